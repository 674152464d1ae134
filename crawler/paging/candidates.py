"""The links of a page that may be paging at all, and the page as they see it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from crawler.page import Page, Tree
from crawler.paging.addresses import is_date, is_size
from crawler.paging.classes import Classes
from crawler.paging.goes import gone_to
from crawler.paging.words import Reading, read_words
from crawler.urls import canonical, parameters

#: Most anchors looked at on one page; beyond, only the first and last half of as many.
MAX_ANCHORS = 6_000
#: Most candidates of one page; beyond, only the first and last half of as many.
MAX_CANDIDATES = 600
#: Arrows that a font or a script draws in place of words, and the names of those drawn by class or reference.
_LIGATURES = {
    "chevron_right": "›", "navigate_next": "›", "arrow_forward": "›", "arrow_right": "›", "keyboard_arrow_right": "›",
    "arrow_forward_ios": "›", "chevron_left": "‹", "navigate_before": "‹", "arrow_back": "‹", "arrow_left": "‹",
    "keyboard_arrow_left": "‹", "arrow_back_ios": "‹",
}  # fmt: skip
_ICON = re.compile(
    r"(double-?|)(?:chevron|arrow|angle|caret|triangle|navigate)[-_]?(?:circle[-_]?)?(right|left|next|prev|forward|back)"
)
#: Days of the longest month, and rows of a table in which at least those of a month stand.
DAYS, WEEKS = 31, 4
_ONWARD = frozenset(("next", "prev", "previous"))
_NO_PAGES = ("javascript:", "mailto:", "tel:")
_DIGITS = re.compile(r"\d+")


@dataclass(slots=True)
class Candidate:
    """A link that may be paging. `features` are names; `label` is filled by training only."""

    node: int
    href: str
    url: str | None
    words: str
    reading: Reading
    source: str = ""
    features: list[str] = field(default_factory=list)
    container: int = -1
    relation: str = ""
    toward: str = ""
    step: int = 0
    shape: str = ""


@dataclass(slots=True)
class Setting:
    """The page as the features see it."""

    page: Page
    url: str | None
    site: str
    path: str
    query: dict[str, str]
    anchors: list[int]
    nodes: list[int]
    classes: Classes
    article: bool


def arrow(text: str) -> str:
    """The arrow that a font draws in place of a word ("chevron_right"), "" for any other text."""
    return _LIGATURES.get(text, "")


def anchor_words(tree: Tree, node: int) -> tuple[str, str]:
    """A link's words and where they stood: text, label, image, source or "" (nothing)."""
    end = tree.ends[node]
    if end == node + 2 and not tree.tags[node + 1]:
        text = tree.texts[node + 1].strip()
    else:
        text = tree.text(node, 100) if end > node + 1 else ""
    if text:
        drawn = arrow(text)
        return (drawn, "icon") if drawn else (text, "text")
    attributes = tree.attributes[node]
    for name in ("aria-label", "title"):
        value = attributes.get(name)
        if value and value.strip():
            return value.strip(), "label"
    for inner in range(node + 1, min(end, node + 12)):
        if tree.tags[inner] in ("img", "svg", "i", "span", "input"):
            for name in ("alt", "title", "aria-label"):
                value = tree.attributes[inner].get(name)
                if value and value.strip():
                    return value.strip(), "image"
    for inner in tree.find("img", node, min(end, node + 12)):
        source = tree.attribute(inner, "src")
        stem = source.rsplit("/", 1)[-1].split(".")[0]
        if 0 < len(stem) < 40:
            return re.sub(r"[-_]+|\d+", " ", stem), "source"
    for inner in range(node, min(end, node + 8)):
        drawn = _icon(tree, inner)
        if drawn:
            return drawn, "icon"
    return "", ""


def _icon(tree: Tree, node: int) -> str:
    """The arrow that an element draws, by its class or the name of its picture."""
    attributes = tree.attributes[node]
    if not attributes:
        return ""
    said = " ".join(filter(None, (attributes.get("class"), attributes.get("href"), attributes.get("xlink:href"))))
    return pictured(said if tree.tags[node] != "a" else attributes.get("class") or "")


def pictured(names: str) -> str:
    """The arrow that an element draws, by the names in its class or picture ("fa-angle-right"), "" for any others."""
    found = _ICON.search(names[:200].lower())
    if found is None:
        return ""
    forth = found[2] in ("right", "next", "forward")
    return ("»" if forth else "«") if found[1].startswith("double") else ("›" if forth else "‹")


def own_url(page: Page) -> str | None:
    """The page's address; a page read from a file may name it itself (canonical link, og:url)."""
    if page.url.startswith(("http://", "https://")) and "://localhost/" not in page.url:
        return page.url
    tree = page.tree
    for node in range(min(len(tree), 400)):
        tag = tree.tags[node]
        if tag == "body":
            break
        if tag == "link" and tree.attribute(node, "rel").lower() == "canonical":
            return canonical(tree.attribute(node, "href"), page.base_url)
        if tag == "meta" and tree.attribute(node, "property") == "og:url":
            return canonical(tree.attribute(node, "content"), page.base_url)
    return None


def is_article(page: Page) -> bool:
    tree = page.tree
    for node in range(min(len(tree), 600)):
        tag = tree.tags[node]
        if tag == "meta" and tree.attribute(node, "property") == "og:type":
            return tree.attribute(node, "content").lower() in ("article", "product", "book")
        if tag == "body":
            said = tree.attribute(node, "class").lower()
            return "single" in said.split() or "single-post" in said
    return False


def possible(page: Page) -> tuple[list[Candidate], Setting]:
    """The links worth scoring, with their addresses, and the page as they see it."""
    tree = page.tree
    anchors = tree.find("a")
    if tree.tags.count("area") < 200:
        anchors = sorted(anchors + tree.find("area"))
    if len(anchors) > MAX_ANCHORS:
        anchors = anchors[: MAX_ANCHORS // 2] + anchors[-MAX_ANCHORS // 2 :]
    classes = Classes(tree)
    found: list[Candidate] = []
    for node in anchors:
        one = _worded(tree, node, classes, page.url)
        if one is not None:
            found.append(one)
    if len(found) > MAX_CANDIDATES:
        found = found[: MAX_CANDIDATES // 2] + found[-MAX_CANDIDATES // 2 :]
    urls: dict[str, str | None] = {}
    base = page.base_url if page.base_url.startswith("http") else "http://localhost/"
    for one in found:
        if one.href not in urls:
            urls[one.href] = canonical(one.href, base, encoding=page.encoding)
        one.url = urls[one.href]
        one.shape = _DIGITS.sub("0", one.url or one.href)
    repeated, counting = _repeated(found), _days(found, tree) | _uneven(found)
    found = [
        one for one in found if one.words not in repeated and one.node not in counting and not _trap(one, tree, classes)
    ]
    url = own_url(page) if found else None
    parts = urlsplit(url) if url else None
    setting = Setting(
        page,
        url,
        parts.netloc if parts else "",
        parts.path if parts else "",
        dict(parameters(url)) if url else {},
        anchors,
        [one.node for one in found],
        classes,
        is_article(page),
    )
    return found, setting


def _worded(tree: Tree, node: int, classes: Classes, own: str) -> Candidate | None:
    """The anchor as a candidate, None where its words and classes rule it out."""
    attributes = tree.attributes[node]
    href = (attributes.get("href") or "").strip()
    if not href or href[0] == "#" or (href[0] in "jJmMtT" and href[:11].lower().startswith(_NO_PAGES)):
        href = gone_to(attributes, own)
        if not href:
            return None
    words, source = anchor_words(tree, node)
    if (len(words) > 60 or words.count(" ") > 7) and "rel" not in attributes:
        return None
    reading = read_words(words)
    if not _plausible(tree, node, attributes, reading, source, classes):
        return None
    return Candidate(node, href, None, words, reading, source)


def _plausible(
    tree: Tree, node: int, attributes: dict[str, str | None], reading: Reading, source: str, classes: Classes
) -> bool:
    """Whether a link is worth scoring."""
    if "rel" in attributes and not _ONWARD.isdisjoint((attributes["rel"] or "").lower().split()):
        return True
    if reading.words == 99 or reading.words > 8:
        return False
    if reading.direction == "next" and reading.paged and not reading.other:
        return True
    if reading.number is not None or reading.range or reading.show_more or reading.ellipsis:
        return True
    if reading.read_on or reading.direction == "all":
        return False
    if reading.direction and (reading.whole or reading.words <= 4):
        return True
    if reading.glyph and reading.words <= 3:
        return True
    if reading.words > 4:
        return False
    own = classes.of(node)
    if own & {"next", "prev", "pag", "first", "last"}:
        return True
    parent = tree.parents[node]
    if parent >= 0:
        near = classes.of(parent)
        if near & {"next", "prev"}:
            return True
        if source != "text" and "pag" in near:
            return True
        if "pag" in near and reading.words <= 2 and reading.length <= 15:
            return True
    return False


def _repeated(found: list[Candidate]) -> set[str]:
    """Words such as "more" or "details »" that lead to different places all over the page: each belongs to a record."""
    told: dict[str, set[str]] = {}
    for one in found:
        said = one.reading
        if (
            said.number is None
            and said.range is None
            and (said.direction in ("", "more") or not said.whole)
            and said.words
        ):
            told.setdefault(one.words, set()).add(one.href)
    return {words for words, hrefs in told.items() if len(hrefs) > 2}


def _days(found: list[Candidate], tree: Tree) -> set[int]:
    """The links of a month: numbers up to 31 in several rows of one table, of which no pager has so many."""
    tables: dict[int, dict[int, list[int]]] = {}
    for one in found:
        cell = tree.parents[one.node]
        row = tree.parents[cell] if cell >= 0 and tree.tags[cell] == "td" else -1
        if row >= 0 and one.reading.number is not None and one.reading.number <= DAYS:
            tables.setdefault(tree.parents[row], {}).setdefault(row, []).append(one.node)
    months = (rows for rows in tables.values() if len(rows) >= WEEKS and sum(map(len, rows.values())) >= 2 * WEEKS)
    return {node for rows in months for row in rows.values() for node in row}


def _uneven(found: list[Candidate]) -> set[int]:
    """Ranges that differ in width (employees, prices, years): those of pages hold as many records each, but for the last."""
    groups: dict[str, list[tuple[tuple[int, int], int]]] = {}
    for one in found:
        if one.reading.range is not None:
            groups.setdefault(one.shape, []).append((one.reading.range, one.node))
    uneven: set[int] = set()
    for group in groups.values():
        widths = {high - low for (low, high), _ in sorted(group)[:-1]}
        if len(widths) > 1:
            uneven.update(node for _, node in group)
    return uneven


def _trap(one: Candidate, tree: Tree, classes: Classes) -> bool:
    """Numbers that count something else: days of a calendar, page sizes."""
    number = one.reading.number
    if number is None or one.url is None:
        return False
    if is_size(one.url, number) or (number < 32 and is_date(one.url, number)):
        return True
    node = tree.parents[one.node]
    for _ in range(5):
        if node < 0:
            break
        if "calendar" in classes.of(node):
            return True
        node = tree.parents[node]
    return False
