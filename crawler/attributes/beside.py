"""Words beside a title in its cell: marks of a state, a path, a list of labels, which the header of the column names too."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence

from crawler.attributes.columns import Column
from crawler.attributes.name import Name
from crawler.regions.leaves import Leaf
from knowledge.values import date
from knowledge.words import word_count

#: What a name begins with, and the longest word before it that is written small ("van den").
_NAME, PARTICLE = re.compile(r"""[@\[("'“«]?[^\W\d_]"""), 4
#: Words from which what begins a cell is no mark of a state.
WORDY = 4
#: Fewest records whose cells tell what comes again in them from what differs, and the share of the texts that do.
FEW, DIFFERENT = 4, 0.9
#: What stands between a name and what follows it: a day, mostly.
_AFTER = re.compile(r"\s*[,·|•–—]\s+|\s+(?:on|am|le|el|il)\s+")
_BY = re.compile(r"(?:by|von|par|por|di|door|av|af)[:\s]\s*(\S.{0,80})\Z", re.I)


def set_aside(found: Sequence[Column], named: dict[int, Name], main: str, people: str = "") -> list[Column]:
    """The columns, those under a header that names the `main` attribute with nothing but the titles in them: where the
    first text that is a link stands in the cell, or, where no cell has a link, the texts that tell the records apart, what is
    built otherwise beside it goes to columns without a name. One of them is that of the `people`, where nothing else is: names
    behind a "by"."""
    rest: list[Column] = []
    free = bool(people) and people not in {name.attribute for name in named.values()}
    for index, name in list(named.items()):
        column = found[index]
        if name.attribute != main or column.source != "header" or len(column.cells) == len(column.records):
            continue
        told: dict[int, list[Leaf]] = defaultdict(list)
        for number, leaf, _ in column.cells:
            told[number].append(leaf)
        apart = _telling_apart(column)
        paths = {
            number: _titles_at(row) or (apart if any(one.path == apart for one in row) else None)
            for number, row in told.items()
        }
        kept = [cell for cell in column.cells if paths[cell[0]] in (None, cell[1].path)]
        if len(kept) < len(column.cells):
            spare = [cell for cell in column.cells if paths[cell[0]] not in (None, cell[1].path)]
            by = [_writer(value) for _, _, value in spare] if free else []
            who = [(number, leaf, name) for (number, leaf, _), name in zip(spare, by, strict=free) if name]
            if 2 * len({number for number, *_ in who}) > len(column.records):
                named[len(found) + len(rest)] = Name(people, 0.8)
                rest.append(Column("by", "position", who))
                spare, free = [cell for cell, name in zip(spare, by, strict=True) if not name], False
            if spare:
                rest.append(Column(f"{column.key} 2", "position", spare))
            column.cells[:] = kept
    return [*found, *rest]


def _titles_at(row: Sequence[Leaf]) -> str | None:
    """Where the title stands in its cell: first, where that is several words, else where the first link is."""
    if word_count(row[0].text) >= WORDY:
        return row[0].path
    return next((one.path for one in row if one.link >= 0), None)


def _telling_apart(column: Column) -> str | None:
    """Where in cells without a link the only texts stand that differ from record to record, beside words that come again in
    many: "bug", "feature", "documentation" before what is to be done."""
    if len(column.records) < FEW or any(leaf.link >= 0 for _, leaf, _ in column.cells):
        return None
    said: dict[str, list[str]] = defaultdict(list)
    for _, leaf, value in column.cells:
        said[leaf.path].append(value)
    kinds = {path: len(set(values)) / len(values) for path, values in said.items()}
    differing = [path for path, share in kinds.items() if share >= DIFFERENT]
    again = all(2 * share <= 1 for path, share in kinds.items() if path not in differing)
    whole = len(differing) == 1 and len(said[differing[0]]) >= DIFFERENT * len(column.records)
    return differing[0] if whole and again else None


def _writer(text: str) -> str:
    """The name behind a "by", without the day after it; "" where what stands there is none: a number, or words that are
    written small ("by 2030", "by train and boat"), but for those of a name ("de la Cruz")."""
    match = _BY.match(text)
    if match is None:
        return ""
    name: str = match[1]
    for after in _AFTER.finditer(name):
        if date(name[after.end() :]) is not None:
            name = name[: after.start()]
            break
    small = [word for word in name.split() if word[0].islower()]
    words = name[0].islower() and " " in name and (max(map(len, small)) > PARTICLE or name.islower())
    return name if _NAME.match(name) and not words else ""
