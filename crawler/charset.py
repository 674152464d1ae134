"""Charset labels as browsers read them (WHATWG Encoding Standard 4.2): a small closed list of encodings.

Python knows many more codecs, and a page may name any of them: some raise whatever they are given (`undefined`), some
take a time that grows with the square of the text (`punycode`), some are no encoding of text at all.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from functools import lru_cache

from w3lib.encoding import html_body_declared_encoding

_CHARSET = re.compile(rb"charset\s*=\s*[\"']?\s*([\w:.-]{1,40})", re.I)
#: The encodings of the standard, by Python's names.
_WEB = frozenset(
    "utf-8 utf-16 utf-16-le utf-16-be gb18030 big5hkscs euc_jp iso2022_jp cp932 cp949 cp866 cp874 koi8-r koi8-u "
    "mac-roman mac-cyrillic iso8859-2 iso8859-3 iso8859-4 iso8859-5 iso8859-6 iso8859-7 iso8859-8 iso8859-10 iso8859-13 "
    "iso8859-14 iso8859-15 iso8859-16 cp1250 cp1251 cp1252 cp1253 cp1254 cp1255 cp1256 cp1257 cp1258".split()
)
#: Most bytes of a character in UTF-8; all that one beyond ASCII may have; and the share of these that must make characters. By
#: chance up to .41 do in pages of other encodings, most in those of East Asia; in UTF-8 with cut words .98.
_LONGEST, _HIGH, _SHARE = 4, bytes(range(128, 256)), 0.5
#: Encodings that the standard reads as a larger one.
_WIDER = {
    "ascii": "cp1252",
    "iso8859-1": "cp1252",
    "iso8859-9": "cp1254",
    "iso8859-11": "cp874",
    "tis-620": "cp874",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "big5": "big5hkscs",
    "shift_jis": "cp932",
    "euc_kr": "cp949",
}
#: Labels of the standard that Python does not know, or knows as something else.
_LABELS = {
    label: name
    for name, labels in {
        "utf-8": "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 x-unicode20utf8",
        "utf-16-le": "unicode ucs-2 iso-10646-ucs-2 csunicode unicodefeff",
        "utf-16-be": "unicodefffe",
        "gb18030": "x-gbk gb_2312 gb_2312-80 chinese csiso58gb231280 zh_cn",
        "big5hkscs": "x-x-big5 cn-big5 csbig5",
        "cp932": "x-sjis ms932 ms_kanji windows-31j csshiftjis sjis",
        "cp949": "windows-949 ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 korean iso-ir-149 csksc56011987 cseuckr",
        "euc_jp": "x-euc-jp cseucpkdfmtjapanese",
        "iso8859-6": "iso-8859-6-e iso-8859-6-i csiso88596e csiso88596i asmo-708 ecma-114",
        "iso8859-7": "sun_eu_greek ecma-118 elot_928",
        "iso8859-8": "iso-8859-8-e iso-8859-8-i csiso88598e csiso88598i logical visual",
        "koi8-r": "koi koi8",
        "koi8-u": "koi8-ru",
        "mac-roman": "x-mac-roman macintosh mac",
        "mac-cyrillic": "x-mac-cyrillic x-mac-ukrainian",
        "cp866": "866 csibm866",
        "cp874": "dos-874 windows-874",
        "cp1252": "x-user-defined",
        **{f"cp125{n}": f"x-cp125{n} win-125{n}" for n in range(9)},
    }.items()
    for label in labels.split()
}


@lru_cache(256)
def codec(label: str) -> str | None:
    """Python's name of the encoding that a label stands for in a browser; None where it stands for none."""
    label = label.strip(" \t\r\n\f").lower()
    name = _LABELS.get(label)
    if name is None:
        try:
            name = codecs.lookup(label).name
        except (LookupError, ValueError):
            return None
        name = _WIDER.get(name, name)
    return name if name in _WEB else None


def header_claim(content_type: str | None) -> str | None:
    """The codec that a Content-Type header names, None where it names none."""
    claim = _CHARSET.search(content_type.encode("utf-8", "replace")[:1000]) if content_type else None
    return codec(claim[1].decode()) if claim else None


def meta_claim(body: bytes) -> str | None:
    """What the page says of itself; a page whose claim could be read as ASCII is not UTF-16 (HTML 13.2.3.2)."""
    found = html_body_declared_encoding(body)
    if found is None:  # nothing, or a label that Python does not know
        claim = _CHARSET.search(body[:1024])
        found = claim[1].decode() if claim else None
    name = codec(found) if found else None
    return "utf-8" if name is not None and name.startswith("utf-16") else name


def claims(body: bytes, content_type: str | None) -> Iterator[str]:
    """The codecs that are said to be a page's, by its header and by itself, best first, of those that its bytes do not belie."""
    header = header_claim(content_type)
    if header is not None and not _belied(header, body):
        yield header
    meta = meta_claim(body)
    if meta is not None and meta != header and not _belied(meta, body):
        yield meta


def _belied(name: str, body: bytes) -> bool:
    """Whether a page is said to be UTF-8 and most of it beyond ASCII is not: it was written in something else, and its
    server or its template says the same of everything. Words that were cut within a character, or one of a stranger's, say
    nothing: most others are whole there. Neither does the end of a page that was cut."""
    if name != "utf-8" or body.isascii():
        return False
    try:
        body.decode()
    except UnicodeDecodeError:
        plain = len(body.translate(None, _HIGH))
        whole = len(body.decode("utf-8", "ignore").encode()) - plain
        return not body[:-_LONGEST].isascii() and whole < _SHARE * (len(body) - plain)
    return False
