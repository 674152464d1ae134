"""A tenth vocabulary, of real sites of these kinds: English of institutions and of the trade; Danish, Hungarian,
Turkish, Arabic and Spanish.

Written down from what libraries, archives, bookshops, publishers, employers, job boards, staffing agencies, airlines,
airports and travel agencies say on the web, without a look at any classifier, at what it is made of or at what it had
wrong. What most sites say stands more than once in its list, labels included; in the menus stands what comes closest
to a search and is none. Most addresses can be read, those of Arabic sites in Latin letters without the vowels that
nobody writes, or in English.
"""

from __future__ import annotations

from samples.webgraph.faraway.arabic import AR
from samples.webgraph.faraway.danish import DA
from samples.webgraph.faraway.english import EN22
from samples.webgraph.faraway.hungarian import HU
from samples.webgraph.faraway.manner import MANNER
from samples.webgraph.faraway.others import OTHERS
from samples.webgraph.faraway.spanish import ES
from samples.webgraph.faraway.trade import EN23
from samples.webgraph.faraway.turkish import TR

__all__ = ["MANNER", "OTHERS", "TONGUES"]

TONGUES = (EN22, EN22, EN23, EN23, DA, HU, TR, AR, ES)
