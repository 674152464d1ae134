"""The guard: which forms may be submitted at all, with a reason for each refusal (for the audit log).

The classifier's verdict comes first, but is not trusted alone: words and controls of the form itself are weighed for searching
and against it, so that a wrong verdict does not log in, order, subscribe or delete. A doubt is a refusal for POST; for GET, which
by HTTP's rules changes nothing (RFC 9110 9.2.1), the verdict's word is enough where nothing speaks against it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from crawler.forms import languages
from crawler.forms.buttons import is_index
from crawler.forms.conditions import find_ranges
from crawler.forms.identity import may_change
from crawler.forms.vocabulary import (
    CHANGE,
    CONTACT,
    EXPORT,
    NAMES,
    ORDER,
    PURPOSES,
    QUERY_NAMES,
    REGISTER,
    RESET,
    RUN,
    SEARCH,
    SUBSCRIBE,
    VOTE,
    stems,
)
from crawler.models import Form, Verdict
from crawler.submit.changes import puts_anew
from crawler.submit.checks import asks_after_own, looks_up_one, orders_by_number, works_out
from crawler.submit.leads import leads
from crawler.submit.navigation import navigation
from crawler.submit.texts import (
    NO_MESSAGE,
    TEXTS,
    Texts,
    acts_on_found,
    looked_for,
    only_chosen,
    only_searches,
    only_sends,
    pressed_for,
    read,
    says,
    speaks_otherwise,
    strange,
    typed,
)
from crawler.submit.tools import (
    COUNTED,
    REFERENCE,
    alters,
    asks,
    asks_alone,
    converts,
    counts,
    destroys,
    does_too,
    filters_later,
    is_preference,
    is_tool,
    leaves_open,
    lends,
)
from crawler.submit.wanted import hands_in, wants_records
from crawler.submit.ways import asks_how

#: Purposes whose words are those of things that registers hold: orders, votes, comments, downloads.
_NOUNS = (ORDER, VOTE, CONTACT, SUBSCRIBE, EXPORT, REGISTER)
GET_THRESHOLD = 0.5
POST_THRESHOLD = 0.8
#: What evidence weighs by the place where it is found.
BUTTON, ACTION, IDENTITY, FIELD, HEADING = 3.0, 2.0, 1.5, 1.5, 0.5
#: A purpose other than searching is suspected from this weight on.
SUSPICION = 1.5
#: A verdict below this is not enough where the button says something else; less is where the address says that it searches.
CERTAIN, DOUBTFUL = 0.9, 0.7
#: The verdict that is enough for a query by GET that says that it searches and asks how each of its words is to be met, or that
#: shows what has the title and the author that are put in.
ASKED = 0.3
UNSPOKEN = "it is sent by POST and nothing in it speaks of searching"
CHANGES = "it looks like a form that changes data"
CHOICES, STRANGE = "it offers choices that are no query", "its buttons do not search"

_EMAIL = stems(
    "email e_mail mail correo courriel epost eposta почт пошт имейл sahkoposti mejl adresa_de_posta ηλεκτρονικη_διευθ",
    "邮箱 邮件 電子郵件 メール 이메일 البريد بريدك ایمیل דואל อีเมล ईमेल",
)
_QUANTITY = stems("=qty quantity menge anzahl quantite cantidad quantita ilosc aantal колич", "数量 수량")
_CAPTCHA = stems("captcha security_code securitycode humanverify anti_spam spamschutz", "验证码 認証コード")
_PER_PAGE = stems(
    "per_page perpage page_size pagesize pro_seite par_page por_pagina per_pagina na_strone results_per items_per rows_per "
    "на_странице",
    "每页 每頁 表示件数",
    languages.PER_PAGE,
)
_VIEW = stems(
    "per_page perpage page_size pagesize pro_seite par_page por_pagina per_pagina na_strone results_per items_per rows_per "
    "на_странице =sort sortby sort_by sortier sortorder orderby order_by order_dir trier_par ordenar ordina_per sortuj sirala "
    "radit_podle razeni rendezes сортир sorter jarjesta",
    "每页 每頁 表示件数 排序 並び 정렬",
    languages.PER_PAGE,
)
_SQL = stems("sql sparql xpath shell =cmd")
_PERSONAL = stems(
    "first_name firstname last_name lastname your_name full_name fullname vorname nachname prenom telefon phone "
    "username user_name userid login nickname телефон имя фамилия puhelin telefoon tlf telefonszam τηλεφων мобил "
    "ihr_name votre_nom su_nombre seu_nome jouw_naam uw_naam ditt_namn dit_navn twoje_imie vase_jmeno korisnicko_ime ho_va_ten",
    "姓名 电话 手机 用户名 名前 電話 이름 전화 휴대폰 연락처 الهاتف جوال טלפון تلفن موبایل số_điện_thoại เบอร์โทร मोबाइल",
)
#: Whose name is asked for where something is looked for by it.
_NAMED = stems(
    "author auteur autor autore writer editor creator contributor artist composer director actor inventor applicant player "
    "forfatt yazar автор",
    "作者 著者 저자",
)
#: What only its owner knows or holds.
_SECRET = stems(
    "=pin =passcode =cvc =cvv card_number cardnumber credit_card creditcard kartennummer numero_de_carte "
    "numero_de_tarjeta numero_di_carta =iban =ssn social_security =otp one_time_code tan_code",
    "银行卡 身份证 信用卡",
)
_PIN_CODE = stems("pin_code pincode")  # where a postal code is called so
#: Buttons that ask for something to be worked out or tested.
_TESTS = stems(
    "=check =verify =validate =test =ping =trace =shorten =calculate =compute =scan =pruefen =prufen =verifier =verificar "
    "=verifica =controlla =comprobar =controleer =sprawdz =overit =ellenorzes =kontrollera =kontroller =sjekk =tjek =tarkista "
    "=проверить =перевірити =провери =ελεγχος =kontrol =dogrula =cek =provjeri =preveri =kiểm_tra",
    "检测 校验 检查 檢查 チェック 중복확인 تحقق فحص בדוק ตรวจสอบ जांच",
)
_PREFERENCE_FIELD = stems(
    "=cur =curr lang language langue sprache idioma lingua jezyk taal currency wahrung devise moneda valuta theme style styleid "
    "skin template timezone locale =lng язык валют",
    "语言 货币 言語 通貨 언어",
)
#: An outline on the map, pasted as text: where to look, as coordinates say it, and nothing that anybody is told.
_OUTLINE = stems("polygon poligon polygono geojson geo_json =wkt footprintwkt полигон", "多边形 多邊形 ポリゴン 다각형")
#: How many fields a form has at least where a choice left open speaks for searching.
_OPEN_FIELDS = 2


@dataclass(frozen=True, slots=True)
class Judgement:
    """Whether a form may be submitted, the reason as a short stable sentence, and the weights it rests on."""

    allowed: bool
    reason: str
    score: float
    search_weight: float = 0.0
    suspicion: float = 0.0


def judge(
    form: Form,
    verdict: Verdict,
    *,
    get_threshold: float = GET_THRESHOLD,
    post_threshold: float = POST_THRESHOLD,
) -> Judgement:
    """Whether `form` may be submitted; thresholds are on the verdict's P(searchable), by method."""
    texts = read(form)
    wanted = wants_records(form, texts.said)
    search = _search_weight(form, texts) + BUTTON * wanted
    if hard := _forbidden(form, texts):
        return Judgement(False, hard, verdict.score, search, 0.0)
    if form.method == "GET" and is_index(form) and _suspicion(form, texts)[0] < SUSPICION:
        return Judgement(True, "it is an index by letters", verdict.score, search, 0.0)
    post = may_change(form)
    suspicion, reason = _suspicion(form, texts, sends=wanted)
    needed = ACTION + BUTTON * (bool(texts.buttons) or not asks_alone(texts.fields))
    if post and form.method == "GET" and search >= needed and not suspicion and asks(texts.fields):
        post_threshold = min(post_threshold, DOUBTFUL)  # only a script sends its one box, which speaks of searching
    if post and search >= BUTTON and not suspicion and only_chosen(texts):
        post_threshold = min(post_threshold, DOUBTFUL)  # tells nobody anything, and is called after searching alone
    told = not post and verdict.score >= ASKED and search >= BUTTON
    told = told and (asks_how(form.fields) or (wanted and not suspicion))
    if not told and (not verdict.searchable or verdict.score < (post_threshold if post else get_threshold)):
        doubt = "it is not surely a search form" if verdict.searchable else "it is not judged a search form"
        return Judgement(False, doubt, verdict.score, search, 0.0)
    other = suspicion >= SUSPICION and suspicion >= search
    if other or (post and (suspicion >= BUTTON or (suspicion >= ACTION and search < suspicion + SUSPICION))):
        return Judgement(False, reason, verdict.score, search, suspicion)
    if odd := _odd(form, texts, search):
        return Judgement(False, odd, verdict.score, search, suspicion)
    if suspicion >= SUSPICION and pressed_for(form, texts):
        return Judgement(False, reason, verdict.score, search, suspicion)
    if acts_on_found(texts) or does_too(form):
        return Judgement(False, CHANGES, verdict.score, search, suspicion)
    if not wanted and strange(form, texts):
        sure = verdict.score >= (DOUBTFUL if SEARCH.search(texts.action) else CERTAIN)
        otherwise = speaks_otherwise(form, texts)
        needed = BUTTON + ACTION * otherwise
        if not post and only_sends(texts):  # so buttons are called of queries and of messages alike
            needed = 0.0 if sure else BUTTON
        if search < needed or (post and otherwise):
            return Judgement(False, STRANGE, verdict.score, search, suspicion)
    if search < BUTTON and verdict.score < CERTAIN and hands_in(texts.heading, texts.said):
        return Judgement(False, CHANGES, verdict.score, search, suspicion)
    if post and search < SUSPICION:
        return Judgement(False, UNSPOKEN, verdict.score, search, suspicion)
    return Judgement(True, "it is judged a search form", verdict.score, search, suspicion)


def _forbidden(form: Form, texts: Texts) -> str:
    """What no verdict can outweigh."""
    controls = {field.control for field in form.fields}
    if not form.action.startswith(("http://", "https://")):
        return "it has no web address to send it to"
    if "password" in controls:
        return "it asks for a password"
    if "file" in controls:
        return "it uploads a file"
    if any(_CAPTCHA.search(text) for _, text in texts.fields):
        return "it asks for a proof of being human"
    if any(_SECRET.search(text) and not _PIN_CODE.search(text) for field, text in texts.fields if typed(field)):
        return "it asks for a secret"
    if any(_SQL.search(text) and field.control in TEXTS for field, text in texts.fields):
        return "it runs code that was typed in"
    if "textarea" in controls and any(map(RUN.search, texts.buttons)):
        return "it runs code that was typed in"
    if not any(field.name or typed(field) for field, _ in texts.fields) and not filters_later(form, texts.buttons):
        return "it has nothing to fill in"
    if len(texts.fields) == 1 and typed(texts.fields[0][0]) and _sets_size(texts.fields[0][1], texts.action):
        return "it only sets how many results are shown"
    if any(_PER_PAGE.search(text) for _, text in texts.fields) and all(_VIEW.search(text) for _, text in texts.fields):
        return "it only sets how results are shown"
    return ""


def _sets_size(text: str, action: str) -> bool:
    """Whether a form's one box, or where it is sent, speaks of results per page and nothing of searching."""
    sized = _PER_PAGE.search(text) or _PER_PAGE.search(action)
    return sized is not None and not SEARCH.search(text) and not SEARCH.search(action)


def _search_weight(form: Form, texts: Texts) -> float:
    """How strongly words and controls speak for searching."""
    weight = 0.0
    if any(SEARCH.search(text) for text in texts.buttons):
        weight += BUTTON
    if SEARCH.search(texts.action):
        weight += ACTION
    if SEARCH.search(texts.identity):
        weight += IDENTITY
    if form.role == "search" or any(field.control == "search" for field in form.fields):
        weight += BUTTON
    boxes = [(field, text) for field, text in texts.fields if field.control in TEXTS]
    if any(field.name.lower() in QUERY_NAMES or SEARCH.search(text) for field, text in boxes):
        weight += ACTION
    if SEARCH.search(texts.heading):
        weight += HEADING
    if form.method == "GET" and find_ranges([field for field, _ in boxes], {}):
        weight += BUTTON if len(boxes) == 2 else ACTION  # what lies between two bounds is looked for
    if form.method == "GET" and len(texts.fields) >= _OPEN_FIELDS and any(leaves_open(one) for one, _ in texts.fields):
        weight += SUSPICION  # who wants "all" of something wants to see it; or to have it deleted, if sent by POST
    return weight


def _suspicion(form: Form, texts: Texts, *, sends: bool = False) -> tuple[float, str]:
    """The heaviest purpose other than searching, and its sentence; `sends`: its button is known to mean no message."""
    best, sentence = 0.0, ""
    # "Send" is what many call the button of any form; of a query that changes nothing it says nothing.
    query = not may_change(form) and not any(field.control in ("textarea", "email") for field in form.fields)
    query = query or sends or only_searches(texts)
    for _, reason, pattern in PURPOSES:
        weight = 0.0
        if any(says(pattern, text, posted=form.method == "POST") for text in texts.buttons) and not (
            query and pattern is CONTACT
        ):
            weight += BUTTON
        thing = looked_for(pattern, texts) if pattern in _NOUNS else ""
        if _speaks(pattern, texts.action, thing):
            weight += ACTION
        if _speaks(pattern, texts.identity, thing):
            weight += IDENTITY
        if any(
            _speaks(pattern, NO_MESSAGE.sub("", NAMES.sub(" ", text)), thing)
            for field, text in texts.fields
            if field.control in TEXTS
        ):
            weight += FIELD
        if _speaks(pattern, texts.heading, thing):
            weight += HEADING
        if weight > best:
            best, sentence = weight, reason
    return best, sentence


def _speaks(purpose: re.Pattern[str], text: str, thing: str) -> bool:
    """Whether a text names a purpose, by another word than that of the thing that the button says it looks for."""
    found = purpose.search(text)
    return found is not None and (not thing or any(one[0] != thing for one in purpose.finditer(text)))


def _odd(form: Form, texts: Texts, search: float) -> str:
    """Shapes of forms that are seldom a search, unless words speak for it strongly."""
    fields = texts.fields
    unseen = [field for field in form.fields if field.control == "hidden"]
    if led := navigation(fields, texts.buttons, texts.action, (texts.identity, texts.heading), search, unseen):
        return led
    texts_only = [(field, text) for field, text in fields if field.control in TEXTS]
    if handed := leads(
        texts_only, texts.buttons, (texts.action, texts.identity, texts.heading), posted=form.method == "POST"
    ):
        return handed
    emails = [field for field, text in texts_only if field.control == "email" or _EMAIL.search(text)]
    enough = BUTTON if form.method == "GET" else BUTTON + ACTION
    if emails and (search < enough or len(texts_only) == len(emails)):
        return "it asks for an e-mail address"
    personal = any(_PERSONAL.search(text) and not _NAMED.search(text) for _, text in texts_only)
    unclear = emails or (personal and not any(SEARCH.match(text) for text in texts.buttons))
    areas = [text for field, text in fields if field.control == "textarea"]
    needed = BUTTON if all(map(_OUTLINE.search, areas)) else BUTTON + ACTION
    if areas and (search < needed or unclear):
        return "it takes free text that is no query"
    if any(_QUANTITY.search(text) and not COUNTED.search(text) for _, text in fields) and search < BUTTON + ACTION:
        return "it asks for a quantity"
    if personal and search < BUTTON:
        return "it asks for personal data"
    if any(REFERENCE.search(text) for _, text in texts_only) and search < BUTTON + ACTION:
        return "it asks for a number that only its owner has"
    choices = any(field.control in ("select", "radio") for field, _ in fields)
    if asks_after_own(texts_only) and not choices:
        return "it asks for a number that only its owner has"
    tests = search < BUTTON and texts.buttons and all(map(_TESTS.search, texts.buttons))
    tests = tests or (len(texts_only) == 1 and looks_up_one(texts_only[0][0]))
    if tests or is_tool(form, texts_only, (*texts.buttons, texts.action, texts.identity)):
        return "it looks like a check of one value"
    if orders_by_number((texts.action, texts.identity, texts.heading, *(text for _, text in texts_only))):
        return "it looks like an order, payment or basket form"
    if works_out(texts.heading, texts.buttons) or (search < BUTTON and (converts(form) or lends(form))):
        return "it looks like a converter or translator"
    boxes = sum(field.control == "checkbox" for field, _ in fields)
    changes = any(CHANGE.search(text) for text in texts.buttons) or destroys(form)
    changes = (boxes > 0 and changes) or puts_anew(fields, texts.buttons, texts.heading)
    if alters(form) or changes or (not boxes and destroys(form, alone=True)):
        return CHANGES
    if fields and not texts_only:
        unasked = search < BUTTON
        if all(_PREFERENCE_FIELD.search(text) or (unasked and is_preference(field)) for field, text in fields):
            return "it looks like a preference switch"
        switches = all(field.control == "checkbox" and len(field.options) == 1 for field, _ in fields)
        radios = unasked and all(field.control == "radio" for field, _ in fields)
        if radios or (switches and not search and not texts.buttons):
            return CHOICES
        if search < BUTTON and counts(form):
            return "it asks for a quantity"
        if may_change(form) and search < BUTTON:
            return UNSPOKEN
    if texts.buttons and all(RESET.search(text) for text in texts.buttons):
        return STRANGE
    return ""
