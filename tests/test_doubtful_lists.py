"""Lists that do not look like one at first sight: few things below much navigation, rows that a script shows."""

from __future__ import annotations

from typing import Any

import pytest

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.page import Tree, parse
from crawler.regions.layout import Layout, _holds_rows
from crawler.regions.region import main_region
from crawler.results.detail import read_detail
from crawler.results.doubt import prefers_detail
from crawler.results.extraction import Extraction, extract_records
from crawler.results.headings import is_only
from knowledge.domain import Domain
from knowledge.matching import Matcher

RULINGS = Domain.model_validate(
    {
        "name": "rulings",
        "title": "Rulings",
        "description": "What courts decided.",
        "languages": ["en"],
        "nouns": ["ruling", "rulings"],
        "identity": ["title", "docket"],
        "attributes": [
            {"name": "title", "type": "text", "aliases": ["case name", "case", "parties"]},
            {"name": "docket", "type": "text", "aliases": ["docket number", "case number"]},
            {"name": "date", "type": "date", "aliases": ["filed", "decided"]},
        ],
    }
)
CASES = [
    ("2025-M-046", "Friends of the Marsh v. Harbour Board and Pile Homes", "December 3, 2025"),
    ("2025-M-047", "Bright v. Bright", "December 4, 2025"),
    ("2025-M-051", "In the Matter of Ada Quill", "December 9, 2025"),
    ("2025-M-052", "Lumber Union v. Northern Saw Mills", "December 11, 2025"),
]
MENU = "".join(
    f"<li><a href='/{part}'>{part.title()}</a><ul>"
    + "".join(
        f"<li><a href='/{part}/{number}'>{part.title()} of the {name} court</a></li>"
        for number, name in enumerate(courts)
    )
    + "</ul></li>"
    for part, courts in (
        ("judges", ("supreme", "appellate")),
        ("rules", ("circuit", "family", "probate")),
        ("fees", ("municipal",)),
    )
)


def page(body: str, title: str = "Unpublished Opinions - Judicial Branch") -> str:
    return f"<html><head><title>{title}</title></head><body><div class='top'><ul>{MENU}</ul></div>{body}</body></html>"


def read(markup: str) -> Extraction:
    return extract_records(parse(markup, "http://court.example/opinions"), matcher=Matcher(RULINGS))


def accordions(cases: list[tuple[str, str, str]]) -> str:
    return "".join(
        f"""<div class="accordion-item case-result"><button class="result-title" aria-expanded="false">
        <span class="case-number">{number}</span> <span class="case-name">{name}</span></button>
        <div class="result-info"><p></p><p><a href="/media/{number}.pdf">Download</a></p></div></div>"""
        for number, name, _ in cases
    )


def test_a_few_things_below_much_navigation_are_a_list_where_they_tell_two_attributes() -> None:
    found = read(page(f"<h1>Unpublished Opinions</h1><p>What follows was decided this month.</p>{accordions(CASES)}"))
    assert found.form == "list" and len(found.records) == len(CASES)
    told = [{field.attribute: field.value for field in record.fields if field.attribute} for record in found.records]
    assert [(one["docket"], one["title"]) for one in told] == [(number, name) for number, name, _ in CASES]


def rows(style: str, *, cells: str = "", header: str = "th") -> str:
    many = [*CASES, *((f"2024-M-0{n}", f"Pike v. Wharf {n}", f"June {n + 1}, 2024") for n in range(10, 16))]
    lines = "".join(
        f"<tr><td>{when}</td><td>{number}</td><td class='name'>{name}{cells}</td><td><a href='/pdf/{number}'>PDF</a></td></tr>"
        for number, name, when in many
    )
    heads = "".join(f"<{header}>{head}</{header}>" for head in ("Decided", "Case number", "Case name", "PDF"))
    return f"<h1>Decision Search</h1><div id='found' {style}><table id='searchResults'><tr>{heads}</tr>{lines}</table></div>"


NOTES = (
    "<ul>"
    + "".join(f"<li>Decisions of the {name} court may be changed before they are printed.</li>" for name in "ABCDE")
    + "</ul>"
)


@pytest.mark.parametrize("style", ["style='display:none;'", "hidden", ""])
def test_rows_that_a_script_shows_once_it_has_set_them_up_are_read(style: str) -> None:
    found = read(page(rows(style) + NOTES, "Decision Search"))
    assert found.form == "list" and len(found.records) == 10


@pytest.mark.parametrize("hidden", [{"cells": "<input name='a'>"}, {"header": "td"}, {"cells": " {{ name }}"}])
def test_what_is_hidden_and_no_table_of_things_stays_so(hidden: dict[str, str]) -> None:
    found = read(page(rows("style='display:none'", **hidden) + NOTES, "Decision Search"))
    assert not any(field.attribute == "docket" for record in found.records for field in record.fields)


def test_the_page_is_a_list_to_the_crawl_too() -> None:
    analyst = Analyst(FormClassifier.load(), RULINGS, Matcher(RULINGS))
    markup = page(f"<h1>Unpublished Opinions</h1><p>What follows was decided this month.</p>{accordions(CASES)}")
    assert analyst.look(parse(markup, "http://court.example/opinions")).results.kind == "list"


def test_what_is_hidden_in_what_is_hidden_is_not_looked_through_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nodes: list[int] = []

    def counted(tree: Tree, node: int) -> bool:
        nodes.append(tree.ends[node] - node)
        return _holds_rows(tree, node)

    monkeypatch.setattr("crawler.regions.layout._holds_rows", counted)
    rows = "<tr><td><a href=/a>River</a><td>Ann Lee<td>1985</tr>" * 500
    table = f"<table><tr><th>Title<th>Author<th>Year</tr>{rows}</table>"
    tree = parse(f"<body>{'<div hidden>' * 200}{table}{'</div>' * 200}", "http://books.example/").tree
    Layout(tree)
    assert sum(nodes) <= 5 * len(tree)


def test_whether_a_heading_is_the_only_one_is_told_by_the_first_two() -> None:
    page = parse("<title>Lists</title><body>" + "<h1>River</h1>" * 1000, "http://books.example/")
    layout = Layout(page.tree)

    class Counted(list[str]):
        looked = 0

        def __getitem__(self, index: Any) -> Any:
            Counted.looked += 1
            return super().__getitem__(index)

    layout.tree.tags = Counted(layout.tree.tags)
    assert not any(is_only(layout, node) for node in layout.headings)
    assert Counted.looked <= 5 * len(layout.headings)


def test_a_hidden_table_of_offers_is_not_what_a_page_lists() -> None:
    offers = "".join(
        f"<tr><td><a href='/s/{n}'>Seller {n}</a></td><td>{n} EUR</td><td>used</td></tr>" for n in range(7)
    )
    table = f"<table><tr><th>Seller</th><th>Price</th><th>Condition</th></tr>{offers}</table>"
    found = read(
        page(
            f"<h1>The River</h1><p>by Ann Lee, 1985</p><div style='display:none' class='tab'>{table}</div>", "The River"
        )
    )
    assert not any("Seller" in field.value for record in found.records for field in record.fields)


def boxed_at_the_side(rulings: int, entry: str) -> str:
    rows = "".join(
        f"<div class=entry><h2><a href='/c/{n}'>Ruling of the {n}th chamber in the matter of {n} boats</a></h2>"
        f"<p>The chamber heard the owners of {n} boats for a day and said what it thought of them.</div>"
        for n in range(3, rulings + 3)
    )
    boxes = "".join(
        f"<dl class=box><dt>{name}</dt><dd>{entry.format(name)}</dd></dl>"
        for name in ("Sections", "Archive", "Friends", "Bookmarks", "Chamber")
    )
    return (
        f"<title>Found for boats - The court's diary</title><div class=main>{rows}</div><div class=side>{boxes}</div>"
    )


@pytest.mark.parametrize(
    ("entry", "about"), [("<ul><li><a href='/go/{0}'>{0} of the court</a></ul>", False), ("{0} of old", True)]
)
def test_boxes_at_the_side_that_are_a_menu_below_a_term_are_no_sheet_beside_a_sure_list(
    entry: str, about: bool
) -> None:
    found = parse(boxed_at_the_side(12, entry), "http://court.example/opinions")
    layout = Layout(found.tree)
    region, detail = main_region(layout), read_detail(found, layout, Matcher(RULINGS))
    assert region is not None and detail is not None
    assert prefers_detail(layout, region, detail) is about


HOMES = Domain.model_validate(
    {
        "name": "homes",
        "title": "Homes",
        "description": "Homes to let.",
        "languages": ["en"],
        "nouns": ["home"],
        "identity": ["title"],
        "attributes": [
            {"name": "title", "type": "text", "aliases": ["address"]},
            {"name": "size", "type": "text", "aliases": ["floor area"]},
            {"name": "rooms", "type": "number"},
            {"name": "price", "type": "number", "aliases": ["rent"]},
            {"name": "condition", "type": "text"},
        ],
    }
)
FACTS = {
    "Deal": "to let",
    "Rooms": "2",
    "Floor area": "43 m²",
    "Floor": "4 of 5",
    "Condition": "renewed",
    "Rent": "275 €",
    "Heating": "gas",
}
NEAR = [
    ("Mill Lane 31", 33, 1, 250),
    ("Weir Street 11", 42, 2, 260),
    ("Hill Row 4", 49, 2, 215),
    ("Lower Road 2", 45, 2, 280),
]


@pytest.mark.parametrize("fact", ["<div class=line><span>{}</span><b>{}</b></div>", "<p><b>{}:</b> {}</p>"])
@pytest.mark.parametrize(
    "told",
    [
        "<div>Floor area <b>{}</b></div><div>Rooms <b>{}</b></div><div>Rent <b>{}</b></div>",
        "<br>Floor area: {}<br>Rooms: {}<br>Rent: {}",
    ],
)
def test_a_few_others_below_all_that_is_told_of_a_thing_are_not_its_list(fact: str, told: str) -> None:
    facts = "".join(fact.format(*one) for one in FACTS.items())
    near = "".join(
        f"<div class=near><a href='/{n}'><img src='/i{n}.jpg'></a><a href='/{n}'>{where}</a>"
        f"{told.format(f'{size} m²', rooms, f'{rent} €')}</div>"
        for n, (where, size, rooms, rent) in enumerate(NEAR)
    )
    said = f"<p>{'Quiet at night and near to the shops. ' * 9}</p>"
    thing = f"<div class=thing><div class=head>Two rooms by the river</div>{facts}{said}</div>"
    markup = page(f"{thing}<h3>Near</h3><div class=row>{near}</div>", "Homes to let in town")
    found = extract_records(parse(markup, "http://homes.example/77"), matcher=Matcher(HOMES))
    assert found.form == "detail"
    own = {one.attribute: one.value for one in found.records[0].fields if one.attribute}
    assert (own["rooms"], own["size"], own["price"], own["condition"]) == ("2", "43 m²", "275 €", "renewed")
