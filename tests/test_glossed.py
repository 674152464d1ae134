"""Definition lists as dictionaries have them: headwords, other spellings and several texts about each."""

from __future__ import annotations

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = Matcher(load_domain("books"))
WORDS = ["warp", "weft", "selvedge", "twill", "shuttle", "heddle"]


def entry(word: str, number: int) -> str:
    other = f"<dt class=also>{word}ing</dt>" if number % 2 else ""
    return f"<dt>{word}</dt>{other}<dd><i>noun</i></dd><dd>What a weaver says of {word} in the {number + 4}th hour of work.</dd>"


def told(html: str) -> tuple[str, list[str | None]]:
    found = extract_records(parse(f"<html><body>{html}</body></html>", "http://a.example/"), matcher=BOOKS)
    titles = [next((f.value for f in one.fields if f.attribute == "title"), None) for one in found.records]
    return found.form, titles


def test_a_headword_with_its_other_spelling_and_its_texts_is_a_record() -> None:
    entries = "".join(entry(word, number) for number, word in enumerate(WORDS))
    assert told(f"<h1>Words</h1><dl>{entries}</dl>") == ("list", WORDS)


def test_entries_go_on_below_other_letters() -> None:
    lists = "".join(f"<h2>{word[0].upper()}</h2><dl class=g>{entry(word, n)}</dl>" for n, word in enumerate(WORDS))
    assert told(f"<h1>Words</h1>{lists}") == ("list", WORDS)


def test_labels_of_one_book_are_no_headwords() -> None:
    facts = {
        "Author": "Ann Lee",
        "Publisher": "Birch & Co.",
        "Year": "1987",
        "ISBN": "978-3-16-148410-0",
        "Pages": "312",
    }
    pairs = "".join(f"<dt>{name}</dt><dd>{value}</dd><dd>(as printed)</dd>" for name, value in facts.items())
    assert told(f"<h1>The River</h1><dl>{pairs}</dl>")[0] == "detail"
