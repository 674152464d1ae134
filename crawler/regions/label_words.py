"""Beginnings of texts that label what follows: words before a colon, in bold, or of the domain before a value."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Mapping, Sequence
from itertools import islice, pairwise

from crawler.page import Tree
from crawler.regions.leaves import Leaf
from knowledge.similarity import VOWEL_SIGNS

#: A short beginning that may be a label, its mark, and the rest.
_LABEL = re.compile(r"([^\W\d_][^:：\n]{0,38}?)\s?(?:(?<!\d)[:：]|(?<=\d)[:：](?!\d))\s*(?!//)(.*)\Z", re.S)
#: What may stand between a label set in bold and its value.
BETWEEN = " -–—|·•:："
_CURRENCIES = frozenset("€$£¥₹₽₩₺￥")
_OPENING = re.compile(rf"(?:[^\W\d_]|[{VOWEL_SIGNS}])+[.°]?\s+")
#: Words that join a name together: "Journal of" opens a name and labels none.
#: What asks begins a heading ("What We Offer"), though boxes of searches are called so.
_ASKING = frozenset(
    "what who how why was wer wie warum quoi qui comment que quien cosa chi come wat wie vad vem".split()
)
_JOINING = frozenset("of for and the in de der des du di da del für und et y e van и для".split())
_ARTICLES = frozenset("a an the un une uno una le la el il ein eine der die das een het um uma o".split())
#: In a list of this many records labels stand at no place where fewer than this share of the texts begin with one; in a
#: shorter one where fewer than half do.
#: Where they take turns: share of the records that have one, most that have the same, fewest that there are.
TURNS, AGAIN, LEAST_TURNS = 0.6, 0.85, 3
MANY, RARE, HALF = 8, 0.25, 0.5
#: Texts of a lone record that begin alike and name its parts, at least.
PARTS = 3


def frequent_labels(tree: Tree, rows: Sequence[Sequence[Leaf]], known: Callable[[str], float] | None) -> frozenset[str]:
    """Beginnings before a colon, or set in bold, that several records share: labels rather than parts of a title."""
    counts: Counter[str] = Counter()
    places: Counter[str] = Counter(leaf.path for row in rows for leaf in row)
    begun: dict[str, Counter[str]] = defaultdict(Counter)
    terms: dict[str, Counter[str]] = defaultdict(Counter)
    openings: Counter[str] = Counter()
    bold: Counter[str] = Counter()
    parts = _parts(rows[0], known) if len(rows) == 1 and known is not None else frozenset()
    for row in rows:
        here = set()
        bold.update({leaf.text[: leaf.opening].strip().casefold() for leaf in row if leaf.opening and opens_bold(leaf)})
        for index, leaf in enumerate(row):
            match = labelled(leaf.text) if leaf.link < 0 and not leaf.heading else None
            if match and "," not in match[1]:  # "Lee, Ann: The River" begins with a name
                here.add(match[1].casefold())
                begun[leaf.path][match[1].casefold()] += 1
            elif (
                tree.tags[leaf.owner] in ("dt", "th")
                and len(leaf.text) < 60
                and (len(rows) > 1 or is_alone(tree, row, index))
            ):
                here.add(leaf.text.rstrip(" :：").casefold())
                terms[leaf.path][leaf.text.rstrip(" :：").casefold()] += 1
            start = opening(leaf.text, known) if known is not None and leaf.link < 0 else 0
            if start and leaf.text[:start].casefold() not in parts:
                openings[leaf.text[:start].casefold()] += 1
        counts.update(here)
    labels = {label for label, count in counts.items() if count > 1 or len(rows) == 1}
    if len(rows) > 1:
        each = Counter(path for row in rows for path in {leaf.path for leaf in row})
        only = {path for path, count in places.items() if count == len(rows) == each[path]}
        told = {**{path: said for path, said in terms.items() if path in only}, **begun}
        labels -= _chance(told, places, labels, known, RARE if len(rows) >= MANY else HALF, only)
        labels -= _in_turns(begun, rows, known)
    elif known is not None and sum(sum(told.values()) for told in begun.values()) == 1 and len(labels) == 1:
        labels = set(filter(known, labels))  # one colon in a lone record may stand in its title
    labels |= {label for label, count in openings.items() if count >= 0.8 * len(rows)}
    if len(rows) > 1 or len(bold) > 1:  # a lone bold beginning of a lone record may be anything
        labels |= {label for label, count in bold.items() if count >= 0.6 * len(rows)}
    return frozenset(labels)


def _parts(row: Sequence[Leaf], known: Callable[[str], float]) -> frozenset[str]:
    """Openings without a sign that name the parts of a lone record ("Host Information", "Host Commands", "Host Comments"):
    several texts begin so, each goes on in other words, and something else stands between them. A label is said once."""
    told: dict[str, dict[str, int]] = defaultdict(dict)
    for index, leaf in enumerate(row):
        start = opening(leaf.text, known) if leaf.link < 0 and not has_colon(leaf.text) else 0
        if start and leaf.text[start].isalpha():
            told[leaf.text[:start].casefold()].setdefault(leaf.text[start:].casefold(), index)
    return frozenset(
        begun
        for begun, rests in told.items()
        if len(rests) >= PARTS and all(after - before > 1 for before, after in pairwise(rests.values()))
    )


def _chance(
    begun: Mapping[str, Counter[str]],
    places: Counter[str],
    labels: set[str],
    known: Callable[[str], float] | None,
    least: float,
    only: Container[str],
) -> set[str]:
    """Beginnings that come again among many texts that begin otherwise: titles that share a first word ("Europe: ..."), among
    any at all where each record has that one text (`only` are such places)."""
    found: set[str] = set()
    kept: set[str] = set()
    for path, told in begun.items():
        again = {label for label in told if label in labels}
        share = AGAIN if path in only and len(again) == 1 else least
        few = sum(told[label] for label in again) < share * places[path]
        (found if few else kept).update(again)
    return {label for label in found - kept if known is None or not known(label)}


def _in_turns(
    begun: dict[str, Counter[str]], rows: Sequence[Sequence[Leaf]], known: Callable[[str], float] | None
) -> set[str]:
    """Beginnings that take turns where each record has one text at a place, and one of them: values as well, as the towns
    of publishers are ("London : Old Press"), and not labels."""
    found: set[str] = set()
    once: Counter[str] = Counter()
    for row in rows if begun else ():
        here = Counter(leaf.path for leaf in row)
        once.update(path for path, times in here.items() if times == 1)
    for path, told in begun.items():
        count = sum(told.values())
        if len(told) < LEAST_TURNS or count < TURNS * len(rows) or max(told.values()) >= AGAIN * count:
            continue
        if once[path] >= AGAIN * len(rows) and not (known is not None and any(map(known, told))):
            found.update(told)
    return found


def opens_bold(leaf: Leaf) -> bool:
    """Whether a text begins with a word or a few in bold that may label the rest."""
    text, rest = leaf.text[: leaf.opening].strip(), leaf.text[leaf.opening :].strip(BETWEEN)
    if leaf.link >= 0 or leaf.heading or not rest or "," in text:
        return False
    return 1 < len(text) <= 40 and not any(map(str.isdigit, text))


def has_colon(text: str) -> bool:
    return ":" in text or "：" in text


def labelled(text: str) -> re.Match[str] | None:
    """A short beginning, its colon and the rest. Most texts have no colon, which is told faster than by the pattern."""
    return _LABEL.match(text) if has_colon(text) else None


def is_label(text: str, frequent: frozenset[str], known: Callable[[str], float] | None) -> bool:
    return len(text.split()) <= 4 and (text.casefold() in frequent or (known is not None and known(text) > 0))


def is_alone(tree: Tree, row: Sequence[Leaf], index: int) -> bool:
    """Whether a leaf is all that the element it belongs to holds: a number before a linked name, or a remark after it,
    labels nothing."""
    owner = row[index].owner
    near = (*row[max(0, index - 1) : index], *row[index + 1 : index + 2])
    return not any(owner < leaf.node < tree.ends[owner] for leaf in near)


def opening(value: str, known: Callable[[str], float]) -> int:
    """How much of a short text may be a label without a colon ("by Jane Doe", "ISBN 978…"): one or two words of the
    domain before a number or a capital, the second word not a capital itself."""
    if len(value) > 120:
        return 0
    ends = [match.end() for match in islice(_OPENING.finditer(value), 2)]
    for end in reversed(ends):
        words = value[:end].split()
        rest = value[end : end + 1]
        short = (
            rest
            and len(words[0]) < 4
            and not known(value)
            and (len(words) == 1 or words[0].casefold() not in _ARTICLES)
        )  # "à partir de" is a label as a whole and opens with none, and "A note on this" is the beginning of a sentence
        caseless = rest.isalpha() and rest.lower() == rest.upper()  # as letters of most scripts are
        if not (rest.isdigit() or rest.isupper() or caseless or rest in _CURRENCIES or short):
            continue
        plain = len(words) == 1 or (words[1][0].islower() and words[1].casefold() not in _JOINING)
        if len(words) == 1 and words[0].casefold() in _ASKING and not rest.isdigit():
            continue
        if plain and known(" ".join(words)):
            return end
    return 0
