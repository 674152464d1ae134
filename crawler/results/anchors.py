"""Where a record leads: its links, and the addresses among its fields."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from urllib.parse import urljoin, urlsplit

from crawler.forms.vocabulary import folded, stems
from crawler.models import FieldValue
from crawler.page import Page, Tree
from crawler.urls import canonical, same_host

#: Most links of a record.
MAX_LINKS = 20
#: Share of the records of a list that have to be alike in what their links are.
ALIKE = 0.8
#: What links to a record's own page say, within so many characters, also where one program shows all pages of a site
#: ("index.php?show=item&id=5").
BRIEF = 30
_SHOWS = stems(
    "=view =details =detail =show =open =read =ansehen =anzeigen =voir =lire =ver =leggi =dettagli =detalles =detalhes "
    "=szczegoly =подробнее =смотреть",
    "详情 详细 詳細 查看 詳しく 상세 자세히 تفاصيل عرض",
)
#: An address that carries an encoded one or a ticket leads through a counter and says nothing about the record.
_BLOB = re.compile(r"(?:[A-Za-z0-9]|%[0-9A-Fa-f]{2}){120}")


def chain(tree: Tree, start: int, end: int, main: Sequence[int]) -> list[int]:
    """The links of a record, the `main` one first; where it has none, the one that it stands in with nothing else."""
    own = [a for a in tree.find("a", start, end) if tree.attributes[a].get("href")][:MAX_LINKS]
    return list(dict.fromkeys([*main, *own])) or _around(tree, start, end)


def _around(tree: Tree, start: int, end: int) -> list[int]:
    around = next((node for node in tree.ancestors(start) if tree.tags[node] == "a"), -1)
    if around < 0 or not tree.attributes[around].get("href"):
        return []
    lone = not any(tree.text(node, 40).strip() for node in tree.children(around) if not start <= node < end)
    return [around] if lone else []


def apart_from_questions(page: Page, rows: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """The link to put first in each of several records (`rows`: the links of those whose title is none) where their first ones
    ask the page's own program for something else ("other works of this author"): the next that says the same in nearly all
    of them and leads each to an address of its own elsewhere ("Detailed record")."""
    here = urlsplit(page.url).path
    told: dict[str, dict[int, tuple[int, str]]] = {}
    asking = 0
    for number, links in rows.items():
        for place, a in enumerate(links):
            address = canonical(page.tree.attribute(a, "href").strip(), page.base_url)
            if address is None:
                continue
            parts = urlsplit(address)
            if parts.path == here:
                shows = _SHOWS.search(folded(page.tree.text(a, BRIEF), BRIEF))
                asking += place == 0 and bool(parts.query) and not shows
            elif same_host(address, page.url):
                told.setdefault(page.tree.text(a, 60).strip(), {}).setdefault(number, (a, address))
    if len(rows) < 2 or asking < ALIKE * len(rows):
        return {}
    for said, found in told.items():
        if said and len(found) >= ALIKE * len(rows) and len({address for _, address in found.values()}) == len(found):
            return {number: a for number, (a, _) in found.items()}
    return {}


def apart_from_tools(page: Page, rows: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """The same where their first ones all ask one program of another site for something (a clock, a map): the first link of each
    to the page's own site, where these lead to an address of its own each."""
    asked: set[str] = set()
    own: dict[int, tuple[int, str]] = {}
    for number, links in rows.items():
        told = [(a, canonical(page.tree.attribute(a, "href").strip(), page.base_url) or "") for a in links]
        if len(told) < 2 or same_host(told[0][1], page.url) or not urlsplit(told[0][1]).query:
            return {}
        asked.add(told[0][1].partition("?")[0])
        mine = [(a, address) for a, address in told[1:] if address and same_host(address, page.url)]
        own.update({number: mine[0]} if mine else {})
    if len(rows) < 2 or len(asked) > 1 or len(own) < ALIKE * len(rows):
        return {}
    return {number: a for number, (a, _) in own.items()} if len({url for _, url in own.values()}) == len(own) else {}


def is_inside(tree: Tree, link: int) -> bool:
    """Whether a link leads to a named part of its own page."""
    href = tree.attribute(link, "href").strip()
    return len(href) > 1 and href[0] == "#"


def written(page: Page, values: Sequence[str]) -> str | None:
    """The address of the page's own site that a record without links tells as text, as exports do, where it is one."""
    told = {
        url for value in values if value[:4] == "http" and " " not in value and (url := canonical(value, page.base_url))
    }
    own = [url for url in told if same_host(url, page.url)]
    return own[0] if len(own) == 1 else None


def addresses(page: Page, links: Sequence[int], room: int) -> list[FieldValue]:
    """The addresses that a record's links lead to, the main one first, as long as they do not outgrow the text."""
    found: list[FieldValue] = []
    seen: set[str] = set()
    for a in links:
        href = page.tree.attribute(a, "href").strip()
        if not href or href in seen or href[0] == "#" or href[:11].lower() == "javascript:":
            continue
        seen.add(href)
        try:
            address = urljoin(page.base_url, href)
        except ValueError:
            continue
        if _BLOB.search(address):
            continue
        room -= sum(map(str.isalnum, address))
        if found and room < 0:
            break
        found.append(FieldValue("url" if not found else f"url{len(found) + 1}", address, None, 0.5))
    return found
