"""Where query interfaces are (M4): which links lead to them, and which pages are about the domain."""

from __future__ import annotations

from crawler.discovery.context import contexts, image_of
from crawler.discovery.links import LinkClassifier, Step
from crawler.discovery.pages import PageClassifier

__all__ = ["LinkClassifier", "PageClassifier", "Step", "contexts", "image_of"]
