"""What a cell of column headers says: its words, without tips, in full where they are an abbreviation."""

from __future__ import annotations

from crawler.page import Tree
from crawler.regions.icons import icon_label

#: Longest header text.
HEADER = 60
#: Most nodes of a cell of headers that are looked through for what only acts on its column.
ACTING = 60


def heading(tree: Tree, cell: int) -> str:
    """What a cell of headers says: its text without a tip or the words of a button that stand in it, in full where that is an
    abbreviation with what it stands for (HTML 4.5.9), or what the first picture of one without text shows."""
    text = _untipped(tree, cell) or _unworked(tree, cell) or tree.text(cell, HEADER + 1)
    if not text:
        nodes = range(cell + 1, tree.ends[cell]) if tree.tags[cell] == "th" else ()
        return next(filter(None, (icon_label(tree, node) for node in nodes)), "")
    short = next(iter(tree.find("abbr", cell, tree.ends[cell])), -1)
    said = " ".join(tree.attribute(short, "title").split()) if short >= 0 else ""
    whole = 0 < len(said) <= HEADER and tree.text(short, HEADER + 1) == text
    return said if whole and _stands_for(text, said) else text


def _stands_for(short: str, title: str) -> bool:
    """Whether an abbreviation is made of letters of a title, from the beginning of a word on and in their order, or has none:
    what a click does is said in titles, too ("Click to sort"), and so is more about a word that stands in it."""
    letters = [letter for letter in short.casefold() if letter.isalnum()]
    words = title.casefold()
    if not letters:
        return True
    if "".join(letters) in words.replace("(", " ").replace(")", " ").split():
        return False
    for place, letter in enumerate(words):
        if letter == letters[0] and not words[place - 1 : place].isalnum():
            rest = iter(words[place:])
            if all(one in rest for one in letters):
                return True
    return False


def _untipped(tree: Tree, cell: int) -> str:
    """The words right in an element of a cell that is called a tooltip, where others stand in an element of their own below
    them: the tip, which is shown when somebody points at it. Where but a sign stands there ("?"), the words before it. "" where
    there is none."""
    for node in range(cell + 1, tree.ends[cell]):
        if "tooltip" in (tree.attributes[node].get("class") or "").lower():
            own = [child for child in tree.children(node) if not tree.tags[child]]
            if own and own[0] == node + 1 and len(own) < len(tree.children(node)):
                before = (tree.texts[child] for child in range(cell + 1, node) if not tree.tags[child])
                words = " ".join(" ".join(tree.texts[child] for child in own).split())
                told = words if any(map(str.isalnum, words)) else " ".join(" ".join(before).split())
                return told[: HEADER + 1]
    return ""


def _unworked(tree: Tree, cell: int) -> str:
    """The words of a cell beside its buttons and links, where each of these says them once more among others: then it tells
    what it does with the column ("Sort by name, descending"), to those who cannot see its arrow. "" where none does: most
    headers that are pressed hold the name themselves."""
    end = min(tree.ends[cell], cell + ACTING)
    own: list[str] = []
    acting: list[str] = []
    node = cell + 1
    while node < end:
        if tree.tags[node] in ("button", "a") or tree.attributes[node].get("role") == "button":
            acting.append(tree.text(node, 2 * HEADER))
            node = tree.ends[node]
            continue
        if not tree.tags[node]:
            own.append(tree.texts[node])
        node += 1
    said = " ".join(" ".join(own).split())
    words = _spoken(said)
    spoken = [_spoken(one) for one in acting if one]
    return said[: HEADER + 1] if spoken and words.strip() and all(words in one for one in spoken) else ""


def _spoken(text: str) -> str:
    """The words of a text alone, in small letters and a space around each."""
    kept = "".join(letter if letter.isalnum() else " " for letter in text.casefold())
    return f" {' '.join(kept.split())} "
