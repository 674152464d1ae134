"""The forms of the web graph: query interfaces of the domains, searches for other things, and what is no search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from samples.webgraph.nodes import Truth
from samples.webgraph.tongue import Tongue
from samples.webgraph.words import MANNERS

#: Names that controls get by attribute: telling ones, and ones that tell nothing.
_NAMES = {
    "books": {"title": ("title", "ti", "f1"), "author": ("author", "au", "f2"), "publisher": ("publisher", "pub", "f3"),
              "isbn": ("isbn", "isbn", "f4"), "year": ("year", "py", "f5")},
    "jobs": {"title": ("title", "jt", "f1"), "company": ("company", "co", "f2"), "location": ("location", "loc", "f3"),
             "category": ("category", "cat", "f4"), "salary": ("salary", "sal", "f5")},
    "flights": {"origin": ("origin", "dep", "f1"), "destination": ("destination", "arr", "f2"),
                "departure_date": ("departure_date", "d1", "f3"), "return_date": ("return_date", "d2", "f4"),
                "airline": ("airline", "al", "f5")},
}  # fmt: skip
_FOREIGN: dict[str, tuple[tuple[str, str], ...]] = {
    "hotels": (("city", "Hotel city"), ("checkin", "Check-in"), ("rooms", "Rooms")),
    "cars": (("make", "Make"), ("model", "Model"), ("mileage", "Mileage")),
    "recipes": (("ingredient", "Ingredient"), ("course", "Course"), ("minutes", "Cooking time")),
    "weather": (("place", "Place"), ("days", "Days ahead")),
    "music": (("band", "Band"), ("song", "Song"), ("label", "Record label")),
    "gardening": (("plant", "Plant name"), ("colour", "Flower colour"), ("height", "Height")),
    "health": (("symptom", "Symptom"), ("doctor", "Doctor's name"), ("speciality", "Speciality")),
    "property": (("area", "Area"), ("bedrooms", "Bedrooms"), ("maxrent", "Maximum rent")),
    "sport": (("team", "Team"), ("player", "Player"), ("season", "Season")),
}


def interface(random: Random, tongue: Tongue, domain: str, action: str, least: int = 2, name: str = "main") -> Truth:
    """A query interface with a field for each of some attributes."""
    attributes = list(tongue.labels[domain])
    if domain == "flights":
        chosen = attributes[: random.randint(max(2, min(least, 3)), 5)]
    else:
        kept = set(random.sample(attributes, random.randint(least, len(attributes))))
        chosen = [attribute for attribute in attributes if attribute in kept]
    style = random.choice((0, 0, 1, 2))
    names = MANNERS[tongue.half].controls if tongue.half in MANNERS else _NAMES
    fields = tuple(
        (names[domain][attribute][style], random.choice(list(tongue.labels[domain][attribute])), attribute)
        for attribute in chosen
    )
    method = "POST" if random.random() < 0.25 else "GET"
    return Truth(name, "fields", domain, action, method, fields, True)


def _boxes(tongue: Tongue) -> Sequence[str]:
    return MANNERS[tongue.half].boxes if tongue.half in MANNERS else ()


def keyword(random: Random, tongue: Tongue, domain: str, action: str) -> Truth:
    """One box for any words."""
    fields = ((random.choice(_boxes(tongue) or ("q", "query", "kw", "s")), random.choice(list(tongue.prompt)), ""),)
    return Truth("box", "keyword", domain, action, "GET", fields, True)


def foreign_form(random: Random, tongue: Tongue, topic: str, action: str) -> Truth:
    """A search that is none of the domains': a box of the site, or the fields of its own subject."""
    fields: tuple[tuple[str, str, str], ...]
    if topic not in _FOREIGN:
        fields = ((random.choice(_boxes(tongue) or ("q", "query", "s")), random.choice(list(tongue.prompt)), ""),)
        return Truth("site box", "keyword", "", action, "GET", fields, True)
    fields = tuple((name, label, "") for name, label in _FOREIGN[topic])
    return Truth("foreign", "fields", "", action, "GET", fields, True)


def chrome_form(random: Random, tongue: Tongue, slug: str, action: str) -> Truth | None:
    """The form that such a page usually has: login, newsletter, contact, a poll; None where it has none."""
    manner = MANNERS.get(tongue.half)
    slugs = manner.chrome if manner else {}
    email = {
        "de": "E-Mail-Adresse",
        "zh": "电子邮箱",
        "fr": "Adresse électronique",
        "es": "Correo electrónico",
        "it": "Indirizzo e-mail",
        "nl": "E-mailadres",
        **(manner.email if manner else {}),
    }.get(tongue.language, "E-mail address")
    if slug in (
        "login",
        "signin",
        "anmelden",
        "connexion",
        "acceder",
        "profile",
        "members",
        "accedi",
        "inloggen",
        *slugs.get("login", ()),
    ):
        return Truth("login", "login", "", action, "POST", (("user", "", ""), ("password", "", "")), False)
    if slug in ("newsletter", "lettre", "boletin", *slugs.get("newsletter", ())):
        return Truth("newsletter", "newsletter", "", "/subscribe", "POST", (("email", email, ""),), False)
    if slug in (
        "contact",
        "kontakt",
        "contacto",
        "get-in-touch",
        "ecrire",
        "write",
        "contatti",
        "contact-opnemen",
        *slugs.get("contact", ()),
    ):
        fields = (("name", "", ""), ("email", email, ""), ("message", "", ""))
        return Truth("contact", "contact", "", action, "POST", fields, False)
    if (
        slug in ("news", "stories", "aktuelles", "actualites", "announcements", "notizie", "nieuws")
        and random.random() < 0.4
    ):
        return Truth("poll", "poll", "", action, "POST", (("choice", "", ""),), False)
    return None
