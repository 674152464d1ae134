"""Pages of the web graph as HTML: six layouts, six ways to label a field."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from samples.markup import e
from samples.webgraph.nodes import Link, SitePlan, Truth
from samples.webgraph.plan import headline, vocabulary
from samples.webgraph.words import MANNERS

if TYPE_CHECKING:
    from samples.webgraph.graph import Graph

_WORDS = {
    "en": ("User name", "Password", "Your name", "Message", "Sign in", "Send", "Subscribe", "Vote"),
    "de": ("Benutzername", "Passwort", "Ihr Name", "Nachricht", "Anmelden", "Senden", "Abonnieren", "Abstimmen"),
    "zh": ("用户名", "密码", "姓名", "留言", "登录", "发送", "订阅", "投票"),
    "fr": ("Identifiant", "Mot de passe", "Votre nom", "Message", "Se connecter", "Envoyer", "S'abonner", "Voter"),
    "es": ("Usuario", "Contraseña", "Su nombre", "Mensaje", "Entrar", "Enviar", "Suscribirse", "Votar"),
    "it": ("Nome utente", "Password", "Nome e cognome", "Messaggio", "Accedi", "Invia", "Iscriviti", "Vota"),
    "nl": ("Gebruikersnaam", "Wachtwoord", "Uw naam", "Bericht", "Inloggen", "Versturen", "Aanmelden", "Stemmen"),
}
_CHOICES = {"year": [str(year) for year in range(2024, 1999, -1)], "salary": ["20000", "30000", "40000", "60000"]}


def page(graph: Graph, plan: SitePlan, path: str) -> str:
    """The HTML of a page."""
    node = plan.pages[path]
    random = graph.random("page", plan.number, path)
    forms = plan.everywhere
    title = f"<title>{e(node.title)} - {e(plan.name)}</title>"
    head = f'<html lang="{plan.tongue.language}"><head><meta charset="utf-8">{title}</head>'
    menu = _menu(plan.menu, plan.layout)
    top = "".join(_form(form, plan, random) for form in forms)
    main = "".join(_form(form, plan, random) for form in node.forms)
    text = [f"<p>{e(_paragraph(random, node.topic, plan))}</p>" for _ in range(random.randint(2, 4))]
    links = _links(node.links, plan.layout, random)
    body = [f"<h1>{e(node.title)}</h1>", text[0], main, links, *text[1:]]
    if plan.layout % 2 and node.kind != "interface":
        body = [f"<h1>{e(node.title)}</h1>", *text, links, main]
    inner = "\n".join(body)
    home = f'<a href="/">{e(plan.name)}</a>'
    if plan.layout in (0, 3):
        frame = f"<header>{home} {top}</header><nav>{menu}</nav><main>{inner}</main><footer>© {e(plan.name)}</footer>"
    elif plan.layout in (1, 4):
        frame = (
            f'<table width="100%"><tr><td colspan="2">{home}{top}</td></tr><tr><td valign="top">{menu}</td>'
            f"<td>{inner}</td></tr></table>"
        )
    else:
        frame = (
            f'<div id="top">{home}</div><div id="main">{inner}</div><div id="side">{top}</div>'
            f'<div id="foot">{menu}</div>'
        )
    return f"<!DOCTYPE html>\n{head}\n<body>{frame}</body></html>\n"


def _paragraph(random: Random, topic: str, plan: SitePlan) -> str:
    joint = plan.tongue.joint
    pool = vocabulary(topic, plan.tongue)
    sentences = []
    for _ in range(random.randint(2, 4)):
        count = random.randint(7, 14)
        words = [
            random.choice(pool) if pool and random.random() < 0.28 else random.choice(plan.tongue.filler)
            for _ in range(count)
        ]
        text = joint.join(words)
        sentences.append(text[:1].upper() + text[1:] + ("。" if not joint else "."))
    return joint.join(sentences)


def _anchor(link: Link) -> str:
    if link.image:
        picture = f'<img src="{e(link.image)}" alt="">' if "/" in link.image else f'<i class="{e(link.image)}"></i>'
        return f'<a href="{e(link.target)}">{picture}</a>'
    return f'<a href="{e(link.target)}">{e(link.anchor)}</a>'


def _menu(links: Sequence[Link], layout: int) -> str:
    if layout in (0, 2):
        return "<ul>" + "".join(f"<li>{_anchor(link)}</li>" for link in links) + "</ul>"
    if layout in (1, 4):
        return "".join(f"<div class=m>{_anchor(link)}</div>" for link in links)
    return " | ".join(map(_anchor, links))


def _links(links: Sequence[Link], layout: int, random: Random) -> str:
    def note(link: Link) -> str:
        return f" {e(link.note)}" if link.note else ""

    if layout in (0, 5):
        return "<ul>" + "".join(f"<li>{_anchor(link)}{note(link)}</li>" for link in links) + "</ul>"
    if layout == 1:
        return (
            "<table>"
            + "".join(f"<tr><td>{_anchor(link)}</td><td>{note(link)}</td></tr>" for link in links)
            + "</table>"
        )
    if layout == 2:
        return "<dl>" + "".join(f"<dt>{_anchor(link)}</dt><dd>{note(link)}</dd>" for link in links) + "</dl>"
    return "".join(f'<div class="item">{_anchor(link)}<span>{note(link)}</span></div>' for link in links)


def _form(form: Truth, plan: SitePlan, random: Random) -> str:
    own = {
        "login": _login, "newsletter": _newsletter, "contact": _contact, "poll": _poll,
    }.get(form.kind)  # fmt: skip
    inner = own(form, plan) if own is not None else _search(form, plan)
    return f'<form action="{e(form.action)}" method="{form.method.lower()}">{inner}</form>'


def _search(form: Truth, plan: SitePlan) -> str:
    button = plan.tongue.button[len(form.fields) % len(plan.tongue.button)]
    rows = [_field(name, label, attribute, form, plan) for name, label, attribute in form.fields]
    if plan.labels == 1 and form.kind != "keyword":
        inner = "<table>" + "".join(rows) + "</table>"
    elif plan.labels == 4 and form.kind != "keyword":
        inner = "<dl>" + "".join(rows) + "</dl>"
    else:
        inner = "".join(rows)
    return f'{inner}<input type="submit" value="{e(button)}">'


def _field(name: str, label: str, attribute: str, form: Truth, plan: SitePlan) -> str:
    style = plan.labels
    if attribute in _CHOICES and len(form.fields) > 3:
        options = "".join(f"<option>{value}</option>" for value in _CHOICES[attribute])
        control = f'<select name="{e(name)}" id="c-{e(name)}"><option value=""></option>{options}</select>'
    else:
        more = f' placeholder="{e(label)}"' if style == 3 else ""
        control = f'<input type="text" name="{e(name)}" id="c-{e(name)}"{more}>'
    if form.kind == "keyword":
        return (
            control
            if style == 3
            else f"{e(label)} {control}"
            if style != 0
            else f'<label for="c-{e(name)}">{e(label)}</label>{control}'
        )
    if plan.half in MANNERS:
        return MANNERS[plan.half].field(e(name), e(label), control, style)
    return {
        0: f'<p><label for="c-{e(name)}">{e(label)}</label> {control}</p>',
        1: f"<tr><td>{e(label)}:</td><td>{control}</td></tr>",
        2: f"<div>{e(label)}<br>{control}</div>",
        3: f"<div>{control}</div>" if "<select" not in control else f"<div><span>{e(label)}</span>{control}</div>",
        4: f"<dt>{e(label)}</dt><dd>{control}</dd>",
        5: f"<label>{e(label)} {control}</label><br>",
    }[style]


def _said(plan: SitePlan) -> tuple[str, ...]:
    manner = MANNERS.get(plan.half)
    return (manner.words.get(plan.tongue.language) if manner else None) or _WORDS[plan.tongue.language]


def _login(form: Truth, plan: SitePlan) -> str:
    words = _said(plan)
    return (
        f'{words[0]} <input name="user"> {words[1]} <input type="password" name="password">'
        f'<input type="submit" value="{words[4]}">'
    )


def _newsletter(form: Truth, plan: SitePlan) -> str:
    words = _said(plan)
    return f'{e(form.fields[0][1])} <input name="email" type="text"><input type="submit" value="{words[6]}">'


def _contact(form: Truth, plan: SitePlan) -> str:
    words = _said(plan)
    return (
        f'<p>{words[2]} <input name="name"></p><p>{e(form.fields[1][1])} <input name="email"></p>'
        f'<p>{words[3]} <textarea name="message"></textarea></p><input type="submit" value="{words[5]}">'
    )


def _poll(form: Truth, plan: SitePlan) -> str:
    words = _said(plan)
    boxes = "".join(
        f'<label><input type="radio" name="choice" value="{n}">{e(headline(Random(n), "", plan.tongue, 2))}</label>'
        for n in range(3)
    )
    return f'{boxes}<input type="submit" value="{words[7]}">'
