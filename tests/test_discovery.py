"""Link and page classifiers: what they learn, what they say on words never seen, and that nothing breaks them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.classify import ModelError
from crawler.classify.tokens import tokens
from crawler.discovery import LinkClassifier, PageClassifier, Step, contexts, image_of
from crawler.discovery.interfaces import Carriers, bar, relevant
from crawler.discovery.links import LEADS, from_json
from crawler.discovery.pages import THETA, said
from crawler.discovery.sites import SiteTopic, done, entrance, inherited, tired, way_in, worth
from crawler.discovery.training import LinkExample, link_examples, own_examples, train_background, train_links
from crawler.forms import read_forms
from crawler.forms.interface import Interface, understand
from crawler.models import Verdict
from crawler.page import parse
from knowledge.domain import Domain, load_domain
from knowledge.matching import Matcher
from samples.webgraph import Graph, Labelled, labelled
from samples.webgraph.words import DOMAINS
from tests.bench.topics_figures import DATA, FALSE, RECALL, measured

#: The shipped model saw all four vocabularies, of seed 1.
SEED = 7


@pytest.fixture(scope="module")
def domains() -> dict[str, Domain]:
    return {name: load_domain(name) for name in DOMAINS}


@pytest.fixture(scope="module")
def unseen_pages() -> list[Labelled]:
    return list(labelled(Graph(SEED, sites=24, others=6), "test"))


def f_measure(pairs: Sequence[tuple[bool, bool]]) -> float:
    """F of (said, so) pairs."""
    right = sum(said and so for said, so in pairs)
    return 2 * right / max(1, sum(said for said, _ in pairs) + sum(so for _, so in pairs))


def test_links_that_lead_to_a_search_come_first(domains: dict[str, Domain]) -> None:
    links = LinkClassifier.load()

    def score(text: str, path: str) -> float:
        return links.score(text, "", f"http://shop.example{path}", 1, topic=0.8, domain=domains["books"])

    for good in (
        ("Advanced search", "/search/advanced"),
        ("Katalog", "/katalog"),
        ("高级搜索", "/adv"),
        ("Suche", "/s"),
    ):
        for bad in (
            ("About us", "/about"),
            ("Search tips", "/help/search"),
            ("Log in", "/login"),
            ("Hotels", "/hotels"),
        ):
            assert score(*good) > score(*bad) + 0.3


def test_link_score_is_a_probability_for_anything(domains: dict[str, Domain]) -> None:
    links = LinkClassifier.load()

    @settings(max_examples=150, deadline=None)
    @given(
        st.text(max_size=400), st.text(max_size=600), st.text(max_size=400), st.integers(-5, 99), st.text(max_size=99)
    )
    def check(text: str, context: str, url: str, depth: int, image: str) -> None:
        value = links.score(text, context, url, depth, image=image, domain=domains["jobs"])
        assert 0.0 <= value <= 1.0
        links.reward([Step(text, context, url, depth, image)], depth % 2 == 0, domain=domains["jobs"])

    check()


def test_link_classifier_on_sites_whose_words_it_never_saw(domains: dict[str, Domain]) -> None:
    def read(half: str) -> list[LinkExample]:
        graph = Graph(SEED, sites=20, others=4, half=half, origin=f"http://{half}{{}}.webgraph.test".format)
        return link_examples(labelled(graph, half, crossed=True), domains)

    links = train_links([one for half in ("train", "test", "fresh") for one in read(half)])
    examples = [one for one in read("apart") if not one.crossed]

    def scored(one: LinkExample) -> float:
        step = one.step
        return links.score(
            step.text, step.context, step.url, step.depth, image=step.image, topic=step.topic, domain=one.domain
        )

    pairs = [(scored(one) >= LEADS, one.leads) for one in examples]
    assert f_measure(pairs) >= 0.83  # 2 % of the links lead on


def test_page_classifier_knows_the_topic_from_the_description_alone(
    domains: dict[str, Domain], unseen_pages: list[Labelled]
) -> None:
    texts = {one.url: (parse(one.html, one.url).text, one.about) for one in unseen_pages if one.about}
    for name, domain in domains.items():
        classifier = PageClassifier(domain)
        pairs = [(classifier.topic(text) >= THETA, about == name) for text, about in list(texts.values())[::2]]
        assert f_measure(pairs) >= 0.93


def test_own_examples_teach_a_topic(domains: dict[str, Domain]) -> None:
    classifier = PageClassifier(domains["books"])
    about = [f"zorp blick number {n} of the vast frimble" for n in range(40)]
    other = [f"grundle {n} with much haspel and skib" for n in range(40)]
    before = classifier.topic("a zorp with some frimble")
    for text in about:
        classifier.learn(text, True)
    for text in other:
        classifier.learn(text, False)
    assert classifier.topic("a zorp with some frimble") > max(before, THETA)
    assert classifier.topic("haspel and skib and grundle") < THETA
    again = PageClassifier(domains["books"], examples=classifier.examples)
    assert again.topic("zorp") == classifier.topic("zorp")
    assert PageClassifier(domains["books"]).topic("") < THETA


def test_rewards_raise_links_like_those_that_led_on(domains: dict[str, Domain]) -> None:
    books = domains["books"]
    links = LinkClassifier.load()

    def step(word: str, site: str, number: int) -> Step:
        return Step(word, "", f"http://{site}.example/x/{word.lower()}{number}", 2)

    like, unlike = step("Zimbel", "fresh", 9), step("Quandle", "fresh", 9)
    before = (
        links.score(like.text, "", like.url, 2, domain=books),
        links.score(unlike.text, "", unlike.url, 2, domain=books),
    )
    for number in range(30):
        links.reward([step("Hallway", "a", number), step("Zimbel", "a", number)], True, domain=books)
        links.reward([step("Hallway", "a", number), step("Quandle", "a", number)], False, domain=books)
    after = (
        links.score(like.text, "", like.url, 2, domain=books),
        links.score(unlike.text, "", unlike.url, 2, domain=books),
    )
    assert after[0] > before[0] and after[0] > 3 * after[1]
    way = links.score("Hallway", "", "http://fresh.example/x/hallway", 1, domain=books)
    assert way > LinkClassifier.load().score("Hallway", "", "http://fresh.example/x/hallway", 1, domain=books)
    # nothing of it is known in another domain
    jobs = domains["jobs"]
    assert links.score("Zimbel", "", like.url, 2, domain=jobs) == LinkClassifier.load().score(
        "Zimbel", "", like.url, 2, domain=jobs
    )


def test_a_site_learns_its_own_ways(domains: dict[str, Domain]) -> None:
    links = LinkClassifier.load()
    for number in range(25):
        good, bad = f"http://one.example/box/{number}", f"http://one.example/den/{number}"
        links.reward([Step("", "", good, 1)], True, domain=domains["books"])
        links.reward([Step("", "", bad, 1)], False, domain=domains["books"])
    own = links.score("", "", "http://one.example/box/77", 1, domain=domains["books"])
    elsewhere = links.score("", "", "http://two.example/box/77", 1, domain=domains["books"])
    assert own > elsewhere > links.score("", "", "http://two.example/den/77", 1, domain=domains["books"])


def test_strict_mode_is_the_conjunction(domains: dict[str, Domain]) -> None:
    strict = LinkClassifier.load(strict=True)

    def score(text: str, depth: int, context: str = "novels, authors and publishers") -> float:
        return strict.score(text, context, "http://shop.example/p/1", depth, domain=domains["books"])

    assert score("Advanced search", 3) > 0
    assert score("Advanced search", 4) == 0  # too deep
    assert score("Our books", 2) == 0  # no cue word
    assert score("Search hotels", 2, "rooms and breakfast") == 0  # another topic
    assert score("Search hotels", 2) > 0  # the context speaks of books


def test_training_is_the_same_each_time(domains: dict[str, Domain]) -> None:
    examples = link_examples(labelled(Graph(2, sites=6, others=1), "train"), domains)
    assert train_links(examples).to_json() == train_links(examples).to_json()
    assert {one.leads for one in own_examples()} == {True, False}
    texts = ["one two three", "two three four", "three two five"]
    background = train_background(texts, domains.values())
    assert background.counts == {"two": 3, "three": 3}
    assert background.share("two") == 1.0 and background.share("never seen") == 0.0
    assert background.chance("two") > background.chance("never seen") > 0.0


def test_shipped_models_say_where_they_come_from() -> None:
    assert LinkClassifier.load().model.trained_on["rebuild"] == "formdiver train links DATA_DIR"
    origin = PageClassifier(load_domain("books")).background.trained_on
    assert origin["rebuild"].startswith("formdiver train pages")
    assert "/" not in origin["data"]


def test_context_is_twenty_words_within_the_block() -> None:
    words = " ".join(f"w{n}" for n in range(60))
    page = parse(
        f"<body><p>{words} <a href=/a>here</a> {words}</p><ul><li><a href=/b>B</a> about bees</li>"
        "<li><a href=/c>C</a> about cats</li></ul><a href=/d><img src=/i/find.gif></a>",
        "http://x.example/",
    )
    around = dict(zip([link.url[-1] for link in page.links], contexts(page), strict=True))
    assert around["a"].split()[0] == "w40" and around["a"].split()[-1] == "w19"
    assert around["b"] == "about bees" and around["c"] == "about cats"
    assert [image_of(page, link.node) for link in page.links] == ["", "", "", "/i/find.gif"]


def test_relevance_needs_topic_where_fields_leave_doubt() -> None:
    assert bar("fields", 2.0) <= 0.0 and 0.1 < bar("fields", 0.6) <= 0.9 and 0.1 < bar("keyword", 0.0) <= 0.9
    assert bar("choice", 0.3) == math.inf and 0.1 < bar("fields", 1.0) <= 0.3


def test_a_select_says_what_it_shows() -> None:
    countries = "".join(f"<option>country{number}" for number in range(90))
    page = parse(
        f"<p>Novels by author</p><select><option>Any country{countries}</select><p>isbn</p>", "http://x.example/"
    )
    assert said(page.tree).split() == "Novels by author Any country isbn".split()


def test_a_shop_that_shows_titles_and_prices_is_about_its_books() -> None:
    words = [f"word{number}" for number in range(150)]
    shop = (
        "Cart Your cart is empty Log in Browse store Home Books Fiction Cooking Poetry History Biography Romance Mystery "
        "Sort by Price low to high Title A to Z In stock Add to cart A God in Ruins (Paperback) 20.17 Sushi for Beginners "
        "(Hardcover) 21.28 In Country 19.80 On Writing Well, 25th edition 16.10 Author Publisher ISBN 0060923415"
    )
    news = "A book about the city came out, says its author. Home News Sport Weather Contact Log in Search Terms"
    books, jobs = PageClassifier(load_domain("books")), PageClassifier(load_domain("jobs"))
    assert books.topic(f"{shop} {' '.join(words)}") >= THETA > jobs.topic(shop)
    assert books.topic(f"{news} {' '.join(words)}") < 0.3


def test_one_word_of_a_short_description_does_not_decide() -> None:
    domain = Domain.model_validate(
        {"name": "lighthouses", "title": "Lighthouses", "identity": [["title"]],
         "nouns": ["lighthouse"], "topic": ["beacon", "fresnel"],
         "attributes": [{"name": "title", "type": "text"}, {"name": "keeper", "type": "name", "affinity": 0.9}]}
    )  # fmt: skip
    classifier = PageClassifier(domain)
    counts = classifier.background.counts
    words = " ".join(sorted(counts, key=lambda word: -counts[word])[:100])
    assert classifier.topic(f"{words} a beacon") < THETA
    assert classifier.topic(f"{words} lighthouse, its beacon and its fresnel lens, the keeper") >= THETA


@pytest.mark.skipif(not DATA.is_dir(), reason="the annotated pages of ../shared are absent")
def test_real_pages_are_told_from_the_description_alone() -> None:
    for told in measured(every=4).values():
        assert told.recall >= RECALL and told.false <= FALSE


def test_site_rules() -> None:
    assert not done(5, 100) and done(6, 0) and done(0, 101)
    topic = SiteTopic()
    assert topic.mean == 0.5
    for _ in range(9):
        topic.add(1.0)
    assert topic.mean == pytest.approx(0.95)
    assert entrance(0.1, 1.0, 1.0) > entrance(0.1, 0.0, 0.2)


def test_topic_hears_every_token_of_a_page() -> None:
    classifier = PageClassifier(load_domain("books"))
    known = classifier._own | classifier._others

    @settings(max_examples=100, deadline=None)
    @given(st.text(max_size=300))
    def check(text: str) -> None:
        pieces = set(text.split())
        for _ in range(2):  # the pieces kept give the same
            assert classifier._all.tokens(pieces) == set(tokens(text))
            assert classifier._pieces.tokens(pieces) == set(tokens(text)) & known

    check()


def test_what_a_page_promised_is_behind_its_links() -> None:
    assert inherited(0.9, 3) > inherited(0.9, 30) > inherited(0.1, 30) > 0.0
    assert inherited(0.0, 5) == inherited(0.9, 0) == 0.0


def test_site_without_an_interface_is_searched_on_before_one_that_has_one() -> None:
    unlikely, likely = worth(0.02, 1.0, 2), worth(0.1, 1.0, 2)
    assert unlikely * tired(3) > likely * tired(3, 1) > likely * tired(30, 1) > 0.0


def test_named_site_is_searched_for_what_speaks_of_the_domain(domains: dict[str, Domain]) -> None:
    topics = PageClassifier(domains["jobs"])
    own, other = (way_in(topics.topic(anchor)) for anchor in ("Jobs & Careers", "Recipes"))
    assert own > 10 * other


@pytest.mark.parametrize(
    ("label", "kind"), [("Type here to search", "keyword"), ("Words of the title", "fields"), ("To", "choice")]
)
def test_one_box_on_pages_of_the_domain(domains: dict[str, Domain], label: str, kind: str) -> None:
    page = parse(
        f"<form action=/results><label for=b>{label}</label><input id=b name=x1><input type=submit value=Search></form>",
        "http://a.example/",
    )
    form = read_forms(page)[0]
    verdict = Verdict("search", True, 0.95, {"search": 0.95}, {})
    found = understand(form, verdict, Matcher(domains["books"]))
    assert found.kind == kind
    assert relevant(found, 0.9) == (kind != "choice")
    assert not relevant(found, 0.2)


def test_search_half_understood_counts_on_pages_surely_about_the_domain(domains: dict[str, Domain]) -> None:
    def found(fields: str) -> Interface:
        page = parse(f"<form action=/results>{fields}<input type=submit value=Search></form>", "http://a.example/")
        verdict = Verdict("search", True, 0.95, {"search": 0.95}, {})
        return replace(understand(read_forms(page)[0], verdict, Matcher(domains["jobs"])), relevance=0.3)

    half = "".join(f"<label for={n}>{n}</label><input id={n} name={n}>" for n in ("Salary", "Zork"))
    less = half + "".join(f"<label for={n}>{n}</label><input id={n} name={n}>" for n in ("Xyzzy",))
    assert relevant(found(half), 0.9) and not relevant(found(half), 0.6) and not relevant(found(less), 0.9)
    words = less + "<label for=q>Search</label><input id=q name=q>"  # takes any words beside them
    assert relevant(found(words), 0.9) and not relevant(found(words), 0.6)


def test_one_word_of_the_domain_on_a_page_of_words_nobody_knows_says_little(domains: dict[str, Domain]) -> None:
    topics = PageClassifier(domains["jobs"])
    assert topics.topic("회사 " + " ".join(f"갉낡{chr(0xAC00 + place)}" for place in range(60))) < THETA


def test_what_fields_are_called_tells_no_topic_in_languages_the_web_background_lacks(
    domains: dict[str, Domain],
) -> None:
    topics = PageClassifier(domains["flights"])
    labels = sorted(one for one in topics.lexicon.labels if one.isalpha() and not topics.background.counts.get(one))
    others = " ".join(f"갉낡{chr(0xAC00 + place)}" for place in range(60))
    assert len(labels) > 50
    assert max(topics.topic(f"{' '.join(labels[start : start + 8])} {others}") for start in range(0, 48, 8)) < THETA


def test_box_of_a_whole_site_is_judged_near_its_entrance() -> None:
    carriers = Carriers()
    carriers.add(0.9, 2)
    assert carriers.mean == 0.9
    carriers.add(0.2, 0)
    carriers.add(0.9, 1)
    carriers.add(0.4, 0)
    assert carriers.mean == pytest.approx(0.3)


def test_form_of_no_known_type_needs_the_domain_to_vouch_for_it(domains: dict[str, Domain]) -> None:
    form = read_forms(parse("<form action=/s><input name=author> <input name=title></form>", "http://a.example/"))[0]
    for type_, score, topic, expected in (
        ("other", 0.3, 0.9, True),
        ("other", 0.3, 0.1, False),
        ("other", 0.01, 0.9, False),
        ("registration", 0.3, 0.9, False),
    ):
        verdict = Verdict(type_, False, score)
        interface = understand(form, verdict, Matcher(domains["books"]))
        assert interface.kind == "fields"
        assert relevant(interface, topic) is expected


def test_page_that_carries_a_link_decides_between_equal_links(domains: dict[str, Domain]) -> None:
    links = LinkClassifier.load()
    own, other = (
        links.score("Quick search", "", "http://a.example/find", 1, topic=topic, domain=domains["books"])
        for topic in (0.95, 0.05)
    )
    assert own > 0.5 > other
    assert LinkClassifier(*from_json(links.to_json())).to_json() == links.to_json()
    damaged = links.to_json() | {"top": {"inside": [1.0], "outside": []}}
    with pytest.raises(ModelError):
        from_json(damaged)
