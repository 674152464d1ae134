"""Forms that tell the makers of a page what is wrong with it: they offer faults to choose from, and ask for more about them.

They are sent by GET to their own page often, with words of searching among the faults ("I can't find what I'm looking for").
"""

from __future__ import annotations

from collections.abc import Iterable

from crawler.forms.vocabulary import SEARCH, folded, stems
from crawler.models import Field

REPORTS = "it reports a fault of the page"
#: What may be wrong with a page.
_FAULTS = stems(
    "broken not_work doesn_t_work does_not_work didn_t_work spelling grammar =typo =typos mistake incorrect inaccurate "
    "misleading outdated out_of_date =wrong is_wrong confusing hard_to_understand unclear missing_info broken_link dead_link "
    "can_t_find couldn_t_find cannot_find error offensive inappropriate =spam "
    "funktioniert_nicht rechtschreib grammatik tippfehler fehlerhaft =falsch ist_falsch veraltet unverstandlich irrefuhrend "
    "verwirrend toter_link nicht_gefunden anstossig ne_fonctionne orthograph grammair erron perime obsolete pas_a_jour "
    "n_est_plus_a_jour lien_mort lien_brise deroutant pas_claire inexact ortograf gramatic desactualiz obsolet incorrect "
    "no_funciona enlace_roto confus engano inexat nao_funciona non_funziona errat sbagliat obsolet ingannevol "
    "werkt_niet spelfout verouderd onjuist onduidelijk nie_dziala blad_ort nieaktual nefunguje nespravn zastaral "
    "не_работает ошибк опечатк устарел неверн непонятн",
    "错误 錯誤 失效 过时 過時 错别字 誤り 間違い リンク切れ 古い 오류 오타",
)
_CHOICES = frozenset({"checkbox", "radio", "select"})
#: Fewest faults that are offered, and the share of what is offered that they must be.
FEWEST, SHARE = 3, 0.5
#: Most options that are read.
MOST = 40


def reports(fields: Iterable[Field], buttons: Iterable[str]) -> bool:
    """Whether what is to be chosen in a form are faults for the most part, and its button does not begin with a word of
    searching: misprints of coins, errors of learners and books of grammar are searched by their kinds."""
    if any(SEARCH.match(text) or SEARCH.match(text.strip()) for text in buttons):
        return False
    offered: set[str] = set()
    for field in fields:
        if field.control in _CHOICES:
            options = [option.label or option.value for option in field.options[:MOST]]
            offered.update(folded(one, 120) for one in options or (field.label,) if one.strip())
    faults = sum(_FAULTS.search(one) is not None for one in offered)
    return faults >= FEWEST and faults >= SHARE * len(offered)
