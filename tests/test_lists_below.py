"""Lists below a label on a page about one thing: all items are values of what the label names."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.results import extract_records
from knowledge.domain import load_domain
from knowledge.matching import Matcher

RECIPES = """
name: recipes
title: Recipes
attributes:
  - {name: title, type: text, affinity: 0.5, aliases: [recipe, name]}
  - {name: ingredients, type: text, affinity: 0.6, multiple: true, aliases: [ingredients, ingrédients]}
  - {name: yield, type: text, affinity: 0.4, aliases: [yield, serves, servings]}
  - {name: method, type: text, affinity: 0.4, aliases: [method, directions]}
  - {name: author, type: name, affinity: 0.3, aliases: [author, by]}
identity: [[title, author]]
"""
ITEMS = ["2 cups flour", "1 tsp <a href='/salt'>salt</a>, coarse", "3 eggs", "a pinch of sugar"]
BARE = ["2 cups flour", "1 tsp salt , coarse", "3 eggs", "a pinch of sugar"]


@pytest.fixture(scope="module")
def recipes(tmp_path_factory: pytest.TempPathFactory) -> Matcher:
    path = tmp_path_factory.mktemp("domain") / "recipes.yaml"
    path.write_text(RECIPES, encoding="utf-8")
    return Matcher(load_domain(path))


def told(body: str, matcher: Matcher) -> list[str]:
    page = parse(
        f"<title>Flat bread</title><body><h1>Flat bread</h1><p>By <a href='/ann'>Ann Lee</a></p>{body}</body>",
        "http://site.example/flat-bread",
    )
    found = extract_records(page, matcher=matcher)
    assert found.form == "detail"
    return [field.value.replace(" ,", ",") for field in found.records[0].fields if field.attribute == "ingredients"]


def listed(items: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"


STEPS = "<h2>Method</h2><ol><li>Mix all of it.</li><li>Bake it for an hour.</li></ol>"


def test_all_items_below_a_heading_are_what_it_names(recipes: Matcher) -> None:
    wanted = [text.replace(" ,", ",") for text in BARE]
    body = f"<div><h2>Ingrédients (4 personnes)</h2><span>Serves</span> <b>4</b><div>{listed(ITEMS)}</div></div>{STEPS}"
    assert told(body, recipes) == wanted


def test_lists_go_on_below_lesser_headings(recipes: Matcher) -> None:
    body = (
        f"<h2>Ingredients</h2><h3>For the dough</h3>{listed(ITEMS[:1])}<h3>For the rest</h3>{listed(ITEMS[2:])}{STEPS}"
    )
    assert told(body, recipes) == [ITEMS[0], *ITEMS[2:]]


def test_what_machines_are_told_of_the_thing_is_more_than_the_first_item(recipes: Matcher) -> None:
    script = (
        '<script type="application/ld+json">{"@type": "Recipe", "name": "Flat bread", "recipeYield": "4", '
        '"ingredients": ["2 cups flour", "3 eggs", "a pinch of sugar"], "url": "/flat-bread"}</script>'
    )
    body = f"{script}<div><div>Ingredients</div><div class=x1>2 cups flour</div><div class=x1>3 eggs</div></div>"
    assert told(body, recipes) == ["2 cups flour", "3 eggs", "a pinch of sugar"]


def test_a_label_inside_of_its_list_names_no_other_one(recipes: Matcher) -> None:
    own = f"<div><ul><b>[Ingredients]</b>{listed(ITEMS)[4:]}</div>"
    others = "".join(
        f"<li><a href='/r/{n}'>Another bread {n} with rather many words in its name</a></li>" for n in range(4)
    )
    assert told(f"{own}<div><b>See also</b><ul>{others}</ul></div>", recipes) == [
        text.replace(" ,", ",") for text in BARE
    ]
