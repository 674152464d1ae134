"""What the sites of the tenth vocabulary that are about other subjects say."""

from __future__ import annotations

from collections.abc import Sequence

from samples.webgraph.tongue import words

#: For each other subject: how directories call it, and what its pages are made of.
OTHERS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "hotels": (
        words("Hotels, Hotels, Lodging, Bed & Breakfasts, Places to Stay, Inns & Resorts, Vacation Rentals"),
        words("hotel, inn, motel, bed and breakfast, B&B, resort, lodging, accommodations, room, rooms, queen room, king "
              "suite, studio, bunk room, guests, guest rooms, two nights, nightly rate, room rates, rate per night, best "
              "available rate, availability calendar, reserve a room, check-in 3 p.m., check-out 11 a.m., front desk, lobby, "
              "concierge, innkeeper, full breakfast, continental breakfast, dining room, rooftop bar, heated pool, hot tub, "
              "fitness center, day spa, massage, oceanfront, lakeside, mountain view, fireplace, kitchenette, linens, "
              "housekeeping, pet friendly, free parking, complimentary Wi-Fi, shuttle, wedding packages, meeting space, "
              "ballroom, conference facilities, cabins, cottages, campground, RV sites, vacation rental, occupancy, "
              "cancellation policy, loyalty members, romantic getaway, TripAdvisor, four-star"),
    ),
    "cars": (
        words("Cars, Cars, Used Cars, Auto Dealers, Car Dealerships, Trucks & SUVs, Auto Repair"),
        words("car, cars, truck, trucks, SUV, sedan, coupe, crossover, minivan, pickup, convertible, wagon, dealership, "
              "dealer, pre-owned, certified pre-owned, inventory, showroom, MSRP, invoice price, lease, lease specials, "
              "financing, APR, down payment, trade-in value, test drive, odometer, miles, mpg, one owner, clean title, Carfax, "
              "engine, V6, turbo, horsepower, all-wheel drive, automatic transmission, manual, hybrid, plug-in, EV, charging, "
              "battery, range, leather seats, sunroof, backup camera, Apple CarPlay, towing capacity, oil change, brake "
              "service, tire rotation, alignment, auto body, collision repair, windshield, muffler, parts department, OEM "
              "parts, service coupons, warranty, recall, Ford, Chevrolet, Subaru, Kia, BMW, Tesla, Jeep, classic cars, "
              "motorcycles"),
    ),
    "recipes": (
        words("Recipes, Recipes, Recipes, Cooking, Food, Healthy Eating, Food Blogs"),
        words("recipe, recipes, ingredients, directions, prep time, cook time, servings, yield, cup, cups, tablespoon, "
              "teaspoon, pinch, ounces, grams, preheat, oven, skillet, saucepan, slow cooker, air fryer, Instant Pot, sheet "
              "pan, whisk, mix, stir, fold, knead, simmer, boil, roast, grill, bake, chop, dice, marinate, season to taste, "
              "salt, pepper, olive oil, butter, flour, sugar, brown sugar, baking powder, vanilla, eggs, milk, cream, cheddar, "
              "garlic, onion, tomatoes, chicken breast, ground beef, salmon, shrimp, pasta, rice, quinoa, lentils, chickpeas, "
              "soup, stew, chili, casserole, salad, dressing, sandwich, tacos, curry, pie, cookies, brownies, cheesecake, "
              "muffins, gluten-free, vegan, keto, dairy-free, weeknight dinner, leftovers, meal prep, kid-friendly, calories, "
              "holiday baking"),
    ),
    "weather": (
        words("Weather, Weather, Weather, Forecasts, Climate, Marine Weather"),
        words("weather, forecast, today's forecast, 10-day, hourly, radar, satellite, temperature, high, low, feels like, wind "
              "chill, heat index, humidity, dew point, pressure, visibility, UV index, air quality, pollen, wind, gusts, mph, "
              "breezy, calm, sunny, mostly sunny, partly cloudy, overcast, fog, drizzle, rain, showers, thunderstorms, "
              "lightning, hail, sleet, freezing rain, snow, flurries, blizzard, snowpack, inches, ice, frost, freeze warning, "
              "heat advisory, flood watch, flash flood, tornado, hurricane, tropical storm, cyclone, storm surge, cold front, "
              "warm front, low pressure, jet stream, El Niño, drought, wildfire smoke, tide, swell, sunrise, sunset, moon "
              "phase, meteorologist, station, observations, normals, record high, climate outlook"),
    ),
    "music": (
        words("Music, Music, Music, Concerts, Bands, Music Lessons"),
        words("music, song, songs, album, albums, single, track, EP, vinyl, LP, CD, stream, playlist, lyrics, chords, tabs, "
              "band, bands, artist, singer, songwriter, guitarist, drummer, bassist, DJ, producer, studio, record label, tour, "
              "tour dates, concert, gig, live, venue, festival, lineup, headliner, opening act, setlist, encore, fans, merch, "
              "tickets on sale, sold out, rock, indie, jazz, blues, folk, country, bluegrass, hip hop, electronic, classical, "
              "opera, choir, orchestra, symphony, string quartet, conductor, recital, piano, guitar, violin, cello, saxophone, "
              "drums, ukulele, amplifier, pedals, sheet music, lessons, scales, rehearsal, Grammy, remix, cover version, "
              "soundtrack, music video"),
    ),
    "gardening": (
        words("Gardening, Gardening, Gardens, Garden Centers, Plants & Seeds, Landscaping"),
        words("garden, gardens, gardener, plant, plants, seeds, seedlings, perennials, annuals, bulbs, shrubs, trees, roses, "
              "hydrangeas, lavender, tulips, dahlias, ferns, succulents, houseplants, herbs, basil, vegetables, tomatoes, "
              "peppers, beans, squash, fruit trees, apple, berries, lawn, turf, mowing, hedge, pruning, deadheading, mulch, "
              "compost, soil, pH, fertilizer, manure, raised beds, containers, pots, greenhouse, cold frame, trellis, "
              "irrigation, drip line, watering, full sun, partial shade, hardy, hardiness zone, frost date, bloom, blooms, "
              "foliage, pollinators, bees, butterflies, native plants, weeds, slugs, aphids, pests, organic, landscape design, "
              "patio, pond, wheelbarrow, secateurs, shovel, nursery, botanical garden, garden club, plant sale"),
    ),
    "health": (
        words("Health, Health, Wellness, Medical, Medicine, Health & Fitness"),
        words("health, healthcare, patient, patients, doctor, physician, nurse, clinic, hospital, emergency room, urgent care, "
              "appointment, primary care, family medicine, pediatrics, cardiology, oncology, orthopedics, dermatology, "
              "surgery, radiology, MRI, X-ray, lab results, diagnosis, symptoms, treatment, therapy, rehabilitation, physical "
              "therapy, medication, prescription, dosage, side effects, pharmacy, vaccine, flu shot, immunization, COVID-19, "
              "infection, virus, diabetes, blood sugar, cholesterol, blood pressure, heart disease, stroke, cancer, asthma, "
              "allergies, arthritis, pain, migraine, pregnancy, newborn, mental health, anxiety, depression, counseling, "
              "sleep, stress, nutrition, diet, weight loss, exercise, yoga, vitamins, supplements, dental, eye exam, hearing, "
              "screening, checkup, insurance, Medicare, telehealth, wellness"),
    ),
    "property": (
        words("Real Estate, Real Estate, Homes for Sale, Property, Apartments, Estate Agents, Realtors"),
        words("home, homes, house, houses, property, properties, real estate, for sale, for rent, to let, listing, listings, "
              "open house, realtor, agent, broker, buyer, seller, landlord, tenant, lease, rent, rental, apartment, "
              "apartments, condo, townhouse, duplex, ranch, colonial, bungalow, acreage, lot, land, new construction, square "
              "feet, acres, beds, baths, bedroom, bathroom, master suite, kitchen, granite countertops, hardwood floors, "
              "basement, attic, garage, driveway, backyard, deck, patio, pool, waterfront, views, school district, "
              "neighborhood, MLS, price reduced, asking price, offer, closing costs, escrow, mortgage, pre-approval, interest "
              "rate, down payment, appraisal, home inspection, title company, HOA fees, property taxes, zoning, commercial, "
              "office space, warehouse, foreclosure, investment property, property management, freehold, leasehold"),
    ),
    "sport": (
        words("Sports, Sports, Sport, Soccer, Athletics, Teams & Leagues"),
        words("sports, team, teams, athletics, season, game, games, match, schedule, roster, standings, scores, box score, "
              "stats, league, conference, division, playoffs, championship, tournament, bracket, final, win, loss, tie, "
              "overtime, coach, head coach, captain, player, players, draft, trade, free agent, injury report, MVP, rookie, "
              "football, quarterback, touchdown, field goal, basketball, three-pointer, rebound, baseball, pitcher, home run, "
              "inning, softball, hockey, puck, goalie, power play, soccer, striker, goal, penalty kick, volleyball, lacrosse, "
              "rugby, cricket, tennis, serve, golf, birdie, PGA, swimming, freestyle, track and field, cross country, "
              "marathon, 5K, triathlon, cycling, wrestling, gymnastics, skiing, snowboard, Olympics, medal, stadium, arena, "
              "season tickets, fans, mascot, youth league, registration, referee, highlights, hall of fame"),
    ),
}  # fmt: skip
