"""The planner against simulated directories that demand some letters of a name and cut their answers: records found, questions.

    python -m tests.bench.directory_figures [--size 500,5000] [--script latin,cyrillic,han] [--least 2,3] [--cap 25,60,100,0]
                                            [--way starts,inside] [--said yes,no] [--fields one,two]

Names are those of ../shared/data/records/birthplaces_truth, as they are or in Cyrillic letters, or made of Chinese surnames and
given names, where one character is a word and is taken too. A cap of 0 stands for pages of 20 without a limit; others show all
they show at once. `said`: answers tell how many match. `two`: beside the name there is a choice of departments. The least
number of pages is that of somebody who knows the names: always the beginning that shows most of those people who were not shown
before, none of which matches more than is shown.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import heapq
import itertools
import math
import random
import re
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from crawler.plan.query import Assignment, Slot
from knowledge.domain import Domain
from tests.bench.crawling import SHARED
from tests.databases import Database, harvested

_WORD = re.compile(r"\w+")
#: People a page where all are shown; letters of the longest part that is asked for.
PAGE, LONGEST = 20, 6
SHOWN = ("name", "department", "phone")
DEPARTMENTS = tuple(
    "Accounts Archives Biology Chemistry Estates Finance History Law Library Physics Press Surgery".split()
)
_CYRILLIC = dict(zip("abcdefghijklmnopqrstuvwxyz", "абцдефгхийклмнопкрстувшкыз", strict=True))
_SURNAMES = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎"
_GIVEN = (
    "伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰建国文红志梅春海燕光辉金龙宝庆福生永新民小云雪晨宇浩然欣怡子涵梓"
    "轩诗雨佳琪思远博雅琳美玲珍凤莲翠香瑞祥德仁义礼智信忠孝廉达康安宁泰兴旺昌盛荣贵富鹏飞腾跃翔天阳星月山川河江湖波"
)


def names(script: str, size: int, seed: int = 1) -> list[str]:
    """So many names of people in a script, surname first."""
    chance = random.Random(f"{script} {size} {seed}")
    if script == "han":
        weights = [1.0 / (rank + 2) for rank in range(len(_SURNAMES))]
        surnames = chance.choices(_SURNAMES, weights, k=size)
        return [one + "".join(chance.choices(_GIVEN, k=chance.choice((1, 2, 2, 2)))) for one in surnames]
    path = SHARED / "data" / "records" / "birthplaces_truth.csv.gz"
    with gzip.open(path, "rt", encoding="utf-8", newline="") as text:
        drawn = chance.sample([row["object"] for row in csv.DictReader(text) if "," in row["object"]], size)
    if script == "cyrillic":
        table = str.maketrans({**_CYRILLIC, **{a.upper(): b.upper() for a, b in _CYRILLIC.items()}})
        return [one.translate(table) for one in drawn]
    return drawn


def people(script: str, size: int) -> list[dict[str, str]]:
    """A directory of so many people, by their names."""
    chance = random.Random(f"people {script} {size}")
    weights = [1.0 / (rank + 1) for rank in range(len(DEPARTMENTS))]
    return [
        {"name": one, "department": chance.choices(DEPARTMENTS, weights)[0], "phone": f"{number:05}"}
        for number, one in enumerate(sorted(names(script, size)))
    ]


def described(first: Sequence[str], kind: str = "name") -> Domain:
    """People, as somebody describes them in a few lines with some names to begin with."""
    return Domain.model_validate(
        {
            "name": "people",
            "title": "people",
            "nouns": ["people"],
            "identity": [["name", "phone"]],
            "attributes": [
                {"name": "name", "type": kind, "aliases": ["name"]},
                {"name": "department", "type": "enum", "aliases": ["department"]},
                {"name": "phone", "type": "text", "aliases": ["phone"]},
            ],
            "instances": {"name": [{"value": one, "confidence": 1.0} for one in first]},
        }
    )


@dataclass
class Directory(Database):
    """A search for people: each word asked for stands at the beginning of a word of the name, or inside of it, and has so many
    letters at least (one, of Chinese); nothing else is answered."""

    people: Sequence[dict[str, str]]
    fields: Sequence[Slot]
    least: int
    starts: bool
    most: int
    said: bool
    spoken: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__init__(self.people, self.fields, blank=False, cap=self.most or None, searched=("name",))
        self._split = [_WORD.findall(one["name"].casefold()) for one in self.people]
        self._known: dict[str, list[int]] = {}

    def matches(self, assignment: Assignment) -> list[int]:
        asked = {self.slots[name].attribute: value for name, value in assignment}
        found = self.matching(asked.get("name", ""))
        return [n for n in found if asked.get("department") in (None, self.people[n]["department"])]

    def turned_down(self, assignment: Assignment) -> str:
        value = {self.slots[name].attribute: value for name, value in assignment}.get("name", "")
        return "empty" if self.takes(value) else "error"

    def takes(self, value: str) -> bool:
        return len(value) >= (1 if value and ord(value[0]) > 0x2E80 else self.least)

    def matching(self, value: str) -> list[int]:
        if value not in self._known:
            asked = _WORD.findall(value.casefold()) if self.takes(value) else []
            self._known[value] = [
                n for n, own in enumerate(self._split) if asked and all(self._in(w, own) for w in asked)
            ]
        return self._known[value]

    def _in(self, asked: str, own: Sequence[str]) -> bool:
        return any(one.startswith(asked) if self.starts else asked in one for one in own)

    def least_pages(self) -> int:
        """See above: always the beginning, or part, that shows most people a page who were not shown before."""
        shown: dict[str, set[int]] = {}
        for number, own in enumerate(self._split):
            for word in own:
                for first in range(1 if self.starts else len(word)):
                    for end in range(first + 1, min(len(word), first + LONGEST) + 1):
                        if self.takes(word[first:end]):
                            shown.setdefault(word[first:end], set()).add(number)
        each = self.most or PAGE
        able = {part: found for part, found in shown.items() if not self.most or len(found) <= self.most}
        ranked = [(-len(found) / math.ceil(len(found) / each), part) for part, found in able.items()]
        heapq.heapify(ranked)
        met: set[int] = set()
        pages = 0
        while ranked:
            worth, part = heapq.heappop(ranked)
            cost = math.ceil(len(able[part]) / each)
            now = -len(able[part] - met) / cost
            if not now:
                continue
            if now > worth and ranked and now > ranked[0][0]:
                heapq.heappush(ranked, (now, part))
                continue
            met |= able[part]
            pages += cost
        return pages


@dataclass(frozen=True)
class Case:
    size: int
    script: str
    least: int
    cap: int
    way: str
    said: bool
    fields: str
    kind: str = "name"


def directory(case: Case) -> tuple[Directory, Domain]:
    """The search of a case, and the domain that it is asked with."""
    records = people(case.script, case.size)
    slots = [Slot("q", "name", "text", ("q",))]
    if case.fields == "two":
        slots.append(Slot("d", "department", "choice", ("d",), DEPARTMENTS, DEPARTMENTS))
    one = Directory(records, slots, case.least, case.way == "starts", case.cap, case.said)
    words = Counter(word for record in records for word in _WORD.findall(record["name"]))
    first = [word for word, _ in words.most_common(3)] if case.script != "han" else [records[0]["name"][0], "王", "李"]
    return one, described(first, case.kind)


def figures(case: Case) -> tuple[float, int, int, int, float]:
    """Share of the people found, pages read, questions, the least pages, seconds of CPU."""
    one, domain = directory(case)
    began = time.process_time()
    found, pages, planner = harvested(one, size=case.cap or PAGE, domain=domain, shown=SHOWN, totals=case.said)
    return found / case.size, pages, len(planner.queries), one.least_pages(), time.process_time() - began


def rows(cases: Sequence[Case]) -> Iterator[str]:
    for case in cases:
        found, pages, asked, least, seconds = figures(case)
        limit = f"cap {case.cap}" if case.cap else "paged"
        said = "said" if case.said else "silent"
        yield (
            f"{case.size:5} {case.script:8} {case.least}+ {case.way:6} {limit:7} {said:6} {case.fields} {case.kind}: "
            f"{found:7.2%}, "
            f"{pages:5} pages, {asked:5} questions, least {least:4}, {seconds:6.1f} s"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given = {"size": "500,5000", "script": "latin,cyrillic,han", "least": "2,3", "cap": "25,60,100,0"}
    given |= {"way": "starts,inside", "said": "yes,no", "fields": "one,two", "kind": "name"}
    for name, value in given.items():
        parser.add_argument(f"--{name}", type=lambda text: text.split(","), default=value.split(","))
    told = parser.parse_args()
    product = itertools.product(
        told.size, told.script, told.least, told.cap, told.way, told.said, told.fields, told.kind
    )
    cases = [Case(int(a), b, int(c), int(d), e, f == "yes", g, h) for a, b, c, d, e, f, g, h in product]
    for line in rows(cases):
        print(line, flush=True)


if __name__ == "__main__":
    main()
