"""Years and days above groups of records, and titles that a line sets in italics."""

from __future__ import annotations

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = Matcher(load_domain("books"))
TITLES = ["The Long River", "A House of Salt", "Winter in the Hills", "The Glass Garden", "Of Stone", "Seven Bridges"]
PLACES = ["Lund: Old Press", "Oslo: Birch", "Turku: Harbour House", "Lund: Birch", "Oslo: Old Press", "Turku: Birch"]


def told(html: str, *names: str) -> list[tuple[str | None, ...]]:
    found = extract_records(parse(f"<html><body>{html}</body></html>", "http://a.example/"), matcher=BOOKS)
    return [
        tuple(next((f.value for f in one.fields if f.attribute == name), None) for name in names)
        for one in found.records
    ]


def bibliography(dress: str = "i") -> str:
    lines = ""
    for number, (title, place) in enumerate(zip(TITLES, PLACES, strict=True)):
        lines += "" if number % 2 else f"<h4>{1931 + number}</h4>"
        lines += f"<p>{number + 1}. <{dress}>{title}</{dress}>. {place}. {152 + number} s."
    return f"<h2>Printed works</h2>{lines}"


def test_a_title_in_italics_is_parted_from_its_line_and_has_the_year_above_it() -> None:
    expected = [(title, str(1931 + number // 2 * 2)) for number, title in enumerate(TITLES)]
    assert told(bibliography(), "title", "year") == expected
    assert told(bibliography("em"), "title", "year") == expected


def test_a_row_of_one_cell_tells_the_year_of_the_rows_below_it() -> None:
    rows = ""
    for number, title in enumerate(TITLES):
        rows += "" if number % 2 else f"<tr class=y><td colspan=3>{1931 + number}</td></tr>"
        rows += f"<tr><td>{title}</td><td>Ann Lee {'abcdef'[number]}</td><td>Shelf {'ABCDEF'[number]}</td></tr>"
    head = "<thead><tr><th>Title</th><th>Author</th><th>Shelf</th></tr></thead>"
    found = told(f"<h1>Books</h1><table>{head}<tbody>{rows}</tbody></table>", "title", "year")
    assert found == [(title, str(1931 + number // 2 * 2)) for number, title in enumerate(TITLES)]


def test_records_that_tell_their_years_keep_them() -> None:
    lines = "".join(
        f"{'' if number % 2 else f'<h3>{2001 + number}</h3>'}<div class=b><h4>{title}</h4><span>{1950 + number}</span></div>"
        for number, title in enumerate(TITLES)
    )
    assert told(f"<h1>New here</h1>{lines}", "year") == [(str(1950 + number),) for number in range(len(TITLES))]


def test_a_lone_record_of_a_numbered_bibliography_is_read_as_those_of_a_list() -> None:
    lines = "".join(
        f"<h4>{1931 + n}</h4><p>{7 * n + 1}. <i>{TITLES[n]}</i>. {PLACES[n]}. {152 + n} s." for n in range(2)
    )
    assert told(f"<h2>Printed works</h2>{lines}", "title", "year") == [(TITLES[0], "1931"), (TITLES[1], "1932")]


def test_the_heading_of_the_next_group_is_no_part_of_the_record_before_it() -> None:
    rows = ""
    for number, title in enumerate(TITLES):
        rows += f"<tr class=y><td colspan=3>{1931 + number}</td></tr>" if number in (0, 1) else ""
        rows += f"<tr><td>{title}</td><td><b>{number}:3</b></td><td>Shelf {'ABCDEF'[number]}</td></tr>"
    found = told(f"<h1>Books</h1><table><tbody>{rows}</tbody></table>", "year")
    assert [year for (year,) in found if year] == ["1931", *["1932"] * 5]


def test_lines_that_go_on_alike_are_records_whatever_bold_words_begin_them() -> None:
    lines = "".join(
        f"<li><b>{title}</b> <small>came in <time>{number + 3} weeks ago</time></small> <abbr>S-{7 * number + 100}</abbr>"
        for number, title in enumerate(TITLES)
    )
    assert told(f"<h1>What came in</h1><ul>{lines}</ul>", "title") == [(title,) for title in TITLES]


def test_a_year_that_was_asked_for_is_no_heading() -> None:
    lines = "".join(f"<li><a href=/b/{n}>{title}</a><br>Ann Lee<br>Shelf {n}</li>" for n, title in enumerate(TITLES))
    found = told(f"<p>Books 1 to 6 for <b>2014</b></p><ol>{lines}</ol>", "year")
    assert found == [(None,)] * len(TITLES)
