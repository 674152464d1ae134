"""Amounts whose currency stands before them in an element of its own: "€" and "7,95" are one price."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from crawler.regions.leaves import Leaf

#: A sign of a currency by itself, a bare amount, and the most nodes between the two.
_SIGN = re.compile(r"[€$£¥₹₽₩₺₴₪₫₱฿]|(?:US|CA|AU|R)\$")
_AMOUNT = re.compile(r"\d[\d.,'’ \u00a0\u202f]{0,20}")
NEAR = 4


def paid(row: Sequence[Leaf]) -> list[Leaf]:
    """The leaves of a record with each such sign put before the amount that follows it in its line."""
    found: list[Leaf] = []
    for leaf in row:
        before = found[-1] if found else None
        if before is not None and _SIGN.fullmatch(before.text.strip()) and _follows(before, leaf):
            found[-1] = replace(leaf, text=f"{before.text.strip()} {leaf.text}")
        else:
            found.append(leaf)
    return found


def _follows(sign: Leaf, leaf: Leaf) -> bool:
    near = (leaf.run, leaf.cell, leaf.link) == (sign.run, sign.cell, sign.link) and 0 < leaf.node - sign.node <= NEAR
    return near and _AMOUNT.fullmatch(leaf.text.strip()) is not None
