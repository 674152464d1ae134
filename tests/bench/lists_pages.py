"""Made-up result pages: the layouts of result lists that markup allows, among menus, side bars, pagers and footers.

Labelled pages are few and each set has its own habits, so a scorer fitted on them alone learns habits. These pages add
layouts rather than looks: every way to set records apart (items, rows, several rows, definition lists, line breaks,
rules, paragraphs, nested tables, grids, cards, flat headings), old markup and new, unclosed tags included. `site(seed)`
gives one site's page and the text of each of its records.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape

_SYLLABLES = (
    "ba ce di fo gu ka le mi no pu ra se ti vo wu lan ber sten mar tel ron dis con per for ing tion er al".split()
)
_CLASSES = (
    "result item hit record entry row box card product listing res search-result c1 x3 b_algo line block teaser".split()
)
_MENU = "Home News About Contact Help Forum Shop Login Sitemap Products Services Support Careers FAQ Privacy".split()


@dataclass
class Item:
    """One record: what it says, in the order in which layouts show it."""

    title: str
    href: str
    snippet: str = ""
    facts: list[str] = field(default_factory=list)
    address: str = ""
    extra: list[tuple[str, str]] = field(default_factory=list)
    number: int = 0


class Site:
    """The habits of one made-up site: a seeded source of choices."""

    def __init__(self, seed: int) -> None:
        self.r = random.Random(seed)
        self.old = self.r.random() < 0.6
        self.numbered = self.r.random() < 0.3
        self.linked = self.r.random() < 0.9
        self.has_snippet = self.r.random() < 0.75
        self.has_address = self.r.random() < 0.35
        self.has_extra = self.r.random() < 0.35
        self.facts = self.r.choice([0, 1, 1, 2, 3, 5])
        self.optional = self.r.random() < 0.5
        self.bold = self.r.random() < 0.4
        self.strip = self.r.choice(["odd", "even", ""])
        self.font = '<font size="2" face="arial">' if self.old and self.r.random() < 0.4 else ""
        self.title_words = self.r.choice([(1, 3), (3, 8), (5, 12)])
        self.snippet_words = self.r.choice([(8, 20), (15, 45), (30, 80)])
        self.class_name = self.r.choice(_CLASSES)
        self.topics = [self.word() for _ in range(60)]
        self.labels = [self.word().title() for _ in range(6)]
        self.extras = [self.word().title() for _ in range(2)]

    def chance(self, share: float) -> bool:
        return self.r.random() < share

    def word(self) -> str:
        return "".join(self.r.choice(_SYLLABLES) for _ in range(self.r.randint(1, 4)))

    def words(self, low: int, high: int) -> str:
        return " ".join(self.r.choice(self.topics) for _ in range(self.r.randint(low, high)))

    def fact(self, at: int) -> str:
        kind = (at + len(self.topics[0])) % 5
        value = (
            f"{self.r.randint(1, 28)} {self.r.choice('Jan Mar May Jul Sep Nov'.split())} {self.r.randint(1990, 2020)}",
            f"${self.r.randint(1, 900)}.{self.r.randint(10, 99)}",
            f"{self.r.randint(2, 90)} kb",
            self.words(1, 3).title(),
            str(self.r.randint(1, 5000)),
        )[kind]
        return f"{self.labels[at]}: {value}" if (at + len(self.topics[1])) % 2 else value

    def item(self, number: int) -> Item:
        show = (lambda: self.chance(0.75)) if self.optional else (lambda: True)
        slug = self.word() + str(self.r.randint(1, 9999))
        href = f"http://www.{self.word()}.com/{slug}.html" if self.has_address else f"/view?id={slug}"
        return Item(
            self.words(*self.title_words).capitalize(),
            href,
            self.words(*self.snippet_words).capitalize() + "." if self.has_snippet and show() else "",
            [self.fact(at) for at in range(self.facts) if at == 0 or show()],
            href if self.has_address else "",
            [(name, f"/x{at}?id={slug}") for at, name in enumerate(self.extras)] if self.has_extra else [],
            number,
        )

    def head(self, item: Item) -> str:
        title = f"<b>{item.title}</b>" if self.bold else item.title
        title = f'<a href="{item.href}">{title}</a>' if self.linked else title
        return f"{item.number}. {title}" if self.numbered else title

    def lines(self, item: Item) -> list[str]:
        """What follows the title, a line each."""
        found = [item.snippet] if item.snippet else []
        if item.facts:
            found.insert(len(found) if self.old else 0, (" - " if self.old else " | ").join(item.facts))
        if item.address:
            found.append(f"<i>{item.address}</i>" if self.linked else f'<a href="{item.href}">{item.address}</a>')
        if item.extra:
            found.append(" - ".join(f'<a href="{href}">{name}</a>' for name, href in item.extra))
        return found


Build = Callable[[Site, list[Item]], str]


def _said(site: Site, item: Item) -> str:
    """The words of a record."""
    said = [item.title, *item.facts, item.snippet, item.address, *(name for name, _ in item.extra)]
    return " ".join([str(item.number), *said] if site.numbered else said)


def _each(before: str, between: str, after: str) -> Build:
    """Title and lines with the same marks around and between them in every record."""
    return lambda s, items: "".join(before + between.join([s.head(i), *s.lines(i)]) + after for i in items)


def _wrapped(before: str, tag: str) -> Build:
    """Title and lines side by side, the lines in an element each."""
    return lambda s, items: "".join(
        before + s.head(i) + "".join(f"<{tag}>{line}</{tag}>" for line in s.lines(i)) + "\n" for i in items
    )


def _cells(site: Site, item: Item) -> list[str]:
    return [site.head(item), *(item.facts + [""] * site.facts)[: site.facts], item.snippet, item.address]


def _rows(site: Site, items: list[Item]) -> str:
    if site.facts and site.chance(0.4):
        site.linked = False
        for i in items:
            i.snippet = i.address = ""
    used = [at for at in range(len(_cells(site, items[0]))) if any(_cells(site, i)[at] for i in items)]
    heads = "".join(f"<th>{site.words(1, 1).title()}</th>" for _ in used)
    rows = []
    for i in items:
        color = f" bgcolor={'#eeeeee' if i.number % 2 else '#ffffff'}" if site.strip else ""
        rows.append(f"<tr{color}>" + "".join(f"<td>{_cells(site, i)[at] or '&nbsp;'}</td>" for at in used) + "</tr>")
    header = f"<tr>{heads}</tr>" if site.bold else ""
    return f"<table width=100%>{header}{''.join(rows)}</table>"


def _headed_rows(site: Site, items: list[Item]) -> str:
    """Rows in sections, each below a row with a heading over all columns."""
    size = site.r.randint(2, 9)
    width = 1 + site.facts
    heads = "".join(f"<td><b>{site.words(1, 1).title()}</b></td>" for _ in range(width))
    rows = [f"<tr bgcolor=#cccccc>{heads}</tr>"] if site.bold else []
    for i in items:
        if i.number % size == 1:
            rows.append(f"<tr><td colspan={width}><b>{site.words(2, 5).title()}</b></td></tr>")
        rows.append("<tr>" + "".join(f"<td>{cell or '&nbsp;'}</td>" for cell in _cells(site, i)[:width]) + "</tr>")
        i.snippet = i.address = ""
        i.extra = []
    return f"<table border=0 cellpadding=2>{''.join(rows)}</table>"


def _figures(site: Site, items: list[Item]) -> str:
    """A table of short values under headers, most of them numbers, without links or with one in each row."""
    width = site.r.randint(3, 12)
    makers: list[Callable[[], str]] = [
        lambda: f"{site.r.uniform(0, 99):.3f}",
        lambda: str(site.r.randint(1, 90000)),
        lambda: site.words(1, 2).title(),
        lambda: f"{site.r.randint(1, 12)}:{site.r.randint(10, 59)} pm",
        lambda: site.r.choice(["n/a", "--", "Y", "N", "0.00"]),
    ]
    columns = [site.r.choice(makers) for _ in range(width)]
    tag = site.r.choice(["th", "td"])
    rows = [f"<tr>{''.join(f'<{tag}>{site.words(1, 1).upper()}</{tag}>' for _ in range(width + 1))}</tr>"]
    for i in items:
        i.title, i.snippet, i.address, i.extra = site.words(1, 2).title(), "", "", []
        i.facts = [make() for make in columns]
        color = f" bgcolor={'#eeeeee' if i.number % 2 else '#ffffff'}" if site.strip else ""
        rows.append(f"<tr{color}><td>{site.head(i)}</td>{''.join(f'<td>{fact}</td>' for fact in i.facts)}</tr>")
    return f"<table border=1>{''.join(rows)}</table>"


def _several_rows(site: Site, items: list[Item]) -> str:
    spacer = "<tr><td colspan=2 height=8>&nbsp;</td></tr>" if site.bold else ""
    rows = []
    for i in items:
        rows.append(f"<tr><td width=20>{i.number if site.numbered else '&#149;'}</td><td>{site.head(i)}</td></tr>")
        rows += [f"<tr><td>&nbsp;</td><td>{line}</td></tr>" for line in site.lines(i)]
        rows.append(spacer)
    return f"<table border=0>{''.join(rows)}</table>"


def _tables(site: Site, items: list[Item]) -> str:
    image = "<td rowspan=2><img src=/t.gif></td>" if site.bold else ""
    return "".join(
        f"<table width=500 cellpadding=2><tr>{image}<td>{site.head(i)}</td></tr><tr><td>{'<br>'.join(site.lines(i))}&nbsp;"
        f"</td></tr></table>{'<br>' if site.strip else ''}"
        for i in items
    )


def _nested_table(site: Site, items: list[Item]) -> str:
    return f"<table>{''.join(f'<tr><td>{_tables(site, [i])}</td></tr>' for i in items)}</table>"


def _grid(site: Site, items: list[Item]) -> str:
    wide = site.r.choice([2, 3, 4])
    cells = [f"<td valign=top>{'<br>'.join([site.head(i), *site.lines(i)])}</td>" for i in items]
    rows = ["<tr>" + "".join(cells[at : at + wide]) + "</tr>" for at in range(0, len(cells), wide)]
    return f"<table>{''.join(rows)}</table>"


def _cards(site: Site, items: list[Item]) -> str:
    tag = site.r.choice(["div", "li", "article", "section"])
    parts = []
    for i in items:
        name = f"{site.class_name} {site.strip if i.number % 2 else ''}".strip()
        lines = "".join(f'<div class="l{at}">{line}</div>' for at, line in enumerate(site.lines(i)))
        image = f'<a href="{i.href}"><img src="/i/{i.number}.jpg"></a>' if site.bold else ""
        parts.append(f'<{tag} class="{name}">{image}<h3>{site.head(i)}</h3>{lines}</{tag}>')
    body = "".join(parts)
    return f"<ul>{body}</ul>" if tag == "li" else f'<div id="results">{body}</div>'


def _striped(site: Site, items: list[Item]) -> str:
    return "".join(
        f'<div class="{"odd" if i.number % 2 else "even"}"><p>{site.head(i)}</p><p>{" ".join(site.lines(i))}</p></div>'
        for i in items
    )


def _plain(site: Site, items: list[Item]) -> str:
    return "".join(
        f"<div><div>{site.head(i)}</div>{''.join(f'<div>{line}</div>' for line in site.lines(i))}</div>" for i in items
    )


def _flat(site: Site, items: list[Item]) -> str:
    tag = site.r.choice(["h3", "h4", "p", "div"])
    head = f'<{tag} class="t">' if site.bold or tag in ("p", "div") else f"<{tag}>"
    return "".join(f"{head}{site.head(i)}</{tag}>" + "".join(f"<p>{x}</p>" for x in site.lines(i)) for i in items)


def _definitions(site: Site, items: list[Item]) -> str:
    parts = [f"<dt>{site.head(i)}" + "".join(f"<dd>{x}" for x in site.lines(i)) for i in items]
    return f"<dl>{''.join(parts)}</dl>"


def _wordy_definitions(site: Site, items: list[Item]) -> str:
    parts = [f"<dt>{site.head(i)}<dd>" + "<br>".join(site.lines(i)) + "<p>" for i in items]
    return f"<dl>{''.join(parts)}</dl>"


def _items(site: Site, items: list[Item]) -> str:
    tag = site.r.choice(["ul", "ol"])
    close = "</li>" if not site.old else ""
    body = "".join(f"<li>{'<br>'.join([site.head(i), *site.lines(i)])}{close}" for i in items)
    return f"<{tag}>{body}</{tag}>"


def _groups(site: Site, items: list[Item]) -> str:
    """A list in sections, each under a heading."""
    size = site.r.randint(3, 8)
    parts = []
    for at in range(0, len(items), size):
        body = "".join(f"<li>{'<br>'.join([site.head(i), *site.lines(i)])}</li>" for i in items[at : at + size])
        parts.append(f"<h2>{site.words(1, 2).title()}</h2><ul>{body}</ul>")
    return "".join(parts)


def _adverts(site: Site, items: list[Item]) -> str:
    body = []
    for i in items:
        body.append(f'<div class="{site.class_name}"><h4>{site.head(i)}</h4><p>{"<br>".join(site.lines(i))}</p></div>')
        if i.number % 5 == 2:
            body.append('<div class="ad"><a href="/ads">Sponsored links</a><img src="/ad.gif"></div>')
    return f"<div>{''.join(body)}</div>"


def _halves(site: Site, items: list[Item]) -> str:
    middle = (len(items) + 1) // 2
    cells = "".join(f"<td>{_plain(site, part)}</td>" for part in (items[:middle], items[middle:]))
    return f"<table><tr>{cells}</tr></table>"


def _nested_lists(site: Site, items: list[Item]) -> str:
    return "".join(f"<ul>{site.head(i)}<br>{''.join(f'<ul>{x}</ul>' for x in site.lines(i))}</ul>" for i in items)


def _checked(site: Site, items: list[Item]) -> str:
    body = "".join(
        f"<tr><td><input type=checkbox name=m value={i.number}></td><td>{'<br>'.join([site.head(i), *site.lines(i)])}</td>"
        "</tr>"
        for i in items
    )
    return f"<form action=/mark><table>{body}</table><input type=submit value=Mark></form>"


LAYOUTS: dict[str, Build] = {
    "items": _items,
    "rows": _rows,
    "headed rows": _headed_rows,
    "figures": _figures,
    "several rows": _several_rows,
    "tables": _tables,
    "nested table": _nested_table,
    "grid": _grid,
    "cards": _cards,
    "striped": _striped,
    "plain": _plain,
    "flat": _flat,
    "definitions": _definitions,
    "wordy definitions": _wordy_definitions,
    "definition lists": _each("<dl><dt>", "<dd>", "</dl>"),
    "paragraphs": _each("<p>", "<br>", ""),
    "closed paragraphs": _each("<p>", "<br>\n", "</p>"),
    "breaks": _each("", "<br>", "<br><br>\n"),
    "blank breaks": _each("", "<br>", "<br>&nbsp;<br>"),
    "single breaks": _each("", " ", "<br>\n"),
    "rules": _each("", "<br>", "<hr>"),
    "blockquotes": _wrapped("", "blockquote"),
    "indented": _wrapped("<p>", "blockquote"),
    "small print": _wrapped("<br><b>&middot;</b> ", "small"),
    "groups": _groups,
    "adverts": _adverts,
    "halves": _halves,
    "nested lists": _nested_lists,
    "checked": _checked,
}


def _menu(site: Site, low: int, high: int) -> str:
    links = [f'<a href="/{name.lower()}">{name}</a>' for name in site.r.sample(_MENU, site.r.randint(low, high))]
    form = site.r.choice(["line", "list", "rows", "breaks"])
    if form == "line":
        return f"<div>{' | '.join(links)}</div>"
    if form == "list":
        return f"<ul>{''.join(f'<li>{link}</li>' for link in links)}</ul>"
    if form == "rows":
        return f"<table>{''.join(f'<tr><td>{link}</td></tr>' for link in links)}</table>"
    return "<br>".join(links)


def _facets(site: Site) -> str:
    parts = []
    for _ in range(site.r.randint(1, 3)):
        rows = "".join(
            f'<li><a href="?f={n}">{site.words(1, 2)}</a> ({site.r.randint(1, 300)})</li>'
            for n in range(site.r.randint(4, 12))
        )
        parts.append(f"<h4>{site.words(1, 2).title()}</h4><ul>{rows}</ul>")
    return "".join(parts)


def _scraps(site: Site) -> str:
    """Loose parts of old pages: centred lines of links, small tables, a few words."""
    found = []
    for _ in range(site.r.randint(1, 4)):
        kind = site.r.randrange(4)
        if kind == 0:
            found.append(f"<p><center><small>{_menu(site, 3, 8)}</small></center>")
        elif kind == 1:
            cells = "".join(f"<td>{site.words(1, 3)}</td>" for _ in range(3))
            found.append(f"<table width=100%><tr bgcolor=#336699>{cells}</tr></table>")
        elif kind == 2:
            found.append(f"<p>{site.words(5, 40).capitalize()}.")
        else:
            found.append(f"<p><center><b>{site.words(1, 4).title()}</b></center>")
    return "".join(found)


def _promotions(site: Site) -> str:
    """Pictures with a few words that are set out like records and are not of the results."""
    tag = site.r.choice(["article", "div", "li", "section", "td"])
    more = site.r.choice(["Learn more", "Shop now", "See all", ""])
    name = site.r.choice(["hero", "carousel-item", "promo", "featured", "tile", "card", ""])
    parts = [
        f'<{tag} class="{name}"><a href="/promo/{n}"><img src="/p{n}.jpg"></a><h4><a href="/promo/{n}">'
        f"{site.words(1, 5).title()}</a></h4>{f'<a href=/promo/{n}>{more}</a>' if more else ''}</{tag}>"
        for n in range(site.r.randint(3, 8))
    ]
    body = "".join(parts)
    return {"li": f"<ul>{body}</ul>", "td": f"<table><tr>{body}</tr></table>"}.get(tag, f"<div>{body}</div>")


def page(site: Site, layout: Build, count: int) -> tuple[str, list[str]]:
    """The markup of a result page and the words of each record."""
    items = [site.item(number) for number in range(1, count + 1)]
    body = layout(site, items)
    if site.font:
        body = f"{site.font}{body}</font>"
    total = site.r.randint(count, 9000)
    asked = escape(site.words(1, 2))
    counted = site.r.choice([f"Results 1 - {count} of {total}", f"Found {total} matches", f"{total} items", ""])
    pages = " ".join(f'<a href="?q={asked}&p={n}">{n}</a>' for n in range(2, site.r.randint(3, 10)))
    box = f'<form action="/find"><input type=text name=q value="{asked}"><input type=submit value=Search></form>'
    pager = f'<p>{pages} <a href="?q={asked}&p=2">Next</a></p>' if site.chance(0.7) else ""
    top, left, bottom = (_menu(site, 4, 10) if site.chance(0.8) else "" for _ in range(3))
    side = _facets(site) if site.chance(0.35) else left
    before, after = (_promotions(site) if site.chance(0.15) else "" for _ in range(2))
    middle = f"{box if site.chance(0.6) else ''}{before}<p>{counted}</p>{body}{pager}{after}"
    end = f"<p>Copyright 2004 {site.word().title()} Inc. All rights reserved.</p>"
    if site.old:
        main = f"<table width=100%><tr><td width=120 valign=top>{side}</td><td valign=top>{middle}</td></tr></table>"
        main = main if site.chance(0.6) else middle
        above, below = (_scraps(site) if site.chance(0.4) else "" for _ in range(2))
        return f"<html><body bgcolor=#ffffff>{top}<hr>{above}{main}{below}<hr>{bottom}{end}</body></html>", [
            _said(site, i) for i in items
        ]
    main = f'<div class="wrap"><div class="left">{side}</div><div class="main">{middle}</div></div>'
    return (
        f'<html><body><div id="top">{top}</div>{main}<footer>{bottom}{end}</footer></body></html>',
        [_said(site, i) for i in items],
    )


def site(seed: int) -> tuple[str, str, list[str]]:
    """Layout, markup and records of a made-up site's page."""
    habits = Site(seed)
    name = habits.r.choice(sorted(LAYOUTS))
    markup, gold = page(habits, LAYOUTS[name], habits.r.choice([2, 3, 5, 8, 10, 10, 12, 20, 25, 50]))
    return name, markup, gold
