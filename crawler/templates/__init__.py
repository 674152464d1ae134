"""Fast incremental page clustering (FPC, M5): which template made a page.

templates = Templates()
cluster = templates.assign(features(page.tree))
"""

from __future__ import annotations

from crawler.templates.centre import Centre, centre
from crawler.templates.clusters import Templates
from crawler.templates.features import Features, features
from crawler.templates.kmeans import mkmeans
from crawler.templates.rules import DEFAULT, PAPER, Rules, Thresholds
from crawler.templates.similarity import page_similarity, similarity

__all__ = [
    "DEFAULT",
    "PAPER",
    "Centre",
    "Features",
    "Rules",
    "Templates",
    "Thresholds",
    "centre",
    "features",
    "mkmeans",
    "page_similarity",
    "similarity",
]
