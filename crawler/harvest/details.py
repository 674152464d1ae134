"""Whether the records' own pages are worth a request each.

A few records of every pattern of addresses are looked at in full first. If their pages say more than the list did
(an attribute the list lacks, or a value the list cut short or spelled as a file), all of them are fetched; if not, only
those of records whose name the list cut short. Programs give pages of every kind addresses of one pattern ("/node/17",
"?n=News.May"): what a few of one kind did not tell says nothing of others, which are looked at by themselves.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from crawler.harvest.spelling import spells
from crawler.links import pattern
from crawler.urls import path_and_query, pieces
from knowledge.similarity import fold

#: Own pages looked at before deciding.
SAMPLE = 3
#: Undecided pages that end the wait: after so many failures the pattern is not followed.
MAX_FAILURES = 6
#: Records of another kind at addresses of a pattern that was turned down before they are looked at by themselves, and the most
#: such kinds of a pattern.
MANY, MAX_KINDS = 8, 4

#: Longest text that may name the first of several.
FIRST = 120
#: What stands where a text was cut.
_CUTS = ("…", "...", "[..]", "[...]", "(...)", "[…]", "(…)")
#: What stands after the first of several, for all the others: "Ann Lee (+3)", "Ann Lee et al.", "Ann Lee and 2 others".
_OTHERS = re.compile(
    r"\w.*(?:\(\+ ?\d{1,3}\)|\+ ?\d{1,3} (?:more|others)|(?:and|&) \d{1,3} (?:more|others?)|[\s,]et\.? al\.?|"
    r"[\s,]u\. ?a\.)\Z",
    re.I,
)


#: A part of a site that a value names before a page of it ("Plants.RosaAlba", "plants:rosa").
_SPACE = re.compile(r"([^\W\d_]\w{1,30})[.:/](?=[^\W\d_])")


def kind_of(url: str, listing: str) -> str:
    """What tells records of one kind from others at addresses of one pattern: the path of the page that lists them, and the part
    of the site that their addresses name."""
    query = path_and_query(url).partition("?")[2]
    spaces = [match[1] for piece in pieces(query) if (match := _SPACE.match(piece.partition("=")[2]))]
    return " ".join([pattern(listing.partition("?")[0]), *spaces[:1]])


def cut_short(value: str) -> bool:
    """The value ends, or begins, as a text does that was too long for its place: an extract around what was found, the
    first of several names."""
    text = value.strip()
    return text.endswith(_CUTS) or text.startswith(_CUTS) or (len(text) < FIRST and _OTHERS.match(text) is not None)


@dataclass
class _Pattern:
    asked: int = 0
    looked: int = 0
    failed: int = 0
    follow: bool | None = None
    listed: Counter[str] = field(default_factory=Counter)
    rows: int = 0
    gained: Counter[str] = field(default_factory=Counter)
    whole: int = 0
    kinds: set[str] = field(default_factory=set)
    waiting: dict[str, tuple[str, Mapping[str, Sequence[str]]]] = field(default_factory=dict)


@dataclass
class DetailPolicy:
    """Decides, for each pattern of record addresses, whether to fetch them. Addresses wait until that is decided. `main` is
    the attribute that records are called by."""

    main: str = "title"
    _patterns: dict[str, _Pattern] = field(default_factory=dict)
    _apart: dict[str, dict[str, _Pattern]] = field(default_factory=dict)
    _of: dict[str, _Pattern] = field(default_factory=dict)

    def listed(self, url: str, identifier: str, attributes: Mapping[str, Sequence[str]], kind: str = "") -> bool:
        """A record with its own page was seen in a list. True: fetch that page now; otherwise it waits or is let be."""
        state = self._patterns.setdefault(pattern(url), _Pattern())
        state.rows += 1
        for name, values in attributes.items():
            if not any(cut_short(value) for value in values):
                state.listed[name] += 1
        if state.follow is None and state.asked < SAMPLE:
            state.asked += 1
            state.kinds.add(kind)
            return True
        if state.follow or (state.follow is False and self._completed(state, attributes)):
            return True
        apart = self._apart_from(state, url, kind)
        if apart is not None and apart.follow is not None:
            return apart.follow
        if apart is not None:
            apart.waiting[url] = (identifier, attributes)
        if state.follow is None:
            state.waiting[url] = (identifier, attributes)
        return False

    def _apart_from(self, state: _Pattern, url: str, kind: str) -> _Pattern | None:
        """What is known of the records of one kind where none of them was among those looked at first."""
        if kind in state.kinds:
            return None
        kinds = self._apart.setdefault(pattern(url), {})
        if kind not in kinds and len(kinds) >= MAX_KINDS:
            return None
        return kinds.setdefault(kind, _Pattern())

    def looked(self, url: str, before: Mapping[str, Sequence[str]], attributes: Mapping[str, Sequence[str]]) -> None:
        """The own page of a record was read; `before` is what the list had said of it."""
        state = self._of.pop(url, None) or self._patterns.setdefault(pattern(url), _Pattern())
        state.looked += 1
        for name, values in attributes.items():
            known = before.get(name)
            if values and (not known or all(map(cut_short, known)) or spells(values[0], [fold(one) for one in known])):
                state.gained[name] += 1
        state.whole += not any(map(cut_short, attributes.get(self.main) or ("…",)))
        self._decide(state)

    def failed(self, url: str) -> None:
        """The own page of a record could not be read or held no record."""
        state = self._of.pop(url, None) or self._patterns.setdefault(pattern(url), _Pattern())
        state.failed += 1
        self._decide(state)

    def _completed(self, state: _Pattern, attributes: Mapping[str, Sequence[str]]) -> bool:
        """Whether the list cut the name of a record short and own pages tell names in full."""
        names = attributes.get(self.main)
        return bool(names) and all(map(cut_short, names or ())) and 2 * state.whole > state.looked

    def _decide(self, state: _Pattern) -> None:
        if state.follow is None:
            if state.looked >= SAMPLE or (state.looked and state.looked + state.failed >= state.asked):
                state.follow = any(2 * count > state.looked for count in state.gained.values())
            elif state.failed >= MAX_FAILURES or (state.failed >= state.asked and not state.looked):
                if state.failed >= MAX_FAILURES or not state.waiting:
                    state.follow = False
                else:
                    state.asked = 0

    def follows(self, url: str) -> bool | None:
        """Whether pages of this pattern, or of some kind at such addresses, are fetched; None while undecided or unknown."""
        state = self._patterns.get(pattern(url))
        if state is None or state.follow is not False:
            return state.follow if state is not None else None
        return any(one.follow for one in self._apart.get(pattern(url), {}).values())

    def undecided(self, url: str, kind: str = "") -> bool:
        """Whether it may still matter that a record of this kind was listed."""
        state = self._patterns.get(pattern(url))
        if state is None or state.follow is None:
            return True
        apart = self._apart.get(pattern(url), {})
        open_ = apart[kind].follow is None if kind in apart else len(apart) < MAX_KINDS
        return state.follow is False and kind not in state.kinds and open_

    def knows(self, url: str) -> bool:
        """Whether this looks like the own page of a record already listed."""
        return pattern(url) in self._patterns

    def due(self) -> dict[str, tuple[str, Mapping[str, Sequence[str]]]]:
        """Addresses whose wait is over, with the record's id and what its list said: decided to be fetched, or further
        samples."""
        found: dict[str, tuple[str, Mapping[str, Sequence[str]]]] = {}
        for shape, state in self._patterns.items():
            if state.follow:
                found.update(state.waiting)
                state.waiting.clear()
                self._apart.pop(shape, None)
            elif state.follow is False:
                completed = {url: one for url, one in state.waiting.items() if self._completed(state, one[1])}
                found.update(completed)
                self._taken(shape, completed)
                state.waiting.clear()
                for kind, apart in self._apart.get(shape, {}).items():
                    if kind not in state.kinds:
                        found.update(self._due_apart(apart))
            elif state.waiting and state.asked < SAMPLE:
                while state.waiting and state.asked < SAMPLE:
                    url, waited = state.waiting.popitem()
                    found[url] = waited
                    state.asked += 1
                    self._taken(shape, (url,))
        return found

    def _taken(self, shape: str, urls: Iterable[str]) -> None:
        """These addresses wait no more with their kind: nothing is fetched twice, nor awaited that was."""
        for apart in self._apart.get(shape, {}).values():
            for url in urls:
                apart.waiting.pop(url, None)

    def _due_apart(self, state: _Pattern) -> dict[str, tuple[str, Mapping[str, Sequence[str]]]]:
        """The same of the records of one kind, once there are many of them."""
        if state.follow is not None:
            found = dict(state.waiting) if state.follow else {}
            state.waiting.clear()
            return found
        if state.asked >= SAMPLE or (not state.asked and len(state.waiting) < MANY):
            return {}
        found = {url: state.waiting.pop(url) for url in list(state.waiting)[: SAMPLE - state.asked]}
        state.asked += len(found)
        self._of.update(dict.fromkeys(found, state))
        return found
