"""The words that made-up sites are written in: eight languages, read from `words.yaml`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml


@dataclass(frozen=True)
class Tongue:
    """A language. `said` is what pages say, with {n}, {a} and {b} for numbers; `labels` what attributes are called, `titled`
    what titles are where that depends on the subject; `words` are tables that records are made of."""

    said: dict[str, str]
    labels: dict[str, str]
    titled: dict[str, str]
    words: dict[str, list[str]]


def _tongue(told: dict[str, Any]) -> Tongue:
    named = ("said", "labels", "titled", "otherwise")
    tables = {name: told[name].split() for name in told if name not in (*named, "presses")}
    return Tongue(told["said"], told["labels"], told.get("titled", {}), tables | {"presses": told["presses"]})


_TOLD: dict[str, dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("words.yaml").read_text("utf-8"))
#: Language → its words.
TONGUES = {lang: _tongue(told) for lang, told in _TOLD.items()}
#: Attribute → what English sites call it otherwise.
OTHERWISE: dict[str, str] = _TOLD["en"]["otherwise"]
