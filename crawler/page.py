"""Bytes to text to tree to links: one decision about the charset, one parse, one walk.

Everything that looks at a page afterwards (forms, results, templates, classification) works on `Tree`, the flat
document-order form of the DOM made by that one walk; nobody touches the parser's own nodes again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from sys import intern

from resiliparse.parse.encoding import detect_encoding
from selectolax.lexbor import LexborHTMLParser, LexborNode
from w3lib.encoding import read_bom

from crawler.charset import claims, codec
from crawler.models import Link
from crawler.nesting import MAX_NESTING, harmless, modest
from crawler.preformatted import listed
from crawler.shadows import unshadowed
from crawler.signs import relink, unsign
from crawler.signs.rows import open_rows
from crawler.signs.shown import show_values
from crawler.tabular import Sideways, heads_to_cells, roles_to_tables, voice
from crawler.urls import canonical

#: Longest text handed to the parser, in characters.
MAX_CHARACTERS = 20_000_000
#: Most frames of a page, of each kind, and most nodes of one tree.
MAX_FRAMES, MAX_NODES = 100, 400_000

NOT_RENDERED = frozenset({"script", "style", "noscript", "template", "head", "svg", "math", "iframe", "object"})
BLOCKS = frozenset(
    "address article aside blockquote body br center dd details dialog dir div dl dt fieldset figcaption figure footer "
    "form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre search section select "
    "summary table tbody td tfoot th thead tr ul".split()
)
#: The parser's time also grows with the square of a select's options; more than these are parsed under another name.
MANY_OPTIONS = 2_000
_SELECT = re.compile(r"<(/?)select\b", re.I)
#: What a page that leads on by itself says: "5; url=/list".
_REFRESH = re.compile(r"url\s{0,9}=\s{0,9}['\"]?([^'\"]+)", re.I)
_SECONDS = re.compile(r"\s{0,9}(\d{1,9})")
_STAND_IN = "x-select"
_NO_ATTRIBUTES: dict[str, str | None] = {}


class Tree:
    """The DOM as parallel lists in document order; a node is its index.

    `tags[i]` is the lower-case element name, "" for a text node; `attributes[i]` its attributes (a valueless one is
    None); `texts[i]` the raw text of a text node; `parents[i]` the parent's index (-1 at the root); `ends[i]` one past
    the last node of the subtree; `depths[i]` the depth, 0 at the root. Comments are left out, and blank text nodes, whose
    blank goes to the end of the text before them.
    """

    __slots__ = ("attributes", "depths", "ends", "parents", "tags", "texts", "truncated")

    def __init__(self) -> None:
        self.tags: list[str] = []
        self.attributes: list[dict[str, str | None]] = []
        self.texts: list[str] = []
        self.parents: list[int] = []
        self.ends: list[int] = []
        self.depths: list[int] = []
        self.truncated = False

    def __len__(self) -> int:
        return len(self.tags)

    @classmethod
    def of(cls, parser: LexborHTMLParser) -> Tree:
        """Walk a parsed document once."""
        tree = cls()
        node = parser.root
        if node is None:
            return tree
        tags, attributes, texts = tree.tags, tree.attributes, tree.texts
        parents, depths, ends = tree.parents, tree.depths, tree.ends
        opened: list[tuple[LexborNode, int]] = []
        owner = last = -1
        while True:
            tag = node.tag
            if tag == "-text":
                text = node.text_content
                if text and not text.isspace():
                    if owner < 0 or (tags[owner] not in NOT_RENDERED and tags[owner] != "textarea"):
                        last = len(tags)
                    tags.append("")
                    attributes.append(_NO_ATTRIBUTES)
                    texts.append(text)
                    parents.append(owner)
                    depths.append(len(opened))
                    ends.append(len(tags))
                elif last >= 0 and text:
                    texts[last] += " "
            elif tag and tag[0] != "-" and tag[0] != "!":
                index = len(tags)
                # One string object for each name makes every comparison and look-up of names that follows fast.
                tags.append("select" if tag == _STAND_IN else intern(tag))
                attributes.append(node.attributes)
                texts.append("")
                parents.append(owner)
                depths.append(len(opened))
                ends.append(index + 1)
                child = node.child
                if child is not None and index < MAX_NODES:
                    opened.append((node, index))
                    owner, node = index, child
                    continue
            if len(tags) > MAX_NODES:
                tree.truncated = True
                break
            following = node.next if opened else None
            while following is None and opened:
                node, index = opened.pop()
                ends[index] = len(tags)
                following = node.next if opened else None
            if following is None:
                break
            owner, node = opened[-1][1], following
        for _, index in opened:
            ends[index] = len(tags)
        return tree

    def ordered(self, order: Sequence[int]) -> Tree:
        """The tree with its nodes in another order, each below the last before it that is less deep."""
        tree = Tree()
        tree.truncated = self.truncated
        tree.tags, tree.attributes = [self.tags[i] for i in order], [self.attributes[i] for i in order]
        tree.texts, tree.depths = [self.texts[i] for i in order], [self.depths[i] for i in order]
        tree.ends = [len(order)] * len(order)
        above: list[int] = []
        for node, depth in enumerate(tree.depths):
            while above and tree.depths[above[-1]] >= depth:
                tree.ends[above.pop()] = node
            tree.parents.append(above[-1] if above else -1)
            above.append(node)
        return tree

    def children(self, node: int) -> list[int]:
        """The child nodes of `node`, text nodes included, in order."""
        found = []
        child, end, ends = node + 1, self.ends[node], self.ends
        while child < end:
            found.append(child)
            child = ends[child]
        return found

    def attribute(self, node: int, name: str) -> str:
        """An attribute's value, "" when it is missing or has none."""
        return self.attributes[node].get(name) or ""

    def text(self, node: int, limit: int = 1_000_000) -> str:
        """The rendered words below `node`, white space folded, one blank between blocks; at most `limit` characters.

        Scripts, styles and templates are not rendered; inline elements do not break words.
        """
        if not self.tags[node]:
            return " ".join(self.texts[node].split())[:limit]
        parts: list[str] = []
        size = 0
        tags, texts, ends = self.tags, self.texts, self.ends
        index, end = node, ends[node]
        closing: list[int] = []
        while index < end:
            while closing and closing[-1] <= index:
                closing.pop()
                parts.append(" ")
            tag = tags[index]
            if not tag:
                parts.append(texts[index])
                size += len(texts[index])
                if size > limit:
                    break
            elif tag in NOT_RENDERED and index != node:
                index = ends[index]
                continue
            elif tag in BLOCKS:
                parts.append(" ")
                closing.append(ends[index])
            index += 1
        return " ".join("".join(parts).split())[:limit]

    def find(self, tag: str, start: int = 0, end: int | None = None) -> list[int]:
        """All nodes with this element name between two indices, in document order."""
        found: list[int] = []
        tags = self.tags
        index = start - 1
        stop = len(tags) if end is None else end
        while True:
            try:
                index = tags.index(tag, index + 1, stop)
            except ValueError:
                return found
            found.append(index)

    def ancestors(self, node: int) -> list[int]:
        """The chain of parents, nearest first."""
        found: list[int] = []
        node = self.parents[node]
        while node >= 0:
            found.append(node)
            node = self.parents[node]
        return found


@dataclass
class Page:
    """A decoded, parsed page. `url` is where it came from, `base_url` what its relative links are relative to,
    `refresh` where it leads by itself, after `refresh_seconds`; `refresh_whole` has the identifier of a session too."""

    url: str
    base_url: str
    encoding: str
    tree: Tree
    title: str = ""
    language: str = ""
    status: int = 200
    characters: int = 0
    refresh: str | None = None
    refresh_seconds: float = 0.0
    refresh_whole: str | None = None
    counters: list[str] = field(default_factory=list)

    @cached_property
    def links(self) -> list[Link]:
        """Every followable link once (by canonical address), in document order, with anchor text and context."""
        tree = self.tree
        seen: dict[str, str | None] = {}
        taken: set[str] = set()
        found: list[Link] = []
        for node in range(len(tree)):
            tag = tree.tags[node]
            if tag not in ("a", "area"):
                continue
            href = tree.attributes[node].get("href")
            if href is None or href in seen or href[:1] == "#":
                continue
            url = seen[href] = canonical(href, self.base_url, encoding=self.encoding)
            if url is None or url in taken:
                continue
            taken.add(url)
            found.append(Link(url, href, anchor_text(tree, node), "", tree.attribute(node, "rel").lower(), node))
        return found

    @property
    def frames(self) -> list[Link]:
        """The pages that are shown inside this one, by frames."""
        found: dict[str, Link] = {}
        for tag in ("frame", "iframe"):
            for node in self.tree.find(tag)[:MAX_FRAMES]:
                source = self.tree.attribute(node, "src")
                url = canonical(source, self.base_url, encoding=self.encoding) if source else None
                if url is not None and url != self.url:
                    found.setdefault(url, Link(url, source, self.tree.attribute(node, "title"), node=node))
        return list(found.values())

    @cached_property
    def text(self) -> str:
        """All rendered words of the page."""
        return self.tree.text(0) if len(self.tree) else ""


def anchor_text(tree: Tree, node: int) -> str:
    """The words of a link, or what its picture, title or label says where it has none."""
    if tree.ends[node] == node + 2:  # one piece of text, as most links have
        text = " ".join(tree.texts[node + 1].split())[:300]
    else:
        text = tree.text(node, 300)
    if text:
        return text
    for name in ("aria-label", "title"):
        if tree.attribute(node, name):
            return tree.attribute(node, name).strip()
    for inner in tree.find("img", node, tree.ends[node]):
        text = tree.attribute(inner, "alt") or tree.attribute(inner, "title")
        if text:
            return text.strip()
    return ""


def decode(body: bytes, content_type: str | None = None, *, encoding: str | None = None) -> tuple[str, str]:
    """Text and charset name of an HTML body, decided as browsers do: BOM, HTTP header, meta, then a guess, but that nobody is
    believed who says UTF-8 where no character is.

    `encoding` overrides all claims. Names are Python's of WHATWG's encodings (GBK means GB18030), and no others are
    believed; bytes that do not decode become U+FFFD.
    """
    if encoding and (known := codec(encoding)):
        return body.decode(known, "replace"), known
    bom, mark = read_bom(body)
    if bom and mark:
        return body[len(mark) :].decode(bom, "replace"), bom
    if claimed := next(claims(body, content_type), None):
        return body.decode(claimed, "replace"), claimed
    try:
        return body.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        pass
    guess = codec(detect_encoding(body[:200_000]) or "") or "cp1252"
    return body.decode(guess, "replace"), guess


def parse(
    body: bytes | str,
    url: str,
    *,
    content_type: str | None = None,
    encoding: str | None = None,
    base_url: str | None = None,
    status: int = 200,
) -> Page:
    """Decode, parse and walk one page. Never raises for anything a server can send."""
    counters: list[str] = []
    url = canonical(url) or url
    if isinstance(body, str):
        text, name = body, encoding or "utf-8"
    else:
        text, name = decode(body, content_type, encoding=encoding)
    if "\x00" in text:
        text = text.replace("\x00", "")
        counters.append("nul_bytes")
    if len(text) > MAX_CHARACTERS:
        text = text[:MAX_CHARACTERS]
        counters.append("page_too_long")
    if len(text) > len("<option") * MANY_OPTIONS and text.count("<option") + text.count("<OPTION") > MANY_OPTIONS:
        text = _SELECT.sub(rf"<\1{_STAND_IN}", text)
    text = unshadowed(listed(text))
    tree, problems = _tree(text)
    counters += problems
    if tree.truncated:
        counters.append("too_many_nodes")
    page = Page(url, base_url or url, name, tree, status=status, characters=len(text), counters=counters)
    _read_head(page, fixed_base=base_url is not None)
    return page


def _tree(text: str) -> tuple[Tree, list[str]]:
    """The tree of a page's text, and a counter's word for each kind of thing that had to be left out."""
    if modest(text):
        tree = Tree.of(LexborHTMLParser(text))
        if len(tree) <= MAX_NESTING or max(tree.depths) <= MAX_NESTING:
            return _tabled(tree, text), []
    text, problems = harmless(text)
    return _tabled(Tree.of(LexborHTMLParser(text)), text), problems


def _tabled(tree: Tree, text: str) -> Tree:
    """The tree with tables where boxes say that they are some, and with those turned that lie on their side."""
    voice(text, tree, tree.find("a"))
    open_rows(text, tree, tree.find("script"))
    show_values(text, tree)
    links = tree.find("a")
    relink(text, links, tree.find("script"), tree.attributes, tree.texts, tree.ends)
    roles_to_tables(text, tree)
    if "#" in text:
        unsign(text, links, tree.tags, tree.attributes, tree.texts, tree.parents, tree.ends)
    if "<th" not in text and "<TH" not in text:
        return tree
    heads_to_cells(tree.tags, tree.parents)
    turned = Sideways(tree.find("table"), tree.tags, tree.attributes, tree.texts, tree.parents, tree.ends)
    return tree.ordered(turned.order()) if turned.tables else tree


def _title_within(tree: Tree, node: int) -> str:
    """The page's title where markup that does not belong in its head left that in its body: the first outside of drawings (HTML
    3.1.4), "" where there is none."""
    titles = tree.find("title", node)
    while titles and node < titles[-1]:
        node = tree.ends[node] if tree.tags[node] == "svg" else node + 1
        if node < len(tree) and tree.tags[node] == "title":
            return tree.text(node, 1000)
    return ""


def _read_head(page: Page, *, fixed_base: bool) -> None:
    tree = page.tree
    based = fixed_base
    for node in range(len(tree)):
        tag = tree.tags[node]
        if tag == "html":
            page.language = tree.attribute(node, "lang")[:20]
        elif tag == "title" and not page.title and tree.tags[tree.parents[node]] != "svg":
            page.title = tree.text(node, 1000)
        elif tag == "base" and not based and "href" in tree.attributes[node]:
            page.base_url = canonical(tree.attribute(node, "href"), page.url) or page.base_url
            based = True
        elif tag == "meta" and tree.attribute(node, "http-equiv").lower() == "refresh":
            content = tree.attribute(node, "content")[:5_000]
            target, seconds = _REFRESH.search(content), _SECONDS.match(content)
            page.refresh = canonical(target[1], page.base_url) if target else None
            page.refresh_whole = canonical(target[1], page.base_url, sessions=True) if target else None
            page.refresh_seconds = float(seconds[1]) if seconds else 0.0
        elif tag == "body":
            page.title = page.title or _title_within(tree, node)
            break
