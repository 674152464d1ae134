"""What ordinary sites do: facts behind tabs, values with their units, facets that name values, boxes beside the record."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import Domain, load_domain
from knowledge.matching import Matcher


def read(body: str, matcher: Matcher, title: str = "") -> list[dict[str, list[str]]]:
    page = parse(f"<title>{title}</title><body>{body}", "http://one.example/p/7")
    found = []
    for record in extract_records(page, matcher=matcher).records:
        values: dict[str, list[str]] = {}
        for field in record.fields:
            if field.attribute is not None:
                values.setdefault(field.attribute, []).append(field.value)
        found.append(values)
    return found


@pytest.fixture(scope="module")
def books() -> Matcher:
    return Matcher(load_domain("books"))


def test_facts_in_what_is_called_a_menu_are_the_things_own(books: Matcher) -> None:
    rows = (("ISBN", "9783161484100"), ("Publisher", "Old Press"), ("Year", "1999"))
    facts = "".join(f"<tr><th>{label}</th><td>{value}</td></tr>" for label, value in rows)
    tabs = f"<div class=tab-menu--product><a href=#d>Details</a><div><p>Out of print.</p><table>{facts}</table></div></div>"
    (record,) = read(f"<h1>The Silent Garden</h1><p>Author: Ann Lee</p>{tabs}", books, "The Silent Garden")
    assert record == {
        "title": ["The Silent Garden"],
        "author": ["Ann Lee"],
        "isbn": ["9783161484100"],
        "publisher": ["Old Press"],
        "year": ["1999"],
    }


def test_values_that_are_words_of_the_domain_label_nothing() -> None:
    facts = (("Salary", "£30,000 a year"), ("Job type", "Contract"), ("Sector", "Education"), ("Location", "Leeds"))
    posted = "<time>24 days ago</time>"
    for label, value in (("dt", "dd"), ("b", "i")):
        pairs = "".join(
            f"<div><{label}>{name}</{label}><{value}>{told}</{value}></div>"
            for name, told in (*facts, ("Posted", posted))
        )
        body = f"<h1>Maths Teacher</h1><dl>{pairs}</dl>"
        (record,) = read(body, Matcher(load_domain("jobs")), "Maths Teacher")
        assert record["salary"] == ["£30,000 a year"]
        assert record["type"] == ["Contract"]
        assert record["category"] == ["Education"]
        assert record["location"] == ["Leeds"]


def test_parts_of_a_block_are_called_by_what_follows_its_name() -> None:
    packages = Matcher(
        Domain.model_validate(
            {
                "name": "packages",
                "title": "Packages",
                "attributes": [
                    {"name": "title", "type": "text", "aliases": ["package", "name"]},
                    {"name": "version", "type": "text", "aliases": ["release"]},
                    {"name": "summary", "type": "text", "aliases": ["description"]},
                ],
                "identity": [["title"]],
            }
        )
    )
    items = "".join(
        f"<li><a class=snippet href=/p/{name}><h3><span class=snippet__name>{name}</span> <span class=snippet__version>"
        f"{n}.{n + 3}.1</span></h3><p class=snippet__description>A small toolkit for {name} and its kin</p></a></li>"
        for n, name in enumerate(("river", "harbour", "meadow", "orchard", "quarry", "lantern"))
    )
    records = read(f"<h1>Packages</h1><p>6 packages</p><ul>{items}</ul>", packages)
    assert records[2] == {
        "title": ["meadow"],
        "version": ["2.5.1"],
        "summary": ["A small toolkit for meadow and its kin"],
    }


@pytest.mark.parametrize(
    "names", [("wine-name", "wine-estate", "wine-vintage"), ("wine", "wine-estate", "wine-vintage")]
)
def test_parts_of_a_block_that_is_called_like_the_records_are_too(names: tuple[str, str, str]) -> None:
    wines = Matcher(
        Domain.model_validate(
            {
                "name": "wines",
                "title": "Wines",
                "attributes": [
                    {"name": "title", "type": "text", "aliases": ["wine"]},
                    {"name": "producer", "type": "enum", "aliases": ["estate"]},
                    {"name": "harvest", "type": "text", "aliases": ["vintage"]},
                ],
                "identity": [["title"]],
            }
        )
    )
    title, estate, vintage = names
    items = "".join(
        f"<li><a class={title} href=/w/{n}>{name} Slope</a> <span class={estate}>{name[::-1].title()} Hill</span> "
        f"<span class={vintage}>late {n + 3}</span></li>"
        for n, name in enumerate(("Amber", "Briar", "Cedar", "Delta", "Ember", "Fern"))
    )
    records = read(f"<h1>Cellar</h1><ul>{items}</ul>", wines)
    assert records[2] == {"title": ["Cedar Slope"], "producer": ["Radec Hill"], "harvest": ["late 5"]}


@pytest.fixture(scope="module")
def homes() -> Matcher:
    return Matcher(
        Domain.model_validate(
            {
                "name": "homes",
                "title": "Homes",
                "attributes": [
                    {"name": "title", "type": "text", "aliases": ["home"]},
                    {"name": "rooms", "type": "number", "aliases": ["bedrooms", "beds"]},
                    {"name": "area", "type": "number", "aliases": ["m²", "floor area"]},
                    {"name": "price", "type": "number"},
                    {"name": "place", "type": "text", "aliases": ["district"]},
                ],
                "identity": [["title"]],
            }
        )
    )


HOMES = (
    ("Flat in Mill Lane", "3 beds", "85 m²", "$210,000", "Old Town"),
    ("House in High Street", "5 beds", "160 m²", "$480,000", "Harbour"),
    ("Studio in Quay Road", "", "31 m²", "$99,000", "Harbour"),
    ("Loft in Foundry Yard", "2 beds", "118 m²", "$345,000", "Mills"),
    ("Flat in Castle Street", "2 beds", "64 m²", "$188,000", "Old Town"),
    ("Cottage in Church Row", "4 beds", "101 m²", "$262,000", "Mills"),
)


def shown(*, place: bool = False) -> str:
    """Homes with their figures side by side, some without the first."""
    return "".join(
        f"<div class=tile><h2><a href=/h/{n}>{title}</a></h2><b>{price}</b><p>"
        + "".join(f"<span class=fact>{one}</span> " for one in (beds, area, "2 baths") if one)
        + (f"</p><div>{where}</div>" if place else "</p>")
        + "</div>"
        for n, (title, beds, area, price, where) in enumerate(HOMES)
    )


def test_numbers_are_what_the_words_behind_them_count(homes: Matcher) -> None:
    records = read(f"<h1>Homes</h1><p>6 homes</p>{shown()}", homes)
    assert [record.get("rooms", [""])[0] for record in records] == [one[1] for one in HOMES]
    assert [record["area"] for record in records] == [[one[2]] for one in HOMES]
    (record,) = read("<h1>Flat in Mill Lane</h1><p>$210,000</p><ul><li>85 m² built</li><li>3 bedrooms</li></ul>", homes)
    assert record["rooms"] == ["3 bedrooms"]
    assert record["area"] == ["85 m² built"]


def test_a_label_may_end_in_a_sign_of_numbers() -> None:
    trains = Matcher(
        Domain.model_validate(
            {
                "name": "trains",
                "title": "Trains",
                "attributes": [{"name": "number", "type": "text", "aliases": ["train", "train n°"]}],
                "identity": [["number"]],
            }
        )
    )
    items = "".join(
        f"<li><span>{n}:15</span> <span>{n + 2}:40</span><div>Train n° {6000 + n}</div></li>" for n in range(10, 16)
    )
    assert [one["number"] for one in read(f"<ol>{items}</ol>", trains)] == [[str(6000 + n)] for n in range(10, 16)]


def test_what_a_page_offers_to_choose_from_tells_what_values_are(homes: Matcher) -> None:
    links = "".join(
        f"<li><a href=?d={n}>{name}</a> <span>{n}</span></li>" for n, name in ((2, "Harbour"), (2, "Mills"))
    )
    facet = f"<aside><div><h3>District</h3><ul>{links}<li><a href=?d=3>Old Town (2)</a></li></ul></div></aside>"
    options = "".join(f"<option>{name}</option>" for name in ("Harbour", "Mills", "Old Town"))
    select = f"<form><select aria-label=District><option value=''>All</option>{options}</select></form>"
    for offered in (facet, select):
        records = read(f"<h1>Homes</h1>{offered}<p>6 homes</p><main>{shown(place=True)}</main>", homes)
        assert [record.get("place") for record in records] == [[one[4]] for one in HOMES]
    records = read(f"<h1>Homes</h1><p>6 homes</p><main>{shown(place=True)}</main>", homes)
    assert not any("place" in record for record in records)


def test_words_of_markup_mean_what_people_call_the_same(homes: Matcher) -> None:
    described = (
        '{"@context": "https://schema.org", "@type": "Apartment", "name": "Flat in Mill Lane", "numberOfBedrooms": 3,'
        ' "address": {"@type": "PostalAddress", "addressLocality": "Old Town"}}'
    )
    script = f"<script type=application/ld+json>{described}</script>"
    (record,) = read(
        f"<h1>Flat in Mill Lane</h1><p>$210,000</p><p>A quiet flat.</p>{script}", homes, "Flat in Mill Lane"
    )
    assert (record["place"], record["rooms"]) == (["Old Town"], ["3"])


def test_a_line_may_begin_with_its_day_and_go_on_with_labels() -> None:
    news = Matcher(
        Domain.model_validate(
            {
                "name": "news",
                "title": "News",
                "attributes": [
                    {"name": "title", "type": "text", "aliases": ["标题"]},
                    {"name": "date", "type": "date", "aliases": ["日期"]},
                    {"name": "source", "type": "name", "aliases": ["来源", "source"]},
                    {"name": "editor", "type": "name", "aliases": ["编辑", "editor"]},
                ],
                "identity": [["title", "date"]],
            }
        )
    )
    line = (
        "<span>2026年11月20日 09:30</span> <span>来源：海州日报</span> <span>点击：1116</span> <span>编辑：王丽</span>"
    )
    (record,) = read(
        f"<h1>港口扩建工程完工</h1><div>{line}</div><p>港口扩建工程日前完工。</p>", news, "港口扩建工程完工"
    )
    assert record == {
        "title": ["港口扩建工程完工"],
        "date": ["2026年11月20日 09:30"],
        "source": ["海州日报"],
        "editor": ["王丽"],
    }


def test_a_heading_may_name_the_one_text_below_it(books: Matcher) -> None:
    box = "<div class=publisher><h3>Publisher</h3><a href=/p/3>Old Press</a> <small>since 1999</small></div>"
    (record,) = read(f"<h1>The Silent Garden</h1><p>Author: Ann Lee</p>{box}", books, "The Silent Garden")
    assert record["publisher"] == ["Old Press"]


def test_a_things_own_price_stands_before_those_of_others(books: Matcher) -> None:
    others = "".join(
        f"<div class=rel><h4><a href=/b/{n}>Book {n}</a></h4><b class=sum>{n}.50 د.أ</b></div>" for n in (3, 5)
    )
    facts = "<ul><li><span>ISBN:</span> 9783161484100</li><li><span>Year:</span> 1999</li></ul>"
    body = f"<h1>The Silent Garden</h1><div>12.50 ر.س</div>{facts}<h3>More</h3>{others}"
    (record,) = read(body, books, "The Silent Garden")
    assert record["price"] == ["12.50 ر.س"]


@pytest.mark.parametrize(
    ("element", "told"),
    [
        ("<time datetime=2026-11-19>3 days ago</time>", "2026-11-19"),
        ("<time datetime=2026-11-21T18:00:00Z>Yesterday</time>", "2026-11-21"),
        ("<span title='19 November 2026'>3 days ago</span>", "19 November 2026"),
        ("<abbr title=2026-11-19>November 19</abbr>", "2026-11-19"),
        ("<time datetime=2026-11-19>19 November 2026</time>", "19 November 2026"),
        ("<time datetime=2026-11-19>November 19 @ 7:00 pm</time>", "November 19 @ 7:00 pm"),
        ("<time datetime=2026-11-19T19:00>7 pm</time>", "7 pm"),
    ],
)
def test_how_long_ago_a_day_was_is_that_day(element: str, told: str) -> None:
    jobs = Matcher(load_domain("jobs"))
    (record,) = read(f"<h1>Maths Teacher</h1><p>Posted: {element}</p><p>Salary: £30,000</p>", jobs, "Maths Teacher")
    assert record["posted"] == [told]


def test_the_address_of_a_things_place_is_told_too() -> None:
    events = Matcher(
        Domain.model_validate(
            {
                "name": "events",
                "title": "Events",
                "attributes": [
                    {"name": "title", "type": "text", "aliases": ["event"]},
                    {"name": "venue", "type": "text", "aliases": ["location"]},
                    {"name": "city", "type": "text", "aliases": ["town"]},
                ],
                "identity": [["title"]],
            }
        )
    )
    described = (
        '{"@context": "https://schema.org", "@type": "Event", "name": "Hamlet", "location": {"@type": "Place", "name":'
        ' "Riverside Hall", "address": {"@type": "PostalAddress", "addressLocality": "Bristol"}}}'
    )
    script = f"<script type=application/ld+json>{described}</script>"
    (record,) = read(f"<h1>Hamlet</h1><p>Doors at seven.</p>{script}", events, "Hamlet")
    assert (record["venue"], record["city"]) == (["Riverside Hall"], ["Bristol"])


def test_a_word_of_a_line_may_say_what_it_is_where_it_is_pointed_at(books: Matcher) -> None:
    line = "<div class=thing>Hardcover, <time datetime=1999-05-06>long ago</time> <abbr title=Publisher>Moxley</abbr></div>"
    (record,) = read(f"<h1>The Silent Garden</h1><p>Author: Ann Lee</p>{line}", books, "The Silent Garden")
    assert record["publisher"] == ["Moxley"]


NAMES = ("Lantern and Garden", "The Cold Bridge", "Grey Mill", "The Tower", "Island and Market", "A Narrow Door")


@pytest.mark.parametrize("name", ["<a href=/b/{0}>{1}</a>", "<span>{1}</span>"])
@pytest.mark.parametrize("deeds", [("View",), ("Print", "Add to list", "Cite")])
def test_links_behind_every_name_under_its_header_are_none(books: Matcher, name: str, deeds: tuple[str, ...]) -> None:
    rows = "".join(
        f"<tr><td>{name.format(n, one)} {' '.join(f'<a href=/{deed[0]}?n={n}>{deed}</a>' for deed in deeds)}</td>"
        f"<td>Ann Lee {n}</td></tr>"
        for n, one in enumerate(NAMES)
    )
    records = read(f"<h1>Books</h1><p>6 books</p><table><tr><th>Title<th>Author</tr>{rows}</table>", books)
    assert [record["title"] for record in records] == [[one] for one in NAMES]


def test_a_link_that_shows_a_record_is_its_own_where_one_program_shows_all_pages(books: Matcher) -> None:
    rows = "".join(
        f"<tr><td><b>{name}</b> <a href='/index.php?do={{}}&id={n}'>{{}}</a> <a href=/basket/add?n={n}>Add to list</a></td></tr>"
        for n, name in enumerate(NAMES)
    )
    for deed, said, own in (("book", "View", "index.php?do=book&id="), ("find", "By this author", "basket/add?n=")):
        listed = rows.format(*(deed, said) * len(NAMES))
        page = parse(f"<h1>Books</h1><p>6 books</p><table>{listed}</table>", "http://one.example/index.php?do=find&q=a")
        found = [record.url for record in extract_records(page, matcher=books).records]
        assert found == [f"http://one.example/{own}{n}" for n in range(len(NAMES))]


def test_an_extract_around_what_was_found_is_no_title(books: Matcher) -> None:
    items = "".join(
        f"<li>{n + 1}. <span>{name}</span> <a href=/b/{n}>View</a><div>… <em>and</em> the {name.lower()} was …</div></li>"
        for n, name in enumerate(NAMES)
    )
    records = read(f"<h1>Books</h1><p>6 books</p><ul>{items}</ul>", books)
    assert [record["title"] for record in records] == [[name] for name in NAMES]


def test_hits_that_are_counted_bear_no_numbers_of_their_own() -> None:
    rows = "".join(
        f"<tr><td>{n}.</td><td><a href=/i/{n}>{name}</a></td><td>{n * 7}</td></tr>" for n, name in enumerate(NAMES, 11)
    )
    table = f"<table><tr><th>#<th>Summary<th>Ticket</tr>{rows}</table>"
    records = read(f"<h1>Issues</h1><p>40 issues</p>{table}", Matcher(load_domain("issues")))
    assert [record["identifier"] for record in records] == [[str(n * 7)] for n in range(11, 17)]
