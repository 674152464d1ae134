"""Columns whose values are known instances of an attribute, whatever the page calls them: M3 (1), case 2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set

from crawler.attributes.columns import Column
from crawler.attributes.name import Name
from knowledge.matching import Matcher
from knowledge.similarity import fold

#: Values of a column that are looked up.
SAMPLE = 50
#: Least share of a column's values that are known, and how many different known ones: of one without a label, and of one whose
#: label is no word of the domain, which mostly says what else it is.
LOOSE, LABELLED = (0.3, 2), (0.5, 3)
#: How many times as many must be known of the attribute as of any other: what is a language may be a subject too.
CLEAR = 1.5
#: How sure known values are at most: no page says it.
SUREST = 0.7
_LOOSE = frozenset({"class", "position"})


def by_instances(
    columns: Sequence[Column],
    title: int | None,
    matcher: Matcher,
    found: dict[int, Name],
    taken: set[str],
    said: Set[int],
) -> None:
    """Name columns by the instances that the domain describes: of the fields whose m values hold k_j known ones the one with the
    largest k_j, w = k_j/m. One value that all records have tells nothing, nor do two fields about as much known of what a thing
    has one of: a language and that of the original, two ends of a way. Known values outdo the looks that named a column, which
    the page has not `said` the name of, but take no name from another: those whom a thing is like are better known than who
    made it."""
    told = []
    for index, column in enumerate(columns):
        if index in said or index == title or not column.cells or not _is_open(column, matcher):
            continue
        named = _known(column, matcher)
        if named is not None and named[1] not in taken:
            told.append((-named[0], index, named[1], named[2]))
    told.sort()
    for place, (count, index, attribute, share) in enumerate(told):
        if attribute in taken:
            continue
        taken.add(attribute)
        rivals = (one for one in told[place + 1 :] if one[2] == attribute and count > CLEAR * one[0])
        if matcher.domain.attribute(attribute).multiple or all(
            _alike(columns[index], columns[one[1]]) for one in rivals
        ):
            if index in found:
                taken.discard(found[index].attribute)
            found[index] = Name(attribute, min(share, SUREST))


def _alike(column: Column, other: Column) -> bool:
    """Whether columns say the same: what is there twice, for screens of two widths."""
    return list(map(fold, column.values)) == list(map(fold, other.values))


def _is_open(column: Column, matcher: Matcher) -> bool:
    """Whether the page calls a column by no word of the domain, nor by one that the domain says is of other things."""
    return matcher.key(column.key)[0] is None and not matcher.excluded(column.key)


def _known(column: Column, matcher: Matcher) -> tuple[int, str, float] | None:
    """How many values of a column are known of the attribute that most are known of, this, and their share; None where too few
    are, or nearly as many of another."""
    share, different = LOOSE if column.source in _LOOSE else LABELLED
    times = Counter(column.values[:SAMPLE])
    if len(times) < different:
        return None
    hits: dict[str, list[str]] = {}
    for value in times:
        for attribute in matcher.instances.of(value):
            hits.setdefault(attribute, []).append(value)
    counts = Counter({attribute: sum(times[value] for value in values) for attribute, values in hits.items()})
    (best, count), *others = counts.most_common(2) or [("", 0)]
    if count < share * times.total() or len(set(map(fold, hits.get(best, ())))) < different:
        return None
    if others and count < CLEAR * others[0][1]:
        return None
    return count, best, count / times.total()
