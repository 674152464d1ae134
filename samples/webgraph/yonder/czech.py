"""Czech, as sites of the ninth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

CS = Tongue(
    "cs", "yonder",
    searches=words("Hledat, Hledat, Hledat, Hledat, Vyhledávání, Vyhledávání, Vyhledávání, Vyhledat, Vyhledat, Hledání, "
                   "Rychlé hledání, Rychlé vyhledávání, Jednoduché vyhledávání, Základní vyhledávání, Hledat na webu, Najít, "
                   "Nové hledání, Vstoupit"),
    own_searches={
        "books": words("Katalog, Katalog, Katalog, Katalog, On-line katalog, On-line katalog, Online katalog, Online katalog, "
                       "Katalog knihovny, Katalog knihovny, Katalog knih, Vyhledávání v katalogu, Hledat v katalogu, "
                       "Hledat v knihovně, Prohledat katalog, Souborný katalog, Elektronický katalog, Webový katalog, "
                       "Vstup do katalogu, Vyhledat knihu, Najít knihu, Hledat knihu, Knihy, Všechny knihy, E-shop, E-shop, "
                       "Knihovny.cz, Kramerius, Portál Medvik, Centrální katalog, Katalogy, Archivní fondy – vyhledávání, "
                       "Nabídka knih, Nabídka titulů, Ediční katalog, Antikvariát – nabídka, Digitální knihovna"),
        "jobs": words("Volná místa, Volná místa, Volná místa, Volná místa, Volné pozice, Volné pozice, Volné pozice, "
                      "Volná pracovní místa, Volná pracovní místa, Nabídka práce, Nabídka práce, Nabídky práce, "
                      "Pracovní nabídky, Hledat práci, Hledat práci, Hledám práci, Hledám práci, Najít práci, Najdi si práci, "
                      "Aktuální nabídka, Aktuální volné pozice, Otevřené pozice, Všechny pozice, Zobrazit volné pozice, "
                      "Přehled volných míst, Prohlédnout nabídky, Vyhledávání volných míst, Výběrová řízení, "
                      "Výběrová řízení, Vyber si pozici, Brigády, Inzeráty práce, Koho hledáme, Hledáme kolegy, Práce"),
        "flights": words("Letenky, Letenky, Letenky, Letenky, Letenky, Rezervace, Rezervace letenek, Rezervace letenek, "
                         "Rezervovat let, Rezervovat let, Rezervujte si let, Rezervovat, Vyhledat let, Vyhledat lety, "
                         "Vyhledat letenky, Hledat lety, Hledat letenky, Najít let, Levné letenky, Levné letenky, "
                         "Koupit letenku, Nákup letenek, Vyhledávač letenek, Vyhledávání letenek, Online rezervace, "
                         "Letenky online, Zpáteční letenky, Porovnat letenky, Lety, Let + hotel, Kalendář cen, "
                         "Objednat letenku"),
    },
    details=words("Rozšířené vyhledávání, Rozšířené vyhledávání, Pokročilé vyhledávání, Pokročilé vyhledávání, "
                  "Rozšířené vyhledávání, Rozšířené vyhledávání, Rozšířené vyhledávání, Pokročilé vyhledávání, "
                  "Pokročilé vyhledávání, Rozšířené hledání, Podrobné vyhledávání, Podrobné hledání, Detailní vyhledávání, "
                  "Kombinované vyhledávání, Více možností, Další filtry, Upřesnit hledání"),
    hubs=words("Služby, Služby, Naše služby, Online služby, Nabídka, Produkty, Informace, Rozcestník, Menu, Objevte, "
               "Důležité odkazy, Aplikace, Začněte zde"),
    own_hubs={
        "books": words("Knihovna, Knihovna, Knihy, Knihy, Katalogy, Katalogy a databáze, Fondy, Fondy a služby, Sbírky, "
                       "Služby čtenářům, Pro čtenáře, Čtenáři, Elektronické zdroje, E-zdroje, Knihkupectví, Kategorie knih, "
                       "Žánry, Nakladatelství, Vydané knihy, Čítárna, Učebnice, Archiv, Badatelům, Půjčování, Pro veřejnost, "
                       "Pro studenty, Zdroje, Studium"),
        "jobs": words("Kariéra, Kariéra, Kariéra, Kariéra, Práce u nás, Práce u nás, Zaměstnání, Pracujte u nás, "
                      "Přidejte se k nám, Připojte se k nám, Staň se naším kolegou, Pro uchazeče, Uchazeči o zaměstnání, "
                      "Pro zájemce o práci, Studenti a absolventi, Lidé, Personální oddělení, Trh práce, Zaměstnanost, "
                      "Nabídka zaměstnání, Úřední deska, Občan, Potřebuji vyřídit, Pro vás"),
        "flights": words("Letenky, Lety, Destinace, Destinace, Kam létáme, Cestování, Plánování cesty, Naplánujte si cestu, "
                         "Akční nabídky, Slevy, Speciální nabídky, Akční letenky, Letecké společnosti, Pro cestující, "
                         "Cestující, Dovolená, Zájezdy, Před cestou, Letní letový řád, Letíme s námi, Cesty"),
    },
    chrome=pairs("O nás=o-nas, Kontakt=kontakt, Kontakty=kontakty, Napište nám=napiste-nam, Nápověda=napoveda, "
                 "Časté dotazy=caste-dotazy, Ochrana osobních údajů=ochrana-osobnich-udaju, GDPR=gdpr, "
                 "Obchodní podmínky=obchodni-podminky, Prohlášení o přístupnosti=prohlaseni-o-pristupnosti, "
                 "Mapa webu=mapa-webu, Aktuality=aktuality, Novinky=novinky, Blog=blog, Akce=akce, Přihlášení=prihlaseni, "
                 "Přihlásit se=prihlasit-se, Odběr novinek=odber-novinek, Pro média=pro-media, Fotogalerie=fotogalerie, "
                 "Nastavení cookies=cookies, Partneři=partneri, English=en, Historie=historie, Facebook=facebook"),
    own_chrome={
        "books": pairs("Otevírací doba=oteviraci-doba, Registrace čtenáře=registrace, Čtenářské konto=ctenarske-konto, "
                       "Knihovní řád=knihovni-rad, Ceník služeb=cenik, Pobočky=pobocky, Pro děti=pro-deti, "
                       "Meziknihovní služby=mvs, Zeptejte se knihovny=ptejte-se, Klub čtenářů=klub-ctenaru, Košík=kosik, "
                       "Doprava a platba=doprava-a-platba, Dárkové poukazy=poukazy, Knižní tipy=tipy, Besedy=besedy, "
                       "Výkup knih=vykup-knih, Regionální osobnosti=osobnosti"),
        "jobs": pairs("Pro zaměstnavatele=pro-zamestnavatele, Vložit inzerát=vlozit-inzerat, Pro firmy=pro-firmy, "
                      "Benefity=benefity, Výběrové řízení krok za krokem=nabor, Poslat životopis=zivotopis, "
                      "Stáže a praxe=staze, Příběhy zaměstnanců=pribehy, Přehled platů=platy, Kariérní poradna=poradna, "
                      "Hlídač práce=hlidac, Pobočky agentury=pobocky-agentury, Den otevřených dveří=dod, "
                      "Podpora v nezaměstnanosti=podpora, Zákoník práce=zakonik, Vzdělávání=vzdelavani"),
        "flights": pairs("Odbavení online=odbaveni, Správa rezervace=sprava-rezervace, Moje rezervace=moje-rezervace, "
                         "Odlety=odlety, Přílety=prilety, Zavazadla=zavazadla, Parkování=parkovani, Hotely=hotely, "
                         "Půjčovna aut=pujcovna-aut, Cestovní pojištění=pojisteni, Reklamace letu=reklamace, Víza=viza, "
                         "Věrnostní program=vernostni-program, Přepravní podmínky=prepravni-podminky, "
                         "Doprava na letiště=doprava, Ztracená zavazadla=ztracena-zavazadla, Kariéra=kariera"),
    },
    decoys=pairs("Jak vyhledávat=jak-vyhledavat, Nápověda k vyhledávání=napoveda-hledani, Kde nás najdete=kde-nas-najdete, "
                 "Najdete nás na Facebooku=facebook-najdete, Ztráty a nálezy=ztraty, Výzkum=vyzkum, "
                 "Naposledy hledané=naposledy, Najít prodejnu=prodejny, Nejhledanější výrazy=nejhledanejsi, "
                 "Optimalizace pro vyhledávače=seo, Katalog firem=katalog-firem, Databáze sponzorů=sponzori, "
                 "Uložená hledání=ulozena, Hledá se maskot=maskot, Najděte svého specialistu=specialiste"),
    filler=words("a, v, na, se, je, s, z, do, o, pro, že, i, k, za, od, po, ve, která, který, nebo, ale, jsou, není, jako, jak, "
                 "si, až, tak, při, které, také, byl, bude, mezi, své, jeho, jejich, naše, náš, vám, vás, můžete, více, "
                 "více informací, nové, nový, další, let, roku, den, dny, každý, všechny, dnes, zde, číst dále, zdarma, Kč, "
                 "Praha, Brno, Ostrava, město, české, České republiky, ulice, stránky, aktuálně, pondělí, prosinec, veřejnost, "
                 "pouze, během, podle, velmi, první, místo, rok, zájem, kraj, děkujeme, případně"),
    button=words("Hledat, Hledat, Vyhledat, Vyhledat, Najít, Hledej"),
    prompt=words("Hledat, Hledat, Hledat..., Vyhledat, Hledaný výraz, Klíčové slovo, Zadejte hledaný výraz, Co hledáte?, "
                 "Napište co hledáte, Hledat na webu"),
    subject={
        "books": words("Knihy, Knihovny, Knihkupectví, Nakladatelství, Antikvariáty, Městská knihovna, Literatura"),
        "jobs": words("Práce, Nabídka práce, Zaměstnání, Kariéra, Personální agentury, Volná místa, Pracovní příležitosti"),
        "flights": words("Letenky, Levné letenky, Aerolinky, Letecké společnosti, Letiště, Cestovní kanceláře, Létání"),
    },
    content={
        "books": words("kniha, knihy, autor, autorka, knihovna, knihovny, čtenář, čtenáři, knihovník, katalog, název, román, "
                       "detektivka, povídky, poezie, beletrie, naučná literatura, komiks, dětské knihy, leporelo, nakladatel, "
                       "nakladatelství, vydání, rok vydání, počet stran, vazba, brožovaná, pevná vazba, ISBN, e-kniha, "
                       "audiokniha, výpůjčka, výpůjčky, půjčit, rezervace, prodloužení, upomínka, průkazka, pobočka, studovna, "
                       "čítárna, signatura, svazek, periodika, časopisy, noviny, regionální literatura, rukopisy, "
                       "staré tisky, archiválie, fond, sbírka, digitalizace, diplomové práce, skripta, učebnice, antikvariát, "
                       "použité knihy, bestseller, novinky, překlad, ilustrace, autorské čtení, křest knihy, Magnesia Litera, "
                       "Karel Čapek, Bohumil Hrabal, skladem, sleva"),
        "jobs": words("práce, pozice, místo, zaměstnání, zaměstnavatel, zaměstnanec, uchazeč, uchazeči, životopis, "
                      "motivační dopis, pohovor, výběrové řízení, nástup ihned, plný úvazek, částečný úvazek, zkrácený úvazek, "
                      "brigáda, DPP, DPČ, smlouva na dobu neurčitou, mzda, plat, hrubého měsíčně, platová třída, prémie, "
                      "benefity, stravenky, týden dovolené navíc, home office, směnný provoz, noční směny, praxe, vzdělání, "
                      "vyučení, maturita, řidičský průkaz, požadujeme, nabízíme, náplň práce, asistentka, účetní, řidič, "
                      "skladník, prodavačka, kuchař, zedník, elektrikář, svářeč, obsluha CNC, programátor, obchodní zástupce, "
                      "učitelka, lékař, zdravotní sestra, referent, technik, operátor výroby, personalista, agentura, "
                      "úřad práce, absolvent, nezaměstnanost, agenturní zaměstnávání, OZP"),
        "flights": words("let, lety, letenka, letenky, letiště, letecká společnost, aerolinka, odlet, přílet, přestup, "
                         "přímý let, zpáteční, jednosměrná, cestující, dospělí, děti, kojenci, zavazadlo, příruční zavazadlo, "
                         "odbavené zavazadlo, palubní vstupenka, odbavení, terminál, brána, sedadlo, ekonomická třída, "
                         "business třída, letištní poplatky, cena od, včetně poplatků, akční cena, rezervace, "
                         "číslo rezervace, pas, vízum, destinace, Praha, Brno, Ostrava, Pardubice, Londýn, Paříž, Barcelona, "
                         "Řím, Milán, Antalya, Hurghada, Kréta, Dubaj, Bangkok, New York, Smartwings, zpoždění, zrušený let, "
                         "náhrada, letadlo, posádka, nízkonákladové, charter, dovolená, cestovní kancelář, eurovíkend, "
                         "letový řád, míle, termín, noci"),
    },
    labels={
        "books": {
            "title": words("Název, Název, Název, Titul, Název knihy, Slova z názvu"),
            "author": words("Autor, Autor, Autor, Jméno autora, Autor (příjmení), Původce"),
            "publisher": words("Nakladatel, Nakladatel, Nakladatelství, Vydavatel"),
            "isbn": words("ISBN, ISBN, ISBN/ISSN, ISBN nebo EAN"),
            "year": words("Rok vydání, Rok vydání, Rok, Rok od, Rok vydání od"),
        },
        "jobs": {
            "title": words("Pozice, Název pozice, Profese, Klíčové slovo, Profese nebo klíčové slovo, Jakou práci hledáte?"),
            "company": words("Firma, Společnost, Zaměstnavatel, Název firmy"),
            "location": words("Lokalita, Lokalita, Místo, Město, Kde, Obec nebo okres, Místo výkonu práce"),
            "category": words("Obor, Obor, Kategorie, Oblast, Odvětví"),
            "salary": words("Mzda, Mzda od, Plat, Minimální mzda, Plat od"),
        },
        "flights": {
            "origin": words("Odkud, Odkud, Odkud, Z, Místo odletu, Odletové letiště"),
            "destination": words("Kam, Kam, Kam, Do, Cíl cesty, Místo příletu"),
            "departure_date": words("Odlet, Odlet, Datum odletu, Tam, Datum odletu tam"),
            "return_date": words("Návrat, Návrat, Zpět, Datum návratu, Přílet zpět"),
            "airline": words("Letecká společnost, Aerolinka, Letecká společnost, Dopravce"),
        },
    },
)  # fmt: skip
