"""The house rules: what may import what, how long a module may be, and what stands at the top of the repository."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("crawler", "knowledge", "ranking", "samples")
MAX_LINES = 400
#: The modules of `crawler` in the order of the flow: each may import what stands before it, and its own insides.
FLOW = (
    "models",
    "errors",
    "settings",
    "metrics",
    "waiting",
    "charset",
    "urls",
    "journal",
    "whole",
    "frontier",
    "fetch",
    "browser",
    "robots",
    "politeness",
    "nesting",
    "columned",
    "aligned",
    "preformatted",
    "shadows",
    "signs",
    "tabular",
    "page",
    "forms",
    "classify",
    "discovery",
    "submit",
    "wording",
    "paging",
    "regions",
    "attributes",
    "results",
    "templates",
    "keys",
    "echoes",
    "identity",
    "analysis",
    "plan",
    "states",
    "links",
    "patterns",
    "harvest",
    "archive",
    "records",
    "batch",
    "committer",
    "drawing",
    "audit",
    "visitor",
    "blockade",
    "worker",
    "report",
    "outcome",
    "folder",
    "finish",
    "asking",
    "crawl",
    "exploration",
    "cli",
    "__main__",
)
#: The only ones that touch files, sockets or the clock's sleep.
WITH_IO = {
    *("fetch", "browser", "drawing", "frontier", "archive", "records", "journal", "batch", "robots", "politeness"),
    *("committer", "visitor", "whole", "blockade", "worker", "folder", "finish", "crawl", "cli"),
}
IO_MODULES = {"socket", "asyncio", "aiohttp", "sqlite3", "duckdb", "subprocess", "tempfile", "shutil", "urllib.request"}
TOP = {
    ".ci",
    ".gitignore",
    ".pre-commit-config.yaml",
    "ARCHITECTURE.md",
    "BENCHMARKS.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "crawler",
    "deploy",
    "knowledge",
    "pyproject.toml",
    "ranking",
    "requirements.lock",
    "samples",
    "tests",
}


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """The full names a module imports, those of functions and of `if TYPE_CHECKING` too."""
    package = path.relative_to(ROOT).with_suffix("").parts[: -1 if path.name == "__init__.py" else None]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = list(package[: -node.level]) if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{name.name}" for name in node.names)


def room(path: Path) -> str:
    return path.relative_to(ROOT / "crawler").parts[0].removesuffix(".py")


EVERY = [path for package in PACKAGES for path in modules(package)]


def test_every_room_has_its_place_in_the_flow():
    rooms = {room(path) for path in modules("crawler")} - {"__init__"}
    assert rooms - set(FLOW) == set(), "give it a place in FLOW, and in ARCHITECTURE.md"


@pytest.mark.parametrize("path", modules("crawler"), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_imports_only_what_stands_before_it(path: Path):
    own = room(path)
    if own == "__init__":
        assert not [name for name in imported(path) if name.startswith("crawler.")]
        return
    place = FLOW.index(own)
    for name in imported(path):
        parts = name.split(".")
        if parts[0] == "crawler" and len(parts) > 1 and parts[1] not in (own, "__version__"):
            assert FLOW.index(parts[1]) < place, f"{own} imports {name}, which stands behind it"


@pytest.mark.parametrize("package", ["knowledge", "ranking"])
def test_the_pure_packages_import_nothing_of_the_others(package: str):
    others = set(PACKAGES) - {package}
    for path in modules(package):
        assert not {name for name in imported(path) if name.partition(".")[0] in others}, path


def test_the_samples_import_nothing_of_the_crawler():
    for path in modules("samples"):
        assert not {name for name in imported(path) if name.partition(".")[0] in {"crawler", "knowledge", "ranking"}}, (
            path
        )


def test_nothing_shipped_imports_the_tests():
    for path in EVERY:
        assert not {name for name in imported(path) if name.partition(".")[0] in {"tests", "pytest", "hypothesis"}}, (
            path
        )


def test_only_the_edges_do_io():
    for path in modules("crawler"):
        if room(path) in WITH_IO | {"__init__", "__main__"}:
            continue
        found = {name for name in imported(path) if any(name == io or name.startswith(f"{io}.") for io in IO_MODULES)}
        assert not found, f"{path.relative_to(ROOT)} imports {found}"


def test_no_rule_for_one_site():
    """The applications and sites that formdiver is measured on do not occur in what it is made of."""
    names = ("datasette", "oscar", "tracd", "loopback bookshop", "national book archive")
    for path in [*modules("crawler"), *modules("knowledge")]:
        texts = [node.value.lower() for node in ast.walk(ast.parse(path.read_text("utf-8"))) if _is_text(node)]
        assert not [text for text in texts if any(name in text for name in names)], path


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@pytest.mark.parametrize("path", EVERY, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_is_a_room_one_can_live_in(path: Path):
    count = len(path.read_text("utf-8").splitlines())
    assert count <= MAX_LINES, f"{count} lines: look for the wall"


def test_no_module_is_called_after_nothing():
    vague = {"utils", "util", "helpers", "helper", "common", "base", "manager", "misc"}
    assert [path for path in EVERY if path.stem in vague or path.parent.name in vague] == []


def test_the_top_of_the_repository():
    git = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if git.returncode != 0:
        pytest.skip("this is not a git checkout")
    assert {name.partition("/")[0] for name in git.stdout.splitlines()} == TOP


def test_the_architecture_names_every_room():
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    named = {word for quoted in re.findall(r"`([^`\n]+)`", text) for word in re.findall(r"\w+", quoted)}
    assert {room(path) for path in modules("crawler")} - {"__init__", "__main__"} - named == set()


def test_each_dependency_has_its_reason():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    names = [line.split(">")[0].split("=")[0].strip() for line in project["project"]["dependencies"]]
    names += [line.split(">")[0].strip() for line in project["dependency-groups"]["dev"]]
    assert [name for name in names if name not in text] == []


def test_no_source_is_ignored():
    """What .gitignore hides is neither committed nor put into the wheel."""
    git = subprocess.run(
        ["git", "ls-files", "--others", "--ignored", "--exclude-standard", *PACKAGES, "tests", "deploy"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if git.returncode != 0:
        pytest.skip("this is not a git checkout")
    assert [name for name in git.stdout.splitlines() if "__pycache__" not in name] == []


def test_errors_are_worded_as_the_end_of_a_line():
    """What is raised on purpose follows on "formdiver: ", so it begins small and has no full stop."""
    odd = []
    for path in (*ROOT.glob("crawler/**/*.py"), *ROOT.glob("knowledge/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not ast.unparse(node.func).endswith("Error") or not node.args:
                continue
            text = node.args[0]
            parts = text.values if isinstance(text, ast.JoinedStr) else [text]
            first, last = (one.value if isinstance(one, ast.Constant) else "" for one in (parts[0], parts[-1]))
            if re.match(r"(The|This|A|An|No|Of|There) ", str(first)) or re.search(r"[^.]\.\Z", str(last)):
                odd.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert odd == []
