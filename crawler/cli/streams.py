"""The standard streams of the command line: they take every text, whatever the terminal's charset."""

from __future__ import annotations

import codecs
import io
import json
import os
import re
import sys
from typing import Any

_ESCAPED = "formdiver.escaped"
#: Control characters that JSON may have as they are, and that a terminal takes for orders.
_ORDERS = re.compile(r"[\x7f-\x9f]")


def prepare() -> None:
    """Have both streams write what their charset lacks as `\\uXXXX`, which JSON reads again, and not break off at it: a terminal
    without UTF-8, the name of a file that is no UTF-8. Streams that are closed lead to nothing from then on: the next file to be
    opened would else have their number, and get what libraries say."""
    _opened()
    codecs.register_error(_ESCAPED, _escaped)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_ESCAPED)


def _opened() -> None:
    """Put nothing where a standard stream is closed."""
    file = os.open(os.devnull, os.O_RDWR)
    while file <= 2:
        file = os.dup(file)
    os.close(file)
    for number, name in ((1, "stdout"), (2, "stderr")):
        if getattr(sys, name) is None:
            setattr(sys, name, io.TextIOWrapper(io.FileIO(number, "w", closefd=False), "utf-8"))


def printable(text: object) -> str:
    """Text as a terminal may be given it, whatever a file or a site put into it: no control characters but ends of lines."""
    return "".join(c if c.isprintable() or c == "\n" else " " for c in str(text))


def as_line(data: Any) -> str:
    """Data as one line of JSON that a terminal may be shown, whatever a site put into it."""
    return _ORDERS.sub(lambda one: f"\\u{ord(one[0]):04x}", json.dumps(data, ensure_ascii=False))


def _escaped(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    units = error.object[error.start : error.end].encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4)), error.end
