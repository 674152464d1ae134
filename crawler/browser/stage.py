"""One page open in the browser: its requests let through a door, its form filled, its answer turned, its content written down."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any, Protocol
from urllib.parse import unquote_plus

from crawler.browser.kept import Kept
from crawler.browser.keys import Keys
from crawler.browser.scene import Scene, at_of
from crawler.browser.traffic import Door, Traffic
from crawler.browser.world import World
from crawler.errors import PermanentError
from crawler.models import Exchange, Fetched, Request
from crawler.urls import canonical, site

log = logging.getLogger(__name__)

#: Seconds without a request and a change after which a page is drawn; the same after something was typed, since boxes wait for
#: the next letter; between two looks; and in which a press shows that it does something.
QUIET, TYPED, LOOK, ANSWERS = 0.35, 0.7, 0.04, 0.5
#: In which a page shows that it fetches more when one comes to its end.
GROWS = 0.25
#: Longest that a look is reckoned to take with the wait before it: where looks take longer, whatever the page does takes longer.
LOOKED = 0.05
#: Longest that changes alone keep a page from being drawn (clocks, animations).
RESTLESS = 4.0
#: Longest that a page may take to show what it fetched.
UNSHOWN = 1.5
#: Longest that a page may take to close.
CLOSING = 5.0

#: What a press that does something changes: the page, its data requests, its address, its document.
State = tuple[int, int, str, int]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a button stands: the `names` of what is around it, whether it follows the number of the page that is shown
    (`counted`), whether it stands in a form that is filled in (`fills`), and there below links that the form shows (`below`);
    what the pictures in it are called where it says nothing (`drawn`)."""

    names: str = ""
    counted: bool = False
    fills: bool = False
    below: bool = False
    drawn: str = ""


class Words(Protocol):
    """Reads what buttons say."""

    def turn(self, text: str, other: str, place: Place) -> str | int | None:
        """ "next" for what leads to the next page, a number for what leads to that one, None for anything else."""

    def search(self, buttons: list[tuple[str, bool]]) -> int | None:
        """Which of a form's buttons (their words, whether it sends the form) sends a search; None for none."""

    def opens(self, text: str) -> bool:
        """Whether a button outside of forms brings up a search."""


@dataclass(frozen=True, slots=True)
class Written:
    """What a stage showed: the scene that leads there, the HTML, and whether the answer can be turned on."""

    scene: Scene
    html: str
    onward: bool


def page_of(written: Written, started: float, elapsed: float, limit: int) -> Fetched:
    """What was drawn, as an answer."""
    body = written.html.encode("utf-8", "replace")
    url = canonical(written.scene.address) or written.scene.address
    headers = (("Content-Type", "text/html; charset=utf-8"),)
    exchange = Exchange(
        Request(url),
        200,
        headers,
        body[:limit],
        body[:limit],
        b"",
        b"",
        "",
        started,
        elapsed,
        len(body) > limit,
        drawn=True,
    )
    return Fetched((exchange,), url)


class Stage:
    """A page of the browser, with our `world` beside it, that shows scenes of one site. `scene` is what it shows, `alive` whether
    it still can show more."""

    def __init__(
        self,
        world: World,
        scene: Scene,
        document: Exchange,
        words: Words,
        kept: Kept,
        keys: Keys,
        *,
        opening: bool = False,
    ) -> None:
        self.scene = scene
        self.world, self.page, self._words = world, world.page, words
        self._keys, self._document = keys, document
        self._traffic = Traffic(scene.base, document, kept)
        self._begun, self._opening = False, opening

    @property
    def alive(self) -> bool:
        return not self.page.is_closed()

    async def clear(self) -> bool:
        """Take everything off the page; never raises, never waits long. False where it would not end."""
        self._traffic.shut()
        try:
            async with asyncio.timeout(CLOSING):
                # Its requests are intercepted, and refused, until nothing of it is left.
                await self.page.goto("about:blank")
                await self.page.unroute_all(behavior="ignoreErrors")
                everything = {"origin": site(self.scene.base), "storageTypes": "all"}
                await self.world.session.send("Storage.clearDataForOrigin", everything)
        except Exception as error:
            log.info("a page of the browser did not end: %s", type(error).__name__)
            return False
        return True

    async def perform(self, scene: Scene, door: Door, *, seconds: float, limit: int, acting: bool) -> Written:
        """Show a scene, from its page on or from the page of the answer before, and write it down."""
        try:
            async with asyncio.timeout(seconds) as clock:
                self._traffic.open(door, clock, acting=acting)
                if not self._begun:
                    await self._begin(scene)
                while self.scene.page < scene.page:
                    await self._turn()
                return await self._write(limit)
        except TimeoutError as error:
            raise PermanentError(f"{scene.address}: the page does not come to rest", reason="restless") from error
        finally:
            self._traffic.shut()

    # -- opening and filling ----------------------------------------------------------------------------------------

    async def _begin(self, scene: Scene) -> None:
        page, self._begun = self.page, True
        await page.route("**/*", lambda route: self._traffic.route(route, page.main_frame))
        self.scene = scene.turned(1)
        await self._show(scene)
        if scene.form or self._opening:
            await self._open()
        if scene.form:
            await self._send(scene)
        elif self._traffic.moves:
            self.scene = Scene(self._where)

    async def _show(self, scene: Scene) -> None:
        from playwright.async_api import Error

        try:
            await self.page.goto(scene.url, wait_until="domcontentloaded", timeout=0)
        except Error as error:
            if "ERR_ABORTED" not in str(error):  # the page went elsewhere at once
                raise
        await self._rest(QUIET)

    async def _open(self) -> None:
        """Press the button that brings up a search, on a page that shows no box for words."""
        told = [[str(text) for text in texts] for texts in await self._run("openers")]
        which = next((index for index, texts in enumerate(told) if any(map(self._words.opens, texts))), None)
        if which is None:
            return
        before = await self._state()
        if await self._run("open", which) and await self._answers(before):
            await self._rest(QUIET)

    async def _send(self, scene: Scene) -> None:
        """Fill the form and send it: by the button that searches, by the key where there is none or it does nothing."""
        begun = self._where
        before = await self._state()
        if not await self._run("fill", _given(scene)):
            raise PermanentError(f"{scene.address}: the form is not there any more", reason="form_gone")
        told = [(str(text), bool(sends)) for text, sends in await self._run("buttons")]
        which = self._words.search(told)
        pressed = which is not None and await self._run("send", which) and await self._answers(before)
        # The key would press the form's first button, whatever that is for.
        others = any(sends for index, (_, sends) in enumerate(told) if index != which)
        if not pressed and not others and await self._run("focused"):
            pressed = await self._typed(scene, before)
            if pressed is None:
                await self._again(scene)
                return
        elif pressed:
            await self._settled(before)
        if not pressed:
            if not told:
                await self._run("send", -1)
            await self._settled(before)
        self.scene = self._reached(scene.turned(1), begun, moved=self._traffic.moves > before[3])

    async def _settled(self, before: State) -> None:
        """Wait for all that comes of a question: what was asked for since, or else a script that waits for the next letter."""
        await self._rest(QUIET if self._traffic.data > before[1] else TYPED)

    async def _typed(self, scene: Scene, before: State) -> bool | None:
        """Press the key in the box that was filled; whether that, or typing, does something, all of which has come then. None: it
        opened what the box found."""
        box, begun = (scene.base, scene.form), before
        if self._keys.opens(box):
            await self._settled(begun)
            return True
        found: list[str] = []
        typed = not self._keys.sends(box) and await self._answers(before, seconds=TYPED)
        if typed:
            await self._rest(QUIET)
            if self._keys.idles(box):
                return True
            found = [str(one) for one in await self._run("entries")]
            before = await self._state()
        await self.page.keyboard.press("Enter")
        pressed = await self._answers(before)
        if pressed:
            if found:
                await self._rest(QUIET)
            if self._keys.pressed(box, self._where, found):
                return None
        if pressed or typed:
            await self._settled(begun)
        if typed:
            self._keys.typed(box, more=await self._state() != before)
        return pressed or typed

    async def _again(self, scene: Scene) -> None:
        """Begin anew, and leave the box as it is filled: it shows already what it finds."""
        self._traffic.back(self._document)
        await self.page.goto("about:blank")
        await self._show(scene)
        await self._open()
        if not await self._run("fill", _given(scene)):
            raise PermanentError(f"{scene.address}: the form is not there any more", reason="form_gone")
        await self._rest(TYPED)
        self.scene = scene.turned(1)

    def _reached(self, scene: Scene, begun: str, *, moved: bool) -> Scene:
        """Where an answer stands: at an address of its own where the page went there or says so with what was asked."""
        where = self._where
        if site(where) != site(begun) or where == begun:
            return scene
        said = unquote_plus(where)
        told = any(value.strip() and value.strip() in said for _, value in scene.values)
        return Scene(where) if moved or told else scene

    @property
    def _where(self) -> str:
        return self.page.url

    # -- turning ----------------------------------------------------------------------------------------------------

    async def _turn(self) -> None:
        """Turn the answer on by one page."""
        page = self.scene.page
        index = await self._turner()
        before = await self._state()
        if index is not None and await self._run("press", index):
            turned = await self._answers(before)
        else:
            turned = await self._run("scroll") and await self._answers(before)
        if not turned:
            raise PermanentError(f"{self.scene.address}: the answer does not go on", reason="not_turned")
        await self._rest(QUIET)
        self.scene = self.scene.turned(page + 1)

    async def _turner(self) -> int | None:
        """Which button leads to the next page."""
        numbered: int | None = None
        for one in await self._run("turns"):
            place = Place(
                str(one["place"]), bool(one["counted"]), bool(one["fills"]), bool(one["below"]), str(one["drawn"])
            )
            said = None if one["current"] else self._words.turn(str(one["text"]), str(one["other"]), place)
            if said == "next":
                return int(one["index"])
            if said == self.scene.page + 1 and numbered is None:
                numbered = int(one["index"])
        return numbered

    # -- writing down -----------------------------------------------------------------------------------------------

    async def _write(self, limit: int) -> Written:
        following = self.scene.turned(self.scene.page + 1).address
        index = await self._turner()
        grows = index is None and await self._grows()
        if grows:
            index = await self._turner()
            grows = index is None
        links = [[index, following]] if index is not None else []
        told = {"links": links, "more": following if grows else "", "at": at_of(self._where), "limit": limit}
        html = await self._run("write", told | {"routes": await self.world.hears("hashchange")})
        if not isinstance(html, str):
            raise PermanentError(f"{self.scene.address}: the page cannot be written down", reason="unwritten")
        return Written(self.scene, html, bool(links) or grows)

    async def _grows(self) -> bool:
        """Whether the page fetches more when one comes to its end."""
        before = await self._state()
        if not await self._run("scroll") or not await self._answers(before, data=True, seconds=GROWS):
            return False
        await self._rest(QUIET)
        return True

    # -- watching ---------------------------------------------------------------------------------------------------

    async def _run(self, name: str, given: Any = None) -> Any:
        return await self.world.run(name, given)

    async def _state(self) -> State:
        """What a press that does something changes: the page, its data requests, its address, its document."""
        _, changes, where = await self._quiet()
        return int(changes), self._traffic.data, str(where), self._traffic.moves

    async def _quiet(self) -> tuple[float, int, str]:
        """Milliseconds since the last change, the number of changes, the address; a page on the move is not quiet."""
        from playwright.async_api import Error

        try:
            found = await self._run("quiet")
            return float(found[0]), int(found[1]), str(found[2])
        except Error:
            if not self.alive:
                raise
            return 0.0, -1, ""

    async def _answers(self, before: State, *, data: bool = False, seconds: float = ANSWERS) -> bool:
        """Whether something happens soon: a data request where `data` is wanted, else any change. Soon is that time, and as many
        looks as it holds: a slow page, or machine, is given longer."""
        loop = asyncio.get_running_loop()
        end, looks = loop.time() + seconds, seconds / LOOKED
        late = False
        while not late:
            looks -= 1
            late = looks <= 0 and loop.time() >= end  # what is seen last was looked for when the time was over
            if (self._traffic.data, self._traffic.moves) != (before[1], before[3]):
                return True
            now = await self._state()
            if not data and now != before:
                return True
            await asyncio.sleep(LOOK)
        return False

    async def _rest(self, quiet: float) -> None:
        """Wait until nothing is under way and nothing has changed for a while, nor is to be expected of an answer that came."""
        loop = asyncio.get_running_loop()
        since = loop.time()
        while True:
            now = loop.time()
            last = self._traffic.last
            if self._traffic.under_way:
                since = now
            elif now - last >= quiet:
                changed, _, _ = await self._quiet()
                still, waited = changed / 1000, now - max(since, last)
                shown = still <= now - last or waited >= UNSHOWN
                if (still >= quiet and shown) or waited >= RESTLESS:
                    return
            await asyncio.sleep(LOOK)


def _given(scene: Scene) -> dict[str, Any]:
    """What our script is told of a form that it fills."""
    return {"form": scene.form, "values": [list(pair) for pair in scene.values]}
