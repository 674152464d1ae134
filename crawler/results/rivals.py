"""Lists below a heading that say other than a label elsewhere on the page: of two that tell one attribute, the label is right."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from crawler.models import FieldValue
from crawler.regions.label_words import labelled
from crawler.regions.layout import Layout
from crawler.regions.leaves import Leaf
from crawler.results.chapters import SURE, Chapter
from knowledge.matching import Matcher

#: How many there are of something, behind it, which is no year.
COUNT = re.compile(r"[(（\[]\s*(?!(?:1[5-9]|20)\d\d\s*[)）\]])\d[\d.,\s]*[)）\]]\Z")


def unchosen(values: Sequence[FieldValue], places: Sequence[Leaf], matcher: Matcher) -> list[FieldValue]:
    """The values without what is there to choose from, where the page tells the same attribute otherwise: several that say
    how many there are of them ("Ships (12)"), or several links where there is but one value to tell."""
    told: dict[str, list[int]] = {}
    for at, value in enumerate(values):
        if value.attribute is not None and value.confidence >= SURE and _is_worded(value.value):
            told.setdefault(value.attribute, []).append(at)
    result = list(values)
    for attribute, own in told.items():
        single = not matcher.domain.attribute(attribute).multiple
        offered = [at for at in own if COUNT.search(values[at].value) or (single and places[at].link >= 0)]
        if 1 < len(offered) < len(own):
            for at in offered:
                result[at] = replace(values[at], attribute=None, confidence=0.3)
    return result


def unrivalled(
    found: Sequence[Chapter], values: Sequence[FieldValue], places: Sequence[Leaf], layout: Layout, matcher: Matcher
) -> tuple[list[Chapter], list[FieldValue]]:
    """The chapters without those that hold facts with labels of their own ("Decision": who took it, when), or that a label
    elsewhere on the page gives the lie to, and the values with none of these: links alone, names and what stands beside
    the text are other things' ("More of this author") where they tell nothing that the label does, or where there is but
    one value to tell."""
    kept, values = [], list(values)
    for one in found:
        if one.listed and not matcher.domain.attribute(one.attribute).multiple and _are_facts(one):
            continue
        within = [one.start <= leaf.node < one.end for leaf in places]
        rivals = {
            value.value.casefold()
            for value, inside in zip(values, within, strict=True)
            if value.attribute == one.attribute and value.confidence >= SURE and not inside and _is_worded(value.value)
        }
        kind = matcher.domain.attribute(one.attribute)
        weak = one.listed and (one.beside or kind.type == "name" or not one.states(layout))
        same = any(_agree(text.casefold(), rival) for _, text in one.values for rival in rivals)
        if not (weak and rivals) or (same and kind.multiple):
            kept.append(one)
            continue
        for at, inside in enumerate(within):
            if inside and values[at].attribute == one.attribute:
                values[at] = replace(values[at], attribute=None, confidence=0.3)
    return kept, values


def _are_facts(chapter: Chapter) -> bool:
    """Whether all values of a chapter, several, begin with labels, each with another."""
    told = [match[1].casefold() for _, text in chapter.values if (match := labelled(text)) is not None]
    return len(told) > 1 and len(set(told)) == len(told) == len(chapter.values)


def _is_worded(text: str) -> bool:
    return any(map(str.isalpha, text))


def _agree(one: str, other: str) -> bool:
    return one in other or other in one
