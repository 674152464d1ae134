"""The sites of the sample deep web, one module each; `BUILDERS` maps a site's name to what makes it."""

from __future__ import annotations

from collections.abc import Callable

from samples.site import Plan, Site
from samples.sites import archive, aspnet, cards, filter, library, papers, shudian, tracker, traps

BUILDERS: dict[str, Callable[[Plan], Site]] = {
    "library": library.build,
    "archive": archive.build,
    "shudian": shudian.build,
    "cards": cards.build,
    "filter": filter.build,
    "tracker": tracker.build,
    "aspnet": aspnet.build,
    "papers": papers.build,
    "traps": traps.build,
}
