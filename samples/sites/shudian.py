"""A Chinese bookshop in GBK: category select, 书名/作者/出版社 boxes, 下一页 paging, 共 N 条; query strings in GBK.

Results are blocks with labels in front of the values. A blank search lists everything. Decoys: 登录, 注册, 留言, 订阅.
"""

from __future__ import annotations

from aiohttp import web

from samples import catalogue, decoys, hazards
from samples.catalogue import AUTHOR_SEPARATOR, Record
from samples.markup import e, options, query
from samples.site import Entry, Interface, Plan, Site
from samples.store import Store, Where, both, contains, equals

_PAGE_SIZE = 15
_SHOWN = ("title", "author", "publisher", "year", "isbn", "category", "price")
_BOXES = (("shuming", "书名", "title"), ("zuozhe", "作者", "author"), ("chubanshe", "出版社", "publisher"))
_DECOYS = ("zh-login", "zh-register", "zh-message", "zh-subscribe")


def build(plan: Plan) -> Site:
    """The site, ready to be served. Its catalogue is always made up: `records` of the plan hold no Chinese books."""
    return _Shudian(plan).site


class _Shudian:
    def __init__(self, plan: Plan) -> None:
        site = self.site = Site("shudian", "books", page_size=_PAGE_SIZE, encoding="gbk")
        self.store = site.store = Store(plan.chinese_books, catalogue.BOOK_ATTRIBUTES)
        self.categories = self.store.values("category")
        site.get("/", self.home)
        site.get("/about.asp", self.about)
        site.get("/gaoji.asp", self.form_page, "form")
        site.get("/search.asp", self.results, "result")
        site.get("/book.asp", self.book, "detail")
        decoys.attach(site, _DECOYS, self.layout, "p")
        hazards.robots(site, ("/admin/",), self.layout)
        site.know(self.store.find, _SHOWN)
        fields: dict[str, tuple[str, str | None]] = {name: (label, attribute) for name, label, attribute in _BOXES}
        site.interfaces = [Interface("/gaoji.asp", "/search.asp", "GET", {"lb": ("图书分类", "category")} | fields)]

    def layout(self, title: str, main: str) -> str:
        return f"""<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=gb2312">
<title>{e(title)}-墨香书店</title>
</head>
<body>
<div id="top"><a href="/">墨香书店</a> | <a href="/gaoji.asp">图书检索</a> | <a href="/about.asp">关于我们</a> |
<a href="/user/login.asp">登录</a> | <a href="/user/reg.asp">注册</a> | <a href="/guestbook.asp">留言</a> |
<a href="/admin/index.asp">管理</a></div>
<div id="main">
{main}
</div>
<div id="foot">版权所有 墨香书店 <a href="/subscribe.asp">订阅新书通知</a></div>
</body>
</html>"""

    async def home(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        newest = self.store.rows(list(self.store.find()[-6:]))
        items = "".join(f'<li><a href="/book.asp?id={row["id"]}">{e(row["title"])}</a></li>' for row in newest)
        welcome = f'<p>欢迎光临,本店现有图书 {len(self.store)} 种。<a href="/gaoji.asp">图书检索</a></p>'
        text = f"{welcome}<h3>新书上架</h3><ul>{items}</ul>"
        return self.site.page(self.layout("首页", text))

    async def about(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        return self.site.page(self.layout("关于我们", "<h3>关于我们</h3><p>本店创办多年,以书会友,诚信为本。</p>"))

    async def form_page(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        choices = [(str(place), name) for place, name in enumerate(self.categories, 1)]
        boxes = "<br>\n".join(f'{label}:<input type="text" name="{name}" size="20">' for name, label, _ in _BOXES)
        return self.site.page(
            self.layout(
                "图书检索",
                f"""<h3>图书检索</h3>
<form name="form1" method="get" action="search.asp">
图书分类:<select name="lb">{options([("0", "全部分类"), *choices], "0")}</select><br>
{boxes}<br>
<input type="submit" name="Submit" value="检索">
</form>""",
            )
        )

    def where(self, entry: Entry) -> Where:
        parts = [contains(column, entry.value(name)) for name, _, column in _BOXES if entry.value(name)]
        place = entry.number("lb", 0)
        if 0 < place <= len(self.categories):
            parts.append(equals("category", self.categories[place - 1]))
        return both(*parts)

    async def results(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        found = self.store.find(self.where(entry), "id DESC")
        last = max(1, -(-len(found) // _PAGE_SIZE))
        page = min(entry.number("page", 1, 1), last)
        shown = self.store.rows(list(found[(page - 1) * _PAGE_SIZE : page * _PAGE_SIZE]))
        if not shown:
            text = '<p>对不起,没有找到符合条件的图书。</p><p><a href="/gaoji.asp">重新检索</a></p>'
            return self.site.page(self.layout("检索结果", text))
        blocks = "\n".join(map(_block, shown))
        return self.site.page(
            self.layout("检索结果", f"<h3>检索结果</h3>\n{blocks}\n{_pager(entry, page, last, len(found))}")
        )

    async def book(self, request: web.Request, entry: Entry) -> web.StreamResponse:
        row = self.store.row(entry.value("id"))
        if row is None:
            return self.site.page(self.layout("出错了", "<p>该图书不存在。</p>"), 404)
        cells = "".join(f"<tr><td>{label}</td><td>{e(value)}</td></tr>" for label, value in _labelled(row))
        return self.site.page(self.layout(row["title"], f"<h3>{e(row['title'])}</h3><table>{cells}</table>"))


def _labelled(row: Record) -> list[tuple[str, str]]:
    pairs = (
        ("书名", row["title"]),
        ("作者", row["author"].replace(AUTHOR_SEPARATOR, "、")),
        ("出版社", row["publisher"]),
        ("出版时间", row["year"] and f"{row['year']}年"),
        ("ISBN", row["isbn"]),
        ("分类", row["category"]),
        ("定价", row["price"] and f"{row['price']}元"),
    )
    return [(label, value) for label, value in pairs if value]


def _block(row: Record) -> str:
    facts = [f"{label}:{e(value)}" for label, value in _labelled(row)[1:]]
    lines = "<br>".join("　".join(facts[start : start + 3]) for start in range(0, len(facts), 3))
    return f'<div class="book"><a href="/book.asp?id={row["id"]}"><b>{e(row["title"])}</b></a><br>{lines}</div>'


def _pager(entry: Entry, page: int, last: int, total: int) -> str:
    kept = [(name, value) for name, value in entry.query if name != "page"]

    def link(number: int, text: str, active: bool) -> str:
        target = query("search.asp", [*kept, ("page", number)], "gbk")
        return f'<a href="{target}">{text}</a>' if active else text

    moves = " ".join(
        (
            link(1, "首页", page > 1),
            link(page - 1, "上一页", page > 1),
            link(page + 1, "下一页", page < last),
            link(last, "尾页", page < last),
        )
    )
    return f'<div class="page">共 {total} 条 第 {page}/{last} 页 {moves}</div>'
