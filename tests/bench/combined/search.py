"""What made-up sites find for a question, and what of them can be found at all."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.bench.combined.site import WORD, Given, Site
from tests.bench.combined.subjects import Row

#: Records an answer shows where it goes no further.
CUT = 50
#: A number above all.
_MOST = "9999999"


def find(site: Site, given: Given) -> list[Row] | str:
    """The records for what was sent, or what the site says instead: `blank` or `short`."""
    asked = {
        field: _asked(site, given, field) for field in ("q", "in", "col", "op", "low", "high", *site.subject.attributes)
    }
    ticked = []
    if site.design["form"] == "checks":
        ticked = [value for value in given.get(site.name(site.subject.choices[0]), ()) if value]
    told = [field for field in asked if asked[field] and field not in ("in", "col", "op")]
    if not told and not ticked:
        return "blank" if site.design["blank"] != "all" else list(site.rows)
    words = [asked[field] for field in ("q", *site.texts) if asked[field]]
    if site.design["match"] == "three" and any(len(word) < 3 for text in words for word in WORD.findall(text)):
        return "short"
    return [row for row in site.rows if _fits(site, row, asked, ticked)]


def _asked(site: Site, given: Given, field: str) -> str:
    value = next((value.strip() for value in given.get(site.name(field), ()) if value.strip()), "")
    return "" if field in site.subject.choices and value == site.nothing else value


def _fits(site: Site, row: Row, asked: dict[str, str], ticked: list[str]) -> bool:
    form, figure, choices = site.design["form"], site.subject.figure, site.subject.choices
    if asked["q"] and form == "colop":
        text, wanted = row.get(asked["col"] or "title", "").lower(), asked["q"].lower()
        good = {"is": text == wanted, "begins": text.startswith(wanted)}.get(asked["op"], wanted in text)
    else:
        good = not asked["q"] or _worded(site, asked["q"], row, asked["in"])
    good = good and all(not asked[text] or _worded(site, asked[text], row, text) for text in site.texts)
    good = good and (form == "checks" or all(not asked[one] or row[one] == asked[one] for one in choices))
    good = good and (not ticked or row[choices[0]] in ticked)
    if asked["low"] or asked["high"]:
        low, high = (int(_digits(asked[end]) or default) for end, default in (("low", "0"), ("high", _MOST)))
        return good and low <= int(_digits(row[figure])) <= high
    return good and (not asked[figure] or asked[figure] in row[figure])


def _digits(text: str) -> str:
    return re.sub(r"\D", "", text)


def _worded(site: Site, asked: str, row: Row, where: str) -> bool:
    """Whether words fit a record; `where` may be the attribute to look at."""
    texts = [row[one] for one in ([where] if where in site.subject.attributes else site.searchable)]
    how = site.design["match"]
    return any(_hit(how, asked, text) for text in texts) if how == "exact" else _hit(how, asked, " · ".join(texts))


def _hit(how: str, asked: str, text: str) -> bool:
    asked = asked.strip()
    if how != "cased":
        asked, text = asked.lower(), text.lower()
    if how == "exact":
        return asked == text
    if how == "inside":
        return asked in text
    words, parts = WORD.findall(text), WORD.findall(asked)
    if how == "wild":
        patterns = [".*".join(map(re.escape, part.split("*"))) for part in asked.split()]
        return bool(patterns) and all(any(re.fullmatch(one, word) for word in words) for one in patterns)
    if not parts:
        return False
    if how == "any":
        return any(part in words for part in parts)
    if how == "phrase":
        return f" {' '.join(parts)} " in f" {' '.join(words)} "
    if how == "start":
        return all(any(word.startswith(part) for word in words) for part in parts)
    return all(part in words for part in parts)


def reachable(site: Site) -> set[str]:
    """Titles that some question of one control, or of a word and a choice, shows within what answers show."""
    most = CUT if site.design["paging"] == "cut" else len(site.rows)
    got: set[str] = set()
    for question in _questions(site):
        found = find(site, question)
        if not isinstance(found, str):
            got |= {row["title"] for row in found[:most]}
            if len(got) == len(site.rows):
                break
    return got


def _questions(site: Site) -> Iterator[Given]:
    form, subject = site.design["form"], site.subject
    chosen: dict[str, tuple[str, ...]] = {"selects": subject.choices[:2], "fields": subject.choices[:1],
                                          "boxselect": subject.choices[:1], "checks": subject.choices[:1]}  # fmt: skip
    alone: list[Given] = [{}]
    alone += [{site.name(one): [value]} for one in chosen.get(form, ()) for value in site.options[one]]
    yield from alone
    if form == "selects":
        yield from ({**one, **other} for one in alone for other in alone)
    if form in ("box", "boxselect", "radio", "span", "colop", "fields"):
        looked = site.searchable if site.design["match"] != "exact" else subject.attributes
        texts = {row[one] for row in site.rows for one in looked}
        words = texts | {word for text in texts for word in re.findall(r"[^\W_]+", text)}
        for box in site.texts if form == "fields" else ["q"]:
            for word in words:
                if form != "colop":
                    yield {site.name(box): [word]}
                    continue
                for column in subject.attributes:
                    yield {site.name(box): [word], site.name("col"): [column], site.name("op"): ["contains"]}
    if form == "span":
        for value in sorted({int(_digits(row[subject.figure])) for row in site.rows}):
            yield {site.name("low"): [str(value)], site.name("high"): [str(value)]}
