"""Which text of a list's records is their title, and which attribute it holds, where looks and class names mislead."""

from __future__ import annotations

import pytest

from crawler.attributes.columns import columns
from crawler.attributes.person import is_person
from crawler.attributes.titles import title_column
from crawler.page import parse
from crawler.regions.layout import Layout
from crawler.regions.leaves import leaves
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

EVENTS = """
name: events
title: Events
attributes:
  - {name: title, type: text, affinity: 0.5, aliases: [event, meeting, title, name]}
  - {name: date, type: date, affinity: 0.7, aliases: [date, when, day]}
  - {name: place, type: text, affinity: 0.4, aliases: [place, venue]}
  - {name: host, type: name, affinity: 0.4, aliases: [host, organizer]}
identity: [[title, date]]
"""
TALKS = [
    (
        "Planning Board - Regular Meeting",
        "Sep 6, 2022 6:30 PM",
        "Town Hall",
        "The board looks at two new requests for houses",
    ),
    (
        "Tree Preservation Commission",
        "Sep 7, 2022 6:00 PM",
        "Garden Room",
        "Which oaks of the park are to be kept this winter",
    ),
    ("Library Council", "Sep 12, 2022 5:00 PM", "Old School", "The council hears of new opening hours and a budget"),
    ("Mayor and Council", "Sep 19, 2022 6:30 PM", "Town Hall", "A vote on the bridge is expected late in the evening"),
    (
        "Water and Sewer Authority",
        "Sep 20, 2022 7:30 PM",
        "Pump House",
        "Prices of water for the next year are to be set",
    ),
    ("Historic Homes Panel", "Sep 26, 2022 6:00 PM", "Mill", "Three owners ask to change the windows of their homes"),
]


@pytest.fixture(scope="module")
def events(tmp_path_factory: pytest.TempPathFactory) -> Matcher:
    path = tmp_path_factory.mktemp("domain") / "events.yaml"
    path.write_text(EVENTS, encoding="utf-8")
    return Matcher(load_domain(path))


def read(rows: list[str], matcher: Matcher) -> list[dict[str, str]]:
    page = parse(f"<title>Meetings</title><body><ul>{''.join(rows)}</ul></body>", "http://site.example/meetings")
    return [
        {field.attribute: field.value for field in reversed(record.fields) if field.attribute}
        for record in extract_records(page, matcher=matcher).records
    ]


def test_a_linked_day_is_no_title(events: Matcher) -> None:
    rows = [
        f'<li><a href="/m/{n}">{day}</a><div class=screen>{name}</div></li>' for n, (name, day, *_) in enumerate(TALKS)
    ]
    found = read(rows, events)
    assert [one["title"] for one in found] == [name for name, *_ in TALKS]
    assert found[0]["date"] == "Sep 6, 2022 6:30 PM"


def test_of_two_headings_the_higher_is_the_title_though_it_has_numbers(events: Matcher) -> None:
    rows = [
        f"<li><h3>AUCTION SUB-AT-2022-26R0886001{165 + 7 * n}</h3><h4>{name}, {place} and around</h4><p>When: {day}</p></li>"
        for n, (name, day, place, _) in enumerate(TALKS)
    ]
    assert [one["title"] for one in read(rows, events)] == [
        f"AUCTION SUB-AT-2022-26R0886001{165 + 7 * n}" for n in range(6)
    ]


def test_a_card_that_is_a_link_as_a_whole_begins_with_its_title(events: Matcher) -> None:
    rows = [
        f'<li><a href="/m/{n}"><div>The {name} comes together</div><div>{told}</div></a></li>'
        for n, (name, _, _, told) in enumerate(TALKS)
    ]
    assert [one["title"] for one in read(rows, events)] == [f"The {name} comes together" for name, *_ in TALKS]


@pytest.mark.parametrize("shared", ['<a href="/m/{0}"><div>{1}</div></a>', '<a class=n0 href="/m/{0}">{1}</a>'])
def test_of_two_links_to_a_record_the_first_is_its_title(shared: str, events: Matcher) -> None:
    rows = [
        f"<li><div class='b8 r1'>{shared.format(n, name)}</div><div class='b8 r2'><a href='/by/{n % 2}'>House {n % 2}</a></div>"
        f'<div class="b8 f5"><a href="/m/{n}">{told} and more of it.</a></div></li>'
        for n, (name, _, _, told) in enumerate(TALKS)
    ]
    assert [one["title"] for one in read(rows, events)] == [name for name, *_ in TALKS]


@pytest.mark.parametrize("first", ["BK {}", "Monday {} May"])
def test_a_shelf_mark_or_a_day_that_leads_there_too_is_not(first: str, events: Matcher) -> None:
    rows = [
        f"<li><a href='/show/{n}'>{first.format(10 + n)}</a> <a href='/show/{n}'>The {word} lantern walk</a></li>"
        for n, word in enumerate(("first", "last", "long", "silent", "winter"))
    ]
    assert [row["title"] for row in read(rows, events)][:2] == ["The first lantern walk", "The last lantern walk"]


def test_what_a_few_records_call_a_name_is_not_the_title_of_all(events: Matcher) -> None:
    rows = [
        f'<li><h2><a href="/m/{n}">{name}</a></h2><p>{told}</p>' + ("<p>Name: see below</p></li>" if n < 2 else "</li>")
        for n, (name, _, _, told) in enumerate(TALKS)
    ]
    assert [one["title"] for one in read(rows, events)] == [name for name, *_ in TALKS]


def test_the_box_of_a_day_names_no_words_in_it(events: Matcher) -> None:
    rows = [
        f'<li><a class=day href="/m/{n}"><h2>{name}</h2></a><p class=when-and-where>{day}</p></li>'
        for n, (name, day, *_) in enumerate(TALKS)
    ]
    found = read(rows, events)
    assert [(one["title"], one["date"]) for one in found] == [(name, day) for name, day, *_ in TALKS]


def test_a_class_of_titles_around_a_year_names_no_title() -> None:
    films = [("Metropolis", 1927), ("Nosferatu", 1922), ("Sunrise", 1928), ("The Crowd", 1929), ("Greed", 1924)]
    rows = [
        f'<li><h3><a class=search-hit href="/f/{n}">{name}</a> <span class=film-title><i>({year})</i></span></h3></li>'
        for n, (name, year) in enumerate(films)
    ]
    found = read(rows, Matcher(load_domain("movies")))
    assert [(one["title"], one["year"]) for one in found] == [(name, f"({year})") for name, year in films]


def test_headings_of_one_part_are_titles_whether_linked_or_not(events: Matcher) -> None:
    rows = [
        f"<li><{tag}><div class=card><div class=pr-ugb><h3 class=pr-vyd>{name}</h3></div>"
        f"<p class=pr-hlc>{place}</p></div></{tag.split()[0]}></li>"
        for n, (name, _, place, _) in enumerate(TALKS)
        for tag in [f'a href="/m/{n}"' if n % 2 else "div class=q7"]
    ]
    assert [one.get("title") for one in read(rows, events)] == [name for name, *_ in TALKS]


def test_months_that_records_are_filed_under_are_not_their_day(events: Matcher) -> None:
    rows = [
        f'<li><b>September 2022</b><h2><a href="/m/{n}">{name}</a></h2><p>{day}</p></li>'
        for n, (name, day, *_) in enumerate(TALKS)
    ]
    assert [one["date"] for one in read(rows, events)] == [day for _, day, *_ in TALKS]


@pytest.mark.parametrize(
    ("text", "person"),
    [
        ("Ann Lee", True),
        ("Андрей Тарковский", True),
        ("США, реж.", False),
        ("режиссёр фильма", False),
        ("LOT A-17 B-4", False),
        ("Åsa Ek (ed.)", True),
    ],
)
def test_people_have_no_digits_and_no_small_letters_first(text: str, person: bool) -> None:
    assert is_person(text) is person


CASES = """
name: cases
title: Court cases
attributes:
  - {name: title, type: text, affinity: 0.5, aliases: [title, case name]}
  - {name: date, type: date, affinity: 0.5, aliases: [date, date posted]}
  - {name: summary, type: text, affinity: 0.4, aliases: [summary, description]}
identity: [[title, date]]
"""
PARTIES = [
    ("Lee v. Hall", "May 1, 2024"),
    ("Ray v. Wood", "May 2, 2024"),
    ("Fox v. Reed", "May 3, 2024"),
    ("Orr v. Bell", "May 4, 2024"),
    ("Kay v. Cole", "May 5, 2024"),
]


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> Matcher:
    path = tmp_path_factory.mktemp("domain") / "cases.yaml"
    path.write_text(CASES, encoding="utf-8")
    return Matcher(load_domain(path))


def table(header: str, rows: list[str], matcher: Matcher) -> list[dict[str, str]]:
    html = f"<table><tr><th>Date Posted</th><th>{header}</th></tr>{''.join(rows)}</table>"
    page = parse(f"<title>Opinions</title><body>{html}</body>", "http://site.example/opinions")
    return [
        {field.attribute: field.value for field in reversed(record.fields) if field.attribute}
        for record in extract_records(page, matcher=matcher).records
    ]


def test_names_under_a_description_are_the_titles_where_nothing_else_is(cases: Matcher) -> None:
    rows = [f'<tr><td>{day}</td><td><a href="/o/{n}">{name}</a></td></tr>' for n, (name, day) in enumerate(PARTIES)]
    assert [one["title"] for one in table("Description", rows, cases)] == [name for name, _ in PARTIES]


def test_several_words_that_begin_the_cell_of_titles_are_the_title_though_a_link_follows(cases: Matcher) -> None:
    rows = [
        f"<tr><td>{day}</td><td>"
        + (
            f'<a href="/o/{n}">The matter of {name}</a>'
            if n % 2
            else f'The matter of {name} <a href="/x/{n}"><i class=o>Order</i></a>'
        )
        + "</td></tr>"
        for n, (name, day) in enumerate(PARTIES)
    ]
    assert [one["title"] for one in table("Case Name", rows, cases)] == [f"The matter of {name}" for name, _ in PARTIES]


def test_a_row_that_names_the_columns_is_no_record(cases: Matcher) -> None:
    head = '<div class=row><div class=a><a href="?s=1">Title</a></div><div class=b><a href="?s=2">Date</a></div></div>'
    rows = [
        f'<div class=row><div class=a><a href="/o/{n}">{name}</a></div><div class=b>{day}</div></div>'
        for n, (name, day) in enumerate(PARTIES)
    ]
    page = parse(
        f"<title>Opinions</title><body><div>{head}{''.join(rows)}</div></body>", "http://site.example/opinions"
    )
    found = extract_records(page, matcher=cases).records
    assert [one.fields[0].value for one in found] == [name for name, _ in PARTIES]


SPECIES = """
name: plants
title: Plants
attributes:
  - {name: title, type: text, affinity: 0.5, aliases: [scientific name, species]}
  - {name: height, type: number, affinity: 0.5, aliases: [height]}
identity: [[title]]
"""


@pytest.fixture(scope="module")
def species(tmp_path_factory: pytest.TempPathFactory) -> Matcher:
    path = tmp_path_factory.mktemp("domain") / "plants.yaml"
    path.write_text(SPECIES, encoding="utf-8")
    return Matcher(load_domain(path))


def test_a_link_that_says_the_heading_again_is_no_title_where_headings_begin_like_names_of_people(
    species: Matcher,
) -> None:
    names = ["Rosa alba", "Rosa montana", "Erica rubra", "Erica major", "Viola minor", "Viola nigra"]
    rows = "".join(
        f"<article><h2><a href=/p/{n}>{name}</a></h2><p>Height: {n}5</p><p>Grows in wet meadows and on river banks</p>"
        f"<a href=/p/{n}>Read more<span class=unseen> about {name}</span></a></article>"
        for n, name in enumerate(names)
    )
    page = parse(f"<h1>Plants</h1><div>{rows}</div>", "http://h/plants")
    found = extract_records(page, matcher=species).records
    assert [field.value for one in found for field in one.fields if field.attribute == "title"] == names


def test_the_number_of_a_hit_before_the_link_of_a_term_is_no_title(species: Matcher) -> None:
    titles = [
        "The Iron River",
        "Beyond the Paper River",
        "A Broken River",
        "Shore of the Burning River",
        "The Last River",
    ]
    rows = "".join(
        f"<dt class=hit>{n}. <a href=/t/{n}>{title.replace('River', '<span class=highlight>River</span>')}</a></dt>"
        f"<dd class=text>Shown in our hall in {2000 + n} with an introduction by the club.</dd>"
        f"<dd class=made>Created on 0{n} December 2024</dd>"
        for n, title in enumerate(titles, 1)
    )
    page = parse(f"<h1>Search results</h1><dl>{rows}</dl>", "http://h/search?q=river")
    found = extract_records(page, matcher=species).records
    assert [f.value for one in found for f in one.fields if f.attribute == "title"] == titles


def test_a_heading_of_which_nothing_is_left_says_nothing_again() -> None:
    body = "".join(f"<li><h3>Rain {n}</h3><p>Read more about Rain {n}</p></li>" for n in range(4))
    layout = Layout(parse(f"<ul>{body}</ul>", "http://a.example/").tree)
    items = layout.tree.find("li")
    rows = [leaves(layout, (one, layout.tree.ends[one])) for one in items]
    found = columns(layout, rows, items, lambda _: "", None)
    number, leaf, _ = found[0].cells[0]
    found[0].cells[0] = (number, leaf, "")  # as a byline leaves it ("- by Ann Lee")
    assert title_column(layout.tree, found, len(items)) is not None


def _devices(heads: tuple[str, str], linked: bool = True) -> str:
    names = ["ald-beacon-109", "bre-kettle-212", "dun-quarry-340", "kes-valley-455", "low-garnet-501", "hol-pillar-678"]
    owners = [
        "Wide Meadow Trust",
        "Old Harbour Company",
        "Long Bridge Works",
        "Stone Mill Press",
        "Red Barn Theatre",
        "Far Shore Yard",
    ]
    cells = [
        (f'<a href="/devices/{n}/">{name}</a>' if linked else name, f'<a href="/tenants/{n + 40}/">{owner}</a>')
        for n, (name, owner) in enumerate(zip(names, owners, strict=True), 3)
    ]
    rows = "".join(f"<tr><td>{name}</td><td>Active</td><td>{owner}</td></tr>" for name, owner in cells)
    return f"<table><thead><tr><th>{heads[0]}</th><th>Status</th><th>{heads[1]}</th></tr></thead>{rows}</table>"


def test_a_head_that_calls_linked_codes_the_title_makes_them_it(events: Matcher) -> None:
    page = parse(f"<title>Devices</title><body>{_devices(('Name', 'Tenant'))}", "http://site.example/devices/")
    told = extract_records(page, matcher=events).records
    assert [record.url for record in told] == [f"http://site.example/devices/{n}/" for n in range(3, 9)]


def test_codes_without_links_or_such_a_head_give_way_to_names(events: Matcher) -> None:
    for markup in (_devices(("Name", "Tenant"), linked=False), _devices(("Number", "Tenant"))):
        page = parse(f"<title>Devices</title><body>{markup}", "http://site.example/devices/")
        told = extract_records(page, matcher=events).records
        assert [record.url for record in told] == [f"http://site.example/tenants/{n}/" for n in range(43, 49)]


def test_a_linked_heading_that_a_label_calls_the_title_is_it_though_other_people_began_each(events: Matcher) -> None:
    rows = "".join(
        f'<li><h3>Meeting: <a href="/m/{n}/">{name}</a></h3><div class=starter><a href="/people/{n}/">{who}</a></div></li>'
        for n, ((name, *_), who) in enumerate(
            zip(TALKS, ("Ada Lind", "Bo Grant Ek", "Cy Mills", "Dee Rayner", "Eva Lowe", "Flo Dahl"), strict=True)
        )
    )
    page = parse(f"<title>Meetings</title><body><ul>{rows}</ul></body>", "http://site.example/meetings")
    told = extract_records(page, matcher=events).records
    assert [record.url for record in told] == [f"http://site.example/m/{n}/" for n in range(6)]
