"""What pages say when nothing was found, when something went wrong and when one has to log in, in many languages."""

from __future__ import annotations

import re

from crawler.wording.quotas import QUOTA
from crawler.wording.tongues import CLOSED, DENIED, GONE

_THINGS = (
    r"(?:\w+\s){0,2}?(?:results?|match(?:es|ing)?|records?|hits?|items?|entries|documents?|rows?|listings?|books?|"
    r"titles?|papers?|articles?|"
    r"publications?|products?|jobs?|vacanc(?:y|ies)|positions|flights?|movies?|films?|issues?|bugs?|tickets?|"
    r"threads?|posts?|"
    r"pages?|data|works?|holdings|cars|properties|offers|files?|videos|recipes|events|courses|people|profiles|"
    r"citations?|references)"
)

#: Things of any name, but for what belongs to a page about one thing, and for those beside what was found.
_OTHERS = (
    r"(?!(?:other|more|further|additional|new)\b|"
    r"(?:\w+ ){0,2}(?:comments|reviews|ratings|images|pictures|photos|attachments|copies|cookies|tags|notes|replies|messages|"
    r"notifications|errors|problems|warnings|changes|updates|restrictions|limits|fees|charges|links|answers|votes|likes|refunds|"
    r"returns|reservations|requests|loans|holds|terms|conditions|questions|subscriptions)\b)(?:[a-z]+ ){0,2}?[a-z]{2,}[^\Ws]s"
)

#: The same of things of any name, of which a part of a page may speak as well.
_NO_OTHERS = re.compile(
    rf"^\W*(?:sorry[,.!\s-]*)?(?:there (?:are|were) )?no {_OTHERS} (?:(?:(?:were|have been|could be) )?(?:found|matched)|"
    r"match(?:ed|ing)? (?:your|the|this|these) [\w ]{1,40}|"
    r"(?:found )?(?:in|for|between|within|during|on) (?:this|these|that|those|the selected|the given|your) "
    r"(?:[a-z]+ )?(?:period|days?|dates?|years?|months?|range|time ?frame|search|criteria|query|filters?|selection))\W*$",
    re.I,
)
_SEARCHED = re.compile(r"\b(?:your|search|criteria|query|filters?|selection)\b", re.I)

#: Said only of a search that found nothing.
NOTHING_FOUND = re.compile(
    rf"\b(?:no|zero) {_THINGS} (?:were |was |could be |have been |has been |are |is )?(?:found|match(?:ed|es|ing)?|"
    rf"available|returned|"
    r"retrieved|to (?:display|show)|for |in |with |that |meet|correspond|located|on file|fit|satisf|contain)"
    rf"|^\W*(?:sorry[,.!\s-]*)?(?:there (?:are|were) )?(?:no|zero) {_THINGS}\W*$"
    r"|\b(?:did|does|do)(?: not|n['’]t) (?:match|return|produce|yield|find|retrieve) (?:any|a single|anything)\b"
    r"|\b(?:did|does)(?: not|n['’]t) (?:return|produce|yield|find) (?:\w+ ){0,3}(?:results?|matches|hits|records)"
    r"|\bnothing (?:was |has been |could be )?(?:found|match(?:ed|es))|\bnothing to (?:show|display)|"
    r"\b(?:found|have|returned) nothing\b|"
    r"^\W*(?!(?:the )?(?:page|file|url|resource|address|document|session|server))(?:the )?[a-z]+(?: [a-z]+)? "
    r"(?:not found[.!]|(?:was|were|could) not (?:be )?found\b\W*$)|"
    r"^\W*(?:key|entry|word|term|keyword|name|user|title|author|book|record) not found$|"
    r"^\W*nothing (?:here|found)\b"
    r"|\bnone of (?:the|our) \w+ match|\bno (?:such|matching) \w+|\bno match(?:es|ing)?\b(?! (?:day|for you))"
    r"|\b(?:returned|found|matched|yielded|retrieved|produced) (?:no|zero|0) (?:\w+ ){0,2}?(?:results?|records?|"
    r"match(?:es)?|hits?|items?|entries|documents?|rows?|articles?|books?|titles?|papers?)\b|\b(?:could(?: not|"
    r"n['’]t)|can(?:not|['’]t)|unable to|"
    r"failed to) (?:find|locate) (?:any|anything|what|results?|match\w*|records?)\b"
    r"|\bhave no (?:results?|matches|records)|\byour (?:search|query)[^.]{0,80} (?:not found|no (?:results?|matches|"
    r"hits|records))"
    r"|\bnot found any\b|\bno items? (?:found|to)|\b(?:search|query) (?:was|is) (?:unsuccessful|without)"
    r"|\bkeine? (?:\w+ )?(?:treffer|ergebnisse?|resultate?|einträge|eintrag|datensätze|daten|übereinstimmung(?:en)?|"
    r"bücher|titel|artikel|dokumente|suchergebnisse|fundstellen|produkte)\b"
    r"|\bnichts gefunden|\bleider (?:nichts|keine)\b|\b(?:wurde|konnte)n? (?:leider )?nichts gefunden|ergab keine|"
    r"ohne treffer|erzielte keine"
    r"|\baucune? (?:\w+ )?(?:résultats?|réponse|document|notice|enregistrement|livre|ouvrage|article|élément|"
    r"correspondance|titre|produit|fiche)"
    r"|\bn['’](?:a|ont) (?:donné|retourné|renvoyé|produit) aucun|\bpas de résultats?|\brien (?:n['’]a été )?trouvé|"
    r"\baucun\w* \w+ (?:trouvée?|ne correspond)"
    r"|\bno (?:se|hay|existen|hemos|se han|se ha) (?:\w+ )?(?:encontr\w+|hall\w+|resultados|registros|coincidencias|"
    r"datos|libros)"
    r"|\bning[uú]na? (?:\w+ )?(?:resultado|registro|coincidencia|libro|artículo|documento|dato)|\bsin (?:resultados|"
    r"coincidencias)\b|\bno produjo resultados"
    r"|\bnenhuma? (?:\w+ )?(?:resultado|registro|registo|item|livro|documento|produto|artigo|dado|ocorrência)|"
    r"\bnão (?:foram?|há|foi|encontr\w+|existem|retornou) (?:\w+ )?"
    r"(?:encontr\w+|localizad\w+|resultados|registros|nenhum)|\bsem resultados"
    r"|\bnessun[ao]?(?: \w+)? (?:risultat[oi]|record|documento|corrispondenza|libro|titolo|elemento|articolo|dato)|"
    r"\bnon (?:ha|sono|è|abbiamo|ci sono) (?:\w+ )?"
    r"(?:prodotto|stat[oi]|risultati|trovat\w+|corrispondenze)(?: \w+)? ?(?:trovat\w+|risultat\w+|nulla|alcun\w*)?|"
    r"\bla ricerca non ha"
    r"|\bgeen (?:\w+ )?(?:resultaten|resultaat|treffers|records|boeken|titels|artikelen|gegevens|producten|"
    r"overeenkom\w+)|\bniets gevonden|\b(?:0|nul) resultaten"
    r"|ничего не (?:найдено|нашлось|обнаружено)|не найдено|не нашл(?:ось|и|ся)|нет (?:результатов|данных|записей|"
    r"совпадений|книг)|не дал результатов|"
    r"результатов нет|отсутствуют|не обнаружено|нічого не знайдено|не знайдено|немає результатів|нищо не е намерено|"
    r"няма (?:намерени )?резултати"
    r"|\bnie znaleziono|\bbrak (?:wyników|rekordów|danych|trafień|książek|dopasowań)|\bnic nie znaleziono"
    r"|\bnebyl[yao]? (?:\w+ )?nalezen\w*|\bnenalezen\w*|\bžádné (?:výsledky|záznamy|knihy)|\bneboli nájdené|"
    r"\bnenašl[ioay]|\bnic nenalezeno"
    r"|\bnincs (?:találat|eredmény)|\bnem található|\bnincsenek találatok|\b0 találat"
    r"|\bnu (?:a fost|au fost|s-au|s-a|există) (?:\w+ )?(?:găsit\w*|gasit\w*|rezultate)|\bniciun rezultat|"
    r"\bnici un rezultat"
    r"|\bnema (?:rezultata|pronađenih|podataka)|\bni (?:zadetkov|rezultatov)|\bnije pronađen|δεν βρέθηκ|"
    r"κανένα αποτέλεσμα|δεν υπάρχουν αποτελέσματα"
    r"|sonuç (?:bulunamadı|yok)|kayıt bulunamadı|bulunamadı|eşleşme bulunamadı|sonuç bulunmamaktadır|"
    r"\beşleşen(?: \w+){1,4} (?:bulunmamaktadır|bulunmuyor|yok)\b"
    r"|\binga (?:träffar|resultat|poster|sökresultat|matchande)|\bingen (?:treff|resultater|resultat|träff)|"
    r"\bfant ingen|\bhittade inga|\bingen (?:poster|matches)"
    r"|\bei (?:hakutuloksia|tuloksia|osumia|löytynyt)|ei tulemusi|nav rezultātu|rezultatų nerasta|nerasta"
    r"|không (?:tìm thấy|có (?:kết quả|dữ liệu))|tidak (?:ditemukan|ada (?:hasil|data))|tiada (?:hasil|rekod)|ไม่พบ|"
    r"ไม่มีผลลัพธ์|ไม่มีข้อมูล"
    r"|没有(?:找到|搜索到|检索到|查询到|查到|搜到|符合|相关|匹配|发现|任何|满足|记录|结果|数据)|沒有(?:找到|搜尋到|"
    r"查詢到|符合|相關|任何|結果|資料|記錄)|未(?:找到|检索到|搜索到|查询到|"
    r"查到|搜到|能找到|发现|命中)|"
    r"未(?:找到|檢索到|搜尋到|查詢到|能找到|符合)|(?:暂无|無|无|暫無)(?:相关|符合|匹配|搜索|检索|"
    r"任何)?(?:的)?(?:记录|结果|数据|内容|图书|信息|資料|結果|記錄|商品|書籍)|找不到|"
    r"查无(?:此|结果|记录|数据)?|查無|抱歉.{0,12}(?:没有|没|未)|很遗憾.{0,12}(?:没有|没|未)|检索结果为空|结果为空|"
    r"(?:共|共有|找到|搜索到|检索到|总计|合计|結果)\s*[:：为]?\s*0\s*(?:个|条|條|本|件|项|篇|筆|笔|部|册|种|页|记录|"
    r"结果)"
    r"|見つかりません|見つかりませんでした|"
    r"(?<!では)(?<!じゃ)(?<!必要)(?<!必要は)(?<!問題)(?<!問題は)(?<!関係)(?<!関係は)ありません(?:でした)?。?$|"
    r"該当(?:する|の).{0,15}(?:ありません|なし|"
    r"ございません)|一致する.{0,15}(?:ありません|見つかり)|(?:結果|"
    r"件数)[:：]?\s*0\s*件|^0\s*件|ヒットしません"
    r"|검색 ?결과가 없|결과가 없|찾을 수 없|"
    r"(?<!필요 )(?<!필요가 )(?<!문제 )(?<!문제가 )(?<!관계 )(?<!상관 )없습니다|검색된 .{0,8}없|일치하는 .{0,12}없"
    r"|لا توجد (?:نتائج|بيانات|سجلات)|لم يتم العثور|لا يوجد|لم نجد|لم نعثر|لا نتائج|אין תוצאות|לא נמצאו|לא נמצא|"
    r"نتیجه‌?ای یافت نشد|یافت نشد|هیچ نتیجه"
    r"|कोई (?:परिणाम|रिकॉर्ड)|नहीं मिला|কোনো ফলাফল|পাওয়া যায়নি" + DENIED,
    re.I,
)
#: "0 results" in any notation; `totals` reads the same from numbers.
_COUNTED = (
    r"(?:results?|hits?|matches|match|records?|rows?|documents?|entries|listings?|books?|titles?|papers?|articles?|"
    r"issues?|bugs?|jobs?|"
    r"flights?|movies?|products?|treffer|ergebnisse?|einträge|datensätze|résultats?|réponses?|notices|documents|"
    r"resultados?|registros?|"
    r"risultati|resultaten|результат\w*|запис\w*|найдено|wynik\w*|výsledk\w*|záznam\w*|találat|rezultat\w*|"
    r"αποτελέσματα|sonuç|träffar|treff|"
    r"resultater|osumaa|tulosta|kết quả|hasil)"
)
NOUGHT = re.compile(
    rf"(?:^|[^\d.,:/-])0 (?:\w+ )?{_COUNTED}\b|\b{_COUNTED}(?: \w+)?\s*[:(]\s*0\b(?![.,:]\d)|\b(?:0|none)\s*(?:-|–|"
    rf"to)\s*0 (?:of|von|sur|de|di|из|z) 0\b"
    r"|\bof 0 (?:results?|records?|entries|items)|\b(?:results?|showing|displaying)\s+0 (?:of|to|-)\b|\bfound 0\b|"
    r"\btotal(?: \w+)?\s*:\s*0\b",
    re.I,
)
#: Lines that only talk about what would happen, or about something else than the search.
_CONDITIONAL = re.compile(
    r"^\W*(?:if|when|where|should|in case|unless|falls|wenn|sofern|si|cuando|quando|se |als |jeśli|если|когда|如果|若|"
    r"当您|場合)\b|如果您?没有|\bwhen no\b|\bif (?:no|there|your|you)\b|场合|\?$",
    re.I,
)
_ELSEWHERE = re.compile(
    r"\b(?:cart|basket|bag|wish ?list|comments?|reviews?|ratings?|messages?|notifications?|replies|compare|warenkorb|"
    r"panier|carrito|carrello|"
    r"favou?rites|saved|recently viewed|history|selected|bookmarks|images? available|cover|followers|subscri\w+|"
    r"account|description|"
    r"abstract|photo|picture|checked|selected)\b|购物车|評論|评论|收藏|корзин|отзыв|javascript|cookie|注目",
    re.I,
)


#: Words that speak of the search itself rather than of one part of the page.
_OF_QUERY = re.compile(
    r"\b(?:your|search|query|criteria|keywords?|did not match|does not match|for|suche|anfrage|recherche|requête|"
    r"búsqueda|busca|pesquisa|ricerca|"
    r"zoek\w*)\b|[\"“”'«»„]|запрос|검색|検索|检索|搜索|搜尋|查询|条件|找到|符合|一致する|該当する|일치하는",
    re.I,
)
_DENIALS = frozenset(
    "no not nothing zero none 0 cannot unable without unsuccessful nul kein keine keinen keiner leider nichts ohne "
    "aucun aucune pas "
    "rien hay existen hemos ningun ningún ninguna ningunos sin nenhum nenhuma não sem nessun nessuno nessuna non "
    "geen niets ничего не нет "
    "отсутствуют немає няма нищо nie brak nic žádné nebyl nebyla nebylo nenalezeno nenalezen nenalezena neboli nincs "
    "nincsenek nem nu niciun "
    "nici nema ni nije δεν κανένα sonuç kayıt bulunamadı eşleşme inga ingen fant hittade ei nav nerasta không tidak "
    "tiada कोई नहीं লিফলাফল inte inget ingenting ikke intet emme leitud nič žiadne žiadny žádný žádná neodpovídá nenašli "
    "niciuna nismo nisu yok bulamadık neviens netika nekas nieko walang hakuna bulunamamıştır bulunmamaktadır "
    "bulunmuyor nevyhovuje żaden żadna żadne żadnych žádná žiadna žiadne egyetlen chưa belum".split()
)
_DENIAL_SIGNS = re.compile(
    "[没沒未无無查空0없찾]|找|見つ|ません|なし|ヒット|않|لا|لم|אין|לא|یافت|هیچ|नहीं|कोई|কোনো|যায়নি|не|нет|ничего|отсутств|нем|нищо|няма|δεν|κανένα|ไม่|bulunama|không|nerasta|καμία|نشد|نکرد|نداشت|ندارد|ございません|[Cc]hưa|வில்லை",
    re.I,
)
_GONE = re.compile(GONE, re.I)
#: Boards and mailboxes explain their signs so ("No new posts"): nothing came since the last visit, and yet there is a list.
_NO_NEWS = re.compile(
    r"\b(?:no (?:new|unread)|keinen? (?:neuen?|ungelesenen?)|(?:pas de|aucune?) (?:nouv\w+|\w+ non lue?s?)|"
    r"geen (?:nieuwe|ongelezen)|(?:sin|no hay) (?:\w+ )?(?:nuev[oa]s|sin leer)|nessun[ao]? nuov[oa]|nenhuma? nov[oa]|"
    r"нет новых|brak nowych|inga (?:nya|olästa))\b"
    r"(?!.{0,40}\b(?:found|match|gefunden|trouv|encontr|trovat|gevonden|найден|znalezion|hittades|available))",
    re.I,
)
#: Words of regret, which come between any others.
_REGRET = re.compile(
    r"\b(?:unfortunately|sadly|sorry|leider|malheureusement|hélas|lamentablemente|desafortunadamente|infelizmente|purtroppo|"
    r"helaas|к сожалению|на жаль|niestety|bohužel|žiaľ|sajnos|din păcate|nažalost|δυστυχώς|maalesef|tyvärr|desværre|"
    r"dessverre|valitettavasti)\b[,\s]*",
    re.I,
)
_SENTENCE = re.compile(r"[.!?](?=\s+[^\W\da-z_])")
PLAIN_LATIN = re.compile(r"^[\x00-\u024f\u2000-\u206f]*$")
_WORD = re.compile(r"[^\W_]+")


def is_denial(word: str) -> bool:
    """Whether a word denies something; a line of plain Latin letters without one says nothing of the kind."""
    return not _DENIALS.isdisjoint(_WORD.findall(word.casefold())) or "n't" in word or "n’t" in word


def is_denial_sign(word: str) -> bool:
    """The same for lines in any other script."""
    return _DENIAL_SIGNS.search(word) is not None


def says_nothing_found(text: str) -> bool:
    """Whether one visible line says that the search found nothing."""
    if len(text) > 200:
        return False
    if PLAIN_LATIN.match(text):
        if not is_denial(text):
            return False
    elif not is_denial_sign(text):
        return False
    regretted = _REGRET.sub("", text)
    told = NOTHING_FOUND.search(text) or NOUGHT.search(text) or NOTHING_FOUND.search(regretted)
    if not (told or _NO_OTHERS.search(text) or _NO_OTHERS.search(regretted)):
        return False
    if _NO_NEWS.search(text) and not speaks_of_query(text):
        return False
    return not (_CONDITIONAL.search(text) or _ELSEWHERE.search(_unadvised(text, told)) or _GONE.search(text))


def _unadvised(text: str, told: re.Match[str] | None) -> str:
    """A line without the advice that follows in other sentences, where the one that says that nothing was found speaks of the
    search: what is named there ("that you've selected enough categories") is no part of the page that could be empty."""
    if told is None or (end := _SENTENCE.search(text, told.end())) is None:
        return text
    sentence = text[: end.start()]
    return sentence if _OF_QUERY.search(sentence) else text


def says_of_part(text: str) -> bool:
    """Whether a line that says that nothing was found may say so of a part of the page: it names a thing of its own, and not the
    search. "No rooms for these dates" stands in a list of hotels."""
    return _NO_OTHERS.search(text) is not None and not (_SEARCHED.search(text) or NOTHING_FOUND.search(text))


def speaks_of_query(text: str) -> bool:
    """Whether a notice speaks of the search (its words, its criteria) and so of the whole answer."""
    return _OF_QUERY.search(text) is not None


#: Failures that no ordinary page mentions in a heading or notice.
FAILURE = re.compile(
    r"internal server error|server error in|runtime error|application error|unhandled exception|fatal error|"
    r"uncaught (?:exception|error|\w+exception)|"
    r"traceback \(most recent call last\)|stack ?trace|\bat [\w$.]+\([\w$]+\.java:\d+\)|exception report|(?:java|"
    r"javax|org|system)\.[\w.]+exception|"
    r"you have an error in your sql syntax|sql ?state\[|ora-\d{5}|odbc .{0,40}error|mysql_\w+\(|pg_query\(|"
    r"warning: \w+\(\)|"
    r"microsoft (?:ole db|vbscript|jet database) \w+|parse error: syntax|"
    r"service (?:is )?(?:temporarily )?unavailable|temporarily (?:unavailable|out of service|down)|bad gateway|"
    r"gateway time-?out|"
    r"(?:page|file|document|resource|url|record|item) (?:you \w+ |that you \w+ |requested )?(?:was |is |could |"
    r"can )?(?:not be found|not found|cannot be found|no longer)|"
    r"\b404\b.{0,20}(?:not found|error)|\b(?:error|http) (?:4\d\d|5\d\d)\b|^\W*(?:4\d\d|5\d\d) (?:error|not found|"
    r"forbidden|bad request|internal|service)|"
    r"access (?:is )?denied|\bforbidden\b|not authori[sz]ed|permission denied|bad request|method not allowed|"
    r"too many requests|rate limit|"
    r"(?:an|unexpected|unknown|system|database|internal|technical) (?:error|problem) (?:has |was )?(?:occur|"
    r"encounter|happen)|(?:something|things) went wrong|"
    r"an error (?:has )?occur|error (?:while |in |during )?(?:processing|executing|performing|connecting)|"
    r"database (?:error|connection failed)|"
    r"session (?:has |is |was )?(?:expired|timed out|invalid|not found|no longer valid|time-?out|ended)|(?:expired|"
    r"invalid) session|"
    r"invalid (?:request|query|parameter|token|search|input|argument|csrf|form)|csrf (?:token|verification|check|"
    r"validation)|"
    r"(?:token|request) (?:has |is )?(?:expired|invalid|missing)|(?:search|query|request) (?:is |was |"
    r"returned )?too (?:broad|general|short|long|large|complex|many)|"
    r"too (?:many|broad|few characters)|(?:more than|exceeds?|exceeded) (?:the )?(?:maximum|limit|allowed)|"
    r"maximum (?:number of )?(?:results|records|matches) (?:exceeded|reached)|"
    r"(?:please |try to |you (?:must|should|need to) )(?:narrow|refine|restrict|limit|specify) (?:down )?(?:your|the|"
    r"a|more|at least)|"
    r"(?:please |you must |must )?(?:enter|type|provide|supply|specify|fill in|select|choose) (?:at least|"
    r"a (?:search|valid|keyword|query|value)|one or more|some) ?|"
    r"at least \w+ (?:characters?|letters?|search terms?|fields?|criteria|criterion)|no (?:search )?(?:criteria|"
    r"terms?|query|keywords?) (?:\w+ )?(?:entered|specified|given|provided|supplied)|nothing to search for|"
    r"field is required|missing (?:parameter|field|argument|query)|syntax error|cannot be processed|"
    r"could not (?:be processed|process|connect|complete)|"
    r"unable to (?:process|connect|complete|perform)|under maintenance|try again later|blocked|captcha|"
    r"verify (?:that )?you are (?:a )?human|unusual traffic|"
    r"interner (?:server)?fehler|serverfehler|fehler (?:ist )?aufgetreten|seite (?:wurde )?nicht gefunden|"
    r"zugriff verweigert|sitzung (?:ist )?(?:abgelaufen|ungültig)|"
    r"zu viele treffer|ungültige (?:anfrage|eingabe|suche)|suchbegriff (?:ist )?zu kurz|bitte (?:geben sie|schränken|"
    r"präzisieren)|mindestens \w+ zeichen|"
    r"erreur (?:interne|du serveur|est survenue|s['’]est produite|\d{3})|une erreur|page (?:introuvable|non trouvée)|"
    r"accès (?:refusé|interdit)|session (?:a )?expirée?|requête (?:invalide|trop)|trop de résultats|"
    r"veuillez (?:préciser|saisir|affiner)|"
    r"error interno|se ha producido un error|página no encontrada|acceso denegado|sesión (?:ha )?(?:expirad|"
    r"caducad)\w+|demasiados resultados|consulta no válida|ocurrió un error|"
    r"erro interno|ocorreu um erro|página não encontrada|acesso negado|sessão expirou|sessão expirada|errore interno|"
    r"si è verificato un errore|pagina non trovata|accesso negato|sessione scaduta|troppi risultati|"
    r"er is een fout|pagina niet gevonden|toegang geweigerd|sessie (?:is )?verlopen|внутренняя ошибка|"
    r"произошла ошибка|страница не найдена|доступ запрещ|сессия истекла|время сессии|слишком много результатов|"
    r"неверный запрос|"
    r"wystąpił błąd|strona nie została znaleziona|sesja wygasła|brak dostępu|došlo k chybě|stránka nenalezena|"
    r"hiba történt|bir hata oluştu|oturum süresi|ett fel (?:har )?uppst|der opstod en fejl|"
    r"服务器(?:内部)?错误|内部错误|系统(?:错误|繁忙|异常|出错)|出错了|发生(?:了)?错误|程序异常|页面(?:不存在|未找到|"
    r"没有找到)|您?(?:访问|请求)的页面|拒绝访问|禁止访问|无权限|"
    r"会话(?:已)?(?:过期|超时|失效)|登录超时|请求(?:无效|超时|错误|过于频繁)|非法(?:请求|参数|操作)|参数错误|"
    r"查询(?:条件)?(?:过于|太)|结果(?:过多|太多)|请(?:输入|缩小|至少)|"
    r"伺服器錯誤|系統錯誤|發生錯誤|找不到網頁|逾時|サーバー?エラー|エラーが発生|ページが見つかりません|"
    r"アクセスが拒否|セッションが(?:切れ|タイムアウト|無効)|検索結果が多すぎ|不正な(?:リクエスト|アクセス)|"
    r"入力してください|오류가 발생|페이지를 찾을 수 없|세션이 만료|잘못된 (?:요청|접근)|"
    r"خطأ في الخادم|حدث خطأ|الصفحة غير موجودة|انتهت (?:صلاحية )?الجلسة|שגיאה|הדף לא נמצא|"
    + GONE
    + "|"
    + CLOSED
    + "|"
    + QUOTA,
    re.I,
)
#: The part of `FAILURE` that says that nobody may search any more.
SPENT = re.compile(QUOTA, re.I)
#: The part of `FAILURE` that is never ordinary prose, wherever it stands.
CRASH = re.compile(
    r"traceback \(most recent call last\)|\bat [\w$.]+\([\w$]+\.java:\d+\)|you have an error in your sql syntax|"
    r"sql ?state\[|\bora-\d{5}|"
    r"server error in '|fatal error: |uncaught exception|exception report|internal server error|"
    r"microsoft ole db provider|unhandled exception",
    re.I,
)
LOGIN = re.compile(
    r"(?:please |you (?:must|need to|have to|should) (?:be |first )?)(?:log(?:ged)?[ -]?in|sign(?:ed)?[ -]?in|login|"
    r"authenticate)|(?:log|sign) ?in (?:to|is) (?:continue|view|access|see|required|your)|"
    r"(?:login|log-in|sign-in|authentication|registration|membership) (?:is )?(?:required|needed)|members only|"
    r"registered users only|not logged in|(?:nur|réservé|solo|apenas|tylko|alleen) (?:für|aux?|para|per|dla|voor) "
    r"(?:angemeldete|registrierte|abonnés?|membres|mitglieder|miembros|suscriptores|assinantes|abbonati|utenti|"
    r"zalogowanych|abonnees|leden)|למנויים|только для зарегистрированных|会员专享|会員限定|للمشتركين|"
    r"^\W*(?:log ?in|sign ?in|login|member login|user login|anmelden|anmeldung|einloggen|connexion|se connecter|"
    r"identification|iniciar sesión|acceso|entrar|accedi|inloggen|aanmelden|вход|войти|авторизация|zaloguj(?: się)?|"
    r"logowanie|přihlášení|bejelentkezés|giriş(?: yap)?|logga in|logg inn|log ind|kirjaudu|đăng nhập|masuk|登录|"
    r"登錄|登入|"
    r"用户登录|会员登录|ログイン|로그인|تسجيل الدخول|התחברות|כניסה)\W*$|"
    r"bitte (?:melden sie sich|loggen sie sich|einloggen|anmelden)|veuillez vous (?:connecter|identifier)|(?:debe|"
    r"debes|por favor) (?:iniciar sesión|inicie sesión|identificarse)|(?:é necessário|faça|"
    r"por favor) (?:fazer )?(?:o )?login|effettua (?:il login|l['’]accesso)|"
    r"(?:пожалуйста,? )?(?:войдите|авторизуйтесь)|необходимо (?:войти|авторизоваться)|musisz (?:być|się) zalog|"
    r"请(?:先)?(?:登录|登陆)|請(?:先)?(?:登入|登錄)|您(?:还)?(?:没有|未)登录|ログインしてください|ログインが必要|"
    r"로그인이 필요|로그인 ?(?:해|하)",
    re.I,
)
