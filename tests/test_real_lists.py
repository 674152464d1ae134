"""What result lists of large sites do: words set off, roles, links beside names, one class for two things, mixed entries."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS, JOBS = Matcher(load_domain("books")), Matcher(load_domain("jobs"))
TITLES = [
    "Restoration of {} in the North", "On {} and their Makers", "The Silent Garden and {}", "{} of the Old Towns",
    "A History of {} for Beginners", "Notes on {}, with a Preface", "How {} were Built", "All about {} at Sea",
]  # fmt: skip
PEOPLE = [
    "Ann Lee",
    "Robert Keller",
    "Maria Santos",
    "Paul Weber",
    "Clara Moreau",
    "John Birch",
    "Ida Holm",
    "Eve Stone",
]


def read(row: Callable[[int], str], matcher: Matcher = BOOKS, word: str = "bridges") -> list[dict[str, list[str]]]:
    """The named values of each record of a list of eight, "" for those without an attribute."""
    rows = "".join(f"<li>{row(n)}</li>" for n in range(len(TITLES)))
    page = parse(f"<h1>Search results</h1><p>8 found for {word}</p><ol>{rows}</ol>", "http://s.example/find?q=b")
    records = extract_records(page, matcher=matcher).records
    assert len(records) == len(TITLES)
    return [_by_attribute(record.fields) for record in records]


def _by_attribute(fields: object) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for field in fields:  # type: ignore[attr-defined]
        found.setdefault(field.attribute or "", []).append(field.value)
    return found


def link(n: int, word: str = "bridges") -> str:
    return f'<a class="heading" href="/b/{n}">{TITLES[n].format(word)}</a>'


@pytest.mark.parametrize(
    "mark", ['<span class="vivid qt0">{}</span>', '<b class="c4">{}</b>', '<span class="hit">{}</span>', "<kw>{}</kw>"]
)
def test_words_set_off_are_parts_of_their_text_whatever_they_are_called(mark: str) -> None:
    words = [mark.format(("Bridge", "Bridges")[n % 2]) for n in range(8)]
    found = read(lambda n: f"{link(n, words[n])}<p class=authors>by {PEOPLE[n]}</p>")
    assert [one["title"] for one in found] == [[TITLES[n].format(("Bridge", "Bridges")[n % 2])] for n in range(8)]


@pytest.mark.parametrize(
    "line",
    [
        '{person} <span class="publisher">{press}</span> {year}',
        'Acme Ltd <b class="publisher">{press}</b> since {year} by {person}',
        '<i class="hit-author">{person}</i> <i class="hit-publisher">{press}</i> <i class="hit-year">{year}</i>',
        '<a href="/p/{n}">{person}</a> <span class="publisher">({press})</span>',
    ],
)
def test_what_stands_at_one_place_of_each_record_is_a_value(line: str) -> None:
    def row(n: int) -> str:
        press = ("Old Press", "Granite Books")[n % 2]
        return f"{link(n)}<div>{line.format(n=n, person=PEOPLE[n], press=press, year=1990 + n)}</div>"

    found = read(row)
    assert [one["publisher"][0].strip("()") for one in found] == [
        ("Old Press", "Granite Books")[n % 2] for n in range(8)
    ]


@pytest.mark.parametrize(
    "html",
    [
        "<div>Salary</div><div>400</div>",
        "<h1>Books</h1><ul><li><a href=/1>Emma</a><li><a href=/2>Ulysses</a><li><a href=/3>Dune</a><li>1984</ul>",
        "<table><tr><td>Emma<td>1815<tr><td>Dune<td>1965<tr><td>1984</table>",
    ],
)
def test_a_page_may_end_in_a_number(html: str) -> None:
    assert extract_records(parse(html, "http://s.example/find"), matcher=BOOKS).records


def test_a_day_above_a_single_list_is_today() -> None:
    rows = "".join(f"<li><a href=/j/{n}>Nurse {title}</a><div>Acme Ltd</div></li>" for n, title in enumerate(TITLES))
    page = parse(f"<h1>Jobs</h1><h4>Sunday, 12 May 2024</h4><ul>{rows}</ul>", "http://s.example/jobs")
    fields = [field for record in extract_records(page, matcher=JOBS).records for field in record.fields]
    assert fields and not any(field.attribute == "posted" for field in fields)


def test_where_a_book_is_to_be_had_is_no_dictionary() -> None:
    copies = "".join(
        f"<dt>{name} library<dd>shelf {n}<dd>on loan in {n + 2} of the branches"
        for n, name in enumerate(("Main", "Moss", "Elm", "Old"))
    )
    html = f"<h1>The Silent Garden</h1><p>Author: Ann Lee<p>Publisher: Old Press<p>Year: 1999<dl>{copies}</dl>"
    found = extract_records(parse(html, "http://s.example/b/7"), matcher=BOOKS)
    assert found.form == "detail"
    assert {"author", "publisher", "year"} <= {field.attribute for field in found.records[0].fields}


def test_what_a_template_places_in_a_line_stays_a_value_of_its_own() -> None:
    found = read(
        lambda n: (
            f'{link(n)}<div>Sold by <span class="publisher">{("Old Press", "Granite Books")[n % 2]}</span> since 1999</div>'
        )
    )
    assert [one["publisher"] for one in found] == [[("Old Press", "Granite Books")[n % 2]] for n in range(8)]


def test_a_role_alone_is_nobody_and_links_that_all_have_are_no_people() -> None:
    def row(n: int) -> str:
        second = '<span class="author">Ross Murfin</span> <span class="author">(Editor)</span>' if n % 3 == 0 else ""
        return f'{link(n)}<div>by <span class="author">{PEOPLE[n]}</span> {second}</div>'

    assert [one["author"] for one in read(row)] == [[PEOPLE[n], *(["Ross Murfin"] * (n % 3 == 0))] for n in range(8)]
    found = read(lambda n: f'{link(n)}<div>by <a href="/u/{n}">{PEOPLE[n]}</a> <a href="/r/{n}">reviews</a></div>')
    assert [one["author"] for one in found] == [[name] for name in PEOPLE]


def test_a_role_in_brackets_of_any_script_marks_people() -> None:
    found = read(lambda n: f"{link(n)}<br>{PEOPLE[n]} (著)<br>Used from £{n}.00")
    assert all(one["author"][0].startswith(name) for one, name in zip(found, PEOPLE, strict=True))


def test_two_things_of_one_class_are_told_apart_by_their_looks() -> None:
    found = read(
        lambda n: (
            f'{link(n)}<div class="sub">{PEOPLE[n]}</div>'
            + (f'<div class="sub">{n + 1} May {2000 + n}</div>' if n != 3 else "")
        )
    )
    assert [one["author"] for one in found] == [[name] for name in PEOPLE]
    assert all(str(2000 + n) in " ".join(one["year"]) for n, one in enumerate(found) if n != 3)


def test_years_of_several_kinds_of_entries_and_months_are_read() -> None:
    article = '<i class="src">Science Letters</i>, <i class="src-year">{}</i>'
    chapter = '<div>From <i class="book">The Old Towns</i> <span class="book-date">({})</span></div>'
    found = read(lambda n: link(n) + (article, chapter)[n % 2].format(1990 + n))
    assert all(str(1990 + n) in one["year"][0] for n, one in enumerate(found))
    found = read(
        lambda n: f'{link(n)}<div><span class="date">May {2000 + n}{f", ©{2000 + n}" if n % 2 else ""}</span></div>'
    )
    assert [one["year"] for one in found] == [[f"May {2000 + n}{f', ©{2000 + n}' if n % 2 else ''}"] for n in range(8)]


def test_dashes_between_facts_belong_to_none_of_them() -> None:
    found = read(lambda n: f"{link(n)}<div>published {1990 + n} — <a href=/e/{n}>{n + 2} editions</a></div>")
    assert all(one["year"] == [str(1990 + n)] for n, one in enumerate(found))
    found = read(lambda n: f'<a class="heading" href="/b/{n}">{TITLES[n]} —</a><div>by {PEOPLE[n]}</div>')
    assert [one["title"] for one in found] == [[f"{title} —"] for title in TITLES]  # a title may end so


def test_hours_headlines_and_badges_are_not_what_they_resemble() -> None:
    def row(n: int) -> str:
        return (
            f'<small>Public Profile</small>{link(n)}<div class="headline">Senior {TITLES[n][:9]} Officer</div>'
            f"<div>{n + 1}:{n + 10} AM ET</div>"
        )

    found = read(row, JOBS)
    assert not any({"closing", "identifier", "company"} & set(one) for one in found)


def test_days_with_what_came_on_each_are_no_dictionary() -> None:
    days = "".join(
        f"<dt>07/{31 - day}/97"
        + "".join(f"<dd><a href=/j/{day}{n}>{title.format('nurses')}</a>" for n, title in enumerate(TITLES))
        for day in range(4)
    )
    records = extract_records(parse(f"<h2>Jobs</h2><dl>{days}</dl>", "http://s.example/find"), matcher=JOBS).records
    assert len(records) == 4 * len(TITLES)
    said = [_by_attribute(record.fields) for record in records]
    assert [one["title"] for one in said] == 4 * [[title.format("nurses")] for title in TITLES]
    assert {one["posted"][0] for one in said} == {f"07/{31 - day}/97" for day in range(4)}
