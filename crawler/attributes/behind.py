"""What a line says behind linked people: "by <a>Ann Lee</a> on 2 May 2020 - 759 hits"."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from crawler.attributes.columns import Column
from knowledge.matching import Matcher

#: Share of the records with linked people that must say something behind them.
SHARE = 0.7
#: Signs between the parts of such a line, and words that lead to a day.
_BETWEEN = " \t\n\r-–—|·•@,;"
_LEADS = frozenset("on at am le el il den op w".split())


def split_behind_links(found: Sequence[Column], matcher: Matcher) -> list[Column]:
    """The columns with those cut up that a label calls people, and whose records each go on behind a link to them with text
    outside of links that has digits: a day, a count. Each further piece is a column of its own. Nothing but such text is
    left where all records have the same people."""
    result: list[Column] = []
    for column in found:
        result.append(column)
        attribute = matcher.key(column.key)[0] if column.source in ("label", "term") else None
        if attribute is None or matcher.domain.attribute(attribute).type != "name":
            continue
        linked = {number for number, leaf, _ in column.cells if leaf.link >= 0}
        pieces: dict[int, list[int]] = defaultdict(list)
        seen: set[int] = set()
        for place, (number, leaf, value) in enumerate(column.cells):
            if leaf.link >= 0:
                seen.add(number)
            elif (number in seen or not linked) and any(map(str.isdigit, value)):
                pieces[number].append(place)
        if len(pieces) < SHARE * len(linked) or (not linked and not all(_goes_on(value) for value in column.values)):
            continue
        result += _columns(column, pieces)
        gone = {place for places in pieces.values() for place in places}
        column.cells = [cell for place, cell in enumerate(column.cells) if place not in gone]
    return [column for column in result if column.cells]


def _goes_on(value: str) -> bool:
    """Whether a text cannot begin a line: who is linked is the same in all records, and was left out."""
    bare = value.strip()
    first = bare.partition(" ")[0]
    return any(map(str.isdigit, bare)) and (first.casefold() in _LEADS or not bare[0].isalnum())


def _columns(column: Column, pieces: dict[int, list[int]]) -> list[Column]:
    """The pieces of all records by their place in the line, bare of what only joins them to it."""
    most = max(map(len, pieces.values()))
    behind = [Column(f"{column.key} {place + 2}", "position") for place in range(most)]
    for places in pieces.values():
        for own, place in zip(behind, places, strict=False):
            number, leaf, value = column.cells[place]
            own.cells.append((number, leaf, _bare(value)))
    return behind


def _bare(value: str) -> str:
    """A piece without the signs around it and the word that leads to its day."""
    bare = value.strip(_BETWEEN)
    first, _, rest = bare.partition(" ")
    return rest.strip() if rest and first.casefold() in _LEADS else bare
