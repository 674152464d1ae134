"""Pages about one thing on which something else repeats, and lists that look a little like such pages."""

from __future__ import annotations

from crawler.page import parse
from crawler.results import Extraction, extract_records


def extract(html: str) -> Extraction:
    return extract_records(parse(f"<!doctype html>{html}", "http://books.example/p"))


RELATED = "".join(
    f"<dl><dt><a href=/b/{n}>The {word} of Winter (Paperback)</a></dt><dd>Club Price: $9.{n}0</dd><dd>Save {n} %</dd></dl>"
    for n, word in enumerate(
        ("River", "Garden", "House", "Letters", "Daughter", "Island", "Bread", "Road", "Sea", "Song")
    )
)
SAID = (
    "<p>An account of a winter in a valley that nobody leaves, told by the one who stayed behind to keep the fire.</p>"
)


def test_a_page_that_names_its_subject_and_states_its_facts_is_no_list_of_related_things() -> None:
    facts = "<ul><li>Publisher: North Press</li><li>Date: May 2006</li><li>Pages: 320</li><li>Weight: 2 lbs</li></ul>"
    more = f"<h2>Customers also bought</h2><div class=results>{RELATED}</div>"
    found = extract(f"<title>March by Ann Lee (Paperback): shop</title><h1>March (Paperback)</h1>{SAID}{facts}{more}")
    assert found.form == "detail"
    assert {"Publisher: North Press", "Pages: 320"} <= {field.value for field in found.records[0].fields}


def test_a_list_under_its_own_name_with_filters_beside_it_stays_a_list() -> None:
    filters = "".join(
        f"<p>{name}: <a href=?{name}=1>One</a> <a href=?{name}=2>Two</a></p>"
        for name in ("Format", "Language", "Age", "Sort")
    )
    for title, heading, beside in (
        ("Winter tales: shop", "Winter tales", filters),
        (
            "Results for winter",
            "Results for winter",
            "<p>Shown: 10</p><p>Sort: date</p><p>View: long</p><p>Shop: all</p>",
        ),
    ):
        found = extract(f"<title>{title}</title><h1>{heading}</h1>{beside}<div class=results>{RELATED}</div>")
        assert (found.form, len(found.records)) == ("list", 10)


def test_facts_whose_values_alone_are_bold() -> None:
    rows = "".join(
        f"<tr><td><font size=2>{name}</font></td><td><b>{value}</b></td><td></td><td>{other}</td><td><b>{more}</b></td></tr>"
        for name, value, other, more in (
            ("Currently", "$3.20", "First bid", "$1.00"),
            ("Quantity", "1", "Location", "Michigan"),
            ("Time left", "4 days", "Country", "USA"),
            ("Seller", "Ann", "Shipping", "Free"),
        )
    )
    note = "<tr><td></td><td colspan=4><a href=/ask>ask the seller a question</a></td></tr>"
    found = extract(
        f"<title>Item 17</title><p>Item 17<br><br>{SAID}<br><br><table>{rows}{note}</table><br><br>{SAID}</p>"
    )
    assert found.form == "detail"
    assert {("Currently", "$3.20"), ("Country", "USA")} <= {(f.key, f.value) for f in found.records[0].fields}
