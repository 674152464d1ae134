"""Lists whose lines hold more than labels and values: links that say the same everywhere, what stands in brackets, people whom
many records link to."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

PLACES = """
name: places
title: Places to eat
languages: [en]
attributes:
  - {name: title, type: text, affinity: 0.4, aliases: [name, restaurant]}
  - {name: author, type: name, affinity: 0.4, aliases: [guest]}
  - {name: cuisine, type: enum, affinity: 0.8, aliases: [kitchen]}
  - {name: address, type: text, affinity: 0.4, aliases: [street]}
  - {name: phone, type: text, affinity: 0.3, aliases: [telephone]}
identity: [[title, address]]
topic: [restaurant, food]
"""
NAMES = ("The Mill", "Old Bakery", "Harbour View", "Green Garden", "Castle Inn", "The Oak", "Blue Door", "Corner House")
GUESTS = ("sunny_days", "foodlover77", "minji kim", "cook at home", "hungry_bear")


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Matcher:
    path = tmp_path_factory.mktemp("domain") / "places.yaml"
    path.write_text(PLACES, encoding="utf-8")
    return Matcher(load_domain(path))


def told(content: str, matcher: Matcher) -> list[dict[str, str]]:
    page = parse(f"<!doctype html><title>Results</title>{content}".encode(), url="http://h/search?q=x")
    found = extract_records(page, matcher=matcher).records
    return [{one.attribute: one.value for one in record.fields if one.attribute} for record in found]


def test_a_link_that_says_the_same_everywhere_has_not_the_label_of_the_text_before_it(places: Matcher) -> None:
    items = "".join(
        f"<div class=item><strong>{name}</strong> <span>({'Thai' if n % 2 else 'Greek'})</span><br>"
        f"Address: Mill Road {n + 2}, Leeds <a href='https://maps.example/?q=5{n},{n}'>Map</a><br>"
        f"Telephone: <a href=tel:{n}>0113 24{n}</a><br><a href=/book?id={n}>Book a table</a></div><hr>"
        for n, name in enumerate(NAMES)
    )
    found = told(f"<h2>Results</h2><p>8 restaurants found</p>{items}", places)
    assert [one["title"] for one in found] == list(NAMES)
    assert [one["address"] for one in found] == [f"Mill Road {n + 2}, Leeds" for n in range(8)]
    assert found[3]["phone"] == "0113 243"


def test_what_many_records_link_to_is_not_what_they_are_called(places: Matcher) -> None:
    items = "".join(
        f"<li class=card><div class=pic><a href=/r/{n}><img src=/{n}.jpg></a></div><div class=said><div class=line>{name}</div>"
        f"<div class=who><a href=/guest/{n % 5}>{GUESTS[n % 5]}</a></div><div>Seen 1{n}0 times</div></div></li>"
        for n, name in enumerate(NAMES)
    )
    found = told(f"<p>8 results</p><ul class=grid>{items}</ul>", places)
    assert [one["title"] for one in found] == list(NAMES)


def test_short_forms_at_the_end_of_titles_keep_their_full_stop(places: Matcher) -> None:
    ends = ("s.r.o.", "Inc.", "L.", "Willd.")
    named = [f"{name} {ends[n % 4]}" for n, name in enumerate(NAMES)]
    items = "".join(f"<tr><td><a href=/r/{n}>{name}</a></td><td>0113 24{n}</td></tr>" for n, name in enumerate(named))
    found = told(f"<p>8 results</p><table><tr><th>Restaurant</th><th>Telephone</th></tr>{items}</table>", places)
    assert [one["title"] for one in found] == named


def test_dashes_of_titles_part_no_values_where_nothing_else_is_the_title(places: Matcher) -> None:
    named = [
        f"{name} — House rules for {('guests', 'staff', 'owners')[n % 3]} — Part 1" for n, name in enumerate(NAMES)
    ]
    items = "".join(
        f"<tr><td><a href=/r/{n}>HR {n}31:1999</a><div class=said>{name}</div></td><td><a href=/c/{n}>HR/TC {n}7</a></td></tr>"
        for n, name in enumerate(named)
    )
    found = told(f"<p>8 results</p><table><tr><th>Number and project</th><th>Board</th></tr>{items}</table>", places)
    assert [one["title"] for one in found] == named
