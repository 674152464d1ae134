"""Searches that tell capitals from small letters."""

from __future__ import annotations

import re

from crawler.plan.evidence import Evidence
from crawler.plan.query import Assignment
from samples.catalogue import books
from tests.databases import BOOKS, KEYWORD, Database, harvested


class Exact(Database):
    """Finds words as they are written, and nothing else."""

    def matches(self, assignment: Assignment) -> list[int]:
        asked = {word for _, value in assignment for word in re.findall(r"\w+", value)}
        texts = (" ".join(record[name] for name in self.searched) for record in self.records)
        return [number for number, text in enumerate(texts) if asked and asked.issubset(re.findall(r"\w+", text))]


def test_words_are_asked_for_as_they_are_written_where_small_letters_find_nothing() -> None:
    records = [
        {**one, "title": one["title"] + " of life" * (place % 4 == 0)} for place, one in enumerate(books(400, 5))
    ]
    found, _, planner = harvested(Exact(records, [KEYWORD], blank=False, cap=None, searched=("title",)))
    assert planner.cased
    assert found >= 0.9 * len(records)


def test_small_letters_are_asked_for_elsewhere() -> None:
    _, _, planner = harvested(Database(books(200, 5), [KEYWORD], blank=False, cap=None))
    assert not planner.cased


def test_a_word_is_spelled_as_most_records_have_it() -> None:
    evidence = Evidence(BOOKS)
    for number, title in enumerate(("The Garden of Kyoto", "A garden in Kyoto", "Rose garden", "The KYOTO papers")):
        evidence.add(str(number), {"title": [title]})
    assert [evidence.spelled(word) for word in ("kyoto", "garden", "of")] == ["Kyoto", "garden", "of"]
