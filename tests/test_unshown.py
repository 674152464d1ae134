# ruff: noqa: E501 (a page reads best as it is sent)
"""A choice that always has one option set, on a site that wants another choice made as well: what is found beside the given
option is all of that one, and the others are asked for too."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from crawler.forms import read_forms, understand
from crawler.harvest.manner import Manner, unshown
from crawler.harvest.slots import slots_of
from crawler.harvest.trials import Trials
from crawler.models import Verdict
from crawler.page import parse
from crawler.plan.query import Query
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from tests.handmade import answering, harvested, html
from tests.test_manners import BOOKS, SHELVES

SIZE = 8
WAYS = {"sale": BOOKS[:50], "loan": BOOKS[50:]}
CHOICES = "<label><input type=radio name=way value=sale checked> Buy</label><label><input type=radio name=way value=loan> Borrow</label>"
OPTIONS = "".join(f"<option>{one}</option>" for one in SHELVES)
FORM = f'<form action="/find">{CHOICES}<select name=shelf><option value="">Choose a library</option>{OPTIONS}</select><button>Search books</button></form>'


async def shelved(request: web.Request) -> web.StreamResponse:
    """A search of ninety books, for sale or on loan, that wants a library chosen."""
    asked = request.query
    if request.path != "/find":
        return html(f"<h1>Books</h1>{FORM}")
    if not asked.get("shelf"):
        return html(f"<p>Please choose a library.</p>{FORM}")
    books = WAYS[asked.get("way", "sale")]
    found = [book for n, book in enumerate(books) if SHELVES[n % 3] == asked["shelf"]]
    first = SIZE * (int(asked.get("page", "1")) - 1)
    rows = "".join(f"<tr><td>{t}</td><td>{a}</td><td>{y}</td></tr>" for t, a, y in found[first : first + SIZE])
    more = request.rel_url.update_query(page=str(first // SIZE + 2))
    onward = f'<a href="{more}">Next</a>' if first + SIZE < len(found) else ""
    table = f"<table><tr><th>Title<th>Author<th>Year</tr>{rows}</table>"
    return html(f"<p>{len(found)} books found</p>{table}{onward}{FORM}")


async def test_every_option_of_a_choice_that_is_always_made_is_asked_for(tmp_path: Path) -> None:
    async with answering(shelved) as url:
        records = await harvested(url, tmp_path)
    told = {tuple(one["attributes"].get(name) for name in ("title", "author", "year")) for one in records}
    assert told == {tuple(book) for book in BOOKS}


def offered(choice: str) -> list[tuple[str, str]]:
    """What may never have been shown where a choice alone was turned down and something else was answered."""
    page = f"<form action=/find>Title <input name=t>{choice}<button>Search</button></form>"
    form = read_forms(parse(page, "http://h/"))[0]
    books = load_domain("books")
    interface = understand(form, Verdict("search", True, 1.0), Matcher(books))
    slots = slots_of(interface, {one.name: one.type for one in books.attributes})
    asked = {
        ((slot.name, value),): Query(((slot.name, value),), "split", kind="form", pages=1, ended=True)
        for slot in slots
        if slot.kind == "choice"
        for value in slot.options
    }
    return list(unshown(interface, slots, asked))


def test_only_options_of_a_choice_that_always_has_one_set_were_never_shown() -> None:
    assert offered(CHOICES) == [("choice:way", "loan")]
    assert offered("<select name=way><option>Any<option>sale<option>loan</select>") == []
    assert offered("<select name=rows><option>10<option>25<option>50</select>") == []


def test_a_choice_that_was_set_in_vain_is_noted() -> None:
    trials = Trials()
    trials.begin(Manner(beside=("choice:way", "loan")), 5, gained=True)
    trials.begin(Manner(beside=("choice:place", "x")), 9, gained=True)
    trials.brought = 30
    trials.begin(Manner(beside=("choice:place", "y")), 12, gained=True)
    assert trials.vain_slots == {"choice:way"}
