"""The names by which a row of a page is known: its address, its strong values, and what it shows taken together."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from crawler.urls import same_host
from knowledge.domain import Domain
from knowledge.values import normalise

#: Rows of a page with a name and an address each of their own from which a strong value that all of them have is none of theirs.
SHARED = 3


def digest(*parts: str) -> str:
    """A short stable name for a tuple of strings (80 bits, hexadecimal)."""
    return hashlib.blake2b("\x1f".join(parts).encode("utf-8", "surrogatepass"), digest_size=10).hexdigest()


@dataclass(frozen=True, slots=True)
class Keys:
    """The names one row can be found by: its address, its strong values, its identifying values taken together (as many as
    `told`), and these with what its address is but for the question that led to it; `called` is what it goes by."""

    address: str | None
    strong: tuple[str, ...]
    weak: str | None
    plain: str | None = None
    site: str = ""
    told: int = 0
    called: str = ""


def keys_of(
    domain: Domain, site: str, url: str | None, attributes: Mapping[str, Sequence[str]], plain: str | None = None
) -> Keys:
    """The keys of a row; `url` is the record's own page, None where it has none, `plain` what it is without the question
    (`plain_address`).

    An alternative of the domain's identity that is one attribute (an ISBN) is strong; the first longer alternative
    that the row fills is its weak key; a row that fills none is known by all it shows. An address of another site, which may be
    a place on a map that many share, finds a record only with what it is known by, or its name.
    """
    shown: dict[str, str] = {}
    for attribute in domain.attributes:
        values = sorted({normalise(value, attribute.type) for value in attributes.get(attribute.name, ())} - {""})
        if values:
            shown[attribute.name] = "|".join(values)
    strong = tuple(
        digest("strong", site, names[0], shown[names[0]])
        for names in domain.identity
        if len(names) == 1 and names[0] in shown
    )
    weak = next((names for names in domain.identity if len(names) > 1 and all(name in shown for name in names)), None)
    described = [f"{name}={shown[name]}" for name in (weak or sorted(shown)) if domain.by_name[name].type != "url"]
    called = shown.get(domain.main, "")
    beside = (described if weak else [called]) if url and not same_host(url, site) else []
    address = digest("url", site, url, *beside) if url else None
    if not described:
        return Keys(address, strong, None, None, site, called=called)
    kept = digest("plain", site, plain, *described) if plain else None
    return Keys(address, strong, digest("weak", site, *described), kept, site, len(described), called)


def apart(page: Sequence[Keys]) -> list[Keys]:
    """The keys of a page's rows without the strong values that many of them share which go by other names and have other
    addresses: what is the same for all ("Printed music") was read for a code by mistake, and would make one record of them."""
    holders: dict[str, set[tuple[str, str]]] = {}
    for keys in page:
        if keys.address and keys.called:
            for value in keys.strong:
                holders.setdefault(value, set()).add((keys.address, keys.called))
    shared = {value for value, held in holders.items() if min(map(len, map(set, zip(*held, strict=True)))) >= SHARED}
    if not shared:
        return list(page)
    return [replace(keys, strong=tuple(value for value in keys.strong if value not in shared)) for keys in page]
