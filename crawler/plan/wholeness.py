"""Whether the answer to a query that excludes nothing has shown everything there is."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from crawler.plan.query import Query

#: Share of a blank answer that others may bring beside it for it to have shown everything; of theirs where it states no
#: number.
OUTGROWN, STRANGE = 0.1, 0.05
#: Records of answers read to their ends for a blank one to be taken for everything though it ended at a round number.
CHECKED = 40
#: Share of the number it states that it must have shown.
STATED = 0.99


def shows_all(blank: Query, others: Collection[Query], stated: int | None, cap: int | None) -> bool:
    """Whether the answer was read to its last page, and neither a limit there nor what others brought speaks against it."""
    if not _ended(blank) or _outgrown(blank, others, stated):
        return False
    if stated is not None:
        return blank.shown >= STATED * stated
    return cap is None and (not blank.round or len(_members(q for q in others if q.ended)) >= CHECKED)


def shows_most(blank: Query, others: Collection[Query], stated: int | None, cap: int | None) -> bool:
    """Whether an answer that states no number was read to its end, and hardly anything was met that it lacks: short answers
    tell whether it was everything, since what stands first in it stands first in long ones too."""
    return stated is None and cap is None and _ended(blank) and not _outgrown(blank, others, stated)


def _ended(blank: Query) -> bool:
    return blank.ended and not blank.given_up and blank.found > 0


def _outgrown(blank: Query, others: Collection[Query], stated: int | None) -> bool:
    """Whether others brought so much that the answer cannot have shown everything."""
    new = sum(query.new for query in others)
    if stated is not None:
        return new > max(2, OUTGROWN * blank.found)
    return new > STRANGE * len(_members(others))


def _members(queries: Iterable[Query]) -> set[str]:
    return {one for query in queries for one in query.members}
