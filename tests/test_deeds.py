"""Links that do something when they are followed, told by what they say or by what their address is called, and titles that
are called like deeds."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from crawler.links import acts, harmful, sent_on
from crawler.models import Field, Form
from tests.handmade import answering, harvested, html

HERE = "http://site.example/search?q=garden"


@pytest.mark.parametrize(
    "path, text",
    [
        ("/a/8", "Report a problem"), ("/a?x=14", "Report this"), ("/a/9", "Report abuse"), ("/a?x=15", "Send me a copy"),
        ("/a?x=16", "Place a hold"), ("/a?x=17", "Request this item"), ("/a?x=18", "Order a reproduction"),
        ("/mail?id=7", "E-mail this"), ("/s?q=garden", "Save search"), ("/c?all=1", "Accept all"), ("/a/7", "Follow"),
        ("/a/21", "Fehler melden"), ("/a/24", "Merken"), ("/a/27", "Als gelesen markieren"), ("/a/29", "Signaler une erreur"),
        ("/a/36", "Informar de un error"), ("/a/41", "Me gusta"), ("/a/43", "Segnala un problema"), ("/a/52", "Seguir"),
        ("/a/54", "Meld een probleem"), ("/a/59", "Zgłoś błąd"), ("/a/65", "Сообщить об ошибке"), ("/a/67", "В корзину"),
        ("/a/72", "举报"), ("/a/78", "通報する"), ("/a/84", "신고"), ("/a/92", "Takip et"), ("/a/98", "Gilla"),
        ("/a/100", "Ilmoita virheestä"), ("/a/106", "Do košíku"), ("/a/109", "Hiba bejelentése"), ("/a/112", "حذف"),
        ("/a/117", "Αναφορά προβλήματος"), ("/a/118", "Digitalisat anfordern"), ("/a/119", "Solicitar préstamo"),
        ("/a/120", "違反を報告"), ("/a/121", "오류 신고"), ("/x?mark=topics", "Mark all topics read"),
        ("/a/122", "Adopt this book"), ("/a/123", "Medium verlängern"), ("/a/124", "续借"),
        ("/a/125", "Darme de baja"), ("/a/126", "Me désabonner"), ("/a/127", "Uitschrijven"), ("/a/128", "Leiratkozom"),
        ("/a/129", "Zrušit odběr"), ("/a/130", "إلغاء الاشتراك"), ("/a/131", "मिटाएं"), ("/a/132", "মুছুন"), ("/a/133", "நீக்கு"),
        ("/a/134", "ลบ"), ("/a/135", "წაშლა"), ("/compare-mode/toggle", "Compare: on"), ("/banner/dismiss", "Got it"),
        ("/review/44/helpful", "This helped me"), ("/beitrag/9/hilfreich", "Das half mir"),
        ("/a/136", "Warenkorb leeren"), ("/a/137", "Fermer mon compte"), ("/a/138", "Cerrar cuenta"),
        ("/a/139", "Chiudi account"),
        ("/a/140", "Koszyk: opróżnij"), ("/a/141", "Удалить профиль"), ("/a/142", "Sepeti boşalt"), ("/a/143", "إغلاق الحساب"),
        ("/a/144", "מחק חשבון"), ("/a/145", "清空購物車"), ("/a/146", "계정 삭제"), ("/a/147", "Zrušit účet"),
        ("/a/148", "Sulje tili"),
        ("/a/149", "Äänestä tätä"), ("/a/150", "Głosuj na tę książkę"), ("/a/151", "Unpublish now"), ("/a/152", "Mark as sold"),
        ("/a/153", "Clear my history"), ("/a/154", "Töm varukorgen"),
        ("/gui/12", "Open ASE's GUI"), ("/a/7", "Launch instance"), ("/a/8", "Start a terminal"),
        ("/pack.php", "Full Backup"), ("/a/9", "Create a new backup"), ("/a/10", "Download database backup"),
        ("/a/11", "Back up now"),
    ],
)  # fmt: skip
def test_a_link_that_says_what_it_does_is_not_followed(path: str, text: str) -> None:
    assert harmful(f"http://site.example{path}", text, here=HERE) == "an action"


@pytest.mark.parametrize(
    "path",
    [
        "/comment/7/hide", "/thread/7/watch", "/friend/add/3", "/records/7/report-problem", "/order-scan/7", "/admin/clear-cache",
        "/list?action=add&id=7", "/list?do=mark&id=7", "/r.php?op=rm&id=7", "/list?aktion=loeschen&id=7",
        "/list?akcija=odjava", "/list?islem=sil&id=7",
    ],
)  # fmt: skip
def test_an_address_that_is_called_like_an_operation_is_not_followed(path: str) -> None:
    assert harmful(f"http://site.example{path}", "x", here=HERE) == "an action"


@pytest.mark.parametrize(
    "path, text",
    [
        ("/books/the-vote", "The Vote"), ("/films/la-reserva", "La reserva"), ("/words/like", "like"),
        ("/verbe/suivre", "suivre"),
        ("/topics/1157-add-to-file-button.html", "Add to File button"), ("/save-the-bees", "Save the bees"),
        ("/help/full-backup", "Full backup"), ("/a/12", "Full backup of a school board"), ("/a/13", "Backup plans"),
        ("/lock/7", "Lock 7"),
        ("/a/21", "Das leere Konto"), ("/a/22", "Tom Fern's Profile"), ("/a/23", "Empty Baskets"), ("/a/24", "Mark Soldier"),
        ("/a/25", "How shops close every account they have"),
        ("/find?name_op=like", "like"), ("/docs/toggle", "Toggle"), ("/components/toggle", "The toggle component"),
        ("/plants/useful", "Useful"), ("/tips/helpful", "Helpful tips"),
        ("/tags?tag=follow", "follow"), ("/report/7", "Report on floods"), ("/watch/7", "Watch"),
        ("/request/7", "Request for proposals"), ("/a/7", "关注儿童"), ("/a/7", "Melden, Anna"),
        ("/claims/7/documents", "Documents"),
        ("/cite/7", "Cite this item"), ("/a/8", "About this book"), ("/a/9", "Mark Twain"), ("/a/10", "Follow the money"),
        ("/a/11", "Open"), ("/a/12", "Open the record"), ("/a/13", "Shell scripts"), ("/a/14", "Run, Rabbit"),
        ("/a/15", "Open Source Desktop"), ("/a/16", "Run Shell Commands from Python"), ("/a/17", "Start Terminal Velocity"),
        ("/claims/9", "Claim 9"), ("/books/la-reserve", "La Réserve"),
        ("/list?action=show&id=7", "7"), ("/list?do=search&q=x", "x"), ("/books/7/reviews", "Reviews"),
    ],
)  # fmt: skip
def test_what_is_called_like_a_deed_is_followed(path: str, text: str) -> None:
    assert harmful(f"http://site.example{path}", text, here=HERE) is None


@pytest.mark.parametrize(
    "method, action, does",
    [
        ("POST", "/account/close", True), ("POST", "/users/lock", True), ("POST", "/users/find", False),
        ("GET", "/list/empty", True), ("GET", "/records/lock", False),
    ],
)  # fmt: skip
def test_what_is_sent_to_an_operation_acts(method: str, action: str, does: bool) -> None:
    form = Form(0, "http://site.example/page", f"http://site.example{action}", method, "", "", (Field("q", "text"),))
    assert acts(form) is does


@pytest.mark.parametrize(
    "path", ["/logout", "/items/7/delete", "/?action=logout", "/record/7?add-to-cart=7", "/thread/7/hide"]
)
def test_a_redirect_to_a_deed_is_none_to_follow(path: str) -> None:
    assert sent_on(f"http://site.example{path}")


@pytest.mark.parametrize(
    "path",
    [
        "/login?next=/x",
        "/books/the-vote",
        "/blog/subscribe-to-truth",
        "/cart",
        "/subscribe",
        "/x?action=login",
        "/find?q=delete",
    ],
)
def test_a_redirect_to_a_page_is_followed(path: str) -> None:
    assert not sent_on(f"http://site.example{path}")


async def test_neither_an_answer_nor_a_link_is_followed_to_a_deed(tmp_path: Path) -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(request.path_qs)
        if request.path == "/find":
            raise web.HTTPFound("/items/7/delete")
        if request.path == "/out":
            raise web.HTTPFound("/?action=logout")
        form = (
            "<form action=/find>Title <input name=title> Author <input name=author><button>Search books</button></form>"
        )
        return html(f"<h1>Books</h1>{form}<a href=/out>Novels of the year</a>")

    async with answering(answer) as url:
        await harvested(url, tmp_path / "out", via="both")
    assert any(path.startswith("/find") for path in asked) and "/out" in asked
    assert not [path for path in asked if "delete" in path or "logout" in path]


TITLES = (
    "Sea Fisheries;Border Waters;Vote;Donate Life;Night Trains;Old Forests;Salt Mines;River Tolls;Free Ports;Open Skies;Low Tide"
).split(";")


@pytest.mark.parametrize(
    ("folder", "looked_at"), [("books", (True, True)), ("books/#", (False, True)), ("account", (False, False))]
)
async def test_titles_that_are_called_like_deeds_are_known_by_their_neighbours(
    folder: str, looked_at: tuple[bool, bool], tmp_path: Path
) -> None:
    asked: list[str] = []

    def path(title: str) -> str:
        return f"/{folder.replace('#', str(TITLES.index(title)))}/{title.lower().replace(' ', '-')}"

    async def answer(request: web.Request) -> web.Response:
        asked.append(request.path)
        form = (
            "<form action=/find>Title <input name=title> Author <input name=author><button>Search books</button></form>"
        )
        if request.path == "/find":
            hits = [title for title in TITLES if request.query.get("title", "").lower() in title.lower()]
            rows = "".join(
                f"<li class=hit><h3><a href='{path(one)}'>{one}</a></h3><p>by Ann Lee</p></li>" for one in hits
            )
            return html(f"{form}<p>{len(hits)} books found</p><ol>{rows}</ol>")
        for place, title in enumerate(TITLES):
            if request.path == path(title):
                told = (
                    f"<dt>Author<dd>Ann Lee<dt>Publisher<dd>Aurora<dt>Year<dd>{1950 + place}<dt>Pages<dd>{200 + place}"
                )
                return html(f"<h1>{title}</h1><dl>{told}</dl>", title)
        return html(f"<h1>Books</h1>{form}")

    async with answering(answer) as url:
        records = await harvested(url, tmp_path / "out")
    assert len(records) == len(TITLES)
    assert path("Sea Fisheries") in asked
    assert (path("Vote") in asked, path("Donate Life") in asked) == looked_at


@pytest.mark.parametrize(
    "path, text",
    [
        ("/item/5/archive", "Archive"), ("/item/4/snooze", "Snooze"), ("/jobs/7/restart", "Restart"), ("/q/12/up", "Better"),
        ("/members/4/befriend", "Befriend"), ("/befriend/4", "Ann"), ("/toggle/night", "Dark"), ("/x/toggle?n=4", "On"),
        ("/dismiss?n=4", "Got it"), ("/session/end", "See you"), ("/lang/switch?to=sv", "Svenska"), ("/alerts/on?area=7", "Bell"),
        ("/list/7?move=up", "Higher"), ("/article/8?rate=5", "5"), ("/group/5/enter?join=1", "Liity"), ("/q/12/plus", "▲"),
        ("/me/bye", "Leave"), ("/users/x", "Sair"), ("/u/x", "Iziet"),
    ],
)  # fmt: skip
def test_what_changes_a_thing_by_its_address_is_not_followed(path: str, text: str) -> None:
    assert harmful(f"http://site.example{path}", text, here=HERE) is not None


@pytest.mark.parametrize(
    "path, text",
    [
        ("/item/5/details", "Details"), ("/archive/2021", "2021"), ("/films/8/cast", "Cast"), ("/movies/toggle", "Toggle"),
        ("/films?rate=5", "5 stars"), ("/list?sort=title&dir=asc", "▲"), ("/games/switch?page=2", "2"),
        ("/map?move=left", "West"), ("/sessions/2021", "Sessions"), ("/songs/leave", "Leave"),
        ("/alerts/2021", "Alerts"), ("/list?join=inner", "Both"),
    ],
)  # fmt: skip
def test_what_only_shows_a_thing_is_followed(path: str, text: str) -> None:
    assert harmful(f"http://site.example{path}", text, here=HERE) is None


@pytest.mark.parametrize(
    "path, text",
    [
        ("/wiki/Logout", "Logout"), ("/articles/Donate-Life", "Donate Life"), ("/wiki/Delete_(SQL)", "Delete (SQL)"),
        ("/songs/vote-for-me", "Vote for me"), ("/films/subscribe-to-death", "Subscribe to Death"), ("/?q=login", "login"),
        ("/register/1844", "Register 1844"), ("/docs/register-of-deeds", "Register of deeds"),
    ],
)  # fmt: skip
def test_a_page_about_a_deed_is_followed(path: str, text: str) -> None:
    assert harmful(f"http://site.example{path}", text, here=HERE) is None


@pytest.mark.parametrize(
    "path, text",
    [
        ("/wiki/logout", "logout"), ("/wiki/index.php?title=Special:UserLogout", "Log out"), ("/articles/Logout", "Logout"),
        ("/books/subscribe-now", "Subscribe now"), ("/articles/donate-now", "Donate now"), ("/posts/delete-post", "Delete post"),
        ("/register/1844", "Register"), ("/logout?q=logout", "Logout"), ("/?do=login", "login"),
        ("/wiki/Logout", "Bye now, log out"),
    ],
)  # fmt: skip
def test_a_deed_in_such_a_folder_is_not(path: str, text: str) -> None:
    assert harmful(f"http://site.example{path}", text, here=HERE) is not None
