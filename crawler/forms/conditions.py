"""Fields that work together: column–operator–value rows, from–to ranges, rows a button adds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import pairwise

from crawler.forms.bounds import HIGH, LOW
from crawler.forms.choices import Role, any_option, any_rank, loosest, sets_size
from crawler.forms.controls import TYPED
from crawler.forms.operators import operator
from crawler.forms.vocabulary import folded, stems
from crawler.models import Field, Option

#: Gives the attribute of each option that names one, by the option's place.
Columns = Callable[[Sequence[str]], Mapping[int, str]]

_ADD = stems(
    "=add =plus =new_filter =hinzufugen =ajouter =anadir =agregar =aggiungi =dodaj =добавить =adicionar =ekle =more",
    "添加 增加 追加 추가",
)
_SIGN = re.compile(r"\s*[+＋]\s*\Z")


@dataclass(frozen=True, slots=True)
class Triple:
    """A row of a filter: which column, compared how, with what.

    `columns` maps option values of `column` to attributes; `operators` option values of `operator` to their meaning;
    `preferred` is the operator to use by default. `operator` is None where a row has only a column and a value;
    `everywhere` is the option of `column` that searches all of them or whatever the site usually does, None without one.
    """

    column: str
    operator: str | None
    value: str
    columns: Mapping[str, str] = field(default_factory=dict)
    operators: Mapping[str, str] = field(default_factory=dict)
    preferred: str | None = None
    everywhere: str | None = None


@dataclass(frozen=True, slots=True)
class Range:
    """Two fields that bound one attribute from below and above. `date` is how they want dates (`date_pattern`), "" where
    they take numbers."""

    low: str
    high: str
    attribute: str | None = None
    date: str = ""


@dataclass(frozen=True, slots=True)
class Hint:
    """A select that names columns and a button that makes the site add a row for the chosen one.

    `options` maps option values to attributes; `button` is the name of the button to press, None where only a script
    adds the row.
    """

    field: str
    button: str | None
    options: Mapping[str, str]


def find_triples(
    fields: Sequence[Field], roles: Mapping[int, Role], columns: Columns, taken: Set[int] = frozenset()
) -> list[tuple[Triple, set[int]]]:
    """Column–operator–value rows among the visible fields but those `taken`, each with the places of its fields."""
    found: list[tuple[Triple, set[int]]] = []
    used = set(taken)
    order = [place for place, one in enumerate(fields) if one.control != "hidden" and one.name]
    choosing = [
        (position, columns([option.label for option in fields[place].options]))
        for position, place in enumerate(order)
        if fields[place].control in ("select", "radio") and roles.get(place) in ("value", "display")
    ]
    typed = [place for place in order if fields[place].control in TYPED]
    used |= {place for place in typed if sets_size(fields[place])}
    own = {place for place in typed if columns([fields[place].label])}
    choosing = [(position, named) for position, named in choosing if named]
    sides = _sides(fields, roles, order, [position for position, _ in choosing], used | own)
    for position, named in choosing:
        place = order[position]
        one = fields[place]
        if place in used:
            continue
        row = _row(fields, roles, order, position, used, sides, own)
        if row is None:
            continue
        operator_place, value_place = row
        free = any_option(one)
        named = {index: name for index, name in named.items() if one.options[index] is not free}
        enough = len(named) >= 2 and len(named) * 5 >= len(one.options) - 1
        if not enough and (operator_place is None or not named):
            continue
        triple = _triple(
            one, fields[operator_place] if operator_place is not None else None, fields[value_place], named
        )
        places = {place, value_place} | ({operator_place} if operator_place is not None else set())
        used |= places
        found.append((triple, places))
    return found


def _sides(
    fields: Sequence[Field], roles: Mapping[int, Role], order: list[int], choosing: list[int], used: Set[int]
) -> tuple[int, int]:
    """On which side of their columns (1 after, -1 before) the rows of a form have their values: the usual one first."""
    votes = {side: sum(_beside(fields, roles, order, at, side, used)[1] >= 0 for at in choosing) for side in (1, -1)}
    return (-1, 1) if votes[-1] > votes[1] else (1, -1)


def _row(
    fields: Sequence[Field],
    roles: Mapping[int, Role],
    order: list[int],
    position: int,
    used: Set[int],
    sides: tuple[int, int],
    own: Set[int],
) -> tuple[int | None, int] | None:
    """The operator and the value beside a column: a box without a purpose of its own first, on the form's usual side, in
    the same row before one behind what joins two rows."""
    for out, across in ((used | own, False), (used | own, True), (used, False), (used, True)):
        for side in sides:
            compare, value = _beside(fields, roles, order, position, side, out, across=across)
            if value >= 0:
                return compare if compare >= 0 else None, value
    return None


def _beside(
    fields: Sequence[Field],
    roles: Mapping[int, Role],
    order: list[int],
    position: int,
    side: int,
    out: Set[int],
    *,
    across: bool = False,
) -> tuple[int, int]:
    """The operator and the value on one side of a column, -1 where there is none; `across` what joins conditions too."""
    near = order[position + 1 : position + 4] if side > 0 else order[max(0, position - 2) : position][::-1]
    compare = -1
    for place in near:
        if roles.get(place) == "operator" and compare < 0 and place not in out:
            compare = place
        elif fields[place].control in TYPED:
            return (compare, place) if place not in out else (-1, -1)
        elif roles.get(place) != "connector" or not across:
            break
    return -1, -1


def _triple(column: Field, compare: Field | None, value: Field, named: Mapping[int, str]) -> Triple:
    offered = (option for option in column.options[:200] if _everywhere(option.label))
    everywhere = any_option(column)
    if everywhere is None or not _everywhere(everywhere.label):
        everywhere = next(offered, None)
    if everywhere is None and compare is None:
        everywhere = _given(column, named)
    meanings: dict[str, str] = {}
    preferred = None
    if compare is not None:
        meanings = {one.value: meaning for one in compare.options if (meaning := operator(one)) is not None}
        preferred = loosest(compare).value
    return Triple(
        column.name,
        compare.name if compare is not None else None,
        value.name,
        {column.options[place].value: attribute for place, attribute in named.items()},
        meanings,
        preferred,
        everywhere.value if everywhere is not None else None,
    )


def _given(column: Field, named: Mapping[int, str]) -> Option | None:
    """The option that the page gives, where it names no attribute and is no prompt: what the site usually searches
    ("catalogue", "message"), for words of any kind."""
    chosen = next((place for place, one in enumerate(column.options) if one.selected), 0)
    one = column.options[chosen]
    if chosen in named or not one.value.strip() or any_rank(one, chosen, column.label):
        return None
    return one


def _everywhere(label: str) -> bool:
    """Whether a column option means all columns, rather than "choose one"."""
    words = folded(label, 60)
    return _ADD.search(words) is None and _ALL_COLUMNS.search(words) is not None


_ALL_COLUMNS = stems(
    "=all =any =anywhere =everything =everywhere =keyword =keywords =alle =alles =tous =tout =todos =todas "
    "=tutti =wszystkie =все "
    "=full_text =fulltext",
    "全部 所有 任意 不限 すべて 全て 전체",
)


#: A date as a box shows what it wants: letters or digits in three parts, and the letters that stand for each in the
#: languages that write so.
_DATE = re.compile(r"(?<![^\W_])([^\W_]{1,4})([-/.])([^\W_]{1,2})\2([^\W_]{1,4})(?![^\W_])")
_YEAR_SIGNS, _MONTH_SIGNS = frozenset("yjarгрåávéε"), frozenset("mмklhμ")
#: A month whose sign is that of years elsewhere, beside the day's in the same language.
_MONTH_BESIDE = frozenset((("g", "a"),))
#: Characters of a form's words in which a way of writing days is looked for.
STATED = 2_000


def find_ranges(fields: Sequence[Field], roles: Mapping[int, Role]) -> list[tuple[int, int]]:
    """Pairs of fields that bound a value from below and above, as places."""
    candidates = [
        place
        for place, one in enumerate(fields)
        if one.name
        and (one.control in TYPED - {"textarea", "search"} or (one.control == "select" and roles.get(place) == "value"))
    ]
    found: list[tuple[int, int]] = []
    for low, high in pairwise(candidates):
        if found and low in found[-1]:
            continue
        first, second = fields[low], fields[high]
        if high - low > 4 or (first.control == "select") != (second.control == "select"):
            continue
        if _pair(first.name, second.name) or (_pair_of_labels(first, second)):
            found.append((low, high))
    return found


def date_pattern(field: Field) -> str | None:
    """How a box wants a date, with {y}, {m} and {d} for year, month and day; None where it asks for none.

    Date controls send ISO dates (HTML 4.10.5.1.7); other boxes show what they want, as "TT.MM.JJJJ" or by an example.
    """
    if field.control == "date":
        return "{y}-{m}-{d}"
    if field.control not in TYPED:
        return None
    told = (field.placeholder, field.value or "", field.label)
    sure = (one for text in told for one in _patterns(text[:100], sure=True))
    return next(sure, None) or next((one for text in told for one in _patterns(text[:100])), None)


#: The months of a year: a number beyond is a day.
_MONTHS = 12


def span_pattern(low: Field, high: Field, words: str) -> str | None:
    """How two boxes want their days: as they show it, or as the `words` of their form say once, in signs ("as dd.mm.yyyy")."""
    shown, other = date_pattern(low), date_pattern(high)
    if shown is not None and other is not None and any(_patterns(high.value or "", sure=True)):
        shown = other  # "11/01/2023" to "12/31/2023": the second tells which is the month
    shown = shown if other is not None else None
    if shown is not None or not {low.control, high.control} <= TYPED:
        return shown
    stated = set(_patterns(words[:STATED], signs=True))
    return stated.pop() if len(stated) == 1 else None


def _patterns(text: str, *, signs: bool = False, sure: bool = False) -> Iterator[str]:
    """The ways to write days that a text shows: `signs` alone ("dd.mm.yyyy"), `sure` those that can be read in one way."""
    for found in _DATE.finditer(text):
        parts = [found[1].lower(), found[3].lower(), found[4].lower()]
        digits = [part.isdigit() for part in parts]
        either = all(digits) and len(parts[0]) < 4 and max(map(int, parts[:2])) <= _MONTHS
        pattern = None if (signs and any(digits)) or (sure and either) else _ordered(parts)
        if pattern is not None:
            yield found[2].join(f"{{{letter}}}" for letter in pattern)


def _ordered(parts: list[str]) -> str | None:
    """The order of year, month and day in the parts of a date or of its sign, None where they are none."""
    years = [at for at in (0, 2) if len(parts[at]) == 4 and (parts[at].isdigit() or set(parts[at]) <= _YEAR_SIGNS)]
    if len(years) != 1 or any(len(parts[at]) > 2 for at in range(3) if at != years[0]):
        return None
    rest = [at for at in range(3) if at != years[0]]
    if not all(parts[at].isdigit() or len(set(parts[at])) == 1 for at in range(3)):
        return None
    signs = [at for at in rest if set(parts[at]) <= _MONTH_SIGNS]
    if (parts[rest[0]][0], parts[rest[1]][0]) in _MONTH_BESIDE:
        signs = [rest[1]]
    large = [at for at in rest if parts[at].isdigit() and int(parts[at]) > 12]
    if not all(parts[at].isdigit() for at in rest) and len(signs) != 1:
        return None
    month = signs[0] if signs else next(at for at in (1, *rest) if at not in large)
    return "".join("y" if at == years[0] else "m" if at == month else "d" for at in range(3))


def _pair(low: str, high: str) -> bool:
    """Whether two names differ in a mark of lower and upper bound alone."""
    first, second = folded(low, 100), folded(high, 100)
    if _bound(first, LOW) and _bound(second, HIGH):
        return LOW.sub("", first).strip() == HIGH.sub("", second).strip()
    glued = re.compile(r"(min|from|start|von|low)|(max|to|end|bis|high)")
    if glued.search(low.lower()) and glued.search(high.lower()) and low != high:
        return re.sub(r"min|from|start|von|low", "", low.lower()) == re.sub(r"max|to|end|bis|high", "", high.lower())
    return False


def _bound(text: str, pattern: re.Pattern[str]) -> bool:
    return pattern.search(text) is not None


def _pair_of_labels(first: Field, second: Field) -> bool:
    """Whether the words at two fields read "from … to", or the second box says no more than "to"."""
    low, high = _shown(first), _shown(second)
    if HIGH.search(high) is None:
        return False
    rest = HIGH.sub("", high).strip()
    if LOW.search(low) and (not rest or LOW.sub("", low).strip() == rest):
        return True
    return not rest and first.name.rstrip("0123456789") == second.name.rstrip("0123456789")


def _shown(one: Field) -> str:
    """The words at a field: what a select shows first where that marks a bound, else the label."""
    if one.control == "select" and one.options:
        prompt = folded(one.options[0].label, 60)
        if LOW.search(prompt) or HIGH.search(prompt):
            return prompt
    return folded(one.label, 100)


def find_hints(fields: Sequence[Field], roles: Mapping[int, Role], columns: Columns) -> list[tuple[Hint, int]]:
    """Selects of column names that stand for rows to add, each with its place."""
    found = []
    order = [place for place, one in enumerate(fields) if one.control != "hidden" and one.name]
    for place, one in enumerate(fields):
        if one.control != "select" or not one.name:
            continue
        named = columns([option.label for option in one.options])
        if not named:
            continue
        button = _add_button(fields, place)
        if button is None:
            compare, _ = _beside(fields, roles, order, order.index(place), 1, frozenset())
            if compare >= 0 or not _ADD.search(folded(f"{one.name} {one.label} {one.identifier}", 300)):
                continue  # with what it is compared, and how, beside it, the row is there already
        options = {one.options[index].value: attribute for index, attribute in named.items()}
        found.append((Hint(one.name, button or None, options), place))
    return found


def _add_button(fields: Sequence[Field], place: int) -> str | None:
    """The name of the add button right after a field ("" when it has none), None without such a button."""
    for one in fields[place + 1 : place + 4]:
        if one.control in ("submit", "image", "button"):
            shown = one.value or ""
            if _SIGN.match(shown) or _SIGN.match(one.label) or _ADD.search(folded(f"{one.label} {one.name}", 200)):
                return one.name if one.control != "button" else ""
        elif one.control != "hidden":
            break
    return None
