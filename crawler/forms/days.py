"""Days asked for in parts: a day, a month and a year to choose or to type one beside the other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from typing import Literal

from crawler.forms.choices import any_option, values
from crawler.forms.controls import TYPED
from crawler.forms.vocabulary import folded, name_words
from crawler.models import Field
from knowledge.values import is_month

Part = Literal["day", "month", "year"]


def _words(text: str) -> frozenset[str]:
    return frozenset(folded(word).strip() for word in text.split())


_SAID: dict[Part, frozenset[str]] = {
    "day": _words(
        "day dd d tag tt jour jj dia día giorno gg dzień den päivä pp dag nap gün день дд 日 일 يوم יום ngày hari วัน ημέρα zi"
    ),
    "month": _words(
        "month mm mon monat mois mes mês mese miesiąc měsíc kuukausi kk maand månad måned hónap ay месяц місяць мм "
        "月 월 شهر חודש tháng bulan เดือน μήνας luna lună"
    ),
    "year": _words(
        "year yyyy yy jahr jjjj année aaaa año ano anno rok rrrr vuosi vvvv jaar år åååå év éééé yıl yyyy год рік гггг 年 년 سنة "
        "שנה năm tahun ปี έτος an"
    ),
}


#: Months in languages that shorten them otherwise than those of `knowledge.values`.
_MONTHS = _words(
    "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec sty lut kwi maj cze lip sie wrz paź lis "
    "styczeń luty marzec kwiecień czerwiec lipiec sierpień wrzesień październik grudzień tammikuu helmikuu maaliskuu huhtikuu "
    "toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu tammi helmi maalis huhti touko kesä heinä elo syys "
    "loka marras joulu január február március április május június július augusztus szeptember október november december ocak "
    "şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık gru ianuarie februarie martie aprilie mai iunie iulie "
    "septembrie octombrie noiembrie decembrie siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan studeni "
    "січень лютий березень квітень травень червень липень серпень вересень жовтень грудень ιανουάριος φεβρουάριος μάρτιος "
    "απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος οκτώβριος νοέμβριος δεκέμβριος يناير فبراير مارس أبريل مايو يونيو "
    "يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר januari "
    "februari maret juni juli agustus desember maj okt dez déc"
)
_DIGITS = re.compile(r"\d+")


def date_parts(fields: Sequence[Field]) -> dict[int, Part]:
    """The fields that hold a part of a day, by place: a month with the day or the year beside it."""
    found: dict[int, Part] = {}
    for run in days_in_parts(fields):
        found |= run
    return found


def days_in_parts(fields: Sequence[Field]) -> Iterator[dict[int, Part]]:
    """The parts of each day that is asked for in parts, by place."""
    run: dict[int, Part] = {}
    for place, one in enumerate(fields):
        if one.control == "hidden":
            continue
        asked = part(one)
        if asked is None or asked in run.values():
            yield _whole(run)
            run = {}
        if asked is not None:
            run[place] = asked
    yield _whole(run)


def spread(fields: Sequence[Field], low: int, high: int) -> dict[str, str]:
    """The options that set two days, or two years, as far apart as they can be chosen, by the places of their years: the
    form may come with today, or with the last month. What has an option for any is left alone, and so are boxes to type in."""
    runs = list(days_in_parts(fields))
    first = next((run for run in runs if low in run), {low: part(fields[low])})
    second = next((run for run in runs if high in run), {high: part(fields[high])})
    places = [*first, *second]
    if low in second or first[low] != "year" or sorted(map(str, first.values())) != sorted(map(str, second.values())):
        return {}
    if any(fields[place].control != "select" or any_option(fields[place]) is not None for place in places):
        return {}
    ends = {place: _ordered(fields[place])[0] for place in first}
    ends |= {place: _ordered(fields[place])[-1] for place in second}
    return {fields[place].name: value for place, value in ends.items()}


def _ordered(one: Field) -> list[str]:
    """The values of a part of a day from the least to the greatest: years are often listed from the last one back."""
    real = values(one)
    numbers = {option.value: _DIGITS.findall(option.label) or _DIGITS.findall(option.value) for option in one.options}
    if not all(len(numbers[value]) == 1 for value in real):
        return real
    return sorted(real, key=lambda value: int(numbers[value][0][:9]))


def _is_month(text: str) -> bool:
    word = folded(text).strip()
    return word in _MONTHS or is_month(text)


def _whole(run: dict[int, Part]) -> dict[int, Part]:
    return run if len(run) > 1 and "month" in run.values() else {}


def part(one: Field) -> Part | None:
    """The part of a day that a control asks for by its options, label, placeholder or name; None where it asks for none."""
    if one.control == "select":
        return _chosen(one)
    if one.control not in TYPED - {"textarea", "date"}:
        return None
    for text in (one.label, one.placeholder, name_words(one.name)):
        last = folded(text).split()[-1:]
        for said, words in _SAID.items():
            if last and last[0] in words:
                return said
    return None


def is_date_part(one: Field) -> bool:
    """Whether a choice is of months or of days, which say nothing without the year beside them. Numbers alone do not tell:
    things of twelve kinds are numbered as well, and called by their names."""
    real = values(one)[:32]
    given = [value.strip() for value in real]
    numbers = [int(value) for value in given if value.isascii() and value.isdigit() and len(value) < 3]
    if len(given) not in (12, 31) or numbers != list(range(1, len(given) + 1)):
        return False
    labels = [option.label.strip() for option in one.options if option.value in real]
    return 2 * sum(bool(_DIGITS.search(label)) or _is_month(label) for label in labels) >= len(labels)


def _numbered(one: Field, real: Set[str]) -> bool:
    """Whether words of any language are sent as the numbers of twelve months, which stand in the order of letters in none."""
    numbers = [int(option.value) for option in one.options[:200] if option.value in real and option.value.isdecimal()]
    names = [option.label.strip().casefold() for option in one.options[:200] if option.value in real]
    return all(map(str.isalpha, names)) and names != sorted(names) and numbers == list(range(1, 13))


def _chosen(one: Field) -> Part | None:
    """The part of a day that the options of a select are."""
    real = set(values(one)[:200])
    labels = [option.label.strip() for option in one.options[:200] if option.value in real]
    if len(labels) == 12 and (sum(map(_is_month, labels)) >= 10 or _numbered(one, real)):
        return "month"
    shapes = {_DIGITS.sub("", label).strip() for label in labels}
    if len(shapes) != 1 or len(min(shapes)) > 6 or not all(len(_DIGITS.findall(label)) == 1 for label in labels):
        return None
    numbers = [int(_DIGITS.findall(label)[0][:9]) for label in labels]
    if numbers in (list(range(1, 32)), list(range(1, 13))):
        return "day" if len(numbers) == 31 else "month"
    return "year" if all(1000 <= number < 3000 for number in numbers) else None
