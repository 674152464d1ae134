from __future__ import annotations

import gzip
import random
import zlib
from collections.abc import Callable
from pathlib import Path

import brotli
import pytest
from fastwarc.stream_io import GzipReader
from fastwarc.warc import ArchiveIterator as FastIterator
from fastwarc.warc import WarcRecordType
from hypothesis import given, settings
from hypothesis import strategies as st
from warcio.archiveiterator import ArchiveIterator

from crawler.archive import Archive, records
from crawler.archive.members import _fastwarc, fastest, stored
from crawler.archive.writer import repair
from crawler.errors import StoreError
from crawler.models import Exchange, Fetched, Headers, Location, Request
from tests.growth import SQUARE, growth

PAGE = "<html><title>书 &amp; more</title>".encode() + b"<p>words</p>" * 500


def exchange(
    url: str = "https://a.example/x?q=1",
    body: bytes = PAGE,
    *,
    raw: bytes | None = None,
    method: str = "GET",
    sent: bytes | None = None,
    status: int = 200,
    headers: Headers = (("Content-Type", "text/html"),),
    head: bytes | None = None,
    truncated: bool = False,
) -> Exchange:
    raw = body if raw is None else raw
    if head is None:
        head = f"HTTP/1.1 {status} OK\r\n".encode() + b"".join(f"{k}: {v}\r\n".encode() for k, v in headers) + b"\r\n"
    request_head = f"{method} {url[17:]} HTTP/1.1\r\nHost: a.example\r\n\r\n".encode()
    request = Request(url, method, sent)
    return Exchange(
        request, status, headers, body, raw, head, request_head, "192.0.2.7", 1_700_000_000.123456, 0.1, truncated
    )


def fetched(*exchanges: Exchange) -> Fetched:
    return Fetched(exchanges, exchanges[-1].request.url)


def test_a_page_is_read_back_by_its_location(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "archive")
    places = [archive.write(fetched(exchange(f"https://a.example/{n}", PAGE * n))) for n in range(4)]
    for n, place in enumerate(places):
        page = archive.read(place)
        assert (page.url, page.status, page.body) == (f"https://a.example/{n}", 200, PAGE * n)
        assert page.header("content-type") == "text/html"
        assert (page.started, page.truncated, page.location) == (1_700_000_000.123456, False, place)
    archive.sync()
    archive.close()
    assert Archive(tmp_path / "archive").read(places[2]).body == PAGE * 2


def test_other_readers_agree(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    first = exchange("https://a.example/old", b"", status=302, headers=(("Location", "/search"),))
    post = exchange("https://a.example/search", method="POST", sent=b"q=%B9%FE\0&x=1")
    place = archive.write(fetched(first, post))
    coded = exchange(raw=gzip.compress(PAGE), headers=(("Content-Encoding", "gzip"),), truncated=True)
    archive.write(fetched(coded))
    archive.close()
    [path] = archive.paths()

    with path.open("rb") as file:
        found = [(one, one.content_stream().read()) for one in ArchiveIterator(file, check_digests=True)]
    kinds = [one.rec_type for one, _ in found]
    assert kinds == ["warcinfo", "request", "response", "request", "response", "request", "response"]
    assert all(one.digest_checker.passed is not False for one, _ in found)
    assert b"software: formdiver/" in found[0][1]
    request, response = found[3], found[4]
    assert request[1] == b"q=%B9%FE\0&x=1"
    assert request[0].http_headers.protocol == "POST"
    assert response[0].http_headers.get_statuscode() == "200"
    assert response[1] == found[6][1] == PAGE
    fields = response[0].rec_headers
    assert fields.get_header("WARC-Date") == "2023-11-14T22:13:20.123456Z"
    assert fields.get_header("WARC-IP-Address") == "192.0.2.7"
    assert fields.get_header("WARC-Concurrent-To") == request[0].rec_headers.get_header("WARC-Record-ID")
    assert request[0].rec_headers.get_header("WARC-Concurrent-To") == fields.get_header("WARC-Record-ID")
    assert fields.get_header("WARC-Target-URI") == "https://a.example/search"
    assert found[6][0].rec_headers.get_header("WARC-Truncated") == "length"
    assert len({one.rec_headers.get_header("WARC-Record-ID") for one, _ in found}) == 7

    with path.open("rb") as file:
        file.seek(place.offset)
        record = next(iter(FastIterator(GzipReader(file), parse_http=True)))
        assert record.record_type == WarcRecordType.response
        assert record.reader.read() == PAGE


def test_transfer_coding_is_gone_and_said_to_be(tmp_path: Path) -> None:
    head = b"HTTP/1.1 200 OK\r\nServer: s\r\nTRANSFER-encoding : chunked\r\nContent-Length: 3\r\n\r\n"
    archive = Archive(tmp_path)
    archive.write(fetched(exchange(head=head)))
    archive.close()
    with archive.paths()[0].open("rb") as file:
        for one in ArchiveIterator(file):
            if one.rec_type == "response":
                assert one.http_headers.get_header("Content-Length") == str(len(PAGE))
                assert one.http_headers.get_header("X-Crawl-Content-Length") == "3"
                assert one.content_stream().read() == PAGE


@pytest.mark.parametrize(
    ("coding", "raw"),
    [
        ("gzip", gzip.compress(PAGE, mtime=0)),
        ("deflate", zlib.compress(PAGE)),
        ("br", brotli.compress(PAGE)),
        ("identity", PAGE),
        ("gzip", PAGE),
    ],
)
def test_content_codings_are_undone(tmp_path: Path, coding: str, raw: bytes) -> None:
    archive = Archive(tmp_path)
    place = archive.write(fetched(exchange(raw=raw, headers=(("Content-Encoding", coding),))))
    assert archive.read(place).body == PAGE


@given(
    url=st.text(max_size=40),
    body=st.binary(max_size=300),
    head=st.binary(max_size=80) | st.just(b"HTTP/1.0 200\nA: b\n\n"),
    sent=st.none() | st.binary(max_size=50),
    address=st.text(max_size=10),
)
@settings(max_examples=60, deadline=None)
def test_whatever_a_server_sends_is_kept(
    tmp_path_factory: pytest.TempPathFactory, url: str, body: bytes, head: bytes, sent: bytes | None, address: str
) -> None:
    one = Exchange(Request(url, "POST", sent), 200, (), body, body, head, b"", address, 0.0, 0.0)
    archive = Archive(tmp_path_factory.mktemp("archive"))
    place = archive.write(fetched(one, exchange()))
    archive.close()
    found = records(archive.paths())
    kept = list(found)
    assert found.broken == 0
    assert [one.type for one in kept] == ["warcinfo", "request", "response", "request", "response"]
    assert kept[2].block.endswith(b"\r\n\r\n" + body)
    assert kept[4].location == place


def test_an_answer_without_head_bytes_gets_one_made(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    page = archive.read(archive.write(fetched(exchange(status=404, head=b""))))
    assert (page.status, page.headers, page.body) == (404, (("Content-Type", "text/html"),), PAGE)


def test_files_rotate_and_never_go_on_with_another_process_s(tmp_path: Path) -> None:
    noise = random.Random(1).randbytes(20_000)
    archive = Archive(tmp_path, max_bytes=50_000)
    places = [archive.write(fetched(exchange(body=noise))) for _ in range(7)]
    assert [len(list(filter(lambda p: p.file == path.name, places))) for path in archive.paths()] == [3, 3, 1]
    other = Archive(tmp_path)
    places.append(other.write(fetched(exchange(body=noise))))
    assert len({place.file for place in places}) == 4
    archive.write(fetched(exchange(body=noise)))
    archive.close()
    other.close()
    found = records(archive.paths())
    assert sum(one.type == "response" for one in found) == 9
    assert found.broken == 0


def torn(path: Path, keep: int) -> bytes:
    data = path.read_bytes()
    path.write_bytes(data[:keep])
    return data


def test_a_torn_end_is_ignored_by_readers_and_cut_off_by_the_next_writer(tmp_path: Path) -> None:
    rng = random.Random(7)
    archive = Archive(tmp_path)
    places = [archive.write(fetched(exchange(f"https://a.example/{n}", rng.randbytes(900) * 9))) for n in range(6)]
    archive.close()
    [path] = archive.paths()
    whole = path.read_bytes()
    starts = [one.location.offset for one in records([path])]
    for _ in range(40):
        keep = rng.randrange(1, len(whole))
        torn_off = whole[:keep] + rng.choice([b"", b"\0" * 5000, rng.randbytes(100_000), b"\x1f\x8b\x08" * 9])
        path.write_bytes(torn_off)
        found = records([path])
        readable = [one.location.offset for one in found]
        spans = zip(starts, [*starts[1:], len(whole)], strict=True)
        assert readable == [start for start, end in spans if torn_off[:end] == whole[:end]]  # zeros may end a member
        repair(tmp_path)
        again = records([path])
        assert [one.location.offset for one in again] == readable
        assert again.broken == 0
    path.write_bytes(whole[: places[3].offset + 10])
    fresh = Archive(tmp_path)
    fresh.write(fetched(exchange()))
    assert path.stat().st_size == places[3].offset
    assert fresh.read(places[2]).url == "https://a.example/2"
    with pytest.raises(StoreError, match="no answer"):
        fresh.read(places[3])


def test_the_file_of_a_living_writer_is_not_touched(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    archive.write(fetched(exchange()))
    [path] = archive.paths()
    with path.open("ab") as file:
        file.write(b"half a member that is being written")
    size = path.stat().st_size
    assert repair(tmp_path) == 0
    assert path.stat().st_size == size
    archive.close()
    assert repair(tmp_path) == 1


def test_damage_in_the_middle_costs_only_what_it_hits(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    places = [archive.write(fetched(exchange(f"https://a.example/{n}"))) for n in range(5)]
    archive.close()
    [path] = archive.paths()
    data = bytearray(path.read_bytes())
    data[places[2].offset + 20 : places[2].offset + 60] = b"\xff" * 40
    path.write_bytes(data)
    found = records([path, tmp_path / "gone.warc.gz"])
    assert [one.url[-1] for one in found if one.type == "response"] == ["0", "1", "3", "4"]
    assert found.broken == 2


#: What looks like the start of a member, or is one whose head has no end.
STARTS = {
    "letters": b"\x1f\x8b\x08",
    "reserved bits": b"\x1f\x8b\x08\xe0" + bytes(6),
    "heads alone": b"\x1f\x8b\x08\x00" + bytes(5) + b"\x03",
    "names without an end": b"\x1f\x8b\x08\x08\x01\x01\x01\x01\x01\x03name",
}


@pytest.mark.parametrize("start", STARTS)
def test_what_looks_like_members_is_passed_by_in_linear_time(start: str, tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    archive.write(fetched(exchange()))
    archive.close()
    [whole] = archive.paths()

    def prepared(size: int) -> Callable[[], object]:
        path = tmp_path / f"damaged-{size}.warc.gz"
        path.write_bytes(whole.read_bytes() + STARTS[start] * size + whole.read_bytes())

        def read() -> None:
            found = records([path])
            assert [one.type for one in found].count("response") == 2
            assert found.broken == 1

        return read

    assert growth(prepared, 20_000) < SQUARE


@pytest.mark.parametrize(
    "place", [("../x", 0), ("none.warc.gz", 0), ("", 0), ("FILE", 1), ("FILE", -1), ("FILE", 1 << 70)]
)
def test_places_that_hold_no_answer(tmp_path: Path, place: tuple[str, int]) -> None:
    archive = Archive(tmp_path)
    name = archive.write(fetched(exchange())).file
    with pytest.raises(StoreError):
        archive.read(Location(name if place[0] == "FILE" else place[0], place[1]))
    with pytest.raises(StoreError):
        archive.read(Location(name, 0))


def test_a_small_record_that_stands_for_much_is_cut(tmp_path: Path) -> None:
    from crawler.archive.reader import read

    archive = Archive(tmp_path)
    bomb = gzip.compress(b"\0" * 5_000_000)
    place = archive.write(fetched(exchange(raw=bomb, headers=(("Content-Encoding", "gzip"),))))
    page = read(tmp_path, place, limit=1000)
    assert (len(page.body), page.truncated) == (1000, True)


@given(st.binary(max_size=2000))
@settings(deadline=None)
def test_every_compressor_writes_one_gzip_member(data: bytes) -> None:
    for compress in (fastest(), _fastwarc, stored):
        stream = zlib.decompressobj(31)
        assert stream.decompress(compress(data)) == data
        assert stream.eof and not stream.unused_data


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be written"):
        Archive(tmp_path / "file").write(fetched(exchange()))
