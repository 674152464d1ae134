"""Searches whose own page has no word of what is behind them: words of other pages of the site are asked for."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from crawler.crawl import Crawl
from crawler.settings import Budgets, CrawlSettings
from knowledge.domain import load_domain
from knowledge.words import words
from tests.handmade import answering, harvested, html

ADJECTIVES = "Silver Hollow Crimson Distant Narrow Frozen Golden Broken Silent Hidden".split()
NOUNS = "Lantern Orchard Causeway Meadow Harvest Quarry Anvil Thicket Steeple Ferry".split()
BOOKS = [
    (f"{one} {other}", f"Mara {other}", str(1950 + n + m))
    for n, one in enumerate(ADJECTIVES)
    for m, other in enumerate(NOUNS)
    if (n + m) % 3 == 0
]
DIGITS = str.maketrans("0123456789", "abcdefghij")
FORM = '<form action="/find"><label>Search <input name="q"></label><input type="submit" value="Go"></form>'


async def answer(request: web.Request) -> web.Response:
    """Whole words only, common ones dropped; the ways to the records show none of their words."""
    if request.path == "/find":
        asked = request.query.get("q", "").casefold()
        content = [word for word, factor in words(asked) if factor == 1.0]
        found = [book for book in BOOKS if content and set(content) <= set(" ".join(book).casefold().split())]
        rows = "".join(f"<tr><td>{t}</td><td>{a}</td><td>{y}</td></tr>" for t, a, y in found)
        table = f"<p>{len(found)} results</p><table><tr><th>Title</th><th>Author</th><th>Year</th></tr>{rows}</table>"
        return html(table if found else "<p>No results</p>", "Search")
    if request.path.startswith("/shelf/"):
        title, author, year = BOOKS[int(request.match_info["rest"].rpartition("/")[2])]
        return html(f"<h1>{title}</h1><p>{author} wrote this in {year}, far from home.</p>", "Shelf")
    ways = "".join(f'<li><a href="/shelf/{n}">No. {n}</a></li>' for n in range(0, len(BOOKS), 4))
    return html(f"<h1>Welcome</h1>{FORM}<ul>{ways}</ul>")


async def test_words_of_other_pages_are_asked_for_while_nothing_is_known(tmp_path: Path) -> None:
    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert {record["attributes"]["title"] for record in records} == {book[0] for book in BOOKS}


async def test_a_crawl_that_heard_words_goes_on_where_it_was(tmp_path: Path) -> None:
    asked: list[str] = []

    async def counted(request: web.Request) -> web.Response:
        asked.append(request.path_qs)
        return await answer(request)

    async with answering(counted) as url:
        for requests in (8, 16, 30, 1_000):
            records = await harvested(url, tmp_path, budgets=Budgets(requests=requests))
        before = len(asked)
        await harvested(url, tmp_path)
    assert {record["attributes"]["title"] for record in records} == {book[0] for book in BOOKS}
    assert len(asked) == before


async def test_words_that_pages_used_before_a_form_was_found_are_known_again(tmp_path: Path) -> None:
    async with answering(answer) as url:
        for requests in (4, 12, 24, 36):
            folder, states = tmp_path / str(requests), []
            for budgets in (Budgets(requests=requests), Budgets(pages=1)):
                chosen = CrawlSettings(allow_private=True, delay_seconds=0, via="both", budgets=budgets)
                job = Crawl([url], load_domain("books"), folder, chosen)
                await job.run()
                (harvest,) = job.harvests.values()
                common = {name: plan.planner.common for name, plan in harvest.plans.items()}
                states.append((harvest.heard, harvest.spoken, common))
            assert states[0] == states[1], requests


async def test_on_a_site_that_finds_nothing_two_of_many_searches_ask_for_words_of_other_pages(tmp_path: Path) -> None:
    asked: list[str] = []

    async def silent(request: web.Request) -> web.Response:
        if request.path.startswith("/find"):
            asked.append(request.path)
            return html("<p>No results were found</p>", "Search")
        forms = "".join(FORM.replace("/find", f"/find{n}").replace('"q"', f'"q{n}"') for n in range(8))
        number = int(request.path.rpartition("/")[2] or 0)
        links = "".join(f'<a href="/page/{n}">Part {n}</a> ' for n in range(number + 1, min(number + 4, 12)))
        text = " ".join(f"{NOUNS[n % 10]}{ADJECTIVES[n // 10]}{number}".lower() for n in range(60)).translate(DIGITS)
        return html(f"<h1>Books</h1>{'' if number else forms}<p>{text}</p>{links}")

    async with answering(silent) as url:
        await harvested(url, tmp_path, via="both")
    counts = sorted(asked.count(path) for path in set(asked))
    assert len(counts) == 8
    assert sum(count > 1.3 * counts[0] for count in counts) == 2


async def test_a_page_that_says_the_same_of_itself_whatever_was_asked_shows_no_record(tmp_path: Path) -> None:
    """Each page tells its own author and year, also that of the answers; nothing answers the blank question."""

    async def signed(request: web.Request) -> web.StreamResponse:
        found = await answer(request)
        text = getattr(found, "text", "") or ""
        if request.path == "/find" and "<table>" not in text:
            return html("<h1>Looking for things</h1><p>Author: Nora Webb</p><p>Year: 2019</p>", "Find")
        return found

    async with answering(signed) as url:
        records = await harvested(url, tmp_path)
    assert {record["attributes"]["title"] for record in records} == {book[0] for book in BOOKS}


async def test_an_empty_answer_called_after_the_question_shows_no_record(tmp_path: Path) -> None:
    """It says nothing of having found nothing, and tells of itself what every page does."""

    async def called(request: web.Request) -> web.StreamResponse:
        found = await answer(request)
        text = getattr(found, "text", "") or ""
        if request.path == "/find" and "<table>" not in text and (asked := request.query.get("q")):
            return html(f"<h1>{asked}</h1><p>Author: Nora Webb</p><p>Year: 2019</p>", asked)
        return found

    async with answering(called) as url:
        records = await harvested(url, tmp_path)
    assert {record["attributes"]["title"] for record in records} == {book[0] for book in BOOKS}


async def test_records_that_links_lead_to_tell_a_search_that_found_nothing_what_to_ask(tmp_path: Path) -> None:
    async def search(request: web.Request) -> web.Response:
        """Neither its page nor that of the links to a few records says a word of these."""
        shelves = {f"/book/{n}": book for n, book in enumerate(BOOKS)}
        if request.path in shelves:
            title, author, year = shelves[request.path]
            return html(f"<h1>{title}</h1><ul><li>Author: {author}</li><li>Year: {year}</li></ul>", title)
        if request.path == "/find":
            asked = set(request.query.get("q", "").casefold().split())
            found = [book for book in BOOKS if asked and asked <= set(book[0].casefold().split())]
            rows = "".join(f"<tr><td>{t}</td><td>{a}</td><td>{y}</td></tr>" for t, a, y in found)
            table = f"<table><tr><th>Title</th><th>Author</th><th>Year</th></tr>{rows}</table>"
            return html(table if found else "<p>No results</p>", "Search")
        shown = "".join(f"<li><a href='/book/{n}'>{BOOKS[n][0]}</a></li>" for n in (0, 4, 7))
        return html(f"<ul>{shown}</ul>" if request.path == "/rooms" else f"{FORM}<p><a href=/rooms>Our rooms</a></p>")

    async with answering(search) as url:
        records = await harvested(url, tmp_path, via="both")
    assert {record["attributes"]["title"] for record in records} == {book[0] for book in BOOKS}
