"""Forms of a page and what they mean: elements to fields, fields to query interfaces (M3 4.1.1)."""

from __future__ import annotations

from crawler.forms.conditions import Hint, Range, Triple
from crawler.forms.declared import offered_forms
from crawler.forms.identity import identity
from crawler.forms.interface import Interface, understand
from crawler.forms.reader import read_forms

__all__ = ["Hint", "Interface", "Range", "Triple", "identity", "offered_forms", "read_forms", "understand"]
