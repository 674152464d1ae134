"""Empty answers told by what was asked: a page that repeats a question and lists nothing, in whatever words it says so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from urllib.parse import parse_qsl, urlsplit

from crawler.forms.vocabulary import SEARCH, folded
from crawler.models import Form, Verdict
from crawler.page import Page
from crawler.wording.lines import Line

#: Shortest question that is looked for in the page, and how much of an address is read: characters and fields.
SHORTEST, LONGEST, MOST_FIELDS = 3, 2_000, 50


def is_unanswered(page: Page, forms: Sequence[tuple[Form, Verdict]], lines: Iterable[Line]) -> bool:
    """Whether a page without records answers a question to one of its searches: its address asks it, or the box still holds it
    and the page speaks of it elsewhere. For a page seen by itself: who asked knows better what came."""
    searches = [form for form, verdict in forms if verdict.searchable]
    if not searches:
        return False
    address = urlsplit(page.url)
    asked = dict(parse_qsl(address.query[:LONGEST])[:MOST_FIELDS]) if address.query else {}
    texts = list(lines)
    for form in searches:
        there = urlsplit(form.action).path == address.path
        for name, held in _boxes(form):
            if there and asked.get(name, "").strip():
                return True
            if len(held) >= SHORTEST and not SEARCH.search(folded(held, 200)) and _speaks(page, form, texts, held):
                return True
    return False


def _boxes(form: Form) -> Iterator[tuple[str, str]]:
    """Name and content of the boxes for words."""
    for field in form.fields:
        if field.control in ("text", "search"):
            yield field.name, (field.value or "").strip()


def _speaks(page: Page, form: Form, lines: Sequence[Line], words: str) -> bool:
    """Whether the page repeats words outside of the form that holds them."""
    wanted = words.casefold()
    if wanted in page.title.casefold():
        return True
    end = page.tree.ends[form.node] if 0 <= form.node < len(page.tree) else -1
    return any(wanted in line.text.casefold() and not form.node <= line.node < end for line in lines)
