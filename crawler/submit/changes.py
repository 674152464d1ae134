"""Forms that put something else in the place of what is: "Change status", "Umlagern: Neuer Standort", "状態の変更".

Their fields are those of searches, a code and a choice, and their buttons say "OK"; what stands above them, or before the field
for what shall be, tells. A search that is changed or made anew says that it is one.
"""

from __future__ import annotations

from collections.abc import Sequence

from crawler.forms.vocabulary import SEARCH, folded, stems
from crawler.models import Field

#: How headings of such forms begin, and how they end where the verb comes last.
_BEGINS = stems(
    "=change =set_the =set_a =set_status =move =swap =assign =update =modify =edit =adjust =cancel =check_in =check_out "
    "=changer =modifier =déplacer =échanger =attribuer =annuler =se_désister =cambiar =modificar =mover =asignar =cancelar "
    "=actualizar =cambia =modifica =sposta =assegna =annulla =aggiorna =mudar =alterar =atribuir =atualizar =wijzig "
    "=verplaats =ruil =ändra =byt =flytta =avboka =skift =ændr =flyt =aflys =endre =bytt =flytt =avlys =muuta =vaihda =siirrä "
    "=peru =zmień =przenieś =zamień =przypisz =anuluj =změnit =změna =přesunout =vyměnit =přiřadit =zrušit =zmeniť =zmena "
    "=presunúť =schimbă =schimbare =mută =modifică =anulează =αλλαγή =μετακίνηση =ακύρωση =τροποποίηση =сменить =изменить "
    "=переместить =назначить =обменять =отменить =смена =змінити =зміна =перемістити =призначити =обміняти =скасувати =смени "
    "=промени =промяна =премести =откажи =промена =promijeni =promjena =premjesti =promeni =premesti =zmeni =otkaži =تغيير "
    "=تعديل =نقل =إلغاء =שינוי =העברה =העברת =ביטול =تغییر =انتقال =لغو =đổi =thay_đổi =chuyển =hủy =ubah =ganti =pindahkan "
    "=batalkan =tukar =pakeisti =mainīt =muuda =canvia =aldatu",
    "เปลี่ยน ย้าย ยกเลิก",
)
_ENDS = stems(
    "ändern umlagern umbuchen tauschen absagen verschieben zuweisen umsetzen anpassen wijzigen verplaatsen ruilen toewijzen "
    "annuleren módosítása módosítás cseréje áthelyezése lemondása değiştir değiştirme güncelle taşı iptal बदलें परिवर्तन",
    "変更 移動 取消 交換 변경 이동 취소 更改 修改 变更 變更 移动 转移",
)
#: How the name of a field begins, or ends, that takes what shall be.
_ANEW = stems(
    "=new =neu =neue =neuer =neues =nouveau =nouvel =nouvelle =nuevo =nueva =nuovo =nuova =novo =nova =nieuw =nieuwe =ny "
    "=nytt =uusi =nowy =nowa =nowe =nový =nová =nové =új =noul =noua =yeni =νέος =νέα =νέο =новый =новая =новое =новий =нове "
    "=нов =ново =novi =baru",
    "新しい 新的",
)
_FILLED = frozenset({"text", "select", "number"})
#: Most words of such a heading, and of such a name of a field.
HEADING, NAME = 5, 3


def puts_anew(fields: Sequence[tuple[Field, str]], buttons: Sequence[str], heading: str) -> bool:
    """Whether a form changes what is there: its heading says so, or one of several fields what shall be, and no button speaks of
    searching. `heading` and `buttons` are folded."""
    if any(map(SEARCH.search, buttons)) or SEARCH.search(heading):
        return False
    words = heading.split()
    told = _BEGINS.match(heading) or _BEGINS.match(heading.strip()) or (words and _ENDS.search(f" {words[-1]} "))
    if told and len(words) <= HEADING:
        return True
    return len(fields) > 1 and any(field.control in _FILLED and _is_new(field.label) for field, _ in fields)


def _is_new(label: str) -> bool:
    said = folded(label, 60)
    return 1 < len(said.split()) <= NAME and _ANEW.match(said) is not None and not SEARCH.search(said)
