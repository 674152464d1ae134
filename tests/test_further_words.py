"""What catalogues, shops and job boards of many languages call things, say of their answers and write on links that act."""

from __future__ import annotations

import pytest

from crawler.links import harmful
from crawler.page import parse
from crawler.results import extract_records
from crawler.results.headings import names_subject
from crawler.wording.phrases import says_nothing_found
from crawler.wording.totals import read_total
from knowledge.domain import load_domain
from knowledge.matching import Matcher

BOOKS = Matcher(load_domain("books"))
HERE = "http://site.example/search?q=garden"
LABELS = {
    ("books", "author"): [
        "Écrit par",
        "Scritto da",
        "Geschreven door",
        "Skriven av",
        "Yazan",
        "بقلم",
        "द्वारा लिखित",
        "เขียนโดย",
    ],
    ("books", "category"): ["Dział", "Secção", "Osasto", "Bölüm", "گروه", "部門"],
    ("jobs", "location"): ["Plats", "Arbejdsplads", "Toimipaikka", "कार्यस्थल", "কর্মস্থল"],
    ("jobs", "type"): ["Wymiar etatu", "Munkaviszony típusa", "Regime de contratação", "Σχέση εργασίας", "Druh úvazku"],
    ("jobs", "posted"): ["Datum plaatsing", "Indrykket den", "Közzététel", "प्रकाशित तिथि", "Fecha de alta", "Lagt ut"],
    ("flights", "passengers"): ["Voksen"],
    ("movies", "year"): ["Ano de produção", "निर्माण वर्ष", "ปีที่ผลิต", "製作年份"],
    ("movies", "country"): ["国", "出品國", "Pays de production"],
}


@pytest.mark.parametrize("domain, attribute, label", [(*of, one) for of, labels in LABELS.items() for one in labels])
def test_what_attributes_are_called(domain: str, attribute: str, label: str) -> None:
    assert Matcher(load_domain(domain)).key(label)[0] == attribute


@pytest.mark.parametrize(
    "text",
    [
        "Der er ingen bøger, der matcher din søgning.", "Det finns inga böcker som matchar din sökning.",
        "Uw zoekopdracht heeft niets opgeleverd.", "Żadna książka nie spełnia podanych kryteriów.",
        "A feltételeknek egyetlen könyv sem felel meg.", "Não existem livros que correspondam à sua pesquisa.",
        "Η αναζήτηση δεν επέστρεψε αποτελέσματα.", "Κανένα βιβλίο δεν ταιριάζει με την αναζήτησή σας.",
        "جستجوی شما نتیجه‌ای نداشت.", "इस खोज से मेल खाती कोई किताब नहीं है।", "ご指定の条件に一致する資料はございません。",
        "ไม่มีหนังสือที่ตรงกับคำค้นของคุณ", "Chưa có cuốn nào phù hợp với điều kiện này.",
    ],
)  # fmt: skip
def test_a_search_that_found_nothing_says_so(text: str) -> None:
    assert says_nothing_found(text)


@pytest.mark.parametrize(
    "text",
    [
        "صفحه یافت نشد",
        "पृष्ठ नहीं मिला",
        "ページが見つかりません",
        "페이지를 찾을 수 없습니다",
        "找不到網頁",
        "الصفحة غير موجودة",
    ],
)
def test_a_page_that_is_gone_is_no_answer_to_a_search(text: str) -> None:
    assert not says_nothing_found(text)


@pytest.mark.parametrize(
    "text",
    ["Resultaten 1 t/m 10 van 51", "نمایش 1 تا 10 از 51", "عرض 1 إلى 10 من 51", "แสดง 1 ถึง 10 จาก 51", "51件が見つかりました",
     "51건이 검색되었습니다", "Výsledky 1 až 10 z 51"],
)  # fmt: skip
def test_totals_are_read(text: str) -> None:
    found = read_total(parse(f"<p>{text}</p>", HERE))
    assert found is not None and found.count == 51


@pytest.mark.parametrize(
    "text",
    ["Voter", "Votar", "Stemmen", "Ψηφίστε", "Проголосувати", "رأی بده", "वोट करें", "โหวต", "Bình chọn", "投票する", "투표하기",
     "Radera", "Odstrániť", "刪除", "Padam", "कार्ट में डालें", "ใส่ตะกร้า", "放入購物車", "Do košíka"],
)  # fmt: skip
def test_a_link_that_votes_deletes_or_buys_is_not_followed(text: str) -> None:
    assert harmful("http://site.example/a/7", text, here=HERE) == "an action"


@pytest.mark.parametrize("text", ["Stem", "Voters of the North", "צבע", "صوت", "Plats"])
def test_words_that_are_like_these_are_links_to_pages(text: str) -> None:
    assert harmful("http://site.example/a/7", text, here=HERE) != "an action"


@pytest.mark.parametrize(
    "heading", ["परिणाम", "खोज परिणाम", "ผลการค้นหา", "Hasil pencarian", "Eredmények", "Träfflista", "Zadetki"]
)
def test_a_heading_of_results_names_no_thing(heading: str) -> None:
    said = "<p>एक शांत कहानी जो लंबे समय तक याद रहती है और बार बार पढ़ी जाती है।</p>"
    rows = "".join(
        f"<h4><a href='/{n}'>{what}</a></h4>{said}<p>Oak {n}, Lund, 40</p><hr>" for n, what in enumerate("ABCDE")
    )
    page = parse(f"<title>{heading} - Site</title><h1>{heading}</h1><div>{rows}</div>", HERE)
    assert extract_records(page, matcher=Matcher(load_domain("jobs"))).form == "list"


def test_words_whose_vowels_are_signs_are_whole_words() -> None:
    assert not names_subject("नीला दरवाज़ा | दुकान की सूची", "दस्तावेज़")
    assert names_subject("नीला दरवाज़ा | दुकान", "नीला दरवाज़ा")


@pytest.mark.parametrize("label", ["Av", "Af:", "De", "Door", "Par", "Von"])
@pytest.mark.parametrize("domain, attribute", [("books", "author"), ("movies", "director")])
def test_a_word_for_by_labels_people(label: str, domain: str, attribute: str) -> None:
    rows = "".join(
        f"<tr><th>{k}</th><td>{v}</td></tr>" for k, v in ((label, "Anna Lindqvist"), ("ID", "7"), ("Land", "Norge"))
    )
    page = parse(f"<title>Stilla dagar - Sida</title><h1>Stilla dagar</h1><table>{rows}</table>", "http://s.example/7")
    fields = extract_records(page, matcher=Matcher(load_domain(domain))).records[0].fields
    assert [field.value for field in fields if field.attribute == attribute] == ["Anna Lindqvist"]


def test_a_long_label_ends_the_value_before_it_and_a_comma_no_label() -> None:
    line = "Nhà tuyển dụng: Mộc Gỗ Sồi {n}, Nơi làm việc: Hải Phòng, Hình thức làm việc: Bán thời gian, Lương: 10 triệu"
    rows = "".join(f"<p><a href='/{n}'>Thợ làm bánh {n}</a> - {line.format(n=n)}</p>" for n in range(4))
    page = parse(f"<h1>Kết quả</h1><div>{rows}</div>", HERE)
    told = {f.attribute: f.value for f in extract_records(page, matcher=Matcher(load_domain("jobs"))).records[0].fields}
    assert (told["location"], told["type"], told["salary"]) == ("Hải Phòng", "Bán thời gian", "10 triệu")
    line = "Author: Ann Lee, Publisher: North Publication, Year: 199{n}, ISBN: 978000000{n}, Category: «Old Rivers»"
    rows = "".join(f"<p><a href='/{n}'>Rivers {n}</a> - {line.format(n=n)}</p>" for n in range(4))
    fields = extract_records(parse(f"<h1>Results</h1><div>{rows}</div>", HERE), matcher=BOOKS).records[1].fields
    told = {f.attribute: f.value for f in fields}
    assert (told["publisher"], told["year"], told["category"]) == ("North Publication", "1991", "«Old Rivers»")
