"""Swedish, as sites of the seventh vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

SV = Tongue(
    "sv", "elsewhere",
    searches=words("Sök, Sök, Sök, Sök, Sökning, Sök här, Till sök, Hitta, Snabbsök, Ny sökning, Starta sökning, "
                   "Sök nu"),
    own_searches={
        "books": words("Katalog, Katalog, Katalogen, Bibliotekskatalogen, Bibliotekets katalog, Sök i katalogen, "
                       "Sök i katalogen, Sök i bibliotekskatalogen, Sök böcker, Sök böcker, Sök bok, Hitta böcker, "
                       "Sök och låna, Sök & låna, Sök i samlingarna, Sök i våra samlingar, Boksök, Sök medier, "
                       "Sök och beställ, Libris, Sök i LIBRIS, UniSearch, Alla böcker, Sök titlar, "
                       "Mina lån & katalog, Webbkatalog, Sök i antikvariatet"),
        "jobs": words("Lediga jobb, Lediga jobb, Lediga jobb, Lediga jobb, Sök jobb, Sök jobb, Lediga tjänster, "
                      "Lediga tjänster, Sök lediga jobb, Hitta jobb, Alla jobb, Alla lediga jobb, Se lediga jobb, "
                      "Se våra lediga tjänster, Lediga anställningar, Platsbanken, Jobbsök, Sök tjänst, "
                      "Våra lediga jobb, Aktuella tjänster, Hitta ditt nästa jobb, Visa alla jobb, Ansök här, "
                      "Lediga uppdrag"),
        "flights": words("Boka, Boka, Boka flyg, Boka flyg, Boka flyg, Sök flyg, Sök flyg, Flyg, Flyg, Sök resa, "
                         "Boka resa, Boka resa, Hitta flyg, Boka nu, Billiga flyg, Billiga flygresor, Flygbiljetter, "
                         "Sök flygresor, Boka flygbiljett, Sök och boka, Lågpriskalender, Jämför flyg, Hitta resa, "
                         "Flyg & hotell, Boka med poäng"),
    },
    details=words("Avancerad sökning, Avancerad sökning, Avancerad sökning, Avancerad sök, Avancerat, "
                  "Utökad sökning, Detaljerad sökning, Fler sökalternativ, Fler alternativ, Förfina sökningen, "
                  "Visa fler filter"),
    hubs=words("Tjänster, Tjänster, Våra tjänster, E-tjänster, Utforska, Upptäck, Upptäck mer, Verktyg, "
               "Så fungerar det, Kom igång, Genvägar, Mer, Meny, Produkter, Snabblänkar, Vad vill du göra?"),
    own_hubs={
        "books": words("Böcker, Böcker, Bibliotek, Biblioteket, Bibliotek, Samlingar, Låna, Låna och läsa, "
                       "Låna och beställa, Använd biblioteket, Boktips, E-böcker, Digitala biblioteket, Bokhandel, "
                       "Kurslitteratur, Skriva och söka information, Våra samlingar, Arkiv och bibliotek"),
        "jobs": words("Jobb, Karriär, Karriär, Jobba hos oss, Jobba hos oss, Jobba med oss, Arbeta hos oss, "
                      "Jobb och karriär, Jobb och företagande, Bli en av oss, För jobbsökande, Våra yrken, "
                      "Rekrytering, Arbetssökande, Student och nyutexaminerad, Bli vår kollega"),
        "flights": words("Flyg, Resor, Resmål, Resmål, Destinationer, Planera, Planera resan, Erbjudanden, "
                         "Flygerbjudanden, Res med oss, Inför resan, Reseinformation, Sista minuten, Vårt linjenät, "
                         "Weekendresor"),
    },
    chrome=pairs("Om oss=om-oss, Kontakta oss=kontakta-oss, Hjälp=hjalp, Vanliga frågor=vanliga-fragor, "
                 "Integritetspolicy=integritetspolicy, Villkor=villkor, Tillgänglighetsredogörelse=tillganglighet, "
                 "Webbkarta=webbkarta, Nyheter=nyheter, Blogg=blogg, Kalender=kalender, Logga in=logga-in, "
                 "Nyhetsbrev=nyhetsbrev, Press=press, Kakor (cookies)=cookies, In English=english, "
                 "Lättläst=lattlast, Om webbplatsen=om-webbplatsen, Personuppgifter=gdpr, Kundservice=kundservice"),
    own_chrome={
        "books": pairs("Öppettider=oppettider, Skaffa lånekort=lanekort, Mina sidor=mina-sidor, Barn=barn, "
                       "Boka studierum=studierum, Fråga bibliotekarien=fraga-oss, Inköpsförslag=inkopsforslag, "
                       "Presentkort=presentkort, Varukorg=varukorg, Meröppet=meroppet, Låneregler=laneregler, "
                       "Bokcirklar=bokcirklar"),
        "jobs": pairs("Annonsera=annonsera, För arbetsgivare=arbetsgivare, Förmåner=formaner, "
                      "Våra värderingar=varderingar, CV-tips=cv-tips, Registrera CV=registrera-cv, "
                      "Logga in som kandidat=kandidat, Jobbevakning=bevakning, Exjobb=exjobb, Sommarjobb=sommarjobb, "
                      "Lönestatistik=lonestatistik, Möt våra medarbetare=medarbetare"),
        "flights": pairs("Checka in=checka-in, Min bokning=min-bokning, Ankomster och avgångar=avgangar, "
                         "Bagage=bagage, Bonusprogram=bonus, Hotell=hotell, Hyrbil=hyrbil, Parkering=parkering, "
                         "Resevillkor=resevillkor, Försäkring=forsakring, Avboka=avboka, Karriär=karriar"),
    },
    decoys=pairs("Söktips=soktips, Sparade sökningar=sparade-sokningar, Hitta hit=hitta-hit, Forskning=forskning, "
                 "Sökhjälp=sokhjalp, Senaste sökningar=senaste, Hitta butik=butiker, Sökmotoroptimering=seo, "
                 "Ansök om bidrag=bidrag, Upphittat=upphittat, Sök bygglov=bygglov"),
    filler=words("och, i, att, det, som, en, på, är, av, för, med, till, den, du, om, kan, vi, ett, har, inte, från, "
                 "eller, de, så, ditt, din, hos, oss, vid, mer, alla, här, också, när, vill, nya, får, ska, efter, "
                 "under, finns, måste, blir, vår, våra, år, bara, nu, än, där, mellan, varje, flera, in, upp, idag, "
                 "information, kommun, läs mer, tillsammans, Sverige, Stockholm, hela, kontakta, genom, utan, även, "
                 "många, webbplats, öppet, dag, gäller, enkelt, hjälp"),
    button=words("Sök, Sök, Sök, Hitta, Visa, Sök nu"),
    prompt=words("Sök, Sök, Sök..., Sökord, Skriv sökord, Vad letar du efter?, Sök på webbplatsen, Fritext, "
                 "Vad söker du?"),
    subject={
        "books": words("Böcker, Bibliotek, Bokhandlar, Böcker och läsning, Litteratur, Folkbibliotek, Antikvariat"),
        "jobs": words("Jobb, Lediga jobb, Karriär, Jobb och karriär, Arbetsgivare, Rekrytering, Platsannonser"),
        "flights": words("Flyg, Flygbolag, Billiga flyg, Flygresor, Resor, Resebyråer"),
    },
    content={
        "books": words("bok, böcker, författare, bibliotek, stadsbibliotek, bibliotekarie, katalog, titel, roman, "
                       "romaner, deckare, facklitteratur, skönlitteratur, pocket, inbunden, häftad, e-bok, ljudbok, "
                       "förlag, utgivning, utgåva, sidor, ISBN, serie, novell, biografi, memoarer, dikter, "
                       "bilderbok, barnböcker, ungdomsböcker, tecknade serier, bokcirkel, sagostund, lån, låna, "
                       "lånetid, reservera, reservation, omlån, lånekort, filial, hylla, fjärrlån, magasin, "
                       "antikvariat, begagnade böcker, kurslitteratur, recension, topplista, nyinkommet, bokhandel, "
                       "Augustpriset, Nobelpriset, avhandling, tidskrifter, handskrifter, lässal, exemplar, "
                       "översättning, läsning"),
        "jobs": words("jobb, tjänst, tjänster, anställning, tillsvidare, vikariat, heltid, deltid, timanställning, "
                      "arbetsgivare, ansökan, ansök, sista ansökningsdag, CV, personligt brev, lön, månadslön, "
                      "kollektivavtal, tjänstepension, friskvård, semester, distansarbete, kvalifikationer, "
                      "meriterande, arbetsuppgifter, arbetslivserfarenhet, utbildning, körkort, intervju, "
                      "rekryterare, kandidat, chef, handläggare, ingenjör, sjuksköterska, undersköterska, lärare, "
                      "förskollärare, snickare, elektriker, lastbilschaufför, lagerarbetare, kock, säljare, ekonom, "
                      "systemutvecklare, projektledare, kundtjänst, receptionist, trainee, praktik, sommarvikarie, "
                      "skiftarbete, tillträde, bemanning, kollega, arbetsplats, yrke, referenser, provanställning"),
        "flights": words("flyg, flygresa, flygbolag, flygplats, avgång, ankomst, utresa, hemresa, enkel resa, "
                         "tur och retur, direktflyg, mellanlandning, passagerare, resenärer, barn, handbagage, "
                         "incheckat bagage, boardingkort, gate, terminal, sittplats, ekonomiklass, affärsklass, "
                         "bonuspoäng, från 399 kr, skatter och avgifter, bokning, bokningsnummer, biljett, "
                         "e-biljett, pass, inrikes, utrikes, resmål, Stockholm, Arlanda, Göteborg, Landvetter, "
                         "Malmö, Köpenhamn, Oslo, Helsingfors, London, Alicante, Mallorca, Kreta, Phuket, New York, "
                         "försenad, inställt, flygplan, kabinpersonal, charter, weekend, avresedag, restid, "
                         "ombokning, avbeställning, pris per person, sol och bad"),
    },
    labels={
        "books": {
            "title": words("Titel, Titel, Titel, Bokens titel, Ord i titeln"),
            "author": words("Författare, Författare, Författare, Upphov, Författare/upphov"),
            "publisher": words("Förlag, Förlag, Utgivare"),
            "isbn": words("ISBN, ISBN, ISBN/ISSN, ISBN-nummer"),
            "year": words("År, Utgivningsår, Utgivningsår, Från år"),
        },
        "jobs": {
            "title": words("Sökord, Yrke, Vad, Jobbtitel, Fritext, Yrke eller sökord"),
            "company": words("Företag, Arbetsgivare, Arbetsgivare, Organisation"),
            "location": words("Ort, Ort, Plats, Var, Kommun, Ort eller län"),
            "category": words("Kategori, Yrkesområde, Bransch, Avdelning"),
            "salary": words("Lön, Lägsta lön, Månadslön från, Löneanspråk"),
        },
        "flights": {
            "origin": words("Från, Från, Avreseort, Avresa från, Flyg från, Varifrån?"),
            "destination": words("Till, Till, Destination, Resmål, Flyg till, Vart?"),
            "departure_date": words("Utresa, Avresa, Avresedatum, Utresedatum, Ut"),
            "return_date": words("Hemresa, Retur, Återresa, Returdatum, Hem"),
            "airline": words("Flygbolag, Flygbolag, Välj flygbolag"),
        },
    },
)  # fmt: skip
