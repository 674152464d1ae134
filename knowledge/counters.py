"""Labels that end in a sign or a short word for "number"."""

from __future__ import annotations

import re
from collections.abc import Callable

from knowledge.domain import Attribute

_SIGN = re.compile(r"(?<=\w)\s*(?:(?P<sign>#|№|\bn[°º]\.?)|\b(?:no|nr|num)\.?)\s*[:：]?\s*\Z", re.I)


def numbered(keys: Callable[[str], tuple[str | None, float]], label: str, main: Attribute) -> tuple[str | None, float]:
    """What a label stands for by `keys`, with "number" in the place of a sign for it ("Case #", "Docket No.") where it is not
    known otherwise: what such a sign follows is not the `main` attribute, which the label without its sign may be."""
    found = keys(label)
    sign = _SIGN.search(label)
    if sign is None or found[0] not in (None, main.name) or label.casefold() in {one.casefold() for one in main.terms}:
        return found
    told = keys(f"{label[: sign.start()]} number")
    return told if told[0] is not None else (None, 0.0)
