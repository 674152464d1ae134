# ruff: noqa: E501 (a page reads best as it is sent)
"""What lists and pages of installed programs taught: lines that go on, hidden facts, pages that leave by themselves."""

from __future__ import annotations

import pytest

from crawler.models import FieldValue
from crawler.page import parse
from crawler.regions.layout import Layout
from crawler.regions.leaves import Leaf
from crawler.results import extract_records
from crawler.results.detail import read_detail
from crawler.results.paired import leading, paired
from knowledge.domain import Domain, load_domain
from knowledge.matching import Matcher
from knowledge.values import types

BOOKS = Matcher(load_domain("books"))
THREADS = Matcher(
    Domain.model_validate(
        {
            "name": "threads",
            "title": "Threads",
            "languages": ["en"],
            "attributes": [
                {"name": "title", "type": "text", "affinity": 0.6, "aliases": ["topic", "posting"]},
                {"name": "author", "type": "name", "affinity": 0.6, "aliases": ["author", "by"]},
                {"name": "date", "type": "date", "affinity": 0.3, "aliases": ["date", "born", "last post"]},
                {"name": "price", "type": "number", "affinity": 0.3, "aliases": ["price"]},
            ],
            "identity": [["title"]],
            "topic": ["thread", "forum", "post"],
        }
    )
)
TITLES = ("The Long River", "Small Lamps", "A Garden of Stones", "Winter Bread", "The Quiet Tower", "Old Letters")
PEOPLE = ("Ann Lee", "Mara Holt", "Ida Berg", "Tom Weber", "Rosa Klein", "Max Lund")


def read(html: str, matcher: Matcher = THREADS) -> list[dict[str, list[str]]]:
    found = []
    for record in extract_records(parse(html, "http://h.example/page"), matcher=matcher).records:
        told: dict[str, list[str]] = {}
        for field in record.fields:
            if field.attribute:
                told.setdefault(field.attribute, []).append(field.value)
        found.append(told)
    return found


def test_what_stands_behind_a_dash_after_somebody_is_something_else() -> None:
    rows = "".join(
        f"<div class=hit><h4><a href='/t/{n}'>{title}</a></h4>by <strong>{who}</strong> - <a href='/f/{n % 2}'>Garden tools</a></div>"
        for n, (title, who) in enumerate(zip(TITLES, PEOPLE, strict=True))
    )
    assert [one["author"] for one in read(f"<h1>6 results</h1>{rows}")] == [[who] for who in PEOPLE]


def test_a_lone_by_labels_what_is_set_apart_behind_it() -> None:
    html = (
        "<title>Small Lamps - Forum</title><h1>Small Lamps <span class=tag>(Boats)</span></h1><p class=author>by <span class="
        "author-name>Mara Holt</span><span class=comma>, </span><time>Tuesday, December 10, 2024, 10:20 AM</time></p>"
        "<p class=posting>The boards were dried before any paint went on, while neighbours brought their tools along.</p>"
    )
    [found] = read(html)
    assert found["author"] == ["Mara Holt"]
    assert found["title"] == ["Small Lamps"]


def test_facts_that_a_click_shows_are_told_and_hidden_forms_are_not() -> None:
    def page(rows: str) -> str:
        return f"<title>Small Lamps</title><h1>Small Lamps</h1><p>A picture.</p><div style='display: none'><table>{rows}</table></div>"

    facts = "".join(
        f"<tr><td>{a}:</td><td>{b}</td></tr>"
        for a, b in (("Author", "Mara Holt"), ("Publisher", "Old Press"), ("Size", "4 kB"))
    )
    assert [(one.get("author"), one.get("publisher")) for one in read(page(facts), BOOKS)] == [
        (["Mara Holt"], ["Old Press"])
    ]
    assert read(page(facts.replace("Mara Holt", "<input name=author value='Mara Holt'>")), BOOKS) == []


def test_a_page_that_leaves_by_itself_is_about_nothing() -> None:
    body = "<h1>Small Lamps</h1><p>Author: Mara Holt</p><p>Publisher: Old Press</p>"
    assert read(f"<title>Small Lamps</title>{body}", BOOKS)
    assert not read(f"<title>Small Lamps</title><meta http-equiv=refresh content='1; url=/results?set=7'>{body}", BOOKS)


def test_what_stands_above_the_heading_of_a_form_is_nobody() -> None:
    html = (
        "<title>Forum :: Search</title><p class=greeting>Welcome!</p><a class='icon user-add' href=/register>Create A New Profile"
        "</a><h1 class=heading>Search</h1><form><input name=q><input type=submit></form><p class=note>A forum for all who mend.</p>"
    )
    assert read(html) == []


@pytest.mark.parametrize(("label", "value"), [("Born/ Baptised", "* 8 Nov 1840"), ("Baptised / Born", "8 Nov 1840")])
def test_a_label_with_words_to_choose_from_names_what_one_of_them_does(label: str, value: str) -> None:
    rows = "".join(f"<tr><td><a href='/p/{n}'>{title}</a><td>{value}" for n, title in enumerate(TITLES))
    found = read(f"<table><tr><th>Topic<th>{label}</tr>{rows}</table>")
    assert [one["date"] for one in found] == [[value]] * len(TITLES)


def test_a_label_that_goes_on_with_others_names_what_one_of_them_does() -> None:
    html = (
        "<title>Small Lamps</title><h1>Small Lamps</h1><table><tr><td>Author:<td>Mara Holt<tr><td>Name of publisher, distributor, etc.:"
        "<td>Old Press<tr><td>Shelf:<td>105.5</table>"
    )
    [found] = read(html, BOOKS)
    assert found["publisher"] == ["Old Press"]


def test_signs_that_nobody_sees_are_no_values() -> None:
    rows = "".join(f"<tr><td>&#x200E;<td><a href='/p/{n}'>{title}</a>" for n, title in enumerate(TITLES))
    page = parse(f"<table><tr><th>Kind<th>Topic</tr>{rows}</table>", "http://h.example/")
    values = [f.value for one in extract_records(page, matcher=THREADS).records for f in one.fields]
    assert "\u200e" not in values


def test_a_button_in_the_box_of_a_price_is_none() -> None:
    rows = "".join(
        f"<li><h3><a href='/p/{n}'>{title}</a></h3><div class=price><p class=amount>£{n + 3}.50</p><span>Add to basket</span></div>"
        for n, title in enumerate(TITLES)
    )
    assert [one["price"] for one in read(f"<h1>6 results</h1><ol>{rows}</ol>")] == [
        [f"£{n + 3}.50"] for n in range(len(TITLES))
    ]


def test_who_was_last_is_no_day() -> None:
    rows = "".join(
        f"<tr><td><a href='/t/{n}'>{title}</a><td>by {who}"
        for n, (title, who) in enumerate(zip(TITLES, PEOPLE, strict=True))
    )
    found = read(f"<table><tr><th>Topic<th>Last Post</tr>{rows}</table>")
    assert len(found) == len(TITLES) and not any("date" in one for one in found)


def test_money_may_be_called_by_its_name_and_sign() -> None:
    assert "price" in types("767.00 Dollar US$")
    assert "price" not in types("12 ways to 5 US")


def test_a_number_for_books_is_one_under_whatever_label() -> None:
    html = (
        "<title>Small Lamps</title><h1>Small Lamps</h1><table><tr><td>Author:<td>Mara Holt<tr><td>Printed on its back:"
        "<td>9780306406157<tr><td>Shelf:<td>105.5</table>"
    )
    [found] = read(html, BOOKS)
    assert found["isbn"] == ["9780306406157"]


def test_people_set_apart_behind_a_lone_by_end_where_something_else_is_set_apart() -> None:
    rows = "".join(
        f"<div class=hit><h3><a href=/b/{n}>{title}</a></h3><p>by <span class=n>{who}</span>, <span class=n>{PEOPLE[n - 1]}</span>"
        f" <span class=y>{1987 + n}</span></p></div>"
        for n, (title, who) in enumerate(zip(TITLES, PEOPLE, strict=True))
    )
    found = read(f"<h1>6 results</h1>{rows}", BOOKS)
    assert [one["author"] for one in found] == [[who, PEOPLE[n - 1]] for n, who in enumerate(PEOPLE)]
    assert [one["year"] for one in found] == [[str(1987 + n)] for n in range(6)]


def test_hidden_facts_to_be_filled_in_by_a_script_are_none() -> None:
    rows = "".join(f"<tr><td>{name}:</td><td>{{{{{name}}}}}</td></tr>" for name in ("Author", "Publisher", "Year"))
    told = "<dl><dt>Author</dt><dd>Mara Holt</dd><dt>Publisher</dt><dd>Old Press</dd></dl>"
    html = f"<title>Small Lamps</title><h1>Small Lamps</h1>{told}<table style='display:none'>{rows}</table>"
    assert [one["author"] for one in read(html, BOOKS)] == [["Mara Holt"]]


def test_a_code_behind_a_year_is_no_unit() -> None:
    rows = "".join(
        f"<div class=hit><h3><a href=/b/{n}>{title}</a></h3><p class=author>{PEOPLE[n]}</p>"
        f"<p><span class=year>{1987 + n}</span> <span class=language>en</span></p></div>"
        for n, title in enumerate(TITLES)
    )
    found = read(f"<h1>6 results</h1>{rows}", BOOKS)
    assert [(one["year"], one["language"]) for one in found] == [([str(1987 + n)], ["en"]) for n in range(6)]


def test_a_header_of_words_to_choose_from_parts_no_name() -> None:
    rows = "".join(
        f"<tr><td><a href=/b/{n}>{title}</a></td><td>{' '.join(PEOPLE[n].split()[::-1]).replace(' ', ', ')}</td></tr>"
        for n, title in enumerate(TITLES)
    )
    found = read(f"<h1>6 results</h1><table><tr><th>Title</th><th>Author/Publisher</th></tr>{rows}</table>", BOOKS)
    assert not [one for one in found if set(one.get("author", ())) & {name.split()[1] for name in PEOPLE}]


HELP = "".join(
    f"<h3>{one}</h3><p>This part of the page is where you {two}.</p><ul>{''.join(f'<li><strong>{w}</strong>: looks for your words in {w.lower()} and leaves out whatever does not hold them.' for w in ('Titles', 'Authors', 'Years'))}</ul>"
    for one, two in (("Search", "say what to look for"), ("Explore", "narrow an answer"), ("Results", "read it"))
)


@pytest.mark.parametrize(
    ("attributes", "seen"),
    [
        ('role="dialog" aria-hidden="true" id="help"', False),
        ('role="dialog" aria-hidden="false" id="help"', True),
        ('role="dialog" id="help"', True),
        ('role="dialog" aria-hidden="true" id="book-17"', True),
    ],
)
def test_a_closed_dialogue_of_the_page_is_not_read(attributes: str, seen: bool) -> None:
    page = parse(f"<h1>Search</h1><div class=modal {attributes}>{HELP}</div><p>Kept", "http://h.example/page")
    layout = Layout(page.tree)
    assert any("leaves out whatever" in piece for piece in layout.pieces) is seen
    assert "Kept" in layout.pieces


def test_a_dialogue_in_an_item_is_its_own() -> None:
    item = '<li><a href=/b>Rain</a><div role="dialog" aria-hidden="true" id="more">by Ann Lee</div>'
    assert "by Ann Lee" in Layout(parse(f"<ul>{item}</ul>", "http://h.example/page").tree).pieces


def test_dialogues_that_several_elements_alike_have_are_theirs() -> None:
    cards = [
        f"<div class=card><a href=/b/{n}>Rain</a><div role=dialog aria-hidden=true>by {one}</div></div>"
        for n, one in enumerate(PEOPLE)
    ]
    pieces = Layout(parse("".join(cards), "http://h.example/page").tree).pieces
    assert all(f"by {one}" in pieces for one in PEOPLE)
    for around in ("{}", "<div class=wrap>{}</div>"):
        together = "".join(around.format(f"<div role=dialog aria-hidden=true>by {one}</div>") for one in PEOPLE)
        assert not any(Layout(parse(f"<p>{together}", "http://h.example/page").tree).pieces)


BOXES = ("Title", "Author", "Publisher", "Year", "ISBN")


@pytest.mark.parametrize(
    ("line", "around"),
    [
        ("<dt>{0}</dt><dd><input name={0}><p>Give it in full</p></dd>", "dl"),
        ("<tr><td>{0}</td><td><input name={0}> <a href='/choose/{0}'>Choose</a></td></tr>", "table"),
        ("<tr><td>{0}</td><td><textarea name={0}></textarea> <a href='/choose/{0}'>Choose</a></td></tr>", "table"),
    ],
)
def test_a_form_with_nothing_filled_in_is_no_record(line: str, around: str) -> None:
    lines = "".join(map(line.format, BOXES))
    form = f"<h1>Edit book</h1><form method=post action=/save><{around}>{lines}</{around}><button>Save</button></form>"
    assert not read(form, BOOKS)


def test_a_line_to_order_a_thing_is_a_record_of_it() -> None:
    rows = "".join(
        f"<tr><td><a href=/b/{n}>Old Rain {one.split()[1]}</a></td><td>{one}</td><td><input name=qty{n}></td></tr>"
        for n, one in enumerate(PEOPLE)
    )
    found = read(f"<h1>Order</h1><form method=post><table><tr><th>Title<th>Author<th></tr>{rows}</table></form>", BOOKS)
    assert len(found) == len(PEOPLE)


PHOTOS = Matcher(
    Domain.model_validate(
        {
            "name": "photos",
            "title": "Photos",
            "languages": ["en"],
            "attributes": [
                {"name": "title", "type": "text", "affinity": 0.6, "aliases": ["title", "caption"]},
                {"name": "album", "type": "enum", "affinity": 0.5, "aliases": ["gallery", "category"]},
                {"name": "maker", "type": "name", "affinity": 0.6, "aliases": ["contact", "photographer"]},
                {"name": "kind", "type": "enum", "affinity": 0.5, "aliases": ["type"]},
            ],
            "identity": [["title"]],
            "topic": ["photo", "gallery"],
        }
    )
)


def labelled(html: str) -> dict[str, str]:
    """The attributes that texts of a page get from those before them."""
    tree = parse(html, "http://h.example/page").tree
    texts = [node for node in range(len(tree)) if not tree.tags[node] and any(map(str.isalnum, tree.texts[node]))]
    found = [
        Leaf(
            " ".join(tree.texts[node].split()).strip("| "),
            node,
            tree.parents[node],
            run,
            next((above for above in tree.ancestors(node) if tree.tags[above] == "a"), -1),
            "",
        )
        for run, node in enumerate(texts)
    ]
    values = [FieldValue("text", leaf.text, None, 0.3) for leaf in found]
    return {
        one.attribute: one.value
        for one in paired(values, found, PHOTOS, leading(tree, found))
        if one.attribute is not None
    }


@pytest.mark.parametrize("mark", ["|", "»", "&gt;", "::"])
def test_steps_of_a_path_within_a_heading_are_no_labels_of_what_it_ends_in(mark: str) -> None:
    steps = f"<a href='/'>Gallery</a> {mark} <a href='/a'>Festival</a><span> {mark} </span>"
    assert labelled(f"<h2><span>{steps}</span>Small Lamps</h2>") == {}
    assert labelled(f"<h2><a href='/'>Gallery</a> {mark} Small Lamps</h2>") == {}


def test_a_link_in_a_heading_still_labels_what_it_is_not_parted_from() -> None:
    assert labelled("<h4><a href='/g'>Category</a> <b>Festival</b></h4>") == {"album": "Festival"}
    assert labelled("<h4><a href='/g'>Category</a></h4><p>Festival</p>") == {"album": "Festival"}


def test_whom_one_may_write_to_labels_nothing() -> None:
    page = "<div><a href='?f=json'>JSON</a> | <a href='{}'>Contact</a></div><hr><small>Ann Lee</small><h2>Lamps</h2>"
    assert labelled(page.format("/contact")) == {"maker": "Ann Lee"}
    assert labelled(page.format(" MAILTO:me@h.example")) == {}


@pytest.mark.parametrize("made", [3, 6])
def test_what_the_picture_before_it_is_called_by_is_the_title_beside_a_linked_profile(made: int) -> None:
    rows = "".join(
        f"<td><a href='/details?id={n}'><img src='/t/{n}.jpg' alt='{title}'></a><br><b>{title}</b> (<a href='/member?id={n}'>{who}</a>)"
        f"<br><a href='/cat/{n % 2}'>{'Lamps' if n % 2 else 'Towers'}</a><br>Comments: 0</td>"
        for n, (title, who) in enumerate(zip(TITLES, PEOPLE, strict=True))
        if n < made
    )
    page = f"<html><body><p>Found: {made} images</p><table><tr>{rows}</tr></table></body></html>"
    found = extract_records(parse(page, "http://h.example/search"), matcher=PHOTOS).records
    assert [[f.value for f in one.fields if f.attribute == "title"] for one in found] == [[t] for t in TITLES[:made]]
    assert [one.url for one in found] == [f"http://h.example/details?id={n}" for n in range(made)]


def panel(more: str = "") -> str:
    groups = {"category": ("Lamps", "Towers", "Bread"), "type": ("Print", "Slide"), "contact": ("Ann Lee", "Mara Holt")}
    parts = "".join(
        f"<div class=panel><div class=panel-heading>{name.capitalize()}</div><div class=panel-body><div class=list-group>"
        + "".join(
            f"<a href='?page_size=20&amp;new=yes&amp;{name}={n}' class=list-group-item>{one}</a>"
            for n, one in enumerate(("Unfiltered", *told))
        )
        + "</div></div></div>"
        for name, told in groups.items()
    )
    head = "<div class=panel-heading>Filter by...</div>"
    return (
        f"<html><head><title>Photos</title></head><body>{head}<div class=panel-body>{parts}</div>{more}</body></html>"
    )


def about_one(html: str, url: str) -> bool:
    page = parse(html, url)
    return read_detail(page, Layout(page.tree), PHOTOS) is not None


def test_a_panel_of_choices_beside_an_answer_that_holds_nothing_is_no_record() -> None:
    assert not about_one(panel(), "http://h.example/photos?page_size=20&new=yes")


def test_links_to_other_pages_and_pages_with_more_to_say_are_things_still() -> None:
    assert about_one(panel(), "http://h.example/photo?id=7")
    told = "".join(f"<p>{title} was taken by {who} in winter.</p>" for title, who in zip(TITLES, PEOPLE, strict=True))
    assert about_one(panel(told * 3), "http://h.example/photos?page_size=20&new=yes")


@pytest.mark.parametrize("prolog", ["", "<?xml version='1.0'?><?xml-stylesheet href='/rss.css' ?>\n\t"])
def test_a_feed_holds_no_records_since_it_is_no_page(prolog: str) -> None:
    items = "".join(
        f"<item><title><![CDATA[{title}]]></title><link>http://h.example/details?id={n}</link><description><![CDATA[<a href='/d/{n}'>"
        f"{title}</a> by {who}]]></description><pubDate>Fri, {10 + n} May 1984 10:00:00 +0000</pubDate></item>"
        for n, (title, who) in enumerate(zip(TITLES, PEOPLE, strict=True))
    )
    assert read(f"{prolog}<rss version='2.0'><channel><title>Photos</title>{items}</channel></rss>", PHOTOS) == []


def test_what_stands_before_a_name_is_nobody() -> None:
    foot = "<div id=photographer><a href='/archive'>Archive</a> | Powered by <a href='https://maker.example/'>Maker</a></div>"
    page = f"<html><head><title>Small Lamps</title></head><body><h2>Small Lamps</h2><table><tr><td>Type</td><td>Print</td></tr></table>{foot}</body></html>"
    assert [told.get("maker") for told in read(page, PHOTOS)] == [None]
