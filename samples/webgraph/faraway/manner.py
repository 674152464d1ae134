"""How the sites of the tenth vocabulary write names, addresses, forms and icons."""

from __future__ import annotations

from samples.webgraph.tongue import Manner, words

#: First and second parts of the sites' names.
NAMES = (
    words("Agora, Alto, Anchor, Argo, Arrow, Ash, Bay, Birch, Boreal, Brook, Canyon, Castle, Cobalt, Cotton, Crown, Delta, "
          "Dune, Echo, Evergreen, Finch, Flint, Fox, Garnet, Globe, Harvest, Hawk, Horizon, Iris, Island, Linden, Lumen, Lyra, "
          "Maple, Metro, Mira, Mosaic, North, Nova, Onyx, Opal, Pearl, Phoenix, Poplar, Robin, Rosewood, Silver, Spruce, Star, "
          "Summit, Swift, Tide, Velvet, Vista, Wren"),
    words("acre, arc, arch, barn, basin, beam, bend, bird, board, box, cairn, canyon, chest, circle, cloud, crossing, door, "
          "drive, edge, farm, fell, field, gardens, guild, hall, haven, hive, key, lane, leaf, light, lodge, map, meadow, moor, "
          "oasis, orbit, pier, place, point, reach, reef, river, root, run, sail, sky, stone, street, summit, tower, "
          "town, valley, view, walk, well, wing"),
)  # fmt: skip

#: Names of form controls by attribute: plain words, what the program behind calls them, and what tells little.
CONTROLS: dict[str, dict[str, tuple[str, ...]]] = {
    "books": {"title": ("title", "bib_title", "q1"), "author": ("author", "bib_author", "q2"),
              "publisher": ("publisher", "bib_publisher", "q3"), "isbn": ("isbn", "bib_isbn", "q4"),
              "year": ("year", "bib_pubyear", "q5")},
    "jobs": {"title": ("q", "search[keywords]", "p_kw"), "company": ("company", "search[employer_id]", "p_co"),
             "location": ("l", "search[location]", "p_lo"), "category": ("category", "search[category_id]", "p_ca"),
             "salary": ("salary", "search[salary_min]", "p_sa")},
    "flights": {"origin": ("from", "bookFlight.fromStation", "ctl01"), "destination": ("to", "bookFlight.toStation", "ctl02"),
                "departure_date": ("departing", "bookFlight.departureDate", "ctl03"),
                "return_date": ("returning", "bookFlight.returnDate", "ctl04"),
                "airline": ("airline", "bookFlight.carrierCode", "ctl05")},
}  # fmt: skip

#: The Latin letters of addresses: Arabic ones without the vowels that nobody writes, and what is more than a Latin letter
#: with an accent.
LETTERS = tuple(
    zip(
        "ابتثجحخدذرزسشصضطظعغفقكلمنهويىةآأإؤئءæøåıßœ",
        "a b t th j h kh d th r z s sh s d t z a gh f q k l m n h w y a a a a a o e  ae oe aa i ss oe".split(" "),
        strict=True,
    )
)


def field(name: str, label: str, control: str, style: int) -> str:
    """A labelled control as these sites write it; all arguments are HTML but `style`."""
    placed = control.replace("<input ", f'<input placeholder="{label}" ').replace(
        "<select ", f'<select title="{label}" '
    )
    return (
        f'<div class="form-group"><label for="c-{name}" class="control-label">{label}</label>{control}</div>',
        f'<tr><th scope="row">{label}</th><td class="value">{control}</td></tr>',
        f'<p class="search-field"><label>{label}<br>{control}</label></p>',
        f'<div class="col-md-3">{placed}</div>',
        f'<li><span class="label">{label}</span> <span class="value">{control}</span></li>',
        f'<div class="form-item"><div class="form-item__label">{label}</div><div>{control}</div></div>',
    )[style]


MANNER = Manner(
    names=NAMES,
    controls=CONTROLS,
    field=field,
    # the slugs of the pages that carry a form of each of these kinds
    chrome={
        "login": ("login", "log-in", "sign-in", "my-account", "my-library-account", "application-status", "candidate-login",
                  "employer-login", "jobseeker-login", "agent-login", "manage-my-booking", "manage-trip", "manage-booking",
                  "log-ind", "mit-laan", "min-konto", "min-profil", "jobagent-login", "arbejdsgiver-login", "min-booking",
                  "belepes", "bejelentkezes", "fiokom", "olvasoi-fiok", "munkaltato-belepes", "foglalasom", "giris",
                  "uye-girisi", "hesabim", "aday-girisi", "isveren-girisi", "rezervasyonum", "bilet-islemleri",
                  "members-login", "hisabi", "hajzi", "my-bookings", "mi-cuenta", "mi-biblioteca", "iniciar-sesion",
                  "acceso-candidatos", "acceso-empresas", "mi-reserva", "gestiona-tu-reserva", "administrar-reserva"),
        "newsletter": ("subscribe", "email-sign-up", "newsletter", "mailing-list", "job-alert-signup", "jobs-by-email",
                       "fare-alerts", "nyhedsbrev", "tilmeld-nyhedsbrev", "jobagent", "prisagent", "hirlevel",
                       "hirlevel-feliratkozas", "allasertesito", "e-bulten", "bulten-uyelik", "is-alarmi", "nashra",
                       "tanbihat-alwazaif", "boletin", "suscribete", "alertas-de-empleo"),
        "contact": ("contact-us", "contact", "ask-us", "ask-a-librarian", "get-in-touch", "feedback", "report-a-problem",
                    "quote", "callback", "request-an-employee", "kontakt", "kontakt-os", "skriv-til-os", "spoerg-biblioteket",
                    "ris-og-ros", "kapcsolat", "irjon-nekunk", "kerdezze-a-konyvtarost", "ajanlatkeres", "iletisim",
                    "bize-ulasin", "kutuphaneciye-sor", "sikayet-oneri", "tawasal-maana", "ishal-amin", "shakawa", "contacto",
                    "contactanos", "contactenos", "pregunte", "pregunta-al-bibliotecario", "quejas-y-sugerencias",
                    "libro-de-reclamaciones"),
    },
    # user, password, name, message, sign in, send, subscribe, vote
    words={
        "en": ("Username or card number", "Password or PIN", "First and last name", "Comments or questions", "Log in", "Submit",
               "Subscribe", "Vote"),
        "da": ("Brugernavn eller CPR-nummer", "Adgangskode", "Dit navn", "Din besked", "Log ind", "Send", "Tilmeld", "Stem"),
        "hu": ("E-mail cím vagy olvasójegy száma", "Jelszó", "Név", "Üzenet", "Belépés", "Küldés", "Feliratkozás", "Szavazok"),
        "tr": ("Kullanıcı adı veya üye no", "Şifre", "Ad Soyad", "Mesajınız", "Giriş Yap", "Gönder", "Abone Ol", "Oy Ver"),
        "ar": ("اسم المستخدم أو البريد الإلكتروني", "كلمة المرور", "الاسم الكامل", "الرسالة", "دخول", "إرسال", "اشترك", "صوّت"),
        "es": ("Usuario o número de carné", "Contraseña", "Nombre y apellidos", "Mensaje", "Entrar", "Enviar", "Suscribirse",
               "Votar"),
    },
    email={"en": "Email", "da": "E-mailadresse", "hu": "E-mail cím", "tr": "E-posta adresi", "ar": "البريد الإلكتروني",
           "es": "Correo electrónico"},
    addresses=(
        *["{folder}/{slug}"] * 6, *["{folder}/{slug}/"] * 5, *["{folder}/{slug}{ending}"] * 3,
        "/pages/{slug}{ending}", "/{slug}/{number}", "/en-us/{slug}", "/{slug}/default{ending}", "/{number}-{slug}{ending}",
        "/index.php?pg={slug}", "/web/{slug}/", "/node/{number}", "/?p={number}", "/node/{number}/", "/content/view/{number}",
        "/index.php?option=com_content&view=article&id={number}", "/Default.aspx?id={number}", "/article/{number}",
    ),
    nameless="page{number}",
    actions=("search", "search", "search", "search-results", "results", "searchresults", "catalog", "list", "find", "s",
             "search/results", "query"),
    boxes=("q", "q", "q", "s", "s", "search", "query", "keyword", "keywords", "searchTerm", "search_query", "text", "kw", "st"),
    pictures=(
        "fa fa-search", "fa fa-search", "fas fa-search", "fa-solid fa-magnifying-glass", "glyphicon glyphicon-search",
        "icon-search", "icon icon--search", "bi bi-search", "material-icons md-search", "fa fa-arrow-circle-right", "fa fa-book",
        "fa fa-plane", "/images/search_button.gif", "/assets/img/magnifier.svg", "/images/home/tile_1.jpg",
        "/uploads/2022/09/banner-2.png",
        "/documents/portlet/icon4.png",
    ),
    letters=LETTERS,
)  # fmt: skip
