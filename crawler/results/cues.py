"""What a page says, and which of its words can make one of the long patterns of `phrases` match at all.

A pattern of hundreds of alternatives is slow to try on every line of every page. Each of its matches holds one of a few
dozen stems (a test derives that from the pattern itself), and a stem has no blank in it. So the page's different words are
looked at once each, remembered from page to page, and only lines with a telling word are tried.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from itertools import accumulate

from crawler.page import Tree
from crawler.results.lines import Line, lines
from crawler.results.phrases import PLAIN_LATIN, is_denial, is_denial_sign, says_nothing_found

#: Words remembered for each set of stems.
MEMORY = 50_000
#: A word longer than this is not remembered.
LONG = 100


class Cues:
    """The stems that a match holds one of; `told` names the words in which one stands."""

    def __init__(self, holds: Callable[[str], bool]) -> None:
        self._holds = holds
        self._known = lru_cache(MEMORY)(holds)

    @classmethod
    def of(cls, stems: Iterable[str]) -> Cues:
        """The words that hold one of the stems, in any case."""
        search = re.compile("|".join(re.escape(stem) for stem in stems), re.I).search
        return cls(lambda word: search(word) is not None)

    def told(self, words: Iterable[str]) -> list[str]:
        """Those of the words that are telling."""
        known, holds = self._known, self._holds
        return [word for word in words if (known(word) if len(word) <= LONG else holds(word))]


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
    "セッションが アクセス ージが見つかりませ 検索結果が多すぎ 不正なリクエスト 入力してください 잘못된 페이지를 "
    "오류가 세션이 ال حدث שגיאה נמצא".split()
)
FAILURE_CUES = Cues.of(FAILURE_STEMS)
_DENIAL_CUES = Cues(is_denial)
_SIGN_CUES = Cues(is_denial_sign)
_DIGIT = re.compile(r"\d")
#: Most looks for a word in a line.
MAX_LOOKS = 10_000


class Said:
    """The visible lines of a page, read once, and what of them is worth a closer look."""

    def __init__(self, found: list[Line], words: set[str]) -> None:
        self.lines = found
        #: All different words, as they stand between blanks.
        self.words = words

    @classmethod
    def of(cls, tree: Tree) -> Said:
        """The lines of a page."""
        words: set[str] = set()
        return cls(lines(tree, words), words)

    @cached_property
    def count(self) -> int:
        """How many words there are."""
        return sum([line.text.count(" ") for line in self.lines]) + len(self.lines)

    @cached_property
    def failing(self) -> list[int]:
        """The numbers of the lines that may report a failure."""
        return self._with(FAILURE_CUES.told(self.words))

    @cached_property
    def denials(self) -> list[Line]:
        """The lines that say that nothing was found."""
        told = _DENIAL_CUES.told(self.words)
        if not all(line.text.isascii() or PLAIN_LATIN.match(line.text) for line in self.lines):
            told += _SIGN_CUES.told(self.words)
        return [self.lines[number] for number in self._with(told) if says_nothing_found(self.lines[number].text)]

    @cached_property
    def numbered(self) -> list[Line]:
        """The lines with a digit."""
        ends = list(accumulate(len(line.text) + 1 for line in self.lines))
        text = "\n".join([line.text for line in self.lines])
        found: list[Line] = []
        match = _DIGIT.search(text)
        while match is not None:
            number = bisect_right(ends, match.start())
            found.append(self.lines[number])
            match = _DIGIT.search(text, ends[number])
        return found

    def _with(self, words: list[str]) -> list[int]:
        """The numbers of the lines that hold one of the words; of all lines where looking would take longer."""
        if not words:
            return []
        if len(words) * len(self.lines) > MAX_LOOKS:
            return list(range(len(self.lines)))
        texts = [line.text for line in self.lines]
        return sorted({number for word in words for number, text in enumerate(texts) if word in text})
