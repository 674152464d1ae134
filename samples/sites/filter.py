"""A data browser: one filter of column, operator and value (three controls), results in a table, paging by offset.

Minimal modern HTML; the form stands above the table of all rows. An empty value filters nothing. Decoys: upload,
display preferences, contact, an export form under each table, a box for SQL; robots.txt closes /-/.
"""

from __future__ import annotations

from collections.abc import Callable

from aiohttp import web

from samples import decoys, hazards
from samples.catalogue import BOOK_ATTRIBUTES
from samples.markup import e, options, query
from samples.site import Entry, Interface, Plan, Site
from samples.store import EVERYTHING, Where, contains

_PAGE_SIZE = 50
_DECOYS = ("upload", "preferences", "contact", "login", "export", "sql")


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


_OPERATORS: dict[str, tuple[str, Callable[[str, str], Where]]] = {
    "contains": ("contains", contains),
    "exact": ("=", lambda column, value: (f"{column} = ? COLLATE NOCASE", (value,))),
    "not": ("≠", lambda column, value: (f"{column} <> ? COLLATE NOCASE", (value,))),
    "startswith": ("starts with", lambda column, value: (f"{column} LIKE ? ESCAPE '\\'", (f"{_escaped(value)}%",))),
    "endswith": ("ends with", lambda column, value: (f"{column} LIKE ? ESCAPE '\\'", (f"%{_escaped(value)}",))),
    "gte": ("≥", lambda column, value: (f"{column} <> '' AND {column} >= ?", (value,))),
    "lte": ("≤", lambda column, value: (f"{column} <> '' AND {column} <= ?", (value,))),
}


def build(plan: Plan) -> Site:
    """The site, ready to be served."""
    return _Filter(plan).site


class _Filter:
    def __init__(self, plan: Plan) -> None:
        site = self.site = Site("filter", "books", page_size=_PAGE_SIZE)
        self.store = site.store = plan.books
        site.get("/", self.home)
        site.get("/about", self.about)
        site.get("/data/books", self.table, "result")
        site.get(r"/data/books/{id:\d+}", self.row, "detail")
        decoys.attach(site, _DECOYS, self.layout, "p")
        hazards.robots(site, ("/-/",), self.layout)
        site.know(self.store.find, BOOK_ATTRIBUTES)
        fields: dict[str, tuple[str, str | None]] = {
            "col": ("Column", None),
            "op": ("Operator", None),
            "val": ("Value", None),
        }
        site.interfaces = [Interface("/data/books", "/data/books", "GET", fields)]

    def layout(self, title: str, main: str) -> str:
        return f"""<!DOCTYPE html>
<html>
<head><title>{e(title)}</title><meta charset="utf-8"></head>
<body class="table">
<nav><p class="crumbs"><a href="/">home</a> / <a href="/data/books">books</a> / <a href="/about">about</a></p></nav>
<section class="content">
{main}
</section>
<footer>Powered by tablewise · <a href="/-/versions">versions</a> · <a href="/preferences">preferences</a> ·
<a href="/upload">upload</a> · <a href="/data/sql">SQL</a> · <a href="/account/login">log in</a></footer>
</body>
</html>"""

    async def home(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        text = f'<h1>Open data</h1><h2><a href="/data/books">books</a></h2><p>{len(self.store):,} rows in 1 table</p>'
        return self.site.page(self.layout("Open data", text))

    async def about(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        text = '<h1>About</h1><p>Tables published by the city under an open licence. <a href="/contact">Contact</a></p>'
        return self.site.page(self.layout("About", text))

    async def table(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        column, operator, value = entry.value("col"), entry.value("op"), entry.value("val")
        where, says = EVERYTHING, ""
        if value:
            if column not in BOOK_ATTRIBUTES or operator not in _OPERATORS:
                return self.site.page(self.layout("Error", "<h1>Error 400</h1><p>Unknown column or operator.</p>"), 400)
            sign, make = _OPERATORS[operator]
            where, says = make(column, value), f" where {column} {sign} “{e(value)}”"
            entry.kind = "result"
        found = self.store.find(where)
        offset = entry.number("offset", 0)
        shown = self.store.rows(list(found[offset : offset + _PAGE_SIZE]))
        kept = [(name, text) for name, text in entry.query if name != "offset"]
        moves = [(offset - _PAGE_SIZE, "Previous page")] if offset >= _PAGE_SIZE else []
        if offset + _PAGE_SIZE < len(found):
            moves.append((offset + _PAGE_SIZE, "Next page"))
        links = " ".join(
            f'<a href="{query("/data/books", [*kept, ("offset", start)])}">{text}</a>' for start, text in moves
        )
        head = "".join(f'<th scope="col">{name}</th>' for name in ("id", *BOOK_ATTRIBUTES))
        rows = "\n".join(
            f'<tr><td class="pk"><a href="/data/books/{row["id"]}">{row["id"]}</a></td>'
            + "".join(f'<td class="col-{name}">{e(row[name])}</td>' for name in BOOK_ATTRIBUTES)
            + "</tr>"
            for row in shown
        )
        body = (
            f"<table class=rows><thead><tr>{head}</tr></thead><tbody>\n{rows}\n</tbody></table>"
            if shown
            else "<p>0 records</p>"
        )
        return self.site.page(
            self.layout(
                "books",
                f"""<h1>books</h1><h3>{len(found):,} row{"" if len(found) == 1 else "s"}{says}</h3>
<form class="filters" action="/data/books" method="get"><div class="filter-row">
<select name="col"><option value="">- column -</option>{options([(n, n) for n in BOOK_ATTRIBUTES], column)}</select>
<select name="op">{options([(n, sign) for n, (sign, _) in _OPERATORS.items()], operator)}</select>
<input type="text" name="val" class="filter-value" value="{e(value)}"></div>
<input type="submit" value="Apply"></form>
{body}
<p class="paging">{links}</p>
<div id="export"><h3>Advanced export</h3>{decoys.form("export", "p")}</div>""",
            )
        )

    async def row(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        row = self.store.row(request.match_info["id"])
        if row is None:
            return self.site.page(self.layout("Error 404", "<h1>Record not found</h1>"), 404)
        cells = "".join(f"<dt>{name}</dt><dd>{e(row[name])}</dd>" for name in BOOK_ATTRIBUTES if row[name])
        return self.site.page(self.layout(f"books: {row['id']}", f"<h1>books: {row['id']}</h1><dl>{cells}</dl>"))
