"""An eighth vocabulary, of real sites of these kinds: four kinds of English, Dutch, Turkish, Korean, Danish.

The English is that of North American libraries, large employers and airlines, that of British, Irish, Indian and
Australian ones, that of small shops, small employers, regional carriers and agencies, and that of governments, national
institutions, portals and databases. Written down from what such sites say on the web, without a look at any classifier,
at what it is made of or at what it had wrong, and without regard to the words of the other vocabularies. It is frozen.
What most sites say stands more than once in its list, labels included; some ways to a search are the names of products,
vague words, or icons. Most addresses can be read, those of Danish and Turkish sites by the letters that such sites write
theirs with; those of Korean sites mostly tell nothing.
"""

from __future__ import annotations

from samples.webgraph.outland.american import EN12
from samples.webgraph.outland.british import EN13
from samples.webgraph.outland.danish import DA
from samples.webgraph.outland.dutch import NL
from samples.webgraph.outland.informal import EN14
from samples.webgraph.outland.korean import KO
from samples.webgraph.outland.manner import MANNER
from samples.webgraph.outland.official import EN15
from samples.webgraph.outland.others import OTHERS
from samples.webgraph.outland.turkish import TR

__all__ = ["MANNER", "OTHERS", "TONGUES"]

TONGUES = (EN12, EN12, EN13, EN13, EN14, EN14, EN15, EN15, NL, TR, KO, DA)
