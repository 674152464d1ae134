"""What stands beside a control and is no label of it: units, explanations, how a day is written, that it must be filled."""

from __future__ import annotations

import re
from functools import lru_cache

from crawler.forms.vocabulary import PURPOSES, folded
from crawler.page import Tree
from knowledge.similarity import DUTY
from knowledge.vocabulary import PERSONAL

#: Characters of small print that are read.
MAX_REMARK = 200
#: What stands behind a box to tell in what its number is given.
_UNIT = re.compile(
    r"[€$£¥₹₽%°]|(?:[ckm]?m|km|mi|ft|sq\.? ?ft|sqm|ha|kg|g|l|min|h|eur|usd|gbp|chf|kr|zł|kč|руб)[²³.]?|[年月日元円万萬坪㎡원년]",
    re.I,
)
#: Money and measures that stand before or between boxes.
_MEASURE = re.compile(
    r"(?:R|US|A|C|HK|NT)?[$]|[€£¥₹₽]|(?:km|m|ft)[²2]|sq\.? ?ft\.?|sqm|m²|eur|usd|gbp|chf|zł|kč|руб\.?", re.I
)
#: That a box must be filled, or need not, behind what it is called: "From, required".
_DUTY = re.compile(r"\s*,\s*(\w+)\W*\Z")
_EXPLAINED = re.compile(r"([^:：()]{2,}?)\s*[:：]\s*\([^()]*\)?")
#: What a label gives for an example at its end: "Street (e.g. 12 High Road)".
_EXAMPLE = re.compile(
    r"\s*[(（](?:e\.?\s?g\b|i\.?\s?e\b|ex(?:ample|emple|\.|:)|for example|such as|par ex|z\.?\s?b\b|bspw|bsp|ej\b|por ej|"
    r"p\.?\s?ej|p\.?\s?ex|por ex|es\.|ad es|bijv|bv\b|np\b|напр|например|f\.?\s?eks|t\.?\s?ex|např|pl\.|例|예)"
    r"(?!\s*[)）]).*\Z",
    re.I,
)
#: A day, a month or a year by the letters that stand for its digits: "MM/DD/YYYY", "(tt.mm.jjjj)", "гггг-мм-дд".
_FORMAT = re.compile(
    r"\s*\(?\s*(?:e\.?g\.?\s*)?(?:[dmyjtag]{1,4}|[дмг]{1,4})(?:\s?[-/.]\s?(?:[dmyjtag]{1,4}|[дмг]{1,4})){1,2}\s*\)?[\s:]*",
    re.I,
)
#: What forms ask of a person, as it stands among other words.
_PERSONAL = re.compile("|".join(re.escape(folded(term)) for term in PERSONAL))
_UNSEEN = re.compile(r"visibility\s*:\s*hidden|display\s*:\s*none", re.I)
#: How words end that go on in the box behind them: "Show items priced from $", "within".
_LEADS_ON = re.compile(
    r"(?:\b(?:from|between|within|more than|less than|at least|at most|in the last|von|ab|zwischen|mindestens|höchstens|"
    r"à partir de|depuis|entre|au moins|desde|al menos|a partir de|dal?|tra|almeno|van|vanaf|tussen|minstens|från|fra|mellan|"
    r"mellem|mellom|od|между|от|не менее|від|між)|:)\s*[$€£¥]?\s*\Z",
    re.I,
)


def is_unit(text: str) -> bool:
    """Whether words behind a box are the unit of its number."""
    return _UNIT.fullmatch(text) is not None


def says_how(text: str) -> bool:
    """Whether words say no more than how a day is written, or in what money or measure a number is."""
    return is_format(text) or _MEASURE.fullmatch(text.strip()) is not None


def is_unseen(style: str) -> bool:
    """Whether the style of words keeps them from being seen, as that of what is only said of a wrong answer."""
    return _UNSEEN.search(style) is not None


def is_format(text: str) -> bool:
    """Whether words say no more than how a day is written."""
    return len(text) <= 40 and _FORMAT.fullmatch(text) is not None


def is_duty(text: str) -> bool:
    """Whether words say no more than whether a field must be filled."""
    return all(word in DUTY for word in folded(text).split())


def undutied(text: str) -> str:
    """A label without the word behind it that says whether the box must be filled: "From , required" gives "From"."""
    found = _DUTY.search(text)
    return text[: found.start()] if found and found.start() and is_duty(found[1]) else text


def unexplained(text: str) -> str:
    """A label without what explains it: "Subject: (a word or two)" gives "Subject"."""
    explained = _EXPLAINED.fullmatch(text)
    return explained[1] if explained else text


def unexampled(text: str) -> str:
    """A label without the example behind it: "Street (e.g. 12 High Road)" gives "Street"."""
    found = _EXAMPLE.search(text)
    return text[: found.start()] if found and found.start() and not commits(found[0]) else text


def bare(text: str) -> str:
    """A label without these two."""
    return unexampled(undutied(text))


def is_remark(tree: Tree, node: int) -> bool:
    """Whether an element in a label is small print that says no more than what to fill in."""
    return tree.tags[node] == "small" and not commits(tree.text(node, MAX_REMARK))


@lru_cache(maxsize=4_096)
def commits(text: str) -> bool:
    """Whether a remark tells what becomes of what is filled in, or asks it of a person: "we e-mail you what is new"."""
    said = folded(text, MAX_REMARK)
    return _PERSONAL.search(said) is not None or any(pattern.search(said) for _, _, pattern in PURPOSES)


def leads_on(text: str) -> bool:
    """Whether words behind a check box go on in the text box that follows them, so that they are what that is called, too."""
    return len(text) <= 200 and _LEADS_ON.search(text) is not None
