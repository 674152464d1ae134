"""The two ends of a span and what they are called: "Year from [ ] to [ ]" is one label for two controls (M3 4.1.1).

The second of two such controls has no more than "to", a dash or nothing beside it; often the first has no more than
"from", and what both are about stands in the cell, the term, the legend or the line before them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import replace
from itertools import pairwise
from typing import Literal

from crawler.forms.choices import Role, number, role
from crawler.forms.controls import TYPED
from crawler.forms.days import days_in_parts, is_date_part, part
from crawler.forms.openings import example
from crawler.forms.owners import Ground
from crawler.forms.remarks import is_unit
from crawler.forms.texts import LONG, folded
from crawler.forms.titles import unfolds
from crawler.forms.vocabulary import SEARCH, name_words
from crawler.forms.vocabulary import folded as spoken
from crawler.models import Field
from crawler.page import NOT_RENDERED, Tree

End = Literal["low", "high", "both", ""]

#: How many fields may stand between the two ends (the currency, the era), and how many characters.
APART, GAP = 3, 40
#: How far up the words that both ends share are looked for, and how large what holds them may be.
UP, HELD = 6, 400
_TITLES = frozenset({"legend", "h1", "h2", "h3", "h4", "h5", "h6"})


def _marks(words: str) -> frozenset[str]:
    return frozenset(spoken(word.replace("_", " ")).strip() for word in words.split())


_LOW = _marks(
    "from min minimum mini de_la after since between low lower lowest start starting begin beginning at_least earliest over "
    "von ab seit zwischen mindestens vom de du depuis entre a_partir_de au_moins des desde minimo minima mínimo mínima da dal "
    "dalla tra fra a_partire_da van vanaf tussen minimaal od powyzej мин от с со з від від минимум не_менее alkaen vahintaan "
    "från mellan minst fra mellem mellom min_verdi tol tól en_az baslangic başlangıç από ελάχιστο ελάχιστη من בין מ מינימום "
    "จาก từ tu dari mulai از से nuo no alates din między między pomiędzy 从 從 自 起 最低 最小 开始 開始 起始 から 以上 下限 "
    "부터 이상 최소 시작"
)
_HIGH = _marks(
    "to max maximum maxi before until till up_to high higher highest end ending at_most latest under bis höchstens maximal à a "
    "au jusqu_à jusqu_au hasta al máximo máxima maximo maxima até ate ao alla massimo massima tot tot_en_met maximaal t_m do "
    "poniżej до по макс максимум не_более asti saakka enintään till högst til maks ig max_verdi en_çok bitiş έως ως μέχρι "
    "μέγιστο μέγιστη إلى الى حتى عד עד מקסימום ถึง đến den sampai hingga sampai_dengan تا तक iki līdz kuni la pana_la până_la "
    "până 到 至 最高 最大 结束 結束 截止 まで 以下 上限 終了 终了 까지 이하 최대 종료"
)
#: What joins two ends where a word before the first says that the value lies between them.
_BOTH = _marks("and und et y e en i a og och ja és ve и та và 和 与 與 と 과 와 و ו και dan un ir şi și in")
_BETWEEN = _marks(
    "between zwischen entre tra fra tussen mellan mellem mellom między pomiędzy между mezi medzi között arasında μεταξύ بين "
    "בין antara giữa между väliltä starp tarp între"
)
_SPANS = _marks(
    "range interval span spanne intervalle fourchette rango intervalo intervallo faixa bereik zakres rozsah диапазон"
)
#: What stands behind the first end instead of before it.
_BEHIND = frozenset({"から", "부터", "より"})
_JOIN = re.compile(r"[-‐‑‒–—―−~～〜∼…]+|\.\.+|→|<=?x?<=?")
#: What stands behind a number: a currency, a unit, a counter.
_SIGN = re.compile(r"[€$£¥₹₽%°()\[\].,:;/]|年|月|日|元|円|万|萬|원|년|坪|㎡|m²")
_UNIT = re.compile(r"\b(?:km|eur|euros?|usd|gbp|chf|mins|minutes?|m2|kr|zł|kč|ft|руб|гг?)\b", re.I)
#: What the name of the second of two controls has more than that of the first.
_NEXT = re.compile(r"[_\-.]?[12]|\[[12]\]")
_FORMAT = re.compile(r"\s*\([^()]*\)\Z")
_WORD = re.compile(r"[^\s:：]+")


def end(text: str) -> End:
    """Which end of a span a text marks that says nothing else; "both" for the "and" of "between … and …"."""
    words = spoken(text, GAP * 2).strip()
    if words in _LOW:
        return "low"
    return "high" if words in _HIGH else "both" if words in _BOTH else ""


def parted(label: str) -> tuple[str, End]:
    """What a label is about and the end that its last or first word marks: "Year from" gives ("Year", "low")."""
    words = _WORD.findall(label)
    for size in (2, 1):
        for rest, mark in ((words[:-size], words[-size:]), (words[size:], words[:size])):
            found = end(" ".join(mark)) if rest else ""
            if found in ("low", "high"):
                return folded(" ".join(rest)), found
    return label, ""


def _bare(label: str) -> str:
    """A label without how its value is to be written: "and (YYYY or MM/DD/YYYY)" gives "and"."""
    return _FORMAT.sub("", label)


def spanless(label: str) -> str:
    """A label without the word that says no more than that its values are asked for in spans: "Date range" gives "Date"."""
    words = label.split()
    kept = [word for word in words if spoken(word).strip() not in _SPANS]
    return " ".join(kept) if kept and len(kept) < len(words) <= 4 else label


def is_span(low: Field, high: Field) -> bool:
    """Whether the labels of two controls tell that they are the ends of one span."""
    said = _bare(high.label)
    (base, first), (other, second) = parted(low.label), parted(said)
    if first == "low" and second in ("high", "both"):
        return bool(base) and base == other
    before = _bare(low.label).split()
    between = bool(before) and spoken(before[-1]).strip() in _BETWEEN
    joined = bool(said) and end(said.split()[-1]) == "both"
    return (first == "" and (second == "high" and bool(base) and base == other)) or (between and joined)


def with_meaning(tree: Tree, fields: Sequence[Field], ground: Ground) -> tuple[Field, ...]:
    """The fields of a form with what they are about, where they share a label with the control before them."""
    named = _with_ends(tree, fields, ground)
    pairs = zip(fields, named, strict=True)
    return tuple(one if one.label == other.label else replace(one, meant=other.label) for one, other in pairs)


def as_meant(fields: Sequence[Field]) -> tuple[Field, ...]:
    """The fields labelled with what they are about."""
    return tuple(replace(one, label=one.meant) if one.meant else one for one in fields)


def _with_ends(tree: Tree, fields: Sequence[Field], ground: Ground) -> list[Field]:
    found = list(fields)
    visible = [place for place, one in enumerate(found) if one.control != "hidden"]
    for position, place in enumerate(visible):
        found[place] = _titled(tree, found[place])
        before = _before(found, visible[max(0, position - APART) : position], found[place])
        if before >= 0:
            low, high = _named(tree, found[before], found[place], ground)
            at = visible.index(before)
            found[before], found[place] = _as_periods(found[visible[at - 1]], low, high) if at else (low, high)
    return found


def _as_periods(one: Field, low: Field, high: Field) -> tuple[Field, Field]:
    """Two ends that say no more than "from" and "to", named after the choice of periods ("this week") that stands before them."""
    if (
        end(low.label) != "low"
        or end(high.label) != "high"
        or one.control not in ("radio", "select")
        or role(one) != "period"
    ):
        return low, high
    return _called(low, f"{one.label} {low.label}"), _called(high, f"{one.label} {high.label}")


def _titled(tree: Tree, one: Field) -> Field:
    """A control labelled with an end alone, by its title where that says more ("to", titled "To month")."""
    if not bounding(one) or not end(one.label):
        return one
    title = folded(tree.attribute(one.node, "title"))
    return _called(one, title) if spoken(one.label) in spoken(title) and title != one.label else one


def bounding(one: Field) -> bool:
    """Whether a control may be the end of a span."""
    return one.control == "select" or one.control in TYPED - {"textarea", "search"}


def _before(fields: Sequence[Field], places: Sequence[int], one: Field) -> int:
    """The nearest control before this one that may be the other end of its span, -1 without one."""
    if not bounding(one):
        return -1
    typed = one.control != "select"
    for place in reversed(places):
        other = fields[place]
        if bounding(other) and (other.control != "select") == typed:
            return place
        if other.control not in ("select", "button", "image"):
            return -1
    return -1


def _named(tree: Tree, low: Field, high: Field, ground: Ground) -> tuple[Field, Field]:
    """Two neighbouring controls with the label that both share, where they do."""
    mark = "" if _lettered(high) else end(high.label)
    gap = _gap(tree, low.node, high.node, ground)
    base, first = parted(low.label)
    if mark == "both" and spoken(low.label).split()[-1:] and spoken(low.label).split()[-1] not in _BETWEEN:
        mark = ""
    if mark in ("high", "both"):
        if end(low.label) == "low":
            shared = _shared(tree, low, high, ground)
            if shared:
                return _called(low, f"{shared} {low.label}"), _called(high, f"{shared} {high.label}")
        elif first == "low" or (
            gap is not None and _close(gap, high) and not (_tied(high, ground) and not _twins(low, high))
        ):
            return low, _called(high, f"{base} {high.label}")
        return low, high
    if gap is None or not _borrows(high, gap, ground) or low.label == name_words(low.name):
        return low, high
    if _joins(gap) or (not _SIGN.sub("", gap).strip() and _alike(low, high)):
        return low, _called(high, base if first == "low" and _joins(gap) else low.label)
    return low, high


def _lettered(one: Field) -> bool:
    """Whether a control is called by its name alone, and that is a letter with a number at most ("a2"), which marks no end."""
    return one.label == name_words(one.name) and len(spoken(one.label).strip()) == 1


def _close(gap: str, high: Field) -> bool:
    """Whether nothing stands between two controls but what marks the second as the other end."""
    return folded(gap) == high.label or not _SIGN.sub("", gap).strip() or _joins(gap)


def _joins(gap: str) -> bool:
    """Whether what stands between two controls makes them two ends: a dash, "to", after the unit of the first."""
    bare = _UNIT.sub("", _SIGN.sub("", gap)).strip()
    return _JOIN.fullmatch(bare) is not None or end(bare) == "high" or bare in _BEHIND


def _called(one: Field, label: str) -> Field:
    return replace(one, label=folded(label))


def _borrows(one: Field, gap: str, ground: Ground) -> bool:
    """Whether a control has no label of its own, only what stands between it and the one before, or its name."""
    if one.label and one.label == folded(gap):
        return not _tied(one, ground)
    return one.label in (name_words(one.name), name_words(one.identifier)) and not example(one.placeholder)


def _alike(low: Field, high: Field) -> bool:
    """Whether two controls side by side are parts of one value: numbers to choose, parts of a day, or names that differ in an
    ending ("day1" and "day2", "filed" and "filed_1")."""
    if low.control == "select":
        return all(part(one) is not None or _numbers(one) for one in (low, high))
    if None not in (part(low), part(high)) or _NEXT.fullmatch(high.name.removeprefix(low.name)):
        return True
    first, second = low.name, high.name
    return len(first) == len(second) and first[:-1] == second[:-1] and len(first) > 1


def _twins(low: Field, high: Field) -> bool:
    """Whether the names of two controls differ in an ending or a mark alone, so that a `<label>` of one that says "to" means
    the end of what the other begins, and no other thing."""
    first, second = name_words(low.name).split(), name_words(high.name).split()
    marked = first[:-1] == second[:-1] and bool(second) and end(second[-1]) == "high"
    return (marked and len(first) > 1 and end(first[-1]) == "low") or _alike(low, high)


def _numbers(one: Field) -> bool:
    return sum(number(option) is not None for option in one.options[:20]) * 2 >= min(len(one.options), 20) > 1


def _tied(one: Field, ground: Ground) -> bool:
    """Whether the page itself ties a `<label>` to a control."""
    return one.identifier in ground.labels_for or one.node in ground.label_around


def _gap(tree: Tree, low: int, high: int, ground: Ground) -> str | None:
    """The words between two controls without those of others; None where they are too many to be a mark."""
    parts: list[str] = []
    size = 0
    for piece in _pieces(tree, tree.ends[low], high, ground):
        parts.append(piece)
        size += len(piece.strip())
        if size > GAP:
            return None
    return " ".join("".join(parts).split())


def _shared(tree: Tree, low: Field, high: Field, ground: Ground) -> str:
    """The words before two controls in the smallest part of the page that holds words and both of them alone."""
    owner = tree.parents[low.node]
    for _ in range(UP):
        while owner >= 0 and tree.ends[owner] <= high.node:
            owner = tree.parents[owner]
        if owner < 0 or tree.tags[owner] in ("form", "body", "html") or tree.ends[owner] - owner > HELD:
            return ""
        inside = [node for node in range(owner, tree.ends[owner]) if node in ground.control_nodes]
        if tree.tags[owner] == "fieldset" and all(
            _marked(tree, node) for node in inside if node not in (low.node, high.node)
        ):
            return _title(tree, owner, inside[0], ground)
        if any(node not in (low.node, high.node) and not _silent(tree, node) for node in inside):
            return ""
        words = _words(tree, owner, low.node, ground)
        if words != low.label and words.endswith(low.label):
            words = folded(words[: -len(low.label)])
        if not words or words == low.label:
            words = _heading(tree, owner, low.node) or _term(tree, owner, ground)
        if words and words != low.label and not is_unit(words):
            return words if len(words) <= LONG and not SEARCH.search(spoken(words)) else ""
        owner = tree.parents[owner]
    return ""


def _title(tree: Tree, owner: int, first: int, ground: Ground) -> str:
    """The legend of a group of controls, or the heading that stands for one."""
    found = [node for node in range(owner + 1, first) if tree.tags[node] in _TITLES]
    words = _words(tree, found[0], tree.ends[found[0]], ground) if found else ""
    return words if len(words) <= LONG else ""


def _marked(tree: Tree, node: int) -> bool:
    """Whether a control is none that one types into or chooses from: spans that a list offers stand beside the two ends."""
    return _silent(tree, node) or tree.attribute(node, "type").lower() in ("radio", "checkbox")


def _heading(tree: Tree, owner: int, low: int) -> str:
    """What the button says that shows and hides a part of the page which begins with it."""
    button = next((child for child in tree.children(owner) if tree.tags[child]), low)
    return folded(tree.text(button, LONG)) if button < low and unfolds(tree, button) else ""


def _term(tree: Tree, owner: int, ground: Ground) -> str:
    """The words of the cell, the term or the heading that stands before a cell, a description or another part."""
    wanted = {"dd": ("dt",), "td": ("td", "th")}.get(tree.tags[owner], _TITLES)
    before = owner - 1
    while before >= 0 and tree.parents[before] != tree.parents[owner]:
        before = tree.parents[before]
    if before < 0 or tree.tags[before] not in wanted:
        return ""
    alone = not any(node in ground.control_nodes for node in range(before, tree.ends[before]))
    return _words(tree, before, tree.ends[before], ground) if alone else ""


def _silent(tree: Tree, node: int) -> bool:
    return tree.tags[node] == "button" or tree.attribute(node, "type").lower() in (
        "hidden",
        "submit",
        "button",
        "image",
    )


def _words(tree: Tree, start: int, stop: int, ground: Ground) -> str:
    """The rendered words from one node to another, those of controls left out."""
    return folded(" ".join("".join(_pieces(tree, start, stop, ground)).split()))


def _pieces(tree: Tree, start: int, stop: int, ground: Ground) -> Iterator[str]:
    """The rendered texts from one node to another, those of controls left out, with a blank for each element."""
    node = start
    while node < stop:
        tag = tree.tags[node]
        if tag in NOT_RENDERED or node in ground.control_nodes:
            node = tree.ends[node]
            continue
        yield " " if tag else tree.texts[node]
        node += 1


def day_spans(fields: Sequence[Field]) -> list[tuple[int, int]]:
    """The places of the years of two days that are asked for in the same parts, one day behind the other, where the first control
    of each says which end it is: "From [month] [year] to [month] [year]"."""
    runs = [run for run in days_in_parts(fields) if "year" in run.values()]
    found = []
    for low, high in pairwise(runs):
        (base, first), (other, second) = (_marked_end(fields[min(run)].label) for run in (low, high))
        if (first, second, base) == ("low", "high", other) and sorted(low.values()) == sorted(high.values()):
            years = [next(place for place, said in run.items() if said == "year") for run in (low, high)]
            found.append((years[0], years[1]))
    return found


def _marked_end(label: str) -> tuple[str, End]:
    return ("", end(label)) if end(label) else parted(label)


def find_spans(
    fields: Sequence[Field], roles: Mapping[int, Role], counted: Mapping[int, str], out: Set[int] = frozenset()
) -> list[tuple[int, int]]:
    """Neighbours, but those `out`, that are the two ends of a span by their labels, as places; `counted` maps the places of
    controls whose label names a number, a year or a day to it: two of them with the very same label are such ends too."""
    places = [
        place
        for place, one in enumerate(fields)
        if one.name and place not in out and bounding(one) and (one.control != "select" or roles.get(place) == "value")
    ]
    found: list[tuple[int, int]] = []
    for at, low in enumerate(places):
        first = fields[low]
        alike = [
            place
            for place in places[at + 1 : at + APART + 2]
            if (fields[place].control == "select") == (first.control == "select")
        ]
        if not alike or alike[0] - low > APART + 1 or (found and low in found[-1]):
            continue
        high = alike[0]
        second = fields[high]
        alone = sum(fields[place].label == first.label for place in places[max(0, at - 1) : at + 3]) == 2
        twins = first.label == second.label and low in counted and alone
        if (twins and not any(is_date_part(one) for one in (first, second))) or is_span(first, second):
            found.append((low, high))
    return found
