"""Whether the records' own pages are worth a request each."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crawler.harvest.details import DetailPolicy, cut_short, kind_of
from crawler.harvest.samples import MORE, SAMPLE
from crawler.harvest.shapes import NAMES
from tests.growth import SQUARE, growth

NAMED = (
    "emma persuasion the-hidden-valley ulysses kim dracula middlemarch walden bleak-house villette nana momo".split()
)


def listed(policy: DetailPolicy, count: int, **attributes: str) -> list[bool]:
    values = {name: [value] for name, value in attributes.items()}
    return [policy.listed(f"http://h/book/{number}", str(number), values) for number in range(count)]


def test_own_pages_that_say_more_are_all_fetched() -> None:
    policy = DetailPolicy()
    assert listed(policy, 10, title="T") == [True] * SAMPLE + [False] * 7
    for number in range(SAMPLE):
        policy.looked(f"http://h/book/{number}", {"title": ["T"]}, {"title": ["T"], "author": ["A"]})
    assert policy.follows("http://h/book/77") is True
    assert len(policy.due()) == 7
    assert policy.due() == {}


def test_own_pages_that_say_nothing_new_are_let_be() -> None:
    policy = DetailPolicy()
    listed(policy, 10, title="T", author="A")
    for number in range(SAMPLE):
        policy.looked(f"http://h/book/{number}", {"title": ["T"], "author": ["A"]}, {"title": ["T"], "author": ["A"]})
    assert policy.follows("http://h/book/77") is False
    assert policy.due() == {}


def test_of_own_pages_that_say_nothing_new_those_of_names_cut_short_are_fetched() -> None:
    policy = DetailPolicy()
    listed(policy, 5, title="T", author="A")
    assert not policy.listed("http://h/book/5", "5", {"title": ["A very long ..."], "author": ["A"]})
    for number in range(SAMPLE):
        policy.looked(f"http://h/book/{number}", {"title": ["T"], "author": ["A"]}, {"title": ["T"], "author": ["A"]})
    assert policy.follows("http://h/book/77") is False
    assert list(policy.due()) == ["http://h/book/5"]
    assert policy.listed("http://h/book/8", "8", {"title": ["Another long ..."], "author": ["A"]})
    assert not policy.listed("http://h/book/9", "9", {"title": ["Short"], "author": ["A and others ..."]})


def test_a_title_cut_short_in_the_list_is_worth_its_own_page() -> None:
    policy = DetailPolicy()
    listed(policy, 5, title="A very long …")
    for number in range(SAMPLE):
        policy.looked(f"http://h/book/{number}", {"title": ["A very long …"]}, {"title": ["A very long title"]})
    assert policy.follows("http://h/book/9") is True
    assert cut_short("…long title") and cut_short("...long title")
    assert (
        cut_short("Ann Birch [..]")
        and cut_short("[…] of the list")
        and cut_short("A very long...")
        and not cut_short("A very long title.")
    )


def test_failures_do_not_keep_the_rest_waiting_for_ever() -> None:
    policy = DetailPolicy()
    listed(policy, 30, title="T")
    for _ in range(10):
        for url in policy.due():
            policy.failed(url)
        for number in range(SAMPLE):
            policy.failed(f"http://h/book/{number}")
    assert policy.follows("http://h/book/1") is False


def test_the_first_of_several_names_is_a_value_cut_short() -> None:
    for value in ("LIND, MARA (+3)", "Mara Lind + 2 more", "Mara Lind and 2 others", "Lind M et al.", "Mara Lind u.a."):
        assert cut_short(value), value
    for value in ("The River (3)", "(+3)", "Press of the Coast and 3 Rivers", "The planet al.", "River +3"):
        assert not cut_short(value), value


def test_records_listed_elsewhere_are_looked_at_by_themselves_where_those_listed_first_told_nothing_more() -> None:
    policy = DetailPolicy()
    news, books = kind_of("http://h/node/1", "http://h/"), kind_of("http://h/node/1", "http://h/catalogue?page=2")
    said = {"title": ["T"]}
    for number in range(10):
        policy.listed(f"http://h/node/{number}", str(number), said, news)
    for number in range(100, 130):
        assert not policy.listed(f"http://h/node/{number}", str(number), said, books)
    for number in range(SAMPLE):
        policy.looked(f"http://h/node/{number}", said, said)
    assert policy.undecided("http://h/node/140", books)
    samples = list(policy.due())
    assert samples == ["http://h/node/100", "http://h/node/101", "http://h/node/102"] and policy.due() == {}
    for url in samples:
        policy.looked(url, said, {"title": ["T"], "publisher": ["P"]})
    assert len(policy.due()) == 27 and policy.follows("http://h/node/150")
    assert policy.listed("http://h/node/140", "140", said, books)
    assert not policy.listed("http://h/node/11", "11", said, news)


def test_parts_of_a_site_that_addresses_name_are_looked_at_by_themselves() -> None:
    policy, said = DetailPolicy(), {"title": ["T"]}
    pages = [f"http://h/wiki.php?n=News.Week{chr(97 + n)}" for n in range(SAMPLE + 2)]
    pages += [f"http://h/wiki.php?n=Plants.Rosa{chr(97 + n)}" for n in range(12)]
    found = [u for u in pages if policy.listed(u, u, said, kind_of(u, "http://h/wiki.php?action=search&q=a"))]
    assert found == pages[:SAMPLE]
    for url in found:
        policy.looked(url, said, said)
    samples = list(policy.due())
    assert samples == pages[SAMPLE + 2 :][:SAMPLE]
    for url in samples:
        policy.looked(url, said, {"title": ["T"], "family": ["F"]})
    assert len(policy.due()) == 12 - SAMPLE


def test_few_records_of_another_kind_are_no_reason_to_look_again() -> None:
    policy, said = DetailPolicy(), {"title": ["T"]}
    for number in range(SAMPLE):
        policy.listed(f"http://h/node/{number}", str(number), said, "/")
        policy.looked(f"http://h/node/{number}", said, said)
    for kind in range(9):
        for number in range(7 if kind < 1 else 20):
            policy.listed(f"http://h/node/{kind}{number}", f"{kind}{number}", said, f"/list/{kind}")
    assert len(policy.due()) == 3 * SAMPLE
    assert not policy.follows("http://h/node/5")


def test_no_address_that_waits_twice_is_due_twice() -> None:
    for title, fails in (("The long...", False), ("T", True)):
        policy, said, due = DetailPolicy(), {"title": [title]}, list[str]()
        for number in range(SAMPLE):
            policy.listed(f"http://h/node/{number}", str(number), {"title": ["T"]}, "/")
        for number in range(100, 112):
            policy.listed(f"http://h/node/{number}", str(number), said, "/books")
        for number in range(SAMPLE):
            url = f"http://h/node/{number}"
            policy.failed(url) if fails else policy.looked(url, {"title": ["T"]}, {"title": ["T"]})
        while found := policy.due():
            for url in found:
                told = {"title": ["T"], "publisher": ["P"]}
                policy.failed(url) if fails and not due else policy.looked(url, said, told)
            due += found
        assert len(due) == len(set(due)) == 12


def test_names_at_one_place_of_an_address_are_judged_together() -> None:
    policy, said = DetailPolicy(), {"title": ["T"], "author": ["A"]}
    urls = [f"http://h/books/{name}/" for name in NAMED]
    asked = []
    for url in urls:
        if policy.listed(url, url, said):
            asked.append(url)
            policy.looked(url, said, said)
    assert asked == urls[: NAMES - 1]
    assert policy.follows("http://h/books/another/") is False and policy.due() == {}
    assert policy.knows(urls[-1]) and not policy.knows("http://h/books/search/")


def test_of_names_that_say_more_all_are_fetched() -> None:
    policy, said = DetailPolicy(), {"title": ["T"]}
    urls = [f"http://h/{name}" for name in NAMED]
    asked = [url for url in urls if policy.listed(url, url, said)]
    for url in asked:
        policy.looked(url, said, {"title": ["T"], "publisher": ["P"]})
    assert sorted([*asked, *policy.due()]) == sorted(urls)
    assert policy.follows("http://h/another") is True


def test_short_names_among_long_ones_make_nobody_who_waits_forgotten() -> None:
    policy, said = DetailPolicy(), {"title": ["T"]}
    long = [f"http://h/books/the-{name}-house-by-the-sea/" for name in "amber brass cobalt ember frozen gilded".split()]
    short = [f"http://h/books/{name}/" for name in NAMED]
    urls = [*long, *short]
    asked = [url for url in urls if policy.listed(url, url, said)]
    for url in asked:
        policy.looked(url, said, {"title": ["T"], "publisher": ["P"]})
    assert sorted([*asked, *policy.due()]) == sorted(urls)


def test_short_names_among_long_ones_leave_what_these_told() -> None:
    policy, said = DetailPolicy(), {"title": ["T"], "author": ["A"]}
    long = [f"http://h/books/the-{name}-house-by-the-sea/" for name in "amber brass cobalt ember frozen gilded".split()]
    asked = [url for url in long if policy.listed(url, url, said)]
    for url in asked:
        policy.looked(url, said, said)
    assert asked == long[:SAMPLE]
    for name in NAMED[:NAMES]:
        if policy.listed(url := f"http://h/books/{name}/", url, said):
            policy.looked(url, said, said)
    assert policy.follows("http://h/books/another/") is False and policy.due() == {}


def test_own_pages_of_which_some_say_more_are_worth_the_others() -> None:
    for layout in ("http://h/books/{0}", "http://h/books/{1}"):
        policy, said = DetailPolicy(), {"title": ["T"]}
        numbers = {layout.format(name, number): number for number, name in enumerate(_names(30))}
        open_ = [url for url in numbers if policy.listed(url, url, said)]
        asked = []
        while open_:
            for url in open_:
                policy.looked(url, said, said if numbers[url] % 3 else {"title": ["T"], "series": ["S"]})
            asked += open_
            open_ = list(policy.due())
        assert sorted(asked) == sorted(numbers), layout


def test_of_records_let_be_one_is_looked_at_now_and_then() -> None:
    """A list that begins with what says nothing more goes on with what does."""
    for layout in ("http://h/books/{0}", "http://h/books/{1}"):
        policy, said = DetailPolicy(), {"title": ["T"]}
        numbers = {layout.format(name, number): number for number, name in enumerate(_names(140))}
        asked = []
        for begun in range(0, len(numbers), 10):
            rows = list(numbers)[begun : begun + 10]
            open_ = [url for url in rows if policy.listed(url, url, said)]
            while open_:
                for url in open_:
                    policy.looked(url, said, said if numbers[url] < 40 else {"title": ["T"], "publisher": ["P"]})
                asked += open_
                open_ = list(policy.due())
        assert len(asked) == len(set(asked)) and {url for url in numbers if numbers[url] >= 40} <= set(asked), layout


def test_of_hundreds_of_records_that_say_no_more_hardly_one_is_looked_at() -> None:
    policy, said, asked = DetailPolicy(), {"title": ["T"], "author": ["A"]}, 0
    for number in range(800):
        if policy.listed(f"http://h/books/{number}", str(number), said):
            policy.looked(f"http://h/books/{number}", said, said)
            asked += 1
        assert policy.due() == {}
    assert asked == 1 + 5


def test_one_page_that_says_more_by_chance_is_no_reason_to_fetch_hundreds() -> None:
    policy, said, asked = DetailPolicy(), {"title": ["T"]}, list[str]()
    for number in range(600):
        url = f"http://h/book/{number}"
        open_ = [url] if policy.listed(url, url, said) else []
        while open_:
            for one in open_:
                odd = len(asked) == SAMPLE  # the first of those looked at later
                policy.looked(one, said, {"title": ["T"], "publisher": ["P"]} if odd else said)
                asked.append(one)
            open_ = list(policy.due())
    assert SAMPLE + MORE <= len(asked) == len(set(asked)) < 20
    assert policy.follows("http://h/book/9999") is False


def test_a_page_that_fails_to_tell_waits_for_those_asked_with_it() -> None:
    policy, said = DetailPolicy(), {"title": ["T"]}
    urls = [f"http://h/{name}" for name in NAMED]
    asked = [url for url in urls if policy.listed(url, url, said)]
    for number, url in enumerate(asked):
        policy.looked(url, said, said if number < SAMPLE else {"title": ["T"], "publisher": ["P"]})
    assert len(asked) == NAMES - 1 and policy.follows(urls[-1]) is None and policy.due()


def test_own_pages_of_which_hardly_one_says_more_are_let_be() -> None:
    policy, said, asked = DetailPolicy(), {"title": ["T"]}, 0
    for number, name in enumerate(_names(60)):
        url = f"http://h/books/{name}"
        open_ = [url] if policy.listed(url, url, said) else []
        while open_:
            asked += len(open_)
            for one in open_:
                policy.looked(one, said, said if number else {"title": ["T"], "series": ["S"]})
            open_ = list(policy.due())
    assert asked == MORE + 1 and policy.follows("http://h/books/another") is False


def test_names_listed_elsewhere_are_judged_by_themselves_though_any_name_may_stand_there() -> None:
    """Six names make one shape; some of them were of another kind, which told nothing."""
    for first in (2, 4):
        policy, said = DetailPolicy(), {"title": ["T"]}
        kinds = {f"http://h/{name}": "/news" if number < first else "/books" for number, name in enumerate(_names(30))}
        open_, asked = [url for url, kind in kinds.items() if policy.listed(url, url, said, kind)], []
        while open_:
            for url in open_:
                policy.looked(url, said, {"title": ["T"], "publisher": ["P"]} if kinds[url] == "/books" else said)
            asked += open_
            open_ = list(policy.due())
        assert sorted(asked) == sorted(kinds), first
        assert not policy.listed("http://h/more-news", "n", said, "/news") or first < SAMPLE
        assert policy.listed("http://h/more-books", "b", said, "/books")


def _names(count: int) -> list[str]:
    """So many names without numbers."""
    return [f"{one}-{other}" for one in NAMED for other in NAMED][:count]


def test_names_above_names_and_before_fixed_parts() -> None:
    for layout in ("/{0}/{1}", "/shop/{0}/{1}.html", "/{1}/details", "/people/{0}/{1}/"):
        policy, said = DetailPolicy(), {"title": ["T"]}
        urls = [f"http://h{layout.format(one, other)}" for one, other in zip(NAMED, reversed(NAMED), strict=True)]
        asked = 0
        for url in urls:
            if policy.listed(url, url, said):
                asked += 1
                policy.looked(url, said, said)
        assert asked < NAMES and policy.due() == {}, layout


def test_few_names_and_parameters_are_each_for_themselves() -> None:
    policy, said = DetailPolicy(), {"title": ["T"]}
    for part in ("books", "films", "maps"):
        url = f"http://h/{part}/7"
        assert policy.listed(url, url, said)
        policy.looked(url, said, said if part != "maps" else {"title": ["T"], "scale": ["S"]})
    assert [policy.follows(f"http://h/{part}/9") for part in ("books", "films", "maps")] == [False, False, True]
    for name in NAMED:
        assert policy.listed(f"http://h/{name}?id=7", name, said)


@given(st.lists(st.tuples(st.integers(0, 40), st.sampled_from("ab"), st.booleans(), st.booleans()), max_size=120))
def test_what_the_events_tell_decides_as_the_crawl_did(steps: list[tuple[int, str, bool, bool]]) -> None:
    """A crawl notes what was listed only where that may matter; replaying its notes ends in the same state."""
    live, replayed, open_ = DetailPolicy(), DetailPolicy(), list[str]()
    for number, kind, gains, fails in steps:
        url = f"http://h/{'node/' if number % 3 else ''}{NAMED[number % len(NAMED)]}{number if number % 2 else ''}"
        said = {"title": ["T..." if gains and fails else "T"]}
        noted = live.undecided(url, kind)
        if live.listed(url, url, said, kind):
            open_.append(url)
        if noted:
            replayed.listed(url, url, said, kind)
        if len(open_) > 3:
            done = open_.pop(0)
            for policy in (live, replayed):
                if fails:
                    policy.failed(done)
                else:
                    policy.looked(done, said, {"title": ["T"], **({"year": ["1"]} if gains else {})})
        due = live.due()
        assert due == replayed.due()
        open_ += due
    assert live == replayed


@pytest.mark.parametrize("folders", [1, 6, 10**9])
def test_names_in_ever_new_folders_take_time_as_they_come(folders: int) -> None:
    def list_(count: int) -> None:
        policy = DetailPolicy()
        for number in range(count):
            name = "".join(chr(97 + int(digit)) for digit in str(number))
            folder = "".join(chr(97 + int(digit)) for digit in str(number // folders))
            policy.listed(f"http://h.example/p{folder}/q/r{name}", str(number), {"title": ["x"]}, "k")
            if number % 20 == 19:
                policy.due()

    assert growth(lambda count: partial(list_, count), 4_000) < SQUARE
