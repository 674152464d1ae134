"""What made-up sites differ in, and draws of them in which as many pairs of choices meet as can."""

from __future__ import annotations

import random
from itertools import combinations

from tests.bench.combined.subjects import SUBJECTS

Design = dict[str, str]
#: Axis → its choices, some of them more often; a site is one of each. What does not go together is put right by `fitting`.
AXES: dict[str, tuple[str, ...]] = {
    "subject": tuple(SUBJECTS),
    "lang": ("en", "en", "en", "de", "fr", "es", "zh", "ru", "ja", "ar"),
    "size": ("60", "120", "240", "400"),
    "via": ("both", "forms"),
    "front": ("some", "some", "none"),
    "way": ("front", "linked", "advanced", "header", "landing"),
    "form": ("box", "box", "fields", "boxselect", "selects", "radio", "span", "checks", "colop"),
    "method": ("get", "get", "get", "post", "prg", "token", "button"),
    "blank": ("all", "all", "form", "message", "none", "404"),
    "match": ("all", "all", "any", "phrase", "start", "inside", "exact", "cased", "wild", "three"),
    "searched": ("shown", "title"),
    "paging": ("numbers", "next", "offset", "arrows", "picked", "typed", "clicked", "called", "pictured", "headed", "counted",
               "letters", "kept", "cut", "scripted", "rangelinks"),
    "per": ("10", "20", "25", "50"),
    "total": ("plain", "range", "none", "pages", "bold", "heading", "caption"),
    "layout": ("table", "bare", "cards", "dl", "lines", "groups", "snippets", "listed", "pairs", "numbered", "ticked", "wide"),
    "named": ("link", "link", "view", "marked", "cut", "script", "both"),
    "send": ("input", "input", "button", "image", "none", "span"),
    "beside": ("none", "none", "popular", "trail", "deeds", "news", "seen"),
    "repeat": ("form", "form", "none", "again"),
    "nohits": ("said", "said", "404", "home", "quiet", "suggest"),
    "anyway": ("empty", "empty", "zero", "minus", "word", "choose"),
    "router": ("paths", "paths", "script"),
    "head": ("h1", "h1", "h2", "title", "cell", "bold"),
    "facts": ("list", "list", "both", "detail"),
    "link": ("id", "slug", "query", "session", "folder"),
    "sheet": ("table", "dl", "labels", "items"),
    "wording": ("plain", "other"),
    "labels": ("for", "cells", "placeholder", "before", "around"),
    "names": ("plain", "coded", "bracketed"),
    "odd": ("none", "none", "none", "sorts", "facets", "related", "cookie", "latest", "lone", "sessions"),
    "charset": ("utf-8", "utf-8", "utf-8", "own"),
    "traps": ("none", "mail", "members", "basket"),
}  # fmt: skip
#: Designs drawn for each that is taken, the one with most pairs of choices that no other has.
_TRIES = 12
_LATIN = ("en", "de", "fr", "es")
#: Ways of matching whole words, which languages without spaces do not have.
_WORDWISE = ("start", "all", "any", "wild", "three", "cased", "phrase")


def fitting(design: Design) -> Design:
    """The design with what does not go together put right."""
    one = dict(design)
    if not SUBJECTS[one["subject"]].spoken:
        one["lang"] = "en"
    if one["lang"] in ("zh", "ja") and one["match"] in _WORDWISE:
        one["match"] = "inside"
    if one["paging"] == "letters" and one["lang"] not in _LATIN:
        one["paging"] = "numbers"
    if one["form"] in ("selects", "checks") and one["blank"] not in ("all", "message"):
        one["blank"] = "message"
    if one["match"] == "exact" and one["form"] in ("box", "radio"):
        one["form"] = "boxselect"
    if one["layout"] == "groups" and one["facts"] == "detail":
        one["layout"] = "listed"
    if one["layout"] in ("groups", "pairs", "wide", "ticked", "numbered") and one["named"] == "script":
        one["named"] = "link"
    if one["paging"] == "kept" and one["method"] == "get":
        one["method"] = "post"
    if one["router"] == "script" and one["way"] == "landing":
        one["way"] = "front"
    return one


def drawn(count: int, seed: int) -> list[Design]:
    """So many designs, each with the most new pairs of choices of a dozen drawn; more of a seed begin with the same ones."""
    rng = random.Random(f"draw {seed}")
    seen: set[tuple[tuple[str, str], tuple[str, str]]] = set()
    made = []
    for _ in range(count):
        tries = [fitting({axis: rng.choice(choices) for axis, choices in AXES.items()}) for _ in range(_TRIES)]
        pairs = [list(combinations(sorted(one.items()), 2)) for one in tries]
        new = [sum(pair not in seen for pair in one) for one in pairs]
        best = new.index(max(new))
        seen.update(pairs[best])
        made.append(tries[best])
    return made
