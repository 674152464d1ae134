"""What the operators of a filter mean: contains, equals, starts with … from their words or signs."""

from __future__ import annotations

import re
from functools import lru_cache

from crawler.forms.vocabulary import folded, stems
from crawler.models import Option

_SIGNS = {
    "=": "equals", "==": "equals", "===": "equals", "!=": "not", "<>": "not", "≠": "not", "~": "contains",
    "=~": "contains", "~=": "contains", "*=": "contains", "!~": "not", "^": "starts", "^=": "starts", "$": "ends",
    "$=": "ends", ">": "greater", ">=": "greater", "≥": "greater", "<": "less", "<=": "less", "≤": "less",
}  # fmt: skip
_CODES = {
    "eq": "equals", "ne": "not", "neq": "not", "gt": "greater", "gte": "greater", "ge": "greater", "lt": "less",
    "lte": "less", "le": "less", "like": "contains", "ilike": "contains", "icontains": "contains", "cont": "contains",
    "sw": "starts", "bw": "starts", "ew": "ends", "in": "equals", "exact": "equals", "is": "equals",
    "isnull": "null", "notnull": "null", "isblank": "null", "notblank": "null", "co": "contains",
}  # fmt: skip
_NOT = stems("=not doesn =isn =kein =nicht =ne =no =non =nie =не exclud without", "不 非 ない 않")
_NULL = stems("is_null =null is_empty =empty is_blank =blank has_no =leer =vide vacio пуст", "为空 空白")
_STARTS = stems(
    "start begin =prefix beginn anfang commenc debut empieza comienza comeca inizia zaczyna начина basla zacina",
    "开头 开始 开始于 で始まる から始まる 前方一致 시작",
)
_ENDS = stems(
    "end_with ends endswith =suffix endet termin finis zakoncz konczy заканч", "结尾 结束于 で終わる 後方一致 끝"
)
_CONTAINS = stems(
    "contain contains includ =has =like enthalt contient contenant contiene contem zawiera bevat содерж icerir "
    "obsahuje "
    "innehaller substring =partial fuzzy approximate",
    "包含 模糊 含む 含有 を含む 部分一致 포함",
)
_EQUALS = stems(
    "equal equals =is =exact exactly =gleich =ist egal =est =igual =es =uguale =rowna =jest gelijk равно "
    "identical matches_exactly "
    "exact_match =match",
    "等于 等於 是 精确 等しい 完全一致 같음 일치",
)
_GREATER = stems(
    "greater =more =after =above =since at_least =over more_than grosser =nach superieur =apres mayor больше",
    "大于 之后 以上 より大きい",
)
_LESS = stems(
    "=less smaller =before =below =until at_most =under less_than fewer kleiner =vor inferieur =avant menor меньше",
    "小于 之前 以下 より小さい",
)
_PHRASE = stems("phrase wortgruppe =frase expression wyrazenie фраз exact_words", "短语 词组 フレーズ 구문")
_ANY_OF = stems(
    "any_of any_word any_term at_least_one =or one_of irgendein eines_der au_moins_un un_des cualquiera_de "
    "cualquier_palabra "
    "alguna_de qualquer_uma qualsiasi_parola ktorekolwiek любое_из любое_слово minst_ett any_words some_of",
    "任意一个 任一 いずれか 하나라도",
)
_ALL_OF = stems(
    "all_of all_word all_term all_words =and every_word alle_worter alle_der tous_les_mots toutes_les "
    "todas_las_palabras "
    "todas_as_palavras tutte_le_parole wszystkie_slowa все_слова alla_ord all_these",
    "所有词 全部词 すべての語 すべて含む 모두",
)
_REGEX = stems("regex regexp regular matches =glob wildcard", "正则 正規表現")
_CONNECTORS = frozenset(
    "and or not near und oder nicht et ou sauf y o no e i lub oraz nie en of и или не ve veya xor andnot and not "
    "并且 或者 与 或 非 且 "
    "並且 または かつ 그리고 또는".split()
) | set(
    "and not;but not;or not;og;eller;ikke;och;inte;ja;tai;ei;és;vagy;nem;nebo;ne;alebo;και;ή;όχι;και όχι;і;або;ні;ale ne;a nebo;"
    "وليس;و;أو;ليس;ו;או;וגם;ללא;și;sau;nu;ohne;außer;und nicht;oder nicht;et non;y no;e non;e não;ou não;ou;não;sem;sin;senza;"
    "sans;zonder;of niet;en niet;bez;и не;или не;кроме;不含;而非;除外;除く;且;제외;그리고 아님;not;và;hoặc;không;dan;atau;"
    "bukan;và không".split(";")
)
_SPACE = re.compile(r"\s+")


def is_connector(text: str) -> bool:
    """Whether an option joins two conditions (and, or, not)."""
    return _SPACE.sub(" ", text.strip().lower()) in _CONNECTORS


@lru_cache(maxsize=4096)
def operator(option: Option) -> str | None:
    """contains, equals, starts, ends, any, all, phrase, greater, less, regex, null or not (each negated); else None."""
    label = option.label.strip()
    for text in (label, option.value.strip()):
        if text in _SIGNS:
            return _SIGNS[text]
    if len(label) > 60:
        return None
    words = folded(label, 80)
    code = _CODES.get(option.value.strip().lower().strip("_"))
    for meaning, pattern in (
        ("null", _NULL),
        ("not", _NOT),
        ("starts", _STARTS),
        ("ends", _ENDS),
        ("phrase", _PHRASE),
        ("any", _ANY_OF),
        ("all", _ALL_OF),
        ("contains", _CONTAINS),
        ("regex", _REGEX),
        ("greater", _GREATER),
        ("less", _LESS),
        ("equals", _EQUALS),
    ):
        if pattern.search(words):
            return meaning
    return code
