"""Answers that only count what was found, kind by kind, and show it behind a form that a link's script sends ("Titles: 12
results — show")."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from crawler.analysis import Analysis
from crawler.harvest.interfaces import Plan
from crawler.harvest.paging import has_purpose, unseen_names
from crawler.harvest.state import assignment_of
from crawler.keys import digest
from crawler.links import acts, harmful
from crawler.models import Form, Task
from crawler.paging.calls import sent_plainly
from crawler.submit import encode
from crawler.urls import same_host

#: Longest line about one kind, and longest number in it that counts.
LINE = 200
_NUMBER = re.compile(r"(?<!\d)\d{1,7}(?!\d)")
#: How a link that shows something begins, if it does not say how many there are.
_SHOWS = re.compile(
    r"(?:show|view|display|see|list|afficher|voir|consulter|anzeigen|zeigen|ansehen|ver|mostrar|exibir|visuali[sz]ar|vedi|mostra|"
    r"visualizza|toon|tonen|bekijk|vis|visa|näytä|pokaż|wyświetl|zobrazit|zobraziť|mutat|megjelenít|afișează|veure|prikaži|pokaži|"
    r"показать|показати|покажи|εμφάνιση|προβολή|göster|tampilkan|xem|表示|显示|顯示|查看|보기)(?![^\W\d_])",
    re.I,
)
#: What a site sets for nothing that was asked.
_ALL = frozenset("*%")


def shown(task: Task, analysis: Analysis, plan: Plan) -> Task | None:
    """The task for the largest of the kinds that an answer counts; None where it shows records itself.

    Only a form with nothing to fill in is sent, to where the answer or its question was sent, that hands on what was asked and
    speaks of nothing else."""
    page = analysis.page
    if task.meta.get("shown") or int(task.meta.get("page", 1)) > 1:
        return None
    asked = {value.strip().lower() for _, value in assignment_of(task) if value.strip()} or _ALL
    best: tuple[int, Form] | None = None
    ways = 0
    for node, form in sent_plainly(page, [form for form, _ in analysis.forms]):
        said = page.tree.text(node, LINE).strip()
        if harmful(form.action, said, sent=True) or has_purpose(said):
            continue
        if not (_SHOWS.match(said) or _NUMBER.search(said)) or not _hands_on(form, asked, page.url, plan):
            continue
        ways += 1
        line = page.tree.text(page.tree.parents[node], LINE)
        count = max((int(number) for number in _NUMBER.findall(line)), default=0)
        if count and (best is None or count >= best[0]):  # what comes last is widest
            best = count, form
    if best is None or len(analysis.results.records) > ways:
        return None
    request = encode(best[1], {}, encoding=page.encoding)
    if harmful(request.url, sent=request.method == "POST"):
        return None
    pressed = {"page": page.url, "action": best[1].action, "values": {}}
    meta = {**task.meta, "page": 1, "shown": True, "pressed": pressed}
    return Task(digest("shown", task.key), task.site, request, "page", 0.0, task.depth, meta)


def _hands_on(form: Form, asked: set[str] | frozenset[str], here: str, plan: Plan) -> bool:
    """Whether a form is nothing but the question once more, unseen."""
    if not form.fields or any(item.control != "hidden" for item in form.fields) or acts(form):
        return False
    if not same_host(form.action, here):
        return False
    if urlsplit(form.action).path not in (urlsplit(here).path, urlsplit(plan.interface.form.action).path):
        return False
    own = {item.name for item in plan.interface.form.fields}
    if has_purpose(" ".join(name for name in unseen_names(form).split() if name not in own)):
        return False
    return not asked.isdisjoint((item.value or "").strip().lower() for item in form.fields)
