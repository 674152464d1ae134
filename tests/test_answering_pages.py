"""A dictionary: questions are answered by going to the one entry, and entries lead to their neighbours."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from crawler.harvest.templates import TemplateFigures
from knowledge.domain import parse_domain
from tests.handmade import answering, harvested, html

WORDS = sorted(
    "anchor bollard capstan davit ensign fender galley hawser inlet jetty keel ladder mast nautical oar pennant quay rudder "
    "sextant tiller uphaul vang winch yard".split()
)
DOMAIN = """
name: entries
title: Dictionary
languages: [en]
attributes:
  - {name: title, type: text, affinity: 0.6, aliases: [word, headword]}
  - {name: origin, type: text, affinity: 0.6, aliases: [etymology]}
identity: [[title]]
topic: [dictionary, word, meaning]
instances:
  title: [anchor, keel, mast, rudder, winch]
"""
BOX = '<form action="/entry"><input name="w" placeholder="Look up a word"><button>Search</button></form>'


async def answer(request: web.Request) -> web.Response:
    asked = request.query.get("w", "").lower()
    word = request.path.removeprefix("/entry/")
    if request.path == "/entry" and asked in WORDS:
        raise web.HTTPFound(f"/entry/{asked}")
    if request.path == "/about":
        return html(f"<h1>About the dictionary</h1>{BOX}<p>Words of the sea and their meaning.</p>", "About")
    if word not in WORDS:
        said = f"<p>No entry for {asked} was found.</p>" if asked else "<p>A dictionary of words of the sea.</p>"
        popular = "".join(f'<a href="/entry/{one}">{one}</a> ' for one in WORDS[2::8])
        return html(f'<h1>Dictionary</h1>{BOX}{said}<p>{popular}</p><a href="/about">About</a>', "Dictionary")
    place = WORDS.index(word)
    beside = [one for one in WORDS[max(0, place - 3) : place + 4] if one != word]
    links = "".join(f'<li><a href="/entry/{one}">{one}</a></li>' for one in beside)
    told = (
        f"<p>A thing aboard that has to do with {word}s.</p><p><b>Origin:</b> {'Norse' if place % 2 else 'Dutch'}</p>"
    )
    return html(
        f"{BOX}<h1>{word}</h1>{told}<p><b>Syllables:</b> {place % 3 + 1}</p><ul>{links}</ul>", f"{word} - Dictionary"
    )


async def test_pages_like_those_that_answer_questions_are_about_records_too(tmp_path: Path) -> None:
    async with answering(answer) as url:
        records = await harvested(url, tmp_path, parse_domain(DOMAIN), via="both")
    titles = [record["attributes"]["title"] for record in records]
    assert sorted(titles) == WORDS


def test_what_answers_is_known_after_an_interruption() -> None:
    before, after = TemplateFigures(), TemplateFigures()
    for word in WORDS[:3]:
        assert not before.answers("http://h/entry/winch")
        after.replay(f"http://h/entry/{word}", before.note(5, f"http://h/entry/{word}", "detail", 1, 0, asked=True))
    before.note(6, "http://h/news/1", "detail", 1, 0)
    for figures in (before, after):
        assert figures.answers("http://h/entry/winch")
        assert not figures.answers("http://h/news/2")
        assert not figures.answers("http://h/about")
