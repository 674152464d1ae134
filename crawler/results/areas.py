"""What of a page is about its subject: all but the navigation, headers, footers, forms, asides and columns of boxes around it."""

from __future__ import annotations

import re
from collections.abc import Callable

from crawler.page import Page, Tree
from crawler.regions.highlights import highlighted
from crawler.regions.layout import HEADINGS, Layout, lies_in
from crawler.results.aside import Facts
from crawler.results.flanks import carved, flanks
from crawler.results.headings import begins_title, is_of_search, names_subject

#: Share of the page's words, and characters, from which an element is no header and no sidebar, however it is called, and the
#: share of links in them.
LARGE, MUCH, LINKED = 0.15, 600, 0.5
#: Most nodes of a footer that tells of its article alone.
SMALL = 30
_APART = frozenset("nav footer header aside form menu button dialog".split())
_APART_NAME = re.compile(
    r"(?:^|[-_ ])(?:(?:main|sub|top|side)?(?:nav|menu)|navbar|navigation|foot|footer|header|masthead|sidebar|"
    r"breadcrumbs?|crumbs?|pagination|pager|share|social|cookie|related|recommend(?:ed|ations)?|comments?|toolbar|login|"
    r"search|ads?|banner)(?:$|[-_ ])"
)
#: Those of them that no large part of the text is called; the others it may be, after what stands beside it
#: ("content-sidebar-wrap").
_BESIDE_NAME = re.compile(r"(?:nav|menu|foot|crumb|pag|share|social|cookie|relat|recommend|comment|login|search)")
#: Kinds of inputs that words are typed into.
_TYPED = frozenset(("", "text", "search"))
_MAIN_ROLES = frozenset(("main",))


def areas(page: Page, layout: Layout, known: Callable[[str], float] | None) -> list[tuple[int, int]]:
    """The intervals of nodes that are about the subject; `known` tells how surely a text is a word of the domain."""
    return carved(_with_heading(page, layout, _outside_frames(layout, known)), flanks(page, layout, known))


def _outside_frames(layout: Layout, known: Callable[[str], float] | None) -> list[tuple[int, int]]:
    """The page without navigation, headers, footers and forms, nor asides and what is called such but for those with facts,
    as intervals."""
    tree = layout.tree
    begin, stop = layout.body, len(tree)
    for node in range(begin, stop):
        if tree.tags[node] == "main" or tree.attributes[node].get("role") in _MAIN_ROLES:
            if 2 * layout.width(node, tree.ends[node]) > 0.4 * layout.total:
                begin, stop = node, tree.ends[node]
            break
    found: list[tuple[int, int]] = []
    facts = Facts(layout, known)
    at, node = begin, begin
    while node < stop:
        tag = tree.tags[node]
        outside = tag and tag not in ("body", "main", "html") and _is_apart(layout, node, tag)
        if outside and not facts.told(node, tag):
            if node > at:
                found.append((at, node))
            at = node = tree.ends[node]
            continue
        node += 1
    if at < stop:
        found.append((at, stop))
    return found


def _with_heading(page: Page, layout: Layout, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The intervals and before them an h1 that stands above them all, where none stands in them: what the page's title begins
    with or speaks of, or the last of several, of which the first are the site's and its section's."""
    tree = layout.tree
    heads = [node for node in layout.headings if tree.tags[node] == "h1"]
    above = [node for node in heads if found and tree.ends[node] <= found[0][0]]
    if not above or any(lies_in(found, node) for node in heads):
        return found
    texts = {node: tree.text(node, 300) for node in above}
    own = [node for node in above if begins_title(page, texts[node])]
    own = own or [node for node in above if names_subject(page.title, texts[node])]
    own = own or (above[-1:] if len(above) > 1 else [])
    return [(own[0], tree.ends[own[0]]), *found] if own else found


def _in_article(tree: Tree, node: int) -> bool:
    """Whether an element stands in an article, so that what it heads is that and not the site (HTML 4.3.8)."""
    while node >= 0:
        node = tree.parents[node]
        if node >= 0 and tree.tags[node] in ("article", "main"):
            return True
    return False


def _is_apart(layout: Layout, node: int, tag: str) -> bool:
    tree = layout.tree
    if tag in HEADINGS or tag in ("tr", "td", "table", "dl", "p"):
        return False
    if tag == "form":
        heads = tree.find("h1", node, tree.ends[node])
        return (not heads or _asks(tree, node, heads)) and not tree.find("dt", node, tree.ends[node])
    if tag == "header":
        return not tree.find("h1", node, tree.ends[node]) and not _in_article(tree, node)
    if tag == "footer" and tree.tags[tree.parents[node]] == "article":
        return tree.ends[node] - node > SMALL  # who wrote an article, and when (HTML 4.3.8)
    if tag in _APART:
        return True
    attributes = tree.attributes[node]
    if ("-" not in tag and not attributes) or highlighted(tag, attributes):
        return False
    if attributes.get("role") in ("navigation", "search", "banner", "contentinfo", "complementary"):
        return True
    own = tag if "-" in tag else ""
    name = f"{own} {attributes.get('class') or ''} {attributes.get('id') or ''}"[:120].lower()
    told = [found[0] for found in _APART_NAME.finditer(name)]
    if not told or tree.find("h1", node, tree.ends[node]):
        return False
    return any(map(_BESIDE_NAME.search, told)) or not _is_much(layout, node)


def _asks(tree: Tree, form: int, heads: list[int]) -> bool:
    """Whether a form is where one says what to search for, and its headings say so: its labels are those of fields."""
    if tree.attribute(form, "method").strip().casefold() == "post":
        return False
    typed = any(
        tree.attribute(one, "type").strip().casefold() in _TYPED for one in tree.find("input", form, tree.ends[form])
    )
    return typed and all(is_of_search(tree.text(one, 300)) for one in heads)


def _is_much(layout: Layout, node: int) -> bool:
    """Whether an element holds a good part of the page's words, and most of those outside of links."""
    end = layout.tree.ends[node]
    width = layout.width(node, end)
    return width >= max(MUCH, LARGE * layout.total) and layout.linked[end] - layout.linked[node] < LINKED * width
