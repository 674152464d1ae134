"""Words of any language, small enough to count: the tokens that every classifier here works on."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

#: Longest text that is cut into tokens, in characters; what stands further on says little about a form or a link.
MAX_CHARACTERS = 20_000
#: Longest token; longer runs of letters are identifiers or binary matter and are cut.
MAX_TOKEN = 40

# Scripts written without spaces (Han, kana, Thai, Lao, Khmer, Burmese), and Hangul, whose words carry their endings.
_UNSPACED = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3"
_UNSPACED += "\uf900-\ufaff\U00020000-\U0003ffff"
# Indic vowel signs are no letters to Python, yet they do not end a word.
_WORD = re.compile(rf"[{_UNSPACED}]+|(?:[^\W\d_{_UNSPACED}]|[\u0900-\u0dff])+|\d+")
# Texts without any of these scripts are cut by simpler patterns, in a fraction of the time.
_FAR, _NEAR_WORD, _ASCII_WORD = re.compile(r"[^\x00-\u08ff]"), re.compile(r"[^\W\d_]+|\d+"), re.compile(r"[a-z]+|\d+")
_IS_UNSPACED = re.compile(rf"[{_UNSPACED}]")
# A capital after a small letter, or the last of several before one.
_HUMP = re.compile(r"[A-Z](?:(?<=[a-z].)|(?<=[A-Z].)(?=[a-z]))")
_LETTERS = {
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ё": "е", "ς": "σ",
}  # fmt: skip


def _folds() -> dict[int, str]:
    """Accented Latin and Greek letters to their plain ones, so that `búsqueda` in a label meets `busqueda` in a name."""
    table = {ord(letter): plain for letter, plain in _LETTERS.items()}
    for code in (*range(0x370, 0x400), *range(0x1F00, 0x2000)):
        base = unicodedata.normalize("NFD", chr(code))[0]
        if base != chr(code) and base.isalpha():
            table[code] = base
    for code in (*range(0xC0, 0x250), *range(0x1E00, 0x1F00)):
        base = unicodedata.normalize("NFD", chr(code))[0]
        if base.isascii() and base.isalpha():
            table.setdefault(code, base)
    table.update(dict.fromkeys((*range(0x300, 0x370), *range(0x64B, 0x660), 0x200C, 0x200D), ""))
    return table


_FOLDS = {chr(code): plain for code, plain in _folds().items()}
_FOLDED = re.compile(f"[{re.escape(''.join(sorted(_FOLDS)))}]")


def _fold(match: re.Match[str]) -> str:
    return _FOLDS[match[0]]


def tokens(text: str) -> tuple[str, ...]:
    """The tokens of a text, in order, lower case.

    Words are runs of letters, cut at camelCase humps and underscores; Latin and Greek accents are folded. Chinese, Japanese,
    Korean and Thai runs become character bigrams (a lone character stays). One or two digits stay as they are, longer
    numbers become `#` and their length (`#4` is often a year), so that numbers never fill a vocabulary.
    """
    if len(text) <= 64:
        return _short(text)
    return tuple(_cut(text))


@lru_cache(maxsize=8192)
def _short(text: str) -> tuple[str, ...]:
    return tuple(_cut(text))


def _cut(text: str) -> list[str]:
    text = text[:MAX_CHARACTERS]
    plain = text.isascii()
    if not plain:
        text = unicodedata.normalize("NFKC", text)
    if not text.islower():
        text = (_HUMP.sub(r" \g<0>", text) if _HUMP.search(text) else text).lower()
    if not plain:
        text = _FOLDED.sub(_fold, text)
    if plain or not _FAR.search(text):
        if text.replace(" ", "").isalpha():  # nothing but words, as most short texts are
            return [word[:MAX_TOKEN] for word in text.split()]
        words = (_ASCII_WORD if plain else _NEAR_WORD).findall(text)
        return [_number(word) if word[0].isdigit() else word[:MAX_TOKEN] for word in words]
    found: list[str] = []
    for word in _WORD.findall(text):
        first = word[0]
        if first.isdigit():
            found.append(_number(word))
        elif not _IS_UNSPACED.match(first):
            found.append(word[:MAX_TOKEN])
        elif len(word) == 1:
            found.append(word)
        else:
            found.extend([word[at : at + 2] for at in range(len(word) - 1)])
    return found


def _number(digits: str) -> str:
    return digits if len(digits) <= 2 else f"#{min(len(digits), 12)}"
