"""Paging by scripts that fill a form and send it: `javascript:go(3)`, `onclick="document.nav.pos.value=21;nav.submit()"`.

Nothing is run. The call, the page's own function of that name and the values it sets are read as text; what is not plainly
a number or a string, or an argument of the function with sums and products of whole numbers, is left alone.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from crawler.forms.vocabulary import PURPOSES, folded
from crawler.models import Form
from crawler.page import Page, Tree
from crawler.paging.addresses import PAGE_NAME
from crawler.paging.libraries import by_library

#: Longest script that is read, of a link and of a page, the longest body of a function, and most links that are looked at.
MAX_CALL, MAX_SCRIPT, MAX_BODY, MAX_LINKS = 500, 200_000, 1_500, 2_000
_CALL = re.compile(r"(?:javascript:|return\s|void\(?|^|;)\s*([A-Za-z_$][\w$]{0,60})\s*\(([^()]{0,100})\)")
_FUNCTION = re.compile(r"function\s+([A-Za-z_$][\w$]{0,60})\s{0,9}\(([^()]{0,100})\)\s{0,9}\{")
_SENT = re.compile(
    r"(?:document\s*\.\s*)?(?:forms\s*(?:\[\s*['\"]?(?P<listed>[\w-]+)['\"]?\s*\]|\.\s*(?P<dotted>[\w$]+))"
    r"|getElementById\(\s*['\"](?P<known>[\w-]+)['\"]\s*\)|\$\(\s*['\"]#(?P<picked>[\w-]+)['\"]\s*\)|(?<![\w$])(?P<own>[\w$]+))"
    r"\s*\.\s*(?:requestS|s)ubmit\s*\("
)
_SET = re.compile(
    r"(?:\.\s*([\w$]+)|\[\s*['\"]([^'\"\]]{1,60})['\"]\s*\]|getElementById\(\s*['\"]([^'\"]{1,60})['\"]\s*\))"
    r"\s*\.\s*value\s*=(?!=)\s*([^;\n}]{1,100})"
)
_PICKED = re.compile(
    r"\$\(\s*['\"](?:#([\w-]{1,60})|[^'\"]{0,40}\[name=['\"]?([\w-]{1,60})['\"]?\])['\"]\s*\)\.val\(([^()]{1,60})\)"
)
#: What beside sending a form does nothing, and what else a script may do: call or set something.
_NOTHING = re.compile(
    r"void\s{0,3}\(?\s{0,3}0?\s{0,3}\)?|return\s{1,3}(?:false|true)|\w{1,20}\s{0,3}\.\s{0,3}preventDefault\(\s{0,3}\)"
)
_ELSE = re.compile(r"[\w$\])]\s{0,9}\(|=")
#: Calls and fields that do something else with a number: ratings, baskets, changes; unless they speak of pages too.
_OTHER = tuple(pattern for name, _, pattern in PURPOSES if name in ("vote", "order", "change", "subscribe", "register"))
_PAGES = re.compile(
    r"pag(?:e|er|in)|\b(?:pos|start|offset|first|next|skip|from|p_?no)(?![a-z])|(?:move|go|jump)_?to(?![a-z_])", re.I
)
_SUMS: Mapping[type, Callable[[int, int], int]] = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul}


def sent_by_script(page: Page, forms: Sequence[Form]) -> Iterator[tuple[int, Form, dict[str, str]]]:
    """The links whose script sends a form of the page: the link, the form, and the fields that it sets. Where it sets
    none, the form's own page number."""
    tree = page.tree
    functions: dict[str, tuple[str, str]] | None = None
    looked = 0
    for node in tree.find("a"):
        attributes = tree.attributes[node]
        href = (attributes.get("href") or "").strip()
        called = (href if href[:11].lower() == "javascript:" else attributes.get("onclick") or "")[:MAX_CALL]
        if not called or "doPostBack" in called:
            continue
        looked += 1
        if looked > MAX_LINKS:
            return
        body = called
        values: dict[str, str] = {}
        library = by_library(called, forms)
        if library is not None:
            if not _does("", library[1]):
                yield node, *library
            continue
        if _SENT.search(called) is None:
            functions = _functions(tree) if functions is None else functions
            found = _called(called, functions)
            if found is None:
                continue
            body, values = found
        form = _form(body, forms)
        fields = _fields(body, values, form) if form is not None else None
        if form is not None and fields and not _does(called, fields):
            yield node, form, fields


def sent_plainly(page: Page, forms: Sequence[Form]) -> Iterator[tuple[int, Form]]:
    """The links whose own script sends a form of the page that it names, and sets nothing: the link and the form."""
    tree = page.tree
    for node in tree.find("a")[:MAX_LINKS]:
        href = tree.attribute(node, "href").strip()
        called = (href if href[:11].lower() == "javascript:" else tree.attribute(node, "onclick"))[:MAX_CALL]
        sent = _SENT.search(called)
        if sent is None or _SET.search(called) or _PICKED.search(called) or _does(called, {}):
            continue
        if _ELSE.search(_NOTHING.sub(" ", called[: sent.start()] + called[sent.end() :])):
            continue
        name = next(filter(None, sent.groups()), "")
        form = next((form for form in forms if name and name in (form.name, form.identifier)), None)
        if form is not None:
            yield node, form


def _does(called: str, fields: Mapping[str, str]) -> bool:
    """Whether a call is named by what it does other than turning a page."""
    said = f"{called[:200]} {' '.join(fields)}"
    return _PAGES.search(said) is None and any(pattern.search(folded(said)) for pattern in _OTHER)


def _functions(tree: Tree) -> dict[str, tuple[str, str]]:
    """Parameters and body of each function of the page's scripts, by its name; the first of a name counts."""
    size, pieces = 0, []
    for node in tree.find("script"):
        pieces.append("".join(tree.texts[node + 1 : tree.ends[node]]))
        size += len(pieces[-1])
        if size > MAX_SCRIPT:
            break
    scripts = "\n".join(pieces)[:MAX_SCRIPT]
    found: dict[str, tuple[str, str]] = {}
    for head in _FUNCTION.finditer(scripts):
        if head[1] not in found:
            found[head[1]] = head[2], scripts[head.end() : head.end() + MAX_BODY].partition("function ")[0]
    return found


def _called(called: str, functions: Mapping[str, tuple[str, str]]) -> tuple[str, dict[str, str]] | None:
    """The body of the function that a link calls, and what its parameters are."""
    for call in _CALL.finditer(called):
        if call[1] in functions:
            parameters, body = functions[call[1]]
            names = [name.strip() for name in parameters.split(",") if name.strip()]
            given = [value.strip() for value in call[2].split(",") if value.strip()]
            return body, dict(zip(names, given, strict=False))
    return None


def _form(body: str, forms: Sequence[Form]) -> Form | None:
    for found in _SENT.finditer(body):
        name = next(filter(None, found.groups()), "")
        if name.isdigit() and found["listed"]:
            return next((form for form in forms if form.index == int(name)), None)
        for form in forms:
            if name and name in (form.name, form.identifier):
                return form
    return forms[0] if len(forms) == 1 and _SENT.search(body) else None


def _fields(body: str, values: Mapping[str, str], form: Form) -> dict[str, str] | None:
    """What the script sets of the form, None where it cannot be told; its page number where it sets nothing."""
    known = {field.identifier: field.name for field in form.fields if field.identifier}
    known |= {field.name: field.name for field in form.fields}
    found: dict[str, str] = {}
    said = [(match[1] or match[2] or match[3], match[4]) for match in _SET.finditer(body)]
    said += [(match[1] or match[2], match[3]) for match in _PICKED.finditer(body)]
    for name, expression in said:
        value = _value(expression, values)
        if name not in known:
            continue
        if value is None:
            return None
        found[known[name]] = value
    if found or said:
        return found
    numbered = [field for field in form.fields if PAGE_NAME.match(field.name) and (field.value or "").isdigit()]
    pages = numbered or [field for field in form.fields if (field.value or "").isdigit()]
    return {pages[0].name: pages[0].value or ""} if len(pages) == 1 else None


def _value(expression: str, values: Mapping[str, str]) -> str | None:
    """The value of an expression of strings, whole numbers and parameters, None of any other."""
    text = (
        expression.strip().rstrip(")").strip() if expression.count("(") < expression.count(")") else expression.strip()
    )
    try:
        found = _evaluated(ast.parse(text, mode="eval").body, values, 0)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return None if found is None else str(found)


def _evaluated(node: ast.expr, values: Mapping[str, str], depth: int) -> int | str | None:
    if depth > 8:
        return None
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, str)) and not isinstance(node.value, bool):
        return node.value if isinstance(node.value, str) or abs(node.value) < 10**9 else None
    if isinstance(node, ast.Name) and node.id in values:
        given = ast.parse(values[node.id], mode="eval").body
        return _evaluated(given, {}, depth + 1)
    if isinstance(node, ast.BinOp) and type(node.op) in _SUMS:
        left, right = (_evaluated(one, values, depth + 1) for one in (node.left, node.right))
        if isinstance(left, int) and isinstance(right, int):
            return _SUMS[type(node.op)](left, right)
    return None
