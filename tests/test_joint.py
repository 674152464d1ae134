"""Cells that hold several things under one header, and what stands in brackets beside a value."""

from __future__ import annotations

import pytest

from crawler.attributes.joint import parts_of
from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain, parse_domain
from knowledge.markup import marked
from knowledge.matching import Matcher

BOOKS, ISSUES = Matcher(load_domain("books")), Matcher(load_domain("issues"))
TITLES = ("Small Rivers", "Bread and Salt", "The Last Tram", "On Ice", "A Field Guide")
NAMES = ("hugo", "ida", "rosa", "Nils", "marta")


def known(text: str) -> float:
    return BOOKS.key(text)[1]


def read(html: str, matcher: Matcher = BOOKS) -> list[dict[str, list[str]]]:
    page = parse(f"<title>Results</title><h1>Results</h1>{html}", "http://h.example/s?q=x")
    found: list[dict[str, list[str]]] = []
    for record in extract_records(page, matcher=matcher).records:
        told: dict[str, list[str]] = {}
        for field in record.fields:
            if field.attribute is not None:
                told.setdefault(field.attribute, []).append(field.value)
        found.append(told)
    return found


def test_a_header_names_several_things_where_each_is_a_word_of_the_domain() -> None:
    assert parts_of("Title / Author", known) == ("Title", "Author")
    assert parts_of("Titel und Autor", known) == ("Titel", "Autor")
    assert parts_of("Author, title, year", known) == ("Author", "title", "year")
    assert parts_of("Author", known) == parts_of("Author / Weather", known) == parts_of("Title / Title", known) == ()


@pytest.mark.parametrize("between", ["<br>", "</div><div>", '<span class="sep">, </span>'])
def test_a_cell_under_such_a_header_is_cut_into_what_it_names(between: str) -> None:
    rows = "".join(
        f'<tr><td><div><a href="/b/{n}">{title}</a>{between}<a href="/u/{name}">{name}</a></div></td>'
        f"<td>{n + 3}</td><td>{90 - n}</td></tr>"
        for n, (title, name) in enumerate(zip(TITLES, NAMES, strict=True))
    )
    head = "<tr><td><b>Title / Author</b></td><td><b>Loans</b></td><td><b>Views</b></td></tr>"
    found = read(f"<table><thead>{head.replace('td>', 'th>')}</thead><tbody>{rows}</tbody></table>")
    assert [(one.get("title"), one.get("author")) for one in found] == [
        ([title], [name]) for title, name in zip(TITLES, NAMES, strict=True)
    ]


def test_what_stands_in_brackets_beside_a_name_is_no_further_name() -> None:
    items = "".join(
        f'<li class="hit"><h3><a href="/q/{n}">{title}</a></h3><span class="who"><span class="who-pad">by </span>'
        f'<span class="who-data"><a href="/u/{name}">{name}</a></span> <span class="who-points">'
        f'<span class="pad">(</span><span class="data">{800 + 20 * n}</span><span class="pad"> points)</span></span></span></li>'
        for n, (title, name) in enumerate(zip(TITLES, NAMES, strict=True))
    )
    assert [one.get("author") for one in read(f"<ul>{items}</ul>")] == [[name] for name in NAMES]


@pytest.mark.parametrize("signs", ["()", "[]"])
def test_what_stands_in_brackets_behind_a_labelled_link_is_no_further_value(signs: str) -> None:
    def hit(n: int) -> str:
        aside = f'{signs[0]}{n} copies, kept in <a href="/l/{n % 2}">Harbour{n % 2}</a>{signs[1]}'
        who = f'<span>Said by {NAMES[n]}</span> <a href="/s/{n}#s">2024-01-0{n + 1}</a>'
        name = f'<span><a href="/b/{n}">Title: {TITLES[n]}</a> <small>{aside}</small></span>'
        return f'<div class="hit"><h3><span>{n + 1}</span> {who}</h3><h4>{name}</h4><p>Said of it: much, {n}.</p></div>'

    assert [one.get("title") for one in read("".join(map(hit, range(5))))] == [[title] for title in TITLES]


def detail(html: str) -> list[tuple[str, str]]:
    page = parse(f"<title>Bread and Salt</title><h1>Bread and Salt</h1>{html}", "http://h.example/b/2")
    record = extract_records(page, matcher=BOOKS).records[0]
    return [(field.attribute, field.value) for field in record.fields if field.attribute]


def test_links_in_brackets_behind_a_name_are_no_further_names() -> None:
    links = '(<a href="/p/2">profile</a> / <a href="/t/2">text</a>)'
    told = detail(f"<pre>Author: Ida Lund {links}\nPublisher: Old Press\nYear: 1998</pre>")
    assert [value for name, value in told if name == "author"] == ["Ida Lund"]
    plain = detail('<p>Author: <a href="/u/1">Ida Lund</a>, <a href="/u/2">Bo Sand</a></p><p>Year: 1998</p>')
    assert [value for name, value in plain if name == "author"] == ["Ida Lund", "Bo Sand"]


POSTS = Matcher(
    parse_domain(
        "name: posts\ntitle: Posts\nattributes:\n"
        "  - {name: title, type: text, affinity: 0.5, aliases: [headline]}\n"
        "  - {name: date, type: date, affinity: 0.3, aliases: [posted]}\n"
        "  - {name: keyword, type: enum, affinity: 0.3, multiple: true, aliases: [tags, tag]}\n"
        "identity: [[title]]\n"
    )
)


def test_words_before_a_tag_or_a_time_lead_to_it_and_are_no_value() -> None:
    def post(n: int) -> str:
        tags = ", ".join(f'<a href="/t/{word}" rel="tag">{word}</a>' for word in (NAMES[n], NAMES[n - 1]))
        return (
            f'<article class="post"><h2 class="entry-title"><a href="/p/{n}">{TITLES[n]}</a></h2><p>Said of it: {n}.</p>'
            f'<footer><span class="posted">Put up <time datetime="2023-05-0{n + 1}">May {n + 1}, 2023</time></span>'
            f'<span class="tags">Kept under {tags}</span></footer></article>'
        )

    found = read("".join(map(post, range(5))), POSTS)
    assert [(one.get("title"), one.get("keyword")) for one in found] == [
        ([title], [NAMES[n], NAMES[n - 1]]) for n, title in enumerate(TITLES)
    ]
    assert [one.get("date") for one in found] == [[f"May {n + 1}, 2023"] for n in range(5)]


def test_the_link_that_an_element_begins_with_after_words_of_who_did_it_is_what_the_element_is_called() -> None:
    def issue(n: int) -> str:
        who = f'Added by <a class="user" href="/u/{n}">{NAMES[n].title()} Lund</a> <a href="/d">{n + 2} years</a> ago.'
        return f'<div class="hit"><h3><a href="/i/{n}">{TITLES[n]}</a></h3><p class="author">{who}</p>New</div>'

    found = read("".join(map(issue, range(5))), ISSUES)
    assert [one.get("reporter") for one in found] == [[f"{name.title()} Lund"] for name in NAMES]
    assert [one.get("reporter") for one in read(issue(1), ISSUES)] == [["Ida Lund"]]


ADVICE = "Letters need a <b>Title:</b> line at the top"


@pytest.mark.parametrize(
    "advice", [f"<pre>or by\npost</pre>\n\n {ADVICE}", f"<div>{ADVICE}</div>", f"<p>Author: {ADVICE}</p>"]
)
def test_a_word_that_a_sentence_goes_on_with_labels_nothing(advice: str) -> None:
    home = '<form action="/"><pre><a href="/"><b>Shelf</b></a> <input name="q"></pre></form>'
    facts = "<pre>Author: Ida Lund\nTitle: Bread and Salt\nYear: 1998</pre>"
    page = parse(f"<title>Bread and Salt</title>{home}{facts}<hr>{advice} and a stamp.", "http://h.example/b/2")
    told = [(field.attribute, field.value) for field in extract_records(page, matcher=BOOKS).records[0].fields]
    assert [value for name, value in told if name == "title"] == ["Bread and Salt"]
    assert ("author", "Ida Lund") in told


def test_a_code_cut_short_is_told_in_full_where_its_element_is_pointed_at() -> None:
    states = ("IN_PROGRESS", "CONFIRMED", "RE-OPENED", "IN_PROGRESS", "CONFIRMED")
    rows = "".join(
        f'<tr><td><a href="/t/{n}">{n}</a></td><td><span title="{state}">{state[:4]} </span></td>'
        f'<td><a href="/t/{n}">{title}</a></td></tr>'
        for n, (title, state) in enumerate(zip(TITLES, states, strict=True))
    )
    head = "<tr><th>ID</th><th>Status</th><th>Summary</th></tr>"
    assert [one.get("status") for one in read(f"<table>{head}{rows}</table>", ISSUES)] == [[state] for state in states]


STATIONS = Matcher(
    parse_domain(
        "name: stations\ntitle: Stations\nattributes:\n"
        "  - {name: title, type: text, affinity: 0.5, aliases: [station]}\n"
        "  - {name: frequency, type: text, affinity: 0.7}\n"
        "  - {name: city, type: text, affinity: 0.4}\n"
        "  - {name: state, type: text, affinity: 0.4}\n"
        "  - {name: owner, type: text, affinity: 0.4}\n"
        "identity: [[title]]\n"
    )
)


def test_each_of_two_rows_has_its_headers_beside_a_cell_that_reaches_down() -> None:
    """And a value has the parts that its header names, a number the unit behind it."""
    head = (
        "<tr><th rowspan=2></th><th colspan=2>Station</th><th>Frequency</th></tr>"
        "<tr><th>City, State</th><th>Language</th><th>Owner</th></tr>"
    )
    rows = "".join(
        f"<tr><td rowspan=2><img src=r.png></td><td colspan=2><b>{title}</b></td><td><span class=f>{90 + 3 * n}.3</span> "
        f"<small>MHz</small></td></tr><tr><td>{name.title()}ville, Iowa</td><td>English</td><td><i>The {name} group</i></td></tr>"
        for n, (title, name) in enumerate(zip(TITLES, NAMES, strict=True))
    )
    found = read(f"<table>{head}{rows}</table>", STATIONS)
    assert found == [
        {
            "title": [title],
            "frequency": [f"{90 + 3 * n}.3 MHz"],
            "city": [f"{name.title()}ville"],
            "state": ["Iowa"],
            "owner": [f"The {name} group"],
        }
        for n, (title, name) in enumerate(zip(TITLES, NAMES, strict=True))
    ]


def test_a_number_of_a_piece_ends_no_name() -> None:
    items = "".join(
        f"<tr><td>{n}.</td><td><b><a href=/i?no={n}>{kind} No. {n} in {key} major, Op. {n + 30}</a></b><br>"
        f"{who}. <i>Organ</i>.</td>"
        f"<td>${n}.50</td></tr>"
        for n, (kind, key, who) in enumerate(
            zip(("Sonata", "Waltz", "Rondo", "Suite", "Study"), "CDEFG", map(str.title, NAMES), strict=True), 1
        )
    )
    found = read(f"<p>Your search found 5 items.</p><table>{items}</table>")
    assert [one.get("title") for one in found][:2] == [
        ["Sonata No. 1 in C major, Op. 31"],
        ["Waltz No. 2 in D major, Op. 32"],
    ]


def test_who_made_a_thing_is_told_by_the_words_of_markup_for_it() -> None:
    fonts = parse_domain(
        "name: fonts\ntitle: Fonts\nattributes:\n  - {name: title, type: text, affinity: 0.5}\n"
        "  - {name: designer, type: name, affinity: 0.5}\nidentity: [[title]]\n"
    )
    assert marked(Matcher(fonts), "creator")[0] == "designer"
    assert marked(BOOKS, "creator")[0] == "author"
    page = parse(
        '<script type="application/ld+json">{"@type": "Product", "name": "Nova", "brand": "Ink", "category": "Sans", "author": '
        '[{"name": "Yuki Arai"}, {"name": "Peter Lang"}]}</script><title>Nova</title><h1>Nova</h1><p>A font of theirs</p>',
        "http://h.example/f/nova",
    )
    told = [
        one.value
        for one in extract_records(page, matcher=Matcher(fonts)).records[0].fields
        if one.attribute == "designer"
    ]
    assert told == ["Yuki Arai", "Peter Lang"]


def test_a_figure_beside_a_label_that_ends_in_a_bracket_is_its_value() -> None:
    facts = (("Publisher", "Old Press"), ("Year", "1998"), ("Copies (all)", "8"), ("Language", "English"))
    rows = "".join(f"<li><span>{label}</span><span>{value}</span></li>" for label, value in facts)
    page = parse(f"<title>On Ice</title><h1>On Ice</h1><ul class=props>{rows}</ul>", "http://h.example/b/1")
    told = [one.value for one in extract_records(page, matcher=BOOKS).records[0].fields]
    assert "8" in told and not any("Copies" in value and "8" in value for value in told)


def test_bold_words_and_texts_by_turns_are_labels_and_values() -> None:
    rows = "".join(
        f"<div class=p><a href=/b/{n}>{title}</a><div><strong>State</strong> {'Iowa' if n % 2 else 'Ohio'} <strong>City</strong> "
        f"{name.title()}ville <strong>Owner</strong> the {name} group</div></div>"
        for n, (title, name) in enumerate(zip(TITLES, NAMES, strict=True))
    )
    assert read(f"<p>5 stations found</p>{rows}", STATIONS) == [
        {
            "title": [title],
            "state": ["Iowa" if n % 2 else "Ohio"],
            "city": [f"{name.title()}ville"],
            "owner": [f"the {name} group"],
        }
        for n, (title, name) in enumerate(zip(TITLES, NAMES, strict=True))
    ]


@pytest.mark.parametrize("sign", ["·", "›", "|"])
def test_what_stands_behind_the_last_labelled_value_of_a_line_is_no_more_of_it(sign: str) -> None:
    rows = "".join(
        f"<li><a href=/{n}>{title}</a><p>City: {name.title()}ville {sign} Owner: The {name} group {sign} since {1950 + 3 * n}</p>"
        for n, (title, name) in enumerate(zip(TITLES, NAMES, strict=True))
    )
    found = read(f"<p>5 stations found</p><ul>{rows}</ul>", STATIONS)
    assert [(one["city"], one["owner"]) for one in found] == [
        ([f"{n.title()}ville"], [f"The {n} group"]) for n in NAMES
    ]
