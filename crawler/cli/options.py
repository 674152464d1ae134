"""What several commands are asked for on the command line, each spelt once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from crawler.settings import Classifier, MatchMode, Via

#: Most seconds between two requests that make sense: a day. An endless pause is no crawl, and no error to anybody.
LONGEST_DELAY = 86_400


def folder(text: str) -> Path:
    """The folder of that name; none is what a script makes of a name it does not know. Raises `typer.BadParameter`."""
    if not text.strip():
        raise typer.BadParameter("it is empty: name a folder, or . for this one")
    return Path(text)


Seeds = Annotated[
    list[str], typer.Argument(metavar="SEED...", help="Addresses to start from, like https://site.example/")
]
DomainOption = Annotated[
    str, typer.Option("--domain", "-d", metavar="NAME|FILE", help="Name of a shipped domain, or a domain file (YAML).")
]
OutOption = Annotated[
    Path,
    typer.Option(
        "--out", "-o", metavar="DIR", parser=folder, help="Folder for everything found; the same folder resumes."
    ),
]
ViaOption = Annotated[Via, typer.Option(help="Records through forms, through links, or both.")]
MaxPages = Annotated[int | None, typer.Option(min=1, help="Stop after so many pages, earlier runs included.")]
MaxRequests = Annotated[
    int | None, typer.Option(min=1, help="Stop after so many HTTP requests, earlier runs included.")
]
MaxRecords = Annotated[int | None, typer.Option(min=1, help="Stop after so many records, earlier runs included.")]
MaxSeconds = Annotated[float | None, typer.Option(min=0.001, help="Stop after so many seconds of this run.")]
DelayOption = Annotated[
    float | None,
    typer.Option(
        min=0,
        max=LONGEST_DELAY,
        metavar="SECONDS",
        help="Seconds between requests to a site. Default: 1, and none on this machine itself.",
    ),
]
Concurrency = Annotated[int, typer.Option(min=1, max=256, help="Requests under way at once, all sites together.")]
PrivateOption = Annotated[
    bool, typer.Option("--allow-private", help="Allow addresses of this machine and of private networks.")
]
CookiesOption = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Cookies to send, a Netscape cookies.txt or JSON file.")
]
HeaderOption = Annotated[list[str] | None, typer.Option(metavar="K:V", help="A header to send to the seeds' sites.")]
ProxyOption = Annotated[str | None, typer.Option(metavar="URL", help="HTTP proxy for all requests.")]
EncodingOption = Annotated[str | None, typer.Option(metavar="NAME", help="Charset of the pages, whatever they claim.")]
MatchOption = Annotated[MatchMode, typer.Option(help="How labels match attributes; paper: the bare formulas of M3.")]
ClassifierOption = Annotated[Classifier, typer.Option(help="Form classifier; nb: plain naive Bayes, as in M4.")]
StrictOption = Annotated[bool, typer.Option("--strict", help="Follow only links that pass M4's three conditions.")]
BrowserOption = Annotated[
    str,
    typer.Option(
        metavar="auto|never|PROGRAM",
        help="The Chromium that runs the scripts of pages which show nothing without: one that is installed, none, or this.",
    ),
]
FreshOption = Annotated[bool, typer.Option("--fresh", help="Throw away what an earlier crawl left in the folder.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object at the end instead of tables.")]
