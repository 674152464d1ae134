"""The part of an address that names a record: without what the site hands on in it, the question that was asked, its words, the
record's place in the answer, the way back.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain
from urllib.parse import unquote_plus

from crawler.urls import hands_back

#: Parameters that say by which way a reader came rather than what the page shows: always, and where the page that
#: carries the link has the same.
_WAY = frozenset("ref referer referrer highlight hl return returnto return_to returnurl next back backurl".split())
_CARRIED = frozenset(
    "q query search s keyword keywords kw term terms page p start offset startwith sort order view pagesize "
    "page_size per_page pos position rank from _search".split()
)
#: Parameters that hold what was searched for, so that the page sets it off, where their value is just that.
_SAID = frozenset(
    "q query search s keyword keywords kw term terms hilit hilite searchword searchwords searchterm searchterms "
    "searchtext words".split()
)
_PARTED = re.compile("[&;]")
#: The entrance of a site, or a script, to which a parameter says what is to be shown ("/?u=/2024/08/17/river/").
_ENTRANCE = re.compile(r"//[^/]*/?\Z|\.(?:php\d?|cgi|f?cgi|pl|aspx?|jsp|do)\Z", re.I)
#: A hash or a UUID as a step of a path or a value.
_ONLY = re.compile(
    r"(?<=[/=])(?=[a-f\d-]*[a-f])(?=[a-f-]*\d)(?:[0-9a-f]{32,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![^/?&;#])"
)
_WORD = re.compile(r"\w+")
#: Fewest records of a page that a parameter must number.
COUNTED = 4
#: Fewest records of a page that only one parameter tells apart, for that to name them.
TOLD = 3
#: What a parameter is called that says how well a record answers the question, and what such a parameter holds.
_SCORES = frozenset("score relevance relevancy relscore matchscore hitscore searchscore".split())
_MEASURE = re.compile(r"\d{1,9}(?:\.\d{1,20})?\Z", re.ASCII)
#: Fewest characters asked for by which a parameter is known to repeat them, and words that may be a choice or a number as well.
_TELLING, _PLAIN = 3, re.compile(r"[a-z0-9]+\Z")


def asked_words(query: Mapping[str, object] | None) -> frozenset[str]:
    """The words of everything that a query set, for telling what an address merely repeats of it; signs alone as they
    are ("*")."""
    return frozenset(word for value in (query or {}).values() for word in _spelled(str(value)))


def _spelled(text: str) -> list[str]:
    return _WORD.findall(text.casefold()) or ([text.strip()] if text.strip() else [])


def echoing(
    urls: Iterable[str], asked: Collection[str], page_url: str = "", query: Mapping[str, object] | None = None
) -> frozenset[str]:
    """Parameters (lower case) that repeat the words asked for, or are empty, in the address of every record that has them, so
    that they tell no record from another: sites hand them on to set the words off. They must stand in two addresses or more, and
    not in the page's own (`page_url`) with other words: there they say what is shown. Signs and a few characters of other
    scripts are known as what was asked for where the parameter is called as the box was."""
    boxes = {name.lower(): _spelled(str(value)) for name, value in (query or {}).items()}
    found: dict[str, list[tuple[str, ...]]] = {}
    ours = {_name(pair): _said(pair) for pair in _PARTED.split(page_url.partition("?")[2])}
    for url in dict.fromkeys(urls):
        theirs: dict[str, tuple[str, ...]] = {}
        for pair in _PARTED.split(url.partition("?")[2]):
            theirs[_name(pair)] = (*theirs.get(_name(pair), ()), pair)
        for name, pairs in theirs.items():
            found.setdefault(name, []).append(pairs)
    told = {name: set(each) for name, each in found.items() if len(each) > 1}
    kept = {
        name for name, words in ours.items() if words and any(_said(p) != words for p in chain(*told.get(name, ())))
    }
    return frozenset(
        name for name, each in told.items() if name not in kept and _told_of_all(each, asked, boxes.get(name))
    )


def counting(urls: Sequence[str]) -> frozenset[str]:
    """Parameters (lower case) that number the records of a page ("pos=1", "pos=2" …), or are called a score and fall from record
    to record, where the addresses differ without them too, so that they tell a place in the answer and not the record."""
    found: dict[str, list[float]] = {}
    for url in urls:
        for pair in _PARTED.split(url.partition("?")[2]):
            value = pair.partition("=")[2]
            if _MEASURE.match(value) and (len(value) < 7 or _name(pair) in _SCORES):
                found.setdefault(_name(pair), []).append(float(value))
    count = len(urls)
    return frozenset(
        name
        for name, numbers in found.items()
        if count >= COUNTED
        and len(numbers) == count
        and (_numbering(numbers) or (name in _SCORES and numbers == sorted(numbers, reverse=True)))
        and len({_without(url, name) for url in urls}) == count
    )


def telling(urls: Collection[str]) -> frozenset[str]:
    """Parameters (lower case) that are called like the way a reader came ("ref") and yet are all that tells several records of a
    page apart ("view.php?ref=181", "view.php?ref=182" …), so that they name the records: a reference is also what things are
    numbered by."""
    named: dict[str, set[str]] = {}
    for url in urls:
        for pair in _PARTED.split(url.partition("?")[2]):
            if (name := _name(pair)) in _WAY and any(map(str.isdigit, pair.partition("=")[2])):
                named.setdefault(name, set()).add(url)
    return frozenset(
        name for name, each in named.items() if max(Counter(_without(url, name) for url in each).values()) >= TOLD
    )


def _numbering(numbers: Sequence[float]) -> bool:
    """Whether numbers count the records of a page, from its first place in the answer on."""
    first, count = numbers[0], len(numbers)
    return list(numbers) == [first + place for place in range(count)] and (first < 2 or first % count < 2)


def numbers(url: str, name: str) -> bool:
    """Whether a parameter of an address is a number."""
    values = [pair.partition("=")[2] for pair in _PARTED.split(url.partition("?")[2]) if _name(pair) == name]
    return bool(values) and all(map(_MEASURE.match, values))


def parameters(url: str) -> frozenset[str]:
    """The names of an address's parameters, lower case."""
    return frozenset(map(_name, _PARTED.split(url.partition("?")[2])))


def _without(url: str, name: str) -> str:
    head, _, query = url.partition("?")
    return f"{head}?{'&'.join(pair for pair in _PARTED.split(query) if _name(pair) != name)}"


def _told_of_all(each: set[tuple[str, ...]], asked: Collection[str], boxed: Sequence[str] | None) -> bool:
    """Whether what a parameter holds is the same in all addresses, and either nothing or words that were asked for."""
    pairs = next(iter(each))
    words = [word for pair in pairs for word in _said(pair)]
    if len(each) > 1 or not all(_blank(pair) or _repeats(pair, asked) for pair in pairs):
        return False
    return not words or max(map(len, words)) >= _TELLING or (words == boxed and not any(map(_PLAIN.match, words)))


def _blank(pair: str) -> bool:
    """Whether a parameter is empty, or holds the spaces between fields that were left empty."""
    return "=" in pair and not unquote_plus(pair.partition("=")[2]).strip()


def _name(pair: str) -> str:
    """The name of a parameter as names are compared: in lower case, without signs before it."""
    return unquote_plus(pair.partition("=")[0]).lower().lstrip("@_")


def _said(pair: str) -> list[str]:
    """The words of a parameter's value."""
    return _spelled(unquote_plus(pair.partition("=")[2]))


def _repeats(pair: str, asked: Collection[str]) -> bool:
    """Whether a parameter says nothing but words that were asked for."""
    words = _said(pair)
    return bool(words) and all(word in asked for word in words)


def own_address(
    url: str,
    page_url: str,
    asked: Collection[str] = (),
    echoes: Collection[str] = (),
    counts: Collection[str] = (),
    names: Collection[str] = (),
) -> str:
    """The part of a record's address that names the record: without addresses and questions to return to, without what the link
    carries along from the page it stands on (search words, page numbers), and without the words `asked` for where they are but
    repeated, by a parameter made for that or by one of those known to (`echoes`), which may be empty too; and without its number
    on the page (`counts`). Parameters that are known to name records stay, whatever they are called (`names`). Where all is
    shown by one entrance, an address in it is the record's."""
    head, mark, query = url.partition("?")
    if not mark:
        return url
    carried = {unquote_plus(pair) for pair in _PARTED.split(page_url.partition("?")[2])}
    kept, said, routes = [], [], []
    for pair in _PARTED.split(query):
        name, plain = _name(pair), unquote_plus(pair.partition("=")[2])
        if name in names:
            kept.append(pair)
            continue
        if name in _WAY or hands_back(name, plain, carried):
            continue
        if plain.startswith(("/", "http://", "https://")):
            routes.append(pair)
            continue
        if name in counts and _MEASURE.match(plain):
            continue
        if name in _CARRIED and unquote_plus(pair) in carried:
            continue
        if (name in echoes or name.removesuffix("[]") in _SAID) and (not plain.strip() or _repeats(pair, asked)):
            said.append(pair)
            continue
        kept.append(pair)
    if said and not kept and head == page_url.partition("?")[0]:
        kept = said  # nothing else names the record
    if routes and not kept and (_ENTRANCE.search(head) or (head.endswith("/") and page_url.startswith(head))):
        kept = routes
    return f"{head}?{'&'.join(kept)}" if kept else head


def plain_address(address: str, page_url: str) -> str:
    """A record's address without whatever stands in the address of the page that lists it as well: sites hand on the whole
    question, so that another one leads elsewhere to the same record; of an address with one number made to be the only one of its
    kind (a hash, a UUID) that number. By itself it may name several records."""
    head, mark, query = address.partition("?")
    only: set[str] = set(_ONLY.findall(address))
    if len(only) == 1:
        return only.pop()
    carried = {unquote_plus(pair) for pair in _PARTED.split(page_url.partition("?")[2])}
    kept = [pair for pair in _PARTED.split(query) if unquote_plus(pair) not in carried]
    if not mark or (not kept and head == page_url.partition("?")[0]):
        return address
    return f"{head}?{'&'.join(kept)}" if kept else head
