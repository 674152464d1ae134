"""What the class, id and role names of elements say they are for, as far as paging needs to know."""

from __future__ import annotations

import re
from functools import lru_cache

from crawler.page import Tree

#: Word parts of class, id and role that tell what an element is for.
_FAMILIES = {
    "pag": "pagi paging pager pagenav page-n pagen page_n seite blaett navlink nav-link nav_link wp-page pagebar "
    "pgnav paginator -page page-",
    "next": "next nxt forward suivant siguiente weiter morelink more-link more_link",
    "prev": "prev zurueck anterior backward",
    "first": "first",
    "last": "last",
    "calendar": "calend datepick month kalender",
    "carousel": "carous slide slick swiper gallery flex- bx- owl scroll rotat ticker lightbox arrow",
    "comment": "comment reply review",
    "article": "post-nav article single entry adjacent nav-previous nav-next pagelink post-link post_nav",
    "crumb": "crumb",
    "menu": "menu navbar topnav mainnav dropdown",
    "side": "sidebar widget related footer header",
    "share": "share social rating star vote lang",
    "sort": "sort limit perpage per-page per_page show-per size display order filter facet",
    "letter": "alpha letter a-z atoz glossar",
    "mini": "mini threadpage topic thread",
    "number": "num digit",
    "current": "curr active disabled selected",
    "product": "product item cart price",
}
#: Whole words of the same meaning, too short to look for inside others.
_FAMILY_WORDS = {
    "page": "pag",
    "pages": "pag",
    "pg": "pag",
    "pag": "pag",
    "back": "prev",
    "tab": "sort",
    "tabs": "sort",
}
_PARTS = tuple((part, name) for name, parts in _FAMILIES.items() for part in parts.split())
_SAID = frozenset({"id", "role", "aria-label"})
_CLASS_WORD = re.compile(r"[a-z]+")


@lru_cache(maxsize=8_192)
def families(text: str) -> frozenset[str]:
    """The families of class words found in `text`."""
    lowered = text.lower()
    found = {name for part, name in _PARTS if part in lowered}
    found.update(_FAMILY_WORDS[word] for word in _CLASS_WORD.findall(lowered) if word in _FAMILY_WORDS)
    return frozenset(found)


class Classes:
    """Families of the class, id, role and label of nodes, each read once."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.known: dict[int, frozenset[str]] = {}

    def of(self, node: int) -> frozenset[str]:
        found = self.known.get(node)
        if found is None:
            attributes = self.tree.attributes[node]
            if not attributes:
                found = frozenset()
            else:
                if _SAID.isdisjoint(attributes):
                    said = (attributes.get("class") or "")[:200]
                else:
                    names = [name for name in ("class", "id", "role", "aria-label") if name in attributes]
                    said = " ".join([attributes.get(name) or "" for name in names])[:200]
                found = families(said) if said else frozenset()
            self.known[node] = found
        return found
