"""Sites that pages link to and nobody named: which are entered, the most promising first, and how many at most."""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from typing import Any

#: Most sites that wait to be entered; of more the least promising are forgotten.
MAX_WAITING = 20_000


@dataclass(frozen=True, slots=True)
class Entrance:
    """The way into a new site: the best link to it, what that is worth, and the link as it stands in a way."""

    site: str
    url: str
    worth: float
    way: list[list[Any]]


class Entrances:
    """The new sites that were met. `most` may be entered; a site that is `known` already is not new."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._known: set[str] = set()
        self._entered = 0
        self._best: dict[str, Entrance] = {}
        self._queue: list[tuple[float, str]] = []

    @property
    def open(self) -> bool:
        """Whether another new site may be entered."""
        return self._entered < self.most

    def know(self, site: str, *, new: bool = False) -> None:
        """A site is crawled; a `new` one was entered from outside."""
        if site not in self._known:
            self._known.add(site)
            self._entered += new
        self._best.pop(site, None)

    def offer(self, entrance: Entrance) -> None:
        """A page links to a site."""
        best = self._best.get(entrance.site)
        if entrance.site in self._known or not self.open or (best is not None and best.worth >= entrance.worth):
            return
        self._best[entrance.site] = entrance
        heapq.heappush(self._queue, (-entrance.worth, entrance.site))
        if len(self._best) > MAX_WAITING:
            kept = sorted(self._best.values(), key=lambda one: (-one.worth, one.site))[: MAX_WAITING // 2]
            self._best = {one.site: one for one in kept}
            self._queue = [(-one.worth, one.site) for one in kept]

    def due(self, level: float) -> list[Entrance]:
        """Those worth at least `level`, best first, as many as may be entered; they are known from now on."""
        found: list[Entrance] = []
        while self._queue and self.open and -self._queue[0][0] >= level:
            worth, site = heapq.heappop(self._queue)
            best = self._best.get(site)
            if best is not None and best.worth == -worth:
                self.know(site, new=True)
                found.append(best)
        return found

    @property
    def promise(self) -> float:
        """What the best of those that wait is worth, 0 where none may be entered."""
        return -self._queue[0][0] if self._queue and self.open else 0.0


class Tide:
    """What a link must be worth to be followed now, the same for all sites: it ebbs when nothing worth as much is left
    anywhere, so that sites are looked through side by side, what promises most first."""

    HIGH, SHARE, LOW = 0.5, 0.5, 0.001

    def __init__(self) -> None:
        self.level = self.HIGH

    def ebb(self) -> bool:
        """Be content with less; False where what is less is not worth a request."""
        if self.level <= self.LOW:
            return False
        self.level = max(self.LOW, self.level * self.SHARE)
        return True
