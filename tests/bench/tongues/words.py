"""The words of each language, and which languages were held out when rules were made with the others in view."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
#: What one thing of each domain is called, in the order of `titles.txt`.
TITLES = {"books": "L_title", "movies": "L_ftitle", "jobs": "L_jtitle"}
#: Seed of the lot that held languages out, thrown before anything was read, and how many of them.
SEED, COUNT = 20261129, 9
#: What stands between several values, where it is no ", ".
_COMMAS = {"zh": "、", "zh-Hant": "、", "ja": "、", "ar": "، ", "fa": "، "}


@dataclass(frozen=True)
class Tongue:
    """A language: its code, what it puts behind a label, and its wordings by what they are for (`L_…`: labels)."""

    code: str
    right_to_left: bool
    separator: str
    words: Mapping[str, Sequence[str]]

    def __getitem__(self, key: str) -> Sequence[str]:
        return self.words[key]

    @property
    def gap(self) -> str:
        """What stands between a colon and a value: nothing behind a wide one."""
        return "" if self.separator == "：" else " "

    def colon(self, label: str) -> str:
        """The label with what the language puts behind it."""
        return label + self.separator

    def led(self, label: str, value: str) -> str:
        """A label and its value in one line."""
        return f"{self.colon(label)}{self.gap}{value}"

    def joined(self, values: Sequence[str]) -> str:
        """Several values in one line."""
        return _COMMAS.get(self.code, ", ").join(values)

    def called(self, domain: str) -> str:
        """What a column with the titles of a domain is headed."""
        return self[TITLES[domain]][0]

    @property
    def site(self) -> str:
        """The name of a site."""
        return f"{self['home'][0]} – {self['menu'][3]}"


def _split(line: str) -> list[str]:
    return [one.strip() for one in line.split(" | ")]


def _blocks(text: str) -> list[str]:
    return [one for one in f"\n{text}".split("\n@") if one]


def _tongue(block: str, titles: Mapping[str, Sequence[str]]) -> Tongue:
    head, *lines = block.splitlines()
    code, *marks = head.split()
    keyed = dict(line.split(" ", 1) for line in lines)
    separator = keyed.pop("sep").rstrip()
    words = {key: _split(value) for key, value in keyed.items()}
    named = {key: [name] for key, name in zip(TITLES.values(), titles[code], strict=True)}
    return Tongue(code, "rtl" in marks, separator, words | named)


def load() -> dict[str, Tongue]:
    """Code → language, of all there are."""
    rows = (_split(line) for line in (HERE / "titles.txt").read_text("utf-8").splitlines())
    titles = {code: names for code, *names in rows}
    blocks = [one for name in ("west", "north", "east") for one in _blocks((HERE / f"{name}.txt").read_text("utf-8"))]
    return {one.code: one for one in (_tongue(block, titles) for block in blocks)}


TONGUES = load()
#: Those of which only totals were looked at until the rules were done, and the others.
HELD = tuple(sorted(random.Random(SEED).sample(sorted(TONGUES), COUNT)))
SEEN = tuple(code for code in sorted(TONGUES) if code not in HELD)
