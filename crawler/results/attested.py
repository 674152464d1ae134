"""What the metadata of a page says of its one subject, and how that goes with what the page shows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from crawler.models import FieldValue
from crawler.page import Page
from crawler.regions.layout import Layout
from crawler.regions.leaves import folded
from crawler.results.headings import alike, begins_title, name_of, names_subject, site_of
from crawler.results.metadata import Thing, head_data, linked_data, microdata
from knowledge.markup import marked
from knowledge.matching import Matcher
from knowledge.similarity import VOWEL_SIGNS

#: Least similarity of a property to a word of the domain that is that word, and the most a class or looks are trusted.
OWN_WORD, LOOSE = 0.95, 0.86
#: Fewest values of one attribute that metadata tells one by one.
SEVERAL = 2
_WORD = re.compile(rf"[\w{VOWEL_SIGNS}]+")
_SIGNS = " -–—|·,:()[]"
_ADDRESS = re.compile(r"https?://|www\.", re.I)
#: Zeros that end a decimal number.
_ZEROS = re.compile(r"(?<=\d)[.,]0*\Z|(?<=[.,]\d)0+\Z")
#: What meta tags say of any page, whatever it is about.
_OF_PAGE = frozenset("title language type format".split())
#: Types of running text, which may hold a list of anything.
_ARTICLE = re.compile(r"^(?:news|blog|tech)?article|(?<!job)posting|report|webpage|^thing$|^blog$|collection")
#: Types of those who have others: people, shops, bodies.
_OWNER = re.compile(r"person$|organi[sz]ation$|store$|shop$|business$|library$|museum$|brand$")
#: Types of pages and of what holds others.
_PAGE = re.compile(r"page$|^thing$|^blog$|collection|series|catalog|group$|^website$")


def is_specific(thing: Thing) -> bool:
    """Whether a thing is of a type of its own, and not a text about something, and more is said of it than who is where."""
    told = sum(" address " not in key for key, _ in thing.values)
    return bool(thing.type) and told > 2 and not _ARTICLE.search(thing.type)


def is_text_or_thing(thing: Thing) -> bool:
    """Whether a thing is one of its kind or a text, and no page and no collection of others."""
    return bool(thing.type) and thing.node >= 0 and not _PAGE.search(thing.type)


def is_owner(thing: Thing) -> bool:
    """Whether a thing is somebody, a shop or a body, who may have others."""
    return _OWNER.search(thing.type) is not None


def describes_one(page: Page, layout: Layout) -> bool:
    """Whether a page's metadata describes one thing that is called what the page's title speaks of."""
    things = (*linked_data(page.tree), *microdata(layout))
    own = (one for one in things if is_specific(one) and not is_owner(one) and names_subject(page.title, one.name))
    return sum(1 for _ in own) == 1


def subjects(page: Page, layout: Layout, heading: int) -> list[Thing]:
    """The metadata about the page's one subject: what is called like the heading, else the only typed thing in JSON-LD
    (running text about it aside) or the only one in the markup that holds the heading."""
    tree = layout.tree
    scripts, marks = linked_data(tree), microdata(layout)
    wanted = tree.text(heading, 300) if heading >= 0 else ""
    chosen = [thing for thing in (*scripts, *marks) if alike(thing.name, wanted)]
    if not any(map(is_specific, chosen)):
        only = scripts if len(scripts) == 1 else [thing for thing in scripts if is_specific(thing)]
        only = [thing for thing in only if not _is_other(page, thing.name, wanted)]
        chosen = [*(only if len(only) == 1 else ()), *(thing for thing in chosen if thing not in only)]
    if not chosen and len(marks) == 1 and marks[0].node <= heading < tree.ends[marks[0].node]:
        chosen = marks
    head = head_data(page)
    if head is not None and (chosen or any(key not in _OF_PAGE for key, _ in head.values)):
        chosen = [*chosen, replace(head, type="")]
    return chosen


def _is_other(page: Page, name: str, heading: str) -> bool:
    """Whether a name has no word of the heading that the page's title begins with, nor of this: something beside the subject,
    a day on which it is shown. Nor is that the subject which the page's title ends with, the name of the site, where the heading
    is several other words of it."""
    words = set(_WORD.findall(name.casefold()))
    named = (
        " " in heading and names_subject(page.title, heading) and words.isdisjoint(_WORD.findall(heading.casefold()))
    )
    if words and named and site_of(page).casefold() == folded(name).casefold():
        return True
    ours = set(_WORD.findall(f"{heading} {page.title}".casefold()))
    return bool(words) and begins_title(page, heading) and words.isdisjoint(ours)


def _is_head(thing: Thing) -> bool:
    """Whether a thing is what the meta tags of a page tell."""
    return not thing.type and thing.node < 0


def stated_of(things: Sequence[Thing], matcher: Matcher) -> dict[str, set[str]]:
    """What the metadata of the very thing names by the own words of the domain: the values of each attribute; of the meta tags
    only who it is by."""
    stated: dict[str, set[str]] = {}
    for thing in things:
        if not is_specific(thing) and not _is_head(thing):
            continue
        for key, text in thing.values:
            attribute, similarity = marked(matcher, key)
            if attribute is None or similarity < OWN_WORD:
                continue
            if _is_head(thing) and (matcher.domain.attribute(attribute).type != "name" or _ADDRESS.match(text)):
                continue
            stated.setdefault(attribute, set()).add(text.casefold())
    return stated


def _overruled(
    values: Sequence[FieldValue], things: Sequence[Thing], matcher: Matcher
) -> tuple[list[FieldValue], frozenset[str]]:
    """The values without the attributes that a class or looks gave them where the metadata has others, nor those of several
    where it has half as many or more: it tells them whole ("2 cups flour"), and no heading or remark among them. And the
    attributes that are left to the metadata so."""
    result, left = list(values), set()
    for attribute, texts in stated_of(things, matcher).items():
        own = [index for index, value in enumerate(values) if value.attribute == attribute]
        if len(texts) >= SEVERAL and matcher.domain.attribute(attribute).type == "text" and len(own) <= 2 * len(texts):
            for index in own:
                if values[index].value.casefold() not in texts:
                    result[index] = replace(values[index], attribute=None, confidence=0.3)
            left.add(attribute)
            continue
        loose = all(values[index].confidence <= LOOSE or _ADDRESS.match(values[index].value) for index in own)
        loose = loose or (matcher.domain.attribute(attribute).type == "name" and _are_others(values, own, texts))
        more = matcher.domain.attribute(attribute).multiple and len(texts) > max(1, len(own))
        shown = [values[index].value.casefold() for index in own]
        if loose and (
            more or not any(_overlap(one, text) or _is_but_for(one, text, things) for one in shown for text in texts)
        ):
            for index in own:
                result[index] = replace(values[index], attribute=None, confidence=0.3)
    return result, frozenset(left)


def _are_others(values: Sequence[FieldValue], own: Sequence[int], texts: set[str]) -> bool:
    """Whether values that only labels like the domain's made people have no word of the several people whom the metadata names:
    headings below "Author information"."""
    words = {word for text in texts for word in _WORD.findall(text)}
    told = all(values[index].confidence < OWN_WORD for index in own)
    shared = any(not words.isdisjoint(_WORD.findall(values[index].value.casefold())) for index in own)
    return len(texts) >= SEVERAL and told and not shared


def _retitled(values: list[FieldValue], things: Sequence[Thing], main: str, title: str) -> list[FieldValue]:
    """The values without a title that only a class made one ("Abstract"), where the meta tags call the thing what the page's
    title speaks of and that has no word of theirs."""
    said = [text for thing in things if _is_head(thing) for key, text in thing.values if key == "title"]
    words = set(_WORD.findall(title.casefold()))
    if not any(" " in text and names_subject(title, text) for text in said):
        return values
    own = [value for value in values if value.attribute == main]
    if any(value.confidence > LOOSE or not words.isdisjoint(_WORD.findall(value.value.casefold())) for value in own):
        return values
    return [replace(value, attribute=None, confidence=0.3) if value.attribute == main else value for value in values]


def _overlap(shown: str, stated: str) -> bool:
    """Whether one of two texts holds the other: "€11.90" and "11.9" with its currency apart, a name and a longer one."""
    bare = _ZEROS.sub("", stated)
    return (bool(bare) and bare in shown) or (shown in stated and 2 * len(shown) >= len(stated))


def _is_but_for(shown: str, stated: str, things: Sequence[Thing]) -> bool:
    """Whether what is stated is what is shown with another value of the thing before or behind it: its maker, its year."""
    before, found, after = stated.partition(shown)
    rest = f"{before} {after}".strip(_SIGNS)
    return bool(found and rest) and any(rest == text.casefold() for thing in things for _, text in thing.values)


def attested(
    values: list[FieldValue], things: Sequence[Thing], matcher: Matcher | None, page: Page, titled: bool
) -> list[FieldValue]:
    """The visible values with those of the metadata that say something new, and a title. What the metadata of the very thing
    names by its own word is not what only a class or the looks of a text made it out to be, if both have no value in common."""
    result, left = _overruled(values, things, matcher) if matcher is not None else (list(values), frozenset())
    if matcher is not None:
        result = _retitled(result, things, matcher.domain.main, page.title)
    places = {value.value.casefold(): place for place, value in reversed(list(enumerate(result)))}
    taken = {value.attribute for value in result if value.attribute} - left
    for thing in things:
        fresh: dict[str, str] = {}
        for key, text in thing.values:
            attribute, similarity = marked(matcher, key) if matcher is not None else (None, 0.0)
            if matcher is not None and fresh.get(attribute or "", key) != key and matcher.key(key)[0] is None:
                attribute = None  # the nearest words for it came before
            if matcher is not None and attribute is None and key in ("name", "headline"):
                attribute, similarity = matcher.domain.main, 0.9
            confidence = round(0.9 * similarity, 3) if attribute else 0.3
            if attribute in taken and attribute not in fresh:
                attribute, confidence = None, 0.3
            place = places.get(text.casefold())
            if place is not None:
                if attribute is not None and result[place].attribute is None:
                    result[place] = replace(result[place], attribute=attribute, confidence=confidence)
                    fresh[attribute] = key
                continue
            if len(text) > 1000 or (text.startswith(("http://", "https://")) and attribute is None):
                continue
            if attribute is not None:
                fresh[attribute] = key
            places[text.casefold()] = len(result)
            result.append(FieldValue(key, text, attribute, confidence))
        taken |= fresh.keys()
    if not titled and page.title and not any(value.key in ("title", "name", "headline") for value in result):
        main = matcher.domain.main if matcher is not None else None
        text = name_of(page)
        result.insert(0, FieldValue("title", text, main if main not in taken else None, 0.4))
    return result
