"""What a link says about where it leads (M4 MR1): features of its anchor, context, address, image and depth.

Each feature carries the place it stands in: `a:` words of the anchor and `a=` what they announce, `u` the address, `c`
the context, `i` the image. What words announce (`cues.txt`) and whether they are the domain's (`Lexicon`) holds on
sites whose own words were never seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import unquote_plus, urlsplit

from crawler.classify.tokens import tokens
from crawler.discovery.lexicon import Lexicon, cues

MAX_ANCHOR, MAX_CONTEXT, MAX_URL, MAX_DEPTH = 160, 400, 300, 6
#: Words of addresses that belong to the program that makes the page.
_MACHINERY = frozenset(
    "php html htm asp aspx jsp cgi bin index default home main page do action www com org net http https".split()
)


def anchor_features(text: str, lexicon: Lexicon) -> list[str]:
    """Words of the anchor, what they announce alone and together, and how many there are."""
    words = tokens(text[:MAX_ANCHOR])
    if not words:
        return ["a#0"]
    found = {f"a:{word}" for word in words}
    kinds = _kinds(words, lexicon)
    found.update(f"a={kind}" for kind in kinds)
    if "search" in kinds and "topic" in kinds:
        found.add("a=search+topic")
    if "search" in kinds and not kinds & {"help", "about", "news", "account", "subject"}:
        found.add("a=search only")
    if "hub" in kinds and not kinds & {"help", "about", "news", "account", "subject", "search"}:
        found.add("a=hub only")
    if "topic" in kinds and not kinds & {"help", "about", "news", "account", "subject", "search"}:
        found.add("a=topic only")
    if not kinds:
        found.add("a=nothing")
    found.add(f"a#{_bucket(len(words))}")
    return sorted(found)


def context_features(text: str, lexicon: Lexicon) -> list[str]:
    """What the words around a link announce, and how much of the domain they speak."""
    words = set(tokens(text[:MAX_CONTEXT]))
    if not words:
        return ["c#0"]
    found = {f"c={kind}" for word in words for kind in cues(word)}
    found.add(f"c=topic{min(3, len(words & lexicon.topic))}")
    if words & lexicon.values:
        found.add("c=value")
    return sorted(found)


def url_features(url: str, lexicon: Lexicon) -> list[str]:
    """Words of path and query, what they announce, the last segment apart; parameters, numbers, depth of the path."""
    try:
        parts = urlsplit(url[:MAX_URL])
    except ValueError:
        return ["u#0"]
    segments = [segment for segment in parts.path.split("/") if segment]
    words = [word for word in tokens(unquote_plus("/".join(segments))) if word not in _MACHINERY]
    found = {f"u:{word}" for word in words}
    found.update(f"u={kind}" for kind in _kinds(words, lexicon))
    last = [word for word in tokens(unquote_plus(segments[-1])) if word not in _MACHINERY] if segments else []
    found.update(f"u={kind} last" for kind in _kinds(last, lexicon))
    if parts.query:
        names = [pair.partition("=")[0] for pair in parts.query.split("&")]
        found.add(f"u?{_bucket(len(names))}")
        found.update(f"u?{word}" for name in names[:8] for word in tokens(name[:40]))
    if any(word[0] == "#" for word in last):
        found.add("u=number")
    found.add(f"u#{min(6, len(segments))}")
    return sorted(found)


def image_features(image: str, lexicon: Lexicon) -> list[str]:
    """Words of the picture's address and what they announce; none where the link holds no picture."""
    if not image:
        return []
    words = [word for word in tokens(image.rpartition("/")[2][:100]) if word not in _MACHINERY]
    return sorted({f"i:{word}" for word in words} | {f"i={kind}" for kind in _kinds(words, lexicon)})


def depth_feature(depth: int) -> str:
    """How far from the site's entrance the link leads."""
    return f"d{max(0, min(MAX_DEPTH, depth))}"


def _kinds(words: Iterable[str], lexicon: Lexicon) -> set[str]:
    """What words announce: cues, and whether they are the domain's."""
    kinds: set[str] = set()
    for word in words:
        own = word in lexicon.topic
        if own:
            kinds.add("topic")
        elif word in lexicon.values:
            kinds.add("value")
        elif word in lexicon.foreign:
            kinds.add("foreign")
        for cue in cues(word):
            if not (own and cue == "subject"):
                kinds.add(cue)
    return kinds


def _bucket(count: int) -> str:
    return str(count) if count < 4 else "4" if count < 7 else "7" if count < 13 else "13"
