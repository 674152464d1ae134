"""Pages about one thing that tell it in boxes of a label and its value, and lists of such boxes."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import Extraction, extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

FACTS = [
    ("Liaison Officer", "Ms E May"),
    ("Date Lodged", "15 May 2019"),
    ("Cost of Work", "40,000"),
    ("Type of Work", "Storage shed"),
    ("Area of site", "150 m²"),
]


def told(body: str, title: str = "A shed in Mill Road | Town Hall") -> dict[str, str]:
    page = parse(f"<title>{title}</title><body>{body}</body>", "http://site.example/case/7")
    found = extract_records(page, matcher=Matcher(load_domain("books")))
    assert found.form in ("detail", "none")
    return {field.key: field.value for one in found.records for field in one.fields}


@pytest.mark.parametrize(
    "row",
    [
        "<p class=r><span class=key>{0}</span><span class=f>{1}</span></p>",
        "<p class=r><label>{0}</label><span>{1}</span></p>",
        "<p class=r><span class=itemLabel>{0}</span> {1}</p>",
        "<div class=r><div class=left><b>{0}</b></div><div class=right>{1}</div></div>",
        "<div class=r><div class=value-of>{1}</div><div class=bottom>{0}</div></div>",
        "<div class=r><div class=value-of>{1}</div><div class=caption>{0}</div></div>",
    ],
)
def test_boxes_of_a_label_and_its_value_are_facts_whatever_words_they_are(row: str) -> None:
    body = "<h1>A shed in Mill Road</h1>" + "".join(row.format(*fact) for fact in FACTS)
    found = told(body)
    assert {label: found.get(label) for label, _ in FACTS} == dict(FACTS)


def test_a_label_without_a_value_takes_none_from_the_next_box() -> None:
    rows = [*FACTS[:3], ("Certifier", ""), *FACTS[3:]]
    row = "<td><label>{0}</label><span>{1}</span></td>"
    body = "<h1>A shed in Mill Road</h1><table><tr>" + "</tr><tr>".join(row.format(*one) for one in rows)
    found = told(f"{body}</tr></table>")
    assert {label: found.get(label) for label, _ in FACTS} == dict(FACTS)
    assert "Certifier" not in found


@pytest.mark.parametrize(
    "boxes",
    [
        [("Ann Birch", "Director"), ("Bob Reed", "Clerk"), ("Cara Moss", "Clerk of works"), ("Dan Fern", "Mayor")],
        [("Bean soup", "4.50"), ("Fish pie", "8.20"), ("Plum cake", "3.10"), ("Tea", "2.00")],
        [("Ann Birch", "3h"), ("Bob Reed", "2d"), ("Cara Moss", "5 days"), ("Dan Fern", "1 May 2020")],
        [("New", "A river"), ("New", "A stone"), ("Used", "A boat"), ("New", "A house")],
    ],
)
def test_names_beside_what_is_of_one_kind_are_no_labels(boxes: list[tuple[str, str]]) -> None:
    rows = "".join(f"<p class=r><span class=who>{name}</span> <i class=what>{said}</i></p>" for name, said in boxes)
    found = told(f"<h1>A shed in Mill Road</h1><p>Author: Jo Hill</p><p>Publisher: Old Press</p>{rows}")
    assert not {name for name, _ in boxes} & set(found)


CARDS = [
    ("Flat at the lake", "150 m²", "4"),
    ("Old mill", "80 m²", "3"),
    ("House in town", "61 m²", "2"),
    ("Loft", "95 m²", "5"),
]


def test_labels_of_a_list_that_end_their_boxes_are_told_by_being_the_same_everywhere() -> None:
    box = "<div class=item><div class=top>{1}</div><div class=bottom>{0}</div></div>"
    cards = [
        f'<div class=card><h3><a href="/f/{n}">{name}</a></h3>{box.format("Living space", size)}'
        f"{box.format('Rooms', rooms)}<a href='/f/{n}'>Details</a></div>"
        for n, (name, size, rooms) in enumerate(CARDS)
    ]
    page = parse(f"<title>Homes</title><body><div>{''.join(cards)}</div></body>", "http://site.example/homes")
    records = extract_records(page, matcher=Matcher(load_domain("books"))).records
    found = [{field.key: field.value for field in one.fields} for one in records]
    assert [(one["Living space"], one["Rooms"]) for one in found] == [(size, rooms) for _, size, rooms in CARDS]


def test_labels_that_only_some_records_of_a_list_have_are_labels_too() -> None:
    box = "<div class=item><span class=what>{0}</span><span class=much>{1}</span></div>"
    facts = [
        [("Rooms", "4"), ("Ground", "624")],
        [("Rooms", "2")],
        [("Ground", "347")],
        [("Rooms", "3"), ("Ground", "80")],
    ]
    cards = [
        f'<div class=card><h3><a href="/f/{n}">{CARDS[n][0]}</a></h3>{"".join(box.format(*one) for one in own)}</div>'
        for n, own in enumerate(facts)
    ]
    page = parse(f"<title>Homes</title><body><div>{''.join(cards)}</div></body>", "http://site.example/homes")
    records = extract_records(page, matcher=Matcher(load_domain("books"))).records
    found = [{(one.key, one.value) for one in record.fields} for record in records]
    assert len(found) == len(facts)
    assert all(set(own) <= told for own, told in zip(facts, found, strict=True))


@pytest.mark.parametrize(
    ("shut", "kept"),
    [
        ("<button type=button>Close</button>", True),
        ("", True),
        ("<input name=mail><button>Ask</button>", False),
    ],
)
def test_facts_of_a_record_that_a_click_shows_are_its_own(shut: str, kept: bool) -> None:
    labels = ("Address", "Rooms", "Living space", "Rent", "Heating", "Free from")
    cards = []
    for n, (name, size, rooms) in enumerate(CARDS):
        values = (f"{n} Mill Road", rooms, size, f"{n}00", "Gas", f"{n + 1} May 2020")
        facts = "".join(f"<dt>{label}:</dt><dd>{value}</dd>" for label, value in zip(labels, values, strict=True))
        more = f"<div style='display: none'><p>More</p><dl>{facts}</dl>{shut}</div>"
        cards.append(
            f'<div class=card><h3><a href="/f/{n}">{name}</a></h3><p>In good order, number {n}</p>{more}</div>'
        )
    page = parse(f"<title>Homes</title><body><div>{''.join(cards)}</div></body>", "http://site.example/homes")
    records = extract_records(page, matcher=Matcher(load_domain("books"))).records
    told = [{field.key: field.value for field in one.fields} for one in records]
    assert len(told) == len(CARDS)
    assert [one.get("Living space") for one in told] == [size if kept else None for _, size, _ in CARDS]


def test_labels_behind_values_are_told_beside_those_that_the_domain_knows() -> None:
    box = "<div class=item><div class=top>{1}</div><div class=bottom>{0}</div></div>"
    facts = [
        ("Weight ca.", "{0}50 g"),
        ("Author", "Ann Birch{0}"),
        ("Publisher", "Old Press {0}"),
        ("Bound in", "cloth {0}"),
    ]
    cards = [
        f'<div class=card><h3><a href="/f/{n}">{name}</a></h3>'
        f"{''.join(box.format(label, value.format(n + 1)) for label, value in facts)}</div>"
        for n, (name, *_) in enumerate(CARDS)
    ]
    page = parse(f"<title>Shelf</title><body><div>{''.join(cards)}</div></body>", "http://site.example/shelf")
    records = extract_records(page, matcher=Matcher(load_domain("books"))).records
    found = [{field.key: field.value for field in one.fields} for one in records]
    assert [{label: one.get(label) for label, _ in facts} for one in found] == [
        {label: value.format(n + 1) for label, value in facts} for n in range(len(CARDS))
    ]


def test_words_that_take_turns_from_record_to_record_are_values_and_no_labels() -> None:
    names = ("Blue river", "Stone house", "Old mill", "The fern", "Moss and rain", "Red birch")
    box = "<div class=o><span class=tag>{0}</span> <span class=said>{1}</span></div>"
    body = "".join(
        f"<li><h3><a href=/b/{n}>{name}</a></h3>{box.format('Fiction', 1990 + n)}"
        f"{box.format(('History', 'Poetry')[n % 2], f'{n + 3} pages')}</li>"
        for n, name in enumerate(names)
    )
    page = parse(f"<title>Books</title><body><h1>Books</h1><ul>{body}</ul></body>", "http://site.example/list")
    found = extract_records(page, matcher=Matcher(load_domain("books")))
    told = [{field.attribute: field.value for field in one.fields} for one in found.records]
    assert [one.get("year") for one in told] == [str(1990 + n) for n in range(6)]


PLAIN = [
    ("Offered by", "School of Rivers"),
    ("Faculty", "Faculty of Water and Stone"),
    ("Field of work", "Hydrology"),
    ("Convener", "Ann Birch"),
    ("Taught", "In person"),
]


@pytest.mark.parametrize(
    ("label", "value"),
    [
        ("course__fact-heading", "course__fact-text"),
        ("infoHead", "info"),
        ("styles_titleDark", "styles_valueDark"),
    ],
)
def test_elements_called_the_same_but_for_what_heads_and_what_tells_are_a_label_and_its_value(
    label: str, value: str
) -> None:
    row = f'<li><span class="{label}">{{0}}</span><span class="{value}">{{1}}</span></li>'
    body = "<h1>Rivers of the north</h1><p>A course of one year.</p><ul>" + "".join(row.format(*one) for one in PLAIN)
    found = told(f"{body}</ul>", "Rivers of the north | University")
    assert {name: found.get(name) for name, _ in PLAIN} == dict(PLAIN)


@pytest.mark.parametrize(
    ("label", "value"),
    [("card-title", "card-text"), ("fact-heading", "other-text"), ("fact-one", "fact-two")],
)
def test_elements_called_otherwise_are_no_label_and_its_value(label: str, value: str) -> None:
    row = f'<li><span class="{label}">{{0}}</span><span class="{value}">{{1}}</span></li>'
    body = "<h1>Rivers of the north</h1><p>ISBN: 9780306406157</p><p>Publisher: Old Press</p><ul>"
    found = told(body + "".join(row.format(*one) for one in PLAIN) + "</ul>", "Rivers of the north | University")
    assert not {name for name, _ in PLAIN} & set(found)


FIGURES = [
    ("High", "0.755"),
    ("Low", "0.740"),
    ("Volume", "227,300"),
    ("52w", "0.650 - 0.805"),
    ("Return on equity", "9.79"),
    ("Yield", "5.03%"),
    ("Market cap", "371.5M"),
]


def test_figures_of_several_measures_are_a_sheet_about_one_thing() -> None:
    rows = "".join(f"<tr><td>{name}</td><td class=number>{value}</td></tr>" for name, value in FIGURES)
    found = told(f"<h1>Three Rivers Ltd</h1><table>{rows}</table>", "Three Rivers Ltd | Shares")
    assert {name: found.get(name) for name, _ in FIGURES} == dict(FIGURES)


@pytest.mark.parametrize(
    "rows",
    [
        [
            ("Ann Birch", "12"),
            ("Bob Reed", "9"),
            ("Cara Moss", "7"),
            ("Dan Fern", "5"),
            ("Eve Oak", "3"),
            ("Flo Ash", "1"),
        ],
        [("Flour", "200 g"), ("Milk", "3 l"), ("Salt", "2 tsp"), ("Eggs", "4"), ("Butter", "50 g"), ("Sugar", "80 g")],
        [("Ann 1", "5%"), ("Bob 2", "3 km"), ("Cara 3", "two"), ("Dan 4", "7"), ("Eve 5", "4 h"), ("Flo 6", "9 kg")],
    ],
)
def test_points_amounts_and_numbered_rows_are_no_sheet(rows: list[tuple[str, str]]) -> None:
    body = "".join(f"<tr><td>{name}</td><td class=number>{value}</td></tr>" for name, value in rows)
    page = parse(f"<title>Three Rivers</title><h1>Three Rivers</h1><table>{body}</table>", "http://site.example/3")
    found = extract_records(page, matcher=Matcher(load_domain("books")))
    assert not {name for name, _ in rows} & {field.key for one in found.records for field in one.fields}


def test_a_table_of_facts_most_of_which_are_links_is_one_thing() -> None:
    facts = [("ISBN", "9780306406157"), ("Remarks", "with maps"), ("Form", "256 p.")]
    linked = [
        ("Title", "The Silent River"),
        ("Publisher", "Old Press"),
        ("Author", "Ann Birch"),
        ("Series", "Rivers 7"),
    ]
    linked += [("Subject", "Water"), ("Class", "I207.41"), ("Place", "Oldtown"), ("Copies", "All items")]
    rows = "".join(f"<tr><td class=td1 id=bold>{name}</td><td class=td1>{value}</td></tr>" for name, value in facts)
    rows += "".join(
        f'<tr><td class=td1 id=bold>{name}</td><td class=td1><a href="/f?{name}">{value}</a></td></tr>'
        for name, value in linked
    )
    page = parse(f"<title>Books - full view</title><table>{rows}</table>", "http://library.example/F?full")
    found = extract_records(page, matcher=Matcher(load_domain("books")))
    assert found.form == "detail"
    assert {field.key: field.value for field in found.records[0].fields}.items() >= dict(facts + linked).items()


def test_rows_of_a_kind_and_a_link_are_a_list() -> None:
    kinds = ["Novel", "Essay", "Novel", "Poems", "Essay", "Novel", "Poems", "Letters", "Essay"]
    rows = "".join(
        f'<tr><td><b>{kind}</b></td><td><a href="/b/{number}">The river of the year {1900 + number}</a></td></tr>'
        for number, kind in enumerate(kinds)
    )
    page = parse(
        f"<title>Books found</title><h1>Books found</h1><table>{rows}</table>", "http://library.example/s?q=river"
    )
    found = extract_records(page, matcher=Matcher(load_domain("books")))
    assert found.form == "list"
    assert len(found.records) == len(kinds)


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ("<span> HAL Id : </span><span> jpa-00235190 , version 1 </span>", "HAL Id", "jpa-00235190 , version 1"),
        ("The Silent River : a history", "identifier", "The Silent River : a history"),
    ],
)
def test_what_an_element_sets_apart_with_its_colon_is_a_label_whatever_the_list_is_called(
    line: str, key: str, value: str
) -> None:
    body = f'<h1>The river</h1><p>Author: Ann Birch</p><div class="identifier-list"><ul><li>{line}</li></ul></div>'
    page = parse(f"<title>The river</title>{body}<p>Volume: 3</p>", "http://papers.example/7")
    found = extract_records(page, matcher=Matcher(load_domain("papers")))
    assert {field.key: field.value for one in found.records for field in one.fields}.get(key) == value


def reviewed(kind: str, said: str, brand: str = "Old Brewery") -> Extraction:
    data = f'{{"@type": "{kind}", "name": "{brand} Silent River Stout", "brand": {{"name": "{brand}"}}, "sku": "7"}}'
    posts = "".join(
        f'<div class=post><a href="/u/{name}">{name.title()}</a> <p>{said} at <a href="/p/{name}">the {name} inn</a></p>'
        f"<p>Number {number}, and the talk went on until late in the night.</p></div>"
        for number, name in enumerate("ann bob cara dan eve flo gus hal".split())
    )
    head = f'<title>Silent River Stout - {brand}</title><script type="application/ld+json">{data}</script>'
    body = f"<h1>Silent River Stout</h1><p class=brand>{brand}</p><h3>Activity</h3><div>{posts}</div>"
    page = parse(f"{head}{body}", "http://beers.example/b/7")
    return extract_records(page, matcher=Matcher(load_domain("books")))


def test_a_thing_that_metadata_describes_is_no_list_of_what_is_said_of_it() -> None:
    found = reviewed("Product", "is drinking a Silent River Stout")
    assert found.form == "detail"
    titles = [field.value for field in found.records[0].fields if field.attribute == "title"]
    assert titles == ["Silent River Stout"]


@pytest.mark.parametrize(
    ("kind", "said"), [("Organization", "is drinking a Silent River Stout"), ("Product", "is having tea")]
)
def test_what_names_no_thing_of_the_page_is_its_list(kind: str, said: str) -> None:
    assert reviewed(kind, said).form == "list"
