"""The words without which the long patterns cannot match, against the patterns themselves."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.page import parse
from crawler.wording.cues import FAILURE_STEMS, Cues, Said
from crawler.wording.phrases import CRASH, FAILURE, says_nothing_found

PAGING = Path(__file__).parents[1].parent / "shared" / "data" / "paging"
#: Stands for what a pattern leaves open.
GAP = "\0"


def spelled(parsed: object) -> set[str]:
    """Every way to spell a match, what is not literal as a gap."""
    found = {""}
    for operation, value in parsed:  # type: ignore[attr-defined]
        name = str(operation)
        if name == "LITERAL":
            more = {chr(value)}
        elif name == "SUBPATTERN":
            more = spelled(value[3])
        elif name == "BRANCH":
            more = {text for branch in value[1] for text in spelled(branch)}
        elif name in ("MAX_REPEAT", "MIN_REPEAT") and tuple(value[:2]) == (0, 1):
            more = {"", *spelled(value[2])}
        elif name in ("AT", "ASSERT", "ASSERT_NOT"):
            more = {""}
        else:
            more = {GAP}
        found = {start + rest for start in found for rest in more}
    return found


@pytest.mark.parametrize("pattern", [FAILURE, CRASH], ids=["failure", "crash"])
def test_every_match_holds_a_stem(pattern: re.Pattern[str]) -> None:
    parser = re._parser  # type: ignore[attr-defined]
    ways = {text.lower() for text in spelled(parser.parse(pattern.pattern, re.I))}
    assert len(ways) > 10
    open_ways = [way for way in ways if not any(stem in way for stem in FAILURE_STEMS)]
    assert open_ways == []


def test_stems_have_no_blank() -> None:
    assert not any(re.search(r"\s", stem) for stem in FAILURE_STEMS)


def missed(said: Said) -> list[str]:
    """The lines that are not told although the full patterns find them, and those told that they do not."""
    failing = [n for n, line in enumerate(said.lines) if FAILURE.search(line.text) or CRASH.search(line.text)]
    assert said.count == sum(line.text.count(" ") + 1 for line in said.lines)
    silent = [said.lines[n].text for n in failing if n not in said.failing]
    denials = [line.text for line in said.lines if (line in said.denials) != bool(says_nothing_found(line.text))]
    numbered = [line.text for line in said.lines if (line in said.numbered) != bool(re.search(r"\d", line.text))]
    return silent + denials + numbered


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from([
    "No results found", "Internal server error", "Keine Treffer", "没有找到相关图书", "Sorry, we don't find", "plain words",
    "0 results", "İnternal ſerver ERROR", "an error has occurred", "404 not found", "ничего не найдено", "Ｎo results", "– 0",
    "session expired", "価格 0 円", "did not match any documents ☃",
]), max_size=8))  # fmt: skip
def test_no_line_is_missed(texts: list[str]) -> None:
    assert missed(Said.of(parse("".join(f"<p>{text}</p>" for text in texts), "http://a.example/").tree)) == []


def test_no_line_of_a_real_page_is_missed() -> None:
    if not PAGING.exists():
        pytest.skip("the annotated pages are not here")
    for row in [json.loads(line) for line in (PAGING / "index.jsonl").read_text().splitlines()][::6]:
        assert missed(Said.of(parse(gzip.decompress((PAGING / row["file"]).read_bytes()), row["url"]).tree)) == []


def test_words_are_told_however_often_they_come() -> None:
    words = {"error", "x" * 1_000 + "error", "stone", "no", "没有", "0"}
    cues = Cues()
    for _ in range(3):
        told = cues.told(words)
        assert set(told.failures) == {"error", "x" * 1_000 + "error"}
        assert set(told.denials) == {"no", "0"}
        assert set(told.signs) == {"没有", "0"}
