"""The HTTP client against real local servers."""

from __future__ import annotations

import asyncio
import gzip

import pytest

from crawler.errors import FetchError, PermanentError, RefusedError, TransientError, UsageError
from crawler.fetch import FetchSettings, HttpFetcher, is_public, retry_after
from crawler.fetch.redirects import trusted
from crawler.models import Exchange, Request
from tests.hostile.server import WireServer, html

PRIVATE = FetchSettings(allow_private=True)


def keep_alive(body: bytes, *extra: str, status: str = "200 OK") -> bytes:
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body)}", *extra]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


async def test_a_page_comes_back_as_it_went_over_the_wire():
    body = b"<p>" + b"hello " * 100 + b"</p>"
    packed = gzip.compress(body)
    answers = {"/p": lambda head, base: html(packed, "Content-Encoding: gzip", "X-Twice: 1", "x-twice: \xe9")}
    async with WireServer(answers) as server, HttpFetcher(PRIVATE) as fetcher:
        fetched = await fetcher.fetch(Request(f"{server.base}/p?q=%C3%A9&x=a|b", headers=(("X-Own", "yes"),)))
    answer = fetched.answer
    assert (answer.status, answer.body, answer.raw, answer.truncated) == (200, body, packed, False)
    assert answer.header("content-encoding") == "gzip" and answer.header("x-twice") == "1"
    assert answer.head.startswith(b"HTTP/1.1 200 OK\r\n") and answer.head.endswith(b"\r\n\r\n")
    assert b"X-Twice: 1\r\nx-twice: \xe9\r\n" in answer.head
    assert answer.address == "127.0.0.1" and answer.elapsed_seconds >= 0 and answer.started > 1e9
    sent = server.heads[0]
    assert sent.startswith(b"GET /p?q=%C3%A9&x=a|b HTTP/1.1\r\n")
    assert sorted(answer.request_head.split(b"\r\n")) == sorted(sent.split(b"\r\n"))
    assert b"User-Agent: formdiver/" in sent and b"X-Own: yes" in sent


async def test_a_form_is_posted():
    answers = {"/s": lambda head, base: html(head)}
    form = (("Content-Type", "application/x-www-form-urlencoded"),)
    async with WireServer(answers) as server, HttpFetcher(PRIVATE) as fetcher:
        answer = (await fetcher.fetch(Request(f"{server.base}/s", "POST", b"q=1", form))).answer
    assert answer.body.startswith(b"POST /s ")
    assert b"Content-Length: 3" in answer.body and b"application/x-www-form-urlencoded" in answer.body


@pytest.mark.parametrize(("status", "method"), [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
async def test_redirects_turn_post_into_get_as_browsers_do(status, method):
    answers = {
        "/from": lambda head, base: html("", "Location: to/../target#part", status=f"{status} Moved"),
        "/target": lambda head, base: html(head),
    }
    asked = []

    async def may(url: str) -> None:
        asked.append(url)

    async with WireServer(answers) as server, HttpFetcher(PRIVATE) as fetcher:
        form = (("Content-Type", "application/x-www-form-urlencoded"),)
        fetched = await fetcher.fetch(Request(f"{server.base}/from", "POST", b"q=1", form), may=may)
        assert asked == [f"{server.base}/target"] == [fetched.url]
        assert fetcher.counters["http_requests"] == 2
    assert [exchange.status for exchange in fetched.exchanges] == [status, 200]
    assert fetched.answer.body.startswith(f"{method} /target ".encode())
    assert (b"urlencoded" in fetched.answer.body) == (method == "POST")


async def test_may_refuses_a_redirect_target_and_no_exchange_is_lost():
    answers = {"/a": lambda head, base: html("", "Location: /b", status="302 Found")}

    async def may(url: str) -> None:
        raise RefusedError("robots", reason="robots")

    async with WireServer(answers) as server, HttpFetcher(PRIVATE) as fetcher:
        with pytest.raises(RefusedError) as caught:
            await fetcher.fetch(Request(f"{server.base}/a"), may=may)
        assert len(server.heads) == 1
    assert caught.value.reason == "robots" and caught.value.sent == 1
    assert [exchange.status for exchange in caught.value.exchanges] == [302]


async def test_a_cookie_wall_that_redirects_to_itself_is_no_loop():
    def wall(head: bytes, base: str) -> bytes:
        if b"Cookie: seen=1" in head:
            return html("inside")
        return html("", "Location: /wall", "Set-Cookie: seen=1", status="302 Found")

    async with WireServer({"/wall": wall}) as server, HttpFetcher(PRIVATE) as fetcher:
        fetched = await fetcher.fetch(Request(f"{server.base}/wall"))
    assert fetched.answer.body == b"inside"


async def test_a_server_that_insists_on_its_own_spelling_gets_it():
    def fussy(head: bytes, base: str) -> bytes:
        if head.startswith(b"GET /%7Euser "):
            return html("home")
        return html("", "Location: /%7Euser", status="301 Moved")

    async with WireServer({"/~user": fussy, "/%7Euser": fussy}) as server, HttpFetcher(PRIVATE) as fetcher:
        fetched = await fetcher.fetch(Request(f"{server.base}/~user"))
    assert fetched.answer.body == b"home"
    assert fetched.url == f"{server.base}/~user"


async def test_another_port_is_another_site():
    async with WireServer({"/": lambda head, base: html(head)}) as other:
        answers = {"/": lambda head, base: html("", f"Location: {other.base}/", "Set-Cookie: a=b", status="302 Found")}
        settings = FetchSettings(
            allow_private=True, headers=(("Authorization", "Basic x"), ("X-Session", "s"), ("DNT", "1"))
        )
        async with WireServer(answers) as server, HttpFetcher(settings) as fetcher:
            secret = (("X-Api-Key", "k"), ("Referer", "r"))
            fetched = await fetcher.fetch(Request(f"{server.base}/", headers=secret))
            assert all(one in server.heads[0] for one in (b"Authorization: Basic x", b"X-Api-Key: k", b"X-Session: s"))
    body = fetched.answer.body
    assert not any(one in body for one in (b"Cookie", b"Authorization", b"X-Api-Key", b"X-Session", b"Referer"))
    assert b"Dnt: 1" in body


@pytest.mark.parametrize("status", [307, 308])
async def test_a_form_is_not_passed_on_to_another_host(status: int):
    async with WireServer({"/": lambda head, base: html(head)}) as other:
        answers = {"/s": lambda head, base: html("", f"Location: {other.base}/", status=f"{status} Moved")}
        async with WireServer(answers) as server, HttpFetcher(PRIVATE) as fetcher:
            assert (await fetcher.fetch(Request(f"{server.base}/s"))).url == f"{other.base}/"
            with pytest.raises(RefusedError) as refused:
                await fetcher.fetch(Request(f"{server.base}/s", "POST", b"q=1"))
        assert (refused.value.reason, len(other.heads)) == ("refused_post", 1)


async def test_credentials_go_to_the_named_sites_alone():
    async with WireServer({"/": lambda head, base: html(head)}) as server:
        for sites, sent in (((server.base,), True), (("http://other.example",), False)):
            settings = FetchSettings(allow_private=True, headers=(("Authorization", "x"),), credential_sites=sites)
            async with HttpFetcher(settings) as fetcher:
                body = (await fetcher.fetch(Request(f"{server.base}/"))).answer.body
            assert (b"Authorization" in body) == sent


@pytest.mark.parametrize(
    ("url", "known"),
    [
        ("http://own.example/x", True),
        ("https://own.example/x", True),
        ("https://safe.example/", True),
        ("http://safe.example/", False),
        ("http://www.own.example/", False),
        ("http://own.example:8080/", False),
        ("http://own.example.evil.example/", False),
    ],
)
def test_secrets_follow_a_site_to_its_encrypted_side_alone(url: str, known: bool):
    assert trusted(url, {"http://own.example", "https://safe.example"}) is known


@pytest.mark.parametrize("status", [404, 429, 500, 503])
async def test_error_statuses_are_answers(status):
    answers = {"/": lambda head, base: html("sorry", "Retry-After: 7", status=f"{status} No")}
    async with WireServer(answers) as server, HttpFetcher(PRIVATE) as fetcher:
        answer = (await fetcher.fetch(Request(f"{server.base}/"))).answer
    assert (answer.status, retry_after(answer, answer.started)) == (status, 7.0)


def with_retry_after(value: str) -> Exchange:
    return Exchange(Request("http://h/"), 503, (("Retry-After", value),), b"", b"", b"", b"", "", 0.0, 0.0)


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("120", 120.0),
        ("99999999", 3600.0),
        ("Wed, 21 Oct 2015 07:28:30 GMT", 30.0),
        ("Wed, 21 Oct 2015 07:00:00 GMT", 0.0),
        ("-5", None),
        ("soon", None),
        ("", None),
        ("9" * 5000, None),
    ],
)
def test_retry_after_in_both_forms(value, seconds):
    assert retry_after(with_retry_after(value), 1445412480.0) == seconds


async def test_a_cut_answer_rides_on_the_error():
    answers = {"/": lambda head, base: b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n<p>half"}
    async with WireServer(answers) as server, HttpFetcher(PRIVATE) as fetcher:
        with pytest.raises(TransientError) as caught:
            await fetcher.fetch(Request(f"{server.base}/"))
    assert caught.value.reason == "incomplete" and caught.value.sent == 1
    assert caught.value.partial is not None
    assert caught.value.partial.body == b"<p>half" and caught.value.partial.truncated


async def test_a_kept_connection_that_died_is_tried_once_more_and_both_are_counted():
    """The server answers one request per connection, but does not say so."""
    accepted = 0

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal accepted
        accepted += 1
        await reader.readuntil(b"\r\n\r\n")
        writer.write(keep_alive(b"one"))
        await writer.drain()
        # The second request arrives on a connection that is then closed without a word.
        await reader.read(1)
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server, HttpFetcher(PRIVATE) as fetcher:
        for _ in range(2):
            assert (await fetcher.fetch(Request(f"{base}/"))).answer.body == b"one"
        assert accepted == 2
        assert fetcher.counters["fetch_stale_connection"] == 1
        assert fetcher.counters["http_requests"] == 3
        with pytest.raises(TransientError) as caught:
            await fetcher.fetch(Request(f"{base}/", "POST", b"q=1"))
        assert caught.value.reason == "reset" and caught.value.sent == 1
        assert accepted == 2


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:{port}/",
        "http://localhost:{port}/",
        "http://2130706433:{port}/",
        "http://0x7f.1:{port}/",
        "http://017700000001:{port}/",
        "http://127.1:{port}/",
        "http://[::1]:{port}/",
        "http://[::ffff:127.0.0.1]:{port}/",
        "http://[::ffff:7f00:1]:{port}/",
        "http://0.0.0.0:{port}/",
    ],
)
async def test_no_spelling_of_loopback_gets_through(url):
    async with WireServer({"/": lambda head, base: html("secret")}) as server, HttpFetcher() as fetcher:
        with pytest.raises(RefusedError) as caught:
            await fetcher.fetch(Request(url.format(port=server.port)))
        assert caught.value.reason == "refused_private" and caught.value.sent == 0
        assert server.heads == []


class Changing:
    """A name server that answers something else each time."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def resolve(self, host: str, port: int) -> list[str]:
        self.asked += 1
        return self.answers.pop(0)


class PretendPublic:
    """127.0.0.1 stands for a public server, everything else on loopback for a private one."""

    def allows(self, address: str) -> bool:
        return address == "127.0.0.1" or is_public(address)


async def test_a_name_that_changes_its_address_is_looked_up_once_per_connection():
    """DNS rebinding: the address that was checked is the one connected to; a second answer is checked like a first."""
    page = {"/": lambda head, base: html("public")}
    async with WireServer(page) as public:
        resolver = Changing(["127.0.0.1"], ["127.0.0.2"], ["127.0.0.2", "127.0.0.1"])
        settings = FetchSettings(dns_seconds=0)
        async with HttpFetcher(settings, resolver=resolver, policy=PretendPublic()) as fetcher:
            url = f"http://rebind.example:{public.port}/"
            fetched = await fetcher.fetch(Request(url))
            assert fetched.answer.address == "127.0.0.1" and resolver.asked == 1
            with pytest.raises(RefusedError) as caught:
                await fetcher.fetch(Request(url))
            assert caught.value.reason == "refused_private" and resolver.asked == 2
            assert (await fetcher.fetch(Request(url))).answer.address == "127.0.0.1"
        assert len(public.heads) == 2


async def test_a_proxy_is_used_and_private_targets_stay_refused():
    def proxy(head: bytes, base: str) -> bytes:
        return html(head)

    async with WireServer({"http://site.example/x": proxy}) as server:
        settings = FetchSettings(proxy=server.base)
        resolver = Changing(["93.184.216.34"], ["10.0.0.7"])
        async with HttpFetcher(settings, resolver=resolver) as fetcher:
            answer = (await fetcher.fetch(Request("http://site.example/x"))).answer
            assert answer.body.startswith(b"GET http://site.example/x ")
            for url in ("http://inside.example/", "http://192.168.0.1/", f"{server.base}/"):
                with pytest.raises(RefusedError):
                    await fetcher.fetch(Request(url))
        assert len(server.heads) == 1


async def test_a_proxy_whose_name_nobody_knows_is_told_apart_from_a_site():
    settings = FetchSettings(proxy="http://proxy.invalid:3128")
    async with HttpFetcher(settings, resolver=Changing([])) as fetcher:
        with pytest.raises(TransientError) as caught:
            await fetcher.fetch(Request("http://93.184.216.34/"))
    assert (caught.value.reason, caught.value.sent) == ("proxy", 0) and "proxy.invalid" in str(caught.value)
    async with HttpFetcher(FetchSettings(), resolver=Changing([])) as fetcher:
        with pytest.raises(PermanentError) as unknown:
            await fetcher.fetch(Request("http://site.invalid/"))
    assert unknown.value.reason == "dns"


async def test_a_server_that_is_not_there():
    async with WireServer({}) as server:
        base = server.base
    async with HttpFetcher(PRIVATE) as fetcher:
        with pytest.raises(TransientError) as caught:
            await fetcher.fetch(Request(f"{base}/"))
    assert caught.value.reason == "connect" and caught.value.sent == 0


async def test_a_server_without_tls():
    quick = FetchSettings(allow_private=True, connect_seconds=1)
    async with WireServer({"/": lambda head, base: html("x")}) as server, HttpFetcher(quick) as fetcher:
        with pytest.raises(FetchError) as caught:
            await fetcher.fetch(Request(f"https://127.0.0.1:{server.port}/"))
    assert caught.value.reason in ("tls", "timeout_connect") and caught.value.sent == 0


async def test_a_name_without_address():
    class Nowhere:
        async def resolve(self, host: str, port: int) -> list[str]:
            raise OSError(5, "no address")

    async with HttpFetcher(resolver=Nowhere()) as fetcher:
        with pytest.raises(TransientError) as caught:
            await fetcher.fetch(Request("http://nowhere.example/"))
    assert caught.value.reason == "dns" and caught.value.sent == 0


async def test_cookies_come_back():
    answers = {
        "/set": lambda head, base: html("", "Set-Cookie: a=1; Path=/", "Set-Cookie: b=2; Path=/deep"),
        "/get": lambda head, base: html(head),
        "/deep/get": lambda head, base: html(head),
    }
    async with WireServer(answers) as server, HttpFetcher(PRIVATE) as fetcher:
        await fetcher.fetch(Request(f"{server.base}/set"))
        assert b"Cookie: a=1\r\n" in (await fetcher.fetch(Request(f"{server.base}/get"))).answer.body
        assert b"Cookie: a=1; b=2\r\n" in (await fetcher.fetch(Request(f"{server.base}/deep/get"))).answer.body
        fetcher.cookies.forget(server.base)
        assert b"Cookie" not in (await fetcher.fetch(Request(f"{server.base}/get"))).answer.body


def test_settings_refuse_what_cannot_work():
    for bad in ({"proxy": "socks5://h:1"}, {"headers": (("A b", "c"),)}, {"headers": (("A", "b\r\nC: d"),)}):
        with pytest.raises(UsageError):
            FetchSettings(**bad)


async def test_a_request_with_a_broken_header_is_not_sent():
    async with WireServer({"/": lambda head, base: html("x")}) as server, HttpFetcher(PRIVATE) as fetcher:
        with pytest.raises(PermanentError) as caught:
            await fetcher.fetch(Request(f"{server.base}/", headers=(("X", "a\r\nY: b"),)))
        assert caught.value.sent == 0 and server.heads == []
