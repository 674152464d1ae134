"""Pages read by what earlier pages of their template taught: the same records as from a search of each page."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from crawler.analysis import Analyst
from crawler.archive.reader import answer, records
from crawler.classify import FormClassifier
from crawler.crawl import Crawl
from crawler.models import Record
from crawler.page import Page, parse
from crawler.paging.pager import find_paging
from crawler.regions.layout import Layout
from crawler.results import extract_records
from crawler.results.memory import MAX_TEMPLATES, Memory
from crawler.settings import CrawlSettings
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from samples.server import serve
from samples.site import Plan
from samples.sites import BUILDERS
from tests.bench.speed import pages

REAL = Path(__file__).parents[1].parent / "shared" / "data" / "pages"
BOOKS = Matcher(load_domain("books"))


def without(records: Sequence[Record], told: set[str]) -> list[set[str]]:
    """The values of the records without those of the pager: a place learned from pages whose pager stands apart keeps it
    out of the records where a search takes it for one, or for a part of the last."""
    values = [{field.value for field in record.fields} - told for record in records]
    return [own for own in values if own]


def compared(found: Iterator[Page], matcher: Matcher) -> tuple[int, int]:
    """How many pages were read, and how many of them without a search; all give what a search gives."""
    memory = Memory()
    count = 0
    for page in found:
        count += 1
        layout = Layout(page.tree, memory.banners.known())
        read, template = memory.read(page, matcher)
        searched = extract_records(page, matcher=matcher, layout=layout)
        assert template >= -1
        assert read.form == searched.form
        if read.records != searched.records:
            links = find_paging(page)
            told = {link.url for link in links} | {page.tree.text(link.node, 300) for link in links}
            assert without(read.records, told) == without(searched.records, told), page.url
    return count, sum(template.spared for template in memory.templates)


@pytest.mark.parametrize("name", BUILDERS)
async def test_every_page_of_a_sample_site_gives_the_same(name: str, tmp_path: Path) -> None:
    async with serve([name], plan=Plan(size=80, cap=40, slow_seconds=0.1, crawl_delay_seconds=0.0)) as web:
        site = web.sites[name]
        domain = load_domain(site.domain)
        settings = CrawlSettings(allow_private=True, delay_seconds=0)
        await Crawl([f"{site.url}/"], domain, tmp_path / "out", settings).run()
    stored = (answer(record) for record in records(sorted((tmp_path / "out" / "archive").glob("*.warc.gz"))))
    html = [one for one in stored if one.body and "html" in (one.header("Content-Type") or "")]
    found = (parse(one.body, one.url, content_type=one.header("Content-Type"), status=one.status) for one in html)
    count, _ = compared(found, Matcher(domain))
    assert count >= 10


def test_pages_of_a_shop_are_read_without_a_search() -> None:
    made = [(path, body) for path, body in pages(150).items() if not path.endswith(".txt")]
    random.Random(3).shuffle(made)
    count, spared = compared((parse(body, f"http://shop.example{path}") for path, body in made), BOOKS)
    assert spared > 0.8 * count


@pytest.mark.accept
def test_nearly_every_page_of_real_templates_gives_the_same() -> None:
    if not REAL.exists():
        pytest.skip("the pages of real templates are not here")
    memories: dict[str, Memory] = {}
    rows = [json.loads(line) for line in (REAL / "index.jsonl").read_text().splitlines()]
    other = 0
    for row in rows:
        page = parse(gzip.decompress((REAL / row["file"]).read_bytes()), f"http://{row['site']}.example/{row['file']}")
        memory = memories.setdefault(row["site"], Memory())
        layout = Layout(page.tree, memory.banners.known())
        read, _ = memory.read(page, BOOKS)
        searched = extract_records(page, matcher=BOOKS, layout=layout)
        other += (read.form, read.records) != (searched.form, searched.records)
    assert sum(one.spared for memory in memories.values() for one in memory.templates) > 0.1 * len(rows)
    assert other <= 0.01 * len(rows)


ROW = (
    '<li class="book"><h3><a href="/b/{0}">The {0} rivers of stone</a></h3><p class=by>by Jane Doe</p><b>19{0}</b></li>'
)


def shelf(numbers: range, after: str = "") -> Page:
    rows = "".join(ROW.format(number) for number in numbers)
    return parse(f"<title>Books</title><h1>Books</h1><ol class=books>{rows}</ol>{after}<p class=f>us</p>", "http://a/s")


def taught() -> Memory:
    memory = Memory()
    for first in range(10, 80, 10):
        memory.read(shelf(range(first, first + 8)), BOOKS)
    assert memory.templates[0].trusted
    return memory


def test_a_page_with_something_new_is_searched() -> None:
    memory = taught()
    rows = "".join(f"<tr><td><a href=/x/{n}>A longer title of a book, {n}</a><td>Some Author<td>{n}" for n in range(40))
    page = shelf(range(60, 64), f"<table class=other>{rows}</table>")
    assert memory.read(page, BOOKS)[0].records == extract_records(page, matcher=BOOKS).records


@pytest.mark.parametrize("numbers", [range(0), range(60, 63)])
def test_few_records_are_searched(numbers: range) -> None:
    page = shelf(numbers)
    found = taught().read(page, BOOKS)[0]
    assert (found.form, found.records) == (lambda one: (one.form, one.records))(extract_records(page, matcher=BOOKS))


def test_pages_of_one_template_have_one_number_and_others_another() -> None:
    memory = taught()
    assert len(memory.templates) == 1
    number = memory.read(shelf(range(80, 88)), BOOKS)[1]
    other = parse("<title>Us</title><div id=x><p>About</p><blockquote>us and you</blockquote></div>", "http://a/about")
    assert number == memory.templates[0].number != memory.read(other, BOOKS)[1]


def test_a_template_caught_in_the_wrong_is_not_believed_again() -> None:
    memory = taught()
    template = memory.templates[0]
    for _ in range(2):
        template.agreed, template.believed, template.form = 9, template.distance, "detail"
        memory.read(shelf(range(10, 18)), BOOKS)
    assert not template.trusted


def test_memory_is_bounded() -> None:
    memory = Memory()
    for number in range(300):
        name = "".join(chr(97 + int(digit)) for digit in str(number))
        memory.read(
            parse(f"<div class={name}><p class=p{name}><i class=q{name}>word</i></p></div>", "http://a/"), BOOKS
        )
    assert len(memory.templates) <= MAX_TEMPLATES


def of_archive(number: int, titles: Sequence[str]) -> Page:
    """A page of an archive under a heading, with its entries."""
    entries = "".join(
        f"<article><h2><a href=/book/{title[-2:]}>{title}</a></h2><p class=meta>by <span class=author>Ann Lee</span>, 1985</p>"
        f"<p>{title} is a tale told in short chapters, of what was lost and found.</p></article>"
        for title in titles
    )
    pager = " ".join(f"<a href=/page/{one}>{one}</a>" for one in range(1, 7) if one != number)
    text = f"<title>All books</title><body><main><h1>All books</h1>{entries}<nav>{pager} <span>{number}</span></nav></main>"
    return parse(text, f"http://books.example/page/{number}")


@pytest.mark.parametrize("left", [1, 2])
def test_the_last_page_of_a_list_is_one_where_too_little_is_left_to_repeat(left: int) -> None:
    analyst = Analyst(FormClassifier.load("default"), load_domain("books"), BOOKS)
    for number in range(1, 6):
        found = analyst.look(of_archive(number, [f"The River of {number}{one}" for one in range(8)])).results
        assert found.kind == "list"
    last = analyst.look(of_archive(6, [f"The Last River {60 + one}" for one in range(left)])).results
    assert last.kind == "list"
    assert [record.url for record in last.records] == [f"http://books.example/book/{60 + one}" for one in range(left)]


def test_the_page_of_one_thing_is_none_of_the_lists_that_have_its_shapes() -> None:
    analyst = Analyst(FormClassifier.load("default"), load_domain("books"), BOOKS)
    for number in range(1, 6):
        analyst.look(of_archive(number, [f"The River of {number}{one}" for one in range(8)]))
    text = (
        "<title>The Last River 60</title><body><main><h1>The Last River 60</h1><article><h2><a href=/book/60>The Last River 60"
        "</a></h2><p class=meta>by <span class=author>Ann Lee</span>, 1985</p><p>A tale.</p></article>"
        "<nav><a href=/page/1>1</a> <span>2</span></nav></main>"
    )
    own = analyst.look(parse(text, "http://books.example/book/60")).results
    assert [record.url for record in own.records] in ([None], ["http://books.example/book/60"], [])
    assert own.kind != "list"
