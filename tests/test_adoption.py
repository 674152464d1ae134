"""Topic words learnt from sites that proved to be about the domain, and what a page says of other sites."""

from __future__ import annotations

from crawler.discovery import PageClassifier
from crawler.discovery.outward import entries
from crawler.discovery.pages import said
from crawler.page import parse
from knowledge.domain import load_domain
from tests.bench.adoption import Adoption

FILLER = ("auringon", "talossa", "vuosi", "kaupunki")


def learnt(own: int, other: int, *, foreign: str = "fi", twice: bool = False) -> dict[str, float]:
    """What is adopted from sites that say a word of the subject, in the language of the others or in one of their own."""
    adoption = Adoption()
    for number in range(own):
        site = f"http://own{number}.example"
        adoption.see(site, "fi", {*FILLER, "kovakantinen", f"name{number}"})
        adoption.label(site, True)
        if twice:
            adoption.label(site, False)
    for number in range(other):
        site = f"http://other{number}.example"
        adoption.see(site, foreign, {*FILLER, "hammas"} if foreign == "fi" else {"tooth", "filler"})
        adoption.label(site, False)
    return adoption.words() if adoption.ripe() else {}


def test_words_of_certain_sites_that_others_do_not_say_are_adopted() -> None:
    assert set(learnt(10, 30)) == {"kovakantinen"}
    assert set(learnt(10, 30, twice=True)) == {"kovakantinen"}  # a certain site stays one


def test_nothing_is_adopted_without_a_contrast_in_the_same_language() -> None:
    assert learnt(10, 3) == {}
    assert learnt(10, 30, foreign="en") == {}
    assert learnt(2, 30) == {}


def test_adopted_words_tell_of_the_topic() -> None:
    pages = PageClassifier(load_domain("books"))
    text = "auringon talossa kovakantinen pehmeakantinen vuosi kaupunki romaanisarja"
    before = pages.topic(text)
    pages.adopt({"kovakantinen": 2.0, "pehmeakantinen": 2.0, "romaanisarja": 2.0})
    assert pages.topic(text) > before
    pages.adopt({})
    assert pages.topic(text) == before


def test_what_a_page_says_of_other_sites_is_left_out() -> None:
    own = "".join(f"<li><a href=/{word}>{word}</a> recipes and cooking</li>" for word in ("soup", "cake", "bread"))
    out = "<li><a href=http://books.example/>Tomes</a> novels, paperbacks, authors</li>"
    terms = "<dl><dt><a href=http://fly.example/>Wings</a></dt><dd>cheap flights</dd></dl>"
    page = parse(f"<body><h1>Kitchen</h1><ul>{own}{out}</ul>{terms}<p>Flour</p></body>", "http://kitchen.example/")
    text = said(page.tree, skip=entries(page))
    assert "Kitchen" in text and "cake" in text and "Flour" in text
    assert not any(word in text for word in ("Tomes", "novels", "Wings", "flights"))


def test_a_directory_is_about_what_it_lists() -> None:
    out = "".join(f"<li><a href=http://s{n}.example/>S{n}</a> novels and authors</li>" for n in range(5))
    page = parse(f"<body><ul>{out}</ul><a href=/more>more</a></body>", "http://directory.example/")
    assert entries(page) == []
    assert "novels" in said(page.tree, skip=entries(page))


def test_entries_of_a_hostile_page_are_bounded() -> None:
    html = "<div>" * 300 + "<a href=http://a.example/>a</a><a href=/b>b</a><a href=/c>c</a>" * 3000
    page = parse(html, "http://here.example/")
    found = entries(page)
    assert all(start < end <= len(page.tree) for start, end in found)
