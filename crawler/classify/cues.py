"""Cue words: what the words of forms are about, in many languages.

A token that training never saw in Finnish or Korean still says "search" or "password" here. The lists lie beside this
module in `cues.txt`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

_Table = dict[str, tuple[str, ...]]


@lru_cache(maxsize=16384)
def cues(token: str) -> tuple[str, ...]:
    """The cues of one token as `tokens` makes it; none for most."""
    whole, starts, longest = _tables()
    found = whole.get(token, ())
    for length in range(3, min(len(token), longest) + 1):
        more = starts.get(token[:length])
        if more:
            found += tuple(cue for cue in more if cue not in found)
    return found


@cache
def _tables() -> tuple[_Table, _Table, int]:
    """Whole words, beginnings of words, and the length of the longest beginning."""
    whole: _Table = {}
    starts: _Table = {}
    cue = ""
    for line in files("crawler.classify").joinpath("cues.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            cue = line.strip("[] ")
        elif not line.startswith("#"):
            for word in line.split():
                table = starts if word.endswith("*") else whole
                key = word.removesuffix("*")
                if cue not in table.get(key, ()):
                    table[key] = (*table.get(key, ()), cue)
    return whole, starts, max(map(len, starts))
