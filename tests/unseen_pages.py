# ruff: noqa: E501 (a page reads best as it is sent, and in the letters of its language)
"""Pages as real sites set them out, in layouts, languages and markup that the made-up training pages lack.

`PAGES` maps a name to a `Case`: the markup, its kind and the texts of each record that is on it. They were written
before the extractor was run on any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape


@dataclass(frozen=True, slots=True)
class Case:
    """A page: markup, kind, the texts of its records, HTTP status."""

    html: str
    kind: str
    records: list[list[str]] = field(default_factory=list)
    status: int = 200


PAGES: dict[str, Case] = {}
Row = Sequence[str]

BOOKS: list[Row] = [
    (
        "The Silent Orchard",
        "Maria Keller",
        "1998",
        "$14.50",
        "A widow returns to the valley where her brother vanished and finds the trees cut down.",
    ),
    (
        "Winter Harbours",
        "J. T. Okafor",
        "2004",
        "$9.99",
        "Essays on ports that freeze, the people who wait in them, and what they read.",
    ),
    (
        "On Measuring Clouds",
        "Ada Brightwell",
        "1987",
        "$22.00",
        "The story of the amateur who named the sky and the quarrel that followed.",
    ),
    (
        "A Grammar of Rivers",
        "Luis Ortega",
        "2011",
        "$18.25",
        "How water writes its course through stone, told for the general reader.",
    ),
    (
        "Nine Bridges",
        "Hanna Lindqvist",
        "2016",
        "$11.75",
        "Nine crossings in nine cities, each with a crime and a cook.",
    ),
    (
        "The Cartographer's Debt",
        "Paul Renard",
        "1979",
        "$30.00",
        "A map of an island nobody has seen is sold twice in one night.",
    ),
    (
        "Salt and Paper",
        "Mei-Ling Chao",
        "2019",
        "$16.40",
        "A family of printers keeps its press dry through four floods.",
    ),
    (
        "Letters to a Lighthouse",
        "Edwin Marsh",
        "1965",
        "$7.20",
        "Found letters, answered by the wrong keeper for thirty years.",
    ),
]
PAPERS: list[Row] = [
    (
        "Sparse recovery of graph signals under noise",
        "X. Tang, M. Ruiz",
        "Journal of Signals 12 (2014) 33–58",
        "cited by 112",
    ),
    ("Lazy evaluation in streaming joins", "P. Novak", "Proc. DataSys 2009, 101–110", "cited by 48"),
    ("A note on bounded degree spanners", "R. Iyer, L. Holm, K. Sato", "Discrete Notes 7 (2018) 1–9", "cited by 7"),
    ("Crawling behind forms: a survey", "D. Weiss", "ACM Surveys 41 (2010) 5", "cited by 390"),
    ("Estimating the size of hidden lists", "A. Bianchi, T. Moreau", "Proc. WebInfo 2012, 77–88", "cited by 65"),
    ("Fast hashing of layered trees", "S. Kimura", "Trees & Hashes 3 (2001) 210–221", "cited by 21"),
]
JOBS: list[Row] = [
    (
        "Senior Data Engineer",
        "Northwind Labs",
        "Berlin",
        "3 days ago",
        "Build pipelines that move rail timetables between nineteen operators.",
    ),
    ("Night Baker", "Brot & Co.", "Leipzig", "today", "Bake rye from two to eight in the morning, weekends off."),
    (
        "Museum Registrar",
        "City Museum",
        "Dresden",
        "12 days ago",
        "Keep the ledgers of forty thousand objects and lend them out.",
    ),
    ("Tram Driver", "Stadtbahn", "Halle", "1 day ago", "Drive lines 4 and 7; training paid, uniform given."),
    ("Bridge Inspector", "Roads Office", "Erfurt", "5 days ago", "Climb, knock, listen and write down what you hear."),
]


def case(name: str, html: str, records: Sequence[Row] = (), kind: str = "list", status: int = 200) -> None:
    PAGES[name] = Case(html, kind, [list(record) for record in records], status)


def bootstrap(title: str, body: str, lang: str = "en", attrs: str = "", side: str = "") -> str:
    """A page between a navigation bar and a footer of four columns."""
    nav = "".join(
        f'<li class="nav-item"><a class="nav-link" href="/{n.lower()}">{n}</a></li>'
        for n in ("Home", "Catalogue", "Authors", "About")
    )
    foot = "".join(
        f'<div class="col-md-3"><h5>{head}</h5><ul class="list-unstyled">{"".join(f"<li><a href=/f/{w}>{w.title()}</a></li>" for w in words.split())}</ul></div>'
        for head, words in (
            ("Company", "team press jobs imprint"),
            ("Help", "faq contact returns shipping"),
            ("Legal", "terms privacy cookies"),
            ("Follow", "mastodon rss newsletter"),
        )
    )
    return (
        f'<!doctype html><html lang="{lang}"{attrs}><head><title>{title}</title></head><body><nav class="navbar"><ul class="navbar-nav">{nav}</ul></nav>'
        f'<div class="container"><div class="row">{side}<div class="col-md-9">{body}</div></div></div><footer class="footer"><div class="row">{foot}</div></footer></body></html>'
    )


def each(rows: Sequence[Row], build: Callable[[int, Row], str]) -> str:
    return "".join(build(n, row) for n, row in enumerate(rows))


def box(value: str) -> str:
    return f'<form action="/search"><input type="text" name="q" value="{escape(value)}"><button>Search</button></form>'


# --- lists -----------------------------------------------------------------------------------------------------------
case(
    "bootstrap cards in rows of three",
    bootstrap(
        "Search: valley - Bookshelf",
        box("valley")
        + "<p>8 results</p>"
        + "".join(
            '<div class="row mb-4">'
            + each(
                BOOKS[at : at + 3],
                lambda n, b: (
                    f'<div class="col-md-4"><div class="card h-100"><img class="card-img-top" data-src="/c/{n}.jpg" src="data:image/gif;base64,R0lGOD"><div class="card-body"><h5 class="card-title">{b[0]}</h5><h6 class="card-subtitle text-muted">{b[1]}</h6><p class="card-text">{b[4]}</p><a href="/book/{b[0][:5]}" class="btn btn-primary">Details</a></div><div class="card-footer"><span>{b[3]}</span></div></div></div>'
                ),
            )
            + "</div>"
            for at in (0, 3, 6)
        ),
    ),
    BOOKS,
)
case(
    "definition list with several dd",
    bootstrap(
        "Catalogue",
        "<h1>Catalogue: novels</h1><dl>"
        + each(
            BOOKS, lambda n, b: f'<dt><a href="/n/{n}">{b[0]}</a></dt><dd>by {b[1]}</dd><dd>{b[2]}</dd><dd>{b[4]}</dd>'
        )
        + "</dl>",
    ),
    BOOKS,
)
case(
    "table with rowspan images and two rows each",
    "<html><title>Auction lots</title><body><table width=90%><tr><td colspan=3><b>Lots 1 - 8 of 8</b></td></tr>"
    + each(
        BOOKS,
        lambda n, b: (
            f"<tr><td rowspan=2 width=80><img src=/t{n}.gif></td><td><a href=lot.php?id={n}>{b[0]}</a></td><td align=right>{b[3]}</td></tr><tr><td colspan=2><font size=1>{b[1]}, {b[2]}. {b[4]}</font></td></tr>"
        ),
    )
    + "</table><a href=/>Home</a></body></html>",
    BOOKS,
)
case(
    "table with group header rows",
    bootstrap(
        "Timetable of readings",
        "<h1>Readings</h1><table class='table'><thead><tr><th>Title</th><th>Reader</th><th>Year</th><th>Price</th></tr></thead><tbody>"
        + "".join(
            f"<tr class='group'><td colspan=4><b>{day}</b></td></tr>"
            + each(
                BOOKS[at : at + 4],
                lambda n, b: (
                    f"<tr><td><a href='/r/{b[2]}'>{b[0]}</a></td><td>{b[1]}</td><td>{b[2]}</td><td>{b[3]}</td></tr>"
                ),
            )
            for at, day in ((0, "Monday"), (4, "Tuesday"))
        )
        + "</tbody></table>",
    ),
    [b[:4] for b in BOOKS],
)
case(
    "grid of table cells, three to a row",
    "<html><head><title>Shop</title></head><body bgcolor=white><center><b>Your search for paper returned 8 items</b></center><table cellspacing=8>"
    + "".join(
        "<tr>"
        + each(
            BOOKS[at : at + 3],
            lambda n, b: (
                f"<td width=33% valign=top><a href=item{b[2]}.html><img src=i{b[2]}.jpg border=0></a><br><a href=item{b[2]}.html><b>{b[0]}</b></a><br>{b[1]}<br><font color=red>{b[3]}</font></td>"
            ),
        )
        + "</tr>"
        for at in (0, 3, 6)
    )
    + "</table><hr><a href=index.html>Home</a> | <a href=cart.html>Cart</a></body></html>",
    [b[:2] for b in BOOKS],
)
case(
    "plain text separated by line breaks",
    "<html><title>Library holdings</title><body><h2>Search results</h2>Query: river<br>8 records found<p>"
    + each(BOOKS, lambda n, b: f"{n + 1}. <b>{b[0]}</b><br>Author: {b[1]}<br>Published: {b[2]}<br>Note: {b[4]}<br><br>")
    + "</p><hr><address>Library</address></body></html>",
    BOOKS,
)
case(
    "records over sibling divs without a wrapper",
    bootstrap(
        "Results for harbour",
        box("harbour")
        + '<div class="list">'
        + each(
            BOOKS,
            lambda n, b: (
                f'<div class="title"><a href="/b/{n}">{b[0]}</a></div><div class="meta">{b[1]} · {b[2]}</div><div class="desc">{b[4]}</div>'
            ),
        )
        + "</div>",
    ),
    BOOKS,
)
case(
    "adverts and a newsletter box between",
    bootstrap(
        "harbour — 8 results",
        box("harbour")
        + '<ol class="hits">'
        + "".join(
            each(
                BOOKS[at : at + 2],
                lambda n, b: f'<li class="hit"><h3><a href="/b/{b[2]}">{b[0]}</a></h3><p>{b[1]}</p><p>{b[4]}</p></li>',
            )
            + (
                '<li class="advert"><iframe src="/ad"></iframe><p>Advertisement</p></li>'
                if at != 2
                else '<li class="promo"><form action="/nl"><p>Our newsletter, every week.</p><input name="mail"><button>Subscribe</button></form></li>'
            )
            for at in (0, 2, 4, 6)
        )
        + "</ol>",
    ),
    BOOKS,
)
FACETS = (
    '<aside class="col-md-3 filters">'
    + "".join(
        f'<div class="facet"><h4>{name}</h4><ul>{"".join(f"<li><label><input type=checkbox name=f value={n}> <a href=?{name[:2]}={n}>{name[:4].title()} value number {n}</a> <span class=count>({n * 7 % 40 + 1})</span></label></li>" for n in range(14))}</ul></div>'
        for name in ("Author", "Publisher", "Language", "Decade", "Subject", "Format")
    )
    + "</aside>"
)
case(
    "facets longer than the list",
    bootstrap(
        "3 titles",
        box("cloud")
        + '<div class="products">'
        + each(
            BOOKS[:3],
            lambda n, b: (
                f'<div class="product-tile"><a class="name" href="/p/{n}">{b[0]}</a><span class="author">{b[1]}</span><span class="price">{b[3]}</span></div>'
            ),
        )
        + "</div>",
        side=FACETS,
    ),
    [(b[0], b[1], b[3]) for b in BOOKS[:3]],
)
case(
    "one single result",
    bootstrap(
        "1 result for 'lighthouse'",
        box("lighthouse")
        + '<p>1 result</p><div class="results"><div class="result"><h3><a href="/b/7">Letters to a Lighthouse</a></h3><p class="by">Edwin Marsh, 1965</p><p>Found letters, answered by the wrong keeper for thirty years.</p></div></div>',
        side=FACETS,
    ),
    [("Letters to a Lighthouse", "Edwin Marsh, 1965")],
)
case(
    "two results",
    bootstrap(
        "Search results",
        box("bridge")
        + "<h2>2 books match your search</h2><ul class='book-list'>"
        + each(BOOKS[4:6], lambda n, b: f"<li><a href='/b/{n}'>{b[0]}</a> by {b[1]} ({b[2]})<br>{b[4]}</li>")
        + "</ul>",
    ),
    BOOKS[4:6],
)
case(
    "carousel above the results",
    bootstrap(
        "Shop: paper",
        '<div class="carousel"><div class="carousel-inner">'
        + "".join(
            f'<div class="carousel-item"><a href="/promo/{n}"><img src="/p{n}.jpg"><h3>{w} sale</h3><p>Everything must go before the {w.lower()} ends. Save up to {n}0%.</p></a></div>'
            for n, w in enumerate(("Spring", "Summer", "Autumn", "Winter", "Holiday", "Moving"), 1)
        )
        + "</div></div>"
        + box("paper")
        + '<section class="search-results">'
        + each(
            BOOKS[:5],
            lambda n, b: (
                f'<article><header><h2><a href="/i/{n}">{b[0]}</a></h2></header><p>{b[4]}</p><footer><span>{b[1]}</span> <time>{b[2]}</time></footer></article>'
            ),
        )
        + "</section>",
    ),
    BOOKS[:5],
)
case(
    "json-ld and react class names",
    bootstrap(
        "Stellen in Sachsen",
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"ItemList","itemListElement":[]}</script><div id="root"><div class="sc-1a2b3c hKdYwz"><div class="sc-9x8y7z"><span class="css-1q2w3e">5 Stellen gefunden</span></div>'
        + each(
            JOBS,
            lambda n, j: (
                f'<div class="css-k0h1zk e1f5p{n}0"><div class="css-u74ql7"><a class="css-jspxzf" href="/stelle/{n}"><span class="css-1x9">{j[0]}</span></a><div class="css-qq1"><div class="css-1b">{j[1]}</div><div class="css-1c">{j[2]}</div></div></div><div class="css-9f">{j[4]}</div><div class="css-zz">{j[3]}</div></div>'
            ),
        )
        + "</div></div>",
        "de",
    ),
    JOBS,
)
case(
    "microdata products",
    bootstrap(
        "Paper goods",
        "<h1>Paper goods</h1><div class='grid'>"
        + each(
            BOOKS,
            lambda n, b: (
                f'<div itemscope itemtype="http://schema.org/Product" class="p-item"><a itemprop="url" href="/p/{n}"><span itemprop="name">{b[0]}</span></a><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="USD"><span itemprop="price">{b[3]}</span></div><div itemprop="brand">{b[1]}</div></div>'
            ),
        )
        + "</div>",
    ),
    [(b[0], b[1], b[3]) for b in BOOKS],
)
case(
    "arabic, right to left",
    bootstrap(
        "نتائج البحث عن: نهر",
        "<div class='result-count'>تم العثور على 4 كتب</div><ul class='books'>"
        + each(
            [
                ("النهر الصامت", "مريم الحسن", "1998", "رواية عن قرية على ضفة نهر جف ماؤه وبقي أهله ينتظرون المطر"),
                ("جسور المدينة", "خالد منصور", "2006", "تسعة جسور في تسع مدن ولكل جسر حكاية يرويها حارسه القديم"),
                ("خرائط الغيم", "ليلى سعيد", "2013", "سيرة الهاوي الذي سمى السماء وما تبع ذلك من خلاف طويل"),
                ("رسائل إلى المنارة", "يوسف قاسم", "1971", "رسائل وجدت بعد ثلاثين عاما وأجاب عنها الحارس الخطأ"),
            ],
            lambda n, b: (
                f"<li><h3><a href='/k/{n}'>{b[0]}</a></h3><span class='author'>{b[1]}</span><span class='year'>{b[2]}</span><p>{b[3]}</p></li>"
            ),
        )
        + "</ul>",
        "ar",
        " dir='rtl'",
    ),
    [
        ("النهر الصامت", "مريم الحسن"),
        ("جسور المدينة", "خالد منصور"),
        ("خرائط الغيم", "ليلى سعيد"),
        ("رسائل إلى المنارة", "يوسف قاسم"),
    ],
)
CHINESE = [
    ("沉默的河流", "李明", "人民文学出版社", "1998年", "¥28.00"),
    ("冬天的港口", "王小红", "上海译文出版社", "2004年", "¥35.50"),
    ("测量云彩", "陈建国", "三联书店", "1987年", "¥19.80"),
    ("河流的语法", "赵敏", "商务印书馆", "2011年", "¥42.00"),
    ("九座桥", "孙丽", "作家出版社", "2016年", "¥31.20"),
]
case(
    "chinese table layout",
    "<html><head><meta charset=utf-8><title>检索结果</title></head><body><div class=top>共找到 5 条记录</div><table class=list>"
    + each(
        CHINESE,
        lambda n, b: (
            f"<tr><td>{n + 1}</td><td><a href=info?id={n}>{b[0]}</a><br>责任者：{b[1]}<br>出版社：{b[2]}　出版日期：{b[3]}</td><td>{b[4]}</td></tr>"
        ),
    )
    + "</table><div>首页 上一页 下一页 尾页</div></body></html>",
    CHINESE,
)
JAPANESE = [
    ("静かな果樹園", "田中花子", "新潮社"),
    ("冬の港", "佐藤健", "岩波書店"),
    ("雲を測る", "鈴木一郎", "講談社"),
    ("川の文法", "高橋優", "筑摩書房"),
]
case(
    "japanese definition blocks",
    bootstrap(
        "「川」の検索結果",
        "<p>4件中 1～4件を表示</p>"
        + each(
            JAPANESE,
            lambda n, b: (
                f"<div class='bookBlock'><p class='ttl'><a href='/d/{n}'>{b[0]}</a></p><dl><dt>著者</dt><dd>{b[1]}</dd><dt>出版社</dt><dd>{b[2]}</dd></dl></div>"
            ),
        ),
        "ja",
    ),
    JAPANESE,
)
RUSSIAN = [
    ("Тихий сад", "Мария Келлер", "Вдова возвращается в долину, где пропал её брат"),
    ("Зимние гавани", "Иван Окунев", "Очерки о портах, которые замерзают"),
    ("Измерение облаков", "Ада Светлова", "История любителя, который дал имена небу"),
    ("Девять мостов", "Ханна Линд", "Девять переправ в девяти городах"),
    ("Соль и бумага", "Мэй Чао", "Семья печатников спасает станок от наводнения"),
    ("Письма маяку", "Эдвин Марш", "Найденные письма, на которые отвечал не тот смотритель"),
]
case(
    "russian nested tables",
    "<html><head><title>Результаты поиска</title></head><body><table><tr><td><a href=/>Главная</a></td><td><a href=/k>Каталог</a></td></tr></table><p>Найдено: 6</p><table width=100%>"
    + each(
        RUSSIAN,
        lambda n, b: (
            f"<tr><td><table border=0><tr><td><b><a href=/b{n}>{b[0]}</a></b></td></tr><tr><td>{b[1]}</td></tr><tr><td><small>{b[2]}</small></td></tr></table></td></tr>"
        ),
    )
    + "</table></body></html>",
    RUSSIAN,
)


def comment(n: int, name: str, text: str, inner: str = "") -> str:
    return f'<div class="comment" id="c{n}"><div class="comment-head"><a href="/u/{name}">{name}</a> <span class="ago">{n} hours ago</span></div><div class="comment-text">{text}</div>{f"<div class=children>{inner}</div>" if inner else ""}</div>'


case(
    "citations in running text",
    bootstrap(
        "Bibliography search",
        "<h1>6 references</h1><ol>"
        + each(PAPERS, lambda n, p: f"<li>{p[1]}. <a href='/doi/{n}'>{p[0]}</a>. <i>{p[2]}</i>. [{p[3]}]</li>")
        + "</ol>",
    ),
    PAPERS,
)
case(
    "scholar-like blocks with side pdf",
    bootstrap(
        "spanners - Scholar",
        box("spanners")
        + "<div id='gs'><div>About 6 results (0.04 sec)</div><div id='mid'>"
        + each(
            PAPERS,
            lambda n, p: (
                f"<div class='gs_r gs_or' data-cid='x{n}'>"
                + (f"<div class='gs_ggs'><a href='/pdf/{n}'>[PDF] example.edu</a></div>" if n % 2 else "")
                + f"<div class='gs_ri'><h3 class='gs_rt'><a href='/a/{n}'>{p[0]}</a></h3><div class='gs_a'>{p[1]} - {p[2]}</div><div class='gs_fl'><a href='/c/{n}'>{p[3].capitalize()}</a> <a href='/rel/{n}'>Related articles</a></div></div></div>"
            ),
        )
        + "</div></div>",
    ),
    PAPERS,
)
case(
    "striped table rows with hidden detail rows",
    bootstrap(
        "Staff directory",
        "<table class='table table-striped'><thead><tr><th>Post</th><th>Employer</th><th>Place</th><th>Posted</th></tr></thead><tbody>"
        + each(
            JOBS,
            lambda n, j: (
                f"<tr class='{'odd' if n % 2 else 'even'}'><td><a href='/j/{n}'>{j[0]}</a></td><td>{j[1]}</td><td>{j[2]}</td><td>{j[3]}</td></tr><tr class='collapse' style='display:none'><td colspan=4>{j[4]}</td></tr>"
            ),
        )
        + "</tbody></table>",
    ),
    [j[:4] for j in JOBS],
)
case(
    "table without links and with a footer sum",
    "<html><title>Price list</title><body><h1>Price list</h1><table border=1><tr><th>Item</th><th>Maker</th><th>Since</th><th>Price</th></tr>"
    + each(BOOKS, lambda n, b: f"<tr><td>{b[0]}</td><td>{b[1]}</td><td>{b[2]}</td><td>{b[3]}</td></tr>")
    + "<tr><td colspan=3><b>Total</b></td><td><b>$130.09</b></td></tr></table></body></html>",
    [b[:4] for b in BOOKS],
)
case(
    "custom elements",
    f"<!doctype html><html><head><title>valley – search</title></head><body><app-header><a href='/'>Home</a><a href='/new'>New</a></app-header><search-bar><input name=q value=valley></search-bar><result-list>{each(BOOKS, lambda n, b: f'<result-card><book-title><a href=/b/{n}>{b[0]}</a></book-title><book-author>{b[1]}</book-author><book-text>{b[4]}</book-text></result-card>')}</result-list></body></html>",
    BOOKS,
)
case(
    "whole card is the link",
    bootstrap(
        "Stays near Halle",
        "<div class='stays'>"
        + each(
            JOBS,
            lambda n, j: (
                f"<a class='stay' href='/s/{n}'><div><img loading='lazy' data-src='/s{n}.webp'></div><div><div>{j[0]}</div><div>{j[1]}, {j[2]}</div><div>{j[4]}</div><div>€{40 + 7 * n} / night</div></div></a>"
            ),
        )
        + "</div>",
    ),
    JOBS,
)
case(
    "rated products with a sold-out one",
    bootstrap(
        "12 of 340 products",
        box("lamp")
        + "<ul class='plist grid-4'>"
        + each(
            BOOKS,
            lambda n, b: (
                f"<li class='pitem{' sold-out' if n == 3 else ''}{' sponsored' if n == 1 else ''}'>"
                + ("<span class='badge'>Sold out</span>" if n == 3 else "")
                + f"<a href='/p/{n}' title='{escape(b[0], quote=True)}'><img alt='' src='/x{n}.png'></a><div class='nm'><a href='/p/{n}'>{b[0]}</a></div><div class='rt'><i class='s'></i><i class='s'></i> ({n * 13 + 2})</div><div class='pr'>"
                + (f"<del>$40.00</del> <ins>{b[3]}</ins>" if n % 2 else b[3])
                + f"</div><button>Add to cart</button><div class='mk'>{b[1]}</div></li>"
            ),
        )
        + "</ul>",
    ),
    [(b[0], b[1], b[3]) for b in BOOKS],
)
case(
    "timeline grouped by date headings",
    bootstrap(
        "Events found: 8",
        "".join(
            f"<h2>{day}</h2><div class='day'>"
            + each(
                BOOKS[at : at + 2],
                lambda n, b: (
                    f"<div class='event'><span class='time'>1{n}:30</span> <a href='/e/{b[2]}'>{b[0]}</a> <em>with {b[1]}</em><p>{b[4]}</p></div>"
                ),
            )
            + "</div>"
            for at, day in ((0, "1 May 2024"), (2, "2 May 2024"), (4, "5 May 2024"), (6, "9 May 2024"))
        ),
    ),
    BOOKS,
)
case(
    "unclosed paragraphs with images in between",
    "<html><head><title>Old bookseller</title></head><body background=p.gif><h3>Catalogue 14</h3>"
    + each(
        BOOKS,
        lambda n, b: f"<p><img src=dot.gif> <a href=b{n}.htm>{b[0]}</a> -- {b[1]}, {b[2]}. {b[4]} <b>{b[3]}</b>\n",
    )
    + "<p><a href=cat13.htm>Previous catalogue</a> <a href=cat15.htm>Next catalogue</a></body></html>",
    BOOKS,
)
case(
    "long list in a sidebar column of a frame table",
    "<html><title>Results</title><body><table width=100%><tr><td width=150 bgcolor=#ccccff>"
    + "".join(f"<a href=/d{n}>Department {n}</a><br>" for n in range(30))
    + "</td><td><table cellpadding=3>"
    + each(
        PAPERS,
        lambda n, p: (
            f"<tr bgcolor=#{'eeeeee' if n % 2 else 'ffffff'}><td valign=top>{n + 1}</td><td><a href=/p{n}>{p[0]}</a><br>{p[1]}<br><i>{p[2]}</i></td><td>{p[3]}</td></tr>"
        ),
    )
    + "</table></td></tr></table></body></html>",
    PAPERS,
)

# --- details ---------------------------------------------------------------------------------------------------------
ALSO = (
    '<section class="related"><h3>Readers also bought</h3><div class="row">'
    + each(
        BOOKS[1:6],
        lambda n, b: f'<div class="col-2"><a href="/b/{n}"><img src="/c{n}.jpg">{b[0]}</a><span>{b[3]}</span></div>',
    )
    + "</div></section>"
)
FACTS = (
    ("Author", "Maria Keller"),
    ("Publisher", "Orchard House"),
    ("Year", "1998"),
    ("ISBN", "978-3-16-148410-0"),
    ("Pages", "312"),
)
case(
    "book with a definition list and related books",
    bootstrap(
        "The Silent Orchard - Bookshelf",
        '<h1>The Silent Orchard</h1><div class="row"><div class="col-4"><img src="/c0.jpg"></div><div class="col-8"><dl class="row">'
        + "".join(f'<dt class="col-3">{k}</dt><dd class="col-9">{v}</dd>' for k, v in FACTS)
        + f"</dl><p>{BOOKS[0][4]}</p></div></div>{ALSO}",
    ),
    [("The Silent Orchard", "Maria Keller", "978-3-16-148410-0")],
    "detail",
)
case(
    "old bibliographic record in a table",
    "<html><title>Record 17 of 203</title><body><a href=/prev>Previous</a> <a href=/next>Next</a><table border=0>"
    + "".join(
        f"<tr><td align=right><b>{k}:</b></td><td>{v}</td></tr>" for k, v in (("Title", "The Silent Orchard"), *FACTS)
    )
    + "</table><hr><a href=/>New search</a></body></html>",
    [("The Silent Orchard", "Maria Keller", "978-3-16-148410-0")],
    "detail",
)
case(
    "job advertisement with sections",
    bootstrap(
        "Night Baker at Brot & Co. - Leipzig",
        "<article><h1>Night Baker</h1><ul class='facts'><li><strong>Employer:</strong> Brot &amp; Co.</li><li><strong>Place:</strong> Leipzig</li><li><strong>Hours:</strong> 38</li><li><strong>Start:</strong> 1 June</li></ul><h2>Your work</h2><ul><li>Bake rye from two to eight in the morning</li><li>Keep the starter alive over holidays</li><li>Teach two apprentices</li></ul><h2>You have</h2><ul><li>A trade certificate</li><li>Good shoes</li></ul><a class='btn' href='/apply'>Apply</a></article>",
    ),
    [("Night Baker", "Brot & Co.")],
    "detail",
)
case(
    "russian product detail",
    bootstrap(
        "Тихий сад — купить книгу",
        "<h1>Тихий сад</h1><div class='price'>450 ₽</div><table class='props'>"
        + "".join(
            f"<tr><td class='name'>{k}</td><td class='val'>{v}</td></tr>"
            for k, v in (
                ("Автор", "Мария Келлер"),
                ("Издательство", "Сад"),
                ("Год издания", "1998"),
                ("Страниц", "312"),
                ("Переплёт", "твёрдый"),
            )
        )
        + "</table>"
        + ALSO,
        "ru",
    ),
    [("Тихий сад", "Мария Келлер")],
    "detail",
)
case(
    "microdata detail with reviews",
    bootstrap(
        "Winter Harbours",
        '<div itemscope itemtype="https://schema.org/Book"><h1 itemprop="name">Winter Harbours</h1><p>by <span itemprop="author">J. T. Okafor</span></p><p>ISBN <span itemprop="isbn">9780143127550</span>, <span itemprop="datePublished">2004</span>, <span itemprop="numberOfPages">214</span> pages</p><p itemprop="description">Essays on ports that freeze, the people who wait in them, and what they read.</p></div><h2>Reviews</h2>'
        + "".join(
            f'<div class="review"><b>{n}</b><span>{s} stars</span><p>{t}</p></div>'
            for n, s, t in (
                ("Olaf", 4, "Cold but kind."),
                ("Berta", 5, "I read it on a ferry, twice, and missed my stop."),
                ("Ivo", 2, "Too much ice."),
            )
        ),
    ),
    [("Winter Harbours", "J. T. Okafor", "9780143127550")],
    "detail",
)

# --- empty, error, login ---------------------------------------------------------------------------------------------
SUGGESTED = (
    "<h3>You may like</h3><div class='row recommendations'>"
    + each(
        BOOKS[:6],
        lambda n, b: (
            f"<div class='card'><a href='/b/{n}'><img src='/{n}.jpg'></a><h5><a href='/b/{n}'>{b[0]}</a></h5><p>{b[1]}</p><span>{b[3]}</span></div>"
        ),
    )
    + "</div>"
)
case(
    "nothing found but suggestions",
    bootstrap(
        "Search results for 'qzxv'",
        box("qzxv") + "<h2>Sorry, we couldn't find any matches for “qzxv”.</h2>" + SUGGESTED,
    ),
    kind="empty",
)
case(
    "nothing found, facets stay",
    bootstrap(
        "0 results",
        box("zzyzx")
        + "<div class='alert alert-info'>Your search did not return any results. Try fewer words.</div><ul><li>Check the spelling</li><li>Use more general words</li><li>Remove filters</li></ul>",
        side=FACETS,
    ),
    kind="empty",
)
case(
    "german nothing found",
    bootstrap(
        "Suche", box("xyzq") + "<p>Zu Ihrer Suche nach <b>xyzq</b> wurden leider keine Treffer gefunden.</p>", "de"
    ),
    kind="empty",
)
case(
    "japanese nothing found",
    bootstrap("検索結果", "<p>「ぴょぴょ」に一致する商品は見つかりませんでした。</p>" + SUGGESTED, "ja"),
    kind="empty",
)
case(
    "spanish nothing found, old",
    "<html><title>Catálogo</title><body><table><tr><td><a href=/>Inicio</a></td><td><a href=/b>Búsqueda</a></td></tr></table><p><b>No se encontraron registros que coincidan con su consulta.</b></p><a href=javascript:history.back()>Volver</a></body></html>",
    kind="empty",
)
case(
    "russian nothing found",
    bootstrap("Поиск", box("йцукен") + "<div class='message'>По вашему запросу ничего не найдено.</div>", "ru"),
    kind="empty",
)
case(
    "empty table body",
    bootstrap(
        "Records",
        box("nnn")
        + "<table class='table'><thead><tr><th>Title</th><th>Author</th><th>Year</th></tr></thead><tbody><tr><td colspan='3' class='text-center'>No data available in table</td></tr></tbody></table><p>Showing 0 to 0 of 0 entries</p>",
    ),
    kind="empty",
)
case(
    "soft 404",
    bootstrap(
        "Page not found - Bookshelf",
        "<h1>Oops!</h1><p>The page you are looking for could not be found. It may have been moved or deleted.</p><p><a href='/'>Back to the home page</a></p>"
        + SUGGESTED,
    ),
    kind="error",
)
case(
    "server error page with status",
    "<html><head><title>503 Service Unavailable</title></head><body><center><h1>503 Service Unavailable</h1></center><hr><center>nginx</center></body></html>",
    kind="error",
    status=503,
)
case(
    "database error with 200",
    "<html><body><b>Fatal error</b>: Uncaught PDOException: SQLSTATE[HY000] [2002] Connection refused in /var/www/html/search.php:12 Stack trace: #0 /var/www/html/search.php(12): PDO->__construct() #1 {main} thrown in <b>/var/www/html/search.php</b> on line <b>12</b></body></html>",
    kind="error",
)
case(
    "french error",
    bootstrap(
        "Erreur",
        "<div class='alert alert-danger'><h2>Une erreur est survenue</h2><p>Veuillez réessayer plus tard.</p></div>",
        "fr",
    ),
    kind="error",
)
case(
    "login wall with 200",
    bootstrap(
        "Sign in - Bookshelf",
        "<h1>Please sign in to continue</h1><form method=post action='/login'><label>Email <input type=email name=e></label><label>Password <input type=password name=p></label><label><input type=checkbox name=r> Remember me</label><button>Sign in</button></form><p><a href='/forgot'>Forgot your password?</a> <a href='/join'>Create an account</a></p>",
    ),
    kind="login",
)
THREAD = [
    reply
    for n, (u, r) in enumerate(
        (("ana", "Saale"), ("bob", "Unstrut"), ("cyd", "Elbe"), ("dov", "Havel"), ("eve", "Spree"))
    )
    for reply in (
        (u, f"Try the {r}; it is quiet in May and the inns are open, but bring boots."),
        *((("pim", "Agreed, though the upper part floods most years."), ("ole", "Only after snow.")) if n % 2 else ()),
    )
]
case(
    "nested comments",
    bootstrap(
        "Ask: which river to walk?",
        "<h1>Ask: which river to walk?</h1><p>I have ten days in May.</p><div class='comments'>"
        + "".join(
            comment(
                n,
                u,
                f"Try the {r}; it is quiet in May and the inns are open, but bring boots.",
                comment(
                    n + 20,
                    "pim",
                    "Agreed, though the upper part floods most years.",
                    comment(n + 40, "ole", "Only after snow."),
                )
                if n % 2
                else "",
            )
            for n, (u, r) in enumerate(
                (("ana", "Saale"), ("bob", "Unstrut"), ("cyd", "Elbe"), ("dov", "Havel"), ("eve", "Spree"))
            )
        )
        + "</div>",
    ),
    THREAD,
)
