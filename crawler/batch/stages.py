"""The map stages of M4: link, page and form, each a fold over the pages of one partition into rows.

A stage sees every page once, already parsed, and keeps one row per key: what stands on ten thousand pages of a site is
worked out at its first sight and counted afterwards.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from crawler.analysis import Analyst
from crawler.batch.partition import ArchivedPage
from crawler.discovery import LinkClassifier, PageClassifier, contexts, image_of
from crawler.forms import read_forms
from crawler.forms.interface import Interface, identity
from crawler.links import harmful
from crawler.models import Form, Verdict
from crawler.page import Page
from crawler.urls import site as site_of
from knowledge.domain import Domain

Row = dict[str, Any]
#: Topics are added up in millionths, so that sums do not depend on their order.
MILLION = 1_000_000
#: The depth that links of an archive are taken to lead to; how they were found is not known.
DEPTH = 1
#: Most links read of one page, and most fields written of one form.
MAX_LINKS, MAX_FIELDS = 2_000, 100


@dataclass(frozen=True)
class Sight:
    """One page as the stages see it. `number` counts the pages of the partition."""

    page: Page
    archived: ArchivedPage
    number: int
    topic: float

    @property
    def site(self) -> str:
        return site_of(self.page.url)


class Stage(Protocol):
    """One stage. `name` names its table, `columns` maps columns to SQL types."""

    name: str
    columns: Mapping[str, str]

    def see(self, sight: Sight) -> None:
        """Take in a page."""

    def rows(self) -> Iterator[Row]:
        """What the pages came to, in the order of first sight."""


class PageStage:
    """Every page with its topic (MR2)."""

    name = "pages"
    columns: Mapping[str, str] = {
        "url": "VARCHAR", "site": "VARCHAR", "title": "VARCHAR", "topic": "DOUBLE", "file": "VARCHAR",
        "offset": "BIGINT", "seq": "BIGINT",
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
            }
        )

    def rows(self) -> Iterator[Row]:
        return iter(self._rows)


class LinkStage:
    """Every address linked to, with the best score that a link to it got (MR1)."""

    name = "links"
    columns: Mapping[str, str] = {
        "target": "VARCHAR", "site": "VARCHAR", "anchor": "VARCHAR", "score": "DOUBLE", "pages": "BIGINT",
        "outside": "BOOLEAN",
    }  # fmt: skip

    def __init__(self, classifier: LinkClassifier, domain: Domain) -> None:
        self._classifier = classifier
        self._domain = domain
        self._found: dict[str, Row] = {}
        self._anchors: set[tuple[str, str]] = set()

    def see(self, sight: Sight) -> None:
        page, site = sight.page, sight.site
        new = []
        for link in page.links[:MAX_LINKS]:
            known = self._found.get(link.url)
            if known is not None:
                known["pages"] += 1
                if (link.url, link.text) in self._anchors:
                    continue
            elif harmful(link.url, link.text, link.rel) is not None:
                continue
            self._anchors.add((link.url, link.text))
            new.append(link)
        for link, context in zip(new, contexts(page, new) if new else (), strict=True):
            score = self._classifier.score(
                link.text, context, link.url, DEPTH, image=image_of(page, link.node), domain=self._domain
            )
            score = round(score, 6)
            known = self._found.get(link.url)
            if known is None:
                self._found[link.url] = {
                    "target": link.url,
                    "site": site_of(link.url),
                    "anchor": link.text[:200],
                    "score": score,
                    "pages": 1,
                    "outside": site_of(link.url) != site,
                }
            elif score > known["score"]:
                known["score"], known["anchor"] = score, link.text[:200]

    def rows(self) -> Iterator[Row]:
        return iter(self._found.values())


class FormStage:
    """Every form, once per site: what it is (MR3), and what its fields mean in the domain (M3 (3), (4))."""

    name = "forms"
    columns: Mapping[str, str] = {
        "site": "VARCHAR", "identity": "VARCHAR", "type": "VARCHAR", "searchable": "DOUBLE", "kind": "VARCHAR",
        "relevance": "DOUBLE", "method": "VARCHAR", "action": "VARCHAR", "fields": "VARCHAR", "url": "VARCHAR",
        "file": "VARCHAR", "offset": "BIGINT", "form_index": "BIGINT", "pages": "BIGINT", "topic_millionths": "BIGINT",
    }  # fmt: skip

    def __init__(self, analyst: Analyst) -> None:
        self._analyst = analyst
        self._found: dict[tuple[str, str], Row] = {}

    def see(self, sight: Sight) -> None:
        seen: set[tuple[str, str]] = set()
        for form in read_forms(sight.page):
            key = (sight.site, identity(form))
            if key in seen:
                continue
            seen.add(key)
            row = self._found.get(key)
            if row is None:
                row = self._found[key] = self._row(form, key, sight)
            row["pages"] += 1
            row["topic_millionths"] += round(sight.topic * MILLION)

    def rows(self) -> Iterator[Row]:
        return iter(self._found.values())

    def _row(self, form: Form, key: tuple[str, str], sight: Sight) -> Row:
        verdict = self._analyst.verdict(form)
        interface = None
        if verdict.searchable:
            understood = self._analyst.interfaces([(form, verdict)])
            interface = understood[0] if understood else None
        return {
            "site": key[0],
            "identity": key[1],
            "type": verdict.type,
            "searchable": round(verdict.score, 6),
            "kind": interface.kind if interface else "",
            "relevance": round(interface.relevance, 6) if interface else 0.0,
            "method": form.method,
            "action": form.action,
            "fields": json.dumps(_fields(form, verdict, interface), ensure_ascii=False, separators=(",", ":")),
            "url": sight.page.url,
            "file": sight.archived.file,
            "offset": sight.archived.offset,
            "form_index": form.index,
            "pages": 0,
            "topic_millionths": 0,
        }


def _fields(form: Form, verdict: Verdict, interface: Interface | None) -> list[Row]:
    known = interface.attributes if interface else {}
    return [
        {
            "name": field.name,
            "label": field.label[:200],
            "control": field.control,
            "type": verdict.field_types.get(field.name, ""),
            "attribute": known.get(field.name, ("", 0.0))[0],
        }
        for field in form.fields[:MAX_FIELDS]
        if field.control not in ("hidden", "submit", "image", "button", "reset")
    ]


def stages(domain: Domain, links: LinkClassifier, analyst: Analyst) -> list[Stage]:
    """Fresh stages for one partition. Classifiers are shared; seeing pages does not change what they say."""
    return [PageStage(), LinkStage(links, domain), FormStage(analyst)]


def topic_of(classifier: PageClassifier, page: Page, limit: int) -> float:
    """P(topic) of a page, from as many of its words as the classifier reads."""
    return classifier.topic(page.tree.text(0, limit)) if len(page.tree) else 0.0
