"""Commands whose modules are imported when they are run: help comes at once, and each run loads what it needs."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

#: The commands in the order of a crawl's life: name, module, what of it, and what it does.
COMMANDS = (
    ("crawl", "crawling", "crawl", "Harvest the databases behind the search forms of sites."),
    ("forms", "looking", "forms", "Show every form of a page: its kind and its fields."),
    ("extract", "looking", "extract", "Show what a page holds: kind, records, further pages."),
    ("export", "output", "export", "Write the records as JSON lines, CSV or Parquet."),
    ("status", "output", "status", "Show how far a crawl is, in figures and tables."),
    ("audit", "output", "audit", "Show every submission and refusal, with its reason."),
    ("demo", "demo", "demo", "Harvest a small deep web on this machine."),
    ("templates", "templates", "templates", "Sort pages by the template that made them."),
    ("discover", "discover", "discover", "Find a domain's search forms, live or in archives."),
    ("domain", "domains", "app", "The subjects formdiver knows, and your own."),
    ("train", "train", "app", "Rebuild the shipped models, or learn your own."),
)


class Late(TyperCommand):
    """A command, or a group of them, that stands in `module` of the command line as `attribute`."""

    def __init__(self, name: str, module: str, attribute: str, summary: str) -> None:
        super().__init__(name, short_help=summary)
        self._place = f"crawler.cli.{module}", attribute

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """The context of the command itself, which is loaded for it."""
        return self.loaded().make_context(info_name, args, parent, **extra)

    def loaded(self) -> Any:
        """The command itself."""
        module, attribute = self._place
        found = getattr(import_module(module), attribute)
        if isinstance(found, typer.Typer):
            return typer.main.get_group(found)
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        alone.command(self.name)(found)
        return typer.main.get_command(alone)


class Commands(TyperGroup):
    """All commands of formdiver."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for one in COMMANDS:
            self.add_command(Late(*one))
