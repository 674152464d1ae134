"""Choices whose options cut a database into parts, all of which are read: one choice after the other."""

from __future__ import annotations

from dataclasses import dataclass

from crawler.plan.answers import Answers
from crawler.plan.limits import ROUND
from crawler.plan.query import Assignment, Query, Slot
from crawler.plan.wholeness import matched

#: Most options of a choice field that are asked one by one.
MAX_OPTIONS = 400
#: Options of a choice without anything new, and their share of those answered, that show that it cuts nothing that is not
#: here already.
VAIN, MOSTLY_VAIN = 3, 0.5
#: Share of a page that the parts of a choice must fill for one choice to be read before another, and new records that a page
#: of them must promise for everything else to wait.
FILLED, PROMISING = 0.5, 1.0
#: Share of what the parts of a choice showed that may stand in several of them, for these to be parts.
SHARED = 0.02
#: Records that other questions must bring, all of which stand in the parts, for these to be everything; the share of the parts
#: that is enough.
BESIDE, HALF = 40, 0.5


@dataclass(slots=True)
class Parting:
    """What the options of choices tell of the answers so far."""

    answers: Answers

    @property
    def choice(self) -> str:
        """The choice whose options are being asked for and read, each alone; "" where there is none. Options of others would
        show the same records again. Where answers are cut off, or most of its options bring little or nothing, there is none."""
        if self.answers.cap is not None:
            return ""
        for slot in self._choices:
            asked = self._options(slot)
            found = [query for query in asked if query.found]
            vain = sum(not query.new for query in found)
            if not found or (vain >= VAIN and vain >= MOSTLY_VAIN * len(found)):
                continue
            if sum(map(matched, found)) < FILLED * self.answers.page_size * len(found):
                continue
            if slot.name not in self.answers.useless and (
                len(asked) < len(slot.options[:MAX_OPTIONS]) or any(map(_reading, asked))
            ):
                return slot.name
        return ""

    @property
    def reading(self) -> bool:
        """Whether answers to the options of that choice are still being read, with something new to come."""
        asked = (query for slot in self._choices if slot.name == self.choice for query in self._options(slot))
        return any(
            _reading(q) and (not q.answered or self.answers.page_worth(q.assignment) >= PROMISING) for q in asked
        )

    def of_another(self, assignment: Assignment, name: str) -> bool:
        """Whether a query asks for one option of a choice, and not of the one named so."""
        if len(assignment) != 1 or assignment[0][0] == name:
            return False
        return self.answers.by_name[assignment[0][0]].kind == "choice"

    @property
    def divided(self) -> bool:
        """Whether every option of a choice was asked for alone and read to its end, or found nothing; one that was turned
        down says nothing of what it holds."""
        return bool(self._divisions)

    @property
    def partitioned(self) -> bool:
        """Whether the parts of such a choice have hardly a record in common, and none looks cut off."""
        return any(map(self._apart, self._divisions))

    @property
    def attested(self) -> bool:
        """Whether the records that other questions brought are enough of those, and all stand in such parts: a choice often
        has no option for what lacks the attribute."""
        return any(self._apart(parts) and self._met_in(parts) for parts in self._divisions)

    @property
    def _choices(self) -> list[Slot]:
        return [slot for slot in self.answers.slots if slot.kind == "choice" and len(slot.options) > 1]

    @property
    def _divisions(self) -> list[list[Query]]:
        """The parts by each choice of which all were read."""
        return [self._options(slot) for slot in self._choices if self.answers.cap is None and self._read_through(slot)]

    def _options(self, slot: Slot) -> list[Query]:
        """The options of a choice that were asked for alone."""
        pairs = (((slot.name, option),) for option in slot.options)
        return [self.answers.queries[pair] for pair in pairs if pair in self.answers.queries]

    def _read_through(self, slot: Slot) -> bool:
        asked = self._options(slot)
        read = [
            query
            for query in asked
            if query.ended
            and not query.given_up
            and query.found >= (query.total or 0)
            and (query.found or query.kind == "empty")
        ]
        return len(read) == len(slot.options) and any(query.found for query in read)

    def _apart(self, parts: list[Query]) -> bool:
        members = [one for query in parts for one in query.members]
        most = max(query.found for query in parts)
        cut = any(query.total is None and query.found == most and self._round(query) for query in parts)
        return not cut and len(members) - len(set(members)) <= SHARED * len(members)

    def _met_in(self, parts: list[Query]) -> bool:
        """Whether what other questions brought stands in these parts, and is much."""
        inside = {one for query in parts for one in query.members}
        asked = {query.assignment for query in parts}
        beside = {one for query in self.answers.others if query.assignment not in asked for one in query.members}
        return beside <= inside and len(beside) >= min(BESIDE, HALF * len(inside))

    def _round(self, query: Query) -> bool:
        """Whether an answer ended where sites cut theirs off: at full pages or a round number."""
        return query.pages > 1 and (query.found % self.answers.page_size == 0 or query.found % ROUND == 0)


def _reading(query: Query) -> bool:
    return not (query.ended or query.given_up or query.put_off)
