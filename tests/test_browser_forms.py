"""What of a drawn page becomes a form: boxes and choices that no form holds, and those in shadow trees. One browser for all."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import NoReturn

import pytest
import pytest_asyncio

from crawler.browser import Browser, Scene, find_browser
from crawler.drawing import Buttons
from crawler.errors import RefusedError
from crawler.forms import read_forms
from crawler.models import Exchange, Fetched, Request
from crawler.page import Page, parse
from crawler.results import extract_records

pytestmark = pytest.mark.asyncio(loop_scope="module")
URL = "http://h.example/"
HTML = (("Content-Type", "text/html; charset=utf-8"),)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser(missing: Callable[[str], NoReturn]) -> AsyncIterator[Browser]:
    program = find_browser("auto") or missing("no Chromium is installed: bash tests/servers.sh")
    async with Browser(program, Buttons()) as one:
        yield one


async def shut(request: Request) -> Fetched:
    raise RefusedError(f"{request.url}: nothing is fetched here", reason="shut")


def sent(markup: str) -> Fetched:
    body = f"<!doctype html><body>{markup}".encode()
    return Fetched((Exchange(Request(URL), 200, HTML, body, body, b"", b"", "", 0.0, 0.0),), URL)


async def shown(browser: Browser, markup: str) -> Page:
    fetched = await browser.draw(sent(markup), shut)
    return parse(fetched.answer.body, fetched.url, content_type="text/html; charset=utf-8")


def forms(page: Page) -> list[list[str]]:
    """The names of what can be filled in, by form."""
    tree = page.tree
    controls = [(node, tree.attribute(node, "name")) for tag in ("input", "select") for node in tree.find(tag)]
    return [
        [name for node, name in controls if form < node < tree.ends[form] and not name.startswith("fd.")]
        for form in tree.find("form")
    ]


ROWS = "".join(f"<tr><td>The Book of {n}</td><td>Ann Lee</td></tr>" for n in ("Rain", "Sand", "Salt"))
TABLE = f"<table><tr><th>Title</th><th>Author</th></tr>{ROWS}</table>"
LINKS = "".join(f"<p><a href=/book/{n}>The Book of {n}</a></p>" for n in ("Rain", "Sand"))
SIZES = "<label>Rows <select name=rows><option>10<option>25</select></label>"
CHOICES = "<label>Kind <select name=kind><option value=''>Any<option>Novel</select></label>"


@pytest.mark.parametrize(
    ("markup", "expected"),
    [
        # the box stands beside what it filters, and what turns that
        (
            f"<div><label>Search <input name=q></label>{TABLE}{SIZES}<button aria-label='Next page'>›</button></div>",
            [["q"]],
        ),
        (f"<input name=q placeholder=Filter><div role=grid>{TABLE}</div><nav><button>Next</button></nav>", [["q"]]),
        # choices with a button are a form, without one they are none
        (f"<div>{CHOICES} <button>Search</button></div><div id=out></div>", [["kind"]]),
        (f"<div>{CHOICES}</div><div id=out></div>", []),
        (f"<div>{SIZES}<button class=page-next>Next</button></div>", []),
        # a box and its choices share their button
        (f"<div><span><input name=q></span><span>{CHOICES}</span><button>Find</button></div>{TABLE}", [["q", "kind"]]),
    ],
)
async def test_a_form_is_made_of_what_belongs_together(
    browser: Browser, markup: str, expected: list[list[str]]
) -> None:
    assert forms(await shown(browser, markup)) == expected


@pytest.mark.parametrize(
    ("markup", "held"),
    [
        # a bar of links with a button of its own, and a box behind it
        ("<a href=/blog>Blog</a><p><button type=button>Dark</button></p><p><input name=q placeholder=Search></p>", 0),
        ("<a href=/blog>Blog</a><p><input name=q placeholder=Search></p><p><button type=button>Find</button></p>", 1),
        ("<p><button type=button>Find</button></p><p><input name=q placeholder=Search></p>", 1),
        # what empties a box is not what sends it
        ("<p><span><input name=q><button class=box-clear-icon>×</button></span> <button>Find</button></p>", 2),
    ],
)
async def test_a_button_of_a_bar_of_links_is_not_that_of_the_box_behind_it(
    browser: Browser, markup: str, held: int
) -> None:
    page = await shown(browser, f"<main><div>{markup}</div>{TABLE}</main>")
    assert forms(page) == [["q"]]
    tree = page.tree
    (form,) = tree.find("form")
    assert sum(form < button < tree.ends[form] for button in tree.find("button")) == held


async def test_a_form_around_a_lone_box_does_not_take_its_names(browser: Browser) -> None:
    page = await shown(browser, f"<div><label for=box>Search</label><input id=box name=q role=searchbox>{TABLE}</div>")
    (form,) = page.tree.find("form")
    assert page.tree.attribute(form, "id") == "" and page.tree.attribute(form, "role") == ""


def grid(cells: str) -> str:
    heads = "".join(f"<div role=columnheader>{one}</div>" for one in ("Title", "Author"))
    return f"<div role=grid><div><div role=row aria-rowindex=1>{heads}</div></div><div>{cells}</div><button>Next</button></div>"


async def test_a_grid_of_roles_is_written_down_as_a_table(browser: Browser) -> None:
    """Its rows and cells stand in the order in which they were made, and say where they belong."""
    rows = "".join(
        f"<div role=row aria-rowindex={n}><div role=gridcell aria-colindex=2>Ann Lee {n}</div>"
        f"<div role=gridcell aria-colindex=1>The Book of {name}</div></div>"
        for n, name in ((3, "Sand"), (2, "Rain"))
    )
    tree = (await shown(browser, grid(rows))).tree
    (table,) = tree.find("table")
    assert [tree.text(node) for node in tree.find("th")] == ["Title", "Author"]
    assert [tree.text(node) for node in tree.find("td")] == [
        "The Book of Rain",
        "Ann Lee 2",
        "The Book of Sand",
        "Ann Lee 3",
    ]
    assert "Next" not in tree.text(table)


async def test_a_grid_without_headers_stays_as_it_is(browser: Browser) -> None:
    cards = "".join(f"<div role=gridcell><h3>The Book of {n}</h3><p>Ann Lee</p></div>" for n in ("Rain", "Sand"))
    page = await shown(browser, f"<div role=grid><div role=row>{cards}</div><div role=row>{cards}</div></div>")
    assert not page.tree.find("table")


async def test_a_table_of_headers_above_the_one_with_their_rows_is_written_down(browser: Browser) -> None:
    head = "<table class=head><tr><th>Title</th><th>Author</th></tr></table>"
    page = await shown(browser, f"{head}<div><table>{ROWS}</table></div>")
    assert len(page.tree.find("table")) == 2
    other = ROWS.replace("</tr>", "<td>1998</td></tr>")
    for below in ("<table></table>", f"<table>{other}</table>", TABLE):
        assert len((await shown(browser, f"{head}{below}")).tree.find("th")) == (2 if below == TABLE else 0)


@pytest.mark.parametrize(
    ("names", "style", "turned"),
    [
        ("x-pagination", "cursor: pointer", True),
        ("x-pagination", "", False),
        ("x-pagination x-page-size", "cursor: pointer", False),
        ("stars", "cursor: pointer", False),
    ],
)
@pytest.mark.parametrize("tag", ["div", "li", "span"])
async def test_a_number_of_a_pager_turns_the_answer_whatever_it_is(
    browser: Browser, tag: str, names: str, style: str, turned: bool
) -> None:
    numbers = "".join(f"<{tag} class={'active' if n == 1 else 'item'} style='{style}'>{n}</{tag}>" for n in (1, 2, 3))
    page = await shown(browser, f"{TABLE}<div class='{names}'>{numbers}</div>")
    links = [node for node in page.tree.find("a") if page.tree.text(node, 9) == "2"]
    assert bool(links) is turned


@pytest.mark.parametrize(
    ("names", "cell", "turned"),
    [
        ("x-pager", "<td title='Next page'><span></span></td>", True),
        ("x-pager", "<td aria-label='Next page'></td>", True),
        ("x-pager", "<td title='Next page' class='x-disabled'></td>", False),
        ("x-pager", "<td title='Reload'></td>", False),
        ("x-pager", "<td title='Next page'><input value=1></td>", False),
        ("calendar", "<td title='Next page'></td>", False),
    ],
)
async def test_a_sign_of_a_pager_turns_the_answer_as_its_title_says(
    browser: Browser, names: str, cell: str, turned: bool
) -> None:
    page = await shown(browser, f"{TABLE}<div class='{names}'><table><tr><td>1 / 3</td>{cell}</tr></table></div>")
    assert any("fd.page" in page.tree.attribute(node, "href") for node in page.tree.find("a")) is turned


@pytest.mark.parametrize(
    ("names", "link", "turned"),
    [
        ("my-pagination", "<a href='#'><svg class='inline fa-angle-right' aria-hidden=true></svg></a>", True),
        ("my-pagination", "<button type=button><i class='bi bi-chevron-right'></i></button>", True),
        ("my-pagination", "<button type=button><svg><use href='#arrow-right'></use></svg></button>", True),
        ("my-pagination", "<a href='#' class=disabled><svg class=fa-angle-right></svg></a>", False),
        ("my-pagination", "<a href='#'><svg class=fa-angle-left></svg></a>", False),
        ("my-pagination", "<a href='#'><svg class=fa-angle-double-right></svg></a>", False),
        ("my-pagination", "<a href='#'><svg class=fa-trash></svg></a>", False),
        ("my-pagination", "<a href='#' title='Delete'><svg class=fa-angle-right></svg></a>", False),
        ("panel", "<a href='#'><svg class=fa-angle-right></svg></a>", False),
    ],
)
async def test_a_picture_alone_in_a_pager_turns_the_answer_by_its_name(
    browser: Browser, names: str, link: str, turned: bool
) -> None:
    page = await shown(
        browser, f"{TABLE}<ul class='{names}'><li><input type=number value=1></li><li>of 3</li><li>{link}</li></ul>"
    )
    assert any("fd.page" in page.tree.attribute(node, "href") for node in page.tree.find("a")) is turned


async def test_boxes_in_the_headers_of_a_grid_are_a_form_beside_its_table(browser: Browser) -> None:
    def head(name: str) -> str:
        return f"<div role=columnheader><div>{name}</div><div><input type=search></div></div>"

    rows = "".join(
        f"<div role=row><div role=gridcell>The Book of {n}</div><div role=gridcell>Ann Lee</div></div>"
        for n in ("Rain", "Sand", "Salt")
    )
    heads = f"<div role=rowgroup><div role=row>{head('Title')}{head('Author')}</div></div>"
    page = await shown(browser, f"<div role=grid>{heads}<div role=rowgroup>{rows}</div></div>")
    assert [len(one) for one in forms(page)] == [2]
    (table,) = page.tree.find("table")
    cells = [page.tree.text(node) for node in page.tree.find("th", table, page.tree.ends[table])]
    assert cells == ["Title", "Author"]
    assert len(page.tree.find("td", table, page.tree.ends[table])) == 6


async def test_a_table_of_headers_alone_is_not_written_down(browser: Browser) -> None:
    heads = "<tr><th>Title</th><th>Author</th></tr>"
    empty = f"<table><thead>{heads}</thead><tbody></tbody><tfoot>{heads}</tfoot></table><table>{heads}</table>"
    page = await shown(browser, f"{empty}<table>{heads}<tr><th>Rain</th><td>Lee</td></tr></table>")
    assert [page.tree.text(node) for node in page.tree.find("table")] == ["Title Author Rain Lee"]


async def test_a_page_has_nothing_that_sends_by_itself(browser: Browser) -> None:
    page = await shown(
        browser,
        """<p id=said></p><script>const frame = document.createElement('iframe'); frame.srcdoc = '<p>';
        document.body.append(frame);
        document.getElementById('said').textContent = [window, frame.contentWindow]
          .map((one) => typeof one.RTCPeerConnection + typeof one.WebTransport).join();</script>""",
    )
    assert set(page.text.split()[0].replace("undefined", "")) == {","}


SHADOW = """<div id=root></div><script>
customElements.define('x-list', class extends HTMLElement { show(names) {
  this.attachShadow({ mode: 'open' }).innerHTML = '<ul>' + names.map((n) => `<li>The Book of ${n}</li>`).join('') + '</ul>';
} });
customElements.define('x-app', class extends HTMLElement { connectedCallback() {
  const inside = this.attachShadow({ mode: 'open' });
  inside.innerHTML = '<form><input name=q aria-label=Search><button>Search</button></form><div></div>';
  inside.querySelector('form').addEventListener('submit', (e) => {
    e.preventDefault();
    const list = document.createElement('x-list');
    inside.querySelector('div').replaceChildren(list);
    list.show(['Rain', 'Sand'].filter((n) => n.toLowerCase() === inside.querySelector('input').value));
  });
} });
document.getElementById('root').innerHTML = '<x-app></x-app>';
</script>"""


async def test_a_form_in_a_shadow_tree_is_read_filled_and_answered(browser: Browser) -> None:
    page = await shown(browser, SHADOW)
    assert forms(page) == [["q"]]
    answer = await browser.play(Scene(URL, 1, (("q", "sand"),)), shut, acting=True)
    assert b"The Book of Sand" in answer.answer.body and b"The Book of Rain" not in answer.answer.body


#: Works a while, step by step, before it shows what it found; the key would ask for nothing.
BUSY = """<form><input name=q aria-label=Search><button type=button>Search</button></form><p id=o></p><script>
const form = document.querySelector('form'), told = document.getElementById('o');
const step = (left) => {
  const end = performance.now() + 150;
  while (performance.now() < end);
  if (left) setTimeout(step, 0, left - 1); else told.textContent += 'The Book of ' + form.q.value + ' was found.';
};
form.querySelector('button').addEventListener('click', () => setTimeout(step, 0, 6));
form.addEventListener('submit', (e) => { e.preventDefault(); told.textContent += 'Nothing was asked. '; });
</script>"""


async def test_a_button_of_a_page_that_is_long_at_work_is_waited_for(browser: Browser) -> None:
    await shown(browser, BUSY)
    answer = (await browser.play(Scene(URL, 1, (("q", "sand"),)), shut, acting=True)).answer.body
    assert b"The Book of sand was found." in answer and b"Nothing was asked" not in answer


CHOOSER = """<form><input name=q aria-label=Search><input type=search aria-label="Find a shelf" value=""><button>Search</button>
</form><ul id=o></ul><script>const form = document.querySelector('form'), told = document.getElementById('o');
form.addEventListener('submit', (e) => {
  e.preventDefault();
  const box = form.querySelector('[type=search]');
  told.innerHTML = `<li>Sent ${[...new FormData(form).keys()].join('+')}.</li><li>The box has ${box.value}.</li>`;
});</script>"""


async def test_a_name_that_we_gave_a_control_is_not_sent(browser: Browser) -> None:
    page = await shown(browser, CHOOSER)
    assert forms(page) == [["q", "fd-find-a-shelf"]]
    answer = await browser.play(Scene(URL, 1, (("q", "sand"), ("fd-find-a-shelf", "oak"))), shut, acting=True)
    said = parse(answer.answer.body, URL)
    assert "Sent q." in said.tree.text(0) and "The box has oak." in said.tree.text(0)
    assert forms(said) == [["q", "fd-find-a-shelf"]]


MORE = "<button type=button>Load more</button>"


@pytest.mark.parametrize(
    ("markup", "turned"),
    [
        (f"<form><input name=q><button>Search</button>{LINKS}{MORE}</form>", True),
        (f"<form><input name=q>{MORE}{LINKS}<button>Search</button></form>", False),
        (f"<form>{LINKS}{MORE}<input name=q><button>Search</button></form>", False),
        (f"<form><input name=q><button>Search</button>{LINKS}<button type=button>Next</button></form>", False),
        (f"<form><input name=q><button>Search</button>{LINKS}<button>Load more</button></form>", False),
    ],
    ids=["below", "above", "between", "next", "sends"],
)
async def test_what_shows_more_of_an_answer_may_stand_in_its_form(browser: Browser, markup: str, turned: bool) -> None:
    page = await shown(browser, markup)
    hrefs = [page.tree.attribute(node, "href") or "" for node in page.tree.find("a")]
    assert any("fd.page=2" in one for one in hrefs) is turned


ROUTES = (
    "<a href='#Rain%20Book'>Rain</a><a href='#here'>Here</a><a href=#more data-toggle=x>More</a><p id=here>Here</p>"
)


@pytest.mark.parametrize("listening", [True, False])
async def test_a_name_that_nothing_has_is_a_route_where_a_script_listens(browser: Browser, listening: bool) -> None:
    script = "<script>addEventListener('hashchange', () => 0)</script>" if listening else ""
    page = await shown(browser, ROUTES + script)
    hrefs = [page.tree.attribute(node, "href") or "" for node in page.tree.find("a")]
    assert hrefs == [f"{URL}?fd.at=%23Rain%2520Book" if listening else "#Rain%20Book", "#here", "#more"]


DIALOGUE = """<p>The library of the old town.</p><button onclick="gone()">Delete searches</button>
<button onclick="open_()" aria-label="Search"><i></i></button><div id=d></div><script>
const gone = () => { document.getElementById("d").innerHTML = "<form><input name=w aria-label=Why></form>"; };
const open_ = () => { document.getElementById("d").innerHTML = `<div role=dialog><form onsubmit="return false">
  <button type=button onclick="this.closest('[role=dialog]').remove()" title="Close search">×</button>
  <input type=search name=q placeholder="Search" oninput="tell(this.value)"></form><ul id=found></ul></div>`; };
const tell = (word) => {
  document.getElementById("found").innerHTML = `<li><a href="/book/${word}">The Book of ${word}</a></li>`;
};
</script>"""


LINKED = DIALOGUE.replace('<button onclick="open_()" aria-label', '<a href="#" onclick="open_()" aria-label').replace(
    "</i></button>", "</i></a>"
)


@pytest.mark.parametrize("dialogue", [DIALOGUE, LINKED])
async def test_a_search_behind_a_button_is_brought_up_where_one_is_sought(browser: Browser, dialogue: str) -> None:
    assert forms(await shown(browser, dialogue)) == []
    fetched = await browser.draw(sent(dialogue), shut, opening=True)
    assert forms(parse(fetched.answer.body, URL)) == [["q"]]
    fetched = await browser.draw(
        sent(dialogue.replace('href="#"', 'href="/s"').replace("button", "i")), shut, opening=True
    )
    assert forms(parse(fetched.answer.body, URL)) == []
    boxed = DIALOGUE.replace("<p>", "<input name=mail placeholder=E-mail><p>")
    fetched = await browser.draw(sent(boxed), shut, opening=True)
    assert "The Book" not in fetched.answer.body.decode()
    assert ["q"] not in forms(parse(fetched.answer.body, URL))


async def test_what_is_asked_of_a_search_behind_a_button_is_answered_and_not_closed(browser: Browser) -> None:
    await browser.draw(sent(DIALOGUE), shut, opening=True)
    answer = await browser.play(Scene(URL, 1, (("q", "Rain"),)), shut, acting=True)
    assert "The Book of Rain" in parse(answer.answer.body, URL).tree.text(0)


@pytest.mark.parametrize(
    ("around", "turned"),
    [("{}", True), ("<div role=dialog>{}</div>", False), ("<div hidden>{}</div>", False)],
    ids=["beside the box", "another dialogue", "out of sight"],
)
async def test_more_of_an_answer_is_shown_in_the_dialogue_that_holds_its_box(
    browser: Browser, around: str, turned: bool
) -> None:
    more = around.format("<button type=button>Load more results</button>")
    page = DIALOGUE.replace("</form><ul id=found></ul>", f"</form><ul id=found></ul>{more}")
    await browser.draw(sent(page), shut, opening=True)
    answer = await browser.play(Scene(URL, 1, (("q", "Rain"),)), shut, acting=True)
    assert (b"fd.page=2" in answer.answer.body) is turned


@pytest.mark.parametrize(
    ("text", "opens"),
    [
        ("Search", True),
        ("Search docs Ctrl K", True),
        ("Suche öffnen", True),
        ("検索", True),
        ("Save search", False),
        ("Close search", False),
        ("Clear search history", False),
        ("Search and buy a ticket now", False),
        ("Subscribe to this search", False),
        ("Filter", False),
        ("Menu", False),
    ],
)
async def test_what_brings_up_a_search_says_nothing_else(text: str, opens: bool) -> None:
    assert Buttons().opens(text) is opens


async def test_a_button_that_takes_the_search_away_is_not_the_one_that_searches() -> None:
    assert Buttons().search([("Close search", False), ("Suche schließen", False)]) is None
    assert Buttons().search([("Close search", False), ("Search", False)]) == 1


async def test_boxes_in_the_head_of_a_table_are_a_form_of_their_own(browser: Browser) -> None:
    # as tables for scripts have them: a box for each column in a head below that of its name, and no form around
    heads = "<thead><tr><th>More<th>Title<th>Year<th>Kind</thead>"
    boxes = (
        "<thead><tr><th><input name=d style='display: none'><th><input name=t placeholder=Search>"
        "<th><input name=y placeholder=Search><th><select name=k><option value=''>--any--<option>Novel</select></thead>"
    )
    rows = "".join(
        f"<tr><td><button type=button>more</button><td>The Book of {n}<td>1999<td>Novel" for n in ("Rain", "Sand")
    )
    saves = "<div><button type=button id=books-download>BibTeX</button></div>"
    table = f"<table>{heads}{boxes}<tbody>{rows}</table>"
    page = await shown(browser, f"<h2>Books</h2>{saves}{table}<p><button type=button>Delete</button>")
    (form,) = read_forms(page)
    said = [(one.name, one.label) for one in form.fields if one.control != "hidden"]
    assert said == [("d", "More"), ("t", "Title"), ("y", "Year"), ("k", "Kind")]
    assert len(page.tree.find("table")) == 1  # and the table is what it was


MENU = """<header><a href="/">Home</a><div class="search-box">
<input type=search aria-label="Search" oninput="tell(this.value)">{inside}</div>
<nav><a href="/about">About the garden</a></nav></header>{below}<main><h1>Handbook</h1><p>What grows here.</p></main><script>
const tell = (word) => {{ document.getElementById("menu").innerHTML = ["rose", "fern", "vetch", "sedge"].map((one) =>
  `<li class=suggestion><a href="/${{word}}-${{one}}.html"><span class=name>${{word}} ${{one}}</span></a></li>`).join(""); }};
</script>"""


@pytest.mark.parametrize(
    ("inside", "below", "moves"),
    [
        ("<ul class=suggestions id=menu></ul>", "", True),
        ("<ul class=suggestions><li><a href=/all>All plants</a></li><li><ul id=menu></ul></li></ul>", "", True),
        ("", "<ul class=found id=menu></ul>", False),
        ("<div class=suggestions id=menu><a href=/all>All plants</a></div>", "", True),
    ],
    ids=["in the bar", "in a part of a menu", "on the page", "in place of a link"],
)
async def test_what_a_box_finds_in_a_menu_of_its_bar_is_written_down_as_its_answer(
    browser: Browser, inside: str, below: str, moves: bool
) -> None:
    page = MENU.format(inside=inside, below=below)
    (names,) = forms(parse((await browser.draw(sent(page), shut)).answer.body, URL))
    fetched = await browser.play(Scene(URL, 1000, ((names[0], "Moor"),)), shut, acting=True)
    answer = parse(fetched.answer.body, fetched.url)
    bars = answer.tree.find("header")
    inside_bar = [a for bar in bars for a in answer.tree.find("a", bar, answer.tree.ends[bar])]
    assert [answer.tree.text(a, 40) for a in inside_bar if "Moor" in answer.tree.text(a, 40)] == []
    found = extract_records(answer)
    assert [record.url for record in found.records] == [
        f"{URL.rstrip('/')}/Moor-{one}.html" for one in ("rose", "fern", "vetch", "sedge")
    ]
    assert bool(answer.tree.find("section")) is moves


async def test_a_table_in_which_a_box_of_a_bar_finds_rows_stays_a_table(browser: Browser) -> None:
    table = "<table><thead><tr><th>Plant</th><th>Bed</th><th>Height</th></tr></thead><tbody id=menu></tbody></table>"
    page = MENU.format(inside=table, below="").replace("<li class=suggestion>", "<tr><td>")
    page = page.replace("</a></li>", "</a></td><td>north</td><td>30</td></tr>")
    (names,) = forms(parse((await browser.draw(sent(page), shut)).answer.body, URL))
    fetched = await browser.play(Scene(URL, 1000, ((names[0], "Moor"),)), shut, acting=True)
    found = extract_records(parse(fetched.answer.body, fetched.url)).records
    told = [{field.key: field.value for field in record.fields} for record in found]
    assert [(one["Plant"], one["Bed"]) for one in told] == [
        (f"Moor {one}", "north") for one in ("rose", "fern", "vetch", "sedge")
    ]


async def test_a_bar_that_a_script_draws_anew_is_no_answer(browser: Browser) -> None:
    page = MENU.format(inside="", below="").replace('document.getElementById("menu")', 'document.querySelector("nav")')
    (names,) = forms(parse((await browser.draw(sent(page), shut)).answer.body, URL))
    anew = page.replace('document.querySelector("nav").innerHTML', "document.title").replace(
        "const tell = (word) => {",
        'const tell = (word) => { const bar = document.querySelector("header");'
        ' for (const one of [...bar.querySelectorAll("a")]) one.replaceWith(one.cloneNode(true));',
    )
    await browser.draw(sent(anew), shut)
    fetched = await browser.play(Scene(URL, 1000, ((names[0], "Moor"),)), shut, acting=True)
    assert parse(fetched.answer.body, URL).tree.find("section") == []
