"""Forms that ask, box by box, how their words are to be met ("contains", "begins with"): only a query has a use for that."""

from __future__ import annotations

from collections.abc import Sequence

from crawler.forms.operators import operator
from crawler.models import Field

#: Fewest boxes of whose words a form asks how they are to be met; fewest ways of one, and most that are read.
BOXES, WAYS, READ = 2, 2, 12
_CHOICES = frozenset(("select", "radio"))
_TYPED = frozenset(("text", "search"))


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


def _offers_ways(field: Field) -> bool:
    options = field.options[:READ] if field.control in _CHOICES else ()
    return len(options) >= WAYS and all(operator(option) is not None for option in options)
