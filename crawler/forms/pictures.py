"""What pictures on controls say: by their texts, by the class of an icon, by the name of their file."""

from __future__ import annotations

import re

from crawler.forms.vocabulary import MAX_NAME, name_words
from crawler.page import Tree

#: How many nodes below a control are looked at.
STEPS = 40
#: How the classes of icons call such pictures, with the prefix of a set of icons before the name.
_ICON = re.compile(
    r"(?:^|\s)(?:fa[srlbd]?|icon|icons|ico|i|bi|ti|ri|bx|mdi|glyphicon|glyph|dashicons|lucide|feather|la|pi|uil?|oi|typcn|ion)[-_]+"
    r"(?:[a-z]+[-_])?(trash|bin|delete|remove|cart|basket|bag|heart|thumbs?|floppy|save|disk|diskette|credit|pay)(?![a-z])"
)
_ICON_SIGNS = {
    **dict.fromkeys("trash bin delete remove".split(), "🗑"), **dict.fromkeys("cart basket bag".split(), "🛒"),
    **dict.fromkeys("heart thumb thumbs".split(), "👍"), **dict.fromkeys("floppy save disk diskette".split(), "💾"),
    **dict.fromkeys("credit pay".split(), "💳"),
}  # fmt: skip
#: The name of a picture's file, and the longest that is read.
_FILE = re.compile(r"([^/?#]{1,40})\.(?:gif|png|jpe?g|svg|webp|bmp)(?:[?#]|\Z)", re.I)


def picture(tree: Tree, node: int) -> str:
    """The alternative text, or the title, of the first picture below a node."""
    for inside in range(node + 1, min(tree.ends[node], node + STEPS)):
        text = tree.attribute(inside, "alt") or tree.attribute(inside, "title")
        if text:
            return text
    return ""


def drawn(tree: Tree, node: int) -> str:
    """The sign of the deed that an icon without words below a node stands for: `<i class="fa fa-trash">` is 🗑; "" for others."""
    for own in tree.attributes[node + 1 : min(tree.ends[node], node + STEPS)]:
        found = _ICON.search((own.get("class") or "")[:MAX_NAME].lower()) if own else None
        if found is not None:
            return _ICON_SIGNS[found[1]]
    return ""


def file_words(address: str) -> str:
    """The words of the name of a picture's file: `/img/buy_now.gif` gives "buy now"."""
    found = None if address.startswith("data:") else _FILE.search(address[-MAX_NAME:])
    return name_words(found[1]) if found else ""
