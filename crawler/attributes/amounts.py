"""Amounts whose currency stands before them in an element of its own: "€" and "7,95" are one price, as are "€", "7" and "95"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from crawler.regions.leaves import Leaf

#: A sign of a currency by itself, a bare amount, and the most nodes between the two.
_SIGN = re.compile(r"[€$£¥₹₽₩₺₴₪₫₱฿]|(?:US|CA|AU|R)\$")
_AMOUNT = re.compile(r"\d[\d.,'’ \u00a0\u202f]{0,20}")
NEAR = 4
#: An amount without hundredths, and what stands behind it where these are an element of their own, or the mark before them.
_WHOLE = re.compile(r"(?:\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3}){1,4}|\d{1,12})[.,]?")
_BEHIND = re.compile(r"\d\d|[.,]\d\d|[.,]")


def paid(row: Sequence[Leaf]) -> list[Leaf]:
    """The leaves of a record with each such sign put before the amount that follows it in its line, and the hundredths that
    stand behind that in an element of their own put to it."""
    found: list[Leaf] = []
    signed: Leaf | None = None
    for leaf in row:
        before, text = found[-1] if found else None, leaf.text.strip()
        if before is not None and _SIGN.fullmatch(before.text.strip()) and _follows(before, leaf, _AMOUNT):
            found[-1] = replace(leaf, text=f"{before.text.strip()} {leaf.text}")
            signed = leaf if _WHOLE.fullmatch(text) else None
        elif before is not None and signed is not None and _follows(signed, leaf, _BEHIND):
            open_ = before.text.rstrip().endswith((".", ","))
            point = "," if "." in signed.text else "."
            mark = point if text.isdigit() and not open_ else ""
            found[-1] = replace(before, text=f"{before.text.rstrip()}{mark}{text}")
            signed = leaf if text in (".", ",") and not open_ else None
        else:
            found.append(leaf)
            signed = None
    return found


def _follows(one: Leaf, leaf: Leaf, look: re.Pattern[str]) -> bool:
    """Whether a leaf that looks so stands right behind another one in its line."""
    near = (leaf.run, leaf.cell, leaf.link) == (one.run, one.cell, one.link) and 0 < leaf.node - one.node <= NEAR
    return near and look.fullmatch(leaf.text.strip()) is not None
