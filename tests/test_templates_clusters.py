"""Templates as pages come: joining, merging, the state between runs, and the command."""

from __future__ import annotations

import gzip
import io
import json
import os
import random
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest
from typer.testing import CliRunner
from warcio.statusandheaders import StatusAndHeaders
from warcio.warcwriter import WARCWriter

from crawler.batch.engine import Workers
from crawler.cli import app
from crawler.cli.saved import items
from crawler.cli.templates import mapped
from crawler.errors import FormdiverError, StoreError, UsageError
from crawler.page import parse
from crawler.templates import DEFAULT, PAPER, Features, Rules, Templates, features
from tests.bench.grammars import Grammar, grammars
from tests.bench.templates_figures import pair_f1

ADDRESS = "http://x.example/"


def drawn(count: int, pages: int, seed: int = 5) -> list[tuple[Grammar, str]]:
    known, rng = grammars(count, seed), random.Random(1)
    return [(grammar, grammar.page(number)) for number in range(pages) for grammar in [rng.choice(known)]]


def of(pages: Sequence[tuple[Grammar, str]], rules: Rules = DEFAULT) -> list[Features]:
    return [features(parse(html, ADDRESS).tree, attributes=rules.attributes) for _, html in pages]


def truth(pages: Sequence[tuple[Grammar, str]]) -> list[int]:
    return [grammar.number for grammar, _ in pages]


def test_one_by_one_finds_the_grammars() -> None:
    pages = drawn(20, 400)
    templates = Templates()
    said = [templates.assign(one) for one in of(pages)]
    templates.consolidate()
    assert pair_f1(truth(pages), [templates.resolve(one) for one in said]) >= 0.95
    assert sum(templates.pages(one) for one in templates) == 400


def test_batches_and_order_make_no_difference_to_quality() -> None:
    pages = drawn(20, 300)
    pages.sort(key=lambda one: one[0].number)
    templates, made = Templates(), of(pages)
    said = [one for start in range(0, 300, 70) for one in templates.add(made[start : start + 70])]
    templates.consolidate()
    assert pair_f1(truth(pages), [templates.resolve(one) for one in said]) >= 0.95


def test_rules_of_the_paper_tell_sites_apart() -> None:
    first_of_site = {grammar.site: grammar for grammar in reversed(grammars(30, 5))}
    pages = [(grammar, grammar.page(number)) for number in range(12) for grammar in first_of_site.values()]
    templates = Templates(PAPER)
    said = templates.add(of(pages, PAPER))
    assert pair_f1(truth(pages), said) >= 0.8
    assert Templates.restore(templates.state(), PAPER).state() == templates.state()


def test_numbers_stay_valid_when_clusters_merge() -> None:
    pages = drawn(12, 300)
    templates = Templates()
    said = [templates.assign(one) for one in of(pages)]
    templates.consolidate()
    for cluster in set(said):
        now = templates.resolve(cluster)
        assert now <= cluster
        assert now in set(templates)
        assert templates.centre(cluster) == templates.centre(now)
    with pytest.raises(KeyError):
        templates.pages(10**6)


def test_nearest_changes_nothing() -> None:
    pages = of(drawn(5, 60))
    templates = Templates()
    assert templates.nearest(pages[0]) == (-1, 0.0)
    templates.add(pages)
    before = templates.state()
    cluster, value = templates.nearest(pages[0])
    assert cluster >= 0
    assert value > 0.6
    assert templates.state() == before


@pytest.mark.parametrize("name", ["state.json", "state.json.gz"])
def test_a_run_goes_on_where_the_last_one_ended(tmp_path: Path, name: str) -> None:
    pages = of(drawn(15, 300))
    whole, first = Templates(), Templates()
    for one in pages[:150]:
        whole.assign(one)
        first.assign(one)
    first.save(tmp_path / name)
    assert [one.name for one in tmp_path.iterdir()] == [name]
    second = Templates.load(tmp_path / name)
    assert second.state() == first.state()
    assert [second.assign(one) for one in pages[150:]] == [whole.assign(one) for one in pages[150:]]
    assert second.state() == whole.state()


def broken_states() -> list[object]:
    templates = Templates()
    templates.add(of(drawn(3, 12)))
    good = json.loads(json.dumps(templates.state()))
    found: list[object] = [[], 3, {}, {**good, "version": 99}, {**good, "next": 0}, {**good, "same": [[0, 5]]}]
    found += [{**good, "clusters": value} for value in (3, [{}], [{"number": 0, "sums": {}}])]
    sums = good["clusters"][0]["sums"]
    bad = ({"weight": 0}, {"counts": []}, {"shares": {"x y": 1}}, {"units": {}}, {"sizes": [1]}, {"weight": "much"})
    found += [{**good, "clusters": [{**good["clusters"][0], "sums": {**sums, **change}}]} for change in bad]
    return [*found, {**good, "method": "paper"}]


@pytest.mark.parametrize("state", broken_states())
def test_a_broken_state_is_refused_with_a_reason(tmp_path: Path, state: object) -> None:
    (tmp_path / "state.json").write_text(json.dumps(state))
    with pytest.raises(StoreError):
        Templates.load(tmp_path / "state.json")


@pytest.mark.parametrize("data", [b"", b"{", b"\x1f\x8bno", b"\xff\xfe", b"[" * 100_000])
def test_a_file_that_is_no_state(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "state").write_bytes(data)
    with pytest.raises(StoreError):
        Templates.load(tmp_path / "state")


def test_a_state_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        Templates().save(tmp_path / "missing" / "state.json")


def test_memory_of_a_cluster_is_bounded() -> None:
    grammar = grammars(1, 9)[0]
    templates = Templates()
    sizes = []
    for number in range(600):
        templates.assign(features(parse(grammar.page(number), ADDRESS).tree))
        if number in (299, 599):
            sizes.append(len(json.dumps(templates.state())))
    assert sizes[1] < 1.6 * sizes[0]


# -- the command ----------------------------------------------------------------------------------------------------


def written(folder: Path, pages: Sequence[tuple[Grammar, str]]) -> None:
    folder.mkdir()
    for number, (_, html) in enumerate(pages):
        if number % 2:
            (folder / f"{number:04}.html").write_text(html)
        else:
            (folder / f"{number:04}.html.gz").write_bytes(gzip.compress(html.encode()))


def lines(*arguments: str) -> list[dict[str, object]]:
    result = CliRunner().invoke(app, ["templates", *arguments])
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_command_on_a_folder_with_state_and_workers(tmp_path: Path) -> None:
    pages = drawn(8, 120)
    written(tmp_path / "one", pages[:80])
    written(tmp_path / "two", pages[80:])
    state = str(tmp_path / "state.json.gz")
    first = lines(str(tmp_path / "one"), "--state", state, "--json", "--workers", "2")
    assert [one["file"] for one in first][:2] == ["0000.html.gz", "0001.html"]
    second = lines(str(tmp_path / "two"), "--state", state, "--json")
    assert pair_f1(truth(pages), [one["cluster"] for one in first + second]) >= 0.9
    table = CliRunner().invoke(app, ["templates", str(tmp_path / "two"), "--state", state])
    assert "40 pages" in table.stdout


def test_command_on_a_warc_file(tmp_path: Path) -> None:
    pages = drawn(2, 10)
    with (tmp_path / "a.warc.gz").open("wb") as stream:
        writer = WARCWriter(stream, gzip=True)
        for number, (_, html) in enumerate(pages):
            headers = StatusAndHeaders("200 OK", [("Content-Type", "text/html; charset=utf-8")], protocol="HTTP/1.1")
            payload = io.BytesIO(html.encode())
            writer.write_record(
                writer.create_warc_record(
                    f"http://w.example/{number}", "response", payload=payload, http_headers=headers
                )
            )
    found = lines(str(tmp_path / "a.warc.gz"), "--json")
    assert [one["file"] for one in found] == [f"http://w.example/{number}" for number in range(10)]


def test_any_executor_gives_the_same_features(tmp_path: Path) -> None:
    written(tmp_path / "pages", drawn(3, 40))
    batch = list(items([tmp_path / "pages"]))
    with ThreadPoolExecutor(2) as pool:
        assert mapped(batch, DEFAULT, pool) == mapped(batch, DEFAULT, None)


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="neither a file nor a folder"):
        list(items([tmp_path / "nothing"]))
    (tmp_path / "torn.html.gz").write_bytes(gzip.compress(b"<p>" * 1000)[:20])
    with pytest.raises(UsageError, match="cannot read"):
        mapped(list(items([tmp_path / "torn.html.gz"])), DEFAULT, None)


def test_a_worker_that_is_killed_ends_the_command_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("<p>One</p>", "utf-8")
    batch = list(items([tmp_path / "page.html"]))
    with Workers(2) as pool:
        assert isinstance(pool.submit(os._exit, 9).exception(), BrokenExecutor)
        with pytest.raises(FormdiverError, match="fewer --workers"):
            mapped(batch, DEFAULT, pool)
