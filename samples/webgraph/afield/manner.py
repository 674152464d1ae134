"""How the sites of the sixth vocabulary write names, addresses, forms and icons."""

from __future__ import annotations

from samples.webgraph.tongue import Manner, words

#: First and second parts of the sites' names.
NAMES = (
    words("Arrow, Ash, Bay, Bell, Birch, Blue, Bright, Castle, Coast, Crown, Delta, Eagle, First, Garden, Global, Green, "
          "Harbour, Heath, Iron, Maple, Metro, North, Nova, Open, Pacific, Pearl, River, Rose, Silver, Star, Summit, Vista"),
    words("base, bridge, city, club, dale, desk, field, gate, group, haven, house, lane, land, mark, ness, place, plus, "
          "point, pool, reach, ridge, room, space, stone, town, vale, view, ward, well, world, worth, zone"),
)  # fmt: skip

#: Names of form controls by attribute.
CONTROLS: dict[str, dict[str, tuple[str, ...]]] = {
    "books": {"title": ("title", "titel", "q[0]"), "author": ("author", "creator", "q[1]"),
              "publisher": ("publisher", "pubname", "q[2]"), "isbn": ("isbn", "standard_no", "q[3]"),
              "year": ("year", "date_from", "q[4]")},
    "jobs": {"title": ("keywords", "jobTitle", "p_1"), "company": ("employer", "organisation", "p_2"),
             "location": ("location", "jobLocation", "p_3"), "category": ("category", "sector_id", "p_4"),
             "salary": ("salary", "salaryFrom", "p_5")},
    "flights": {"origin": ("from", "departureAirport", "leg_a"), "destination": ("to", "arrivalAirport", "leg_b"),
                "departure_date": ("depart", "outbound", "leg_c"), "return_date": ("return", "inbound", "leg_d"),
                "airline": ("airline", "airlineCode", "leg_e")},
}  # fmt: skip


def field(name: str, label: str, control: str, style: int) -> str:
    """A labelled control as these sites write it; all arguments are HTML but `style`."""
    return (
        f'<div class="form-group"><label for="c-{name}">{label}</label>{control}</div>',
        f'<tr><th scope="row" align="right"><label for="c-{name}">{label}</label></th><td>{control}</td></tr>',
        f'<p class="field"><strong>{label}</strong><br>{control}</p>',
        f'<div class="col"><label class="visually-hidden" for="c-{name}">{label}</label>{control}</div>',
        f"<dt>{label}:</dt><dd>{control}</dd>",
        f'<div class="form-floating">{control}<label for="c-{name}">{label}</label></div>',
    )[style]


MANNER = Manner(
    names=NAMES,
    controls=CONTROLS,
    field=field,
    # the slugs of the pages that carry a form of each of these kinds
    chrome={
        "login": ("sign-in", "log-in", "employer-login", "employer-signin", "my-account", "mein-konto",
                  "arbeitgeber-login", "se-connecter", "compte-lecteur", "espace-recruteur", "iniciar-sesion",
                  "mi-cuenta", "acceso-empresas", "entrar", "minha-conta", "empresas", "login", "mylibrary",
                  "company-login"),
        "newsletter": ("email-updates", "email-signup", "lettre-information", "suscripcion", "novidades",
                       "mailmagazine"),
        "contact": ("contact-us", "feedback", "nous-contacter", "contactanos", "fale-conosco", "contato", "inquiry"),
    },
    # user, password, name, message, sign in, send, subscribe, vote
    words={
        "en": ("Email or card number", "Password", "Name", "Your message", "Sign in", "Submit", "Sign up", "Vote"),
        "de": ("Benutzernummer", "Kennwort", "Vor- und Nachname", "Ihre Nachricht", "Einloggen", "Absenden",
               "Abonnieren", "Abstimmen"),
        "fr": ("Adresse e-mail", "Mot de passe", "Nom et prénom", "Votre message", "Connexion", "Envoyer",
               "Je m'inscris", "Voter"),
        "es": ("Correo o usuario", "Contraseña", "Nombre y apellidos", "Comentarios", "Acceder", "Enviar",
               "Suscribirme", "Votar"),
        "pt": ("E-mail ou CPF", "Senha", "Nome completo", "Mensagem", "Entrar", "Enviar", "Quero receber", "Votar"),
        "ja": ("ログインID", "パスワード", "お名前", "お問い合わせ内容", "ログイン", "送信", "登録する", "投票"),
    },
    email={"en": "Email address", "de": "E-Mail", "fr": "Votre e-mail", "es": "Correo electrónico", "pt": "E-mail",
           "ja": "メールアドレス"},
    addresses=(
        "{folder}/{slug}", "{folder}/{slug}", "{folder}/{slug}", "{folder}/{slug}/", "{folder}/{slug}/",
        "{folder}/{slug}{ending}", "{folder}/{slug}{ending}", "/site/{slug}", "/pages/{slug}{ending}",
        "/?page_id={number}", "/contents/{number}", "/index.php?id={number}",
    ),
    nameless="info{number}",
    actions=("search", "search/results", "results", "search-results", "catalogsearch", "find", "list", "query"),
    boxes=("q", "query", "keywords", "s", "search", "keyword", "search_term", "text"),
    pictures=(
        "fa-solid fa-magnifying-glass", "bi bi-search", "icon-search", "material-icons search", "fas fa-search",
        "/images/search.png", "/assets/img/btn-search.svg", "/common/img/bnr01.png", "/media/hero-booking.jpg",
        "/wp-content/uploads/banner.png",
    ),
)  # fmt: skip
