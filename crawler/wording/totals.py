"""How many records a page says there are: "1–20 of 3,412", 共 3412 条, "about 1,200 results", "Page 3 of 20"."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from crawler.page import Page, Tree
from crawler.wording.counts import ABOUT, CJK, DASH, EITHER, FOUND, NOUN, OF, PLAIN, THING, N
from crawler.wording.cues import Said
from crawler.wording.figures import spelled_out
from crawler.wording.lines import Line, is_fact, place
from crawler.wording.phrases import says_of_part, speaks_of_query

#: More than any source holds; longer numbers are identifiers.
MAX_COUNT = 10_000_000_000
#: What a reading must be worth to be believed.
LEAST_WORTH = 2.0
#: Characters behind what a line counts that may say that it is something else ("in your cart"), whatever follows.
BESIDE = 16
#: How often a statement stands on a page that counts something of each record.
REPEATED = 3


@dataclass(frozen=True, slots=True)
class Total:
    """What a page states about its result.

    `count` records in all (None: only pages were stated), `approximate` when said to be about so many or more, `floor`
    when said to be more ("over 100", "100+"); `first` and `last` the ordinals of the records shown; `page` this page's
    number and `pages` how many there are.
    """

    count: int | None
    approximate: bool = False
    first: int | None = None
    last: int | None = None
    pages: int | None = None
    page: int | None = None
    floor: bool = False


_PER_PAGE = re.compile(
    r"(?:\b(?:show(?:ing)?|display(?:ing)?|view|list|anzeigen|zeige|afficher|mostrar|показать|"
    r"показывать)\b[^\d]{0,12})?\b\d+(?:[\s,|/]+\d+)*\s*"
    r"(?:\w+ ){0,2}?(?:per|pro|par|por|a|each|/) ?(?:page|seite|página|pagina|screen|sida|side|strana|stranu)\b|"
    r"\bper (?:page|pagina)\W{0,3}\d+(?:\W+\d+)*|每页(?:显示)?\D{0,4}\d+\s*[条條个個本项件筆]?|"
    r"每頁(?:顯示)?\D{0,4}\d+\s*[筆條個]?|"
    r"\d+\s*[条條个個本项件筆]?\s*[/／]\s*[页頁]|\d+\s*件(?:ずつ|表示)|\b\d+(?:\W+\d+)*\W*(?:на странице|na stronie|"
    r"na stránku)|"
    r"\bnext \d+|\bprevious \d+|\btop \d+|"
    r"\b(?:first|last) \d+\b(?! of)|\(?\d+(?:[.,]\d+)?\s*(?:seconds?|secs?|sekunden|secondes|segundos|secondi|ms|"
    r"秒)\b\)?|\bpages? \d+(?!\s*(?:of|/|von|sur))",
    re.I,
)
_PAGES = re.compile(
    rf"\b(?:page|seite|página|pagina|pag\.|страница|стр\.?|strona|strana|stránka|oldal|sayfa|sida|side|sivu|halaman|"
    rf"trang|หน้า|σελίδα)\W{{0,3}}{PLAIN}\s*"
    rf"(?:of|von|sur|de|di|van|из|z|ze|od|av|af|/|／|dari|από|จาก|trên|:)\s*{PLAIN}"
    rf"|第\s*{PLAIN}\s*[/／]\s*{PLAIN}\s*[页頁]|第\s*{PLAIN}\s*[页頁][^\d]{{0,6}}共\s*{PLAIN}\s*[页頁]|"
    rf"[页頁](?:次|码|數|"
    rf"数)?\s*[:：]\s*{PLAIN}\s*[/／]\s*{PLAIN}"
    rf"|(?:^|[^\d/]){PLAIN}\s*[/／]\s*{PLAIN}\s*(?:[页頁]|pages?\b|ページ|페이지|seiten|páginas|страниц)|"
    rf"{PLAIN}\s*(?:of|"
    rf"von|sur)\s*{PLAIN}\s*(?:pages?|seiten)\b",
    re.I,
)
_PAGE_COUNT = re.compile(
    rf"(?:共|全|总共)\s*{PLAIN}\s*(?:[页頁]|ページ)|\btotal pages?\s*[:=]?\s*{PLAIN}|\b[io]n\s+{PLAIN}\s+pages?\b",
    re.I,
)
_RANGE_OF = re.compile(
    rf"(?<![\d.,/-]){PLAIN}{DASH}{PLAIN}\s*[)\]）]?\s*(?:{NOUN}|{THING}|"
    rf"[件条條筆项]|(?P<thing>[^\W\d_]{{4,20}})(?= (?:of|von|sur|de|di|van|из|z|av|af) \d))?\s*"
    rf"(?:{OF}\s*){{1,3}}({ABOUT}\s*)?{N}(\+)?",
    re.I,
)
_FURTHER = re.compile(rf"{DASH}{PLAIN}")
_SHOWN_OF = re.compile(
    rf"\b(?:showing|displaying|viewing|listing)\s+{PLAIN}\s+(?:\w+ )?(?:out )?of\s+({ABOUT}\s*)?{N}(\+)?", re.I
)
_TOTAL_THEN_RANGE = re.compile(
    rf"(?<![\d/-]){N}\s*{CJK}?(?:[,，;\s(中]|の(?:うち|中))\D{{0,14}}?{PLAIN}{DASH}{PLAIN}", re.I
)
_VOLUME, _PAGED = re.compile(r"[^\W\d_]{3,}\.? \Z"), re.compile(r"\s*[,;]\s?\d")
_ISSUE = re.compile(r"\d(?:\s?\([^()]{1,20}\))?\s?[:;,]\s?(?:pp?\.?\s?|[sS]\.\s?)?\Z")
#: What goes on behind a range that is part of a number to call ("DC 20590, 1-800-555-0100").
_DIALLED = re.compile(r"[-–.]\d{3}")
_COUNTING = re.compile(rf"(?:{NOUN}|{THING}|{FOUND})\s*\Z", re.I)
_COUNT = re.compile(rf"(?<![\d.,$€£¥￥/#A-Za-z]){N}(\+)?", re.I)
_ABOUT_BEFORE = re.compile(rf"(?:(?<![^\W\d_]){ABOUT}|[约約]|大[约約])\s*$", re.I)
_MORE = re.compile(
    r"\s*(?:over|more than|at least|über|mehr als|plus de|más de|mais de|oltre|più di|meer dan|более|свыше|ponad|超过|>|≥)",
    re.I,
)
_FOUND_BEFORE = re.compile(
    rf"(?<![^\W\d_])(?P<found>{FOUND})\s*(?:(?:{NOUN}|{THING}|of|de|di|von|for)\s*){{0,2}}[:：=(（【［\[]?\s*$", re.I
)
#: What was found has a name of its own before its number: "Znaleziono ogłoszeń: 33", "Found quilts: 12".
_FOUND_LABEL = re.compile(
    rf"\A\W*(?!(?:total|all|there|hay|in)\b){FOUND}(?:\s+[^\W\d_]{{2,}}){{1,2}}\s*[:：]\s*\Z", re.I
)
_LABEL_BEFORE = re.compile(rf"(?<![^\W\d_])(?:{NOUN}|total|count)(?: \w+)?\s*[:(（\[]\s*$", re.I)
_NAMED = re.compile(r"\s*(?!p[aáà]g|seit|sid[ae]|sivu|stran|стр|oldal|sayfa|halaman|trang)[^\W\d_]{3,}\s*", re.I)
_NOUN_AFTER = re.compile(
    rf"\s*(?:[^\W\d_]+ ){{0,2}}?(?:(?P<noun>{NOUN})|(?P<thing>{THING}))(?![^\W\d_])(?P<after>\s*(?:\w+\s){{0,2}}?"
    rf"(?:found|match\w*|gefunden|trouvés?|encontrados?|trovati|gevonden|найден\w*|for\b|für|pour|para|per\b|"
    rf"in total|returned|retrieved|available|were|gesamt|insgesamt|bulundu|löytyi|nalezen\w*))?",
    re.I,
)
#: Any things at all are counted where a verb says that they were found: "14 quilts found", "7 Personen zu „Ton“ gefunden".
_FOUND_AFTER = re.compile(
    r"\s*(?:[^\W\d_]+\s){0,3}(?:zu [^.:;!?]{1,60} )?"
    r"(?:(?:were|was|have been|wurden|ont été|werden|zijn|sono stat[ei]|foram|fueron) )?"
    r"(?:found|matched|gefunden|trouvée?s|encontrad[oa]s|trovat[ei]|gevonden|найден\w*|знайдено|znalezion\w+|nalezen\w+|"
    r"găsit\w*|pronađen\w*|bulundu|hittades|funnet|fundet|löytyi|leitud|tìm thấy|ditemukan|βρέθηκαν|"
    r"match(?:es|ing)? your \w+)(?:\s*(?:\W*$|[.:;!?(«„“\"]|for\b|für\b|pour\b|para\b|per\b|voor\b|dla\b|för\b))"
    r"|\s*(?:件|冊|点|건|개)(?:が|の[^\s\d]{1,12}が|이|가)?\s*(?:見つかり|ヒットし|該当し|검색되|찾았)"
    # in scripts whose vowels are signs a word is no row of letters
    r"|\s*(?:\S{1,20}\s){0,4}(?:পাও(?:য়|\u09df)া (?:গেছে|গিয়েছে)|मिल[ेीा]ं?|सापडल[ेी])\W*$",
    re.I,
)
_COUNTER_AFTER = re.compile(
    rf"\s*{CJK}\s*(?:相关|符合|匹配|の)?\s*(?:结果|記録|记录|記錄|結果|图书|商品|検索|검색|資料|资料|数据|文献)?"
)
_RESULTS_RANGE = re.compile(
    rf"\b(?:results?|showing|displaying|records?|items|treffer|résultats|resultados)\s*:?\s*{PLAIN}{DASH}{PLAIN}",
    re.I,
)
_MISTRUST = re.compile(
    r"\b(?:search(?:ing)?|browse|among|from|out of|join|database|collection|catalogue?|over|contains?|worldwide|"
    r"copies|stock|left|reviews?|ratings?|downloads?|views|"
    r"citations?|cited|volume|isbn|issn|page|pp|pages long|cart|basket|comments?|repl(?:y|ies)|visitors?|online|"
    r"guests?|days?|hours?)\b",
    re.I,
)
#: What only the answer to the reader's own search says of itself, wherever it stands (the active tab of a tab bar is a link).
_OWN = re.compile(
    r"\b(?:your|this|ihre[rn]?|deine[rn]?|votre|ta|su|tu|sua|tua|uw|je|din|ditt?) "
    r"(?:search|query|suche|suchanfrage|anfrage|recherche|requête|búsqueda|consulta|pesquisa|busca|ricerca|"
    r"zoekopdracht|zoekactie|sökning|søgning|søk)\b|"
    r"ваш\w{0,4} (?:запрос|поиск)|[您你]的?(?:搜索|检索|查询|搜尋|查詢|檢索)|検索条件に",
    re.I,
)
#: The most that a site shows of any answer: a count that is just this says that there is more.
_MOST = re.compile(
    rf"(?<![\d.,]){PLAIN} (?:records?|results?|hits|matches|entries|treffer|résultats|resultados|risultati) (?:is the )?"
    rf"(?:maximum|max\b|máximo|massimo|maximal)|"
    rf"\b(?:(?:a |the )?maximum of|limited to|limité(?:e?s)? (?:à|aux)|limitad[oa]s? a|máximo de|massimo di|maximal|höchstens|"
    rf"begrenzt auf) (?:the |les |los |las |die )?(?:first |primer[oa]s |ersten )?{PLAIN} (?:premi\w+ )?"
    rf"(?:records?|results?|hits|matches|entries|treffer|résultats|resultados|risultati)\b|"
    rf"\bonly the first {PLAIN} (?:records?|results?|hits|matches|entries)? ?(?:are|were|is) (?:shown|displayed|listed)",
    re.I,
)
#: Share of the worth of the best reading that those of the parts of an answer and of its whole have.
ALIKE = 0.8
_BOAST = re.compile(r"^\W*(?:search|browse|explore|discover|join|access|find)\b(?! (?:results|returned|found))", re.I)


def _number(text: str) -> int:
    return int(re.sub(r"\D", "", text) or 0)


@dataclass(slots=True)
class _Claim:
    """One reading of one line, with how much it is worth."""

    worth: float
    count: int | None
    approximate: bool = False
    first: int | None = None
    last: int | None = None
    floor: bool = False


def _more(about: str | None, plus: str | None) -> bool:
    """Whether the words before a number, or the sign after it, say that there are more."""
    return bool(plus) or (about is not None and _MORE.match(about) is not None)


def _range_claims(text: str) -> list[_Claim]:
    found: list[_Claim] = []
    for match in _RANGE_OF.finditer(text):
        first, last, count = _number(match[1]), _number(match[2]), _number(match[5])
        if count == last + 1 and _FURTHER.match(text, match.end()):
            continue  # ranges side by side ("1-20 | 21-40") are links to pages
        if match["thing"] and any(map(str.isalnum, text[: match.start()])):
            continue  # only what stands first counts things of any name: "Players: 2-4 people of 8"
        if 1500 <= count < 2100 and _ISSUE.search(text[: match.start()]):
            continue  # "10(1):51-58, 1988" cites pages of a volume and its year
        if first <= last <= count and last - first < 5_000 and (first > 0 or last == 0 or match[4]):
            found.append(_Claim(6.0, count, bool(match[4] or match[6]), first, last, _more(match[4], match[6])))
    for match in _TOTAL_THEN_RANGE.finditer(text):
        count, first, last = _number(match[1]), _number(match[2]), _number(match[3])
        head = text[: match.start()]
        cited = _VOLUME.search(head) and not _COUNTING.search(head) and _PAGED.match(text, match.end(1))
        if cited or head.endswith("..") or 1900 <= first <= count < 2100 or _DIALLED.match(text, match.end()):
            continue  # "Botany 12, 1-9" cites pages of a volume, "2008 photos from 2003 to 2008" tells what may be asked
        if 0 < first <= last <= count and last - first < 1_000:
            found.append(_Claim(4.5, count, False, first, last))
    for match in _SHOWN_OF.finditer(text):
        last, count = _number(match[1]), _number(match[3])
        if last <= count:
            found.append(_Claim(5.0, count, bool(match[2] or match[4]), floor=_more(match[2], match[4])))
    return found


def _count_claims(text: str) -> list[_Claim]:
    """What each number of the line may count, judged by the words before and after it."""
    found: list[_Claim] = []
    boasting = _BOAST.search(text) is not None
    for position, match in enumerate(_COUNT.finditer(text)):
        if position >= 8:
            break
        head, tail = text[max(0, match.start() - 48) : match.start()], text[match.end() : match.end() + 48]
        about = _ABOUT_BEFORE.search(head)
        if about:
            head = head[: about.start()].rstrip()
        worth = _worth(head, tail, text, len(match[0]), boasting)
        if worth > 0.0:
            floor = _more(about[0] if about else None, match[2])
            found.append(_Claim(worth, _number(match[1]), bool(about or match[2]), floor=floor))
    return found


def _worth(head: str, tail: str, text: str, digits: int, boasting: bool) -> float:
    """How much a number between `head` and `tail` looks like a count of records."""
    noun = _NOUN_AFTER.match(tail)
    counter = None if noun else _COUNTER_AFTER.match(tail)
    cue = _FOUND_BEFORE.search(head)
    if noun and not cue and tail[:1].isalpha() and not (noun["after"] or _covers(noun, digits, text)):
        noun = None  # "Powered by 4images 1.10" is a name
    worth = 0.0
    if cue:
        said = cue["found"].lower()
        weak = said in ("all", "hay", "全", "計", "共", "全部") or said.startswith(("there", "total"))
        if noun or counter:
            worth = 4.5
        elif not weak or (said.startswith("total") and len(text) <= 60):
            worth = 3.5
    if noun:
        covered = _covers(noun, digits, text)
        plain = (3.0 if noun["noun"] else 1.2) + (1.5 if noun["after"] else 0.0) + (1.0 if covered else 0.0)
        if boasting or (not noun["after"] and not covered and _doubted(text)):
            plain -= 2.0
        worth = max(worth, plain)
    elif counter:
        covered = (counter.end() + digits) > len(text) * 0.6
        worth = max(worth, (1.8 if len(text) <= 60 else 0.5) + (1.0 if covered else 0.0))
    elif _LABEL_BEFORE.search(head):
        end = tail.strip(" )）]").strip()
        worth = max(worth, 3.5 if not end else 3.0 if _NAMED.fullmatch(end) and not _doubted(text) else 0.0)
    elif not boasting and not head.strip() and (either := EITHER.match(tail)):
        worth = max(worth, 0.0 if _doubted(tail[: either.end() + BESIDE]) else 2.2)
    if not tail.strip(" .") and len(head) < 48 and _FOUND_LABEL.match(head):
        worth = max(worth, 3.5)
    if not boasting and _FOUND_AFTER.match(tail) and not _doubted(text):
        worth = max(worth, 3.5)
    return worth


def _covers(noun: re.Match[str], digits: int, text: str) -> bool:
    """Whether a number of so many digits and what is counted are most of a line."""
    return (noun.end() + digits) >= len(text) * 0.6


def _doubted(text: str) -> bool:
    return _MISTRUST.search(_OWN.sub(" ", text)) is not None


def _pages(text: str) -> tuple[int | None, int | None]:
    for match in _PAGES.finditer(text):
        values = [_number(value) for value in match.groups() if value]
        if len(values) == 2 and 0 < values[0] <= values[1]:
            return values[0], values[1]
    found = _PAGE_COUNT.search(text)
    if found:
        return None, next(_number(value) for value in found.groups() if value)
    return None, None


def _nearness(tree: Tree, line: Line, region: tuple[int, int] | None) -> float:
    """A bonus for standing right before or after the records, a penalty for standing inside them or aside."""
    where = place(tree, line)
    worth = -2.5 if where.aside and not _OWN.search(line.text) else 0.0
    worth += 0.5 if where.heading else 0.0
    worth += 0.4 if where.notice else 0.0
    if region is not None:
        start, end = region
        if start < line.node < end:
            return worth - 3.0
        away = start - line.node if line.node <= start else line.node - end
        return worth + max(0.0, 1.5 * (1.0 - away / max(60.0, len(tree) * 0.3)))
    return worth


_DIGIT = re.compile(r"\d")
_FIGURES = re.compile(r"\d+(?:[.,'’\s]\d{3})*")
_PLURAL = re.compile(r"(?<=[^\W\d_]{2})s\b")
_WORD = re.compile(r"[^\W\d_]{2,}")
_LATIN = re.compile(r"^[\x00-\u024f\u2000-\u206f\u20a0-\u20cf]*$")
_RANGE_SHAPE = re.compile(rf"\d{DASH}\d|\d\s*(?:/|of|von|sur|de|di|van)\s*\d", re.I)
_CUES = frozenset(
    word[:4].casefold() for pattern in (NOUN, THING, FOUND) for word in re.findall(r"[^\W\d_]{3,}", pattern)
) | {"page", "seit", "pági", "pagi", "show", "hay", "tot"}


def _telling(text: str) -> bool:
    """A cheap test whether a line with digits may state a count, so that the patterns need not try most lines."""
    if not _LATIN.match(text) or _RANGE_SHAPE.search(text) or "s) " in f"{text} ":
        return True
    return any(word[:4] in _CUES for word in _WORD.findall(text.casefold()))


def _best(found: list[tuple[float, _Claim, str]], counted: dict[str, list[int | None]]) -> tuple[float, _Claim | None]:
    """The reading worth most, the first of equals. What is said again and again with other numbers, or with none each
    time ("0 answers"), counts something of each record ("3 hits", "12 copies") and not the records, unless it says which."""
    best: tuple[float, _Claim | None] = (LEAST_WORTH, None)
    often = {shape: set(counts) for shape, counts in counted.items() if len(counts) >= REPEATED}
    each = {shape for shape, counts in often.items() if len(counts) > 1 or counts == {0}}
    for worth, claim, shape in found:
        if worth > best[0] and (claim.first is not None or shape not in each):
            best = worth, claim
    return _whole(found, best)


def _whole(found: list[tuple[float, _Claim, str]], best: tuple[float, _Claim | None]) -> tuple[float, _Claim | None]:
    """The best reading, or in place of that of a part ("Theses: 61 records found") the one worth about as much that counts the
    parts together."""
    if best[1] is None or best[1].count is None:
        return best
    counts = {claim.count for worth, claim, _ in found if claim.count and worth >= ALIKE * best[0]}
    top = max(counts, default=0)
    parts = counts - {top}
    if len(parts) < 2 or best[1].count not in parts or sum(parts) != top:
        return best
    return next((worth, claim) for worth, claim, _ in found if claim.count == top)


def counted_in(title: str) -> int | None:
    """How many records the title of a page counts, None where it counts none."""
    text = unicodedata.normalize("NFKC", title[:300])
    claims = _count_claims(text) if _DIGIT.search(text) else []
    best = max(claims, key=lambda claim: claim.worth, default=None)
    return best.count if best is not None and best.worth > LEAST_WORTH else None


def read_total(
    page: Page, *, region: tuple[int, int] | None = None, visible: Said | None = None, told: bool = False
) -> Total | None:
    """What the page states about the size of its result, None when it states nothing.

    `region` is the node range [start, end) of the records where known; statements near it are believed first, and a
    bare "no results" is not believed next to records. Numbers of facets, prices, years and page sizes are not counts.
    `visible` is what the page says where that have been read already, `told` whether its records are more than links: beside
    such a part of the page may say that it holds nothing.
    """
    tree = page.tree
    found: list[tuple[float, _Claim, str]] = []
    counted: dict[str, list[int | None]] = {}
    shown: tuple[int, int] | None = None
    number: int | None = None
    pages: int | None = None
    most: set[int] = set()
    said = visible or Said.of(tree)
    # The numbers of a line that says "nothing found for 2025" are what was asked.
    denials = [one for one in said.denials if not (told or region) or not says_of_part(one.text)]
    vain = {line.node for line in denials if not place(tree, line).aside}
    nothing = any(line.node in vain and (region is None or speaks_of_query(line.text)) for line in denials)
    for line in said.numbered:
        text = line.text
        if line.node in vain or len(text) > 300 or not _telling(text):
            continue
        text = spelled_out(unicodedata.normalize("NFKC", text))
        if pages is None:
            number, pages = _pages(text)
        most.update(_number(next(filter(None, match.groups()))) for match in _MOST.finditer(_PER_PAGE.sub(" ", text)))
        text = _PAGE_COUNT.sub(" ", _PAGES.sub(" ", _PER_PAGE.sub(" ", text)))
        if not _DIGIT.search(text):
            continue
        claims = _range_claims(text) + _count_claims(text)
        claims = [claim for claim in claims if claim.count or not is_fact(tree, line)]
        near = _nearness(tree, line, region) if claims else 0.0
        shape = _FIGURES.sub("0", _PLURAL.sub("", text)).casefold() if claims else ""
        for claim in claims:
            if claim.count is not None and claim.count <= MAX_COUNT and claim.worth + near > LEAST_WORTH:
                found.append((claim.worth + near, claim, shape))
                counted.setdefault(shape, []).append(claim.count)
        if shown is None and not claims and (match := _RESULTS_RANGE.search(text)):
            low, high = _number(match[1]), _number(match[2])
            shown = (low, high) if 0 < low <= high else None
    first, last = shown or (None, None)
    best_worth, best = _best(found, counted)
    if best is not None and not (nothing and best_worth < 4.0 and best.count):
        first, last = (best.first, best.last) if best.first is not None else (first, last)
        return Total(best.count, best.approximate, first, last, pages, number, best.floor or best.count in most)
    if nothing:
        return Total(0)
    return Total(None, False, first, last, pages, number) if pages is not None or shown is not None else None
