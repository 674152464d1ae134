"""Romanian, as sites of the eleventh vocabulary in Romania and Moldova write it.

Written without a look at any classifier.
"""

from __future__ import annotations

from samples.webgraph.overseas.romanian_menus import CHROME, DECOYS, OWN_CHROME
from samples.webgraph.tongue import Tongue, words

RO = Tongue(
    "ro", "overseas",
    searches=words("Căutare, Căutare, Căutare, Căutare, Căutare, Căutare, Căutare, Căutare, Căutare, Caută, Caută, Caută, "
                   "Caută, Caută, Caută, Cauta, Cauta, Cauta, Cautare, Cautare, Cautare, Cautare, Căutare rapidă, Căutare "
                   "rapidă, Căutare rapidă, Cautare rapida, Căutare simplă, Căutare simplă, Căutare simplă, Caută acum, Caută "
                   "acum, Caută aici, Căutați, Căutați, Căutare în baza de date, Căutare în baza de date, Baza de date, Baza "
                   "de date, Căutare online, Căutare după cuvinte, Motor de căutare, Motor de căutare, Formular de căutare, "
                   "Găsește, Găsește, Interogare, Consultare, Consultare, Consultă, Consultă, Consultă, Consultați, Accesează, "
                   "Accesează, Accesează, Accesare, Vezi toate, Vezi toate, Vezi toate, Vezi lista, Vezi lista, Vezi oferta, "
                   "Vezi oferta, Vezi tot, Lista completă, Explorează, Explorează, Descoperă, Descoperă, Click aici, Click "
                   "aici, Click aici, Intră, Intră, Răsfoiește, Index, Verifică"),
    own_searches={
        "books": words("Catalog, Catalog, Catalog, Catalog, Catalog online, Catalog online, Catalog online, Catalog online, "
                       "Catalog online, Catalog online, Catalog online, Catalog online, Catalog online, Catalogul online, "
                       "Catalogul online, Catalogul online, Catalogul online, Catalogul bibliotecii, Catalogul bibliotecii, "
                       "Catalogul bibliotecii, Catalogul electronic, Catalogul electronic, OPAC, OPAC, OPAC, OPAC, Catalog "
                       "OPAC, Catalog OPAC, Catalog OPAC, Căutare în catalog, Căutare în catalog, Căutare în catalog, Căutare "
                       "în catalog, Căutare în catalog, Caută în catalog, Caută în catalog, Caută în catalog, Caută în "
                       "catalog, Caută în catalogul online, Caută în catalogul online, Consultă catalogul, Consultă catalogul, "
                       "Consultă catalogul, Accesează catalogul, Accesează catalogul, Acces catalog, Cataloage, Cataloage, "
                       "Cataloage online, Cataloage online, Căutare cărți, Căutare cărți, Căutare cărți, Caută cărți, Caută "
                       "cărți, Caută cărți, Caută o carte, Caută o carte, Caută o carte, Căutare carte, Găsește o carte, "
                       "Găsește o carte, Cărți, Cărți, Cărți, Cărți, Cărți, Toate cărțile, Toate cărțile, Toate cărțile, Vezi "
                       "toate cărțile, Căutare în colecții, Căutare în colecții, Caută în colecții, Căutare documente, Căutare "
                       "documente, Căutare publicații, Căutare publicații, Catalog colectiv, Catalog colectiv, Catalog "
                       "ROLINeST, RoLiNeST, RoLiNeST, TinREAD, TinREAD, TinLib, Liberty, Aleph, Vubis, Koha, Koha, WebOPAC, "
                       "WebOPAC, e-Catalog, Catalogul general, Catalog tradițional, Catalogul pe fișe scanat, Primo, EBSCO "
                       "Discovery, EBSCO Discovery, Căutare unificată, Căutare unificată, Rezervă o carte, Rezervă o carte, "
                       "Rezervare online, Librărie online, Librărie online, Librărie online, Librărie online, Librăria online, "
                       "Librăria online, Librăria online, Magazin, Magazin, Magazin, Magazin online, Magazin online, Cumpără, "
                       "Cumpără, Cumpără cărți, Cumpără cărți, Cumpără online, Comandă online, Comandă online, Comandă cărți, "
                       "Catalog de carte, Catalog de carte, Catalog editorial, Catalog editorial, Catalog editorial, Titluri, "
                       "Titluri, Apariții, Apariții, Titlurile noastre, Cărți online, Anticariat online, Anticariat online, "
                       "Anticariat online, Cărți vechi, Cărți second hand, Stoc carte, Listă cărți, Listă cărți, Biblioteca "
                       "digitală, Biblioteca digitală, Biblioteca digitală, Acces biblioteca digitală, Depozit digital, "
                       "Repozitoriu, Repozitoriu, Teze de doctorat, Teze de doctorat, Arhiva online, Arhiva online, Inventare "
                       "arhivistice, Inventare arhivistice, Căutare în arhivă, Fonduri și colecții online, Săli de lectură "
                       "virtuale, Manuale digitale, Manuale digitale, Căutare după autor"),
        "jobs": words("Locuri de muncă, Locuri de muncă, Locuri de muncă, Locuri de muncă, Locuri de muncă, Locuri de muncă, "
                      "Locuri de muncă, Locuri de muncă, Locuri de muncă vacante, Locuri de muncă vacante, Locuri de muncă "
                      "vacante, Locuri de muncă vacante, Locuri de muncă vacante, Locuri de munca, Locuri de munca, Locuri de "
                      "munca, Locuri de muncă disponibile, Locuri de muncă disponibile, Locuri de muncă disponibile, Posturi "
                      "vacante, Posturi vacante, Posturi vacante, Posturi vacante, Posturi vacante, Posturi vacante, Posturi "
                      "vacante, Posturi disponibile, Posturi disponibile, Posturi disponibile, Posturi scoase la concurs, "
                      "Posturi scoase la concurs, Posturi scoase la concurs, Concursuri, Concursuri, Concursuri, Concursuri, "
                      "Anunțuri concursuri, Anunțuri concursuri, Concursuri posturi vacante, Concursuri posturi vacante, "
                      "Concurs posturi, Joburi, Joburi, Joburi, Joburi, Joburi, Joburi, Joburi disponibile, Joburi "
                      "disponibile, Joburi disponibile, Vezi joburi, Vezi joburi, Vezi toate joburile, Vezi toate joburile, "
                      "Vezi toate joburile, Vezi toate joburile, Vezi joburile disponibile, Vezi joburile disponibile, Vezi "
                      "joburile disponibile, Vezi posturile disponibile, Toate joburile, Toate joburile, Caută joburi, Caută "
                      "joburi, Caută joburi, Caută joburi, Caută job, Caută job, Caută job, Caută un job, Caută un job, Caută "
                      "un loc de muncă, Caută un loc de muncă, Caută un loc de muncă, Caută un loc de muncă, Căutare joburi, "
                      "Căutare joburi, Căutare joburi, Căutare locuri de muncă, Căutare locuri de muncă, Căutare locuri de "
                      "muncă, Găsește un job, Găsește un job, Găsește-ți jobul, Găsește-ți jobul, Găsește jobul potrivit, "
                      "Găsește un loc de muncă, Oferte de muncă, Oferte de muncă, Oferte de muncă, Oferte locuri de muncă, "
                      "Oferte locuri de muncă, Oferte de angajare, Oferte de angajare, Oferte, Anunțuri de angajare, Anunțuri "
                      "de angajare, Anunțuri angajare, Anunțuri angajare, Anunțuri, Posturi deschise, Posturi deschise, "
                      "Poziții deschise, Poziții deschise, Poziții deschise, Poziții deschise, Poziții disponibile, Poziții "
                      "disponibile, Vezi pozițiile deschise, Vezi pozițiile deschise, Roluri disponibile, Oportunități de "
                      "carieră, Oportunități de carieră, Oportunități de carieră, Oportunități, Oportunități, Funcții publice "
                      "vacante, Funcții publice vacante, Funcții vacante, Funcții vacante, Posturi didactice, Posturi "
                      "didactice, Posturi contractuale, Angajări, Angajări, Angajări, Angajări, Angajăm, Aplică, Aplică, "
                      "Aplică, Aplică acum, Aplică acum, Aplică acum, Aplică acum, Aplică acum, Aplică online, Aplică online, "
                      "Înscrie-te, eJobs, BestJobs, Portal posturi, Portal posturi, posturi.gov.ro, Locuri de muncă în "
                      "străinătate, Locuri de muncă în străinătate, Joburi în străinătate, Lista locurilor vacante, Lista "
                      "locurilor vacante, Situația locurilor vacante, Internship-uri, Internship-uri, Stagii, Joburi remote, "
                      "Joburi part-time, Practică și internship, Medici - posturi, EURES oferte"),
        "flights": words("Rezervă, Rezervă, Rezervă, Rezervă acum, Rezervă acum, Rezervă acum, Rezervă acum, Rezervă acum, "
                         "Rezervă zbor, Rezervă zbor, Rezervă zbor, Rezervă zbor, Rezervă un zbor, Rezervă un zbor, Rezervă un "
                         "zbor, Rezervă un zbor, Rezervă bilet, Rezervă bilet, Rezervă bilet, Rezervă bilete, Rezervă bilete, "
                         "Rezervă online, Rezervă online, Rezervări, Rezervări, Rezervări, Rezervări, Rezervare, Rezervare, "
                         "Rezervare, Rezervare online, Rezervare online, Rezervare online, Rezervare zbor, Rezervare zbor, "
                         "Rezervări online, Rezervări online, Rezervări online, Bilete de avion, Bilete de avion, Bilete de "
                         "avion, Bilete de avion, Bilete de avion, Bilete de avion, Bilete de avion, Bilete de avion, Bilete "
                         "avion, Bilete avion, Bilete avion, Bilete avion, Bilete avion, Bilete avion, Bilete avion, Bilete "
                         "avion, Bilete avion ieftine, Bilete avion ieftine, Bilete avion ieftine, Bilete avion ieftine, "
                         "Bilete avion ieftine, Bilete ieftine, Bilete de avion ieftine, Bilete de avion ieftine, Bilete de "
                         "avion ieftine, Bilete low cost, Zboruri, Zboruri, Zboruri, Zboruri, Zboruri, Zboruri, Zboruri "
                         "ieftine, Zboruri ieftine, Zboruri ieftine, Zboruri ieftine, Zboruri low cost, Zboruri low cost, "
                         "Zboruri low cost, Caută zboruri, Caută zboruri, Caută zboruri, Caută zboruri, Caută zboruri, Caută "
                         "zbor, Caută zbor, Caută zbor, Caută bilete, Caută bilete, Caută bilete de avion, Caută bilete de "
                         "avion, Căutare zboruri, Căutare zboruri, Căutare bilete, Găsește zboruri, Găsește zboruri, Găsește "
                         "zbor, Compară zboruri, Compară prețuri, Compară prețuri, Compară prețuri, Cumpără bilete, Cumpără "
                         "bilete, Cumpără bilete, Cumpără bilet, Cumpără bilet, Cumpără acum, Achiziționează bilete, Oferte "
                         "zboruri, Oferte zboruri, Oferte zboruri, Oferte bilete avion, Oferte bilete avion, Vezi oferte, Vezi "
                         "oferte, Vezi zboruri, Curse charter, Curse charter, Curse charter, Charter, Charter, Curse regulate, "
                         "Zbor + Hotel, Zbor + Hotel, Zbor + Hotel, Zbor și hotel, City break, City break, City break, City "
                         "break cu avionul, Vacanțe cu avionul, Vacanțe cu avionul, Orar zboruri, Orar zboruri, Orar zboruri, "
                         "Orar de zbor, Program de zbor, Program zboruri, Program zboruri, Căutare rute, Calendar prețuri, "
                         "Cele mai mici tarife, Tarife bilete avion, Zboruri din București, Zboruri din Chișinău, Zboruri spre "
                         "Italia, Zboruri interne, Zboruri directe, Cere ofertă, Cere ofertă, Solicită ofertă, Solicită "
                         "ofertă, Book now, Booking, Booking, Ticketing, Ticketing"),
    },
    details=words("Căutare avansată, Căutare avansată, Căutare avansată, Căutare avansată, Căutare avansată, Căutare avansată, "
                  "Căutare avansată, Căutare avansată, Căutare avansată, Căutare avansată, Căutare avansată, Căutare avansată, "
                  "Căutare avansată, Căutare avansată, Căutare avansată, Cautare avansata, Cautare avansata, Cautare avansata, "
                  "Cautare avansata, Căutare detaliată, Căutare detaliată, Căutare detaliată, Avansat, Avansat, Căutare "
                  "complexă, Căutare complexă, Mai multe opțiuni, Mai multe opțiuni, Mai multe opțiuni, Opțiuni avansate, "
                  "Opțiuni avansate, Opțiuni de căutare, Căutare expert, Filtrează, Filtrează, Filtrează, Filtre, Filtre, "
                  "Filtre avansate, Mai multe filtre, Rafinează căutarea, Rafinează căutarea, Restrânge căutarea, Căutare "
                  "multicriterială, Căutare combinată, Căutare după mai multe criterii, Căutare booleană, Destinații multiple"),
    hubs=words("Servicii, Servicii, Servicii, Servicii, Servicii, Servicii, Servicii, Serviciile noastre, Serviciile noastre, "
               "Serviciile noastre, Servicii online, Servicii online, Servicii online, Servicii online, Servicii publice, Află "
               "mai mult, Află mai mult, Află mai mult, Află mai mult, Află mai multe, Află mai multe, Află mai multe, Află "
               "mai multe, Mai mult, Mai mult, Mai mult, Mai multe, Mai multe, Mai multe informații, Citește mai mult, Citește "
               "mai mult, Citește mai mult, Detalii, Detalii, Detalii, Detalii, Vezi detalii, Vezi detalii, Vezi mai mult, "
               "Vezi mai mult, Informații utile, Informații utile, Informații utile, Informații, Informații, Informații "
               "publice, Informații publice, Resurse, Resurse, Resurse, Resurse, Meniu, Meniu, Meniu, Linkuri utile, Linkuri "
               "utile, Linkuri utile, Link-uri utile, Acces rapid, Acces rapid, Activități, Activități, Produse, Produse, "
               "Oferte, Oferte, Cetățeni, Cetățeni, Comunitate, Utile, Utile, Start, Acasă, Acasă, Descoperă, Descoperă, "
               "Despre, Despre, Studenți, Studenți, Studenți, Public, Domenii, Proiecte"),
    own_hubs={
        "books": words("Biblioteca, Biblioteca, Biblioteca, Biblioteca, Biblioteca, Biblioteca, Biblioteca, Bibliotecă, "
                       "Bibliotecă, Bibliotecă, Biblioteci, Biblioteci, Servicii de bibliotecă, Servicii de bibliotecă, "
                       "Resurse electronice, Resurse electronice, Resurse electronice, Resurse electronice, Resurse online, "
                       "Resurse online, Resurse informaționale, Resurse informaționale, Colecții, Colecții, Colecții, "
                       "Colecții, Colecții, Colecții, Colecții, Colecțiile bibliotecii, Colecțiile bibliotecii, Colecții "
                       "speciale, Colecții speciale, Colecții speciale, Colecțiile noastre, Colecțiile noastre, Fonduri, "
                       "Fonduri, Fondul documentar, Patrimoniu, Patrimoniu, Cărți, Cărți, Cărți, Cărți, Cărți, Cărți, Carte, "
                       "Carte, Carte românească, Carte străină, Carte străină, Cărți și reviste, Împrumut, Împrumut, Împrumut, "
                       "Împrumut la domiciliu, Cum împrumut, Cititori, Cititori, Pentru cititori, Pentru cititori, Pentru "
                       "cititori, Utilizatori, Utilizatori, Pentru utilizatori, Cercetare, Cercetare, Cercetare, Cercetare, "
                       "Cercetare și documentare, Baze de date, Baze de date, Baze de date, Baze de date, Baze de date "
                       "științifice, Baze de date științifice, Baze de date științifice, Biblioteca virtuală, Biblioteca "
                       "virtuală, Biblioteca digitală, Biblioteca digitală, E-books, Lectură, Lectură, Educație, Educație, "
                       "Studenți, Studenți, Facultate, Publicații, Publicații, Publicații, Publicații, Editura, Editura, "
                       "Editura, Editura, Edituri, Edituri, Colecțiile editurii, Autori, Autori, Autori, Librărie, Librărie, "
                       "Librărie, Librării, Anticariat, Anticariat, Noutăți editoriale, Noutăți editoriale, Noutăți "
                       "editoriale, Beletristică, Beletristică, Literatură, Literatură, Literatură română, Cărți pentru copii, "
                       "Cărți pentru copii, Manuale, Manuale, Genuri, Categorii, Categorii, Categorii, Categorii, Arhivă, "
                       "Arhivă, Arhive, Studiu la sală, Filiale, Filiale, Mediatecă, Sala de lectură, Sala de lectură, Muzeu"),
        "jobs": words("Cariere, Cariere, Cariere, Cariere, Cariere, Cariere, Cariere, Cariere, Cariere, Cariere, Carieră, "
                      "Carieră, Carieră, Carieră, Carieră, Carieră, Carieră, Cariera, Cariera, Cariera, Cariere și joburi, "
                      "Joburi, Joburi, Joburi, Joburi, Resurse umane, Resurse umane, Resurse umane, Resurse umane, Resurse "
                      "umane, Resurse umane, Angajare, Angajare, Angajări, Angajări, Angajări, Vino în echipă, Vino în echipă, "
                      "Vino în echipă, Vino în echipa noastră, Vino în echipa noastră, Vino în echipa noastră, Alătură-te "
                      "nouă, Alătură-te nouă, Alătură-te nouă, Alătură-te echipei, Alătură-te echipei, Alătură-te echipei, "
                      "Lucrează cu noi, Lucrează cu noi, Lucrează cu noi, Lucrează cu noi, Lucrează la noi, Lucrează la noi, "
                      "Lucrează la noi, Hai în echipă, Echipa, Echipa, De ce noi, De ce noi, De ce să lucrezi la noi, Despre "
                      "noi, Despre noi, Candidați, Candidați, Candidați, Candidați, Pentru candidați, Pentru candidați, Pentru "
                      "candidați, Pentru candidați, Persoane fizice, Șomeri, Șomeri, Căutători de loc de muncă, Caut loc de "
                      "muncă, Caut loc de muncă, Caut loc de muncă, În căutarea unui loc de muncă, Studenți și absolvenți, "
                      "Studenți și absolvenți, Studenți și absolvenți, Tineri, Tineri, Absolvenți, Absolvenți, Elevi, "
                      "Profesioniști, Medici, Cadre didactice, Recrutare, Recrutare, Recrutare, Recrutare, Recrutare și "
                      "selecție, Recrutare și selecție, Concursuri și angajări, Concursuri și angajări, Concursuri, "
                      "Concursuri, Anunțuri, Anunțuri, Anunțuri, Informații de interes public, Informații de interes public, "
                      "Informații de interes public, Transparență, Transparență, Avizier, Muncă, Piața muncii, Piața muncii, "
                      "Muncă în străinătate, Muncă în străinătate, Oportunități, Oportunități, Domenii de activitate, "
                      "Industrii, Viața în companie, Viața în companie, Compania, Compania, Cultura noastră, Oamenii noștri, "
                      "Dezvoltare, Universitate, Organizare"),
        "flights": words("Destinații, Destinații, Destinații, Destinații, Destinații, Destinații, Destinații, Destinații, "
                         "Destinații, Zboruri, Zboruri, Zboruri, Zboruri, Zboruri, Bilete, Bilete, Bilete de avion, Bilete de "
                         "avion, Bilete de avion, Avion, Avion, Călătorii, Călătorii, Călătorii, Călătorie, Călătorie, "
                         "Călătorește, Călătorește, Planifică, Planifică, Planifică, Planifică-ți călătoria, Planifică-ți "
                         "călătoria, Planifică-ți călătoria, Planifică și rezervă, Pasageri, Pasageri, Pasageri, Pasageri, "
                         "Informații pasageri, Informații pasageri, Informații pasageri, Informații zboruri, Informații "
                         "zboruri, Informații zboruri, Informații de zbor, Informații de zbor, Informații călătorie, Înainte "
                         "de zbor, Înainte de zbor, La aeroport, Companii aeriene, Companii aeriene, Companii aeriene, "
                         "Companii aeriene, Companii aeriene, Linii aeriene, Linii aeriene, Companii și destinații, Companii "
                         "și destinații, Rute, Rute, Rute, Harta rutelor, Oferte, Oferte, Oferte, Oferte, Oferte speciale, "
                         "Oferte speciale, Oferte speciale, Promoții, Promoții, Promoții, Promoții, Last minute, Last minute, "
                         "Turism, Turism, Turism, Vacanțe, Vacanțe, Vacanțe, Vacanțe, Sejururi, Sejururi, Circuite, Circuite, "
                         "Pachete turistice, Pachete turistice, City break-uri, City break-uri, Turism extern, Europa, Europa, "
                         "Grecia, Turcia, Insule, Destinații exotice, Destinații exotice, Curse directe, Experiență, Produse "
                         "și servicii, Inspirație, Tarife, Tarife, Zbor, Charter, Corporate, Călătorii de afaceri"),
    },
    chrome=CHROME, own_chrome=OWN_CHROME, decoys=DECOYS,
    filler=words("și, în, de, la, cu, pe, din, pentru, un, o, a, al, ale, care, este, sunt, fi, va, vor, ce, mai, nu, sau, "
                 "dar, că, se, prin, după, către, între, sub, până, fără, despre, când, cum, unde, cine, noi, noastre, noștri, "
                 "nostru, tău, tale, dumneavoastră, lor, acest, această, aceste, toate, toți, orice, fiecare, nou, noi "
                 "apariții, nouă, primul, prima, ultimele, an, anul, ani, lună, luni, săptămână, zi, zile, ora, azi, astăzi, "
                 "mâine, timp, astfel, precum, inclusiv, județ, județean, judetul, oraș, orașul, municipiu, municipiul, "
                 "comuna, primăria, consiliul, local, locală, național, națională, România, București, Cluj-Napoca, Iași, "
                 "Timișoara, Brașov, Constanța, Sibiu, Chișinău, strada, bulevardul, sediu, clădire, școală, școli, liceu, "
                 "universitate, facultatea, asociația, fundația, institut, direcția, serviciul, compartiment, echipă, oameni, "
                 "copii, familii, cetățeni, clienți, membri, vizitatori, proiect, program, plan, fonduri europene, sprijin, "
                 "informare, sfaturi, anunț, invitație, raport, ședință, expoziție, conferință, deschidere, lansează, "
                 "organizează, invită, sărbătorește, gratuit, deschis, închis, zilnic, marți, joi, sâmbătă, ianuarie, martie, "
                 "mai 2024, septembrie, decembrie, 2023, 2024, 2025, telefon, e-mail, descarcă, pdf, pagina, important, "
                 "disponibil, online, foarte, bine"),
    button=words("Caută, Caută, Caută, Caută, Caută, Caută, Caută, Caută, Caută, Cauta, Cauta, Cauta, Cauta, Căutare, Căutare, "
                 "Găsește, Găsește, Afișează, Trimite, Caută acum, Caută acum, OK, Vezi rezultate"),
    prompt=words("Caută, Caută, Caută, Caută..., Caută..., Caută..., Caută..., Căutare, Căutare, Căutare..., Cauta..., "
                 "Cauta..., Caută în site, Caută în site, Caută în site, Caută pe site, Ce cauți?, Ce cauți?, Ce cauți?, Ce "
                 "căutați?, Ce căutați?, Introduceți cuvântul căutat, Introduceți cuvântul căutat, Introdu cuvinte cheie, "
                 "Introdu cuvinte cheie, Cuvinte cheie, Cuvinte cheie, Cuvinte cheie, Cuvânt cheie, Cuvânt cheie, Cuvânt "
                 "cheie, Termen de căutare, Termen de căutare, Scrie aici, Caută după titlu autor, Cuvinte căutate, Caută un "
                 "produs, Text de căutat, Cu ce te putem ajuta?"),
    subject={
        "books": words("Biblioteca, Biblioteca, Biblioteca, Cărți, Cărți, Cărți, Cărți, Cărți, Cărți, Biblioteci, Biblioteci, "
                       "Librărie, Librărie, Librării, Librării, Biblioteca județeană, Biblioteca județeană, Biblioteca "
                       "universitară, Biblioteca universitară, Anticariat, Anticariat, Edituri, Edituri, Editură, Arhive, "
                       "Arhive, Carte, Literatură, Bibliotecă publică"),
        "jobs": words("Locuri de muncă, Locuri de muncă, Locuri de muncă, Locuri de muncă, Locuri de muncă, Joburi, Joburi, "
                      "Joburi, Joburi, Joburi, Cariere, Cariere, Cariere, Cariere, Angajări, Angajări, Resurse umane, Resurse "
                      "umane, Resurse umane, Recrutare, Recrutare, Posturi vacante, Posturi vacante, Muncă, Muncă în "
                      "străinătate, Ocuparea forței de muncă, Carieră"),
        "flights": words("Zboruri, Zboruri, Zboruri, Zboruri, Zboruri, Bilete de avion, Bilete de avion, Bilete de avion, "
                         "Bilete de avion, Bilete de avion, Bilete avion, Bilete avion, Bilete avion, Aeroport, Aeroport, "
                         "Aeroport, Aeroport, Companii aeriene, Companii aeriene, Companie aeriană, Aeroporturi, Zboruri "
                         "ieftine, Zboruri ieftine, Agenție de turism, Agenție de turism, Călătorii cu avionul, Turism, Low "
                         "cost"),
    },
    content={
        "books": words("carte, cărți, cartea, bibliotecă, biblioteca, bibliotecar, cititor, cititori, lectură, citit, "
                       "împrumut, împrumutate, termen de restituire, restituire, rezervare, permis, sală de lectură, raft, "
                       "cotă, fond, colecție, colecții, periodice, reviste, ziare, publicații, carte rară, manuscrise, "
                       "incunabule, documente, hărți, partituri, albume, audiobook, e-book, baze de date, articole, text "
                       "integral, teză, teze, bibliografie, autor, autori, autoarea, traducere, traducător, editură, editura, "
                       "ediție, ediția princeps, volum, volume, tom, pagini, copertă, cartonată, broșată, format, legătură, "
                       "autograf, dedicație, roman, romane, poezie, poezii, nuvele, proză, eseu, memorii, biografie, istorie, "
                       "filosofie, dicționar, atlas, enciclopedie, carte școlară, manual, manuale, literatură pentru copii, "
                       "povești, basme, benzi desenate, thriller, polițist, fantasy, dezvoltare personală, bestseller, noutate "
                       "editorială, premiu literar, scriitor, scriitori, lansare, librar, stoc, preț întreg, epuizat, ISBN, "
                       "titlu, arhivă, fonduri arhivistice, inventar, registre de stare civilă, microfilm, digitizare, "
                       "donație"),
        "jobs": words("job, joburi, loc de muncă, locuri de muncă, post, posturi, poziție, funcție, funcție publică, angajare, "
                      "angajat, angajați, angajator, angajatori, candidat, candidați, candidatură, aplică, aplicații, CV, "
                      "scrisoare, interviu, probă scrisă, probă practică, concurs, examen, dosar, dosar de înscriere, termen "
                      "de depunere, comisie, contestații, rezultate, condiții, cerințe, studii superioare, studii medii, "
                      "vechime, experiență, abilități, permis categoria B, limba engleză, responsabilități, atribuții, fișa "
                      "postului, normă întreagă, part-time, full-time, perioadă determinată, nedeterminată, ture, program, "
                      "remote, hibrid, salariu, salarii, net, brut, bonuri de masă, tichete, prime, bonusuri, asigurare "
                      "medicală, decont transport, cazare asigurată, contract, concediu, recrutor, recrutare, agenție, medic, "
                      "asistent medical, infirmieră, farmacist, profesor, educatoare, lector, cercetător, doctorand, inginer, "
                      "programator, contabil, economist, jurist, referent, inspector, consilier, secretară, operator, "
                      "electrician, sudor, mecanic, șofer, curier, vânzător, casier, ospătar, bucătar, menajeră, îngrijitor, "
                      "muncitor, muncitor necalificat, agent de securitate, manager, director, șef serviciu, stagiar, "
                      "internship, student, șomer, ocupare"),
        "flights": words("zbor, zboruri, cursă, curse, avion, avioane, bilet, bilete, dus-întors, dus, întors, retur, zbor "
                         "direct, escală, cu escală, legătură, plecare, plecări, sosire, sosiri, decolare, aterizare, "
                         "aeroport, aeroportul, terminal, poartă, îmbarcare, check-in, carte de îmbarcare, pasager, pasageri, "
                         "călător, călători, adult, adulți, copil, infant, bagaj, bagaje, bagaj de mână, cală, geamantan, loc, "
                         "clasa economică, business, companie aeriană, companii aeriene, low-cost, operator, rută, rute, rută "
                         "nouă, orar, orar de vară, frecvențe, întârziere, anulat, reprogramare, tarif, tarife, taxă, taxe "
                         "incluse, taxe de aeroport, preț, prețuri, de la 29 euro, persoană, promoție, ofertă, destinație, "
                         "destinații, Otopeni, Băneasa, Cluj, Iași, Suceava, Bacău, Londra, Roma, Milano, Bergamo, Paris, "
                         "Madrid, Barcelona, Bruxelles, Dortmund, Antalya, Heraklion, Hurghada, Dubai, Tel Aviv, Maldive, "
                         "Zanzibar, New York, pașaport, viză, vamă, controlul pașapoartelor, pilot, echipaj, însoțitor de "
                         "bord, aeronavă, Airbus, Boeing, ATR, mile, cod de rezervare, rezervare, agenție, vacanță, sejur, "
                         "charter, transfer, turiști, litoral"),
    },
    labels={
        "books": {
            "title": words("Titlu, Titlu, Titlu, Titlu, Titlu, Titlu, Titlu, Titlu, Titlul, Titlul, Titlul cărții, Titlul "
                           "cărții, Cuvinte din titlu, Cuvinte din titlu, Titlu carte, Titlu conține"),
            "author": words("Autor, Autor, Autor, Autor, Autor, Autor, Autor, Autor, Autorul, Autorul, Nume autor, Nume autor, "
                            "Autor/Editor, Autori, Numele autorului"),
            "publisher": words("Editura, Editura, Editura, Editura, Editura, Editură, Editură, Editură, Editură, Editor, Locul "
                               "publicării/Editura"),
            "isbn": words("ISBN, ISBN, ISBN, ISBN, ISBN, ISBN, ISBN/ISSN, ISBN/ISSN, Cod ISBN, Cod ISBN, ISBN / EAN"),
            "year": words("An, An, Anul apariției, Anul apariției, Anul apariției, An apariție, An apariție, An apariție, Anul "
                          "publicării, Anul publicării, Anul, Anul, An publicare, Data publicării, Perioada, De la anul"),
        },
        "jobs": {
            "title": words("Cuvinte cheie, Cuvinte cheie, Cuvinte cheie, Cuvânt cheie, Cuvânt cheie, Cuvânt cheie, Cuvânt "
                           "cheie, Post, Post, Denumire post, Denumire post, Job, Job, Titlu job, Funcția, Funcția, Ce job "
                           "cauți?, Ce job cauți?, Ocupație, Meserie, Cuvinte cheie sau companie, Ce?"),
            "company": words("Companie, Companie, Companie, Companie, Angajator, Angajator, Angajator, Angajator, Firma, "
                             "Instituția, Instituția, Nume companie, Angajatorul"),
            "location": words("Oraș, Oraș, Oraș, Oraș, Oraș, Județ, Județ, Județ, Localitate, Localitate, Localitate, Locație, "
                              "Locație, Locație, Oraș sau județ, Unde?, Unde?, Locul de muncă, Localitatea, Țara, Regiune"),
            "category": words("Domeniu, Domeniu, Domeniu, Domeniu, Categorie, Categorie, Categorie, Departament, Departament, "
                              "Departament, Domeniu de activitate, Domeniu de activitate, Industrie, Industrie, Nivel carieră, "
                              "Tipul postului, Specialitatea"),
            "salary": words("Salariu, Salariu, Salariu, Salariu, Salariu minim, Salariu minim, Salariu net, Salariu dorit, "
                            "Interval salarial, Salariu de la"),
        },
        "flights": {
            "origin": words("De la, De la, De la, De la, Plecare din, Plecare din, Plecare din, Din, Din, Oraș plecare, Oraș "
                            "plecare, Oraș plecare, Aeroport plecare, Aeroport plecare, Plecare de la, De unde?, De unde?, "
                            "Pleci din, Origine, De unde pleci?"),
            "destination": words("La, Către, Către, Spre, Spre, Spre, Destinație, Destinație, Destinație, Destinație, "
                                 "Destinația, Destinația, Oraș sosire, Oraș sosire, Sosire la, Sosire la, Unde?, Unde?, "
                                 "Încotro?, Aeroport destinație, Până la, Unde vrei să mergi?"),
            "departure_date": words("Plecare, Plecare, Plecare, Plecare, Data plecării, Data plecării, Data plecării, Data "
                                    "plecării, Data plecării, Data plecare, Data plecare, Data plecare, Dus, Dus, Data dus, "
                                    "Când pleci?, Zbor dus, Plecare la"),
            "return_date": words("Întoarcere, Întoarcere, Întoarcere, Data întoarcerii, Data întoarcerii, Data întoarcerii, "
                                 "Data întoarcerii, Retur, Retur, Retur, Data retur, Data retur, Data retur, Întors, Data "
                                 "return, Când te întorci?, Zbor retur"),
            "airline": words("Companie aeriană, Companie aeriană, Companie aeriană, Companie aeriană, Compania aeriană, "
                             "Compania aeriană, Compania aeriană, Linie aeriană, Linie aeriană, Companie preferată, Toate "
                             "companiile, Operator"),
        },
    },
)  # fmt: skip
