"""HTML made harmless for the parser: markup whose parsing time or memory grows with the square of its length.

The parser is C code that cannot be interrupted, and three things in the HTML standard cost it more than the page's
length: deep nesting (each start tag looks through the open elements), formatting elements left open (they are opened
again in every later block) and tags with very many attributes (each is compared with those before). Pages that
people made come nowhere near the limits and are returned as they are.
"""

from __future__ import annotations

import re

#: Deepest nesting that is parsed; browsers stop at 512.
MAX_NESTING = 512
#: Formatting elements open at once; browsers keep three alike, but any number that differ.
MAX_FORMATTING = 40
#: Formatting elements opened again in later blocks, over a whole page, before the rest of it is cut off.
MAX_REOPENED = 300_000
#: Longest tag, in characters, whose attributes are not counted, and the most attributes a tag may have.
LONG_TAG = 8_000
MAX_ATTRIBUTES = 1_000
#: Most `<html>` and `<body>` tags: the attributes of all of them end up on one element.
MAX_IGNORED = 8
#: Pages with fewer start tags and characters than these cannot cost much, whatever they hold.
FEW_TAGS = 1_500
FEW_CHARACTERS = 64_000
#: Start tags below which the deepest nesting costs the parser no more than a tenth of a second.
MODEST_TAGS = 6_000

_ATTRIBUTES = r"""(?>[^>=]++|=\s*+(?:"[^"]*+(?:"|\Z)|'[^']*+(?:'|\Z))?+)*+(?:>|\Z)"""
_RAW = "script|style|textarea|title|xmp|iframe|noembed|noframes"
#: One piece of markup: a comment, an element of raw text with all its text, a tag, or a bogus comment.
_TOKEN = re.compile(
    rf"<(?:!--(?>-?>|.*?--!?>|.*)"
    rf"|({_RAW})(?=[\s/>]){_ATTRIBUTES}(?>.*?(?=</\1[\s/>])|.*)"
    rf"|(/?[a-z][^\s/>]*+){_ATTRIBUTES}"
    rf"|[!?/][^>]*+(?:>|\Z))",
    re.S | re.I,
)
_ATTRIBUTE = re.compile(r"""[^\s/>=]++(?>\s*+=\s*+(?>"[^"]*+"?+|'[^']*+'?+|[^\s>]*+))?+""")
_TAG_HEAD = re.compile(r"</?[a-zA-Z][^\s/>]*+")
_START_TAG = re.compile(rf"<[a-z]++{_ATTRIBUTES}", re.I)
_VOID = frozenset(
    "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split()
)
#: Start and end tags of these change nothing inside a body.
_IGNORED = frozenset("html head body frameset".split())
_FORMATTING = frozenset("b big code em font i s small strike strong tt u".split())
#: Elements whose end tag takes them alone away and leaves what was opened inside them open.
_ALONE = _FORMATTING | {"a", "nobr", "form"}
#: Elements that an end tag does not look beyond (HTML 13.2.4.2, "has an element in scope").
_BARRIERS = frozenset("applet caption html table td th marquee object template svg math foreignobject desc".split())
#: Elements that the end tag of an ordinary element does not look beyond (HTML 13.2.4.2, "special").
_SPECIAL = _BARRIERS | frozenset(
    "address article aside blockquote button center dd details dir div dl dt fieldset figcaption figure footer form h1 "
    "h2 h3 h4 h5 h6 header hgroup iframe li listing main menu nav noembed noframes noscript ol p plaintext pre script "
    "search section select style summary tbody textarea tfoot thead title tr ul xmp".split()
)
_TABLE_PARTS = frozenset("tbody thead tfoot tr td th caption colgroup".split())
_CELLS = frozenset({"td", "th"})
_ROWS = _CELLS | {"tr"}
_GROUPS = _ROWS | {"tbody", "thead", "tfoot", "caption", "colgroup"}
_TABLE_ENDS = frozenset({"table", "template"})
_PASSED_BY_ITEMS = frozenset({"address", "div", "p"})
#: A start tag of the key closes an open element of the first set, unless one of the second stands between.
_CLOSED_BY = {
    "li": (frozenset({"li"}), _SPECIAL - _PASSED_BY_ITEMS),
    "dt": (frozenset({"dt", "dd"}), _SPECIAL - _PASSED_BY_ITEMS),
    "p": (frozenset({"p"}), _SPECIAL),
    "td": (_CELLS, _TABLE_ENDS),
    "tr": (_ROWS, _TABLE_ENDS),
    "tbody": (_GROUPS, _TABLE_ENDS),
    "a": (frozenset({"a"}), _BARRIERS),
    "nobr": (frozenset({"nobr"}), _BARRIERS),
    "button": (frozenset({"button"}), _BARRIERS),
}
_CLOSED_BY["dd"] = _CLOSED_BY["dt"]
_CLOSED_BY["th"] = _CLOSED_BY["td"]
_CLOSED_BY["thead"] = _CLOSED_BY["tfoot"] = _CLOSED_BY["caption"] = _CLOSED_BY["colgroup"] = _CLOSED_BY["tbody"]
_FOREIGN = frozenset({"svg", "math"})
#: Names that HTML alone knows: one of them ends a drawing or formula, inside which `/>` closes an element.
_HTML_ONLY = (_SPECIAL | _FORMATTING | _VOID | {"span", "option", "optgroup", "nobr", "label", "sub", "sup"}) - (
    _FOREIGN | {"foreignobject", "desc", "title", "style", "script"}
)
#: What else costs the parser much: elements whose attributes are all taken over (in the group), and formatting elements but
#: for those around a piece of text, which are closed at once.
_COSTLY = re.compile(
    rf"<(?=[bcefhistu])(?:({'|'.join(sorted(_IGNORED))})|({'|'.join(sorted(_FORMATTING))}))(?=[\s/>])"
    r"""(?!(?:\s++[\w-]++(?:="[^"<>]*+")?+)*+\s*+>[^<]*+</\2\s*+>)""",
    re.I,
)
_VALUE = r"""[^<>=]{0,199}+=\s*+(?:"[^"]*+"|'[^']*+')?+"""
#: A tag that may have many attributes: a hundred values, much between two of them, or a `<`. Others have 10,000 at most, which
#: costs the parser a tenth of a second. As nothing is read beyond a `<`, tags inside of tags are not read again and again.
_MANY_ATTRIBUTES = re.compile(rf"<[a-zA-Z](?:{_VALUE}){{0,99}}+(?:[^<>=]{{200}}|[^<>=]{{0,199}}+<|{_VALUE})")
#: How far down a closing tag looks, and how many such steps a page is worth before the look is short.
_REACH = 64
_SHORT_REACH = 3
_STEPS = 3_000_000


def modest(text: str) -> bool:
    """Whether `text` can be parsed as it is, whatever is nested in it: the page costs the parser little, and only its depth
    remains to be looked at (`MAX_NESTING`). Said of nearly all pages that people make, much faster than `harmless`."""
    starts = text.count("<")
    starts -= text.count("</") if starts >= FEW_TAGS else 0
    if starts >= FEW_TAGS:
        costly = _COSTLY.findall(text)
        ignored = sum(bool(name) for name, _ in costly)
        if starts >= MODEST_TAGS or ignored > MAX_IGNORED or starts * (len(costly) - ignored) >= MAX_REOPENED:
            return False
    if len(text) < FEW_CHARACTERS or not _MANY_ATTRIBUTES.search(text):
        return True
    return not any(map(_is_long, _TOKEN.finditer(text)))


def _is_long(token: re.Match[str]) -> bool:
    """Whether a piece of markup is a tag with so much in it that its attributes should be counted."""
    if token.end() - token.start() <= LONG_TAG or not (token[1] or token[2]):
        return False
    tag = (
        _START_TAG.match(token.string, *token.span()) if token[1] else token
    )  # the text of a script is none of its tag
    return tag is None or tag.end() - tag.start() > LONG_TAG


def harmless(text: str) -> tuple[str, list[str]]:
    """`text` without what would hold the parser, and a counter's word for each kind of thing left out.

    Start tags nested too deep go (their content stays), surplus open formatting tags go, attributes of overlong tags
    go, and where all of that does not help the rest of the page goes. Time is linear in the length.
    """
    many = text.count("<") - text.count("</") >= FEW_TAGS
    if not many and len(text) < FEW_CHARACTERS:
        return text, []
    scan = _Scan()
    for match in _TOKEN.finditer(text):
        start, end = match.span()
        name = match[2]
        if end - start > LONG_TAG and (name or match[1]):
            scan.long_tag(match)
        if name and many:
            if name[0] == "/":
                scan.end(name[1:].lower())
            elif not scan.start(name.lower(), match):
                break
    if not scan.edits:
        return text, []
    kept: list[str] = []
    place = 0
    for start, end, replacement in scan.edits:
        if start >= place:
            kept += (text[place:start], replacement)
            place = end
    kept.append(text[place:])
    return "".join(kept), sorted(scan.problems)


class _Scan:
    """A cautious picture of the parser's open elements: what is closed for certain is closed, nothing else."""

    def __init__(self) -> None:
        #: Name and number of open formatting elements at its start, of each open element.
        self.open: list[tuple[str, int]] = []
        self.counts: dict[str, int] = {}
        self.formatting: list[str] = []
        self.foreign = False
        self.ignored = 0
        self.reopened = 0
        self.steps = 0
        self.edits: list[tuple[int, int, str]] = []
        self.problems: set[str] = set()

    def long_tag(self, match: re.Match[str]) -> None:
        """Take the attributes from a tag that has too many of them."""
        head = _TAG_HEAD.match(match.string, match.start(), match.end())
        tag = _START_TAG.match(match.string, match.start(), match.end()) if match[1] else match
        if head is None or tag is None:
            return
        for count, _ in enumerate(_ATTRIBUTE.finditer(match.string, head.end(), tag.end())):
            if count >= MAX_ATTRIBUTES:
                self.edits.append((tag.start(), tag.end(), head[0] + ">"))
                self.problems.add("too_many_attributes")
                return

    def start(self, name: str, match: re.Match[str]) -> bool:
        """A start tag; False when the page has to end here."""
        if self.foreign and name in _HTML_ONLY:
            self.foreign = False
        if name in _IGNORED:
            self.ignored += 1
            if self.ignored > MAX_IGNORED:
                self._drop(match, "too_many_attributes")
            return True
        if name in _VOID:
            return True
        if self.foreign and match.string[match.end() - 2 : match.end()] == "/>":
            return True
        if name in _TABLE_PARTS and not self.counts.get("table"):
            return True
        closed = _CLOSED_BY.get(name)
        if closed is not None:
            while self._close(*closed) and name in _TABLE_PARTS:
                pass  # a row closes the cell and the row before it
        elif name == "option":
            if self.open and self.open[-1][0] == "option":
                self._pop(len(self.open) - 1)
        elif self.counts.get("p") and name in _SPECIAL:
            self._close(*_CLOSED_BY["p"])
        if name in _FORMATTING:
            if len(self.formatting) >= MAX_FORMATTING:
                self._drop(match, "too_much_formatting")
                return True
            self.formatting.append(name)
        elif self.formatting:
            self.reopened += len(self.formatting)
            if self.reopened > MAX_REOPENED:
                self.edits.append((match.start(), len(match.string), ""))
                self.problems.add("too_much_formatting")
                return False
        if len(self.open) >= MAX_NESTING:
            self._drop(match, "nesting_too_deep")
            return True
        self.open.append((name, len(self.formatting)))
        self.counts[name] = self.counts.get(name, 0) + 1
        self.foreign = name in _FOREIGN or (self.foreign and name not in ("foreignobject", "desc"))
        return True

    def end(self, name: str) -> None:
        """An end tag."""
        if self.foreign and (name in _FOREIGN or name in _HTML_ONLY):
            self.foreign = False
        if name in _FORMATTING:
            for index in range(len(self.formatting) - 1, -1, -1):
                if self.formatting[index] == name:
                    del self.formatting[index]
                    break
        elif self.open and self.open[-1][0] == name:
            self._pop(len(self.open) - 1)
            return
        if self.counts.get(name):
            self._close(frozenset({name}), _stops(name))

    def _close(self, names: frozenset[str], stops: frozenset[str]) -> bool:
        """Close the nearest element with one of these names, if any is near and nothing stands before it."""
        counts = self.counts
        if not any(map(counts.get, names)):
            return False
        opened = self.open
        reach = _REACH if self.steps < _STEPS else _SHORT_REACH
        for index in range(len(opened) - 1, max(-1, len(opened) - 1 - reach), -1):
            self.steps += 1
            name = opened[index][0]
            if name in names:
                self._pop(index)
                return True
            if name in stops:
                return False
        return False

    def _pop(self, index: int) -> None:
        """Close the element at `index`, with all inside it where its kind takes that along."""
        name, formatting = self.open[index]
        if index == len(self.open) - 1:
            self.open.pop()
            self.counts[name] -= 1
            if name in _BARRIERS and len(self.formatting) > formatting:
                del self.formatting[formatting:]
            return
        gone = self.open[index : index + 1] if name in _ALONE else self.open[index:]
        for other, _ in gone:
            self.counts[other] -= 1
        del self.open[index : index + len(gone)]
        if name in _BARRIERS and len(self.formatting) > formatting:
            del self.formatting[formatting:]

    def _drop(self, match: re.Match[str], problem: str) -> None:
        self.edits.append((match.start(), match.end(), ""))
        self.problems.add(problem)


def _stops(name: str) -> frozenset[str]:
    """What the end tag of `name` does not look beyond."""
    if name in _TABLE_PARTS or name == "table":
        return _TABLE_ENDS
    return _BARRIERS if name in _SPECIAL or name in _ALONE else _SPECIAL
