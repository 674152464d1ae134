"""Forms that change what is there have the boxes of a search and a button that says nothing; their headings tell."""

from __future__ import annotations

import pytest

from crawler.forms import read_forms
from crawler.models import Verdict
from crawler.page import parse
from crawler.submit import judge

SURE = Verdict("search", True, 1.0)
BOXES = "<label>{0} <input name=q></label><label>{1} <select name=s><option>Aa<option>Bb</select></label><button>{2}</button>"


def allowed(heading: str, inner: str, method: str = "get") -> bool:
    page = f"<h1>{heading}</h1><form method={method} action=/search>{inner}</form>"
    return judge(read_forms(parse(page, "http://site.example/a"))[0], SURE).allowed


@pytest.mark.parametrize("method", ["get", "post"])
@pytest.mark.parametrize(
    "heading",
    [
        "Change the shelf", "Swap places", "Regal umsetzen", "Modifier le rayon", "Cambiar de sala", "Sposta il volume",
        "Mudar de sala", "Plank wijzigen", "Ändra hylla", "Flyt bindet", "Vaihda hyllyä", "Zmień półkę", "Změna regálu",
        "A polc módosítása", "Schimbă raftul", "Rafı değiştir", "Αλλαγή ραφιού", "Сменить полку", "Змінити полицю",
        "Смени рафта", "Promijeni policu", "تغيير الرف", "שינוי מדף", "تغییر قفسه", "शेल्फ बदलें", "เปลี่ยนชั้น", "Đổi kệ",
        "Ubah rak", "棚の変更", "서가 변경", "更改书架",
    ],
)  # fmt: skip
def test_what_is_headed_by_a_change_is_not_sent(heading: str, method: str) -> None:
    assert not allowed(heading, BOXES.format("Code", "Shelf", "OK"), method)


@pytest.mark.parametrize(
    "label", ["New shelf", "Neuer Standort", "Nouvelle cote", "Nueva sala", "Новая полка", "Nowa półka"]
)
def test_what_takes_something_new_is_not_sent(label: str) -> None:
    assert not allowed("Volumes", BOXES.format("Code", label, "OK"))


@pytest.mark.parametrize(
    "heading, inner",
    [
        ("Volumes", BOXES.format("Title", "Shelf", "OK")), ("Change your search", BOXES.format("Title", "Shelf", "OK")),
        ("Change the shelf", BOXES.format("Title", "Shelf", "Search")), ("Climate change", BOXES.format("Title", "Year", "Go")),
        ("Suche ändern", BOXES.format("Titel", "Fach", "Weiter")), ("Volumes", BOXES.format("New search", "Shelf", "Go")),
        ("Volumes", BOXES.format("Title", "New", "Go")), ("Moving pictures", BOXES.format("Title", "Year", "Go")),
    ],
)  # fmt: skip
def test_searches_with_such_words_are(heading: str, inner: str) -> None:
    assert allowed(heading, inner)


LIKELY = Verdict("search", True, 0.8)
WORDS = "<label>Title <input name=t></label><label>Author <input name=a></label><button>OK</button>"


def likely(heading: str, inner: str = WORDS) -> bool:
    page = f"<h1>{heading}</h1><form action=/volumes>{inner}</form>"
    return judge(read_forms(parse(page, "http://site.example/a"))[0], LIKELY).allowed


@pytest.mark.parametrize(
    "heading",
    [
        "New volume",
        "Neue Aufnahme",
        "Saisie d'un volume",
        "Nuevo libro",
        "Uusi kirja",
        "Новая книга",
        "新增书目",
        "Volunteers needed",
    ],
)
def test_what_is_headed_by_handing_something_in_is_not_sent_unless_surely_a_search(heading: str) -> None:
    assert not likely(heading)


@pytest.mark.parametrize("heading", ["Volumes", "New search", "Neue Suche", ""])
def test_what_is_headed_by_what_it_holds_is(heading: str) -> None:
    assert likely(heading)


def test_what_scripts_post_is_judged_as_posted() -> None:
    boxes = "<label>Source <select name=s><option>Aa<option>Bb</select></label><label>Pages <input name=n type=number></label>"
    form = f"<form hx-post=/api/runs>{boxes}<button>Start run</button></form>"
    (read,) = read_forms(parse(form, "http://site.example/a"))
    assert (read.method, judge(read, LIKELY).allowed) == ("POST", False)


@pytest.mark.parametrize(
    "added", ["hx-confirm='All of them?'", "data-hx-prompt='Which?'", """hx-vals='{"action": "empty"}'"""]
)
def test_what_scripts_post_with_more_than_the_form_has_is_not_sent(added: str) -> None:
    boxes = "<input name=q><button>Search</button>"
    for method, sent in (("post", False), ("get", True)):
        (read,) = read_forms(parse(f"<form hx-{method}=/find {added}>{boxes}</form>", "http://site.example/a"))
        assert judge(read, SURE).allowed == sent


@pytest.mark.parametrize("sign, word", [("delete", "Go"), ("Löschen", "OK"), ("Subscribe", "OK")])
def test_what_a_button_draws_tells_what_it_does_though_nobody_reads_it_out(sign: str, word: str) -> None:
    button = f"<button><i class=icon aria-hidden=true>{sign}</i> <span>{word}</span></button>"
    (read,) = read_forms(parse(f"<form action=/volumes><input name=q>{button}</form>", "http://site.example/a"))
    assert not judge(read, SURE).allowed
