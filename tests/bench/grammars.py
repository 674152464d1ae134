"""Web pages generated from template grammars: sites with a frame of their own, a few page types each.

A grammar is a tree of nodes drawn once from a seed; a page of it is drawn from the grammar's seed and a number. Names
of classes, files, labels and words are made of syllables here, or are those of one of four invented style frameworks
that sites share; nothing is taken from the code that is measured with these pages.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

_SYLLABLES = [a + b for a in "b c d f g h k l m n p r s t v w z br st tr".split() for b in "a e i o u ar en il".split()]
KINDS = ("list", "table", "detail", "article", "forum", "index")
#: Share of the sites that use one of the shared frameworks.
FRAMEWORK_SHARE = 0.35


def _name(random: Random, low: int = 2, high: int = 3) -> str:
    return "".join(random.choices(_SYLLABLES, k=random.randint(low, high)))


_WORDS = [_name(Random(number), 1, 4) for number in range(3000)]


def _words(random: Random, low: int, high: int) -> str:
    return " ".join(random.choices(_WORDS, k=random.randint(low, high)))


@dataclass(slots=True)
class Node:
    """An element of a grammar. `text` is a label as it stands; `data` names what is drawn for each page instead."""

    tag: str
    attributes: str = ""
    children: list[Node] = field(default_factory=list)
    text: str = ""
    data: str = ""
    low: int = 1
    high: int = 1
    chance: float = 1.0


@dataclass(slots=True)
class Style:
    """How a site names its classes."""

    names: list[str]
    random: Random

    def attribute(self, share: float = 0.8) -> str:
        if self.random.random() > share:
            return ""
        names = self.random.sample(self.names, 1 if self.random.random() < 0.7 else 2)
        return f' class="{" ".join(names)}"'


_FRAMEWORKS = [[_name(Random(70_000 + 100 * kit + number)) for number in range(60)] for kit in range(4)]


@dataclass(frozen=True, slots=True)
class Grammar:
    """One template: `page(number)` is one of its pages."""

    number: int
    site: int
    kind: str
    head: str
    body: Node

    def page(self, number: int) -> str:
        """The page of this number, always the same one."""
        random = Random(self.number * 1_000_003 + number)
        parts = [self.head.replace("@title@", _words(random, 2, 6))]
        _draw(self.body, random, parts)
        parts.append("</html>")
        return "".join(parts)


def _draw(node: Node, random: Random, parts: list[str]) -> None:
    if node.chance < 1 and random.random() > node.chance:
        return
    count = node.low if node.low == node.high else random.randint(node.low, node.high)
    for _ in range(count):
        attributes = node.attributes
        if "@" in attributes:
            attributes = attributes.replace("@id@", str(random.randrange(10**6)))
            attributes = attributes.replace("@slug@", _words(random, 2, 4).replace(" ", "-"))
        parts.append(f"<{node.tag}{attributes}>")
        if node.text:
            parts.append(node.text)
        elif node.data:
            parts.append(_datum(node.data, random))
        for child in node.children:
            _draw(child, random, parts)
        if node.tag not in ("img", "input", "br", "hr"):
            parts.append(f"</{node.tag}>\n")


def _datum(kind: str, random: Random) -> str:
    if kind == "number":
        return str(random.randrange(1, 5000))
    if kind == "date":
        return f"{random.randint(1990, 2024)}-{random.randint(1, 12):02}-{random.randint(1, 28):02}"
    if kind == "line":
        return _words(random, 2, 8)
    if kind == "name":
        return _words(random, 1, 2).title()
    return _words(random, 20, 70)


class _Site:
    """What the page types of one site share."""

    def __init__(self, number: int, seed: int) -> None:
        self.number = number
        self.random = random = Random(seed * 7919 + number)
        own = [_name(random) for _ in range(40)]
        shared = random.random() < FRAMEWORK_SHARE
        self.style = Style(random.choice(_FRAMEWORKS) + own[:8] if shared else own, random)
        self.layout = random.choice(("div", "div", "table", "section"))
        self.box = {"table": "table", "section": "section"}.get(self.layout, "div")
        styles = [f"/{_name(random)}/{_name(random)}.css" for _ in range(random.randint(0, 3))]
        scripts = [f"/{_name(random)}/{_name(random)}.js" for _ in range(random.randint(0, 4))]
        self.head = "<!doctype html><html><head><title>@title@</title>" + "".join(
            [f'<link rel="stylesheet" href="{one}">' for one in styles]
            + [f'<script src="{one}"></script>' for one in scripts]
        )
        if random.random() < 0.4:
            self.head += f"<script>function {_name(random)}(){{}} function {_name(random)}(x){{}}</script>"
        self.head += "</head>"
        self.header = [self._block(["logo", "menu"]), *([self._search()] if random.random() < 0.6 else [])]
        self.side = self._block(["menu", "menu"]) if random.random() < 0.5 else None
        self.footer = self._block(["menu", "note"])

    def label(self) -> str:
        return _words(self.random, 1, 2).capitalize()

    def node(self, tag: str, *children: Node, more: str = "", **rest: object) -> Node:
        return Node(tag, self.style.attribute() + more, list(children), **rest)  # type: ignore[arg-type]

    def _block(self, parts: list[str]) -> Node:
        random, inner = self.random, []
        for part in parts:
            if part == "logo":
                inner.append(
                    self.node("a", Node("img", f' src="/{_name(random)}.png" alt="{self.label()}"'), more=' href="/"')
                )
            elif part == "note":
                inner.append(self.node("p", text=_words(random, 5, 12)))
            else:
                item, holder = random.choice((("li", "ul"), ("span", "div"), ("td", "tr"), ("li", "ol")))
                links = [
                    self.node(item, Node("a", f' href="/{_name(random)}"', text=self.label()))
                    for _ in range(random.randint(3, 9))
                ]
                menu = self.node(holder, *links)
                inner.append(self.node("table", menu) if holder == "tr" else menu)
        for _ in range(random.randint(0, 2)):
            inner = [self.node("div", *inner)]
        return self.node("div", *inner)

    def _search(self) -> Node:
        inputs = Node("input", f' type="text" name="{_name(self.random)}"'), Node("input", ' type="submit"')
        return self.node("form", *inputs, more=f' action="/{_name(self.random)}"')

    def body(self, kind: str) -> Node:
        """The page of one type inside the site's frame."""
        main = getattr(self, f"_{kind}")()
        for _ in range(self.random.randint(0, 3)):
            main = [self.node("div", *main)]
        middle = main if self.side is None else [self.side, *main]
        frame = self.node(self.box if self.box != "table" else "div", *middle)
        if self.layout == "table":
            cells = [Node("td", "", [one]) for one in middle]
            frame = self.node("table", Node("tr", "", cells))
        return self.node("body", *self.header, frame, self.footer)

    def _fields(self, low: int, high: int, tags: tuple[str, ...]) -> list[Node]:
        random, found = self.random, []
        for _ in range(random.randint(low, high)):
            data = random.choice(("number", "date", "line", "name", "line"))
            found.append(self.node(random.choice(tags), data=data, chance=random.choice((1.0, 1.0, 0.9, 0.6))))
        return found

    def _link(self) -> Node:
        return self.node("a", more=f' href="/{_name(self.random)}/@id@"', data="line")

    def _advert(self) -> list[Node]:
        if self.random.random() > 0.4:
            return []
        return [self.node("div", Node("img", ' src="/ads/@id@.gif"'), chance=self.random.uniform(0.3, 0.9))]

    def _pager(self) -> Node:
        return self.node("div", Node("a", ' href="?page=@id@"', data="number", low=2, high=9), chance=0.85)

    def _list(self) -> list[Node]:
        random = self.random
        item, holder = random.choice((("li", "ul"), ("div", "div"), ("article", "section"), ("dd", "dl")))
        inner = [
            self.node(random.choice(("h2", "h3", "b", "p")), self._link()),
            *self._fields(2, 6, ("span", "p", "div")),
        ]
        if random.random() < 0.4:
            inner.insert(0, Node("img", ' src="/thumb/@id@.jpg"'))
        record = self.node(item, *inner, low=random.randint(2, 8), high=random.randint(10, 30))
        return [self.node("h1", text=self.label()), *self._advert(), self.node(holder, record), self._pager()]

    def _table(self) -> list[Node]:
        random = self.random
        columns = random.randint(3, 7)
        header = Node("tr", "", [self.node("th", text=self.label()) for _ in range(columns)])
        cells = [self.node("td", self._link())] + [
            self.node("td", data=random.choice(("number", "date", "name"))) for _ in range(columns - 1)
        ]
        row = self.node("tr", *cells, low=random.randint(3, 9), high=random.randint(10, 30))
        return [self.node("h2", text=self.label()), self.node("table", header, row), *self._advert(), self._pager()]

    def _detail(self) -> list[Node]:
        random, rows = self.random, []
        outer, left, right = random.choice(
            (("tr", "th", "td"), ("div", "dt", "dd"), ("li", "b", "span"), ("p", "i", "em"))
        )
        for _ in range(random.randint(5, 14)):
            pair = [
                self.node(left, text=self.label()),
                self.node(right, data=random.choice(("number", "line", "date", "name"))),
            ]
            rows.append(self.node(outer, *pair, chance=random.choice((1.0, 1.0, 0.8, 0.5))))
        holder = {"tr": "table", "li": "ul"}.get(outer, "div")
        image = [Node("img", ' src="/big/@id@.jpg"', chance=0.9)] if random.random() < 0.6 else []
        text = self.node("div", self.node("p", data="text", low=1, high=3), chance=0.9)
        related = self.node(
            "div", self.node("h4", text=self.label()), self.node("p", self._link(), low=2, high=6), chance=0.7
        )
        return [self.node("h1", data="line"), *image, self.node(holder, *rows), text, *self._advert(), related]

    def _article(self) -> list[Node]:
        byline = self.node("p", self.node("span", data="name"), self.node("span", data="date"))
        quote = self.node("blockquote", self.node("p", data="text"), chance=0.4)
        inner = [
            self.node("p", data="text", low=2, high=6),
            quote,
            *self._advert(),
            self.node("p", data="text", low=1, high=6),
        ]
        tags = self.node("ul", self.node("li", self._link(), low=1, high=5), chance=0.8)
        return [self.node("h1", data="line"), byline, self.node("div", *inner), tags]

    def _forum(self) -> list[Node]:
        author = self.node(
            "div", self.node("a", more=' href="/u/@slug@"', data="name"), *self._fields(1, 4, ("span", "small"))
        )
        message = self.node(
            "div", Node("p", "", data="text", low=1, high=3), self.node("blockquote", data="text", chance=0.3)
        )
        foot = self.node(
            "div", Node("a", f' href="/{_name(self.random)}/@id@"', text=self.label()), *self._fields(0, 2, ("i",))
        )
        post = self.node("div", author, message, foot, more=' id="p@id@"', low=1, high=self.random.randint(6, 20))
        return [self.node("h1", data="line"), post, self._pager()]

    def _index(self) -> list[Node]:
        blocks = []
        for _ in range(self.random.randint(2, 5)):
            line = self.node(
                "li", self._link(), *self._fields(0, 2, ("span", "em")), low=3, high=self.random.randint(4, 10)
            )
            blocks.append(self.node("div", self.node("h3", text=self.label()), self.node("ul", line), chance=0.95))
        return blocks


def grammars(count: int = 320, seed: int = 1) -> list[Grammar]:
    """So many grammars, one to five of a site."""
    found: list[Grammar] = []
    site = 0
    while len(found) < count:
        frame = _Site(site, seed)
        for kind in frame.random.sample(KINDS, frame.random.randint(1, 5)):
            found.append(Grammar(seed * 100_000 + len(found), site, kind, frame.head, frame.body(kind)))
        site += 1
    return found[:count]
