"""English of governments, national institutions, portals and databases, as sites of the eighth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

EN15 = Tongue(
    "en", "outland",
    searches=words("Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, "
                   "Search the database, Search database, Find, Quick search, Basic search, Simple search, "
                   "Search this collection, Start search, New search, Query, Search our records, Search portal"),
    own_searches={
        "books": words("Catalogue, Catalogue, Catalogue, Catalogue, Catalogue, Catalogue, Catalog, Catalog, Catalog, "
                       "Library catalogue, Library catalogue, Library catalogue, Library catalogue, "
                       "Search the catalogue, Search the catalogue, Search the catalogue, Search the catalogue, "
                       "Search the catalogue, Search the collections, Search the collections, Online catalogue, "
                       "Online catalogue, Search publications, Search publications, Search our catalogue, "
                       "Search our catalogue, Library Catalog, Search the catalog, Search Our Catalog, Online Catalog, "
                       "Main catalogue, Explore the catalogue, Browse the catalogue, Union catalogue, Union Catalogue, "
                       "National Union Catalogue, Consult the catalogue, General catalogue, Catalogues, "
                       "Search the collection, Search our collections, Search Collections, Search all collections, "
                       "Explore our collections, Collection search, Collections search, Search the archives, "
                       "Archives search, Search records, Search books, Search for books, Publications search, "
                       "Find publications, Find a publication, Find books, Find a book, Book search, Full-text search, "
                       "Title search, ISBN search, Search by ISBN, Search titles, Search holdings, "
                       "Journal title search, Digital library search, Search the digital library, "
                       "Search the repository, Search repository, Bibliographic search, Bibliographic database, "
                       "National bibliography, Books in Print, Legal deposit catalogue, Newspapers and books, "
                       "Search theses, Search manuscripts, Find in a library, Library search, Discovery, Discovery, "
                       "Discover, Explore, OPAC, WorldCat, HathiTrust, Primo, Trove, Voyager, Aleph, DSpace, "
                       "Access the catalogue, Order items, Request items"),
        "jobs": words("Search jobs, Search jobs, Search jobs, Search jobs, Search jobs, Find a job, Find a job, "
                      "Find a job, Find a job, Find a job, Job search, Job search, Job search, Vacancies, Vacancies, "
                      "Vacancies, Vacancies, Vacancies, Search vacancies, Search vacancies, Search vacancies, "
                      "Current vacancies, Current vacancies, Current vacancies, Job openings, Job openings, "
                      "Job opportunities, Job opportunities, Search for jobs, Search for jobs, Search for jobs, "
                      "Search Jobs, Job Search, Find a Job, Find jobs, Find work, Search for a job, "
                      "Search for vacancies, Vacancy search, Vacancy announcements, Vacancy Announcements, "
                      "View vacancies, View all vacancies, View current vacancies, Job Openings, Current openings, "
                      "Current job openings, Job Opportunities, Current opportunities, Employment opportunities, "
                      "Employment Opportunities, Career opportunities, Job bank, Job Bank, Job listings, Job postings, "
                      "Job Postings, View Job Opportunities, Federal jobs, Search federal jobs, Government jobs, "
                      "Government Jobs, Public service jobs, Civil service jobs, Civil Service Jobs, Browse jobs, "
                      "Browse job postings, Browse by occupation, Advanced job search, Find vacancies, "
                      "Find jobs in Europe, Open competitions, Open positions, Apply for a job, Apply online, "
                      "Apply now, See all jobs, Consultancies, Positions, Jobs board, National job portal, "
                      "Employment portal, Job matching, USAJOBS, USAJOBS, GovernmentJobs, NEOGOV, EURES, Inspira, "
                      "WorkSource, CareerOneStop, JobNet, Careers portal, Find candidates and jobs, "
                      "Apprenticeship vacancies"),
        "flights": words("Flights, Flights, Flights, Flights, Flights, Flights, Flights, Book, Book, Book, Book, Book, "
                         "Book a flight, Book a flight, Book a flight, Book a flight, Book a flight, Book a flight, "
                         "Search flights, Search flights, Search flights, Search flights, Flight search, "
                         "Flight search, Flight search, Find flights, Find flights, Book online, Book online, "
                         "Timetable, Timetable, Timetable, Flight Search, Search for flights, Find a flight, "
                         "Find a flight, Find your flight, Flight finder, Flight Finder, Book flights, Book flight, "
                         "Book now, Online booking, Online reservation, Booking, Flight booking, Reservation, "
                         "Reservations, Book your flight, Book a ticket, Buy ticket, Buy tickets, Ticket booking, "
                         "E-Ticket, Flight schedule, Flight schedules, Flight Schedule, Schedules, Flight timetable, "
                         "Search timetable, Schedule search, Airline schedules, Flight planner, Route search, "
                         "Routes and fares, Fares, Fare search, Search fares, Lowest fares, Best fares, Compare fares, "
                         "Compare flights, Compare airfares, Compare prices, Cheap flights, Cheap flights, Airfares, "
                         "Airfare search, Airline tickets, Award booking, Redeem miles, Book with miles, Multi-city, "
                         "Stopover, Where can I fly?, Where can I fly to?, Fly from here, Flights from, "
                         "Non-stop flights, Connecting flights, City pairs, Journey planner, Plan your journey, "
                         "Travel planner, Amadeus booking"),
    },
    details=words("Advanced search, Advanced search, Advanced search, Advanced Search, Advanced Search, Advanced, "
                  "Advanced query, Expert search, Detailed search, Fielded search, Command search, Combined search, "
                  "Multi-criteria search, Search by field, More search options, More options, Refine your search, "
                  "Search with more criteria, Structured search, Boolean search"),
    hubs=words("Services, Services, Online services, Online Services, eServices, E-Services, Services and information, "
               "Resources, Resources, Explore, Browse, Databases, Databases, Data, Portal, Browse by topic, Topics, "
               "Topics, Information for, I want to, Guides, Tools, Tools, Learn, Discover, For the public, "
               "Individuals, Citizens, Popular services, Quick links, Access, Home, Themes, More, Start now"),
    own_hubs={
        "books": words("Library, Library, The Library, Libraries, National Library, Collections, Collections, "
                       "Collections, Our collections, The collections, Digital collections, Digital Collections, "
                       "Digital library, Catalogues, Catalogues and databases, Catalogs & databases, "
                       "Catalogues and collections, Research & Collections, Search and discover, Find & request, "
                       "Find and order, Use the library, Using the library, Using our collections, For researchers, "
                       "Research, Reading rooms, Publications, Publications, Publications and data, "
                       "Books and periodicals, Rare books, Manuscripts, Bibliographies, National collections, "
                       "Archives, Records, Explore the archives, Information resources, Documents, Reference, "
                       "Knowledge base, Repository"),
        "jobs": words("Jobs, Jobs, Jobs, Careers, Careers, Careers, Employment, Employment, Work, Working for us, "
                      "Work with us, Work for us, Working here, Join us, Recruitment, Recruitment, Opportunities, "
                      "Jobs and training, Jobs and the workplace, Jobs and employment, Employment and training, "
                      "Job seekers, Job seekers, Job Seekers, Jobseekers, For job seekers, Individuals, "
                      "Looking for work, Find employment, Working and jobs, Career opportunities, Career services, "
                      "Careers in government, Careers with us, Human resources, Human Resources, Public service, "
                      "Types of appointments, Students and graduates, Veterans, Workforce services, Labour market, "
                      "Employment services"),
        "flights": words("Flights, Flights, Flight information, Flight Information, Passengers, Passengers, "
                         "For passengers, Travellers, Travel, Travel planning, Plan, Plan your trip, "
                         "Plan your journey, Plan & book, Planning, Book & manage, Before you travel, Before you fly, "
                         "Destinations, Destinations, Our destinations, Destinations and airlines, "
                         "Airlines & destinations, Airlines and destinations, Network, Route network, Route map, "
                         "Where we fly, Offers, Special offers, Promotions, Travel information, Air travel, "
                         "Air services, Airports, At the airport, Experience, Discover the country, Tourism, "
                         "Getting here"),
    },
    chrome=pairs("About=about, About us=about-us, Contact=contact, Contact us=contact-us, Help=help, "
                 "Frequently asked questions=faq, Privacy policy=privacy-policy, Privacy notice=privacy-notice, "
                 "Legal notice=legal-notice, Copyright=copyright, Terms of use=terms-of-use, Disclaimer=disclaimer, "
                 "Accessibility=accessibility, Accessibility statement=accessibility-statement, Site map=sitemap, "
                 "News=news, Press releases=press-releases, Events=events, Newsletter=newsletter, "
                 "Subscribe to updates=subscribe, RSS feeds=rss, Sign in=sign-in, Login=login, Register=register, "
                 "Organisation chart=organisation, Annual report=annual-report, Statistics=statistics, "
                 "Open data=open-data, API=api, Developers=developers, Freedom of Information=foi, FOIA=foia, "
                 "No FEAR Act=no-fear-act, Inspector General=inspector-general, Tenders=tenders, "
                 "Procurement=procurement, Laws and regulations=legislation, Minister=minister, Français=fr, "
                 "العربية=ar, Vulnerability disclosure=vulnerability, Feedback=feedback, "
                 "Report a problem=report-a-problem"),
    own_chrome={
        "books": pairs("Opening hours=opening-hours, Visit us=visit, Plan your visit=plan-your-visit, "
                       "Get a reader card=reader-card, Reader registration=registration, Exhibitions=exhibitions, "
                       "Reading room rules=reading-room-rules, Copies and reproductions=reproductions, "
                       "Rights and permissions=permissions, Legal deposit=legal-deposit, ISBN agency=isbn-agency, "
                       "Apply for an ISBN=apply-isbn, Cataloguing-in-Publication=cip, "
                       "Cataloguing standards=cataloguing-standards, For librarians=for-librarians, "
                       "For publishers=for-publishers, Preservation=preservation, Donations=donations, "
                       "Ask a librarian=ask-a-librarian, Book club=book-club, Center for the Book=center-for-the-book, "
                       "Research guides=research-guides, Tutorials=tutorials, My lists=my-lists, "
                       "Join as contributing library=contribute, Partners=partners, Library shop=library-shop, "
                       "Name authorities=authorities, Data downloads=downloads, Citation formats=citation"),
        "jobs": pairs("Employers=employers, For employers=for-employers, Post a job=post-a-job, "
                      "Post a vacancy=post-a-vacancy, Unemployment benefits=unemployment, File a claim=file-a-claim, "
                      "Labour market information=labour-market, Wage data=wages, Occupational outlook=outlook, "
                      "Career quiz=career-quiz, Career exploration=career-exploration, Resume builder=resume-builder, "
                      "Hiring process=hiring-process, How to apply=how-to-apply, Eligibility=eligibility, "
                      "Pay and benefits=pay-benefits, Pay scales=pay-scales, Veterans' preference=veterans-preference, "
                      "Internship programme=internships, Job fair 2024=job-fair, Job fairs=job-fairs, "
                      "Training grants=training-grants, Work permits=work-permits, Minimum wage=minimum-wage, "
                      "Job alerts=job-alerts, Application status=application-status, Competition results=results, "
                      "Code of conduct=code-of-conduct, Equal opportunity=equal-opportunity, Fraud alert=fraud-alert, "
                      "Job centres=offices"),
        "flights": pairs("Check-in=check-in, Online check-in=online-check-in, Manage booking=manage-booking, "
                         "Manage my booking=my-booking, Flight status=flight-status, Arrivals=arrivals, "
                         "Departures=departures, Live departures=live-departures, Baggage=baggage, Security=security, "
                         "Customs and immigration=customs, Parking=parking, Book parking=book-parking, "
                         "Getting to the airport=transport, Terminal map=terminal-map, Shops and restaurants=shops, "
                         "Lounges=lounges, Special assistance=special-assistance, Passenger rights=passenger-rights, "
                         "File a complaint=complaint, Conditions of carriage=conditions, Loyalty programme=loyalty, "
                         "Hotels=hotels, Car rental=car-rental, Cargo=cargo, Travel advisories=travel-advisories, "
                         "Visa information=visa, Airport charges=charges, Noise monitoring=noise, "
                         "Sales offices=offices, Fleet=fleet, Careers=careers, "
                         "Air traffic statistics=traffic-statistics"),
    },
    decoys=pairs("Search tips=search-tips, Search help=search-help, Search guide=search-guide, "
                 "Help with searching=help-searching, How to search the database=how-to-search, "
                 "About the database=about-database, Search history=search-history, My saved searches=saved-searches, "
                 "Most popular searches=popular-searches, Search engine policy=search-engine-policy, "
                 "Search operators=operators, Research department=research-department, "
                 "Research grants=research-grants, Find us=find-us, Find an office=find-office, "
                 "Find a service centre=service-centres, Find your representative=representative, "
                 "Search and rescue=search-and-rescue, Company name search=company-names, "
                 "Trade mark search=trade-marks, Land title search=land-title, Search warrants=warrants, "
                 "Lost property=lost-property, Staff directory=staff-directory, "
                 "Catalogue of services=service-catalogue, Database licensing=licensing, Data.gov=data-gov"),
    filler=words("the, the, the, and, of, to, in, for, a, on, is, by, with, or, as, be, are, at, that, this, from, an, "
                 "will, may, all, not, which, has, have, your, you, we, our, its, their, under, between, including, "
                 "through, shall, such, other, must, should, more, information, government, national, public, federal, "
                 "state, ministry, department, agency, service, services, office, commission, authority, act, section, "
                 "policy, programme, report, official, website, page, date, updated, last modified, published, "
                 "available, access, use, general, international, European, Canada, United States, Republic, year, "
                 "2023, 2024, number, per, also, been, was, if, how, what, when, who, learn more, read more, citizens, "
                 "history, development, system, data, support, apply, required, form, notice, regional, new"),
    button=words("Search, Search, Search, Search, Go, Find, Submit, Submit query, Start search, Run search"),
    prompt=words("Search, Search, Search..., Keyword, Keywords, Keyword(s), Search term, Search terms, Enter keywords, "
                 "Search all, Enter search terms, Search this website, All fields, Any field"),
    subject={
        "books": words("Books, Libraries, National libraries, Library catalogues, Archives & Libraries, "
                       "Government libraries, Bibliographic databases, Digital libraries, Publications, Literature"),
        "jobs": words("Jobs, Employment, Government jobs, Public employment services, Careers, Civil service, "
                      "Job portals, Vacancies, Labour"),
        "flights": words("Flights, Airlines, Airports, Air transport, National airlines, Civil aviation, Air travel, "
                         "Flight schedules"),
    },
    content={
        "books": words("book, books, library, national library, libraries, librarian, librarians, author, authors, "
                       "title, titles, publisher, publishers, publication, publications, published, edition, editions, "
                       "volume, volumes, series, ISBN, ISSN, OCLC number, call number, shelfmark, record, records, "
                       "bibliographic record, MARC, catalogue, catalog, holdings, subject headings, classification, "
                       "collection, collections, special collections, archives, archival, fonds, finding aid, "
                       "manuscripts, incunabula, early printed books, maps, music scores, newspapers, periodicals, "
                       "serials, journals, monographs, theses, dissertations, grey literature, "
                       "government publications, official documents, gazette, pamphlets, photographs, microfilm, "
                       "digitised, digitized, full text, PDF, public domain, copyright, open access, e-books, "
                       "legal deposit, reading room, reader, readers, request, interlibrary loan, borrow, literature, "
                       "fiction, poetry, translation, literary prize, biography, bibliography, encyclopedia, "
                       "dictionary, scholars, printed, century, rare books, exhibition"),
        "jobs": words("job, jobs, vacancy, vacancies, position, positions, post, posts, employment, employer, "
                      "employers, employee, employees, job seekers, jobseekers, unemployed, occupation, occupations, "
                      "profession, career, careers, recruitment, selection, competition, appointment, permanent, "
                      "fixed-term, temporary, term, full-time, part-time, consultancy, grade, GS-11, P-3, step, "
                      "salary, wage, wages, pay scale, allowances, pension, leave, duty station, location, agency, "
                      "department, civil service, civil servants, public servant, officer, analyst, inspector, "
                      "policy advisor, clerk, administrator, programme manager, project officer, statistician, "
                      "economist, engineer, nurse, teacher, lecturer, police officer, firefighter, "
                      "correctional officer, park ranger, tax examiner, customs officer, driver, electrician, "
                      "apprentice, trainee, intern, internship, student, veterans, application, applicants, "
                      "candidates, eligible, qualifications, education, experience, competencies, language, "
                      "security clearance, citizenship, closing date, deadline, announcement number, interview, "
                      "written test, merit, resume, CV, labour market, skills, training, workforce, telework"),
        "flights": words("flight, flights, airline, airlines, carrier, carriers, national carrier, airport, airports, "
                         "aviation, air transport, passenger, passengers, departure, departures, arrival, arrivals, "
                         "schedule, timetable, summer schedule, winter schedule, route, routes, destination, "
                         "destinations, direct flights, non-stop, connecting, connection, transfer, transit, stopover, "
                         "one way, return, round trip, fare, fares, ticket, tickets, e-ticket, reservation, booking, "
                         "booking class, economy class, business class, first class, cabin, cabin crew, seat, baggage, "
                         "checked baggage, hand luggage, boarding, boarding pass, gate, terminal, runway, aircraft, "
                         "A320, Dreamliner, codeshare, alliance, Star Alliance, miles, frequent flyer, domestic, "
                         "international, visa, passport, immigration, Addis Ababa, Nairobi, Doha, Singapore, "
                         "Kuala Lumpur, Colombo, Male, Frankfurt, Brussels, Zurich, Vienna, London, Paris, New York, "
                         "Johannesburg, Cairo, Beijing, Tokyo, Auckland, Ottawa, Reykjavik, low-cost, charter, delay, "
                         "cancelled, IATA, ICAO, air fares, regional, daily flights, weekly, tourism"),
    },
    labels={
        "books": {
            "title": words("Title, Title, Title, Title, Title keywords, Words in title, Title phrase, Main title, "
                           "Title of publication"),
            "author": words("Author, Author, Author, Author, Author/Creator, Author / Contributor, Name, "
                            "Personal name, Creator, Author or corporate body"),
            "publisher": words("Publisher, Publisher, Publisher, Publisher name, Publisher or place, Issuing body"),
            "isbn": words("ISBN, ISBN, ISBN, ISBN/ISSN, ISBN / ISSN, Standard number, Identifier"),
            "year": words("Year, Year, Year of publication, Publication year, Date of publication, Publication date, "
                          "Date from, Period"),
        },
        "jobs": {
            "title": words("Keyword, Keywords, Keywords, Job title, Job title, What, Occupation, "
                           "Occupation or keyword, Position title, Job title or number"),
            "company": words("Employer, Employer, Organisation, Organization, Department, Agency, "
                             "Department or agency, Company"),
            "location": words("Location, Location, Location, Where, Duty station, City or province, State, Region, "
                              "Country, City state or ZIP code"),
            "category": words("Category, Category, Occupational group, Job category, Job family, Sector, "
                              "Field of work, Series, Classification, Industry"),
            "salary": words("Salary, Salary, Salary range, Minimum salary, Pay grade, Grade, Wage"),
        },
        "flights": {
            "origin": words("From, From, From, From, Origin, Departure airport, Departure city, Departing from, "
                            "Airport of departure, Departure"),
            "destination": words("To, To, To, To, Destination, Destination, Arrival airport, Arrival city, "
                                 "Arriving at, Airport of arrival"),
            "departure_date": words("Departure date, Departure date, Departure, Date of departure, Depart, Outbound, "
                                    "Date of travel, Outbound date, Date"),
            "return_date": words("Return date, Return date, Return, Date of return, Inbound, Inbound date"),
            "airline": words("Airline, Airline, Airline, Carrier, Operating carrier, Airline name"),
        },
    },
)  # fmt: skip
