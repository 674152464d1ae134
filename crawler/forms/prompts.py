"""What a control shows in itself until it is filled in: the first option of a choice, the words in a box."""

from __future__ import annotations

from crawler.forms.ends import spanless
from crawler.forms.openings import example, opening
from crawler.forms.vocabulary import KEYWORDS, SEARCH, folded, name_words
from crawler.models import Field
from knowledge.matching import Matcher

#: Two attributes named at least this well in one label make it a box for words of any kind.
SEVERAL = 0.85


def called(field: Field, matcher: Matcher) -> str:
    """What a control is called where a domain is asked for its attribute: what stands beside it, else what it shows in itself,
    where that means something there and what stands beside it says nothing, not even that any words are looked for."""
    label = spanless(field.label)
    shown = "" if field.control != "select" or field.multiple else opening(field.options)
    if shown and field.label in (shown, *_fallbacks(field)) and matcher.scores(shown):
        return shown
    if shown and field.label == shown:
        return name_words(field.name) or label
    said = "" if field.control == "select" else folded(f"{field.label} {field.placeholder}", 400)
    if matcher.scores(label) or matcher.excluded(label) or SEARCH.search(said) or KEYWORDS.search(said):
        return label
    shown = shown or example(field.placeholder)
    return shown if matcher.scores(shown) else label


def only_searches(one: Field, matcher: Matcher) -> bool:
    """Whether a box is called "search" and nothing more, or a search by what the domain hardly knows ("Opinion text search");
    what it is named by the program says then nothing else."""
    said = folded(one.label, 60)
    words = said.split()
    if len(words) > 1:
        known = max(matcher.scores(one.label).values(), default=1.0)
        return known < SEVERAL and SEARCH.match(f" {words[-1]} ") is not None
    return len(words) == 1 and SEARCH.match(said) is not None and not KEYWORDS.search(said)


def _fallbacks(field: Field) -> tuple[str, ...]:
    """What a control is called that nothing on the page names."""
    return "", name_words(field.name), name_words(field.identifier)
