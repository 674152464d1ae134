"""Lists set as preformatted text, a line for each thing: what an element is to other pages, a line is to these."""

from __future__ import annotations

import re

from crawler.aligned import aligned
from crawler.columned import columned

_PRE, _PRE_END = re.compile(r"<pre\b[^<>]{0,500}>", re.I), re.compile(r"</pre\b", re.I)
#: A label at the beginning of a line, and where one paragraph ends and the next begins.
_LABEL, _BLANK = re.compile(r"[^\W\d_][^:：<>\n]{0,38}[:：]"), re.compile(r"\n[ \t]*\n\s*")
#: Fewest lines with links that make preformatted text a list, and their least share of the lines.
LINES, MOST = 3, 0.5
#: How far above its first line the names of a list's columns stand at most: below them there may be a rule.
HEAD = 3


def listed(text: str) -> str:
    """A page's text with the lists in it that are preformatted as elements."""
    parts: list[str] = []
    done = 0
    while (begin := _PRE.search(text, done)) and (end := _PRE_END.search(text, begin.end())):
        inside = text[begin.end() : end.start()]
        parts += [text[done : begin.end()], _parted(inside) or aligned(inside) or _lined(inside)]
        done = end.start()
    return "".join([*parts, text[done:]]) if parts else text


def _lined(text: str) -> str:
    """Preformatted text with each line that has a link, and the indented ones below it, as an element of its own, where
    most lines that are not indented have one: a list, a line or a few for each thing."""
    lines = text.split("\n")
    linked = ["<a " in line or "<A " in line for line in lines]
    filled = sum(one or not line[0].isspace() for line, one in zip(lines, linked, strict=True) if line)
    whole = all(line.count("<") == line.count(">") for line in lines)
    if sum(linked) < max(LINES, MOST * filled) or not whole:
        return text
    if table := _table(lines, linked):
        return table
    told: list[str] = []
    opened = False
    for line, one in zip(lines, linked, strict=True):
        if opened and (one or not line[:1].isspace()):
            told.append("</div>")
            opened = False
        told.append(f"<div>{line}\n" if one else f"{line}\n")
        opened = opened or one
    return "".join([*told, "</div>" * opened])


def _table(lines: list[str], linked: list[bool]) -> str:
    """The lines with those that have links as a table, "" where they are not set in columns below names."""
    first = linked.index(True)
    stop = len(lines) - linked[::-1].index(True)
    over = first - 1
    while over > first - HEAD and over >= 0 and not any(map(str.isalpha, lines[over])):
        over -= 1
    if over < 0 or not all(linked[first:stop]):
        return ""
    table = columned(lines[first:stop], lines[over])
    return "\n".join([*lines[:over], table, *lines[stop:]]) if table else ""


def _parted(text: str) -> str:
    """Preformatted text with each paragraph as an element of its own, where all begin with the same label and hold several
    lines with labels: a record each. Nothing for any other."""
    paragraphs = [one for one in _BLANK.split(text.strip("\r\n").replace("\r", "")) if one.strip()]
    labels = [match[0] if (match := _LABEL.match(one)) else "" for one in paragraphs]
    if len(paragraphs) < LINES or len(set(labels)) > 1 or not labels[0] or any("<" in one for one in paragraphs):
        return ""
    if any(sum(_LABEL.match(line) is not None for line in one.split("\n")) < LINES for one in paragraphs):
        return ""
    return "\n" + "".join(f"<div>{one}\n</div>" for one in paragraphs)
