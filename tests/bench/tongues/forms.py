"""Forms and links in a language: searches, forms that act, links that act, and links that do no harm."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from tests.bench.tongues.pages import page
from tests.bench.tongues.words import Tongue

#: How a label stands to its field: one of them, and all; `{l}` is the label, `{k}` the same with a colon, `{c}` the field.
MARKUPS = {
    "for": ("<div><label for=i{i}>{l}</label>{c}</div>", "{}"),
    "wrapped": ("<p><label>{l} {c}</label></p>", "{}"),
    "table": ("<tr><td>{l}</td><td>{c}</td></tr>", "<table>{}</table>"),
    "placeholder": ("<div>{c}</div>", "{}"),
    "dl": ("<dt>{l}</dt><dd>{c}</dd>", "<dl>{}</dl>"),
    "above": ("<div class=f><div>{l}</div><div>{c}</div></div>", "{}"),
    "before": ("<p>{k} {c}</p>", "{}"),
    "colon table": ("<tr><th>{k}</th><td>{c}</td></tr>", "<table>{}</table>"),
}
#: The fields of searches: the attribute, where its labels stand among the words, and where its options do.
SEARCHES: dict[str, Sequence[tuple[str | None, str, str | None]]] = {
    "books": (
        ("title", "L_title", None),
        ("author", "L_author", None),
        ("publisher", "L_publisher", None),
        ("isbn", "ISBN", None),
        ("language", "L_language", "langs"),
        ("category", "L_category", "cats"),
    ),
    "movies": (
        ("title", "L_ftitle", None),
        ("director", "L_director", None),
        ("actor", "L_actor", None),
        ("genre", "L_genre", "genres"),
        ("country", "L_country", "countries"),
        ("year", "L_fyear", None),
    ),
    "jobs": (
        (None, "words", None),
        ("title", "L_jtitle", None),
        ("location", "L_location", "places"),
        ("type", "L_type", "types"),
        ("company", "L_company", None),
    ),
}
ACTIONS = ("/search", "/p1")
#: Where the words of links stand that do something, and which of them.
ACTING = (("cart", 0), ("delete", 2), ("vote", -1), ("newsletter", 2), ("register", -1))
#: Where those stand that do nothing, and from which on.
HARMLESS = {
    **dict.fromkeys(("details", "next", "prev", "menu", "foot"), 0),
    "sort": 1,
    **dict.fromkeys(("titles", "cats", "genres", "jobs", "people", "pubs", "adv", "heading"), 0),
}


@dataclass(frozen=True)
class Asking:
    """A page with a form, how it was made, and what its fields ask for: their names, and the attributes of a domain."""

    how: str
    html: str
    domain: str = "books"
    attributes: Mapping[str, str] = field(default_factory=dict)


def _field(tongue: Tongue, markup: str, number: int, label: str, name: str, options: Sequence[str]) -> str:
    own = f"id=i{number}" if markup in ("for", "placeholder") else ""
    prompt = f"placeholder='{label}'" if markup == "placeholder" else ""
    if options:
        first, *others = options
        listed = "".join(f"<option value={n}>{one}</option>" for n, one in enumerate(others, 1))
        control = f"<select name={name} {own}><option value=''>{first}</option>{listed}</select>"
    else:
        control = f"<input type=text name={name} {own} {prompt}>"
    # A list of options has no room for a prompt.
    pattern = MARKUPS["for" if markup == "placeholder" and options else markup][0]
    return pattern.format(i=number, l=label, k=tongue.colon(label), c=control)


def _fielded(tongue: Tongue, domain: str, markup: str, names: str, rng: random.Random) -> tuple[str, dict[str, str]]:
    """The fields of a search, and what they ask for."""
    fields, wanted = [], {}
    for number, (attribute, key, listed) in enumerate(SEARCHES[domain]):
        label = key if key == "ISBN" else rng.choice(tongue[key])
        name = f"a{number}" if names == "opaque" else attribute or "q"
        options = [rng.choice(tongue["any"]), *tongue[listed]] if listed else []
        fields.append(_field(tongue, markup, number, label, name, options))
        if attribute:
            wanted[name] = attribute
    return MARKUPS[markup][1].format("".join(fields)), wanted


def _detailed(tongue: Tongue, rng: random.Random) -> Iterator[Asking]:
    head = tongue["adv"][0]
    for how in product(SEARCHES, MARKUPS, ("opaque", "english"), ACTIONS):
        domain, markup, names, action = how
        fields, wanted = _fielded(tongue, domain, markup, names, rng)
        form = f"<form action='{action}'>{fields}<button>{rng.choice(tongue['go'])}</button></form>"
        yield Asking("; ".join(how), page(tongue, head, f"<h1>{head}</h1>{form}"), domain, wanted)


def _boxes(tongue: Tongue, rng: random.Random) -> Iterator[Asking]:
    """A box for words, and what tells that it is one."""
    for domain, name, action, kind in product(
        ("books", "jobs"), ("q", "a1"), ACTIONS, ("button", "placeholder", "label", "submit")
    ):
        go, word = rng.choice(tongue["go"]), rng.choice(tongue["words"])
        inner = {
            "button": f"<input name={name}><button>{go}</button>",
            "placeholder": f"<input name={name} placeholder='{word}'><button>{go}</button>",
            "label": f"<label>{word} <input name={name}></label><button>{go}</button>",
            "submit": f"<input type=text name={name}><input type=submit value='{go}'>",
        }[kind]
        html = page(tongue, tongue.site, f"<form action='{action}'>{inner}</form>")
        yield Asking(f"keyword; {kind}; {name}; {action}", html, domain)


def _spans(tongue: Tongue, rng: random.Random) -> Iterator[Asking]:
    """Years from one to another."""
    (low, high), head = tongue["from"], tongue["adv"][0]
    for method in ("get", "post"):
        year = tongue.colon(rng.choice(tongue["L_year"]))
        title = f"<p><label>{tongue['L_title'][0]} <input name=a1></label>"
        ends = f"<label>{low} <input name=y1 size=4></label> <label>{high} <input name=y2 size=4></label>"
        button = f"<button>{tongue['go'][0]}</button>"
        form = f"<form method={method} action=/search>{title}<p>{year} {ends}<p>{button}</form>"
        wanted = {"a1": "title", "y1": "year", "y2": "year"}
        yield Asking(f"span; {method}", page(tongue, head, f"<h1>{head}</h1>{form}"), "books", wanted)


def searches(tongue: Tongue) -> Iterator[Asking]:
    """Forms that search."""
    rng = random.Random("s" + tongue.code)
    yield from _detailed(tongue, rng)
    yield from _boxes(tongue, rng)
    yield from _spans(tongue, rng)


def _labelled(*labels: str) -> str:
    return "".join(f"<p><label>{label} <input name=a{n}></label></p>" for n, label in enumerate(labels))


def _secret(label: str) -> str:
    return f"<p><label>{label} <input type=password name=p></label>"


def _deeds(tongue: Tongue) -> dict[str, tuple[str, str, str]]:
    """Deed → the fields of its form, its button and its heading."""
    head, user, word, button = tongue["login"]
    deeds = {"login": (_labelled(user) + _secret(word), button, head)}
    head, name, mail, word, button = tongue["register"]
    deeds["register"] = (_labelled(name, mail) + _secret(word), button, head)
    head, mail, button = tongue["newsletter"]
    deeds["newsletter"] = (_labelled(mail), button, head)
    head, name, mail, text, button = tongue["contact"]
    message = f"<p><label>{text} <textarea name=m></textarea></label>"
    deeds["contact"] = (_labelled(name, mail) + message, button, head)
    deeds["comment"] = (f"{_labelled(name)}<textarea name=m></textarea>", tongue["post"][0], tongue["comments"][0])
    head, *choices, button = tongue["vote"]
    radio = "".join(f"<label><input type=radio name=v value={n}>{one}</label>" for n, one in enumerate(choices))
    deeds["vote"] = (radio, button, head)
    head, reason, button = tongue["delete"]
    deeds["delete"] = (_labelled(reason), button, head)
    head, file, button = tongue["upload"]
    deeds["upload"] = (f"<label>{file} <input type=file name=f></label>", button, head)
    head, *asked, button = tongue["booking"]
    deeds["booking"] = (_labelled(*asked), button, head)
    amount, button = tongue["qty"]
    deeds["cart"] = (_labelled(amount), button, tongue["titles"][0])
    return deeds


def acting(tongue: Tongue) -> Iterator[Asking]:
    """Forms that do something on the site: never to be sent."""
    for deed, (fields, button, head) in _deeds(tongue).items():
        for method, action in product(("get", "post"), ("/p1", f"/{deed}")):
            form = f"<form method={method} action='{action}'>{fields}<button>{button}</button></form>"
            yield Asking(f"{deed}; {method}; {action}", page(tongue, head, f"<h2>{head}</h2>{form}"))


def acting_links(tongue: Tongue) -> list[str]:
    """The words of links that do something on the site."""
    return [tongue[key][place] for key, place in ACTING]


def harmless_links(tongue: Tongue) -> list[str]:
    """The words of links that do nothing but lead on."""
    return [one for key, first in HARMLESS.items() for one in tongue[key][first:]]
