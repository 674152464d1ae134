"""`formdiver domain`: the domains that come along, and checking one's own."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from crawler.cli.streams import printable
from crawler.cli.tables import plain, screen
from knowledge.borrowing import borrowed
from knowledge.domain import Domain, load_domain, shipped
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
            print(json.dumps({"name": domain.name, "title": domain.title, "attributes": list(domain.names)}))
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
        print(json.dumps(domain.model_dump(mode="json"), ensure_ascii=False))
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
