"""`formdiver forms` and `formdiver extract`: what formdiver makes of a page, from a file or an address."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from crawler.analysis import Analysis, Analyst
from crawler.classify import FormClassifier
from crawler.cli.given import known_classifier, known_encoding, page_file
from crawler.cli.tables import plain
from crawler.errors import FormdiverError, RefusedError, UsageError
from crawler.fetch import FetchSettings, HttpFetcher
from crawler.forms import read_forms
from crawler.models import Form, Request, Verdict
from crawler.page import parse
from crawler.robots import Robots
from crawler.submit import judge
from crawler.urls import canonical, site
from knowledge.domain import load_domain
from knowledge.matching import Matcher

#: What the links of a saved page are relative to when nobody says where it came from.
NOWHERE = "http://saved.invalid/"

Targets = Annotated[list[str], typer.Argument(metavar="URL|FILE...", help="Addresses or saved pages (also .gz).")]
DomainOption = Annotated[str | None, typer.Option("--domain", "-d", help="Domain whose attributes name the fields.")]
BaseOption = Annotated[str | None, typer.Option("--base-url", help="Where a saved page came from.")]
EncodingOption = Annotated[str | None, typer.Option("--encoding", help="Charset, whatever the page claims.")]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON object per line instead of tables.")]
PrivateOption = Annotated[bool, typer.Option("--allow-private", help="Allow addresses of this machine and network.")]
ClassifierOption = Annotated[str, typer.Option(help="default, or nb (naive Bayes as in M4).")]


def forms(
    targets: Targets,
    domain: DomainOption = None,
    base_url: BaseOption = None,
    encoding: EncodingOption = None,
    classifier: ClassifierOption = "default",
    allow_private: PrivateOption = False,
    as_json: JsonOption = False,
) -> None:
    """Show every form of a page: what kind it is, what its fields mean, and whether formdiver would submit it."""
    analyst = _analyst(domain, encoding, classifier)
    console = Console()
    for name, body, url, kind, status in _pages(targets, base_url, allow_private):
        page = parse(body, url, content_type=kind, encoding=encoding, status=status)
        for form in read_forms(page):
            line = _form_line(name, form, analyst.verdict(form), analyst)
            if as_json:
                print(json.dumps(line, ensure_ascii=False))
            else:
                _form_table(console, line)


def extract(
    targets: Targets,
    domain: DomainOption = None,
    base_url: BaseOption = None,
    encoding: EncodingOption = None,
    allow_private: PrivateOption = False,
    as_json: JsonOption = False,
) -> None:
    """Show what a page holds: its kind, its records with their fields, its paging links and the count it states."""
    analyst = _analyst(domain, encoding, "default")
    console = Console()
    for name, body, url, kind, status in _pages(targets, base_url, allow_private):
        page = parse(body, url, content_type=kind, encoding=encoding, status=status)
        line = _page_line(name, analyst.look(page))
        if as_json:
            print(json.dumps(line, ensure_ascii=False))
        else:
            _page_table(console, line)


def _analyst(domain: str | None, encoding: str | None, classifier: str) -> Analyst:
    known = load_domain(domain) if domain else None
    model = FormClassifier.load(known_classifier(classifier))
    return Analyst(model, known, Matcher(known) if known else None, known_encoding(encoding))


def _pages(
    targets: list[str], base_url: str | None, allow_private: bool
) -> Iterator[tuple[str, bytes, str, str | None, int]]:
    """(name as given, body, address, content type, status) of each target; the last failure is raised after all."""
    base = canonical(base_url) if base_url else NOWHERE
    if base is None:
        raise UsageError(f"--base-url takes an http address, not {base_url!r}")
    failed: FormdiverError | None = None
    for name in targets:
        try:
            if name.startswith(("http://", "https://")):
                page = asyncio.run(_fetched(name, allow_private))
            else:
                page = name, page_file(Path(name)), base, None, 200
        except FormdiverError as error:
            # One page that cannot be had is no reason to keep the others back.
            if failed is not None:
                typer.echo(f"formdiver: {failed}", err=True)
            failed = error
            continue
        yield page
    if failed is not None:
        raise failed


async def _fetched(name: str, allow_private: bool) -> tuple[str, bytes, str, str | None, int]:
    url = canonical(name)
    if url is None:
        raise UsageError(f"{name!r} is not an http or https address")
    async with HttpFetcher(FetchSettings(allow_private=allow_private)) as fetcher:
        try:
            answer = (await fetcher.fetch(Request(f"{site(url)}/robots.txt"))).answer
            robots = Robots.parse(answer.status, answer.body, fetcher.settings.user_agent)
        except RefusedError as error:
            raise FormdiverError(f"{error}; give --allow-private if this is meant") from error
        if not robots.allowed(url):
            raise FormdiverError(f"{url}: robots.txt forbids it")
        fetched = await fetcher.fetch(Request(url))
    return name, fetched.answer.body, fetched.url, fetched.answer.header("Content-Type"), fetched.answer.status


def _form_line(name: str, form: Form, verdict: Verdict, analyst: Analyst) -> dict[str, Any]:
    judgement = judge(form, verdict)
    understood = analyst.interfaces([(form, verdict)])
    interface = understood[0] if understood else None
    known: dict[str, tuple[str, float]] = dict(interface.attributes) if interface else {}
    fields = []
    for item in form.fields:
        attribute, similarity = known.get(item.name, (None, 0.0))
        fields.append(
            {
                "name": item.name,
                "label": item.label,
                "control": item.control,
                "type": verdict.field_types.get(item.name),
                "options": [option.label or option.value for option in item.options],
                "attribute": attribute,
                "similarity": round(similarity, 3),
            }
        )
    return {
        "file": name,
        "form_index": form.index,
        "type": verdict.type,
        "searchable": verdict.searchable,
        "score": round(verdict.score, 6),
        "relevance": round(interface.relevance, 3) if interface else None,
        "action": form.action,
        "method": form.method,
        "fields": fields,
        "refused_because": None if judgement.allowed else judgement.reason,
    }


def _page_line(name: str, analysis: Analysis) -> dict[str, Any]:
    results = analysis.results
    return {
        "file": name,
        "kind": results.kind,
        "records": [
            {
                "fields": [
                    {"key": f.key, "value": f.value, "attribute": f.attribute, "confidence": round(f.confidence, 3)}
                    for f in record.fields
                ],
                "url": record.url,
            }
            for record in results.records
        ],
        "paging": [{"href": link.href, "url": link.url, "kind": link.kind} for link in results.paging],
        "total_count": results.total_count,
    }


def _form_table(console: Console, line: dict[str, Any]) -> None:
    verdict = "would be submitted" if not line["refused_because"] else f"refused: {line['refused_because']}"
    table = Table(title=plain(f"{line['file']} form {line['form_index']}: {line['type']}"), title_justify="left")
    for column in ("name", "label", "control", "type", "attribute", "options"):
        table.add_column(column)
    for item in line["fields"]:
        options = ", ".join(item["options"][:6]) + (" …" if len(item["options"]) > 6 else "")
        attribute = f"{item['attribute']} ({item['similarity']:.2f})" if item["attribute"] else ""
        table.add_row(
            *map(plain, (item["name"], item["label"], item["control"], item["type"] or "", attribute, options))
        )
    console.print(table)
    console.print(plain(f"P(searchable) {line['score']:.3f}; {verdict}; {line['method']} {line['action']}\n"))


def _page_table(console: Console, line: dict[str, Any]) -> None:
    records = line["records"]
    keys = list(dict.fromkeys(f["attribute"] or f["key"] for record in records for f in record["fields"]))[:8]
    title = f"{line['file']}: {line['kind']}, {len(records)} records, total {line['total_count'] or 'not stated'}"
    console.print(plain(title))  # a table without columns would not show its title
    table = Table()
    for key in keys:
        table.add_column(plain(key))
    for record in records:
        cells: dict[str, str] = {}
        for field in record["fields"]:
            cells.setdefault(field["attribute"] or field["key"], field["value"])
        table.add_row(*(plain(cells.get(key, "")[:60]) for key in keys))
    console.print(table)
    for link in line["paging"]:
        console.print(plain(f"  {link['kind']}: {link['href']}"))
