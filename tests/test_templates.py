"""Features, similarities, centres and fingerprints of FPC: the vectors of M5, and what holds for every page."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.page import parse
from crawler.templates import PAPER, Centre, Features, Thresholds, centre, features, mkmeans
from crawler.templates.centre import Gathering, gathered
from crawler.templates.features import (
    ANCHORS,
    ATTRIBUTES,
    FUNCTIONS,
    IMAGES,
    LINKS,
    MAX_MEMBERS,
    SCRIPTS,
    SETS,
    STYLES,
    TEXTS,
    file_name,
    layered,
    member,
)
from crawler.templates.fingerprint import PRINTS, PrintIndex, fingerprint, print_similarity
from crawler.templates.kinship import EARLY, Demand, between, exclusion, kinship, steadiness, within
from crawler.templates.similarity import (
    PAPER_WEIGHTS,
    Weights,
    containment,
    layer_similarity,
    page_similarity,
    set_similarity,
    similarity,
)

ONE = "<html><head><meta><meta></head><body><div><p>x</p></div><a>y</a></body></html>"
PRINTED = (
    ({"html": 1.0}, {"head": 0.5, "body": 0.5}, {"meta": 0.5, "div": 0.25, "a": 0.25}, {"p": 1.0}),
    ({"html": 1.0}, {"head": 0.5, "body": 0.5}, {"meta": 0.4, "div": 0.4, "a": 0.2}),
)


def made(html: str, **options: str) -> Features:
    return features(parse(html, "http://x.example/").tree, **options)  # type: ignore[arg-type]


def bare(*layers: dict[str, float], sets: tuple[set[int], ...] = ()) -> Features:
    filled = [*sets, *([set()] * (len(SETS) - len(sets)))]
    return Features.of(layers, filled, sorted(filled[0]))


def hashes(*texts: str) -> frozenset[int]:
    return frozenset(map(member, texts))


def test_layered_vector_of_the_specification() -> None:
    assert made(ONE).layers == PRINTED[0]
    second = [{"html": 1}, {"head": 1, "body": 1}, {"meta": 2, "div": 2, "a": 1}]
    assert layered(second) == PRINTED[1]


def test_centre_of_the_specification() -> None:
    found = centre([bare(*PRINTED[0]), bare(*PRINTED[1])])
    assert found.pages == 2
    expected = ({"html": 1}, {"head": 0.5, "body": 0.5}, {"meta": 0.45, "div": 0.325, "a": 0.225}, {"p": 0.5})
    assert len(found.features.layers) == len(expected)
    for layer, wanted in zip(found.features.layers, expected, strict=True):
        assert layer == pytest.approx(wanted)


def test_centre_drops_a_layer_unlike_the_pages_and_keeps_members_of_most() -> None:
    same = {"html": 1.0}
    pages = [
        bare(same, {tag: 1.0}, sets=({1, number, 7 if number < 3 else 8},)) for number, tag in enumerate("abcde", 10)
    ]
    found = centre(pages).features
    assert found.layers == (same,)  # mean cosine of the second layer: 1/√5 < .5
    assert found.height == 1
    assert found.sets[ATTRIBUTES] == {1, 8}
    kept = centre([bare(same, {tag: 1.0}) for tag in "abcd"]).features
    assert kept.height == 2  # 1/√4 = .5 is not below .5


def test_half_is_not_most() -> None:
    assert centre([bare({"a": 1.0}, sets=({1},)), bare({"a": 1.0}, sets=({2},))]).features.sets[0] == frozenset()


def test_set_similarities() -> None:
    assert set_similarity({1, 2, 3}, {2, 3, 4}, 0.6) == pytest.approx((2 + 0.6) / (4 + 1))
    assert containment({1, 2, 3}, {2, 3, 4, 5}, 0.6) == pytest.approx((2 + 0.6) / (4 + 1))
    assert set_similarity(set(), set(), 0.6) == pytest.approx(0.6)


def test_layer_similarity_is_the_sum_of_cosines_over_the_mean_number_of_layers() -> None:
    one, other = bare(*PRINTED[0]), bare(*PRINTED[1])
    cosine = (0.5 * 0.4 + 0.25 * 0.4 + 0.25 * 0.2) / ((0.375**0.5) * (0.36**0.5))
    assert layer_similarity(one, other) == pytest.approx((2 + cosine) / 3.5)
    assert layer_similarity(one, one) == pytest.approx(1)


def test_similarity_is_the_weighted_sum() -> None:
    assert PAPER_WEIGHTS.values == (0.3, 0.25, 0.05, 0.1, 0.1, 0.05, 0.05, 0.05, 0.05)
    one, other = bare(*PRINTED[0], sets=({1, 2},)), bare(*PRINTED[1], sets=({2, 3, 4},))
    empty = 0.45 * 0.6
    wanted = 0.3 * layer_similarity(one, other) + 0.25 * 1.6 / 5 + empty
    assert similarity(one, other, PAPER_WEIGHTS) == pytest.approx(wanted)
    assert page_similarity(one, other, PAPER_WEIGHTS) == pytest.approx(
        0.3 * layer_similarity(one, other) + 0.25 * 1.6 / 4 + empty
    )


@pytest.mark.parametrize("values", [(1.0,), (0.5,) * 9, (2.0, -1.0, *(0.0,) * 7)])
def test_weights_must_be_nine_and_sum_to_one(values: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match="nine weights"):
        Weights(values, 0.6)


PAGE = """<html><head><link rel="stylesheet" href="/a/main.css?v=3"><link rel="icon" href="/i.ico">
<script src="/js/app.js"></script><script>function start(a) {} var x = function named () {}</script></head>
<body class="page item12"><a href="/one" title="t1">First <b>link</b></a><img src="/p/logo.png" width="17">
<p id="x">A text that is certainly far too long to be short</p><p>Short one</p></body></html>"""


def test_every_set_feature() -> None:
    found = made(PAGE)
    assert found.sets[LINKS] == hashes("/one")
    assert found.sets[STYLES] == hashes("main.css")
    assert found.sets[SCRIPTS] == hashes("app.js")
    assert found.sets[FUNCTIONS] == hashes("start", "named")
    assert found.sets[ANCHORS] == hashes("First link")
    assert found.sets[TEXTS] == hashes("First", "link", "Short one")
    assert found.sets[IMAGES] == hashes("logo.png")
    assert {member("body class=page item0"), member("a href"), member("img width=0"), member("p")} <= found.sets[
        ATTRIBUTES
    ]
    paper = made(PAGE, attributes="paper").sets[ATTRIBUTES]
    assert {member("body class=page item12"), member("a href=/one"), member("a title=t1")} <= paper
    assert member("p") not in paper


def test_file_name() -> None:
    assert [file_name(one) for one in ("/a/b/main.css?v=3", "x.js#y", "http://h/p/", "", "?q")] == [
        "main.css",
        "x.js",
        "p",
        "",
        "",
    ]


def test_members_are_the_same_in_every_process() -> None:
    code = "from crawler.templates.features import member; print(member('div class=a'))"
    seen = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert seen == {f"{member('div class=a')}\n".encode()}


@pytest.mark.parametrize(
    "html", ["", " ", "<", "\x00", "<p>", "<a href>", "<script>" + "function " * 5000, "\ud800<a href='\ud800'>"]
)
def test_any_page_has_features(html: str) -> None:
    one = made(html)
    assert 0 <= similarity(one, one) <= 1
    assert kinship(one, gathered([one])) >= 0
    assert centre([one]).features.sets == one.sets


def test_large_pages_stay_bounded() -> None:
    html = "".join(
        f'<i{n} class="c{chr(97 + n % 26)}{"x" * (n % 90)}{"y" * (n // 90 % 90)}"><a href="/{n}">{n}</a>'
        for n in range(5000)
    )
    one = made(html, attributes="paper")
    assert max(map(len, one.sets)) == MAX_MEMBERS
    assert len(one.layers) <= 64


pages = st.lists(
    st.sampled_from(["<p>", "<div class=a>", "<b>", "</div>", "t", "<a href=/x>y</a>", "<img src=z>"]), max_size=12
)


@settings(max_examples=60, deadline=None)
@given(st.lists(pages, min_size=1, max_size=5))
def test_similarities_are_symmetric_and_bounded(drawn: list[list[str]]) -> None:
    found = [made("".join(one)) for one in drawn]
    sums = gathered(found)
    assert 0 <= within(sums) <= 1 + 1e-9
    for one in found:
        assert similarity(one, found[0]) == pytest.approx(similarity(found[0], one))
        assert -1e-9 <= similarity(one, found[0]) <= 1
        assert 0 <= kinship(one, sums) <= 1 + 1e-9
    other = gathered(found[:1])
    assert between(sums, other) == pytest.approx(between(other, sums))
    assert kinship(found[0], sums) == pytest.approx(between(other, sums))


@settings(max_examples=40, deadline=None)
@given(st.lists(pages, min_size=2, max_size=5))
def test_mean_similarity_of_layers_follows_from_the_sums(drawn: list[list[str]]) -> None:
    """With the layers alone and pages of equal height, `within` is exactly the mean over all pairs."""
    found = [made("".join(one)) for one in drawn]
    found = [one for one in found if one.height == found[0].height]
    layers_only = Weights((1.0, *(0.0,) * 8), 0.0)
    pairs = [(i, j) for i in range(len(found)) for j in range(i)]
    if pairs:
        mean = sum(layer_similarity(found[i], found[j]) for i, j in pairs) / len(pairs)
        assert within(gathered(found), layers_only) == pytest.approx(mean)


def test_between_below_its_floor_is_a_bound_below_it() -> None:
    one, other = gathered([made(PAGE)]), gathered([made("<ul><li class=q>z</ul>")])
    full = between(one, other)
    assert full <= between(one, other, floor=0.95) < 0.95
    assert between(one, one, floor=0.95) == pytest.approx(between(one, one))


@settings(max_examples=60, deadline=None)
@given(st.lists(pages, min_size=2, max_size=4), st.floats(0, 1))
def test_bounds_change_no_value_that_reaches_its_floor(drawn: list[list[str]], floor: float) -> None:
    first, *others = [made("".join(one)) for one in drawn]
    sums = gathered(others)
    # Sums read back know nothing of single pages.
    plain, again = Gathering.from_json(sums.to_json()), Gathering.from_json(gathered([first]).to_json())
    exact = between(again, plain)
    for value in (kinship(first, sums, floor=floor), between(gathered([first]), sums, floor=floor)):
        assert value == pytest.approx(exact) if exact >= floor else exact - 1e-9 <= value < floor + 1e-9
    assert exclusion(again, plain, 0.0) == exclusion(gathered([first]), sums, 0.0)


def test_strings_that_are_no_unicode_have_their_members() -> None:
    tree = parse("<a href=/x>word</a>", "http://x.example/").tree
    tree.texts[tree.texts.index("word")] = "\ud800"
    assert features(tree).sets[TEXTS] == hashes("\ud800")
    assert features(tree).sets[LINKS] == hashes("/x")


def test_exclusion_needs_elements_of_both_sides() -> None:
    frame = '<div class="top"></div><div class="foot"></div>'
    plain, block = [made(frame)] * 4, [made(frame + '<ol class="extra"></ol>')] * 4
    table = [made(frame + '<table class="rows"><tr></table>')] * 4
    assert exclusion(gathered(plain), gathered(block), 0.0) == 0
    assert exclusion(gathered(block), gathered(table), 0.0) > 0.1
    assert exclusion(gathered(block), gathered(table), 10.0) == 0


def test_demand_grows_with_inner_likeness() -> None:
    demand = Demand()
    needs = [demand.of((alike, 20.0), (alike, 20.0)) for alike in (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)]
    assert needs == sorted(needs)
    assert needs[0] >= demand.floor * 0.95
    assert demand.of((0.9, 1.0)) < EARLY.of((0.9, 1.0))


def test_small_clusters_are_apart_where_each_is_more_alike_within() -> None:
    demand = Demand()
    costs = [demand.apart(0.6, (0.9, pages), (0.9, pages)) for pages in (2.0, 4.0, 8.0, 32.0)]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > demand.gap * 0.15
    assert demand.apart(0.6, (1.0, 1.0), (0.9, 20.0)) == 0  # one page says nothing of how alike its kind is
    assert demand.apart(0.6, (0.9, 4.0), (0.5, 4.0)) == 0


def test_own_elements_are_likelier_chance_where_pages_vary() -> None:
    demand = Demand()
    chances = [demand.chances((steady, 10.0), (steady, 10.0)) for steady in (1.0, 0.9, 0.6)]
    assert chances == sorted(chances)
    assert chances[0] < demand.chances((1.0, 1.0), (1.0, 1.0)) < chances[1]
    assert EARLY.chances((0.5, 10.0), (0.5, 10.0)) == EARLY.chance
    same, varied = gathered([made(PAGE)] * 3), gathered([made(PAGE), made(ONE), made(ONE)])
    assert steadiness(same) == pytest.approx(1.0)
    assert 0 <= steadiness(varied) < 1
    assert steadiness(gathered([made(PAGE)])) == 1


def test_centres_are_values() -> None:
    one = centre([made(PAGE), made(PAGE), made(ONE)])
    again = Centre.from_json(json.loads(json.dumps(one.to_json())))
    assert again == one
    assert similarity(again.features, one.features) == similarity(one.features, one.features)
    assert centre([made(ONE)]) != one
    with pytest.raises((KeyError, TypeError, ValueError)):
        Centre.from_json({"pages": 1, "layers": [], "sets": [[]], "ranked": []})


def test_sums_forget_slowly_and_follow() -> None:
    old, new = made('<div class="old"><p>x'), made('<main class="new"><b>x')
    sums = gathered([old] * 300)
    assert sums.pages == 300
    assert sums.weight <= 128
    for _ in range(300):
        sums.add(new)
    found = sums.centre().features
    assert member("main class=new") in found.sets[ATTRIBUTES]
    assert member("div class=old") not in found.sets[ATTRIBUTES]


def sized(count: int, start: int = 0) -> Features:
    members = [member(f"m{number}") for number in range(start, start + count)]
    return Features.of([{"html": 1.0}], [members, *([[]] * 7)], members)


def test_bitmap_saturates_and_the_cap_holds_it() -> None:
    def filled(features: Features, scheme: str) -> float:
        return sum(one.bit_count() for one in fingerprint(features, scheme)) / (16 * PRINTS)  # type: ignore[arg-type]

    assert filled(sized(256), "paper") == pytest.approx(0.87, abs=0.03)
    assert filled(sized(256), "bitmap") == pytest.approx(1 - (127 / 128) ** 128, abs=0.04)
    assert len(fingerprint(sized(5), "paper")) == PRINTS


def test_empty_prints_count_for_the_paper_only() -> None:
    one, other = fingerprint(sized(2), "paper"), fingerprint(sized(2, 50), "paper")
    assert print_similarity(one, other, count_zeros=True) > print_similarity(one, other)
    lists, zeros = PrintIndex(), PrintIndex(zeros=True)
    for index in (lists, zeros):
        index.put(1, one)
    assert lists.candidates(other, 0.05) == []
    assert zeros.candidates(other, 0.05) == [1]
    assert fingerprint(sized(0), "minhash") == (0,) * PRINTS


def test_minhash_estimates_the_jaccard_index() -> None:
    values = [
        print_similarity(fingerprint(sized(100, start), "minhash"), fingerprint(sized(100, start + 50), "minhash"))
        for start in range(0, 4000, 100)
    ]
    assert sum(values) / len(values) == pytest.approx(1 / 3, abs=0.05)


def test_inverted_lists_agree_with_comparing_all() -> None:
    prints = {number: fingerprint(sized(40, number * 5), "minhash") for number in range(40)}
    index = PrintIndex()
    for number, one in prints.items():
        index.put(number, one)
    index.put(3, prints[3])
    index.remove(7)
    index.remove(7)
    assert len(index) == 39
    assert 7 not in index
    for number in (0, 7, 20):
        wanted = {n for n, one in prints.items() if n != 7 and print_similarity(one, prints[number]) > 0.3}
        assert set(index.candidates(prints[number], 0.3)) == wanted


def test_mkmeans_of_the_paper() -> None:
    assert PAPER.thresholds == Thresholds(join=0.7, merge=0.6, settled=0.005, rounds=10)
    kinds = [
        '<div class="a"><p>x</p><p>y</p></div>',
        "<table><tr><td>1<td>2</table><hr>",
        "<ul><li>a<li>b</ul><form><input></form>",
    ]
    found = mkmeans([made(kinds[number % 3], attributes="paper") for number in range(12)], PAPER)
    assert sorted(group.members for group in found) == [[0, 3, 6, 9], [1, 4, 7, 10], [2, 5, 8, 11]]
    assert mkmeans([], PAPER) == []
