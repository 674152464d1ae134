"""What an element is called by its classes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable

#: Fewest names of parts that a block has, and the share of all class names that begin with its own.
PARTS, SHARE = 3, 0.5
#: Most words of a block's name.
BLOCK = 3
_WORD = re.compile(r"[A-Za-z][a-z]+|[A-Z]{2,}(?![a-z])|[^\W\d_a-zA-Z]+|[a-z]+")
#: How classes begin that say what a field is called: "field--name-body", "field-name-field-isbn".
_FIELD = re.compile(r"fields?(?:--?|__)name-(?:field-)?(?=[^\W\d_])", re.I)
#: Class words that speak of layout and not of content.
_LAYOUT = frozenset(
    "row col column cell container wrapper wrap inner outer content block box grid flex clearfix clear left right "
    "center top bottom first last odd even small large medium big hidden visible active selected text txt bold "
    "strong line item "
    "items list li ul div span td tr th field value data info main body sub btn button icon img image link links href "
    "alt even normal style class pull push float align margin padding mt mb ml mr pt pb xs sm md lg xl fa glyphicon "
    "media object card result results record entry post article product hit hidden js ng react css new default display primary "
    "secondary muted light dark white black red blue green gray grey font size highlight match url a b p h s".split()
)


def class_word(value: str, known: Callable[[str], float] | None = None) -> str:
    """The most telling class of an element in plain words ("book-title" gives "book title"), "" for layout classes: the first
    that is `known` to be a word of the domain, or whose part of a block is ("card__price"), else the first."""
    first = ""
    for token in value.split()[:6]:
        word = _telling(token)
        for own in (word, _telling(token.rpartition("__")[2])):
            if own and (known is None or known(own) >= 1):
                return own
        first = first or word
    return first


def _telling(token: str) -> str:
    """The words of a class without those for layout, "" where nothing or too much is left; of one that says how a field is
    called ("field--name-body") only that."""
    named = _FIELD.match(token)
    words = [word.lower() for word in _WORD.findall(token[named.end() :] if named else token)]
    telling = [word for word in words if word not in _LAYOUT and len(word) > (2 if word.isascii() else 1)]
    return " ".join(telling) if len(words) <= 5 else ""


def parts(
    keys: Iterable[str], named: Callable[[str], bool], records: Callable[[str], bool] = lambda _: False
) -> dict[str, str]:
    """What class names say of the parts of a block, whose own name most of them begin with ("snippet version", "snippet
    name", "snippet date"), by the whole names. What is `named` in the domain is no block but a thing of its own; what the
    `records` are called there may stand for one of the parts ("wine", "wine price", "wine estate")."""
    words = {key: key.split() for key in keys}
    begun = Counter(tuple(own[:size]) for own in words.values() for size in range(1, min(BLOCK + 1, len(own))))
    begun.update(tuple(own) for key, own in words.items() if len(own) <= BLOCK and records(key))
    blocks = [
        one for one, times in begun.items() if times >= max(PARTS, SHARE * len(words)) and not named(" ".join(one))
    ]
    found: dict[str, str] = {}
    for key, own in words.items():
        block = max((len(one) for one in blocks if tuple(own[: len(one)]) == one and len(own) > len(one)), default=0)
        if block:
            found[key] = " ".join(own[block:])
    return found
