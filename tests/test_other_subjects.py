"""Subjects that do not come along, described in a dozen lines, on a site made by hand: museum objects, known by a number of
their own, with names that many share.
"""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlencode

import pytest
from aiohttp import web

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import parse_domain
from knowledge.matching import Matcher
from tests.handmade import answering, harvested, html

MUSEUM = parse_domain("""
name: museum
title: Museum objects
languages: [en]
attributes:
  - {name: title, type: text, affinity: 0.4, aliases: [object, object title]}
  - {name: artist, type: name, affinity: 0.7, aliases: [maker, creator]}
  - {name: date, type: year, affinity: 0.3, aliases: [made, period]}
  - {name: material, type: text, affinity: 0.6, aliases: [medium, technique]}
  - {name: accession, type: text, affinity: 0.9, aliases: [accession number, inventory number]}
identity: [[accession]]
topic: [museum, collection, object, painting, sculpture]
instances: {title: [portrait, landscape], material: [bronze]}
""")
THINGS = ("Harbour", "Still Life", "Portrait of a Lady", "Landscape", "Bowl", "Vase", "Horse")
MAKERS = ("Aelbert Roos", "Giulia Marchetti", "Henri Valcourt", "Clara Voss", "Elsa Brandt")
MATERIALS = ("Oil on canvas", "Bronze", "Marble", "Woodcut")
OBJECTS = [
    {
        "title": THINGS[n * 5 % 7],
        "artist": MAKERS[n * 3 % 5],
        "date": (f"c. {1500 + 3 * n}", f"{1500 + 3 * n}", f"{1500 + 3 * n}–{1505 + 3 * n}")[n % 3],
        "material": MATERIALS[n * 7 % 4],
        "accession": f"{'ABC'[n % 3]}.{1900 + n % 40}.{n + 11}",
    }
    for n in range(61)
]
SIZE = 20
FORM = (
    "<form action=/results><p><label for=a>Maker</label><input id=a name=maker></p>"
    "<p><label for=b>Object title</label><input id=b name=ttl></p>"
    "<p>Shown in <select name=max><option value=''>any time<option value=15>≤ 15 days<option value=60>≤ 60 days</select></p>"
    "<button>Search the collection</button></form>"
)
SIGNUP = "<form action=/news method=post><input type=email name=email><button>Subscribe</button></form>"


def results(query: dict[str, str]) -> str:
    asked = {name: set(re.findall(r"\w+", query.get(name, "").lower())) for name in ("maker", "ttl")}
    if not any(asked.values()):
        return f"{FORM}<p>Please be more specific.</p>"
    found = [
        one
        for one in OBJECTS
        if asked["maker"] <= set(re.findall(r"\w+", one["artist"].lower()))
        and asked["ttl"] <= set(re.findall(r"\w+", one["title"].lower()))
    ]
    found = found[::2] if query.get("max") else found  # what was shown of late is half of all
    if not found:
        return f"{FORM}<p>Your search returned no objects.</p>"
    start = int(query.get("start", 0))
    items = "".join(
        f"<li><div class=t><a href='/object/{one['accession']}'>{one['title']}</a></div><div class=m>"
        f"<span class=maker>{one['artist']}</span>, {one['date']}<br>{one['material']}<br>"
        f"<small>{one['accession']}</small></div></li>"
        for one in found[start : start + SIZE]
    )
    onward = {**{name: value for name, value in query.items() if value}, "start": str(start + SIZE)}
    more = f"<a href='/results?{urlencode(onward)}'>More objects →</a>" if start + SIZE < len(found) else ""
    return f"<h1>Search</h1><p>{len(found)} objects found</p><ol start={start + 1}>{items}</ol><p>{more}</p>"


async def site(request: web.Request) -> web.StreamResponse:
    if request.path == "/results":
        return html(results(dict(request.query)) + SIGNUP, "Results")
    if request.path.startswith("/object/"):
        one = next(one for one in OBJECTS if one["accession"] == request.path.removeprefix("/object/"))
        return html(own_page(one), one["title"])
    return html(f"<h1>Search our collection</h1>{FORM}{SIGNUP}", "Museum")


def own_page(one: dict[str, str]) -> str:
    return (
        f"<h1>{one['title']}</h1><div><p><b>Maker</b> {one['artist']}</p><p><b>Date</b> {one['date']}</p>"
        f"<p><b>Material</b> {one['material']}</p><p><b>Department</b> Upstairs</p>"
        f"<p><b>Accession number</b> {one['accession']}</p></div>"
    )


async def test_objects_of_one_name_are_kept_apart_and_told_in_full(tmp_path: Path) -> None:
    async with answering(site) as url:
        rows = await harvested(url, tmp_path, MUSEUM)
    found = {row["attributes"]["accession"]: row["attributes"] for row in rows}
    assert len(rows) == len(found) == len(OBJECTS)
    for one in OBJECTS:
        assert found[one["accession"]] == one


@pytest.mark.parametrize("mark", ["b", "strong"])
def test_bold_beginnings_of_several_lines_are_labels(mark: str) -> None:
    one = own_page(OBJECTS[0]).replace("<b>", f"<{mark}>").replace("</b>", f"</{mark}>")
    page = parse(f"<title>{OBJECTS[0]['title']}</title>{one}", "http://museum.example/object/1")
    found = extract_records(page, matcher=Matcher(MUSEUM)).records[0]
    told = {field.key: field.value for field in found.fields}
    assert (told["Date"], told["Department"]) == ("c. 1500", "Upstairs")
    assert {field.attribute: field.value for field in found.fields}["date"] == "c. 1500"


def test_a_lone_bold_beginning_is_no_label() -> None:
    page = parse("<title>River</title><h1>River</h1><p><b>Great</b> praise from all sides</p>", "http://m.example/o/1")
    found = extract_records(page, matcher=Matcher(MUSEUM))
    assert all(field.key != "Great" for record in found.records for field in record.fields)
