"""What the fields of the records of a page are called: keys from headers, terms, labels, property names, class
words.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice, pairwise

from crawler.page import Tree
from crawler.results.layout import Layout
from crawler.results.leaves import Leaf, folded

#: A short beginning that may be a label, its mark, and the rest.
_LABEL = re.compile(r"([^\W\d_][^:：\n]{0,38}?)\s?[:：]\s*(?!//)(.*)\Z", re.S)
_TERM = re.compile(r"([^:：]{1,40}?)\s*[:：]\s*\Z")
_COLON = re.compile(r"[:：](?!//)")
_TOKEN = re.compile(r"[^\s:：,;|]+")
#: Where two lines were run together: "Jane DoePublisher: Old Press".
_SEAM = re.compile(r"(?<=[^\W_A-Z])(?=[A-Z])|(?<=[.)\]])(?=[A-Z])")
#: What may stand between a label set in bold and its value.
_BETWEEN = " -–—|·•:："
#: Longest text that is searched for several labels.
MAX_CUT = 600
#: In a list of this many records labels stand at no place where fewer than this share of the texts begin with one.
MANY, RARE = 8, 0.25
_CURRENCIES = frozenset("€$£¥₹₽₩₺￥")
_OPENING = re.compile(r"[^\W\d_]+\.?\s+")
#: Words that join a name together: "Journal of" opens a name and labels none.
_JOINING = frozenset("of for and the in de der des du di da del für und et y e van и для".split())
_WORD = re.compile(r"[A-Za-z][a-z]+|[A-Z]{2,}(?![a-z])|[^\W\d_a-zA-Z]+|[a-z]+")
#: Class words that speak of layout and not of content.
_LAYOUT = frozenset(
    "row col column cell container wrapper wrap inner outer content block box grid flex clearfix clear left right "
    "center top bottom first last odd even small large medium big hidden visible active selected text txt bold "
    "strong line item "
    "items list li ul div span td tr th field value data info main body sub btn button icon img image link links href "
    "alt even normal style class pull push float align margin padding mt mb ml mr pt pb xs sm md lg xl fa glyphicon "
    "media object card result results record entry post article product hit hidden js ng react css new default primary "
    "secondary muted light dark white black red blue green gray grey font size highlight match a b p h s".split()
)
_NAMING = ("itemprop", "data-label", "data-title", "data-th", "data-field", "data-name", "property")


@dataclass(slots=True)
class Column:
    """The leaves of all records that play the same part. `key` is what the page calls it, `source` how that is known:
    header, term, label, property, class or position. `cells` holds (record number, leaf, value)."""

    key: str
    source: str
    cells: list[tuple[int, Leaf, str]] = field(default_factory=list)

    @property
    def values(self) -> list[str]:
        return [value for _, _, value in self.cells]

    @property
    def records(self) -> set[int]:
        return {number for number, _, _ in self.cells}


def columns(
    layout: Layout,
    rows: Sequence[Sequence[Leaf]],
    starts: Sequence[int],
    headers: Callable[[int], str],
    known: Callable[[str], bool] | None,
    labels: Container[int] = frozenset(),
) -> list[Column]:
    """The columns of a list of records, in the order of their first appearance.

    `rows` are the leaves of each record and `starts` where each begins; `labels` are cells known to hold labels;
    `headers` gives the header of a table cell ("" when it has none); `known` tells whether a label is one of the
    domain's words, which makes it a label even when it occurs once. Without a domain nobody can tell "Genre: Racing"
    from "Star Wars: Racer": the words before the colon become the key and stay in the value.
    """
    tree = layout.tree
    if known is not None:
        rows = [_cut(row, known, headers) for row in rows]
    frequent = _frequent_labels(tree, rows, known)
    single = len(rows) == 1
    varied = frozenset() if single else _varied(rows)
    found: dict[tuple[str, str, int, int], Column] = {}
    for number, row in enumerate(rows):
        seen: dict[str, dict[int, list[int]]] = defaultdict(dict)
        pending: tuple[str, int, int] | None = None
        for index, leaf in enumerate(row):
            if pending is None or pending[2] != index - 1:
                pending = pending if pending is not None and pending[1] == leaf.run else None
            term = _term(tree, row, index, frequent, known, single, labels)
            if term and not single and ("," in term or leaf.path in varied) and not (known is not None and known(term)):
                leaf, term = replace(leaf, text=term), ""
            if term:
                pending = (term, leaf.run, index)
                continue
            key, source, value = _named(tree, leaf, starts[number], headers, frequent, known, single)
            if source == "label" and pending is not None and pending[2] == index - 1:
                source, value = "position", leaf.text
            if pending is not None and known is not None and source == "class" and known(key):
                pending = pending if known(pending[0]) else None
            if pending is not None and source in ("class", "position", "header"):
                if known is None and pending[2] == index - 1 and row[index - 1].run == leaf.run:
                    value = f"{row[index - 1].text} {value}"
                key, source = pending[0], "term"
                pending = (pending[0], leaf.run, -1)
            elif source == "label":
                pending = (key, leaf.run, -1)
            runs = seen[leaf.path]
            place, times = runs.setdefault(leaf.run, [len(runs), 0])
            runs[leaf.run][1] += 1
            if source in ("term", "label", "header"):
                identity = (key, source, 0, 0)
            else:
                identity = (f"{key}\t{leaf.path}", source, place, times)
            column = found.get(identity)
            if column is None:
                column = found[identity] = Column(key, source)
            column.cells.append((number, leaf, value))
    merged = _merged(found)
    _name_by_position(merged)
    return merged


def _varied(rows: Sequence[Sequence[Leaf]]) -> frozenset[str]:
    """The places of a list where nearly every record has other words before a colon: values ("Ann Lee: The River"), for
    labels come again."""
    told: dict[str, list[str]] = defaultdict(list)
    for leaf in (leaf for row in rows for leaf in row if _has_colon(leaf.text) and _TERM.match(leaf.text)):
        told[leaf.path].append(leaf.text)
    return frozenset(path for path, said in told.items() if len(said) > 4 and len(set(said)) > 0.6 * len(said))


def _merged(found: dict[tuple[str, str, int, int], Column]) -> list[Column]:
    """Columns whose number of values differs between records hold one field with several values (a list of authors);
    those with the same number everywhere are different fields."""
    families: dict[tuple[str, str, int], list[Column]] = defaultdict(list)
    for (key, source, place, _), column in found.items():
        item = "/li" in key.rpartition("\t")[2]
        families[key, source, -1 if item else place].append(column)
    for family in families.values():
        counts = {len(column.cells) for column in family}
        if len(family) > 1 and len(counts) > 1:
            for column in family[1:]:
                family[0].cells.extend(column.cells)
                column.cells.clear()
    return [column for column in found.values() if column.cells]


def _frequent_labels(tree: Tree, rows: Sequence[Sequence[Leaf]], known: Callable[[str], bool] | None) -> frozenset[str]:
    """Beginnings before a colon, or set in bold, that several records share: labels rather than parts of a title."""
    counts: Counter[str] = Counter()
    places: Counter[str] = Counter(leaf.path for row in rows for leaf in row)
    labelled: dict[str, Counter[str]] = defaultdict(Counter)
    openings: Counter[str] = Counter()
    bold: Counter[str] = Counter()
    for row in rows:
        here = set()
        bold.update({leaf.text[: leaf.opening].strip().casefold() for leaf in row if _opens_bold(leaf)})
        for index, leaf in enumerate(row):
            match = _labelled(leaf.text) if leaf.link < 0 and not leaf.heading else None
            if match:
                here.add(match[1].casefold())
                labelled[leaf.path][match[1].casefold()] += 1
            elif (
                tree.tags[leaf.owner] in ("dt", "th")
                and len(leaf.text) < 60
                and (len(rows) > 1 or _is_alone(tree, row, index))
            ):
                here.add(leaf.text.rstrip(" :：").casefold())
            opening = _opening(leaf.text, known) if known is not None and leaf.link < 0 else 0
            if opening:
                openings[leaf.text[:opening].casefold()] += 1
        counts.update(here)
    labels = {label for label, count in counts.items() if count > 1 or len(rows) == 1}
    if len(rows) >= MANY:
        labels -= _chance(labelled, places, labels, known)
    labels |= {label for label, count in openings.items() if count >= 0.8 * len(rows)}
    if len(rows) > 1 or len(bold) > 1:  # a lone bold beginning of a lone record may be anything
        labels |= {label for label, count in bold.items() if count >= 0.6 * len(rows)}
    return frozenset(labels)


def _chance(
    labelled: dict[str, Counter[str]],
    places: Counter[str],
    labels: set[str],
    known: Callable[[str], bool] | None,
) -> set[str]:
    """Beginnings that come again among many texts that begin otherwise: titles that share a first word ("Europe: ...")."""
    found: set[str] = set()
    kept: set[str] = set()
    for path, told in labelled.items():
        again = {label for label in told if label in labels}
        few = sum(told[label] for label in again) < RARE * places[path]
        (found if few else kept).update(again)
    return {label for label in found - kept if known is None or not known(label)}


def _opens_bold(leaf: Leaf) -> bool:
    """Whether a text begins with a word or a few in bold that may label the rest."""
    text, rest = leaf.text[: leaf.opening].strip(), leaf.text[leaf.opening :].strip(_BETWEEN)
    if leaf.link >= 0 or leaf.heading or not rest or "," in text:
        return False
    return 1 < len(text) <= 40 and not any(map(str.isdigit, text))


def _cut(row: Sequence[Leaf], known: Callable[[str], bool], headers: Callable[[int], str]) -> list[Leaf]:
    """The leaves with those cut up that hold several labels of the domain ("Author: A  Publisher: B"). They begin with
    one: a colon inside of a title ("A history of language: ...") labels nothing, nor one in a cell with a header."""
    result: list[Leaf] = []
    for leaf in row:
        places = [0]
        plain = leaf.link < 0 and not leaf.heading and len(leaf.text) <= MAX_CUT
        if plain and not (leaf.cell >= 0 and headers(leaf.cell)) and _begins(leaf.text, known):
            for match in _COLON.finditer(leaf.text):
                mark = max(leaf.text.rfind(c, 0, match.start()) for c in "|;；")
                words = [word.start() for word in _TOKEN.finditer(leaf.text, max(places[-1], mark), match.start())][-3:]
                seams = _SEAM.finditer(leaf.text, words[-1] if words else 0, match.start())
                words = [*(seam.start() for seam in seams), *words]
                start = next((at for at in words if known(leaf.text[at : match.start()].strip())), -1)
                if start > places[-1]:
                    places.append(start)
        for start, end in pairwise([*places, len(leaf.text)]):
            text = leaf.text[start:end].strip(" ,;|/·，；、")
            if len(places) == 1:
                result.append(leaf)
            elif text:
                result.append(replace(leaf, text=text))
    return result


def _begins(text: str, known: Callable[[str], bool]) -> bool:
    """Whether a text begins with a label of the domain and a colon."""
    colon = _COLON.search(text)
    return colon is not None and colon.start() <= 40 and known(text[: colon.start()].strip())


def _has_colon(text: str) -> bool:
    return ":" in text or "：" in text


def _labelled(text: str) -> re.Match[str] | None:
    """A short beginning, its colon and the rest. Most texts have no colon, which is told faster than by the pattern."""
    return _LABEL.match(text) if _has_colon(text) else None


def _is_label(text: str, frequent: frozenset[str], known: Callable[[str], bool] | None) -> bool:
    return len(text.split()) <= 4 and (text.casefold() in frequent or (known is not None and known(text)))


def _term(
    tree: Tree,
    row: Sequence[Leaf],
    index: int,
    frequent: frozenset[str],
    known: Callable[[str], bool] | None,
    single: bool,
    labels: Container[int],
) -> str:
    """The label that a leaf is, when it labels the next one and says nothing else."""
    leaf = row[index]
    if leaf.cell in labels:
        return leaf.text.rstrip(" :：")
    tag = tree.tags[leaf.owner]
    if tag == "dt" and len(leaf.text) < 60:
        alone = single and _is_alone(tree, row, index)
        if alone or _is_label(leaf.text.rstrip(" :："), frequent, known):
            return leaf.text.rstrip(" :：")
    if index + 1 >= len(row):
        return ""
    heads = tag == "th" and leaf.cell >= 0 and row[index + 1].cell != leaf.cell and len(leaf.text) < 60
    if heads and (single or _is_label(leaf.text.rstrip(" :："), frequent, known)):
        return leaf.text.rstrip(" :：")
    match = _TERM.match(leaf.text) if _has_colon(leaf.text) else None
    if match and (
        row[index + 1].run == leaf.run
        or leaf.cell >= 0
        or leaf.strong
        or single
        or _is_label(match[1], frequent, known)
    ):
        return match[1].strip()
    return ""


def _is_alone(tree: Tree, row: Sequence[Leaf], index: int) -> bool:
    """Whether a leaf is all that the element it belongs to holds: a number before a linked name, or a remark after it,
    labels nothing."""
    owner = row[index].owner
    near = (*row[max(0, index - 1) : index], *row[index + 1 : index + 2])
    return not any(owner < leaf.node < tree.ends[owner] for leaf in near)


def _named(
    tree: Tree,
    leaf: Leaf,
    start: int,
    headers: Callable[[int], str],
    frequent: frozenset[str],
    known: Callable[[str], bool] | None,
    single: bool,
) -> tuple[str, str, str]:
    """Key, how it is known, and the value without its label."""
    value = leaf.text
    header = headers(leaf.cell) if leaf.cell >= 0 else ""
    if leaf.link < 0 and not leaf.heading and not header:
        match = _labelled(value)
        if match and match[2] and _is_label(match[1], frequent, known):
            return match[1].strip(), "label", match[2].strip() if known is not None else value
        opening = _opening(value, known) if known is not None else 0
        bold = value[: leaf.opening].strip() if _opens_bold(leaf) else ""
        if bold and bold.casefold() in frequent and len(bold.split()) <= 4:
            return bold, "label", value[leaf.opening :].strip(_BETWEEN) if known is not None else value
        if opening and (single or value[:opening].casefold() in frequent):
            return value[:opening].strip(), "label", value[opening:].strip()
    node = leaf.owner
    word = ""
    for _ in range(4):
        attributes = tree.attributes[node] if node >= start else None
        if attributes is None:
            break
        if attributes:
            for name in _NAMING:
                if attributes.get(name):
                    return folded(_property(tree, node, start, attributes[name] or ""))[:60], "property", value
            if not word:
                word = class_word(attributes.get("class") or "")
        if tree.tags[node] in ("td", "th", "dd") or (tree.tags[node] == "li" and word):
            break
        node = tree.parents[node]
    if header:
        return header, "header", value
    if word:
        return word, "class", value
    return "", "position", value


def _property(tree: Tree, node: int, start: int, name: str) -> str:
    """What a named element is of the record: the name or the address of a thing that is itself a property (the author's
    name) is that property."""
    if name not in ("name", "url"):
        return name
    for _ in range(4):
        node = tree.parents[node]
        if node < start:
            break
        attributes = tree.attributes[node]
        if "itemscope" in attributes or "typeof" in attributes:
            return attributes.get("itemprop") or attributes.get("property") or name
    return name


def _opening(value: str, known: Callable[[str], bool]) -> int:
    """How much of a short text may be a label without a colon ("by Jane Doe", "ISBN 978…"): one or two words of the
    domain before a number or a capital, the second word not a capital itself."""
    if len(value) > 120:
        return 0
    ends = [match.end() for match in islice(_OPENING.finditer(value), 2)]
    for end in reversed(ends):
        words = value[:end].split()
        rest = value[end : end + 1]
        if not (rest.isdigit() or rest.isupper() or rest in _CURRENCIES or (rest and len(words[0]) < 4)):
            continue
        plain = len(words) == 1 or (words[1][0].islower() and words[1].casefold() not in _JOINING)
        if plain and known(" ".join(words)):
            return end
    return 0


def class_word(value: str) -> str:
    """The most telling class of an element in plain words ("book-title" gives "book title"), "" for layout classes."""
    for token in value.split()[:6]:
        words = [word.lower() for word in _WORD.findall(token)]
        telling = [word for word in words if word not in _LAYOUT and len(word) > (2 if word.isascii() else 1)]
        if telling and len(words) <= 5:
            return " ".join(telling)
    return ""


def _name_by_position(found: list[Column]) -> None:
    counts: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for column in found:
        if column.source == "position":
            linked = sum(1 for _, leaf, _ in column.cells if leaf.link >= 0)
            kind = "link" if linked * 2 > len(column.cells) else "text"
            counts[kind] += 1
            column.key = f"{kind}{counts[kind]}"
        elif column.source in ("class", "property"):
            taken[column.key] += 1
            if taken[column.key] > 1 and column.source == "class":
                column.key = f"{column.key} {taken[column.key]}"
