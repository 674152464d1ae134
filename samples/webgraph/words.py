"""What the sites of the web graph say. Two halves without a content word, anchor or label in common: sites of the
`train` half are for learning, those of the `test` half for measuring what was learnt."""

from __future__ import annotations

from collections.abc import Sequence

from samples.webgraph import afield, apart, beyond, elsewhere, faraway, fresh, outland, overseas, upland, yonder
from samples.webgraph.tongue import Manner, Tongue
from samples.webgraph.tongue import pairs as _p
from samples.webgraph.tongue import words as _w

DOMAINS = ("books", "jobs", "flights")


EN1 = Tongue(
    "en", "train",
    searches=_w("Search, Search our catalogue, Search the database, Quick search, Search here, Start your search, "
        "Simple search"),
    details=_w("Advanced search, Advanced catalogue search, Search with more options, Refined searching"),
    hubs=_w("Catalogue, Database, Browse, Collections, Our databases, Online catalog, Browse everything, Holdings"),
    chrome=_p("About us=about,Contact=contact,Help=help,Privacy policy=privacy,Terms=terms,Log in=login,News=news,"
              "Newsletter=newsletter,Site map=sitemap,Opening hours=hours,Our team=team,Press=press"),
    decoys=_p("Search tips=search-tips,How to search=how-to-search,Search engine news=search-engines,"
              "Browse our photos=photos,Database of sponsors=sponsors"),
    filler=_w("the, with, for, and, from, our, this, that, you, will, every, many, new, week, people, here, year, "
              "about, best, more, please, little, morning, house, friend, moment, street, question, place, number"),
    button=_w("Search, Submit search, Go"),
    prompt=_w("Search for, Enter keywords, Search keywords"),
    subject={"books": _w("Books, Bookshop, Book collection"), "jobs": _w("Jobs, Vacancies, Job board"),
             "flights": _w("Flights, Airline tickets, Air fares")},
    content={
        "books": _w("novel, paperback, author, publisher, hardcover, fiction, edition, library, bestseller, "
            "chapter, isbn, "
                    "bookstore, reader, literature, biography, cookbook, textbook, translation, second-hand books, "
                    "tomes"),
        "jobs": _w("vacancy, employer, salary, recruiter, full-time, candidate, resume, applicants, hiring, "
            "internship, "
                   "positions, career, shifts, payroll, staff wanted, interview, job seekers, staffing, "
                   "qualifications"),
        "flights": _w("airline, airport, departure, fare, round trip, passenger, boarding, economy class, nonstop, "
            "carrier, "
                      "baggage, check-in desk, flight number, tickets, route, one way, tour agent, stopover, "
                      "seat map"),
    },
    labels={
        "books": {"title": _w("Title, Book title"), "author": _w("Author, Author name"), "publisher": _w("Publisher"),
                  "isbn": _w("ISBN, ISBN number"), "year": _w("Year, Publication year")},
        "jobs": {"title": _w("Job title, Position"), "company": _w("Company, Employer"), "location": _w("Location, "
            "Job location"),
                 "category": _w("Category, Job category"), "salary": _w("Salary, Minimum salary")},
        "flights": {"origin": _w("From, Departure city"), "destination": _w("To, Destination"),
                    "departure_date": _w("Departure date, Date of departure"), "return_date": _w("Return date, Return on"),
                    "airline": _w("Airline, Carrier")},
    },
)  # fmt: skip

DE = Tongue(
    "de", "train",
    searches=_w("Suche, Im Bestand suchen, Schnellsuche, Suche starten, Einfache Suche"),
    details=_w("Erweiterte Suche, Detailsuche, Profisuche"),
    hubs=_w("Katalog, Datenbank, Unser Bestand, Verzeichnis, Sammlungen"),
    chrome=_p("Über uns=ueber-uns,Kontakt=kontakt,Hilfe=hilfe,Datenschutz=datenschutz,AGB=agb,Anmelden=anmelden,"
              "Aktuelles=aktuelles,Impressum=impressum,Veranstaltungen=termine,Presse=presse"),
    decoys=_p("Hilfe zur Suche=suchhilfe,Tipps zum Suchen=suchtipps,Stellplatz-Datenbank=stellplatz"),
    filler=_w("der, die, und, mit, für, von, unser, neue, jede, Woche, Jahr, hier, alle, gut, Haus, Freunde, Straße, "
              "heute, mehr, wieder, Stadt, Leute, schön, klein, Morgen, Frage, immer, gern"),
    button=_w("Suchen, Suche starten, Los"),
    prompt=_w("Suchbegriff, Stichwort eingeben"),
    subject={"books": _w("Bücher, Buchhandlung, Buchbestand"), "jobs": _w("Stellenangebote, Stellen, Jobbörse"),
             "flights": _w("Flüge, Flugtickets, Billigflüge")},
    content={
        "books": _w("Roman, Taschenbuch, Autor, Verlag, Bücher, Leser, Auflage, Bibliothek, Belletristik, Sachbuch, "
                    "Buchhändler, Erzählungen, gebundene Ausgabe, Krimi, Lyrik, Kinderbuch"),
        "jobs": _w("Stelle, Arbeitgeber, Gehalt, Bewerbung, Vollzeit, Berufserfahrung, Ausbildung, Firma, Praktikum, "
                   "Stellenanzeige, Lebenslauf, Teilzeit, Bewerber, Karriere"),
        "flights": _w("Flug, Flughafen, Fluggesellschaft, Abflug, Ticket, Passagiere, Hinflug, Rückflug, Reisende, "
                      "Zwischenstopp, Gepäck, Flugpreis, Ankunft, Economy"),
    },
    labels={
        "books": {"title": _w("Titel, Buchtitel"), "author": _w("Autor, Verfasser"), "publisher": _w("Verlag"),
                  "isbn": _w("ISBN"), "year": _w("Erscheinungsjahr, Jahr")},
        "jobs": {"title": _w("Berufsbezeichnung, Stellenbezeichnung"), "company": _w("Firma, Arbeitgeber"),
                 "location": _w("Arbeitsort, Ort"), "category": _w("Branche, Berufsfeld"), "salary": _w("Gehalt")},
        "flights": {"origin": _w("Von, Abflughafen"), "destination": _w("Nach, Zielflughafen"),
                    "departure_date": _w("Hinflug, Abflugdatum"), "return_date": _w("Rückflug, Rückflugdatum"),
                    "airline": _w("Fluggesellschaft")},
    },
)  # fmt: skip

ZH = Tongue(
    "zh", "train",
    searches=_w("搜索, 站内搜索, 快速搜索, 信息搜索"),
    details=_w("高级搜索, 高级检索"),
    hubs=_w("目录, 数据库, 资源目录, 馆藏目录, 信息库"),
    chrome=_p("关于我们=about,联系我们=contact,帮助中心=help,隐私声明=privacy,会员登录=login,新闻中心=news,友情链接=links,"
              "网站地图=map,客户留言=guestbook"),
    decoys=_p("搜索帮助=help-search,搜索技巧=skills"),
    filler=_w("我们, 可以, 今天, 大家, 这里, 一个, 时候, 朋友, 每天, "
              "城市, 生活, 欢迎, 更多, 最新, 专业, 地方, 问题, 方便"),
    button=_w("搜索, 开始搜索"),
    prompt=_w("请输入关键字, 关键词"),
    subject={"books": _w("图书, 图书中心"), "jobs": _w("招聘信息, 职位"), "flights": _w("机票, 国内机票")},
    content={
        "books": _w("图书, 作者, 出版社, 小说, 平装, 文学, 书店, 读者, 新书上架, 畅销书, 书评, 教材"),
        "jobs": _w("职位, 招聘, 公司, 薪资, 简历, 面试, 全职, 工作经验, 岗位, 求职者, 学历要求, 人才"),
        "flights": _w("航班, 机票, 机场, 航空公司, 起飞, 到达, 乘客, 往返, 单程, 特价票, 经济舱, 行李"),
    },
    labels={
        "books": {"title": _w("书名"), "author": _w("作者"), "publisher": _w("出版社"), "isbn": _w("ISBN"),
                  "year": _w("出版年")},
        "jobs": {"title": _w("职位名称"), "company": _w("公司名称"), "location": _w("工作地点"),
                 "category": _w("职位类别"),
                 "salary": _w("薪资")},
        "flights": {"origin": _w("出发城市"), "destination": _w("到达城市"), "departure_date": _w("出发日期"),
                    "return_date": _w("返回日期"), "airline": _w("航空公司")},
    },
)  # fmt: skip

EN2 = Tongue(
    "en", "test",
    searches=_w("Find, Finder, Look up, Query form, Find what you need, Lookup page, Locate an entry"),
    details=_w("Detailed lookup, Expert query, Extended finder, Multi-field query"),
    hubs=_w("Directory, Index, Inventory, Archive, Listings, Explore, Whole index, Repository"),
    chrome=_p("Who we are=who-we-are,Get in touch=get-in-touch,Support=support,Legal notice=legal,"
        "My profile=profile,"
              "Sign in=signin,Stories=stories,Blog=blog,Events=events,Visit us=visit,Join us=join-us,"
              "Donate=donate,"
              "Cookie settings=cookies"),
    decoys=_p("Find us in town=find-us,Guide to the index=index-guide,Query letters explained=query-letters,"
              "Explore the neighbourhood=neighbourhood,Photo archive=photo-archive"),
    filler=_w("their, which, these, over, while, after, again, each, often, several, fine, month, crowd, there, "
        "season, "
              "some, great, few, kindly, large, evening, garden, visitor, minute, road, answer, area, amount"),
    button=_w("Find, Look up, Run query"),
    prompt=_w("Find words, Type a term, Look for"),
    subject={"books": _w("Rare volumes, Bookseller stock, Titles in print"), "jobs": _w("Openings, "
        "Employment offers, Employment"),
             "flights": _w("Aviation, Cheap airfares, Fly")},
    content={
        "books": _w("hardback, memoir, poetry, bookseller, writers, publishing house, thriller, reprint, "
            "first printing, anthology, "
                    "ebook, storytelling, short stories, manuscripts, dust jacket, bibliography, illustrator, "
                    "reading list"),
        "jobs": _w("openings, workers, wages, apply today, cover letter, half days, headhunter, trainee, "
            "occupation, workplace, "
                   "permanent contract, pension, apprenticeship, telework, employees, benefits package, skills, "
                   "recruiting"),
        "flights": _w("jet, runway, arrivals, airfare, layover, cabin crew, premium cabin, terminal, charter, "
            "airways, direct services, "
                      "red-eye, luggage allowance, connections, itinerary, flyers, takeoff, "
                      "low-cost carriers"),
    },
    labels={
        "books": {"title": _w("Name of the work, Words in title"), "author": _w("Writer, "
            "Written by"), "publisher": _w("Publishing house, Imprint"),
                  "isbn": _w("ISBN-13, ISBN-10"), "year": _w("Printed in, Date printed")},
        "jobs": {"title": _w("Role, Occupation"), "company": _w("Organization, "
            "Firm"), "location": _w("City, Where"),
                 "category": _w("Industry, Sector"), "salary": _w("Pay, Wage")},
        "flights": {"origin": _w("Leaving from, Flying from"), "destination": _w("Going to, Flying to"),
                    "departure_date": _w("Outbound date, Leave on"), "return_date": _w("Inbound date, Coming back"),
                    "airline": _w("Airways, Preferred airlines")},
    },
)  # fmt: skip

FR = Tongue(
    "fr", "test",
    searches=_w("Rechercher, Recherche, Trouver, Recherche rapide, Lancer une recherche"),
    details=_w("Recherche avancée, Recherche détaillée"),
    hubs=_w("Notre fonds, Répertoire, Annuaire, Base de données, Toute la liste"),
    chrome=_p("Qui sommes-nous=qui-sommes-nous,Nous écrire=ecrire,Aide=aide,Mentions légales=mentions,"
        "Se connecter=connexion,"
              "Actualités=actualites,Lettre d'information=lettre,Plan d'accès=plan,Partenaires=partenaires"),
    decoys=_p("Conseils de recherche=conseils,La recherche au laboratoire=laboratoire"),
    filler=_w("les, avec, pour, dans, notre, cette, vous, chaque, nouveau, semaine, année, monde, petit, toujours, "
        "aussi, "
              "maison, amis, rue, ville, matin, beau, encore, temps, jour"),
    button=_w("Rechercher, Trouver"),
    prompt=_w("Mots-clés, Votre recherche"),
    subject={"books": _w("Livres, Librairie"), "jobs": _w("Offres d'emploi, Emplois"), "flights": _w("Vols, "
        "Billets d'avion")},
    content={
        "books": _w("livre, auteur, éditeur, polar, poche, lecteurs, bibliothèque, librairie, lecture, parution, "
            "nouvelle, tome, "
                    "bande dessinée, essai, écrivain"),
        "jobs": _w("emploi, entreprise, salaire, candidature, recrutement, stage, poste, embauche, métier, offre, "
            "temps plein, "
                   "employeur, carrière, compétences"),
        "flights": _w("vol, aéroport, compagnie aérienne, départ, arrivée, billet, passager, escale, aller-retour, "
            "avion, bagages, "
                      "voyageurs, tarif, embarquement"),
    },
    labels={
        "books": {"title": _w("Titre, Titre du livre"), "author": _w("Auteur"), "publisher": _w("Éditeur, "
            "Maison d'édition"),
                  "isbn": _w("Numéro ISBN"), "year": _w("Année de parution, Année")},
        "jobs": {"title": _w("Intitulé du poste, Métier"), "company": _w("Entreprise"), "location": _w("Lieu, "
            "Lieu de travail"),
                 "category": _w("Secteur, Domaine"), "salary": _w("Salaire")},
        "flights": {"origin": _w("Ville de départ, Départ de"), "destination": _w("Arrivée à, Ville d'arrivée"),
                    "departure_date": _w("Date de départ, Date aller"), "return_date": _w("Date de retour, "
                        "Date retour"),
                    "airline": _w("Compagnie aérienne, Compagnie")},
    },
)  # fmt: skip

ES = Tongue(
    "es", "test",
    searches=_w("Buscar, Buscador, Búsqueda, Búsqueda rápida, Consultar"),
    details=_w("Búsqueda avanzada, Consulta avanzada"),
    hubs=_w("Catálogo, Colecciones, Base de datos, Fondos, Listado completo"),
    chrome=_p("Quiénes somos=quienes-somos,Contacto=contacto,Ayuda=ayuda,Aviso legal=aviso-legal,Acceder=acceder,"
        "Noticias=noticias,"
              "Boletín=boletin,Preguntas frecuentes=preguntas"),
    decoys=_p("Consejos para buscar=consejos-buscar,Se busca gato perdido=gato"),
    filler=_w("los, con, para, nuestro, esta, cada, nuevo, semana, año, mundo, pequeño, siempre, también, casa, "
        "amigos, calle, "
              "ciudad, mañana, bonito, tiempo, hoy, mucho"),
    button=_w("Buscar, Consultar"),
    prompt=_w("Palabras clave, Texto a buscar"),
    subject={"books": _w("Libros, Librería"), "jobs": _w("Ofertas de empleo, Empleos"), "flights": _w("Vuelos, "
        "Billetes de avión")},
    content={
        "books": _w("libro, autor, editorial, novela, lectores, biblioteca, librería, lectura, cuentos, "
            "tapa blanda, escritor, "
                    "ensayo, libros usados"),
        "jobs": _w("empleo, empresa, salario, vacante, contratación, prácticas, puesto, trabajo, jornada completa, "
            "currículum, "
                   "trabajadores, oferta, sueldo"),
        "flights": _w("vuelo, aeropuerto, aerolínea, salida, llegada, billete, pasajeros, escala, ida y vuelta, "
            "avión, equipaje, "
                      "viajeros, tarifa"),
    },
    labels={
        "books": {"title": _w("Título, "
            "Título del libro"), "author": _w("Autor"), "publisher": _w("Editorial"), "isbn": _w("Código ISBN"),
                  "year": _w("Año de publicación, Año")},
        "jobs": {"title": _w("Puesto, Puesto de trabajo"), "company": _w("Empresa"), "location": _w("Ciudad, "
            "Provincia"),
                 "category": _w("Categoría, Sector"), "salary": _w("Salario")},
        "flights": {"origin": _w("Origen, Ciudad de origen"), "destination": _w("Destino, Ciudad de destino"),
                    "departure_date": _w("Fecha de salida, Fecha de ida"), "return_date": _w("Fecha de regreso, "
                        "Fecha de vuelta"),
                    "airline": _w("Aerolínea")},
    },
)  # fmt: skip

TONGUES = {
    "train": (EN1, EN1, DE, ZH), "test": (EN2, EN2, FR, ES),
    "fresh": fresh.TONGUES, "apart": apart.TONGUES, "beyond": beyond.TONGUES,
    "afield": afield.TONGUES, "elsewhere": elsewhere.TONGUES, "outland": outland.TONGUES, "yonder": yonder.TONGUES,
    "faraway": faraway.TONGUES, "overseas": overseas.TONGUES, "upland": upland.TONGUES,
}  # fmt: skip
#: The halves whose sites write in a way of their own.
MANNERS: dict[str, Manner] = {
    "apart": apart.MANNER, "beyond": beyond.MANNER, "afield": afield.MANNER, "elsewhere": elsewhere.MANNER,
    "outland": outland.MANNER,
    "yonder": yonder.MANNER, "faraway": faraway.MANNER, "overseas": overseas.MANNER, "upland": upland.MANNER,
}  # fmt: skip

#: Subjects that are none of the domains: first half of the words for `train`, second for `test`; anchors likewise.
OTHERS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "hotels": (_w("Hotels, Accommodation"),
               _w("hotel, bedroom, breakfast buffet, pool, double room, suite, reception, guests, "
                  "guesthouse, hostel, spa, sea view, minibar, overnight, lodge, bathroom")),
    "cars": (_w("Cars, Motoring"),
             _w("car, engine, gearbox, diesel, mileage, sedan, dealer, brakes, convertible, hatchback, tyres, "
                 "horsepower, garage, "
                "roadster, wheels, fuel")),
    "recipes": (_w("Recipes, Cooking"),
                _w("flour, oven, butter, onion, dessert, simmer, teaspoon, garlic, soup, baking, casserole, "
                    "spices, noodles, "
                   "marinade, salad, whisk")),
    "weather": (_w("Weather, Forecasts"),
                _w("rain, forecast, temperature, wind, cloudy, storm, humidity, sunshine, snowfall, barometer, "
                    "drizzle, frost, "
                   "thunder, hail, mist, drought")),
    "music": (_w("Music, Concerts"),
              _w("guitar, album, band, concert, melody, drummer, singer, vinyl, orchestra, chords, festival stage, "
                  "lyrics, remix, "
                 "violin, choir, jazz")),
    "gardening": (_w("Gardening, Plants"),
                  _w("seeds, roses, compost, lawn, pruning, greenhouse, soil, tulips, hedge, watering can, shrubs, "
                      "mulch, "
                     "vegetables, perennials, bulbs, orchard")),
    "health": (_w("Health, Medicine"),
               _w("clinic, vitamin, patient, symptoms, therapy, vaccine, doctor, allergy, pharmacy, diet, "
                   "blood pressure, "
                  "nutrition, physiotherapy, surgery, headache, wellbeing")),
    "property": (_w("Real estate, Houses"),
                 _w("apartment, landlord, rent, bedrooms, mortgage, tenant, balcony, square feet, villa, cottage, "
                     "realtor, "
                    "lease, basement, terrace, deposit, penthouse")),
    "sport": (_w("Sport, Football"),
              _w("match, goal, league, coach, championship, tournament, referee, stadium, marathon, basketball, "
                  "swimmers, "
                 "medal, penalty, striker, playoffs, fixture")),
}  # fmt: skip

_OWN_OTHERS = {
    "fresh": fresh.OTHERS, "apart": apart.OTHERS, "beyond": beyond.OTHERS, "afield": afield.OTHERS,
    "elsewhere": elsewhere.OTHERS, "outland": outland.OTHERS, "yonder": yonder.OTHERS,
    "faraway": faraway.OTHERS, "overseas": overseas.OTHERS, "upland": upland.OTHERS,
}  # fmt: skip


def other(topic: str, half: str) -> tuple[list[str], list[str]]:
    """The anchors and the words of a subject that one half of the sites may use."""
    if half in _OWN_OTHERS:
        anchors, content = _OWN_OTHERS[half][topic]
        return list(anchors), list(content)
    anchors, content = OTHERS[topic]
    return _half(anchors, half), _half(content, half)


def _half(words: Sequence[str], half: str) -> list[str]:
    middle = len(words) // 2
    return list(words[:middle] if half == "train" else words[middle:])
