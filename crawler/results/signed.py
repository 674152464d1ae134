"""Who signs a page about one thing: people right below its heading whom nothing else names ("By Ann Lee", "Ann Lee, Bo Hill")."""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.attributes.person import AND, BY, is_person
from crawler.models import FieldValue
from crawler.page import Page, Tree
from crawler.regions.leaves import Leaf
from crawler.results.headings import name_of
from knowledge.given_names import begin_with_names
from knowledge.matching import Matcher

#: Pieces of text below the heading among which people are looked for, longest that names some, and how sure that makes them.
AFTER, LONGEST, PLACED = 12, 120, 0.5
#: Share of names of a line that begin with a usual one, and fewest linked side by side of which one must.
USUAL, SEVERAL = 0.5, 2
#: What elements around those are called who wrote a text, and how many of them are looked at.
_CALLED, STEPS = ("author", "byline", "writer"), 3
_DID = r"(?:(?i:written|posted|published|story|text)\s+)?"
_BY = re.compile(rf"{_DID}{BY}\s+")
_LONE = re.compile(rf"{_DID}(?:{BY}|BY|Text|Autore?|Autorin|Author)\s*:?")
_BEFORE, _PARTED = re.compile(r"^[\W_]+"), re.compile(r"\s+[•|·–—-]\s+")
_INITIAL = re.compile(r"(?<!\w)[^\W\d_a-z]\.")
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
    people = _below(row, _place(row, heading, page), page.tree)
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


def _below(row: Sequence[Leaf], place: int, tree: Tree) -> list[str]:
    """The people of the first line that holds nothing else."""
    if place < 0:
        return []
    near = row[place + 1 : place + 1 + AFTER]
    for at, leaf in enumerate(near):
        if len(leaf.text) > LONGEST or leaf.heading:
            return []
        line = [one for one in near[at:] if one.run == leaf.run and one.path == leaf.path]
        texts = [_PARTED.split(_BEFORE.sub("", one.text), maxsplit=1)[0] for one in line]
        told = _BY.match(texts[0]) is not None or (at > 0 and _LONE.fullmatch(near[at - 1].text) is not None)
        texts = [_BY.sub("", text, count=1) for text in texts]
        names = [part.strip(" ,;") for text in texts for part in _PARTS.split(text) if part.strip(" ,;")]
        if not names or not all(map(is_person, names)):
            continue
        beside = len(names) >= SEVERAL and all(one.link >= 0 for one in line) and _is_usual(names)
        if told or beside or _is_called(tree, leaf) or begin_with_names(names) >= USUAL:
            return names
    return []


def _is_usual(names: Sequence[str]) -> bool:
    """Whether one of several begins as people's names do, or has an initial: two tags or buttons look like names as well."""
    return begin_with_names(names) > 0 or any(map(_INITIAL.search, names))


def _is_called(tree: Tree, leaf: Leaf) -> bool:
    """Whether the elements around a text are called after those who write."""
    node = leaf.owner
    for _ in range(STEPS):
        attributes = tree.attributes[node]
        said = f"{attributes.get('class') or ''} {attributes.get('rel') or ''} {attributes.get('id') or ''}"
        if any(word in said.lower() for word in _CALLED):
            return True
        node = tree.parents[node]
        if node < 0:
            break
    return False
