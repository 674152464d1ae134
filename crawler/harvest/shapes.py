"""The shapes of the addresses of records' own pages: numbers in them are told by their look, names ("/books/the-hidden-valley")
by how many different ones stand at the same place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from crawler.patterns import pattern

#: Different names at one place of otherwise equal addresses from which any name may stand there.
NAMES = 6
#: Places whose names are counted; beyond them nothing more is learned.
MAX_PLACES = 2_000
#: Addresses kept for which there was no room.
MAX_PASSED = 50
#: What stands for any name.
_ANY = "*"


@dataclass
class Shapes:
    """Tells which addresses are of one shape. Learned from the addresses of records, in their order."""

    _names: dict[str, tuple[set[str], set[str], list[str]]] = field(default_factory=dict)
    _free: set[str] = field(default_factory=set)
    _passed: dict[str, frozenset[str]] = field(default_factory=dict)

    def of(self, url: str) -> str:
        """The shape of an address, as far as is known."""
        return self.widened(pattern(url))

    def widened(self, shape: str) -> str:
        """The shape with any name where it has one, where that is known by now."""
        return next((place for place, *_ in _places(shape) if place in self._free), shape)

    def learn(self, url: str) -> tuple[str, list[str]] | None:
        """Take in the address of a record, each but once. The shape that has thereby become one of any name, and those that had
        been shapes by themselves until now; None where nothing changed."""
        shape = pattern(url)
        places = _places(shape)
        if any(place in self._free for place, *_ in places):
            return None
        for place, first, last in places:
            if place not in self._names and len(self._names) >= MAX_PLACES:
                self._pass(shape, places)
                continue
            firsts, lasts, shapes = self._names.setdefault(place, (set(), set(), []))
            for names, name in ((firsts, first), (lasts, last)):
                if len(names) < NAMES:
                    names.add(name)
            shapes.append(shape)
            if min(len(firsts), len(lasts)) >= NAMES:
                self._free.add(place)
                del self._names[place]
                waited = [one for one, places in self._passed.items() if place in places and one not in shapes]
                return place, shapes + [one for one in waited if self.widened(one) == place]
        return None

    def _pass(self, shape: str, places: Iterable[tuple[str, str, str]]) -> None:
        """There was no room for a place of this one: places that begin later have to look for it. The last ones are kept."""
        self._passed[shape] = frozenset(place for place, *_ in places)
        if len(self._passed) > MAX_PASSED:
            del self._passed[next(iter(self._passed))]


def _places(shape: str) -> list[tuple[str, str, str]]:
    """The shapes that an address has where its last part may be any name, or the last but one, or both, each with the names there
    (one twice). None where it ends in a number, which any number may replace as it is, or asks for something by parameters."""
    end = "/" if shape.endswith("/") else ""
    head, *parts = shape.rstrip("/").split("/")
    if "?" in shape or not parts or not _is_name(parts[-1]):
        return []
    *above, last = parts
    found = [("/".join((head, *above, _ANY)) + end, last, last)]
    if above and _is_name(above[-1]):
        *higher, first = above
        found.append(("/".join((head, *higher, _ANY, last)) + end, first, first))
        found.append(("/".join((head, *higher, _ANY, _ANY)) + end, first, last))
    return found


def _is_name(part: str) -> bool:
    return bool(part) and "#" not in part and part != _ANY
