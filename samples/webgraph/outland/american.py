"""English of North American libraries, large employers and airlines, as sites of the eighth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

EN12 = Tongue(
    "en", "outland",
    searches=words("Search, Search, Search, Search, Search, Search, Search, Search, Search Now, Search All, Find, "
                   "Start Your Search, Search Tools, Quick Search, Search Home, Begin Search, Click here to search, "
                   "Go to Search, New Search"),
    own_searches={
        "books": words("Catalog, Catalog, Catalog, Catalog, Catalog, Catalog, Catalog, Library Catalog, "
                       "Library Catalog, Library Catalog, Library Catalog, Library Catalog, Search the Catalog, "
                       "Search the Catalog, Search the Catalog, Search the Catalog, Search the Catalog, "
                       "Search Our Catalog, Search Our Catalog, Find Books, Find Books, Find Books, Library Search, "
                       "Library Search, Search Catalog, Online Catalog, Online Catalog, Our Catalog, The Catalog, "
                       "Find a Book, Books & Media, Books & eBooks, Find Books & Articles, Find Books and Movies, "
                       "Articles & Books, Catalog Search, Search Library Catalog, Search the Library, "
                       "Search Library Resources, Search Our Collection, Search for Materials, Find Materials, "
                       "Find Library Materials, Find It, OneSearch, OneSearch, Search Everything, Library OneSearch, "
                       "QuickSearch, Summon, Primo, BiblioCommons, Encore, Vega Discover, WorldCat, "
                       "WorldCat Discovery, Aspen Discovery, SuperSearch, Book Search, Textbook Lookup, "
                       "Find Course Materials, Course Reserves, Finding Aids, Card Catalog, Kids Catalog, "
                       "Place a Hold, Browse the Catalog, Request Books, Classic Catalog, Find & Borrow, "
                       "Interlibrary Catalog"),
        "jobs": words("Search Jobs, Search Jobs, Search Jobs, Search Jobs, Search Jobs, Search Jobs, Search Jobs, "
                      "Find a Job, Find a Job, Job Openings, Job Openings, Job Openings, Current Openings, "
                      "Current Openings, Current Openings, Open Positions, Open Positions, Open Positions, "
                      "View All Jobs, View All Jobs, View All Jobs, Search Openings, Search Openings, Apply Now, "
                      "Apply Now, Browse Jobs, Browse Jobs, Employment Opportunities, Employment Opportunities, "
                      "Job Search, Job Search, Find Jobs, Find Jobs, Search All Jobs, View Jobs, View Openings, "
                      "View Open Positions, See Open Roles, See All Openings, Open Roles, Open Jobs, "
                      "Current Job Openings, Job Opportunities, Job Listings, Career Opportunities, "
                      "Career Opportunities, Search Careers, Search Open Positions, Search for Jobs, "
                      "Search for Opportunities, Search Opportunities, Explore Jobs, Explore Opportunities, "
                      "Explore Open Roles, Explore Careers, Browse All Jobs, Search & Apply, Apply Today, "
                      "Apply Online, Apply, View Current Opportunities, Jobs by Location, Jobs Near You, Hourly Jobs, "
                      "Corporate Jobs, Faculty & Staff Jobs, Nursing Jobs, Student Jobs, External Applicants, "
                      "All Opportunities, Find Your Role, Find Your Career, Find Your Place, Let's Go, iCIMS, "
                      "Workday Careers, PeopleAdmin"),
        "flights": words("Book, Book, Book, Book, Book, Book, Book, Book a Flight, Book a Flight, Book a Flight, "
                         "Book a Flight, Book a Flight, Book a Flight, Flights, Flights, Flights, Flights, Flights, "
                         "Search Flights, Search Flights, Search Flights, Search Flights, Find Flights, Find Flights, "
                         "Find Flights, Book Now, Book Now, Book Now, Book Flights, Book Flights, Reservations, "
                         "Reservations, Book a Trip, Book Travel, Find a Flight, Flight Search, Flight Search, "
                         "Flight Reservations, Shop Flights, Shop Fares, Book with Miles, Book with Points, "
                         "Redeem Miles, Use Miles, Award Travel, Award Search, Low Fare Calendar, Low-Fare Search, "
                         "Fare Finder, Find Fares, Search Fares, Flight + Hotel, Cheap Flights, Cheap Flights, "
                         "Roundtrip, Multi-City, Multi-City Search, One Way Flights, Flights & Packages, "
                         "Flight Schedules, Trip Planner, Plan & Book, Plan Travel, Advanced Flight Search, "
                         "Reserve a Flight, Let's Fly, Explore Map, Buy Tickets, Charter Flights & Seats"),
    },
    details=words("Advanced Search, Advanced Search, Advanced Search, Advanced Search, Advanced Search, Advanced, "
                  "More Search Options, More Search Options, More options, Show Advanced Options, Search Options, "
                  "Advanced Catalog Search, Refine Search, Power Search, Guided Search, All Filters, "
                  "Advanced booking options"),
    hubs=words("Services, Services, Resources, Resources, Explore, Explore, Discover, Browse, Find, Start Here, "
               "Get Started, I Want To, I Want To..., How Do I?, What We Offer, Learn More, Learn more, "
               "Online Resources, Tools, Programs & Services, Quick Links, Popular Links, Menu, More, For Visitors, "
               "For You, What We Do, See All, Get Help"),
    own_hubs={
        "books": words("Books, Library, Libraries, Libraries, Collections, Collections, Our Collections, "
                       "Special Collections, Digital Collections, Borrow, Borrow & Request, Borrowing, Read, "
                       "Books & More, Books + Media, Find & Request, Search & Find, Find Information, Find Resources, "
                       "Research, Research & Resources, Databases A-Z, eLibrary, eBooks & Audiobooks, "
                       "Using the Library, Use the Library, Archives, Subject Guides, Research Guides, "
                       "Books Movies & Music, Read Watch Listen, Check Out, New & Popular, Library Materials, "
                       "Catalog & Databases, University Archives, Bookstore, Course Materials"),
        "jobs": words("Careers, Careers, Careers, Careers, Careers, Jobs, Jobs, Employment, Employment, Join Us, "
                      "Join Our Team, Join Our Team, Join the Team, Work With Us, Work With Us, Work Here, "
                      "Work at the City, Career Center, Careers Home, Career Areas, Areas of Work, Teams, Our Teams, "
                      "Where We Work, Students & Grads, Early Careers, University Recruiting, Professionals, "
                      "Opportunities, Explore Careers, Human Resources, HR, Military & Veterans, Why Work Here, "
                      "Life at the Company, Your Career, Working at the University, Faculty, Nursing Careers, "
                      "Retail Stores, Distribution Centers, Hiring Now"),
        "flights": words("Travel, Flights, Plan, Plan, Plan Travel, Plan & Book, Book & Manage, Plan a Trip, "
                         "Where We Fly, Where We Fly, Destinations, Destinations, Route Map, Route Map, Deals, Deals, "
                         "Flight Deals, Offers, Special Offers, Travel Deals, Fare Sales, Fly With Us, Flying With Us, "
                         "Travel Info, Travel Information, Vacations, Vacation Packages, Trips, Explore Destinations, "
                         "Reservations & Tickets, Using Miles, Nonstop Destinations, Airlines Serving Us, Getaways"),
    },
    chrome=pairs("About=about, About Us=about-us, Contact=contact, Contact Us=contact-us, Help=help, FAQ=faq, "
                 "Privacy=privacy, Privacy Policy=privacy-policy, Terms & Conditions=terms, "
                 "Web Accessibility=accessibility, Site Map=site-map, News=news, Newsroom=newsroom, Blog=blog, "
                 "Events=events, Log In=login, My Account=my-account, Sign Up for Our Newsletter=newsletter, "
                 "Do Not Sell My Personal Information=do-not-sell, California Privacy Notice=california-privacy, "
                 "Investor Relations=investors, Leadership=leadership, Diversity & Inclusion=dei, "
                 "Sustainability=sustainability, Directory=directory, Maps & Directions=directions, Give=give, "
                 "Español=es, Français=fr, Follow us on LinkedIn=linkedin, Feedback=feedback, "
                 "Staff Directory=staff-directory, Emergency Information=emergency"),
    own_chrome={
        "books": pairs("Hours=hours, Hours & Locations=hours-locations, Get a Library Card=library-card, "
                       "Events Calendar=calendar, Book Club=book-club, Book Club Kits=book-club-kits, Kids=kids, "
                       "Teens=teens, Storytime=storytime, Summer Reading Program=summer-reading, "
                       "Reserve a Study Room=study-rooms, Book a Room=room-booking, Ask a Librarian=ask, "
                       "Chat with Us=chat, Libby App=libby, Printing & Scanning=printing, Renew Items=renew, "
                       "Interlibrary Loan=ill, Suggest a Purchase=suggest, Friends of the Library=friends, "
                       "Book Sale=book-sale, Library Board=board, Volunteer=volunteer, Citation Help=citation, "
                       "Technology Lending=laptops, Find My Librarian=liaisons, "
                       "Course Reserves for Faculty=faculty-reserves, Employment=employment"),
        "jobs": pairs("Benefits=benefits, Benefits & Perks=perks, Our Culture=culture, Our Values=values, "
                      "Hiring Process=hiring-process, How to Apply=how-to-apply, Interview Tips=interview-tips, "
                      "Job Fair 2024=job-fair-2024, Hiring Events=hiring-events, Internships=internships, "
                      "Join Our Talent Community=talent-community, Job Alerts=job-alerts, "
                      "Applicant Login=applicant-login, Candidate Profile=candidate-profile, EEO Statement=eeo, "
                      "Reasonable Accommodations=accommodations, Fraudulent Job Offers=fraud-alert, "
                      "Employee Login=employee-login, Career FAQs=career-faq, Job Descriptions=job-descriptions, "
                      "Classification & Compensation=compensation, Union Contracts=contracts, E-Verify=e-verify, "
                      "Meet Our People=our-people, Employer of the Year=awards, Career Blog=career-blog"),
        "flights": pairs("Check In=check-in, My Trips=my-trips, Manage Trips=manage-trips, "
                         "Flight Status=flight-status, Change Flight=change-flight, Cancel Flight=cancel, "
                         "Baggage=baggage, Bag Fees=bag-fees, Seats & Upgrades=seats, Traveling with Pets=pets, "
                         "Rewards Program=rewards, Enroll=enroll, Buy Miles=buy-miles, Credit Card=credit-card, "
                         "Hotels=hotels, Cars=cars, Vacations FAQ=vacations-faq, Travel Alerts=travel-alerts, "
                         "Contract of Carriage=contract-of-carriage, Customer Service Plan=service-plan, "
                         "Refunds=refunds, Tarmac Delay Plan=tarmac, Lounges=lounges, Inflight Wi-Fi=wifi, "
                         "Group Travel=groups, Gift Cards=gift-cards, Careers=careers, Cargo=cargo, "
                         "Find Lost Items=lost-items"),
    },
    decoys=pairs("Search Tips=search-tips, Search Help=search-help, My Saved Searches=saved-searches, "
                 "Recent Searches=recent-searches, Search History=search-history, Find Us=find-us, "
                 "Find Us on Facebook=find-us-facebook, Find a Location=locations, Store Locator=store-locator, "
                 "Search Engine Optimization=seo, Presidential Search=presidential-search, "
                 "Search Committee=search-committee, Research Labs=research-labs, Find an Expert=experts, "
                 "People Search=people-search, Find a Doctor=doctors, Course Catalog=course-catalog, "
                 "Product Catalog=product-catalog, Lost & Found=lost-found, Browse Photo Gallery=gallery, "
                 "Job Search Workshop=workshop, Find Parking=parking, Title IX=title-ix, Bookmark This Page=bookmark"),
    filler=words("the, the, and, to, of, a, in, for, is, on, you, your, with, our, that, at, are, we, this, be, or, "
                 "by, as, it, can, from, will, all, have, more, not, an, new, has, was, their, one, if, about, up, "
                 "out, us, who, what, when, here, how, time, day, than, just, now, every, year, help, week, into, "
                 "over, most, any, no, them, please, visit, read more, available, free, people, community, today, "
                 "open, program, programs, state, county, city, campus, university, offer, Monday, Friday, support, "
                 "learn, through, students, members, need, information, while, like, must, also, before, next, "
                 "America, join"),
    button=words("Search, Search, Search, Go, Find, Submit, Search Now"),
    prompt=words("Search, Search, Search..., Keyword, Keywords, Enter search term, Search by keyword, Search for, "
                 "What are you looking for?, Type your search here, How can we help?, Enter keyword(s)"),
    subject={
        "books": words("Books, Libraries, Public Libraries, University Libraries, Academic Libraries, Reading, "
                       "Books & Literature, Library Consortia, Publishers, Bookstores"),
        "jobs": words("Jobs, Careers, Employment, Employers, Jobs & Employment, Companies Hiring, Career Sites, "
                      "Help Wanted, Recruiting"),
        "flights": words("Flights, Airlines, Air Travel, US Airlines, Airfare, Airports, Travel & Airlines, "
                         "Plane Tickets"),
    },
    content={
        "books": words("book, books, author, authors, title, titles, library, libraries, librarian, librarians, "
                       "catalog, collection, fiction, nonfiction, novel, mystery, romance, thriller, science fiction, "
                       "paperback, hardcover, large print, ebook, eBooks, audiobook, audiobooks, bestsellers, "
                       "New York Times bestseller, publisher, edition, ISBN, pages, series, memoir, biography, poetry, "
                       "picture books, board books, early readers, chapter books, young adult, graphic novels, manga, "
                       "checkout, checked out, borrow, return, holds, on hold, pick up, due date, overdue, renewals, "
                       "library card, branch, main library, bookmobile, call number, stacks, circulation desk, "
                       "reference, periodicals, journals, scholarly articles, peer-reviewed, databases, archives, "
                       "manuscripts, dissertations, theses, microfilm, government documents, course reserves, "
                       "interlibrary loan, textbooks, new arrivals, staff picks, reading list, readers, author visit, "
                       "Caldecott, Newbery, National Book Award, One Book One City, special collections"),
        "jobs": words("job, jobs, position, positions, career, careers, employment, employer, employees, team member, "
                      "associate, hiring, now hiring, recruiter, talent, apply, applicant, applicants, application, "
                      "resume, cover letter, full-time, part-time, full time, seasonal, temporary, per diem, PRN, "
                      "hourly, salaried, exempt, pay range, base salary, sign-on bonus, benefits, 401(k) match, PTO, "
                      "paid holidays, tuition reimbursement, health insurance, remote, hybrid, on-site, shift, "
                      "day shift, night shift, weekends, experience, years of experience, qualifications, "
                      "minimum requirements, preferred, bachelor's degree, high school diploma or GED, "
                      "essential functions, job description, job posting, requisition, interview, background check, "
                      "drug screen, manager, director, supervisor, coordinator, analyst, specialist, engineer, "
                      "software engineer, registered nurse, RN, LPN, medical assistant, driver, warehouse associate, "
                      "cashier, barista, customer service representative, teacher, adjunct, postdoc, technician, "
                      "internship, intern, entry level, equal opportunity employer, veterans, human resources, "
                      "workforce, career growth"),
        "flights": words("flight, flights, airline, airlines, airport, airports, fly, flying, fare, fares, round trip, "
                         "one-way, nonstop, layover, connecting flight, departure, departing, arrival, arrives, "
                         "passengers, travelers, carry-on, personal item, checked bags, boarding pass, boarding, gate, "
                         "terminal, concourse, seat, seats, window, aisle, first class, business class, main cabin, "
                         "basic economy, extra legroom, upgrade, miles, points, frequent flyer, elite status, "
                         "companion pass, from $49, each way, taxes and fees, restrictions apply, itinerary, "
                         "confirmation number, e-ticket, TSA PreCheck, REAL ID, domestic, international, "
                         "travel credit, 24 hours, delayed, canceled, on time, aircraft, 737, Embraer, crew, pilots, "
                         "flight attendants, Atlanta, Denver, Dallas, Charlotte, Phoenix, Las Vegas, Orlando, "
                         "Fort Lauderdale, Seattle, Honolulu, Boston, Newark, Toronto, Vancouver, Montreal, Cancún, "
                         "San Juan, ORD, LAX, JFK, vacation, hub, fuel, snacks"),
    },
    labels={
        "books": {
            "title": words("Title, Title, Title, Title, Title Keyword, Book Title, Title begins with, In the title"),
            "author": words("Author, Author, Author, Author, Author Name, Author/Artist, Author (last first), "
                            "Author/Contributor, Author Last Name"),
            "publisher": words("Publisher, Publisher, Publisher, Publisher Name, Publication Info"),
            "isbn": words("ISBN, ISBN, ISBN, ISBN/UPC, ISBN or ISSN, Standard Number"),
            "year": words("Publication Year, Publication Date, Year, Date of Publication, Year of Publication, "
                          "Published Since, Date range"),
        },
        "jobs": {
            "title": words("Keyword, Keywords, Keywords, Job Title, Search by Keyword, Job title or keyword, "
                           "Position Title, Keyword or Job ID, What"),
            "company": words("Company, Company, Employer, Organization, Brand, Business Unit, Facility"),
            "location": words("Location, Location, Location, City State or Zip, City or Zip Code, Where, "
                              "Search by Location, Campus, State"),
            "category": words("Category, Category, Job Category, Department, Department, Job Function, Career Area, "
                              "Job Family, Job Type"),
            "salary": words("Salary, Salary Range, Minimum Salary, Pay Rate, Pay Range, Salary Minimum"),
        },
        "flights": {
            "origin": words("From, From, From, From, Depart, Departure City, Origin, Leaving from, Flying From, "
                            "From airport"),
            "destination": words("To, To, To, To, Arrive, Arrival City, Destination, Going to, Flying To, To airport"),
            "departure_date": words("Depart, Depart Date, Depart Date, Departure Date, Departing, Leaving, "
                                    "Departing on, Dates"),
            "return_date": words("Return, Return Date, Return Date, Returning, Returning on"),
            "airline": words("Airline, Airline, Carrier, Airline Preference, Operated by"),
        },
    },
)  # fmt: skip
