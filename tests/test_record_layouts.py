"""Layouts of record pages: one record over several siblings or rows, values shared by rows, running text."""

from __future__ import annotations

import pytest

from crawler.page import Page, parse
from crawler.regions.layout import Layout
from crawler.results import extract_records
from crawler.results.detail import read_detail
from crawler.results.wrapper import applied, learned
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = [
    ("The Silent Garden", "Ann Lee", "Old Press", "1999"),
    ("A History of Trade", "Robert Keller", "Granite Books", "2004"),
    ("Rivers of the North", "Maria Santos", "Old Press", "2011"),
    ("On Opera", "Paul Weber", "Lantern House", "1987"),
    ("The Last Lighthouse", "Clara Moreau", "Granite Books", "2018"),
]


@pytest.fixture(scope="module")
def matcher() -> Matcher:
    return Matcher(load_domain("books"))


def read(html: str, matcher: Matcher) -> list[dict[str, str]]:
    """The named values of each record of a page; of several values the first."""
    page = parse(f"<title>Search</title><body>{html}</body>", "http://site.example/search?q=x")
    return [
        {field.attribute: field.value for field in reversed(record.fields) if field.attribute}
        for record in extract_records(page, matcher=matcher).records
    ]


def test_details_in_a_row_of_their_own_stay_with_the_row_above(matcher: Matcher) -> None:
    rows = "".join(
        f"<tr class=main><td>{title}</td><td>{author}</td><td>{year}</td></tr>"
        f"<tr class=more><td colspan=3><dl><dt>Publisher</dt><dd>{press}</dd></dl></td></tr>"
        for title, author, press, year in BOOKS
    )
    found = read(f"<table><tr><th>Title</th><th>Author</th><th>Year</th></tr>{rows}</table>", matcher)
    assert [(one["title"], one["publisher"]) for one in found] == [(title, press) for title, _, press, _ in BOOKS]


def test_a_cell_over_several_rows_tells_of_each(matcher: Matcher) -> None:
    rows = "<tr><td rowspan=2>Ann Lee</td><td>The Silent Garden</td><td>1999</td></tr><tr><td>On Opera</td><td>1987</td></tr>"
    rows += "<tr><td rowspan=3>Paul Weber</td><td>Rivers of the North</td><td>2011</td></tr>"
    rows += "<tr><td>A History of Trade</td><td>2004</td></tr><tr><td>The Last Lighthouse</td><td>2018</td></tr>"
    found = read(f"<table><tr><th>Author</th><th>Title</th><th>Year</th></tr>{rows}</table>", matcher)
    assert [one["author"] for one in found] == ["Ann Lee"] * 2 + ["Paul Weber"] * 3
    assert [one["year"] for one in found] == ["1999", "1987", "2011", "2004", "2018"]


def test_rows_divided_as_two_rows_of_headers_are_one_record(matcher: Matcher) -> None:
    head = "<thead><tr><th rowspan=2>No.</th><th>Title</th><th>Publisher</th></tr><tr><th>Author</th><th>Year</th></tr></thead>"
    rows = "".join(
        f"<tr><td rowspan=2>{number}</td><td><b>{title}</b></td><td>{press}</td></tr><tr><td>{author}</td><td>{year}</td></tr>"
        for number, (title, author, press, year) in enumerate(BOOKS, 1)
    )
    found = read(f"<p>{len(BOOKS)} books</p><table>{head}<tbody>{rows}</tbody></table>", matcher)
    names = ("title", "author", "publisher", "year")
    assert [tuple(one.get(name) for name in names) for one in found] == [tuple(book) for book in BOOKS]


def test_cells_side_by_side_without_rows_are_read_by_their_links(matcher: Matcher) -> None:
    heads = "".join(f"<div class=h>{name}</div>" for name in ("Title", "Author", "Publisher", "Year"))
    cells = "".join(
        f"<div class=c><a href=/b/{number}>{title}</a></div><div class=c>{author}</div><div class=c>{press}</div>"
        f"<div class=c>{year}</div>"
        for number, (title, author, press, year) in enumerate(BOOKS)
    )
    found = read(f"<h1>5 results</h1><div style='display:grid'>{heads}{cells}</div>", matcher)
    assert [(one["title"], one["year"]) for one in found] == [(title, year) for title, _, _, year in BOOKS]


def test_the_number_of_a_hit_is_no_part_of_what_begins_it(matcher: Matcher) -> None:
    lines = "".join(
        f"<p>[{number}] {author}, <span class=t>{title}</span>, {press}, {year}. <a href=/bib/{number}>BibTeX</a></p>"
        for number, (title, author, press, year) in enumerate(BOOKS, 11)
    )
    found = read(f"<h2>5 documents found</h2>{lines}", matcher)
    assert [(one["title"], one["author"]) for one in found] == [(title, author) for title, author, _, _ in BOOKS]


def test_rows_held_together_by_a_number_are_one_record(matcher: Matcher) -> None:
    rows = "".join(
        f"<tr><td rowspan=3>{number}.<td colspan=2><a href=/book/{number}>{title}</a><tr><td colspan=2>{author}"
        f"<tr><td>{press}, {year}<td>Call no. {number}"
        for number, (title, author, press, year) in enumerate(BOOKS, 1)
    )
    found = read(f"<table><tr><td colspan=3>Results of your search</td></tr>{rows}</table>", matcher)
    assert [(one["title"], one["author"], one["year"]) for one in found] == [(t, a, y) for t, a, _, y in BOOKS]


def read_one(html: str, matcher: Matcher) -> dict[str, list[str]]:
    """The named values of the one record of a page."""
    page = parse(f"<title>The Silent Garden</title><body>{html}</body>", "http://site.example/book/1")
    detail = read_detail(page, Layout(page.tree), matcher)
    assert detail is not None
    found: dict[str, list[str]] = {}
    for field in detail.record.fields:
        if field.attribute:
            found.setdefault(field.attribute, []).append(field.value)
    return found


def test_similar_things_say_nothing_of_the_one_a_page_is_about(matcher: Matcher) -> None:
    others = "".join(
        f"<li><a href=/book/{n}>{t}</a> by: {a} Published: ({y})</li>" for n, (t, a, _, y) in enumerate(BOOKS[1:])
    )
    facts = "<tr><th>Main Author:</th><td>Ann Lee</td></tr><tr><th>Other Authors:</th><td>Bob Ray</td></tr>"
    facts += "<tr><th>Published:</th><td>Old Press 1999</td></tr>"
    found = read_one(f"<h1>The Silent Garden</h1><table>{facts}</table><h3>More</h3><ul>{others}</ul>", matcher)
    assert found["author"] == ["Ann Lee", "Bob Ray"]
    assert found["year"] == ["1999"]
    assert found["publisher"] == ["Old Press"]


@pytest.mark.parametrize(
    "facts",
    [
        "<div><span>Author</span>: <a href=/a>Ann Lee</a><br><span>Publisher</span> : Old Press<br><span>Year</span>: 1999</div>",
        "<p>A fine copy. <b>Author:</b> Ann Lee <b>Publisher:</b> Old Press <b>Year:</b> 1999</p>",
    ],
)
def test_labels_amid_a_line(facts: str, matcher: Matcher) -> None:
    found = read_one(f"<h1>The Silent Garden</h1>{facts}", matcher)
    assert [found[name] for name in ("author", "publisher", "year")] == [["Ann Lee"], ["Old Press"], ["1999"]]


def test_a_lone_record_of_two_rows_is_read_by_its_place(matcher: Matcher) -> None:
    def answer(books: list[tuple[str, str, str, str]]) -> Page:
        rows = "".join(
            f"<tr class=main><td>{title}</td><td>{author}</td><td>{year}</td></tr>"
            f"<tr class=more><td colspan=3><dl><dt>Publisher</dt><dd>{press}</dd></dl></td></tr>"
            for title, author, press, year in books
        )
        return parse(
            f"<table><tr><th>Title</th><th>Author</th><th>Year</th></tr>{rows}</table>", "http://site.example/s"
        )

    many = answer(BOOKS)
    place = learned(many, extract_records(many, matcher=matcher).records, "title")
    assert place is not None
    (record,) = applied(answer(BOOKS[2:3]), place, matcher)
    assert {field.attribute: field.value for field in record.fields}["publisher"] == "Old Press"


def test_what_stands_before_the_year_is_the_publisher(matcher: Matcher) -> None:
    rows = "".join(
        f"<div class=x><a href=/book/{number}>{title}</a><br>{author} / Olu Adams<br>{press} &amp; Co., {year}</div>"
        for number, (title, author, press, year) in enumerate(BOOKS)
    )
    found = read(rows, matcher)
    assert [one["publisher"] for one in found] == [f"{press} & Co." for _, _, press, _ in BOOKS]
    assert [one["author"] for one in found] == [f"{author} / Olu Adams" for _, author, _, _ in BOOKS]


def test_a_lone_record_of_rows_alike_is_read_by_its_place(matcher: Matcher) -> None:
    def answer(books: list[tuple[str, str, str, str]]) -> Page:
        rows = "".join(
            f"<tr><td rowspan=3>{number}.</td><td colspan=2><a href=/book/{number}>{title}</a></td></tr>"
            f"<tr><td colspan=2>{author}</td></tr><tr><td>{press}, {year}</td><td>Call no. {number}</td></tr>"
            for number, (title, author, press, year) in enumerate(books, 1)
        )
        return parse(
            f"<table><tr><td colspan=3>Results of your search</td></tr>{rows}</table>", "http://site.example/s"
        )

    many = answer(BOOKS)
    place = learned(many, extract_records(many, matcher=matcher).records, "title")
    assert place is not None
    (record,) = applied(answer(BOOKS[2:3]), place, matcher)
    told = {field.attribute: field.value for field in record.fields}
    assert (told["title"], told["author"], told["year"]) == ("Rivers of the North", "Maria Santos", "2011")


def test_a_day_told_in_parts_is_read_as_its_element_has_it() -> None:
    events = Matcher(load_domain("jobs"))
    rows = "".join(
        f"<div class='job entry'><time class=posted datetime=2025-02-{day}T19:30><span>{day}</span><span>Feb</span></time>"
        f"<h4><a href=/job/{day}>Senior {role} of the North</a></h4><p>Doors 19:30</p></div>"
        for day, role in ((10, "Baker"), (11, "Clerk"), (17, "Nurse"), (23, "Welder"))
    )
    found = read(f"<div id=jobs>{rows}</div>", events)
    assert [one["posted"] for one in found] == ["2025-02-10", "2025-02-11", "2025-02-17", "2025-02-23"]
    assert all(one["title"].startswith("Senior") for one in found)


@pytest.mark.parametrize("sign", [" · ", " | ", " / ", " – "])
def test_values_with_signs_between_them_are_values_of_their_own(sign: str, matcher: Matcher) -> None:
    rows = "".join(
        f"<li class=sc-a1><a href=/b/{n}>{title}</a><p>{who}</p><div class=sc-b2>{press}{sign}{year}{sign}English</div></li>"
        for n, (title, who, press, year) in enumerate(BOOKS)
    )
    found = read(f"<ul>{rows}</ul>", matcher)
    assert [(one["title"], one["publisher"], one["year"]) for one in found] == [(t, p, y) for t, _, p, y in BOOKS]


def test_ranges_and_titles_with_dashes_are_left_whole(matcher: Matcher) -> None:
    rows = "".join(
        f"<li><a href=/b/{n}>Volume {n} – {title}</a><p>pages {n} - {n + 40}</p></li>"
        for n, (title, *_) in enumerate(BOOKS)
    )
    assert [one["title"] for one in read(f"<ul>{rows}</ul>", matcher)] == [
        f"Volume {n} – {BOOKS[n][0]}" for n in range(5)
    ]


def test_references_in_one_line() -> None:
    people = ["Lee, A.", "Ray, B. C., & Fox, D.", "Santos, M.", "Weber, P., Lee, A., & Ray, B."]
    titles = ["Rivers of the north: A survey", "Is trade free?", "On opera", "Lights that never fail"]
    rows = "".join(
        f"<li>{who} ({1990 + n}). {title}{'' if title.endswith('?') else '.'} <i>Old Journal of Trade</i>, 1{n}(2), 3–9.</li>"
        for n, (who, title) in enumerate(zip(people, titles, strict=True))
    )
    found = read(f"<ol>{rows}</ol>", Matcher(load_domain("papers")))
    assert [one["title"] for one in found] == titles
    assert [one["author"] for one in found] == people
    assert [one["year"] for one in found] == ["1990", "1991", "1992", "1993"]


def test_people_and_title_before_an_imprint(matcher: Matcher) -> None:
    rows = "".join(
        f"<li>{author.split()[1]}, {author.split()[0]}: <i>{title}</i>. {press}, {year}.</li>"
        for title, author, press, year in BOOKS
    )
    found = read(f"<ul>{rows}</ul>", matcher)
    assert [(one["title"], one["publisher"], one["year"]) for one in found] == [(t, p, y) for t, _, p, y in BOOKS]
    assert [one["author"] for one in found][:2] == ["Lee, Ann", "Keller, Robert"]


def test_codes_that_tell_records_apart_are_their_numbers() -> None:
    posts = Matcher(load_domain("jobs"))
    rows = "".join(
        f"<tr><td><a href=/job/{n}>Senior {role}</a></td><td>REQ-{n * 37}/B</td><td>{n} hours</td></tr>"
        for n, role in enumerate(("Baker", "Clerk", "Nurse", "Welder", "Tailor"), 301)
    )
    found = read(f"<table>{rows}</table>", posts)
    assert [one["identifier"] for one in found] == [f"REQ-{n * 37}/B" for n in range(301, 306)]


def test_links_after_a_word_that_labels_them_are_several_values(matcher: Matcher) -> None:
    found = read_one(
        "<h1>The Silent Garden</h1><p>by <a href=/a/1>Ann Lee</a> and <a href=/a/2>Bob Ray</a></p><dl><dt>Year<dd>1999</dl>",
        matcher,
    )
    assert found["author"] == ["Ann Lee", "Bob Ray"]


def test_records_under_headings_are_not_their_groups(matcher: Matcher) -> None:
    def line(number: int, book: tuple[str, str, str, str]) -> str:
        title, author, press, year = book
        return f"<li><a href=/b/{number}>{title}</a>, a book by {author}, published in {year} by {press}</li>"

    lines = [line(number, book) for number, book in enumerate(BOOKS)]
    parts = [lines[:1], lines[1:3], lines[3:]]
    html = "".join(
        f"<section><h2>{letter}</h2><ul>{''.join(part)}</ul></section>"
        for letter, part in zip("AKM", parts, strict=True)
    )
    assert [one["title"] for one in read(html, matcher)] == [title for title, *_ in BOOKS]


@pytest.mark.parametrize(
    ("heads", "count"),
    [
        ("rsw", 4),  # what is below a letter begins with it
        ("xyz", 3),  # one letter stands for something else
        (("Rivers", "Salt", "Winds"), 3),
    ],
)
def test_short_things_below_the_letter_that_they_begin_with_are_not_their_groups(heads, count: int) -> None:
    things = (["Rivers of Kent"], ["Salt and Sand", "Silent Garden"], ["Winter Lanterns"])
    groups = "".join(
        f"<article><h4 class=letter>{head}</h4><ul class=some>"
        + "".join(f"<li class=one><a href='/info/{name[:6]}'></a><p>{name}</p></li>" for name in names)
        + "</ul></article>"
        for head, names in zip(heads, things, strict=True)
    )
    page = parse(f"<title>Search</title><h2>Lists</h2><p>4 occurrence(s) found</p>{groups}", "http://site.example/")
    assert len(extract_records(page).records) == count


ITEMS = {"Harbor": "A place where boats stay at night", "Lantern": "Lights the way through the long tunnel",
         "OrchardTree": "Grows apples and pears for the village", "Kite": "Flies over the hills with a paper tail"}  # fmt: skip


@pytest.mark.parametrize(("called", "titles"), [("desc", list(ITEMS)), ("item_description", list(ITEMS))])
def test_what_a_class_calls_a_description_is_no_title_beside_a_short_name(called, titles, matcher: Matcher) -> None:
    rows = "".join(
        f"<li><a href='/a/{name}.html'><span class=item>{name}</span><div class={called}>{told}</div></a></li>"
        for name, told in ITEMS.items()
    )
    assert [one["title"] for one in read(f"<h1>Results</h1><ul>{rows}</ul>", matcher)] == titles


def test_a_description_that_heads_the_only_words_of_a_table_is_the_title(matcher: Matcher) -> None:
    rows = "".join(
        f"<tr><td>{n}</td><td><a href='/bug/{n}'>{told}</a></td><td>Ann Lee</td></tr>"
        for n, told in enumerate(ITEMS.values(), 10)
    )
    page = parse(f"<table><tr><th>ID<th>Description<th>Reporter</tr>{rows}</table>", "http://site.example/search")
    found = extract_records(page, matcher=matcher).records
    assert [next(f.value for f in one.fields if f.attribute == "title") for one in found] == list(ITEMS.values())


def test_firm_and_place_under_a_heading() -> None:
    rows = "".join(
        f"<a href=/job/{n} class=item><h5>Senior {role}</h5><p>{firm} – {town}</p><small>£3{n},000 - £4{n},000</small></a>"
        for n, (role, firm, town) in enumerate(
            (
                ("Baker", "Globex Ltd", "Leeds"),
                ("Clerk", "Hooli Inc.", "Lyon"),
                ("Nurse", "Stark GmbH", "Porto"),
                ("Cook", "Umbra Group", "Leeds"),
            )
        )
    )
    found = read(f"<div class=list>{rows}</div>", Matcher(load_domain("jobs")))
    assert [one["company"] for one in found] == ["Globex Ltd", "Hooli Inc.", "Stark GmbH", "Umbra Group"]


def test_a_record_that_is_all_one_link_leads_where_that_does(matcher: Matcher) -> None:
    cards = [
        f"<div class=time></div><a href=/book/{number}><div class=card><div class=when>0{number}:00</div>"
        f"<div class=title>{title}</div><div class=author>{author}</div></div></a>"
        for number, (title, author, _, _) in enumerate(BOOKS)
    ]
    days = f"<div class=monday>{''.join(cards[:2])}</div><div class=tuesday>{''.join(cards[2:])}</div>"
    page = parse(f"<title>Search</title><body><main>{days}</main></body>", "http://site.example/search?q=x")
    records = extract_records(page, matcher=matcher).records
    assert [record.url for record in records] == [f"http://site.example/book/{number}" for number in range(len(BOOKS))]


def test_tables_of_a_label_and_its_value_are_told_by_labels_that_come_again(matcher: Matcher) -> None:
    tables = "".join(
        f"<table class=result><tr class=head><td><img src=i.png><td colspan=2><a href=/entry/{number}>id={number:05}</a>"
        f"<tr class=item><td>&nbsp;<td class=heading>dn<td class=value>id={number:05},ou=books"
        f"<tr class=item><td>&nbsp;<td class=heading><a href=/schema/t>Title</a><td>{title}"
        f"<tr class=item><td>&nbsp;<td class=heading><a href=/schema/a>Author</a><td>{author}</table><br>"
        for number, (title, author, _, _) in enumerate(BOOKS)
    )
    found = read(f"<h1>Entries found: 5</h1>{tables}", matcher)
    assert [(one["title"], one["author"]) for one in found] == [(title, author) for title, author, _, _ in BOOKS]


@pytest.mark.parametrize("more", ["", "\n      Press: {}"], ids=["a line each", "two lines each"])
def test_lines_of_preformatted_text_are_records(matcher: Matcher, more: str) -> None:
    lines = "\n".join(
        f'<a href="/get/{number}">0x{number:08}</a> {year} <a href="/book/{number}">{title}</a>{more.format(press)}'
        for number, (title, _, press, year) in enumerate(BOOKS)
    )
    found = read(f"<h1>Lookup</h1><pre>\nNumber     Year Title\n{lines}\n</pre>", matcher)
    assert [(one["title"], one["year"]) for one in found] == [(title, year) for title, _, _, year in BOOKS]


def test_preformatted_text_with_a_link_here_and_there_stays_one_text() -> None:
    text = "Dear all,\nas said <a href=/a>here</a> and\n<a href=/b>there</a>\nwe meet\non Monday\nor <a href=/c>then</a>.\nAnn\n"
    tree = parse(f"<body><pre>{text}</pre><pre>open", "http://site.example/").tree
    assert tree.find("pre") and not tree.find("div")


def test_running_sentences_are_no_titles_however_long(matcher: Matcher) -> None:
    rows = "".join(
        f"<dt><a href=/day/{number}>2020-05-0{number + 1}</a></dt><dd>{title}<br>Author: {author}. "
        f"Printed by {press} in {year}. Lent to a friend who read it twice.</dd>"
        for number, (title, author, press, year) in enumerate(BOOKS)
    )
    found = read(f"<h2>Search</h2><dl class=search-result>{rows}</dl><p>5 hits.</p>", matcher)
    assert [one.get("title") for one in found] == [title for title, *_ in BOOKS]


def test_the_address_that_an_export_tells_as_text_is_the_records(matcher: Matcher) -> None:
    rows = "".join(
        f"<vevent><summary>{title}</summary><author>{author}</author><url>http://site.example/book/{number}</url>"
        f"<year>{year}</year></vevent>"
        for number, (title, author, _, year) in enumerate(BOOKS)
    )
    page = parse(f"<vcalendar>{rows}</vcalendar>", "http://site.example/export.xcal")
    records = extract_records(page, matcher=matcher).records
    assert [record.url for record in records] == [f"http://site.example/book/{number}" for number in range(len(BOOKS))]


def test_records_with_a_picture_are_no_heads_of_those_without(matcher: Matcher) -> None:
    cards = []
    books = BOOKS + [(f"{title} Again", *rest) for title, *rest in BOOKS]
    for number, (title, author, press, year) in enumerate(books):
        name = f"<h3><i><a href=/b/{number}>{title}</a></i></h3>"
        if number in (1, 4, 5, 8):
            facts = f"<ul class=facts><li>{author}<li>{press}<li>{year}</ul>"
            picture = f"<a href=/b/{number}><img src=/{number}.jpg alt=''><h3><i>{title}</i></h3></a>"
            cards.append(f"<article class='card card--img'>{picture}{facts}</article>")
        else:
            rows = f"<div class=row><span>{author}</span><span>{press}</span></div><div class=row><span>{year}</span></div>"
            cards.append(f"<article class='card'>{name}{rows}</article>")
    found = read(f"<p>10 books</p><section class=grid>{''.join(cards)}</section>", matcher)
    assert [one["title"] for one in found] == [title for title, *_ in books]


def test_a_table_on_its_side_holds_one_record_in_each_column(matcher: Matcher) -> None:
    def row(label: str, cells: list[str]) -> str:
        return f"<tr><th>{label}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"

    rows = row("Title", [f"<a href=/b/{n}>{one[0]}</a>" for n, one in enumerate(BOOKS)])
    rows += row("Author", [one[1] for one in BOOKS]) + row("Publisher", [one[2] for one in BOOKS])
    rows += row("Year", [one[3] for one in BOOKS])
    found = read(f"<p>5 books</p><table>{rows}</table>", matcher)
    assert [(one["title"], one["author"], one["publisher"], one["year"]) for one in found] == BOOKS


def test_rows_of_a_table_with_names_before_them_stay_rows(matcher: Matcher) -> None:
    rows = "".join(
        f"<tr><th><a href=/b/{n}>{title}</a></th><td>{author}</td><td>{press}</td><td>{year}</td></tr>"
        for n, (title, author, press, year) in enumerate(BOOKS)
    )
    assert [one["title"] for one in read(f"<p>5 books</p><table>{rows}</table>", matcher)] == [t for t, *_ in BOOKS]


def test_boxes_with_the_roles_of_a_table_have_its_headers(matcher: Matcher) -> None:
    def row(role: str, cells: tuple[str, ...]) -> str:
        return f"<div role=row>{''.join(f'<div role={role} class=c>{cell}</div>' for cell in cells)}</div>"

    rows = row("columnheader", ("Title", "Author", "Publisher", "Year")) + "".join(row("cell", one) for one in BOOKS)
    found = read(f"<p>5 found</p><div role=table>{rows}</div>", matcher)
    assert [(one["title"], one["author"], one["publisher"], one["year"]) for one in found] == BOOKS


def own_page(html: str, matcher: Matcher) -> dict[str, list[str]]:
    """The named values of a record's own page."""
    page = parse(f"<title>The Silent Garden</title><body>{html}</body>", "http://site.example/book/1")
    detail = read_detail(page, Layout(page.tree), matcher)
    assert detail is not None
    found: dict[str, list[str]] = {}
    for field in detail.record.fields:
        if field.attribute:
            found.setdefault(field.attribute, []).append(field.value)
    return found


def test_marks_of_footnotes_are_no_part_of_a_value(matcher: Matcher) -> None:
    facts = "<dt>Author<dd>Ann Lee<sup>1</sup><dt>Publisher<dd>Old Press<sup><a href=#n2>2</a></sup>"
    facts += "<dt>Year<dd>1999<a href=#n3>[3]</a>"
    found = own_page(f"<h1>The Silent Garden</h1><dl>{facts}</dl><ol><li id=n2>By its wrapper.</ol>", matcher)
    assert (found["author"], found["publisher"], found["year"]) == (["Ann Lee"], ["Old Press"], ["1999"])


def test_powers_and_units_stay_in_their_text(matcher: Matcher) -> None:
    found = own_page(
        "<h1>The Silent Garden</h1><dl><dt>Author<dd>Ann Lee<dt>Publisher<dd>Press m<sup>2</sup></dl>", matcher
    )
    assert found["publisher"] == ["Press m2"]


def test_tabs_are_no_facts_and_what_stands_behind_them_is_read(matcher: Matcher) -> None:
    tabs = "<ul role=tablist><li><a href=#a>Author</a><li><a href=#b>Imprint</a><li><a href=#c>Copies</a></ul>"
    first = "<div id=a role=tabpanel><p><b>Author:</b> Ann Lee</p></div>"
    second = "<div id=b role=tabpanel hidden><p><b>Publisher:</b> Old Press</p><p><b>Year:</b> 1999</p></div>"
    found = own_page(f"<h1>The Silent Garden</h1>{tabs}{first}{second}", matcher)
    assert (found["author"], found["publisher"], found["year"]) == (["Ann Lee"], ["Old Press"], ["1999"])


def test_two_rows_of_headers_with_one_over_several_columns(matcher: Matcher) -> None:
    head = "<tr><th rowspan=2>Title</th><th rowspan=2>Author</th><th colspan=2>Imprint</th></tr>"
    head += "<tr><th>Publisher</th><th>Year</th></tr>"
    rows = "".join(f"<tr>{''.join(f'<td>{value}</td>' for value in one)}</tr>" for one in BOOKS)
    found = read(f"<p>5 found</p><table>{head}{rows}</table>", matcher)
    assert [(one["title"], one["author"], one["publisher"], one["year"]) for one in found] == BOOKS


def test_paragraphs_of_labelled_lines_in_plain_text_are_records(matcher: Matcher) -> None:
    text = "\n\n".join(
        f"Title:      {title}\nAuthor:     {author}\nPublisher:  {press}\nYear:       {year}"
        for title, author, press, year in BOOKS
    )
    found = read(f"<h1>Books</h1><p>5 books</p><pre>\n{text}\n</pre>", matcher)
    assert [(one["title"], one["author"], one["publisher"], one["year"]) for one in found] == BOOKS


def test_facts_that_are_set_aside_are_facts(matcher: Matcher) -> None:
    aside = "<aside><h6>About</h6><p><b>Publisher:</b> Old Press</p><p><b>Year:</b> 1999</p></aside>"
    found = own_page(f"<h1>The Silent Garden</h1><p><b>Author:</b> Ann Lee</p>{aside}", matcher)
    assert (found["author"], found["publisher"], found["year"]) == (["Ann Lee"], ["Old Press"], ["1999"])


SHOP = """<title>Quiet lamp</title><h1>Quiet lamp</h1><p class="publisher">Beacon</p>
<form method="post" action="/cart"><div class="wrap"><span class="price">293.03 €</span></div>
<label>Quantity</label><input name="n" value="1"><button>Add to cart</button></form>"""


def test_a_price_beside_its_button_is_told_though_similar_things_have_one_too(matcher: Matcher) -> None:
    similar = "".join(
        f'<article data-name="Lamp {n}"><div>New</div><a href="/p/{n}"><span class="name">Lamp {n}</span></a>'
        f'<div class="price">{n}8.87 €</div></article>'
        for n in range(3)
    )
    told = read_one(f"{SHOP}<h2>Similar</h2><div>{similar}</div>", matcher)
    assert told["price"] == ["293.03 €"]
    page = parse(f"{SHOP}<h2>Similar</h2><div>{similar}</div>", "http://h.example/p")
    detail = read_detail(page, Layout(page.tree), matcher)
    assert detail is not None and not any(field.key.startswith("Lamp") for field in detail.record.fields)


def test_a_ticket_that_is_one_form_is_read(matcher: Matcher) -> None:
    facts = "".join(
        f"<tr><th><a href='/help'>{label}</a>:</th><td>{value}</td></tr>"
        for label, value in (("Author", "Nils Berg"), ("Publisher", "Quill"), ("Year", "1999"))
    )
    form = f"<form method='post' action='/edit'><table>{facts}</table><input name='comment'></form>"
    told = read_one(f"<title>Bug 5</title><p>Bug 5</p>{form}", matcher)
    assert (told["author"], told["publisher"], told["year"]) == (["Nils Berg"], ["Quill"], ["1999"])
    assert "author" not in read_one(
        f"<title>Bug 5</title><h1>Find</h1>{form.replace('post', 'get')}<p>x: y</p>", matcher
    )


@pytest.mark.parametrize("again", ["Kent: the {}", "The Crooked House"])
def test_what_some_terms_of_a_list_share_is_a_part_of_their_titles(again: str, matcher: Matcher) -> None:
    words = ("garden", "island", "house", "river", "king")
    titles = [again.format(word) if place % 2 else f"A {word} in Kent" for place, word in enumerate(words)]
    basket = "<form action=/basket method=post><button>Add</button></form>"
    items = "".join(
        f"<dt>{title}</dt><dd>by {author}. {publisher}, {year}. £9.50 {basket}</dd>"
        for title, (_, author, publisher, year) in zip(titles, BOOKS, strict=True)
    )
    assert [one["title"] for one in read(f"<h2>Page 1</h2><dl>{items}</dl>", matcher)] == titles
