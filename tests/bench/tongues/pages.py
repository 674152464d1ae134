"""Pages about one thing in a language, with others of its kind or a further part below it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from tests.bench.made_pages import AROUND, FACTS, OTHERS, Facts
from tests.bench.tongues.parts import PARTS
from tests.bench.tongues.things import DOMAINS, Thing, several, thing
from tests.bench.tongues.words import Tongue

#: Pages of each kind in a language, drawn from all combinations.
THINGS, WITH_PART = 200, 120
#: Where the name stands, and what the page's title is.
NAMED = {
    "h1, title": ("<h1 class=head>{}</h1>", "{} - {site}"),
    "h1": ("<h1 class=head>{}</h1>", "{site}"),
    "h2": ("<h2 class=head>{}</h2>", "{site}"),
    "title": ("", "{} | {site}"),
}


@dataclass(frozen=True)
class Own:
    """A page about one thing, how it was made, and what it says."""

    how: str
    domain: str
    html: str
    thing: Thing


def page(tongue: Tongue, title: str, body: str) -> str:
    """A page with what stands around its body on all of a site."""
    menu = "".join(f"<li><a href='/m{n}'>{one}</a></li>" for n, one in enumerate(tongue["menu"]))
    top = f"<div class=top><ul>{menu}</ul><a href=/login>{tongue['login'][0]}</a></div>"
    foot = " | ".join(f"<a href='/f{n}'>{one}</a>" for n, one in enumerate(tongue["foot"]))
    direction = " dir=rtl" if tongue.right_to_left else ""
    inner = f"{top}{body}<div class=foot>{foot}</div>"
    return f"<html lang={tongue.code}{direction}><head><title>{title}</title></head><body>{inner}</body></html>"


def _two_a_row(_: Tongue, facts: Facts) -> str:
    cells = [f"<td>{label}</td><td>{value}</td>" for label, value in facts]
    cells += ["<td></td><td></td>"] * (len(cells) % 2)
    return f"<table>{''.join(f'<tr>{a}{b}</tr>' for a, b in zip(cells[::2], cells[1::2], strict=True))}</table>"


def _bold(tongue: Tongue, facts: Facts) -> str:
    return "".join(f"<p><b>{tongue.colon(label)}</b>{tongue.gap}{value}</p>" for label, value in facts)


def _items(tongue: Tongue, facts: Facts) -> str:
    return f"<ul>{''.join(f'<li>{tongue.led(*one)}</li>' for one in facts)}</ul>"


def _lines(tongue: Tongue, facts: Facts) -> str:
    return f"<p>{'<br>'.join(tongue.led(*one) for one in facts)}</p>"


def _linked(_: Tongue, facts: Facts) -> str:
    return f"<dl>{''.join(f'''<dt>{label}</dt><dd><a href='/x'>{value}</a></dd>''' for label, value in facts)}</dl>"


def _alike(way: str) -> Callable[[Tongue, Facts], str]:
    return lambda _, facts: FACTS[way](facts)


def _colons(way: str) -> Callable[[Tongue, Facts], str]:
    return lambda tongue, facts: FACTS[way]([(tongue.colon(label), value) for label, value in facts])


#: How facts are set; the order is that of the lot.
SETTINGS: dict[str, Callable[[Tongue, Facts], str]] = {
    "dl": _alike("dl"),
    "th": _alike("th"),
    "td": _alike("td"),
    "td, colon": _colons("td"),
    "two a row": _two_a_row,
    "span, b": _alike("span, b"),
    "spans": _alike("spans"),
    "spans, colon": _colons("spans"),
    "boxes": _alike("boxes"),
    "flat boxes": _alike("flat boxes"),
    "bold in p": _bold,
    "strong in li": _alike("strong in li"),
    "li, colon": _items,
    "lines": _lines,
    "bold lines": _alike("bold lines"),
    "h4, p": _alike("h4, p"),
    "value first": _alike("value first"),
    "spans in li": _alike("spans in li"),
    "linked": _linked,
}
#: How others of its kind are set: not at all, or as a list below a heading.
NEAR = ("none", "labelled", "lines", "plain", "links", "table", "pictures")


def _near(tongue: Tongue, style: str, number: int, one: Thing) -> str:
    facts = one.pairs(tongue)
    if style == "lines":
        told = "".join(f"<br>{tongue.led(*fact)}" for fact in facts[:3])
        return f"<div class=near><a href='/{number}'>{one.title}</a>{told}</div>"
    shown = facts[-3:] if style == "pictures" else facts[:3]
    return OTHERS[style].format(n=number, t=one.title, f=shown)


def _others(tongue: Tongue, domain: str, style: str, rng: random.Random, count: int) -> str:
    if style == "none":
        return ""
    near = several(tongue, domain, rng, count)
    heads = "".join(f"<th>{label}</th>" for label, _ in near[0].pairs(tongue)[:3])
    head = f"<tr><th>{tongue.called(domain)}</th>{heads}</tr>" if style == "table" else ""
    rows = head + "".join(_near(tongue, style, number, one) for number, one in enumerate(near))
    return f"<h3>{rng.choice(tongue['more'])}</h3><div class=row>{AROUND.get(style, '{}').format(rows)}</div>"


def _long(tongue: Tongue) -> str:
    return f"<p>{' '.join([*tongue['said'], *tongue['said']])}</p>"


def _own(tongue: Tongue, how: Sequence[object], named: str, one: Thing, body: str) -> Own:
    html = page(tongue, NAMED[named][1].format(one.title, site=tongue.site), body)
    return Own("; ".join(map(str, how)), str(how[0]), html, one)


def things(tongue: Tongue) -> Iterator[Own]:
    """Pages about one thing, some with others of its kind below."""
    rng = random.Random("t" + tongue.code)
    made = list(product(DOMAINS, NAMED, SETTINGS, NEAR, (0, 1)))
    for how in rng.sample(made, THINGS):
        domain, named, setting, style, text = how
        one, count = thing(tongue, domain, rng), rng.choice((4, 8))
        told = SETTINGS[setting](tongue, one.pairs(tongue)) + (_long(tongue) if text else "")
        below = _others(tongue, domain, style, rng, count)
        body = f"<div class=obj>{NAMED[named][0].format(one.title)}{told}</div>{below}"
        yield _own(tongue, how, named, one, body)


def with_parts(tongue: Tongue) -> Iterator[Own]:
    """Pages about one thing, each with one more part."""
    rng = random.Random("p" + tongue.code)
    for how in rng.sample(list(product(DOMAINS, NAMED, SETTINGS, PARTS)), WITH_PART):
        domain, named, setting, further = how
        one = thing(tongue, domain, rng)
        part = PARTS[further](tongue, rng.choice((3, 8)), rng)
        told = NAMED[named][0].format(one.title) + SETTINGS[setting](tongue, one.pairs(tongue)) + _long(tongue)
        yield _own(tongue, how, named, one, f"<div class=obj>{part + told if further == 'path' else told + part}</div>")
