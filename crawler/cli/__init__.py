"""The command line: `formdiver`, one command for every way to use the product."""

from __future__ import annotations

import errno
import logging
import os
import signal
import sys
from typing import Annotated

import typer

from crawler import __version__
from crawler.cli.late import Commands
from crawler.cli.streams import prepare, printable
from crawler.errors import FormdiverError, UsageError
from knowledge.errors import DomainError

app = typer.Typer(
    name="formdiver",
    cls=Commands,
    help=(
        "Harvest the records behind a search form.\n\n"
        "Describe a domain (formdiver domain list shows those that come along), give a seed address, and formdiver "
        "finds the site's query interfaces, fills them, walks the results and keeps every record with its source.\n\n"
        "Start with:  formdiver demo"
    ),
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(value: bool) -> None:
    if value:
        typer.echo(f"formdiver {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Log every refusal, error and retry to stderr.")
    ] = False,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    logging.basicConfig(
        level=logging.INFO if verbose else logging.CRITICAL,
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
        stream=sys.stderr,
    )


def main() -> None:
    """Run the command line; errors become one sentence and an exit code (1 failed, 2 usage, 130 interrupted).

    Whoever reads the output of a pipe may have had enough of it: that is no failure. Who asks for an end by SIGTERM is answered
    as one who presses Ctrl-C: nothing temporary and no process is left.
    """
    prepare()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        app()
    except SystemExit as end:
        # The command line's own library ends both silently, a closed pipe with the exit code of a failure.
        cause = end.__context__
        if isinstance(cause, BrokenPipeError):
            sys.exit(0)
        if cause is not None and isinstance(cause.__cause__, KeyboardInterrupt):
            typer.echo("formdiver: interrupted.", err=True)
        raise
    except (UsageError, DomainError) as error:
        typer.echo(f"formdiver: {printable(error)}", err=True)
        sys.exit(2)
    except (FormdiverError, OSError) as error:
        typer.echo(f"formdiver: {printable(error)}{_remedy(error)}", err=True)
        sys.exit(1)
    except MemoryError:
        typer.echo("formdiver: there is not enough memory; with more of it the same command goes on", err=True)
        sys.exit(1)


def _remedy(error: BaseException) -> str:
    """What to do about what kept a file from being written, whichever library says it and however; "" where that is not known."""
    full = os.strerror(errno.ENOSPC).lower(), os.strerror(errno.EDQUOT).lower(), "disk is full"
    cause: BaseException | None = error
    while cause is not None:
        if any(said in str(cause).lower() for said in full):
            return "; make room on that disk: then the same command goes on, and nothing that was kept is lost"
        cause = cause.__cause__
    return ""
