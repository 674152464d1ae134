"""The records found: appended to journals, sealed into Parquet parts, merged by identity when read, exported."""

from __future__ import annotations

from crawler.records.export import FORMATS, Format
from crawler.records.merge import merged
from crawler.records.store import RecordStore

__all__ = ["FORMATS", "Format", "RecordStore", "merged"]
