"""Whether a search tells capitals from small letters, so that words have to be asked for as the records write them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from crawler.plan.query import Query

#: Words asked for in small letters that must have brought nothing though records hold them, and how many times those that
#: brought something; words asked for as they are written that must have brought nothing for that not to be the reason.
MISSED, OFTEN, TRIED = 3, 3, 3


def tells_capitals(
    queries: Iterable[Query],
    searched: Mapping[str, str],
    spelled: Callable[[str], str],
    known: Callable[[str, str], bool],
) -> bool:
    """Whether words in small letters fail where records hold them in capitals. `searched` are the attributes of the slots for
    words, `known` tells whether a record holds a word in an attribute."""
    missed = found = tried = met = 0
    for query in queries:
        if query.purpose != "sample" or not query.answered or len(query.assignment) != 1:
            continue
        ((slot, value),) = query.assignment
        small = value.casefold()
        written = spelled(small)
        if " " in value or written == small or slot not in searched:
            continue
        if value == written:
            tried += 1
            met += query.found > 0
        elif value == small and known(searched[slot], small):
            missed += not query.found
            found += query.found > 0
    return missed >= MISSED and missed >= OFTEN * found and (met > 0 or tried < TRIED)
