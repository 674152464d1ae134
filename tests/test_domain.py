from __future__ import annotations

from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knowledge.domain import Domain, check, load_domain, parse_domain, shipped
from knowledge.errors import DomainError
from knowledge.matching import Matcher
from knowledge.similarity import has_cjk

SOUND = """
name: plants
title: Plants
attributes:
  - {name: latin_name, aliases: [botanical name, 学名], affinity: 0.9, type: text}
  - {name: height, aliases: [size], affinity: 0.1, type: number}
identity: [latin_name]
instances: {latin_name: [rosa, 1984, {value: bellis, confidence: 0.5}]}
topic: {en: [plant, flower]}
"""


@pytest.mark.parametrize("name", shipped())
def test_shipped_domains_are_read_like_any_other(name: str) -> None:
    assert load_domain(name) == parse_domain((files("knowledge") / "domains" / f"{name}.yaml").read_text("utf-8"))


def test_things_nested_without_end_are_no_domain() -> None:
    with pytest.raises(DomainError, match="is not a domain"):
        parse_domain("[" * 100_000)


def test_the_promised_domains_are_shipped() -> None:
    assert {"books", "papers", "issues", "jobs", "flights", "movies"} <= set(shipped())


@pytest.mark.parametrize("name", shipped())
def test_shipped_domains_are_sound(name: str) -> None:
    domain = load_domain(name)
    assert domain.name == name
    assert check(name) == []
    assert {"en", "zh"} <= set(domain.topic)
    for attribute in domain.attributes:
        if attribute.affinity >= 0.3 and attribute.name not in ("identifier", "doi", "project"):
            assert any(has_cjk(alias) for alias in attribute.aliases), attribute.name
    for values in domain.instances.values():
        folded = [instance.value.casefold() for instance in values]
        assert len(folded) == len(set(folded))


@pytest.mark.parametrize("name", shipped())
def test_every_alias_of_a_shipped_domain_finds_its_attribute(name: str) -> None:
    domain = load_domain(name)
    matcher = Matcher(domain)
    for attribute in domain.attributes:
        for term in attribute.terms:
            assert matcher.key(term) == (attribute.name, 1.0), term
            assert matcher.label(term) == (attribute.name, 1.0), term
    for other in domain.others:
        assert matcher.key(other) == (None, 0.0), other


def test_books_and_issues_have_the_attributes_of_the_contract() -> None:
    books = load_domain("books")
    assert set(books.names) == {"title", "author", "publisher", "year", "isbn", "category", "price", "language"}
    assert books.main == "title"
    assert books.identity == (("isbn",), ("title", "author", "publisher", "year"))
    assert books.attribute("isbn").type == "isbn"
    assert len(books.instances["title"]) >= 150
    issues = load_domain("issues")
    assert "summary" in issues.attribute("title").aliases
    assert {"component", "status", "priority", "owner", "keyword", "severity", "milestone"} <= set(issues.names)


@pytest.mark.parametrize(
    ("attributes", "identity", "main"),
    [
        ("accession: text, title: text, artist: name", "[[accession]]", "title"),
        ("cas: text, formula: text, substance: text", "[[cas]]", "formula"),
        ("code: text, dish: text, cook: name", "[[code], [dish, cook]]", "dish"),
        ("code: text, name: name", "[[code]]", "name"),
        ("package: text, version: text, summary: text", "[[package]]", "package"),
        ("version: text, package: text", "[[package]]", "version"),
        ("author_name: name, book_title: text", "[[author_name, book_title]]", "book_title"),
        ("number: enum, from: enum", "[[number, from]]", "number"),
    ],
)
def test_the_title_is_no_identifier(attributes: str, identity: str, main: str) -> None:
    pairs = [pair.split(": ") for pair in attributes.split(", ")]
    listed = ", ".join(f"{{name: {name}, type: {kind}}}" for name, kind in pairs)
    text = f"name: things\ntitle: Things\nattributes: [{listed}]\nidentity: {identity}\n"
    assert parse_domain(text).main == main


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "plants.yaml"
    path.write_text(SOUND, "utf-8")
    domain = load_domain(path)
    assert domain.main == "latin_name"
    assert domain.identity == (("latin_name",),)
    assert [i.value for i in domain.instances["latin_name"]] == ["rosa", "1984", "bellis"]
    assert domain.instances["latin_name"][2].confidence == 0.5
    assert domain.attribute("latin_name").terms == ("latin name", "botanical name", "学名")
    assert domain.topic_words == {"plant", "flower"}
    assert check(path) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("identity: [latin_name]", "identity: [latin]"), "identity names 'latin', which is no attribute"),
        (("type: text", "type: words"), "attributes.0 (latin_name).type"),
        (("affinity: 0.9", "affinity: 9"), "attributes.0 (latin_name).affinity"),
        (("[size]", "[no]"), "put quotes around it"),
        (("[size]", "size"), "aliases must be a list"),
        (("name: height", "name: latin_name"), "described twice"),
        (("title: Plants", "titel: Plants"), "unknown key"),
        (("title: Plants", "name: x"), "written twice"),
        (("{latin_name: [rosa", "{latin: [rosa"), "instances are given for 'latin'"),
        (("[rosa", "[null"), "is not text; put quotes around it"),
        (("attributes:", "attributes: ["), "is not valid YAML"),
    ],
)
def test_mistakes_are_named(change: tuple[str, str], said: str, tmp_path: Path) -> None:
    broken = SOUND.replace(*change, 1)
    assert broken != SOUND
    with pytest.raises(DomainError, match="plants") as caught:
        parse_domain(broken, "plants")
    assert said in str(caught.value)
    path = tmp_path / "broken.yaml"
    path.write_text(broken, "utf-8")
    assert any(said in problem for problem in check(path))


@pytest.mark.parametrize("value", ["2001-99-99", "9" * 5000, "!!int ''", "!!bool rose", "!!timestamp rose"])
def test_what_looks_like_a_date_or_a_number_and_is_none_is_told(value: str) -> None:
    with pytest.raises(DomainError, match="quotes"):
        parse_domain(SOUND.replace("[rosa", f"[{value}", 1), "plants")


def _laughing(last: str) -> str:
    """A domain in whose `last` line eight aliases stand for ten of the one before each: a hundred million words."""
    lines = ["a: &a [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"{name}: &{name} [{', '.join([f'*{before}'] * 10)}]" for before, name in pairwise("abcdefgh")]
    return "\n".join([*lines, SOUND, last])


@pytest.mark.parametrize(
    "text",
    [
        _laughing("others: *h"),
        "&all [*all]",
        "a: &a {k: 1, l: 2}\n"
        + "\n".join(f"{name}: &{name} {{<<: [{', '.join([f'*{last}'] * 10)}]}}" for last, name in pairwise("abcdefgh")),
    ],
)
def test_aliases_that_stand_for_too_much_are_not_followed(text: str) -> None:
    with pytest.raises(DomainError, match="aliases"):
        parse_domain(text)


def test_aliases_that_stand_for_little_are_followed() -> None:
    text = SOUND.replace("aliases: [", "aliases: &words [", 1) + "\nothers: *words"
    domain = parse_domain(text)
    assert domain.others == next(one.aliases for one in domain.attributes if one.aliases)


def test_all_problems_are_told_at_once() -> None:
    broken = SOUND.replace("type: text", "type: words").replace("type: number", "type: digits")
    with pytest.raises(DomainError) as caught:
        parse_domain(broken)
    assert str(caught.value).count(".type") == 2


def test_doubts_are_told(tmp_path: Path) -> None:
    path = tmp_path / "doubtful.yaml"
    path.write_text(
        "name: d\ntitle: D\nidentity: [a]\nothers: [fee]\n"
        "attributes: [{name: a, aliases: [x, fee], affinity: 0.1}, {name: b, aliases: [X], affinity: 0.1}]\n",
        "utf-8",
    )
    assert {problem.split()[0] for problem in check(path)} == {"alias", "'fee'", "no", "affinities"}


def test_absent_and_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(DomainError, match="books"):
        load_domain("nosuchdomain")
    assert check(tmp_path / "absent.yaml")
    path = tmp_path / "latin.yaml"
    path.write_bytes(b"name: \xff\xfe\xfa")
    with pytest.raises(DomainError, match="UTF-8"):
        load_domain(path)
    with pytest.raises(DomainError):
        load_domain("books").attribute("colour")


@settings(deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_a_domain_or_a_domain_error(text: str) -> None:
    try:
        assert isinstance(parse_domain(text), Domain)
    except DomainError as error:
        assert str(error)
