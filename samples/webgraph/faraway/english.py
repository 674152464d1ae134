"""English of institutions, as sites of the tenth vocabulary write it: public, university, national and special libraries,
archives and museums; employers large and small, hospitals, universities and governments; airlines and airports.

Written without a look at any classifier.
"""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

#: English of institutions.
EN22 = Tongue(
    "en", "faraway",
    searches=words("Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, "
                   "Search, Find, Find, Search Now, Search Now, Quick Search, Quick Search, Search our database, Search "
                   "records, Basic search, Simple Search, New search, Start searching, Search online, Search tool, Search "
                   "form, Search page, Go to search, Explore, Discover, Browse and search, Search & browse, Enter site, "
                   "Launch, Look it up, View all, Click here"),
    own_searches={
        "books": words("Catalog, Catalog, Catalog, Catalog, Catalog, Catalog, Catalogue, Catalogue, Catalogue, Catalogue, "
                       "Catalogue, Library Catalog, Library Catalog, Library Catalog, Library Catalog, Library Catalogue, "
                       "Library Catalogue, Library Catalogue, Library Catalogue, Search the Catalog, Search the Catalog, "
                       "Search the Catalog, Search the Catalogue, Search the Catalogue, Search the Catalogue, Online Catalog, "
                       "Online Catalog, Online Catalog, Online Catalogue, Online Catalogue, Library Search, Library Search, "
                       "Library Search, OPAC, OPAC, OPAC, Find Books, Find Books, Search Our Catalog, Search Our Catalog, "
                       "Search our catalogue, Search the library catalogue, Search catalog, Search Library Holdings, Search "
                       "the library's collections, Search the collections, Search our collection, Search Collections, Explore "
                       "our catalogue, Explore the collections, Books & Media, Books and Journals, Find Books & More, Find a "
                       "Book, Find Materials, Find it, Find library materials, Find items in the library, Articles & Books, "
                       "Books+, Everything search, One Search, Single Search, SuperSearch, MegaSearch, Discovery, Discover, "
                       "Summon, Primo Search, Polaris catalog, Evergreen Catalog, Koha, Libib, SirsiDynix Enterprise, Classic "
                       "Catalog, New Catalog, WebPAC, WebCat, iPAC, Card Catalog, Archive catalogue, Archival Collections "
                       "Search, Search the archive, Search finding aids, ArchivesSpace, Manuscripts catalogue, Rare books "
                       "catalogue, Shared catalog, County-wide catalog, Consortium Catalog, State Library Catalogue, Place a "
                       "hold, Reserve a book, Search for books, Search for a book, Book search, Library database search, "
                       "eBooks catalog, Digital Collections search, Collections Online, Search Digital Archive, Publications "
                       "search, Interlibrary Catalog, Browse the catalog"),
        "jobs": words("Search Jobs, Search Jobs, Search Jobs, Search Jobs, Search Jobs, Job Search, Job Search, Job Search, "
                      "Current Openings, Current Openings, Current Openings, Current Openings, Current Vacancies, Current "
                      "Vacancies, Current Vacancies, Current Vacancies, Job Openings, Job Openings, Job Openings, Job "
                      "Openings, Open Positions, Open Positions, Open Positions, Open Positions, Vacancies, Vacancies, "
                      "Vacancies, Vacancies, Careers, Careers, View Open Positions, View Open Positions, View Current "
                      "Openings, View Current Openings, Job Opportunities, Job Opportunities, Job Opportunities, Employment "
                      "Opportunities, Employment Opportunities, Employment Opportunities, Career Opportunities, Career "
                      "Opportunities, View All Jobs, View All Jobs, Apply Now, Apply Now, Search and Apply, Search and Apply, "
                      "Jobs, Jobs, Current Opportunities, Current Jobs, Current Job Openings, Current job opportunities, "
                      "Available positions, Open jobs, Open vacancies, Open Roles, See open positions, See current openings, "
                      "See jobs, View openings, View all openings, View vacancies, View our vacancies, View job listings, View "
                      "all current vacancies, Explore jobs, Explore our openings, Search all jobs, Search Openings, Search job "
                      "openings, Search for jobs, Search for a job, Search our jobs, Search vacancies, Search careers, Search "
                      "opportunities, Search Postings, Find your job, Find your fit, Find your next role, Find a career, Find "
                      "Jobs, Find a position, Browse openings, Browse Jobs, Browse all jobs, Browse Opportunities, Apply, "
                      "Apply Online, Apply for a job, Apply today, Job listings, Job Postings, Job Announcements, Employment "
                      "listings, Open competitions, Faculty positions, Faculty jobs, Staff positions, Staff jobs, Academic "
                      "positions, Nursing opportunities, Nursing careers, Physician jobs, Provider Opportunities, Teaching "
                      "vacancies, Support staff vacancies, Corporate jobs, Retail jobs, Hourly jobs, Store jobs, Driver jobs, "
                      "Student employment, Graduate jobs, External candidates, Internal applicants, Jobs at the County, City "
                      "jobs, Civil service vacancies, Exams & Job Opportunities, GovernmentJobs.com, iCIMS, PeopleAdmin, "
                      "Career site, Careers website, Career Center, Job portal, Applicant portal, Online application"),
        "flights": words("Book, Book, Book, Book, Book a Flight, Book a Flight, Book a Flight, Book a Flight, Book a Flight, "
                         "Book a flight, Book a flight, Book a flight, Book a flight, Book Flights, Book Flights, Book "
                         "Flights, Book Now, Book Now, Book Now, Book Now, Flights, Flights, Flights, Search Flights, Search "
                         "Flights, Search Flights, Search Flights, Find Flights, Find Flights, Find Flights, Flight Search, "
                         "Flight Search, Book Online, Book Online, Reservations, Reservations, Book your flight, Book your "
                         "flight, Booking, Booking, Flight Booking, Book travel, Book a trip, Book your trip, Book here, Book "
                         "today, Book this fare, Book direct, Book tickets, Book your seat, Book your ticket, Book and save, "
                         "Book a charter seat, Find a flight, Find my flight, Find a fare, Find a route, Find low fares, "
                         "Flight + hotel, Flights + Hotel, Flights only, Flight finder, Fare finder, Fare search, Low fares, "
                         "Low Fare Finder, Lowest fares, View fares, See fares, See all fares, Check fares, Check prices, "
                         "Check flights, Price calendar, Shop flights, Search fares, Search & Book, Search and book flights, "
                         "Search for flights, Buy tickets, Buy tickets online, Buy now, Ticket sales, Tickets, Make a "
                         "Reservation, Reserve now, Reserve a flight, Book with miles, Use points, Award travel, Redeem "
                         "points, Multi-city, One way or return, Fly with us, Fly from here, Where we fly, Where can I fly?, "
                         "Flights from here, Flights to Europe, Schedules, Timetable search, Plan & book, Travel now"),
    },
    details=words("Advanced Search, Advanced Search, Advanced Search, Advanced Search, Advanced Search, Advanced Search, "
                  "Advanced Search, Advanced Search, Advanced search, Advanced search, Advanced search, Advanced search, "
                  "Advanced search, Advanced search, Advanced, Advanced, More search options, More search options, More "
                  "Options, Detailed Search, Search options, Advanced catalog search, Advanced keyword search, Guided Search, "
                  "Expert Search, Fielded search, Power Search, Boolean search, Filter results, Refine your search, Additional "
                  "search options, Show advanced search, Advanced search form, Try advanced search, All search options, "
                  "Complex search, Combined search, Custom Search, Search by field, Multi-city / more options"),
    hubs=words("Services, Services, Services, Services, Resources, Resources, Resources, Our services, Our services, Explore, "
               "Explore, Discover, Discover, Menu, Menu, Quick Links, Quick Links, I Want To..., I Want To..., Learn More, "
               "Learn More, Read more, Find out more, More information, More, Browse, Online Services, E-services, How do I?, "
               "Popular links, Information for, What we do, Start here, View more, All services, Get started, Tools, Apps, "
               "Residents, Departments, Community, Programs & services"),
    own_hubs={
        "books": words("Library, Library, Library, Library, Library, Library, Libraries, Libraries, Libraries, Libraries, "
                       "Collections, Collections, Collections, Collections, Our Collections, Our Collections, Research, "
                       "Research, Research, Books, Books, Books, Borrow, Borrow, Find, Find, Library Services, Library "
                       "Services, Archives, Archives, Digital Library, Digital Library, eLibrary, eLibrary, Library Resources, "
                       "Research Resources, Research tools, Electronic Resources, Online resources, Online library, "
                       "eResources, E-Resources, E-books, Books & reading, Books Movies & Music, Read Watch Listen, Find & "
                       "Borrow, Borrowing & renewing, Using the library, Use the library, Visit the library, Special "
                       "Collections, Archives & Special Collections, Manuscripts & Archives, Collections & Research, Research "
                       "& Learn, Teaching & Research, Academics, Academic resources, Student resources, Students, Faculty, "
                       "Current students, Learning, Learning Commons, Information Resources, Law library, Medical Library, "
                       "Health Sciences Library, Knowledge & library services, Main Library, Branches, Adults, Kids, Teens, "
                       "Genealogy, Local History, Museum & Library, Publications, Find materials, Find resources, Catalogs, "
                       "Catalogues & Databases, Library catalogs, Campus resources, Reading room, Discover & explore"),
        "jobs": words("Careers, Careers, Careers, Careers, Careers, Careers, Careers, Careers, Jobs, Jobs, Jobs, Jobs, "
                      "Employment, Employment, Employment, Employment, Join Us, Join Us, Join Us, Join Our Team, Join Our "
                      "Team, Join Our Team, Join Our Team, Work With Us, Work With Us, Work With Us, Work for Us, Work for Us, "
                      "Work for Us, Human Resources, Human Resources, Human Resources, Human Resources, Career, Career, "
                      "Careers at our hospital, Jobs & Careers, Careers & jobs, Careers home, Working Here, Working for us, "
                      "Why work here, Why work with us, Why join us, Work at the County, Come work with us, Come join us, "
                      "Become a team member, Be part of our team, We're Hiring, Now hiring, HR, People, Our people, People & "
                      "Culture, Personnel, Job Seekers, Candidates, Applicants, Opportunities, Prospective employees, Future "
                      "employees, Early Careers, Students & grads, University recruiting, Experienced hires, Professionals, "
                      "Military & Veterans, Career areas, Career paths, Nursing, Medical professionals, Health professionals, "
                      "Teaching, Teams, Departments & offices, Government, Administration, About the company, Faculty & Staff, "
                      "Staff, Life here, Life at work, Talent, Recruitment, Training & recruitment, Get involved, Discover "
                      "your career, Start your career"),
        "flights": words("Flights, Flights, Flights, Plan, Plan, Plan, Plan & Book, Plan & Book, Plan Your Trip, Plan Your "
                         "Trip, Plan Your Trip, Destinations, Destinations, Destinations, Destinations, Destinations, Travel, "
                         "Travel, Travel, Fly, Fly, Book, Book, Airlines, Airlines, Route Map, Route Map, Deals, Deals, "
                         "Offers, Offers, Book & Manage, Flying, Flying with us, Travel planning, Trip planning, Plan your "
                         "visit, Plan travel, Travel info, Travel information, Before you fly, Traveling, Travelers, "
                         "Travellers, Passengers, Passenger info, For travelers, Airlines & Destinations, Airlines & routes, "
                         "Airline Information, Nonstop destinations, Routes, Our routes, Our network, Network, Where we fly "
                         "to, Flight information, Flight info, Flights & Airlines, Schedules, Flight schedules, Schedule & "
                         "fares, Rates & schedules, Fares, Fares & fees, Fare types, Deals & Offers, Special offers, Specials, "
                         "Promotions, Sale, Vacations, Island hopping, Scheduled flights, Charter & scheduled services, "
                         "Passenger Services, Our services, Experience, Explore destinations, Inspiration, Discover the region"),
    },
    chrome=pairs("About Us=about-us, About=about, About the organization=about-the-organization, Contact Us=contact-us, "
                 "Contact=contact, Help=help, FAQs=faqs, Frequently Asked Questions=frequently-asked-questions, Privacy "
                 "Policy=privacy-policy, Privacy Notice=privacy-notice, Terms of Service=terms-of-service, Terms & "
                 "Conditions=terms-conditions, Accessibility=accessibility, Notice of Nondiscrimination=nondiscrimination, "
                 "Title IX=title-ix, Site Map=site-map, News=news, Newsroom=newsroom, Press Releases=press-releases, "
                 "Events=events, Calendar=calendar, Blog=blog, Directory=directory, Staff Directory=staff-directory, Our "
                 "Mission=our-mission, Strategic Plan=strategic-plan, Leadership=leadership, Board of Trustees=trustees, Board "
                 "meetings=board-meetings, Annual Report=annual-report, Policies=policies, Giving=giving, Donate=donate, "
                 "Volunteer=volunteer, Maps & Parking=maps-parking, Directions & Parking=directions-parking, Campus "
                 "Map=campus-map, Log In=login, MyPortal=my-portal, Email Sign-Up=email-sign-up, Subscribe=subscribe, "
                 "Emergency Information=emergency-information, Freedom of Information=freedom-of-information, Cookies=cookies, "
                 "Modern slavery statement=modern-slavery-statement, Copyright & disclaimer=copyright, Report a "
                 "problem=report-a-problem, Bids & RFPs=bids, Español=es, Facebook=facebook, YouTube=youtube, Photo "
                 "gallery=photo-gallery"),
    own_chrome={
        "books": pairs("Hours & Locations=hours-locations, Opening times=opening-times, Get a Library Card=get-a-card, My "
                       "Account=my-account, My Library Account=my-library-account, Renew Online=renew-online, Renew my "
                       "books=renew-my-books, Ask Us=ask-us, Ask a Librarian=ask-a-librarian, Chat with us=chat, Reserve a "
                       "Room=reserve-a-room, Study Rooms=study-rooms, Book a computer=book-a-computer, Book an "
                       "appointment=appointments, Book Clubs=book-clubs, Book Discussion Groups=book-discussion, "
                       "Storytime=storytime, Summer Reading=summer-reading, Homework Help=homework-help, Museum "
                       "Passes=museum-passes, Friends of the Library=friends, Friends Book Store=friends-book-store, Donate "
                       "books=book-donations, Interlibrary Loan=interlibrary-loan, Course Reserves=course-reserves, Subject "
                       "Guides=subject-guides, LibGuides=libguides, Citation Help=citation-help, Zotero=zotero, Research "
                       "Help=research-help, Request a Consultation=consultation, Purchase suggestion=purchase-suggestion, "
                       "Homebound delivery=homebound, 3D Printing=3d-printing, Wi-Fi & printing=wifi-printing, Meeting room "
                       "policy=meeting-rooms, Fines & Fees=fines-fees, Collection development policy=collection-policy, "
                       "Reader's tickets=readers-tickets, Order copies=order-copies, Exhibitions=exhibitions, Staff "
                       "picks=staff-picks, New Books=new-books, Databases A-Z=databases-a-z, Off-campus access=off-campus, "
                       "Scholarly communication=scholarly-communication, Library Jobs=library-jobs, Find your "
                       "branch=find-your-branch, Find your librarian=find-your-librarian, Reading lists=reading-lists"),
        "jobs": pairs("Benefits=benefits, Employee Benefits=employee-benefits, Total Rewards=total-rewards, Culture=culture, "
                      "Our Values=our-values, Diversity Equity & Inclusion=dei, Equal Opportunity Employer=equal-opportunity, "
                      "E-Verify=e-verify, Internships=internships, Residency programs=residency, Hiring "
                      "Process=hiring-process, How to Apply=how-to-apply, How we hire=how-we-hire, Application "
                      "Tips=application-tips, Application status=application-status, Returning "
                      "applicants=returning-applicants, Job Alerts=job-alerts, Sign up for job alerts=job-alert-signup, Talent "
                      "Community=talent-community, Join our talent network=talent-network, Employee "
                      "Spotlights=employee-spotlights, Employee login=employee-login, Employee Handbook=employee-handbook, "
                      "Employee self-service=ess, Job Descriptions=job-descriptions, Job classifications=classifications, "
                      "Salary Schedules=salary-schedules, Pay scales=pay-scales, Holiday schedule=holiday-schedule, "
                      "Retirement=retirement, Labor relations=labor-relations, Workers' compensation=workers-compensation, "
                      "Recruitment Fraud=recruitment-fraud, Career Fairs=career-fairs, Job fair 2024=job-fair-2024, Hiring "
                      "events=hiring-events, Locations=locations, Find a Doctor=find-a-doctor, Find a "
                      "provider=find-a-provider, Patients & Visitors=patients-visitors, Investors=investors, "
                      "Products=products, Suppliers=suppliers, Volunteer opportunities=volunteer-opportunities, "
                      "Apprenticeships=apprenticeships, Work experience placements=work-experience, Scholarships=scholarships, "
                      "Professional development=professional-development, Accommodation requests=accommodation-requests, "
                      "Awards & recognition=awards"),
        "flights": pairs("Check-in=check-in, Check in online=check-in-online, Manage my booking=manage-my-booking, Manage "
                         "Trip=manage-trip, My Trips=my-trips, Change or cancel=change-cancel, Flight Status=flight-status, "
                         "Arrivals=arrivals, Departures=departures, Arrivals & Departures=arrivals-departures, "
                         "Baggage=baggage, Baggage fees=baggage-fees, Checked bags=checked-bags, Lost & Found=lost-found, "
                         "Seats=seats, Upgrades=upgrades, Traveling with pets=pets, Traveling with children=children, Special "
                         "Assistance=special-assistance, Accessible travel=accessible-travel, Loyalty program=loyalty-program, "
                         "Credit card=credit-card, Join the club=join-the-club, Lounges=lounges, In-flight Wi-Fi=wifi, Food & "
                         "drink on board=food-drink, Fleet=fleet, Parking=parking, Reserve parking=reserve-parking, Parking "
                         "rates=parking-rates, Rental cars=rental-cars, Ground Transportation=ground-transportation, Hotels "
                         "near the airport=hotels, Shop Dine & Relax=shop-dine-relax, Terminal maps=terminal-maps, Security & "
                         "TSA=security, Customs & immigration=customs, TSA wait times=wait-times, Noise complaints=noise, "
                         "General aviation=general-aviation, Business opportunities=business-opportunities, Cargo=cargo, "
                         "Contract of Carriage=contract-of-carriage, Customer service plan=customer-service-plan, Tarmac delay "
                         "plan=tarmac-delay, Travel alerts=travel-alerts, Group travel=group-travel, Gift cards=gift-cards, "
                         "Refunds=refunds, Receipts=receipts, Careers=careers, Airport police=airport-police, Book a "
                         "lounge=book-a-lounge"),
    },
    decoys=pairs("Search Tips=search-tips, Search Help=search-help, Search this site help=site-search-help, Searching the "
                 "web=searching-the-web, Find Us=find-us, Find us on Facebook=find-us-on-facebook, How to find "
                 "us=how-to-find-us, Find a person=find-a-person, Find People=find-people, Find a form=find-a-form, Find an "
                 "office=find-an-office, Find your representative=find-your-representative, Presidential "
                 "Search=presidential-search, Executive search committee=search-committee, Search and "
                 "rescue=search-and-rescue, Superintendent search=superintendent-search, Saved Searches=saved-searches, Search "
                 "History=search-history, Recent searches=recent-searches, Search engine optimisation=seo, "
                 "Research=research-office, Undergraduate Research=undergraduate-research, Course Catalog=course-catalog, "
                 "Academic catalog archive=academic-catalog, Class search=class-search, Property records=property-records, "
                 "Court records=court-records, Inmate lookup=inmate-lookup, Meeting minutes archive=minutes-archive, News "
                 "Archive=news-archive, A to Z index=a-z-index, Find a class=find-a-class, Lost pets search=lost-pets, Search "
                 "warrants=search-warrants, Title search fees=title-search, Job search strategies=job-search-strategies, "
                 "Catalog of giving opportunities=giving-catalog, Booking a speaker=booking-a-speaker"),
    filler=words("the, and, to, of, a, in, for, is, on, you, your, with, our, that, at, are, we, this, be, or, by, as, it, "
                 "can, from, will, all, have, more, not, an, new, has, was, their, one, if, about, which, who, been, other, "
                 "these, also, its, may, when, please, how, first, only, where, into, through, must, after, both, before, "
                 "each, between, including, during, under, than, them, there, any, some, most, many, would, they, his, her, "
                 "us, what, so, out, up, county, city, state, federal, university, college, school, district, center, office, "
                 "department, program, programs, project, board, council, committee, meeting, members, public, community, "
                 "health, education, support, access, services, students, staff, visitors, families, residents, local, "
                 "regional, national, report, annual, 2023, 2024, 2025, update, important, information, notice, announcement, "
                 "available, required, following, upcoming, date, Monday, September, spring, fall, summer, closed, open, "
                 "building, floor, street, campus, download, PDF, read more, learn more, welcome, celebrates, announces, "
                 "launches, receives, awarded, grant, partnership, guide, policy, change, weather"),
    button=words("Search, Search, Search, Search, Search, Search, Go, Go, Find, Find, Submit, GO, Search Now"),
    prompt=words("Search, Search, Search, Search, Search, Search..., Search..., Search this site, Search this site, Keyword, "
                 "Keyword, What are you looking for?, What are you looking for?, Keywords, Search for:, Enter search terms, "
                 "Enter keyword(s), Search our site, What can we help you find?, Type to search, Find..., Enter your search, "
                 "Search by keyword, I am looking for"),
    subject={
        "books": words("Library, Library, Library, Libraries, Libraries, Libraries, Books, Books, Public Library, Public "
                       "Library, University Library, College Library, National Library, State Library, Archives, Archives & "
                       "Manuscripts, Library & Archives, Special Libraries, Reading, Library Services"),
        "jobs": words("Jobs, Jobs, Jobs, Careers, Careers, Careers, Employment, Employment, Human Resources, Job "
                      "Opportunities, Vacancies, Hospital Jobs, Government Jobs, Higher Education Jobs, Work With Us"),
        "flights": words("Flights, Flights, Airlines, Airlines, Airlines, Airports, Airports, Airline, Airport, International "
                         "Airport, Regional Airport, Air Travel, Airways, Fly, Aviation"),
    },
    content={
        "books": words("book, books, library, libraries, librarian, librarians, catalog, catalogue, collection, collections, "
                       "author, authors, title, titles, reader, readers, reading, borrow, borrowing, checkout, check out, "
                       "items, loan, loans, renew, renewals, hold, holds, due date, overdue, library card, card number, PIN, "
                       "patron, patrons, branch, branches, bookmobile, circulation desk, reference desk, reference, stacks, "
                       "reading room, call number, shelf, shelves, e-books, ebook, audiobooks, Libby, Hoopla, magazines, "
                       "newspapers, periodicals, journals, articles, peer-reviewed, theses, dissertations, full text, "
                       "databases, JSTOR, manuscripts, rare books, special collections, archives, archivist, papers, finding "
                       "aid, boxes, local history, genealogy, oral history, photographs, maps, microfilm, digitized, "
                       "repository, open access, interlibrary loan, course reserves, textbooks, ISBN, edition, publisher, "
                       "published, volume, bibliography, subject headings, fiction, nonfiction, novel, novels, mystery, "
                       "biography, memoir, picture books, graphic novels, poetry, literature, literacy, storytime, book club, "
                       "author talk, book sale, bestsellers, new arrivals, large print, children's books, exhibition, "
                       "preservation, MARC, DVD"),
        "jobs": words("job, jobs, position, positions, vacancy, vacancies, opening, openings, career, careers, employment, "
                      "employer, employee, employees, hire, hiring, recruitment, recruiter, applicant, applicants, candidate, "
                      "candidates, application, apply, resume, CV, cover letter, references, interview, background check, "
                      "selection, appointment, shift, day shift, night shift, weekends, full-time, part-time, per diem, "
                      "temporary, permanent, fixed term, seasonal, casual, remote, hybrid, hourly, per hour, salary, salary "
                      "range, wage, pay, sign-on bonus, benefits, health insurance, 401(k), pension, paid time off, tuition "
                      "reimbursement, qualifications, minimum qualifications, bachelor's degree, license, certification, "
                      "experience required, skills, duties, responsibilities, job description, closing date, open until "
                      "filled, posted, requisition, manager, director, supervisor, assistant, coordinator, specialist, "
                      "analyst, technician, clerk, registered nurse, RN, LPN, medical assistant, physician, therapist, "
                      "pharmacist, teacher, professor, lecturer, postdoctoral, research assistant, engineer, software "
                      "developer, accountant, driver, custodian, police officer, firefighter, lifeguard, cashier, cook, "
                      "warehouse, internship, apprentice, trainee, workforce, team, workplace, onboarding, human resources, "
                      "equal opportunity"),
        "flights": words("flight, flights, airline, airlines, airport, airports, fly, flying, fare, fares, ticket, tickets, "
                         "one way, round trip, nonstop, direct, connecting, connection, layover, departure, departures, "
                         "depart, arrival, arrivals, passenger, passengers, traveler, travelers, guests, adult, child, infant, "
                         "carry-on, carry-on bag, checked bag, luggage, baggage claim, boarding pass, boarding, gate, gates, "
                         "concourse, terminal, seat, seats, extra legroom, main cabin, economy, business class, first class, "
                         "cabin, miles, points, elite status, confirmation code, reservation, itinerary, e-ticket, passport, "
                         "REAL ID, security checkpoint, TSA PreCheck, customs, domestic, international, regional, routes, new "
                         "route, service to, daily service, seasonal service, destination, destinations, Denver, Chicago, "
                         "Dallas, Atlanta, Orlando, Las Vegas, Phoenix, Seattle, Boston, Anchorage, Honolulu, Calgary, "
                         "Halifax, London, Edinburgh, Belfast, Auckland, Perth, Cape Town, Nairobi, delay, delayed, canceled, "
                         "weather waiver, schedule, aircraft, Boeing 737, Airbus A320, Embraer, turboprop, pilot, flight "
                         "attendant, crew, runway, tarmac, hangar, cargo, codeshare, charter, floatplane, taxes and fees, per "
                         "person, advance purchase, blackout dates"),
    },
    labels={
        "books": {
            "title": words("Title, Title, Title, Title, Title, Title keywords, Title contains, Title begins with, Words in "
                           "title, Title(s), Journal title, Item title"),
            "author": words("Author, Author, Author, Author, Author, Author/Creator, Author (last name first), Author name, "
                            "Creator, Author or contributor, Author/Artist"),
            "publisher": words("Publisher, Publisher, Publisher, Publisher name, Publication info, Imprint, Published by"),
            "isbn": words("ISBN, ISBN, ISBN, ISBN/ISSN, ISBN or ISSN, ISBN #, ISBN/ISSN/UPC, Identifier (ISBN)"),
            "year": words("Year, Year, Publication Year, Publication date, Date, Date range, Year published, Pub. year, "
                          "Published between, From year"),
        },
        "jobs": {
            "title": words("Keyword, Keyword, Keyword, Keywords, Keywords, Job Title, Job Title, Job title or keyword, Search "
                           "by Keyword, Position Title, What, Search jobs by title, Title / Keyword, Keyword or Req ID, "
                           "Position"),
            "company": words("Company, Company, Organization, Agency, Facility, Hospital, Employer, Brand, Business Unit, "
                             "School"),
            "location": words("Location, Location, Location, Location, City, City, Where, State, City State or ZIP, Search by "
                              "Location, Campus, ZIP code, Work location, Site"),
            "category": words("Category, Category, Job Category, Job Category, Department, Department, Job Family, Career "
                              "Area, Area of Interest, Position Type, Discipline, Job Function"),
            "salary": words("Salary, Salary Range, Pay Range, Salary grade, Minimum salary, Hourly rate, Pay band, Salary "
                            "(min)"),
        },
        "flights": {
            "origin": words("From, From, From, From, From, Origin, Departing From, Leaving from, Flying from, Depart from, "
                            "From (city or airport), Departure airport"),
            "destination": words("To, To, To, To, To, Destination, Destination, Arriving at, Going to, Flying to, To (city or "
                                 "airport), Arrival airport"),
            "departure_date": words("Depart, Depart, Depart, Departure Date, Departure Date, Departure, Departing, Depart "
                                    "Date, Leave, Travel dates, Outbound flight, Date"),
            "return_date": words("Return, Return, Return, Return, Return Date, Return Date, Returning, Coming back, Return "
                                 "flight, Inbound flight"),
            "airline": words("Airline, Airline, Carrier, Airlines, Preferred airline, Operated by, All Airlines"),
        },
    },
)  # fmt: skip
