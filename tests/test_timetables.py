"""Lists of what begins at some time: times that no label names, pages that are such a list and say nothing of searching."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.page import parse
from crawler.regions.layout import Layout
from crawler.regions.region import main_region
from crawler.results import extract_records
from crawler.results.sections import is_text
from knowledge.domain import load_domain
from knowledge.matching import Matcher

SHOWN = [
    ("06:00", "The Slow River"),
    ("07:15", "Bread and Salt"),
    ("08:30", "The Lighthouse Keepers"),
    ("09:20", "Old Bridges"),
    ("10:05", "A Garden in Winter"),
    ("11:45", "Letters Home"),
    ("12:30", "The Island Post"),
    ("14:10", "Engines of the North"),
    ("15:00", "The Last Ferry"),
]
DOMAIN = """
name: programmes
title: Programmes
languages: [en]
attributes:
  - {name: title, type: text, affinity: 0.5, aliases: [programme, title]}
  - {name: time, type: text, affinity: 0.5, aliases: [time, start]}
  - {name: date, type: date, affinity: 0.5, aliases: [date]}
identity: [[title, time]]
topic: [programme, channel]
instances:
  title: [news]
"""


@pytest.fixture(scope="module")
def analyst(tmp_path_factory: pytest.TempPathFactory) -> Analyst:
    path = Path(tmp_path_factory.mktemp("domain")) / "programmes.yaml"
    path.write_text(DOMAIN, encoding="utf-8")
    domain = load_domain(str(path))
    return Analyst(classifier=FormClassifier.load("default"), domain=domain, matcher=Matcher(domain))


def read(analyst: Analyst, content: str, title: str) -> list[dict[str, str]]:
    page = parse(f"<!doctype html><title>{title}</title>{content}", "http://station.example/today")
    return [
        {field.attribute: field.value for field in reversed(record.fields) if field.attribute}
        for record in analyst.alone(page).results.records
    ]


def test_a_page_that_is_a_timetable_is_a_list_and_its_times_are_named(analyst: Analyst) -> None:
    rows = "".join(
        f'<li class="slot"><div class="when">{time}-{time[:-1]}9</div><div class="what"><span>{name}</span></div></li>'
        for time, name in SHOWN
    )
    found = read(analyst, f"<main><h2>Harbour One</h2><ul>{rows}</ul></main>", "Station guide - Harbour One")
    assert [one["title"] for one in found] == [name for _, name in SHOWN]
    assert [one["time"][:5] for one in found] == [time for time, _ in SHOWN]


@pytest.mark.parametrize("start", ["<a href=/docs/{0}1745.pdf>{0}1745</a>", "<span>{0}:15</span>"])
def test_what_begins_with_a_document_or_a_time_is_no_prose_below_the_heading(start: str) -> None:
    told = (
        "the water board may ask for a bridge to be moved where those who live by it were heard before, and only then"
    )
    rows = "".join(
        f"<p>{start.format(number)} <b>{name}</b><br>In case {number} {told}.</p>"
        for number, (_, name) in enumerate(SHOWN, 1)
    )
    source = f"<title>Decisions of the Harbour Board</title><h1>Decisions of the Harbour Board</h1><div>{rows}</div>"
    page = parse(source, "http://harbour.example/decisions")
    layout = Layout(page.tree)
    region = main_region(layout)
    assert region is not None
    assert not is_text(page, layout, replace(region, confidence=0.5))


def test_a_column_of_days_is_named_by_what_was_done_on_them(analyst: Analyst) -> None:
    rows = "".join(
        f"<tr><td><a href=/p/{number}>{name}</a></td><td>2 May 20{number + 10}</td><td>{number} of 9</td></tr>"
        for number, (_, name) in enumerate(SHOWN)
    )
    head = "<tr><th>Title</th><th>Report filed</th><th>Part</th></tr>"
    found = read(analyst, f"<p>9 results</p><table>{head}{rows}</table>", "Reports")
    assert [one.get("date") for one in found] == [f"2 May 20{number + 10}" for number in range(9)]


def test_rows_that_begin_with_a_time_are_the_list_whatever_else_repeats(analyst: Analyst) -> None:
    rows = "".join(
        f"<dl class=slot><dt>{time}</dt><dd><a href=/p/{number}>{name}</a></dd></dl>"
        for number, (time, name) in enumerate(SHOWN)
    )
    told = "A film about people who live by the water and wait there for those who left it one day."
    cards = "".join(
        f"<div class=card><h3><a href=/f/{number}>{name} again</a></h3><p>{told}</p><i>{number}.99</i></div>"
        for number, (_, name) in enumerate(SHOWN)
    )
    found = read(analyst, f"<h1>Today</h1><div>{rows}</div><h2>Our films</h2><div>{cards}</div>", "Today")
    assert [(one["time"], one["title"]) for one in found] == SHOWN


def test_a_page_hidden_until_its_script_has_run_is_read(analyst: Analyst) -> None:
    rows = "".join(f"<li><b>{time}</b> <span>{name}</span></li>" for time, name in SHOWN)
    page = parse(
        f"<html style='display: none'><title>Today</title><ul>{rows}</ul></html>", "http://station.example/today"
    )
    assert len(analyst.alone(page).results.records) == len(SHOWN)


def test_what_is_said_of_things_is_not_their_title(analyst: Analyst) -> None:
    told = "a film about people who live by the water and wait there for those who left it, told by those who stayed at home"
    rows = "".join(
        f"<div class=slot><div class=w>{time}</div><div class=n>{name}</div><div class=t>{name}, {told}</div></div>"
        for time, name in SHOWN
    )
    assert [one["title"] for one in read(analyst, f"<h1>Today</h1>{rows}", "Today")] == [name for _, name in SHOWN]


def test_the_day_by_the_heading_may_stand_with_that_of_the_last_change(analyst: Analyst) -> None:
    line = "<p class=x>Publié le 07 mai 2019 à 13h59 - Mis à jour le 08 mai 2019 à 09h03 par la maison</p>"
    content = f"<h1>The Slow River</h1>{line}<p>Duration: long</p><p>Language: none</p>"
    (found,) = read(analyst, content, "The Slow River")
    assert "07 mai 2019" in found["date"]


def test_a_programme_on_the_page_of_a_meeting_is_not_the_list(analyst: Analyst) -> None:
    rows = "".join(f"<tr><td>{time}</td><td>{name}</td></tr>" for time, name in SHOWN)
    facts = "<dl><dt>Date</dt><dd>12 May 2024</dd><dt>Time</dt><dd>09:00</dd></dl>"
    content = f"<h1>Meeting of gardeners</h1>{facts}<h2>What we do</h2><table>{rows}</table>"
    (found,) = read(analyst, content, "Meeting of gardeners")
    assert (found["title"], found["date"]) == ("Meeting of gardeners", "12 May 2024")


@pytest.mark.parametrize("side", ["<aside><table>{0}</table></aside>", "<h2>Buses to us</h2><table>{0}</table>"])
def test_results_that_tell_as_much_are_the_list_beside_a_timetable(analyst: Analyst, side: str) -> None:
    rows = "".join(f"<tr><td>{time}</td><td>Bus to {name}</td></tr>" for time, name in SHOWN)
    cards = "".join(
        f"<div class=result><h3><a href=/e/{number}>{name}</a></h3><p>1{number} March 2024</p>"
        f"<p>A long text about what is to be seen there, number {number}, with music and words.</p></div>"
        for number, (_, name) in enumerate(SHOWN[:6])
    )
    content = f"<h1>Search results</h1><p>6 events found</p>{cards}{side.format(rows)}"
    assert [one["title"] for one in read(analyst, content, "Events found")] == [name for _, name in SHOWN[:6]]


def test_what_is_on_now_beside_an_article_is_not_the_list(analyst: Analyst) -> None:
    rows = "".join(f"<li><span>{time}</span> <a href=/on/{time}>{name}</a></li>" for time, name in SHOWN)
    prose = "<p>" + "Words on the mill and what became of it over the years. " * 20 + "</p>"
    content = (
        f"<h1>The mill on the river</h1><p>Date: 3 May 2024</p>{prose}<aside><h4>On air</h4><ul>{rows}</ul></aside>"
    )
    (found,) = read(analyst, content, "The mill on the river - Harbour One")
    assert found["title"] == "The mill on the river"


def test_a_day_that_says_so_is_taken_before_what_was_done_on_one(analyst: Analyst) -> None:
    rows = "".join(
        f"<tr><td><a href=/p/{number}>{name}</a></td><td>2 May 20{number + 10}</td><td>9 May 2031</td></tr>"
        for number, (_, name) in enumerate(SHOWN)
    )
    head = "<tr><th>Title</th><th>Effective date</th><th>Issued</th></tr>"
    found = read(analyst, f"<p>9 results</p><table>{head}{rows}</table>", "Reports")
    assert [one.get("date") for one in found] == [f"2 May 20{number + 10}" for number in range(9)]


def test_long_texts_that_begin_records_are_their_titles() -> None:
    told = "on the way of water through the sand and what this means for all those that live by it and for their children now"
    rows = "".join(
        f"<div class=r><p>{name} {told}</p><p>Journal of {name}</p><p>{year}</p></div>"
        for year, (_, name) in enumerate(SHOWN, 2001)
    )
    page = parse(f"<h1>Results</h1><p>9 results</p>{rows}", "http://papers.example/found")
    records = extract_records(page, matcher=Matcher(load_domain("papers"))).records
    titles = [field.value for record in records for field in record.fields if field.attribute == "title"]
    assert titles == [f"{name} {told}" for _, name in SHOWN]
