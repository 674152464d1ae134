"""Glossaries: each headword with one text that explains it, which what is told of one thing does not have."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import Extraction, extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

WORDS = "access assessment bill cabinet caucus debate mediation quorum riding statute whip".split()
LONG = "A way of speaking of {0} that people who have to do with it use among themselves, and seldom elsewhere."


def read(terms: str, before: str = "") -> Extraction:
    page = parse(
        f"<title>Words of the house</title><body><h1>Words</h1>{before}<dl>{terms}</dl>", "http://site.example/w"
    )
    return extract_records(page, matcher=Matcher(load_domain("books")))


def test_headwords_that_are_explained_at_length_are_a_list() -> None:
    stray = "<ul><li>It has three parts, and they are told apart by what they are for.</li></ul>"
    terms = "".join(f"<dt>{word}</dt>{stray * (word == 'debate')}<dd>{LONG.format(word)}</dd>" for word in WORDS)
    found = read(terms)
    assert found.form == "list"
    assert [record.fields[0].value for record in found.records] == WORDS
    wrapped = read(f"<div></div>{terms}", "<p>Author: Ann Birch, Publisher: Old Press, Year: 2001</p>")
    assert (wrapped.form, len(wrapped.records)) == ("list", len(WORDS))


def test_short_values_and_labels_of_the_domain_are_of_one_thing() -> None:
    assert read("".join(f"<dt>{word}</dt><dd>{word} 1</dd>" for word in WORDS)).form != "list"
    labels = "Author Title Publisher Abstract Series Subject Language Note Contents".split()
    assert read("".join(f"<dt>{one}</dt><dd>{LONG.format(one)}</dd>" for one in labels)).form != "list"
    assert read("".join(f"<dt>{word}:</dt><dd>{LONG.format(word)}</dd>" for word in WORDS)).form != "list"


@pytest.mark.parametrize(
    "heads",
    [
        "Habit Stem Leaves Flowers Fruit Habitat Distribution Uses Cultivation",
        "Anwendung Dosierung Gegenanzeigen Nebenwirkungen Wechselwirkungen Warnhinweise Haltbarkeit Zusammensetzung Hersteller",
        "How? When? Where? Why? Whom? Which? Whose? What?",
    ],
)
def test_what_is_told_of_one_thing_at_length_is_in_no_order_of_letters_and_no_list(heads: str) -> None:
    found = read("".join(f"<dt>{one}</dt><dd>{LONG.format(one)}</dd>" for one in heads.split()))
    assert (found.form, len(found.records)) == ("detail", 1)
