"""The calls by which page libraries send a form with names of their own (Jakarta Faces, PrimeFaces, MyFaces, Oracle APEX).

Their functions are not on the page; what they send is part of their protocol.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from crawler.models import Form

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


def by_library(called: str, forms: Sequence[Form]) -> tuple[Form, dict[str, str]] | None:
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
