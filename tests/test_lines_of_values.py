"""Lines in which words lead to a value, texts that a site breaks itself, words set in bold in titles, figures struck out:
each value is one field of a record, and whole."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

TITLES = (
    "The River of Stones", "A Winter in Port", "Lanterns on the Hill", "Salt and Iron", "The Last Orchard",
    "Under Glass Skies", "Nine Small Doors", "The Quiet Engine",
)  # fmt: skip
PEOPLE = ("Ann Lee", "Bob Ray", "Cy Dahl", "Dora Wu", "Ed Ott", "Fay Kim", "Gus Orr", "Hal Poe")


def told(records: list[str], matcher: Matcher | None = None) -> list[list[str]]:
    items = "".join(f"<li class=result>{record}</li>" for record in records)
    page = parse(f"<!doctype html><title>Search results</title><ul>{items}</ul>".encode(), url="http://h/search?q=x")
    found = extract_records(page, matcher=matcher).records
    assert len(found) == len(records)
    return [[one.value for one in record.fields if not one.value.startswith("http")] for record in found]


def item(n: int, line: str) -> str:
    return f"<h3><a href=/b/{n}>{TITLES[n]}</a></h3><div>{line}</div><p>Some words about number {n}.</p>"


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("by <a href=/u/{n}>{who}</a>", ["by {who}"]),
        ("Updated <time>{n} days ago</time>", ["Updated {n} days ago"]),
        ("von <a href=/u/{n}>{who}</a> am <time>{n}. Mai 2019</time>", ["von {who}", "am {n}. Mai 2019"]),
        ("Autor <b class=w>{who}</b>", ["Autor {who}"]),
        ("作者 <a href=/u/{n}>{who}</a>", ["作者 {who}"]),
        ("{verb} <span class=when>May {n} '12</span> by <a href=/u/{n}>{who}</a>", ["{verb} May {n} '12", "by {who}"]),
        ("Verkauf und Versand durch <a href=/u/{n}>{who}</a>", ["Verkauf und Versand durch {who}"]),
        ("Research | <time>{n} May 2019</time>", ["Research", "{n} May 2019"]),
        ("<i class=k>Review</i> <time>{n} May 2019</time>", ["Review", "{n} May 2019"]),
        ("{word} <a href=/stars/{n}>9{n}5</a>", ["{word}", "9{n}5"]),
        ("Compare <a href=/c/{n}>with others</a>", ["Compare", "with others"]),
    ],
)
def test_words_that_lead_to_a_value_stay_with_it(line: str, values: list[str]) -> None:
    said = [
        {
            "n": str(n + 1),
            "who": who,
            "verb": ("asked", "answered")[n % 2],
            "word": "Python Rust Go Perl".split()[n % 4],
        }
        for n, who in enumerate(PEOPLE)
    ]
    found = told([item(n, line.format(**known)) for n, known in enumerate(said)])
    for record, known in zip(found, said, strict=True):
        assert record[1:-1] == [value.format(**known) for value in values]


def test_words_of_the_domain_remain_labels() -> None:
    books = Matcher(load_domain("books"))
    items = "".join(f"<li class=result>{item(n, f'by <a href=/u/{n}>{who}</a>')}</li>" for n, who in enumerate(PEOPLE))
    page = parse(f"<!doctype html><title>Books</title><ul>{items}</ul>".encode(), url="http://h/search?q=x")
    records = extract_records(page, matcher=books).records
    assert [next(f.value for f in one.fields if f.attribute == "author") for one in records] == list(PEOPLE)


def test_what_stands_in_brackets_of_its_own_is_one_value() -> None:
    more = "<span class=alt>({verb} <a href=/wiki/{n}>{who}</a>)</span>"
    records = [
        f"<div class=heading><a href=/wiki/t{n}>{TITLES[n]}</a> "
        + (more.format(n=n, who=who, verb="redirect" if n % 2 else "section") if n % 3 else "")
        + f"</div><div class=text>What is said of number {n} there</div>"
        for n, who in enumerate(PEOPLE)
    ]
    for n, record in enumerate(told(records)):
        assert record[0] == TITLES[n]
        assert record[1:2] == ([f"({'redirect' if n % 2 else 'section'} {PEOPLE[n]})"] if n % 3 else record[1:2])
        assert len(record) == 2 + bool(n % 3)


SNIPPETS = (
    (
        "... the society for the study of rivers and lakes was asked to tell of the",
        "places in which herons were seen ...",
    ),
    (
        "... as he came to the harbour in the autumn of that year he was surprised to",
        "find the old mill still at work ...",
    ),
    (
        "... nobody had spoken of the bridge for years, and what was left of it had",
        "been carried away by the water ...",
    ),
    ("... a short description of the collection, with remarks on the letters that", "Ann Lee wrote to her brother ..."),
)


def test_a_text_broken_where_no_word_had_room_is_one() -> None:
    records = [
        f"<h3><a href=/b/{n}>{TITLES[n]}</a></h3><p>{first}<br>{second}</p>"
        for n, (first, second) in enumerate(SNIPPETS)
    ]
    assert told(records) == [[TITLES[n], f"{one} {two}"] for n, (one, two) in enumerate(SNIPPETS)]


def test_lines_that_end_where_they_like_stay_apart() -> None:
    lines = [
        ("A long description of the house and of all who ever lived in it", "Old Press"),
        ("What was written of the bridge over the wide river and its many keepers, in five parts", "Mill Books"),
        ("The story of a lighthouse told by the people of the town around it", "Harbour Print"),
        ("Letters from a garden that nobody had seen for a hundred years", "Old Press"),
    ]
    records = [f"<h3><a href=/b/{n}>{TITLES[n]}</a></h3><p>{one}<br>{two}</p>" for n, (one, two) in enumerate(lines)]
    assert told(records) == [[TITLES[n], one, two] for n, (one, two) in enumerate(lines)]


def test_words_searched_for_do_not_cut_a_title() -> None:
    titles = ["river opens thirty new mills", "river police see new floods", "river town names new bridge"] * 2
    records = [
        f"<h3><a href=/n/{n}>{title.replace('river', '<b>River</b>').replace('new', '<b>new</b>')}</a></h3>"
        f"<p>... what number {n} says of a <b>new</b> house at the <b>River</b> and more</p>"
        for n, title in enumerate(titles)
    ]
    assert [record[0] for record in told(records)] == [title.replace("river", "River") for title in titles]


def test_figures_struck_out_are_kept_where_nobody_asks_for_the_price() -> None:
    records = [
        f"<h3><a href=/p/{n}>{title}</a></h3><div><s class=old>${n + 20}</s> <span class=now>${n + 10}.50</span></div>"
        for n, title in enumerate(TITLES)
    ]
    assert told(records) == [[title, f"${n + 20}", f"${n + 10}.50"] for n, title in enumerate(TITLES)]
    plain = [
        record.replace(" class=old", "").replace("<span class=now>", "").replace("</span>", "") for record in records
    ]
    assert told(plain) == [[title, f"${n + 20}", f"${n + 10}.50"] for n, title in enumerate(TITLES)]
    books = Matcher(load_domain("books"))
    assert told(records, books) == [[title, f"${n + 10}.50"] for n, title in enumerate(TITLES)]


def test_a_letter_set_otherwise_is_part_of_its_word() -> None:
    names = [f"The effect of <span class=sc>l</span>-{name} on plants" for name in ("arginine", "proline", "serine")]
    names += [f"A study of {name} in water" for name in ("<span class=grade>A</span> kind", "salt", "iron")]
    records = [
        f"<h3><a href=/b/{n}>{name}</a></h3><p>What is said of it, number {n}.</p>" for n, name in enumerate(names)
    ]
    found = told(records)
    assert [one[0] for one in found[:3]] == [
        f"The effect of l-{name} on plants" for name in ("arginine", "proline", "serine")
    ]
    assert "A" in found[3]
