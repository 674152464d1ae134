"""What each form is, and what it asks for in a domain: all that discovery over archives wants to know of forms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

from crawler.classify.form import FormClassifier
from crawler.forms.interface import Interface, understand
from crawler.models import Form, Verdict
from knowledge.domain import Domain
from knowledge.matching import Matcher

#: Verdicts kept by the shape of the form: the search box on every page of a site is judged once.
MAX_VERDICTS = 4_000


@dataclass
class Verdicts:
    """Judges forms for one domain (or none). What was judged is kept, within bounds."""

    classifier: FormClassifier
    domain: Domain | None = None
    matcher: Matcher | None = None
    _verdicts: dict[bytes, Verdict] = field(default_factory=dict, init=False, repr=False)

    def verdict(self, form: Form) -> Verdict:
        """The classifier's verdict; equal looking forms are judged once."""
        key = _looks(form)
        found = self._verdicts.get(key)
        if found is None:
            if len(self._verdicts) >= MAX_VERDICTS:
                self._verdicts.clear()
            found = self._verdicts[key] = self.classifier.classify(form)
        return found

    def interfaces(self, forms: Sequence[tuple[Form, Verdict]]) -> list[Interface]:
        """The forms understood for the domain; empty without one."""
        if self.matcher is None:
            return []
        return [understand(form, verdict, self.matcher) for form, verdict in forms]


def _looks(form: Form) -> bytes:
    """What forms that look alike have in common."""
    fields = [f"{field.control}:{field.name}:{field.label[:60]}" for field in form.fields[:200]]
    text = "\x1f".join([form.method, form.action.partition("?")[0], form.words[:400], *fields])
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=10).digest()
