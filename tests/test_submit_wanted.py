"""Posted forms whose fields ask for records are sent though no word of searching stands in them; what hands a title in, or
changes a record, has the same boxes and is not."""

from __future__ import annotations

import pytest

from crawler.classify import FormClassifier
from crawler.forms import read_forms
from crawler.models import Verdict
from crawler.page import parse
from crawler.submit import judge
from crawler.submit.wanted import wants_records

URL = "http://site.example/holdings"
SURE = Verdict("search", True, 1.0)
BOXES = "Title <input name=title>Author <input name=author>"
YEARS = "Year from <input name=y1>to <input name=y2>"
KIND = "<label>Subject <select name=s><option value=''>All<option>Law<option>Art</select></label>"


def allowed(html: str, url: str = URL, verdict: Verdict = SURE) -> bool:
    return judge(read_forms(parse(html, url))[0], verdict).allowed


@pytest.mark.parametrize(
    "html",
    [
        f"<form method=post action=/holdings>{BOXES}{YEARS}<input type=submit value=Abschicken></form>",
        f"<h1>Maps</h1><form method=post action=/holdings>{BOXES}{KIND}<input type=submit value=Invia></form>",
        f"<h1>Maps</h1><form method=post action=/holdings>{BOXES}{KIND}<button>Enviar</button></form>",
        f"<form method=post action=/holdings>{BOXES}{YEARS}<button>OK</button></form>",
        f"<form method=post action=/liste.php>{BOXES}<button>Lancer</button></form>",
        f"<form method=post action=/holdings>{BOXES}<button>Show records</button></form>",
        "<form method=post action=/list.cgi>標題 <input name=a>著者 <input name=b><input type=submit value=送信></form>",
        (
            "<form method=post action=/zbiory>Tytuł <input name=a>Autor <input name=b>Rok wydania od <input name=c>do "
            "<input name=d><input type=submit value=Wyślij></form>"
        ),
    ],
)
def test_what_only_a_question_has_speaks_for_it(html: str) -> None:
    assert allowed(html)


@pytest.mark.parametrize(
    "html",
    [
        f"<form method=post action=/holdings>{BOXES}<input type=submit value=Abschicken></form>",  # nothing tells
        f"<form method=post action=/liste>{BOXES}Zmartu <input name=z><button>OK</button></form>",  # what is that box for?
        f"<h2>Suggest a purchase</h2><form method=post action=/holdings>{BOXES}{KIND}<button>OK</button></form>",
        f"<h2>Fernleihe</h2><form method=post action=/liste.php>{BOXES}<button>Absenden</button></form>",
        f"<h2>Nouvelle notice</h2><form method=post action=/liste>{BOXES}{YEARS}<button>Envoyer</button></form>",
        f"<h2>購入希望</h2><form method=post action=/list>{BOXES}{YEARS}<button>送信</button></form>",
        f"<form method=post action=/entries/new>{BOXES}{KIND}<button>OK</button></form>",
        f"<form method=post action=/holdings>{BOXES}{KIND}<button>Add</button></form>",
        f"<form method=post action=/holdings>{BOXES}{YEARS}<textarea name=c></textarea><button>OK</button></form>",
        f"<form method=post action=/holdings>{BOXES}{KIND}Phone <input name=phone><button>OK</button></form>",
        (
            "<form method=post action=/list>Title <input name=t value='Old maps'>Author <input name=a value='Ann Lee'>"
            "<button>OK</button></form>"
        ),
        "<form method=post action=/list>Title <input name=t required>Author <input name=a required><button>OK</button></form>",
        (
            "<form method=post action=/list><label>Quantity <input name=q></label><label>Name <input name=n></label>"
            "<button>OK</button></form>"
        ),
    ],
)
def test_what_hands_in_or_changes_a_record_is_refused(html: str) -> None:
    assert not allowed(html)


def test_an_address_of_another_purpose_is_heard() -> None:
    html = f"<h1>Maps</h1><form method=post>{BOXES}{KIND}<button>OK</button></form>"
    assert allowed(html) and not allowed(html, "http://site.example/interlibrary-loan")


def test_the_classifier_has_to_be_sure() -> None:
    html = f"<form method=post action=/holdings>{BOXES}{YEARS}<button>OK</button></form>"
    assert not allowed(html, verdict=Verdict("search", True, 0.6))


def test_only_what_is_posted_is_looked_at() -> None:
    html = f"<form action=/holdings>{BOXES}{YEARS}<button>OK</button></form>"
    assert not wants_records(read_forms(parse(html, URL))[0], ["OK"])


@pytest.mark.parametrize(
    "title, author, button",
    [
        ("Izenburua", "Egilea", "Bilatu"), ("Teideal", "Údar", "Cuardaigh"), ("Tiotal", "Ùghdar", "Lorg"),
        ("Titlu", "Awtur", "Fittex"), ("ចំណងជើង", "អ្នកនិពន្ធ", "ស្វែងរក"), ("ຊື່ເລື່ອງ", "ຜູ້ແຕ່ງ", "ຄົ້ນຫາ"), ("Гарчиг", "Зохиогч", "Хайх"),
        ("Sarlavha", "Muallif", "Qidirish"), ("Аталышы", "Автору", "Издөө"), ("Ном", "Муаллиф", "Ҷустуҷӯ"),
        ("Ady", "Awtory", "Gözle"), ("Titill", "Höfundur", "Leita"), ("Наслов", "Година", "Претражи"),
        ("శీర్షిక", "రచయిత", "వెతకండి"), ("തലക്കെട്ട്", "ഗ്രന്ഥകാരൻ", "തിരയുക"), ("මාතෘකාව", "කතෘ", "සොයන්න"), ("ርዕስ", "ደራሲ", "ፈልግ"),
        ("Taken littafi", "Marubuci", "Nemo"), ("Cinwaan", "Qoraa", "Raadi"), ("Isihloko", "Umbhali", "Sesha"),
        ("Pamagat", "May-akda", "Hanapin"), ("عنوان", "مصنف", "تلاش کریں"), ("سرلیک", "لیکوال", "لټون"),
        ("Sernav", "Nivîskar", "Lêgerîn"), ("શીર્ષક", "લેખક", "શોધો"), ("Назва", "Год", "Шукаць"),
    ],
)  # fmt: skip
def test_searches_are_known_in_the_languages_of_fewer_sites(title: str, author: str, button: str) -> None:
    html = f"<form method=post action=/a>{title} <input name=t>{author} <input name=a><button>{button}</button></form>"
    form = read_forms(parse(html, URL))[0]
    assert judge(form, FormClassifier.load().classify(form)).allowed


@pytest.mark.parametrize(
    "box, button",
    [
        ("Erabiltzailea", "Sartu"), ("Foydalanuvchi", "Kirish"), ("Хэрэглэгчийн нэр", "Нэвтрэх"), ("Istifadəçi", "Daxil ol"),
        ("Nafn", "Skrá inn"), ("Ady", "Ýatda sakla"), ("Sarlavha", "O'chirish"), ("Гарчиг", "Устгах"), ("Nimetus", "Kustuta"),
        ("Pavadinimas", "Ištrinti"), ("Prece", "Pasūtīt"), ("Ապրանք", "Վճարել"), ("Produkti", "Porosit"), ("Bidhaa", "Nunua"),
        ("நூல்", "நீக்கு"), ("বই", "মুছুন"), ("પુસ્તક", "ખરીદો"), ("Kitab", "Səs ver"), ("Ainm", "Cofrestru"), ("Isihloko", "Susa"),
    ],
)  # fmt: skip
def test_deeds_are_known_in_them_too(box: str, button: str) -> None:
    for method in ("get", "post"):
        assert not allowed(f"<form method={method} action=/a>{box} <input name=t><button>{button}</button></form>")


def test_all_is_known_in_scripts_without_blanks_and_tells_nothing_below_no_heading() -> None:
    inner = "作者 <input name=b>分類 <select name=c><option>すべて<option>役者絵<option>風景画</select>"
    inner += "<button>実行</button></form>"
    form = f"<form method=post action=/a>{inner}"
    assert allowed(f"<h1>浮世絵</h1>{form}") and not allowed(form)


def test_old_postcards_are_no_cart() -> None:
    boxes = "Commune <input name=c>Année de <input name=a1>à <input name=a2><button>Chercher</button></form>"
    assert allowed(f"<h1>Cartes postales</h1><form method=post action=/cartes.php>{boxes}")
    assert not allowed(f"<h1>Cart</h1><form method=post action=/cart.php>{boxes.replace('Chercher', 'OK')}")


UNSURE = Verdict("contact/comment", False, 0.35)


@pytest.mark.parametrize(
    "html",
    [
        f"<form action=/holdings>{BOXES}<button>Show records</button></form>",
        "<form action=/zbiory>Tytuł <input name=a>Autor <input name=b><button>Wyświetl</button></form>",
        "<form action=/fond>Название <input name=a>Автор <input name=b><button>Показать</button></form>",
    ],
)
def test_a_query_whose_button_shows_what_has_such_a_title_needs_no_sure_verdict(html: str) -> None:
    assert allowed(html, verdict=UNSURE)


@pytest.mark.parametrize(
    "html",
    [
        f"<form action=/holdings>{BOXES}<button>OK</button></form>",
        f"<h2>Suggest a purchase</h2><form action=/holdings>{BOXES}<button>Show records</button></form>",
        f"<form action=/holdings>{BOXES}Phone <input name=phone><button>Show records</button></form>",
        "<form action=/a>Zmartu <input name=a>Ulvo <input name=b><button>Show</button></form>",
        f"<form action=/orders/new>{BOXES}<button>Show</button></form>",
    ],
)
def test_any_other_query_does(html: str) -> None:
    assert not allowed(html, verdict=UNSURE)
