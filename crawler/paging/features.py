"""What there is to know about a link that may lead to another result page.

One walk over the anchors picks the candidates; each gets a list of named features from its words, its own and its
ancestors' class names, how its address differs from the page's and from its neighbours', and what else its container
holds. The classifier in `paging` only adds weights.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from itertools import pairwise

from crawler.page import Page
from crawler.paging.addresses import PAGE_NAME, PATH_PAGE, SAME_RESULT, relation, step
from crawler.paging.candidates import Candidate, Setting, possible
from crawler.paging.classes import families
from crawler.paging.words import read_words
from crawler.urls import parameters

#: Relations whose address names the page number as one.
_NAMED_PAGES = frozenset(("query page", "path page"))
#: Where in the result a page stands: "3 / 12", "page 3 of 12", "第3页".
_POSITION = re.compile(
    r"(?:\A|\W)\d{1,6}\s*(?:/|of|von|de|di|van|sur|из|od|av|af|z|/\s*共|／)\s*\d{1,6}(?:\W|\Z)|第\s*\d{1,6}\s*[页頁]|\d{1,6}\s*[页頁ペ]",
    re.I,
)
#: Widest container, in nodes.
MAX_CONTAINER = 500

_DIGITS = re.compile(r"\d+")


def candidates(page: Page) -> list[Candidate]:
    """The links of the page that may be paging, with their features."""
    found, setting = possible(page)
    for one in found:
        _word_features(one)
        _class_features(one, setting)
        _address_features(one, setting)
    _container_features(found, setting)
    return found


def _word_features(one: Candidate) -> None:
    reading, add = one.reading, one.features.append
    add(f"source={one.source}")
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


def _class_features(one: Candidate, setting: Setting) -> None:
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


def _address_features(one: Candidate, setting: Setting) -> None:
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


def _container(one: Candidate, setting: Setting) -> int:
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


def _container_features(found: list[Candidate], setting: Setting) -> None:
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
            way = f"step {'up' if one.step > 0 else 'down'}"
            add(f"to {toward}+{way}")
            if one.relation in _NAMED_PAGES:
                add(f"to {toward}+{way}+named page")
            if "rel=next" in one.features or "rel=prev" in one.features:
                add(f"rel+{way}")
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
        for offset, side in ((-1, "before"), (1, "after")):
            other = found[position + offset] if 0 <= position + offset < len(found) else None
            if other is None or other.container != one.container:
                add(f"{side}:none")
                continue
            add(f"{side}:{other.toward}")
            if other.shape == one.shape:
                add(f"{side}:same shape")
            if one.reading.number is not None and other.reading.number == one.reading.number + offset:
                add(f"{side}:consecutive")


_GLYPH_WAYS = {">": "next", "<": "prev", ">|": "last", "|<": "first"}


def _resolve(group: list[Candidate], setting: Setting) -> None:
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


def _is_linear(group: list[Candidate]) -> bool:
    """Whether consecutive numbers lead to addresses that differ in one number, which grows with them by even steps."""
    known = [
        (member.reading.number, parts)
        for member in group
        if member.reading.number is not None and (parts := _DIGITS.findall(member.url or ""))
    ]
    runs = 0
    for (first, ours), (second, theirs), (third, others) in zip(known, known[1:], known[2:], strict=False):
        if second != first + 1 or third != second + 1 or not len(ours) == len(theirs) == len(others):
            continue
        changed = [place for place, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a != b]
        if len(changed) != 1 or max(len(parts[changed[0]]) for parts in (ours, theirs, others)) > 9:
            continue
        place = changed[0]
        rest = others[:place] + others[place + 1 :]
        if rest == theirs[:place] + theirs[place + 1 :]:
            runs += int(others[place]) - int(theirs[place]) == int(theirs[place]) - int(ours[place]) > 0
    return runs > 0


def _group_facts(group: list[Candidate], node: int, setting: Setting) -> set[str]:
    """What a container holds: how many numbers in a row, which directions, a current page without link."""
    tree = setting.page.tree
    said: set[str] = set()
    numbers = [member.reading.number for member in group if member.reading.number is not None]
    run = best = 1
    for before, after in pairwise(numbers):
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
    if _is_linear(group):
        said.add("linear")
    if sum(member.reading.range is not None for member in group) > 1:
        said.add("ranges")
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
        if text and len(text) < 60 and _POSITION.search(text):
            said.add("position")
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
