"""The values that travel through the crawler. Plain frozen data, no behaviour beyond what the data itself answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Headers = tuple[tuple[str, str], ...]

#: What a fetched page was fetched for; the keys of `pages_by_kind`.
TaskKind = Literal["link", "form", "query", "page", "lead", "detail"]

#: What a page turned out to be.
PageKind = Literal["list", "detail", "empty", "error", "login", "form", "other"]


@dataclass(frozen=True, slots=True)
class Request:
    """One HTTP request. `url` is canonical; `headers` holds only what is beyond the client's own."""

    url: str
    method: str = "GET"
    body: bytes | None = None
    headers: Headers = ()


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request and its answer, as they went over the wire.

    `head` is the response's status line and header block as received, `raw` the body as received (transfer coding
    removed, content coding kept), `body` the decoded body, cut at the size limit when `truncated`. `started` is a UTC
    POSIX time; `address` the peer's IP address; `request_head` the bytes of the request line and headers as sent. What is
    `drawn` came over no wire: a browser made it of what did.
    """

    request: Request
    status: int
    headers: Headers
    body: bytes
    raw: bytes
    head: bytes
    request_head: bytes
    address: str
    started: float
    elapsed_seconds: float
    truncated: bool = False
    drawn: bool = False

    def header(self, name: str) -> str | None:
        """The first value of a response header, names compared without case."""
        wanted = name.lower()
        return next((value for key, value in self.headers if key.lower() == wanted), None)


@dataclass(frozen=True, slots=True)
class Fetched:
    """The exchanges of one fetch: each redirect hop, then the answer. `url` is the canonical address of the answer."""

    exchanges: tuple[Exchange, ...]
    url: str

    @property
    def answer(self) -> Exchange:
        return self.exchanges[-1]


@dataclass(frozen=True, slots=True)
class Link:
    """A link of a page. `url` canonical and absolute, `href` as written, `context` the words around the anchor."""

    url: str
    href: str
    text: str
    context: str = ""
    rel: str = ""
    node: int = -1


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a select, radio group or checkbox group."""

    value: str
    label: str
    selected: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a form: all controls that share a name and belong together.

    `control` is one of text, search, textarea, select, radio, checkbox, number, date, range, email, tel, url, password,
    file, hidden, submit, image, button, reset, color. `value` is what a browser would send untouched (None: nothing).
    `type` is the field type of the form classifier ("" until classified). `meant` is what the field is about where that is
    more than its label says: the label that it shares with its neighbour, before its own ("Year to").
    """

    name: str
    control: str
    label: str = ""
    value: str | None = None
    options: tuple[Option, ...] = ()
    multiple: bool = False
    required: bool = False
    max_length: int | None = None
    placeholder: str = ""
    identifier: str = ""
    pattern: str = ""
    node: int = -1
    type: str = ""
    meant: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """A `<form>` element with every control that belongs to it, in the order a browser sends them.

    `action` is absolute and canonical; `method` GET or POST; `words` the visible text inside the form; `heading` the
    nearest heading or legend above it. `homing`: it names no path and is sent to whatever page it stands on. `dialog`
    forms and forms without action follow the HTML standard.
    """

    index: int
    page_url: str
    action: str
    method: str
    enctype: str
    accept_charset: str
    fields: tuple[Field, ...]
    name: str = ""
    identifier: str = ""
    css_class: str = ""
    role: str = ""
    words: str = ""
    heading: str = ""
    node: int = -1
    homing: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the form classifier says: the type, P(searchable), a probability per type, a type for each field name."""

    type: str
    searchable: bool
    score: float
    types: Mapping[str, float] = field(default_factory=dict)
    field_types: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FieldValue:
    """One key and value of an extracted record. `attribute` is the domain's name for the key, None when unknown."""

    key: str
    value: str
    attribute: str | None = None
    confidence: float = 0.0


@dataclass(frozen=True, slots=True)
class Record:
    """One extracted record. `url` leads to its own page where it has one; `node` is its first node in the tree."""

    fields: tuple[FieldValue, ...]
    url: str | None = None
    node: int = -1


@dataclass(frozen=True, slots=True)
class PagingLink:
    """A link to another page of the same result."""

    href: str
    url: str
    kind: Literal["page", "next", "prev"]
    node: int = -1


@dataclass(frozen=True, slots=True)
class Results:
    """What a page holds: its kind, its records, where its paging leads, and how many records it says there are."""

    kind: PageKind
    records: tuple[Record, ...] = ()
    paging: tuple[PagingLink, ...] = ()
    total_count: int | None = None


@dataclass(frozen=True, slots=True)
class Task:
    """One piece of work in the frontier.

    `key` makes putting idempotent: a key once put is never queued again. `priority` orders the tasks of a site (higher
    first, then first in). `meta` is JSON-able data for whoever handles the task.
    """

    key: str
    site: str
    request: Request
    kind: TaskKind = "link"
    priority: float = 0.0
    depth: int = 0
    meta: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Location:
    """Where a WARC record starts: file name inside the archive folder and byte offset of its gzip member."""

    file: str
    offset: int
