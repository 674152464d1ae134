"""Which records of a site are left out as none of the domain, told by what their families say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from crawler.records import RecordStore
from crawler.records.families import family, outsiders

SITE = "http://h"


def record(
    number: int, path: str | None, interface: str | None = "books", site: str = SITE, **said: float
) -> dict[str, Any]:
    """A record with an attribute of each name, known with that confidence."""
    return {
        "id": f"{path}{number}{interface}{site}",
        "site": site,
        "url": f"{site}{path.format(number)}" if path else None,
        "attributes": {name: f"{name} {number}" for name in said},
        "fields": [
            {"key": name, "value": f"{name} {number}", "attribute": name, "confidence": confidence}
            for name, confidence in said.items()
        ],
        "interface": interface,
        "query": {"q": "x"} if interface else None,
    }


BOOKS = [record(n, "/books/{}/", title=1.0, author=1.0, isbn=1.0, year=0.6) for n in range(80)]
LISTED = {"title": 0.7, "author": 0.5, "price": 0.6}


def left_out(*families: list[dict[str, Any]]) -> set[str]:
    return {name for _, name in outsiders([one for records in families for one in records]).families}


def test_jobs_beside_books_are_none_of_the_domain() -> None:
    jobs = [record(n, "/jobs/{}-senior-cook---energy/", "jobs", **LISTED) for n in range(50)]
    assert left_out(BOOKS, jobs) == {"/jobs/*"}
    assert left_out(jobs) == set()


def test_addresses_that_end_in_names_are_one_family() -> None:
    authors = [record(n, f"/author/{chr(97 + n)}%20name{{}}", None, title=0.7, year=0.6) for n in range(12)]
    assert left_out(BOOKS, authors) == {"/author/*"}


def test_what_says_nearly_as_much_stays() -> None:
    films = [record(n, "/films/{}", title=1.0, author=0.95) for n in range(40)]
    assert left_out(BOOKS, films) == set()


def test_a_large_family_that_is_only_less_labelled_stays_beside_a_small_one() -> None:
    plain = [record(n, "/item?nr={}", **LISTED) for n in range(900)]
    few = [record(n, "/special/{}", title=1.0, author=1.0, isbn=1.0) for n in range(12)]
    assert left_out(plain, few) == set()


def test_bare_names_are_left_out_however_many_they_are() -> None:
    pages = [record(n, "/special/{}", None, title=0.7) for n in range(900)]
    assert left_out(BOOKS, pages) == {"/special/*"}


def test_records_without_a_page_of_their_own_stay_with_those_of_the_same_answers() -> None:
    assert left_out(BOOKS, [record(n, None, title=0.7) for n in range(20)]) == set()
    assert left_out(BOOKS, [record(n, None, "jobs", title=0.7) for n in range(20)]) == {"\tjobs"}


def test_sites_are_judged_apart() -> None:
    elsewhere = [record(n, "/jobs/{}", "jobs", "http://other", **LISTED) for n in range(50)]
    assert left_out(BOOKS, elsewhere) == set()


def test_a_store_reads_counts_and_exports_what_is_of_the_domain(tmp_path: Path) -> None:
    jobs = [record(n, "/jobs/{}", "jobs", **LISTED) for n in range(20)]
    store = RecordStore(tmp_path)
    store.append([*BOOKS, *jobs])
    out = outsiders(store.all()).families
    assert {family(one)[1] for one in store.all()} == {"/books/*", "/jobs/*"}
    assert {family(one)[1] for one in store.read()} == {"/books/*"}
    assert store.count() == len(list(store.lines())) == len(BOOKS)
    assert len(list(store.rows())) == len(BOOKS) + len(jobs)
    assert {name for _, name in out} == {"/jobs/*"}
    store.close()


def test_what_links_show_again_by_other_pages_is_one_thing_with_what_an_interface_brought() -> None:
    letters = [record(n, "/list/letter/{}", title=0.95, author=0.95) for n in range(60)]
    threads = [record(n, "/list/thread/{}", None, title=0.95, author=0.95, publisher=0.9) for n in range(3, 63)]
    out = outsiders([*letters, *threads])
    assert [one["url"] for one in threads if not out.holds(one)] == [f"{SITE}/list/thread/{n}" for n in (60, 61, 62)]
    assert not any(map(out.holds, letters))
    assert not any(map(outsiders(threads).holds, threads))


def test_other_things_that_links_led_to_stay() -> None:
    letters = [record(n, "/list/letter/{}", title=0.95, author=0.95) for n in range(60)]
    others = [record(n, "/archive/{}", None, title=0.95, author=0.95) for n in range(40, 100)]
    out = outsiders([*letters, *others])
    assert not any(map(out.holds, [*letters, *others]))


def test_a_few_pieces_of_pages_without_addresses_are_none_of_the_domain() -> None:
    pieces = [record(n, None, "books", title=0.7) for n in range(1)]
    some = [record(n, None, "books", title=0.7) for n in range(10)]
    assert left_out(BOOKS, pieces) == {"\tbooks"}
    assert left_out(BOOKS, some) == set()


def test_what_links_show_again_may_be_spread_over_many_small_families() -> None:
    topics = [record(n, f"/forum/{'abc'[n % 3]}/topic/{{}}", title=0.95, author=0.95) for n in range(60)]
    posts = [record(n, f"/forum/{'abc'[n % 3]}/topic/{{}}?post=7", None, title=0.95, author=0.95) for n in range(12)]
    out = outsiders([*topics, *posts])
    assert [one for one in (*topics, *posts) if out.holds(one)] == posts


def test_what_links_to_records_say_is_no_record_beside_those_with_names() -> None:
    told = {"title": 0.8, "author": 0.8}
    books = [record(n, "/books/{}/", **told) for n in range(80)]
    pages = [record(n, "/link/x{}y", None, **told) for n in range(70)]
    for one in pages[30:]:
        one["attributes"]["title"] = "Permalink"
    for one in pages[60:]:
        one["attributes"]["title"] = one["url"]
    out = outsiders([*books, *pages])
    assert all(map(out.holds, pages))
    assert not any(map(out.holds, books))
    others = [record(100 + n, "/link/x{}y", None, **told) for n in range(30)]
    out = outsiders([*books, *others, *pages[30:]])
    assert [out.holds(one) for one in (*others, *pages[30:])] == [False] * 30 + [True] * 40


def test_a_few_records_of_an_interface_tell_nothing_of_the_names_of_others() -> None:
    def called_alike(count: int) -> list[dict[str, Any]]:
        found = [record(n, "/host/{}", None, title=0.9, status=1.0) for n in range(count)]
        return [one | {"attributes": one["attributes"] | {"title": "Information"}} for one in found]

    hosts, totals = called_alike(80), record(1, "/status?host={}", title=0.9, status=1.0)
    assert not any(outsiders([totals, *hosts]).holds(one) for one in hosts)
