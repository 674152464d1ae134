"""Paginators of many makes at every place of a result: the way on is found, and none at the end.

The makes and addresses were written before anything was fitted to them, and are not those of `paging_grammar`. On the
code before, 614 of 764 were right.
"""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urljoin

import pytest

from crawler.page import parse
from crawler.paging.pager import find_paging, leads_on, page_number

LAST = 9
Url = Callable[[int], str]
ADDRESSES: dict[str, tuple[str, Url]] = {
    "page": ("/r?q=x", lambda k: f"?q=x&page={k}"),
    "start": ("/s?q=x", lambda k: f"/s?q=x&start={(k - 1) * 12}"),
    "path": ("/search/x", lambda k: f"/search/x/{k}"),
    "path page": ("/search/x/", lambda k: f"/search/x/page/{k}/"),
    "p": ("/r?q=x", lambda k: f"?q=x&p={k}"),
    "from zero": ("/r?q=x", lambda k: f"?q=x&pg={k - 1}"),
    "a name of its own": ("/list.php?cat=3", lambda k: f"/list.php?cat=3&PAGEN_1={k}"),
    "offset": ("/find?term=x", lambda k: f"/find?term=x&offset={(k - 1) * 12}&max=12"),
}
RECORDS = "".join(
    f"<div class=item><h3><a href=/b/{i}>Book number {i} title</a></h3><p>Author {i}, 19{i:02d}</p></div>"
    for i in range(12)
)


def link(href: str, text: object, mark: str = "") -> str:
    return f"<a href='{href}' {mark}>{text}</a>"


def ways(onward: str, back: str, between: str = " ", *, marks: tuple[str, str] = ("", "")) -> Callable[[Url, int], str]:
    """A paginator of two links, each only where it leads somewhere."""

    def made(url: Url, k: int) -> str:
        before = link(url(k - 1), back, marks[0]) if k > 1 and back else ""
        after = link(url(k + 1), onward, marks[1]) if k < LAST else ""
        return before + between.format(k, LAST) + after

    return made


def numbers(before: str = "", after: str = "", *, all_linked: bool = False) -> Callable[[Url, int], str]:
    def made(url: Url, k: int) -> str:
        row = [
            link(url(j), j, "class=current" if j == k else "") if j != k or all_linked else f"<b>{j}</b>"
            for j in range(1, LAST + 1)
            if all_linked or abs(j - k) < 3
        ]
        first = link(url(k - 1), before) if before and k > 1 else ""
        return " ".join([first, *row, link(url(k + 1), after) if after and k < LAST else ""])

    return made


def ranges(url: Url, k: int) -> str:
    spans = [f"{(j - 1) * 12 + 1}-{j * 12}" for j in range(1, LAST + 1)]
    return " ".join(link(url(j), span) if j != k else f"<b>{span}</b>" for j, span in enumerate(spans, 1))


MAKES = {
    "arrows, rel, position": ways("›", "‹", "<span>{} / {}</span>", marks=("rel=prev", "rel=next")),
    "arrows and position": ways("→", "←", " Page {} of {} "),
    "older and newer": ways("Older", "Newer"),
    "so many results": ways("Next 12 results", "Previous 12 results", " | "),
    "more of the things": ways("More objects →", ""),
    "show more": ways("Show more", "", marks=("", "class='btn load-more'")),
    "numbers": numbers(),
    "numbers, all links": numbers(all_linked=True),
    "angles": numbers("‹", "›"),
    "drawn, labelled": ways(
        "<svg></svg>", "<svg></svg>", marks=("aria-label='Previous page'", "aria-label='Next page'")
    ),
    "drawn by class": ways("<i class='fa fa-chevron-right'></i>", "<i class='fa fa-chevron-left'></i>", "<b>{}/{}</b>"),
    "pictures": ways("<img src=/img/next.gif>", "<img src=/img/prev.gif>"),
    "German": ways("weiter", "zurück", " Seite {} von {} "),
    "French": ways("Page suivante", "Page précédente"),
    "Chinese": ways("下一页", "上一页", "第{}页/共{}页"),
    "Russian": numbers("Назад", "Вперёд"),
    "Spanish": numbers("« Anterior", "Siguiente »"),
    "records of each page": ranges,
    "signs and words": ways("next &gt;&gt;", "&lt;&lt; prev"),
    "a sentence": ways("Continue to next page of results", ""),
}


def leads_right(make: Callable[[Url, int], str], address: str, k: int) -> bool:
    first, url = ADDRESSES[address]
    own = urljoin("http://h.example", first if k == 1 else urljoin(first, url(k)))
    menu = "<nav><a href=/>Home</a> <a href=/about>About</a></nav>"
    html = f"{menu}<h1>Results</h1><p>{LAST * 12} results</p><div>{RECORDS}</div><div>{make(url, k)}</div>"
    page = parse(f"<body>{html}<footer><a href=/privacy>Privacy</a></footer>", own)
    found = find_paging(page)
    onward = {one.url for one in found if one.kind != "page" and leads_on(page, one)}
    onward |= {one.url for one in found if one.kind == "page" and page_number(page, one) == k + 1}
    return onward == ({urljoin(own, url(k + 1))} if k < LAST else set())


@pytest.mark.parametrize("name", MAKES)
def test_the_way_on_is_found(name: str) -> None:
    wrong = [(a, k) for a in ADDRESSES for k in (1, 2, 5, LAST) if not leads_right(MAKES[name], a, k)]
    assert len(wrong) <= 1, wrong
