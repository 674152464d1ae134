"""A public library: a form with many fields sent by GET, results in a table, numbered pages, no limit.

Semantic HTML5. A blank search lists everything. Decoys: sign in, registration, newsletter in every footer, language,
availability and basket on the detail pages; robots.txt closes /export/ and /staff/.
"""

from __future__ import annotations

from aiohttp import web

from samples import decoys, hazards
from samples.catalogue import BOOK_ATTRIBUTES, Record
from samples.markup import e, numbers, options, query
from samples.site import Entry, Interface, Plan, Site
from samples.store import Where, both, contains, equals

_PAGE_SIZES = (20, 50, 100)
_TEXT_FIELDS = ("title", "author", "publisher")
_DECOYS = ("login", "register", "newsletter", "language", "contact", "availability", "basket", "recovery")
_HEADERS = ("Title", "Author(s)", "Publisher", "Year", "ISBN", "Subject", "Price", "Language")


def build(plan: Plan) -> Site:
    """The site, ready to be served."""
    return _Library(plan).site


class _Library:
    def __init__(self, plan: Plan) -> None:
        site = self.site = Site("library", "books", page_size=_PAGE_SIZES[0])
        site.page_sizes = _PAGE_SIZES
        self.store = site.store = plan.books
        site.get("/", self.home)
        site.get("/about", self.about)
        site.get("/opening-hours", self.hours)
        site.get("/catalogue", self.form_page, "form")
        site.get("/catalogue/search", self.results, "result")
        site.get(r"/book/{id:\d+}", self.book, "detail")
        decoys.attach(site, _DECOYS, self.layout)
        hazards.robots(site, ("/export/", "/staff/"), self.layout)
        hazards.redirects(site, ("/opac", "/opac/start"), "/catalogue", 301)
        site.know(self.store.find, BOOK_ATTRIBUTES)
        fields: dict[str, tuple[str, str | None]] = {
            "title": ("Title", "title"),
            "author": ("Author", "author"),
            "publisher": ("Publisher", "publisher"),
            "year_from": ("Published between", "year"),
            "year_to": ("and", "year"),
            "category": ("Subject", "category"),
            "n": ("Results per page", None),
        }
        site.interfaces = [Interface("/catalogue", "/catalogue/search", "GET", fields)]

    def layout(self, title: str, main: str) -> str:
        return f"""<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>{e(title)} | Millbrook Public Library</title>
<meta name="viewport" content="width=device-width"></head>
<body>
<header><h1><a href="/">Millbrook Public Library</a></h1>
<nav><ul>
<li><a href="/">Home</a></li><li><a href="/catalogue">Search the catalogue</a></li>
<li><a href="/opening-hours">Opening hours</a></li><li><a href="/about">About us</a></li>
<li><a href="/account/login">My account</a></li><li><a href="/contact">Contact</a></li>
</ul></nav>
<aside>{decoys.form("language")}</aside></header>
<main>
{main}
</main>
<footer><section><h3>Newsletter</h3>{decoys.form("newsletter")}</section>
<p>© Millbrook Public Library · <a href="/export/catalogue.csv">Data export</a> ·
<a href="/staff/">Staff</a></p></footer>
</body></html>"""

    async def home(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        newest = self.store.rows(list(self.store.find()[-5:]))
        items = "".join(f'<li><a href="/book/{row["id"]}">{e(row["title"])}</a></li>' for row in newest)
        return self.site.page(
            self.layout(
                "Welcome",
                f"<p>Borrow from a collection of {len(self.store):,} books. "
                f'<a href="/catalogue">Search our catalogue</a> or visit us.</p>'
                f"<h2>New on the shelves</h2><ul>{items}</ul>",
            )
        )

    async def about(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        text = "<h2>About us</h2><p>The library was founded by the weavers' guild and has been open to all since.</p>"
        return self.site.page(self.layout("About us", f'{text}<p><a href="/opac">The old catalogue has moved.</a></p>'))

    async def hours(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        rows = "".join(f"<tr><th>{day}</th><td>9–18</td></tr>" for day in ("Monday", "Tuesday", "Thursday", "Friday"))
        return self.site.page(self.layout("Opening hours", f"<h2>Opening hours</h2><table>{rows}</table>"))

    async def form_page(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        categories = options([("", "All subjects"), *((name, name) for name in self.store.values("category"))])
        sizes = options([(str(n), str(n)) for n in _PAGE_SIZES])
        return self.site.page(
            self.layout(
                "Catalogue",
                f"""<h2>Search the catalogue</h2>
<form action="/catalogue/search" method="get" role="search">
<fieldset><legend>Find books</legend>
<p><label for="t">Title</label> <input type="text" id="t" name="title" size="40"></p>
<p><label for="a">Author</label> <input type="text" id="a" name="author" size="40"></p>
<p><label for="p">Publisher</label> <input type="text" id="p" name="publisher" size="40"></p>
<p><label for="y1">Published between</label> <input type="text" id="y1" name="year_from" size="4" maxlength="4">
<label for="y2">and</label> <input type="text" id="y2" name="year_to" size="4" maxlength="4"></p>
<p><label for="c">Subject</label> <select id="c" name="category">{categories}</select></p>
<p><label for="n">Results per page</label> <select id="n" name="n">{sizes}</select></p>
</fieldset>
<button type="submit">Search</button> <button type="reset">Clear</button>
</form>""",
            )
        )

    def where(self, entry: Entry) -> Where:
        parts = [contains(name, entry.value(name)) for name in _TEXT_FIELDS if entry.value(name)]
        for name, operator in (("year_from", ">="), ("year_to", "<=")):
            if entry.value(name):
                parts.append((f"year <> '' AND year {operator} ?", (entry.value(name),)))
        if entry.value("category"):
            parts.append(equals("category", entry.value("category")))
        return both(*parts)

    async def results(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        found = self.store.find(self.where(entry), "title COLLATE NOCASE, id")
        size = entry.number("n", _PAGE_SIZES[0])
        size = size if size in _PAGE_SIZES else _PAGE_SIZES[0]
        page = entry.number("page", 1, 1)
        shown = found[(page - 1) * size : page * size]
        if not shown:
            return self.site.page(
                self.layout(
                    "No results",
                    "<h2>Search results</h2><p>Sorry, no books matched your search.</p>"
                    '<p><a href="/catalogue">New search</a></p>',
                )
            )
        first = (page - 1) * size + 1
        head = "".join(f"<th>{name}</th>" for name in _HEADERS)
        rows = "\n".join(self.row(row) for row in self.store.rows(list(shown)))
        return self.site.page(
            self.layout(
                "Search results",
                f"""<h2>Search results</h2>
<p class="count">Showing {first}–{first + len(shown) - 1} of {len(found)} books</p>
<table class="results"><thead><tr>{head}</tr></thead><tbody>
{rows}
</tbody></table>
{self.pager(entry, page, -(-len(found) // size))}
<p><a href="/catalogue">New search</a></p>""",
            )
        )

    def row(self, row: Record) -> str:
        cells = [f'<a href="/book/{row["id"]}">{e(row["title"])}</a>', *map(e, _cells(row)[1:])]
        return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"

    def pager(self, entry: Entry, page: int, last: int) -> str:
        kept = [(name, value) for name, value in entry.query if name != "page"]

        def link(number: int, text: str, more: str = "") -> str:
            return f'<a href="{query("/catalogue/search", [*kept, ("page", number)])}"{more}>{text}</a>'

        parts = [link(page - 1, "Previous", ' rel="prev"')] if page > 1 else []
        parts += [f"<strong>{n}</strong>" if n == page else link(n, str(n)) for n in numbers(page, last)]
        if page < last:
            parts.append(link(page + 1, "Next", ' rel="next"'))
        return f'<nav class="pages" aria-label="Pages">{" ".join(parts)}</nav>'

    async def book(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        row = self.store.row(request.match_info["id"])
        if row is None:
            return self.site.page(self.layout("Not found", "<p>We have no such book.</p>"), 404)
        rows = "".join(
            f"<tr><th>{name}</th><td>{e(cell)}</td></tr>"
            for name, cell in zip(_HEADERS, _cells(row), strict=True)
            if cell
        )
        return self.site.page(
            self.layout(
                row["title"],
                f'<h2>{e(row["title"])}</h2><table class="book">{rows}</table>'
                f"<section><h3>Check availability</h3>{decoys.form('availability')}</section>{decoys.form('basket')}",
            )
        )


def _cells(row: Record) -> list[str]:
    return [f"€{row[name]}" if name == "price" and row[name] else row[name] for name in BOOK_ATTRIBUTES]
