"""An ASP.NET-style catalogue: the whole page is one form, state travels in `__VIEWSTATE`, pages come by post-back.

The page links of the grid are `javascript:__doPostBack('ctl00$Main$gvBooks','Page$2')`; only the pages that were
offered are accepted (`__EVENTVALIDATION`), and a page keeps the query of the view state, whatever the boxes say. A
blank search lists everything. Decoys: order, registration, recovery; robots.txt closes /Admin/.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json

from aiohttp import web

from samples import decoys, hazards
from samples.catalogue import Record
from samples.markup import e, hidden, options
from samples.site import Entry, Interface, Plan, Site
from samples.store import Where, both, contains, equals

_PAGE_SIZE = 20
_PAGES_SHOWN = 10
_GRID = "ctl00$Main$gvBooks"
_COLUMNS = (("Title", "title"), ("Author", "author"), ("Publisher", "publisher"), ("Year", "year"), ("ISBN", "isbn"),
            ("Genre", "category"), ("Price", "price"))  # fmt: skip
_SHOWN = tuple(name for _, name in _COLUMNS)
_BOXES = (("txtTitle", "Title", "title"), ("txtAuthor", "Author", "author"), ("txtIsbn", "ISBN", "isbn"))
_DECOYS = ("order", "register", "recovery", "contact")

#: What the view state holds: the values of the last search (column → value) or None before the first, and the page.
State = tuple[dict[str, str] | None, int]


def build(plan: Plan) -> Site:
    """The site, ready to be served."""
    return _AspNet(plan).site


class _AspNet:
    def __init__(self, plan: Plan) -> None:
        site = self.site = Site("aspnet", "books", page_size=_PAGE_SIZE)
        self.store = site.store = plan.books
        self.key = f"machine key {plan.seed}".encode()
        site.get("/", self.home)
        site.get("/Default.aspx", self.home)
        site.get("/About.aspx", self.about)
        site.get("/Search.aspx", self.form_page, "form")
        site.post("/Search.aspx", self.post_back)
        decoys.attach(site, _DECOYS, self.layout, "table")
        hazards.robots(site, ("/Admin/",), self.layout)
        site.know(self.store.find, _SHOWN)
        fields: dict[str, tuple[str, str | None]] = {f"ctl00$Main${box}": (label, name) for box, label, name in _BOXES}
        fields["ctl00$Main$ddlGenre"] = ("Genre", "category")
        site.interfaces = [Interface("/Search.aspx", "/Search.aspx", "POST", fields)]

    def layout(self, title: str, main: str) -> str:
        return f"""<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"
 "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>
	{e(title)}
</title><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /></head>
<body>
<table id="ctl00_tblMaster" cellspacing="0" width="960" align="center"><tr><td class="head">
<h1>Larchmont Antiquarian Books</h1></td></tr>
<tr><td class="menu"><a href="/Default.aspx">Home</a> <a href="/Search.aspx">Find a book</a>
<a href="/order">Order by post</a>
<a href="/account/register">Register</a> <a href="/About.aspx">About</a> <a href="/Admin/Users.aspx">Admin</a></td></tr>
<tr><td class="main">
{main}
</td></tr></table>
</body></html>"""

    async def home(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        text = f'<p>{len(self.store)} rare and used books in stock. <a href="Search.aspx">Find a book</a>.</p>'
        return self.site.page(self.layout("Larchmont Antiquarian Books", text))

    async def about(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        return self.site.page(
            self.layout("About", '<p>Three generations of booksellers. <a href="/contact">Write to us</a>.</p>')
        )

    async def form_page(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        return self.render((None, 1))

    async def post_back(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        state, offered = self.opened(entry.value("__VIEWSTATE")), self.opened(entry.value("__EVENTVALIDATION"))
        if not isinstance(state, list) or not isinstance(offered, list):
            return self.failure("Validation of viewstate MAC failed.")
        query, _ = state
        if entry.value("__EVENTTARGET"):
            argument = entry.value("__EVENTARGUMENT")
            if entry.value("__EVENTTARGET") != _GRID or argument not in offered:
                return self.failure("Invalid postback or callback argument.")
            return self.render((query, int(argument.partition("$")[2])))
        if any(name == "ctl00$Main$btnClear" for name, _ in entry.form):
            return self.render((None, 1))
        if any(name == "ctl00$Main$btnSearch" for name, _ in entry.form):
            values = {name: entry.value(f"ctl00$Main${box}") for box, _, name in _BOXES}
            values["category"] = entry.value("ctl00$Main$ddlGenre")
            return self.render((values, 1))
        return self.render((query, 1))

    def failure(self, message: str) -> web.Response:
        return self.site.page(
            self.layout("Runtime Error", f"<h2>Server Error in '/' Application.</h2><p>{message}</p>"), 500
        )

    def where(self, values: dict[str, str]) -> Where:
        parts = [contains(name, values[name]) for _, _, name in _BOXES if values[name]]
        if values["category"]:
            parts.append(equals("category", values["category"]))
        return both(*parts)

    def render(self, state: State) -> web.Response:
        query, page = state
        grid, offered = ("", []) if query is None else self.grid(query, page)
        values = query or {}
        boxes = "".join(
            f'<tr><td><span id="ctl00_Main_lbl{box[3:]}">{label}:</span></td>'
            f'<td><input name="ctl00$Main${box}" type="text" value="{e(values.get(name, ""))}"'
            f' id="ctl00_Main_{box}" /></td></tr>'
            for box, label, name in _BOXES
        )
        genres = options(
            [("", "-- all --"), *((v, v) for v in self.store.values("category"))], values.get("category", "")
        )
        tokens = hidden(
            [
                ("__EVENTTARGET", ""),
                ("__EVENTARGUMENT", ""),
                ("__VIEWSTATE", self.sealed(state)),
                ("__EVENTVALIDATION", self.sealed(offered)),
            ]
        )
        return self.site.page(
            self.layout(
                "Find a book",
                f"""<form name="aspnetForm" method="post" action="Search.aspx" id="aspnetForm"><div>{tokens}</div>
<script type="text/javascript">
var theForm = document.forms['aspnetForm'];
function __doPostBack(eventTarget, eventArgument) {{
    theForm.__EVENTTARGET.value = eventTarget; theForm.__EVENTARGUMENT.value = eventArgument; theForm.submit();
}}
</script>
<table>{boxes}
<tr><td>Genre:</td><td><select name="ctl00$Main$ddlGenre" id="ctl00_Main_ddlGenre">{genres}</select></td></tr>
<tr><td></td><td><input type="submit" name="ctl00$Main$btnSearch" value="Search" id="ctl00_Main_btnSearch" />
<input type="submit" name="ctl00$Main$btnClear" value="Clear" id="ctl00_Main_btnClear" /></td></tr></table>
{grid}
</form>""",
            )
        )

    def grid(self, query: dict[str, str], page: int) -> tuple[str, list[str]]:
        """The grid of this page, and the arguments of the post-backs it offers."""
        found = self.store.find(self.where(query), "title, id")
        last = -(-len(found) // _PAGE_SIZE)
        shown = self.store.rows(list(found[(page - 1) * _PAGE_SIZE : page * _PAGE_SIZE]))
        if not shown:
            return '<span id="ctl00_Main_lblCount">No books match your search.</span>', []
        head = "".join(f'<th scope="col">{label}</th>' for label, _ in _COLUMNS)
        rows = "\n".join(map(_row, shown))
        pager, offered = _pager(page, last)
        return (
            f"""<span id="ctl00_Main_lblCount">{len(found)} books found</span>
<div><table cellspacing="0" rules="all" border="1" id="ctl00_Main_gvBooks"><tr>{head}</tr>
{rows}
{pager}</table></div>""",
            offered,
        )

    def sealed(self, content: object) -> str:
        body = json.dumps(content, ensure_ascii=False).encode()
        return base64.b64encode(hmac.digest(self.key, body, hashlib.sha256)[:12] + body).decode()

    def opened(self, text: str) -> object:
        """What `sealed` made this text of; None where it was not us."""
        try:
            raw = base64.b64decode(text, validate=True)
        except ValueError:
            return None
        mac, body = raw[:12], raw[12:]
        if not hmac.compare_digest(mac, hmac.digest(self.key, body, hashlib.sha256)[:12]):
            return None
        return json.loads(body)


def _row(row: Record) -> str:
    shown = row | {"price": f"${row['price']}" if row["price"] else ""}
    cells = [e(shown[name]) or "&nbsp;" for name in _SHOWN]
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _pager(page: int, last: int) -> tuple[str, list[str]]:
    """The row of page links as a GridView draws it: ten numbers, and `...` to the tens before and after."""
    if last < 2:
        return "", []
    first = (page - 1) // _PAGES_SHOWN * _PAGES_SHOWN + 1
    final = min(last, first + _PAGES_SHOWN - 1)
    cells: list[tuple[int, str]] = [(number, str(number)) for number in range(first, final + 1)]
    if first > 1:
        cells.insert(0, (first - 1, "..."))
    if final < last:
        cells.append((final + 1, "..."))
    drawn = "".join(
        f"<td><span>{text}</span></td>"
        if number == page
        else f"""<td><a href="javascript:__doPostBack(&#39;{_GRID}&#39;,&#39;Page${number}&#39;)">{text}</a></td>"""
        for number, text in cells
    )
    row = f'<tr class="pager"><td colspan="{len(_COLUMNS)}"><table border="0"><tr>{drawn}</tr></table></td></tr>'
    return row, [f"Page${number}" for number, _ in cells if number != page]
