"""Hungarian, as sites of the tenth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

HU = Tongue(
    "hu", "faraway",
    searches=words("Keresés, Keresés, Keresés, Keresés, Keresés, Keresés, Keresés, Keresés, Keresés, Keresés, Kereső, Kereső, "
                   "Kereső, Kereső, Keresek, Keresek, Egyszerű keresés, Egyszerű keresés, Egyszerű keresés, Gyorskeresés, "
                   "Gyorskeresés, Gyorskereső, Gyorskereső, Böngészés, Böngészés, Összes, Összes, Keresés az oldalon, Keresés "
                   "az adatbázisban, Új keresés, Keresés indítása, Adatbázis keresés, Tovább, Megnézem, Belépés a keresőbe, "
                   "Kereső felület, Keresőoldal, Lekérdezés, Alapkeresés, Keress, Találd meg, Keresés itt, Részletek"),
    own_searches={
        "books": words("Katalógus, Katalógus, Katalógus, Katalógus, Katalógus, Katalógus, Katalógus, Katalógus, Online "
                       "katalógus, Online katalógus, Online katalógus, Online katalógus, Online katalógus, Könyvek, Könyvek, "
                       "Könyvek, Könyvek, Katalógusok, Katalógusok, Könyvtári katalógus, Könyvtári katalógus, Könyvtári "
                       "katalógus, Keresés a katalógusban, Keresés a katalógusban, Keresés a katalógusban, OPAC, OPAC, OPAC, "
                       "WebOPAC, WebOPAC, Elektronikus katalógus, Elektronikus katalógus, Könyvkereső, Könyvkereső, "
                       "Könyvkeresés, Könyvkeresés, Webáruház, Webáruház, Webshop, Webshop, Összes könyv, Összes könyv, "
                       "Antikvár könyvek, Antikvár könyvek, Katalógus keresés, A könyvtár katalógusa, Könyvtárunk katalógusa, "
                       "Könyvtárunk online katalógusa, Katalógusunk, Integrált katalógus, Közös katalógus, Online könyvtári "
                       "katalógus, On-line katalógus, Számítógépes katalógus, HunTéka, HunTéka OPAC, Corvina, Szirén, "
                       "SZIKLA-21, TextLib, Aleph, Qulto, MOKKA, ODR, LibriVision, Keresés a könyvtárban, Keresés a "
                       "gyűjteményben, Keresés az állományban, Dokumentumok keresése, Könyvek keresése, Könyvet keresek, "
                       "Keressen könyveink között, Könyvtári kereső, Közös kereső, Kiadványok, Kiadványaink, Könyveink, Minden "
                       "könyv, Könyvlista, Könyváruház, Könyvesbolt, Online könyvesbolt, Könyvrendelés, Használt könyvek, "
                       "Antikvár könyvkereső, Raktárkészlet, Kínálatunk, Könyv kínálat, Vásárlás, Vásárolok, Bolt, Kiadói "
                       "katalógus, Teljes könyvlista, Levéltári kereső, Levéltári adatbázisok, Digitális könyvtár, Digitális "
                       "gyűjtemény keresése, Hungaricana, ADT keresés, MEK, EPA"),
        "jobs": words("Állások, Állások, Állások, Állások, Állások, Állások, Állásajánlatok, Állásajánlatok, Állásajánlatok, "
                      "Állásajánlatok, Állásajánlatok, Álláskeresés, Álláskeresés, Álláskeresés, Álláskeresés, "
                      "Állásajánlataink, Állásajánlataink, Aktuális állásajánlatok, Aktuális állásajánlatok, Aktuális "
                      "állásajánlatok, Nyitott pozíciók, Nyitott pozíciók, Nyitott pozíciók, Nyitott pozíciók, Nyitott "
                      "pozícióink, Nyitott pozícióink, Álláshirdetések, Álláshirdetések, Álláshirdetések, Állást keresek, "
                      "Állást keresek, Állást keresek, Álláskereső, Álláskereső, Állás, Állás, Álláspályázatok, "
                      "Álláspályázatok, Pályázatok, Pályázatok, Jelentkezz, Jelentkezz, Aktuális állásaink, Aktuális pozíciók, "
                      "Aktuális pozícióink, Aktuális lehetőségek, Aktuális álláshirdetések, Álláslehetőségek, Álláslehetőség, "
                      "Állás keresése, Állások keresése, Állásbörze online, Álláslista, Állások megtekintése, Állásajánlatok "
                      "böngészése, Állásportál, Állásinfo, Friss állások, Legfrissebb állások, Új állások, Legújabb "
                      "állásajánlatok, Kiemelt állások, Összes állás, Összes állásajánlat, Összes nyitott pozíció, Minden "
                      "állás, Betöltendő állások, Betölthető állások, Üres álláshelyek, Meghirdetett állások, Meghirdetett "
                      "állásaink, Állás pályázatok, Közigállás, Közszolgálati állásportál, KSZR állások, Munka, Munkák, Munkát "
                      "keresek, Munkalehetőségek, Munkalehetőség, Munkakeresés, Munkaajánlatok, Megnézem az állásokat, "
                      "Megnézem a nyitott pozíciókat, Nézd meg állásainkat, Nézd meg nyitott pozícióinkat, Találd meg az "
                      "állásod, Találj munkát, Keresd meg a helyed nálunk, Keress állást, Keress munkát, Jelentkezem, "
                      "Jelentkezés, Jelentkezz most, Jelentkezz hozzánk, Karrierlehetőségek, Diákmunka, Diákmunkák, Diákmunka "
                      "keresése, Alkalmi munka, Külföldi állások, Szakdolgozói állások, Orvosi állások"),
        "flights": words("Repülőjegy, Repülőjegy, Repülőjegy, Repülőjegy, Repülőjegy, Repülőjegy, Repülőjegyek, Repülőjegyek, "
                         "Repülőjegyek, Repülőjegyek, Repülőjegyek, Foglalás, Foglalás, Foglalás, Foglalás, Foglalás, "
                         "Repülőjegy foglalás, Repülőjegy foglalás, Repülőjegy foglalás, Repülőjegy foglalás, Járatkeresés, "
                         "Járatkeresés, Járatkereső, Járatkereső, Olcsó repülőjegyek, Olcsó repülőjegyek, Olcsó repülőjegyek, "
                         "Olcsó repülőjegyek, Olcsó repülőjegy, Olcsó repülőjegy, Olcsó repülőjegy, Repülőjegy keresés, "
                         "Repülőjegy keresés, Repülőjegy kereső, Repülőjegy kereső, Jegyfoglalás, Jegyfoglalás, Járatok, "
                         "Járatok, Jegyvásárlás, Jegyvásárlás, Online foglalás, Online foglalás, Repülőjegy vásárlás, "
                         "Repülőjegy vásárlás, Repjegy, Repjegy, Akciós repülőjegyek, Akciós repülőjegyek, Fapados "
                         "repülőjegyek, Fapados repülőjegyek, Foglaljon most, Foglalj most, Foglalok, Foglalás indítása, "
                         "Foglaljon repülőjegyet, Foglalj repülőjegyet, Foglaljon járatot, Foglalja le útját, Foglald le az "
                         "utad, Járatfoglalás, Járat foglalása, Járatok keresése, Járatot keresek, Repülőjáratok keresése, "
                         "Repülőjárat kereső, Repülőjegyek keresése, Repjegyek, Repjegy kereső, Repjegy keresés, "
                         "Repjegyfoglalás, Repülőjegy online, Online repülőjegy, Repülőjegy akciók, Fapados repülőjegy, "
                         "Fapados járatok, Last minute repülőjegy, Repülőjegy árak, Repülőjegy rendelés, Repülőjegy "
                         "ajánlatkérés, Jegyrendelés, Jegyek, Jegyet veszek, Vásárlás, Keresés és foglalás, Utazás keresése, "
                         "Utazáskereső, Út keresése, Utazás foglalása, Utat foglalok, Menetrend és foglalás, Árnaptár, "
                         "Viteldíjkereső, Legolcsóbb járatok, Legolcsóbb repülőjegyek, Repülőjegyek összehasonlítása, "
                         "Repülőjegy + szállás, Repülő + hotel, Járat + szállás, Menettérti repülőjegy, Charter repülőjegy, "
                         "Hová utazna?, Hová repülsz?, Repülj velünk, Indulás"),
    },
    details=words("Összetett keresés, Összetett keresés, Összetett keresés, Összetett keresés, Összetett keresés, Összetett "
                  "keresés, Összetett keresés, Összetett keresés, Részletes keresés, Részletes keresés, Részletes keresés, "
                  "Részletes keresés, Részletes keresés, Részletes keresés, Részletes keresés, Részletes kereső, Részletes "
                  "kereső, Bővített keresés, Bővített keresés, Haladó keresés, Haladó keresés, Összetett kereső, További "
                  "szűrők, További keresési feltételek, Több keresési lehetőség, Speciális keresés, Szakértői keresés, "
                  "Részletes keresési feltételek, Szűkítés, Keresés szűkítése, További lehetőségek, CCL keresés, Kombinált "
                  "keresés, Bővebb keresés, Szűrők"),
    hubs=words("Szolgáltatások, Szolgáltatások, Szolgáltatások, Szolgáltatások, Szolgáltatások, Szolgáltatásaink, "
               "Szolgáltatásaink, Szolgáltatásaink, Szolgáltatásaink, Kezdőlap, Kezdőlap, Főoldal, Főoldal, Információk, "
               "Információk, Menü, Menü, Termékek, Termékek, Kategóriák, Kategóriák, Bővebben, Bővebben, Tovább, Tovább, "
               "Ügyintézés, Ügyintézés, Online szolgáltatások, E-szolgáltatások, Felfedezés, Ügyfeleknek, Kínálatunk, Hasznos "
               "linkek, Gyorslinkek, Tartalom, Lakosságnak, Intézmények, Önkormányzat, Portál, Ajánlatok, Tudnivalók, Itt "
               "kezdje"),
    own_hubs={
        "books": words("Könyvtár, Könyvtár, Könyvtár, Könyvtár, Könyvtár, Könyvtár, Könyvek, Könyvek, Könyvek, Könyvek, "
                       "Könyvek, Gyűjtemények, Gyűjtemények, Gyűjtemények, Gyűjtemények, Gyűjtemény, Gyűjtemény, Katalógusok, "
                       "Katalógusok, Állomány, Állomány, Adatbázisok, Adatbázisok, Levéltár, Levéltár, Könyvesbolt, "
                       "Könyvesbolt, Kiadványok, Kiadványok, Kutatás, Kutatás, Könyvtárak, Könyvtári szolgáltatások, "
                       "Szolgáltatások olvasóknak, Kutatóknak, Olvasóknak, Hallgatóknak, Oktatóknak, Digitális könyvtár, "
                       "Digitális gyűjtemények, Digitális tartalmak, Digitális archívum, Elektronikus források, Elektronikus "
                       "könyvtár, E-források, E-könyvek, Források, Információforrások, Könyvtárhasználat, Kölcsönzés, "
                       "Gyermekkönyvtár, Gyerekeknek, Felnőtteknek, Helyismeret, Helytörténet, Helytörténeti gyűjtemény, "
                       "Különgyűjtemények, Zenei gyűjtemény, Folyóiratok, Központi könyvtár, Fiókkönyvtárak, Egyetemi "
                       "könyvtár, Oktatás és kutatás, Irodalom, Szépirodalom, Ismeretterjesztő, Gyerekkönyvek, Ifjúsági "
                       "könyvek, Műfajok, Témakörök, Kategóriák szerint, Szerzők, Szerzőink, Kiadók, Sorozatok, Tankönyvek, "
                       "Szakkönyvek, Antikvárium, Antikvár, Újdonságok, Előjegyezhető, Sikerlista, Akciós könyvek, Idegen "
                       "nyelvű könyvek"),
        "jobs": words("Karrier, Karrier, Karrier, Karrier, Karrier, Karrier, Karrier, Karrier, Karrier, Állás, Állás, Állás, "
                      "Állások, Állások, Állások, Munkavállalóknak, Munkavállalóknak, Munkavállalóknak, Munkavállalóknak, "
                      "Álláskeresőknek, Álláskeresőknek, Álláskeresőknek, Álláskeresőknek, Dolgozz velünk, Dolgozz velünk, "
                      "Dolgozz nálunk, Dolgozz nálunk, Csatlakozz hozzánk, Csatlakozz hozzánk, Csatlakozz hozzánk, Csatlakozz "
                      "csapatunkhoz, Csatlakozz csapatunkhoz, Munkatársat keresünk, Munkatársat keresünk, Jelölteknek, "
                      "Jelölteknek, Pályázóknak, Pályázóknak, Pályakezdőknek, Pályakezdőknek, Karrier nálunk, Dolgozzon "
                      "nálunk, Csatlakozz, Légy a kollégánk, Légy a csapatunk tagja, Gyere hozzánk dolgozni, Legyen a "
                      "munkatársunk, Munkatársakat keresünk, Nálunk dolgozni, Nálunk a helyed, Munka nálunk, Humánpolitika, "
                      "HR, Humán erőforrás, Emberi erőforrás, Munkatársaink, Embereink, Pályakezdők, Diákoknak, Diákok és "
                      "friss diplomások, Gyakornoki program, Szakembereknek, Tapasztalt szakembereknek, Fizikai munka, "
                      "Szellemi munka, Irodai munkakörök, Ápolóknak, Egészségügyi dolgozóknak, Tanároknak, "
                      "Munkaerő-kölcsönzés, Munkaerő-közvetítés, Szakterületek, Munkaterületek, Területeink, Iparágak, "
                      "Munkaügy, Foglalkoztatás, Foglalkoztatási osztály, Munkaerőpiac, Karrier központ, Karrieroldal, Élet "
                      "nálunk, Cégünkről, Vállalat, A vállalatról, Közérdekű adatok, Munkatársainknak, Dolgozóinknak"),
        "flights": words("Repülés, Repülés, Repülés, Repülőjegyek, Repülőjegyek, Repülőjegyek, Utazás, Utazás, Utazás, Utazás, "
                         "Utazások, Utazások, Úti célok, Úti célok, Úti célok, Úti célok, Úticélok, Úticélok, Úticélok, "
                         "Célállomások, Célállomások, Desztinációk, Desztinációk, Ajánlatok, Ajánlatok, Ajánlatok, Akciók, "
                         "Akciók, Akciók, Utazási ajánlatok, Utazási ajánlatok, Repülőjegy ajánlatok, Repülőjegy ajánlatok, "
                         "Tervezés, Tervezés, Utazás tervezése, Utazás tervezése, Utasoknak, Utasoknak, Utasoknak, "
                         "Utasinformáció, Utasinformáció, Utazási információk, Utazási információk, Légitársaságok, "
                         "Légitársaságok, Légitársaságok, Menetrend, Menetrend, Városlátogatás, Városlátogatás, Nyaralás, "
                         "Nyaralás, Last minute, Last minute, Tervezze meg útját, Tervezd meg az utad, Utazástervezés, Utazás "
                         "előtt, Indulás előtt, Hasznos információk, Légitársaságok és úti célok, Hová repülünk?, Hová "
                         "repülhet?, Útvonalaink, Útvonaltérkép, Útvonalak, Járatinformáció, Járatok és menetrend, Nyári "
                         "menetrend, Repülőtér, Repülőterek, Utazóknak, Utazzon velünk, Repüljön velünk, Városlátogatások, "
                         "Nyaralások, Tengerparti nyaralás, Egzotikus utak, Csomagajánlatok, Belföld, Külföld, Európa, Ázsia, "
                         "Egzotikum, Viteldíjak, Díjcsomagok, Tarifák, Fapadosok, Üzleti utazás, Csoportos utazás, Inspiráció, "
                         "Foglalás és kezelés"),
    },
    chrome=pairs("Rólunk=rolunk, Magunkról=magunkrol, Bemutatkozás=bemutatkozas, Cégünkről röviden=cegunkrol, "
                 "Kapcsolat=kapcsolat, Elérhetőség=elerhetoseg, Elérhetőségeink=elerhetosegeink, Írjon nekünk=irjon-nekunk, "
                 "Ügyfélszolgálat=ugyfelszolgalat, Segítség=segitseg, GYIK=gyik, Gyakori kérdések=gyakori-kerdesek, "
                 "Adatvédelem=adatvedelem, Adatkezelési tájékoztató=adatkezelesi-tajekoztato, Adatvédelmi "
                 "nyilatkozat=adatvedelmi-nyilatkozat, ÁSZF=aszf, Általános szerződési feltételek=szerzodesi-feltetelek, "
                 "Impresszum=impresszum, Jogi nyilatkozat=jogi-nyilatkozat, Sütik kezelése=sutik, Akadálymentesítési "
                 "nyilatkozat=akadalymentes, Oldaltérkép=oldalterkep, Hírek=hirek, Aktualitások=aktualitasok, "
                 "Események=esemenyek, Programok=programok, Eseménynaptár=esemenynaptar, Blog=blog, Sajtó=sajto, "
                 "Sajtószoba=sajtoszoba, Galéria=galeria, Videók=videok, Bejelentkezés=bejelentkezes, Belépés=belepes, "
                 "Regisztráció=regisztracio, Fiókom=fiokom, Hírlevél=hirlevel, Feliratkozás hírlevélre=hirlevel-feliratkozas, "
                 "Facebook=facebook, English=en, Deutsch=de, Közérdekű adatok közzététele=kozerdeku, Üvegzseb=uvegzseb, "
                 "Közbeszerzés=kozbeszerzes, Panaszkezelés=panaszkezeles, Történetünk=tortenet, Küldetésnyilatkozat=kuldetes, "
                 "Szervezeti felépítés=szervezet, Partnereink=partnereink, Vélemények=velemenyek, "
                 "Fenntarthatóság=fenntarthatosag, Támogatóink=tamogatoink, Adó 1%=ado-1-szazalek, Térkép=terkep"),
    own_chrome={
        "books": pairs("Nyitvatartás=nyitvatartas, Nyitva tartás és címek=nyitva-tartas, Beiratkozás=beiratkozas, "
                       "Olvasójegy=olvasojegy, Olvasói fiók=olvasoi-fiok, Kölcsönzéseim=kolcsonzeseim, "
                       "Hosszabbítás=hosszabbitas, Könyvtárhasználati szabályzat=hasznalati-szabalyzat, Díjak=dijak, Késedelmi "
                       "díj=kesedelmi-dij, Könyvtárközi kölcsönzés=konyvtarkozi, Kérdezze a "
                       "könyvtárost=kerdezze-a-konyvtarost, Könyvtárosaink=konyvtarosaink, Olvasókör=olvasokor, "
                       "Könyvklub=konyvklub, Író-olvasó találkozó=iro-olvaso, Könyvbemutató=konyvbemutato, "
                       "Könyvajánló=konyvajanlo, Kiállítások=kiallitasok, Foglalkozások=foglalkozasok, "
                       "Teremfoglalás=teremfoglalas, Számítógép-használat=szamitogep, Nyomtatás és másolás=nyomtatas, "
                       "Irodalomkutatás megrendelése=irodalomkutatas, MTMT ügyintézés=mtmt, Hivatkozáskezelés=hivatkozas, "
                       "Kosár=kosar, Szállítás=szallitas, Szállítás és fizetés=szallitas-es-fizetes, Fizetési "
                       "módok=fizetesi-modok, Visszaküldés=visszakuldes, Ajándékutalvány=ajandekutalvany, "
                       "Könyvutalvány=konyvutalvany, Kívánságlista=kivansaglista, Rendeléseim=rendeleseim, "
                       "Üzleteink=uzleteink, Boltkereső=boltkereso, Könyvfelvásárlás=konyvfelvasarlas, Könyvet eladni=eladas, "
                       "Kéziratok=kezirat-bekuldes, Magánkiadás=magankiadas, Viszonteladóknak=viszonteladoknak, Sikerkönyvek "
                       "listája=toplista, Ünnepi Könyvhét=unnepi-konyvhet, Könyvfesztivál 2024=konyvfesztival, Törzsvásárlói "
                       "program=torzsvasarlo, Hangoskönyv segítség=hangoskonyv, Társasjátékok=tarsasjatekok"),
        "jobs": pairs("Munkaadóknak=munkaadoknak, Munkáltatóknak=munkaltatoknak, Hirdetésfeladás=hirdetesfeladas, Állás "
                      "feladása=allas-feladasa, Cégeknek=cegeknek, Munkaerőt keresek=munkaerot-keresek, Önéletrajz "
                      "adatbázis=oneletrajz-adatbazis, Munkáltatói belépés=munkaltato-belepes, Árlista=arlista, "
                      "Ajánlatkérés=ajanlatkeres, Önéletrajz feltöltése=oneletrajz-feltoltes, Küldd el "
                      "önéletrajzod=kuldj-oneletrajzot, Önéletrajz minta=oneletrajz-minta, Motivációs levél "
                      "minta=motivacios-level, Állásinterjú tippek=allasinterju, Karriertanácsadás=karriertanacsadas, "
                      "Karriermagazin=karriermagazin, Bérkalkulátor=berkalkulator, Fizetések=fizetesek, "
                      "Állásértesítő=allasertesito, Juttatások=juttatasok, Juttatásaink=juttatasaink, Értékeink=ertekeink, "
                      "Vállalati kultúra=vallalati-kultura, Kiválasztási folyamat=kivalasztasi-folyamat, Jelentkezés "
                      "menete=jelentkezes-menete, Duális képzés=dualis-kepzes, Képzések=kepzesek, Tanfolyamok=tanfolyamok, "
                      "Álláskeresési járadék=allaskeresesi-jaradek, Nyilvántartásba vétel=nyilvantartas, Állásbörze "
                      "2024=allasborze-2024, Nyílt nap=nyilt-nap, Munkatársi történetek=tortenetek, Fejvadászat=fejvadaszat, "
                      "Bérszámfejtés=berszamfejtes, Diákszövetkezet tagság=tagsag, Munka törvénykönyve=munka-torvenykonyve, "
                      "Munkaruha=munkaruha, Betegeinknek=betegeinknek, Orvosaink=orvosaink, Befektetőknek=befektetoknek, "
                      "Beszállítóknak=beszallitoknak, Cégértékelések=cegertekelesek, Ajánlj munkatársat=ajanlj, "
                      "Telephelyeink=telephelyeink"),
        "flights": pairs("Online check-in=online-check-in, Utasfelvétel=utasfelvetel, Foglalásom=foglalasom, "
                         "Foglalásaim=foglalasaim, Foglalás kezelése=foglalas-kezelese, Foglalás "
                         "módosítása=foglalas-modositasa, Járatinfó=jaratinfo, Járat státusz=jarat-statusz, Érkező "
                         "járatok=erkezo-jaratok, Induló járatok=indulo-jaratok, Érkezés=erkezes, Poggyász=poggyasz, "
                         "Kézipoggyász=kezipoggyasz, Feladott poggyász=feladott-poggyasz, Elveszett "
                         "poggyász=elveszett-poggyasz, Ülőhelyválasztás=ulohely, Különleges "
                         "segítségnyújtás=kulonleges-segitseg, Utazás gyermekkel=gyermekkel, Háziállat szállítása=haziallat, "
                         "Parkolás=parkolas, Parkolás foglalása=parkolas-foglalas, Megközelítés=megkozelites, "
                         "Transzfer=transzfer, Autóbérlés=autoberles, Szállás=szallas, Szállodák=szallodak, "
                         "Utasbiztosítás=utasbiztositas, Vízum=vizum, Hajóutak=hajoutak, Vonatjegy=vonatjegy, Üzletek és "
                         "éttermek=uzletek, VIP váró=vip-varo, Talált tárgyak=talalt-targyak, Biztonsági "
                         "ellenőrzés=biztonsagi-ellenorzes, Törzsutasprogram=torzsutasprogram, Mérföldek=merfoldek, "
                         "Flotta=flotta, Légi áru=legi-aru, Késés és kártérítés=karterites, Visszatérítés=visszaterites, "
                         "Fuvarozási feltételek=fuvarozasi-feltetelek, Utasjogok=utasjogok, Zajvédelem=zajvedelem, "
                         "Ajándékkártya=ajandekkartya, Irodáink=irodaink, Utazási szerződés=utazasi-szerzodes, Utazási "
                         "utalvány=utazasi-utalvany, Repülőtéri karrier=repuloteri-karrier"),
    },
    decoys=pairs("Keresési tippek=keresesi-tippek, Keresési segédlet=keresesi-segedlet, Hogyan keressek?=hogyan-keressek, Itt "
                 "talál minket=itt-talal-minket, Így talál meg minket=igy-talal-meg, Keressen minket "
                 "bizalommal=keressen-minket, Keressen minket a Facebookon=keressen-facebookon, Népszerű "
                 "keresések=nepszeru-keresesek, Legutóbbi keresések=legutobbi-keresesek, Mentett keresések=mentett-keresesek, "
                 "Keresőoptimalizálás=keresooptimalizalas, Keresőmarketing=keresomarketing, Kutatócsoportok=kutatocsoportok, "
                 "Kutatás-fejlesztés=kutatas-fejlesztes, Kutatók éjszakája=kutatok-ejszakaja, Orvoskereső=orvoskereso, "
                 "Munkatárs kereső=telefonkonyv, Üzletkereső=uzletkereso, Eltűnt személyek=eltunt-szemelyek, "
                 "Kutyakereső=kutyakereso, Termékkatalógus letöltése=termekkatalogus, Prospektus=prospektus, Képzési "
                 "katalógus=kepzesi-katalogus, Hírarchívum=hirarchivum, Dokumentumtár=dokumentumtar, Letöltések=letoltesek, "
                 "Pályázati felhívás iskoláknak=palyazati-felhivas, Időpontfoglalás=idopontfoglalas, "
                 "Asztalfoglalás=asztalfoglalas, Utoljára megtekintett=megtekintett, Társkereső=tarskereso, "
                 "Szállásfoglalás=szallasfoglalas, Legkeresettebb termékek=legkeresettebb"),
    filler=words("a, az, és, hogy, nem, is, egy, van, volt, meg, vagy, de, ha, csak, mint, már, még, el, ki, be, fel, le, "
                 "minden, ez, ezek, azok, ami, aki, amely, akik, ahol, amikor, mert, így, úgy, után, előtt, között, alatt, "
                 "szerint, által, mellett, iránt, során, számára, több, nagy, kis, új, jó, legjobb, első, második, teljes, "
                 "további, aktuális, ingyenes, kedves, fontos, szép, mai, idei, 2023, 2024, évi, éves, év, évben, hónap, hét, "
                 "nap, napok, óra, hétfő, szombat, szeptember, december, Magyarország, Budapest, Debrecen, Szeged, Pécs, Győr, "
                 "magyar, városi, megyei, országos, nemzeti, egyetem, kerület, utca, tér, akár, itt, most, velünk, önnek, "
                 "neked, ön, mi, te, kattintson, olvassa el, tovább olvasom, letöltés, részletes, információ, tájékoztató, "
                 "felhívás, lehetőség, kapcsolatos, várjuk, kérjük, köszönjük, szeretettel, Ft, 4990 Ft-tól, kedvezmény, "
                 "projekt, támogatás"),
    button=words("Keresés, Keresés, Keresés, Keresés, Keresés, Keresés, Keresés, Keresés, Keres, Keres, Mehet, Keresek, "
                 "Indítás, Szűrés, OK"),
    prompt=words("Keresés, Keresés, Keresés, Keresés, Keresés, Keresés, Keresés..., Keresés..., Keresés..., Keresőszó, "
                 "Keresőszó, Keresett kifejezés, Keresett kifejezés, Mit keres?, Mit keres?, Kulcsszó, Írja be a keresett "
                 "szót, Mit keresel?, Keresés az oldalon, Keresendő kifejezés, Kereső kifejezés"),
    subject={
        "books": words("Könyvek, Könyvek, Könyvek, Könyvtárak, Könyvtárak, Könyvtár, Könyvtár, Könyvesboltok, Könyvkiadók, "
                       "Kiadók, Antikváriumok, Irodalom, Városi könyvtár, Levéltárak"),
        "jobs": words("Állás, Állás, Állás, Állások, Állások, Karrier, Karrier, Munka, Állásportálok, Munkaerő-közvetítés, "
                      "Fejvadászok, Álláskeresés, Diákmunka"),
        "flights": words("Repülőjegyek, Repülőjegyek, Repülőjegy, Repülőjegy, Légitársaságok, Légitársaságok, Utazási irodák, "
                         "Repülőterek, Fapados járatok, Repülés, Olcsó repülőjegyek"),
    },
    content={
        "books": words("könyv, könyvek, könyvet, könyvtár, könyvtári, könyvtáros, olvasó, olvasók, olvasás, olvasójegy száma, "
                       "kölcsönzés, kölcsönözhető, kölcsönzési idő, előjegyzés, hosszabbítás kérése, visszahozott, "
                       "fiókkönyvtár, olvasóterem, raktár, szabadpolc, raktári jelzet, jelzet, ETO, tárgyszó, leltári szám, "
                       "szerző, szerzők, író, írók, költő, cím, alcím, kiadó, kiadás, kiadás éve, első kiadás, megjelenés, "
                       "megjelent, oldalszám, kötés, keménytábla, puhakötés, fűzve, védőborító, ISBN, nyelv, fordító, "
                       "fordítás, illusztrátor, sorozat, kötet, kötetek, regény, regények, krimi, novellák, elbeszélések, "
                       "versek, költészet, próza, dráma, életrajz, memoár, sci-fi, fantasy, romantikus, képregény, mesekönyv, "
                       "mese, lapozó, ifjúsági, ismeretterjesztő, szakkönyv, tankönyv, munkafüzet, kötelező olvasmány, szótár, "
                       "lexikon, útikönyv, szakácskönyv, folyóirat, folyóiratok, napilap, cikkek, szakdolgozat, disszertáció, "
                       "adatbázis, teljes szöveg, kézirat, kéziratok, régi nyomtatványok, térképek, fotók, kotta, hangoskönyv, "
                       "e-könyv, iratok, fond, levéltár, digitalizálás, bibliográfia, helyismereti, antikvár, antikvárium, jó "
                       "állapotú, használt, újszerű, bolti ár, online ár, raktáron, előrendelhető, bestseller, díjnyertes, "
                       "könyvajánló, könyvhét, dedikálás, Jókai Mór, Szabó Magda, Móricz, Krúdy, Rejtő Jenő"),
        "jobs": words("állás, állások, munka, munkakör, munkahely, munkáltató, munkavállaló, munkatárs, munkatársat, kolléga, "
                      "pozíció, feladatok, főbb feladatok, elvárások, előny, amit kínálunk, jelentkező, jelentkezők, jelölt, "
                      "pályázat, pályázati feltételek, pályázat benyújtása, pályázó, kinevezés, közalkalmazotti jogviszony, "
                      "közszolgálati, határozatlan idejű, határozott idejű, teljes munkaidő, részmunkaidő, munkarend, egy "
                      "műszak, két műszak, több műszak, éjszakai műszak, hétvégi munka, rugalmas munkaidő, home office, "
                      "távmunka, azonnali kezdés, próbaidő, bér, bruttó, nettó, órabér, alapbér, bérpótlék, fizetés, bérezés, "
                      "illetmény, cafeteria, SZÉP-kártya, utazási támogatás, bejárás, szállást biztosítunk, juttatás, prémium, "
                      "önéletrajz, fényképes önéletrajz, motivációs levél, interjú, felvétel, végzettség, középfokú "
                      "végzettség, felsőfokú végzettség, diploma, szakképesítés, gyakorlat, tapasztalat, nyelvtudás, angol "
                      "nyelv, B kategóriás jogosítvány, erkölcsi bizonyítvány, ügyintéző, asszisztens, könyvelő, pénzügyi, "
                      "értékesítő, üzletkötő, bolti eladó, pénztáros, raktáros, targoncavezető, sofőr, gépkocsivezető, futár, "
                      "takarító, szakács, felszolgáló, pultos, recepciós, villanyszerelő, hegesztő, lakatos, CNC gépkezelő, "
                      "operátor, összeszerelő, karbantartó, mérnök, programozó, fejlesztő, rendszergazda, ápoló, orvos, "
                      "szakorvos, gyógyszerész, pedagógus, tanár, óvodapedagógus, dajka, gyakornok, diák, pályakezdő, vezető, "
                      "projektmenedzser, cég, munkanélküli, álláskereső, kormányhivatal, kölcsönzött munkaerő"),
        "flights": words("repülőjegy, repülőjegyek, repülő, repülés, repülőgép, repülőtér, járat, járatok, légitársaság, "
                         "légitársaságok, fapados, diszkont légitársaság, menetrend szerinti, charter, indulás, érkezés, "
                         "indulási idő, közvetlen, közvetlen járat, átszállás, átszállással, oda-vissza, oda-vissza út, egy "
                         "út, retúr, utas, utasok, felnőtt, gyermek, csecsemő, poggyász, kézipoggyász mérete, feladott bőrönd, "
                         "beszállókártya, beszállás, kapu, terminál, ülőhely, ablak mellett, turista osztály, business "
                         "osztály, fedélzet, személyzet, pilóta, illeték, reptéri illeték, illetékkel együtt, viteldíj, már "
                         "9990 Ft-tól, áraink, kedvezményes, promóciós ár, foglalási díj, foglalási kód, e-jegy, útlevél, "
                         "személyi igazolvány, vízumköteles, vám, késés, törölt járat, kártalanítás, útvonal, új járat, nyári "
                         "szezon, téli menetrend, úti cél, úticél, Budapest, Ferihegy, Debrecen, London, Párizs, Róma, Milánó, "
                         "Barcelona, Madrid, Málaga, Tenerife, Athén, Korfu, Kréta, Rodosz, Ciprus, Antalya, Isztambul, Dubaj, "
                         "Bangkok, Bali, Zanzibár, New York, Frankfurt, Brüsszel, Wizz Air, Ryanair, Lufthansa, KLM, utazási "
                         "iroda, utazásszervező, nyaralás, tengerpart, városnézés, csomagár, szállás reggelivel, hosszú "
                         "hétvége, társasutazás, IATA"),
    },
    labels={
        "books": {
            "title": words("Cím, Cím, Cím, Cím, Cím, Cím, Cím, Cím szavai, Cím szavai, A könyv címe, Könyv címe, Címszavak, "
                           "Cím vagy címrészlet"),
            "author": words("Szerző, Szerző, Szerző, Szerző, Szerző, Szerző, Szerző, Szerző neve, Szerző vagy közreműködő, A "
                            "szerző neve, Szerző/közreműködő"),
            "publisher": words("Kiadó, Kiadó, Kiadó, Kiadó, Kiadó, Kiadó, Kiadó neve, Megjelenés (kiadó)"),
            "isbn": words("ISBN, ISBN, ISBN, ISBN, ISBN/ISSN, ISBN/ISSN, ISBN szám, ISBN vagy vonalkód"),
            "year": words("Kiadás éve, Kiadás éve, Kiadás éve, Megjelenés éve, Megjelenés éve, Megjelenés éve, Év, Év, Kiadási "
                          "év, Megjelenés éve (tól), Évszám"),
        },
        "jobs": {
            "title": words("Kulcsszó, Kulcsszó, Kulcsszó, Munkakör, Munkakör, Pozíció, Pozíció, Mit keresel?, Keresőszó, "
                           "Pozíció neve, Kulcsszó vagy munkakör, Állás megnevezése, Munkakör megnevezése, Milyen munkát "
                           "keresel?"),
            "company": words("Cég, Cég, Cégnév, Cégnév, Munkáltató, Munkáltató, Munkáltató neve, Vállalat, Intézmény"),
            "location": words("Hely, Hely, Helyszín, Helyszín, Település, Település, Munkavégzés helye, Munkavégzés helye, "
                              "Munkavégzés helye, Város, Város, Megye, Megye, Hol?, Régió, Város vagy megye"),
            "category": words("Kategória, Kategória, Szakterület, Szakterület, Terület, Munkaterület, Szakma, Iparág, Munkakör "
                              "kategória, Ágazat"),
            "salary": words("Fizetés, Fizetés, Bér, Minimum bér, Fizetési igény, Bérezés, Nettó fizetés, Órabér (tól)"),
        },
        "flights": {
            "origin": words("Honnan, Honnan, Honnan, Honnan, Honnan, Honnan, Honnan?, Honnan?, Honnan?, Indulás helye, Indulás "
                            "helye, Indulási repülőtér, Indulási repülőtér, Indulás, Indulási hely"),
            "destination": words("Hová, Hová, Hová, Hová, Hová, Hova, Hova, Hova, Hová?, Hová?, Hová?, Úti cél, Úti cél, "
                                 "Érkezési repülőtér, Érkezés helye, Célállomás"),
            "departure_date": words("Odaút, Odaút, Indulás dátuma, Indulás dátuma, Odaút dátuma, Odaút dátuma, Oda, Oda, "
                                    "Indulási dátum, Indulás napja, Utazás dátuma"),
            "return_date": words("Visszaút, Visszaút, Visszaút, Visszaút dátuma, Visszaút dátuma, Vissza, Vissza, "
                                 "Visszaérkezés, Visszautazás, Hazautazás dátuma"),
            "airline": words("Légitársaság, Légitársaság, Légitársaság, Légitársaság, Légitársaság, Légitársaság, "
                             "Légitársaságok, Preferált légitársaság, Bármely légitársaság, Üzemeltető"),
        },
    },
)  # fmt: skip
