"""English of institutions the world over, as sites of the ninth vocabulary write it: public, university and national
libraries, archives; employers, hospitals, universities, governments; airlines and airports.

Written without a look at any classifier.
"""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

#: English of institutions.
EN20 = Tongue(
    "en", "yonder",
    searches=words("Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Search here, "
                   "Search now, Find, Quick search, Quick Search, Basic Search, Start your search, Search database, "
                   "Search records, Go to search page, Begin search, Enter, Click here to search, Access now, Get started"),
    own_searches={
        "books": words("Catalog, Catalog, Catalogue, Catalogue, Library Catalog, Library Catalogue, Search the Catalog, "
                       "Search the catalogue, Online Catalogue, Library Search, OPAC, Catalog, Catalog, Catalogue, Catalogue, "
                       "Library Catalog, Library Catalog, Library Catalogue, Library Catalogue, Search the Catalog, "
                       "Search the Catalog, Search the catalogue, Search the catalogue, Online Catalogue, Online Catalog, "
                       "Library Search, Library Search, OPAC, OPAC, Web OPAC, Koha OPAC, Search our collections, "
                       "Search the collection, Search the library, Search Library Collections, Find books, Find a book, "
                       "Find books and more, Find Books and Articles, Books & eBooks, Books Articles & More, "
                       "Search the archives, Archives catalogue, Search our archives, Explore the Collection, "
                       "Explore our collections, Discover our collections, Collection search, Union Catalogue, "
                       "Browse & request, Find it at the library, Access the catalogue, Finding aids, Search everything, "
                       "Search books & media, Catalog Search, Go to the catalog, Browse the shelves, WorldCat, "
                       "WorldCat Discovery, OneSearch, Primo, BiblioCommons, EBSCO Discovery Service, Encore, QuickSearch, "
                       "Online Public Access Catalogue, Library database, Special Collections search"),
        "jobs": words("Search Jobs, Search Jobs, Search jobs, Job Search, Current Vacancies, Vacancies, Current Openings, "
                      "Open Positions, Job Openings, Job Opportunities, View all jobs, Job Vacancies, Search Jobs, "
                      "Search jobs, Job Search, Job search, Current Vacancies, Current vacancies, Vacancies, Vacancies, "
                      "Vacancies, Job Vacancies, Current Openings, Current Openings, Open Positions, Open Positions, "
                      "Job Openings, Job Openings, Job Opportunities, Career Opportunities, Employment Opportunities, "
                      "View all jobs, View open positions, View current vacancies, View jobs, See open roles, "
                      "See all openings, Open roles, Explore opportunities, Explore careers, Find your role, Find a job, "
                      "Find jobs, Search & Apply, Search and apply for jobs, Apply online, Apply now, Apply here, Browse jobs, "
                      "Staff vacancies, Academic vacancies, Faculty & Staff Positions, Faculty Openings, Nursing Jobs, "
                      "Physician Opportunities, Student jobs, External Applicants, Job Listings, Job postings, Job Board, "
                      "Positions available, Advertised vacancies, Opportunities, Careers Portal, Recruitment Portal, "
                      "e-Recruitment, All vacancies, Latest vacancies, Current job listings, Workday, Taleo, Jobs at a glance, "
                      "Check out our vacancies, Job Bulletins"),
        "flights": words("Book, Book, Book, Book a Flight, Book a flight, Book a flight, Book flights, Book Now, Flights, "
                         "Flights, Search flights, Search flights, Book, Book, Book a Flight, Book a flight, Book a flight, "
                         "Book a flight, Book flights, Book flights, Book Now, Book Now, Book now, Flights, Flights, "
                         "Search flights, Search flights, Search Flights, Find flights, Find a flight, Flight search, "
                         "Book your flight, Book your trip, Book online, Book Online, Online booking, Booking, Reservations, "
                         "Reserve, Make a reservation, Make a booking, Buy tickets, Buy a ticket, Tickets, Find your flight, "
                         "Fly now, Book a ticket, Best fare finder, Lowest fare finder, Low fare calendar, Fare calendar, "
                         "Book with points, Book an award flight, Redeem miles, Find fares, Where to next?, "
                         "Check availability, Let's fly, Flights from our airport, Book with us, Flight Booking, "
                         "Search & book, Purchase tickets"),
    },
    details=words("Advanced Search, Advanced Search, Advanced Search, Advanced Search, Advanced search, Advanced search, "
                  "Advanced search, Advanced search, Advanced Search, Advanced Search, Advanced search, Advanced Search, "
                  "Advanced search, Advanced search, Advanced search, Advanced, Advanced Search Options, More search options, "
                  "More options, Detailed search, Power search, Multi-field search, Guided search, Refine search, "
                  "Search options, More filters, Custom search, Fielded search, Expanded search"),
    hubs=words("Services, Services, Our Services, Online services, e-Services, Resources, Explore, Discover, Browse, "
               "Quick Links, Useful links, Find out more, Learn more, I want to, I'm looking for, Start here, Menu, Portal, "
               "More"),
    own_hubs={
        "books": words("Library, Library, Library, Libraries, Libraries, Collections, Collections, Books, Our collections, "
                       "Using the Library, Library services, Borrowing, Borrow, Research, Find, Find & Borrow, Find resources, "
                       "e-Resources, E-Library, Electronic resources, Digital Library, Digital Collections, "
                       "Research & Collections, Research tools, Resources A-Z, Reading, Books and reading, Books & Movies, "
                       "Archives, Library & Archives, Knowledge Centre, Learning Resource Centre, Print collections, "
                       "Central Library, Find information, Search & Find, Catalogues and databases, Read, Residents, "
                       "For Students, Academics, Campus life, Facilities, Departments"),
        "jobs": words("Careers, Careers, Careers, Careers, Careers, Jobs, Jobs, Jobs, Employment, Employment, Join us, "
                      "Join our team, Join Our Team, Work with us, Work with us, Work for us, Work at the University, "
                      "Working here, Working with us, Human Resources, Human Resources, Recruitment, Opportunities, "
                      "People & Careers, Your career, Career, Careers and jobs, Job Seekers, Graduates, Students & Graduates, "
                      "Early careers, Experienced professionals, Career areas, Our teams, Life at our company, We are hiring!, "
                      "Become part of the team, Prospective employees, Departments, For Staff, Government, Divisions"),
        "flights": words("Flights, Flights, Fly, Travel, Plan, Plan, Plan & Book, Book & Manage, Book, Plan your trip, "
                         "Plan your journey, Plan your travel, Destinations, Destinations, Destinations, Where we fly, "
                         "Our destinations, Our network, Route map, Network, Offers, Flight offers, Special offers, Deals, "
                         "Promotions, Explore, Airlines & Destinations, Flying with us, Experience, Information, Passengers, "
                         "For passengers, Travellers, Fly with us, Fares & offers, Schedules & Fares, Visitors, "
                         "Passengers & visitors, Products & services"),
    },
    chrome=pairs("About Us=about-us, About=about, Contact Us=contact-us, Contact=contact, Help=help, FAQ=faq, "
                 "Privacy Policy=privacy-policy, Terms of Use=terms-of-use, Accessibility=accessibility, "
                 "Disclaimer=disclaimer, Sitemap=sitemap, News=news, News & Events=news-and-events, Events=events, "
                 "Media=media, Publications=publications, Mission & Vision=mission-vision, History=history, "
                 "Board of Directors=board, Annual reports=annual-reports, Tenders=tenders, Feedback=feedback, Login=login, "
                 "Directory=directory, Maps & Directions=directions, Subscribe to our newsletter=subscribe, "
                 "Cookie preferences=cookie-preferences, Gallery=gallery, Français=fr, Emergency=emergency, "
                 "Procurement=procurement, Sustainability=sustainability, Copyright=copyright, Follow us on Twitter=twitter, "
                 "Right to Information=rti"),
    own_chrome={
        "books": pairs("Opening Hours=opening-hours, Hours=hours, Library Card=library-card, Become a member=membership, "
                       "My Account=my-account, Renew items=renew, Ask a Librarian=ask-a-librarian, Book a room=book-a-room, "
                       "Book a study space=study-spaces, Book Club=book-club, Events Calendar=calendar, "
                       "Children & Families=children, Teens=teens, Interlibrary Loan=ill, Suggest a purchase=suggest, "
                       "Donate=donate, Friends of the Library=friends, Library Staff=library-staff, "
                       "Research Guides=research-guides, Citing & referencing=referencing, Plagiarism=plagiarism, "
                       "Printing & Scanning=printing, Fines and fees=fines, Library rules=rules, New Arrivals=new-arrivals, "
                       "Databases A-Z=databases, Exhibitions=exhibitions, Reproductions & permissions=permissions, "
                       "Book sale=book-sale, Past exam papers=past-papers, Open access=open-access, "
                       "Summer Reading Program=summer-reading, Work at the library=careers, Find a branch=branches"),
        "jobs": pairs("Benefits=benefits, Pay & benefits=pay-benefits, Our values=values, Our culture=culture, "
                      "Diversity & Inclusion=diversity, Equal Employment Opportunity=eeo, Internships=internships, "
                      "How to apply=how-to-apply, Application process=application-process, Hiring process=hiring-process, "
                      "Interview tips=interview-tips, Candidate login=candidate-login, "
                      "Check application status=application-status, Job alerts=job-alerts, "
                      "Join our talent community=talent-community, Employee stories=stories, Meet our people=people, "
                      "Veterans=veterans, Volunteer=volunteer, Beware of job scams=scams, Learning & development=development, "
                      "Locations=locations, Investors=investors, Our business=our-business, Find a doctor=find-a-doctor, "
                      "Patients & visitors=patients, Job fair 2024=job-fair, Find us on LinkedIn=linkedin, "
                      "Graduate programme=graduate-programme, Scholarships=scholarships, Staff directory=staff-directory, "
                      "Payroll=payroll, Applicant FAQs=applicant-faqs"),
        "flights": pairs("Check-in=check-in, Online check-in=online-check-in, Manage booking=manage-booking, "
                         "Manage my booking=manage-my-booking, My trips=my-trips, Flight Status=flight-status, "
                         "Arrivals=arrivals, Departures=departures, Baggage=baggage, Carry-on baggage=carry-on, "
                         "Lost baggage=lost-baggage, Seat selection=seats, Special assistance=special-assistance, "
                         "Frequent flyer programme=frequent-flyer, Join now=join, Lounges=lounges, On board=on-board, "
                         "Our fleet=fleet, Parking=parking, Book parking=book-parking, Car rental=car-rental, Hotels=hotels, "
                         "Shops & restaurants=shops, To and from the airport=transport, Conditions of carriage=conditions, "
                         "Travel advisories=travel-advisories, Visa & passport=visa, Refunds=refunds, Cargo=cargo, "
                         "Group bookings=groups, Gift cards=gift-cards, Careers=careers, Download our app=app, "
                         "Ticket offices=offices, Travel agents=travel-agents, Airport map=map"),
    },
    decoys=pairs("Search Tips=search-tips, Search help=search-help, How to search=how-to-search, Find us=find-us, "
                 "Our research=our-research, Research areas=research-areas, Research centres=research-centres, "
                 "Saved searches=saved, My searches=my-searches, Search history=search-history, "
                 "Recently viewed=recently-viewed, People search=people-search, Staff search=staff-search, "
                 "Find an expert=experts, Find a form=forms, Presidential Search=presidential-search, "
                 "Dean search committee=search-committee, Search and Rescue exercise=search-and-rescue, "
                 "Lost and found=lost-and-found, Find a location=locations-map, Tender search=tender-search, "
                 "Course finder=course-finder, Guided tours of the archives=archive-tours, Google=google, "
                 "Search warrants explained=warrants, Title deeds search=deeds, Browse the photo gallery=photos, "
                 "Search engine optimisation workshop=seo-workshop, In search of lost history=lost-history"),
    filler=words("the, and, to, of, a, in, for, is, on, you, your, with, our, that, at, are, we, this, be, or, by, as, it, can, "
                 "from, will, all, have, more, not, an, new, has, was, their, one, if, about, which, who, been, other, "
                 "these, also, its, may, when, please, how, first, only, where, see, into, through, must, should, after, both, "
                 "before, each, between, including, during, under, national, international, university, college, public, "
                 "office, department, project, programme, announcement, notice, committee, member, members, provided, report, "
                 "annual, 2023, 2024, update, important, information, meeting, campus, community, visit, open, closed, "
                 "holiday, development, management, Africa, India, Canada, Ireland, Asia, awarded, launch, read more, "
                 "download, PDF, welcome, support, access, students, staff, required, following, date, region, celebrates"),
    button=words("Search, Search, Go, Find, Search, Submit, Search"),
    prompt=words("Search, Search, Search, Search..., Search for, Keyword, Keywords, Search this site, Enter keyword, "
                 "Search term, Enter search term(s), What are you looking for?, Type here to search, How can we help?"),
    subject={
        "books": words("Books, Libraries, Library, Public Library, University Library, National Library, Libraries & Archives, "
                       "Archives, Library Services, Library & Information Centre"),
        "jobs": words("Jobs, Jobs, Careers, Careers, Employment, Careers & Employment, Human Resources, Government Jobs, "
                      "University Jobs, Vacancies"),
        "flights": words("Flights, Flights, Airlines, Airline, Airports, International Airport, Air Travel, Regional Airlines, "
                         "Airways, Aviation"),
    },
    content={
        "books": words("book, books, library, libraries, catalogue, catalog, collection, collections, author, title, reader, "
                       "readers, reading, borrow, borrower, loan, loan period, renewals, holds, overdue, due date, "
                       "library card, patrons, members, branch, branch library, mobile library, circulation desk, "
                       "reference, librarian, e-books, audiobooks, DVDs, periodicals, journals, newspapers, theses, "
                       "dissertations, manuscripts, rare books, special collections, archives, archival material, "
                       "local history, genealogy, maps, photographs, microfilm, call number, subject headings, "
                       "classification, ISBN, edition, publisher, publication, volumes, acquisitions, interlibrary loan, "
                       "stacks, reading room, study area, bookmobile, storytime, children's books, fiction, non-fiction, "
                       "literature, novel, biography, writers, book launch, literacy, digitisation, repository, "
                       "databases, full text, subscription, bibliography, preservation, exhibition"),
        "jobs": words("job, jobs, vacancy, vacancies, position, positions, post, posts, career, careers, employment, "
                      "employee, employees, employer, staff, recruitment, hiring, applicants, candidates, application, "
                      "application form, CV, resume, cover letter, referees, interview, shortlisted candidates, selection, "
                      "appointment, contract, permanent, fixed-term, full-time, part-time, casual, per annum, salary, "
                      "salary scale, pay grade, allowances, benefits, pension, annual leave, medical cover, qualifications, "
                      "experience, degree, diploma, skills, duties, responsibilities, job description, closing date, "
                      "deadline, manager, director, officer, assistant, coordinator, lecturer, professor, research fellow, "
                      "registered nurse, physician, medical officer, pharmacist, engineer, accountant, driver, analyst, "
                      "software engineer, technician, clerk, secretary, internship, graduate trainee, apprenticeship, "
                      "workforce, team, workplace, training, human resources, equal opportunity, relocation"),
        "flights": words("flight, flights, airline, airlines, airport, fly, flying, fare, fares, ticket, tickets, one way, "
                         "return, round trip, non-stop, direct, transit, connecting flight, departure, departures, arrival, "
                         "arrivals, passengers, travellers, guests, adult, infant, unaccompanied minors, hand luggage, "
                         "checked baggage, excess baggage, boarding pass, boarding, gate, terminal, seat, legroom, economy, "
                         "business class, first class, cabin, lounge, miles, points, tier status, inflight meals, "
                         "entertainment, e-ticket, booking reference, passport, visa, customs, security, domestic, "
                         "international, regional, routes, destination, Nairobi, Lagos, Johannesburg, Delhi, Mumbai, "
                         "Singapore, Manila, Kuala Lumpur, Doha, Dubai, London, Dublin, New York, Toronto, Sydney, Nadi, "
                         "delay, cancellation, schedule, aircraft, Boeing 737, ATR 72, pilot, cabin crew, runway, cargo, "
                         "codeshare, charter, fuel surcharge, taxes, stopover, island hopping"),
    },
    labels={
        "books": {
            "title": words("Title, Title, Title, Title, Title begins with, Title keywords, Words in the title, Title/Keyword"),
            "author": words("Author, Author, Author, Author, Author/Creator, Author name, Surname of author, Name, Creator"),
            "publisher": words("Publisher, Publisher, Publisher, Publisher name, Publisher/Place"),
            "isbn": words("ISBN, ISBN, ISBN/ISSN, ISBN or ISSN, Standard number, ISBN number"),
            "year": words("Year, Year of publication, Publication year, Publication date, Date, Date range, Year (from)"),
        },
        "jobs": {
            "title": words("Keyword, Keyword, Keywords, Job title, Job title, Position title, Search by keyword, "
                           "Job title or keyword, Title, Posting title, Role"),
            "company": words("Company, Organisation, Organization, Agency, Employer, Institution, Facility, Business unit"),
            "location": words("Location, Location, Location, City, Campus, Duty station, Work location, Country/Region, "
                              "City or postcode"),
            "category": words("Category, Category, Job category, Department, Department, Job family, Division, Job type, "
                              "Function, Career area"),
            "salary": words("Salary, Salary range, Pay grade, Grade, Minimum salary, Salary scale, Pay band"),
        },
        "flights": {
            "origin": words("From, From, From, From, Origin, Departing from, Flying from, Leaving from, Departure city"),
            "destination": words("To, To, To, To, Destination, Going to, Flying to, Arriving at, Arrival city"),
            "departure_date": words("Depart, Departure, Departure date, Departing, Departing on, Depart date, Outbound, "
                                    "Date of travel"),
            "return_date": words("Return, Return, Return date, Returning, Returning on, Inbound"),
            "airline": words("Airline, Airline, All airlines, Carrier, Operated by"),
        },
    },
)  # fmt: skip
