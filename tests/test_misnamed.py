"""A box that is called after one attribute, while the records that it finds show but others, is asked for what they show."""

from __future__ import annotations

from crawler.plan.evidence import ANY, Evidence
from crawler.plan.misnamed import misnamed
from crawler.plan.query import Query, Slot
from samples.catalogue import books
from tests.databases import AUTHOR, BOOKS, TITLE, Database, harvested

RECORDS = [{"title": str(one["title"])} for one in books(200, 5)]
NAMED = Slot("n", "publisher", "text", ("n",))


class Titles(Database):
    """Finds titles, whatever its box is called after."""

    def _text(self, number: int, attribute: str) -> str:
        return super()._text(number, "title")


def some_word(value: str, text: str) -> bool:
    return any(word in text for word in value.lower().split())


def queries(*purposes: str) -> list[Query]:
    return [Query((("n", f"w{n}"),), one, found=3) for n, one in enumerate(purposes)]  # type: ignore[arg-type]


def evidence(**more: list[str]) -> Evidence:
    known = Evidence(BOOKS)
    for number in range(6):
        known.add(f"r{number}", {"title": [f"Word {number}"], **more})
    return known


def test_what_its_records_show_is_asked_for() -> None:
    found, _, planner = harvested(Titles(RECORDS, [NAMED], blank=False, cap=None, search=some_word))
    assert found >= 0.95 * len(RECORDS)
    assert planner.by_name["n"].attribute == ANY


def test_a_box_whose_attribute_is_shown_stays_what_it_is() -> None:
    assert misnamed([NAMED], queries("sample", "sample"), evidence()) is NAMED
    assert misnamed([NAMED], queries("sample", "sample"), evidence(publisher=["Birch"])) is None


def test_one_answer_a_blank_one_or_a_box_beside_it_do_not_tell() -> None:
    assert misnamed([NAMED], queries("sample"), evidence()) is None
    assert misnamed([NAMED], queries("sample", "null"), evidence()) is None
    assert misnamed([NAMED, TITLE], queries("sample", "sample"), evidence()) is None
    assert misnamed([AUTHOR], queries("sample", "sample"), evidence()) is None
