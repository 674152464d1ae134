"""Which submit button of a form starts its search."""

from __future__ import annotations

import re

from crawler.forms.vocabulary import CHANGE, EXPORT, LOGIN, ORDER, REGISTER, RESET, SEARCH, SUBSCRIBE, folded, stems
from crawler.models import Field, Form

#: What a button says that starts whatever the form is for.
GO = stems(
    "=go =ok =submit =update =apply =show =view =list =los =weiter =afficher =mostrar =ver =continue =valider "
    "=refresh =display "
    "=results =get =retrieve =start =run =execute =anwenden =appliquer =aplicar =applica =zastosuj =применить =показать",
    "确定 提交 更新 应用 適用 表示 実行 확인 적용",
)
_OTHER = stems(
    "=add =remove =rm =minus =plus =help =advanced =back =prev =previous =next =print =edit =rename =copy "
    "=preview =more =less "
    "=and =or =zuruck =hilfe =close =cancel =hinzufugen =upload =dump =json =feed =map",
    "添加 增加 帮助 返回 上一页 下一页 打印 追加 戻る",
)
_SIGN = re.compile(r"[^\w]*\Z")


def search_button(form: Form) -> Field | None:
    """The submit button that starts the search: the one that says so, else the first that says nothing else.

    None for a form without submit buttons.
    """
    best: Field | None = None
    best_weight = 0.0
    for one in form.fields:
        if one.control not in ("submit", "image"):
            continue
        weight = _weight(one)
        if best is None or weight > best_weight:
            best, best_weight = one, weight
    return best


def _weight(button: Field) -> float:
    label = folded(f"{button.label} {button.value or ''}", 200)
    name = folded(f"{button.name} {button.identifier}", 200)
    weight = 0.0
    if SEARCH.search(label):
        weight += 4
    if SEARCH.search(name):
        weight += 2
    if GO.search(label):
        weight += 2
    if GO.search(name):
        weight += 1
    if any(pattern.search(label) for pattern in (RESET, CHANGE, EXPORT, ORDER, LOGIN, REGISTER, SUBSCRIBE, _OTHER)):
        weight -= 5
    if any(pattern.search(name) for pattern in (RESET, CHANGE, EXPORT, _OTHER)):
        weight -= 3
    if button.control == "submit" and button.value and _SIGN.match(button.value):
        weight -= 1
    return weight
