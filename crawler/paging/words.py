"""What links to other result pages are called, in the languages of the web, and the reading of one link's words.

The lists name directions (next, previous, first, last), pages, and things whose own "next" is no paging (articles,
months, pictures). Accents are kept; comparison is on case-folded, NFKC-normalised text.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

_NEXT = """
next nxt weiter weiterblättern vorblättern vor forward nächste nächster nächstes naechste vorwärts folgende folgend suivant
suivante suivants suivantes siguiente siguientes adelante próximo próxima próximos próximas proximo proxima prox seguinte
seguintes seguente seguenti avançar successivo successiva successivi successive succ avanti prossimo prossima
prossimi pross volgende verder далее следующая следующий следующее следующие след вперед вперёд дальше dalej
następna następny następne następni nastepna nastepny kolejna kolejne další dalsi následující následujúca ďalšia
ďalší ďalej következő kovetkezo tovább urmator următor următoarea următoarele urmatoarea înainte inainte
sljedeća sljedeće sljedeći sledeća sledeće sledeći naslednja naprej dalje следваща следващ напред επόμενη
επόμενο επόμενα επομενη sonraki ileri nästa nasta framåt neste næste naeste seuraava seuraavat järgmine edasi
nākamā tālāk kitas toliau pirmyn næsta tiếp sau theo berikutnya selanjutnya lanjut seterusnya ถัดไป ต่อไป 下一
下一页 下一頁 下页 下頁 后页 後頁 后一 下一步 次 次へ 次の 次のページ 次ページ 次頁 다음 التالي التالية التالى
الصفحةالتالية הבא הבאה הבאים अगला अगले আরও পরবর্তী পরের بعدی بعد اگلا següent seguent hurrengoa наступна
наступні далі уперед наступная келесі keyingi növbəti շ հաջորդ შემდეგი continued naslednji naslednje ďalšie ďalší
nasledujúce nasledujúca nasledujúci следећи следећа следеће следващи наступний следния següents nākamais nākamie tjetra
următorul επόμενες nächsten susunod наступны
"""
_PREV = """
prev previous prior zurück zurückblättern zurueck vorherige vorheriger vorheriges vorige précédent précédente précédents
précédentes precedent precedente precedenti anterior anteriores anteriore atrás indietro vorige terug предыдущая
предыдущий предыдущее предыдущие пред назад обратно poprzednia poprzedni poprzednie wstecz předchozí předešlá
předešlé zpět predchozi predchádzajúca späť előző elozo vissza anterioara anterioară înapoi inapoi prethodna
prethodne prethodno prejšnja nazaj предишна предишен προηγούμενη προηγούμενο προηγούμενα önceki onceki geri
föregående bakåt forrige foregående forrige edellinen edelliset eelmine tagasi iepriekšējā atpakaļ ankstesnis
atgal fyrri trước sebelumnya sebelum ก่อนหน้า ย้อนกลับ 上一 上一页 上一頁 上页 上頁 前页 前頁 前一 前 前へ 前の
前のページ 前ページ 이전 السابق السابقة السابقه הקודם הקודמת הקודמים पिछला पिछले পূর্ববর্তী আগের قبلی قبل پچھلا
aurrekoa попередня попередні папярэдняя алдыңғы oldingi əvvəlki նախորդ წინა back prejšnji prejšnje predchádzajúce
predchádzajúci predošlá predošlé prethodni претходна претходни anteriors ankstesnė anteriorul precedentul anterioare попередній
"""
_FIRST = """
first start erste erster anfang premier première premiere début debut primera primero primeira primeiro inicio
início prima primo inizio eerste первая первый начало pierwsza pierwszy początek první začátek prvá első elso
primul prva първа πρώτη ilk första första første ensimmäinen esimene pirmā pirmas đầu pertama awal แรก หน้าแรก
首页 首頁 首 第一 第一页 最初 最初へ 先頭 先頭へ 처음 맨처음 الأولى الاولى ראשון ראשונה पहला প্রথম اولین ابتدا
перша начало newest
"""
_LAST = """
last end letzte letzter ende dernier dernière derniere fin última último ultima ultimo fine laatste последняя
последний конец ostatnia ostatni koniec poslední konec posledná utolsó zadnja posljednja poslednja последна
τελευταία son sista siste sidste viimeinen viimane pēdējā paskutinis cuối terakhir akhir สุดท้าย 末页 末頁 末
尾页 尾頁 最后 最后一 最后一页 最后页 最末 最後 最後へ 마지막 맨끝 끝 الأخيرة الاخيرة אחרון אחרונה अंतिम শেষ
آخرین انتها остання oldest
"""
_OLDER = """
older oldest ältere aeltere plus-anciens anciens antiguas antiguos antigas antigos vecchi старые ранее старее
starsze starší régebbi mai-vechi eldri äldre ældre vanhemmat 旧 較舊 较旧 以前 過去の 이전글
"""
_NEWER = """
newer neuere neuer récents nouveaux recientes nuevas nuevos novas recentes recenti новые новее nowsze novější újabb
mai-noi nyare nyere uudemmat 新 較新 较新 最新
"""
_MORE = """
more mehr weitere plus más mas mais altro altri ещё еще больше więcej více viac több további mai-mult više още περισσότερα
daha mer mere lisää rohkem vairāk daugiau thêm lainnya 更多 もっと もっと見る さらに 더보기 더 المزيد עוד और
"""
_PAGE = """
page pages pag pág pg seite seiten página páginas pagina pagine pagine paginas страница страницы страницу стр
сторінка strona strony stránka strana stranu str oldal pagini stranica strany страница σελίδα σελ sayfa sida
sidan side siden sivu lehekülg lapa puslapis síða trang halaman laman หน้า 页 頁 ページ ページへ 쪽 페이지
الصفحة صفحة עמוד דף पृष्ठ পৃষ্ঠা صفحه صفحهٔ
"""
_FILLER = """
results result résultats resultados risultati ergebnisse treffer результаты wyniki výsledky resultaten posts entries
items articles 条 件 the to go of de la le les die der das el los las a à na на в zur zum set records hits list
resultater resultat tulokset screen batch
"""
#: Things that have a "next" of their own which is no paging of a list.
_OTHER = """
post article story entry thread topic photo image picture slide video month year week day comment comments
product project question chapter episode step issue news artikel beitrag thema bild monat jahr woche tag foto
fotos mois année semaine jour mes año semana día mese anno settimana giorno artículo articulo articolo notícia
noticia статья тема фото месяц год неделя день запись wpis temat zdjęcie miesiąc rok maand jaar dag bericht
kayıt konu 篇 記事 文章 章 月 年 日 週 主题 主題 張 张 图 图片 新闻 event events match game song track tip play
reading read
"""
_READ_ON = re.compile(
    r"^(?:read|learn|know|see|find|discover)\s+more|read on|keep reading|continue reading|weiterlesen|mehr (?:lesen|"
    r"erfahren|info)|"
    r"lire (?:la suite|plus)|leer más|leer mas|saiba mais|leia mais|continua a leggere|leggi|подробнее|читать|"
    r"lees (?:meer|verder)|"
    r"czytaj|więcej\b|阅读|详细|詳細|続きを読む|全文|继续阅读"
)
_SHOW_MORE = re.compile(
    r"^(?:(?:show|load|view|see|get|display)\s+(?:\d+\s+)?more(?:\s+(?:results?|items?|posts?|records?|articles?|"
    r"products?|titles?|"
    r"stories|entries|books?))?|more (?:results?|items|records|hits|titles)|mehr (?:anzeigen|laden|ergebnisse)|"
    r"weitere "
    r"(?:ergebnisse|treffer|laden|anzeigen)|(?:afficher|voir|charger) plus(?: de résultats)?|plus de résultats|"
    r"(?:ver|mostrar|cargar|carregar) (?:más|mas|mais)(?: resultados)?|más resultados|mais resultados|"
    r"(?:mostra|carica|vedi) (?:altri|altro|di più)|altri risultati|"
    r"(?:показать|загрузить) (?:ещё|еще|больше)|meer (?:laden|tonen|resultaten|weergeven)|toon meer|"
    r"(?:pokaż|załaduj|wczytaj) więcej|(?:načíst|zobrazit) další|加载更多|載入更多|查看更多结果|显示更多|更多结果|"
    r"もっと見る|もっと表示|"
    r"더 ?보기|تحميل المزيد|عرض المزيد|טען עוד|הצג עוד|visa fler|vis flere|näytä lisää|daha fazla(?: göster| yükle)?)$"
)

#: "Load more listings": what is loaded is what the list is of, whatever that is called, but for what stands below one thing.
_LOAD_MORE = re.compile(
    r"^(?:(?:load|fetch) (?:\d+ )?more|(?:lade|lädt) (?:mehr|weitere)|charger (?:plus|davantage) d(?:e|es)?|cargar más|"
    r"carregar mais|carica (?:altr[ie]|più)|laad meer|(?:załaduj|wczytaj) więcej|načíst (?:další|více)|"
    r"загрузить (?:ещё|еще|больше)|ladda fler|(?:indlæs|last inn) flere|lataa lisää)(?: [^\W\d_]+){1,3}$|"
    r"^(?:mehr|weitere|meer)(?: [^\W\d_]+){1,2} laden$"
)
_BELOW_ONE = re.compile(
    r"comment|coment|koment|komment|review|bewertung|reseñ|recens|avis\b|repl|antwort|respuest|risposte|отзыв|коммент|"
    r"photo|foto|image|imag|bild|video|filter|option|opcion|detail"
)
#: What is not loaded from a list but bought or given by whoever presses: money; and what "charger" and "carregar" mean of files.
_NOT_LISTED = re.compile(
    r"\b(?:money|credit|crédit|cash\b|coins?\b|tokens?\b|funds?\b|balance|minutes?\b|points?\b|dinero|saldo|dinheiro|argent|soldi|denaro|geld|"
    r"guthaben|beltegoed|tegoed|pengar|penge|środk|pienięd|peníz|kredit|krediet|деньг|денег|средств|баланс|кредит|rahaa|euros?\b|dollars?\b|"
    r"gigas?\b|tarde\b|later\b|cart\b|basket\b|carrito|carrinho|panier|carrello|"
    r"file|fichier|ficheiro|archivo|arquivo|datei|bestand|plik|soubor|файл|fil(?:er)?\b|tiedosto|upload)|"
    r"^(?:charger|cargar|carregar|carica)\b.{0,40}\b(?:document|anexo|adjunto|allegat|immagin|vídeo|música)"
)

_ALL = """
all alle alles tout tous toutes todo todos todas tutti tutte все всё wszystko wszystkie vše všechny összes toate sve
όλα tümü alla kaikki tất semua ทั้งหมด 全部 すべて 全て 전체 모두 الكل הכל
"""
_RIGHT = frozenset(">›→▶►▸⇒⟩❯⇨➡〉⟶⮞🡒➔➜ᐳ＞⯈∙→")
_RIGHT2 = frozenset("»≫⏩》⟫⇉")
_LEFT = frozenset("<‹←◀◄◂⇐⟨❮⇦⬅〈⟵⮜🡐ᐸ＜⯇")
_LEFT2 = frozenset("«≪⏪《⟪⇇")
_BAR = frozenset("|⏮⏭¦❘")
#: Letters with the combining marks of Indic, Thai, Arabic and Hebrew script, or digits.
_TOKEN = re.compile(r"(?:[^\W\d_]|[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0900-\u0dff\u0e31-\u0e4e])+|\d+")
_NUMBER = re.compile(
    r"^[\s\[\](){}.…·|‹›<>«»-]*(?:(?:page|pagina|página|seite|страница|стр|strona|side|sida|p|pg|第|صفحة)\.?[\s:]*)?"
    r"(\d{1,3}(?:[,.\s’']\d{3}){1,2}|\d{1,7})\s*(?:页|頁|ページ|쪽)?[\s\[\](){}.…·|‹›<>«»-]*$"
)
_RANGE = re.compile(r"^[\s\[(]*(\d{1,7})\s*(?:-|–|—|~|to|bis|à|al|до|至)\s*(\d{1,7})[\s\])]*$")
_ELLIPSIS = re.compile(r"^[.…·\s\[\]]{1,8}$")
_SPACE = re.compile(r"\s+")


def _words(text: str) -> frozenset[str]:
    return frozenset(unicodedata.normalize("NFKC", text).casefold().replace("-", " ").split())


def _table(text: str) -> frozenset[str]:
    return frozenset(unicodedata.normalize("NFKC", word).casefold() for word in text.split())


NEXT, PREV, FIRST, LAST = _table(_NEXT), _table(_PREV), _table(_FIRST), _table(_LAST)
MORE = _words(_MORE)
#: "Plus anciens" is older; "plus" alone, as in "commander plus", is not.
OLDER, NEWER = _words(_OLDER) - MORE, _words(_NEWER) - MORE
PAGE, FILLER, OTHER = _table(_PAGE), _table(_PAGE) | _table(_FILLER), _table(_OTHER)
_DIRECTIONS: tuple[tuple[str, frozenset[str]], ...] = (
    ("next", NEXT),
    ("prev", PREV),
    ("first", FIRST),
    ("last", LAST),
    ("older", OLDER),
    ("newer", NEWER),
    ("more", MORE),
    ("all", _words(_ALL)),
)
_RANK = {name: rank for rank, (name, _) in enumerate(_DIRECTIONS)}
_NAMES = {word: name for name, table in reversed(_DIRECTIONS) for word in table}
#: Words that mean a direction only where they stand alone.
_ALONE = frozenset(
    (
        "back",
        "start",
        "end",
        "home",
        "vor",
        "forward",
        "sau",
        "theo",
        "другие",
        "son",
        "fin",
        "top",
        "inicio",
        "inizio",
        "次",
        "前",
    )
)
_GLYPHS = _RIGHT | _RIGHT2 | _LEFT | _LEFT2 | _BAR
_CJK_PAGE = re.compile(r"(?:的)?(?:页|頁|ページ(?:へ|目)?|쪽|페이지|に?進む|に?戻る|へ)$")
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_CJK_PAGED = re.compile("页|頁|ページ|페이지|쪽")
_CJK_OTHER = re.compile("篇|記事|文章|月|章")
_SPACELESS = tuple(
    sorted(
        ((word, name) for name, table in _DIRECTIONS for word in table if _CJK.search(word) and len(word) > 1),
        key=lambda pair: -len(pair[0]),
    )
)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a link's words say.

    `direction` is next, prev, first, last, older, newer, more or ""; `whole` tells whether nothing else was said;
    `glyph` is >, >>, >|, <, <<, |< or ""; `number` the page number, `range` the record numbers; `other` names a thing
    that is not a page, `paged` that a page is named; `words` counts the words.
    """

    direction: str = ""
    whole: bool = False
    glyph: str = ""
    number: int | None = None
    range: tuple[int, int] | None = None
    other: bool = False
    read_on: bool = False
    show_more: bool = False
    ellipsis: bool = False
    paged: bool = False
    words: int = 0
    length: int = 0


def _glyph(text: str) -> str:
    if _GLYPHS.isdisjoint(text):
        return ""
    right = left = 0
    bar = False
    for char in text:
        if char in _RIGHT:
            right += 1
        elif char in _RIGHT2:
            right += 2
        elif char in _LEFT:
            left += 1
        elif char in _LEFT2:
            left += 2
        elif char in _BAR:
            bar = True
    if "⏭" in text:
        return ">|"
    if "⏮" in text:
        return "|<"
    if right and not left:
        return ">|" if bar else ">" if right == 1 else ">>"
    if left and not right:
        return "|<" if bar else "<" if left == 1 else "<<"
    return ""


def _direction(tokens: list[str]) -> tuple[str, bool]:
    core = [token for token in tokens if token not in FILLER and not token.isdigit()]
    if len(core) == 1:
        return _NAMES.get(core[0], ""), core[0] in _NAMES
    said = [_NAMES[token] for token in core[:4] if token in _NAMES and token not in _ALONE]
    return (min(said, key=_RANK.__getitem__), False) if said else ("", False)


def _spaceless(text: str) -> tuple[str, bool]:
    """Direction of a text in a script without word breaks."""
    bare = _CJK_PAGE.sub("", _CJK_PAGE.sub("", text))
    for name, table in _DIRECTIONS:
        if bare in table or text in table:
            return name, True
    for word, name in _SPACELESS:
        if text.startswith(word) or (len(word) > 2 and word in text):
            return name, False
    return "", False


def _loads_more(bare: str) -> bool:
    """Whether words say to load more of what a list is of."""
    return bool(_LOAD_MORE.match(bare)) and not _BELOW_ONE.search(bare) and not _NOT_LISTED.search(bare)


@lru_cache(maxsize=4096)
def read_words(text: str) -> Reading:
    """Read the words of one link (or button). Texts beyond 80 characters say nothing."""
    length = len(text)
    if length > 80:
        return Reading(length=length, words=99)
    folded = _SPACE.sub(" ", unicodedata.normalize("NFKC", text).casefold()).strip()
    found = _NUMBER.match(folded)
    if found:
        number = int(re.sub(r"[^\d]", "", found[1]))
        return Reading(number=number, glyph=_glyph(folded), length=length, words=1)
    span = _RANGE.match(folded)
    if span:
        return Reading(range=(int(span[1]), int(span[2])), length=length, words=1)
    if _ELLIPSIS.match(folded):
        return Reading(ellipsis=True, length=length)
    tokens = _TOKEN.findall(folded)
    if len(tokens) == 2 and any(token in PAGE for token in tokens):
        for token in tokens:
            if token.isdecimal() and len(token) < 8:
                return Reading(number=int(token), length=length, words=2)
    direction, whole = _direction(tokens)
    if not direction and not folded.isascii() and _CJK.search(folded):
        direction, whole = _spaceless("".join(tokens))
    other = not OTHER.isdisjoint(tokens) or (not folded.isascii() and _CJK_OTHER.search(folded) is not None)
    bare = " ".join(tokens)
    return Reading(
        direction=direction,
        whole=whole,
        glyph=_glyph(text),
        other=other,
        read_on=bool(_READ_ON.search(bare)),
        show_more=bool(_SHOW_MORE.match(bare) or _loads_more(bare)),
        paged=not PAGE.isdisjoint(tokens) or (not folded.isascii() and _CJK_PAGED.search(folded) is not None),
        words=len(tokens),
        length=length,
    )
