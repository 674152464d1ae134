"""A ninth vocabulary, of real sites of these kinds: English of institutions and of the trade, worldwide; Czech, Finnish,
Greek, Indonesian, and French of Canada, Belgium, Switzerland and Africa.

Written down from what libraries, archives, bookshops, publishers, employers, job boards, staffing agencies, airlines,
airports and travel agencies say on the web, without a look at any classifier, at what it is made of or at what it had
wrong. It is frozen and nothing is trained on it, so that figures measured on it (`Graph(..., half="yonder")`) are those
of words nobody tuned on. What most sites say stands more than once in its list, labels included; in the menus stands what
comes closest to a search and is none. Most addresses can be read, those of Greek sites in the Latin letters that Greeks
type.
"""

from __future__ import annotations

from samples.webgraph.yonder.czech import CS
from samples.webgraph.yonder.english import EN20
from samples.webgraph.yonder.finnish import FI
from samples.webgraph.yonder.french import FR
from samples.webgraph.yonder.greek import EL
from samples.webgraph.yonder.indonesian import ID
from samples.webgraph.yonder.manner import MANNER
from samples.webgraph.yonder.others import OTHERS
from samples.webgraph.yonder.trade import EN21

__all__ = ["MANNER", "OTHERS", "TONGUES"]

TONGUES = (EN20, EN20, EN21, EN21, CS, FI, EL, ID, FR)
