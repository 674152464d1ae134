"""Dutch, of the Netherlands and of Flanders, as sites of the eighth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

NL = Tongue(
    "nl", "outland",
    searches=words("Zoeken, Zoeken, Zoeken, Zoeken, Zoeken, Zoeken, Zoeken, Zoek, Zoek, Zoek nu, Zoek op de website, "
                   "Snel zoeken, Eenvoudig zoeken, Naar zoeken, Vinden, Direct zoeken, Nieuwe zoekopdracht, "
                   "Start zoeken"),
    own_searches={
        "books": words("Catalogus, Catalogus, Catalogus, Catalogus, Catalogus, Catalogus, Zoek in de catalogus, "
                       "Zoek in de catalogus, Zoek in de catalogus, Zoek in de catalogus, Zoek een boek, "
                       "Zoek een boek, Zoek een boek, Boeken zoeken, Boeken zoeken, Online catalogus, "
                       "Zoeken in de catalogus, Catalogus bibliotheek, Bibliotheekcatalogus, Zoek boeken, Boek zoeken, "
                       "Vind een boek, Zoeken in de collectie, Zoek in de collectie, Zoek in onze collectie, "
                       "Zoek en reserveer, Zoek en vind, Vind boeken en meer, Alle boeken, Zoek op titel of auteur, "
                       "Zoek op auteur, Zoeken op ISBN, Zoek in het archief, Boeken bestellen, WorldCat, LIBISnet, "
                       "Limo, Lirias, SmartCat, Mijn Bibliotheek catalogus, Wise, Delpher, "
                       "Antiquarische boeken zoeken, Zoek tweedehands boeken, Online Bibliotheek, Webshop, "
                       "Assortiment, Naar de catalogus"),
        "jobs": words("Vacatures, Vacatures, Vacatures, Vacatures, Vacatures, Vacatures, Vacatures, Vacatures, "
                      "Vacatures, Bekijk vacatures, Bekijk vacatures, Zoek vacatures, Zoek vacatures, Alle vacatures, "
                      "Alle vacatures, Alle vacatures, Bekijk alle vacatures, Bekijk onze vacatures, "
                      "Bekijk de vacatures, Onze vacatures, Openstaande vacatures, Actuele vacatures, "
                      "Huidige vacatures, Zoek een vacature, Vacatures zoeken, Vacature zoeken, Vind een vacature, "
                      "Vacaturebank, Vacatureoverzicht, Vacaturesite, Vind een baan, Vind je baan, Zoek een baan, "
                      "Vind werk, Vind je nieuwe baan, Zoek een job, Vind een job, Jobs, Jobs, Zoek jobs, Onze jobs, "
                      "Openstaande jobs, Bekijk alle jobs, Onze openstaande functies, Solliciteer, Solliciteer nu, "
                      "Solliciteer direct, Vakantiewerk en bijbanen, Interne vacatures, Ik zoek werk, Ik zoek een job, "
                      "Werkzoeker, Stages en vacatures"),
        "flights": words("Boeken, Boeken, Boeken, Boeken, Boek nu, Boek nu, Vluchten, Vluchten, Vluchten, Vluchten, "
                         "Vlucht boeken, Vlucht boeken, Vlucht boeken, Zoek vluchten, Zoek vluchten, Zoek vluchten, "
                         "Vliegtickets, Vliegtickets, Vliegtickets, Vliegtickets, Boek een vlucht, Boek een vlucht, "
                         "Boek een vlucht, Boek, Boek, Boek je vlucht, Vluchten boeken, Zoek een vlucht, "
                         "Vluchten zoeken, Vind vluchten, Vind je vlucht, Zoek & boek, Zoeken & boeken, "
                         "Vliegtickets zoeken, Vliegticket boeken, Goedkope vliegtickets, Goedkope vliegtickets, "
                         "Goedkope vluchten, Tickets, Tickets boeken, Boek tickets, Vergelijk vluchten, "
                         "Vergelijk vliegtickets, Laagste tarieven, Lage tarieven kalender, Tarieven zoeken, "
                         "Lastminute vluchten, Vlucht + hotel, Boeken met Miles, Ontdek bestemmingen en prijzen, "
                         "Reis boeken, Waar wil je heen?"),
    },
    details=words("Uitgebreid zoeken, Uitgebreid zoeken, Uitgebreid zoeken, Uitgebreid zoeken, Geavanceerd zoeken, "
                  "Geavanceerd zoeken, Geavanceerd zoeken, Geavanceerd, Meer zoekopties, Meer opties, "
                  "Verfijn zoekopdracht, Verfijn je zoekopdracht, Gedetailleerd zoeken, Meer filters, Alle filters, "
                  "Zoek gericht"),
    hubs=words("Diensten, Diensten, Onze diensten, Dienstverlening, Digitaal loket, Aanbod, Ons aanbod, Ontdek, "
               "Ontdek, Ontdek meer, Meer, Meer informatie, Lees meer, Informatie, Direct naar, Snel naar, "
               "Snelkoppelingen, Bekijk, Producten, Voor wie, Bladeren, Thema's, Aan de slag, Zelf regelen, "
               "Handige links, Over, Menu"),
    own_hubs={
        "books": words("Boeken, Boeken, Bibliotheek, Bibliotheek, De Bibliotheek, Bibliotheken, Collectie, Collectie, "
                       "Collecties, Collecties, Onze collectie, Lenen, Lenen, Lezen, Lezen en leren, "
                       "Lenen en reserveren, Digitale bibliotheek, Digitale collectie, E-books, "
                       "E-books en luisterboeken, Bijzondere collecties, Erfgoed, Archief, Archieven, Boekhandel, "
                       "Studieboeken, Boekentips, Onderzoek en studie, Databanken, Databanken A-Z, Vind informatie, "
                       "Onderwijs en onderzoek, Nieuwe boeken, Uitgeverij"),
        "jobs": words("Werken bij, Werken bij, Werken bij, Werken bij ons, Werken bij ons, Werken bij de gemeente, "
                      "Werken voor, Carrière, Jobs en carrière, Jobs & stages, Banen, Werk, Werk en inkomen, "
                      "Werk zoeken, Werkzoekenden, Voor werkzoekenden, Werknemers, Kandidaten, Voor kandidaten, "
                      "Kom bij ons werken, Word collega, Ons team, Vakgebieden, Starters, Studenten en starters, "
                      "Solliciteren, Uitzendwerk, Functies, Personeel, Vacatures & stages"),
        "flights": words("Vluchten, Vliegen, Vliegen, Reizen, Bestemmingen, Bestemmingen, Bestemmingen, "
                         "Onze bestemmingen, Plannen, Plannen en boeken, Plan je reis, Plan & boek, Aanbiedingen, "
                         "Aanbiedingen, Vluchtaanbiedingen, Deals, Vliegtuigtickets en meer, Inspiratie, Vakanties, "
                         "Reisinformatie, Reizigers, Vluchtinformatie, Voor vertrek, Voorbereiden, Stedentrips, "
                         "Last minutes, Luchtvaartmaatschappijen, Alle bestemmingen, Routekaart"),
    },
    chrome=pairs("Over ons=over-ons, Contact=contact, Contact opnemen=contact-opnemen, Help=help, "
                 "Klantenservice=klantenservice, Veelgestelde vragen=veelgestelde-vragen, Privacy=privacy, "
                 "Privacyverklaring=privacyverklaring, Cookies=cookies, Algemene voorwaarden=algemene-voorwaarden, "
                 "Disclaimer=disclaimer, Toegankelijkheid=toegankelijkheid, Sitemap=sitemap, Nieuws=nieuws, Blog=blog, "
                 "Agenda=agenda, Inloggen=inloggen, Mijn account=mijn-account, Aanmelden=aanmelden, "
                 "Nieuwsbrief=nieuwsbrief, Pers=pers, Proclaimer=proclaimer, Klachten=klachten, English=english, "
                 "Over deze site=over-deze-site, ANBI=anbi, Word vriend=vrienden, Volg ons op Facebook=facebook, "
                 "Organisatie=organisatie, Duurzaamheid=duurzaamheid"),
    own_chrome={
        "books": pairs("Openingstijden=openingstijden, Openingsuren=openingsuren, Lid worden=lid-worden, "
                       "Word lid=word-lid, Locaties=locaties, Jeugd=jeugd, Boekenclub=boekenclub, Leesclub=leesclub, "
                       "Voorlezen=voorlezen, Boekstart=boekstart, Verlengen=verlengen, "
                       "Mijn Bibliotheek=mijn-bibliotheek, Tarieven=tarieven, Huisregels=huisregels, "
                       "Taalhuis=taalhuis, Digitaal spreekuur=spreekuur, Studieplek reserveren=studieplek, "
                       "Zaalverhuur=zaalverhuur, Vraag het de bibliothecaris=vraag, Winkelwagen=winkelwagen, "
                       "Boekenbon=boekenbon, Bestellen en betalen=betalen, Manuscript insturen=manuscript, "
                       "Vrijwilligers=vrijwilligers, Scholen=scholen"),
        "jobs": pairs("Voor werkgevers=werkgevers, Vacature plaatsen=vacature-plaatsen, "
                      "Arbeidsvoorwaarden=arbeidsvoorwaarden, Onze cultuur=cultuur, Sollicitatieprocedure=procedure, "
                      "Sollicitatietips=sollicitatietips, Banenmarkt 2024=banenmarkt, "
                      "Open sollicitatie=open-sollicitatie, Stages=stages, Traineeship=traineeship, "
                      "Job alert=job-alert, Inschrijven=inschrijven, CV uploaden=cv-uploaden, "
                      "Inloggen kandidaten=inloggen-kandidaten, Vestigingen=vestigingen, Salaris berekenen=salaris, "
                      "Uitkering aanvragen=uitkering, Verhalen van collega's=verhalen, "
                      "Diversiteit en inclusie=diversiteit, Urenbriefjes=uren, Personeel gezocht?=personeel"),
        "flights": pairs("Inchecken=inchecken, Online inchecken=online-inchecken, Mijn boeking=mijn-boeking, "
                         "Boeking beheren=boeking-beheren, Vluchtstatus=vluchtstatus, "
                         "Aankomst en vertrek=aankomst-vertrek, Bagage=bagage, Handbagage=handbagage, "
                         "Stoel reserveren=stoelen, Hotels=hotels, Autohuur=autohuur, Parkeren=parkeren, "
                         "Annuleren=annuleren, Vervoersvoorwaarden=vervoer, Reisverzekering=reisverzekering, "
                         "Garantiefonds SGR=sgr, Lounges=lounges, Vertraging en claim=claim, Extra hulp=assistentie, "
                         "Werken bij=werken-bij, Visum=visum, Cadeaubon=cadeaubon"),
    },
    decoys=pairs("Zoektips=zoektips, Hulp bij zoeken=hulp-bij-zoeken, Opgeslagen zoekopdrachten=opgeslagen, "
                 "Recente zoekopdrachten=recent, Veel gezocht=veel-gezocht, Zoekmachine optimalisatie=zoekmachine, "
                 "Onderzoek=onderzoek, Bezoek ons=bezoek-ons, Vind een winkel=winkels, Gevonden voorwerpen=gevonden, "
                 "Zoek een arts=artsen, Zo vindt u ons=route, Promotieonderzoek=promotie, "
                 "Gezocht: vrijwilligers=gezocht, Gebruiksonderzoek=gebruik, Bezoekersreglement=bezoekers"),
    filler=words("de, de, het, een, en, van, in, op, te, is, voor, met, die, dat, niet, aan, er, je, u, wij, ons, "
                 "onze, uw, jouw, om, zijn, ook, als, bij, of, door, naar, maar, kan, kunt, over, uit, meer, nog, "
                 "wordt, worden, heeft, hebben, dit, deze, tot, al, geen, wat, hoe, waar, wie, nieuwe, alle, veel, "
                 "samen, vandaag, week, jaar, dag, maandag, zaterdag, stad, gemeente, Nederland, Vlaanderen, "
                 "Amsterdam, Gent, lees meer, gratis, open, graag, leuk, goed, direct, via, mensen, mogelijk, zonder, "
                 "tussen, iedereen, vanaf 1 januari, tijdens"),
    button=words("Zoeken, Zoeken, Zoek, Zoek, Ga, Vind, Toon resultaten"),
    prompt=words("Zoeken, Zoeken, Zoeken..., Zoek, Zoekterm, Trefwoord, Waar ben je naar op zoek?, Waar zoekt u naar?, "
                 "Zoek op trefwoord, Typ een zoekterm, Zoek op deze site"),
    subject={
        "books": words("Boeken, Bibliotheken, Boekhandels, Boeken en lezen, Uitgeverijen, Literatuur, "
                       "Tweedehands boeken"),
        "jobs": words("Vacatures, Werk, Banen, Jobs, Uitzendbureaus, Werkgevers, Werk en carrière"),
        "flights": words("Vluchten, Vliegtickets, Luchtvaartmaatschappijen, Vliegen, Reizen, Reisbureaus"),
    },
    content={
        "books": words("boek, boeken, auteur, auteurs, schrijver, schrijfster, bibliotheek, bibliothecaris, catalogus, "
                       "titel, titels, roman, romans, thriller, literatuur, non-fictie, paperback, gebonden, "
                       "hardcover, e-book, luisterboek, uitgever, uitgeverij, druk, uitgave, pagina's, ISBN, serie, "
                       "deel, biografie, gedichten, poëzie, prentenboek, kinderboeken, jeugdboeken, stripboeken, "
                       "strips, Kinderboekenweek, Boekenweek, Libris Literatuur Prijs, Gouden Griffel, bestseller, "
                       "bestseller 60, recensie, leenboek, uitleen, uitgeleend, geleend, lenen, inleveren, reserveren, "
                       "gereserveerd, uitleentermijn, bibliotheekpas, lidmaatschap, filiaal, tijdschriften, kranten, "
                       "proefschriften, scripties, handschriften, archiefstukken, studieboeken, tweedehands, "
                       "antiquariaat, eerste druk, vertaling, lezer, lezers, leesplezier, boekhandel, leverbaar, "
                       "voorraad, verhalen"),
        "jobs": words("vacature, baan, job, functie, werk, werkgever, werknemer, collega, collega's, medewerker, "
                      "solliciteren, sollicitatie, sollicitatiegesprek, kandidaat, cv, motivatiebrief, fulltime, "
                      "parttime, voltijds, deeltijds, uur per week, 32-40 uur, salaris, bruto per maand, schaal 9, "
                      "cao, eindejaarsuitkering, vakantiegeld, vakantiedagen, maaltijdcheques, bedrijfswagen, "
                      "pensioen, reiskosten, thuiswerken, vast contract, tijdelijk, contract onbepaalde duur, "
                      "uitzendkracht, uitzendbureau, detachering, zzp, ervaring, mbo, hbo, wo, bachelor, diploma, "
                      "rijbewijs B, functie-eisen, leidinggevende, manager, adviseur, beleidsmedewerker, "
                      "verpleegkundige, verzorgende IG, leerkracht, docent, monteur, elektricien, timmerman, "
                      "vrachtwagenchauffeur, orderpicker, magazijnmedewerker, winkelmedewerker, kok, "
                      "administratief medewerker, boekhouder, ontwikkelaar, recruiter, stage, stagiair, bijbaan, "
                      "vakantiewerk, ploegendienst, opleiding, doorgroeimogelijkheden, arbeidsmarkt"),
        "flights": words("vlucht, vluchten, vliegticket, vliegtickets, vliegtuig, vliegveld, luchthaven, "
                         "luchtvaartmaatschappij, vertrek, aankomst, heenreis, terugreis, heenvlucht, terugvlucht, "
                         "retour, enkele reis, rechtstreeks, overstap, tussenstop, passagiers, reizigers, volwassenen, "
                         "kinderen, baby's, handbagage, ruimbagage, koffer, instapkaart, gate, terminal, stoel, "
                         "economy class, business class, vanaf € 39, inclusief belastingen, boekingskosten, tarief, "
                         "boekingscode, e-ticket, paspoort, visum, bestemming, Schiphol, Eindhoven Airport, Rotterdam, "
                         "Zaventem, Brussel, Charleroi, Barcelona, Malaga, Alicante, Lissabon, Istanbul, Antalya, "
                         "Curaçao, Paramaribo, Bali, Bangkok, New York, Londen, vertraagd, geannuleerd, bemanning, "
                         "zonvakantie, stedentrip, charter, prijsvechter, reisduur, wintersport, meivakantie"),
    },
    labels={
        "books": {
            "title": words("Titel, Titel, Titel, Titel, Titelwoorden, Woorden uit titel, Boektitel"),
            "author": words("Auteur, Auteur, Auteur, Auteur, Schrijver, Auteur/Medewerker, Naam auteur"),
            "publisher": words("Uitgever, Uitgever, Uitgeverij, Uitgeverij"),
            "isbn": words("ISBN, ISBN, ISBN/ISSN, ISBN-nummer"),
            "year": words("Jaar, Jaar van uitgave, Jaar van uitgave, Publicatiejaar, Jaar vanaf, Verschijningsjaar"),
        },
        "jobs": {
            "title": words("Trefwoord, Functie, Functie, Functietitel, Beroep, Zoekterm, Functie of trefwoord, Wat?"),
            "company": words("Bedrijf, Werkgever, Werkgever, Organisatie, Bedrijfsnaam"),
            "location": words("Locatie, Plaats, Plaats, Plaats of postcode, Standplaats, Waar?, Regio, Postcode, "
                              "Gemeente"),
            "category": words("Vakgebied, Vakgebied, Categorie, Sector, Branche, Functiegroep, Functiecategorie"),
            "salary": words("Salaris, Salarisindicatie, Minimumsalaris, Salaris vanaf"),
        },
        "flights": {
            "origin": words("Van, Van, Van, Vertrek vanaf, Vertrekluchthaven, Vertrek van, Vanaf"),
            "destination": words("Naar, Naar, Naar, Bestemming, Bestemming, Aankomstluchthaven, Waarheen?"),
            "departure_date": words("Heenreis, Heenreis, Vertrek, Vertrekdatum, Heenvlucht, Datum heenreis, Datum heen"),
            "return_date": words("Terugreis, Terugreis, Retour, Retourdatum, Terugvlucht, Datum terug"),
            "airline": words("Luchtvaartmaatschappij, Maatschappij, Airline, Voorkeur maatschappij"),
        },
    },
)  # fmt: skip
