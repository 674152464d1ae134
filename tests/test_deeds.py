"""Links that do something when they are followed, told by what they say or by what their address is called, and titles that
are called like deeds."""

from __future__ import annotations

import pytest

from crawler.links import acts, harmful
from crawler.models import Field, Form

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
        ("/a/117", "Αναφορά προβλήματος"),
    ],
)  # fmt: skip
def test_a_link_that_says_what_it_does_is_not_followed(path: str, text: str) -> None:
    assert harmful(f"http://site.example{path}", text, here=HERE) == "an action"


@pytest.mark.parametrize(
    "path",
    [
        "/comment/7/hide", "/thread/7/watch", "/friend/add/3", "/records/7/report-problem", "/order-scan/7", "/admin/clear-cache",
        "/list?action=add&id=7", "/list?do=mark&id=7", "/r.php?op=rm&id=7", "/list?aktion=loeschen&id=7",
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
        ("/lock/7", "Lock 7"),
        ("/find?name_op=like", "like"),
        ("/tags?tag=follow", "follow"), ("/report/7", "Report on floods"), ("/watch/7", "Watch"),
        ("/request/7", "Request for proposals"), ("/a/7", "关注儿童"), ("/a/7", "Melden, Anna"),
        ("/claims/7/documents", "Documents"),
        ("/list?action=show&id=7", "7"), ("/list?do=search&q=x", "x"), ("/books/7/reviews", "Reviews"),
    ],
)  # fmt: skip
def test_what_is_called_like_a_deed_is_followed(path: str, text: str) -> None:
    assert harmful(f"http://site.example{path}", text, here=HERE) is None


@pytest.mark.parametrize("action, does", [("/account/close", True), ("/users/lock", True), ("/users/find", False)])
def test_what_is_posted_to_an_operation_acts(action: str, does: bool) -> None:
    form = Form(0, "http://site.example/page", f"http://site.example{action}", "POST", "", "", (Field("q", "text"),))
    assert acts(form) is does
