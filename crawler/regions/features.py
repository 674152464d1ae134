"""How much a candidate looks like the page's main list of records, as numbers.

The features say what a reader uses to find the results on a page never seen before: how large and how regular the
region is, whether its records differ in content while being alike in form, where it stands, what its elements are
called, and whether the words asked for occur in it. No feature knows a site. The outline comes from running totals
alone and is made of every candidate; the close-up and the relations of the few that are worth it.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import mul

from crawler.page import Tree
from crawler.regions.candidates import Candidate, Interval
from crawler.regions.layout import Layout, first_within, within
from crawler.regions.marks import Marks
from crawler.regions.tables import cells, is_headed

#: Records of a candidate that are looked at closely, and nodes of each.
SAMPLE = 10
NODES = 250
#: So few pieces that hold so much of the page's text and are not alike are its frame.
FEW, WHOLE = 6, 0.85
_WORDS = re.compile(r"[^\W\d_]+")
_DIGITS = re.compile(r"\d+")
_GOOD = re.compile(
    r"result|item|record|product|hit(?![a-z])|entry|post|listing|list|row|book|card|media|article|thread|story|teaser|"
    r"tile|match|found|snippet|search|job|offer|video|topic"
)
_BAD = re.compile(
    r"nav|menu|foot|header|side|crumb|pag(?:e|in)(?:r|s|ation|ate|g)|facet|filter|refine|cloud|widget|advert|sponsor|"
    r"social|share|related|recommend|promo|banner|tab(?:s|$)|toolbar|login|cart|breadcrumb|popular|trending|sort|lang|"
    r"dropdown|modal|copyright|categor|suggest|rail|aside|(?:^|[-_ ])ads?(?:$|[-_ ])"
)
#: A number that a record may begin with, and the count of what a choice would leave ("Poetry (12)").
_NUMBER = re.compile(r"\W{0,2}(\d{1,5})\b")
_TALLY = re.compile(r"[(\[]\s?[\d.,\s]{1,9}[)\]]\Z")
_APART = frozenset(("nav", "footer", "header", "aside", "menu"))
#: What a text box holds before anybody has asked for anything.
_PROMPTS = frozenset(
    "search keyword keywords enter your email mail here type suche suchen suchbegriff eingeben recherche rechercher "
    "buscar busca cerca zoeken find go username login name password yyyy zip ok submit".split()
)

OUTLINE = (
    "records records_squared few share share_low mean_chars short long variation links_share links images headings top "
    "bottom middle mid_share container good bad good_own bad_own apart form own span chain hr br br2 "
    "li tr div p dl cell inline article tall covered empty share_log counted paged after_heading columns"
).split()
CLOSE_UP = (
    "likeness richness distinct words_distinct constant hrefs same_target digits sentence asked inner first_alike "
    "title_link no_link runs link_width one_piece doubled numbered announced reopened unlike turns bare_cell headed frame "
    "tallied ticked"
).split()
_ONE_PIECE, _ANNOUNCED = CLOSE_UP.index("one_piece"), CLOSE_UP.index("announced")
NAMES = [*OUTLINE, *CLOSE_UP, "splits", "part", "looser"]


@dataclass(frozen=True, slots=True)
class Rival:
    """A candidate that others are compared with, and how alike its records are, 0 to 1, strictly and plainly."""

    candidate: Candidate
    members: frozenset[Interval]
    alike: float
    likeness: float


def rival(tree: Tree, candidate: Candidate, close_up: Sequence[float]) -> Rival:
    """A rival from a candidate and its close-up features. Table cells that hold one text each are alike in any table."""
    likeness = close_up[0]
    if tree.tags[candidate.intervals[0][0]] in ("td", "th"):
        likeness *= 1 - close_up[_ONE_PIECE]
    return Rival(candidate, frozenset(candidate.intervals), likeness * close_up[0], likeness)


class Observer:
    """Looks at the candidates of one page. `asked` holds the words of the query."""

    def __init__(self, layout: Layout, asked: frozenset[str]) -> None:
        self.layout = layout
        self.asked = asked
        self.marks = Marks(layout)
        self._words: dict[int, tuple[float, float]] = {}
        self._around: dict[int, tuple[float, float, float, float]] = {}

    def outline(self, candidate: Candidate) -> list[float]:
        """The features in the order of `OUTLINE`, each about 0 to 1."""
        layout = self.layout
        tree = layout.tree
        chars, total = layout.chars, layout.total or 1
        intervals = candidate.intervals
        count = len(intervals)
        widths = [chars[b] - chars[a] for a, b in intervals]
        inside = sum(widths) or 1
        mean = inside / count
        deviation = math.sqrt(max(0.0, sum(map(mul, widths, widths)) / count - mean * mean))
        low = 0.2 * mean
        start, end = intervals[0][0], intervals[-1][1]
        before, after = chars[start], chars[end]
        first = intervals[0]
        good, bad, apart, form = self._surroundings(candidate.container)
        good_own, bad_own = self._own(first[0])
        tag = tree.tags[first[0]]
        whole = (start, end)
        return [
            math.log(count) / 5,
            (math.log(count) / 5) ** 2,
            float(count < 4),
            math.sqrt(inside / total),
            float(inside < 0.1 * total),
            math.log1p(mean) / 8,
            float(mean < 25),
            float(mean > 1500),
            min(2.0, deviation / (mean + 1)),
            (layout.linked[end] - layout.linked[start]) / max(1, after - before),
            math.log1p(within(layout.links, *whole) / count) / 3,
            min(1.0, within(layout.images, *whole) / count),
            min(1.0, within(layout.headings, *whole) / count),
            before / total,
            1 - after / total,
            abs(before + after - total) / total,
            float(2 * before <= total <= 2 * after),
            inside / max(1, layout.width(candidate.container, tree.ends[candidate.container])),
            good,
            bad,
            good_own,
            bad_own,
            apart,
            form,
            *_kinds(candidate.mode, tag),
            math.log1p((end - start) / count) / 6,
            inside / max(1, after - before),
            len([w for w in widths if w < low]) / count,
            -math.log(inside / total) / 5,
            self._near(self.marks.counts, start, -1),
            self._near(self.marks.pagers, end, 1),
            self._near(layout.headings, start, -1),
            math.log1p(self._columns(start)) / 3 if tag == "tr" else 0.0,
        ]

    def _frame(self, intervals: Sequence[Interval]) -> bool:
        """Whether few pieces hold nearly all of the page's text."""
        width = self.layout.width
        return len(intervals) <= FEW and sum(width(a, b) for a, b in intervals) > WHOLE * self.layout.total

    def _columns(self, row: int) -> int:
        """How many cells of a row hold text."""
        tree, chars = self.layout.tree, self.layout.chars
        return sum(1 for cell in cells(tree, row) if chars[tree.ends[cell]] > chars[cell])

    def _near(self, places: list[int], node: int, side: int) -> float:
        """How near the next of `places` before (side -1) or after a node is, 1 at the node, in visible characters."""
        chars = self.layout.chars
        at = bisect_left(places, node) + (0 if side > 0 else -1)
        if not 0 <= at < len(places):
            return 0.0
        return math.exp(-abs(chars[places[at]] - chars[node]) / 200)

    def close_up(self, candidate: Candidate) -> list[float]:
        """The features in the order of `CLOSE_UP`, from the nodes of some of the records."""
        layout = self.layout
        intervals = candidate.intervals
        if len(intervals) > SAMPLE:
            # neighbours, for rows that take turns would look alike at even steps
            middle = max(SAMPLE // 2, len(intervals) // 2)
            intervals = intervals[: SAMPLE // 2] + intervals[middle : middle + SAMPLE // 2]
        sample = [(a, min(b, a + NODES)) for a, b in intervals]
        count = len(sample)
        shapes = [Counter(layout.shapes[a:b]) for a, b in sample]
        words = [[piece for piece in layout.pieces[a:b] if piece] for a, b in sample]
        bodies = [" ".join(pieces) for pieces in words]
        firsts = [next((piece for piece in pieces if len(piece) > 2), "") for pieces in words]
        alike = sum(map(_likeness, shapes, shapes[1:] + shapes[:1]))
        turns = max(sum(map(_likeness, shapes, shapes[lag:] + shapes[:lag])) for lag in (2, 3)) if count > 5 else alike
        occurs = Counter(piece for pieces in words for piece in set(pieces))
        runs = sum(map(len, words))
        constant = sum(n for n in occurs.values() if 2 * n > count) if count > 2 else 0
        targets, title_links, openings = self._beginnings(sample)
        linked = [target for target in targets if target]
        stems = {_DIGITS.sub("", target)[:14] for target in linked}
        heads = [body[:400] for body in bodies]
        letters = sum(map(len, heads)) or 1
        numbers = [int(found[1]) if (found := _NUMBER.match(body)) else -1 for body in bodies]
        digits = sum(len(found) for head in heads for found in _DIGITS.findall(head))
        bare = sum(1 for pieces in words if len(pieces) < 2) / count
        asked = sum(1 for body in bodies if self._is_asked(body)) if self.asked else 0
        return [
            alike / count,
            math.log1p(sum(map(len, shapes)) / count) / 4,
            len(set(firsts)) / count,
            len(set(bodies)) / count,
            constant / max(1, runs),
            len(set(linked)) / count,
            1 - (len(stems) - 1) / count if linked else 0.0,
            min(1.0, digits / letters * 4),
            math.log1p(sum(max(map(len, pieces), default=0) for pieces in words) / count) / 6,
            asked / count,
            math.log1p(sum(max(shape.values(), default=0) for shape in shapes) / count) / 4,
            max(Counter(openings).values()) / count,
            title_links / count,
            1 - len(linked) / count,
            min(1.0, runs / count / 20),
            math.log1p(self._link_width(sample)) / 6,
            bare,
            sum(map(_doubled, shapes)) / count,
            sum(1 for a, b in pairwise(numbers) if b - a == 1 and a >= 0) / max(1, count - 1),
            self._announced(len(candidate.intervals)),
            sum(min(3, shape[opening] - 1) for shape, opening in zip(shapes, openings, strict=True) if opening)
            / count
            / 3,
            max(0.0, 0.5 - alike / count),
            max(0.0, turns - alike) / count,
            bare if layout.tree.tags[candidate.intervals[0][0]] in ("td", "th") else 0.0,
            float(is_headed(self.layout, candidate.intervals[0][0], candidate.intervals[1][0])),
            self._frame(candidate.intervals) * (1 - alike / count),
            sum(1 for body in bodies if _TALLY.search(body, max(0, len(body) - 14))) / count,
            sum(1 for interval in sample if self._is_ticked(*interval)) / count,
        ]

    def _is_ticked(self, start: int, end: int) -> bool:
        """Whether a record has a box to tick."""
        tree = self.layout.tree
        return any(
            tree.tags[node] == "input" and tree.attribute(node, "type").lower() in ("checkbox", "radio")
            for node in range(start, end)
        )

    def _announced(self, count: int) -> float:
        """Whether the page says it shows so many, half of it when a header or a separator may have been counted."""
        sizes = self.marks.sizes
        return max(sizes.get(count, 0.0), 0.5 * sizes.get(count - 1, 0.0))

    def _link_width(self, sample: Sequence[Interval]) -> float:
        """Mean length of the longest link text of a record."""
        layout = self.layout
        ends, linked = layout.tree.ends, layout.chars
        longest = 0
        for start, end in sample:
            low, high = bisect_left(layout.links, start), bisect_left(layout.links, end)
            longest += max((linked[ends[a]] - linked[a] for a in layout.links[low : min(high, low + 30)]), default=0)
        return longest / len(sample)

    def relations(self, candidate: Candidate, close_up: Sequence[float], rivals: Sequence[Rival]) -> list[float]:
        """How a candidate stands to the others: `splits`, `part`, `looser`.

        splits: how completely the records of another one, several to one of this one's, make up this one's text, times
        how alike those are (high for rows of a grid and for sections of a list). part: how alike the records of another
        one are that has all of this one's and more (high for one row of a grid), half of it where the page says that it
        shows just as many as this one has. looser: how much less alike its records are than the pieces they fall into.
        """
        chars = self.layout.chars
        intervals = candidate.intervals[:SAMPLE]
        total = sum(chars[b] - chars[a] for a, b in intervals) or 1
        count = len(candidate.intervals)
        splits = part = looser = 0.0
        open_ended = 1 - 0.4 * close_up[_ANNOUNCED]
        for rival in rivals:
            other = rival.candidate.intervals
            if len(other) <= count or (rival.candidate.mode != candidate.mode and rival.candidate.mode != "own"):
                continue
            if candidate.intervals[0] in rival.members and candidate.intervals[-1] in rival.members:
                part = max(part, rival.alike * open_ended)
            if rival.candidate.mode != "own" or len(other) < 1.5 * count:
                continue
            inside = pieces = 0
            for start, end in intervals:
                low, high = bisect_left(other, (start, 0)), bisect_left(other, (end, 0))
                pieces += high - low
                inside += sum(chars[b] - chars[a] for a, b in other[low:high] if a > start or b < end)
            if pieces >= 1.5 * len(intervals):
                splits = max(splits, rival.alike * min(1.0, inside / total))
                looser = max(looser, (rival.likeness - close_up[0]) * min(1.0, inside / total))
        return [splits, part, looser]

    def _own(self, node: int) -> tuple[float, float]:
        """Good and bad words of an element itself."""
        known = self._words.get(node)
        if known is None:
            name = _name(self.layout.tree, node)
            known = (float(bool(name and _GOOD.search(name))), float(bool(name and _BAD.search(name))))
            self._words[node] = known
        return known

    def _is_asked(self, body: str) -> bool:
        lower = body.lower()
        return any(word in lower for word in self.asked)

    def _beginnings(self, sample: Sequence[Interval]) -> tuple[list[str], int, list[int]]:
        """Where the first link of each record leads, in how many it comes before all text, and what the first text is
        in.
        """
        layout = self.layout
        targets, openings, title_links = [], [], 0
        for start, end in sample:
            text = first_within(layout.texts, start, end)
            link = first_within(layout.links, start, end)
            targets.append(layout.tree.attribute(link, "href") if link >= 0 else "")
            openings.append(layout.shapes[text] if text >= 0 else 0)
            title_links += 0 <= link < text
        return targets, title_links, openings

    def _surroundings(self, container: int) -> tuple[float, float, float, float]:
        """Good and bad words of the ancestors (nearer counts more), whether they stand apart, whether in a form."""
        known = self._around.get(container)
        if known is None:
            tree = self.layout.tree
            tag = tree.tags[container]
            up = tree.parents[container]
            good, bad, apart, form = self._surroundings(up) if up >= 0 and tag != "body" else (0.0, 0.0, 0.0, 0.0)
            good, bad = 0.8 * good, 0.8 * bad
            name = _name(tree, container) if tag not in ("body", "html") else ""
            if name and _GOOD.search(name):
                good = 1.0
            if name and _BAD.search(name):
                bad = 1.0
            known = (good, bad, max(apart, float(tag in _APART)), max(form, float(tag == "form")))
            self._around[container] = known
        return known


def _likeness(one: Counter[int], other: Counter[int]) -> float:
    """The share of the shapes of two records that both have."""
    return len(one.keys() & other.keys()) / max(1, len(one.keys() | other.keys()))


def _doubled(shape: Counter[int]) -> float:
    """The share of the shapes of a record that occur in it more than once: near 1 when it is several records in one."""
    return sum(1 for times in shape.values() if times > 1) / max(1, len(shape) - 1) if len(shape) > 3 else 0.0


def _name(tree: Tree, node: int) -> str:
    """Class, id and role of an element, lower case."""
    attributes = tree.attributes[node]
    if not attributes:
        return ""
    return f"{attributes.get('class') or ''} {attributes.get('id') or ''} {attributes.get('role') or ''}"[:200].lower()


def asked_words(tree: Tree, values: Sequence[str] = ()) -> frozenset[str]:
    """The words of the query, from the page's own text boxes and from the `values` submitted. A box that says what to
    do with it ("Search this site") has not been asked anything, nor has one that holds an address."""
    boxes = [n for n in tree.find("input") if (tree.attribute(n, "type") or "text").lower() in ("text", "search")]
    found: set[str] = set()
    for text in [*values, *(tree.attribute(node, "value") for node in boxes)][:20]:
        words = _WORDS.findall(text[:80].lower())
        if text in values or (_PROMPTS.isdisjoint(words) and "://" not in text):
            found.update(word for word in words if len(word) > 2 or not word.isascii())
    return frozenset(found)


def _kinds(mode: str, tag: str) -> list[float]:
    """How the pieces are told apart, and which element the first one is."""
    return [
        float(mode == "own"),
        float(mode == "span"),
        float(mode == "chain"),
        float(mode == "hr"),
        float(mode == "br"),
        float(mode == "br2"),
        float(tag == "li"),
        float(tag == "tr"),
        float(tag == "div"),
        float(tag == "p"),
        float(tag in ("dl", "dt", "dd")),
        float(tag in ("td", "th")),
        float(tag in ("a", "span", "font", "b", "")),
        float(tag in ("article", "section")),
    ]
