"""Headings: which one names the subject of a page, and which only the site or a list."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from itertools import islice
from urllib.parse import urljoin, urlsplit

from crawler.page import Page, Tree
from crawler.regions.layout import Layout, first_within, folded_heading, lies_in
from crawler.regions.leaves import folded
from crawler.urls import canonical
from crawler.wording.others import announces_others
from knowledge.similarity import VOWEL_SIGNS

#: How many headings are looked at, and how many h1.
LOOKED = 8
#: Score of a heading that is the name of the site.
SITE_NAME = 0.01
#: Share of a heading's words that a page's title has of its subject.
MOST = 0.5
#: Score of a heading that the page's title says in other words.
AKIN = 0.5
#: Fewest characters of a heading that the page's title holds by no accident.
SEVERAL = 8
#: Letters of a short word, and fewest of a site's label.
SMALL = 3
#: What the page's only h1 gains where the page's title holds it further on.
WITHIN = 0.8
#: What a heading loses that is one link elsewhere and nothing that the page's title speaks of: an h2 goes before such an h1.
SIGN = 0.6
#: Most characters between a heading that says only of what kind the page is and the one that says what that is about.
BETWEEN = 80
#: Fewest words of what is no site's name.
SPOKEN = 8
#: What is lower below others heads a column of a footer, though the page's title begins with it.
LOW = "h4"
#: Headings of lists.
_SEARCH = re.compile(
    r"\b(?:search(?:es)?|results?|query|matches|found|browse|all|r[ée]sultats?|recherches?|\w*ergebnis\w*|suche|treffer|resultados?|"
    r"b[úu]squedas?|buscas?|risultati|ricerc(?:a|he)|wyniki)\b|搜索|检索|结果|查询|搜尋|檢索|結果|検索|результат|поиск|검색|결과|"
    r"\b(?:v[ýy]sled(?:ky|k[ůu])|tal[áa]latok|sonu[çc]lar\w*|rezultat\w*|\w*resultat\w*|\w*tulokset|tulemused|"
    r"αποτελέσματα|результати|резултати|eredm[ée]nyek|keres[ée]si|zadetki|rezult[āa]ti|hasil|resulta|emaitzak|tr[äa]fflista|"
    r"s[øöo]gning|s[öø]kning|wyszukiwanie|vyhled[áa]v[áa]n[íi]|vyhľad[áa]vanie|zoeken|αναζήτηση|пошук|търсене|arama|t[ìi]m kiếm|"
    r"pencarian|carian|otsing|paieška|meklēšana)\b|תוצאות|نتائج|نتایج|kết quả|جستجو|جست‌وجو|परिणाम|नतीजे|ফলাফল|ผลลัพธ์|ผลการค้นหา|"
    r"முடிவுகள்|ఫలితాలు|ಫಲಿತಾಂಶ|ഫലങ്ങൾ|પરિણામ|ਨਤੀਜੇ|შედეგები|արդյունքներ",
    re.I,
)
#: Words that head a page about anything.
_GENERAL = frozenset(
    "item record full detail details detailed information info view entry detailansicht einzelansicht vollanzeige datensatz "
    "fiche détail détails informations ficha detalle detalles información scheda dettaglio dettagli "
    "詳細 詳細情報 詳細情報です 書誌情報 書誌詳細 详情 详细信息 资料详情 書目資料 상세정보".split()
)
_WORD = re.compile(rf"[\w{VOWEL_SIGNS}]+")
_SITE = re.compile(r"\s+[|\-–—·»:]\s+")
#: What stands between a name and the section it is in.
_PATH = re.compile(r"\s+[>›»]\s+")
#: Typographic signs and what is typed in their place, which a page's title has and its heading not, or the other way.
_TYPED = str.maketrans("’‘“”–—", "''\"\"--")


def is_entitled(page: Page, layout: Layout, before: int) -> bool:
    """Whether some heading before a node says what the page's title begins with (and speaks of no search): the page is
    about one thing, or a section of the site."""
    return any(node < before and entitled(page.title, layout.tree.text(node, 300)) for node in layout.headings[:8])


def entitled(title: str, heading: str) -> bool:
    """Whether a heading says what a page's title begins with, and speaks of no search."""
    ours, theirs = (_WORD.findall(text.casefold()) for text in (heading[:300], title[:300]))
    if not ours or not theirs or ours[0] != theirs[0] or _SEARCH.search(heading):
        return False
    return 2 * len(set(ours) & set(theirs)) >= len(set(ours))


def is_of_search(text: str) -> bool:
    """Whether a text speaks of searching or of what was found."""
    return _SEARCH.search(text) is not None


def begins_title(page: Page, heading: str) -> bool:
    """Whether the page's own title begins with a heading."""
    return len(heading) > 2 and _typed(page.title).startswith(_typed(heading))


def names_subject(title: str, heading: str) -> bool:
    """Whether a page's title holds most words of a heading, which then is what the page is about: "Best Patty Melts Recipe -
    How to Make Patty Melts" those of "Patty Melts"."""
    ours, theirs = (set(_WORD.findall(_typed(text))) for text in (heading[:300], title[:300]))
    return bool(ours) and len(ours & theirs) >= MOST * len(ours) and not _SEARCH.search(heading)


def heads_page(page: Page, layout: Layout, heading: str) -> bool:
    """Whether a heading names what the page is about by the page's own title: it begins this, or is the page's only h1 and
    several words of it."""
    if begins_title(page, heading):
        return True
    only = next((node for node in layout.headings if is_only(layout, node)), -1)
    named = only >= 0 and folded(layout.tree.text(only, 300)) == heading
    return named and len(heading) >= SEVERAL and _typed(heading) in _typed(page.title)


def is_general(heading: str, nouns: Container[str]) -> bool:
    """Whether a heading says of what kind its page is ("Case details", "Item information") and not what it is about."""
    words = _WORD.findall(heading.casefold())
    return any(word in _GENERAL for word in words) and all(word in _GENERAL or word in nouns for word in words)


def is_only(layout: Layout, node: int) -> bool:
    """Whether a heading is the page's only h1."""
    tags = layout.tree.tags
    heads = (one for one in layout.headings if tags[one] == "h1")
    return tags[node] == "h1" and [node] == list(islice(heads, 2))


def alike(one: str, other: str) -> bool:
    """Whether two texts are the same words, whatever signs and pictures stand about them."""
    words = _WORD.findall(one.casefold())
    return bool(words) and words == _WORD.findall(other.casefold())


def _typed(text: str) -> str:
    return text.casefold().translate(_TYPED)


def without_section(title: str, heading: str) -> str:
    """A page's title without the sections that its subject is in: "A River > Novels | The Shop" where the heading says the
    first."""
    return heading if (parts := _PATH.split(title, 1))[1:] and alike(parts[0], heading) else title


def name_of(page: Page) -> str:
    """The title of a page without the site's name behind it: "Atonement : A Novel" has none where the page shows it so
    (lists say "Books - by Ann Lee" of themselves)."""
    parts = _SITE.split(page.title)
    if len(parts) == 1:
        return page.title.strip()
    if any(":" not in sign for sign in _SITE.findall(page.title)):
        return parts[0].strip() or page.title
    tree = page.tree
    shown = (node for node in range(len(tree)) if parts[-1] in tree.texts[node])
    if any(folded(tree.texts[node]) == page.title and tree.tags[tree.parents[node]] != "title" for node in shown):
        return page.title
    return parts[0].strip() or page.title


def site_of(page: Page) -> str:
    """What the title of a page ends with behind its subject, the name of the site or a section of it; "" where it is one part."""
    return parts[-1].strip() if len(parts := _SITE.split(page.title)) > 1 else ""


def heading_of(
    page: Page, layout: Layout, intervals: Sequence[tuple[int, int]], nouns: Container[str] = frozenset()
) -> int:
    """The heading of the page's subject, -1 when there is none: what the page's title begins with rather than the name
    of the site, which stands in the title's end or leads to the home page; an h1 before others, the first before
    later. Where only the site's name heads the page, and what its title begins with stands elsewhere, there is none. A
    heading of the domain's `nouns` alone ("Books (12)") names what is listed below, and one that says of what kind the page is
    gives way to the one right below it. Banners of the site are none."""
    tree = layout.tree
    parts = [part.casefold() for part in _SITE.split(page.title)]
    whole = page.title.casefold()
    best = (-9.0, -1)
    inside = [node for node in layout.headings if lies_in(intervals, node)]
    if layout.banners:
        inside = [node for node in inside if folded_heading(tree, node) not in layout.banners]
    first = [node for node in inside if tree.tags[node] == "h1"][:LOOKED]  # menus may have headings, too, and many
    looked = sorted({*inside[:LOOKED], *first})
    said = {folded_heading(tree, node) for node in looked}
    banner, beside = _banner(page, layout, parts), _beside(page, looked)
    for order, node in enumerate(looked):
        text = folded_heading(tree, node)
        words = _WORD.findall(text)
        if all(word.isdigit() or word in nouns for word in words) or node in beside:
            continue
        score = {"h1": 1.0, "h2": 0.5}.get(tree.tags[node], 0.2) - 0.01 * order
        link = first_within(layout.links, node, tree.ends[node])
        home = link >= 0 and leads_home(page.url, tree.attribute(link, "href"))
        if home:
            score -= 1.0  # whatever the page's title is: many sites give all pages the same
        elif whole.startswith(text) and (named := _PATH.split(text, 1)[0]) != text and named in said:
            score -= 1.0  # "A River > Novels" where another heading says "A River"
        elif len(text) > 2 and (whole.startswith(text) or parts[0] == text):
            score += 0.0 if tree.tags[node] > LOW and any(tree.tags[one] <= LOW for one in looked[:order]) else 1.0
        elif node == banner:
            score -= 1.0
        elif len(parts) > 1 and text == parts[-1]:
            sited = _is_site(parts[0], page.url) or (banner >= 0 and link < 0)
            score += 1.0 if sited or len(_WORD.findall(text)) >= SPOKEN else -1.0
        elif names_subject(page.title, text) and " " in text:
            score += AKIN
        elif len(text) >= SEVERAL and text in whole and is_only(layout, node):
            score += WITHIN
        elif link >= 0 and whole and _is_sign(page, layout, node, link):
            score -= SIGN
        best = max(best, (score, node))
    if best[0] <= SITE_NAME and len(parts) > 1 and _stands(tree, parts[0].strip(), intervals):
        return -1
    return _below_kind(layout, best[1], inside, nouns)


def _beside(page: Page, heads: Sequence[int]) -> set[int]:
    """Those headings that say that other things than the page's own stand below, and nothing that the page's title does, with the
    names of these."""
    found: set[int] = set()
    above = ""
    for node in heads:
        tag, text = page.tree.tags[node], folded_heading(page.tree, node)
        if tag <= above:
            above = ""
        if not above and tag > "h2" and announces_others(text) and not names_subject(page.title, text):
            above = tag
        if above:
            found.add(node)
    return found


def _below_kind(layout: Layout, heading: int, inside: Sequence[int], nouns: Container[str]) -> int:
    """The heading, or where that says only of what kind the page is ("Book details") the one right below it."""
    after = next((node for node in inside if heading >= 0 and node >= layout.tree.ends[heading]), -1)
    return after if after >= 0 and specifies(layout, heading, after, nouns) else heading


def specifies(layout: Layout, kind: int, heading: int, nouns: Container[str]) -> bool:
    """Whether a heading stands right below one that says only of what kind the page is, and says what it is about."""
    tree = layout.tree
    near = 0 <= layout.width(tree.ends[kind], heading) <= BETWEEN
    return near and is_general(tree.text(kind, 300), nouns) and not is_general(tree.text(heading, 300), nouns)


def _banner(page: Page, layout: Layout, parts: Sequence[str]) -> int:
    """The heading that is a link as a whole and says what the page's title begins with, where a later one that is none says
    how it ends: the site's name then stands before the subject ("The Shop - A River"). -1 where there is none. A heading that
    leads to its own page names the subject of that: the site's name stands below it."""
    first, last = ("".join(_WORD.findall(part)) for part in (parts[0], parts[-1]))
    if len(parts) < 2 or not first or not last or first == last:
        return -1
    tree, found = layout.tree, -1
    for node in layout.headings[:8]:
        said = "".join(_WORD.findall(tree.text(node, 300).casefold()))
        width = layout.linked[tree.ends[node]] - layout.linked[node]
        if found < 0 and said == first and width and layout.width(node, tree.ends[node]) == width:
            link = first_within(layout.links, node, tree.ends[node])
            link = link if link >= 0 else next((one for one in tree.ancestors(node) if tree.tags[one] == "a"), node)
            if _leads_here(page, tree.attribute(link, "href").strip()):
                return -1
            found = node
        if found >= 0 and said == last and not width:
            return found
    return -1


def _is_sign(page: Page, layout: Layout, node: int, link: int) -> bool:
    """Whether a heading in a page's header is one link that leads elsewhere, and the page's title has no word of it: the name of
    the site, which leads to a section of a larger one. A number in the address is that of a thing, which may be the page's."""
    tree = layout.tree
    if any(map(str.isdigit, tree.attribute(link, "href"))):
        return False
    above = [tree.tags[one] for one in tree.ancestors(node)]
    if "header" not in above or not {"article", "main"}.isdisjoint(above):
        return False
    words = set(_WORD.findall(tree.text(node, 300).casefold()))
    if not words.isdisjoint(_WORD.findall(page.title.casefold())):
        return False
    linked = layout.linked[tree.ends[node]] - layout.linked[node]
    return linked == layout.width(node, tree.ends[node]) and not _leads_here(page, tree.attribute(link, "href").strip())


def _is_site(name: str, url: str) -> bool:
    """Whether a name is that of the site at an address, which is made of its letters or of those its words begin with."""
    try:
        labels = (urlsplit(url).hostname or "").split(".")
    except ValueError:
        return False
    words = _WORD.findall(name)
    forms = {
        "".join(words),
        "".join(word[0] for word in words),
        "".join(word[0] for word in words if len(word) > SMALL),
    }
    return any(len(label) >= SMALL and label in forms for label in labels)


def leads_home(url: str, href: str) -> bool:
    """Whether a link on a page leads to the front page of its site."""
    if href.strip() in ("./", "index.html"):
        return True
    if href.strip().startswith("#"):
        return False  # on a front page, too, it leads to a place of that
    try:
        here, there = urlsplit(url), urlsplit(urljoin(url, href.strip()))
    except ValueError:
        return False
    bare = there.path in ("", "/", "/index.html", "/index.php") and not there.query and not there.fragment
    return bare and there.netloc == here.netloc and bool(href.strip())


def _leads_here(page: Page, href: str) -> bool:
    """Whether a link leads to the page that it stands on."""
    whole = page.url.partition("#")[0]
    return bool(href) and href[0] != "#" and (canonical(href, page.base_url) or "").partition("#")[0] == whole


def _stands(tree: Tree, name: str, intervals: Sequence[tuple[int, int]]) -> bool:
    """Whether a text stands alone somewhere in the intervals."""
    return any(
        name == tree.texts[node].strip().casefold() for start, end in intervals for node in range(start, end)
    ) and bool(name)
