"""How made-up sites answer requests: results and their pages, refusals, and what else goes on there."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import md5
from html import escape
from string import ascii_uppercase
from urllib.parse import parse_qs

from aiohttp import web

from tests.bench.combined.controls import form
from tests.bench.combined.pagers import Turning, pager, total
from tests.bench.combined.pages import entrance, page, sheet
from tests.bench.combined.rows import shown
from tests.bench.combined.search import CUT, find
from tests.bench.combined.site import Given, Site, pairs
from tests.bench.combined.subjects import Row

#: Where nothing may be posted to.
_FORBIDDEN = ("/newsletter", "/login", "/register", "/basket", "/comment")
#: Parameters that ask for a page of an answer, and all that are no part of a question.
_TURNS = ("page", "start", "letter")
_ASIDE = (*_TURNS, "v", "sid", "token", "sort")
_MEMBERS = "User <input name=user> Password <input type=password name=pw> <button>Log in</button>"
_ABOUT = "<p>We keep this list since 1999. Write to office@site.example with any questions.</p>"


async def answer(site: Site, request: web.BaseRequest) -> web.StreamResponse:
    """What the site says to a request, which it notes; raises a redirect where it sends one on."""
    site.since += 1
    path = request.path
    body = (await request.read()).decode("ascii", "replace") if request.method == "POST" else ""
    if path == "/index.php":
        path = f"/{request.query.get('view') or parse_qs(body).get('view', [''])[0]}"
    site.sent.append((request.method, request.path_qs))
    if path.startswith(_FORBIDDEN) and request.method == "POST":
        site.forbidden.append(f"{request.method} {path}")
    site.ticket = request.query.get("sid") or md5(f"sid {site.since}".encode()).hexdigest()
    checks = site.design["odd"] == "cookie"
    if checks and "seen" not in request.cookies and path != "/":
        refused = page(site, "Cookies", "<p>Please enable cookies to use this site.</p>")
        refused.set_cookie("seen", "1")
        return refused
    if path.startswith(("/login", "/register")):
        return page(site, "Log in", f'<form action="/login" method=post>{_MEMBERS}</form>')
    if path == "/about":
        return page(site, "About us", f"<h1>About us</h1>{_ABOUT}")
    row = site.row_of(path, request.query)
    if row is not None:
        return sheet(site, row)
    searching = path.startswith(("/search", "/results"))
    found = _searched(site, request, path, body) if searching else entrance(site, path)
    if checks:
        found.set_cookie("seen", "1")
    if site.design["paging"] == "kept" and "mine" not in request.cookies:
        found.set_cookie("mine", f"c{site.since}")
    return found


def _asked(site: Site, request: web.BaseRequest, body: str) -> dict[str, list[str]]:
    """Names and values of a request, in the letters of the site."""

    def read(text: str) -> dict[str, list[str]]:
        return parse_qs(text, encoding=site.charset, errors="replace", keep_blank_values=True)

    asked: dict[str, list[str]] = {}
    if request.method == "GET" and site.charset != "utf-8":
        asked = read(request.rel_url.raw_query_string)
    else:
        for name, value in request.query.items():
            asked.setdefault(name, []).append(value)
    for name, values in read(body).items():
        asked.setdefault(name, []).extend(values)
    asked.pop("view", None)
    return asked


def _searched(site: Site, request: web.BaseRequest, path: str, body: str) -> web.Response:
    asked, method, said = _asked(site, request, body), site.design["method"], site.said
    given: dict[str, Sequence[str]] = {name: values for name, values in asked.items() if name not in _ASIDE}
    posted, turned = request.method == "POST", any(name in asked for name in _TURNS)
    if path.startswith("/results/"):
        kept = site.kept.get(path.removeprefix("/results/"))
        if kept is None:
            return page(site, "Expired", "<p>Your search has expired.</p>", 404)
        return _answered(site, path, kept, asked)
    if site.design["paging"] == "kept":
        ours = request.cookies.get("mine", "")
        if set(asked) == {"page"}:
            return _answered(site, path, site.kept.get(ours, {}), asked)
        if posted:
            site.kept[ours] = given
    by_post = method in ("post", "prg", "token")
    asks_nothing = (by_post and not posted and not turned) or (not posted and not asked)
    if asks_nothing or (method == "button" and "do" not in asked):
        return page(site, said["search"], form(site, {}))
    if method == "token" and not turned and next(iter(asked.get("token", ())), "") not in site.kept:
        return page(site, "Error", f"<p>{said['error']}</p>{form(site, {})}", 403)
    if method == "prg" and posted and not turned:
        name = f"{len(site.kept) + 1:06d}"
        site.kept[name] = given
        raise web.HTTPSeeOther(site.link(f"/results/{name}"))
    return _answered(site, path, given, asked)


def _answered(site: Site, path: str, given: Given, asked: Given) -> web.Response:
    """The page for a question; `asked` has what turns it."""
    found = find(site, given)
    said, head = site.said, form(site, given)
    title = f"{site.subject.noun} – {said['search']}"
    if found == "short":
        return page(site, title, f"{head}<p>{said['short']}</p>")
    if isinstance(found, str):
        match site.design["blank"]:
            case "form":
                return page(site, title, head)
            case "message":
                return page(site, title, f"{head}<p class=msg>{said['please']}</p>")
            case "none":
                return page(site, title, f"{head}<p>{said['nothing']}</p>")
        return page(site, "Error", f"<h1>{said['error']}</h1>", 404)
    if not found:
        return _nothing(site, title, head)
    if len(found) == 1 and site.design["odd"] == "lone":
        raise web.HTTPFound(site.own(found[0]))
    return _listed(site, path, given, asked, found, title, head)


def _nothing(site: Site, title: str, head: str) -> web.Response:
    """The page where nothing is found."""
    said = site.said
    body = f"{head}<p>{said['nothing']}</p>"
    match site.design["nohits"]:
        case "404":
            return page(site, title, body, 404)
        case "home":
            raise web.HTTPFound("/")
        case "quiet":
            return page(site, title, head)
        case "suggest":
            near = site.rows[0]["title"].split()[-1]
            there = site.link(f"/search?{site.query([(site.name('q'), near)])}")
            return page(site, title, f'{body}<p>Did you mean <a href="{there}">{near}</a>?</p>')
    if site.design["odd"] == "latest":
        return page(site, title, f"{body}<h2>{said['latest']}</h2>{shown(site, site.rows[-5:], '')}")
    return page(site, title, body)


def _listed(
    site: Site, path: str, given: Given, asked: Given, found: Sequence[Row], title: str, head: str
) -> web.Response:
    """A page of the records found."""
    paging, count, bar = site.design["paging"], len(found), ""
    rows, begin, turning = found, 0, Turning(site, path, given, 1, 1, count)
    if paging == "letters" and count > site.per:
        letters = sorted({row["title"][0].upper() for row in found})
        letter = next(iter(asked.get("letter", ())), letters[0])
        bar = _letters(site, path, given, letters, letter)
        rows = [row for row in found if row["title"][0].upper() == letter]
    elif paging == "cut":
        rows = found[:CUT]
    else:
        number = next((int(one) for one in asked.get("page", ()) if one.isdigit()), 1)
        for start in [int(one) for one in asked.get("start", ()) if one.isdigit()][:1]:
            number = start // site.per + 1
        turning = Turning(site, path, given, number, -(-count // site.per), count)
        begin = (number - 1) * site.per
        rows = found[begin : begin + site.per]
    said = total(site, count, begin, count if bar else len(rows))
    side = _side(site, path, given, found)
    match site.design["repeat"]:
        case "none":
            head = ""
        case "again":
            head = f'<p><a href="{site.link("/search")}">New search</a></p>'
    if paging == "headed" and turning.page < turning.last:
        title = f'{title}</title><link rel=next href="{turning.to(turning.page + 1)}"><title>'
    return page(site, title, f"{head}{side}{said}{bar}{shown(site, rows, _marked(site, given))}{pager(turning)}")


def _marked(site: Site, given: Given) -> str:
    """What is marked in rows: the words asked for, or the name of their control, as scripts do that mix up the two."""
    if site.design["odd"] == "related":
        return site.name("q")
    return "".join(given.get(site.name("q"), ())) or "".join(given.get(site.name("title"), ()))


def _letters(site: Site, path: str, given: Given, letters: Sequence[str], chosen: str) -> str:
    """The alphabet, with links of the letters that records begin with."""
    made = []
    for one in ascii_uppercase:
        there = site.query([*pairs(given), ("letter", one)])
        led = f'<a href="{escape(site.ticketed(site.link(f"{path}?{there}")))}">{one}</a>'
        made.append(f"<b>{one}</b>" if one == chosen else led if one in letters else one)
    return f"<p>{' '.join(made)}</p>"


def _side(site: Site, path: str, given: Given, found: Sequence[Row]) -> str:
    """What else an answer offers: ways to narrow it or to sort it, other searches."""

    def led(there: str, more: Sequence[tuple[str, object]]) -> str:
        return escape(site.link(f"{there}?{site.query(more)}"))

    match site.design["odd"]:
        case "facets" if site.design["method"] in ("get", "button"):
            field = site.subject.choices[-1]
            others = [(name, value) for name, value in pairs(given) if name != site.name(field)]
            counts = {value: sum(row[field] == value for row in found) for value in site.options[field]}
            items = "".join(
                f'<li><a href="{led(path, [*others, (site.name(field), value)])}">{escape(value)}</a> ({times})</li>'
                for value, times in counts.items()
                if times
            )
            return f"<aside><h4>{site.label(field)}</h4><ul>{items}</ul></aside>"
        case "sorts" if site.design["layout"] != "table":
            links = " ".join(
                f'<a href="{led(path, [*pairs(given), ("sort", one)])}">{site.label(one)}</a>' for one in site.listed
            )
            return f"<p>{site.said['sort']}: {links}</p>"
        case "related":
            words = [row["title"].split()[-1] for row in site.rows[:4]]
            links = " ".join(
                f'<a href="{led("/search", [(site.name("q"), word)])}">{escape(word)}</a>' for word in words
            )
            return f"<p>Related searches: {links}</p>"
    return ""
