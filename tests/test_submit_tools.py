"""Tools in the guise of searches are refused, however sure the verdict; searches in their guise are not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from crawler.classify import FormClassifier
from crawler.forms import read_forms
from crawler.models import Form, Verdict
from crawler.page import parse
from crawler.submit import judge

SURE = Verdict("search", True, 1.0)


def form(html: str) -> Form:
    return read_forms(parse(html, "http://site.example/dir/page"))[0]


TOOLS = [
    "<h1>Track your parcel</h1><form action=/t><input name=ref placeholder='Reference'><button>Find</button>",
    "<form action=/s><input name=nr placeholder=Sendungsnummer><button>Suchen</button>",
    "<form action=/s><input name=n placeholder='Numéro de suivi'><button>Rechercher</button>",
    "<form action=/s><input name=n placeholder='Número de guía'><button>Buscar</button>",
    "<form action=/s><input name=n placeholder=运单号><button>查询</button>",
    "<form action=/s>送り状番号<input name=n><input type=submit value=検索>",
    "<form action=/s><input name=n placeholder='운송장 번호'><button>조회</button>",
    "<form action=/s><input name=n placeholder='Номер отправления'><button>Найти</button>",
    "<form action=whois.cgi><input name=n value=site.example><input type=submit value=Lookup>",
    "<form action=/s><input name=ip placeholder='IP address'><button>Search</button>",
    "<form action=/s><input name=v placeholder='Enter VIN'><button>Search</button>",
    "<form action=/s><input name=p placeholder='Number plate'><button>Search</button>",
    "<form action=/s>Seriennummer <input name=n><button>Suchen</button>",
    "<form action=/s><input name=d><select name=t><option>.com<option>.org<option>.net</select><button>Search</button>",
    "<form action=/m><input name=v><select name=a><option>kg<option>lb</select><select name=b><option>lb<option>kg</select>",
    "<form action=/x><select name=a><option>EUR<option>USD</select><select name=b><option>GBP<option>EUR</select>",
    "<form action=/x><select name=a><option>English<option>Deutsch<option>Polski</select><button>Go</button>",
    "<form action=/t>Adults <select name=a><option>0<option>1</select>Children <select name=c><option>0<option>1</select>",
    "<form action=/e><input name=s><button>Search</button><input type=checkbox name=i><select name=d><option>Show<option>Delete",
    "<form action=/l><select name=rows_per><option>10<option>50</select><select name=sort><option>A<option>B</select><button>Go",
    "<form action=/d><input name=cmd><button>Go</button>",
    "<form>Betrag <input type=number name=a value=1000>Laufzeit <select name=p><option>1 Monat<option>6 Monate<option>12 Monate",
    "<form>Capital prestado: importe <input name=i><select name=p><option>2 años<option>5 años</select><button>Ver</button>",
    "<form action=/id><input name=id placeholder=아이디><button>중복확인</button>",
    "<form action=/r><input name=r placeholder=Rechnungsnummer><input name=plz><button>Rechnung suchen</button>",
    "<form action=/b><input name=r placeholder='Regnr ABC 123'><button>Sök</button>",
    "<form action=/x>To <input name=to>From <input name=from><input type=submit value='Tell a friend'>",
    "<form action=/inn><input name=inn placeholder=ИНН><button>Проверить</button>",
    "<form action=/n><input name=m placeholder='البريد الإلكتروني'><button>موافق</button>",
    "<form action=/f method=post>Find <input name=find>Replace with <input name=replaceWith><input type=submit value=Find>",
    "<form action=/fr>Suchen <input name=s>Ersetzen durch <input name=r><button>Suchen</button>",
    "<form action=/v method=post><select name=a><option>Any dentist<option>Dr Hay</select><input name=d><button>Make a booking",
]

#: Nothing in them speaks of searching, and what is said of "all" by POST may be to delete it, or to write to everybody.
TOOLS += [
    (
        "<form action=/items method=post>Category <select name=c><option>All<option>Fiction</select>Author <input name=a>"
        "<input type=submit name=go value=Show><input type=submit name=x value=Delete>"
    ),
    (
        "<form action=/l method=post><select name=c><option>Alle<option>X</select><input name=a><button>Anzeigen</button>"
        "<button>Löschen</button>"
    ),
    "<form action=/lots.cfm method=post>Painter <input name=p><select name=t><option>All<option>Oil</select><button>Go",
    "<form action=/uitschrijven method=post>Categorie <select name=c><option>Alle<option>ICT</select><input name=p><button>OK",
    "<form action=/apply method=post><select name=p><option>Any<option>Nurse</select>Salary <input name=sal><button>Continue",
    "<form action=/close-jobs method=post><select name=c><option>All<option>IT</select>Before <input name=d><button>Apply",
    "<form method=post><input name=q><button>Suchen</button><input type=checkbox name=i value=1><button>Löschen</button></form>",
]

SEARCHES = [
    "<form><input name=q placeholder='Search packages by name or command'><button>Search</button>",
    "<form><input name=q placeholder='Search hostname'><button>Search</button>",
    "<form>Part name or serial number <input name=p><button>Search</button>",
    "<h2>Track it down</h2><form><input name=q><button>Search</button>",
    "<form><input name=q><select name=t><option>.de<option>.at<option>.ch</select><button>Search</button>",
    (
        "<form>Job <input name=q><select name=a><option>20k<option>30k<option>40k</select><select name=b><option>20k<option>30k"
        "<option>40k</select><button>Show jobs</button>"
    ),
    (
        "<form>Date <input name=d><select name=f><option>Oslo<option>Voss</select>"
        "<select name=t><option>Oslo<option>Voss</select>"
        "<button>Show</button>"
    ),
    "<form action=/tutors/search>Teaches <select name=t><option>French<option>German<option>Spanish</select><button>Find tutors",
    "<form method=post action=t.jsp>Yazar <input name=y> Tez adı <input name=t><input type=submit value=Bul>",
    "<form action=/huizen>Plaats <input name=p>Aantal kamers <input name=k><button>Toon</button>",
    "<form><select name=a><option>X<option>Y</select><select name=b><option>Y<option>X</select><input name=d><button>Go",
    "<form action=/land>Parcel number <input name=n><button>Search</button>",
    "<form action=/wines><input name=vin placeholder='Nom du vin'><button>Rechercher</button>",
    "<form action=/books><select name=l><option>English<option>Deutsch</select><input name=t>Title<button>Search</button>",
    "<form action=/r><input type=checkbox name=c><select name=s><option>new<option>deleted</select><input name=q>",
    "<form action=/shows><select name=y><option>1998<option>1999</select><select name=m><option>1<option>2</select><button>Go",
]


def test_an_amount_and_a_term_may_be_looked_for() -> None:
    html = "<form>Budget amount <input name=a>Length <select name=t><option>3 months<option>6 months</select><button>Search"
    assert judge(form(html), SURE).allowed


@pytest.mark.parametrize("html", TOOLS)
def test_tools_are_refused_whatever_the_verdict(html: str) -> None:
    judgement = judge(form(html), SURE)
    assert not judgement.allowed


@pytest.mark.parametrize("html", SEARCHES)
def test_searches_like_them_are_allowed(html: str) -> None:
    judgement = judge(form(html), SURE)
    assert judgement.allowed, judgement.reason


#: What no word of the guard tells, but what training has seen the like of.
UNSPOKEN_TOOLS = [
    "<form>Price of the house <input name=p> Down payment <input name=d> Years <input name=term> Rate <input name=r><button>Go",
    "<form action=/meter><input name=no placeholder=Zählernummer><input name=s placeholder=Stand><button>Absenden</button>",
    "<form action=/a><select name=v><option>Dr Hay<option>Dr Orr</select><input type=date name=d><button>Reserve</button>",
    "<form action=/rdv><select name=m><option>Soin<option>Urgence</select><input name=jour><button>Prendre rendez-vous",
    "<form action=/w>Age <input name=a> Weight (kg) <input name=w> Height (cm) <input name=h><button>OK</button>",
]


@pytest.mark.parametrize("html", UNSPOKEN_TOOLS)
def test_both_together_refuse_tools_without_a_telling_word(html: str) -> None:
    one = form(html)
    assert not judge(one, FormClassifier.load().classify(one)).allowed


@pytest.mark.parametrize(
    "html",
    [
        "<form action=/people>Name <input name=n> E-mail <input name=e> Phone <input name=p><button>Search</button>",
        "<form action=/firmy method=post>Nazwa <input name=n> NIP <input name=p> Miasto <input name=m><button>Szukaj</button>",
        "<form action=/hus>Pris til <input name=p> Rom <select name=r><option>Alle<option>3</select><button>Vis boliger</button>",
    ],
)
def test_both_together_allow_searches_by_what_tools_ask_for(html: str) -> None:
    one = form(html)
    verdict = FormClassifier.load().classify(one)
    assert judge(one, verdict).allowed, (verdict.score, judge(one, verdict).reason)


@pytest.mark.parametrize("button", ["Zqorru", "Convocar", "Anfachen"])
def test_a_button_of_unknown_words_presses_only_what_is_a_search_beyond_doubt(button: str) -> None:
    inside = f"<button>{button}</button></form>"
    told = form(f"<form role=search action=/search.asp><input name=t>{inside}")
    untold = form(f"<form action=/search.asp><input name=q>{inside}")
    assert judge(told, SURE).allowed and not judge(untold, SURE).allowed


@pytest.mark.parametrize(
    "button", ["Прикажи", "Parādīt", "Näita", "Erakutsi", "Wyświetl", "Hiển thị", "Listázás", "Visualizar"]
)
def test_a_button_that_shows_is_not_strange(button: str) -> None:
    assert judge(
        form(f"<form action=/r>Zmartu <input name=t>Ulvo <input name=u><button>{button}</button></form>"), SURE
    ).allowed


@pytest.mark.parametrize("button, likely", [("Enviar", 0.95), ("Compare fares", 0.95), ("Fetch", 0.95)])
def test_a_button_that_many_forms_have_says_nothing_against_a_query(button: str, likely: float) -> None:
    one = form(f"<form action=/r>Título <input name=t>Autor <input name=a><button>{button}</button></form>")
    assert judge(one, replace(SURE, score=likely)).allowed
