"""Doubt: whether what repeats most on a page is its list of results, or stands beside what the page is about."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence

from crawler.regions.candidates import Interval
from crawler.regions.layout import Layout, lies_in, within
from crawler.regions.leaves import leaves
from crawler.regions.named import are_named
from crawler.regions.region import Region
from crawler.results.detail import Detail
from crawler.results.headings import is_of_search
from crawler.wording.others import announces_others

#: Least probability that a region is a list of results, and how many attributes of the domain speak for one in its
#: place.
PRESENT = 0.1
KNOWN = 3
#: The same for a list beside one that is known to be no part of the page, and for one of many that is most of the page.
BESIDE = 2
#: Least probability of one whose records have the same labels each.
LEAST = 0.01
#: A list less sure than this must tell as much as the page read as one thing does.
WEAK = 0.3
#: A region this sure with this many records is a list, whatever else the page says.
SURE, MANY = 0.9, 8
#: Records from which a doubtful list may be one of things that tell two attributes.
FEW = 3
#: The share of a page's words that such a list has at least, and where it is beside what the page is about.
PART, _ASIDE = 0.2, frozenset("aside nav footer".split())
#: Fewest columns with names of a table that is a list whatever the domain knows of it: measurements, stars, shares.
COLUMNS = 4
#: How many headings above a list are looked at, and characters of each.
HEADINGS, HEADING = 2, 200

#: Below this, one "record" that holds all the page's labels is the page's subject, the others are what stands around it.
DOUBTFUL = 0.5
#: Facts (labels whose value is no link) outside of a list that make its page one about what the heading names.
STATED = 4
#: The same for a doubtful list, whatever the heading.
FACTS = 3
#: The same where a few labels come again, as those of the people that a thing has do.
RECORD = 6
#: Facts above a list before which it says that other things follow, where the domain knows what some of them are.
TOLD = 3
#: Facts from which what hardly looks like a list is but parts of what the page tells of one thing.
SHEET = 12
#: Doubtful records so few that one of them may be the thing, and the other what goes with it.
PAIR = 2
#: Lines, pieces of each, and the share of them of one build, that are records though words in bold begin them.
LINES, PIECES, ALIKE = 5, 3, 0.8
#: Records that are looked at for the name of the page's subject, and the fewest characters of one that is told by.
LOOKED, NAME = 40, 6
#: Most characters of a labelled line before its value.
LABELLED = 60


def is_list(layout: Layout, region: Region, known: int, detail: Detail | None, least: int) -> bool:
    """Whether what repeats is the page's list, of whose records most have so many attributes (`known`): it looks like one, or
    these are at least so many, fewer of several. What tells far less than the page read as one thing does is
    none where it is doubtful: what stands below an article, its references, its comments."""
    stands_out = _stands_out(layout, region)
    if stands_out and region.confidence >= LEAST and detail is not None and _are_told_alike(region.intervals, detail):
        return True
    if detail is not None and (region.confidence < WEAK or detail.described):
        few = known < BESIDE and not detail.described
        told_more = detail.known > max(1, known if few else 2 * known)
        if told_more:
            return False
    enough = BESIDE if _fills(layout, region) or stands_out else least
    if region.confidence >= PRESENT or known >= enough:
        return True
    return (stands_out or _is_announced(layout, region)) and are_named(layout, region.intervals, COLUMNS)


def _are_told_alike(intervals: Sequence[Interval], detail: Detail) -> bool:
    """Whether each of not too few things has values under several labels that come again with others, and the page hardly states
    anything beside them: offices with their telephones, hours and managers, whatever the domain knows of these."""
    if detail.described or len(intervals) < LINES:
        return False
    apart = sum(not lies_in(intervals, node) for node in detail.stated)
    told = sorted(detail.several)
    return apart < FACTS and all(within(told, start, end) >= FACTS for start, end in intervals)


def outdoes(region: Region, known: int, detail: Detail) -> bool:
    """Whether many records tell so much of the domain, and the page read as one thing so little, that they are its list
    whatever labels stand around them: the meetings of a council below what the council is. What is surely a list, with
    nothing stated above it, must only tell as much as the whole page does, which may have all of it from the first of them."""
    above = any(node < region.intervals[0][0] for node in detail.stated)
    bare = not (detail.marked or detail.entitled or detail.structured or above)
    times = 1 if region.confidence >= SURE and bare else 2
    return not detail.described and len(region.intervals) >= MANY and known >= max(KNOWN, times * detail.known)


def _stands_out(layout: Layout, region: Region) -> bool:
    """Whether several things are a good part of what a page shows, and stand in no part beside its subject."""
    start, end = region.intervals[0][0], region.intervals[-1][1]
    beside = any(layout.tree.tags[one] in _ASIDE for one in layout.tree.ancestors(start))
    return len(region.intervals) >= FEW and not beside and layout.width(start, end) >= PART * layout.total


def _fills(layout: Layout, region: Region) -> bool:
    """Whether a list of many records is most of what a page shows."""
    start, end = region.intervals[0][0], region.intervals[-1][1]
    return len(region.intervals) >= MANY and 2 * layout.width(start, end) > layout.total


def _is_announced(layout: Layout, region: Region) -> bool:
    """Whether several things stand below a heading that speaks of what was searched for or found."""
    start = region.intervals[0][0]
    heads = [node for node in layout.headings if node < start][-HEADINGS:]
    return len(region.intervals) >= FEW and any(is_of_search(layout.tree.text(node, HEADING)) for node in heads)


def prefers_detail(layout: Layout, region: Region, detail: Detail, *, answers: bool = False) -> bool:
    """Whether a page is about one thing although something on it repeats; `answers` tells that it says of itself that it was
    searched.

    The labels of a list's records come again with every record; those of one thing are there once. So it is a detail
    page when what was taken for a list is the thing's labelled lines (whose values may be links in a table that tells several
    attributes of the domain), when a list has all labels and the page's heading in one of its records, a doubtful one all
    labels there or facts around it, when the heading names what the page's title does and facts stand around the list below
    it, when metadata describes what the heading names and the records speak of that, or when the labels stand outside of the
    list and the thing is described by metadata, a table or terms of the domain; beside what is surely a list that table must
    state something, since the boxes at the side of a page may be a menu below a term each.
    """
    intervals = region.intervals
    starts = [start for start, _ in intervals]
    if (detail.marked or detail.entitled) and detail.heading >= 0 and not detail.owner:
        few = len(intervals) < LINES or 2 * layout.width(starts[0], intervals[-1][1]) < layout.total
        if few or (detail.marked and _speak_of(layout, intervals, detail.heading)):
            return True
    above = sum(1 for node in detail.stated if node < starts[0])
    told = above >= (TOLD if detail.known >= BESIDE else RECORD) and (detail.heading >= 0 or not answers)
    if told and is_of_others(layout, starts[0]):
        return True
    inside: Counter[int] = Counter()
    lines = 0
    sheet = detail.known >= KNOWN and detail.structured >= STATED
    for _, node in detail.labels:
        at = bisect_right(starts, node) - 1
        if at >= 0 and node < intervals[at][1]:
            inside[at] += 1
            lines += (
                within(layout.texts, starts[at], node) <= 2
                and layout.width(starts[at], node) <= LABELLED
                and (sheet or not within(layout.links, starts[at], node))
            )
    around = sum(1 for node in detail.stated if not starts[0] <= node < intervals[-1][1])
    if 0 <= detail.heading < starts[0]:
        pieces = region.confidence < DOUBTFUL and len(intervals) < len(detail.stated)
        if around >= STATED or (pieces and len(detail.stated) >= STATED):
            return True
    if region.confidence < PRESENT and len(detail.stated) >= max(SHEET, 4 * detail.repeated):
        return True  # pieces of a sheet about one thing, each with labels of its own
    if region.confidence < DOUBTFUL and above >= max(RECORD, FACTS * detail.repeated):
        if sum(node < starts[0] for node in detail.telling) >= KNOWN:
            return True  # a few other things of its kind, below what the thing is
        if detail.structured >= STATED and not _are_labelled(intervals, detail.several):
            return True  # what happened in a case, below what the case is
    telling = sum(node < starts[0] for node in detail.telling)
    few = region.confidence < SURE and not answers and telling >= max(STATED, 2 * detail.repeated)
    if few and _is_lower(layout, detail.telling, starts[0]):
        return True  # the same, below a heading of its own, in whatever language
    if detail.repeated:
        return False
    further = {bisect_right(starts, node) - 1 for node in detail.again} - set(inside)
    if len(detail.labels) >= 2 and lines >= 0.6 * (len(intervals) - len(further)):
        return not _built_alike(layout, intervals)
    if len(inside) == 1 < len(detail.labels) == sum(inside.values()):
        start, end = intervals[next(iter(inside))]
        if start <= detail.heading < end and layout.tree.tags[detail.heading] == "h1":
            return detail.known >= 3 and len(detail.stated) >= FACTS
        if region.confidence < DOUBTFUL:
            return detail.known >= 3 or len(detail.stated) >= 2 * STATED
    if around >= FACTS and region.confidence < DOUBTFUL:
        return True
    if region.confidence < DOUBTFUL and len(intervals) == PAIR and len(inside) == 1 and detail.structured >= RECORD:
        return True  # a thing's table and what goes with it, which has none of its labels
    outside = len(detail.labels) - sum(inside.values())
    if outside < max(2, 0.7 * len(detail.labels)):
        return detail.marked and not inside and layout.width(starts[0], intervals[-1][1]) < 0.5 * layout.total
    # Menus below a term each, beside what is surely a list.
    boxes = region.confidence >= SURE and len(intervals) >= MANY and around < FACTS
    return detail.marked or detail.known >= 3 or (detail.structured >= 4 and outside >= 4 and not boxes)


def is_of_others(layout: Layout, start: int) -> bool:
    """Whether what stands right above says that other things than the page's own follow: "You may also like" (and "See all", or
    what heads their columns)."""
    texts = layout.texts[: bisect_left(layout.texts, start)][-HEADINGS:]
    heading = layout.headings[: bisect_left(layout.headings, start)][-1:]
    near = [node for node in heading if layout.width(layout.tree.ends[node], start) <= HEADING]
    said = [*(layout.pieces[node] for node in texts), *(layout.tree.text(node, HEADING) for node in near)]
    return any(announces_others(text) and not is_of_search(text) for text in said)


def _is_lower(layout: Layout, telling: Sequence[int], start: int) -> bool:
    """Whether the heading right above a list stands behind the facts and is lower than one that stands before them."""
    tags = layout.tree.tags
    heads = layout.headings[: bisect_left(layout.headings, start)]
    facts = [node for node in telling if node < start]
    if not heads or heads[-1] < max(facts) or layout.width(layout.tree.ends[heads[-1]], start) > HEADING:
        return False
    return any(tags[node] < tags[heads[-1]] for node in heads if node < min(facts))


def _speak_of(layout: Layout, intervals: Sequence[Interval], heading: int) -> bool:
    """Whether most of what repeats names the page's subject: what people say of it, or who has it ("Ann is drinking ...")."""
    name = layout.tree.text(heading, HEADING).casefold()
    looked = intervals[:LOOKED]
    said = (" ".join(leaf.text for leaf in leaves(layout, one)).casefold() for one in looked)
    return len(name) >= NAME and sum(name in text for text in said) >= ALIKE * len(looked)


def _are_labelled(intervals: Sequence[Interval], several: Sequence[int]) -> bool:
    """Whether labels that come again do so in most of what repeats, as those of a list's records do."""
    starts = [start for start, _ in intervals]
    places = ((bisect_right(starts, node) - 1, node) for node in several)
    return 2 * len({at for at, node in places if at >= 0 and node < intervals[at][1]}) > len(intervals)


def _built_alike(layout: Layout, intervals: Sequence[Interval]) -> bool:
    """Whether lines that begin with bold words go on with the same several pieces each, as rows of a list do: what labels
    of one thing name is built as it comes."""
    built = [tuple(leaf.path for leaf in leaves(layout, one)) for one in intervals]
    shape, times = Counter(built).most_common(1)[0]
    return len(built) >= LINES and len(set(shape)) > 1 and len(shape) >= PIECES and times >= ALIKE * len(built)
