"""Headings of other things beside the one that a page is about: "You may also like", "Similar homes", "More from this seller"."""

from __future__ import annotations

import re
from functools import lru_cache

#: Longest such heading, in characters.
LONGEST = 80
_WORDS = re.compile(
    r"(?<!\w)(?:"
    # English
    r"similar|related|recommended|recommendations|suggested|suggestions|nearby|recently viewed|see also|like this"
    r"|you (?:may|might|could|will|would)|(?:people|customers|others|readers|visitors) (?:also|who)|also \w+"
    r"|(?:more(?! than)|other|others|another) (?:\w+ ){0,4}(?:like|by|from|in|of|near|at|with)"
    # German, Dutch
    r"|ähnlich\w*|verwandt\w*|weitere\w*|das könnte|könnte(?:n)? (?:sie|dich|dir|ihnen)|auch \w+|mehr (?:von|aus|wie|vom)"
    r"|empf(?:ehl|ohl)\w*"
    r"|siehe auch|andere\w* \w+ (?:von|aus|in)|passend\w*|vergelijkba\w+|gerelateerd\w*|soortgelijk\w*|ook \w+"
    r"|meer (?:van|uit)|aanbevolen"
    # French, Italian, Spanish, Portuguese, Romanian, Catalan
    r"|simila\w+|simili|vous (?:aimerez|pourriez)|également|du même|de la même|autres? \w+|voir aussi|recommand\w+"
    r"|connexes?|associée?s?"
    r"|correlat[ieo]|potrebbe\w*|anche|altri|altre|consigliat[ieo]|dell[oa] stess[oa]|relacionad[oa]s?|también"
    r"|(?:te|le|os|les) puede\w*"
    r"|otr[oa]s \w+ de|más de(?! \d)|recom[ae]nda\w*|d?el mismo|semelhantes?|também|talvez|outr[oa]s|mais de(?! \d)|veja também"
    r"|asemănăto\w+|recomand\w*"
    r"|alte|(?:te|v)-ar putea|relacionats|també"
    # Swedish, Danish, Norwegian, Finnish
    r"|liknande|relatera[dt]\w*|relatere?[dt]\w*|du kanske|kanske|måske|kanskje|lignende|fler(?:e)? (?:från|av|fra|i)"
    r"|rekommend\w+|anbefal\w+"
    r"|samankalta\w+|vastaav\w+|muita|suositel\w+|saattai\w+|liittyv\w+"
    # Polish, Czech, Slovak, Hungarian, Croatian, Slovene
    r"|podobn\w+|powiązan\w+|polecan\w+|zobacz (?:także|też|również)|inne|mogą|související|doporuč\w+|další|mohlo by"
    r"|súvisiac\w+|odporúč\w+"
    r"|ďalši\w*|hasonló\w*|kapcsolódó\w*|ajánl\w+|további\w*|mások|érdekel\w*|sličn\w+|povezan\w+|preporuč\w+|priporoč\w+"
    # Turkish, Greek, Vietnamese, Indonesian
    r"|benzer\w*|ilgili|öneril\w+|önerile\w*|diğer|beğenebil\w+|παρόμοι\w+|σχετικ\w+|προτ(?:είν|ειν)\w+|άλλ(?:α|ες|οι)"
    r"|δείτε επίσης"
    r"|tương tự|liên quan|đề xuất|gợi ý|serupa|terkait|rekomendasi|lainnya"
    # Russian, Ukrainian, Bulgarian, Serbian
    r"|похож\w+|рекоменд\w+|други[ехм]|также|связанн\w+|вам (?:может|могут)|вас (?:может|могут)|схож\w+|подібн\w+|інші"
    r"|також|вам (?:може|можуть)"
    r"|подобн\w+|препоръч\w+|свързан\w+|сличн\w+|повезан\w+|препоруч\w+"
    r")(?!\w)"
    # Arabic, Persian, Hebrew, Hindi, Thai: words with what is joined to them
    r"|مشابه|ذات صلة|قد يعجبك|قد تعجبك|المزيد من|موصى|مرتبط|پیشنهاد|דומ(?:ים|ות|ה)|קשור|מומלצ|אולי|समान|संबंधित|मिलते"
    r"|คล้าย|เกี่ยวข้อง|แนะนำ"
    # Chinese, Japanese, Korean
    r"|相关|相關|相似|类似|類似|推荐|推薦|猜你喜|看了又看|[还還]看了|更多|[关關][联聯]|関連|似た|おすすめ|オススメ|こちらも|同じ|他の|관련|유사|비슷한|추천|다른",
    re.I,
)


@lru_cache(4_096)  # headings come again on all pages of a site
def announces_others(text: str) -> bool:
    """Whether a heading says that what stands below are other things, beside the one that the page is about."""
    return 0 < len(text) <= LONGEST and _WORDS.search(text) is not None
