"""Which rows are one record.

A record is known by its own address and by the values of its identifying attributes; either finds it again. A strong
value (ISBN) decides by itself: equal ones are one record, different ones two. Without one, two rows whose own addresses
both exist and differ are two records even if every shown value is equal; unless the site's addresses turn out to name
places in an answer rather than records (`Addresses`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from crawler.echoes import numbers, own_address, parameters, plain_address
from crawler.keys import EQUAL, Addresses, Keys, agreeing, apart, digest, keys_of
from knowledge.domain import Domain

#: A value that brackets enclose as a whole.
_BRACKETED = re.compile(r"\A[(\[（［]([^()\[\]（）［］]+)[)\]）］]\Z")


@dataclass
class Identities:
    """Finds the id of a row among all rows seen so far; rebuilt at resume by feeding it the stored rows in order. `echoes`
    are, by site, the parameters of addresses that repeat what was asked, `counts` those that number a page's records, `tickets`
    those that each answer has its own of, `references` those that name records though they are called like the way to them."""

    domain: Domain
    echoes: dict[str, frozenset[str]] = field(default_factory=dict)
    counts: dict[str, frozenset[str]] = field(default_factory=dict)
    addresses: dict[str, Addresses] = field(default_factory=dict)
    tickets: dict[str, frozenset[str]] = field(default_factory=dict)
    references: dict[str, frozenset[str]] = field(default_factory=dict)
    _asked: dict[str, str] = field(default_factory=dict)
    _ids: dict[str, str] = field(default_factory=dict)
    _address: dict[str, str] = field(default_factory=dict)
    _strong: dict[str, tuple[str, ...]] = field(default_factory=dict)
    _known: set[str] = field(default_factory=set)
    _said: dict[str, Mapping[str, str]] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self._known)

    def __contains__(self, identifier: str) -> bool:
        return identifier in self._known

    def leads(self, site: str, address: str) -> bool:
        """Whether an address is that of a known record, its number on the page aside."""
        counts = self.counts.get(site)
        if (
            counts
            and digest("url", site, own_address(address, "", (), (), counts, self.references.get(site, ())))
            in self._ids
        ):
            return True
        return digest("url", site, address) in self._ids

    def plain(self, site: str, address: str, page_url: str, *, asked: bool) -> str:
        """A record's address without what it was handed on by the page that lists it. On a page reached by links that
        may tell records apart ("vol=3"), unless one is known at the address that remains."""
        bare = plain_address(address, page_url)
        if asked or bare == address or not bare.startswith("http") or digest("url", site, bare) in self._ids:
            return bare
        return address

    def find(self, keys: Keys) -> str | None:
        """The id of the record these keys name, None when it is new."""
        found = self._ids.get(keys.address or "")  # where nothing else agrees, it names a place in an answer
        if found is not None and (self._unopposed(found, keys) or self._ids.get(keys.weak or "") == found):
            return found
        for key in keys.strong:
            found = self._ids.get(key)
            if found is not None:
                return found
        found = self._ids.get(keys.plain) if keys.plain is not None else None
        if found is not None and self._unopposed(found, keys):
            return found
        found = self._ids.get(keys.bare) if keys.bare is not None else None
        if found is not None and self._unopposed(found, keys) and (self._agrees(found, keys) or self._names(keys.site)):
            return found
        found = self._ids.get(keys.weak) if keys.weak is not None else None
        if found is not None and self._compatible(found, keys):
            return found
        return None

    def _agrees(self, identifier: str, keys: Keys) -> bool:
        return agreeing(self._said.get(identifier, {}), dict(keys.said), self.domain.main)

    def _names(self, site: str) -> bool:
        return site in self.addresses and self.addresses[site].names

    def _compatible(self, identifier: str, keys: Keys) -> bool:
        address, own = self._address.get(identifier), self._place(keys)
        if address is not None and own is not None and address != own:
            known = self.addresses.get(keys.site)
            if known is None or not known.wander:
                return False
        return self._unopposed(identifier, keys)

    def _unopposed(self, identifier: str, keys: Keys) -> bool:
        """Whether no strong value speaks against it."""
        strong = self._strong.get(identifier, ())
        return not (strong and keys.strong) or bool(set(strong) & set(keys.strong))

    def sight(self, page: Sequence[Keys], query: Mapping[str, object] | None) -> None:
        """Learn from the rows of one page in answer to `query` what the site's addresses are worth; before they are
        added."""
        asked = digest(*(f"{name}={value}" for name, value in sorted((query or {}).items())))
        site = self.addresses.setdefault(page[0].site, Addresses()) if page else Addresses()
        if query is not None:
            self._sight_bare(page, asked, site)
        rows = {(keys.weak, self._place(keys)): keys for keys in page if keys.weak and keys.address}
        if query is None or not rows:
            return
        site.twins += len(rows) - len({weak for weak, _ in rows})
        for (weak, address), keys in rows.items():
            here, before = (self._asked.setdefault(key, asked) for key in (address, weak) if key is not None)
            known = self._ids.get(weak or "")
            if address in self._ids and self.find(keys) == self._ids.get(address or ""):
                site.met += here != asked
            elif known is not None and self._address.get(known) is not None and self._unopposed(known, keys):
                site.moved += before != asked
                site.surely = site.surely or (before != asked and keys.told >= EQUAL)

    def _sight_bare(self, page: Sequence[Keys], asked: str, site: Addresses) -> None:
        """Learn whether what was met at an address without its ticket is there again."""
        for keys in page:
            if keys.bare in self._ids and self._asked.get(keys.bare or "", asked) != asked:
                agrees = self._agrees(self._ids[keys.bare or ""], keys)
                site.same += agrees
                site.other += not agrees

    def _place(self, keys: Keys) -> str | None:
        """Where a row is at home: without its ticket, unless other records were found there."""
        site = self.addresses.get(keys.site)
        return keys.bare if keys.bare is not None and not (site and site.places) else keys.address

    def add(self, keys: Keys) -> tuple[str, bool]:
        """The id for these keys, and whether it is new. Keys learned later lead to the same id."""
        identifier = self.find(keys)
        new = identifier is None
        if identifier is None:
            source = keys.address or (keys.strong[0] if keys.strong else keys.weak)
            identifier = source if source is not None else digest("nothing")
            if identifier in self._known:
                identifier = digest("again", identifier, str(keys.address), *keys.strong, str(keys.weak))
        self.bind(identifier, keys)
        return identifier, new

    def known_as(self, identifier: str | None, keys: Keys) -> tuple[str, bool]:
        """The id of a row and whether it is new; of one that is known to be `identifier` these keys lead there too."""
        if identifier is None:
            return self.add(keys)
        new = identifier not in self
        self.bind(identifier, keys)
        return identifier, new

    def address_of(self, row: Mapping[str, Any]) -> str | None:
        """The address that a stored row was known by; what of its link was left out is again, unless before a route."""
        url: str | None = row["url"]
        address: str | None = row.get("address") or url
        if url and address and address != url and "#" not in url:
            kept, names = parameters(address), parameters(url)
            self.echoes[row["site"]] = self.echoes.get(row["site"], frozenset()) | (names - kept)
            if numbered := frozenset(name for name in names - kept if numbers(url, name)):
                self.counts[row["site"]] = self.counts.get(row["site"], frozenset()) | numbered
        return address

    def _ticketed(self, site: str, address: str, bare: str) -> None:
        """Know again what tickets the address of a stored row bore, that was known without them."""
        names = parameters(address) - parameters(bare)
        self.tickets[site] = self.tickets.get(site, frozenset()) | {one for one in names if not numbers(address, one)}

    def restore(self, rows: Sequence[Mapping[str, Any]]) -> list[dict[str, list[str]]]:
        """Take in the stored rows of one page again, as they were found; their values by attribute."""
        said = [
            {name: [one] if isinstance(one, str) else list(one) for name, one in row["attributes"].items()}
            for row in rows
        ]
        known = []
        for row, values in zip(rows, said, strict=True):
            address = self.address_of(row)
            bare = row.get("bare")
            if bare and address:
                self._ticketed(row["site"], address, bare)
            known.append(keys_of(self.domain, row["site"], address, values, row.get("plain") or address, bare))
        known = apart(known)
        self.sight(known, rows[0]["query"])
        for row, keys in zip(rows, known, strict=True):
            self.bind(row["id"], keys)
        return said

    def bind(self, identifier: str, keys: Keys) -> None:
        """Let these keys lead to a known id (a detail page to its list row; a stored row at resume)."""
        self._known.add(identifier)
        if keys.address is not None:
            self._ids.setdefault(keys.address, identifier)
            self._address.setdefault(identifier, self._place(keys) or keys.address)
        if keys.bare is not None:
            self._ids.setdefault(keys.bare, identifier)
            self._said[identifier] = {**dict(keys.said), **self._said.get(identifier, {})}
        for key in keys.strong:
            self._ids.setdefault(key, identifier)
        if keys.strong and identifier not in self._strong:
            self._strong[identifier] = keys.strong
        for name in filter(None, (keys.weak, keys.plain)):
            self._ids.setdefault(name, identifier)


def attribute_values(pairs: Iterable[tuple[str | None, str]]) -> dict[str, list[str]]:
    """(attribute, value) pairs as attribute → values, unnamed ones left out, repeats once; a value that a citation sets in
    brackets as a whole, "(2015)", without them."""
    found: dict[str, list[str]] = {}
    for attribute, value in pairs:
        if attribute and value:
            inside = _BRACKETED.match(value)
            value = (inside[1].strip() if inside else "") or value
            values = found.setdefault(attribute, [])
            if value not in values:
                values.append(value)
    return found
