"""What is wrong with a domain file, in the words of such a file."""

from __future__ import annotations

import contextlib
from typing import Any

#: What should stand where something of another shape does, in the words of such a file.
_SHAPES = {
    **dict.fromkeys(("tuple_type", "list_type"), "should be a list, like [one, other]"),
    "model_type": "should be a mapping, like {name: title, type: text}",
    "dict_type": "should be a list or a mapping, not a single value",
    "string_type": "should be text; put quotes around it",
}
_MOST_SAID = 300


def where(path: tuple[int | str, ...], data: Any) -> str:
    """`attributes.2 (isbn).type: `, so that a person finds the line."""
    words = [str(step) for step in path]
    if len(path) >= 2 and path[0] == "attributes" and isinstance(path[1], int):
        with contextlib.suppress(KeyError, TypeError, IndexError):
            words[1] += f" ({data['attributes'][path[1]]['name']})"
    return ".".join(words) + ": " if words else ""


def what(item: Any) -> str:
    """What is wrong there, and what to do about it, of an error of pydantic's."""
    message = str(item["msg"]).removeprefix("Value error, ")
    if item["type"] == "extra_forbidden":
        return "unknown key; remove it or correct its spelling"
    if item["type"] == "missing":
        return "is missing"
    if item["type"] in _SHAPES:
        return _SHAPES[item["type"]]
    if item["type"] == "too_short":
        return "should have at least one entry"
    return message if len(message) <= _MOST_SAID else message[:_MOST_SAID] + " …"
