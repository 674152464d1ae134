"""One look at a page: its forms, its kind, its records, its paging. Pure: bytes in, values out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from crawler.classify.verdicts import Verdicts
from crawler.forms import offered_forms
from crawler.models import Form, Record, Results, Verdict
from crawler.page import Page, parse
from crawler.paging.controls import PagingControl, paging_controls
from crawler.paging.pager import find_paging
from crawler.regions.layout import Layout
from crawler.results.counted import counted_list, shown
from crawler.results.detail import read_detail
from crawler.results.doubt import SURE
from crawler.results.extraction import Extraction, Question
from crawler.results.headings import entitled
from crawler.results.lone import lone_record, lone_subject
from crawler.results.memory import Memory
from crawler.results.ticked import ticked_rows
from crawler.urls import site
from crawler.wording.cues import Cues, Said
from crawler.wording.drawn import needs_browser
from crawler.wording.kinds import answers, page_kind
from crawler.wording.totals import Total, counted_in, read_total
from crawler.wording.unanswered import is_unanswered
from knowledge.matching import Matcher

#: Where a page says that it found nothing, a list no longer than this is its navigation.
MAX_NOTHING = 5
#: So few results stand on one page: a list of as many as it counts is rather theirs than another.
A_FEW = 7
#: A page that fills so many attributes of the domain is about something, whatever part of it says that it holds nothing.
FULL = 4
#: How sure a page is about one thing that tells so much under labels.
SHEET = 0.95
#: A page that fills so many is not there to log in, whatever box for that it bears.
TELLING = 3
#: A list less sure than this may be the menu of a page that is for something else.
DOUBTFUL = 0.6
#: How sure it is that a page is an empty answer because it repeats what was asked.
UNANSWERED = 0.6
#: Sites whose templates are remembered.
MAX_SITES = 200


@dataclass(frozen=True, slots=True)
class Analysis:
    """What one page holds. `forms` go with their verdicts; `controls` lead to further pages by submitting a form;
    `repeated` is what looks like records, also where the page's kind says that there are none; `template` the number of
    the page's template among those of its site, -1 where it has none; `placed` says that the records stand where earlier
    answers had theirs, on a page that says how many it found; `needs_browser` that scripts draw the page, so that next to
    nothing is seen of it, `drawn` that a browser did so and this is what it showed, `unmoved` that this was nothing but
    what was sent, which is the same whatever is asked, as it was for several questions before."""

    page: Page
    forms: tuple[tuple[Form, Verdict], ...]
    results: Results
    total: Total | None
    controls: tuple[PagingControl, ...]
    form: str
    confidence: float
    repeated: tuple[Record, ...] = ()
    template: int = -1
    placed: bool = False
    needs_browser: bool = False
    drawn: bool = False
    unmoved: bool = False


@dataclass
class Analyst(Verdicts):
    """Looks at pages for one domain (or none). Keeps the verdicts on forms, the templates of sites already seen and what
    words announce, to be faster; all are bounded and come again by themselves."""

    encoding: str | None = None
    _memories: dict[str, Memory] = field(default_factory=dict)
    _cues: Cues = field(default_factory=Cues)

    def parse(self, body: bytes | str, url: str, content_type: str | None = None, status: int = 200) -> Page:
        """The parsed page, with the user's charset where one was given."""
        return parse(body, url, content_type=content_type, encoding=self.encoding, status=status)

    def look(self, page: Page, *, question: Question | None = None, onward: bool = True) -> Analysis:
        """Everything that the crawl wants to know of a page; without `onward` all but the ways to further pages, which
        nobody follows from a record's own page."""
        forms = tuple((form, self.verdict(form)) for form in offered_forms(page))
        extraction, template = self._memory(page).read(page, self.matcher, question)
        region = record_span(page, extraction.records) if extraction.form == "list" else None
        visible = Said.of(page.tree, self._cues)
        total = read_total(page, region=region, visible=visible)
        stated = total
        if total is None and region is not None:
            stated = read_total(page, visible=visible, told=not _links_only(extraction))
            total = _plausible(stated, extraction)
        total = _of_all(total, extraction)
        odd = extraction.form == "list" and _counts_otherwise(stated, extraction)
        if (extraction.form != "list" or odd) and not extraction.described:
            counted = counted_list(page, extraction, visible, self.matcher)
            if counted is not None and not (odd and _in_columns(counted[0])):
                extraction, total = counted
                region = record_span(page, extraction.records)
        if extraction.form == "none" and (ticked := ticked_rows(page, self.matcher)) is not None:
            extraction, region = ticked, record_span(page, ticked.records)
        if total is not None and total.count == 1 and not extraction.described:
            asked = any(verdict.searchable and answers(form) for form, verdict in forms)
            extraction = _lone(page, extraction, total, visible, self.matcher, asked=asked)
        kind, confidence = page_kind(
            page,
            records=len(extraction.records),
            extraction_form=extraction.form,
            total=total,
            forms=forms,
            status=page.status,
            visible=visible,
            menu=region[1] - 1 if region is not None and _is_menu(extraction, total) else -1,
            bare=extraction.confidence < SURE and _links_only(extraction),
        )
        lone = not extraction.described and _is_lone(page, extraction, total)
        if kind in ("detail", "form", "other") and (extraction.placed or lone):
            kind = "list"
        if kind == "list" and total is not None and total.count == 0:
            few = len(extraction.records) <= MAX_NOTHING
            kind = "empty" if few or counted_in(page.title) == 0 else kind
        if kind == "list" and not (total is not None and total.count) and _denied(visible, forms):
            kind = "empty"
        filled = _attributes(extraction.records) if extraction.form == "detail" else 0
        sheet = filled >= FULL or (extraction.form == "detail" and extraction.confidence >= SHEET)
        if kind == "empty" and sheet and not _denied(visible, forms):
            kind = "detail"  # what found nothing is a part of the page: its basket, what others bought
        if kind == "login" and filled >= TELLING and page.status < 400:
            kind = "detail"
        records = extraction.records if kind in ("list", "detail") else ()
        if kind == "list" and extraction.form == "detail":
            records = tuple(replace(record, url=None) for record in records)
        own = {record.url for record in records if record.url} if kind == "list" else ()
        paging = find_paging(page, region=region, own=own) if onward else ()
        controls = paging_controls(page, [form for form, _ in forms]) if onward else ()
        if kind == "error" and page.status >= 400:
            total = None  # "Page not found (404)" counts nothing
        results = Results(kind, records, paging, total.count if total is not None else None)
        return Analysis(
            page,
            forms,
            results,
            total,
            controls,
            extraction.form,
            confidence,
            extraction.records,
            template,
            needs_browser=not records and needs_browser(page),
        )

    def alone(self, page: Page) -> Analysis:
        """What a page holds of which nobody knows what it answers: an empty answer in words that nobody knows is told by the
        question that it repeats."""
        found = self.look(page)
        results = found.results
        bare = results.kind in ("form", "other") and not results.records and not found.needs_browser
        if bare and is_unanswered(page, found.forms, Said.of(page.tree, self._cues).lines):
            return replace(found, results=replace(results, kind="empty"), confidence=UNANSWERED)
        return found

    def _memory(self, page: Page) -> Memory:
        """The templates of the page's site."""
        name = site(page.url)
        found = self._memories.get(name)
        if found is None:
            if len(self._memories) >= MAX_SITES:
                del self._memories[next(iter(self._memories))]
            found = self._memories[name] = Memory()
        return found

    def single(self, page: Page) -> Record | None:
        """The page read as being about one thing, whatever else on it repeats; for pages known to be a record's own."""
        if not len(page.tree):
            return None
        found = read_detail(page, Layout(page.tree, self._memory(page).banners.known()), self.matcher)
        return found.record if found is not None else None


def _plausible(total: Total | None, extraction: Extraction) -> Total | None:
    """What is stated inside of the list, unless it counts fewer records than there are: then it counts something else, or the
    one thing that stands beside the site's menu in a doubtful list."""
    if total is None or not total.count or total.count >= len(extraction.records):
        return total
    return total if total.count == 1 and _is_other(extraction) else None


def _counts_otherwise(total: Total | None, extraction: Extraction) -> bool:
    """Whether a page says that it found a few things, or fewer than the list has that was found, or that it shows a few, and
    these are not as many: news beside a few results, or beside the last of many."""
    few = shown(total) if total is not None else 0
    count = few if 1 < few <= A_FEW else (total.count or 0) if total is not None else 0
    return 1 < count != len(extraction.records) and (count < len(extraction.records) or count <= A_FEW)


def _in_columns(extraction: Extraction) -> bool:
    """Whether what was taken for records are but links of one kind: a menu in columns, which any number counts."""
    kinds = ({field.key for field in record.fields if not field.key.startswith("url")} for record in extraction.records)
    return all(len(own) <= 1 for own in kinds)


def _of_all(total: Total | None, extraction: Extraction) -> Total | None:
    """What is stated without a number that is no larger than what the page shows, where it says that there are further pages:
    that counts the rows of this one ("0 of 10 row(s) selected")."""
    if total is None or not total.count or (total.pages or 1) == 1 or total.count > len(extraction.records):
        return total
    return replace(total, count=None, approximate=False, floor=False)


def _lone(
    page: Page, extraction: Extraction, total: Total, visible: Said, matcher: Matcher | None, *, asked: bool
) -> Extraction:
    """What a page holds that counts one thing: this one, where nothing was found, where that are doubtful lists, or where the
    page itself was taken for the thing ("Record 1 of 1" is one), a box of it holds what was `asked`, and what stands below the
    count leads to a page of its own or has all that is told, and another name."""
    about = asked and extraction.form == "detail" and total.first is None
    if extraction.records and not _is_other(extraction) and not about:
        return extraction
    found = lone_record(page, visible, matcher)
    if about and extraction.records and (found is None or not _leads_on(page, found.records[0])):
        found = lone_subject(page, visible, matcher, extraction.records[0])
    return found or extraction


def _leads_on(page: Page, record: Record) -> bool:
    """Whether a record has a page of its own, and is not what this one is called after."""
    if record.url is None or record.url.partition("#")[0] == page.url.partition("#")[0]:
        return False
    return not any(entitled(page.title, field.value) for field in record.fields[:6])


def _is_other(extraction: Extraction) -> bool:
    """Whether a doubtful list of several records cannot be the answer of a page that counts one."""
    return extraction.form == "list" and len(extraction.records) > 1 and extraction.confidence < SURE


def _links_only(extraction: Extraction) -> bool:
    """Whether a list holds but a link in each record."""
    fields = (sum(field.key != "url" for field in record.fields) for record in extraction.records)
    return extraction.form == "list" and all(count <= 1 for count in fields)


def _is_menu(extraction: Extraction, total: Total | None) -> bool:
    """Whether links are no results: the list is doubtful, or stands on a page that counts none."""
    doubtful = extraction.confidence < DOUBTFUL or (total is not None and total.count == 0)
    return doubtful and _links_only(extraction)


def _is_lone(page: Page, extraction: Extraction, total: Total | None) -> bool:
    """Whether a page says that it found one thing and is a list of that one: it is set as one, or its title names no
    thing."""
    if total is None or total.count != 1:
        return False
    if extraction.form == "list":
        return len(extraction.records) == 1
    return not any(entitled(page.title, field.value) for record in extraction.records for field in record.fields[:6])


def _denied(visible: Said, forms: Sequence[tuple[Form, Verdict]]) -> bool:
    """Whether the page says that it found nothing for the very words that its search box holds."""
    boxes = (box for form, _ in forms for box in form.fields if box.control in ("text", "search"))
    asked = [box.value.casefold() for box in boxes if box.value and len(box.value) > 2]
    return any(words in line.text.casefold() for line in visible.denials for words in asked)


def _attributes(records: Sequence[Record]) -> int:
    """How many attributes of the domain the first record has."""
    return len({field.attribute for field in records[0].fields if field.attribute}) if records else 0


def record_span(page: Page, records: Sequence[Record]) -> tuple[int, int] | None:
    """The nodes from the first record to the last. The element around a list often holds its pager too."""
    nodes = [record.node for record in records if 0 <= record.node < len(page.tree)]
    return (min(nodes), max(page.tree.ends[node] for node in nodes)) if nodes else None
