"""robots.txt: reading (RFC 9309) and remembering."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crawler.fetch import FetchSettings, HttpFetcher, user_agent
from crawler.metrics import Counters
from crawler.robots import FAILURE_SECONDS, MAX_BYTES, TTL_SECONDS, Robots, RobotsCache, product_token
from tests.hostile.cases import _robots
from tests.hostile.server import WireServer, html

AGENT = "formdiver/0.1 (+https://x.example/)"
FILE = b"""\xef\xbb\xbf# a comment
User-agent: *
Disallow: /private
Allow: /private/open
Disallow: /*.pdf$
Crawl-delay: 3
Sitemap: https://h.example/map.xml

User-agent: FormDiver
User-agent: otherbot
Disallow: /search

User-agent: form
Disallow: /
"""


def test_the_group_of_the_robot_wins_over_the_star():
    robots = Robots.parse(200, FILE, AGENT)
    assert not robots.allowed("http://h/search?q=1")
    assert robots.allowed("http://h/private") and robots.allowed("http://h/")
    assert robots.crawl_delay is None
    assert robots.sitemaps == ("https://h.example/map.xml",)
    other = Robots.parse(200, FILE, "somebody/1")
    assert not other.allowed("http://h/private/x") and other.allowed("http://h/private/open/x")
    assert not other.allowed("http://h/a.pdf") and other.allowed("http://h/a.pdf?x")
    assert other.allowed("http://h/robots.txt") and other.crawl_delay == 3.0


@pytest.mark.parametrize(
    ("status", "allowed"),
    [(200, False), (404, True), (403, True), (302, True), (429, False), (500, False), (503, False)],
)
def test_statuses(status, allowed):
    robots = Robots.parse(status, b"User-agent: *\nDisallow: /", AGENT)
    assert robots.allowed("http://h/x") == allowed
    assert robots.unavailable == (status in (429, 500, 503))


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"<!DOCTYPE html><html><body>User-agent: *\nDisallow: /\n</body></html>",
        bytes(range(256)) * 20,
        b"\xff\xfe" + "User-agent: *\nDisallow: /x".encode("utf-16-le"),
        b"Disallow: /",
        b"User-agent: *\nDisallow:",
        b"User-agent: nobody\rDisallow: /\r",
    ],
)
def test_what_is_no_rule_for_us_allows(body):
    assert Robots.parse(200, body, AGENT).allowed("http://h/page")


def test_other_encodings_are_read():
    text = "User-agent: *\nDisallow: /caf\u00e9"
    for body in (text.encode("utf-16"), text.encode(), text.replace("\n", "\r").encode()):
        assert not Robots.parse(200, body, AGENT).allowed("http://h/caf%C3%A9/x")


def test_a_file_that_is_too_long_is_cut_at_a_whole_line():
    body = b"User-agent: *\n" + b"Disallow: /first\n" + b"#" * (MAX_BYTES - 50) + b"\nDisallow: /abcdefghijk\n" * 9
    robots = Robots.parse(200, body, AGENT)
    assert robots.cut and not robots.allowed("http://h/first") and robots.allowed("http://h/a")


@pytest.mark.parametrize(
    "body",
    [
        b"".join(b"user-agent: a%d\n" % n for n in range(18_000)) + b"disallow: /x\n" * 18_000,
        b"user-agent: *\n" + b"disallow: /*a*b\n" * 32_000,
        b"user-agent: *\ndisallow: /" + b"*a" * 250_000,
        b"user-agent: *\ndisallow: /" + b"%61" * 160_000,
        b":" * 500_000,
        b"user-agent: *\ncrawl-delay: nan\ncrawl-delay: 1e999\ncrawl-delay: -1\nrequest-rate: 0/0\nrequest-rate: 1/0s",
    ],
)
@pytest.mark.timeout(60)
def test_a_hostile_file_costs_little(body):
    """Each takes well below a second; read the parser's own way, minutes and gigabytes."""
    robots = Robots.parse(200, body, AGENT)
    for n in range(20):
        assert robots.allowed(f"http://h/{n}" + "a" * 4000) in (True, False)


@given(st.binary(max_size=600), st.text(max_size=60), st.integers(100, 599))
def test_nothing_raises(body, path, status):
    robots = Robots.parse(status, body, AGENT)
    assert robots.allowed("http://h/" + path) in (True, False)
    assert robots.crawl_delay is None or robots.crawl_delay >= 0


def test_request_rate_is_a_delay_too():
    assert Robots.parse(200, b"User-agent: *\nRequest-rate: 1/5\nDisallow: /x", AGENT).crawl_delay == 5.0


def test_product_token():
    assert product_token(user_agent()) == "formdiver"


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def test_a_site_is_asked_once_a_day_and_by_one_at_a_time():
    answers = {
        "/robots.txt": lambda head, base: html("", "Location: /moved.txt", status="301 Moved"),
        "/moved.txt": lambda head, base: html("User-agent: *\nDisallow: /no", content_type="text/plain"),
    }
    clock = Clock()
    async with WireServer(answers) as server, HttpFetcher(FetchSettings(allow_private=True)) as fetcher:
        cache = RobotsCache(fetcher.fetch, AGENT, clock)
        assert cache.known(server.base) is None
        found = await asyncio.gather(*(cache.get(server.base) for _ in range(10)))
        assert all(robots is found[0] for robots in found)
        assert not found[0].allowed(f"{server.base}/no") and found[0].allowed(f"{server.base}/yes")
        assert cache.sent == len(server.heads) == 2
        clock.now += TTL_SECONDS - 1
        await cache.get(server.base)
        assert cache.sent == 2
        clock.now += 2
        await cache.get(server.base)
        assert cache.sent == len(server.heads) == 4


async def test_a_server_in_trouble_refuses_for_a_while():
    status = "503 Busy"
    clock = Clock()
    answers = {"/robots.txt": lambda head, base: html("User-agent: *\nDisallow:", status=status)}
    async with WireServer(answers) as server, HttpFetcher(FetchSettings(allow_private=True)) as fetcher:
        cache = RobotsCache(fetcher.fetch, AGENT, clock)
        assert (await cache.get(server.base)).unavailable
        clock.now += FAILURE_SECONDS + 1
        assert (await cache.get(server.base)).unavailable
        clock.now += FAILURE_SECONDS + 1
        assert (await cache.get(server.base)).unavailable
        assert cache.sent == 2
        status = "200 OK"
        clock.now += FAILURE_SECONDS
        assert (await cache.get(server.base)).allowed(f"{server.base}/x")
        base = server.base
    async with HttpFetcher(FetchSettings(allow_private=True)) as fetcher:
        cache = RobotsCache(fetcher.fetch, AGENT, clock)
        assert (await cache.get(base)).unavailable
        assert cache.sent == 0


async def test_redirects_that_lead_nowhere_mean_no_file():
    answers = {"/robots.txt": lambda head, base: html("", f"Location: {base}/robots.txt", status="302 Found")}
    async with WireServer(answers) as server, HttpFetcher(FetchSettings(allow_private=True)) as fetcher:
        cache = RobotsCache(fetcher.fetch, AGENT, Clock())
        assert (await cache.get(server.base)).allowed(f"{server.base}/x")
        assert cache.sent == 1


async def test_fifty_megabytes_of_rules():
    counters = Counters()
    settings = FetchSettings(allow_private=True, max_body_bytes=1 << 20)
    async with WireServer({"/robots.txt": _robots}) as server, HttpFetcher(settings) as fetcher:
        cache = RobotsCache(fetcher.fetch, AGENT, Clock(), counters=counters)
        robots = await cache.get(server.base)
        assert not robots.allowed(f"{server.base}/private/x") and robots.allowed(f"{server.base}/b")
    assert counters["robots_cut"] == counters["robots_requests"] == 1
