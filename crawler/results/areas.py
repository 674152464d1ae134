"""What of a page is about its subject: all but the navigation, headers, footers, forms, asides and columns of boxes around it."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable

from crawler.page import Page, Tree
from crawler.regions.highlights import highlighted
from crawler.regions.layout import HEADINGS, Layout, first_within, lies_in
from crawler.regions.responses import is_response
from crawler.results.aside import LABEL, Facts, belongs, states_facts
from crawler.results.flanks import carved, flanks
from crawler.results.headings import begins_title, is_of_search, leads_home, names_subject
from crawler.signs.shown import only_shows
from crawler.wording.others import announces_others

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
#: Those of them that a part of an article is called as well ("entry-header"), and never the site's where it stands below the
#: heading of the page.
_ABOVE = frozenset("header masthead".split())
#: What is no header of a page, however it is called: words of a line; nor any other frame where they are a label.
_INLINE = frozenset("a b i em strong span small time mark font".split())
#: Those of them that no large part of the text is called; the others it may be, after what stands beside it
#: ("content-sidebar-wrap").
_BESIDE_NAME = re.compile(r"(?:nav|menu|foot|crumb|pag|share|social|cookie|relat|recommend|comment|login|search)")
#: Share of the page's words in a form that is all of the page, and the most that such a one asks for.
WRAPS, FEW = 0.8, 3
#: Fewest characters of a page's state that a hidden field keeps, and texts for each control of a form that holds one.
STATE, TEXTS = 100, 10
#: How many headings behind one are looked at, and characters of each.
HEADS, HEADING = 8, 100
#: Characters that a page tells before what it says of other things, most headings that may say so, fewest of those things, and
#: longest text of one that is no prose of the page's own.
TOLD, SEVERAL, FEWEST, PROSE = 40, 60, 3, 240
#: Kinds of inputs that words are typed into, and others that ask.
_TYPED = frozenset(("", "text", "search"))
_ASKED = frozenset("number date datetime-local month email tel url checkbox radio".split())
_MAIN_ROLES = frozenset(("main",))
_ROLES = frozenset("navigation search banner contentinfo complementary dialog alertdialog".split())


def areas(page: Page, layout: Layout, known: Callable[[str], float] | None) -> list[tuple[int, int]]:
    """The intervals of nodes that are about the subject; `known` tells how surely a text is a word of the domain."""
    facts, heading = Facts(layout, known), _heading(page, layout)
    found = _with_heading(page, layout, _outside_frames(layout, facts, heading), facts, heading)
    return carved(found, sorted([*flanks(page, layout, known), *_others(page, layout, found, known)]))


def _others(
    page: Page, layout: Layout, found: list[tuple[int, int]], known: Callable[[str], float] | None
) -> list[tuple[int, int]]:
    """What stands below headings of other things ("You may also like"), where the page tells something before and these are links
    with a few words each, and no facts: up to the next heading of that rank or a higher one, or to the end of what holds it."""
    tree, result = layout.tree, []
    for order, node in enumerate(layout.headings[:SEVERAL]):
        text = tree.text(node, HEADING)
        before = sum(layout.width(start, min(end, node)) for start, end in found if start < node)
        if tree.tags[node] == "h1" or before < TOLD or not lies_in(found, node) or not announces_others(text):
            continue
        if names_subject(page.title, text) or is_of_search(text):
            continue
        end = tree.ends[tree.parents[node]]
        end = min(end, next((h for h in layout.headings[order + 1 :] if tree.tags[h] <= tree.tags[node]), end))
        links = layout.links[bisect_left(layout.links, node) : bisect_left(layout.links, end)]
        texts = layout.texts[bisect_left(layout.texts, node) : bisect_left(layout.texts, end)]
        brief = all(len(layout.pieces[one]) <= PROSE for one in texts)
        several = len({tree.attribute(link, "href") for link in links}) >= FEWEST
        if brief and several and not states_facts(layout, (tree.ends[node], end), known):
            result.append((node, end))
    return result


def _heading(page: Page, layout: Layout) -> int:
    """The first heading that says what the page's title speaks of and does not lead to the front page; the number of nodes where
    there is none."""
    tree = layout.tree
    for node in layout.headings:
        text = tree.text(node, 300)
        link = first_within(layout.links, node, tree.ends[node])
        if (begins_title(page, text) or (" " in text and names_subject(page.title, text))) and not (
            link >= 0 and leads_home(page.url, tree.attribute(link, "href"))
        ):
            return node
    return len(tree)


def _outside_frames(layout: Layout, facts: Facts, heading: int) -> list[tuple[int, int]]:
    """The page without navigation, headers, footers and forms, nor asides and what is called such but for those with facts,
    as intervals."""
    tree = layout.tree
    begin, stop = layout.body, len(tree)
    for node in range(begin, stop):
        if tree.tags[node] == "main" or tree.attributes[node].get("role") in _MAIN_ROLES:
            if 2 * layout.width(node, tree.ends[node]) > 0.4 * layout.total:
                begin, stop = node, tree.ends[node]
            break
    return _unframed(layout, facts, (begin, stop), heading)


def _unframed(layout: Layout, facts: Facts, interval: tuple[int, int], heading: int) -> list[tuple[int, int]]:
    """What of an interval is no navigation, header, footer or form, nor an aside without facts."""
    tree = layout.tree
    found: list[tuple[int, int]] = []
    at, stop = interval
    node = at
    while node < stop:
        tag = tree.tags[node]
        outside = tag and tag not in ("body", "main", "html") and _is_apart(layout, node, tag, heading)
        if outside and not facts.told(node, tag) and not _belongs(layout, node, tag, heading):
            if node > at:
                found.append((at, node))
            at = node = tree.ends[node]
            continue
        node += 1
    if at < stop:
        found.append((at, stop))
    return found


def _belongs(layout: Layout, node: int, tag: str, heading: int) -> bool:
    """Whether an aside stands in the article that bears the page's heading, and states facts that the rest of it does not: it is
    about that (HTML 4.3.5)."""
    tree = layout.tree
    if tag != "aside":
        return False
    article = next((one for one in tree.ancestors(node) if tree.tags[one] == "article"), -1)
    if not 0 <= article < heading < tree.ends[article]:
        return False
    return belongs(layout, (node, tree.ends[node]), (article, tree.ends[article]))


def _with_heading(
    page: Page, layout: Layout, found: list[tuple[int, int]], facts: Facts, heading: int
) -> list[tuple[int, int]]:
    """The intervals and before them a heading that stands above them all, where no h1 stands in them: one that the page's title
    speaks of, with what stands between it and them (who wrote an article, and when), or else the last of several h1, of
    which the first are the site's and its section's."""
    tree = layout.tree
    heads = [node for node in layout.headings if tree.tags[node] == "h1"]
    if not found or any(lies_in(found, node) for node in heads):
        return found
    first = found[0][0]
    above = [node for node in heads if tree.ends[node] <= first]
    texts = {node: tree.text(node, 300) for node in above}
    own = [node for node in above if begins_title(page, texts[node])]
    own = own or [node for node in above if names_subject(page.title, texts[node])]
    own = own or ([heading] if not above and heading < first else [])
    if own:
        return [*_unframed(layout, facts, (own[0], first), own[0]), *found]
    return [(above[-1], tree.ends[above[-1]]), *found] if len(above) > 1 else found


def _in_article(tree: Tree, node: int) -> bool:
    """Whether an element stands in an article, so that what it heads is that and not the site (HTML 4.3.8)."""
    while node >= 0:
        node = tree.parents[node]
        if node >= 0 and tree.tags[node] in ("article", "main"):
            return True
    return False


def _is_apart(layout: Layout, node: int, tag: str, heading: int) -> bool:
    tree = layout.tree
    if tag in HEADINGS or tag in ("tr", "td", "table", "dl", "p"):
        return False
    if tag == "pre":
        return is_response(tree, node)
    about = node < heading < tree.ends[node]
    if tag == "form":
        heads = tree.find("h1", node, tree.ends[node])
        if _wraps_page(layout, node) or not any(_controls(tree, node)[:2]):
            return False  # what asks for nothing is a part like any other: pictures to turn, a thing and its price
        if only_shows(tree, node):
            return False
        return (not heads or _asks(tree, node, heads)) and not tree.find("dt", node, tree.ends[node])
    if tag == "header":
        return node < heading and not tree.find("h1", node, tree.ends[node]) and not _in_article(tree, node)
    if tag == "footer" and tree.tags[tree.parents[node]] == "article":
        return tree.ends[node] - node > SMALL  # who wrote an article, and when (HTML 4.3.8)
    if tag in _APART:
        return not (about and tag == "aside")
    attributes = tree.attributes[node]
    if about or ("-" not in tag and not attributes) or highlighted(tag, attributes):
        return False
    if attributes.get("role") in _ROLES:
        return True
    if tag in _INLINE and tree.text(node, LABEL)[-1:] in (":", "："):
        return False
    own = tag if "-" in tag else ""
    name = f"{own} {attributes.get('class') or ''} {attributes.get('id') or ''}"[:120].lower()
    told = [found[0] for found in _APART_NAME.finditer(name)]
    told = [word.strip("-_ ") for word in told]
    if node > heading or tag in _INLINE or ("masthead" not in told and _heads_part(layout, node)):
        told = [word for word in told if word not in _ABOVE]
    if not told or tree.find("h1", node, tree.ends[node]) or (_ABOVE.issuperset(told) and _only_heads(layout, node)):
        return False
    return any(map(_BESIDE_NAME.search, told)) or not _is_much(layout, node)


def _only_heads(layout: Layout, node: int) -> bool:
    """Whether what is called a header holds the first heading of a page without h1, and no link: that is the page's, not the
    site's, which leads home."""
    tree, end = layout.tree, layout.tree.ends[node]
    first = layout.headings[0] if layout.headings else -1
    if not node < first < end or tree.tags[first] != "h2" or first_within(layout.links, node, end) >= 0:
        return False
    return not any(tree.tags[one] == "h1" for one in layout.headings)


def _heads_part(layout: Layout, node: int) -> bool:
    """Whether an element with a heading, most of whose words are no links, stands behind the header of the page, which has one:
    it heads a part, "person-header", however it is called. What stands above a heading of a higher rank is a notice there."""
    tree, end = layout.tree, layout.tree.ends[node]
    first, after = bisect_right(layout.headings, node), bisect_left(layout.headings, end)
    if first >= after or layout.linked[end] - layout.linked[node] >= LINKED * layout.width(node, end):
        return False
    rank = min(tree.tags[one] for one in layout.headings[first : min(after, first + HEADS)])
    if any(tree.tags[one] < rank for one in layout.headings[after : after + HEADS]):
        return False
    banner = next(iter(tree.find("header", layout.body, node)), -1)
    return banner >= 0 and tree.ends[banner] <= node and not _in_article(tree, banner)


def _wraps_page(layout: Layout, form: int) -> bool:
    """Whether nearly all of the page, or of what it says outside of links (menus stand around), is in a form that hardly asks for
    anything: servers that keep a page's state in one put every page into it, those that only tell something as well, and the
    site's search and log-in with them. They post it; what is asked by GET is a page to search."""
    tree, end = layout.tree, layout.tree.ends[form]
    posted = tree.attribute(form, "method").strip().casefold() == "post"
    width, linked = layout.width(form, end), layout.linked[end] - layout.linked[form]
    much = width - linked >= max(MUCH, WRAPS * (layout.total - layout.linked[-1]))
    if not posted or not (width >= WRAPS * layout.total or (much and _has_most(layout, form))):
        return False
    asked, secret, state = _controls(tree, form)
    return (asked <= FEW and not secret) or (state and TEXTS * (asked + secret) <= _outside_links(layout, form))


def _controls(tree: Tree, form: int) -> tuple[int, int, bool]:
    """How many controls of a form ask for something, how many for a password or a file, and whether it keeps a page's state."""
    asked = sum(len(tree.find(tag, form, tree.ends[form])) for tag in ("select", "textarea"))
    secret, state = 0, False
    for one in tree.find("input", form, tree.ends[form]):
        kind = tree.attribute(one, "type").strip().casefold()
        secret += kind in ("password", "file")
        asked += kind in _TYPED or kind in _ASKED
        state = state or (kind == "hidden" and len(tree.attribute(one, "value")) >= STATE)
    return asked, secret, state


def _outside_links(layout: Layout, node: int) -> int:
    """How many texts in an element are in no link."""
    texts, linked, end = layout.texts, layout.linked, layout.tree.ends[node]
    inside = texts[bisect_left(texts, node) : bisect_left(texts, end)]
    return sum(linked[one + 1] == linked[one] for one in inside)


def _has_most(layout: Layout, form: int) -> bool:
    """Whether most texts of the page outside of links are in a form: one that asks may say one long thing of what is kept."""
    return 2 * _outside_links(layout, form) > _outside_links(layout, layout.body)


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
