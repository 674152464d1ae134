"""What is to be fetched next: the promise (`protocol`) and the store that is built in (`sqlite`)."""

from __future__ import annotations

from crawler.frontier.protocol import Counts, Done, Entry, Frontier, Lease, SiteStats, Stats, TaskState
from crawler.frontier.sqlite import SqliteFrontier

__all__ = ["Counts", "Done", "Entry", "Frontier", "Lease", "SiteStats", "SqliteFrontier", "Stats", "TaskState"]
