"""What a value is by its looks, and its canonical form for comparing, learning and identity."""

from __future__ import annotations

import re
from functools import lru_cache

from knowledge.domain import ValueType
from knowledge.months import MONTHS
from knowledge.similarity import VOWEL_SIGNS, fold

_MAX = 400
_FIRST_YEAR, _LAST_YEAR = 1400, 2100

_ISBN_LABEL = re.compile(r"^\s*(?:e-?)?isbn(?:[-\s]*1[03])?\s*[:：#]?\s*", re.I)
_ISBN = re.compile(r"(?<![\dA-Za-z])(?:97[89][-\s‐–]?)?(?:\d[-\s‐–]?){9}[\dXx](?![\dA-Za-z])")
_YEAR = re.compile(r"^[\[(©c\s]*(?:c?a?\.?\s*)?(\d{4})\s*[])]?\s*(?:年|г\.?|년)?\.?$", re.I)
_YEAR_WITHIN = re.compile(r"(?<!\d)(1[4-9]\d\d|20\d\d|2100)(?!\d)")
_CURRENCY = (
    r"(?:[$€£¥￥₽₹₩₺₪฿]|US\$|C\$|A\$|HK\$|NT\$|R\$|USD|EUR|GBP|CNY|RMB|JPY|CHF|CAD|AUD|INR|RUB|SEK|NOK|DKK|PLN|CZK|HUF|BRL|HKD|TWD|KRW|"
    r"Fr\.?|kr\.?|zł|Kč|Ft|元|人民币|圆|円|원|руб\.?|р\.|Rs\.?|lei|TL|[₴₸₫₱₦₾₼৳]|S\$|MX\$|грн\.?|UAH|лв\.?|BGN|RON|RSD|дин\.?|din\.|"
    r"ر\.س\.?|د\.[أاإكعتلبج]\.?|ج\.م\.?|ر\.[قع]\.?|ريال|درهم|دينار|جنيه|SAR|AED|EGP|تومان|ریال|ש\"ח|ILS|บาท|THB|đ|VND|Rp\.?|IDR|RM|MYR|"
    r"SGD|MXN|NZD|ZAR|PHP|KZT|тг\.?|ISK)"
)
_AMOUNT = r"\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3}){1,4}(?:[.,]\d{1,2})?|\d{1,15}(?:[.,]\d{1,3})?"
_PRICE = re.compile(
    rf"^(?:{_CURRENCY}\s*(?:{_AMOUNT})|(?:{_AMOUNT})\s*(?:[^\W\d_]{{3,12}}\s+)?{_CURRENCY})(?:\s*(?:-|–|~|起)\s*.{{0,20}})?$",
    re.I,
)
_NUMBER = re.compile(rf"^[-+]?(?:{_AMOUNT})\s*%?$")
_URL = re.compile(r"^(?:https?|ftp)://[^\s<>\"]{3,}$|^www\.[^\s<>\"]+\.[a-z]{2,}[^\s<>\"]*$", re.I)
_DIGITS = re.compile(r"\d")
#: Letters beside an ISBN that are no more than what it is bound in or how it is called ("pbk", "ISBN-13").
_TELLING = 8
_WORD_MARKS = re.compile(rf"[^\w{VOWEL_SIGNS}]+|_")
#: One word with marks that belong to it: "C++", "C#", "_csv".
_SIGNED = re.compile(r"_+[^\W_]+(?:_[^\W_]+)*|[^\W_]+(?:\+\+?|#)")

_ISO = re.compile(r"^(\d{4})\s*[-/.年년]\s*(\d{1,2})(?:\s*[-/.月월]\s*(\d{1,2}))?\s*[日일月월.]?(?:[T\s].{0,30})?$")
_DAY_FIRST = re.compile(r"^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4}|\d{2})(?:[,\s].{0,20})?$")
_MONTH_YEAR = re.compile(r"^(\d{1,2})\s*[-/.]\s*(\d{4})$")
_COMPACT = re.compile(r"^(\d{4})(\d{2})(\d{2})$")
_WORDY = re.compile(r"[^\W\d_]+|\d+")

_LANGUAGES: dict[str, str] = {
    alias: code
    for code, aliases in {
        "en": "en eng english englisch anglais inglés ingles inglese 英语 英文 英語 английский engels",
        "zh": "zh chi zho chinese chinesisch chinois 中文 汉语 漢語 中国語 китайский zh-cn zh-tw zh-hans "
        "zh-hant 简体中文 繁体中文 繁體中文",
        "de": "de ger deu german deutsch allemand alemán aleman tedesco 德语 德文 ドイツ語 немецкий duits",
        "fr": "fr fre fra french französisch français francés frances francese 法语 法文 フランス語 французский",
        "es": "es spa spanish spanisch espagnol español espanol castellano spagnolo 西班牙语 スペイン語 испанский",
        "it": "it ita italian italienisch italien italiano 意大利语 イタリア語 итальянский",
        "pt": "pt por portuguese portugiesisch portugais portugués português portoghese 葡萄牙语 португальский",
        "ja": "ja jp jpn japanese japanisch japonais japonés giapponese 日语 日文 日本語 японский",
        "ko": "ko kor korean koreanisch coréen coreano 韩语 韩文 韓国語 한국어 корейский",
        "ru": "ru rus russian russisch russe ruso russo 俄语 俄文 ロシア語 русский",
        "ar": "ar ara arabic arabisch arabe árabe arabo 阿拉伯语 арабский العربية",
        "la": "la lat latin latein 拉丁语 латинский",
        "el": "el gre ell greek griechisch grec griego greco 希腊语",
        "nl": "nl dut nld dutch niederländisch néerlandais holandés nederlands 荷兰语",
        "pl": "pl pol polish polnisch polonais polaco polski 波兰语",
        "sv": "sv swe swedish schwedisch suédois sueco svenska 瑞典语",
        "da": "da dan danish dänisch danois danés dansk",
        "fi": "fi fin finnish finnisch finnois finlandés suomi",
        "no": "nor norwegian norwegisch norvégien noruego norsk nb nn",
        "cs": "cs cze ces czech tschechisch tchèque checo čeština",
        "hu": "hu hun hungarian ungarisch hongrois húngaro magyar",
        "tr": "tr tur turkish türkisch turc turco türkçe",
        "he": "he heb hebrew hebräisch hébreu hebreo עברית",
        "hi": "hi hin hindi",
        "uk": "uk ukr ukrainian ukrainisch українська",
        "sa": "sa san sanskrit",
    }.items()
    for alias in aliases.split()
}


@lru_cache(maxsize=32_768)
def types(value: str) -> frozenset[str]:
    """Every type a value looks like: isbn, isbn10, isbn13, year, date, price, number, url, language, text.

    `text` is there when the value has at least two letters and is neither a URL nor an ISBN.
    """
    text = value.strip()
    if not text or len(text) > _MAX:
        return frozenset({"text"}) if text else frozenset()
    found: set[str] = set()
    digits = _DIGITS.search(text) is not None
    if digits:
        _add_numeric(text, found)
    if _URL.match(text):
        found.add("url")
    if not digits and language(text) is not None:
        found.add("language")
    if not found & {"isbn", "url", "price", "date", "number"} and sum(map(str.isalpha, text)) >= 2:
        found.add("text")
    return frozenset(found)


def _add_numeric(text: str, found: set[str]) -> None:
    code = isbn13(text)
    if code is not None:
        found.update(("isbn", "isbn10" if len(re.sub(r"[^\dXx]", "", _ISBN_LABEL.sub("", text))) == 10 else "isbn13"))
    if len(text) <= 60:
        if year(text) is not None and _YEAR.match(text):
            found.add("year")
        if date(text) is not None:
            found.add("date")
        if _PRICE.match(text):
            found.add("price")
        if code is None and _NUMBER.match(text):
            found.add("number")


def isbn13(text: str) -> str | None:
    """The ISBN that a text consists of (after a label `ISBN:`), as 13 digits; None when its check digit is wrong."""
    text = _ISBN_LABEL.sub("", text.strip()[:_MAX])
    found = _ISBN.fullmatch(text.strip(" .;,()")) if text else None
    return _checked(found.group()) if found else None


def find_isbn(text: str) -> str | None:
    """The first valid ISBN within a longer text, as 13 digits."""
    for found in _ISBN.finditer(text[:10_000]):
        code = _checked(found.group())
        if code is not None:
            return code
    return None


def written_isbn(text: str) -> str | None:
    """The one valid ISBN of a text that says more than that, as it is written there; None where there is none, several,
    or hardly another word."""
    found = [one.group() for one in _ISBN.finditer(text[:_MAX]) if _checked(one.group()) is not None]
    rest = sum(map(str.isalpha, _ISBN_LABEL.sub("", _ISBN.sub(" ", text[:_MAX]))))
    return found[0].strip() if len(found) == 1 and rest > _TELLING else None


def _checked(raw: str) -> str | None:
    code = re.sub(r"[^\dX]", "", raw.upper())
    if len(code) == 10 and "X" not in code[:9]:
        total = sum((10 - i) * (10 if c == "X" else int(c)) for i, c in enumerate(code))
        if total % 11 or len(set(code)) == 1:
            return None
        body = "978" + code[:9]
        return body + _check_digit(body)
    if len(code) == 13 and code.isdigit() and code[:3] in ("978", "979") and _check_digit(code[:12]) == code[12]:
        return code
    return None


def _check_digit(body: str) -> str:
    return str(-sum(int(c) * (3 if i % 2 else 1) for i, c in enumerate(body)) % 10)


def year(text: str) -> int | None:
    """The year 1400–2100 that a text is or, for a date or a short note (`Penguin, 1999`), holds once; else None."""
    text = text.strip()[:80]
    found = _YEAR.match(text)
    if found:
        number = int(found.group(1))
        return number if _FIRST_YEAR <= number <= _LAST_YEAR else None
    parts = date(text)
    if parts is not None:
        return int(parts[:4])
    years = set(_YEAR_WITHIN.findall(text))
    return int(years.pop()) if len(years) == 1 else None


def is_month(text: str) -> bool:
    """Whether a text is the name of a month, written out or shortened."""
    return text.strip(" .").casefold() in MONTHS


@lru_cache(maxsize=16_384)
def date(text: str) -> str | None:
    """A date as YYYY-MM-DD or YYYY-MM, from ISO, 2009年3月, 3/14/2009, 14.3.2009, March 14, 2009 and the like; else
    None.

    Where day and month cannot be told apart the day comes first with dots and hyphens, the month first with slashes.
    """
    text = text.strip()
    if not text or len(text) > 60:
        return None
    found = _COMPACT.match(text)
    if found:
        return _joined(found.group(1), found.group(2), found.group(3))
    found = _ISO.match(text)
    if found:
        return _joined(found.group(1), found.group(2), found.group(3))
    found = _DAY_FIRST.match(text)
    if found:
        first, second, last = found.groups()
        last = last if len(last) == 4 else ("19" if int(last) > 40 else "20") + last
        order = (second, first) if ("/" not in text or int(first) > 12) and int(second) <= 12 else (first, second)
        return _joined(last, *order)
    found = _MONTH_YEAR.match(text)
    if found:
        return _joined(found.group(2), found.group(1), None)
    return _worded(text)


def _worded(text: str) -> str | None:
    words = _WORDY.findall(text.casefold())
    if not 2 <= len(words) <= 8:
        return None
    months = [MONTHS[word] for word in words if word in MONTHS]
    numbers = [word for word in words if word.isdigit()]
    letters = [word for word in words if not word.isdigit() and word not in MONTHS and word not in _DATE_WORDS]
    years = [word for word in numbers if len(word) == 4 and _FIRST_YEAR <= int(word) <= _LAST_YEAR]
    if len(months) != 1 or len(years) != 1 or letters:
        return None
    days = [word for word in numbers if len(word) <= 2 and 1 <= int(word) <= 31]
    return _joined(years[0], str(months[0]), days[0] if days else None)


_DATE_WORDS = frozenset(
    "st nd rd th de del of le er the den di mon tue wed thu fri sat sun monday tuesday wednesday thursday friday "
    "saturday sunday "
    "at am pm utc gmt mo di mi do fr sa so lun mar mer jeu ven sam dim г года".split()
)


def _joined(y: str, m: str, d: str | None) -> str | None:
    if not (_FIRST_YEAR <= int(y) <= _LAST_YEAR and 1 <= int(m) <= 12):
        return None
    if d is None:
        return f"{int(y):04}-{int(m):02}"
    return f"{int(y):04}-{int(m):02}-{int(d):02}" if 1 <= int(d) <= 31 else None


def number(text: str) -> float | None:
    """The number or price a text is, currency and thousands marks removed; None when it is neither."""
    text = text.strip()[:80]
    if not (_PRICE.match(text) or _NUMBER.match(text)):
        return None
    found = re.search(_AMOUNT, text)
    if found is None:
        return None
    digits = re.sub(r"[ \u00a0\u202f'’]", "", found.group())
    last = max(digits.rfind("."), digits.rfind(","))
    if last >= 0 and (len(digits) - last - 1 != 3 or (digits.count(digits[last]) == 1 and digits[0] == "0")):
        whole, part = re.sub(r"[.,]", "", digits[:last]), digits[last + 1 :]
    else:
        whole, part = re.sub(r"[.,]", "", digits), "0"
    sign = -1.0 if text.startswith("-") else 1.0
    return sign * float(f"{whole or '0'}.{part or '0'}")


def language(text: str) -> str | None:
    """The ISO 639-1 code of a language's name or code; None for anything else."""
    word = text.strip().casefold()
    return _LANGUAGES.get(word) if len(word) <= 20 else None


def normalise(value: str, kind: ValueType | str) -> str:
    """The canonical text of a value of that type, for comparing and identity. Never fails; "" for nothing.

    isbn: 13 digits; year: four digits; date: ISO; number: plain decimal; url: without scheme and closing slash;
    text, name, enum: folded case and accents, marks as single spaces (names in one order: `Last, First` = `First
    Last`); of one word the marks that tell such words apart stay ("C", "C++", "C#", "_csv").
    """
    text = value.strip()
    if kind == "isbn":
        return isbn13(text) or find_isbn(text) or re.sub(r"[^0-9a-z]", "", text.casefold())
    if kind == "year":
        found = year(text)
        return str(found) if found is not None else fold(text)
    if kind == "date":
        return date(text) or fold(text)
    if kind == "number":
        amount = number(text)
        return f"{amount:.6g}" if amount is not None else fold(text)
    if kind == "url":
        return re.sub(r"^https?://(?:www\.)?", "", text, flags=re.I).rstrip("/")
    if kind == "name":
        parts = [part.strip() for part in text.split(",")]
        if len(parts) == 2 and all(parts):
            text = f"{parts[1]} {parts[0]}"
    elif _SIGNED.fullmatch(text):
        return fold(text)
    return " ".join(_WORD_MARKS.sub(" ", fold(text)).split())
