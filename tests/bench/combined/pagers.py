"""What made-up sites say of an answer's size, and the ways to its further pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from tests.bench.combined.site import Given, Site, pairs

#: Pages on either side of the one shown that pagers of numbers name, besides the first and the last.
_NEAR = 3
_CALL = "<script>function go(n){document.pager.page.value=n;document.pager.submit();}</script>"


def total(site: Site, count: int, begin: int, shown: int) -> str:
    """What is said of an answer of so many records, of which so many are shown behind the first `begin`."""
    said, first, last = site.said, begin + 1, begin + shown
    match site.design["total"]:
        case "plain":
            return f"<p>{said['found'].format(n=count)}</p>"
        case "range":
            return f"<p>{said['range'].format(a=first, b=last, n=count)}</p>"
        case "pages":
            return f"<p>Page {begin // site.per + 1} of {-(-count // site.per)}</p>"
        case "bold":
            return f"<div class=sum><b>{first}</b> - <b>{last}</b> / <b>{count}</b></div>"
        case "caption":
            return f"<div><span>{site.subject.noun}</span><span class=badge>{count}</span></div>"
        case "heading":
            return f"<h2>{site.subject.noun} ({count})</h2>"
    return ""


@dataclass(frozen=True)
class Turning:
    """Where an answer stands: its path and question, the page of how many, and its records in all."""

    site: Site
    path: str
    given: Given
    page: int
    last: int
    count: int

    def to(self, number: int) -> str:
        """The address of another page, as it is written into one."""
        by_offset = self.site.design["paging"] in ("offset", "rangelinks")
        more: tuple[str, object] = ("start", (number - 1) * self.site.per) if by_offset else ("page", number)
        query = self.site.query([*pairs(self.given), more])
        return escape(self.site.ticketed(self.site.link(f"{self.path}?{query}")))

    @property
    def window(self) -> list[int]:
        """The pages that are named."""
        near = range(self.page - _NEAR, self.page + _NEAR + 1)
        return [one for one in range(1, self.last + 1) if one in (1, self.last) or one in near]

    def window_of(self, link: Callable[[int], str], here: Callable[[int], str] = "<b>{}</b>".format) -> str:
        """The pages that are named, each a link but the one that is shown."""
        return " ".join(here(one) if one == self.page else link(one) for one in self.window)

    def linked(self, one: int) -> str:
        """A link of a page's number."""
        return f'<a href="{self.to(one)}">{one}</a>'

    def ends(self, one: int) -> str:
        """The first and the last record of a page."""
        return f"{(one - 1) * self.site.per + 1}-{min(one * self.site.per, self.count)}"

    def hidden(self) -> str:
        """The question in controls that are not seen."""
        return "".join(
            f'<input type=hidden name="{escape(name)}" value="{escape(value)}">' for name, value in pairs(self.given)
        )


def pager(turning: Turning) -> str:
    """The way to further pages, nothing where there are none."""
    site, page, to = turning.site, turning.page, turning.to
    if turning.last <= 1:
        return ""
    ahead, back = page < turning.last, page > 1
    following, previous = site.said["next"], site.said["prev"]
    onward = f' <a href="{to(page + 1)}">{following}</a>' if ahead else ""
    match site.design["paging"]:
        case "numbers" | "offset":
            return f"<div class=pages>{turning.window_of(turning.linked)}{onward}</div>"
        case "counted":
            return f"<div>{turning.window_of(turning.linked)}</div>"
        case "rangelinks":
            spans = turning.window_of(lambda one: f'<a href="{to(one)}">{turning.ends(one)}</a>', turning.ends)
            return f"<p>{spans}</p>"
        case "next":
            before = f'<a href="{to(page - 1)}">{previous}</a> ' if back else ""
            return f"<p>{before}{onward}</p>"
        case "arrows":
            before = f'<a href="{to(1)}">«</a> <a href="{to(page - 1)}">‹</a> ' if back else "« ‹ "
            behind = f' <a href="{to(page + 1)}">›</a> <a href="{to(turning.last)}">»</a>' if ahead else " › »"
            return f"<p>{before}{page}{behind}</p>"
        case "pictured":
            before = f'<a href="{to(page - 1)}"><img src="/l.gif" alt="{previous}"></a>' if back else ""
            behind = f'<a href="{to(page + 1)}"><img src="/r.gif" alt="{following}"></a>' if ahead else ""
            return f"<p>{before}{behind}</p>"
        case "clicked":
            pressed = "<button type=button onclick=\"location.href='{}'\">{}</button>".format
            before = pressed(to(page - 1), previous) if back else ""
            return f"<p>{before}{pressed(to(page + 1), following) if ahead else ''}</p>"
        case "headed":
            return f"<p>Page {page}/{turning.last}</p>"
        case "kept":
            at = [escape(site.link(f"/search?page={one}")) for one in range(turning.last + 1)]
            numbers = turning.window_of(lambda one: f'<a href="{at[one]}">{one}</a>')
            return f"<p>{numbers}</p>"
        case "picked" | "typed":
            return _asking(turning)
        case "called" | "scripted":
            return _scripted(turning)
    return ""


def _asking(turning: Turning) -> str:
    """A form that a page's number is picked or typed in."""
    site, page, last = turning.site, turning.page, turning.last
    if site.design["paging"] == "picked":
        options = (f"<option{' selected' if one == page else ''}>{one}</option>" for one in range(1, last + 1))
        control = f"<select name=page>{''.join(options)}</select>"
    else:
        control = f"<input name=page size=3 value={page}> / {last}"
    inner = f"{site.routed(turning.path)}{turning.hidden()}Page {control} <button>Go</button>"
    return f'<form action="{site.at(turning.path)}">{inner}</form>'


def _scripted(turning: Turning) -> str:
    """Numbers that a script turns, by a form or by an address put together."""
    site, path = turning.site, turning.path
    if site.design["paging"] == "called":
        links = turning.window_of(lambda one: f'<a href="javascript:go({one})">{one}</a>')
        inner = f"{site.routed(path)}{turning.hidden()}<input type=hidden name=page value={turning.page}>"
        return f'<form name=pager action="{site.at(path)}" method=post>{inner}</form>{_CALL}<p>{links}</p>'
    links = turning.window_of(lambda one: f"<a href='#' onclick='return jump({one})'>{one}</a>")
    here = site.link(f"{path}?{site.query([*pairs(turning.given), ('v', '1')])}")
    script = f"<script>function jump(n){{window.location.href='{here}&page='+n;return false}}</script>"
    return f"{script}<p>{links}</p>"
