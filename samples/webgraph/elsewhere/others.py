"""What the sites of the seventh vocabulary that are about other subjects say."""

from __future__ import annotations

from collections.abc import Sequence

from samples.webgraph.tongue import words

#: For each other subject: how directories call it, and what its pages are made of.
OTHERS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "hotels": (
        words("Hotels, Lodging, Hotels & Resorts, Accommodation, Inns and B&Bs"),
        words("hotel, hotels, room, rooms, guests, nightly rate, queen, king, double bed, suite, suites, "
              "free breakfast, check in, checkout, front desk, lobby, outdoor pool, fitness center, hot tub, spa, "
              "resort, motel, inn, bed and breakfast, cabins, campground, vacation rental, sleeps 4, ocean view, "
              "balcony, Wi-Fi, free parking, pet friendly, non-smoking, amenities, meeting space, ballroom, "
              "weddings, 3-star, concierge"),
    ),
    "cars": (
        words("Cars, Autos, Used Cars, Car Dealers, Auto Parts"),
        words("car, cars, truck, SUV, sedan, used, certified pre-owned, new, dealer, dealership, mileage, miles, "
              "MPG, gas, diesel, hybrid, EV, automatic, manual, all-wheel drive, VIN, one owner, accident free, "
              "financing, lease, trade-in, test drive, warranty, tires, brakes, oil change, engine, horsepower, "
              "towing capacity, Ford, Toyota, Chevrolet, leather seats, sunroof, inventory"),
    ),
    "recipes": (
        words("Recipes, Cooking, Food, Food & Drink, Kitchen"),
        words("recipe, recipes, ingredients, directions, servings, prep time, cook time, total time, tbsp, tsp, "
              "cups, preheat, oven, bake, grill, sauté, simmer, stir, chopped, onion, garlic, butter, flour, sugar, "
              "eggs, milk, cheddar, chicken, ground beef, shrimp, vegan, gluten-free, soup, salad, casserole, "
              "cookies, brownies, pie crust, slow cooker, leftovers"),
    ),
    "weather": (
        words("Weather, Local Weather, Forecasts, Weather & Climate, Marine Weather"),
        words("weather, forecast, today, tonight, high, low, rain, showers, chance of, partly cloudy, sunny, wind, "
              "mph, gusts, humidity, dew point, visibility, pressure, snow, inches, flurries, frost, fog, "
              "thunderstorms, watch, warning, advisory, hurricane, tropical storm, tornado, radar, satellite, "
              "UV index, air quality, pollen, sunrise, sunset, climate, drought, heat index"),
    ),
    "music": (
        words("Music, Bands, Live Music, Records & CDs, Musicians"),
        words("music, album, albums, song, songs, band, artist, singer, track list, single, tour, live, concert, "
              "concerts, tickets, venue, doors open, vinyl, LP, playlist, guitar, drummer, bass, piano, violin, "
              "jazz, blues, rock, country, bluegrass, hip-hop, choir, orchestra, symphony, debut, Grammy, lyrics, "
              "producer, record label, festival"),
    ),
    "gardening": (
        words("Gardening, Home & Garden, Garden Centers, Plants & Seeds, Nurseries"),
        words("garden, gardening, plant, plants, seeds, seedlings, bulbs, perennials, annuals, roses, hydrangea, "
              "shrubs, trees, lawn, grass, mulch, compost, soil, raised beds, containers, pruning, weeds, pests, "
              "aphids, fertilizer, watering, drip irrigation, full sun, part shade, hardiness zone, bloom, "
              "native plants, pollinators, herbs, tomatoes, peppers, harvest, greenhouse, frost date, landscaping"),
    ),
    "health": (
        words("Health, Medicine, Hospitals & Clinics, Health & Wellness, Doctors"),
        words("health, patient, patients, doctor, physician, provider, clinic, hospital, symptoms, diagnosis, "
              "treatment, medication, side effects, vaccine, flu shot, appointment, primary care, urgent care, "
              "surgery, cancer, diabetes, heart disease, blood pressure, asthma, allergy, mental health, therapy, "
              "pregnancy, pediatrics, dental, pharmacy, insurance, Medicare, nutrition, exercise, screening, X-ray, "
              "physical therapy, emergency room, clinical trials"),
    ),
    "property": (
        words("Real Estate, Homes for Sale, Property, Realtors, Apartments"),
        words("home, homes, house, houses, condo, townhouse, apartment, apartments, for sale, for rent, listing, "
              "listings, MLS, bedrooms, baths, sq. ft., lot size, acres, garage, basement, kitchen, hardwood floors, "
              "open house, realtor, agent, broker, mortgage, down payment, pre-approval, closing, escrow, HOA, "
              "tenant, landlord, lease, security deposit, neighborhood, school district, foreclosure, list price"),
    ),
    "sport": (
        words("Sports, Teams & Leagues, Sports News, Athletics, Football"),
        words("team, teams, game, games, season, schedule, score, scores, standings, roster, coach, players, "
              "quarterback, pitcher, point guard, goal, goalkeeper, touchdown, home run, playoffs, championship, "
              "league, conference, NCAA, NFL, NBA, soccer, hockey, baseball, basketball, volleyball, "
              "track and field, swim meet, tournament, stadium, arena, injury, draft pick, rookie, season tickets"),
    ),
}  # fmt: skip
