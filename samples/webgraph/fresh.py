"""A third vocabulary: what neither the train nor the test half says, in two languages that neither speaks.

Written down once and not changed afterwards, so that figures measured on it (`Graph(..., half="fresh")`) are those of
sites whose words nobody tuned on.
"""

from __future__ import annotations

from collections.abc import Sequence

from samples.webgraph.tongue import Tongue, pairs, words

EN3 = Tongue(
    "en", "fresh",
    searches=words("Item search, Search form, Searchable list, Power lookup, Hunt for an item, Seek and find"),
    details=words("Advanced finder, Complex search, Search by several criteria, More criteria"),
    hubs=words("Register, Collection overview, Full stock, Resources, All entries, Data bank, Our range"),
    chrome=pairs("The firm=firm,Write to us=write,FAQ=faq,Data protection=data-protection,Conditions of use=use,"
                 "Member area=members,Announcements=announcements,Gallery=gallery,Careers with us=careers,"
                 "Sponsors=sponsors,Feedback=feedback,Testimonials=testimonials,Register now=register"),
    decoys=pairs("Why search engines matter=engines,Searching for a volunteer=volunteer,"
                 "Catalogue of errors=errors,Find a parking space=parking"),
    filler=words("under, between, across, perhaps, winter, summer, table, window, river, village, usually, almost, "
                 "later, early, bright, simple, corner, reason, letter, travelled, noon, kind, fact, view, part"),
    button=words("Start, Show results, Search now"),
    prompt=words("Your words, What are you looking for, Any word"),
    subject={"books": words("Used books, Printed matter, Reading matter"),
             "jobs": words("Professional life, Work, Positions vacant"),
             "flights": words("Air travel, Plane tickets, Flight deals")},
    content={
        "books": words("volume, pages, bound, printing, essays, folio, antiquarian, saga, verse, signed copy, "
                       "monograph, book fair, prose, bookshelf, trilogy, first edition, editor"),
        "jobs": words("work, earnings, part-time, contract, manager, trade, engineer, nurse, assistant, hire, labour, "
                      "shift work, bonus, probation, retraining, job market, colleagues"),
        "flights": words("plane, aircraft, pilot, hand luggage, transfer, window seat, seat row, landing, gate, "
                         "business class, frequent flyer, aisle, hub airport, travel agency, delay, return ticket"),
    },
    labels={
        "books": {"title": words("Book name, Title words"), "author": words("Author's surname, By author"),
                  "publisher": words("Published by"), "isbn": words("ISBN code"), "year": words("Year of publication")},
        "jobs": {"title": words("Position title, Job"), "company": words("Company name, Employer name"),
                 "location": words("Place of work, Region"), "category": words("Field of work, Job type"),
                 "salary": words("Salary from, Yearly pay")},
        "flights": {"origin": words("From city, Departing from"), "destination": words("To city, Arriving at"),
                    "departure_date": words("Depart, Travel date"), "return_date": words("Return, Returning"),
                    "airline": words("Airline name, Airline company")},
    },
)  # fmt: skip

IT = Tongue(
    "it", "fresh",
    searches=words("Cerca, Ricerca, Ricerca rapida, Cerca nel sito, Trova"),
    details=words("Ricerca avanzata, Ricerca dettagliata"),
    hubs=words("Catalogo, Archivio, Elenco, Banca dati, Raccolte, Indice generale"),
    chrome=pairs("Chi siamo=chi-siamo,Contatti=contatti,Aiuto=aiuto,Note legali=note-legali,Accedi=accedi,"
                 "Notizie=notizie,Dove siamo=dove-siamo,Collaborazioni=collaborazioni"),
    decoys=pairs("Consigli per la ricerca=consigli,Cerca-persone al museo=museo"),
    filler=words("il, con, per, nostro, questa, ogni, nuovo, settimana, anno, mondo, piccolo, sempre, anche, amici, "
                 "strada, mattina, bello, tempo, oggi, molto, finestra, sera"),
    button=words("Cerca, Trova"),
    prompt=words("Parole chiave, Testo da cercare"),
    subject={"books": words("Libri, Libri usati"), "jobs": words("Offerte di lavoro, Lavoro"),
             "flights": words("Voli, Biglietti aerei")},
    content={
        "books": words("libri, autore, editore, romanzo, lettori, biblioteca, racconti, copertina, scrittore, saggio, "
                       "narrativa, volume, edizione"),
        "jobs": words("lavoro, azienda, stipendio, assunzione, tirocinio, posto, curriculum, lavoratori, candidati, "
                      "contratto, mestiere, dipendenti"),
        "flights": words("volo, aeroporto, compagnia aerea, partenza, arrivo, biglietto, passeggeri, scalo, "
                         "andata e ritorno, aereo, bagaglio, tariffa"),
    },
    labels={
        "books": {"title": words("Titolo"), "author": words("Autore"), "publisher": words("Editore"),
                  "isbn": words("Codice ISBN"), "year": words("Anno di pubblicazione")},
        "jobs": {"title": words("Posizione, Qualifica"), "company": words("Azienda"), "location": words("Luogo, Sede"),
                 "category": words("Settore"), "salary": words("Stipendio")},
        "flights": {"origin": words("Partenza da, Città di partenza"), "destination": words("Città di arrivo"),
                    "departure_date": words("Data di partenza"), "return_date": words("Data di ritorno"),
                    "airline": words("Compagnia aerea")},
    },
)  # fmt: skip

NL = Tongue(
    "nl", "fresh",
    searches=words("Zoeken, Zoek, Snel zoeken, Zoek op deze site, Zoekpagina"),
    details=words("Uitgebreid zoeken, Geavanceerd zoeken"),
    hubs=words("Catalogus, Databank, Overzicht, Collectie, Alle titels, Register"),
    chrome=pairs("Over ons=over-ons,Contact opnemen=contact-opnemen,Hulp=hulp,Privacyverklaring=privacyverklaring,"
                 "Inloggen=inloggen,Nieuws=nieuws,Veelgestelde vragen=vragen,Vacatures bij ons=werken-bij,Winkels=winkels"),
    decoys=pairs("Zoektips=zoektips,Gezocht vrijwilligers=vrijwilligers"),
    filler=words("het, met, voor, onze, deze, elke, nieuw, jaar, wereld, klein, altijd, ook, vrienden, straat, "
                 "ochtend, mooi, tijd, vandaag, veel, raam, avond, misschien"),
    button=words("Zoeken, Toon resultaten"),
    prompt=words("Zoekterm, Trefwoord"),
    subject={"books": words("Boeken, Tweedehands boeken"), "jobs": words("Vacatures, Werk"),
             "flights": words("Vluchten, Vliegtickets")},
    content={
        "books": words("boek, auteur, uitgever, roman, lezers, bibliotheek, verhalen, schrijver, pocketboek, druk, "
                       "boekhandel, gedichten"),
        "jobs": words("vacature, werkgever, salaris, sollicitatie, stage, functie, baan, werknemers, contract, "
                      "loopbaan, opleiding"),
        "flights": words("vlucht, luchthaven, luchtvaartmaatschappij, vertrek, aankomst, kaartje, passagiers, "
                         "overstap, retour, vliegtuig, bagage"),
    },
    labels={
        "books": {"title": words("Titel van het boek"), "author": words("Auteur, Schrijver"),
                  "publisher": words("Uitgever, Uitgeverij"), "isbn": words("ISBN-nummer"),
                  "year": words("Jaar van uitgave")},
        "jobs": {"title": words("Functie"), "company": words("Werkgever, Bedrijf"), "location": words("Plaats"),
                 "category": words("Vakgebied"), "salary": words("Salaris")},
        "flights": {"origin": words("Vertrek vanaf, Van"), "destination": words("Bestemming, Naar"),
                    "departure_date": words("Vertrekdatum"), "return_date": words("Retourdatum"),
                    "airline": words("Luchtvaartmaatschappij")},
    },
)  # fmt: skip

TONGUES = (EN3, EN3, IT, NL)

#: For each other subject: how directories call it, and what its pages are made of.
OTHERS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "hotels": (words("Places to stay"), words("bed and breakfast, inn, resort, chambermaid, key card, lobby, pillow, spa day")),
    "cars": (words("Automobiles"), words("clutch, bumper, steering, van, coupe, test drive, axle, headlights")),
    "recipes": (words("Food and drink"), words("pepper, roast, boil, cheese, pastry, grill, sauce, tomato")),
    "weather": (words("Meteorology"), words("gale, showers, heatwave, celsius, breeze, thaw, lightning, overcast")),
    "music": (words("Songs and bands"), words("piano, chorus, saxophone, rehearsal, tempo, opera, cello, playlist")),
    "gardening": (words("Green thumb"), words("rake, spade, herbs, ivy, fertiliser, pots, weeds, lilies")),
    "health": (words("Wellness"), words("nurse practitioner, fever, cough, dentist, dose, pulse, asthma, sleep")),
    "property": (words("Homes"), words("attic, garage door, plot, mansion, estate agent, kitchenette, floor plan, brick")),
    "sport": (words("Athletics"), words("sprint, hurdles, racket, ski, rowing, tackle, relay, trophy")),
}  # fmt: skip
