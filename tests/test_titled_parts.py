"""Labels that are tied to nothing: a bare `<label>`, the title of a part, the prompt of a select; boxes that say nothing."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from crawler.classify import FormClassifier
from crawler.cli import app
from crawler.forms import read_forms
from crawler.forms.ends import find_spans
from crawler.page import parse
from crawler.submit import judge

URL = "http://site.example/list"


def labels(html: str) -> dict[str, str]:
    form = read_forms(parse(f"<form>{html}<button>Search</button></form>", URL))[0]
    return {field.name: field.meant or field.label for field in form.fields if field.name}


def test_a_label_that_is_tied_to_nothing_goes_before_the_words_in_the_box() -> None:
    box = "<div class=field><i class=icon></i><input name=t placeholder='e.g. Ostend'></div>"
    assert labels(f"<div><label for='#'>Port</label>{box}</div>") == {"t": "Port"}
    assert labels(f"<div><label for=gone>Port</label>{box}</div>") == {"t": "Port"}
    boxes = "<div><input name=a placeholder=Town></div><div><input name=b placeholder=Quay></div>"
    assert labels(f"<div><label for='#'>Port</label>{boxes}</div>") == {
        "a": "Town",
        "b": "Quay",
    }  # it may name both, or the first alone
    behind = "<div><input name=a><label>Skipper</label></div><div><input name=b><label>Quay</label></div>"
    assert labels(behind) == {"a": "Skipper", "b": "Quay"}
    tied = "<div><label for=q>Port</label><div><input name=t placeholder=Quay></div></div><input id=q name=q>"
    assert labels(tied)["t"] == "Quay"


def test_words_in_a_box_that_say_nothing_are_no_label() -> None:
    part = "<div><h4>Length</h4><div><input name=a placeholder={0}> – <input name=b placeholder={0}></div></div>"
    assert labels(part.format("any")) == {"a": "Length", "b": "Length"}
    assert labels(part.format("beliebig")) == {"a": "Length", "b": "Length"}
    day = "<li><span>Launched</span><div><p><input name=a placeholder=YYYY-MM-DD title='Launched, first day'></p></div></li>"
    assert labels(day) == {"a": "Launched"}
    assert labels("<div><h4>Length</h4><p><input name=a placeholder='Feet over all'></p></div>") == {
        "a": "Feet over all"
    }


def test_what_becomes_of_it_stays_in_a_label() -> None:
    for told in ("<small>we will email you new finds</small>", "(e.g. where we email new finds)"):
        page = parse(
            f"<form action=/x><p><label>Finds {told} <input name=q></label></p><button>Go</button></form>", URL
        )
        form = read_forms(page)[0]
        assert "email" in form.fields[0].label
        assert not judge(form, FormClassifier.load().classify(form)).allowed


def test_what_a_control_says_of_its_state_is_no_label() -> None:
    assert labels("<div><input name=a placeholder=Quay><label class=error>Required</label></div>") == {"a": "Quay"}
    assert labels("<select name=a><option disabled>North<option selected>South<option>West</select>") == {"a": "a"}
    assert labels("<label>Firm (BV) <input name=a></label>") == {"a": "Firm (BV)"}


def test_what_a_label_says_in_small_letters_explains_it() -> None:
    assert labels("<label for=a>Skipper <small>Family name first</small></label><input id=a name=a>") == {
        "a": "Skipper"
    }
    assert labels("<label><small>Skipper</small> <input name=a></label>") == {"a": "Skipper"}


def test_a_box_behind_a_choice_of_operators_shares_its_label() -> None:
    operators = "<option>contains<option>starts with</select> <input name={0} {1}>"
    row = "<p>Skipper <select name=op>" + operators
    assert labels(row.format("x7", "")) == {"op": "Skipper", "x7": "Skipper"}
    assert labels(row.format("x7", "placeholder='Enter a few letters'"))["x7"] == "Skipper"
    assert labels("<p><select name=op>" + operators.format("x7", "")) == {"op": "op", "x7": "x 7"}
    kinds = "<p>Rig <select name=r><option>Sloop<option>Ketch</select> <input name=x7>"
    assert labels(kinds)["x7"] == "x 7"
    tied = "<p>Skipper <select name=op>" + operators.format("x7", "title=Mate")
    assert labels(tied)["x7"] == "Mate"


def test_a_currency_beside_two_ends_is_no_title() -> None:
    ends = "<div><i>€</i> <input name=a placeholder=Min></div><div><i>€</i> <input name=b placeholder=Max></div>"
    assert labels(f"<div><label>Price</label><div>{ends}</div></div>") == {"a": "Price € Min", "b": "Price € Max"}


def test_an_example_behind_a_label_is_no_part_of_it() -> None:
    assert labels("<input name=a id=a><label for=a>Berth (e.g. B12, or B 12)</label>") == {"a": "Berth"}
    assert labels("<label>Liegeplatz (z. B. Steg 4) <input name=a></label>") == {"a": "Liegeplatz"}
    assert labels("<label>Puerto (ej. Vigo): <input name=a></label>") == {"a": "Puerto"}
    assert labels("<label>Length (m) <input name=a></label>") == {"a": "Length (m)"}
    assert labels("<label>Engine (exhaust) <input name=a></label>") == {"a": "Engine (exhaust)"}


def test_a_term_that_holds_a_box_names_no_choice_in_the_description() -> None:
    choice = (
        "<dd><ul><li>Rig</li><li><select name=r><option value=''>any<option>Sloop<option>Ketch</select></li></ul></dd>"
    )
    assert labels(f"<dl><dt>Words <input name=w></dt>{choice}</dl>") == {"w": "Words", "r": "Rig"}
    assert labels(f"<dl><dt><input type=checkbox name=c> Rigged</dt>{choice}</dl>")["r"] == "Rigged"


def test_a_select_that_nothing_names_is_called_what_it_shows_first() -> None:
    rig = "<select name=f7><option value=''>Any rig<option value=1>Sloop<option value=2>Ketch</select>"
    assert labels(rig) == {"f7": "Any rig"}
    assert labels(f"<label>Rigging {rig}</label>") == {"f7": "Rigging"}
    months = "<select name=mm><option value=0>January<option value=1>February<option value=2>March</select>"
    assert labels(months) == {"mm": "mm"}
    assert labels("<select name=kind><option value=''>any<option>Sloop<option>Ketch</select>") == {"kind": "kind"}


def test_a_prompt_that_cannot_be_chosen_names_a_select() -> None:
    rig = "<select name=f7><option disabled selected>{0}<option value=''>Sloop<option value=2>Ketch</select>"
    assert labels(rig.format("Rigging?")) == {"f7": "Rigging?"}
    assert labels("<select name=f7><option disabled selected>Please select<option value=1>Sloop</select>") == {
        "f7": "f 7"
    }


def test_a_measure_between_two_boxes_names_neither() -> None:
    sail = "<div><h4>Sail</h4><p><input name=a placeholder=Canvas> m²</p></div>"
    assert labels(f"{sail}<div><p><span>R$</span> <input name=b placeholder=Cost></p></div>") == {
        "a": "Canvas",
        "b": "Cost",
    }
    assert labels("<p>Phone (e.g. 1234, (01) 234) <input name=a></p>") == {"a": "Phone"}


def test_a_bracket_behind_between_parts_no_span() -> None:
    found = labels("<p>Launched between (as 1980) <input name=a> and <input name=b></p>")
    assert found["a"].startswith("Launched between")
    form = read_forms(parse("<form>Built between (as 1980) <input name=a> and <input name=b></form>", URL))[0]
    assert find_spans(form.fields, {}, {}) == [(0, 1)]


def test_the_title_of_a_part_names_what_has_no_label_in_it() -> None:
    box = "<span><input type=checkbox name={0} id={0}{1} value={1}><label for={0}{1}>{2}</label></span>"
    boxes = box.format("all", 1, "All") + box.format("hull", 1, "Oak") + box.format("hull", 2, "Steel")
    part = f"<li><span class=tit>Hull</span><div><div>{boxes}</div></div></li>"
    assert labels(part) == {"all": "All", "hull": "Hull"}
    button = "<button type=button aria-expanded=false>Hull</button>"
    assert labels(f"<div>{button}<div>{boxes}</div></div>")["hull"] == "Hull"
    ends = "<div><input name=a placeholder=Min> – <input name=b placeholder=Max></div>"
    assert labels(f"<div>{button}{ends}</div>") == {"a": "Hull Min", "b": "Hull Max"}
    assert labels(f"<div><button>Hull</button>{ends}</div>") == {"a": "Min", "b": "Max"}
    assert labels(f"<h4>Hull</h4>{ends.replace('placeholder=', 'title=')}")["b"] == "Hull Max"
    boxes = "<p><input name=first></p><p><input name=second></p>"
    assert labels(f"<section><b>Captain</b>{boxes}</section>") == {"first": "Captain", "second": "second"}
    many = "".join(
        f"<p><select name={name}><option>low<option>wide</select></p>" for name in ("beam", "draught", "mast", "keel")
    )
    assert labels(f"<section><b>Measures</b>{many}</section>")["mast"] == "mast"
    choice = "<input type=checkbox name=z id=z1 value=1><input type=checkbox name=z id=z2 value=2>"
    assert (
        labels(f"<div><b>Search for boats</b><p><input type=checkbox name=y title=Yachts> {choice}</p></div>")["z"]
        == "z"
    )


def test_forms_tells_the_attribute_of_the_ends_of_a_span(tmp_path: Path) -> None:
    ends = "<p><label for=a>From</label><input id=a name=a></p><p><label for=b>To</label><input id=b name=b></p>"
    part = f"<fieldset><legend>Year (YYYY):</legend>{ends}</fieldset>"
    html = f"<title>Books</title><form>Title <input name=t>{part}<button>Search</button></form>"
    (tmp_path / "page.html").write_text(html, encoding="utf-8")
    out = CliRunner().invoke(app, ["forms", str(tmp_path / "page.html"), "-d", "books", "--json"])
    fields = {one["name"]: (one["label"], one["attribute"]) for one in json.loads(out.stdout)["fields"]}
    assert fields["a"] == ("Year (YYYY) From", "year")
    assert fields["b"] == ("Year (YYYY) To", "year")
