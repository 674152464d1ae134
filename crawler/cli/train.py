"""`formdiver train`: each shipped model rebuilt by one command, and a topic model from one's own examples."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

import crawler.classify
import crawler.discovery
from crawler.classify.train import train_models
from crawler.cli.given import page_file
from crawler.discovery.pages import PageClassifier
from crawler.discovery.training import (
    LinkExample,
    digest_of,
    link_examples,
    save_background,
    save_links,
    train_background,
    train_links,
    wild_examples,
)
from crawler.errors import UsageError
from crawler.page import parse
from knowledge.domain import load_domain, shipped

app = typer.Typer(
    help="Train: rebuild the models that come with formdiver, or learn a topic from your own pages.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
#: The web graphs that the shipped link model was trained on, one of each vocabulary: seed, sites of each domain and of
#: each other subject.
VOCABULARIES = ("train", "test", "fresh", "apart", "beyond", "afield", "elsewhere", "outland", "yonder", "faraway")
SEED, SITES, OTHERS = 1, 40, 8
#: Pages are looked for in this many files at most.
MAX_FILES = 100_000
#: The address of pages that nobody knows it of.
_SOMEWHERE = "http://page.example/"
_PAGES = ("*.html", "*.htm", "*.html.gz", "*.htm.gz")


@app.command("forms")
def train_forms(
    data: Annotated[Path, typer.Argument(metavar="DATA_DIR", help="Folder with index.jsonl and annotated pages.")],
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="DIR", help="Folder for the models (default: the package's own)."),
    ] = None,
) -> None:
    """Train the form and field models from annotated forms.

    Example: formdiver train forms DATA_DIR --out models/
    """
    folder = out or Path(crawler.classify.__path__[0]) / "models"
    origin = train_models(data, folder)
    typer.echo(f"{origin['forms']} forms of {origin['domains']} sites; models written to {folder}")


@app.command("links")
def train_link_model(
    data: Annotated[
        Path | None, typer.Argument(metavar="[DATA_DIR]", help="Folder of real HTML pages, whose links need no labels.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="Model file to write (default: the package's own)."),
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the sample web graph.")] = SEED,
    sites: Annotated[int, typer.Option(min=6, help="Sites of each domain in the graph.")] = SITES,
) -> None:
    """Train the link model on sample web graphs of ten vocabularies, the hand-written links and those of real pages.

    Example: formdiver train links DATA_DIR
    """
    from samples.webgraph import Graph, labelled

    path = out or _models() / "links.json.gz"
    wild = wild_links(data) if data else []
    if data and not wild:
        raise UsageError(f"no link in an HTML page below {data}")
    domains = {name: load_domain(name) for name in ("books", "jobs", "flights")}
    examples = []
    for half in VOCABULARIES:
        graph = Graph(seed, sites=sites, others=OTHERS, half=half, origin=f"http://{half}{{}}.webgraph.test".format)
        examples += link_examples(labelled(graph, half, crossed=True), domains)
    origin = {
        "data": f"samples.webgraph, seed {seed}, {sites} sites per domain, vocabularies {', '.join(VOCABULARIES)}",
        "links": len(examples),
        "leading": sum(example.leads for example in examples),
        "links_sha256": digest_of(f"{one.step} {one.leads}" for one in examples),
        "own_examples": "crawler/discovery/examples.txt",
        "real_links": len(wild),
        "real_links_sha256": digest_of(f"{one.step}" for one in wild),
        "rebuild": "formdiver train links DATA_DIR" if data else "formdiver train links",
    }
    classifier = train_links(examples, wild=wild, trained_on=origin)
    save_links(classifier, path)
    typer.echo(
        f"{origin['links']} links, {origin['leading']} of them leading on, and {len(wild)} of real pages; model written to"
        f" {path}"
    )


@app.command("pages")
def train_page_model(
    data: Annotated[list[Path], typer.Argument(metavar="DIR…", help="Folders of HTML pages (.html, .html.gz).")],
    domain: Annotated[
        str | None,
        typer.Option(
            "--domain",
            "-d",
            metavar="NAME|FILE",
            help="Learn this domain's topic: DIR holds the folders yes and no.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", "-o", metavar="FILE", help="Model file to write (default, without --domain: the package's own)."
        ),
    ] = None,
) -> None:
    """Train the page models: the words of the web at large, or with --domain a topic from your own examples.

    Example: formdiver train pages --domain books my-pages/ --out books-topic.json.gz
    """
    if domain is not None:
        _train_topic(data, domain, out)
        return
    path = out or _models() / "pages.json.gz"
    texts = [text for folder in data for _, text in _texts(folder)]
    if not texts:
        raise UsageError(f"no HTML page below {', '.join(map(str, data))}")
    origin = {
        "data": "real pages of many kinds, document frequencies alone: " + ", ".join(folder.name for folder in data),
        "domains": shipped(),
        "pages_sha256": digest_of(texts),
        "rebuild": "formdiver train pages " + " ".join(f"DATA_DIR/{folder.name}" for folder in data),
    }
    background = train_background(texts, map(load_domain, shipped()), trained_on=origin)
    save_background(background, path)
    typer.echo(f"{background.pages} pages, {len(background.counts)} words; model written to {path}")


def _train_topic(data: list[Path], name: str, out: Path | None) -> None:
    if out is None:
        raise UsageError("--domain needs --out FILE for the topic model")
    classifier = PageClassifier(load_domain(name))
    counts = {"yes": 0, "no": 0}
    for folder in data:
        for label in counts:
            for _, text in _texts(folder / label):
                classifier.learn(text, label == "yes")
                counts[label] += 1
    if not counts["yes"] or not counts["no"]:
        raise UsageError("examples of both kinds are needed: DIR/yes and DIR/no, each with HTML pages")
    classifier.examples.trained_on = {"domain": name, **counts, "rebuild": f"formdiver train pages --domain {name} DIR"}
    classifier.examples.save(out)
    typer.echo(f"{json.dumps(counts)}; topic model written to {out}")


def wild_links(folder: Path) -> list[LinkExample]:
    """The links of all HTML pages below a folder that announce nothing."""
    return wild_examples((path.name, parse(page_file(path), _SOMEWHERE)) for path in _files(folder))


def _texts(folder: Path) -> Iterator[tuple[Path, str]]:
    """The words of every HTML page below a folder, in the order of their names."""
    for path in _files(folder):
        yield path, parse(page_file(path), _SOMEWHERE).text


def _files(folder: Path) -> list[Path]:
    """The HTML pages below a folder, in the order of their names."""
    return sorted(path for pattern in _PAGES for path in folder.rglob(pattern))[:MAX_FILES]


def _models() -> Path:
    return Path(crawler.discovery.__path__[0]) / "models"
