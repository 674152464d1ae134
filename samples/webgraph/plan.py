"""Planning sites: which pages they have, what leads where, and which forms stand on them."""

from __future__ import annotations

import unicodedata
from random import Random
from typing import TYPE_CHECKING

from samples.webgraph.forms import chrome_form, foreign_form, interface, keyword
from samples.webgraph.nodes import DIRECTORIES, LISTED, Link, Node, SitePlan, Truth
from samples.webgraph.tongue import Tongue
from samples.webgraph.words import DOMAINS, MANNERS, OTHERS, TONGUES, other

if TYPE_CHECKING:
    from samples.webgraph.graph import Graph

_SYLLABLES = "bar cor dal fen gil hol jas kem lor mir nav ost pel quin ros sel tam ulm ver wil yor zan".split()
#: How addresses are made: words, words with an ending, parameters, folders, opaque numbers.
ADDRESSES = ("{folder}/{slug}", "{folder}/{slug}{ending}", "/index.php?page={slug}", "{folder}/{slug}/", "/p/{number}")
LAYOUTS = 6
LABEL_STYLES = 6


class _Paths:
    """Gives each page of a site its address, in the site's style, never the same twice."""

    def __init__(self, random: Random, half: str) -> None:
        self._manner = MANNERS.get(half)
        patterns = self._manner.addresses if self._manner and self._manner.addresses else ADDRESSES
        self._pattern = patterns[random.randrange(len(patterns))]
        self._ending = random.choice((".html", ".php", ".aspx", ".htm"))
        self._number = random.randrange(100, 900)
        self._taken = {"/"}

    def new(self, words: str, folder: str = "") -> str:
        """An address for a page called `words`."""
        self._number += 1
        nameless = self._manner.nameless if self._manner else "page"
        letters = str.maketrans(dict(self._manner.letters)) if self._manner else {}
        slug = "-".join(_plain(words.lower().translate(letters)).split())[:40] or nameless.format(number=self._number)
        path = self._pattern.format(folder=folder, slug=slug, ending=self._ending, number=self._number)
        while path in self._taken:
            self._number += 1
            path = path.rstrip("/") + str(self._number)
        self._taken.add(path)
        return path

    def action(self, words: str) -> str:
        """Where a form called `words` is sent: never with a query, which a form that is sent by GET would lose."""
        if self._manner and self._manner.actions:
            words = self._manner.actions[self._number % len(self._manner.actions)]
        path = self.new(words)
        return path if "?" not in path else "/" + path.rpartition("=")[2] + self._ending

    def folder(self, path: str) -> str:
        """Where the pages of a section lie: below it, in the styles that have folders."""
        return path.rstrip("/").removesuffix(self._ending) if "{folder}" in self._pattern else ""


def _site_name(random: Random, half: str) -> str:
    if half in MANNERS:
        return "".join(random.choice(part) for part in MANNERS[half].names)
    return "".join(random.sample(_SYLLABLES, 2)).capitalize()


def _plain(words: str) -> str:
    """Words as addresses write them: without accents; scripts beyond Latin give nothing."""
    text = "".join(c for c in unicodedata.normalize("NFKD", words.lower()) if not unicodedata.combining(c))
    kept = "".join(c if c.isascii() and c.isalnum() else " " for c in text)
    return " ".join(kept.split())


def site_plan(graph: Graph, number: int) -> SitePlan:
    """A site about a domain or another subject."""
    random = graph.random("site", number)
    topic = graph.topic_of(number)
    tongues = TONGUES[graph.half_of(number)]
    tongue = random.choice(tongues) if topic in DOMAINS else tongues[0]
    name = _site_name(random, graph.half_of(number))
    plan = SitePlan(
        number, graph.origin(number), name, topic, tongue, random.randrange(LAYOUTS), random.randrange(LABEL_STYLES),
        {}, [], [],
    )  # fmt: skip
    paths = _Paths(random, plan.half)
    front = _add(plan, "/", f"{name}: {_subject(random, plan)}", "front", 0, topic)
    _chrome(plan, random, paths)
    sections = _sections(plan, random, paths, front)
    _decoys(plan, random, paths, front, sections)
    if topic in DOMAINS:
        depth = graph.depth_plan(topic)[number - graph.numbers(topic)[0]]
        _interfaces(plan, random, paths, front, sections, depth)
    else:
        _foreign(plan, random, paths, front)
    _neighbours(graph, plan, random, front)
    for node in plan.pages.values():
        random.shuffle(node.links)
    return plan


def _add(plan: SitePlan, path: str, title: str, kind: str, depth: int, topic: str) -> Node:
    node = plan.pages[path] = Node(path, title, kind, depth, topic)
    return node


def _subject(random: Random, plan: SitePlan) -> str:
    words = plan.tongue.subject.get(plan.topic) or other(plan.topic, plan.tongue.half)[0]
    return random.choice(list(words))


def vocabulary(topic: str, tongue: Tongue) -> list[str]:
    """What pages about a topic are made of; pages about the site itself have the filler alone."""
    if topic in DOMAINS:
        return list(tongue.content[topic])
    return other(topic, tongue.half)[1] if topic in OTHERS else []


def headline(random: Random, topic: str, tongue: Tongue, words: int = 0) -> str:
    """A title made of the topic's words and filler."""
    count = words or random.randint(3, 7)
    pool = vocabulary(topic, tongue)
    parts = [
        random.choice(pool) if pool and random.random() < 0.35 else random.choice(tongue.filler) for _ in range(count)
    ]
    text = tongue.joint.join(parts)
    return text[:1].upper() + text[1:]


def _chrome(plan: SitePlan, random: Random, paths: _Paths) -> None:
    """About, contact, help and their like: pages every site has, linked from everywhere."""
    entries = [*plan.tongue.chrome, *plan.tongue.own_chrome.get(plan.topic, ())]
    for anchor, slug in random.sample(entries, random.randint(6, len(entries))):
        node = _add(plan, paths.new(slug), anchor, "chrome", 1, "")
        picture = f"/img/{slug}.gif" if random.random() < 0.05 else ""
        plan.menu.append(Link(anchor, node.path, "", picture))
        form = chrome_form(random, plan.tongue, slug, node.path)
        if form is not None:
            node.forms.append(form)
    if random.random() < 0.3:
        plan.everywhere.append(chrome_form(random, plan.tongue, "newsletter", "/") or _never())


def _never() -> Truth:
    raise AssertionError("a newsletter form is always made")


def _sections(plan: SitePlan, random: Random, paths: _Paths, front: Node) -> list[Node]:
    """Sections with articles; some are about other things than the site."""
    sections = []
    for place in range(random.randint(3, 6)):
        topic = plan.topic if place < 2 or random.random() < 0.6 else random.choice(list(OTHERS))
        title = _section_title(random, topic, plan.tongue)
        node = _add(plan, paths.new(title), title, "section", 1, topic)
        front.links.append(Link(title, node.path))
        sections.append(node)
        for _ in range(random.randint(6, 16)):
            text = headline(random, topic, plan.tongue)
            article = _add(plan, paths.new(text, paths.folder(node.path)), text, "article", 2, topic)
            note = headline(random, topic, plan.tongue, 8) if random.random() < 0.5 else ""
            node.links.append(Link(text, article.path, note))
            if random.random() < 0.25:
                front.links.append(Link(text, article.path, note))
    articles = [node.path for node in plan.pages.values() if node.kind == "article"]
    for node in list(plan.pages.values()):
        if node.kind == "article":
            for path in random.sample(articles, min(3, len(articles))):
                if path != node.path:
                    node.links.append(Link(plan.pages[path].title, path))
    for _ in range(random.randint(6, 14)):
        text = headline(random, plan.topic, plan.tongue)
        article = _add(plan, paths.new(text), text, "article", 1, plan.topic)
        front.links.append(Link(text, article.path, headline(random, plan.topic, plan.tongue, 10)))
    return sections


def _section_title(random: Random, topic: str, tongue: Tongue) -> str:
    """What a menu calls a section: a word of its subject with another one."""
    words = tongue.joint.join([random.choice(vocabulary(topic, tongue)), random.choice(tongue.filler)])
    return words[:1].upper() + words[1:]


def _decoys(plan: SitePlan, random: Random, paths: _Paths, front: Node, sections: list[Node]) -> None:
    """Links that sound like a search and are none."""
    for anchor, slug in random.sample(list(plan.tongue.decoys), random.randint(1, 2)):
        node = _add(plan, paths.new(slug), anchor, "decoy", 1, "")
        random.choice([front, *sections]).links.append(Link(anchor, node.path))


def _interfaces(plan: SitePlan, random: Random, paths: _Paths, front: Node, sections: list[Node], depth: int) -> None:
    """The chain of pages to the first interface, and at times a detailed one behind it."""
    tongue, topic = plan.tongue, plan.topic
    if depth == 0 and random.random() < 0.4:
        plan.everywhere.append(keyword(random, tongue, topic, paths.action("results")))
    node, before = front, front
    for step in range(1, depth + 1):
        last = step == depth
        anchor = _anchor(random, tongue, topic, last=last)
        slug = anchor if random.random() < 0.6 else headline(random, "", tongue, 2)
        node = _add(plan, paths.new(slug), anchor, "interface" if last else "hub", step, topic)
        before.links.append(Link(anchor, node.path, "", _picture(random, tongue, anchor)))
        if not last:
            for _ in range(random.randint(4, 14)):
                text = headline(random, topic, tongue)
                item = _add(plan, paths.new(text), text, "article", step + 1, topic)
                node.links.append(Link(text, item.path))
        before = node
    if not any(form.domain for form in plan.everywhere):
        one_box = depth > 0 and random.random() < 0.25
        make = keyword if one_box else interface
        node.forms.append(make(random, tongue, topic, paths.action("results")))
    if random.random() < 0.3:
        anchor = random.choice(tongue.details)
        more = _add(plan, paths.new(anchor), anchor, "interface", node.depth + 1, topic)
        node.links.append(Link(anchor, more.path))
        more.forms.append(interface(random, tongue, topic, paths.action("advanced-results"), least=4, name="detailed"))


def _picture(random: Random, tongue: Tongue, anchor: str) -> str:
    """What some links to an interface show instead of words, "" for the others."""
    if random.random() >= 0.08:
        return ""
    own = MANNERS[tongue.half].pictures if tongue.half in MANNERS else ()
    return random.choice(own) if own else f"/img/{_plain(anchor).replace(' ', '_') or 'b1'}.gif"


def _anchor(random: Random, tongue: Tongue, topic: str, *, last: bool) -> str:
    draw = random.random()
    searches = (*tongue.searches, *tongue.own_searches.get(topic, ()))
    hubs = (*tongue.hubs, *tongue.own_hubs.get(topic, ()))
    if last:
        words = (
            searches if draw < 0.65 else tongue.details if draw < 0.78 else hubs if draw < 0.95
            else tongue.subject[topic]
        )  # fmt: skip
    else:
        words = hubs if draw < 0.7 else tongue.subject[topic] if draw < 0.92 else searches
    return random.choice(list(words))


def _foreign(plan: SitePlan, random: Random, paths: _Paths, front: Node) -> None:
    """Searches for other things, on sites about other things."""
    tongue = plan.tongue
    if random.random() < 0.5:
        plan.everywhere.append(foreign_form(random, tongue, "", paths.action("results")))
    if random.random() < 0.7:
        anchor = random.choice(tongue.searches)
        node = _add(plan, paths.new(anchor), anchor, "foreign", 1, plan.topic)
        front.links.append(Link(anchor, node.path))
        node.forms.append(foreign_form(random, tongue, plan.topic, paths.action("hits")))


def _neighbours(graph: Graph, plan: SitePlan, random: Random, front: Node) -> None:
    """Links to other sites: some of the same subject, some of any."""
    same = list(graph.numbers(plan.topic))
    others = [random.choice(same) for _ in range(random.randint(0, 3))]
    others += [random.randrange(DIRECTORIES, graph.count) for _ in range(random.randint(0, 2))]
    for number in dict.fromkeys(others):
        if number != plan.number:
            front.links.append(_listing(graph, number, random))


def _listing(graph: Graph, number: int, random: Random) -> Link:
    """A link to a site as others describe it: its name, and a few words of what it is about."""
    topic = graph.topic_of(number)
    half = graph.half_of(number)
    own = graph.random("site", number)
    tongues = TONGUES[half]
    tongue = own.choice(tongues) if topic in DOMAINS else tongues[0]
    name = _site_name(own, half)
    words = tongue.subject.get(topic) or other(topic, half)[0]
    anchor = f"{name} {random.choice(list(words))}" if random.random() < 0.5 else name
    return Link(anchor, graph.origin(number) + "/", headline(random, topic, tongue, random.randint(6, 12)))


def directory_plan(graph: Graph, number: int) -> SitePlan:
    """A directory: a category for each subject, and in it page after page of sites."""
    random = graph.random("directory", number)
    tongue = TONGUES[graph.half_of(number)][0]
    plan = SitePlan(
        number, graph.origin(number), _site_name(random, graph.half_of(number)), "", tongue,
        random.randrange(LAYOUTS), random.randrange(LABEL_STYLES), {}, [], [],
    )  # fmt: skip
    paths = _Paths(random, plan.half)
    front = _add(plan, "/", plan.name, "directory", 0, "")
    _chrome(plan, random, paths)
    plan.everywhere.append(foreign_form(random, tongue, "", paths.action("results")))
    for topic in random.sample(graph.topics, len(graph.topics)):
        words = tongue.subject.get(topic) or other(topic, tongue.half)[0]
        title = random.choice(list(words))
        sites = [one for one in graph.numbers(topic) if one % DIRECTORIES == number or random.random() < 0.2]
        random.shuffle(sites)
        before = front
        for page, start in enumerate(range(0, len(sites), LISTED)):
            node = _add(
                plan, paths.new(title if not page else f"{title} {page + 1}"), title, "directory", page + 1, topic
            )
            before.links.append(Link(title if not page else f"{title} {page + 1}", node.path))
            node.links.extend(_listing(graph, one, random) for one in sites[start : start + LISTED])
            before = node
    return plan
