"""Which fields of a form hold what is good for one submission or one visit: tokens."""

from __future__ import annotations

import re

from crawler.models import Field

_TOKEN = re.compile(r"csrf|xsrf|token|nonce|viewstate|eventvalidation|authenticity|sesskey|formkey|form_build", re.I)
_OPAQUE = re.compile(r"(?=.*\d)(?=.*[A-Za-z])[A-Za-z0-9+/=_.:-]{16,}\Z")


def ages(item: Field) -> bool:
    """Whether a field of a form holds something that is good for one submission or one visit."""
    return item.control == "hidden" and bool(_TOKEN.search(item.name) or _OPAQUE.match(item.value or ""))
