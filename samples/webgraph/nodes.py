"""What the web graph consists of: sites, their pages, links and forms, as values."""

from __future__ import annotations

from dataclasses import dataclass, field

from samples.webgraph.tongue import Tongue

DIRECTORIES = 3
#: Sites on one page of a directory's category.
LISTED = 25


@dataclass(frozen=True, slots=True)
class Link:
    """A link of a page: anchor, target (a path of the same site, or an absolute address), words after it, picture.

    `image` is the address of a picture, or the classes of an icon, that stands there instead of the anchor.
    """

    anchor: str
    target: str
    note: str = ""
    image: str = ""


@dataclass(frozen=True, slots=True)
class Truth:
    """A form as its makers know it. `domain` is set for query interfaces of the three domains alone.

    `kind` is fields, keyword, or what else the form is (login, newsletter, contact, poll, order, foreign search).
    `fields` maps control names to (label, attribute or ""). Equal `name` on one site means the same form.
    """

    name: str
    kind: str
    domain: str
    action: str
    method: str
    fields: tuple[tuple[str, str, str], ...]
    searchable: bool


@dataclass(slots=True)
class Node:
    """One page. `topic` is what it is about: a domain, another subject, or "" for pages about the site itself."""

    path: str
    title: str
    kind: str
    depth: int
    topic: str
    links: list[Link] = field(default_factory=list)
    forms: list[Truth] = field(default_factory=list)


@dataclass
class SitePlan:
    """One site: its pages by path, the links that stand on every page, and its style of writing HTML."""

    number: int
    origin: str
    name: str
    topic: str
    tongue: Tongue
    layout: int
    labels: int
    pages: dict[str, Node]
    menu: list[Link]
    everywhere: list[Truth]

    @property
    def half(self) -> str:
        """Which half of the vocabulary the site speaks: train or test."""
        return self.tongue.half

    def forms(self, path: str) -> list[Truth]:
        """The forms of a page, those that stand on every page first."""
        return [*self.everywhere, *self.pages[path].forms]

    def links(self, path: str) -> list[Link]:
        """The links of a page, the menu first."""
        return [*self.menu, *self.pages[path].links]
