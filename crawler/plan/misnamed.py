"""Boxes that are called after one attribute and search for another: "Name of the list" over records that show but titles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from crawler.plan.evidence import ANY, Evidence
from crawler.plan.query import Query, Slot

#: Records without any value of the attribute, and answers with records, from which on a box is none for it.
RECORDS, ANSWERS = 5, 2


def misnamed(slots: Sequence[Slot], queries: Iterable[Query], evidence: Evidence) -> Slot | None:
    """The one box for words whose answers hold records though none known shows the attribute that it was taken for: nothing
    would ever be asked in it but first values, while words of what the records do show are found by it."""
    boxes = [slot for slot in slots if slot.kind == "text"]
    if len(boxes) != 1 or evidence.size < RECORDS:
        return None
    box = boxes[0]
    if box.attribute in (ANY, evidence.domain.main) or evidence.having(box.attribute):
        return None
    names = (box.name,)
    told = (query for query in queries if query.found and tuple(name for name, _ in query.assignment) == names)
    return box if sum(query.purpose == "sample" for query in told) >= ANSWERS else None
