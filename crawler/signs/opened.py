"""Links whose script does nothing but open a page, in a window of its own or in this one: `onclick="window.open('/item?id=5')"`,
`href="javascript:show(5)"` with `function show(id) { window.open('/item?id=' + id, 'w', 'width=600'); }`.

Read as text, never run: all of the script must be that, put together of texts and of what the function is given. Such a link has
the address that it opens.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, MutableMapping, Sequence

#: Longest script of a link and of a page that is read, most scripts and most links.
MAX_CALL, MAX_SCRIPT, MAX_SCRIPTS, MAX_LINKS = 400, 200_000, 60, 5_000
_TEXT = r"'[^'\"<>\\\n]{0,300}'|\"[^'\"<>\\\n]{0,300}\""
#: An address: texts and names, one after the other.
_PART = rf"(?:{_TEXT}|[A-Za-z_$][\w$]{{0,40}}|(?:encodeURIComponent|escape)\(\s?[A-Za-z_$][\w$]{{0,40}}\s?\))"
_ADDRESS = rf"(?P<to>{_PART}(?:\s{{0,3}}\+\s{{0,3}}{_PART}){{0,8}})"
_PLACE = r"(?:(?:window|self|top|parent|document)\s?\.\s?){0,2}location(?:\s?\.\s?href)?\s{0,3}=(?!=)\s{0,3}"
_OPENS = re.compile(
    rf"\s*(?:(?:var|let|const)\s+)?(?:[A-Za-z_$][\w$]{{0,40}}\s{{0,3}}=\s{{0,3}})?(?:window\s?\.\s?|self\s?\.\s?)?open\(\s{{0,3}}{_ADDRESS}"
    rf"\s{{0,3}}(?:,[^();<>]{{0,200}})?\)\s*\Z|\s*{_PLACE}{_ADDRESS.replace('<to>', '<here>')}\s*\Z"
)
_NAMES = re.compile(rf"\s*(?:var|let|const)\s+([A-Za-z_$][\w$]{{0,40}})\s{{0,3}}=\s{{0,3}}{_ADDRESS}\s*\Z")
#: What such a script does besides.
_NOTHING = re.compile(
    r"\s*(?:return(?:\s+(?:false|true))?|void\s?\(?\s?0?\s?\)?|(?:[A-Za-z_$][\w$]{0,40}\s?\.\s?)?(?:focus|preventDefault)\(\s?\))?\s*\Z"
)
_CALLS = re.compile(r"\s*(?:return\s+)?([A-Za-z_$][\w$]{0,60})\s?\(([^()]{0,200})\)\s*\Z")
_FUNCTION = re.compile(r"\bfunction\s+([A-Za-z_$][\w$]{0,60})\s{0,9}\(([^()]{0,100})\)\s{0,9}\{([^{}]{0,500})\}")
_PIECE = re.compile(_PART)
_GIVEN = re.compile(rf"\s*(?:({_TEXT})|(-?\d{{1,18}})|this|event)\s*\Z")
#: How an address begins, and what none is that could be fetched.
BEGINS = re.compile(r"(?:https?://|[./?]|[\w-]{1,60}(?:[./?]|\Z))(?!\s)", re.I)
NO_ADDRESS = re.compile(r"(?:javascript|mailto|tel|data|about|blob):", re.I)


class Opening:
    """Reads where scripts of elements lead; `scripts` are the nodes of the page's scripts, from which the functions are taken
    that they call."""

    def __init__(self, scripts: Sequence[int], texts: Sequence[str], ends: Sequence[int]) -> None:
        self._scripts, self._texts, self._ends = scripts, texts, ends
        self._functions: dict[str, tuple[list[str], str]] | None = None

    def address(self, called: str) -> str:
        """The address that a script opens, "" where it does anything else."""
        if len(called) > MAX_CALL:
            return ""
        address = _opened(called, {})
        if address or (call := _call(called)) is None:
            return address
        if self._functions is None:
            own = ("".join(self._texts[one + 1 : self._ends[one]]) for one in self._scripts[:MAX_SCRIPTS])
            self._functions = _functions("\n".join(own))
        names, body = self._functions.get(call[0], ([], "void"))
        return _opened(body, dict(zip(names, call[1], strict=False)))


def open_links(
    links: Sequence[int],
    scripts: Sequence[int],
    attributes: Sequence[MutableMapping[str, str | None]],
    texts: Sequence[str],
    ends: Sequence[int],
) -> None:
    """Give links without an address the one that their script opens. `links` are the nodes of all `a`, `scripts` those of the
    scripts."""
    opening = Opening(scripts, texts, ends)
    looked = 0
    for node in links:
        own = attributes[node]
        href = (own.get("href") or "").strip()
        script = href[:11].lower() == "javascript:"
        if href and not script and href[0] != "#":
            continue
        called = own.get("onclick") or (href[11:] if script else "")
        if not called or len(called) > MAX_CALL:
            continue
        looked += 1
        if looked > MAX_LINKS:
            return
        if address := opening.address(called):
            own["href"] = address


def _opened(script: str, given: Mapping[str, str]) -> str:
    """The address that a script opens, "" where it does anything else; `given` are the values of names."""
    known, found = dict(given), ""
    for statement in re.split(r"[;\n]", script):
        if _NOTHING.match(statement):
            continue
        if (opens := _OPENS.match(statement)) is not None and not found:
            found = _put_together(opens["to"] or opens["here"], known)
            if not found:
                return ""
        elif (named := _NAMES.match(statement)) is not None and not found:
            known[named[1]] = _put_together(named["to"], known)
        else:
            return ""
    return found if BEGINS.match(found) and not NO_ADDRESS.match(found) else ""


def _put_together(parts: str, known: Mapping[str, str]) -> str:
    """What texts and names come to, "" where one is not known."""
    found = []
    for piece in _PIECE.findall(parts):
        if piece[0] in "'\"":
            found.append(piece[1:-1])
            continue
        value = known.get(piece.partition("(")[2].strip(" )") or piece)
        if not value:
            return ""
        found.append(value)
    return "".join(found).strip()


def _call(called: str) -> tuple[str, list[str]] | None:
    """The one function that a script calls, and what it is given; None where it does anything else."""
    statements = [one for one in called.split(";") if not _NOTHING.match(one)]
    call = _CALLS.match(statements[0]) if len(statements) == 1 else None
    if call is None:
        return None
    given = []
    for one in call[2].split(",") if call[2].strip() else ():
        value = _GIVEN.match(one)
        if value is None:
            return None
        given.append(value[1][1:-1] if value[1] else value[2] or "")
    return call[1], given


def _functions(scripts: str) -> dict[str, tuple[list[str], str]]:
    """Parameters and body of each short function, by its name; of a name that comes again none."""
    found: dict[str, tuple[list[str], str]] = {}
    again: set[str] = set()
    for match in _FUNCTION.finditer(scripts[:MAX_SCRIPT]):
        if match[1] in found:
            again.add(match[1])
        found[match[1]] = [name.strip() for name in match[2].split(",") if name.strip()], match[3]
    return {name: one for name, one in found.items() if name not in again}
