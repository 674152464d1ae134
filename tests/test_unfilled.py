"""What a script did not fill in is no value and no record; answers of programs that a page shows are none either."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import Attribute, Domain
from knowledge.matching import Matcher

BOOKS = Matcher(
    Domain(
        name="books",
        title="Books",
        identity=(("title",),),
        attributes=(
            Attribute(name="title", type="text"),
            Attribute(name="author", type="text"),
            Attribute(name="users", type="text"),
            Attribute(name="shelf", type="text"),
        ),
    )
)
ITEM = "<div class=item><a href={url}>{name}</a><span>Author: {who}</span></div>"
NAMES = ("River", "Garden", "Winter", "City", "Night")


def _page(*patterns: str) -> list[str]:
    real = "".join(ITEM.format(url=f"/b/{n}", name=name, who=f"Writer {n}") for n, name in enumerate(NAMES))
    page = parse(f"<h1>5 books found</h1><div>{''.join(patterns)}{real}</div>", "http://h/list")
    found = extract_records(page, matcher=BOOKS)
    return [next(field.value for field in record.fields) for record in found.records]


@pytest.mark.parametrize("place", ["{{ %s }}", "${%s}", "<%%= %s %%>", "#{%s}"])
def test_a_pattern_that_nothing_filled_is_no_record(place: str) -> None:
    place = place.replace("<", "&lt;").replace(">", "&gt;")
    pattern = ITEM.format(url="#", name=place % "book.title", who=place % "book.author")
    assert _page(pattern) == list(NAMES)
    assert _page(pattern, pattern, pattern) == list(NAMES)


def test_a_record_about_such_signs_stays() -> None:
    told = ITEM.format(url="/b/9", name="Why {{ name }} stays empty in old templates", who="Writer 9")
    assert _page(told)[0] == "Why {{ name }} stays empty in old templates"
    shown = ITEM.format(url="/b/9", name="<code>{{ name }}</code>", who="Writer 9")
    assert _page(shown)[0] == "{{ name }}"


def test_no_value_stands_where_one_is_still_to_come() -> None:
    facts = {"Author": "Ann Lee", "Shelf": "{{ shelf }}", "State": "new"}
    rows = "".join(f"<tr><th>{label}</th><td>{value}</td></tr>" for label, value in facts.items())
    page = parse(f"<title>River</title><h1>River</h1><table>{rows}</table>", "http://h/b/1")
    told = {field.key: field.value for field in extract_records(page, matcher=BOOKS).records[0].fields}
    assert (told["Author"], told["State"]) == ("Ann Lee", "new") and "Shelf" not in told


def test_the_entrance_of_an_api_is_no_record() -> None:
    links = ",\n".join(
        f'    "{one}": "<a href="/api/{one}/">http://h/api/{one}/</a>"' for one in ("users", "books", "tags")
    )
    head = "<b>HTTP 200 OK</b>\n<b>Allow:</b> GET\n<b>Content-Type:</b> application/json\n\n"
    page = parse(f"<title>Api Root</title><h1>Api Root</h1><pre>{head}{{\n{links}\n}}</pre>", "http://h/api/")
    assert extract_records(page, matcher=BOOKS).form == "none"


def test_preformatted_labels_are_read_as_before() -> None:
    page = parse("<title>River</title><h1>River</h1><pre>Author: Ann Lee\nShelf: B 7\nState: new</pre>", "http://h/b/1")
    told = {field.attribute: field.value for field in extract_records(page, matcher=BOOKS).records[0].fields}
    assert (told["author"], told["shelf"]) == ("Ann Lee", "B 7")
