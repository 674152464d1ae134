"""A fifth vocabulary, of real sites of these kinds: two ways of English, and three tongues from abroad (`abroad.py`).

Written down from what libraries, bookshops, job boards and airlines say on the web, without a look at any classifier, at
what it is made of or at what it had wrong, and without regard to the other vocabularies: it neither keeps away from them
nor follows them. It is frozen, so that figures measured on it (`Graph(..., half="beyond")`) are those of words nobody
tuned on. Many of its addresses say nothing, and some of the ways to a search are the names of products, or icons.
"""

from __future__ import annotations

from collections.abc import Sequence

from samples.webgraph.abroad import IT, KO, NL
from samples.webgraph.tongue import Manner, Tongue, pairs, words

EN6 = Tongue(
    "en", "beyond",
    searches=words("Search, Basic Search, Quick Search, Start, Find, Find It Fast, Begin Search, Start a New Search, "
                   "Search All, Lookup, Search Tool, Online Search"),
    own_searches={
        "books": words("Library Catalog, Online Catalog, OPAC, WebPAC, Search the Catalog, Find Books & Media, "
                       "WorldCat, One Search, Books+, EDS, Classic Catalog, Search Our Shelves, Find a Book, "
                       "Catalog & Account"),
        "jobs": words("Search Jobs, Find a Job, Current Openings, View Job Openings, Search Openings, Job Bank, "
                      "Current Opportunities, Job Finder, NEOGOV, See Open Positions, Find Your Next Job"),
        "flights": words("Book a Flight, Book, Plan & Book, Reservations, Find Flights, Shop for Flights, Book Travel, "
                         "Book Now, Low Fare Finder, Schedules, FareFinder, Start Planning"),
    },
    details=words("Advanced Search, Advanced, More Options, More Search Options, Power Search, Expert Search, "
                  "Guided Search, Search with Filters"),
    hubs=words("Resources, Services, Explore, Browse, Research, Menu, Directory, Online Services, Tools, Featured, "
               "Popular Topics, I Want To..., See All, Quick Links"),
    own_hubs={
        "books": words("Collections, Books & More, Borrow, Find Materials, Research & Collections, Genres, Subjects, "
                       "Shop Books, Books Movies & Music, Reading Room, Archives & Special Collections, Kids"),
        "jobs": words("Careers, Job Seekers, For Candidates, Work With Us, Career Services, Students & Graduates, "
                      "Join Our Team, Employment, Human Resources, Find Your Career"),
        "flights": words("Plan, Plan Travel, Travel Info, Destinations, Where We Fly, Deals, Deals & Offers, Trips, "
                         "Route Map, Vacations, Flights & Fares"),
    },
    chrome=pairs("About=about-us,Contact Us=contactus,Ask Us=ask-us,Hours & Locations=hours-locations,"
                 "My Account=myaccount,Sign In=sign-in,Events Calendar=events-calendar,Donate=donate,"
                 "Get a Card=get-a-card,FAQs=faqs,Volunteer=volunteer,Newsroom=newsroom,Investor Relations=investors,"
                 "Privacy Policy=privacy-policy,Terms & Conditions=terms-conditions,Site Map=site-map,"
                 "Subscribe=subscribe,Español=espanol,Meeting Rooms=meeting-rooms,Staff Directory=staff-directory,"
                 "Gift Cards=gift-cards,Facebook=fb,Accessibility Statement=accessibility-statement,"
                 "Cookie Settings=cookie-settings"),
    decoys=pairs("Search Tips=searchtips,Search Engine Marketing=sem,How to Find Us=directions,"
                 "Lost and Found=lostfound,Find Us on Facebook=findus,Dean Search Committee=search-committee,"
                 "Store Locator=store-locator,Request a Catalog by Mail=mail-catalog,Google=google-tips,"
                 "Citation Databases Explained=citing,Forgot your PIN?=forgot-pin,Browse Happy=browser-update,"
                 "Research Grants=grants,Get Started with Us=start-us"),
    filler=words("the, and, to, of, a, in, for, is, on, that, by, this, with, you, it, be, are, from, at, as, your, "
                 "all, have, new, more, an, was, we, will, can, us, about, if, my, has, but, our, one, other, do, no, "
                 "they, site, may, what, which, their, out, use, any, there, see, only, so, when, here, who, also, "
                 "now, help, view, am, been, would, how, were, me, some, these, its, like, than, had, into, please, "
                 "just, state, county, public, program, city, students, events, visit, through, available, includes"),
    button=words("Search, Go, Find, GO!, Submit Query, Continue"),
    prompt=words("Search, Search this website, Enter keyword(s), Keyword or phrase, Find..., Search our site, "
                 "What can we help you find?"),
    subject={
        "books": words("Libraries, Library, Books & Literature, Books, Booksellers, Special Collections, Book Stores"),
        "jobs": words("Jobs, Employment, Careers, Job Openings, Jobs & Careers, Human Resources, Job Boards"),
        "flights": words("Airlines, Flights, Air Travel, Flights & Airports, Airline Reservations, Travel"),
    },
    content={
        "books": words("library, books, catalog, author, title, call number, checked out, holds, due date, renew, "
                       "fiction, nonfiction, large print, audiobooks, eBooks, ISBN, paperback, hardcover, publisher, "
                       "edition, best sellers, branch, interlibrary loan, librarian, patrons, periodicals, reserves, "
                       "borrow, subject headings, Dewey, picture books, young adult, book club, memoir, reviews, "
                       "storytime, shelf, in print, used books, first edition, signed copies, Kindle, bibliography, "
                       "MARC, circulation, manuscripts, Book of the Month, summer reading, copies available, volumes, "
                       "poetry, Pulitzer"),
        "jobs": words("job, jobs, apply, position, resume, full-time, part-time, salary, benefits, requisition, "
                      "job ID, posted, job description, qualifications, applicants, employment, hiring manager, "
                      "recruiter, career, hourly, entry level, exempt, EEO, 401(k), paid time off, nurse, engineer, "
                      "analyst, cashier, driver, shift, onsite, remote, cover letter, bachelor's degree, veterans, "
                      "background check, job alerts, internship, supervisor, pay range, unemployment, workforce, "
                      "staffing, seasonal, openings, CDL, talent community, skills, interviews, relocation, "
                      "temp-to-hire"),
        "flights": words("flights, flight, airport, airline, fares, round-trip, one-way, depart, return, nonstop, "
                         "passengers, check-in, bags, carry-on, boarding pass, gate, miles, award travel, upgrade, "
                         "seats, main cabin, first class, itinerary, confirmation number, flight status, connecting, "
                         "layover, delays, TSA, travelers, lap child, Denver, Atlanta, Boston, Seattle, San Francisco, "
                         "Miami, Cancun, Honolulu, terminal, runway, aircraft, standby, baggage fees, fare class, "
                         "destinations, trip, refundable, rewards, credit card offer, companion fare, red-eye, jet, "
                         "crew"),
    },
    labels={
        "books": {"title": words("Title, Title Keyword, Title begins with, Journal or Book Title"),
                  "author": words("Author, Author (last name first), Author or Editor, Creator"),
                  "publisher": words("Publisher, Imprint, Publisher/Place"),
                  "isbn": words("ISBN, ISBN/ISSN, Standard Number"),
                  "year": words("Year, Publication Year, Date Range, Pub. Date")},
        "jobs": {"title": words("Keyword, Job Title, What, Job title or requisition ID, Position Title"),
                 "company": words("Company, Agency, Department, Employer Name, Organization"),
                 "location": words("Location, Where, City State or Zip, Work Location"),
                 "category": words("Category, Job Family, Job Function, Occupation"),
                 "salary": words("Salary, Minimum Salary, Pay, Salary Grade")},
        "flights": {"origin": words("From, Origin, Depart From, Departing From, Leaving from"),
                    "destination": words("To, Destination, Going to, Arriving At"),
                    "departure_date": words("Depart, Departure Date, Departing, Leave"),
                    "return_date": words("Return, Return Date, Returning"),
                    "airline": words("Airline, Airlines, Search Airline, Carrier")},
    },
)  # fmt: skip

EN7 = Tongue(
    "en", "beyond",
    searches=words("Search, Find, Search our website, Get started, Go, Start your search, Keyword search, New search, "
                   "Search again, Search by, Let's go, Quick find"),
    own_searches={
        "books": words("Explore the catalogue, Library catalogue, Search the library, LibrarySearch, Book finder, "
                       "OPAC, Find a title, Search our stock, Search books, Primo, COPAC, What's in the library"),
        "jobs": words("Find a job, Job search, Search vacancies, Latest jobs, Current vacancies, Browse jobs, "
                      "Search for jobs, View our roles, Live roles, All vacancies, Vacancy search, "
                      "Find your next role, Jobseekers start here"),
        "flights": words("Book flights, Search flights, Find a flight, Book, Book with us, Check prices, "
                         "Compare flights, Flight search, Timetables, Cheap flight finder, Inspire me, Book a holiday"),
    },
    details=words("Advanced search, More search options, Refine your search, Detailed search, Search by category, "
                  "Multi-field search, Filters"),
    hubs=words("Explore, Browse, Our services, What we do, Discover, Menu, Information, View all, Products, More, "
               "In this section, Online, Resources"),
    own_hubs={
        "books": words("Books, Fiction, Non-fiction, Using the library, Join and borrow, Collections, Browse by genre, "
                       "Shop by category, Our books, Rare books, Subject guides, Children's, eLibrary"),
        "jobs": words("Candidates, Looking for work, Jobseekers, Sectors, Job sectors, Specialisms, Work for us, "
                      "Careers, Our vacancies, Permanent, Temps and interim, Early careers, Your career"),
        "flights": words("Flights, Where we fly, Destinations, Plan your trip, Holidays, Manage, Fly, Before you fly, "
                         "Our network, Offers, City breaks"),
    },
    chrome=pairs("About us=aboutus,Contact us=contact_us,Help & support=help-support,Sign in=signin-here,"
                 "Register=register-me,Cookies=cookies,Privacy=privacy-cookies,Blog=blog,Meet the team=meet-the-team,"
                 "Press office=press-office,Upload your CV=upload,Delivery=delivery,Returns=returns,Basket (0)=basket0,"
                 "Wish list=wishlist,Terms of use=terms-of-use,Testimonials=client-words,Sustainability=sustainability,"
                 "Newsletter sign-up=newsletter-signup,Opening hours=opening-hours,Twitter=tw,Complaints=complaints,"
                 "Modern Slavery Act=slavery-act,Clients=clients,Loyalty club=loyalty"),
    decoys=pairs("Search tips=tips,How to find us=how-to-find-us,SEO services=seo-services,Find us=find-us,"
                 "Executive search=executive,Retained search=retained,Search terms and cookies=cookie-search,"
                 "Help with searching=help-searching,Lost property=lost-property,Browse aloud=browsealoud,"
                 "Find my booking=my-booking,Find a consultant=consultants,Why search with us?=why-us"),
    filler=words("the, of, to, and, in, a, for, is, on, with, our, you, your, we, are, be, as, at, or, from, that, by, "
                 "this, will, have, an, it, can, not, all, who, which, more, their, has, was, but, if, they, about, "
                 "up, over, into, so, where, also, within, across, please, both, whether, based, including, working, "
                 "team, years, UK, many, well, need, every, looking, here, whilst, towards, per, including VAT, then, "
                 "out, after, before, during, range, right, part, place, day, week, come, take, know, make, get, "
                 "local"),
    button=words("Search, Find, Go, Search now, Show results, Let's go"),
    prompt=words("Search, Search..., Keywords, e.g. keyword or reference, I am looking for..., Search by keyword, "
                 "Search site"),
    subject={
        "books": words("Books, Bookshops, Libraries, Second-hand books, Antiquarian booksellers, Books and reading"),
        "jobs": words("Jobs, Recruitment, Recruitment agencies, Vacancies, Jobs and careers, Working for us"),
        "flights": words("Flights, Airlines, Cheap flights, Flights and holidays, Travel, Airports"),
    },
    content={
        "books": words("books, book, bookshop, author, authors, novel, paperback, hardback, ISBN, RRP, publisher, "
                       "published, pages, format, in stock, pre-order, click and collect, crime fiction, biography, "
                       "Booker Prize, shortlist, library, catalogue, borrower, reservations, loans, overdue, "
                       "reading room, shelfmark, antiquarian, second-hand, dust wrapper, slight foxing, spine, folio, "
                       "octavo, illustrated, edition, classics, children's, poetry, cookery, travel writing, "
                       "sci-fi and fantasy, textbook, e-book, book group, signed, translated by, storytelling, "
                       "staff recommend, literary festival"),
        "jobs": words("job, jobs, role, vacancy, vacancies, apply, CV, salary, per annum, per hour, pro rata, "
                      "candidate, candidates, client, recruitment, recruiter, consultant, permanent, contract, "
                      "temporary, interim, full-time, part-time, hybrid, registered, reference, closing date, "
                      "DBS check, pension, annual leave, experience, NVQ, graduate, apprenticeship, nurse, "
                      "care assistant, HGV driver, chef, administrator, accounts, solicitor, quantity surveyor, "
                      "Manchester, Leeds, Birmingham, shortlisted, notice period, employer, career, job spec, "
                      "competitive, bonus, OTE, sponsorship"),
        "flights": words("flights, flight, fly, flying, airline, airport, outbound, inbound, return, single, direct, "
                         "from £, per person, adults, children, infants, hand luggage, hold luggage, check-in, "
                         "boarding, seats, economy, business class, lounge, Avios, passengers, passport, "
                         "travel insurance, car hire, airport parking, Stansted, Luton, Edinburgh, Alicante, Faro, "
                         "Tenerife, Barcelona, Dublin, Palma, fares, taxes, stopover, round the world, ABTA, "
                         "ATOL protected, departures, arrivals, terminal, winter sun, low-cost, routes, cancellation, "
                         "rebook, aisle"),
    },
    labels={
        "books": {"title": words("Title, Title of book, Words in title, Title / series"),
                  "author": words("Author, Author surname, Author / contributor, By"),
                  "publisher": words("Publisher, Published by, Publisher / imprint"),
                  "isbn": words("ISBN, ISBN13, ISBN no."),
                  "year": words("Year, Date published, Year from, Publication date")},
        "jobs": {"title": words("Job title, What?, Keywords, Job title / skill, Role"),
                 "company": words("Company, Recruiter, Organisation, Employer"),
                 "location": words("Location, Where?, Town or postcode, Town / region"),
                 "category": words("Sector, Industry, Discipline, Job type"),
                 "salary": words("Salary, Salary from, Min salary, Rate")},
        "flights": {"origin": words("From, Flying from, From where?, Departing from, Fly from"),
                    "destination": words("To, Flying to, Where to?, Going to, Fly to"),
                    "departure_date": words("Departing, Outbound date, Going out, Depart"),
                    "return_date": words("Returning, Return date, Coming back, Return"),
                    "airline": words("Airline, Preferred airline, Airline name, Operated by")},
    },
)  # fmt: skip

TONGUES = (EN6, EN6, EN7, EN7, NL, IT, KO)

#: For each other subject: how directories call it, and what its pages are made of.
OTHERS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "hotels": (words("Hotels, Hotels & Resorts, Bed and Breakfasts, Places to Stay, Accommodation"),
        words("hotel, hotels, guest rooms, suites, per night, breakfast included, check-out, double room, twin, "
              "en suite, spa, pool, gym, front desk, free Wi-Fi, conference rooms, weddings, valet parking, inn, "
              "hostel, lodge, stars, amenities, reservation, bedding, ocean view, late checkout, guests, restaurant, "
              "B&B")),
    "cars": (words("Autos, Cars & Trucks, Car Dealers, Motoring, Automotive"),
        words("car, cars, dealer, pre-owned, certified, MPG, engine, diesel, petrol, automatic, manual, hatchback, "
              "sedan, 4WD, trim, MSRP, lease, APR, service department, parts, tires, tyres, MOT, mileage, one owner, "
              "test drive, electric, brakes, Ford, Toyota, truck, trade-in")),
    "recipes": (words("Recipes, Food & Drink, Cooking, Food, Baking"),
        words("recipe, recipes, prep time, cook time, serves, ingredients, cup, tbsp, tsp, oven, preheat, garlic, "
              "onion, butter, flour, sugar, eggs, chicken breast, dinner, dessert, slow cooker, gluten-free, vegan, "
              "salad, soup, whisk, simmer, baking sheet, cookies, nutrition facts, leftovers, garnish")),
    "weather": (words("Weather, Weather Forecasts, Climate, Local Forecast"),
        words("weather, forecast, temperature, high, low, precipitation, humidity, wind, mph, radar, storm, "
              "thunderstorms, showers, cloudy, sunny, snow, fog, frost, hourly, 10-day, UV index, dew point, "
              "barometric pressure, warnings, flood watch, heat advisory, sunrise, sunset, tornado, Met Office")),
    "music": (words("Music, Bands & Artists, Record Labels, Musical Instruments, Concerts"),
        words("music, band, album, songs, tracks, tour, tickets, concert, gig, guitar, piano, drums, vocals, vinyl, "
              "LP, CD, playlist, lyrics, jazz, rock, hip-hop, classical, orchestra, choir, festival, producer, remix, "
              "record, debut, chords, venue, singer")),
    "gardening": (words("Gardening, Home & Garden, Garden Centers, Nurseries, Plants & Seeds"),
        words("garden, gardening, plants, seeds, soil, compost, perennials, annuals, shrubs, roses, tomatoes, lawn, "
              "mulch, pruning, watering, pots, raised beds, full sun, shade, hardiness zone, bloom, weeds, pests, "
              "trees, herbs, vegetables, greenhouse, evergreen, hedging, secateurs, lawnmower, spring bulbs")),
    "health": (words("Health, Medical, Hospitals & Clinics, Health & Wellbeing, Doctors"),
        words("health, doctor, patients, appointment, clinic, hospital, symptoms, treatment, surgery, medication, "
              "prescription, vaccine, physician, nurse practitioner, insurance accepted, NHS, diabetes, cancer, "
              "blood pressure, allergies, therapy, anxiety, diet, exercise, pharmacy, dental, eye care, pediatrics, "
              "emergency, screening, diagnosis, primary care")),
    "property": (words("Real Estate, Homes for Sale, Property, Estate Agents, Apartments for Rent"),
        words("homes, property, for sale, to let, rent, bedrooms, baths, sq ft, listing, MLS, realtor, agent, "
              "mortgage, open house, garage, lot size, condo, townhouse, apartment, flat, detached house, terraced, "
              "leasehold, council tax, deposit, tenants, landlord, valuation, asking price, kitchen, square feet, "
              "HOA")),
    "sport": (words("Sports, Sport, Football, Sports & Recreation, Sports Clubs"),
        words("game, games, team, season, league, score, coach, players, match, fixtures, results, standings, "
              "championship, goal, touchdown, innings, soccer, football, basketball, rugby, cricket, tennis, golf, "
              "swim, marathon, playoffs, roster, stadium, cup, injury, transfer, referee")),
}  # fmt: skip

#: First and second parts of the sites' names.
NAMES = (
    words("Alder, Baker, Cedar, Clear, Corner, Cross, East, Elm, Fair, Fox, Grand, High, Hill, Kings, Lake, Lime, "
          "Market, Mill, New, Oak, Park, Prime, Red, Royal, Smart, South, Swift, True, Union, West"),
    words("brook, bury, central, connect, direct, express, ford, go, hub, ia, line, ly, net, now, online, one, plus, "
          "port, quest, shire, side, source, spot, ton, trail, ville, ware, way, web, wise"),
)  # fmt: skip

#: Names of form controls by attribute.
CONTROLS: dict[str, dict[str, tuple[str, ...]]] = {
    "books": {"title": ("title", "searchTitle", "field_ti"), "author": ("author", "searchAuthor", "field_au"),
              "publisher": ("publisher", "searchPublisher", "field_pb"), "isbn": ("isbn", "searchIsbn", "field_bn"),
              "year": ("pubyear", "limit-yr", "field_yr")},
    "jobs": {"title": ("keyword", "what", "tx_jobs[q]"), "company": ("company", "recruiterName", "tx_jobs[org]"),
             "location": ("location", "locationsearch", "tx_jobs[loc]"),
             "category": ("category", "facetFunction", "tx_jobs[cat]"), "salary": ("salary", "minPay", "tx_jobs[sal]")},
    "flights": {"origin": ("origin", "originAirportCode", "s1"),
                "destination": ("destination", "destinationAirportCode", "s2"),
                "departure_date": ("departureDate", "outboundDate", "dt1"),
                "return_date": ("returnDate", "inboundDate", "dt2"), "airline": ("airline", "marketingCarrier", "c1")},
}  # fmt: skip


def field(name: str, label: str, control: str, style: int) -> str:
    """A labelled control as these sites write it; all arguments are HTML but `style`."""
    spoken = control.replace(" id=", f' aria-label="{label}" id=', 1)
    return (
        f'<div class="row"><label class="col-sm-3" for="c-{name}">{label}</label><div class="col-sm-9">{control}</div></div>',
        f'<tr><td class="hd" colspan="2"><font size="-1">{label}</font></td></tr><tr><td colspan="2">{control}</td></tr>',
        f'<div class="input-group"><span class="input-group-addon">{label}</span>{control}</div>',
        f'<div class="search-field"><label class="sr-only" for="c-{name}">{label}</label>{control}</div>',
        f'<dt><label for="c-{name}">{label}</label></dt><dd>{control}</dd>',
        f'<div class="search__item">{spoken}</div>',
    )[style]


MANNER = Manner(
    names=NAMES,
    controls=CONTROLS,
    field=field,
    # the slugs of the pages that carry a form of each of these kinds
    chrome={
        "login": ("myaccount", "sign-in", "signin-here", "mijn-account", "area-riservata", "mio-account", "member_login"),
        "newsletter": ("subscribe", "newsletter-signup", "nieuwsbrief", "iscriviti", "letter"),
        "contact": ("contactus", "ask-us", "contact_us", "inquiry", "qna"),
    },
    # user, password, name, message, sign in, send, subscribe, vote
    words={
        "en": ("Username or email", "Password", "Full name", "Comments", "Log in", "Send message", "Sign up", "Vote"),
        "nl": ("E-mailadres of lidnummer", "Wachtwoord", "Naam", "Uw bericht", "Inloggen", "Verstuur", "Inschrijven", "Stem"),
        "it": ("Utente", "Password", "Nome e cognome", "Messaggio", "Entra", "Invia", "Iscriviti", "Vota"),
        "ko": ("아이디", "비밀번호", "이름", "내용", "로그인", "보내기", "구독", "투표"),
    },
    email={"en": "Email", "nl": "E-mail", "it": "E-mail", "ko": "이메일"},
    addresses=(
        "{folder}/{slug}", "{folder}/{slug}", "{folder}/{slug}{ending}", "{folder}/{slug}{ending}", "{folder}/{slug}/",
        "/node/{number}", "/index.php?page={number}", "/c/{number}", "/content/view/{number}/", "/default.aspx?id={number}",
    ),
    nameless="sub{number}",
    actions=("search", "results", "find", "list", "do", "query", "searchresults", "view"),
    boxes=("q", "keyword", "searchterm", "term", "query", "lookfor", "SearchText", "k"),
    pictures=(
        "fa fa-search", "icon-magnifier", "glyphicon glyphicon-search", "/images/btn_search.gif", "/img/nav_03.gif",
        "/assets/icon-arrow.svg", "/files/banner2.jpg", "/images/opac.png", "/img/start.jpg", "/upload/main_quick02.png",
    ),
)  # fmt: skip
