"""Names after which a sentence goes on ("By Jane Doe. North Press"): cut off, so that they are a field of their own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.attributes.columns import Column
from crawler.attributes.person import PERSON
from knowledge.matching import Matcher

#: Words cut short before a number: "Sonata No. 5" is nobody.
_COUNTING = "".join(rf"(?<!\b{word})" for word in "No Nr Nos Op Opp Vol Bd Pt Ch Fig Ser Ed Св Вып Т".split())
#: People, the full stop that ends their sentence, and what follows. An initial ends none: names end in two letters.
_PEOPLE = re.compile(
    rf"((?:by\s+)?{PERSON}(?:(?:\s*[,;&]\s*(?:and\s+)?|\s+and\s+){PERSON}){{0,20}}){_COUNTING}\.\s+(?=\S)(.+)\Z", re.S
)
#: Any words and a new sentence after a word of three letters.
_WORDS = re.compile(r"(.{0,200}?[^\W\d_]{3})\.\s+(?=[^\W_a-z])(.+)\Z", re.S)
#: Longest value that is cut, in characters; share of a column's values that must go on so, and fewest of a list.
LONGEST, SHARE, SEVERAL = 300, 0.7, 2


def split_people(found: Sequence[Column], matcher: Matcher, *, lone: bool = False) -> list[Column]:
    """The columns with those cut in two whose values are people and a sentence after them, or any names where the page
    calls them so; of a `lone` record only people in one text with their label, as other texts may begin with any names, and
    names of offices hold full stops ("United States. Army")."""
    result: list[Column] = []
    for column in found:
        result.append(column)
        if column.source == "header" or (lone and not _labelled_within(column)):
            continue
        matches = _cut(column, _PEOPLE)
        least = max(1 if lone else SEVERAL, SHARE * len(matches))
        other = _cut(column, _WORDS) if not lone else []
        if sum(map(bool, matches)) >= least:
            matches = [one or two for one, two in zip(matches, other or matches, strict=True)]
        elif sum(map(bool, other)) >= least and _called_names(column, matcher):
            matches = other
        else:
            continue
        rest = Column(f"{column.key} 2", "position")
        for place, match in enumerate(matches):
            if match:
                number, leaf, _ = column.cells[place]
                column.cells[place] = (number, leaf, match[1])
                rest.cells.append((number, leaf, match[2]))
        result.append(rest)
    return result


def _labelled_within(column: Column) -> bool:
    return column.source in ("label", "term") and all(leaf.text != value for _, leaf, value in column.cells)


def _cut(column: Column, pattern: re.Pattern[str]) -> list[re.Match[str] | None]:
    return [pattern.match(value) if len(value) <= LONGEST else None for value in column.values]


def _called_names(column: Column, matcher: Matcher) -> bool:
    """Whether the page calls a column by an attribute whose values are names."""
    if column.source not in ("label", "term"):
        return False
    attribute, _ = matcher.key(column.key)
    return attribute is not None and matcher.domain.attribute(attribute).type == "name"
