"""Pages about one thing with others of its kind below: "You may also like", in the languages of sites."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results.extraction import Extraction, extract_records
from crawler.wording.others import announces_others
from knowledge.domain import Domain
from knowledge.matching import Matcher

CARS = Domain.model_validate(
    {
        "name": "cars",
        "title": "Cars",
        "description": "Cars for sale.",
        "languages": ["en"],
        "nouns": ["car"],
        "identity": ["title"],
        "attributes": [
            {"name": "title", "type": "text", "aliases": ["model"]},
            {"name": "year", "type": "year"},
            {"name": "mileage", "type": "text"},
            {"name": "fuel", "type": "enum"},
            {"name": "price", "type": "number"},
        ],
    }
)
NAME = "Hatch 1.4 with winter tyres"
FACTS = {
    "Make": "Norda",
    "Year": "2014",
    "Mileage": "88,000 km",
    "Fuel": "petrol",
    "Price": "6,400 €",
    "Colour": "dark red",
}
OTHERS = [
    (f"{make} {build} {n}", str(2008 + n), f"{40 + 7 * n},000 km", f"{3 + n},900 €")
    for n, (make, build) in enumerate(
        (make, build) for make in ("Norda", "Velo", "Castor", "Lumen") for build in ("Estate", "Coupe", "Van")
    )
]
HEADINGS = [
    "Similar cars", "You may also like", "More from this seller", "Others also viewed", "Recommended for you",
    "Ähnliche Fahrzeuge", "Das könnte Sie auch interessieren", "Vous aimerez aussi", "Annonces similaires",
    "También te puede interesar", "Productos relacionados", "Potrebbe interessarti anche", "Veja também",
    "Vergelijkbare advertenties", "Liknande annonser", "Måske kan du lide", "Muita saman myyjän ilmoituksia",
    "Podobne ogłoszenia", "Mohlo by vás zajímat", "Podobné inzeráty", "Hasonló hirdetések", "Anunțuri similare",
    "Benzer ilanlar", "Παρόμοιες αγγελίες", "Похожие объявления", "Схожі оголошення", "Подобни обяви",
    "إعلانات مشابهة", "آگهی‌های مشابه", "מודעות דומות", "समान कारें", "รถที่เกี่ยวข้อง", "Xe tương tự", "Iklan serupa",
    "猜你喜欢", "相似车源", "関連する商品", "비슷한 매물",
    "Andre biler af sælgeren", "Fler bilar av säljaren", "Saatat pitää myös näistä", "Może Cię również zainteresować",
    "Μπορεί να σας αρέσουν επίσης", "Có thể bạn cũng thích", "Xe khác của người bán", "Mungkin Anda suka", "你可能也喜歡",
    "شاید این‌ها را هم بپسندید", "إعلانات أخرى من البائع", "आपको ये भी पसंद आ सकती हैं", "คุณอาจสนใจ", "Võivad teile meeldida",
]  # fmt: skip
NO_SUCH = [
    "Search results", "All cars", "Cars in Berlin", "12 cars found", "Related searches", "Alle Fahrzeuge", "Résultats",
    "Novedades", "Все объявления", "全部车源", "検索結果", "", "Similar" + " and more" * 20,
]  # fmt: skip
ROWS = {
    "dl": "<dl>" + "".join(f"<dt>{k}</dt><dd>{v}</dd>" for k, v in FACTS.items()) + "</dl>",
    "cells": "<table>" + "".join(f"<tr><td>{k}</td><td>{v}</td></tr>" for k, v in FACTS.items()) + "</table>",
    "boxes": "".join(f"<div class=line><span>{k}</span><span>{v}</span></div>" for k, v in FACTS.items()),
    "lines": "<p>" + "<br>".join(f"{k}: {v}" for k, v in FACTS.items()) + "</p>",
}
CARDS = {
    "labelled": "<div class=near><a href='/{0}'>{1}</a><div>Year <b>{2}</b></div><div>Mileage <b>{3}</b></div>"
    "<div>Price <b>{4}</b></div></div>",
    "plain": "<li class=card><a href='/{0}'><h4>{1}</h4></a> <span>{2}</span> <span>{3}</span> <span>{4}</span></li>",
    "pictures": "<a class=near href='/{0}'><img src='/{0}.jpg'><div class=t>{1}</div><div class=p>{4}</div></a>",
}


def _read(
    facts: str, card: str, above: str, *, head: str = f"<h1>{NAME}</h1>", title: str = "Motor Mart"
) -> Extraction:
    menu = "".join(f"<li><a href='/{part}'>{part}</a></li>" for part in ("buy", "sell", "loans", "help", "terms"))
    below = "".join(card.format(n, *told) for n, told in enumerate(OTHERS))
    body = f"<ul>{menu}</ul><div class=thing>{head}{facts}</div><h3>{above}</h3><div class=row>{below}</div>"
    page = parse(f"<html><head><title>{title}</title></head><body>{body}</body></html>", "http://cars.example/77")
    return extract_records(page, matcher=Matcher(CARS))


def _told(found: Extraction) -> dict[str | None, str]:
    return {one.attribute: one.value for one in reversed(found.records[0].fields)}


@pytest.mark.parametrize("facts", ROWS.values(), ids=ROWS.keys())
@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS.keys())
def test_a_thing_is_read_though_many_like_it_stand_below(facts: str, card: str) -> None:
    found = _read(facts, card, "Similar cars")
    assert found.form == "detail"
    told = _told(found)
    assert (told["title"], told["year"], told["price"]) == (NAME, "2014", "6,400 €")


@pytest.mark.parametrize("facts", ROWS.values(), ids=ROWS.keys())
@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS.keys())
def test_its_name_may_stand_in_the_title_of_the_page_alone(facts: str, card: str) -> None:
    assert _told(_read(facts, card, "Similar cars", head="", title=f"{NAME} | Motor Mart"))["title"] == NAME


@pytest.mark.parametrize("facts", ROWS.values(), ids=ROWS.keys())
@pytest.mark.parametrize(
    "head", [f"<div>{NAME}</div>", f"<p><strong>{NAME}</strong></p>", ""], ids=["box", "bold", "none"]
)
def test_labels_that_come_again_below_are_those_of_others(facts: str, head: str) -> None:
    near = CARDS["labelled"]
    found = _read(facts, near, "Similar cars", head=head, title=f"{NAME} | Motor Mart")
    told = {one.attribute: [] for one in found.records[0].fields} | {None: []}
    for one in found.records[0].fields:
        told[one.attribute].append(one.value)
    assert (told["year"], told["mileage"], told["price"]) == (["2014"], ["88,000 km"], ["6,400 €"])
    assert not any("Norda Estate" in one.value for one in found.records[0].fields)


@pytest.mark.parametrize("above", HEADINGS)
def test_the_heading_may_be_in_many_languages(above: str) -> None:
    assert announces_others(above)
    assert _read(ROWS["boxes"], CARDS["labelled"], above).form == "detail"


@pytest.mark.parametrize("above", NO_SUCH)
def test_other_headings_stand_above_what_was_found(above: str) -> None:
    assert _read(ROWS["boxes"], CARDS["labelled"], above).form == "list"


def test_what_is_like_something_is_the_list_where_nothing_is_told_of_that() -> None:
    found = _read("<p>Year: 2014</p>", CARDS["labelled"], "Similar cars", head="<h1>Cars</h1>")
    assert (found.form, len(found.records)) == ("list", len(OTHERS))


@pytest.mark.parametrize(
    "above",
    ["More information", "Weitere Informationen", "Altre informazioni", "Další údaje", "更多信息", "その他の情報"],
)
@pytest.mark.parametrize("facts", ROWS.values(), ids=ROWS.keys())
def test_more_that_is_told_of_the_thing_is_not_cut_off(facts: str, above: str) -> None:
    for value in ("2014", "petrol", "88,000 km"):
        facts = facts.replace(value, f"<a href='/all/{value[:2]}'>{value}</a>")
    head = f"<h1>{NAME}</h1><p>A small car that was driven to work and back by one owner.</p><h3>{above}</h3>"
    html = f"<html><head><title>{NAME}</title></head><body>{head}{facts}</body></html>"
    found = extract_records(parse(html, "http://cars.example/77"), matcher=Matcher(CARS))
    told = _told(found)
    assert (told["title"], told["year"], told["fuel"], told["price"]) == (NAME, "2014", "petrol", "6,400 €")


@pytest.mark.parametrize("card", [CARDS["labelled"], CARDS["plain"]], ids=["labelled", "plain"])
@pytest.mark.parametrize(
    ("head", "title", "above"),
    [
        ("<h1>Search results</h1>", "Motor Mart", "Weitere Treffer"),
        ("", "Suchergebnisse", "Weitere Fahrzeuge"),
        ("<h1>Výsledky</h1>", "Motor Mart", "Další auta"),
        ("", "Motor Mart", "Más de 100 coches"),
        ("", "Motor Mart", "More than 40 of all cars in town"),
        ("", "Motor Mart", "Další výsledky"),
    ],
)
def test_answers_may_say_what_was_asked_and_that_more_was_found(head: str, title: str, above: str, card: str) -> None:
    asked = "<dl><dt>Make</dt><dd>any</dd><dt>Year</dt><dd>2008</dd><dt>Fuel</dt><dd>any</dd><dt>Price</dt><dd>9,000 €</dd></dl>"
    found = _read(asked, card, above, head=head, title=title)
    assert (found.form, len(found.records)) == ("list", len(OTHERS))


@pytest.mark.parametrize("tags", [("h1", "h2"), ("h2", "h3"), ("h1", "h4")])
def test_a_lower_heading_behind_the_facts_begins_another_part_whatever_it_says(tags: tuple[str, str]) -> None:
    head, part = tags
    facts = ROWS["lines"].replace("</p>", "<br>Title: Hatch<br>Rooms: 2</p>")
    near = "".join(
        f"<li class=card><a href='/{n}'><h5>{name}</h5></a> <i>{km}</i></li>"
        for n, (name, _, km, _) in enumerate(OTHERS)
    )
    body = "<div><{0}>{1}</{0}>{2}</div><{3}>{4}</{3}><ul>{5}</ul>"
    for said in ("Ebenfalls im Hof", "Lisäksi pihalla"):
        page = parse(
            f"<title>Motor Mart</title>{body.format(head, NAME, facts, part, said, near)}", "http://cars.example/77"
        )
        assert extract_records(page, matcher=Matcher(CARS)).form == "detail"
        page = parse(
            f"<title>Motor Mart</title>{body.format(head, NAME, '', part, said, near)}", "http://cars.example/77"
        )
        assert extract_records(page, matcher=Matcher(CARS)).form == "list"
