"""Rows that are one long line: a link, facts behind labels, and what a button says, in languages whose words nobody lists."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

JOBS = Matcher(load_domain("jobs"))
WORK = (
    ("Bäcker für Nachtschicht", "Waldemar Holzbau und Söhne GmbH", "Leipzig", "Vollzeit"),
    ("Pfleger für Kinder", "Klinik am Seeblick", "Bremen", "Teilzeit"),
    ("Fahrerin im Nahverkehr", "Stadtwerke Auental an der Mulde", "Augsburg", "Vollzeit"),
)


def _rows(row: str, around: str) -> list[dict[str, list[str]]]:
    made = "".join(row.format(n=n, t=t, c=c, p=p, k=k) for n, (t, c, p, k) in enumerate(WORK))
    html = f"<title>Suche - Stellen</title><h1>Suchergebnisse</h1><p>3 Treffer</p>{around.format(made)}"
    found = extract_records(parse(html, "http://s.example/s?q=a"), matcher=JOBS)
    assert found.form == "list"
    told = []
    for record in found.records:
        told.append({})
        for field in record.fields:
            told[-1].setdefault(field.attribute or field.key, []).append(field.value)
    return told


LONG = (
    "<p><a href='/{n}'>{t}</a> - Arbeitgeber: {c}, Ort: {p}, Beschäftigungsart: {k}, Gehalt: 42.000 € pro Jahr{x}</p>"
)


@pytest.mark.parametrize("behind", ["", " <a href='/{n}/d'>Näheres</a>"])
def test_a_long_line_of_labelled_facts_is_no_running_text(behind: str) -> None:
    for told, (title, company, place, kind) in zip(
        _rows(LONG.replace("{x}", behind), "<div>{}</div>"), WORK, strict=True
    ):
        assert told["title"] == [title]
        assert (told["company"], told["location"], told["type"]) == ([company], [place], [kind])


def test_a_long_line_of_words_with_links_stays_one_text() -> None:
    said = "{t} - what <a href='/{n}'>{c}</a> said of {p}: it was to be had there for years before anybody asked why or how, {k}"
    assert all(len(told) < 4 for told in _rows(f"<p>{said}</p>", "<div>{}</div>"))


@pytest.mark.parametrize("button", ["<button>In den Sack</button>", "<button><b>Ins Körbchen</b></button>"])
def test_what_a_button_says_is_no_further_value_of_the_label_before_it(button: str) -> None:
    row = "<dt><a href='/{n}'>{t}</a></dt><dd>Arbeitgeber: {c} | Ort: {p} | Beschäftigungsart: {k} " + button + "</dd>"
    assert [told["type"] for told in _rows(row, "<dl>{}</dl>")] == [[kind] for *_, kind in WORK]


def test_what_a_button_says_is_no_unit_of_a_number_in_its_line() -> None:
    row = "<dt><a href='/{n}'>{t}</a></dt><dd>Ort: {p} | Rang: {n}2 | Gehalt: 3.{n}00 € im Monat <button>Gut</button></dd>"
    told = _rows(row, "<dl>{}</dl>")
    assert [one["Rang"] for one in told] == [["02"], ["12"], ["22"]]


def test_values_that_stand_in_buttons_are_values_of_the_label_before_them() -> None:
    row = "<dt><a href='/{n}'>{t}</a></dt><dd>Ort: <button>{p}</button> <button>Jena</button></dd><dd>Arbeitgeber: {c}</dd>"
    assert [told["location"] for told in _rows(row, "<dl>{}</dl>")] == [[place, "Jena"] for _, _, place, _ in WORK]
