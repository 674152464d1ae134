"""Which links may be followed: a GET that logs out, deletes, votes, orders or unsubscribes is as bad as the form.

Which of the others are worth it is learned (`patterns`); in which order they are followed is the link classifier's
(`discovery`).
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from urllib.parse import unquote_plus

from crawler.forms.buttons import search_button
from crawler.forms.choices import destructive
from crawler.forms.controls import PATH
from crawler.forms.vocabulary import DESTROY, SEARCH, folded
from crawler.models import Form, Verdict
from crawler.states import gives, guards, keeps, marks, orders, overrides, prefers, states_change, switch, switches
from crawler.submit import judge
from crawler.submit.guard import UNSPOKEN
from crawler.urls import below, path_and_query, pieces, same_host, site
from crawler.wording.deeds import (
    ACTIONS,
    LONGEST,
    VERBS,
    WEAK_ACTIONS,
    named,
    searched,
    spoken,
    titled,
)
from crawler.wording.operations import ASKED, DONE_TO_ONE, PROGRAM, ROUTED, TELLING, done, operates, operates_by, told
from crawler.wording.titles import described, entitled, in_register
from knowledge.words import STOP_WORDS

_WORD = re.compile(r"[^\W\d_]+|\d+")
_CAMEL = re.compile(r"[A-Z](?<=[a-z].)")

#: Words for buying and reserving. Without saying what, they name the page where one looks for it ("Book a flight").
_DEALS = frozenset(
    "buy purchase reserve réserver reservieren vorbestellen acheter commander bestellen bestel prenota acquista kup купить "
    "заказать varaa varata 购买 購入 予約".split()
)
#: What is meant by these is what stands around, or was chosen before.
_THIS = frozenset("this these it again all selected item items mine my yours order".split())
#: Those that are actions wherever they stand, and of these the ones that name things as well in an anchor ("Register",
#: where books or companies are entered): a page to sign up at does nothing by being looked at.
_STRONG_ACTIONS = ACTIONS - WEAK_ACTIONS
_NOUNS = frozenset({"register"})
#: Folders of what somebody has or does there.
_OWN = frozenset(
    "user users account accounts my me member members profile admin session sessions auth cart basket checkout order orders "
    "newsletter newsletters settings preferences konto compte cuenta".split()
)
#: What a site sends guests to that want something else.
_WELCOMES = frozenset(
    "login signin register signup subscribe cart basket checkout buy purchase warenkorb kasse anmelden panier connexion carrito "
    "войти вход 登录 注册 confirm donate".split()
)
#: Where it is a noun by itself: as the end of a longer word, and with the article behind it.
_HELD = re.compile(r"(?!auto)[^\W\d_]{4,30}register(?:et|s|n)?|[^\W\d_]{0,30}registret|registeret")
#: What stands before "register" where it is a verb, or another way of signing in; and behind it where it is a verb.
_JOINING = frozenset("or and to please now in up not yet you can free log sign login user member account new".split())
_DONE = frozenset(
    "now here online today free to for as with via by at on your a an the and or before until interest".split()
)
#: Words for logging in that lead into a catalogue as well ("Войти в каталог"). What they open by being looked at is a door;
#: the address tells where it is that of logging in.
_DOORS = frozenset("войти увійти".split())
#: Words that end a session where a link says nothing else, and those, one or two, that do before a name: "Log out Maria".
_LEAVING = frozenset(
    "exit salir sair esci выход вихід έξοδος изход ieșire kilépés çıkış wyjdź thoát keluar خروج יציאה".split()
)
_LEAVES = frozenset("logout signout logoff signoff abmelden ausloggen afmelden uitloggen wyloguj logud loggut".split())
_SPOKEN_ACTIONS = _STRONG_ACTIONS - _NOUNS - _DOORS
_ACTION_PARAMETERS = TELLING | frozenset(
    "action do op cmd act option task mode event command func method a m operation oper todo".split()
)
#: A member of an object that is sent as JSON.
_MEMBER = re.compile(r"[\"'](\w{1,30})[\"']\s*:\s*[\"']([\w-]{1,30})[\"']")
#: Of these, those that are meant at the end of longer names as well ("form_action").
_ACTION_ENDINGS = frozenset("action cmd command task".split())
#: Last steps of a path that say what is done, but not with what.
_BARE = frozenset("add new create do set update put insert submit place".split())
#: Parameters that hold the path of a page of the site: `route=account/logout`.
_ROUTES = frozenset("route r".split())
#: Others that hold one where it has more than one step ("q=user/logout"), else words or a number.
_PLACES = frozenset("q page p path".split())
_PLACE = re.compile(
    r"(?:/?[a-z][\w-]{0,30}(?:/[\w-]{1,30}){0,3}/|/)(?:logout|signout|logoff|signoff|delete|remove|unsubscribe)(?:/\w{1,30})?/?\Z"
)
_NUMBERS = re.compile(r"(?:/(?:\d+|(?=[a-f]{0,9}\d)[\da-f]{8,40}))+/?\Z")
_ENDING = re.compile(r"\.(?:php|html?|aspx?|jsp|cgi|do|action|pl)\Z", re.IGNORECASE)
_NOT_PAGES = re.compile(
    r"\.(?:7z|apk|atom|avi|bib|bin|bmp|bz2|css|csv|deb|dmg|doc|docx|eot|epub|exe|flac|gif|gz|ico|ics|iso|jar|jpe?g|js"
    r"|json|m4a|mkv|mobi|mov|mp3|mp4|mpe?g|msi|ods|odt|ogg|pdf|png|ppt|pptx|ps|rar|rdf|ris|rpm|rss|rtf|svg|swf|tar|tgz"
    r"|tiff?|tsv|ttf|txt|wav|webm|webp|woff2?|wmv|xls|xlsx|xml|xz|yaml|yml|zip)\Z",
    re.IGNORECASE,
)
#: A folder that is no name of a thing: that of a language, or of a country and then of a language.
_LANGUAGE = re.compile(r"(?!(?:my|me|do|go)\Z)[a-z]{2}(?:[-_][a-z]{2})?\Z", re.I)
_LANGUAGES = 2
#: What stands between a word and the thing that it is about within one step of an address.
_ABOUT = re.compile(r"[;:,=@~|$*+!]")
_FORMATS = frozenset("csv json xml rss atom rdf tab tsv pdf bibtex ics zip opml".split())
_FEEDS = frozenset(("rss", "atom"))
_ATOM = re.compile(r"[A-Z][A-Za-z]?\d{0,3}\Z")  # of a molecule: `atom=CA`
_FORMAT_PARAMETERS = frozenset("format output _format alt type export download".split())


#: Why a form is refused that `acts`, as the audit log says it.
ACTS = "its address or a hidden field acts"


def words_of(text: str) -> list[str]:
    """Lower-case words of an anchor or a URL part; camelCase is split, numbers are their own words."""
    if _CAMEL.search(text):
        text = _CAMEL.sub(r" \g<0>", text)
    return [word.lower() for word in _WORD.findall(text)]


def harmful(url: str, text: str = "", rel: str = "", *, here: str = "", sent: bool = False) -> str | None:
    """Why following this link may change something on the site or yields no page; None when it is harmless.

    `here` is the address of the page that it stands on: below a register all is in it. `sent`: a form would be sent to this
    address.
    """
    target = path_and_query(url)
    path, _, query = target.partition("?")
    if _NOT_PAGES.search(path):
        return "not a page"
    if "nofollow" in rel.split() and _is_action(_telling(path, query)):
        return "an action"
    segments = [segment for segment in path.split("/") if segment]
    steps = [_stem(segment).lower() for segment in segments]
    said = words_of(text) if text and len(text) < LONGEST else []
    humps = ["-".join(words_of(_stem(segment))) for segment in segments] if _CAMEL.search(path) else []  # "SaveRecord"
    if operates(steps) or operates(humps) or (segments and operates_by(unquote_plus(segments[-1]), steps, query, text)):
        return "an action"
    title = named(said, segments, steps, query) or described(said, steps, query)
    counter = not sent and _names_nothing(segments, query)
    noun = counter or (bool(said) and said[-1].isdigit() and said[-1:] == steps[-1:])
    held = _held(segments, here) if here and not sent and same_host(url, here) else 0
    for index, segment in enumerate(segments):
        if index < held and segment.lower() in _NOUNS:
            continue
        if not sent and in_register(said, segments, index, query):
            continue
        if index == len(segments) - 1 and (title or (counter and _is_counter(segment, text))):
            continue
        acts, weak = _segment(segment)
        if acts and (not weak or (index == len(segments) - 1 and query)) and not (noun and _lists(segment, text)):
            return "an action"
        if ";" in segment and any(does(*_pair(pair)) for pair in segment.split(";")[1:]):
            return "an action"
        if segment in VERBS and _NUMBERS.match("/" + "/".join(segments[index + 1 :])):
            return "an action"
    if query and segments and switch(steps[-1]):
        return "an action"
    for pair in pieces(query) if query else ():
        name, value = _pair(pair)
        feed = name.lower() in _FEEDS and not _ATOM.match(value)
        if feed or (name.lower() in _FORMAT_PARAMETERS and value.lower() in _FORMATS):
            return "not a page"
        if does(name, value) or keeps(name, value, told=_tells(name)) or switches(name, value, target):
            return "an action"
        if gives(name, value, text, target) or (
            _tells(name) and said == [value.lower()] and value.lower() in DONE_TO_ONE
        ):
            return "an action"
        if here and not sent and guards(name, value) and not _carries(here, name):
            return "an action"
        if prefers(name, value, text):
            return "a preference"
        if name.lower() == "sql":
            return "free SQL"
    if query and marks(text):
        return "an action"
    if said and not (title or entitled(said, query)) and _is_action(said, strict=True) and not searched(said, query):
        return None if _deals(said) and (counter or _looks_for(said)) else "an action"
    return "an action" if spoken(text, said, steps, query) else None


def _telling(path: str, query: str) -> list[str]:
    """The words of an address but for how it orders a list and what it looks for: shops and boards bid robots follow no link
    that does (`?order=price_asc&color=red`)."""
    pairs = (_pair(pair) for pair in pieces(query)) if query else ()
    told = [f"{name} {value}" for name, value in pairs if not (orders(name, value) or name.lower() in ASKED)]
    return words_of(" ".join((unquote_plus(path), *told)))


def sent_on(url: str) -> bool:
    """Whether an address that a site leads to by itself, for a page that does no harm, would do something: log out, delete. A
    page to sign in or to buy at is only looked at, and the name of a page that others lead to may be any."""
    path, _, query = path_and_query(url).partition("?")
    steps = [_stem(segment).lower() for segment in path.split("/") if segment]
    for name, value in map(_pair, pieces(query) if query else ()):
        deed = words_of(value if _tells(name) else name)
        if does(name, value) and value not in ("0", "false") and not _WELCOMES.issuperset(deed):
            return True
    if operates(steps) or (steps and operates_by(path.rstrip("/").rpartition("/")[2], steps, query)):
        return True
    last = words_of(steps[-1]) if steps else []
    return "".join(last) in _STRONG_ACTIONS and _WELCOMES.isdisjoint((*last, "".join(last)))


def called(url: str, name: str) -> bool:
    """Whether an address ends with a name, in a folder that is nobody's own, and the name ends no session. A name of several
    words may stand behind its number."""
    path, _, query = path_and_query(url).partition("?")
    steps = [_stem(segment).lower() for segment in path.split("/") if segment]
    words = words_of(name)
    if len(words) > 1 and len(steps) > 1 and steps[-2].isdigit():
        del steps[-2]
    return len(steps) > 1 and _OWN.isdisjoint(steps) and titled(words, steps, query) and not _leaves(words)


def _carries(here: str, name: str) -> bool:
    """Whether the page's own address has a parameter of this name: on such sites a session or a search hands it on."""
    return any(_pair(pair)[0] == name for pair in pieces(path_and_query(here).partition("?")[2]))


def _held(segments: list[str], here: str) -> int:
    """How many of the first steps of an address are those of the page that links it, up to one that names a register:
    `/register/1844` on a page of `/register`. None where the last says to write there: `/register/new`."""
    if segments and _stem(segments[-1]).lower() in _BARE:
        return 0
    own = [step for step in path_and_query(here).partition("?")[0].split("/") if step]
    held = 0
    for place, (step, same) in enumerate(zip(segments, own, strict=False), 1):
        if step != same:
            break
        if step.lower() in _NOUNS:
            held = place
    return held


def _names_nothing(segments: list[str], query: str) -> bool:
    """Whether an address names nothing that could be bought there: no numbers, no query, no folder but that of a language."""
    if query or len(segments) > 1 + _LANGUAGES:
        return False
    told = [unquote_plus(segment) for segment in segments]
    plain = not any(map(str.isdigit, "".join(told))) and not any(map(_ABOUT.search, told))
    return plain and all(map(_LANGUAGE.match, told[:-1]))


def _is_counter(segment: str, text: str) -> bool:
    """Whether a step of a path says that one buys or reserves, and not what unless its link says it too: a button beside a
    thing has the verb alone."""
    words = words_of(_stem(segment))
    return _deals(words) and ({*_DEALS, *STOP_WORDS, *words_of(text)} - _THIS).issuperset(words)


def _deals(words: list[str]) -> bool:
    """Whether words say that one buys or reserves, and do nothing else."""
    known = ACTIONS.intersection(words)
    return bool(known) and known <= _DEALS and "".join(words) not in ACTIONS - _DEALS and _THIS.isdisjoint(words)


def _looks_for(words: list[str]) -> bool:
    """Whether words say that one searches, and that one buys or reserves then, and nothing besides: "Search and reserve"."""
    rest = [word for word in words if word not in _DEALS and word not in STOP_WORDS]
    return bool(rest) and rest[0] == words[0] and all(SEARCH.search(folded(word, 40)) for word in rest)


def _lists(segment: str, text: str) -> bool:
    """Whether a step of a path is a noun as its link speaks of it: "Ship register", "Register of companies", "Vogelregister"."""
    said = words_of(text)
    noun = next((place for place, word in enumerate(said) if word in _NOUNS), None)
    if not _NOUNS.issuperset(words_of(_ENDING.sub("", segment))):
        return False
    if noun is None:
        return any(map(_HELD.fullmatch, said))
    behind = said[noun + 1 :]
    if behind and all(map(str.isdigit, behind)):
        return True
    if behind[:1] == ["of"]:
        return _DONE.isdisjoint(behind[1:2])
    verb = not _DONE.isdisjoint(behind) or said[noun - 1] in _JOINING or _is_action(said[:noun])
    return noun > 0 and not verb


def does(name: str, value: str) -> bool:
    """Whether a parameter does something: `action=delete`, `logout=1`, `add-to-cart=7`, `sql_query=DROP TABLE books`."""
    if _acts(name.lower()) or told(name, value) or (_tells(name) and _is_action(words_of(value))):
        return True
    if overrides(name, value):
        return True
    if name.lower() in _ROUTES:
        last = value.rstrip("/").rpartition("/")[2]
        if _segment(last) == (True, False) or (last != value and last.lower() in ROUTED):
            return True
    if name.lower() in _PLACES and _PLACE.match(value.lower()):
        return True
    if value[:1] == "{" and any(does(one, other) for one, other in _MEMBER.findall(value[:2_000])):
        return True
    return states_change(name, value)


@lru_cache(maxsize=4096)
def _tells(name: str) -> bool:
    """Whether a parameter of this name tells what is done: `action`, `_action`, `formAction`."""
    return name.lower().strip("_-") in _ACTION_PARAMETERS or not _ACTION_ENDINGS.isdisjoint(words_of(name)[-1:])


def acts(form: Form) -> bool:
    """Whether sending a form does what a harmful link does, told by what it sends unseen and by the last step of its
    address, unless it stands there or speaks of searching. What can be seen of a form is weighed by the guard."""
    unseen = [(field.name, field.value or "") for field in form.fields if field.control == "hidden"]
    if any(does(name, value) or keeps(name, value, told=_tells(name)) for name, value in unseen):
        return True
    if any(_tells(one.name) and _ordered(one.value or "") for one in form.fields if one.control != "hidden"):
        return True  # sent as it is unless somebody says otherwise
    if any(_acts(one.name.lower()) for one in form.fields if one.control == "checkbox" and one.value is not None):
        return True  # ticked unless somebody takes it away
    pressed = search_button(form)
    if pressed is not None and pressed.name and does(pressed.name, pressed.value or ""):
        return True
    if pressed is not None and spoken(pressed.label, words_of(pressed.label), [], ""):
        return True
    if any(one.value == option.value and destructive(option) for one in form.fields for option in one.options):
        return True  # chosen unless somebody chooses otherwise
    path, _, query = path_and_query(form.action).partition("?")
    if PATH in path:
        return harmful(site(form.action) + path.replace(PATH, ""), sent=True) == "an action"
    here, _, asked = path_and_query(form.page_url).partition("?")
    if path == here:  # what its page was got by did no harm
        return any(does(*_pair(pair)) for pair in pieces(query) if pair not in pieces(asked))
    steps = path.strip("/").split("/")[-2:]
    if operates([_stem(step).lower() for step in path.split("/") if step]):
        return True
    if done(_stem(steps[-1]).lower(), posted=form.method == "POST"):
        return True
    last = steps if steps[-1].lower() in _BARE else steps[-1:]
    there = f"{site(form.action)}/{'/'.join(last)}?{query}"
    return harmful(there, sent=True) == "an action" and not any(
        SEARCH.search(folded(f"{n} {v}", 200)) for n, v in unseen
    )


def _ordered(value: str) -> bool:
    """Whether what a visible field that tells what is done says by itself is a deed, and no operator ("like")."""
    words = words_of(value)
    return told("action", value) or DESTROY.search(folded(value, 60)) is not None or "".join(words) in _STRONG_ACTIONS


def _stem(segment: str) -> str:
    segment = unquote_plus(segment)
    return _ENDING.sub("", segment) if "." in segment else segment


def _pair(piece: str) -> tuple[str, str]:
    name, _, value = piece.partition("=")
    return unquote_plus(name), unquote_plus(value)


@lru_cache(maxsize=8192)
def _segment(segment: str) -> tuple[bool, bool]:
    """Whether a step of a path names an action, and whether it is one that is harmless there without a query."""
    stem = _stem(segment.partition(";")[0])  # "logout;session=1" (RFC 3986 3.3)
    tokens = words_of(stem)
    stem = stem.lower()
    if stem in _LEAVING and PROGRAM.search(unquote_plus(segment)):
        return True, False
    if stem in ACTIONS or "".join(tokens) in ACTIONS:
        return True, stem in WEAK_ACTIONS
    few = 0 < len(tokens) <= 3 and not any(token.isdigit() for token in tokens)
    return few and bool({tokens[0], tokens[-1]} & _STRONG_ACTIONS), False


def _acts(name: str) -> bool:
    """Whether a parameter of this name does something: `logout`, `add-to-cart`, `remove_item`."""
    words = words_of(name)
    return name in _STRONG_ACTIONS or (1 < len(words) <= 4 and bool({words[0], words[-1]} & _STRONG_ACTIONS))


def _is_action(words: list[str], *, strict: bool = False) -> bool:
    known = _SPOKEN_ACTIONS if strict else ACTIONS
    if strict and (_leaves(words) or len(words) > 3):
        return _leaves(words)
    return "".join(words) in known or not known.isdisjoint(words)


def _leaves(words: list[str]) -> bool:
    """Whether the words of a link end a session."""
    begins = not _LEAVES.isdisjoint(("".join(words[:2]), *words[:1]))
    return begins or (len(words) == 1 and words[0] in _LEAVING)


def asks(form: Form, verdict: Verdict) -> bool:
    """Whether a form asks its own site, or another server of its owner, and does nothing else: the guard would let it through
    if it were surely a search. Who only looks for query interfaces submits nothing, so that neither verdict nor the form's
    own words need be sure."""
    judgement = judge(form, replace(verdict, score=1.0, searchable=True))
    allowed = judgement.allowed or judgement.reason == UNSPOKEN
    own = same_host(form.action, form.page_url) or below(form.action, form.page_url)
    return allowed and own and not acts(form)
