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
    r"|(?:andre|andra|flere|fler|flera) \w+ (?:av|af|från|fra)"
    r"|samankalta\w+|vastaav\w+|muita|suositel\w+|saat(?:at|ta)\w*|liittyv\w+"
    # Polish, Czech, Slovak, Hungarian, Croatian, Slovene
    r"|podobn\w+|powiązan\w+|polecan\w+|zobacz (?:także|też|również)|inne|mogą|może (?:ci|cię|pana|panią|was|państwa)|również"
    r"|související|doporuč\w+|další|moh(?:lo|la|li|ly) by"
    r"|súvisiac\w+|odporúč\w+"
    r"|ďalši\w*|páčiť|hasonló\w*|kapcsolódó\w*|ajánl\w+|további\w*|mások|érdekel\w*|sličn\w+|povezan\w+|preporuč\w+|priporoč\w+"
    # Turkish, Greek, Vietnamese, Indonesian
    r"|benzer\w*|ilgili|öneril\w+|önerile\w*|diğer|beğenebil\w+|παρόμοι\w+|σχετικ\w+|προτ(?:είν|ειν)\w+|άλλ(?:α|ες|οι)"
    r"|δείτε επίσης|(?:μπορεί|ίσως) (?:να )?(?:σας|σου)"
    r"|tương tự|liên quan|đề xuất|gợi ý|có thể bạn|bạn cũng|khác (?:của|cùng|trong)|cùng (?:tác giả|thể loại|loại)"
    r"|serupa|terkait|rekomendasi|lainnya|mungkin (?:juga|anda|kamu)|lain (?:dari|oleh|karya)"
    # Russian, Ukrainian, Bulgarian, Serbian
    r"|похож\w+|рекоменд\w+|други[ехм]|также|связанн\w+|вам (?:может|могут)|вас (?:может|могут)|схож\w+|подібн\w+|інші"
    r"|також|вам (?:може|можуть)"
    r"|подобн\w+|препоръч\w+|свързан\w+|може (?:също )?да ви|сличн\w+|повезан\w+|препоруч\w+|можда|možda|mogl[oi] bi|morda"
    # Estonian, Latvian, Lithuanian, Catalan
    r"|sarnas\w+|võivad? (?:ka|teile|sulle)|teised|līdzīg\w+|iespējams|panaš\w+|gali (?:jus|jums|patikti)|semblants?|podria"
    r")(?!\w)"
    # Arabic, Persian, Hebrew, Hindi, Thai: words with what is joined to them
    r"|مشابه|ذات صلة|قد يعجبك|قد تعجبك|قد يهمك|المزيد من|أخرى (?:ل|من)|موصى|مرتبط|پیشنهاد|شاید|دیگر آثار|آثار دیگر|دیگر \w+‌?های"
    r"|דומ(?:ים|ות|ה)|קשור|מומלצ|אולי|עוד (?:\w+ ){1,2}(?:של|מאת)|समान|संबंधित|मिलते|पसंद आ|(?:की|के|का) अन्य"
    r"|একই রকম|সম্পর্কিত|আরও \w+|คล้าย|เกี่ยวข้อง|แนะนำ|คุณอาจ|อื่น ?ๆ ?(?:ของ|จาก)"
    # Chinese, Japanese, Korean
    r"|相关|相關|相似|类似|類似|推荐|推薦|猜你喜|你可能(?:也|还|還)?(?:喜|感)|可能感[兴興]趣|看了又看"
    r"|[还還]看了|更多|[关關][联聯]|関連|似た|おすすめ|オススメ|こちらも|同じ|他の"
    r"|お好き|気になる|관련|유사|비슷한|추천|다른|좋아할|관심 있",
    re.I,
)


@lru_cache(4_096)  # headings come again on all pages of a site
def announces_others(text: str) -> bool:
    """Whether a heading says that what stands below are other things, beside the one that the page is about."""
    return 0 < len(text) <= LONGEST and _WORDS.search(text) is not None
