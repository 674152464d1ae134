"""What a choice field is for, and the setting of it that restricts the answer least.

A select, radio group or check box group may choose a value of the database (category, year), a column to search in, an
operator, the joining of conditions, a period of time, the order or number of results, or how they are shown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from crawler.forms import languages
from crawler.forms.operators import is_connector, operator
from crawler.forms.reach import furthest, reaches
from crawler.forms.vocabulary import DESTROY, folded, name_words, stems
from crawler.models import Field, Option

Role = Literal["value", "operator", "connector", "period", "reach", "sort", "size", "display"]

#: Names of selects that turn to a page.
_PAGE = stems(
    "=page =paged =pg =pn =pageno =pagenum =pageindex =seite =pagina =strana =strona =sida =side =jump "
    "=stranka =stranica =oldal =sayfa =sivu =halaman =trang =lapa =puslapis =pagenumber",
    "页码 頁碼",
)
#: Names of switches for what records were before, or that were thrown away: the same again, or none any more.
_FORMER = stems(
    "=history =histories revision =oldversions =trash =trashed =deleted =withdeleted =recycled papierkorb =geloscht "
    "corbeille =historique papelera historial cestino",
    "历史版本 回收站 ゴミ箱",
)
SWITCH = 4
#: Most words of an option that names nothing but a deed.
FEW_WORDS = 2
#: How many options of a long list are looked at to tell what it is for.
SAMPLE = 200
_ANY = frozenset(
    folded(text).strip()
    for text in (
        "any|all|every|everything|both|either|whatever|no preference|doesn t matter|don t care|does not matter|"
        "no limit|"
        "unlimited|not specified|unspecified|anything|anyone|anywhere|everywhere|any time|anytime|all time|"
        "always|ever|immer|jederzeit|toujours|siempre|sempre|zawsze|всегда|no filter|"
        "none selected|n a|none|alle|alles|egal|beliebig|beide|keine auswahl|keine angabe|jede|jeder|jedes|"
        "tous|toutes|tout|indifferent|peu importe|les deux|todos|todas|todo|cualquiera|cualquier|ambos|indiferente|"
        "tutti|tutte|tutto|qualsiasi|entrambi|qualquer|tanto faz|wszystkie|wszystko|dowolny|dowolna|dowolne|kazdy|"
        "alle categorieen|allemaal|все|всё|любой|любая|любое|любые|не важно|неважно|усі|всі|будь який|hepsi|tumu|tum|"
        "vsechny|vse|kaikki|alla|minden|mind|osszes|toate|全部|不限|所有|任意|全て|すべて|指定なし|指定しない|こだわらない|"
        "전체|모두|모든|不指定|任何|不限制|无限制|均可|都可以|الكل|tất cả|tat ca|semua|ทั้งหมด|όλα|הכל|all of the above"
    ).split("|")
)
_ANY_WORDS = stems(
    "=all =any =every =n_importe =alle =alles =beliebig =tous =toutes =todos =todas =cualquier =cualquiera =tutti "
    "=tutte "
    "=qualsiasi "
    "=qualquer =wszystkie =dowolny =dowolna =все =любой =любая =любое =hepsi =tum =tumu =vsechny =kaikki =alla "
    "=minden "
    "=osszes =toate =semua =everything =everybody =everyone =anybody =anyone",
    "全部 所有 不限 任意 すべて 全て 指定なし 전체 모든",
)
PROMPT = stems(
    "=select =choose =pick please bitte wahlen wahle auswahl =choisir =choisissez =selectionner =selectionnez "
    "=elija =elige "
    "=seleccione =selecciona =selecione =escolha =seleziona =scegli =wybierz =kies =выберите =выбрать =sec "
    "=seciniz =vyberte "
    "=valj =valitse =valassz",
    "请选择 請選擇 选择 選擇 選択 선택",
)
BLANKS = frozenset({"", "0", "-1", "all", "any", "*", "%", "-", "--", "null", "none", "everything", "both"})
_ALL_VALUES = frozenset({"all", "any", "*", "everything", "both", "everybody", "everyone"})
_PERIOD = re.compile(
    r"(\d{1,4})? ?(?:(hour|stunde|heure|hora|ora|час|小时|時間|시간)|"
    r"(day|tag|jour|dia|giorn|dzien|dni|ден|дн|天|日|일)|"
    r"(week|woche|semaine|semana|settiman|tydzien|tygod|недел|周|週|주)|(month|monat|mois|mes|mese|mesi|miesia|"
    "месяц|个月|月|월)|"
    r"(year|jahr|an|ans|annee|ano|anno|anni|rok|lat|год|лет|年|년))\w{0,4}\Z"
)
_PERIOD_LEAD = stems(
    "=last =past =within =previous =the =since =in =posted =letzte letzten =derniers dernier =ultim =ostatni =за "
    "последн =this "
    "=today =yesterday =newer =over",
    "最近 近 过去 内 以内 過去 지난 최근",
)
_DIGIT = re.compile(r"\d")
_HOURS = (1, 24, 168, 720, 8760)
_SORT = stems(
    "sort order ordering orderby sortby orden ordenar sortier =tri =trier classer ordina sorteer sorter порядок "
    "сортир "
    "rendez razeni =asc =desc direction sortdir =dir",
    "排序 排列 並べ 並び 정렬 sortier",
)
_SORT_OPTION = stems(
    "ascending descending =asc =desc low_to_high high_to_low newest oldest =relevance relevanz pertinence relevancia "
    "lowest highest most_recent best_match aufsteigend absteigend croissant decroissant",
    "升序 降序 从高到低 从低到高 相关度 新着順 安い順 高い順",
)
_SIZE = stems(
    "per_page perpage per_screen page_size pagesize results_per resultsper items_per itemsper rows_per =limit =rows =hits "
    "=numresults "
    "=pagelen =maxresults max_results pro_seite treffer_pro par_page por_pagina per_pagina na_strone =num =count "
    "=show "
    "treffer_seite ergebnisse_seite results_page items_page hits_page records_page resultats_page resultados_pagina "
    "risultati_pagina resultaten_pagina wynikow_strona =anzahl display_num numperpage =pp =ipp =rpp  на_странице",
    "每页 每頁 条数 表示件数 件数 개씩 در_صفحه sayfa_bas",
    languages.PER_PAGE,
)
#: What numbers of anything are called.
_COUNTED = stems("=num =count =anzahl")
#: What surely is a number of results, so that there may be more than a page holds ("Limit to 100, 1000, 250000 items").
_ROWS = stems("limit_to row_limit maxrec max_rec maxrow max_row maxresult max_result maxhits max_hits rows_per")
MOST_SHOWN = 5_000
#: Names that say so by themselves, where in a label they would not ("hours per week").
_BARE_SIZES = frozenset({"max", "per"})
#: What is measured in this is no number of results: "≤ 30 min", "under 20 €", "up to 5 km".
_MEASURED = re.compile(
    r"[<>≤≥≦≧€$£¥₹%°]|\b(?:under|over|below|above|up to|less than|more than|at most|at least|until|unter|über|bis|mehr als|"
    r"weniger als|moins de|plus de|jusqu|menos de|más de|hasta|fino a|meno di|до|более|менее)\b|\d\s*(?:min|minutes?|minuten|"
    r"mins|h|hrs?|hours?|std|stunden|heures?|horas?|ore|sec|s|km|mi|miles?|kms|m|cm|mm|kg|g|lbs?|l|ml|kcal|mb|gb|eur|usd|"
    r"gbp|euros?|dollars?|years?|yrs?|jahre|ans|años|anni|лет|мин|час\w*|руб\w*|km²|m²|sqm|k|ghz|w|v|分|分钟|小时|公里|元|円|年|岁)\b",
    re.IGNORECASE,
)
_DISPLAY = stems(
    "=view =display =layout viewmode view_mode viewtype display_mode =output group_by groupby =columns =cols "
    "=theme =skin =style =ansicht =affichage interface_language groupdesc =template show_as",
    "显示方式 表示形式 分组",
)
_BARE_DISPLAYS = frozenset({"group", "col"})
#: Options of a choice between ways to show a result, where all are such.
_LENGTHS = frozenset(
    "long short brief full detailed details normal compact summary summaries standard extended concise verbose default "
    "list table grid gallery tabular format view display description descriptions "
    "kurz lang ausführlich vollständig court longue complet détaillé corto largo completo breve detallado esteso "
    "kort uitgebreid krótki pełny краткий полный подробный 简要 简略 详细 完整 詳細 簡略".split()
)
_ONLY = stems(
    "=only =just =exact =exactly exclude =without =hide =nur =ohne =seulement =uniquement =sans =solo =solamente =sin "
    "=soltanto "
    "=senza =somente "
    "=apenas =sem =tylko =bez =alleen =zonder =только =без =sadece =jen =endast =bara in_stock instock available_now",
    "仅 只 のみ 除く 限定 만",
)
_ALSO = stems(
    "include including soundex =phonetic phonetisch fonetycz recherche_phonetique busqueda_fonetica ricerca_fonetica "
    "pesquisa_fonetica sounds_like fuzzy variant_spell spelling_variant "
    "name_variant similar_name namensvariant ahnliche_namen =also =show =auch =einschliesslich inclure =aussi incluir "
    "=tambien =anche includi =ook "
    "=также включ "
    "=with_archived extend fulltext full_text",
    "包括 包含 含む 포함",
)


#: What the options of a switch say: how to search, not what is searched.
_SWITCH = frozenset(
    "yes no ja nein oui non si sí sim não nao nee tak nie да нет ano ne igen nem evet hayır on off true false 是 否 はい いいえ "
    "예 아니오 نعم لا כן לא".split()
)


def destructive(option: Option) -> bool:
    """Whether an option says that it destroys something, and nothing else: "Delete", "Delete all"."""
    said = option.label.strip() or option.value
    return len(said.split()) <= FEW_WORDS and DESTROY.search(folded(said, 60)) is not None


def is_switch(field: Field) -> bool:
    """Whether a field is answered by yes or no ("Words adjacent?"), so that its options are no parts of what is there."""
    return len(field.options) > 1 and all(option.label.strip(" .").lower() in _SWITCH for option in field.options)


def plain(text: str) -> str:
    """An option's words for comparison: lower case, no punctuation, no counts."""
    return folded(text, 200).strip()


def any_rank(option: Option, place: int, label: str) -> int:
    """How surely an option means "no restriction": 0 not at all, 4 surely."""
    words = plain(option.label)
    value = option.value.strip().lower()
    blank = value in BLANKS
    if not words and not any(c.isdigit() for c in option.label):
        return 4 if value == "" else 3 if blank or place == 0 else 0
    if words in _ANY:
        if words in ("none", "n a") and (place > 0 or not blank):
            return 0  # where it does not stand in place of a prompt, it is a value: hazards: none
        return 4
    if value in _ALL_VALUES:
        return 3
    short = len(words) <= 40
    if short and _ANY_WORDS.match(f" {words} ") and (place == 0 or blank):
        return 3
    if value == "" and place == 0:
        return 3
    if short and PROMPT.search(f" {words} ") and (place == 0 or blank):
        return 2
    if short and blank and (place == 0 or value not in ("0", "none", "null")) and _ANY_WORDS.search(f" {words} "):
        return 2
    if place == 0 and blank and words == plain(label):
        return 2
    return 0


def any_option(field: Field) -> Option | None:
    """The option of a field that restricts nothing, where it has one."""
    best: Option | None = None
    rank = 0
    for place, option in enumerate(field.options):
        if place >= SAMPLE and place < len(field.options) - 3:
            continue
        found = any_rank(option, place, field.label)
        if found > rank:
            best, rank = option, found
    return best


def asks_to_choose(field: Field) -> bool:
    """Whether the first option of a select asks to choose one ("-- choose a library --") and none stands for all."""
    free = any_option(field)
    if field.control != "select" or field.multiple or free is None or free is not field.options[0] or free.value:
        return False
    words = f" {plain(free.label)} "
    return PROMPT.search(words) is not None and _ANY_WORDS.search(words) is None


def role(field: Field) -> Role:
    """What a choice field chooses."""
    name = folded(f"{field.name} {field.identifier}", 300)
    texts = folded(f"{field.name} {field.identifier} {field.label if len(field.label) < 60 else ''}", 400)
    options = [option for option in field.options[:SAMPLE] if option.label.strip() or option.value.strip()]
    if len(options) <= SWITCH and _FORMER.search(name):
        return "display"
    if len(options) >= 2 and all(is_connector(option.label) for option in options):
        return "connector"
    # "under 20 €" compares with a value of its own: it is one of the choices, no operator
    operators = sum(operator(option) is not None and not _DIGIT.search(option.label) for option in options)
    if operators >= 2 and operators >= 0.6 * len(options):
        return "sort" if _SORT.match(folded(options[0].label, 60)) else "operator"  # "nach" is "by", too
    periods = sum(period(option) is not None for option in options)
    if periods >= 2 and periods >= 0.6 * len(options):
        return "period"
    if reaches(field):
        return "reach"
    shown = folded(" ".join(option.label for option in options[:3]), 200)
    sized = _SIZE.search(texts) or _SIZE.search(shown) or field.name.lower() in _BARE_SIZES
    counted = sized and not _one_by_one(options, texts) and _counts(options, beyond=_ROWS.search(texts) is not None)
    if counted and not any(_MEASURED.search(option.label[:60]) for option in options):
        return "size"
    sorting = sum(bool(_SORT_OPTION.search(folded(option.label, 100))) for option in options)
    if _SORT.search(texts) or sorting * 2 > len(options) > 0:
        return "sort"
    if _DISPLAY.search(name) or _bare_display(field) or turns_page(field):
        return "display"
    if len(options) > 1 and all(_tells_length(option) for option in options):
        return "display"
    return "value"


def _bare_display(field: Field) -> bool:
    """Whether a choice has no more than a name that may stand for an arrangement; called otherwise it is a group of records."""
    return field.name.lower() in _BARE_DISPLAYS and field.label in ("", name_words(field.name))


def _tells_length(option: Option) -> bool:
    """Whether an option says no more than how much of each record is shown, or in which arrangement."""
    words = option.label.lower().split()
    return 0 < len(words) <= 3 and all(word.strip("().,:-") in _LENGTHS for word in words)


def turns_page(field: Field) -> bool:
    """Whether a select is called a page and its options count up from the first: the pages of the answer that the form stands
    around or below."""
    return field.control == "select" and _PAGE.search(folded(field.name, 200)) is not None and _in_turn(field.options)


def _in_turn(options: Sequence[Option]) -> bool:
    numbers = [number(option) for option in options]
    return numbers in (list(range(1, len(numbers) + 1)), list(range(len(numbers))))


def _one_by_one(options: list[Option], texts: str) -> bool:
    """Whether options that are called a number or a count go up by one ("1 room", "2 rooms"): so no page of results grows."""
    return len(options) > 2 and _in_turn(options[:3]) and not _SIZE.search(_COUNTED.sub(" ", texts))


def sets_size(field: Field) -> bool:
    """Whether a text box holds the number of results to show."""
    value = (field.value or "").strip()
    texts = folded(f"{field.name} {field.identifier} {field.label if len(field.label) < 60 else ''}", 400)
    sized = _SIZE.search(texts) is not None or field.name.lower() in _BARE_SIZES
    return value.isascii() and value.isdigit() and 0 < int(value[:6]) <= MOST_SHOWN and sized


def _counts(options: list[Option], *, beyond: bool) -> bool:
    """Whether the options are numbers of results, give or take a word ("20 per page", "all"); `beyond` what a page holds, too."""
    numbers = [number(option) for option in options]
    known = [one for one in numbers if one is not None]
    rising = len(known) >= max(2, len(options) - 2) and known == sorted(known)
    return rising and known[0 if beyond else -1] <= MOST_SHOWN


def number(option: Option) -> int | None:
    """The number an option stands for, by its value or the first number of its label."""
    for text in (option.value, option.label):
        found = re.search(r"\d{1,9}", text[:60])
        if found and (text is option.label or text.strip().isdigit()):
            return int(found[0])
    return None


def period(option: Option) -> int | None:
    """The hours a period such as "last 7 days" or "past month" reaches back, None when it is no period."""
    text = re.sub(r"[^\w ]+", " ", option.label.lower())[:60].strip()
    spoken = f" {text} "
    if text in ("today", "yesterday", "heute", "hoy", "今天", "今日"):
        return 24
    found = _PERIOD.search(text)
    if found is None or not (found[1] or _PERIOD_LEAD.search(spoken)):
        return None
    unit = next(place for place in range(2, 7) if found[place]) - 2
    return int(found[1] or 1) * _HOURS[unit]


def widest(field: Field, purpose: Role) -> tuple[bool, str | list[str] | None]:
    """The least restricting setting of a choice field, and whether one need be given at all.

    None means nothing chosen. Order, display and joining of conditions stay as the page sets them. Where several may be chosen
    and none is, nothing need be: what reads like "any" may be a value there as the others are.
    """
    if purpose in ("sort", "display", "connector") or not field.options:
        return False, None
    if field.control == "checkbox":
        return _widest_boxes(field)
    if purpose == "size":
        return True, _largest(field)
    if purpose == "operator":
        return True, loosest(field).value
    option = any_option(field)
    if option is not None and (option.selected or not field.multiple):
        return True, [option.value] if field.multiple else option.value
    if purpose == "reach":
        return True, furthest(field)
    if purpose == "period":
        return True, max(field.options, key=lambda one: period(one) or 0).value
    if field.multiple or not any(option.selected for option in field.options):
        return True, None
    return True, next(option.value for option in field.options if option.selected)


def _widest_boxes(field: Field) -> tuple[bool, str | list[str] | None]:
    checked = [option for option in field.options if option.selected]
    if len(field.options) == 1:
        words = folded(f"{field.label} {field.name}", 300)
        if _ONLY.search(words):
            return True, None
        if _ALSO.search(words):
            return True, field.options[0].value
        return True, checked[0].value if checked else None
    if not checked:
        return True, None
    free = [option.value for place, option in enumerate(field.options) if any_rank(option, place, field.label) == 4]
    return True, free[:1] or [option.value for option in field.options]


def _largest(field: Field) -> str:
    """The largest number of results that is offered, of those that a page can well hold."""
    numbered = [(number(option) or 0, option.value) for option in field.options]
    return max((pair for pair in numbered if pair[0] <= MOST_SHOWN), key=lambda pair: pair[0])[1]


_LOOSE = ("contains", "any", "all", "starts", "ends", "phrase", "equals")


def loosest(field: Field) -> Option:
    """The operator that lets through most: contains, any of the words, all of the words, starts with …"""
    best = next((option for option in field.options if option.selected), field.options[0])
    rank = len(_LOOSE)
    for option in field.options[:SAMPLE]:
        meaning = operator(option)
        if meaning in _LOOSE and _LOOSE.index(meaning) < rank:
            best, rank = option, _LOOSE.index(meaning)
    return best


def values(field: Field) -> list[str]:
    """The options that stand for values of the database: without those that restrict nothing, each once."""
    last = len(field.options) - 3
    free = {
        option.value
        for place, option in enumerate(field.options)
        if (place < SAMPLE or place >= last or option.value in BLANKS) and any_rank(option, place, field.label) >= 2
    }
    return [value for value in dict.fromkeys(option.value for option in field.options) if value not in free]
