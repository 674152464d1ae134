"""Words beside a title in its cell: marks of a state, a path, a list of labels, which the header of the column names too."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from crawler.attributes.columns import Column
from crawler.attributes.naming import Name
from crawler.regions.leaves import Leaf


def set_aside(found: Sequence[Column], named: Mapping[int, Name], main: str) -> list[Column]:
    """The columns, those under a header that names the `main` attribute with nothing but the titles in them: where the
    first text that is a link stands in the cell, what is built otherwise beside it goes to a column without a name."""
    rest: list[Column] = []
    for index, name in named.items():
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
            rest.append(Column(f"{column.key} 2", "position", spare))
            column.cells[:] = kept
    return [*found, *rest]
