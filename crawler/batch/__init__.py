"""Discovery over archives of any size (M4 as map and reduce): partitions → Parquet parts → tables, on any executor."""

from __future__ import annotations

from crawler.batch.engine import Engine, cluster, pool
from crawler.batch.job import Job, Progress, run
from crawler.batch.partition import Partition, partitions

__all__ = ["Engine", "Job", "Partition", "Progress", "cluster", "partitions", "pool", "run"]
