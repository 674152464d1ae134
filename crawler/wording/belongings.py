"""Links that take away what somebody has on a site: "Warenkorb leeren", "Удалить аккаунт", "清空购物车".

Neither word says so alone, since baskets and accounts are what books are about, and things close and empty; a verb of taking
away in the form of a command beside what one has there, and hardly a word more, is no title.
"""

from __future__ import annotations

from crawler.forms.vocabulary import folded, stems

#: Taking away, emptying and closing, as commands and infinitives say it.
_AWAY = stems(
    "=delete =remove =empty =clear =deactivate =close =löschen =leeren =entfernen =schließen =kündigen =deaktivieren "
    "=supprimer =supprimez =vider =videz =fermer =clôturer =désactiver =eliminar =borrar =vaciar =cerrar =desactivar =elimina "
    "=eliminare =svuota =svuotare =cancella =cancellare =chiudi =disattiva =apagar =excluir =esvaziar =limpar =encerrar "
    "=desativar =verwijder =verwijderen =legen =leegmaken =sluiten =opzeggen =tømme =tøm =radera =ta_bort =avsluta =slet "
    "=slett =fjern =avslutt =poista =tyhjennä =sulje =usuń =opróżnij =wyczyść =zamknij =smazat =odstranit =vyprázdnit =zrušit "
    "=vymazať =odstrániť =vyprázdniť =zrušiť =törlése =törlés =törlöm =ürítése =ürítés =kiürítése =kiürítés =megszüntetése "
    "=șterge =golește =închide =sil =boşalt =kapat =διαγραφή =άδειασμα =κατάργηση =удалить =очистить =закрыть =видалити "
    "=очистити =закрити =изтрий =изпразни =закрий =обриши =испразни =затвори =obriši =izbriši =isprazni =izprazni =zatvori "
    "=حذف =إفراغ =تفريغ =إغلاق =מחק =מחיקת =רוקן =ריקון =סגור =خالی_کردن =بستن =hapus =kosongkan =tutup =padam =xóa =đóng "
    "=ištrinti =išvalyti =dzēst =iztukšot =kustuta =tühjenda =esborra =buida =ezabatu =hustu",
    "हटाएं हटाएँ मिटाएं खाली_करें ลบ ล้าง ปิดบัญชี 空にする 削除 비우기 삭제 해지 탈퇴 清空 删除 刪除 注销 註銷",
)
#: What one has on a site.
_BELONGINGS = stems(
    "=account =basket =cart =bag =message =listing =profile =warenkorb =einkaufswagen =merkzettel =merkliste =konto "
    "=benutzerkonto =profil =nachricht =nachrichten =panier =compte =message =annonce =carrito =cesta =cuenta =mensaje "
    "=anuncio =carrello =account =messaggio =annuncio =carrinho =conta =mensagem =winkelwagen =winkelmandje =bericht "
    "=advertentie =varukorg =varukorgen =kundvagn =kundvagnen =kontot =meddelande =annonsen =kurv =kurven =indkøbskurv "
    "=handlekurv =handlekurven =kontoen =besked =melding =ostoskori =tili =tilin =viesti =koszyk =wiadomość =ogłoszenie "
    "=košík =účet =zprávu =správu =kosár =kosara =fiók =fiókom =üzenet =coșul =coș =contul =mesajul =sepet =sepeti =hesap "
    "=hesabı =hesabımı =ilanı =mesajı =καλαθιού =καλάθι =λογαριασμού =λογαριασμό =μηνύματος =корзину =аккаунт =профиль "
    "=сообщение =объявление =кошик =акаунт =профіль =повідомлення =количката =кошницата =профила =обявата =корпу =налог "
    "=поруку =korpu =košaricu =nalog =račun =košarico =السلة =الحساب =حسابي =الرسالة =סל =הסל =חשבון =החשבון =הודעה =سبد "
    "=سبد_خرید =حساب =پیام =keranjang =akun =pesan =iklan =troli =giỏ_hàng =tài_khoản =tin_nhắn =krepšelį =paskyrą =grozu "
    "=kontu =ostukorv =cistella =compte =saskia =kontua",
    "खाता टोकरी कार्ट ตะกร้า บัญชี カート アカウント メッセージ 장바구니 계정 메시지 购物车 購物車 账号 帳號 账户",
)
#: Most words of such a link.
MOST = 4


def takes_away(text: str) -> bool:
    """Whether a link says that it empties, closes or deletes what somebody has on its site, and hardly anything else."""
    said = folded(text, 100)
    return len(said.split()) <= MOST and _AWAY.search(said) is not None and _BELONGINGS.search(said) is not None
