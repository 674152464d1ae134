"""A twelfth vocabulary, of real sites of these kinds: English of the public sector and universities, and of commercial
sites; French, Spanish, Ukrainian, Japanese and Italian.

Written down from what libraries, archives, bookshops, publishers, employers, job boards, staffing agencies, airlines,
airports and travel agencies say on the web, without a look at any classifier, at what it is made of or at what it had
wrong. What most sites say stands more than once in its list, labels included; in the menus stands what comes closest
to a search and is none. Ukrainian addresses are spelt in Latin letters or in English, Japanese ones are numbers where
the words have no Latin letters.
"""

from __future__ import annotations

from samples.webgraph.upland.commerce import EN27
from samples.webgraph.upland.french import FR
from samples.webgraph.upland.italian import IT
from samples.webgraph.upland.japanese import JA
from samples.webgraph.upland.manner import MANNER
from samples.webgraph.upland.others import OTHERS
from samples.webgraph.upland.public import EN26
from samples.webgraph.upland.spanish import ES
from samples.webgraph.upland.ukrainian import UK

__all__ = ["MANNER", "OTHERS", "TONGUES"]

TONGUES = (EN26, EN26, EN27, EN27, FR, ES, UK, JA, IT)
