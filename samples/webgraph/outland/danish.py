"""Danish, as sites of the eighth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

DA = Tongue(
    "da", "outland",
    searches=words("Søg, Søg, Søg, Søg, Søg, Søg, Søg, Søgning, Søgning, Søg her, Søg nu, Find, Find, Hurtig søgning, "
                   "Enkel søgning, Gå til søgning, Ny søgning, Start søgning, Søgeside"),
    own_searches={
        "books": words("Søg materialer, Søg materialer, Søg materialer, Søg i katalogen, Søg i katalogen, Katalog, "
                       "Katalog, Katalog, Katalog, Søg bøger, Søg bøger, Søg bøger, Find bøger, Find bøger, "
                       "Find bøger, Søg efter materialer, Søg efter materialer, Alle bøger, Alle bøger, "
                       "Bibliotekskatalog, Søg i kataloget, Søg bog, Søg efter bøger, Find en bog, Find bogen, "
                       "Find materialer, Bogsøgning, Søg i samlingerne, Søg i samlingen, Søg i bibliotekets samlinger, "
                       "Søg og bestil, Søg og lån, Find & lån, Find og lån, Lån bøger, Bestil bøger, bibliotek.dk, "
                       "Det Kgl. Biblioteks søgemaskine, KB Search, Søg i Biblioteket, REX, Primo, Se alle bøger, "
                       "Søg titel eller forfatter, Søg i arkivet, Daisy, Søg i antikvariatet, Søg brugte bøger, "
                       "Boglageret, Netbutik, Webshop, Bogshop, eReolen, Find fag- og skønlitteratur"),
        "jobs": words("Ledige stillinger, Ledige stillinger, Ledige stillinger, Ledige stillinger, Ledige stillinger, "
                      "Ledige stillinger, Ledige stillinger, Ledige stillinger, Ledige job, Ledige job, Ledige job, "
                      "Ledige job, Ledige job, Se ledige stillinger, Se ledige stillinger, Se ledige stillinger, "
                      "Søg job, Søg job, Søg job, Søg job, Find job, Find job, Find job, Se alle ledige stillinger, "
                      "Søg ledige stillinger, Søg stilling, Se ledige job, Se alle job, Alle job, Alle stillinger, "
                      "Find dit næste job, Find dit nye job, Jobsøgning, Jobsøgning, Jobopslag, Jobopslag, "
                      "Stillingsopslag, Stillinger, Aktuelle stillinger, Aktuelle job, Aktuelle jobopslag, "
                      "Åbne stillinger, Opslåede stillinger, Jobannoncer, Jobbank, Jobdatabase, Jobportal, "
                      "Jobmuligheder, Vakante stillinger, Nyeste job, Vikarjob, Studiejob, Elevpladser, Jobnet, "
                      "Job i kommunen, Søg jobbet her, Ansøg nu, Se opslag"),
        "flights": words("Bestil rejse, Bestil rejse, Bestil rejse, Bestil fly, Bestil fly, Søg fly, Søg fly, Søg fly, "
                         "Søg fly, Søg rejse, Søg rejse, Søg rejse, Find fly, Find fly, Find fly, Flybilletter, "
                         "Flybilletter, Flybilletter, Flybilletter, Book, Book, Book, Book nu, Book nu, Bestil, "
                         "Bestil, Bestil, Bestil flybillet, Bestil flybilletter, Bestil billet, Book fly, Book rejse, "
                         "Book din rejse, Book flybillet, Book online, Fly, Fly, Søg rejser, Søg flyrejser, "
                         "Søg flybilletter, Find flybilletter, Find flyrejse, Find rejse, Find billige fly, "
                         "Flysøgning, Flyrejser, Billige flybilletter, Billige flybilletter, Billige fly, "
                         "Billige flyrejser, Køb flybillet, Køb billet, Sammenlign flypriser, Sammenlign fly, "
                         "Lavpriskalender, Priskalender, Afbudsrejser, Fly + hotel, Brug point, Rutefly"),
    },
    details=words("Avanceret søgning, Avanceret søgning, Avanceret søgning, Avanceret søgning, Avanceret, "
                  "Udvidet søgning, Udvidet søgning, Udvidet søgning, Detaljeret søgning, Flere søgemuligheder, "
                  "Flere muligheder, Flere filtre, Vis flere filtre, Afgræns søgning, Præciser din søgning, "
                  "Kommandosøgning"),
    hubs=words("Services, Selvbetjening, Selvbetjening, Selvbetjening, Borger, Tilbud, Vores tilbud, Se mere, "
               "Læs mere, Læs mere, Opdag, Udforsk, Genveje, Genveje, Mest brugte, Find vej til, Produkter, "
               "Det gør vi, Ydelser, Værktøjer, Kom i gang, Kom godt i gang, Information, Tema, Temaer, Mere, Menu, "
               "Digitale tilbud, Hvad søger du?"),
    own_hubs={
        "books": words("Bøger, Bøger, Bøger, Bibliotek, Biblioteket, Biblioteket, Biblioteker, Samlinger, Samlinger, "
                       "Samlingerne, Vores samlinger, Materialer, Lån, Lån og aflever, Låne, Inspiration, Inspiration, "
                       "Anbefalinger, Det digitale bibliotek, Digitale bibliotek, Digitale materialer, "
                       "E-bøger og lydbøger, Netmedier, E-ressourcer, Databaser, Baser A-Z, Studerende og forskere, "
                       "Arkiver, Arkiv og samlinger, Boghandel, Studiebøger, Børn og unge bøger, Udgivelser, Forlag, "
                       "Antikvariat, Nye bøger"),
        "jobs": words("Job, Job, Job, Karriere, Karriere, Karriere, Job og karriere, Job og karriere, Job & karriere, "
                      "Job hos os, Bliv en del af os, Bliv en af os, Bliv vores nye kollega, Arbejd hos os, "
                      "Arbejd med os, Arbejdsplads, Om at arbejde hos os, Din nye arbejdsplads, Job i regionen, "
                      "Vil du arbejde her?, Jobsøgende, For jobsøgende, Jobsøger, Kandidater, Ledig, Ledighed og job, "
                      "Studerende og nyuddannede, Rekruttering, Medarbejder, Mød vores kolleger, Ledige og jobsøgende, "
                      "Vikarbureau"),
        "flights": words("Fly, Rejser, Rejser, Rejsemål, Rejsemål, Destinationer, Destinationer, Destinationer, Ruter, "
                         "Flyruter, Rutekort, Planlæg, Planlæg rejsen, Planlæg din rejse, Bestil og rejs, Tilbud, "
                         "Tilbud, Flytilbud, Rejsetilbud, Kampagner, Rejseinformation, Før rejsen, Inden du rejser, "
                         "Passagerer, Flyv med os, Flyselskaber og ruter, Storbyferie, Ferie, Inspiration, Rejsen, "
                         "Charter"),
    },
    chrome=pairs("Om os=om-os, Om=om, Kontakt=kontakt, Kontakt os=kontakt-os, Hjælp=hjaelp, Kundeservice=kundeservice, "
                 "Spørgsmål og svar=faq, Ofte stillede spørgsmål=ofte-stillede-spoergsmaal, "
                 "Privatlivspolitik=privatlivspolitik, Persondatapolitik=persondatapolitik, Cookies=cookies, "
                 "Cookiepolitik=cookiepolitik, Handelsbetingelser=handelsbetingelser, "
                 "Tilgængelighedserklæring=tilgaengelighedserklaering, Sitemap=sitemap, Nyheder=nyheder, Blog=blog, "
                 "Arrangementer=arrangementer, Kalender=kalender, Log ind=log-ind, Log på=login, Min side=min-side, "
                 "Nyhedsbrev=nyhedsbrev, Tilmeld nyhedsbrev=tilmeld-nyhedsbrev, Presse=presse, In English=english, "
                 "Organisation=organisation, Whistleblower=whistleblower, Find vej=find-vej, "
                 "Følg os på Facebook=facebook, Samfundsansvar=csr, Digital post=digital-post"),
    own_chrome={
        "books": pairs("Åbningstider=aabningstider, Biblioteker og åbningstider=biblioteker, Bliv låner=bliv-laaner, "
                       "Mine lån=mine-laan, Lånerstatus=laanerstatus, Læseklub=laeseklub, Læsekredse=laesekredse, "
                       "Børn=boern, Sommerbogen=sommerbogen, Spørg bibliotekaren=spoerg, "
                       "Book en bibliotekar=bibliotekar, Book lokale=book-lokale, Forny lån=forny, Gebyrer=gebyrer, "
                       "Reglement=reglement, Bogbussen=bogbussen, Selvbetjent bibliotek=selvbetjent, "
                       "IT-hjælp=it-hjaelp, Kurv=kurv, Gavekort=gavekort, Levering=levering, Bogsalg=bogsalg, "
                       "Indsend manuskript=manuskript, Filmstriben=filmstriben"),
        "jobs": pairs("For arbejdsgivere=arbejdsgivere, Virksomheder=virksomheder, Opret jobannonce=opret-annonce, "
                      "Løn og vilkår=loen, Personalegoder=personalegoder, Vores værdier=vaerdier, "
                      "Ansættelsesproces=ansaettelsesproces, Gode råd til ansøgningen=gode-raad, "
                      "Jobmesse 2024=jobmesse, Uopfordret ansøgning=uopfordret, Praktik=praktik, "
                      "Elev og lærling=elever, Jobagent=jobagent, Opret CV=opret-cv, "
                      "Log ind som kandidat=kandidat-login, Dagpenge=dagpenge, Karrieretelefonen=karrieretelefon, "
                      "Mød medarbejderne=medarbejdere, Mangfoldighed=mangfoldighed, Lønberegner=loenberegner, "
                      "Kurser=kurser"),
        "flights": pairs("Check-in=check-in, Online check-in=online-check-in, Min booking=min-booking, "
                         "Min bestilling=min-bestilling, Flystatus=flystatus, Afgange=afgange, Ankomster=ankomster, "
                         "Bagage=bagage, Håndbagage=haandbagage, Sædereservation=saeder, Bonusprogram=bonus, "
                         "Hoteller=hoteller, Billeje=billeje, Parkering=parkering, Rejseforsikring=rejseforsikring, "
                         "Transportbetingelser=betingelser, Forsinket fly=forsinket, Afbestilling=afbestilling, "
                         "Assistance=assistance, Rejsegarantifonden=rejsegarantifonden, Grupperejser=grupperejser, "
                         "Pas og visum=visum, Job=job"),
    },
    decoys=pairs("Søgetips=soegetips, Hjælp til søgning=soegehjaelp, Gemte søgninger=gemte, Seneste søgninger=seneste, "
                 "Populære søgninger=populaere, Søgemaskineoptimering=soegemaskineoptimering, Forskning=forskning, "
                 "Find os=find-os, Her finder du os=her-finder-du-os, Find butik=butikker, Hittegods=hittegods, "
                 "Søg om tilskud=tilskud, Søg byggetilladelse=byggetilladelse, Besøg os=besoeg-os, "
                 "Søgelys på historien=soegelys, Ansøg om støtte=stoette, Slægtsforskning=slaegt"),
    filler=words("og, i, at, det, er, en, til, på, som, med, de, for, den, af, du, vi, kan, har, der, et, ikke, fra, "
                 "om, eller, os, din, dit, dine, vores, hvor, hvordan, hvad, når, så, også, her, mere, alle, skal, "
                 "vil, bliver, efter, ved, over, under, hos, være, få, får, ny, nye, andre, mellem, hver, år, dag, "
                 "i dag, uge, mandag, kommune, kommunen, Danmark, København, Aarhus, Odense, læs, mange, godt, gratis, "
                 "åben, sammen, tid, mulighed, oplysninger, borgere, region, flere, hele, uden, fx, kr., mod, derfor, "
                 "kontakt"),
    button=words("Søg, Søg, Søg, Søg, Find, Vis, Søg nu"),
    prompt=words("Søg, Søg, Søg..., Søgeord, Søgeord, Indtast søgeord, Fritekst, Hvad leder du efter?, Hvad søger du?, "
                 "Søg på siden, Skriv dit søgeord her"),
    subject={
        "books": words("Bøger, Biblioteker, Boghandlere, Bøger og litteratur, Folkebiblioteker, Antikvariater, Forlag"),
        "jobs": words("Job, Ledige stillinger, Karriere, Jobportaler, Arbejdsgivere, Vikarbureauer, Ledige job"),
        "flights": words("Fly, Flyselskaber, Flybilletter, Flyrejser, Rejsebureauer, Lufthavne"),
    },
    content={
        "books": words("bog, bøger, forfatter, forfattere, bibliotek, hovedbibliotek, bibliotekar, titel, roman, "
                       "romaner, krimi, krimier, spænding, faglitteratur, skønlitteratur, paperback, hæftet, "
                       "indbundet, e-bog, e-bøger, lydbog, lydbøger, forlag, forlaget, udgave, oplag, udgivet, sider, "
                       "ISBN, serie, bind, novelle, noveller, biografi, erindringer, digte, billedbog, højtlæsning, "
                       "børnebøger, ungdomsbøger, tegneserier, anmeldelse, litteraturpris, bestseller, bogforum, lån, "
                       "låner, lånere, udlån, udlånt, hjemlån, reservere, reservering, aflevering, hjemme, lånerkort, "
                       "filial, opstilling, fjernlån, tidsskrifter, aviser, artikler, specialer, afhandlinger, "
                       "håndskrifter, læsesal, magasin, antikvarisk, brugte bøger, førsteudgave, pensum, studiebøger, "
                       "oversat, læser, læsere, boghandel, boghandler, på lager, fortælling"),
        "jobs": words("job, stilling, stillinger, ansættelse, ansøgning, ansøgningsfrist, ansøger, ansøgere, "
                      "arbejdsgiver, medarbejder, medarbejdere, kollega, kolleger, fuldtid, deltid, 37 timer, "
                      "barselsvikariat, vikariat, tidsbegrænset, fastansættelse, løn, lønvilkår, overenskomst, "
                      "pension, frokostordning, hjemmearbejde, arbejdstid, arbejdsplads, arbejdsopgaver, "
                      "kvalifikationer, erfaring, uddannelse, kørekort, CV, samtale, jobsamtale, tiltrædelse, "
                      "rekruttering, kandidat, leder, konsulent, sagsbehandler, fuldmægtig, sygeplejerske, "
                      "SOSU-assistent, SOSU-hjælper, pædagog, lærer, læge, ingeniør, tømrer, elektriker, smed, "
                      "chauffør, lagermedarbejder, butiksassistent, kok, tjener, bogholder, kontorassistent, "
                      "softwareudvikler, projektleder, salgskonsulent, elev, lærling, studentermedhjælper, praktikant, "
                      "ph.d., adjunkt, lektor, nyuddannet, aftenvagt, vagter, weekend, fleksjob, dagpenge, region, "
                      "referencer"),
        "flights": words("fly, flyet, flyrejse, flyselskab, lufthavn, lufthavnen, afgang, afrejse, ankomst, udrejse, "
                         "hjemrejse, tur/retur, enkeltrejse, direkte fly, mellemlanding, passagerer, rejsende, voksne, "
                         "børn, spædbørn, håndbagage, indtjekket bagage, kuffert, boardingkort, boarding, gate, "
                         "terminal, sæde, økonomiklasse, business class, bonuspoint, fra 299 kr., skatter og afgifter, "
                         "gebyr, pris, bookingnummer, billet, e-billet, pas, visum, indenrigs, udenrigs, rejsemål, "
                         "Kastrup, København, Billund, Aalborg, Aarhus, Bornholm, Færøerne, Grønland, Nuuk, London, "
                         "Malaga, Alicante, Gran Canaria, Kreta, Mallorca, Berlin, Rom, Bangkok, New York, "
                         "forsinkelse, aflyst, kabinepersonale, pilot, charterrejse, storbyferie, sommerferie, "
                         "rejsetid, flyvetid, rejsebureau"),
    },
    labels={
        "books": {
            "title": words("Titel, Titel, Titel, Titel, Bogens titel, Ord i titel, Titelord"),
            "author": words("Forfatter, Forfatter, Forfatter, Forfatter, Forfatter/ophav, Ophav, Forfatternavn"),
            "publisher": words("Forlag, Forlag, Forlag, Udgiver"),
            "isbn": words("ISBN, ISBN, ISBN/ISSN, ISBN-nummer, ISBN-nr."),
            "year": words("År, Udgivelsesår, Udgivelsesår, Udgivelsesår fra, Årstal"),
        },
        "jobs": {
            "title": words("Søgeord, Stilling, Stillingsbetegnelse, Jobtitel, Jobtitel, Fritekst, Titel eller søgeord"),
            "company": words("Virksomhed, Virksomhed, Arbejdsgiver, Arbejdssted, Firma"),
            "location": words("Sted, By, By eller postnr., Område, Område, Kommune, Region, Geografi, Hvor?"),
            "category": words("Kategori, Jobkategori, Fagområde, Fagområde, Branche, Jobtype, Stillingskategori"),
            "salary": words("Løn, Løn fra, Minimumsløn, Månedsløn"),
        },
        "flights": {
            "origin": words("Fra, Fra, Fra, Rejs fra, Afrejsested, Afrejselufthavn, Afgang fra"),
            "destination": words("Til, Til, Til, Rejs til, Rejsemål, Destination, Ankomstlufthavn, Hvorhen?"),
            "departure_date": words("Udrejse, Udrejse, Afrejse, Udrejsedato, Afrejsedato, Dato ud, Afgang"),
            "return_date": words("Hjemrejse, Hjemrejse, Retur, Hjemrejsedato, Returdato, Dato hjem"),
            "airline": words("Flyselskab, Flyselskab, Luftfartsselskab, Foretrukket flyselskab"),
        },
    },
)  # fmt: skip
