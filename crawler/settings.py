"""What a user may decide about a crawl, as one small frozen value. Every default is the polite or the cautious one."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Via = Literal["both", "forms", "links"]
MatchMode = Literal["default", "paper"]
Classifier = Literal["default", "nb"]


class Budgets(BaseModel):
    """Upper bounds of one crawl; None means unbounded. A crawl that meets one stops with exit code 3."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    pages: int | None = Field(default=None, ge=1)
    requests: int | None = Field(default=None, ge=1)
    records: int | None = Field(default=None, ge=1)
    seconds: float | None = Field(default=None, gt=0)

    def spent(self, *, pages: int, requests: int, records: int, seconds: float) -> str | None:
        """The name of the budget that so much has used up, None where none is."""
        used = {"pages": pages, "requests": requests, "records": records, "seconds": seconds}
        return next((f"max {name}" for name, most in self if most is not None and used[name] >= most), None)

    def left(self, *, pages: int, requests: int) -> float:
        """How many more tasks may be begun, each for at least one request and a page, where so much is used up."""
        bounds = ((self.pages, pages), (self.requests, requests))
        return min((most - used for most, used in bounds if most is not None), default=math.inf)


class CrawlSettings(BaseModel):
    """How a crawl behaves, apart from its seeds and its domain.

    `delay_seconds` None means the polite default (one second between requests to a public site, none on loopback).
    `concurrency` bounds the requests under way at once over all sites, `site_concurrency` those of one site that has
    no delay.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    via: Via = "both"
    match: MatchMode = "default"
    classifier: Classifier = "default"
    budgets: Budgets = Budgets()
    delay_seconds: float | None = Field(default=None, ge=0)
    concurrency: int = Field(default=8, ge=1, le=256)
    site_concurrency: int = Field(default=4, ge=1, le=64)
    allow_private: bool = False
    cookies_file: Path | None = None
    headers: tuple[tuple[str, str], ...] = ()
    proxy: str | None = None
    encoding: str | None = None
    user_agent: str | None = None
    browser: str = Field(
        default="auto", description="auto: one that is installed, where pages need it; never; a program"
    )

    strict: bool = Field(default=False, description="follow only links that pass M4's three conditions (MR1)")
    max_depth: int = Field(default=3, ge=0, description="how far from a seed links are followed to find interfaces")
    discovery_pages: int = Field(default=100, ge=1, description="pages per site spent on finding interfaces (M4)")
    discovery_interfaces: int = Field(default=5, ge=1, description="interfaces of a site that end the search (M4)")
    new_sites: int = Field(
        default=0, ge=0, description="sites that nobody named, entered where only interfaces are sought"
    )
    site_requests: int = Field(default=200_000, ge=1, description="most tasks taken for one site in one run")
    link_patience: int = Field(default=60, ge=1, description="link pages in a row with nothing new that end links")
    query_patience: int = Field(default=40, ge=1, description="queries in a row without a new record before they end")
    pauses_seconds: tuple[float, ...] = Field(
        default=(15.0, 60.0, 300.0), description="how long a site that no longer answers is left alone, time after time"
    )
    lease_seconds: float = Field(default=300.0, gt=0)
    max_attempts: int = Field(default=5, ge=1)
