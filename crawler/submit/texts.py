"""The words of a form by the place they stand in, and what it says of what is pressed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from crawler.forms.buttons import GO, SORTS, opens_search, search_button
from crawler.forms.identity import in_no_form, may_change, sent_by_script
from crawler.forms.vocabulary import CHANGE, CONTACT, PURPOSES, RESET, SEARCH, SENDS, folded, stems
from crawler.models import Field, Form

_BUTTONS = frozenset({"submit", "image", "button"})
TEXTS = frozenset({"text", "search", "textarea", "number", "date", "email", "tel", "url"})
#: Words of a label that calls a box after searching, at most.
MAX_CALL = 4
#: What is called "query" is often a question to somebody.
_QUESTION = stems("query consult keyword")
#: The news, where an address says so and not what is done with messages; and enquiries that are searched or listed.
NO_MESSAGE = re.compile(
    r"(?<! meine)(?<! private)(?<! user)(?<! mitglieder)"
    r" nachrichten(?= (?!neu|schreib|send|versend|verfass|antwort|empfang|post|entw|abo|alarm))"
    r"| [ei]nquir\w*(?= (?:search|lists?) )"
)
_BOTH = re.compile(r"\A\w* (?:and|und|et|y|e|en|i|och|og|ja|и|і|ve|és|και|a) ")
#: Signs that stand for it: "Find & remove", "Suchen/löschen".
_JOINED = re.compile(r"\s*(?:[&+]|(?<=\w)\s?/\s?(?=\w))\s*")

#: What is done with those who are found.
_DONE_WITH = stems(
    "=block =mute =ban =invite =follow =assign =report =flag =lock =suspend blockier sperren bloquer bloquear"
)
#: What stands between searching and the register that is searched.
_WITHIN = re.compile(r" (?:in|im|in the|in het|dans le|nel|en el|no|i|w) ?\Z")


@dataclass(frozen=True, slots=True)
class Texts:
    """The folded words of a form by the place they stand in; `said` is what its buttons say to be pressed, `worded` whether
    that is more than their names."""

    buttons: tuple[str, ...]
    said: tuple[str, ...]
    action: str
    identity: str
    fields: tuple[tuple[Field, str], ...]
    heading: str
    worded: bool


def read(form: Form) -> Texts:
    visible = [field for field in form.fields if field.control != "hidden"][:300]
    pressed = search_button(form)
    changes = form.method == "POST"
    if pressed is not None and not changes:
        # A browser fills what only a script sends, and presses nothing that empties it.
        unpressed = sent_by_script(form) and RESET.search(_words(pressed)) and not SEARCH.search(_words(pressed))
        pressed = None if unpressed or _empties(pressed, visible) else pressed
    buttons = [pressed] if pressed is not None else _scripted(visible, changes)
    if _stands_alone(form, visible):
        buttons = [one for one in buttons if not _elsewhere(_words(one))]
    parts = urlsplit(form.action)
    return Texts(
        tuple(
            folded(_JOINED.sub(" and ", f"{field.label} {field.value or ''} {field.name} {_identifier(field)}"), 300)
            for field in buttons
        ),
        tuple(field.label or field.value or "" for field in buttons),
        NO_MESSAGE.sub("", folded(unquote(f"{parts.path} {parts.query}"))),
        folded(f"{form.identifier} {form.css_class} {form.name}"),
        tuple(
            (field, folded(f"{field.name} {field.label} {field.placeholder} {_identifier(field)}", 400))
            for field in visible
            if field.control not in ("submit", "image", "button", "reset")
        ),
        folded(form.heading, 200),
        any(field.label not in ("", field.name, field.identifier) for field in buttons),
    )


def _stands_alone(form: Form, visible: list[Field]) -> bool:
    """Whether the one box that a script's form has to fill in stands in no form, and is called after searching and nothing else:
    the key sends it there, and no button does by itself."""
    shown = [one for one in visible if one.control not in _BUTTONS and one.control != "reset"]
    if len(shown) != 1 or shown[0].control not in ("text", "search") or not in_no_form(form):
        return False
    return any(opens_search(one) and len(one.split()) == 1 for one in (shown[0].label, shown[0].placeholder))


def _elsewhere(words: str) -> bool:
    """Whether a button speaks of another purpose than searching."""
    return not SEARCH.search(words) and any(pattern.search(words) for _, _, pattern in PURPOSES)


def _empties(pressed: Field, visible: list[Field]) -> bool:
    """Whether the button that would be pressed only empties a box, and sends no name, where a script's button searches."""
    searches = any(one.control == "button" and SEARCH.search(_words(one)) for one in visible)
    return searches and not pressed.name and RESET.search(_words(pressed)) is not None


def _scripted(visible: list[Field], changes: bool) -> list[Field]:
    """The buttons of a form that has none to send it, without those that only empty its boxes, where others search, or, but
    for what is sent to change something ("Clear history"), its boxes."""
    buttons = [field for field in visible if field.control in _BUTTONS]
    boxes = [field for field in visible if typed(field)]
    told = buttons if changes else (*buttons, *boxes)
    searches = any(one.control == "search" or SEARCH.search(_words(one)) for one in told)
    if not searches or not boxes or any(field.control == "checkbox" for field in visible):
        return buttons
    return [one for one in buttons if SEARCH.search(_words(one)) or not RESET.search(_words(one))]


def _words(field: Field) -> str:
    return folded(f"{field.label} {field.placeholder} {field.value or ''}", 200)


def _identifier(field: Field) -> str:
    """A control's id; some form builders begin every id with "edit-", which says nothing of editing."""
    return field.identifier.removeprefix("edit-")


def pressed_for(form: Form, texts: Texts) -> bool:
    """Whether what is pressed says a purpose, and nothing of searching: neither an address nor a box's name outdoes that."""
    said = [folded(text, 200) for text in texts.said]
    query = not may_change(form)
    told = [pattern for _, _, pattern in PURPOSES if not (query and pattern is CONTACT)]
    return any(
        not SEARCH.search(text) and not GO.search(text) and any(pattern.search(text) for pattern in told)
        for text in said
    )


def acts_on_found(texts: Texts) -> bool:
    """Whether what is pressed says that it changes what, or does something with whom, it finds: "Find & remove"."""
    return any(_after(CHANGE, text) or _after(_DONE_WITH, text) for text in texts.buttons)


def only_searches(texts: Texts) -> bool:
    """Whether one box, which is called after searching, is all that a form has to fill in, and its button just sends it."""
    if len(texts.fields) != 1 or texts.fields[0][0].control not in ("text", "search") or CHANGE.search(texts.action):
        return False
    called = folded(texts.fields[0][0].label, 60)
    words = called.split()
    ends = (*words[:1], *words[-1:])  # "search jobs", and in German "Job suchen"
    asks = any(SEARCH.match(f" {word} ") for word in ends)
    return only_sends(texts) and asks and len(words) <= MAX_CALL and not _QUESTION.search(called)


def only_sends(texts: Texts) -> bool:
    """Whether all that is pressed says in one word that it sends, and not what."""
    # where words are not set apart, a text begins with no space
    said = [folded(one, 60) for one in texts.said]
    return all((SENDS.match(one) or SENDS.match(one.strip())) and len(one.split()) == 1 for one in said)


def only_chosen(texts: Texts) -> bool:
    """Whether nothing but selects is to be filled in, and what is pressed says that it searches, and nothing else."""
    chosen = all(field.control == "select" and len(field.options) > 1 for field, _ in texts.fields)
    said = [folded(one, 60).split() for one in texts.said]
    return chosen and len(said) == 1 and len(said[0]) == 1 and SEARCH.match(f" {said[0][0]} ") is not None


def says(purpose: re.Pattern[str], text: str, *, posted: bool = False) -> bool:
    """Whether a button's words name the purpose, and before any word of searching: "save search", not "search sales". Where
    it is `posted`, also after one, as done too: "Find and delete".

    Of sending many speak who mean nothing by it.
    """
    found, search = purpose.search(text), SEARCH.search(text)
    if found is None or search is None:
        return found is not None
    both = (posted or purpose is CHANGE) and _after(purpose, text)
    return (found.start() < search.start() or both) and purpose is not CONTACT


def _after(purpose: re.Pattern[str], text: str) -> bool:
    """Whether a purpose is named as what is done after searching: "Find and delete"."""
    found, search = purpose.search(text), SEARCH.search(text)
    if found is None or search is None:
        return False
    return _BOTH.search(text[search.end() : found.start() + 1]) is not None


def looked_for(purpose: re.Pattern[str], texts: Texts) -> str:
    """The word of a purpose that a button names at once behind that of searching, as what is searched: "Search orders"."""
    for text in texts.buttons:
        search, found = SEARCH.search(text), purpose.search(text)
        between = text[search.end() : found.start()] if search is not None and found is not None else ""
        if search is None or found is None or found.start() <= search.start():
            continue
        if text[search.start() : found.start()].count(" ") == 1 or _WITHIN.match(between):
            return found[0]
    return ""


def strange(form: Form, texts: Texts) -> bool:
    """Whether every button says something, and neither to search, to go on nor, unless it is posted and may be kept, to sort."""
    if any(field.control == "image" for field in form.fields):  # of a picture one knows the name alone
        return False
    words = [text for text in texts.buttons if text.strip() and not (form.method == "GET" and SORTS.match(text))]
    return bool(words) and not any(SEARCH.search(text) or GO.search(text) for text in words)


def speaks_otherwise(form: Form, texts: Texts) -> bool:
    """Whether what is pressed has words of its own, no button of the form speaks of searching, and it is not the "Send" of a
    box called after that: what a form is called and where it is sent do not tell what becomes of what is posted."""
    searches = any(field.control in _BUTTONS and SEARCH.search(_words(field)) for field in form.fields)
    return texts.worded and not searches and not only_searches(texts)


def typed(field: Field) -> bool:
    return field.control in TEXTS
