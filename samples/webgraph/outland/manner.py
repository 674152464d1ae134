"""How the sites of the eighth vocabulary write names, addresses, forms and icons."""

from __future__ import annotations

from samples.webgraph.tongue import Manner, words

#: First and second parts of the sites' names.
NAMES = (
    words("Aspen, Birch, Blue, Bridge, Bright, Canal, Castle, Chapel, Cobalt, Copper, Coral, Delta, Dover, Echo, "
          "Falcon, Fern, First, Fox, Glen, Granite, Green, Harbor, Hazel, Heron, Iron, Ivy, Juniper, Kings, Lark, "
          "Linden, Maple, Marble, Mill, Nord, North, Olive, Otter, Pearl, Quarry, Raven, River, Saint, Silver, South, "
          "Summit, Swan, Thistle, Tulip, Valley, Willow"),
    words("bank, barn, beck, brae, bridge, burg, burn, cliff, combe, cove, crest, cross, dale, den, edge, fell, ferry, "
          "firth, forge, gate, glade, grove, haven, heath, house, isle, kirk, land, lane, lea, mead, mere, mill, "
          "mouth, path, point, pool, reach, ridge, rock, shaw, shore, stead, stone, ton, vale, view, well, wick, worth"),
)  # fmt: skip

#: Names of form controls by attribute: words, what the program behind calls them, and what tells nothing.
CONTROLS: dict[str, dict[str, tuple[str, ...]]] = {
    "books": {"title": ("title", "searchTitle", "field1"), "author": ("author", "searchAuthor", "field2"),
              "publisher": ("publisher", "searchPublisher", "field3"), "isbn": ("isbn", "searchIsbn", "field4"),
              "year": ("pubyear", "searchPubYear", "field5")},
    "jobs": {"title": ("keywords", "searchKeyword", "p1"), "company": ("employer", "searchOrganization", "p2"),
             "location": ("location", "searchLocation", "p3"), "category": ("category", "searchCategory", "p4"),
             "salary": ("salary", "searchSalary", "p5")},
    "flights": {"origin": ("origin", "originAirportCode", "x1"),
                "destination": ("destination", "destinationAirportCode", "x2"),
                "departure_date": ("departureDate", "outboundDate", "x3"),
                "return_date": ("returnDate", "inboundDate", "x4"), "airline": ("airline", "airlineCode", "x5")},
}  # fmt: skip

#: The Latin letters of addresses: what Danish and Turkish ones write for letters that are more than a Latin one with an
#: accent.
LETTERS = (("æ", "ae"), ("ø", "oe"), ("å", "aa"), ("ı", "i"))


def field(name: str, label: str, control: str, style: int) -> str:
    """A labelled control as these sites write it; all arguments are HTML but `style`."""
    described = control.replace("<select ", f'<select title="{label}" ')
    return (
        f'<div class="form-group"><label class="control-label" for="{name}_in">{label}</label>{control}</div>',
        f'<p class="form-field"><label>{label}<br>{control}</label></p>',
        f'<tr><th scope="row">{label}</th><td>{control}</td></tr>',
        f'<div class="search-field">{described}</div>',
        f'<li class="field-item"><span class="field-label">{label} :</span> {control}</li>',
        f'<div class="mdc-field">{control}<label for="{name}_in">{label}</label></div>',
    )[style]


MANNER = Manner(
    names=NAMES,
    controls=CONTROLS,
    field=field,
    # the slugs of the pages that carry a form of each of these kinds
    chrome={
        "login": ("my-account", "log-in", "sign-in", "account", "applicant-login", "employee-login", "candidate-login",
                  "staff-login", "agent-login", "my-library", "mijn-account", "mijn-bibliotheek", "inloggen-kandidaten",
                  "log-ind", "kandidat-login", "min-side", "giris-yap", "uye-girisi", "aday-girisi", "corporate"),
        "newsletter": ("mailing-list", "job-alerts", "sign-up-alerts", "subscribe", "nieuwsbrief", "job-alert",
                       "nyhedsbrev", "tilmeld-nyhedsbrev", "jobagent", "e-bulten", "bildirimler", "alarm"),
        "contact": ("contact-us", "say-hello", "ask", "ask-a-librarian", "feedback", "report-a-problem", "vraag",
                    "kontakt-os", "spoerg", "iletisim", "bize-ulasin", "kutuphaneciye-sor", "inquiry", "voc"),
    },
    # user, password, name, message, sign in, send, subscribe, vote
    words={
        "en": ("Email or username", "Password", "Your name", "Your message", "Sign in", "Send", "Sign up", "Vote"),
        "nl": ("E-mailadres of gebruikersnaam", "Wachtwoord", "Naam", "Uw bericht", "Inloggen", "Versturen",
               "Aanmelden", "Stem"),
        "tr": ("Kullanıcı adı", "Şifre", "Ad Soyad", "Mesajınız", "Giriş Yap", "Gönder", "Abone Ol", "Oy Ver"),
        "ko": ("아이디", "비밀번호", "이름", "문의내용", "로그인", "보내기", "구독하기", "투표하기"),
        "da": ("Brugernavn", "Adgangskode", "Dit navn", "Din besked", "Log ind", "Send", "Tilmeld", "Stem"),
    },
    email={"en": "Email address", "nl": "E-mailadres", "tr": "E-posta adresi", "ko": "이메일", "da": "E-mail"},
    addresses=(
        *["{folder}/{slug}"] * 6, *["{folder}/{slug}/"] * 5, *["{folder}/{slug}{ending}"] * 3,
        "/en/{slug}", "/web/{slug}", "/public/{slug}", "/Pages/{slug}{ending}", "/{number}/{slug}", "/sub/{slug}.do",
        "/index{ending}?id={number}", "/?page_id={number}", "/node/{number}", "/contents/{number}",
        "/content{ending}?menuNo={number}", "/index.php?option=com_content&view=article&id={number}", "/article/{number}/",
    ),
    nameless="sub{number}",
    actions=("search", "search", "search-results", "results", "find", "catalog/search", "search/list", "listings",
             "query", "search/results"),
    boxes=("q", "q", "query", "search", "s", "keyword", "keywords", "k", "term", "lookfor", "search_api_fulltext",
           "searchKeyword"),
    pictures=(
        "fa fa-search", "fa-solid fa-magnifying-glass", "fas fa-search", "icon-search", "dashicons dashicons-search",
        "bi bi-search", "uk-icon-search", "ico ico_search", "icon icon--arrow-right", "/images/btn_search.gif",
        "/themes/custom/site/images/search.svg", "/wp-content/uploads/2023/05/search-button.png", "/images/quick_menu03.png",
        "/sites/default/files/homepage-tile-2.jpg", "/images/go.gif",
    ),
    letters=LETTERS,
)  # fmt: skip
