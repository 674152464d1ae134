"""Made-up result pages: the layouts of result lists that markup allows, among menus, side bars, pagers and footers.

Labelled pages are few and each set has its own habits, so a scorer fitted on them alone learns habits. These pages add
layouts rather than looks: every way to set records apart (items, rows, several rows, definition lists, line breaks,
rules, paragraphs, nested tables, grids, cards, flat headings), old markup and new, unclosed tags included. `site(seed)`
gives one site's page and the text of each of its records.
"""

from __future__ import annotations

from collections.abc import Callable

from lists_frames import page
from lists_site import Build, Item, Site


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


def _columns(site: Site, items: list[Item]) -> str:
    """Cards in rows of a grid, three or four to a row."""
    wide = site.r.choice([2, 3, 4])
    cards = [
        f'<div class="col-md-{12 // wide}"><div class="card"><img src="/i/{i.number}.jpg"><div class="card-body">'
        f"<h5>{site.head(i)}</h5>{''.join(f'<p>{line}</p>' for line in site.lines(i))}</div></div></div>"
        for i in items
    ]
    name = site.r.choice(["row", "grid-row", "line"])
    rows = (f'<div class="{name}">{"".join(cards[at : at + wide])}</div>' for at in range(0, len(cards), wide))
    return f'<div class="container">{"".join(rows)}</div>'


def _hashed(site: Site, items: list[Item]) -> str:
    """Class names that a build tool made up, some of them different for every record."""
    names = [f"{site.r.choice(['css', 'sc', 'jss'])}-{site.word()[:4]}{site.r.randint(10, 99)}" for _ in range(6)]
    own = site.chance(0.5)
    parts = []
    for i in items:
        lines = "".join(f'<div class="{names[2 + at % 4]}">{line}</div>' for at, line in enumerate(site.lines(i)))
        extra = f" {site.word()}{site.r.randint(1, 999)}" if own else ""
        parts.append(f'<div class="{names[0]}{extra}"><div class="{names[1]}">{site.head(i)}</div>{lines}</div>')
    return f"<div>{''.join(parts)}</div>"


def _anchors(site: Site, items: list[Item]) -> str:
    """Each record one link with all of its text."""
    parts = []
    for i in items:
        i.address, i.extra = "", []
        lines = "".join(f"<div>{line}</div>" for line in site.lines(i))
        parts.append(
            f'<a class="{site.class_name}" href="{i.href}"><img src="/{i.number}.jpg"><h3>{i.title}</h3>{lines}</a>'
        )
    site.numbered = False
    return f"<div>{''.join(parts)}</div>"


def _mixed(site: Site, items: list[Item]) -> str:
    """Records that say in their class names what sort they are, with adverts of the same element between them."""
    tag = site.r.choice(["li", "div", "article"])
    sorts = ["", "", "sponsored", "new", "sold-out", f"id-{site.word()}", "has-image"]
    parts = []
    for i in items:
        inner = f"<h3>{site.head(i)}</h3><p>{'</p><p>'.join(site.lines(i))}</p>"
        image = f'<a href="{i.href}"><img src="/{i.number}.png"></a>' if site.chance(0.6) else ""
        parts.append(f'<{tag} class="{site.class_name} {site.r.choice(sorts)}">{image}{inner}</{tag}>')
        if site.strip and i.number % 4 == 3:
            parts.append(f'<{tag} class="ad">Advertisement<iframe src="/ad"></iframe></{tag}>')
    return f"<ul>{''.join(parts)}</ul>" if tag == "li" else f"<div>{''.join(parts)}</div>"


def _labelled(site: Site, items: list[Item]) -> str:
    """A title and lines that each begin with a label."""
    bold = site.chance(0.5)
    parts = []
    for i in items:
        i.facts = [
            fact if ": " in fact else f"{label}: {fact}" for label, fact in zip(site.labels, i.facts, strict=False)
        ]
        facts = [f"<b>{fact.replace(': ', ':</b> ', 1)}" for fact in i.facts] if bold else i.facts
        lines = [*facts, *([i.snippet] if i.snippet else [])]
        i.address, i.extra = "", []
        parts.append(f"<div>{site.head(i)}<br>{'<br>'.join(lines)}</div>")
    return "".join(parts)


def _rowspans(site: Site, items: list[Item]) -> str:
    """Two rows to a record, held together by a picture's cell."""
    rows = []
    for i in items:
        i.address, i.extra = "", []
        facts = (i.facts + [""] * site.facts)[: site.facts]
        cells = "".join(f"<td align=right>{fact or '&nbsp;'}</td>" for fact in facts)
        rows.append(f"<tr><td rowspan=2><img src=/{i.number}.gif></td><td>{site.head(i)}</td>{cells}</tr>")
        rows.append(f"<tr><td colspan={1 + site.facts}><font size=1>{i.snippet or '&nbsp;'}</font></td></tr>")
    return f"<table>{''.join(rows)}</table>"


def _dated(site: Site, items: list[Item]) -> str:
    """Records below headings, each a block of a class in an element of the heading's."""
    size = site.r.randint(1, 5)
    parts = []
    for at in range(0, len(items), size):
        body = "".join(
            f'<div class="{site.class_name}">{site.head(i)}{"".join(f"<p>{x}</p>" for x in site.lines(i))}</div>'
            for i in items[at : at + size]
        )
        parts.append(f'<div class="day"><h2>{site.r.randint(1, 28)} May {site.r.randint(1990, 2024)}</h2>{body}</div>')
    return "".join(parts)


def _custom(site: Site, items: list[Item]) -> str:
    """Elements of the site's own."""
    name = site.word()
    return "".join(
        f"<{name}-card><{name}-title>{site.head(i)}</{name}-title>"
        + "".join(f"<{name}-text>{line}</{name}-text>" for line in site.lines(i))
        + f"</{name}-card>"
        for i in items
    )


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
    "columns": _columns,
    "hashed": _hashed,
    "anchors": _anchors,
    "mixed": _mixed,
    "labelled": _labelled,
    "rowspans": _rowspans,
    "dated": _dated,
    "custom": _custom,
}


def site(seed: int) -> tuple[str, str, list[str]]:
    """Layout, markup and records of a made-up site's page."""
    habits = Site(seed)
    name = habits.r.choice(sorted(LAYOUTS))
    markup, gold = page(habits, LAYOUTS[name], habits.r.choice([2, 3, 5, 8, 10, 10, 12, 20, 25, 50]))
    return name, markup, gold
