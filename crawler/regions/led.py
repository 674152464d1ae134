"""Lines in which plain words lead to values set apart, pair after pair: `Author: <b>Ann Lee</b> Year: <b>1999</b>`, and without a
colon where a list says the same words again and again: `Author <b>Ann Lee</b> · Year <b>1999</b>`.

The other way about, labels set apart before plain values, is `twos.in_turns`."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise

from crawler.page import Tree

#: What a value is set apart by.
_VALUES = frozenset("b strong i em span a time data var u cite".split())
#: Fewest pairs of a line, most pieces of one that are looked at, and the longest label, in characters and words.
PAIRS, PIECES, LABEL, WORDS = 2, 60, 40, 4
#: Fewest lines of a page that say the same labels without a colon.
LINES = 3
#: What parts one pair from the next.
PARTING = " \t\r\n\xa0|·•.,;；，、–—-/"
_COLONS = (":", "：")
#: What holds names, in which a word may be set apart since it was searched for.
_NAMES = frozenset("a h1 h2 h3 h4 h5 h6 b strong title option".split())
#: What stands between two values of one label.
_JOINS = frozenset(
    "and & or und oder et ou y e o i oraz lub en of og och eller ja tai és vagy și sau ve veya nebo и или та і або και ή".split()
)
#: Longest word that only joins others, and lines from which it is enough that so many and half of them differ in their value.
SMALL, SEVERAL = 3, 8
_WORDS = re.compile(r"[^\W\d_][^\d:：.!?<>]*")


def led(tree: Tree) -> dict[int, str]:
    """The texts of such lines that are labels, each with how it is to be read: without what parts it from the pair before, and
    with a colon."""
    found: dict[int, str] = {}
    bare: list[list[tuple[int, str]]] = []
    for box in _boxes(tree):
        for line in _lines(tree, box):
            told = _pairs(tree, line)
            labels = {label.rstrip(" :：").casefold() for _, label in told}
            if not told or len(labels) < len(told):
                continue
            signed = sum(label.endswith(_COLONS) for _, label in told)
            if signed == len(told) >= PAIRS:
                found |= {node: f"{label} " for node, label in told}
            elif not signed and (len(told) >= PAIRS or " " in told[0][1]):
                bare.append(told)
    times = Counter(label for told in bare for _, label in told)
    values: dict[str, set[str]] = defaultdict(set)
    for told in bare:
        for node, label in told:
            values[label].add(tree.text(node + 1, LABEL))
    for told in bare:
        if all(times[label] >= LINES and 2 * len(values[label]) >= min(times[label], SEVERAL) for _, label in told):
            found |= {node: f"{label}: " for node, label in _whole(told)}
    return found


def _whole(told: Sequence[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """The labels of a line, a lone small word after one with such a word at its end with the words before that: of "Published by
    Old Press in 1999" the year is told by "Published in"."""
    words: list[str] = []
    for node, label in told:
        own = label.split()
        if len(own) == 1 and len(label) <= SMALL and len(words) > 1 and len(words[-1]) <= SMALL:
            own = [*words[:-1], label]
        words = own
        yield node, " ".join(own)


def _boxes(tree: Tree) -> list[int]:
    """The elements that hold texts right before elements that may be values."""
    counts: dict[int, int] = defaultdict(int)
    for node, (tag, after) in enumerate(pairwise(tree.tags)):
        if not tag and after in _VALUES and tree.parents[node] == tree.parents[node + 1]:
            counts[tree.parents[node]] += 1
    return [box for box in counts if tree.tags[box] not in _NAMES]


def _lines(tree: Tree, box: int) -> Iterator[list[int]]:
    """The pieces of each line in an element, up to a break or to what is no piece of one."""
    line: list[int] = []
    for child in tree.children(box)[:PIECES]:
        if not tree.tags[child] or tree.tags[child] in _VALUES:
            line.append(child)
        elif line:
            yield line
            line = []
    yield line


def _pairs(tree: Tree, line: Sequence[int]) -> list[tuple[int, str]]:
    """The labels of a line that is nothing but pairs, none of any other."""
    found: list[tuple[int, str]] = []
    waiting = False
    for child in line:
        if tree.tags[child]:
            if not found:
                return []
            waiting = False
            continue
        text = " ".join(tree.texts[child].split()).strip(PARTING)
        if found and (not text or text.casefold() in _JOINS):
            continue  # what parts two values of one, or ends the line
        if waiting or not _is_label(text):
            return []
        found.append((child, text))
        waiting = True
    return [] if waiting else found


def _is_label(text: str) -> bool:
    word = text.rstrip(" :：")
    return 1 < len(word) <= LABEL and len(word.split()) <= WORDS and _WORDS.fullmatch(word) is not None
