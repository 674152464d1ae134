"""How the sites of the twelfth vocabulary write names, addresses, forms and icons."""

from __future__ import annotations

from samples.webgraph.tongue import Manner, words

#: First and second parts of the sites' names.
NAMES = (
    words("Adler, Alder, Alpine, Alta, Arbor, Aurora, Balsam, Basalt, Bell, Berg, Bluff, Briar, Brisk, Cairn, Chalk, Cirrus, "
          "Civic, Clay, Cliff, Clover, Cloud, Crag, Eagle, East, Edel, Far, Feather, Fir, Fjord, Frost, Gale, Glacier, Gold, "
          "Granite, High, Holly, Larch, Lofty, Lupin, Lynx, Marl, Merlin, Mica, Monte, Nimbus, Noble, Norden, Osprey, Peak, "
          "Plain, Puma, Rowan, Ruby, Sierra, Slate, Snow, Solar, South, Steep, Stella, Stork, Sun, Terra, Upper, Vale, Vega, "
          "Vertex, White, Wind, Yarrow, Zephyr"),
    words("access, agent, air, alp, ark, base, bluff, bow, brae, bridge, camp, chase, col, crown, cup, desk, dome, drift, "
          "fair, fall, flow, folk, foot, forum, front, garth, gill, graph, ground, head, herd, hold, horn, house, hub, knoll, "
          "lab, ledge, level, line, loft, loop, mesa, net, nest, office, page, pass, peak, pike, plan, plus, post, range, "
          "rock, scape, scope, slope, sphere, spire, spot, spur, stack, step, stream, summit, tarn, time, top, track, trail, "
          "verse, view, ward, watch, wind"),
)  # fmt: skip

#: Names of form controls by attribute: plain words, what the program behind calls them, and what tells little.
CONTROLS: dict[str, dict[str, tuple[str, ...]]] = {
    "books": {"title": ("title", "lookfor_title", "t01"), "author": ("author", "lookfor_author", "t02"),
              "publisher": ("publisher", "lookfor_publisher", "t03"), "isbn": ("isbn", "lookfor_isn", "t04"),
              "year": ("year", "publishDatefrom", "t05")},
    "jobs": {"title": ("keyword", "jobsearch[keyword]", "p1"), "company": ("company", "jobsearch[org]", "p2"),
             "location": ("location", "jobsearch[loc]", "p3"), "category": ("category", "jobsearch[cat]", "p4"),
             "salary": ("salary", "jobsearch[pay]", "p5")},
    "flights": {"origin": ("from", "search.legs[0].orig", "s1"), "destination": ("to", "search.legs[0].dest", "s2"),
                "departure_date": ("depart", "search.legs[0].date", "s3"),
                "return_date": ("return", "search.legs[1].date", "s4"), "airline": ("airline", "search.carrier", "s5")},
}  # fmt: skip

#: The Latin letters of addresses: Ukrainian ones as passports spell them, and what is more than a Latin letter with an
#: accent.
LETTERS = tuple(
    zip(
        "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’'œßøæ",
        "a b v h g d e ie zh z y i i i k l m n o p r s t u f kh ts ch sh shch  iu ia   oe ss o ae".split(" "),
        strict=True,
    )
)


def field(name: str, label: str, control: str, style: int) -> str:
    """A labelled control as these sites write it; all arguments are HTML but `style`."""
    inside = control.replace("<input ", f'<input class="inp" placeholder="{label}" ').replace(
        "<select ", f'<select class="sel" title="{label}" '
    )
    return (
        f'<div class="form-row"><label for="f-{name}">{label}</label><div class="ctl">{control}</div></div>',
        f'<tr><td align="right"><b>{label}</b></td><td>{control}</td></tr>',
        f'<label class="search-label"><span>{label}</span>{control}</label>',
        f'<span class="search-item">{inside}</span>',
        f'<ul class="row"><li class="name">{label}</li><li>{control}</li></ul>',
        f'<section class="criterion"><h4>{label}</h4>{control}</section>',
    )[style]


MANNER = Manner(
    names=NAMES,
    controls=CONTROLS,
    field=field,
    # the slugs of the pages that carry a form of each of these kinds
    chrome={
        "login": ("login", "log-in", "sign-in", "staff-login", "portal-login", "library-account", "my-library-account",
                  "applicant-login", "candidate-login", "my-booking", "manage-booking", "manage-my-booking", "member-login",
                  "my-account", "account", "employer-login", "recruiter-login", "agent-login", "b2b-login", "my-trips",
                  "connexion", "se-connecter", "mon-compte", "compte-lecteur", "connexion-candidat", "ma-reservation",
                  "iniciar-sesion", "acceso-usuarios", "mi-cuenta", "mi-biblioteca", "acceso-candidatos", "acceso-empresas",
                  "gestiona-tu-reserva", "cabinet", "mypage", "mylibrary", "user-login", "job-login", "client-login",
                  "mile-login", "area-riservata", "area-personale", "login-candidato", "gestisci-prenotazione"),
        "newsletter": ("newsletter", "subscribe", "mailing-list", "job-alert-signup", "fare-alerts", "deal-signup",
                       "infolettre", "sabonner-a-la-newsletter", "alerte-emploi", "boletin", "suscribete-al-boletin",
                       "alertas-de-empleo", "mailmagazine", "jobmail", "sale-mail", "iscriviti-alla-newsletter", "job-alert"),
        "contact": ("contact-us", "contact", "get-in-touch", "feedback", "ask-a-librarian", "ask-the-library", "talk-to-us",
                    "callback", "request-staff", "group-quote", "nous-contacter", "contactez-nous", "poser-une-question",
                    "reclamations", "contacto", "contactanos", "quejas-y-sugerencias", "pregunta-al-bibliotecario", "ask",
                    "inquiry", "opinion", "contatti", "contattaci", "segnalazioni", "chiedi-al-bibliotecario"),
    },
    # user, password, name, message, sign in, send, subscribe, vote
    words={
        "en": ("User ID or email", "Password", "Full name", "Your enquiry", "Log in", "Send", "Subscribe", "Vote"),
        "fr": ("Identifiant ou n° de carte", "Mot de passe", "Nom et prénom", "Votre message", "Se connecter", "Envoyer",
               "S'abonner", "Voter"),
        "es": ("Usuario o correo", "Contraseña", "Nombre y apellidos", "Tu mensaje", "Acceder", "Enviar", "Suscribirme",
               "Votar"),
        "uk": ("Логін або номер квитка", "Пароль", "Ваше ім'я", "Повідомлення", "Увійти", "Надіслати", "Підписатися",
               "Голосувати"),
        "ja": ("利用者番号またはメールアドレス", "パスワード", "お名前", "お問い合わせ内容", "ログイン", "送信する",
               "登録する", "投票"),
        "it": ("Nome utente o codice fiscale", "Password", "Nome e cognome", "Messaggio", "Accedi", "Invia", "Iscriviti",
               "Vota"),
    },
    email={"en": "E-mail address", "fr": "Adresse e-mail", "es": "Correo electrónico", "uk": "Електронна пошта",
           "ja": "メールアドレス", "it": "Indirizzo e-mail"},
    addresses=(
        *["{folder}/{slug}"] * 6, *["{folder}/{slug}/"] * 6, *["{folder}/{slug}{ending}"] * 4,
        "/{slug}/{number}", "/{number}/{slug}", "/pages/{slug}", "/web/{slug}{ending}", "/{slug}/home{ending}",
        "/s/{slug}/", "/index.php?p={slug}", "/?page_id={number}", "/index.php?cid={number}", "/node/{number}",
        "/content/view/{number}", "/article/{number}", "/default.aspx?tabid={number}",
    ),
    nameless="no{number}",
    actions=("search", "search", "search", "results", "search/results", "searchresults", "catalog", "find", "list",
             "search_result", "query", "s"),
    boxes=("q", "q", "q", "s", "s", "search", "query", "keyword", "keyword", "keywords", "lookfor", "text", "search_text",
           "word"),
    pictures=(
        "fa fa-search", "fa fa-search", "fas fa-search", "fa-solid fa-magnifying-glass", "icon-search", "icon icon-search",
        "bi bi-search", "ti-search", "glyphicon glyphicon-search", "la la-search", "fa fa-angle-right", "fa fa-plane",
        "fa fa-book", "/img/search_btn.png", "/images/btn_search.gif", "/common/img/icon_search.svg", "/images/bnr_03.jpg",
        "/uploads/2023/11/tile.png", "/documents/10180/banner.png",
    ),
    letters=LETTERS,
)  # fmt: skip
