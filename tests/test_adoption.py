"""Topic words learnt from sites that proved to be about the domain."""

from __future__ import annotations

from crawler.discovery import PageClassifier
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
