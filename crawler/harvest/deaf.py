"""Addresses that answer every question with the same page: what was asked is read by a script alone, if by anything."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from hashlib import blake2b

from crawler.models import Record

#: Questions that came to the same page, and nothing to another, after which it is drawn: a search that is asked for what nobody
#: has, and for nothing, may say the same to both.
ALIKE = 5
#: Pages drawn in a row that show nothing else than what was sent, after which no more of an address are drawn.
VAIN = 6
#: The same from which on its page is taken to answer nothing by itself: the first questions often ask for nothing.
UNMOVED = 4
#: Addresses that are remembered.
MAX_PLACES = 500


@dataclass(slots=True)
class _Place:
    """What an address without its question sent, to which question last, to how many in a row, whether it `spoke` otherwise to
    another, and how often drawing that showed nothing more."""

    sent: bytes
    question: str
    alike: int = 1
    spoke: bool = False
    vain: int = 0


class Deaf:
    """Remembers what addresses send. It is lost at a restart, and comes again with a few answers."""

    def __init__(self) -> None:
        self._places: OrderedDict[str, _Place] = OrderedDict()

    def heard(self, url: str, body: bytes) -> bool:
        """Take note of what came from an address; whether it is, to the last byte, what came to all other questions there."""
        name, _, question = url.partition("#")[0].partition("?")
        sent = blake2b(body, digest_size=16).digest()
        place = self._places.get(name)
        if place is None:
            place = self._places[name] = _Place(sent, question)
            if len(self._places) > MAX_PLACES:
                self._places.popitem(last=False)
        if place.question != question:
            place.spoke = place.spoke or place.sent != sent
            place.alike += 1
            place.question = question
        return not place.spoke and place.alike >= ALIKE and place.vain < VAIN

    def drew(self, url: str, before: tuple[Record, ...], after: tuple[Record, ...]) -> bool:
        """Take note of what drawing an answer showed, beside what was sent; whether it was nothing, as often before."""
        place = self._places.get(url.partition("#")[0].partition("?")[0])
        if place is None:
            return False
        known = {_said(record) for record in before}
        place.vain = 0 if any(_said(record) not in known for record in after) else place.vain + 1
        return place.vain >= UNMOVED


def _said(record: Record) -> tuple[str | None, ...]:
    return record.url, *(field.value for field in record.fields)
