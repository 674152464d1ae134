"""The quick way to score a link says what the plain one says, digit for digit."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from crawler.discovery import LinkClassifier
from crawler.discovery.features import MAX_ANCHOR, Reader, depth_feature, names_domain, strange, words_of
from crawler.discovery.lexicon import Lexicon
from crawler.discovery.tally import Tally, plain
from crawler.discovery.top import Parts, terms
from knowledge.domain import load_domain

LINKS = LinkClassifier.load()
DOMAINS = {name: load_domain(name) for name in ("books", "flights")} | {"": None}
READERS = {name: Reader(Lexicon(domain)) for name, domain in DOMAINS.items()}
TALLIES = {name: Tally(reader, LINKS.ratios, LINKS.top.told, LINKS.top.whole) for name, reader in READERS.items()}
#: Words that announce something in one way or another, in several scripts, with numbers and marks about them.
WORDS = (
    "search advanced browse catalog books book Books isbn 9780306406157 2024 17 07 help contact about news jobs flights "
    "flight login register the of index.html default.aspx Suche búsqueda ricerca 搜索 图书 高级检索 書籍 機票 iPhone "
    "findBooks BOOKSHOP page3 x ½ ÷ — ... (books) books, price: [12] résumé ＳＥＡＲＣＨ"
).split()

text = st.one_of(
    st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join),
    st.lists(st.sampled_from(WORDS), max_size=4).map("".join),
    st.lists(st.sampled_from(WORDS), max_size=60).map("\u3000".join),
    st.text(max_size=200),
)
step = st.one_of(st.sampled_from(WORDS), st.text("abcxyz-_.%41;~é", max_size=12))
address = st.builds(
    lambda host, path, query: f"http://{host}/{'/'.join(path)}{'?' if query else ''}{'&'.join(query)}",
    st.sampled_from(["a.example", "b.example:8080"]),
    st.lists(step, max_size=4),
    st.lists(st.builds(lambda name, value: f"{name}={value}", step, step), max_size=3),
)
domain = st.sampled_from(sorted(DOMAINS))


@given(domain, text)
@example("books", "")
@example("books", "books books 9780306406157 123 456 search")
@example("flights", "Learn more")
def test_anchors(name: str, said: str) -> None:
    features = READERS[name].anchor(said)
    anchor = TALLIES[name].anchor(said)
    assert anchor[0] == plain(LINKS.ratios, features)
    whole = LINKS.ratios.get(READERS[name].whole(said), 0.0)
    assert anchor[2] == LINKS.top.told(READERS[name].form(said)) + LINKS.top.whole * whole
    assert anchor[1] == names_domain(READERS[name].together(words_of(said[:MAX_ANCHOR]))[0])


@given(domain, text)
@example("books", "... — ÷")
@example("flights", "books flights search " * 30)
def test_words_around(name: str, said: str) -> None:
    assert TALLIES[name].context(said) == plain(LINKS.ratios, READERS[name].context(said))


@given(domain, st.one_of(address, st.text(max_size=80)))
@example("", "http://a.example")
@example("books", "http://a.example/books/search?Q=books&q=isbn&page=search")
def test_addresses(name: str, url: str) -> None:
    assert TALLIES[name].address(url)[0] == plain(LINKS.ratios, READERS[name].address(url))


@given(domain, text, text, address, st.integers(-1, 9), st.floats(0, 1))
def test_whole_links(name: str, said: str, around: str, url: str, depth: int, topic: float) -> None:
    reader = READERS[name]
    anchor, features = reader.anchor(said), reader.address(url)
    odds, place = plain(LINKS.ratios, anchor), plain(LINKS.ratios, features)
    named = names_domain(reader.together(words_of(said[:MAX_ANCHOR]))[0])
    unread = depth > 0 and odds < 0 and place < 0
    context = 0.0 if unread else plain(LINKS.ratios, reader.context(around))
    distance = LINKS.ratios.get(depth_feature(depth), 0.0)
    form, near, whole = reader.form(said), depth == 1, LINKS.ratios.get(reader.whole(said), 0.0)
    other = strange(list(filter(str.isascii, words_of(said[:MAX_ANCHOR]))), TALLIES[name].address(url)[1])
    parts = Parts(odds, context, place, distance, topic, depth <= 0, named, form, other, near, not said, whole)
    said_of_it = LINKS.top.odds(parts)
    weights = LINKS.top.outside if depth <= 0 else LINKS.top.inside
    assert said_of_it == pytest.approx(sum(a * b for a, b in zip(weights, terms(parts), strict=True)))
    score = LINKS.score(said, around, url, depth, topic=topic, domain=DOMAINS[name])
    assert score == pytest.approx(1 / (1 + 2.718281828459045**-said_of_it), abs=1e-12)
