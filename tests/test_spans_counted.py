"""Labels with a bracket or an article, and spans of numbers whose label names two attributes."""

from __future__ import annotations

from pathlib import Path

import pytest

from crawler.forms import read_forms, understand
from crawler.models import Verdict
from crawler.page import parse
from knowledge.articles import articled
from knowledge.domain import Domain, load_domain
from knowledge.matching import Element, Matcher

URL = "http://site.example/list"
BOATS = """
name: boats
title: Boats
languages: [en]
attributes:
  - {name: model, type: text, affinity: 0.6, aliases: [model]}
  - {name: built, type: year, affinity: 0.6, aliases: [year, built]}
  - {name: launched, type: date, affinity: 0.4, aliases: [date]}
  - {name: port, type: text, affinity: 0.4, aliases: [port, town]}
identity: [[model]]
topic: [boat, sail]
"""


@pytest.fixture
def boats(tmp_path: Path) -> Domain:
    (tmp_path / "boats.yaml").write_text(BOATS, encoding="utf-8")
    return load_domain(str(tmp_path / "boats.yaml"))


def test_what_stands_before_a_bracket_names_a_label_that_nothing_else_does(boats: Domain) -> None:
    matcher = Matcher(boats)
    assert matcher.label("Date (YYYY)") == ("launched", 0.95)
    assert matcher.label("Port (of registry)")[0] == "port"
    assert matcher.label("Length (date)")[0] is None


def test_a_span_is_of_what_is_counted(boats: Domain) -> None:
    matcher = Matcher(boats)
    assert matcher.element(Element("Model year", "x", "span")) == {"built": pytest.approx(0.95)}
    assert matcher.element(Element("Model", "x", "span")) == {"model": 1.0}
    html = "<p>Model year <input name=min_my placeholder=min> <input name=max_my placeholder=max></p><p>Port <input name=p></p>"
    form = read_forms(parse(f"<form>{html}<button>Search</button></form>", URL))[0]
    found = understand(form, Verdict("search", True, 1.0), matcher)
    assert [(one.low, one.high, one.attribute) for one in found.ranges] == [("min_my", "max_my", "built")]


def test_the_arabic_article_makes_no_other_word(tmp_path: Path) -> None:
    told = BOATS.replace("aliases: [model]", "aliases: [طراز]").replace("aliases: [port, town]", "aliases: [الميناء]")
    (tmp_path / "boats.yaml").write_text(told, encoding="utf-8")
    matcher = Matcher(load_domain(str(tmp_path / "boats.yaml")))
    assert matcher.label("الطراز") == ("model", 1.0)
    assert matcher.key("ميناء") == ("port", 1.0)
    assert matcher.label("القبطان")[0] is None
    assert articled("model") == () and articled("طراز") == ("الطراز",)
