"""Words beside a title in its cell: marks of a state, a path, a list of labels, which the header of the column names too."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence

from crawler.attributes.columns import Column
from crawler.attributes.naming import Name
from crawler.regions.leaves import Leaf

_BY = re.compile(r"(?:by|von|par|por|di|door|av|af)[:\s]\s*(\S.{0,80})\Z", re.I)


def set_aside(found: Sequence[Column], named: dict[int, Name], main: str, people: str = "") -> list[Column]:
    """The columns, those under a header that names the `main` attribute with nothing but the titles in them: where the
    first text that is a link stands in the cell, what is built otherwise beside it goes to columns without a name. One of
    them is that of the `people`, where nothing else is: names behind a "by"."""
    rest: list[Column] = []
    free = bool(people) and people not in {name.attribute for name in named.values()}
    for index, name in list(named.items()):
        column = found[index]
        if name.attribute != main or column.source != "header" or len(column.cells) == len(column.records):
            continue
        told: dict[int, list[Leaf]] = defaultdict(list)
        for number, leaf, _ in column.cells:
            told[number].append(leaf)
        paths = {number: next((one.path for one in row if one.link >= 0), None) for number, row in told.items()}
        kept = [cell for cell in column.cells if paths[cell[0]] in (None, cell[1].path)]
        if len(kept) < len(column.cells):
            spare = [cell for cell in column.cells if paths[cell[0]] not in (None, cell[1].path)]
            by = [_BY.match(value) for _, _, value in spare] if free else []
            who = [(number, leaf, match[1]) for (number, leaf, _), match in zip(spare, by, strict=free) if match]
            if 2 * len({number for number, *_ in who}) > len(column.records):
                named[len(found) + len(rest)] = Name(people, 0.8)
                rest.append(Column("by", "position", who))
                spare, free = [cell for cell, match in zip(spare, by, strict=True) if not match], False
            if spare:
                rest.append(Column(f"{column.key} 2", "position", spare))
            column.cells[:] = kept
    return [*found, *rest]
