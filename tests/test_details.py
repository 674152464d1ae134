"""Whether the records' own pages are worth a request each."""

from __future__ import annotations

from crawler.harvest.details import SAMPLE, DetailPolicy, cut_short


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
