"""Rows of a page: which of what repeats on it are records of the domain, and what is known by them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from crawler.analysis import Analysis, record_span
from crawler.harvest.details import kind_of
from crawler.harvest.following import Following
from crawler.harvest.interfaces import Plan
from crawler.harvest.own import addressed, own_pages
from crawler.harvest.rows import Row, rows_of
from crawler.harvest.state import Effects, assignment_of
from crawler.identity import Identities, attribute_values
from crawler.models import Location, Record, Task
from crawler.plan.query import Assignment
from crawler.results import Question
from crawler.results.wrapper import FEW, applied
from crawler.wording.cues import Said

#: Fewest records of a page, and their least share that must be here already, for it to be another view of them.
COPIES, ALIKE = 5, 0.9


@dataclass
class Storing(Following):
    """A site, the ways on from its pages, and the rows that these hold."""

    def question(self, task: Task) -> Question:
        """What a query asked, by attribute: a column that repeats it is that attribute; and the words that may be any's."""
        plan = self.plans[task.meta["interface"]]
        chosen = [(slot, value) for name, value in assignment_of(task) if (slot := plan.slot(name)) is not None]
        return Question(
            {slot.attribute: slot.label(value) for slot, value in chosen if slot.attribute and slot.kind != "range"},
            tuple(value for slot, value in chosen if not slot.attribute and slot.kind == "text"),
        )

    def _named(self, rows: list[Row]) -> int:
        """How many attributes of the domain most of the rows carry."""
        if not rows:
            return 0
        counts: dict[str, int] = {}
        for row in rows:
            for name in row.attributes:
                counts[name] = counts.get(name, 0) + 1
        return sum(2 * count >= len(rows) for count in counts.values())

    def _placed(self, plan: Plan, task: Task, analysis: Analysis) -> Analysis:
        """The records at the place where earlier answers had theirs, where nothing repeats but the page around them.
        Where nothing else speaks for records, they must lead to where earlier ones led."""
        results, query = analysis.results, plan.settings(assignment_of(task), plan.manner_of(task.meta))
        if plan.wrapper is None or results.kind in ("empty", "error", "login"):
            return analysis
        listed = len(self._told(plan, results.records, analysis, query))
        if results.kind == "list" and listed > FEW:
            return analysis
        records = applied(analysis.page, plan.wrapper, self.analyst.matcher, self.question(task).echo)
        if results.kind not in ("detail", "list") and not results.total_count:
            records = tuple(record for record in records if record.url and self.details.knows(record.url))
        told = len(self._told(plan, records, analysis, query))
        if not told or (told < listed and not _parts(analysis, results.records, records)):
            return analysis
        found = replace(results, kind="list", records=records)
        return replace(analysis, results=found, placed=bool(results.total_count))

    def _counted(
        self, plan: Plan, analysis: Analysis, assignment: Assignment, found: int, *, more: bool, page: int
    ) -> int | None:
        """The total that an answer states, in words that are known or where earlier answers stated theirs; None where it is the
        number that was asked for, or less than the page shows: then it counts something else."""
        asked, stated = {value for _, value in assignment}, analysis.results.total_count
        if stated is not None and (str(stated) in asked or stated < found):
            stated = None
        if stated is not None and page == 1 and found:
            return plan.counting.counted(stated, found, more=more)
        if stated is not None or page > 1 or not found:
            return stated
        span = record_span(analysis.page, analysis.results.records) or (0, 0)
        around = (one.text for one in Said.of(analysis.page.tree).numbered if not span[0] <= one.node < span[1])
        return plan.counting.total(around, asked, found, more=more)

    def _told(self, plan: Plan, records: Sequence[Record], analysis: Analysis, query: Mapping[str, Any]) -> list[str]:
        """Which of the records tell enough to be records of the domain, and are not shown in answer to nothing too."""
        return [name for name in self._names(records, analysis, query) if name not in plan.planner.null_members]

    def _names(self, records: Sequence[Record], analysis: Analysis, query: Mapping[str, Any] | None) -> list[str]:
        """Names for what repeats on a page and is not to be stored (what an answer to nothing shows)."""
        found = rows_of(
            records,
            domain=self.domain,
            identities=Identities(
                self.domain,
                dict(self.identities.echoes),
                dict(self.identities.counts),
                tickets=dict(self.identities.tickets),
                references=dict(self.identities.references),
            ),
            site=self.site,
            location=Location("", 0),
            now=0.0,
            asked=True,
            query=query,
            page_url=analysis.page.url,
            placed=True,
        )
        return [row.identifier for row in found]

    def _store(
        self,
        analysis: Analysis,
        effects: Effects,
        location: Location,
        now: float,
        plan: Plan | None,
        query: Mapping[str, Any] | None,
    ) -> list[Row]:
        interface = plan.interface.identity if plan is not None else None
        single = analysis.results.kind == "detail"
        rows = rows_of(
            [addressed(one, analysis.page) for one in analysis.results.records[:1]]
            if single
            else analysis.results.records,
            domain=self.domain,
            identities=self.identities,
            site=self.site,
            location=location,
            now=now,
            asked=query is not None,
            interface=interface,
            query=query,
            known=self.details.knows,
            own_url=analysis.page.url if single and self._arrived(analysis.page.url, query) else None,
            page_url=analysis.page.url,
            placed=analysis.placed,
        )
        shown = [row.identifier for row in rows] if plan is not None and not _counts_all(analysis, len(rows)) else []
        if plan is not None and (anyway := plan.planner.shown_anyway(shown)):
            self.unstored.update(row.identifier for row in rows if row.new and row.identifier in anyway)
            rows = [row for row in rows if row.identifier not in anyway]
        if self.unstored:
            rows = [replace(row, new=True) if row.identifier in self.unstored else row for row in rows]
            self.unstored.difference_update(row.identifier for row in rows)
        effects.rows.extend(rows)
        listed = []
        own = own_pages(analysis, rows, self.domain.main) if not single else frozenset()
        effects.fuller = sum(self.evidence.fuller(row.identifier, row.attributes) for row in rows)
        for row in rows:
            self.evidence.add(row.identifier, row.attributes, row.texts)
            if row.new and row.url in own and (query is not None or self.settings.via != "forms"):
                kind = kind_of(row.url, analysis.page.url)
                if self.details.undecided(row.url, kind):
                    name = row.attributes.get(self.domain.main, [])
                    listed.append([row.url, row.identifier, sorted(row.attributes), name, kind])
                if self.details.listed(row.url, row.identifier, row.attributes, kind):
                    effects.tasks.append(self._detail_task(row.url, row.identifier, row.attributes, interface, query))
        if listed:
            effects.event["listed"] = listed
        return rows

    def _copies(self, analysis: Analysis) -> bool:
        """Whether a page shows, at addresses of another kind, records that are all here already, of a database that was read
        to its end: another view of it (an index, a mirror), whose rows would stand beside them."""
        records = [record for record in analysis.results.records if record.url]
        if (
            not self.complete
            or len(records) < COPIES
            or any(map(self.details.knows, (one.url or "" for one in records)))
        ):
            return False
        return sum(map(self._is_here, records)) >= ALIKE * len(records)

    def _is_here(self, record: Record) -> bool:
        """Whether a record tells its name and something else, and one that is here tells all of the same."""
        told = attribute_values((field.attribute, field.value) for field in record.fields)
        if self.domain.main not in told or len(told) < 2:
            return False
        return bool(set.intersection(*(self.evidence.carrying(name, values[0]) for name, values in told.items())))

    def _arrived(self, url: str, query: Mapping[str, Any] | None) -> bool:
        """Whether a page about one thing is that thing's own: reached by a link, or a query was answered by going there
        (a search for a number does so), which the addresses of the records listed tell."""
        return query is None or self.details.knows(url)


def _counts_all(analysis: Analysis, shown: int) -> bool:
    """Whether a page says of just as many records as it shows which they are of the answer ("201–212 of 212"): then none of them
    stands beside it, though the site shows it in answer to nothing too, as one of its latest."""
    total = analysis.total
    if total is None or total.first is None or total.last is None or total.count is None:
        return False
    return total.last - total.first + 1 == shown and total.last <= total.count


def _parts(analysis: Analysis, shown: Sequence[Record], placed: Sequence[Record]) -> bool:
    """Whether all that is shown as records are parts of those at the known place: a lone record's own lines repeat."""
    ends = analysis.page.tree.ends
    return all(any(one.node < part.node < ends[one.node] for one in placed if one.node >= 0) for part in shown)
