"""What one language of the web graph says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Tongue:
    """The words of one language in one half. `labels` maps domain and attribute to the ways a form asks for it.

    `own_searches`, `own_hubs` and `own_chrome` are anchors that only sites of one domain have, besides those that any site
    has.
    """

    language: str
    half: str
    searches: Sequence[str]
    details: Sequence[str]
    hubs: Sequence[str]
    chrome: Sequence[tuple[str, str]]
    decoys: Sequence[tuple[str, str]]
    filler: Sequence[str]
    button: Sequence[str]
    subject: dict[str, Sequence[str]]
    content: dict[str, Sequence[str]]
    labels: dict[str, dict[str, Sequence[str]]]
    prompt: Sequence[str]
    own_searches: Mapping[str, Sequence[str]] = field(default_factory=dict)
    own_hubs: Mapping[str, Sequence[str]] = field(default_factory=dict)
    own_chrome: Mapping[str, Sequence[tuple[str, str]]] = field(default_factory=dict)

    @property
    def joint(self) -> str:
        """What stands between two words."""
        return "" if self.language in ("zh", "ja") else " "


@dataclass(frozen=True)
class Manner:
    """How the sites of one half write what is not said in a language; what is empty is as in all other halves.

    `names` are first and second parts of the sites' names, `controls` the names of form controls by domain and
    attribute, `field` makes a labelled control of HTML (name, label, control, style). `chrome` maps login, newsletter and
    contact to the slugs of the pages that carry such a form, `words` and `email` what these forms say in a language.
    `addresses` are patterns of a page's path, of folder, slug, ending and number; `nameless` is the slug where a script
    gives none; `actions` are the pages that forms are sent to, `boxes` the names of a box for any words, `pictures` what
    links to an interface show instead of words: addresses of images, or the classes of an icon. `letters` are what
    addresses write for small letters that are not Latin ones.
    """

    names: tuple[Sequence[str], Sequence[str]]
    controls: Mapping[str, Mapping[str, tuple[str, ...]]]
    field: Callable[[str, str, str, int], str]
    chrome: Mapping[str, Sequence[str]]
    words: Mapping[str, tuple[str, ...]]
    email: Mapping[str, str]
    addresses: Sequence[str] = ()
    nameless: str = "page"
    actions: Sequence[str] = ()
    boxes: Sequence[str] = ()
    pictures: Sequence[str] = ()
    letters: Sequence[tuple[str, str]] = ()


def words(text: str) -> tuple[str, ...]:
    """The parts between commas."""
    return tuple(part.strip() for part in text.split(","))


def pairs(text: str) -> tuple[tuple[str, str], ...]:
    """The parts between commas, each an anchor and the word that its address is made of."""
    return tuple((a.strip(), b.strip()) for a, b in (part.split("=") for part in text.split(",")))
