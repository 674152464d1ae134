"""Forms understood for a domain: attributes, filters, ranges, widest settings, partitions, the button to press."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.forms import Interface, identity, read_forms, understand
from crawler.forms.choices import any_option, role
from crawler.forms.days import date_parts
from crawler.forms.ends import as_meant
from crawler.forms.identity import same_box
from crawler.models import Field, Form, Option, Verdict
from crawler.page import parse
from crawler.submit import encode
from knowledge.domain import load_domain, parse_domain
from knowledge.matching import Matcher

URL = "http://site.example/dir/page?x=1"
SURE = Verdict("search", True, 1.0)
BOOKS = Matcher(load_domain("books"))
ISSUES = Matcher(load_domain("issues"))


def interface(html: str, matcher: Matcher = BOOKS) -> Interface:
    return understand(read_forms(parse(f"<form>{html}</form>", URL))[0], SURE, matcher)


def select(*options: str, chosen: str = "", name: str = "s", label: str = "") -> Field:
    """A select whose options are written value=label."""
    made = []
    for option in options:
        value, _, text = option.rpartition("=")
        made.append(Option(value if "=" in option else text, text, text == (chosen or options[0].rpartition("=")[2])))
    return Field(name, "select", label=label, options=tuple(made), value=made[0].value)


def attributes(one: Interface) -> dict[str, str]:
    return {name: attribute for name, (attribute, _) in one.attributes.items()}


def test_fields_with_attributes() -> None:
    one = interface(
        "<label>Book title <input name=t></label><label>Author(s): <input name=a></label>ISBN <input name=i>"
        "<label>Keywords <input name=k></label><button>Search</button>"
    )
    assert attributes(one) == {"t": "title", "a": "author", "i": "isbn"}
    assert (one.kind, one.keyword) == ("fields", "k")
    assert one.relevance >= 1


def test_keywords_alone_are_any_words_where_records_have_keywords_too() -> None:
    beside = "<label><input type=radio name=in value='' checked>All <input type=radio name=in value=t>Name</label>"
    for label in ("Keywords", "Mots-clés"):
        one = interface(f"<label>{label} <input name=f1></label>{beside}<button>Search</button>", ISSUES)
        assert (attributes(one), one.keyword) == ({}, "f1")
    one = interface("<label>Summary <input name=a></label><label>Keywords <input name=b></label>", ISSUES)
    assert attributes(one) == {"a": "title", "b": "keyword"}
    assert attributes(interface("<label>Labels <input name=b></label>", ISSUES)) == {"b": "keyword"}


@pytest.mark.parametrize(
    ("what", "where"), [("Wat", "Waar"), ("Was", "Wo"), ("Quoi", "Ville"), ("What", "Where"), ("Hvad", "Hvor")]
)
def test_of_a_box_for_what_and_one_for_where_the_first_takes_words(what: str, where: str) -> None:
    one = interface(f"<label>{what} <input name=a></label><label>{where} <input name=b></label><button>Go</button>")
    assert one.keyword == "a"


def test_a_chinese_form() -> None:
    one = interface(
        "<table><tr><td>书名</td><td><input name=sm></td></tr><tr><td>作者</td><td><input name=zz></td></tr><tr>"
        "<td>分类</td><td><select name=fl><option value=''>不限<option>文学<option>历史</select></td></tr></table>"
    )
    assert attributes(one) == {"sm": "title", "zz": "author", "fl": "category"}
    assert dict(one.widest) == {"fl": ""}
    assert dict(one.partitions) == {"fl": ("文学", "历史")}


@pytest.mark.parametrize(
    "html",
    [
        "<input name=q><button>Go</button>",
        "<input name=x placeholder='Search by title, author or ISBN'><button>Go</button>",
        "<input type=search name=_search><input type=hidden name=t value=1>",
        "<label>Search <input name=words></label><select name=n><option>10<option>50</select>",
    ],
)
def test_keyword_boxes_say_nothing_of_the_domain_themselves(html: str) -> None:
    one = interface(html)
    assert (one.kind, one.relevance) == ("keyword", 0)
    assert one.keyword is not None


FILTER = (
    "<select name=col><option value=''>- column -<option>isbn<option>title<option>author<option>pages</select>"
    "<select name=op><option value=exact>=<option value=not>!=<option value=contains>contains"
    "<option value=gt>&gt;</select>"
    "<input name=val><select name=_sort><option>isbn<option>title</select><input type=submit value=Apply>"
)


def test_column_operator_value() -> None:
    one = interface(FILTER)
    assert one.kind == "filter"
    (row,) = one.triples
    assert (row.column, row.operator, row.value, row.preferred) == ("col", "op", "val", "contains")
    assert row.columns == {"isbn": "isbn", "title": "title", "author": "author"}
    assert row.operators == {"exact": "equals", "not": "not", "contains": "contains", "gt": "greater"}
    assert row.everywhere is None
    assert one.keyword is None
    assert dict(one.widest) == {"col": "", "op": "contains"}
    assert not one.partitions


@pytest.mark.parametrize(
    "html",
    [
        "<select name=f><option value=kw>Keyword<option value=ti>Title<option value=au>Author</select><input name=q1>",
        "<input name=q1> in <select name=f><option value=kw>All fields<option value=ti>Title<option value=au>Author",
        "<input name=q1><select name=f><option value=kw>全部字段<option value=ti>题名<option value=au>作者</select>",
    ],
)
def test_a_column_beside_a_keyword_box(html: str) -> None:
    one = interface(html + "<button>Search</button>")
    (row,) = one.triples
    assert (row.column, row.operator, row.value, row.everywhere) == ("f", None, "q1", "kw")
    assert row.columns == {"ti": "title", "au": "author"}
    assert one.keyword == "q1"
    assert one.widest["f"] == "kw"


COLUMN = "<select name={}><option value=any>Anywhere<option value=ti>Title<option value=au>Author</select>"
JOINS = "<select name={}><option>AND<option>OR</select>"


@pytest.mark.parametrize(
    ("html", "rows"),
    [
        (
            "<p><input name=q1> in " + COLUMN.format("f1") + "</p><p>" + JOINS.format("o") + "<input name=q2>"
            "in " + COLUMN.format("f2") + "</p><p>Publisher <input name=p></p>",
            {"f1": "q1", "f2": "q2"},
        ),
        (
            COLUMN.format("f1") + "<input name=q1>" + JOINS.format("o") + COLUMN.format("f2") + "<input name=q2>",
            {"f1": "q1", "f2": "q2"},
        ),
        ("<input name=q> " + COLUMN.format("f") + "<p>Title <input name=t></p>", {"f": "q"}),
        (COLUMN.format("g") + "<label>Show <input name=max value=100> items per page</label>", {}),
    ],
)
def test_on_which_side_of_its_column_a_value_stands(html: str, rows: dict[str, str]) -> None:
    assert {row.column: row.value for row in interface(html + "<button>Search</button>").triples} == rows


YEARS = (
    "Year <select name=y1><option value=''>from<option>2001</select>"
    "<select name=y2><option value=''>to<option>2002</select>"
)


@pytest.mark.parametrize(
    ("html", "low", "high", "attribute"),
    [
        ("Year from <input name=year_from value=1990> to <input name=year_to>", "year_from", "year_to", "year"),
        ("Price <input name=min_price> - <input name=max_price>", "min_price", "max_price", "price"),
        ("Published <input name=yearMin> <input name=yearMax>", "yearMin", "yearMax", "year"),
        ("价格 <input name=price_from> 至 <input name=price_to>", "price_from", "price_to", "price"),
        (YEARS, "y1", "y2", "year"),
        ("Price <input name=p1> to <input name=p2>", "p1", "p2", "price"),
    ],
)
def test_ranges(html: str, low: str, high: str, attribute: str) -> None:
    one = interface("Title <input name=t> " + html)
    assert [(pair.low, pair.high, pair.attribute) for pair in one.ranges] == [(low, high, attribute)]
    assert low not in one.attributes
    assert one.widest.get(low) in (None, "")


RESTRICTIVE = (
    "Title <input name=t value=earlier> <select name=cat><option value=0>All categories<option value=1>Fiction</select>"
    "<label>Language <select name=lang><option value=''>Any<option value=en selected>English<option>German"
    "</select></label>"
    "<label>Status <select name=st><option>open<option>closed<option>both</select></label>"
    "<label><input type=checkbox name=stock value=1 checked>In stock only</label>"
    "<label><input type=checkbox name=also value=1>Include archived</label>"
    "<label>Per page <select name=per><option>10<option selected>20<option>100</select></label>"
    "<label>Added <select name=age><option>Last 24 hours<option selected>Last week<option>Past month"
    "<option>Past 2 years</select></label>"
    "<label><input type=checkbox name=f value=h checked>Hard</label><label>"
    "<input type=checkbox name=f value=s>Soft</label>"
    "<label><input type=radio name=m value=all checked>All words</label><label>"
    "<input type=radio name=m value=any>Any words</label>"
    "<label><input type=radio name=m value=x>Exact phrase</label><label>Sort by <select name=so><option>Title"
    "<option>Year</select></label>"
    "<select name=g multiple><option selected>a<option>b</select>"
)


def test_the_widest_setting() -> None:
    one = interface(RESTRICTIVE)
    assert dict(one.widest) == {
        "t": None, "cat": "0", "lang": "", "st": "both", "stock": None, "also": "1", "per": "100",
        "age": "Past 2 years", "f": ["h", "s"], "m": "any", "g": None,
    }  # fmt: skip
    assert one.page_size == "per"
    assert set(one.partitions) == {"lang", "st", "f", "g"} | ({"cat"} if "cat" in one.partitions else set())
    sent = encode(one.form, one.widest, submitter=one.submitter).url
    assert "lang=&st=both&also=1&per=100" in sent
    assert "stock" not in sent


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (select("=", "a", "b"), ""),
        (select("a", "b", "*=---"), "*"),
        (select("0=-- Select --", "1=a", "2=b"), "0"),
        (select("=Category", "1=a", label="Category"), ""),
        (select("a", "b", "all=Both"), "all"),
        (select("x=Alle", "y=Neu"), "x"),
        (select("x=Toutes les catégories", "y=Roman"), "x"),
        (select("1=Novela", "=Todos"), ""),
        (select("1=文学", "0=全部"), "0"),
        (select("=请选择", "1=文学"), ""),
        (select("9=すべて", "1=本"), "9"),
        (select("-1=Любой", "1=Новый"), "-1"),
        (select("all=All (1,234)", "n=New"), "all"),
    ],
)
def test_the_option_that_restricts_nothing(field: Field, value: str) -> None:
    found = any_option(field)
    assert found is not None
    assert found.value == value


@pytest.mark.parametrize(
    "field",
    [
        select("Anyang", "Allen", "Nonesuch"),
        select("1=One", "0=Zero"),
        select("2001", "2002"),
        select("All Star", "Bat"),
    ],
)
def test_ordinary_options_restrict(field: Field) -> None:
    found = any_option(field)
    assert found is None or found.label == "All Star"


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        (select("title", "year", name="sort"), "sort"),
        (select("Price: low to high", "Price: high to low"), "sort"),
        (select("10", "20", "50", name="limit"), "size"),
        (select("10 per page", "20 per page"), "size"),
        (select("AND", "OR", "NOT"), "connector"),
        (select("contains", "is exactly", "starts with"), "operator"),
        (select("包含", "等于"), "operator"),
        (select("Last day", "Last 7 days", "Last month"), "period"),
        (select("grid", "list", name="view"), "display"),
        (select("Long", "Short", name="format"), "display"),
        (select("normal", "short", name="result"), "display"),
        (select("Brief view", "Full view", name="v"), "display"),
        (select("Hardcover", "Short stories", name="format"), "value"),
        (select("latest", "all", name="history"), "display"),
        (select("exclude", "include", name="trash"), "display"),
        (select("ancient", "modern", "war", "art", "science", name="history"), "value"),
        (select("1", "2", "3", name="page"), "display"),
        (select("12", "27", "40", name="page"), "value"),
        (select("2001", "2002", "2003", name="year"), "value"),
        (select("36", "38", "40", name="size"), "value"),
        (select("15=≤ 15 min", "30=≤ 30 min", "60=≤ 60 min", name="max"), "value"),
        (select("10=under 10 €", "20=under 20 €", name="limit"), "value"),
        (select("5=5 km", "10=10 km", "50=50 km", name="show"), "value"),
        (select("10=10 titles", "50=50 titles", name="limit"), "size"),
        (select("Fiction", "Drama", name="category"), "value"),
        (select("Return", "One way", name="trip"), "value"),
        (select("0-16 uur", "17-32 uur", name="uren", label="Uren per week"), "value"),
        (select("Datum", "Titel", name="x", label="Trefferlistensortierung"), "sort"),
        (select("50", "100", name="nn", label="Treffer/Seite"), "size"),
        (select("Court of Appeals", "Supreme Court", name="col", label="Court"), "value"),
        (select("1", "2", name="col"), "display"),
        (select("All libraries", "Mobile library", name="branch_group_limit"), "value"),
        (select("sortieren nach", "Nach Jahr", "Nach Titel", name="wahl"), "sort"),
        (select("nach", "vor", "Nach Ende", name="wahl"), "operator"),
        (select("并且", "或者", "不含"), "connector"),
        (select("og", "eller", "ikke"), "connector"),
        (select("en", "de", name="language"), "value"),
    ],
)
def test_what_a_choice_is_for(field: Field, expected: str) -> None:
    assert role(field) == expected


@pytest.mark.parametrize(
    ("buttons", "pressed"),
    [
        ("<input type=submit name=b value=Reset><input type=submit name=b value=Search>", "Search"),
        ("<input type=submit name=b value='Export CSV'><input type=submit name=b value=OK>", "OK"),
        ("<input type=submit name=b value=+><input type=submit name=b value=Update>", "Update"),
        ("<input type=submit name=b value=Löschen><input type=submit name=b value=Anzeigen>", "Anzeigen"),
        ("<input type=submit name=b value=清除><input type=submit name=b value=查询>", "查询"),
        ("<button name=b value=1>Advanced search</button><button name=b value=2>Search</button>", "2"),
        ("<input type=submit name=b value=Go><input type=submit name=b value=Delete>", "Go"),
    ],
)
def test_the_button_that_searches(buttons: str, pressed: str) -> None:
    one = interface("<input name=q>" + buttons)
    assert one.submitter is not None
    assert one.submitter.value == pressed


def test_rows_a_button_adds() -> None:
    one = interface(
        "<fieldset><legend>Status</legend><label><input type=checkbox name=0_status value=new checked>new</label>"
        "<label><input type=checkbox name=0_status value=closed>closed</label></fieldset>"
        "<select name=add_filter_0><option></option><option value=component>Component<option value=summary>Summary"
        "</select><input type=submit name=add_0 value=+><label>Max items per page <input name=max value=100></label>"
        "<input type=submit name=update value=Update>",
        ISSUES,
    )
    (hint,) = one.dynamic
    assert (hint.field, hint.button, hint.options) == (
        "add_filter_0",
        "add_0",
        {"component": "component", "summary": "title"},
    )
    assert dict(one.widest) == {"0_status": ["new", "closed"]}
    assert dict(one.partitions) == {"0_status": ("new", "closed")}
    assert (one.page_size, one.submitter and one.submitter.name) == ("max", "update")
    assert attributes(one) == {"0_status": "status"}


def test_a_row_that_is_there_already_is_no_row_to_add() -> None:
    one = interface(
        "<h3>Add filters</h3><select name=filtername><option value=ti>Title<option value=au>Author</select>"
        "<select name=how><option>equals<option>contains</select><input name=filter><button>Update</button>"
    )
    assert not one.dynamic
    assert [(row.column, row.operator, row.value) for row in one.triples] == [("filtername", "how", "filter")]


@pytest.mark.parametrize(
    ("html", "named"),
    [
        ("<select name=x><option value=''>Any language<option>A<option>B</select>", {"x": "language"}),
        ("<select name=x><option value=''>Publisher<option>A<option>B</select>", {"x": "publisher"}),
        ("<select name=x><option value=''>-- please choose --<option>A<option>B</select>", {}),
        ("<select name=x><option>Publisher<option>Author<option>B</select>", {}),
        ("<select name=language><option value=''>Foo bar<option>A<option>B</select>", {"language": "language"}),
        ("<label>Year <select name=x><option value=''>All<option>Last<option>Custom</select></label>", {}),
        ("<label>Author / Editor / Illustrator <input name=x></label>", {"x": "author"}),
        ("<label>Price range <input name=x></label>", {"x": "price"}),
    ],
)
def test_which_attribute_a_control_is_for(html: str, named: dict[str, str]) -> None:
    assert attributes(interface(html + "<label>Words <input name=q></label><button>Search</button>")) == named


def test_a_box_for_words_may_name_an_attribute_beside_them() -> None:
    jobs = Matcher(load_domain("jobs"))
    one = interface(
        "<label>What <input name=a placeholder='Job title, skills or company'></label><label>Where <input name=b></label>"
        "<button>Find</button>",
        jobs,
    )
    assert (one.keyword, attributes(one)) == ("a", {"b": "location"})
    assert one.relevance > 1
    two = interface(
        "<label>Métier ou mot-clé <input name=a></label><label>Région <input name=b></label><button>Go", jobs
    )
    assert two.keyword == "a"


def test_a_box_for_several_attributes_takes_words() -> None:
    one = interface(
        "<label>Title or author <input name=a></label><label>ISBN <input name=b></label><button>Go</button>"
    )
    assert (one.keyword, attributes(one)) == ("a", {"b": "isbn"})


DAYS, MONTHS = "".join(f"<option>{n}" for n in range(1, 32)), "".join(f"<option>{n}" for n in range(1, 13))
NAMES = "".join(
    f"<option value={n}>{m}" for n, m in enumerate("Ene Feb Mar Abr May Jun Jul Ago Sep Oct Nov Dic".split())
)


@pytest.mark.parametrize(
    "html",
    [
        f"Date <select name=d>{DAYS}</select>/<select name=m>{NAMES}</select>/<select name=y><option>2026<option>2027</select>",
        f"Date <select name=d>{DAYS}</select><select name=m>{MONTHS}</select><select name=y><option>2026<option>2027</select>",
        (
            "<fieldset><legend>Date</legend><label>Day <input name=d></label><label>Month <input name=m></label>"
            "<label>Year <input name=y></label></fieldset>"
        ),
        "<input name=d placeholder=TT><input name=m placeholder=MM><input name=y placeholder=JJJJ>",
    ],
)
def test_parts_of_a_day(html: str) -> None:
    one = interface(f"<p>{html}</p><label>Title <input name=t></label><button>Search</button>")
    parts = {one.form.fields[place].name: part for place, part in date_parts(one.form.fields).items()}
    assert parts == {"d": "day", "m": "month", "y": "year"}
    assert not {"d", "m"} & ({*one.attributes} | {*one.partitions} | {one.keyword})


def test_parts_of_a_day_that_their_names_tell() -> None:
    slash = "<b>/</b>"
    first = f"<input name=c:day1>{slash}<input name=c:month1>{slash}<input name=c:year1><input type=image name=c:i1 src=c.gif>"
    one = interface(
        f"<div>Dates:<br>{first} to {first.replace('1', '2')}</div><p>Title <input name=t></p><button>Search</button>"
    )
    called = [field.label for field in as_meant(one.form.fields) if field.control == "text"]
    assert called == ["Dates"] * 3 + ["Dates to"] * 3 + ["Title"]
    assert list(date_parts(one.form.fields).values()) == ["day", "month", "year"] * 2
    assert one.keyword is None


def test_a_name_that_all_boxes_share_asks_for_no_words() -> None:
    one = interface(
        "<p>Filer <input name=cneSearchFiler></p><p>City <input name=cneSearchCity></p><p>Employer <input name=cneSearchEmployer>"
        "</p><p>Any words <input name=anyWords placeholder='free text'></p><button>Search</button>"
    )
    assert one.keyword == "anyWords"


def test_a_box_called_search_alone_takes_any_words_whatever_its_name() -> None:
    one = interface("<h3>Suche</h3><input name=keywords aria-label=Suche><input name=by placeholder=Mitglied>", ISSUES)
    assert one.keyword == "keywords"
    assert "keywords" not in one.attributes


def test_a_span_of_days_in_parts() -> None:
    ends = "<fieldset><legend>{0} date</legend><label>Day <input name={0}_0></label><label>Month <input name={0}_1></label>"
    ends += "<label>Year <input name={0}_2></label></fieldset>"
    one = interface(ends.format("from") + ends.format("to") + "<label>Title <input name=t></label><button>Search")
    assert not any("_0" in span.low + span.high or "_1" in span.low + span.high for span in one.ranges)


def test_numbers_of_a_list_are_no_months() -> None:
    genres = "".join(f"<option value={n}>Genre {chr(64 + n)}" for n in range(1, 13))
    one = interface(f"<label>Category <select name=c>{genres}</select></label><button>Search</button>")
    assert not date_parts(one.form.fields)


def test_kinds_of_records() -> None:
    boxes = "".join(
        f"<label><input type=checkbox name={n} checked>{n}</label>" for n in ("Wiki", "Tickets", "Milestones")
    )
    one = interface("<input name=q>" + boxes, ISSUES)
    assert dict(one.scope) == {"Wiki": None, "Tickets": "on", "Milestones": None}
    two = interface(
        "<input name=q><select name=k><option value=0>All<option value=1>Books<option value=2>Films</select>"
    )
    assert dict(two.scope) == {"k": "1"}
    assert dict(interface("<input name=q><select name=k><option>Fiction<option>Drama</select>").scope) == {}


def test_identity_is_the_same_on_every_page() -> None:
    html = "<form action=/s><input type=hidden name=page value={}><input name=q value={}><button>Go</button></form>"
    one, two = (
        understand(read_forms(parse(html.format(n, n), f"http://site.example/{n}"))[0], SURE, BOOKS).identity
        for n in (1, 2)
    )
    other = interface("<input name=q><input name=r>").identity
    assert one == two != other


@pytest.mark.parametrize(
    "action",
    [
        "/s?return=%2Fpage%2F{n}&sid={token}",
        "/s;jsessionid={token}",
        "/(S({token}))/s",
        "/s/{token}/find",
        "/DB=1/SET={n}/TTL=1/CMD",
        "/F/8KJ2-0{n:04}",
        "/session/{n}/find",
        "",
        "?from={n}",
    ],
)
def test_a_box_varied_by_its_pages_is_one_interface(action: str) -> None:
    html = (
        "<form action='{action}'><input type=hidden name=token value={token}><input type=hidden name=return value=/page/{n}>"
        "<label>Search <input name=q value='{n}' placeholder='Any words'></label><button>Go</button></form>"
    )
    found = set()
    for n in range(50):
        token = f"{n * 7919:08x}a1b2c3d4e5f60718{n:02d}"
        url = f"http://site.example/page/{n}/item-{n}.html"
        text = html.format(action=action.format(n=n, token=token), token=token, n=n)
        found.add(identity(read_forms(parse(text, url))[0]))
    assert len(found) == 1


def test_two_boxes_sent_to_their_own_page_are_one_interface_on_every_page() -> None:
    boxes = "<input name=term placeholder='Search text'><input name=tags placeholder='Filter by tag'>"
    pages = ("/", "/item/1KAt6A", "/item/-X3dbQ", "/daily")
    for more in ("", "<input type=checkbox checked>", "<select><option>Titles<option>Posts</select>"):  # never sent
        box = f"<form>{boxes}{more}</form>"
        assert len({identity(read_forms(parse(box, f"http://site.example{path}"))[0]) for path in pages}) == 1


def test_boxes_for_different_things_stay_apart() -> None:
    def own(path: str, form: str) -> str:
        return identity(read_forms(parse(form, f"http://site.example{path}"))[0])

    books = own("/books", "<form><label>Search books <input name=q></label></form>")
    people = own("/people", "<form><label>Search people <input name=q></label></form>")
    fields = {own(path, "<form><input name=a><input name=b></form>") for path in ("/books", "/people")}
    named = {own("/", f"<form action=/{path}><input name=q></form>") for path in ("find", "search-2024", "a")}
    dated = {
        own("/", f"<form action=/{kind}-of-1990-to-1999/find><input name=q></form>")
        for kind in ("old-novels", "old-films")
    }
    assert len({books, people, *fields, *named, *dated}) == 9
    # the box on the page it leads to is the one that led there
    box = "<form action=/find><input name=q></form>"
    assert own("/", box) == own("/find", box)


def test_many_options() -> None:
    options = "".join(f"<option value={n}>name {n}" for n in range(100_000))
    one = interface(f"<select name=a><option value=''>All{options}</select><input name=q>")
    assert len(one.partitions["a"]) == 100_000
    assert dict(one.widest) == {"a": ""}


def test_nothing_need_be_chosen_where_several_may_be() -> None:
    """A package for "any" machine is one of a kind; whatever the page has chosen stays so."""
    options = "<option>any<option>i686<option>x86_64"
    assert dict(interface(f"<select name=a multiple>{options}</select><input name=q>").widest) == {"a": None}
    chosen = options.replace("<option>any", "<option selected>any")
    assert dict(interface(f"<select name=a multiple>{chosen}</select><input name=q>").widest) == {"a": ["any"]}
    assert dict(interface(f"<select name=a>{options}</select><input name=q>").widest) == {"a": "any"}


PARTS = st.sampled_from(
    "<input name=a>|<input name=b value=1>|<select name=c><option>title<option>author</select>|"
    "<select name=d></select>|"
    "<select name=e multiple><option value=''>all<option selected>x</select>|"
    "<input type=checkbox name=f>|+|from|to|Year|"
    "<input type=checkbox name=f value=2 checked>|<input type=radio name=g>|"
    "<input type=submit value=+ name=h>|<button>|"
    "<select name=c><option>=<option>contains</select>|<input name=year_from>|"
    "<input name=year_to value=3>|Title|".split("|")
)


@settings(max_examples=200, deadline=None)
@given(st.lists(PARTS, max_size=15))
def test_any_form_is_understood_and_its_settings_can_be_sent(parts: list[str]) -> None:
    one = interface(" ".join(parts))
    names = {field.name for field in one.form.fields}
    assert set(one.widest) | set(one.partitions) | set(one.attributes) | set(one.scope) <= names
    assert encode(one.form, one.widest, submitter=one.submitter).url
    assert encode(one.form, {**one.widest, **one.scope}, submitter=one.submitter).url
    for name, values in one.partitions.items():
        assert encode(one.form, {name: values[0]}).url


def test_from_one_town_to_another_is_no_range() -> None:
    options = "".join(f"<option>{town}" for town in ("LHR", "CDG", "JFK"))
    one = interface(
        f"<label>From <select name=from><option value=''>Any{options}</select></label><label>To "
        f"<select name=to><option value=''>Any{options}</select></label><button>Search flights</button>",
        Matcher(load_domain("flights")),
    )
    assert one.ranges == ()
    assert attributes(one) == {"from": "origin", "to": "destination"}
    assert set(one.partitions) == {"from", "to"}


@pytest.mark.parametrize("says", ["Find in the collection", "Search this section", "Search all categories"])
def test_a_search_box_that_says_where_it_looks_takes_any_words(says: str) -> None:
    one = interface(f'<input type="search" name="q" aria-label="{says}"><button>Find</button>')
    assert (one.kind, one.keyword, attributes(one)) == ("keyword", "q", {})


def test_a_search_box_that_names_what_it_finds_takes_any_words() -> None:
    matcher = Matcher(
        parse_domain(
            "name: shows\ntitle: Shows\nattributes:\n"
            "  - {name: title, type: text, affinity: 0.4, aliases: [episode title]}\n"
            "  - {name: episode, type: number, affinity: 0.5, aliases: [episode number]}\n"
            "identity: [[title]]\n"
        )
    )
    box = '<input type="search" name="term" aria-label="{}"><button>Go</button>'
    assert interface(box.format("Search episodes"), matcher).keyword == "term"
    assert attributes(interface(box.format("Search by episode number"), matcher)) == {"term": "episode"}


def test_a_box_for_a_kind_of_records_stays_one() -> None:
    one = interface('<label>Category <input name="cat"></label><label>Title <input name="t"></label>')
    assert attributes(one) == {"cat": "category", "t": "title"}


@pytest.mark.parametrize(
    ("box", "parts"),
    [
        (select("", *(f"{n:02}" for n in range(1, 13)), name="month"), False),
        (select("", *map(str, range(1, 32)), name="day"), False),
        (select("No", "Yes", name="adjacent"), False),
        (select("", *map(str, range(1, 10)), name="floor"), True),
        (select("", "Lent", "On the shelf", name="state"), True),
    ],
)
def test_parts_of_a_date_and_switches_cut_no_database(box: Field, parts: bool) -> None:
    options = "".join(f'<option value="{one.value}">{one.label}</option>' for one in box.options)
    form = f"<form action=/s><input name=q><select name={box.name}>{options}</select><button>Search</button></form>"
    assert bool(interface(form).partitions) is parts


def test_the_only_box_beside_selects_takes_any_words() -> None:
    selects = "<label>Publisher <select name=p><option value=''>All<option>Avon<option>Birch</select></label>"
    assert (
        interface(f"<form action=/s>{selects}<input name=content><button>Search</button></form>").keyword == "content"
    )
    titled = "<label>Title <input name=t></label><input name=content>"
    assert interface(f"<form action=/s>{titled}<button>Search</button></form>").keyword is None


def test_a_box_that_was_asked_is_the_same_wherever_its_answer_sends_it() -> None:
    def box(html: str, url: str = "http://h/") -> Form:
        return read_forms(parse(html, url))[0]

    asked = box("<form action=/find><input name=q><select name=in><option>all</select><button>Go</button></form>")
    within = "<form action=/results/refine><input type=hidden name=set value=7><input name=q><select name=in></select></form>"
    assert same_box(box(within), asked)
    assert not same_box(box(within.replace("name=q", "name=t")), asked)
    assert not same_box(box(within.replace("<form", "<form method=post")), asked)
    assert not same_box(box(within.replace("/results", "http://other/results")), asked)


SIZES = ["تعداد در صفحه", "عدد النتائج في الصفحة", "תוצאות בעמוד", "ανά σελίδα", "Sayfa başına", "Mỗi trang"]
SIZES += ["Rezultate pe pagină", "Na stránku", "Na stranici", "Per sida", "Per halaman", "На сторінці", "페이지당"]


@pytest.mark.parametrize("label", SIZES)
def test_page_sizes_in_more_languages(label: str) -> None:
    html = (
        f"<form><label>{label} <select name=x><option>10<option>25<option>50</select></label><button>Go</button></form>"
    )
    assert role(read_forms(parse(html, "http://h/"))[0].fields[0]) == "size"


@pytest.mark.parametrize(
    ("labels", "parted"),
    [
        ("青森県 宮城県 群馬県 千葉県 新潟県 長野県 三重県 奈良県 岡山県 高知県 大分県 熊本県", True),
        ("Art Biology Chemistry Drama Economics Film Geology History Law Music Physics Sport", True),
        ("January February March April May June July August September October November December", False),
        ("leden únor březen duben květen červen červenec srpen září říjen listopad prosinec", False),
        ("1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月", False),
        ("01 02 03 04 05 06 07 08 09 10 11 12", False),
    ],
)
def test_a_choice_of_twelve_numbered_things_is_none_of_months(labels: str, parted: bool) -> None:
    options = "".join(f"<option value={n}>{label}</option>" for n, label in enumerate(labels.split(), start=1))
    choice = f"<select name=kind><option value=0>Any</option>{options}</select>"
    body = f"<form action=/find><label>Title <input name=t></label> {choice}<button>Search</button></form>"
    page = parse(f"<title>Books</title>{body}", "http://h/")
    (form,) = read_forms(page)
    understood = understand(form, Verdict("search", True, 0.99), Matcher(load_domain("books")))
    assert ("kind" in understood.partitions) == parted


@pytest.mark.parametrize(
    ("domain", "options", "chosen"),
    [
        ("papers", ("Any", "Article", "Book", "InCollection", "InProceedings", "PhdThesis", "TechReport"), None),
        ("papers", ("Any", "Journal articles", "Conference papers", "Theses", "Reports"), None),
        ("papers", ("All", "Articles", "News", "Events"), "Articles"),
        ("books", ("Any", "Article", "Book", "InCollection", "InProceedings", "PhdThesis"), "Book"),
    ],
)
def test_what_a_work_is_published_as_is_no_kind_of_records(
    domain: str, options: tuple[str, ...], chosen: str | None
) -> None:
    offered = "".join(f"<option value='{'' if one in ('Any', 'All') else one}'>{one}" for one in options)
    html = f"Title <input name=q> Type <select name=t>{offered}</select><button>Search</button>"
    assert interface(html, Matcher(load_domain(domain))).scope.get("t") == chosen


@pytest.mark.parametrize(
    ("options", "chosen"),
    [
        (("Print", "E-book"), None),
        (("Please choose", "Hardcover", "Paperback", "eBook", "Audiobook"), None),
        (("Any", "Gedruckt", "E-Book"), None),
        (("Any", "Book", "Audiobook", "DVD", "Music CD"), "Book"),
        (("Any", "E-book", "Film", "Music"), "E-book"),
    ],
)
def test_as_what_a_work_is_had_is_no_kind_of_records(options: tuple[str, ...], chosen: str | None) -> None:
    offered = "".join(f"<option value='{'' if one in ('Any', 'Please choose') else one}'>{one}" for one in options)
    html = f"Title <input name=q> Format <select name=t>{offered}</select><button>Search</button>"
    assert interface(html, Matcher(load_domain("books"))).scope.get("t") == chosen
