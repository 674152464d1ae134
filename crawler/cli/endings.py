"""What a person is told at the end of a crawl: why nothing came where nothing did, and what the same command would do next."""

from __future__ import annotations

import shlex
from collections import Counter
from itertools import islice
from typing import Any

from crawler.archive import records
from crawler.archive.reader import answer
from crawler.cli.reasons import why
from crawler.cli.streams import printable
from crawler.crawl import BUDGET_REASONS, TURNED_AWAY, Crawl
from crawler.page import parse
from crawler.wording.agreement import agreement

#: Records of the archive that are looked through for a page that wants to be agreed to.
MOST_ASKED = 100


def ending(job: Crawl, report: dict[str, Any], earlier_requests: int | None) -> list[str]:
    """The sentences after the figures of a crawl; `earlier_requests` is how many earlier runs of the same had sent."""
    because = str(report["stopped_because"])
    idle = job.resumed and earlier_requests == report["requests"]
    if because in BUDGET_REASONS:
        option = f"--{because.replace(' ', '-')}"
        if idle:
            return [
                f"Earlier runs had spent {option}: it counts all runs into this folder. The same command with more goes on."
            ]
        return ["A budget was spent. The same command goes on from here" + _with_more(because)]
    if because == "interrupted":
        return ["Interrupted. The same command goes on from here."]
    if because == TURNED_AWAY:
        return [_turned_away(**one) for one in job.turned_away]
    told = [] if report["records"] or not job.harvests else [_nothing(job, report)]
    if idle:
        told.append(
            "Nothing was left to ask: an earlier run had come to the end. To see what has changed since, crawl into another "
            "--out; --fresh throws this away and begins anew."
        )
    return [one for one in told if one]


def _turned_away(site: str, reason: str, left: int) -> str:
    """What became of a site that stopped answering."""
    return (
        f"{printable(site)} stopped answering: {why(reason)}. {left} requests are left; the same command goes on from here. "
        "Wait a while; a larger --delay may help, or the --cookies of a browser that the site answers."
    )


def _asks(job: Crawl) -> tuple[str, str] | None:
    """The first page that shows nothing before one agrees to something, and what its button says; None where there is none."""
    for record in islice(records(sorted((job.folder / "archive").glob("*.warc.gz"))), MOST_ASKED):
        if record.type == "response":
            found = answer(record)
            page = parse(found.body, found.url, content_type=found.header("Content-Type"))
            if said := agreement(page):
                return found.url, said
    return None


def _with_more(because: str) -> str:
    """Seconds are those of one run; all other budgets count everything in the folder."""
    return (
        "." if because == "max seconds" else f" if given a larger --{because.replace(' ', '-')}, which counts all runs."
    )


def _nothing(job: Crawl, report: dict[str, Any]) -> str:
    """Why no record came, as far as the pages tell; empty where no page was read, which is told of each seed."""
    kinds: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for harvest in job.harvests.values():
        for made in harvest.shown.made.values():
            kinds += made.kinds
            examples.setdefault(made.kind, made.example)
    read = kinds.total()
    plans = sum(len(harvest.plans) for harvest in job.harvests.values())
    if not read:
        return ""
    if 2 * kinds["login"] > read:
        return "No record: most pages that were read ask for a login. --cookies or --header gives one that you have."
    if not plans and (asked := _asks(job)) is not None:
        url, said = asked
        return (
            f"No record: {printable(url)} wants to be agreed to first (“{printable(said)}”), which formdiver does in nobody's "
            "name. Agree in a browser, if you do, and give its --cookies."
        )
    example = next((examples[kind] for kind in ("list", "detail", "empty", "other") if kind in examples), job.seeds[0])
    if plans:
        return (
            f"No record of the domain in the answers to {report['queries']} queries. formdiver extract shows what is read on "
            f"one: formdiver extract {shlex.quote(example)} --domain ..."
        )
    if report["refused_forms"]:
        return (
            f"No record, and no form to ask: {report['refused_forms']} were left alone. formdiver audit {job.folder} --refused "
            "says why."
        )
    return (
        f"No record, and no search form of the domain on the {read} pages that were read. If you know the page that carries "
        "one, give it as the seed; formdiver forms ADDRESS shows what is made of a page's forms."
    )
