"""What a longer label is about: the attribute that its head names, whatever stands beside it ("Online price", "Wine region")."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from knowledge.domain import Domain
from knowledge.similarity import fold, has_cjk, tokens
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
    "contact billing parent series original versand lieferung livraison envio naissance deces nacimiento muerte nascita morte "
    "nascimento nastere death".split()
)


#: What joins a head to what stands behind it, most words of a label so joined, and those with which it is about something
#: else: how many there are, or a page, a person or a payment beside the thing.
_OF = frozenset("of de del della dello dei degli delle dell di du des d da do das dos dels".split())
JOINED = 6
_ASIDE = OTHERWISE | frozenset(
    "number numbers numero numeros nombre numar nr no quantity quantite cantidad quantita quantidade page pages pagina paginas "
    "preface serie traduction traduccion traduzione traducao translation contacto contatto paiement pago pagamento "
    "payment".split()
)
_WORD = re.compile(r"\w+")
#: Fewest letters of a word that may have grown together, of what stands before its head and of that; with what such a word is
#: about something else ("Lieferpreis").
GROWN, STEM, TERM = 8, 3, 4
_ELSE = (
    *(word for word in OTHERWISE if len(word) > TERM),
    *fold(  # what is sent, a person's life, a prize, a saving, the price of a measure, when somebody looked
        "liefer seiten kunden lever frakt fragt toimitus verzend bezorg porto posti geburts todes sterbe geboorte sterf "
        "overlijdens födelse fødsel fødse døds döds syntymä kuolin sünni surma preis ersparnis grundpreis gründungs alters "
        "zugriffs abruf"
    ).split(),
)
#: Types of attributes that may begin a label without being joined to it, and those that may where they are.
_TYPED, _THINGS = {"number", "year", "isbn"}, {"text", "enum"}


class Heads:
    """The heads that labels of a domain have; `owners` says whose each term is ("" of what is no attribute)."""

    def __init__(self, domain: Domain, owners: Mapping[str, str]) -> None:
        self._owners = owners
        self._typed = {one.name for one in domain.attributes if one.type in _TYPED}
        self._things = {one.name for one in domain.attributes if one.type in _THINGS} - {domain.main}

    def of(self, label: str) -> str | None:
        """The attribute that a label of several words is about, None where its head names none."""
        joined = joined_head(label, self._owners, self._things)
        words = tokens(label)
        found = joined or head_of(words, self._owners, self._typed)
        return found or (grown_head(words[0], self._owners, self._typed) if len(words) == 1 else None) or None


def joined_head(text: str, owners: Mapping[str, str], things: Collection[str]) -> str | None:
    """The attribute, one of `things`, whose term begins a label and is joined to the rest ("Niveau de description", "Place of
    publication"), as most languages of the west say what they mean. People are joined to what they did ("Author of the
    preface") and are none of these."""
    words = _WORD.findall(fold(text))
    joint = next((at for at, word in enumerate(words[: HEAD + 1]) if at and word in _OF), 0)
    if not 0 < joint < len(words) - 1 or len(words) > JOINED or not _ASIDE.isdisjoint(words):
        return None
    found = owners.get(" ".join(words[:joint]))
    return found if found in things else None


def grown_head(word: str, owners: Mapping[str, str], typed: Collection[str]) -> str | None:
    """The attribute, one of `typed`, whose term ends one long word, as languages that grow words together say what they mean
    ("Ladenpreis", "Uitgavejaar", "Myyntihinta"); None where it begins with what makes it about something else."""
    if len(word) < GROWN or not word.isalpha() or has_cjk(word) or any(map(word.startswith, _ELSE)):
        return None
    ends = (word[at:] for at in range(STEM, len(word) - TERM + 1))
    return next((owners[end] for end in ends if owners.get(end) in typed), None)


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
