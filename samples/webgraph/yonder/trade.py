"""English of the trade the world over, as sites of the ninth vocabulary write it: bookshops, dealers and publishers; job
boards, staffing agencies and public employment services; online travel agencies, consolidators and low-cost airlines.

Written without a look at any classifier.
"""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

#: English of the trade.
EN21 = Tongue(
    "en", "yonder",
    searches=words("Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Search, Search now, "
                   "Search Now, Find, Find it, Find now, Quick Search, Quick Find, Search all, Search our website, "
                   "Start searching, Start here, Search listings, View all, Go, Show me"),
    own_searches={
        "books": words("Search books, Books, Books, Browse Books, Search, Search, Search, Shop, Shop, Book Search, "
                       "Find a book, Search our stock, Our Books, Search Books, Search for books, Book Search, Book search, "
                       "Find a book, Find a Book, Find books, Browse books, Browse Books, Browse Books, Books, Books, "
                       "All Books, All books, Our Books, Shop, Shop, Shop, Shop Books, Shop all books, Shop Online, Shop now, "
                       "Store, Online Store, Bookstore, Online bookshop, Catalogue, Catalogue, Catalog, Our Catalogue, "
                       "Full catalogue, Browse our catalogue, Search our catalogue, Search our stock, Search our Inventory, "
                       "Our Inventory, Browse our stock, Browse Inventory, Browse titles, All titles, Title search, "
                       "Find a title, Search by title or author, Search by ISBN, Textbooks, Textbook finder, "
                       "Search for rare books, Used Books, Second-hand books, Rare Books, Our publications, Backlist, "
                       "Buy books, Browse & buy, Book finder, Find your next read, Order books, Browse our shelves, "
                       "Search AbeBooks listings, Discover books, View all products"),
        "jobs": words("Search jobs, Search jobs, Search Jobs, Find jobs, Find a job, Browse jobs, Jobs, Jobs, Job Search, "
                      "View all jobs, Latest jobs, Search Jobs, Search Jobs, Search jobs, Find jobs, Find Jobs, Find jobs, "
                      "Find a job, Find a Job, Job Search, Job Search, Job search, Browse jobs, Browse Jobs, Browse all jobs, "
                      "Jobs, Jobs, All jobs, View jobs, View all jobs, See all jobs, Latest jobs, Latest Jobs, Current jobs, "
                      "Current vacancies, Search vacancies, View vacancies, Vacancies, Live vacancies, Vacancy search, "
                      "Jobs by location, Jobs by category, Jobs by industry, Find work, Find a role, Find your next job, "
                      "Find your next role, Find your dream job, Looking for a job?, Looking for work?, Looking for work, "
                      "I'm looking for a job, I want a job, Job listings, Job board, Hot jobs, Featured jobs, New jobs, "
                      "Temp jobs, Contract roles, Remote jobs, Part-time jobs, Work from home jobs, Government jobs, "
                      "Graduate jobs, Explore jobs, Search opportunities, Job openings, Job seekers start here, Job bank, "
                      "Get hired, Search roles, Jobs near me, Walk-in jobs"),
        "flights": words("Flights, Flights, Flights, Flights, Flights, Flights, Search flights, Search flights, Cheap flights, "
                         "Book flights, Find flights, Flight search, Book a flight, Search flights, Search Flights, "
                         "Search flights, Find flights, Find Flights, Book flights, Book a flight, Book a flight, "
                         "Cheap flights, Cheap Flights, Cheap Flights, Find cheap flights, Compare flights, "
                         "Compare flight prices, Flight search, Book now, Book Now, Book online, Book, Flight booking, "
                         "Air Tickets, Air tickets, Airline tickets, Book air tickets, Flight tickets, Cheap air tickets, "
                         "Online ticket booking, Air Ticketing, Domestic flights, International flights, One-way flights, "
                         "Last minute flights, Multi-city, Business class flights, Flight only, Flights + Hotels, "
                         "Flights & hotels, Flight + Hotel, Search & compare, Search fares, Get fares, Check fares, "
                         "Fare search, Flight deals, Book your ticket, Agent booking, Start planning, Search deals, "
                         "Find a deal, Find me a flight, Worldwide flights, Student flights, Book your next trip"),
    },
    details=words("Advanced search, Advanced search, Advanced search, Advanced Search, Advanced Search, Advanced Search, "
                  "Advanced search, Advanced search, Advanced Search, Advanced Search, Advanced Search, Advanced search, "
                  "Advanced, Extended search, Advanced search form, More options, More search options, Show more options, "
                  "More filters, All filters, Filter, Refine your search, Refine results, Modify search, Detailed search, "
                  "Search by criteria, Show advanced options"),
    hubs=words("Products, Services, Our services, Explore, Browse, Discover, Categories, What we offer, Resources, Learn more, "
               "Find out more, Get started, For you, Online, Solutions, More, Menu, Click here, Enter site"),
    own_hubs={
        "books": words("Books, Books, Books, Shop, Shop, Bookshop, Bookstore, Store, Fiction, Genres, Browse by genre, "
                       "Browse by subject, Subjects, Browse subjects, Categories, Authors, Our authors, Imprints, Series, "
                       "New books, Used & rare, Rare & antiquarian, Collectible books, Academic, Trade books, "
                       "Children's books, Books & gifts, Publications, Publishing, Our list, Our titles, Catalogues, eBooks, "
                       "Stock, Higher education, Schools, Readers, Language learning, Browse by category, Shop by category, "
                       "All categories, Our range, What's new, A-Z, Departments"),
        "jobs": words("Jobs, Jobs, Jobs, Job seekers, Job Seekers, Jobseekers, For job seekers, For Job Seekers, Candidates, "
                      "Candidates, For candidates, For Candidates, Careers, Career, Looking for work, Find work, Work, "
                      "Employment, Specialisms, Sectors, Our sectors, Industries, Temporary staffing, Talent, Jobs & careers, "
                      "Individuals, Employees, Contractors, Healthcare staffing, Opportunities, Job categories, Top companies, "
                      "Browse companies, Work abroad, Freelancers, Employment services, Browse by category, Career centre"),
        "flights": words("Flights, Flights, Travel, Deals, Deals, Travel deals, Flight deals, Flight deals, Offers, "
                         "Special offers, Hot deals, Airfare deals, Destinations, Destinations, Top destinations, "
                         "Popular routes, Airlines, Plan a trip, Plan your trip, Holidays, Packages, Holiday packages, "
                         "Flights & holidays, Cheap flights by country, Last minute deals, Weekend getaways, Explore, "
                         "Worldwide, Group travel, Student travel, Book, Air, Air travel, Ticketing, Products, "
                         "Where can I fly?, What's new, Holidays & flights"),
    },
    chrome=pairs("About us=about-us, Who we are=who-we-are, Contact us=contact-us, Get in touch=get-in-touch, "
                 "Help centre=help-centre, Customer service=customer-service, FAQs=faqs, Privacy=privacy, "
                 "Privacy & cookies=privacy-cookies, Terms & Conditions=terms-and-conditions, "
                 "Terms of service=terms-of-service, Site map=site-map, Blog=blog, Latest news=latest-news, Press=press, "
                 "Testimonials=testimonials, Reviews=reviews, Partners=partners, Affiliates=affiliates, "
                 "Advertise with us=advertise, Our story=our-story, Sign in=sign-in, Register=register, "
                 "Create an account=create-account, Newsletter=newsletter, Sign up for our newsletter=newsletter-signup, "
                 "Find us on Facebook=facebook, Instagram=instagram, Download the app=app, "
                 "Accessibility statement=accessibility-statement, Do not sell my information=do-not-sell, "
                 "Country & currency=currency, Our team=our-team, Support=support, Complaints=complaints, Offices=offices"),
    own_chrome={
        "books": pairs("My account=my-account, Basket=basket, Shopping cart=cart, Checkout=checkout, Wishlist=wishlist, "
                       "Track my order=track-order, Delivery=delivery, Shipping & returns=shipping, Gift cards=gift-cards, "
                       "Gift vouchers=gift-vouchers, Store locator=store-locator, Find a store=stores, Book club=book-club, "
                       "Book of the month=book-of-the-month, Staff picks=staff-picks, Bestsellers=bestsellers, "
                       "Author events=author-events, Submissions=submissions, For authors=for-authors, "
                       "For booksellers=for-booksellers, Rights & permissions=rights, Sell your books=sell-your-books, "
                       "We buy books=we-buy-books, Book fairs=book-fairs, Book valuations=valuations, "
                       "Book binding=book-binding, Glossary of terms=glossary, Payment methods=payment, "
                       "Review copies=review-copies, Audio & eBook help=ebook-help, School orders=school-orders, "
                       "Toys & games=toys, Stationery=stationery, Distribution=distribution"),
        "jobs": pairs("Post a job=post-a-job, Employers=employers, For employers=for-employers, "
                      "Submit a vacancy=submit-vacancy, Request staff=request-staff, Hire talent=hire-talent, "
                      "Find staff=find-staff, CV search=cv-search, Pricing=pricing, Employer login=employer-login, "
                      "Candidate registration=candidate-registration, Upload your CV=upload-cv, "
                      "Submit your resume=submit-resume, Resume builder=resume-builder, CV writing service=cv-writing, "
                      "Interview advice=interview-advice, Career advice=career-advice, Job search tips=job-search-tips, "
                      "Job alerts=job-alerts, Email me jobs=email-me-jobs, Salary calculator=salary-calculator, "
                      "Salary guide=salary-guide, Timesheets=timesheets, Training courses=courses, "
                      "Executive search=executive-search, Payroll services=payroll, Refer a friend=refer-a-friend, "
                      "Job fair 2024=job-fair, Unemployment benefits=unemployment, Work for us=work-for-us, "
                      "Company reviews=company-reviews, Modern slavery=modern-slavery, Apprenticeship funding=apprenticeships, "
                      "Fraud alert=fraud-alert"),
        "flights": pairs("Hotels=hotels, Car hire=car-hire, Cars=cars, Cruises=cruises, Trains=trains, Bus tickets=bus, "
                         "Holiday homes=homestays, Airport transfers=transfers, Travel insurance=travel-insurance, "
                         "Visa services=visa, Forex=forex, My bookings=my-bookings, Manage my booking=manage-my-booking, "
                         "Web check-in=web-check-in, Check-in=check-in, Flight status=flight-status, PNR status=pnr-status, "
                         "Print e-ticket=print-ticket, Cancel a flight=cancel, Refund status=refund-status, "
                         "Baggage information=baggage-info, Travel guides=travel-guides, Travel blog=travel-blog, "
                         "Price alerts=price-alerts, Why book with us=why-book-with-us, Book now pay later=pay-later, "
                         "Become an agent=become-an-agent, Agent login=agent-login, Corporate travel=corporate-travel, "
                         "Gift vouchers=travel-vouchers, Airport parking=airport-parking, Request a quote=quote, "
                         "ATOL protected=atol, Loyalty programme=loyalty, Covid-19 travel updates=covid-19, Careers=careers"),
    },
    decoys=pairs("Search tips=search-tips, Popular searches=popular-searches, Recent searches=recent-searches, "
                 "Saved searches=saved-searches, Trending searches=trending, Top searches=top-searches, "
                 "Search engine optimisation=seo, SEO services=seo-services, Search engine marketing=sem, Find us=find-us, "
                 "How to find us=how-to-find-us, Find your nearest office=nearest-office, "
                 "Find out about our history=our-history, Find us on Twitter=twitter, Wholesale enquiries=wholesale, "
                 "Market research=market-research, User research panel=research-panel, Forgot password?=forgot-password, "
                 "Browse our blog=browse-blog, Catalogue request by post=request-catalogue, "
                 "Help with searching=searching-help, Refer & earn=refer, Browser support=browser-support, "
                 "Listing rules=listing-rules, Order lookup=order-lookup, Find a gift idea=gift-ideas, "
                 "Image search competition=competition, Search partners=search-partners, Clear search history=clear-history, "
                 "Find an agent near you=agents"),
    filler=words("the, and, to, of, a, in, for, is, on, you, your, with, our, that, at, are, we, this, be, or, by, as, it, can, "
                 "from, will, all, have, more, not, an, new, has, get, out, now, up, just, make, what, here, so, do, they, "
                 "best, top, great, free, save, price, prices, from only, shop, online, every, over, only, day, days, today, "
                 "home, back, time, year, world, find out why, customers, customer, secure, easy, fast, delivery, offer, "
                 "off, up to 50%, US$, sale, special, popular, latest, featured, rated, trusted, since 1998, worldwide, "
                 "UK, USA, Australia, call us, 24/7, phone, email, click, view, details, read more, see more, choose, "
                 "love, perfect, guide, tips, why, than, between, these, without, per, first, next, last, other, limited"),
    button=words("Search, Search, Find, Go, Search, Search now, Let's go"),
    prompt=words("Search, Search, Search, Search..., Search our store, Search by keyword, Keyword, Keywords, I'm looking for, "
                 "Search for anything, What are you looking for?, Enter keywords, Type your search, Search entire site here..."),
    subject={
        "books": words("Books, Bookshops, Bookstores, Booksellers, Used Books, Rare Books, Publishers, Publishing, "
                       "Antiquarian Booksellers, Online Bookshop, Textbooks"),
        "jobs": words("Jobs, Job Boards, Job Sites, Recruitment, Recruitment Agencies, Staffing, Staffing Agencies, Employment, "
                      "Employment Agencies, Careers, Job Search"),
        "flights": words("Flights, Cheap Flights, Travel Agents, Online Travel Agencies, Airfares, Air Tickets, "
                         "Low-Cost Airlines, Travel, Flight Deals"),
    },
    content={
        "books": words("book, books, title, titles, author, authors, paperback, hardcover, hardback, first edition, signed, "
                       "signed copy, fine condition, very good, dust jacket, illustrated, leather bound, used, second hand, "
                       "out of print, in stock, pre-order, publication date, publisher, published by, ISBN, pages, language, "
                       "format, Kindle, ebook, audiobook, fiction, crime & thriller, fantasy, science fiction, romance, "
                       "historical fiction, biography, memoir, history, cookery, self-help, poetry, young adult, "
                       "picture books, comics, graphic novels, manga, textbook, academic, reference, bestseller, "
                       "prize-winning, longlist, shortlist, debut novel, series, trilogy, box set, translation, editor, "
                       "illustrator, literary agent, manuscript, bookseller, bookshop, independent bookshop, "
                       "antiquarian, collectible, folio, quarto, provenance, bookplate, review, readers, book lovers, "
                       "reading, backlist, imprint, add to basket, RRP, library binding"),
        "jobs": words("job, jobs, vacancy, role, roles, position, career, careers, work, candidate, candidates, job seekers, "
                      "jobseeker, employer, employers, recruiter, recruiters, consultant, agency, client, company, CV, "
                      "resume, apply, applications, interview, hire, hiring, temp, temporary, contract, permanent, full time, "
                      "part time, freelance, remote, hybrid, immediate start, day rate, per hour, per annum, "
                      "competitive salary, salary, pay, bonus, benefits, years experience, freshers, skills, qualified, "
                      "driver, warehouse operative, forklift, care worker, nurse, locum, chef, cleaner, security guard, "
                      "teacher, supply teacher, sales executive, call centre, customer service, receptionist, bookkeeper, "
                      "accountant, project manager, developer, data analyst, engineer, electrician, welder, construction, "
                      "manufacturing, logistics, hospitality, retail, IT, finance, marketing, oil & gas, NGO, "
                      "night shift, overtime, payslip, unemployed, job market, posted 2 days ago"),
        "flights": words("flight, flights, airline, airlines, airport, airports, fly, fare, fares, airfare, ticket, tickets, "
                         "return, round trip, one way, direct flights, non-stop, stops, 1 stop, layover, departing, "
                         "departure, arrival, outbound, inbound, passengers, traveller, adults, children, infants, "
                         "economy, premium economy, business class, baggage, cabin bag, checked bag, e-ticket, PNR, "
                         "itinerary, booking fee, per person, incl. taxes, fares from, from $49, cheapest, cheapest month, "
                         "discount, promo code, flexible dates, refundable, low-cost carrier, budget airlines, "
                         "holiday, package, city break, beach, destination, London, Lagos, Accra, Delhi, Manila, Bangkok, "
                         "Bali, Dubai, Istanbul, New York, Orlando, Las Vegas, Cancun, Toronto, Sydney, Melbourne, Paris, "
                         "Ryanair, easyJet, Emirates, Qatar Airways, IndiGo, AirAsia, departure date, tour operator, "
                         "travel agent, IATA, long-haul, stopover, flight time"),
    },
    labels={
        "books": {
            "title": words("Title, Title, Title, Title, Book title, Title or part of title, Title contains, Book name"),
            "author": words("Author, Author, Author, Author, Author's name, Author (surname first), Author name, Written by"),
            "publisher": words("Publisher, Publisher, Publisher, Publisher/Imprint, Published by"),
            "isbn": words("ISBN, ISBN, ISBN, ISBN-13, ISBN (no dashes), EAN/ISBN"),
            "year": words("Year, Year published, Publication date, Published date, Date published, Year from, Published since"),
        },
        "jobs": {
            "title": words("Keywords, Keywords, Keyword, What, What, Job title, Job title, Job title or keywords, "
                           "Job title/skill, Skills or designation, Job role, e.g. sales manager"),
            "company": words("Company, Company name, Company, Employer, Recruiter, Advertiser, Hiring company"),
            "location": words("Location, Location, Location, Where, Where, City, Town or postcode, City or state, "
                              "Suburb or town, Region, Country"),
            "category": words("Category, Job category, Sector, Sector, Industry, Industry, Classification, Specialism, "
                              "Job function, Discipline"),
            "salary": words("Salary, Salary, Min salary, Salary from, Expected salary, Pay rate, Salary expectation"),
        },
        "flights": {
            "origin": words("From, From, From, From, Flying from, Leaving from, Where from?, From where?, Departure airport, "
                            "Departs"),
            "destination": words("To, To, To, To, Flying to, Going to, Where to?, Destination, Arrival airport, Arrives"),
            "departure_date": words("Depart, Departure, Departure date, Departure date, Leaving, Outbound, Travel date, "
                                    "Onward date, When"),
            "return_date": words("Return, Return, Return date, Return date, Returning, Inbound, Coming back"),
            "airline": words("Airline, Airline, Preferred airline, Any airline, Airlines, Preferred carrier"),
        },
    },
)  # fmt: skip
