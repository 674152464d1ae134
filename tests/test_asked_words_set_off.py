"""Words that were asked for are set off in an answer by an element of whatever class: they are no parts of their own."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import Question, extract_records

TITLES = ["Song of Rain", "House of Sand", "Price of Salt", "Age of Iron", "Taste of Clay", "Colour of Wool"]


def answer(word: str, mark: str) -> str:
    """An answer to a word, which is set off in the titles; each row says who wrote it as well, by a label of its own."""
    told = [title.replace(f" {word} ", f" {mark.format(word)} ") for title in TITLES]
    rows = "".join(
        f"<tr><td><div>{title}</div><td><i class=k>by</i> Ann Lee{n}<td>199{n}</tr>" for n, title in enumerate(told)
    )
    return f"<main><h1>Books</h1><table>{rows}</table></main>"


def first_words(html: str, *words: str) -> list[str]:
    found = extract_records(parse(html, "http://h.example/"), question=Question(words=words)).records
    return [record.fields[0].value for record in found]


@pytest.mark.parametrize("mark", ["<span class=zu>{}</span>", "<b class=seen>{}</b>", "<span>{}</span>"])
def test_what_was_asked_for_stays_in_its_title(mark: str) -> None:
    assert first_words(answer("of", mark), "of") == TITLES
    assert first_words(answer("of", mark), "rain of sand") == TITLES


def test_what_was_asked_for_stays_in_a_title_that_a_row_shows_several_times() -> None:
    told = [title.replace(" of ", " <span class=zu>of</span> ") for title in TITLES[:4]]
    rows = "".join(f"<tr><td>k.{n}<td>{title}<td>{title}<td>{title}</tr>" for n, title in enumerate(told))
    head = "<tr><th>Key<th>Title<th>As filed<th>As shown</tr>"
    found = extract_records(
        parse(f"<main><h1>Books</h1><table>{head}{rows}</table></main>", "http://h.example/"),
        question=Question(words=("of",)),
    ).records
    assert [[field.value for field in record.fields if field.key == "Title"] for record in found] == [
        [t] for t in TITLES[:4]
    ]


@pytest.mark.parametrize("box", ["<input name=q value=of>", "<textarea name=q rows=1>of</textarea>"])
def test_what_a_box_of_the_page_was_filled_with_stays_in_its_title(box: str) -> None:
    html = f"<form action=/search>{box}<button>Search</button></form>{answer('of', '<span class=zu>{}</span>')}"
    assert first_words(html) == TITLES


def test_who_was_asked_for_is_still_told_apart() -> None:
    """A question by author or kind stands in each row as a value of its own, behind the same words."""
    rows = "".join(
        f"<tr><td>{title}<td>by <span class=who>Ann Lee</span> in {1990 + n}</tr>" for n, title in enumerate(TITLES)
    )
    found = extract_records(
        parse(f"<main><h1>Books</h1><table>{rows}</table></main>", "http://h.example/"),
        question=Question(words=("Ann Lee",)),
    )
    assert ["Ann Lee" in [field.value for field in record.fields] for record in found.records] == [True] * len(TITLES)


def test_what_was_not_asked_for_stands_apart() -> None:
    rows = "".join(f"<tr><td>{title} <span class=kind>novel</span><td>1999</tr>" for title in TITLES)
    html = f"<main><h1>Books</h1><table>{rows}</table></main>"
    assert first_words(html, "rain") == TITLES
    assert first_words(html) == TITLES
