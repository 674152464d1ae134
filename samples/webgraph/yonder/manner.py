"""How the sites of the ninth vocabulary write names, addresses, forms and icons."""

from __future__ import annotations

from samples.webgraph.tongue import Manner, words

#: First and second parts of the sites' names.
NAMES = (
    words("Acorn, Aurora, Baobab, Bluff, Bravo, Bridge, Cape, Cloud, Compass, Coral, Crest, Drift, Ember, Falcon, Fern, Granite, "
          "Hazel, Heron, Indigo, Ivory, Jade, Juniper, Kestrel, Lantern, Lotus, Magna, Marble, Mango, Nimbus, Noble, Olive, "
          "Orchid, Otter, Palm, Polar, Prairie, Quill, Raven, Ridge, Saffron, Sierra, Solar, Tern, Topaz, Valley, Violet, "
          "Willow, Zenith"),
    words("avenue, axis, banks, beach, belt, block, cape, cliff, coast, cove, crest, den, dock, falls, flow, fold, forge, forum, "
          "front, glen, grove, harbor, heights, house, isle, junction, lab, landing, ledge, loop, mill, nest, path, peak, "
          "plaza, post, quay, rise, road, sands, shore, source, square, station, terrace, track, trail, verse, vista, wharf"),
)  # fmt: skip

#: Names of form controls by attribute: plain words, what the program behind calls them, and what tells little.
CONTROLS: dict[str, dict[str, tuple[str, ...]]] = {
    "books": {"title": ("title", "searchTitle", "field1"), "author": ("author", "searchAuthor", "field2"),
              "publisher": ("publisher", "searchPublisher", "field3"), "isbn": ("isbn", "searchIsbn", "field4"),
              "year": ("year", "limit-yr", "field5")},
    "jobs": {"title": ("keyword", "ctl00$txtKeywords", "a_0"), "company": ("company", "ctl00$ddlCompany", "a_1"),
             "location": ("location", "ctl00$ddlLocation", "a_2"), "category": ("category", "ctl00$ddlCategory", "a_3"),
             "salary": ("salary", "ctl00$txtSalary", "a_4")},
    "flights": {"origin": ("origin", "FlightSearch[from]", "o1"), "destination": ("destination", "FlightSearch[to]", "d1"),
                "departure_date": ("departureDate", "FlightSearch[outDate]", "dd1"),
                "return_date": ("returnDate", "FlightSearch[inDate]", "dd2"),
                "airline": ("airline", "FlightSearch[carrier]", "cr")},
}  # fmt: skip

#: The Latin letters of addresses: Greek ones as Greeks type them, and what is more than a Latin letter with an accent.
LETTERS = tuple(
    zip(
        "αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώœæ",
        "a a v g d e e z i i th i i i i k l m n x o o p r s s t y y y y f ch ps o o oe ae".split(" "),
        strict=True,
    )
)


def field(name: str, label: str, control: str, style: int) -> str:
    """A labelled control as these sites write it; all arguments are HTML but `style`."""
    titled = control.replace("<select ", f'<select title="{label}" ')
    return (
        f'<div class="mb-3"><label class="form-label" for="c-{name}">{label}</label>{control}</div>',
        f'<tr class="row"><td><b>{label}</b></td><td width="70%">{control}</td></tr>',
        f'<li class="form-row"><label>{label} {control}</label></li>',
        f'<div class="search-box">{titled}</div>',
        f"<dt>{label}</dt><dd>{control}</dd>",
        f'<fieldset><legend>{label}</legend><div class="ctl">{control}</div></fieldset>',
    )[style]


MANNER = Manner(
    names=NAMES,
    controls=CONTROLS,
    field=field,
    # the slugs of the pages that carry a form of each of these kinds
    chrome={
        "login": ("my-account", "login", "candidate-login", "application-status", "employer-login", "agent-login", "sign-in",
                  "manage-my-booking", "manage-booking", "ctenarske-konto", "prihlaseni", "prihlasit-se", "sprava-rezervace",
                  "kirjaudu", "kirjaudu-sisaan", "omat-tiedot", "hallitse-varausta", "syndesi", "logariasmos", "diaxeirisi",
                  "eisodos-ergodoton", "masuk", "area-anggota", "login-perusahaan", "mon-dossier", "compte-lecteur",
                  "espace-recruteur", "gerer-reservation"),
        "newsletter": ("subscribe", "newsletter-signup", "job-alerts", "email-me-jobs", "price-alerts", "odber-novinek",
                       "hlidac", "uutiskirje", "tyopaikkavahti", "enimerotiko-deltio", "eidopoiiseis", "langganan",
                       "infolettre", "alertes"),
        "contact": ("contact-us", "contact", "feedback", "ask-a-librarian", "get-in-touch", "quote", "request-staff", "kontakt",
                    "napiste-nam", "ptejte-se", "ota-yhteytta", "anna-palautetta", "kysy", "epikoinonia", "rotiste",
                    "hubungi-kami", "kontak-kami", "pengaduan", "tanya-pustakawan", "nous-joindre", "contactez-nous",
                    "poser-question"),
    },
    # user, password, name, message, sign in, send, subscribe, vote
    words={
        "en": ("Email address or card number", "Password", "Your name", "Message", "Sign in", "Send", "Sign up", "Vote"),
        "cs": ("E-mail nebo číslo průkazu", "Heslo", "Jméno a příjmení", "Zpráva", "Přihlásit", "Odeslat", "Odebírat",
               "Hlasovat"),
        "fi": ("Sähköposti tai käyttäjätunnus", "Salasana", "Nimi", "Viesti", "Kirjaudu", "Lähetä", "Tilaa", "Äänestä"),
        "el": ("Όνομα χρήστη", "Κωδικός πρόσβασης", "Ονοματεπώνυμο", "Μήνυμα", "Σύνδεση", "Αποστολή", "Εγγραφή", "Ψηφίστε"),
        "id": ("Email atau nama pengguna", "Kata sandi", "Nama lengkap", "Pesan", "Masuk", "Kirim", "Berlangganan", "Pilih"),
        "fr": ("Courriel ou numéro d'abonné", "Mot de passe", "Nom et prénom", "Votre message", "Se connecter", "Envoyer",
               "S'inscrire", "Voter"),
    },
    email={"en": "Email address", "cs": "E-mail", "fi": "Sähköpostiosoite", "el": "Email", "id": "Alamat email",
           "fr": "Courriel"},
    addresses=(
        *["{folder}/{slug}"] * 5, *["{folder}/{slug}/"] * 5, *["{folder}/{slug}{ending}"] * 3,
        "/en/{slug}", "/page/{slug}", "/home/{slug}{ending}", "/{slug}/index{ending}", "/{number}/{slug}", "/{slug}-{number}",
        "/index.php/{slug}", "/node/{number}", "/?page_id={number}", "/index.php?option=com_content&id={number}",
        "/Default.aspx?tabid={number}", "/content/view/{number}", "/?lang=1&slug={slug}", "/article/{number}/",
    ),
    nameless="item{number}",
    actions=("search", "search", "search", "results", "search-results", "searchresult", "search/list", "result-list", "browse",
             "query", "searching"),
    boxes=("q", "q", "q", "s", "search", "query", "keyword", "keywords", "term", "search_api_fulltext", "searchword", "lookfor"),
    pictures=(
        "fa fa-search", "fas fa-search", "fa-solid fa-magnifying-glass", "icon-search", "icon-search", "bi bi-search",
        "dashicons dashicons-search", "lnr lnr-magnifier", "ti-search", "svg-icon icon-arrow-right",
        "/images/btn_search.png", "/img/search-icon.svg", "/assets/images/banner1.jpg", "/wp-content/uploads/2023/05/tile-3.png",
    ),
    letters=LETTERS,
)  # fmt: skip
