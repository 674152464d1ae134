"""The web graph: directories, sites of three domains, sites about other things, and where each query interface is.

Everything follows from the seed. A site is planned when it is first asked for; its pages are written out from the plan
(`markup.py`). Depth is the distance in links from the site's front page.

Interfaces lie as surveys of the deep web found them (Chang et al., SIGMOD Record 2004; M4): 91.6 % of the sites have
theirs within depth 3, none beyond 5.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable, Iterator
from functools import cached_property
from random import Random

from samples.webgraph.nodes import DIRECTORIES, Link, SitePlan
from samples.webgraph.plan import directory_plan, site_plan
from samples.webgraph.words import DOMAINS, OTHERS

#: Share of sites by the depth of their first interface; 91.6 % within 3.
DEPTHS = (0.12, 0.28, 0.30, 0.216, 0.056, 0.028)


def _name(number: int) -> str:
    return f"http://site{number}.webgraph.test"


class Graph:
    """The whole graph. `sites` per domain; `others` sites for each other subject; `origin` names a site's origin.

    Site numbers: directories first, then the domains' sites, then the others. Even ones speak the train half, odd ones the
    test half, unless `half` says what all speak.
    """

    def __init__(
        self,
        seed: int = 1,
        *,
        sites: int = 100,
        others: int = 20,
        half: str = "",
        origin: Callable[[int], str] = _name,
    ) -> None:
        self.seed, self.sites, self.others = seed, sites, others
        self._half = half
        self.origin = origin
        self.topics = [*DOMAINS, *OTHERS]
        self._plans: dict[int, SitePlan] = {}
        self._numbers = {origin(number): number for number in range(self.count)}

    @property
    def count(self) -> int:
        """How many sites there are, directories included."""
        return DIRECTORIES + len(DOMAINS) * self.sites + len(OTHERS) * self.others

    @property
    def seeds(self) -> list[str]:
        """Where a crawl of the whole graph begins: the front pages of the directories."""
        return [self.origin(number) + "/" for number in range(DIRECTORIES)]

    def numbers(self, topic: str) -> range:
        """The numbers of the sites about a topic."""
        if topic in DOMAINS:
            first = DIRECTORIES + DOMAINS.index(topic) * self.sites
            return range(first, first + self.sites)
        first = DIRECTORIES + len(DOMAINS) * self.sites + list(OTHERS).index(topic) * self.others
        return range(first, first + self.others)

    def topic_of(self, number: int) -> str:
        """What a site is about; "" for a directory."""
        if number < DIRECTORIES:
            return ""
        number -= DIRECTORIES
        if number < len(DOMAINS) * self.sites:
            return DOMAINS[number // self.sites]
        return list(OTHERS)[(number - len(DOMAINS) * self.sites) // self.others]

    def half_of(self, number: int) -> str:
        """The half of the vocabulary that a site speaks."""
        return self._half or ("train" if number % 2 == 0 else "test")

    def site(self, number: int) -> SitePlan:
        """The plan of a site."""
        found = self._plans.get(number)
        if found is None:
            make = directory_plan if number < DIRECTORIES else site_plan
            found = self._plans[number] = make(self, number)
        return found

    def locate(self, url: str) -> tuple[SitePlan, str] | None:
        """The site and the path of an address; None where the graph has no such page."""
        end = url.find("/", url.find("://") + 3)
        origin, path = (url, "/") if end < 0 else (url[:end], url[end:])
        number = self._numbers.get(origin)
        if number is None:
            return None
        plan = self.site(number)
        return (plan, path) if path in plan.pages else None

    def targets(self, plan: SitePlan, path: str) -> Iterator[tuple[Link, str]]:
        """The links of a page with their absolute addresses."""
        for link in plan.links(path):
            yield link, link.target if "://" in link.target else plan.origin + link.target

    def depth_plan(self, domain: str) -> list[int]:
        """The depth of the first interface of each site of a domain, shares as in `DEPTHS`, shuffled."""
        depths = [depth for depth, share in enumerate(DEPTHS) for _ in range(round(share * self.sites))]
        depths = (depths + [2] * self.sites)[: self.sites]
        Random(f"{self.seed}/depths/{domain}").shuffle(depths)
        return depths

    def random(self, *parts: object) -> Random:
        """A random source that depends on the seed and these parts alone."""
        return Random("/".join(map(str, (self.seed, *parts))))

    # -- what is there to be found ----------------------------------------------------------------------------------

    def interfaces(self, domain: str) -> dict[tuple[int, str], list[str]]:
        """The query interfaces of a domain, (site, name) → the addresses of the pages that carry them."""
        found: dict[tuple[int, str], list[str]] = {}
        for number in self.numbers(domain):
            plan = self.site(number)
            for path in plan.pages:
                for form in plan.forms(path):
                    if form.domain == domain:
                        found.setdefault((number, form.name), []).append(plan.origin + path)
        return found

    @cached_property
    def parents(self) -> dict[str, str | None]:
        """For each page that the seeds lead to, the page before it on a shortest path (None: a seed)."""
        parents: dict[str, str | None] = dict.fromkeys(self.seeds)
        waiting = deque(self.seeds)
        while waiting:
            url = waiting.popleft()
            place = self.locate(url)
            if place is None:
                continue
            for _, target in self.targets(*place):
                if target not in parents and self.locate(target) is not None:
                    parents[target] = url
                    waiting.append(target)
        return parents

    def path(self, url: str) -> list[str]:
        """A shortest path from a seed to a page, both included; empty where nothing leads there."""
        if url not in self.parents:
            return []
        path = [url]
        while (before := self.parents[path[-1]]) is not None:
            path.append(before)
        return path[::-1]

    def oracle(self, domain: str) -> list[int]:
        """Pages an oracle has downloaded when it finds its 1st, 2nd, … interface: always the nearest one next."""
        chains = []
        for key, urls in sorted(self.interfaces(domain).items()):
            paths = [path for path in (self.path(url) for url in urls[:50]) if path]
            if paths:
                chains.append((key, min(paths, key=len)))
        seen: set[str] = set()
        counts: list[int] = []
        heap = [(len(chain), place) for place, (_, chain) in enumerate(chains)]
        heapq.heapify(heap)
        while heap:
            cost, place = heapq.heappop(heap)
            now = sum(url not in seen for url in chains[place][1])
            if heap and now > heap[0][0]:
                heapq.heappush(heap, (now, place))
                continue
            if now < cost and heap and now > heap[0][0]:
                continue
            seen.update(chains[place][1])
            counts.append(len(seen))
        return counts

    def leading(self, plan: SitePlan) -> dict[str, int]:
        """For each page of a domain site its distance in links to the nearest interface page of the site's domain."""
        back: dict[str, list[str]] = {}
        goals = []
        for path in plan.pages:
            if any(form.domain == plan.topic for form in plan.pages[path].forms):
                goals.append(path)
            for link in plan.pages[path].links:
                back.setdefault(link.target, []).append(path)
        distance = dict.fromkeys(goals, 0)
        waiting = deque(goals)
        while waiting:
            path = waiting.popleft()
            for before in back.get(path, ()):
                if before not in distance:
                    distance[before] = distance[path] + 1
                    waiting.append(before)
        return distance
