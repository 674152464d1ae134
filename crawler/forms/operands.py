"""Boxes behind the choice of how their words are compared: "Title [contains] [ ]" is one label for both (M3 4.1.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from crawler.forms.choices import role
from crawler.forms.controls import TYPED
from crawler.forms.vocabulary import name_words
from crawler.models import Field


def with_operands(fields: Sequence[Field]) -> tuple[Field, ...]:
    """The fields of a form; a box that nothing but its name and its own words tell of, behind a select of operators that has a
    label, is meant by that."""
    found = list(fields)
    visible = [place for place, one in enumerate(found) if one.control != "hidden"]
    for before, place in pairwise(visible):
        one, choice = found[place], found[before]
        bare = one.label in ("", one.placeholder, *_names(one)) and one.control in TYPED and not one.meant
        if (
            bare
            and choice.control == "select"
            and choice.label not in ("", *_names(choice))
            and role(choice) == "operator"
        ):
            found[place] = replace(one, meant=choice.label)
    return tuple(found)


def _names(one: Field) -> tuple[str, str]:
    return name_words(one.name), name_words(one.identifier)
