"""Finnish, as sites of the ninth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

FI = Tongue(
    "fi", "yonder",
    searches=words("Haku, Haku, Haku, Haku, Hae, Hae, Hae, Etsi, Etsi, Hae sivustolta, Haku sivustolta, Pikahaku, Perushaku, "
                   "Hakusivu, Siirry hakuun, Avaa haku, Tee haku, Uusi haku, Aloita haku"),
    own_searches={
        "books": words("Verkkokirjasto, Verkkokirjasto, Verkkokirjasto, Aineistohaku, Aineistohaku, Aineistohaku, Kirjahaku, "
                       "Hae kirjoja, Hae aineistoa, Hae aineistoja, Hae kokoelmista, Etsi kirjoja, Etsi kirja, Kokoelmahaku, "
                       "Kirjaston tietokanta, Kokoelmaluettelo, Kirjastoluettelo, Luettelo, Finna, Finna, Helmet-haku, "
                       "Melinda, Kirjat, Kirjat, Kaikki kirjat, Verkkokauppa, Verkkokauppa, Selaa kirjoja, Hakupalvelu, "
                       "Arkistohaku, Monihaku, Kansalliskirjaston hakupalvelu, Hae kurssikirjoja, Antikvariaatin valikoima, "
                       "Valikoima, Kirjaston kokoelmat"),
        "jobs": words("Avoimet työpaikat, Avoimet työpaikat, Avoimet työpaikat, Avoimet työpaikat, Avoimet työpaikat, "
                      "Avoimet tehtävät, Avoimet tehtävät, Avoimet paikat, Avoimet paikat, Työpaikat, Työpaikat, Hae töitä, "
                      "Hae töitä, Etsi töitä, Etsi työpaikkoja, Hae työpaikkoja, Hae työpaikkaa, Työpaikkahaku, Työnhaku, "
                      "Katso avoimet työpaikat, Katso avoimet paikat, Avoimet työpaikkamme, Kaikki avoimet työpaikat, "
                      "Selaa työpaikkoja, Kaikki työpaikat, Hae meille töihin, Hae paikkaa, Avoimet haut, Kesätyöpaikat, "
                      "Löydä töitä, Tutustu avoimiin tehtäviin, Kuntarekry, Työmarkkinatori, Keikkatyöt"),
        "flights": words("Lennot, Lennot, Lennot, Lennot, Varaa lento, Varaa lento, Varaa lennot, Varaa lennot, Varaa, Varaa, "
                         "Varaa nyt, Varaa matka, Hae lentoja, Hae lentoja, Hae lennot, Etsi lentoja, Etsi lento, Lentohaku, "
                         "Lentohaku, Halvat lennot, Halvat lennot, Lentoliput, Lentoliput, Osta lentoliput, Lentovaraus, "
                         "Etsi halvat lennot, Vertaile lentoja, Vertaa lentojen hintoja, Lento + hotelli, Suorat lennot, "
                         "Hintakalenteri, Löydä lentosi, Matkahaku"),
    },
    details=words("Tarkennettu haku, Tarkennettu haku, Tarkennettu haku, Tarkennettu haku, Tarkennettu haku, Tarkennettu haku, "
                  "Tarkennettu haku, Laaja haku, Tarkempi haku, Yksityiskohtainen haku, Lisää hakuehtoja, Lisää hakuehtoja, "
                  "Näytä lisää hakuehtoja, Rajaa hakua, Lisää rajauksia, Näytä kaikki suodattimet"),
    hubs=words("Palvelut, Palvelut, Palvelumme, Verkkopalvelut, Asiointi, Tutustu, Tuotteet, Aloita tästä, Lue lisää, Löydä, "
               "Valikko, Pikalinkit"),
    own_hubs={
        "books": words("Kirjasto, Kirjasto, Kirjastot, Kirjastopalvelut, Kirjat, Kirjat, Kokoelmat, Kokoelmat, Aineistot, "
                       "Lainaaminen, E-kirjasto, E-aineistot, Digikirjasto, Kirjakauppa, Kirjallisuus, Kaunokirjallisuus, "
                       "Oppikirjat, Kustannus, Julkaisut, Arkisto, Tiedonhaku, Lue ja kuuntele, Kirjailijat, Opiskelijalle, "
                       "Kulttuuri ja vapaa-aika, Tietoaineistot, Sähköinen asiointi"),
        "jobs": words("Työpaikat, Ura, Ura meillä, Ura meillä, Töihin meille, Töihin meille, Tule meille töihin, "
                      "Tule töihin, Meille töihin, Rekrytointi, Rekry, Työnhakijalle, Työnhakijalle, Työnhakijat, "
                      "Henkilöasiakkaat, Työ ja yrittäminen, Urasivut, Opiskelijat ja vastavalmistuneet, Työskentele meillä, "
                      "Henkilöstö, Työelämä, Kaupunki ja hallinto, Tietoa työnhakijalle"),
        "flights": words("Lennot, Matkat, Matkakohteet, Kohteet, Kohteet, Kohteemme, Minne lennämme, Suunnittele, "
                         "Suunnittele matkasi, Tarjoukset, Lentotarjoukset, Matkatarjoukset, Edulliset lennot, Lentoyhtiöt, "
                         "Matkustaminen, Matkustajalle, Varaa ja hallitse, Kaupunkilomat, Lomamatkat, Matkalle, Matkailijalle"),
    },
    chrome=pairs("Tietoa meistä=tietoa-meista, Yhteystiedot=yhteystiedot, Ota yhteyttä=ota-yhteytta, Palaute=palaute, "
                 "Anna palautetta=anna-palautetta, Ohjeet=ohjeet, Usein kysyttyä=usein-kysyttya, Tietosuoja=tietosuoja, "
                 "Tietosuojaseloste=tietosuojaseloste, Käyttöehdot=kayttoehdot, Saavutettavuusseloste=saavutettavuus, "
                 "Sivukartta=sivukartta, Ajankohtaista=ajankohtaista, Uutiset=uutiset, Blogi=blogi, Tapahtumat=tapahtumat, "
                 "Kirjaudu=kirjaudu, Kirjaudu sisään=kirjaudu-sisaan, Tilaa uutiskirje=uutiskirje, Medialle=medialle, "
                 "Evästeasetukset=evasteet, På svenska=sv, In English=en, Laskutus=laskutus, Vastuullisuus=vastuullisuus"),
    own_chrome={
        "books": pairs("Aukioloajat=aukioloajat, Kirjastokortti=kirjastokortti, Omat tiedot=omat-tiedot, "
                       "Kirjastot ja aukiolot=kirjastot-aukiolot, Kirjastoauto=kirjastoauto, Lapset ja nuoret=lapset, "
                       "Varaa tila=varaa-tila, Kysy kirjastonhoitajalta=kysy, Lukupiiri=lukupiiri, Kirjavinkit=kirjavinkit, "
                       "Kaukopalvelu=kaukopalvelu, Maksut=maksut, Käyttösäännöt=kayttosaannot, Ostoskori=ostoskori, "
                       "Toimitusehdot=toimitusehdot, Lahjakortti=lahjakortti, Hankintaehdotus=hankintaehdotus, "
                       "Näyttelyt=nayttelyt"),
        "jobs": pairs("Työnantajalle=tyonantajalle, Ilmoita työpaikka=ilmoita-tyopaikka, Yrityksille=yrityksille, "
                      "Henkilöstöedut=edut, Rekrytointiprosessi=rekrytointiprosessi, Avoin hakemus=avoin-hakemus, "
                      "Uratarinat=uratarinat, Työnhakuvinkit=tyonhakuvinkit, CV-malli=cv-malli, Palkkatiedot=palkat, "
                      "Työpaikkavahti=tyopaikkavahti, Harjoittelu=harjoittelu, Kesätyöinfo=kesatyoinfo, "
                      "Rekrytointimessut=messut, Työttömyysturva=tyottomyysturva, Arvot=arvot, Toimipisteet=toimipisteet"),
        "flights": pairs("Lähtöselvitys=lahtoselvitys, Hallitse varausta=hallitse-varausta, Omat matkat=omat-matkat, "
                         "Lentojen aikataulut tänään=aikataulut, Lähtevät=lahtevat, Saapuvat=saapuvat, "
                         "Matkatavarat=matkatavarat, Pysäköinti=pysakointi, Hotellit=hotellit, Autonvuokraus=autonvuokraus, "
                         "Matkavakuutus=matkavakuutus, Kanta-asiakasohjelma=kanta-asiakas, Kuljetusehdot=kuljetusehdot, "
                         "Peruutukset=peruutukset, Lentokentälle=lentokentalle, Löytötavarat=loytotavarat, Ryhmät=ryhmat"),
    },
    decoys=pairs("Hakuohjeet=hakuohjeet, Hakuohje=hakuohje, Näin löydät meille=nain-loydat-meille, Tutkimus=tutkimus, "
                 "Yhteishaku=yhteishaku, Hae opiskelemaan=hae-opiskelemaan, Apurahahaku=apurahahaku, "
                 "Hakukoneoptimointi=hakukoneoptimointi, Tallennetut haut=tallennetut, Viimeisimmät haut=viimeisimmat, "
                 "Etsi lähin myymälä=myymalat, Löydä meidät Facebookista=facebook, Suositut haut=suositut, "
                 "Löytöeläimet=loytoelaimet, Henkilöhaku=henkilohaku"),
    filler=words("ja, on, ei, että, se, joka, myös, tai, kun, ovat, oli, sekä, voi, mutta, kuin, jos, niin, kanssa, mukaan, "
                 "jälkeen, vain, nyt, noin, hän, ne, me, te, meidän, sinun, voit, uusi, uudet, uutta, hyvä, paljon, vuoden, "
                 "vuonna, päivä, viikko, tänään, klo, alkaen, lisätietoja, lue lisää, katso, täältä, tästä, kaikki, kaikille, "
                 "jokainen, Suomi, Suomen, Helsinki, Tampere, Turku, Oulu, kaupungin, kunta, asiakas, euroa, ilmainen, "
                 "maanantai, elokuu, ohjelma, ensi, yli, ennen, aina, tervetuloa, yhdessä, helposti, palvelee, suljettu"),
    button=words("Hae, Hae, Etsi, Hae, Haku, Etsi"),
    prompt=words("Hae, Hae, Hae..., Hakusana, Hakusana, Kirjoita hakusana, Mitä etsit?, Hae sivustolta, Etsi, Vapaa sana"),
    subject={
        "books": words("Kirjat, Kirjastot, Kirjakaupat, Kirjasto, Kustantamot, Antikvariaatit, Kirjallisuus"),
        "jobs": words("Työpaikat, Avoimet työpaikat, Rekrytointi, Työnhaku, Henkilöstöpalvelut, Työelämä, Ura"),
        "flights": words("Lennot, Halvat lennot, Lentoyhtiöt, Matkatoimistot, Lentoasemat, Lentoliput, Matkailu"),
    },
    content={
        "books": words("kirja, kirjat, kirjailija, tekijä, teos, kirjasto, kirjastot, lukija, lukeminen, romaani, dekkari, "
                       "jännitys, novellit, runot, tietokirja, kaunokirjallisuus, lastenkirjat, kuvakirja, nuortenkirjat, "
                       "sarjakuva, äänikirja, e-kirja, pokkari, kovakantinen, nidottu, sidottu, kustantaja, painos, "
                       "julkaisuvuosi, sivumäärä, ISBN, laina, lainat, laina-aika, lainata, uusia laina, varaus, varaukset, "
                       "eräpäivä, palautus, myöhästymismaksu, kirjastokortti, lukusali, hyllyluokka, kirjastonhoitaja, "
                       "lehdet, käsikirjoitukset, kokoelma, erikoiskokoelmat, gradut, väitöskirjat, kurssikirjat, satutunti, "
                       "kirjailijavierailu, Finlandia-palkinto, Tove Jansson, Kalevala, kääntäjä, suomentaja, uutuudet, "
                       "käytetyt kirjat, saatavilla, arvostelut, sukututkimus, niteet, omakustanne"),
        "jobs": words("työ, työpaikka, tehtävä, työtehtävät, avoin työpaikka, työnantaja, työntekijä, hakija, hakijat, "
                      "hakemus, ansioluettelo, CV, työhaastattelu, vakituinen, määräaikainen, kokoaikainen, osa-aikainen, "
                      "keikkatyö, kesätyö, vuokratyö, harjoittelu, oppisopimus, palkka, palkkaus, tuntipalkka, kuukausipalkka, "
                      "työaika, vuorotyö, etätyö, työkokemus, koulutus, tutkinto, kelpoisuus, osaaminen, kielitaito, "
                      "ajokortti, työehtosopimus, virka, toimi, sijaisuus, hakuaika päättyy, sairaanhoitaja, lähihoitaja, "
                      "lääkäri, opettaja, varhaiskasvatuksen opettaja, myyjä, kokki, tarjoilija, siivooja, varastotyöntekijä, "
                      "kuljettaja, sähköasentaja, putkiasentaja, hitsaaja, insinööri, ohjelmistokehittäjä, kirjanpitäjä, "
                      "asiakaspalvelija, toimihenkilö, esihenkilö, hyvinvointialue, työllisyys, perehdytys"),
        "flights": words("lento, lennot, lentoyhtiö, lentoasema, lentokenttä, lähtö, saapuminen, lähtöpäivä, meno-paluu, "
                         "yhdensuuntainen, menolento, paluulento, suora lento, vaihto, välilasku, matkustaja, aikuinen, lapsi, "
                         "sylilapsi, matkatavara, käsimatkatavara, ruumaan menevä laukku, tarkastuskortti, portti, terminaali, "
                         "turvatarkastus, istumapaikka, turistiluokka, bisnesluokka, pisteet, hinta alkaen, lentovero, "
                         "varaus, varausnumero, passi, viisumi, matkakohde, Helsinki-Vantaa, Oulu, Rovaniemi, Kittilä, Lontoo, "
                         "Pariisi, Berliini, Malaga, Alicante, Las Palmas, Phuket, Bangkok, New York, Tukholma, Tallinna, "
                         "myöhästynyt, peruttu, korvaus, lentokone, matkustamohenkilökunta, halpalento, äkkilähtö, "
                         "kaupunkiloma, rantaloma, reittilento, tilauslento, matkanjärjestäjä"),
    },
    labels={
        "books": {
            "title": words("Nimeke, Nimeke, Teoksen nimi, Kirjan nimi, Nimi, Otsikko"),
            "author": words("Tekijä, Tekijä, Tekijä, Kirjailija, Kirjailija, Tekijän nimi"),
            "publisher": words("Kustantaja, Kustantaja, Julkaisija"),
            "isbn": words("ISBN, ISBN, ISBN/ISSN, ISBN-tunnus"),
            "year": words("Julkaisuvuosi, Julkaisuvuosi, Vuosi, Ilmestymisvuosi, Painovuosi"),
        },
        "jobs": {
            "title": words("Hakusana, Ammatti, Tehtävä, Ammattinimike, Tehtävänimike, Ammatti tai hakusana, Mitä työtä etsit?"),
            "company": words("Yritys, Työnantaja, Organisaatio, Yrityksen nimi"),
            "location": words("Sijainti, Sijainti, Paikkakunta, Paikkakunta, Alue, Missä?, Kunta tai maakunta"),
            "category": words("Ammattiala, Toimiala, Tehtäväalue, Ala, Kategoria"),
            "salary": words("Palkka, Palkka vähintään, Palkkatoive"),
        },
        "flights": {
            "origin": words("Mistä, Mistä, Mistä?, Lähtöpaikka, Lähtökaupunki, Lähtökenttä"),
            "destination": words("Minne, Minne, Mihin, Minne?, Määränpää, Kohde"),
            "departure_date": words("Lähtö, Lähtöpäivä, Menopäivä, Menolento, Meno"),
            "return_date": words("Paluu, Paluu, Paluupäivä, Paluulento"),
            "airline": words("Lentoyhtiö, Lentoyhtiö, Lentoyhtiöt"),
        },
    },
)  # fmt: skip
