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
