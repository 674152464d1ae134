"""A search of a site that shows no more than names, wants words of three letters and lets choices alone be no question."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from tests.handmade import answering, harvested, html

WORDS = "river love life world history time garden house winter island stone letter night king".split()
TOPICS = {
    number: (f"The {a.title()} and the {b.title()}", (number * 7) % 12)
    for number, (a, b) in enumerate((a, b) for a in WORDS for b in WORDS if a != b)
}
KINDS = "Arts Crafts Trades Tales Travel Nature Health Sports Games Music Food Cities".split()
BOX = '<form action="/find"><label for=q>Search:</label><input type="search" name="q" id=q>{}<button>Search</button></form>'
BOXES = "".join(
    f'<label><input type="checkbox" name="kind" value="{n}"> {kind}</label>' for n, kind in enumerate(KINDS)
)
MOST = 20


async def test_the_only_search_of_a_site_is_asked_on_though_it_shows_names_alone(tmp_path: Path) -> None:
    alone: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        if request.path.startswith("/topic/"):
            title, _ = TOPICS[int(request.path.rpartition("/")[2])]
            return html(f"{BOX.format('')}<h1>{title}</h1><p>Nobody has replied.</p>", title)
        if request.path != "/find":
            return html(f"{BOX.format('')}<h1>Board</h1><p>Search for what was said.</p>", "Board")
        word, kinds = request.query.get("q", ""), request.query.getall("kind", [])
        if len(word) < 3:
            alone.extend(["x"] if kinds and not word else [])
            complaint = "<ul class=errorlist><li>Your search must contain at least 3 characters.</li></ul>"
            return html(f"<h1>Search</h1>{complaint}{BOX.format(BOXES)}", "Search")
        found = [
            f'<div class=topic><div class=t><a href="/topic/{n}">{title}</a></div><div class=k>{KINDS[kind]}</div></div>'
            for n, (title, kind) in TOPICS.items()
            if word.lower() in title.lower().split() and (not kinds or str(kind) in kinds)
        ]
        return html(
            f"{BOX.format('')}<h1>Search</h1><div>{''.join(found[:MOST]) or 'No results found'}</div>", "Search"
        )

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    titles = {record["attributes"]["title"] for record in records}
    assert len(titles & {title for title, _ in TOPICS.values()}) >= 0.85 * len(TOPICS)
    assert len(alone) <= 14
