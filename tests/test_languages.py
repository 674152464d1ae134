"""The gate on readings of made-up pages, forms and links in 27 languages, a part of them; all forms that act are refused."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

import pytest

from tests.bench.languages import Count, main, measured, total
from tests.bench.tongues import answers, forms, pages
from tests.bench.tongues.words import HELD, SEEN, TONGUES, Tongue

#: Every how-manieth page and search is read; the whole is measured by `python -m tests.bench.languages`.
EVERY = 11
LOTS = {"seen": SEEN, "held out": HELD}
#: The least share of each figure, for the languages seen and for those held out.
FLOORS = {
    "things": (0.93, 0.88),
    "parts": (0.93, 0.88),
    "answers": (0.93, 0.92),
    "totals": (0.99, 0.99),
    "pagers": (0.98, 0.98),
    "empty": (0.97, 0.95),
    "errors": (0.98, 0.98),
    "searches": (0.985, 0.965),
    "attributes": (0.985, 0.98),
    "acting forms": (1.0, 1.0),
    "acting links": (0.65, 0.64),
    "harmless links": (0.995, 0.99),
}
#: What stands in all pages, forms and links, as they were frozen.
FROZEN = "6e596286aaeb2c318a4f38e325105545944a84a86e71e37af6770d01e7ff0e23"


def _shown(tongue: Tongue) -> Iterator[str]:
    yield from (one.html for made in (pages.things, pages.with_parts) for one in made(tongue))
    yield from (one.html for one in answers.answers(tongue))
    yield from (one.html for one in (*answers.empty(tongue), *answers.errors(tongue), answers.login(tongue)))
    yield from (one.html for made in (forms.searches, forms.acting) for one in made(tongue))
    yield from (*forms.acting_links(tongue), *forms.harmless_links(tongue))


def test_the_pages_are_those_that_were_frozen() -> None:
    told = hashlib.sha256()
    for code in sorted(TONGUES):
        for one in _shown(TONGUES[code]):
            told.update(one.encode())
    assert told.hexdigest() == FROZEN


def test_the_lot_is_the_one_that_was_thrown() -> None:
    assert HELD == ("ar", "cs", "es", "he", "id", "it", "th", "tr", "uk")
    assert len(SEEN) == 18


@pytest.fixture(scope="module", params=LOTS)
def counts(request: pytest.FixtureRequest) -> tuple[str, dict[str, Count]]:
    return request.param, total(measured(LOTS[request.param], EVERY).values())


@pytest.mark.parametrize("figure", FLOORS)
def test_most_are_read_right(counts: tuple[str, dict[str, Count]], figure: str) -> None:
    lot, found = counts
    count = found[figure]
    assert count.of >= 40
    assert count.share >= FLOORS[figure][list(LOTS).index(lot)], count.wrong


def test_the_command_tells_of_the_languages_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "he,sv", "--every", "60", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["he", "sv", "seen", "held out"]
    assert told["seen"] == told["sv"]
    assert told["held out"]["acting forms"] == [40, 40]


def test_the_command_knows_no_other_languages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "he,xx"])
    assert "no such language: xx" in capsys.readouterr().err
