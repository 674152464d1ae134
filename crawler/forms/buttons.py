"""Which submit button of a form starts its search."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from crawler.forms.vocabulary import (
    CHANGE,
    EXPORT,
    LOGIN,
    ORDER,
    PURPOSES,
    REGISTER,
    RESET,
    SEARCH,
    SUBSCRIBE,
    folded,
    stems,
)
from crawler.models import Field, Form, Option

#: What a button says that starts whatever the form is for.
GO = stems(
    "=go =ok =submit =update =apply =show =view =list =los =weiter =afficher =mostrar =ver =continue =valider "
    "=refresh =display "
    "=results =get =retrieve =start =run =execute =anwenden =appliquer =aplicar =applica =zastosuj =применить =показать "
    "=vai =ir =aceptar =visa =vis =pokaz =toon =mostra =zeigen =begin let_s_go =zobrazit =nayta =goster =prikazi "
    "=vedi =see =voir =bekijk =katso =ukaz =ukazat =mutasd =mutat =arata =afiseaza =покажи =показати =εμφανιση =listele =exibir "
    "=tampilkan =lihat =xem =prikaz =fetch =compare =comparer =comparar =vergleichen =vergelijk =aller =applicar "
    "=прикажи =parādīt =näita =rodyti =erakutsi =wyświetl =hiển_thị =listázás =listar =відобразити =отобразить =visualizza "
    "=visualizar =zobraziť =shfaq =paraqit =göster =görüntüle =mutatása =megjelenítése =zobrazení "
    "=zobrazenie =wyświetlenie =көрсету =көрсөт =ko_rsatish =ցույց_տալ =ჩვენება",
    "确定 提交 更新 应用 適用 表示 显示 顯示 実行 見る 查看 확인 적용 보기 عرض הצג نمایش แสดง दिखा",
)
_OTHER = stems(
    "=add =remove =rm =minus =plus =help =advanced =back =prev =previous =next =print =edit =rename =copy "
    "=preview =more =less "
    "=and =or =zuruck =hilfe =close =cancel =hinzufugen =upload =dump =json =feed =map",
    "添加 增加 帮助 返回 上一页 下一页 打印 追加 戻る",
)
#: How a button begins that only sets what is shown in another order. Words that also call for a meal or goods ("Ordenar
#: ahora") count where they say by what.
SORTS = stems(
    "=sort =sort_by =sorting sortier =trier =tri =ordenar_por =ordina_per =sorteer =sorter =sortera =sortuj =seradit =sirala "
    "сортир 排序 並べ替え 정렬"
)
_SIGN = re.compile(r"[^\w]*\Z")
#: What takes a search away that was brought up.
CLOSES = stems(
    "=close =dismiss schlie fermer =cerrar =fechar =chiudi zamknij =sluit sluiten =zavrit bezar inchide закры =stang =luk "
    "=lukk =sulje =kapat",
    "关闭 關閉 閉じる 닫기 إغلاق",
)
#: Words of a button that brings up a search, at most, and what stands there for other things than a box for words.
MAX_OPENING = 5
_NO_BOX = stems(
    "filter filtr filtern browse explor results anzeigen =view =show saved history recent settings options advanced close stop "
    "image voice camera map"
)
#: A step of an index by letters: one, a span of them, or the numbers; and how many steps make one, most of them letters.
_STEP = re.compile(r"\s*(?:[^\W\d_]{1,2}(?:\s*[-–—]\s*[^\W\d_]{1,2})?|0\s*[-–—]\s*9|\d|#)\s*")
STEPS, LETTERS = 5, 0.8
#: The weight of a button that says that it searches.
SAID = 4.0


def with_index(fields: tuple[Field, ...]) -> tuple[Field, ...]:
    """The fields with the buttons of an index by letters, which share a name, as the choice that they are."""
    groups: dict[str, list[Field]] = {}
    for one in fields:
        if one.control == "submit" and one.name and one.value is not None:
            groups.setdefault(one.name, []).append(one)
    for group in groups.values():
        if is_letters([one.value or "" for one in group]):
            options = tuple(Option(one.value or "", one.label or one.value or "") for one in group)
            choice = replace(group[0], control="radio", label="", value=None, options=options)
            fields = tuple(choice if one is group[0] else one for one in fields if one is group[0] or one not in group)
    return fields


def opens_search(said: str) -> bool:
    """Whether a button outside of forms says that it brings up a box to search with, and does nothing else: "Search",
    "Search docs Ctrl K"."""
    text = folded(said, 100)
    if SEARCH.search(text) is None or len(text.split()) > MAX_OPENING or _NO_BOX.search(text):
        return False
    return not any(pattern.search(text) for pattern in (RESET, *(one for _, _, one in PURPOSES)))


def is_letters(values: Sequence[str]) -> bool:
    """Whether these are the steps of an index by letters."""
    steps = [value for value in values if _STEP.fullmatch(value)]
    letters = [value for value in steps if any(map(str.isalpha, value))]
    return len(set(steps)) >= STEPS and len(letters) >= LETTERS * len(values)


def is_index(form: Form) -> bool:
    """Whether all that can be chosen in a form is a letter."""
    shown = [one for one in form.fields if one.control not in ("hidden", "submit", "image", "button", "reset")]
    if len(shown) != 1 or shown[0].control not in ("radio", "select"):
        return False
    return is_letters([option.label or option.value for option in shown[0].options if option.value.strip()])


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


def said_search(fields: Sequence[Field]) -> Field | None:
    """The button that says itself that it searches, and nothing else, the first of several."""
    return next((one for one in fields if one.control in ("submit", "image") and _weight(one) >= SAID), None)


def other_searches(form: Form) -> list[Field]:
    """The buttons besides `search_button` that say themselves that they search, and nothing else: in all parts of a site,
    or in titles only."""
    first = search_button(form)
    said = [one for one in form.fields if one.control == "submit" and SEARCH.search(folded(_words(one), 200))]
    return [one for one in said if one != first and _weight(one) >= SAID and _words(one) != _words(first or one)]


def pressing(form: Form, button: Field) -> Form:
    """The form as if this were its only button."""
    others = [one for one in form.fields if one.control in ("submit", "image") and one != button]
    return replace(form, fields=tuple(one for one in form.fields if one not in others))


def _words(button: Field) -> str:
    return f"{button.label} {button.value or ''}".strip()


def _weight(button: Field) -> float:
    label = folded(_words(button), 200)
    name = folded(f"{button.name} {button.identifier}", 200)
    weight = 0.0
    if SEARCH.search(label):
        weight += SAID
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
