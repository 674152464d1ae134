"""A form that has an answer to nothing, on a site whose other forms have told what it holds, is let be soon."""

from __future__ import annotations

import pytest

from crawler.plan.evidence import ANY, Evidence
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Slot
from crawler.plan.starters import FIRST_VALUES
from samples.catalogue import books
from tests.databases import AUTHOR, BOOKS, KEYWORD, SHOWN, TITLE, YEARS, values

#: Questions that the mend must leave, of those that a source each would ask.
MOST = 30


def planned(slots: list[Slot], known: int) -> Planner:
    evidence = Evidence(BOOKS)
    for number, book in enumerate(books(known, 7) if known else []):
        record = {name: str(value) for name, value in book.items()}
        evidence.add(f"r{number}", {name: values(record, name) for name in SHOWN if record.get(name)})
    seeds = {name: [(one.value, one.confidence) for one in found] for name, found in BOOKS.instances.items()}
    seeds[ANY] = [pair for found in list(seeds.values()) for pair in found]
    return Planner(slots, evidence, seeds, common=("the", "die", "la", "de"))


def asked(planner: Planner, kind: str, finds: int = 0) -> int:
    """The questions asked until the planner ends, or until the one with this number has an answer of a record."""
    count = 0
    while planner.closed is None and count < 200 and (found := planner.propose(1)):
        count += 1
        hit = count == finds
        answer = Answer("list", 1, 1, 1, None, False, ("new",)) if hit else Answer(kind, 1, 0, 0, None, False, ())
        planner.answered(found[0].assignment, answer)
        if hit:
            break
    return count


@pytest.mark.parametrize("kind", ["empty", "other"])
@pytest.mark.parametrize("slots", [[KEYWORD], [TITLE, AUTHOR], [KEYWORD, YEARS]], ids=["box", "fields", "years"])
@pytest.mark.parametrize("known", [30, 1000])
def test_each_source_is_tried_but_a_little_where_nothing_has_an_answer(
    slots: list[Slot], known: int, kind: str
) -> None:
    planner = planned(slots, known)
    assert asked(planner, kind) <= MOST
    sources = {group.rpartition("=")[2] for query in planner.queries.values() for group in query.groups}
    assert {"title", "author", "seeds"} <= sources
    titles = [one for one in planner.queries.values() if any(group.endswith("=title") for group in one.groups)]
    assert len(titles) >= 6


@pytest.mark.parametrize(("kind", "words"), [("empty", FIRST_VALUES), ("form", 6), ("other", 6)])
def test_without_records_more_first_words_are_asked_only_where_they_are_understood(kind: str, words: int) -> None:
    """A small database has few of a subject's words; a site that answers with its form alone has understood none."""
    planner = planned([KEYWORD], 0)
    asked(planner, kind)
    assert sum("k=seeds" in query.groups for query in planner.queries.values()) == words


def test_one_answer_lets_all_sources_be_asked_again() -> None:
    planner = planned([KEYWORD], 1000)
    asked(planner, "empty", finds=18)
    assert planner.factor("k=publisher") > 0.0
