"""Addresses, content codings and cookies by themselves."""

from __future__ import annotations

import gzip
import json
import zlib
from ipaddress import IPv6Address

import brotli
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crawler.errors import UsageError
from crawler.fetch.address import is_loopback, is_public, literal
from crawler.fetch.body import codings, decoded
from crawler.fetch.cookies import MAX_PER_SITE, Cookies, cookie_date, read_cookies, set_cookie

PACKERS = {
    "gzip": gzip.compress,
    "deflate": zlib.compress,
    "br": lambda data: brotli.compress(data, quality=3),
}


@pytest.mark.parametrize(
    "address",
    "0.0.0.0 10.1.2.3 100.64.0.1 100.100.100.200 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1 172.31.255.255 "
    "192.0.0.8 192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 240.0.0.1 255.255.255.255 168.63.129.16 :: "
    "::1 fe80::1 fe80::1%eth0 fc00::1 fd00:ec2::254 fec0::1 ff02::1 2001:db8::1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 "
    "::127.0.0.1 2002:7f00:1::1 2002:a00:1::1 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::a00:1 "
    "2001:0:4136:e378:8000:63bf:3fff:fdd2 nonsense".split(),
)
def test_addresses_that_are_nobodys_website(address):
    assert not is_public(address)


@pytest.mark.parametrize(
    "address",
    "1.1.1.1 8.8.8.8 93.184.216.34 172.32.0.1 192.169.0.1 2606:4700::1111 2a00:1450:4001::200e ::ffff:8.8.8.8 "
    "64:ff9b::808:808".split(),
)
def test_addresses_of_the_public_internet(address):
    assert is_public(address)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("2130706433", "127.0.0.1"),
        ("0x7f000001", "127.0.0.1"),
        ("0x7F.1", "127.0.0.1"),
        ("0177.0.0.1", "127.0.0.1"),
        ("127.1", "127.0.0.1"),
        ("[::1]", "::1"),
        ("::ffff:102:304", str(IPv6Address("::ffff:1.2.3.4"))),  # Pythons write it in two ways
        ("example.com", None),
        ("1.example", None),
        ("999.1.1.1", None),
        ("", None),
    ],
)
def test_hosts_written_in_numbers(host, address):
    assert literal(host) == address


def test_loopback():
    assert is_loopback("127.4.4.4") and is_loopback("::1") and is_loopback("::ffff:127.0.0.1")
    assert not is_loopback("8.8.8.8") and not is_loopback("localhost")


@given(st.binary(max_size=3000), st.lists(st.sampled_from(sorted(PACKERS)), max_size=3), st.integers(0, 4000))
def test_codings_are_undone_up_to_the_limit(data, applied, limit):
    packed = data
    for coding in applied:
        packed = PACKERS[coding](packed)
    whole = decoded(packed, applied, 10_000)
    assert (whole.body, whole.truncated, whole.problem) == (data, False, None)
    part = decoded(packed, applied[-1:], limit)
    assert len(part.body) <= limit


@given(st.binary(max_size=2000), st.lists(st.sampled_from(sorted(PACKERS)), max_size=5), st.integers(0, 3000))
def test_rubbish_never_raises(data, applied, limit):
    assert len(decoded(data, applied, limit).body) <= limit


@pytest.mark.parametrize("coding", sorted(PACKERS))
def test_a_bomb_is_cut_and_a_broken_stream_keeps_its_beginning(coding):
    bomb = PACKERS[coding](b"\0" * (20 << 20))
    cut = decoded(bomb, [coding], 1 << 20)
    assert (len(cut.body), cut.truncated) == (1 << 20, True)
    text = b"".join(b"%d lines of text " % (n * 7919) for n in range(40_000))
    packed = PACKERS[coding](text)
    half = decoded(packed[: len(packed) // 2], [coding], 1 << 20)
    assert half.problem == "content_encoding_broken" and len(half.body) > 10_000 and text.startswith(half.body)


def test_deflate_without_its_wrapper_and_gzip_in_members():
    packer = zlib.compressobj(6, zlib.DEFLATED, -15)
    assert decoded(packer.compress(b"bare") + packer.flush(), ["deflate"], 99).body == b"bare"
    assert decoded(gzip.compress(b"one") + gzip.compress(b"two") + b"junk", ["gzip"], 99).body == b"onetwo"
    assert decoded(gzip.compress(b"one") + gzip.compress(b"two"), ["gzip"], 3).truncated


def test_names_of_codings():
    assert codings(["GZIP, br", "identity"]) == (["gzip", "br"], True)
    assert codings(["utf-8"]) == ([], False)


SITE = "http://host.example"


def test_a_cookie_goes_where_it_belongs():
    jar = Cookies()
    jar.store(f"{SITE}/a/b", ["p=1", "q=2; Path=/", "s=3; Secure; Path=/", "d=4; Domain=.host.example; Path=/"], 0)
    assert jar.cookies_for(f"{SITE}/a/c", 0) == {"q": "2", "p": "1", "d": "4"}
    assert jar.cookies_for(f"{SITE}/ab", 0) == {"q": "2", "d": "4"}
    for other in ("http://host.example:81/a/b", "http://www.host.example/a/b", "http://example/a/b"):
        assert jar.cookies_for(other, 0) == {}
    assert set(jar.cookies_for("https://host.example/a/x", 0)) == {"p", "q", "d"}
    jar.store("https://host.example/", ["s=3; Secure"], 0)
    assert "s" in jar.cookies_for("https://host.example/", 0) and "s" not in jar.cookies_for(f"{SITE}/", 0)


def test_cookies_end():
    jar = Cookies()
    jar.store(SITE + "/", ["a=1; Max-Age=10", "b=2; Expires=Wed, 21-Oct-2015 07:28:00 GMT", "c=3; Max-Age=0"], 1.5e9)
    assert jar.cookies_for(SITE + "/", 1.5e9 + 5) == {"a": "1"}
    assert jar.cookies_for(SITE + "/", 1.5e9 + 11) == {}
    jar.store(SITE + "/", ["a=1"], 0)
    jar.store(SITE + "/", ["a=; Max-Age=-1"], 0)
    assert len(jar) == 0


def test_cookies_are_bounded_and_survive_a_restart():
    jar = Cookies()
    jar.store(SITE + "/", [f"c{n}=v" for n in range(200)], 0)
    assert len(jar) == MAX_PER_SITE and "c199" in jar.cookies_for(SITE + "/", 0)
    assert len(jar.header(SITE + "/", 0)) < 8000
    again = Cookies()
    again.restore(json.loads(json.dumps(jar.state())))
    assert again.header(SITE + "/", 0) == jar.header(SITE + "/", 0)


@given(st.text(max_size=300), st.booleans())
def test_no_set_cookie_value_raises_or_smuggles(value, secure):
    cookie = set_cookie(value, "h.example", "/", 0.0, secure=secure)
    if cookie is not None:
        assert not set(cookie.name + cookie.value) & set("\r\n\0;")


@pytest.mark.parametrize("text", ["", "x", "Wed, 99 Foo 9999 99:99:99", "0" * 9999, "Thu, 01-Jan-1970 00:00:00 GMT"])
def test_dates(text):
    assert cookie_date(text) in (None, 0.0)


def test_the_users_cookies(tmp_path):
    netscape = tmp_path / "cookies.txt"
    netscape.write_text("# Netscape\n#HttpOnly_.host.example\tTRUE\t/\tFALSE\t0\tsid\tabc\n")
    listed = tmp_path / "cookies.json"
    listed.write_text(json.dumps([{"name": "sid", "value": "abc", "domain": "host.example", "expires": -1}]))
    for path in (netscape, listed):
        jar = Cookies(read_cookies(path))
        assert jar.header("http://www.host.example/x", 5) == "sid=abc"
        assert jar.header("http://otherhost.example/", 5) == ""
        jar.forget(SITE)
        assert jar.header(SITE + "/", 5) == "sid=abc"


def test_a_cookie_of_one_host_does_not_go_below_it(tmp_path):
    netscape = tmp_path / "cookies.txt"
    netscape.write_text("host.example\tFALSE\t/\tFALSE\t0\tsid\tabc\n")
    listed = tmp_path / "cookies.json"
    listed.write_text(json.dumps([{"name": "sid", "value": "abc", "domain": "host.example", "hostOnly": True}]))
    for path in (netscape, listed):
        jar = Cookies(read_cookies(path))
        assert jar.header("http://host.example/x", 5) == "sid=abc"
        assert jar.header("http://evil.host.example/", 5) == ""


@pytest.mark.parametrize("text", ["", "# Netscape HTTP Cookie File\n", "[]", '{"cookies": [], "origins": []}'])
def test_a_browser_without_cookies_gives_none(tmp_path, text):
    path = tmp_path / "c"
    path.write_text(text)
    assert read_cookies(path) == []


@pytest.mark.parametrize(
    "text",
    ["a b c", "[1]", '[{"name": "a"}]', "{", '[{"name":"a","value":"b;c","domain":"d"}]', '{"sites": 1, "pages": 17}'],
)
def test_bad_cookie_files(tmp_path, text):
    path = tmp_path / "c"
    path.write_text(text)
    with pytest.raises(UsageError):
        read_cookies(path)
    with pytest.raises(UsageError):
        read_cookies(tmp_path / "missing")
