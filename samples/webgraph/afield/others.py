"""What the sites of the sixth vocabulary that are about other subjects say."""

from __future__ import annotations

from collections.abc import Sequence

from samples.webgraph.tongue import words

#: For each other subject: how directories call it, and what its pages are made of.
OTHERS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "hotels": (words("Hotels, Places to stay, Hotels & Motels, Bed & breakfast, Self-catering"),
        words("hotel, hotels, room, rooms, guests, per night, king bed, queen bed, twin room, breakfast, complimentary, "
              "check-in time, check-out time, lobby, pool, fitness center, spa, concierge, suite, resort, motel, inn, "
              "B&B, holiday cottage, sleeps 6, sea views, room service, housekeeping, Wi-Fi, parking, pet-friendly, "
              "boutique hotel, banquet, minibar, star rating, self-catering")),
    "cars": (words("Cars, Used cars, Auto dealers, Motors, Car sales"),
        words("car, cars, used cars, new cars, dealer, dealership, miles, mpg, petrol, diesel, hybrid, electric, "
              "automatic, SUV, hatchback, sedan, pickup, VIN, MOT, service history, one owner, finance, test drive, "
              "part exchange, trade-in, warranty, tyres, brakes, oil change, engine, horsepower, towing, Honda, BMW, "
              "Volkswagen, charging, alloy wheels")),
    "recipes": (words("Recipes, Food, Cookery, Food & drink, Easy meals"),
        words("recipe, recipes, ingredients, method, serves 4, prep, minutes, tablespoon, teaspoon, cup, grams, oven, "
              "bake, roast, fry, simmer, chop, onion, garlic, olive oil, butter, flour, sugar, eggs, cheese, chicken, "
              "beef, vegan, vegetarian, curry, pasta, pie, cake, cookies, dessert, leftovers, weeknight dinner")),
    "weather": (words("Weather, Weather forecast, Met services, Weather radar"),
        words("weather, forecast, rain, showers, sunny intervals, cloud, wind, gusts, temperature, feels like, humidity, "
              "pressure, UV, snow, frost, fog, thunderstorm, heatwave, cyclone, monsoon, hurricane, tornado watch, "
              "radar, satellite, severe weather warning, tides, sunrise, sunset, pollen, tonight, tomorrow, outlook, "
              "rainfall totals, El Niño, bushfire")),
    "music": (words("Music, Concerts & gigs, Bands, Record shops, Musicians"),
        words("music, album, single, band, artist, song, tracks, tour dates, gig, concert, live, support act, vinyl, CD, "
              "streaming, guitar, bass, drums, keyboard, singer-songwriter, indie, folk, hip hop, country, classical, "
              "orchestra, symphony, opera, festival, headliner, remix, chart, lyrics, sheet music, recording studio, DJ")),
    "gardening": (words("Gardening, Gardens, Garden centres, Lawn & garden, Plant nurseries"),
        words("garden, plants, seeds, sow, bulbs, perennials, roses, shrubs, hedges, lawn, compost, mulch, soil, pots, "
              "prune, weeds, slugs, aphids, greenhouse, allotment, vegetables, tomatoes, potatoes, fruit trees, "
              "watering, fertilizer, full sun, partial shade, hardy, evergreen, ground cover, landscaping, mower, "
              "harvest, wildflowers, native plants")),
    "health": (words("Health, Health & medical, Hospitals, Healthcare, Wellbeing"),
        words("health, patient, patients, doctor, GP, clinic, hospital, symptoms, treatment, diagnosis, medicines, "
              "side effects, vaccine, flu jab, appointment, referral, surgery, cancer, diabetes, asthma, heart disease, "
              "blood test, mental health, anxiety, pregnancy, physiotherapy, dentist, pharmacist, Medicare, insurance, "
              "nutrition, exercise, urgent care, screening, emergency department, carer")),
    "property": (words("Property, Real estate, Homes, Estate agents, Rentals"),
        words("property, properties, house, apartment, flat, unit, for sale, to let, for rent, bedroom, bathrooms, "
              "sq ft, garden, garage, auction, offers over, guide price, listing, realtor, estate agent, mortgage, "
              "deposit, leasehold, freehold, viewing, open home, tenant, landlord, bond, EPC rating, semi-detached, "
              "bungalow, condo, zoning, stamp duty, square footage")),
    "sport": (words("Sport, Sports, Sports clubs, Football & cricket, Sports news"),
        words("match, team, season, league, club, players, coach, manager, goal, goals, score, fixtures, results, table, "
              "win, defeat, final, cup, tournament, football, cricket, rugby, AFL, NBA, NFL, baseball, tennis, golf, "
              "wicket, innings, touchdown, quarterback, transfer, injury, stadium, Olympics, medal, half-time")),
}  # fmt: skip
