"""Further pages of answers that wait: what is being read is thought to show most of what is left of them. They are asked
for once that turns out otherwise; kept here, and not in the frontier, as only the planner can tell when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from crawler.frontier.payload import decode, encode
from crawler.keys import digest
from crawler.models import Task
from crawler.plan.planner import Planner
from crawler.plan.query import Assignment

#: New records expected of a further page below which it is passed over.
MIN_WORTH = 0.25
#: Marks a page that waited: it does so once.
WAITED = "put_off"


@dataclass
class Later:
    """The tasks of such pages, by the query they belong to."""

    tasks: dict[Assignment, Task] = field(default_factory=dict)

    def put(self, assignment: Assignment, task: Task, planner: Planner) -> None:
        """Keep a task."""
        self.tasks[assignment] = task
        planner.put_off(assignment)

    def take(self, assignment: Assignment, planner: Planner) -> Task:
        """A task that is kept no more, under another name: it was in the frontier already."""
        task = self.tasks.pop(assignment)
        planner.put_off(assignment, False)
        return replace(task, key=digest(WAITED, task.key), meta={**task.meta, WAITED: True})

    def due(self, planner: Planner) -> list[Assignment]:
        """The queries whose next page is worth asking for now, or never will be; all once the planner is done."""
        over = planner.closed is not None
        return [one for one in self.tasks if over or planner.page_worth(one) >= MIN_WORTH]


def stored(assignment: Assignment, task: Task) -> list[object]:
    """A kept task as events have it."""
    return [[list(pair) for pair in assignment], task.key, task.site, encode(task).decode()]


def restored(data: Sequence[str]) -> Task:
    """The task of what `stored` gave, without its assignment."""
    key, site, payload = data
    return decode(key, site, "page", 0.0, payload.encode())
