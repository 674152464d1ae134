# ruff: noqa: E501 (a page reads best as it is sent)
"""What stands below headings that are words of the domain, and what metadata tells of the same one by one."""

from __future__ import annotations

import gc
import json
from weakref import ref

import pytest

from crawler.models import Record
from crawler.page import parse
from crawler.results.extraction import extract_records
from knowledge.domain import Domain
from knowledge.matching import Matcher

COURSES = Matcher(
    Domain.model_validate(
        {
            "name": "courses",
            "title": "Courses",
            "attributes": [
                {"name": "title", "aliases": ["course", "course title"]},
                {"name": "teacher", "type": "name", "aliases": ["instructor"]},
                {"name": "topics", "multiple": True, "aliases": ["topics covered", "themes"]},
                {"name": "requirements", "aliases": ["prerequisites", "requirements"]},
                {"name": "level", "type": "enum", "aliases": ["level"]},
                {"name": "about", "aliases": ["description", "about this course"]},
            ],
            "identity": [["title"]],
            "topic": ["course", "lesson"],
        }
    )
)
TEXT = "Over ten evenings we look at what a harbour town lives on, from its first fishermen to the ferries of today."


def read(body: str, title: str = "Harbours and their towns") -> Record:
    found = extract_records(parse(f"<title>{title}</title>{body}".encode(), "http://c.example/c/1"), matcher=COURSES)
    assert found.form == "detail"
    return found.records[0]


def told(record: Record, attribute: str) -> list[str]:
    return [field.value for field in record.fields if field.attribute == attribute]


def items(*texts: str) -> str:
    return "<ul>" + "".join(f"<li>{text}</li>" for text in texts) + "</ul>"


HEAD = "<h1>Harbours and their towns</h1><p>Instructor: Ann Lee</p>"


def test_the_items_of_a_list_are_the_values_of_its_heading() -> None:
    amounts = "<ul><li><span class=n>12</span> <span class=w>ships</span></li><li><span class=n>3</span> <span class=w>docks</span></li></ul>"
    record = read(
        f"{HEAD}<h2>Topics covered</h2>{amounts}<h2>Prerequisites</h2>{items('Sea legs', 'A raincoat')}<h2>Reviews</h2><p>{TEXT}</p>"
    )
    assert told(record, "topics") == ["12 ships", "3 docks"]
    assert told(record, "requirements") == ["Sea legs", "A raincoat"]
    assert told(record, "title") == ["Harbours and their towns"]


@pytest.mark.parametrize(
    "heading",
    [
        "<h3 class=course-header>🎓 Topics <button>Expand all</button><button>1x</button></h3>",
        "<div class=hd><h3>Topics:</h3><span>Print</span></div>",
        "<h3>Topics for beginners</h3>",
        "<h3>All topics</h3>",
        "<p><b>Topics</b></p>",
        "<div class=caption>Topics</div><div class=note>For the harbour:</div>",
    ],
)
def test_a_heading_may_be_dressed(heading: str) -> None:
    record = read(f"{HEAD}<div class=part>{heading}{items('▢ Ships and docks', '▢ Nets and knots')}</div>")
    assert told(record, "topics") == ["Ships and docks", "Nets and knots"]


def test_several_headings_of_one_word_are_taken_together() -> None:
    record = read(
        f"{HEAD}<h3>Topics for children</h3>{items('Ships', 'Docks')}<h3>Topics for adults</h3>{items('Nets', 'Knots')}<h3>Fees</h3>{items('None')}"
    )
    assert told(record, "topics") == ["Ships", "Docks", "Nets", "Knots"]


def test_a_list_tells_more_than_a_text_under_the_same_word() -> None:
    record = read(
        f"{HEAD}<h2>Topics</h2><p>{TEXT}</p><h2>Fees</h2><p>None.</p><h3>Topics</h3>{items('Ships', 'Docks')}"
    )
    assert told(record, "topics") == ["Ships", "Docks"]


def test_a_text_below_a_heading_is_one_value() -> None:
    record = read(
        f"{HEAD}<h2>About this course</h2><p>{TEXT}</p><p>{TEXT} Again.</p><h2>Fees</h2><p>None at all, as ever.</p>"
    )
    assert told(record, "about") == [f"{TEXT} {TEXT} Again."]


def test_a_list_beside_the_text_counts_where_it_is_no_menu() -> None:
    aside = f"<aside class=sidebar><h2>Topics</h2>{items('Ships', 'Docks')}</aside>"
    assert told(read(f"<main>{HEAD}<p>Level: Easy</p><p>{TEXT}</p></main>{aside}"), "topics") == ["Ships", "Docks"]
    links = items("<a href=/t/1>Ships</a>", "<a href=/t/2>Docks</a>")
    for menu in (
        f"<aside class=sidebar><h2>Topics</h2>{links}</aside>",
        f"<nav><h2>Topics</h2>{items('Ships', 'Docks')}</nav>",
    ):
        assert told(read(f"<main>{HEAD}<p>Level: Easy</p><p>{TEXT}</p></main>{menu}"), "topics") == []


def test_a_choice_under_a_heading_is_no_value() -> None:
    choice = f"<h2>Level</h2><p>Pick one of these:</p>{items('Easy', 'Middling', 'Hard')}"
    assert told(read(f"{HEAD}<h2>Topics</h2>{items('Ships', 'Docks')}{choice}"), "level") == []
    assert told(read(f"{HEAD}<h2>Topics</h2>{items('Ships', 'Docks')}<h2>Level</h2>{items('Easy')}"), "level") == [
        "Easy"
    ]


def test_metadata_tells_several_values_whole() -> None:
    thing = {
        "@type": "Course",
        "name": "Harbours and their towns",
        "topics": ["12 ships", "3 docks", "1 pier"],
        "level": "Easy",
        "teacher": "Ann Lee",
    }
    script = f"<script type='application/ld+json'>{json.dumps(thing)}</script>"
    shown = "<p class=topics>ships</p><p class=topics>docks</p><p class=topics>What you will need</p>"
    assert told(read(f"{script}{HEAD}{shown}"), "topics") == ["12 ships", "3 docks", "1 pier"]


def test_long_lists_of_metadata_are_told_to_their_end() -> None:
    thing = {"@type": "Course", "name": "Harbours and their towns", "topics": [f"Pier {n}" for n in range(45)]}
    script = f"<script type='application/ld+json'>{json.dumps(thing)}</script>"
    assert len(told(read(f"{script}{HEAD}"), "topics")) == 45


def test_the_heading_is_the_title_and_no_label_of_the_kind() -> None:
    body = f"<h1>Harbour towns</h1><p>Course: 12 evenings</p><p>Instructor: Ann Lee</p><h2>Topics</h2>{items('Ships', 'Docks')}"
    assert told(read(body, "Best harbour towns course - Evening school"), "title") == ["Harbour towns"]
    record = read(
        "<h1>Course details</h1><dl><dt>Course title<dd>Harbour towns<dt>Level<dd>Easy<dt>Instructor<dd>Ann Lee</dl>",
        "Course details",
    )
    assert told(record, "title") == ["Harbour towns"]


def test_a_part_of_the_page_is_none_of_its_frame_however_it_is_called() -> None:
    facts = "<dl><dt>Level<dd>Easy<dt>Instructor<dd>Ann Lee</dl>"
    record = read(f"<h1>Harbours and their towns</h1><div class=content-sidebar-wrap>{facts}<p>{TEXT * 8}</p></div>")
    assert told(record, "level") == ["Easy"]
    assert told(record, "teacher") == ["Ann Lee"]


def test_a_page_of_one_thing_that_metadata_describes_is_no_list_of_what_else_there_is() -> None:
    thing = {"@type": "Course", "name": "Harbours and their towns", "level": "Easy", "topics": ["Ships"]}
    others = "".join(
        f"<article><h3><a href=/c/{n}>Course number {n}</a></h3><p>Instructor: Bo Kim</p></article>" for n in range(3)
    )
    script = f"<script type='application/ld+json'>{json.dumps(thing)}</script>"
    record = read(f"{script}{HEAD}<p>{TEXT * 4}</p>{others}")
    assert told(record, "title") == ["Harbours and their towns"]


def test_facets_beside_a_list_make_no_page_about_one_thing_of_it() -> None:
    courses = "".join(
        f"<article><h3><a href=/c/{n}>Harbours of the {w}</a></h3><p>Instructor: Ann {w}</p><p>Level: Easy</p></article>"
        for n, w in enumerate(("North", "South", "East", "West", "Islands", "Rivers"))
    )
    for item in (
        "<a href=/f/{0}>{0} (3)</a>",
        "<a href=/f/{0}>{0}</a>",
        "<label><input type=checkbox name=f> {0} (12)</label>",
    ):
        facets = "".join(
            f"<div><h3>{head}</h3>{items(*(item.format(name) for name in names))}</div>"
            for head, names in {
                "Topics": ("Ships", "Docks", "Nets"),
                "Requirements": ("A raincoat for rainy evenings", "A pair of rubber boots"),
                "Instructor": ("Bo Kim", "Eva Berg"),
                "Level": ("Easy", "Hard"),
            }.items()
        )
        page = parse(
            f"<title>Courses - Evening school</title><h1>Courses</h1><div>{facets}</div>{courses}".encode(),
            "http://c.example/",
        )
        found = extract_records(page, matcher=COURSES)
        assert found.form == "list"
        assert len(found.records) == 6


def test_what_headings_say_is_forgotten_with_the_domain() -> None:
    domain = Matcher(COURSES.domain)
    page = parse(
        f"<h1>Harbours</h1><h2>Topics covered</h2><ul><li>Ships</li></ul><p>{TEXT}</p>", "http://c.example/c/1"
    )
    extract_records(page, matcher=domain)
    left = ref(domain)
    del domain
    gc.collect()
    assert left() is None


def test_a_label_with_its_values_beside_it_names_no_list_further_on() -> None:
    links = '<a href="/s?t=ports">ports</a>'
    tabs = items('<a href="#dates">Dates ( 1 )</a>', '<a href="#comments">Comments ( 0 )</a>')
    acts = items('<a href="/hold">Place hold</a>', '<a href="#">Print</a>', '<a href="/export">Save record</a>')
    summary = f'<span class="row"><span class="label">Themes: </span>{links}</span>'
    record = read(f"{HEAD}<div>{summary}</div><div>{tabs}</div><div>{acts}</div>")
    assert told(record, "topics") == ["ports"]
    record = read(f"{HEAD}<div><span class=label>Themes:</span>{items('ports', 'trade', 'ferries')}</div>")
    assert told(record, "topics") == ["ports", "trade", "ferries"]


def test_a_heading_in_a_cell_labels_the_cell_beside_it_and_nothing_below() -> None:
    rows = "".join(
        f"<tr><td><h3>{label}:</h3></td> <td> <a href='/s?w={n}'>{said}</a> </td></tr>"
        for n, (label, said) in enumerate(
            [("Year", "1960"), ("Teacher", "Elena Hartley"), ("Place", "Brazil"), ("Level", "Beginners")]
        )
    )
    record = read(f"<h1>Harbours and their towns</h1><table>{rows}</table><p>{TEXT}</p>")
    assert told(record, "teacher") == ["Elena Hartley"]
    below = "".join(f"<tr><td>{name}</td></tr>" for name in ("Elena Hartley", "Nils Weber"))
    record = read(
        f"<h1>Harbours and their towns</h1><p>{TEXT}</p><table><tr><td><h3>Topics covered</h3></td></tr>{below}</table>"
    )
    assert told(record, "topics") == ["Elena Hartley", "Nils Weber"]


def test_a_heading_in_a_cell_above_others_names_these() -> None:
    below = "".join(f"<tr><td><a href='/p/{name[:2]}'>{name}</a></td></tr>" for name in ("Elena Hartley", "Nils Weber"))
    for beside in ("<td><a href=/edit>[edit]</a></td>", "<td rowspan=9><a href=/>Home</a> <a href=/news>News</a></td>"):
        table = f"<table><tr><td><h3>Topics covered</h3></td>{beside}</tr>{below}</table>"
        said = told(read(f"<h1>Harbours and their towns</h1><p>{TEXT}</p>{table}"), "topics")
        assert {"Elena Hartley", "Nils Weber"} <= set(said)


def test_a_last_heading_names_nothing_of_the_footer() -> None:
    units = "<div class=unit><h6>Teacher:</h6>Elena Hartley</div><div class=unit><h6>Level:</h6>Beginners</div>"
    foot = "<footer><ul><li><a href=/login>Login</a></li></ul></footer>"
    record = read(f"<div><h4>Harbours and their towns</h4>{units}</div>{foot}")
    assert told(record, "level") == ["Beginners"]


def test_a_fact_in_a_box_of_its_own_ends_with_it() -> None:
    facts = [("Level", "Beginners"), ("Room", "Blue hall"), ("Prerequisites", "Sea legs")]
    boxes = "".join(f"<div class='fact'><h3>{label}</h3><p>{value}</p></div>" for label, value in facts)
    after = "".join(
        f"<div class=box><div class=part>{part}</div></div>"
        for part in ("Agreements", "Permits", "Remarks of others", "Related courses")
    )
    record = read(f"<h1>Harbours and their towns</h1><div>{boxes}</div>{after}")
    assert told(record, "requirements") == ["Sea legs"]
