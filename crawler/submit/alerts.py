"""Forms that keep a search to be told of what is new: they hold all that a search holds, and subscribe to it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from crawler.forms.vocabulary import SEARCH, folded, stems
from crawler.models import Field

KEEPS = "it keeps a search to send what is new"
#: What such forms, their buttons and where they are sent are called.
_KEPT = stems(
    "search_agent searchagent suchagent such_agent suchauftrag =search_alert =searchalert search_subscription "
    "searchsubscription subscription_from_search subscribe_to_search subscribe_search save_search savesearch save_this_search "
    "save_your_search =saved_search =savedsearch search_save suche_speichern suche_abspeichern suche_merken "
    "benachrichtigung bevakning bevaka "
    "email_alert e_mail_alert mail_alert job_alert jobalert price_alert create_alert create_an_alert set_alert set_up_alert "
    "alert_me notify_me alerte_mail alerte_e_mail creer_une_alerte creer_mon_alerte enregistrer_la_recherche "
    "enregistrer_cette_recherche sauvegarder_la_recherche crear_alerta crea_una_alerta guardar_busqueda guardar_esta_busqueda "
    "guardar_la_busqueda criar_alerta salvar_busca salvar_pesquisa guardar_pesquisa salva_ricerca salva_la_ricerca "
    "salva_questa_ricerca crea_alert crea_avviso zoekopdracht_bewaren zoekopdracht_opslaan zoekagent zoekprofiel "
    "zapisz_wyszukiwanie powiadomienie hakuvahti tallenna_haku gem_sogning sogeagent spara_sokning lagre_sok lagret_sok "
    "ulozit_hledani hlidaci_pes hlidac сохранить_поиск сохранить_запрос подписаться_на",
    "検索条件を保存 新着通知 保存搜索 订阅搜索",
)
#: The box or form to search with for that which news are sent of: "job alerts search form", in what it is called.
_SEARCHES = re.compile(r" (?:search|query) (?:form|box|bar)(?= )")
#: A switch, unseen, that has a search kept or not, and what it says where it is off.
_SWITCH = stems(
    "create_alert create_new_alert new_alert add_alert set_alert save_alert keep_alert create_job_alert save_search savesearch "
    "save_this_search keep_search create_subscription =subscribe notify_me"
)
#: What makes such a switch the other way round, before it: "skip_create_alert".
_INVERTED = re.compile(r" (?:no|not|non|dont|don t|skip|without|disable|ignore|suppress|omit|stop) ")
#: Unseen fields that tell what is done with what is asked.
_TOLD = frozenset("action do op cmd act task mode event command method func".split())
_OFF = frozenset(("", "0", "false", "no", "off", "n", "f", "none", "null"))
#: Who, or what, may be looked for by many.
_LOOKED_FOR = re.compile(r" search ?(?:agents|alerts|subscriptions)(?= )")
#: What says of a field that news are sent to it, or how often.
_SENT = stems(
    "notify notification how_often benachricht intervall interval_of =frequency =frequenz alert_frequency frequence_d frecuencia "
    "e_mail email mail =period",
)


def keeps(
    fields: Sequence[tuple[Field, str]],
    buttons: Iterable[str],
    around: Iterable[str],
    unseen: Iterable[Field] = (),
) -> bool:
    """Whether a form keeps a search: it is called so, where it is sent or by what is pressed, or, of one whose heading alone
    says so, there is a field for where or how often news are sent. `around` are its address, its names and its heading, `unseen`
    its hidden fields: a switch among them, or a box, that is on keeps, too. One whose names alone speak of that, as a search form
    beside, is none if its buttons and its address search and such a switch is off."""
    action, *called, heading = around
    pressed = list(buttons)
    hidden = list(unseen)
    boxes = [field for field, _ in fields if field.control in ("checkbox", "radio")]
    switches = [on for field in hidden if (on := _switched(field)) is not None]
    done = (field.value or "" for field in hidden if field.name.lower() in _TOLD)
    if any(switches) or any(map(_switched, boxes)) or any(_KEPT.search(folded(value, 100)) for value in done):
        return True
    if pressed and all(map(SEARCH.match, pressed)):  # "Search agents": those who are looked for
        pressed, called, (action,) = (
            [_LOOKED_FOR.sub(" ", text) for text in texts] for texts in (pressed, called, [action])
        )
    if any(map(_KEPT.search, (*pressed, action))):
        return True
    sent = any(_SENT.search(text) for _, text in fields)
    told = any(field.value and _SENT.search(folded(field.name, 100)) for field in hidden)
    searches = (
        switches and pressed and all(map(SEARCH.search, pressed)) and SEARCH.search(action) and not (sent or told)
    )
    if any(_KEPT.search(text) for text in called if not (searches and _SEARCHES.search(text))):
        return True
    return _KEPT.search(heading) is not None and sent


def _switched(field: Field) -> bool | None:
    """Whether a field that has a search kept or not is on as it would be sent; None where it is no such switch."""
    name = folded(field.name, 100)
    switch = _SWITCH.search(name)
    if switch is None:
        return None
    on = (field.value or "").strip().lower() not in _OFF
    return on != bool(_INVERTED.search(name[: switch.start() + 1]))
