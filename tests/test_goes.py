"""Links whose script says where it goes."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.paging.goes import gone_to
from crawler.paging.pager import find_paging

OWN = "http://office.example/lists/permits/all.aspx"
NEXT = "/lists/permits/all.aspx?Paged=TRUE\\u0026p_ID=33\\u0026PageFirstRow=31"


@pytest.mark.parametrize(
    ("script", "address"),
    [
        (f'javascript:RefreshPageTo(event, "{NEXT}");return false;', NEXT.replace("\\u0026", "&")),
        ("location.href='?start=31'", "?start=31"),
        ("go('http:\\/\\/office.example\\/lists\\/permits\\/all.aspx?p=2')", f"{OWN}?p=2"),
        ("go('/lists/permits/other.aspx?p=2')", ""),
        ("go('http://elsewhere.example/lists/permits/all.aspx?p=2')", ""),
        ("if(confirm('Sure?'))go('?drop=3')", ""),
        ("$.post('?p=2')", ""),
        ("swap('?p=2', '?p=3')", ""),
        ("go('2')", ""),
        ("go('http://[x?p=2')", ""),
    ],
)
def test_the_address_that_a_script_goes_to(script: str, address: str) -> None:
    assert gone_to({"href": "javascript:", "onclick": script}, OWN) == address
    assert gone_to({"href": "/elsewhere", "onclick": script}, OWN) == ""


def test_an_arrow_whose_script_goes_to_the_next_rows_leads_to_the_next_page() -> None:
    rows = "".join(f"<tr><td><a href='show.aspx?ID={n}'>Garage at {n} Alder Lane</a><td>BP-{n}" for n in range(30))
    arrow = f"""<a href="javascript:" onclick='javascript:RefreshPageTo(event, "{NEXT}");'><img src=next.gif alt=Next></a>"""
    body = f"<table>{rows}</table><table><tr><td>1 - 30<td>{arrow}</table>"
    (link,) = find_paging(parse(f"<title>Permits</title>{body}", OWN))
    assert (link.kind, link.url) == ("next", f"{OWN}?Paged=TRUE&p_ID=33&PageFirstRow=31")
