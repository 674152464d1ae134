"""The names of the months, written out, inflected and shortened, in the languages of the web's dates."""

from __future__ import annotations

_MONTH_NAMES = (
    (
        "january jan januar jän janvier janv enero ene janeiro gennaio gen январь января янв januari stycznia ocak "
        "leden ledna ianuarie tammikuu tammikuuta jaanuar janvāris janvārī sausio gener siječanj siječnja січень "
        "січня януари јануар ιανουαρίου"
    ),
    (
        "february feb februar février févr fevrier febrero fevereiro fev febbraio февраль февраля фев februari lutego "
        "pebruari şubat únor února februarie helmikuu helmikuuta veebruar februāris februārī vasario febrer veljača "
        "veljače február лютий лютого февруари фебруар φεβρουαρίου februára"
    ),
    (
        "march mar märz mär mrz mars marzo março marco март марта maart marca maret mart březen března martie "
        "maaliskuu maaliskuuta märts martā kovo març ožujak ožujka március marec березень березня μαρτίου"
    ),
    (
        "april apr avril avr abril abr aprile апрель апреля апр kwietnia nisan duben dubna aprilie huhtikuu "
        "huhtikuuta aprill aprīlis aprīlī balandžio travanj travnja április apríl apríla квітень квітня април "
        "απριλίου"
    ),
    (
        "may mai mayo maio mag maggio май мая mei maj maja mayıs květen května toukokuu toukokuuta maijs maijā "
        "gegužės maig svibanj svibnja május máj mája травень травня мај μαΐου maí"
    ),
    (
        "june jun juni juin junio junho giu giugno июнь июня июн czerwca haziran červen června iunie kesäkuu "
        "kesäkuuta juuni jūnijs jūnijā birželio juny lipanj lipnja június jún júna червень червня юни јун ιουνίου "
        "júní"
    ),
    (
        "july jul juli juillet juil julio julho lug luglio июль июля июл lipca temmuz červenec července iulie "
        "heinäkuu heinäkuuta juuli jūlijs jūlijā liepos juliol srpanj srpnja július júl júla липень липня юли јул "
        "ιουλίου júlí"
    ),
    (
        "august aug août aout agosto ago август августа авг augustus augusti sierpnia agustus ogos ağustos srpen "
        "srpna elokuu elokuuta augusts augustā rugpjūčio agost kolovoz kolovoza augusztus augusta серпень серпня "
        "αυγούστου ágúst"
    ),
    (
        "september sep sept septembre septiembre setembro set settembre сентябрь сентября сен września eylül září "
        "septembrie syyskuu syyskuuta septembris septembrī rugsėjo setembre rujan rujna szeptember septembra вересень "
        "вересня септември септембар σεπτεμβρίου"
    ),
    (
        "october oct oktober okt octobre octubre outubro out ottobre ott октябрь октября окт października ekim říjen "
        "října octombrie lokakuu lokakuuta oktoober oktobris oktobrī spalio október októbra жовтень жовтня октомври "
        "октобар οκτωβρίου"
    ),
    (
        "november nov novembre noviembre novembro ноябрь ноября ноя listopada kasım listopadu noiembrie marraskuu "
        "marraskuuta novembris novembrī lapkričio studeni studenoga novembra листопад листопада ноември новембар "
        "νοεμβρίου nóvember"
    ),
    (
        "december dec dezember dez décembre déc decembre diciembre dic dezembro dicembre декабрь декабря дек grudnia "
        "desember disember aralık prosinec prosince decembrie joulukuu joulukuuta detsember decembris decembrī "
        "gruodžio desembre prosinac prosinca decembra грудень грудня декември децембар δεκεμβρίου"
    ),
)
#: Name or short form → number of the month.
MONTHS = {name: number for number, names in enumerate(_MONTH_NAMES, 1) for name in names.split()}
