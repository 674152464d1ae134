"""What kind of page an answer is."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.forms import read_forms
from crawler.models import PageKind, Verdict
from crawler.page import parse
from crawler.wording.kinds import ExtractionForm, page_kind
from crawler.wording.totals import read_total
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from tests.bench.kinds_figures import labelled, sampled

LISTS = Path(__file__).parents[1].parent / "shared" / "data" / "lists"
FORM = '<form action="/s"><input name="q"><select name="c"><option>all<option>some</select><input type=submit></form>'
MENU = "<ul class=menu><li><a href=/>Home</a><li><a href=/about>About</a></ul>"
RECORDS = "<ul>" + "".join(f"<li>Book {n} by Writer {n}, 19{n}0</li>" for n in range(9)) + "</ul>"


def kind(
    html: str, records: int = 0, form: ExtractionForm = "none", status: int = 200, title: str = "Books"
) -> PageKind:
    page = parse(f"<html><head><title>{title}</title></head><body>{MENU}{html}</body></html>", "http://a.example/s?q=x")
    verdict = Verdict("search", True, 0.9)
    forms = [
        (one, Verdict("login", False, 0.1) if any(item.control == "password" for item in one.fields) else verdict)
        for one in read_forms(page)
    ]
    return page_kind(page, records=records, extraction_form=form, total=read_total(page), forms=forms, status=status)[0]


DIALOGUE = (
    "<div class=modal {}><h3>登录</h3><form method=post action=/in><input name=user placeholder=用户名>"
    "<input type=password name=pw><button>登录</button></form></div>"
)
ARTICLE = "<p><a href=#>登录</a></p><h1>A walk round the lake</h1><p>Some words on what was seen there.</p>"


@pytest.mark.parametrize("unseen", ['style="display: none;"', "hidden", 'class="d-none"'])
def test_a_dialogue_out_of_sight_makes_no_page_to_log_in(unseen: str) -> None:
    dialogue = DIALOGUE.format(unseen).replace("class=modal class", "class")
    assert kind(ARTICLE + dialogue, records=1, form="detail") == "detail"
    assert kind(dialogue, status=403) == "login"
    assert kind(ARTICLE + DIALOGUE.format("id=box"), records=1, form="detail") == "login"


@pytest.mark.parametrize(
    "text",
    [
        "No results found.",
        "Your search - xyzzy - did not match any documents.",
        "Sorry, no books matched your query.",
        "0 results",
        "Your search returned no results.",
        "We could not find any items matching your search",
        "There are no issues that match the criteria",
        "Key not found",
        "Signature not found.",
        "The book could not be found.",
        "没有找到相关图书",
        "抱歉，没有找到符合条件的记录",
        "共 0 条记录",
        "Keine Treffer",
        "Ihre Suche ergab keine Treffer",
        "Aucun résultat",
        "Aucune notice ne correspond à votre recherche",
        "No se encontraron resultados",
        "Nenhum resultado encontrado",
        "Nessun risultato trovato",
        "Geen resultaten",
        "Ничего не найдено",
        "По вашему запросу ничего не найдено",
        "Nie znaleziono wyników",
        "Nebyly nalezeny žádné záznamy",
        "Nincs találat",
        "該当する書籍はありません",
        "見つかりませんでした",
        "검색 결과가 없습니다",
        "Sonuç bulunamadı",
        "Inga träffar",
        "Không tìm thấy kết quả",
        "لا توجد نتائج",
        "לא נמצאו תוצאות",
        "کتابی با این مشخصات پیدا نکردیم!",
        "没找到所需图书",
        "本次检索未返回任何结果。",
        "Es konnten keine Wohnungen gefunden werden",
        "Ihre Suchkriterien passen auf keine vorhandenen Medien.",
        "Your search criteria match no books.",
        "Ваш запрос не соответствует ни одной записи.",
        "Żadna książka nie pasuje do kryteriów.",
        "Derzeit liegen uns zu Ihren Kriterien keine Angebote vor.",
        "Vi kunde tyvärr inte hitta något som matchar ”zz”.",
        "A megadott szavakra semmit sem találtunk.",
        "Nous n'avons rien trouvé pour « phare »",
        "Lo sentimos, no hay productos que coincidan",
        "Nenhum anúncio foi encontrado",
        "Nessun annuncio trovato",
        "Geen vacatures gevonden",
        "Нет подходящих вакансий",
        "Nie znaleźliśmy żadnych wyników dla „latarnia”",
        "Brak ofert spełniających kryteria",
        "Bohužel jsme nic nenašli",
        "Sajnos nem találtunk eredményt",
        "Nu am găsit niciun rezultat",
        "Nismo pronašli rezultate",
        "Δεν βρήκαμε αποτελέσματα για «φάρος»",
        "Aradığınız kriterlere uygun ilan yok",
        "Vi hittade tyvärr inget",
        "Ingen annonser funnet",
        "Fandt ikke noget",
        "Hakusi ei tuottanut tuloksia",
        "ไม่มีผลการค้นหา",
        "暂无符合条件的房源",
        "検索結果は0件です",
        "لم نتمكن من العثور على نتائج",
        "לא מצאנו תוצאות",
    ],
)
def test_empty_answers(text: str) -> None:
    assert kind(f"<div>{FORM}<p>{text}</p></div>") == "empty"


def test_suggestions_beside_an_empty_answer() -> None:
    assert kind(f"<h2>No results for “xyzzy”</h2><p>Try our bestsellers</p>{RECORDS}", 9, "list") == "empty"


@pytest.mark.parametrize(
    "html",
    [
        f"<h1>57 results</h1>{RECORDS}",
        f"{RECORDS}<div hidden>No results found</div>",
        f"{RECORDS}<div class=suggest>No results</div>",
        f"<p>1 - 9 of 57</p>{RECORDS}<p>If no results are found, try fewer words.</p>",
        f"<p>Your cart: 0 items</p>{RECORDS}",
        f"{RECORDS}<form action=/login><input name=u><input type=password name=p><button>Log in</button></form>",
        f"<ul><li>Bug 1: internal server error on save<li>Bug 2: session expired too early<li>Bug 3: x</ul>{RECORDS}",
    ],
)
def test_lists_stay_lists(html: str) -> None:
    assert kind(html, 9, "list") == "list"


@pytest.mark.parametrize(
    ("html", "status"),
    [
        ("<h1>Not Found</h1>", 404),
        ("<p>Oops</p>", 500),
        ("<h1>Internal Server Error</h1><p>The server met an error.</p>", 200),
        ("<pre>Traceback (most recent call last):\n File x</pre>", 200),
        ("<h2>Server Error in '/' Application.</h2><p>Runtime Error</p>", 200),
        ('<p class="error">Your query is too broad. Please refine your search.</p>', 200),
        ("<p>Invalid request</p>", 200),
        ("<h1>We'll be back soon</h1><p>The site is down for scheduled maintenance until six.</p>", 200),
        ("<h1>Wegen Wartung geschlossen</h1>", 200),
        ("<p>只今メンテナンス中です</p>", 200),
        ("<h1>Oops! We can't find that page</h1>", 200),
        ("<h1>Sayfa bulunamadı</h1>", 200),
        ("<h1>Servicio no disponible</h1>", 200),
        ("<h1>Einen Moment</h1><p>Bitte bestätigen Sie, dass Sie kein Roboter sind.</p>", 200),
        ("<h1>ไม่พบหน้าที่คุณต้องการ</h1>", 200),
        ("<p>Слишком много запросов</p>", 200),
        ("<h3>Your session has expired</h3>", 200),
        ("<p>系统繁忙，请稍后再试</p>", 200),
        ("<p>会话已过期</p>", 200),
        ("<h1>Une erreur est survenue</h1>", 200),
        ("<p>Внутренняя ошибка сервера</p>", 200),
        ('<div class="message">Too many results, more than 1000 records. Please narrow your search</div>', 200),
    ],
)
def test_errors(html: str, status: int) -> None:
    assert kind(html, status=status) == "error"


def test_a_failure_that_advice_follows_in_one_line_is_one() -> None:
    about = (
        "<div class=foot>"
        + "".join(f"<p>Office {n}, Mill Road, open on days of number {n}</p>" for n in range(8))
        + "</div>"
    )
    said = (
        "An unexpected error has occurred. Wait for a few minutes and then begin again at the front page of this service. "
        "If it goes on like this, write to the people who look after it, and tell them what you did."
    )
    assert kind(f"<p>{said}</p>{about}") == "error"
    assert kind(f"<p>{said.replace('An unexpected error', 'No error at all')}</p>{about}") != "error"


LOGIN = (
    "<form method=post action=/login>User <input name=u> Password <input type=password name=p>"
    "<input type=submit value='{}'></form>"
)


@pytest.mark.parametrize(
    ("lead", "button", "title"),
    [
        ("<h1>Please log in to continue</h1>", "Log in", "Sign in"),
        ("<p>You must be logged in to view this page.</p>", "Login", "Library"),
        ("<h2>登录</h2><p>请先登录</p>", "登录", "用户登录"),
        ("<p>Bitte melden Sie sich an</p>", "Anmelden", "Anmelden"),
        ("<h1>כניסה למנויים</h1><p>התוכן זמין למנויים בלבד.</p>", "כניסה", "כניסה למערכת"),
        ("<p>Tylko dla zalogowanych</p>", "Dalej", "Logowanie"),
    ],
)
def test_login_walls(lead: str, button: str, title: str) -> None:
    assert kind(lead + LOGIN.format(button), title=title) == "login"
    assert kind(LOGIN.format(button), status=401, title=title) == "login"


def test_detail_form_and_other() -> None:
    assert kind("<h1>The Red House</h1><dl><dt>Author<dd>A. Milne<dt>Year<dd>1922</dl>", 1, "detail") == "detail"
    assert kind(f"<h1>Search</h1>{FORM}") == "form"
    assert kind("<h1>About us</h1><p>" + "We keep books of many kinds. " * 30 + "</p>") == "other"


def test_missing_record_with_404_is_an_error_and_empty_search_with_404_is_empty() -> None:
    assert kind("<h1>Page not found</h1>", status=404) == "error"
    assert kind("<h1>No results found for your search “x”</h1>", status=404) == "empty"


def test_real_result_lists_are_lists() -> None:
    index = LISTS / "index.jsonl"
    if not index.exists():
        pytest.skip("the labelled result lists (../shared/data/lists) are not here")
    rows = [json.loads(line) for line in index.read_text(encoding="utf-8").split("\n") if line.strip()][::4]
    said = []
    for row in rows:
        body = (LISTS / row["file"]).read_bytes()
        if row["file"].endswith(".gz"):
            body = gzip.decompress(body)
        page = parse(body, "http://a.example/")
        said.append(page_kind(page, records=10, extraction_form="list", total=read_total(page))[0])
    assert said.count("list") >= 0.98 * len(said)


@settings(max_examples=60, deadline=None)
@given(
    st.text(max_size=400),
    st.integers(0, 3),
    st.sampled_from(["list", "detail", "none"]),
    st.sampled_from([200, 404, 500]),
)
def test_any_page_has_a_kind(text: str, records: int, form: ExtractionForm, status: int) -> None:
    page = parse(f"<body>{text}<p>{text}</p></body>", "http://a.example/")
    said, sure = page_kind(page, records=records, extraction_form=form, status=status)
    assert said in ("list", "detail", "empty", "error", "login", "form", "other")
    assert 0.0 <= sure <= 1.0


def test_a_menu_gives_way_to_what_the_page_is_for() -> None:
    menu = "".join(
        f"<a href=/{n}>{name}</a> | " for n, name in enumerate(("Home", "Search", "About", "Log in", "Join", "Help"))
    )
    foot = "<p>All rights reserved by the Town Library</p>"
    password = "<form action=/l method=post>User <input name=u> Password <input type=password name=p></form>"
    fields = "<form action=/s>Title <input name=t> Author <input name=a> <input type=submit value=Search></form>"
    facts = "<h2>The River</h2><p><b>Authors:</b> Mara Lind</p><p><b>Journal:</b> Letters</p><p><b>Year:</b> 1998</p>"
    for title, content, wanted in (
        ("Log in", f"<h2>Log in</h2>{password}", "login"),
        ("Search", f"<h2>Search</h2>{fields}", "form"),
        ("Result", "<h2>Result</h2><p>No titles found.</p>", "empty"),
        ("The River", facts, "detail"),
    ):
        analyst = Analyst(FormClassifier.load())
        page = analyst.parse(
            f"<title>{title}</title><h1>Library</h1><p>{menu}</p><hr>{content}<hr>{foot}", "http://a.example/"
        )
        assert analyst.look(page).results.kind == wanted


def test_a_lone_answer_is_a_list_and_a_page_of_its_own_is_not() -> None:
    row = "<tr><td><a href=/b/1>The River</a></td><td>Mara Lind</td><td>1998</td></tr>"
    table = f"<table><tr><th>Title</th><th>Author</th><th>Year</th></tr>{row}</table>"
    analyst = Analyst(FormClassifier.load())
    lone = analyst.look(
        analyst.parse(f"<title>Result</title><h1>Result</h1><p>1 book found</p>{table}", "http://a.example/s")
    )
    assert lone.results.kind == "list"
    facts = "<table><tr><th>Author</th><td>Mara Lind</td></tr><tr><th>Year</th><td>1998</td></tr></table>"
    own = f"<title>The River</title><h1>The River</h1>{facts}<p>1 result found</p>"
    assert analyst.look(analyst.parse(own, "http://a.example/b/1")).results.kind == "detail"


def test_a_page_that_tells_of_a_thing_is_not_there_to_log_in_whatever_box_it_bears() -> None:
    login = "<form action=/l method=post><input name=u placeholder=User> <input type=password name=p><button>Go</button></form>"
    facts = "".join(
        f"<li><span>{label}</span> <span>{value}</span></li>"
        for label, value in (
            ("Author", "Mara Lind"),
            ("Publisher", "North Press"),
            ("Year", "1998"),
            ("ISBN", "9780306406157"),
        )
    )
    analyst = Analyst(FormClassifier.load(), load_domain("books"), Matcher(load_domain("books")))
    own = f"<title>The River</title>{login}<main><h1>The River</h1><ul>{facts}</ul></main>"
    assert analyst.look(analyst.parse(own, "http://a.example/b/1")).results.kind == "detail"
    bare = f"<title>The River</title>{login}<main><h1>The River</h1></main>"
    assert analyst.look(analyst.parse(bare, "http://a.example/b/1")).results.kind == "login"


def test_a_manual_that_mentions_nothing_found_is_no_empty_answer() -> None:
    prose = "<p>A policy tells how a message is written and read, and which of its parts are kept as they are.</p>" * 70
    assert kind(f"{prose}<p>No records found.</p>{prose}") != "empty"
    assert kind(f"<h2>Your search found no records</h2>{prose}") == "empty"


async def test_kinds_of_the_sample_sites_are_told() -> None:
    """A gate with margin below what `python -m tests.bench.kinds_figures` measured."""
    for known in (True, False):
        judged = await sampled(200, known=known)
        assert len(judged) > 100
        assert sum(one.is_right for one in judged) >= 0.93 * len(judged)
        for wanted in ("list", "detail", "empty", "error", "login"):
            own = [one for one in judged if one.wanted == wanted]
            assert sum(one.is_right for one in own) >= 0.85 * len(own) > 0, wanted


@pytest.mark.skipif(not LISTS.is_dir(), reason="the labelled pages of ../shared are absent")
def test_kinds_of_labelled_pages_are_told() -> None:
    """The same for every ninth labelled page."""
    judged = list(labelled(LISTS.parents[1], every=9))
    told = [one for one in judged if one.right]
    assert sum(one.is_right for one in told) >= 0.94 * len(told)
    other = [one for one in judged if not one.right]
    assert sum(one.is_right for one in other) >= 0.96 * len(other)


BOX = "<form action=/find><input type=search name=q value='{}'><button>Search</button></form>"


@pytest.mark.parametrize(
    ("url", "held", "body", "kind"),
    [
        ("http://a.example/find?q=zzxqy", "", "<p>Not a soul in the house.</p>", "empty"),
        ("http://a.example/find?q=zzxqy", "zzxqy", "<p>Try the cellar.</p>", "empty"),
        ("http://page.example/", "zzxqy", "<h2>zzxqy</h2><p>Blwmin eira.</p>", "empty"),
        ("http://page.example/", "zzxqy", "<p>Blwmin eira.</p>", "form"),  # a box may hold what it likes
        ("http://page.example/", "Search here", "<h2>Search here</h2><p>for what you like</p>", "form"),
        ("http://a.example/find", "", "<p>Not a soul in the house.</p>", "form"),
        ("http://a.example/find?q=", "", "<p>Not a soul in the house.</p>", "form"),
        ("http://a.example/other?q=zzxqy", "", "<p>Not a soul in the house.</p>", "form"),
    ],
)
def test_a_page_that_repeats_a_question_and_lists_nothing_is_empty(url: str, held: str, body: str, kind: str) -> None:
    page = parse(f"<title>A house</title>{BOX.format(held)}{body}", url)
    analyst = Analyst(FormClassifier.load())
    assert analyst.alone(page).results.kind == kind
    assert analyst.look(page).results.kind == "form"  # who asked knows better


def test_a_notice_on_a_long_page_about_one_thing_is_no_failure_of_the_page() -> None:
    notice = "<div class=alert>Unable to load the votes, please try again later.</div>"
    story = "".join(f"<p>Step {n}: the noodles go into the pot with the butter and the garlic.</p>" for n in range(30))
    assert kind(notice + story, records=1, form="detail", title="Noodles") == "detail"
    assert kind(notice, records=1, form="detail", title="Noodles") == "error"
    assert kind(notice + story, records=1, form="detail", title="Page not found | Noodles") == "error"


@pytest.mark.parametrize(
    ("text", "rows", "wanted"),
    [
        ("No translations found", 3, "list"),
        ("No rooms for these dates", 6, "list"),
        ("No departures in this period.", 3, "list"),
        ("No lodges matched your search.", 3, "empty"),
        ("No lodges found.", 0, "empty"),
        ("No results found.", 3, "empty"),
    ],
)
def test_records_stand_beside_parts_of_a_page_that_hold_nothing(text: str, rows: int, wanted: str) -> None:
    told = "".join(f"<tr><td><a href=/b/{n}>The Book {n} of it</a><td>Ann Lee<td>{1990 + n}" for n in range(rows))
    table = f"<table><tr><th>Title<th>Author<th>Year</tr>{told}</table>" if rows else ""
    analyst = Analyst(FormClassifier.load(), load_domain("books"), Matcher(load_domain("books")))
    page = analyst.parse(f"<title>Books</title>{FORM}<h1>Books</h1>{table}<p>{text}</p>", "http://a.example/s?q=x")
    assert analyst.look(page).results.kind == wanted


@pytest.mark.parametrize(("rows", "told"), [(5, "empty"), (6, "list")])
def test_a_page_that_counts_nothing_is_empty_beside_a_short_list_alone(rows: int, told: str) -> None:
    domain = load_domain("books")
    listed = "".join(
        f"<tr><td><a href=/b/{n}>The Mill of Row {n}</a><td>Ann Miller {n}<td>{1950 + n}" for n in range(rows)
    )
    table = f"<h2>New books</h2><table><tr><th>Title<th>Author<th>Year{listed}</table>"
    analyst = Analyst(FormClassifier.load("default"), domain, Matcher(domain))
    page = parse(f"<title>Library</title>{FORM}<p>0 books found.</p>{table}", "http://a.example/s?q=x")
    found = analyst.look(page).results
    assert (found.kind, len(found.records)) == (told, rows if told == "list" else 0)
