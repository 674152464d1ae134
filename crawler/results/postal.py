"""Lines of an address that hold a postal code and the town it is of: "3892 AL Amersfoort", "D-80331 München", "Springfield,
IL 62704", "Leeds, LS1 4AP"; or a code that can be nothing else alone, below the line of its town."""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.models import FieldValue
from knowledge.matching import Matcher

#: Confidence of what is told by its place in such a line alone.
PLACED = 0.6
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
_CODES = "postcode;postal code;zip code;zip;postleitzahl;plz;code postal;código postal;cap;kod pocztowy;psč;postnummer;индекс"
_TOWNS = (
    "city;town;ort;stadt;wohnort;ville;commune;ciudad;municipio;localidad;cidade;città;comune;località;plaats;woonplaats;"
    "miasto;miejscowość;město;obec;stad;город"
)


def posted(fields: Sequence[FieldValue], matcher: Matcher) -> list[FieldValue]:
    """The fields of one record with the code and the town of the one such line that is called nothing else, as far as the
    record has none. Only a domain that knows of postal codes asks for them: elsewhere "25500 Euro" is no town."""
    taken = {field.attribute for field in fields}
    code, town = _asked(matcher, _CODES), _asked(matcher, _TOWNS)
    wanted = {part: name for part, name in (("code", code), ("town", town)) if name is not None and name not in taken}
    if code is None or not wanted:
        return list(fields)
    lines = [
        (field, match) for field in fields if field.attribute is None and (match := _line(field.value)) is not None
    ]
    if len({match.string for _, match in lines}) != 1:
        return list(fields)
    field, match = lines[0]
    told = {"code": match["code"], "town": match["town"] or _above(field, fields)}
    return [
        *fields,
        *(
            FieldValue(f"{field.key} {part}", told[part].strip(), name, PLACED)
            for part, name in wanted.items()
            if told[part]
        ),
    ]


def _above(field: FieldValue, fields: Sequence[FieldValue]) -> str:
    """The town on the line before that of a code; "" where that line is something else."""
    place = fields.index(field)
    before = fields[place - 1] if place else field
    named = before.attribute is None and _NAMED.match(before.value.strip()) and not before.value.strip()[:1].islower()
    return before.value if named and before.key.rstrip(" 0123456789") == field.key.rstrip(" 0123456789") else ""


def _line(text: str) -> re.Match[str] | None:
    match = next((match for line in _LINES if (match := line.match(text.strip())) is not None), None)
    if match is None or (match["town"] or "A")[0].islower() or _MONEY.match(match["town"] or ""):
        return None
    return match


def _asked(matcher: Matcher, words: str) -> str | None:
    """The attribute that one of some words names."""
    return next((name for word in words.split(";") if (name := matcher.key(word)[0])), None)
