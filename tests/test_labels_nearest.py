"""Which words name a control of a form: the nearest that are seen, not those of lists that open, of counts, of other rows."""

from __future__ import annotations

from collections.abc import Callable

from crawler.forms import read_forms
from crawler.models import Field
from crawler.page import parse
from tests.growth import SQUARE, growth


def fields(body: str) -> dict[str, Field]:
    """The controls of the only form of a page, by name."""
    (form,) = read_forms(parse(f"<form>{body}<input type=submit value=Search></form>", "http://boats.example/"))
    return {field.name: field for field in form.fields if field.name}


def label(body: str, name: str) -> str:
    return fields(body)[name].label


def test_words_in_the_cell_of_a_box_stand_nearer_than_the_cell_above() -> None:
    rows = (
        "<tr><td>And one of these:</td></tr>"
        "<tr><td><div>Harbour:</div><div><input name=h></div></td></tr>"
        '<tr><td><div>Berth:</div><div><input name=b placeholder="three digits"></div></td></tr>'
    )
    found = fields(f"<table>{rows}</table>")
    assert (found["h"].label, found["b"].label) == ("Harbour", "Berth")


def test_a_cell_to_the_left_still_names_a_box_below_a_hint() -> None:
    assert (
        label("<table><tr><td>Skipper</td><td><p>surname first</p><p><input name=s></p></td></tr></table>", "s")
        == "Skipper"
    )


def test_what_is_not_shown_names_nothing() -> None:
    years = "".join(f"<li>{year}</li>" for year in range(2001, 2009))
    opened = (
        f'<div><input name=y title="Years"></div><div style="display:none"><div><div><ul>{years}</ul></div></div></div>'
    )
    assert label(f'{opened}<div><input name=c title="Classes of boats"></div>', "c") == "Classes of boats"


def test_the_number_of_what_is_chosen_is_no_label() -> None:
    kinds = "".join(f'<p><input type=checkbox name="k" value={n} id=k{n}><label for=k{n}>{n}</label></p>' for n in "ab")
    assert label(f"<div><div>Kinds of boats</div><div>0</div><div>{kinds}</div></div>", "k") == "Kinds of boats"
    scale = "".join(f"<div>{n}</div><input type=radio name=r value={n}>" for n in (1, 2, 3))
    assert label(f"<p>How fast?</p><div>{scale}</div>", "r") == "How fast?"


def test_an_explanation_in_brackets_goes_with_the_line_above() -> None:
    said = label("<div><p>Rig</p><p>(sloop, ketch, yawl)</p><div><input name=r></div></div>", "r")
    assert said == "Rig (sloop, ketch, yawl)"


def test_words_after_the_row_of_a_check_box_are_not_its_own() -> None:
    rows = "<tr><td>With a photo</td><td><input type=checkbox name=p></td></tr>"
    assert label(f"<table>{rows}</table><p>Fewer questions</p>", "p") == "With a photo"


def test_a_facet_of_which_one_value_is_left_keeps_its_title() -> None:
    facet = '<div><h5>Sails</h5><ul><li><label><input type=checkbox name="f[7][]" value=3> Dacron (4)</label></li></ul></div>'
    assert label(facet, "f[7][]") == "Sails"
    alone = '<p><label><input type=checkbox name="new" value=1> New boats only</label></p>'
    assert label(f"<div><h5>Offers</h5>{alone}</div>", "new") == "New boats only"


def test_a_button_that_unfolds_a_panel_names_what_is_in_it() -> None:
    makers = "".join(
        f"<li><label><input type=checkbox name=maker value={n}><span>Yard <b>{n}</b></span> (<i>{n}</i>)</label></li>"
        for n in range(120)
    )
    panel = "<div><button type=button data-controls=p{0}><span>{0}</span></button><div data-id=p{0}>{1}</div></div>"
    ends = "<div><input name=cost.gte></div><div><input name=cost.lte></div>"
    found = fields(panel.format("Maker", f"<ul>{makers}</ul>") + panel.format("Price", ends))
    assert found["maker"].label == "Maker"
    assert (found["cost.gte"].label, found["cost.lte"].label) == ("Price", "Price")
    two = fields(panel.format("Crew", "<div><input name=skipper></div><div><input name=mate></div>"))
    assert (two["skipper"].label, two["mate"].label) == ("skipper", "mate")


def test_the_faces_of_a_switch_are_no_part_of_its_label() -> None:
    switch = '<span aria-hidden="true"><span>ON</span><span>OFF</span></span>'
    assert (
        label(f"<label for=n><span>Similar names</span><input type=checkbox id=n name=n>{switch}</label>", "n")
        == "Similar names"
    )
    icon = '<label for=q><span aria-hidden="true">Boats</span></label><input id=q name=q>'
    assert label(icon, "q") == "Boats"


def test_a_prompt_without_a_value_of_its_own_names_its_list() -> None:
    lists = (
        "<div><select name=a1><option>Any berths<option>Single<option>Double</select></div>"
        "<div><select name=a2><option>Age<option>0 - 4 years<option>5 - 9 years</select></div>"
        "<div><select name=a3><option>Sloop<option>Ketch<option>Yawl</select></div>"
        "<div><select name=a4><option>All<option>2001<option>2002</select></div>"
    )
    found = fields(lists)
    assert [found[name].label for name in ("a1", "a2", "a3", "a4")] == ["Any berths", "Age", "a 3", "a 4"]


def test_a_label_of_what_scripts_fill_in_names_the_list_beside_it() -> None:
    hidden = "<label for=area_id>Coast:</label><input type=hidden name=area id=area_id value=c4>"
    assert label(f"<p>{hidden}<select name=place><option value=''>West<option>North</select></p>", "place") == "Coast"


def test_a_head_that_sorts_its_column_names_the_box_below() -> None:
    heads = (
        "<tr><th><a href=?s>Launched</a> <input type=submit value=' ' title=Sorted></th><th>Yard</th><th>Film</th></tr>"
    )
    boxes = "<tr><td><input name=l></td><td><input name=y></td><td></td></tr>"
    found = fields(f"<table><thead>{heads}{boxes}</thead><tr><td>1</td><td>2</td><td>3</td></tr></table>")
    assert (found["l"].label, found["y"].label) == ("Launched", "Yard")


def test_a_day_to_choose_shows_no_placeholder() -> None:
    box = '<input type={} name={} placeholder="choose"> '
    body = f'<label for="">Launched</label><div>{box.format("date", "d")}<label for="">~</label>{box.format("date", "e")}</div>'
    assert label(body, "d") == "Launched"
    assert label(body.replace("date", "text"), "d") == "choose"


def test_groups_that_lie_within_each_other_are_named_in_linear_time() -> None:
    def prepared(size: int) -> Callable[[], object]:
        boxes = "".join(f"<input type=checkbox name=k{n % (size // 2)} value={n}>" for n in range(size))
        page = parse(f"<form>{boxes}</form>", "http://boats.example/")
        return lambda: read_forms(page)

    assert growth(prepared, 2_000) < SQUARE
