"""What a stage of the map sees, and what it is: a fold over the pages of one partition into rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from crawler.batch.partition import ArchivedPage
from crawler.page import Page
from crawler.urls import site as site_of

Row = dict[str, Any]


@dataclass(frozen=True)
class Sight:
    """One page as the stages see it. `number` counts the pages of the partition, `shape` is told by `Shapes`."""

    page: Page
    archived: ArchivedPage
    number: int
    topic: float
    shape: int = 0

    @property
    def site(self) -> str:
        return site_of(self.page.url)


class Stage(Protocol):
    """One stage. `name` names its table, `columns` maps columns to SQL types."""

    name: str
    columns: Mapping[str, str]

    def see(self, sight: Sight) -> None:
        """Take in a page."""

    def rows(self) -> Iterator[Row]:
        """What the pages came to, in the order of first sight."""
