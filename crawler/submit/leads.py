"""Forms that look like searches and hand on whoever fills them in: to movers, insurers and agents, who call back with offers,
or to what somebody has there already, an account, a booking, a guarantee.

Their buttons say "Find movers" and "Search prices"; what tells them apart is that they ask how one can be reached. Registers of
people ask for telephones too: they say that they are that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from crawler.forms.vocabulary import QUERY_NAMES, SEARCH, stems
from crawler.models import Field

LEADS, OWNED = "it asks how to reach whoever fills it in", "it looks up what somebody has there"
#: Where one can be called or written to.
_REACHED = stems(
    "daytime_number evening_number contact_number your_number my_number call_back_number callback_number ihre_nummer "
    "ruckrufnummer votre_numero su_numero tu_numero seu_numero il_tuo_numero uw_nummer ditt_nummer dit_nummer twoj_numer "
    "vase_cislo ваш_номер мой_номер mobilsz telefonsz =portable cep_numara phone =phones telephone telefon =tel =tel_no "
    "=mobile mobile_n mobile_phone =mob cell_phone cellphone cell_number handynummer mobilnummer rufnummer =movil "
    "numero_movil telefono telefone =celular cellulare telemovel =gsm whatsapp whats_app =viber numer_komork mobiltelefon "
    "puhelin matkapuhelin telefoon mobiele_nummer =tlf telefonszam τηλεφων κινητο телефон мобильн мобільн номер_мобил "
    "моб_тел cep_telefon so_dien_thoai nomor_hp no_hp nomor_telepon telepon =hp simu_ya numer_telef tel_broj broj_telefon "
    "հեռախոս ტელეფონ утас_дугаар =утас فون_نمبر",
    "手机号 手機號 联系电话 電話番号 携帯 전화번호 휴대폰 연락처 هاتف جوال تلفن موبایل טלפון נייד เบอร์โทร मोबाइल ফোন தொலைபேசி "
    "ទូរស័ព្ទ ໂທລະສັບ ဖုန်း ስልክ",
)
_WRITTEN_TO = stems(
    "email e_mail =mail correo courriel epost eposta sahkopost mejl sahkoposti имейл электронная_почт адрес_почт "
    "ηλεκτρονικη_διευθ",
    "邮箱 電子郵件 メール 이메일 البريد ایمیل דואל อีเมล ईमेल",
)
#: The name of whoever fills it in.
_YOURS = stems(
    "your_name my_name your_full_name ihr_name dein_name votre_nom ton_nom su_nombre tu_nombre seu_nome il_tuo_nome suo_nome "
    "jouw_naam uw_naam ditt_namn dit_navn ditt_navn nimesi twoje_imie vase_jmeno vase_meno ваше_имя ваше_ім ваше_име "
    "tu_nom numele_dvs ho_ten_cua_ban nama_anda jina_lako",
    "お名前 您的姓名 您的称呼 你的名字 성함",
)
#: Things, or whoever made them, that are called so as well: telephones in a shop, writers in the archive of a list.
_THINGS = stems(
    "brand model make type marke modell marque modele marca modelo modello merk marka accessor case cover author sender "
    "=from writer =or =oder =ou =of =lub =nebo или"
)
#: Numbers that boxes for telephones are used for as well, since their keyboards have digits alone.
_PLACES = stems(
    "year jahr annee ano anno rok год zip postcode postal plz =cp =cap price prix precio prezzo preis isbn issn number_of "
    "numero_d from to min max",
    "年 郵便 邮编",
)
#: Registers of people.
_PEOPLE = stems(
    "people person persons persona personas personen personne personnes staff directory employee faculty phone_book phonebook "
    "white_pages yellow_pages who_s_who whois_who contacts member alumni personnel mitarbeiter telefonbuch telefonverz "
    "personal personale personeel ansprechpartner annuaire bottin directorio empleado funcionario rubrica elenco_telef "
    "dipendent medewerker pracownik ksiazka_telef osob telefonni_seznam zamestnan medarbetar medarbejder ansatte henkilo "
    "telefonkonyv munkatars angajat справочник сотрудник персонал довідник співробітник служител rehber personel danh_ba "
    "imenik zaposlen προσωπικο",
    "职员 员工 黄页 通讯录 職員 電話帳 직원 전화번호부 دليل",
)
#: What is one's own where somebody keeps it.
_OWN = stems(
    "my_account your_account my_order your_order my_booking your_booking my_reservation your_reservation my_policy your_policy "
    "my_warranty your_warranty my_ticket your_ticket my_claim your_claim my_application your_application my_refund your_refund "
    "my_membership your_membership my_bill your_bill my_invoice your_invoice my_appointment your_appointment my_parcel "
    "your_parcel my_package your_package mein_konto ihr_konto meine_buchung ihre_buchung meine_bestellung ihre_bestellung "
    "meine_reservierung ihre_reservierung mon_compte votre_compte ma_reservation votre_reservation ma_commande votre_commande "
    "mon_dossier votre_dossier mi_cuenta su_cuenta tu_cuenta mi_reserva su_reserva tu_reserva mi_pedido su_pedido tu_pedido "
    "minha_conta sua_conta minha_reserva sua_reserva meu_pedido seu_pedido il_mio_conto la_mia_prenotazione la_tua_prenotazione "
    "il_tuo_ordine il_mio_ordine la_tua_polizza la_mia_polizza mijn_account mijn_boeking uw_boeking mijn_bestelling "
    "uw_bestelling moje_konto moja_rezerwacja twoja_rezerwacja moje_zamowien min_bokning din_bokning min_bestilling "
    "din_bestilling moje_rezervace vase_rezervace мой_заказ ваш_заказ мой_аккаунт моя_бронь ваше_бронирование",
    "我的订单 您的订单 予約の確認 내_예약 내_주문",
)


def leads(
    fields: Sequence[tuple[Field, str]], buttons: Iterable[str], around: Iterable[str], *, posted: bool = False
) -> str:
    """Why a form is one that hands on whoever fills it in; "" where nothing says so."

    `fields` are its boxes for text with their folded words, `buttons` those of what is pressed, `around` what stands above it,
    where it is sent and what it is called. What is `posted` may be told by its boxes alone: those for telephone numbers.
    """
    pressed, above = tuple(buttons), tuple(around)
    wide = any(field.name.lower() in QUERY_NAMES or SEARCH.search(text) for field, text in fields)
    if fields and any(map(_OWN.search, pressed if wide else (*pressed, *above))):
        return OWNED
    if any(map(_YOURS.search, (text for _, text in fields))):
        return LEADS
    if any(map(_PEOPLE.search, (*pressed, *above))):
        return ""
    if posted and any(field.control in ("tel", "email") and not _PLACES.search(text) for field, text in fields):
        return LEADS
    asked = (text for field, text in fields if not SEARCH.search(text) and field.name.lower() not in QUERY_NAMES)
    return LEADS if any(_reaches(text) for text in asked) else ""


def _reaches(text: str) -> bool:
    """Whether a box is for where somebody can be reached, and for nothing that is called so."""
    found = _REACHED.search(text) or _WRITTEN_TO.search(text)
    return found is not None and not _THINGS.search(text)
