"""A fourth vocabulary, as sites of these kinds speak: two ways of English, Portuguese, Polish and Japanese.

Unlike the other halves it keeps no distance from them: a bookshop says "books". It was written down before the misses on
the others were looked at, and frozen until all else was done (`Graph(..., half="apart")`). Its sites name themselves,
their form controls and their labels in ways of their own.
"""

from __future__ import annotations

from collections.abc import Sequence

from samples.webgraph.tongue import Manner, Tongue, pairs, words

EN4 = Tongue(
    "en", "apart",
    searches=words("Search this site, Search our listings, Site search, Find it here, New search, Go to search page, "
                   "Search by keyword, What are you after?"),
    details=words("Advanced options, Advanced search form, Narrow your search, Custom search"),
    hubs=words("Browse by subject, What we offer, A to Z, Our selection, View all, Complete listing, Products, "
               "Departments, Marketplace, Shop"),
    chrome=pairs("About the company=about-the-company,Contact details=contact-details,Customer service=customer-service,"
                 "Shipping and returns=shipping,Privacy notice=privacy-notice,Your account=your-account,"
                 "Basket=basket,In the media=media,Our blog=our-blog,Mailing list=mailing-list,Gift vouchers=vouchers,"
                 "Work for us=work-for-us,Modern slavery statement=statement,Find a branch=branches"),
    decoys=pairs("Search engine optimisation=seo,How we select=how-we-select,Looking for investors=investors,"
                 "Find out more about us=find-out-more,Shop opening times=shop-times"),
    filler=words("a, it, is, to, of, in, on, we, your, all, by, at, as, can, not, only, now, one, get, help, make, "
                 "time, want, like, when, where, what, who, how, so, be, if, just, also, first, next, world, life, "
                 "family, local, free, offer, need, see, read, find out, click, call, open, today, since"),
    button=words("Search, Find it, Update, Show me"),
    prompt=words("Search entire store, I'm looking for, Keyword or phrase, Search..."),
    subject={"books": words("Books, New and used books, Academic titles, Book store"),
             "jobs": words("Jobs, Job search, Careers, Find work"),
             "flights": words("Flights, Cheap flights, Book a flight, Fly with us")},
    content={
        "books": words("books, book, author, used, ISBN, hardcover, out of print, rare, collectible, children's books, "
                       "science fiction, mystery, romance, history, non-fiction, graphic novels, audiobooks, signed by "
                       "the author, bargain, new releases, staff picks, reading group, publication date, sequel, "
                       "softcover, title, series, literary, blurb"),
        "jobs": words("job, jobs, career, employers, apply, vacancies, CV, graduate, full time, temporary, permanent, "
                      "salary, per annum, candidates, recruitment agency, accountancy, sales executive, IT support, "
                      "admin, warehouse operative, teaching, job alerts, upload your CV, closing date, experience "
                      "required, competitive, immediate start, hourly rate, roles, line manager"),
        "flights": words("flights, flight, fly, airlines, airport, return, departing, direct, fares, cheap, "
                         "destinations, passengers, adults, infants, London Heathrow, Gatwick, New York, Malaga, Dubai, "
                         "seats, online check-in, cabin bag, long haul, short haul, book early, low fares, e-ticket, "
                         "travel insurance, booking reference, air miles"),
    },
    labels={
        "books": {"title": words("Title contains, Title keywords"), "author": words("Author(s), Author/Editor"),
                  "publisher": words("Publisher name"), "isbn": words("ISBN/EAN, ISBN (10 or 13)"),
                  "year": words("Published, Publication date")},
        "jobs": {"title": words("Job title or keyword, Desired role"), "company": words("Employer, Hiring company"),
                 "location": words("Town or postcode, Job location"), "category": words("Job sector, Specialism"),
                 "salary": words("Minimum salary (£), Salary range")},
        "flights": {"origin": words("Flying from, Departure airport"), "destination": words("Flying to, Arrival airport"),
                    "departure_date": words("Depart on, Outbound"), "return_date": words("Return on, Coming back on"),
                    "airline": words("Preferred airline, Any airline")},
    },
)  # fmt: skip

EN5 = Tongue(
    "en", "apart",
    searches=words("Search Now, Keyword Search, Search Inventory, Search Results Page, Find & Compare, Start Here, "
                   "Full-text search"),
    details=words("Advanced, Expanded search, Build your own query, Multi search"),
    hubs=words("Our Inventory, Categories, Resource center, See everything, Collections A-Z, Online database, "
               "Master list, Subject guide, Browse all"),
    chrome=pairs("About=about,Contact Us=contact-us,Help Center=help-center,Privacy=privacy,Terms of Service=tos,"
                 "Log In=log-in,Create Account=create-account,Cart=cart,Press Room=press-room,Company Blog=company-blog,"
                 "E-News=e-news,Affiliates=affiliates,Store Hours=store-hours,Do not sell my info=do-not-sell,"
                 "Accessibility=accessibility"),
    decoys=pairs("Executive search team=executive-team,Search and rescue fund=rescue-fund,"
                 "Index funds for staff=funds,Lookup tables in our blog=tables,Explore our town=our-town"),
    filler=words("and, the, for, you, with, are, more, or, have, has, was, will be, more than, over, into, back, "
                 "up, out, great, top, way, home, day, years, customers, community, service, support, easy, shipping, "
                 "online, save, learn, join, share, give, take, look, good, better, any, other, both, own, once"),
    button=words("GO, Search, Submit"),
    prompt=words("Enter search terms, Search by keyword, Type here to search"),
    subject={"books": words("Rare & Used Books, Bookseller, Textbooks"),
             "jobs": words("Employment Opportunities, Job Listings, Career Center"),
             "flights": words("Airfare, Airline Tickets, Air Travel Deals")},
    content={
        "books": words("textbook, textbooks, books, ISBN, paperback, fiction, bestsellers, new arrivals, authors, "
                       "first editions, leather bound, publisher, bookmarks, classics, cookbooks, biographies, young "
                       "adult, horror, thrillers, poetry, editions, rental, buyback, very good condition, dust jacket, "
                       "copyright page, bookstores, novels, reader reviews, literature"),
        "jobs": words("jobs, job, resume, employer, employers, hiring, apply now, part time, full time, entry level, "
                      "wage, benefits, openings, recruiters, nursing, truck driver, customer service rep, software "
                      "developer, positions, 401k, healthcare, job fair, internships, human resources, job seeker, "
                      "equal opportunity, cover letters, background check, remote, companies hiring"),
        "flights": words("airfare, airfares, flights, airlines, roundtrip, one-way, nonstop, airports, departs, "
                         "arrives, travelers, coach, first class, carry-on, red eye, layovers, Chicago, Los Angeles, "
                         "Orlando, Las Vegas, last minute, flexible dates, trip, tickets, frequent flyer miles, "
                         "connecting, boarding pass, flight status, vacation, travel"),
    },
    labels={
        "books": {"title": words("TITLE, Book Title"), "author": words("AUTHOR, Author Last Name"),
                  "publisher": words("PUBLISHER"), "isbn": words("ISBN, ISBN-13 / ISBN-10"),
                  "year": words("Year published, Copyright year")},
        "jobs": {"title": words("Job Title, Keywords or title"), "company": words("Company, Company Name"),
                 "location": words("City and State, City or ZIP"), "category": words("Job Category, Career Field"),
                 "salary": words("Salary, Desired salary")},
        "flights": {"origin": words("From, Departure City"), "destination": words("To, Arrival City"),
                    "departure_date": words("Depart Date, Leaving"), "return_date": words("Return Date, Returning on"),
                    "airline": words("Airline, Carrier")},
    },
)  # fmt: skip

PT = Tongue(
    "pt", "apart",
    searches=words("Pesquisar, Busca, Buscar no site, Pesquisa rápida, Encontre aqui, Faça sua busca"),
    details=words("Pesquisa avançada, Busca avançada, Busca detalhada"),
    hubs=words("Catálogo, Acervo, Lista completa, Categorias, Produtos, Banco de dados, Ver todos"),
    chrome=pairs("Quem somos=quem-somos,Fale conosco=fale-conosco,Ajuda=ajuda,Política de privacidade=politica,"
                 "Minha conta=minha-conta,Notícias=noticias,Novidades por e-mail=novidades,Trabalhe conosco=trabalhe,"
                 "Carrinho=carrinho,Termos de uso=termos,Imprensa=imprensa"),
    decoys=pairs("Dicas de busca=dicas-busca,Pesquisa de satisfação=satisfacao,Procura-se cachorro=cachorro"),
    filler=words("de, o, que, do, da, em, um, uma, para, com, não, os, no, se, na, por, mais, as, dos, como, mas, ao, "
                 "das, seu, sua, ou, quando, muito, nos, já, também, só, pelo, pela, até, isso, entre, depois, sem, "
                 "mesmo, você, cliente, melhor, aqui, hoje, casa, vida"),
    button=words("Pesquisar, Buscar, OK"),
    prompt=words("Digite sua busca, Palavra-chave, O que você procura?"),
    subject={"books": words("Livros, Livraria, Livros usados e sebos"), "jobs": words("Empregos, Vagas de emprego"),
             "flights": words("Passagens aéreas, Voos")},
    content={
        "books": words("livro, livros, autor, autores, editora, romance, literatura, ficção, infantil, capa dura, "
                       "leitura, leitor, lançamentos, mais vendidos, sebo, poesia, contos, didáticos, edição, volume, "
                       "biblioteca, escritora"),
        "jobs": words("vaga, vagas, emprego, empresa, currículo, salário, candidato, estágio, contratação, carreira, "
                      "processo seletivo, experiência, benefícios, cargo, período integral, vale transporte, "
                      "auxiliar, vendedor, recrutamento, profissional"),
        "flights": words("voo, voos, passagem, passagens, aeroporto, companhia aérea, ida e volta, embarque, destino, "
                         "bagagem, passageiros, milhas, promoção, escala, decolagem, viagem, Lisboa, São Paulo, "
                         "somente ida, tarifas, assento"),
    },
    labels={
        "books": {"title": words("Título, Título da obra"), "author": words("Autor, Nome do autor"),
                  "publisher": words("Editora"), "isbn": words("ISBN"), "year": words("Ano, Ano de publicação")},
        "jobs": {"title": words("Cargo, Cargo ou palavra-chave"), "company": words("Empresa"),
                 "location": words("Cidade, Cidade ou estado"), "category": words("Área, Área profissional"),
                 "salary": words("Salário, Pretensão salarial")},
        "flights": {"origin": words("Origem, Saindo de"), "destination": words("Destino, Indo para"),
                    "departure_date": words("Data de ida, Ida"), "return_date": words("Data de volta, Volta"),
                    "airline": words("Companhia aérea")},
    },
)  # fmt: skip

PL = Tongue(
    "pl", "apart",
    searches=words("Szukaj, Wyszukiwarka, Wyszukaj, Szukaj w serwisie, Znajdź"),
    details=words("Wyszukiwanie zaawansowane, Szukanie zaawansowane"),
    hubs=words("Katalog, Kategorie, Baza ogłoszeń, Pełna lista, Nasza oferta, Zbiory, Wszystkie działy"),
    chrome=pairs("O nas=o-nas,Kontakt=kontakt-pl,Pomoc=pomoc,Regulamin=regulamin,Polityka prywatności=prywatnosc,"
                 "Zaloguj się=zaloguj,Aktualności=aktualnosci,Biuletyn=biuletyn,Koszyk=koszyk,Dla mediów=dla-mediow"),
    decoys=pairs("Szukamy pracowników do biura=biuro,Jak szukać=jak-szukac"),
    filler=words("i, w, na, z, do, nie, się, to, że, jest, o, po, za, od, tak, jak, ale, dla, przez, tylko, są, przy, "
                 "czy, może, być, już, roku, nasz, nasze, każdy, nowy, dzień, dom, miasto, życie, więcej, dziś, "
                 "zobacz, polecamy, klient, czas, dobry"),
    button=words("Szukaj, Wyszukaj"),
    prompt=words("Wpisz szukaną frazę, Czego szukasz?"),
    subject={"books": words("Książki, Księgarnia, Antykwariat"), "jobs": words("Praca, Oferty pracy"),
             "flights": words("Loty, Tanie loty, Bilety lotnicze")},
    content={
        "books": words("książka, książki, autor, wydawnictwo, powieść, literatura, okładka, czytelnik, tom, księgarnia, "
                       "bestsellery, nowości wydawnicze, podręczniki, poezja, kryminał, wydanie, autorzy, reportaż"),
        "jobs": words("praca, pracy, oferty, pracodawca, wynagrodzenie, umowa o pracę, stanowisko, kandydat, "
                      "rekrutacja, pełny etat, zatrudnimy, doświadczenie, kierowca, wymagania, list motywacyjny, "
                      "pracownik, kariera"),
        "flights": words("lot, loty, lotnisko, bilet, bilety, linie lotnicze, wylot, przylot, pasażer, bagaż, "
                         "w obie strony, rezerwacja, przesiadka, tanie linie, samolot, odprawa, podróż"),
    },
    labels={
        "books": {"title": words("Tytuł, Tytuł książki"), "author": words("Autor"), "publisher": words("Wydawnictwo"),
                  "isbn": words("ISBN"), "year": words("Rok wydania")},
        "jobs": {"title": words("Stanowisko"), "company": words("Firma, Pracodawca"),
                 "location": words("Miejscowość, Miasto"), "category": words("Branża, Kategoria"),
                 "salary": words("Wynagrodzenie")},
        "flights": {"origin": words("Skąd, Wylot z"), "destination": words("Dokąd, Przylot do"),
                    "departure_date": words("Data wylotu, Wylot"), "return_date": words("Data powrotu, Powrót"),
                    "airline": words("Linia lotnicza")},
    },
)  # fmt: skip

JA = Tongue(
    "ja", "apart",
    searches=words("検索, サイト内検索, キーワード検索, さがす, かんたん検索"),
    details=words("詳細検索, 条件を指定して検索, こだわり検索"),
    hubs=words("一覧, カテゴリ一覧, データベース, 商品一覧, すべて見る, 目録"),
    chrome=pairs("会社案内=kaisha,お問い合わせ=toiawase,ヘルプ=help-ja,個人情報保護方針=kojin,ログイン=login-ja,"
                 "お知らせ=oshirase,メールマガジン=mailmag,利用規約=kiyaku,サイトマップ=sitemap-ja,採用情報=saiyo"),
    decoys=pairs("検索のヒント=hint-ja,店舗をさがす=tenpo"),
    filler=words("私たち, こちら, ことが, できます, ください, ため, について, また, 今日, 人気, 詳しく, 新しい, "
                 "多くの, 皆様, 毎日, 場合, 情報, ご利用, 東京, サービス, おすすめ, 特集, 生活, 時間"),
    button=words("検索, 検索する"),
    prompt=words("キーワードを入力, キーワード"),
    subject={"books": words("本, 書籍, 古本"), "jobs": words("求人, 転職情報, アルバイト"),
             "flights": words("航空券, 格安航空券, 飛行機")},
    content={
        "books": words("本, 書籍, 著者, 出版社, 小説, 文庫, 単行本, 新刊, 漫画, 古書, 作家, 文学, 絵本, 雑誌, 読書, 書店"),
        "jobs": words("求人, 仕事, 転職, 給与, 正社員, 募集, 勤務地, 応募, 派遣, 未経験, 会社, 職種, 採用, 年収, 履歴書, 面接"),
        "flights": words("航空券, 空港, 出発, 到着, 往復, 片道, 便, 航空会社, 格安, 国内線, 国際線, 搭乗, 手荷物, 座席, 予約"
                         ", 旅行"),
    },
    labels={
        "books": {"title": words("書名, タイトル"), "author": words("著者名, 著者"), "publisher": words("出版社"),
                  "isbn": words("ISBN"), "year": words("出版年, 発行年")},
        "jobs": {"title": words("職種, 職種名"), "company": words("会社名"), "location": words("勤務地"),
                 "category": words("業種"), "salary": words("年収, 給与")},
        "flights": {"origin": words("出発地"), "destination": words("到着地, 目的地"), "departure_date": words("出発日"),
                    "return_date": words("帰国日, 復路"), "airline": words("航空会社")},
    },
)  # fmt: skip

TONGUES = (EN4, EN4, EN5, EN5, PT, PL, JA)

#: For each other subject: how directories call it, and what its pages are made of.
OTHERS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "hotels": (words("Hotel reservations, Lodging"), words("hotels, rooms, check-in, stay, five star, king bed, "
               "all inclusive, beach resort, nightly rate, housekeeping, concierge, free parking, pets allowed, villas")),
    "cars": (words("Used cars, Auto parts"), words("vehicle, used cars, SUV, pickup, transmission, hybrid, test drives, "
             "dealership, finance deal, alloy, airbags, mpg, convertible top, oil change, warranty, sedans")),
    "recipes": (words("Recipes, Home cooking"), words("recipe, ingredients, tablespoons, chicken, preheat, stir, bake, "
                "chopped, olive oil, vegetarian, cake, chocolate, minutes, servings, skillet, grilled, sauce pan")),
    "weather": (words("Local weather, Weather maps"), words("forecasts, degrees, radar, wind speed, chance of rain, "
                "hurricane, climate, pollen, fahrenheit, satellite, sunny intervals, snow, tide times, sunrise")),
    "music": (words("Music store, Sheet music"), words("album, songs, artist, CD, tracks, guitars, tour dates, "
              "streaming, amplifier, bass, drums, record shop, single, chart, live music, lyrics, DJ, headphones")),
    "gardening": (words("Garden centre, Nursery plants"), words("plants, bulbs, lawn mower, potting, flowers, fruit "
                  "trees, greenhouse kit, hardy, slug, topsoil, patio, fertilizer, seedlings, bird feeder")),
    "health": (words("Health advice, Doctors"), words("health, patients, medicines, GP, pain, treatment, vitamins, "
               "diabetes, mental health, weight loss, heart, pregnancy, hospital, side effects, blood, wellness")),
    "property": (words("Property for sale, Apartments"), words("house, houses, bedroom, for rent, detached, bathroom, "
                 "estate agents, square foot, garage, mortgages, semi-detached, lettings, condo, freehold, viewing")),
    "sport": (words("Sports news, Football scores"), words("team, season, cup final, players, score, transfer news, "
              "golf, tennis, running shoes, club, baseball, coach, fans, standings, playoff, quarterback, kick-off")),
}  # fmt: skip

#: First and second parts of the sites' names.
NAMES = (
    "Harbour,North,Blue,Green,Silver,Old,Open,First,Bright,River,Summit,Maple,Metro,Global,Capital,Pioneer".split(","),
    "gate,field,line,point,port,bridge,stone,wood,house,land,works,path,view,well,hill,star".split(","),
)

#: Names of form controls by attribute.
CONTROLS: dict[str, dict[str, tuple[str, ...]]] = {
    "books": {"title": ("bookTitle", "tn", "ctl00$main$txtTitle"), "author": ("an", "search[author]", "ctl00$main$a"),
              "publisher": ("publishername", "pn", "x3"), "isbn": ("isbn13", "search[isbn]", "x4"),
              "year": ("yrlow", "pubdate", "x5")},
    "jobs": {"title": ("q", "keywords", "jobTitle"), "company": ("cmp", "employerName", "x2"),
             "location": ("l", "where", "lid"), "category": ("sector", "fn", "occ[]"),
             "salary": ("salaryMin", "sal_from", "x5")},
    "flights": {"origin": ("fromCity", "depAirport", "o"), "destination": ("toCity", "arrAirport", "d"),
                "departure_date": ("depDate", "leaveDate", "dd"), "return_date": ("retDate", "backDate", "rd"),
                "airline": ("carrierCode", "prefAirline", "al")},
}  # fmt: skip

#: What the forms of login, contact, newsletter and poll say: user, password, name, message, sign in, send, subscribe, vote.
WORDS = {
    "pt": ("Usuário", "Senha", "Seu nome", "Mensagem", "Entrar", "Enviar", "Assinar", "Votar"),
    "pl": ("Nazwa użytkownika", "Hasło", "Imię i nazwisko", "Treść", "Zaloguj", "Wyślij", "Zapisz się", "Głosuj"),
    "ja": ("ユーザー名", "パスワード", "お名前", "メッセージ", "ログイン", "送信", "登録", "投票"),
}

#: What a field for an address for electronic mail is called.
EMAIL = {"pt": "Seu e-mail", "pl": "Adres e-mail", "ja": "メールアドレス"}

#: The slugs of the pages that carry each of these forms.
CHROME = {
    "login": ("your-account", "log-in", "minha-conta", "zaloguj", "login-ja"),
    "newsletter": ("mailing-list", "e-news", "novidades", "biuletyn", "mailmag"),
    "contact": ("contact-details", "contact-us", "fale-conosco", "kontakt-pl", "toiawase"),
}


def field(name: str, label: str, control: str, style: int) -> str:
    """A labelled control as these sites write it; all arguments are HTML but `style`."""
    return (
        f'<div class="form-group"><label class="control-label" for="c-{name}">{label}</label><div>{control}</div></div>',
        f"<tr><th align=right><b>{label}</b>&nbsp;</th><td>{control}</td></tr>",
        f"<fieldset><legend>{label}</legend>{control}</fieldset>",
        f"<p><font size=2>{label}:</font> {control}</p>",
        f"<li><span class=lbl>{label}</span> <span class=ctl>{control}</span></li>",
        f"<p>{control}<br><small>{label}</small></p>",
    )[style]


MANNER = Manner(NAMES, CONTROLS, field, CHROME, WORDS, EMAIL)
