# ruff: noqa: E501 (a page reads best as it is sent)
"""What installed programs do to the values on their pages: words set off, texts cut short, states in class names."""

from __future__ import annotations

import pytest

from crawler.models import Record
from crawler.page import Page, parse
from crawler.results import extract_records
from crawler.results.wrapper import applied, learned
from knowledge.domain import load_domain
from knowledge.matching import Matcher

TITLES = (
    "The Silent River",
    "A Field Guide to River Lichens",
    "River Bread and Other Recipes",
    "Letters from the Upper River",
    "Small Rivers, Big Roads",
    "The Cartographer of the River",
)
MENU = "".join(f'<li><a href="/{name}">{name}</a></li>' for name in ("home", "new", "authors", "publishers", "about"))


def page(content: str, title: str = "Results") -> Page:
    return parse(f"<!doctype html><title>{title}</title><ul class=menu>{MENU}</ul>{content}", "http://h/search?q=river")


@pytest.fixture(scope="module")
def matcher() -> Matcher:
    return Matcher(load_domain("books"))


def values(record: Record, attribute: str) -> list[str]:
    return [field.value for field in record.fields if field.attribute == attribute]


@pytest.mark.parametrize(
    "mark",
    [
        '<span class="highlight token-0">{}</span>',
        '<em class="hl">{}</em>',
        '<span class="searchmatch">{}</span>',
        '<mark class="search-term">{}</mark>',
        "<b>{}</b>",
    ],
)
def test_words_that_were_searched_for_do_not_cut_a_title(matcher: Matcher, mark: str) -> None:
    items = "".join(
        f'<div class="hit"><h3><a href="/b/{n}">{title.replace("River", mark.format("River"))}</a></h3>'
        f'<p class="author">Mara Lind</p></div>'
        for n, title in enumerate(TITLES)
    )
    found = extract_records(page(items), matcher=matcher)
    assert [values(record, "title") for record in found.records] == [[title] for title in TITLES]


FELLOWS = ("mara.lind", "karl.lindau", "lind-berg", "o_lind.jr", "rolinda.stone", "jo.lind2")


@pytest.mark.parametrize("asked", ["lind", "club", "example", "b.ex"])
def test_words_that_were_searched_for_do_not_cut_names_that_they_stand_within(asked: str) -> None:
    """A class that says nothing of searching, at one place in each row, and the words themselves in another column."""
    rows = "".join(
        f"<tr><td>{(name + '@club.example').replace(asked, f'<span class=shine>{asked}</span>', 1)}</td>"
        f"<td>No. {n} <span class=shine>{asked.title()}</span></td><td>{1990 + n}</td></tr>"
        for n, name in enumerate(FELLOWS)
    )
    found = extract_records(page(f"<table><tr><th>Mail<th>Name<th>Since</tr>{rows}</table>"))
    mails = [[field.value for field in record.fields if field.key == "Mail"] for record in found.records]
    assert mails == [[f"{name}@club.example"] for name in FELLOWS]


def test_parts_that_abut_without_going_on_in_a_word_stay_apart() -> None:
    rows = "".join(
        f"<li><a href=/f/{n}>Flat {n}</a> <div>Beds<span class=beds>{n % 3 + 1}</span>Baths</div>"
        f"<div>Agent<span class=agent>Mara</span>Since 1990</div></li>"
        for n in range(6)
    )
    found = extract_records(page(f"<ul class=flats>{rows}</ul>"))
    for n, record in enumerate(found.records):
        said = [field.value for field in record.fields]
        assert str(n % 3 + 1) in said
        assert "Mara" in said


@pytest.mark.parametrize(
    "mark",
    [
        '<span class="search_hit">{}</span>',
        '<span class="search-term">{}</span>',
        '<span class="grid-search-text">{}</span>',
    ],
)
def test_words_that_were_searched_for_are_part_of_the_facts_of_a_page(matcher: Matcher, mark: str) -> None:
    facts = {"Author": f"Mara {mark.format('Lind')}", "Year": mark.format("1991"), "ISBN": "978-0-306-40615-7"}
    rows = "".join(f"<tr><th>{key}</th><td> {value} </td></tr>" for key, value in facts.items())
    found = extract_records(page(f"<h1>Winter Bread</h1><table>{rows}</table>", "Winter Bread"), matcher=matcher)
    assert found.form == "detail"
    assert values(found.records[0], "author") == ["Mara Lind"]
    assert values(found.records[0], "year") == ["1991"]


def test_words_set_off_in_an_extract_are_no_records(matcher: Matcher) -> None:
    words = '<strong class="search_hit">World</strong> atlas of the coast, drawn by hand in the year 1890 ' * 5
    hit = f'<dl><dt><a href="/b/1">Formatting Syntax</a></dt><dd class="snippet">... {words} ...</dd></dl>'
    found = extract_records(page(f"<h2>Fulltext results:</h2>{hit}"), matcher=matcher)
    assert not [record for record in found.records if any(v.value.startswith("atlas") for v in record.fields)]


def test_a_text_cut_short_is_taken_in_full_from_what_is_shown_when_pointed_at(matcher: Matcher) -> None:
    items = "".join(
        f'<div class="book"><a href="/b/{n}"><p class="title" title="{title}">{title[:12].rstrip()} ...</p></a>'
        f'<p class="author" title="Browse">Mara L…</p></div>'
        for n, title in enumerate(TITLES)
    )
    found = extract_records(page(items), matcher=matcher)
    assert [values(record, "title") for record in found.records] == [[title] for title in TITLES]
    assert {value for record in found.records for value in values(record, "author")} == {"Mara L…"}


def test_a_class_that_tells_the_state_of_a_record_does_not_take_its_title_away() -> None:
    matcher = Matcher(load_domain("issues"))
    items = "".join(
        f'<dt class="issue{"-closed" if n % 3 == 0 else ""} icon"><a href="/issues/{n}">Bug #{n} (New): {title}</a></dt>'
        f'<dd><span class="description">Steps to reproduce it, seen in version {n}</span></dd>'
        for n, title in enumerate(TITLES)
    )
    found = extract_records(page(f'<dl id="search-results">{items}</dl>'), matcher=matcher)
    assert [values(r, "title") for r in found.records] == [[f"Bug #{n} (New): {t}"] for n, t in enumerate(TITLES)]


def test_a_known_class_under_an_unknown_label_keeps_its_name(matcher: Matcher) -> None:
    items = "".join(
        f'<li class="hit"><a class="title" href="/b/{n}">{title}</a><span class="summary"><span class="label">Publication details: '
        f'</span><span class="publisher_name">Avon House</span> <span class="publisher_date">{1990 + n}</span></span></li>'
        for n, title in enumerate(TITLES)
    )
    found = extract_records(page(f"<ol>{items}</ol>"), matcher=matcher)
    assert [values(record, "publisher") for record in found.records] == [["Avon House"] for n in range(6)]
    assert [values(record, "year") for record in found.records] == [[str(1990 + n)] for n in range(6)]


def papers(*titles: str) -> Page:
    items = "".join(
        f'<li class="result"><p class="list-title"><a href="/abs/24{n:02}.11">arXiv:24{n:02}.11</a> [<a href="/pdf/{n}">pdf</a>, '
        f'<a href="/format/{n}">other</a>]</p><p class="title is-5">{title}</p><p class="authors">Authors: Ann Lee</p></li>'
        for n, title in enumerate(titles)
    )
    return page(f"<ol>{items}</ol>")


def test_a_number_that_links_to_the_record_is_not_its_title() -> None:
    matcher = Matcher(load_domain("papers"))
    found = extract_records(papers(*TITLES), matcher=matcher)
    assert [values(record, "title") for record in found.records] == [[title] for title in TITLES]
    assert [record.url for record in found.records] == [f"http://h/abs/24{n:02}.11" for n in range(6)]


def test_a_short_answer_has_its_titles_where_the_longer_ones_had_them() -> None:
    matcher = Matcher(load_domain("papers"))
    many = papers(*TITLES)
    wrapper = learned(many, extract_records(many, matcher=matcher).records, "title")
    assert wrapper is not None
    assert wrapper.title
    found = applied(papers("Rivers", "Of Ice"), wrapper, matcher)
    assert [values(record, "title") for record in found] == [["Rivers"], ["Of Ice"]]
    assert learned(many, extract_records(many).records) is not None


SECTIONS = (
    "Books",
    "Hot Books",
    "Top Rated Books",
    "Discover",
    "Categories",
    "Series",
    "Authors",
    "Publishers",
    "Languages",
)
SIDE = "".join(
    f'<li id="nav_{n}"><a href="/{n}"><span class="icon"></span> {name}</a></li>' for n, name in enumerate(SECTIONS)
)
DETAIL = f"""<div class="container-fluid"><div class="row-fluid"><div class="col-sm-2"><nav class="navigation">
<ul class="list-unstyled"><li class="nav-head">Browse</li>{SIDE}<li class="nav-head">Shelves</li></ul></nav></div>
<div class="col-sm-10"><div class="single"><div class="row"><div class="col-sm-9 book-meta">
<div class="btn-toolbar"><a href="/download/1/epub" class="btn">EPUB (100 kB)</a> <a href="/read/1" class="btn">Read in Browser</a></div>
<h2 id="title">The Silent River</h2><p class="author"><a href="/author/7">Mara Lind</a></p>
<div class="languages"><p><span class="label">Language: French</span></p></div>
<div class="tags"><p><a href="/category/7" class="btn">Romance</a></p></div>
<div class="publishers"><p><span>Publisher: <a href="/publisher/4">Old Press</a></span></p></div>
<div class="publishing-date"><p>Published: Jan 1, 1990</p></div>
<div class="comments"><h3>Description:</h3><p>A story about a river and more.</p></div></div></div></div></div></div></div>"""


def test_a_page_whose_labels_all_stand_in_one_part_is_about_one_thing(matcher: Matcher) -> None:
    found = extract_records(
        parse(f"<title>Library | The Silent River</title>{DETAIL}", "http://h/book/1"), matcher=matcher
    )
    assert found.form == "detail"
    assert values(found.records[0], "title") == ["The Silent River"]
    assert values(found.records[0], "publisher") == ["Old Press"]


def test_facts_in_pairs_of_elements_need_no_heading(matcher: Matcher) -> None:
    pairs = "".join(
        f'<div class="text-gray-500">{key}</div><div>{value}</div>'
        for key, value in (("Éditeur", "Old Press"), ("Date de parution", "1999"), ("Rayon", "Romans"))
    )
    found = extract_records(
        page(f'<div class="text-2xl">The Silent River</div><div class="grid">{pairs}</div>'), matcher=matcher
    )
    assert found.form == "detail"
    assert values(found.records[0], "publisher") == ["Old Press"]
    assert values(found.records[0], "category") == ["Romans"]


def test_links_to_parts_of_the_page_are_no_records() -> None:
    jumps = "".join(
        f'<a class="jump" href="#{name}">Jump to {name}</a>' for name in ("navigation", "search", "content")
    )
    books = "".join(f'<li><a href="/b/{n}">{title}</a> <a href="#top">Top</a></li>' for n, title in enumerate(TITLES))
    assert extract_records(page(f"<div>{jumps}</div><p>Nothing was changed.</p>")).records == ()
    found = extract_records(page(f"<div>{jumps}</div><ol>{books}</ol>"))
    assert [record.url for record in found.records] == [f"http://h/b/{n}" for n in range(6)]


def test_the_running_number_of_a_hit_is_no_part_of_its_title(matcher: Matcher) -> None:
    rows = "".join(
        f'<li class="hit"><h3><a href="/b/{n}">{n}.{title}</a></h3><p>Jane Doe <br>Old Press 1999</p></li>'
        for n, title in enumerate((*TITLES[:4], "1984", "2. River"), 21)
    )
    found = extract_records(page(f"<ol>{rows}</ol>"), matcher=matcher)
    assert [values(record, "title") for record in found.records] == [
        [title] for title in (*TITLES[:4], "1984", "2. River")
    ]


@pytest.mark.parametrize(("after", "stop"), [(" In: Journal of Rivers.", ""), ("", ".")])
def test_a_citation_ends_its_titles_with_a_full_stop(matcher: Matcher, after: str, stop: str) -> None:
    rows = "".join(
        f'<p>Doe, Jane (20{n:02}) <a href="/{n}/"><em>{title}.</em></a>{after}</p>'
        for n, title in enumerate(TITLES, 10)
    )
    found = extract_records(page(rows), matcher=matcher)
    assert [values(record, "title") for record in found.records] == [[f"{title}{stop}"] for title in TITLES]


def test_the_name_of_a_thing_within_a_record_is_what_the_thing_is_to_it() -> None:
    long = "A Rather Long Title About the Rivers of the North and What Was Found Beside Them"
    rows = "".join(
        f'<li itemscope><cite><span itemprop="author" itemscope><a href="/p/{n}"><span itemprop="name">Mara Lind</span></a>'
        f'</span>, <span itemprop="author" itemscope><a href="/q/{n}"><span itemprop="name">Jo Berg</span></a></span>: '
        f'<span class="title" itemprop="name">{title}, {long}.</span> <a href="/conf"><span itemprop="isPartOf" itemscope>'
        f'<span itemprop="name">Proceedings of the {n}th International Conference on Rivers and Seas</span></span></a></cite></li>'
        for n, title in enumerate(TITLES)
    )
    found = extract_records(page(f"<ul>{rows}</ul>"), matcher=Matcher(load_domain("papers")))
    for record, title in zip(found.records, TITLES, strict=True):
        assert values(record, "title") == [f"{title}, {long}"]
        assert values(record, "author") == ["Mara Lind", "Jo Berg"]


def test_words_without_a_digit_are_no_year(matcher: Matcher) -> None:
    record = extract_records(
        parse(
            "<title>The Silent River</title><h1>The Silent River</h1><dl><dt>Author:</dt><dd>Mara Lind</dd><dt>Published:</dt>"
            "<dd>Old Press</dd><dt>Publication Year:</dt><dd>1999</dd></dl>",
            "http://h/b/1",
        ),
        matcher=matcher,
    ).records[0]
    assert values(record, "year") == ["1999"]


def test_a_tab_called_title_is_not_the_title_of_the_page(matcher: Matcher) -> None:
    record = extract_records(
        parse(
            '<title>The Silent River</title><main><h1 class="page-title"><span>The Silent River</span></h1><p>$5.20</p>'
            '<div class="item title"><a href="#more">More Information</a></div><table><tr><th>Author</th><td>Mara Lind</td>'
            "</tr><tr><th>Publisher</th><td>Old Press</td></tr></table></main>",
            "http://h/b/1",
        ),
        matcher=matcher,
    ).records[0]
    assert values(record, "title") == ["The Silent River"]


def test_a_page_headed_by_its_site_is_named_by_its_title(matcher: Matcher) -> None:
    record = extract_records(
        parse(
            "<title>灰暗的想象 - 图书馆检索系统</title><div><h1>图书馆检索系统</h1></div><dl><dt>题名/责任者:</dt><dd>"
            "<a href='#'>灰暗的想象</a>/刘黎明</dd></dl><dl><dt>出版社:</dt><dd>巴蜀书社</dd></dl>",
            "http://h/b/1",
        ),
        matcher=matcher,
    ).records[0]
    assert values(record, "title") == ["灰暗的想象"]


def test_the_number_of_a_post_in_its_class_parts_no_columns(matcher: Matcher) -> None:
    posts = "".join(
        f'<article id="post-{n}" class="post-{n} post hentry category-{n % 3}"><header><h2 class="entry-title"><a href="/{n}/">{title}'
        f'</a></h2></header><div class="entry-content"><p>Author: Mara Lind</p></div><footer>Posted on May {n}, 2020</footer></article>'
        for n, title in enumerate(TITLES, 1)
    )
    found = extract_records(page(f"<main>{posts}</main>"), matcher=matcher)
    assert [values(record, "title") for record in found.records] == [[title] for title in TITLES]


def test_lines_that_were_run_together_are_cut_at_their_labels(matcher: Matcher) -> None:
    posts = "".join(
        f'<article><h2><a href="/{n}/">{title}</a></h2><p>Author: Mara LindPublisher: Old BooksYear: 19{n}0ISBN: 03987654{n}2</p>'
        f"</article>"
        for n, title in enumerate(TITLES, 3)
    )
    for n, record in enumerate(extract_records(page(f"<main>{posts}</main>"), matcher=matcher).records, 3):
        assert values(record, "author") == ["Mara Lind"]
        assert values(record, "publisher") == ["Old Books"]
        assert values(record, "year") == [f"19{n}0"]


def test_publishers_that_say_so_are_publishers(matcher: Matcher) -> None:
    names = ("北京大学出版社", "人民文学出版社", "上海译文出版社", "漓江出版社", "巴蜀书社", "作家出版社")
    rows = "".join(
        f'<li class="book_list_info"><h3><a href="/item/{n}">{n}.灰暗的想象{n}</a></h3><p>馆藏复本：{n} <br>{name}&nbsp;20{n:02} <br></p></li>'
        for n, name in enumerate(names, 1)
    )
    found = extract_records(page(f"<ol>{rows}</ol>"), matcher=matcher)
    assert [values(record, "publisher") for record in found.records] == [[name] for name in names]
    assert values(found.records[0], "year") == ["2001"]


def test_a_year_after_the_publisher_is_the_year_whatever_both_are_called(matcher: Matcher) -> None:
    presses = ("Old Press", "Plume 2 Books", "North House", "Harbour", "Lantern", "Juniper")
    rows = "".join(
        f"<article><h3><a href='/c/{n}'>{title}</a></h3><dl><dt>Author:</dt><dd>Mara Lind</dd><dt>Published:</dt><dd>{press}, 19{n}0</dd>"
        "</dl></article>"
        for n, (title, press) in enumerate(zip(TITLES, presses, strict=True), 3)
    )
    for n, record in enumerate(extract_records(page(f"<main>{rows}</main>"), matcher=matcher).records, 3):
        assert values(record, "year") == [f"19{n}0"]


def test_what_most_citations_show_apart_is_no_running_text_where_the_journal_is_long() -> None:
    def people(n: int) -> str:
        return " and ".join(
            f'<span class="person_name">{name}</span>' for name in ("Mara Lind", "Ivo Bach")[: n % 2 + 1]
        )

    journals = (
        "ACL",
        "In the Proceedings of a very long conference on rivers, their banks and all that grows there",
        "IJCAI",
    )
    items = "".join(
        f'<div class="hit">{people(n)} (19{n}0) <a href="/{n}/"><em>{title}</em></a> {journals[n % 3]}.</div>'
        for n, title in enumerate(TITLES, 3)
    )
    matcher = Matcher(load_domain("papers"))
    found = extract_records(page(items), matcher=matcher)
    assert [values(record, "title") for record in found.records] == [[title] for title in TITLES]
    assert [len(values(record, "author")) for record in found.records] == [2, 1, 2, 1, 2, 1]
    assert [values(record, "year") for record in found.records] == [[f"(19{n}0)"] for n in range(3, 9)]


@pytest.mark.parametrize(
    ("inner", "title"),
    [
        ("<strong>{}</strong><em>{} Press</em><b>€{}.50</b><i>19{}</i>", None),
        ("<strong>{}</strong> <em>{} Press</em> <b>€{}.50</b> <i>19{}</i>", "{} {} Press €{}.50 19{}"),
        ("<span>{}</span><span>{} Press</span><span>€{}.50</span><span>19{}</span>", None),
        ("<b>{}</b><i>ly told by {} Press</i> for €{}.50 in 19{}", "{}ly told by {} Press for €{}.50 in 19{}"),
    ],
)
def test_inline_elements_without_a_blank_between_them_are_values_of_their_own(inner: str, title: str | None) -> None:
    facts = [(name, ("North", "South", "East")[n % 3], 10 + n, 60 + n) for n, name in enumerate(TITLES)]
    tiles = "".join(f"<a class=tile href=/b/{n}>{inner.format(*fact)}</a>" for n, fact in enumerate(facts))
    found = extract_records(page(f"<div>{tiles}</div>")).records
    shown = [[field.value for field in record.fields if not field.value.startswith("http")] for record in found]
    whole = [[title.format(*fact)] for fact in facts] if title else []
    assert shown == (whole or [[fact[0], f"{fact[1]} Press", f"€{fact[2]}.50", f"19{fact[3]}"] for fact in facts])


def test_names_of_tiles_are_set_in_bold_however_often_they_come_again(matcher: Matcher) -> None:
    names = ("Collected Poems", "Short Stories", "Essays", "A Winter Diary")
    tiles = "".join(
        f"<a class=tile href=/b/{n}><strong>{names[n % 4]}</strong><em>{1990 + n} · {n + 100} pages · Hard</em></a>"
        for n in range(8)
    )
    found = extract_records(page(f"<div>{tiles}</div>"), matcher=matcher).records
    assert [values(record, "title") for record in found] == [[names[n % 4]] for n in range(8)]


def test_a_price_after_its_label(matcher: Matcher) -> None:
    one = page(
        "<h1>The Silent River</h1><ul><li><i>Price</i> €37.20</li><li><i>Year</i> 1990</li></ul>", "The Silent River"
    )
    assert values(extract_records(one, matcher=matcher).records[0], "price") == ["€37.20"]


@pytest.mark.parametrize("name", ["Sofia Fischer", "<span property=name>Sofia Fischer</span>"])
def test_a_role_in_brackets_names_what_stands_before_it(matcher: Matcher, name: str) -> None:
    one = page(
        f"<h1 property=name>The Silent River</h1><div><a href=/a/7>{name}</a> <span>(Author)</span></div><h2>Record details</h2>"
        "<ul><li><b>ISBN:</b> 9780306406157</li><li><b>Publisher:</b> Avon House</li></ul>",
        "The Silent River",
    )
    assert values(extract_records(one, matcher=matcher).records[0], "author") == ["Sofia Fischer"]


@pytest.mark.parametrize("between", [" ", " | ", " &middot; "])
def test_a_few_short_links_in_one_line_are_no_records(between: str) -> None:
    bar = between.join(f'<a href="/{name}">{name.title()}</a>' for name in ("start", "search", "account", "help"))
    bare = parse(f"<!doctype html><title>Library</title><body>{bar}<p>Welcome to the library.</p>", "http://h/")
    assert not extract_records(bare).records
    titles = between.join(f'<a href="/b/{n}">{title}</a>' for n, title in enumerate(TITLES))
    found = extract_records(
        parse(f"<!doctype html><title>Results</title><body><p>6 books found</p>{titles}", "http://h/")
    )
    assert len(found.records) == len(TITLES)


def test_links_to_more_are_no_titles_whatever_their_class_says() -> None:
    matcher = Matcher(load_domain("movies"))
    cards = "".join(
        f'<div class="card"><h2><a href="/f/{n}">{title}</a></h2><p>What {title} is about, told in a few words.</p>'
        f'<div class="links"><a class="movie-link" href="/f/{n}">More of it</a></div></div>'
        for n, title in enumerate(TITLES)
    )
    found = extract_records(page(cards), matcher=matcher).records
    assert [values(record, "title") for record in found] == [[title] for title in TITLES]


def test_links_that_lead_on_to_a_record_are_not_its_title(matcher: Matcher) -> None:
    items = "".join(
        f'<li><h3>{title}</h3><p>Kept in the river house</p><a href="/b/{n}">More... (of {title})</a></li>'
        for n, title in enumerate(TITLES)
    )
    found = extract_records(page(f"<ul class=found>{items}</ul>"), matcher=matcher).records
    assert [values(record, "title") for record in found] == [[title] for title in TITLES]


def test_a_header_of_a_known_and_an_unknown_word_names_the_known_one() -> None:
    matcher = Matcher(load_domain("jobs"))
    rows = "".join(
        f"<tr><td><a href=/j/{n}>{title}</a></td><td>0{n + 1}/06/2018</td></tr>" for n, title in enumerate(TITLES)
    )
    table = f"<table><tr><th>Job title</th><th>Posted/seen</th></tr>{rows}</table>"
    found = extract_records(page(table), matcher=matcher).records
    assert [values(record, "posted") for record in found] == [[f"0{n + 1}/06/2018"] for n in range(len(TITLES))]


def test_rows_that_are_all_set_in_bold_have_no_headers_among_them(matcher: Matcher) -> None:
    rows = "".join(
        f"<tr><th scope=row><b><a href=/b/{n}>{title}</a></b></th><td><b>Ann Lee</b></td></tr>"
        for n, title in enumerate(TITLES)
    )
    table = f"<table><tr><th><b>Title</b></th><th><b>Author</b></th></tr>{rows}</table>"
    found = extract_records(page(table), matcher=matcher).records
    assert [values(record, "title") for record in found] == [[title] for title in TITLES]
    assert [values(record, "author") for record in found] == [["Ann Lee"]] * len(TITLES)
