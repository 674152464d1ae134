"""What a control shows before anything is chosen or typed: the prompt of a select, the words in an empty box."""

from __future__ import annotations

from collections.abc import Sequence

from crawler.forms.choices import BLANKS, PROMPT, any_rank, plain
from crawler.forms.remarks import is_format
from crawler.models import Option

#: What an option that means everything ranks above, and what one that says nothing else ranks.
_ALL, _NOTHING_ELSE = 2, 4
#: How many options are looked at.
MOST = 12


def opening(options: Sequence[Option]) -> str:
    """What a select shows first where that says what to choose ("Any format", "Binding") and is no value; else ""."""
    if not options:
        return ""
    first = options[0]
    words = plain(first.label)
    if not words or any_rank(first, 0, "") == _NOTHING_ELSE or not (_blank(first) or _heads(options)):
        return ""
    return first.label if PROMPT.sub(" ", f" {words} ").strip() else ""


def _blank(option: Option) -> bool:
    """Whether the value of an option restricts nothing; one without a value of its own has its words for it."""
    said = option.value.strip()
    return said.lower() in BLANKS or (said == option.label.strip() and any_rank(option, 0, "") > _ALL)


def _heads(options: Sequence[Option]) -> bool:
    """Whether the first option, without a value of its own, has no number and all that follow have one: "Age" above "0 - 4"."""
    first, others = options[0], options[1:MOST]
    numbered = [any(map(str.isdigit, option.label)) for option in others]
    itself = first.value.strip() == first.label.strip() and not any(map(str.isdigit, first.label))
    return itself and len(numbered) > 1 and all(numbered)


def caption(options: Sequence[Option]) -> str:
    """The opening of a select that nothing beside it names; "" where it may be the first of what is counted from nought
    (January, Monday)."""
    counted = [option.value.strip() for option in options[:2]] == ["0", "1"]
    return "" if counted else opening(options)


def example(placeholder: str) -> str:
    """The words in an empty box; "" where they say no more than that it restricts nothing yet ("any", "All jobs") or how a day
    is written."""
    return "" if is_format(placeholder) or any_rank(Option("-", placeholder), 0, "") > _ALL else placeholder
