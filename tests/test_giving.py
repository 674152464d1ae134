"""Who asks for a gift asks for money: forms that do are refused in many languages, registers of gifts are asked."""

from __future__ import annotations

import pytest

from crawler.forms import read_forms
from crawler.models import Verdict
from crawler.page import parse
from crawler.submit import judge

SURE = Verdict("search", True, 1.0)


def allowed(inner: str) -> bool:
    return judge(read_forms(parse(f"<form action=/x>{inner}</form>", "http://site.example/"))[0], SURE).allowed


@pytest.mark.parametrize(
    "button",
    [
        "Je fais un don", "Jetzt spenden", "Spende", "Dona ora", "Doa agora", "Wesprzyj nas", "Přispět", "Пожертвовать",
        "Lahjoita", "Skänk en gåva", "Støtt oss", "Adományozok", "Donează", "Δωρεά", "捐款", "寄付する", "Quyên góp",
        "후원하기", "تبرع الآن", "Donasi sekarang", "Bağış yap",
    ],
)  # fmt: skip
def test_a_button_that_asks_for_a_gift_is_not_pressed(button: str) -> None:
    assert not allowed(f"<input name=sum><input type=radio name=p value=20> 20 <button>{button}</button>")


@pytest.mark.parametrize(
    "inner",
    [
        "<input name=donor placeholder=Donor><button>Search donations</button>",
        "<input name=n placeholder=捐赠人><button>查询捐赠</button>",
        "<input name=q placeholder='Titre, auteur'><button>Rechercher un don</button>",
    ],
)
def test_a_register_of_gifts_is_asked(inner: str) -> None:
    assert allowed(inner)
