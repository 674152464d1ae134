"""Tables whose records have several rows, each in a body of its own, and answers whose title counts nothing."""

from __future__ import annotations

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.page import parse
from crawler.results import extract_records
from crawler.wording.totals import counted_in
from knowledge.domain import load_domain
from knowledge.matching import Matcher

ISSUES = load_domain("issues")
WORDS = "crash leak freeze typo delay overflow deadlock timeout".split()
NAMES = "Ann Bert Cleo Dan Eve Finn Gus Hana".split()
HEADS = (
    "<tr><th>No</th><th>Summary</th><th>Status</th><th>Owner</th></tr>"
    "<tr><th>&nbsp;</th><th>Reported by</th><th>Created</th><th>Updated</th></tr>"
)
WAITS = '<form action="/edit" method="post"><input name="s"><div class="spin"><span>Loading...</span></div></form>'


def body(number: int) -> str:
    word, name, other = WORDS[number], NAMES[number], NAMES[number - 3]
    stripe = "odd" if number % 2 else "even"
    return (
        f'<tbody class="entry"><tr class="{stripe}"><td>{number + 301}</td>'
        f'<td>{WAITS}<div class="v"><a href="/show?no={number + 301}">A {word} in the report view</a></div></td>'
        f'<td>{WAITS}<div class="v">open</div></td><td><a href="/who?n={name}">{name} Birch</a></td></tr>'
        f'<tr class="{stripe}"><td></td><td><small><a href="/who?n={other}">{other} Oak</a></small></td>'
        f"<td><small>2021-03-0{number + 1}</small></td><td><small>2022-04-1{number}</small></td></tr></tbody>"
    )


def test_each_body_of_several_rows_is_a_record_and_each_row_has_its_own_header() -> None:
    table = f"<table class=list>{HEADS}{''.join(map(body, range(8)))}</table>"
    page = parse(f"<title>Found 8 tickets</title><h1>Found 8 tickets</h1>{table}", "http://tracker.example/find")
    found = extract_records(page, matcher=Matcher(ISSUES))
    assert [record.url for record in found.records] == [f"http://tracker.example/show?no={n + 301}" for n in range(8)]
    for number, record in enumerate(found.records):
        told = {field.key: field.value for field in record.fields}
        assert told["Summary"] == f"A {WORDS[number]} in the report view"
        assert (told["Status"], told["Owner"]) == ("open", f"{NAMES[number]} Birch")
        assert (told["Reported by"], told["Created"]) == (f"{NAMES[number - 3]} Oak", f"2021-03-0{number + 1}")
        assert not [field.value for field in record.fields if field.value.startswith("Loading")]


def test_parts_of_a_table_that_hold_many_records_are_none() -> None:
    def part(year: int) -> str:
        rows = (
            f"<tr><td><a href=/p/{year}-{n}>On the {WORDS[n]} of {NAMES[-n]}</a></td><td>{NAMES[n]}</td><td>{year}</td></tr>"
            for n in range(8)
        )
        return f"<tbody><tr><th colspan=3>{year}</th></tr>{''.join(rows)}</tbody>"

    found = extract_records(parse(f"<table>{''.join(map(part, range(2001, 2006)))}</table>", "http://x.example/"))
    assert len(found.records) == 40


def test_a_title_that_counts_nothing_makes_a_menu_no_answer() -> None:
    menu = "".join(
        f'<li class="m"><a href="/{a}">{a.title()} all</a><span>{a}</span><ul><li><a href="/{a}/{b}">{b}</a></li></ul></li>'
        for a, b in zip(WORDS, NAMES, strict=True)
    )
    analyst = Analyst(FormClassifier.load("default"), ISSUES, Matcher(ISSUES))
    kinds = {}
    for count in (0, 8):
        text = f"<title>Found {count} tickets</title><h1>Found {count} tickets</h1><ul>{menu}</ul>"
        kinds[count] = analyst.look(parse(text, "http://tracker.example/find")).results.kind
    assert kinds == {0: "empty", 8: "list"}


def test_what_a_title_counts() -> None:
    assert counted_in("Found 0 tickets") == 0
    assert counted_in("12 results for river - Library") == 12
    assert counted_in("0 to 60: a life of speed") is None
    assert counted_in("Catalogue") is None


def ledger(head: str, *below: str) -> str:
    return f"<tr>{head}</tr>" + "".join(f"<tr><td></td><td></td>{cells}</tr>" for cells in below)


def test_rows_that_leave_the_first_column_blank_go_on_with_the_row_above() -> None:
    def entry(number: int) -> str:
        head = f"<td>2024-03-0{number + 1}</td><td colspan=2>Repair of the {WORDS[number]}</td><td></td>"
        parts = [f"<td><a href=/a/{name}>{name}</a></td><td>{number}5.00</td>" for name in NAMES[number : number + 2]]
        return ledger(head, *parts)

    heads = "<thead><tr><th>Created</th><th>Summary</th><th>Owner</th><th>Amount</th></tr></thead>"
    page = parse(f"<table>{heads}{''.join(map(entry, range(7)))}</table>", "http://ledger.example/journal")
    records = extract_records(page, matcher=Matcher(ISSUES)).records
    assert len(records) == 7
    for number, record in enumerate(records):
        told = [(field.key, field.value) for field in record.fields if not field.key.startswith("url")]
        assert told[:2] == [("Created", f"2024-03-0{number + 1}"), ("Summary", f"Repair of the {WORDS[number]}")]
        assert [value for key, value in told if key == "Owner"] == NAMES[number : number + 2]


def test_a_blank_that_says_as_above_leaves_rows_records_of_their_own() -> None:
    rows = (
        f"<tr><td>{'' if n % 3 else NAMES[n]}</td><td><a href=/r/{n}>On the {WORDS[n]} of the house</a></td><td>200{n}</td></tr>"
        for n in range(8)
    )
    page = parse(
        f"<table><tr><th>Owner</th><th>Summary</th><th>Created</th></tr>{''.join(rows)}</table>", "http://x.example/"
    )
    assert len(extract_records(page, matcher=Matcher(ISSUES)).records) == 8


def test_the_parts_of_a_page_leave_its_address_to_the_one_that_has_it_whole() -> None:
    names = ["Amber River", "Broken Bridge", "Copper Mirror", "Distant Island"]
    rows = [f"<li><a href=/docs/{n}>{name}</a></li>" for n, name in enumerate(names)]
    parts = [f"<li><a href=/docs/{n}#open>Opening of {name.split()[1]}</a></li>" for n, name in enumerate(names)]
    html = f"<title>Results</title><body><h1>Results</h1><p>8 results</p><ul>{''.join(rows + parts)}</ul>"
    found = extract_records(parse(html, "http://site.example/search?q=r"))
    assert [record.url for record in found.records[:4]] == [f"http://site.example/docs/{n}" for n in range(4)]
    assert [record.url for record in found.records[4:]] == [None] * 4
    html = html.replace("/docs/0>", "/docs/0#whole>")
    assert extract_records(parse(html, "http://site.example/search?q=r")).records[4].url == "http://site.example/docs/0"


def test_what_stands_beside_a_title_in_its_cell_may_say_itself_what_it_is() -> None:
    kinds = ["defect", "task", "idea", "defect"]
    rows = "".join(
        f"<tr><td><a href=/i/{n}>{WORDS[n].title()} in the night</a> <span class=status>{kind}</span></td>"
        f"<td><a href=/f/{n}>open</a></td></tr>"
        for n, kind in enumerate(kinds)
    )
    html = f"<title>Results</title><body><table><tr><th>Shot (4)</th><th>Files</th></tr>{rows}</table>"
    found = extract_records(parse(html, "http://site.example/search?q=r"), matcher=Matcher(ISSUES)).records
    told = [[one.value for one in record.fields if one.attribute == "status"] for record in found]
    assert told == [[kind] for kind in kinds]


def test_rows_that_tell_one_thing_more_go_on_with_the_row_above() -> None:
    def entry(number: int) -> str:
        own = NAMES[number : number + 1 + number % 2]
        head = (
            f"<td><a href=/r/{number}>On the {WORDS[number]} of the house</a></td><td>{own[0]}</td><td>200{number}</td>"
        )
        return f"<tr>{head}</tr>" + "".join(f"<tr><td></td><td>{name}</td><td></td></tr>" for name in own[1:])

    heads = "<tr><th>Summary</th><th>Owner</th><th>Created</th></tr>"
    page = parse(f"<table>{heads}{''.join(map(entry, range(7)))}</table>", "http://x.example/")
    records = extract_records(page, matcher=Matcher(ISSUES)).records
    owners = [[field.value for field in record.fields if field.key == "Owner"] for record in records]
    assert owners == [NAMES[n : n + 1 + n % 2] for n in range(7)]


def test_rows_below_that_lead_to_pages_of_their_own_are_other_records() -> None:
    rows = "".join(
        f"<tr><td>{who}<td><a href=/b/{n}>{what} Stones</a><td>199{n}</tr><tr><td><td><a href=/b/{n}a>{what} Rivers</a><td></tr>"
        for n, (who, what) in enumerate(
            zip("Birch Oak Elm Ash Lime".split(), "Sand Salt Wind Iron Rain".split(), strict=True)
        )
    )
    html = f"<title>Results</title><h1>Results</h1><table><tr><th>Author<th>Title<th>Year</tr>{rows}</table>"
    found = extract_records(parse(html, "http://b.example/s?q=a"), matcher=Matcher(load_domain("books"))).records
    assert [record.url for record in found][:3] == [
        "http://b.example/b/0",
        "http://b.example/b/0a",
        "http://b.example/b/1",
    ]
    assert len(found) == 10


def test_what_is_alike_inside_of_an_element_is_what_that_is_called() -> None:
    def hit(number: int, inside: str) -> str:
        return f"<div class=hit><a href=/r/{number}>On the {WORDS[number]} of the house</a><div class=owner>{inside}</div></div>"

    def owners(inside: str) -> set[str]:
        told = (inside.format(NAMES[n], f"{NAMES[n - 3]} Oak") for n in range(6))
        page = parse("".join(hit(n, one) for n, one in enumerate(told)), "http://x.example/")
        records = extract_records(page, matcher=Matcher(ISSUES)).records
        return {field.value for record in records for field in record.fields if field.key.startswith("owner")}

    second = {f"{NAMES[n - 3]} Oak" for n in range(6)}
    assert owners("<span class=chip>{}</span>, <span class=chip>{}</span>") == {*NAMES[:6], *second}
    assert not owners("<span class=chip>{}</span> <span class=place>{}</span>") & second


def keyed(kept: str) -> list[dict[str, str]]:
    """A list of rows whose cells keep something for scripts."""
    rows = "".join(
        f"<tr><td><a href='/undo?no={n}'>Undo</a>{kept.format(n)}</td><td><a href='/show?no={n}'>A {word} in the view</a></td>"
        f"<td>{kept.format(2021 + n)} {1990 + n}</td><td>{NAMES[n]} Birch</td></tr>"
        for n, word in enumerate(WORDS)
    )
    table = f"<table><tr><th></th><th>Summary</th><th>Year</th><th>Owner</th></tr>{rows}</table>"
    page = parse(f"<h1>Tickets</h1>{table}", "http://tracker.example/find")
    found = extract_records(page, matcher=Matcher(ISSUES))
    return [{field.key: field.value for field in record.fields} for record in found.records]


def test_what_a_class_keeps_from_sight_in_a_cell_is_no_value() -> None:
    said = keyed('<span class="hide">DROP ROW {}</span>')
    assert [one["Year"] for one in said] == [str(1990 + n) for n in range(8)]
    assert not any("DROP" in value for one in said for value in one.values())
    assert said == keyed('<div class="hidden">DROP ROW {}</div>')


def test_what_a_class_hides_at_some_widths_alone_is_a_value() -> None:
    said = keyed('<span class="d-none d-md-inline">No. {}</span>')
    assert said == keyed('<span class="wide">No. {}</span>')
    assert said != keyed('<span class="d-none">No. {}</span>')


def test_what_follows_a_value_that_is_still_to_come_is_none_of_its_label() -> None:
    rows = "".join(
        f'<li><h2><a href="/r/{n}">A {word} in the report</a></h2><div>by <a href="/by/{n}">Jo {word}</a> in 19{n}0</div>'
        '<div class="callnumber"><strong>Owner:</strong> <span class="callnumber">Loading ...</span></div>'
        '<div class="formats"><span class="format">Bound volume</span></div></li>'
        for n, word in enumerate(WORDS)
    )
    found = extract_records(parse(f"<p>8 results</p><ol>{rows}</ol>", "http://a.example/f"), matcher=Matcher(ISSUES))
    assert len(found.records) == 8
    told = [(field.key, field.value) for record in found.records for field in record.fields]
    assert ("Owner", "Bound volume") not in told and sum(value == "Bound volume" for _, value in told) == 8
