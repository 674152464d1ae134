"""Answers to a search in a language: with results, without any, errors, and a page to log in."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from tests.bench.made_pages import ROWS, SIDES
from tests.bench.tongues.pages import page
from tests.bench.tongues.parts import news
from tests.bench.tongues.things import DOMAINS, Fact, Thing, several, thing
from tests.bench.tongues.words import Tongue

#: Answers in a language, drawn from all combinations; the most facts that a row says, and the most pages of an answer.
ANSWERS, TOLD, PAGES = 160, 4, 6
#: What else stands in a row, how many rows there are, what leads to other pages, and which wording says how many.
MARKS, COUNTS, TOTALS = ("none", "details", "cart"), (2, 3, 5, 10, 20), (0, 1, 2)
PAGERS = ("none", "numbers", "next", "both", "words")


@dataclass(frozen=True)
class Answer:
    """A page of results, how it was made, and what it says."""

    how: str
    domain: str
    html: str
    things: Sequence[Thing]
    total: int
    paging: frozenset[str]
    labelled: bool


@dataclass(frozen=True)
class Other:
    """A page without results, how it was made, and the status that it comes with."""

    how: str
    html: str
    status: int = 200


def _alike(tongue: Tongue, domain: str, rng: random.Random, count: int) -> list[Thing]:
    """Things as one site says them: the same facts of all, under the same labels."""
    model = several(tongue, domain, rng, count)[0]
    return [_told(tongue, domain, rng, one.title, model) for one in several(tongue, domain, rng, count)]


def _told(tongue: Tongue, domain: str, rng: random.Random, title: str, model: Thing) -> Thing:
    """A thing with that title which says the same facts as the model."""
    while True:
        facts = thing(tongue, domain, rng).facts
        if [one.attribute for one in facts] == [one.attribute for one in model.facts]:
            pairs = zip(model.facts, facts, strict=True)
            return Thing(title, [Fact(own.attribute, said.label, own.values) for said, own in pairs][:TOLD])


def _row(tongue: Tongue, row: str, mark: str, number: int, one: Thing) -> str:
    facts = one.pairs(tongue)
    values = [value for _, value in facts]
    led = [tongue.led(*fact) for fact in facts]
    bold = (f"<p><b>{tongue.colon(label)}</b>{tongue.gap}{value}</p>" for label, value in facts)
    beside = {
        "none": "",
        # A card is a link itself, and holds no other.
        "details": "" if row == "card" else f" <a href='/{number}/d' class=btn>{tongue['details'][0]}</a>",
        "cart": f" <button>{tongue['cart'][0]}</button>",
    }[mark]
    return ROWS[row][0].format(
        n=number,
        t=one.title,
        x=beside,
        v=", ".join(values),
        c="".join(f"<td>{value}</td>" for value in values),
        p="".join(bold),
        bar=" | ".join(led),
        labelled=", ".join(led),
        said=tongue["said"][number % 4],
    )


def _rows(tongue: Tongue, domain: str, row: str, mark: str, things: Sequence[Thing]) -> str:
    rows = "".join(_row(tongue, row, mark, number, one) for number, one in enumerate(things))
    heads = "".join(f"<th>{one.label}</th>" for one in things[0].facts)
    around = ROWS[row][1].replace("Name", tongue.called(domain)).replace("{h}", heads)
    return around.format(rows)


def _pager(tongue: Tongue, pager: str, pages: int, rng: random.Random) -> tuple[str, list[str]]:
    """What leads to the other pages, and where it leads."""
    links, wanted = "", []
    numbers = range(2, pages + 1)
    if pager in ("numbers", "both"):
        links = "<b>1</b> " + " ".join(f"<a href='?q=a&page={n}'>{n}</a>" for n in numbers)
        wanted += [f"?q=a&page={n}" for n in numbers]
    if pager in ("next", "both"):
        links += f" <a href='?q=a&page=2'>{tongue['next'][rng.randrange(2)]}</a>"
        wanted.append("?q=a&page=2")
    if pager == "words":
        links = " ".join(f"<a href='/l/{n}'>{tongue['page'][0].format(p=n)}</a>" for n in numbers)
        links += f" <a href='/l/2'>{tongue['next'][1]}</a>"
        wanted += [f"/l/{n}" for n in numbers]
    return links, wanted


def _popular(tongue: Tongue, count: int | None = None) -> str:
    rows = "".join(f"<li><a href='/p/{n}'>{one}</a></li>" for n, one in enumerate(tongue["titles"][:count]))
    return f"<div class=side><h4>{tongue['menu'][2]}</h4><ul>{rows}</ul></div>"


def _sides(tongue: Tongue, side: str) -> tuple[str, str]:
    words = [*tongue["langs"], *tongue["genres"]]
    rows = "".join(f"<li><a href='?q=a&f={n}'>{one}</a> ({n}7)</li>" for n, one in enumerate(words))
    narrower = f"<div class=filters><h4>{tongue['facet'][0]}</h4><ul>{rows}</ul></div>"
    before = narrower if side in ("filter", "all") else ""
    behind = (_popular(tongue, 6) if side in ("popular", "all") else "") + (
        news(tongue) if side in ("news", "all") else ""
    )
    return before, behind


def _form(tongue: Tongue, asked: str) -> str:
    return f"<form action='/s'><input name=q value={asked}><button>{tongue['go'][0]}</button></form>"


def answers(tongue: Tongue) -> Iterator[Answer]:
    """Pages with results."""
    rng = random.Random("a" + tongue.code)
    for how in rng.sample(list(product(DOMAINS, ROWS, MARKS, SIDES, COUNTS, PAGERS, TOTALS)), ANSWERS):
        domain, row, mark, side, count, pager, wording = how
        things = _alike(tongue, domain, rng, count)
        rows = _rows(tongue, domain, row, mark, things)
        pages = min(-(-(45 + count) // count), PAGES)
        total = count if pager == "none" else count * (pages - 1) + 1
        said = tongue["total"][wording].format(n=total, a=1, b=count)
        links, paging = _pager(tongue, pager, pages, rng)
        rng.choice(
            (3, 8)
        )  # the pieces of the part beside it, which news has not: drawn all the same when the set was frozen
        before, behind = _sides(tongue, side)
        head = rng.choice(tongue["heading"])
        orders = " ".join(f"<a href='?q=a&sort={n}'>{one}</a>" for n, one in enumerate(tongue["sort"][1:]))
        sort = f"<p>{tongue['sort'][0]}: {orders}</p>" if rng.random() < 0.5 else ""
        main = f"<h1>{head}</h1><p>{said}</p>{sort}{rows}<div>{links}</div>"
        body = f"{_form(tongue, 'a')}{before}<div class=main>{main}</div>{behind}"
        html = page(tongue, f"{head} - {tongue.site}", body)
        yield Answer("; ".join(map(str, how)), domain, html, things, total, frozenset(paging), ROWS[row][2])


def empty(tongue: Tongue) -> Iterator[Other]:
    """Pages that found nothing."""
    head = tongue["heading"][0]
    nought = f"<p>{tongue['total'][0].format(n=0, a=0, b=0)}</p>"
    made = [
        (f"{number}; {side}", f"{nought if side == 'nought' else ''}<p>{text}</p>", side == "popular")
        for number, text in enumerate(tongue["empty"])
        for side in ("none", "popular", "nought")
    ]
    for how, said, popular in [*made, ("count alone", nought, False)]:
        inner = f"<div class=main><h1>{head}</h1>{said}</div>{_popular(tongue) if popular else ''}"
        yield Other(how, page(tongue, f"{head} - {tongue.site}", _form(tongue, "'xyzzy'") + inner))


def errors(tongue: Tongue) -> Iterator[Other]:
    """Pages that say that there is none of that address."""
    head, said = tongue["error"]
    for status, below in product((404, 200), ("", _popular(tongue))):
        body = f"<div class=main><h1>{head}</h1><p>{said}</p></div>{below}"
        how = f"{status}; {'popular' if below else 'none'}"
        yield Other(how, page(tongue, f"{head} - {tongue.site}", body), status)


def login(tongue: Tongue) -> Other:
    """A page to log in."""
    head, user, word, button = tongue["login"]
    fields = f"<p><label>{user} <input name=u></label><p><label>{word} <input type=password name=p></label>"
    form = f"<form method=post action=/in>{fields}<button>{button}</button></form>"
    return Other("login", page(tongue, f"{head} - {tongue.site}", f"<div class=main><h1>{head}</h1>{form}</div>"))
