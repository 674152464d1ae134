"""Paging by scripts that fill a form and send it: `javascript:go(3)`, `onclick="document.nav.pos.value=21;nav.submit()"`,
and the calls by which page libraries send a form with names of their own (Jakarta Faces, Oracle APEX).

Nothing is run. The call, the page's own function of that name and the values it sets are read as text; what is not plainly
a number or a string, or an argument of the function with sums and products of whole numbers, is left alone.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from crawler.models import Form
from crawler.page import Page, Tree
from crawler.results.paging_addresses import PAGE_NAME

#: Longest script that is read, of a link and of a page, and the longest body of a function.
MAX_CALL, MAX_SCRIPT, MAX_BODY = 500, 200_000, 1_500
_CALL = re.compile(r"(?:javascript:|return\s|void\(?|^|;)\s*([A-Za-z_$][\w$]{0,60})\s*\(([^()]{0,100})\)")
_FUNCTION = r"function\s+%s\s*\(([^()]{0,100})\)\s*\{"
_SENT = re.compile(
    r"(?:document\s*\.\s*)?(?:forms\s*(?:\[\s*['\"]?(?P<listed>[\w-]+)['\"]?\s*\]|\.\s*(?P<dotted>[\w$]+))"
    r"|getElementById\(\s*['\"](?P<known>[\w-]+)['\"]\s*\)|\$\(\s*['\"]#(?P<picked>[\w-]+)['\"]\s*\)|(?P<own>[\w$]+))"
    r"\s*\.\s*(?:requestS|s)ubmit\s*\("
)
_SET = re.compile(
    r"(?:\.\s*([\w$]+)|\[\s*['\"]([^'\"\]]{1,60})['\"]\s*\]|getElementById\(\s*['\"]([^'\"]{1,60})['\"]\s*\))"
    r"\s*\.\s*value\s*=(?!=)\s*([^;\n}]{1,100})"
)
_PICKED = re.compile(
    r"\$\(\s*['\"](?:#([\w-]{1,60})|[^'\"]{0,40}\[name=['\"]?([\w-]{1,60})['\"]?\])['\"]\s*\)\.val\(([^()]{1,60})\)"
)
#: A form named in a call, by itself or by its id, and what is sent with it: `{'a':'b'}`, or `'a,b'` as the first Faces had it.
_NAMED = re.compile(
    r"(?:forms\s*\[\s*|getElementById\(\s*|[(.,]\s*)(?:'([^'\n]{1,80})'|\"([^\"\n]{1,80})\")\s*[\])]{0,2}\s*,\s*"
    r"(?:\{([^{}\n]{1,300})\}|'([^'{},\n]{1,80},[^'{}\n]{0,80})')"
)
_PAIR = re.compile(r"""(['"])([^'"]{1,100})\1\s*:\s*(['"])([^'"]{0,100})\3""")
_SUBMITTED = re.compile(
    r"\b(?:oamSubmitForm|oam\.submitForm)\(\s*['\"]([^'\"]{1,80})['\"]\s*,\s*['\"]([^'\"]{1,100})['\"]"
)
_REQUESTED = re.compile(r"\b(?:apex\.submit|doSubmit)\(\s*(?:\{\s*request\s*:\s*)?['\"]([^'\"]{1,80})['\"]")
#: The hidden field in which a page library expects the name of what was clicked, after the form's own.
_CLICKED, _REQUEST = ":_idcl", "p_request"
_SUMS: Mapping[type, Callable[[int, int], int]] = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul}


def sent_by_script(page: Page, forms: Sequence[Form]) -> Iterator[tuple[int, Form, dict[str, str]]]:
    """The links whose script sends a form of the page: the link, the form, and the fields that it sets. Where it sets
    none, the form's own page number."""
    tree = page.tree
    scripts: str | None = None
    for node in tree.find("a"):
        attributes = tree.attributes[node]
        href = (attributes.get("href") or "").strip()
        called = (href if href[:11].lower() == "javascript:" else attributes.get("onclick") or "")[:MAX_CALL]
        if not called or "doPostBack" in called:
            continue
        body = called
        values: dict[str, str] = {}
        library = _by_library(called, forms)
        if library is not None:
            yield node, *library
            continue
        if _SENT.search(called) is None:
            scripts = _scripts(tree) if scripts is None else scripts
            found = _function(called, scripts)
            if found is None:
                continue
            body, values = found
        form = _form(body, forms)
        fields = _fields(body, values, form) if form is not None else None
        if form is not None and fields:
            yield node, form, fields


def _by_library(called: str, forms: Sequence[Form]) -> tuple[Form, dict[str, str]] | None:
    """The form that a call of a page library sends, and what is sent with it."""
    for said in _NAMED.finditer(called):
        form = _called(said[1] or said[2], forms)
        pairs = {pair[2]: pair[4] for pair in _PAIR.finditer(said[3] or "")}
        if said[4]:
            name, _, value = said[4].partition(",")
            pairs = {name.strip(): value.strip()}
        if form is not None and pairs:
            return form, pairs
    submitted = _SUBMITTED.search(called)
    form = _called(submitted[1], forms) if submitted else None
    if submitted and form is not None:
        return form, {f"{submitted[1]}{_CLICKED}": submitted[2]}
    requested = _REQUESTED.search(called)
    for form in forms if requested else ():
        if requested and any(field.name == _REQUEST for field in form.fields):
            return form, {_REQUEST: requested[1]}
    return None


def _called(name: str, forms: Sequence[Form]) -> Form | None:
    return next((form for form in forms if name in (form.name, form.identifier)), None)


def _scripts(tree: Tree) -> str:
    pieces = ("".join(tree.texts[node + 1 : tree.ends[node]]) for node in tree.find("script"))
    return "\n".join(pieces)[:MAX_SCRIPT]


def _function(called: str, scripts: str) -> tuple[str, dict[str, str]] | None:
    """The body of the function that a link calls, and what its parameters are."""
    for call in _CALL.finditer(called):
        head = _head(call[1]).search(scripts)
        if head is None:
            continue
        names = [name.strip() for name in head[1].split(",") if name.strip()]
        given = [value.strip() for value in call[2].split(",") if value.strip()]
        body = scripts[head.end() : head.end() + MAX_BODY].partition("function ")[0]
        return body, dict(zip(names, given, strict=False))
    return None


@lru_cache(maxsize=256)
def _head(name: str) -> re.Pattern[str]:
    return re.compile(_FUNCTION % re.escape(name))


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
