"""A bibliography (domain `papers`): one box with a select of the field to look in, citations in an `<ol>`.

Plain HTML without classes; the parts of a citation are set apart by `<br>` and `<i>` only; paging by `start=`. A blank
search is refused. Links carry a session id (`PHPSESSID`) until a cookie is sent. Decoys: newsletter, vote, unsubscribe.
"""

from __future__ import annotations

import hashlib

from aiohttp import web

from samples import decoys, hazards
from samples.catalogue import AUTHOR_SEPARATOR, PAPER_ATTRIBUTES, Record
from samples.markup import e, options, query
from samples.site import Entry, Interface, Plan, Site
from samples.store import Store, has_words

_PAGE_SIZE = 10
_IN = (
    ("any", "Anywhere"),
    ("title", "Title"),
    ("author", "Author"),
    ("venue", "Journal or conference"),
    ("year", "Year"),
)
_DECOYS = ("newsletter", "unsubscribe", "vote", "contact", "upload")


def build(plan: Plan) -> Site:
    """The site, ready to be served."""
    return _Papers(plan).site


class _Papers:
    def __init__(self, plan: Plan) -> None:
        site = self.site = Site("papers", "papers", page_size=_PAGE_SIZE)
        self.store = site.store = Store(plan.papers, PAPER_ATTRIBUTES)
        self.visitors = 0
        site.get("/", self.home)
        site.get("/about.php", self.about)
        site.get("/search.php", self.form_page, "form")
        site.get("/find.php", self.results, "result")
        site.get("/paper.php", self.paper, "detail")
        decoys.attach(site, _DECOYS, lambda title, main: self.layout(title, main, ""), "p")
        hazards.robots(site, ("/private/",), lambda title, main: self.layout(title, main, ""))
        hazards.flaky(site, 41, 503, ("/find.php", "/about.php"), plan.retry_after_seconds)
        site.know(self.store.find, PAPER_ATTRIBUTES)
        fields: dict[str, tuple[str, str | None]] = {"kw": ("Search for", None), "in": ("in", None)}
        site.interfaces = [Interface("/search.php", "/find.php", "GET", fields)]

    def layout(self, title: str, main: str, session: str) -> str:
        tail = f"?PHPSESSID={session}" if session else ""
        return f"""<html><head><meta charset="utf-8"><title>{e(title)} -- The Open Bibliography</title></head><body>
<h1>The Open Bibliography</h1>
<p><a href="/{tail}">Start</a> | <a href="/search.php{tail}">Search papers</a> | <a href="/about.php{tail}">About</a> |
<a href="/newsletter">Mailing list</a> | <a href="/rate">Rate us</a> | <a href="/upload">Submit a file</a> |
<a href="/private/review">Reviewers</a></p><hr>
{main}
<hr><address>The editors</address></body></html>"""

    def answer(self, request: web.Request, title: str, main: str, status: int = 200) -> web.Response:
        """The page, with a session: its id goes into the links for a visitor who sent no cookie yet."""
        if "PHPSESSID" in request.cookies:
            return self.site.page(self.layout(title, main.replace("{session}", ""), ""), status)
        self.visitors += 1
        session = hashlib.md5(str(self.visitors).encode(), usedforsecurity=False).hexdigest()
        main = main.replace("{session}", f"&amp;PHPSESSID={session}")
        response = self.site.page(self.layout(title, main, session), status)
        response.set_cookie("PHPSESSID", session)
        return response

    async def home(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        text = f'<p>{len(self.store)} papers from all sciences. <a href="/search.php">Search the bibliography</a>.</p>'
        return self.answer(request, "Start", text)

    async def about(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        return self.answer(request, "About", "<h2>About</h2><p>Kept by volunteers since the days of index cards.</p>")

    async def form_page(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        return self.answer(request, "Search", _form())

    async def results(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        asked, where = entry.value("kw"), entry.value("in", "any")
        if not asked:
            return self.answer(request, "Search", f"<p><b>Please enter a search term.</b></p>{_form()}")
        columns = (where,) if where in PAPER_ATTRIBUTES else PAPER_ATTRIBUTES
        found = self.store.find(has_words(asked, columns), "year DESC, id")
        start = entry.number("start", 0)
        shown = self.store.rows(list(found[start : start + _PAGE_SIZE]))
        if not shown:
            return self.answer(
                request, "Nothing found", f"<p>Nothing found for <b>{e(asked)}</b>.</p>{_form(asked, where)}"
            )
        items = "\n".join(map(_citation, shown))
        kept = [("kw", asked), ("in", where)]
        moves = [(start - _PAGE_SIZE, "Previous 10")] if start >= _PAGE_SIZE else []
        if start + _PAGE_SIZE < len(found):
            moves.append((start + _PAGE_SIZE, "Next 10"))
        links = " ".join(
            f'[<a href="{query("/find.php", [*kept, ("start", max(0, begin))])}{{session}}">{text}</a>]'
            for begin, text in moves
        )
        head = f"<p>Papers {start + 1} to {start + len(shown)} of {len(found)} for <b>{e(asked)}</b></p>"
        return self.answer(request, "Result", f'{head}\n<ol start="{start + 1}">\n{items}\n</ol>\n<p>{links}</p>')

    async def paper(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        row = self.store.row(entry.value("id"))
        if row is None:
            return self.answer(request, "Not found", "<p>No such paper.</p>", 404)
        labels = (
            ("Authors", row["author"].replace(AUTHOR_SEPARATOR, ", ")),
            ("Published in", row["venue"]),
            ("Year", row["year"]),
        )
        lines = "".join(f"<p><b>{label}:</b> {e(value)}</p>" for label, value in labels if value)
        return self.answer(request, row["title"], f"<h2>{e(row['title'])}</h2>{lines}")


def _form(asked: str = "", where: str = "any") -> str:
    return (
        f'<form action="/find.php"><p>Search for <input name="kw" size="30" value="{e(asked)}"> in '
        f'<select name="in">{options(_IN, where)}</select> <input type="submit" value="Find papers"></p></form>'
    )


def _citation(row: Record) -> str:
    names = row["author"].split(AUTHOR_SEPARATOR) if row["author"] else []
    authors = f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)
    place = ", ".join(part for part in (f"<i>{e(row['venue'])}</i>" if row["venue"] else "", row["year"]) if part)
    parts = [f'<a href="/paper.php?id={row["id"]}">{e(row["title"])}</a>', e(authors), place]
    return f"<li>{'<br>'.join(part for part in parts if part)}</li>"
