"""Boxes that jump to one page or thing, and forms that compare versions, are no searches, however sure the verdict."""

from __future__ import annotations

import pytest

from crawler.forms import read_forms
from crawler.models import Form, Verdict
from crawler.page import parse
from crawler.submit import judge
from crawler.submit.navigation import COMPARES, JUMPS

SURE = Verdict("search", True, 1.0)


def form(html: str) -> Form:
    return read_forms(parse(html, "http://site.example/dir/page"))[0]


def choice(name: str, *labels: object) -> str:
    return f"<select name={name}>" + "".join(f"<option>{label}</option>" for label in labels) + "</select>"


LEADING = [
    "<form class=form-search action=/jump_to.php method=post><input name=n placeholder='Issue #'></form>",
    "<form class=search-mini action=/view method=post><input name=bug_id placeholder='Bug #'></form>",
    "<form name=jumpForm action=/view/Main><input name=topic></form>",
    "<form action=/view/Main><input name=topic value=Jump><noscript><input type=submit value=Jump></noscript></form>",
    "<form action=/t><input name=id placeholder='Issue #'><button>Go</button></form>",
    "<form action=#><select name=a><option value=x>Area?<option value=/a/8.html#ada>Ada<option value=/a/1.html>Alma</select>",
    "<form action=/t><label>Jump to ticket number <input name=n></label><button>Go</button></form>",
    "<form action=/o><input name=id placeholder='Numer zgłoszenia'><button>Przejdź</button></form>",
    "<form action=/o><input name=id placeholder='Номер заявки'><button>Перейти</button></form>",
    "<form action=/w><label>Aller à la page : <input name=p></label><input type=submit value=Aller></form>",
    "<form action=/b>Page <input name=page size=3 value=3> of 128 <button>Go</button></form>",
    "<form action=/b>Ir a la página <input name=n> <button>Ir</button></form>",
    "<form action=/b>Seite <input name=seite> von 12 <input type=submit value=Los></form>",
    "<form action=/b>Перейти на страницу <input name=n> из 44 <input type=submit value=OK></form>",
    "<form action=/b>第 <input name=n> 页 <input type=submit value=跳转></form>",
    "<form action=/b><input name=n> ページへ <input type=submit value=移動></form>",
    f"<form action=/read>Chapter {choice('c', *range(1, 20))}<input type=submit value=Go></form>",
    f"<form action=/f>Jump to: {choice('f', 'General', 'Tools', 'Marketplace')}<input type=submit value=Go></form>",
    f"<form action=/v>Go to: {choice('b', 'Genesis', 'Exodus')}<input name=c>Verse <input name=v><button>Go</button></form>",
    f"<form action=/r>Quick links {choice('u', 'Parks', 'Water', 'Jobs')}<input type=submit value=Go></form>",
    "<form action=/src><input name=line placeholder='Go to line'><button>Go</button></form>",
    f"<form action=/h/search>Show {choice('n', 5, 20)} revisions up to revision <input name=r value=7><button>Go</button></form>",
    "<form action=/h>Ab Version <input name=v value=12><input type=submit value=OK></form>",
]

COMPARING = [
    "<form action=/d>Compare revisions: <input name=rev1 value=12> and <input name=rev2 value=11><button>View</button></form>",
    "<form action=/compare>From <input name=from value=v1.2> to <input name=to value=master><button>Go</button></form>",
    f"<form action=/w>Version {choice('a', 3, 2, 1)} Version {choice('b', 3, 2, 1)}<button>View differences</button></form>",
    f"<form action=/h>{choice('a', 'r15', 'r14')}{choice('b', 'r15', 'r14')}<input type=submit value=Vergleichen></form>",
    f"<form action=/historial>{choice('a', *'789')}{choice('b', *'789')}<input type=submit value='Ver diferencias'></form>",
    "<form action=/d><input type=checkbox name=r value=7><input type=checkbox name=r value=6><button>Compare</button></form>",
    (
        "<form action=/a.c><select name=r1><option>Use text<option>MAIN</select><input name=tr1><select name=r2><option>Use text"
        "<option>MAIN</select><input name=tr2>Type <select name=f><option>Unidiff<option>Context</select><button>Get Diffs"
    ),
    f"<form action=/h>修订 {choice('a', *'789')} 修订 {choice('b', *'789')}<input type=submit value=比较></form>",
]

SEARCHING = [
    "<form action=/browse/title>Jump to: <input name=starts_with placeholder='or enter first few letters'><button>Go</button>",
    f"<form action=/index>Jump to a point in the index: {choice('n', *range(1999, 2009))}<input type=submit value=Go>",
    "<form action=/list>Go to author <input name=from><button>Go</button>",
    "<form action=/f><select name=in><option value=''>All<option value=/m/old>Old<option value=/m/new>New</select><button>Search",
    "<form action=/f><select name=in><option value=any>Any<option value=/m/old>Old<option value=/m/new>New</select><button>Apply",
    "<form action=/find>Quick search <input name=q><input type=submit value=Go>",
    "<form action=/find><label>Call number <input name=c></label><button>Go</button>",
    "<form action=/issues>Summary <input name=s> Ticket number <input name=id><button>Apply filter</button>",
    "<form action=/issues><input name=id placeholder='Issue # or words'><button>Find issues</button>",
    "<form action=/pages>Page title <input name=title><button>Search pages</button>",
    f"<form action=/quotes>Keyword <input name=k>{choice('chapter', 'Any chapter', 1, 2, 3)}<button>Go</button>",
    f"<form action=/quotes>Chapter {choice('chapter', 'Any', 1, 2, 3)}<button>Go</button>",
    "<form action=/books>Pages from <input name=pages_from> to <input name=pages_to><button>Search</button>",
    f"<form action=/fares>From {choice('a', 'Oslo', 'Rome')} to {choice('b', 'Rome', 'Oslo')} Day <input name=d><button>Compare",
    "<form action=/offers>Product <input name=p><button>Compare prices</button>",
    "<form action=/log>Author <input name=who>Text <input name=t><select name=d><option>No<option>Diffs</select><button>Search",
    f"<form action=/packages>Package <input name=p> Version {choice('v', 'any', '1.0', '2.0')}<button>Go</button>",
    f"<form action=/ships>Built between {choice('a', 1900, 1901)} and {choice('b', 1900, 1901)}<button>Show</button>",
    "<form action=/p><input name=p placeholder='Springer, Elsevier ...'><button>Go</button>",
    "<form action=/packages>Version <input name=v> Package <input name=p><button>Go</button>",
    "<form action=/log>Words <input name=m> Author <input name=a><button>Go</button>",
]


@pytest.mark.parametrize("html", LEADING)
def test_what_leads_to_one_page_is_refused(html: str) -> None:
    judgement = judge(form(html), SURE)
    assert not judgement.allowed
    assert judgement.reason == JUMPS


@pytest.mark.parametrize("html", COMPARING)
def test_what_compares_versions_is_refused(html: str) -> None:
    judgement = judge(form(html), SURE)
    assert not judgement.allowed
    assert judgement.reason == COMPARES


@pytest.mark.parametrize("html", SEARCHING)
def test_searches_that_look_like_them_are_allowed(html: str) -> None:
    judgement = judge(form(html), SURE)
    assert judgement.allowed, judgement.reason
