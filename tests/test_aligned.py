"""Tables set as preformatted text without links or marks: measurements under names, parted by blanks or bars."""

from __future__ import annotations

import pytest

from crawler.aligned import aligned
from crawler.page import parse
from crawler.results import extract_records

STATIONS = "Amsel;Birke;Celle;Dorn;Eiche;Falke;Ginster".split(";")


def blank(number: int, name: str) -> str:
    return f"{name:<12}{54.1 + number:>7.2f}  {8 + number:>5}  2019 03 0{number + 1}"


def barred(number: int, name: str) -> str:
    return f"| {name:<10}| {54.1 + number:>7.2f} | {'' if number < 4 else number:>5} | 2019-03-0{number + 1} |"


TABLES = {
    "blanks": ("Station    Latitude Depth  Taken\n              (deg)   (m)\n", blank, "Latitude (deg)", "Depth (m)"),
    "ruled": ("Station    Latitude Depth  Taken\n=========  ======== =====  =========\n", blank, "Latitude", "Depth"),
    "bars": (
        "| Station   | Latitude| Depth | Taken      |\n|-----------+---------+-------+------------|\n",
        barred,
        "Latitude",
        "Depth",
    ),
}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_lines_under_names_are_records(table: tuple[str, object, str, str]) -> None:
    head, line, latitude, depth = table
    text = head + "\n".join(line(n, name) for n, name in enumerate(STATIONS))  # type: ignore[operator]
    page = parse(
        f"<h1>Query results</h1><p>7 stations</p><pre>\nSea &lt;3\n\n{text}\n</pre>", "http://sea.example/q?n=7"
    )
    records = [{f.key: f.value for f in record.fields} for record in extract_records(page).records]
    assert [record["Station"] for record in records] == STATIONS
    assert [float(record[latitude]) for record in records] == [54.1 + n for n in range(7)]
    assert [record["Taken"][-2:] for record in records] == [f"0{n + 1}" for n in range(7)]
    assert records[-1][depth] == ("6" if line is barred else "14")
    assert ("Sea <3" in page.tree.text(0)) is True


CODE = (
    "def main():\n    for name in names:\n        total += sizes[name]\n        print(name, total)\n    return 0\n" * 3
)
POEM = (
    "Over the hill and far\nthe light of one star\nkeeps 3 ships from the bar\nand 4 from the reef\nin all of its grief\n"
    * 2
)
FACTS = "Title     River of Stones\nAuthor    Ann Birch\nYear      2015\nPages     312\nPlace     Hill Town\nShelf     B 12\n"


@pytest.mark.parametrize("text", [CODE, POEM, FACTS, "1 2 3\n" * 8, "a  <b>1</b>  c\n" * 8, "", "|\n" * 9])
def test_other_text_stays_as_it_is(text: str) -> None:
    assert aligned(text) == ""


def test_text_of_very_many_or_very_long_lines_is_not_looked_through() -> None:
    line = "a    1    2\n"
    assert aligned("n    m    k\n" + line * 20)
    assert aligned("n    m    k\n" + line * 6_000) == ""
    assert aligned("n    m    k\n" + (line[:-1] + " " * 700 + "3\n") * 20) == ""
