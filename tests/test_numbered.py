"""What a thing has several of, each in an element of one class."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from knowledge.plurals import singular

DOMAIN = """
name: sets
title: Data sets
languages: [en]
attributes:
  - {name: title, type: text, affinity: 0.5, aliases: [name]}
  - {name: topics, type: text, multiple: true, affinity: 0.4, aliases: [tags, keywords]}
  - {name: keeper, type: text, affinity: 0.4, aliases: [maintainer]}
identity: [[title]]
topic: [data]
"""
FACTS = "<dl><dt>Maintainer</dt><dd>Town hall</dd><dt>State</dt><dd>active</dd></dl>"


def told(body: str, tmp: object) -> list[tuple[str, str]]:
    page = parse(f"<title>Wells of the county</title><h1>Wells of the county</h1>{body}{FACTS}", "http://d.example/d/1")
    path = f"{tmp}/sets.yaml"
    with open(path, "w", encoding="utf-8") as file:
        file.write(DOMAIN)
    records = extract_records(page, matcher=Matcher(load_domain(path))).records
    return [(field.attribute, field.value) for record in records for field in record.fields if field.attribute]


def test_all_of_one_class_are_values_of_what_a_thing_has_several_of(tmp_path: object) -> None:
    marks = "".join(f'<li><a class="tag" href="/t/{one}">{one}</a></li>' for one in ("water", "maps", "heritage"))
    found = told(f'<ul class="marks">{marks}</ul>', tmp_path)
    assert [value for name, value in found if name == "topics"] == ["water", "maps", "heritage"]


def test_of_what_a_thing_has_one_of_the_first_counts(tmp_path: object) -> None:
    marks = "".join(f'<li><span class="maintainer">{one}</span></li>' for one in ("Ann", "Bob"))
    found = told(f'<ul class="marks">{marks}</ul>', tmp_path)
    assert len([value for name, value in found if name == "keeper"]) == 1


@pytest.mark.parametrize("said", ["12 books", "Writes about rivers, winters and small towns for children of all ages."])
def test_what_is_said_of_people_is_none_of_them(said: str) -> None:
    names = ("Mara Lind", "Tomas Hale", "Ines Robledo", "Peter Brandt", "Ida Fox")
    items = "".join(
        f'<li><h3><a href="/{n}">Book of {name}</a></h3><span class="author">{name}</span><span class="author">{said}</span>'
        for n, name in enumerate(names)
    )
    page = parse(f"<title>Books</title><ul>{items}</ul>", "http://d.example/s")
    records = extract_records(page, matcher=Matcher(load_domain("books"))).records
    found = [[field.value for field in record.fields if field.attribute == "author"] for record in records]
    assert found == [[name] for name in names]


@pytest.mark.parametrize(
    ("term", "one"),
    [("tags", "tag"), ("countries", "country"), *((one, "") for one in "class corpus series ms news pays".split())],
)
def test_singulars(term: str, one: str) -> None:
    assert singular(term) == one


def test_a_word_like_a_singular_alone_or_among_others_is_another() -> None:
    matcher = Matcher(load_domain("movies"))
    assert matcher.key("pay") == (None, 0.0)
    assert matcher.label("internet")[0] is None and matcher.label("monthly pay")[0] is None
    assert matcher.key("protagonista")[0] == "actor"
