"""Forms that lead about a site and ask for no records: jumps to one page, thing or place in a text, and comparisons of versions.

They have boxes and buttons as searches have, and are sent by GET; what they are called tells them apart, and what their
boxes take: the number of one thing, of a page, two versions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from crawler.forms.vocabulary import SEARCH, folded, stems
from crawler.models import Field
from crawler.submit.alerts import KEEPS, keeps
from crawler.submit.reports import REPORTS, reports
from crawler.submit.tools import leaves_open

JUMPS, COMPARES = "it leads to one page", "it compares versions"
#: What jump by name or number. Words that also mean just "go" are left out: many a search has no other button.
_JUMP = stems(
    "=jump jump_to jump_box jumpbox jump_menu jumpto jump_form quick_jump =goto go_to goto_page goto_line skip_to quick_links "
    "quicklinks quick_nav quicknav =springe =springen gehe_zu geh_zu direkt_zu schnellzugriff schnellnavigation direktlinks "
    "aller_a aller_au aller_directement acces_rapide acces_direct sauter_a sauter_vers =ir_a =ir_al saltar_a acceso_rapido "
    "accesos_rapidos enlaces_rapidos =ir_para saltar_para acesso_rapido vai_a =vai_al vai_alla salta_a collegamenti_rapidi "
    "ga_naar spring_naar snelkoppeling przejdz_do skocz idz_do szybkie_linki prejit_na prejit_k skocit prejst_na ugras "
    "=hoppa hoppa_till =ga_till =ga_til =spring_til siirry hyppaa перейти_к перейти_на перейти_в быстрый_переход "
    "быстрые_ссылки перейти_до перехід_до перехід_на преминаване_към mergi_la sari_la μεταβαση_σε μεταβαση_στ =atla "
    "sayfaya_git idi_na skoci_na chuyen_den lompat pergi_ke =移動",
    "跳转 跳到 跳至 跳轉 转到 转至 轉到 轉至 快速链接 快速導覽 ジャンプ へ移動 に移動 へ進む 바로가기 페이지로_이동 "
    "الانتقال_إلى اذهب_إلى עבור_אל ไปที่",
)
#: Where a list of records begins is no one page: an index is entered at a letter, a name or a year.
_INDEX = stems(
    "letter letters first_few start_with starts_with starting begins beginning =title =titles =author =authors =surname =subject "
    "=year =name =names =word =words anfangsbuchstab anfang beginnt =titel =autor =jahr =wort lettre =titre =auteur =annee =mot "
    "letra empieza comienza =titulo =ano =palabra =apellido lettera inizia =titolo =autore =anno =parola litera zaczyna tytul "
    "=rok =slowo букв начина заглави названи =автор =год =слово",
    "字母 首字 书名 書名 作者 年份 頭文字 著者 글자 제목 저자",
)
#: The number of one thing that somebody keeps under it.
_ONE_THING = stems(
    "bug_id bugid bug_no bug_num issue_id issueid issue_no issue_num ticket_id ticketid ticket_no ticket_num task_id taskid "
    "topic_id thread_id post_id postid post_no post_num message_id msg_id msgid changeset =revision revision_id =rev "
    "commit_id =sha vorgangsnum vorgangsnr vorgang_nr ticketnum ticketnr fehlernum fehlernr beitragsnum beitragsnr themen_id "
    "numero_de_ticket numero_du_ticket numero_du_bug numero_de_bug numero_de_incidencia numero_de_tarea numero_de_mensaje "
    "numero_do_chamado numero_del_ticket numer_zgłosz numer_zglosz numer_zadania numer_wątku numer_posta cislo_ticketu "
    "cislo_pozadavku номер_задач номер_заявк номер_тем номер_сообщ номер_ошибк",
    "工单号 工單號 问题编号 帖子编号 版本号 チケット番号 課題番号 投稿番号 リビジョン 리비전",
)
#: A box that says of what thing it takes a number, and nothing else: "Issue #".
_NUMBERED = re.compile(
    r"(?i)\s*(?:issue|bug|ticket|task|topic|thread|post|vorgang|beitrag|zgłoszenie)\s*(?:#|№|nr\b|no\b|n[°º]).{0,9}"
)
#: Places in a text, or in a list cut into pages.
_PLACE = stems(
    "=page =pages =pg pageno page_no page_num pagenum page_id =seite seitenzahl seitennum =pag =pagina =paginas =strona "
    "=strone =strony =stronie =strana =stranka =stranku =стр страниц сторінк =sayfa =oldal =sida =sidan =sivu =sivulle σελιδ "
    "=trang =halaman =chapter =kapitel =chapitre =capitulo =capitolo =rozdział =kapitola =глава =главу =verse =verses =verset "
    "=versiculo =versetto =werset =стих line_no line_num lineno =zeile zeilennum",
    "页 頁 ページ 페이지 쪽 第_章 صفحة صفحه หน้า",
)
_COMPARE = stems(
    "compare comparing comparison =diff =diffs =rdiff difference vergleich unterschied comparer comparaison comparar comparac "
    "diferencia diferenc confront differenz porównaj porównan porównyw różnic porovn rozdil srovn osszehasonl jamfor skillnad "
    "sammenlign forskel forskjell vertaa vertail vergelijk verschil сравн различ порівн відмін karsilastir uporedi usporedi "
    "razlik compara σύγκρι διαφορ",
    "比较 比較 对比 對比 差异 差異 差分 비교 مقارنة השווא เปรียบเทียบ",
)
#: How buttons say it that speak of nothing else that is compared, as offers and fares are.
_DIFFERS = stems(
    "=diff =diffs =rdiff differences unterschied diferencias diferencas differenze roznic rozdil skillnad forskel forskjell "
    "verschillen различ відмін razlik διαφορ",
    "差异 差異 差分 차이",
)
_VERSION = stems(
    "=rev =revs rev_a rev_b =oldrev =newrev =oldid =newid revision =version =versions =versionen versionsgesch versionsnum "
    "=versione =versioni verze =wersja =wersje =wersji =wersjami =версия =версии =версию =версий =версиями ревизи =версій "
    "verzio =versie =versies =versjon =versio =surum =commit =commits =changeset =history =historique =historial =historik "
    "=historia =история =历史 =歷史",
    "修订 修訂 版本 リビジョン 変更履歴 更新履歴 버전",
)
#: What no other thing than a page, or a text under work, has.
_REVISION = stems(
    "=revision =revisions =rev =revs =changeset =ревизия =ревизию =ревизии", "修订版 修訂版 リビジョン 리비전"
)
#: What a version is called: "r1208", "v1.2", "1.2.0", a day with the time of the change.
_RELEASE = re.compile(
    r"(?i)\s*(?:[rv]\d+(?:\.\d+)*|\d+(?:\.\d+){2,3}|(?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{7,40}|"
    r".{0,20}\d{1,4}[-./]\d{1,2}[-./]\d{1,4}.{1,10}\b\d{1,2}:\d{2}\b.{0,60})\s*"
)
#: The address of a page, as the value of a choice.
_ADDRESS = re.compile(r"(?i)\s*(?:https?://|\.{0,2}/\S|[\w./-]+\.(?:html?|php|aspx?|jsp|cfm)\b)")
_TYPED = frozenset({"text", "search", "number", "textarea", "tel"})
_MARKED = frozenset({"radio", "checkbox"})
_YEAR = re.compile(r"\s*(?:1[5-9]|20)\d\d\s*")
#: What words weigh by the place where they stand, as with the guard's other purposes.
_BUTTON, _ACTION, _ELSEWHERE = 3.0, 2.0, 1.5
#: A form with more to fill in than this is no jump, whatever it says; weights of searching that outdo what a box takes.
MAX_FIELDS, SAID, MEANT = 4, 3.0, 2.0


def navigation(
    fields: Sequence[tuple[Field, str]],
    buttons: Sequence[str],
    action: str,
    around: Sequence[str],
    search: float,
    unseen: Sequence[Field] = (),
) -> str:
    """Why a form asks for no records but leads about the site, reports a fault or keeps a search; "" where it may be a search.

    `fields` are its visible ones with their folded words, `buttons`, `action` and `around` (what it is called, what stands
    above it) its other words, `search` the weight of what speaks for searching, `unseen` its hidden fields.
    """
    if reports((field for field, _ in fields), buttons):
        return REPORTS
    if keeps(fields, buttons, (action, *around), unseen):
        return KEEPS
    if _compares(fields, buttons, (action, *around)):
        return COMPARES
    if not fields or len(fields) > MAX_FIELDS or _enters_index(fields):
        return ""
    weight = _jump_weight(fields, buttons, action, around[0] if around else "")
    jumps = weight > 0 and weight >= search
    asks = _asks_for_one(fields, search) or _asks_for_place(fields, search)
    return JUMPS if jumps or asks or (search < SAID and all(_offers_pages(field) for field, _ in fields)) else ""


def _offers_pages(field: Field) -> bool:
    """Whether what a choice stands for are addresses of pages."""
    values = [option.value for option in field.options[:40]]
    led = field.control == "select" and not leaves_open(field)  # who wants any of them wants a list
    return led and len(values) > 1 and _most(map(_ADDRESS.match, values[1:]))


def _jump_weight(fields: Sequence[tuple[Field, str]], buttons: Iterable[str], action: str, identity: str) -> float:
    weight = _BUTTON if any(map(_JUMP.search, buttons)) else 0.0
    weight += _ACTION if _JUMP.search(action) else 0.0
    weight += _ELSEWHERE if _JUMP.search(identity) else 0.0
    return weight + (_ELSEWHERE if any(_jumping(field, text) for field, text in fields) else 0.0)


def _jumping(field: Field, text: str) -> bool:
    """Whether a field's words, or what stands in it until somebody types, speak of jumping."""
    first = [option.label for option in field.options[:1]]
    return any(map(_JUMP.search, (text, *(folded(said, 60) for said in (field.value or "", *first)))))


def _enters_index(fields: Sequence[tuple[Field, str]]) -> bool:
    """Whether a form is entered at a letter, a name or a year, after which a list begins."""
    return any(_INDEX.search(text) or _most(map(_YEAR.fullmatch, _labels(field))) for field, text in fields)


def _asks_for_one(fields: Sequence[tuple[Field, str]], search: float) -> bool:
    """Whether a form's one box takes the number of one thing."""
    if len(fields) != 1 or fields[0][0].control not in _TYPED or search >= MEANT:
        return False
    field, text = fields[0]
    said = (field.label, field.placeholder, field.value or "")
    return bool(_ONE_THING.search(text)) or any(map(_NUMBERED.fullmatch, said))


def _asks_for_place(fields: Sequence[tuple[Field, str]], search: float) -> bool:
    """Whether all that is typed into a form, or all that it offers, are numbers of pages, chapters, verses or revisions."""
    typed = [(field, text) for field, text in fields if field.control in _TYPED]
    if typed:
        plain = all(_is_place(field, text) and not SEARCH.search(text) for field, text in typed)
        clear = len(typed) == len(fields) or all(_REVISION.search(text) for _, text in typed)
        return plain and search < (SAID if clear else MEANT)
    return search < MEANT and all(_PLACE.search(text) and _counted(field) for field, text in fields)


def _is_place(field: Field, text: str) -> bool:
    """Whether a box is for a place in a text or in the history of a page: a version is one where its number stands there."""
    numbered = (field.value or "").strip().isdigit() and _VERSION.search(text) is not None
    return numbered or _PLACE.search(text) is not None or _REVISION.search(text) is not None


def _counted(field: Field) -> bool:
    """Whether what a choice offers are numbers, and none stands for all."""
    return not leaves_open(field) and _most(any(map(str.isdigit, label)) for label in _labels(field))


def _compares(fields: Sequence[tuple[Field, str]], buttons: Sequence[str], around: Sequence[str]) -> bool:
    """Whether all fields of a form are versions of one thing, and the form speaks of what tells them apart."""
    if len(fields) > 1 and buttons and all(_DIFFERS.search(text) and not SEARCH.search(text) for text in buttons):
        return True  # whatever else it asks, as how to show that
    said = (*buttons, *around, *(text for _, text in fields))
    if not any(map(_COMPARE.search, said)) or any(SEARCH.search(text) for _, text in fields):
        return False
    if all(field.control in _MARKED for field, _ in fields):
        return bool(fields) and any(map(_COMPARE.search, buttons)) and not any(map(SEARCH.search, buttons))
    if len(fields) < 2 or any(field.control in _MARKED for field, _ in fields):
        return False
    spoken = any(map(_VERSION.search, said))
    named = [_VERSION.search(text) is not None for _, text in fields]
    released = [_released(field) for field, _ in fields]
    alike = spoken and len({tuple(_labels(field)) for field, _ in fields}) == 1 and bool(_labels(fields[0][0]))
    return alike or any(released) or all(named)


def _released(field: Field) -> bool:
    """Whether what a field offers, or holds, are names of versions."""
    labels = _labels(field)
    return _most(map(_RELEASE.fullmatch, labels)) if labels else _RELEASE.fullmatch(field.value or "") is not None


def _labels(field: Field) -> list[str]:
    return [option.label or option.value for option in field.options[:40] if (option.label or option.value).strip()]


def _most(hits: Iterable[object]) -> bool:
    """Whether there are any, and three in four of them are so."""
    found = [bool(hit) for hit in hits]
    return bool(found) and 4 * sum(found) >= 3 * len(found)
