"""Imprints written in one line ("London: Old Press, 1983. 560 pages. ISBN 978-0-306-40615-7"): what stands in them as
fields of its own. The ISBN tells that a line is one, its check digit that it is no other number.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.models import FieldValue
from knowledge.matching import Matcher
from knowledge.values import isbn13

#: Longest line that is looked at, and most characters that follow the ISBN where the whole line is an imprint.
LONGEST, REST = 300, 40
#: Confidence of an ISBN that is called one, and of what stands at its place in the line alone.
CALLED, PLACED = 0.9, 0.6
_ISBN = re.compile(
    r"(?<![^\W_])ISBN(?:[-\s]?1[03])?\s?[:：#.]?\s?((?:97[89][-\s‐–]?)?(?:\d[-\s‐–]?){9}[\dXx])(?![\dA-Za-z])", re.I
)
_YEAR = re.compile(r"(?<![\d-])((?:1[5-9]|20)\d\d)(?![\d-])(?!\s?(?:pages|pp?\b|seiten|s\.))", re.I)
#: The name before the year, after a place where one is given.
_MAKER = re.compile(r"\A(?:[^,.:;()\d]{2,40}:\s?)?([^,.:;()\d]{2,60}?(?:\sCo\.|\sInc\.|\sLtd\.)?)\s?[,(]\s?\Z")
#: What is said after a title, which then stands in the line too.
_BY = re.compile(r"(?<![^\W_])(?:by|von|par|por|di|door|av|af)(?![^\W_])", re.I)


def imprinted(fields: Sequence[FieldValue], matcher: Matcher) -> list[FieldValue]:
    """The fields of one record with the ISBN that one of its lines holds, and the year and the publisher of that line,
    as far as the record has none. Several different ISBNs are those of other things too, and are left."""
    result = list(fields)
    kinds = {attribute.type: attribute.name for attribute in reversed(matcher.domain.attributes)}
    taken = {field.attribute for field in fields if field.attribute}
    if "isbn" not in kinds or kinds["isbn"] in taken:
        return result
    found: dict[str, tuple[FieldValue, re.Match[str]]] = {}
    for field in fields:
        if field.attribute is None and "isbn" in field.value.lower() and _is_line(field.value):
            for match in _ISBN.finditer(field.value):
                code = isbn13(match[1])
                if code is not None:
                    found.setdefault(code, (field, match))
    if len(found) != 1:
        return result
    line, match = next(iter(found.values()))
    result.append(FieldValue("ISBN", match[1].strip(), kinds["isbn"], CALLED))
    before, after = line.value[: match.start()], line.value[match.end() :]
    years = list(_YEAR.finditer(f"{before}|{after}"))
    if len({year[1] for year in years}) != 1 or len(after) > REST or kinds.get("year", "") in taken | {""}:
        return result
    result.append(FieldValue(f"{line.key} year", years[0][1], kinds["year"], PLACED))
    maker, publisher = _MAKER.match(before[: years[0].start()]), matcher.key("publisher")[0]
    if maker and publisher and publisher not in taken and not _BY.search(before) and maker[1][0].isupper():
        result.append(FieldValue(f"{line.key} publisher", maker[1].strip(), publisher, PLACED))
    return result


def _is_line(text: str) -> bool:
    """Whether a text may be an imprint: no extract of a longer one, which may speak of anything."""
    return len(text) <= LONGEST and "..." not in text and "…" not in text
