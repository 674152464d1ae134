"""The search forms of made-up sites: how their controls are made, labelled and sent."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from tests.bench.combined.site import Given, Site

#: How forms of a column and an operator ask; their values are what they say.
_OPERATORS = ("contains", "is", "begins")


def form(site: Site, given: Given) -> str:
    """The search form, filled with what was sent; one with a token gives out another each time."""
    inner = "".join(_controls(site, given))
    if site.design["labels"] == "cells":
        inner = f"<table>{inner}</table>"
    method, hidden = site.design["method"], ""
    if method == "token":
        token = f"t{site.rng.randrange(10**9)}"
        site.kept[token] = {}
        hidden = f'<input type=hidden name=token value="{token}">'
    sent = "post" if method in ("post", "prg", "token") else "get"
    inner = f"{site.routed('/search')}{hidden}{inner}{_press(site)}"
    return f'<form name=find action="{site.at("/search")}" method={sent}>{inner}</form>'


def _press(site: Site) -> str:
    said = site.said["search"]
    named = ' name="do"' if site.design["method"] == "button" else ""
    match site.design["send"]:
        case "button":
            return f"<button type=submit{named} value=1>{said}</button>"
        case "image" if not named:
            return f'<input type=image src="/go.gif" alt="{said}">'
        case "none" if not named and site.design["form"] in ("box", "radio"):
            return ""
        case "span" if not named:
            return f'<a href="#" onclick="document.forms[\'find\'].submit();return false">{said}</a>'
    return f'<input type=submit{named} value="{said}">'


def _controls(site: Site, given: Given) -> list[str]:
    def old(field: str) -> str:
        return next(iter(given.get(site.name(field), ())), "")

    subject, said = site.subject, site.said
    box = _box(site, "q", said["keyword"], old("q"))
    match site.design["form"]:
        case "fields":
            boxes = [
                _box(site, one, site.label(one), old(one)) for one in subject.attributes if one not in subject.choices
            ]
            return [*boxes, _choice(site, subject.choices[0], old(subject.choices[0]))]
        case "boxselect":
            return [box, _choice(site, subject.choices[0], old(subject.choices[0]))]
        case "selects":
            return [_choice(site, one, old(one)) for one in subject.choices[:2]]
        case "radio":
            return [box, _row(site, _marks(site, old("in")), "<p>{}</p>", "<tr><td></td><td>{}</td></tr>")]
        case "span":
            label = site.label(subject.figure)
            ends = (("low", "from"), ("high", "to"))
            return [box, *(_box(site, end, f"{label} {said[word]}", old(end)) for end, word in ends)]
        case "checks":
            return [_row(site, _boxes_to_tick(site), "{}", "<tr><td colspan=2>{}</td></tr>")]
        case "colop":
            return [_row(site, _column_and_operator(site, old("q")), "{}", "<tr><td colspan=2>{}</td></tr>")]
    return [box]


def _row(site: Site, made: str, plain: str, celled: str) -> str:
    return (celled if site.design["labels"] == "cells" else plain).format(made)


def _labelled(site: Site, label: str, control: str, field: str, *, typed: bool) -> str:
    """A control with {more} for further attributes, and its label."""
    ident = re.sub(r"\W", "", field)
    match site.design["labels"]:
        case "for":
            return f'<p><label for="{ident}">{label}</label> {control.format(more=f"id={ident}")}</p>'
        case "cells":
            return f"<tr><td>{label}:</td><td>{control.format(more='')}</td></tr>"
        case "placeholder" if typed:
            more = f'placeholder="{label}"'
            return f"<p>{control.format(more=more)}</p>"
        case "around":
            return f"<p><label>{label} {control.format(more='')}</label></p>"
    return f"<p>{label}: {control.format(more='')}</p>"


def _box(site: Site, field: str, label: str, value: str) -> str:
    shown = escape(value).replace("{", "").replace("}", "")
    control = f'<input type=text name="{site.name(field)}" value="{shown}" {{more}}>'
    return _labelled(site, label, control, field, typed=True)


def _choice(site: Site, field: str, chosen: str) -> str:
    """A menu of an attribute's values, with the first for none of them."""
    word = "---" if site.design["anyway"] == "choose" else site.said["any"]
    options = [(site.nothing, word), *((one, one) for one in site.options[field])]
    mark = " selected"
    made = "".join(
        f'<option value="{escape(value)}"{mark if value == chosen else ""}>{escape(text)}</option>'
        for value, text in options
    )
    control = f'<select name="{site.name(field)}" {{more}}>{made}</select>'
    return _labelled(site, site.label(field), control, field, typed=False)


def _marks(site: Site, chosen: str) -> str:
    ways = [("", site.said["any"]), *((one, site.label(one)) for one in ("title", site.subject.person))]
    name, mark = site.name("in"), " checked"
    return " ".join(
        f'<label><input type=radio name="{name}" value="{value}"{mark if value == chosen else ""}> {text}</label>'
        for value, text in ways
    )


def _boxes_to_tick(site: Site) -> str:
    field = site.subject.choices[0]
    boxes = " ".join(
        f'<label><input type=checkbox name="{site.name(field)}" value="{escape(one)}"> {escape(one)}</label>'
        for one in site.options[field]
    )
    return f"<fieldset><legend>{site.label(field)}</legend>{boxes}</fieldset>"


def _column_and_operator(site: Site, value: str) -> str:
    columns = [(one, site.label(one)) for one in site.subject.attributes]
    menus: Sequence[tuple[str, Sequence[tuple[str, str]]]] = (
        ("col", columns),
        ("op", [(one, one) for one in _OPERATORS]),
    )
    bare = [
        f'<select name="{site.name(name)}">'
        + "".join(f"<option value={v}>{t}</option>" for v, t in options)
        + "</select>"
        for name, options in menus
    ]
    return f'{bare[0]} {bare[1]} <input name="{site.name("q")}" value="{escape(value)}">'
