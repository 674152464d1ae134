"""How the sites of the eleventh vocabulary write names, addresses, forms and icons."""

from __future__ import annotations

from samples.webgraph.tongue import Manner, words

#: First and second parts of the sites' names.
NAMES = (
    words("Abbey, Albion, Amber, Apex, Arden, Aspen, Atlas, Avon, Beacon, Bramble, Bridge, Bright, Camden, Carmel, Cedar, "
          "Clear, Copper, Coral, Crest, Elm, Ember, Falcon, Fern, First, Grand, Green, Hazel, Heather, Heron, Ivy, Jade, "
          "Juniper, Kestrel, Lake, Laurel, Lark, Lion, Magnolia, Marble, Meridian, Mill, Moss, Oak, Olive, Orchard, Otter, "
          "Pacific, Pine, Prime, Quartz, Raven, Red, Ridge, Sage, Sandal, Scarlet, Sea, Sterling, Stone, Thistle, Timber, "
          "Trinity, Union, Violet, West, Willow, Winter"),
    words("bank, bay, borough, bridge, brook, bury, by, cliff, coast, combe, corner, court, cove, crest, croft, cross, dale, "
          "den, down, fern, firth, ford, forge, fort, gate, glen, grange, green, grove, ham, harbor, heath, hill, holm, "
          "hurst, isle, lake, lands, lea, ley, link, loch, mark, mead, mere, mill, mount, net, park, path, pond, port, "
          "ridge, rise, shaw, shire, shore, side, sound, spring, stead, stow, strand, ton, vale, ville, water, way, wick, "
          "wood, works, worth, yard"),
)  # fmt: skip

#: Names of form controls by attribute: plain words, what the program behind calls them, and what tells little.
CONTROLS: dict[str, dict[str, tuple[str, ...]]] = {
    "books": {"title": ("title", "searchdata1", "field1"), "author": ("author", "searchdata2", "field2"),
              "publisher": ("publisher", "searchdata3", "field3"), "isbn": ("isbn", "searchdata4", "field4"),
              "year": ("pubyear", "pubyear", "field5")},
    "jobs": {"title": ("keywords", "filter[query]", "tx1"), "company": ("employer", "filter[company]", "tx2"),
             "location": ("location", "filter[place]", "tx3"), "category": ("category", "filter[category]", "tx4"),
             "salary": ("salary", "filter[salary]", "tx5")},
    "flights": {"origin": ("origin", "TripPlanner.Segments[0].From", "i_a"),
                "destination": ("destination", "TripPlanner.Segments[0].To", "i_b"),
                "departure_date": ("departDate", "TripPlanner.Segments[0].Date", "i_c"),
                "return_date": ("returnDate", "TripPlanner.Segments[1].Date", "i_d"),
                "airline": ("airline", "TripPlanner.Airline", "i_e")},
}  # fmt: skip

#: The letters of addresses that are more than a Latin letter with an accent.
LETTERS = (
    ("ø", "o"),
    ("æ", "ae"),
    ("ß", "ss"),
    ("ä", "ae"),
    ("ö", "oe"),
    ("ü", "ue"),
    ("đ", "d"),
    ("’", ""),
    ("'", ""),
)


def field(name: str, label: str, control: str, style: int) -> str:
    """A labelled control as these sites write it; all arguments are HTML but `style`."""
    inside = control.replace("<input ", f'<input aria-label="{label}" placeholder="{label}" ').replace(
        "<select ", f'<select aria-label="{label}" '
    )
    return (
        f'<div class="mb-3"><label class="form-label" for="id_{name}">{label}</label>{control}</div>',
        f'<tr><td class="lbl">{label}:</td><td>{control}</td></tr>',
        f"<p><label>{label} {control}</label></p>",
        f'<div class="search-col">{inside}</div>',
        f"<dl><dt>{label}</dt><dd>{control}</dd></dl>",
        f'<fieldset class="fg"><legend>{label}</legend>{control}</fieldset>',
    )[style]


MANNER = Manner(
    names=NAMES,
    controls=CONTROLS,
    field=field,
    # the slugs of the pages that carry a form of each of these kinds
    chrome={
        "login": ("login", "log-in", "sign-in", "my-account", "member-login", "my-library-account", "candidate-login",
                  "employer-login", "recruiter-login", "frequent-flyer-login", "agents-login", "manage-my-booking",
                  "manage-booking", "my-trips", "applicant-login", "mileage-login", "agent-login", "anmelden", "mein-konto",
                  "benutzerkonto", "bewerber-login", "arbeitgeber-login", "meine-buchung", "agenturlogin", "inloggen",
                  "mijn-account", "mijn-bibliotheek", "kandidaat-login", "werkgever-login", "mijn-boeking", "agentenlogin",
                  "logg-inn", "min-side", "mine-lan", "logg-inn-soker", "min-bestilling", "autentificare", "contul-meu",
                  "cont-cititor", "cont-candidat", "cont-angajator", "rezervarea-mea", "entrar", "minha-conta",
                  "area-do-cliente", "meu-pergamum", "area-do-candidato", "area-da-empresa", "minha-reserva"),
        "newsletter": ("newsletter", "newsletter-signup", "email-signup", "e-news", "job-alert-signup", "fare-alerts",
                       "email-deals", "newsletter-bestellen", "jobletter", "nieuwsbrief", "aanmelden-nieuwsbrief",
                       "nyhetsbrev", "meld-deg-pa-nyhetsbrev", "jobbvarsel", "abonare-newsletter", "alerte-joburi",
                       "assine-a-newsletter", "receba-novidades", "alerta-de-vagas"),
        "contact": ("contact", "contact-us", "get-in-touch", "feedback", "feedback-form", "ask-a-librarian", "contact-info",
                    "ask-us", "request-an-employee", "call-back", "kontakt", "kontaktformular", "fragen-sie-uns",
                    "personalanfrage", "contactformulier", "neem-contact-op", "klacht-indienen", "vraag-het", "kontakt-oss",
                    "gi-tilbakemelding", "spor-biblioteket", "contacteaza-ne", "intreaba-bibliotecarul",
                    "sugestii-si-reclamatii", "contato", "fale-conosco", "entre-em-contato", "ouvidoria"),
    },
    # user, password, name, message, sign in, send, subscribe, vote
    words={
        "en": ("Card number or email", "Password / PIN", "Your name", "Your message", "Sign in", "Send message", "Sign up",
               "Vote"),
        "de": ("Benutzername oder Ausweisnummer", "Passwort", "Vor- und Nachname", "Ihre Nachricht", "Einloggen", "Absenden",
               "Abonnieren", "Abstimmen"),
        "nl": ("Gebruikersnaam of pasnummer", "Wachtwoord", "Uw naam", "Uw bericht", "Inloggen", "Versturen", "Inschrijven",
               "Stem"),
        "no": ("Brukernavn eller lånenummer", "Passord", "Navn", "Melding", "Logg inn", "Send inn", "Meld på", "Stem"),
        "ro": ("Utilizator sau e-mail", "Parola", "Nume și prenume", "Mesajul dumneavoastră", "Intră în cont", "Trimite",
               "Abonează-mă", "Votează"),
        "pt": ("Usuário ou CPF", "Senha", "Nome completo", "Mensagem", "Entrar", "Enviar", "Cadastrar", "Votar"),
    },
    email={"en": "Email address", "de": "E-Mail", "nl": "E-mailadres", "no": "E-post", "ro": "Adresa de e-mail",
           "pt": "E-mail"},
    addresses=(
        *["{folder}/{slug}"] * 6, *["{folder}/{slug}/"] * 6, *["{folder}/{slug}{ending}"] * 3,
        "/{slug}-{number}", "/{slug}/{number}/", "/site/{slug}{ending}", "/content/{slug}", "/{slug}/index{ending}",
        "/home/{slug}/", "/info/{number}/{slug}", "/index.php?page={slug}", "/index.php?id={number}", "/?page_id={number}",
        "/node/{number}", "/page.aspx?pageid={number}", "/article/{number}", "/Show.asp?ID={number}",
    ),
    nameless="p{number}",
    actions=("search", "search", "search", "results", "search-results", "searchresult", "catalogue", "find", "list",
             "search/advanced", "lookup", "s"),
    boxes=("q", "q", "q", "q", "s", "s", "search", "query", "keyword", "keys", "search_term", "searchtext", "term",
           "searchphrase"),
    pictures=(
        "fa fa-search", "fa fa-search", "fas fa-search", "fa-solid fa-magnifying-glass", "icon-search", "dashicons-search",
        "bi bi-search", "svg-icon search", "glyphicon glyphicon-search", "material-icons", "fa fa-chevron-right",
        "fa fa-briefcase", "fa fa-plane", "/images/buttons/search.gif", "/assets/icons/lupe.svg", "/img/tile-3.jpg",
        "/wp-content/uploads/2021/05/banner.jpg", "/sites/default/files/block2.png", "/img/btn_go.gif",
    ),
    letters=LETTERS,
)  # fmt: skip
