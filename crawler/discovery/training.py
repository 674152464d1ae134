"""Training of the shipped link and page models (behind `formdiver train links` and `formdiver train pages`)."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Protocol
from zlib import crc32

from crawler.classify.bayes import NaiveBayes, write_model
from crawler.classify.tokens import tokens
from crawler.discovery.context import contexts, image_of
from crawler.discovery.features import ALL_FAMILIES, LABELLED, ROWS, Reader, depth_feature, picture_name
from crawler.discovery.lexicon import Lexicon
from crawler.discovery.links import NO, YES, LinkClassifier, Step
from crawler.discovery.pages import MAX_CHARACTERS, Background, PageClassifier
from crawler.discovery.top import Parts, fit
from crawler.page import Page, parse
from crawler.urls import site as site_of
from knowledge.domain import Domain

#: What one hand-written link weighs against one of the example sites.
OWN_WEIGHT = 3.0
#: The most links of one real page that are counted.
MOST_WILD = 100
#: Fewest sites a word must stand on to stay in the link model; what words announce always stays.
LEAST_SITES = 3
#: The same of whole labels, which say nothing of other labels; one that led on stays in any case.
LEAST_LABELLED = 2
#: Least P(topic) of a page whose links that lead nowhere are counted.
LEAST_TOPIC = 0.3
#: Share of the words taken for unknown, and in how many ways.
UNKNOWN, SALTS = 0.2, 16
#: Fewest pages a token must stand on to stay in the background.
LEAST_PAGES = 3


@dataclass(frozen=True)
class LinkExample:
    """One link with its label: does it lead (or lead on) to a query interface of `domain`?

    `crossed`: it stands on a site of another domain, where the same words lead to other interfaces. The weights on top
    learn from it, the counts of words do not. `wild`: it stands on a real page; only what its parts announce is counted.
    """

    step: Step
    leads: bool
    domain: Domain | None
    site: str
    weight: float = 1.0
    vocabulary: str = ""
    crossed: bool = False
    wild: bool = False


class LabelledPage(Protocol):
    """A page whose truth is known: `leading` are the links that lead to an interface of `domain`, `ignored` those
    without a label, all others lead nowhere."""

    @property
    def url(self) -> str: ...
    @property
    def html(self) -> str: ...
    @property
    def site(self) -> str: ...
    @property
    def depth(self) -> int: ...
    @property
    def domain(self) -> str: ...
    @property
    def leading(self) -> frozenset[str]: ...
    @property
    def ignored(self) -> frozenset[str]: ...
    @property
    def vocabulary(self) -> str: ...
    @property
    def crossed(self) -> bool: ...


def link_examples(pages: Iterable[LabelledPage], domains: Mapping[str, Domain]) -> list[LinkExample]:
    """The links of labelled pages as examples; a link that one site repeats on page after page is taken once."""
    found: dict[tuple[str, str, str, str], LinkExample] = {}
    topics = {name: PageClassifier(domain) for name, domain in domains.items()}
    for one in pages:
        page = parse(one.html, one.url)
        topic = topics[one.domain].topic_of_page(page)
        for link, context in zip(page.links, contexts(page), strict=True):
            if link.url in one.ignored:
                continue
            depth = one.depth + 1 if site_of(link.url) == site_of(page.url) else 0
            step = Step(link.text, context, link.url, depth, image_of(page, link.node), topic)
            key = (one.site, one.domain, link.text, link.url)
            leads = link.url in one.leading
            if key not in found or (leads and not found[key].leads):
                found[key] = LinkExample(step, leads, domains[one.domain], one.site, 1.0, one.vocabulary, one.crossed)
    return list(found.values())


def own_examples() -> list[LinkExample]:
    """The hand-written links of `examples.txt`, each a site of its own, at depth 1."""
    found = []
    text = files("crawler.discovery").joinpath("examples.txt").read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines()):
        if line and line[0] != "#":
            label, anchor, path, context = (part.strip() for part in line.split("|", 3))
            step = Step(anchor, context, f"http://site-{number}.example{path}", 1)
            found.append(LinkExample(step, label == YES, None, f"own-{number}", OWN_WEIGHT))
    return found


def wild_examples(pages: Iterable[tuple[str, Page]]) -> list[LinkExample]:
    """The links of real pages, given with the names of their sites, whose words announce nothing: all but a few of them
    lead nowhere. Of each page the first `MOST_WILD` count, of all pages each link once."""
    reader = Reader(Lexicon(None))
    found: dict[tuple[str, str], LinkExample] = {}
    for site, page in pages:
        own = site_of(page.base_url)
        inside = [link for link in page.links if site_of(link.url) == own][:MOST_WILD]
        for link, context in zip(inside, contexts(page, inside), strict=True):
            step = Step(link.text, context, link.url, 1, image_of(page, link.node))
            key = (step.text, step.url)
            if key not in found and not reader.announces(step.text or picture_name(step.image), step.url):
                found[key] = LinkExample(step, False, None, site, wild=True)
    return list(found.values())


def features_of(step: Step, reader: Reader) -> list[str]:
    """All features of a link, as the model is trained on them."""
    text = step.text or picture_name(step.image)
    return [
        *reader.anchor(text),
        *filter(None, [reader.whole(text)]),
        *reader.context(step.context),
        *reader.address(step.url),
        depth_feature(step.depth),
    ]


def train_links(
    examples: Sequence[LinkExample],
    *,
    wild: Sequence[LinkExample] = (),
    trained_on: Mapping[str, Any] | None = None,
    own: bool = True,
) -> LinkClassifier:
    """A link classifier from these, the hand-written links and those of real pages (`wild_examples`).

    The weights on top are learnt from the links of each vocabulary by counts that had not seen that vocabulary, so
    that they hold for words never seen.
    """
    mine = own_examples() if own else []
    readers = _Readers()
    rows = [(example, features_of(example.step, readers.of(example))) for example in (*examples, *mine, *wild)]
    weighed: list[tuple[Parts, bool]] = []
    for vocabulary in sorted({example.vocabulary for example in examples}):
        others = LinkClassifier(_counted([row for row in rows if row[0].vocabulary != vocabulary]), fit(()))
        weighed += [
            (others.parts(example.step, example.domain, readers.of(example)), example.leads)
            for example in examples
            if example.vocabulary == vocabulary
        ]
    model = _counted(rows)
    model.trained_on = dict(trained_on or {})
    return LinkClassifier(model, fit(weighed))


class _Readers:
    """Who reads the links of a site. Of every second site's words some are taken for unknown: of the words of sites that
    were not at hand when `cues.txt` was written less is known, and what is left then must be learnt too."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int], Reader] = {}

    def of(self, example: LinkExample) -> Reader:
        """The reader for one example, the same for all of its site."""
        salt = crc32(example.site.encode()) % SALTS
        name = example.domain.name if example.domain else ""
        found = self._known.get((name, salt))
        if found is None:
            hidden = partial(_hidden, salt) if salt % 2 else _none
            found = self._known[name, salt] = Reader(Lexicon(example.domain), hidden)
        return found


def _hidden(salt: int, word: str) -> bool:
    return crc32(f"{salt} {word}".encode()) % 1000 < 1000 * UNKNOWN


def _none(_: str) -> bool:
    return False


def _counted(rows: Sequence[tuple[LinkExample, list[str]]]) -> NaiveBayes:
    """Counts over the rows that are not crossed. Words of few sites are left out.

    Not every row speaks for every family of features (`_families`), so each family counts its rows too (`A#`).
    """
    rows = [row for row in rows if not row[0].crossed]
    sites: dict[str, set[str]] = {}
    led: set[str] = set()
    for example, features in rows:
        for feature in features:
            if feature[1] == ":":
                sites.setdefault(feature, set()).add(example.site)
                if example.leads and feature.startswith(LABELLED):
                    led.add(feature)
    few = {feature for feature, on in sites.items() if len(on) < _least(feature)} - led
    model = NaiveBayes(distinct=True)
    for label in (YES, NO):
        for example, features in rows:
            if example.leads == (label == YES):
                families = _families(example)
                kept = [feature for feature in features if feature[0] in families and feature not in few]
                model.learn(label, [*kept, *[family + ROWS for family in families]], example.weight)
    return model


def _least(feature: str) -> int:
    return LEAST_LABELLED if feature.startswith(LABELLED) else LEAST_SITES


def _families(example: LinkExample) -> str:
    """The features that one example speaks for. Of real pages nobody knows what they are about, and the words on them
    are not those of the domains. On pages about other things the links lead to other interfaces by the same words:
    that is for the weights on top to learn."""
    if example.wild:
        return "AUFQS"
    return ALL_FAMILIES if example.leads or example.step.topic >= LEAST_TOPIC else "CS"


def train_background(
    texts: Iterable[str], domains: Iterable[Domain] = (), *, trained_on: Mapping[str, Any] | None = None
) -> Background:
    """Document frequencies of the tokens of pages about anything, and the tokens that several domains share."""
    counts: Counter[str] = Counter()
    pages = 0
    for text in texts:
        counts.update(set(tokens(text[:MAX_CHARACTERS])))
        pages += 1
    kept = {token: count for token, count in counts.items() if count >= LEAST_PAGES}
    holders = Counter(token for domain in domains for token in Lexicon(domain).weights)
    shared = {token: count for token, count in holders.items() if count > 1}
    return Background(kept, pages, shared, trained_on)


def save_links(classifier: LinkClassifier, path: Path) -> None:
    """Write the model file of a link classifier."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_model(path, classifier.to_json())


def save_background(background: Background, path: Path) -> None:
    """Write the model file of a background."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_model(path, background.to_json())


def digest_of(texts: Iterable[str]) -> str:
    """A SHA-256 over texts in order, so that a model says exactly what it saw."""
    digest = hashlib.sha256()
    for text in texts:
        digest.update(text.encode("utf-8", "replace"))
        digest.update(b"\0")
    return digest.hexdigest()
