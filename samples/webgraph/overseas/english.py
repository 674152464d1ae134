"""English of Britain, Ireland, Australia, New Zealand, India and Africa, as sites of the eleventh vocabulary write it: council
and university libraries, archives, bookshops; councils, health boards and firms that hire; airlines, agents, airports.

Written without a look at any classifier.
"""

from __future__ import annotations

from samples.webgraph.overseas.english_menus import CHROME, DECOYS, OWN_CHROME
from samples.webgraph.tongue import Tongue, words

#: English as it is written overseas of America.
EN24 = Tongue(
    "en", "overseas",
    searches=words("Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Find, Find, Find, "
                   "Search now, Search now, Quick search, Quick search, Quick search, Search our site, Search our site, Search "
                   "here, Simple search, Simple search, Basic search, Start your search, Start your search, Search all, New "
                   "search, Search by keyword, Search database, Search records, Search online, Search facility, Search form, "
                   "Go, Enter, Browse, Browse, Browse and search, Explore, Explore now, Discover, View all, View all, View "
                   "list, View, Click here, Click here, Click here to search, Start here, Look up, Enquire online, Open "
                   "search, Search & explore, Search page, Database, Online database, Access here"),
    own_searches={
        "books": words("Library catalogue, Library catalogue, Library catalogue, Library catalogue, Library catalogue, Library "
                       "catalogue, Library catalogue, Library catalogue, Catalogue, Catalogue, Catalogue, Catalogue, "
                       "Catalogue, Catalogue, Search the catalogue, Search the catalogue, Search the catalogue, Search the "
                       "catalogue, Search the catalogue, Search the catalogue, Search the library catalogue, Search the "
                       "library catalogue, Search the library catalogue, Search the library catalogue, Online catalogue, "
                       "Online catalogue, Online catalogue, Online catalogue, Online catalogue, Library Search, Library "
                       "Search, Library Search, Library Search, LibrarySearch, LibrarySearch, Find books, Find a book, Find a "
                       "book, OPAC, OPAC, OPAC, OPAC, Web OPAC, Web OPAC, Online Public Access Catalogue (OPAC), Online Public "
                       "Access Catalogue (OPAC), Search our catalogue, Search our catalogue, Search our catalogue, Catalogue "
                       "search, Catalogue search, Browse the catalogue, Browse the catalogue, Library catalogue and account, "
                       "Catalogue & renewals, Search renew reserve, Search renew reserve, Search and reserve, Search and "
                       "reserve, Search and reserve, Search and request, Reserve books online, Renew or reserve a book, Search "
                       "and reserve items, Order items, Search the collection, Search the collection, Search collections, "
                       "Search collections, Search our collections, Search our collections, Search our collections, "
                       "Collections search, Collections search, Collections online, Collections online, Explore our "
                       "collections, Explore the archive, Search the archives, Search the archives, Search the archives, "
                       "Archive catalogue, Archive catalogue, Archive catalogue, Archives catalogue, Archives catalogue, "
                       "Online archive catalogue, Search archives and manuscripts, Search for records, Records search, "
                       "Discovery, Discover, SOLO, iDiscover, SearchSmart, StarPlus, DiscoverEd, Library Hub Discover, Library "
                       "Hub Discover, WorldCat, Trove, Trove, Search Trove, Libraries Wales catalogue, LibrariesNI catalogue, "
                       "Spydus, Enquiry, Koha OPAC, Koha OPAC, KOHA, Heritage Online, Heritage Cirqa, Eclipse, Reading Cloud, "
                       "Oliver library, E-catalogue, EDS search, Union catalogue, Union catalogue, Search books, Search books, "
                       "Search for books, Search by author or title, Books search, Book search, Book search, Book finder, Shop "
                       "books, Shop books, Shop, Shop now, Shop now, Browse books, Browse books, Browse books, Browse our "
                       "books, Browse all titles, Browse all titles, Browse our stock, Browse by category, Search our stock, "
                       "Search our stock, Search our stock, Search stock, Our stock, Our books, Our books, Our books, Our "
                       "titles, All books, All books, Books, Books, Buy books, Buy books, Buy online, Online bookshop, Online "
                       "bookshop, Online shop, Online shop, Second-hand books, Used books, Search second-hand books, Rare "
                       "books search, Full stock list, Latest list, Catalogues, Institutional repository, Research repository, "
                       "Thesis search, Journal finder, eBooks search"),
        "jobs": words("Search jobs, Search jobs, Search jobs, Search jobs, Search jobs, Search jobs, Search jobs, Search jobs, "
                      "Job search, Job search, Job search, Job search, Current vacancies, Current vacancies, Current "
                      "vacancies, Current vacancies, Current vacancies, Current vacancies, Current vacancies, Current "
                      "vacancies, Current vacancies, Vacancies, Vacancies, Vacancies, Vacancies, Vacancies, Vacancies, "
                      "Vacancies, Vacancies, View vacancies, View vacancies, View vacancies, View current vacancies, View "
                      "current vacancies, View current vacancies, View all vacancies, View all vacancies, View all vacancies, "
                      "View our vacancies, View our vacancies, View our current vacancies, View our current vacancies, Search "
                      "vacancies, Search vacancies, Search vacancies, Search our vacancies, Search our vacancies, Search our "
                      "vacancies, Search all jobs, Search all jobs, Search for jobs, Search for jobs, Search for a job, Search "
                      "for a job, Search and apply, Search and apply, Search & apply for jobs, Find a job, Find a job, Find a "
                      "job, Find a job, Find jobs, Find jobs, Find your next job, Find work, Find your next role, Find a "
                      "vacancy, Find an apprenticeship, Latest jobs, Latest jobs, Latest jobs, Latest jobs, Latest vacancies, "
                      "Latest vacancies, Latest vacancies, Latest vacancies and how to apply, All jobs, All jobs, All "
                      "vacancies, All vacancies, Browse jobs, Browse jobs, Browse jobs, Browse all jobs, Browse all jobs, "
                      "Browse vacancies, View jobs, View jobs, View jobs, View all jobs, View all jobs, View all jobs, See all "
                      "jobs, See our vacancies, See all vacancies, See current opportunities, Jobs, Jobs, Jobs, Jobs, Jobs, "
                      "Jobs, Job vacancies, Job vacancies, Job vacancies, Job vacancies, Job opportunities, Job opportunities, "
                      "Job listings, Job board, Our current vacancies, Our current vacancies, Our vacancies, Live vacancies, "
                      "Live jobs, Open positions, Open positions, Open vacancies, Current opportunities, Current "
                      "opportunities, Current opportunities, Current job openings, Current openings, Current openings, Current "
                      "jobs, Career opportunities, Career opportunities, Careers, Careers, Careers, Careers portal, Jobs "
                      "portal, Recruitment portal, e-Recruitment, eRecruitment, Recruitment website, Vacancy search, Vacancy "
                      "list, Vacancy circular, Employment opportunities, Positions vacant, Positions vacant, Advertised "
                      "positions, Work for us, Apply now, Apply now, Apply now, Apply online, Apply online, Apply here, Apply "
                      "for a job, Apply for a job, Apply for jobs, Teaching vacancies, Teaching jobs, School jobs, Council "
                      "jobs, Council vacancies, NHS Jobs, NHS Jobs, Search NHS jobs, Trac jobs, myjobscotland, myjobscotland, "
                      "jobsgopublic, I Work for NSW, SEEK, Naukri, jobs.ac.uk, Civil Service Jobs, Graduate jobs, Graduate "
                      "vacancies, Nursing vacancies, Medical vacancies, Academic vacancies, Professional services vacancies, "
                      "Driver jobs, Temp jobs, Temporary vacancies, Contract roles, Walk-in interview, Notifications & "
                      "vacancies, Recruitment notices, External vacancies, Register and apply, Opportunities"),
        "flights": words("Book, Book, Book, Book, Book, Book, Book now, Book now, Book now, Book now, Book now, Book now, Book "
                         "a flight, Book a flight, Book a flight, Book a flight, Book a flight, Book a flight, Book a flight, "
                         "Book flights, Book flights, Book flights, Book flights, Book flights, Book your flight, Book your "
                         "flight, Book your flight, Book online, Book online, Book online, Book a trip, Book here, Book "
                         "tickets, Book tickets, Book today, Book flight tickets, Booking, Booking, Flight booking, Flight "
                         "booking, Flight booking, Flight booking, Online booking, Online booking, Online booking, Make a "
                         "booking, Make a booking, Make a booking, New booking, Flights, Flights, Flights, Flights, Flights, "
                         "Flights, Cheap flights, Cheap flights, Cheap flights, Cheap flights, Cheap flights, Cheap flights, "
                         "Search flights, Search flights, Search flights, Search flights, Search flights, Search for flights, "
                         "Search for flights, Search flight, Flight search, Flight search, Flight search, Find flights, Find "
                         "flights, Find flights, Find flights, Find a flight, Find a flight, Find a flight, Find cheap "
                         "flights, Find cheap flights, Find your flight, Find your next flight, Flight finder, Fare finder, "
                         "Fare finder, Fare finder, Low fare finder, Low fare finder, Low fare calendar, Best fare finder, "
                         "Cheap flight finder, Compare flights, Compare flights, Compare cheap flights, Compare cheap flights, "
                         "Compare prices, Check fares, Check availability, Check availability, See fares, View fares, View "
                         "fares, View flights, View deals, See deals, Flight deals, Flight deals, Flight + Hotel, Flight + "
                         "Hotel, Flights + hotel, Flight only, Flight only, Flights only, Air tickets, Air tickets, Air "
                         "tickets, Air ticket booking, Air tickets online, Airfares, Airfares, Cheap airfares, Cheap air "
                         "tickets, International flights, International flights, Domestic flights, Domestic flights, Flight "
                         "tickets, Book domestic flights, Flights from Dublin, Flights from Manchester, Flights to Australia, "
                         "Return flights, One way flights, Multi-city flights, Round the world flights, Round the world "
                         "flights, Round the world planner, Long haul flights, Business class flights, Where we fly, Where we "
                         "fly, Where can I fly?, Timetables, Flight timetable, Flight schedule, Search timetable, "
                         "Reservations, Buy tickets, Plan and book, Plan and book, Search and book, Search and book, Get a "
                         "quote, Get a quote, Flight quote, Start booking, Book with Avios, Redeem miles, Inter-island "
                         "flights, Charter flights, Fly now"),
    },
    details=words("Advanced search, Advanced search, Advanced search, Advanced search, Advanced search, Advanced search, "
                  "Advanced search, Advanced search, Advanced search, Advanced search, Advanced search, Advanced search, "
                  "Advanced search, Advanced search, Advanced, Advanced, Advanced, More options, More options, More options, "
                  "More search options, More search options, More search options, Detailed search, Detailed search, Detailed "
                  "search, Advanced search options, Full search, Advanced catalogue search, Advanced catalogue search, "
                  "Combined search, Expert search, Refine search, Refine search, Refine your search, Refine your search, "
                  "Filter, Filter, Filter results, Filters, Show more filters, Show filters, Search filters, Multi field "
                  "search, Guided search, Fielded search, Additional criteria, Advanced job search, Advanced job search, "
                  "Advanced flight search, Multi-city search, Multi-stop journey, Power search, Custom search, Search by "
                  "field, Show all fields"),
    hubs=words("Services, Services, Services, Services, Services, Our services, Our services, Our services, Our services, "
               "Online services, Online services, Online services, Resources, Resources, Resources, Resources, Explore, "
               "Explore, Discover, Discover, Menu, Menu, Menu, More, More, More, More, Read more, Read more, Read more, Find "
               "out more, Find out more, Find out more, Find out more, Find out more, More information, More information, More "
               "information, Learn more, Learn more, Quick links, Quick links, Quick links, Quick links, Useful links, Useful "
               "links, Do it online, Do it online, Online, I want to..., What we do, What we do, Residents, Residents, Leisure "
               "and culture, Leisure and culture, Information, Information, Information for, Browse, Browse, Our work, "
               "Products, Top tasks, Popular services, Visit, Visit, Citizens, Citizen services, Public, Community, Community, "
               "Departments, Facilities, Facilities, Student life, A to Z, A-Z of services, See more, View more, Start, "
               "Continue, Main menu"),
    own_hubs={
        "books": words("Library, Library, Library, Library, Library, Library, Library, Libraries, Libraries, Libraries, "
                       "Libraries, Libraries, Libraries, The library, The library, Library services, Library services, Library "
                       "services, Library services, Library resources, Library resources, Collections, Collections, "
                       "Collections, Collections, Collections, Our collections, Our collections, Our collections, Books, "
                       "Books, Books, Books, Archives, Archives, Archives, Archives, Archives and local studies, Archive "
                       "service, Local studies, Local history, Family history, eLibrary, eLibrary, eLibrary, Digital library, "
                       "Digital library, Digital library, Online library, Online library, Library online, E-resources, "
                       "E-resources, E-resources, eResources, Online resources, Online resources, Electronic resources, "
                       "Special collections, Special collections, Special collections, Rare books and manuscripts, Borrow, "
                       "Borrow, Borrowing, Borrowing, Borrow and renew, Borrowing and renewing, Borrow read and listen, Join "
                       "borrow renew, Use the library, Use the library, Using the library, Using the library, Using our "
                       "library, Research, Research, Research, Research support, Learning resources, Study support, Learning "
                       "centre, Library and learning, Library and learning, Libraries and archives, Libraries and archives, "
                       "Libraries and archives, Libraries museums and archives, Libraries & culture, Subject guides, "
                       "Databases, Databases, Find information, Find resources, Find resources, Find and borrow, Finding books "
                       "and journals, Students, Current students, Staff and students, For researchers, For readers, Reading, "
                       "Readers, Fiction, Non-fiction, Children's books, Children's books, Crime, Antiquarian, Antiquarian, "
                       "Second-hand, Bookshop, Bookshop, Shop, Shop, Shop, Our shop, Publications, Publications, Publications, "
                       "Publishing, Imprints, Authors & books, Subjects, Subjects, Genres, Categories, New arrivals, Knowledge "
                       "centre, Museum"),
        "jobs": words("Careers, Careers, Careers, Careers, Careers, Careers, Careers, Careers, Careers, Jobs, Jobs, Jobs, "
                      "Jobs, Jobs, Jobs, Work for us, Work for us, Work for us, Work for us, Work for us, Work for us, Work "
                      "with us, Work with us, Work with us, Work with us, Work with us, Work with us, Working for us, Working "
                      "for us, Working for us, Working for us, Working for us, Join us, Join us, Join us, Join us, Join us, "
                      "Join our team, Join our team, Join our team, Join our team, Jobs and careers, Jobs and careers, Jobs "
                      "and careers, Jobs and careers, Careers and jobs, Careers with us, Careers with us, Jobs and training, "
                      "Jobs and training, Recruitment, Recruitment, Recruitment, Recruitment, Employment, Employment, "
                      "Vacancies, Vacancies, Human resources, Human resources, Human resources, HR, About us, Career, Career "
                      "opportunities, Candidates, Candidates, Candidates, Candidates, For candidates, Job seekers, Job "
                      "seekers, Job seekers, Jobseekers, Jobseekers, Jobseekers, Looking for work, Looking for a job?, Job "
                      "seeker, Graduates, Graduates, Graduates and apprentices, Early careers, Early careers, Early careers, "
                      "Apprenticeships, Students and graduates, Experienced professionals, Professionals, Teaching with us, "
                      "Nursing and midwifery, Medical and dental, Doctors, Social work careers, Care careers, Retail careers, "
                      "Stores, Head office, Our people, Our people, People, Life at, Life here, Why work for us, Why work for "
                      "us, Why work with us, Why join us, Why join us, Working here, Working here, Working at the council, "
                      "Council and democracy, Your council, Jobs at the University, Jobs at the Trust, Work at the University, "
                      "Staff, Staff, Opportunities, Opportunities, Be part of it, Become a, Ready to join?, We're hiring, We "
                      "are hiring, Sectors, Sectors, Specialisms, Industries, Disciplines, Temporary work, Permanent, Contract "
                      "& temp, Notices, Notifications, Tenders & vacancies, Discover your career"),
        "flights": words("Flights, Flights, Flights, Flights, Flights, Flights, Flights, Flights, Destinations, Destinations, "
                         "Destinations, Destinations, Destinations, Destinations, Destinations, Book, Book, Book, Book and "
                         "plan, Plan and book, Plan and book, Plan and book, Plan, Plan, Plan, Plan your trip, Plan your trip, "
                         "Plan your journey, Plan your travel, Plan your holiday, Travel, Travel, Travel, Travel information, "
                         "Travel information, Fly, Fly, Flying with us, Flying with us, Fly with us, Fly with us, Where we "
                         "fly, Where we fly, Where we fly, Where we fly, Our destinations, Our destinations, Our destinations, "
                         "Our network, Route map, Route map, Route map, Routes, Routes & airlines, Airlines, Airlines, "
                         "Airlines, Airlines, Airlines and destinations, Airlines and destinations, Destinations & airlines, "
                         "Passengers, Passengers, Passenger information, Offers, Offers, Offers, Offers, Special offers, "
                         "Special offers, Special offers, Deals, Deals, Latest deals, Latest deals, Travel deals, Sale, Sale, "
                         "Holidays, Holidays, Holidays, Flights & holidays, Travel services, Our services, Domestic, Domestic, "
                         "International, International, Europe, Asia, Africa, Australia, New Zealand, Indian Ocean, Islands, "
                         "Scheduled services, Schedule, Timetable, Timetable, Fares, Fares, Fares and tickets, Fare types, To "
                         "& from the airport, At the airport, Travel inspiration, Inspire me, Inspire me, City breaks, Beach "
                         "holidays, Worldwide, Airfares, Airfares, Travel extras, Discover, Experience, Manage, Journey, "
                         "Products, Business travel, Group bookings"),
    },
    chrome=CHROME, own_chrome=OWN_CHROME, decoys=DECOYS,
    filler=words("the, and, of, to, in, for, a, is, on, with, our, your, you, we, are, be, at, this, that, from, by, or, as, "
                 "will, it, all, can, have, has, an, more, their, not, about, who, which, was, were, been, new, other, may, "
                 "also, through, please, if, any, how, what, where, when, only, these, those, into, between, during, before, "
                 "after, over, under, there, they, us, than, up, out, so, its, one, two, three, first, last, year, years, "
                 "month, week, day, time, people, local, area, areas, council, borough, county, town, village, city, region, "
                 "community, residents, visitors, centre, street, road, house, hall, school, college, university, trust, "
                 "board, government, department, office, team, staff, group, members, meeting, service, services, support, "
                 "information, advice, help, guidance, policy, plan, programme, project, scheme, fund, funding, report, "
                 "review, consultation, update, launched, opened, announces, welcomes, awarded, celebrates, including, "
                 "provides, offers, range, available, free, open, closed, Monday, Tuesday, Saturday, January, April, June, "
                 "September, December, 2022, 2023, 2024, 2025, London, Leeds, Glasgow, Cardiff, Dublin, Cork, Sydney, "
                 "Melbourne, Auckland, Delhi, Mumbai, Chennai, Nairobi, Lagos, Cape Town, organisation, behaviour, colour, "
                 "licence, whilst, towards, call, email, online, website, page, download, PDF, further, details, see"),
    button=words("Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Go, Go, Go, "
                 "Go, Find, Find, Submit, Submit, Search now, SEARCH, SEARCH, Go!, Search again, Find it"),
    prompt=words("Search, Search, Search, Search, Search, Search, Search..., Search..., Search..., Search our website, Search "
                 "our website, Search our website, Search this site, Search this site, Search the site, Search the site, "
                 "Search for..., Search for..., Search for, Enter keywords, Enter keyword, Keyword, Keyword, Keywords, "
                 "Keywords, Keyword(s), What are you looking for?, What are you looking for?, What are you looking for?, What "
                 "are you looking for?, How can we help?, I'm looking for..., Search here, Search here, Enter search term, "
                 "Enter search term, Enter your search terms, Enter a search term, Type here to search, Type your search, "
                 "Search website, Search term, Site search, Search text, Start typing, Search by keyword or reference, Search "
                 "for anything"),
    subject={
        "books": words("Library, Library, Library, Library, Libraries, Libraries, Libraries, Libraries, Libraries, Books, "
                       "Books, Books, Books, Books, Public libraries, Public libraries, University library, University "
                       "library, Library services, Library services, Bookshop, Bookshop, Bookshop, Bookshops, Bookshops, "
                       "Second-hand books, Second-hand books, Archives, Archives, Archives, Record office, Local studies "
                       "library, Antiquarian books, Publishers, Publishers, Reading, Library and information service, Central "
                       "library, Libraries and archives, Libraries and archives"),
        "jobs": words("Jobs, Jobs, Jobs, Jobs, Jobs, Jobs, Careers, Careers, Careers, Careers, Careers, Vacancies, Vacancies, "
                      "Vacancies, Vacancies, Recruitment, Recruitment, Recruitment, Recruitment, Employment, Employment, "
                      "Council jobs, Council jobs, NHS careers, Jobs and careers, Jobs and careers, Graduate jobs, Recruitment "
                      "agency, Recruitment agency, Government jobs, Government jobs, Work for us, Work for us, Teaching jobs, "
                      "Job vacancies, Job vacancies"),
        "flights": words("Flights, Flights, Flights, Flights, Flights, Flights, Cheap flights, Cheap flights, Cheap flights, "
                         "Cheap flights, Airlines, Airlines, Airlines, Airline, Airline, Airport, Airport, Airport, Airports, "
                         "Airports, Air travel, Air travel, Flight tickets, Flight tickets, Airfares, Airfares, Travel agents, "
                         "Flights and holidays, Flights and holidays, Fly, Island flights, Low cost airlines"),
    },
    content={
        "books": words("book, books, library, libraries, librarian, catalogue, catalogues, collection, collections, shelf, "
                       "shelves, loan, loans, borrow, borrower, borrowing, renew, renewal, reserve, reservation, return, "
                       "overdue, library card, membership number, PIN, branch, branches, mobile library, lending, reference, "
                       "reading room, reader, readers, reader's ticket, manuscripts, archive, archives, archivist, parish "
                       "registers, records, maps, deeds, newspapers, periodicals, journal, journals, e-journals, eBooks, "
                       "eAudiobooks, BorrowBox, Libby, PressReader, databases, article, articles, thesis, theses, "
                       "dissertations, abstracts, open access, repository, reading list, textbook, textbooks, ISBN, edition, "
                       "first edition, signed copy, hardback, paperback, dust jacket, dustwrapper, octavo, foxing, binding, "
                       "cloth, spine, pages, volume, volumes, title, titles, author, authors, publisher, published, imprint, "
                       "translator, illustrated, fiction, novel, novels, crime, thrillers, historical fiction, biography, "
                       "memoir, poetry, cookery, travel writing, natural history, picture books, teenage books, Booker Prize, "
                       "bestseller, bestsellers, author talk, book group, bookseller, booksellers, bookshop, second-hand, "
                       "antiquarian, postage, in stock, accession, call number, Dewey, shelfmark, DVD, talking books, large "
                       "print, INFLIBNET, DELNET"),
        "jobs": words("job, jobs, vacancy, vacancies, post, posts, role, roles, position, salary, per annum, pro rata, hourly "
                      "rate, grade, Band 5, spinal point, scale, lakhs, CTC, full time, part time, fixed term, permanent, "
                      "temporary, term time only, job share, hours per week, 37 hours, shift, nights, rota, flexible working, "
                      "hybrid, work from home, closing date, interview date, shortlisted, shortlisting, interview, applicant, "
                      "applicants, candidate, candidates, application, application form, apply, CV, covering letter, person "
                      "specification, essential criteria, desirable, qualifications, experience, skills, training, NVQ, "
                      "degree, PGCE, QTS, DBS check, referees, references, contract, employer, employers, employee, "
                      "colleagues, manager, line manager, team leader, officer, assistant, administrator, adviser, "
                      "coordinator, apprentice, apprenticeship, trainee, graduate, nurse, midwife, healthcare assistant, "
                      "support worker, social worker, care assistant, consultant, GP, teacher, teaching assistant, lecturer, "
                      "research fellow, engineer, electrician, plumber, HGV driver, chef, cleaner, receptionist, accountant, "
                      "solicitor, software developer, business analyst, sales executive, warehouse operative, recruiter, "
                      "recruitment, agency, payroll, holiday entitlement, pension scheme, annual leave, sponsorship, "
                      "relocation, cadre, eligibility, walk-in, deputation, engagement"),
        "flights": words("flight, flights, airline, airlines, airport, airports, fly, flying, fare, fares, airfare, ticket, "
                         "tickets, return, single, one way, direct, non-stop, via, stopover, connecting, connection, depart, "
                         "departing, departure, departures, arrive, arrival, arrivals, passenger, passengers, adult, child, "
                         "infant, economy, premium economy, business class, first class, cabin, cabin bag, hold luggage, hand "
                         "baggage, baggage allowance, 23kg, seat, seats, legroom, boarding pass, boarding, gate, terminal, "
                         "runway, check-in desk, security, passport control, visa, passport, delay, delayed, cancelled, "
                         "cancellation, rebooking, schedule, timetable, route, routes, new route, winter schedule, summer "
                         "season, destination, destinations, island hopper, Heathrow, Gatwick, Stansted, Luton, Edinburgh, "
                         "Aberdeen, Belfast, Shannon, Malaga, Alicante, Faro, Tenerife, Dubai, Singapore, Bali, Goa, Colombo, "
                         "Johannesburg, Perth, Brisbane, Cairns, Queenstown, Fiji, Orkney, Isles of Scilly, aircraft, Airbus, "
                         "Boeing, ATR 72, Twin Otter, pilot, cabin crew, codeshare, alliance, charter, carrier, low-cost "
                         "carrier, taxes, fuel surcharge, airport tax, APD, per person, from £39, ATOL, ABTA, IATA, itinerary, "
                         "PNR, e-ticket, frequent flyer, points, tariff"),
    },
    labels={
        "books": {
            "title": words("Title, Title, Title, Title, Title, Title, Title keywords, Title keywords, Title contains, Title of "
                           "book, Book title, Book title, Book name, Title words, Words in title, Exact title, Journal title"),
            "author": words("Author, Author, Author, Author, Author, Author, Author name, Author name, Author/Editor, Author "
                            "(surname first), Author surname, Author or editor, Creator, Writer, Artist/Author"),
            "publisher": words("Publisher, Publisher, Publisher, Publisher, Publisher, Publisher name, Published by, Imprint, "
                               "Press, Publication details"),
            "isbn": words("ISBN, ISBN, ISBN, ISBN, ISBN, ISBN/ISSN, ISBN/ISSN, ISBN number, ISBN or ISSN, ISBN 10 or 13, "
                          "Standard number"),
            "year": words("Year, Year, Year, Publication year, Year of publication, Year of publication, Year of publication, "
                          "Date of publication, Date, Date, Published from, Date range, Year from, Covering dates"),
        },
        "jobs": {
            "title": words("Keyword, Keyword, Keyword, Keywords, Keywords, Keywords, Keywords, Keywords, Job title, Job title, "
                           "Job title, Job title, Job title or keyword, Job title or keyword, Job title / keywords, What, "
                           "What, What, Keyword search, Job title skill or company, Vacancy title, Role, Designation, "
                           "Designation, Post, Job reference or keyword, Skills/designation"),
            "company": words("Employer, Employer, Employer, Company, Company, Company, Organisation, Organisation, "
                             "Organisation, Company name, Trust, School, Ministry/Department, Agency"),
            "location": words("Location, Location, Location, Location, Location, Location, Where, Where, Where, Town or city, "
                              "Town city or postcode, Town city or postcode, Postcode, Postcode or town, Postcode or town, "
                              "City, City, Area, Region, County, Town or region, District, State, Suburb, Within"),
            "category": words("Category, Category, Category, Job category, Job category, Sector, Sector, Sector, Sector, Job "
                              "type, Department, Department, Industry, Industry, Function, Job family, Staff group, "
                              "Occupation, Classification, Functional area, Specialism, Directorate"),
            "salary": words("Salary, Salary, Salary, Salary range, Salary range, Minimum salary, Minimum salary, Salary from, "
                            "Salary band, Grade, Pay band, Pay from, Expected salary, Annual salary"),
        },
        "flights": {
            "origin": words("From, From, From, From, From, From, Flying from, Flying from, Flying from, Flying from, Leaving "
                            "from, Leaving from, Departing from, Departing from, Departure airport, Departure airport, Origin, "
                            "Origin, Depart from, Fly from, From where?, Select origin, Departure city"),
            "destination": words("To, To, To, To, To, To, Flying to, Flying to, Flying to, Flying to, Going to, Going to, "
                                 "Destination, Destination, Destination, Arrival airport, Arrival airport, Fly to, Where to?, "
                                 "Where to?, Arriving at, Select destination, Arrival city"),
            "departure_date": words("Depart, Depart, Depart, Departure date, Departure date, Departure date, Departing, "
                                    "Departing, Departure, Departure, Outbound, Outbound, Outbound date, Going out, Fly out, "
                                    "Leaving on, Departure on, Leave, When, Date of travel, Travel date"),
            "return_date": words("Return, Return, Return, Return, Return date, Return date, Return date, Return date, "
                                 "Returning, Returning, Inbound, Inbound date, Coming back, Fly back, Returning on, Return on"),
            "airline": words("Airline, Airline, Airline, Airline, Preferred airline, Preferred airline, Airlines, All "
                             "airlines, Carrier, Carrier, Any airline, Airline preference"),
        },
    },
)  # fmt: skip
