"""Labels that a list shows to be some by saying them again and again: in links, or without a colon."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from crawler.regions.label_words import labelled
from crawler.regions.leaves import Leaf

#: Fewest records, the share of them that have a label in one place, and fewest labels of a line.
FEW, MOST, SEVERAL = 4, 0.85, 2
#: Longest line whose parts are looked at, most parts, and words of a label.
LONGEST, PARTS, WORDS = 300, 12, 2
_SIGNS = re.compile(r"\s[|·•]\s|[,;]\s")
_WORD = re.compile(r"[^\W\d_]+\Z")
_CODE = re.compile(r"(?=\D{0,30}\d)\S{2,40}\Z")

Known = Callable[[str], float]


def recurring(rows: Sequence[Sequence[Leaf]], known: Known, headers: Callable[[int], str]) -> list[list[Leaf]]:
    """The leaves of records with what repeats as a label in most of them written as one: a link "PatientID: P0222" as text that
    begins with its label, "Uploaded 6 mins ago, Size 5 MB" as two with a colon each. Cells under a header stay whole."""
    found = [list(row) for row in rows]
    if len(rows) < FEW:
        return found
    free = _free(found, known)
    lines = _lines(found, known)
    if not free and not lines:
        return found
    return [[part for index in range(len(row)) for part in _parts(row, index, free, lines, headers)] for row in found]


def _parts(
    row: Sequence[Leaf],
    index: int,
    free: dict[str, str],
    lines: dict[str, frozenset[str]],
    headers: Callable[[int], str],
) -> Iterator[Leaf]:
    leaf = row[index]
    if (leaf.path not in free and leaf.path not in lines) or (leaf.cell >= 0 and headers(leaf.cell)):
        yield leaf
        return
    match = labelled(leaf.text) if leaf.path in free else None
    if match and match[1].casefold() == free[leaf.path] and index:  # the first may be all that a record is called
        yield replace(leaf, link=-1, heading=False, strong=False)
        return
    told = _split(leaf.text, lines.get(leaf.path, frozenset())) if leaf.link < 0 and not leaf.heading else []
    if len(told) < SEVERAL:
        yield leaf
        return
    for label, value in told:
        yield replace(leaf, text=f"{label}: {value}" if value else f"{label}:", opening=0)


def _free(rows: Sequence[Sequence[Leaf]], known: Known) -> dict[str, str]:
    """Places of links and headings that begin with the same label and a colon in most records: one that the domain knows, or
    before a code in what is no heading."""
    told: dict[str, Counter[str]] = defaultdict(Counter)
    coded: Counter[str] = Counter()
    for row in rows:
        for leaf in row:
            match = labelled(leaf.text) if (leaf.link >= 0 or leaf.heading) and len(leaf.text) <= LONGEST else None
            if match and match[2].strip():
                told[leaf.path][match[1].casefold()] += 1
                coded[leaf.path] += not leaf.heading and _CODE.match(match[2].strip()) is not None
    found = {}
    for path, labels in told.items():
        label, times = labels.most_common(1)[0]
        if times >= MOST * len(rows) and (known(label) or coded[path] >= MOST * len(rows)):
            found[path] = label
    return found


def _lines(rows: Sequence[Sequence[Leaf]], known: Known) -> dict[str, frozenset[str]]:
    """Place → the words that open parts of its line in most records, of which the domain knows several."""
    begun: dict[str, Counter[str]] = defaultdict(Counter)
    values: dict[tuple[str, str], set[str]] = defaultdict(set)
    for row in rows:
        for leaf in row:
            if leaf.link >= 0 or leaf.heading or len(leaf.text) > LONGEST:
                continue
            parts = _SIGNS.split(leaf.text)
            if not 1 < len(parts) <= PARTS:
                continue
            here = {opening: part[len(opening) :].strip() for part in parts for opening in _openings(part)}
            begun[leaf.path].update(word.casefold() for word in here)
            for word, value in here.items():
                values[leaf.path, word.casefold()].add(value)
    found = {}
    for path, words in begun.items():
        often = {
            word
            for word, times in words.items()
            if times >= MOST * len(rows) and _varies(values[path, word], len(rows))
        }
        told = {word for word in often if known(word)}
        if len(told) >= SEVERAL:  # in "Uploaded May" the domain knows but the first word
            found[path] = frozenset(word for word in often if word in told or word.partition(" ")[0] not in told)
    return found


def _varies(values: set[str], records: int) -> bool:
    """Whether what stands behind a word differs from record to record, or stands in the next text ("Uploaded by" a link)."""
    return values == {""} or (len(values) > 1 and 2 * len(values) >= min(records, FEW) and "" not in values)


def _openings(part: str) -> Iterator[str]:
    """The first word of a part, the first two, where they are words."""
    words = part.split()
    for count in range(1, WORDS + 1):
        if len(words) >= count and all(map(_WORD.match, words[:count])):
            yield " ".join(words[:count])


def _split(text: str, labels: frozenset[str]) -> list[tuple[str, str]]:
    """The labels and values of a line, whose parts without a label belong to the part before; nothing where it begins
    without one."""
    found: list[tuple[str, str]] = []
    last = 0
    for part, end in _pieces(text):
        label = max((one for one in _openings(part) if one.casefold() in labels), key=len, default="")
        if label:
            found.append((label, part[len(label) :].strip()))
        elif not found:
            return []
        else:
            found[-1] = (found[-1][0], (found[-1][1] + text[last:end]).strip())
        last = end
    return found


def _pieces(text: str) -> Iterator[tuple[str, int]]:
    """The parts of a line and where each ends."""
    begin = 0
    for sign in _SIGNS.finditer(text):
        yield text[begin : sign.start()].strip(), sign.start()
        begin = sign.end()
    yield text[begin:].strip(), len(text)
