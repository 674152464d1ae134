"""Every figure that must be reached, in full: `python -m tests.accept` (hours; `make accept`).

    python -m tests.accept [--only REGEX] [--keep] [--again] [--archive MIB] [--list]

It can be interrupted: what was measured on this very code is kept in `.cache/accept.json` and not measured again
(unless `--again`); what was measured on other code is measured anew (unless `--keep`). After each step the table in
`BENCHMARKS.md`, between its two marks, is written anew. Data that is not at hand leaves its rows out, and says so.

A measuring script in `tests/bench` that takes `--accept` adds rows of its own: it prints one JSON object per row with
`row`, `required`, `measured`, `good` and `data`.
"""

from __future__ import annotations

import argparse
import ast
import asyncio
import json
import re
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console

from samples.site import Plan
from samples.sites import BUILDERS
from tests.bench import apps, beds, speed
from tests.bench.crawling import COMMAND, ROOT, SHARED, run
from tests.bench.ledger import Result, Row, Step, fingerprint, lines, load, publish, save

# -- what is measured -----------------------------------------------------------------------------------------------


def _bed(name: str) -> Step:
    def measure() -> Result:
        with tempfile.TemporaryDirectory(prefix="formdiver-accept-") as folder:
            return asyncio.run(beds.measured(name, Path(folder) / name, size=2000))

    return Step(f"site {name}", measure)


def _beds_verdict(rows: Sequence[Result]) -> tuple[str, bool]:
    worst = "; ".join(f"{r['site']} {r['recall']:.1%}/{r['values_right']:.1%}/{r['over']:.2f}×" for r in rows)
    least = min(rows, key=lambda row: row["recall"])["recall"]
    values = min(rows, key=lambda row: row["values_right"])["values_right"]
    over = max(row["over"] / row["bound"] for row in rows)
    text = f"worst site: records {least:.2%}, values {values:.2%}, pages {over:.2f} of the bound ({worst})"
    return text, all(beds.reached(row) for row in rows)


def _app(name: str, via: str) -> Step:
    folder = SHARED / "apps" / name

    def measure() -> Result:
        app = apps.App(folder)
        started = app.start()
        try:
            with tempfile.TemporaryDirectory(prefix="formdiver-accept-") as out:
                return apps.measured(app, via, Path(out) / name, max_seconds=3600.0)
        finally:
            if started:
                app.stop()

    return Step(f"app {name} {via}", measure, folder)


def _apps_verdict(rows: Sequence[Result]) -> tuple[str, bool]:
    text = "; ".join(f"{r['app']} {r['via']} {r['found_share']:.1%}, title {r['title_right']:.1%}" for r in rows)
    return text, all(row["found_share"] >= 0.90 and row["title_right"] >= 0.98 for row in rows)


def _records_verdict(rows: Sequence[Result]) -> tuple[str, bool]:
    """Sample sites and applications alike: records found and right, and attributes in their places."""
    least = min(row.get("recall", row.get("found_share", 0.0)) for row in rows)
    precision = min(row["precision"] for row in rows)
    shares = [min(row["attributes_right"].values(), default=1.0) for row in rows if "attributes_right" in row]
    shares += [row["values_right"] for row in rows if "values_right" in row]
    text = f"worst: recall {least:.2%}, precision {precision:.2%}, attributes {min(shares):.2%}"
    return text, least >= 0.99 and precision >= 0.99 and min(shares) >= 0.95


def _kinds_verdict(rows: Sequence[Result]) -> tuple[str, bool]:
    right, of = (sum(row["kinds"][name] for row in rows) for name in ("right", "of"))
    wrong = "; ".join(f"{row['app']} {row['via']} {row['kinds']['wrong']}" for row in rows if row["kinds"]["wrong"])
    return f"{right} of {of} ({right / max(1, of):.4f})" + (f": {wrong}" if wrong else ""), right >= 0.97 * of > 0


def _forbidden_verdict(rows: Sequence[Result]) -> tuple[str, bool]:
    found = [text for row in rows for text in row.get("forbidden", ())]
    return f"{len(found)} in {len(rows)} crawls" + (f": {', '.join(found[:3])}" if found else ""), not found


def _script(name: str, *arguments: str, seconds: float = 7200.0) -> str:
    ran = run([sys.executable, "-m", f"tests.bench.{name}", *arguments], max_seconds=seconds)
    if ran.code != 0:
        raise RuntimeError(f"tests.bench.{name} ended with {ran.code}: {ran.err.strip()[-400:]}")
    return ran.out


def _forms() -> Result:
    out = _script("forms_figures", "--kind", "both", "--repeats", "10")
    found: Result = {}
    kind = ""
    for line in out.splitlines():
        if head := re.match(r"(\w+): mean over", line):
            kind = head[1]
        elif figure := re.match(r"  (\S.*?)\s+(\d\.\d{4})  \((\S+) \.\. (\S+),", line):
            found[f"{kind} {figure[1]}"] = {
                "mean": float(figure[2]),
                "least": float(figure[3]),
                "most": float(figure[4]),
            }
    if not found:
        raise RuntimeError("tests.bench.forms_figures printed no figure")
    return found


def _figure(name: str, least: float) -> Callable[[Sequence[Result]], tuple[str, bool]]:
    def verdict(rows: Sequence[Result]) -> tuple[str, bool]:
        value = rows[0][name]
        return f"{value['mean']:.4f} ({value['least']:.4f} .. {value['most']:.4f})", value["mean"] >= least

    return verdict


def _extracted(kind: str, scorer: str) -> Result:
    """`formdiver extract` on all pages of a labelled set, scored by the scorer that everyone uses."""
    folder, script = SHARED / "data" / kind, SHARED / "eval" / scorer
    with tempfile.TemporaryDirectory(prefix="formdiver-accept-") as name:
        pages = Path(name) / "pages"
        unpacked = run([sys.executable, str(script), str(folder), "--unpack", str(pages)])
        if unpacked.code != 0:
            raise RuntimeError(f"{scorer} --unpack ended with {unpacked.code}: {unpacked.err.strip()[-400:]}")
        names = sorted(str(path.relative_to(pages)) for path in pages.rglob("*.html"))
        said = run([*COMMAND, "extract", *names, "--json"], cwd=pages)
        if said.code != 0:
            raise RuntimeError(f"formdiver extract ended with {said.code}: {said.err.strip()[-400:]}")
        predictions = Path(name) / "pred.jsonl"
        predictions.write_text(said.out, "utf-8")
        scored = run([sys.executable, str(script), str(folder), str(predictions), "--json"])
        if scored.code != 0:
            raise RuntimeError(f"{scorer} ended with {scored.code}: {scored.err.strip()[-400:]}")
        return {**scored.last, "seconds_per_page": said.cpu_seconds / max(1, len(names))}


def _f1(least: Mapping[str, float]) -> Callable[[Sequence[Result]], tuple[str, bool]]:
    def verdict(rows: Sequence[Result]) -> tuple[str, bool]:
        text = ", ".join(f"{name} {rows[0][name]['f1']:.3f}" for name in least)
        return text, all(rows[0][name]["f1"] >= value for name, value in least.items())

    return verdict


def _paging_unseen() -> Result:
    """F1 of each kind of link on domains that the weights had not seen; the least of all ways to read the pages."""
    found: dict[str, dict[str, float]] = {}
    for line in _script("paging_figures").splitlines():
        if match := re.match(r"(\S.*) (next|page|prev) (\{.*\})$", line, re.I):
            value, kind = float(ast.literal_eval(match[3])["f1"]), match[2].lower()
            found[kind] = {"f1": min(value, found.get(kind, {}).get("f1", 1.0))}
    if not found:
        raise RuntimeError("tests.bench.paging_figures printed no figure")
    return dict(found)


def _killed(name: str, seed: int) -> Step:
    def measure() -> Result:
        from tests.test_crawl_resume import killed_and_resumed

        plan = Plan(size=300, slow_seconds=0.2, crawl_delay_seconds=0.0)
        with tempfile.TemporaryDirectory(prefix="formdiver-accept-") as folder:
            found = asyncio.run(killed_and_resumed(name, Path(folder), 10, seed, plan=plan))
        forbidden = [fault for fault in found.faults if fault.startswith("forbidden")]
        return {"moments": 10, "kills": found.kills, "faults": found.faults, "forbidden": forbidden}

    return Step(f"kill {name} {seed}", measure)


def _killed_verdict(rows: Sequence[Result]) -> tuple[str, bool]:
    moments, faults = sum(row["moments"] for row in rows), [fault for row in rows for fault in row["faults"]]
    text = f"{moments} runs ({sum(row['kills'] for row in rows)} killed at work), {len(faults)} with a difference"
    return text + (f": {faults[0][:160]}" if faults else ""), not faults and moments >= 50


def _hostile() -> Result:
    from tests.hostile.cases import WIRE_CASES, page_cases

    tests = ("tests/test_hostile.py", "-m", "accept or not accept", "-p", "no:cacheprovider")
    ran = run([sys.executable, "-m", "pytest", *tests, "-o", "timeout=2400"], max_seconds=7200.0)
    return {
        "cases": len([*WIRE_CASES, *page_cases(1)]),
        "good": ran.code == 0,
        "told": ran.out.strip().splitlines()[-1:],
        "peak_mib": round(ran.peak_mib),
    }


def _demo_verdict(rows: Sequence[Result]) -> tuple[str, bool]:
    row = rows[0]
    good = row["code"] == 0 and row["seconds"] < speed.DEMO_SECONDS and row["peak_mib"] < speed.DEMO_MIB
    return f"{row['seconds']:.0f} s, {row['peak_mib']} MiB", good


def _speed_verdict(rows: Sequence[Result]) -> tuple[str, bool]:
    row = rows[0]
    rates = row["pages_per_cpu_second"]
    text = f"{row['ratio']:.3f} ({rates['crawl']:.0f} against {rates['loop']:.0f} pages per CPU-second; "
    return text + f"{row['ratio_lean']:.3f} of a lean loop)", row["ratio"] >= speed.AIM


def rows() -> list[Row]:
    """Every row, in the order of the table."""
    sites = tuple(_bed(name) for name in BUILDERS)
    found = apps.found_apps(SHARED / "apps") if (SHARED / "apps").is_dir() else []
    crawls = tuple(_app(app.name, via) for app in found for via in ("both", "forms"))
    lists, paging, forms = (SHARED / "data" / name for name in ("lists", "paging", "forms"))
    forms_step = (Step("forms", _forms, forms),)
    lists_step = (Step("lists", lambda: _extracted("lists", "lists_eval.py"), lists),)
    paging_step = (Step("paging", lambda: _extracted("paging", "paging_eval.py"), paging),)
    unseen_step = (Step("paging unseen", _paging_unseen, paging),)
    kills = tuple(_killed(name, seed) for seed, name in enumerate(("library", "aspnet", "filter", "archive", "cards")))
    extract, figures = "formdiver extract, scored by ../shared/eval", "python -m tests.bench.forms_figures"
    grouped = "../shared/data/forms, 10 × 5 folds by domain"
    sets = dict.fromkeys(("tbdw", "tdr2017", "wien"), 0.75)
    return [
        Row(
            "sample sites, seed page and domain only",
            "≥ 98 % of records, ≥ 98 % of values, pages ≤ 1.5 × (capped: 3 ×)",
            "python -m tests.bench.beds",
            "samples, 2,000 records a site, seed 1",
            sites,
            _beds_verdict,
        ),
        Row(
            "real applications, `--via both` and `forms`",
            "≥ 90 % of records each, title right in ≥ 98 %",
            "make apps",
            "../shared/apps",
            crawls,
            _apps_verdict,
        ),
        Row(
            "forbidden submissions",
            "0",
            "the two above, and the killed crawls",
            "server logs; archive and audit log",
            (*sites, *crawls, *kills),
            _forbidden_verdict,
        ),
        Row(
            "records of both, by part 2",
            "recall, precision ≥ .99; title, author, year right ≥ 95 %",
            "the same",
            "samples, 2,000 records a site; ../shared/apps",
            (*sites, *crawls),
            _records_verdict,
        ),
        Row(
            "kinds of the pages of the applications",
            "accuracy ≥ .97",
            "make apps",
            "../shared/apps, answers and records' own pages, labels from what was loaded",
            crawls,
            _kinds_verdict,
        ),
        Row("searchable or not", "F1 ≥ .95", figures, grouped, forms_step, _figure("default searchable F1", 0.95)),
        Row(
            "records of labelled result pages",
            "F1 ≥ .75 on each set",
            extract,
            "../shared/data/lists, all sites; the shipped weights were fitted on these",
            lists_step,
            _f1(sets),
        ),
        Row(
            "next links, shipped weights",
            "F1 ≥ .80",
            extract,
            "../shared/data/paging, all sites; the shipped weights were fitted on these",
            paging_step,
            _f1({"next": 0.80}),
        ),
        Row(
            "killed with -9 and resumed",
            "50 moments: the same records, none twice",
            "tests/test_crawl_resume.py",
            "samples, 300 records, 10 moments on each of 5 sites",
            kills,
            _killed_verdict,
        ),
        Row(
            "hostile input",
            "≥ 40 cases: no crash, no hang, bounded memory, a counter and a log line each",
            "pytest tests/test_hostile.py",
            "tests/hostile, at full size",
            (Step("hostile", _hostile),),
            lambda found: (f"{found[0]['cases']} cases: {' '.join(found[0]['told'])}", bool(found[0]["good"])),
        ),
        Row(
            "`formdiver demo`",
            "< 2 minutes, < 500 MiB",
            "formdiver demo",
            "samples, after downloads",
            (Step("demo", speed.demo),),
            _demo_verdict,
        ),
        Row(
            "crawl against a bare loop, pages per CPU-second",
            "aim ≥ 0.3",
            "make bench",
            "600 generated pages of 20 KB, 5 rounds",
            (Step("speed", lambda: speed.measured(600, 5)),),
            _speed_verdict,
        ),
        Row(
            "paging of unseen domains",
            "F1 ≥ .93 for next, ≥ .90 for page",
            "python -m tests.bench.paging_figures",
            "../shared/data/paging, 8 folds by domain",
            unseen_step,
            _f1({"next": 0.93, "page": 0.90}),
        ),
        Row(
            "searchable, naive Bayes as in M4",
            "F1 ≥ .94",
            figures,
            grouped,
            forms_step,
            _figure("nb searchable F1", 0.94),
        ),
        Row("searchable, default", "F1 ≥ .960", figures, grouped, forms_step, _figure("default searchable F1", 0.960)),
        Row("the same", "AP ≥ .988", figures, grouped, forms_step, _figure("default average precision", 0.988)),
        Row(
            "form type", "accuracy ≥ .90", figures, grouped, forms_step, _figure("default type accuracy (folded)", 0.90)
        ),
        Row(
            "form type", "macro F1 ≥ .84", figures, grouped, forms_step, _figure("default type macro F1 (folded)", 0.84)
        ),
        Row("field type", "accuracy ≥ .84", figures, grouped, forms_step, _figure("default field type accuracy", 0.84)),
    ]


def offered(archive: int = 0) -> list[Step]:
    """A step for each measuring script that brings its own rows; that over an archive with another size of it, in MiB."""

    def step(name: str) -> Step:
        def measure() -> Result:
            more = ("--mib", str(archive)) if archive and name == "archive_figures" else ()
            told = _script(name, "--accept", *more, seconds=4 * 3600.0)
            return {"rows": [json.loads(line) for line in told.splitlines() if line[:1] == "{"]}

        return Step(f"script {name}", measure)

    paths = sorted((ROOT / "tests" / "bench").glob("*.py"))
    return [step(path.stem) for path in paths if '"--accept"' in path.read_text("utf-8")]


def main(argv: Sequence[str] | None = None) -> int:
    """Measure what is to be measured; 1 when a row is missed or a step fails."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", type=re.compile, default=re.compile(""), help="steps whose key holds this pattern")
    parser.add_argument("--keep", action="store_true", help="keep what was measured on other code")
    parser.add_argument("--again", action="store_true", help="measure again what is known already")
    parser.add_argument("--archive", type=int, default=0, metavar="MIB", help="a smaller archive than 1,024 MiB")
    parser.add_argument("--list", action="store_true", help="show the steps and stop")
    options = parser.parse_args(argv)
    console, state, code, failed = Console(stderr=True), load(), fingerprint(), False
    every = rows()
    steps = {step.key: step for row in every for step in row.steps} | {
        step.key: step for step in offered(options.archive)
    }
    for key, step in steps.items():
        known = state.get(key)
        fresh = known is not None and (options.keep or known["code"] == code) and not options.again
        if options.list:
            console.print(f"{'known' if fresh else 'to do':6} {key}", highlight=False)
            continue
        if fresh or not options.only.search(key):
            continue
        if step.needs is not None and not step.needs.exists():
            console.print(f"{key}: left out, {step.needs.name} is not at hand", highlight=False)
            continue
        console.print(f"measuring {key}", highlight=False)
        began = time.monotonic()
        try:
            result = step.measure()
        except (RuntimeError, OSError, ValueError, KeyError) as error:
            failed = True
            console.print(f"{key} failed: {type(error).__name__}: {error}", style="red", markup=False)
            continue
        seconds = round(time.monotonic() - began, 1)
        state[key] = {"result": result, "code": code, "date": f"{datetime.now(UTC):%Y-%m-%d}", "seconds": seconds}
        save(state)
        publish(every, state, code)
    if options.list:
        return 0
    publish(every, state, code)
    reached = [good for _, good in lines(every, state, code)]
    console.print(
        f"{reached.count(True)} rows reached, {reached.count(False)} missed, {reached.count(None)} not measured"
    )
    return 1 if failed or False in reached else 0


if __name__ == "__main__":
    sys.exit(main())
