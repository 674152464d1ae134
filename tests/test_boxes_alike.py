"""Own pages of records with a box that searches below them, and words beside the titles of a list."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from crawler.crawl import Crawl
from crawler.models import Record
from crawler.page import parse
from crawler.results import extract_records
from crawler.settings import CrawlSettings
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from tests.handmade import answering, html

BOOKS = Matcher(load_domain("books"))
WORDS = "love life world history time man".split()
SHELF = [(f"The {word} of {other}", f"Mara {other.title()}") for word in WORDS for other in WORDS if word != other]


def place(number: int) -> str:
    return "-".join(SHELF[number][0].lower().split())


async def pages(request: web.Request) -> web.Response:
    """Each book has a page whose box searches below that page, where nothing is."""
    steps = request.path.strip("/").split("/")
    here = "" if steps[0] == "_search" or not steps[0] else f"/{steps[0]}"
    box = f'<form method="get" action="{here}/_search/"><input type="search" name="q"><button>Search</button></form>'
    if steps[-1] != "_search":
        number = next((n for n in range(len(SHELF)) if place(n) == steps[0]), None)
        told = (
            f"<ul><li>Author: {SHELF[number or 0][1]}</li><li>Publisher: Northgate Press</li></ul>"  # worth a look each
        )
        facts = f"<h1>{SHELF[number][0]}</h1>{told}" if number is not None else ""
        return html(f"{box}{facts or '<h1>Books</h1>'}", "Books")
    words = request.query.get("q", "").lower().split()
    found = [n for n, book in enumerate(SHELF) if not here and words and words[0] in " ".join(book).lower().split()]
    rows = "".join(f'<tr><td><a href="/{place(n)}/">{SHELF[n][0]}</a></td><td>{SHELF[n][1]}</td></tr>' for n in found)
    table = f"<table><tr><th>Title</th><th>Author</th></tr>{rows}</table>" if found else "<p>No results found.</p>"
    return html(f"{box}<p>{len(found)} books found</p>{table}", "Books")


async def test_boxes_that_differ_in_where_they_are_sent_are_left_after_some_brought_nothing(tmp_path: Path) -> None:
    async with answering(pages) as url:
        crawl = Crawl(
            [url], load_domain("books"), tmp_path, CrawlSettings(allow_private=True, delay_seconds=0, via="forms")
        )
        await crawl.run()
    (site,) = crawl.harvests.values()
    assert site.evidence.size == len(SHELF)
    asked = [plan for plan in site.plans.values() if plan.planner.queries]
    left = [plan for plan in site.plans.values() if plan.planner.closed == "boxes like it brought nothing new"]
    assert len(asked) <= 4
    assert len(left) >= 5
    assert {plan.box for plan in left} == {plan.box for plan in asked}


async def heedless(request: web.Request) -> web.Response:
    """The box of each book's page has a choice that leaves nothing open, and shows that page whatever is asked."""
    steps = request.path.strip("/").split("/")
    number = next((n for n in range(len(SHELF)) if place(n) == steps[0]), None)
    if number is None:
        return await pages(request)
    kinds = "".join(f"<option>{kind}</option>" for kind in ("novel", "poem", "play", "letter", "essay"))
    box = f"<select name=kind>{kinds}</select><input type=search name=q><button>Search</button>"
    book = f"<h1>{SHELF[number][0]}</h1><ul><li>Author: {SHELF[number][1]}</li></ul>"
    return html(f'<form action="/{steps[0]}/_search/">{box}</form>{book}', "Book")


async def test_boxes_that_were_asked_beside_their_choices_in_vain_count_as_asked(tmp_path: Path) -> None:
    """A box that begins anew, with something set beside the questions, brought nothing before: those like it are left."""
    sent: list[str] = []

    async def heard(request: web.Request) -> web.Response:
        if request.path.endswith("_search/") and request.path != "/_search/":
            sent.append(request.path)
        return await heedless(request)

    async with answering(heard) as url:
        settings = CrawlSettings(allow_private=True, delay_seconds=0, via="forms")
        crawl = Crawl([url], load_domain("books"), tmp_path, settings)
        await crawl.run()
    (site,) = crawl.harvests.values()
    assert site.evidence.size >= len(SHELF) // 2
    assert len(set(sent)) <= 3
    assert len(sent) <= 200


def told(record: Record, attribute: str) -> list[str]:
    return [field.value for field in record.fields if field.attribute == attribute]


def table(cell: str) -> tuple[Record, ...]:
    rows = "".join(
        f"<tr><td>{cell.format(n=n, title=title, path=f'/{place(n)}/')}</td><td>{author}</td></tr>"
        for n, (title, author) in enumerate(SHELF[:9])
    )
    page = parse(f"<h1>Books</h1><table><tr><th>Title<th>Author</tr>{rows}</table>", "http://h.example/s?q=x")
    return extract_records(page, matcher=BOOKS).records


def test_a_mark_beside_the_linked_title_of_a_cell_is_no_title() -> None:
    titles = [[title] for title, _ in SHELF[:9]]
    for cell in (
        '<a href="/b/{n}">{title}</a> <span class="state">draft</span>',
        '<a href="/b/{n}">{title}<br><small class="muted">{path}</small></a>',
        '<span class="label">new</span> <a href="/b/{n}">{title}</a>',
    ):
        records = table(cell)
        assert [told(record, "title") for record in records] == titles
        assert [told(record, "author") for record in records] == [[author] for _, author in SHELF[:9]]
    kept = [field.value for field in table('<a href="/b/{n}">{title}</a> <span class="state">draft</span>')[0].fields]
    assert "draft" in kept


JOBS = [
    "Repair the bridge",
    "Paint the mill",
    "Index the journal",
    "Move the lantern",
    "Survey the quay",
    "Calibrate the clock",
]


@pytest.mark.parametrize(
    ("marks", "title"),
    [
        (["bug", "feature", "bug", "feature", "bug", "bug"], "Repair the bridge"),
        ([f"Plan {n}" for n in range(6)], "Plan 0; Repair the bridge"),
    ],
    ids=["comes again", "differs"],
)
def test_what_tells_records_apart_is_the_title_beside_marks_that_come_again(marks: list[str], title: str) -> None:
    rows = "".join(
        f"<tr><td>T-{n}<td><span class=mark>{mark}</span> <span class=job>{job}</span><td>{n + 2} hours"
        for n, (mark, job) in enumerate(zip(marks, JOBS, strict=True))
    )
    page = parse(f"<title>Tasks</title><table><tr><th>Task<th>Title<th>Effort{rows}</table>", "http://h/")
    first = extract_records(page, matcher=Matcher(load_domain("books"))).records[0]
    assert "; ".join(one.value for one in first.fields if one.attribute == "title") == title
