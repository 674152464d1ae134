"""Forms that hand on whoever fills them in are not sent though they say that they find something; registers of people are."""

from __future__ import annotations

import pytest

from crawler.forms import read_forms
from crawler.models import Verdict
from crawler.page import parse
from crawler.submit import judge
from crawler.submit.leads import LEADS, OWNED

SURE = Verdict("search", True, 1.0)


def judged(html: str) -> tuple[bool, str]:
    found = judge(read_forms(parse(html, "http://site.example/page"))[0], SURE)
    return found.allowed, found.reason


@pytest.mark.parametrize("method", ["get", "post"])
@pytest.mark.parametrize(
    "inner",
    [
        "From ZIP <input name=from>To ZIP <input name=to>Phone <input name=phone><button>Find movers</button>",
        "City <input name=city>Your name <input name=n>E-mail <input name=e><button>Find an agent</button>",
        "PLZ <input name=plz>Telefon <input name=tel><button>Firmen suchen</button>",
        "Marca <input name=marca>Móvil <input name=m><button>Buscar precios</button>",
        "Kwota <input name=k>Numer telefonu <input name=nr><button>Znajdź ofertę</button>",
        "Idade <input name=i>WhatsApp <input name=z><button>Encontrar plano</button>",
        "Ville <input name=v>Votre nom <input name=n><button>Rechercher un artisan</button>",
        "都市 <input name=c>携帯 <input name=m><button>検索</button>",
        "Город <input name=c>Телефон <input name=t><button>Найти мастера</button>",
    ],
)
def test_who_asks_how_to_reach_somebody_searches_nothing(method: str, inner: str) -> None:
    assert judged(f"<form method={method} action=/search>{inner}</form>") == (False, LEADS)


@pytest.mark.parametrize(
    "inner",
    [
        "Last name <input name=ln>Phone <input name=ph><button>Search staff</button>",
        "Nachname <input name=nn>Telefon <input name=tel><button>Telefonbuch durchsuchen</button>",
        "Brand <input name=b>Phone model <input name=m><button>Search</button>",
        "Subject <input name=su>E-mail of the author <input name=a><button>Search</button>",
        "<input name=q placeholder='Name, phone or town'><button>Search</button>",
        "Year <input name=y>Home town <input name=h><button>Search</button>",
    ],
)
def test_registers_of_people_and_things_called_so_are_searched(inner: str) -> None:
    assert judged(f"<form action=/search>{inner}</form>")[0]


def test_a_box_for_telephones_tells_where_it_is_posted_and_takes_no_year() -> None:
    boxes = "Town <input name=t>{} <input name=n type=tel><button>Search</button></form>"
    assert judged(f"<form method=post action=/search>{boxes.format('Daytime')}") == (False, LEADS)
    assert judged(f"<form method=post action=/search>{boxes.format('Year')}")[0]
    assert judged(f"<form action=/search>{boxes.format('Daytime')}")[0]


@pytest.mark.parametrize("button", ["Find my account", "Find your booking", "Meine Buchung suchen", "Buscar mi pedido"])
def test_what_is_somebodys_own_is_not_looked_up(button: str) -> None:
    html = f"<form method=post action=/find>Surname <input name=s>Number <input name=n><button>{button}</button></form>"
    assert judged(html) == (False, OWNED)


def test_things_of_nobody_are_looked_up_by_name_and_number() -> None:
    html = (
        "<form method=post action=/find>Surname <input name=s>Number <input name=n><button>Find a grave</button></form>"
    )
    assert judged(html)[0]


@pytest.mark.parametrize("button", ["Get quotes", "Angebote anfordern", "Demander un devis", "Pedir presupuesto"])
def test_offers_are_not_asked_for(button: str) -> None:
    html = f"<form method=post action=/search>Trade <input name=q>Town <input name=t><button>{button}</button></form>"
    assert not judged(html)[0]
