"""Durations whose numbers and units the markup sets apart (`<b>1</b> <i>hr</i> <b>50</b> <i>min</i>`), put together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from crawler.regions.leaves import Leaf

_SECONDS = """second seconds sec secs s sek sekunde sekunden seconde secondes segundo segundos secondo secondi sekund sekunder
sekunti sekuntia sekunda sekundy секунда секунды секунд сек saniye sn másodperc 秒 초"""
_MINUTES = """minute minutes min mins m minuto minutos minuten minuti minuut minuter minut minutter minuta minuty minuutti
minuuttia minutt λεπτό λεπτά минута минуты минут мин хвилин хв dakika dk perc minúta minúty minút 分 分钟 分鐘 분"""
_HOURS = """hour hours hr hrs h stunde stunden std heure heures hora horas ora ore uur uren timme timmar tim time timer tunti
tuntia godzina godziny godzin godz hodina hodiny hodin hod ώρα ώρες час часа часов ч година години годин saat sa óra
小时 小時 時間 시간"""
_DAYS = """day days d tag tage tagen jour jours día días dia dias giorno giorni dag dagen dagar dage päivä päivää dzień dni
den dny dní ημέρα ημέρες день дня дней gün nap 天 일"""
_WORDS = (_SECONDS, _MINUTES, _HOURS, _DAYS)
#: What a unit is one of, the greater the longer it lasts.
_UNITS = {word: rank for rank, words in enumerate(_WORDS) for word in words.split()}
_PIECE = re.compile(r"(?P<number>\d{1,4}(?:[.,]\d{1,2})?[¼½¾⅓⅔]?|[¼½¾⅓⅔])|(?P<unit>[^\W\d_]{1,10})\.?|\s+")
LONGEST = 24


def together(line: Sequence[Leaf]) -> list[Leaf]:
    """The leaves of a line, those of one duration as one. A unit that is written twice, in short for the eye and in full for
    those who are read to, is kept once, as it comes first."""
    if sum(leaf.text[:1].isnumeric() for leaf in line) == 0 or len(line) < 2:
        return list(line)
    found: list[Leaf] = []
    place = 0
    while place < len(line):
        text, length = _duration(line, place)
        found.append(replace(line[place], text=text, opening=0) if length > 1 else line[place])
        place += max(1, length)
    return found


def _duration(line: Sequence[Leaf], begin: int) -> tuple[str, int]:
    """The duration that begins at a place of a line, and how many of its leaves tell it: numbers with units, each shorter than
    the one before; nothing where there is none."""
    words: list[str] = []
    least, last = len(_WORDS), -1
    text, length = "", 0
    for place in range(begin, len(line)):
        pieces = _pieces(line[place])
        if not pieces:
            break
        for piece in pieces:
            rank = _UNITS.get(piece.casefold(), -1)
            waiting = bool(words) and words[-1][-1].isnumeric()
            if rank < 0 and not waiting:
                words.append(piece)
            elif rank >= 0 and waiting and rank < least:
                words.append(piece)
                least = last = rank
            elif rank < 0 or waiting or rank != last:
                return text, length
        if words and not words[-1][-1].isnumeric():
            text, length = " ".join(words), place + 1 - begin
    return text, length


def _pieces(leaf: Leaf) -> list[str]:
    """The numbers and units of time that a text is made of; none where it says more, or is a link."""
    if leaf.link >= 0 or leaf.icon or len(leaf.text) > LONGEST:
        return []
    found: list[str] = []
    at = 0
    while at < len(leaf.text):
        match = _PIECE.match(leaf.text, at)
        if match is None:
            return []
        at = match.end()
        if match["number"]:
            found.append(match["number"])
        elif match["unit"]:
            if match["unit"].casefold() not in _UNITS:
                return []
            found.append(match["unit"])
    return found
