"""What attributes of one's own domain are called by the domains that come along."""

from __future__ import annotations

from pathlib import Path

import pytest

from crawler.discovery.pages import THETA, PageClassifier
from crawler.page import parse
from crawler.results.extraction import extract_records
from knowledge.borrowing import borrowed, kindred
from knowledge.domain import check, load_domain, parse_domain, shipped
from knowledge.matching import Matcher

GAMES = """
name: games
title: Games
attributes:
  - {name: title, type: text}
  - {name: author, type: name, multiple: true}
  - {name: year, type: year}
  - {name: price, type: number}
identity: [[title, author, year]]
"""


def matcher(text: str, mode: str = "default") -> Matcher:
    return Matcher(parse_domain(text), "paper" if mode == "paper" else "default")


@pytest.mark.parametrize(
    ("label", "attribute"),
    [("作者", "author"), ("Autorzy", "author"), ("Rok wydania", "year"), ("Τίτλος", "title"), ("Hinta", "price")],
)
def test_an_attribute_goes_by_what_shipped_domains_call_it(label: str, attribute: str) -> None:
    own = matcher(GAMES)
    assert own.key(label) == (attribute, 1.0) and own.label(label)[0] == attribute
    for other in (matcher(GAMES + "borrow: false"), matcher(GAMES, "paper")):
        assert other.label(label)[0] is None


def test_what_a_file_says_itself_goes_first() -> None:
    places = """
name: stays
title: Stays
attributes:
  - {name: name, type: text}
  - {name: place, type: enum, aliases: [location]}
  - {name: land, type: enum, aliases: [region]}
others: [stadt]
identity: [name]
"""
    own = matcher(places)
    assert own.key("Ort")[0] == "place"  # an alias is what other domains call an attribute of theirs
    assert own.key("Region")[0] == "land" and own.key("Stadt")[0] is None and own.excluded("Stadt")


def test_words_for_the_things_of_others_stay_with_them() -> None:
    own = matcher(GAMES)
    assert [own.key(label)[0] for label in ("标题", "书名", "Buchtitel", "Job title")] == ["title", None, None, None]
    terms = {term for term, name in borrowed(own.domain) if name == "title"}
    assert "titel" in terms and not {"title", "position", "book title", "short description"} & terms


def test_what_two_attributes_would_borrow_is_neithers() -> None:
    firms = """
name: deals
title: Deals
attributes:
  - {name: company, type: name}
  - {name: buyer, type: name, aliases: [company]}
  - {name: title, type: text}
identity: [title]
"""
    assert matcher(firms).key("Arbeitgeber")[0] is None
    assert matcher(firms.replace(", aliases: [company]", "")).key("Arbeitgeber")[0] == "company"


def test_values_of_another_kind_borrow_nothing() -> None:
    assert matcher(GAMES.replace("type: year", "type: url")).key("Rok wydania")[0] is None


def things(name: str, *attributes: str, more: str = "") -> Matcher:
    told = "".join(f"  - {{name: {one.split()[0]}, type: {one.split()[1]}}}\n" for one in attributes)
    first = attributes[0].split()[0]
    return matcher(f"name: {name}\ntitle: {name}\nattributes:\n{told}identity: [{first}]\n{more}")


def test_what_one_domain_means_by_a_name_is_not_what_others_mean() -> None:
    venues = things("concerts", "title text", "venue enum", "type enum", "date date")
    assert [venues.key(label)[0] for label in ("Conference", "Journal", "Magazine", "Source")] == [None] * 4
    finds = things("finds", "name text", "origin enum", "year year")
    assert [finds.key(label)[0] for label in ("From", "Departure", "Source", "Ab")] == [None] * 4
    coaches = things("coaches", "route text", "origin enum", "destination enum", "stops number", "price number")
    assert [coaches.key(label)[0] for label in ("From", "Nach", "Escalas")] == ["origin", "destination", "stops"]


def test_words_by_which_another_domain_means_something_else_are_not_lent() -> None:
    shelters = things("shelters", "title text", "status enum", "keeper name")
    assert shelters.key("State")[0] is None and shelters.key("Estado")[0] == "status"  # a state is also a place
    wines = things("wines", "name text", "country enum")
    assert wines.key("Region")[0] is None and wines.key("Pays")[0] == "country"


def test_nouns_of_a_domain_are_no_other_attribute_of_it() -> None:
    towns = things("towns", "name text", "location enum", more="nouns: [town, city]")
    assert towns.key("Town")[0] is None and towns.key("Ort")[0] == "location"


def test_borrowed_words_are_known_as_they_are_written() -> None:
    trials = things("trials", "title text", "location enum", "publisher name", "year year", "language enum")
    assert trials.label("Stadt")[0] == "location" and trials.label("Start")[0] is None
    assert trials.key("Editore")[0] == "publisher" and trials.key("Editor")[0] is None


BOOKS = """
name: holdings
title: Our holdings
nouns: [book]
attributes:
  - {name: title, type: text}
  - {name: author, type: name, multiple: true}
  - {name: year, type: year}
identity: [[title, author]]
"""


def test_domains_about_the_same_things_lend_all_their_words() -> None:
    own = matcher(BOOKS)
    assert [one.name for one in kindred(own.domain)] == ["books"]
    assert [own.key(label)[0] for label in ("书名", "Buchtitel", "Erscheinungstermin")] == ["title", "title", "year"]
    assert own.excluded("Translator") and not matcher(GAMES).excluded("Translator")
    stranger = BOOKS.replace("[book]", "[volcano]"), BOOKS.replace("author", "magma").replace("year,", "ash,")
    for text in (*stranger, BOOKS + "borrow: false"):
        assert not kindred(parse_domain(text))


def test_what_many_things_have_makes_no_domains_about_the_same() -> None:
    comics = things("comics", "title text", "status enum", "type enum", more="nouns: [comic, issue]").domain
    assert not kindred(comics)  # a magazine's issue is no tracker's
    bugs = things("defects", "title text", "status enum", "component enum", more="nouns: [issue]").domain
    assert [one.name for one in kindred(bugs)] == ["issues"]


def test_whose_words_are_borrowed_needs_none_of_its_own(tmp_path: Path) -> None:
    def doubts(text: str) -> bool:
        (tmp_path / "own.yaml").write_text(text, "utf-8")
        return any("topic words" in one for one in check(tmp_path / "own.yaml"))

    assert doubts(GAMES) and not doubts(BOOKS)


def test_pages_are_told_by_the_words_of_domains_about_the_same_things() -> None:
    page = "Bibliothek Neuerscheinungen Taschenbuch Verlag Romane Autorin Lesung Krimi Hörbuch Leser"
    told, untold = (PageClassifier(parse_domain(text)).topic(page) for text in (BOOKS, BOOKS + "borrow: false"))
    assert told > THETA > 0.1 > untold
    assert PageClassifier(load_domain("books")).topic(page) == pytest.approx(told, abs=0.05)


@pytest.mark.parametrize("name", shipped())
def test_the_shipped_domains_borrow_nothing(name: str) -> None:
    assert not borrowed(load_domain(name)) and not kindred(load_domain(name))


ORCHIDS = """
name: orchids
title: Orchids
nouns: [orchid]
attributes:
  - {name: title, type: text}
  - {name: habitat, type: enum, affinity: 0.6}
identity: [title]
topic: [flower, petal, pollination, epiphyte]
"""
WORDS = (
    "about this page the people of our town and what they have to tell you every week in spring news contact ".split()
)


def test_the_words_of_a_brief_description_count_by_how_often_they_stand_there() -> None:
    pages = PageClassifier(parse_domain(ORCHIDS))
    others = [*WORDS * 8, *(f"wor{chr(97 + n % 26)}{chr(97 + n // 26)}" for n in range(400))]
    said = (["orchid", "flower"], ["orchid", "flower"] * 8, ["flower"] * 99)
    once, often, alone = (pages.topic(" ".join([*others, *words])) for words in said)
    assert alone < once < THETA < often  # one word alone does not decide, however often it comes
    whole = PageClassifier(load_domain("books"))
    text = " ".join([*WORDS, "book", "author"])
    assert whole.topic(text) == whole.topic(f"{text} {text}")


def test_records_of_a_site_in_another_language() -> None:
    rows = "".join(
        f"<div class=r><h3><a href=/g/{n}>{title}</a></h3><dl><dt>Autor</dt><dd>{who}</dd><dt>Rok wydania</dt>"
        f"<dd>{1990 + n}</dd><dt>Cena</dt><dd>{n + 20},50 zł</dd></dl></div>"
        for n, (title, who) in enumerate(
            [("Wyspa", "Jan Kos"), ("Wieża", "Ewa Lis"), ("Most", "Adam Wilk"), ("Rzeka", "Iza Sowa")]
        )
    )
    page = parse(f"<h1>Gry</h1><p>4 wyniki</p>{rows}", "http://gry.example/szukaj?q=a")
    found = extract_records(page, matcher=matcher(GAMES))
    told = [{one.attribute: one.value for one in record.fields if one.attribute} for record in found.records]
    assert told[1] == {"title": "Wieża", "author": "Ewa Lis", "year": "1991", "price": "21,50 zł"}
    assert len(told) == 4


def harvests(labels: tuple[str, str], values: tuple[str, str]) -> list[str | None]:
    wines = """
name: wines
title: Wines
attributes:
  - {name: title, type: text}
  - {name: vintage, type: year}
identity: [[title, vintage]]
borrow: false
"""
    rows = "".join(
        f"<li><h3><a href=/w/{n}>{title}</a></h3><p>{labels[0]}: {values[0].format(n=n)}</p>"
        f"<p>{labels[1]}: {values[1].format(n=n)}</p></li>"
        for n, title in enumerate(["Old Slope", "Chalk Hill", "River Bend", "Nine Stones"])
    )
    page = parse(f"<h1>Wines</h1><p>4 results</p><ul>{rows}</ul>", "http://wines.example/find?q=a")
    found = extract_records(page, matcher=matcher(wines))
    return [next((one.value for one in record.fields if one.attribute == "vintage"), None) for record in found.records]


def test_the_only_years_are_the_year_whatever_they_are_called() -> None:
    years = ["2010", "2011", "2012", "2013"]
    assert harvests(("Harvest", "Bottles"), ("201{n}", "{n}00 of them")) == years
    assert harvests(("Harvest", "Opened"), ("201{n}", "199{n}")) == [None] * 4  # which of them?
    assert harvests(("Harvest", "Seen"), ("201{n}", "1{n} May 1999")) == years  # days are no years
    for aside in ("Member since", "Drink until", "Population"):
        assert harvests((aside, "Bottles"), ("201{n}", "{n}00 of them")) == [None] * 4
    assert harvests(("Previous harvest", "Bottles"), ("201{n}", "{n}00 of them")) == [None] * 4
