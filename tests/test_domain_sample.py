"""`formdiver domain sample`: a domain file that has learned instances from other sites' records (M3)."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from crawler.records import RecordStore
from knowledge.description import described, retold, taught
from knowledge.domain import Instance, check, load_domain, parse_domain, shipped
from knowledge.sampling import Knowledge
from tests.bench.crawling import Ran
from tests.conftest import Served
from tests.test_taught import PRODUCERS, WINES, bottles, cellar, harvested


@pytest.mark.parametrize("name", shipped())
def test_the_text_of_a_domain_says_all_of_it(name: str) -> None:
    domain = load_domain(name)
    assert parse_domain(described(domain)) == domain


@given(st.dictionaries(st.sampled_from(["name", "region"]), st.lists(st.text(min_size=1, max_size=60), max_size=5)))
def test_whatever_pages_say_can_be_written_and_read_again(values: dict[str, list[str]]) -> None:
    domain = parse_domain(WINES)
    known = Knowledge(domain)
    for name, said in values.items():
        for value in said:
            known.learn(name, value, 0.5)
    learned = taught(domain, known, 10)
    assert parse_domain(described(learned)) == learned


MORE = "sampling_sites: ['https://cellar.example/']\n"
BLOCK = "instances:\n  producer: [Old Gate]  # kept\n  # lost\n  region: [Vela]\n\n# the end\n"
FILES = {
    "none": WINES,
    "with comments": f"# mine\n{WINES}\n# first ones\n{BLOCK}{MORE}",
    "last, without a line's end": WINES + "instances:\n  producer:\n  - Old Gate",
    "in one line": WINES
    + "instances: {producer: [Old Gate], region: [{value: Vela, confidence: 0.5}]} # kept\n"
    + MORE,
    "as one flow": yaml.safe_dump(yaml.safe_load(WINES), default_flow_style=True),
    "shared": WINES + "instances: {producer: &same [Old Gate]}\nothers: *same\n",
}


@pytest.mark.parametrize("way", FILES)
def test_what_somebody_wrote_beside_the_instances_stays(way: str) -> None:
    text = FILES[way]
    domain = parse_domain(text)
    known = Knowledge(domain)
    known.learn("producer", "Orchard Hill: 'the \"old\" one' # 1", 0.6)
    learned = taught(domain, known, 10)
    told = retold(text, learned)
    assert parse_domain(told) == learned != domain
    if way not in ("as one flow", "shared"):
        kept = [
            line for line in text.splitlines() if "Old Gate" not in line and "Vela" not in line and line != "  # lost"
        ]
        assert [line for line in told.splitlines() if line in kept] == kept
    assert retold(told, learned) == told


def test_the_surest_and_most_frequent_values_are_kept_behind_those_of_the_file() -> None:
    domain = parse_domain(WINES + "instances: {producer: [Stone Gate], region: [{value: Vela, confidence: 0.5}]}\n")
    known = Knowledge(domain)
    for name, made, region in bottles(0, 60):
        known.learn_record(
            {"name": name, "producer": made, "region": region}, {"name": 1.0, "producer": 0.8, "region": 0.6}
        )
    known.learn_record({"name": "Unheard Wonder", "producer": "Lone Cellar"}, {"producer": 0.3})
    learned = taught(domain, known, 3)
    values = {name: [one.value for one in found] for name, found in learned.instances.items()}
    assert values["producer"] == ["Stone Gate", "Orchard Hill", "Weber Brothers", "Moreau Cellars"]
    assert values["region"] == ["Vela", "Orso", "Brumal"]
    assert learned.instances["region"][1] == Instance(value="Orso", confidence=0.6)
    assert set(values["name"]) <= {"reserve", "white", "noir"}
    assert "unheard" not in [one.value for one in taught(domain, known, 1000).instances["name"]]


def test_what_tells_one_thing_alone_is_not_asked_of_others() -> None:
    books = load_domain("books")
    known = Knowledge(books)
    known.learn_record({"title": "A River", "isbn": "9783161484100", "year": "1999", "publisher": "Granite Press"})
    new = {
        name: len(found) - len(books.instances.get(name, ()))
        for name, found in taught(books, known, 9).instances.items()
    }
    assert {name for name, count in new.items() if count} == {"publisher"} | ({"title"} if new.get("title") else set())


async def test_a_crawls_folder_teaches_a_file_with_which_another_site_is_read(
    tmp_path: Path, formdiver: Callable[..., Ran]
) -> None:
    file, better = tmp_path / "wines.yaml", tmp_path / "taught.yaml"
    file.write_text(WINES, "utf-8")
    await harvested(tmp_path / "first", cellar(bottles(0, 30), [], exact=False))
    ran = await asyncio.to_thread(formdiver, "domain", "sample", file, tmp_path / "first", "--to", better, "--json")
    assert ran.code == 0, ran.err
    said = json.loads(ran.out)
    assert said["records"] == 30 and said["learned"]["producer"] == len(PRODUCERS) and said["to"] == str(better)
    assert check(better) == ["no topic words: pages with a keyword box alone cannot be recognised"]
    asked = list[str]()
    found = await harvested(
        tmp_path / "second", cellar(bottles(100, 42), asked, exact=True), domain=load_domain(better)
    )
    assert list(found.values()) == [42] and set(PRODUCERS) <= set(asked)
    assert len(list(RecordStore(tmp_path / "second" / "records").read())) == 42


def test_a_site_is_sampled_within_its_budget(tmp_path: Path, sample_web: Served, formdiver: Callable[..., Ran]) -> None:
    better = tmp_path / "books.yaml"
    arguments = ("--to", better, "--max-requests", 30, "--most", 20, "--allow-private")
    ran = formdiver("domain", "sample", "books", sample_web.sites["library"], *arguments)
    assert ran.code == 0, ran.err
    assert "publisher" in ran.out and "learned from" in ran.out
    before, after = load_domain("books"), load_domain(better)
    assert 0 < len(after.instances["publisher"]) - len(before.instances["publisher"]) <= 20
    assert after.instances["publisher"][: len(before.instances["publisher"])] == before.instances["publisher"]


def test_what_cannot_be_sampled_is_said(tmp_path: Path, within: Callable[..., Ran], closed_port: int) -> None:
    file, to = tmp_path / "wines.yaml", tmp_path / "out.yaml"
    file.write_text(WINES, "utf-8")
    nothing = within("domain", "sample", file, "--to", to)
    assert nothing.code == 2 and "sampling_sites" in nothing.err
    strange = within("domain", "sample", file, tmp_path, "--to", to)
    assert strange.code == 2 and "crawl.json" in strange.err
    gone = within(
        "domain", "sample", file, f"http://127.0.0.1:{closed_port}/", "--to", to, "--allow-private", "--delay", 0
    )
    assert gone.code == 1 and "no record" in gone.err
    assert not to.exists()
    for target in (tmp_path, tmp_path / "nowhere" / "out.yaml", Path(os.devnull)):
        lost = within("domain", "sample", file, f"http://127.0.0.1:{closed_port}/", "--to", target, "--allow-private")
        assert lost.code == 2 and "cannot be written" in lost.err  # before anything is asked
