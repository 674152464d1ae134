"""What there is to know about a link that may lead to another result page.

One walk over the anchors picks the candidates; each gets a list of named features from its words, its own and its
ancestors' class names, how its address differs from the page's and from its neighbours', and what else its container
holds. The classifier in `paging` only adds weights.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass, field
from functools import lru_cache
from urllib.parse import urlsplit

from crawler.page import Page, Tree
from crawler.results.paging_addresses import PAGE_NAME, PATH_PAGE, SAME_RESULT, is_date, is_size, relation, step
from crawler.results.paging_words import Reading, read_words
from crawler.urls import canonical, parameters

#: Most anchors looked at on one page; beyond, only the first and last half of as many.
MAX_ANCHORS = 6_000
#: Most candidates scored on one page.
MAX_CANDIDATES = 600
#: Widest container, in nodes.
MAX_CONTAINER = 500

#: Word parts of class, id and role that tell what an element is for.
_FAMILIES = {
    "pag": "pagi paging pager pagenav page-n pagen page_n seite blaett navlink nav-link nav_link wp-page pagebar pgnav paginator -page page-",
    "next": "next nxt forward suivant siguiente weiter morelink more-link more_link",
    "prev": "prev zurueck anterior backward",
    "first": "first",
    "last": "last",
    "calendar": "calend datepick month kalender",
    "carousel": "carous slide slick swiper gallery flex- bx- owl scroll rotat ticker lightbox arrow",
    "comment": "comment reply review",
    "article": "post-nav article single entry adjacent nav-previous nav-next pagelink post-link post_nav",
    "crumb": "crumb",
    "menu": "menu navbar topnav mainnav dropdown",
    "side": "sidebar widget related footer header",
    "share": "share social rating star vote lang",
    "sort": "sort limit perpage per-page per_page show-per size display order filter facet",
    "letter": "alpha letter a-z atoz glossar",
    "mini": "mini threadpage topic thread",
    "number": "num digit",
    "current": "curr active disabled selected",
    "product": "product item cart price",
}
#: Whole words of the same meaning, too short to look for inside others.
_FAMILY_WORDS = {
    "page": "pag",
    "pages": "pag",
    "pg": "pag",
    "pag": "pag",
    "back": "prev",
    "tab": "sort",
    "tabs": "sort",
}
_PARTS = tuple((part, name) for name, parts in _FAMILIES.items() for part in parts.split())
_CLASS_WORD = re.compile(r"[a-z]+")
_DIGITS = re.compile(r"\d+")


@dataclass(slots=True)
class Candidate:
    """A link that may be paging. `features` are names; `label` is filled by training only."""

    node: int
    href: str
    url: str | None
    words: str
    reading: Reading
    features: list[str] = field(default_factory=list)
    container: int = -1
    relation: str = ""
    toward: str = ""
    step: int = 0
    shape: str = ""


def anchor_words(tree: Tree, node: int) -> tuple[str, str]:
    """A link's words and where they stood: text, label, image, source or "" (nothing)."""
    end = tree.ends[node]
    if end == node + 2 and not tree.tags[node + 1]:
        text = tree.texts[node + 1].strip()
    else:
        text = tree.text(node, 100) if end > node + 1 else ""
    if text:
        return text, "text"
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
    return "", ""


@lru_cache(maxsize=8_192)
def families(text: str) -> frozenset[str]:
    """The families of class words found in `text`."""
    lowered = text.lower()
    found = {name for part, name in _PARTS if part in lowered}
    found.update(_FAMILY_WORDS[word] for word in _CLASS_WORD.findall(lowered) if word in _FAMILY_WORDS)
    return frozenset(found)


class _Classes:
    """Families of the class, id, role and label of nodes, each read once."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.known: dict[int, frozenset[str]] = {}

    def of(self, node: int) -> frozenset[str]:
        found = self.known.get(node)
        if found is None:
            attributes = self.tree.attributes[node]
            if not attributes:
                found = frozenset()
            else:
                said = " ".join(
                    [attributes.get(name) or "" for name in ("class", "id", "role", "aria-label") if name in attributes]
                )[:200]
                found = families(said) if said else frozenset()
            self.known[node] = found
        return found


@dataclass(slots=True)
class _Setting:
    """The page as the features see it."""

    page: Page
    url: str | None
    site: str
    path: str
    query: dict[str, str]
    anchors: list[int]
    nodes: list[int]
    classes: _Classes
    article: bool


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


def _is_article(page: Page) -> bool:
    tree = page.tree
    for node in range(min(len(tree), 600)):
        tag = tree.tags[node]
        if tag == "meta" and tree.attribute(node, "property") == "og:type":
            return tree.attribute(node, "content").lower() in ("article", "product", "book")
        if tag == "body":
            said = tree.attribute(node, "class").lower()
            return "single" in said.split() or "single-post" in said
    return False


def candidates(page: Page) -> list[Candidate]:
    """The links of the page that may be paging, with their features."""
    tree = page.tree
    anchors = tree.find("a")
    if tree.tags.count("area") < 200:
        anchors = sorted(anchors + tree.find("area"))
    if len(anchors) > MAX_ANCHORS:
        anchors = anchors[: MAX_ANCHORS // 2] + anchors[-MAX_ANCHORS // 2 :]
    classes = _Classes(tree)
    found: list[Candidate] = []
    sources: list[str] = []
    for node in anchors:
        attributes = tree.attributes[node]
        raw = attributes.get("href")
        if not raw:
            continue
        href = raw.strip()
        if not href or href[0] == "#" or href[:11].lower().startswith(("javascript:", "mailto:", "tel:")):
            continue
        words, source = anchor_words(tree, node)
        if (len(words) > 60 or words.count(" ") > 7) and "rel" not in attributes:
            continue
        reading = read_words(words)
        if not _plausible(tree, node, attributes, reading, source, classes):
            continue
        found.append(Candidate(node, href, None, words, reading))
        sources.append(source)
        if len(found) >= MAX_CANDIDATES:
            break
    if not found:
        return found
    url = own_url(page)
    parts = urlsplit(url) if url else None
    setting = _Setting(
        page,
        url,
        parts.netloc if parts else "",
        parts.path if parts else "",
        dict(parameters(url)) if url else {},
        anchors,
        [one.node for one in found],
        classes,
        _is_article(page),
    )
    urls: dict[str, str | None] = {}
    base = page.base_url if page.base_url.startswith("http") else "http://localhost/"
    for one in found:
        if one.href not in urls:
            urls[one.href] = canonical(one.href, base, encoding=page.encoding)
        one.url = urls[one.href]
        one.shape = _DIGITS.sub("0", one.url or one.href)
    kept = [place for place, one in enumerate(found) if not _trap(one, tree, classes)]
    found, sources = [found[place] for place in kept], [sources[place] for place in kept]
    setting.nodes[:] = [one.node for one in found]
    for one, source in zip(found, sources, strict=True):
        _word_features(one, source)
        _class_features(one, setting)
        _address_features(one, setting)
    _container_features(found, setting)
    return found


def _plausible(
    tree: Tree, node: int, attributes: dict[str, str | None], reading: Reading, source: str, classes: _Classes
) -> bool:
    """Whether a link is worth scoring."""
    rel = (attributes.get("rel") or "").lower()
    if rel in ("next", "prev", "previous"):
        return True
    if reading.words == 99 or reading.words > 8:
        return False
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


def _trap(one: Candidate, tree: Tree, classes: _Classes) -> bool:
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


def _word_features(one: Candidate, source: str) -> None:
    reading, add = one.reading, one.features.append
    add(f"source={source}")
    if reading.number is not None:
        add("number")
        add(
            "number=1"
            if reading.number == 1
            else "number=small"
            if reading.number < 30
            else "number=mid"
            if reading.number < 1900
            else "number=big"
        )
        if "#" in one.words:
            add("number#")
    if reading.range:
        add("range")
    if reading.direction:
        add(f"says={reading.direction},{'whole' if reading.whole else 'part'}")
        add(f"says={reading.direction}")
        if reading.glyph:
            add("says with glyph")
        if reading.paged:
            add("says page")
    elif reading.glyph:
        add("glyph only" if not reading.words else "glyph and words")
    elif reading.number is None and not reading.range and not reading.ellipsis:
        add("says nothing")
    for flag in ("other", "read_on", "show_more", "ellipsis"):
        if getattr(reading, flag):
            add(flag)
    if reading.direction and reading.other:
        add("says+other")
    if reading.words > 3:
        add("wordy")


def _class_features(one: Candidate, setting: _Setting) -> None:
    tree, classes, add = setting.page.tree, setting.classes, one.features.append
    attributes = tree.attributes[one.node]
    rel = (attributes.get("rel") or "").lower().split()
    for name in ("next", "prev", "bookmark", "nofollow"):
        if name in rel or (name == "prev" and "previous" in rel):
            add(f"rel={name}")
    own = classes.of(one.node) | families((attributes.get("title") or "")[:60])
    for name in own:
        add(f"own:{name}")
    near: set[str] = set()
    far: set[str] = set()
    node = tree.parents[one.node]
    level = 1
    tags: set[str] = set()
    while node >= 0 and level <= 6 and tree.tags[node] != "body":
        (near if level <= 2 else far).update(classes.of(node))
        tags.add(tree.tags[node])
        if level == 1:
            for name in classes.of(node):
                add(f"parent:{name}")
        node = tree.parents[node]
        level += 1
    for name in near:
        add(f"near:{name}")
    for name in far - near:
        add(f"far:{name}")
    for tag in ("nav", "footer", "header", "aside", "table", "li", "h1", "h2", "h3", "form", "article", "p", "dl"):
        if tag in tags:
            add(f"in:{tag}")
    if "pag" in own or "pag" in near or "pag" in far:
        add("any:pag")
    if setting.article:
        add("article")


def _address_features(one: Candidate, setting: _Setting) -> None:
    add = one.features.append
    said = one.relation = relation(one.url, setting.url, setting.site, setting.path, setting.query)
    add(f"url:{said}")
    address = one.url or ""
    tail = address.split("://", 1)[-1].partition("/")[2]
    numbers = _DIGITS.findall(tail)
    names = (
        [name for name, value in parameters(address) if value.isdecimal() and PAGE_NAME.match(name)]
        if "?" in address
        else []
    )
    pathy = PATH_PAGE.search("/" + tail.split("?")[0])
    if names:
        add("address:query page")
    if pathy:
        add("address:path page")
    if not numbers:
        add("address:no number")
    if "#" in one.href:
        add("address:fragment")
    number = one.reading.number
    if number is not None and numbers:
        shown = str(number)
        last = numbers[-1].lstrip("0") or "0"
        if shown in numbers:
            add("number in address")
        if last == shown:
            add("number ends address")
        elif last == str(number - 1):
            add("number-1 ends address")
        elif number > 1 and last.isdecimal() and int(last) % (number - 1) == 0 and 1 < int(last) // (number - 1) <= 200:
            add("offset ends address")
    if said in SAME_RESULT:
        add("url:same result")
    one.step = step(one.url, setting.url)
    if one.step:
        add("step up" if one.step > 0 else "step down")


def _container(one: Candidate, setting: _Setting) -> int:
    """The widest ancestor whose links are mostly candidates."""
    tree, anchors, nodes = setting.page.tree, setting.anchors, setting.nodes
    best, node = one.node, tree.parents[one.node]
    for _ in range(7):
        if node < 0 or tree.tags[node] in ("body", "html"):
            break
        end = tree.ends[node]
        if end - node > MAX_CONTAINER:
            break
        links = bisect_left(anchors, end) - bisect_left(anchors, node)
        mine = bisect_left(nodes, end) - bisect_left(nodes, node)
        if mine * 4 < links * 3:
            break
        best, node = node, tree.parents[node]
    return best


def _container_features(found: list[Candidate], setting: _Setting) -> None:
    nodes = setting.nodes
    facts: dict[int, set[str]] = {}
    shapes: dict[int, set[str]] = {}
    for one in found:
        one.container = _container(one, setting)
        if one.container not in facts:
            end = setting.page.tree.ends[one.container]
            group = found[bisect_left(nodes, one.container) : bisect_left(nodes, end)]
            _resolve(group, setting)
            facts[one.container] = _group_facts(group, one.container, setting)
            shapes[one.container] = {member.shape for member in group if member.reading.number}
    told: dict[str, set[str]] = {}
    for one in found:
        told.setdefault(one.words, set()).add(one.href)
    for position, one in enumerate(found):
        if one.reading.number is None and len(told[one.words]) > 2:
            one.features.append("repeated words")
        add, toward = one.features.append, one.toward
        add(f"to {toward}")
        add(f"to {toward}+url:{one.relation}")
        if one.relation in SAME_RESULT:
            add(f"to {toward}+same result")
        if one.step:
            add(f"to {toward}+step {'up' if one.step > 0 else 'down'}")
        for way in ("next", "prev"):
            if toward in ("older", "newer", "more", "words", "blank"):
                if f"own:{way}" in one.features:
                    add(f"to {toward}+own:{way}")
                if f"parent:{way}" in one.features:
                    add(f"to {toward}+parent:{way}")
        for name in facts[one.container]:
            add(f"{toward}@{name}")
            add(f"@{name}")
        if one.shape in shapes[one.container] and one.reading.number is None:
            add("shaped like the numbered")
            add(f"to {toward}+shaped like the numbered")
        for step, side in ((-1, "before"), (1, "after")):
            other = found[position + step] if 0 <= position + step < len(found) else None
            if other is None or other.container != one.container:
                add(f"{side}:none")
                continue
            add(f"{side}:{other.toward}")
            if other.shape == one.shape:
                add(f"{side}:same shape")
            if one.reading.number is not None and other.reading.number == one.reading.number + step:
                add(f"{side}:consecutive")


_GLYPH_WAYS = {">": "next", "<": "prev", ">|": "last", "|<": "first"}


def _resolve(group: list[Candidate], setting: _Setting) -> None:
    """Settle where each link of a container leads to by its words, arrow or class.

    A double arrow beside a single one (or beside "next") leads to the end, alone it means next.
    """
    ways = {way for one in group for way in (one.reading.direction, _GLYPH_WAYS.get(one.reading.glyph, "")) if way}
    for one in group:
        reading = one.reading
        if reading.number is not None:
            one.toward = "number"
        elif reading.range:
            one.toward = "range"
        elif reading.show_more:
            one.toward = "show more"
        elif reading.direction:
            one.toward = reading.direction
        elif reading.glyph and reading.words:
            one.toward = "words and arrow"
        elif reading.glyph:
            way = _GLYPH_WAYS.get(reading.glyph, "")
            if reading.glyph == ">>":
                way = "last" if "next" in ways else "next"
            elif reading.glyph == "<<":
                way = "first" if "prev" in ways else "prev"
            one.toward = way
        else:
            own = setting.classes.of(one.node) | setting.classes.of(setting.page.tree.parents[one.node])
            said = [way for way in ("next", "prev", "first", "last") if way in own]
            bare = "dots" if reading.ellipsis else "words" if reading.words else "blank"
            one.toward = said[0] if len(said) == 1 else bare


def _group_facts(group: list[Candidate], node: int, setting: _Setting) -> set[str]:
    """What a container holds: how many numbers in a row, which directions, a current page without link."""
    tree = setting.page.tree
    said: set[str] = set()
    numbers = [member.reading.number for member in group if member.reading.number is not None]
    run = best = 1
    for before, after in zip(numbers, numbers[1:], strict=False):
        run = run + 1 if 0 < after - before <= 2 else 1
        best = max(best, run)
    if numbers:
        said.add("run=1" if best == 1 else "run=2" if best == 2 else "run>2")
        if len(numbers) > 45:
            said.add("many numbers")
        if numbers[0] == 1 or any(number <= 2 for number in numbers):
            said.add("low numbers")
        if len({member.shape for member in group if member.reading.number}) <= 2 and len(numbers) > 1:
            said.add("one shape")
    else:
        said.add("no numbers")
    for member in group:
        if member.toward not in ("number", "words", "words and arrow", "blank", "range", "dots"):
            said.add(f"has {member.toward}")
    inner = tree.ends[node]
    bare: set[int] = set()
    links = {member.node for member in group}
    index = node
    while index < inner:
        if index in links:
            index = tree.ends[index]
            continue
        text = tree.texts[index]
        if text and len(text) < 20:
            reading = read_words(text)
            if reading.number is not None:
                bare.add(reading.number)
            elif reading.direction in ("next", "prev"):
                said.add(f"bare {reading.direction}")
        index += 1
    if bare:
        said.add("current")
        if any(number + 1 in bare or number - 1 in bare for number in numbers):
            said.add("current fits")
    if len(group) == 1:
        said.add("alone")
    elif len(group) == 2:
        said.add("two")
    return said
