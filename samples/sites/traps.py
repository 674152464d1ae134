"""A small town library full of traps: a calendar without end, session ids in URLs, closed ground, a Crawl-delay, slow,
truncated, flaky, busy and redirect-looping pages. Its catalogue is small; every record can still be reached.

Links carry `;jsessionid=…` with a new id on each page. Of the searches every fifth is answered 429 (Retry-After) once,
of all other pages every seventh 500 once.
"""

from __future__ import annotations

import hashlib

from aiohttp import web

from samples import decoys, hazards
from samples.catalogue import BOOK_ATTRIBUTES
from samples.markup import e, query
from samples.site import Entry, Interface, Plan, Site
from samples.store import Store, Where, both, contains

_MOST_RECORDS = 120
_PAGE_SIZE = 20
_SHOWN = ("title", "author", "year", "isbn")
_LABELS = ("Title", "Author", "Year", "ISBN")
_DECOYS = ("login", "vote", "language", "converter", "unsubscribe", "poll", "delete", "basket")
_LOOP = ("/loop/a", "/loop/b", "/loop/c")
_CHAIN = tuple(f"/moved/{number}" for number in range(1, 6))


def build(plan: Plan) -> Site:
    """The site, ready to be served; it holds at most 120 of the plan's books."""
    return _Traps(plan).site


class _Traps:
    def __init__(self, plan: Plan) -> None:
        site = self.site = Site("traps", "books", page_size=_PAGE_SIZE)
        self.store = site.store = Store(plan.catalogue[:_MOST_RECORDS], BOOK_ATTRIBUTES)
        self.pages = 0
        site.get("/", self.home)
        site.get("/services", self.services)
        site.get(r"/find{session:(;jsessionid=[0-9A-F]+)?}", self.form_page, "form")
        site.get(r"/list{session:(;jsessionid=[0-9A-F]+)?}", self.results, "result")
        decoys.attach(site, _DECOYS, self.layout, "table")
        hazards.robots(site, ("/closed/", "/cgi-bin/"), self.layout, plan.crawl_delay_seconds)
        hazards.calendar(site, "/events", self.layout)
        hazards.redirects(site, _LOOP, _LOOP[0])
        hazards.redirects(site, _CHAIN, "/services", 301)
        hazards.spiral(site, "/spiral")
        hazards.slow(site, "/statistics", plan.slow_seconds, self.layout)
        hazards.truncated(site, "/report", self.layout)
        hazards.flaky(site, 5, 429, ("/list",), plan.retry_after_seconds)
        hazards.flaky(site, 7, 500, ("/services", "/find", "/events", "/rate", "/poll"))
        site.know(self.store.find, _SHOWN)
        fields: dict[str, tuple[str, str | None]] = {"title": ("Title", "title"), "author": ("Author", "author")}
        site.interfaces = [Interface("/find", "/list", "GET", fields)]

    def session(self) -> str:
        return f";jsessionid={hashlib.md5(str(self.pages).encode(), usedforsecurity=False).hexdigest().upper()}"

    def layout(self, title: str, main: str) -> str:
        self.pages += 1
        session = self.session()
        return f"""<!DOCTYPE html><html><head><meta charset="utf-8"><title>{e(title)} :: Town Library</title></head>
<body>
<ul class="menu"><li><a href="/">Start</a></li><li><a href="/find{session}">Find books</a></li>
<li><a href="/services">Services</a></li><li><a href="/events?m=24300">Events</a></li>
<li><a href="/closed/minutes">Minutes</a></li>
<li><a href="/account/login">Login</a></li></ul>
<div>
{main}
</div></body></html>"""

    async def home(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        text = f"<h1>Town Library</h1><p>{len(self.store)} books on two shelves.</p>{decoys.form('poll')}"
        return self.site.page(self.layout("Start", text))

    async def services(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        targets = ((_LOOP[0], "Opening times"), (_CHAIN[0], "Old home page"), ("/spiral?n=1", "Reading circle"),
                   ("/statistics", "Statistics"), ("/report", "Annual report"), ("/rate", "Rate us"),
                   ("/converter", "Fees in your currency"), ("/manage/delete", "Give back your card"),
                   ("/cgi-bin/stats.pl", "Counter"), ("/newsletter/leave", "Leave the newsletter"))  # fmt: skip
        items = "".join(f'<li><a href="{target}">{text}</a></li>' for target, text in targets)
        return self.site.page(
            self.layout("Services", f"<h1>Services</h1><ul>{items}</ul>{decoys.form('language', 'table')}")
        )

    async def form_page(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        form = f"""<h1>Find books</h1><form action="/list{self.session()}" method="get"><table>
<tr><td>Title</td><td><input type="text" name="title"></td></tr>
<tr><td>Author</td><td><input type="text" name="author"></td></tr>
<tr><td colspan="2"><input type="image" name="go" src="/go.gif" alt="Search"></td></tr></table></form>"""
        return self.site.page(self.layout("Find books", form))

    def where(self, entry: Entry) -> Where:
        return both(*(contains(name, entry.value(name)) for name in ("title", "author") if entry.value(name)))

    async def results(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        found = self.store.find(self.where(entry))
        page = entry.number("p", 1, 1)
        shown = self.store.rows(list(found[(page - 1) * _PAGE_SIZE : page * _PAGE_SIZE]))
        if not shown:
            return self.site.page(self.layout("Result", "<h1>Result</h1><p>No books found.</p>"))
        head = "".join(f"<th>{label}</th>" for label in _LABELS)
        rows = "".join(f"<tr>{''.join(f'<td>{e(row[name])}</td>' for name in _SHOWN)}</tr>\n" for row in shown)
        kept = [(name, entry.value(name)) for name in ("title", "author")]
        self.pages += 1
        links = " ".join(
            str(number)
            if number == page
            else f'<a href="{query(f"/list{self.session()}", [*kept, ("p", number)])}">{number}</a>'
            for number in range(1, -(-len(found) // _PAGE_SIZE) + 1)
        )
        text = f"<h1>Result</h1><p>{len(found)} books</p><table>\n<tr>{head}</tr>\n{rows}</table><p>Page: {links}</p>"
        return self.site.page(self.layout("Result", text))
