"""Which buttons the browser presses, and which pages it is asked to draw for their search; no browser runs here."""

from __future__ import annotations

from pathlib import Path

import pytest

from crawler.browser import Browser, Place, Scene
from crawler.crawl import Crawl
from crawler.drawing import EMPTY, Buttons, Drawing
from crawler.models import Request, Task
from crawler.page import parse
from crawler.settings import CrawlSettings
from crawler.wording.drawn import sent_in_place, unsent_search
from knowledge.domain import load_domain


@pytest.mark.parametrize(
    ("buttons", "pressed"),
    [
        ([("Save search", False), ("Search", False)], 1),
        ([("Add to basket", False), ("Find", False)], 1),
        ([("Delete", True), ("Search", True)], 1),
        ([("Delete", True)], None),
        ([("Subscribe", True)], None),
        ([("Clear", False), ("", False)], None),
        ([("", False), ("", False)], None),
        ([("", False)], 0),
        ([("×  clear", False)], None),
        ([("✕   ", False)], None),
        ([("✕   ", True), ("", True)], 1),
        ([("Go", False), ("Log in", False)], 0),
        ([("Absenden", True)], 0),
    ],
)
def test_only_a_button_that_may_search_is_pressed(buttons: list[tuple[str, bool]], pressed: int | None) -> None:
    assert Buttons().search(buttons) == pressed


@pytest.mark.parametrize(
    ("text", "other", "place", "turned"),
    [
        ("Next", "", Place("results"), "next"),
        ("", "Go to next page", Place("MuiPagination-ul"), "next"),
        ("chevron_right", "Next page", Place("table__bottom row"), "next"),
        ("chevron_right", "Previous page", Place("table__bottom row"), None),
        ("chevron_right", "Open the menu", Place("pagination"), None),
        ("navigate_next", "", Place("pagination"), "next"),
        ("navigate_next", "", Place("sidebar"), None),
        ("chevron_right", "Next", Place("carousel"), None),
        ("2", "", Place("pagination"), 2),
        ("2", "", Place("", counted=True), 2),
        ("2", "", Place("card actions"), None),
        ("2", "", Place("rating stars", counted=True), None),
        ("Next", "", Place("slick-slider"), None),
        ("Next", "", Place("checkout-wizard"), None),
        ("Next", "", Place("calendar month"), None),
        ("Next", "", Place("", fills=True), None),
        ("Next", "", Place("pager", fills=True), "next"),
        ("Load more", "", Place("", fills=True, below=True), "next"),
        ("Load more listings", "", Place("results"), "next"),
        ("Carregar mais ofertas", "", Place("results"), "next"),
        ("Weitere Stellen laden", "", Place("results"), "next"),
        ("Load more comments", "", Place("results"), None),
        ("Load more money", "", Place("results"), None),
        ("Carregar mais créditos", "", Place("results"), None),
        ("Mehr Guthaben laden", "", Place("results"), None),
        ("Laad meer beltegoed", "", Place("results"), None),
        ("Carregar mais ficheiros", "", Place("results"), None),
        ("Charger plus de fichiers", "", Place("results"), None),
        ("Cargar más documentos", "", Place("results"), None),
        ("Carica altri file", "", Place("results"), None),
        ("Cargar más tarde", "", Place("results"), None),
        ("Commander plus", "", Place("results"), None),
        ("Plus d'infos", "", Place("results"), None),
        ("Plus anciens", "", Place("results"), "next"),
        ("Charger plus de recettes", "", Place("results"), "next"),
        ("Load more European films", "", Place("results"), "next"),
        ("Weitere Bewertungen laden", "", Place("results"), None),
        ("Show more", "", Place("", fills=True), None),
        ("Next", "", Place("", fills=True, below=True), None),
        ("Load more", "", Place("checkout-wizard", fills=True, below=True), None),
    ],
)
def test_only_what_turns_an_answer_is_pressed(text: str, other: str, place: Place, turned: str | int | None) -> None:
    assert Buttons().turn(text, other, place) == turned


SCRIPT = "<script src=/lib.js></script>"


@pytest.mark.parametrize(
    ("markup", "unsent"),
    [
        ("<input type=search name=q hx-get=/find>", True),
        ("<form></form><input type=search name=q>", True),
        ("<form><input type=search name=q></form>", False),
        ("<form id=f></form><input type=search name=q form=f>", False),
        ("<table id=books><thead><tr><th>Title<th>Author</thead></table>", True),
        ("<table id=books><tr><th>Title<th>Author<tr><td>Rain<td>Lee</table>", False),
        ("<table><thead><tr><th>Title<th>Author</thead></table>", False),
    ],
)
def test_a_box_outside_of_forms_and_a_table_of_headers_need_scripts(markup: str, unsent: bool) -> None:
    page = parse(f"<body>{SCRIPT}{markup}".encode(), "http://h.example/", content_type="text/html")
    assert unsent_search(page) is unsent


@pytest.mark.parametrize(
    ("attributes", "taken"),
    [
        ("hx-get=/find", True),
        ("@submit.prevent=find", True),
        ("v-on:submit.prevent=find", True),
        ("(ngSubmit)=find()", True),
        ("ng-submit=find()", True),
        ('onsubmit="find(); return false"', True),
        ('onsubmit="return valid(this)"', False),
        ("action=/find hx-get=/find", False),
        ("class=search", False),
    ],
)
def test_a_form_says_that_a_script_takes_what_it_sends(attributes: str, taken: bool) -> None:
    text = f"<body>{SCRIPT}<form {attributes}><input name=q></form>"
    page = parse(text.encode(), "http://h.example/", content_type="text/html")
    assert sent_in_place(page, page.tree.find("form")[0]) is taken


WAITING = """<body><div hx-get="/rows" hx-trigger="load"><table><tr><th>Title</th><th>Author</th></tr></table></div>
<script src="/htmx.js"></script></body>"""
FILLED = "<body><table><tr><th>Title</th><th>Author</th></tr>{}</table></body>"
ROWS = "".join(f"<tr><td><a href='/b/{n}'>The Long Winter {n}</a></td><td>Ada North</td></tr>" for n in range(8))


def test_tables_that_stay_empty_are_drawn_a_few_times_only(tmp_path: Path) -> None:
    job = Crawl(["http://h.example/"], load_domain("books"), tmp_path / "out", CrawlSettings())
    harvest = job.harvest("http://h.example")
    drawing = Drawing(None, None)  # type: ignore[arg-type]

    def looked(html: str):
        body = html.encode()
        return job.analyst.look(job.analyst.parse(body, "http://h.example/list", "text/html", 200))

    task = Task("t", "http://h.example", Request("http://h.example/list"), "link", 1.0, 1, {})
    waiting, empty, full = looked(WAITING), looked(FILLED.format("")), looked(FILLED.format(ROWS))
    assert full.results.records
    for _ in range(EMPTY - 1):
        assert drawing.wanted(task, waiting, harvest, b"")
        drawing.drew(waiting, empty, harvest)
    drawing.drew(waiting, full, harvest)  # one that is filled shows that they are worth it
    for _ in range(EMPTY):
        assert drawing.wanted(task, waiting, harvest, b"")
        drawing.drew(waiting, empty, harvest)
    assert not drawing.wanted(task, waiting, harvest, b"")


def _table(*columns: str) -> str:
    heads = "".join(f"<th>{one}</th>" for one in columns)
    return f"<body><table id=t><thead><tr>{heads}</tr></thead><tbody></tbody></table><script src=/t.js></script></body>"


#: Tables of one site that scripts fill: of what, whether it is about books, and how much of that it tells.
TABLES = {
    "languages": _table("Name", "Family", "Latitude"),
    "parameters": _table("Name", "Area"),
    "people": _table("Name", "Address"),
    "values": _table("Value", "Unit"),
    "chapters": _table("Title", "Author"),
    "sources": _table("Title", "Author", "Year", "Publisher"),
}


@pytest.mark.parametrize("order", [list(TABLES), list(TABLES)[::-1], [*list(TABLES)[3:], *list(TABLES)[:3]]])
def test_the_table_that_tells_most_of_the_domain_is_drawn_whatever_came_before(
    tmp_path: Path, order: list[str]
) -> None:
    job = Crawl(["http://h.example/"], load_domain("books"), tmp_path / "out", CrawlSettings())
    harvest = job.harvest("http://h.example")
    drawing = Drawing(None, None)  # type: ignore[arg-type]
    drawn = []
    for name in order:
        url = f"http://h.example/{name}"
        task = Task(name, "http://h.example", Request(url), "link", 1.0, 1, {})
        page = job.analyst.look(job.analyst.parse(TABLES[name].encode(), url, "text/html", 200))
        if drawing.wanted(task, page, harvest, b""):
            drawn.append(name)
            harvest.plans.setdefault("table", object())  # type: ignore[arg-type]  # each has a search
    assert drawn[0] == order[0]  # nothing is known yet
    assert "sources" in drawn
    assert len(drawn) <= 3
    assert not {"languages", "parameters", "people", "values"} & set(drawn[1:])


@pytest.mark.parametrize(
    ("action", "wanted"), [("javascript:find()", True), ("/find", False), ("javascript:find()' method='post", True)]
)
def test_a_search_whose_address_is_a_script_is_drawn(tmp_path: Path, action: str, wanted: bool) -> None:
    job = Crawl(["http://h.example/"], load_domain("books"), tmp_path / "out", CrawlSettings())
    body = f"<body><h1>Books</h1><form role=search action='{action}'><input name=query placeholder='Search the titles'>"
    body += "<button>Search</button></form><p>Every book of the house.</p><script src=/find.js></script></body>"
    page = job.analyst.look(job.analyst.parse(body.encode(), "http://h.example/", "text/html", 200))
    task = Task("t", "http://h.example", Request("http://h.example/"), "link", 1.0, 1, {})
    drawing = Drawing(None, None)  # type: ignore[arg-type]
    assert drawing.wanted(task, page, job.harvest("http://h.example"), b"") is wanted


@pytest.mark.parametrize(
    ("prompt", "wanted"),
    [
        ("title, author or publisher", True),
        ("Enter an ISBN or title", True),
        ("Titel oder Autor", True),
        ("Your name", False),
        ("How many, and when", False),
    ],
)
def test_a_box_that_no_form_sends_is_drawn_where_it_names_what_records_are_called(
    tmp_path: Path, prompt: str, wanted: bool
) -> None:
    job = Crawl(["http://h.example/"], load_domain("books"), tmp_path / "out", CrawlSettings())
    body = f"<body><h1>Our books</h1><p><input placeholder='{prompt}'></p><p>Come in.</p><script src=/b.js></script></body>"
    page = job.analyst.look(job.analyst.parse(body.encode(), "http://h.example/", "text/html", 200))
    task = Task("t", "http://h.example", Request("http://h.example/"), "link", 1.0, 1, {})
    drawing = Drawing(None, None)  # type: ignore[arg-type]
    assert drawing.wanted(task, page, job.harvest("http://h.example"), b"") is wanted


@pytest.mark.parametrize(("error", "traced"), [(TypeError("ours"), True), (TimeoutError("its"), False)])
async def test_a_mistake_of_our_own_is_told_with_where_it_was_made(
    error: Exception, traced: bool, caplog: pytest.LogCaptureFixture
) -> None:
    browser = Browser("no-such-program", Buttons())
    with caplog.at_level("INFO"):
        raised = await browser._failed(Scene("http://h.example/"), error)
    assert (raised.reason, browser.counters.snapshot()) == ("browser", {"browser_errors": 1})
    (told,) = caplog.records
    assert bool(told.exc_info) is traced and type(error).__name__ in told.getMessage()


@pytest.mark.parametrize(
    ("names", "drawn", "turned"),
    [
        ("pagination", "fa fa-arrow-right", True),
        ("page-toolbar", "fa fa-arrow-right", False),  # the toolbar of a page, and no pager
        ("pagination", "fa fa-arrow-right-from-bracket", False),  # the way out
        ("pagination", "arrow-right-to-bracket", False),
        ("pagination", "fa-arrow-right-arrow-left", False),
        ("pagination", "btn btn-delete fa-caret-right", False),
    ],
)
def test_only_arrows_of_pagers_that_lead_through_nothing_are_pressed(names: str, drawn: str, turned: bool) -> None:
    assert (Buttons().turn("", "", Place(names, drawn=drawn)) == "next") == turned
