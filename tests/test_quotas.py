"""Searches that end after so many questions, and say so with status 200 above their form."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.crawl import TURNED_AWAY
from crawler.page import parse
from crawler.wording.paced import is_overasked
from crawler.wording.phrases import FAILURE
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from tests.handmade import answering, html
from tests.test_blockade import Library, crawled


@pytest.mark.parametrize(
    "said",
    [
        "You have used the 12 searches of this session.",
        "You have reached the maximum number of searches for today.",
        "Daily query quota exceeded.",
        "Ihr Tageslimit von 50 Suchanfragen ist erreicht.",
        "Vous avez atteint la limite de recherches autorisées.",
        "Ha alcanzado el límite de consultas diarias.",
        "È stato superato il limite di ricerche per oggi.",
        "Limit wyszukiwań został wyczerpany.",
        "Лимит запросов на сегодня исчерпан.",
        "您今天的查询次数已用完",
        "Das Kontingent für heute ist aufgebraucht.",
        "本日の検索回数の上限に達しました",
        "Limite diário de consultas atingido",
    ],
)
def test_limits_of_questions_are_heard(said: str) -> None:
    form = "<form action=/search>Title <input name=title><button>Search</button></form>"
    page = parse(f"<title>Catalogue</title>{form}<p>{said}</p>", "http://library.example/search?title=river")
    assert Analyst(FormClassifier.load("default")).look(page).results.kind == "error"


@pytest.mark.parametrize(
    "said",
    [
        "Maximum number of hits per query reached: only the first 200 are shown.",
        "Ihre Suche hat die maximale Anzahl der Treffer überschritten.",
        "検索結果が上限を超えました",
    ],
)
def test_too_much_found_is_no_limit_of_questions(said: str) -> None:
    assert not FAILURE.search(said)


@pytest.mark.parametrize(
    "said",
    [
        "Borrowing limit reached",
        "There is no limit to what you may search.",
        "The Limit of Reason. A search for what was never reached",
        "Search took 3 seconds, at most 50 titles a page",
        "Maximum speed reached: 210 km/h",
        "Such a limit was never reached by the research of those years",
    ],
)
def test_what_else_is_limited_is_none_of_these(said: str) -> None:
    assert not FAILURE.search(said)


@pytest.mark.parametrize(
    "said",
    [
        "He reached the limit of his research in 1934.",
        "The maximum daily temperature was reached in July.",
        "On a mission in which limits are reached, a crew of such people live.",
    ],
)
def test_a_book_about_limits_is_a_book(said: str) -> None:
    form = "<form action=/search>Title <input name=title><button>Search</button></form>"
    told = {"Author": "Nora Field", "Year": "1990", "Publisher": "Oak Press"}
    facts = "".join(f"<tr><th>{name}</th><td>{value}</td></tr>" for name, value in told.items())
    text = f"<title>The Grey Door</title>{form}<h1>The Grey Door</h1><table>{facts}</table><p>{said}</p>"
    analyst = Analyst(FormClassifier.load("default"), Matcher(load_domain("books")))
    results = analyst.look(parse(text, "http://library.example/book/4")).results
    assert results.kind == "detail" and results.records


async def test_a_search_that_ends_for_this_session_is_left_alone_and_said(tmp_path: Path) -> None:
    asked: list[str] = []

    def stop(request: web.Request) -> web.StreamResponse | None:
        if request.path != "/search" or "p" in request.query:
            return None
        asked.append(request.query_string)
        if len(asked) <= 60:
            return None
        form = '<form action="/search">Title <input name="title"> Author <input name="author"><button>Search</button></form>'
        return html(f"{form}<h1>Limit reached</h1><p>You have used the 12 searches of this session.</p>")

    async with answering(Library(stop)) as url:
        report, records = await crawled(url, tmp_path)
    assert report["stopped_because"] == TURNED_AWAY
    assert records and len(asked) < 90


@pytest.mark.parametrize(
    "said",
    [
        "Too many search queries, please try again later.",
        "You are searching too often.",
        "Zu viele Suchanfragen. Bitte später noch einmal.",
        "Trop de recherches en peu de temps.",
        "查询次数过多，请稍后再试",
    ],
)
def test_too_many_questions_are_a_limit_of_questions(said: str) -> None:
    form = "<form action=/search>Title <textarea name=title>river</textarea><button>Search</button></form>"
    page = parse(
        f"<title>Catalogue</title><div class='alert'>{said}</div>{form}", "http://library.example/search?title=river"
    )
    assert Analyst(FormClassifier.load("default")).look(page).results.kind == "error"
    assert is_overasked(page)


@pytest.mark.parametrize("said", ["Too many results, please narrow your search.", "Too Many Requests for One Song"])
def test_what_else_is_too_many_is_no_limit_of_questions(said: str) -> None:
    page = parse(f"<h1>Songs</h1><nav><a href=/a>{said}</a></nav>", "http://library.example/search?title=river")
    assert not is_overasked(page)


@pytest.mark.parametrize(
    "said",
    [
        "If you send too many queries in a short time, you will have to wait.",
        "Be kind to this server. Please avoid searching too often.",
        "Wenn zu viele Anfragen kommen, wird gesperrt.",
    ],
)
def test_a_warning_beside_a_form_is_no_limit_that_was_reached(said: str) -> None:
    form = "<form action=/search>Title <input name=title value=river><button>Search</button></form>"
    assert not is_overasked(parse(f"{form}<p>{said}</p>", "http://library.example/search?title=river"))
    assert is_overasked(parse(f"{form}<p>{said} Too many requests.</p>", "http://library.example/search?title=river"))


async def test_a_search_with_a_warning_beside_its_form_is_asked_on(tmp_path: Path) -> None:
    asked: list[str] = []

    def stop(request: web.Request) -> web.StreamResponse | None:
        if request.path == "/search":
            asked.append(request.query_string)
            if len(asked) <= 6:
                return html(_busy_form("If you send too many queries in a short time, you will have to wait."))
        return None

    async with answering(Library(stop)) as url:
        report, records = await crawled(url, tmp_path, via="forms", pauses_seconds=())
    assert report["stopped_because"] != TURNED_AWAY
    assert len(records) > 100


def _busy_form(said: str) -> str:
    form = (
        '<form action="/search">Title <input name="title"> Author <input name="author"><button>Search</button></form>'
    )
    return f"{form}<p>{said}</p>"


def _busy() -> web.Response:
    return html(_busy_form("Too many search queries, please try again later."))


async def test_a_search_that_is_asked_too_much_from_the_first_question_on_is_left_alone(tmp_path: Path) -> None:
    asked: list[str] = []

    def stop(request: web.Request) -> web.StreamResponse | None:
        if request.path != "/search":
            return None
        asked.append(request.query_string)
        return _busy()

    async with answering(Library(stop)) as url:
        report, _ = await crawled(url, tmp_path)
    assert report["stopped_because"] == TURNED_AWAY
    assert len(asked) < 12


async def test_a_search_that_was_asked_too_much_is_asked_again_after_a_pause(tmp_path: Path) -> None:
    asked: list[str] = []

    def stop(request: web.Request) -> web.StreamResponse | None:
        if request.path != "/search":
            return None
        asked.append(request.query_string)
        return _busy() if len(asked) <= 4 else None

    async with answering(Library(stop)) as url:
        report, records = await crawled(url, tmp_path)
    assert report["stopped_because"] != TURNED_AWAY
    assert len(records) > 100
