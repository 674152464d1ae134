"""From an understood form to a request: what may be submitted, and what a browser would send."""

from __future__ import annotations

from crawler.submit.encoding import encode
from crawler.submit.guard import Judgement, judge

__all__ = ["Judgement", "encode", "judge"]
