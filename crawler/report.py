"""What is said of a crawl: its figures, the interfaces and the templates that were found, as `report.json` keeps them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from crawler.committer import Totals
from crawler.discovery.interfaces import fields_of
from crawler.harvest import SiteHarvest


def coverage(harvests: Iterable[SiteHarvest]) -> float | None:
    """Estimated share of the databases seen, the sites weighted by their size; None when nothing can be said."""
    shares = [(harvest.coverage(), harvest.evidence.size) for harvest in harvests]
    known = [(share, size) for share, size in shares if share]
    if not known:
        return None
    return sum(size for _, size in known) / sum(size / share for share, size in known)


def figures(
    totals: Totals, harvests: Iterable[SiteHarvest], elapsed_seconds: float, because: str | None
) -> dict[str, Any]:
    """The figures of a crawl, as the last line of `--json` gives them."""
    harvests = list(harvests)
    share = coverage(harvests)
    return {
        "sites": len(harvests),
        "pages": sum(totals.pages.values()),
        "pages_by_kind": dict(totals.pages),
        "interfaces": totals.interfaces,
        "requests": totals.requests,
        "queries": totals.queries,
        "queries_with_records": totals.queries_with_records,
        "records": totals.records,
        "coverage_estimate": round(share, 4) if share is not None else None,
        "refused_forms": totals.refused_forms,
        "elapsed_seconds": round(elapsed_seconds, 3),
        "stopped_because": because,
    }


def line(totals: Totals, elapsed_seconds: float) -> dict[str, Any]:
    """A line of `progress.jsonl`."""
    return {
        "elapsed_seconds": round(elapsed_seconds, 3),
        "requests": totals.requests,
        "result_requests": totals.result_requests,
        "queries": totals.queries,
        "records": totals.records,
    }


def found(harvests: Iterable[SiteHarvest]) -> dict[str, Any]:
    """The interfaces, the sites, those with most interfaces first, the templates, and the sites drawn by scripts."""
    harvests = list(harvests)
    return {
        "interfaces_found": [one for harvest in harvests for one in _interfaces(harvest)],
        "sites_found": sorted(map(_site, harvests), key=lambda one: (-one["interfaces"], -one["topic"], one["site"])),
        "templates_found": [one for harvest in harvests for one in _templates(harvest)],
        "drawn_by_scripts": [
            {"site": harvest.site, "pages": harvest.shown.drawn, "of": harvest.shown.pages}
            for harvest in harvests
            if harvest.shown.drawn
        ],
    }


def _site(harvest: SiteHarvest) -> dict[str, Any]:
    return {
        "site": harvest.site,
        "pages": harvest.discovery_pages,
        "topic": round(harvest.topic.mean, 3),
        "interfaces": len(harvest.plans),
    }


def _interfaces(harvest: SiteHarvest) -> list[dict[str, Any]]:
    return [
        {
            "site": harvest.site,
            "page": plan.home,
            "action": plan.interface.form.action,
            "method": plan.interface.form.method,
            "kind": plan.interface.kind,
            "relevance": round(plan.interface.relevance, 3),
            "score": round(plan.interface.verdict.score, 3),
            "fields": fields_of(plan.interface.form, plan.interface.verdict, plan.interface),
            "pages": plan.carried,
            "slots": [slot.name for slot in plan.planner.slots],
            "queries": sum(query.answered for query in plan.planner.queries.values()),
            "stated_total": plan.planner.whole,
            "closed": plan.planner.closed,
        }
        for plan in harvest.plans.values()
    ]


def _templates(harvest: SiteHarvest) -> list[dict[str, Any]]:
    """The templates of a site, those with most records first; `yields` is the number of pages that had records."""
    made = sorted(harvest.shown.made.values(), key=lambda one: (-one.records, -one.pages))
    return [
        {
            "site": harvest.site,
            "kind": one.kind,
            "pages": one.pages,
            "yields": one.yielding,
            "records": one.records,
            "needs_browser": one.needs_browser,
            "example": one.example,
        }
        for one in made
    ]
