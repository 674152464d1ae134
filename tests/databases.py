"""Simulated databases, asked by the planner itself: no network, only answers."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence

from crawler.plan.evidence import ANY, Evidence
from crawler.plan.planner import Planner
from crawler.plan.query import Answer, Assignment, Slot
from knowledge.domain import Domain, load_domain
from knowledge.words import words

BOOKS = load_domain("books")
TITLE = Slot("t", "title", "text", ("t",))
AUTHOR = Slot("a", "author", "text", ("a",))
KEYWORD = Slot("k", ANY, "text", ("k",))
YEARS = Slot("y", "year", "range", ("from", "to"))
SHOWN = ("title", "author", "publisher", "category", "year")


def values(record: dict[str, str], name: str) -> list[str]:
    return [part for part in record.get(name, "").split("; ") if part]


#: Whether a search for a value finds a text, both in small letters.
Search = Callable[[str, str], bool]


def parts_of_words(value: str, text: str) -> bool:
    """A search that finds its words inside of others, and no single letters."""
    return bool(words(value)) and all(word in text for word, _ in words(value))


class Database:
    """Answers assignments as a site does: parts of words of two letters at least, pages of 20, at most `cap` records of a
    query; a `vague` one says no more of longer answers than that there are more. `search` tells what else a text finds
    in the text of a record's searched values."""

    def __init__(
        self,
        records: Sequence[dict[str, str]],
        slots: Sequence[Slot],
        *,
        blank: bool,
        cap: int | None,
        searched: Sequence[str] = SHOWN,
        vague: bool = False,
        search: Search = parts_of_words,
    ) -> None:
        self.search = search
        self.vague = vague
        self.records, self.slots, self.blank, self.cap = records, {slot.name: slot for slot in slots}, blank, cap
        self.searched = searched
        self._texts: dict[str, list[str]] = {}

    def matches(self, assignment: Assignment) -> list[int]:
        if not assignment and not self.blank:
            return []
        return [number for number, record in enumerate(self.records) if self._fits(number, record, assignment)]

    def turned_down(self, assignment: Assignment) -> str:
        """What an answer without records is: one that finds nothing, or one that asks for more."""
        return "empty"

    def _text(self, number: int, attribute: str) -> str:
        """What a search of an attribute, or of all that is searched, looks through of a record."""
        texts = self._texts.get(attribute)
        if texts is None:
            names = self.searched if attribute == ANY else (attribute,)
            texts = [" ".join(record.get(each, "") for each in names).lower() for record in self.records]
            self._texts[attribute] = texts
        return texts[number]

    def _fits(self, number: int, record: dict[str, str], assignment: Assignment) -> bool:
        for name, value in assignment:
            slot = self.slots[name]
            if slot.kind == "range":
                low, _, high = value.partition("..")
                year = record.get("year", "")
                if not year or (low and year < low) or (high and year > high):
                    return False
            elif slot.kind == "choice":
                if record.get(slot.attribute) != value:
                    return False
            else:
                if not self.search(value, self._text(number, slot.attribute)):
                    return False
        return True


def harvested(
    database: Database,
    *,
    size: int = 20,
    domain: Domain = BOOKS,
    shown: Sequence[str] = SHOWN,
    totals: bool = True,
    least: float = 0.0,
    toll: int = 0,
) -> tuple[int, int, Planner]:
    """(distinct records, pages, planner) when the planner itself has decided to stop. Further pages worth less than
    `least` are let be, as a crawl does, or wait once for what is being read. A question costs `toll` pages besides those
    of its answer."""
    evidence = Evidence(domain)
    seeds = {name: [(one.value, one.confidence) for one in found] for name, found in domain.instances.items()}
    seeds[ANY] = [pair for found in seeds.values() for pair in found]
    planner = Planner(list(database.slots.values()), evidence, seeds, toll=toll)
    seen: set[int] = set()
    queue: list[tuple[float, int, Assignment, int]] = []
    answers: dict[Assignment, list[int]] = {}
    pages = order = 0
    later: dict[Assignment, int] = {}
    waited: set[Assignment] = set()
    while True:
        over = planner.closed is not None
        for due in [one for one in later if over or planner.page_worth(one) >= least]:
            order += 1
            heapq.heappush(queue, (-planner.page_worth(due), order, due, later.pop(due)))
            planner.put_off(due, False)
        for query in planner.propose(1 - planner.outstanding):
            order += 1
            heapq.heappush(queue, (-query.expected, order, query.assignment, 1))
        if not queue and planner.closed is None:
            if later:
                due, number = later.popitem()
                heapq.heappush(queue, (0.0, order, due, number))
                planner.put_off(due, False)
            else:
                planner.idle()
            continue
        if not queue or planner.closed in ("complete", "nothing new"):
            return len(seen), pages, planner
        _, _, assignment, number = heapq.heappop(queue)
        if number > 1 and planner.page_worth(assignment) < least:
            if not planner.waits(assignment, least):
                planner.give_up(assignment)
                continue
            if assignment not in waited:
                waited.add(assignment)
                later[assignment] = number
                planner.put_off(assignment)
                continue
        matched = answers.setdefault(assignment, database.matches(assignment))
        readable = matched[: database.cap] if database.cap else matched
        rows = readable[(number - 1) * size : number * size]
        new = set(rows) - seen
        seen.update(rows)
        pages += 1 + (toll if number == 1 else 0)
        for row in rows:
            record = database.records[row]
            evidence.add(str(row), {name: values(record, name) for name in shown if record.get(name)})
        more = number * size < len(readable)
        kind = "list" if rows else database.turned_down(assignment)
        members = tuple(map(str, rows))
        cut = database.vague and len(matched) > len(readable)
        total = None if cut or not totals else len(matched)
        planner.answered(assignment, Answer(kind, number, len(rows), len(new), total, more, members, cut))
        if more and not planner.refines(assignment) and not planner.repeats(assignment):
            order += 1
            heapq.heappush(queue, (-planner.page_worth(assignment), order, assignment, number + 1))
        elif more:
            planner.give_up(assignment)
