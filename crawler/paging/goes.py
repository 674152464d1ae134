"""Where a link's script goes that says so in full: `onclick="RefreshPageTo(event, '/list?Paged=TRUE&at=31')"`.

Read as text, never run. The one address in the script counts, and only where it is the page's own path with another question, so
that nothing but another view of the same place can be meant.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

#: Longest script of a link that is read.
MAX_SCRIPT = 1_000
_STRING = re.compile(r"""(["'])([^"'<>\s]{1,800})\1""")
_ESCAPED = re.compile(r"\\(?:u00([0-9a-fA-F]{2})|x([0-9a-fA-F]{2})|(/))")
_STARTS = ("/", "?", "./", "http://", "https://")
#: What a script does with an address other than to go there, or before it.
_OTHERWISE = re.compile(
    r"\b(?:confirm|prompt|open|post|ajax|fetch|send|submit|delete|remove|destroy|\w*dialog)\b", re.I
)


def gone_to(attributes: Mapping[str, str | None], own: str) -> str:
    """The address that the script of a link without one goes to, "" where it says none, or leaves the page's own path."""
    href = (attributes.get("href") or "").strip()
    if href and href[0] != "#" and href[:11].lower() != "javascript:":
        return ""
    called = f"{href[11:] if href[:1] in 'jJ' else ''};{attributes.get('onclick') or ''}"[:MAX_SCRIPT]
    if _OTHERWISE.search(called):
        return ""
    said = {_plain(match[2]) for match in _STRING.finditer(called)}
    found = [one for one in said if one.startswith(_STARTS) and "?" in one]
    if len(found) != 1:
        return ""
    try:
        parts, place = urlsplit(found[0]), urlsplit(own)
    except ValueError:  # "http://[": no address
        return ""
    same = parts.path in ("", place.path) and parts.netloc in ("", place.netloc)
    return found[0] if same and parts.query != place.query else ""


def _plain(text: str) -> str:
    return _ESCAPED.sub(lambda match: match[3] or chr(int(match[1] or match[2], 16)), text)
