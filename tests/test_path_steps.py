"""Lists of files that name each by its path, a link for every step."""

from __future__ import annotations

import pytest

from crawler.models import Record
from crawler.page import parse
from crawler.results.extraction import extract_records
from knowledge.domain import parse_domain
from knowledge.matching import Matcher

FILES = """
name: files
title: Files
attributes:
  - {name: title, type: text, affinity: 0.5, aliases: [file name, name]}
  - {name: size, type: number, affinity: 0.4, aliases: [bytes]}
identity: [[title]]
topic: [file]
"""
NAMES = ("budget.ods", "harbour plan.pdf", "minutes.txt", "old bridge.svg", "tide tables.csv", "letters home.txt")


def found(cell: str) -> list[Record]:
    rows = "".join(
        f"<tr><td>{cell.format(folder=f'f{n % 2}', name=name)}</td><td>{900 + 7 * n}</td></tr>"
        for n, name in enumerate(NAMES)
    )
    table = f"<table><tr><th>File name<th>Size</tr>{rows}</table>"
    page = parse(f"<title>Files</title><h1>6 hits</h1>{table}", "http://h/?q=t")
    return list(extract_records(page, matcher=Matcher(parse_domain(FILES))).records)


def titles(records: list[Record]) -> list[list[str]]:
    return [[one.value for one in record.fields if one.attribute == "title"] for record in records]


@pytest.mark.parametrize("mark", ["/", "<span>/</span>", " / "])
def test_the_last_step_of_a_path_is_the_file(mark: str) -> None:
    records = found(
        f"<div><a href='/files/{{folder}}/'>{{folder}}</a>{mark}<a href='/files/{{folder}}/{{name}}'>{{name}}</a></div>"
    )
    assert titles(records) == [[name] for name in NAMES]
    assert [(record.url or "").rpartition("/")[2] for record in records] == [name.replace(" ", "%20") for name in NAMES]


def test_links_side_by_side_that_are_no_path_stay_values() -> None:
    records = found("<a href='/x/{folder}/'>{folder}</a> / <a href='/y/{name}'>{name}</a>")
    assert all(len(one) == 2 for one in titles(records))
