"""Further parts of pages in a language: what stands beside or behind what a page is about."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.bench.tongues.words import Tongue

#: A part with so many pieces, some of it by lot.
Part = Callable[[Tongue, int, random.Random], str]


def _reviews(tongue: Tongue, count: int, rng: random.Random) -> str:
    head = rng.choice(tongue["reviews"])
    who, dates, said = tongue["people"], tongue["dates"], tongue["said"]
    rows = (
        f"<li><b>{who[n % 6]}</b> <span>{dates[n % 4]}</span> <span>4/5</span><p>{said[n % 4]}</p></li>"
        for n in range(1, count + 1)
    )
    return f"<h3>{head}</h3><ul>{''.join(rows)}</ul>"


def _comments(tongue: Tongue, count: int, _: random.Random) -> str:
    who, dates, said = tongue["people"], tongue["dates"], tongue["said"]
    rows = "".join(
        f"<div class=c><div>{who[n % 6]}, {dates[n % 4]}</div><div>{said[n % 4]}</div></div>"
        for n in range(1, count + 1)
    )
    form = f"<form method=post><textarea name=c></textarea><button>{tongue['post'][0]}</button></form>"
    return f"<h2>{tongue['comments'][0]}</h2>{rows}{form}"


def _table(head: str, columns: list[str], rows: str) -> str:
    return f"<h3>{head}</h3><table><tr>{''.join(f'<th>{one}</th>' for one in columns)}</tr>{rows}</table>"


def _offers(tongue: Tongue, count: int, _: random.Random) -> str:
    head, *columns = tongue["offers"]
    rows = "".join(
        f"<tr><td><a href='/go/{n}'>{tongue['companies'][n % 4]} {n}</a></td><td>{tongue['prices'][n % 4]}</td>"
        f"<td>{tongue['dates'][n % 4]}</td></tr>"
        for n in range(1, count + 1)
    )
    return _table(head, columns, rows)


def _files(tongue: Tongue, count: int, _: random.Random) -> str:
    head, *columns = tongue["files"]
    rows = "".join(
        f"<tr><td><a href='/f/{n}.pdf'>{columns[0]} {n}</a></td><td>{n}20 KB</td><td>{tongue['dates'][n % 4]}</td></tr>"
        for n in range(1, count + 1)
    )
    return _table(head, columns, rows)


def _gallery(tongue: Tongue, count: int, _: random.Random) -> str:
    titles = tongue["titles"]
    rows = (f"<a href='/big/{n}.jpg'><img src='/s/{n}.jpg' alt='{titles[n % 8]}'></a>" for n in range(1, count + 1))
    return f"<div class=gal>{''.join(rows)}</div>"


def _tags(tongue: Tongue, count: int, _: random.Random) -> str:
    words = [*tongue["genres"], *tongue["cats"]]
    return (
        f"<div class=tags>{''.join(f'''<a href='/tag/{n}'>{words[n % 8]}</a> ''' for n in range(1, count + 1))}</div>"
    )


def _path(tongue: Tongue, _: int, __: random.Random) -> str:
    steps = (tongue["home"][0], tongue["menu"][3], tongue["cats"][0])
    return f"<div class=bc>{''.join(f'''<a href='/c/{n}'>{one}</a> &gt; ''' for n, one in enumerate(steps))}</div>"


def _shares(tongue: Tongue, _: int, __: random.Random) -> str:
    links = (
        f"<a href='https://s{n}.example/share?u=1'>{tongue['share'][0]} {one}</a> "
        for n, one in enumerate(("Facebook", "X", "Telegram"))
    )
    return f"<div class=sh>{''.join(links)}</div>"


def _cart(tongue: Tongue, _: int, __: random.Random) -> str:
    amount, button = tongue["qty"]
    inner = f"<label>{amount} <input name=qty value=1></label><button>{button}</button>"
    return f"<form method=post action=/cart>{inner}</form>"


def _categories(tongue: Tongue, _: int, __: random.Random) -> str:
    words = [*tongue["cats"], *tongue["genres"]]
    rows = "".join(f"<li><a href='/c/{n}'>{one}</a> ({n}7)</li>" for n, one in enumerate(words))
    return f"<div class=cats><h4>{tongue['menu'][3]}</h4><ul>{rows}</ul></div>"


def news(tongue: Tongue) -> str:
    """A box with news."""
    rows = "".join(
        f"<div><a href='/news/{n}'>{one[:40]}</a><br><small>{tongue['dates'][n % 4]}</small><p>{one}</p></div>"
        for n, one in enumerate(tongue["said"])
    )
    return f"<div class=side><h4>{tongue['news'][0]}</h4>{rows}</div>"


def _newsletter(tongue: Tongue, _: int, __: random.Random) -> str:
    head, prompt, button = tongue["newsletter"]
    inner = f"<h4>{head}</h4><input name=m placeholder='{prompt}'><button>{button}</button>"
    return f"<form method=post action=/nl>{inner}</form>"


#: By what they are; the order is that of the lot.
PARTS: dict[str, Part] = {
    "reviews": _reviews,
    "comments": _comments,
    "offers": _offers,
    "files": _files,
    "gallery": _gallery,
    "tags": _tags,
    "path": _path,
    "shares": _shares,
    "cart": _cart,
    "categories": _categories,
    "news": lambda tongue, _, __: news(tongue),
    "newsletter": _newsletter,
}
