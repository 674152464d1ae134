"""A seventh vocabulary, of real sites of these kinds: English of America and of the Commonwealth, Swedish, Polish, Russian,
Chinese, Italian.

Written down from what libraries, bookshops, employers, job boards, airlines and travel agencies say on the web, without a
look at any classifier, at what it is made of or at what it had wrong, and without regard to the words of the other
vocabularies. It is frozen and nothing is trained on it, so that figures measured on it (`Graph(..., half="elsewhere")`)
are those of words nobody tuned on. What most sites say stands more than once in its list, labels included. Most addresses
can be read, those of Russian sites by the Latin letters that Russian ones are written with.
"""

from __future__ import annotations

from samples.webgraph.elsewhere.chinese import ZH
from samples.webgraph.elsewhere.english import EN10, EN11
from samples.webgraph.elsewhere.italian import IT
from samples.webgraph.elsewhere.manner import MANNER
from samples.webgraph.elsewhere.others import OTHERS
from samples.webgraph.elsewhere.polish import PL
from samples.webgraph.elsewhere.russian import RU
from samples.webgraph.elsewhere.swedish import SV

__all__ = ["MANNER", "OTHERS", "TONGUES"]

TONGUES = (EN10, EN10, EN11, EN11, SV, PL, RU, ZH, IT)
