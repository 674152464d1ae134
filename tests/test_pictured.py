"""Galleries: pictures with a name below each, amid menus and tips on how to search."""

from __future__ import annotations

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.page import parse
from knowledge.domain import load_domain
from knowledge.matching import Matcher

NAMES = ("River at Dawn", "Garden in Autumn", "Old Bridge", "Yard by Night", "Quiet Harbour", "Ice")
MENUS = "".join(
    f"<dl><dt>{head}</dt><dd>{''.join(f'<a href=/{head}/{one}>{one}</a> ' for one in own)}</dd></dl>"
    for head, own in (
        ("Tags", "roses seeds tools".split()),
        ("Menu", ["Search", "About"]),
        ("Specials", ["Recent", "Calendar"]),
    )
)
TIPS = "<p>Words in quotes are found as they stand.</p><p>2008 photos from 2003 to 2008</p><p>Or use stars.</p>"


def look(body: str) -> tuple[str, list[str]]:
    matcher = Matcher(load_domain("movies"))
    page = parse(f"<title>Pictures</title><body>{MENUS}{body}</body>", "http://h.example/?q=at")
    found = Analyst(FormClassifier.load(), matcher).look(page)
    records = [next(field.value for field in one.fields if field.key != "url") for one in found.results.records]
    return found.results.kind, records


def test_pictures_with_names_are_records() -> None:
    items = "".join(
        f"<li><span><a href=/picture/{n}><img src=/i/{n}.jpg alt='{name}'></a></span><span class=name>{name}</span></li>"
        for n, name in enumerate(NAMES)
    )
    assert look(f"{TIPS}<ul class=thumbs>{items}</ul>") == ("list", list(NAMES))


def test_signs_that_all_lead_elsewhere_are_no_gallery() -> None:
    signs = "".join(f"<li><a href=/share><img src=/s/{n}.png></a> {name}</li>" for n, name in enumerate(NAMES))
    kind, _ = look(f"<h2>Results</h2><ul>{signs}</ul>")
    assert kind != "list"
