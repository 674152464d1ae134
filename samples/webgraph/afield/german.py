"""German, as sites of the sixth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

DE = Tongue(
    "de", "afield",
    searches=words("Suche, Suche, Suche, Suchen, Zur Suche, Schnellsuche, Einfache Suche, Suche starten, Neue Suche, "
                   "Suchmaske, Jetzt suchen, Finden"),
    own_searches={
        "books": words("Katalog, Katalog, Zum Katalog, Bibliothekskatalog, Online-Katalog, OPAC, WebOPAC, Katalogsuche, "
                       "Im Katalog suchen, Mediensuche, Medien suchen, Bücher suchen, Büchersuche, Literatursuche, "
                       "Recherche, Katalogrecherche, Suche im Bestand, Bücher finden, KVK, Primo, swisscovery, "
                       "K10plus, Onleihe"),
        "jobs": words("Stellenangebote, Stellenangebote, Jobsuche, Stellensuche, Jobs finden, Offene Stellen, "
                      "Stellenmarkt, Jobbörse, Stellenbörse, Zur Jobsuche, Alle Jobs, Aktuelle Stellenangebote, "
                      "Job suchen, Freie Stellen, Stellenausschreibungen, Zu den Stellenangeboten, Jobs, Jobfinder, "
                      "Interamt, Jetzt bewerben"),
        "flights": words("Flug buchen, Flug buchen, Flüge suchen, Flugsuche, Flüge, Buchen, Flüge finden, Flüge buchen, "
                         "Billigflüge, Flüge vergleichen, Flugbuchung, Jetzt buchen, Günstige Flüge finden, "
                         "Zur Flugsuche, Flugpreise vergleichen, Suchen & Buchen, Flugplan, Flugangebote, Bestpreissuche"),
    },
    details=words("Erweiterte Suche, Erweiterte Suche, Erweiterte Suche, Detailsuche, Profisuche, "
                  "Weitere Suchoptionen, Expertensuche, Suche verfeinern"),
    hubs=words("Angebote, Service, Services, Themen, Übersicht, Entdecken, Unser Angebot, Online-Dienste, "
               "Dienstleistungen, Informationen, Mehr erfahren, Stöbern, Bürgerservice, Produkte"),
    own_hubs={
        "books": words("Bibliothek, Bücher, Bestände, Recherche & Bestände, Ausleihen, Sammlungen, Benutzung, Medien, "
                       "Digitale Bibliothek, Literatur, Bücher & Medien, eBooks, Antiquariat, Fachgebiete, "
                       "Recherchieren"),
        "jobs": words("Karriere, Jobs & Karriere, Karriereportal, Beruf & Karriere, Arbeiten bei uns, Für Bewerber, "
                      "Stellen, Arbeitgeber, Ausbildung & Studium, Für Arbeitnehmer, Bewerber"),
        "flights": words("Flüge & Angebote, Planen & Buchen, Reiseziele, Flugziele, Reisen, Angebote & Reiseziele, "
                         "Fliegen, Reiseplanung, Reiseinfos, Flug & Hotel, Buchen & Reisen"),
    },
    chrome=pairs("Über uns=ueber-uns,Kontakt=kontakt,Impressum=impressum,Datenschutz=datenschutz,AGB=agb,"
                 "Barrierefreiheit=barrierefreiheit,Leichte Sprache=leichte-sprache,Presse=presse,"
                 "Aktuelles=aktuelles,Veranstaltungen=veranstaltungen,Newsletter=newsletter,Anmelden=anmelden,"
                 "Hilfe=hilfe,Häufige Fragen=faq,Sitemap=sitemap,Anfahrt=anfahrt,English=en,Instagram=instagram,"
                 "Cookie-Einstellungen=cookies,Ansprechpartner=ansprechpartner"),
    own_chrome={
        "books": pairs("Öffnungszeiten=oeffnungszeiten,Mein Konto=mein-konto,Gebühren=gebuehren,"
                       "Fernleihe=fernleihe,Bibliotheksausweis=ausweis,Auskunft und Beratung=auskunft,"
                       "Anschaffungsvorschlag=anschaffungsvorschlag,Lesungen=lesungen,Warenkorb=warenkorb,"
                       "Versand und Lieferung=versand,Zweigstellen=zweigstellen,Förderverein=foerderverein"),
        "jobs": pairs("Stellenanzeige schalten=anzeige-schalten,Arbeitgeber-Login=arbeitgeber-login,"
                      "Bewerbungstipps=bewerbungstipps,Karrieremagazin=magazin,Job-Mail einrichten=jobmail,"
                      "Lebenslauf hochladen=lebenslauf,Gehaltsrechner=gehaltsrechner,Benefits=benefits,"
                      "Unternehmenskultur=kultur,Bewerbungsprozess=bewerbungsprozess,Mediadaten=mediadaten"),
        "flights": pairs("Online Check-in=check-in,Meine Buchungen=meine-buchungen,Freigepäck=gepaeck,"
                         "Sitzplatzreservierung=sitzplatz,Vielfliegerprogramm=vielflieger,Gutschein einlösen=gutschein,"
                         "Fluggastrechte=fluggastrechte,Reisen mit Kindern=kinder,Umbuchung und Stornierung=umbuchung,"
                         "Mietwagen=mietwagen,Aktuelle Reisehinweise=reisehinweise"),
    },
    decoys=pairs("Suchtipps=suchtipps,Fundbüro=fundbuero,So finden Sie uns=so-finden-sie-uns,"
                 "Suchmaschinenoptimierung=seo,Katalog bestellen=prospekte,Filialfinder=filialen,"
                 "Personensuche Telefonbuch=telefonbuch,Passwort vergessen=passwort-vergessen,"
                 "Hilfe zur Suche=suchhilfe,Suchtberatung=suchtberatung,Wir suchen Verstärkung im Ehrenamt=ehrenamt"),
    filler=words("und, der, die, das, in, den, von, zu, für, mit, auf, im, ist, des, nicht, ein, eine, sich, an, werden, "
                 "aus, bei, Sie, Ihre, wir, oder, auch, nach, wird, es, als, sind, hat, einer, um, am, zum, über, "
                 "haben, unsere, nur, alle, bis, können, mehr, durch, noch, hier, kann, vor, zur, neue, unter, "
                 "Informationen, Seite, Stadt, Jahr, Uhr, weitere, finden Sie, heute, online, direkt, kostenlos, "
                 "Deutschland, jetzt, viele, immer, ab, ohne, zwischen, sowie, rund um, gern"),
    button=words("Suchen, Suche starten, Suchen, Finden, Los, Anzeigen"),
    prompt=words("Suche, Suchbegriff, Suchbegriff eingeben, Stichwort, Wonach suchen Sie?, Suchen nach, "
                 "Website durchsuchen, Volltextsuche"),
    subject={
        "books": words("Bibliotheken, Bücher, Buchhandlungen, Bücher & Literatur, Buchhandel, Verlage, Büchereien, "
                       "Antiquariate"),
        "jobs": words("Jobs, Stellenangebote, Jobs & Karriere, Arbeit & Beruf, Stellenmarkt, Karriere, Jobbörsen"),
        "flights": words("Flüge, Fluggesellschaften, Billigflüge, Flugreisen, Airlines, Flug & Reise, Flughäfen"),
    },
    content={
        "books": words("Buch, Bücher, Bibliothek, Stadtbibliothek, Katalog, Autor, Autorin, Titel, Roman, Krimi, "
                       "Sachbuch, Taschenbuch, gebundene Ausgabe, Hörbuch, E-Book, Verlag, erschienen, Auflage, Seiten, "
                       "ISBN, Buchhandlung, Neuerscheinungen, Bestseller, Leseprobe, Lesung, Literatur, Kinderbuch, "
                       "Bilderbuch, ausleihen, Ausleihe, Leihfrist, vorgemerkt, verlängern, Lesesaal, Magazin, "
                       "Signatur, Standort, Fernleihe, Zeitschriften, Dissertation, Fachliteratur, Nachlass, "
                       "Handschriften, Digitalisate, Bestand, Bibliotheksausweis, Leserinnen, Erzählungen, Lyrik, "
                       "Übersetzung, Herausgeber, antiquarisch, Deutscher Buchpreis, Universitätsbibliothek, Exemplar"),
        "jobs": words("Stelle, Job, Bewerbung, Stellenangebot, Stellenausschreibung, Vollzeit, Teilzeit, unbefristet, "
                      "befristet, m/w/d, Arbeitgeber, Gehalt, Vergütung, TVöD, Entgeltgruppe, Bewerbungsfrist, "
                      "Lebenslauf, Anschreiben, Zeugnisse, Ausbildung, Auszubildende, Praktikum, Werkstudent, Minijob, "
                      "Homeoffice, Gleitzeit, Urlaubstage, Ihre Aufgaben, Ihr Profil, Berufserfahrung, Qualifikation, "
                      "Teamfähigkeit, Fachkräfte, Pflegefachkraft, Ingenieur, Sachbearbeiter, Buchhalter, Erzieher, "
                      "Mechatroniker, Kundenberater, Personalabteilung, Vorstellungsgespräch, Eintrittstermin, "
                      "Standort, Quereinsteiger, Berufseinsteiger, Weiterbildung, Kollegen, Arbeitsvertrag, Personal"),
        "flights": words("Flug, Flüge, Fluggesellschaft, Flughafen, Hinflug, Rückflug, Abflug, Ankunft, Direktflug, "
                         "Zwischenstopp, Passagiere, Reisende, Handgepäck, Gepäck, Bordkarte, Economy, Business Class, "
                         "Premium Economy, Flugpreis, Steuern und Gebühren, ab 39 €, buchen, Buchung, Reiseziel, "
                         "Frankfurt, München, Berlin, Wien, Zürich, Hamburg, Düsseldorf, Mallorca, Antalya, Teneriffa, "
                         "London, New York, Bangkok, Meilen, Vielflieger, Sitzplatz, Terminal, Gate, Flugzeit, "
                         "Sommerflugplan, Langstrecke, Kurzstrecke, Umbuchung, Stornierung, Verspätung, Flugzeug, "
                         "Airbus, Kabine, Urlaub, Städtereise, Tarif, Restplätze"),
    },
    labels={
        "books": {"title": words("Titel, Titelwörter, Titel/Stichwort, Buchtitel"),
                  "author": words("Autor, Verfasser, Autor/in, Person, Name der Autorin"),
                  "publisher": words("Verlag, Verlagsname"), "isbn": words("ISBN, ISBN/ISSN, ISBN-Nummer"),
                  "year": words("Jahr, Erscheinungsjahr, Erscheinungsjahr von")},
        "jobs": {"title": words("Was, Beruf, Jobtitel, Stichwort, Stellenbezeichnung, Suchbegriff oder Beruf"),
                 "company": words("Firma, Unternehmen, Arbeitgeber, Behörde"),
                 "location": words("Wo, Ort, Arbeitsort, Ort oder PLZ, Standort"),
                 "category": words("Berufsfeld, Branche, Tätigkeitsbereich, Kategorie"),
                 "salary": words("Gehalt, Mindestgehalt, Gehalt ab, Jahresgehalt")},
        "flights": {"origin": words("Von, Abflughafen, Abflug von, Von wo?, Startflughafen"),
                    "destination": words("Nach, Zielflughafen, Ziel, Reiseziel, Wohin?"),
                    "departure_date": words("Hinflug, Hinflugdatum, Abreise, Hinreise"),
                    "return_date": words("Rückflug, Rückflugdatum, Rückreise"),
                    "airline": words("Fluggesellschaft, Airline, Bevorzugte Airline")},
    },
)  # fmt: skip
