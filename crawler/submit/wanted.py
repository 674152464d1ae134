"""Forms that are posted, or whose button shows something, whose fields say that records are wanted, though no word of searching
does: "Title, author, year from … to …".

Who hands a title in to have it bought, lent, printed or entered fills in the same boxes. So something more has to be there that
only a question has: a span of years, a choice left open to "all" beside a box for words, an address that ends in a list, a
button that shows, a choice of the box by which what is found is sorted; and nothing around may speak of anything else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from urllib.parse import unquote, urlsplit

from crawler.classify.cues import cues
from crawler.classify.tokens import tokens
from crawler.forms.buttons import GO
from crawler.forms.conditions import find_ranges
from crawler.forms.vocabulary import PURPOSES, SEARCH, SENDS, folded, stems
from crawler.models import Field, Form
from crawler.submit.tools import stands_for_all
from crawler.submit.ways import asks_order

#: What a button says that starts or sends whatever stands around it, beside those that `GO` and `SENDS` know.
_STARTS = stems(
    "=lancer =lancia =procedi =avvia =iniciar =starten =start =run =execute =executer =ejecutar =executar =abfragen =go =ok "
    "=okay =submit =enviar =envoyer =invia =inviare =confirmar =conferma =potvrdit =potvrdi =wyslij =wykonaj =odeslat "
    "=odoslat =провести =выполнить =выбрать =ввод =старт =пуск =далее =надіслати =вперед =yolla =gonder =tamam =υποβολη "
    "=ενταξει =aja =kjor =kor =suorita =jatka =saada =siusti =siuntimas =sutit =nosutit =dergo =posalji =poslji =изпрати "
    "=испрати =пошаљи =igorre =bidali =trimite =executa =ruleaza =futtatas =mehet =kuldes =indit =envia =anfon =senda "
    "=jiberu",
    "送信 実行 提交 确定 確定 执行 执行查询 확인 실행 전송 إرسال ارسال تنفيذ שלח בצע भेजें जमा ส่ง ตกลง",
)
#: What a button says that shows.
_SHOWS = stems(
    "=show =display =view =list =afficher =voir =mostrar =ver =exibir =listar =mostra =vedi =visualizza =elenca =zeigen "
    "=anzeigen =auflisten =toon =tonen =bekijk =visa =vis =nayta =pokaz =wyswietl =zobrazit =ukaz =ukazat =mutat =mutasd "
    "=afiseaza =arata =показать =вывести =показати =вивести =паказаць =покажи =прикажи =prikazi =prikaz =pokazi =εμφανιση "
    "=προβολη =goster =listele =tampilkan =lihat =papar =xem =hien_thi =naita =naidata =radit =paradit =rodyti =parodyti "
    "=syna =shfaq =erakutsi =taispeain =dangos =uri =goster",
    "表示 一覧 显示 顯示 查看 列出 보기 조회 عرض הצג نمایش แสดง दिखा",
)
#: Where an address leads that shows a list.
_LISTS = re.compile(
    r"(?:list|liste|lista|listado|listagem|listing|elenco|results?|resultats?|resultados?|risultati|ergebnis(?:se|liste)?|treffer|"
    r"trefferliste|wyniki|vysledky|rezultati|rezultatai|tulokset|resultater?|sonuclar|spisok|perechen|ichiran|mokuroku|fihris|"
    r"fehrest|index_list|output|browse|hits)\Z"
)
#: What is handed in by its title, its author and its year; and what one is told of when it comes.
_HANDED = stems(
    "volunteer ehrenamt benevol voluntari volontari vrijwillig wolontari dobrovol onkentes gonullu волонтер доброволец rsvp "
    "wish wunsch desider voeu souhait aankoop wens onske onsk toive zyczen prani przani kivan dorint желан пожелан бажан renew "
    "extend =your =my history experience career =cv resume employment lebenslauf "
    "suggest propos recommend =ill interlibrary inter_library document_delivery =loan =loans =lend =borrow acquisition purchase "
    "manuscript submission submit_a submit_your =new =add =enter =entry =create =edit =update =import =upload =donat =gift "
    "=deposit =contribut publish_your =offer =sell =order =request =report =correct =claim =register =notify =alert =alerts "
    "=profile =watch =remind =reservation =print_on scan_on fernleihe =vorschlag vorschlag anschaff erwerbung einreich eintrag "
    "eintragen erfass anleg hinzu =neu =neue =neuer =neues melden meldung bestell anfrage antrag aufnahme benachricht "
    "schenk spende abgabe einsend manuskript pflege bearbeit upload leihe dokumentlieferung kopienbestell "
    "suggere suggerer =pret =preter pret_entre peb ajout =nouveau =nouvelle saisie saisir depot deposer demande commande achat "
    "signaler soumettre soumission enregistr modif =don =dons sugerenc sugerir sugier sugest propuesta propon prestamo "
    "adquisicion compra =nuevo =nueva alta =altas anadir agregar registro enviar_un envio depositar deposito solicitud pedido "
    "desiderata editar proposta prestito acquist =nuovo =nuova inserisci inseriment aggiung caricament deposita richiest "
    "donazion segnala modifica emprestimo aquisic =novo =nova inserir incluir cadastr submeter submissao deposito "
    "voorstel aanschaf aanvraag leen lenen nieuw toevoeg invoer inzend wijzig dezyderat propozycj zaproponuj zakup wypozycz "
    "miedzybibliot =nowy =nowa =nowe dodaj dodaw zglos zgłos zgłoszen zamow navrh navrhn =novy =nova =nove pridat pridej "
    "vlozit vloz objedn mezikn rezerv javasl =uj hozzaad felvetel rogzit konyvtarkozi beszerz kolcson forslag =ny =nytt "
    "=nya inkop fjarrlan lagg_till registrera innkjop innlev tilfoj legg_til opret bestil fjernlan laan ehdot hankinta "
    "kaukolaina lisaa uusi ilmoita propune adauga =nou imprumut achizit "
    "предлож заказ межбиблиот добав нов новый новая новое заявк ввод внес регистр подать комплектован дарен замовл додати "
    "запит пропоз дарунк предложи поруч добави нова заявка добавя предлози наруч προταση νεα νεο νεος προσθ παραγγελ δανεισ "
    "oner yeni ekle bagis istek talep odunc kaydet usul =baru tambah usulan pinjam donasi de_xuat =moi them_moi muon "
    "ettepan =uus lisa tellimus pasut =jauns pievien siulym =nauj prideti uzsak predlag predlog =nov dodaj naroc posudb "
    "meduknj predlozi =novi",
    "ボランティア 자원봉사 志愿 새_자료 새로운 "
    "推荐 推薦 荐购 薦購 馆际 館際 互借 投稿 新增 添加 录入 登记 申请 申請 提交 发布 上传 订购 捐 購入 希望 依頼 申込 登録 "
    "新規 追加 寄贈 複写 取寄 신청 등록 희망 추가 기증 상호대차 투고 글쓰기 اقتراح طلب إضافة جديد تبرع إيداع استعارة پیشنهاد "
    "درخواست افزودن جدید اهدا امانت הצעה בקשה הוספה חדש השאלה תרומה सुझाव अनुरोध เสนอ เพิ่ม ใหม่ ยืม",
)
_TYPED = frozenset({"text", "search", "number"})
_ASKING = _TYPED | {"select", "radio", "checkbox", "date"}
#: Fewest boxes whose words are those of what records are known by, most fields, and most words of such a button.
FEWEST, MOST, WORDS = 2, 30, 3
#: Most words of a heading that says so.
HEADING = 4
#: What the words of such fields are about.
_KNOWN = frozenset(("topic", "city", "state", "country"))
_PERSONAL = frozenset(("password", "username", "email", "phone", "captcha", "quantity", "file"))
#: Words of a field, and of what stands in and around the form, that are read.
_READ = 8
_LONG = 600


def wants_records(form: Form, buttons: Sequence[str]) -> bool:
    """Whether the fields of a form that is posted, or whose button says that it shows something, say that records are wanted;
    `buttons` is what is said to be pressed."""
    shown = [one for one in form.fields if one.control not in ("hidden", "submit", "image", "button", "reset")]
    if not 0 < len(shown) <= MOST or any(one.control not in _ASKING for one in shown):
        return False
    said = [folded(text, 60) for text in buttons]
    shows = bool(said) and all(map(_SHOWS.match, said))
    if not shows and not (form.method == "POST" and said and all(map(_plain, said))):
        return False
    typed = [one for one in shown if one.control in _TYPED]
    if any(one.required or _filled(one) for one in typed):
        return False  # who asks need not tell all; what stands in a box is there to be changed
    if asks_order(shown):
        return not any(map(_is_personal, shown)) and not _speaks(form)
    ranges = find_ranges(typed, {})
    bounds = {place for pair in ranges for place in pair}
    if not shows and not all(place in bounds or _is_known(one) for place, one in enumerate(typed)):
        return False  # a box nobody can name may be for a name, or for how one is reached
    known = [one for one in shown if _is_known(one) or _left_open(one)]
    if len(known) < FEWEST or not any(one.control in _TYPED for one in known) or _speaks(form):
        return False
    dates = any(one.control == "date" for one in shown)
    spans = not dates and len(typed) > FEWEST and bool(ranges)
    chosen = bool(form.heading.strip()) and any(
        map(_left_open, shown)
    )  # where nothing stands above, it may be anything
    return shows or spans or chosen or _leads_to_list(form.action)


def hands_in(heading: str, buttons: Sequence[str]) -> bool:
    """Whether a heading of few words, folded, says that something is handed in or applied for, and what is pressed does not say
    that it shows something: "New record", "Volunteer", but not the list of "New acquisitions"."""
    said = [folded(text, 60) for text in buttons]
    if said and all(_SHOWS.match(one) or _SHOWS.match(one.strip()) for one in said):
        return False
    return 0 < len(heading.split()) <= HEADING and _HANDED.search(heading) is not None and not SEARCH.search(heading)


def _plain(said: str) -> bool:
    """Whether a button says but that it sends or starts something."""
    one = said.strip()
    starts = _STARTS.search(said) or SENDS.search(said) or GO.search(said)
    return starts is not None and len(one.split()) == 1


def _filled(box: Field) -> bool:
    """Whether words stand in a box already."""
    return any(map(str.isalpha, (box.value or "")[:_READ]))


def _is_known(box: Field) -> bool:
    """Whether the words of a field are those of what records are known by: a title, an author, a year, a place, a kind."""
    told = _cues(box)
    return not told.isdisjoint(_KNOWN) and told.isdisjoint(_PERSONAL)


def _is_personal(box: Field) -> bool:
    """Whether the words of a field are those of what is handed in about oneself, or of how much is wanted."""
    return not _cues(box).isdisjoint(_PERSONAL)


def _cues(box: Field) -> set[str]:
    words = tokens(f"{box.label[:80]} {box.placeholder[:40]}") or tokens(box.name[:80])
    return {cue for word in words[:_READ] for cue in cues(word)}


def _left_open(choice: Field) -> bool:
    """Whether one of the first of what is offered stands for all."""
    first = choice.options[:2] if choice.control in ("select", "radio") else ()
    return len(choice.options) > FEWEST and any(stands_for_all(one.label) for one in first)


def _leads_to_list(action: str) -> bool:
    """Whether the last step of an address, without its ending, is called a list."""
    step = urlsplit(action).path.rstrip("/").rpartition("/")[2].partition(".")[0]
    return _LISTS.search(folded(unquote(step), 80).strip().replace(" ", "_")) is not None


def _speaks(form: Form) -> bool:
    """Whether anything around the fields of a form speaks of something else that is done with such fields."""
    paths = " ".join(unquote(urlsplit(url).path) for url in (form.action, form.page_url))
    called = folded(f"{paths} {form.identifier} {form.css_class} {form.name}", _LONG)
    above = folded(form.heading, _LONG)
    return any(_HANDED.search(text) or any(one.search(text) for _, _, one in PURPOSES) for text in (called, above))
