"""Forms that ask what only a query has a use for: how the words of each box are to be met ("contains", "begins with"), and by
which of their own boxes what is found is to be put in order ("Sort by: Title, Observer, Date").
"""

from __future__ import annotations

from collections.abc import Sequence

from crawler.forms.operators import operator
from crawler.forms.vocabulary import folded, stems
from crawler.models import Field

#: Fewest boxes of whose words a form asks how they are to be met; fewest ways of one, and most that are read.
BOXES, WAYS, READ = 2, 2, 12
_CHOICES = frozenset(("select", "radio"))
_TYPED = frozenset(("text", "search"))
#: Fewest boxes that are named by a choice of the order, most options of such a choice, and how much of a name is read.
NAMED, OPTIONS, LENGTH = 2, 40, 60
_SORTS = stems(
    "=sort sort_by sortby sortier sortorder order_by orderby order_result trier_par tri_par classer_par ordenar ordina_per "
    "ordinamento sortuj sortow sirala radit_podle razeni rezendezes сортир упорядоч sorter jarjesta ταξινομ",
    "排序 並び 並べ 정렬 ترتيب מיון",
)


def asks_how(fields: Sequence[Field]) -> bool:
    """Whether several boxes of a form have a choice of their own right behind or before them, of nothing but ways to match."""
    seen = [field for field in fields if field.control != "hidden"]
    ways = [_offers_ways(field) for field in seen]
    typed = [field.control in _TYPED for field in seen]
    told = 0
    free = set(range(len(seen)))
    for place, way in enumerate(ways):
        box = next((one for one in (place - 1, place + 1) if one in free and 0 <= one < len(seen) and typed[one]), None)
        if way and box is not None:
            free.discard(box)
            told += 1
    return told >= BOXES


def asks_order(fields: Sequence[Field]) -> bool:
    """Whether a form lets choose by which of its own boxes what is found is to be sorted; nothing is sorted that is handed in.

    Each option but the empty one has to be called like a field of the form or to send its name, several of them boxes.
    """
    shown = [field for field in fields if field.control != "hidden"]
    called = {folded(field.label, LENGTH).strip(): field for field in shown if field.label}
    named = {field.name: field for field in shown if field.name}
    for choice in shown:
        if choice.control not in _CHOICES or len(choice.options) > OPTIONS:
            continue
        options = [option for option in choice.options if option.label.strip()]
        meant = [called.get(folded(one.label, LENGTH).strip()) or named.get(one.value or "") for one in options]
        boxes = {id(field) for field in meant if field is not None and field.control in _TYPED}
        if None in meant or choice in meant or len(boxes) < NAMED:
            continue
        if _SORTS.search(folded(f"{choice.label} {choice.name}", LENGTH)):
            return True
    return False


def _offers_ways(field: Field) -> bool:
    options = field.options[:READ] if field.control in _CHOICES else ()
    return len(options) >= WAYS and all(operator(option) is not None for option in options)
