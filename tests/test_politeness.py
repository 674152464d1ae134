"""The pace of sites: no clock but the one passed in."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from crawler.politeness import MAX_BACK_OFF_SECONDS, MAX_RETRY_AFTER_SECONDS, Politeness

PUBLIC, OTHER, LOCAL = "http://a.example", "http://b.example", "http://127.0.0.1:8000"


def middle() -> float:
    return 0.5


def test_a_public_site_waits_a_second_and_loopback_does_not():
    pace = Politeness(middle, allow_private=True)
    assert pace.ready_at(PUBLIC, "8.8.8.8", 100.0) == 100.0
    pace.sent(PUBLIC, "8.8.8.8", 100.0)
    pace.sent(LOCAL, "127.0.0.1", 100.0)
    assert pace.ready_at(PUBLIC, "8.8.8.8", 100.1) == 101.0
    assert pace.ready_at(LOCAL, "127.0.0.1", 100.0) == 100.0


def test_the_users_delay_holds_everywhere():
    pace = Politeness(middle, delay_seconds=0.25, allow_private=True)
    for site, address in ((PUBLIC, "8.8.8.8"), (LOCAL, "127.0.0.1")):
        pace.sent(site, address, 10.0)
        assert pace.ready_at(site, address, 10.0) == 10.25


def test_crawl_delay_is_kept_but_not_without_bound():
    pace = Politeness(middle)
    pace.set_crawl_delay(PUBLIC, 7)
    pace.sent(PUBLIC, None, 0.0)
    assert pace.ready_at(PUBLIC, None, 0.0) == 7.0
    pace.set_crawl_delay(OTHER, 1e9)
    pace.sent(OTHER, None, 0.0)
    assert pace.ready_at(OTHER, None, 0.0) == 60.0


def test_sites_on_one_address_share_it():
    pace = Politeness(middle)
    pace.sent(PUBLIC, "8.8.8.8", 0.0)
    assert pace.ready_at(OTHER, "8.8.8.8", 0.0) == 0.5
    assert pace.ready_at(OTHER, "9.9.9.9", 0.0) == 0.0
    local = Politeness(middle, delay_seconds=1.0, allow_private=True)
    local.sent("http://127.0.0.1:1", "127.0.0.1", 0.0)
    assert local.ready_at("http://127.0.0.1:2", "127.0.0.1", 0.0) == 0.0


def test_back_off_doubles_and_is_forgiven():
    pace = Politeness(middle)
    waits = []
    for _ in range(20):
        pace.answered(PUBLIC, 503, None, 0.1, 1e6)
        waits.append(pace.ready_at(PUBLIC, None, 1e6) - 1e6)
    assert waits[:4] == [1.0, 2.0, 4.0, 8.0]
    assert waits == sorted(waits) and waits[-1] == MAX_BACK_OFF_SECONDS
    assert pace.failures(PUBLIC) == 20
    assert pace.delay(PUBLIC) == 60.0
    for _ in range(50):
        pace.answered(PUBLIC, 200, None, 0.1, 2e6)
    assert (pace.failures(PUBLIC), pace.delay(PUBLIC)) == (0, 1.0)


def test_retry_after_is_obeyed_up_to_an_hour():
    pace = Politeness(middle)
    pace.answered(PUBLIC, 429, 42.0, 0.1, 0.0)
    assert pace.ready_at(PUBLIC, None, 0.0) == 42.0
    pace.answered(OTHER, 503, 1e9, 0.1, 0.0)
    assert pace.ready_at(OTHER, None, 0.0) == MAX_RETRY_AFTER_SECONDS


def test_a_slow_server_is_asked_less():
    pace = Politeness(middle)
    for _ in range(30):
        pace.answered(PUBLIC, 200, None, 5.0, 0.0)
    assert 4.5 < pace.delay(PUBLIC) <= 5.0


def test_a_missing_page_is_no_reason_to_slow_down():
    pace = Politeness(middle)
    pace.answered(PUBLIC, 404, None, 0.1, 5.0)
    pace.answered(PUBLIC, 500, None, 0.1, 5.0)
    assert pace.ready_at(PUBLIC, None, 5.0) == 5.0


@given(
    st.lists(
        st.tuples(
            st.sampled_from([0, 200, 404, 429, 503]),
            st.none() | st.floats(-10, 1e12),
            st.floats(0, 1e4),
            st.floats(0, 100),
        ),
        max_size=40,
    ),
    st.floats(0, 0.999),
)
def test_the_wait_is_bounded_whatever_happens(answers, jitter):
    pace = Politeness(lambda: jitter)
    now = 0.0
    for status, retry_after, elapsed, step in answers:
        now += step
        assert pace.ready_at(PUBLIC, "8.8.8.8", now) >= now
        pace.sent(PUBLIC, "8.8.8.8", now)
        pace.answered(PUBLIC, status, retry_after, elapsed, now)
        assert now <= pace.ready_at(PUBLIC, "8.8.8.8", now) <= now + max(MAX_RETRY_AFTER_SECONDS, 1.5 * 900)
