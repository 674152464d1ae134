"""The type of each field of a form: email, password, search query, sorting option …"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from crawler.classify.bayes import ModelError, check_format
from crawler.classify.linear import MaxEntropy
from crawler.classify.tokens import tokens
from crawler.classify.traits import (
    BUTTONS,
    CHOICES,
    MAX_FIELDS,
    MAX_OPTIONS,
    TYPED,
    bucket,
    features_of,
    holds_operators,
    plain_name,
    words,
)
from crawler.models import Field, Form

FORMAT = "formdiver fields"
VERSION = 1
#: What a type costs, in log odds, that training never saw on this kind of control.
UNSEEN = 6.0
# Single words of a name or label; of a neighbour only its cues, first and last word count.
_BARE = re.compile(r"[nl]:[^=]")
_NUMBER = re.compile(r"\s*[-+]?\d[\d.,]*\s*")


def family(control: str) -> str:
    """The kind of control a type is tied to: a check box is no city."""
    if control in BUTTONS:
        return "button"
    return control if control in ("password", "textarea", "select", "radio", "checkbox", "file") else "typed"


class FieldClassifier:
    """Maximum entropy over the words of a field, its neighbours and the type of its form.

    `seen` holds the pairs of control family and type that occur in training; other types cost `UNSEEN` on a family.
    """

    def __init__(self, model: MaxEntropy, seen: Iterable[tuple[str, str]]) -> None:
        self.model = model
        self.seen = frozenset(seen)
        self._costs = {
            kind: np.array([0.0 if (kind, label) in self.seen else -UNSEEN for label in model.labels])
            for kind in {kind for kind, _ in self.seen}
        }

    def classify(self, form: Form, form_type: str) -> dict[str, str]:
        """Field type by name, for every named field that is not hidden."""
        labels = self.model.labels
        found = {}
        for name, (field, features) in named_features(form, form_type).items():
            logits = self.model.logits(features) + self._costs.get(family(field.control), 0.0)
            found[name] = labels[int(np.argmax(logits))]
        return found

    def to_json(self) -> dict[str, Any]:
        """The classifier as plain JSON values."""
        seen: dict[str, list[str]] = {}
        for kind, label in sorted(self.seen):
            seen.setdefault(kind, []).append(label)
        return {"format": FORMAT, "version": VERSION, "model": self.model.to_json(), "seen": seen}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> FieldClassifier:
        """The classifier that `to_json` described. Raises `ModelError`."""
        check_format(data, FORMAT, VERSION)
        try:
            seen = [(kind, label) for kind, labels in data["seen"].items() for label in labels]
            return cls(MaxEntropy.from_json(data["model"]), seen)
        except (KeyError, TypeError, AttributeError) as error:
            raise ModelError(f"damaged model: {error!r}") from error


def named_features(form: Form, form_type: str) -> dict[str, tuple[Field, set[str]]]:
    """Each field name with its first field that is no button, else its first button, and the features of that field."""
    found: dict[str, tuple[Field, set[str]]] = {}
    for field, features in field_features(form, form_type):
        known = found.get(field.name)
        if known is None or (known[0].control in BUTTONS and field.control not in BUTTONS):
            found[field.name] = (field, features)
    return found


def field_features(form: Form, form_type: str) -> Iterator[tuple[Field, set[str]]]:
    """The features of each named field that is not hidden, in order; `form_type` is what the form was found to be."""
    fields = [field for field in form.fields if field.control != "hidden"][: 4 * MAX_FIELDS]
    own = [_own_features(field) for field in fields]
    names = Counter(field.name for field in fields)
    seen: Counter[str] = Counter()
    mails = 0
    last = len(fields) - 1
    for place, (field, features) in enumerate(zip(fields, own, strict=True)):
        found = set(features)
        found.add("t:" + form_type)
        found.add(f"t:{form_type}:{field.control}")
        found.update(f"t:{form_type}:{word}" for word in features if word.startswith(("=", "N:")))
        seen[field.control] += 1
        found.add(f"nth:{field.control}{min(seen[field.control], 4)}")
        if "=email" in features and field.control in TYPED:
            mails += 1
            found.add(f"mail{min(mails, 3)}")
        found.add(f"at:{min(place, 5)}")
        if place == last:
            found.add("at:last")
        found.add("k:" + bucket(len(fields)))
        if names[field.name] > 1:
            found.add("repeated")
        _about_neighbours(fields, own, place, found)
        if field.name:
            yield field, found


def _about_neighbours(fields: list[Field], own: list[set[str]], place: int, found: set[str]) -> None:
    for step, mark in ((-1, "<"), (1, ">")):
        near = place + step
        if 0 <= near < len(fields):
            found.update(mark + word for word in own[near] if word[0] in "cnl=" and not _BARE.match(word))
        else:
            found.add(mark + "none")
    for step, mark in ((-2, "<<"), (2, ">>")):
        near = place + step
        if 0 <= near < len(fields):
            found.update(mark + word for word in own[near] if word[0] in "c=")


def _own_features(field: Field) -> set[str]:
    found: set[str] = {"c:" + field.control}
    name = tokens(plain_name(field.name))
    found |= words("n:", plain_name(field.name))
    whole = "".join(word for word in name if not word.isdigit())[-30:]
    if whole:
        found.add("N:" + whole)
    if name:
        found.add("n$" + name[-1])
        _grams(whole, found)
    label = tokens(field.label[:120])
    found |= words("l:", field.label[:120], 10)
    if label:
        found.add("l^" + label[0])
        found.add("L:" + " ".join(label[:4]))
        found.add("l#" + bucket(len(label)))
    else:
        found.add("l#none")
    found |= words("p:", field.placeholder[:80], 8)
    found |= features_of("i:", tokens(field.identifier[-80:])[-6:])
    if field.control in BUTTONS or field.control in TYPED:
        found |= words("v:", (field.value or "")[:60], 6)
    elif field.control in CHOICES:
        _about_options(field, found)
    if field.max_length is not None:
        found.add("max:" + bucket(field.max_length // 4) if field.max_length < 64 else "max:long")
    # What a field says of itself must outweigh what its neighbours say, so its cues count twice.
    for word in [word for word in found if word[1:3] == ":="]:
        if word[0] in "nlp":
            found.add("~" + word[3:])
        if word[0] in "nl":
            found.add(word[0] + "~" + word[3:])
    if field.required:
        found.add("required")
    if field.multiple:
        found.add("multiple")
    return found


def _grams(word: str, found: set[str]) -> None:
    """Beginnings, ends and 4-grams of a name, for names glued together without humps (`useremail`, `fname`)."""
    found.update(f"^{word[:size]}" for size in (1, 2, 3, 4) if len(word) > size)
    found.update(f"{word[-size:]}$" for size in (3, 4) if len(word) > size)
    found.update("g:" + word[at : at + 4] for at in range(len(word) - 3))


def _about_options(field: Field, found: set[str]) -> None:
    found.add("on:" + bucket(len(field.options)))
    labels = [option.label for option in field.options[:60]]
    for label in labels[:MAX_OPTIONS]:
        found |= words("o:", label[:40], 4)
    if holds_operators(field):
        found.add("?operators")
    numbers = [label for label in labels if _NUMBER.fullmatch(label[:20])]
    if labels and len(numbers) >= 0.7 * len(labels):
        years = sum(1900 <= int(number) <= 2100 for number in numbers if len(number) == 4 and number.isdigit())
        found.add("onumbers")
        found.add("o?years" if years > len(numbers) / 2 else f"o?{len(labels) // 10 if len(labels) < 60 else 6}0")
    if any(option.selected for option in field.options):
        found.add("oselected")
    if field.options and field.options[0].value == "":
        found.add("oblank")
