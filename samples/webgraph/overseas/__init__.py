"""An eleventh vocabulary, of real sites of these kinds: English of both sides of the Atlantic; German, Dutch, Norwegian,
Romanian and Brazilian Portuguese.

Written down from what libraries, archives, bookshops, publishers, employers, job boards, staffing agencies, airlines,
airports and travel agencies say on the web, without a look at any classifier, at what it is made of or at what it had
wrong. What most sites say stands more than once in its list, labels included; in the menus stands what comes closest
to a search and is none. Romanian sites write some words without their marks, as many do.
"""

from __future__ import annotations

from samples.webgraph.overseas.american import EN25
from samples.webgraph.overseas.dutch import NL
from samples.webgraph.overseas.english import EN24
from samples.webgraph.overseas.german import DE
from samples.webgraph.overseas.manner import MANNER
from samples.webgraph.overseas.norwegian import NO
from samples.webgraph.overseas.others import OTHERS
from samples.webgraph.overseas.portuguese import PT
from samples.webgraph.overseas.romanian import RO

__all__ = ["MANNER", "OTHERS", "TONGUES"]

TONGUES = (EN24, EN24, EN25, EN25, DE, NL, NO, RO, PT)
