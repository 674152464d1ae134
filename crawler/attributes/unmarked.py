"""Labels that stand before their values in elements of their own, without a sign: told by what they say, and by where they
stand again and again."""

from __future__ import annotations

import itertools
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence

from crawler.regions.leaves import Leaf

#: Longest label, in characters and words.
LONGEST, WORDS = 40, 5
#: Fewest labels of the domain that must stand so; the share of a list's records that have one of them, and each other.
FEWEST, SHARE, SOME = 2, 0.8, 0.25
#: Least certainty that words are a label of the domain's.
SURE = 0.9
#: Share of the labels at a place that something else follows.
FOLLOWED = 0.8
_DEFINITION = re.compile(r"(?:^|/)dd(?:[.#/]|$)")


def unmarked(rows: Sequence[Sequence[Leaf]], known: Callable[[str], float]) -> frozenset[int]:
    """The text nodes of such labels. In a list each record has the same; a lone record has its labels at one place, which
    its values do not share, so that those are labels too that the domain does not know."""
    return _of_list(rows, known) if len(rows) > 1 else _of_one(rows[0], known) if rows else frozenset()


def _of_list(rows: Sequence[Sequence[Leaf]], known: Callable[[str], float]) -> frozenset[int]:
    told = steady(rows, known)
    found: list[int] = []
    for row in rows:
        for leaf, after in itertools.pairwise(row):
            if (leaf.path, leaf.text) in told and (after.path, after.text) not in told:
                found.append(leaf.node)
    return frozenset(found)


def steady(rows: Sequence[Sequence[Leaf]], known: Callable[[str], float]) -> frozenset[tuple[str, str]]:
    """The labels that the records of a list have at one place again and again, as places and texts."""
    places: Counter[tuple[str, str]] = Counter()
    for row in rows:
        card = row[0].link if len({leaf.link for leaf in row}) == 1 else -1  # all of it is one link
        once = Counter((leaf.path, leaf.text) for leaf in row if may_label(leaf, card))
        places.update(one for one, times in once.items() if times == 1)
    least = max(FEWEST, SOME * len(rows))
    told = {one for one, times in places.items() if times >= least and known(_bare(one[1])) >= SURE}
    kinds = Counter(path for path, _ in told)
    often = {one[0] for one in told if places[one] >= SHARE * len(rows)}
    return frozenset(one for one in told if kinds[one[0]] >= FEWEST and one[0] in often)


def placed(row: Sequence[Leaf], known: Callable[[str], float]) -> frozenset[tuple[str, str]]:
    """The texts of a lone record at places that have nothing but labels, as places and texts."""
    places: dict[str, list[int]] = defaultdict(list)
    for index, leaf in enumerate(row):
        places[leaf.path].append(index)
    labels = [own for own in places.values() if _are_labels(row, own, known)]
    return frozenset((row[index].path, row[index].text) for own in labels for index in own)


def _of_one(row: Sequence[Leaf], known: Callable[[str], float]) -> frozenset[int]:
    places: dict[str, list[int]] = defaultdict(list)
    for index, leaf in enumerate(row):
        places[leaf.path].append(index)
    labels: set[int] = set()
    found: list[int] = []
    for own in places.values():  # in the order of the page: what stands behind labels is their values, whatever it says
        behind = sum(index - 1 in labels for index in own)
        if 2 * behind > len(own) or not _are_labels(row, own, known):
            continue
        labels.update(own)
        followed = [index for index in own if index + 1 < len(row) and row[index + 1].path != row[index].path]
        if len(followed) >= FOLLOWED * len(own):
            found.extend(row[index].node for index in followed)
    return frozenset(found)


def _are_labels(row: Sequence[Leaf], own: Sequence[int], known: Callable[[str], float]) -> bool:
    """Whether the texts at one place are labels: short, each another, several of them the domain's, and no definitions."""
    texts = [_bare(row[index].text).casefold() for index in own]
    if len(own) < FEWEST or len(set(texts)) < len(own) or not all(may_label(row[index]) for index in own):
        return False
    if _DEFINITION.search(row[own[0]].path):
        return False
    return sum(known(text) >= SURE for text in texts) >= max(FEWEST, len(own) / 3)


def may_label(leaf: Leaf, card: int = -1) -> bool:
    """Whether a text is short, a few words and no link, unless that is the link around all of its record (`card`)."""
    text = _bare(leaf.text)
    return (
        leaf.link in (-1, card)
        and 1 < len(text) <= LONGEST
        and len(text.split()) <= WORDS
        and any(map(str.isalpha, text))
    )


def _bare(text: str) -> str:
    return text.rstrip(" :：")
