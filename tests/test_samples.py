"""The sample deep web does what its README says: a scripted client, written per site, finds exactly the truth."""

from __future__ import annotations

import ast
import asyncio
import gzip
import json
import re
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from urllib.parse import quote, urljoin, urlsplit

import aiohttp
import pytest
from hypothesis import given
from hypothesis import strategies as st
from selectolax.lexbor import LexborHTMLParser, LexborNode

import samples
from samples import catalogue, truth
from samples.decoys import DECOYS
from samples.server import serve
from samples.site import Plan, Site
from samples.sites import BUILDERS
from samples.store import Store, contains, has_words

SIZE = 260
Row = dict[str, truth.Value]


class Client:
    """A browser of few words: cookies, repeats what was answered 429 or 5xx, reads the charset of the header."""

    def __init__(self, site: Site, session: aiohttp.ClientSession) -> None:
        self.site, self.session = site, session

    async def text(self, path: str, data: dict[str, str] | None = None) -> str:
        for _ in range(3):
            request = self.session.post if data is not None else self.session.get
            async with request(urljoin(self.site.url + "/", path), data=data) as response:
                if response.status == 429 or response.status >= 500:
                    continue
                return (await response.read()).decode(response.charset or "utf-8")
        raise AssertionError(f"{path} failed three times")

    async def page(self, path: str, data: dict[str, str] | None = None) -> LexborHTMLParser:
        return LexborHTMLParser(await self.text(path, data))

    async def follow(self, page: LexborHTMLParser, next_text: str) -> AsyncIterator[LexborHTMLParser]:
        """This page and those its next links lead to."""
        while True:
            yield page
            links = [a for a in page.css("a") if a.text(strip=True) == next_text]
            if not links:
                return
            page = await self.page(links[0].attributes["href"] or "")


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as opened:
        yield opened


def cells(node: LexborNode, selector: str) -> list[str]:
    return [cell.text(strip=True) for cell in node.css(selector)]


def rows_of(page: LexborHTMLParser, selector: str, names: list[str]) -> list[Row]:
    found: list[Row] = []
    for row in page.css(selector):
        values = [cell.text(strip=True) for cell in row.iter() if cell.tag == "td"]
        if values:
            found.append({n: v for n, v in zip(names, values, strict=True) if n and v.strip("\xa0")})
    return found


def canonical(row: Row) -> tuple[tuple[str, object], ...]:
    return tuple(sorted((name, truth.normal(name, value)) for name, value in row.items() if name != "key"))


def assert_same(found: list[Row], site: Site, *, distinct: bool = False) -> None:
    """Exactly the reachable records with exactly their displayed attributes, each once (or with `distinct` at all)."""
    got, wanted = Counter(map(canonical, found)), Counter(map(canonical, site.truth))
    assert set(got) == set(wanted)
    if not distinct:
        assert got == wanted


# --- catalogue and truth ----------------------------------------------------------------------


@pytest.mark.parametrize("make", [catalogue.books, catalogue.chinese_books, catalogue.papers, catalogue.issues])
def test_catalogue_is_the_same_for_the_same_seed_only(make: Callable[[int, int], list[catalogue.Record]]) -> None:
    assert make(200, 3) == make(200, 3)
    assert make(200, 3) != make(200, 4)
    assert len(make(200, 3)) == 200


@pytest.mark.parametrize("make", [catalogue.books, catalogue.chinese_books])
def test_books_are_lifelike(make: Callable[[int], list[catalogue.Record]]) -> None:
    books = make(6000)
    isbns = [book["isbn"] for book in books]
    assert len(set(isbns)) == len(isbns)
    for isbn in isbns:
        assert len(isbn) == 13
        assert sum(int(digit) * (1, 3)[place % 2] for place, digit in enumerate(isbn)) % 10 == 0
    for attribute in ("author", "publisher", "category"):
        counts = [n for _, n in Counter(book[attribute] for book in books).most_common()]
        assert counts[0] > 3 * (sum(counts) / len(counts)), "no head"
        assert counts[-1] < counts[0] / 10, "no tail"
    words = Counter(word for book in books for word in book["title"].split())
    assert sum(1 for count in words.values() if count == 1) > len(words) / 10
    missing = sum("" in book.values() for book in books)
    assert 0.002 < missing / len(books) < 0.01
    assert len({book["title"] for book in books}) < len(books), "no other editions"
    assert all(book["title"] for book in books)


def test_titles_have_what_breaks_naive_pages() -> None:
    titles = " ".join(book["title"] for book in catalogue.books(4000))
    for mark in ("<", "&", '"', "“", "'", "é", "+"):
        assert mark in titles
    for book in catalogue.chinese_books(4000):
        "".join(book.values()).encode("gbk")


@pytest.mark.parametrize("make", [catalogue.papers, catalogue.issues])
def test_titles_without_another_key_are_unique(make: Callable[[int], list[catalogue.Record]]) -> None:
    records = make(5000)
    assert len({record["title"] for record in records}) == len(records)


def test_load_reads_csv_and_fills_missing_columns(tmp_path: Path) -> None:
    text = 'Title,Author,Year\n"A, B & <C>","Ann; Bob",1999\n,Nobody,2000\nPlain,,\n'
    plain, packed = tmp_path / "books.csv", tmp_path / "books.csv.gz"
    plain.write_text(text, encoding="utf-8")
    packed.write_bytes(gzip.compress(text.encode()))
    books = catalogue.load(plain)
    assert catalogue.load(packed) == books
    assert [book["title"] for book in books] == ["A, B & <C>", "Plain"]
    assert books[0]["author"] == "Ann; Bob"
    assert books[1]["year"] == books[1]["publisher"] == ""
    assert all(book["category"] and book["price"] and len(book["isbn"]) == 13 for book in books)
    several = tmp_path / "several.csv"
    several.write_text("title\n" + "".join(f"Book {n}\n" for n in range(30)), encoding="utf-8")
    assert len({book["title"] for book in catalogue.load(several, size=7)}) == 7


def test_papers_can_be_served_too(tmp_path: Path) -> None:
    plain = tmp_path / "papers.csv"
    plain.write_text("title,authors,venue,year\nOn Knots,Ann Lee; Bo Ray,Quarterly of Knots,1999\n", encoding="utf-8")
    records = catalogue.load(plain)
    assert records == [
        {"title": "On Knots", "author": "Ann Lee; Bo Ray", "venue": "Quarterly of Knots", "year": "1999"}
    ]
    plan = Plan(size=5, records=records)
    assert (plan.papers, len(plan.catalogue), len(plan.chinese_books)) == (records, 5, 5)


def test_load_says_what_is_wrong(tmp_path: Path) -> None:
    nameless, broken = tmp_path / "nameless.csv", tmp_path / "broken.csv.gz"
    nameless.write_text("name,author\nA,B\n", encoding="utf-8")
    broken.write_bytes(gzip.compress(b"title\nA\n" * 1000)[:30])
    with pytest.raises(ValueError, match="no column named title"):
        catalogue.load(nameless)
    with pytest.raises(ValueError, match="cannot be read"):
        catalogue.load(broken)


@pytest.mark.parametrize(
    ("attribute", "shown", "true"),
    [
        ("price", "€12.50", "12.50"),
        ("price", "35.00元", "35.00"),
        ("isbn", "978-1-4827-1337-4", "9781482713374"),
        ("author", "by Ann Lee, Bo Ek and Cy Fox", ["Cy Fox", "Ann Lee", "Bo Ek"]),
        ("author", "王明、李静 著", ["李静", "王明"]),
        ("year", "出版于 1994年", "1994"),
        ("identifier", "#12", "12"),
        ("title", " The  Last\nRiver ", "the last river"),
    ],
)
def test_displayed_values_are_held_against_the_truth(attribute: str, shown: truth.Value, true: truth.Value) -> None:
    assert truth.same(attribute, shown, true)
    assert not truth.same(attribute, shown, "something 7 else")


@given(st.sampled_from(["title", "author", "price", "isbn", "year"]), st.text(max_size=40))
def test_white_space_does_not_count(attribute: str, value: str) -> None:
    assert truth.same(attribute, value, f"\n {value.replace(' ', '  ')}\t")


@given(
    st.lists(st.text(alphabet="xyzé. ", min_size=1, max_size=8), max_size=4),
    st.sampled_from(["; ", "、", " & ", " and "]),
)
def test_order_and_separator_of_authors_do_not_count(names: list[str], separator: str) -> None:
    assert truth.same("author", separator.join(reversed(names)), names)


# --- store ------------------------------------------------------------------------------------


@given(st.text(alphabet="aeThri%_\\'\"<& ", max_size=6))
def test_contains_is_a_substring_search(text: str) -> None:
    records = catalogue.books(60)
    store = Store(records, catalogue.BOOK_ATTRIBUTES)
    wanted = [place for place, record in enumerate(records, 1) if text.lower() in record["title"].lower()]
    assert list(store.find(contains("title", text))) == wanted
    store.close()


@given(st.text(max_size=30))
def test_has_words_takes_any_text(text: str) -> None:
    store = Store(catalogue.books(5), catalogue.BOOK_ATTRIBUTES)
    assert set(store.find(has_words(text, ("title",)))) <= set(range(1, 6))
    store.close()


def test_reachable_agrees_with_asking_every_word() -> None:
    store = Store(catalogue.books(150), catalogue.BOOK_ATTRIBUTES)
    words = {word for row in store.rows(range(1, 151)) for word in re.findall(r"\w+", f"{row['title']} {row['year']}")}
    asked = [store.find(has_words(word, (column,)), "title, id")[:3] for word in words for column in ("title", "year")]
    assert store.reachable(("title", "year"), 3, "title") == {number for listed in asked for number in listed}
    assert len(store.reachable(("year",), 1, "title")) < 150
    assert store.reachable(("year",), 150) == set(range(1, 151))


# --- each site listed by a scripted client ----------------------------------------------------


async def test_library_lists_everything_on_a_blank_search(session: aiohttp.ClientSession) -> None:
    async with serve(["library"], size=SIZE) as web:
        site = web.sites["library"]
        client = Client(site, session)
        names = list(catalogue.BOOK_ATTRIBUTES)
        blank = "/catalogue/search?title=&author=&publisher=&year_from=&year_to=&category=&n="
        found: list[Row] = []
        pages = 0
        async for page in client.follow(await client.page(blank + "20"), "Next"):
            found += rows_of(page, "table.results tbody tr", names)
            pages += 1
        assert pages == -(-SIZE // site.page_size)
        assert_same(found, site)
        first = await client.page(blank + "100")
        assert len(first.css("tbody tr")) == 100
        assert f"1–100 of {SIZE}" in first.css_first("p.count").text()
        narrow = await client.page("/catalogue/search?title=the&year_from=1990&year_to=2005&category=Fiction&n=100")
        wanted = [r for r in site.truth if "the" in str(r["title"]).lower() and r.get("category") == "Fiction"]
        wanted = [r for r in wanted if "1990" <= str(r.get("year", "")) <= "2005"]
        assert Counter(map(canonical, rows_of(narrow, "tbody tr", names))) == Counter(map(canonical, wanted))
        assert "no books matched" in await client.text("/catalogue/search?title=zzzzqqq")
        details = await client.page("/book/7")
        fields = dict(zip(cells(details, "table.book th"), cells(details, "table.book td"), strict=True))
        assert truth.same("title", fields["Title"], site.truth[6]["title"])
        assert truth.same("isbn", fields["ISBN"], site.truth[6]["isbn"])
        assert not web.forbidden


async def archive_search(client: Client, **values: str) -> LexborHTMLParser:
    form = await client.page("/search")
    token = form.css_first("input[name=csrf_token]").attributes["value"] or ""
    blank = dict.fromkeys(("title", "author", "publisher", "year", "isbn", "subject"), "")
    return await client.page("/search", blank | values | {"csrf_token": token})


def archive_rows(page: LexborHTMLParser) -> list[Row]:
    names = {
        "Title": "title",
        "Author": "author",
        "Publisher": "publisher",
        "Year of publication": "year",
        "ISBN": "isbn",
        "Subject heading": "category",
        "Price": "price",
        "Language": "language",
    }
    return [
        {names[term]: value for term, value in zip(cells(dl, "dt"), cells(dl, "dd"), strict=True)}
        for dl in page.css("dl")
    ]


async def test_archive_lists_everything_by_subject_and_year(session: aiohttp.ClientSession) -> None:
    async with serve(["archive"], size=SIZE) as web:
        site = web.sites["archive"]
        client = Client(site, session)
        form = await client.page("/search")
        queries = [{"subject": o.attributes["value"] or ""} for o in form.css("option") if o.attributes["value"]]
        queries += [{"title": str(row["title"])} for row in site.truth if "category" not in row]
        found: list[Row] = []
        for query in queries:
            async for page in client.follow(await archive_search(client, **query), "Next page >>"):
                found += archive_rows(page)
        assert_same(found, site, distinct=True)
        assert len(site.truth) == SIZE
        row = site.truth[3]
        assert [canonical(r) for r in archive_rows(await archive_search(client, isbn=str(row["isbn"])))] == [
            canonical(row)
        ]
        assert "at least one term" in (await archive_search(client)).body.text()
        assert "No titles found" in (await archive_search(client, title="zzzqqq")).body.text()
        assert not web.forbidden


async def test_archive_caps_what_it_lists(session: aiohttp.ClientSession) -> None:
    async with serve(["archive"], size=SIZE, cap=30) as web:
        site = web.sites["archive"]
        assert site.cap == 30
        client = Client(site, session)
        page = await archive_search(client, title="the")
        assert "More than 30 matches, showing the first 30." in page.body.text()
        listed = [row async for p in client.follow(page, "Next page >>") for row in archive_rows(p)]
        assert len(listed) == 30
        assert not archive_rows(await client.page("/results?page=3"))
        known = Counter(map(canonical, site.truth))
        assert all(canonical(row) in known for row in listed)
        few = await archive_search(client, title="the", subject="Poetry")
        assert "titles found." in few.body.text()


async def test_archive_token_serves_once_and_only_its_session(session: aiohttp.ClientSession) -> None:
    async with serve(["archive"], size=40) as web:
        site = web.sites["archive"]
        client = Client(site, session)
        assert "Search the archive" in await client.text("/results?page=2"), "no query yet: back to the form"
        form = await client.page("/search")
        data = {"title": "the", "csrf_token": form.css_first("input[name=csrf_token]").attributes["value"] or ""}
        async with aiohttp.ClientSession() as stranger, stranger.post(site.url + "/search", data=data) as response:
            assert response.status == 403
        assert "titles found" in await client.text("/search", data)
        async with session.post(site.url + "/search", data=data) as response:
            assert response.status == 403
            assert "expired" in await response.text()


async def test_shudian_speaks_gbk(session: aiohttp.ClientSession) -> None:
    async with serve(["shudian"], size=SIZE) as web:
        site = web.sites["shudian"]
        client = Client(site, session)
        async with session.get(site.url + "/gaoji.asp") as response:
            assert response.charset == "gbk"
            raw = await response.read()
        assert "图书检索".encode("gbk") in raw
        with pytest.raises(UnicodeDecodeError):
            raw.decode("utf-8")
        found: list[Row] = []
        async for page in client.follow(await client.page("/search.asp?lb=0&shuming=&zuozhe=&chubanshe="), "下一页"):
            assert f"共 {SIZE} 条" in page.body.text()
            found += [shudian_row(block) for block in page.css("div.book")]
        assert_same(found, site)
        asked = await client.page(f"/search.asp?lb=0&shuming={quote('概论', encoding='gbk')}")
        wanted = [row for row in site.truth if "概论" in str(row["title"])]
        assert wanted
        assert f"共 {len(wanted)} 条" in asked.body.text()
        assert [entry for entry in web.log if ("shuming", "概论") in entry.query]
        assert "没有找到" in await client.text(f"/search.asp?shuming={quote('概论')}"), "UTF-8 is not understood"


def shudian_row(block: LexborNode) -> Row:
    names = {
        "作者": "author",
        "出版社": "publisher",
        "出版时间": "year",
        "ISBN": "isbn",
        "分类": "category",
        "定价": "price",
    }
    title = block.css_first("b").text(strip=True)
    rest = block.html or ""
    facts = dict(
        fact.split(":", 1) for line in rest.split("<br>")[1:] for fact in line.replace("</div>", "").split("　")
    )
    return {"title": title} | {names[label]: value for label, value in facts.items()}


async def test_cards_show_the_rest_on_detail_pages(session: aiohttp.ClientSession) -> None:
    async with serve(["cards"], size=SIZE) as web:
        site = web.sites["cards"]
        client = Client(site, session)
        assert not (await client.page("/search?q=")).css("div.card")
        terms = {str(row.get("year", row["isbn"])) for row in site.truth}
        paths: set[str] = set()
        for term in sorted(terms):
            async for page in client.follow(await client.page(f"/search?q={term}"), "Show more results"):
                cards = page.css("div.card a.card-title")
                listed = json.loads(page.css_first("script[type='application/ld+json']").text())
                assert [i["item"]["name"] for i in listed["itemListElement"]] == [card.text() for card in cards]
                paths |= {card.attributes["href"] or "" for card in cards}
        assert len(paths) == SIZE
        found = [card_row(await client.page(path)) for path in sorted(paths)]
        assert_same(found, site)
        async with session.get(site.url + "/search?q=a&cursor=made-up") as response:
            assert response.status == 400
        assert not web.forbidden


def card_row(page: LexborHTMLParser) -> Row:
    """The record of a detail page, from what is visible; the JSON-LD must say the same."""
    names = ("author", "publisher", "year", "isbn", "category", "language")
    row: Row = {"title": page.css_first("h1.title").text()}
    for name in names:
        for node in page.css(f".fact-{name} .v"):
            row[name] = node.text()
    for node in page.css("div.price"):
        row["price"] = node.text()
    data = json.loads(page.css_first("script[type='application/ld+json']").text())
    assert data["name"] == row["title"]
    assert data.get("isbn") == row["isbn"]
    assert data.get("datePublished") == row.get("year")
    people = data.get("author", [])
    assert {p["name"] for p in (people if isinstance(people, list) else [people])} == set(
        filter(None, str(row.get("author", "")).split("; "))
    )
    return row


async def test_filter_takes_column_operator_and_value(session: aiohttp.ClientSession) -> None:
    async with serve(["filter"], size=SIZE) as web:
        site = web.sites["filter"]
        client = Client(site, session)
        names = ["", *catalogue.BOOK_ATTRIBUTES]
        found: list[Row] = []
        async for page in client.follow(await client.page("/data/books?col=&op=contains&val="), "Next page"):
            assert f"{SIZE} rows" in page.css_first("h3").text()
            found += rows_of(page, "table.rows tbody tr", names)
        assert_same(found, site)
        years = [str(row.get("year", "")) for row in site.truth]
        for operator, wanted in (
            ("exact", years.count("2004")),
            ("startswith", sum(y.startswith("2004") for y in years)),
            ("gte", sum(y >= "2004" for y in years)),
            ("lte", sum("" < y <= "2004" for y in years)),
            ("not", sum(y != "2004" for y in years)),
        ):
            page = await client.page(f"/data/books?col=year&op={operator}&val=2004")
            assert page.css_first("h3").text().startswith(f"{wanted} row"), operator
        async with session.get(site.url + "/data/books?col=id;drop&op=contains&val=1") as response:
            assert response.status == 400


async def test_tracker_hides_most_unless_widened(session: aiohttp.ClientSession) -> None:
    async with serve(["tracker"], size=SIZE) as web:
        site = web.sites["tracker"]
        client = Client(site, session)
        names = ["identifier", *catalogue.ISSUE_ATTRIBUTES]
        form = await client.page("/tickets")
        assert form.css_first("select[name=status] option[selected]").attributes["value"] == "open"
        assert form.css_first("input[checked]").attributes["value"] == "mine"
        assert "0 matches" in await client.text("/tickets/list?status=open&who=mine&component=&summary=")
        everybody = await client.page("/tickets/list?status=open&who=all")
        open_ones = sum(row.get("status") != "closed" for row in site.truth)
        assert 0 < open_ones < SIZE
        assert f"({open_ones} matches)" in everybody.body.text()
        found: list[Row] = []
        async for page in client.follow(await client.page("/tickets/list?status=any&who=all&summary="), "Next »"):
            found += rows_of(page, "table.listing tbody tr", names)
        assert_same(found, site)
        number = site.truth[5]["identifier"]
        assert str(site.truth[5]["title"]) in (await client.page(f"/ticket/{number}")).body.text()


def aspnet_fields(page: LexborHTMLParser) -> dict[str, str]:
    fields = {n.attributes["name"] or "": n.attributes.get("value") or "" for n in page.css("input[name]")}
    fields |= {n.attributes["name"] or "": "" for n in page.css("select")}
    return {name: value for name, value in fields.items() if "btn" not in name}


async def test_aspnet_pages_by_post_back(session: aiohttp.ClientSession) -> None:
    async with serve(["aspnet"], size=SIZE) as web:
        site = web.sites["aspnet"]
        client = Client(site, session)
        names = ["title", "author", "publisher", "year", "isbn", "category", "price"]
        page = await client.page("/Search.aspx")
        page = await client.page("/Search.aspx", aspnet_fields(page) | {"ctl00$Main$btnSearch": "Search"})
        found: list[Row] = []
        for number in range(1, SIZE):
            current = page.css_first("tr.pager span").text()
            assert current == str(number)
            found += rows_of(page, "#ctl00_Main_gvBooks > tbody > tr:not(.pager)", names)
            offered = re.findall(r"__doPostBack\('([^']+)','(Page\$\d+)'\)", page.html or "")
            following = [(target, argument) for target, argument in offered if argument == f"Page${number + 1}"]
            if not following:
                break
            target, argument = following[0]
            # What stands in the boxes does not matter for a page of the last search.
            sent = aspnet_fields(page) | {"ctl00$Main$txtTitle": "ignored"}
            page = await client.page("/Search.aspx", sent | {"__EVENTTARGET": target, "__EVENTARGUMENT": argument})
        assert number == -(-SIZE // site.page_size)
        assert_same(found, site)
        assert not web.forbidden


async def test_aspnet_accepts_only_what_it_offered(session: aiohttp.ClientSession) -> None:
    async with serve(["aspnet"], size=SIZE) as web:
        site = web.sites["aspnet"]
        client = Client(site, session)
        form = aspnet_fields(await client.page("/Search.aspx"))
        page = await client.page("/Search.aspx", form | {"ctl00$Main$btnSearch": "Search"})
        sent = aspnet_fields(page) | {"__EVENTTARGET": "ctl00$Main$gvBooks"}
        for bad in (
            sent | {"__EVENTARGUMENT": "Page$13"},
            sent | {"__EVENTARGUMENT": "Page$2", "__VIEWSTATE": "AAAA"},
            sent | {"__EVENTARGUMENT": "Page$2", "__EVENTVALIDATION": form["__EVENTVALIDATION"]},
        ):
            async with session.post(site.url + "/Search.aspx", data=bad) as response:
                assert response.status == 500
        cleared = await client.page("/Search.aspx", aspnet_fields(page) | {"ctl00$Main$btnClear": "Clear"})
        assert not cleared.css("#ctl00_Main_gvBooks")


async def test_papers_are_cited_in_a_list(session: aiohttp.ClientSession) -> None:
    async with serve(["papers"], size=SIZE, retry_after_seconds=0) as web:
        site = web.sites["papers"]
        client = Client(site, session)
        assert "Please enter a search term" in await client.text("/find.php?kw=&in=any")
        terms = {("year", str(row["year"])) for row in site.truth if "year" in row}
        terms |= {("title", str(row["title"])) for row in site.truth if "year" not in row}
        found: list[Row] = []
        for where, term in sorted(terms):
            async for page in client.follow(await client.page(f"/find.php?kw={quote(term)}&in={where}"), "Next 10"):
                found += [citation_row(item) for item in page.css("ol li")]
        assert_same(found, site)
        assert any(entry.kind == "fault" and entry.status == 503 for entry in web.log)


def citation_row(item: LexborNode) -> Row:
    row: Row = {"title": item.css_first("a").text()}
    parts = [LexborHTMLParser(part).body.text(strip=True) for part in (item.html or "").split("<br>")[1:]]
    for venue in item.css("i"):
        row["venue"] = venue.text()
    for part in parts:
        years = re.search(r"\b\d{4}\Z", part)
        if years:
            row["year"] = years[0]
        elif part != row.get("venue"):
            row["author"] = part
    return row


async def test_papers_put_the_session_into_links_until_there_is_a_cookie(session: aiohttp.ClientSession) -> None:
    async with serve(["papers"], size=20) as web:
        client = Client(web.sites["papers"], session)
        assert re.search(r"search\.php\?PHPSESSID=[0-9a-f]{32}", await client.text("/"))
        assert "PHPSESSID" not in await client.text("/")


async def test_traps_list_everything_to_who_repeats(session: aiohttp.ClientSession) -> None:
    async with serve(["traps"], size=SIZE, retry_after_seconds=0) as web:
        site = web.sites["traps"]
        client = Client(site, session)
        form = (await client.page("/find")).css_first("form")
        assert re.fullmatch(r"/list;jsessionid=[0-9A-F]{32}", form.attributes["action"] or "")
        first = await client.page(f"{form.attributes['action']}?title=&author=&go.x=1&go.y=1")
        links = [a.attributes["href"] or "" for a in first.css("a") if a.text().isdigit()]
        pages = [first, *[await client.page(link) for link in links]]
        names = ["title", "author", "year", "isbn"]
        assert_same([row for page in pages for row in rows_of(page, "table tr", names)], site)
        assert len(site.truth) == 120
        assert [entry for entry in web.log if entry.status == 429]


# --- what must be left alone ------------------------------------------------------------------


async def crawl(client: Client, depth: int) -> dict[str, tuple[int, int, str]]:
    """Every page within `depth` links of the home page: path → (depth, status, HTML)."""
    seen: dict[str, tuple[int, int, str]] = {}
    layer = ["/"]
    for level in range(depth + 1):
        following: list[str] = []
        for path in layer:
            if path in seen or path.startswith("javascript:"):
                continue
            async with client.session.get(client.site.url + path, allow_redirects=False) as response:
                html = (await response.read()).decode(response.charset or "utf-8")
                seen[path] = (level, response.status, html)
            links = (a.attributes.get("href") or "" for a in LexborHTMLParser(html).css("a"))
            joined = [
                urlsplit(urljoin(client.site.url + path, link)) for link in links if not link.startswith("javascript")
            ]
            following += [part.path + (f"?{part.query}" if part.query else "") for part in joined]
        layer = following
    return seen


@pytest.mark.parametrize("name", [name for name in BUILDERS if name != "traps"])
async def test_links_work_and_lead_to_the_form(name: str, session: aiohttp.ClientSession) -> None:
    async with serve([name], size=40) as web:
        site = web.sites[name]
        seen = await crawl(Client(site, session), 2)
        broken = {path: status for path, (_, status, _) in seen.items() if status >= 400 and status != 503}
        assert not broken
        plain = {path.partition("?")[0]: level for path, (level, _, _) in reversed(seen.items())}
        for interface in site.interfaces:
            assert plain[interface.page] <= 2
            page = next(html for path, (_, _, html) in seen.items() if path.partition("?")[0] == interface.page)
            form = next(
                form
                for form in LexborHTMLParser(page).css("form")
                if urlsplit(urljoin(site.url + interface.page, form.attributes.get("action") or "")).path
                == interface.action
            )
            assert (form.attributes.get("method") or "get").upper() == interface.method
            controls = {node.attributes.get("name") for node in form.css("input, select, textarea")}
            assert set(interface.fields) <= controls
            for label, _ in interface.fields.values():
                assert label in page or label in ("Column", "Operator", "Value")
        decoys = [path for path in plain if any(decoy.page == path for decoy in DECOYS.values())]
        assert len(decoys) >= 2, "decoys are linked"
        assert {entry.forbidden for entry in web.forbidden} == {"robots"}, "links lead into closed ground, nothing else"


@pytest.mark.parametrize("name", list(BUILDERS))
async def test_submitting_a_decoy_is_recorded(name: str, session: aiohttp.ClientSession) -> None:
    async with serve([name], size=20, retry_after_seconds=0) as web:
        site = web.sites[name]
        client = Client(site, session)
        mounted = [d for d in DECOYS.values() if any(r.canonical == d.action for r in site.app.router.resources())]
        assert len(mounted) >= 4
        for decoy in mounted:
            page = await client.page(decoy.page)
            forms = [f for f in page.css("form") if f.attributes["action"] == decoy.action]
            assert forms[0].attributes["method"] == decoy.method.lower()
            assert not web.forbidden, "looking at a form is not submitting it"
            if decoy.method == "POST":
                await client.text(decoy.action, {"email": "a@example.org"})
            else:
                await client.text(f"{decoy.action}?email=a%40example.org")
            (entry,) = web.forbidden
            assert (entry.forbidden, entry.method, entry.path) == (decoy.name, decoy.method, decoy.action)
            assert entry.value("email") == "a@example.org"
            web.forbidden.clear()


async def test_unexpected_posts_and_closed_ground_are_recorded(session: aiohttp.ClientSession) -> None:
    async with serve(["library", "traps"], size=20) as web:
        url = web.sites["library"].url
        async with session.get(url + "/robots.txt") as response:
            assert "Disallow: /export/" in await response.text()
        async with session.post(url + "/catalogue/search", data={"title": "x"}) as response:
            assert response.status == 405
        async with session.get(url + "/export/catalogue.csv") as response:
            assert response.status == 200
        async with session.get(url + "/nowhere") as response:
            assert response.status == 404
        assert [entry.forbidden for entry in web.forbidden] == ["unexpected POST", "robots"]
        async with session.get(web.sites["traps"].url + "/robots.txt") as response:
            assert "Crawl-delay: 0.2" in await response.text()


# --- hazards ----------------------------------------------------------------------------------


async def test_hazards_of_the_traps(session: aiohttp.ClientSession) -> None:
    async with serve(["traps"], size=20, slow_seconds=0.05, retry_after_seconds=7) as web:
        url = web.sites["traps"].url
        with pytest.raises(aiohttp.TooManyRedirects):
            await session.get(url + "/loop/a")
        with pytest.raises(aiohttp.TooManyRedirects):
            await session.get(url + "/spiral?n=1")
        async with session.get(url + "/moved/1") as response:
            assert response.url.path == "/services"
            assert len(response.history) == 5
        async with session.get(url + "/report") as response:
            with pytest.raises(aiohttp.ClientPayloadError):
                await response.read()
        async with session.get(url + "/statistics") as response:
            assert response.status == 200
        async with session.get(url + "/events?m=99999") as response:
            assert "m=100000" in await response.text()
        answers = []
        for _ in range(6):
            async with session.get(url + "/list?title=a") as response:
                answers.append((response.status, response.headers.get("Retry-After")))
        assert answers == [(200, None)] * 4 + [(429, "7"), (200, None)]


async def test_a_slow_page_does_not_hold_up_the_end(session: aiohttp.ClientSession) -> None:
    async with serve(["traps"], size=20, slow_seconds=3600) as web:
        response = await session.get(web.sites["traps"].url + "/statistics")
    assert "Thank you for waiting" in await response.text()


# --- the server -------------------------------------------------------------------------------


async def test_every_site_is_an_origin_of_its_own_and_counts(session: aiohttp.ClientSession) -> None:
    async with serve(size=30) as web:
        assert set(web.sites) == set(BUILDERS)
        assert len({site.url for site in web.sites.values()}) == len(BUILDERS)
        for site in web.sites.values():
            async with session.get(site.url + "/") as response:
                assert response.status == 200
        await session.post(web.sites["archive"].url + "/newsletter/subscribe", data={"email": "a@b"})
        async with session.get(web.admin_url + "/__stats__") as response:
            stats = await response.json()
        assert stats["requests"] == len(web.log) == len(BUILDERS) + 1
        assert stats["sites"]["library"] == {"other": 1}
        assert [entry["forbidden"] for entry in stats["forbidden"]] == ["newsletter"]
        async with session.get(web.admin_url + "/__truth__/tracker") as response:
            about = await response.json()
        assert about["domain"] == "issues"
        assert about["truth"] == web.sites["tracker"].truth
        assert about["interfaces"][0]["fields"]["summary"] == ["Summary contains", "title"]
        async with session.get(web.admin_url + "/__log__") as response:
            assert [entry["form"] for entry in await response.json()][-1] == [["email", "a@b"]]


async def test_unknown_sites_are_refused() -> None:
    with pytest.raises(ValueError, match="no sample site is called nothing"):
        async with serve(["nothing"]):
            pass


async def test_pages_are_the_same_for_the_same_plan(session: aiohttp.ClientSession) -> None:
    async def first_pages() -> list[str]:
        async with serve(size=50, seed=5) as web:
            paths = ("/", "/search", "/tickets", "/find.php?kw=the", "/catalogue/search?title=a", "/search?q=the")
            async with aiohttp.ClientSession() as fresh:
                return [
                    await (await fresh.get(site.url + path)).text(errors="replace")
                    for site in web.sites.values()
                    for path in paths
                ]

    assert await first_pages() == await first_pages()


async def test_records_of_a_file_are_served(session: aiohttp.ClientSession) -> None:
    records = [
        dict.fromkeys(catalogue.BOOK_ATTRIBUTES, "") | {"title": "Only & <one>", "author": "Ann; Bob", "isbn": "1"}
    ]
    async with serve(["library", "cards", "traps"], plan=Plan(records=records)) as web:
        for site in web.sites.values():
            assert site.truth == [{"key": "1", "title": "Only & <one>", "author": ["Ann", "Bob"], "isbn": "1"}]
        page = await Client(web.sites["cards"], session).page("/p/1/only-one")
        assert page.css_first("h1.title").text() == "Only & <one>"


async def run_server(*arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "samples.server",
        *arguments,
        cwd=Path(samples.__file__).parents[1],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def test_command_line_serves_until_stopped(tmp_path: Path, session: aiohttp.ClientSession) -> None:
    ready = tmp_path / "ready.json"
    server = await run_server("--port", "0", "--size", "20", "--only", "library,papers", "--port-file", str(ready))
    assert server.stdout is not None
    line = json.loads(await server.stdout.readline())
    assert json.loads(ready.read_text(encoding="utf-8")) == line
    assert list(line["sites"]) == ["library", "papers"]
    assert line["pid"] == server.pid
    async with session.get(line["sites"]["library"]) as response:
        assert "20 books" in await response.text()
    async with session.get(line["admin"] + "/__stats__") as response:
        assert (await response.json())["requests"] == 1
    server.send_signal(signal.SIGTERM)
    assert await server.wait() == 0


async def test_command_line_stops_by_itself_and_reports_mistakes(tmp_path: Path) -> None:
    records = tmp_path / "records.csv"
    records.write_text("title\nOne\n", encoding="utf-8")
    done = await run_server("--port", "0", "--size", "5", "--records", str(records), "--max-seconds", "0.01")
    wrong = await run_server("--port", "0", "--size", "5", "--only", "nothing")
    assert await done.wait() == 0
    _, error = await wrong.communicate()
    assert wrong.returncode == 2
    assert b"no sample site is called nothing" in error


async def test_seed_lists_name_the_sites_at_the_default_port() -> None:
    folder = Path(samples.__file__).parent / "seeds"
    listed = {
        (path.stem, line)
        for path in folder.glob("*.txt")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    }
    plan = Plan(size=2)
    wanted = {
        (build(plan).domain, f"http://127.0.0.{11 + place}:{18300 + place}/")
        for place, build in enumerate(BUILDERS.values())
    }
    assert listed == wanted


def test_samples_import_nothing_of_the_crawler() -> None:
    folder = Path(samples.__file__).parent
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            outside = {name.partition(".")[0] for name in names} - set(sys.stdlib_module_names)
            assert outside <= {"samples", "aiohttp"}, path
