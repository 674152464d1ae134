"""What bibliographies set in one line, as fields of its own: imprints ("London: Old Press, 1983. 560 pages. ISBN
978-0-306-40615-7"; the ISBN tells that a line is one, its check digit that it is no other number), the place of an article
("Old Journal. 2019 Mar;12(3):101-9."; the style of Vancouver), and who made a thing, behind its title ("The River / Ann Lee";
ISBD).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence, Set
from dataclasses import replace

from crawler.models import FieldValue
from crawler.results.postal import posted
from knowledge.matching import Matcher
from knowledge.values import date, isbn13

#: Longest line that is looked at, and most characters that follow the ISBN where the whole line is an imprint.
LONGEST, REST = 300, 40
#: Confidence of an ISBN that is called one, and of what stands at its place in the line alone.
CALLED, PLACED, UNKNOWN = 0.9, 0.6, 0.3
_ISBN = re.compile(
    r"(?<![^\W_])ISBN(?:[-\s]?1[03])?\s?[:：#.]?\s?((?:97[89][-\s‐–]?)?(?:\d[-\s‐–]?){9}[\dXx])(?![\dA-Za-z])", re.I
)
_YEAR = re.compile(r"(?<![\d-])((?:1[5-9]|20)\d\d)(?![\d-])(?!\s?(?:pages|pp?\b|seiten|s\.))", re.I)
#: The name before the year, after a place where one is given.
_MAKER = re.compile(r"\A(?:[^,.:;()\d]{2,40}:\s?)?([^,.:;()\d]{2,60}?(?:\sCo\.|\sInc\.|\sLtd\.)?)\s?[,(]\s?\Z")
#: What is said after a title, which then stands in the line too.
_BY = re.compile(r"(?<![^\W_])(?:by|von|par|por|di|door|av|af)(?![^\W_])", re.I)
#: Journal, year, month or day, volume, issue.
_ARTICLE = re.compile(
    r"(?:\A|\.\s)([^.;:]{2,120})\.\s((?:1[89]|20)\d\d)(?:\s[A-Z][a-z]{2,8}\.?(?:[-–/][A-Z][a-z]{2,8})?(?:\s\d{1,2})?)?\s?;\s?"
    r"\d{1,4}\s?(?:\(|:|,)"
)
#: "Lee A, de la Cruz MB." before it.
_AUTHORS = re.compile(r"\A[^\W\d_][^.,;:\d]{1,40}\s[A-Z]{1,3}(?:,\s(?:[^\W\d_][^.,;:\d]{1,40}\s[A-Z]{1,3}|et al))*\Z")
#: "London : Old Press, c1983.", "Old Press (1983)", "Old Press 1983" (ISBD 4: place, name, date).
_ISSUED = re.compile(
    r"(?:(?P<place>[^\W\d_][^:;\d]{1,40}?)\s?:\s)?(?P<name>[^\W\d_][^:;\d]{1,60}?)(?:\s?[,;·(\[]\s?|\s)"
    r"(?:c|©|©\s|cop\.?\s|p)?(?P<year>(?:1[5-9]|20)\d\d)[)\].]{0,2}\Z"
)
#: "Old Press, 1983. £12.50": what dealers set below a title.
_PRICED = re.compile(
    r"(?P<name>[^\W\d_][^,;:()\d]{1,60}?),\s(?P<year>(?:1[5-9]|20)\d\d)[.,;:]?\s+"
    r"(?P<price>[€$£¥₹]\s?\d[\d.,]*\d|\d[\d.,]*\d\s?(?:€|£|EUR|USD|GBP|CHF|kr|zł))\.?\Z"
)
#: What parts two statements of one line.
_PARTED = re.compile(r"\s+[·•|]\s+")
_SET_OFF = re.compile(r"\A\s?[,;(\[]")
#: Labels of such a line beside those of the year and the publisher.
_ISSUE = frozenset(
    "publication;imprint;published;publication info;publication information;publication details;publishing details;published in;"
    "erschienen;veröffentlichung;veröffentlicht;publikation;impressum;publié;publicación;publicado;datos de publicación;edición;"
    "pubblicazione;publicação;uitgave;utgivning;utgivelse;выходные данные;出版;出版项;出版項;出版发行;出版発行".split(
        ";"
    )
)
#: What stands before a year in such a line and is no publisher.
_OTHER = re.compile(
    r"(?:the\s)?(?:spring|summer|autumn|fall|winter|hardcover|paperback|\w+\s(?:ed|edition|printing)|edition|in|on|since)\b",
    re.I,
)
_MADE_BY = re.compile(r"(?:edited\s|written\s)?(?:by|von|par|por|di|door|av|af)\s", re.I)
_WORD = re.compile(r"[^\W\d_]+")
#: Words of a statement of responsibility beside the names.
_ROLES = frozenset(
    "by and edited with the translated illustrated von und hrsg par et por y di e van en av och af og author authors editor "
    "editors ed eds translator translators trans transl illustrator autor verfasser übersetzer traducteur".split()
)


def imprinted(fields: Sequence[FieldValue], matcher: Matcher) -> list[FieldValue]:
    """The fields of one record with what its lines hold, as far as the record has none of it, and with bare titles."""
    stated = _stated(posted(fields, matcher), matcher)
    return _placed(_bare_titles(_issued(_priced(_published(stated, matcher), matcher), matcher), matcher), matcher)


def _stated(fields: Sequence[FieldValue], matcher: Matcher) -> list[FieldValue]:
    """The fields with numbers and days that end where the next statement of their line begins ("£30 · Posted on 6 May")."""
    kinds = {one.name: one.type for one in matcher.domain.attributes}
    result = []
    for field in fields:
        first, *rest = _PARTED.split(field.value, maxsplit=1)
        runs = rest and kinds.get(field.attribute or "") in ("number", "date", "year") and any(map(str.isdigit, first))
        result.append(replace(field, value=first) if runs else field)
        if runs:
            result.append(FieldValue(f"{field.key} after", rest[0], None, UNKNOWN))
    return result


def _priced(fields: Sequence[FieldValue], matcher: Matcher) -> list[FieldValue]:
    """The fields with the publisher, the year and the price of a line that holds these three and nothing else."""
    result = list(fields)
    year = next((one.name for one in matcher.domain.attributes if one.type == "year"), None)
    names = {"name": matcher.key("publisher")[0], "year": year, "price": matcher.key("price")[0]}
    taken = {field.attribute for field in fields if field.attribute}
    for field in fields:
        match = _PRICED.match(field.value) if field.attribute is None and len(field.value) <= LONGEST else None
        if match and names["name"] and not _OTHER.match(match["name"]):
            told = ((name, match[part].strip()) for part, name in names.items() if name and name not in taken)
            return result + [FieldValue(f"{field.key} {name}", value, name, PLACED) for name, value in told]
    return result


def _issued(fields: Sequence[FieldValue], matcher: Matcher) -> list[FieldValue]:
    """The fields with the publisher and the year of a line that says where a thing was published, as far as the record
    has none: by its label, or by the place before a colon. Words where the label wants a year are the publisher."""
    result = list(fields)
    year = next((one.name for one in matcher.domain.attributes if one.type == "year"), None)
    publisher, taken = matcher.key("publisher")[0], frozenset(field.attribute for field in fields)
    if year is None or publisher is None:
        return result
    if publisher in taken:
        return _alone(result, publisher, year, taken)
    for place, field in enumerate(fields):
        if field.attribute not in (None, year) or len(field.value) > LONGEST:
            continue
        labelled = field.key.casefold().strip() in _ISSUE or matcher.key(field.key)[0] == year
        match = _ISSUED.match(field.value) if labelled or " : " in field.value or ": " in field.value else None
        if match and (labelled or match["place"]) and date(field.value) is None and not _OTHER.match(match["name"]):
            if field.attribute == year:
                result[place] = replace(field, value=match["year"])
            elif year not in taken:
                result.append(FieldValue(f"{field.key} year", match["year"], year, PLACED))
            result.append(FieldValue(f"{field.key} publisher", match["name"].strip(), publisher, PLACED))
            return result
        if labelled and field.attribute is None and _is_name(field.value):
            place = _last_named(fields, place)
            name = fields[place].value.rpartition(" : ")[2].strip(" ,.")
            result[place] = replace(fields[place], attribute=publisher, value=name, confidence=PLACED)
            return result
    return result


def _alone(fields: list[FieldValue], publisher: str, year: str, taken: Set[str | None]) -> list[FieldValue]:
    """The fields with publishers that stand between a place and a year by themselves, and that year."""
    for place, field in enumerate(fields):
        match = (
            _ISSUED.match(_dated(_latin(field.value), field.key, fields))
            if field.attribute == publisher and len(field.value) <= LONGEST
            else None
        )
        if (
            match
            and (match["place"] or _SET_OFF.search(match[0][match.end("name") :]))
            and not _OTHER.match(match["name"])
        ):
            fields[place] = replace(field, value=match["name"].strip())
            if year not in taken:
                fields.append(FieldValue(f"{field.key} year", match["year"], year, PLACED))
            break
    return fields


def _dated(text: str, key: str, fields: Sequence[FieldValue]) -> str:
    """A text with the year behind it that was parted from it before, as in the other records of its list."""
    year = next((field.value for field in fields if field.key == f"{key} year"), "")
    return f"{text}, {year}" if year and ": " in text else text


def _latin(text: str) -> str:
    """A text with the digits and commas of any script as Latin ones."""
    return "".join(
        str(unicodedata.digit(sign)) if sign.isdecimal() else "," if sign in "،，、" else sign for sign in text
    )


def _last_named(fields: Sequence[FieldValue], place: int) -> int:
    """The last of the names that stand one after the other under one label, each in an element of its own: where a thing was
    published comes before by whom (ISBD 4)."""
    for after in range(place + 1, len(fields)):
        one = fields[after]
        if one.key != fields[place].key or one.attribute is not None or not _is_name(one.value):
            return after - 1
    return len(fields) - 1


def _is_name(text: str) -> bool:
    """Whether words may be a name: few, without digits, the first with a capital or in a script that has none."""
    return 1 < len(text) <= 80 and not any(map(str.isdigit, text)) and text[0].isalpha() and not text[0].islower()


def _bare_titles(fields: Sequence[FieldValue], matcher: Matcher) -> list[FieldValue]:
    """The fields with titles that end before a statement of who made the thing, where that says no more than its names; and
    before a slash behind which it stands as a field of its own."""
    main = matcher.domain.main
    fields = [
        replace(field, value=field.value[:-2].rstrip())
        if field.attribute == main and field.value.endswith(" /") and len(field.value) > 2
        else field
        for field in fields
    ]
    if not any(" / " in field.value for field in fields):
        return fields
    people = {one.name for one in matcher.domain.attributes if one.type == "name"}
    named = {word for f in fields if f.attribute in people for word in _WORD.findall(f.value.casefold())}
    result = []
    for field in fields:
        title, mark, rest = field.value.rpartition(" / ")
        said = set(_WORD.findall(rest.casefold())) - _ROLES
        whose = said <= named or (_MADE_BY.match(rest) is not None and bool(said & named))
        told = field.attribute == main and mark and title.strip() and said and whose
        result.append(replace(field, value=title.strip()) if told else field)
    return result


def _placed(fields: Sequence[FieldValue], matcher: Matcher) -> list[FieldValue]:
    """The fields with the journal, the year and the people of the line that says where an article appeared."""
    result = list(fields)
    taken = {field.attribute for field in fields if field.attribute}
    year = next((one.name for one in matcher.domain.attributes if one.type == "year"), None)
    lines = [match for f in fields if f.attribute in (None, year) and (match := _ARTICLE.search(f.value[:LONGEST]))]
    if len({match.string for match in lines}) != 1:
        return result
    before = lines[0].string[: lines[0].start()]
    people = [name for name in before.split(", ") if name != "et al"] if _AUTHORS.match(before) else []
    told = [(matcher.key("journal")[0], lines[0][1]), (year, lines[0][2])]
    told += [(matcher.key("author")[0], name) for name in people]
    return result + [FieldValue(f"cited {n}", value.strip(), n, PLACED) for n, value in told if n and n not in taken]


def _published(fields: Sequence[FieldValue], matcher: Matcher) -> list[FieldValue]:
    """The fields with the ISBN that one of its lines holds, and the year and the publisher of that line,
    as far as the record has none. Several different ISBNs are those of other things too, and are left."""
    result = list(fields)
    kinds = {attribute.type: attribute.name for attribute in reversed(matcher.domain.attributes)}
    taken = {field.attribute for field in fields if field.attribute}
    if "isbn" not in kinds or kinds["isbn"] in taken:
        return result
    found: dict[str, tuple[FieldValue, re.Match[str]]] = {}
    for field in fields:
        if field.attribute is None and "isbn" in field.value.lower() and _is_line(field.value):
            for match in _ISBN.finditer(field.value):
                code = isbn13(match[1])
                if code is not None:
                    found.setdefault(code, (field, match))
    if len(found) != 1:
        return result
    line, match = next(iter(found.values()))
    result.append(FieldValue("ISBN", match[1].strip(), kinds["isbn"], CALLED))
    before, after = line.value[: match.start()], line.value[match.end() :]
    years = list(_YEAR.finditer(f"{before}|{after}"))
    if len({year[1] for year in years}) != 1 or len(after) > REST or kinds.get("year", "") in taken | {""}:
        return result
    result.append(FieldValue(f"{line.key} year", years[0][1], kinds["year"], PLACED))
    maker, publisher = _MAKER.match(before[: years[0].start()]), matcher.key("publisher")[0]
    if maker and publisher and publisher not in taken and not _BY.search(before) and maker[1][0].isupper():
        result.append(FieldValue(f"{line.key} publisher", maker[1].strip(), publisher, PLACED))
    return result


def _is_line(text: str) -> bool:
    """Whether a text may be an imprint: no extract of a longer one, which may speak of anything."""
    return len(text) <= LONGEST and "..." not in text and "…" not in text
