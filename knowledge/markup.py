"""What words of markup (properties of schema.org, names of classes) mean in the plain words people describe a subject with."""

from __future__ import annotations

import re

from knowledge.matching import Matcher

#: Least similarity of the plain words to an attribute's, and what is left of it for the detour.
SURE, DETOUR = 0.95, 0.9
_ADDRESS = " address "
#: Two words written as one, of which the second says what kind of thing it is.
_RUN_ON = re.compile(r"\A([a-z]{3,})(name|date|title|number|price|location)\Z")
_GROUPS = (
    # the words of markup ; what a description may call the same, the nearest first
    ("address locality;locality", "city;town;locality;municipality;place;location"),
    ("address region;region", "region;state;province;county;area"),
    ("address country;country name", "country"),
    ("street address", "address;street"),
    ("postal code", "postcode;zip code"),
    ("job location;location;geo location;address", "location;place;venue;address;city;where"),
    ("hiring organization;hiring company", "company;employer;organization"),
    ("base salary;estimated salary", "salary;pay;wage"),
    ("employment type", "employment type;job type;contract type"),
    (
        "date posted;posted;posted on;pub date;date published;publish date;published",
        "posted;published;date published;date",
    ),
    ("valid through;application deadline", "deadline;closing date;closing"),
    ("start date;event date", "start date;start;date;when"),
    ("organizer;organiser", "organizer;organiser;host;promoter"),
    ("author;creator", "author;creator;designer;composer;artist;writer;painter;photographer;inventor;maker"),
    ("actor;actors", "actor;cast;host;presenter;performer"),
    ("performer;by artist", "performer;artist;musician"),
    ("part of series;is part of;in album", "series;show;podcast;album;collection"),
    ("license", "licence;license;rights;terms"),
    ("venue name;location name;event venue", "venue;location;place"),
    ("recipe yield", "servings;yield;portions"),
    ("recipe category", "category;course;type"),
    ("recipe cuisine", "cuisine"),
    ("total time;cook time", "total time;time;cooking time;duration"),
    ("brand;manufacturer", "brand;manufacturer;maker;make;producer"),
    ("vehicle model date;model year", "year;model year"),
    ("vehicle transmission", "transmission;gearbox"),
    ("mileage from odometer;odometer", "mileage;odometer"),
    ("fuel type;vehicle fuel", "fuel;fuel type"),
    ("floor size;floor area;living area", "area;floor area;size;surface"),
    ("number of rooms;rooms", "rooms"),
    ("number of bedrooms;bedrooms;beds", "bedrooms;beds;rooms"),
    ("item condition", "condition;state"),
    ("genre;keywords", "genre;category;keyword"),
    ("in language", "language"),
    ("number of pages", "pages"),
    ("duration;runtime", "duration;runtime;running time;length"),
    ("software version", "version"),
    ("seller;vendor;merchant;agency;agent;dealer;advertiser", "seller;vendor;dealer;agency;agent"),
    ("telephone;tel", "phone;telephone"),
    ("medical specialty;specialty", "specialty;speciality;specialisation"),
    ("description;excerpt;abstract", "description;summary;abstract"),
)
_MEANS: dict[str, tuple[str, ...]] = {
    word: tuple(plain.split(";")) for words, plain in _GROUPS for word in words.split(";")
}


def marked(matcher: Matcher, key: str) -> tuple[str | None, float]:
    """The attribute that a key of markup stands for, and its similarity: by itself, else by the plain words for it."""
    attribute, similarity = matcher.key(key)
    if attribute is not None or matcher.excluded(key):
        return attribute, similarity
    name = " ".join(key.casefold().split())
    apart = _RUN_ON.sub(r"\1 \2", name)  # "venuename", "pubdate"
    if apart != name:
        name = apart
        attribute, similarity = matcher.key(name)
        if attribute is not None:
            return attribute, round(DETOUR * similarity, 3)
    place = name.find(_ADDRESS)  # "location address locality": of the address of a thing's place
    for word in _MEANS.get(name if place < 0 else name[place + 1 :], ()):
        attribute, similarity = matcher.key(word)
        if attribute is not None and similarity >= SURE:
            return attribute, round(DETOUR * similarity, 3)
    return None, 0.0
