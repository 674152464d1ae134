"""Which column of a list holds the records' titles, all of it, and nothing that the list put around them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from crawler.attributes.columns import Column
from crawler.attributes.naming import NAMED
from crawler.attributes.person import AND, PERSON
from crawler.page import Tree
from crawler.regions.leaves import Leaf
from knowledge.given_names import begin_with_names
from knowledge.values import date
from knowledge.words import word_count

#: Fewest records of a long list.
MANY = 8
#: A number with a word around it ("#12", "arXiv:2401.01234") or an address leads to a record, but is not its title.
_CODE = re.compile(
    r"(?:[^\W\d]{1,12}[\s:./#-]{0,3})?#?(?=\S*\d{2})[A-Za-z0-9./:_-]{1,24}\Z|(?:https?://|www\.|[\w.-]+\.[a-z]{2,6}/)\S*\Z"
)
#: Longest such number of several words, and fewest digits of it.
NUMBER, MANY_DIGITS = 24, 5
#: What is left of the weight of a column as titles where its values are people.
PEOPLE = 0.2
#: One person or several, several for sure, and the share of a column's values that are for it to hold people.
_PEOPLE = re.compile(rf"{PERSON}(?:,\s+{PERSON}){{0,9}}(?:,?\s+(?:&|{AND})\s+{PERSON})?\Z")
_SEVERAL, SEVERAL = re.compile(rf",\s|\s(?:&|{AND})\s"), 0.2
#: Share of the titles of a list of many whose last words differ, below which these are short forms ("s.r.o.", "Inc.", "Willd.")
#: whose full stop is their own.
FORMS = 0.5
#: Numbers from here on may be years.
YEARS = 1_000
#: The number of a hit before its title, or before what else begins it.
_RUNNING = re.compile(r"(?:\[(\d{1,5})\]|\((\d{1,5})\)|(\d{1,5})\s?(?:[)、．]|\.(?!\d+\.\d)))\s*(?=\S)")
#: What a class calls a text that says what a thing is like (as a header it may mean the thing); what is left of its weight.
_SAYS = re.compile(r"(?<![a-z])(?:desc(?:ription)?|summary|abstract|excerpt|snippet|teaser|blurb)(?![a-z])", re.I)
SAID = 0.3
#: Where one sentence ends and the next begins, or an extract in the middle of one ("… of the river …"), and what a column of
#: such texts loses of its weight as titles.
_SENTENCES, SENTENCES = re.compile(r"[^\W_]{3}[.!?]\s+[^\W\d_a-z]|\A(?:…|\.\.\.)\s?[^\W\d_]"), 0.8
#: What begins a link to the rest of a record ("More... (No. 17)"), and what is left of the weight of a column of such.
_ONWARD, ONWARD = re.compile(r"[^\W\d_]+(?:\s[^\W\d_]+)?\s?(?:…|\.\.\.)\s?\W"), 0.1
#: Mean length from which unlinked texts behind others are rather what is said of things, share of small letters in such, and
#: what is left of their weight.
LONG, SMALL, PROSE = 110, 0.85, 0.3
#: What days lose of their weight as titles, and what is left of that of a heading below another of the record.
DAYS, BELOW = 0.9, 0.5
#: What is left of the weight of texts that say a heading of the record again, in other words.
AGAIN = 0.05
#: What such a heading loses at most by the digits in it, of what other texts do.
HEADED = 0.5
#: Steps to a text that tell a part of records.
PART = 4
#: Share of the records in which a label calls the title, where its text is none that stands out.
LABELLED = 0.3
#: How a heading's level stands in its place, and the level of what is none.
_LEVEL = re.compile(r"(?:^|/)h([1-6])(?=[./]|\Z)")
NONE = 7
#: An address of a page; fewest records, and the most of their links that lead to different pages where several share one.
_PAGE, FEW, SHARED = re.compile(r"(?!#|javascript:)", re.I), 4, 0.7
#: What a class calls a text that is what the thing is called.
_CALLED = re.compile(r"title|name|headline", re.I)
_NAMES = frozenset({"title", "name", "headline"})
#: Fewest words that a title has on average which is told by its place in a link alone, and in a link of its own to the same
#: page; the share of values that differ.
LED, ALONE, DIFFERENT = 3, 2, 0.9
#: Nodes before a text among which stands the picture that leads to what it names, and elements between that and its link.
BEFORE, WITHIN = 8, 3


def title_column(tree: Tree, found: Sequence[Column], count: int, *, people: bool = False) -> int | None:
    """The column that holds the records' titles: the main link or heading, by coverage, length, place and variety; hardly
    names of `people` where titles are none, unless they head each record."""
    best: tuple[float, int] | None = None
    top = min((_level(column) for column in found if 2 * len(column.records) > count and _varies(column)), default=NONE)
    head = next((column for column in found if top == _level(column) < NONE and _varies(column)), None)
    for index, column in enumerate(found):
        if not column.cells or column.source in ("term", "label"):
            continue
        coverage = len(column.records) / count
        linked = _leading(tree, column)
        heading = sum(1 for _, leaf, _ in column.cells if leaf.heading) / len(column.cells)
        variety = len(set(column.values)) / len(column.cells)
        width = sum(min(60, len(value)) for value in column.values) / len(column.cells)
        letters = sum(1 for value in column.values if any(c.isalpha() for c in value)) / len(column.cells)
        if letters < 0.5 or max(coverage, 1 / count) < 0.5:
            continue
        coded = sum(1 for value in column.values if _CODE.match(value) or _is_number(value)) / len(column.cells)
        strong = sum(1 for _, leaf, _ in column.cells if leaf.strong) / len(column.cells)
        told = "".join(column.values)
        digits = sum(map(str.isdigit, told)) / max(1, sum(map(str.isalnum, told)))
        weight = coverage * (0.3 + linked) * (1 + 1.5 * heading) * (0.2 + variety) * (5 + width) / (1 + 0.1 * index)
        if "title" in column.key.lower() or column.key.lower() in ("name", "headline"):
            weight *= 8 if column.source == "property" else 2
        weight *= SAID if column.source in ("class", "property") and _SAYS.search(column.key) else 1
        weight *= 1 - SENTENCES * sum(1 for value in column.values if _SENTENCES.search(value)) / len(column.cells)
        sure = top == _level(column) < NONE and _varies(column)  # what heads each record is its title, be it a number
        weight *= (1 - 0.8 * coded) * (1 + strong) * (1 - min(0.8, digits) * (HEADED if sure else 1))
        weight *= PROSE if index and not linked and not heading and _is_prose(column) else 1
        weight *= 1 - DAYS * sum(date(value) is not None for value in column.values) / len(column.cells)
        weight *= BELOW if top < _level(column) < NONE else 1
        if people and not sure and (begin_with_names(column.values) >= NAMED or _holds_people(column)):
            weight *= PEOPLE
        if len(column.cells) > 1 and all(map(_ONWARD.match, column.values)):
            weight *= ONWARD
        if _says_again(column, head):
            weight *= AGAIN
        if best is None or weight > best[0]:
            best = (weight, index)
    if best is None or (count >= FEW and _only_leads(tree, found, found[best[1]])):
        return None
    return _first_linked(tree, found, best[1], people)


def called_title(found: Sequence[Column], title: int, count: int, is_title: Callable[[str], bool]) -> int:
    """The column of titles, or in its place the one that a label calls so (`is_title`) in many of the records, where nothing
    but their place speaks for the texts of the first: marks to set, the number of a hit among so many. In a table whose heads
    tell what each column is, one so called that leads each record to a page of its own wins over any other."""
    if (headed := _headed_so(found, title, count, is_title)) is not None:
        return headed
    if any(leaf.heading or leaf.link >= 0 for _, leaf, _ in found[title].cells):
        return title
    if found[title].source not in ("position", "class") or "title" in found[title].key.lower():
        return title
    for index, column in enumerate(found):
        named = column.source in ("term", "label", "header") and len(column.records) >= max(2, LABELLED * count)
        if named and _varies(column) and is_title(column.key) and worded(column):
            return index
    return title


def _headed_so(found: Sequence[Column], title: int, count: int, is_title: Callable[[str], bool]) -> int | None:
    """The column that the head of a table, or a label, calls the title and which links every record elsewhere, where the best one
    is called something else: names of devices look like numbers, who owns or began a thing looks like a title."""
    best = found[title]
    if is_title(best.key) or (best.source != "header" and ("title" in best.key.lower() or best.cells[0][1].heading)):
        return None
    for index, column in enumerate(found):
        if (
            column.source not in ("header", "term", "label")
            or not is_title(column.key)
            or len(column.records) < max(2, count)
        ):
            continue
        links = {leaf.link for _, leaf, _ in column.cells}
        if min(links) >= 0 and len(links) == count and len(set(column.values)) >= DIFFERENT * count:
            return index
    return None


def _says_again(column: Column, head: Column | None) -> bool:
    """Whether each value says what heads its record once more, with the same words around in all of them: "Read more about X"."""
    if head is None or head is column or column.records - head.records:
        return False
    heads = {number: value for number, _, value in reversed(head.cells)}
    if not all(heads.values()):  # what is left of "- by Ann Lee" without its byline
        return False
    around = {tuple(value.split(heads[number], 1)) for number, _, value in column.cells}
    words = around.pop()
    return not around and len(words) > 1 and any(part.strip() for part in words)


def _only_leads(tree: Tree, found: Sequence[Column], main: Column) -> bool:
    """Whether the best column says the same in links to different pages, and no other has words that differ: "Details" beside
    a price or a picture is no title of anything."""
    pages = {tree.attribute(leaf.link, "href") for _, leaf, _ in main.cells if leaf.link >= 0}
    if len(set(main.values)) > 1 or len(pages) < len(main.cells) or len(main.cells) < FEW:
        return False
    return all(len(set(one.values)) == 1 or not any(map(_spoken, one.values)) for one in found if one is not main)


def worded(column: Column) -> bool:
    """Whether most of a column's values are words rather than numbers."""
    return 2 * sum(map(_spoken, column.values)) > len(column.cells)


def _spoken(value: str) -> bool:
    """Whether a value has more letters than digits."""
    return sum(map(str.isalpha, value)) > sum(map(str.isdigit, value))


def _leading(tree: Tree, column: Column) -> float:
    """The share of a column's values that are links, or that pictures before them which are links are called by; none where
    many of them lead to the same pages: what several records link to, the profile of who wrote them, is none of theirs."""
    links = [leaf.link for _, leaf, _ in column.cells if leaf.link >= 0]
    pages = [href for link in links if (href := tree.attribute(link, "href").strip()) and _PAGE.match(href)]
    shared = len(column.records) >= FEW and 0 < len(set(pages)) <= SHARED * len(pages)
    pictured = sum(leaf.link < 0 and _names_picture(tree, leaf) for _, leaf, _ in column.cells)
    return 0.0 if shared and len(pages) == len(links) else (len(links) + pictured) / len(column.cells)


def _names_picture(tree: Tree, leaf: Leaf) -> bool:
    """Whether the picture right before a text is called so and leads somewhere: to what the text names."""
    said = " ".join(leaf.text.split()).casefold()
    for node in range(leaf.node - 1, max(-1, leaf.node - BEFORE - 1), -1):
        if tree.tags[node] == "img":
            told = (tree.attribute(node, "alt"), tree.attribute(node, "title"))
            return any(" ".join(one.split()).casefold() == said for one in told) and _is_linked(tree, node)
    return False


def _is_linked(tree: Tree, node: int) -> bool:
    for _ in range(WITHIN):
        node = tree.parents[node]
        if node < 0 or tree.tags[node] == "a":
            break
    return node >= 0 and tree.tags[node] == "a" and bool(tree.attribute(node, "href").strip())


def _is_prose(column: Column) -> bool:
    """Whether values are on the average longer than names of things are, and go on in small letters."""
    if sum(map(len, column.values)) <= LONG * len(column.cells):
        return False
    told = "".join(column.values)
    return sum(map(str.islower, told)) > SMALL * sum(map(str.isalpha, told))


def _is_number(value: str) -> bool:
    """Whether a text of several words is a number that things are registered under: "2 CA-CR 2013-0296"."""
    if len(value) > NUMBER or not any(map(str.isdigit, value)) or any(map(str.islower, value)):
        return False
    letters, digits = sum(map(str.isalpha, value)), sum(map(str.isdigit, value))
    return MANY_DIGITS <= digits >= letters > 0


def _level(column: Column) -> int:
    """The level of the headings that a column's values stand in."""
    levels = [int(match[1]) for _, leaf, _ in column.cells[:MANY] if (match := _LEVEL.search(leaf.path))]
    return min(levels) if 2 * len(levels) > len(column.cells[:MANY]) else NONE


def _varies(column: Column) -> bool:
    """Whether nearly all values of a column are different ones."""
    return len(set(column.values)) >= DIFFERENT * len(column.cells)


def _first_linked(tree: Tree, found: Sequence[Column], best: int, people: bool) -> int:
    """The column of the first text that leads where the best column's longer texts do, where nothing sets these off: a card
    that is a link as a whole, or whose every part is one to the same page, begins with what it is called, and goes on with
    what is said of it."""
    main = found[best]
    pages = _led_to(tree, main)
    called = main.source == "property" or _CALLED.search(main.key) is not None
    if called or "" in pages.values() or any(leaf.heading or leaf.strong for _, leaf, _ in main.cells):
        return best
    for index, column in enumerate(found[:best]):
        words = sum(map(word_count, column.values))
        alone = column.cells[0][1].link != main.cells[0][1].link
        told = column.source == "class" and column.key.lower() in _NAMES
        if not told and {column.source, main.source} - ({"position", "class"} if alone else {"position"}):
            continue
        if not _varies(column) or _led_to(tree, column) != pages:
            continue
        named = people and (begin_with_names(column.values) >= NAMED or _holds_people(column))
        least = 1 if told else ALONE if alone else LED
        numbered = alone and sum(any(map(str.isdigit, value)) for value in column.values) >= DIFFERENT * len(
            column.values
        )
        if numbered:  # shelf marks, days: what leads to the thing beside what it is called
            continue
        if words >= least * len(column.cells) and not named and not any(date(value) for value in column.values):
            return index
    return best


def _led_to(tree: Tree, column: Column) -> dict[int, str | int]:
    """Where the first text of each record leads: the address, the link itself where that names no page; "" where it is none."""
    first = {number: leaf.link for number, leaf, _ in reversed(column.cells)}
    pages = {number: tree.attribute(link, "href").strip() if link >= 0 else "" for number, link in first.items()}
    own = len(set(pages.values())) >= DIFFERENT * len(pages)
    return {n: page if not page or (own and _PAGE.match(page)) else first[n] for n, page in pages.items()}


def _holds_people(column: Column) -> bool:
    """Whether all values read like people, and some like several of them."""
    values = column.values
    several = sum(_SEVERAL.search(value) is not None for value in values)
    return several >= max(2, SEVERAL * len(values)) and all(
        len(value) <= 200 and _PEOPLE.match(value) for value in values
    )


def completed(found: Sequence[Column], title: int) -> tuple[list[Column], int]:
    """The columns with those joined to the title's that stand at its place in the records it lacks, and its number
    then: a class may tell a record's state (closed, read, sponsored) rather than what the text is."""
    main = found[title]
    place, linked = _bare(main), _linked(main)
    first = _first_links(found)
    for other in found:
        if other is main or other.source in ("term", "label", "header") or other.records & main.records:
            continue
        alike = _heads(main) and _heads(other)
        dressed = _heads(main) != _heads(other) and len(other.cells) > 1 and _lead(main, first) and _lead(other, first)
        placed = _linked(other) == linked and (_bare(other) == place or alike)
        if placed or (alike and _part(other) == _part(main)) or dressed:
            main.cells.extend(other.cells)
            other.cells.clear()
    kept = [column for column in found if column.cells]
    return kept, next(index for index, column in enumerate(kept) if column is main)


def _first_links(found: Sequence[Column]) -> dict[int, int]:
    """The first text of each record that is a link."""
    first: dict[int, int] = {}
    for column in found:
        for number, leaf, _ in column.cells:
            if leaf.link >= 0:
                first[number] = min(leaf.node, first.get(number, leaf.node))
    return first


def _lead(column: Column, first: Mapping[int, int]) -> bool:
    """Whether all texts of a column are the first links of their records."""
    return all(first.get(number) == leaf.node for number, leaf, _ in column.cells)


def bare_titles(column: Column, rows: Sequence[Sequence[Leaf]]) -> None:
    """Take from the titles what the list put around them: the running number of the hit, and the full stop that ends
    each title of a citation set in running text, or of all in a list of many."""
    unnumbered(column, few=True)
    ended = [value.endswith((".", "?", "!")) and not value.endswith("..") for value in column.values]
    stops = sum(value.endswith(".") for value in column.values)
    if len(ended) > 2 and all(ended) and 2 * stops > len(ended) and (len(ended) >= MANY or _running(column, rows)):
        different = set(column.values)
        last = {value.split()[-1] for value in different}
        if len(ended) < MANY or len(last) > FORMS * len(different):
            column.cells[:] = [(n, leaf, value.removesuffix(".")) for n, leaf, value in column.cells]


def unnumbered(column: Column, *, few: bool = False) -> None:
    """Take the running number of the hit from where it begins the values of each record; from a `few` in titles alone."""
    numbers = [match for value in column.values if (match := _RUNNING.match(value))]
    counted = [int(match[match.lastindex or 0]) for match in numbers]
    cut = [match.string[match.end() :] for match in numbers]
    if not counted or len(cut) < len(column.cells) or counted != list(range(counted[0], counted[0] + len(counted))):
        return
    parts = (match[0][-1] in ".," and rest[:1].isdigit() for match, rest in zip(numbers, cut, strict=True))
    if not few and all(parts):
        return  # "5.1 MiB", "6.1 MiB"
    told = len(cut) > 1 or (counted[0] == 1 and not cut[0][0].isdigit())
    if (few and told) or (len(cut) > 2 and counted[0] < YEARS):
        column.cells[:] = [(n, leaf, value) for (n, leaf, _), value in zip(column.cells, cut, strict=True)]


def _running(column: Column, rows: Sequence[Sequence[Leaf]]) -> bool:
    """Whether most of a column's values stand in a line with more text after them."""
    onward = sum(
        any(other.run == leaf.run and other.node > leaf.node for other in rows[number])
        for number, leaf, _ in column.cells
    )
    return 2 * onward > len(column.cells)


def _heads(column: Column) -> bool:
    """Whether all values of a column stand in headings: the names of records, wherever a record has its heading."""
    return all(leaf.heading for _, leaf, _ in column.cells)


def _bare(column: Column) -> str:
    """Where a column stands in its records, without classes."""
    return "/".join(step.partition(".")[0] for step in column.cells[0][1].path.split("/")) if column.cells else ""


def _part(column: Column) -> list[str]:
    """The last steps to where a column stands in its records: a part that links and advertisements have in common."""
    return column.cells[0][1].path.split("/")[-PART:]


def _linked(column: Column) -> bool:
    return bool(column.cells) and column.cells[0][1].link >= 0
