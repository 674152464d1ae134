"""What is done to one that an address names, not numbers, is not done either; nor what a link switches, saves or answers."""

from __future__ import annotations

import pytest

from crawler.links import harmful

HERE = "http://site.example/list"


@pytest.mark.parametrize(
    "path, text",
    [
        ("/u/ann/follow", "Follow"), ("/posts/hello/like", "♥ 12"), ("/questions/how-to/upvote", "▲ (3)"),
        ("/comments/reply/12", "Antworten"), ("/comment/reply/node/3", "x"), ("/switch-theme?mode=dark", "Dark"),
        ("/set-currency/eur", "EUR"), ("/locale/fr", "Français"), ("/lang/pt-br", "Português"),
        ("/MyResearch/SaveRecord?id=3", "x"), ("/x?id=3", "Speichern"), ("/x?id=3", "Сохранить"), ("/x?id=3", "返信する"),
        ("/c?id=3", "Porovnat"),
    ],
)  # fmt: skip
def test_a_deed_is_not_done(path: str, text: str) -> None:
    assert harmful(f"http://site.example{path}", text, here=HERE) == "an action"


@pytest.mark.parametrize(
    "path, text",
    [
        ("/dictionary/english/follow", "follow"), ("/u/ann/posts", "Posts"), ("/posts/hello/comments", "♥ 12 comments"),
        ("/list?sort=replycount", "Antworten"), ("/members/save10-4", "save10"), ("/lang/fr/catalogue", "Catalogue"),
        ("/language-change", "Language change"), ("/languages/fr", "French"), ("/words/save", "save"),
        ("/wiki/SaveRecordings", "Recordings"), ("/posts/hello/like-minded", "Like-minded"),
    ],
)  # fmt: skip
def test_what_only_shows_something_is_looked_at(path: str, text: str) -> None:
    assert harmful(f"http://site.example{path}", text, here=HERE) is None
