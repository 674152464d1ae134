"""How alike two labels are: M3 (2), bare and in the default reading of normalised labels and token windows."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from rapidfuzz.distance import Levenshtein

from knowledge.vocabulary import FILLER

#: Similarities below this count as none (M3 (3)).
THRESHOLD = 0.6
#: CJK labels shorter than this many characters need `SHORT_CJK_THRESHOLD` (出版年 is not 出版社).
SHORT_CJK = 4
SHORT_CJK_THRESHOLD = 0.75

_MAX_LABEL = 300
_MAX_TOKENS = 16

#: Words that ask instead of name. They are dropped from labels and aliases alike, unless nothing else is left.
_ASKING = frozenset(
    "search searching find lookup look browse query filter enter input insert select choose pick specify provide "
    "please your the "
    "a an of by for in with any all here optional required e g eg ex example or and to is field box value keyword "
    "keywords contains contain "
    "containing exact show only suche suchen nach bitte eingeben wählen auswählen eingabe der die das des dem den "
    "von recherche rechercher chercher "
    "saisir saisissez choisir choisissez votre le la les du de par buscar busca búsqueda busqueda introduzca "
    "ingrese escriba seleccione por el los "
    "las del su pesquisar pesquisa digite selecione escolha o os do da cerca cercare ricerca inserire inserisci "
    "seleziona scegli il lo gli per "
    "поиск искать найти введите укажите выберите по ваш zoeken zoek geef sök søk".split()
)
#: Asking words that carry meaning behind a word of substance: `created by` is not `created`.
_LINKING = frozenset("by from to in von bis par por da".split())
_ASKING_CJK = re.compile(
    "請輸入|请输入|輸入|输入|请填写|請填寫|填写|请选择|請選擇|选择|選擇|搜索|搜尋|查找|查询|查詢|检索|檢索|必填|选填|按照|"
    "を入力してください|を入力|で検索|を検索|検索|を選択してください|を選択|選択|入力|검색|입력|선택"
)
#: What stands behind a label to say whether it must be filled.
DUTY = frozenset(
    "required optional mandatory obligatoire facultatif pflichtfeld obligatorio opcional 必填 选填 必須 任意".split()
)
#: Vowel signs and marks of Indic, Thai and Lao scripts (for a character class): no letters to Python, yet parts of words.
VOWEL_SIGNS = r"\u0900-\u0963\u0966-\u0dff\u0e31-\u0e3a\u0e47-\u0e4e\u0eb1-\u0ebc\u0ec8-\u0ece"
_MARKS = re.compile(rf"[^\w\s{VOWEL_SIGNS}]|_", re.UNICODE)
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_CJK_RUN = (
    "\u2e80-\u2fdf\u3005\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff"
    "\U00020000-\U0003ffff"
)
_CJK = re.compile(f"[{_CJK_RUN}]")
_PIECE = re.compile(f"[{_CJK_RUN}]+|[^\\s{_CJK_RUN}]+")


def similarity(x: str, y: str) -> float:
    """M3 (2): 1 − ed(x, y)/max(|x|, |y|) with the Levenshtein distance, on the strings as given; 1 for two empty "
    "ones."""
    return Levenshtein.normalized_similarity(x, y)


def has_cjk(text: str) -> bool:
    """Whether a Chinese, Japanese or Korean character occurs."""
    return _CJK.search(text) is not None


def fold(text: str) -> str:
    """NFKC, case folded, accents of Latin, Greek and Cyrillic letters removed, white space single."""
    if text.isascii():
        return " ".join(text.lower().split())
    text = unicodedata.normalize("NFKC", text).casefold()
    if not text.isascii():
        text = unicodedata.normalize("NFC", _without_accents(text))
    return " ".join(text.split())


def _without_accents(text: str) -> str:
    kept: list[str] = []
    base = ""
    for character in unicodedata.normalize("NFD", text):
        if unicodedata.combining(character):
            if base < "\u0530":  # Latin, Greek, Cyrillic; the voicing marks of kana are letters
                continue
        else:
            base = character
        kept.append(character)
    return "".join(kept)


@lru_cache(maxsize=16_384)
def plain(label: str) -> str:
    """A label folded and without punctuation, every word kept; only folded where it is punctuation (`#`)."""
    text = fold(label[:_MAX_LABEL])
    words = _MARKS.sub(" ", text.replace("'", "")).split()
    while len(words) > 1 and words[-1] in DUTY:
        words.pop()
    return " ".join(words) or text


@lru_cache(maxsize=16_384)
def spelt(label: str) -> str:
    """A label as `plain` has it, but with its accents: an "år" is no "ár"."""
    text = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", label[:_MAX_LABEL]).casefold())
    return " ".join(_MARKS.sub(" ", text.replace("'", "")).split())


def asking(word: str) -> bool:
    """Whether a word asks instead of names: search, enter, please, the."""
    return word in _ASKING_FOLDED


@lru_cache(maxsize=16_384)
def tokens(label: str) -> tuple[str, ...]:
    """The words of a label, normalised: marks, required stars and asking words gone, camelCase and snake_case split.

    A run of CJK characters is one word. Labels beyond 300 characters or 16 words are cut.
    """
    text = label[:_MAX_LABEL]
    if not any(character.isspace() for character in text):
        text = _CAMEL.sub(" ", text)
    text = _MARKS.sub(" ", fold(text).replace("'", ""))
    words = _PIECE.findall(text)[: 2 * _MAX_TOKENS]
    kept: list[str] = []
    previous = "search"
    for word in words:
        if has_cjk(word):
            kept.extend(_ASKING_CJK.sub(" ", word).split())
        elif word not in _ASKING_FOLDED or (word in _LINKING and previous not in _ASKING_FOLDED):
            kept.append(word)
        previous = word
    return tuple((kept or words)[:_MAX_TOKENS])


_ASKING_FOLDED = frozenset(fold(word) for word in _ASKING)


def normalised(label: str) -> str:
    """A label's words joined by single spaces."""
    return " ".join(tokens(label))


def accepted(x: str, y: str, value: float) -> bool:
    """Whether a similarity of two normalised strings counts: ≥ .6, and ≥ .75 where either is CJK and under 4 "
    "characters."""
    if value >= SHORT_CJK_THRESHOLD:
        return True
    if value < THRESHOLD:
        return False
    shortest = min(len(x), len(y))
    return shortest >= SHORT_CJK or not (has_cjk(x) or has_cjk(y))


def control_name(name: str) -> str:
    """A control's name as words, without prefixes and filler: `ctl00$bookTitle` → book title."""
    words = tokens(name.replace("$", " ").replace(".", " ").replace("[", " ").replace("-", " "))
    kept = [word for word in words if word not in FILLER and not word.isdigit()]
    return " ".join(kept or words)
