"""Words that tell what a form is for, in the languages of the web's forms.

Each purpose has stems matched at the start of a word; scripts written without blanks are matched anywhere. Texts are
folded first (`folded`): lower case, camelCase and punctuation taken apart.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from crawler.forms import languages

_CAMEL = re.compile(r"[A-Z](?<=[a-z].)")
#: Texts whose words are kept: what options and labels say comes again and again.
_SHORT, _KEPT = 64, 8_192
#: How much of a control's name is read.
MAX_NAME = 200
_NAME_PARTS = re.compile(r"[^\W\d_]+|\d+")
_NO_WORD = re.compile(r"[\W_\d]+")
#: What pictures on buttons say that do something else than to search.
DEEDS: dict[int, str] = {
    **dict.fromkeys(map(ord, "🛒🛍"), " cart "),
    **dict.fromkeys(map(ord, "👍👎"), " vote "),
    ord("🗑"): " delete ",
    ord("💾"): " save ",
    ord("💳"): " pay ",
}
#: Those, what stands in a word without being seen, and letters whose stroke or missing dot is no accent to Unicode.
_UNSEEN: dict[int, str] = {
    **dict.fromkeys((0xAD, 0x200B, 0x2060, 0xFEFF, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)), ""),
    **dict.fromkeys(map(ord, "🔍🔎"), " search "),
    **DEEDS,
    **dict(zip(map(ord, "łŁı"), "lli", strict=True)),  # letters that Unicode takes no accent off
}
#: A word set in letters apart, as buttons in scripts without blanks have it to be wide enough: "搜 索", "登　录", "검 색".
_HAN = r"[\u3400-\u9fff\uac00-\ud7a3]"
_SPACED = re.compile(rf"(?<!{_HAN}){_HAN}(?:\s{{1,6}}{_HAN}){{1,99}}(?!{_HAN})")
#: Most letters of such a word; more are an index or a list.
WORD = 4


def folded(text: str, limit: int = 2_000) -> str:
    """Lower-case words of a text, name or path, with one blank around each; accents taken off Latin letters."""
    text = text[:limit]
    return _short(text) if len(text) <= _SHORT else _folded(text)


def _folded(text: str) -> str:
    text = _parted(text)
    if not text.isascii():
        text = text.translate(_UNSEEN)
        text = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
        text = unicodedata.normalize("NFKC", text)
        text = _SPACED.sub(_together, text)
    return f" {_NO_WORD.sub(' ', text.lower()).strip()} "


def _together(spaced: re.Match[str]) -> str:
    """The letters of a word set apart, together."""
    letters = spaced[0].split()
    return "".join(letters) if len(letters) <= WORD else spaced[0]


_short = lru_cache(maxsize=_KEPT)(_folded)


def _parted(text: str) -> str:
    """The text with a blank at each camelCase hump."""
    return _CAMEL.sub(r" \g<0>", text) if _CAMEL.search(text) else text


def name_words(name: str) -> str:
    """The words of a control's name: `book[pubYear]` gives "book pub Year"."""
    return " ".join(_NAME_PARTS.findall(_parted(name[:MAX_NAME])))[:MAX_NAME]


def stems(words: str, anywhere: str = "", more: tuple[str, str] = ("", "")) -> re.Pattern[str]:
    """A pattern for `folded` text: word beginnings ("=word" for whole words, "_" for a blank), and parts anywhere; `more` are
    further ones of both kinds."""
    parts = []
    for word in f"{words} {more[0]}".split():
        whole = word.startswith("=")
        word = re.escape(folded(word.lstrip("=")).strip()).replace(r"\ ", " ")
        parts.append(f" {word}" + (r"(?= )" if whole else ""))
    parts += [re.escape(folded(word).strip()) for word in f"{anywhere} {more[1]}".split()]
    return re.compile("|".join(parts))


SEARCH = stems(
    "search suche suchb suchwort suchwoert suchanfrage suchfeld suchmask suchtext finde =find =finder lookup look_up "
    "query keyword =kw recherche rechercher chercher busca buscar busque "
    "buscador pesquis procura procurar cerca ricerca trova szuka wyszuk znajd hledat hledani vyhled zoek =vind "
    "=sok =soek soke hae haku =keres =keresd =keress =keressen =keresem kereses kereso keresett ara =ara arama cauta caută "
    "tim_kiem поиск искать найти пошук знайти "
    "шукати търси търсе претрага pretraga trazi iskat isk =isci iskanj =otsi =otsin =otsida otsing ieskoti meklet ψάξε "
    "αναζήτηση søg "
    "=søk hlada "
    "=cari pencarian carian =tìm tìm_kiem =leita tra_cuu chwilio nachschlag opzoek "
    "filter filtr browse explor =locate =locator site_search "
    "show_results "
    "view_results anzeigen =trouver =consultar =hitta "
    "=bul пребар барај тражи paiesk ieskot axtar іздеу қидир ძებნ որոն ευρεση =etsi vinden tafuta hanap kerko ",
    "搜索 搜尋 搜寻 查询 查詢 检索 檢索 查找 検索 さがす 探す 검색 찾기 조회 בحث بحث ค้นหา חיפוש חפש खोज جستجو "
    "ढूंढ অনুসন্ধান খুঁজুন தேடு یافتن ",
    languages.SEARCH,
)
#: What boxes for words are named by programs.
QUERY_NAMES = frozenset(
    "q qs query search s k keyword keywords kw wd term terms searchterm searchword searchtext searchstring words "
    "text_search txtsearch search_query searchquery sq st ss key find what su buscar busca".split()
)
#: What boxes are called that take words of any kind.
KEYWORDS = stems(
    "keyword =keywords free_text freetext full_text fulltext any_word any_field all_fields freitext volltext stichwort stichwort "
    "suchwort suchbegriff mot_cle mots_cle texte_libre texte_integral palabra_clave palabras_clave texto_libre palavra_chave "
    "palavras_chave parola_chiave parole_chiave testo_libero trefwoord zoekterm zoekwoord slowo_klucz slowa_klucz klicov_slov "
    "klucov_slov klicove klucove ключев ключові kulcsszo avainsan hakusan nyckelord fritext nogleord nokkelord sokord sogeord "
    "cuvinte_cheie cuvant_cheie λεξεις_κλειδια λεξη_κλειδι anahtar_kelime kljucn_rijec kljucne_rijeci tu_khoa kata_kunci",
    "キーワード フリーワード フリーテキスト 关键词 关键字 關鍵詞 關鍵字 키워드 검색어 مفتاحية מילות คำค้น คีย์เวิร์ด",
)
#: Buttons that start a search, and those that do something else to the form or its page.
RESET = stems(
    "reset clear cancel zurucksetzen loschen abbrechen effacer annuler reinitialiser borrar limpiar cancelar "
    "cancella annulla wyczysc anuluj wissen сброс очист отмен "
    "limpar vymazat nollstall nulstil tyhjenna rensa temizle ponisti ",
    "重置 清空 清除 取消 リセット クリア キャンセル 초기화 취소 مسح נקה ",
)

LOGIN = stems(
    "login logon log_in signin sign_in einloggen anmelden anmeldung connexion identifi iniciar_sesion acceder "
    "ingresar "
    "entrar accedi zaloguj logowanie inloggen войти вход авториз giris logga_in prihlasit =auth authentica authoriz "
    "session_new "
    "sessions logout log_out signout sign_out abmelden deconnexion belepes "
    "=log_ind =log_inn kirjaudu bejelentkez đăng_nhập =masuk conectare είσοδος σύνδεση "
    "=logg_inn увійти вписване prijavi_se =prijava get_code send_code получить_код ",
    "登录 登入 登陆 登錄 ログイン 로그인 退出登录 الدخول เข้าสู่ระบบ כניסה התחבר ورود लॉगिन ",
    languages.LOGIN,
)
REGISTER = stems(
    "register registr signup sign_up create_account createaccount join_now registrier inscri s_inscrire crear_cuenta "
    "criar_conta cadastr rejestr aanmeld зарегистр регистрац kayit uye_ol sign_me enroll newuser new_user "
    "đăng_ký regisztr =daftar rekister inregistr εγγραφ "
    "meld_pa tilmeld anmal_dig ilmoittaudu jelentkez zglos_udzial prihlasit_se inscriere upisi_se ",
    "注册 註冊 立即加入 加入我们 加入会员 会員登録 新規登録 登録 회원가입 تسجيل สมัคร הרשמה ลงทะเบียน पंजीक ثبت_نام ",
    languages.REGISTER,
)
RECOVER = stems(
    "forgot lostpassword lost_password recover recovery resetpass reset_password reset_my passwort_vergessen "
    "mot_de_passe "
    "contrasena recuperar olvid recupera przypomnij wachtwoord passwordreset password passwort sifre remind "
    "парол восстанов напомнить send_password "
    "kennwort senha jelszo salasan adgangskode losenord lozink zaporka",
    "忘记密码 找回密码 パスワード 비밀번호",
)
ORDER = stems(
    "=cart =carts cartid cartitem cartform cartadd cartaction "
    "=basket addtocart add_to add_item checkout order =buy purchase bestell warenkorb kaufen panier acheter "
    "commander carrito comprar carrinho carrello acquista ordina koszyk kup zamow winkelwagen bestellen корзин "
    "купить "
    "заказ sepet satin_al kosik koupit pay =pay payment paypal donat spenden faire_un_don wishlist book_now reserve "
    "buchen reservier kosar kupit addcart shoppingcart bag "
    "varukorg kurv handlekurv ostoskori giỏ_hàng keranjang =beli adauga_in_cos foglal rezerv thanh_toán =ode "
    "=kop kjøp betal =maksa bestäl =osta καλάθι αγορά =give "
    "appointment make_a_booking =book_a =book_it rendez_vous cita_previa pedir_cita pedir_turno prenota agendar afspraak "
    "=boka =bestill_time ajanvaraus =varaa umow_wizyt objednat idopont programare_online записаться randevu поръч количк "
    "doneer in_den_korb =rendel megrendel dodaj_u_kosaricu =doar doacao donacion darowizn "
    "fais_un_don faites_un_don je_donne soutenez_nous =spende ich_spende dona_ora dona_ahora doa_agora doneren wesprzyj_nas "
    "=prispet =darovat пожертв lahjoita skank_en ge_en_gava gi_en_gave giv_en_gave støtt_oss støt_os adomany doneaza "
    "bagis_yap =donasi quyen_gop ung_ho δωρεα ",
    "购物车 购买 加入购物 结算 下单 支付 預訂 カート 購入 注文 予約 장바구니 구매 주문 السلة شراء ตะกร้า ซื้อ "
    "سبد_خرید לסל 预约 預約 예약 حجز จอง 결제 提交订单 订购 付款 支払 ชำระเงิน ادفع "
    "捐款 捐赠 捐贈 寄付 寄附 기부 후원하기 تبرع לתרומה บริจาค ",
    languages.ORDER,
)
CONTACT = stems(
    "contact kontakt contatt contato contacto feedback comment komment kommentar commentaire comentario commento "
    "komentarz =reply respond send_message sendmessage send_email sendmail message nachricht guestbook gaestebuch "
    "enquir inquir =ask ask_a tell_a recommend invite envoyer enviar invia wyslij verstuur verzend absenden отправ "
    "комментар сообщен коммент написать gonder yorum post_comment postcomment formmail mailform report_abuse review "
    "leave_a bericht =send "
    "lähet viesti palaute =skicka meddeland =besked αποστολή μήνυμα =gửi nội_dung küld üzenet kirim =pesan "
    "trimite mesaj "
    "callback call_me ruckruf rueckruf rappelez rappelle llamame перезвон обратный_звонок зворотн ring_meg posalji posli ",
    "联系 联络 留言 评论 发表 发送 反馈 提交评论 お問い合わせ 送信 コメント 문의 댓글 إرسال الرسالة שלח הודעה "
    "ارسال भेजें ส่งข้อความ ",
    languages.CONTACT,
)
#: What many call the button of any form, a query's too.
SENDS = stems(
    "=send =absenden =senden =abschicken =enviar =envoyer =invia =verzenden =verstuur =verstuurd =wyslij =odeslat =odoslat "
    "=kuldes =skicka =laheta =trimite =gonder =отправить =надіслати =изпрати =αποστολη =υποβολη =kirim =gui",
    "送信 发送 發送 보내기 제출 전송 إرسال שלח ارسال ส่ง",
)
#: Writing to others in one's name; unlike "send", no query's button says so.
SHARE = stems(
    "tell_a tell_your invite_a recommend_to refer_a email_a_friend send_to_a_friend mail_to_a weiterempfehl freund_empfehl "
    "envoyer_a_un_ami recommander_a recomendar_a_un enviar_a_un_amigo enviar_para_um_amigo segnala_a_un invia_a_un_amico "
    "tipsa_en tip_en_ven polec_znajom doporucit_znam рассказать_друз порекоменд",
    "推荐给 友達に",
    languages.SHARE,
)
#: Having somebody who offers something write or call.
LEAD = stems(
    "get_offers get_my_offers get_quotes get_my_quotes get_a_quote request_a_quote request_quote request_offers free_quote "
    "compare_quotes get_matched match_me request_a_call get_a_call angebote_anfordern angebot_anfordern angebote_einholen "
    "angebot_einholen angebote_erhalten kostenlose_angebote unverbindliche_anfrage devis_gratuit demander_un_devis "
    "demande_de_devis demander_des_devis obtenir_un_devis recevoir_des_devis =devis pedir_presupuesto solicitar_presupuesto "
    "presupuesto_gratis orcamento_gratis pedir_orcamento solicitar_orcamento =cotacao =cotar =cotizacion =cotizar =preventivo "
    "=preventivi offerte_aanvragen offertes_aanvragen offerteaanvraag zamow_wycene bezplatna_wycena =wycena =wycenę "
    "nezavazna_poptavka =poptavka ajanlatkeres ajanlatot_ker cere_oferta solicita_oferta bestill_tilbud indhent_tilbud "
    "fa_tilbud begar_offert offertforfragan pyyda_tarjous tarjouspyynto teklif_al teklif_iste получить_предложен "
    "рассчитать_стоимость оставить_заявку отправить_заявку залишити_заявку отримати_пропозиц ζητηστε_προσφορα báo_giá "
    "minta_penawaran zatrazi_ponudu zahtevaj_ponudbo hinnapakkum",
    "見積 报价 報價 估价 询价 견적 عرض_سعر הצעת_מחיר",
)
SUBSCRIBE = stems(
    "subscri newsletter mailing maillist mailinglist mailchimp abonn abonnieren suscrib assine iscriviti iscrizione "
    "zapisz inschrijven подпис рассылк signup_newsletter email_signup emailsignup join_our join_the keep_me stay_in "
    "get_updates updates waiting_list waitlist unsubscri notify subscriber list_manage odebirat hirlevel bulten "
    "prenumer uutiskirje =tilaa feliratkoz nyhetsbrev nyhedsbrev tilmeld ενημερωτικ nhận_tin =alert =alerts "
    "infolettre lettre_d_info rundbrief nieuwsbrief абонир подпиш підпиш langganan abone ",
    "订阅 訂閱 邮件列表 メルマガ 配信 구독 اشترك النشرة خبرنامه รับข่าว ניוזלטר ",
    languages.SUBSCRIBE,
)
VOTE = stems(
    "vote voting poll =polls survey umfrage abstimm sondage votar encuesta enquete sondaggio ankiet glosuj stem_nu "
    "голос опрос hlas anket rate_this rate_it rating =rate äänest szavaz ψήφ sign_the sign_this signer_la signer_le "
    "signez firma_la firmar_la assine_a unterschreib unterzeichn onderteken podpisz podepsat glasaj glasuj гласув "
    "голосув peiling omrostning",
    "投票 表决 评分 アンケート 투표 โหวต تصويت הצבע نظرسنجی ",
    languages.VOTE,
)
CONVERT = stems(
    "convert umrechn konvert calcul berechn rechner calcola przelicz калькулятор рассчит hesapla translate ubersetz "
    "traduire traducir traduci tlumacz переводчик "
    "omvandla omregn muunna átvált μετατροπ "
    "beregn berakn =rakna =laske oblicz spocit vypocit kiszam szamol calculeaz izracun изчисл обчисл розрах υπολογ hitung "
    "bereken regn_om work_it_out simuler simular amortiz value_my my_quote get_quote get_a_quote ",
    "换算 计算 翻译 計算 翻訳 변환 계산 คำนวณ احسب חשב محاسبه गणना 환산 ",
)
CHECK = stems(
    "whois domaincheck domain_check domainchecker check_availab availability check_domain captcha coupon gutschein "
    "promo_code voucher redeem track_order track_my tracking sendungsverfolgung verfugbarkeit verify validate "
    "verificar verifica check_now check_status pruefen proverit проверить "
    "track_your =track_a traceroute ",
    "验证码 优惠券 クーポン 追跡",
)
PREFERENCE = stems(
    "setlang set_lang setlanguage language_switch languageswitch langselect changelang change_language lang_sel "
    "switchlang currency wahrung devise currency_switch styleid stylechoose style_chooser theme_switch "
    "preferences prefs settings einstellungen parametres skin layout_switch setcurrency change_currency setlocale "
    "language_select country_select select_language choose_language sprachwahl",
    "语言 設定 设置",
)
EXPORT = stems(
    "export download =csv =xls =excel herunterladen telecharger descargar baixar scarica pobierz скачать exporter "
    "exportar =rss",
    "下载 导出 ダウンロード 다운로드",
)
CHANGE = stems(
    "=add =edit =rename =write =insert hinzufug ajouter anadir agregar aggiungi dodaj добав adicionar bearbeiten "
    "modifier editar =newthread new_thread new_post newuser =compose schreiben verfassen "
    "ecrire escribir approve =ban =assign "
    "delete remove loschen loeschen entfernen supprimer eliminar borrar excluir elimina usun verwijder удал udalit "
    "batchmodify "
    "batch_modify bulk_edit bulk_update modify edit_selected save speichern enregistrer guardar salvar salva "
    "zapisz_zmiany "
    "opslaan сохран update_profile upload hochladen publish submit_link post_ad =create add_new new_topic reply_to "
    "approve reject close_ticket merge move_to mark_all "
    "poista =ta_bort törl διαγραφ =xóa =sil usun kaydet ulož =spara mentés tallenna toevoegen =slet =slett "
    "=lagre șterge salveaz αποθήκ hapus simpan obriši izbriši =lisää lägg_till tilføj legg_til tambah "
    "rebuild reindex re_index close_account close_my_account erase "
    "flag_this flag_as report_this report_ad report_post signaler denunciar segnala пожаловаться ",
    "添加 新增 编辑 删除 修改 保存 上传 发布 刪除 削除 保存 投稿 삭제 저장 수정 حذف حفظ מחק שמור บันทึก "
    "举报 舉報 通報 신고 ",
    languages.CHANGE,
)
#: Buttons that take away for good what is ticked; nothing else is meant by these words.
DESTROY = stems(
    "delete =drop truncate purge destroy supprimer elimina excluir usun verwijder slett hapus obrisi izbrisi удал loschen "
    "loeschen apagar "
    "стереть poista smaz torol torles ta_bort sterge видал изтри borrar =sil",
    "删除 刪除 削除 삭제 حذف",
)
CODE = stems("sql execute run_code eval =script console shell xpath sparql")
#: Buttons that run what was typed in, where there is room for more than a few words.
RUN = stems("run_query run_it =run")
#: What things are searched by that sounds like a deed: whoever publishes, edits or translates, a country, a number.
NAMES = stems(
    "publish publication pubdate editor editeur editorial editori identifier translator traduct traduttor ubersetzer "
    "tlumacz =pays =pay =band =bands =bank =banks =banque =banca =banco baggage bagage reviewer cartograph cartoon"
)

#: Refusal sentence and pattern of each purpose, in the order they are reported.
PURPOSES: tuple[tuple[str, str, re.Pattern[str]], ...] = (
    ("login", "it looks like a login form", LOGIN),
    ("recover", "it looks like a password recovery form", RECOVER),
    ("register", "it looks like a registration form", REGISTER),
    ("order", "it looks like an order, payment or basket form", ORDER),
    ("lead", "it asks others for offers or a call", LEAD),
    ("subscribe", "it looks like a subscription form", SUBSCRIBE),
    ("contact", "it looks like a contact or comment form", CONTACT),
    ("share", "it looks like a message to others", SHARE),
    ("vote", "it looks like a poll or a rating", VOTE),
    ("convert", "it looks like a converter or translator", CONVERT),
    ("check", "it looks like a check of one value", CHECK),
    ("preference", "it looks like a preference switch", PREFERENCE),
    ("export", "it looks like a download or export", EXPORT),
    ("change", "it looks like a form that changes data", CHANGE),
    ("code", "it runs code that was typed in", CODE),
)
