"""Lines of an address that hold a postal code and the town it is of: "3892 AL Amersfoort", "D-80331 München", "Springfield,
IL 62704", "Leeds, LS1 4AP"; or a code that can be nothing else alone, below the line of its town; and the street on the
line before."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from crawler.models import FieldValue
from knowledge.matching import Matcher

#: Confidence of what is told by its place in such a line alone.
PLACED = 0.6
#: How sure it is at least what a line is that has a label.
LABELLED = 0.9
_TOWN = r"(?P<town>[^\W\d_][^\d,;:()|]{1,40}?)"
#: Money stands behind a number too, and in capitals.
_MONEY = re.compile(r"(?:euros?|eur|usd|chf|gbp|dollars?|pounds?|francs?|franken|kronen|kronor)\b", re.I)
#: Code and town; of four digits alone nobody knows that they are no year.
_LINES = (
    re.compile(
        rf"(?:[A-Z]{{1,2}}[-–]\s?)?(?P<code>\d{{4}}\s?[A-Z]{{2}}|\d{{5}}|\d{{3}}\s\d{{2}}|\d{{2}}-\d{{3}}|[A-Z]-?\d{{4}})\s+{_TOWN}\Z"
    ),
    re.compile(rf"{_TOWN},\s*[A-Z]{{2}}\s+(?P<code>\d{{5}}(?:-\d{{4}})?)\Z"),
    re.compile(rf"(?:{_TOWN},?\s+)?(?P<code>[A-Z]{{1,2}}\d[A-Z\d]?\s\d[A-Z]{{2}}|[A-Z]\d[A-Z]\s\d[A-Z]\d)\Z"),
)
#: A line that may be a town: names, no numbers and no marks.
_NAMED = re.compile(r"[^\W\d_][^\d,;:()|]{1,40}\Z")
#: A street and a house in it, on a line of its own.
_STREET = re.compile(
    r"(?:[^\W\d_][^\d,;:()|]{2,40}\s\d{1,4}\s?[A-Za-z]?(?:\s?[-–/]\s?\d{1,4}[A-Za-z]?)?|"
    r"\d{1,5}[A-Za-z]?,?\s[^\W\d_][^\d,;:()|]{2,40})\Z"
)
_CODES = "postcode;postal code;zip code;zip;postleitzahl;plz;code postal;código postal;cap;kod pocztowy;psč;postnummer;индекс"
_TOWNS = (
    "city;town;ort;stadt;wohnort;ville;commune;ciudad;municipio;localidad;cidade;città;comune;località;plaats;woonplaats;"
    "miasto;miejscowość;město;obec;stad;город"
)
_STREETS = (
    "street;street address;address;straße;strasse;anschrift;adresse;rue;calle;dirección;via;indirizzo;rua;endereço;morada;straat;"
    "adres;ulica;ulice;adresa;gata;adress;gate;улица;адрес"
)


def posted(fields: Sequence[FieldValue], matcher: Matcher) -> list[FieldValue]:
    """The fields of one record with the code and the town of the one such line that no label calls something else, as far as
    the record has none, and with the street above it. Only a domain that knows of postal codes asks for them: elsewhere "25500
    Euro" is no town."""
    code, town = _asked(matcher, _CODES), _asked(matcher, _TOWNS)
    if code is None:
        return list(fields)
    lines = [
        (place, match)
        for place, field in enumerate(fields)
        if (field.attribute is None or (field.attribute == town != code and field.confidence < LABELLED))
        and (match := _line(field.value)) is not None
    ]
    if len({match.string for _, match in lines}) != 1:
        return list(fields)
    place, match = lines[0]
    field, result = fields[place], list(fields)
    if field.attribute is not None:  # what was taken for a town is one with its code before it
        result[place] = replace(field, attribute=None)
    taken = {one.attribute for one in result if one.attribute}
    before = _before(field, fields)
    road = _asked(matcher, _STREETS)
    told = [(code, match["code"]), (town, match["town"] or _above(before))]
    if town is not None and match["town"] and road not in (code, town) and _STREET.match(before):
        told.append((road, before))
    new = [
        FieldValue(f"{field.key} {name}", value.strip(), name, PLACED)
        for name, value in told
        if name and value and name not in taken
    ]
    return [*result, *new] if new else list(fields)


def _before(field: FieldValue, fields: Sequence[FieldValue]) -> str:
    """What stands on the line before one, where that is called nothing and built as it is; else ""."""
    place = fields.index(field)
    before = fields[place - 1] if place else field
    alike = before.key.rstrip(" 0123456789") == field.key.rstrip(" 0123456789")
    return before.value.strip() if before.attribute is None and alike and before is not field else ""


def _above(before: str) -> str:
    """The town on the line before that of a code; "" where that line is something else."""
    return before if _NAMED.match(before) and not before[:1].islower() else ""


def _line(text: str) -> re.Match[str] | None:
    match = next((match for line in _LINES if (match := line.match(text.strip())) is not None), None)
    if match is None or (match["town"] or "A")[0].islower() or _MONEY.match(match["town"] or ""):
        return None
    return match


def _asked(matcher: Matcher, words: str) -> str | None:
    """The attribute that one of some words names."""
    return next((name for word in words.split(";") if (name := matcher.key(word)[0])), None)
