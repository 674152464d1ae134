"""Words set off where they stand, those above all that were searched for: parts of a text, nothing by themselves."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from crawler.page import BLOCKS, Tree

#: Classes with which a site sets off the words that were searched for.
_HIGHLIGHT = re.compile(
    r"(?:^|[-_\s])(?:high-?light(?:ed|s|er)?|hi-?lite[ds]?|hl\d?|search[-_]?(?:terms?|words?|text|match|hit|highlight)"
    r"|(?:term|match|query|result|text|page|title|content|word|keyword)[-_]?(?:hit|match|term|word|highlight(?:ed)?)|matched)(?:$|[-_\s\d])",
    re.IGNORECASE,
)
#: The elements of HTML, past and present. All others are set inline.
_HTML = frozenset(
    "a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br "
    "button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div dl "
    "dt element em embed fencedframe fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head "
    "header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee "
    "math menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p "
    "param picture plaintext pre progress q rb rbc rp rt rtc ruby s samp script search section select shadow slot small "
    "source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title "
    "tr track tt u ul var video wbr xmp".split()
)
#: Most letters of a part of a word that is set otherwise, and what joins it to the rest.
LETTERS, _HYPHENS = 2, frozenset("-\u2010\u2011")
#: What joins the parts of names, addresses and numbers; and the first of the letters that may be written without blanks.
_JOINTS, UNSPACED = frozenset("-._@"), "\u0e00"
#: Inline elements with which words are set off.
_INLINE = frozenset("span font em strong b i mark u big small code tt".split())
#: Fewest words of one class that are judged, and most of them that may be different ones; the least share that stands amid
#: text, and with words on both sides; how much the text before them must vary: a template says the same there; and the
#: share of them that may stand at one place of one kind of element: a template has each thing at its place.
FEWEST, DIFFERENT, AMID, BETWEEN, VARIED, PLACED = 3, 0.6, 0.6, 1 / 6, 0.5, 0.9
#: Boxes of a page that are looked at, and letters of what they were filled with.
BOXES, LONGEST = 30, 200


def flowing(tree: Tree, asked: Sequence[str] = ()) -> frozenset[tuple[str, str]]:
    """Tags with their classes whose elements set off words amid running text, whatever they are called: the same few come
    again, between words that are different each time. What a template places is always behind the same words, or before. Those
    that hold nothing but words that were `asked` for, or that a box of the page was filled with, may stand at one place."""
    kinds: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for tag in sorted(one for one in set(tree.tags) if one in _INLINE or unknown(one)):
        for node in tree.find(tag):
            token = tree.attributes[node].get("class") or ""
            if (token or tag not in _INLINE) and tree.ends[node] == node + 2 and not tree.tags[node + 1]:
                kinds[tag, token].append(node)
    words = _asked(tree, asked) if kinds else frozenset()
    return frozenset(
        kind
        for kind, nodes in kinds.items()
        if (len(nodes) >= FEWEST and _flow(tree, nodes))
        or _within_words(tree, nodes)
        or _within_names(tree, nodes)
        or (words and _found(tree, nodes, words))
    )


def _asked(tree: Tree, asked: Sequence[str]) -> frozenset[str]:
    """The words that were asked for, or that boxes of a page are filled with."""
    boxes = [tree.attributes[node] for node in tree.find("input")[:BOXES]]
    typed = [box.get("value") or "" for box in boxes if (box.get("type") or "text").lower() in ("text", "search")]
    typed += [tree.text(node, LONGEST) for node in tree.find("textarea")[:BOXES]]
    words = (word for value in (*asked, *typed) for word in value[:LONGEST].casefold().split())
    return frozenset(word for word in words if not word.isdecimal())


def _found(tree: Tree, nodes: Sequence[int], asked: frozenset[str]) -> bool:
    """Whether these elements hold words that were asked for and nothing else, all beside loose text, one of them amid it, and
    behind words that differ. What a template places has nothing behind itself ("Tales <span>English</span>"), or always the
    same before ("by <span>Mara Love</span> in 1950")."""
    held = [tree.texts[node + 1].casefold().split() for node in nodes]
    if not all(words and asked.issuperset(words) for words in held):
        return False
    # each text once: a row may show its title in several cells
    around = {(_text(tree, node - 1, node), _text(tree, tree.ends[node], node)) for node in nodes}
    before = [left for left, _ in around if left]
    amid = any(left[-1:].isalnum() and right[:1].isalnum() for left, right in around)
    return amid and all(left or right for left, right in around) and len(set(before)) >= max(2, VARIED * len(before))


def _within_names(tree: Tree, nodes: Sequence[int]) -> bool:
    """Whether these elements hold words that stand within longer ones, without a blank: "ann.<span>hill</span>@site.example".
    Where some stand free ("Ann <span>Hill</span>"), the same words do elsewhere within others."""
    inside, free = set(), set()
    for node in nodes:
        text = tree.texts[node + 1]
        before, after = _beside(tree, node - 1, node), _beside(tree, tree.ends[node], node)
        left, right = _go_on(before, text), _go_on(text, after)
        lower = (left and text[0].islower()) or (right and after.lstrip("".join(_JOINTS))[0].islower())
        if (left and right) or lower:
            inside.add(text.strip().casefold())
        else:
            free.add(text.strip().casefold())
    return bool(inside) and free <= inside


def _go_on(left: str, right: str) -> bool:
    """Whether a word goes on from one text to the next, in a script that sets blanks between words."""
    if not left or not right or max(left[-1], right[0]) >= UNSPACED:
        return False
    last, first = left[-1], right[0]
    if last in _JOINTS:
        return left[-2:-1].isalnum() and first.isalnum()
    if first in _JOINTS:
        return last.isalnum() and right[1:2].isalnum()
    return (last.isdigit() and first.isdigit()) or (last.isalpha() and first.isalpha() and not _begins(last, first))


def _begins(last: str, first: str) -> bool:
    """Whether a word begins between two letters: "TitleRiver"."""
    return last.islower() and first.isupper()


def _within_words(tree: Tree, nodes: Sequence[int]) -> bool:
    """Whether these elements hold a letter or two each, behind loose text, with which the word goes on without a blank:
    "the effect of <span class="small-caps">l</span>-arginine"."""
    for node in nodes:
        after = tree.ends[node]
        letters = tree.texts[node + 1].strip()
        if len(letters) > LETTERS or not letters.isalpha() or not _text(tree, node - 1, node):
            return False
        first = tree.texts[after][0] if _text(tree, after, node) else ""
        if not (first in _HYPHENS or first.islower()):
            return False
    return True


def _flow(tree: Tree, nodes: Sequence[int]) -> bool:
    """Whether these elements, each of one text, stand amid running text."""
    if len({tree.texts[node + 1].strip().casefold() for node in nodes}) > DIFFERENT * len(nodes):
        return False
    around = [(_text(tree, node - 1, node), _text(tree, tree.ends[node], node)) for node in nodes]
    before = [left for left, _ in around if left]
    amid = sum(bool(left or right) for left, right in around)
    between = sum(left[-1:].isalnum() and right[:1].isalnum() for left, right in around)
    places = _places(tree, nodes)
    varied = len(set(before)) >= VARIED * len(before) > 0 and max(places.values()) < PLACED * len(nodes)
    return varied and amid >= AMID * len(nodes) and between >= max(1, BETWEEN * len(nodes))


def _places(tree: Tree, nodes: Sequence[int]) -> Counter[tuple[str, str, int]]:
    """Where elements stand, and how many at each place: the kind of the parent, and how many nodes of it stand before."""
    wanted = set(nodes)
    places: Counter[tuple[str, str, int]] = Counter()
    for parent in dict.fromkeys(tree.parents[node] for node in nodes):
        kind = tree.tags[parent], tree.attribute(parent, "class")
        places.update((*kind, number) for number, child in enumerate(tree.children(parent)) if child in wanted)
    return places


def _text(tree: Tree, place: int, beside: int) -> str:
    """The text at a place, where it is one and has the same parent as the element beside it."""
    return _beside(tree, place, beside).strip()


def _beside(tree: Tree, place: int, beside: int) -> str:
    """The same as it is written, with the blanks around it."""
    inside = 0 <= place < len(tree) and not tree.tags[place] and tree.parents[place] == tree.parents[beside]
    return tree.texts[place] if inside else ""


def highlighted(tag: str, attributes: Mapping[str, str | None]) -> bool:
    """Whether an element sets off words that were searched for, by its class."""
    token = attributes.get("class") or ""
    return tag not in BLOCKS and (token in ("hit", "hits") or _HIGHLIGHT.search(token) is not None)


def unknown(tag: str) -> bool:
    """Whether an element is none of HTML's, nor one of the kind that sites define (`book-card`): `<kw>word</kw>`."""
    return tag.isalnum() and tag not in _HTML
