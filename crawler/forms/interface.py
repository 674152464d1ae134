"""A form understood for one domain: the query interface of M3 4.1.1, QI = <name, action, method, elements>."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal

from crawler.forms.bounds import boundless
from crawler.forms.buttons import search_button
from crawler.forms.choices import Role, is_switch, role, sets_size, values, widest
from crawler.forms.conditions import Columns, Hint, Range, Triple, find_hints, find_ranges, find_triples, span_pattern
from crawler.forms.controls import CHOICES, TYPED
from crawler.forms.days import date_parts, is_date_part, part, spread
from crawler.forms.ends import as_meant, day_spans, find_spans, parted, spanless
from crawler.forms.identity import identity
from crawler.forms.prompts import SEVERAL, called, only_searches
from crawler.forms.scope import scope
from crawler.forms.vocabulary import KEYWORDS, SEARCH, folded, name_words, stems
from crawler.models import Field, Form, Verdict
from knowledge.domain import COUNTED
from knowledge.listing import listed
from knowledge.matching import Element, Matcher

Kind = Literal["fields", "keyword", "filter", "choice"]
Setting = str | list[str] | None

#: Most options handed to the matcher, and most fields of a form that are understood.
MAX_OPTIONS = 200
MAX_FIELDS = 300
#: So many boxes whose names speak of searching have it from their form.
ALIKE = 3
#: Most options of one form that are compared with the names of attributes.
MAX_COLUMNS = 4_000


@dataclass(frozen=True, slots=True)
class Interface:
    """A query interface.

    `identity` is equal for the same form on any page of a site. `kind` is "fields" (text boxes with attributes),
    "filter" (column–operator–value rows), "keyword" (one box for any words) or "choice" (selects alone). `relevance` is
    R of M3 (3), what the fields say themselves: a box for any words says nothing. `attributes` maps field names to (attribute,
    similarity); fields of triples, ranges and hints stand in `triples`, `ranges` and `dynamic`. `widest` is the setting
    of fields that restricts the answer least (None: empty); fields not in it stay as the page sets them. `partitions`
    maps choice fields to the values that split the database. `page_size` is the field that sets results per page.
    `scope` is the setting of fields that choose kinds of records, narrowed to the domain's kind. `either` maps a box that
    takes one of several things but not any words ("postcode or town") to the attributes it takes beside its own.
    """

    form: Form
    verdict: Verdict
    identity: str
    kind: Kind
    relevance: float
    attributes: Mapping[str, tuple[str, float]] = field(default_factory=dict)
    keyword: str | None = None
    triples: tuple[Triple, ...] = ()
    ranges: tuple[Range, ...] = ()
    widest: Mapping[str, Setting] = field(default_factory=dict)
    submitter: Field | None = None
    partitions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    dynamic: tuple[Hint, ...] = ()
    page_size: str | None = None
    scope: Mapping[str, Setting] = field(default_factory=dict)
    either: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


_WORD_BOXES = frozenset({"text", "search", "textarea"})
#: What boxes for any words are called.
_WORDED = frozenset(
    "q s k kw wd query search keyword keywords term terms words anywhere fulltext what trefwoord trefwoorden zoekwoord wat "
    "stichwort suchwort was motcle quoi palabra palabras termo termos palavra palavras parola parole fraza slowo kelime "
    "sokord sogeord vad hva hvad hakusana avainsana kulcsszo".split()
)
_NO_WORDS = stems(
    "=date =day =zip zipcode zip_code postcode postal =plz =city =town =street =address =location =near =distance "
    "=radius =where =waar =wo =dove =onde =donde =gdzie =hvor =kde =ort =ville =adresse =ciudad =citta =stadt =miasto =город "
    "=адрес username user_name =user =captcha =calendar =arrival =departure check_in check_out phone =email",
    "日期 邮编 城市 地址 地点 住所 日付",
)
#: Words that stand before what a thing is looked for by.
_BY = stems("=by =nach =par =por =per =po =op =efter =etter =selon =segun =podle =wedlug =по =за =dupa =szerint")
#: How the labels of the two ends of a journey or a span begin; inside a label these words say nothing.
_ENDS = ("from ", "to ")


def understand(form: Form, verdict: Verdict, matcher: Matcher) -> Interface:
    """What the fields of `form` mean in the matcher's domain."""
    fields = _meant(form.fields[:MAX_FIELDS], matcher)
    roles = {place: role(one) for place, one in enumerate(fields) if one.control in CHOICES}
    columns = _limited(matcher.columns)
    hints = find_hints(fields, roles, columns)
    taken = {place for _, place in hints}
    open_roles = {place: one for place, one in roles.items() if place not in taken}
    days = {place for place, part in date_parts(fields).items() if part != "year"}
    spans = sorted({*find_spans(fields, open_roles, _counted(fields, matcher), days), *day_spans(fields)})
    spans = [pair for pair in spans if not _two(fields, pair, matcher)]
    ends = {place for pair in spans for place in pair}
    rows = find_triples(fields, open_roles, columns, ends)
    in_rows = {place for _, places in rows for place in places}
    marked = [pair for pair in find_ranges(fields, roles) if not (in_rows | ends | days).intersection(pair)]
    lows = {low for low, _ in spans} | {place for pair in marked for place in pair}
    assigned, relevance = _match(fields, roles, taken | in_rows | days | {high for _, high in spans}, lows, matcher)
    ranges, bounded = _ranges(fields, sorted([*spans, *marked]), assigned, matcher, form.words)
    attributes = {
        fields[place].name: match for place, match in assigned.items() if fields[place].name and place not in bounded
    }
    keyword = _keyword(fields, attributes, in_rows | bounded | days, rows, matcher)
    triples = tuple(triple for triple, _ in rows)
    typed = any(one.name in attributes and one.control in TYPED for one in fields)
    kind: Kind = (
        "fields" if typed else "filter" if triples else "keyword" if keyword else "fields" if ranges else "choice"
    )
    named = {name for triple in triples for name in triple.columns.values()}
    named |= {name for hint, _ in hints for name in hint.options.values()}
    if kind == "fields" and keyword and not named:
        named |= {name for one in fields if one.name == keyword for name in _several(one, matcher)}
        named |= {name for name, _ in attributes.values()} if named else set()
    if named:
        relevance = max(relevance, matcher.interface([Element(name, name) for name in sorted(named)]).relevance)
    return Interface(
        form=form,
        verdict=verdict,
        identity=identity(form),
        kind=kind,
        relevance=relevance,
        attributes=attributes,
        keyword=keyword,
        triples=triples,
        ranges=ranges,
        widest=_widest(fields, roles, taken, triples) | _apart(fields, ranges),
        submitter=search_button(form),
        partitions=_partitions(fields, roles, taken | in_rows | bounded | days),
        dynamic=tuple(hint for hint, _ in hints),
        page_size=_page_size(fields, roles),
        scope=scope(fields, open_roles, matcher.domain.nouns),
        either=_either(fields, attributes, matcher),
    )


def _meant(fields: tuple[Field, ...], matcher: Matcher) -> tuple[Field, ...]:
    """The fields labelled with what they are about, but for two whose own labels are two attributes ("Flight: from … to …"),
    unless what stands before them is counted or days ("Price: from … to …")."""
    found = list(as_meant(fields))
    for low, high in pairwise(place for place, one in enumerate(fields) if one.meant):
        own = {matcher.label(fields[place].label)[0] for place in (low, high)}
        shared = matcher.label(parted(found[low].label)[0])[0]
        counted = shared is not None and matcher.domain.attribute(shared).type in COUNTED
        if None not in own and len(own) > 1 and not counted and fields[low].control != "date":
            found[low], found[high] = fields[low], fields[high]
    return tuple(found)


def _two(fields: tuple[Field, ...], pair: tuple[int, int], matcher: Matcher) -> bool:
    """Whether the labels of two controls are two things of their own, not counted: from one airport to another."""
    low, high = (matcher.label(fields[place].label)[0] for place in pair)
    kinds = {matcher.domain.attribute(name).type for name in (low, high) if name is not None}
    return None not in (low, high) and low != high and kinds.isdisjoint(COUNTED)


def _limited(columns: Columns) -> Columns:
    """`columns` asked once for each list of options, and for no more than `MAX_COLUMNS` options in all."""
    known: dict[tuple[str, ...], Mapping[int, str]] = {}
    seen = 0

    def one(options: Sequence[str]) -> Mapping[int, str]:
        nonlocal seen
        key = tuple(options[:MAX_OPTIONS])
        if key not in known:
            seen += len(key)
            known[key] = columns(key) if seen <= MAX_COLUMNS else {}
        return known[key]

    return one


def _counted(fields: tuple[Field, ...], matcher: Matcher) -> dict[int, str]:
    """The attribute of each field whose label names something that is counted: a number, a year, a day."""
    told = (
        (place, matcher.label(one.label)[0]) for place, one in enumerate(fields) if one.control in {*TYPED, "select"}
    )
    return {place: name for place, name in told if name is not None and matcher.domain.attribute(name).type in COUNTED}


def _match(
    fields: tuple[Field, ...], roles: Mapping[int, Role], out: set[int], lows: set[int], matcher: Matcher
) -> tuple[dict[int, tuple[str, float]], float]:
    """Attributes of the fields that stand for themselves or, `lows`, for a span, by place, and R of M3 (3)."""
    places: list[int] = []
    elements: list[Element] = []
    boxes = [place for place, one in enumerate(fields) if one.control in TYPED and place not in out | lows]
    for place, one in enumerate(fields):
        if place in out or not one.name or roles.get(place, "value") not in ("value", "period"):
            continue
        if one.control in TYPED:
            if place in lows:
                elements.append(Element(called(one, matcher), one.name, "span"))
            elif boxes == [place] and KEYWORDS.search(folded(one.label, 60)):
                continue  # beside no other box, "keywords" are any words, also where records have keywords of their own
            elif _several_words(one, matcher) or _names_place(one, matcher) or only_searches(one, matcher):
                continue
            else:
                elements.append(Element(called(one, matcher), one.name, "text"))
        elif one.control in CHOICES and len(one.options) > 1:
            options = tuple(option.label for option in one.options[:MAX_OPTIONS])
            elements.append(Element(called(one, matcher), one.name, "choice", options))
        else:
            continue
        places.append(place)
    match = matcher.interface(elements)
    return {places[index]: pair for index, pair in match.assigned.items()}, match.relevance


def _several(one: Field, matcher: Matcher) -> frozenset[str]:
    """The attributes that a box's label names where it takes any words: several ("title, author or ISBN"), or one beside
    words of any kind ("title or keyword")."""
    for text in (one.label, one.placeholder):
        sure = frozenset(name for name, score in matcher.scores(text).items() if score >= SEVERAL)
        if len(sure) > 1:
            return sure
        parts = listed(text)
        named = frozenset(name for name, _ in map(matcher.label, parts) if name is not None) if len(parts) > 1 else sure
        if len(named) > 1 or (len(parts) > 1 and named and any(KEYWORDS.search(folded(part, 60)) for part in parts)):
            return named
    return frozenset()


def _several_words(one: Field, matcher: Matcher) -> bool:
    """Whether a box for one of several things takes any words: unless these are places, days or people alone."""
    named = _several(one, matcher)
    return bool(named) and (_takes_words(one) or matcher.domain.main in named)


def _either(
    fields: tuple[Field, ...], attributes: Mapping[str, tuple[str, float]], matcher: Matcher
) -> dict[str, tuple[str, ...]]:
    """What boxes for one of several things take beside the attribute that they were given."""
    boxes = [one for one in fields if one.name in attributes and one.control in _WORD_BOXES]
    named = {one.name: _several(one, matcher) - {attributes[one.name][0]} for one in boxes}
    return {name: tuple(sorted(others)) for name, others in named.items() if others}


def _names_place(one: Field, matcher: Matcher) -> bool:
    """Whether a search box's label says where it looks ("find in the collection") or what is found ("search episodes")
    rather than by what: parts of a database are named like its kinds, and these are chosen, not typed; things are named
    like their numbers, and those are looked for "by episode"."""
    if one.control not in _WORD_BOXES or not (one.control == "search" or one.name.lower() in _WORDED):
        return False
    attribute, _ = matcher.label(one.label)
    kind = matcher.domain.attribute(attribute).type if attribute is not None else "text"
    said = folded(one.label, 400)
    return kind in ("enum", "number") and SEARCH.search(said) is not None and (kind == "enum" or not _BY.search(said))


def _ranges(
    fields: tuple[Field, ...],
    pairs: list[tuple[int, int]],
    assigned: dict[int, tuple[str, float]],
    matcher: Matcher,
    words: str,
) -> tuple[tuple[Range, ...], set[int]]:
    """The from–to pairs with their attribute, and the places they take. Two fields that stand for two attributes are no
    pair: from one town to another. Days of nothing said are those of the records."""
    found = []
    places: set[int] = set()
    for low, high in pairs:
        if low in assigned and high in assigned and assigned[low][0] != assigned[high][0]:
            continue
        known = assigned.get(low) or assigned.get(high)
        attribute = known[0] if known else None
        if attribute is None:
            for one in (fields[low], fields[high]):
                said = (spanless(parted(one.label)[0]), boundless(one.label), one.name, parted(name_words(one.name))[0])
                attribute = attribute or next(filter(None, (matcher.label(text)[0] for text in said)), None)
        days = attribute is not None and matcher.domain.attribute(attribute).type == "date"
        pattern = span_pattern(fields[low], fields[high], words if days else "")
        if attribute is None and pattern is not None:
            attribute = next(
                (a.name for kind in ("date", "year") for a in matcher.domain.attributes if a.type == kind), None
            )
        if attribute is None and part(fields[low]) == part(fields[high]) == "year":
            attribute = next(
                (a.name for kind in ("year", "date") for a in matcher.domain.attributes if a.type == kind), None
            )
        found.append(Range(fields[low].name, fields[high].name, attribute, pattern or ""))
        places |= {low, high}
    return tuple(found), places


def _keyword(
    fields: tuple[Field, ...],
    attributes: Mapping[str, tuple[str, float]],
    out: set[int],
    rows: list[tuple[Triple, set[int]]],
    matcher: Matcher,
) -> str | None:
    """The name of the box that takes any words: the one that says so, else the one whose label names several attributes, a
    text among them, else the only one to type into, whatever is chosen beside it, where it has no other meaning."""
    boxes = [
        one
        for place, one in enumerate(fields)
        if one.control in _WORD_BOXES
        and one.name
        and one.name not in attributes
        and place not in out
        and (_takes_words(one) or _several_words(one, matcher))
    ]
    alike = sum(SEARCH.search(folded(one.name, 200)) is not None for one in fields if one.control in TYPED) >= ALIKE
    spoken = [one for one in boxes if one.control == "search" or _asks_for_words(one, named=not alike)]
    if spoken:
        return spoken[0].name
    texts = {attribute.name for attribute in matcher.domain.attributes if attribute.type == "text"}
    wide = [one for one in boxes if not texts.isdisjoint(_several(one, matcher))]
    if wide:
        return wide[0].name
    chosen = all(one.control not in TYPED for one in fields if one.name in attributes)
    if len(boxes) == 1 and chosen and boxes[0].control != "textarea" and not rows:
        return boxes[0].name
    return next((triple.value for triple, _ in rows if triple.everywhere is not None), None)


def _takes_words(one: Field) -> bool:
    """Whether a box may take any words; boxes for a place, a day or a person do not."""
    said = folded(one.label or one.placeholder or one.name, 300)
    return one.control == "search" or (_NO_WORDS.search(said) is None and not f"{said.strip()} ".startswith(_ENDS))


def _asks_for_words(one: Field, *, named: bool) -> bool:
    """Whether a box says that it takes any words, by its name too where it is `named` otherwise than its neighbours."""
    if one.name.lower() in _WORDED or folded(one.label, 60).strip(" :") in _WORDED:
        return True
    said = folded(f"{one.name if named else ''} {one.label} {one.placeholder}", 400)
    return SEARCH.search(said) is not None or KEYWORDS.search(said) is not None


def _widest(
    fields: tuple[Field, ...], roles: Mapping[int, Role], hinted: set[int], triples: tuple[Triple, ...]
) -> dict[str, Setting]:
    """The least restricting setting of every field that has one."""
    columns = {triple.column: triple.everywhere for triple in triples}
    settings: dict[str, Setting] = {}
    several: dict[str, list[str]] = {}
    for place, one in enumerate(fields):
        if not one.name or place in hinted:
            continue
        if place not in roles:
            if one.control in TYPED and one.value and not sets_size(one):
                settings[one.name] = None
            continue
        given, setting = widest(one, "value" if one.name in columns else roles[place])
        setting = columns.get(one.name) or setting
        if not given:
            continue
        if one.name in settings and isinstance(setting, str) and one.control != "checkbox":
            several.setdefault(one.name, _listed(settings[one.name])).append(setting)
            settings[one.name] = several[one.name]
        else:
            settings[one.name] = setting
    return settings


def _apart(fields: tuple[Field, ...], ranges: tuple[Range, ...]) -> dict[str, Setting]:
    """The ends of spans of days and years that are chosen in parts, as far apart as they can be."""
    places = {one.name: place for place, one in enumerate(fields)}
    found: dict[str, Setting] = {}
    for span in ranges:
        found |= spread(fields, places[span.low], places[span.high])
    return found


def _listed(setting: Setting) -> list[str]:
    if setting is None:
        return []
    return [setting] if isinstance(setting, str) else list(setting)


def _page_size(fields: tuple[Field, ...], roles: Mapping[int, Role]) -> str | None:
    """The name of the field that sets how many results a page shows."""
    for place, one in enumerate(fields):
        if one.name and (roles.get(place) == "size" or (one.control in TYPED and sets_size(one))):
            return one.name
    return None


def _partitions(fields: tuple[Field, ...], roles: Mapping[int, Role], out: set[int]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for place, purpose in roles.items():
        one = fields[place]
        if purpose != "value" or place in out or not one.name or len(one.options) < 2:
            continue
        if is_switch(one) or is_date_part(one):
            continue
        real = values(one)
        if len(real) >= 2:
            found[one.name] = tuple(real)
    return found
