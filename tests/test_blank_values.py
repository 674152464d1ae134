"""Labels whose values are blank: what stands behind their table or list says something else."""

from __future__ import annotations

import pytest

from crawler.models import FieldValue
from crawler.page import parse
from crawler.regions.layout import Layout
from crawler.results.detail import read_detail
from knowledge.domain import load_domain
from knowledge.matching import Matcher

ISSUES = Matcher(load_domain("issues"))
BEHIND = "<p>Reported from the north gate, where the pump runs day and night without any rest.</p>"


def fields(content: str) -> tuple[FieldValue, ...]:
    page = parse(f"<!doctype html><title>Issue 7: Pump leaks</title><h1>Pump leaks</h1>{content}", "http://h.example/7")
    found = read_detail(page, Layout(page.tree), ISSUES)
    assert found is not None
    return found.record.fields


@pytest.mark.parametrize(
    "facts",
    [
        "<table><tr><th>Status</th><td>open</td></tr><tr><th>Owner</th><td>ann</td><th>Keywords</th><td> </td></tr></table>",
        "<dl><dt>Status:</dt><dd>open</dd><dt>Owner:</dt><dd>ann</dd><div><dt>Keywords:</dt><dd> </dd></div></dl>",
        "<table><tr><th>Status</th><td>open</td><th>Owner</th><td>ann</td></tr><tr><th>Keywords</th></tr></table>",
        "<dl><dt>Status</dt><dd>open</dd><dt>Owner</dt><dd>ann</dd><dt>Keywords</dt><dd></dd></dl>",
    ],
)
def test_a_label_without_a_value_takes_none_from_beyond_its_table(facts: str) -> None:
    found = fields(facts + BEHIND)
    assert [(one.attribute, one.value) for one in found if one.attribute in ("status", "owner", "keyword")] == [
        ("status", "open"),
        ("owner", "ann"),
    ]
    assert any(one.value.startswith("Reported") and one.key != "Keywords" for one in found)


def test_a_value_may_stand_behind_a_blank_cell_or_in_the_next_row() -> None:
    apart = "<table><tr><td>Status:</td><td>&nbsp;</td><td>open</td></tr><tr><td>Owner:</td><td></td><td>ann</td></tr></table>"
    below = "<table><tr><th>Status</th></tr><tr><td>open</td></tr><tr><th>Owner</th></tr><tr><td>ann</td></tr></table>"
    for facts in (apart, below):
        found = {one.attribute: one.value for one in fields(facts + BEHIND) if one.attribute}
        assert (found["status"], found["owner"]) == ("open", "ann")
