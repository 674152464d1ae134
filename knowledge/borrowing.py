"""Words that a domain borrows: what attributes are called by the domains that come along, where it has such attributes too."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence

from knowledge.domain import Attribute, Domain, ValueType, load_domain, shipped
from knowledge.similarity import fold, has_cjk, plain, tokens

#: Domains that must call an attribute so where several have one: what but one says is of its subject ("Position" for a title).
AGREED = 2
#: How much the attributes besides the title that two domains have in common tell together, by their affinities, where they
#: are about the same things: author and year of books, while many things have a status, a type and a number.
SHARED = 0.8
#: Affinity from which the one domain that has an attribute means something of its own by it (the `origin` of a flight, the
#: `venue` of a paper), so that only domains with as much else in common with it as `SHARED` mean the same. Whoever has a part
#: in a thing is called so for that (publisher, director).
SPECIAL = 0.6
#: Fewest letters of a noun that longer words are made of ("Buchtitel").
COMPOUND = 4
#: Types whose values are words, of which one may be described as another.
_WORDS = frozenset({"text", "name", "enum"})


def borrowed(domain: Domain) -> list[tuple[str, str]]:
    """The terms that a domain borrows, each with the attribute it is lent to, "" where it is none of them.

    An attribute borrows from those of the shipped domains that are called by one of its terms and whose values are alike
    ("author", or `place` with the alias "location"). What several lenders have is lent as far as two agree; words for
    their things ("book title") stay with them, and so does what two attributes would borrow or the domain says itself. What
    one alone has is lent without words by which another means something else ("State"), and not where it is `SPECIAL`.
    Domains about the same things (`kindred`) lend all their terms, also of what is no attribute. None where the domain
    says `borrow: false`."""
    if not domain.borrow:
        return []
    lenders, kin = [load_domain(name) for name in shipped()], kindred(domain)
    owners: dict[str, set[str]] = defaultdict(set)
    spelled: dict[str, str] = {}
    for attribute in domain.attributes:
        own = (term for _, one in _alike(attribute, kin) for term in one.terms)
        for term in (*own, *_lent(attribute, lenders, domain)):
            owners[plain(term)].add(attribute.name)
            spelled.setdefault(plain(term), term)
    for term in (term for one in kin for term in one.others):
        if plain(term) not in owners:
            owners[plain(term)], spelled[plain(term)] = {""}, term
    said = {plain(term) for one in domain.attributes for term in one.terms} | set(map(plain, domain.others))
    return [(spelled[term], min(names)) for term, names in owners.items() if len(names) == 1 and term not in said]


def kindred(domain: Domain) -> list[Domain]:
    """The shipped domains that are about the same things, so that their words tell of these too: called like them, with
    attributes in common that tell as much as `SHARED`."""
    if not domain.borrow:
        return []
    return [
        lender
        for lender in map(load_domain, shipped())
        if not domain.kinds.isdisjoint((fold(lender.name), fold(lender.name).removesuffix("s")))
        and _shared(domain, lender) >= SHARED
    ]


def _shared(domain: Domain, lender: Domain, but: str = "") -> float:
    """How much those attributes of a lender tell that a domain has too, besides its title and the one named."""
    called = {fold(term) for one in domain.attributes if one.name != domain.main for term in one.terms}
    others = (one for one in lender.attributes if one.name not in (lender.main, but))
    return math.fsum(one.affinity for one in others if fold(one.terms[0]) in called) + 1e-9


def _alike(attribute: Attribute, lenders: Sequence[Domain]) -> Iterator[tuple[Domain, Attribute]]:
    """The lenders' attributes that are called like one."""
    called = set(map(fold, attribute.terms))
    for lender in lenders:
        for other in lender.attributes:
            if fold(other.terms[0]) in called and _akin(other.type, attribute.type):
                yield lender, other


def _lent(attribute: Attribute, lenders: Sequence[Domain], domain: Domain) -> Iterator[str]:
    """Their terms, as far as they are of any subject and no nouns of the borrowing `domain`, whose things have titles."""
    own = frozenset(map(fold, domain.nouns))
    alike: dict[str, list[tuple[Domain, Attribute]]] = defaultdict(list)
    for lender, other in _alike(attribute, lenders):
        alike[other.name].append((lender, other))
    for name, sources in alike.items():
        told: dict[str, int] = defaultdict(int)
        for lender, other in sources:
            nouns = frozenset(map(fold, lender.nouns)) - own
            for term in {plain(term): term for term in other.terms if not _is_about(term, nouns)}.values():
                told[term] += attribute.name == domain.main or fold(term) not in own
        if len(sources) > 1:
            yield from (term for term, times in told.items() if times >= AGREED)
            continue
        lender, other = sources[0]
        special = other.type != "name" and other.affinity >= SPECIAL
        if not special or _shared(domain, lender, name) >= SHARED:
            elsewhere = _called(lenders, name)
            yield from (term for term, times in told.items() if times and plain(term) not in elsewhere)


def _called(lenders: Sequence[Domain], but: str) -> frozenset[str]:
    """What the lenders call all attributes but those of a name."""
    return frozenset(
        plain(term) for lender in lenders for one in lender.attributes if one.name != but for term in one.terms
    )


def _akin(one: ValueType, other: ValueType) -> bool:
    return one == other or {one, other} <= _WORDS


def _is_about(term: str, nouns: frozenset[str]) -> bool:
    """Whether a term says what kind of thing it belongs to: "book title", "书名", "Buchtitel"."""
    folded = fold(term)
    if not nouns.isdisjoint((folded, *map(fold, tokens(term)))):
        return True
    return any(noun in folded for noun in nouns if has_cjk(noun) or len(noun) >= COMPOUND)
