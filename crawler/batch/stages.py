"""The map stages of M4: link, page and form, each a fold over the pages of one partition into rows.

A stage sees every page once, already parsed, and keeps one row per key: what stands on ten thousand pages of a site is
worked out at its first sight and counted afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import compress, count

from crawler.batch.judgement import Judge
from crawler.batch.shapes import ShapeStage
from crawler.batch.sight import Row, Sight, Stage
from crawler.discovery import LinkClassifier, contexts, image_of
from crawler.forms import read_forms
from crawler.forms.identity import address_shape, identity
from crawler.links import harmful
from crawler.models import Form, Link
from crawler.page import Page, anchor_text
from crawler.urls import canonical
from crawler.urls import site as site_of
from knowledge.domain import Domain

#: Topics are added up in millionths, so that sums do not depend on their order.
MILLION = 1_000_000
#: The depth that links of an archive are taken to lead to; how they were found is not known.
DEPTH = 1
#: Log odds of an anchor, or of anchor and address, below which a link is not worth following.
FLOOR = -2.0
#: Most links read of one page.
MAX_LINKS = 2_000
#: Most forms known by their markup; and what makes a form depend on more than that where it stands outside of forms.
#: Buttons do not, for no identity depends on them, but for where they send to.
MAX_PRINTS = 20_000
_OUTSIDE = ("input", "select", "textarea", "fieldset")
_TELLING = frozenset(_OUTSIDE)


class PageStage:
    """Every page with its topic (MR2)."""

    name = "pages"
    columns: Mapping[str, str] = {
        "url": "VARCHAR", "site": "VARCHAR", "title": "VARCHAR", "topic": "DOUBLE", "file": "VARCHAR",
        "offset": "BIGINT", "seq": "BIGINT", "shape": "BIGINT",
    }  # fmt: skip

    def __init__(self) -> None:
        self._rows: list[Row] = []

    def see(self, sight: Sight) -> None:
        self._rows.append(
            {
                "url": sight.page.url,
                "site": sight.site,
                "title": sight.page.title[:200],
                "topic": round(sight.topic, 6),
                "file": sight.archived.file,
                "offset": sight.archived.offset,
                "seq": sight.number,
                "shape": sight.shape,
            }
        )

    def rows(self) -> Iterator[Row]:
        return iter(self._rows)


class LinkStage:
    """The addresses worth following, with the best score that a link to each got (MR1).

    A link is looked at when a site first writes it; then it is counted. Where its anchor, or anchor and address, speak
    against it as strongly as `FLOOR`, it is left out and the rest of it not looked at.
    """

    name = "links"
    columns: Mapping[str, str] = {
        "target": "VARCHAR", "site": "VARCHAR", "anchor": "VARCHAR", "score": "DOUBLE", "pages": "BIGINT",
        "outside": "BOOLEAN",
    }  # fmt: skip

    def __init__(self, classifier: LinkClassifier, domain: Domain) -> None:
        self._classifier = classifier
        self._domain = domain
        self._found: dict[str, Row] = {}
        self._written: dict[str, dict[str, Row | None]] = {}

    def see(self, sight: Sight) -> None:
        page, tree = sight.page, sight.page.tree
        attributes = tree.attributes
        nodes = tree.find("a")[:MAX_LINKS]
        if not nodes:
            return
        absolute = self._written.setdefault(sight.site, {})
        relative = self._written.setdefault(page.base_url.partition("?")[0].rpartition("/")[0] + "/", {})
        alone: dict[str, Row | None] = {}
        again: dict[int, Row] = {}
        new: list[tuple[Link, str, dict[str, Row | None]]] = []
        hrefs = [attributes[node].get("href") for node in nodes]
        for node, href in zip(nodes, hrefs, strict=True):
            if not href:
                continue
            first = href[0]
            if first == "#":
                continue
            known = absolute if first == "/" or href.startswith("http") else alone if first == "?" else relative
            name, text = href, ""
            if href not in known:
                text = anchor_text(tree, node)
                # Words say more than a picture: a link that has both ways to it is looked at for each.
                name = href if text else f"{href}\n{image_of(page, node)}"
            if name in known:
                row = known[name]
                if row is not None:
                    again[id(row)] = row
                continue
            known[name] = None
            link = self._first_sight(page, node, href, text)
            if link is not None:
                new.append((link, name, known))
        for row in again.values():
            row["pages"] += 1
        if new:
            self._add(sight, new, again)

    def _first_sight(self, page: Page, node: int, href: str, text: str) -> Link | None:
        """The link at `node` where its anchor and address do not speak against it."""
        domain = self._domain
        if text and self._classifier.first_odds(text, "", domain) < FLOOR:
            return None
        url = canonical(href, page.base_url, encoding=page.encoding)
        if url is None or (text and self._classifier.first_odds(text, url, domain) < FLOOR):
            return None
        harm = harmful(url, text, page.tree.attribute(node, "rel").lower())
        return Link(url, href, text, node=node) if harm is None else None

    def _add(self, sight: Sight, new: list[tuple[Link, str, dict[str, Row | None]]], again: dict[int, Row]) -> None:
        # The words around a link are gathered only where its score asks for them.
        asking = [link for link, *_ in new if self._classifier.asks(link.text, link.url, DEPTH, self._domain)]
        around = dict(zip([link.node for link in asking], contexts(sight.page, asking), strict=True)) if asking else {}
        for link, name, known in new:
            row = known[name] = self._score(link, around.get(link.node, ""), sight)
            if id(row) not in again:
                again[id(row)] = row
                row["pages"] += 1

    def rows(self) -> Iterator[Row]:
        return iter(self._found.values())

    def _score(self, link: Link, context: str, sight: Sight) -> Row:
        """The row of a link's target, with this link's score where it is the best so far."""
        image = image_of(sight.page, link.node) if not link.text else ""
        score = round(self._classifier.score(link.text, context, link.url, DEPTH, image=image, domain=self._domain), 6)
        row = self._found.get(link.url)
        if row is None:
            site = site_of(link.url)
            row = {
                "target": link.url,
                "site": site,
                "anchor": "",
                "score": -1.0,
                "pages": 0,
                "outside": site != sight.site,
            }
            self._found[link.url] = row
        if score > row["score"]:
            row["score"], row["anchor"] = score, link.text[:200]
        return row


class FormStage:
    """Every form, once per site, with what it comes to."""

    name = "forms"
    columns: Mapping[str, str] = {
        "site": "VARCHAR", "identity": "VARCHAR", "type": "VARCHAR", "searchable": "DOUBLE", "kind": "VARCHAR",
        "relevance": "DOUBLE", "needed": "DOUBLE", "method": "VARCHAR", "action": "VARCHAR",
        "fields": "VARCHAR", "url": "VARCHAR", "file": "VARCHAR", "offset": "BIGINT", "form_index": "BIGINT", "pages": "BIGINT",
        "topic_millionths": "BIGINT",
    }  # fmt: skip

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._found: dict[tuple[str, str], Row] = {}
        self._known: dict[tuple[object, ...], Row] = {}

    def see(self, sight: Sight) -> None:
        nodes = sight.page.tree.find("form")
        if not nodes:
            return
        prints = _prints(sight.page, nodes)
        rows = [self._known.get(one) for one in prints]
        if not rows or None in rows:
            rows = [self._row_of(form, sight) for form in read_forms(sight.page)]
            if len(self._known) >= MAX_PRINTS:
                self._known.clear()
            self._known.update({one: row for one, row in zip(prints, rows, strict=False) if row is not None})
        topic = round(sight.topic * MILLION)
        for row in {id(row): row for row in rows if row is not None}.values():
            row["pages"] += 1
            row["topic_millionths"] += topic

    def _row_of(self, form: Form, sight: Sight) -> Row:
        key = (sight.site, identity(form))
        row = self._found.get(key)
        if row is None:
            row = self._found[key] = self._row(form, key, sight)
        return row

    def rows(self) -> Iterator[Row]:
        return iter(self._found.values())

    def _row(self, form: Form, key: tuple[str, str], sight: Sight) -> Row:
        judged = self._judge.of(form)
        return {
            "site": key[0],
            "identity": key[1],
            "type": judged.type,
            "searchable": judged.searchable,
            "kind": judged.kind,
            "relevance": judged.relevance,
            "needed": judged.needed,
            "method": form.method,
            "action": form.action,
            "fields": judged.fields,
            "url": sight.page.url,
            "file": sight.archived.file,
            "offset": sight.archived.offset,
            "form_index": form.index,
            "pages": 0,
            "topic_millionths": 0,
        }


def _prints(page: Page, nodes: Sequence[int]) -> list[tuple[object, ...]]:
    """What decides the identity of each form of a page, as its markup has it: forms that agree in it are one.

    Values, and numbers in the address that a form is sent to, are left out, as they are by `identity`: a token or a
    product's number differs on every page. None where a form may be more than its own markup: controls outside of
    forms, or that name the form they are of.
    """
    tree = page.tree
    tags, attributes = tree.tags, tree.attributes
    inside = 0
    away = any("formaction" in attributes[node] for node in tree.find("button"))
    prints: list[tuple[object, ...]] = []
    for node in nodes:
        own = tags[node : tree.ends[node]]
        asked: list[object] = []
        fixed = not away
        for at in compress(count(node), map(_TELLING.__contains__, own)):
            one = attributes[at]
            if "form" in one:
                return []
            fixed = fixed and "formaction" not in one
            asked += one.get("name"), one.get("type"), "disabled" in one
        inside += len(asked) // 3
        action = tree.attribute(node, "action")
        fixed = fixed and (action[:1] == "/" or action[:4] == "http")
        home = (site_of(page.base_url), address_shape(action)) if fixed else (page.url, page.base_url, action)
        prints.append((home, tree.attribute(node, "method"), " ".join(own), tuple(asked)))
    return prints if inside == sum(map(tags.count, _OUTSIDE)) else []


def stages(domain: Domain, links: LinkClassifier, judge: Judge) -> list[Stage]:
    """Fresh stages for one partition. Classifiers are shared; seeing pages does not change what they say."""
    return [PageStage(), LinkStage(links, domain), FormStage(judge), ShapeStage()]
