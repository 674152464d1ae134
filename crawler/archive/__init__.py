"""Every page as it came over the wire, in WARC 1.1 files that other tools read too."""

from __future__ import annotations

from crawler.archive.reader import Archived, Records, read, records
from crawler.archive.warc import WarcRecord
from crawler.archive.writer import Archive

__all__ = ["Archive", "Archived", "Records", "WarcRecord", "read", "records"]
