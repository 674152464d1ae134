"""Generated result pages with paginators of many makes, and with the traps that look like them.

Real annotated pages are few; these cover what is known of paginators in general (bare links in table cells, offsets,
cursors, picture arrows, languages) so that the classifier has seen every make at least in outline. Deterministic.
"""

from __future__ import annotations

from random import Random

LANGUAGES = (
    ("Next", "Previous", "First", "Last"),
    ("next page", "previous page", "first page", "last page"),
    ("Weiter", "Zurück", "Erste", "Letzte"),
    ("Suivant", "Précédent", "Premier", "Dernier"),
    ("Siguiente", "Anterior", "Primera", "Última"),
    ("下一页", "上一页", "首页", "尾页"),
    ("次へ", "前へ", "最初", "最後"),
    ("Далее", "Назад", "Первая", "Последняя"),
    ("Volgende", "Vorige", "Eerste", "Laatste"),
    ("Successivo", "Precedente", "Primo", "Ultimo"),
    ("다음", "이전", "처음", "마지막"),
    ("Próxima", "Anterior", "Primeira", "Última"),
    ("Sonraki", "Önceki", "İlk", "Son"),
    ("Następna", "Poprzednia", "Pierwsza", "Ostatnia"),
    ("التالي", "السابق", "الأولى", "الأخيرة"),
)
ARROWS = (
    (">", "<", ">|", "|<"),
    ("»", "«", "»»", "««"),
    ("›", "‹", "»", "«"),
    ("→", "←", "⏭", "⏮"),
    (">>", "<<", ">|", "|<"),
    ("▶", "◀", "", ""),
)
Links = list[tuple[str, str, str]]


def _address(random: Random) -> tuple[str, str, str]:
    """The page's path with {} where the page stands, the first page's form, and the kind of step."""
    path = random.choice(
        ("/search", "/list.php", "/books/search", "/catalog/results.asp", "/s", "/cgi-bin/find", "/items")
    )
    query = random.choice(("q=red", "title=war&author=", "cat=12", "keyword=%B1", "search=a&type=all&sort=date", ""))
    joint = "&" if query else ""
    style = random.randrange(7)
    name = random.choice(("page", "p", "pg", "pn", "pageNo", "PageIndex", "paged", "currentPage"))
    if style < 3:
        return f"{path}?{query}{joint}{name}={{}}", f"{path}?{query}", "number"
    if style == 3:
        name = random.choice(("start", "offset", "from", "first", "skip", "b"))
        return f"{path}?{query}{joint}{name}={{}}", f"{path}?{query}", "offset"
    if style == 4:
        return (
            f"{path}/page/{{}}/" + (f"?{query}" if query else ""),
            path + "/" + (f"?{query}" if query else ""),
            "number",
        )
    if style == 5:
        return "/list/" + random.choice(("books_{}.html", "cat-12-{}.html", "p{}", "index_{}.htm")), "/list/", "number"
    return f"{path}?{query}{joint}page={{}}&order=asc", f"{path}?{query}{joint}order=asc", "number"


def _paginator(random: Random, links: Links) -> tuple[str, str]:
    """One paginator and the address of the page it stands on."""
    template, first, kind = _address(random)
    if random.random() < 0.06:
        template += "#results"
    size = random.choice((10, 20, 25, 50))
    last = random.randint(2, 40)
    current = random.choice((1, 1, 2, random.randint(1, last), last))
    current = min(current, last)

    def url(number: int) -> str:
        if number == 1 and random.random() < 0.5:
            return first
        return template.format((number - 1) * size if kind == "offset" else number)

    here = first if current == 1 else template.format((current - 1) * size if kind == "offset" else current)
    words = random.choice(LANGUAGES) if random.random() < 0.65 else random.choice(ARROWS)
    if random.random() < 0.15:
        words = tuple(f"{word} {arrow}" for word, arrow in zip(words, random.choice(ARROWS), strict=True))
    show = random.choice(("both", "both", "numbers", "ways", "ways"))
    ends = random.random() < 0.4
    items: list[str] = []

    def link(text: str, number: int, label: str, css: str = "") -> None:
        if not text.strip():
            return
        address = url(number)
        shown = text
        if random.random() < 0.15 and label != "PAGE":
            shown = f'<img src="/img/{"next" if label == "NEXT" else "prev"}.gif" alt="{text}">'
        mark = f' class="{css}"' if css and random.random() < 0.4 else ""
        items.append(f'<a href="{address}"{mark}>{shown}</a>')
        links.append((address.replace("&amp;", "&"), label, text))

    if current > 1 and show != "numbers":
        if ends:
            link(words[2], 1, "PAGE", "first")
        link(words[1], current - 1, "PREV", random.choice(("prev", "previous", "btn")))
    if show != "ways":
        low, high = max(1, current - random.randint(2, 5)), min(last, current + random.randint(2, 6))
        bracket = random.choice(("{}", "{}", "{}", "[{}]"))
        for number in range(low, high + 1):
            if number == current:
                items.append(
                    random.choice(("<b>{}</b>", "<span class=current>{}</span>", "{}", "<strong>{}</strong>")).format(
                        number
                    )
                )
            else:
                link(bracket.format(number), number, "PAGE", "page")
    if current < last and show != "numbers":
        link(words[0], current + 1, "NEXT", random.choice(("next", "nextpage", "btn")))
        if ends:
            link(words[3], last, "PAGE", "last")
    return _wrapped(random, items), here


def _wrapped(random: Random, items: list[str]) -> str:
    css = random.choice(("pagination", "pager", "pages", "pagenav", "nav", "foot", "", "", "", "", "links"))
    mark = f' class="{css}"' if css else ""
    style = random.randrange(6)
    if style == 0:
        return f"<ul{mark}>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"
    if style == 1:
        return f"<table{mark}><tr>" + "".join(f"<td>{item}</td>" for item in items) + "</tr></table>"
    if style == 2:
        return f"<p{mark}>" + " | ".join(items) + "</p>"
    if style == 3:
        return f"<nav{mark}>" + " ".join(items) + "</nav>"
    if style == 4:
        return (
            f'<table width="100%"><tr><td align="right"><font size="2">{"&nbsp;".join(items)}</font></td></tr></table>'
        )
    return f"<div{mark}>" + " ".join(items) + "</div>"


_MORE = (
    "Show more",
    "Load more",
    "More results",
    "Show more results",
    "Weitere Ergebnisse",
    "Mehr anzeigen",
    "Plus de résultats",
    "Más resultados",
    "Показать ещё",
    "加载更多",
    "もっと見る",
    "Meer laden",
    "더보기",
)


def _cursor(random: Random, links: Links) -> tuple[str, str]:
    """A single link onwards: an opaque token, or "show more" with a page number."""
    here = random.choice(("/api/items?kind=3", "/search?q=green", "/data/books"))
    joint = "&" if "?" in here else "?"
    token = "".join(random.choice("abcdefXYZ0123456789") for _ in range(12))
    if random.random() < 0.6:
        name = random.choice(("_next", "cursor", "after", "next_token", "continue", "page_token"))
        words = random.choice([language[0] for language in LANGUAGES] + ["»", "Next page", *_MORE])
    else:
        name, token = random.choice((("page", "2"), ("start", "20"), ("offset", "25"), ("p", "2")))
        words = random.choice(_MORE)
    address = f"{here}{joint}{name}={token}"
    links.append((address, "NEXT", words))
    return _wrapped(random, [f'<a href="{address}">{words}</a>']), here


_POSITIONS = (
    "{} / {}",
    "{}/{}",
    "Page {} of {}",
    "page {} / {}",
    "Seite {} von {}",
    "Page {} sur {}",
    "第{}页/共{}页",
    "{} of {}",
    "",
)
_DRAWN = (
    ('<i class="{}"></i>', ("fa fa-chevron-right", "fa fa-chevron-left")),
    ('<i class="{}"></i>', ("fas fa-angle-right", "fas fa-angle-left")),
    ('<span class="{}"></span>', ("icon-arrow-right", "icon-arrow-left")),
    ('<i class="material-icons">{}</i>', ("navigate_next", "navigate_before")),
    ('<svg><use href="#{}"></use></svg>', ("arrow-right", "arrow-left")),
    ("{}", ("›", "‹")),
    ("{}", ("→", "←")),
    ("{}", ("&gt;", "&lt;")),
    ("{}", ("▶", "◀")),
)
_WORDY = (
    ("Next {} results", "Previous {} results"),
    ("Next {}", "Previous {}"),
    ("Continue to the next page", "Return to the previous page"),
    ("Go to next page of results", "Go to previous page of results"),
    ("Weiter zur nächsten Seite", "Zurück zur vorherigen Seite"),
    ("Voir la page suivante", "Voir la page précédente"),
    ("More results →", "← Back"),
    ("More books »", "« Previous books"),
    ("More jobs ›", "‹ Back"),
    ("More houses", "Previous houses"),
    ("Weitere Objekte →", "← Vorherige Objekte"),
    ("Plus d'annonces »", "« Précédentes"),
    ("next {} records", "previous {} records"),
)


def _bare(random: Random, links: Links) -> tuple[str, str]:
    """Ways without numbers and mostly without class names: drawn arrows beside the position, whole sentences, "more"."""
    template, first, kind = _unnamed(random) if random.random() < 0.4 else _address(random)
    size, last = random.choice((10, 12, 20, 25)), random.randint(2, 30)
    current = min(random.choice((1, 2, random.randint(1, last), last)), last)

    def url(number: int) -> str:
        return template.format((number - 1) * size if kind == "offset" else number - 1 if kind == "zero" else number)

    if random.random() < 0.55:
        frame, (forth, back) = random.choice(_DRAWN)
        onward, backward = frame.format(forth), frame.format(back)
        between = f"<span>{random.choice(_POSITIONS).format(current, last)}</span>"
    else:
        onward, backward = (words.format(size) for words in random.choice(_WORDY))
        between = random.choice((" | ", " ", f" {random.choice(_POSITIONS).format(current, last)} "))
    rel = random.random() < 0.3
    items = []
    if current > 1 and random.random() < 0.9:
        links.append((url(current - 1), "PREV", ""))
        items.append(f'<a href="{url(current - 1)}"{" rel=prev" if rel else ""}>{backward}</a>')
    items.append(between)
    if current < last:
        links.append((url(current + 1), "NEXT", ""))
        items.append(f'<a href="{url(current + 1)}"{" rel=next" if rel else ""}>{onward}</a>')
    here = first if current == 1 else url(current)
    return random.choice(("<div>{}</div>", "<p>{}</p>", "<p align=center>{}</p>")).format("".join(items)), here


def _unnamed(random: Random) -> tuple[str, str, str]:
    """Addresses whose page number has a name of the site's own, or none."""
    query = random.choice(("q=red", "cat=12", "term=war&lang=en"))
    path = random.choice(("/search", "/find.php", "/list", "/katalog/suche"))
    style = random.randrange(4)
    if style == 0:
        name = random.choice(("PAGEN_1", "nr", "z", "part", "screen", "tx_list[seq]", "s_p", "block"))
        return f"{path}?{query}&{name}={{}}", f"{path}?{query}", random.choice(("number", "zero"))
    if style == 1:
        return f"{path}?{query}&{random.choice(('page', 'p', 'pg'))}={{}}", f"{path}?{query}", "zero"
    if style == 2:
        return f"{path}/red/{{}}", f"{path}/red", "number"
    return f"{path}?{query}&{random.choice(('rec', 'pos', 'ab', 'desde'))}={{}}", f"{path}?{query}", "offset"


def _runs(random: Random, links: Links) -> tuple[str, str]:
    """Numbers alone, or the numbers of the records on each page, the current one a link like the others or none."""
    template, first, kind = _unnamed(random) if random.random() < 0.6 else _address(random)
    size, last = random.choice((10, 12, 20, 25)), random.randint(3, 12)
    current = random.randint(1, last)
    ranges, linked = random.random() < 0.4, random.random() < 0.4
    items = []
    for number in range(1, last + 1):
        text = f"{(number - 1) * size + 1}{random.choice('-–')}{number * size}" if ranges else str(number)
        place = (number - 1) * size if kind == "offset" else number - 1 if kind == "zero" else number
        if number == current and not linked:
            items.append(random.choice(("<b>{}</b>", "{}", "<span>{}</span>")).format(text))
            continue
        links.append((template.format(place), "PAGE", text))
        mark = random.choice((" class=current", " class=active", "")) if number == current else ""
        items.append(f'<a href="{template.format(place)}"{mark}>{text}</a>')
    place = (current - 1) * size if kind == "offset" else current - 1 if kind == "zero" else current
    here = first if current == 1 else template.format(place)
    return _wrapped(random, items), here


def _mini(random: Random, address: str, links: Links) -> str:
    """The pages of one thread inside a list of threads; annotated as pages in the data."""
    last = random.randint(2, 9)
    shape = random.choice(("{}/p{}", "{}&page={}", "{}-{}"))
    found = []
    for number in [*range(2, min(last, 4) + 1), *([last] if last > 4 else [])]:
        url = shape.format(address, number)
        links.append((url, "PAGE", str(number)))
        found.append(f'<a href="{url}">{number}</a>')
    return f' <span class="{random.choice(("mini", "topicpages", "pages", ""))}">( {" ".join(found)} )</span>'


def _older(random: Random, links: Links) -> tuple[str, str]:
    """Older and newer entries: annotated by what the make calls them, "previous" for older where it says nothing."""
    page = random.randint(1, 9)
    noun = random.choice(("posts", "entries", "articles", "messages"))
    make = random.choice(("wordpress", "blogger", "plain", "forward"))
    older, newer = ("NEXT", "PREV") if make == "forward" else ("PREV", "NEXT")
    css = {
        "wordpress": ("nav-previous", "nav-next"),
        "blogger": ("blog-pager-older-link", "blog-pager-newer-link"),
        "plain": ("", "older"),
        "forward": ("next", "prev"),
    }[make]
    items = []
    for name, word, target, label in ((css[0], "Older", page + 1, older), (css[1], "Newer", page - 1, newer)):
        if target == 0:
            continue
        address = "/blog/" if target == 1 else f"/blog/page/{target}/"
        if make == "blogger" and target > 1:
            address = f"/search?updated-max=2016-03-{28 - target}T11:07:00&max-results=7&start={target * 7}"
        text = f"{word} {noun}"
        links.append((address, label, text))
        link = (
            f'<a href="{address}" class="{name}">{text}</a>'
            if make != "wordpress"
            else f'<a href="{address}">{text}</a>'
        )
        items.append(f'<div class="{name}">{link}</div>' if make == "wordpress" else link)
    here = (
        f"/search?updated-max=2016-03-{28 - page}T11:07:00&max-results=7"
        if make == "blogger"
        else f"/blog/page/{page}/"
    )
    return "<nav>" + " ".join(items) + "</nav>", "/blog/" if page == 1 else here


def _calendar(random: Random, path: str, words: tuple[str, ...]) -> str:
    year, month = random.randint(2000, 2024), random.randint(2, 11)
    days = [
        f'<td><a href="/archive/{year}{month:02d}{day:02d}">{day}</a></td>'
        if random.random() < 0.6
        else f"<td>{day}</td>"
        for day in range(1, 29)
    ]
    before, after = random.choice(("Feb", "Mar", words[1])), random.choice(("Apr", "May", words[0]))
    return (
        f'<table class="{random.choice(("calendar", "cal", ""))}"><caption>'
        f'<a href="/archive/{year}{month - 1:02d}">« {before}</a> '
        f'<a href="/archive/{year}{month + 1:02d}">{after} »</a>'
        f"</caption><tr>{''.join(days)}</tr></table>"
    )


def _article(random: Random, path: str, words: tuple[str, ...]) -> str:
    number = random.randint(3, 900)
    thing = random.choice(("post", "article", "entry", "thread", "topic", "photo", "story", "book"))
    return (
        f'<div class="{random.choice(("post-navigation", "nav-links", "entry-nav", ""))}">'
        f'<a href="/{thing}/{number - 1}" rel="prev">Previous {thing}</a> '
        f'<a href="/{thing}/{number + 1}" rel="next">Next {thing}: the red house</a></div>'
    )


def _carousel(random: Random, path: str, words: tuple[str, ...]) -> str:
    return (
        f'<div class="{random.choice(("carousel", "slider", "slick-slider", "gallery"))}">'
        f'<a href="{path}#slide1" class="prev">‹</a><a href="/promo/1">1</a><a href="/promo/2">2</a>'
        '<a href="/promo/3">3</a><a href="#next" class="next">›</a></div>'
    )


def _letters(random: Random, path: str, words: tuple[str, ...]) -> str:
    return " ".join(f'<a href="/browse?letter={letter}">{letter}</a>' for letter in "ABCDEFGHIJ")


def _sizes(random: Random, path: str, words: tuple[str, ...]) -> str:
    return " ".join(f'<a href="{path}?view={number}">{number}</a>' for number in (10, 25, 50, 100)) + " per page"


def _years(random: Random, path: str, words: tuple[str, ...]) -> str:
    return "<ul>" + "".join(f'<li><a href="/year/{year}">{year}</a></li>' for year in range(2010, 2020)) + "</ul>"


def _more(random: Random, path: str, words: tuple[str, ...]) -> str:
    texts = (
        "More news »",
        "View all",
        "More",
        "更多",
        "Alle anzeigen",
        "Read more »",
        "Learn more >",
        "Home »",
        "Continue",
        "»",
    )
    target = random.choice(("/news", "/", "/entry/a-red-house/", "/2014/03/05/some-title/", path + "#more"))
    css = random.choice(("", "more", "more-link", "btn next", "readmore"))
    return f'<p><a href="{target}" class="{css}">{random.choice(texts)}</a></p>'


def _home(random: Random, path: str, words: tuple[str, ...]) -> str:
    top = random.choice(("Back to top", "Top", "nach oben"))
    home = random.choice(("Home", "首页", "Start", "« Back", "Back", "Início", "Inicio", "Anfang", "Accueil"))
    return f'<a href="#top">{top}</a> <a href="/">{home}</a>'


def _stars(random: Random, path: str, words: tuple[str, ...]) -> str:
    stars = "".join(f'<a href="/vote?item=5&amp;stars={star}">{star}</a>' for star in range(1, 6))
    return f'<div class="rating">{stars}</div>'


def _crumbs(random: Random, path: str, words: tuple[str, ...]) -> str:
    return (
        '<ol class="breadcrumb"><li><a href="/">Home</a> › <a href="/books">Books ›</a> '
        f'<a href="{path}">Fiction</a></li></ol>'
    )


def _traps(random: Random, here: str) -> str:
    """Links that look like paging and are none."""
    words = random.choice(LANGUAGES)
    path = here.split("?")[0]
    makers = (_calendar, _article, _carousel, _letters, _sizes, _years, _more, _more, _home, _stars, _crumbs)
    parts = [make(random, path, words) for make in makers if random.random() < 0.25]
    return "".join(f"<div>{part}</div>" for part in parts)


def generated_page(seed: int) -> tuple[str, str, list[tuple[str, str, str]]]:
    """HTML, address and labelled links (href, PAGE|NEXT|PREV, text) of one generated page."""
    random = Random(seed)
    links: Links = []
    draw = random.random()
    if draw < 0.4:
        paginator, here = _paginator(random, links)
    elif draw < 0.58:
        paginator, here = _bare(random, links)
    elif draw < 0.7:
        paginator, here = _runs(random, links)
    elif draw < 0.82:
        paginator, here = _cursor(random, links)
    elif draw < 0.87:
        paginator, here = _older(random, links)
    else:
        paginator, here = "", random.choice(("/book/12", "/about", "/search?q=blue", "/2014/03/some-title/", "/"))
    records = []
    threads = random.random() < 0.15
    for number in range(random.randint(3, 12)):
        key = random.randint(1, 9_999)
        address = random.choice((f"/item/{key}", f"/detail.php?id={key}", f"/book/{key}.html"))
        count = f' <a href="{address}#comments">{random.randint(0, 30)}</a>' if random.random() < 0.2 else ""
        if threads and random.random() < 0.5:
            count += _mini(random, address, links)
        records.append(
            f'<li><h3><a href="{address}">Title {number} of {key}</a></h3>'
            f"<p>Some author, {random.randint(1950, 2020)}{count}</p></li>"
        )
    menu = "".join(
        f'<li><a href="/{word}">{word.title()}</a></li>' for word in ("home", "about", "contact", "help", "login")
    )
    top = paginator if random.random() < 0.2 else ""
    html = (
        f"<html><head><title>Results</title></head><body><ul class='menu'>{menu}</ul>{_traps(random, here)}"
        f"<div id=main>{top}<ul class=results>{''.join(records)}</ul>{paginator}</div>{_traps(random, here)}"
        "<div class=footer><a href='/terms'>Terms</a></div></body></html>"
    )
    return html, "http://site.example" + here, links
