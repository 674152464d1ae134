# ruff: noqa: E501 (a page reads best as it is sent)
"""Paging links, paging controls and the inference of further addresses."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.forms import read_forms
from crawler.forms.identity import identity
from crawler.models import PagingLink
from crawler.page import parse
from crawler.paging.addresses import relation, step
from crawler.paging.controls import paging_controls
from crawler.paging.pager import find_paging, leads_on, likely_next, next_by_pattern, onward, same_result
from crawler.paging.words import read_words
from crawler.urls import NOWHERE
from tests.bench.paging_grammar import generated_page

PAGING = Path(__file__).parents[1].parent / "shared" / "data" / "paging"
RECORDS = "<ul>" + "".join(f'<li><a href="/book/{n}">Book number {n}</a> by A. Writer</li>' for n in range(8)) + "</ul>"


def found(html: str, url: str = "http://site.example/search?q=red") -> dict[str, set[str]]:
    """The paging hrefs of a page by kind."""
    said: dict[str, set[str]] = {"page": set(), "next": set(), "prev": set()}
    for link in find_paging(parse(f"<html><body>{RECORDS}{html}</body></html>", url)):
        said[link.kind].add(link.href)
    return said


def test_a_relation_of_several_words_tells_the_next_page() -> None:
    links = '<p><a href="?count=24&amp;before=a1" rel="nofollow prev">‹ anterior</a>{}</p>'
    onward = '<a href="?count=50&amp;after=b2" rel="nofollow next">siguiente ›</a>'
    url = "http://site.example/r/birds/?count=25&after=a0"
    assert found(links.format(onward), url)["next"] == {"?count=50&after=b2"}
    other = '<a href="/ads?count=50&amp;after=b2" rel="nofollow">siguiente ›</a>'
    assert not found(links.format(other), url)["next"]


@pytest.mark.parametrize(
    "others",
    [
        '<ul class="dropdown-list"><li><a href="/rulings/with-seat-1/">1</a></li></ul>',
        '<p><a class="page-link" href="/rulings/archive/2018">2018</a> <a href="/rulings/archive/2017">2017</a></p>',
    ],
)
def test_numbers_that_lead_elsewhere_than_the_next_page_are_no_pages(others: str) -> None:
    ways = "".join(f'<li><a href="/rulings/page/{n}">{n}</a></li>' for n in range(2, 6))
    pager = f'<ul class="pagination">{ways}<li><a href="/rulings/page/2">Next</a></li></ul>'
    page = parse(f"<html><body>{RECORDS}{pager}{others}</body></html>", "http://site.example/rulings")
    node = page.tree.find("ul")[0]
    links = find_paging(page, region=(node, page.tree.ends[node]))
    assert {link.href for link in links} == {f"/rulings/page/{n}" for n in range(2, 6)}


def test_pages_of_a_thread_beside_those_of_its_forum_stay_pages() -> None:
    ways = "".join(f'<li><a href="/birds/index{n}.html">{n}</a></li>' for n in range(2, 6))
    pager = f'<ul class="pagination">{ways}<li><a href="/birds/index2.html">Next</a></li></ul>'
    pages = "".join(f' <a href="/birds/77-wrens{end}.html">{n}</a>' for n, end in ((1, ""), (2, "-2"), (3, "-3")))
    thread = f'<p><a href="/birds/77-wrens.html">Wrens at the feeder</a> ( <span class="pages">{pages}</span> )</p>'
    page = parse(f"<html><body>{thread}{RECORDS}{pager}</body></html>", "http://site.example/birds/")
    node = page.tree.find("ul")[0]
    links = {link.href for link in find_paging(page, region=(node, page.tree.ends[node]))}
    assert {"/birds/77-wrens.html", "/birds/77-wrens-2.html", "/birds/77-wrens-3.html"} <= links


def test_links_of_a_page_from_nowhere_may_name_its_site() -> None:
    link = '<a href="https://birds.example/list?after=b2" rel="nofollow next">Siguiente ›</a>'
    assert found(link, NOWHERE)["next"] == {"https://birds.example/list?after=b2"}
    assert not found(link, "http://site.example/list?after=a1")["next"]


@pytest.mark.parametrize(
    "text",
    [
        *(
            "Next",
            "Next page",
            "next »",
            "›",
            ">",
            "→",
            "Suivant",
            "Page suivante",
            "Weiter",
            "Nächste Seite",
            "Siguiente",
        ),
        *("Próxima", "Далее", "Следующая", "Volgende", "Successivo", "Następna", "Sonraki", "التالي"),
        *("下一页", "下一頁", "次へ", "次のページ", "다음", "Show more results", "Load more", "Weitere Ergebnisse"),
    ],
)
def test_next_in_many_languages(text: str) -> None:
    assert found(f'<div><a href="?q=red&amp;page=2">{text}</a></div>')["next"] == {"?q=red&page=2"}


@pytest.mark.parametrize(
    "text", ["Previous", "« Prev", "上一页", "前へ", "Précédent", "Zurück", "Anterior", "Назад", "이전", "‹"]
)
def test_previous_in_many_languages(text: str) -> None:
    after = "Next" if text.isascii() else "›"
    html = f'<p><a href="?q=red&amp;page=2">{text}</a> <a href="?q=red&amp;page=4">{after}</a></p>'
    assert found(html, "http://site.example/search?q=red&page=3")["prev"] == {"?q=red&page=2"}


def test_numbers_offsets_and_ends() -> None:
    links = " ".join(f'<a href="?q=red&start={(n - 1) * 20}">{n}</a>' if n != 3 else "<b>3</b>" for n in range(1, 7))
    html = f'<a href="?q=red&start=0">&lt;&lt;</a> <a href="?q=red&start=20">&lt;</a> {links} '
    html += '<a href="?q=red&start=60">&gt;</a> <a href="?q=red&start=400">&gt;&gt;</a>'
    said = found(f"<div>{html}</div>", "http://site.example/search?q=red&start=40")
    assert said["next"] == {"?q=red&start=60"}
    assert said["prev"] == {"?q=red&start=20"}
    assert said["page"] == {f"?q=red&start={n}" for n in (0, 20, 60, 80, 100, 400)}


def test_same_link_above_and_below_is_given_twice() -> None:
    paginator = '<div class="pagination"><span>1</span> <a href="?page=2">2</a> <a href="?page=2">Next</a></div>'
    page = parse(f"<body>{paginator}{RECORDS}{paginator}</body>", "http://site.example/list")
    links = find_paging(page)
    assert [link.kind for link in links] == ["page", "next", "page", "next"]
    assert {(link.href, link.url) for link in links} == {("?page=2", "http://site.example/list?page=2")}


def test_opaque_tokens_and_picture_links() -> None:
    assert found('<p><a href="/search?q=red&_next=Ab3x9%2C17">Next page</a></p>')["next"]
    picture = '<a href="?q=red&page=2"><img src="/i/arrow.gif" alt="Next page"></a>'
    assert found(f"<table><tr><td>{picture}</td></tr></table>")["next"] == {"?q=red&page=2"}


def test_arrows_inside_records_are_left_out_and_numbers_kept() -> None:
    items = "".join(
        f'<li><a href="/t/{n}">Thread {n}</a> ( <a href="/t/{n}/p2">2</a> <a href="/t/{n}/p3">3</a> ) '
        f'<a class="next" href="/photo/{n}">Next</a></li>'
        for n in range(5)
    )
    html = f'<ul>{items}</ul><div class="pager"><b>1</b> <a href="/f?page=2">2</a> <a href="/f?page=2">Next</a></div>'
    page = parse(f"<body>{html}</body>", "http://a.example/f")
    start = page.tree.find("ul")[0]
    links = find_paging(page, region=(start, page.tree.ends[start]))
    assert [link.href for link in links if link.kind == "next"] == ["/f?page=2"]
    assert {link.href for link in links if link.kind == "page" and same_result(page, link.url)} == {"/f?page=2"}


def test_head_link_stands_in_for_a_missing_one() -> None:
    html = '<head><link rel="next" href="/search?q=red&page=2"></head><body><p>Books</p></body>'
    links = find_paging(parse(html, "http://site.example/search?q=red"))
    assert [(link.kind, link.url) for link in links] == [("next", "http://site.example/search?q=red&page=2")]


TRAPS = {
    "calendar": '<table class="cal"><caption><a href="/a/201402">« Feb</a> <a href="/a/201404">Apr »</a></caption><tr>'
    + "".join(f'<td><a href="/a/201403{day:02d}">{day}</a></td>' for day in range(1, 29))
    + "</tr></table>",
    "days": "<table>"
    + "".join(
        "<tr>"
        + "".join(f'<td><a href="/day/{7 * week + day}">{7 * week + day}</a></td>' for day in range(1, 8))
        + "</tr>"
        for week in range(4)
    )
    + "</table>",
    "employees": "".join(
        f'<a href="?q=red&f=2&v={n}"><span>{size}</span></a> ' for n, size in enumerate(("1–50", "51–200", "201–1000"))
    ),
    "letters": " ".join(f'<a href="/browse?letter={letter}">{letter}</a>' for letter in "ABCDEF"),
    "sizes": "Show " + " ".join(f'<a href="?q=red&limit={size}">{size}</a>' for size in (10, 20, 50)) + " per page",
    "years": "<ul>" + "".join(f'<li><a href="/year/{year}">{year}</a></li>' for year in range(2001, 2012)) + "</ul>",
    "articles": '<div class="post-navigation"><a rel="prev" href="/2014/red-house/">Previous post: The red house</a>'
    '<a rel="next" href="/2014/blue-car/">Next post: The blue car</a></div>',
    "carousel": '<div class="carousel"><a class="prev" href="#slide1">‹</a><a class="next" href="#slide3">›</a></div>',
    "reading on": "".join(f'<p>Text of entry {n} <a href="/entry/{n}">Read more »</a></p>' for n in range(6)),
    "show all": '<p><a href="?q=red&limit=all">Show all</a></p>',
}


@pytest.mark.parametrize("name", TRAPS)
def test_traps_are_not_paging(name: str) -> None:
    assert found(TRAPS[name]) == {"page": set(), "next": set(), "prev": set()}


def test_older_entries_lead_on_although_called_previous() -> None:
    html = '<nav class="navigation"><div class="nav-previous"><a href="/blog/page/3/">Older posts</a></div>'
    html += '<div class="nav-next"><a href="/blog/">Newer posts</a></div></nav>'
    page = parse(f"<body>{RECORDS}{html}</body>", "http://site.example/blog/page/2/")
    links = {link.href: link for link in find_paging(page)}
    assert links["/blog/page/3/"].kind == "prev"
    assert leads_on(page, links["/blog/page/3/"])
    assert not any(leads_on(page, link) and link.kind == "prev" for link in links.values() if link.href == "/blog/")


def test_next_that_counts_down_beside_previous_that_counts_up_leads_back() -> None:
    page = parse("<p>Ten entries</p>", "http://site.example/find/a?page=2")
    newer, older = (
        PagingLink(f"?page={number}", f"http://site.example/find/a?page={number}", kind)
        for number, kind in ((1, "next"), (3, "prev"))
    )
    assert onward(page, [newer, older]) == [older]
    assert onward(page, [newer]) == [newer]


def test_page_without_address() -> None:
    html = '<div class="pages"><b>1</b> <a href="list_2.html">2</a> <a href="list_3.html">3</a> '
    html += '<a href="list_2.html">下一页</a></div>'
    links = find_paging(parse(f"<body>{RECORDS}{html}</body>", "file:///saved/list.html"))
    assert [(link.href, link.kind) for link in links] == [
        ("list_2.html", "page"),
        ("list_3.html", "page"),
        ("list_2.html", "next"),
    ]


@pytest.mark.parametrize(
    ("seen", "url", "after"),
    [
        ("http://a.example/s?q=x&page=1", "http://a.example/s?q=x&page=2", "http://a.example/s?q=x&page=3"),
        ("http://a.example/s?start=0&n=20", "http://a.example/s?start=20&n=20", "http://a.example/s?start=40&n=20"),
        ("http://a.example/l/page/2/", "http://a.example/l/page/3/", "http://a.example/l/page/4/"),
        ("http://a.example/s?q=x", "http://a.example/s?q=x&page=2", "http://a.example/s?q=x&page=3"),
        ("http://a.example/s?q=x", "http://a.example/s?q=x&start=25", "http://a.example/s?q=x&start=50"),
        ("http://a.example/l/", "http://a.example/l/page/2/", "http://a.example/l/page/3/"),
        ("http://a.example/s?page=3", "http://a.example/s?page=2", None),
        ("http://a.example/s?page=1&x=4", "http://a.example/s?page=2&x=9", None),
        ("http://a.example/s?q=x", "http://a.example/s?q=y", None),
        ("http://a1.example/s?q=1", "http://a2.example/s?q=1", None),
    ],
)
def test_next_by_pattern(seen: str, url: str, after: str | None) -> None:
    assert next_by_pattern(url, [seen]) == after


@given(
    st.integers(0, 5_000),
    st.integers(1, 500),
    st.sampled_from(["?page={}", "?q=a1&start={}&n=7", "list-{}.html", "p/{}/"]),
)
def test_next_by_pattern_goes_on_evenly(first: int, width: int, shape: str) -> None:
    urls = ["http://a.example/" + shape.format(first + width * place) for place in range(3)]
    assert next_by_pattern(urls[1], [urls[0]]) == urls[2]


@given(st.text(max_size=60), st.lists(st.text(max_size=60), max_size=3))
def test_next_by_pattern_takes_any_text(url: str, seen: list[str]) -> None:
    said = next_by_pattern("http://h.example/" + url, ["http://h.example/" + one for one in seen])
    assert said is None or said.startswith("http://h.example/")


def test_relation_and_step() -> None:
    own = "http://a.example/s?q=x&page=2"
    said = {
        "http://a.example/s?q=x&page=3": "query page",
        "http://a.example/s?q=x": "query page removed",
        "http://b.example/s?q=x&page=3": "other site",
        "http://a.example/x/other?q=1": "other path",
        own: "self",
    }
    for url, expected in said.items():
        assert relation(url, own, "a.example", "/s", {"q": "x", "page": "2"}) == expected
    assert step("http://a.example/s?q=x&page=3", own) == 1
    assert step("http://a.example/s?q=x", own) == -1
    assert step("http://a.example/s?q=y&page=3", own) in (0, 1)


POST_BACK = """<form method=post action=list.aspx><input type=hidden name=__VIEWSTATE value=x><table>
<tr><td><a href="javascript:__doPostBack('ctl00$G','Sort$Title')">Title</a></td></tr>
<tr><td><span>1</span></td><td><a href="javascript:__doPostBack('ctl00$G','Page$2')">2</a></td>
<td><a href="javascript:__doPostBack(&#39;ctl00$G&#39;,&#39;Page$Next&#39;)">&gt;</a></td></tr></table></form>"""


def test_post_back_paging() -> None:
    page = parse(POST_BACK, "http://a.example/list.aspx")
    said = [(one.kind, one.number, dict(one.fields)) for one in paging_controls(page, read_forms(page))]
    assert said == [
        ("page", 2, {"__EVENTTARGET": "ctl00$G", "__EVENTARGUMENT": "Page$2"}),
        ("next", None, {"__EVENTTARGET": "ctl00$G", "__EVENTARGUMENT": "Page$Next"}),
    ]
    assert find_paging(page) == ()


@pytest.mark.parametrize(
    ("buttons", "action", "pages"),
    [
        (
            "<button name=s value=1 disabled>1</button><button name=s value=2>2</button><button name=s value=3>3</button>",
            "",
            [2, 3],
        ),
        ("<button name=s value=1>1</button><b>2</b><button name=s value=3>3</button>", "", [1, 3]),
        ("".join(f"<button name=s value={n}>{n}</button>" for n in range(1, 6)), "", []),  # marks to give
        ("<button name=s value=2>2</button><button name=s value=3>3</button>", "/rate", []),
    ],
)
def test_buttons_of_a_posted_form_turn_pages_where_they_leave_out_this_one(
    buttons: str, action: str, pages: list[int]
) -> None:
    html = f'<form method=post action="{action or "/s"}"><input type=hidden name=kind value=red>{buttons}</form>'
    page = parse(html, "http://a.example/s")
    assert [one.number for one in paging_controls(page, read_forms(page))] == pages


@pytest.mark.parametrize(
    "text", ["Next", "More", "&gt;&gt;", "下一页", "Weiter", "Suivant", "次へ", "Далее", "다음", "Sonraki"]
)
def test_submit_buttons_that_page(text: str) -> None:
    html = '<form action="/s"><input name=q value=red><input type=submit name=go value=Search>'
    html += f'<input type=submit name=step value="{text}"><button name=page value=3>3</button></form>'
    page = parse(html, "http://a.example/s")
    said = {(one.kind, one.number) for one in paging_controls(page, read_forms(page))}
    assert said == {("next", None), ("page", 3)}


def test_a_button_that_cannot_be_pressed_turns_no_page() -> None:
    html = '<form action="/s"><input name=q value=red><button name=page value=20>Previous</button>'
    page = parse(html + '<button name=page value="" disabled>Next</button></form>', "http://a.example/s?page=21")
    assert not [one for one in paging_controls(page, read_forms(page)) if one.kind == "next"]


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        ("<button>Show more datasets</button>", {("next", None)}),
        (
            "".join(f"<button name=storinka value={n}{' disabled' if n == 1 else ''}>{n}</button>" for n in (1, 2, 3)),
            {("page", 2), ("page", 3)},
        ),
        ("<button>Save this search</button>", set()),
        ("<button name=stars value=5>5</button>", set()),
    ],
)
def test_a_form_that_only_asks_the_same_again_pages(inside: str, said: set[tuple[str, int | None]]) -> None:
    html = f'<form action="/s"><input type=hidden name=q value=red>{inside}</form>'
    page = parse(html, "http://a.example/s?q=red&org=")
    assert {(one.kind, one.number) for one in paging_controls(page, read_forms(page))} == said
    for other in (html.replace('action="/s"', 'action="/vote"'), html.replace("<form", "<form method=post")):
        page = parse(other, "http://a.example/s?q=red&org=")
        assert not paging_controls(page, read_forms(page))


def test_words_are_read() -> None:
    assert read_words("1,097").number == 1097
    assert read_words("Page 3").number == 3
    assert read_words("21-40").range == (21, 40)
    assert read_words("Next post: foo bar").other
    assert read_words("尾页").direction == "last"
    assert not read_words("x" * 200).direction


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=300), st.text(max_size=40))
def test_any_page_is_survived(body: str, href: str) -> None:
    html = f'<body><a href="{href}">{body}</a><form><button name=a>{body}</button></form>{body}</body>'
    page = parse(html, "http://a.example/" + href)
    assert all(link.url.startswith("http") for link in find_paging(page))
    assert len(paging_controls(page, read_forms(page))) <= 1


def test_large_pages_are_bounded() -> None:
    many = "".join(f'<a href="?page={n}" class="page next">{n}</a>' for n in range(60_000))
    assert len(find_paging(parse(f"<body><div>{many}</div></body>", "http://a.example/"))) <= 6_000
    deep = "<div class=pagination>" * 1_500 + '<a href="?page=2">Next</a>'
    assert len(find_paging(parse(deep, "http://a.example/"))) <= 1


def scores(pairs: list[tuple[set[tuple[str, str]], set[tuple[str, str]]]], kind: str) -> float:
    hits = want = got = 0
    for there, said in pairs:
        left, right = {h for h, k in there if k == kind}, {h for h, k in said if k == kind}
        hits, want, got = hits + len(left & right), want + len(left), got + len(right)
    return 2 * hits / max(want + got, 1)


def test_generated_pages_not_trained_on() -> None:
    pairs = []
    for seed in range(9_000, 9_080):
        html, url, links = generated_page(seed)
        said = {(link.href, link.kind) for link in find_paging(parse(html, url))}
        pairs.append(({(href, label.lower()) for href, label, _ in links}, said))
    assert scores(pairs, "next") >= 0.93
    assert scores(pairs, "page") >= 0.93


def annotated() -> list[dict[str, Any]]:
    index = PAGING / "index.jsonl"
    if not index.exists():
        pytest.skip("the annotated paging pages (../shared/data/paging) are not here")
    return [json.loads(line) for line in index.read_text(encoding="utf-8").split("\n") if line.strip()]


@pytest.mark.parametrize("known", [True, False])
def test_annotated_pages(known: bool) -> None:
    pairs = []
    for row in annotated():
        body = gzip.decompress((PAGING / row["file"]).read_bytes())
        page = parse(body, row["url"] if known else "file:///" + row["file"], encoding=row["encoding"])
        want = {(link["href"].strip(), link["type"].lower()) for link in row["links"]}
        pairs.append((want, {(link.href, link.kind) for link in find_paging(page)}))
    assert scores(pairs, "next") >= 0.94
    assert scores(pairs, "page") >= 0.96


@pytest.mark.accept
def test_unseen_domains() -> None:
    annotated()
    from tests.bench.paging_figures import cross_validated

    for said in cross_validated().values():
        assert said["NEXT"]["f1"] >= 0.93
        assert said["PAGE"]["f1"] >= 0.95


def test_where_more_is_stated_an_address_alone_leads_on() -> None:
    html = "<p>66 flights</p><a href='/s?from=CDG&amp;page=2'>Later</a> <a href='/s?from=CDG&amp;sort=2'>By price</a>"
    page = parse(html, "http://a.example/s?from=CDG")
    found = likely_next(page, certain=True)
    assert found is not None
    assert found.url == "http://a.example/s?from=CDG&page=2"
    assert likely_next(page) is None


@pytest.mark.parametrize(
    ("links", "onward"),
    [
        ("<a href='/s?q=x&ab=20'>umblättern</a> <a href='/s?q=x&ab=180'>Schluss</a>", "/s?q=x&ab=20"),
        ("<a href='/s?q=x&z=2'>umblättern</a> <a href='/s?q=y&z=2'>anderes</a>", "/s?q=x&z=2"),
        ("<a href='/s?q=x&ab=7'>Fundort</a>", None),
    ],
)
def test_a_number_of_any_name_leads_on_where_it_counts_pages_or_records(links: str, onward: str | None) -> None:
    page = parse(f"<p>200 Belege</p>{links}", "http://a.example/s?q=x")
    found = likely_next(page, certain=True, size=20)
    assert (found and found.url) == (onward and f"http://a.example{onward}")


def test_pages_chosen_by_a_select() -> None:
    options = "".join(f"<option value={n}{' selected' if n == 2 else ''}>{n}</option>" for n in range(1, 5))
    html = f"<form action=/find><input type=hidden name=q value=red>Page <select name=page>{options}</select> of 4"
    page = parse(f"{html} <input type=submit></form>", "http://h/find?q=red&page=2")
    found = paging_controls(page, read_forms(page))
    assert [(one.kind, one.number, dict(one.fields)) for one in found] == [
        ("page", 1, {"page": "1"}),
        ("next", 3, {"page": "3"}),
        ("page", 4, {"page": "4"}),
    ]


@pytest.mark.parametrize("words", ["spätere", "•", "לבא", "mwy"])
def test_a_link_behind_the_records_leads_on_by_its_address_alone(words: str) -> None:
    page = parse(
        f"<body>{RECORDS}<p><a href='/search?q=red&amud=2'>{words}</a></p></body>", "http://site.example/search?q=red"
    )
    first, *_, last = page.tree.find("li")
    assert [one.kind for one in find_paging(page, region=(first, page.tree.ends[last]))] == ["next"]


@pytest.mark.parametrize("href", ["/search?q=red&decade=1990", "/list?amud=2", "/search?amud=2"])
def test_a_link_that_asks_for_something_else_does_not(href: str) -> None:
    page = parse(f"<body>{RECORDS}<p><a href='{href}'>mwy</a></p></body>", "http://site.example/search?q=red")
    first, *_, last = page.tree.find("li")
    assert find_paging(page, region=(first, page.tree.ends[last])) == ()


def test_the_way_back_leads_nowhere_on_though_no_record_has_a_link() -> None:
    rows = "".join(f"<tr><td>Oak {n}</td><td>19{n}0</td></tr>" for n in range(10, 20))
    back = "<p><a href='/find?q=oak&s=1'>&lt;&lt; zurück</a></p>"
    page = parse(f"<table>{rows}</table>{back}", "http://site.example/find?q=oak&s=2")
    (table,) = page.tree.find("table")
    found = find_paging(page, region=(table, page.tree.ends[table]))
    assert [link.kind for link in found] == ["prev"]


PAGES = "".join(f"<option value={n}{' selected' if n == 2 else ''}>{n}</option>" for n in range(1, 5))


@pytest.mark.parametrize(
    ("script", "fields"),
    [
        ("document.getElementById('f').submit()", {"f:sayfa": "3"}),
        ("javascript:setTimeout('__doPostBack(\\'f$sayfa\\',\\'\\')', 0)", {"f:sayfa": "3", "__EVENTTARGET": "f$sayfa", "__EVENTARGUMENT": ""}),
    ],
)  # fmt: skip
def test_pages_chosen_by_a_select_that_sends_the_search(script: str, fields: dict[str, str]) -> None:
    html = f'<form id=f method=post action=/find><input name=f:q value=red><select name=f:sayfa onchange="{script}">{PAGES}</select><button name=f:go>Ara</button></form>'
    page = parse(html, "http://site.example/find")
    controls = paging_controls(page, read_forms(page))
    assert [one.fields for one in controls if one.kind == "next"] == [fields]
    plain = parse(html.replace("onchange", "data-x"), "http://site.example/find")
    assert not paging_controls(plain, read_forms(plain))


def test_a_search_is_the_same_with_the_pages_of_its_answer() -> None:
    form = (
        "<form action=/find><input name=q><select name=kind><option>1<option>2</select>{}<button>Search</button></form>"
    )
    known = read_forms(parse(form.format(""), "http://site.example/"))[0]
    answered = read_forms(parse(form.format(f"<select name=f:page>{PAGES}</select>"), "http://site.example/find"))[0]
    other = read_forms(parse(form.format("<select name=floor><option>1<option>2</select>"), "http://site.example/"))[0]
    assert identity(known) == identity(answered) != identity(other)


def test_marks_to_give_a_page_are_no_pages() -> None:
    html = f'<form method=post action=/find><input name=q value=red><select name=r aria-label="Rate this page" onchange="this.form.submit()">{PAGES}</select></form>'
    page = parse(html, "http://site.example/find")
    assert not paging_controls(page, read_forms(page))
    other = parse(html.replace("Rate this page", "Go to page"), page.url)
    assert paging_controls(other, read_forms(other))


@pytest.mark.parametrize(
    ("text", "direction"),
    [
        ("Naslednji >", "next"),
        ("< Prejšnji", "prev"),
        ("Ďalšie", "next"),
        ("Predchádzajúce", "prev"),
        ("Следећи", "next"),
        ("Prethodni", "prev"),
        ("Nākamais", "next"),
        ("Següents", "next"),
        ("Anteriors", "prev"),
        ("Următorul", "next"),
    ],
)
def test_next_and_previous_in_other_genders_and_numbers(text: str, direction: str) -> None:
    reading = read_words(text)
    assert reading.direction == direction
    assert reading.whole


def test_other_ways_to_show_a_page_lead_to_no_other_where_one_link_is_called_next() -> None:
    """Their addresses hand on the order, the size and the offset of this page, in a bar that is called after paging."""
    base, order = "http://a.example/find?q=&", "order_by=relevance&per_page=40&sort=DESC&"
    ways = "".join(
        f'<a href="{base}display={way}&{order}offset=0&access=" title="{way.title()} view"><span class=icon></span></a>'
        for way in ("wide", "strip", "map")
    )
    onward = f"{base}display=tiles&{order}access=&go=next&offset=40"
    page = parse(
        f"<h1>Pictures</h1><div class=PageNav><div class=PageNavBlock><span>180</span> results</div>"
        f"<div class=PageNavBlock>{ways}</div><div class=PageNavBlock><select><option>Date</select></div></div>"
        f"<div>{'<p>A harbour in winter</p>' * 12}</div>"
        f'<div class=PageNav><a class=nextPageLink title=Next href="{onward}"><i class="fa fa-arrow-right"></i></a></div>',
        "http://a.example/find?q=",
    )
    assert [link.url for link in find_paging(page) if link.kind == "next"] == [onward]


@pytest.mark.parametrize("other", ["tab=2", "rec=2"])
def test_an_arrow_without_words_whose_class_says_next_stays_one_beside_another_next(other: str) -> None:
    rows = "".join(f"<tr><td><a href='/i/{n}'>Thing {n}</a></td></tr>" for n in range(10))
    arrow = "<div class=pager><a class=next href='/list?page=2'><i></i></a></div>"
    page = parse(f"<table>{rows}</table><a href='/list?{other}'>Next</a>{arrow}", "http://h.example/list")
    assert "http://h.example/list?page=2" in [link.url for link in find_paging(page) if link.kind == "next"]
