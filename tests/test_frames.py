"""A library's search of the kind built in the nineties: in a frame, answered after "please wait", its pages turned by a
script that fills a form; and a box in a frame of the home page.
"""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from aiohttp import web

from crawler.forms import read_forms
from crawler.page import parse
from crawler.paging.calls import sent_by_script
from crawler.settings import Budgets
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from knowledge.words import COMMON, MIXED, common_words, own_words
from tests.handmade import answering, harvested, html

PRESSES = ("Hanser", "Piper", "Insel")
NAMES = ("Weber, Anna", "Koch, Peter", "Lindner, Eva")
PARTS = (("Die", "Eine"), ("Alte", "Stille", "Letzte"), ("Brücke", "Stadt", "Reise", "Nacht"))
BOOKS = [
    (" ".join(words), NAMES[n % 3], PRESSES[n % 3], 1990 + n % 24) for n, words in enumerate(itertools.product(*PARTS))
]
SIZE = 5
SCRIPT = f"<script>function go(n) {{ document.nav.pos.value = (n - 1) * {SIZE} + 1; document.nav.submit(); }}</script>"


def found_by(query: dict[str, str]) -> list[tuple[str, str, str, int]]:
    words = [set(query.get(name, "").lower().replace(",", "").split()) for name in ("ti", "au")]
    return [
        one
        for one in BOOKS
        if words[0] <= set(one[0].lower().split())
        and words[1] <= set(one[1].lower().replace(",", "").split())
        and query.get("jahr", "") in ("", str(one[3]))
    ]


class Opac:
    """The catalogue in a frameset. Answers are kept by a number."""

    def __init__(self) -> None:
        self.answers: list[list[tuple[str, str, str, int]]] = []
        #: What was fetched from answers on.
        self.led: list[str] = []

    async def page(self, request: web.Request) -> web.StreamResponse:
        sent = {**request.query, **{name: str(value) for name, value in (await request.post()).items()}}
        if self.answers:
            self.led.append(request.path)
        if request.path == "/":
            frames = "<frame src=/menu><frame src=/suche>"
            return web.Response(
                text=f"<title>OPAC</title><frameset cols='200,*'>{frames}</frameset>", content_type="text/html"
            )
        if request.path == "/finden":
            self.answers.append(found_by(sent))
            wait = f"<meta http-equiv=refresh content='0; url=/liste?set={len(self.answers) - 1}'>"
            return html(
                f"{wait}<p>Die Suche läuft ...</p>" if any(map(sent.get, ("ti", "au", "jahr"))) else self.form()
            )
        if request.path == "/liste":
            return html(self.list(int(sent["set"]), int(sent.get("pos", 1))))
        return html(self.form() if request.path == "/suche" else "<a href=/suche>Suche</a> <a href=/hilfe>Hilfe</a>")

    @staticmethod
    def form() -> str:
        boxes = (("Titel", "ti"), ("Verfasser", "au"), ("Jahr", "jahr"))
        rows = "".join(f"<tr><td>{label}</td><td><input name={name}></td></tr>" for label, name in boxes)
        return f"<form method=post action=/finden><table>{rows}</table><input type=submit value=Suchen></form>"

    def list(self, number: int, first: int) -> str:
        found = self.answers[number]
        if not found:
            back = "<meta http-equiv=refresh content='5; url=/suche'>"  # is an answer all the same
            return f"{back}<p>Ihre Suche ergab keine Treffer.</p>{self.form()}"
        rows = "".join(
            f"<tr><td>{title}</td><td>{author}</td><td>{press}</td><td>{year}</td></tr>"
            for title, author, press, year in found[first - 1 : first - 1 + SIZE]
        )
        here = (first - 1) // SIZE + 1
        pages = " ".join(
            f"<b>{n}</b>" if n == here else f"<a href='javascript:go({n})'>{n}</a>"
            for n in range(1, -(-len(found) // SIZE) + 1)
        )
        hidden = f"<input type=hidden name=set value={number}><input type=hidden name=pos value={first}>"
        return (
            f"{SCRIPT}<p>{len(found)} Treffer</p><table><tr><th>Titel<th>Verfasser<th>Verlag<th>Jahr</tr>{rows}</table>"
            f"<form name=nav method=post action=/liste>{hidden}</form><p>Seite: {pages}</p>"
        )


async def test_a_catalogue_in_frames_that_lets_wait_and_turns_pages_by_script(tmp_path: Path) -> None:
    library = Opac()
    async with answering(library.page) as url:
        rows = await harvested(url, tmp_path)
    assert "/suche" not in library.led
    told = {tuple(row["attributes"].get(name) for name in ("title", "author", "publisher", "year")) for row in rows}
    assert told == {(title, author, press, str(year)) for title, author, press, year in BOOKS}


async def test_a_box_in_a_frame_of_the_home_page(tmp_path: Path) -> None:
    async def site(request: web.Request) -> web.StreamResponse:
        if request.path == "/":
            return html("<h1>Buchhaus</h1><iframe src=/kasten></iframe>")
        if request.path == "/kasten":
            return html("<form action=/finde><input name=au placeholder=Autor><input name=ti placeholder=Titel></form>")
        found = found_by(dict(request.query)) if any(request.query.values()) else []
        items = "".join(f"<li><b>{author}</b>: <a href=/b/{title}>{title}</a></li>" for title, author, *_ in found)
        return html(f"<p>{len(found)} Bücher</p><ul>{items}</ul>" if found else "<p>Leider nichts gefunden.</p>")

    async with answering(site) as url:
        rows = await harvested(url, tmp_path)
    assert {(row["attributes"]["title"], row["attributes"].get("author")) for row in rows} == {one[:2] for one in BOOKS}


@pytest.mark.parametrize(
    ("link", "sets"),
    [
        ("href='javascript:go(3)'", {"pos": "11"}),
        ("href='#' onclick='go(2); return false;'", {"pos": "6"}),
        ("href='javascript:turn(\"3\", 7)'", {"pos": "7"}),
        ("href='#' onclick='document.nav.pos.value=21;document.nav.submit()'", {"pos": "21"}),
        (
            'href=\'#\' onclick=\'document.forms["nav"].elements["pos"].value=4; document.forms["nav"].submit();\'',
            {"pos": "4"},
        ),
        (
            "href='#' onclick='document.getElementById(\"place\").value=8;document.getElementById(\"f1\").submit()'",
            {"pos": "8"},
        ),
        ("href='#' onclick='$(\"#place\").val(9); $(\"#f1\").submit();'", {"pos": "9"}),
        ("href='#' onclick='document.forms.nav.submit();return false;'", {"pos": "1"}),
        (
            "href='#' onclick=\"mojarra.jsfcljs(document.getElementById('f1'),{'nav:next':'nav:next','n':'2'},'');return false\"",
            {"nav:next": "nav:next", "n": "2"},
        ),
        (
            "href='#' onclick=\"if(typeof jsfcljs=='function'){jsfcljs(document.forms['nav'],'nav:p3,nav:p3','');}return false\"",
            {"nav:p3": "nav:p3"},
        ),
        (
            "href='#' onclick=\"PrimeFaces.addSubmitParam('nav',{'nav:n':'nav:n'}).submit('nav');return false;\"",
            {"nav:n": "nav:n"},
        ),
        ("href='#' onclick=\"return oamSubmitForm('nav','nav:j5');\"", {"nav:_idcl": "nav:j5"}),
        ("href='#' onclick=\"jsfcljs(document.forms['other'],{'a':'b'},'')\"", None),
        ("href=\"javascript:apex.submit({request:'NEXT'})\"", None),
        ("href='javascript:steal()'", None),
        ("href='javascript:unknown(3)'", None),
        ("href='#' onclick='document.nav.pos.value=prompt();document.nav.submit()'", None),
        ("href='#' onclick='document.nav.pos.value=9**9**9;document.nav.submit()'", None),
        ("href='#' onclick='document.other.submit()'", None),
        ("href='/liste?pos=3'", None),
    ],
)
def test_what_a_script_sets_before_it_sends_a_form(link: str, sets: dict[str, str] | None) -> None:
    script = f"{SCRIPT}<script>function turn(a, b) {{ document.nav.pos.value = b; document.nav.submit(); }}"
    script += "function steal() { document.nav.pos.value = document.cookie; document.nav.submit(); }</script>"
    fields = "<input type=hidden name=set value=k><input type=hidden name=pos id=place value=1>"
    other = "<form action=/suche><input name=q></form>"
    page = parse(f"{script}{other}<form name=nav id=f1 action=/liste>{fields}</form><a {link}>3</a>", "http://h/liste")
    found = [(form.name, values) for _, form, values in sent_by_script(page, read_forms(page))]
    assert found == ([("nav", sets)] if sets else [])


def test_a_request_by_name_goes_to_the_form_made_for_it() -> None:
    fields = "<input type=hidden name=p_request><input type=hidden name=p_instance value=7>"
    page = parse(
        f"<form name=wwv id=w action=/accept>{fields}</form><a href=\"javascript:doSubmit('NEXT')\">Next</a>",
        "http://h/",
    )
    assert [values for _, _, values in sent_by_script(page, read_forms(page))] == [{"p_request": "NEXT"}]


def test_common_words_are_those_of_the_language_of_a_page() -> None:
    assert common_words("de-AT", "") == COMMON["de"]
    assert common_words("", "die Suche in der Bibliothek und im Archiv") == COMMON["de"]
    assert common_words("", "the search of the library and the archive") == COMMON["en"]
    assert common_words("ar", "") == COMMON["ar"]
    assert common_words("", "כל הספרים של הספרייה") == COMMON["he"]
    assert common_words("x-klingon", "Autor Titel") == MIXED


def test_a_page_has_words_of_its_own_beside_its_menus() -> None:
    text = "Home Search the collection. Among the new books: Lomi vava kokosa, and kokosa of 1998. 山水画集"
    assert own_words(text, "Home Search collection")[:1] == ("kokosa",)
    assert set(own_words(text, "Home Search collection")) == {
        "among",
        "books",
        "lomi",
        "vava",
        "kokosa",
        "山水",
        "水画",
        "画集",
    }
    assert own_words(text, text) == () and own_words("", "") == () and len(own_words(text, "", 2)) == 2


ISLANDS = "Lomika Vavadu Kokosa Tuvara Nelipi Radudu Sovite Pirako".split()
TALES = [(f"{one} {other.lower()}", f"{other} {one}") for one in ISLANDS for other in ISLANDS if one != other]


async def islands(request: web.Request) -> web.Response:
    """A box that finds whole words of a language nobody here speaks, and takes no sign for anything."""
    form = '<form action="/s"><input name="q" placeholder="Search the collection"><button>Search</button></form>'
    word = request.query.get("q", "").lower()
    found = [tale for tale in TALES if word.isalpha() and word in " ".join(tale).lower().split()]
    rows = "".join(f"<tr><td>{title}</td><td>{author}</td></tr>" for title, author in found)
    table = f"<table><tr><th>Title</th><th>Author</th></tr>{rows}</table>" if found else "<p>Nothing found.</p>"
    new = f"<p>New this month: {TALES[9][0]} by {TALES[9][1]}.</p>"
    return html(f"{form}{table if request.path == '/s' else new}", "Tales")


async def test_a_site_in_words_of_its_own_is_asked_for_those(tmp_path: Path) -> None:
    async with answering(islands) as url:
        records = await harvested(url, tmp_path)
    assert {str(one["attributes"]["title"]) for one in records} == {title for title, _ in TALES}


async def test_a_page_whose_session_ends_in_half_an_hour_is_the_answer(tmp_path: Path) -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.StreamResponse:
        asked.append(request.path)
        word = request.query.get("q", "").lower()
        found = [book for book in BOOKS if word and word in book[0].lower().split()]
        ends = "<meta http-equiv=refresh content='1800; url=/ended'>"
        form = "<form action=/find><input name=q><input type=submit value='Search books'></form>"
        return html(f"{ends}{form}" + ("<p>A long answer without a record.</p>" if word and found else ""))

    async with answering(answer) as url:
        await harvested(url, tmp_path, budgets=Budgets(requests=30))
    assert asked.count("/find") > 3
    assert asked.count("/ended") <= 1  # as a link of the page, not in place of each answer


async def test_a_form_is_not_taken_from_another_site(tmp_path: Path) -> None:
    """A form with a token is fetched anew for each query; where that leads away, it is gone."""
    tokens: list[str] = []
    home = ""

    def form(token: str) -> str:
        hidden = f"<input type=hidden name=csrf_token value={token}>"
        return (
            f"<form method=post action={home}find>{hidden}<input name=q><input type=submit value='Search books'></form>"
        )

    async def elsewhere(request: web.Request) -> web.StreamResponse:
        return html(form("b0b0b0b0b0b0b0b0b0"))

    async with answering(elsewhere) as other:

        async def answer(request: web.Request) -> web.StreamResponse:
            sent = await request.post()
            if request.path == "/find":
                tokens.append(str(sent.get("csrf_token")))
                return html("<p>No books found.</p>")
            if tokens:
                raise web.HTTPFound(other)
            return html(form("a1a1a1a1a1a1a1a1a1"))

        async with answering(answer) as url:
            home = url
            await harvested(url, tmp_path)
    assert set(tokens) == {"a1a1a1a1a1a1a1a1a1"}


async def test_frames_of_one_program_are_told_apart_by_what_they_ask_it(tmp_path: Path) -> None:
    async def site(request: web.Request) -> web.StreamResponse:
        asked = dict(request.query)
        if "search" in asked:
            word = asked["search"].lower()
            rows = "".join(
                f"<li><a href='?key={n}'>{b[0]}</a> by {b[1]}" for n, b in enumerate(BOOKS) if word in b[0].lower()
            )
            return html(f"<h1>Books</h1><ol>{rows}</ol>" if rows else "<p>No books found.</p>")
        if "menu" in asked:
            return html("<form action='?' target=main><input name=search><input type=submit value=search></form>")
        if "main" in asked:
            return html("<h1>Books of this house</h1>")
        return html("<frameset cols='15%,*'><frame src='?menu'><frame src='?main'></frameset>")

    async with answering(site) as url:
        rows = await harvested(f"{url}/books.php?frameset", tmp_path)
    assert len({str(row["attributes"]["title"]) for row in rows}) >= 0.9 * len({book[0] for book in BOOKS})


def test_what_an_article_is_part_of_is_its_venue() -> None:
    assert Matcher(load_domain("papers")).key("isPartOf")[0] == "venue"
