"""What a link says about where it leads (M4 MR1): features of its anchor, context, address, image and depth.

Each word is first read as what it announces: a search, a catalogue, help, news, the domain's own things, or nothing
known (`cues.txt`, `Lexicon`). An anchor's feature is the set of these together with its length, so that "search" and
"search tips" are two different things, on sites whose own words were never seen too. Words themselves are features
beside it: `a:` of the anchor, `u:` of the address, `i:` of the picture.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from urllib.parse import unquote_plus

from crawler.classify.tokens import tokens
from crawler.discovery.lexicon import Lexicon, cues
from knowledge.words import STOP_WORDS

MAX_ANCHOR, MAX_CONTEXT, MAX_URL, MAX_DEPTH = 160, 400, 300, 6
SEARCH, DETAILED, HUB, NOUN, TOPIC, VALUE, DULL, ACCOUNT, SUBJECT, OTHER = (1 << place for place in range(10))
_NAMES = ("search", "detailed", "hub", "noun", "topic", "value", "dull", "account", "subject", "other")
_CUE_BITS = {
    "search": SEARCH, "detailed": DETAILED, "hub": HUB, "help": DULL, "about": DULL, "legal": DULL, "news": DULL,
    "community": DULL, "account": ACCOUNT, "subject": SUBJECT, "modifier": 0,
}  # fmt: skip
#: Words of addresses that belong to the program that makes the page.
_MACHINERY = frozenset("php html htm asp aspx jsp cgi bin main page do action default home cms app web".split())
_WORD = re.compile(r"[a-z]+|\d+")
_MAX_WORDS_KEPT = 50_000


class Reader:
    """Reads links for one domain (or none): what words announce is looked up once for each word."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._bits: dict[str, int] = {}

    def anchor(self, text: str) -> list[str]:
        """What the anchor announces with its length, and its words."""
        words = words_of(text[:MAX_ANCHOR])
        if not words:
            return ["A="]
        bits = self.bits(words)
        found = [f"A={spoken(bits)} {bucket(length(words))}"]
        if not bits & OTHER:
            found.append(f"A~{coarse(bits)}")
        return found + [f"a:{word}" for word in dict.fromkeys(words)]

    def context(self, text: str) -> list[str]:
        """How much of the domain, and of other subjects, is spoken around a link; none where nothing is."""
        words = set(words_of(text[:MAX_CONTEXT]))
        if not words:
            return []
        own = other = 0
        search = False
        for word in words:
            bits = self.word(word)
            if bits & (NOUN | TOPIC):
                own += 1
            elif bits & SUBJECT:
                other += 1
            elif bits & SEARCH:
                search = True
        return [f"C=topic{min(3, own)} subject{min(2, other)}", *(["C=search"] if search else ())]

    def address(self, url: str) -> list[str]:
        """What the last part of the path announces, and the folders; their words; the names of parameters."""
        start = url.find("/", url.find("://") + 3)
        path, _, query = (url[start:MAX_URL] if start >= 0 else "/").partition("?")
        folders, _, last = path.rstrip("/").rpartition("/")
        pairs = [pair.partition("=") for pair in query.split("&")[:8]] if query else []
        own = [] if last.startswith(("index.", "default.")) else address_words(last)
        above = address_words(folders)
        if not own:
            own = [word for _, _, value in pairs for word in address_words(value[:60])]
        bits = self.bits(own)
        found = [f"U={spoken(bits)} {bucket(length(own))}" if own else f"U={'root' if path == '/' else ''}"]
        if own and not bits & OTHER:
            found.append(f"U~{coarse(bits)}")
        if above:
            found.append(f"F={spoken(self.bits(above))}")
        found += [f"u:{word}" for word in (*own, *above)]
        found += [f"u?{name.lower()[:20]}" for name, _, _ in pairs]
        return list(dict.fromkeys(found))

    def image(self, image: str) -> list[str]:
        """What the picture's file name announces; none where the link holds no picture."""
        if not image:
            return []
        words = image_words(image)
        return [f"I={spoken(self.bits(words))}", *(f"i:{word}" for word in dict.fromkeys(words))]

    def bits(self, words: Iterable[str]) -> int:
        """What words announce together."""
        known = self._bits
        found = 0
        for word in words:
            bits = known.get(word)
            found |= self.word(word) if bits is None else bits
        if found & OTHER and found != OTHER and any(not word.isascii() and unspaced(word) for word in words):
            found &= ~OTHER  # the pieces between two words of a script without spaces are no words
        return found

    def word(self, word: str) -> int:
        """What one word announces."""
        found = self._bits.get(word)
        if found is not None:
            return found
        lexicon = self.lexicon
        found = 0
        announced = cues(word)
        for cue in announced:
            found |= _CUE_BITS[cue]
        if word in lexicon.nouns:
            found = (found | NOUN) & ~(SUBJECT | DULL)
        elif word in lexicon.topic:
            found = (found | TOPIC) & ~SUBJECT
        elif word in lexicon.values:
            found |= VALUE
        elif word in lexicon.foreign and not announced:
            found |= SUBJECT
        if not found and not announced and word not in STOP_WORDS and not (len(word) <= 2 and word.isascii()):
            found = OTHER
        if len(self._bits) >= _MAX_WORDS_KEPT:
            self._bits.clear()
        self._bits[word] = found
        return found


def depth_feature(depth: int) -> str:
    """How far from the site's entrance the link leads."""
    return f"D{max(0, min(MAX_DEPTH, depth))}"


def words_of(text: str) -> Sequence[str]:
    """Tokens; plain ASCII takes the short way."""
    return plain_words(text) if is_plain(text) else tokens(text)


def is_plain(text: str) -> bool:
    """Whether the tokens of a text are its runs of letters and of digits."""
    return text.isascii() and (" " in text or text[1:].islower() or text.isupper())


def plain_words(text: str) -> list[str]:
    """The tokens of plain ASCII: no humps, longer numbers by their length."""
    return [
        word if word[0] > "9" or len(word) < 3 else f"#{min(len(word), 12)}" for word in _WORD.findall(text.lower())
    ]


def address_words(text: str) -> list[str]:
    """The words of a part of an address, but for those of the program behind it."""
    return [word for word in words_of(unquote_plus(text) if "%" in text else text) if word not in _MACHINERY]


def image_words(image: str) -> list[str]:
    """The words of a picture's file name, but for those of programs."""
    return [word for word in words_of(image.rpartition("/")[2].rpartition(".")[0][:100]) if word not in _MACHINERY]


@lru_cache(maxsize=2048)
def coarse(bits: int) -> str:
    """The strongest of the bits, whether dull words stand beside it: for wholes that training never saw."""
    return spoken(bits).replace("+own", "")


@lru_cache(maxsize=2048)
def spoken(bits: int) -> str:
    """What bits mean together: the strongest of them, and what stands beside it.

    `+own` something of the domain beside a search or a catalogue, `+dull` something of help, news, accounts or other
    subjects, `+other` words that announce nothing.
    """
    place = next((place for place in range(6) if bits >> place & 1), 6)
    name = _NAMES[place] if place < 6 else "nothing"
    own = bool(bits & (NOUN | TOPIC | VALUE)) and place < 3
    dull, other = bool(bits & (DULL | ACCOUNT | SUBJECT)), bool(bits & OTHER)
    return name + "+own" * own + "+dull" * dull + "+other" * other


def unspaced(word: str) -> bool:
    return len(word) <= 2 and ord(word[0]) > 0x0E00


def length(words: Iterable[str]) -> int:
    """How many words, those not counted that only join others."""
    return sum(word not in STOP_WORDS for word in words)


def bucket(count: int) -> str:
    return "1" if count < 3 else "3" if count < 5 else "5" if count < 8 else "8"
