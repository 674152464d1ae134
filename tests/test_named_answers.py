"""Boards that keep each answer under an identifier which looks like a session's, and lead to it after "please wait"."""

from __future__ import annotations

import hashlib
from pathlib import Path

from aiohttp import web

from crawler.urls import canonical
from tests.handmade import answering, harvested, html

NAMES = ("hugo", "ida", "rosa")
FIRST, LAST = ("Old", "Quiet", "Last", "Small"), ("Bridge", "Time", "River", "World", "Garden", "Lamp")
BOARD = [(f"{one} {other}", NAMES[n % 3]) for n, (one, other) in enumerate((a, b) for a in FIRST for b in LAST)]
SIZE = 5


class Board:
    """A board that answers a search with a page that leads to the answer, whose pages hold its identifier."""

    def __init__(self) -> None:
        self.asked: dict[str, str] = {}

    async def page(self, request: web.Request) -> web.StreamResponse:
        query = request.query
        form = (
            "<form method=post action=/search.php><input type=hidden name=action value=do_search>Search the books:"
            "<input name=keywords><input type=submit value=Search></form>"
        )
        if request.method == "POST":
            words = str((await request.post()).get("keywords", ""))
            name = hashlib.md5(words.encode()).hexdigest()
            self.asked[name] = words
            onward = f"search.php?action=results&amp;sid={name}"
            return html(f"<meta http-equiv=refresh content='1;URL={onward}'><p>Your search has been submitted.</p>")
        if query.get("action") != "results":
            return html(f"<h1>Books</h1>{form}")
        if query.get("sid") not in self.asked:
            return html("<p>The search specified is invalid.</p>")
        wanted = self.asked[query["sid"]].lower().split()
        found = [one for one in BOARD if wanted and all(word in " ".join(one).lower().split() for word in wanted)]
        if not found:
            return html(f"<p>Your search found no results.</p>{form}")
        first = (int(query.get("page", "1")) - 1) * SIZE
        rows = "".join(
            f"<tr><td><a href='/book/{BOARD.index(one)}'>{one[0]}</a></td><td>{one[1]}</td></tr>"
            for one in found[first : first + SIZE]
        )
        turned = f"search.php?action=results&amp;sid={query['sid']}&amp;page={first // SIZE + 2}"
        more = f"<p><a href='{turned}'>Next page</a></p>" if first + SIZE < len(found) else ""
        return html(f"<p>{len(found)} results</p><table><tr><th>Title</th><th>Author</th></tr>{rows}</table>{more}")


async def test_answers_are_fetched_by_the_identifier_that_the_site_gave_them(tmp_path: Path) -> None:
    async with answering(Board().page) as url:
        rows = await harvested(url, tmp_path)
    told = {(row["attributes"]["title"], row["attributes"]["author"]) for row in rows}
    assert told <= set(BOARD)
    assert len(told) >= 0.95 * len(BOARD)


def test_addresses_keep_such_identifiers_only_for_requests() -> None:
    address = "http://h/s?action=results&sid=0123456789abcdef0123456789abcdef"
    assert canonical(address) == "http://h/s?action=results"
    assert canonical(address, sessions=True) == address
    assert canonical("/a;jsessionid=1A2B?x=1#y", "http://h/", sessions=True) == "http://h/a;jsessionid=1A2B?x=1"
