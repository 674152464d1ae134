"""The pages of made-up sites: what stands on all of them, the entrance, and records' own."""

from __future__ import annotations

from html import escape

from aiohttp import web

from tests.bench.combined.controls import form
from tests.bench.combined.rows import named
from tests.bench.combined.site import Site
from tests.bench.combined.subjects import Row

_NEWS = "".join(
    f"<p><b>{day} May 2026</b> <a href='/about'>We moved to a new server {day}</a></p>" for day in (3, 9, 17)
)


def page(site: Site, title: str, body: str, status: int = 200) -> web.Response:
    """A page with what stands on all of them."""
    menu = f'<a href="/">{site.said["home"]}</a> <a href="{site.link("/about")}">About us</a>'
    if site.design["way"] == "linked":
        menu += f' <a href="{site.link("/search")}">{site.said["search"]}</a>'
    # Where the way to further pages is itself a form of the search, no other stands above it.
    if site.design["way"] == "header" and '<form action="/search"' not in body:
        body = f"<div class=top>{form(site, {})}</div>{body}"
    if site.design["beside"] == "trail":
        body = f'<p class=trail><a href="/">{site.said["home"]}</a> &gt; {escape(title)}</p>{body}'
    side = _side(site)
    match site.design["traps"]:
        case "members":
            menu += ' <a href="/login">Log in</a> <a href="/register">Register</a>'
        case "mail":
            inner = "Newsletter <input name=email> <button>Subscribe</button>"
            body += f'<form action="/newsletter" method=post>{inner}</form>'
    head = f'<meta charset="{site.charset}"><title>{title}</title>'
    foot = f"<footer>© 2026 {site.subject.noun}</footer>"
    text = f"<nav>{menu}</nav><main>{body}</main>{side}{foot}"
    text = f"<!doctype html><html lang={site.lang}><head>{head}</head><body>{text}</body></html>"
    content = text.encode(site.charset, "xmlcharrefreplace")
    return web.Response(body=content, content_type="text/html", charset=site.charset, status=status)


def _side(site: Site) -> str:
    def item(row: Row) -> str:
        return f'<li><a href="{site.own(row)}">{escape(row["title"])}</a></li>'

    match site.design["beside"]:
        case "popular":
            return f"<aside><h3>Popular</h3><ul>{''.join(map(item, site.rows[3:8]))}</ul></aside>"
        case "news":
            return f"<aside><h3>News</h3>{_NEWS}</aside>"
        case "seen" if site.recent:
            return f"<aside><h4>Recently viewed</h4><ol>{''.join(map(item, site.recent[-3:]))}</ol></aside>"
    return ""


def entrance(site: Site, path: str) -> web.Response:
    """The front page, the page of the form, or none."""
    noun, said = site.subject.noun, site.said
    if path == "/find":
        return page(site, said["search"], form(site, {}))
    if path != "/":
        return page(site, "Not found", "<h1>Not found</h1>", 404)
    intro = f"<h1>{noun}</h1><p>{len(site.rows)} {noun.lower()}</p>"
    if site.design["front"] == "some":
        items = "".join(f"<li>{named(site, row)}</li>" for row in site.rows[-4:])
        intro += f"<h3>{said['latest']}</h3><ul>{items}</ul>"
    match site.design["way"]:
        case "front":
            intro += form(site, {})
        case "advanced":
            intro += f'<p><a href="{site.link("/find")}">{said["advanced"]}</a></p>'
        case "landing":
            options = f"<option value=main>{noun}</option><option value=old>{noun} (old)</option>"
            intro += f'<form action="/find"><select name=db>{options}</select><button>{said["search"]}</button></form>'
    return page(site, noun, intro)


def sheet(site: Site, row: Row) -> web.Response:
    """A record's own page."""
    name, facts = escape(row["title"]), _facts(site, row)
    site.recent.append(row)
    match site.design["head"]:
        case "h2":
            body = f"<h1>The {site.subject.noun} Index</h1><h2>{name}</h2>{facts}"
        case "title":
            body = f"<div class=name>{name}</div>{facts}"
        case "cell":
            body = _with_name(site, name, facts)
        case "bold":
            body = f"<p><b><font size=5>{name}</font></b></p>{facts}"
        case _:
            body = f"<h1>{name}</h1>{facts}"
    if site.design["traps"] == "basket":
        body += '<form action="/basket" method=post><input name=n value=1><button>Add to basket</button></form>'
    if site.design["odd"] == "related":
        others = site.rng.sample(site.rows, 3)
        items = "".join(f'<li><a href="{site.own(one)}">{escape(one["title"])}</a></li>' for one in others)
        body += f"<h3>See also</h3><ul>{items}</ul>"
    return page(site, name, body)


#: How facts are set: what holds them, and one of them.
_SHEETS = {
    "table": ("<table>{}</table>", "<tr><th>{}</th><td>{}</td></tr>"),
    "dl": ("<dl>{}</dl>", "<dt>{}</dt><dd>{}</dd>"),
    "items": ("<ul>{}</ul>", "<li>{}: {}</li>"),
    "labels": ("{}", "<div><b>{}:</b> <span>{}</span></div>"),
}


def _facts(site: Site, row: Row) -> str:
    around, pattern = _SHEETS[site.design["sheet"]]
    told = (pattern.format(site.label(one), escape(row[one])) for one in site.subject.attributes[1:])
    return around.format("".join(told))


def _with_name(site: Site, name: str, facts: str) -> str:
    """The facts with the name as the first of them."""
    around, pattern = _SHEETS[site.design["sheet"]]
    opening = around.partition("{}")[0]
    return opening + pattern.format(site.label("title"), name) + facts.removeprefix(opening)
