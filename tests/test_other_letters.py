"""Words of purposes are known in letters that Unicode takes no accent off: the Polish l and the Turkish i."""

from __future__ import annotations

import pytest

from crawler.forms import read_forms
from crawler.forms.vocabulary import CONVERT, ORDER, REGISTER, VOTE, folded
from crawler.links import harmful
from crawler.models import Verdict
from crawler.page import parse
from crawler.submit import judge

SURE = Verdict("search", True, 1.0)


def test_a_button_says_its_purpose_with_such_letters() -> None:
    purposes = {"Głosuj": VOTE, "Tłumacz": CONVERT, "Satın al": ORDER, "Kayıt ol": REGISTER}
    assert [text for text, purpose in purposes.items() if not purpose.search(folded(text))] == []


@pytest.mark.parametrize(
    "inner",
    [
        "<input name=tekst placeholder='Wpisz tekst'><button>Tłumacz</button>",
        "<input name=nr placeholder='Numer przesyłki'><button>Szukaj</button>",
        "<input name=kod><button>Satın al</button>",
    ],
)
def test_a_form_that_speaks_in_them_is_refused(inner: str) -> None:
    form = read_forms(parse(f"<form action=/s>{inner}</form>", "http://site.example/"))[0]
    assert not judge(form, SURE).allowed


def test_what_polish_and_turkish_sites_search_is_still_asked() -> None:
    for inner in (
        "<input name=t placeholder='Tytuł, słowo kluczowe'><button>Szukaj</button>",
        "<input name=a placeholder='Kitap adı, yazar adı'><button>Ara</button>",
    ):
        form = read_forms(parse(f"<form action=/s>{inner}</form>", "http://site.example/"))[0]
        assert judge(form, SURE).allowed


def test_a_link_in_either_spelling_says_the_same() -> None:
    assert (
        harmful("http://site.example/a/7", "Zgloś błąd")
        == harmful("http://site.example/a/7", "Zgłoś błąd")
        == "an action"
    )
