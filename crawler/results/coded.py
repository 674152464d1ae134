"""The ISBN of a page about one thing where only addresses have it: a button to other catalogues ("/isbn/0306406152"), a
cover named by it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from urllib.parse import unquote

from crawler.models import FieldValue
from crawler.page import Tree
from knowledge.matching import Matcher
from knowledge.values import isbn13

#: An ISBN in an address, called so right before it.
_CALLED = re.compile(r"isbn(?:[-_]?1[03])?[/:=_-]{1,2}((?:97[89]-?)?(?:\d-?){9}[\dXx])(?![\dA-Za-z])", re.I)
#: Longest address that is read, and most of them.
LONGEST, MOST = 500, 400
#: How surely it is the thing's: nothing on the page says so in words.
CONFIDENCE = 0.7


def coded(
    values: Sequence[FieldValue], tree: Tree, intervals: Sequence[tuple[int, int]], matcher: Matcher
) -> list[FieldValue]:
    """The values with the one ISBN that addresses of links and pictures in these intervals name, where the domain asks for
    one and nothing else told it. Several different ones are those of other things too."""
    attribute = next((one.name for one in matcher.domain.attributes if one.type == "isbn"), None)
    if attribute is None or any(value.attribute == attribute for value in values):
        return list(values)
    found: dict[str, str] = {}
    for start, end in intervals:
        links = [tree.attribute(node, "href") for node in tree.find("a", start, end)[:MOST]]
        for address in links + [tree.attribute(node, "src") for node in tree.find("img", start, end)[:MOST]]:
            match = _CALLED.search(unquote(address)) if len(address) <= LONGEST else None
            code = isbn13(match[1]) if match else None
            if match and code:
                found.setdefault(code, match[1])
    if len(found) != 1:
        return list(values)
    return [*values, FieldValue("isbn", next(iter(found.values())), attribute, CONFIDENCE)]
