"""The sample web graph: the same from the same seed, true to what it says of itself, served and written alike."""

from __future__ import annotations

import re
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import aiohttp
import pytest
from warcio.archiveiterator import ArchiveIterator

from crawler.cli.train import VOCABULARIES
from crawler.forms import read_forms
from crawler.page import parse
from samples.webgraph import Graph, labelled, page
from samples.webgraph.nodes import DIRECTORIES, LISTED
from samples.webgraph.plan import vocabulary
from samples.webgraph.serve import serve
from samples.webgraph.warc import write_warc
from samples.webgraph.words import DOMAINS, MANNERS, OTHERS, TONGUES, other

#: Words that two languages spell alike.
SPELT_ALIKE = {"roman", "biblioteca", "auteur", "stage"}
#: What `digest` gives for the graph of seed 5, by half; "" is the graph whose sites speak train and test by turns.
FROZEN = {
    "": "5ed9d0dc1f34b068",
    "train": "98f27956f5ad569c",
    "test": "fb24c7e742841e95",
    "fresh": "ec346f2f96e8faaf",
    "apart": "798cc37bc575b173",
    "beyond": "37065d65dd63d897",
    "afield": "ce851acbc3abe283",
    "elsewhere": "2e48431e5963ae38",
    "outland": "fb03119329f99e33",
    "yonder": "dee18ec16c9f0e12",
    "faraway": "340c0b095dacd257",
    "overseas": "99f5dd166deb87b2",
    "upland": "21b2dabf5e635c18",
}


def digest(graph: Graph) -> str:
    """One number for every address, page and form of a graph."""
    found = sha256()
    for number in range(graph.count):
        plan = graph.site(number)
        for path in plan.pages:
            found.update(f"{path} {plan.forms(path)}\n{page(graph, plan, path)}\n".encode())
    return found.hexdigest()[:16]


@pytest.fixture(scope="module")
def graph() -> Graph:
    return Graph(3, sites=24, others=3)


def test_same_seed_gives_the_same_bytes_and_another_seed_others(graph: Graph) -> None:
    again, other = Graph(3, sites=24, others=3), Graph(4, sites=24, others=3)
    for number in (0, 5, 40, 80):
        plan = graph.site(number)
        assert list(plan.pages) == list(again.site(number).pages)
        assert [page(graph, plan, path) for path in plan.pages] == [
            page(again, again.site(number), path) for path in plan.pages
        ]
        assert list(plan.pages) != list(other.site(number).pages)


@pytest.mark.parametrize("half", FROZEN)
def test_what_a_half_says_is_frozen(half: str) -> None:
    """Figures of different days are of the same pages, also when a half is added."""
    assert digest(Graph(5, sites=4, others=1, half=half)) == FROZEN[half]


@pytest.mark.parametrize("half", TONGUES)
def test_tongues_have_words_for_all_that_is_asked_of_them(half: str) -> None:
    for tongue in TONGUES[half]:
        assert tongue.half == half
        lists = [tongue.searches, tongue.details, tongue.hubs, tongue.filler, tongue.button, tongue.prompt]
        for domain in DOMAINS:
            lists += [tongue.subject[domain], tongue.content[domain], *tongue.labels[domain].values()]
        assert all(lists) and all(word for words in lists for word in words)
        assert len(tongue.chrome) >= 6 and len(tongue.decoys) >= 2
        assert {*tongue.own_searches, *tongue.own_hubs, *tongue.own_chrome} <= set(DOMAINS)
    for topic in OTHERS:
        assert all(other(topic, half))


@pytest.mark.parametrize("half", MANNERS)
def test_manner_fits_what_its_tongues_ask_for(half: str) -> None:
    manner, tongues = MANNERS[half], TONGUES[half]
    slugs = {slug for tongue in tongues for _, slug in tongue.chrome}
    slugs |= {slug for tongue in tongues for own in tongue.own_chrome.values() for _, slug in own}
    assert all(set(kind) <= slugs for kind in manner.chrome.values())
    for domain, controls in manner.controls.items():
        assert all(set(tongue.labels[domain]) <= set(controls) for tongue in tongues)
        for style in range(3):
            assert len({names[style] for names in controls.values()}) == len(controls)


def test_opaque_addresses_icons_and_own_words_are_there() -> None:
    graph = Graph(5, sites=60, others=1, half="beyond")
    plans = [graph.site(number) for domain in DOMAINS for number in graph.numbers(domain)]
    assert {plan.tongue.language for plan in plans} == {"en", "nl", "it", "ko"}
    opaque = sum(any("/node/" in path or "=" in path or "/c/" in path for path in plan.pages) for plan in plans)
    assert len(plans) / 4 < opaque < len(plans) * 3 / 4
    shown = [(plan, path, link) for plan in plans for path in plan.pages for link in plan.pages[path].links]
    icons = [(plan, path) for plan, path, link in shown if link.image and "/" not in link.image]
    assert icons
    assert all('"><i class="' in page(graph, plan, path) for plan, path in icons)
    assert {"OPAC", "Book"} & {link.anchor for _, _, link in shown}


#: What those halves speak that are written down from real sites in their proportions.
SPOKEN = {
    "afield": {"en", "de", "fr", "es", "pt", "ja"},
    "elsewhere": {"en", "sv", "pl", "ru", "zh", "it"},
    "outland": {"en", "nl", "tr", "ko", "da"},
    "yonder": {"en", "cs", "fi", "el", "id", "fr"},
    "faraway": {"en", "da", "hu", "tr", "ar", "es"},
    "overseas": {"en", "de", "nl", "no", "ro", "pt"},
    "upland": {"en", "fr", "es", "uk", "ja", "it"},
}
OPAQUE = ("/contents/", "/content/view/", "/node/", "/article/")


@pytest.mark.parametrize("half", SPOKEN)
def test_real_sites_speak_plainly_for_the_most_part(half: str) -> None:
    graph = Graph(61, sites=60, others=1, half=half)
    plans = [graph.site(number) for domain in DOMAINS for number in graph.numbers(domain)]
    assert {plan.tongue.language for plan in plans} == SPOKEN[half]
    opaque = sum(any("=" in path or path.startswith(OPAQUE) for path in plan.pages) for plan in plans)
    assert len(plans) / 8 < opaque < len(plans) * 3 / 8
    icons = [link for plan in plans for node in plan.pages.values() for link in node.links if link.image]
    assert any("/" in link.image for link in icons) and any("/" not in link.image for link in icons)
    for tongue in {plan.tongue.language: plan.tongue for plan in plans}.values():
        for domain in DOMAINS:
            said = (*tongue.searches, *tongue.own_searches[domain])
            assert len(set(said)) >= 20
            assert len(set(said)) < len(said), "what most sites say stands more than once"


def test_addresses_spell_other_scripts_in_latin_letters_where_a_half_says_how() -> None:
    graph = Graph(61, sites=60, others=1, half="elsewhere")
    plans = [graph.site(number) for domain in DOMAINS for number in graph.numbers(domain)]
    said = {plan.tongue.language: "" for plan in plans}
    for plan in plans:
        said[plan.tongue.language] += " ".join(plan.pages)
    assert "/rasshirennyy-poisk" in said["ru"] and "zaloga" in said["pl"]
    nameless = re.compile(r"[/-]p\d{3,}")
    assert nameless.search(said["zh"]) and not nameless.search(said["ru"])
    graph = Graph(61, sites=60, others=1, half="yonder")
    plans = [graph.site(number) for domain in DOMAINS for number in graph.numbers(domain)]
    greek = " ".join(path for plan in plans if plan.tongue.language == "el" for path in plan.pages)
    assert "anazitisi" in greek and not re.search(r"[/-]item\d{3,}", greek)
    graph = Graph(61, sites=60, others=1, half="faraway")
    plans = [graph.site(number) for domain in DOMAINS for number in graph.numbers(domain)]
    arabic = " ".join(path for plan in plans if plan.tongue.language == "ar" for path in plan.pages)
    assert "almtqdm" in arabic and "about-us" in arabic and not re.search(r"[/-]page\d{3,}", arabic)


def test_addresses_of_danish_and_turkish_sites_keep_the_letters_that_have_no_accent() -> None:
    graph = Graph(61, sites=60, others=1, half="outland")
    plans = [graph.site(number) for domain in DOMAINS for number in graph.numbers(domain)]
    said = {plan.tongue.language: "" for plan in plans}
    for plan in plans:
        said[plan.tongue.language] += " ".join(plan.pages)
    assert "soegning" in said["da"] and "laan" in said["da"]
    assert "detayli" in said["tr"] and "gelismis" in said["tr"]


@pytest.mark.parametrize("half", SPOKEN)
def test_sites_have_the_pages_of_their_own_domain_alone(half: str) -> None:
    graph = Graph(61, sites=20, others=2, half=half)
    found: dict[str, int] = dict.fromkeys(DOMAINS, 0)
    for number in range(DIRECTORIES, graph.count):
        plan = graph.site(number)
        own = dict(plan.tongue.own_chrome.get(plan.topic, ()))
        known = {anchor for anchor, _ in plan.tongue.chrome} | own.keys()
        assert {link.anchor for link in plan.menu} <= known
        if plan.topic in DOMAINS:
            found[plan.topic] += bool(own.keys() & {link.anchor for link in plan.menu})
    assert all(count > 15 for count in found.values())


def test_vocabularies_that_are_learned_from_are_there_once() -> None:
    assert len(set(VOCABULARIES)) == len(VOCABULARIES)
    assert set(VOCABULARIES) <= TONGUES.keys()


@pytest.mark.parametrize("half", ["overseas", "upland"])
def test_words_nobody_tuned_on_stay_out_of_training(half: str) -> None:
    assert half in TONGUES
    assert half not in VOCABULARIES


def test_interfaces_lie_as_deep_as_in_the_literature() -> None:
    graph = Graph(1)
    for domain in DOMAINS:
        depths = graph.depth_plan(domain)
        assert len(depths) == 100
        assert sum(depth <= 3 for depth in depths) == pytest.approx(91.6, abs=1.0)
        assert max(depths) == 5
        for number, depth in zip(graph.numbers(domain), depths, strict=True):
            plan = graph.site(number)
            own = [plan.pages[path].depth for path in plan.pages if any(form.domain for form in plan.forms(path))]
            assert min(own) == depth


def test_halves_share_no_word_of_content_anchors_or_labels() -> None:
    words: dict[str, set[str]] = {}
    for half, tongues in TONGUES.items():
        found = words.setdefault(half, set())
        for tongue in tongues:
            found |= {word.lower() for word in (*tongue.searches, *tongue.details, *tongue.hubs, *tongue.prompt)}
            found |= {word.lower() for word, _ in (*tongue.chrome, *tongue.decoys)}
            for domain in DOMAINS:
                found |= {word.lower() for word in (*tongue.subject[domain], *tongue.content[domain])}
                found |= {word.lower() for label in tongue.labels[domain].values() for word in label}
            for topic in OTHERS:
                found |= {word.lower() for word in vocabulary(topic, tongue)}
    # what is spelt alike in two languages
    assert words["train"] & words["test"] <= {"autor", "restaurant", "isbn"}
    assert words["fresh"] & words["train"] <= SPELT_ALIKE and words["fresh"] & words["test"] <= SPELT_ALIKE


def test_every_interface_can_be_reached_and_the_oracle_walks_real_links(graph: Graph) -> None:
    for domain in DOMAINS:
        interfaces = graph.interfaces(domain)
        counts = graph.oracle(domain)
        assert len(counts) == len(interfaces) >= graph.sites
        assert counts == sorted(counts)
        for urls in list(interfaces.values())[:10]:
            path = graph.path(urls[0])
            assert path[0] in graph.seeds
            for before, after in pairwise(path):
                place = graph.locate(before)
                assert place is not None
                assert after in {link.url for link in parse(page(graph, *place), before).links}


@pytest.mark.parametrize(
    "half", ["", "apart", "beyond", "afield", "elsewhere", "outland", "yonder", "faraway", "overseas", "upland"]
)
def test_forms_on_the_page_are_the_forms_of_the_plan(half: str) -> None:
    graph = Graph(3, sites=4, others=1, half=half)
    for number in range(graph.count):
        plan = graph.site(number)
        for path in plan.pages:
            truth = plan.forms(path)
            if not truth:
                continue
            forms = read_forms(parse(page(graph, plan, path), plan.origin + path))
            shown = sorted((form.method, *sorted({field.name for field in form.fields} - {""})) for form in forms)
            assert shown == sorted((form.method, *sorted({name for name, _, _ in form.fields})) for form in truth)


def test_labels_follow_the_way_to_the_interface(graph: Graph) -> None:
    leading = 0
    for one in labelled(graph, "test"):
        links = {link.url for link in parse(one.html, one.url).links}
        assert one.leading <= links
        assert not one.leading & one.ignored
        leading += len(one.leading)
    assert leading > 3 * graph.sites / 2


def test_directories_list_every_site(graph: Graph) -> None:
    listed: set[str] = set()
    for number in range(DIRECTORIES):
        for node in graph.site(number).pages.values():
            outside = [link.target for link in node.links if "://" in link.target]
            assert len(outside) <= LISTED
            listed.update(outside)
    assert listed >= {graph.origin(number) + "/" for number in range(DIRECTORIES, graph.count)}


async def test_served_pages_are_those_of_the_plan() -> None:
    async with serve(3, sites=6, others=1, numbers=range(6)) as served, aiohttp.ClientSession() as session:
        graph = served.graph
        for number in (0, 4):
            plan = graph.site(number)
            for path in list(plan.pages)[:5]:
                async with session.get(plan.origin + path) as response:
                    assert response.status == 200
                    assert await response.text() == page(graph, plan, path)
        async with session.get(graph.origin(4) + "/nothing-here") as response:
            assert response.status == 404
        assert served.asked[graph.origin(4) + "/nothing-here"] == 1


@pytest.mark.parametrize("compressed", [True, False])
def test_archive_is_read_by_others(graph: Graph, tmp_path: Path, compressed: bool) -> None:
    path = tmp_path / ("graph.warc.gz" if compressed else "graph.warc")
    count = write_warc(graph, path, [0, 3, 30], compressed=compressed)
    bodies = {}
    with open(path, "rb") as file:
        for record in ArchiveIterator(file):
            if record.rec_type == "response":
                bodies[record.rec_headers.get_header("WARC-Target-URI")] = record.content_stream().read()
    assert len(bodies) == count
    for number in (0, 3, 30):
        plan = graph.site(number)
        for address in plan.pages:
            assert bodies[plan.origin + address] == page(graph, plan, address).encode()
