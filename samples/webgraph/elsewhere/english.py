"""English of America and of the Commonwealth, as sites of the seventh vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

#: English of America.
EN10 = Tongue(
    "en", "elsewhere",
    searches=words("Search, Search, Search, Search, Search Now, Find, Search Site, Quick Search, Start a Search, "
                   "Search All, New Search, Search Page"),
    own_searches={
        "books": words("Catalog, Catalog, Catalog, Library Catalog, Library Catalog, Search the Catalog, "
                       "Search the Catalog, Search Catalog, Search Our Catalog, Online Catalog, Card Catalog, "
                       "Book Search, Find Books, Find a Book, Find Books & Media, Search for Books, Search Books, "
                       "Search by Title or ISBN, Find Books & More, Browse the Catalog, Shop Books, "
                       "Search Inventory, Search Our Shelves, WorldCat, Library Search, Polaris, Enterprise, "
                       "OneSearch, Find Textbooks, Classic Catalog"),
        "jobs": words("Search Jobs, Search Jobs, Search Jobs, Job Search, Job Search, Find a Job, Find Jobs, "
                      "Find a Job, View All Jobs, View Jobs, See Open Positions, Open Positions, Open Positions, "
                      "Current Openings, Current Job Openings, Job Openings, Job Openings, Job Opportunities, "
                      "Employment Opportunities, Search Careers, Search Openings, Browse Jobs, Browse Open Roles, "
                      "Explore Jobs, Apply Now, View Current Openings, Staff Positions, See All Jobs, Find Your Fit, "
                      "Workday, Jobs at a Glance, Find Your Next Job"),
        "flights": words("Book, Book, Book a Flight, Book a Flight, Book a Flight, Flights, Flights, Search Flights, "
                         "Search Flights, Find Flights, Book Now, Book Flights, Flight Search, Cheap Flights, "
                         "Book Travel, Book a Trip, Reservations, Make a Reservation, Shop Flights, Find a Flight, "
                         "Low Fare Finder, Search Fares, Compare Flights, Airfare Search, "
                         "One-Way & Round-Trip Flights, Book with Miles, Flight + Hotel, Plan & Book"),
    },
    details=words("Advanced Search, Advanced Search, Advanced Search, Advanced Search, Advanced, "
                  "More Search Options, More Options, Advanced search options, Refine Your Search, Expert Search, "
                  "Show more filters, Search by Field"),
    hubs=words("Resources, Services, Services, Explore, Browse, Online Services, Get Started, I Want To..., "
               "How Do I..., Discover, Learn More, Start Here, Products, For You, Quick Links, Menu"),
    own_hubs={
        "books": words("Books, Books, Library, Libraries, Collections, Books & Media, Books & More, Find & Borrow, "
                       "Borrow, Research, Using the Library, Bookstore, Our Collection, eLibrary, Digital Library, "
                       "Shop, Textbooks, Genres, Research Tools, Databases & Catalogs"),
        "jobs": words("Careers, Careers, Careers, Jobs, Jobs, Employment, Work With Us, Join Our Team, Join Us, "
                      "Job Seekers, For Job Seekers, Career Opportunities, Human Resources, Work Here, We're Hiring, "
                      "Life at Our Company, Careers Home, Teams, Students & Grads"),
        "flights": words("Flights, Travel, Plan, Plan Travel, Plan Your Trip, Destinations, Where We Fly, Deals, "
                         "Travel Deals, Flight Deals, Travel Info, Vacations, Fly With Us, Route Map, Airfare, "
                         "Our Destinations"),
    },
    chrome=pairs("About Us=about-us, Contact Us=contact-us, Help=help, FAQs=faq, Privacy Policy=privacy-policy, "
                 "Terms of Use=terms-of-use, Accessibility=accessibility, Site Map=sitemap, News=news, Blog=blog, "
                 "Events=events, Log In=log-in, Sign Up for Emails=email-list, Press Room=press-room, "
                 "Locations=locations, Your Privacy Choices=privacy-choices, Cookie Settings=cookie-settings, "
                 "En Español=espanol, Leadership=leadership, Community=community, Follow us on Facebook=facebook"),
    own_chrome={
        "books": pairs("Hours & Locations=hours, Get a Library Card=get-a-card, My Account=my-account, "
                       "Calendar=calendar, Kids=kids, Teens=teens, Reserve a Room=meeting-rooms, "
                       "Ask a Librarian=ask-us, Friends of the Library=friends, Donate=donate, "
                       "Gift Cards=gift-cards, Shipping & Returns=shipping, Staff Picks=staff-picks, Cart=cart, "
                       "Careers=careers"),
        "jobs": pairs("Post a Job=post-a-job, For Employers=employers, Benefits=benefits, Our Culture=culture, "
                      "Resume Tips=resume-tips, Equal Opportunity Employer=eeo, Candidate Login=candidate-login, "
                      "Job Alerts=job-alerts, Internships=internships, Diversity & Inclusion=diversity, "
                      "Salary Guide=salary-guide, Career Advice=career-advice, How We Hire=how-we-hire"),
        "flights": pairs("Check In=check-in, My Trips=my-trips, Flight Status=flight-status, Baggage=baggage, "
                         "Rewards=rewards, Hotels=hotels, Rental Cars=rental-cars, "
                         "Contract of Carriage=contract-of-carriage, Travel Alerts=travel-alerts, Refunds=refunds, "
                         "Credit Cards=credit-cards, Careers=careers, Inflight Wi-Fi=wifi, Group Travel=groups"),
    },
    decoys=pairs("Search Tips=search-tips, Saved Searches=saved-searches, Recent Searches=recent-searches, "
                 "Search Committee=search-committee, Search Engine Optimization=seo, Popular Searches=popular, "
                 "Executive Search=executive-search, Search & Rescue=search-and-rescue, Find a Store=stores, "
                 "Find Us on Instagram=instagram, Research=research, Lost & Found=lost-found, "
                 "Site Search Help=search-help, Word Search Puzzle=word-search"),
    filler=words("the, and, to, of, a, in, for, is, on, you, your, with, our, that, at, are, we, this, be, or, by, "
                 "as, it, can, from, will, all, have, more, not, an, new, has, was, their, one, if, about, get, up, "
                 "out, us, who, what, when, here, how, time, day, than, just, make, now, every, year, help, learn, "
                 "week, so, into, over, most, any, no, them, please, visit, click here, read more, available, free, "
                 "people, community, today, open, program, state, county, national, offer, Monday, support"),
    button=words("Search, Search, Go, Find, Search, Submit"),
    prompt=words("Search, Search, Search..., Search this site, Keyword, Enter keywords, What can we help you find?, "
                 "I'm looking for..., Search by keyword"),
    subject={
        "books": words("Books, Libraries, Books & Reading, Bookstores, Public Libraries, Library Systems, "
                       "Book Sellers, Literature"),
        "jobs": words("Jobs, Careers, Employment, Jobs & Careers, Job Boards, Job Openings, Employers, Hiring"),
        "flights": words("Flights, Airlines, Cheap Flights, Air Travel, Airfare, Airlines & Airports, "
                         "Travel Agencies"),
    },
    content={
        "books": words("book, books, author, authors, library, libraries, catalog, title, titles, novel, fiction, "
                       "nonfiction, mystery, romance, paperback, hardcover, ebook, audiobook, bestseller, "
                       "New York Times, publisher, edition, ISBN, pages, series, chapter, memoir, biography, poetry, "
                       "picture book, young adult, graphic novel, book club, story time, checkout, checked out, "
                       "on hold, holds, due date, renew, library card, branch, call number, interlibrary loan, "
                       "reference desk, librarian, textbook, used books, rare books, signed copies, new arrivals, "
                       "reading list, reviews, stacks, archives, periodicals, dissertation, manuscript, "
                       "Pulitzer Prize, collection, circulation"),
        "jobs": words("job, jobs, position, positions, career, careers, hiring, employer, employees, apply, "
                      "application, resume, cover letter, full-time, part-time, temporary, seasonal, hourly, "
                      "per hour, salary, pay range, benefits, 401(k), PTO, health insurance, remote, hybrid, "
                      "on-site, experience, qualifications, requirements, bachelor's degree, high school diploma, "
                      "responsibilities, job description, interview, recruiter, candidate, manager, supervisor, "
                      "assistant, engineer, nurse, RN, driver, CDL, warehouse, cashier, customer service, "
                      "sales associate, teacher, accountant, developer, technician, internship, entry level, shift, "
                      "overtime, background check, equal opportunity, human resources, requisition"),
        "flights": words("flight, flights, airline, airport, fly, fare, fares, round trip, one way, nonstop, "
                         "layover, connecting, departure, arrival, departs, arrives, passengers, traveler, carry-on, "
                         "checked bag, boarding pass, gate, terminal, seat, aisle, window seat, first class, "
                         "business class, main cabin, basic economy, upgrade, miles, frequent flyer, from $79, "
                         "taxes and fees, booking, itinerary, confirmation code, TSA, domestic, international, "
                         "destination, New York, Los Angeles, Chicago, Atlanta, Dallas, Miami, Orlando, Las Vegas, "
                         "Denver, Honolulu, Cancun, London, JFK, LAX, delayed, canceled, on time, aircraft, pilots, "
                         "crew"),
    },
    labels={
        "books": {
            "title": words("Title, Title, Title, Title contains, Book title, Title keyword(s)"),
            "author": words("Author, Author, Author, Author name, Author (last name first), Author/Creator"),
            "publisher": words("Publisher, Publisher, Publisher name, Imprint"),
            "isbn": words("ISBN, ISBN, ISBN/ISSN, ISBN-10 or ISBN-13"),
            "year": words("Year, Publication year, Publication date, Year published, Published after"),
        },
        "jobs": {
            "title": words("Keywords, Keyword, Job title, Job title, What, Title or keyword, Job title or keyword"),
            "company": words("Company, Company, Employer, Company name, Agency"),
            "location": words("Location, Location, City or state, Where, City or ZIP code, Work location"),
            "category": words("Category, Job category, Department, Job family, Industry, Field"),
            "salary": words("Salary, Minimum salary, Salary range, Pay, Salary (at least)"),
        },
        "flights": {
            "origin": words("From, From, From, Departing from, Origin, Leaving from, Flying from"),
            "destination": words("To, To, To, Arriving at, Destination, Going to, Flying to"),
            "departure_date": words("Depart, Depart date, Departure date, Departing, Leave, Departure"),
            "return_date": words("Return, Return date, Returning, Return"),
            "airline": words("Airline, Airlines, Carrier, Preferred airline"),
        },
    },
)  # fmt: skip

#: English of the Commonwealth.
EN11 = Tongue(
    "en", "elsewhere",
    searches=words("Search, Search, Search, Search, Search our site, Find, Find it, Search now, Quick search, "
                   "Go to search, Start searching, New search"),
    own_searches={
        "books": words("Catalogue, Catalogue, Catalogue, Library catalogue, Library catalogue, Search the catalogue, "
                       "Search the catalogue, Search our catalogue, Online catalogue, Find a book, Find books, "
                       "Book search, Search for books, Search the collections, Search our collections, "
                       "Library Search, Library Search, Search and reserve, Browse and reserve, Discover, "
                       "Search the shop, Trove, Spydus, Find it @ the Library, SOLO, Explore the collections, "
                       "Search library resources, OPAC, Used book search, Search & renew"),
        "jobs": words("Search jobs, Search jobs, Job search, Job search, Find a job, Find a job, Find jobs, "
                      "Vacancies, Vacancies, Current vacancies, Current vacancies, View vacancies, Search vacancies, "
                      "View all vacancies, Job vacancies, Latest vacancies, Browse jobs, Latest jobs, "
                      "View our vacancies, Current opportunities, Search for a role, Search roles, See all jobs, "
                      "View our latest roles, Apply now, Positions vacant, Find a role, Jobs at the council, "
                      "Current job opportunities, NHS Jobs"),
        "flights": words("Book, Book, Book a flight, Book a flight, Book flights, Book flights, Flights, Flights, "
                         "Search flights, Search flights, Find flights, Book now, Flight search, Cheap flights, "
                         "Find cheap flights, Book online, Book a trip, Make a booking, Fare finder, "
                         "Low fare calendar, Search and book, Compare cheap flights, Find a fare, "
                         "Flights & holidays, Multi-city flights, Plan and book, Flights only, Redeem Avios"),
    },
    details=words("Advanced search, Advanced search, Advanced search, Advanced search, Advanced, "
                  "More search options, More options, Refine search, Refine your search, Detailed search, "
                  "Expert search, Show all filters"),
    hubs=words("Services, Services, Our services, Online services, Resources, Explore, Browse, Discover, "
               "Find out more, What we do, Get started, Information for, Start here, Products, Your area, More"),
    own_hubs={
        "books": words("Books, Books, Library, Libraries, Libraries and archives, Collections, Library services, "
                       "Your library, Using the library, Join and borrow, Borrow, Study and research, "
                       "Books and reading, Find and borrow, eLibrary, Bookshop, Shop, Browse by subject, "
                       "Reading Room, Museum and library"),
        "jobs": words("Jobs, Jobs, Careers, Careers, Work for us, Work for us, Working for us, Work with us, "
                      "Join us, Join our team, Vacancies and careers, Jobs and careers, Candidates, Jobseekers, "
                      "For jobseekers, Recruitment, Working here, Employment, Early careers"),
        "flights": words("Flights, Fly, Travel, Plan, Plan & book, Plan your trip, Book & manage, Destinations, "
                         "Where we fly, Offers, Flight offers, Special offers, Flight deals, Holidays, Our network, "
                         "Travel information"),
    },
    chrome=pairs("About us=about-us, Contact us=contact-us, Help=help, FAQs=faqs, Privacy notice=privacy-notice, "
                 "Terms and conditions=terms-and-conditions, Accessibility statement=accessibility-statement, "
                 "Sitemap=sitemap, News=news, Blog=blog, What's on=whats-on, Sign in=sign-in, "
                 "Newsletter sign-up=newsletter-sign-up, Media centre=media-centre, Cookies=cookies, "
                 "Modern slavery statement=modern-slavery, Complaints=complaints, Our people=our-people, Cymraeg=cy, "
                 "Support us=support-us"),
    own_chrome={
        "books": pairs("Opening hours=opening-hours, Join the library=join, My library account=my-library, "
                       "Children=children, Ask a librarian=ask-a-librarian, Book a study room=study-rooms, "
                       "Room hire=room-hire, Friends of the Library=friends, Gift vouchers=vouchers, "
                       "Delivery=delivery, Wish list=wish-list, Basket=basket, Vacancies=vacancies, "
                       "Mobile library=mobile-library, Freedom of information=foi"),
        "jobs": pairs("Post a job=advertise, Recruiters=recruiters, Benefits=benefits, Our values=values, "
                      "CV advice=cv-advice, Equality and diversity=equality, Recruiter login=recruiter-login, "
                      "Job alerts=job-alerts, Apprenticeships=apprenticeships, Graduates=graduates, "
                      "Salary checker=salary-checker, Career advice=career-advice, Register your CV=register-cv"),
        "flights": pairs("Check in online=check-in, Manage my booking=manage-booking, Flight status=flight-status, "
                         "Baggage allowance=baggage, Frequent flyer=frequent-flyer, Hotels=hotels, "
                         "Car hire=car-hire, Airport parking=parking, Conditions of carriage=conditions-of-carriage, "
                         "ATOL protection=atol, Travel insurance=insurance, Refunds=refunds, Careers=careers, "
                         "Special assistance=special-assistance"),
    },
    decoys=pairs("Search tips=search-tips, Saved searches=saved-searches, Search help=search-help, "
                 "Research=research, Recent searches=recent-searches, How to find us=how-to-find-us, "
                 "Executive search=executive-search, Find your nearest branch=branches, "
                 "Local land searches=land-searches, Search and rescue=search-and-rescue, "
                 "Find us on Facebook=facebook, Family history research=family-history, Wordsearch=wordsearch, "
                 "Lost property=lost-property"),
    filler=words("the, and, to, of, a, in, for, is, on, you, your, with, our, that, at, are, we, this, be, or, by, "
                 "as, it, can, from, will, all, have, more, not, an, new, which, been, their, may, if, about, also, "
                 "there, other, these, would, what, when, please, how, first, days, only, where, see, into, through, "
                 "should, after, both, before, during, each, between, including, find out, across, centre, council, "
                 "information, local, service, years, per cent, across the UK, from April, around, whilst, "
                 "organisation, team, programme, public, visit, online, Tuesday, £5, latest"),
    button=words("Search, Search, Go, Find, Search, Show results"),
    prompt=words("Search, Search, Search our website, Keyword, Keywords, Enter a search term, Search for, "
                 "What are you looking for?, Type to search"),
    subject={
        "books": words("Books, Libraries, Bookshops, Libraries and archives, Books and reading, Public libraries, "
                       "Booksellers, University libraries"),
        "jobs": words("Jobs, Careers, Vacancies, Jobs and careers, Recruitment, Employment, Recruitment agencies, "
                      "Working for us"),
        "flights": words("Flights, Airlines, Cheap flights, Flights and holidays, Air travel, Airports and airlines, "
                         "Travel agents"),
    },
    content={
        "books": words("book, books, author, authors, library, libraries, catalogue, title, titles, novel, novels, "
                       "fiction, non-fiction, crime, thriller, paperback, hardback, eBook, audiobook, eAudio, "
                       "bestsellers, publisher, published, edition, ISBN, pages, series, memoir, biography, poetry, "
                       "picture books, children's books, book group, reading group, rhyme time, borrow, borrowed, "
                       "loans, reservation, renew, due back, library card, member, branch, shelfmark, "
                       "inter-library loan, enquiry desk, librarian, special collections, second-hand, antiquarian, "
                       "signed editions, new releases, Booker Prize, bookseller, review, reading room, archive, "
                       "local studies, journals, theses, manuscripts, holdings"),
        "jobs": words("job, jobs, role, roles, vacancy, vacancies, career, recruitment, employer, candidate, "
                      "candidates, apply, application form, CV, covering letter, full time, part time, permanent, "
                      "fixed term, contract, temporary, zero hours, salary, per annum, pro rata, pension, "
                      "annual leave, benefits, hybrid working, flexible working, experience, essential criteria, "
                      "person specification, job description, closing date, interviews, shortlisted, DBS check, "
                      "right to work, manager, officer, administrator, assistant, engineer, nurse, support worker, "
                      "care assistant, teaching assistant, lecturer, chef, electrician, plumber, HGV driver, "
                      "accountant, solicitor, receptionist, apprentice, graduate scheme, trainee, "
                      "recruitment consultant, Band 5, references, probation"),
        "flights": words("flight, flights, airline, airlines, airport, fly, flying, fare, fares, return flights, "
                         "one way, direct flights, stopover, departure, departing, arrival, passengers, adults, "
                         "infants, cabin bag, hold luggage, boarding pass, gate, terminal, seat, extra legroom, "
                         "economy, premium economy, business class, lounge, air miles, from £29, taxes and charges, "
                         "booking reference, itinerary, e-ticket, passport, visa, domestic, long haul, short haul, "
                         "destination, London, Manchester, Edinburgh, Dublin, Sydney, Auckland, Toronto, Cape Town, "
                         "Singapore, Dubai, Malaga, Alicante, Heathrow, Gatwick, delays, cancelled, rescheduled, "
                         "aircraft, cabin crew, city break, winter sun"),
    },
    labels={
        "books": {
            "title": words("Title, Title, Title, Title words, Words in title, Book title"),
            "author": words("Author, Author, Author, Author's name, Author surname, Author or editor"),
            "publisher": words("Publisher, Publisher, Published by, Publisher name"),
            "isbn": words("ISBN, ISBN, ISBN number, ISBN or ISSN"),
            "year": words("Year, Year of publication, Publication year, Date published, Year from"),
        },
        "jobs": {
            "title": words("Keywords, Keywords, Job title, What, Keyword or job title, Job title or skill, "
                           "Search for"),
            "company": words("Company, Employer, Employer, Organisation, Recruiter"),
            "location": words("Location, Location, Where, Town or postcode, Town or city, Region"),
            "category": words("Category, Sector, Job type, Department, Job category, Industry"),
            "salary": words("Salary, Minimum salary, Salary from, Salary range, Salary band"),
        },
        "flights": {
            "origin": words("From, From, From, Flying from, Departing from, Leaving from, Where from?, "
                            "Departure airport"),
            "destination": words("To, To, To, Flying to, Going to, Destination, Where to?, Arrival airport"),
            "departure_date": words("Departing, Depart, Outbound, Departure date, Going out, Outbound date, Fly out"),
            "return_date": words("Returning, Return, Inbound, Return date, Coming back, Fly back"),
            "airline": words("Airline, Airline, Carrier, Preferred airline"),
        },
    },
)  # fmt: skip
