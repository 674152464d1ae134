"""Pages as a browser shows them: scripts run in Chromium, and what they do becomes addresses (`scene`)."""

from __future__ import annotations

from crawler.browser.chromium import Browser, find_browser
from crawler.browser.scene import FORM, Scene, acted, scene_of
from crawler.browser.stage import Place, Words
from crawler.browser.traffic import Door

__all__ = ["FORM", "Browser", "Door", "Place", "Scene", "Words", "acted", "find_browser", "scene_of"]
