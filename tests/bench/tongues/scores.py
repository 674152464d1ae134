"""What is right of how made-up pages and forms are read, in one language at a time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from itertools import islice
from typing import TypeVar
from urllib.parse import urljoin

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.forms import offered_forms
from crawler.links import ACTS, acts, harmful
from crawler.models import Form, Record, Results
from crawler.page import parse
from crawler.submit import judge
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from tests.bench.interface_figures import attributes_of
from tests.bench.tongues import answers, forms, pages
from tests.bench.tongues.things import DOMAINS, Thing
from tests.bench.tongues.words import Tongue

#: Where the pages are said to stand, and where links that are judged lead.
ITEM, ANSWER, NOTHING = "http://h.example/item/77", "http://h.example/s?q=a", "http://h.example/s?q=xyzzy"
FORM, LOGIN, LINK = "http://h.example/x", "http://h.example/in", "http://h.example/a/7"
#: What is no fault in the reading of values: how several are joined.
_JOINTS = str.maketrans("", "", ",、، ")
#: What is counted, in the order of the columns.
FIGURES = (
    *("things", "parts", "answers", "totals", "pagers", "empty", "errors"),
    *("searches", "attributes", "acting forms", "acting links", "harmless links"),
)
#: A figure's name, how a page was made, and what is wrong with its reading ("" where nothing is).
Score = tuple[str, str, str]
_Made = TypeVar("_Made")


def _told(record: Record) -> dict[str, list[str]]:
    told = defaultdict(list)
    for one in record.fields:
        if one.attribute:
            told[one.attribute].append(one.value)
    return told


def _untitled(record: Record, title: str) -> str:
    return "" if _told(record).get("title", [""])[0] == title else "title"


def _wrong(record: Record, thing: Thing) -> str:
    """What is wrong with the reading of a thing whose facts have labels."""
    told = _told(record)
    for fact in thing.facts:
        read = "".join(told.get(fact.attribute or "", ())).translate(_JOINTS)
        if fact.attribute and read != "".join(fact.values).translate(_JOINTS):
            return f"value of {fact.attribute}"
    return _untitled(record, thing.title)


def _wrong_rows(results: Results, answer: answers.Answer) -> str:
    if results.kind != "list":
        return f"kind {results.kind}"
    if len(results.records) != len(answer.things):
        return "number of records"
    pairs = zip(results.records, answer.things, strict=True)
    wrong = (_wrong(*one) if answer.labelled else _untitled(one[0], one[1].title) for one in pairs)
    return next((one for one in wrong if one), "")


def _wrong_error(results: Results, status: int) -> str:
    """Where the status does not tell, a page that is taken for nothing in particular does no harm."""
    right = results.kind == "error" or (status == 200 and results.kind in ("other", "empty"))
    return "" if right else f"kind {results.kind}"


def _wrong_links(found: Results, paging: Collection[str]) -> str:
    got, wanted = {one.url for one in found.paging}, {urljoin(ANSWER, one) for one in paging}
    return "" if got == wanted else f"{len(wanted - got)} lacking, {len(got - wanted)} too many"


class Reader:
    """Reads each page by itself, by the shipped domain that it is about; takes every so-manieth of those that are many."""

    def __init__(self, every: int = 1) -> None:
        self._every = every
        self._model = FormClassifier.load("default")
        self._domains = {name: load_domain(name) for name in DOMAINS}
        self._matchers = {name: Matcher(domain) for name, domain in self._domains.items()}

    def scores(self, tongue: Tongue) -> Iterator[Score]:
        """What is wrong with the reading of each of a language's pages, forms and links."""
        yield from self._things(tongue)
        yield from self._answers(tongue)
        yield from self._others(tongue)
        yield from self._searches(tongue)
        yield from self._acting(tongue)

    def _analyst(self, domain: str) -> Analyst:
        """One that has seen nothing yet."""
        return Analyst(self._model, self._domains[domain], self._matchers[domain], None)

    def _results(self, html: str, url: str, domain: str = "books", status: int = 200) -> Results:
        return self._analyst(domain).alone(parse(html, url, status=status)).results

    def _part(self, made: Iterator[_Made]) -> Iterator[_Made]:
        return islice(made, 0, None, self._every)

    def _things(self, tongue: Tongue) -> Iterator[Score]:
        for figure, made in (("things", pages.things(tongue)), ("parts", pages.with_parts(tongue))):
            for one in self._part(made):
                found = self._results(one.html, ITEM, one.domain)
                detail = found.kind == "detail"
                yield figure, one.how, _wrong(found.records[0], one.thing) if detail else f"kind {found.kind}"

    def _answers(self, tongue: Tongue) -> Iterator[Score]:
        for one in self._part(answers.answers(tongue)):
            found = self._results(one.html, ANSWER, one.domain)
            yield "answers", one.how, _wrong_rows(found, one)
            right = found.total_count == one.total
            yield "totals", one.how, "" if right else f"{found.total_count} instead of {one.total}"
            if one.paging:
                yield "pagers", one.how, _wrong_links(found, one.paging)

    def _others(self, tongue: Tongue) -> Iterator[Score]:
        for one in answers.empty(tongue):
            kind = self._results(one.html, NOTHING).kind
            yield "empty", one.how, "" if kind == "empty" else f"kind {kind}"
        for one in answers.errors(tongue):
            yield "errors", one.how, _wrong_error(self._results(one.html, FORM, status=one.status), one.status)
        one = answers.login(tongue)
        kind = self._results(one.html, LOGIN).kind
        yield "errors", one.how, "" if kind == "login" else f"kind {kind}"

    def _searches(self, tongue: Tongue) -> Iterator[Score]:
        for one in self._part(forms.searches(tongue)):
            analyst = self._analyst(one.domain)
            offered = offered_forms(parse(one.html, FORM))
            if not offered:
                yield "searches", one.how, "no form"
                continue
            yield "searches", one.how, _refused(analyst, offered[0])
            if one.attributes:
                yield from self._attributes(one, _named(analyst, offered[0]))

    @staticmethod
    def _attributes(asked: forms.Asking, named: Mapping[str, str]) -> Iterator[Score]:
        for name, attribute in asked.attributes.items():
            read = named.get(name)
            yield "attributes", f"{asked.how}; {name}", "" if read == attribute else f"{attribute} read as {read}"
        for name in named.keys() - asked.attributes.keys():
            yield "attributes", f"{asked.how}; {name}", f"nothing read as {named[name]}"

    def _acting(self, tongue: Tongue) -> Iterator[Score]:
        """All of these are asked, also where only a part of the others is."""
        for one in forms.acting(tongue):
            analyst = self._analyst(one.domain)
            refused = [_refused(analyst, form) for form in offered_forms(parse(one.html, FORM))]
            yield "acting forms", one.how, "" if all(refused) else "permitted"
        for text in forms.acting_links(tongue):
            yield "acting links", text, "" if harmful(LINK, text, here=ANSWER) else "followed"
        for text in forms.harmless_links(tongue):
            yield "harmless links", text, harmful(LINK, text, here=ANSWER) or ""


def _refused(analyst: Analyst, form: Form) -> str:
    """Why the form is not sent, "" where it may be."""
    judgement = judge(form, analyst.verdict(form))
    return ("" if judgement.allowed else judgement.reason) or (ACTS if acts(form) else "")


def _named(analyst: Analyst, form: Form) -> dict[str, str]:
    """Field name → attribute, as a crawl would fill it in."""
    found = next(iter(analyst.interfaces([(form, analyst.verdict(form))])), None)
    names = {one.name for one in form.fields if one.name}
    return {name: attribute for name, attribute in (attributes_of(found) if found else {}).items() if name in names}
