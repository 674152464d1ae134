"""Words that were searched for, set off where they are found: parts of a text, nothing by themselves."""

from __future__ import annotations

import re
from collections.abc import Mapping

from crawler.page import BLOCKS

#: Classes with which a site sets off the words that were searched for.
_HIGHLIGHT = re.compile(
    r"(?:^|[-_\s])(?:high-?light(?:ed|s|er)?|hi-?lite[ds]?|hl\d?|search[-_]?(?:terms?|words?|match|hit|highlight)"
    r"|(?:term|match|query|result|text|page|title|content|word|keyword)[-_]?(?:hit|match|term|word|highlight(?:ed)?)|matched)(?:$|[-_\s\d])",
    re.IGNORECASE,
)


def highlighted(tag: str, attributes: Mapping[str, str | None]) -> bool:
    """Whether an element sets off words that were searched for, by its class."""
    return tag not in BLOCKS and _HIGHLIGHT.search(attributes.get("class") or "") is not None
