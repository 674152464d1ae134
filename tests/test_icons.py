"""Labels that are pictures, labels that only a style sheet tells from their values, and figures that are struck out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crawler.page import parse
from crawler.regions.label_words import opening
from crawler.results import extract_records
from knowledge.domain import parse_domain
from knowledge.matching import Matcher
from tests.growth import SQUARE, growth

GAMES = Matcher(
    parse_domain(
        "name: games\ntitle: Games\nattributes:\n"
        "  - {name: title, type: text, affinity: 0.5, aliases: [game]}\n"
        "  - {name: players, type: text, affinity: 0.7}\n"
        "  - {name: duration, type: text, affinity: 0.4, aliases: [playing time]}\n"
        "  - {name: state, type: text, affinity: 0.4}\n"
        "  - {name: language, type: text, affinity: 0.4, aliases: [भाषा]}\n"
        "  - {name: price, type: number, affinity: 0.1}\n"
        "identity: [[title]]\n"
    )
)
TITLES = ("Castle of Salt", "The Last Ferry", "Islands", "Merchants of Ice", "Twelve Lanterns")
TIMES = ("20–50 min", "45–75 min", "30 min", "90 min", "60–90 min")


def read(card: str) -> list[dict[str, str]]:
    """The attributes of cards that have `card` below their titles; $t, $p and $n stand for what differs."""
    cards = "".join(
        f"<div class=card><h3><a href=/g/{n}>{title}</a></h3>"
        f"{card.replace('$t', TIMES[n]).replace('$p', f'{n + 1}–{n + 3}').replace('$n', str(23 + 7 * n))}</div>"
        for n, title in enumerate(TITLES)
    )
    page = parse(f"<title>Games</title><h1>Games</h1><p>5 games found</p>{cards}", "http://h.example/s?q=x")
    return [
        {one.attribute: one.value for one in record.fields if one.attribute}
        for record in extract_records(page, matcher=GAMES).records
    ]


@pytest.mark.parametrize(
    "card",
    [
        "<p><span aria-label='Players' class=i-p></span>$p <span aria-label='Playing time' class=i-t></span>$t</p>",
        "<p><svg aria-label=Players></svg> <span>$p</span></p><p><svg><title>Duration</title></svg> <span>$t</span>",
        "<ul><li><img src=p.svg alt=Players> $p</li><li><img src=t.svg alt=Duration> $t</li></ul>",
    ],
)
def test_a_picture_labels_the_text_behind_it(card: str) -> None:
    found = read(card)
    assert [one.get("players") for one in found] == [f"{n + 1}–{n + 3}" for n in range(5)]
    assert [one.get("duration") for one in found] == list(TIMES)


def test_lines_of_two_pieces_are_labels_and_values_whatever_their_letters() -> None:
    rows = (("Players", "$p"), ("State", "quite new"), ("Playing time", "$t"), ("भाषा", "हिन्दी"))
    lines = "".join(f"<li><span>{label}</span>\n <span>{value}</span></li>" for label, value in rows)
    for n, one in enumerate(read(f"<ul>{lines}</ul>")):
        assert (one["players"], one["state"], one["duration"], one["language"]) == (
            f"{n + 1}–{n + 3}",
            "quite new",
            TIMES[n],
            "हिन्दी",
        )


def test_a_label_opens_a_text_of_letters_without_case() -> None:
    assert opening("भाषा गुजराती", lambda word: float(word == "भाषा")) == len("भाषा ")
    assert opening("state of the art", lambda word: float(word == "state")) == 0


def test_an_article_begins_a_sentence_and_no_label() -> None:
    assert opening("A note on this paper", lambda word: float(word.removeprefix("A ") == "note")) == 0
    assert opening("by jane doe", lambda word: float(word == "by")) == len("by ")


@pytest.mark.parametrize("tag", ["del", "s", "strike"])
def test_a_price_that_is_struck_out_is_none(tag: str) -> None:
    found = read(f"<p>$p players, $t</p><div class=pr><{tag}>99.00 €</{tag}> <ins>$n.50 €</ins></div>")
    assert [one["price"] for one in found] == [f"{23 + 7 * n}.50 €" for n in range(5)]


@pytest.mark.parametrize(
    "page",
    [
        lambda n: "<div>" + "<b>x</b>" * 3 * n + "<del>5</del>" * 3 * n + "</div>",
        lambda n: "<p><b>State</b> fair <b>Players</b> 4</p>" * 4 * n,
        lambda n: (
            "<table>" + "<tr><th rowspan=90>A<th rowspan=3>B<th colspan=90>C" * 3 * n + "<tr><td>1<td>2<td>3</table>"
        ),
    ],
    ids=["struck", "turns", "headers"],
)
def test_what_is_set_off_is_read_in_linear_time(page: Callable[[int], str]) -> None:
    def prepared(size: int) -> Callable[[], object]:
        tree = parse(page(size).encode(), "http://h.example/")
        return lambda: extract_records(tree, matcher=GAMES)

    assert growth(prepared, 150) < SQUARE


@pytest.mark.parametrize(
    "icon",
    [
        '<i class="fa fa-clock-o"></i>',
        '<i class="bi bi-clock-fill"></i>',
        '<svg class=ic><use href="#icon-clock"/></svg>',
        '<svg><use xlink:href="/sprite.svg#clock"></use></svg>',
        '<i class="material-icons">schedule</i><span class="icon icon-clock"></span>',
    ],
)
def test_icons_of_a_set_tell_by_their_name_what_the_domain_knows(icon: str) -> None:
    assert [one["duration"] for one in read(f"<p>{icon} <span>$t</span></p>")] == list(TIMES)


def test_icons_that_name_no_attribute_leave_texts_alone() -> None:
    found = read('<p><i class="fa fa-fish"></i> <span>$t</span> all <i class="fa fa-external-link"></i> of it</p>')
    assert not any("duration" in one for one in found)
    assert [one["title"] for one in read('<p><i class="fa fa-clock-o"></i> <span>$t</span></p>')] == list(TITLES)


@pytest.mark.parametrize(
    "name", ["material-icons", "material-icon", "material-symbols-outlined", "x material-icons-round"]
)
def test_words_that_a_font_draws_are_not_read(name: str) -> None:
    page = parse(
        f'<title>Isles</title><h1>Isles</h1><p>Players: 3 <i class="{name}">chevron_right</i></p>', "http://h/g"
    )
    told = {field.attribute: field.value for field in extract_records(page, matcher=GAMES).records[0].fields}
    assert told["players"] == "3"
