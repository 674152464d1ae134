"""Paginators of twenty further makes, languages and scripts at every place of a result: the way on is found, none at the end.

The makes were written before the code was tried on them; on the code before, 636 of 640 were right.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.test_paging_makes import ADDRESSES, LAST, Url, leads_right, link, numbers, ways

Make = Callable[[Url, int], str]


def ends(first: str, back: str, onward: str, last: str, between: str = "", *, dead: str = "") -> Make:
    """First, previous, next and last, those that lead nowhere left out or written as `dead` text."""

    def made(url: Url, k: int) -> str:
        def one(at: int, text: str, there: bool) -> str:
            return link(url(at), text) if there else dead.format(text) if dead else ""

        before = one(1, first, k > 1) + " " + one(k - 1, back, k > 1)
        after = one(k + 1, onward, k < LAST) + " " + one(LAST, last, k < LAST)
        return f"{before} {between.format(k, LAST)} {after}"

    return made


def gaps(back: str, onward: str, item: str = "{}", own: str = "<span aria-current=page>{}</span>") -> Make:
    """Numbers around the own one and at both ends, dots between."""

    def made(url: Url, k: int) -> str:
        shown = sorted({1, 2, k - 1, k, k + 1, LAST - 1, LAST} & set(range(1, LAST + 1)))
        row = [item.format(link(url(k - 1), back))] if k > 1 and back else []
        before = 0
        for j in shown:
            if j > before + 1:
                row.append(item.format("…"))
            row.append(item.format(own.format(j) if j == k else link(url(j), j)))
            before = j
        row += [item.format(link(url(k + 1), onward))] if k < LAST and onward else []
        return "".join(row)

    return made


def chosen(url: Url, k: int) -> str:
    options = "".join(f"<option {'selected' if j == k else ''}>{j}</option>" for j in range(1, LAST + 1))
    back = link(url(k - 1), "Edellinen") if k > 1 else "Edellinen"
    onward = link(url(k + 1), "Seuraava") if k < LAST else "Seuraava"
    return f"{back} <select>{options}</select> {onward}"


def titled(url: Url, k: int) -> str:
    row = "".join(
        f"<td>{link(url(j), j, 'title=ไปหน้า') if j != k else j}</td>"
        for j in range(max(1, k - 2), min(LAST, k + 2) + 1)
    )
    onward = f"<td>{link(url(k + 1), 'ถัดไป')}</td>" if k < LAST else ""
    back = f"<td>{link(url(k - 1), 'ก่อนหน้า')}</td>" if k > 1 else ""
    return f"<table><tr>{back}{row}{onward}</tr></table>"


def remaining(url: Url, k: int) -> str:
    left = (LAST - k) * 12
    return f"<p>{k * 12} von {LAST * 12} Treffern</p>" + (
        link(url(k + 1), f"Weitere {min(left, 12)} Treffer laden") if left else ""
    )


MAKES: dict[str, Make] = {
    "Japanese": ways("次へ", "前へ", " {} / {}ページ "),
    "Japanese, so many": ways("次の12件 ≫", "≪ 前の12件"),
    "Korean, numbers and gaps": gaps("이전", "다음", "<li>{}</li>"),
    "Arabic": ways("التالي", "السابق", " صفحة {} من {} "),
    "Hebrew, ends": ends("ראשון", "הקודם", "הבא", "אחרון"),
    "Thai, in cells": titled,
    "Hindi": ways("अगला", "पिछला", " | "),
    "Greek, numbers": numbers("Προηγούμενη", "Επόμενη"),
    "Turkish, gaps": gaps("Önceki", "Sonraki", "<span class='pg'>{}</span>", "<b>{}</b>"),
    "Polish, ends": ends("« pierwsza", "‹ poprzednia", "następna ›", "ostatnia »", "{} z {}"),
    "Vietnamese": ways("Trang sau", "Trang trước", " Trang {}/{} "),
    "Finnish, chosen": chosen,
    "Portuguese, dead ends": ends("Primeira", "Anterior", "Próxima", "Última", dead="<span class=off>{}</span>"),
    "Indonesian, gaps": gaps(
        "‹ Sebelumnya", "Berikutnya ›", "<li class='page-item'>{}</li>", "<a class='page-link'>{}</a>"
    ),
    "Hungarian, signs": ends("|&lt;", "&lt;", "&gt;", "&gt;|", "{}. oldal, összesen {}"),
    "Czech": ways("Další stránka", "Předchozí stránka"),
    "German, those that are left": remaining,
    "words in pieces": ways(
        "<span>Next</span><span class=sr-only> page of results</span> <i>▶</i>", "<i>◀</i> <span>Previous</span>"
    ),
    "a button's link, dead otherwise": ends("First", "Back", "Forward", "End", dead="<button disabled>{}</button>"),
    "Ukrainian, gaps": gaps("← Попередня", "Наступна →", "<em>{}</em>", "<strong>{}</strong>"),
}


@pytest.mark.parametrize("name", MAKES)
def test_the_way_on_is_found(name: str) -> None:
    wrong = [(a, k) for a in ADDRESSES for k in (1, 2, 5, LAST) if not leads_right(MAKES[name], a, k)]
    assert not wrong
