"""What stands around the results of a made-up site, and pages of it that hold no results.

Menus, side bars with facets that may be longer than the list, pagers, footers, promotions, loose parts of old pages.
`nothing(seed)` gives a page of a made-up site where all of that repeats and nothing is a list of results: no matches
(with or without suggestions), an article with others like it, one thing with its facts and related ones, an error.
"""

from __future__ import annotations

from html import escape

from lists_site import Build, Site, said

_MENU = "Home News About Contact Help Forum Shop Login Sitemap Products Services Support Careers FAQ Privacy".split()


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
    """Choices that narrow a search down, each with its count, in sections; on some sites longer than the list."""
    form = site.r.randrange(4)
    parts = []
    for section in range(site.r.choice([1, 2, 3, 3, 6, 9])):
        rows = "".join(
            (
                f'<li><a href="?f={n}">{site.words(1, 2)}</a> ({site.r.randint(1, 300)})</li>',
                f'<li><input type=checkbox value={n}> <a href="?s{section}={n}">{site.words(1, 3)}</a> <i>({n * 7})</i></li>',
                f'<li class="item"><a href="?s{section}={n}"><span>{site.words(1, 3)}</span><span>{n}</span></a></li>',
                f'<li><a href="?s{section}={n}">{site.words(1, 2).title()}</a></li>',
            )[form]
            for n in range(site.r.choice([4, 8, 12, 20]))
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


def _title(site: Site, asked: str) -> str:
    """The title of a page of results, "" on many."""
    name = site.word().title()
    return site.r.choice(
        [
            "",
            "",
            name,
            f"Search results - {name}",
            f"{asked} | {name}",
            f"{name}: results for {asked}",
            f"{name} {asked}",
        ]
    )


def _box(site: Site, asked: str) -> str:
    return f'<form action="/find"><input type=text name=q value="{asked}"><input type=submit value=Search></form>'


def _headed(site: Site, title: str, body: str) -> str:
    return f"<html><head><title>{title}</title></head>{body}" if title else f"<html>{body}"


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
    pager = f'<p>{pages} <a href="?q={asked}&p=2">Next</a></p>' if site.chance(0.7) else ""
    box = _box(site, asked) if site.chance(0.6) else ""
    before, after = (_promotions(site) if site.chance(0.2) else "" for _ in range(2))
    middle = f"{box}{before}<p>{counted}</p>{body}{pager}{after}"
    return _headed(site, _title(site, asked), framed(site, middle)), [said(site, i) for i in items]


def framed(site: Site, middle: str) -> str:
    """The body of a page: something among menus, a side bar and a footer."""
    top, left, bottom = (_menu(site, 4, 10) if site.chance(0.8) else "" for _ in range(3))
    side = _facets(site) if site.chance(0.4) else left
    end = f"<p>Copyright 2004 {site.word().title()} Inc. All rights reserved.</p>"
    if site.old:
        main = f"<table width=100%><tr><td width=120 valign=top>{side}</td><td valign=top>{middle}</td></tr></table>"
        main = main if site.chance(0.6) else middle
        above, below = (_scraps(site) if site.chance(0.4) else "" for _ in range(2))
        return f"<body bgcolor=#ffffff>{top}<hr>{above}{main}{below}<hr>{bottom}{end}</body></html>"
    main = f'<div class="wrap"><div class="left">{side}</div><div class="main">{middle}</div></div>'
    return f'<body><div id="top">{top}</div>{main}<footer>{bottom}{end}</footer></body></html>'


def nothing(seed: int) -> str:
    """A page of a made-up site without results."""
    site = Site(seed)
    asked = escape(site.words(1, 2))
    name = site.words(2, 6).capitalize()
    kind = site.r.choice(["empty", "empty", "article", "thing", "error"])
    others = _promotions(site) if site.chance(0.6) else ""
    if kind == "empty":
        said_so = site.r.choice(
            ["No results found", f"Nothing matches {asked}", "0 results", "Your search found nothing"]
        )
        tips = f"<ul>{''.join(f'<li>{site.words(3, 6)}</li>' for _ in range(4))}</ul>" if site.chance(0.4) else ""
        return _headed(site, _title(site, asked), framed(site, f"{_box(site, asked)}<p>{said_so}</p>{tips}{others}"))
    if kind == "article":
        text = "".join(f"<p>{site.words(30, 120).capitalize()}.</p>" for _ in range(site.r.randint(2, 12)))
        middle = f"<h1>{name}</h1>{text}<h3>{site.words(1, 2).title()}</h3>{others}"
    elif kind == "thing":
        facts = "".join(f"<tr><th>{label}</th><td>{site.words(1, 4)}</td></tr>" for label in site.labels)
        middle = f"<h1>{name}</h1><table>{facts}</table><p>{site.words(10, 60).capitalize()}.</p>{others}"
    else:
        name = site.r.choice(["Page not found", "Error 404", "Something went wrong"])
        middle = f"<h1>{name}</h1><p>{site.words(5, 15).capitalize()}.</p>{others}"
    return _headed(site, f"{name} - {site.word().title()}", framed(site, middle))
