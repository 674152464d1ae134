"""English of British, Irish, Indian and Australian sites, as those of the eighth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

EN13 = Tongue(
    "en", "outland",
    searches=words("Search, Search, Search, Search, Search, Search, Search, Search, Search the site, Find, Find, "
                   "Find it, Quick search, Simple search, Basic search, Start a search, Search here, New search, "
                   "Go to search, Search page"),
    own_searches={
        "books": words("Library catalogue, Library catalogue, Library catalogue, Library catalogue, Library catalogue, "
                       "Catalogue, Catalogue, Catalogue, Catalogue, Catalogue, Catalogue, Search the catalogue, "
                       "Search the catalogue, Search the catalogue, Search the catalogue, Search the catalogue, "
                       "Search the catalogue, Search our catalogue, Search our catalogue, Library Search, "
                       "Library Search, Library Search, Find a book, Find a book, Find a book, Book search, "
                       "Book search, Library Catalogue, Online catalogue, Online catalogue, Our catalogue, "
                       "Search the library catalogue, Search catalogue, Browse the catalogue, Catalogue search, "
                       "LibrarySearch, Search the library, Search Library, Search the collections, "
                       "Search our collections, Explore the collection, Archive catalogue, Archives catalogue, "
                       "Search the archive, Find books, Search books, Search for books, Search by author or title, "
                       "Search for a book, Find books and journals, Find books and articles, Find and reserve items, "
                       "Find and reserve books, Reserve a book, Search and request, Search renew and reserve, "
                       "Borrow and reserve, Find library resources, Find resources, eBook catalogue, Web OPAC, "
                       "WebOPAC, OPAC, OPAC, Online Public Access Catalogue, Koha OPAC, e-Granthalaya, Remote OPAC, "
                       "iDiscover, Discover, DiscoverEd, LibSearch, MultiSearch, Prospero, UniSearch, Explore, "
                       "Jisc Library Hub Discover, Trove, Spydus, Enterprise catalogue, Reading lists online, "
                       "Second-hand books search, Shop all books"),
        "jobs": words("Vacancies, Vacancies, Vacancies, Vacancies, Vacancies, Vacancies, Current vacancies, "
                      "Current vacancies, Current vacancies, Current vacancies, Current vacancies, Search jobs, "
                      "Search jobs, Search jobs, Search jobs, Search jobs, Job search, Job search, Job search, "
                      "Find a job, Find a job, Find a job, Search vacancies, Search vacancies, View all vacancies, "
                      "View all vacancies, Job vacancies, Job vacancies, Job vacancies, Browse jobs, Browse jobs, "
                      "Job Search, Find jobs, Find your next job, View vacancies, View current vacancies, "
                      "View our vacancies, See all vacancies, Search for vacancies, Search our vacancies, "
                      "Search current vacancies, Latest vacancies, Latest jobs, Browse all jobs, Our vacancies, "
                      "Live vacancies, Current opportunities, Current opportunities, Job opportunities, "
                      "Current Openings, Current Openings, Openings, Job Openings, Vacancy list, Academic vacancies, "
                      "Professional services vacancies, Teaching vacancies, Council jobs, Jobs in schools, "
                      "Positions vacant, Positions available, Advertised positions, Advertised jobs, Current roles, "
                      "Search roles, Find a role, Find your role, Find a vacancy, Search and apply, Apply now, "
                      "Apply now, Apply online, Apply here, View jobs, View all jobs, See our latest jobs, "
                      "Internal vacancies, Volunteer roles, Fresher Jobs, Walk-in Jobs, Jobs by Location, greatjobs, "
                      "jobs.ac.uk listings, PageUp, Stonefish, Trac"),
        "flights": words("Book, Book, Book, Book, Book, Book a flight, Book a flight, Book a flight, Book a flight, "
                         "Book a flight, Book a flight, Flights, Flights, Flights, Flights, Flights, Search flights, "
                         "Search flights, Search flights, Search flights, Find flights, Find flights, Find flights, "
                         "Book flights, Book flights, Book flights, Book now, Book now, Book now, Flight Booking, "
                         "Flight Booking, Flight Booking, Cheap flights, Cheap flights, Cheap flights, Book Flight, "
                         "Flight, Book online, Search Flights, Find a flight, Flight search, Online Flight Booking, "
                         "Cheap Air Tickets, Air Tickets, Flight Tickets, Domestic Flights, International Flights, "
                         "Domestic flights, Flights from the UK, Flights to India, Flights to Australia, Fare finder, "
                         "Fare Calendar, Low fare finder, Low fares, Best fares, Cheap flight finder, Flight finder, "
                         "Compare flights, Compare cheap flights, Make a booking, Book a trip, Book a holiday, "
                         "Multi-city, Multi City, Round the world flights, Book reward flights, Spend Avios, "
                         "Use points, Flight + Hotel, Flights and hotels, Business class flights, Plan & book, "
                         "Where can I go?, Flight timetable, Timetables, Student Fares, Senior Citizen Fares, "
                         "Get a quote, Request a quote"),
    },
    details=words("Advanced search, Advanced search, Advanced search, Advanced search, Advanced Search, Advanced, "
                  "More options, More search options, Refine search, Refine your search, Detailed search, "
                  "Show more options, Show filters, More filters, Combined search, Multi-field search, Expert search, "
                  "Custom search"),
    hubs=words("Services, Services, Our services, Online services, Resources, Resources, Explore, Browse, Discover, "
               "Find out more, Find out more, Useful links, Quick links, Quick Links, What we do, What we offer, "
               "Do it online, Get involved, Start here, More, Read more, Information, For you, Facilities, Home, "
               "Products, Our work, Menu, Important Links"),
    own_hubs={
        "books": words("Library, Library, Libraries, Libraries, The Library, Our libraries, Your library, "
                       "Library services, Library services, Libraries and archives, Libraries and museums, Books, "
                       "Books, Books and reading, Collections, Collections, Our collections, Special collections, "
                       "Archives and special collections, Using the library, Borrow, Borrowing, Join and borrow, "
                       "Library online, Online library, Digital library, eLibrary, e-Resources, Online resources, "
                       "Study and research, Library resources, Find resources, Reading rooms, Central Library, "
                       "Learning Resource Centre, Knowledge Resource Centre, Local studies, Bookshop, Our books, "
                       "Publications, Publishing, Shop, Museum Library & Archive"),
        "jobs": words("Careers, Careers, Careers, Careers, Jobs, Jobs, Jobs, Work for us, Work for us, Work with us, "
                      "Work with us, Working for us, Working here, Working at the University, Join us, Join us, "
                      "Join our team, Come and work for us, Jobs and careers, Jobs and training, Careers and jobs, "
                      "Careers & Vacancies, Recruitment, Recruitment, Opportunities, Employment, Jobs at the council, "
                      "Job seekers, Jobseekers, Candidates, For candidates, Graduates, Early careers, "
                      "Students and graduates, Life at, Career, Career with us, Careers in care, People, Our people, "
                      "Why work for us, Business areas, Human Resources, Notices & Recruitment"),
        "flights": words("Flights, Flights, Travel, Fly, Plan, Plan your trip, Plan and book, Plan & book, "
                         "Book & manage, Book and manage, Book & Plan, Destinations, Destinations, Destinations, "
                         "Where we fly, Where we fly to, Route map, Offers, Offers, Special offers, Flight offers, "
                         "Flight deals, Deals, Sale, Latest deals, Holidays, Holidays, City breaks, Explore, "
                         "Inspire me, Inspiration, Information, Travel information, Travel Information, "
                         "Before you fly, Fly with us, Our network, Airlines and destinations, To & from the airport"),
    },
    chrome=pairs("About=about, About us=about-us, Contact=contact, Contact us=contact-us, Help=help, "
                 "Help and support=help-and-support, FAQs=faqs, Privacy=privacy, Privacy policy=privacy-policy, "
                 "Cookies=cookies, Terms and conditions=terms-and-conditions, Terms of use=terms-of-use, "
                 "Accessibility=accessibility, Accessibility statement=accessibility-statement, Sitemap=sitemap, "
                 "News=news, News and events=news-and-events, Blog=blog, Events=events, Login=login, Log in=log-in, "
                 "Register=register, Newsletter=newsletter, Media=media, Press office=press-office, "
                 "Modern slavery statement=modern-slavery-statement, Corporate social responsibility=csr, "
                 "Investors=investors, Governance=governance, Freedom of information=freedom-of-information, "
                 "Acknowledgement of Country=acknowledgement-of-country, Disclaimer=disclaimer, Tenders=tenders, "
                 "Hindi=hi, Gaeilge=ga, Follow us on X=twitter, How to find us=how-to-find-us"),
    own_chrome={
        "books": pairs("Opening hours=opening-hours, Opening times=opening-times, Join the library=join, "
                       "Become a member=membership, My account=my-account, Renew your books=renew, "
                       "Book club=book-club, Reading groups=reading-groups, "
                       "Summer Reading Challenge=reading-challenge, Rhyme time=rhyme-time, "
                       "Children and families=children, Book a computer=book-a-computer, "
                       "Book a study space=study-spaces, Room hire=room-hire, Ask a librarian=ask-a-librarian, "
                       "BorrowBox=borrowbox, Home library service=home-library, Mobile library=mobile-library, "
                       "Fines and charges=charges, Printing and copying=printing, Referencing=referencing, "
                       "Inter-library loans=inter-library-loans, Library Committee=committee, "
                       "Rules and Regulations=rules, New Arrivals=new-arrivals, Basket=basket, Delivery=delivery, "
                       "Author events=author-events, Donate books=donate-books, Find your local library=find-library"),
        "jobs": pairs("Benefits=benefits, Staff benefits=staff-benefits, Our values=values, How to apply=how-to-apply, "
                      "Application guidance=guidance, Recruitment process=recruitment-process, "
                      "Jobs fair 2024=jobs-fair-2024, Open day=open-day, Apprenticeships=apprenticeships, "
                      "Graduate scheme=graduate-scheme, Work experience=work-experience, Volunteering=volunteering, "
                      "Job alerts=job-alerts, Sign up for job alerts=sign-up-alerts, Candidate login=candidate-login, "
                      "Upload your CV=upload-cv, CV tips=cv-tips, Interview advice=interview-advice, "
                      "Disability Confident=disability-confident, Equality diversity and inclusion=edi, "
                      "Pay and grading=pay-scales, Relocating to the UK=relocation, "
                      "Recruitment fraud=recruitment-fraud, Staff login=staff-login, Results=results, "
                      "Admit Card=admit-card, Walk-in Interview Notice=walk-in, Employers=employers, "
                      "Advertise a job=advertise-a-job, Submit a vacancy=submit-vacancy"),
        "flights": pairs("Check-in=check-in, Web Check-in=web-check-in, Online check-in=online-check-in, "
                         "Manage my booking=manage-booking, My bookings=my-bookings, Flight status=flight-status, "
                         "Live arrivals and departures=live-flights, PNR Status=pnr-status, "
                         "Baggage allowance=baggage-allowance, Hand luggage=hand-luggage, Seats=seats, "
                         "Add bags=add-bags, Frequent flyer=frequent-flyer, Executive Club=executive-club, "
                         "Hotels=hotels, Car hire=car-hire, Airport parking=airport-parking, Bus & Train=bus-train, "
                         "Travel insurance=travel-insurance, Conditions of carriage=conditions-of-carriage, "
                         "ATOL certificate=atol, Special assistance=special-assistance, Refunds=refunds, "
                         "Track Refund=track-refund, Charter enquiries=charter-enquiries, Gift vouchers=vouchers, "
                         "Lounges=lounges, Travel advice=travel-advice, Holidays FAQ=holidays-faq, Careers=careers"),
    },
    decoys=pairs("Search tips=search-tips, Search help=search-help, Saved searches=saved-searches, "
                 "How to search=how-to-search, Find us=find-us, Where to find us=where-to-find-us, "
                 "Find your nearest store=stores, Find a course=courses, Find an expert=experts, Research=research, "
                 "Search engine optimisation=seo, Digital marketing and SEO=marketing, "
                 "Executive search=search-practice, Land charges search=land-charges, "
                 "Search and rescue=search-and-rescue, Staff search=staff-search, Search for a councillor=councillors, "
                 "Family history=family-history, Lost property=lost-property, Book an appointment=appointments, "
                 "Book a visit=book-a-visit, Find a postcode=postcodes, Recently viewed=recently-viewed, "
                 "Photo catalogue=photo-catalogue, Most searched=most-searched"),
    filler=words("the, the, and, to, of, a, in, for, is, on, you, your, with, our, that, at, are, we, this, be, or, "
                 "by, as, it, can, from, will, all, have, more, not, an, which, been, their, may, if, about, also, "
                 "there, other, these, would, what, when, please, how, first, days, only, where, see, into, should, "
                 "after, both, during, between, including, find out, across, centre, council, university, information, "
                 "local, service, services, years, per cent, whilst, organisation, programme, public, online, "
                 "Thursday, £3, latest, Ireland, India, Australia, UK, Mumbai, Leeds, institute, committee, dated, "
                 "notice, under, regarding, term, school, students, new, welcome, over, their own, around, weekend"),
    button=words("Search, Search, Search, Go, Find, Submit, Show, Search now"),
    prompt=words("Search, Search, Search..., Search this website, Keyword, Keywords, Enter keywords, "
                 "Enter your search, What are you looking for?, Search term, Search by keyword, Type here to search"),
    subject={
        "books": words("Books, Libraries, Books & Libraries, University libraries, Bookshops, Library services, "
                       "Second-hand books, Reading, Publishers"),
        "jobs": words("Jobs, Careers, Vacancies, Jobs & Careers, Recruitment, Employment, Government jobs, Recruiters, "
                      "Council jobs"),
        "flights": words("Flights, Airlines, Cheap flights, Air tickets, Flights & Holidays, Travel, Travel agents, "
                         "Airports"),
    },
    content={
        "books": words("book, books, author, authors, title, library, libraries, librarian, librarians, catalogue, "
                       "novel, fiction, non-fiction, crime fiction, thriller, historical fiction, paperback, hardback, "
                       "e-book, eBooks, eAudio, talking books, large print, publisher, edition, ISBN, pages, series, "
                       "biography, memoir, poetry, picture book, children's books, teenage, graphic novels, "
                       "bestseller, Booker Prize, Waterstones, Penguin, Faber, review, reading list, reading group, "
                       "author talk, storytime, loan, loans, borrow, on loan, reserve, reservation, reservations, "
                       "renew, overdue, fines, membership card, PIN, branch library, shelfmark, accession number, "
                       "classification, journals, journal articles, periodicals, e-resources, Shodhganga, theses, "
                       "dissertation, archives, manuscripts, rare books, maps, newspapers, special collections, "
                       "reading room, stock, second-hand, first edition, antiquarian, out of print, signed copy, "
                       "textbook, syllabus, translation, readers, literary festival"),
        "jobs": words("job, jobs, vacancy, vacancies, role, roles, post, posts, career, careers, employer, employers, "
                      "recruitment, apply, application, application form, applicant, candidates, CV, covering letter, "
                      "full time, part time, permanent, fixed term, temporary, maternity cover, casual, bank staff, "
                      "salary, per annum, pro rata, per hour, grade, pay scale, LPA, CTC, pension, annual leave, "
                      "bank holidays, hybrid, flexible working, job share, experience, essential, desirable, "
                      "person specification, job description, selection criteria, closing date, last date, interview, "
                      "shortlisted, DBS check, Working With Children Check, right to work, sponsorship, manager, "
                      "officer, administrator, assistant, engineer, staff nurse, band 6, consultant, care worker, "
                      "teacher, teaching assistant, lecturer, research associate, professor, chef, cleaner, driver, "
                      "plumber, apprentice, graduate, trainee, fresher, software engineer, receptionist, "
                      "civil servant, social worker, ongoing, EOI, eligibility, age limit, notification, "
                      "reservation policy"),
        "flights": words("flight, flights, airline, airlines, airport, fly, flying, fare, fares, return, one way, "
                         "direct flights, non-stop, stopover, stops, departure, departing, arrival, passengers, "
                         "adults, children, infants, cabin bag, hand baggage, hold luggage, check-in baggage, "
                         "boarding pass, gate, terminal, seat, legroom, economy, premium economy, business class, "
                         "lounge, points, Avios, from £24.99, from ₹2499, taxes and charges, convenience fee, "
                         "booking reference, PNR, itinerary, e-ticket, passport, visa, OCI, domestic, international, "
                         "long haul, destination, London, Heathrow, Stansted, Manchester, Birmingham, Glasgow, "
                         "Belfast, Dublin, Cork, Shannon, Delhi, Mumbai, Bengaluru, Chennai, Hyderabad, Goa, Sydney, "
                         "Melbourne, Brisbane, Perth, Cairns, Dubai, Singapore, Bali, Tenerife, Faro, delayed, "
                         "cancelled, rescheduled, aircraft, cabin crew, school holidays, winter sun, half term, "
                         "summer 2025"),
    },
    labels={
        "books": {
            "title": words("Title, Title, Title, Title, Book title, Title words, Title contains, Words from title"),
            "author": words("Author, Author, Author, Author, Author surname, Author name, Author/Editor, "
                            "Author or creator, Author/Artist"),
            "publisher": words("Publisher, Publisher, Publisher, Publisher name, Imprint"),
            "isbn": words("ISBN, ISBN, ISBN, ISBN/ISSN, ISBN number, ISBN-13"),
            "year": words("Year, Year, Publication year, Year of publication, Published from, Date, Publication date"),
        },
        "jobs": {
            "title": words("Keywords, Keywords, Keyword, Job title, Job title, What, Keyword or job title, "
                           "Keyword or reference, Skills / Designation, What job are you looking for?"),
            "company": words("Employer, Employer, Company, Organisation, Organisation, Recruiter, School, Trust"),
            "location": words("Location, Location, Location, Where, Town or postcode, Town city or postcode, Postcode, "
                              "Suburb city or region, City, Region"),
            "category": words("Category, Category, Sector, Job sector, Department, Directorate, Job type, Staff group, "
                              "Classification, Functional Area"),
            "salary": words("Salary, Salary, Minimum salary, Salary from, Salary range, Pay band, Salary (LPA)"),
        },
        "flights": {
            "origin": words("From, From, From, From, Flying from, Departing from, Leaving from, Departure airport, "
                            "Where from?, Departure City, Fly from"),
            "destination": words("To, To, To, To, Flying to, Going to, Destination, Arrival airport, Where to?, "
                                 "Arrival City, Fly to"),
            "departure_date": words("Depart, Depart, Departing, Departure, Departure date, Outbound, Outbound date, "
                                    "Going out, Leaving on, When"),
            "return_date": words("Return, Return, Returning, Return date, Inbound, Coming back, Return (optional)"),
            "airline": words("Airline, Airline, Airlines, Preferred airline, Preferred Airlines, Carrier"),
        },
    },
)  # fmt: skip
