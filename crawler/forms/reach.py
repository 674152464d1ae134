"""Choices of how far around a place is looked: the furthest one shows what the nearer ones do, so they are no parts."""

from __future__ import annotations

import re

from crawler.forms.vocabulary import folded, stems
from crawler.models import Field

#: How such choices are called. "Distance" alone may be how long a race or a walk is.
_CALLED = stems(
    "=radius =within =umkreis =raggio =raio =straal =promien =radie =okruh =perimetre =proximity =searchradius "
    "=радиус =радіус =ακτινα =yaricap =distance_from =distance_of =miles_from =miles_of =km_from =km_of",
    "半径 반경",
)
#: The same where it is another word too, of what is numbered as well: stations, shelves, breeds, how sweet something is.
_ALSO_CALLED = stems("=rayon =radio =sade =sugar =raza")
#: An option of them: a number, and what it is measured in.
_FAR = re.compile(
    r"\D{0,24}?(\d{1,4}(?:[.,]\d)?) ?"
    r"(\+|km|kms|mi|mile|miles|mil|kilomet\w{0,6}|километр\w{0,3}|км|χλμ|公里|キロ|킬로미터)?\W{0,3}",
    re.IGNORECASE,
)
#: How many options are looked at, and the share of them that must be so.
_SEEN, _MOST = 60, 0.7


def reaches(field: Field) -> bool:
    """Whether a choice is of how far around a place is looked."""
    if field.control not in ("select", "radio") or field.multiple:
        return False
    far = [one for option in field.options[:_SEEN] if (one := _FAR.fullmatch(option.label.strip()[:60])) is not None]
    called = folded(f"{field.name} {field.identifier} {field.label if len(field.label) < 60 else ''}", 300)
    if len(far) < 2 or len(far) < _MOST * len(field.options[:_SEEN]):
        return False
    measured = any((one[2] or "+") != "+" for one in far)
    return _CALLED.search(called) is not None or (measured and _ALSO_CALLED.search(called) is not None)


def furthest(field: Field) -> str:
    """The value of the option that looks furthest."""
    return max(field.options[:_SEEN], key=lambda option: _far(option.label) or 0.0).value


def _far(label: str) -> float | None:
    found = _FAR.fullmatch(label.strip()[:60])
    return float(found[1].replace(",", ".")) if found is not None else None
