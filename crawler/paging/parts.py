"""Answers that are shown part by part: a bar of first letters, or of tabs that count what each holds, of which one is open.

What such a bar leads to besides is no narrower answer, as the choices beside a list are, but the rest of this one.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from crawler.models import Link
from crawler.page import Page, Tree
from crawler.paging.addresses import PAGE_NAME
from crawler.paging.words import read_words
from crawler.urls import parameters

#: Most links of a page that are looked at, parts of a bar, ancestors of a link that may be the bar, and its longest text.
MAX_LINKS, MAX_PARTS, MAX_DEPTH, MAX_BAR = 2_000, 60, 4, 1_500
#: Fewest letters of a bar, the open one among them.
LETTERS = 3
#: Names of what orders, sizes or dresses a list.
_DRESSES = re.compile(r"sort|order|dir\Z|view|layout|format|lang|size|limit|per_?page|rpp|display", re.I)
#: What parts of one letter are called, and those that count what they hold.
_LETTER = re.compile(r"[^\W\d_](?:-[^\W\d_])?|#|0-9|\d")
_COUNTS = re.compile(r"([^\d(]{1,40}?)[\s:(\[]{1,3}(\d{1,7})[\s)\]]{0,3}")
_BETWEEN = " \t\n|·•,;/-–—:"
_APART = re.compile(rf"[{re.escape(_BETWEEN)}]+")
#: What marks the open letter beside those that nothing begins with, where one such stands as alone as it does.
_MARKS = frozenset({"b", "strong", "em", "mark"})
_CURRENT = re.compile(r"(?:\A|[^a-z])(?:current|curr|active|selected|open|opened|on|here)(?:\Z|[^a-z])", re.I)


def parts(
    page: Page,
    shown: int,
    total: int | None,
    before: int = 0,
    asked: Collection[str] = (),
    sent: Sequence[tuple[str, str]] = (),
) -> list[Link]:
    """The links to the other parts of an answer whose last page this is, in their order; empty where it is no part.

    `shown` are the records of this page, `before` about as many as its earlier pages had, `total` what the page states. Letters
    are parts where more is stated than was shown, or nothing; tabs where the open one counts what was shown and is not for all.
    What holds a word that was `asked` (folded) leads to answers to other questions. What was `sent` may stand in the addresses
    of parts though not in the page's own, as it was posted.
    """
    here = parameters(page.url)
    fixed = {name for name, value in (*here, *sent) if value.strip().casefold() in asked}
    said = [(name, value) for name, value in sent if value.strip().casefold() in asked]
    bars: dict[str, list[Link]] = {}
    for link in page.links[:MAX_LINKS]:
        name = _narrows(here, here, page.url, link.url)
        if name is None and said:
            name = _narrows(sent, said, page.url, link.url)
        if name is not None and not PAGE_NAME.match(name) and not _DRESSES.search(name) and name not in fixed:
            bars.setdefault(name, []).append(link)
    for links in bars.values():
        texts = [link.text.strip() for link in links]
        lettered = all(_LETTER.fullmatch(text) for text in texts)
        counts = [int(match[2]) for text in texts if (match := _COUNTS.fullmatch(text))]
        if (
            not (lettered or (len(counts) == len(texts) and (here or sent)))
            or len({link.url for link in links}) > MAX_PARTS
        ):
            continue
        opened = _opened(page.tree, links)
        several = lettered and len({*texts, opened}) >= LETTERS  # "A" alone may be the size of print
        if several and (total is None or total > before + shown) and _LETTER.fullmatch(opened):
            return _once(links)
        told = _COUNTS.fullmatch(opened)
        if (
            told
            and _tallies(int(told[2]), before, shown)
            and max(counts, default=0)
            and read_words(told[1]).direction != "all"
        ):
            return _once(links)
    return []


def _tallies(count: int, before: int, shown: int) -> bool:
    """Whether a tab counts what was shown; how long earlier pages were is known but roughly."""
    return count == shown if not before else before < count <= before + shown + before // 4


def _narrows(here: Sequence[tuple[str, str]], needed: Sequence[tuple[str, str]], url: str, other: str) -> str | None:
    """The one parameter in which an address differs from this page's, or that it has besides; None where there is none such,
    or it lacks another that is `needed`."""
    if url.partition("?")[0] != other.partition("?")[0]:
        return None
    there = parameters(other)
    changed = [pair for pair in there if pair[1] and pair not in here]
    if len(changed) != 1:
        return None
    name = changed[0][0]
    kept = [pair for pair in needed if pair[0] != name and not (PAGE_NAME.match(pair[0]) and pair not in there)]
    return name if (kept or not here) and all(pair in there for pair in kept) else None


def _opened(tree: Tree, links: list[Link]) -> str:
    """What a bar says besides its links: the part that is open; "" where the links share no bar of their own."""
    first, last = min(link.node for link in links), max(link.node for link in links)
    for node in _around(tree, first):
        if tree.ends[node] <= last:
            continue
        words = tree.text(node, MAX_BAR)
        for link in links:
            words = words.replace(link.text.strip(), " ", 1)
        if said := words.strip(_BETWEEN):
            pieces = [one for one in _APART.split(said) if one]
            several = len(pieces) > 1 and all(map(_LETTER.fullmatch, pieces))
            return _set_off(tree, node, links) if several else said
    return ""


def _set_off(tree: Tree, bar: int, links: list[Link]) -> str:
    """The open letter of a bar in which others have no link either, as nothing begins with them: the only one that is marked
    as it is; "" where none is."""
    ends, linked = tree.ends, {link.node for link in links}
    kinds: dict[tuple[str, str], list[str]] = {}
    node = bar + 1
    while node < ends[bar]:
        if node in linked:
            node = ends[node]
            continue
        owner = tree.parents[node]
        if not tree.tags[node] and not any(owner <= one < ends[owner] for one in linked):
            kind = tree.tags[owner], tree.attribute(owner, "class")
            kinds.setdefault(kind, []).append(tree.text(node).strip(_BETWEEN))
        node += 1
    alone = {kind: letters[0] for kind, letters in kinds.items() if len(letters) == 1}
    if len(alone) > 1:
        alone = {(tag, said): one for (tag, said), one in alone.items() if tag in _MARKS or _CURRENT.search(said)}
    return next(iter(alone.values())) if len(alone) == 1 else ""


def _around(tree: Tree, node: int) -> Iterator[int]:
    for _ in range(MAX_DEPTH):
        node = tree.parents[node]
        if node < 0:
            return
        yield node


def _once(links: list[Link]) -> list[Link]:
    found: dict[str, Link] = {}
    for link in links:
        found.setdefault(link.url, link)
    return list(found.values())
