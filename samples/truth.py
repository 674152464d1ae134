"""How a value that a site displays is held against the catalogue.

A displayed value is right when `normal` of both is equal: Unicode NFKC, one space for any run of white space, no
spaces at the ends, letters without case. `price` keeps only the number ("€12.50" and "12.50 EUR" → "12.50"); `year`
only its four digits; `isbn` only digits and X; `identifier` only digits ("#12" → "12"); `author` becomes the set of its
names, so that order and the site's separator (";", "、", ",", "&", "and") do not count, nor the marks "by" and "著".
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

Value = str | list[str]

_SPACES = re.compile(r"\s+")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
_YEAR = re.compile(r"(?<!\d)\d{4}(?!\d)")
_BETWEEN_NAMES = re.compile(r"\s*[;、,&]\s*|(?:\A|(?<=\s))and(?:\Z|(?=\s))")
_MARK = re.compile(r"\A\s*(?:by\s+)*|(?:\s*著)*\s*\Z")


def normal(attribute: str, value: Value) -> str | frozenset[str]:
    """The comparable form of a displayed or a true value of `attribute`."""
    if attribute == "author":
        parts: Iterable[str] = value if isinstance(value, list) else [value]
        return frozenset(name for part in parts for name in _names(part))
    text = _plain("; ".join(value) if isinstance(value, list) else value)
    if attribute == "price":
        match = _NUMBER.search(text)
        return f"{float(match[0].replace(',', '.')):.2f}" if match else text
    if attribute == "year":
        match = _YEAR.search(text)
        return match[0] if match else text
    if attribute == "identifier":
        return re.sub(r"\D", "", text)
    if attribute == "isbn":
        return re.sub(r"[^0-9x]", "", text)
    return text


def same(attribute: str, one: Value, other: Value) -> bool:
    """Whether two values of `attribute` say the same."""
    return normal(attribute, one) == normal(attribute, other)


def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text).casefold()
    return _SPACES.sub(" ", unicodedata.normalize("NFKC", folded)).strip()


def _names(text: str) -> list[str]:
    names = (_MARK.sub("", name) for name in _BETWEEN_NAMES.split(_plain(text)))
    return [name for name in names if name]
