"""How addresses name what is done: operations on the thing that they number, or in words of a command.

A page is asked for by its name; what adds, hides, likes or rebuilds stands behind or before a number, beside what it is done
with, or is told by a parameter (`action=add`).
"""

from __future__ import annotations

import re
from functools import lru_cache

#: What parameters are called that tell what is done, in other languages than that of programs, and what they tell.
TELLING = frozenset(
    "aktion accion azione acao actie akcja akce akcija akcio toiminto operacion operazione comando commande befehl muvelet islem "
    "actiune veiksmas tegevus darbiba tindakan aksi atgard deystvie deistvie diya caozuo".split()
)
_OPERATORS = (
    frozenset("action do op cmd act task oper operation todo command dispatch fuseaction fnc".split()) | TELLING
)
#: All parameters that tell what is done, or shown.
OPERATORS = _OPERATORS | frozenset("a m func method event mode".split())
_NO_THING = frozenset("empty purge terminate rebuild regenerate revoke invalidate wipe".split())
_OPERATIONS = _NO_THING | frozenset(
    "add append rm del drop suspend mark unmark hide unhide lock "
    "unlock pin unpin close move send mail email sms share notify request claim recall merge clone fork star "
    "bookmark block unblock mute unmute restore retry sync accept decline dismiss clear flush resend".split()
)
#: More that a parameter tells, and forms that search are not sent to.
_COMMANDS = _OPERATIONS | frozenset(
    "thank thanks resolve unresolve unwatch protect unprotect backup optimize repair upgrade migrate checkin checkout halt abort "
    "kill rerun trigger enqueue nominate promote demote poke befriend unfriend thankyou catchup cron import invoke build take "
    "steal force undeploy monitor unmonitor".split()
)
#: Verbs that a command of several words has among them, `task=article.checkin`, `op=friend_send`, where none of these words
#: says that something is shown.
_COMMANDED = frozenset(
    "add append insert remove delete del drop destroy erase mark unmark hide unhide unlock unpin send resend dismiss flush clear "
    "purge toggle thank nominate approve unapprove publish unpublish upvote downvote unwatch checkin checkout activate "
    "deactivate enable disable suspend unban unblock restore rollback protect unprotect patrol resync enqueue trigger "
    "force unwatch undeploy import kick".split()
)
_SHOWING = frozenset(
    "search query find filter list show view display browse result results get load open form page index detail details".split()
)
#: The same where nobody parted the words: `action=addfavorite`, `op=userdelete`, `do=markread`.
_RUN_ON = re.compile(
    r"(?:delete|remove|undelete|unsubscri|unmark|trigger|toggle)[a-z]{2,20}"
    r"|(?:add|del|insert)(?:to|fav|sub|friend|budd|item|comment|product|cart|list|review|tag|user|entry|bookmark|vote"
    r"|post|reply|topic|thread|record|contact|note|alert|watch|message|file|page|notif)\w{0,20}"
    r"|(?:un)?mark(?:as|all|read|unread|un|topic|forum|thread|patrol|seen)\w{0,20}"
    r"|set(?:rating|vote|fav|bookmark|status|flag|read)\w{0,20}|vote(?:up|down|positive|negative|for|plus|minus)"
    r"|[a-z]{2,20}(?:delete|remove|send|logout|signout)"
)
#: How names of parameters end that tell what is done, behind what a program puts before it; parameters that hold words.
_ENDS_TELLING = re.compile(r"\w{1,20}(?:[-_](?:action|cmd|command|task)|Action|Cmd|Command|Task|cmd)[-_]{0,2}")
ASKED = frozenset("q query search s kw keyword keywords tag tags term subject topic text words".split())
#: What says what is done where a parameter names a place: a page, a view.
_PLACE, _LEAVING = (
    frozenset("p page view section screen module mod".split()),
    re.compile(r"log[-_]?out|sign[-_]?out|log[-_]?off|unsubscribe"),
)
#: Steps of a path that do something to the thing whose number stands before them, and those that do behind or before it.
_DONE_TO = frozenset(
    "flag follow like rate renew toggle watch hold cancel hide unhide lock unlock pin unpin mute unmute block "
    "unblock bookmark recall claim merge clone fork retry sync star dismiss restore close reopen resend reindex".split()
)
#: More of these, which by themselves may be places to search in: an archive, a mark.
DONE_TO_ONE = _DONE_TO | frozenset(
    "archive unarchive snooze unsnooze restart reboot shutdown up down upvote downvote unvote promote demote befriend unfriend "
    "reblog repost retweet boost unboost endorse applaud thank poke nudge unclaim assign unassign reassign escalate resolve "
    "unresolve verify unverify validate invalidate approve unapprove disapprove reject decline accept confirm deny ignore "
    "unignore spam notspam publish unpublish unfeature sticky unsticky bump sink enable disable activate deactivate suspend "
    "unsuspend ban unban kick freeze unfreeze regenerate rebuild rerun pause abort kill trigger execute requeue enqueue "
    "reprocess recalculate recount reset revert rollback undo redo duplicate checkin checkout check-in check-out extend reserve "
    "unreserve rsvp attend unattend join leave enroll unenroll enrol unenrol withdraw apply unregister signup donate mark "
    "unmark tick untick uncheck done undone skip postpone defer delay reschedule unrate unlike heart unheart fav unfav favourite "
    "favorite unfavorite unfavourite unsave uncollect shelve unshelve wishlist subscribe unsubscribe unfollow unwatch untrack "
    "notify tag untag attach detach unlink split move remove delete destroy erase wipe purge trash untrash recycle retire "
    "stick unstick stop halt expire prolong redeem acknowledge ack subscribe-me markread mark-read markunread mark-unread".split()
)
#: What readers say of the one before it, where they are asked whether it helped them.
_HELPED = frozenset(
    "helpful unhelpful nothelpful not-helpful useful notuseful utile inutile util nuetzlich nützlich hilfreich nuttig nyttig "
    "przydatna przydatne pomocne pomocna uzitecne užitečné hyodyllinen hasznos faydali faydalı полезно корисно".split()
)
#: What has an archive of its own, numbered or not, rather than being put into one.
_PERIODICALS = frozenset(
    "journal journals magazine magazines periodical periodicals newspaper newspapers serial serials newsletter newsletters "
    "podcast podcasts column columns show shows list lists blog blogs feed feeds revue revues revista revistas rivista "
    "riviste zeitschrift zeitschriften tidskrift tidsskrift tijdschrift tijdschriften czasopismo czasopisma casopis folyoirat "
    "dergi журнал".split()
)
_DONE_FROM = frozenset(
    "add append enqueue thank favorite favourite fav setbookmark "
    "hide unhide mute unmute unblock unpin dismiss retry resend snooze befriend unfriend reblog retweet upvote downvote "
    "unfollow unwatch unstar unlike unfav markread mark-read unsubscribe untag unarchive".split()
)
#: Steps that are verbs alone, which do something to the one that a parameter names: `/hide?id=3`, `/accept?token=f3a9`; those
#: that do so to people alone; and what such parameters are called.
_DONE_WITH = _DONE_FROM | frozenset(
    "fave unfave like thanks dequeue accept decline confirm unban unignore poke approve reject publish unpublish rerun "
    "abort execute trigger enable disable undelete unpin unsave unhide unblock kudos verify activate "
    "kill undeploy cancel unmonitor".split()
)
#: What ends a route of a program: `route=product/compare/add`.
ROUTED = _DONE_WITH
_DONE_TO_PEOPLE = frozenset("block ban kick ignore follow invite report mute".split())
_THING = re.compile(
    r"[?&;]\w{0,20}(?:id|nr|num|number|key|code|token|hash|user|username|member|item|sku|to)=[^&;]", re.I
)
_SOMEBODY = re.compile(
    r"[?&;](?:u|uid|\w{0,12}(?:user|member)(?:[-_]?(?:name|id))?|nick(?:name)?|person|who)=[^&;]", re.I
)
#: What stands behind the number of a thing, and what it is given then: `/post/9/react/heart`, `/q/7/vote/up`.
_VOTED = frozenset("up down yes no plus minus helpful useful".split())
#: Programs that keep a site running, or set it up, by being asked for; and that give votes and marks.
_UPKEEP = re.compile(
    r"(?:\w{1,12}[-_]?)?cron|indexer|install|upgrade|update[-_]?db|reindex|rebuild|clear[-_]?cache|cache[-_]?clear|backup|migrate"
    r"|(?:rate|vote|like|thank)[-_]?(?:thread|pic|photo|image|article|post|video|item|game|file|link|topic|comment|story|news)",
    re.I,
)
#: Folders of programs that are asked for without anybody looking at them, and of programs by the verb that they do.
_UNSEEN, _VERBS = frozenset("cron crons cronjobs maintenance".split()), frozenset("action actions exec bin".split())
#: What the name of a program, or one in camel case, begins with that does something: `cancelOrder`, `remove_item.do`.
_BEGINS = frozenset(
    "add remove delete del insert subscribe unsubscribe trigger enable disable approve reject unmark send cancel".split()
)
#: What sets how all pages are shown, and for whom.
_SETTER = re.compile(
    r"(?:[a-z]{1,20}[-_])?(?:change|choose|select|set|switch|update|save)[-_]?(?:ui|site|session|display)?[-_]?"
    r"(?:lang|language|locale|theme|style|skin|currency|price[-_]?list)(?:[-_]?id|\d)?"
)
#: What says what is done whatever the parameter is called.
_SAID_BY_ANY = re.compile(
    rf"(?:un)?mark(?:as|all){{0,2}}(?:un)?read|addto(?:cart|basket|fav\w{{0,9}})|{_SETTER.pattern}"
)
#: The page to come back to when all is done.
_BACK = re.compile(
    r"[?&;](?:r|ret|back|next|goto|dest|destination|return(?:_?(?:to|url))?|redirect(?:_?(?:to|url|uri))?|back_?url|came_from"
    r"|referr?er)=(?:/|%2f|https?(?:%3a|:)|\.)",
    re.I,
)
#: Parameters that put something into a list, or have something done at once: `add2queue=12`, `ForceBuild=true`.
_PUTS = re.compile(
    r"add[-_2]?(?:to)?[-_]?(?:fav|bookmark|cart|basket|queue|compar|wish|list|friend|buddy|shelf|watch|playlist|collection"
    r"|selection|item|product)\w{0,20}|force[-_]?(?:build|run|update|refresh|check|sync|rescan)",
    re.I,
)
_NOTHING = frozenset(("", "0", "false", "no", "off"))
#: What is done to topics with one stroke, and to which.
_WATCHING = frozenset("mark watch unwatch bookmark subscribe notify".split())
_READ = frozenset("topics topic forums forum thread threads read unread".split())
#: What a code that was sent to somebody does: it stands behind a step, or is a parameter where the path says so.
_CODED = frozenset(
    "validate confirm verify activate activation unsubscribe optout opt-out cancel cancellation redeem".split()
)
_CODE = re.compile(r"(?=[a-z]*\d)[\da-z]{8,64}\Z", re.I)
_CODE_GIVEN = re.compile(r"[?&;](?:token|once|act_?key|activation_?(?:key|code))=[^&;]", re.I)
_CODE_OF = frozenset(
    "newsletter newsletters subscription subscriptions confirm confirmation activation verification redeem".split()
)
#: How the names of programs end that are asked for by name.
PROGRAM = re.compile(r"\.(?:php\d?|aspx?|jsp|cgi|do|action|pl|ashx|cfm)\Z", re.I)
#: What is toggled, behind the word: `toggleHelp`; and what ends a session behind what a program puts before it.
_TOGGLES = re.compile(r"toggle[A-Z_]\w{0,40}\Z")
_ENDS_SESSION = re.compile(r"[a-z\d_]{0,40}_(?:logout|signout|logoff|signoff)\Z")
#: A thing that is named by words and a number at their end: `/threads/foo.12/watch`.
_DOTTED = re.compile(r"[\w-]+\.\d+\Z")
#: Where one keeps how pages are shown, and what is kept.
_KEPT = frozenset("preferences prefs settings usersettings".split())
_SHOWN_AS = re.compile(
    r"[?&;](?:theme|style|skin|lang|language|locale|colou?r[-_]?scheme|mode)(?:[-_]?id)?=[^&;]", re.I
)
#: Where one votes, and how the answer is named that one votes for.
_POLLS = frozenset("poll polls survey surveys vote voting ballot pollvote umfrage sondage encuesta sondaggio".split())
_ANSWERS = re.compile(r"[?&;](?:answers?|choices?|options?|votes?|votefor|selected)(?:[-_]?id)?(?:\[\])?=[^&;]", re.I)
#: Steps that switch what stands behind them, in the path or after it: `/toggle/night`, `/dismiss?n=4`.
_SWITCHES = frozenset("toggle dismiss snooze".split())
#: Pairs of neighbouring steps, in either order, that end a session, set how all is shown, or switch what is told to somebody.
_PAIRS = (
    (frozenset("session sessions".split()), frozenset("end close destroy terminate finish kill expire delete".split())),
    (frozenset("lang language locale currency theme".split()), frozenset("switch set change select choose".split())),
    (
        frozenset("alert alerts notification notifications notify".split()),
        frozenset("on off enable disable read-all mark-all clear-all dismiss-all clear".split()),
    ),
    (
        frozenset("cache caches history cookies bookmarks favorites favourites compare".split()),
        frozenset("clear flush purge empty reset rebuild delete warm warmup".split()),
    ),
    (
        frozenset("db database databases".split()),
        frozenset("reset drop import migrate upgrade restore optimize".split()),
    ),
    (
        frozenset("cron cronjob task tasks queue scheduler import backup backups export crawler".split()),
        frozenset("run start stop execute trigger rerun abort".split()),
    ),
    (frozenset("group community club team".split()), frozenset("leave join".split())),
    (frozenset("voting vote votes ballot".split()), frozenset("cast submit send".split())),
    (
        frozenset("comment comments kommentar kommentare commentaire commentaires comentario comentarios".split()),
        frozenset("reply antworten repondre responder rispondi".split()),
    ),
)
#: What is given a mark, marks as figures, and how they are handed on.
_RATED = frozenset("rate rates rating ratings rater star stars score scores grade grades vote votes voting".split())
_RATES = frozenset("rate rating rater star vote".split())
_MARK = re.compile(r"[0-9]|10")
_MARKED = re.compile(
    r"(?:^|[&;])(?:v|val|value|r|rate|rating|score|stars?|mark|points?|vote|grade|note)=(\d+)(?=[&;]|\Z)"
)
#: A folder that holds nothing but switches to other languages, and what such a switch is called.
_TONGUES, _TONGUE = frozenset("locale setlocale lang setlang".split()), re.compile(r"[a-z]{2}(?:[-_][a-z]{2})?\Z")
_PAIRED = frozenset().union(*(words for pair in _PAIRS for words in pair))
#: Two words of one step that say what is done, and with what.
STEP_VERBS = frozenset(
    "report request order clear refresh flush rebuild accept save mail email send cancel verify reset toggle mark "
    "place hold recall create add get close open lock export share flag".split()
)
_OBJECTS = frozenset(
    "problem error abuse issue bug copy scan loan cache cookies search record item title order hold email account "
    "alert list shelf tag dark theme read unread favorite favourite".split()
)
_NUMBER = re.compile(r"\d+\Z")
#: Folders of people, and of what they write and keep, each by a name of its own; steps of a path that holds one.
_OWNED = frozenset(
    "u user users member members people profile profiles person author authors channel channels group groups community "
    "communities c post posts question questions topic topics thread threads photo photos video videos story stories repo repos "
    "project projects company companies organization organizations organisation organisations page pages board boards forum "
    "forums nutzer benutzer mitglieder utilisateur utilisateurs membre membres usuario usuarios utenti gebruikers leden".split()
)
_FOLDED = 2
#: What stands where one gives something, and shows what was given.
_SHOWN = frozenset("list all show view details history stats statistics results page new".split())
_PARTED = re.compile(r"[-_]")
_WORD, _CAMEL = re.compile(r"[^\W\d_]+"), re.compile(r"[A-Z](?<=[a-z].)")
#: Longest command that is read, and most words of one.
_LONGEST, _MOST = 60, 5


def done_to_one(steps: list[str]) -> bool:
    """Whether a path ends with what is done to the one that it names, in a folder of people or of what they write or keep:
    `/u/ann/follow`, `/posts/hello/like`. Elsewhere the last step may be an entry: `/dictionary/english/follow`."""
    return len(steps) > _FOLDED and steps[-1] in DONE_TO_ONE and steps[-3] in _OWNED


def operates(steps: list[str]) -> bool:
    """Whether a path says what is done to the thing that it numbers: `/comment/7/hide`, `/friend/add/3`, `/report-problem/7`,
    `/post/9/react/heart`; or beside what: `/cache/clear`."""
    for step, behind in zip(steps, (*steps[1:], ""), strict=False):
        if (step in _DONE_FROM and _NUMBER.match(behind)) or (step in _SWITCHES and behind):
            return True
        if step in _CODED and _CODE.match(behind):
            return True
        if (step in _VERBS and behind in DONE_TO_ONE) or (behind.isalnum() and _sets(step)):
            return True
        if step in _PAIRED and any(
            (step in one and behind in other) or (step in other and behind in one) for one, other in _PAIRS
        ):
            return True
        words = _PARTED.split(step)
        if len(words) == 2 and (
            (words[0] in STEP_VERBS and words[1] in _OBJECTS)
            or any(words[0] in other and words[1] in one for one, other in _PAIRS)
        ):
            return True
    if len(steps) == _FOLDED and _is_tongue(steps):
        return True
    if steps[-1:] == ["archive"] and not _PERIODICALS.isdisjoint(steps[-3:-2]):
        return False
    if len(steps) > _FOLDED and _NUMBER.match(steps[-3]):
        given = steps[-2] == "react" and steps[-1].isalpha() and steps[-1] not in _SHOWN
        if given or (steps[-2] == "vote" and steps[-1] in _VOTED):
            return True
    if len(steps) < _FOLDED or not (steps[-1] in DONE_TO_ONE or steps[-1] in _HELPED):
        return False
    return _NUMBER.match(steps[-2]) is not None or _DOTTED.match(steps[-2]) is not None


def operates_by(segment: str, steps: list[str], query: str, text: str = "") -> bool:
    """Whether the last step of a path, as it is written in `segment`, does something by itself, or to the one that the query
    names: `cron.php`, `toggleHelp`, `/hide?id=3`, `/block?user=ann`, `/poll.php?id=3&answer=2`; `text` is what the link says."""
    if (
        _rates(steps, query, text)
        or _does_alone(segment)
        or (not _UNSEEN.isdisjoint(steps[-2:-1]) and PROGRAM.search(segment) is not None)
    ):
        return True
    asked, last = "?" + query, steps[-1]
    if last in _SWITCHES and len(steps) >= _FOLDED and text.strip() and last not in _words(text):
        return True  # "Turn it on", `/night-mode/toggle`; the page about a toggle says the word
    return bool(query) and (
        _sets(last)
        or ((last in DONE_TO_ONE or _is_tongue(steps)) and _BACK.search(asked) is not None)
        or (last in _DONE_WITH and _THING.search(asked) is not None)
        or (not _CODE_OF.isdisjoint(_PARTED.split(last)) and _CODE_GIVEN.search(asked) is not None)
        or (last in _DONE_TO_PEOPLE and _SOMEBODY.search(asked) is not None)
        or (last in _POLLS and _ANSWERS.search(asked) is not None)
        or (last in _KEPT and _SHOWN_AS.search(asked) is not None)
    )


def _rates(steps: list[str], query: str, text: str) -> bool:
    """Whether a link that says no more than a figure gives that many to something: `/rating/4`, `/rate.php?id=2&v=5`."""
    given = _MARK.fullmatch(text.strip())
    if given is None or not steps:
        return False
    if steps[-1] in _RATED:
        return given[0] in _MARKED.findall(query)
    return len(steps) >= 2 and steps[-2] in _RATES and steps[-1] == given[0]  # `/scores/2` may be a second page


@lru_cache(maxsize=4096)
def _does_alone(segment: str) -> bool:
    """Whether a step does something whatever stands before and behind it."""
    stem = PROGRAM.sub("", segment)
    if _TOGGLES.match(stem) or _ENDS_SESSION.match(stem) or _begins(stem, whole=stem != segment):
        return True
    return stem != segment and _UPKEEP.fullmatch(stem) is not None


@lru_cache(maxsize=4096)
def _sets(step: str) -> bool:
    """Whether a word, as the step of a path, a parameter's name or its value, sets how all pages are shown."""
    return _SETTER.fullmatch(step) is not None


@lru_cache(maxsize=4096)
def _named(name: str) -> tuple[bool, bool]:
    """Whether a parameter of this name does something wherever it is given; whether it tells what is done."""
    called = name.lower()
    tells = called.strip("_-") in _OPERATORS or _ENDS_TELLING.fullmatch(name) is not None
    return _sets(called) or _PUTS.fullmatch(name) is not None, tells


def _begins(stem: str, *, whole: bool) -> bool:
    """Whether the name of a program (`whole`), or one in camel case, begins with a verb that does something to what follows.
    What hyphens join is mostly a title: `add-ons.php`."""
    words = _words(stem) if "-" not in stem else []
    return len(words) > 1 and words[0] in _BEGINS and (whole or _CAMEL.search(stem) is not None)


def _is_tongue(steps: list[str]) -> bool:
    return len(steps) >= _FOLDED and steps[-2] in _TONGUES and _TONGUE.match(steps[-1]) is not None


def done(step: str, *, posted: bool) -> bool:
    """Whether the last step of an address to which a form is sent says what is done: `/account/close`. Where it is not posted,
    words that name things as well say nothing."""
    return step in _NO_THING or (posted and (step in _DONE_TO or step in _OPERATIONS))


def told(name: str, value: str) -> bool:
    """Whether a parameter tells an operation: `action=add`, `do=mark`, `task=article.checkin`, `op=userdelete`,
    `shop_action=add`, `add_bookmark=1`, `mark=topics`, `setCurrency=3`; whatever it is called, `t=markread`."""
    called, low = name.lower(), value.lower()
    does, tells = _named(name)
    if low not in _NOTHING and (does or (called in _WATCHING and low in _READ)):
        return True
    if len(value) > _LONGEST or called in ASKED:
        return False
    if _SAID_BY_ANY.fullmatch(low) or (called in _PLACE and _LEAVING.fullmatch(low)):
        return True
    if not tells:
        return False
    words = _words(value)
    if _RUN_ON.fullmatch("".join(words)) and _SHOWING.isdisjoint(words):
        return True
    if len(words) == 1:
        return words[0] in _COMMANDS
    return len(words) <= _MOST and not _COMMANDED.isdisjoint(words) and _SHOWING.isdisjoint(words)


def _words(text: str) -> list[str]:
    return [word.lower() for word in _WORD.findall(_CAMEL.sub(r" \g<0>", text))]
