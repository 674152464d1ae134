"""Steps before a search: forms of choices alone, in answer to which the search itself comes.

"What do you want to search? ( ) Standards ( ) Drafts [Continue]", or a list of collections, all of them ticked, with "Next". Such
a form returns no records, and nothing in it may speak of searching; the page it stands on does. As quizzes, wizards of
bookings and terms of use are made the same way, the page or what stands at the form has to speak of searching, nothing around
it of anything else, and the guard must have nothing against it; what is posted needs the classifier's word besides.
"""

from __future__ import annotations

from dataclasses import replace

from crawler.forms.buttons import GO
from crawler.forms.choices import is_switch, role
from crawler.forms.identity import may_change
from crawler.forms.vocabulary import PURPOSES, SEARCH, folded, stems
from crawler.models import Field, Form, Verdict
from crawler.submit.guard import CHOICES, GET_THRESHOLD, POST_THRESHOLD, STRANGE, UNSPOKEN, judge
from crawler.submit.tools import counts, is_preference

#: What the audit log says of one that is sent.
STEP = "it is a step before a search"
#: Why forms are refused that may be steps all the same: nothing was found against them, but too little for them.
_SOFT = frozenset((UNSPOKEN, CHOICES, STRANGE))
#: What has to speak for searching, by the guard's weights, where the classifier is not sure of what is posted.
NAMED = 2.0
#: Most controls of a step, and most letters of its page's title and heading that are read.
MAX_CONTROLS, MAX_SAID = 12, 300
_CHOICES = frozenset({"radio", "checkbox", "select"})
_BUTTONS = frozenset({"submit", "image", "button", "reset"})
#: What a button says that leads on.
ONWARD = stems(
    "=next =continue =proceed =forward =weiter fortfahren =suivant =suivante =continuer =poursuivre siguiente =continuar "
    "=seguinte =avancar =avanti =prossimo =continua =prosegui =volgende =verder doorgaan =nasta =fortsatt =neste =fortsett "
    "=naeste fortsaet seuraava =jatka =dalej nastepn kontynuuj =dalsi pokracovat =dalsie =tovabb kovetkezo =inainte urmator "
    "=continuati =далее =дальше продолжить следующ =далі продовжити =напред επομεν συνεχεια =ileri =devam sonraki =lanjut "
    "lanjutkan tiep_theo tiep_tuc =naprijed =naprej",
    "下一步 继续 繼續 次へ 進む 続ける 続行 다음 계속 التالي متابعة הבא המשך ต่อไป ถัดไป आगे",
)
#: Words of boxes by which one agrees to something.
CONSENT = stems(
    "agree accept consent terms privacy policy conditions gdpr zustimm einverstanden akzeptier datenschutz accepte consens "
    "acepto aceptar condiciones accetto aceito termos akkoord voorwaarden соглас akcept zgod remember merken",
    "同意 条款 隐私 规约 規約 동의",
)
#: What asks about a search that was made, or does something with what it found.
_AFTER = stems(
    "this_search these_search your_search my_search our_search saved_search recent_search safe_search safesearch search_history "
    "search_setting search_alert search_engine result diese_suche ihre_suche meine_suche unsere_suche ergebnis treffer "
    "cette_recherche votre_recherche notre_recherche resultat esta_busqueda su_busqueda tu_busqueda resultad questa_ricerca "
    "risultat esta_pesquisa sua_pesquisa deze_zoek uw_zoek resulta wynik vysled результат "
    "satisf helpful useful hilfreich zufrieden nutzlich =utile satisfait =util =utiles nuttig tevreden przydatn полезн довольн "
    "=rate =rating bewert evalua note_ =default standard_ =folder ordner =mark =move =assign =notify",
    "结果 結果 结果 满意 滿意 满足 満足 役に立 有用 有帮助 결과 만족 도움 نتائج مفيد תוצאות מועיל ผลการค้นหา",
)
#: What else one is led through in steps.
_ELSE = stems(
    "survey quiz questionnaire questionario questionnair cuestionario =poll umfrage fragebogen enquete sondage "
    "encuesta sondaggio anket ankiet опрос анкет appointment termin rendez_vous cita_previa eligib entitle calculat "
    "rechner simulat wizard assistent apply application antrag bewerb demande solicitud inscri checkout book_ "
    "booking buchen reserv quote =tell_us need_help you_need_help help_you your_situation your_case hilfe_brauch "
    "wobei_brauch besoin_d_aide votre_situation symptom sintom симптом necesita_ayuda su_situacion offert angebot "
    "devis feedback complain beschwer setup settings einstellung preferences cookie claim report_",
    "问卷 調查 调查 预约 預約 予約 申请 申請 アンケート 설문 예약 신청 استبيان حجز שאלון הזמנה",
)


def may_act(item: Field) -> bool:
    """Whether a box, or one of its kind, may do something else than choose what is searched."""
    said = [f"{item.name} {item.label}", *(f"{option.label} {option.value}" for option in item.options)]
    words = [folded(text, 200) for text in said]
    return any(pattern.search(text) for _, _, pattern in PURPOSES for text in words) or any(map(CONSENT.search, words))


def is_step(form: Form, verdict: Verdict, title: str) -> bool:
    """Whether a form, refused or without a field of the domain, leads on to a search; `title` is its page's.

    What is posted has to be judged a search by the classifier, or more likely one than anything else where its address or name
    says so. What is not changes nothing (RFC 9110 9.2.1): of that no other kind may be more likely than none, and what stands
    at the form itself has to speak of searching.
    """
    post = may_change(form)
    sure = verdict.searchable and verdict.score >= (POST_THRESHOLD if post else GET_THRESHOLD)
    judgement = judge(
        form, replace(verdict, searchable=True, score=1.0)
    )  # what speaks against it, whatever the verdict
    if judgement.suspicion or not (judgement.allowed or judgement.reason in _SOFT):
        return False
    named = verdict.type == "search" and judgement.search_weight >= NAMED
    if not sure and not (named if post else verdict.type in ("search", "other")):
        return False
    shown = [item for item in form.fields if item.control not in _BUTTONS and item.control != "hidden"]
    if not 0 < len(shown) <= MAX_CONTROLS or any(item.control not in _CHOICES for item in shown):
        return False
    if sum(len(item.options) for item in shown) < 2 or any(map(may_act, shown)) or any(map(is_preference, shown)):
        return False
    if any(role(item) != "value" or is_switch(item) for item in shown):
        return False  # an order or a number of results, or an answer to a question
    pressed = button(form)
    return (
        pressed is not None and not counts(form) and _about_searching(form, pressed, "" if not sure else title, title)
    )


def button(form: Form) -> Field | None:
    """The button by which a step is taken: the only one that sends the form, and leads on or searches."""
    sending = [item for item in form.fields if item.control in ("submit", "image")]
    if len(sending) != 1:
        return None
    said = folded(f"{sending[0].label} {sending[0].value or ''}", 100)
    return sending[0] if any(pattern.search(said) for pattern in (ONWARD, GO, SEARCH)) else None


def _about_searching(form: Form, pressed: Field, heard: str, title: str) -> bool:
    """Whether what stands above a form, and what is `heard` besides, speaks of searching, and nothing around it of anything
    else that is done in steps."""
    said = folded(f"{heard[:MAX_SAID]} {form.heading[:MAX_SAID]}", 2 * MAX_SAID)
    named = f"{pressed.label} {pressed.value or ''} {pressed.name} {form.identifier} {form.name} {form.css_class}"
    above = folded(
        f"{title[:MAX_SAID]} {form.heading[:MAX_SAID]} {form.action[:MAX_SAID]} {named[:MAX_SAID]}", 4 * MAX_SAID
    )
    around = f"{above} {folded(form.words[:MAX_SAID], MAX_SAID)}"
    other = any(pattern.search(above) for _, _, pattern in PURPOSES) or _AFTER.search(above)
    other = other or _ELSE.search(around) or CONSENT.search(around)
    return SEARCH.search(said) is not None and not other
