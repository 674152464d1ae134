"""Polish, as sites of the seventh vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

PL = Tongue(
    "pl", "elsewhere",
    searches=words("Szukaj, Szukaj, Szukaj, Wyszukiwarka, Wyszukiwarka, Wyszukaj, Wyszukiwanie, Znajdź, "
                   "Szybkie wyszukiwanie, Przejdź do wyszukiwarki, Nowe wyszukiwanie, Szukaj teraz"),
    own_searches={
        "books": words("Katalog, Katalog, Katalog, Katalog online, Katalog online, Katalogi, Katalog biblioteczny, "
                       "Katalog biblioteki, Szukaj w katalogu, Przeszukaj katalog, Wyszukiwanie w katalogu, "
                       "Szukaj książki, Szukaj książek, Wyszukiwarka książek, Znajdź książkę, OPAC, Katalog OPAC, "
                       "Katalog zbiorów, Katalog komputerowy, Multiwyszukiwarka, Katalog główny, NUKAT, Prolib, "
                       "Katalog WWW, Zasoby biblioteki, Wypożycz książkę, Academica"),
        "jobs": words("Oferty pracy, Oferty pracy, Oferty pracy, Oferty pracy, Szukaj pracy, Szukaj pracy, "
                      "Znajdź pracę, Znajdź pracę, Aktualne oferty pracy, Aktualne oferty, Wszystkie oferty, "
                      "Zobacz oferty pracy, Zobacz oferty, Przeglądaj oferty, Wyszukiwarka ofert pracy, "
                      "Wyszukaj oferty, Szukam pracy, Ogłoszenia o pracę, Oferty zatrudnienia, Wolne stanowiska, "
                      "Nabory, Aplikuj, Sprawdź oferty, Nabór na wolne stanowiska"),
        "flights": words("Loty, Loty, Rezerwuj, Zarezerwuj lot, Zarezerwuj lot, Szukaj lotów, Wyszukaj lot, "
                         "Wyszukaj lot, Rezerwacja, Rezerwacja, Kup bilet, Kup bilet, Bilety lotnicze, "
                         "Bilety lotnicze, Tanie loty, Tanie loty, Wyszukiwarka lotów, Znajdź lot, "
                         "Rezerwacja online, Zarezerwuj, Rezerwuj lot, Kalendarz tanich lotów, Porównaj ceny lotów, "
                         "Loty i hotele, Szukaj połączeń"),
    },
    details=words("Wyszukiwanie zaawansowane, Wyszukiwanie zaawansowane, Wyszukiwanie zaawansowane, Zaawansowane, "
                  "Wyszukiwarka zaawansowana, Szukaj zaawansowane, Wyszukiwanie szczegółowe, Więcej opcji, "
                  "Więcej filtrów, Zawęź wyniki, Wyszukiwanie złożone"),
    hubs=words("Oferta, Oferta, Usługi, Nasze usługi, E-usługi, Poznaj nas, Odkryj, Na skróty, Zasoby, Start, "
               "Dla Ciebie, Jak zacząć, Produkty, Więcej, Przydatne linki, Co chcesz zrobić?"),
    own_hubs={
        "books": words("Książki, Książki, Biblioteka, Biblioteka, Zbiory, Zbiory, Nasze zbiory, Dla czytelników, "
                       "Dla czytelnika, Czytelnicy, Księgarnia, E-zbiory, Katalogi i bazy, Wypożyczalnia, "
                       "Podręczniki, Źródła elektroniczne, Oferta biblioteki, Nowości i bestsellery"),
        "jobs": words("Kariera, Kariera, Kariera, Praca, Praca, Praca u nas, Pracuj z nami, Dołącz do nas, "
                      "Dołącz do zespołu, Dla kandydatów, Dla kandydata, Rekrutacja, Zatrudnienie, "
                      "Dla poszukujących pracy, Dla bezrobotnych i poszukujących pracy, Studenci i absolwenci, "
                      "Obszary pracy"),
        "flights": words("Loty, Podróże, Planuj podróż, Planowanie podróży, Planuj i rezerwuj, Kierunki, "
                         "Kierunki lotów, Dokąd latamy, Promocje, Oferty specjalne, Dla pasażera, Pasażer, "
                         "Siatka połączeń, Wakacje, Informacje przed podróżą"),
    },
    chrome=pairs("O nas=o-nas, Kontakt=kontakt, Pomoc=pomoc, Najczęściej zadawane pytania=faq, "
                 "Polityka prywatności=polityka-prywatnosci, Regulamin=regulamin, "
                 "Deklaracja dostępności=deklaracja-dostepnosci, Mapa strony=mapa-strony, Aktualności=aktualnosci, "
                 "Blog=blog, Wydarzenia=wydarzenia, Zaloguj się=logowanie, Newsletter=newsletter, "
                 "Dla mediów=dla-mediow, Ochrona danych osobowych=rodo, English version=en, "
                 "Polityka cookies=cookies, Facebook=facebook"),
    own_chrome={
        "books": pairs("Godziny otwarcia=godziny-otwarcia, Zapisz się do biblioteki=zapisy, Moje konto=moje-konto, "
                       "Dla dzieci=dla-dzieci, Zapytaj bibliotekarza=zapytaj-bibliotekarza, Filie=filie, "
                       "Koszyk=koszyk, Dostawa i płatność=dostawa, Dyskusyjne Kluby Książki=dkk, "
                       "Karty podarunkowe=karty-podarunkowe, Zaproponuj zakup=zaproponuj-zakup, "
                       "Historia biblioteki=historia, BIP=bip, Zamówienia publiczne=zamowienia-publiczne"),
        "jobs": pairs("Dodaj ogłoszenie=dodaj-ogloszenie, Dla pracodawców=dla-pracodawcow, Benefity=benefity, "
                      "Nasze wartości=wartosci, Jak napisać CV=jak-napisac-cv, Panel pracodawcy=panel-pracodawcy, "
                      "Alerty e-mail=alerty, Proces rekrutacji=proces-rekrutacji, Porady=porady, "
                      "Kalkulator wynagrodzeń=kalkulator, Zarobki=zarobki, Ranking pracodawców=ranking, BIP=bip"),
        "flights": pairs("Odprawa online=odprawa-online, Moja rezerwacja=moja-rezerwacja, "
                         "Przyloty i odloty=przyloty-odloty, Bagaż=bagaz, "
                         "Program lojalnościowy=program-lojalnosciowy, Hotele=hotele, "
                         "Wynajem samochodów=wynajem-samochodow, Parking=parking, Warunki przewozu=warunki-przewozu, "
                         "Ubezpieczenie=ubezpieczenie, Reklamacje=reklamacje, Kariera=kariera"),
    },
    decoys=pairs("Jak szukać=jak-szukac, Zapisane wyszukiwania=zapisane, Znajdź nas na Facebooku=znajdz-nas, "
                 "Badania naukowe=badania, Pozycjonowanie stron=pozycjonowanie, Ostatnio wyszukiwane=ostatnio, "
                 "Znajdź sklep=sklepy, Poszukiwania=poszukiwania, Rzeczy znalezione=rzeczy-znalezione, "
                 "Popularne wyszukiwania=popularne, Wyszukiwanie grobów=groby"),
    filler=words("i, w, z, na, do, się, nie, o, jest, że, od, oraz, dla, to, po, za, jak, przez, są, lub, a, ze, "
                 "tym, przy, co, tego, już, które, może, można, być, tylko, również, więcej, nasz, nasze, Twój, "
                 "Państwa, bez, ich, który, pod, więc, także, został, będzie, mamy, roku, godz., dzień, nowy, nowe, "
                 "czytaj więcej, wszystkie, każdy, teraz, miasto, Polska, Warszawa, strona, informacje, zł, tel., "
                 "ul., prosimy, bezpłatnie, między, aby, jeśli, gdzie, zapraszamy, dziś, projekt, osoby"),
    button=words("Szukaj, Szukaj, Wyszukaj, Znajdź, Szukaj, Pokaż"),
    prompt=words("Szukaj, Szukaj, Szukaj..., Wpisz szukaną frazę, Szukana fraza, Czego szukasz?, Słowo kluczowe, "
                 "Szukaj w serwisie, Wpisz tekst"),
    subject={
        "books": words("Książki, Biblioteki, Księgarnie, Literatura, Wydawnictwa, Książki i czasopisma, Antykwariaty"),
        "jobs": words("Praca, Oferty pracy, Kariera, Praca i kariera, Ogłoszenia o pracę, Rekrutacja, Pracodawcy"),
        "flights": words("Loty, Linie lotnicze, Tanie loty, Bilety lotnicze, Podróże, Lotniska"),
    },
    content={
        "books": words("książka, książki, książek, autor, autorka, biblioteka, bibliotekarz, biblioteki publicznej, "
                       "katalog, tytuł, powieść, kryminał, romans, literatura piękna, literatura faktu, reportaż, "
                       "oprawa twarda, oprawa miękka, e-book, audiobook, wydawnictwo, wydanie, rok wydania, "
                       "liczba stron, ISBN, seria, tom, opowiadania, biografia, poezja, wiersze, lektury, "
                       "dla dzieci i młodzieży, komiks, bestseller, nowości, zapowiedzi, recenzja, wypożyczyć, "
                       "wypożyczenia, termin zwrotu, rezerwacja, prolongata, karta biblioteczna, filia, sygnatura, "
                       "czytelnia, magazyn, wypożyczenie międzybiblioteczne, księgarnia, antykwariat, używane, "
                       "podręczniki, czasopisma, rękopisy, starodruki, zbiory specjalne, rozprawa doktorska, "
                       "spotkanie autorskie, Nagroda Nike, egzemplarz, przekład"),
        "jobs": words("praca, stanowisko, oferta, oferty, pracodawca, pracownik, rekrutacja, zatrudnienie, "
                      "umowa o pracę, umowa zlecenie, B2B, pełny etat, część etatu, wynagrodzenie, brutto, netto, "
                      "premia, benefity, karta Multisport, opieka medyczna, praca zdalna, praca hybrydowa, "
                      "doświadczenie, wymagania, mile widziane, zakres obowiązków, wykształcenie wyższe, "
                      "prawo jazdy kat. B, CV, list motywacyjny, aplikacja, aplikuj, rozmowa kwalifikacyjna, "
                      "kandydat, kierownik, specjalista, młodszy specjalista, inżynier, pielęgniarka, lekarz, "
                      "nauczyciel, księgowa, sprzedawca, magazynier, kierowca, spawacz, elektryk, kucharz, "
                      "programista, przedstawiciel handlowy, obsługa klienta, asystentka, staż, praktyki, "
                      "system zmianowy, urząd pracy, bezrobotny, branża, oferujemy, poszukujemy, umiejętności, "
                      "zespół"),
        "flights": words("lot, loty, linie lotnicze, lotnisko, bilet, bilety, wylot, przylot, powrót, "
                         "w jedną stronę, w obie strony, bezpośredni, przesiadka, pasażer, pasażerowie, dorośli, "
                         "niemowlę, bagaż podręczny, bagaż rejestrowany, karta pokładowa, bramka, terminal, miejsce, "
                         "klasa ekonomiczna, klasa biznes, mile, od 99 zł, opłaty lotniskowe, cena biletu, "
                         "numer rezerwacji, paszport, dowód osobisty, krajowe, międzynarodowe, kierunek, Warszawa, "
                         "Chopina, Modlin, Kraków, Gdańsk, Katowice, Wrocław, Londyn, Barcelona, Rzym, Malaga, "
                         "Ateny, Tajlandia, Nowy Jork, Dubaj, opóźnienie, odwołany, odszkodowanie, samolot, załoga, "
                         "czarter, last minute, city break, rozkład lotów, godzina odlotu, zmiana rezerwacji, taryfa"),
    },
    labels={
        "books": {
            "title": words("Tytuł, Tytuł, Tytuł, Tytuł książki, Słowa z tytułu"),
            "author": words("Autor, Autor, Autor, Autor/Twórca, Nazwisko autora"),
            "publisher": words("Wydawnictwo, Wydawca, Wydawnictwo"),
            "isbn": words("ISBN, ISBN, ISBN/ISSN, Numer ISBN"),
            "year": words("Rok, Rok wydania, Rok wydania, Rok wydania od"),
        },
        "jobs": {
            "title": words("Stanowisko, Stanowisko, Słowo kluczowe, Słowa kluczowe, Zawód, "
                           "Stanowisko lub słowo kluczowe"),
            "company": words("Firma, Pracodawca, Nazwa firmy, Pracodawca"),
            "location": words("Lokalizacja, Lokalizacja, Miasto, Miejscowość, Miejsce pracy, Województwo"),
            "category": words("Kategoria, Branża, Dział, Obszar, Specjalizacja"),
            "salary": words("Wynagrodzenie, Wynagrodzenie od, Zarobki, Minimalne wynagrodzenie"),
        },
        "flights": {
            "origin": words("Z, Skąd, Skąd?, Wylot z, Lotnisko wylotu, Miejsce wylotu"),
            "destination": words("Do, Dokąd, Dokąd?, Cel podróży, Lotnisko docelowe, Przylot do"),
            "departure_date": words("Wylot, Data wylotu, Data wylotu, Wyjazd, Tam"),
            "return_date": words("Powrót, Powrót, Data powrotu, Z powrotem"),
            "airline": words("Linia lotnicza, Przewoźnik, Linie lotnicze"),
        },
    },
)  # fmt: skip
