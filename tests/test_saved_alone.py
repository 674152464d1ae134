"""Pages seen by themselves, in words that no domain has: what tells of the thing, and what stands around it."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import Extraction, extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

NAME = "Collapse of the footbridge at Lower Mill"
FACTS = [
    ("Day of event", "11.05.2021"),
    ("Site", "Lower Mill"),
    ("Owner", "Parish of Mill"),
    ("Make of deck", "Larch"),
    ("Weather", "Gusts"),
    ("Ward", "East"),
    ("Sort of event", "Collapse"),
    ("Use", "Walkers"),
]
PROSE = "<p>The deck gave way while nobody stood on it, after a winter in which the river was high for many weeks.</p>"


def read(body: str, title: str = f"{NAME} | Bridge Office", url: str = "http://site.example/case/7") -> Extraction:
    return extract_records(
        parse(f"<title>{title}</title><body>{body}</body>", url), matcher=Matcher(load_domain("books"))
    )


def told(found: Extraction) -> dict[str, str]:
    return {field.key: field.value for field in found.records[0].fields} if found.form == "detail" else {}


def table(rows: list[tuple[str, str]], label: str = "<td>{}</td>") -> str:
    return "<table>" + "".join(f"<tr>{label.format(key)}<td>{value}</td></tr>" for key, value in rows) + "</table>"


def test_an_aside_of_an_article_with_facts_is_about_that() -> None:
    facts = table(FACTS[1:], "<th>{}</th>")
    found = read(f"<main><article><h1>{NAME}</h1>{PROSE}<aside>{facts}</aside></article></main>")
    assert dict(FACTS[1:]).items() <= told(found).items()


def test_an_aside_that_tells_again_what_the_article_tells_is_about_another_thing() -> None:
    def lines(title: str, *facts: str) -> str:
        return "".join(f"<p>{line}</p>" for line in (f"Title: {title}", *facts))

    offer = f"<aside><h3>Offer of the day</h3>{lines('Old River', 'Author: Bo Grant', 'Price: 3 EUR')}</aside>"
    own = "<p>Author: Ada Lind</p><p>Price: 5 EUR</p><p>Publisher: Granite Press</p>"
    found = read(f"<article><h1>{NAME}</h1>{PROSE}{offer}{own}</article>")
    said = [field.value for field in found.records[0].fields]
    assert "Ada Lind" in said and "Old River" not in said and "Bo Grant" not in said


@pytest.mark.parametrize(
    "page",
    [
        "<main><article><h1>{name}</h1>{prose}</article><aside>{facts}</aside></main>",  # of the page
        "<main><article><h1>{name}</h1>{prose}<aside>{links}</aside></article></main>",  # no facts
    ],
)
def test_other_asides_are_not(page: str) -> None:
    links = "<h2>More</h2>" + "".join(
        f"<p><a href='/case/{n}'>{key}</a> {value}</p>" for n, (key, value) in enumerate(FACTS)
    )
    found = read(page.format(name=NAME, prose=PROSE, facts=table(FACTS[1:], "<th>{}</th>"), links=links))
    assert dict(FACTS).keys().isdisjoint(told(found))


def test_a_day_among_words_makes_a_sheet_below_the_pages_own_heading() -> None:
    assert dict(FACTS).items() <= told(read(f"<h1>{NAME}</h1>{PROSE}<h2>In short</h2>{table(FACTS)}")).items()


@pytest.mark.parametrize("heading", ["Our year", NAME])
def test_names_and_days_are_no_sheet(heading: str) -> None:
    rows = [(key, f"{n + 1}.05.2021" if n else "in autumn") for n, (key, _) in enumerate(FACTS)]
    assert dict(FACTS).keys().isdisjoint(told(read(f"<h1>{heading}</h1>{PROSE}{table(rows)}")))


def test_what_is_lent_and_what_is_not_is_no_sheet() -> None:
    names = ("Long Weir", "Tin Bridge", "Old Lock", "Red Ford", "Glass Pier", "Salt Quay", "High Sluice", "Low Ferry")
    rows = [(name, "14.06.2021" if n == 2 else ("open", "shut")[n % 2]) for n, name in enumerate(names)]
    found = read(f"<h1>Crossings</h1>{table(rows)}", "Crossings | Bridge Office")
    assert (found.form, len(found.records)) == ("list", len(names))


@pytest.mark.parametrize("name", ["menu", "header", "nav"])
def test_words_of_a_line_that_lead_nowhere_are_no_frame_of_the_page(name: str) -> None:
    facts = table([(f'<font class="{name}">{key}:</font>', value) for key, value in FACTS])
    assert dict(FACTS).items() <= told(read(f"<h1>{NAME}</h1>{PROSE}{facts}")).items()


@pytest.mark.parametrize("url", ["http://site.example/", "http://site.example/case/7"])
def test_a_heading_that_opens_itself_names_a_front_page_too(url: str) -> None:
    facts = table(FACTS, "<th>{}</th>")
    found = read(f'<h2><a href="#">{NAME}</a></h2><h3>What we know of it</h3>{PROSE}{facts}', url=url)
    assert [field.value for field in found.records[0].fields if field.attribute == "title"] == [NAME]


def test_columns_one_of_which_bears_the_name_of_the_page_are_no_list() -> None:
    def column(name: str, rank: int) -> str:
        said = f"<p><a href='/{rank}/{name[:4]}'>All that we know of it</a></p><p>27-11-2023</p>"
        return f'<div class="column"><h{rank}>{name}</h{rank}>{said}</div>'

    beside = [column(name, 2) for name in ("Bridges of the year", "Who we are and what we do", "Where to find us")]
    assert read("".join([*beside[:2], column(NAME, 1), *beside[2:]])).form != "list"


@pytest.mark.parametrize(("count", "heading"), [(8, "<a href=/b/{}>{}</a>"), (8, "{1}"), (3, "<a href=/b/{}>{}</a>")])
def test_cells_of_a_list_whose_first_one_says_what_they_are_stay_one(count: int, heading: str) -> None:
    cells = "".join(
        f"<div class=c><h2>{heading.format(n, key)}</h2><p><a href=/of/{n}>{value}</a></p></div>"
        for n, (key, value) in enumerate(FACTS[:count])
    )
    found = read(f"<div><div class=c><h1>Bridges</h1><p>All of them</p></div>{cells}</div>", "Bridges | Bridge Office")
    said = {field.value for record in found.records for field in record.fields}
    assert found.form == "list" and {key for key, _ in FACTS[:count]} <= said


def test_a_low_heading_below_others_does_not_name_the_page_by_the_name_of_the_site() -> None:
    foot = "".join(f'<div><h6>{name}</h6><a href="/{name}">about</a></div>' for name in ("weir", "news", "jobs"))
    found = read(f"<h2>{NAME}</h2>{table(FACTS, '<th>{}</th>')}{foot}", "Weir case details")
    assert [field.value for field in found.records[0].fields if field.attribute == "title"] == [NAME]


def test_an_open_dialogue_is_not_what_the_page_is_about() -> None:
    asked = "".join(f"<h4>{key}</h4><p>{PROSE}</p>" for key, _ in FACTS)
    facts = table(FACTS, "<th>{}</th>")
    found = read(f"<h1>{NAME}</h1>{facts}<div role='dialog'><h2>Your choice</h2>{asked}</div>")
    assert "Your choice" not in told(found).values() and dict(FACTS).items() <= told(found).items()


def test_things_with_labels_of_their_own_each_are_a_list() -> None:
    towns = ("Ashford", "Barrow", "Crewe", "Dover", "Ely")

    def office(n: int, town: str) -> str:
        facts = f"Bell: 0{n}1 55{n}<br>Warden: Ms {town[:2]}<br>Ferry: pier {n + 2}<br>Tide: {n + 3}.5 m"
        return (
            f"<table><caption>{town} Boathouse</caption><tr><td><p>{n} Quay Street</p><p>{facts}</p></td></tr></table>"
        )

    found = read(
        f"<h1>Boathouses</h1>{PROSE}{''.join(office(n, town) for n, town in enumerate(towns))}", "Boathouses - Ferry"
    )
    assert found.form == "list" and len(found.records) == len(towns)
