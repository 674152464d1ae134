"""Several names in one text: "Ann Lee; Bob Ray", "Lee, Ann & Ray, Bob (eds.)", "张三、李四"; and several terms."""

from __future__ import annotations

import re
from collections.abc import Set
from itertools import pairwise

from crawler.attributes.person import AND, PERSON
from knowledge.given_names import begin_with_names
from knowledge.similarity import fold, has_cjk

#: Longest text that is taken apart, and longest name, in characters.
LONGEST, NAME = 1_000, 80
#: Most characters of a name written in Han.
HAN = 12
#: Longest term, in characters; in words, between commas; how many of those are no place with what it lies in.
TERM, WORDS, LIST = 60, 3, 4
#: Marks that part names whatever these are.
_SURE = re.compile(r"\s*[;；|、](?!\d)\s*|\s+[·•]\s+")
#: Marks and words that part names of people, and stand inside of other names ("Smith & Sons", "Ministry of Health and Welfare").
_JOINED = re.compile(rf"\s*,?\s+(?:&|/|{AND})\s+")
_COMMA = re.compile(r"\s*[,，]\s*")
_PERSON = re.compile(rf"{PERSON}\Z")
#: "Lee A", "de la Cruz MB": how medicine writes its authors.
_INITIALS = re.compile(r"(?:[a-z]{2,3}\s){0,2}[^\W\d_a-z][\w'’-]+(?:\s[^\W\d_a-z][\w'’-]+)?\s[A-Z]{1,3}\Z")
_ABBREVIATED = re.compile(r"(?:[^\W\d_a-z]\.[\s-]?){1,4}\Z")
_LAST_FIRST = re.compile(r"[^\W\d_][^,;:\d]{0,40},\s?[^\W\d_a-z][^,;:\d]{0,40}\Z")
#: What is said of the names' part in the work.
_PART = re.compile(
    r"\s*[(\[（［【](?:auth(?:or|\.)?s?|aut|ed(?:s|itors?|it|t)?\.?|hg\.?|hrsg\.?|herausgeber(?:in)?|verf(?:asser(?:in)?|\.)?|trans(?:l?\.|lators?)"
    r"|trl|ill(?:\.|ustrators?)?|autor(?:in|es|a)?|auteurs?|traducteur|coord\.?|comp(?:\.|ilers?)?|作者|著|编|编著|译|主编|等|著者|訳|編)"
    r"[)\]）］】]",
    re.I,
)
_OTHERS = re.compile(r"(?:,?\s+et\.?\s+al\.?|,?\s+and others|,?\s+u\.\s?a\.|\s*等)\Z", re.I)
#: The year that a work was made in, behind who made it; years of a life are two, or one that is open.
_MADE = re.compile(r"(?<=[^\W\d_])(?:,\s+(?:1[5-9]|20)\d\d|,?\s+\((?:1[5-9]|20)\d\d\))\Z")
_BY = re.compile(r"\A(?:by|von|par|por|di|door|av|af)\s+(?=[^\W\d_a-z])")


def parted(value: str) -> list[str]:
    """The names in a text, at least one: the text itself where it does not clearly hold several."""
    text = _BY.sub("", _OTHERS.sub("", " ".join(value[:LONGEST].split())))
    text = _undated(text or value)
    found: list[str] = []
    for one in _SURE.split(text):
        one = _PART.sub("", one).strip(" ,，")
        if one:
            found.extend(_people(one))
    return list(dict.fromkeys(found)) if found and all(len(one) <= NAME for one in found) else [value]


def terms(value: str, known: Set[str] = frozenset()) -> list[str]:
    """The terms in a text, at least one: the text itself where it does not clearly hold several.

    Commas part them where there are many, where small letters begin them, or where at least two of them are `known`
    (folded): "Berlin, Germany" and "Physics, applied" may be one.
    """
    text = " ".join(value[:LONGEST].split())
    found = [one for one in _SURE.split(text) if one]
    if len(found) == 1:
        found = _listed_terms(text, known)
    fit = all(len(one) <= TERM and not one[0].isdigit() for one in found)
    return list(dict.fromkeys(found)) if len(found) > 1 and fit else [value]


def _listed_terms(text: str, known: Set[str]) -> list[str]:
    found = [one for one in _COMMA.split(text) if one]
    if len(found) < 2 or any(len(one.split()) > WORDS for one in found):
        return [text]
    small = all(one[0].islower() for one in found[1:]) and (len(found) > 2 or found[0][:1].islower())
    sure = small or len(found) >= LIST or sum(fold(one) in known for one in found) > 1
    return found if sure else [text]


def _undated(text: str) -> str:
    """The text without a year behind it, where the rest of it is people."""
    rest = _MADE.sub("", text)
    return rest if rest != text and all(map(_is_person, _JOINED.split(rest))) else text


def _people(text: str) -> list[str]:
    """People in a text that may as well be one name."""
    if has_cjk(text):
        names = _COMMA.split(text) if re.search("[，,]", text) else text.split(" / ")
        return names if all(0 < len(one) <= HAN for one in names) else [text]
    joined = _JOINED.split(text)
    names = [name for one in joined for name in _listed(one)]
    if len(names) == 1 or not all(map(_is_person, names)):
        return [text]
    return names


def _listed(text: str) -> list[str]:
    """The people of a list with commas between them; of "Lee, Ann" one."""
    names = [one for one in _COMMA.split(text) if one]
    if len(names) > 1 and all(map(_INITIALS.match, names)):
        return names
    if len(names) < 2 or not all(map(_PERSON.match, names)):
        return _paired(names) or [text]
    if len(names) == 2 and begin_with_names(names[:1]) < 1 and all(map(_is_given, names[1].split())):
        return [text]  # "García Márquez, Gabriel José"
    return names


def _paired(names: list[str]) -> list[str]:
    """Of "Lee, Ann, Ray, Bob" two people, where the second of each two are given names."""
    if len(names) < 4 or len(names) % 2 or any(" " in one for one in names[::2]):
        return []
    pairs = [f"{last}, {first}" for last, first in list(pairwise(names))[::2]]
    return pairs if begin_with_names(pairs) >= 0.5 or all(map(_ABBREVIATED.match, names[1::2])) else []


def _is_given(word: str) -> bool:
    """Whether a word is a given name or stands for one."""
    return _ABBREVIATED.match(word) is not None or begin_with_names([f"{word} {word}"]) == 1


def _is_person(text: str) -> bool:
    return any(pattern.match(text) is not None for pattern in (_PERSON, _LAST_FIRST, _INITIALS))
