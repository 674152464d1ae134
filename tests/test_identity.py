"""Which rows are one record."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from crawler.browser.scene import Scene
from crawler.echoes import asked_words, counting, echoing, own_address, plain_address, telling
from crawler.harvest.orders import ordering, unordered
from crawler.harvest.rows import Row, rows_of
from crawler.identity import Identities, attribute_values
from crawler.keys import Keys, apart, keys_of
from crawler.models import FieldValue, Location, Record
from knowledge.domain import load_domain

BOOKS = load_domain("books")
SITE = "http://h"


def keys(url: str | None = None, **attributes: str) -> Keys:
    return keys_of(BOOKS, SITE, url, {name: [value] for name, value in attributes.items()})


def test_an_address_finds_its_record_again_whatever_else_is_shown() -> None:
    known = Identities(BOOKS)
    first, new = known.add(keys("http://h/1", title="A River"))
    again, known_again = known.add(keys("http://h/1", title="A River", author="X", publisher="Y", year="1999"))
    assert (new, known_again) == (True, False)
    assert first == again


def test_equal_values_at_different_addresses_are_two_records() -> None:
    known = Identities(BOOKS)
    values = {"title": "T", "author": "A", "publisher": "P", "year": "1999"}
    assert known.add(keys("http://h/1", **values))[0] != known.add(keys("http://h/2", **values))[0]
    assert len(known) == 2


def test_different_isbns_are_two_records_and_spellings_of_one_are_not() -> None:
    known = Identities(BOOKS)
    values = {"title": "T", "author": "A", "publisher": "P", "year": "1999"}
    one = known.add(keys(isbn="0-306-40615-2", **values))[0]
    assert known.add(keys(isbn="9780306406157", **values))[0] == one
    assert known.add(keys(isbn="9783161484100", **values))[0] != one


def test_a_row_without_address_meets_its_record_by_its_identifying_values() -> None:
    known = Identities(BOOKS)
    one = known.add(keys("http://h/1", title="T", author="A", publisher="P", year="1999"))[0]
    assert known.add(keys(title=" t. ", author="A", publisher="P", year="1999", price="3"))[0] == one


def test_binding_restores_what_adding_knew() -> None:
    first, second = Identities(BOOKS), Identities(BOOKS)
    row = keys("http://h/1", title="T", isbn="9780306406157")
    identifier, _ = first.add(row)
    second.bind(identifier, row)
    assert second.add(row) == (identifier, False)


def test_attribute_values_lose_the_brackets_of_a_citation() -> None:
    pairs = [("year", "(2015)"), ("title", "(500) Days (of Summer)"), ("format", "[Hardcover]"), ("note", "（无）")]
    assert attribute_values(pairs) == {
        "year": ["2015"],
        "title": ["(500) Days (of Summer)"],
        "format": ["Hardcover"],
        "note": ["无"],
    }


def test_brackets_of_a_long_or_empty_value_are_looked_at_once() -> None:
    wide = "(" + " " * 20_000
    assert attribute_values([("a", wide), ("b", "( )"), ("c", "(  1999 )")]) == {
        "a": [wide],
        "b": ["( )"],
        "c": ["1999"],
    }


def test_attribute_values_keep_order_and_drop_repeats_and_unnamed() -> None:
    assert attribute_values([("a", "1"), (None, "x"), ("a", "2"), ("a", "1"), ("b", "")]) == {"a": ["1", "2"]}


def test_an_isbn_decides_before_the_address() -> None:
    known = Identities(BOOKS)
    one = known.add(keys("http://h/1", title="T", isbn="9780306406157"))[0]
    assert known.add(keys("http://h/copy/1", title="T", isbn="0306406152"))[0] == one


def test_the_way_to_a_record_is_no_part_of_its_address() -> None:
    page = "http://h/list?page=3&search=river"
    assert own_address("http://h/details?id=7&url=/list?page%3D3", page) == "http://h/details?id=7"
    assert own_address("http://h/b/7?search=river&page=3", page) == "http://h/b/7"
    assert own_address("http://h/b?id=7&search=other", page) == "http://h/b?id=7&search=other"
    assert own_address("http://h/b?page=7", "http://h/list?page=3") == "http://h/b?page=7"
    assert own_address("http://h/b/7", page) == "http://h/b/7"


def test_a_path_handed_to_the_only_entrance_of_a_site_names_the_record() -> None:
    page = "http://h/search.php?q=river"
    for entrance in (
        "http://h/?u",
        "http://h?u",
        "http://h/index.php?r",
        "http://h/blog/?p",
        "http://h/cgi/show.cgi?file",
    ):
        address = f"{entrance}=/2024/08/17/river/"
        assert own_address(address, page.replace("/search", "/blog/search")) == address
    assert own_address("http://h/books/7/?from=/list/3", page) == "http://h/books/7/"
    assert own_address("http://h/show.php?id=7&from=/list/3", page) == "http://h/show.php?id=7"
    assert own_address("http://h/show.php?back=/list/3", page) == "http://h/show.php"


def test_the_question_of_the_page_handed_on_in_one_value_is_no_part_of_an_address() -> None:
    page = "http://h/list?o=2&p=1&q=old+river"
    for value in ("o%3D2%26p%3D1%26q%3Dold%2Briver", "%3Fq%3Dold%2520river%26p%3D1", "p%3D1"):
        assert own_address(f"http://h/b/7/change/?_kept={value}", page) == "http://h/b/7/change/"
    for value in ("o%3D2%26part%3D9", "river", "q%3Dlake", "p"):
        assert own_address(f"http://h/b?_kept={value}", page) == f"http://h/b?_kept={value}"


def test_words_that_were_asked_for_are_no_part_of_an_address_that_repeats_them() -> None:
    page, asked = "http://h/list?q=old+river", asked_words({"q": "Old River", "size": "100"})
    assert own_address("http://h/b?id=7&s[]=old&s[]=river", page, asked) == "http://h/b?id=7"
    assert own_address("http://h/b?id=7&hilit=old+river", page, asked) == "http://h/b?id=7"
    assert own_address("http://h/b?id=7&s[]=lake", page, asked) == "http://h/b?id=7&s[]=lake"
    assert own_address("http://h/b?id=7&lit=river", page, asked) == "http://h/b?id=7&lit=river"
    assert own_address("http://h/b?id=7&lit=river", page, asked, {"lit"}) == "http://h/b?id=7"
    assert own_address("http://h/b?id=7&lit=", page, (), {"lit"}) == "http://h/b?id=7"
    assert own_address("http://h/list?s=river", page, asked) == "http://h/list?s=river"
    assert own_address("http://h/b?id=7&s=%2A", page, asked_words({"q": "*"})) == "http://h/b?id=7"
    assert own_address("http://h/b?id=7&q=%2A", "http://h/list?q=*") == "http://h/b?id=7"


def test_a_parameter_is_known_to_repeat_the_words_by_two_records_that_share_it() -> None:
    asked = asked_words({"q": "river 12"})
    assert echoing(["http://h/b?id=7&lit=river", "http://h/b?id=8&lit=river"], asked) == {"lit"}
    assert echoing(["http://h/b?id=7&lit=river"], asked) == frozenset()
    assert echoing(["http://h/b?id=7&lit=river", "http://h/b?id=8&lit=lake"], asked) == frozenset()
    assert echoing(["http://h/b?id=river&v=1", "http://h/b?id=lake&v=1"], asked) == frozenset()
    assert echoing(["http://h/b?id=7&lit=", "http://h/b?id=8&lit="], ()) == {"lit"}
    # Three fields left empty, handed on with the spaces between them.
    assert echoing(["http://h/b?id=7&lit=%20%20", "http://h/b?id=8&lit=%20%20"], ()) == {"lit"}
    assert own_address("http://h/b?id=7&lit=%20%20", "http://h/", (), {"lit"}) == "http://h/b?id=7"
    assert echoing(["http://h/b?vol=12&no=7", "http://h/b?vol=12&no=8"], asked) == frozenset()


def test_signs_and_short_words_of_other_scripts_are_repeated_under_the_name_of_their_box() -> None:
    def pair(value: str) -> list[str]:
        return [f"http://h/?page={n}&word={value}" for n in (7, 8)]

    for value in ("*", "の", "酒造"):
        assert echoing(pair(quote(value)), asked_words({"word": value}), "", {"word": value}) == {"word"}
        assert echoing(pair(quote(value)), asked_words({"q": value}), "", {"q": value}) == frozenset()
    # A volume, a kind, a letter: with the rest of the address they may name the record.
    for value in ("2", "b", "v1"):
        assert echoing(pair(value), asked_words({"word": value}), "", {"word": value}) == frozenset()


def test_an_address_that_hands_on_the_question_is_plain_without_it() -> None:
    page = "http://h/results?query=river&type=title&page=2"
    assert plain_address("http://h/record/7?query=river&type=title", page) == "http://h/record/7"
    assert plain_address("http://h/record?id=7&type=title&view=full", page) == "http://h/record?id=7&view=full"
    assert plain_address("http://h/results?query=river&type=title", page).endswith("type=title")
    assert plain_address("http://h/record/7?query=river", "http://h/results?query=river;page=2") == "http://h/record/7"
    assert plain_address("http://h/record/7", page) == "http://h/record/7"


def test_one_record_found_by_two_questions_that_its_address_hands_on_is_one() -> None:
    known = Identities(BOOKS)

    def found(title: str, number: int, way: str, *, asked: bool = True) -> Row:
        record = Record((FieldValue("title", title, "title", 0.9),), f"http://h/record/{number}?way={way}&k=1", 0)
        return rows_of(
            [record], domain=BOOKS, identities=known, site="http://h", location=Location("", 0), now=0.0, asked=True,
            placed=True, query={"k": "1"} if asked else None, page_url=f"http://h/results?way={way}&k=1",
        )[0]  # fmt: skip

    first = found("A River", 7, "a")
    assert found("A River", 7, "b").identifier == first.identifier
    assert found("A River", 8, "b").new, "the address says that it is another one"
    assert found("A Lake", 7, "c").new, "the values say that it is another one"
    assert found("A River", 9, "x", asked=False).new
    assert found("A River", 9, "y", asked=False).new, (
        "what a page reached by links has in its address tells records apart"
    )
    again = Identities(BOOKS)
    again.bind("one", keys_of(BOOKS, "http://h", "http://h/record/7?way=a&k=1", first.attributes, first.data["plain"]))
    known = again
    assert found("A River", 7, "z").identifier == "one"


def test_what_was_left_out_of_stored_addresses_is_left_out_again() -> None:
    known = Identities(BOOKS)
    row = {"site": "http://h", "url": "http://h/b?id=7&lit=river", "address": "http://h/b?id=7"}
    assert known.address_of(row) == "http://h/b?id=7"
    assert known.echoes == {"http://h": {"lit"}}
    assert known.address_of({"site": "http://h", "url": "http://h/b?id=8"}) == "http://h/b?id=8"


def attributes(*said: tuple[str, str]) -> dict[str, list[str]]:
    """The attributes of the row of a record with these named values."""
    fields = tuple(FieldValue(name, value, name, 0.9) for name, value in (("title", "The Silent Harbour"), *said))
    (row,) = rows_of(
        [Record(fields, "http://h/b/1", 0)], domain=BOOKS, identities=Identities(BOOKS), site="http://h",
        location=Location("", 0), now=0.0, asked=True,
    )  # fmt: skip
    return {name: values for name, values in row.attributes.items() if name != "title"}


def test_a_row_has_the_isbn_of_a_text_that_goes_on() -> None:
    assert attributes(("isbn", "9780306406157. A book of the section Crafts.")) == {"isbn": ["9780306406157"]}


def test_a_day_is_no_name() -> None:
    for day in ("26 Nov '24", "March 5, 1998", "2024-11-26 10:15", "26.11.2024", "on Nov. 21, 2026, 6:22 a.m."):
        assert attributes(("author", "Mara Lindqvist"), ("author", day)) == {"author": ["Mara Lindqvist"]}
    for name in ("Plato, 427-347", "Louis 14", "Friar 24 June"):
        assert attributes(("author", name)) == {"author": [name]}


def test_a_page_reached_by_links_hands_on_what_tells_nothing_where_the_record_is_known_without_it() -> None:
    known = Identities(BOOKS)

    def found(title: str, url: str, page_url: str) -> Row:
        record = Record((FieldValue("title", title, "title", 0.9),), url, 0)
        return rows_of(
            [record], domain=BOOKS, identities=known, site="http://h", location=Location("", 0), now=0.0, asked=True,
            placed=True, query=None, page_url=page_url,
        )[0]  # fmt: skip

    first = found("A River", "http://h/rev/7", "http://h/log")
    assert found("A River", "http://h/rev/7?count=30", "http://h/log?count=30").identifier == first.identifier
    assert found("A Lake", "http://h/rev/7?count=60", "http://h/log?count=60").new, "the values speak against it"
    assert found("Editorial", "http://h/article?vol=3&no=1", "http://h/issue?vol=3").new
    assert found("Editorial", "http://h/article?vol=4&no=1", "http://h/issue?vol=4").new


def test_a_hash_names_a_record_wherever_it_stands_in_an_address() -> None:
    known, one = Identities(BOOKS), "63fc24e4038952e076e8caa806e6116b7d97c4f7"
    page, uuid = "http://h/log", "0b5f1c1e-9f0a-4a3b-8c2d-2f6f1e5d7a90"
    assert plain_address(f"http://h/commit/?id={one}", page) == one == plain_address(f"http://h/src/commit/{one}", page)
    assert plain_address(f"http://h/item/{uuid}/full", page) == uuid
    two = f"http://h/diff?id={one}&to={one[::-1]}"
    assert plain_address(two, page) == two
    assert plain_address("http://h/isbn/97801403281211122334455667788990", page).startswith("http://h/isbn/")

    def found(title: str, url: str) -> Row:
        record = Record((FieldValue("title", title, "title", 0.9),), url, 0)
        return rows_of(
            [record], domain=BOOKS, identities=known, site="http://h", location=Location("", 0), now=0.0, asked=True,
            placed=True, query=None, page_url=page,
        )[0]  # fmt: skip

    first = found("A River", f"http://h/commit/?id={one}")
    assert found("A River", f"http://h/commit/src?id={one}").identifier == first.identifier
    assert found("A Lake", f"http://h/tree/src?id={one}").new, "the values speak against it"
    assert found("A River", f"http://h/commit/?id={one[::-1]}").new


def test_a_number_on_the_page_is_no_part_of_a_records_address() -> None:
    urls = [f"http://m.example/object/{name}?pos={place}&lang=en" for place, name in enumerate((17, 4, 99, 23))]
    assert counting(urls) == {"pos"}
    assert own_address(urls[2], "http://m.example/find?q=x", counts={"pos"}) == "http://m.example/object/99?lang=en"
    assert not counting([f"http://m.example/object?id={number}" for number in range(1, 9)])
    assert not counting([f"http://m.example/object/{number}?vol={number + 317}" for number in range(1, 9)])
    assert not counting(urls[:2])


def test_a_reference_that_alone_tells_records_apart_is_part_of_their_addresses() -> None:
    known, page = Identities(BOOKS), "http://m.example/find?q=x"
    urls = [f"http://m.example/view?q=x&ref={number}" for number in (181, 180, 17)]
    listed = [
        Record((FieldValue("title", title, "title", 0.9),), url, 0) for title, url in zip("ABC", urls, strict=True)
    ]

    def found(records: list[Record]) -> list[Row]:
        return rows_of(
            records, domain=BOOKS, identities=known, site="http://m.example", location=Location("", 0), now=0.0, asked=True,
            placed=True, query={"q": "x"}, page_url=page,
        )  # fmt: skip

    assert len({row.identifier for row in found(listed)}) == 3
    own = found([Record((FieldValue("title", "C", "title", 0.9), FieldValue("year", "1901", "year", 0.9)), urls[2], 0)])
    assert not own[0].new, "its own page, read later, is the same record"
    assert not telling([f"http://m.example/view/{number}?ref=hit{number}" for number in range(4)])
    assert not telling([f"http://m.example/view/7?ref={way}" for way in ("list", "picture", "title", "foot")])
    assert not telling(urls[:2])


@pytest.mark.parametrize(("told", "moves"), [(("title", "author", "year"), 1), (("title",), 3)])
def test_a_record_equal_in_much_shows_at_once_that_addresses_are_places(told: tuple[str, ...], moves: int) -> None:
    identities = Identities(BOOKS)
    values = {"title": "The River", "author": "Ann Lee", "year": "1999"}
    known = [
        keys_of(BOOKS, "http://h", f"http://h/e?set=1&n={n}", {name: [f"{values[name]} {n}"] for name in told})
        for n in range(4)
    ]
    identities.sight(known, {"q": "river"})
    for keys in known:
        identities.add(keys)
    for count in range(1, 4):
        again = keys_of(
            BOOKS, "http://h", f"http://h/e?set={count + 1}&n=9", {name: [f"{values[name]} {count}"] for name in told}
        )
        identities.sight([again], {"q": f"word {count}"})
        assert identities.addresses["http://h"].wander == (count >= moves)
        assert identities.add(again)[1] == (count < moves)


@pytest.mark.parametrize(
    ("said", "year"),
    [("Jun 15, 2003", "2003"), ("2002-10-1", "2002"), ("2003", "2003"), ("1998-2001", "1998-2001"), ("c1999", "c1999")],
)
def test_a_year_is_the_year_of_the_day_that_the_page_tells(said: str, year: str) -> None:
    record = Record((FieldValue("title", "A River", "title", 1.0), FieldValue("Published", said, "year", 1.0)), None, 1)
    (row,) = rows_of(
        [record],
        domain=BOOKS,
        identities=Identities(BOOKS),
        site=SITE,
        location=Location("a", 0),
        now=0.0,
        asked=False,
    )
    assert row.attributes["year"] == [year]
    assert row.data["fields"][1]["value"] == said


def test_of_a_year_that_a_label_told_with_a_place_the_figures_are_the_year() -> None:
    """ "Published 1914 in Lund": the label goes on over the place."""
    assert attributes(("year", "1914"), ("year", "Lund"))["year"] == ["1914"]
    assert attributes(("year", "1914"), ("year", "1921"))["year"] == ["1914", "1921"]
    assert attributes(("year", "undated"))["year"] == ["undated"]
    assert attributes(("author", "Agent 9"), ("author", "Lund"))["author"] == ["Agent 9", "Lund"]


def test_what_an_id_holds_is_no_question_handed_back() -> None:
    listed = "http://h/search?isbn=0306406152"
    assert own_address("http://h/show?id=isbn%3D0306406152", listed) == "http://h/show?id=isbn%3D0306406152"
    assert own_address("http://h/show/7?from_list=isbn%3D0306406152", listed) == "http://h/show/7"


def test_an_address_where_another_number_and_all_else_differs_is_a_place_in_an_answer() -> None:
    known = Identities(BOOKS)
    values = {"title": "T", "author": "A", "publisher": "P", "year": "1999"}
    other = keys("http://h/parser?r=1", isbn="9783161484100", title="U", author="B")
    one = known.add(keys("http://h/parser?r=1", isbn="0-306-40615-2", **values))[0]
    known.sight([other], {"q": "river"})
    found, new = known.add(other)
    assert (new, known.addresses[SITE].met) == (True, 0)
    assert found != one
    assert known.add(keys("http://h/parser?r=7", isbn="9783161484100", title="U"))[0] == found
    assert (
        known.add(keys("http://h/parser?r=1", isbn="0306406153", **values))[0] == one
    )  # told by another of its numbers


def test_an_address_of_another_site_that_records_share_makes_them_none() -> None:
    known = Identities(BOOKS)
    here, there = "http://h/map?at=34117", "http://maps.example/?q=34117"
    first, _ = known.add(keys(there, title="A River", author="X", publisher="Y", year="1999"))
    other, new = known.add(keys(there, title="A Hill", author="X", publisher="Y", year="1999"))
    assert new and other != first
    assert known.add(keys(there, title="A River", author="X", publisher="Y", year="1999", price="3")) == (first, False)
    bare, _ = known.add(keys(there, title="The Sea"))
    assert bare not in (first, other) and known.add(keys(there, title="The Sea", price="3")) == (bare, False)
    assert known.add(keys(here, title="A Mill"))[0] == known.add(keys(here, title="A Wood"))[0]


def test_the_order_of_a_list_is_no_part_of_its_records_addresses() -> None:
    known = Identities(BOOKS)

    def found(page: str, *numbers: int, way: str = "k=a") -> list[str]:
        records = [
            Record(
                (
                    FieldValue("title", f"A River {number}", "title", 0.9),
                    FieldValue("author", "Ann Lee", "author", 0.9),
                ),
                f"http://h/item?{way}&sort=1a{page}&id={number}",
                0,
            )
            for number in numbers
        ]
        rows = rows_of(
            records, domain=BOOKS, identities=known, site="http://h", location=Location("", 0), now=0.0, asked=True,
            placed=True, query={"k": way}, page_url=f"http://h/results?{way}{'&sort=1a' + page if page else ''}",
        )  # fmt: skip
        return [row.identifier for row in rows]

    first = found("", 1, 2, 3)
    assert found("&page=2", 2, 3, 1, way="k=b") == [first[1], first[2], first[0]]
    assert found("", 3, way="k=c") == [first[2]], "one record alone is known by what several showed before"
    assert len(set(first)) == 3


def test_what_only_an_order_tells_apart_stays_in_an_address() -> None:
    assert ordering({"http://h/i?sort=1&id=4": 1, "http://h/i?id=5&sort=1": 1}) == {"sort"}
    assert not ordering({"http://h/i?sort=apple": 1, "http://h/i?sort=pear": 1})
    assert not ordering({"http://h/i?sort=apple&id=4": 1, "http://h/i?id=5": 1})
    assert not ordering({"http://h/i?sort=apple&id=4": 1})


@pytest.mark.parametrize("order", ["&order=priority", "&sort=title-asc"])
def test_an_address_without_parameters_is_the_same_below_a_page_with_an_order(order: str) -> None:
    known = Identities(BOOKS)
    books = [("Salt", "http://h/item/1"), ("Wind", "http://h/item/2")]
    first = _answer(known, "http://h/results?q=a", {"q": "a"}, *books)
    again = _answer(known, f"http://h/results?q=a{order}", {"q": "a"}, *books)
    assert [row.identifier for row in again] == [row.identifier for row in first]
    assert unordered("http://h/item/1", {"order", "sort"}) == "http://h/item/1"


def _answer(known: Identities, page: str, query: dict[str, str], *books: tuple[str, str]) -> list[Row]:
    """The rows of an answer: titles and their addresses."""
    records = [Record((FieldValue("title", title, "title", 0.9),), url, 0) for title, url in books]
    return rows_of(
        records, domain=BOOKS, identities=known, site="http://h", location=Location("", 0), now=0.0, asked=True,
        placed=True, query=query, page_url=page,
    )  # fmt: skip


def _routes(known: Identities, said: str, word: str, *books: tuple[str, str]) -> list[Row]:
    page = f"http://h/app?{said}"
    return _answer(known, page, {"q": word}, *((title, Scene(f"{page}#{route}").address) for title, route in books))


def test_a_route_behind_a_question_names_the_record_whatever_was_asked() -> None:
    known = Identities(BOOKS)
    first, _ = _routes(known, "title=river&author=", "river", ("A River", "book?id=7"), ("The River", "book?id=12"))
    assert first.data["url"] == "http://h/app?title=river&author=#book?id=7"
    assert first.data["address"] == "http://h/app#book?id=7"
    again = Identities(BOOKS)
    again.restore([first.data])
    assert not again.echoes, "what stands before a route is no parameter that repeats what was asked"
    for one in (known, again):
        lone, asked = "title=&author=lee", "Lee"
        assert _routes(one, lone, asked, ("River, A", "book?id=7"))[0].identifier == first.identifier
        assert _routes(one, lone, asked, ("A River", "book?id=8"))[0].new
        assert _routes(one, "title=river&shelf=4", "river", ("A River", "book?id=7"))[0].new, "more than was asked"


def test_a_route_that_each_answer_has_names_no_record() -> None:
    known = Identities(BOOKS)
    found = [_routes(known, f"title={title}", title, (title, "reviews"))[0] for title in ("river", "garden", "river")]
    assert [row.new for row in found] == [True, True, False]
    for said, titles in (("river", ("A River", "The River")), ("garden", ("Old Gardens", "New Gardens"))):
        page = _routes(known, f"title={said}", said, *((title, f"hit-{at}") for at, title in enumerate(titles, 1)))
        assert all(row.new for row in page), "places in an answer"


def test_a_kind_or_a_folder_is_no_order() -> None:
    known = Identities(BOOKS)
    for name in ("sort", "dir", "order"):
        for kind in ("apple", "pear"):
            numbered = [(f"{kind} {at}", f"http://h/{name}?{name}={kind}&no={at}") for at in (3, 5)]
            assert all(row.new for row in _answer(known, "http://h/all", {"q": "a"}, *numbered))
    for kind in ("apple", "pear"):
        page = f"http://h/files?dir={kind}"
        assert _answer(known, page, {"q": "a"}, (f"{kind} 9", f"http://h/f?dir={kind}&no=9"))[0].new
    assert ordering({"http://h/i?sort=price&order=desc&id=4": 1, "http://h/i?sort=price&order=desc&id=5": 1})
    page = "http://h/list?dir=asc"
    rows = _answer(known, page, {"q": "a"}, ("A Dune", "http://h/i?dir=asc&id=7"))
    assert rows[0].data["address"] == "http://h/i?id=7"


def test_a_code_that_many_records_of_a_page_share_makes_no_one_record_of_them() -> None:
    isbn, other = "9780306406157", "9783161484100"
    page = [keys(f"http://h/{n}", title=f"Book {n}", isbn=isbn) for n in range(4)]
    known = Identities(BOOKS)
    assert len({known.add(one)[0] for one in apart([*page, keys("http://h/9", title="Nine", isbn=other)])}) == 5
    assert known.add(keys(title="The ninth", isbn=other))[1] is False  # what tells one from the others still does
    offers = [keys(f"http://h/{n}", title="One book", isbn=isbn) for n in range(4)]
    assert apart(offers) == offers  # one book at four addresses
    assert apart(page[:2]) == page[:2]


def _hits(*hits: tuple[str, str]) -> list[Row]:
    """The rows of an answer that leads to one address twice, each with a title and a year."""
    records = [
        Record((FieldValue("title", title, "title", 0.9), FieldValue("year", year, "year", 0.9)), "http://h/book/7", 0)
        for title, year in hits
    ]
    return rows_of(
        records, domain=BOOKS, identities=Identities(BOOKS), site="http://h", location=Location("", 0), now=0.0, asked=True,
        placed=True, query={"q": "river"}, page_url="http://h/search?q=river",
    )  # fmt: skip


def test_a_record_shown_twice_on_a_page_keeps_its_address() -> None:
    """A search shows what it found among the titles, and once more among the texts."""
    twice = _hits(("A River", "1999"), ("A River", "1999"))
    assert [row.url for row in twice] == ["http://h/book/7"] * 2
    assert len({row.identifier for row in twice}) == 1
    for others in ((("A River", "1999"), ("A Hill", "1999")), (("A River", "1999"), ("A River", "2004"))):
        apart = _hits(*others)
        assert [row.url for row in apart] == [None] * 2 and len({row.identifier for row in apart}) == 2
