"""The log odds of what `Reader` reads of a link, without spelling its features out.

What a word says is the same wherever it stands in one part of a link, so it is looked up once for each word; the
features of a link seen for the first time then cost a few additions. The sums are those of `plain`, digit for digit:
the same ratios in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from crawler.classify.tokens import tokens
from crawler.discovery.features import (
    MAX_ANCHOR,
    MAX_CONTEXT,
    MAX_URL,
    NOUN,
    OTHER,
    SEARCH,
    SUBJECT,
    TOPIC,
    Reader,
    address_words,
    bucket,
    coarse,
    image_words,
    is_plain,
    length,
    plain_words,
    spoken,
    unspaced,
    words_of,
)

#: Most words, and pieces of text between blanks, that are kept, and the longest such piece.
MAX_KEPT, MAX_PIECE = 50_000, 24
_OWN, _FOREIGN, _SEARCHES = 1, 2, 3


def plain(ratios: Mapping[str, float], features: Iterable[str]) -> float:
    """Σ of the features' ratios; a coarse one (`A~`) speaks only where the fine one (`A=`) was never seen."""
    total = 0.0
    unseen = False
    for feature in features:
        mark = feature[1]
        if mark == "=":
            ratio = ratios.get(feature, 0.0)
            unseen = ratio == 0.0
            total += ratio
        elif unseen or mark != "~":
            total += ratios.get(feature, 0.0)
    return total


class _Word(NamedTuple):
    """What one word announces, and what it says in an anchor, an address and a picture's name."""

    bits: int
    anchor: float
    address: float
    image: float
    unspaced: bool
    counts: int


class _Words(dict[str, _Word]):
    """The words met, each worked out at its first sight."""

    def __init__(self, reader: Reader, ratios: Mapping[str, float]) -> None:
        self._reader = reader
        self._ratios = ratios

    def __missing__(self, word: str) -> _Word:
        get = self._ratios.get
        found = _Word(
            self._reader.word(word),
            get(f"a:{word}", 0.0),
            get(f"u:{word}", 0.0),
            get(f"i:{word}", 0.0),
            not word.isascii() and unspaced(word),
            length((word,)),
        )
        if len(self) >= MAX_KEPT:
            self.clear()
        self[word] = found
        return found


class _Telling(dict[str, tuple[tuple[str, int], ...] | None]):
    """The words of a piece of text between blanks that tell something around a link, each with whose it is: the
    domain's, another subject's or a search's. Most pieces hold none; a piece without
    any word gives None."""

    def __init__(self, reader: Reader, cut: Callable[[str], Sequence[str]]) -> None:
        self._reader = reader
        self._cut = cut

    def __missing__(self, piece: str) -> tuple[tuple[str, int], ...] | None:
        words = self._cut(piece)
        found = tuple([(word, kind) for word in words if (kind := self._kind(word))]) if words else None
        if len(piece) <= MAX_PIECE:
            if len(self) >= MAX_KEPT:
                self.clear()
            self[piece] = found
        return found

    def _kind(self, word: str) -> int:
        bits = self._reader.word(word)
        return _OWN if bits & (NOUN | TOPIC) else _FOREIGN if bits & SUBJECT else _SEARCHES if bits & SEARCH else 0


class Tally:
    """Reads links for one domain (or none) into log odds; `ratios` are those of the features `reader` spells."""

    def __init__(self, reader: Reader, ratios: Mapping[str, float]) -> None:
        self._ratios = ratios
        self._words = _Words(reader, ratios)
        self._plain, self._other = _Telling(reader, plain_words), _Telling(reader, tokens)
        self._heads: dict[tuple[str, int, int], float] = {}
        self._around: dict[tuple[int, int, bool], float] = {}

    def anchor(self, text: str) -> tuple[float, bool]:
        """The log odds of an anchor, and whether it names the domain's things."""
        words = words_of(text[:MAX_ANCHOR])
        if not words:
            return self._ratios.get("A=", 0.0), False
        table = self._words
        met = [table[word] for word in words]
        bits, count = _together(met)
        total = self._head("A", bits, count)
        if len(words) > 1:
            met = [table[word] for word in dict.fromkeys(words)]
        for word in met:
            total += word.anchor
        return total, names_domain(bits)

    def context(self, text: str) -> float:
        """The log odds of the words around a link."""
        text = text[:MAX_CONTEXT]
        pieces = set(text.split())
        table = self._plain if is_plain(text) else self._other
        said = set().union(*filter(None, map(table.__getitem__, pieces)))
        if not said and all(table[piece] is None for piece in pieces):
            return 0.0
        kinds = [kind for _, kind in said]
        key = (min(3, kinds.count(_OWN)), min(2, kinds.count(_FOREIGN)), _SEARCHES in kinds)
        known = self._around.get(key)
        if known is None:
            get = self._ratios.get
            known = get(f"C=topic{key[0]} subject{key[1]}", 0.0) + (get("C=search", 0.0) if key[2] else 0.0)
            self._around[key] = known
        return known

    def address(self, url: str) -> float:
        """The log odds of an address."""
        start = url.find("/", url.find("://") + 3)
        path, _, query = (url[start:MAX_URL] if start >= 0 else "/").partition("?")
        folders, _, last = path.rstrip("/").rpartition("/")
        own: Sequence[str] = [] if last.startswith(("index.", "default.")) else address_words(last)
        above = _folder_words(folders) if folders else ()
        pairs = [pair.partition("=") for pair in query.split("&")[:8]] if query else []
        if not own and pairs:
            own = [word for _, _, value in pairs for word in address_words(value[:60])]
        table = self._words
        if own:
            total = self._head("U", *_together([table[word] for word in own]))
        else:
            total = self._ratios.get("U=root" if path == "/" else "U=", 0.0)
        if above:
            total += self._head("F", _together([table[word] for word in above])[0], 0)
        for word in dict.fromkeys((*own, *above)):
            total += table[word].address
        if pairs:
            for name in dict.fromkeys([f"u?{name.lower()[:20]}" for name, _, _ in pairs]):
                total += self._ratios.get(name, 0.0)
        return total

    def image(self, image: str) -> float:
        """The log odds of the file name of a picture."""
        if not image:
            return 0.0
        words = image_words(image)
        table = self._words
        total = self._head("I", _together([table[word] for word in words])[0], 0)
        for word in dict.fromkeys(words):
            total += table[word].image
        return total

    def _head(self, part: str, bits: int, length: int) -> float:
        """What the words of a part announce together, with their number where that counts."""
        key = (part, bits, length)
        known = self._heads.get(key)
        if known is None:
            get = self._ratios.get
            if part in "FI":
                known = get(f"{part}={spoken(bits)}", 0.0)
            else:
                known = get(f"{part}={spoken(bits)} {bucket(length)}", 0.0)
                if known == 0.0 and not bits & OTHER:
                    known = get(f"{part}~{coarse(bits)}", 0.0)
            self._heads[key] = known
        return known


@lru_cache(maxsize=4096)
def names_domain(bits: int) -> bool:
    """Whether these words, first of all, name the domain's things."""
    return spoken(bits).startswith(("noun", "topic"))


@lru_cache(maxsize=4096)
def _folder_words(folders: str) -> tuple[str, ...]:
    return tuple(address_words(folders))


def _together(words: Iterable[_Word]) -> tuple[int, int]:
    """What words announce together, as `Reader.bits` says, and their `length`."""
    found = count = 0
    unspaced = False
    for bits, _, _, _, piece, counts in words:
        found |= bits
        count += counts
        unspaced = unspaced or piece
    if unspaced and found & OTHER and found != OTHER:
        found &= ~OTHER
    return found, count
