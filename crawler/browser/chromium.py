"""A browser that never touches the network: Chromium runs a page's scripts, and whatever they ask for is fetched by us.

Every request of a page is intercepted and handed to a `Door`, which checks it, waits for the site's pace, counts and
archives it like any other; what the door does not let through fails in the page. Pictures, fonts, films, frames and looks
are not asked for at all, scripts once. Whatever might get around the interception (sockets, look-ups of names, WebRTC) finds a
proxy that is not there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import time
from collections import OrderedDict
from collections.abc import Awaitable, Coroutine
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from crawler.browser.kept import Kept
from crawler.browser.keys import Keys
from crawler.browser.scene import Scene
from crawler.browser.stage import CLOSING, Stage, Words, page_of
from crawler.browser.traffic import Door
from crawler.browser.world import GUARD, World
from crawler.errors import FormdiverError, PermanentError, TransientError, UsageError
from crawler.fetch import FetchSettings
from crawler.metrics import Counters
from crawler.models import Exchange, Fetched, Request
from crawler.urls import site

if TYPE_CHECKING:
    from playwright.async_api import Browser as Chromium
    from playwright.async_api import BrowserContext, Dialog, Page, Playwright, Route

log = logging.getLogger(__name__)

#: Programs that are looked for on the path where Playwright has no browser of its own.
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
#: Empty pages kept for the next scene.
MAX_IDLE = 8
#: Pages kept open for the next page of their answer, documents kept to begin from again, seconds until both are too old.
MAX_STAGES, MAX_DOCUMENTS, AGE_SECONDS = 4, 40, 600.0
#: Most seconds for one page, apart from what its requests take, and most for the browser to start.
SECONDS, START_SECONDS = 30.0, 60.0
#: The language that scripts are told is read here.
LOCALE = "en"
#: Nothing listens there: a connection that was not intercepted ends at once.
NOWHERE = "http://127.0.0.1:9"
ARGUMENTS = (
    "--proxy-bypass-list=<-loopback>",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",  # the same in older versions
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
    "--no-first-run",
    "--no-pings",
    "--mute-audio",
    "--blink-settings=imagesEnabled=false",
)


def find_browser(wanted: str) -> str | None:
    """The program of the browser that a user `wanted`: "never" is none, "auto" one that is installed, anything else a path.

    Raises UsageError for a path where there is none."""
    if wanted == "never":
        return None
    if wanted != "auto":
        found = shutil.which(wanted)
        if found is None:
            raise UsageError(
                f"there is no browser at {wanted!r}; --browser takes auto, never, or a program like chromium"
            )
        return found
    return next(filter(None, map(shutil.which, PROGRAMS)), None) or _downloaded()


def _downloaded() -> str | None:
    """The newest browser that `playwright install chromium` fetched, where it keeps them."""
    folder = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright")
    found = sorted(folder.glob("chromium-*/chrome-linux*/chrome")) if folder.is_dir() else []
    return str(found[-1]) if found else None


class Browser:
    """Draws pages in Chromium, started when first needed and again after it broke down; used inside `async with`.

    `words` tells what buttons say. Raises TransientError or PermanentError where a page cannot be drawn."""

    def __init__(
        self,
        program: str,
        words: Words,
        settings: FetchSettings | None = None,
        counters: Counters | None = None,
    ) -> None:
        self.program, self.words = program, words
        self.settings, self.counters = settings or FetchSettings(), counters or Counters()
        self._playwright: Playwright | None = None
        self._chromium: Chromium | None = None
        self._starting = asyncio.Lock()
        self._fault = ""
        self._stages: OrderedDict[str, tuple[float, Stage]] = OrderedDict()
        self._idle: OrderedDict[str, list[World]] = OrderedDict()
        self._documents: OrderedDict[str, tuple[float, Exchange]] = OrderedDict()
        self._kept, self._keys = Kept(), Keys()

    async def __aenter__(self) -> Browser:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._end()

    # -- what it is for ---------------------------------------------------------------------------------------------

    async def draw(self, fetched: Fetched, door: Door, *, acting: bool = False, opening: bool = False) -> Fetched:
        """The page that was fetched as its scripts draw it. With `acting` they may send by POST to their own site, with
        `opening` a search that waits behind a button is shown."""
        self._keep(fetched.url, fetched.answer)
        scene = Scene(fetched.url)
        return await self._shown(scene, door, fetched.answer, acting=acting, opening=opening)

    async def play(self, scene: Scene, door: Door, *, acting: bool = False) -> Fetched:
        """What a scene shows: its page opened, its form filled and sent, its answer turned on."""
        kept = self._stages.pop(scene.turned(1).address, None)
        if kept is not None:
            since, stage = kept
            if stage.scene.page == scene.page - 1 and time.monotonic() - since < AGE_SECONDS and stage.alive:
                return await self._performed(stage, scene, door, acting=acting)
            await self._release(stage)
        document = self._document(scene.base)
        if document is None:
            fetched = await door(Request(scene.base))
            if fetched.answer.status >= 400:
                raise PermanentError(f"{scene.base}: status {fetched.answer.status}", reason="page_gone")
            document = fetched.answer
            self._keep(scene.base, document)
        return await self._shown(scene, door, document, acting=acting)

    async def _shown(
        self, scene: Scene, door: Door, document: Exchange, *, acting: bool, opening: bool = False
    ) -> Fetched:
        world = await self._opened(scene)
        stage = Stage(world, scene, document, self.words, self._kept, self._keys, opening=opening)
        return await self._performed(stage, scene, door, acting=acting)

    async def _performed(self, stage: Stage, scene: Scene, door: Door, *, acting: bool) -> Fetched:
        """Play a scene on a stage, which is kept where its answer can be turned on."""
        started, begun = time.time(), time.monotonic()
        keep = False
        try:
            written = await stage.perform(
                scene, door, seconds=SECONDS, limit=self.settings.max_body_bytes, acting=acting
            )
            keep = written.onward
        except FormdiverError:
            self._documents.pop(scene.base, None)
            raise
        except Exception as error:
            raise await self._failed(scene, error) from error
        finally:
            if not keep:
                await self._release(stage)
        self.counters.add("pages_drawn")
        if keep:
            await self._hold(stage)
        return page_of(written, started, time.monotonic() - begun, self.settings.max_body_bytes)

    async def _opened(self, scene: Scene) -> World:
        try:
            return await self._page(site(scene.base))
        except FormdiverError:
            raise
        except Exception as error:  # the program went down meanwhile
            raise await self._failed(scene, error) from error

    async def _failed(self, scene: Scene, error: Exception) -> TransientError:
        """What to raise where the browser itself fails; one that is gone is started anew for the next page. A mistake of our own
        looks the same to the crawl, and is told with where it was made."""
        from playwright.async_api import Error

        self.counters.add("browser_errors")
        self._documents.pop(scene.base, None)
        said = f"{type(error).__name__}: {str(error)[:300]}"
        if isinstance(error, Error | OSError):  # a TimeoutError too
            log.info("the browser could not draw %s: %s", scene.address, said)
        else:
            log.error("the browser could not draw %s: %s", scene.address, said, exc_info=error)
        if not self._alive:
            await self._end()
        return TransientError(f"{scene.address}: the browser could not draw it", reason="browser")

    # -- what is kept -----------------------------------------------------------------------------------------------

    def _keep(self, url: str, document: Exchange) -> None:
        self._documents[url] = time.monotonic(), document
        self._documents.move_to_end(url)
        if len(self._documents) > MAX_DOCUMENTS:
            self._documents.popitem(last=False)

    def _document(self, url: str) -> Exchange | None:
        since, document = self._documents.get(url, (0.0, None))
        return document if time.monotonic() - since < AGE_SECONDS else None

    async def _hold(self, stage: Stage) -> None:
        """Keep a page open for the next page of its answer."""
        key = stage.scene.turned(1).address
        older = self._stages.pop(key, None)
        self._stages[key] = time.monotonic(), stage
        if older is not None:
            await self._release(older[1])
        while len(self._stages) > MAX_STAGES:
            _, (_, oldest) = self._stages.popitem(last=False)
            await self._release(oldest)

    # -- the program ------------------------------------------------------------------------------------------------

    @property
    def _alive(self) -> bool:
        return self._chromium is not None and self._chromium.is_connected()

    async def _page(self, name: str) -> World:
        """An empty page that nothing but this site was ever shown on."""
        async with self._starting:
            if not self._alive:
                await self._end()
                await self._start()
        idle = self._idle.get(name)
        while idle:
            world = idle.pop()
            if not world.page.is_closed():
                return world
        assert self._chromium is not None
        context = await self._chromium.new_context(
            user_agent=self.settings.user_agent,
            locale=LOCALE,
            viewport={"width": 1280, "height": 900},
            accept_downloads=False,
            service_workers="block",
            bypass_csp=True,
        )
        await context.add_init_script(path=GUARD)
        world = await World.beside(context)
        page = world.page
        page.on("dialog", lambda dialog: _spawned(_answered(dialog)))
        # Whatever else is opened (a link for a new window, a window from a frame) asks for nothing and is closed at once.
        await context.route("**/*", _refused)
        context.on("page", lambda other: _spawned(_closed(other)) if other is not page else None)
        return world

    async def _release(self, stage: Stage) -> None:
        """Keep a page for the next scene of its site. A script that never ends takes the whole program with it."""
        if not self._alive or not await stage.clear():
            await self._end()
            return
        idle = self._idle.setdefault(site(stage.scene.base), [])
        idle.append(stage.world)
        self._idle.move_to_end(site(stage.scene.base))
        kept = sum(map(len, self._idle.values()))
        while kept > MAX_IDLE:
            oldest = next(pages for pages in self._idle.values() if pages)
            await _closed(oldest.pop(0).page.context)
            kept -= 1

    async def _start(self) -> None:
        from playwright.async_api import Error, async_playwright  # only where a page needs it: it takes long to import

        if self._fault:
            raise PermanentError(self._fault, reason="no_browser")
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        if root:
            log.warning("Chromium runs without its sandbox, as it does for root; give formdiver a user of its own")
        try:
            if self._playwright is None:
                self._playwright = await async_playwright().start()
            self._chromium = await self._playwright.chromium.launch(
                executable_path=self.program,
                chromium_sandbox=not root,
                args=list(ARGUMENTS),
                proxy={"server": NOWHERE},
                timeout=START_SECONDS * 1000,
                handle_sigint=False,
                handle_sigterm=False,
                handle_sighup=False,
            )
        except (Error, OSError) as error:
            self.counters.add("browser_errors")
            what = str(error).strip().splitlines()[0][:200] if str(error).strip() else type(error).__name__
            self._fault = f"the browser {self.program} does not start ({what}); --browser names another, or never"
            log.warning("%s", self._fault)
            raise PermanentError(self._fault, reason="no_browser") from error
        log.info("browser started program=%s version=%s", self.program, self._chromium.version)

    async def _end(self) -> None:
        self._stages.clear()
        self._idle.clear()
        chromium, self._chromium = self._chromium, None
        playwright, self._playwright = self._playwright, None
        if chromium is not None:
            await _closed(chromium)
        if playwright is not None:  # what drives the browser may have gone down with it
            await _ended(playwright.stop())


#: What runs beside a page until it ends by itself; kept, since the loop keeps no tasks.
_beside: set[asyncio.Task[None]] = set()


def _spawned(one: Coroutine[Any, Any, None]) -> None:
    task = asyncio.get_running_loop().create_task(one)
    _beside.add(task)
    task.add_done_callback(_beside.discard)


async def _answered(dialog: Dialog) -> None:
    """Say no to whatever a page asks, but let it go where it asks whether it may be left."""
    with contextlib.suppress(Exception):  # the page went away meanwhile
        await (dialog.accept() if dialog.type == "beforeunload" else dialog.dismiss())


async def _refused(route: Route) -> None:
    with contextlib.suppress(Exception):
        await route.abort()


async def _closed(one: Page | BrowserContext | Chromium) -> None:
    """Close a page, a profile with its pages, or the program, without waiting long."""
    await _ended(one.close())


async def _ended(ending: Awaitable[None]) -> None:
    try:
        async with asyncio.timeout(CLOSING):
            await ending
    except Exception as error:
        log.info("the browser did not end in good order: %s", type(error).__name__)
