"""Which query to send next: M3 (5), best-first over lazily sorted value lists, never the product of the lists.

How the product is avoided. An assignment can be no better than any part of it: φ is a minimum, an estimate of the
records it brings does not grow with another condition, and more fields are filled. So a pair is looked at only after
both of its single values came to the front, and every larger assignment after its parts: each front-runner opens
*streams* that lay one older front-runner of another slot over it, and only the head of each stream waits in the heap.
Older front-runners lie in tiers of equal pv, so a stream is sorted by φ without being sorted at all, and values learned
later cannot fall behind it.
"""

from __future__ import annotations

import heapq
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

Ranking = Literal["dks", "dks-fifo"]
#: Estimates the new records that one request with these values (slot name → value) would bring.
Expected = Callable[[Mapping[str, str]], float]

_LOOKAHEAD = 1_000
_REVISIONS = 64
_PULLED, _LEARNED = -1, -2  # `_Single.at` of values that have not come to the front


@dataclass(slots=True)
class Slot:
    """A field to fill: values with their pv in [0, 1], largest pv first, drawn only as needed.

    `blank_allowed` is False where the form must not be sent without this field; blank has pv 1.
    """

    name: str
    values: Iterable[tuple[str, float]] = ()
    blank_allowed: bool = True


@dataclass(frozen=True, slots=True)
class Choice:
    """An assignment (slot name → value; blank slots left out), its φ (M3 (5)), and the new records expected of it."""

    values: Mapping[str, str]
    phi: float
    expected: float


@dataclass(frozen=True, slots=True)
class _Single:
    """A value of a slot that came to the front; `at` counts front-runners."""

    slot: int
    value: str
    pv: float
    at: int


@dataclass(slots=True)
class _Tier:
    """Front-runners of one slot and one pv, in the order they came."""

    singles: list[_Single] = field(default_factory=list)
    ats: list[int] = field(default_factory=list)


@dataclass(slots=True)
class _Stream:
    """The assignments that lay one older front-runner of a slot over `base`: tiers of falling pv, with their ends."""

    base: tuple[_Single, ...]
    tiers: list[tuple[list[_Single], int]]
    tier: int = 0
    position: int = 0

    def head(self) -> _Single | None:
        while self.tier < len(self.tiers):
            singles, end = self.tiers[self.tier]
            if self.position < end:
                return singles[self.position]
            self.tier, self.position = self.tier + 1, 0
        return None


@dataclass(slots=True)
class _Node:
    """What waits in the heap: an assignment, and the stream it is the head of (None for single values)."""

    parts: tuple[_Single, ...]
    phi: float
    order: int
    number: int = 0
    stream: _Stream | None = None


#: −φ, −expected, fields filled, place in the queue, and a number that no other node has.
_Key = tuple[float, float, int, int, int]


class Assignments:
    """The assignments of an interface, best first by (φ, expected new records, fewer filled fields, first in).

    `ranking="dks-fifo"` orders by φ and first in alone. `expected` should not grow when a condition is added;
    without it `dks` orders by φ, fewer filled, first in. It may change as the crawl learns: a waiting assignment
    whose estimate has fallen is set back when it reaches the front. `max_filled` bounds the fields filled at once
    beyond the obligatory ones. `taken` are assignments already sent. No assignment comes twice.
    """

    def __init__(
        self,
        slots: Sequence[Slot],
        *,
        ranking: Ranking = "dks",
        expected: Expected | None = None,
        max_filled: int | None = None,
        blank: bool = True,
        taken: Iterable[Mapping[str, str]] = (),
    ) -> None:
        self._names = [slot.name for slot in slots]
        if len(set(self._names)) != len(self._names):
            raise ValueError("two slots have the same name")
        self._index = {name: index for index, name in enumerate(self._names)}
        self._required = frozenset(index for index, slot in enumerate(slots) if not slot.blank_allowed)
        self._fifo = ranking == "dks-fifo"
        self._expected = expected
        self._max_filled = len(self._required) + max_filled if max_filled is not None else len(slots)
        self._sources: list[Iterator[tuple[str, float]] | None] = [iter(slot.values) for slot in slots]
        self._waiting_source: list[tuple[str, float] | None] = [None] * len(slots)
        self._pulled = [0] * len(slots)
        self._pv: list[dict[str, float]] = [{} for _ in slots]
        self._fronted: list[set[str]] = [set() for _ in slots]
        self._tiers: list[dict[float, _Tier]] = [{} for _ in slots]
        self._taken = {frozenset(item.items()) for item in taken}
        self._closed: set[frozenset[tuple[int, str]]] = set()
        self._closed_sizes: set[int] = set()
        self._heap: list[tuple[_Key, _Node]] = []
        self._ready: list[tuple[Choice, _Key, _Node]] = []
        self._order = 0
        self._fronts = 0
        if blank and not self._required:
            self._push(_Node((), 1.0, self._next_order()))
        for index in range(len(slots)):
            self._pull(index)

    # -- asking ------------------------------------------------------------------------------------------------------

    def pop(self) -> Choice | None:
        """The best assignment, which is thereby used up; None when nothing is left."""
        best = self.candidates(1)
        if not best:
            return None
        self.take(best[0])
        return best[0]

    def candidates(self, limit: int) -> list[Choice]:
        """Up to `limit` best assignments, best first, none used up: send one and `take` it."""
        ready = [(self._key(node), node) for _, _, node in self._ready if not self._is_dropped(node.parts)]
        ready.sort(key=lambda pair: pair[0])
        while limit > 0 and (len(ready) < limit or (self._heap and self._heap[0][0] < ready[limit - 1][0])):
            found = self._front()
            if found is None:
                break
            ready.append(found)
            ready.sort(key=lambda pair: pair[0])
        self._ready = [(self._choice(node, key), key, node) for key, node in ready]
        return [choice for choice, _, _ in self._ready[:limit]]

    def take(self, choice: Choice) -> None:
        """Uses up a candidate. A choice already taken is no error."""
        values = dict(choice.values)
        self._taken.add(frozenset(values.items()))
        self._ready = [entry for entry in self._ready if entry[0].values != values]

    # -- learning ----------------------------------------------------------------------------------------------------

    def extend(self, name: str, values: Iterable[tuple[str, float]]) -> int:
        """Gives a slot newly learned values (value, pv); a known value keeps the larger pv. How many are new or rose.

        A value that has come to the front already keeps its place. KeyError for an unknown slot.
        """
        index = self._index[name]
        return sum(self._add(index, value, pv) for value, pv in values)

    def close(self, values: Mapping[str, str]) -> None:
        """Says that an answer was empty or was read to its end: narrower assignments bring nothing and are dropped."""
        known = [(self._index[name], value) for name, value in values.items() if name in self._index]
        if len(known) == len(values):
            self._closed.add(frozenset(known))
            self._closed_sizes.add(len(known))

    # -- inside ------------------------------------------------------------------------------------------------------

    def _next_order(self) -> int:
        self._order += 1
        return self._order

    def _pull(self, index: int) -> None:
        """Draws from a slot's list the next values of one pv (at most 1,000), and one to look at."""
        source = self._sources[index]
        drawn = 0
        level: float | None = None
        while source is not None and drawn < (1 if self._fifo else _LOOKAHEAD):
            item = self._waiting_source[index] or next(source, None)
            self._waiting_source[index] = None
            if item is None:
                self._sources[index] = None
                return
            if level is not None and item[1] < level:
                self._waiting_source[index] = item
                return
            if self._add(index, *item, pulled=True):
                level = item[1]
                drawn += 1

    def _add(self, index: int, value: str, pv: float, *, pulled: bool = False) -> bool:
        pv = min(max(pv, 0.0), 1.0)
        known = self._pv[index].get(value)
        if known is not None and known >= pv:
            return False
        self._pv[index][value] = pv
        if value in self._fronted[index]:
            return False
        single = _Single(index, value, pv, _PULLED if pulled else _LEARNED)
        self._pulled[index] += pulled
        self._push(_Node((single,), pv, self._next_order()))
        return True

    def _push(self, node: _Node) -> None:
        node.number = self._next_order()
        heapq.heappush(self._heap, (self._key(node), node))

    def _key(self, node: _Node) -> _Key:
        if self._fifo:
            return (-node.phi, 0.0, 0, node.order, node.number)
        return (-node.phi, -self._estimate(node.parts), len(node.parts), node.order, node.number)

    def _estimate(self, parts: tuple[_Single, ...]) -> float:
        return self._expected(self._named(parts)) if self._expected is not None else 0.0

    def _named(self, parts: tuple[_Single, ...]) -> dict[str, str]:
        return {self._names[part.slot]: part.value for part in sorted(parts, key=lambda part: part.slot)}

    def _choice(self, node: _Node, key: _Key) -> Choice:
        expected = self._estimate(node.parts) if self._fifo else -key[1]
        return Choice(self._named(node.parts), node.phi, expected)

    def _front(self) -> tuple[_Key, _Node] | None:
        """Takes the best node off the heap that is a whole assignment, opening what lies behind each it passes."""
        while self._heap:
            key, node = self._current()
            parts = self._advance(node)
            if parts is None or self._is_dropped(parts):
                continue
            node = _Node(parts, node.phi, node.order, node.number)
            self._open(node)
            complete = self._required <= {part.slot for part in parts}
            if complete and frozenset(self._named(parts).items()) not in self._taken:
                return key, node
        return None

    def _current(self) -> tuple[_Key, _Node]:
        """The heap's best node by estimates of now: up to 64 that have fallen since they were put in are set back."""
        key, node = heapq.heappop(self._heap)
        if self._fifo or self._expected is None:
            return key, node
        fallen = []
        for _ in range(_REVISIONS):
            now = self._key(node)
            if now <= key or not self._heap or now <= self._heap[0][0]:
                key = now
                break
            fallen.append((now, node))
            key, node = heapq.heappop(self._heap)
        for entry in fallen:
            heapq.heappush(self._heap, entry)
        if fallen and self._heap and self._heap[0][0] < key:
            return heapq.heapreplace(self._heap, (key, node))
        return key, node

    def _advance(self, node: _Node) -> tuple[_Single, ...] | None:
        """Moves on what the node was the head of; the node's parts, or None when it is out of date."""
        if node.stream is not None:
            node.stream.position += 1
            self._push_head(node.stream, node.order if self._is_partial(node.stream.base) else None)
            return node.parts
        if not node.parts:
            return node.parts
        single = node.parts[0]
        index, value = single.slot, single.value
        if single.at == _PULLED:
            self._pulled[index] -= 1
            if not self._pulled[index]:
                self._pull(index)
        if value in self._fronted[index] or self._pv[index][value] != single.pv:
            return None
        self._fronted[index].add(value)
        self._fronts += 1
        front = _Single(index, value, single.pv, self._fronts)
        tier = self._tiers[index].setdefault(single.pv, _Tier())
        tier.singles.append(front)
        tier.ats.append(front.at)
        return (front,)

    def _open(self, node: _Node) -> None:
        """Opens the streams behind an assignment: for each blank slot, the front-runners older than its parts."""
        parts = node.parts
        if not parts or len(parts) >= self._max_filled:
            return
        filled = {part.slot for part in parts}
        oldest = min(part.at for part in parts)
        for index in range(len(self._names)):
            if index in filled:
                continue
            order = node.order if self._is_partial(parts) else None
            lower = []
            for pv, tier in sorted(self._tiers[index].items(), reverse=True):
                end = bisect_left(tier.ats, oldest)
                if end and pv >= node.phi:  # of one φ: each tier waits with its own head, and the estimate decides
                    self._push_head(_Stream(parts, [(tier.singles, end)]), order)
                elif end:
                    lower.append((tier.singles, end))
            if lower:
                self._push_head(_Stream(parts, lower), order)

    def _push_head(self, stream: _Stream, order: int | None) -> None:
        head = stream.head()
        while head is not None and self._is_dropped((*stream.base, head)):
            stream.position += 1
            head = stream.head()
        if head is not None:
            parts = (*stream.base, head)
            phi = min(part.pv for part in parts)
            self._push(_Node(parts, phi, self._next_order() if order is None else order, stream=stream))

    def _is_partial(self, parts: tuple[_Single, ...]) -> bool:
        """Whether obligatory slots are still missing: what completes it keeps its place in the queue."""
        return bool(self._required) and not self._required <= {part.slot for part in parts}

    def _is_dropped(self, parts: tuple[_Single, ...]) -> bool:
        """Whether an assignment, or a wider one, was closed."""
        if not self._closed:
            return False
        if 0 in self._closed_sizes:
            return True
        pairs = [(part.slot, part.value) for part in parts]
        if 1 in self._closed_sizes and any(frozenset((pair,)) in self._closed for pair in pairs):
            return True
        if max(self._closed_sizes) < 2 or len(pairs) < 2:
            return False
        return any(
            frozenset(pair for bit, pair in enumerate(pairs) if mask >> bit & 1) in self._closed
            for mask in range(1, 1 << min(len(pairs), 12))
        )
