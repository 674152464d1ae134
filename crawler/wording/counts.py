"""How counts of results are worded, as parts of patterns: numbers, what is counted, what says that it was found."""

import re

N = r"(\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)|\d{1,10}(?!\d))"
PLAIN = r"(\d{1,9}(?:[.,'’]\d{3}){0,2})"
ABOUT = (
    r"(?:about|approx(?:imately|\.)?|around|roughly|some|nearly|almost|over|more than|at least|etwa|ungefähr|circa|"
    r"ca\.?|rund|über|mehr als|"
    r"environ|plus de|près de|aproximadamente|unos|cerca de|más de|mais de|oltre|più di|ongeveer|meer dan|около|"
    r"примерно|более|свыше|"
    r"około|ponad|przybliżeniu|asi|körülbelül|yaklaşık|ungefär|omkring|noin|khoảng|sekitar|约|約|大约|大約|超过|ca|"
    r"~|≈|≥|>)"
)
NOUN = (
    r"(?:(?:search|matching|total|unique|relevant) )?(?:results?|hits?|match(?:es)?|records?|rows?|documents?|"
    r"entries|listings?|answers|"
    r"treffern?|ergebnissen?|einträgen?|datensätzen?|resultaten?|suchergebnissen?|"
    r"résultats?|réponses?|notices?|enregistrements?|resultados?|registros?|registos?|coincidencias|risultat[oi]|"
    r"результат\p*|запис\p*|совпадени\p*|документ\p*|wynik\p*|rekord\p*|výsledk\p*|výsledek|záznam\p*|találat|"
    r"rezultat\p*|înregistrări|"
    r"αποτελέσματα|εγγραφές|sonuç|kayıt|träffar|träff|poster|treff|resultater|resultat|osumaa|tulosta|hakutulosta|"
    r"tulemust|kết quả|hasil|"
    r"ผลลัพธ์|รายการ|نتيجة|نتائج|سجل|תוצאות|רשומות|نتیجه|परिणाम|ফলাফল)"
).replace(r"\p*", r"[^\W\d_]*")
THING = (
    r"(?:items?|books?|titles?|volumes|papers?|articles?|publications?|products?|jobs?|vacancies|positions|flights?|"
    r"movies?|films?|issues?|"
    r"bugs?|tickets?|threads?|posts?|messages?|e-?mails?|topics?|discussions?|nachrichten|beiträge|mensajes|"
    r"messaggi|mensagens|pages found|works|files|objects|cars|properties|offers?|ads|members|users|"
    r"courses|events|recipes|videos|photos|images|bücher|titel|artikel|"
    r"dokumente|stellen|produkte|livres?|ouvrages|documents|produits|annonces|offres|libros?|títulos|documentos|"
    r"artículos|productos|"
    r"livros?|artigos|produtos|itens|libri|titoli|documenti|articoli|prodotti|boeken|titels|artikelen|producten|"
    r"vacatures|сообщени\p*|книг\p*|товар\p*|стат\p*|объявлени\p*|тем\p*|"
    r"książ\p*|pozycj\p*|produkt\p*|ofert\p*|ogłosze\p*|knih\p*|könyv|termék|cărți|produse|ürün|kitap|ilan|böcker|varor|bøger|"
    r"bøker|varer|kirjaa|tuotetta|sách|sản phẩm|buku|produk)"
).replace(r"\p*", r"[^\W\d_]*")
CJK = r"(?:个|個|条|條|本|件|项|項|篇|筆|笔|部|册|冊|种|種|张|則|则|款|冊|건|개|권|편)"
FOUND = (
    r"(?:found|returned|retrieved|matched|total(?: of)?|in total|in all|overall|all|there (?:are|were|is|was)|"
    r"altogether|gefunden(?:e)?|insgesamt|gesamt|trouvée?s?|"
    r"au total|total de|encontrad[oa]s?|encontr\w+|hay|trovat[oiae]|in totale|totale|gevonden|totaal|найдено|всего|"
    r"нашлось|знайдено|всього|znaleziono|łącznie|nalezeno|"
    r"celkem|összesen|găsite|găsit|pronađeno|ukupno|βρέθηκαν|σύνολο|bulundu|bulunan|toplam|hittade|totalt|fant|fandt|"
    r"löytyi|yhteensä|leitud|leiti|rasta|atrasti|atrasts|funnet|fundet|fundust|fannst|tìm thấy|ditemukan|ditemui|พบ|"
    r"najden(?:ih|a|e|i|o)(?: (?:je|sta|so))?|pronađen[oia] (?:je|su)|намерени(?: са)?|намерено|пронађено(?: је)?|nájdených|"
    r"s['’]han trobat|trobats?|aurkitu dira|guztira|u gjetën|gjithsej|ნაპოვნია|მოიძებნა|სულ|գտնվել է|գտնվեց|মোট|कुल|एकूण|"
    r"共找到|找到(?:相关|的|相關)?(?:结果|結果|记录)?|共有|共计|总共|总计|合计|一共|检索到|搜索到|查询到|查到|搜到|"
    r"搜尋到|共|計|全部?|总数(?:量)?|记录(?:总)?数|总记录数?|"
    r"结果(?:总)?数|検索結果|該当件数|該当|合計|全|총|전체|검색 ?결과|إجمالي|عدد النتائج|נמצאו|סה\"כ|مجموع)"
)
DASH = (
    r"\s*(?:-|–|—|―|−|~|～|〜|\.\.\.?|…|to|bis|à|au|al|a|até|tot|do|до|po|through|through to|"
    r"至|到|から|ile|til|till|và|sampai|t/m|tot en met|až|έως|ως|līdz|iki|kuni|đến|hingga|s/d|تا|إلى|الى|עד|से|থেকে|ถึง|부터)\s*"
)
OF = (
    r"(?:(?:out )?of(?: the)?(?: total)?|von(?: insgesamt)?|aus|sur(?: un total)?(?: de)?|de(?: un total)?(?: de)?|"
    r"d['’]un total de|di|su|van(?: de)?|из|із|з|z|ze|od|av|af|din|από|dari|"
    r"trong(?: số)?|共|总共|總共|全|中|/|／|\||fra|totalt|toplam|iš|no|από τα|من|מתוך|از|จาก|z celkem|celkem|összesen|"
    r"total(?:e|t)?:?|tot\.|,(?=[\s共計全])|，|;|；|\(|（)"
)
#: What programs write that do not know how many there are ("1 bookmark(s)"), but for what belongs to one thing.
EITHER = re.compile(
    r"\s(?!(?:comment|repl|review|rating|vote|like|view|visit|download|image|picture|photo|attachment|cop|tag|note|message|error|"
    r"warning|change|answer|link|loan|hold|request|subscri|author|user|guest|member|day|hour|minute|second|year|month|week))"
    r"[^\W\d_]{3,}\((?:s|es)\)(?! (?:ago|left)\b)",
    re.I,
)
