"""Catalogues that number their answers: records stand at places of an answer ("set 3, entry 12"), running numbers are the
links to them, arrows are pictures; and a tracker that cuts its answers and offers to show all.
"""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from aiohttp import web

from crawler.harvest.rows import Row, rows_of
from crawler.identity import Identities
from crawler.models import FieldValue, Location, Record
from crawler.page import parse
from crawler.paging.pager import find_paging, shows_all
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from tests.handmade import answering, harvested, html

BOOKS = load_domain("books")
NAMES = ("Anna Weber", "Peter Koch", "Eva Lindner", "Karl Brandt", "Ines Vogel")
TITLES = itertools.product(("Old", "Quiet", "Last"), ("Bridge", "Time", "River", "World"), ("of Glass", "at Night", ""))
CATALOGUE = [(" ".join(words).strip(), NAMES[n % 5], 1980 + n % 12) for n, words in enumerate(TITLES)]
SIZE = 6


class Sets:
    """A catalogue whose every search makes a new set; addresses of records and of pages hold the set and a counter."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def page(self, request: web.Request) -> web.StreamResponse:
        query = request.query
        form = (
            "<form action=/F/X-00010><input type=hidden name=func value=find><table><tr><td>Word or phrase</td><td>"
            "<input name=request></td></tr><tr><td>Words adjacent?</td><td><input type=radio name=adj value=N checked> No"
            "<input type=radio name=adj value=Y> Yes</td></tr></table><input type=submit value=Search></form>"
        )
        if query.get("func") == "entry":
            title, author, year = CATALOGUE[self.found(self.asked[int(query["set"])])[int(query["entry"]) - 1]]
            rows = (("Author", author), ("Title", f"{title} / {author}"), ("Year", str(year)))
            return html("<table>" + "".join(f"<tr><td><b>{k}</b></td><td>{v}</td></tr>" for k, v in rows) + "</table>")
        if "func" not in query:
            return html(f"<h1>Catalogue</h1>{form}")
        if query["func"] == "find":
            self.asked.append(query.get("request", ""))
        number = int(query.get("set", len(self.asked) - 1))
        found, first = self.found(self.asked[number]), int(query.get("jump", "1"))
        if not found:
            return html(f"<p>Your search found no results.</p>{form}")
        rows = "".join(
            f"<tr><td><a href='/F/X-{n:05}?func=entry&set={number}&entry={n}'>{n}</a></td><td>{CATALOGUE[one][1]}</td>"
            f"<td>{CATALOGUE[one][0]} / {CATALOGUE[one][1]}</td><td>{CATALOGUE[one][2]}</td></tr>"
            for n, one in enumerate(found[first - 1 : first - 1 + SIZE], first)
        )
        arrows = ""
        if first > 1:
            arrows += f"<a href='/F/X-00021?func=jump&set={number}&jump={first - SIZE}'><img alt='Previous Page'></a>"
        if first + SIZE <= len(found):
            arrows += f"<a href='/F/X-00020?func=jump&set={number}&jump={first + SIZE}'><img alt='Next Page'></a>"
        last = min(len(found), first + SIZE - 1)
        head = "<tr><th>#</th><th>Author</th><th>Title</th><th>Year</th></tr>"
        return html(f"<p>Records {first} - {last} of {len(found)} {arrows}</p><table>{head}{rows}</table>")

    def found(self, words: str) -> list[int]:
        wanted = set(words.lower().split())
        if not wanted:
            return []
        return [n for n, one in enumerate(CATALOGUE) if wanted <= set(" ".join(map(str, one)).lower().split())]


async def test_a_catalogue_of_numbered_sets_gives_each_record_once(tmp_path: Path) -> None:
    async with answering(Sets().page) as url:
        rows = await harvested(url, tmp_path)
    told = sorted((row["attributes"]["title"], row["attributes"]["author"]) for row in rows)
    assert len(told) == len(set(told))
    assert set(told) <= {one[:2] for one in CATALOGUE}
    assert len(told) >= 0.95 * len(CATALOGUE)


def found_on(known: Identities, number: int, *titles: str, addresses: str = "set{0}-{1}") -> list[Row]:
    """The rows of the answer to one question of several."""
    records = [
        Record((FieldValue("title", title, "title", 0.9),), "http://h/" + addresses.format(number, place), 0)
        for place, title in enumerate(titles)
    ]
    return rows_of(
        records, domain=BOOKS, identities=known, site="http://h", location=Location("a", number), now=0.0, asked=True,
        query={"q": str(number)}, page_url=f"http://h/find?q={number}", placed=True,
    )  # fmt: skip


def test_addresses_that_move_with_every_question_tell_no_records_apart() -> None:
    known = Identities(BOOKS)
    first = found_on(known, 1, "A", "B", "C", "D")
    again = found_on(known, 2, "D", "C", "B", "E")
    assert [row.new for row in again] == [False, False, False, True]
    assert {row.identifier for row in again[:3]} == {row.identifier for row in first[1:]}
    restored = Identities(BOOKS)
    for rows in (first, again):
        restored.restore([row.data for row in rows])
    assert not any(row.new for row in found_on(restored, 3, "E", "A"))


def test_equal_records_at_addresses_that_stay_are_two() -> None:
    known = Identities(BOOKS)
    found_on(known, 1, "A", "B", "B", "C", addresses="record/{1}")
    found_on(known, 2, "A", "B", "B", "C", addresses="record/{1}")
    assert found_on(known, 3, "B", addresses="other/{1}")[0].new
    twins = Identities(BOOKS)
    found_on(twins, 1, "B", "B", "C", "C")
    assert all(row.new for row in found_on(twins, 2, "B", "B", "C")), "one page shows equal ones that are two"


TRACKER = "".join(f"<tr><td><a href='/bug/{n}'>{n}</a></td><td>Fault {n} of the parser</td></tr>" for n in range(20))


@pytest.mark.parametrize(
    ("link", "leads"),
    [
        ("<a href='list?q=parser&limit=0'>See all search results for this query</a>", True),
        ("<a href='list?q=parser&showall=1'>Show all</a>", True),
        ("<a href='list?limit=0'>Show all</a>", False),
        ("<a href='list?q=parser&limit=0&status=open'>Show all open</a>", False),
        ("<a href='other?q=parser&limit=0'>Show all</a>", False),
        ("<a href='list?q=parser&limit=5'>5</a>", False),
    ],
)
def test_a_link_that_shows_all_of_an_answer(link: str, leads: bool) -> None:
    page = parse(f"<p>This result was limited to 20. {link}</p><table>{TRACKER}</table>", "http://h/list?q=parser")
    assert (shows_all(page) is not None) is leads


def test_the_running_numbers_of_records_are_no_pages() -> None:
    page = parse(f"<table>{TRACKER}</table><p><a href='/list?q=parser&page=2'>2</a></p>", "http://h/list?q=parser")
    own = {f"http://h/bug/{n}" for n in range(20)}
    assert {link.url for link in find_paging(page, own=own)} == {"http://h/list?q=parser&page=2"}


def test_a_word_cut_to_a_code_is_read_in_full_where_the_page_has_it() -> None:
    states = ("RESOLVED", "ASSIGNED", "VERIFIED", "NEW")
    rows = "".join(
        f"<tr><td><a href='/bug/{n}'>Fault {n} of the {word} parser</a></td>"
        f"<td><span title='{state}'>{state[:4]}</span></td></tr>"
        for n, (word, state) in enumerate(itertools.product(("old", "new"), states))
    )
    head = "<tr><th>Summary</th><th>Status</th></tr>"
    found = extract_records(parse(f"<table>{head}{rows}</table>", "http://h/"), matcher=Matcher(load_domain("issues")))
    told = [field.value for record in found.records for field in record.fields if field.attribute == "status"]
    assert told == [*states, *states]


@pytest.mark.parametrize(
    ("cited", "journal", "year"),
    [
        ("Journal of Old Things. 2019 Mar;12(3):101-9. doi: 10.1000/x7.", "Journal of Old Things", "2019"),
        ("Ann Hist Sci. 1987 Nov-Dec;4:77-80.", "Ann Hist Sci", "1987"),
        ("2019 was warm. People. 3 came; 4 left.", None, None),
        ("We met in the year. 2019 was warm; 3 people came.", None, None),
    ],
)
def test_who_wrote_an_article_and_where_it_appeared(cited: str, journal: str | None, year: str | None) -> None:
    people = [[f"Lee {letter}", f"de la Cruz M{letter}"] for letter in "ABCDE"]
    items = "".join(
        f"<div class=hit><a href='/{n}/'>On the {word} of rivers</a><div>{', '.join(people[n])}. {cited}</div></div>"
        for n, word in enumerate(("course", "sound", "names", "depth", "colour"))
    )
    found = extract_records(parse(f"<p>5 results</p>{items}", "http://h/?q=x"), matcher=Matcher(load_domain("papers")))
    told = [{name: [f.value for f in record.fields if f.attribute == name] for name in ("venue", "year", "author")}
            for record in found.records]  # fmt: skip
    wanted = [{"venue": [journal], "year": [year], "author": each} for each in people]
    assert told == (wanted if journal else [{"venue": [], "year": [], "author": []}] * 5)
