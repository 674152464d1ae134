"""A crawl of the web graph in memory: the order of pages decided by the link classifier, or breadth first."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.discovery import LinkClassifier, PageClassifier, Step, contexts, image_of
from crawler.discovery.guide import LEAST_TOPIC
from crawler.discovery.interfaces import CERTAIN, Carriers, relevant, weighed
from crawler.discovery.sites import SiteTopic, done, entrance, inherited, tired, way_in, worth
from crawler.discovery.standing import Shown, Standing
from crawler.forms import read_forms
from crawler.forms.interface import Interface
from crawler.links import harmful
from crawler.page import Page, parse
from crawler.urls import site as site_of
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from samples.webgraph import Graph, page
from tests.bench.adoption import FOREIGN, Adoption

#: How far from a site's front page links are followed.
MAX_DEPTH = 5


@dataclass
class Walk:
    """What a crawl found: the curve of right interfaces over pages, and all it took for interfaces."""

    curve: list[int] = field(default_factory=list)
    found: dict[tuple[str, str], Interface] = field(default_factory=dict)
    right: set[tuple[int, str]] = field(default_factory=set)
    wrong: list[tuple[str, str]] = field(default_factory=list)

    def at(self, pages: int) -> int:
        """Right interfaces after so many pages."""
        return self.curve[min(pages, len(self.curve)) - 1] if self.curve else 0


@dataclass
class _State:
    pages: dict[str, int] = field(default_factory=dict)
    interfaces: dict[str, int] = field(default_factory=dict)
    topics: dict[str, SiteTopic] = field(default_factory=dict)
    dry: dict[str, int] = field(default_factory=dict)
    carriers: dict[tuple[str, str], Carriers] = field(default_factory=dict)
    named: frozenset[str] = frozenset()
    shown: dict[str, Shown] = field(default_factory=dict)
    standing: Standing = field(default_factory=Standing)

    def factor(self, site: str, url: str) -> float:
        return self.standing.factor(self.shown.setdefault(site, Shown()).place(url))

    def done(self, site: str) -> bool:
        return done(self.interfaces.get(site, 0), self.pages.get(site, 0))

    def tired(self, site: str) -> float:
        return tired(self.dry.get(site, 0), self.interfaces.get(site, 0))

    def topic(self, site: str) -> float:
        return self.topics.setdefault(site, SiteTopic()).mean

    def promise(self, site: str, score: float, depth: int, url: str) -> float:
        """What a link inside a site is worth now; sites that the user named are about the domain, whatever they say."""
        topic = self.topic(site)
        topic = max(LEAST_TOPIC, topic) if site in self.named else topic
        return worth(score, topic, depth, self.factor(site, url)) * self.tired(site)


def walk(
    graph: Graph,
    name: str,
    pages: int,
    *,
    links: LinkClassifier | None,
    learn: bool = True,
    adopt: bool = False,
    max_depth: int = MAX_DEPTH,
    keep: Callable[[str, Interface, float], None] = lambda *_: None,
) -> Walk:
    """Crawl from the directories until so many pages are downloaded; without `links` breadth first. `adopt` takes words
    of sites that proved to be about the domain for its own (`Adoption`), which the product does not."""
    domain = load_domain(name)
    topics = PageClassifier(domain)
    analyst = Analyst(FormClassifier.load(), domain, Matcher(domain))
    truth = truth_of(graph, name)
    walked, state, adoption = Walk(), _State(named=frozenset(map(site_of, graph.seeds))), Adoption()
    queue: list[tuple[float, int, str, tuple[Step, ...], float]] = []
    seen: set[str] = set()
    for number, url in enumerate(graph.seeds):
        seen.add(url)
        heapq.heappush(queue, (-2.0, number, url, (), 0.0))
    order = len(queue)
    while queue and len(walked.curve) < pages:
        priority, number, url, path, least = heapq.heappop(queue)
        place = graph.locate(url)
        site = site_of(url)
        if place is None or state.done(site):
            continue
        promise = 0.0
        if links is not None and path and path[-1].depth:
            last = path[-1]
            score = links.score(*last[:3], last.depth, image=last.image, topic=last.topic, domain=domain)
            promise = max(least, score)
            now = -state.promise(site, promise, last.depth, url)
            if now > priority * 0.8 and priority < -1e-6:
                heapq.heappush(queue, (now, number, url, path, least))
                continue
        looked = parse(page(graph, *place), url)
        topic = topics.topic_of_page(looked)
        state.pages[site] = state.pages.get(site, 0) + 1
        state.topics.setdefault(site, SiteTopic()).add(topic)
        gained = False
        known = state.interfaces.get(site, 0)
        if adopt:
            adoption.see(site, looked.language, topics.words_of(looked))
            if state.topics[site].total / state.pages[site] < FOREIGN:
                adoption.label(site, False)
            if adoption.ripe():
                topics.adopt(adoption.words())
        for form in read_forms(looked):
            for interface in analyst.interfaces([(form, analyst.verdict(form))]):
                key = (site, interface.identity)
                carriers = state.carriers.setdefault(key, Carriers())
                carriers.add((topic + state.topic(site)) / 2, path[-1].depth if path else 0)
                if key in walked.found or not relevant(interface, carriers.mean):
                    continue
                walked.found[key] = interface
                if interface.kind == "fields" and weighed(interface) >= CERTAIN:
                    adoption.label(site, True)
                keep(url, interface, topic)
                real = truth.get((url, form.action.partition("?")[0]))
                if real is None:
                    walked.wrong.append((url, interface.kind))
                else:
                    walked.right.add(real)
                    gained = True
                state.interfaces[site] = state.interfaces.get(site, 0) + 1
        walked.curve.append(len(walked.right))
        state.dry[site] = 0 if gained else state.dry.get(site, 0) + 1
        if links is not None and learn and path:
            links.reward(path, gained, domain=domain)
            shown = state.shown.setdefault(site, Shown())
            state.standing.learn([shown.place(step.url) if step.depth else "" for step in path], gained)
        state.shown.setdefault(site, Shown()).add(link.url for link in looked.links if site_of(link.url) == site)
        mean = (topic + state.topic(site)) / 2
        furthest = max_depth + (state.interfaces.get(site, 0) > known)
        steps = [step for step in _steps(looked, path, furthest, mean) if step.url not in seen]
        heirs = inherited(0.0 if gained else promise, sum(site_of(step.url) == site for step in steps))
        for step in steps:
            if step.url in seen:
                continue
            seen.add(step.url)
            order += 1
            least = heirs
            if links is None:
                priority = float(len(path))
            else:
                score = links.score(
                    step.text, step.context, step.url, step.depth, image=step.image, topic=step.topic, domain=domain
                )
                if site_of(step.url) == site:
                    if site in state.named:
                        least = max(least, way_in(topics.topic(step.text)))
                    priority = -state.promise(site, max(least, score), step.depth, step.url)
                else:
                    priority = -entrance(score, topics.topic(f"{step.text} {step.context}"), topic)
            own = (step,) if site_of(step.url) != site else (*path, step)
            heapq.heappush(queue, (priority, order, step.url, own, least))
    return walked


def _steps(looked: Page, path: tuple[Step, ...], max_depth: int, topic: float) -> list[Step]:
    here = path[-1].depth if path else 0
    own = site_of(looked.url)
    wanted = [link for link in looked.links if harmful(link.url, link.text, link.rel) is None]
    found = []
    for link, context in zip(wanted, contexts(looked, wanted), strict=True):
        depth = here + 1 if site_of(link.url) == own else 0
        if depth <= max_depth:
            found.append(Step(link.text, context, link.url, depth, image_of(looked, link.node), topic))
    return found


def truth_of(graph: Graph, name: str) -> dict[tuple[str, str], tuple[int, str]]:
    """(page, action) → (site, name) of the interfaces of a domain."""
    found = {}
    for number in graph.numbers(name):
        plan = graph.site(number)
        for path in plan.pages:
            for form in plan.forms(path):
                if form.domain == name:
                    found[plan.origin + path, (plan.origin + form.action).partition("?")[0]] = (number, form.name)
    return found
