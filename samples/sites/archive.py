"""A national archive: a form sent by POST with a one-time token, the query kept in the session, results as `<dl>`.

Table layout of the 1990s. At most `cap` records per query ("More than 1000 matches"), no blank search. The token is
good for one submission of its session; page links carry no query, they belong to the session's last search.
Decoys: order, delete, contact, unsubscribe (GET), poll; robots.txt closes /cgi-bin/admin/.
"""

from __future__ import annotations

import hashlib
from array import array
from collections import OrderedDict, deque
from dataclasses import dataclass, field

from aiohttp import web

from samples import decoys, hazards
from samples.catalogue import BOOK_ATTRIBUTES, Record
from samples.markup import e, options
from samples.site import Entry, Interface, Plan, Site
from samples.store import Where, both, equals, has_words

_PAGE_SIZE = 25
_ORDER = "title, id"
_WORD_FIELDS = ("title", "author", "publisher")
_DECOYS = ("order", "delete", "contact", "unsubscribe", "newsletter", "poll", "login")
_LABELS = dict(zip(BOOK_ATTRIBUTES, ("Title", "Author", "Publisher", "Year of publication", "ISBN", "Subject heading",
                                     "Price", "Language"), strict=True))  # fmt: skip
_SESSIONS = 5000
_TOKENS = 20


@dataclass
class _Session:
    tokens: deque[str] = field(default_factory=lambda: deque(maxlen=_TOKENS))
    found: array[int] | None = None


def build(plan: Plan) -> Site:
    """The site, ready to be served."""
    return _Archive(plan).site


class _Archive:
    def __init__(self, plan: Plan) -> None:
        site = self.site = Site("archive", "books", page_size=_PAGE_SIZE, cap=plan.cap)
        self.store = site.store = plan.books
        self.cap, self.seed = plan.cap, plan.seed
        self.sessions: OrderedDict[str, _Session] = OrderedDict()
        self.issued = 0
        site.get("/", self.home)
        site.get("/history.html", self.history)
        site.get("/search", self.form_page, "form")
        site.post("/search", self.search)
        site.get("/results", self.results, "result")
        decoys.attach(site, _DECOYS, self.layout, "table")
        hazards.robots(site, ("/cgi-bin/admin/",), self.layout)
        hazards.redirects(site, ("/find.html", "/find2.html", "/find3.html"), "/search")
        columns = (*_WORD_FIELDS, "year", "category")
        site.know(lambda: sorted(self.store.reachable(columns, self.cap, "title")), BOOK_ATTRIBUTES)
        fields: dict[str, tuple[str, str | None]] = {
            name: (_LABELS[name], name) for name in (*_WORD_FIELDS, "year", "isbn")
        }
        site.interfaces = [
            Interface("/search", "/search", "POST", fields | {"subject": (_LABELS["category"], "category")})
        ]

    def layout(self, title: str, main: str) -> str:
        return f"""<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">
<HTML><HEAD><TITLE>{e(title)} - National Book Archive</TITLE></HEAD>
<BODY BGCOLOR="#FFFFFF" TEXT="#000000">
<TABLE WIDTH="100%" BORDER=0 CELLPADDING=4><TR><TD COLSPAN=2 BGCOLOR="#336699"><FONT SIZE=5 COLOR="#FFFFFF">National
Book Archive</FONT></TD></TR><TR><TD WIDTH=160 VALIGN=TOP BGCOLOR="#EEEEEE"><A HREF="/">Home</A><BR>
<A HREF="/search">Search the archive</A><BR><A HREF="/history.html">History</A><BR>
<A HREF="/order">Order a copy</A><BR><A HREF="/contact">Contact</A><BR>
<A HREF="/newsletter/leave">Unsubscribe</A><BR><A HREF="/poll">Poll</A><BR><A HREF="/manage/delete">Editors</A><BR>
<A HREF="/cgi-bin/admin/log">Access log</A></TD><TD VALIGN=TOP>
{main}
</TD></TR></TABLE></BODY></HTML>"""

    async def home(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        text = (
            f'<H2>Welcome</H2><P>The archive describes {len(self.store)} printed books. <A HREF="/search">Search</A>.'
        )
        return self.site.page(self.layout("Welcome", text))

    async def history(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        text = '<H2>History</H2><P>Founded by decree, burnt twice. See also <A HREF="/find.html">the finding aids</A>.'
        return self.site.page(self.layout("History", text))

    def session(self, request: web.Request) -> tuple[str, _Session]:
        """The visitor's session by cookie, or a new one."""
        name = request.cookies.get("ARCHSESS", "")
        if name not in self.sessions:
            name = self.secret("session")
            self.sessions[name] = _Session()
            if len(self.sessions) > _SESSIONS:
                self.sessions.popitem(last=False)
        self.sessions.move_to_end(name)
        return name, self.sessions[name]

    def secret(self, purpose: str) -> str:
        self.issued += 1
        return hashlib.sha256(f"{purpose} {self.seed} {self.issued}".encode()).hexdigest()[:32]

    async def form_page(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        return self.form(request)

    def form(self, request: web.Request, message: str = "", status: int = 200) -> web.Response:
        name, session = self.session(request)
        token = self.secret("token")
        session.tokens.append(token)
        rows = "\n".join(
            f'<TR><TD ALIGN=RIGHT><B>{_LABELS[field]}:</B></TD><TD><INPUT NAME="{field}" SIZE=40></TD></TR>'
            for field in (*_WORD_FIELDS, "year", "isbn")
        )
        subjects = options([("", "(any)"), *((value, value) for value in self.store.values("category"))])
        note = f"<P><FONT COLOR=red>{message}</FONT>" if message else ""
        response = self.site.page(
            self.layout(
                "Search",
                f"""<H2>Search the archive</H2>{note}
<FORM METHOD=POST ACTION="/search"><INPUT TYPE=hidden NAME="csrf_token" VALUE="{token}">
<TABLE>{rows}
<TR><TD ALIGN=RIGHT><B>{_LABELS["category"]}:</B></TD><TD><SELECT NAME="subject">{subjects}</SELECT></TD></TR>
<TR><TD></TD><TD><INPUT TYPE=submit VALUE="Start search"> <INPUT TYPE=reset></TD></TR></TABLE></FORM>
<P><SMALL>All words must occur. No more than {self.cap} titles are listed.</SMALL>""",
            ),
            status,
        )
        response.set_cookie("ARCHSESS", name, httponly=True)
        return response

    def where(self, entry: Entry) -> Where:
        parts = [has_words(entry.value(name), (name,)) for name in _WORD_FIELDS if entry.value(name)]
        if entry.value("year"):
            parts.append(equals("year", entry.value("year")))
        if entry.value("isbn"):
            parts.append(equals("isbn", "".join(c for c in entry.value("isbn") if c.isalnum())))
        if entry.value("subject"):
            parts.append(equals("category", entry.value("subject")))
        return both(*parts)

    async def search(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        _, session = self.session(request)
        token = entry.value("csrf_token")
        if token not in session.tokens:
            return self.form(request, "Your form has expired. Please fill it in again.", 403)
        session.tokens.remove(token)
        where = self.where(entry)
        if not where[0]:
            return self.form(request, "Please enter at least one term.")
        session.found = self.store.find(where, _ORDER)
        return self.listing(session.found, 1)

    async def results(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        _, session = self.session(request)
        if session.found is None:
            return web.Response(status=302, headers={"Location": "/search"})
        return self.listing(session.found, entry.number("page", 1, 1))

    def listing(self, found: array[int], page: int) -> web.Response:
        listed = min(len(found), self.cap)
        shown = self.store.rows(list(found[(page - 1) * _PAGE_SIZE : min(page * _PAGE_SIZE, listed)]))
        again = '<P><A HREF="/search">New search</A>'
        if not shown:
            return self.site.page(self.layout("Result", f"<H2>Result</H2><P>No titles found.{again}"))
        says = f"{listed} titles found."
        if len(found) > self.cap:
            says = f"More than {self.cap} matches, showing the first {self.cap}."
        entries = "\n<HR>\n".join(f"<DL>{_terms(row)}</DL>" for row in shown)
        moves = [(page - 1, "&lt;&lt; Previous page")] if page > 1 else []
        if page * _PAGE_SIZE < listed:
            moves.append((page + 1, "Next page &gt;&gt;"))
        links = " | ".join(f'<A HREF="/results?page={number}">{text}</A>' for number, text in moves)
        text = f"<H2>Result</H2><P>{says} Page {page} of {-(-listed // _PAGE_SIZE)}.\n{entries}\n<P>{links}{again}"
        return self.site.page(self.layout("Result", text))


def _terms(row: Record) -> str:
    shown = row | {"isbn": _hyphenated(row["isbn"]), "price": f"{row['price']} EUR" if row["price"] else ""}
    return "".join(f"<DT>{_LABELS[name]}</DT><DD>{e(shown[name])}</DD>" for name in BOOK_ATTRIBUTES if shown[name])


def _hyphenated(isbn: str) -> str:
    return f"{isbn[:3]}-{isbn[3:4]}-{isbn[4:8]}-{isbn[8:12]}-{isbn[12:]}" if len(isbn) == 13 else isbn
