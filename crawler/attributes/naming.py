"""Which attribute of the domain a column of the records holds: by key, echo of the query, known instances, looks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from crawler.attributes.addresses import by_address
from crawler.attributes.clocks import by_clock
from crawler.attributes.columns import Column
from crawler.attributes.joint import only_part
from crawler.attributes.keyed import CODES, FEWER, by_key, number_of
from crawler.attributes.known import by_instances
from crawler.attributes.linked import by_link
from crawler.attributes.looks import coded, fits, is_other, looks, says_day, says_made, suits
from crawler.attributes.name import Name
from crawler.attributes.person import BY, is_person
from crawler.attributes.repeats import said_again
from crawler.page import Tree
from knowledge.given_names import begin_with_names
from knowledge.headwords import DATE, OTHERWISE
from knowledge.matching import Matcher
from knowledge.similarity import fold, has_cjk
from knowledge.values import date

#: Least share of values that must look like the type.
SHARE = 0.6
#: Fewest letters of a word that tells what a name is.
SPOKEN = 5
#: Least share of values that must read like people's names.
PEOPLE = 0.75
#: Share of values that begin with a given name from which a column surely holds people.
NAMED = 0.5
#: Fewest records of a column that fills in what others lack.
LEAST_TO_FILL = 2
#: What is left of the weight of months where a day is asked for.
MONTH = 0.4
#: Values a record has on average in a column that may hold people wherever it stands.
SEVERAL = 1.3
#: Longest code.
MAX_NUMBER = 40
#: The address of a page, and not of a place in one or of a script.
_PAGE = re.compile(r"(?!#|javascript:)", re.I)
_RUN = re.compile(r"\d+")
_LETTERS = re.compile(r"[^\W\d_]+")
#: Words for "by" as a label.
_BY = re.compile(rf"(?!(?i:by)\b)(?:{BY}|[Dd]e)\s?[:：]?\Z")
#: What names of firms end in, and what attributes are called that hold such.
_FORMS = frozenset(
    "ltd limited inc llc corp corporation plc gmbh ag kg ug se sa sas sarl srl spa bv nv oy oyj ab as aps pty pte co "
    "group holding holdings company".split()
)
_FIRMS = frozenset(
    "company employer organization organisation firm firma applicant assignee contractor entreprise empresa".split()
)
_TYPES = {"isbn": "isbn", "year": "year", "date": "date", "number": "price", "url": "url"}
_SAID = frozenset({"term", "header", "label"})
#: Words of labels whose years are of something else than the thing: how long, whose account it is, whose right, how many people.
_ASIDE = OTHERWISE | frozenset(
    "since until till seit bis depuis jusqu desde hasta dal fino sinds tot od do до members member joined mitglied membre "
    "miembro copyright population einwohner habitants habitantes abitanti".split()
)


def names(
    columns: Sequence[Column],
    title: int | None,
    matcher: Matcher | None,
    echo: Mapping[str, str],
    count: int,
    tree: Tree | None = None,
) -> dict[int, Name]:
    """The attribute of each column that has one, by the column's number. `title` is the column of the records' titles, `tree` the
    page that they stand on.

    A key equal to an alias decides (M3 case 1); then the place of the title; then a column whose every value holds what
    was submitted; then the looks of the values, where known instances (M3 case 2) do not say that they are something else that no
    column looks like. An attribute names one column, or several where they fill in for each other.
    """
    if matcher is None:
        return {}
    found, taken = by_key(columns, title, matcher)
    _by_echo(columns, echo, count, matcher, found, taken)
    _by_head(columns, matcher, found, taken)
    found.update(said_again(columns, found, matcher.domain.main))
    said = frozenset(found)
    _by_own_words(columns, matcher, found, taken)
    if tree is not None:
        by_link(columns, title, matcher, tree, found, taken)
    by_clock(columns, matcher, found, taken)
    by_address(columns, title, matcher, found, taken)
    _by_type(columns, matcher, found, taken)
    _by_only_label(columns, matcher, found, taken)
    _by_person(columns, title, matcher, found, taken, tree)
    _beside_year(columns, matcher, found, taken)
    _by_code(columns, title, matcher, found, taken)
    by_instances(columns, title, matcher, found, taken, said)
    return found


def _by_head(columns: Sequence[Column], matcher: Matcher, found: dict[int, Name], taken: set[str]) -> None:
    """Columns whose key has more to it than the attribute's name ("Online price", "Wine region"): the first for each attribute
    that nothing else is, where values that have a look have that of the attribute. Days tell the year where the domain has
    no other use for them; the only label of a day ("Birth date", "Posted on", without such "Filed") is about the only day of
    the domain."""
    kinds = {one.type: one.name for one in reversed(matcher.domain.attributes)}
    dated = kinds.get("date", kinds.get("year"))
    days = [one.name for one in matcher.domain.attributes if one.type == "date"]
    told = [index for index, column in enumerate(columns) if says_day(column)]
    told = told or [index for index, column in enumerate(columns) if says_made(column)]
    for index, column in enumerate(columns):
        if index in found or column.source == "position" or not column.cells:
            continue
        headed = matcher.headed(column.key) if column.source != "class" else None
        headed = None if headed in days else headed  # "Start date", "Interview date": each is another one
        shared = only_part(column.key, lambda part: matcher.key(part)[0]) if column.source in _SAID else None
        only = len(days) == 1 and told == [index] and column.source != "class"
        attribute = headed or shared or (dated if only or fold(column.key.strip()) in DATE else None)
        other, similarity = matcher.key(column.key)
        if attribute is None or attribute in taken or attribute == other:
            continue
        if other is not None and fits(column, other, matcher, similarity):
            continue
        kind = matcher.domain.attribute(attribute).type
        if sum(suits(value, kind) or (kind == "text" and coded(value)) for value in column.values) >= SHARE * len(
            column.cells
        ):
            found[index] = Name(attribute, 0.55)
            taken.add(attribute)


def _by_person(
    columns: Sequence[Column],
    title: int | None,
    matcher: Matcher,
    found: dict[int, Name],
    taken: set[str],
    tree: Tree | None,
) -> None:
    """The column right after the title, or one with several values in a record, whose values read like people's names, for
    the domain's people (names, several to a record; without such the first names), where nothing else named them. What
    stands before the title of a lone record is mostly of the site ("Create A New Account"): known first names tell. A label that
    is nothing but a word for "by" ("Av: Ann Lee") names them wherever they stand."""
    named = [a for a in matcher.domain.attributes if a.type == "name"]
    people = next((a for a in (*(a for a in named if a.multiple), *named)), None)
    if people is None or people.name in taken:
        return
    by = next((i for i, one in enumerate(columns) if i not in found and one.source in _SAID and _BY.match(one.key)), -1)
    if people.multiple and by >= 0 and sum(map(is_person, columns[by].values)) >= PEOPLE * len(columns[by].cells):
        found[by] = Name(people.name, 0.8)
        taken.add(people.name)
        return
    if title is None:
        return
    near = range(title + 1, min(title + (3 if people.multiple else 2), len(columns)))
    several = [i for i, column in enumerate(columns) if len(column.cells) >= SEVERAL * len(column.records)]
    strange = title and len(columns[title].records) == 1 and begin_with_names(columns[title - 1].values) < NAMED
    before = [title - 1] if title and not strange else []
    places = dict.fromkeys([*near, *(several if people.multiple else ()), *before])
    # presses and libraries are written like people, whose first names are known
    for index in sorted(places, key=lambda one: begin_with_names(columns[one].values) < NAMED):
        column = columns[index]
        if index in found or column.source not in ("position", "class") or not column.cells:
            continue
        constant = len(column.cells) >= CODES and len(set(column.values)) == 1
        if constant and (index == title - 1 or (tree is not None and _leads_on(tree, column))):
            continue  # what all records are, and what leads on from each ("Full Record Details")
        if sum(map(is_person, column.values)) >= PEOPLE * len(column.cells):
            found[index] = Name(people.name, 0.5)
            taken.add(people.name)
            return


def _leads_on(tree: Tree, column: Column) -> bool:
    """Whether all of a column's values are links that begin with no known first name, each to another page or none to any: what
    is about the same person leads to the same page."""
    links = [leaf.link for _, leaf, _ in column.cells]
    if -1 in links or begin_with_names(column.values) >= NAMED:
        return False
    pages = {page for link in links if (page := tree.attribute(link, "href").strip()) and _PAGE.match(page)}
    return len(pages) in (0, len(links))


def _beside_year(columns: Sequence[Column], matcher: Matcher, found: dict[int, Name], taken: set[str]) -> None:
    """Words that stood right before a year in one line ("Old Press, 1999"), and read like no people: the one attribute that
    is left of those that identify a record together with its year."""
    kinds = {a.name: a for a in matcher.domain.attributes}
    together = [names for names in matcher.domain.identity if any(kinds[name].type == "year" for name in names)]
    left = [n for names in together for n in names if kinds[n].type in ("name", "enum") and not kinds[n].multiple]
    if len(left) != 1 or left[0] in taken:
        return
    for index, (column, after) in enumerate(pairwise(columns)):
        loose = index not in found and column.source in ("position", "class")
        if not loose or not column.cells or not after.cells or column.cells[0][1] is not after.cells[0][1]:
            continue
        named = found.get(index + 1)
        dated = named is not None and matcher.domain.attribute(named.attribute).type == "year"
        varied = len(set(column.values)) > 1 or " " in column.values[0]  # all of one journal, where that was asked for
        worded = 2 * sum(any(map(str.isdigit, value)) for value in column.values) < len(column.cells)  # no "May 19"
        if dated and varied and worded and begin_with_names(column.values) < NAMED:
            found[index] = Name(left[0], 0.4)
            return


def _by_code(
    columns: Sequence[Column], title: int | None, matcher: Matcher, found: dict[int, Name], taken: set[str]
) -> None:
    """The first column of codes of one build, another one for each record, for the attribute that is the records' number."""
    number = number_of(matcher)
    if number is None or number in taken or matcher.domain.attribute(number).type not in ("enum", "text"):
        return
    if not any(number in names for names in matcher.domain.identity):
        return
    for index, column in enumerate(columns):
        values = column.values
        loose = index not in found and index != title and column.source in ("position", "class")
        if (
            not loose
            or len(column.records) < CODES
            or len(set(values)) < len(values)
            or len(values) > len(column.records)
        ):
            continue
        shapes = Counter(_RUN.sub("9", _LETTERS.sub("A", value)) for value in values if len(value) <= MAX_NUMBER)
        shape, times = shapes.most_common(1)[0] if shapes else ("", 0)
        if "9" in shape and times >= PEOPLE * len(values) and not is_other(values):
            found[index] = Name(number, 0.45)
            taken.add(number)
            return


def _by_echo(
    columns: Sequence[Column],
    echo: Mapping[str, str],
    count: int,
    matcher: Matcher,
    found: dict[int, Name],
    taken: set[str],
) -> None:
    """The columns that hold what was asked for in every record."""
    for attribute, value in echo.items():
        echoing = _echoing(columns, value, count, found)
        if echoing is not None and attribute in matcher.domain.by_name and attribute not in taken:
            found[echoing] = Name(attribute, 0.7)
            taken.add(attribute)


def _echoing(columns: Sequence[Column], value: str, count: int, found: Mapping[int, Name]) -> int | None:
    wanted = value.casefold().strip()
    if len(wanted) < 2:
        return None
    for index, column in enumerate(columns):
        if index in found or len(column.records) < max(2, count):
            continue
        if all(wanted in text.casefold() for text in column.values):
            return index
    return None


def _by_own_words(columns: Sequence[Column], matcher: Matcher, found: dict[int, Name], taken: set[str]) -> None:
    """Names that say what they are: columns whose values mostly begin or end with a word for the attribute ("中华书局出版社",
    "Oxford University Press", "Editorial Anagrama")."""
    for attribute in matcher.domain.attributes:
        if attribute.type != "name" or attribute.name in taken:
            continue
        spelled, spoken = _own_words(attribute.terms)
        for index, column in enumerate(columns):
            if index in found or column.source not in ("position", "class") or len(set(column.values)) < 2:
                continue
            said = sum(1 for value in column.values if _says(fold(value), spelled, spoken))
            if said >= SHARE * len(column.cells):
                found[index] = Name(attribute.name, 0.6)
                taken.add(attribute.name)
                break


@lru_cache(maxsize=256)
def _own_words(called: tuple[str, ...]) -> tuple[tuple[str, ...], frozenset[str]]:
    """The words for an attribute that names may say: those written without blanks, and all others."""
    terms = [fold(term) for term in called]
    spelled = tuple(term for term in terms if has_cjk(term) and len(term) > 1)
    spoken = frozenset(term for term in terms if not has_cjk(term) and len(term) >= SPOKEN)
    return spelled, spoken | _FORMS if _FIRMS & set(terms) else spoken


def _says(value: str, spelled: tuple[str, ...], spoken: frozenset[str]) -> bool:
    """Whether a value begins or ends with one of the words and has more to it."""
    if value.endswith(spelled):
        return value not in spelled
    parts = value.split()
    return len(parts) > 1 and (parts[-1].rstrip(".") in spoken or parts[0] in spoken)


def _fill_in(
    columns: Sequence[Column], attribute: str, wanted: str, dated: bool, found: dict[int, Name], *, few: bool = False
) -> None:
    """Name the columns of the same look whose records have none of the attribute yet: articles and chapters in one list; or,
    where its name told a `few`, those of most."""
    told = {number for index, name in found.items() if name.attribute == attribute for number in columns[index].records}
    for index, column in enumerate(columns):
        loose = index not in found and column.cells and column.source not in ("term", "label", "header")
        least = max(LEAST_TO_FILL, len(told) / FEWER if few else 0)
        if not loose or len(column.records) < least or column.records & told:
            continue
        if sum(looks(value, wanted, dated) for value in column.values) >= SHARE * len(column.cells):
            found[index] = Name(attribute, 0.5)
            told |= column.records


def _to_the_day(column: Column) -> bool:
    """Whether any value of a column is a whole day, and not a month that its records are filed under."""
    return any(len(date(value) or "") > len("2000-01") for value in column.values)


def _by_type(columns: Sequence[Column], matcher: Matcher, found: dict[int, Name], taken: set[str]) -> None:
    dated = any(attribute.type == "date" for attribute in matcher.domain.attributes)
    for attribute in matcher.domain.attributes:
        wanted = _TYPES.get(attribute.type)
        if wanted is None or (attribute.type == "number" and attribute.name != "price"):
            continue
        if attribute.name in taken:
            _fill_in(columns, attribute.name, wanted, dated, found, few=True)
            continue
        best: tuple[float, int] | None = None
        for index, column in enumerate(columns):
            told = wanted != "isbn" and column.source in ("term", "label", "header")  # check digits tell it anywhere
            if index in found or not column.cells or told:
                continue
            share = sum(1 for value in column.values if looks(value, wanted, dated)) / len(column.cells)
            weight = share * len(column.records) * (MONTH if wanted == "date" and not _to_the_day(column) else 1)
            if share >= SHARE and (best is None or weight > best[0]):
                best = (weight, index)
        if best is not None:
            found[best[1]] = Name(attribute.name, 0.6 if attribute.type != "isbn" else 0.9)
            taken.add(attribute.name)
            _fill_in(columns, attribute.name, wanted, dated, found)


def _by_only_label(columns: Sequence[Column], matcher: Matcher, found: dict[int, Name], taken: set[str]) -> None:
    """The only label whose values are years alone, for the year of a domain that has no other use for time: "Harvest: 2012"."""
    timed = [attribute for attribute in matcher.domain.attributes if attribute.type in ("year", "date")]
    if len(timed) != 1 or timed[0].type != "year" or timed[0].name in taken:
        return
    told = [index for index, one in enumerate(columns) if one.cells and all(looks(v, "year", True) for v in one.values)]
    if len(told) != 1 or told[0] in found or columns[told[0]].source not in _SAID:
        return
    key = columns[told[0]].key
    if matcher.key(key)[0] is None and not matcher.excluded(key) and _ASIDE.isdisjoint(fold(key).split()):
        found[told[0]] = Name(timed[0].name, 0.5)
        taken.add(timed[0].name)
