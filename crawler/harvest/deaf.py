"""Addresses that answer every question with the same page: what was asked is read by a script alone, if by anything."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from crawler.models import Record

#: Questions that came to the same page, and nothing to another, after which it is drawn: a search that is asked for what nobody
#: has, and for nothing, may say the same to both.
ALIKE = 5
#: Pages drawn in a row that show nothing else than what was sent, after which no more of an address are drawn.
VAIN = 6
#: The same of an address that drawing once showed more of: most of what a search is asked for may be what nobody has.
LATER = 60
#: The same from which on its page is taken to answer nothing by itself: the first questions often ask for nothing.
UNMOVED = 4
#: Addresses that are remembered.
MAX_PLACES = 500


@dataclass(slots=True)
class _Place:
    """What an address without its question sent, to which question last, to how many in a row, whether it `spoke` otherwise to
    another, how often in a row drawing that showed nothing more, and whether it ever `bore` something."""

    sent: bytes
    question: str
    alike: int = 1
    spoke: bool = False
    vain: int = 0
    bore: bool = False

    @property
    def worth(self) -> bool:
        """Whether what it sends is still drawn."""
        return self.vain < (LATER if self.bore else VAIN)


class Deaf:
    """Remembers what the addresses of a site send. The site's events say what it has `told` of them, and bring it back."""

    def __init__(self) -> None:
        self._places: OrderedDict[str, _Place] = OrderedDict()

    def heard(self, url: str, body: bytes) -> bool:
        """Take note of what came from an address; whether it is, to the last byte, what came to all other questions there."""
        name, question = _name(url), url.partition("#")[0].partition("?")[2]
        sent = blake2b(body, digest_size=16).digest()
        place = self._places.get(name)
        if place is None:
            place = self._keep(name, _Place(sent, question))
        if place.question != question:
            place.spoke = place.spoke or place.sent != sent
            place.alike += 1
            place.question = question
        return not place.spoke and place.alike >= ALIKE and place.worth

    def drew(self, url: str, before: tuple[Record, ...], after: tuple[Record, ...]) -> bool:
        """Take note of what drawing an answer showed, beside what was sent; whether it was nothing, as often before."""
        place = self._places.get(_name(url))
        if place is None:
            return False
        known = {_said(record) for record in before}
        shown = any(_said(record) not in known for record in after)
        place.vain, place.bore = 0 if shown else place.vain + 1, place.bore or shown
        return not place.bore and place.vain >= UNMOVED

    def mute(self, url: str) -> bool:
        """Whether an address sent the same to every question, and only scripts made answers of it: undrawn it tells nothing."""
        place = self._places.get(_name(url))
        return place is not None and place.bore and not place.spoke

    def told(self, url: str) -> dict[str, Any]:
        """What an event says of an address that never spoke but with one voice, nothing of any other."""
        name = _name(url)
        place = self._places.get(name)
        if place is None or place.spoke or place.alike < 2:
            return {}
        return {"deaf": [name, place.sent.hex(), place.question, place.alike, place.vain, place.bore]}

    def replay(self, name: str, sent: str, question: str, alike: int, vain: int, bore: bool = False) -> None:
        """Know again what an event told."""
        self._keep(name, _Place(bytes.fromhex(sent), question, alike, vain=vain, bore=bore))

    def _keep(self, name: str, place: _Place) -> _Place:
        self._places[name] = place
        if len(self._places) > MAX_PLACES:
            self._places.popitem(last=False)
        return place


def _name(url: str) -> str:
    """An address without its question."""
    return url.partition("#")[0].partition("?")[0]


def _said(record: Record) -> tuple[str | None, ...]:
    return record.url, *(field.value for field in record.fields)
