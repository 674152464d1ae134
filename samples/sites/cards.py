"""A bookshop: one keyword box, result cards and JSON-LD, an opaque token to the next page, the rest on detail pages.

Deep nests of divs. The list shows title and price only; author, publisher, year, ISBN, category and language stand on
the detail page. A blank search lists nothing. Decoys: basket on each card, sign in, newsletter, converter, vote.
One detail page in 97 answers 500 the first time.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence

from aiohttp import web

from samples import decoys, hazards
from samples.catalogue import AUTHOR_SEPARATOR, BOOK_ATTRIBUTES, Record
from samples.markup import e, query
from samples.site import Entry, Interface, Plan, Site
from samples.store import has_words

_PAGE_SIZE = 12
_SEARCHED = ("title", "author", "publisher", "year", "isbn", "category")
_DECOYS = ("login", "register", "newsletter", "converter", "vote", "basket", "comment", "contact")


def build(plan: Plan) -> Site:
    """The site, ready to be served."""
    return _Cards(plan).site


class _Cards:
    def __init__(self, plan: Plan) -> None:
        site = self.site = Site("cards", "books", page_size=_PAGE_SIZE)
        self.store = site.store = plan.books
        site.get("/", self.home, "form")
        site.get("/search", self.results, "result")
        site.get(r"/p/{id:\d+}/{slug}", self.product, "detail")
        site.get("/help/{topic}", self.help)
        decoys.attach(site, _DECOYS, self.layout)
        hazards.robots(site, ("/checkout/",), self.layout)
        hazards.flaky(site, 97, 500, ("/p/",))
        site.know(self.store.find, BOOK_ATTRIBUTES)
        site.interfaces = [
            Interface("/", "/search", "GET", {"q": ("Search by title, author, publisher or ISBN", None)})
        ]

    def layout(self, title: str, main: str, head: str = "", asked: str = "") -> str:
        return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{e(title)} - Papertide Books</title>{head}</head>
<body class="shop"><div class="wrapper"><div class="container-fluid"><div class="row topbar">
<div class="col-3 logo"><a class="brand" href="/">Papertide</a></div>
<div class="col-6"><form class="form-inline search" action="/search"><div class="input-group">
<input class="form-control" name="q" type="search" value="{e(asked)}"
 placeholder="Search by title, author, publisher or ISBN" aria-label="Search books"><span class="input-group-btn">
<button class="btn btn-primary"><i class="icon-search"></i></button></span></div></form></div>
<div class="col-3 text-right"><a href="/account/login">Sign in</a> <a href="/basket">Basket (0)</a></div></div></div>
<div class="container"><div class="content">
{main}
</div></div>
<div class="footer"><div class="row"><div class="col"><a href="/help/delivery">Delivery</a>
<a href="/help/returns">Returns</a>
<a href="/converter">Currency converter</a> <a href="/contact">Contact</a> <a href="/checkout/start">Checkout</a></div>
<div class="col">{decoys.form("newsletter")}</div></div></div></div></body></html>"""

    async def home(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        names = [("Categories", name) for name in self.store.values("category")]
        links = "".join(
            f'<div class="tile"><a href="{query("/search", [("q", name)])}">{e(name)}</a></div>' for _, name in names
        )
        hero = '<div class="hero"><h1>Books by post since 1998</h1></div>'
        main = f'{hero}<div class="tiles">{links}</div>{decoys.form("vote")}'
        return self.site.page(self.layout("Home", main))

    async def help(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        topic = request.match_info["topic"]
        if topic not in ("delivery", "returns"):
            return self.site.page(self.layout("Not found", "<p>This page does not exist.</p>"), 404)
        return self.site.page(
            self.layout(topic.title(), f"<h1>{topic.title()}</h1><p>Ask us about {topic} at any time.</p>")
        )

    async def results(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        asked = entry.value("q")
        start = _offset(entry.value("cursor"))
        found = self.store.find(has_words(asked, _SEARCHED)) if asked else []
        if start is None:
            return self.site.page(self.layout("Error", "<p>This link is no longer valid.</p>", asked=asked), 400)
        shown = self.store.rows(list(found[start : start + _PAGE_SIZE]))
        if not shown:
            say = f"We found nothing for “{e(asked)}”." if asked else "Tell us what you are looking for."
            return self.site.page(self.layout("Search", f'<div class="alert alert-info">{say}</div>', asked=asked))
        cards = "\n".join(_card(row) for row in shown)
        more = ""
        if start + _PAGE_SIZE < len(found):
            target = query("/search", [("q", asked), ("cursor", _token(start + _PAGE_SIZE))])
            more = f'<div class="more"><a class="btn" href="{target}">Show more results</a></div>'
        main = (
            f'<div class="summary"><span class="badge">{len(found)}</span> results for <em>{e(asked)}</em></div>'
            f'<div class="grid row">{cards}</div>{more}'
        )
        return self.site.page(self.layout(f"{asked} - Search", main, _script(_list_data(shown)), asked))

    async def product(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        row = self.store.row(request.match_info["id"])
        if row is None:
            return self.site.page(self.layout("Not found", "<p>This book is gone.</p>"), 404)
        labels = (("by", "author"), ("Publisher", "publisher"), ("Published", "year"), ("ISBN-13", "isbn"),
                  ("Category", "category"), ("Language", "language"))  # fmt: skip
        facts = "".join(
            f'<div class="fact fact-{name}"><span class="k">{label}</span> <span class="v">{e(row[name])}</span></div>'
            for label, name in labels
            if row[name]
        )
        price = f'<div class="price">€{row["price"]}</div>' if row["price"] else ""
        main = (
            f'<div class="product"><div class="cover"></div><div class="info"><h1 class="title">{e(row["title"])}</h1>'
            f"{facts}{price}{decoys.form('basket')}</div></div>"
            f'<div class="reviews"><h3>Reviews</h3>{decoys.form("comment")}</div>'
        )
        return self.site.page(self.layout(row["title"], main, _script(_book_data(row))))


def _slug(row: Record) -> str:
    words = "".join(c if c.isascii() and c.isalnum() else " " for c in row["title"].lower()).split()
    return "-".join(words) or "book"


def _path(row: Record) -> str:
    return f"/p/{row['id']}/{_slug(row)}"


def _card(row: Record) -> str:
    price = f'<div class="card-price">€{row["price"]}</div>' if row["price"] else ""
    return (
        f'<div class="col-4"><div class="card"><div class="card-body"><a class="card-title" href="{_path(row)}">'
        f'{e(row["title"])}</a>{price}<form method="post" action="/basket/add" class="buy">'
        f'<input type="hidden" name="product" value="{row["id"]}">'
        f'<button class="btn btn-sm">Add to basket</button></form>'
        f"</div></div></div>"
    )


def _book_data(row: Record) -> dict[str, object]:
    data: dict[str, object] = {
        "@context": "https://schema.org",
        "@type": "Book",
        "name": row["title"],
        "url": _path(row),
    }
    names = row["author"].split(AUTHOR_SEPARATOR) if row["author"] else []
    people = [{"@type": "Person", "name": name} for name in names]
    data["author"] = people[0] if len(people) == 1 else people
    data["publisher"] = {"@type": "Organization", "name": row["publisher"]}
    data |= {"datePublished": row["year"], "isbn": row["isbn"], "genre": row["category"], "inLanguage": row["language"]}
    data["offers"] = {"@type": "Offer", "price": row["price"], "priceCurrency": "EUR"}
    return {name: value for name, value in data.items() if value not in ("", [])}


def _list_data(rows: Sequence[Record]) -> dict[str, object]:
    items = [
        {
            "@type": "ListItem",
            "position": place,
            "item": {"@type": "Book", "name": row["title"], "url": _path(row)},
        }
        for place, row in enumerate(rows, 1)
    ]
    return {"@context": "https://schema.org", "@type": "ItemList", "itemListElement": items}


def _script(data: dict[str, object]) -> str:
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/ld+json">{text}</script>'


def _token(offset: int) -> str:
    body = f"o{offset}"
    return base64.urlsafe_b64encode(f"{body}.{zlib.crc32(body.encode()):08x}".encode()).decode().rstrip("=")


def _offset(token: str) -> int | None:
    """Where the page of this token starts; None where the token is not one of ours."""
    if not token:
        return 0
    try:
        body, _, check = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)).decode("ascii").partition(".")
        return int(body[1:]) if check == f"{zlib.crc32(body.encode()):08x}" else None
    except ValueError:
        return None
