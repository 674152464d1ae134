"""Leaves as they are read: cut up where one holds several labels, turned where a label follows what it labels."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from itertools import pairwise

from crawler.regions.label_words import has_colon
from crawler.regions.leaves import Leaf, goes_on
from knowledge.values import date

_COLON = re.compile(r"[:：](?!//)")
_TOKEN = re.compile(r"[^\s:：,;|·•›»→]+")
#: The end of a sentence, rather than of a short form ("Co.").
_SENTENCE = re.compile(r"(?:[^\W\d_]{4}|\d{2}|[)\]”\"])\.\Z")
#: The end of a sentence inside of what may be a label: of "Vitamin A. Author" the last word is the surer one.
_STOP = re.compile(r"\.\s")
#: Where two lines were run together: "Jane DoePublisher: Old Press".
_SEAM = re.compile(r"(?<=[^\W_A-Z])(?=[A-Z])|(?<=[.)\]])(?=[A-Z])")
#: A number after a label of one word, which may be any ("Hits: 1116").
_COUNT = re.compile(r"\s([^\W\d_]{2,12})\s?[:：]\s?(?=\d+(?![:.\d]))")
#: What ends in a digit, and a label after it.
_AFTER = re.compile(r"([^,;|]{4,30}?(?:\d|[日号號일]))\s+([^\W\d_][^\d:：]{0,30})[:：]")
#: Signs that part what stands in a line, and what the number of a line is raised by behind its last label.
_SIGNS, BEHIND = frozenset("|·•›»→"), 100_000
#: What sets a line's first label off from what stands before: "The Salt Road - Author: Ann Lee".
_BEFORE = " -–—|·•"
#: Longest text that is searched for several labels, most words of one, and what stands around a value.
MAX_CUT, MOST, _PARTING = 600, 5, " ,;|/·，；、•›»→"
#: What somebody was to a thing, behind the name.
ROLE = re.compile(r"[(\[（]\s*([^\W\d_][^()\[\]（）\d]{0,24}?)\s*[)\]）]")


def turned(row: Sequence[Leaf], known: Callable[[str], float]) -> list[Leaf]:
    """The leaves with a label that follows its value in brackets, "Ann Lee (author)", set before it."""
    result: list[Leaf] = []
    for leaf in row:
        role = ROLE.fullmatch(leaf.text)
        if role and result and result[-1].run == leaf.run and not known(result[-1].text) and known(role[1]):
            result.insert(-1, replace(leaf, text=f"{role[1]}:"))
        else:
            result.append(leaf)
    return result


def cut_up(row: Sequence[Leaf], known: Callable[[str], float], headers: Callable[[int], str]) -> list[Leaf]:
    """The leaves with those cut up that hold several labels of the domain ("Author: A  Publisher: B"). They begin with
    one: a colon inside of a title ("A history of language: ...") labels nothing, nor one in a cell with a header, nor one
    in what a heading or a link of the same record has as one text."""
    result: list[Leaf] = []
    whole = {one.text for one in row if (one.heading or one.link >= 0) and has_colon(one.text)}
    for leaf in row:
        places = [0]
        plain = leaf.link < 0 and not leaf.heading and len(leaf.text) <= MAX_CUT
        if plain and not (leaf.cell >= 0 and headers(leaf.cell)) and _begins(leaf.text, known):
            leaf = replace(leaf, text=leaf.text.lstrip(_BEFORE))
            for match in _COLON.finditer(leaf.text):
                mark = max(leaf.text.rfind(c, 0, match.start()) for c in "|;；")
                words = [word.start() for word in _TOKEN.finditer(leaf.text, max(places[-1], mark), match.start())][
                    -MOST:
                ]
                seams = _SEAM.finditer(leaf.text, words[-1] if words else 0, match.start())
                words = [*(seam.start() for seam in seams), *words]
                # of "Old Books ISBN" the last word is the surer label, of "Publication year" both are as sure as one
                labels = [(leaf.text[at : match.start()].strip(), at) for at in words]
                told = [(-known(label), "," in label, _STOP.search(label) is not None, at) for label, at in labels]
                sure, _, _, start = min(told, default=(0.0, False, False, -1))
                if not sure and (count := _COUNT.search(leaf.text, places[-1], match.end() + 2)) is not None:
                    sure, start = -1.0, count.start(1)  # "Hits: 1116" ends what is said before it
                amid = goes_on(leaf.text[places[-1] : max(start, 0)])
                if sure and start > places[-1] and not amid and not _within(leaf.text, start, whole):
                    places.append(start)
        for start, end in pairwise([*places, len(leaf.text)]):
            text = leaf.text[start:end].strip(_PARTING)
            text += "»" * (leaf.text[start:end].rstrip(_PARTING.replace("»", "")).endswith("»") and "«" in text)
            if end < len(leaf.text) and _SENTENCE.search(text):
                text = text[:-1]
            if len(places) == 1:
                result.append(leaf)
            elif end == len(leaf.text) and (sign := _between(leaf.text, places[1:])):
                text, *behind = [part.strip() for part in text.split(f" {sign} ")]
                result.append(replace(leaf, text=text))
                lines = enumerate((part for part in behind if part), 1)
                result.extend(replace(leaf, text=part, run=n * BEHIND + leaf.run) for n, part in lines)
            elif text:
                result.append(replace(leaf, text=text))
    return result


def _between(text: str, places: Sequence[int]) -> str:
    """The sign that stands before each of the labels of a line but the first, "" where none does: what it parts behind the last
    one's value is no more of that."""
    signs = {text[:place].rstrip()[-1:] for place in places}
    return signs.pop() if len(signs) == 1 and signs <= _SIGNS else ""


def _within(text: str, place: int, whole: Collection[str]) -> bool:
    """Whether a place in a text lies inside of one of some texts."""
    return any(0 <= (at := text.find(one)) < place < at + len(one) for one in whole)


def _begins(text: str, known: Callable[[str], float]) -> bool:
    """Whether a text begins with a label of the domain and a colon, be it after a day ("2024-05-06 10:30 Source: ...")."""
    colon = _COLON.search(text)
    if colon is None:
        return False
    label = text[: colon.start()].strip().lstrip(_BEFORE)
    if len(label) <= 40 and known(label) > 0 and not goes_on(label.rpartition(" ")[0]):
        return True
    first = _AFTER.match(text)
    return first is not None and known(first[2]) > 0 and date(first[1].strip()) is not None
