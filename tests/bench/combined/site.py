"""A made-up site: its design, its records, what it calls things, where its pages are, and what it was sent."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import md5
from urllib.parse import quote, unquote, urlencode

from tests.bench.combined.designs import Design
from tests.bench.combined.subjects import SUBJECTS, Row, records
from tests.bench.combined.words import OTHERWISE, TONGUES

#: What was sent: name of a control → its values.
Given = Mapping[str, Sequence[str]]
WORD = re.compile(r"[^\W_]+")
#: Number of the first record in addresses.
FIRST = 17
_OWN = {"en": "iso-8859-1", "de": "iso-8859-1", "fr": "windows-1252", "es": "iso-8859-15", "zh": "gbk",
        "ru": "windows-1251", "ja": "shift_jis", "ar": "windows-1256"}  # fmt: skip


class Site:
    """One site. `sent` are the requests it had as (method, path with query), `forbidden` those nobody should have sent; what
    else changes from request to request is kept here too."""

    def __init__(self, design: Design, seed: int) -> None:
        self.design = design
        self.subject = SUBJECTS[design["subject"]]
        self.lang = design["lang"]
        self.said = TONGUES[self.lang].said
        self.rows = records(self.subject, self.lang, int(design["size"]), seed)
        #: Records on a page of an answer.
        self.per = int(design["per"])
        self.charset = _OWN[self.lang] if design["charset"] == "own" else design["charset"]
        #: The value of a choice that means none.
        self.nothing = {"zero": "0", "minus": "-1", "word": "all"}.get(design["anyway"], "")
        attributes, choices = self.subject.attributes, self.subject.choices
        self.texts = [one for one in attributes if one not in choices and one != self.subject.figure]
        self.options = {one: sorted({row[one] for row in self.rows}) for one in choices}
        #: What answers tell of a record, and what questions are held against.
        self.listed = {"list": attributes, "both": attributes[:2], "detail": ("title",)}[design["facts"]]
        self.searchable = attributes if design["searched"] == "shown" else ("title", self.subject.person)
        self.sent: list[tuple[str, str]] = []
        self.forbidden: list[str] = []
        #: Questions that the site keeps, by the name it gave them, and tokens that it gave out.
        self.kept: dict[str, Given] = {}
        self.rng = random.Random(f"site {seed}")
        #: Requests so far, the ticket of the one being answered, and the records looked at.
        self.since, self.ticket = 0, ""
        self.recent: list[Row] = []

    def label(self, attribute: str) -> str:
        """What the site calls an attribute."""
        if self.lang == "en" and self.design["wording"] == "other":
            return OTHERWISE.get(attribute, attribute.title())
        tongue = TONGUES[self.lang]
        if attribute == "title" and self.subject.name in tongue.titled:
            return tongue.titled[self.subject.name]
        return tongue.labels[attribute]

    def name(self, field: str) -> str:
        """What a control is called in requests."""
        match self.design["names"]:
            case "coded":
                order = ["q", "in", "col", "op", "low", "high", *self.subject.attributes]
                return f"f{order.index(field) + 1}"
            case "bracketed":
                return f"search[{field}]"
        return field

    # addresses

    def at(self, path: str) -> str:
        """Where forms send what is for a path of the site."""
        return "/index.php" if self.design["router"] == "script" else path

    def routed(self, path: str) -> str:
        """What a form for a path needs so that it gets there: markup of a hidden control, or nothing."""
        named = f'<input type=hidden name="view" value="{path.strip("/")}">'
        return named if self.design["router"] == "script" else ""

    def link(self, address: str) -> str:
        """An address of the site's as it writes it."""
        if self.design["router"] != "script" or address in ("/", "#"):
            return address
        path, mark, query = address.partition("?")
        return f"/index.php?view={quote(unquote(path.strip('/')), safe='')}{'&' if mark else ''}{query}"

    def ticketed(self, address: str) -> str:
        """An address with the ticket of the visit, where the site gives out such."""
        if self.design["odd"] != "sessions":
            return address
        return f"{address}{'&' if '?' in address else '?'}sid={self.ticket}"

    def own(self, row: Row) -> str:
        """The address of a record's own page."""
        number = self.rows.index(row) + FIRST
        match self.design["link"]:
            case "slug":
                made = f"/{self.subject.name}/{quote(_slug(row))}"
            case "query":
                made = f"/view?id={number}"
            case "session":
                made = f"/view?s={md5(str(self.since).encode()).hexdigest()}&id={number}"
            case "folder":
                made = f"/{self.subject.name}/{number}/"
            case _:
                made = f"/item/{number}"
        return self.ticketed(self.link(made))

    def row_of(self, path: str, query: Mapping[str, str]) -> Row | None:
        """The record whose own page is asked for."""
        if path != "/view" and not path.startswith(("/item/", f"/{self.subject.name}/")):
            return None
        last = query.get("id") or path.rstrip("/").rsplit("/", 1)[-1]
        if last.isdigit() and self.design["link"] != "slug":
            return self.rows[int(last) - FIRST] if FIRST <= int(last) < FIRST + len(self.rows) else None
        return next((row for row in self.rows if _slug(row) == last), None)

    def query(self, pairs: Iterable[tuple[str, object]]) -> str:
        """Names and values as the query of an address, in the letters of the site."""
        return urlencode(list(pairs), encoding=self.charset, errors="xmlcharrefreplace")


def _slug(row: Row) -> str:
    return "-".join(WORD.findall(row["title"].lower()))


def pairs(given: Given) -> list[tuple[str, str]]:
    """Names and values one by one."""
    return [(name, value) for name, values in given.items() for value in values]
