"""Forms a crawler must leave alone, in the shapes sites really give them. Submitting one is recorded as forbidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from aiohttp import web

from samples.markup import e, hidden
from samples.site import Entry, Handler, Site


@dataclass(frozen=True)
class Decoy:
    """A form: where its page is, where it sends, its controls as (label, markup), and its button."""

    name: str
    title: str
    page: str
    action: str
    method: str
    controls: tuple[tuple[str, str], ...]
    button: str
    extra: str = ""
    multipart: bool = False


def _text(name: str, kind: str = "text", more: str = "") -> str:
    return f'<input type="{kind}" name="{name}" id="f-{name}"{more}>'


def _select(name: str, *choices: str) -> str:
    return (
        f'<select name="{name}" id="f-{name}">{"".join(f"<option>{e(choice)}</option>" for choice in choices)}</select>'
    )


def _radio(name: str, *choices: str) -> str:
    return " ".join(
        f'<label><input type="radio" name="{name}" value="{i}"> {e(c)}</label>' for i, c in enumerate(choices)
    )


def _area(name: str) -> str:
    return f'<textarea name="{name}" id="f-{name}" rows="6" cols="50"></textarea>'


_CURRENCIES = ("EUR", "USD", "GBP", "CHF", "SEK", "JPY")
_TOKEN = hidden([("form_token", "9f2b7c1d")])

DECOYS: dict[str, Decoy] = {
    decoy.name: decoy
    for decoy in (
        Decoy("login", "Sign in", "/account/login", "/account/login", "POST",
              (("User name", _text("username")), ("Password", _text("password", "password")),
               ("", '<label><input type="checkbox" name="remember"> Keep me signed in</label>')), "Log in", _TOKEN),
        Decoy("register", "Create an account", "/account/register", "/account/register", "POST",
              (("First name", _text("first")), ("Last name", _text("last")), ("E-mail", _text("email", "email")),
               ("Choose a password", _text("pw1", "password")), ("Repeat password", _text("pw2", "password")),
               ("Country", _select("country", "Austria", "France", "Norway", "Other"))), "Create account", _TOKEN),
        Decoy("recovery", "Forgotten password", "/account/forgot", "/account/forgot", "POST",
              (("E-mail address of your account", _text("email", "email")),), "Send me a link"),
        Decoy("newsletter", "Newsletter", "/newsletter", "/newsletter/subscribe", "POST",
              (("Your e-mail", _text("email", "email", ' placeholder="you@example.org"')),), "Subscribe"),
        Decoy("unsubscribe", "Leave the newsletter", "/newsletter/leave", "/newsletter/unsubscribe", "GET",
              (("E-mail", _text("email")),), "Unsubscribe"),
        Decoy("contact", "Contact us", "/contact", "/contact/send", "POST",
              (("Your name", _text("name")), ("E-mail", _text("mail", "email")), ("Subject", _text("subject")),
               ("Message", _area("message"))), "Send message"),
        Decoy("order", "Order form", "/order", "/order/place", "POST",
              (("ISBN", _text("isbn")), ("Title", _text("title")), ("Quantity", _text("qty", "number", ' value="1"')),
               ("Delivery address", _area("address")), ("Card number", _text("card"))), "Place order", _TOKEN),
        Decoy("basket", "Basket", "/basket", "/basket/add", "POST",
              (("Quantity", _text("quantity", "number", ' value="1"')),), "Add to basket",
              hidden([("product", "17")])),
        Decoy("delete", "Remove a record", "/manage/delete", "/manage/delete", "POST",
              (("Record number", _text("id")), ("Reason", _text("reason"))), "Delete"),
        Decoy("vote", "Rate this page", "/rate", "/rate/vote", "GET",
              (("Your rating", _radio("stars", "poor", "fair", "good")),), "Vote", hidden([("item", "4")])),
        Decoy("poll", "Poll of the month", "/poll", "/poll/answer", "POST",
              (("Where do you read most?", _radio("choice", "At home", "On the train", "In bed")),), "Vote now"),
        Decoy("converter", "Currency converter", "/converter", "/converter/convert", "GET",
              (("Amount", _text("amount", more=' value="1.00"')), ("From", _select("from", *_CURRENCIES)),
               ("To", _select("to", *_CURRENCIES))), "Convert"),
        Decoy("language", "Language", "/language", "/language/set", "GET",
              (("Language", _select("lang", "English", "Deutsch", "Français", "中文")),), "Go",
              hidden([("return", "/")])),
        Decoy("availability", "Check availability", "/availability", "/availability/check", "POST",
              (("Branch", _select("branch", "Main hall", "East wing", "Bus stop 4")), ("Pick-up date", _text("date")),
               ("Reader number", _text("reader"))), "Check and reserve"),
        Decoy("comment", "Leave a comment", "/comments", "/comments/post", "POST",
              (("Name", _text("author")), ("Website", _text("site", "url")), ("Comment", _area("comment"))),
              "Post comment"),
        Decoy("upload", "Send us a file", "/upload", "/upload/send", "POST",
              (("File", _text("file", "file")), ("Description", _text("description"))), "Upload", "", True),
        Decoy("export", "Export as CSV", "/data/download", "/data/download/all.csv", "GET",
              (("", '<label><input type="checkbox" name="_header" checked> include header</label>'),
               ("File name", _text("_name"))), "Export CSV"),
        Decoy("sql", "Custom SQL", "/data/sql", "/data/sql/run", "GET",
              (("SQL", '<textarea name="sql" rows="4" cols="60">select * from books limit 10</textarea>'),), "Run SQL"),
        Decoy("batch", "Batch modify", "/batchmodify", "/batchmodify/save", "POST",
              (("Comment", _area("bmod_comment")), ("Status", _select("bmod_status", "", "closed", "new")),
               ("Owner", _text("bmod_owner"))), "Change tickets", _TOKEN),
        Decoy("zh-login", "会员登录", "/user/login.asp", "/user/login.asp", "POST",
              (("用户名", _text("yonghu")), ("密码", _text("mima", "password"))), "登录"),
        Decoy("zh-register", "会员注册", "/user/reg.asp", "/user/reg_save.asp", "POST",
              (("用户名", _text("yonghu")), ("密码", _text("mima", "password")),
               ("确认密码", _text("mima2", "password")), ("电子邮箱", _text("email"))), "提交注册"),
        Decoy("zh-message", "读者留言", "/guestbook.asp", "/guestbook_save.asp", "POST",
              (("您的姓名", _text("xingming")), ("留言内容", _area("neirong"))), "发表留言"),
        Decoy("zh-subscribe", "订阅新书通知", "/subscribe.asp", "/subscribe_save.asp", "GET",
              (("电子邮箱", _text("email")),), "订阅"),
        Decoy("preferences", "Display preferences", "/preferences", "/preferences/save", "POST",
              (("Theme", _select("theme", "light", "dark")), ("Font size", _select("font", "small", "medium", "large")),
               ("Records per page", _select("per_page", "10", "20", "50"))), "Save preferences"),
    )
}  # fmt: skip


def form(name: str, style: str = "div") -> str:
    """The markup of one decoy, laid out as `table`, `p` or `div`."""
    decoy = DECOYS[name]
    kind = ' enctype="multipart/form-data"' if decoy.multipart else ""
    button = f'<input type="submit" value="{e(decoy.button)}">'
    if style == "table":
        rows = "".join(f"<tr><td>{e(label)}</td><td>{control}</td></tr>" for label, control in decoy.controls)
        inner = f"<table border=0>{rows}<tr><td></td><td>{button}</td></tr></table>"
    elif style == "p":
        inner = "".join(f"<p>{e(label)}: {control}</p>" for label, control in decoy.controls) + f"<p>{button}</p>"
    else:
        inner = "".join(
            f'<div class="form-group"><label for="{_identity(control)}">{e(label)}</label> {control}</div>'
            for label, control in decoy.controls
        )
        inner += f'<button type="submit" class="btn">{e(decoy.button)}</button>'
    return f'<form action="{decoy.action}" method="{decoy.method.lower()}"{kind}>{decoy.extra}{inner}</form>'


def attach(site: Site, names: Sequence[str], layout: Callable[[str, str], str], style: str = "div") -> None:
    """Put these decoys on a site: the page with the form, and the address that records a submission."""
    for name in names:
        decoy = DECOYS[name]
        site.get(decoy.page, _shown(site, decoy, layout, style), "decoy")
        if decoy.method == "POST":
            site.post(decoy.action, _submitted(site, decoy, layout), "forbidden")
        else:
            site.get(decoy.action, _submitted(site, decoy, layout), "forbidden")


def links(names: Sequence[str]) -> list[tuple[str, str]]:
    """(path, text) of the pages of these decoys, for a site's navigation."""
    return [(DECOYS[name].page, DECOYS[name].title) for name in names]


def _identity(control: str) -> str:
    start = control.find('id="')
    return control[start + 4 : control.find('"', start + 4)] if start >= 0 else ""


def _shown(site: Site, decoy: Decoy, layout: Callable[[str, str], str], style: str) -> Handler:
    async def shown(request: web.Request, entry: Entry) -> web.StreamResponse:
        return site.page(layout(decoy.title, f"<h2>{e(decoy.title)}</h2>\n{form(decoy.name, style)}"))

    return shown


def _submitted(site: Site, decoy: Decoy, layout: Callable[[str, str], str]) -> Handler:
    async def submitted(request: web.Request, entry: Entry) -> web.StreamResponse:
        entry.forbidden = decoy.name
        return site.page(layout("Thank you", "<p>Thank you. Your request has been received.</p>"))

    return submitted
