"""How the sites of the seventh vocabulary write names, addresses, forms and icons."""

from __future__ import annotations

from samples.webgraph.tongue import Manner, words

#: First and second parts of the sites' names.
NAMES = (
    words("Alder, Amber, Atlas, Beacon, Capital, Cedar, Central, City, Clear, Cross, East, Elm, Ever, Fair, Forest, Gold, "
          "Grand, High, Inter, Key, Lake, Liberty, Meridian, Oak, Park, Pine, Point, Prime, Queen, Red, Royal, Stone, Trans, "
          "True, Union, Unity, West, White"),
    words("area, bay, brook, bury, center, chester, corner, court, creek, dam, fair, field, ford, gard, gate, ham, hill, "
          "holm, hub, lake, line, link, market, mont, net, now, online, park, port, press, side, spot, trade, tree, way, "
          "wood, works, yard"),
)  # fmt: skip

#: Names of form controls by attribute: words, what the program behind calls them, and what tells nothing.
CONTROLS: dict[str, dict[str, tuple[str, ...]]] = {
    "books": {"title": ("title", "t_title", "val1"), "author": ("author", "t_author", "val2"),
              "publisher": ("publisher", "t_publisher", "val3"), "isbn": ("isbn", "t_isbn", "val4"),
              "year": ("year", "t_pubdate", "val5")},
    "jobs": {"title": ("keyword", "JobSearch.Keyword", "s1"), "company": ("company", "JobSearch.Employer", "s2"),
             "location": ("location", "JobSearch.City", "s3"), "category": ("category", "JobSearch.Category", "s4"),
             "salary": ("salary", "JobSearch.SalaryFrom", "s5")},
    "flights": {"origin": ("from", "depCity", "in_0"), "destination": ("to", "arrCity", "in_1"),
                "departure_date": ("depart", "depDate", "in_2"), "return_date": ("return", "retDate", "in_3"),
                "airline": ("airline", "carrier", "in_4")},
}  # fmt: skip

#: The Latin letters of addresses: Russian ones, and the Polish letter that is more than a Latin one with an accent.
LETTERS = tuple(
    zip(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюяł",
        "a b v g d e e zh z i y k l m n o p r s t u f h c ch sh sch  y  e yu ya l".split(" "),
        strict=True,
    )
)


def field(name: str, label: str, control: str, style: int) -> str:
    """A labelled control as these sites write it; all arguments are HTML but `style`."""
    named = control.replace("<select ", f'<select aria-label="{label}" ')
    return (
        f'<div class="field"><label for="c-{name}">{label}</label> <span class="input">{control}</span></div>',
        f'<tr><td class="lbl" align="right">{label}:&nbsp;</td><td>{control}</td></tr>',
        f'<label class="form-item"><span>{label}</span>{control}</label>',
        f'<div class="cell">{named}</div>',
        f'<dt><label for="c-{name}">{label}</label></dt><dd>{control}</dd>',
        f'<div class="row"><div class="col-sm-4">{label}</div><div class="col-sm-8">{control}</div></div>',
    )[style]


MANNER = Manner(
    names=NAMES,
    controls=CONTROLS,
    field=field,
    # the slugs of the pages that carry a form of each of these kinds
    chrome={
        "login": ("log-in", "my-account", "candidate-login", "sign-in", "my-library", "recruiter-login", "logga-in",
                  "mina-sidor", "kandidat", "logowanie", "moje-konto", "panel-pracodawcy", "vhod", "lk",
                  "employer-login", "denglu", "wdjy", "qydl", "area-riservata", "spazio-personale", "accesso-aziende"),
        "newsletter": ("email-list", "newsletter-sign-up", "nyhetsbrev", "podpiska", "dingyue",
                       "iscrizione-newsletter", "job-alerts", "bevakning", "alerty", "subscribe-jobs", "avvisi"),
        "contact": ("contact-us", "ask-us", "ask-a-librarian", "kontakta-oss", "fraga-oss", "zapytaj-bibliotekarza",
                    "kontakty", "spravka", "feedback", "yjfk", "ckzx", "contattaci", "chiedi"),
    },
    # user, password, name, message, sign in, send, subscribe, vote
    words={
        "en": ("Username or email", "Password", "Full name", "Comments", "Log In", "Send Message", "Subscribe", "Vote"),
        "sv": ("Användarnamn", "Lösenord", "Namn", "Meddelande", "Logga in", "Skicka", "Prenumerera", "Rösta"),
        "pl": ("Login lub e-mail", "Hasło", "Imię i nazwisko", "Treść wiadomości", "Zaloguj się", "Wyślij",
               "Zapisz się", "Głosuj"),
        "ru": ("Логин или e-mail", "Пароль", "Ваше имя", "Сообщение", "Войти", "Отправить", "Подписаться",
               "Голосовать"),
        "zh": ("手机号/用户名", "密码", "您的姓名", "留言内容", "登 录", "提交", "订阅", "投票"),
        "it": ("E-mail o nome utente", "Password", "Nome e cognome", "Il tuo messaggio", "Accedi", "Invia",
               "Iscriviti", "Vota"),
    },
    email={"en": "Email", "sv": "E-postadress", "pl": "Adres e-mail", "ru": "E-mail", "zh": "邮箱", "it": "E-mail"},
    addresses=(
        *["{folder}/{slug}"] * 5, *["{folder}/{slug}/"] * 5, *["{folder}/{slug}{ending}"] * 3,
        "/pages/{slug}", "/content/{slug}{ending}", "/web/guest/{slug}", "/site/{slug}/", "/{slug}-{number}{ending}",
        "/index.php/{number}-{slug}", "/?p={number}", "/node/{number}", "/content/view/{number}/",
        "/page{ending}?id={number}", "/article/{number}",
    ),
    nameless="p{number}",
    actions=("search", "search", "search/results", "results", "searchresults", "catalog/search", "list", "find",
             "listing"),
    boxes=("q", "q", "search", "s", "query", "keyword", "keywords", "searchterm", "text", "wd"),
    pictures=(
        "fa fa-search", "fa fa-search", "fas fa-search", "glyphicon glyphicon-search", "icon icon-search",
        "bi bi-search", "svg-icon-magnifier", "/images/search.gif", "/img/icons/search.svg", "/sites/default/files/tile2.jpg",
        "/uploads/banner_main.jpg",
    ),
    letters=LETTERS,
)  # fmt: skip
