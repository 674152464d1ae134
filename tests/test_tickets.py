"""Parameters that each answer has its own of: they tell no record from another, so that no list makes new ones of known ones."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import count
from pathlib import Path

import pytest
from aiohttp import web

from crawler.harvest.rows import Row, rows_of
from crawler.harvest.tickets import tickets, unticketed
from crawler.identity import Identities
from crawler.models import FieldValue, Location, Record
from knowledge.domain import load_domain
from tests.handmade import answering, harvested, html

MADE = "244a0560d1431789d350"


def addresses(template: str) -> list[str]:
    names = ("a-blue-jar", "two-birds", "the-old-mill", "night-boats")
    return [template.format(n=n, name=name) for n, name in enumerate(names)]


@pytest.mark.parametrize(
    "query",
    [f"ctx={MADE}&idx={{n}}", "back=0d4f0a52-77e6-4c6e-b4f8-6f6d1f9d1e55", f"pos={{n}}&ctx={MADE}", "_t=1732412345678"],
)
def test_a_made_up_value_that_all_addresses_share_is_a_ticket(query: str) -> None:
    urls = addresses("http://h/objects/{n}/{name}?" + query)
    names = tickets(urls, "http://h/objects?page=2")
    assert len(names) == 1
    assert not names & set(unticketed(urls[1], names).partition("?")[2].replace("=", "&").split("&"))


@pytest.mark.parametrize(
    ("template", "page_url"),
    [
        ("http://h/objects/{n}/{name}?list=roman-coins-1900-2000", "http://h/coins"),  # words
        ("http://h/objects/{n}/{name}?vol=12", "http://h/vol"),
        ("http://h/objects/{n}/{name}?in=" + MADE, f"http://h/collections/{MADE}"),  # what the page shows
        (f"http://h/view?in={MADE}&id={{n}}", "http://h/list"),  # nothing but a number is left
        (f"http://h/view?in={MADE}", "http://h/list"),
        ("http://h/objects?id=244a0560d1431789d35{n}", "http://h/list"),
    ],
)
def test_what_may_name_something_is_none(template: str, page_url: str) -> None:
    assert not tickets(addresses(template), page_url)
    assert not tickets(addresses("http://h/{name}?ctx=" + MADE)[:2], page_url)


@pytest.mark.parametrize(
    ("numbers", "told"), [((25, 62, 71, 118), True), ((25, 26, 27, 28), False), ((7, 5, 6, 8), False)]
)
def test_numbers_with_gaps_name_records_and_count_none(numbers: tuple[int, ...], told: bool) -> None:
    urls = [f"http://h/view?in={MADE}&id={n}" for n in numbers]
    assert bool(tickets(urls, "http://h/list")) == told


WORDS = "river love world history garden house winter island stone letter night king".split()
BOOKS = [(f"The {a.title()} of the {b.title()}", f"Mara {b.title()}berg") for a in WORDS[:5] for b in WORDS if a != b]
SUBJECTS = ("poems", "plays", "tales", "songs")


async def test_records_are_known_again_whatever_their_ticket(tmp_path: Path) -> None:
    asked: Counter[str] = Counter()
    moments = count()

    async def answer(request: web.Request) -> web.Response:
        if request.path.startswith("/book/"):
            number = int(request.path.split("/")[2])
            asked[request.path] += 1
            title, author = BOOKS[number]
            return html(
                f"<h1>{title}</h1><dl><dt>Author</dt><dd>{author}</dd><dt>Year</dt><dd>{1900 + number}</dd></dl>", title
            )
        if request.path == "/":
            links = "".join(f'<li><a href="/books/{one}">{one.title()}</a></li>' for one in SUBJECTS)
            return html(
                f'<h1>Books</h1><form action="/books"><input name="q"><button>Search</button></form><ul>{links}</ul>'
            )
        chosen = request.path.rpartition("/")[2]
        found = [
            one
            for one in BOOKS
            if request.query.get("q", "").lower() in one[0].lower()
            and (chosen not in SUBJECTS or BOOKS.index(one) % 4 != SUBJECTS.index(chosen))
        ]
        at = int(request.query.get("from", 0))
        ticket = blake2b(f"moment {next(moments)}".encode(), digest_size=10).hexdigest()
        rows = "".join(
            f'<li class=b><h3><a href="/book/{BOOKS.index(one)}/{one[0].replace(" ", "-")}?ctx={ticket}&idx={at + place}">'
            f"{one[0]}</a></h3><p class=who>{one[1]}</p></li>"
            for place, one in enumerate(found[at : at + 11])
        )
        q = request.query.get("q", "")
        on = f'<a rel=next href="{request.path}?q={q}&from={at + 11}">Next</a>' if at + 11 < len(found) else ""
        return html(f"<h1>Books</h1><p>{len(found)} books found</p><ul>{rows}</ul>{on}")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path, via="both")
    assert sorted(one["attributes"]["title"] for one in records) == sorted(title for title, _ in BOOKS)
    assert sum(asked.values()) <= len(BOOKS) + 12


def shown(known: Identities, question: str, found: list[tuple[str, dict[str, str]]]) -> list[Row]:
    """The rows of an answer whose records have these addresses and say that."""
    records = [
        Record(tuple(FieldValue(name, value, name, 1.0) for name, value in said.items()), url) for url, said in found
    ]
    place = Location("a", 0)
    page = f"http://h/search?q={question}"
    return rows_of(
        records,
        domain=known.domain,
        identities=known,
        site="http://h",
        location=place,
        now=0.0,
        asked=True,
        query={"q": question},
        page_url=page,
    )


def books(template: str, numbers: range | list[int], ticket: str, **said: str) -> list[tuple[str, dict[str, str]]]:
    return [
        (
            template.format(n=n, at=at, ticket=ticket),
            {"title": BOOKS[n][0], "author": BOOKS[n][1], "year": str(1900 + n), **said},
        )
        for at, n in enumerate(numbers)
    ]


TICKETS = [blake2b(f"ticket {n}".encode(), digest_size=10).hexdigest() for n in range(9)]


def test_a_name_cut_short_or_told_in_part_is_no_other_record() -> None:
    known = Identities(load_domain("books"))
    first = shown(known, "a", books("http://h/book/{n}/b?ctx={ticket}", range(8), TICKETS[0]))
    found = books("http://h/book/{n}/b?ctx={ticket}", [5, 2, 9, 7], TICKETS[1])
    for _, said in found:
        said["title"] = said["title"][:14].rstrip() + "..."
    del found[0][1]["author"], found[1][1]["year"]
    again = shown(known, "b", found)
    assert [row.new for row in again] == [False, False, True, False]
    assert again[0].identifier == first[5].identifier


@pytest.mark.parametrize("template", ["http://h/view/{at}/b?ctx={ticket}", "http://h/view/{at}/b?ctx={ticket}&of=9"])
def test_a_ticket_without_which_an_address_is_a_place_is_needed(template: str) -> None:
    known = Identities(load_domain("books"))
    shown(known, "a", books(template, range(8), TICKETS[0]))
    for number, numbers in enumerate(([9, 3, 12, 5, 1, 14], [15, 16, 17, 2, 19], list(range(8)), [20, 21, 4, 22]), 1):
        shown(known, str(number), books(template, numbers, TICKETS[number]))
    assert not known.addresses["http://h"].names
    assert len(known) == 18


def test_editions_are_told_apart_behind_tickets() -> None:
    """Reprints of one title and author in other years, and copies that differ in their address alone."""
    known = Identities(load_domain("books"))
    for number in range(3):
        found = []
        for n in range(4):
            found += books("http://h/book/{n}/b?ctx={ticket}", [n], TICKETS[number])
            found += books(f"http://h/book/1{n}/b?ctx={{ticket}}", [n], TICKETS[number], year=str(1950 + n))
            found += books(f"http://h/book/2{n}/b?ctx={{ticket}}", [n], TICKETS[number])
        shown(known, str(number), found[number:])
    assert len(known) == 12


def test_what_is_shown_otherwise_each_time_is_known_by_its_address() -> None:
    known = Identities(load_domain("books"))
    template = "http://h/book/{n}/b?ctx={ticket}"
    shown(known, "a", books(template, range(12), TICKETS[0]))
    found = books(template, range(6), TICKETS[1])
    found[2][1]["title"] = "Found on page 12: a river"  # where the words asked for stand
    assert not any(row.new for row in shown(known, "b", found))


def test_tickets_are_known_again_after_an_interruption() -> None:
    known, again = Identities(load_domain("books")), Identities(load_domain("books"))
    template = "http://h/book/{n}/b?ctx={ticket}&v=2"
    pages = [shown(known, str(n), books(template, range(n, 8 + n), TICKETS[n])) for n in range(3)]
    for page in pages:
        again.restore([dict(row.data) for row in page])
    assert (again.tickets, again.addresses) == (known.tickets, known.addresses)
    last = books(template, [6, 3], TICKETS[5], title="Cut ...")
    assert [row.identifier for row in shown(again, "z", last)] == [row.identifier for row in shown(known, "z", last)]
    assert not shown(again, "y", last)[0].new


async def test_records_told_otherwise_in_each_answer_are_known_again(tmp_path: Path) -> None:
    """Words are demanded, the state of the search stands in each address, and every third answer cuts its titles."""
    moments = count()

    async def answer(request: web.Request) -> web.Response:
        asked = request.query.get("q", "").lower().split()
        if request.path.startswith("/book/"):
            number = int(request.path.split("/")[2])
            title, author = BOOKS[number]
            return html(f"<h1>{title}</h1><p>Author: {author}</p><p>Year: {1900 + number}</p>", title)
        form = '<h1>Books</h1><form action="/books"><input name="q"><button>Search</button></form>'
        if not asked:
            return html(f"{form}<p>Please enter a word.</p>")
        found = [n for n, one in enumerate(BOOKS) if all(word in " ".join(one).lower().split() for word in asked)]
        moment = next(moments)
        state = f"-------en-20--{moment}--txt-{asked[0]}-------"
        rows = "".join(
            f'<li class=b><h3><a href="/book/{n}/b?pos={place}&e={state}">'
            f"{BOOKS[n][0] if moment % 3 else BOOKS[n][0][:14].rstrip() + '...'}</a></h3>"
            f"<p>Author: {BOOKS[n][1]}</p><p>Year: {1900 + n}</p></li>"
            for place, n in enumerate(found, 1)
        )
        return html(
            f"{form}<p>{len(found)} books found</p><ul>{rows}</ul>" if found else f"{form}<p>No books found.</p>"
        )

    async with answering(answer) as url:
        records = await harvested(url, tmp_path)
    assert sorted(one["attributes"]["title"] for one in records) == sorted(title for title, _ in BOOKS)
