"""An issue tracker (domain `issues`) whose form restricts the answer unless it is widened: open issues, mine only.

Fieldsets, a table with alternating rows, `Next »`. With all set to "any" and "everybody" it lists every issue. Decoys:
sign in, ticket comment, delete, preferences, batch modification under each table; robots.txt closes /admin/.
"""

from __future__ import annotations

from aiohttp import web

from samples import catalogue, decoys, hazards
from samples.catalogue import ISSUE_ATTRIBUTES
from samples.markup import e, options, query
from samples.site import Entry, Interface, Plan, Site
from samples.store import Store, Where, both, contains, equals

_PAGE_SIZE = 25
_DECOYS = ("login", "comment", "delete", "preferences", "recovery", "batch")
_COLUMNS = ("Ticket", "Summary", "Component", "Status", "Priority", "Owner", "Keywords", "Type")
_SELECTS = (("component", "Component"), ("priority", "Priority"), ("type", "Type"))
_OPEN: Where = ("status <> 'closed'", ())
_NOBODY = "anonymous"


def build(plan: Plan) -> Site:
    """The site, ready to be served."""
    return _Tracker(plan).site


class _Tracker:
    def __init__(self, plan: Plan) -> None:
        site = self.site = Site("tracker", "issues", page_size=_PAGE_SIZE)
        self.store = site.store = Store(catalogue.issues(plan.size, plan.seed), ISSUE_ATTRIBUTES)
        site.get("/", self.home)
        site.get("/wiki/{name}", self.wiki)
        site.get("/tickets", self.form_page, "form")
        site.get("/tickets/list", self.results, "result")
        site.get(r"/ticket/{id:\d+}", self.ticket, "detail")
        decoys.attach(site, _DECOYS, self.layout, "p")
        hazards.robots(site, ("/admin/",), self.layout)
        site.know(self.store.find, ISSUE_ATTRIBUTES, "identifier")
        fields: dict[str, tuple[str, str | None]] = {
            "status": ("Status", "status"),
            "who": ("Show", None),
            "summary": ("Summary contains", "title"),
            "owner": ("Owner", "owner"),
            "keywords": ("Keywords", "keyword"),
        }
        fields |= {name: (label, name) for name, label in _SELECTS}
        site.interfaces = [Interface("/tickets", "/tickets/list", "GET", fields)]

    def layout(self, title: str, main: str) -> str:
        return f"""<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"
 "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
<head><title>{e(title)} – Harbour Tracker</title>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8" /></head>
<body>
<div id="banner"><h1><a href="/">Harbour Tracker</a></h1></div>
<div id="metanav"><ul><li><a href="/account/login">Login</a></li><li><a href="/preferences">Preferences</a></li>
<li><a href="/wiki/About">About</a></li><li><a href="/admin/general">Admin</a></li></ul></div>
<div id="mainnav"><ul><li><a href="/wiki/Start">Wiki</a></li><li><a href="/tickets">View Tickets</a></li>
<li><a href="/wiki/Roadmap">Roadmap</a></li></ul></div>
<div id="main">
{main}
</div>
</body></html>"""

    async def home(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        text = '<p>Harbour is a small ship register. Found a bug? First <a href="/tickets">look at the tickets</a>.</p>'
        return self.site.page(self.layout("Welcome", text))

    async def wiki(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        name = request.match_info["name"]
        if name not in ("Start", "About", "Roadmap"):
            return self.site.page(self.layout("Missing", "<p>This page does not exist yet.</p>"), 404)
        return self.site.page(self.layout(name, f"<h2>{name}</h2><p>Notes about {name.lower()} are kept here.</p>"))

    async def form_page(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        states = [("open", "open (any)"), ("any", "any"), *((s, s) for s in self.store.values("status"))]
        choices = {name: [("", "any"), *((v, v) for v in self.store.values(name))] for name, _ in _SELECTS}
        selects = "".join(
            f'<label>{label}: <select name="{name}">{options(choices[name])}</select></label>\n'
            for name, label in _SELECTS
        )
        return self.site.page(
            self.layout(
                "View Tickets",
                f"""<h2>View Tickets</h2>
<form id="query" action="/tickets/list" method="get">
<fieldset><legend>Filters</legend>
<label>Status: <select name="status">{options(states, "open")}</select></label>
{selects}
<label>Summary contains: <input type="text" name="summary" /></label>
<label>Owner: <input type="text" name="owner" /></label>
<label>Keywords: <input type="text" name="keywords" /></label>
</fieldset>
<fieldset><legend>Show</legend>
<label><input type="radio" name="who" value="mine" checked="checked" /> my tickets only</label>
<label><input type="radio" name="who" value="all" /> everybody's tickets</label>
</fieldset>
<div class="buttons"><input type="submit" name="update" value="Update" /></div>
</form>""",
            )
        )

    def where(self, entry: Entry) -> Where:
        status = entry.value("status", "open")
        parts = [_OPEN] if status == "open" else [] if status in ("any", "") else [equals("status", status)]
        parts += [equals(name, entry.value(name)) for name, _ in _SELECTS if entry.value(name)]
        for name, column in (("summary", "title"), ("owner", "owner"), ("keywords", "keyword")):
            if entry.value(name):
                parts.append(contains(column, entry.value(name)))
        if entry.value("who", "mine") != "all":
            parts.append(equals("owner", _NOBODY))
        return both(*parts)

    async def results(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        found = self.store.find(self.where(entry), "id DESC")
        page = entry.number("page", 1, 1)
        shown = self.store.rows(list(found[(page - 1) * _PAGE_SIZE : page * _PAGE_SIZE]))
        change = '<p><a href="/tickets">Change the query</a></p>'
        if not shown:
            return self.site.page(self.layout("Tickets", f"<h2>Tickets (0 matches)</h2><p>None found.</p>{change}"))
        kept = [(name, value) for name, value in entry.query if name != "page"]
        moves = [(page - 1, "« Previous")] if page > 1 else []
        if page * _PAGE_SIZE < len(found):
            moves.append((page + 1, "Next »"))
        links = " ".join(
            f'<span class="move"><a href="{query("/tickets/list", [*kept, ("page", number)])}">{text}</a></span>'
            for number, text in moves
        )
        head = "".join(f"<th>{name}</th>" for name in _COLUMNS)
        rows = "\n".join(
            f'<tr class="{"even" if place % 2 else "odd"}"><td><a href="/ticket/{row["id"]}">#{row["id"]}</a></td>'
            f'<td><a href="/ticket/{row["id"]}">{e(row["title"])}</a></td>'
            + "".join(f"<td>{e(row[name])}</td>" for name in ISSUE_ATTRIBUTES[1:])
            + "</tr>"
            for place, row in enumerate(shown)
        )
        return self.site.page(
            self.layout(
                "Tickets",
                f"""<h2>Tickets <span class="numrows">({len(found)} matches)</span></h2>
<table class="listing tickets"><thead><tr>{head}</tr></thead><tbody>
{rows}
</tbody></table><div class="paging">{links}</div>
<div id="batchmod">{decoys.form("batch", "p")}</div>{change}""",
            )
        )

    async def ticket(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        row = self.store.row(request.match_info["id"])
        if row is None:
            return self.site.page(self.layout("Error", "<h2>No such ticket</h2>"), 404)
        cells = "".join(
            f"<tr><th>{label}:</th><td>{e(row[name])}</td></tr>"
            for label, name in zip(_COLUMNS[1:], ISSUE_ATTRIBUTES, strict=True)
            if row[name]
        )
        text = f'<h2>#{row["id"]} {e(row["title"])}</h2><table class="properties">{cells}</table>'
        return self.site.page(self.layout(f"#{row['id']}", text + decoys.form("comment", "p")))
