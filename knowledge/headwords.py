"""What a longer label is about: the attribute that its head names, whatever stands beside it ("Online price", "Wine region")."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from knowledge.similarity import fold
from knowledge.words import STOP_WORDS

#: Most words of such a label, and of its head.
WORDS, HEAD = 4, 3
#: What a day is called by itself.
DATE = frozenset(
    fold(
        "date datum data fecha dato dátum datums kuupäev päivämäärä tarih tanggal дата ημερομηνία 日期 日付 날짜 التاريخ "
        "תאריך"
    ).split()
)

#: What stands last in a label before a day: "Posted on", "Veröffentlicht am", "Publié le".
WHEN = frozenset(fold("on am le el il em op den dne dnia pe").split())

#: What was done to a thing on the day that stands behind it: "Filed", "Opinion issued". When it was posted or published says
#: when the page was made.
MADE = frozenset(
    fold("filed issued decided delivered released entschieden erlassen rendu fallado emessa wydano").split()
)

#: Words with which a label is about something else than what it ends in.
OTHERWISE = frozenset(
    "shipping delivery postage replacement cover training former previous last next start end interview due birth death "
    "contact billing parent series original versand lieferung livraison envio".split()
)


def head_of(words: Sequence[str], owners: Mapping[str, str], either: Collection[str]) -> str | None:
    """The attribute whose term ends a label of several words, or begins it, where it is one of `either`; "" where a term ends
    it that is no attribute's. Words that join others ("Author of the preface") leave no head."""
    if not 2 <= len(words) <= WORDS or any(word in STOP_WORDS or word in OTHERWISE for word in words):
        return None
    sizes = range(min(HEAD, len(words) - 1), 0, -1)
    last = next((owners[term] for size in sizes if (term := " ".join(words[-size:])) in owners), None)
    if last is not None:
        return last
    first = next((owners[term] for size in sizes if (term := " ".join(words[:size])) in owners), None)
    return first if first in either else None
