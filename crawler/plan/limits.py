"""Where answers seem to be cut off though no site says so: several that end at one round number of records."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from crawler.plan.query import CAP_PAGES, Query

#: Pages after which a result that ends before the total it stated is cut off, and answers of equally many records that
#: all end so before that.
SHORT_PAGES, SHORT_ANSWERS = 3, 3
#: Numbers of records at which sites cut their answers off are multiples of this; other answers of just as many records that
#: tell it before `CAP_PAGES`.
ROUND, ALIKE = 50, 2
#: Answers of just as many records, and the fewest of these, that tell it at any number: they hold this many times as many
#: different ones.
SAME, FEWEST, DIFFERENT = 3, 10, 2
#: How many times what it shows an answer is thought to match that says only that there is more.
CUT = 2


def ended_alike(query: Query, queries: Collection[Query]) -> list[Query]:
    """The answers cut off at one number of records with this one, itself among them; none where it does not look so, or another
    question had more records, or states more. The number is a round one unless several hold different records."""
    same = [one for one in queries if one is not query and one.ended and one.found == query.found]
    least = CAP_PAGES if len(same) < ALIKE else SHORT_PAGES
    if not same or ((query.found % ROUND or query.pages < least) and not _differ([query, *same])):
        return []
    asked = (one for one in queries if one.assignment and one.purpose != "null")
    if any(max(one.found, 0 if one.cut else one.total or 0) > query.found for one in asked):
        return []
    return [query, *same]


def _differ(alike: Sequence[Query]) -> bool:
    """Whether answers of equally many records are so many, and so different, that this is no chance."""
    found = alike[0].found
    if len(alike) <= SAME or found < FEWEST or any(one.total is not None and not one.cut for one in alike):
        return False
    return len(set().union(*(one.members for one in alike))) >= DIFFERENT * found


def cut_off(queries: Iterable[Query]) -> None:
    """Note of those that state nothing that they match more than they showed."""
    for one in queries:
        if one.total is None and one.assignment:
            one.total, one.cut = CUT * one.found, True


def went_on(queries: Iterable[Query]) -> None:
    """Forget that any was cut off."""
    for one in queries:
        if one.cut:
            one.total, one.cut = None, False
