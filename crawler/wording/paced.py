"""Searches that ask to wait between two questions, or to ask no more for a while: a page that says so in place of an answer, with
status 200."""

from __future__ import annotations

import re

from crawler.page import Page
from crawler.wording.lines import lines, place
from crawler.wording.phrases import SPENT

#: What "a few seconds" are taken for, the longest time that is waited for, and how much text of a page is read; one that says
#: more than that is no such message.
FEW, LONGEST, MAX_TEXT = 5.0, 60.0, 3_000
#: Most lines of a page, and characters of one, that are read for a limit of searches.
LINES, LINE = 400, 300
_N = (
    r"(\d{1,3}|a few|few|some|several|einigen?|wenigen?|ein paar|quelques|unos|algunos|pocos|alguns|poucos|alcuni|pochi|"
    r"qualche|enkele|een paar|några|noen|kilka|kilkanaście|několik|pár|несколько|кілька|birkaç|数|几|幾)"
)
#: What is to be done after so many seconds, or not before.
_AGAIN = re.compile(
    rf"(?:try|search|retry)\b\D{{0,30}}\bagain\b\D{{0,30}}?{_N} (?:more )?sec(?:ond)?s?\b|"
    rf"\bwait\b\D{{0,40}}?{_N} (?:more )?sec(?:ond)?s?\b|"
    rf"{_N} sec(?:ond)?s? (?:between|before (?:you|searching|your|the next|another|performing|making|starting))|"
    rf"(?:in|nach|noch|alle|mindestens) {_N} sekunden\D{{0,40}}(?:erneut|wieder|noch ?einmal|suche)|"
    rf"\bwarten?\b\D{{0,40}}?{_N} sekunden|"
    rf"(?:réessay|attend|patient)\w*\D{{0,50}}?{_N} secondes?|(?:int[eé]nt|esper|prueb)\w*\D{{0,50}}?{_N} segundos|"
    rf"(?:tent|aguard|esper)\w*\D{{0,50}}?{_N} segundos|(?:riprov|attend|aspett)\w*\D{{0,50}}?{_N} second[io]|"
    rf"(?:wacht|probeer)\w*\D{{0,50}}?{_N} seconden|(?:vänta|försök|vent|prøv)\w*\D{{0,50}}?{_N} sekunder|"
    rf"(?:spróbuj|poczekaj|odczekaj|zaczekaj)\w*\D{{0,60}}?{_N} sekund|(?:zkuste|počkejte|vyčkejte)\w*\D{{0,60}}?{_N} sekund|"
    rf"(?:повтор|попробуй|подожд|снова|через|спробуй|зачекай)\w*\D{{0,60}}?{_N} секунд|{_N} saniye\D{{0,30}}(?:sonra|bekle)|"
    rf"(?:请|請|每|间隔|間隔|两次|兩次|再)\D{{0,15}}?{_N} ?秒|{_N} ?秒\D{{0,10}}(?:后|後|内|待|再|以上)",
    re.IGNORECASE | re.DOTALL,
)


def pause(page: Page) -> float | None:
    """The seconds after which a page asks to search again; None where it does not. Pages that lead on by themselves only say
    that they do."""
    if page.refresh is not None or page.refresh_seconds or len(page.text) > MAX_TEXT:
        return None
    said = _AGAIN.search(page.text)
    if said is None:
        return None
    number = next(one for one in said.groups() if one is not None)
    seconds = float(number) if number.isdecimal() else FEW
    return seconds if 0 < seconds <= LONGEST else None


#: How a sentence begins that says what becomes of whoever asks too much, or shall not: help beside a form, no answer.
_WARNS = re.compile(
    r"(?:note|notice|tip|hinweis|hint|please)?[:,!]?\s*(?:(?:if|when|whenever|wenn|falls|sobald|bei|si|lorsque|quand|cuando|se|"
    r"quando|als|wanneer|jeśli|gdy|pokud|если|при|om|när|hvis|når|users?|clients?|whoever|anyone)\b|如果|若|当)|"
    r".*\b(?:avoid|vermeiden|éviter|evite|evitez|evitare|vermijd|unikaj)\b",
    re.I,
)
_SENTENCE_END = re.compile(r"[.!?。]\s*")


def is_overasked(page: Page) -> bool:
    """Whether a page says that more was asked than the site allows: a line of its own, not in a menu or at the foot, that does
    not warn of it."""
    said = (line for line in lines(page.tree)[:LINES] if len(line.text) <= LINE and _says_spent(line.text))
    return any(not place(page.tree, line).aside for line in said)


def _says_spent(text: str) -> bool:
    spent = SPENT.finditer(text)
    return any(_WARNS.match(_SENTENCE_END.split(text[: found.end()])[-1]) is None for found in spent)
