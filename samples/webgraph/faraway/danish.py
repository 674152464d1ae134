"""Danish, as sites of the tenth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

DA = Tongue(
    "da", "faraway",
    searches=words("Søg, Søg, Søg, Søg, Søg, Søg, Søg, Søg, Søg, Søg, Søgning, Søgning, Søgning, Find, Find, Find, Søg her, "
                   "Søg her, Hurtigsøgning, Hurtigsøgning, Simpel søgning, Simpel søgning, Se alle, Se alle, Søg i basen, Søg "
                   "i databasen, Søg på siden, Ny søgning, Start søgning, Se mere, Gå til søgning, Enkel søgning, "
                   "Fritekstsøgning, Se udvalg, Søgeside, Find frem, Søg nu, Gå til"),
    own_searches={
        "books": words("Søg materialer, Søg materialer, Søg materialer, Søg og lån, Søg og lån, Søg og lån, Bibliotekets "
                       "katalog, Bibliotekets katalog, Katalog, Katalog, Katalog, Katalog, Søg i katalog, Søg i katalog, Søg i "
                       "samlingerne, Søg i samlingerne, Find bøger, Find bøger, Søg bøger, Søg bøger, Bøger, Bøger, Bøger, "
                       "Bøger, Alle bøger, Alle bøger, Shop, Shop, Køb bøger, Køb bøger, Webshop, Webshop, Bibliotek.dk, "
                       "Bibliotek.dk, Brugte bøger, Brugte bøger, Søg i katalogen, Søg efter bøger, Find en bog, Find bog, "
                       "Bogsøgning, Bogsøg, Se alle bøger, Bibliotekskatalog, Bibliotekskataloget, Online katalog, Søg i "
                       "bibliotekets materialer, Søg efter materialer, Find materialer, Lån bøger, Lån og fornyelser, Bestil "
                       "materialer, Søg i vores samlinger, Søg i samlingen, Søg i arkivet, Søg i arkiverne, Arkivsøgning, "
                       "Daisy, Arkiv.dk, Søg i arkivalier, Kulturarv søgning, DanBib, Netpunkt, PURE, Primo, REX, Soeg.kb.dk, "
                       "Det Kgl. Bibliotek – søgning, Søg artikler og bøger, Bøger og artikler, e-bøger, eReolen, Studiebøger, "
                       "Find dine studiebøger, Find pensumbøger, Antikvariske bøger, Brugte studiebøger, Køb brugte bøger, "
                       "Sammenlign bogpriser, Bogpriser, Udgivelser, Se udgivelser, Publikationer, Vores bøger, Se sortiment, "
                       "Lagerliste, Netboghandel, Boghandel, Søg titel eller forfatter"),
        "jobs": words("Ledige stillinger, Ledige stillinger, Ledige stillinger, Ledige stillinger, Ledige stillinger, Ledige "
                      "stillinger, Ledige stillinger, Ledige stillinger, Ledige job, Ledige job, Ledige job, Ledige job, "
                      "Ledige job, Find job, Find job, Find job, Find job, Søg job, Søg job, Søg job, Søg job, Job, Job, Job, "
                      "Job, Stillinger, Stillinger, Jobsøgning, Jobsøgning, Se ledige stillinger, Se ledige stillinger, Se "
                      "ledige stillinger, Se ledige job, Se ledige job, Jobs, Jobs, Jobopslag, Jobopslag, Aktuelle stillinger, "
                      "Ledige stillinger og elevpladser, Alle ledige stillinger, Alle stillinger, Alle job, Alle ledige job, "
                      "Se alle job, Se alle stillinger, Se alle ledige stillinger, Se alle jobannoncer, Se stillinger, Se "
                      "jobs, Se job, Se aktuelle job, Se vores ledige stillinger, Se opslåede stillinger, Stillingsopslag, "
                      "Opslåede stillinger, Vakante stillinger, Åbne stillinger, Jobannoncer, Jobannoncer og stillingsopslag, "
                      "Jobdatabase, Jobbank, Jobbørs, Jobportal, Jobmuligheder, Joboversigt, Find dit næste job, Find dit nye "
                      "job, Find drømmejobbet, Find en stilling, Find ledige job, Find studiejob, Studiejob, Fritidsjob, "
                      "Vikarjob, Fuldtidsjob, Søg ledige job, Søg stilling, Søg stillinger, Søg blandt ledige stillinger, Søg "
                      "job hos os, Søg jobbet, Søg efter job, Søger du job?, Søg arbejde, Arbejde, Elevpladser, Elev- og "
                      "lærepladser, Praktikpladser, Akademiske stillinger, Videnskabelige stillinger, Lægestillinger, Job i "
                      "kommunen, Job i regionen, Job & karriere, Jobnet, Jobindex, Nyeste job, Dagens job"),
        "flights": words("Book, Book, Book, Fly, Fly, Fly, Fly, Flybilletter, Flybilletter, Flybilletter, Flybilletter, "
                         "Flybilletter, Flybilletter, Bestil, Bestil, Bestil rejse, Bestil rejse, Book fly, Book fly, Book "
                         "fly, Book flybilletter, Book flybilletter, Søg fly, Søg fly, Søg fly, Søg rejse, Søg rejse, Find "
                         "fly, Find fly, Billige flybilletter, Billige flybilletter, Billige flybilletter, Billige "
                         "flybilletter, Billige flybilletter, Køb flybilletter, Køb flybilletter, Bestil flybillet, Bestil "
                         "flybillet, Find flybilletter, Find flybilletter, Book nu, Book nu, Flyrejser, Flyrejser, Find rejse, "
                         "Find rejse, Søg flybilletter, Søg flybilletter, Afgange, Køb billet, Køb billetter, Bestil billet, "
                         "Bestil billetter, Bestil fly, Bestil nu, Bestil online, Book billet, Book billetter, Book din rejse, "
                         "Book din flyrejse, Book en rejse, Book her, Book online, Book rejse, Booking, Bestilling, "
                         "Reservation, Flybillet, Flysøgning, Billige fly, Billige flyrejser, Billige rejser, Find billige "
                         "flybilletter, Find din rejse, Find din flybillet, Find flyrejse, Find afgange, Find flyafgange, Søg "
                         "flybillet, Søg flyrejser, Søg og book, Søg afrejse, Søg i alle rejser, Sammenlign flybilletter, "
                         "Sammenlign flypriser, Sammenlign priser, Se priser, Se flypriser, Flypriser, Lavpriskalender, "
                         "Priskalender, Fly og hotel, Fly + hotel, Kun fly, Charterrejser, Afbudsrejser, Restpladser, Direkte "
                         "fly, Indenrigsfly, Enkeltbilletter, Rundrejsebilletter, Hvor vil du hen?, Rejser"),
    },
    details=words("Avanceret søgning, Avanceret søgning, Avanceret søgning, Avanceret søgning, Avanceret søgning, Avanceret "
                  "søgning, Avanceret søgning, Avanceret søgning, Avanceret søgning, Avanceret søgning, Udvidet søgning, "
                  "Udvidet søgning, Udvidet søgning, Udvidet søgning, Udvidet søgning, Udvidet søgning, Detaljeret søgning, "
                  "Detaljeret søgning, Avanceret, Avanceret, Flere søgemuligheder, Flere søgemuligheder, Avanceret søg, Flere "
                  "valgmuligheder, Flere filtre, Præciser søgning, Afgræns søgning, Kombineret søgning, Søg i felter, "
                  "Ekspertsøgning, Søg med flere kriterier, Specifik søgning, Vis flere søgefelter, Kommandosøgning, Tilpas "
                  "søgning, Se alle filtre"),
    hubs=words("Service, Service, Services, Services, Ydelser, Ydelser, Menu, Menu, Borger, Borger, Borger, Selvbetjening, "
               "Selvbetjening, Selvbetjening, Genveje, Genveje, Udforsk, Udforsk, Læs mere, Læs mere, Læs mere, Se mere, Se "
               "mere, Produkter, Produkter, Kategorier, Kategorier, Tilbud, Tilbud, Vores services, Oversigt, Indhold, "
               "Information, Temaer, Start her, Muligheder, Portal, Værktøjer, Alt om, Digitale tilbud, Emner"),
    own_hubs={
        "books": words("Bibliotek, Bibliotek, Bibliotek, Bibliotek, Bibliotek, Biblioteket, Biblioteket, Biblioteket, "
                       "Biblioteket, Biblioteker, Biblioteker, Bøger, Bøger, Bøger, Bøger, Samlinger, Samlinger, Samlinger, "
                       "Materialer, Materialer, Materialer, Lån, Lån, Kataloger, Kataloger, Arkiv, Arkiv, Litteratur, "
                       "Litteratur, Forskning, Forskning, Arkiver, Digitale samlinger, Digitale biblioteker, Det digitale "
                       "bibliotek, E-materialer, E-ressourcer, E-bøger og lydbøger, Netmateriale, Netbibliotek, Databaser, "
                       "Online ressourcer, Studerende, Forskere, Studie og forskning, Til din opgave, Find materialer, Søg og "
                       "find, Brug biblioteket, Brug arkivet, Børn, Voksne, Unge, Kultur, Kultur og fritid, Skole og studie, "
                       "Specialsamlinger, Slægtsforskning, Lokalhistorie, Lokalarkiv, Skønlitteratur, Faglitteratur, Krimi, "
                       "Børnebøger, Genrer, Bogkategorier, Forlag, Forfattere, Fagbøger, Lærebøger, Skolebøger, Antikvariat, "
                       "Nyheder og bestsellere, Nye bøger, Kommende udgivelser, Tidsskrifter, Inspiration, Læsning"),
        "jobs": words("Karriere, Karriere, Karriere, Karriere, Karriere, Karriere, Karriere, Job, Job, Job, Job, Job, Job og "
                      "karriere, Job og karriere, Job og karriere, Job og karriere, Job hos os, Job hos os, Job hos os, Job "
                      "hos os, Arbejd hos os, Arbejd hos os, Arbejd hos os, Bliv en del af os, Bliv en del af os, Bliv "
                      "kollega, Bliv kollega, Jobsøgende, Jobsøgende, Jobsøgende, Jobsøger, Jobsøger, For jobsøgere, For "
                      "jobsøgere, Kandidater, Kandidater, Arbejde hos os, Bliv vores nye kollega, Jobs, For kandidater, "
                      "Medarbejder, Medarbejdere, Om at arbejde hos os, Personale, HR, Personaleafdelingen, Mennesker, Vores "
                      "medarbejdere, Mød vores medarbejdere, Studerende og nyuddannede, Studerende, Nyuddannede, Graduates, "
                      "Elever, Unge, Uddannelse og job, Uddannelse, Job og uddannelse, Job og ledighed, Arbejdsmarked, "
                      "Arbejdsliv, Arbejde og ledighed, Beskæftigelse, Jobcenter, Ledig, Vikar, Bliv vikar, Brancher, "
                      "Fagområder, Stillinger og karriereveje, Karriereveje, Karrieremuligheder, Læger, Sygeplejersker, "
                      "Sundhedspersonale, Kommunen, Om virksomheden, Virksomheden, Arbejdsplads, Kommunen som arbejdsplads, "
                      "Rekruttering, Freelancere"),
        "flights": words("Fly, Fly, Fly, Rejser, Rejser, Rejser, Flyrejser, Flyrejser, Destinationer, Destinationer, "
                         "Destinationer, Destinationer, Destinationer, Destinationer, Rejsemål, Rejsemål, Rejsemål, Rejsemål, "
                         "Tilbud, Tilbud, Tilbud, Rejsetilbud, Rejsetilbud, Flytilbud, Flytilbud, Planlæg, Planlæg, Planlæg "
                         "rejsen, Planlæg rejsen, Flyselskaber, Flyselskaber, Flyselskaber, Rejseinfo, Rejseinfo, Inspiration, "
                         "Inspiration, Planlæg din rejse, Rejseplanlægning, Flyselskaber og destinationer, Rejseinformation, "
                         "Inden rejsen, Før rejsen, Før afrejse, Din rejse, På rejsen, Praktisk info, Til passagerer, "
                         "Passagerer, Rejsende, Find rejsemål, Hvor flyver vi hen, Vores destinationer, Vores ruter, Ruter, "
                         "Rutekort, Rutenet, Ferie, Pakkerejser, Storbyferie, Storbyrejser, Sommerferie, Solferie, Skiferie, "
                         "Afbudsrejser og tilbud, Rejseinspiration, Populære rejsemål, Lavprisfly, Priser, Billettyper, "
                         "Billetter, Erhvervsrejser, Grupperejser, Kampagner, Bestil og ændr rejse, Flyinformation, Flytider, "
                         "Europa, Verden"),
    },
    chrome=pairs("Om os=om-os, Om virksomheden=om-virksomheden, Hvem er vi=hvem-er-vi, Kontakt=kontakt, Kontakt os=kontakt-os, "
                 "Skriv til os=skriv-til-os, Ring til os=ring-til-os, Kundeservice=kundeservice, Hjælp=hjaelp, FAQ=faq, Ofte "
                 "stillede spørgsmål=ofte-stillede-spoergsmaal, Privatlivspolitik=privatlivspolitik, "
                 "Persondatapolitik=persondatapolitik, Databeskyttelse=databeskyttelse, Cookies=cookies, "
                 "Cookiepolitik=cookiepolitik, Handelsbetingelser=handelsbetingelser, Vilkår og betingelser=vilkaar, "
                 "Tilgængelighedserklæring=tilgaengelighedserklaering, Sitemap=sitemap, Nyheder=nyheder, Nyt og "
                 "aktuelt=aktuelt, Arrangementer=arrangementer, Kalender=kalender, Presse=presse, Blog=blog, "
                 "Nyhedsbrev=nyhedsbrev, Tilmeld nyhedsbrev=tilmeld-nyhedsbrev, Log ind=log-ind, Min profil=min-profil, Min "
                 "konto=min-konto, Opret bruger=opret-bruger, English=english, Følg os på Facebook=facebook, "
                 "Instagram=instagram, Organisation=organisation, Bestyrelse=bestyrelse, Historie=historie, "
                 "Årsrapporter=aarsrapporter, Bæredygtighed=baeredygtighed, Whistleblowerordning=whistleblower, "
                 "Partnere=partnere, Anmeldelser=anmeldelser, Trustpilot=trustpilot, Ris og ros=ris-og-ros, "
                 "Samfundsansvar=samfundsansvar, Find vej=find-vej, Høringer=hoeringer, Digital post=digital-post"),
    own_chrome={
        "books": pairs("Åbningstider=aabningstider, Åbningstider og adresser=aabningstider-og-adresser, Bliv "
                       "låner=bliv-laaner, Mit lån=mit-laan, Forny lån=forny-laan, Afleveringsfrister=afleveringsfrister, "
                       "Gebyrer=gebyrer, Reglement=reglement, Spørg biblioteket=spoerg-biblioteket, Spørg en "
                       "bibliotekar=bibliotekar, Bibliotekvagten=biblioteksvagten, Book en bibliotekar=book-en-bibliotekar, "
                       "Book et lokale=book-lokale, Læsekredse=laesekredse, Bogklub=bogklub, Bogcafé=bogcafe, "
                       "Forfatteraften=forfatteraften, Sommerbogen=sommerbogen, Børnehøjtlæsning=hoejtlaesning, "
                       "Bogbussen=bogbussen, Biblioteket kommer=biblioteket-kommer, Fjernlån=fjernlaan, "
                       "Indkøbsforslag=indkoebsforslag, Print og kopi=print, Læsesal=laesesal, Udstillinger=udstillinger, "
                       "Bestil kopier=bestil-kopier, Referencer og citater=referencer, Vejledninger=vejledninger, Kurv=kurv, "
                       "Indkøbskurv=indkoebskurv, Levering=levering, Fragt og returnering=fragt, Gavekort=gavekort, Find "
                       "butik=find-butik, Bestsellerliste=bestsellerliste, Månedens bog=maanedens-bog, Bogmesse 2024=bogmesse, "
                       "Sælg dine bøger=saelg-dine-boeger, Send manuskript=manuskript, Udgiv din bog=udgiv, Foreign "
                       "rights=foreign-rights, Anmeldereksemplarer=anmeldereksemplar, Legetøj og spil=legetoej, "
                       "Boganmeldelser=boganmeldelser, Litteraturpriser=priser"),
        "jobs": pairs("Medarbejderfordele=medarbejderfordele, Løn og vilkår=loen-og-vilkaar, Lønstatistik=loenstatistik, "
                      "Lønberegner=loenberegner, Værdier=vaerdier, Kultur og værdier=kultur-og-vaerdier, "
                      "Mangfoldighed=mangfoldighed, Ansættelsesproces=ansaettelsesproces, "
                      "Rekrutteringsproces=rekrutteringsproces, Uopfordret ansøgning=uopfordret, Jobagent=jobagent, Opret "
                      "jobagent=opret-jobagent, Upload CV=upload-cv, CV-skabelon=cv-skabelon, Den gode "
                      "ansøgning=den-gode-ansoegning, Jobsamtalen=jobsamtalen, Karriererådgivning=karriereraadgivning, Mød os "
                      "på jobmesse=jobmesse, Jobmesse 2024=jobmesse-2024, Karrieredag=karrieredag, For "
                      "virksomheder=for-virksomheder, For arbejdsgivere=for-arbejdsgivere, Opret jobannonce=opret-jobannonce, "
                      "Indryk annonce=indryk-annonce, Rekruttér medarbejdere=rekrutter, Bestil vikar=bestil-vikar, Find "
                      "kandidater=find-kandidater, Arbejdsgiver log ind=arbejdsgiver-login, Jobprofil log ind=jobagent-login, "
                      "Priser=annoncepriser, Dagpenge=dagpenge, A-kasse=a-kasse, Kontanthjælp=kontanthjaelp, Kurser=kurser, "
                      "Timeregistrering=timesedler, Outplacement=outplacement, Executive search=executive-search, "
                      "Vikarhåndbog=vikarhaandbog, Praktik=praktik, Barsel=barsel, Arbejdsmiljø=arbejdsmiljoe, "
                      "Fagforeninger=fagforeninger, Patienter og pårørende=patienter, Investorer=investorer, "
                      "Frivillig=frivillig, Ledelse=ledelse"),
        "flights": pairs("Check-in=check-in, Online check-in=online-check-in, Min booking=min-booking, Mine "
                         "rejser=mine-rejser, Administrer booking=administrer-booking, Ændr rejse=aendr-rejse, Afgange og "
                         "ankomster=afgange-ankomster, Afgangstider=afgangstider, Ankomster=ankomster, Flystatus=flystatus, "
                         "Bagage=bagage, Håndbagage=haandbagage, Mistet bagage=mistet-bagage, Sæder=saeder, Særlig "
                         "assistance=saerlig-assistance, Rejse med børn=boern, Kæledyr=kaeledyr, Hittegods=hittegods, "
                         "Parkering=parkering, Book parkering=book-parkering, Transport til lufthavnen=transport, "
                         "Sikkerhedskontrol=sikkerhedskontrol, Ventetider=ventetider, Butikker og spisesteder=butikker, "
                         "Taxfree=taxfree, Lounger=lounger, Hoteller=hoteller, Biludlejning=billeje, Leje af bil=leje-af-bil, "
                         "Krydstogter=krydstogter, Rejseforsikring=rejseforsikring, Visum og pas=visum, "
                         "Bonusprogram=bonusprogram, Point=point, Fly med os=ombord, Flyflåde=flyflaade, Fragt med "
                         "fly=luftfragt, Rejsegarantifonden=rejsegarantifonden, Flyforsinkelse og kompensation=kompensation, "
                         "Refusion=refusion, Rejsebetingelser=rejsebetingelser, Passagerrettigheder=passagerrettigheder, "
                         "Prisagent=prisagent, Gavekort til rejser=rejsegavekort, Grupper=grupper, "
                         "Rejsebureauer=rejsebureauer, Rejseguides=rejseguides, Miljø og støj=stoej, Job i "
                         "lufthavnen=lufthavnsjob"),
    },
    decoys=pairs("Søgetips=soegetips, Hjælp til søgning=hjaelp-til-soegning, Sådan søger du=saadan-soeger-du, "
                 "Søgevejledning=soegevejledning, Find os=find-os, Her finder du os=her-finder-du-os, Find vej til "
                 "os=find-vej-til-os, Find medarbejder=find-medarbejder, Find en kollega=find-en-kollega, Find "
                 "blanket=find-blanket, Find din afdeling=find-afdeling, Find nærmeste butik=naermeste-butik, Find os på "
                 "sociale medier=sociale-medier, Populære søgninger=populaere-soegninger, Seneste "
                 "søgninger=seneste-soegninger, Gemte søgninger=gemte-soegninger, "
                 "Søgemaskineoptimering=soegemaskineoptimering, Forskningsprojekter=forskningsprojekter, "
                 "Forskningsgrupper=forskningsgrupper, Eftersøgning og redning=eftersoegning, Søg om tilskud=soeg-tilskud, Søg "
                 "om byggetilladelse=byggetilladelse, Søg om støtte=soeg-om-stoette, Søg om optagelse=optagelse, "
                 "Kursuskatalog=kursuskatalog, Varekatalog til print=varekatalog, Telefonbog=telefonbog, "
                 "Nyhedsarkiv=nyhedsarkiv, Billedarkiv=billedarkiv, Senest viste=senest-viste, Mest søgte=mest-soegte, Bestil "
                 "tid=bestil-tid, Bestil brochure=bestil-brochure, Book et møde=book-moede"),
    filler=words("og, i, at, er, det, en, til, på, af, for, med, den, som, de, har, vi, du, der, et, kan, ikke, om, dig, din, "
                 "dit, dine, vores, os, jeg, han, hun, sig, fra, ved, så, men, eller, når, hvor, hvordan, hvis, også, skal, "
                 "vil, være, blev, bliver, efter, over, under, mellem, inden, mere, mest, alle, andre, nye, nyt, ny, god, "
                 "gode, bedste, store, lille, første, anden, flere, hele, hver, kun, her, nu, i dag, uge, dag, dage, år, "
                 "måned, kl., mandag, lørdag, januar, september, 2023, 2024, Danmark, København, Aarhus, Odense, Aalborg, "
                 "Esbjerg, danske, kommune, region, by, byen, borgere, kunder, gratis, kr., fra 299 kr., læs mere, se mere, "
                 "klik her, hent, PDF, velkommen, tilmelding, åbent, lukket, samarbejde, projekt, ordning, gælder, finde, "
                 "give, komme, tage, mulighed, tid, plads, hjem, liv, børn, familie, hurtigt, nemt, sikker"),
    button=words("Søg, Søg, Søg, Søg, Søg, Søg, Søg, Søg, Find, Vis resultater, Gå, Søg nu, OK"),
    prompt=words("Søg, Søg, Søg, Søg, Søg, Søg, Søg..., Søg..., Søg..., Søgeord, Søgeord, Hvad leder du efter?, Hvad leder du "
                 "efter?, Søg efter, Søg på hele sitet, Hvad søger du?, Indtast søgeord, Skriv søgeord, Fritekst, Søg her"),
    subject={
        "books": words("Bøger, Bøger, Bøger, Biblioteker, Biblioteker, Forlag, Forlag, Bibliotek, Boghandlere, Antikvariater, "
                       "Litteratur, Folkebiblioteker, Arkiver, Studiebøger"),
        "jobs": words("Job, Job, Job, Karriere, Karriere, Ledige stillinger, Jobportaler, Vikarbureauer, Rekruttering, "
                      "Arbejde, Stillinger"),
        "flights": words("Fly, Fly, Flybilletter, Flybilletter, Flyselskaber, Rejsebureauer, Billige flybilletter, Lufthavne, "
                         "Flyrejser, Rejser"),
    },
    content={
        "books": words("bog, bøger, bogen, bibliotek, biblioteker, bibliotekar, låner, lånere, lån, udlån, hjemlån, "
                       "aflevering, fornyelse, reservering, afhentning, lånerkort, filial, hovedbibliotek, læsesal, magasin, "
                       "hylde, opstilling, materialer, titel, titler, forfatter, forfattere, forfatterskab, oversætter, "
                       "illustrator, forlag, forlaget, udgivelse, udgave, 1. udgave, oplag, udgivelsesår, sider, sidetal, "
                       "indbinding, indbundet, hæftet, paperback, hardback, smudsomslag, ISBN, sprog, roman, romaner, krimi, "
                       "spænding, noveller, digte, lyrik, skønlitteratur, faglitteratur, biografi, erindringer, essays, "
                       "fantasy, tegneserier, billedbog, børnebog, ungdomsbog, højtlæsning, lydbog, e-bog, tidsskrift, "
                       "tidsskrifter, avis, aviser, artikel, artikler, afhandling, ph.d.-afhandling, speciale, database, "
                       "fuldtekst, håndskrifter, kort, billeder, småtryk, kirkebøger, folketællinger, arkivalier, samling, "
                       "digitalisering, antikvariat, antikvarisk, brugt, pænt eksemplar, boghandel, boghandler, bogudsalg, på "
                       "lager, vejledende pris, studiebog, lærebog, pensum, ordbog, bestseller, bogpris, anmeldelse, læser, "
                       "læsere, læseoplevelse, litteratur, H.C. Andersen, Karen Blixen, Jussi Adler-Olsen, Helle Helle, "
                       "emneord, DK5, serie, bind"),
        "jobs": words("job, jobbet, stilling, stillinger, stillingen, arbejde, arbejdsplads, arbejdsgiver, medarbejder, "
                      "medarbejdere, kollega, kolleger, ansat, ansatte, ansættelse, ansøger, ansøgere, ansøgning, "
                      "ansøgningsfrist, CV, bilag, samtale, jobsamtale, kandidat, kvalifikationer, erfaring, uddannet, "
                      "uddannelse, faglig, opgaver, ansvar, profil, vi tilbyder, vi søger, løn, løn efter aftale, timeløn, "
                      "månedsløn, overenskomst, pension, feriefridage, fuldtid, deltid, 37 timer, fleksibel arbejdstid, "
                      "hjemmearbejde, vagter, aftenvagt, nattevagt, weekend, barselsvikariat, vikar, vikariat, tidsbegrænset, "
                      "fast stilling, tiltrædelse, snarest, studiejob, studentermedhjælper, praktikant, elev, lærling, "
                      "elevplads, fleksjob, leder, afdelingsleder, projektleder, konsulent, sagsbehandler, fuldmægtig, "
                      "specialkonsulent, sekretær, administrativ medarbejder, økonomiassistent, bogholder, controller, "
                      "ingeniør, softwareudvikler, it-supporter, sygeplejerske, SOSU-assistent, læge, overlæge, pædagog, "
                      "lærer, lektor, adjunkt, postdoc, tømrer, elektriker, smed, mekaniker, chauffør, lagermedarbejder, "
                      "butiksassistent, kok, tjener, rengøringsassistent, kundeservicemedarbejder, sælger, virksomhed, "
                      "branche, rekruttering, ledig, ledighed, jobcenter, dagpenge, arbejdsmarked"),
        "flights": words("fly, flyet, flyrejse, flybillet, flybilletter, flyselskab, flyselskaber, lufthavn, lufthavnen, "
                         "lufthavne, afgang, afgange, ankomst, ankomster, afrejse, hjemrejse, udrejse, direkte, mellemlanding, "
                         "stop, tur/retur, enkelt, enkeltrejse, passager, passagerer, rejsende, voksne, børn, spædbarn, "
                         "bagage, indchecket bagage, håndbagage, kuffert, vægt 23 kg, boardingkort, boarding, gate, terminal, "
                         "sæde, sædevalg, ekstra benplads, økonomiklasse, business class, kabine, besætning, pilot, flytype, "
                         "Airbus, Boeing, rute, nye ruter, sommerprogram, vinterprogram, indenrigs, udenrigs, Europa, "
                         "oversøisk, pris fra, priser fra, pr. person, inkl. skatter og afgifter, billetgebyr, "
                         "afbestillingsforsikring, refunderbar, ombooking, bookingnummer, e-billet, pas, visum, told, "
                         "sikkerhed, forsinkelse, aflysning, kompensation, lavprisselskab, charter, rejsebureau, "
                         "rejsearrangør, pakkerejse, storbyferie, badeferie, hotel, transfer, rejsemål, destination, "
                         "København, Kastrup, Billund, Aalborg, Karup, Bornholm, Færøerne, Grønland, Island, Oslo, Stockholm, "
                         "London, Paris, Barcelona, Malaga, Alicante, Mallorca, Kreta, Antalya, Phuket, Bangkok, New York, "
                         "SAS, Norwegian, Ryanair, DAT, bonuspoint"),
    },
    labels={
        "books": {
            "title": words("Titel, Titel, Titel, Titel, Titel, Titel, Titel, Bogtitel, Ord fra titel, Titel indeholder, Titel "
                           "eller emne"),
            "author": words("Forfatter, Forfatter, Forfatter, Forfatter, Forfatter, Forfatter, Forfatter/ophav, "
                            "Forfatter/ophav, Forfatternavn, Ophav, Forfatterens navn"),
            "publisher": words("Forlag, Forlag, Forlag, Forlag, Udgiver, Udgiver, Forlag/udgiver"),
            "isbn": words("ISBN, ISBN, ISBN, ISBN, ISBN/ISSN, ISBN/ISSN, ISBN-nummer, ISBN eller EAN"),
            "year": words("År, År, Udgivelsesår, Udgivelsesår, Udgivelsesår, Udgivet, Udgivet, År fra, Udgivelsesår fra, "
                          "Årstal, Udgivelsesdato"),
        },
        "jobs": {
            "title": words("Søgeord, Søgeord, Søgeord, Stilling, Stilling, Jobtitel, Jobtitel, Fritekst, Fritekst, "
                           "Stillingsbetegnelse, Nøgleord, Hvad?, Jobtitel eller søgeord, Hvad vil du arbejde med?, "
                           "Stillingstype"),
            "company": words("Virksomhed, Virksomhed, Virksomhed, Arbejdsgiver, Arbejdsgiver, Firma, Arbejdssted, "
                             "Virksomhedsnavn, Institution"),
            "location": words("Sted, Sted, Område, Område, By, By, Hvor?, Hvor?, By eller postnummer, Region, Geografi, "
                              "Kommune, Lokation, Geografisk område"),
            "category": words("Kategori, Kategori, Branche, Branche, Fagområde, Fagområde, Jobkategori, Jobområde, Faggruppe, "
                              "Stillingskategori, Erhvervsområde"),
            "salary": words("Løn, Løn, Løn, Lønniveau, Månedsløn fra, Minimumsløn, Forventet løn"),
        },
        "flights": {
            "origin": words("Fra, Fra, Fra, Fra, Fra, Fra, Fra, Afrejse fra, Afrejse fra, Afrejsested, Afgang fra, Rejs fra, "
                            "Afrejselufthavn, Hvorfra?, Fra (by eller lufthavn)"),
            "destination": words("Til, Til, Til, Til, Til, Til, Til, Destination, Destination, Rejsemål, Rejsemål, Rejs til, "
                                 "Ankomst til, Ankomstlufthavn, Hvor vil du hen?, Til (by eller lufthavn)"),
            "departure_date": words("Afrejse, Afrejse, Afrejse, Udrejse, Udrejse, Udrejse, Udrejsedato, Udrejsedato, "
                                    "Afrejsedato, Afrejsedato, Afgang, Rejsedato, Dato"),
            "return_date": words("Hjemrejse, Hjemrejse, Hjemrejse, Hjemrejse, Retur, Retur, Hjemrejsedato, Hjemrejsedato, "
                                 "Returdato, Tilbage"),
            "airline": words("Flyselskab, Flyselskab, Flyselskab, Flyselskab, Flyselskab, Foretrukket flyselskab, Alle "
                             "flyselskaber, Selskab, Luftfartsselskab"),
        },
    },
)  # fmt: skip
