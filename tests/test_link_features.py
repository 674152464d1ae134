"""What the words of a link announce together, and that rare wholes say what their parts say."""

from __future__ import annotations

import pytest

from crawler.classify.bayes import NaiveBayes
from crawler.discovery.context import image_of
from crawler.discovery.features import Reader, coarser, heads, picture_name, strange
from crawler.discovery.lexicon import Lexicon
from crawler.discovery.links import LEADS, NO, YES, LinkClassifier, ratios_of
from crawler.discovery.tally import Tally
from crawler.page import parse
from knowledge.domain import load_domain

BOOKS = Reader(Lexicon(load_domain("books")))
PLAIN = Reader(Lexicon(None))


@pytest.mark.parametrize(
    ("anchor", "head"),
    [
        ("Search", "A=search 0"),
        ("Search our catalogue", "A=search 0"),
        ("Search tips", "A=search+dull 0"),
        ("Erweiterte Suche", "A=search 0"),
        ("Pokročilé vyhledávání", "A=search 0"),
        ("Tìm kiếm nâng cao", "A=search 0"),
        ("بحث متقدم", "A=search 0"),
        ("高级搜索", "A=search 0"),
        ("サイト内検索", "A=search 0"),
        ("Kokoelmat", "A=hub 0"),
        ("Find", "A=look 0"),
        ("View all", "A=every 0"),
        ("Zamboni", "A=nothing 1"),
        ("The search goes on for missing sailor", "A=search 3"),
    ],
)
def test_anchors_of_many_languages(anchor: str, head: str) -> None:
    assert PLAIN.anchor(anchor)[0] == head


def test_words_for_finding_and_for_all_count_where_they_come_first() -> None:
    assert BOOKS.anchor("Find books")[0] == "A=look+own 0"
    assert BOOKS.anchor("Books find")[0].startswith("A=noun ")
    assert BOOKS.anchor("All books")[0] == "A=every+own 0"
    assert BOOKS.anchor("Books for all")[0] == "A=noun 1"


def test_label_cut_off_has_a_word_too_many() -> None:
    assert PLAIN.anchor("The catalogue")[0] == "A=hub 0"
    assert PLAIN.anchor("Catalogue of the")[0] == "A=hub 1"


def test_pieces_that_join_two_words_are_none() -> None:
    assert PLAIN.anchor("高级搜索")[0] == "A=search 0"
    assert PLAIN.anchor("搜索引擎的秘密")[0].startswith(("A=search+dull ", "A=search 2", "A=search 3"))


def test_more_of_the_domain_than_a_label_has_is_a_title() -> None:
    assert BOOKS.anchor("Used books")[0] == "A=noun 0"
    assert BOOKS.anchor("Author isbn publisher books novel")[0] == "A=noun 3"


def test_unknown_words_announce_nothing() -> None:
    reader = Reader(Lexicon(None), {"search"}.__contains__)
    assert reader.anchor("Search")[0] == "A=nothing 1"
    assert reader.anchor("Suche")[0] == "A=search 0"


def test_addresses_without_words_say_nothing() -> None:
    assert [one for one in PLAIN.address("http://h.example/p/4711") if one[1] in "=:"] == ["U="]


def test_search_with_something_in_it_is_a_result() -> None:
    links = LinkClassifier.load()

    def score(text: str, path: str) -> float:
        return links.score(text, "", f"http://h.example{path}", 1, topic=0.9)

    assert score("Search", "/search") > LEADS > score("Gardening", "/search?keyword=gardening") + 0.3


def test_unknown_words_of_real_menus_lead_nowhere() -> None:
    links = LinkClassifier.load()
    for word in ("Cricket", "Glitter", "Nurses", "Planters", "Разное", "その他"):
        assert links.score(word, "", f"http://h.example/category/{word.lower()}", 1, topic=0.9) < LEADS


def test_picture_stands_for_words() -> None:
    assert picture_name("/img/btn_search.gif") == picture_name("fa fa-search") == "search"
    links = LinkClassifier.load()
    url = "http://h.example/p/7"
    said = links.score("", "", url, 1, image="/img/search.gif", topic=0.9)
    assert said >= links.score("search", "", url, 1, topic=0.9)
    assert said > links.score("", "", url, 1, image="/img/spacer.gif", topic=0.9) + 0.3


def test_icons_are_read_by_their_classes() -> None:
    html = (
        '<a href="/a"><i class="fa fa-search"></i></a><a href="/b"><svg><use href="/i.svg#icon-find"/></svg></a>'
        '<a href="/c"><span class="bold">Word</span></a><a href="/d"><img src="/i/x.gif"><i class="y"></i></a><a href="/e"></a>'
    )
    page = parse(html, "http://h.example/")
    assert [image_of(page, link.node) for link in page.links] == ["fa fa-search", "icon-find", "", "/i/x.gif", ""]


def test_label_and_title_have_their_forms() -> None:
    label, title = BOOKS.form("Catalogue"), BOOKS.form("The long way to the sea and back with")
    assert (label.single, label.announces, label.cut) == (1.0, 1.0, 0.0)
    assert (title.single, title.announces, title.cut) == (0.0, 0.0, 1.0)
    assert title.length > label.length and title.others > label.others


@pytest.mark.parametrize(
    ("words", "path", "other"),
    [
        ("Catalogue", "/catalogue/", False), ("Catalogue", "/opac", True), ("Old and new", "/old-ones", False),
        ("", "/opac", False), ("目录", "/opac", False), ("Catalogue", "/p/12", False), ("Catalogue", "/zork/12", False),
        ("Gardening", "/search?for=gardening", False), ("Gardening", "/gardening/tips", False),
    ],
)  # fmt: skip
def test_address_of_other_words_than_its_anchor(words: str, path: str, other: bool) -> None:
    tally = Tally(PLAIN, {})
    assert strange(tally.anchor(words)[3], tally.address(f"http://h.example{path}")[1]) is other


def test_folder_of_which_nothing_is_known_says_nothing() -> None:
    def folder(path: str) -> list[str]:
        return [one for one in PLAIN.address(f"http://h.example{path}") if one[0] == "F" or one[:2] in ("u:", "f:")]

    assert not folder("/node/12/") and folder("/zork/view/4711") == ["f:zork"]
    assert folder("/pages/search.html") == ["u:search", "f:pages"]
    assert "F=nothing+dull 0" in folder("/news/4711") and "u:news" in folder("/news/4711")


def test_only_an_address_without_a_question_is_the_sites_root() -> None:
    assert "U=root" in PLAIN.address("http://h.example/") and "U=root" not in PLAIN.address(
        "http://h.example/?page_id=7"
    )
    tally = Tally(PLAIN, {"U=root": 4.0, "U=": -1.0})
    assert (tally.address("http://h.example/")[0], tally.address("http://h.example/?page_id=7")[0]) == (4.0, -1.0)


def test_each_head_is_the_coarser_of_the_one_before() -> None:
    for words in (["books", "search", "tips", "one", "zork"], ["zork"], ["all"]):
        names = heads("A", *BOOKS.together(words))
        assert [coarser(name) for name in names] == [*names[1:], ""]
    assert coarser("C=topic2 subject0") == coarser("a:search") == coarser("u?q") == ""


def test_rare_wholes_say_what_their_parts_say() -> None:
    model = NaiveBayes(distinct=True)
    for number in range(200):
        model.learn(YES, heads("A", *PLAIN.together(["search"])) if number < 40 else ["x:x"])
        model.learn(NO, heads("A", *PLAIN.together(["zork"])))
    rare = heads("A", *PLAIN.together(["search", "zork", "gnusto"]))
    model.learn(NO, rare)
    ratios = ratios_of(model)
    assert ratios[rare[0]] > 0.0  # one such link that led nowhere against forty searches that led on
    assert ratios["A=nothing 1"] < 0.0 < ratios[rare[0]] < ratios["A=search 0"]


def test_a_label_met_before_says_what_its_words_do_not() -> None:
    model = NaiveBayes(distinct=True)
    label, other = PLAIN.whole("Learn more"), PLAIN.whole("Read more")
    for number in range(40):
        model.learn("yes" if number < 4 else "no", ["w#", "A#", "A=nothing+1 1", label if number < 4 else other])
    ratios = ratios_of(model)
    assert ratios[label] > 0.5 > -0.1 > ratios[other]
    assert PLAIN.whole("") == PLAIN.whole("one two three four five six seven") == ""
    told = [
        Tally(PLAIN, ratios, whole_counts=1.0).anchor(said)[2] for said in ("Learn more", "LEARN MORE", "Learn less")
    ]
    assert told == [ratios[label], ratios[label], 0.0]
