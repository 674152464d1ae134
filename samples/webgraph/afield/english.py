"""English of the Commonwealth and of America, as sites of the sixth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

EN8 = Tongue(
    "en", "afield",
    searches=words("Search, Search, Search, Quick search, Simple search, Search now, Start your search, Find, New search, "
                   "Search online, Click here to search"),
    own_searches={
        "books": words("Search the catalogue, Search the catalogue, Library catalogue, Library catalogue, Catalogue, "
                       "Library Search, Search our catalogue, Online catalogue, OPAC, Web OPAC, Find a book, "
                       "Search for books, Find books and journals, Search and reserve, Browse the catalogue, Trove, "
                       "SOLO, Explore, DiscoverEd, Spydus, Library Hub Discover, Search by author or title, Book search"),
        "jobs": words("Search jobs, Job search, Search vacancies, Current vacancies, Current vacancies, Vacancies, "
                      "View all vacancies, Find a job, Find jobs, Search for a job, Job vacancies, Latest jobs, "
                      "Browse jobs, See all jobs, Search and apply, Positions vacant, Current opportunities, "
                      "Jobs in your area, Job opportunities, Current Openings, Apply online, iRecruit"),
        "flights": words("Book a flight, Book a flight, Search flights, Find flights, Flights, Book flights, Book, "
                         "Flight search, Cheap flights, Compare flights, Search for flights, Book now, Book online, "
                         "Flight Booking, Book Ticket, Plan and book, Find cheap flights, Multi-city search, "
                         "Low fare finder, Timetables"),
    },
    details=words("Advanced search, Advanced search, Advanced search, More search options, Detailed search, "
                  "Refine your search, Search options, Search by category"),
    hubs=words("Services, Resources, Online services, Explore, Discover, Browse, Quick links, What we offer, "
               "Information for you, A to Z, Do it online, More, Research, Products and services"),
    own_hubs={
        "books": words("Library, Libraries, Collections, Our collections, Books, Using the library, Borrowing, "
                       "Books and reading, eLibrary, Digital library, Library resources, Find resources, Shop, Bookshop, "
                       "Catalogues and collections, Second-hand books"),
        "jobs": words("Careers, Jobs, Work for us, Working for us, Work with us, Jobs and careers, Join us, "
                      "Careers with us, Jobseekers, For candidates, Recruitment, Early careers, Careers at the Council"),
        "flights": words("Plan, Plan your trip, Book and manage, Where we fly, Destinations, Travel, Offers, "
                         "Flight deals, Plan & Book, Holidays and flights, Fly with us, Fares and offers"),
    },
    chrome=pairs("About us=about-us,Contact us=contact-us,Accessibility=accessibility,Privacy notice=privacy-notice,"
                 "Terms of use=terms-of-use,Cookies=cookies,News=news,What's on=whats-on,Site map=site-map,Help=help,"
                 "FAQs=faqs,Sign in=sign-in,Sign up to our newsletter=email-updates,Feedback=feedback,"
                 "Modern slavery statement=modern-slavery,Media centre=media-centre,Our blog=blog,"
                 "Follow us on X=twitter,Freedom of information=foi,Tenders=tenders"),
    own_chrome={
        "books": pairs("Opening times=opening-times,Join the library=join,Renew a book=renewals,"
                       "Ask a librarian=ask-a-librarian,Book a study room=study-rooms,Inter-library loans=ill,"
                       "Fees and charges=charges,Reading groups=reading-groups,Delivery information=delivery,"
                       "Basket=basket,Gift vouchers=gift-vouchers,Book reviews=reviews"),
        "jobs": pairs("Post a job=post-a-job,Employer login=employer-login,CV and interview tips=cv-tips,"
                      "Career advice=career-advice,Job alerts=job-alerts,Upload your CV=upload-cv,"
                      "Benefits and rewards=rewards,Our values=values,How to apply=how-to-apply,"
                      "Recruiters=recruiters,Equality and diversity=equality,Salary checker=salary-checker"),
        "flights": pairs("Check in online=check-in,Manage my booking=manage-booking,Baggage allowance=baggage,"
                         "Special assistance=special-assistance,Frequent flyer=frequent-flyer,Seats=seat-selection,"
                         "Travel alerts=travel-alerts,Airport lounges=lounges,Refunds and claims=refunds,"
                         "Cargo=cargo,In-flight entertainment=entertainment,Travel insurance=travel-insurance"),
    },
    decoys=pairs("Search tips=search-tips,How to find us=find-us,Find your nearest branch=branches,"
                 "Search engine optimisation=seo,Lost property=lost-property,Executive search=executive-search,"
                 "Forgotten your PIN?=forgotten-pin,Mountain search and rescue=rescue,Help with searching=search-help,"
                 "Find us on Instagram=instagram,Research news=research-news,Book a visit=visit,Request a brochure=brochure"),
    filler=words("the, and, of, to, a, in, for, is, our, your, with, you, on, we, are, at, by, from, this, that, or, as, "
                 "can, will, all, be, more, have, an, it, about, if, please, has, their, not, which, new, also, any, "
                 "online, find out, people, information, local, support, how, where, when, council, UK, Australia, "
                 "community, services, access, including, other, between, during, each, may, first, make, need, "
                 "years, week, centre, open, free, read more, available, range, welcome, across, team, within"),
    button=words("Search, Search, Go, Find, Show results, Submit"),
    prompt=words("Search, Search the site, Enter your search, Keywords, Enter keyword, What are you looking for?, "
                 "Search for..., Type here to search"),
    subject={
        "books": words("Libraries, Library services, Books, Bookshops, Books and publishing, Booksellers, "
                       "Reading and literature, Libraries and archives"),
        "jobs": words("Jobs, Jobs and careers, Recruitment, Careers, Employment, Vacancies, Job sites, "
                      "Graduate jobs"),
        "flights": words("Flights, Airlines, Cheap flights, Air travel, Airlines and airports, Travel agents, "
                         "Flights and holidays"),
    },
    content={
        "books": words("library, libraries, books, catalogue, book, author, title, reading, novel, paperback, hardback, "
                       "ebooks, eAudiobooks, e-magazines, borrow, loan, reservations, membership, library card, "
                       "branch library, librarian, children's books, crime fiction, biography, non-fiction, poetry, "
                       "local history, archives, manuscripts, special collections, rare books, ISBN, publisher, "
                       "published, edition, Booker Prize, shortlist, book group, Summer Reading Challenge, storytime, "
                       "Rhyme Time, journals, theses, reading lists, textbook, Penguin, Faber, bookshop, bookseller, "
                       "signed copies, pre-order, BorrowBox, Libby, illustrator, translated, chapters, "
                       "National Library, publication date, shelf mark"),
        "jobs": words("job, jobs, vacancy, vacancies, role, apply, application, closing date, salary, per annum, "
                      "full time, part time, permanent, fixed term, temporary, contract, hours per week, CV, "
                      "cover letter, interview, shortlisted, candidates, employer, recruitment, recruiter, careers, "
                      "graduate scheme, apprenticeships, work experience, job description, person specification, "
                      "essential criteria, hybrid working, annual leave, pension, DBS check, right to work, referees, "
                      "teaching assistant, care assistant, nurse, engineer, administrator, manager, accountant, "
                      "warehouse operative, lakh, freshers, walk-in, notice period, pro rata, Band 5, benefits, team, "
                      "responsibilities, experience, skills, NHS, Public Service, training"),
        "flights": words("flight, flights, fly, airline, airport, fares, return, one way, economy, premium economy, "
                         "business class, passengers, adults, infants, depart, arrive, direct flights, stopover, "
                         "cabin bag, hold luggage, boarding pass, terminal, Heathrow, Gatwick, Manchester, Sydney, "
                         "Melbourne, Brisbane, Perth, Delhi, Mumbai, Bengaluru, Singapore, Dubai, Auckland, Dublin, "
                         "Malaga, Tenerife, Avios, Qantas Points, domestic flights, international flights, routes, "
                         "departures, arrivals, schedule, aircraft, taxes and charges, from £49, ATOL protected, "
                         "city break, cabin crew, legroom, web check-in, PNR, airfares, stopovers, codeshare partners"),
    },
    labels={
        "books": {"title": words("Title, Title words, Book title, Words in title"),
                  "author": words("Author, Author's name, Author surname, Author or editor"),
                  "publisher": words("Publisher, Published by"), "isbn": words("ISBN, ISBN/ISSN, ISBN or ISSN"),
                  "year": words("Year, Year of publication, Date of publication, Published in")},
        "jobs": {"title": words("Job title, Keywords, Job title or keyword, Role, What"),
                 "company": words("Organisation, Employer, Company, Department"),
                 "location": words("Location, Town or postcode, Where, City, Region"),
                 "category": words("Job category, Sector, Job type, Classification, Industry"),
                 "salary": words("Salary, Minimum salary, Salary from, Salary range")},
        "flights": {"origin": words("From, Flying from, Leaving from, Departure airport"),
                    "destination": words("To, Flying to, Going to, Where to?, Destination airport"),
                    "departure_date": words("Departing, Depart, Outbound date, Departure date, Leaving on"),
                    "return_date": words("Returning, Return, Return date, Coming back"),
                    "airline": words("Airline, Preferred airline, Airlines, Carrier")},
    },
)  # fmt: skip

EN9 = Tongue(
    "en", "afield",
    searches=words("Search, Search, Search, Basic Search, Quick Search, Start Searching, Search Now, Find, "
                   "Search Database, Start Here, Search & Browse"),
    own_searches={
        "books": words("Catalog, Catalog, Search the Catalog, Library Catalog, Online Catalog, Search Catalog, "
                       "Find Books, Find a Book, Catalog Search, Books & Media, Search for Books, Find Articles & Books, "
                       "OneSearch, Discovery Search, WorldCat, HOLLIS, Sierra, Browse & Search, "
                       "Search Collections, Book Search, Search by ISBN, Search Our Inventory, Find It @ the Library"),
        "jobs": words("Search Jobs, Search Jobs, Job Search, Find Jobs, Find a Job, Job Openings, Current Job Openings, "
                      "View Openings, Open Positions, See Open Positions, View All Jobs, Browse Jobs, Search Careers, "
                      "Employment Opportunities, Job Opportunities, Explore Jobs, Job Listings, Search Openings, "
                      "USAJOBS, Apply Now, Explore Opportunities"),
        "flights": words("Book a Flight, Book a Flight, Search Flights, Find Flights, Flights, Book, Book Flights, "
                         "Flight Search, Cheap Flights, Book Travel, Search & Book, Compare Flights, Reservations, "
                         "Book Now, Find a Flight, Flight Schedules, Low Fare Calendar, Shop Flights, Fly"),
    },
    details=words("Advanced Search, Advanced Search, Advanced Search, Advanced, More Search Options, "
                  "Advanced Catalog Search, Detailed Search, Power Search, Custom Search"),
    hubs=words("Services, Resources, Browse, Explore, Online Resources, Featured, Discover, Tools, Research, "
               "How Do I?, Quick Links, Departments, Online Services, Learn More, All Topics"),
    own_hubs={
        "books": words("Books, Books & More, Collections, Borrow, Research, Digital Library, Library Resources, "
                       "Read Watch & Listen, Find, Special Collections, eBooks & Audiobooks, Shop, Shop Books, "
                       "Used & Rare Books, Using the Library, Subjects"),
        "jobs": words("Careers, Careers, Jobs, Employment, Job Seekers, Work With Us, Join Our Team, Work Here, "
                      "Life at the Company, Candidates, Students & Grads, Human Resources, Career Center, Hiring Now"),
        "flights": words("Plan, Travel, Plan Travel, Deals, Flight Deals, Travel Information, Where We Fly, "
                         "Destinations, Book & Manage, Explore Destinations, Vacations, Trips"),
    },
    chrome=pairs("About Us=about,Contact Us=contact-us,Give Feedback=give-feedback,Locations=locations,"
                 "Events=events,News=news,Press Releases=press-releases,Log In=log-in,"
                 "Sign up for Email=email-signup,Help Center=help-center,FAQ=faq,Privacy Policy=privacy-policy,"
                 "Terms of Service=terms,Accessibility=accessibility,Site Map=sitemap,Support Us=support-us,"
                 "Do Not Sell My Personal Information=ccpa,En Español=es,Facebook=facebook,YouTube=youtube,"
                 "Board of Trustees=board"),
    own_chrome={
        "books": pairs("Hours=hours,Get a Library Card=library-card,My Account=my-account,Renew Items=renew,"
                       "Ask a Librarian=ask,Reserve a Room=rooms,Storytime=storytime,Friends of the Library=friends,"
                       "Shipping & Returns=shipping,Cart=cart,Staff Picks=staff-picks,Submissions=submissions"),
        "jobs": pairs("Post a Job=post-job,For Employers=employers,Employer Sign In=employer-signin,"
                      "Resume Tips=resume-tips,Career Advice=advice,Job Alerts=alerts,Upload Resume=resume-upload,"
                      "Benefits=benefits,Our Culture=culture,Diversity Equity & Inclusion=dei,Hiring Process=hiring,"
                      "Salary Guide=salary-guide,EEO Statement=eeo"),
        "flights": pairs("Check-in=checkin,My Trips=mytrips,Bag Fees=bag-fees,Optional Fees=fees,"
                         "Loyalty Program=loyalty,Travel Alerts=travel-alerts,Credit Cards=credit-cards,"
                         "Customer Service Plan=service-plan,Contract of Carriage=contract-of-carriage,"
                         "Traveling With Pets=pets,Investor Relations=investor,Airport Information=airports"),
    },
    decoys=pairs("Search Tips=search-tips,Lost & Found=lost-found,Find Us on Facebook=fb,Store Finder=stores,"
                 "Search Committee=search-committee,How to Search=howto,Find Your Branch=branches,"
                 "Search Warrant Records=records,Search Marketing Blog=sem,Forgot Password?=forgot-password,"
                 "Order a Free Catalog by Mail=catalog-request,Citation Help=citation,Searching for Answers Podcast=podcast"),
    filler=words("the, to, and, of, a, in, for, is, you, your, with, on, our, we, that, this, are, or, at, by, from, it, "
                 "be, as, can, have, all, not, will, more, an, if, about, us, has, was, get, new, up, out, no, one, "
                 "please, time, any, into, how, use, only, through, what, state, national, county, city, "
                 "program, office, center, today, now, make, each, every, best, top, learn, share, over, "
                 "years, people, home, free, great, other, most, these, must, where, day"),
    button=words("Search, Search, Go, Submit, Find It, Search Now"),
    prompt=words("Search, Search..., Search this site, Enter search terms, Keyword, Keyword(s), Search by keyword, "
                 "What are you looking for?"),
    subject={
        "books": words("Libraries, Library, Books, Bookstores, Public Libraries, Books & Reading, Publishers, "
                       "Used Books"),
        "jobs": words("Jobs, Careers, Employment, Job Boards, Job Search, Jobs & Employment, Work, "
                      "Government Jobs"),
        "flights": words("Airlines, Flights, Air Travel, Airfare, Travel, Cheap Airfare, Airline Tickets"),
    },
    content={
        "books": words("book, books, library, catalog, author, title, fiction, nonfiction, reading, readers, eBooks, "
                       "audiobooks, hardcover, paperback, bestseller, New York Times bestseller, bookstore, used books, "
                       "library card, checkout, holds, due date, renew, branch, librarian, patrons, call number, "
                       "subject heading, interlibrary loan, reference desk, databases, journals, articles, archives, "
                       "finding aids, manuscripts, rare books, ISBN, publisher, university press, copyright, edition, "
                       "volume, memoir, mystery, thriller, romance, science fiction, picture books, teens, story hour, "
                       "summer reading, book club, Newbery Medal, Libby, Hoopla, Kanopy, signed, dust jacket, preorder"),
        "jobs": words("job, jobs, career, careers, position, positions, apply, application, resume, cover letter, "
                      "full-time, part-time, salary, hourly, pay range, benefits, health insurance, 401(k), PTO, "
                      "remote, hybrid, on-site, requirements, qualifications, preferred, experience, "
                      "bachelor's degree, employer, employers, hiring, recruiter, candidates, interview, "
                      "job description, requisition, posting, posted, closing date, internship, entry level, "
                      "manager, nurse, RN, software engineer, sales associate, driver, technician, teacher, "
                      "customer service representative, warehouse, equal opportunity employer, background check, "
                      "veterans, federal, GS-12, job alert, talent, shift, overtime, bonus, onboarding"),
        "flights": words("flight, flights, fly, airline, airlines, airport, fare, fares, airfare, round trip, one way, "
                         "nonstop, connecting, departure, arrival, passengers, travelers, basic economy, main cabin, "
                         "first class, business class, carry-on, checked bag, seat assignment, boarding, gate, "
                         "itinerary, reservation, confirmation code, e-ticket, miles, points, elite status, upgrade, "
                         "nonrefundable, 24-hour cancellation, TSA PreCheck, New York, Los Angeles, Chicago, Dallas, "
                         "Las Vegas, Orlando, San Francisco, Seattle, Honolulu, Boston, Atlanta, London, Paris, "
                         "Cancún, red-eye, layover, regional jet, wheels up, flight credit, travel bank, "
                         "price drop, fare sale, international"),
    },
    labels={
        "books": {"title": words("Title, Title Keywords, Book Title, Title contains"),
                  "author": words("Author, Author Name, Author/Creator, Author (last name first)"),
                  "publisher": words("Publisher, Publisher Name"), "isbn": words("ISBN, ISBN-10 or ISBN-13, ISBN/ISSN"),
                  "year": words("Year, Publication Year, Year Published, Publication Date")},
        "jobs": {"title": words("Job Title, Keywords, Keyword or Job Title, Job title or keywords, What"),
                 "company": words("Company, Employer, Agency, Company Name"),
                 "location": words("Location, City or Zip, Where, City and State"),
                 "category": words("Category, Job Category, Job Function, Department, Career Area"),
                 "salary": words("Salary, Minimum Salary, Desired Salary, Pay")},
        "flights": {"origin": words("From, Leaving from, From where?, Departure City, Origin"),
                    "destination": words("To, Going to, To where?, Arrival City, Destination"),
                    "departure_date": words("Depart, Departure Date, Departing, Depart Date"),
                    "return_date": words("Return, Return Date, Returning"),
                    "airline": words("Airline, Preferred Airline, Airline Preference, Carrier")},
    },
)  # fmt: skip
