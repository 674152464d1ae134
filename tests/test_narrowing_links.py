"""Texts whose own links ask for all that share them: the parameter is what they are called."""

from __future__ import annotations

from crawler.page import parse
from crawler.results.extraction import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

ISSUES = Matcher(load_domain("issues"))


def told(html: str) -> dict[str, list[str]]:
    """The values of the only record, by attribute."""
    (record,) = extract_records(parse(html, "http://h/t/5"), matcher=ISSUES).records
    found: dict[str, list[str]] = {}
    for one in record.fields:
        if one.attribute:
            found.setdefault(one.attribute, []).append(one.value)
    return found


PAGE = (
    "<title>#5 (Lift stops) - Depot</title><div id=sheet><h2><a href=/t/5>#5</a> {marks}</h2>"
    "<h1>Lift stops at the second floor</h1>"
    "<table><tr><th>Reported by:<td>ann<th>Priority:<td>minor</table>"
    "<p>It stops each morning, and nobody knows why it does.</p></div>"
)


def test_what_the_link_of_a_text_asks_for_names_it() -> None:
    marks = (
        '<span class=depot-status><a href="/query?status=new">new</a></span> '
        '<span class=depot-type><a href="/query?status=!closed&amp;type=defect">defect</a></span>'
    )
    found = told(PAGE.format(marks=marks))
    assert (found["status"], found["type"]) == (["new"], ["defect"])


def test_choices_of_a_menu_and_other_words_name_nothing() -> None:
    marks = (
        '<a href="/query?status=new">new</a> <a href="/query?status=closed">closed</a> '
        '<a href="/query?type=all">defects</a> <a href="/query?q=lift">lift</a>'
    )
    found = told(PAGE.format(marks=marks))
    assert "status" not in found
    assert "type" not in found


def test_rows_of_a_list_have_several_tags() -> None:
    papers = Matcher(load_domain("papers"))
    tags = (["clay"], ["clay", "frost"], ["reed", "silt", "frost"], ["silt"], ["reed", "clay"])
    rows = "".join(
        f"<tr><td><a href=/p/{n}>Notes on site {n}</a><div>"
        + " ".join(f'<a class="chip chip-info" href="?keywords={tag}">{tag}</a>' for tag in own)
        + f"</div><td>{1990 + n}</tr>"
        for n, own in enumerate(tags)
    )
    html = f"<h1>Papers</h1><table><tr><th>Paper<th>Year</tr>{rows}</table>"
    found = extract_records(parse(html, "http://h/papers"), matcher=papers).records
    assert [[f.value for f in one.fields if f.attribute == "keyword"] for one in found] == [*tags]


def test_who_owns_a_ticket_is_its_owner() -> None:
    found = told(PAGE.format(marks="").replace("Priority:<td>minor", "Owned by:<td>tolle"))
    assert found["owner"] == ["tolle"]
