"""`formdiver forms` and `formdiver extract`: what formdiver makes of a page, from a file or an address."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from crawler.analysis import Analysis, Analyst
from crawler.classify import FormClassifier
from crawler.cli import cases
from crawler.cli.given import cookies_of, headers_of, known_encoding
from crawler.cli.options import (
    BrowserOption,
    ClassifierOption,
    CookiesOption,
    EncodingOption,
    HeaderOption,
    PrivateOption,
    ProxyOption,
)
from crawler.cli.streams import as_line
from crawler.cli.tables import plain, screen
from crawler.cli.targets import targets as given
from crawler.errors import UsageError
from crawler.forms import offered_forms
from crawler.forms.ends import parted
from crawler.forms.interface import Interface
from crawler.links import ACTS, acts
from crawler.models import Form, Verdict
from crawler.settings import Classifier, CrawlSettings
from crawler.submit import judge
from knowledge.domain import load_domain
from knowledge.matching import Matcher

_GIVEN = typer.Argument(
    metavar="URL|PATH|WARC...", help="Addresses, saved pages (also .gz), folders of them, archives."
)
Targets = Annotated[list[str], _GIVEN]
DomainOption = Annotated[
    str | None, typer.Option("--domain", "-d", metavar="NAME|FILE", help="Domain whose attributes name the fields.")
]
BaseOption = Annotated[str | None, typer.Option("--base-url", metavar="URL", help="Where a saved page came from.")]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON object per line instead of tables.")]

FROM_A_BROWSER = (
    "give its address and have a Chromium installed (or named with --browser), or save the page from a browser as it is shown "
    "there, and give that file"
)


def forms(
    targets: Targets,
    domain: DomainOption = None,
    base_url: BaseOption = None,
    encoding: EncodingOption = None,
    classifier: ClassifierOption = "default",
    allow_private: PrivateOption = False,
    cookies: CookiesOption = None,
    header: HeaderOption = None,
    proxy: ProxyOption = None,
    browser: BrowserOption = "auto",
    as_json: JsonOption = False,
) -> None:
    """Show every form of a page: what kind it is, what its fields mean, and whether formdiver would submit it."""
    analyst = _analyst(domain, encoding, classifier)
    settings = _sent(allow_private, cookies, header, proxy, browser)
    console = screen()
    for target in given(targets, base_url, settings):
        offered = offered_forms(target.page(encoding))
        if not offered and target.name in targets:  # of a folder or an archive most pages have none
            typer.echo(f"{target.name} has no form{_failing(target.status)}", err=True)
        for form in offered:
            line = _form_line(target.name, form, analyst.verdict(form), analyst)
            if as_json:
                print(as_line(line))
            else:
                _form_table(console, line)


def extract(
    targets: Annotated[list[str] | None, _GIVEN] = None,
    domain: DomainOption = None,
    base_url: BaseOption = None,
    encoding: EncodingOption = None,
    allow_private: PrivateOption = False,
    cookies: CookiesOption = None,
    header: HeaderOption = None,
    proxy: ProxyOption = None,
    browser: BrowserOption = "auto",
    as_json: JsonOption = False,
    record: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Save each page with what is found on it, as a test case in this folder."),
    ] = None,
    check: Annotated[
        list[Path] | None,
        typer.Option(metavar="DIR", help="Replay the cases of this folder (again for more); exit code 1 on a change."),
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="With --record: replace a case that is there already.")
    ] = False,
) -> None:
    """Show what a page holds: its kind, its records with their fields, its paging links and the count it states.

    A page that matters to you becomes a test: record it, correct what is expected, and check it whenever you like.

    formdiver extract --record pages/ --domain books https://books.example/search?q=river

    writes pages/NAME.html (the page as it came) and pages/NAME.json (address, charset, domain, and under "expected"
    what is found now). Read the JSON over: correct what is wrong, take out what shall not be compared (a whole part
    such as "paging", or the "key" of each field).

    formdiver extract --check pages/

    shows every difference, - expected and + found, and ends with exit code 1 if there is one.
    """
    if fresh and record is None:
        raise UsageError("--fresh goes with --record")
    if check:
        if targets or record is not None:
            raise UsageError("--check replays recorded pages: give no pages and no --record with it")
        told = {"--domain": domain, "--base-url": base_url, "--encoding": encoding}
        if vain := ", ".join(name for name, value in told.items() if value):
            raise UsageError(f"--check reads each page as its JSON file says: change that, and give no {vain}")
        _check(check, as_json)
        return
    if not targets:
        raise UsageError("give the address or the file of a page, or --check DIR")
    analyst = _analyst(domain, encoding)
    settings = _sent(allow_private, cookies, header, proxy, browser)
    console = screen()
    for target in given(targets, base_url, settings):
        if record is not None:
            path = cases.record(record, target, domain, encoding, fresh=fresh)
            typer.echo(f"recorded {path}", err=True)
        analysis = analyst.alone(target.page(encoding))
        line = _page_line(target.name, analysis)
        if target.status >= 400:
            typer.echo(f"{target.name}: its site answered{_failing(target.status)}", err=True)
        if analysis.needs_browser:
            typer.echo(f"{target.name} is drawn by scripts: {FROM_A_BROWSER}", err=True)
        if as_json:
            print(as_line(line))
        else:
            _page_table(console, line)


def _sent(
    allow_private: bool, cookies: Path | None, header: list[str] | None, proxy: str | None, browser: str
) -> CrawlSettings:
    """What addresses are fetched with; cookies and headers that may be secret go to their sites alone."""
    return CrawlSettings(
        allow_private=allow_private,
        cookies_file=cookies_of(cookies),
        headers=headers_of(header),
        proxy=proxy,
        browser=browser,
    )


def _failing(status: int) -> str:
    """What the site said beside the page, where that is a failure."""
    return f" (status {status})" if status >= 400 else ""


def _check(folders: list[Path], as_json: bool) -> None:
    """Replay recorded pages, tell how each did, and end with exit code 1 if any differs."""
    count = failed = 0
    for case, difference in cases.replay(folders):
        count, failed = count + 1, failed + bool(difference)
        if as_json:
            print(as_line({"case": case.name, "passed": not difference, "difference": difference}))
        elif difference:
            print("".join(c if c.isprintable() or c == "\n" else " " for c in difference) + "\n")
    if not as_json:
        print(f"{count - failed} of {count} recorded pages as expected")
    if failed:
        sys.exit(1)


def _analyst(domain: str | None, encoding: str | None, classifier: Classifier = "default") -> Analyst:
    known = load_domain(domain) if domain else None
    model = FormClassifier.load(classifier)
    return Analyst(model, known, Matcher(known) if known else None, known_encoding(encoding))


def _form_line(name: str, form: Form, verdict: Verdict, analyst: Analyst) -> dict[str, Any]:
    judgement = judge(form, verdict)
    refused = "" if judgement.allowed else judgement.reason
    refused = refused or (ACTS if acts(form) else "")
    understood = analyst.interfaces([(form, verdict)])
    interface = understood[0] if understood else None
    known = _understood(interface, analyst.matcher) if interface and analyst.matcher else {}
    fields = []
    for item in form.fields:
        attribute, similarity = known.get(item.name, (None, 0.0))
        fields.append(
            {
                "name": item.name,
                "label": item.meant or item.label,
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
        "refused_because": refused or None,
    }


def _understood(interface: Interface, matcher: Matcher) -> dict[str, tuple[str, float]]:
    """The attribute and its similarity of each field, by name: those of the ends of spans too."""
    said = {one.name: parted(one.meant or one.label)[0] for one in interface.form.fields}
    ends = [(name, one.attribute) for one in interface.ranges if one.attribute for name in (one.low, one.high)]
    spans = {name: (attribute, matcher.scores(said.get(name, "")).get(attribute, 0.0)) for name, attribute in ends}
    return {**interface.attributes, **spans}


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
        sure = f" ({item['similarity']:.2f})" if item["similarity"] else ""
        attribute = f"{item['attribute']}{sure}" if item["attribute"] else ""
        table.add_row(
            *map(plain, (item["name"], item["label"], item["control"], item["type"] or "", attribute, options))
        )
    console.print(table)
    console.print(plain(f"P(searchable) {line['score']:.3f}; {verdict}; {line['method']} {line['action']}\n"))


def _page_table(console: Console, line: dict[str, Any]) -> None:
    records = line["records"]
    keys = list(dict.fromkeys(f["attribute"] or f["key"] for record in records for f in record["fields"]))[:8]
    title = f"{line['file']}: {line['kind']}, {len(records)} records, total {line['total_count'] or 'not stated'}"
    console.print(plain(title), soft_wrap=True)  # a table without columns would not show its title
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
