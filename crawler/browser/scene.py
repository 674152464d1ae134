"""What a browser was made to show, as an address: so forms that only a script sends, buttons that turn a page in place
and routes behind a "#" are asked for, remembered and resumed like everything else.

The address is that of the page where it begins, with parameters of our own: `fd.form` the form that is filled, the names
of its controls and what they are set to, `fd.at` the page's own query and fragment, `fd.page` how often the answer is turned
on, from 1. No server is ever sent such a parameter.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

Value = tuple[str, str]

#: The parameters: which form, where the page stands, and which page of the answer.
FORM, AT, PAGE = "fd.form", "fd.at", "fd.page"
_OWN = frozenset((FORM, AT, PAGE))
#: The number of the first form that is made of boxes which no form holds; `looking.js` counts from there.
FREE = 1_000
#: Most values of a form, and the last page that is turned to.
MAX_VALUES, MAX_PAGE = 200, 2_000


@dataclass(frozen=True, slots=True)
class Scene:
    """A page at `url` (its fragment included), the form that is filled there (0: none) with `values`, and the `page` of the
    answer that is shown."""

    url: str
    form: int = 0
    values: tuple[Value, ...] = ()
    page: int = 1

    @property
    def base(self) -> str:
        """The address that a server is asked for."""
        return self.url.partition("#")[0]

    @property
    def plain(self) -> bool:
        """Whether the address alone says it all."""
        return not self.form and self.page == 1 and "#" not in self.url

    @property
    def address(self) -> str:
        """The scene as an address; that of the page where it is plain."""
        if self.plain:
            return self.url
        parts = urlsplit(self.url)
        kept: list[Value] = []
        query = parts.query
        if self.form:
            # A form takes the place of the page's query, as browsers have it.
            kept, query = [*self.values, (FORM, str(self.form))], ""
        at = at_of(self.url) if self.form or parts.fragment else ""
        kept += [(AT, at)] if at else []
        kept += [(PAGE, str(self.page))] if self.page > 1 else []
        if at and not self.form:
            query = ""
        joined = "&".join(filter(None, (query, urlencode(kept, quote_via=quote))))
        return f"{parts.scheme}://{parts.netloc}{parts.path}?{joined}"

    def turned(self, page: int) -> Scene:
        """The same at another page of the answer."""
        return replace(self, page=page)


def at_of(url: str) -> str:
    """The query and fragment of a page's address, as `fd.at` holds them."""
    parts = urlsplit(url)
    query = f"?{parts.query}" if parts.query else ""
    return f"{query}#{parts.fragment}" if parts.fragment else query


def acted(url: str) -> bool:
    """Whether an address holds more than a server can be asked for; cheap, for every request."""
    return "fd." in url and any(f"{name}=" in url for name in _OWN)


def scene_of(url: str) -> Scene | None:
    """The scene of an address; None where it is none, or no sound one: addresses come from pages."""
    if not acted(url):
        return None
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    pairs = parse_qsl(parts.query, keep_blank_values=True)
    own = [(name, value) for name, value in pairs if name in _OWN]
    told = dict(own)
    if not own or len(told) != len(own) or len(pairs) > MAX_VALUES:
        return None
    form, page, at = told.get(FORM, "0"), told.get(PAGE, "1"), told.get(AT, "")
    if not (_number(form) and _number(page) and 1 <= int(page) <= MAX_PAGE) or (at and at[0] not in "?#"):
        return None
    others = tuple(pair for pair in pairs if pair[0] not in _OWN)
    base = f"{parts.scheme}://{parts.netloc}{parts.path}"
    if int(form):
        return Scene(base + at, int(form), others, int(page))
    query = "&".join(one for one in parts.query.split("&") if unquote(one.partition("=")[0]) not in _OWN)
    return Scene(base + (at or (f"?{query}" if query else "")), 0, (), int(page))


def shown(url: str) -> str:
    """The address under which a reader finds what an address of ours leads to: a route behind a "#" as the site writes it.
    What only a form or a button leads to has none but ours."""
    scene = scene_of(url) if url.startswith(("http://", "https://")) else None
    return scene.url if scene is not None and not scene.form and scene.page == 1 else url


def _number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 6
