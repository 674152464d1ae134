"""How the names of people read, one or several of them."""

from __future__ import annotations

import re

#: A letter that may begin a name: of the scripts that have small letters none of these.
_SMALL = "".join(chr(one) for one in range(0x588) if chr(one).islower() and chr(one).isalpha())
_CAPITAL = rf"[^\W\d_{_SMALL}]"
#: How a person's name reads.
PERSON = (
    rf"(?:{_CAPITAL}[\w.'’-]*\s+){{1,3}}(?:(?:de|van|von|der|la|le|du|da|di|del|den|dos)\s+){{0,2}}{_CAPITAL}[\w'’-]+"
)
#: Words for "and" between people, and those that stand before the first of them.
AND = r"(?:and|und|et|y|e|en|och|og|i|и|та|і|και|ja|ve|és|și|şi|oraz|和)"
BY = r"(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|[Aa]v|[Aa]f)"
_REVERSED = rf"(?:(?:de|van|von|der|la|le|du|da|di)\s+){{0,2}}{_CAPITAL}[\w'’-]+,(?:\s+{_CAPITAL}[\w.'’-]*){{1,3}}"
_LAST_FIRST = re.compile(rf"{_REVERSED}(?:(?:\s*[;&/]\s*|\s+{AND}\s+){_REVERSED}){{0,20}}(?:,?\s+et al\.?)?\Z")
_PEOPLE = re.compile(
    rf"(?:{BY}\s+)?{PERSON}(?:(?:\s*[,;&/]\s*(?:{AND}\s+)?|\s+{AND}\s+){PERSON}){{0,20}}(?:,?\s+et al\.?)?\Z"
)
#: What they did, in brackets behind them.
_DID = re.compile(r"\s*[(\[（][^()\[\]（）\d]{1,24}[)\]）]\s*\Z")


def is_person(value: str) -> bool:
    """Whether a value reads like people's names, what they did in brackets behind them."""
    bare = _DID.sub("", value)
    if any(map(str.isdigit, bare)):
        return False  # "LOT A-17 B-4"
    return _PEOPLE.match(bare) is not None or _LAST_FIRST.match(bare) is not None
