"""One form wrapped around a whole page: a search beside a login, a newsletter, a message, each with a button of its own.

Frameworks that keep a page's state in the page put all of it into one form, and tell by the name of the button that was
pressed what is meant. What belongs to the other buttons is no part of the search: it is neither judged nor sent.
"""

from __future__ import annotations

from collections.abc import Sequence

from crawler.forms.buttons import said_search
from crawler.forms.controls import TYPED
from crawler.forms.owners import Territory
from crawler.forms.texts import span_text
from crawler.forms.vocabulary import PURPOSES, SEARCH, folded
from crawler.models import Field
from crawler.page import Tree

#: Most buttons that are looked at; most elements between a button and the form.
MAX_BUTTONS, DEPTH = 40, 200
#: Longest value of a hidden field that may name a purpose; longer ones are states.
MAX_WORD = 40
#: Purposes of which a button beside a box makes a form of its own; of others it may work on the same boxes ("Reset", "Export").
_OWN = frozenset(("login", "recover", "register", "subscribe", "contact", "share", "vote", "order"))
_PURPOSES = tuple(pattern for name, _, pattern in PURPOSES if name in _OWN)
_WAYS = ("submit", "image")

Span = tuple[int, int]


def others_parts(tree: Tree, territory: Territory, fields: Sequence[Field]) -> list[Span]:
    """The parts of a form, as spans of nodes, that belong to named buttons of other purposes than the button that says
    that it searches. Empty where no named button says so, the form is called or sent to something else, or a password would be
    left among what it sends: what is not plainly a form of its own stays part of the whole."""
    search = said_search(fields)
    if search is None or not search.name or "formaction" in tree.attributes[search.node]:
        return []
    if any(_purposed(tree.attribute(territory.node, key)) for key in ("action", "id", "name", "class")):
        return []
    spans = _spans(tree, territory, fields, search)
    return [] if _told_unseen(fields, spans) else spans


def _spans(tree: Tree, territory: Territory, fields: Sequence[Field], search: Field) -> list[Span]:
    spans: list[Span] = []
    secret = [field for field in fields if field.control == "password"]
    for button in [field for field in fields if field.control in _WAYS and field.name and field != search][
        :MAX_BUTTONS
    ]:
        words = f"{button.label} {button.value or ''}"
        span = _part(tree, territory, button.node, search.node)
        inside = [field for field in fields if _within(field, [span]) and field != button]
        asks = any(field.control == "password" for field in inside)
        typed = any(field.control in TYPED for field in inside)
        if typed and not SEARCH.search(folded(words, 200)) and (asks or _purposed(words)):
            spans.append(span)
    for field in secret:
        if not _within(field, spans):
            span = _part(tree, territory, field.node, search.node)
            if not any(_sends(tree, link) for link in tree.find("a", *span)):
                return []
            spans.append(span)
    return sorted(set(spans))


def _purposed(said: str) -> bool:
    words = folded(said, 300)
    return any(one.search(words) for one in _PURPOSES)


def _told_unseen(fields: Sequence[Field], spans: Sequence[Span]) -> bool:
    """Whether a hidden field that would be sent tells another purpose than the button, or names what belongs to others."""
    others = {field.name for field in fields if field.name and _within(field, spans)}
    unseen = [field.value or "" for field in without(fields, spans) if field.control == "hidden"]
    return any(value in others or (len(value) <= MAX_WORD and _purposed(value)) for value in unseen)


def _sends(tree: Tree, link: int) -> bool:
    """Whether a link is a button for a script, and says so."""
    called = tree.attribute(link, "href").strip()[:11].lower() == "javascript:"
    return called and _purposed(f"{tree.text(link, 100)} {tree.attribute(link, 'title')}")


def _within(field: Field, spans: Sequence[Span]) -> bool:
    return any(start <= field.node < end for start, end in spans)


def _part(tree: Tree, territory: Territory, button: int, search: int) -> Span:
    """The largest element of the form around a button that does not hold the other one; the button where there is none."""
    part = button
    for _ in range(DEPTH):
        above = tree.parents[part]
        if above <= territory.node or above <= search < tree.ends[above]:
            break
        part = above
    return part, tree.ends[part]


def without(fields: Sequence[Field], spans: Sequence[Span]) -> tuple[Field, ...]:
    """The fields outside of these parts."""
    return tuple(field for field in fields if not _within(field, spans))


def words_without(tree: Tree, territory: Territory, spans: Sequence[Span], limit: int) -> str:
    """The words of a form outside of these parts."""
    pieces, node = [], territory.node
    for start, end in spans:
        if start >= node:
            pieces.append(span_text(tree, node, start, limit))
        node = max(node, end)
    pieces.append(span_text(tree, node, territory.end, limit))
    return " ".join(filter(None, pieces))[:limit]
