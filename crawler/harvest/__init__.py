"""What is known of one site while it is harvested, and what follows from each of its pages. No I/O."""

from __future__ import annotations

from crawler.harvest.exploring import SiteExploration
from crawler.harvest.site import SiteHarvest
from crawler.harvest.state import Effects

__all__ = ["Effects", "SiteExploration", "SiteHarvest"]
