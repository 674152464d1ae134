"""The guard lets searches through and nothing else, even when the classifier is wrong."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from crawler.classify import FormClassifier
from crawler.forms import read_forms
from crawler.models import Form, Verdict
from crawler.page import parse
from crawler.submit import judge

DATA = Path(__file__).parents[1].parent / "shared" / "data" / "forms"
URL = "http://site.example/dir/page"
SURE = Verdict("search", True, 1.0)


def form(html: str) -> Form:
    return read_forms(parse(html, URL))[0]


SEARCHES = [
    "<form><input name=q><button>Search</button><input type=checkbox name=i value=7><button>Delete</button></form>",
    "<form method=post><input name=q><button name=s>Search</button><button name=d>Delete criteria</button></form>",
    "<form action=/search><input name=q><input name=per_page value=20><button>Search</button>",
    "<form><input name=q><input type=submit value=Go>",
    "<form action=/search><input name=s placeholder=Search>",
    "<form action=/find.php method=post><input name=keyword><button>Search</button>",
    "<form method=post action=/suche><input name=titel><input name=autor><input type=submit value=Suchen>",
    "<form method=post action=/list>书名<input name=a>作者<input name=b><input type=submit value=查询>",
    "<form action=/cgi><input name=t>Title <input name=a>Author<input type=submit value=Submit>",
    "<form action=/books class=filters><select name=c><option>title</select><input name=v><button>Apply</button>",
    "<form action=/people method=get>First name <input name=f> E-mail <input name=e><button>Search people</button>",
    "<form action=/s><input name=q><input type=submit value='Export CSV' name=x><input type=submit value=Search>",
    "<form action=/shop/search.php><input name=product><input type=image alt=Search>",
    "<form id=query method=post action=/query><input type=checkbox name=st>new<button>Update",
    "<form action=/recherche><input name=mot><input type=submit value=Rechercher>",
    "<form action=/poisk><input name=text><input type=submit value=Найти>",
    "<form action=/k><input name=word><input type=submit value=検索>",
    "<form action=/r>Title <input name=t>Publisher <input name=publisher><input type=submit value=Go>",
    "<form action=/r>Titre <input name=t>Éditeur <input name=publisher>Pays <input name=p><input type=submit value=Trouver>",
    "<form method=post action=/r>Titel <input name=t>Uitgever <input name=published_by><input type=submit value='Zoek nu'>",
    "<form action=/r>Title <input name=t>Author last name <input name=last_name><input type=submit value=GO>",
    "<form action=/r>Job <input name=t>Yearly pay <input name=pay><input type=submit value=Start>",
    "<form action=/r>Titolo <input name=t>Autore <input name=a><input type=submit value=Invia>",
    "<form action=/r>Título <input name=t>Autor <input name=a><input type=submit value=Enviar>",
    "<form action=/r>Title <input name=t>Author <input name=a><input type=submit value='Run query'>",
    "<form method=post action=/GeneralEnquiry/EnquirySearch>Number <input name=mEnquirySearchNo><button name=b>Search</button>",
    "<form>Search <input name=s>Date <input name=d><button>Clear date</button><button type=button>Search</button></form>",
    "<form method=post action=/list>Taxon <input name=a>Polygon in GeoJSON format <textarea name=b></textarea><button>Search",
    "<form action=/ricerca><input type=search name=param><button type=button>Cancella</button></form>",
    "<form method=post action=/list>Wort <input name=f><button type=button>Suchen</button><button type=button>Eingabe löschen",
    "<form method=post action=/suche><label>Job suchen: <input name=jsjn></label><input type=submit value=Absenden></form>",
    "<form method=post id=meta-search>Suchen <input name=suche><input type=submit name=op value=Absenden></form>",
    "<form method=post action=/nachrichten/themen.php>Suchbegriff <input name=sb><select name=r><option>Wetter</select></form>",
    "<form><label><input type=checkbox name=kind[] value=a>Maps</label><label><input type=checkbox name=kind[] value=b>Prints",
    "<form action=/r>Band <input name=band>Album <input name=album><input type=submit value=Go>",
]

FORBIDDEN = [
    "<form action=/suche role=search>Datei <input type=search name=q><button>Importieren</button></form>",
    "<form action=/find role=search>Starts with <input name=q><select name=s><option>html<option>css</select><button>Flush",
    "<form action=/zoeken role=search><input name=q><button>Leegmaken</button></form>",
    "<form action=/hledat role=search>Kdo <input name=q><select name=g><option>A<option>B</select><button>Pozvat</button>",
    "<form action=/trova role=search>Chi <input name=q><button>Invita</button></form>",
    "<form action=/etsi role=search>Kuka <input name=q><button>Kutsu</button></form>",
    "<form action=/pretraga role=search><label><input type=checkbox name=q> svuda</label><button>Odjavi se</button></form>",
    "<form action=/szukaj role=search><label><input type=checkbox name=q> wszędzie</label><button>Wyloguj mnie</button>",
    "<form action=/search role=search><select name=q><option>ここ<option>全部</select><button>ログアウト</button></form>",
    "<form action=/console><textarea name=query></textarea><button>Run query</button></form>",
    "<form action=/db>SQL <input name=sql><button>Run query</button></form>",
    "<form action=/r method=post>Nome <input name=n>Testo <input name=t><input type=submit value=Invia>",
    "<form action=/r>Nome <input name=n>Email <input name=email><input type=submit value=Invia>",
    "<form action=/r>Asunto <input name=n><textarea name=t></textarea><input type=submit value=Enviar>",
    "<form action=/items/7 method=post>Title <input name=t>Publisher <input name=p><button>Publish</button></form>",
    "<form action=/new>Last name <input name=last_name>First name <input name=first_name><button>Go</button></form>",
    "<form action=/pay method=post>Amount <input name=pay><button>Pay</button></form>",
    "<form action=/links-per-page><input type=text name=nb placeholder=133></form>",
    "<form action=/list>Items per page <input name=n><button>Set</button></form>",
    "<form action=/login method=post><input name=u><input type=password name=p><button>Search</button>",
    "<form action=/session><input name=u><button>Log in</button>",
    "<form action=/anmelden><input name=benutzer><button>Anmelden</button>",
    "<form action=/register method=post><input name=username><input name=email><button>Register</button>",
    "<form action=/new>Vorname <input name=a> Nachname <input name=b><button>OK</button>",
    "<form action=/forgot><input name=email><button>Reset password</button>",
    "<form action=/basket/add/5/ method=post><input name=quantity value=1><button>Add to basket</button>",
    "<form action=/p><input name=qty value=1><button>Buy now</button>",
    "<form action=/p method=post><select name=size><option>S<option>M</select><button>In den Warenkorb</button>",
    "<form action=/order><input name=n>Address<input name=addr><button>Place order</button>",
    "<form action=/donate><input name=amount><button>Donate</button>",
    "<form method=post action=/list>Taxon <input name=a>Polygon <textarea name=b></textarea><button>Send</button>",
    "<form method=post action=/r>Polygon <textarea name=b></textarea>Remarks <textarea name=c></textarea><button>Search",
    "<form action=/contact method=post><input name=name><textarea name=message></textarea><button>Send</button>",
    "<form action=/wp-comments-post.php method=post><textarea name=comment></textarea><button>Post Comment</button>",
    "<form action=/x><input name=email><button>Go</button>",
    "<form action=/newsletter><input name=address><button>Subscribe</button>",
    "<form action=/abo><input type=email name=e><button>Abonnieren</button>",
    "<form action=/poll><input type=radio name=v value=1>Yes<input type=radio name=v value=2>No<button>Vote</button>",
    "<form action=/a><input type=radio name=v value=1>Yes<input type=radio name=v value=2>No<button>OK</button>",
    "<form action=/convert><input name=amount><select name=from><option>EUR</select><button>Convert</button>",
    "<form action=/calc><input name=kg><button>Calculate</button>",
    "<form action=/whois><input name=domain><button>Check availability</button>",
    "<form action=/coupon><input name=code><button>Redeem voucher</button>",
    "<form action=/captcha><input name=captcha><button>OK</button>",
    "<form action=/i18n/setlang/ method=post><select name=language><option>en</select><button>Go</button>",
    "<form><select name=lang><option>en<option>de</select>",
    "<form action=/currency><select name=c><option>EUR</select><button>Change currency</button>",
    "<form action=/books.csv><label><input type=checkbox name=_dl>download file</label><button>Export CSV</button>",
    "<form action=/db><textarea name=sql>select 1</textarea><button>Run SQL</button>",
    "<form action=/db><input name=sql><button>Query</button>",
    "<form action=/items method=post><input type=checkbox name=id value=1><button>Delete selected</button>",
    "<form method=post><input name=q><button>Search</button><input type=checkbox name=t value=a><button>Drop</button></form>",
    "<form method=post>Name <input name=q><button>Find</button><input type=checkbox name=i><button>Delete</button></form>",
    "<form action=/batchmodify method=post><select name=status><option>new</select><button>Change tickets</button>",
    "<form action=/upload method=post><input type=file name=f><button>Search by image</button>",
    "<form action=/prefs method=post><input name=name><button>Save changes</button>",
    "<form action=/logout method=post><button>Log out</button>",
    "<form action='javascript:go()'><input name=q><button>Search</button>",
    "<form method=dialog><input name=q><button>Search</button>",
    "<form action=/x method=post><input name=a><button>OK</button>",
    "<form action=/s method=post>姓名<input name=a>电话<input name=b><button>提交</button>",
    "<form action=/books method=post>Title <input name=t> Author <input name=a> ISBN <input name=i><button>Add book",
    "<form action=/books/edit/5>Title <input name=t> Author <input name=a><button>OK",
    "<form action=/thread/5 method=post><input name=title><button>Post reply",
    "<form action=/item/5 method=post>Title <input name=t><select name=s><option>open</select><button>Submit",
    "<form action=/u>用户名<input name=a><button>登录</button>",
    "<form action=/c method=post><input name=x><button>加入购物车</button>",
    "<form action=/c method=post><input name=x><button>カートに入れる</button>",
    "<form action=/c method=post><input name=x><button>Отправить</button>",
    "<form action=/c method=post><input name=x><button>Enviar comentario</button>",
    "<form><h4>Allow for good</h4><label><input type=checkbox name=keep_a>A-Net</label><label><input type=checkbox name=keep_b>B",
    "<form>Years <select><option>2027<option>2028</select></form>",
    "<form method=post action=/enquiry>Enquiry <input name=enquiry><button>Search</button></form>",
    "<form action=/a>Number <input name=n><button>Cancel order</button><button type=button>Help</button></form>",
    "<form method=post><label>Tell us what you could not find <input name=t></label><button>Send</button></form>",
    "<form method=post><label>Which page are you trying to find <input name=t></label><button>Send</button></form>",
    "<form method=post>Find a friend <input name=f><button>Invite</button></form>",
    "<form method=post>Suchen Sie Rat? <input name=f><button>Frage absenden</button></form>",
    "<form method=post>Your query <input name=f><button>Send</button></form>",
    "<form action=/a>Order number <input name=n><button type=button>Cancel order</button></form>",
    "<form method=post>Suche <input name=q><input type=checkbox name=i><button type=button>Suchen</button><button>Löschen",
    "<form method=post action=/r>Search <input name=s><button>Clear records</button><button type=button>Search</button>",
    "<form method=post action=/r>Buscar <input name=s><input type=submit value='Cancelar reserva'><button type=button>Buscar",
    "<form method=post action=/r><input name=k placeholder='Search key'><button type=button>Clear cache</button>",
    "<form method=post action=/nachrichten/neu>Empfänger suchen <input name=user><input type=submit value=Weiter></form>",
    "<form method=post action=/meine/nachrichten/>Empfänger suchen <input name=user><input type=submit value=Weiter></form>",
    "<form method=post action=/suche/speichern>Suche <input name=x><input type=submit value=Absenden></form>",
    "<form method=post action=/agent>Suchwünsche <input name=w><input type=submit value=OK></form>",
]


@pytest.mark.parametrize("html", SEARCHES)
def test_searches_are_allowed(html: str) -> None:
    judgement = judge(form(html), SURE)
    assert judgement.allowed, judgement.reason
    assert judgement.reason


@pytest.mark.parametrize("html", FORBIDDEN)
def test_everything_else_is_refused_whatever_the_verdict(html: str) -> None:
    judgement = judge(form(html), SURE)
    assert not judgement.allowed
    assert judgement.reason.startswith(("it ", "its "))


def written(name: str) -> list[str]:
    """Forms made up by hand in many languages, one a line."""
    return (Path(__file__).parent / "data" / name).read_text("utf-8").splitlines()


def test_searches_of_many_languages_are_allowed() -> None:
    forms = written("search_forms.html")
    refused = {html: judge(form(html), SURE).reason for html in forms if not judge(form(html), SURE).allowed}
    assert refused == {}
    assert len(forms) >= 100


def test_forms_of_many_languages_that_act_are_refused() -> None:
    forms = written("forbidden_forms.html")
    assert [html for html in forms if judge(form(html), SURE).allowed] == []
    assert len(forms) >= 180


def test_what_the_classifier_finds_and_the_guard_allows() -> None:
    """Both together, as in a crawl: at most two searches in a hundred are lost, and nothing else passes."""
    classifier = FormClassifier.load("default")
    allowed = {
        name: [judge(one, classifier.classify(one)).allowed for one in map(form, written(name))]
        for name in ("search_forms.html", "forbidden_forms.html")
    }
    assert sum(allowed["search_forms.html"]) >= 0.97 * len(allowed["search_forms.html"])
    assert not any(allowed["forbidden_forms.html"])


@pytest.mark.parametrize(
    ("method", "verdict", "allowed"),
    [
        ("get", Verdict("search", True, 0.55), True),
        ("get", Verdict("search", True, 0.45), False),
        ("get", Verdict("login", False, 0.1), False),
        ("post", Verdict("search", True, 0.55), False),
        ("post", Verdict("search", True, 0.95), True),
    ],
)
def test_thresholds_by_method(method: str, verdict: Verdict, allowed: bool) -> None:
    one = form(f"<form method={method} action=/search><input name=q><button>Search</button></form>")
    assert judge(one, verdict).allowed is allowed


def test_thresholds_can_be_set() -> None:
    one = form("<form method=post action=/search><input name=q><button>Search</button></form>")
    assert not judge(one, Verdict("search", True, 0.95), post_threshold=0.99).allowed
    assert judge(one, Verdict("search", True, 0.3), post_threshold=0.2).allowed


@pytest.mark.skipif(not DATA.is_dir(), reason="the annotated forms are not beside the checkout")
@pytest.mark.parametrize("step", [7, pytest.param(1, marks=pytest.mark.accept)])
def test_annotated_forms(step: int) -> None:
    """With every form called a sure search, none that logs in, orders, writes … passes; ≥ 97 % of GET searches do."""
    harmful = {
        "login", "registration", "contact/comment", "order/add to cart", "password/login recovery",
        "join mailing list", "poll", "captcha",
    }  # fmt: skip
    rows = [json.loads(line) for line in (DATA / "index.jsonl").read_text("utf-8").splitlines()]
    pages: dict[str, list[Form]] = {}
    passed: list[str] = []
    searches: list[bool] = []
    for row in rows[::step]:
        if row["page"] not in pages:
            body = gzip.decompress((DATA / row["page"]).read_bytes())
            pages[row["page"]] = read_forms(parse(body, row["url"], encoding="utf-8"))
        one = pages[row["page"]][row["form_index"]]
        allowed = judge(one, SURE).allowed
        if row["form_type"] in harmful and allowed:
            passed.append(row["id"])
        if row["searchable"] and one.method == "GET":
            searches.append(allowed)
    assert passed == []
    assert sum(searches) >= 0.97 * len(searches)


SCENE = "<input type=hidden name=fd.form value=1>"


@pytest.mark.parametrize(
    ("button", "allowed"),
    [
        ("Sort by name", True),
        ("Nach Jahr sortieren", False),
        ("Sortieren", True),
        ("Resort fees", False),
        ("Reorder", False),
        ("Ordenar por nombre", True),
        ("Ordenar ahora", False),
        ("Ordenar pedido", False),
        ("排序", True),
    ],
)
def test_a_button_beside_a_box_that_only_sorts_says_nothing_against_it(button: str, allowed: bool) -> None:
    box = form(f"<form><input name=p placeholder=People><button>{button}</button></form>")
    assert judge(box, Verdict("search", True, 0.8)).allowed is allowed
    for posted in ("<input name=p>", "<input name=query placeholder=Search>"):
        assert not judge(form(f"<form method=post>{posted}<button>{button}</button></form>"), SURE).allowed


@pytest.mark.parametrize(
    ("html", "score", "allowed"),
    [
        (f"<form role=search>{SCENE}<input name=q placeholder=Search><button>Clear</button>", 0.95, True),
        (f"<form>{SCENE}<input name=q placeholder='Your remark'><button>Clear</button>", 0.95, False),
        ("<form method=post role=search><input name=q placeholder=Search><button>Clear</button>", 0.95, False),
        (f"<form>{SCENE}<input type=search name=q aria-label='Search text'>", 0.75, True),
        (f"<form>{SCENE}<input name=q aria-label='A text'>", 0.75, False),
        (
            f"<form>{SCENE}<label>Filter the openings: <input name=quick placeholder='Title, company'></label>",
            0.75,
            True,
        ),
        (f"<form>{SCENE}<label>Filter the openings: <input name=quick></label>", 0.65, False),
        (f"<form>{SCENE}<label>Filter the openings: <input name=quick></label><button>OK</button>", 0.75, False),
        (f"<form>{SCENE}<label>Filter the openings: <input name=quick></label><input name=n>", 0.75, False),
        (f"<form>{SCENE}<label>Find and delete: <input name=quick></label>", 0.75, False),
        (f"<form>{SCENE}<label>Find somebody to invite: <input name=quick></label>", 0.75, False),
        (f"<form>{SCENE}<label>Find someone to follow: <input name=quick></label>", 0.75, False),
        (f"<form>{SCENE}<label>Suche Person zum Einladen: <input name=quick></label>", 0.75, False),
        (f"<form>{SCENE}<label>Search a channel to join: <input name=quick></label>", 0.75, False),
        (f"<form>{SCENE}<label>搜索 好友 邀请: <input name=quick></label>", 0.75, False),
        (f"<form>{SCENE}<label>Your search: <input name=quick></label>", 0.75, True),
        ("<form method=post><label>Filter the openings: <input name=quick></label>", 0.75, False),
        (f"<form>{SCENE}<input type=search name=q aria-label='Search text'><input name=email>", 0.75, False),
    ],
)
def test_a_box_that_only_a_script_sends_needs_no_button(html: str, score: float, allowed: bool) -> None:
    """A browser fills it and presses no button that empties it; a server may be told by one to empty something."""
    verdict = Verdict("search", True, score)
    assert judge(form(html), verdict).allowed is allowed


PREPARED = "<form method=post action=/planner role=search><label>Search <input name=q></label>{}</form>"


@pytest.mark.parametrize(
    ("buttons", "allowed"),
    [
        ("<button name=requery value=1>List</button><button name=assign value=1>Prepare assignment</button>", False),
        ("<button>Go</button><button name=remove>Take away</button>", False),
        ("<button>List</button>", True),
        ("<button>Search</button><button name=save>Save search</button>", True),
        ("<button>Go</button><button name=reset>Start again</button>", True),
    ],
)
def test_what_is_posted_is_not_pressed_beside_a_button_that_changes_something(buttons: str, allowed: bool) -> None:
    assert judge(form(PREPARED.format(buttons)), Verdict("search", True, 0.95)).allowed is allowed


FREE = "<input type=hidden name=fd.form value=1000>"


@pytest.mark.parametrize(
    ("html", "allowed"),
    [
        (f"<form>{FREE}<input name=q placeholder=Search><button>Upload</button>", True),
        (f"<form>{FREE}<input name=q aria-label=Suche><button>Open cart</button>", True),
        (f"<form>{SCENE}<input name=q placeholder=Search><button>Upload</button>", False),  # the key would press it
        (f"<form>{FREE}<input name=q placeholder='Search a friend'><button>Add</button>", False),
        (f"<form>{FREE}<input name=q placeholder=Title><button>Add</button>", False),
        (f"<form>{FREE}<input name=q placeholder=Search><input name=n><button>Upload</button>", False),
        (
            "<form method=post><input type=hidden name=n value=1000><input name=q placeholder=Search><button>Upload",
            False,
        ),
    ],
)
def test_what_a_button_near_a_box_in_no_form_does_is_not_what_the_box_does(html: str, allowed: bool) -> None:
    assert judge(form(html), Verdict("search", True, 0.79)).allowed is allowed


@pytest.mark.parametrize(
    ("html", "score", "allowed"),
    [
        (f"<form role=search>{SCENE}<input name=n aria-label='New name'><button>OK</button>", 0.75, False),
        (f"<form>{SCENE}<input type=search name=v aria-label=Title><button>+</button>", 0.75, False),
        (f"<form>{SCENE}<input type=search name=n aria-label='Find a title'><button>OK</button>", 0.75, True),
        (f"<form>{SCENE}<select name=s aria-label=Status><option>open<option>done</select><button>Update", 1.0, False),
        (f"<form>{SCENE}<select name=s aria-label='Assign to'><option>Ann<option>Bob</select><button>", 1.0, False),
        (f"<form>{SCENE}<select name=s aria-label=Kind><option>Novel<option>Play</select><button>Search", 1.0, True),
    ],
)
def test_the_page_of_an_answer_does_not_speak_for_what_only_a_script_sends(
    html: str, score: float, allowed: bool
) -> None:
    """Its address is that of the page it stands on, which says nothing of what is sent."""
    found = read_forms(parse(html, "http://site.example/search?q=rose"))[0]
    assert judge(found, Verdict("search", True, score)).allowed is allowed
