"""Records as rows of the output: named values, identity, and where they came from."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from crawler.browser.scene import shown
from crawler.harvest.addresses import OwnAddresses
from crawler.harvest.details import cut_short
from crawler.harvest.several import parted, terms
from crawler.identity import Identities, attribute_values
from crawler.journal import timestamp
from crawler.keys import apart, keys_of
from crawler.models import FieldValue, Location, Record
from crawler.regions.moments import AGO
from knowledge.domain import Domain
from knowledge.similarity import fold
from knowledge.values import date, written_isbn, year

#: A day as pages set it beside a name: "26 Nov '24", "on March 5, 1998, 6:22 a.m.", "2024-11-26 10:15".
_DAY = re.compile(
    r"(?:(?:on|am|le|el|il|den|em)\s+)?(?:"
    r"\d{1,2}\.?\s+[^\W\d_]{3,9}\.?,?\s+['’]?\d{2,4}|[^\W\d_]{3,9}\.?\s+\d{1,2},?\s+['’]?\d{2,4}|"
    r"\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})"
    r"(?:,?[T\s]\s*(?:at\s+|um\s+|à\s+)?\d{1,2}[:.h]\d{2}.{0,15})?",
    re.I,
)
#: Kinds of attributes that are told in figures.
_FIGURES = frozenset({"date", "year", "number"})
#: Confidence of a value that was cut short, or that tells a day by how long ago it was, so that the whole value replaces
#: it.
CUT_CONFIDENCE = 0.3
#: Fewest values of one label that stand one by one.
APART = 3


@dataclass(frozen=True, slots=True)
class Row:
    """One record of a page with its id; `data` is what is stored."""

    identifier: str
    new: bool
    url: str | None
    attributes: Mapping[str, list[str]]
    texts: tuple[str, ...]
    data: Mapping[str, Any]


def describes(domain: Domain, attributes: Mapping[str, Sequence[str]], *, asked: bool, single: bool = False) -> bool:
    """Whether named values are enough to call a row a record of the domain.

    In a list that answers a query the main attribute, or two others, suffice; for a `single` one, and on a page reached
    by links alone, two attributes with the main one among them are wanted: menus, teasers and whole pages have titles
    too. What is named as two other attributes are says how records are made, and is none ("title: text, author: text").
    """
    same = Counter(value.casefold() for values in attributes.values() for value in set(values))
    if any(same[value.casefold()] > 2 for value in attributes.get(domain.main, ())):
        return False
    if asked and not single:
        return domain.main in attributes or len(attributes) >= 2
    return domain.main in attributes and len(attributes) >= 2


def _attributes(domain: Domain, record: Record) -> dict[str, list[str]]:
    whole = _one_by_one(record)
    found = attribute_values(
        (field.attribute, value) for field in record.fields for value in _values(domain, field, whole)
    )
    return {name: _figures(domain, name, values) for name, values in found.items()}


def _one_by_one(record: Record) -> set[tuple[str | None, str]]:
    """Attributes with the keys under which a record has several values, each by itself: a comma in few of these is part of them,
    as in "cells, circulating" among other keywords."""
    times = Counter((field.attribute, field.key) for field in record.fields)
    signed = Counter((field.attribute, field.key) for field in record.fields if "," in field.value)
    return {one for one, count in signed.items() if times[one] >= APART and 2 * count < times[one]}


def _figures(domain: Domain, name: str, values: list[str]) -> list[str]:
    """Of several values of what is a day, a year or a number those with digits, where some have: "Born 1914 in Lund" told one."""
    if len(values) < 2 or domain.by_name[name].type not in _FIGURES:
        return values
    return [value for value in values if any(map(str.isdigit, value))] or values


def _values(domain: Domain, field: FieldValue, whole: Collection[tuple[str | None, str]]) -> list[str]:
    """A field's values: names and terms one by one where its attribute may have several, or no name is said to; the terms of
    those that stand one by one already are `whole`."""
    attribute = domain.by_name.get(field.attribute or "")
    value = _bare(domain, field)
    if attribute is not None and attribute.type == "enum" and attribute.multiple:
        if "," in value and (field.attribute, field.key) in whole:
            return [value]
        return terms(value, domain.folded.get(attribute.name, frozenset()))
    several = attribute is not None and attribute.type == "name" and (attribute.multiple or not domain.counted)
    return parted(value) if several and value else [value]


def _bare(domain: Domain, field: FieldValue) -> str:
    """A field's value as that of its attribute: of a text that goes on after an ISBN the number; the year of a day where a
    year should be; "" for a day where a name should be, as "by" stands before both."""
    attribute = domain.by_name.get(field.attribute or "")
    if attribute is not None and attribute.type == "year" and date(field.value) is not None:
        return str(year(field.value))
    if attribute is not None and attribute.type == "name" and _DAY.fullmatch(field.value):
        return ""
    return (attribute is not None and attribute.type == "isbn" and written_isbn(field.value)) or field.value


def rows_of(
    records: Iterable[Record],
    *,
    domain: Domain,
    identities: Identities,
    site: str,
    location: Location,
    now: float,
    asked: bool,
    interface: str | None = None,
    query: Mapping[str, Any] | None = None,
    identifier: str | None = None,
    known: Callable[[str], bool] | None = None,
    own_url: str | None = None,
    page_url: str = "",
    placed: bool = False,
) -> list[Row]:
    """Rows of the records that belong to the domain.

    `identifier` binds the (single) record to a known id; `known` tells whether an address looks like those of records
    seen before, which makes a lone record of a list one of them; `own_url` is the address of the record's own page when the
    page is one. `page_url` is the page they stand on. `placed` says that their place is that of earlier records, so that a
    single one needs to tell no more than they did.
    """
    records = list(records)
    addresses = OwnAddresses(records, identities, site, query=query, page_url=page_url)
    chosen = []
    for record in records:
        attributes = _attributes(domain, record)
        seen_before = placed or (known is not None and record.url is not None and known(record.url))
        lone = len(records) == 1 and not seen_before
        if identifier is None and not describes(domain, attributes, asked=asked, single=lone):
            continue
        url = own_url or addresses.of(record)
        address, plain, bare = addresses.names(url)
        keys = keys_of(domain, site, address, attributes, plain, bare)
        chosen.append(
            (record, attributes, url, keys, {"address": address, "plain": plain} | ({"bare": bare} if bare else {}))
        )
    told = apart([keys for _, _, _, keys, _ in chosen])
    if identifier is None:
        identities.sight(told, query)
    found = []
    for (record, attributes, url, _, known_by), keys in zip(chosen, told, strict=True):
        number, new = identities.known_as(identifier, keys)
        data = {
            "id": number,
            "site": site,
            "url": shown(url) if url else url,
            **_said(domain, record, attributes),
            "interface": interface,
            "query": dict(query) if query is not None else None,
            "fetched_at": timestamp(now),
            "archive": {"file": location.file, "offset": location.offset},
        }
        data |= {name: value for name, value in known_by.items() if value != data["url"]}
        texts = tuple(field.value for field in record.fields if not field.attribute)
        found.append(Row(number, new, url, attributes, texts, data))
    return found


def _said(domain: Domain, record: Record, attributes: Mapping[str, list[str]]) -> dict[str, Any]:
    """What a record says, as it is stored."""
    return {
        "attributes": {name: values[0] if len(values) == 1 else values for name, values in attributes.items()},
        "fields": [_told(domain, field) for field in record.fields],
    }


def _told(domain: Domain, field: FieldValue) -> dict[str, Any]:
    """A field as it is stored; less sure where its value was cut short, or is no more than how long ago that was; surely of no
    attribute where the domain says so of its label."""
    vague = cut_short(field.value) or AGO.fullmatch(field.value.strip()) is not None
    sure = min(field.confidence, CUT_CONFIDENCE) if vague else field.confidence
    if field.attribute is None and fold(field.key) in domain.aside:
        sure = 0.0
    return {"key": field.key, "value": shown(field.value), "attribute": field.attribute, "confidence": round(sure, 3)}
