"""Labels behind their values, as cards and strips of figures have them."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

JOBS = [
    ("Welder for ships", "Lund", "Acme Ltd"),
    ("Teacher of physics", "Oslo", "City School"),
    ("Night nurse", "Turku", "Old Hospital"),
    ("Baker of bread", "Aarhus", "Crumbs"),
    ("Painter of houses", "Visby", "Two Coats"),
    ("Clerk in the archive", "Lund", "Record Office"),
]


def read(cards: list[str]) -> list[dict[str, str]]:
    page = parse(f"<title>Jobs</title><body><div>{''.join(cards)}</div></body>", "http://site.example/jobs")
    return [
        {field.attribute: field.value for field in reversed(one.fields) if field.attribute}
        for one in extract_records(page, matcher=Matcher(load_domain("jobs"))).records
    ]


@pytest.mark.parametrize(
    ("begin", "end"),
    [
        ('<a class=card href="/j/{0}"><div class=t>{1}</div>', "</a>"),
        ('<div class=card><h3><a href="/j/{0}">{1}</a></h3>', "</div>"),
    ],
)
def test_a_label_in_a_box_with_the_value_before_it_is_that_value_s(begin: str, end: str) -> None:
    cards = [
        f"{begin.format(n, title)}<div class=i>{place}<div class=l>Location</div></div>"
        f"<div class=i>{firm}<div class=l>Company</div></div>{end}"
        for n, (title, place, firm) in enumerate(JOBS)
    ]
    assert [(one["title"], one["location"], one["company"]) for one in read(cards)] == JOBS


def test_a_label_before_its_value_stays_before_it() -> None:
    cards = [
        f'<div class=card><h3><a href="/j/{n}">{title}</a></h3><div class=i><div class=l>Location</div>{place}</div>'
        f"<div class=i><div class=l>Company</div>{firm}</div></div>"
        for n, (title, place, firm) in enumerate(JOBS)
    ]
    assert [(one["title"], one["location"], one["company"]) for one in read(cards)] == JOBS
