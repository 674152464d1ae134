"""The log odds of what `Reader` reads of a link, without spelling its features out.

What a word says is the same wherever it stands in one part of a link, so it is looked up once for each word; the
features of a link seen for the first time then cost a few additions. The sums are those of `plain`, digit for digit:
the same ratios in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from crawler.classify.tokens import tokens
from crawler.discovery.features import (
    COARSE,
    HEADS,
    LABELLED,
    LONG,
    MAX_ANCHOR,
    MAX_CONTEXT,
    MAX_URL,
    MAX_WHOLE,
    NOUN,
    SEARCH,
    SUBJECT,
    TOPIC,
    UNSETTLED,
    Form,
    Reader,
    Word,
    address_words,
    form,
    heads,
    is_plain,
    joined,
    names_domain,
    plain_words,
    settled,
    tells,
    whole,
    words_of,
)

#: Most words, and pieces of text between blanks, that are kept, and the longest such piece.
MAX_KEPT, MAX_PIECE = 50_000, 24
#: Most folders of addresses that are kept.
MAX_FOLDERS = 4_096
_OWN, _FOREIGN, _SEARCHES = 1, 2, 3
#: How the names of pages begin that stand for their folder.
_ENTRANCES = ("index.", "default.")


def plain(ratios: Mapping[str, float], features: Iterable[str]) -> float:
    """Σ of the features' ratios; of what a part announces only the finest that was seen in training speaks."""
    total = 0.0
    told = ""
    for feature in features:
        part, mark = feature[0], feature[1]
        if mark not in COARSE or told != part:
            ratio = ratios.get(feature)
            if ratio is not None:
                total += ratio
                told = part if mark in HEADS else told
            elif mark == "=":
                told = ""
    return total


class _Words(dict[str, Word]):
    """The words met, each worked out at its first sight."""

    def __init__(self, reader: Reader, ratios: Mapping[str, float]) -> None:
        self._reader = reader
        self._ratios = ratios

    def __missing__(self, word: str) -> Word:
        get = self._ratios.get
        found = self._reader.known(word, get("a:" + word, 0.0), get("u:" + word, 0.0))
        if len(self) >= MAX_KEPT:
            self.clear()
        self[word] = found
        return found


class _Telling(dict[str, tuple[tuple[str, int], ...] | None]):
    """The words of a piece of text between blanks that tell something around a link, each with whose it is: the
    domain's, another subject's or a search's. Most pieces hold none; a piece without
    any word gives None."""

    def __init__(self, reader: Reader, cut: Callable[[str], Sequence[str]]) -> None:
        self._bits = reader.word
        self._cut = cut

    def __missing__(self, piece: str) -> tuple[tuple[str, int], ...] | None:
        plain = piece.isalpha() and piece.isascii() and len(piece) <= MAX_PIECE
        # but for a capital at its beginning a word as it is
        words = (piece.lower(),) if plain and (piece.islower() or piece[1:].islower()) else self._cut(piece)
        found = tuple([(word, kind) for word in words if (kind := self._kind(word))]) if words else None
        if len(piece) <= MAX_PIECE:
            if len(self) >= MAX_KEPT:
                self.clear()
            self[piece] = found
        return found

    def _kind(self, word: str) -> int:
        bits = self._bits(word)
        return _OWN if bits & (NOUN | TOPIC) else _FOREIGN if bits & SUBJECT else _SEARCHES if bits & SEARCH else 0


#: The log odds of an anchor, whether it names the domain's things, what its form adds, and its words in ASCII.
Anchor = tuple[float, bool, float, tuple[str, ...]]


class Tally:
    """Reads links for one domain (or none) into log odds; `ratios` are those of the features `reader` spells, `told`
    says what the form of an anchor adds,
    `whole_counts` what its words as a whole count."""

    def __init__(
        self,
        reader: Reader,
        ratios: Mapping[str, float],
        told: Callable[[Form], float] = lambda _: 0.0,
        whole_counts: float = 0.0,
    ) -> None:
        self._ratios = ratios
        self._told = told
        self._whole = whole_counts
        self._met = frozenset([one[len(LABELLED) :].partition("\t")[0] for one in ratios if one.startswith(LABELLED)])
        self._words = _Words(reader, ratios)
        self._plain, self._other = _Telling(reader, plain_words), _Telling(reader, tokens)
        self._heads: dict[tuple[str, int, int], float] = {}
        self._labels: dict[tuple[float, bool, int, int], tuple[float, bool, float]] = {}
        self._above: dict[str, tuple[float, tuple[str, ...]]] = {}
        self._around: dict[tuple[int, int, bool], float] = {}

    def anchor(self, text: str) -> Anchor:
        """What an anchor says."""
        words = words_of(text[:MAX_ANCHOR])
        if not words:
            return self._ratios.get("A=", 0.0), False, self._told(Form()), ()
        table = self._words
        met = [table[word] for word in words]
        bits = count = 0
        size = 0.0
        pieces = False
        for own, many, piece, length, _, _ in met:
            bits |= own
            count += many
            pieces |= piece
            size += length
        cut = len(met) > 1 and not length
        if pieces or bits & UNSETTLED:
            bits, count = settled(met, bits, count, pieces)
        outlined = min(LONG, size), cut, bits, count
        label = self._labels.get(outlined)
        if label is None:
            label = self._labels[outlined] = self._label(*outlined)
        total, named, told = label
        once = dict.fromkeys(words)
        for word in met if len(once) == len(met) else [table[word] for word in once]:
            total += word[4]
        if len(words) <= MAX_WHOLE and " ".join(words) in self._met:
            told += self._whole * self._ratios.get(whole(words, bits, count), 0.0)
        return total, named, told, tuple(once if text.isascii() else filter(str.isascii, once))

    def context(self, text: str) -> float:
        """The log odds of the words around a link."""
        text = text[:MAX_CONTEXT]
        pieces = text.split()
        table = self._plain if is_plain(text) else self._other
        # looked up as often as they stand there: to find out which are the same takes longer
        said = set().union(*filter(None, map(table.__getitem__, pieces)))
        if not said and all(table[piece] is None for piece in pieces):
            return 0.0
        kinds = [kind for _, kind in said]
        key = (min(3, kinds.count(_OWN)), min(2, kinds.count(_FOREIGN)), _SEARCHES in kinds)
        known = self._around.get(key)
        if known is None:
            get = self._ratios.get
            known = get(f"C=topic{key[0]} subject{key[1]}", 0.0) + (get("S=near", 0.0) if key[2] else 0.0)
            self._around[key] = known
        return known

    def address(self, url: str) -> tuple[float, tuple[str, ...]]:
        """The log odds of an address, and its words where its last part has any."""
        start = url.find("/", url.find("://") + 3)
        path, _, query = (url[start:MAX_URL] if start >= 0 else "/").partition("?")
        folders, _, last = path.rstrip("/").rpartition("/")
        own = [] if last.isdecimal() or last.startswith(_ENTRANCES) else address_words(last)
        if query:
            return self._asking(path, folders, own, query)
        table = self._words
        met = [table[word] for word in own]
        total = self._last(met, path)
        if folders:
            known = self._above.get(folders)
            folder, above = known if known is not None else self._folder(folders)
            if above:
                return self._below(total + folder, own, above), (*own, *above) if own else ()
        for word in met if len(met) < 2 or len(set(own)) == len(met) else [table[word] for word in dict.fromkeys(own)]:
            total += word[5]
        return total, tuple(own)

    def _asking(self, path: str, folders: str, own: list[str], query: str) -> tuple[float, tuple[str, ...]]:
        """The same of an address with a query: its values stand for the words of a path that has none."""
        pairs = [pair.partition("=") for pair in query.split("&")[:8]]
        asked = [word for _, _, value in pairs for word in address_words(value[:60])]
        total, said = 0.0, asked
        if not own:
            own = asked
        else:
            said = own + asked
            if any(value for _, _, value in pairs):
                total = self._ratios.get("Q=filled", 0.0)
        total += self._last([self._words[word] for word in own], "")
        above: tuple[str, ...] = ()
        if folders:
            known = self._above.get(folders)
            folder, above = known if known is not None else self._folder(folders)
            if above:
                total += folder
        total = self._below(total, own, above)
        for name in dict.fromkeys([f"u?{name.lower()[:20]}" for name, _, _ in pairs]):
            total += self._ratios.get(name, 0.0)
        return total, (*said, *above) if said else ()

    def _last(self, met: Sequence[Word], path: str) -> float:
        """What the words of the last part of an address announce together."""
        if met:
            return self._head("U", *joined(met))
        return self._ratios.get("U=root" if path == "/" else "U=", 0.0)

    def _below(self, total: float, own: Sequence[str], above: Sequence[str]) -> float:
        """What the words of an address add, each once."""
        table = self._words
        for word in [table[word] for word in dict.fromkeys((*own, *above))]:
            total += word[5]
        return total

    def _folder(self, folders: str) -> tuple[float, tuple[str, ...]]:
        """What the folders of an address announce together and their words; nothing where these tell nothing."""
        words = tuple(address_words(folders))
        bits, count = joined([self._words[word] for word in words])
        found = (self._head("F", bits, count), words) if tells(bits) else (0.0, ())
        if len(self._above) >= MAX_FOLDERS:
            self._above.clear()
        self._above[folders] = found
        return found

    def _label(self, size: float, cut: bool, bits: int, count: int) -> tuple[float, bool, float]:
        """What the words of an anchor announce together, whether they name the domain's things, what their form adds."""
        return self._head("A", bits, count), names_domain(bits), self._told(form(size, cut, bits, count))

    def _head(self, part: str, bits: int, count: int) -> float:
        """What the words of a part announce together: the finest of `heads` that was seen in training."""
        key = (part, bits, count)
        known = self._heads.get(key)
        if known is None:
            ratios = self._ratios
            known = next((ratios[name] for name in heads(part, bits, count) if name in ratios), 0.0)
            self._heads[key] = known
        return known
