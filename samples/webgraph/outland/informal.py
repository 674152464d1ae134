"""English of small shops, small employers, regional carriers and agencies, as sites of the eighth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

EN14 = Tongue(
    "en", "outland",
    searches=words("Search, Search, Search, Search, Search, Search, Search, Search, Search, Find, Find, Find it, "
                   "Search our site, Quick Search, Start searching, Look it up, Find yours, Search by keyword, "
                   "Have a look, Go"),
    own_searches={
        "books": words("Shop, Shop, Shop, Shop, Shop, Shop, Shop, Search Books, Search Books, Search Books, "
                       "Search Books, Search our stock, Search our stock, Browse Books, Browse Books, Browse Books, "
                       "Browse Books, Shop Books, Shop Books, Shop Books, Book Search, Book Search, Book Search, "
                       "Find a Book, Find a Book, Find a Book, Our Books, Our Books, Shop Online, Shop Online, "
                       "Search Inventory, Search Inventory, Shop All Books, Shop all, Browse our books, Books, "
                       "Books for Sale, All Books, Search for Books, Find Books, Find your next read, "
                       "Find Your Next Great Read, Book Finder, Search Our Stock, Search Stock, Browse stock, "
                       "Search Our Inventory, Browse Our Inventory, Browse Inventory, Our Inventory, Full inventory, "
                       "In Stock Now, Search the shop, Search the Store, Search our store, Search by Author, "
                       "Search by ISBN, Search our shelves, Browse the shelves, Browse Our Shelves, Stock list, "
                       "Catalogue, Catalog, Our Catalogue, Search our catalogue, Used Books, Browse Used Books, "
                       "Rare & Collectible, New Arrivals & More, Order Books, Order Online, Order a Book, Buy Books, "
                       "Online Store, Online Bookstore, Webstore, Looking for something?, "
                       "Looking for a particular book?, Can't find a book?, Got a title in mind?, Rummage, "
                       "Bookshop.org, Our Bookshop.org page, AbeBooks Store, Biblio Store, IndieCommerce, Bookmanager, "
                       "Librarika, LibraryThing, TinyCat, Shop by genre, Backlist, Titles A-Z"),
        "jobs": words("Search Jobs, Search Jobs, Search Jobs, Search Jobs, Search Jobs, Jobs, Jobs, Jobs, Jobs, Jobs, "
                      "Find a Job, Find a Job, Find a Job, Find a Job, Job Search, Job Search, Job Search, Find Jobs, "
                      "Find Jobs, Latest Jobs, Latest Jobs, Latest Jobs, Vacancies, Vacancies, Vacancies, "
                      "Current Vacancies, Current Vacancies, Open Positions, Open Positions, Open Positions, "
                      "Browse Jobs, Browse Jobs, Browse Jobs, View all jobs, View all jobs, Apply Now, Apply Now, "
                      "Apply Now, Find Work, Find work, Find your next job, Find Your Next Role, Find me a job, "
                      "Jobs Board, Job Board, Job Board, Our jobs, Live jobs, Live Jobs, Latest vacancies, "
                      "View Vacancies, View jobs, See all jobs, See open roles, See Our Openings, View Openings, "
                      "Openings, Openings, Current Openings, Open roles, Browse roles, Browse Gigs, Search our jobs, "
                      "Search live roles, Hot Jobs, Featured Jobs, Temp Jobs, Temp work, Contract Jobs, Perm Jobs, "
                      "Part-time jobs, Remote Jobs, Casual shifts, Who's hiring, See who's hiring, We're hiring, "
                      "We're Hiring!, We're hiring!, We are hiring, Now Hiring, Now Hiring, Help Wanted, Jobs in town, "
                      "Local jobs, Apply, Apply Here, Start your application, Check out our open roles, What's going, "
                      "Get Hired, Get to work, Job hunt, I want a job, I'm looking for work, Looking for work?, "
                      "Need a job?, Got skills?, JazzHR, BambooHR, Greenhouse, Lever, Bullhorn, Indeed page"),
        "flights": words("Book Now, Book Now, Book Now, Book Now, Book Now, Book, Book, Book, Book, Book, "
                         "Book a Flight, Book a Flight, Book a Flight, Book a Flight, Book Online, Book Online, "
                         "Flights, Flights, Flights, Flights, Flights, Flights, Search Flights, Search Flights, "
                         "Search Flights, Search Flights, Find Flights, Find Flights, Cheap Flights, Cheap Flights, "
                         "Reservations, Reservations, Reservations, Book now, Book online, Book a flight, "
                         "Book Flights, Book your flight, Book your flight today, Book a seat, Book a trip, "
                         "Book your trip, Booking, Bookings, Online Booking, Online booking, Flight Booking, "
                         "Search flights, Find flights, Find a Flight, Find me a flight, Find cheap flights, "
                         "Cheap flights, Cheap Tickets, Cheap Airfare, Airfares, Airfare, Air Tickets, Flight deals, "
                         "Flight Deals, Check fares, Check availability, Check prices, See fares, Fare finder, "
                         "Compare fares, Best fares, Low fares, Seat Sale, Make a Reservation, Reserve, Reserve now, "
                         "Reserve your seat, Buy tickets, Tickets, Scheduled Flights, Schedules & Fares, "
                         "Flight Schedule, Timetable & booking, Fly now, Fly now, Let's fly, Let's Go!, Get me there, "
                         "Go somewhere, Take me to, Where to?, Where to next?, Get a Quote, Request a Quote, "
                         "Island hop, Last Minute Flights, Student flights, Consolidator fares, Skyscanner, Amelia, "
                         "TakeFlite"),
    },
    details=words("Advanced Search, Advanced Search, Advanced Search, Advanced search, Advanced search, Advanced, "
                  "More Options, More options, More search options, Refine, Refine your search, Narrow it down, "
                  "More filters, Filters, Filter, Detailed search, Get specific, Fussy? Search by more"),
    hubs=words("Services, Services, Our Services, What We Do, What we do, Explore, Browse, Browse, Discover, "
               "Find out more, Learn More, Learn more, More, More Info, Get Started, Get started, Start Here, "
               "Start here, How it works, Products, Solutions, Menu, Take a look, Have a look around, Come on in, "
               "Dive in, Click here, Enter, Welcome, Information, For you, See more"),
    own_hubs={
        "books": words("Books, Books, Books, Shop, Shop, Store, Online Store, Our Shop, Bookshop, Browse, "
                       "Browse by Category, Browse by genre, Categories, Genres, Departments, New & Used, "
                       "New Releases, New Books, Second-hand, Second hand books, Used & Rare, Rare Books, "
                       "Collectibles, Kids' Books, Fiction, Non-Fiction, Our Titles, Titles, Publications, "
                       "Recommendations, Staff Picks, Bestsellers, Collections, Our Collection, Library, The Library, "
                       "Society Library, The Stacks, What's in store, The Back Room, eBooks & Audio, Gifts & Books, "
                       "Our Authors"),
        "jobs": words("Careers, Careers, Careers, Jobs, Jobs, Join Us, Join us, Join the team, Join Our Team, "
                      "Join the crew, Join the family, Work With Us, Work with us, Work for us, Work here, "
                      "Come work with us, Employment, Opportunities, Team, Candidates, Candidates, For Candidates, "
                      "Job Seekers, Job seekers, For Job Seekers, Jobseekers, Looking for work, I'm a candidate, "
                      "Talent, Sectors, Our sectors, Specialisms, Industries, Temps, Nurses, Drivers, Recruitment, "
                      "About the job, Your next step, Grow with us"),
        "flights": words("Flights, Flights, Fly, Travel, Plan, Plan your trip, Trips, Where We Fly, Where we fly, "
                         "Where we go, Our Routes, Routes, Our network, Destinations, Destinations, Destinations, "
                         "Deals, Deals, Hot Deals, Specials, Specials, Fares, Fares, Offers, Special Offers, Schedule, "
                         "Schedules, Getaways, Holidays, Packages, Air, Airlines, Air Services, Passenger Services, "
                         "Passengers, Travel Info, Fly with us, Flying with us, Scheduled Service, Scenic & Scheduled, "
                         "Inspiration, Need to get away?, Business Travel"),
    },
    chrome=pairs("About=about, About Us=about-us, Our Story=our-story, Who We Are=who-we-are, Contact=contact, "
                 "Contact Us=contact-us, Get in Touch=get-in-touch, Say hello=say-hello, Help=help, FAQ=faq, "
                 "FAQs=faqs, Privacy Policy=privacy-policy, Privacy=privacy, Terms=terms, "
                 "Terms of Service=terms-of-service, Cookie Policy=cookie-policy, News=news, Blog=blog, "
                 "Our Blog=our-blog, Events=events, What's On=whats-on, Gallery=gallery, Testimonials=testimonials, "
                 "Log in=login, Account=account, My Account=my-account, Sign up=sign-up, Newsletter=newsletter, "
                 "Stay in the loop=mailing-list, Follow us on Instagram=instagram, Like us on Facebook=facebook, "
                 "Visit Us=visit, Directions=directions, Meet the Team=team, Support local=support-local, "
                 "Reviews=reviews, Press=press"),
    own_chrome={
        "books": pairs("Cart=cart, Basket=basket, Checkout=checkout, Gift Cards=gift-cards, "
                       "Gift vouchers=gift-vouchers, Shipping=shipping, Shipping & Returns=shipping-returns, "
                       "Hours=hours, Opening Hours=opening-hours, Book Club=book-club, Book Clubs=book-clubs, "
                       "Subscription Box=subscription-box, Blind Date with a Book=blind-date, "
                       "Sell Us Your Books=sell-books, We Buy Books=we-buy-books, Trade-in Policy=trade-in, "
                       "Book Fairs=book-fairs, School Orders=school-orders, Author Events=author-events, "
                       "Signed Copies=signed-copies, Wish List=wishlist, Request a Book=request-a-book, "
                       "Book Binding=binding, Cafe=cafe, Glossary of Terms=glossary, Submissions=submissions, "
                       "Loyalty Card=loyalty, Meet the Cat=cat, Book of the Month=book-of-the-month, Libro.fm=librofm"),
        "jobs": pairs("Employers=employers, For Employers=for-employers, Clients=clients, Post a Job=post-a-job, "
                      "Hire Staff=hire-staff, Find Staff=find-staff, Request Staff=request-staff, "
                      "Submit a vacancy=submit-vacancy, Register=register, Upload your CV=upload-cv, "
                      "Submit Resume=submit-resume, Send us your CV=send-cv, Resume Tips=resume-tips, "
                      "Interview Tips=interview-tips, Timesheets=timesheets, Payroll=payroll, Refer a Friend=refer, "
                      "Job Alerts=job-alerts, Salary Survey=salary-survey, Job Fair 2024=job-fair, Perks=perks, "
                      "Benefits=benefits, Our Values=values, Life Here=life, Internships=internships, "
                      "Training=training, Work from home tips=wfh, Candidate Login=candidate-login, "
                      "Meet our consultants=consultants, Case Studies=case-studies"),
        "flights": pairs("Check-in=check-in, Check In=checkin, My Booking=my-booking, Manage my booking=manage, "
                         "Retrieve Booking=retrieve, Flight Status=flight-status, Arrivals & Departures=arrivals, "
                         "Baggage=baggage, Bags=bags, Flying with Kids=kids, Pets=pets, Hotels=hotels, Cars=cars, "
                         "Car Rental=car-rental, Charter=charter, Charters=charters, Freight=freight, "
                         "Scenic Tours=scenic, Fare Rules=fare-rules, Cancellations=cancellations, "
                         "Travel Insurance=insurance, Visas=visas, Gift Certificates=gift-certificates, "
                         "Frequent Flyers=frequent-flyers, Flight School=flight-school, Our Fleet=fleet, "
                         "Groups=groups, Payment Plans=payment-plans, Agent Login=agent-login, Parking=parking, "
                         "Travel Alerts=alerts"),
    },
    decoys=pairs("Find us=find-us, Find Us=finding-us, Find us on Facebook=find-us-facebook, Where to find us=where, "
                 "Search tips=search-tips, Search Engine Optimization=seo, SEO by PixelPeak=pixelpeak, "
                 "Store Finder=store-finder, Find a stockist=stockists, Find an agent=agents, "
                 "Executive Search=executive-search, Retained Search=retained, Recent searches=recent, "
                 "Popular searches=popular, Lost & Found=lost-and-found, Book an appointment=appointment, "
                 "Book a table=book-a-table, Book a call=book-a-call, Book a demo=demo, "
                 "Browse our gallery=browse-gallery, Site credits=credits, Research & Insights=insights, "
                 "Search our FAQs=faq-search, Find your way here=map, Word search for kids=word-search, "
                 "Look book=lookbook"),
    filler=words("the, the, and, to, of, a, in, for, is, on, you, your, with, our, that, at, are, we, this, be, or, "
                 "it, can, from, will, all, have, more, not, an, so, but, just, get, got, we're, you'll, it's, don't, "
                 "here, love, great, good, lovely, favourite, little, big, really, always, never, family, town, "
                 "street, shop, since, since 1987, open, call, us, today, best, friendly, local, team, day, week, "
                 "every, new, now, back, one, like, know, want, need, make, come, see, why, how, what, when, right, "
                 "easy, simple, free, from only, happy, thanks, people, customers, years, coffee, weekend, hand, over, "
                 "ready, straight, bit, story, dog"),
    button=words("Search, Search, Search, Go, Go!, Find, Find it, Submit, Show me, Let's go"),
    prompt=words("Search, Search, Search..., Search products..., Search products, Keyword, Keywords, Search here, "
                 "What are you looking for?, Looking for something?, Type and hit enter, Search our store, "
                 "Search for something"),
    subject={
        "books": words("Books, Bookshops, Independent bookshops, Used Books, Bookstores, Rare Books, New & Used Books, "
                       "Small Press, Comics & Books"),
        "jobs": words("Jobs, Local Jobs, Recruitment Agencies, Staffing, Staffing Agencies, Temp Agencies, Careers, "
                      "Small Employers, Job Boards"),
        "flights": words("Flights, Cheap Flights, Travel Agents, Regional Airlines, Airfare, Small Airlines, "
                         "Air Tickets, Travel Agencies, Flights & Trips"),
    },
    content={
        "books": words("book, books, author, authors, title, titles, novel, novels, fiction, non-fiction, crime, "
                       "sci-fi, fantasy, romance, horror, cookery, travel writing, military history, poetry, plays, "
                       "picture books, kids, YA, comics, graphic novels, zines, hardback, hardcover, paperback, "
                       "softcover, dust jacket, first edition, first printing, signed, inscribed, ex-library, "
                       "very good condition, near fine, foxing, spine, used books, second-hand, rare, antiquarian, "
                       "out of print, remaindered, bargain, box set, new in, bestseller, bookseller, booksellers, "
                       "bookshop, bookstore, indie bookshop, small press, publisher, imprint, edition, ISBN, pages, "
                       "series, book three, memoir, biography, audiobook, ebook, pre-order, in stock, special order, "
                       "recommendation, read, readers, reading, book launch, book signing, poetry night, story time, "
                       "lending library, shelves, writer, short stories, translated, vinyl and books, classics"),
        "jobs": words("job, jobs, role, roles, work, gig, shift, shifts, vacancy, opening, temp, perm, contract, "
                      "temp-to-perm, full-time, part-time, casual, zero hours, day rate, per hour, hourly rate, "
                      "weekly pay, tips, salary, OTE, bonus, commission, benefits, PAYE, umbrella, CV, resume, "
                      "cover letter, apply, application, candidate, candidates, client, our client, recruiter, "
                      "recruiters, consultant, agency, staffing, hiring, hire, start date, immediate start, "
                      "trial shift, interview, references, experience, no experience needed, training provided, "
                      "driver's licence, own transport, forklift, warehouse operative, picker packer, barista, "
                      "bartender, line cook, chef de partie, dishwasher, server, kitchen porter, waiting staff, "
                      "cleaner, carer, HCA, nanny, receptionist, PA, bookkeeper, sales exec, account manager, "
                      "developer, designer, electrician, labourer, welder, CNC machinist, HGV, delivery driver, "
                      "stylist, groomer, farm hand, seasonal, remote, office-based, boss, crew"),
        "flights": words("flight, flights, fly, flying, airline, airlines, airport, airfield, fare, fares, airfare, "
                         "deal, seat sale, return, one way, round trip, direct, non-stop, stopover, depart, departing, "
                         "arrive, passengers, seats, window seat, luggage, bags, 15 kg, carry-on, boarding, "
                         "check-in desk, ticket, tickets, e-ticket, economy, business class, from $89, from £39, "
                         "all taxes included, pay monthly, booking, itinerary, travel agent, consultants, IATA, "
                         "ATOL protected, domestic, island, islands, inter-island, mainland, float plane, seaplane, "
                         "turboprop, Cessna Caravan, Twin Otter, pilot, pilots, scheduled, charter, "
                         "weather permitting, delays, daily service, twice daily, summer timetable, Anchorage, Juneau, "
                         "Nassau, Barbados, Belize, Orkney, Islay, Scilly, Guernsey, Lagos, Accra, Nairobi, Manila, "
                         "Lahore, Dubai, Toronto, Fiji, Hawaii, holiday, trip, getaway, honeymoon, visa, travel, "
                         "traveller, adventure, umrah"),
    },
    labels={
        "books": {
            "title": words("Title, Title, Title, Title, Book title, Title or keyword, Name of book, Book"),
            "author": words("Author, Author, Author, Author, Author name, Writer, By author, Author's name"),
            "publisher": words("Publisher, Publisher, Publisher, Press, Imprint"),
            "isbn": words("ISBN, ISBN, ISBN, ISBN (no dashes), ISBN / SKU, Barcode"),
            "year": words("Year, Year, Year published, Published, Published after, Date, Pub. year"),
        },
        "jobs": {
            "title": words("Keywords, Keywords, Keyword, Job title, Job title, What, What?, Job title or keyword, "
                           "What do you do?, I'm looking for"),
            "company": words("Company, Company, Employer, Business, Client, Company name"),
            "location": words("Location, Location, Location, Where, Where?, Town, City or postcode, Zip code, Area, In"),
            "category": words("Category, Category, Sector, Sector, Industry, Job type, Specialism, Discipline, Trade"),
            "salary": words("Salary, Salary, Rate, Pay, Minimum salary, Hourly rate, Salary from"),
        },
        "flights": {
            "origin": words("From, From, From, From, Leaving from, Flying from, Departing, Depart from, Origin, "
                            "Where from?"),
            "destination": words("To, To, To, To, Going to, Flying to, Destination, Arriving, Where to?, "
                                 "I want to go to"),
            "departure_date": words("Depart, Depart, Departure date, Leaving, Date, Travel date, Departing on, "
                                    "Date out, When?, Leave"),
            "return_date": words("Return, Return, Return date, Returning, Date back, Coming back, Returning on"),
            "airline": words("Airline, Airline, Airline, Preferred airline, Airline (optional), Any airline"),
        },
    },
)  # fmt: skip
