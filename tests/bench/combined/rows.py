"""The rows of the answers of made-up sites, in a dozen layouts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from tests.bench.combined.site import Site
from tests.bench.combined.subjects import Row

#: Letters after which some sites cut names off, and how many they leave.
_LONG, _LEFT = 22, 20


def named(site: Site, row: Row, asked: str = "") -> str:
    """A record's name with the way to its own page; `asked` is what sites mark in it."""
    own, name = escape(site.own(row)), escape(row["title"])
    match site.design["named"]:
        case "view":
            return f'<span class=t>{name}</span> <a href="{own}">View</a>'
        case "both":
            return f'<a href="{own}"><img src="/t.gif" alt=""></a> <a href="{own}">{name}</a>'
        case "marked" if asked and asked.lower() in name.lower():
            begin = name.lower().index(asked.lower())
            end = begin + len(asked)
            return f'<a href="{own}">{name[:begin]}<mark>{name[begin:end]}</mark>{name[end:]}</a>'
        case "cut" if len(name) > _LONG:
            return f'<a href="{own}" title="{name}">{name[:_LEFT]}…</a>'
        case "script":
            return f"<span class=t onclick=\"location.href='{own}'\">{name}</span>"
    return f'<a href="{own}">{name}</a>'


def _deeds(site: Site, row: Row) -> str:
    """Links beside a name that do something with the record."""
    if site.design["beside"] != "deeds":
        return ""
    own, number = escape(site.own(row)), site.rows.index(row)
    add, cite = f'<a href="/basket/add?n={number}">Add to list</a>', f'<a href="/cite?n={number}">Cite</a>'
    return f' <a href="{own}#print">Print</a> {add} {cite}'


def shown(site: Site, rows: Sequence[Row], asked: str) -> str:
    """The rows of an answer; `asked` is what sites mark in them."""
    return _LAYOUTS[site.design["layout"]](site, rows, asked)


def _told(site: Site) -> list[str]:
    return [one for one in site.listed if one != "title"]


def _each(site: Site, row: Row, pattern: str, names: Sequence[str] | None = None) -> str:
    """Facts by a pattern of {label} and {value}."""
    told = _told(site) if names is None else names
    return "".join(pattern.format(label=site.label(one), value=escape(row[one])) for one in told)


def _in_pairs(site: Site, rows: Sequence[Row], asked: str) -> str:
    made = ""
    for row in rows:
        facts = "; ".join(f"{site.label(one)}: {escape(row[one])}" for one in _told(site))
        made += f"<tr><td colspan=2><b>{named(site, row, asked)}</b>{_deeds(site, row)}</td></tr>"
        made += f"<tr><td>&nbsp;</td><td>{facts}</td></tr>"
    return f"<table>{made}</table>"


def _numbered(site: Site, rows: Sequence[Row], asked: str) -> str:
    return _table_with(site, rows, asked, "#", "{}.")


def _ticked(site: Site, rows: Sequence[Row], asked: str) -> str:
    table = _table_with(site, rows, asked, "", '<input type=checkbox name=sel value="{}">')
    return f'<form action="/basket" method=post>{table}<button>Add selected to list</button></form>'


def _table_with(site: Site, rows: Sequence[Row], asked: str, first: str, mark: str) -> str:
    head = "".join(f"<th>{one}</th>" for one in (first, site.label("title"), *map(site.label, _told(site))))
    cells = "".join(
        f"<tr><td>{mark.format(number)}</td>{_cells(site, row, asked)}</tr>" for number, row in enumerate(rows, 1)
    )
    return f"<table><tr>{head}</tr>{cells}</table>"


def _cells(site: Site, row: Row, asked: str) -> str:
    return f"<td>{named(site, row, asked)}{_deeds(site, row)}</td>{_each(site, row, '<td>{value}</td>')}"


def _table(site: Site, rows: Sequence[Row], asked: str) -> str:
    heads = [(one, site.label(one)) for one in ("title", *_told(site))]
    sorts = site.design["odd"] == "sorts"
    head = "".join(
        f'<th><a href="?sort={one}">{label}</a></th>' if sorts else f"<th>{label}</th>" for one, label in heads
    )
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{_cells(site, row, asked)}</tr>' for row in rows)}</table>"


def _bare(site: Site, rows: Sequence[Row], asked: str) -> str:
    return f"<table>{''.join(f'<tr>{_cells(site, row, asked)}</tr>' for row in rows)}</table>"


def _wide(site: Site, rows: Sequence[Row], asked: str) -> str:
    made = ""
    for row in rows:
        facts = _each(site, row, "<div class=cell><small>{label}</small><div>{value}</div></div>")
        made += f"<section class=item><header>{named(site, row, asked)}</header><div class=facts>{facts}</div>"
        made += f"<footer>{_deeds(site, row)}</footer></section>"
    return made


def _cards(site: Site, rows: Sequence[Row], asked: str) -> str:
    fact = "<p><span class=k>{label}:</span> {value}</p>"
    cards = "".join(f"<div class=card><h3>{named(site, row, asked)}</h3>{_each(site, row, fact)}</div>" for row in rows)
    return f"<div class=grid>{cards}</div>"


def _terms(site: Site, rows: Sequence[Row], asked: str) -> str:
    fact = "<dd>{label}: {value}</dd>"
    return f"<dl>{''.join(f'<dt>{named(site, row, asked)}</dt>{_each(site, row, fact)}' for row in rows)}</dl>"


def _lines(site: Site, rows: Sequence[Row], asked: str) -> str:
    fact = "{label}: {value}<br>"
    return "".join(
        f"<b>{named(site, row, asked)}</b>{_deeds(site, row)}<br>{_each(site, row, fact)}<br>" for row in rows
    )


def _groups(site: Site, rows: Sequence[Row], asked: str) -> str:
    """Rows below headings that say what they have in common."""
    group, made = site.subject.choices[0], ""
    for value in sorted({row[group] for row in rows}):
        made += f"<h2>{escape(value)}</h2><ul>"
        for row in rows:
            if row[group] == value:
                facts = " – ".join(escape(row[one]) for one in _told(site) if one != group)
                made += f"<li>{named(site, row)} – {facts}</li>"
        made += "</ul>"
    return made


def _snippets(site: Site, rows: Sequence[Row], asked: str) -> str:
    made = ""
    for number, row in enumerate(rows, 1):
        facts = " ".join(_each(site, row, "<span>{label}: {value}</span>", [one]) for one in _told(site))
        said = f"… <em>{escape(asked or row['title'].split()[0])}</em> {escape(row['title'].lower())} …"
        made += f"<li class=hit>{number}. {named(site, row, asked)}<div>{said}</div><div>{facts}</div></li>"
    return f"<ul class=hits>{made}</ul>"


def _listed(site: Site, rows: Sequence[Row], asked: str) -> str:
    items = (
        f"<li>{named(site, row, asked)}{''.join(f', <span class={one}>{escape(row[one])}</span>' for one in _told(site))}</li>"
        for row in rows
    )
    return f"<ol>{''.join(items)}</ol>"


_LAYOUTS: dict[str, Callable[[Site, Sequence[Row], str], str]] = {
    "pairs": _in_pairs,
    "numbered": _numbered,
    "ticked": _ticked,
    "wide": _wide,
    "table": _table,
    "bare": _bare,
    "cards": _cards,
    "dl": _terms,
    "lines": _lines,
    "groups": _groups,
    "snippets": _snippets,
    "listed": _listed,
}
