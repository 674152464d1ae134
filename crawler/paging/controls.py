"""Paging without links: script post-backs and submit buttons of a form (ASP.NET grids, "next" buttons).

Such a control is pressed by sending the form of the page back with some fields set; `PagingControl` says which.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal
from urllib.parse import parse_qsl, urlsplit

from crawler.forms.vocabulary import VOTE, folded
from crawler.models import Field, Form
from crawler.page import Page
from crawler.paging.addresses import PAGE_NAME
from crawler.paging.calls import sent_by_script
from crawler.paging.candidates import anchor_words
from crawler.paging.words import read_words

#: What a post-back anchor or button calls: its event target and argument.
_POST_BACK = re.compile(r"""__doPostBack\(\s*(?:'|&\#39;|")([^'"]*)(?:'|&\#39;|")\s*,\s*(?:'|&\#39;|")([^'"]*)""")
_PAGE_ARGUMENT = re.compile(r"Page\$(\d+|First|Prev|Next|Last)\Z", re.IGNORECASE)
_PAGER = re.compile(r"pag(?:e|er|ing|ination|inator)|btnnext|lnknext|lbnext|next|navig", re.IGNORECASE)
#: Names of a select of pages beside those of pagers, and how an option names a page.
_PAGES = frozenset(
    "p pg pag seite pagina página pagină sida side strana stranka stránka stranica strona storinka stranitsa selida σελίδα "
    "страница sayfa oldal halaman trang sivu leht lapa puslapis faqja orria pàgina páxina start offset from".split()
)
_OPTION = re.compile(r"(?:[^\W\d_]{1,12}\s?)?(\d{1,5})(?:\s?(?:/|of|von|sur|de|di)\s?\d{1,5})?", re.I)
_CALLED = re.compile(r"page|seite|págin|pagin|страниц|页|頁|ページ|페이지|\bsida|\bside|stron|stránk|sivu", re.I)
#: The parts that frameworks set before the name of a field, and how a script sends a form.
_QUALIFIED = re.compile(r".*[:$]", re.S)
_SUBMITS = re.compile(r"\bsubmit\s*\(")
MAX_CALL = 500
#: Most pages of a select that are read.
MOST_PAGES = 500
_BUTTONS = frozenset({"submit", "image", "button"})


@dataclass(frozen=True, slots=True)
class PagingControl:
    """A way to another page of the same answer through the form numbered `form_index`.

    `fields` are the form fields to set before it is sent; a name of a submit button means that it is pressed; none are needed
    where a form holds hidden fields and one button without a name. `number`
    is the page it leads to, None where it does not say.
    """

    kind: Literal["page", "next", "prev"]
    number: int | None
    form_index: int
    fields: Mapping[str, str]


def paging_controls(page: Page, forms: Sequence[Form]) -> tuple[PagingControl, ...]:
    """The paging controls of a page: post-back anchors, links whose script sends a form, submit buttons of its forms."""
    if not forms:
        return ()
    return (*_post_backs(page, forms), *_sent(page, forms), *_pressed(page, forms), *_chosen(page, forms))


def _sent(page: Page, forms: Sequence[Form]) -> Iterator[PagingControl]:
    for node, form, fields in sent_by_script(page, forms):
        kind, number = _meaning(anchor_words(page.tree, node)[0], "")
        if kind is not None:
            yield PagingControl(kind, number, form.index, fields)


def _post_backs(page: Page, forms: Sequence[Form]) -> Iterator[PagingControl]:
    tree = page.tree
    owners = {form.node: form for form in forms}
    carrying = [form for form in forms if any(field.name == "__VIEWSTATE" for field in form.fields)]
    only = carrying[0] if carrying else forms[0] if len(forms) == 1 else None
    for node in tree.find("a"):
        attributes = tree.attributes[node]
        script = attributes.get("href") or ""
        if "doPostBack" not in script:
            script = attributes.get("onclick") or ""
        match = _POST_BACK.search(script) if "doPostBack" in script else None
        if match is None:
            continue
        target, argument = match[1], match[2]
        text = tree.text(node, 40)
        said = _PAGE_ARGUMENT.match(argument)
        if said is None and not _PAGER.search(target) and not _PAGER.search(argument):
            continue
        kind, number = _meaning(text, said[1] if said else "")
        # The form around the link; the page's only form, or its ASP.NET one, for a link outside of all.
        form = next((owners[above] for above in tree.ancestors(node) if above in owners), only)
        if kind is not None and form is not None:
            yield PagingControl(kind, number, form.index, {"__EVENTTARGET": target, "__EVENTARGUMENT": argument})


def _pressed(page: Page, forms: Sequence[Form]) -> Iterator[PagingControl]:
    rowed = _rowed(page, forms)
    for form in forms:
        buttons = [field for field in form.fields if field.control in _BUTTONS]
        unseen = all(field.control in _BUTTONS or field.control == "hidden" for field in form.fields)
        onward = unseen and _carries(page, form)
        counted = (onward or (unseen and _answered_at(page, form, buttons))) and _counted(page, buttons)
        for field in buttons:
            if (counted and not field.value) or (
                not field.name and not (unseen and len(buttons) == 1 and field.control != "button")
            ):
                continue
            shown = 0 <= field.node < len(page.tree)
            if shown and "disabled" in page.tree.attributes[field.node]:
                continue  # "Next" on the last page
            text = page.tree.text(field.node, 40) if shown else ""
            for words in (field.value or "", text, field.label):
                kind, number = _meaning(words, "")
                if kind is None and onward and len(buttons) == 1 and read_words(words.strip()).direction == "more":
                    kind = "next"  # "Show more datasets"
                called = counted or form.index in rowed or _PAGER.search(field.name) or _PAGER.search(field.identifier)
                numbered = kind == "page" and not called
                if kind is not None and not numbered:
                    yield PagingControl(kind, number, form.index, {field.name: field.value or ""} if field.name else {})
                    break


def _rowed(page: Page, forms: Sequence[Form]) -> set[int]:
    """The forms that are a paginator together: each sends the same names unseen, and its one button says the number that one of
    them has under a name for pages, since stars and copies are numbered as well."""
    rows: dict[tuple[str, str, tuple[str, ...]], dict[int, tuple[str, int]]] = {}
    for form in forms:
        hidden = [field for field in form.fields if field.control == "hidden"]
        buttons = [field for field in form.fields if field.control in _BUTTONS]
        if not hidden or len(buttons) != 1 or len(hidden) + 1 != len(form.fields):
            continue
        said = (page.tree.text(buttons[0].node, 12) or buttons[0].value or "").strip()
        names = [field.name for field in hidden if field.value == said and _paged(field.name)]
        if said.isdecimal() and len(said) < 7 and names:
            key = form.method, form.action, tuple(field.name for field in hidden)
            rows.setdefault(key, {})[form.index] = names[-1], int(said)
    found: set[int] = set()
    for row in rows.values():
        numbers = [number for _, number in row.values()]
        if len({name for name, _ in row.values()}) == 1 and numbers == sorted(set(numbers)):
            found |= row.keys() if len(numbers) > 1 or numbers[0] < 3 else set()
    return found


def _paged(name: str) -> bool:
    return name.lower() in _PAGES or PAGE_NAME.match(name) is not None or _PAGER.search(name) is not None


def _carries(page: Page, form: Form) -> bool:
    """Whether a form sends the question that this page answers once more, to where it was answered."""
    here, there = urlsplit(page.url), urlsplit(form.action)
    asked = {name for name, _ in parse_qsl(here.query, keep_blank_values=True)}
    carried = {field.name for field in form.fields if field.control == "hidden"}
    return form.method.upper() == "GET" and here.path == there.path and bool(asked & carried)


def _answered_at(page: Page, form: Form, buttons: Sequence[Field]) -> bool:
    """Whether a form sends unseen what it holds to where this page is from, by POST, and its buttons leave out one of the numbers
    that they count: that of this page. Marks to give ("1 2 3 4 5") leave none out."""
    hidden = any(field.control == "hidden" for field in form.fields)
    values = [field.value or "" for field in buttons if field.name]
    numbers = [int(value) for value in values if value.isdecimal() and len(value) < 7]
    own = bool(numbers) and numbers != list(range(1, len(numbers) + 1))
    return hidden and own and form.method.upper() == "POST" and form.action == page.url.partition("#")[0]


def _counted(page: Page, buttons: Sequence[Field]) -> bool:
    """Whether buttons of one name count on: those of a paginator, with this page's own missing or not."""
    texts = [page.tree.text(field.node, 12) or field.value or "" for field in buttons]
    numbers = [int(text) for text in texts if text.isdecimal() and len(text) < 7]
    return len({field.name for field in buttons}) == 1 < len(numbers) and numbers == sorted(set(numbers))


def _chosen(page: Page, forms: Sequence[Form]) -> Iterator[PagingControl]:
    """The pages that a select offers by their numbers: in a form that asks for nothing else, or by a script that sends the form
    as soon as one is chosen."""
    for form in forms:
        asked = [field for field in form.fields if field.control not in _BUTTONS and field.control != "hidden"]
        choices = [field for field in asked if field.control == "select" and field.name]
        for field in choices if len(asked) > 1 else choices[:1]:
            sent = _sends(page, field) if len(asked) > 1 else {}
            if sent is not None:
                yield from _numbers(form, field, sent)


def _sends(page: Page, field: Field) -> dict[str, str] | None:
    """What a script sets besides that sends the form when a field changes; None where none does."""
    script = (page.tree.attribute(field.node, "onchange") if 0 <= field.node < len(page.tree) else "")[:MAX_CALL]
    back = _POST_BACK.search(script.replace("\\'", "'"))
    if back is not None:
        return {"__EVENTTARGET": back[1], "__EVENTARGUMENT": back[2]}
    return {} if _SUBMITS.search(script) else None


def _numbers(form: Form, field: Field, sent: Mapping[str, str]) -> Iterator[PagingControl]:
    numbers = [_numbered(option.label) for option in field.options[:MOST_PAGES]]
    own = _QUALIFIED.sub("", field.name).lower()
    called = _PAGER.search(field.name) or _CALLED.search(field.label) or own in _PAGES
    rates = VOTE.search(folded(f"{field.name} {field.label}", 200))  # "Rate this page"
    if len(numbers) < 2 or numbers != list(range(1, len(numbers) + 1)) or not called or rates:
        return
    here = next((n for n, option in enumerate(field.options[: len(numbers)]) if option.selected), 0)
    for place, option in enumerate(field.options[: len(numbers)]):
        if place != here and option.value:
            kind: Literal["page", "next"] = "next" if place == here + 1 else "page"
            yield PagingControl(kind, place + 1, form.index, {**sent, field.name: option.value})


def _numbered(text: str) -> int:
    """The number of a page as an option says it: "3", "Page 3", "3 / 12"; 0 for anything else."""
    match = _OPTION.fullmatch(text.strip())
    return int(match[1]) if match else 0


def _meaning(text: str, argument: str) -> tuple[Literal["page", "next", "prev"] | None, int | None]:
    """Kind and page number of a control from its words, in any language, and what it calls."""
    said = read_words(text.strip())
    called = argument.lower()
    arrow = {">": "next", ">>": "next", "<": "prev", "<<": "prev"}.get(said.glyph, "") if not said.words else ""
    way = said.direction if said.whole and not said.other else "next" if said.show_more else arrow
    if argument.isdigit():
        number = int(argument)
        return ("next", number) if way == "next" else ("prev", number) if way == "prev" else ("page", number)
    if called == "next" or (way == "next" and not called):
        return "next", None
    if called in ("prev", "previous") or (way == "prev" and not called):
        return "prev", None
    if called in ("first", "last"):
        return "page", 1 if called == "first" else None
    if way == "more" and text.strip():
        return "next", None
    if said.number is not None and 0 < said.number < 1_000_000:
        return "page", said.number
    return None, None
