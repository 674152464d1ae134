"""What an element is called by its classes."""

from __future__ import annotations

import re

_WORD = re.compile(r"[A-Za-z][a-z]+|[A-Z]{2,}(?![a-z])|[^\W\d_a-zA-Z]+|[a-z]+")
#: Class words that speak of layout and not of content.
_LAYOUT = frozenset(
    "row col column cell container wrapper wrap inner outer content block box grid flex clearfix clear left right "
    "center top bottom first last odd even small large medium big hidden visible active selected text txt bold "
    "strong line item "
    "items list li ul div span td tr th field value data info main body sub btn button icon img image link links href "
    "alt even normal style class pull push float align margin padding mt mb ml mr pt pb xs sm md lg xl fa glyphicon "
    "media object card result results record entry post article product hit hidden js ng react css new default primary "
    "secondary muted light dark white black red blue green gray grey font size highlight match url a b p h s".split()
)


def class_word(value: str) -> str:
    """The most telling class of an element in plain words ("book-title" gives "book title"), "" for layout classes."""
    for token in value.split()[:6]:
        words = [word.lower() for word in _WORD.findall(token)]
        telling = [word for word in words if word not in _LAYOUT and len(word) > (2 if word.isascii() else 1)]
        if telling and len(words) <= 5:
            return " ".join(telling)
    return ""
