"""A crawl by links and forms of a site whose lists can be put in order, by the form and by the heads of their columns."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from samples.catalogue import books
from tests.handmade import answering, harvested, html

COUNT, SHOWN = 72, 12
FIELDS = ("title", "author", "year")


async def test_a_list_in_many_orders_holds_each_record_once(tmp_path: Path) -> None:
    shelf = [{name: str(row[name]) for name in FIELDS} for row in books(COUNT)]
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(request.path_qs)
        step, _, number = request.path.strip("/").partition("/")
        if step == "book":
            one = shelf[int(number)]
            facts = "".join(f"<tr><th>{name.title()}<td>{one[name]}" for name in FIELDS)
            return html(f"<h1>{one['title']}</h1><table>{facts}</table>", one["title"])
        if step != "list":
            form = "<form action=/list><label>Words <input name=q></label> <select name=order>"
            kinds = "".join(f"<option value={name}>{name.title()}" for name in FIELDS)
            return html(
                f"<h1>Library</h1>{form}{kinds}</select><button>Search</button></form><a href=/list>All books</a>"
            )
        words, order, turned = (request.query.get(name, "") for name in ("q", "order", "desc"))
        found = [n for n, one in enumerate(shelf) if words.lower() in one["title"].lower()]
        if order in FIELDS:
            found.sort(key=lambda n: shelf[n][order], reverse=bool(turned))
        at = int(request.query.get("at", 0))
        kept = f"q={words}&order={order}" + ("&desc=1" if turned else "")
        heads = "".join(
            f"<th><a href='/list?q={words}&order={name}{'' if turned else '&desc=1'}'>{name.title()}</a>"
            for name in FIELDS
        )
        rows = "".join(
            f"<tr><td><a href=/book/{n}>{shelf[n]['title']}</a><td>{shelf[n]['author']}<td>{shelf[n]['year']}"
            for n in found[at : at + SHOWN]
        )
        more = f"<a href='/list?{kept}&at={at + SHOWN}'>Next</a>" if at + SHOWN < len(found) else ""
        return html(f"<h1>Books</h1><p>{len(found)} books</p><table><tr>{heads}</tr>{rows}</table>{more}")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path / "out", via="both")
    assert len(records) == COUNT
    assert len({record["url"].partition("?")[0] for record in records}) == COUNT
    assert len(asked) <= COUNT
