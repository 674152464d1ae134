"""Forms and links that act in a disguise: a search that is taken for another method, a button that says two things, letters
that are not seen; and what looks alike and does no harm."""

# ruff: noqa: E501

from __future__ import annotations

import pytest

from crawler.forms import offered_forms
from crawler.links import acts, harmful
from crawler.models import Verdict
from crawler.page import parse
from crawler.submit import judge

SURE = Verdict("search", True, 1.0)
BOXES = "<input name=title><input name=author>"


def sends(html: str) -> bool:
    """Whether the one form of a page would be submitted if it were surely judged a search."""
    page = parse(html.encode(), "http://site.example/page", content_type="text/html; charset=utf-8")
    [form] = offered_forms(page)
    return judge(form, SURE).allowed and not acts(form)


@pytest.mark.parametrize(
    "html",
    [
        "<form action=/search method=post><input type=hidden name=_method value=PUT><input name=q><button>Search</button></form>",
        "<form action=/search method=post><input type=hidden name=X-HTTP-Method-Override value=DELETE><input name=q><button>Search</button></form>",
        "<form action=/items method=post><input type=hidden name=http_method value=patch><input name=q><button>Search</button></form>",
        "<form action=/search><input type=hidden name=operation value=deleteAll><input name=q><button>Search</button></form>",
        "<form action=/search><input type=hidden name=todo value=purge><input name=q><button>Search</button></form>",
        "<form action=/graphql><input type=hidden name=query value='mutation{deleteAll{id}}'><input name=q><button>Search</button></form>",
        "<form action=/search><input name=q><button name=delete value=1>Search</button></form>",
        "<form action=/search><input type=checkbox name=delete_after checked>Delete found items<input name=q><button>Search</button></form>",
        "<form action=/users/search method=post><input name=q><button>Find and remove user</button></form>",
        "<form action=/account/search method=post><input name=q><button>Suchen und löschen</button></form>",
        "<form action=/search/reindex method=post><input name=q><button>Rebuild search index</button></form>",
        "<form action=/search method=post><input name=q><select name=bulk><option value=approve>Approve<option value=ban>Ban</select><button>Apply</button></form>",
        "<form action=/s method=post><input name=q><button>🗑</button></form>",
        f"<form action=/s>{BOXES}<button>🛒</button></form>",
        f"<form action=/s>{BOXES}<button>De\u200blete</button></form>",
        f"<form action=/s>{BOXES}<button>Sub\u00adscribe</button></form>",
        "<form action=/users method=post><input name=q><button>Find &amp; remove</button></form>",
        "<form action=/people><input name=q><button>Find / delete</button></form>",
        "<form action=/search-for-a-cure><label>Amount <input name=search value=25></label><button>Give</button></form>",
        "<form action=/search method=post><input name=q><button>Claim now</button></form>",
        "<form action=/notifications/search><input name=q><button name=mark value=all>Mark all as read</button></form>",
        "<form action=/search method=post><input name=q><button><i class='fa fa-trash'></i></button></form>",
        "<form action=/find><input name=s value=4><input type=image src='/gfx/buy_now.png'></form>",
        "<form action=/lg><input name=host placeholder=Host><select name=c><option>ping<option>traceroute</select><button>Go</button></form>",
        "<form action=/search><input name=q placeholder='쿠폰 번호'><button>결제하기</button></form>",
        "<form action=/catalogue/12/hold><select name=branch><option>Main<option>North</select><button>OK</button></form>",
        "<form action=/search><input type=checkbox name=stat>Statistics<input name=q><button>Accept selected</button></form>",
        "<form action=/people><input name=q><button>Find / block</button></form>",
        "<form action=/recherche><input name=q><button>Signer la pétition</button></form>",
        "<form action=/zoeken><label>Bedrag <input name=q></label><button>Doneer</button></form>",
        "<form action='/items;action=delete'><input name=q><button>Search</button></form>",
        "<form action=/api method=post><input type=hidden name=p value='{\"action\": \"delete\"}'><input name=q><button>Search</button></form>",
        "<form action=/items method=post><input name=q><input name=action value=delete><button>Search</button></form>",
        "<form action=/search><input name=q><label><input type=radio name=op value=del checked>Remove</label><label><input type=radio name=op value=f>Find</label><button>Search</button></form>",
        "<form action=/search><input name=q placeholder='手机号'><button>立即加入</button></form>",
    ],
)  # fmt: skip
def test_a_form_that_acts_in_a_disguise_is_not_sent(html: str):
    assert not sends(html)


@pytest.mark.parametrize(
    "html",
    [
        "<form action=/search><input type=hidden name=_method value=GET><input name=q><button>Search</button></form>",
        "<form action=/search><input type=hidden name=operation value=searchRetrieve><input name=query><button>Search</button></form>",
        "<form action=/drugs><input type=hidden name=method value=oral><input name=q><button>Search</button></form>",
        "<form action=/search><input name=q><button name=op value=Search>Search</button></form>",
        "<form action=/search><input type=checkbox name=available checked>Available only<input name=q><button>Search</button></form>",
        "<form action=/search method=post><input name=q><button>Search and explore</button></form>",
        f"<form action=/s>{BOXES}<button>Se\u00adarch</button></form>",
        "<form action=/s><input name=q><button>🔍</button></form>",
        "<form action=/donations><label>Donor<input name=donor></label><button>Search donations</button></form>",
        "<form action=/mutations><input name=q placeholder='Search mutations'><button>Search</button></form>",
        "<form action=/subscriptions method=post><label>Journal <input name=j></label><button>Search subscriptions</button></form>",
        "<form action=/articles><input name=a><select name=op><option>like<option>equals</select><input name=b><button>Search</button></form>",
        "<form action=/orders method=post><label>Case <input name=c></label><label>Order date <input name=d></label><button>Search orders</button></form>",
        "<form action=/trees method=post><input name=q><button>Find &amp; filter</button></form>",
        "<form action=/find method=post><input name=user><input type=image src='/gfx/searchfriend.gif'></form>",
        "<form action=/search/go method=post><input name=q><input type=submit name=usedcars value=''></form>",
    ],
)
def test_a_search_that_looks_alike_is_sent(html: str):
    assert sends(html)


@pytest.mark.parametrize(
    "path",
    [
        "/x?_method=patch&id=3",
        "/x?a%63tion=delete",
        "/compare?operation=removeAll",
        "/favorites/toggle/5",
        "/toggle?id=5",
        "/renew?barcode=3",
        "/optout?id=3",
        "/cancel/3",
        "/unpublish?id=3",
        "/index.php?title=A&action=rollback",
        "/?emptytrash=1",
        "/loeschen?id=3",
        "/Abmeldung",
        "/salir.php",
        "/exit.php",
        "/admin/restart?now=1",
        "/graphql?query=mutation%7Bx%7Bid%7D%7D",
    ],
)
def test_a_link_that_acts_in_a_disguise_is_not_followed(path: str):
    assert harmful(f"http://site.example{path}") == "an action"


@pytest.mark.parametrize(
    "path",
    [
        "/drugs?method=patch",
        "/sru?operation=searchRetrieve&query=x",
        "/genes?q=mutation",
        "/junction/exit/4",
        "/word/salir",
        "/title/restart",
        "/publishers/3",
        "/renewable/energy",
        "/topics/undo",
        "/books/the-toggle-house",
    ],
)
def test_a_link_that_looks_alike_is_followed(path: str):
    assert harmful(f"http://site.example{path}") is None
