"""The next page where pages are picked by radio buttons outside of forms, which a script puts into the address.

Only a row whose name is one for pages counts: it stands in a pager, the button of the page that is shown is chosen, and what
each button says, where it says a number, is the number that it sends.
"""

from __future__ import annotations

import re
from urllib.parse import quote_plus, urlsplit

from crawler.models import PagingLink
from crawler.page import Page, Tree
from crawler.paging.addresses import PAGE_NAME, SIZE_NAME
from crawler.paging.candidates import own_url
from crawler.urls import canonical, parameters, path_and_query, pieces

#: Most radio buttons and labels of a page that are looked at.
MOST = 500
#: Elements above a button among which a pager is looked for.
CLIMB = 4
_PAGER = re.compile(r"pagi|pager|paging", re.I)


def picked_next(page: Page) -> PagingLink | None:
    """The page after the one whose radio button is chosen, at the page's own address but for that number; None where no row of
    radio buttons counts pages."""
    own, tree = own_url(page), page.tree
    if own is None:
        return None
    rows: dict[str, list[int]] = {}
    for node in tree.find("input")[:MOST]:
        name = tree.attribute(node, "name")
        if tree.attribute(node, "type").lower() == "radio" and PAGE_NAME.match(name) and not SIZE_NAME.match(name):
            rows.setdefault(name, []).append(node)
    said = (
        {tree.attribute(node, "for"): tree.text(node, 12).strip() for node in tree.find("label")[:MOST]} if rows else {}
    )
    for name, nodes in rows.items():
        here = [_number(tree, node) for node in nodes if "checked" in tree.attributes[node]]
        number = here[0] if here and len(set(here)) == 1 else 0
        before = dict(parameters(own)).get(name, "1")
        labels = [(_number(tree, node), said.get(tree.attribute(node, "id"), "")) for node in nodes]
        counted = [value for value, text in labels if text.isdecimal() and text == str(value)]
        others = any(text.isdecimal() and text != str(value) for value, text in labels)
        if not number or before != str(number) or len(counted) < 2 or others:
            continue
        for node in nodes:
            free = "disabled" not in tree.attributes[node] and "checked" not in tree.attributes[node]
            if free and _number(tree, node) == number + 1 and _in_pager(tree, node):
                return _link(page, own, name, number + 1, node)
    return None


def _number(tree: Tree, node: int) -> int:
    value = tree.attribute(node, "value")
    return int(value) if value.isdecimal() and len(value) < 7 else 0


def _in_pager(tree: Tree, node: int) -> bool:
    """Whether a pager is around a button, and no form: what a form does with it is the form's matter."""
    above = list(tree.ancestors(node))
    near = any(_PAGER.search(tree.attribute(one, "class")) for one in above[:CLIMB])
    return near and all(tree.tags[one] != "form" for one in above)


def _link(page: Page, own: str, name: str, number: int, node: int) -> PagingLink | None:
    kept = [piece for piece in pieces(urlsplit(own).query) if piece.partition("=")[0] != quote_plus(name)]
    path = path_and_query(own).partition("?")[0]
    href = f"{path}?{'&'.join([*kept, f'{quote_plus(name)}={number}'])}"
    url = canonical(href, own, encoding=page.encoding)
    return PagingLink(href, url, "next", node) if url is not None else None
