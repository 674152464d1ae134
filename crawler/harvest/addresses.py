"""The own addresses of a page's records, without what names no record: orders, echoes of the question, counters, tickets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from crawler.echoes import asked_words, counting, echoing, own_address, telling
from crawler.harvest.orders import named, ordering, unordered
from crawler.harvest.routes import parts_records, routed
from crawler.harvest.tickets import tickets, unticketed
from crawler.identity import Identities, attribute_values
from crawler.models import Record


class OwnAddresses:
    """Which addresses are those of single records of a page, and how they read as names of these.

    What the page shows of the site's echoes and counters is learnt by `identities`. An address that several records share is
    nobody's own, unless they are one that is shown twice.
    """

    def __init__(
        self,
        records: Iterable[Record],
        identities: Identities,
        site: str,
        *,
        query: Mapping[str, Any] | None,
        page_url: str,
    ) -> None:
        self._identities, self._site, self._page_url = identities, site, page_url
        self._asked = query is not None
        self._shared = _holders(records)
        self._words = asked_words(query)
        echoes = identities.echoes.get(site, frozenset()) | echoing(self._shared, self._words, page_url, query)
        if echoes := echoes | ordering(self._shared):
            identities.echoes[site] = echoes
        if counts := identities.counts.get(site, frozenset()) | counting(list(self._shared)):
            identities.counts[site] = counts
        if passing := identities.tickets.get(site, frozenset()) | tickets(self._shared, page_url):
            identities.tickets[site] = passing
        if references := identities.references.get(site, frozenset()) | telling(self._shared):
            identities.references[site] = references
        self._references = references
        self._echoes, self._counts, self._ordered, self._tickets = echoes, counts, named(page_url), passing
        self._apart = parts_records(route for url in self._shared if (route := routed(url, self._words)))

    def of(self, record: Record) -> str | None:
        """The address of a record's own page, None where it has none."""
        return record.url if record.url and self._shared[record.url] == 1 else None

    def names(self, url: str | None) -> tuple[str | None, str | None, str | None]:
        """An own address as it names its record, as it would without what all addresses of the site have, and as it is without
        its ticket, None where it bears none."""
        if not url:
            return None, None, None
        known, site = self._identities, self._site
        address = own_address(
            unordered(url, self._echoes | self._ordered),
            self._page_url,
            self._words,
            self._echoes,
            self._counts,
            self._references,
        )
        plain = known.plain(site, address, self._page_url, asked=self._asked) if address else None
        if plain and self._tickets:
            plain = self._unticketed(plain)
        if route := routed(url, self._words):
            return (route if self._apart or known.leads(site, route) else address), route, None
        bare = self._unticketed(address) if address and self._tickets else address
        return address, plain, bare if bare != address else None

    def _unticketed(self, address: str) -> str:
        return own_address(unticketed(address, self._tickets), "", (), (), self._counts, self._references)


def _holders(records: Iterable[Record]) -> Counter[str]:
    """How many records of a page have each address. Those that tell something alike and contradict each other in nothing are
    one: a search shows what it found among the titles, and again among the texts."""
    found: Counter[str] = Counter()
    told: dict[str, dict[str, set[str]]] = {}
    for record in records:
        if not record.url:
            continue
        said = {
            name: set(values)
            for name, values in attribute_values((f.attribute, f.value) for f in record.fields).items()
        }
        first = told.setdefault(record.url, said)
        both = first.keys() & said.keys()
        found[record.url] += not (found[record.url] and both and all(first[name] == said[name] for name in both))
        first |= said
    return found
