"""`formdiver domain`: the domains that come along, checking one's own, and teaching it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from crawler.cli.given import cookies_of, headers_of
from crawler.cli.options import CookiesOption, DelayOption, HeaderOption, PrivateOption, ProxyOption
from crawler.cli.streams import as_line, printable
from crawler.cli.tables import plain, screen
from crawler.errors import StoreError, UsageError
from crawler.outcome import few
from crawler.settings import Budgets, CrawlSettings
from knowledge.borrowing import borrowed
from knowledge.domain import Domain, Instance, load_domain, shipped, source
from knowledge.domain import check as problems_of

app = typer.Typer(
    help="Domains: the subjects formdiver knows, and your own.", no_args_is_help=True, rich_markup_mode=None
)


@app.command("list")
def list_domains(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per domain instead of a table.")] = False,
) -> None:
    """List the domains that come with formdiver."""
    found = [load_domain(name) for name in shipped()]
    if as_json:
        for domain in found:
            print(as_line({"name": domain.name, "title": domain.title, "attributes": list(domain.names)}))
        return
    table = Table()
    for column in ("name", "what", "attributes"):
        table.add_column(column)
    for domain in found:
        table.add_row(domain.name, plain(domain.description or domain.title), ", ".join(domain.names))
    screen().print(table)


@app.command("show")
def show(
    name: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A shipped domain, or a domain file (YAML).")],
    as_json: Annotated[bool, typer.Option("--json", help="All of the domain as one JSON object.")] = False,
) -> None:
    """Show a domain's attributes with their aliases, and how many first instances of each come along."""
    domain = load_domain(name)
    if as_json:
        print(as_line(domain.model_dump(mode="json")))
        return
    table = Table(title=plain(f"{domain.name}: {domain.description or domain.title}"), title_justify="left")
    lent = Counter(name for _, name in borrowed(domain))
    for column in ("attribute", "type", "affinity", "aliases", *(["borrowed"] if lent else []), "instances"):
        table.add_column(column)
    for attribute in domain.attributes:
        aliases = ", ".join(attribute.aliases[:8]) + (" …" if len(attribute.aliases) > 8 else "")
        count = str(len(domain.instances.get(attribute.name, ())))
        words = [str(lent[attribute.name])] if lent else []
        table.add_row(attribute.name, attribute.type, f"{attribute.affinity:.2f}", plain(aliases), *words, count)
    console = screen()
    console.print(table)
    console.print(_identity(domain))


def _identity(domain: Domain) -> str:
    """What makes two records the same, in words: a list that was written flat means all of its attributes together."""
    return "Two records are the same when they agree on: " + " or ".join(" + ".join(one) for one in domain.identity)


@app.command("check")
def check(path: Annotated[Path, typer.Argument(metavar="FILE", help="A domain file (YAML).")]) -> None:
    """Check a domain file; lists what is wrong with it. Exit code 1 when there is anything."""
    problems = problems_of(path)
    for problem in problems:
        typer.echo(printable(problem))
    if problems:
        sys.exit(1)
    domain = load_domain(path)
    typer.echo(f"{path}: fine; {len(domain.attributes)} attributes. {_identity(domain)}")


@app.command("sample")
def sample(
    name: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A shipped domain, or a domain file (YAML).")],
    sources: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[SITE|DIR]...",
            help="Sites to sample, or folders of earlier crawls. Default: the file's sampling_sites.",
        ),
    ] = None,
    *,
    to: Annotated[
        Path, typer.Option("--to", metavar="FILE", help="Domain file to write; it may be the one that is read.")
    ],
    most: Annotated[int, typer.Option(min=1, max=10_000, help="Most new instances of an attribute.")] = 200,
    max_requests: Annotated[int, typer.Option(min=1, help="HTTP requests that the sites are sampled with.")] = 300,
    delay: DelayOption = None,
    allow_private: PrivateOption = False,
    cookies: CookiesOption = None,
    header: HeaderOption = None,
    proxy: ProxyOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
) -> None:
    """Learn first values to ask for from other sites' records (M3), and write
    them into a domain file.

    Sites that answer to whole names or exact words alone are asked for these.
    Give other sites than those that you want to harvest: these teach
    themselves. What is read for it is not kept.

    Example: formdiver domain sample wines.yaml https://cellar.example/ --to wines.yaml
    """
    from crawler.cli.sampling import sampled, writable, write
    from knowledge.description import retold, taught

    domain, (text, _) = load_domain(name), source(name)
    chosen = list(sources or domain.sampling_sites)
    if not chosen:
        raise UsageError(
            "there is nothing to sample: give a site or a crawl's folder, or name sampling_sites in the file"
        )
    settings = CrawlSettings(
        budgets=Budgets(requests=max_requests),
        delay_seconds=delay,
        allow_private=allow_private,
        cookies_file=cookies_of(cookies),
        headers=headers_of(header),
        proxy=proxy,
    )
    writable(to)
    known = sampled(domain, chosen, settings, quiet=as_json)
    if not known.records:
        raise StoreError(f"no record came from {few(chosen)}, so there is nothing to learn; {to} was not written")
    learned = taught(domain, known, most)
    write(to, retold(text, learned))
    found = {one: list(learned.instances[one][len(domain.instances.get(one, ())) :]) for one in learned.instances}
    if as_json:
        counts = {one: len(values) for one, values in found.items()}
        print(as_line({"domain": domain.name, "records": known.records, "learned": counts, "to": str(to)}))
        return
    _show_learned(domain, known.records, found)
    typer.echo(f"Written to {to}: try formdiver crawl SEED --domain {to} --out DIR", err=True)


def _show_learned(domain: Domain, records: int, found: Mapping[str, Sequence[Instance]]) -> None:
    table = Table(title=plain(f"{domain.name}: learned from {records} records"), title_justify="left")
    for column in ("attribute", "before", "new", "such as"):
        table.add_column(column)
    for one, values in found.items():
        said = ", ".join(value.value for value in values[:5]) + (" …" if len(values) > 5 else "")
        table.add_row(one, str(len(domain.instances.get(one, ()))), str(len(values)), plain(said))
    screen().print(table)
