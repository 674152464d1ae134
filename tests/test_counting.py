"""Where a site says how many records an answer has: learned from answers that show all of theirs."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from crawler.harvest.counting import Counting


def told(counting: Counting, text: str, found: int, *, more: bool = False, asked: str = "") -> int | None:
    return counting.total([text, "Frogs (5)", "Toads (5)", "© 2024"], {asked}, found, more=more)


def test_the_place_of_the_total_is_learned_from_answers_that_show_everything() -> None:
    counting = Counting()
    assert told(counting, "44 species", 24, more=True) is None
    assert [told(counting, f"{number} species", number) for number in (18, 12, 18)] == [None, None, None]
    assert told(counting, "1,044 species", 24, more=True) == 1044
    assert told(counting, "7 species", 7) == 7


def test_one_more_than_is_shown_says_only_that_more_follows() -> None:
    counting = Counting()
    assert [counting.counted(61, 60, more=True), counting.counted(60, 60, more=False)] == [None, 60]
    assert [counting.counted(61, 60, more=True), counting.counted(61, 61, more=False)] == [None, 61]


def test_where_a_site_stated_more_its_count_is_one() -> None:
    counting = Counting()
    assert counting.counted(61, 60, more=True) is None
    assert [counting.counted(113, 60, more=True), counting.counted(61, 60, more=True)] == [113, 61]


def test_what_was_asked_for_is_no_part_of_the_place() -> None:
    counting = Counting()
    for word, number in (("mint", 3), ("1923", 4), ("Used", 9)):
        assert told(counting, f"{number} stamps for “{word}”", number, asked=word) is None
    assert told(counting, "81 stamps for “red”", 20, more=True, asked="red") == 81


def test_a_number_of_what_is_shown_is_no_total() -> None:
    counting = Counting()
    for number in (3, 8, 5):
        told(counting, f"Rows 1 to {number} of {number}", number)
    assert told(counting, "Rows 1 to 20 of 64", 20, more=True) is None  # the second number says 20 now
    assert told(counting, "Rows 1 to 20 of 90", 20, more=True) == 90


def test_one_number_again_and_again_tells_nothing() -> None:
    counting = Counting()
    assert [told(counting, "10 fonts", 10) for _ in range(5)] == [None] * 5
    assert told(counting, "30 fonts", 10, more=True) is None


def test_a_place_that_was_wrong_once_is_not_believed_again() -> None:
    counting = Counting()
    for number in (18, 12, 9):
        told(counting, f"{number} online", number)
    assert told(counting, "11 online", 13) is None
    assert told(counting, "40 online", 20, more=True) is None
    assert told(counting, "6 online", 6) is None


def test_a_number_that_counts_no_database_is_none() -> None:
    counting = Counting()
    for number in (18, 12, 9):
        told(counting, f"{number} species", number)
    assert told(counting, f"9{',999' * 35} species", 20, more=True) is None
    assert told(counting, "3,040 species", 20, more=True) == 3040


@given(st.lists(st.tuples(st.lists(st.text(max_size=40), max_size=6), st.integers(0, 30), st.booleans()), max_size=12))
def test_whatever_pages_say_a_total_fits_what_is_shown(pages: list[tuple[list[str], int, bool]]) -> None:
    counting = Counting()
    for lines, found, more in pages:
        total = counting.total(lines, {"a"}, found, more=more)
        assert total is None or (total > found if more else total == found)
