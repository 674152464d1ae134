"""People after whom a sentence goes on ("By Jane Doe. North Press"): cut off, so that they are a field of their own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.results.columns import Column
from crawler.results.naming import PERSON

#: Names, the full stop that ends their sentence, and what follows. An initial ends no sentence: names end in two letters.
_SENTENCE = re.compile(
    rf"((?:by\s+)?{PERSON}(?:(?:\s*[,;&]\s*(?:and\s+)?|\s+and\s+){PERSON}){{0,20}})\.\s+(?=\S)(.+)\Z", re.S
)
#: Longest value that is cut, in characters; share of a column's values that must go on so, and fewest of a list.
LONGEST, SHARE, SEVERAL = 300, 0.7, 2


def split_people(found: Sequence[Column], *, lone: bool = False) -> list[Column]:
    """The columns with those cut in two whose values are people and a sentence after them; of a `lone` record only what
    is labelled, as other texts may begin with any names."""
    result: list[Column] = []
    for column in found:
        result.append(column)
        if column.source == "header" or (lone and column.source not in ("label", "term")):
            continue
        matches = [_SENTENCE.match(value) if len(value) <= LONGEST else None for value in column.values]
        if sum(map(bool, matches)) < max(1 if lone else SEVERAL, SHARE * len(matches)):
            continue
        rest = Column(f"{column.key} 2", "position")
        for place, match in enumerate(matches):
            if match:
                number, leaf, _ = column.cells[place]
                column.cells[place] = (number, leaf, match[1])
                rest.cells.append((number, leaf, match[2]))
        result.append(rest)
    return result
