"""Words before numbers without a sign between: "Box 3. Folder 12", "The Gazette, page 5"."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

FILES = """
name: files
title: Archives
languages: [en]
attributes:
  - {name: title, type: text, affinity: 0.4, aliases: [heading]}
  - {name: paper, type: text, affinity: 0.8, aliases: [newspaper]}
  - {name: page, type: text, affinity: 0.5, aliases: [page number]}
  - {name: box, type: text, affinity: 0.9, aliases: [box number]}
  - {name: folder, type: text, affinity: 0.9, aliases: [file]}
identity: [[title, box, folder]]
topic: [archive, file]
"""
HEADINGS = (
    "Letters on the bridge",
    "List of mills",
    "Journal of the council",
    "Reports of fires",
    "Plans of the harbour",
)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Matcher:
    path = tmp_path_factory.mktemp("domain") / "files.yaml"
    path.write_text(FILES, encoding="utf-8")
    return Matcher(load_domain(path))


def told(lines: list[str], matcher: Matcher) -> list[dict[str, str]]:
    items = "".join(
        f"<div class=hit><h4><a href=/f/{n}>{HEADINGS[n]}</a></h4>{line}</div>" for n, line in enumerate(lines)
    )
    page = parse(
        f"<!doctype html><title>Results</title><p>5 files found</p>{items}".encode(), url="http://h/search?q=x"
    )
    found = extract_records(page, matcher=matcher).records
    return [{one.attribute: one.value for one in record.fields if one.attribute} for record in found]


def test_statements_of_a_line_are_called_by_the_word_before_their_number(files: Matcher) -> None:
    found = told([f"<p>Box {n + 3}. Folder {n * 7 + 1}.</p><p>Kept in the tower.</p>" for n in range(5)], files)
    assert [(one["box"], one["folder"]) for one in found] == [(f"{n + 3}", f"{n * 7 + 1}") for n in range(5)]
    assert [one["title"] for one in found] == list(HEADINGS)


def test_what_stands_beside_such_a_statement_is_left_without_it(files: Matcher) -> None:
    papers = ("The Gazette", "Evening Mail", "The Gazette", "Harbour Times", "Evening Mail")
    found = told([f"<p class=newspaper><i>{paper}</i>, page {n + 2}</p>" for n, paper in enumerate(papers)], files)
    assert [(one["paper"], one["page"]) for one in found] == [(paper, f"{n + 2}") for n, paper in enumerate(papers)]


def test_words_that_few_records_have_before_a_number_are_left(files: Matcher) -> None:
    lines = [
        "<p>A letter on page 3, torn</p>",
        *(f"<p>Leaf of the {word}</p>" for word in ("mill", "ship", "town", "duke")),
    ]
    assert all("page" not in one for one in told(lines, files))


def test_codes_without_a_space_are_no_words_and_numbers(files: Matcher) -> None:
    found = told([f"<p>Box{n}7/B</p><p>File-{n}</p><p>Box {n + 3}</p>" for n in range(5)], files)
    assert [(one["box"], "folder" in one) for one in found] == [(f"{n + 3}", False) for n in range(5)]
