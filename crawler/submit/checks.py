"""Forms that look one thing up by what only this thing is called: a bank by its code, a parcel, a page, one's own application;
and those whose heading says that they work something out, or take orders by number.

Many name their box as searches do ("q") and have a button that says "Search"; what the box says of itself tells them apart, where
it says that and nothing else. Records are not listed by such numbers, and whoever makes them up asks after somebody's own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from crawler.forms.vocabulary import SEARCH, folded, stems
from crawler.models import Field

#: Codes of banks and of payers of taxes, and further names of the numbers of parcels.
_CODE = stems(
    "=ifsc ifsc_code =clabe =iban =swift swift_code swift_bic =bic bic_code bic_swift routing_number sort_code bankleitzahl =blz "
    "code_banque codigo_swift =бик vat_n vat_id vat_reg =vies umsatzsteuer ust_id ust_idnr numero_de_tva numero_tva tva_intracom "
    "n_tva partita_iva btw_nummer btw_nr numer_vat "
    "n_de_suivi no_de_suivi num_de_suivi code_de_suivi codigo_do_objeto codigo_objeto codigo_de_rastr numer_listu_przew "
    "numer_nadania podaci_cislo cislo_balik номер_отслеж код_посылк =ттн номер_ттн pakkenummer pakettinumer numar_colet "
    "awb_number desired_username preferred_username desired_user_name wunschbenutzername nom_d_utilisateur_souhaite",
    "问い合わせ番号 問い合わせ番号 問合せ番号 物流号 رقم_التتبع رقم_الشحنة מספר_מעקב ट्रैकिंग",
)
#: What is followed or tested one by one, as boxes named like those of searches say it.
_FOLLOWED = stems(
    "tracking_n tracking_id tracking_code consignment_n shipment_n waybill =awb sendungsn paketn numero_de_suivi "
    "numero_de_colis numero_de_guia numero_de_envio codigo_de_envio codigo_de_seguimiento rastre numero_di_spediz "
    "codice_spediz codice_di_tracciament numer_przesyl numer_paczk cislo_zasil cislo_zasiel csomagszam numar_awb трек_номер "
    "трек_код номер_посылк номер_отправл номер_накладн номер_посилк номер_пратк αριθμος_αποστολ takip_n takip_kod gonderi_n "
    "kollinummer kolli_id forsendelsesn sporingsn forsandelsen lahetystunnus seurantakood zendingn no_resi nomor_resi =imei "
    "serial_number seriennummer numero_de_serie licence_plate license_plate number_plate kenteken nummernschild госномер",
    "运单 運單 快递单 物流单 追跡番号 伝票番号 荷物番号 送り状 운송장 송장 رهگیری מספר_משלוח เลขพัสดุ",
)
#: Numbers of what somebody has applied for or sat, told to nobody else.
_APPLIED = stems(
    "roll_no roll_number rollno hall_ticket admit_card seat_number exam_number examination_number application_no "
    "application_number application_id enrolment_n enrollment_n receipt_number antragsn bewerbern matrikeln prufungsn "
    "numero_de_demande numero_de_solicitud numero_pratica numero_domanda numero_do_protocolo numero_da_inscricao "
    "numero_de_inscripcion numer_wniosku cislo_zadosti номер_заявлен номер_заявк номер_заяви basvuru_no basvuru_num "
    "αριθμος_αιτησ ansokningsn hakemusn kerelem_szam nomor_pendaftaran no_pendaftaran so_bao_danh",
    "准考证 受理号 考生号 申请编号 受験番号 受付番号 申込番号 수험번호 접수번호 رقم_الطلب رقم_الجلوس रोल_नंबर",
)
#: What proves beside it that one asks after one's own.
_PROOF = stems(
    "=dob date_of_birth birth_date birthdate birthday geburtsdatum geburtstag date_de_naissance fecha_de_nacimiento "
    "data_di_nascita data_de_nascimento geboortedatum data_urodzenia datum_narozeni дата_рожден дата_народж dogum_tarihi "
    "fodelsedatum fodselsdato syntymaaika szuletesi_datum data_nasterii ημερομηνια_γεννησ tanggal_lahir ngay_sinh last_name "
    "lastname surname family_name nachname familienname nom_de_famille apellido cognome sobrenome achternaam nazwisko prijmeni "
    "фамилия прізвище soyad efternamn etternavn efternavn sukunimi vezeteknev phone email e_mail =pin",
    "出生日期 生年月日 생년월일 تاريخ_الميلاد תאריך_לידה",
)
#: A box that takes other things too.
_OTHERS = re.compile(
    r"(?i)[,;/|]|\b(?:or|oder|ou|of|eller|lub|nebo|vagy|sau|или|або|veya|tai|ili|o|and)\b|または|或|또는"
)
#: What a box gives as an example, behind what it asks for.
_EXAMPLE = re.compile(
    r"(?i)[\s,(;:–-]*(?:\b(?:e\.? ?g|z\. ?b|p\. ?ex|p\. ?ej|ex|for example|such as|like|bijv|np|např|напр|örn|esim|t\.? ?ex"
    r"|f\. ?eks|pl)\b|\().*"
)
#: The address of a page or a host, as all that a box says of what it takes, or holds already.
_ADDRESS = re.compile(
    r"(?i)\W*(?:(?:e\.? ?g|z\. ?b|p\. ?ex|ex|for example|enter|np|напр)\b\W*)?"
    r"(?:https?://\S*|www\.\S+|(?:[a-z0-9-]{1,40}\.){1,3}(?:com|net|org|info|example|de|fr|es|it|nl|pl|ru|uk|eu|io)(?:/\S*)?)\W*"
)
#: What works something out or tests it, as headings name such a tool.
_WORKED_OUT = stems(
    "=calculator =checker =validator =converter days_between time_between difference_between_dates =kalkulator =rechner "
    "=taschenrechner umrechner konverter tage_zwischen calculatrice calculette convertisseur jours_entre =calculadora conversor "
    "dias_entre calcolatrice convertitore giorni_tra rekenmachine omrekenen dagen_tussen przelicznik konwerter dni_miedzy "
    "kalkulacka prevodnik dny_mezi калькулятор конвертер дней_между =laskin muunnin kalkylator omvandlare lommeregner szamologep "
    "atvalto hesaplayici hesaplama_araci donusturucu convertor υπολογιστης",
    "計算機 計算ツール 計算器 计算器 換算器 换算器 계산기 변환기 حاسبة מחשבון เครื่องคำนวณ",
)
#: What takes orders by the numbers of goods.
_QUICK_ORDER = stems(
    "quick_order quickorder order_by_number order_by_sku order_by_item to_your_order quick_add direct_order direktbestell "
    "schnellbestell schnellerfassung direkt_bestell commande_rapide commande_directe saisie_rapide pedido_rapido compra_rapida "
    "ordine_rapido ordine_veloce snelbestel snel_bestel szybkie_zamow rychla_objednav rychly_nakup быстрый_заказ швидке_замовл "
    "hizli_siparis snabbestall snabborder hurtigbestil pikatilaus gyorsrendel comanda_rapida",
    "クイックオーダー 快速订购 快速訂購 快速下单 빠른주문",
)
#: Most words of a heading that names a tool; more tell of one.
MAX_HEADING = 7
#: Most words of a box that asks for one number, and most boxes that ask after one's own.
MAX_WORDS, MAX_OWN = 6, 3


def looks_up_one(field: Field) -> bool:
    """Whether a box says that it takes the number or code of one thing and nothing else, or the address of a page: however it
    is named."""
    said = (field.label, field.placeholder)
    if field.control == "url" or any(_ADDRESS.fullmatch(text) for text in (*said, field.value or "") if text):
        return not any(SEARCH.search(folded(text, 200)) for text in said)
    asked = [text for text in (_EXAMPLE.sub("", one) for one in said) if text.strip()]
    words = [folded(text, 200) for text in asked]
    if not words or any(len(text.split()) > MAX_WORDS or SEARCH.search(text) for text in words):
        return False
    named = any(_CODE.search(text) or _FOLLOWED.search(text) for text in words)
    return named and not any(map(_OTHERS.search, asked))


def works_out(heading: str, buttons: Sequence[str]) -> bool:
    """Whether a form stands below the name of a tool that works something out, and no button speaks of searching; both are
    folded. Who lists calculators has a box for words, and a button that says so."""
    named = len(heading.split()) <= MAX_HEADING and _WORKED_OUT.search(heading) is not None
    return named and not any(map(SEARCH.search, buttons))


def orders_by_number(words: Iterable[str]) -> bool:
    """Whether any folded words of a form say that it takes orders by the numbers of goods, which nothing else is called."""
    return any(map(_QUICK_ORDER.search, words))


def asks_after_own(boxes: Sequence[tuple[Field, str]]) -> bool:
    """Whether all that a form has to fill in is the number of what somebody has applied for, alone or beside what proves who
    asks. Registers of applications have other boxes too, or take other things in the same."""
    if not 0 < len(boxes) <= MAX_OWN:
        return False
    applied = [
        text
        for field, text in boxes
        if _APPLIED.search(text) and not _OTHERS.search(f"{field.label} {field.placeholder}")
    ]
    rest = [text for _, text in boxes if text not in applied]
    return bool(applied) and all(map(_PROOF.search, rest))
