"""What the classifiers see of a form: named features of the whole and of each field.

Everything here is read from `models.Form`; names of features carry where a word stood (`n:` control names, `l:` labels,
`s:` buttons …), since "search" on a button says more than "search" in a paragraph. A feature is there or not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from crawler.classify.cues import cues
from crawler.classify.tokens import tokens
from crawler.models import Field, Form

BUTTONS = frozenset({"submit", "image", "button", "reset"})
TYPED = frozenset({"text", "search", "textarea", "number", "date", "range", "email", "tel", "url", "password"})
CHOICES = frozenset({"select", "radio", "checkbox"})

#: How much of a form is looked at; a form beyond this says nothing new.
MAX_FIELDS = 60
MAX_OPTIONS = 6
MAX_WORDS = 600  # characters
OPERATORS = frozenset(
    """= == != <> < > <= >= ≤ ≥ ≠ ~ !~ =~ ^ $ eq ne neq lt gt lte gte le ge in like ilike not_like regexp exact is isnt
    is_not not contains icontains startswith istartswith endswith iendswith equals notequals between isnull null empty
    substring anyexact""".split()
) | {
    "is not",
    "contains",
    "does not contain",
    "doesn't contain",
    "begins with",
    "starts with",
    "ends with",
    "not like",
    "is null",
    "is empty",
    "not equal",
    "not equals",
    "greater than",
    "less than",
    "like %%",
    "enthält",
    "ist",
    "beginnt mit",
    "contient",
    "est",
    "commence par",
    "contiene",
    "es",
    "empieza por",
    "содержит",
    "равно",
    "начинается с",
    "包含",
    "等于",
    "不等于",
    "大于",
    "小于",
    "开头是",
    "を含む",
    "と等しい",
    "포함",
    "같음",
}
#: Cues of what people are asked about themselves.
_PERSONAL = ("email", "phone", "first name", "last name", "full name", "address")
_SHAPE = {"text": "t", "search": "t", "textarea": "a", "number": "t", "date": "d", "email": "e", "tel": "t", "url": "t"}
_SHAPE |= {"password": "p", "select": "s", "radio": "r", "checkbox": "c", "file": "f"}


def visible(form: Form) -> tuple[list[Field], list[Field], list[Field]]:
    """The fields a person fills in, the buttons, and the hidden fields, each in order and at most `MAX_FIELDS`."""
    fillable: list[Field] = []
    buttons: list[Field] = []
    hidden: list[Field] = []
    for field in form.fields:
        rows = hidden if field.control == "hidden" else buttons if field.control in BUTTONS else fillable
        if len(rows) < MAX_FIELDS:
            rows.append(field)
    return fillable, buttons, hidden


def bucket(count: int) -> str:
    """A count as a coarse word: small numbers matter each, large ones by size."""
    return str(count) if count < 4 else "4+" if count < 7 else "7+" if count < 15 else "15+"


@lru_cache(maxsize=2048)
def _address(url: str) -> tuple[str, frozenset[str], frozenset[str]]:
    """Host, features of the path, and of the names in the query."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return "", frozenset(), frozenset()
    names = " ".join(pair.split("=", 1)[0] for pair in parts.query[:500].split("&"))
    path, query = tokens(parts.path[-120:])[-8:], tokens(names)[:8]
    return parts.netloc.lower(), features_of("a:", path), features_of("aq:", query)


@lru_cache(maxsize=4096)
def words(prefix: str, text: str, most: int = 12) -> frozenset[str]:
    """The first `most` words with their place, and their cues with the place and without.

    A site shows the same forms on page after page, so what short texts give is kept.
    """
    return features_of(prefix, tokens(text)[:most])


@lru_cache(maxsize=256)
def _paragraph(text: str) -> frozenset[str]:
    return features_of("w:", tokens(text))


def features_of(prefix: str, words: Iterable[str]) -> frozenset[str]:
    found = []
    for word in words:
        found.append(prefix + word)
        about = cues(word)
        if about:
            for cue in about:
                found.append(f"{prefix}={cue}")
                found.append("=" + cue)
    return frozenset(found)


def plain_name(name: str) -> str:
    """A control's name without the path that ASP.NET puts before it (`ctl00$Body$txtTitle`), at most 80 characters."""
    return name.rpartition("$")[2][:80] if "$" in name else name[:80]


def form_features(form: Form) -> set[str]:
    """The features of a whole form."""
    found: set[str] = {"m:" + form.method}
    fillable, buttons, hidden = visible(form)
    _about_address(form, found)
    for text in (form.name, form.identifier, form.css_class):
        if text:
            found |= words("f:", text[:200], 30)
    if form.role:
        found.add("role:" + form.role.lower()[:20])
    if form.heading:
        found |= words("h:", form.heading[:120])
    found |= _paragraph(form.words[:MAX_WORDS])
    for field in fillable:
        found.add("c:" + field.control)
        found |= words("n:", plain_name(field.name))
        if field.label:
            found |= words("l:", field.label[:120], 10)
        if field.control in TYPED:
            found |= words("p:", (field.placeholder or field.value or "")[:80], 8)
            if field.identifier:
                found |= words("i:", field.identifier[:80])
        elif field.control in CHOICES:
            found.add("on:" + bucket(len(field.options)))
            if holds_operators(field):
                found.add("?operators")
            for option in field.options[:MAX_OPTIONS]:
                found |= words("o:", option.label[:40], 4)
    for field in buttons:
        found.add("b:" + field.control)
        found |= words("s:", f"{field.label[:60]} {(field.value or '')[:60]}", 8)
        found |= words("sn:", f"{plain_name(field.name)} {field.identifier[:60]}")
    for field in hidden[:20]:
        found |= words("y:", plain_name(field.name), 6)
    _about_shape(form, fillable, buttons, hidden, found)
    return found


def _about_address(form: Form, found: set[str]) -> None:
    host, path, names = _address(form.action[:2000])
    page_host, page_path, _ = _address(form.page_url[:2000])
    found |= path
    found |= names
    if not form.action:
        found.add("a?none")
    elif host != page_host:
        found.add("a?away")
        found |= words("ah:", host.split(".")[0][:60])
    elif path == page_path:
        found.add("a?here")


def _about_shape(form: Form, fillable: list[Field], buttons: list[Field], hidden: list[Field], found: set[str]) -> None:
    """Counts and order of controls, and conjunctions that words alone cannot say."""
    counts = Counter(field.control for field in fillable)
    shape = "".join(_SHAPE.get(field.control, "x") for field in fillable)
    found.add("shape:" + shape[:8])
    found.add("k:fillable" + bucket(len(fillable)))
    found.add("k:hidden" + bucket(len(hidden)))
    found.add("k:buttons" + bucket(len(buttons)))
    for control, count in counts.items():
        found.add(f"k:{control}{bucket(count)}")
    typed = sum(counts[control] for control in TYPED)
    found.add("k:typed" + bucket(typed))
    found.add("k:words" + bucket(len(form.words) // 40))
    if form.index == 0:
        found.add("first")
    if not typed:
        found.add("untyped")
    mail = counts["email"] > 0 or any(
        "email" in cues(word) for field in fillable for word in tokens(plain_name(field.name))
    )
    if mail:
        found.add("?mail")
        found.add("?mail" + bucket(typed))
    if counts["password"]:
        found.add(f"?password{min(counts['password'], 3)}:{bucket(typed)}")
    if counts["textarea"]:
        found.add(f"?area:{bucket(typed)}")
    plain = not (mail or counts["password"] or counts["textarea"] or counts["file"])
    if plain:
        found.add("?plain" + ("1" if typed == 1 else "+" if typed else "0") + form.method)
        for cue in ("search", "filter", "topic", "order", "vote", "language", "change", "convert"):
            if "s:=" + cue in found:
                found.add("?plain:s=" + cue)
            if "n:=" + cue in found:
                found.add("?plain:n=" + cue)
    if any(place + cue in found for place in ("n:=", "l:=", "p:=") for cue in _PERSONAL):
        found.add("?person:" + ("searched" if "s:=search" in found else "asked"))  # looked for, or asked who they are


def holds_operators(field: Field) -> bool:
    """Whether the choices are comparisons: the middle of a column–operator–value filter."""
    options = field.options[:20]
    signs = sum(option.label.strip().lower() in OPERATORS or option.value.lower() in OPERATORS for option in options)
    return len(options) > 1 and signs * 2 >= len(options)
