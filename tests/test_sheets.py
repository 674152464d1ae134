"""Pages about one thing that tell it in boxes of a label and its value, and lists of such boxes."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
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
