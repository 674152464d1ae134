"""What names and labels call the lower and the upper end of what is looked for: "from", "at most", "Höchst-"."""

from __future__ import annotations

from crawler.forms import languages
from crawler.forms.vocabulary import folded, stems

LOW = stems(
    "=min minimum =from =start =low lower =gte =ge =gt =after =since =von =ab =de =desde =od =od =from =begin "
    "=beg =lo =da =dal "
    "=mini =a_partir =от =с =min =earliest",
    "从 起 最低 最小 开始 以上 から 下限 부터",
    languages.LOWEST,
)
HIGH = stems(
    "=max maximum =to =end =high upper =lte =le =lt =before =until =till =bis =a =hasta =do =up_to =hi =al =maxi "
    "=jusqu =ate =до "
    "=по =latest =finish",
    "到 至 最高 最大 结束 以下 まで 上限 까지",
    languages.HIGHEST,
)


def boundless(label: str) -> str:
    """The words of a label, folded, without those that mark a bound, be they run on: "Mindestpreis" gives "preis"."""
    return HIGH.sub("", LOW.sub("", folded(label, 100))).strip()
