"""What a page says, and which of its words can make one of the long patterns of `phrases` match at all.

A pattern of hundreds of alternatives is slow to try on every line of every page. Each of its matches holds one of a few
dozen stems (a test derives that from the pattern itself), and a stem has no blank in it. So the page's different words are
looked at once each, remembered from page to page, and only lines with a telling word are tried.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import NamedTuple

from crawler.page import Tree
from crawler.wording.lines import Line, lines
from crawler.wording.phrases import PLAIN_LATIN, is_denial, is_denial_sign, says_nothing_found

#: Words remembered as saying nothing.
MEMORY = 50_000
#: A word longer than this is not remembered.
LONG = 100
#: Most looks for a word in a line.
MAX_LOOKS = 10_000
_DIGIT = re.compile(r"\d")

#: Of `phrases.FAILURE` and `phrases.CRASH`.
FAILURE_STEMS = frozenset(
    "requested specify query cannot longer least keyword encounter occur narrow refine valid restrict found exceed must "
    "error expir criteria returned value supplied maximum entered happen request please unavailab time-out timeout "
    "exception specified verify token given trace sql limit unable forbidden denied provided sessi csrf search microsoft "
    "allowed missing mporarily internal supply type fill authori warning: gateway captcha unusual interno "
    ".java: choose wrong ora- blocked failed could select provide maintenan required haracters later enter broad many "
    "http service serverfeh fgetreten abgelaufe chbegriff ungültig gefunden bitte treffer zeichen interner rreu trouv "
    "accès trop veuillez ncontrada nega cadu esultados válida trovata weiger gevonden fout ошибка сесси запр "
    "езультато найдена wystąpił wygasła dostępu nalez došlo történt oluştu süresi uppst opstod 错误 页面 会话 请求 "
    "查询 异常 出错 非法 访问 结果 系统繁忙 登录超时 无权限 请输入 请缩小 请至少 錯誤 找不到網頁 逾時 エラー "
    "robot human find checking exist javascript moved back verfügbar anfragen zugriffe gewartet wartung találhat alatt "
    "bakım pemeliharaan halaman demasiad muitas manutenção mantenimiento manutenzione página bestaat esiste onderhoud "
    "verzoeken aanvragen konserwacyjne serwisowe przerwa strona zbyt údržba stránka bulunamadı sidan siden sivua "
    "huollossa underhåll thấy tồn bảo συντήρηση σελίδα робот сторінк страниц технич בתחזוקה ปรับปรุง หน้า 系統 网站 網站 系统 "
    "存在しません 見つかりません お探し 찾을 존재하지 "
    "找不到 没有找到 沒有找到 不存在 یافت پیدا وجود موجودة متوفرة تعد נמצא קיים אינו मिला "
    "পাওয়া খুঁজে pronađena najdena nenašla găsită există leitud atrasta nerastas намерен съществува пронађен "
    "メンテナンス リクエスト 점검 inusual inhabituel beschikbaar robô réessayer indisponível servicio servizio "
    "ungewöhnlich niedostępn versuchen intentarlo недоступ サービス 服务 respond stopped inesistente disponibile ページが存在 "
    "セッションが アクセス ージが見つかりませ 検索結果が多すぎ 不正なリクエスト 入力してください 잘못된 페이지를 "
    "오류가 세션이 ال حدث שגיאה נמצא "
    "queries reached exhausted erreicht ausgesch überschritten braucht erschöpft attein dépass épuis alcanzad superad agotad "
    "excedid raggiunt superat esaurit atingi excedeu esgot ultrapass bereikt overschreden verbruikt wyczerpan przekrocz "
    "osiągnię vyčerpán překročen dosažen исчерпа превыш достиг nådd nått nået överskrid overskre aşıl doldu ulaş 用完 用尽 用盡 "
    "已达 已達 超过 超過 に達し 超え 초과 도달 searches searching querying suchen suchvorg abfragen recherches demasiad troppe "
    "muitas zoek verzoek aanvra zbyt příliš слишком många çok 频繁 頻繁 过多 過多 太多 多すぎ 너무".split()
)
_failure_stem = re.compile("|".join(map(re.escape, sorted(FAILURE_STEMS))), re.I).search


class Cues:
    """Tells the words apart that may deny something or report a failure, and remembers what each is."""

    def __init__(self) -> None:
        self._plain: set[str] = set()
        self._telling: dict[str, tuple[bool, bool, bool]] = {}

    def told(self, words: set[str]) -> Told:
        """The telling ones of the words."""
        told = Told([], [], [])
        for word in words - self._plain:
            marks = self._telling.get(word) or self._learned(word)
            for mark, listed in zip(marks, told, strict=True):
                if mark:
                    listed.append(word)
        return told

    def _learned(self, word: str) -> tuple[bool, bool, bool]:
        marks = is_denial(word), is_denial_sign(word), _failure_stem(word) is not None
        if len(word) <= LONG:
            if len(self._plain) + len(self._telling) >= MEMORY:
                self._plain.clear()
                self._telling.clear()
            if any(marks):
                self._telling[word] = marks
            else:
                self._plain.add(word)
        return marks


class Told(NamedTuple):
    """Words that may deny something, in lines of plain Latin letters and in others, and that may report a failure."""

    denials: list[str]
    signs: list[str]
    failures: list[str]


class Said:
    """The visible lines of a page, read once, and what of them is worth a closer look.

    `cues` remembers words from page to page, where given.
    """

    def __init__(self, found: list[Line], words: set[str], cues: Cues | None = None) -> None:
        self.cues = cues or Cues()
        self.lines = found
        #: All different words, as they stand between blanks.
        self.words = words

    @classmethod
    def of(cls, tree: Tree, cues: Cues | None = None) -> Said:
        """The lines of a page."""
        words: set[str] = set()
        return cls(lines(tree, words), words, cues)

    @cached_property
    def count(self) -> int:
        """How many words there are."""
        return " ".join([line.text for line in self.lines]).count(" ") + 1 if self.lines else 0

    @cached_property
    def _told(self) -> Told:
        return self.cues.told(self.words)

    @cached_property
    def failing(self) -> list[int]:
        """The numbers of the lines that may report a failure."""
        return self._with(self._told.failures)

    @cached_property
    def denials(self) -> list[Line]:
        """The lines that say that nothing was found."""
        told = self._told.denials
        if self._told.signs and not all(
            map(PLAIN_LATIN.match, [one.text for one in self.lines if not one.text.isascii()])
        ):
            told = told + self._told.signs
        return [self.lines[number] for number in self._with(told) if says_nothing_found(self.lines[number].text)]

    @cached_property
    def numbered(self) -> list[Line]:
        """The lines with a digit."""
        return [line for line in self.lines if _numbered(line.text)]

    def _with(self, words: list[str]) -> list[int]:
        """The numbers of the lines that hold one of the words; of all lines where looking would take longer."""
        if not words:
            return []
        if len(words) * len(self.lines) > MAX_LOOKS:
            return list(range(len(self.lines)))
        texts = [line.text for line in self.lines]
        return sorted({number for word in words for number, text in enumerate(texts) if word in text})


def _numbered(text: str) -> bool:
    """Whether a line has a digit. Looking for ten letters one after the other takes a fifth of a pattern's time."""
    if not text.isascii():
        return _DIGIT.search(text) is not None
    return (
        "1" in text or "2" in text or "0" in text or "3" in text or "4" in text
        or "5" in text or "6" in text or "7" in text or "8" in text or "9" in text
    )  # fmt: skip
