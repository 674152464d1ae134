"""Small pieces of HTML the sample sites share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape as e
from urllib.parse import urlencode

__all__ = ["e", "hidden", "numbers", "options", "query"]


def options(pairs: Iterable[tuple[str, str]], chosen: str = "") -> str:
    """The `<option>` elements of (value, text) pairs."""
    return "\n".join(
        f'<option value="{e(value)}"{" selected" if value == chosen else ""}>{e(text)}</option>'
        for value, text in pairs
    )


def hidden(pairs: Iterable[tuple[str, str]]) -> str:
    """Hidden inputs for (name, value) pairs."""
    return "".join(f'<input type="hidden" name="{e(name)}" value="{e(value)}">' for name, value in pairs)


def query(path: str, pairs: Sequence[tuple[str, object]], encoding: str = "utf-8") -> str:
    """A link's target, escaped for an attribute."""
    encoded = urlencode([(name, str(value)) for name, value in pairs], encoding=encoding, errors="xmlcharrefreplace")
    return e(f"{path}?{encoded}")


def numbers(current: int, last: int, around: int = 4) -> list[int]:
    """The page numbers a pager shows: the first, the last, and those around the current one."""
    shown = {1, last, *range(max(1, current - around), min(last, current + around) + 1)}
    return sorted(shown)
