"""What a link says about where it leads (M4 MR1): features of its anchor, context, address, image and depth.

Each word is first read as what it announces: a search, a catalogue, all there is, help, news, the domain's own things,
or nothing known (`cues.txt`, `Lexicon`). What a part of a link announces is the strongest of these, what stands beside
it, and how many words are left that announce nothing, so that "search" and "search tips" are two different things, on
sites whose own words were never seen too. It is told from fine to coarse (`heads`), and where the fine was seldom seen
the coarse speaks. Words themselves are features beside it: `a:` of the anchor, `u:` of the address. The name of a
picture stands for the words of a link that has none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import unquote_plus

from crawler.classify.tokens import tokens
from crawler.discovery.lexicon import Lexicon, cues
from knowledge.words import STOP_WORDS

MAX_ANCHOR, MAX_CONTEXT, MAX_URL, MAX_DEPTH = 160, 400, 300, 6
SEARCH, DETAILED, HUB, LOOK, EVERY, WHOLE, NOUN, TOPIC, VALUE = (1 << place for place in range(9))
DULL, ACCOUNT, SUBJECT, OTHER, MODIFIER, JOINING = (1 << place for place in range(9, 15))
_NAMES = ("search", "detailed", "hub", "look", "every", "whole", "noun", "topic", "value")
#: What the domain or another subject is called; what announces something; what announces only where it comes first.
OWN, ANNOUNCING, LEADING = NOUN | TOPIC | VALUE | SUBJECT, SEARCH | DETAILED | HUB | LOOK | EVERY | WHOLE, LOOK | EVERY
_CUE_BITS = {
    "search": SEARCH, "detailed": DETAILED, "hub": HUB, "look": LOOK, "every": EVERY, "whole": WHOLE, "help": DULL,
    "about": DULL, "legal": DULL, "news": DULL, "community": DULL, "account": ACCOUNT, "subject": SUBJECT,
    "modifier": MODIFIER, "joining": JOINING, "deed": 0, "timetable": 0, "staff": DULL,
}  # fmt: skip
#: What the words of these sections announce where the domain speaks them.
_SPOKEN_BITS = {"deed": LOOK, "timetable": WHOLE, "staff": TOPIC}
#: What may mean something else by where it stands.
UNSETTLED = LEADING | JOINING
#: Words that an anchor is taken to have at most.
LONG = 8.0
#: What a word counts among those that announce nothing, the domain's, and those that only modify, in halves: a piece of
#: a script without spaces is half a word. The counts of a part are kept in one number.
HALF_OTHER, HALF_OWN, HALF_MODIFIER = 1, 1 << 10, 1 << 20
_OF = HALF_OWN - 1
#: Words of the domain that a label may have; more make a title.
FREE = 2
#: The second letters of features that say what a part announces, and of the coarser ones of these.
HEADS, COARSE = "=~^_", "~^_"
#: The first letters of all features, and what stands behind one where the links are counted that could have had it.
ALL_FAMILIES, ROWS = "AUFQCSDauw", "#"
#: How features begin that are all words of an anchor together; the most words of such an anchor.
LABELLED, MAX_WHOLE = "w:", 6
#: The first letter of the words of folders that tell nothing: a site's own ways are learnt from them, nothing else is.
UNTOLD = "f"
#: Words of addresses that belong to the program that makes the page.
_MACHINERY = frozenset(
    "php html htm asp aspx jsp cgi bin main page do action default home cms app web sub node view content".split()
)
#: Words in the names of pictures and icons that say what they are, not what they stand for.
_DRAWING = _MACHINERY | frozenset(
    "fa fas far fab fal icon icons ico icn glyphicon glyph bi mdi md ion feather svg sprite symbol img image images pic "
    "picture btn bt button buttons nav navi menu banner banners arrow quick large small lg sm xs on off over hover active "
    "normal gif png jpg color black white bg".split()
)
_BESIDE = re.compile(r"\+(?:own|\d)")
_WORD = re.compile(r"[a-z]+|\d+")
_MAX_WORDS_KEPT = 50_000


class Word(NamedTuple):
    """What one word announces, what it counts, whether it is a piece of a script without spaces, how long it is (0 where
    it only joins others); and what it says by itself in an anchor and in an address, for those who know."""

    bits: int
    size: int
    piece: bool
    length: float = 1.0
    anchor: float = 0.0
    address: float = 0.0


class Form(NamedTuple):
    """What an anchor looks like, whatever its words are: a label has few words, an entry's title has many, and seldom
    does a label end in the middle of a sentence. Each is near 1 where it says most."""

    single: float = 0.0
    length: float = 0.0
    others: float = 0.0
    own: float = 0.0
    announces: float = 0.0
    dull: float = 0.0
    cut: float = 0.0


class Reader:
    """Reads links for one domain (or none): what words announce is looked up once for each word.

    Words that are `unknown` announce nothing, whatever is known of them.
    """

    def __init__(self, lexicon: Lexicon, unknown: Callable[[str], bool] = lambda _: False) -> None:
        self.lexicon = lexicon
        self._unknown = unknown
        self._bits: dict[str, int] = {}

    def anchor(self, text: str) -> list[str]:
        """What the anchor announces, fine to coarse, and its words."""
        words = words_of(text[:MAX_ANCHOR])
        if not words:
            return ["A="]
        return [*heads("A", *self.together(words)), *[f"a:{word}" for word in dict.fromkeys(words)]]

    def whole(self, text: str) -> str:
        """The whole of an anchor as one feature, "" where it is too long to be met again."""
        words = words_of(text[:MAX_ANCHOR])
        return whole(words, *self.together(words)) if 0 < len(words) <= MAX_WHOLE else ""

    def form(self, text: str) -> Form:
        """What an anchor looks like."""
        words = [self.known(word) for word in words_of(text[:MAX_ANCHOR])]
        return form(*outline(words, sum([word.length for word in words])), *joined(words)) if words else Form()

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
        return [f"C=topic{min(3, own)} subject{min(2, other)}", *(["S=near"] if search else ())]

    def address(self, url: str) -> list[str]:
        """What the last part of the path announces, and the folders; their words; the names of parameters."""
        start = url.find("/", url.find("://") + 3)
        path, _, query = (url[start:MAX_URL] if start >= 0 else "/").partition("?")
        folders, _, last = path.rstrip("/").rpartition("/")
        pairs = [pair.partition("=") for pair in query.split("&")[:8]] if query else []
        own = [] if last.startswith(("index.", "default.")) else address_words(last)
        above = address_words(folders)
        filled = bool(own) and any(value for _, _, value in pairs)
        if not own:
            own = [word for _, _, value in pairs for word in address_words(value[:60])]
        found = ["Q=filled"] if filled else []
        found += [*heads("U", *self.together(own))] if own else [f"U={'root' if path == '/' and not query else ''}"]
        folder = self.together(above)
        telling = tells(folder[0])
        if telling:
            found += heads("F", *folder)
        found += [f"u:{word}" for word in own]
        found += [f"{'u' if telling else UNTOLD}:{word}" for word in above]
        found += [f"u?{name.lower()[:20]}" for name, _, _ in pairs]
        return list(dict.fromkeys(found))

    def announces(self, text: str, url: str) -> bool:
        """Whether the words of a link, or those of its address where it has none, hold any that announces a search, a
        catalogue or what there is."""
        words = words_of(text[:MAX_ANCHOR]) or address_words(url.partition("://")[2].partition("/")[2][:MAX_URL])
        return any(self.word(word) & ANNOUNCING for word in words)

    def together(self, words: Sequence[str]) -> tuple[int, int]:
        """What words announce together, and their two counts in one number."""
        return joined([self.known(word) for word in words])

    def known(self, word: str, anchor: float = 0.0, address: float = 0.0) -> Word:
        """What is known of one word, `anchor` and `address` what it says by itself there."""
        bits = self.word(word)
        piece = not word.isascii() and unspaced(word)
        size = 1 if piece else 2
        unit = HALF_OTHER if bits & OTHER else HALF_OWN if bits & OWN else HALF_MODIFIER if bits & MODIFIER else 0
        joins = bits == JOINING or (bits == OTHER and word in STOP_WORDS)
        return Word(bits & ~MODIFIER, size * unit, piece, 0.0 if joins else size / 2, anchor, address)

    def word(self, word: str) -> int:
        """What one word announces."""
        found = self._bits.get(word)
        if found is not None:
            return found
        lexicon = self.lexicon
        found = 0
        announced = cues(word)
        spoken = 0
        for cue in announced:
            found |= _CUE_BITS[cue]
            if cue in lexicon.sections:
                spoken |= _SPOKEN_BITS[cue]
        if spoken:
            found = (found | spoken) & ~(DULL | ACCOUNT | MODIFIER)
        elif not found and announced:
            announced = ()  # of another domain's ways
        if found & ANNOUNCING and found & (DULL | ACCOUNT):
            found = OTHER  # it means two things, and says neither
        if word in lexicon.nouns:
            found = (found | NOUN) & ~(SUBJECT | DULL | OTHER)
        elif word in lexicon.topic and not found & ANNOUNCING:
            found = (found | TOPIC) & ~SUBJECT
        elif not announced:
            if word in lexicon.values:
                found = VALUE
            elif word in lexicon.foreign:
                found = SUBJECT
            elif not (word[0] == "#" or word[0].isdigit()):
                found = OTHER
        if found & ~(MODIFIER | JOINING) and self._unknown(word):
            found = OTHER
        if len(self._bits) >= _MAX_WORDS_KEPT:
            self._bits.clear()
        self._bits[word] = found
        return found


def joined(words: Sequence[Word]) -> tuple[int, int]:
    """What words announce together, and their counts in one number."""
    if len(words) == 1:
        return words[0].bits & ~JOINING, words[0].size
    bits, count, pieces = _sum(words)
    return settled(words, bits, count, pieces) if pieces or bits & UNSETTLED else (bits, count)


def settled(words: Sequence[Word], bits: int, count: int, pieces: bool) -> tuple[int, int]:
    """The same where what words announce one by one is summed up already, and whether there are pieces among them."""
    if pieces and bits & OTHER and bits != OTHER:
        words = _without_joints(words)
        bits, count, _ = _sum(words)
    if bits & LEADING:
        bits, count, _ = _sum(_leading(words))
    if bits & JOINING and len(words) > 1 and words[-1].bits == JOINING:
        count += 2 * HALF_OTHER  # cut off: no label ends so
    return bits & ~JOINING, count


def outline(words: Sequence[Word], size: float) -> tuple[float, bool]:
    """How many words there are beside those that only join others, given how long these are together, and whether the last
    one joins others too."""
    return min(LONG, size), not words[-1][3] and len(words) > 1


@lru_cache(maxsize=8192)
def form(size: float, cut: bool, bits: int, count: int) -> Form:
    """The form of words of this outline."""
    return Form(
        1.0 if 0.0 < size <= 1.0 else 0.0,
        size / 4.0,
        min(8, count & _OF) / 4.0,
        min(6, count // HALF_OWN & _OF) / 4.0,
        1.0 if bits & ANNOUNCING else 0.0,
        1.0 if bits & (DULL | ACCOUNT) else 0.0,
        1.0 if cut else 0.0,
    )


def whole(words: Sequence[str], bits: int, count: int) -> str:
    """All words of an anchor as one feature, with what they announce together: labels are said in the same words on many
    sites ("learn more", "our services"), and lead on or nowhere whatever their words do elsewhere."""
    return f"{LABELLED}{' '.join(words)}\t{heads('A', bits, count)[0]}"


def strange(words: Sequence[str], address: Sequence[str]) -> bool:
    """Whether an address has words, and none of its anchor's. Programs make the addresses of entries from their titles;
    those of catalogues and searches are given by hand, or by another program."""
    if not words:
        return False
    for word in address:
        if word in words:
            return False
    return bool(address)


def _sum(words: Iterable[Word]) -> tuple[int, int, bool]:
    bits = count = 0
    pieces = False
    for own, size, piece, _, _, _ in words:
        bits |= own
        count += size
        pieces |= piece
    return bits, count, pieces


def _without_joints(words: Sequence[Word]) -> list[Word]:
    """Words without those pieces of a script without spaces that only join two others."""
    kept = []
    for place, word in enumerate(words):
        near = (*words[max(0, place - 1) : place], *words[place + 1 : place + 2])
        if not (word.bits & OTHER and word.piece and any(one.piece and not one.bits & OTHER for one in near)):
            kept.append(word)
    return kept


def _leading(words: Iterable[Word]) -> list[Word]:
    """Words, those that announce something only at the beginning taken for any others elsewhere."""
    found = []
    begun = False
    for word in words:
        if begun and word.bits & LEADING and not word.bits & OWN:
            size = HALF_OTHER if word.piece else 2 * HALF_OTHER
            word = Word(word.bits & ~LEADING | OTHER, word.size + size, word.piece)
        begun = begun or bool(word.bits & (OTHER | OWN))
        found.append(word)
    return found


def tells(bits: int) -> bool:
    """Whether words hold any that is known: a folder is else the program's own (`/site/`, `/pages/`), and says nothing."""
    return bool(bits & ~OTHER)


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
    spaced = text.replace("-", " ")
    if spaced.replace(" ", "").isalpha():  # as most labels and slugs are
        return spaced.lower().split()
    return [
        word if word[0] > "9" or len(word) < 3 else f"#{min(len(word), 12)}" for word in _WORD.findall(text.lower())
    ]


def address_words(text: str) -> list[str]:
    """The words of a part of an address, but for numbers, single letters and those of the program behind it."""
    words = words_of(unquote_plus(text) if "%" in text else text)
    # All that is written after digits begins with a letter.
    return [word for word in words if word >= ":" and (len(word) > 1 or word > "z") and word not in _MACHINERY]


def picture_name(image: str) -> str:
    """The name of a picture's file as a text: what stands for the words of a link that has none."""
    return " ".join(image_words(image)) if image else ""


def image_words(image: str) -> list[str]:
    """The words of a picture's file name or of the classes of an icon, but for those of any picture or icon."""
    name = image.rpartition("/")[2]
    return [word for word in words_of((name.rpartition(".")[0] or name)[:100]) if word not in _DRAWING]


@lru_cache(maxsize=8192)
def heads(part: str, bits: int, count: int) -> tuple[str, ...]:
    """What the words of a part announce together, from fine to coarse: each says what the next one says and more.

    The strongest thing announced; `+own` something of the domain beside it, `+dull` something of help, news, accounts or
    other subjects; then how many words are left over, which announce nothing or are more of the domain than a label has.
    """
    place = next((place for place in range(9) if bits >> place & 1), 9)
    name = _NAMES[place] if place < 9 else "nothing"
    own = "+own" if place < 6 and bits & (NOUN | TOPIC | VALUE) else ""
    dull = "+dull" if bits & (DULL | ACCOUNT | SUBJECT) else ""
    others, owned, modifiers = count & _OF, count // HALF_OWN & _OF, count // HALF_MODIFIER
    rest = min(3, (others + max(0, owned - 2 * FREE) + 1) // 2)
    if place >= 6:
        own = f"+{min(3, (modifiers + 1) // 2)}" if modifiers else ""
    fine = f"{part}={name}{own}{dull} {rest}", f"{part}~{name}{dull} {rest}", f"{part}^{name}{dull} {min(1, rest)}"
    return (*fine, f"{part}_{name}")


def coarser(feature: str) -> str:
    """The next of `heads` after this one; "" for the last one and for all other features."""
    part, mark = feature[0], feature[1:2]
    if feature.startswith(LABELLED):
        return feature.rpartition("\t")[2]
    name, _, rest = feature[2:].partition(" ")
    if not rest or part not in "AUF":
        return ""
    if mark == "=":
        return f"{part}~{_BESIDE.sub('', name)} {rest}"
    return f"{part}^{name} {min(1, int(rest))}" if mark == "~" else f"{part}_{name.partition('+')[0]}"


def unspaced(word: str) -> bool:
    return len(word) <= 2 and ord(word[0]) > 0x0E00


def names_domain(bits: int) -> bool:
    """Whether words name the domain's things, or speak of them and announce nothing."""
    return bool(bits & NOUN) or (bool(bits & TOPIC) and not bits & ANNOUNCING)
