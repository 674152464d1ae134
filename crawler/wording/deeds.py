"""What a link says that does something by itself, in many languages.

A link that reports, requests, follows, likes, marks or sends something is often answered by GET at once. Phrases say so ("Report
a problem", "Fehler melden"); lone verbs do where the address does not say that they are what the page is called
(`/words/follow`), as the entries of a dictionary and the titles of songs are.
"""

from __future__ import annotations

import re
from urllib.parse import unquote_plus

from crawler.forms.vocabulary import folded, stems
from crawler.wording.belongings import takes_away
from crawler.wording.operations import ASKED, OPERATORS, done_to_one

#: Words in a path segment or parameter that make a link an action rather than a page.
ACTIONS = frozenset(
    "logout signout logoff signoff login signin register signup delete remove destroy unsubscribe subscribe vote "
    "upvote downvote voteup votedown rate like unlike follow unfollow "
    "cart basket checkout buy purchase order wishlist addtocart reserve "
    "hold flag report-abuse edit reply comment upload setlang setlanguage set-language impersonate disable enable activate "
    "deactivate approve reject ban kick purge reset cancel confirm pay payment donate compose sendmail mailto "
    "newthread newtopic newticket newreply print-order bag addtobag addtowishlist addtolist addtobasket bookbag "
    "warenkorb einkaufswagen einkaufskorb merkzettel merkliste bestellen bestellung kasse abmelden anmelden löschen "
    "vormerken vorbestellen reservieren kaufen ausleihen "
    "panier ajouter commander acheter supprimer réserver connexion déconnexion caddie "
    "carrito comprar añadir eliminar borrar reservar cesta carrello acquista aggiungi elimina prenota carrinho adicionar "
    "varukorg kurv handlekurv ostoskori kosik kosar sepet sepete-ekle keranjang emptycart trash thumbs_up add_friend "
    "drop truncate vacuum wipe lightbox unlightbox addtolightbox unfavorite unfavourite unbookmark unwatch unvote unstar "
    "poista smazat vymazat usun verwijderen slet slett ta-bort merken del sil "
    "winkelwagen winkelmandje bestel koszyk kup korzina корзина купить заказать удалить выйти войти "
    "加入购物车 购物车 立即购买 购买 删除 退出 登录 注册 收藏 カートに入れる 購入 削除 予約 "
    "addtofavorites addtofavourites hinzufügen toevoegen dodaj dodać přidat pridať додати добавить добави adaugă adăuga afegeix "
    "afegir engadir gehitu hozzáad hozzáadás kosárba προσθήκη προσθέστε lägg læg tilføj ekle pridėti pievienot הוסף أضف افزودن "
    "tambahkan 담기 видалити вийти увійти изтрий șterge törlés διαγραφή αποσύνδεση kijelentkezés bejelentkezés deconectare "
    "varaa varata usuń "
    "logud loggut loggaut utlogging utloggning uitloggen afmelden ausloggen déconnecter sedéconnecter deconnexion deconnecter "
    "fermersession cerrarsesión cerrarsesion terminarsessão terminarsessao encerrarsessão encerrarsessao disconnetti wyloguj "
    "wylogowanie odhlásit odhlasit odhlásiť odhlášení odhlaseni odjava odjavise çıkışyap cikisyap oturumukapat kirjauduulos "
    "uloskirjautuminen đăngxuất dangxuat logaf logivälja logivalja tancarsessió tancarsessio saioaitxi logkeluar atsijungti "
    "ログアウト 로그아웃 登出 注销 註銷 退出登录 退出登入 تسجيلالخروج התנתק התנתקות ออกจากระบบ "
    "rollback restart shutdown reboot reindex renew toggle optout revert undo publish unpublish reopen emptytrash "
    "loeschen abmeldung unsub hlasuj hlasovat głosuj zagłosuj glosuj голосовать проголосовать голосувати szavazok äänestä "
    "rösta votez "
    "désabonner sedésabonner abbestellen darsedebaja abstimmen tabort reportabuse placehold placerequest".split()
)
#: Of these, the words that are harmless in a path unless the query or the whole segment says do it.
WEAK_ACTIONS = frozenset(
    "order orders rate report edit comment reply hold reset follow like flag cancel pay bag bestellung reservar comprar "
    "del sil trash merken kaufen ausleihen drop truncate vacuum wipe lightbox "
    "rollback restart shutdown reboot reindex renew toggle optout revert undo publish unpublish reopen".split()
)
#: Of the weak, those that are verbs alone: before the number of a thing they do it.
VERBS = frozenset(
    "rate follow like flag comprar reservar del sil merken kaufen ausleihen cancel renew toggle optout revert undo publish "
    "unpublish reopen".split()
)
#: Longest anchor that is read, and most words of one.
LONGEST, MOST = 40, 5
#: Verbs that say what is done to the thing behind them, and what they are done to.
_ANY_THING = (
    "this|these|it|items?|title|records?|page|post|comment|thread|topic|discussion|issue|ticket|user|member|job"
)
_ENGLISH = re.compile(
    " (?:"
    rf"(?:report|flag) (?:an?|as|for|us|abuse|errors?|problems?|issues?|bug|broken|mistake|ad|incorrect|inappropriate|spam"
    rf"|content|copyright|missing|correction|{_ANY_THING})"
    rf"|mark (?:as (?:read|unread|seen|played|watched|done|spam|solved|duplicate|helpful|fav\w+)|all|{_ANY_THING})"
    r"|mark (?:\w+ ){1,3}as (?:un)?(?:read|seen|watched|played|done)"
    r"|mark (?:all|topics?|forums?|feeds?|posts?|threads?|messages?|channels?|everything) (?:\w+ ){0,2}"
    r"(?:un)?(?:read|seen|played)"
    r"|(?:publish|unpublish|activate|deactivate|approve|renew|confirm|submit|vote|upgrade) now(?= \Z)"
    r"|mark (?:as )?(?:sold|paid|shipped|complete|completed|inactive)(?= \Z)"
    r"|(?:reset|clear|delete|close|empty|deactivate|disable|remove) (?:my|your) (?:\w*(?:account|profile|basket|cart|bag|lists?"
    r"|history|passwords?|settings|preferences|filters?|data|search(?:es)?|alerts?|subscriptions?|listings?|ads?|messages?"
    r"|photos?|reviews?|comments?|posts?|votes?|ratings?|items?|selections?|favou?rites|bookmarks?|notifications?|sessions?"
    r"|progress))(?= \Z)"
    r"|forget (?:this )?search|turn (?:editing|notifications?|alerts?|e ?mails?|sound|images|ads|safe ?search) (?:on|off)"
    r"|turn (?:on|off) (?:editing|notifications?|alerts?|e ?mails?|sound|images|ads|safe ?search)"
    r"|(?:leave|join) (?:the |this )?(?:group|community|club|team|channel|room|project)(?= \Z)"
    rf"|add (?:to|an?|all|selected|your|my|tags?|notes?|review|friend|buddy|contact|favou?rites?|bookmark|{_ANY_THING})"
    rf"|(?:request|order) (?:an?|now|copy|copies|scans?|hold|loan|interlibrary|permission|images?|reproductions?|prints?|pickup"
    rf"|delivery|deletion|removal|digital|digiti[sz]ation|through|via|{_ANY_THING})"
    r"|(?:place|put) (?:an? |on )?(?:hold|order|request|bid|reservation)"
    rf"|(?:send|e mail|email|mail|text|sms|fax) (?:an?|me|to|by|via|results|citations?|link|friend|{_ANY_THING})"
    rf"|save (?:to|search|as|for later|in|all|citations?|results|{_ANY_THING})"
    r"|(?:create|set|set up|get|activate) (?:an? |my |your )?(?:e ?mail |job |price |search )?alerts?"
    r"|create (?:an? )?(?:account|list|shelf|profile)"
    r"|(?:suggest|propose) (?:an?|edit|changes?|correction)"
    r"|recommend to|(?:accept|allow|reject|decline|deny) (?:all|cookies|and|terms|the terms|selected|necessary|optional|these)"
    r"|i (?:agree|accept|consent|am over|am of|am at least)"
    r"|apply (?:now|online|for this|to this)"
    rf"|(?:renew|recall|claim) (?:now|all|your|my|loans?|online|listing|profile|{_ANY_THING})"
    r"|(?:watch|follow|like|share|rate|star|pin|hide|lock|unlock|close|reopen|archive|restore|merge|clone|fork|mute|unmute|block"
    r"|unblock|ignore|bookmark|recommend|dismiss|cancel|confirm|verify|withdraw|undo|retry|rerun|resend|invite|notify|tag|move"
    r"|track|monitor|unfollow|unwatch|acknowledge|disable|enable|approve|suspend|ban"
    rf"|transfer|stick|assign|publish|edit|delete|remove) (?:author|friends?|order|hold|reservation|request|subscription|booking"
    rf"|registration|account|{_ANY_THING})"
    r"|(?:cancel|confirm|verify|withdraw) (?:my|your)"
    r"|(?:clear|flush|empty|rebuild|refresh|purge) (?:the |all |this )?(?:caches?|index|basket|cart|list|queue|session|bookmarks"
    r"|history|selection|favou?rites|comparison)"
    r"|(?:start|stop|run|queue|schedule) (?:the |this )?(?:now|again|job|import|export|sync|download|crawl|cron|task|backup"
    r"|build)"
    # a program that packs up all of its server's data, which takes it long
    r"|(?:create|make|take|download|full|complete) (?:an? |the |new |full |database |site )*back ?up(?= \Z)"
    r"|back ?up (?:now|everything|the database)(?= \Z)"
    # what runs on the server from then on: "Open ASE's GUI"; "Run shell commands" goes on as titles do
    r"|(?:open|start|launch|run) (?:the |this |an? |\w+ s )?(?:gui|terminal|shell|kernel|desktop|container|instance|vm)(?= \Z)"
    r"|(?:say thanks|build now|shut ?down|(?:prepare for|safe) (?:shut ?down|restart)|tell a friend)(?= \Z)"
    r"|sign (?:the|our|my) guestbook|start (?:an? )?(?:conversation|discussion|chat)(?= \Z)"
    r"|sync(?:hroni[sz]e)? (?:now|all)|(?:log|sign) in as|switch user"
    r"|subscribe (?:to|now|by|via)|unsubscribe from|sign up (?:for|now|to)|join (?:now|this)|vote (?:for|up|down|this|now)"
    r"|(?!about|above|in|on|of|at|from|more|all|see|view|show|read|open|browse|search|find"
    r"|what|why|who|how|is|does|and|the|for|to|by|cite|print|preview)"
    r"\w+ (?:this|these) (?:items?|books?|articles?|records?|titles?|pages?|jobs?|posts?|products?|listings?|ads?)"
    r")(?= )"
)
#: What ends what a link says, however many things it names before.
_ENGLISH_ENDS = re.compile(
    r" (?:add (?:\w+ ){1,6}to (?:your |my |the )?(?:favou?rites?|cart|basket|bag|list|wish ?list|book|watch ?list|collection"
    r"|playlist|queue|shelf|calendar|comparison)|mark (?:\w+ ){1,6}as (?:un)?read|mark for later) \Z"
)
#: What links say in other languages.
_PHRASES = stems(
    "=nominate =prolonger =renovar =rinnova =продлить =signaler =denunciar =reportar =solicitar =segnala =richiedi "
    "=zgłoś =zamów =meld =reserveer =zarezerwuj =nahlásit =nahlásiť =objednat =rezervovat =отложить =сообщить "
    "=пожаловаться =закрепить_тему =следить_за =стежити_за "
    "=повідомити =поскаржитися =rapportera =anmäl =rapporter =anmeld =ilmoita =raportează =semnalează "
    "=laporkan =prijavi =докладвай =alles_als_gelesen =alle_als_gelesen "
    "=als_gelesen =als_erledigt =zur_merkliste =auf_die_merkliste =in_den_warenkorb "
    "=zum_warenkorb =jetzt_bewerben =jetzt_spenden =per_e_mail_senden =per_e_mail_versenden =suche_speichern "
    "=alle_akzeptieren =alle_cookies =cookies_akzeptieren =gefällt_mir =zu_favoriten =zu_den_favoriten "
    "=demander_une =demander_un =demander_ce =ajouter_à =ajouter_au =ajouter_aux =ajouter_dans =s_abonner "
    "=darme_de_baja =dar_de_baja =me_désabonner =me_désinscrire =se_désinscrire =anular_suscripción =cancelar_suscripción "
    "=anular_mi_suscripción =annuler_mon_abonnement =cancelar_subscrição =cancelar_assinatura =annulla_iscrizione =cancellami "
    "=disiscriviti =newsletter_abbestellen =vom_newsletter_abmelden =uitschrijven =nieuwsbrief_opzeggen =avprenumerera "
    "=avsluta_prenumeration =avregistrera_mig =meld_meg_av =afmeld_nyhedsbrev =peruuta_tilaus =poistu_listalta "
    "=zrezygnuj_z_subskrypcji =zrušit_odběr =zrušiť_odber =leiratkozom =dezabonează =dezabonare =отменить_подписку "
    "=скасувати_підписку =отпиши_ме =otkaži_pretplatu =odjavi_me =aboneliği_iptal =abonelikten_çık =κατάργηση_εγγραφής "
    "=إلغاء_الاشتراك =ביטול_מנוי =הסרה_מרשימת_תפוצה =لغو_اشتراک =सदस्यता_रद्द =hủy_đăng_ký =berhenti_berlangganan "
    "=nyahlanggan "
    "=se_désabonner =s_inscrire =j_aime =je_n_aime =suivre_ce =suivre_cet =suivre_cette =partager_sur =partager_par "
    "=envoyer_par =envoyer_à_un =enregistrer_la =enregistrer_cette =marquer_comme =tout_accepter =accepter_tout "
    "=accepter_les =réserver_ce =réserver_cet =réserver_cette =commander_une =commander_ce =créer_une_alerte "
    "=informar_de =informar_un =notificar_error =añadir_a =añadir_al =agregar_a =agregar_al =pedir_copia "
    "=cerrar_sesión =me_gusta =ya_no_me_gusta =seguir_a_este =compartir_en =enviar_por =guardar_búsqueda "
    "=guardar_esta =marcar_como =aceptar_todo =aceptar_todas =aceptar_cookies =darse_de =crear_alerta =aggiungi_al "
    "=aggiungi_alla =aggiungi_ai =aggiungi_a =mi_piace =condividi_su =invia_per =invia_via =salva_ricerca "
    "=salva_questa =segna_come =accetta_tutti =accetta_tutto =accetta_cookie =ordina_una =crea_avviso "
    "=comunicar_erro =comunicar_problema =adicionar_ao =adicionar_à =adicionar_aos =pedir_cópia =partilhar_no "
    "=terminar_sessão =encerrar_sessão =guardar_pesquisa =salvar_busca =salvar_pesquisa =aceitar_todos "
    "=aceitar_cookies =cancelar_inscrição =in_winkelwagen =in_de_winkelwagen =in_winkelmand =in_winkelmandje "
    "=toevoegen_aan =vind_ik_leuk =zoekopdracht_bewaren =zoekopdracht_opslaan =markeer_als =alles_accepteren "
    "=dodaj_do =do_koszyka =lubię_to =zapisz_wyszukiwanie =oznacz_jako =zaakceptuj_wszystkie =wypisz_się =в_корзину "
    "=добавить_в =в_избранное =заказать_копию =заказать_скан =сохранить_поиск =отметить_как =принять_все "
    "=мне_нравится =до_кошика =додати_до =додати_в =добави_в =lägg_i =lägg_till_i =spara_sökning =markera_som "
    "=beställ_kopia =læg_i =legg_i =legg_til_i =tilføj_til =synes_godt_om =lisää_ostoskoriin =lisää_koriin "
    "=lisää_suosikkeihin =lisää_listalle =do_košíku =vložit_do =přidat_do =pridať_do =líbí_se_mi =označit_jako "
    "=uložit_hledání =přijmout_vše =hiba_jelzése =hiba_bejelentése =kosárba_teszem =összes_elfogadása =şikayet_et "
    "=takip_et =rapor_et =aramayı_kaydet =tümünü_kabul =abone_ol =adaugă_în =îmi_place =dodaj_u =dodaj_v =sviđa_mi "
    "=αναφορά_προβλήματος =αναφορά_σφάλματος =αναφορά_κατάχρησης =προσθήκη_στο =προσθήκη_στα =μου_αρέσει "
    "=αποδοχή_όλων =الإبلاغ_عن =أضف_إلى =إضافة_إلى =طلب_نسخة =حفظ_البحث =הוסף_ל =דווח_על =گزارش_خطا =گزارش_مشکل "
    "=افزودن_به =रिपोर्ट_करें =báo_lỗi =báo_cáo_vi_phạm =báo_cáo_lỗi =thêm_vào_giỏ =tambah_ke =tambahkan_ke "
    "=töm_varukorgen =töm_kundvagnen =vota_questo =vota_questa =vota_ora =vota_per =votar_por =votar_a =votar_sim =votar_não "
    "=voter_pour =votez_pour =rösta_på =rösta_nu =stem_på =stem_op =äänestä_tätä =äänestä_nyt =głosuj_na =hlasovat_pro "
    "=hlasuj_pro =hlasovať_za =szavazok_erre =votează_pentru =oy_ver =ψηφίστε_για =голосовать_за =проголосовать_за "
    "=голосувати_за =проголосувати_за =гласувай_за =гласај_за =glasaj_za =glasuj_za =jetzt_abstimmen =صوت_ل =bầu_chọn "
    "=guardar_nos =guardar_en =guardar_em =zet_op =plaats_op =lagre_i =spara_i =gem_i =tallenna_listalle"
)
#: How they end where the verb comes last.
_ENDS = re.compile(
    r"\A \w+ (?:anfordern|bestellen|vormerken|reservieren|melden|merken|abonnieren|entleihen|empfehlen|verlangern"
    r"|verlengen|als gelesen markieren|uzat|aanvragen|reserveren|toevoegen|ekle|bildir) \Z"
    r"|\A lisaa \w+(?:iin|aan|een|oon|uun|lle) \Z"
    r"|(?:[をに](?:報告|申請|依頼|追加|登録)|り登録|を申し込む"
    r"|纠错|糾錯|举报|舉報|加入(?:书架|書架|收藏|书单|购物车)|신고|담기|찜하기) \Z"
)
#: Anchors that are such a verb and nothing else.
_ALONE = frozenset(
    folded(word.replace("_", " "))
    for word in (
        "remind_me pledge valorar avaliar oceń продлить оценить "
        "续借 推荐购买 延長する リクエストする 연장 연장하기 prodloužit verlengen "
        "follow unfollow like dislike flag unwatch bookmark renew retry sync merge unpin unlock unhide "
        "enrol enroll undeploy acknowledge favorite favourite befriend redeem "
        "추천 비추천 拍手 想看 忽略 领取 点踩 закрепить открепить "
        "mute unmute dismiss invite upvote downvote verify confirm activate share accept_cookies accept_all "
        "weiterempfehlen teilen delen dela jaa podijeli сподели merken melden vormerken folgen bewerben verlängern "
        "akzeptieren zustimmen signaler suivre partager réserver postuler prolonger accepter s_abonner denunciar "
        "reportar seguir reservar compartir suscribirse renovar aceptar solicitar segnala segui condividi richiedi "
        "accetta iscriviti rinnova excluir apagar curtir gosto partilhar compartilhar aceitar volgen ontvolgen "
        "aanvragen reserveren verlengen accepteren zgłoś obserwuj zarezerwuj udostępnij polub zamów пожаловаться "
        "подписаться отписаться нравится поделиться забронировать принять поскаржитися підписатися відписатися "
        "подобається поділитися gilla följ anmäl reservera følg lik anmeld rapporter tykkää seuraa ilmoita sledovat "
        "nahlásit nahlásiť rezervovat követés tetszik kosárba feliratkozás leiratkozás hibabejelentés sil beğen bildir paylaş "
        "urmărește raportează prati prijavi حذف متابعة إعجاب أعجبني إبلاغ דווח עקוב אהבתי מחק دنبال_کردن xóa hapus "
        "ikuti laporkan thích 举报 舉報 点赞 點讚 关注 關注 取消关注 报错 纠错 订阅 收藏 预约 加入收藏 "
        "通報 通報する いいね いいね! 共有 共有する シェア シェアする "
        "分享 共享 签到 簽到 打卡 顶一下 踩一下 "
        "공유 공유하기 フォロー フォローする 購読する 予約する 報告する 問題を報告 お気に入りに追加 削除する "
        "신고 신고하기 삭제 삭제하기 좋아요 팔로우 구독 구독하기 예약하기 ลบ ติดตาม "
        "ถูกใจ รายงานปัญหา "
        "save speichern enregistrer sauvegarder guardar salvar salva opslaan zapisz uložit uložiť сохранить зберегти запази "
        "spara lagre tallenna mentés kaydet salvează αποθήκευση 保存 保存する 저장 저장하기 حفظ שמור ذخیره simpan บันทึก "
        "répondre responder rispondi beantwoorden odpowiedz odpovědět odpovědať ответить відповісти отговори svara vastaa "
        "yanıtla răspunde απάντησε 回复 回覆 返信する 답글쓰기 השב trả_lời balas ตอบกลับ "
        "हटाएं हटाएँ हटाओ मिटाएं मिटाएँ हटवा मेट्नुहोस् মুছুন মুছে_ফেলুন நீக்கு நீக்கவும் తొలగించు తొలగించండి ಅಳಿಸಿ ഇല്ലാതാക്കുക "
        "કાઢી_નાખો ਮਿਟਾਓ මකන්න ဖျက်ပါ លុប ລຶບ ሰርዝ წაშლა ջնջել жою өчүрүү устгах حذف_کریں कार्ट_में_जोड़ें सहेजें साझा_करें "
        "voter votar votare vota stemmen hlasovať szavazok szavazz votează гласувай гласај glasaj glasuj stem_nå hääleta "
        "balsuoti balsuok ψηφίστε ψήφισε oyla проголосувати הצביעו رأی_بده رأی_دهید वोट_करें वोट_दें मतदान_करें ভোট_দিন โหวต ลงคะแนน "
        "bình_chọn bỏ_phiếu beri_suara 投票 投票する 投票する! 투표하기 bozkatu "
        "cancella remover odstranit zmazať odstrániť törlöm обриши obriši izbriši radera kustuta dzēst ištrinti trinti מחיקה "
        "حذف_کن padam 刪除 suprimir esborrar ezabatu "
        "do_košíka додај_у_корпу lisa_korvi ielikt_grozā į_krepšelį הוספה_לסל कार्ट_में_डालें কার্টে_যোগ_করুন ใส่ตะกร้า หยิบใส่ตะกร้า "
        "เพิ่มลงตะกร้า 放入购物车 加入購物車 放入購物車 買い物かごに入れる afegir_a_la_cistella saskira_gehitu "
        "porovnat porovnať porównaj összehasonlít karşılaştır compară σύγκριση"
    ).split()
)
#: What links say by a sign alone that do something to the thing that their address numbers.
_SIGNS = frozenset("▲ ▼ △ ▽ ↑ ↓ ⬆ ⬇ ☆ ★ ♡ ♥ ❤ ✕ ✖ × 👍 👎 🗑 🔔 🔕 📌 🚩 ⚑ ✔ ✓".split())
#: Words that end a session where a link to a page of one's own says nothing else.
_BYE = frozenset(
    "leave quit exit bye goodbye adieu tschüss ciao adiós tchau hejdå farvel ende beenden verlassen quitter partir sair salir "
    "esci uscire izlaz изход излаз kilépek çıkış iziet išeiti välju lahku dil irten sortir saír ieși wyjście výstup гарах шығу "
    "чыгуу chiqish çykmak çıxış ելք გასვლა خروج יציאה وتل دەرچوون बाहर বাহির வெளியேறு నిష్క్రమించు ออก thoát keluar lumabas "
    "ondoka toka fita phuma bax ውጣ 退出 離開 离开 終了 나가기 ຊຳນານອອກ ចាកចេញ ထွက်".split()
)
_MINE = frozenset(
    "me my u user users account accounts session sessions member members profile konto compte cuenta".split()
)
#: Folders of things that bear a title or a name; those of works, whose titles may be any words, and of parts of a text.
WORKS = frozenset(
    "book books song songs film films movie movies album albums poem poems title titles play plays game games series episode "
    "episodes novel novels track tracks libro libros livre livres buch bücher buecher filme lied lieder canciones chansons kirja "
    "kirjat kniha knihy książka książki ksiazka ksiazki boek boeken bok bøker boker böcker bog bøger boger knjiga knjige könyv "
    "konyv könyvek konyvek carte carti kitap kitaplar kniga knigi knyha knyhy sach buku vivlio vivlia".split()
)
ENTRIES = frozenset(
    "article articles tag tags topic topics subject subjects glossary doc docs dictionary encyclopedia encyclopaedia term terms "
    "word words concept concepts keyword keywords artikel begriffe schlagwort lexikon themen sujet sujets tema temas".split()
)
_WIKIS = frozenset("wiki w".split())
_THINGS = WORKS | ENTRIES | _WIKIS
#: What a verb of a command is about, rather than a title.
COMMANDED = frozenset(
    "this these it again all selected item items mine my your yours me us you now here today online free account password "
    "article articles post posts book books page pages tag tags topic topics comment user file record entry list cart basket "
    "newsletter newsletters updates email mail session out in up off copy alert alerts favorites favourites read unread".split()
)
_NUMBER = re.compile(r"\d+\Z")
#: How parameters end that hold words which are looked for.
_HOLDS = ("text", "query", "search", "word", "words", "term", "terms")
_WORD = re.compile(r"[^\W\d_]+|\d+")
#: What somebody is called who has added a number to a word: "save10".
_CALLED = re.compile(r"[^\W\d_]\d")
#: How many have done so, behind a sign: "♥ 12".
_COUNT = re.compile(r"[\s(]*\d[\d.,]*[kK]?\)?\s*\Z")
#: So many words are a title, whatever number stands beside them in the address: `/topics/1157-add-to-file-button.html`.
TOLD = 4
#: No sign is longer, with what stands around it; so many steps an address has that says what it is about.
_SHORT, _FEWEST = 8, 2
#: So many words are the title of a work whatever they are.
_TITLE = 3
#: What begins the name of a thing, and no operation.
_ARTICLES = frozenset("the der die das le la les el los las il lo gli os as het".split())


def spoken(text: str, words: list[str], steps: list[str], query: str) -> bool:
    """Whether a link says that it does something, where its address does not say that this is what a page is called; `steps` are
    those of its path, without endings, `words` those of the text."""
    if signed(text, steps, query) or (
        words and len(words) == 1 and words[0] in _BYE and not _MINE.isdisjoint(steps[:-1])
    ):
        return True
    if not 1 < len(text) < LONGEST:
        return False
    said = folded(text)
    if _ENGLISH_ENDS.match(said) and not titled(words, steps, query):
        return True
    if len(said.split()) > MOST or not (
        (said in _ALONE and not _CALLED.search(text))
        or _ENGLISH.match(said)
        or _PHRASES.match(said)
        or _ENDS.search(said)
        or takes_away(text)
    ):
        return False
    return not titled(words, steps, query) and not _chosen(words, query)


def signed(text: str, steps: list[str], query: str) -> bool:
    """Whether a link is a sign alone, and its address names something to be done to the thing of a number: `/q/12/more`, "▲"."""
    sign = _COUNT.sub("", text).strip().rstrip("\ufe0f") if len(text) < _SHORT else ""
    if sign not in _SIGNS or query or len(steps) < _FEWEST:
        return False
    return (_NUMBER.match(steps[-2]) is not None and steps[-1].isalpha()) or done_to_one(steps)


def searched(words: list[str], query: str) -> bool:
    """Whether what a link says is what its address looks for: `?q=login`."""
    pairs = (unquote_plus(pair).partition("=") for pair in query.split("&"))
    return any(
        (name.lower() in ASKED or name.lower().endswith(_HOLDS)) and _WORD.findall(value.lower()) == words
        for name, _, value in pairs
    )


def named(words: list[str], segments: list[str], steps: list[str], query: str) -> bool:
    """Whether a link says what the page is called that its address ends with, and that is the name of a thing: it begins with
    an article, stands among works, entries or articles and commands nothing, or is one word with a capital in a wiki."""
    folder = steps[-2] if len(steps) > 1 else ""
    if len(words) == 1:
        fits = folder in _WIKIS and segments[-1][:1].isupper()
    elif is_name(words) or (folder in WORKS and len(words) >= _TITLE):
        fits = True
    else:
        fits = folder in _THINGS and COMMANDED.isdisjoint(words[1:])
    return bool(words) and fits and titled(words, steps, query)


def _chosen(words: list[str], query: str) -> bool:
    """Whether words are what a parameter says that does not tell what is done: a tag, the operator "like"."""
    pairs = (unquote_plus(pair).partition("=") for pair in query.split("&"))
    return any(
        _WORD.findall(value.lower()) == words for name, _, value in pairs if value and name.lower() not in OPERATORS
    )


def titled(words: list[str], steps: list[str], query: str) -> bool:
    """Whether an address ends with what its link says, which is not done to the thing of a number before it; `words` are those
    of the link."""
    if not steps or query or (len(steps) > 1 and _NUMBER.match(steps[-2])) or done_to_one(steps):
        return False
    named = _WORD.findall(steps[-1])
    numbered = any(map(str.isdigit, (*named, *words)))
    said, written = folded(" ".join(words)).split(), folded(" ".join(named)).split()
    return named == words or (said == written and len(said) >= (TOLD if numbered else 1))


def is_name(words: list[str]) -> bool:
    """Whether words begin as the name of a thing does: "The Vote"."""
    return len(words) > 1 and words[0] in _ARTICLES
