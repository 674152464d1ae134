"""The query interfaces of the sample sites as understood: `python -m tests.bench.interface_figures [--wrong] [--accept]`.

Each site's makers know the page, the address and the method of its interfaces, and the label and the attribute of each
field. Counted are the interfaces whose form is found and may be sent, the fields whose label holds what is written
beside them (some have nothing written there), and those with the right attribute.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import aiohttp

from crawler.analysis import Analyst
from crawler.classify import FormClassifier
from crawler.forms.interface import Interface
from crawler.submit import judge
from knowledge.domain import load_domain
from knowledge.matching import Matcher
from samples.server import serve
from samples.site import Interface as Truth
from samples.site import Site

FOUND, LABELS, ATTRIBUTES = 1.0, 0.97, 0.95


@dataclass
class Shares:
    """Interfaces, labels and attributes that are right, of how many, and what was wrong."""

    interfaces: list[bool] = field(default_factory=list)
    labels: list[bool] = field(default_factory=list)
    attributes: list[bool] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def take(self, site: str, truth: Truth, found: Interface | None, text: str) -> None:
        """Count one interface of a page with this text."""
        self.interfaces.append(found is not None)
        if found is None:
            self.wrong.append(f"{site}: {truth.action} not found")
            return
        controls = {one.name: one for one in found.form.fields}
        named = attributes_of(found)
        for name, (label, attribute) in truth.fields.items():
            said = controls[name].label if name in controls else ""
            told = [said, controls[name].placeholder] if name in controls else [""]
            written = _plain(label) in _plain(text)
            right = any(_plain(label) in _plain(one) for one in told)
            self.labels += [right] * written
            if written and not right:
                self.wrong.append(f"{site}: {name} is labelled {label!r}, not {said!r}")
            if attribute is not None:
                self.attributes.append(named.get(name) == attribute)
                if not self.attributes[-1]:
                    self.wrong.append(f"{site}: {name} is {attribute}, not {named.get(name)}")


def attributes_of(interface: Interface) -> dict[str, str]:
    """Field name → attribute, of all that an interface understands."""
    named = {name: attribute for name, (attribute, _) in interface.attributes.items()}
    for span in interface.ranges:
        if span.attribute:
            named |= {span.low: span.attribute, span.high: span.attribute}
    return named


def _plain(text: str) -> str:
    return " ".join(text.split()).strip(" :*").casefold()


async def understood(site: Site, session: aiohttp.ClientSession) -> AsyncIterator[tuple[Truth, Interface | None, str]]:
    """Each interface of a site, as it is understood from its page, and the words of that."""
    domain = load_domain(site.domain)
    analyst = Analyst(FormClassifier.load(), domain, Matcher(domain))
    for truth in site.interfaces:
        async with session.get(site.url + truth.page) as response:
            page = analyst.parse(await response.read(), str(response.url), response.headers["Content-Type"])
        forms = [
            (form, verdict)
            for form, verdict in analyst.look(page).forms
            if urlsplit(form.action).path == truth.action
            and form.method == truth.method
            and set(truth.fields) <= {one.name for one in form.fields}
            and judge(form, verdict).allowed
        ]
        yield truth, next(iter(analyst.interfaces(forms)), None), page.text


async def measured(size: int = 60) -> Shares:
    """The interfaces of all sample sites."""
    shares = Shares()
    timeout = aiohttp.ClientTimeout(20)
    async with (
        serve(size=size, slow_seconds=0.0, crawl_delay_seconds=0.0, retry_after_seconds=0) as web,
        aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True), timeout=timeout) as session,
    ):
        for name, site in web.sites.items():
            async for truth, found, text in understood(site, session):
                shares.take(name, truth, found, text)
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wrong", action="store_true", help="say what is wrong")
    parser.add_argument("--accept", action="store_true", help="print the row of the acceptance table")
    options = parser.parse_args()
    shares = asyncio.run(measured())
    parts = (("interfaces", shares.interfaces), ("labels", shares.labels), ("attributes", shares.attributes))
    told = ", ".join(f"{name} {sum(right)} of {len(right)}" for name, right in parts)
    good = all(
        sum(right) >= least * len(right) for (_, right), least in zip(parts, (FOUND, LABELS, ATTRIBUTES), strict=True)
    )
    if options.accept:
        required = "every one found, labels ≥ 97 %, attributes ≥ 95 % right"
        row = {"row": "query interfaces of the sample sites", "required": required, "measured": told, "good": good}
        print(json.dumps(row | {"data": "samples; the applications state no labels"}, ensure_ascii=False))
        return
    print(told)
    for line in shares.wrong if options.wrong else ():
        print(f"  {line}")


if __name__ == "__main__":
    main()
