"""English of the trade, as sites of the tenth vocabulary write it: bookshops new and second-hand, online shops, publishers; job
boards, staffing agencies, public employment services; low-cost airlines, online travel agencies and consolidators.

Written without a look at any classifier.
"""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

#: English of the trade.
EN23 = Tongue(
    "en", "faraway",
    searches=words("Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Find, "
                   "Find, Search now, Search now, Quick search, Quick search, Browse, Browse, Search our site, Search here, "
                   "Start your search, Search by keyword, Search the site, Search our database, Search listings, New search, "
                   "Begin, Go, Get started, Let's go, Enter, Online search, View all, See all, Show all, Explore now, Search "
                   "all"),
    own_searches={
        "books": words("Shop, Shop, Shop, Shop, Shop Books, Shop Books, Books, Books, Books, Books, All Books, All Books, All "
                       "Books, Browse Books, Browse Books, Browse Books, Browse, Browse, Catalogue, Catalogue, Catalogue, "
                       "Catalog, Catalog, Catalog, Our Books, Our Books, Our Books, Shop Now, Shop Now, Search Books, Search "
                       "Books, Book Search, Book Search, Search our stock, Search our stock, Search our inventory, Search our "
                       "inventory, Find a Book, Find a Book, Store, Store, Online Store, Bookstore, Online bookshop, Online "
                       "shop, Bookshop, Browse our books, Browse our catalogue, Browse all titles, Browse our shelves, Browse "
                       "stock, Browse inventory, Browse by subject, Browse by author, View all books, View our catalogue, See "
                       "all books, Search our catalogue, Search our catalog, Search for books, Search for a title, Search "
                       "titles, Search used books, Search rare books, Search by ISBN, Search by title or author, Find books, "
                       "Find your next read, Find out-of-print books, Find textbooks, Textbook search, Find your course books, "
                       "Course materials, Buy books, Buy Textbooks, Rent textbooks, Books for sale, Used books, Second-hand "
                       "books, Rare books, Antiquarian stock, New & used books, Current stock, Complete title list, Title "
                       "list, Titles, All titles, Publications, Our publications, Bookfinder, Backlist, Full catalogue, Online "
                       "catalogue, Our inventory, Inventory, Stock list, Book database, Compare book prices, Compare prices, "
                       "Books in print, Buy online, Order books, E-shop, Webshop, Fiction, eBooks, AbeBooks store, Biblio, "
                       "Alibris"),
        "jobs": words("Find Jobs, Find Jobs, Find Jobs, Find Jobs, Search Jobs, Search Jobs, Search Jobs, Search Jobs, Search "
                      "Jobs, Find a Job, Find a Job, Find a Job, Find a Job, Job Search, Job Search, Job Search, Job Search, "
                      "Jobs, Jobs, Jobs, Jobs, Browse Jobs, Browse Jobs, Browse Jobs, Find work, Find work, All Jobs, All "
                      "Jobs, Latest Jobs, Latest Jobs, View jobs, View jobs, Vacancies, Vacancies, Job Board, Job Board, Job "
                      "Listings, Job Listings, Search vacancies, Search vacancies, View all jobs, View all vacancies, View our "
                      "jobs, View latest jobs, View current jobs, See jobs, See all jobs, See latest vacancies, Current jobs, "
                      "Current vacancies, Current opportunities, Hot jobs, Featured jobs, Latest vacancies, Live vacancies, "
                      "Live jobs, Recent jobs, New jobs, Today's jobs, Temp jobs, Temporary jobs, Permanent jobs, Contract "
                      "jobs, Part-time jobs, Remote jobs, Work from home jobs, Local jobs, Jobs near me, Jobs by location, "
                      "Jobs by sector, Jobs by category, Jobs by company, Browse by category, Browse vacancies, Browse all "
                      "jobs, Search for jobs, Search for a job, Search job openings, Search all jobs, Search our jobs, Search "
                      "our vacancies, Search open jobs, Search thousands of jobs, Find your next job, Find your dream job, "
                      "Find your perfect role, Find employment, Find a role, Find a vacancy, Find a placement, Find "
                      "assignments, Find nursing jobs, Travel nurse jobs, Locum jobs, Graduate jobs, Job finder, Job "
                      "opportunities, Job openings, Job bank, Jobseekers: search jobs, Looking for a job?, Looking for work?, "
                      "I need a job, I'm looking for a job, Get a job, Apply now, Start job search, Advertised jobs, "
                      "Government jobs, Apprenticeships search, Labor exchange"),
        "flights": words("Flights, Flights, Flights, Flights, Flights, Flights, Search Flights, Search Flights, Search "
                         "Flights, Search Flights, Search Flights, Cheap Flights, Cheap Flights, Cheap Flights, Cheap Flights, "
                         "Book Now, Book Now, Book Now, Find Flights, Find Flights, Find Flights, Book a Flight, Book a "
                         "Flight, Book a Flight, Book Flights, Book Flights, Flight search, Flight search, Search, Search, "
                         "Book, Book, Flights & Hotels, Flight + Hotel, Flights only, Air tickets, Airline tickets, Plane "
                         "tickets, Cheap tickets, Cheap airline tickets, Cheap flight tickets, Find cheap flights, Find cheap "
                         "tickets, Find deals, Find the best fare, Find a flight, Find my flight, Find your flight, Compare "
                         "flights, Compare flight prices, Compare cheap flights, Compare fares, Check fares, Check "
                         "availability, Check prices, View deals, View fares, View flights, See flights, Show flights, Get "
                         "fares, Get a fare quote, Get prices, Book cheap flights, Book flights online, Book online, Book "
                         "tickets, Book air tickets, Book your flight, Book your trip, Book today, Book and fly, Book domestic "
                         "flights, Book international flights, Domestic flights, International flights, One way flights, "
                         "Return flights, Multi-city flights, Last minute flights, Business class flights, Direct flights, "
                         "Charter flights, Student flights, Low cost flights, Low fare calendar, Cheapest days to fly, Fare "
                         "calendar, Explore everywhere, Flight deals, Fare finder, Flight finder, Search fares, Search cheap "
                         "flights, Search & compare, Search trips, Start planning, Buy tickets, Online booking, Booking "
                         "engine, Make a booking, Reserve, Where to?"),
    },
    details=words("Advanced Search, Advanced Search, Advanced Search, Advanced Search, Advanced Search, Advanced Search, "
                  "Advanced Search, Advanced Search, Advanced Search, Advanced search, Advanced search, Advanced search, "
                  "Advanced search, Advanced search, Advanced search, Advanced, Advanced, More options, More options, More "
                  "search options, More search options, Detailed search, Advanced book search, Advanced job search, Search "
                  "options, Refine search, Refine your search, Advanced options, Filters, All filters, Filter & sort, Power "
                  "search, Advanced flight search, Advanced product search, Show more filters, Search with more criteria, "
                  "Extended search, Multi-stop search"),
    hubs=words("Browse, Browse, Browse, Products, Products, Services, Services, Our services, Our services, Explore, Explore, "
               "Menu, Menu, Learn more, Learn more, Find out more, Find out more, Categories, Categories, All categories, All "
               "categories, Browse categories, Departments, Discover, Start here, Get started, Read more, More, View more, "
               "Collections, Popular, Trending, Featured, What's new, Our offer, Solutions, What we do, Industries, For you"),
    own_hubs={
        "books": words("Books, Books, Books, Books, Books, Books, Shop, Shop, Shop, Bookshop, Bookshop, Bookstore, Bookstore, "
                       "Categories, Categories, Genres, Genres, Subjects, Subjects, Browse by subject, Browse by subject, "
                       "Fiction, Fiction, Non-fiction, Non-fiction, Children's books, Children's books, Book categories, "
                       "Browse by genre, Browse by category, Shop by category, Shop by genre, Shop by subject, Browse by "
                       "series, Series, Imprints, Our imprints, Authors, Our authors, Academic, Academic books, Education, "
                       "Higher education, Professional, Trade books, Textbooks, Students, Schools & libraries, Used books, "
                       "Rare books, Rare & collectible, Antiquarian, Collecting, First editions, Signed editions, Ebooks & "
                       "audio, Formats, Journals, Books & Journals, Catalogues, Seasonal catalogues, New releases, New & "
                       "forthcoming, Coming soon, Pre-orders, Offers, Bargain books, Sale, Featured titles, Recommendations, "
                       "Prize winners, Gifts, Books Music & Movies, Local interest, Readers, Poetry, Art & photography, "
                       "University press"),
        "jobs": words("Jobs, Jobs, Jobs, Jobs, Job Seekers, Job Seekers, Job Seekers, Job Seekers, Job Seekers, Candidates, "
                      "Candidates, Candidates, Candidates, For Candidates, For Candidates, For Candidates, For Job Seekers, "
                      "For Job Seekers, For Job Seekers, Jobseekers, Jobseekers, Careers, Careers, Employment, Employment, "
                      "Find work, Find work, Looking for work, Looking for work, I'm a job seeker, I'm a candidate, I am "
                      "looking for work, Job hunting, Work, Work with us, Workers, Employees, Talent, Associates, Temporary "
                      "workers, Contractors, Freelancers, Specialisms, Specialities, Sectors, Our sectors, Industries, Areas "
                      "of expertise, Divisions, Disciplines, What we recruit for, Healthcare, Office & admin, Industrial, "
                      "Driving, Education, Construction, IT & technology, Accounting & finance, Nurses, Allied health, Locums, "
                      "Graduates, Students, Young people, Veterans, Individuals, Residents, Career services, Workforce "
                      "services, Employment services, American Job Center, Jobs & training, Benefits & work, Careers & "
                      "training, Career advice, Work abroad, Job categories, Top employers, Companies, Cities, Opportunities, "
                      "Browse by industry"),
        "flights": words("Flights, Flights, Flights, Flights, Flights, Travel, Travel, Travel, Deals, Deals, Deals, Deals, "
                         "Travel deals, Travel deals, Flight deals, Flight deals, Destinations, Destinations, Destinations, "
                         "Destinations, Offers, Offers, Special offers, Special offers, Holidays, Holidays, Packages, "
                         "Packages, Plan, Plan, Airlines, Airlines, Cheap flights, Top deals, Top destinations, Popular "
                         "destinations, Popular routes, Popular airlines, Last minute deals, Last minute, Vacations, Vacation "
                         "packages, Flight + hotel packages, City breaks, Weekend breaks, Beach holidays, Winter sun, Ski, "
                         "Long haul, Worldwide, Africa, Asia, Australia & New Zealand, USA & Canada, Europe, Caribbean, Middle "
                         "East, Holiday types, Plan your trip, Trip planner, Where to go, Inspire me, Inspiration, Explore "
                         "destinations, Discover, Route map, Network, Sale, Promotions, Seat sale, Travel products, Products, "
                         "Business travel, Student travel, Umrah & Hajj, Group bookings & fares, Fares, Air, Air travel, "
                         "Corporate, Book & travel, Airfare deals, Ticket deals"),
    },
    chrome=pairs("About Us=about-us, About=about, Our Story=our-story, Who we are=who-we-are, Meet the Team=meet-the-team, "
                 "Contact Us=contact-us, Contact=contact, Get in touch=get-in-touch, Help Center=help-center, Help & "
                 "FAQs=help-faqs, FAQ=faq, Customer Care=customer-care, Support=support, Live chat=live-chat, Privacy "
                 "Policy=privacy-policy, Your privacy choices=privacy-choices, Cookie Policy=cookie-policy, Terms of "
                 "Use=terms-of-use, Terms and Conditions=terms-and-conditions, Terms & Conditions of Sale=terms-of-sale, "
                 "Legal=legal, Imprint=imprint, Sitemap=sitemap, Blog=blog, News=news, Press=press, In the media=in-the-media, "
                 "Testimonials=testimonials, Reviews=reviews, Trustpilot=trustpilot, Partners=partners, Affiliate "
                 "program=affiliate-program, Advertise=advertise, Sign In=sign-in, Log in=log-in, Register=register, Create "
                 "account=create-account, Newsletter=newsletter, Join our mailing list=mailing-list, Facebook=facebook, "
                 "Instagram=instagram, LinkedIn=linkedin, Download our app=download-app, Accessibility=accessibility, "
                 "Sustainability=sustainability, Change currency=currency, Language=language, Careers=careers, "
                 "Feedback=feedback, Complaints procedure=complaints-procedure, Locations=locations, Security=security"),
    own_chrome={
        "books": pairs("My Account=my-account, Cart=cart, View basket=basket, Checkout=checkout, Wish list=wish-list, Order "
                       "status=order-status, Track order=track-order, Shipping=shipping, Shipping & Returns=shipping-returns, "
                       "Delivery information=delivery-information, Returns=returns, Payment options=payment-options, Gift "
                       "Cards=gift-cards, Gift vouchers=gift-vouchers, Book tokens=book-tokens, Store hours=store-hours, Visit "
                       "our shop=visit-our-shop, Our stores=our-stores, Store Locator=store-locator, Where to "
                       "buy=where-to-buy, Book Club=book-club, Book of the Month=book-of-the-month, Book "
                       "signings=book-signings, Author Events=author-events, Author interviews=author-interviews, Staff "
                       "Recommendations=staff-recommendations, Bestsellers=bestsellers, Sell Your Books=sell-your-books, Sell "
                       "textbooks=sell-textbooks, We buy books=we-buy-books, Book valuations=book-valuations, Book repair & "
                       "binding=book-repair, Book fairs=book-fairs, Glossary of book terms=glossary, Grading & "
                       "condition=condition, Collecting guide=collecting-guide, Want list service=wants, "
                       "Submissions=submissions, Manuscript guidelines=manuscript-guidelines, Rights & "
                       "Permissions=rights-permissions, Foreign rights=foreign-rights, Exam copies=exam-copies, Review "
                       "copies=review-copies, Trade ordering=trade-ordering, For librarians=for-librarians, For "
                       "booksellers=for-booksellers, Reading group guides=reading-guides, Podcasts=podcasts, Cafe=cafe, "
                       "Puzzles & games=puzzles-games, Bulk orders=bulk-orders, Loyalty card=loyalty-card"),
        "jobs": pairs("Employers=employers, For Employers=for-employers, Post a Job=post-a-job, Post a job "
                      "free=post-a-job-free, Advertise a job=advertise-a-job, Hire Staff=hire-staff, Find Talent=find-talent, "
                      "Find candidates=find-candidates, Request an employee=request-an-employee, Register a "
                      "vacancy=register-a-vacancy, Submit a vacancy=submit-a-vacancy, Search resumes=search-resumes, CV "
                      "database=cv-database, Pricing=pricing, Employer login=employer-login, Recruiter sign "
                      "in=recruiter-sign-in, Candidate login=candidate-login, Jobseeker login=jobseeker-login, Upload your "
                      "resume=upload-resume, Upload CV=upload-cv, Submit your CV=submit-cv, Register with us=register-with-us, "
                      "Job Alerts=job-alerts, Create job alert=create-job-alert, Jobs by email=jobs-by-email, Career "
                      "Advice=career-advice, Interview tips=interview-tips, Resume tips=resume-tips, Resume writing "
                      "services=resume-writing, CV templates=cv-templates, Cover letter examples=cover-letters, Salary "
                      "Guide=salary-guide, Salary checker=salary-checker, Company Reviews=company-reviews, Skills "
                      "tests=skills-tests, Courses=courses, Training=training, Timesheets=timesheets, Submit "
                      "timesheet=submit-timesheet, Payroll=payroll, Pay stubs=pay-stubs, W-2 information=w2, Umbrella & "
                      "IR35=ir35, Refer a friend=refer-a-friend, Executive Search=executive-search, Direct hire=direct-hire, "
                      "Temp-to-perm=temp-to-perm, Outsourcing=outsourcing, Unemployment benefits=unemployment-benefits, File a "
                      "claim=file-a-claim, Labor market information=labor-market, Job Fairs=job-fairs, Job fair "
                      "2024=job-fair-2024, Case studies=case-studies, Join our internal team=internal-careers, "
                      "Safeguarding=safeguarding"),
        "flights": pairs("Hotels=hotels, Car rental=car-rental, Cars=cars, Car hire=car-hire, Cruises=cruises, Trains=trains, "
                         "Buses=buses, Transfers=transfers, Airport parking=airport-parking, Travel "
                         "insurance=travel-insurance, Visas=visas, Tours & activities=tours-activities, My Booking=my-booking, "
                         "Manage booking=manage-booking, Manage my booking=manage-my-booking, My Trips=my-trips, "
                         "Check-in=check-in, Online check-in=online-check-in, Flight status=flight-status, Print boarding "
                         "pass=boarding-pass, Cancel booking=cancel-booking, Change my flight=change-flight, Refund "
                         "policy=refund-policy, Request a refund=refund-request, Flight compensation=compensation, Baggage "
                         "fees=baggage-fees, Baggage allowance=baggage-allowance, Add bags=add-bags, Choose "
                         "seats=choose-seats, Special assistance=special-assistance, Travel advice=travel-advice, Travel "
                         "guides=travel-guides, Travel requirements=travel-requirements, Price alerts=price-alerts, Fare "
                         "alerts=fare-alerts, Pay later=pay-later, Pay monthly flights=pay-monthly, ATOL protection=atol, Why "
                         "book with us=why-book-with-us, Best price guarantee=price-guarantee, Taxes & fees "
                         "explained=taxes-fees, Gift vouchers=vouchers, Promo codes=promo-codes, Rewards=rewards, "
                         "Members=members, Agent login=agent-login, Become an affiliate=affiliates, Group booking "
                         "request=group-request, Request a callback=callback, Request a quote=quote, Call to "
                         "book=call-to-book, Fleet=fleet, On-board menu=menu-onboard, Cargo=cargo, Investor "
                         "relations=investor-relations"),
    },
    decoys=pairs("Search tips=search-tips, How to search=how-to-search, Popular searches=popular-searches, Recent "
                 "searches=recent-searches, Trending searches=trending-searches, Top searches=top-searches, My saved "
                 "searches=my-saved-searches, Clear search history=clear-search-history, Search engine "
                 "optimisation=search-engine-optimisation, SEO agency=seo-agency, Search engine "
                 "marketing=search-engine-marketing, Find us=find-us, Find us on social media=social-media, Where to find "
                 "us=where-to-find-us, Find a store=find-a-store, Find your local branch=local-branch, Find an "
                 "agent=find-an-agent, Find a consultant=find-a-consultant, Can't find what you want?=cant-find, Request a "
                 "catalogue=request-a-catalogue, Download our brochure=brochure, Market research=market-research, Order "
                 "lookup=order-lookup, Gift finder=gift-finder, Retained search=retained-search, Google "
                 "reviews=google-reviews, Recently viewed=recently-viewed, Compare list=compare-list, Forgot your "
                 "password?=forgot-password, Booking conditions=booking-conditions, Book a demo=book-a-demo, Book an "
                 "appointment=book-an-appointment, Book a call=book-a-call, Browse our magazine=magazine, Job title "
                 "glossary=job-title-glossary, Directory of suppliers=suppliers-directory, Listing "
                 "guidelines=listing-guidelines, Search box widget=widget"),
    filler=words("the, and, to, of, a, in, for, is, on, you, your, with, our, that, at, are, we, this, be, or, by, as, it, "
                 "can, from, will, all, have, more, not, an, new, has, get, out, now, up, just, make, what, here, so, do, "
                 "they, like, over, any, no, see, take, some, every, even, best, top, great, free, save, price, prices, only, "
                 "shop, online, day, days, week, today, home, back, time, year, world, life, people, need, know, why, when, "
                 "customers, customer, clients, secure, easy, quick, fast, simple, delivery, offer, offers, off, up to, up to "
                 "40% off, from $59, sale, special, popular, latest, featured, rated, trusted, award-winning, since 1985, "
                 "established, family-run, independent, worldwide, UK, USA, Canada, Australia, New Zealand, call now, 24/7, "
                 "phone, email, click here, view, view details, details, add, read more, see more, choose, love, perfect, "
                 "guide, tips, ideas, than, between, without, per, first, next, last, other, limited, Black Friday, summer, "
                 "autumn, exclusive, members, sign up, per month, plus, items, results, sort by, page, show more, 5 stars, "
                 "verified, updated"),
    button=words("Search, Search, Search, Search, Search, Search, Find, Find, Go, Go, Search now, Let's go, Submit, Show "
                 "results"),
    prompt=words("Search, Search, Search, Search, Search, Search..., Search..., Search..., Keyword, Keyword, What are you "
                 "looking for?, What are you looking for?, Search this website, Search our site, Keywords, I'm looking for..., "
                 "Enter search term, Search by keyword, Type here, Enter a keyword, Find anything"),
    subject={
        "books": words("Books, Books, Books, Bookshop, Bookstores, Booksellers, Used Books, Second-hand Books, Rare Books, "
                       "Publishers, Publishing, Textbooks, Antiquarian Books, Bookshops Online"),
        "jobs": words("Jobs, Jobs, Jobs, Recruitment, Recruitment, Job Boards, Recruitment Agency, Staffing, Staffing "
                      "Agencies, Employment Agencies, Temp Agencies, Job Search, Careers, Employment Services"),
        "flights": words("Flights, Flights, Cheap Flights, Cheap Flights, Airline Tickets, Travel Agents, Travel Agency, "
                         "Online Travel, Airfares, Air Tickets, Low-Cost Airlines, Flight Comparison, Travel Deals"),
    },
    content={
        "books": words("book, books, title, titles, author, authors, paperback, hardcover, hardback, mass market, trade "
                       "paperback, first edition, first printing, signed, inscribed, fine, near fine, very good, good "
                       "condition, dust jacket, slipcase, illustrated, leather, cloth, foxing, spine, ex-library, used, used "
                       "book, second hand, out of print, rare, scarce, in stock, only 1 left, pre-order, publication date, "
                       "forthcoming, publisher, publishers, published, imprint, ISBN, ISBN-13, pages, language, format, "
                       "Kindle, ebook, ebooks, audiobook, fiction, crime, thriller, mystery, fantasy, science fiction, "
                       "romance, historical fiction, horror, biography, memoir, history, military history, cookbooks, "
                       "self-help, religion, philosophy, poetry, young adult, children's books, picture book, board book, "
                       "comics, graphic novel, manga, textbook, textbooks, academic, reference, dictionaries, bestseller, "
                       "bestsellers, award winner, longlisted, Booker Prize, debut, novel, novels, short stories, series, box "
                       "set, translated, translator, editor, illustrator, literary agent, manuscript, bookseller, booksellers, "
                       "bookshop, bookstore, indie bookstore, antiquarian, collector, collectible, quarto, provenance, "
                       "engraving, maps & prints, review, reviews, reader, readers, book lovers, reading, book group, shelf, "
                       "library, add to cart, add to basket, list price, free shipping"),
        "jobs": words("job, jobs, vacancy, vacancies, role, roles, position, career, careers, work, worker, candidate, "
                      "candidates, job seeker, job seekers, employer, employers, recruiter, recruiters, recruitment "
                      "consultant, staffing, agency, client, company, companies, CV, resume, apply, apply now, easy apply, "
                      "application, interview, hire, hired, hiring, hiring now, urgently hiring, immediate start, temp, "
                      "temporary, temp to perm, contract, contractor, permanent, full time, part time, casual, freelance, gig, "
                      "remote, hybrid, on site, assignment, placement, day rate, per hour, an hour, per annum, competitive "
                      "salary, salary, wages, pay, weekly pay, bonus, OTE, benefits, holiday pay, overtime, shift, shifts, "
                      "nights, weekends, years experience, no experience, entry level, graduate, qualified, certified, DBS "
                      "check, right to work, driving licence, driver, HGV driver, delivery driver, warehouse, picker packer, "
                      "forklift operator, machine operator, production, labourer, bricklayer, carpenter, electrician, plumber, "
                      "welder, care assistant, support worker, nurse, travel nurse, locum, dental nurse, chef, kitchen porter, "
                      "cleaner, security officer, teacher, teaching assistant, nanny, sales executive, retail assistant, call "
                      "center, customer service, administrator, receptionist, legal secretary, bookkeeper, accountant, payroll "
                      "clerk, project manager, developer, data engineer, mechanical engineer, logistics, hospitality, "
                      "manufacturing, finance, marketing, payslip, unemployed, unemployment, job market, labor market, posted "
                      "today, 3 days ago"),
        "flights": words("flight, flights, airline, airlines, airport, airports, fly, fare, fares, airfare, airfares, ticket, "
                         "tickets, plane ticket, return, round trip, one way, direct flights, non-stop, stops, 1 stop, "
                         "layover, departing, departure, arrival, outbound, inbound, passengers, traveller, adults, children, "
                         "infants, economy, premium economy, business class, first class, cabin baggage, hand luggage, checked "
                         "luggage, e-ticket, PNR, itinerary, booking reference, booking fee, per person, pp, taxes included, "
                         "fares from, from £39, from $89, cheapest, cheapest flights, cheapest month, discount, discounted "
                         "fares, promo code, flexible dates, refundable, low-cost carrier, budget airline, full service, "
                         "scheduled flights, holiday, holidays, package, all inclusive, city break, beach, honeymoon, resort, "
                         "destination, London, Manchester, Dublin, Paris, Amsterdam, Rome, Malaga, Alicante, Tenerife, Faro, "
                         "Lanzarote, Dubai, Bangkok, Bali, Phuket, Delhi, Mumbai, Lahore, Lagos, Accra, Nairobi, Johannesburg, "
                         "New York, Los Angeles, Miami, Cancun, Toronto, Sydney, Melbourne, Auckland, Tokyo, Ryanair, easyJet, "
                         "Wizz Air, Southwest, Spirit, Emirates, Turkish Airlines, Lufthansa, British Airways, tour operator, "
                         "travel agent, travel agency, IATA, ABTA, consolidator, net fares, long-haul, short-haul, stopover, "
                         "flight time, flight duration, red-eye, error fare, airport transfer"),
    },
    labels={
        "books": {
            "title": words("Title, Title, Title, Title, Title, Book title, Title or keyword, Title keyword, Title contains, "
                           "Book name"),
            "author": words("Author, Author, Author, Author, Author, Author name, Author's surname, Author last name, By "
                            "author, Writer"),
            "publisher": words("Publisher, Publisher, Publisher, Publisher name, Imprint, Published by, Press"),
            "isbn": words("ISBN, ISBN, ISBN, ISBN, ISBN-10 or ISBN-13, ISBN13, ISBN number, ISBN / EAN, Item no. or ISBN"),
            "year": words("Year, Publication year, Publication date, Year published, Published after, Date published, "
                          "Publication year range, Min year"),
        },
        "jobs": {
            "title": words("Keywords, Keywords, Keywords, Keyword, Keyword, What, What, What, Job title, Job title, Job title "
                           "or keyword, Job title skill or company, What job are you looking for?, Job role, Job title "
                           "keywords, e.g. nurse, Skills"),
            "company": words("Company, Company, Company name, Employer, Recruiter, Employer name, Hiring company, Agency"),
            "location": words("Location, Location, Location, Location, Where, Where, Where, Town or postcode, City state or "
                              "zip, City or zip code, Postcode, Town city or region, Area, Region, Suburb"),
            "category": words("Category, Category, Sector, Sector, Industry, Industry, Job category, Specialism, Job sector, "
                              "Profession, Function, Job type"),
            "salary": words("Salary, Salary, Min salary, Salary from, Minimum salary, Salary expectation, Hourly pay, Desired "
                            "pay"),
        },
        "flights": {
            "origin": words("From, From, From, From, From, Flying from, Flying from, Leaving from, Leaving from, From where?, "
                            "Departure city, Origin, Departing from, From city or airport, Fly from"),
            "destination": words("To, To, To, To, To, Flying to, Flying to, Going to, Going to, To where?, Where to?, "
                                 "Destination, Destination city, Fly to, Where are you going?"),
            "departure_date": words("Depart, Depart, Depart, Departure, Departure, Departure date, Departure date, Departing, "
                                    "Leaving on, Outbound, Outbound date, When, Depart on"),
            "return_date": words("Return, Return, Return, Return date, Return date, Returning, Returning on, Inbound date, "
                                 "Coming back, Return on"),
            "airline": words("Airline, Airline, Preferred airline, Preferred airline, Any airline, Airline (optional), "
                             "Airlines, Airline preference"),
        },
    },
)  # fmt: skip
