"""Who signs a page about one thing: people right below its heading whom nothing else names ("By Ann Lee", "Ann Lee, Bo Hill")."""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.attributes.person import AND, BY, is_person
from crawler.models import FieldValue
from crawler.page import Page
from crawler.regions.leaves import Leaf
from crawler.results.headings import name_of
from knowledge.given_names import begin_with_names
from knowledge.matching import Matcher

#: Pieces of text below the heading among which people are looked for, longest that names some, and how sure that makes them.
AFTER, LONGEST, PLACED = 8, 120, 0.5
#: Share of names of a line that begin with a usual one, and fewest names side by side that need none.
USUAL, SEVERAL = 0.5, 2
_BY = re.compile(rf"{BY}\s+")
_PARTS = re.compile(rf"\s*[;&]\s*|\s+{AND}\s+|,\s+(?:{AND}\s+)?")


def signed(
    values: Sequence[FieldValue], row: Sequence[Leaf], heading: int, page: Page, matcher: Matcher
) -> list[FieldValue]:
    """The values with the people below the heading, or below the text that the page's title begins with where no heading is,
    for the attribute of those who write, where nothing else is that."""
    kinds = {one.name: one for one in matcher.domain.attributes}
    writer = kinds.get(matcher.key("author")[0] or matcher.key("by")[0] or "")
    if writer is None or writer.type != "name" or any(value.attribute == writer.name for value in values):
        return list(values)
    people = _below(row, _place(row, heading, page))
    if not people:
        return list(values)
    shown = {name.casefold() for name in people}
    named = {value.value.casefold() for value in values if value.attribute is not None}
    if shown & named:
        return list(values)
    kept = [value for value in values if value.value.casefold() not in shown]
    found = people if writer.multiple else people[:1]
    return [*kept, *(FieldValue("author", name, writer.name, PLACED) for name in found)]


def _place(row: Sequence[Leaf], heading: int, page: Page) -> int:
    """Where the heading ends among the pieces of text, -1 where there is none."""
    if heading >= 0:
        inside = [at for at, leaf in enumerate(row) if heading < leaf.node < page.tree.ends[heading]]
        return inside[-1] if inside else -1
    name = name_of(page).casefold()
    return next((at for at, leaf in enumerate(row) if leaf.text.casefold() == name), -1) if " " in name else -1


def _below(row: Sequence[Leaf], place: int) -> list[str]:
    """The people of the first line that holds nothing else."""
    if place < 0:
        return []
    near = row[place + 1 : place + 1 + AFTER]
    for at, leaf in enumerate(near):
        if len(leaf.text) > LONGEST or leaf.heading:
            return []
        line = [one for one in near[at:] if one.run == leaf.run and one.path == leaf.path]
        told = _BY.match(leaf.text) is not None
        texts = [_BY.sub("", one.text, count=1) for one in line]
        names = [part.strip(" ,;") for text in texts for part in _PARTS.split(text) if part.strip(" ,;")]
        if not names or not all(map(is_person, names)):
            continue
        beside = len(names) >= SEVERAL and all(one.link >= 0 for one in line)
        if told or beside or begin_with_names(names) >= USUAL:
            return names
    return []
