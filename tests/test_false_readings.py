"""What ordinary pages say that is none of what it resembles, and pages that would keep the reading busy."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crawler.forms import read_forms
from crawler.forms.interface import Interface, understand
from crawler.models import Record, Verdict
from crawler.page import parse
from crawler.results import Extraction, extract_records
from crawler.wording.totals import read_total
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from knowledge.values import date
from tests.growth import SQUARE, growth

URL = "http://site.example/page"
NAMES = ["Ann Lee", "Bo Kim", "Carl Fox", "Dora Hay", "Eli Oak", "Fay Poe", "Gil Roe", "Hal Sun"]
TITLES = [
    "The old sea",
    "A river of stone",
    "Winter garden",
    "Night trains",
    "Blue maps",
    "Seven clocks",
    "Paper moons",
    "Salt",
]


def understood(domain: str, html: str) -> Interface:
    form = read_forms(parse(html.encode(), URL))[0]
    return understand(form, Verdict("search", True, 1.0), Matcher(load_domain(domain)))


def extracted(domain: str, html: str) -> Extraction:
    return extract_records(parse(html.encode(), URL), matcher=Matcher(load_domain(domain)))


def told(record: Record, attribute: str) -> list[str]:
    return [one.value for one in record.fields if one.attribute == attribute]


def listed(item: str) -> str:
    items = "".join(item.format(i=i, title=TITLES[i], name=NAMES[i], day=i + 1) for i in range(8))
    return f"<title>Books</title><ul><li><a href=/a>Home</a><li><a href=/b>About</a></ul><div>{items}</div>"


@pytest.mark.parametrize("heading", ["Flight", "Route", "Your journey", "Where to?", "Destinations"])
def test_from_one_place_to_another_is_no_span_of_the_heading_above(heading: str) -> None:
    found = understood(
        "flights",
        f"<form action=/search><fieldset><legend>{heading}</legend><label for=f>From</label><input id=f name=f>"
        "<label for=t>To</label><input id=t name=t></fieldset><button>Search</button></form>",
    )
    assert {name: one for name, (one, _) in found.attributes.items()} == {"f": "origin", "t": "destination"}
    assert not found.ranges


def test_price_from_and_to_is_a_span_where_from_and_to_are_places_too() -> None:
    found = understood(
        "flights",
        "<form action=/search><div>Price<div>From <input name=a> To <input name=b></div></div><button>Search</button></form>",
    )
    assert [(one.low, one.high, one.attribute) for one in found.ranges] == [("a", "b", "price")]


def test_a_letter_of_a_name_is_no_end_of_a_span() -> None:
    found = understood(
        "books",
        "<form action=/s>Author <input name=a1><input name=a2> Title <input name=t><button>Search</button></form>",
    )
    assert not found.ranges
    assert found.attributes["a1"][0] == "author"


@pytest.mark.parametrize(
    ("item", "authors"),
    [
        ("<p>Submitted by user{i} on 02/0{day}/2021</p><p>Authors: {name}</p>", ["Ann Lee"]),
        ("<p>Uploaded by admin on 02/0{day}/2021</p><p class=writer>{name}</p>", ["Ann Lee"]),
    ],
)
def test_who_put_a_thing_on_a_site_is_not_its_author(item: str, authors: list[str]) -> None:
    records = extracted("books", listed("<div><a href=/t{i}>{title}</a>" + item + "</div>")).records
    assert told(records[0], "author") == authors


def test_what_others_say_of_a_thing_leaves_it_one_thing() -> None:
    said = "".join(
        f"<div class=c><p>Posted by {name} on Tue, 02/0{i + 1}/2021</p><p>I liked {title}</p></div>"
        for i, (name, title) in enumerate(zip(NAMES[:6], TITLES, strict=False))
    )
    found = extracted(
        "books",
        "<title>The old sea</title><h1>The old sea</h1><dl><dt>Author<dd>Ann Lee<dt>Year<dd>1999</dl>"
        f"<div class=thread>{said}</div>",
    )
    assert found.form == "detail"
    assert told(found.records[0], "author") == ["Ann Lee"]


def test_a_sidebar_about_another_thing_tells_nothing_of_this_one() -> None:
    found = extracted(
        "books",
        "<title>The old sea</title><h1>The old sea</h1><dl><dt>Author<dd>Ann Lee<dt>Publisher<dd>Old Press<dt>Year<dd>1999"
        "</dl><div class=sidebar><h3>Book of the week</h3><dl><dt>Author<dd>Bo Kim<dt>Title<dd>Night trains<dt>Publisher"
        "<dd>Other</dl></div>",
    )
    assert told(found.records[0], "author") == ["Ann Lee"]
    assert told(found.records[0], "publisher") == ["Old Press"]


@pytest.mark.parametrize(
    ("domain", "item", "attribute", "value"),
    [
        (
            "books",
            "<div><h3><time datetime='2021-02-0{day}'>{title}</time></h3><p>{name}</p></div>",
            "title",
            "The old sea",
        ),
        (
            "jobs",
            "<div><a href=/{i}>{title} cook</a><p><span title='2021-02-0{day}'>{name} Ltd</span></p></div>",
            "company",
            "Ann Lee Ltd",
        ),
    ],
)
def test_titles_and_names_with_a_day_about_them_stay(domain: str, item: str, attribute: str, value: str) -> None:
    assert told(extracted(domain, listed(item)).records[0], attribute) == [value]


@pytest.mark.parametrize("address", ["/img/{}.jpg", "https://www.facebook.example/{}"])
def test_pictures_that_lead_to_themselves_or_away_are_no_records(address: str) -> None:
    pictures = "".join(
        f"<figure><a href={address.format(i)}><img src=/{i}.jpg></a><figcaption>Photo {title}</figcaption></figure>"
        for i, title in enumerate(TITLES)
    )
    page = f"<title>News</title><h1>Storm hits coast</h1><p>{'The storm came. ' * 80}</p><div>{pictures}</div>"
    assert extracted("books", page).form == "none"


@pytest.mark.parametrize("said", ["No new books found.", "Keine neuen Treffer gefunden."])
def test_nothing_new_found_is_nothing_found(said: str) -> None:
    total = read_total(parse(f"<title>Search results</title><h1>Search results</h1><p>{said}</p>".encode(), URL))
    assert total is not None
    assert total.count == 0


@pytest.mark.parametrize(
    "html",
    [
        lambda n: "<form method=post><table><tr>" + "<th>a<td>b" * (20 * n) + "</table></form>",
        lambda n: (
            "<form method=post>"
            + ("<div>" * 200 + "<span class=x>y</span>" * 60 + "</div>" * 200) * (n // 16)
            + "</form>"
        ),
        lambda n: "<div class=menu>" * 500 + "<dl><dt>Author<dd>b<dt>Title<dd>c</dl>" + "<p>x</p>" * (60 * n),
    ],
    ids=["cells", "nested", "menus"],
)
def test_facts_in_forms_and_menus_are_sought_in_linear_time(html: Callable[[int], str]) -> None:
    matcher = Matcher(load_domain("books"))

    def prepared(size: int) -> Callable[[], object]:
        page = parse(html(size).encode(), URL)
        return lambda: extract_records(page, matcher=matcher)

    assert growth(prepared, 50) < SQUARE


def test_days_are_remembered() -> None:
    assert hasattr(date, "cache_info")
