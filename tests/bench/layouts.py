"""Made-up pages in every combination of how one marks up facts, answers and what stands around them, and how many are read right.

    python -m tests.bench.layouts [--every N] [--only things|parts|sites|answers] [--json]

- *things*: a page about one thing; eighteen ways to set its facts, four to name it, six lists of others of its kind below;
- *parts*: the same with one more part (reviews, files, offers, a gallery …) behind the facts;
- *sites*: eight such pages of a site, read one after the other after three about nothing; what the last five say;
- *answers*: ten ways to set the rows of an answer, with marks and buttons in them, and five surroundings.

A page is right where its kind, all facts that the domain has, the titles and the number of records are. What cannot be told from
the page alone is not asked: a name in a plain box on a page whose title says nothing of it (*sites* asks that). Scripts
that made the same pages were written before what they showed was mended; no site was looked at.
`--every N` takes every N-th page only.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from rich.console import Console
from rich.table import Table

from crawler.analysis import Analysis, Analyst
from crawler.classify import FormClassifier
from crawler.models import Record
from crawler.page import parse
from knowledge.matching import Matcher
from tests.bench.made_pages import (
    AROUND,
    FACTS,
    FOOT,
    LONG,
    MARKS,
    MENU,
    NAMED,
    NAMED_BY_SITE,
    OTHERS,
    PARTS,
    PEOPLE,
    ROWS,
    SAID,
    SIDES,
    SUBJECTS,
    Facts,
    Subject,
)  # fmt: skip

#: Seed of what the pages say, and how surely a label is an attribute's for its value to be asked for.
SEED, SURE = 5, 0.8
#: Pages of a site about nothing, about things, and of these the first that are not asked.
NOTHING, SHOWN, LEARNT = 3, 8, 3
#: How many others stand below a thing, how many pieces a further part has, and how many rows an answer, long ones on pages.
NEAR, PIECES, COUNTS, LONG_ONES = (4, 10), (3, 8), (2, 3, 5, 12, 25), 12


class Reader:
    """Reads made-up pages, each site by an analyst of its own."""

    def __init__(self) -> None:
        self._model = FormClassifier.load("default")
        self._matchers = {subject.domain.name: Matcher(subject.domain) for subject in SUBJECTS}

    def analyst(self, subject: Subject) -> Analyst:
        """One that has seen nothing yet."""
        return Analyst(self._model, subject.domain, self._matchers[subject.domain.name], None)

    def asked(self, subject: Subject, facts: Facts) -> dict[str, str]:
        """Attribute → value, of the facts whose label is surely one."""
        found = ((self._matchers[subject.domain.name].key(label), value) for label, value in facts)
        return {attribute: value for (attribute, similarity), value in found if attribute and similarity >= SURE}


def _look(analyst: Analyst, title: str, body: str, path: str) -> Analysis:
    html = f"<html><head><title>{title}</title></head><body>{MENU}{body}{FOOT}</body></html>"
    return analyst.alone(parse(html, f"http://h.example/{path}"))


def _told(record: Record) -> dict[str, str]:
    return {one.attribute: one.value for one in reversed(record.fields) if one.attribute}


def _wrong(found: Analysis, name: str, asked: dict[str, str]) -> str:
    """What is wrong with the reading of a page about one thing, "" where nothing is."""
    if found.results.kind != "detail":
        return f"kind {found.results.kind}"
    told = _told(found.results.records[0])
    lacking = next((one for one, value in asked.items() if told.get(one) != value), "")
    return f"value of {lacking}" if lacking else "" if told.get("title") == name else "title"


def _others(subject: Subject, style: str, count: int) -> str:
    rng = random.Random(SEED)
    if style == "none":
        return ""
    things = [subject.thing(rng, 40 + n) for n in range(count)]
    rows = "".join(OTHERS[style].format(n=n, t=name, f=facts) for n, (name, facts) in enumerate(things))
    heads = "".join(f"<th>{label}</th>" for label, _ in things[0][1])
    head = f"<tr><th>Name</th>{heads}</tr>" if style == "table" else ""
    return f"<h3>More like this</h3><div class=row>{AROUND.get(style, '{}').format(head + rows)}</div>"


def things(reader: Reader, every: int) -> Iterator[tuple[str, str]]:
    """How each page about one thing was made, and what is wrong with its reading."""
    made = product(SUBJECTS, NAMED, FACTS, OTHERS, NEAR, ("", LONG))
    for subject, named, facts, others, count, text in list(made)[::every]:
        head, title = NAMED[named]
        inner = f"<div class=obj>{head.format(subject.name)}{FACTS[facts](subject.facts)}{text}</div>"
        body = inner + _others(subject, others, count)
        found = _look(reader.analyst(subject), title.format(subject.name), body, "77")
        yield f"{facts}; {others}; {named}", _wrong(found, subject.name, reader.asked(subject, subject.facts))


def parts(reader: Reader, every: int) -> Iterator[tuple[str, str]]:
    """The same of pages with one more part."""
    made = product(SUBJECTS, NAMED, FACTS, PARTS, PIECES)
    for subject, named, facts, part, count in list(made)[::every]:
        head, title = NAMED[named]
        around, piece = PARTS[part]
        told = [piece.format(n=n + 1, who=PEOPLE[n % 8], said=SAID[n % 4]) for n in range(count)]
        thing = f"{head.format(subject.name)}{FACTS[facts](subject.facts)}{LONG}"
        body = f"<div class=obj>{thing}{around.format(''.join(told))}</div>"
        found = _look(reader.analyst(subject), title.format(subject.name), body, "77")
        yield f"{facts}; {part}; {named}", _wrong(found, subject.name, reader.asked(subject, subject.facts))


def sites(reader: Reader, every: int) -> Iterator[tuple[str, str]]:
    """The same of pages of one site, which the pages before them tell of."""
    made = product(SUBJECTS, NAMED_BY_SITE, FACTS, ("none", "plain", "labelled"))
    for subject, named, facts, others in list(made)[::every]:
        head, title = NAMED_BY_SITE[named]
        analyst, rng = reader.analyst(subject), random.Random(SEED)
        for n in range(NOTHING):
            _look(analyst, title.format("About"), f"<div class=obj><p>{SAID[n]}</p></div>", f"about/{n}")
        for n in range(SHOWN):
            name, own = subject.thing(rng, 20 + n)
            told = list((dict(subject.facts) | dict(own)).items())
            body = f"<div class=obj>{head.format(name)}{FACTS[facts](told)}{LONG}</div>{_others(subject, others, 4)}"
            found = _look(analyst, title.format(name), body, f"item/{n}")
            if n >= LEARNT:
                yield f"{facts}; {others}; {named}", _wrong(found, name, reader.asked(subject, told))


def answers(reader: Reader, every: int) -> Iterator[tuple[str, str]]:
    """The same of answers to a search."""
    made = product(SUBJECTS, ROWS, MARKS, SIDES, COUNTS)
    for number, (subject, row, mark, side, count) in list(enumerate(made))[::every]:
        rng = random.Random(number)
        shown = [subject.thing(rng, n) for n in range(count)]
        pattern, around, labelled = ROWS[row]
        rows = "".join(_row(pattern, n, *one, mark) for n, one in enumerate(shown))
        heads = "".join(f"<th>{label}</th>" for label, _ in shown[0][1])
        pages = "".join(f"<a href='?page={n}'>{n}</a> " for n in range(2, 9)) if count >= LONG_ONES else ""
        held = around.replace("{h}", heads).replace("{}", rows)
        main = f"<h1>Search results</h1><p>{count} results found</p>{held}<div>{pages}</div>"
        before, behind = SIDES[side]
        form = "<form action='/s'><input name=q value=a><button>Search</button></form>"
        body = f"{form}{before}<div class=main>{main}</div>{behind}"
        found = _look(reader.analyst(subject), "Search results - Site", body, "s?q=a")
        yield f"{row}; {mark}; {side}; {count}", _wrong_rows(reader, subject, found, shown, labelled=labelled)


def _row(pattern: str, n: int, name: str, facts: Facts, mark: str) -> str:
    values = [value for _, value in facts]
    said = [f"{label}: {value}" for label, value in facts]
    return pattern.format(
        n=n,
        t=name,
        x=MARKS[mark].format(n=n, s="ABC"[n % 3]) if mark != "badge" or n % 3 == 0 else "",
        v=", ".join(values),
        c="".join(f"<td>{value}</td>" for value in values),
        p="".join(f"<p><b>{label}:</b> {value}</p>" for label, value in facts),
        bar=" | ".join(said),
        labelled=", ".join(said),
        said=SAID[n % 4],
    )


def _wrong_rows(
    reader: Reader, subject: Subject, found: Analysis, shown: Sequence[tuple[str, Facts]], *, labelled: bool
) -> str:
    records = found.results.records
    if found.results.kind != "list":
        return f"kind {found.results.kind}"
    if len(records) != len(shown):
        return "number of records"
    for (name, facts), record in zip(shown, records, strict=True):
        told = _told(record)
        if told.get("title") != name:
            return "title"
        lacking = next(
            (one for one, value in reader.asked(subject, facts).items() if labelled and told.get(one) != value), ""
        )
        if lacking:
            return f"value of {lacking}"
    return ""


SETS = {"things": things, "parts": parts, "sites": sites, "answers": answers}


def measured(only: Sequence[str] = tuple(SETS), every: int = 1) -> dict[str, tuple[int, int, Counter[str]]]:
    """Set → pages, those read right, and what is wrong with the others."""
    reader, result = Reader(), {}
    for name in only:
        seen = [(how, wrong) for how, wrong in SETS[name](reader, every)]
        result[name] = (
            len(seen),
            sum(not wrong for _, wrong in seen),
            Counter(f"{wrong}: {how}" for how, wrong in seen if wrong),
        )
    return result


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--only", choices=sorted(SETS), action="append")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(argv)
    found = measured(given.only or tuple(SETS), given.every)
    if given.json:
        print(json.dumps({name: [pages, right, dict(wrong)] for name, (pages, right, wrong) in found.items()}))
        return 0
    table = Table("pages", "read right", "of", "what is wrong most")
    for name, (pages, right, wrong) in found.items():
        table.add_row(
            name, str(right), str(pages), "\n".join(f"{times} × {one}" for one, times in wrong.most_common(5))
        )
    Console().print(table)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
