"""What sites say when nobody may search any more: a limit was reached, for this session, this day or this address."""

from __future__ import annotations

#: What is bounded, what it counts, and what became of it. A line that speaks of all three in a sentence says so; of how much may
#: be borrowed or shown pages say no more than that it is so much.
_LIMIT = (
    "limit|limiet|límite|лимит|quota|kvot|kota|cuota|cupo|cota|kontingent|höchstzahl|höchste anzahl|allowance|"
    "maximum|maxima|máximo|massimo|gräns|grænse|grense|количество|число|次数|次數|额度|額度|上限|回数|횟수|한도"
)
_COUNTED = (
    "(?<!re)search|quer(?:y|ies)|requests|session|daily|today|per day|per hour|suche|suchanfr|suchvorg|"
    "abfrage|anfrage|tages|sitzung|heute|"
    "recherches|requêtes|consultations|du jour|búsqueda|consulta|diari|sesión|hoy|ricerc|richiest|giorn|pesquisa|"
    "busca|hoje|zoek|per dag|wyszukiw|zapyta|dzienn|hledání|dotaz|denní|запрос|поиск|сегодня|сутки|sökning|søk|arama|"
    "sorgu|günlük|查询|查詢|搜索|检索|今天|今日|検索|本日|검색|조회"
)
_REACHED = (
    "reached|exceeded|exhausted|erreicht|ausgeschöpft|überschritten|aufgebraucht|erschöpft|verbraucht|attein|"
    "dépass|épuis|alcanzad|superad|agotad|excedid|raggiunt|superat|esaurit|atingi|excedeu|esgot|ultrapass|bereikt|"
    "overschreden|verbruikt|wyczerpan|przekrocz|osiągnię|vyčerpán|překročen|dosažen|исчерпа|превыш|достиг|nådd|nått|"
    "nået|överskrid|overskre|aşıl|doldu|ulaş|用完|用尽|用盡|已达|已達|超过|超過|に達し|超え|초과|도달"
)
#: What a search found, of which too much is no reason to stop searching.
_FOUND = (
    "results|records|hits|matches|treffer|ergebniss|datensätz|résultats|notices|resultados|registros|risultati|resultaten|"
    "wyników|výsledk|результат|документ|träffar|treff|sonuç|结果|結果|条记录|件数|결과"
)
#: That one asks too often, as sites say that bound how many questions are asked within a minute or an hour.
_TOO_MANY = (
    "too many (?:[a-z]+ ){0,2}(?:searches|queries|requests)|(?:searching|querying) too (?:often|fast|quickly|frequently)|"
    "zu viele (?:such)?(?:anfragen|abfragen|suchen|suchvorgänge)|trop de (?:requêtes|recherches)|"
    "demasiad[ao]s (?:búsquedas|consultas|solicitudes|peticiones)|troppe (?:richieste|ricerche)|"
    "(?:muitas|demasiadas) (?:requisições|solicitações|pesquisas|consultas|buscas)|"
    "te veel (?:zoekopdrachten|zoekvragen|verzoeken|aanvragen)|zbyt wiele (?:zapytań|wyszukiwań|żądań)|"
    "příliš mnoho (?:dotazů|požadavků|hledání)|слишком много (?:запросов|поисков)|för många (?:sökningar|förfrågningar)|"
    "çok fazla (?:istek|arama|sorgu)|"
    "(?:查询|搜索|检索|请求|查詢|搜尋|檢索)(?:次数|次數)?(?:过于|太|過於)?(?:频繁|頻繁|过多|過多|太多)|"
    "(?:リクエスト|検索)(?:回数)?が多すぎ|(?:요청|검색)이 너무 많"
)
#: A part of a pattern that ignores case and is looked for in a line.
QUOTA = (
    rf"^(?![^.!?。]{{0,200}}(?:{_FOUND}))(?=[^.!?。]{{0,200}}(?:{_LIMIT}))(?=[^.!?。]{{0,200}}(?:{_COUNTED}))"
    rf"[^.!?。]{{0,200}}?(?:{_REACHED})[^.!?。]*|"
    r"you(?: have|['’]ve)? (?:already )?(?:used|exhausted)(?: up)? (?:all )?(?:of )?(?:your|the) [^.]{0,30}"
    r"(?:searches|queries|requests)|"
    r"(?:suchen|suchanfragen|anfragen|abfragen) [^.]{0,20}(?:aufgebraucht|ausgeschöpft|verbraucht)|" + _TOO_MANY
)
