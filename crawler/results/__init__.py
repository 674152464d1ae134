"""Result pages: records, paging, totals and what kind of page it is."""

from crawler.results.extraction import Extraction, extract_records

__all__ = ["Extraction", "extract_records"]
