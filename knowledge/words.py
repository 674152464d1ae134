"""Values as instances: whole ones for names, enumerations and years, words for running text (M3, granularity)."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import lru_cache

from knowledge.domain import ValueType
from knowledge.similarity import VOWEL_SIGNS, fold, has_cjk
from knowledge.values import date, isbn13, number, year

_MAX_VALUE = 2_000
_MAX_WORDS = 200
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
#: Marks that Unicode counts among neither letters nor digits, beside those of `VOWEL_SIGNS`: accents that stand alone, points of
#: Hebrew and Arabic, signs of Tibetan, Burmese and Khmer; the joiners that stand inside of words.
_MARK = VOWEL_SIGNS + (
    "\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc"
    "\u0711\u0730-\u074a\u0f18\u0f19\u0f35\u0f37\u0f39\u0f3e\u0f3f\u0f71-\u0f84\u102b-\u103e\u1056-\u1059\u17b4-\u17d3\u200c\u200d"
)
#: Thai and Lao set no blanks between words; the vowels that are written first begin a syllable.
_FIRST = "\u0e40-\u0e44\u0ec0-\u0ec4"
_MARKS = re.compile(f"[{_MARK}{_FIRST}]")
_LETTER = rf"(?:[^\W_{_FIRST}]|[{_MARK}])"
_MARKED = re.compile(rf"[{_FIRST}]?{_LETTER}+(?:['’]{_LETTER}+)*")
_HAN = re.compile("[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u3040-\u30ff\U00020000-\U0003ffff々]+")
_SEPARATORS = re.compile(r"\s*(?:[;；|、\n\t•·]|\s&\s|\s/\s|\sand\s|\sund\s|\set\s|\s和\s)\s*")
_ROLE = re.compile(r"\s*[(（\[［【][^()（）\[\]［］【】]{0,40}[)）\]］】]\s*|\s+(?:著|编著|编|译|主编|等)$")
_PREFIX = re.compile(r"^(?:by|von|par|por|di|作者|著者|автор)\s*[:：]?\s+", re.I)

#: Words so common that a query with one brings either nothing or everything; drawn, but with little confidence.
STOP_WORDS = frozenset(
    "the a an and or of in on at to for from by with without into over under as is are was were be been it its "
    "this that these those his her their "
    "our my your he she we they you i not no but if so do does did how what who why when where which all any some "
    "one two vol volume part edition ed "
    "der die das den dem des ein eine einer eines einem und oder im am zu zum zur von vom mit ohne für auf aus "
    "bei nach über unter ist sind nicht wie "
    "le la les l un une des du de d et ou en dans sur pour par avec sans au aux est sont ce cette ces son sa ses "
    "leur que qui ne pas "
    "el los las unos unas del al y o u con sin por para su sus es son lo se como más que "
    "il lo gli i uno dei degli delle della dello nel nella e ed con senza per tra fra di da suo sua che non è "
    "os as um uma dos das no na nos nas ao à com sem seu sua não mais "
    "и в во на с со к ко о об от до из за по не как для что это его её их у "
    "het een van en op met voor door aan te det den en ett och att som på av til og i "
    "的 了 和 与 在 是 之 及 等".split()
)
#: Words that stand in more titles than any others, by language.
COMMON = {
    "en": ("the", "and", "of"), "de": ("der", "die", "und"), "fr": ("la", "le", "de"), "es": ("la", "el", "de"),
    "it": ("la", "il", "di"), "pt": ("o", "a", "de"), "nl": ("de", "het", "en"), "sv": ("och", "en", "i"),
    "da": ("og", "en", "i"), "no": ("og", "en", "i"), "nb": ("og", "en", "i"), "fi": ("ja",), "pl": ("i", "w", "na"),
    "cs": ("a", "v", "na"), "ru": ("и", "в", "на"), "uk": ("і", "в", "на"), "tr": ("ve", "bir"), "zh": ("的", "中国"),
    "ja": ("の",), "ko": ("의",), "ar": ("في", "من", "على"), "fa": ("و", "در", "از"), "he": ("של", "על", "את"),
    "el": ("και", "το", "της"), "hu": ("az", "és", "egy"), "ro": ("de", "și", "la"), "bg": ("на", "и", "за"),
    "sr": ("и", "у", "на"), "hr": ("i", "u", "na"), "sl": ("in", "v", "na"), "sk": ("a", "v", "na"), "ca": ("la", "el", "de"),
    "hi": ("का", "की", "के"), "bn": ("ও",), "ur": ("کی", "کا"), "vi": ("của", "và", "những"), "id": ("dan", "yang", "di"),
    "ms": ("dan", "yang", "di"), "th": ("การ",), "lt": ("ir",), "lv": ("un",), "et": ("ja",), "eu": ("eta",),
}  # fmt: skip
#: One such word for each of them, as far as it is of two letters and of few others.
FOREIGN_WORDS = tuple("der les el il het och ja og die di des los как ve 的 の na dos az".split())
MIXED = ("the", "die", "la", "de", "en")
#: Words of a site's own that are taken, their fewest letters, and characters of a page that they are looked for in.
OWN, OWN_LETTERS, OWN_TEXT = 12, 4, 20_000
#: Years that records of most databases have, where none is known.
YEARS = ("2015", "2010", "2020", "2005", "2000", "1995", "2018", "2023", "1990", "1980")
_STOP_FOLDED = frozenset(fold(word) for word in STOP_WORDS)
STOP_CONFIDENCE = 0.1


def common_words(language: str, text: str) -> tuple[str, ...]:
    """The words of `COMMON` for a page: of the language it names, else of the one whose words it uses most, else one
    each of the most written ones."""
    named = COMMON.get(language.lower().replace("_", "-").partition("-")[0])
    if named is not None:
        return named
    spoken = Counter(_pieces(text[:20_000].casefold()))
    used = {language: sum(spoken[word] for word in own if len(word) > 1) for language, own in COMMON.items()}
    best = max(used, key=used.__getitem__)
    return COMMON[best] if used[best] else MIXED


#: Scripts that set no blanks between words (Thai, Lao, Burmese, Khmer, Han, kana), and characters of a word in them, about.
_JOINED = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]+")
_OF_WORD = 2


def word_count(text: str) -> int:
    """How many words a text has, in words between blanks; a run of a script without these counts about one for two characters."""
    if text.isascii():
        return len(text.split())
    runs = _JOINED.findall(text)
    return len(_JOINED.sub(" ", text).split()) + sum(-(-len(run) // _OF_WORD) for run in runs)


def common_letters(text: str, limit: int = 2) -> tuple[str, ...]:
    """The letters that a page uses most, if it writes words in letters: a search for parts of words finds nearly all by one."""
    spoken = Counter(letter for letter in text[:OWN_TEXT].casefold() if letter.isalpha() and not has_cjk(letter))
    return tuple(letter for letter, _ in sorted(spoken.items(), key=lambda one: (-one[1], one[0]))[:limit])


#: Longest text whose words are kept.
_ASKED = 80
#: What case folding makes of the dotted capital I of Turkish, which no page writes.
_DOTTED = "i\u0307"


def own_words(text: str, said: str, limit: int = OWN) -> tuple[str, ...]:
    """Words that a page uses beside what its menus and forms (`said`) do, those that come again first: what a site speaks
    of may stand in its records."""
    known = {word for word, _ in words(said)} | {fold(word) for word, _ in words(said)}
    text = unicodedata.normalize("NFKC", text[:OWN_TEXT]).casefold()
    found: dict[str, None] = {}
    for start in range(0, len(text), _MAX_VALUE):
        for word, factor in words(text[start : start + _MAX_VALUE]):
            long = len(word) >= OWN_LETTERS or has_cjk(word)
            if factor == 1.0 and long and not word.isdigit() and word not in known and fold(word) not in known:
                found[word] = None
    return tuple(sorted(found, key=lambda word: -text.count(word))[:limit])


def words(text: str) -> list[tuple[str, float]]:
    """The words of a text with a factor for their confidence: 1, or .1 for stop words. Distinct, in order.

    Chinese and Japanese runs give their 2-character grams (a single character gives nothing beside others); other
    words keep their accents and are case folded. Single letters and digits are left out, and everything beyond 200
    words.
    """
    return list(_asked(text) if len(text) <= _ASKED else _words(text))


def _words(text: str) -> tuple[tuple[str, float], ...]:
    found: dict[str, float] = {}
    small = unicodedata.normalize("NFKC", text[:_MAX_VALUE]).casefold().replace(_DOTTED, "i")
    for raw in _pieces(small)[:_MAX_WORDS]:
        last = 0
        for run in _HAN.finditer(raw):
            _add(raw[last : run.start()], found)
            last = run.end()
            characters = run.group()
            for index in range(len(characters) - 1):
                gram = characters[index : index + 2]
                stop = gram[0] in _STOP_FOLDED or gram[1] in _STOP_FOLDED
                found.setdefault(gram, STOP_CONFIDENCE if stop else 1.0)
        _add(raw[last:], found)
    return tuple(found.items())


#: What is asked for is cut into words again at every look of a planner.
_asked = lru_cache(maxsize=20_000)(_words)


def capitals(text: str) -> list[str]:
    """The words of a text that are not written in small letters alone, as they are written."""
    if text.islower():
        return []
    return [
        word
        for word in _pieces(unicodedata.normalize("NFKC", text[:_MAX_VALUE]))
        if word != word.casefold() and len(word) > 1
    ]


def _pieces(text: str) -> list[str]:
    """Runs of letters and digits, with the marks that belong to them."""
    marked = not text.isascii() and _MARKS.search(text)
    return (_MARKED if marked else _WORD).findall(text)


def _add(word: str, found: dict[str, float]) -> None:
    if len(word) > 1 and len(word) <= 40:
        found.setdefault(word, STOP_CONFIDENCE if fold(word) in _STOP_FOLDED else 1.0)


def split(value: str, multiple: bool) -> list[str]:
    """The single values in a field: `A; B and C` where the attribute is multiple; roles such as (Editor) removed."""
    value = " ".join(value[:_MAX_VALUE].split())
    parts = _SEPARATORS.split(value) if multiple else [value]
    return [part for part in dict.fromkeys(part.strip(" ,，;") for part in parts) if part]


def instances(value: str, kind: ValueType, multiple: bool = False) -> list[tuple[str, float]]:
    """The instances in one field value with a factor for their confidence; [] where the value does not fit its type."""
    if kind == "text":
        return words(value)
    if kind == "isbn":
        code = isbn13(value)
        return [(code, 1.0)] if code else []
    if kind == "year":
        found = year(value)
        return [(str(found), 1.0)] if found is not None else []
    if kind == "date":
        day = date(value)
        return [(day, 1.0)] if day else []
    if kind == "number":
        return [(value.strip(), 1.0)] if number(value) is not None else []
    if kind == "url":
        return [(value.strip(), 1.0)] if 4 <= len(value.strip()) <= 500 else []
    return [(part, 1.0) for part in map(_named, split(value, multiple)) if 1 <= len(part) <= 120 and _lettered(part)]


def _named(part: str) -> str:
    return _PREFIX.sub("", _ROLE.sub(" ", part)).strip(" ,，:：") or part


def _lettered(part: str) -> bool:
    return any(character.isalnum() for character in part)
