"""What made-up pages are made of: subjects, and the ways to set facts, names, rows and whatever stands around them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from knowledge.domain import Domain

#: Labels and values.
Facts = Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Subject:
    """What pages are about: a domain, the name and the facts of one thing, and what others like it say of themselves."""

    domain: Domain
    name: str
    facts: Facts
    words: tuple[Sequence[str], Sequence[str]]
    others: Callable[[random.Random], Facts]

    def thing(self, rng: random.Random, number: int) -> tuple[str, Facts]:
        """Another thing of its kind."""
        first, second = self.words
        return f"{rng.choice(first)} {rng.choice(second)} {number}", self.others(rng)


def _domain(name: str, noun: str, attributes: Sequence[tuple[str, str, Sequence[str]]]) -> Domain:
    told = [{"name": one, "type": kind, "aliases": list(aliases)} for one, kind, aliases in attributes]
    said = {"name": name, "title": name.title(), "description": f"Made-up {name}.", "languages": ["en"]}
    return Domain.model_validate({**said, "nouns": [noun], "identity": ["title"], "attributes": told})


HOMES = Subject(
    _domain(
        "homes",
        "home",
        (
            ("title", "text", ["address"]),
            ("size", "text", ["floor area"]),
            ("rooms", "number", []),
            ("price", "number", ["rent"]),
            ("condition", "text", []),
        ),
    ),
    "Two rooms by the river, Mill Street 7",
    (
        ("Deal", "to let"), ("Rooms", "2"), ("Floor area", "43 m²"), ("Floor", "4 of 5"), ("Condition", "renewed"),
        ("Rent", "275 €"), ("Heating", "gas"), ("Balcony", "yes"),
    ),
    (("Mill", "Weir", "Hill", "Quay", "Park"), ("Lane", "Road", "Row")),
    lambda rng: (
        ("Floor area", f"{rng.randint(30, 90)} m²"), ("Rooms", str(rng.randint(1, 4))), ("Rent", f"{rng.randint(200, 900)} €"),
    ),
)  # fmt: skip
CARS = Subject(
    _domain(
        "cars",
        "car",
        (
            ("title", "text", ["model"]),
            ("year", "year", []),
            ("mileage", "text", []),
            ("fuel", "enum", []),
            ("price", "number", []),
        ),
    ),
    "Hatch 1.4 with winter tyres",
    (
        ("Make", "Norda"), ("Year", "2014"), ("Mileage", "88,000 km"), ("Fuel", "petrol"), ("Price", "6,400 €"),
        ("Gearbox", "manual"), ("Colour", "dark red"), ("Doors", "5"),
    ),
    (("Norda", "Velo", "Castor", "Lumen"), ("Hatch", "Estate", "Coupe")),
    lambda rng: (
        ("Year", str(rng.randint(2005, 2020))), ("Mileage", f"{rng.randint(20, 190)},000 km"),
        ("Price", f"{rng.randint(2, 19)},900 €"),
    ),
)  # fmt: skip
SUBJECTS = (HOMES, CARS)

MENU = "<div class=top><ul>{}</ul></div>".format(
    "".join(f"<li><a href='/{one}'>{one}</a></li>" for one in "sales lets new brokers loans help terms contact".split())
)
FOOT = "<div class=foot>{}</div>".format(
    " | ".join(f"<a href='/{one}'>{one}</a>" for one in "imprint privacy cookies".split())
)
SAID = (
    "Very good value for the money and just as described, would come again any time.",
    "Close to the lake and the woods, quiet in the evening and well kept by its owner.",
    "Not as large as the pictures make one think, yet it is a fine thing to have.",
    "One of the last of its kind in the region, seen by many, and still to be had.",
)
LONG = f"<p>{' '.join(SAID)} {' '.join(SAID)}</p>"
PEOPLE = ("Ann Lee", "Paul Moss", "Ida Holm", "Jon Reed", "Eva Lind", "Tom Hart", "Mia Wolf", "Max Bell")


def _each(pattern: str, around: str = "{}") -> Callable[[Facts], str]:
    return lambda facts: around.format("".join(pattern.format(*one) for one in facts))


def _two_a_row(facts: Facts) -> str:
    cells = [f"<td>{label}</td><td>{value}</td>" for label, value in facts]
    return f"<table>{''.join(f'<tr>{a}{b}</tr>' for a, b in zip(cells[::2], cells[1::2], strict=False))}</table>"


#: How facts are set.
FACTS: dict[str, Callable[[Facts], str]] = {
    "dl": _each("<dt>{}</dt><dd>{}</dd>", "<dl>{}</dl>"),
    "th": _each("<tr><th>{}</th><td>{}</td></tr>", "<table>{}</table>"),
    "td": _each("<tr><td>{}</td><td>{}</td></tr>", "<table>{}</table>"),
    "td, colon": _each("<tr><td>{}:</td><td>{}</td></tr>", "<table>{}</table>"),
    "two a row": _two_a_row,
    "span, b": _each("<div class=line><span>{}</span><b>{}</b></div>"),
    "spans": _each("<div class=line><span class=k>{}</span><span class=v>{}</span></div>"),
    "boxes": _each("<div class=line><div class=k>{}</div><div class=v>{}</div></div>"),
    "flat boxes": _each("<div class=k>{}</div><div class=v>{}</div>"),
    "bold in p": _each("<p><b>{}:</b> {}</p>"),
    "strong in li": _each("<li><strong>{}</strong> {}</li>", "<ul>{}</ul>"),
    "li, colon": _each("<li>{}: {}</li>", "<ul>{}</ul>"),
    "lines": lambda facts: f"<p>{'<br>'.join(f'{label}: {value}' for label, value in facts)}</p>",
    "bold lines": lambda facts: f"<p>{'<br>'.join(f'<b>{label}</b> {value}' for label, value in facts)}</p>",
    "h4, p": _each("<h4>{}</h4><p>{}</p>"),
    "value first": lambda facts: "".join(
        f"<div class=stat><div class=v>{v}</div><div class=k>{k}</div></div>" for k, v in facts
    ),
    "spans in li": _each("<li><span>{}</span><span>{}</span></li>", "<ul>{}</ul>"),
    "read-only": _each("<p><label>{}</label><input readonly value='{}'></p>", "<form>{}</form>"),
}
#: How others of its kind are set; `{n}` is their number, `{t}` their name, `{f[0]}` a fact.
OTHERS = {
    "none": "",
    "labelled": "<div class=near><a href='/{n}'><img src='/i{n}.jpg'></a><a href='/{n}'>{t}</a>"
    "<div>{f[0][0]} <b>{f[0][1]}</b></div><div>{f[1][0]} <b>{f[1][1]}</b></div><div>{f[2][0]} <b>{f[2][1]}</b></div></div>",
    "lines": "<div class=near><a href='/{n}'>{t}</a><br>{f[0][0]}: {f[0][1]}<br>{f[1][0]}: {f[1][1]}<br>"
    "{f[2][0]}: {f[2][1]}</div>",
    "plain": "<li class=card><a href='/{n}'><h4>{t}</h4></a><span class=x0>{f[0][1]}</span> <span class=x1>{f[1][1]}</span> "
    "<span class=x2>{f[2][1]}</span> </li>",
    "links": "<li><a href='/{n}'>{t}</a></li>",
    "table": "<tr><td><a href='/{n}'>{t}</a></td><td>{f[0][1]}</td><td>{f[1][1]}</td><td>{f[2][1]}</td></tr>",
    "pictures": "<a class=near href='/{n}'><img src='/i{n}.jpg'><div class=t>{t}</div><div class=p>{f[2][1]}</div></a>",
}
#: What holds them all.
AROUND = {"plain": "<ul>{}</ul>", "links": "<ul>{}</ul>", "table": "<table>{}</table>"}
#: Where the name stands, and what the page's title is.
NAMED = {
    "h1, title": ("<h1 class=head>{}</h1>", "{} - Site"),
    "h1": ("<h1 class=head>{}</h1>", "Site - offers in town"),
    "h2": ("<h2 class=head>{}</h2>", "Site - offers in town"),
    "title": ("", "{} | Site"),
}
#: What only several pages of a site tell.
NAMED_BY_SITE = NAMED | {
    "h3": ("<h3 class=head>{}</h3>", "Site - offers in town"),
    "box": ("<div class=head>{}</div>", "Site - offers in town"),
    "strong": ("<p><strong>{}</strong></p>", "Site - offers in town"),
    "cell": ("<table><tr><td colspan=2><b>{}</b></td></tr></table>", "Site - offers in town"),
}
#: A further part of a page, and each of its pieces; `{n}` is the piece's number, `{who}` a name, `{said}` a sentence.
PARTS = {
    "reviews": ("<h3>Reviews</h3><ul>{}</ul>", "<li><b>{who}</b> <span>{n} May 2023</span> <span>4/5</span><p>{said}</p></li>"),
    "comments": ("<h2>Comments</h2>{}<form method=post><textarea name=c></textarea><button>Post</button></form>",
                 "<div class=c><div>{who} wrote on 2023-05-1{n}:</div><div>{said}</div><a href='#r{n}'>Reply</a></div>"),
    "offers": ("<h3>Offers</h3><table><tr><th>Shop</th><th>Price</th><th>Delivery</th></tr>{}</table>",
               "<tr><td><a href='/go/{n}'>Shop {n}</a></td><td>9{n},00 €</td><td>{n} days</td></tr>"),
    "files": ("<h3>Documents</h3><table><tr><th>File</th><th>Size</th><th>Date</th></tr>{}</table>",
              "<tr><td><a href='/f/{n}.pdf'>Plan {n}</a></td><td>{n}20 KB</td><td>0{n}.03.2021</td></tr>"),
    "attachments": ("<h3>Attachments</h3><ul>{}</ul>",
                    "<li><a href='/f/{n}.pdf'>Document {n} of the file.pdf</a> (1{n} KB)</li>"),
    "gallery": ("<div class=gal>{}</div>", "<a href='/big/{n}.jpg'><img src='/small/{n}.jpg' alt='Picture {n}'></a>"),
    "history": ("<h3>History</h3><table><tr><th>Date</th><th>Event</th><th>Amount</th></tr>{}</table>",
                "<tr><td>0{n}.0{n}.2020</td><td>Lowered</td><td>2{n}0 €</td></tr>"),
    "questions": ("<h3>Questions</h3><dl>{}</dl>", "<dt>Is it number {n}?</dt><dd>{said}</dd>"),
    "people": ("<h3>Contact persons</h3>{}",
               "<div class=p><img src='/p{n}.jpg'><b>{who}</b><br>Tel: 0{n}123-{n}45<br>E-mail: p{n}@x.example</div>"),
    "tags": ("<div class=tags>{}</div>", "<a href='/tag/{n}'>tag {n}</a> "),
    "path": ("<div class=bc>{}</div>", "<a href='/c/{n}'>Place {n}</a> &gt; "),
    "shares": ("<div class=sh>{}</div>", "<a href='https://s{n}.example/share?u=1'>share {n}</a> "),
    "categories": ("<div class=cats><h4>Categories</h4><ul>{}</ul></div>", "<li><a href='/c/{n}'>Coast {n}</a> ({n}7)</li>"),
}  # fmt: skip
#: How rows of an answer are set: one, all, and whether labels tell what the values are; `{x}` is what else stands in a row.
ROWS = {
    "li": ("<li class=item><a href='/{n}'>{t}</a><br>{v}{x}</li>", "<ul>{}</ul>", False),
    "h3": ("<div class=item><h3><a href='/{n}'>{t}</a></h3>{p}{x}</div>", "<div class=list>{}</div>", True),
    "tr": ("<tr><td><a href='/{n}'>{t}</a></td>{c}<td>{x}</td></tr>", "<table>{}</table>", False),
    "tr, heads": ("<tr><td><a href='/{n}'>{t}</a></td>{c}<td>{x}</td></tr>",
                  "<table><tr><th>Name</th>{h}<th></th></tr>{}</table>", True),
    "dl": ("<dt><a href='/{n}'>{t}</a></dt><dd>{bar}{x}</dd>", "<dl>{}</dl>", True),
    "card": ("<a class=card href='/{n}'><img src='/{n}.jpg'><div class=name>{t}</div><span>{v}</span>{x}</a>",
             "<div class=grid>{}</div>", False),
    "picture": ("<div class=row><img src='/{n}.jpg'><div><a href='/{n}'><strong>{t}</strong></a><p>{said}</p>{p}{x}</div></div>",
                "<div class=list>{}</div>", True),
    "p": ("<p><a href='/{n}'>{t}</a> - {labelled}{x}</p>", "<div>{}</div>", True),
    "article": ("<article><h2><a href='/{n}'>{t}</a></h2><div class=meta>{v}</div><div>{said}</div>{x}</article>",
                "<section>{}</section>", False),
    "hr": ("<h4><a href='/{n}'>{t}</a></h4><p>{said}</p><p>{v}{x}</p><hr>", "<div>{}</div>", False),
}  # fmt: skip
MARKS = {
    "none": "",
    "badge": " <span class=badge>New</span>",
    "details": " <a href='/{n}/details' class=btn>Details</a>",
    "button": " <button>Save</button>",
    "seller": " <a href='/s/{s}'>Seller {s}</a>",
}
_FILTER = "<div class=filters><h4>Type</h4><ul>{}</ul></div>".format(
    "".join(f"<li><a href='?type={n}'>Coast {n}</a> ({n}7)</li>" for n in range(8))
)
_POPULAR = "<div class=side><h4>Most viewed</h4><ul>{}</ul></div>".format(
    "".join(f"<li><a href='/p/{n}'>Popular thing {n}</a></li>" for n in range(6))
)
_NEWS = "<div class=side><h4>News</h4>{}</div>".format(
    "".join(
        f"<div><a href='/news/{n}'>{one[:50]}</a><br><small>{n + 1} June 2023</small><p>{one}</p></div>"
        for n, one in enumerate(SAID)
    )
)
SIDES = {
    "none": ("", ""),
    "filter": (_FILTER, ""),
    "popular": ("", _POPULAR),
    "news": ("", _NEWS),
    "all": (_FILTER, _POPULAR + _NEWS),
}
