"""Searches whose words are of languages that few of the examples are in."""

from __future__ import annotations

import pytest

from crawler.classify import FormClassifier
from crawler.forms import read_forms
from crawler.forms.interface import understand
from crawler.forms.vocabulary import SEARCH, folded
from crawler.models import Verdict
from crawler.page import parse
from crawler.submit import judge
from knowledge.domain import load_domain
from knowledge.matching import Matcher

SEARCHES = {
    "vi": '<form action="/tra-cuu"><p>Từ khóa: <input name="tukhoa" size="40"> <input type="submit" value="Tra cứu">'
    "</p><p>Nhập tên giống, loài cây hoặc tác giả</p></form>",
    "ro": '<form action="/catalog/filtru"><fieldset><legend>Categorie</legend><label><input type="checkbox" name="cat" '
    'value="a">Familie</label><label><input type="checkbox" name="cat" value="b">Copii</label></fieldset><label>Jucători '
    '<select name="jucatori"><option value="">oricâți<option>1<option>2<option>3<option>4<option>5</select></label><label>Vârstă '
    'minimă <select name="varsta"><option value="">orice<option>6<option>8<option>10<option>12</select></label><label>Ordonează '
    '<select name="ord"><option>Nume<option>Preț</select></label><button>Aplică filtrele</button></form>',
}


@pytest.mark.parametrize("language", SEARCHES)
def test_a_search_in_another_language_is_one(language: str) -> None:
    form = read_forms(parse(f"<h1>A</h1>{SEARCHES[language]}", "http://h.example/"))[0]
    assert judge(form, FormClassifier.load().classify(form)).allowed


BOUNDS = [
    ("Giá thấp nhất", "Giá cao nhất"), ("Harga terendah", "Harga tertinggi"), ("न्यूनतम मूल्य", "अधिकतम मूल्य"),
    ("السعر الأدنى", "السعر الأقصى"), ("מחיר מינימלי", "מחיר מקסימלי"), ("Cena minimalna", "Cena maksymalna"),
    ("Minimální cena", "Maximální cena"), ("Minimalna cijena", "Maksimalna cijena"), ("Legkisebb ár", "Legnagyobb ár"),
    ("Preț minim", "Preț maxim"), ("Alin hinta", "Ylin hinta"), ("Mindestpreis", "Höchstpreis"), ("Lägsta pris", "Högsta pris"),
    ("Минимальная цена", "Максимальная цена"), ("Мінімальна ціна", "Максимальна ціна"), ("En düşük fiyat", "En yüksek fiyat"),
    ("ราคาต่ำสุด", "ราคาสูงสุด"), ("최저 가격", "최고 가격"), ("Minimumprijs", "Maximumprijs"),
]  # fmt: skip


@pytest.mark.parametrize("low, high", BOUNDS)
def test_the_least_and_the_most_are_the_ends_of_a_span(low: str, high: str) -> None:
    boxes = f"<p><label>{low} <input name=x1></label><p><label>{high} <input name=x2></label><p>Titel <input name=t>"
    form = read_forms(parse(f"<form action=/search>{boxes}<button>Search</button></form>", "http://h.example/"))[0]
    found = understand(form, Verdict("search", True, 1.0), Matcher(load_domain("books")))
    assert [(one.low, one.high, one.attribute) for one in found.ranges] == [("x1", "x2", "price")]


@pytest.mark.parametrize(
    "domain, label, attribute",
    [
        ("jobs", "All cities", "location"), ("jobs", "Todas las ciudades", "location"), ("jobs", "كل المدن", "location"),
        ("jobs", "כל הערים", "location"), ("jobs", "Všechna města", "location"), ("jobs", "Alla orter", "location"),
        ("jobs", "كل الفئات", "category"), ("books", "Все языки", "language"), ("books", "כל השפות", "language"),
        ("books", "كل الناشرين", "publisher"), ("papers", "Overskrift", "title"),
    ],
)  # fmt: skip
def test_a_list_that_begins_with_all_of_something_is_about_that(domain: str, label: str, attribute: str) -> None:
    assert Matcher(load_domain(domain)).label(label)[0] == attribute


@pytest.mark.parametrize("word", ["Otsikko", "Keresztnév", "Kereskedő", "Lupahakemus", "Vindruta", "Vindkraft"])
def test_words_that_begin_like_those_of_searching_are_others(word: str) -> None:
    assert SEARCH.search(folded(word)) is None


@pytest.mark.parametrize(
    "word", ["Otsi", "Otsing", "Keresés", "Keresd meg", "Kereső", "Lupa", "Vind een arts", "Vinden"]
)
def test_words_of_searching_are_known(word: str) -> None:
    assert SEARCH.search(folded(word)) is not None


def test_a_box_for_the_title_in_finnish_takes_no_words_of_any_kind() -> None:
    html = "<form action=/haku>Otsikko <input name=ot>Tekijä <input name=te><button>Hae</button></form>"
    form = read_forms(parse(html, "http://h.example/"))[0]
    found = understand(form, Verdict("search", True, 1.0), Matcher(load_domain("papers")))
    assert (found.attributes["ot"][0], found.keyword) == ("title", None)


@pytest.mark.parametrize(
    ("search", "title", "author", "sends"),
    [
        ("Αναζήτηση", "Τίτλος", "Συγγραφέας", "Υποβολή"),
        ("検索", "タイトル", "著者", "送信"),
        ("검색", "제목", "저자", "제출"),
        ("بحث", "العنوان", "المؤلف", "إرسال"),
        ("חיפוש", "כותר", "מחבר", "שלח"),
        ("ค้นหา", "ชื่อเรื่อง", "ผู้แต่ง", "ส่ง"),
    ],
)
def test_a_query_may_be_sent_by_a_word_for_sending(search: str, title: str, author: str, sends: str) -> None:
    boxes = f"<label>{title} <input name=t></label><label>{author} <input name=a></label>"
    for asked in (f"<label>{search} <input name=q></label>", boxes):
        html = f"<form action=/search.php>{asked}<input type=submit value='{sends}'></form>"
        (form,) = read_forms(parse(html, "http://s.example/dir/page"))
        assert judge(form, FormClassifier.load("default").classify(form)).allowed


@pytest.mark.parametrize(
    ("heading", "title", "author", "shows"),
    [
        ("Nuevas adquisiciones", "Título", "Autor", "Mostrar"),
        ("Nieuwe aanwinsten", "Titel", "Auteur", "Toon"),
        ("Новые поступления", "Название", "Автор", "Показать"),
        ("新着", "书名", "作者", "显示"),
    ],
)
def test_a_list_of_what_is_new_is_shown_and_nothing_is_handed_in(
    heading: str, title: str, author: str, shows: str
) -> None:
    boxes = f"<label>{title} <input name=t></label><label>{author} <input name=a></label>"
    html = f"<h2>{heading}</h2><form action=/list>{boxes}<button>{shows}</button></form>"
    (form,) = read_forms(parse(html, "http://s.example/dir/page"))
    assert judge(form, FormClassifier.load("default").classify(form)).allowed
