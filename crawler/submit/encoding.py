"""Form submission as browsers do it (HTML standard 4.10.21, "form submission"): entry list, then its encoding."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from urllib.parse import quote_from_bytes

from crawler.charset import codec
from crawler.forms.controls import PATH
from crawler.models import Field, Form, Request

Value = str | Sequence[str] | None
#: One name and value to send; `file` marks the empty file of an upload control.
Entry = tuple[str, str, bool]

_BUTTONS = frozenset({"submit", "image", "button", "reset"})
_CHOICES = frozenset({"select", "radio", "checkbox"})
_LINE_END = re.compile(r"\r\n|\r|\n")
_SURROGATE = re.compile(r"[\ud800-\udfff]")
#: The names the standard gives to encodings where Python's differ.
_NAMES = {
    "cp1252": "windows-1252",
    "cp932": "Shift_JIS",
    "cp949": "EUC-KR",
    "big5hkscs": "Big5",
    "euc_jp": "EUC-JP",
    "cp874": "windows-874",
    "utf-8": "UTF-8",
    "gbk": "GBK",
    "koi8-r": "KOI8-R",
    "koi8-u": "KOI8-U",
    "cp866": "IBM866",
    "iso2022_jp": "ISO-2022-JP",
}


def encode(
    form: Form,
    values: Mapping[str, Value],
    *,
    submitter: str | Field | None = None,
    encoding: str = "utf-8",
) -> Request:
    """The request a browser would send for `form` with `values` filled in and `submitter` pressed.

    Fields not named in `values` are sent as they stand. A string sets a field; a sequence sets the choices of a
    multiple field, or one after the other the fields that share the name; None empties what can be empty (text, boxes,
    multiple selects) and leaves the rest as it stands. `submitter` is a button or a button's name; without one the form
    is sent as a script would, no button named. `encoding` is the page's; `accept-charset` goes before it.

    Raises ValueError for a name no fillable field has, a choice that is not offered, an unknown submitter,
    or a form without an HTTP address.
    """
    if not form.action:
        raise ValueError("the form has no web address to send it to")
    codec = _codec(form, encoding)
    button = _button(form, submitter)
    entries = _entries(form, _settings(form, values), button, _NAMES.get(codec, codec))
    entries = [(_LINE_END.sub("\r\n", name), _LINE_END.sub("\r\n", value), file) for name, value, file in entries]
    if form.method != "POST":
        base = form.action.partition("#")[0].partition("?")[0]
        words = next((value for name, value, _ in entries if name == PATH), None) if PATH in base else None
        if words is not None:
            step = words if words.strip(".") else ""  # dots alone lead up the path
            base = base.replace(PATH, quote_from_bytes(_bytes(step, codec), safe=""))
            entries = [one for one in entries if one[0] != PATH]
        query = _urlencoded(entries, codec)
        return Request(f"{base}?{query}" if query else base)
    if form.enctype == "multipart/form-data":
        body, content_type = _multipart(entries, codec)
    elif form.enctype == "text/plain":
        body = b"".join(_bytes(f"{name}={value}\r\n", codec) for name, value, _ in entries)
        content_type = "text/plain"
    else:
        body = _urlencoded(entries, codec).encode("ascii")
        content_type = "application/x-www-form-urlencoded"
    return Request(form.action.partition("#")[0], "POST", body, (("Content-Type", content_type),))


def _settings(form: Form, values: Mapping[str, Value]) -> dict[int, list[str]]:
    """What each named field is set to, by the field's place in the form."""
    places: dict[str, list[int]] = {}
    for place, field in enumerate(form.fields):
        if field.control not in _BUTTONS and field.name:
            places.setdefault(field.name, []).append(place)
    settings: dict[int, list[str]] = {}
    for name, value in values.items():
        if name not in places:
            raise ValueError(f"the form has no field {name!r} to fill")
        _set(form, name, places[name], value, settings)
    return settings


def _set(form: Form, name: str, places: list[int], value: Value, settings: dict[int, list[str]]) -> None:
    fields = [(place, form.fields[place]) for place in places]
    visible = [pair for pair in fields if pair[1].control != "hidden"] or fields
    if value is None:
        for place, field in visible:
            if field.control == "checkbox" or (field.control == "select" and field.multiple):
                settings[place] = []
            elif field.control not in _CHOICES:
                settings[place] = [""]
        return
    wanted = [value] if isinstance(value, str) else list(value)
    for place, field in visible:
        if field.control in _CHOICES:
            offered = {option.value for option in field.options}
            mine = [one for one in wanted if one in offered]
            several = field.control == "checkbox" or field.multiple
            settings[place] = mine if several else mine[:1]
            for one in settings[place]:
                wanted.remove(one)
            if not settings[place] and not several:
                del settings[place]
        elif wanted:
            settings[place] = [wanted.pop(0)]
    if wanted:
        raise ValueError(f"field {name!r} cannot take {wanted[0]!r}")


def _button(form: Form, submitter: str | Field | None) -> Field | None:
    if submitter is None:
        return None
    for field in form.fields:
        if field.control in ("submit", "image"):
            if isinstance(submitter, str):
                if field.name == submitter:
                    return field
            elif field is submitter or field == submitter:
                return field
    raise ValueError("the form has no such submit button")


def _entries(form: Form, settings: dict[int, list[str]], button: Field | None, charset: str) -> list[Entry]:
    """The entry list: successful controls in order, the pressed button in its place."""
    entries: list[Entry] = []
    for place, field in enumerate(form.fields):
        control, name = field.control, field.name
        if control in _BUTTONS:
            if field is button or (button is not None and field == button):
                entries += _pressed(field)
        elif not name:
            continue
        elif control in _CHOICES:
            entries += [(name, value, False) for value in _chosen(field, settings.get(place))]
        elif control == "file":
            entries.append((name, "", True))
        elif control == "hidden" and name.lower() == "_charset_" and place not in settings:
            entries.append((name, charset, False))
        else:
            value = settings[place][0] if place in settings else field.value or ""
            entries.append((name, _typed(field, value), False))
    return entries


def _pressed(field: Field) -> list[Entry]:
    if field.control == "image":
        prefix = f"{field.name}." if field.name else ""
        return [(f"{prefix}x", "1", False), (f"{prefix}y", "1", False)]
    return [(field.name, field.value or "", False)] if field.name else []


def _chosen(field: Field, setting: list[str] | None) -> list[str]:
    """The values a choice field sends, in the order of its options."""
    if setting is None:
        chosen = [option.value for option in field.options if option.selected]
    else:
        left = list(setting)
        chosen = []
        for option in field.options:
            if option.value in left:
                left.remove(option.value)
                chosen.append(option.value)
    single = field.control == "radio" or (field.control == "select" and not field.multiple)
    return chosen[:1] if single else chosen


def _typed(field: Field, value: str) -> str:
    """What a text control holds after typing `value`: one line where it has one, no longer than it allows."""
    if field.control == "hidden":
        return value
    if field.control != "textarea":
        value = value.replace("\r", "").replace("\n", "")
    if field.max_length is not None and len(value) > field.max_length and value != field.value:
        value = value[: field.max_length]
    return value


def _codec(form: Form, encoding: str) -> str:
    """The Python codec to encode with: the first known of `accept-charset`, else the page's; never UTF-16."""
    for claim in [*form.accept_charset.replace(",", " ").split()[:20], encoding]:
        known = codec(claim)
        if known is None:
            continue
        if known.startswith("utf-16"):
            return "utf-8"
        # The encoder of a page in GBK knows no more than GBK (WHATWG Encoding 10.1).
        return "gbk" if known == "gb18030" and claim.lower() not in ("gb18030", "gb18030-2000") else known
    return "utf-8"


def _bytes(text: str, codec: str) -> bytes:
    return _SURROGATE.sub("\ufffd", text).encode(codec, "xmlcharrefreplace")


def _urlencoded(entries: list[Entry], codec: str) -> str:
    return "&".join(f"{_escaped(name, codec)}={_escaped(value, codec)}" for name, value, _ in entries)


def _escaped(text: str, codec: str) -> str:
    """The application/x-www-form-urlencoded spelling (WHATWG URL): a blank is "+", `*-._` and alphanumerics stay."""
    return quote_from_bytes(_bytes(text, codec), safe=" *").replace("~", "%7E").replace(" ", "+")


def _multipart(entries: list[Entry], codec: str) -> tuple[bytes, str]:
    """RFC 7578 as the HTML standard writes it; the boundary is a digest of the parts: equal forms, equal bytes."""
    parts: list[bytes] = []
    for name, value, file in entries:
        shown = _bytes(name, codec).replace(b"\r", b"%0D").replace(b"\n", b"%0A").replace(b'"', b"%22")
        head = b'Content-Disposition: form-data; name="' + shown + b'"'
        if file:
            head += b'; filename=""\r\nContent-Type: application/octet-stream'
        parts.append(head + b"\r\n\r\n" + _bytes(value, codec) + b"\r\n")
    joined = b"".join(parts)
    boundary = b"----formdiver" + sha256(joined).hexdigest()[:32].encode()
    while boundary in joined:
        boundary += b"0"
    body = b"".join(b"--" + boundary + b"\r\n" + part for part in parts) + b"--" + boundary + b"--\r\n"
    return body, f"multipart/form-data; boundary={boundary.decode()}"
