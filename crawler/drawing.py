"""What a worker has the browser do: pages that scripts draw, forms that only a script sends, answers turned in place."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace

from crawler.analysis import Analysis
from crawler.browser import Browser, Door, Place, Scene, scene_of
from crawler.errors import PermanentError, RefusedError
from crawler.fetch import HttpFetcher
from crawler.forms.buttons import CLOSES, GO, opens_search
from crawler.forms.vocabulary import PURPOSES, RESET, SEARCH, SENDS, folded
from crawler.harvest import SiteHarvest
from crawler.harvest.interfaces import BUTTONS
from crawler.harvest.state import assignment_of
from crawler.links import harmful
from crawler.models import Fetched, Form, Request, Task
from crawler.page import Page
from crawler.paging.candidates import arrow, pictured
from crawler.paging.words import read_words
from crawler.politeness import Politeness
from crawler.robots import RobotsCache
from crawler.urls import site as site_of
from crawler.wording.drawn import (
    awaited_columns,
    awaits_results,
    awaits_rows,
    has_boxes_of_script,
    prompts,
    scripted,
    sent_in_place,
    unsent_search,
)

log = logging.getLogger(__name__)

#: Pages of a site that are drawn only for the search that they seem to bear.
SOUGHT = 3
#: Attributes of the domain that the columns of a table without rows must name for it to be about that, the main one among them.
NAMED = 2
#: Pages of a site that never come to rest, after which no more of it are drawn: each holds up all others for half a minute.
RESTLESS = 3
#: Pages in a row whose tables stayed without records when they were drawn, after which tables of pages of links are left.
EMPTY = 8
#: Answers that show less than they state, with nothing that leads on, whose drawing brought no more, before no others are drawn.
UNGROWN = 2
#: The share of what an answer states from which on it shows all: totals are counted at another moment.
WHOLE = 0.98
#: Controls that nobody fills in.
_UNFILLED = frozenset({"hidden", *BUTTONS})
_NEXT = frozenset({"next", "older"})
#: The signs of buttons that empty a box.
_CROSS = re.compile(r"\s*[×✕✖✗✘⨯⨉╳❌🗙]")
#: What stands between the things that a box says may be entered there.
_PARTED = re.compile(
    r"[,;/|.…]|\s(?:or|and|oder|und|ou|et|o|y|e|of|en|eller|och|og|lub|i|или|и)\s|[或与和、，]", re.IGNORECASE
)
#: What pagers are called in the names of elements, and what else has a "next" and numbers of its own.
_PAGER = re.compile(r"pagi|pager|paging|(?<![a-z])pages?(?![a-z])|seiten", re.IGNORECASE)
#: Such names that nothing else has: "page" alone is what the whole of many pages is called, with all its buttons.
_PAGES = re.compile(r"pagi|pager|paging|seiten", re.IGNORECASE)
#: What an arrow leads through or away, by the names of fonts: the way in, and out ("arrow-right-from-bracket").
_THROUGH = re.compile(r" (?:from|to|into|in|out|door|log(?:in|out)|sign(?:in|out)|bracket|exchange|arrow \w+ arrow) ")
_ELSEWHERE = re.compile(
    r"cart|basket|checkout|wizard|stepper|carous|slider|slick|swiper|gallery|lightbox|calendar|datepick|rating|"
    r"(?<![a-z])(?:stars?|tour|quiz|vot(?:e|es|ing)|poll)(?![a-z])|survey|onboard|quantity|player|captcha",
    re.IGNORECASE,
)


class Buttons:
    """What the buttons of a page say (`browser.Words`), in the languages that paging and forms know."""

    def turn(self, text: str, other: str, place: Place) -> str | int | None:
        """ "next", the number of the page that it leads to, or None: also of what stands among pictures, days, ratings and
        steps of something else, in forms but for what shows more of their answer, and of numbers that nothing says to be those of
        pages."""
        pager = _PAGER.search(place.names) is not None
        if place.drawn and _PAGES.search(place.names):  # a picture alone, which fonts and scripts draw by its name
            names = folded(place.drawn, 200)
            text = text or ("" if _THROUGH.search(names) or _undoes(names) or _other(names) else pictured(place.drawn))
        if drawn := arrow(text.strip()):  # what it is for is said where it cannot be seen; else only pagers tell
            text = "" if other.strip() or not pager else drawn
        said = read_words(text.strip())
        shows = not place.fills or (place.below and said.show_more)
        if not pager and (not shows or _ELSEWHERE.search(place.names)):
            return None
        if said.number is not None:
            return said.number if pager or place.counted else None
        if said.show_more or said.glyph == ">" or (said.direction in _NEXT and not said.other and said.words <= 4):
            return "next"
        if said.words == 0 or not text.strip():
            named = read_words(other.strip())
            return "next" if named.direction in _NEXT and not named.other else None
        return None

    def search(self, buttons: list[tuple[str, bool]]) -> int | None:
        """The button that says that it searches, else the one that sends the form, else one that says to go on, or nothing
        where it is the only one. None of those that say that they do something else ("Save search", "Add to basket")."""
        words = [folded(text, 200) for text, _ in buttons]
        crosses = {index for index, (text, _) in enumerate(buttons) if _CROSS.match(text)}
        free = [at for at, text in enumerate(words) if at not in crosses and not _undoes(text) and not _other(text)]
        told = [index for index in free if SEARCH.search(words[index])]
        sends = [index for index in free if buttons[index][1]]
        goes = [index for index in free if GO.search(words[index])]
        alone = [index for index in free if len(words) == 1 and not words[index].strip()]
        return next(iter([*told, *sends, *goes, *alone]), None)

    def opens(self, text: str) -> bool:
        """Whether a button says that one searches, and nothing else."""
        return opens_search(text)


def _undoes(text: str) -> bool:
    """Whether a button's words say that it empties the form or takes it away."""
    return RESET.search(text) is not None or CLOSES.search(text) is not None


def _other(text: str) -> bool:
    """Whether a button's words name a purpose, and before any word of searching. Of sending many speak who mean nothing by it."""
    search, sends = SEARCH.search(text), SENDS.match(text) is not None
    found = (pattern.search(text) for name, _, pattern in PURPOSES if not (sends and name == "contact"))
    return any(one is not None and (search is None or one.start() < search.start()) for one in found)


class PoliteDoor:
    """Fetches what pages ask for beside themselves, as politely as anything else (`browser.Door`). `fetch` sends a request with
    its redirects."""

    def __init__(
        self,
        fetcher: HttpFetcher,
        robots: RobotsCache,
        politeness: Politeness,
        fetch: Callable[[Request], Awaitable[Fetched]],
        clock: Callable[[], float],
    ) -> None:
        self._fetcher, self._robots, self._politeness = fetcher, robots, politeness
        self._fetch, self._clock = fetch, clock

    async def __call__(self, request: Request) -> Fetched:
        site = site_of(request.url)
        robots = await self._robots.get(site)
        self._politeness.set_crawl_delay(site, robots.crawl_delay)
        if robots.unavailable or not robots.allowed(request.url):
            raise RefusedError(f"{request.url}: robots.txt forbids it", reason="robots")
        if request.method == "POST" and harmful(request.url, sent=True):
            raise RefusedError(f"{request.url}: its address acts", reason="acts")
        address = None  # a proxy looks names up itself
        if self._fetcher.settings.proxy is None:
            address = next(iter(await self._fetcher.addresses(request.url)), None)
        now = self._clock()
        ready = self._politeness.ready_at(site, address, now)
        self._politeness.sent(site, address, ready)
        await asyncio.sleep(ready - now)
        return await self._fetch(request)


class Drawing:
    """The browser as a worker uses it, with the `door` for what pages ask for."""

    def __init__(self, browser: Browser, door: Door) -> None:
        self._browser, self._door = browser, door
        self._sought: Counter[str] = Counter()
        self._told: Counter[str] = Counter()
        self._restless: Counter[str] = Counter()
        self._empty: Counter[str] = Counter()
        self._ungrown: Counter[str] = Counter()

    def wanted(self, task: Task, page: Analysis, harvest: SiteHarvest, body: bytes) -> bool:
        """Whether what came for a task is but a frame for what scripts bring, or bears the search of a site, which only they
        send. An answer is one too whose `body` is the same whatever was asked, and has scripts, or that stops short of what it
        states."""
        deaf = task.request.method == "GET" and harvest.deaf.heard(page.page.url, body)
        if self._restless[task.site] >= RESTLESS:
            return False
        if page.needs_browser or task.kind == "form":
            return True
        if deaf and task.kind == "query" and scripted(page.page):
            return True
        if task.kind == "query" and self._ungrown[task.site] < UNGROWN and _stops_short(page):
            return True
        if page.results.records and task.kind != "link":
            return False
        if self._unfilled(task, page, harvest):
            return True
        if task.kind in ("query", "page"):
            return awaits_results(page.page, empty=page.results.kind == "empty")
        if task.kind != "link" or harvest.settings.via == "links":
            return False
        sought, told = self._sought[task.site], _told(page, harvest)
        most = told > self._told[task.site]  # of such tables that which tells most is to be drawn, wherever it comes
        if (harvest.plans or sought >= SOUGHT) and not most:
            return False
        searching = [form for form, verdict in page.forms if verdict.searchable]
        if any(_sends(form, page.page) and not sent_in_place(page.page, form.node) for form in searching):
            return False
        if not searching and not unsent_search(page.page) and not _prompted(page, harvest):
            return False
        self._sought[task.site] = sought + 1
        self._told[task.site] = max(told, self._told[task.site])
        return True

    def _unfilled(self, task: Task, page: Analysis, harvest: SiteHarvest) -> bool:
        """Whether a page reached by links has a table that scripts fill, at a site where such have not stayed empty."""
        linked = task.kind == "link" and not page.results.records and harvest.settings.via != "forms"
        return linked and self._empty[task.site] < EMPTY and awaits_rows(page.page)

    async def draw(self, task: Task, fetched: Fetched) -> Fetched:
        """What came for a task, as scripts draw it."""
        acting = task.kind in ("query", "page")
        try:
            return await self._browser.draw(fetched, self._door, acting=acting, opening=task.kind in ("link", "form"))
        except PermanentError as error:
            self._restless[task.site] += error.reason == "restless"
            raise

    def drew(self, sent: Analysis, shown: Analysis, harvest: SiteHarvest) -> Analysis:
        """What drawing a page showed, with what is to be thought of it."""
        if awaits_rows(sent.page):
            self._empty[harvest.site] = 0 if shown.results.records else self._empty[harvest.site] + 1
        if _stops_short(sent):
            more = len(shown.results.records) > len(sent.results.records) or not _stops_short(shown)
            self._ungrown[harvest.site] = 0 if more else self._ungrown[harvest.site] + 1
        unmoved = harvest.deaf.drew(sent.page.url, sent.results.records, shown.results.records)
        return replace(shown, unmoved=unmoved)

    async def play(self, task: Task, request: Request, harvest: SiteHarvest) -> Fetched:
        """What a scene shows. A form is filled only with what was asked of an interface; pages may write addresses too."""
        scene = scene_of(request.url)
        if scene is None or request.method != "GET" or site_of(scene.url) != task.site:
            raise RefusedError(f"{request.url}: an address that nobody made", reason="no_scene")
        if scene.form and not _asked(task, scene, harvest):
            raise RefusedError(f"{request.url}: it fills a form that was not asked", reason="not_asked")
        return await self._browser.play(scene, self._door, acting=task.kind in ("query", "page"))


def drawn(page: Analysis) -> Analysis:
    """An analysis that says that a browser drew the page."""
    return replace(page, drawn=True)


def _stops_short(page: Analysis) -> bool:
    """Whether an answer shows less than it states, though nothing leads on: a script of its page may fetch the rest when one
    comes to its end."""
    results = page.results
    short = results.kind == "list" and 0 < len(results.records) < WHOLE * (results.total_count or 0)
    return short and not results.paging and not page.controls and scripted(page.page)


def _told(page: Analysis, harvest: SiteHarvest) -> int:
    """How many attributes of the domain a table names that scripts are to fill; 0 where it is not about that."""
    matcher = harvest.analyst.matcher
    named = {matcher.key(words)[0] for words in awaited_columns(page.page)} - {None} if matcher is not None else set()
    return len(named) if len(named) >= NAMED and harvest.domain.main in named else 0


def _prompted(page: Analysis, harvest: SiteHarvest) -> bool:
    """Whether a box that no form could send says that the main attribute of the domain is entered there ("title or author")."""
    matcher, main = harvest.analyst.matcher, harvest.domain.main
    said = (part.strip() for words in prompts(page.page) for part in _PARTED.split(words[:200]))
    return matcher is not None and any(matcher.key(part)[0] == main for part in said if part)


def _sends(form: Form, page: Page) -> bool:
    """Whether a form has an address (`javascript:` is none), and something that is filled in a name to be sent under, or
    there is nothing to be filled in, nor will be."""
    if not form.action:
        return False
    filled = [field for field in form.fields if field.control not in _UNFILLED]
    return any(field.name for field in filled) or (not filled and not has_boxes_of_script(page, form.node))


def _asked(task: Task, scene: Scene, harvest: SiteHarvest) -> bool:
    """Whether a scene fills a form with just what an interface, which the guard let through, was asked."""
    plan = harvest.plans.get(str(task.meta.get("interface")))
    if plan is None or task.kind not in ("query", "page"):
        return False
    if task.kind == "query" and "offered" in task.meta:
        return scene == scene_of(
            task.request.url
        )  # made of the form that an answer brought, which the guard let through
    sent = scene_of(plan.encoded(assignment_of(task), plan.manner_of(task.meta)).url)
    return sent is not None and sent.turned(scene.page) == scene
