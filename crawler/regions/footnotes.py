"""Marks of footnotes amid the text: they stand beside a value and are no part of it, nor a value of their own."""

from __future__ import annotations

import re

from crawler.page import Tree

#: A number, a letter or a sign, in brackets or not, and a number or a sign without them.
_MARK = re.compile(r"[\[(]?(?:\d{1,3}|[a-z*†‡§¶]|\*{2,3})[\])]?\Z")
#: What a raised number follows as a mark: a word too long to be a unit, or the end of a clause or bracket.
_WORD = re.compile(r"(?:[^\W\d_]{3}|[.,;:!?)\]»”\"'])\s*\Z")


def is_mark_of_note(tree: Tree, node: int) -> bool:
    """Whether an element is the mark of a footnote: a raised number that leads to a place of the same page, is set in brackets,
    or follows a word that no power belongs to; or such a link without being raised."""
    tag = tree.tags[node]
    if tag not in ("sup", "a") or tree.ends[node] - node > 6:
        return False
    text = "".join(tree.texts[node : tree.ends[node]]).strip()
    if not _MARK.match(text):
        return False
    leads = any(_is_place(tree, one) for one in range(node, tree.ends[node]))
    before = tree.texts[node - 1] if node and not tree.tags[node - 1] else ""
    if not before.strip():
        return False
    if tag == "a":
        return leads and text[0] in "[("
    return leads or text[0] in "[(" or (not text.isalpha() and bool(_WORD.search(before)))


def _is_place(tree: Tree, node: int) -> bool:
    """Whether a node is a link to a place of the page it stands on."""
    return tree.tags[node] == "a" and len(tree.attribute(node, "href")) > 1 and tree.attribute(node, "href")[0] == "#"
