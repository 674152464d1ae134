"""A world of our own beside a page's: our script runs there, sees what the page shows and acts on it, while the page's own
scripts can neither see it nor lie to it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, CDPSession, Page

_HERE = Path(__file__).parent
#: What every page runs before any script of its own.
GUARD = _HERE / "guarding.js"
#: The parts of what runs in our world, in order: those behind use what those before name.
PARTS = ("looking", "turning", "writing", "filling")
_NAME = "formdiver"
_SHOWN = "globalThis.__drawing = { turns, write, fill, buttons, send, press, scroll, quiet, focused, entries, openers, open };"
#: Asks whether a window has listeners of a kind; a page that takes the place of what is asked can make it true or false alone.
_HEARS = "(() => { try { return !!getEventListeners(window).%s } catch { return false } })()"
#: How Chromium says that a document went away before anything was done there.
_GONE = "Cannot find context"


def _source() -> str:
    parts = "".join((_HERE / f"{name}.js").read_text("utf-8") for name in PARTS)
    return f"(() => {{\n{parts}\n{_SHOWN}\n}})();"


class World:
    """The world beside a `page`, through a `session` with it."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self.page, self.session = page, session
        self._context: int | None = None

    @classmethod
    async def beside(cls, context: BrowserContext) -> World:
        """A new page, with a world beside every document that it will show."""
        page = await context.new_page()
        session = await context.new_cdp_session(page)
        await session.send("Page.enable")
        await session.send("Page.addScriptToEvaluateOnNewDocument", {"source": _source(), "worldName": _NAME})
        return cls(page, session)

    async def run(self, name: str, given: Any = None) -> Any:
        """What a function of ours answers. Raises Playwright's Error where the page went on meanwhile, or is gone."""
        from playwright.async_api import Error

        try:
            return await self._called(name, given)
        except Error as error:
            if _GONE not in str(error):
                raise
        self._context = None
        return await self._called(name, given)

    async def hears(self, event: str) -> bool:
        """Whether a script of the page listens for an event of its window."""
        asked = {"expression": _HEARS % event, "includeCommandLineAPI": True, "returnByValue": True}
        answer = await self.session.send("Runtime.evaluate", asked)
        return answer["result"].get("value") is True

    async def _called(self, name: str, given: Any) -> Any:
        from playwright.async_api import Error

        if self._context is None:
            tree = await self.session.send("Page.getFrameTree")
            frame = {"frameId": tree["frameTree"]["frame"]["id"], "worldName": _NAME}
            self._context = int((await self.session.send("Page.createIsolatedWorld", frame))["executionContextId"])
        call = {
            "functionDeclaration": f"function (given) {{ return globalThis.__drawing.{name}(given); }}",
            "executionContextId": self._context,
            "arguments": [{"value": given}],
            "returnByValue": True,
            "awaitPromise": True,
        }
        answer = await self.session.send("Runtime.callFunctionOn", call)
        if "exceptionDetails" in answer:
            raise Error(f"{name}: {str(answer['exceptionDetails'])[:300]}")
        return answer["result"].get("value")
