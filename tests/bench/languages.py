"""Made-up pages, forms and links in 27 languages, and how much of each is read right.

    python -m tests.bench.languages [--only CODE,...] [--held | --seen] [--every N] [--wrong] [--json]

- *things*: pages about one book, film or job, some with others of its kind below; *parts*: the same with a further part;
- *answers*: pages of results, and of these the *totals* they state and the links of their *pagers*;
- *empty*: pages that found nothing; *errors*: those that failed, or ask to log in;
- *searches*: forms that must be permitted, and the *attributes* of their fields;
- *acting forms*, *acting links*: how many are refused (all should be); *harmless links*: how many are let through.

A page is right where its kind, its titles, the values of all labelled facts and the number of records are. The domains are
the shipped ones. A lot held nine languages out, of which only totals were seen while rules were made with the others in view;
word lists were filled for all at once, so held out is not wholly unseen. `--every N` reads every N-th page and search of each
kind only; `--wrong` says what is wrong with each of the others: of a language held out, that ends its being held out.
The whole takes three minutes of CPU.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table

from tests.bench.tongues.scores import FIGURES, Reader
from tests.bench.tongues.words import HELD, SEEN, TONGUES

#: The table's, in letters.
WIDTH = 170


@dataclass
class Count:
    """How many were right, of how many, and what was wrong with the others."""

    right: int = 0
    of: int = 0
    wrong: list[str] = field(default_factory=list)

    def take(self, how: str, wrong: str) -> None:
        self.of += 1
        self.right += not wrong
        if wrong:
            self.wrong.append(f"{wrong}: {how}")

    def add(self, other: Count) -> None:
        self.right += other.right
        self.of += other.of
        self.wrong += other.wrong

    @property
    def share(self) -> float:
        return self.right / self.of if self.of else 0.0


def measured(codes: Iterable[str] = (*SEEN, *HELD), every: int = 1) -> dict[str, dict[str, Count]]:
    """Language → figure → count."""
    reader, result = Reader(every), {}
    for code in codes:
        counts = {figure: Count() for figure in FIGURES}
        for figure, how, wrong in reader.scores(TONGUES[code]):
            counts[figure].take(how, wrong)
        result[code] = counts
    return result


def total(counted: Iterable[Mapping[str, Count]]) -> dict[str, Count]:
    """The counts of several languages together."""
    counts = {figure: Count() for figure in FIGURES}
    for own in counted:
        for figure, count in own.items():
            counts[figure].add(count)
    return counts


def _codes(text: str) -> list[str]:
    codes = text.split(",")
    if unknown := [one for one in codes if one not in TONGUES]:
        raise argparse.ArgumentTypeError(f"no such language: {', '.join(unknown)} (of {', '.join(TONGUES)})")
    return codes


def _print(found: Mapping[str, Mapping[str, Count]]) -> None:
    table = Table("", *FIGURES)
    for name, counts in found.items():
        table.add_row(name, *(f"{counts[figure].right}/{counts[figure].of}" for figure in FIGURES))
    Console(width=WIDTH).print(table)


def _explain(found: Mapping[str, Mapping[str, Count]]) -> None:
    for code, counts in found.items():
        for figure in FIGURES:
            for one, times in Counter(counts[figure].wrong).items():
                print(f"{code}: {figure}: {one}{f' ({times} times)' if times > 1 else ''}")


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--only", type=_codes, default=[*SEEN, *HELD], metavar="CODE,...")
    which.add_argument("--held", action="store_const", dest="only", const=HELD, help="the nine held out")
    which.add_argument("--seen", action="store_const", dest="only", const=SEEN, help="the others")
    parser.add_argument("--every", type=int, default=1, metavar="N")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--wrong", action="store_true", help="say what is wrong, too")
    shown.add_argument("--json", action="store_true")
    given = parser.parse_args(argv)
    found = measured(given.only, given.every)
    lots = {"seen": set(SEEN) & found.keys(), "held out": set(HELD) & found.keys()}
    rows = found | {name: total(found[code] for code in sorted(codes)) for name, codes in lots.items() if codes}
    if given.json:
        told = {name: {one: (count.right, count.of) for one, count in counts.items()} for name, counts in rows.items()}
        print(json.dumps(told, ensure_ascii=False))
        return 0
    _print(rows)
    if given.wrong:
        _explain(found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
