"""Sums of sets in sorted arrays: what plain counting says, for any sets."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crawler.page import parse
from crawler.templates import Features, features
from crawler.templates.features import MAX_SHAPES, SETS
from crawler.templates.fingerprint import PRINTS, Scheme, fingerprint, fingerprints
from crawler.templates.tally import Tally, common

MEMBERS = st.one_of(st.integers(0, 12), st.integers(0, 2**32 - 1))
PAGES = st.lists(st.lists(st.frozensets(MEMBERS, max_size=9), min_size=8, max_size=8), max_size=5)


def summed(pages: list[list[frozenset[int]]]) -> tuple[Tally, list[Counter[int]]]:
    tally, counts = Tally.of([frozenset()] * len(SETS)), [Counter[int]() for _ in SETS]
    for page in pages:
        tally = tally.plus(Tally.of(page))
        for own, members in zip(counts, page, strict=True):
            own.update(members)
    return tally, counts


def as_counts(tally: Tally) -> list[Counter[int]]:
    return [Counter(dict(zip(*map(np.ndarray.tolist, tally.of_set(index)), strict=True))) for index in range(len(SETS))]


@given(PAGES, PAGES, st.integers(0, 4))
def test_sums_say_what_counting_says(left: list[list[frozenset[int]]], right: list[list[frozenset[int]]], floor: int):
    (one, own), (other, others) = summed(left), summed(right)
    assert as_counts(one) == own
    assert as_counts(one.plus(other)) == [a + b for a, b in zip(own, others, strict=True)]
    assert as_counts(one.above(floor)) == [Counter({k: n for k, n in a.items() if n > floor}) for a in own]
    assert one.shared(other) == [sum(a[key] * b[key] for key in a) for a, b in zip(own, others, strict=True)]
    assert other.shared(one) == one.shared(other)
    assert one.pairs() == [sum(n * (n - 1) for n in a.values()) for a in own]
    again = Tally.from_lists(one.halved().to_lists())
    assert as_counts(again.plus(again)) == own
    for index, (a, b) in enumerate(zip(own, others, strict=True)):
        assert common(one.of_set(index)[0], other.of_set(index)[0]) == len(a.keys() & b.keys())


@pytest.mark.parametrize(
    "lists",
    [
        [],
        [[[1], [1.0]]] * 7,
        [[[1], []]] * 8,
        [[[-1], [1.0]]] * 8,
        [[[2**32], [1.0]]] * 8,
        [[["x"], [1.0]]] * 8,
    ],
)
def test_what_is_no_sums_is_refused(lists):
    with pytest.raises(ValueError):
        Tally.from_lists(lists)


def test_features_of_other_members_than_hashes_are_refused():
    data = features(parse("<p>x", "http://x.example/").tree).to_json()
    assert Features.from_json(data).to_json() == data
    for wrong in (-1, 2**32):
        with pytest.raises(ValueError, match="32-bit"):
            Features.from_json(data | {"sets": [[wrong], *data["sets"][1:]]})


@pytest.mark.parametrize("scheme", ["mixed", "minhash", "bitmap", "paper"])
def test_prints_made_together_are_those_made_alone(scheme: Scheme):
    pages = [features(parse(f"<div class=c{n}>" + "<p><b>x</b></p>" * n, "http://x.example/").tree) for n in range(20)]
    pages.insert(7, Features.of([], [()] * len(SETS), ()))
    alone = [fingerprint(page, scheme) for page in pages]
    assert fingerprints(pages, scheme) == alone
    assert {len(one) for one in alone} == {PRINTS}
    assert fingerprints([], scheme) == []


def test_members_of_attributes_are_the_same_after_more_of_them_than_are_kept():
    page = parse("<main class=old data-x=7><a href=/y title=z>t</a></main>", "http://x.example/").tree
    before = features(page)
    for start in range(0, MAX_SHAPES + 20_000, 20_000):
        many = "".join(f"<i class=x{chr(97 + n % 26)}q{n}z id=u{start}v></i>" for n in range(start, start + 20_000))
        features(parse(many, "http://x.example/").tree)
    assert features(page) == before
