"""A sixth vocabulary, of real sites of these kinds: English of the Commonwealth and of America, German, French, Spanish,
Portuguese of Brazil, Japanese.

Written down from what libraries, bookshops, employers, job boards, airlines and travel agencies say on the web, without
a look at any classifier, at what it is made of or at what it had wrong, and without regard to the other vocabularies.
It is frozen; what was measured on it before the link model learned from it stands in BENCHMARKS.md. What most sites say
stands more than once in its list: most ways to a search are called one in plain words, some are the names of products,
or icons. Most addresses can be read.
"""

from __future__ import annotations

from samples.webgraph.afield.english import EN8, EN9
from samples.webgraph.afield.french import FR
from samples.webgraph.afield.german import DE
from samples.webgraph.afield.japanese import JA
from samples.webgraph.afield.manner import MANNER
from samples.webgraph.afield.others import OTHERS
from samples.webgraph.afield.portuguese import PT
from samples.webgraph.afield.spanish import ES

__all__ = ["MANNER", "OTHERS", "TONGUES"]

TONGUES = (EN8, EN8, EN9, EN9, DE, FR, ES, PT, JA)
