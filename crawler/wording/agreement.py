"""Pages that show nothing before one agrees to something: terms of use, a disclaimer, an age. Nobody is told for by us."""

from __future__ import annotations

import re
from collections.abc import Iterator

from crawler.forms.vocabulary import folded, stems
from crawler.page import Page

#: What a button, or a link in its place, says with which one agrees, and most words of it.
_AGREES = stems(
    "=i_accept =i_agree =accept =agree =i_acknowledge =acknowledge =i_understand =i_have_read =yes_i =i_am_over =i_am_18 "
    "=akzeptier zustimm =ich_stimme =ich_akzeptiere einverstanden =j_accepte =accepter =accepte =acepto =aceptar "
    "=estoy_de_acuerdo =aceito =aceitar =concordo =accetto =accetta =akkoord =accepteer =ik_ga_akkoord akceptuj =zgadzam "
    "=souhlasim =elfogadom "
    "=jag_godkanner =godkann =accepter_og =jeg_accepterer =jeg_godtar =hyvaksyn =kabul =согласен =согласна =принимаю =принять "
    "=погоджуюсь =приймаю =αποδεχομαι =συμφωνω"
)
_AGREES_TOO = re.compile(r"(?<!不)(?:同意|接受|承諾)|동의|أوافق|موافق|מסכים|ยอมรับ")
_LONGEST = 8
#: What such a page is about.
_TERMS = stems(
    "disclaimer =terms =conditions_of_use agreement acknowledg =legal_notice =over_18 =18_or_older =years_of_age "
    "haftungsausschl nutzungsbedingung =conditions_d_utilisation =conditions_generales =avertissement =aviso_legal "
    "=condiciones =terminos_y =termos_de =termos_e =condizioni =termini_e voorwaarden regulamin =podminky feltetel "
    "=villkor =vilkar =kayttoehdot kosullar =услови =правила_пользования =умови =οροι_χρησης =οροι",
    "条款 條款 協議 协议 免責 免责 利用規約 규약 약관 الشروط תנאי ข้อตกลง",
)
#: Most of a page that does nothing else: characters and links.
_LENGTH, _LINKS = 20_000, 40
_COOKIES = stems("cookie gdpr =cmp tracking")
#: How far above a button it is looked for what it is part of.
_CLIMB = 6


def agreement(page: Page) -> str:
    """What the button or link says with which one would agree to what a page shows instead of its site; "" for other pages. A
    banner about cookies is no such page."""
    tree = page.tree
    if len(tree.find("a")) > _LINKS:
        return ""
    text = tree.text(0, _LENGTH + 1) if len(tree) else ""
    if len(text) > _LENGTH or not _TERMS.search(folded(f"{page.title} {text}", _LENGTH)):
        return ""
    for node, said in _pressed(page):
        words = folded(said, 200)
        agrees = _AGREES.match(words) or _AGREES_TOO.search(words)
        if agrees and len(words.split()) <= _LONGEST and not _about_cookies(page, node):
            return " ".join(said.split())
    return ""


def _pressed(page: Page) -> Iterator[tuple[int, str]]:
    """The buttons and links of a page, and what they say."""
    tree = page.tree
    for node in tree.find("input"):
        if tree.attribute(node, "type").lower() in ("submit", "button", "image"):
            yield node, tree.attribute(node, "value") or tree.attribute(node, "alt")
    for tag in ("button", "a"):
        for node in tree.find(tag):
            yield node, tree.text(node, 200)


def _about_cookies(page: Page, node: int) -> bool:
    """Whether a button belongs to a banner, as far as the names of what is around it or the words beside it tell."""
    tree = page.tree
    for _ in range(_CLIMB):
        named = f"{tree.attribute(node, 'class')} {tree.attribute(node, 'id')} {tree.attribute(node, 'aria-label')}"
        if _COOKIES.search(folded(named, 400)):
            return True
        parent = tree.parents[node]
        if parent < 0 or tree.tags[parent] == "body":
            return False
        node = parent
        if _COOKIES.search(folded(tree.text(node, 600), 600)):
            return True
    return False
