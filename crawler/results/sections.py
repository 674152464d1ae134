"""What repeats on a page and is no list of records: the lines of a form, an index of categories, the sections of a text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from urllib.parse import urljoin, urlsplit

from crawler.attributes.clocks import is_time
from crawler.page import Page, Tree
from crawler.regions.layout import Layout, within
from crawler.regions.region import Region
from crawler.regions.responses import is_response
from crawler.regions.tables import cells
from crawler.results.headings import is_entitled
from crawler.signs.shown import is_shown

#: Most characters of the label of a line of a form.
LABELLED = 60
#: Share of what repeats that must be so.
MOST = 0.6
#: A list surer than this is one, however much its records tell.
DOUBTFUL = 0.9
#: Links of a category at least: its own and those of two below it.
BRANCHES = 3
#: Filled cells of a row from which it is no prose.
CELLS = 4
#: Share of a section's text that its links are at most, and characters that it runs on for at least.
LINKED, PROSE = 0.15, 40
#: Boxes before a list that are looked at, and characters of what they hold.
MAX_BOXES, MAX_ASKED = 10, 100
#: How far before a text an empty box is looked for, and fewest labels that have one.
NEAR, FILLED = 12, 2
_DOCUMENT = re.compile(r"\.(?:pdf|docx?|odt|rtf|ps|wpd)(?:[?#]|\Z)", re.I)

#: What feeds begin with.
_FEEDS = frozenset(("rss", "feed", "rdf:rdf"))


def is_feed(tree: Tree) -> bool:
    """Whether what was sent is a feed (RSS, Atom, RDF): its links and texts are not set as those of a page are."""
    bodies = tree.find("body")
    first = next((node for node in tree.children(bodies[0]) if tree.tags[node]), -1) if bodies else -1
    return first >= 0 and tree.tags[first] in _FEEDS


def is_no_list(page: Page, layout: Layout, region: Region) -> bool:
    """Whether what repeats belongs to a form, divides the site or is a program's answer shown as it is."""
    return _is_form(layout, region) or _is_index(page, layout, region) or _in_response(layout, region)


def _in_response(layout: Layout, region: Region) -> bool:
    start = region.intervals[0][0]
    return any(is_response(layout.tree, node) for node in (start, *layout.tree.ancestors(start)))


def _is_index(page: Page, layout: Layout, region: Region) -> bool:
    """Whether each is a category: nothing but links, and those after the first lead below where that leads."""
    return sum(_branches(page, layout, start, end) for start, end in region.intervals) > MOST * len(region.intervals)


def _branches(page: Page, layout: Layout, start: int, end: int) -> bool:
    tree = layout.tree
    links = [node for node in tree.find("a", start, end) if tree.attribute(node, "href")]
    outside = _letters(layout, start, end) - sum(_letters(layout, a, tree.ends[a]) for a in links)
    if len(links) < BRANCHES or outside > 0:
        return False
    top, *below = (_path(page, tree.attribute(a, "href")) for a in links)
    return len(top) > 1 and sum(one.startswith(top) and one != top for one in below) > MOST * len(below)


def _letters(layout: Layout, start: int, end: int) -> int:
    return sum(sum(map(str.isalnum, layout.pieces[node])) for node in range(start, end) if layout.pieces[node])


def _path(page: Page, href: str) -> str:
    """The path of an address with a slash at its end."""
    try:
        return urlsplit(urljoin(page.base_url, href)).path.rstrip("/") + "/"
    except ValueError:
        return ""


def is_text(page: Page, layout: Layout, region: Region) -> bool:
    """Whether a doubtful list is prose under the heading that the page's title names: sections, or posts on one matter."""
    if region.confidence >= DOUBTFUL or not is_entitled(page, layout, region.intervals[0][0]):
        return False
    if _answers(layout, region) or _are_rows(layout, region) or _have_documents(layout, region):
        return False
    longest = [one for start, end in region.intervals if (one := _runs_on(layout, start, end))]
    if 2 * len(set(longest)) < len(longest):
        return False  # what most say again is where or by whom, and no prose
    if sum(_opens(layout, start, end) for start, end in region.intervals) > MOST * len(region.intervals):
        return False
    return len(longest) > MOST * len(region.intervals)


def _are_rows(layout: Layout, region: Region) -> bool:
    """Whether most are rows of a table with several texts outside of links, which name things in columns and do not run on."""
    tree = layout.tree
    told = 0
    for start, end in region.intervals:
        own = cells(tree, start) if tree.tags[start] == "tr" and tree.ends[start] == end else []
        told += sum(1 for cell in own if layout.width(cell, tree.ends[cell])) >= CELLS
    return told > MOST * len(region.intervals)


def _have_documents(layout: Layout, region: Region) -> bool:
    """Whether most end with links to documents, each to others: entries of a register. What cites something goes on."""
    tree = layout.tree
    told: set[str] = set()
    ending = 0
    for start, end in region.intervals:
        links = [tree.attribute(a, "href") for a in tree.find("a", start, end)]
        own = {href for href in links if _DOCUMENT.search(href)}
        last = next((node for node in range(end - 1, start - 1, -1) if layout.pieces[node]), start)
        ending += bool(own - told) and layout.linked[last + 1] > layout.linked[last]
        told |= own
    return ending > MOST * len(region.intervals)


def _answers(layout: Layout, region: Region) -> bool:
    """Whether a box before the list holds words that most of its pieces say: the site is called so on all of its pages."""
    tree = layout.tree
    boxes = (node for node in tree.find("input", 0, region.intervals[0][0])[:MAX_BOXES] if _is_box(tree, node))
    asked = {value for node in boxes if (value := tree.attribute(node, "value").strip().casefold()[:MAX_ASKED])}
    if not asked:
        return False
    told = ["".join(layout.pieces[start:end]).casefold() for start, end in region.intervals]
    return any(sum(value in one for one in told) > MOST * len(told) for value in asked)


def _opens(layout: Layout, start: int, end: int) -> bool:
    """Whether a piece begins with when it is ("20:15") or with a link to a document, as entries of a list do."""
    tree = layout.tree
    first = next((node for node in range(start, end) if layout.pieces[node]), start)
    if is_time(layout.pieces[first]):
        return True
    link = next((node for node in tree.find("a", start, first) if tree.ends[node] > first), -1)
    return link >= 0 and _DOCUMENT.search(tree.attribute(link, "href")) is not None


def _runs_on(layout: Layout, start: int, end: int) -> str:
    """The one text outside of links that most of a piece is, longer than any title would be beside it; "" where there is none."""
    longest = max(range(start, end), key=lambda node: len(layout.pieces[node]))
    if len(layout.pieces[longest]) < PROSE or layout.linked[longest + 1] > layout.linked[longest]:
        return ""
    runs = layout.linked[end] - layout.linked[start] <= LINKED * layout.width(start, end)
    return layout.pieces[longest] if runs else ""


def _is_form(layout: Layout, region: Region) -> bool:
    """Whether what repeats are the lines of a form: a few words and something to fill in, and no link, or one beside an empty
    box that is called otherwise than all others, and not by the number of a thing."""
    tree = layout.tree
    lines = named = 0
    names: set[str] = set()
    for start, end in region.intervals:
        boxes = [
            n
            for n in range(start, end)
            if (tree.tags[n] in ("select", "textarea") or _is_box(tree, n)) and not is_shown(tree, n)
        ]
        links = within(layout.links, start, end)
        short = bool(boxes) and layout.width(start, end) <= LABELLED
        lines += short and not links
        name = tree.attribute(boxes[0], "name")[:LABELLED] if boxes else ""
        own = name not in names and not any(map(str.isdigit, name)) and "[]" not in name
        named += short and links < 2 and bool(name) and own and is_blank(tree, boxes[0])
        names.add(name)
    return max(lines, named) > 0.6 * len(region.intervals)


def is_blank(tree: Tree, node: int) -> bool:
    """Whether something that is typed into is empty."""
    if tree.tags[node] == "textarea":
        return not tree.text(node, 1)
    return _is_box(tree, node) and not tree.attribute(node, "value").strip()


def to_be_filled(layout: Layout, labels: Sequence[tuple[str, int]]) -> bool:
    """Whether most labels have an empty box of their own before the text behind, which then says how to fill it in."""
    tree = layout.tree
    blank = 0
    seen: set[int] = set()  # a search above stands before all lines of a text
    for _, node in labels:
        before = next((one for one in range(node - 1, max(-1, node - NEAR), -1) if layout.pieces[one]), node - NEAR)
        own = {one for one in range(max(0, before + 1), node) if is_blank(tree, one)} - seen
        blank += bool(own)
        seen |= own
    return blank >= FILLED and 2 * blank > len(labels)


def _is_box(tree: Tree, node: int) -> bool:
    return tree.tags[node] == "input" and tree.attribute(node, "type").lower() in (
        "",
        "text",
        "search",
        "date",
        "number",
    )
