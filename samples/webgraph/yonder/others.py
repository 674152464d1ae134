"""What the sites of the ninth vocabulary that are about other subjects say."""

from __future__ import annotations

from collections.abc import Sequence

from samples.webgraph.tongue import words

#: For each other subject: how directories call it, and what its pages are made of.
OTHERS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "hotels": (
        words("Hotels, Hotels, Accommodation, Where to Stay, Guest Houses, Resorts, Holiday Lets"),
        words("hotel, hotels, guest house, lodge, resort, room, rooms, rooms & suites, deluxe room, twin room, king bed, "
              "en suite, guests, stay, nights, per night, rates, best rate guarantee, book your stay, check-in from 14:00, "
              "check-out, reception, concierge, breakfast included, half board, all inclusive, restaurant, bar, swimming pool, "
              "gym, spa, sauna, sea view, mountain view, balcony, air conditioning, free WiFi, airport shuttle, "
              "conference room, banquet hall, wedding venue, safari lodge, hostel, dormitory, self-catering, cottage, "
              "campsite, pets allowed, housekeeping, star rating, guest reviews, special offers, gift voucher"),
    ),
    "cars": (
        words("Cars, Used Cars, New Cars, Car Dealers, Automotive, Motoring, Auto Parts"),
        words("car, cars, vehicle, vehicles, used cars, new cars, dealer, dealership, showroom, hatchback, saloon, SUV, "
              "pickup, 4x4, estate, van, make and model, mileage, km, litre, petrol, diesel, hybrid, electric, automatic, "
              "manual, gearbox, engine size, horsepower, torque, one owner, full service history, MOT, warranty, finance, "
              "monthly payment, part exchange, trade in, test drive, service centre, spare parts, tyres, brake pads, battery, "
              "oil filter, alloy wheels, leather, air bags, reverse camera, Toyota, Honda, Hyundai, Volkswagen, Nissan, "
              "imported, auction, road tax, number plate"),
    ),
    "recipes": (
        words("Recipes, Recipes, Food, Cooking, Food & Drink, Baking, Cuisine"),
        words("recipe, recipes, ingredients, method, serves 4, prep, cook, minutes, tablespoon, teaspoon, grams, ml, cup, oven, "
              "gas mark, 180°C, pan, saucepan, stir, whisk, fold in, knead, boil, fry, roast, marinate, season, salt, "
              "black pepper, olive oil, butter, flour, caster sugar, eggs, milk, cream, garlic, onion, tomato, ginger, cumin, "
              "coriander, coconut milk, rice, lentils, chickpeas, chicken, lamb, prawns, salmon, curry, stew, jollof rice, "
              "biryani, pasta, soup, salad, cake, scones, bread, dessert, vegetarian, leftovers"),
    ),
    "weather": (
        words("Weather, Weather Forecast, Meteorology, Climate, Weather & Warnings, Marine Forecast"),
        words("weather, forecast, 7-day forecast, hourly, today, tomorrow, maximum, minimum, temperature, °C, feels like, rain, "
              "rainfall, mm, showers, drizzle, thunderstorms, lightning, cloud, overcast, sunny intervals, fog, mist, wind, "
              "knots, gusts, swell, tide times, humidity, pressure, hPa, visibility, warning, yellow warning, cyclone, typhoon, "
              "monsoon, flood alert, heatwave, drought, snow, ice, frost, blizzard, radar, satellite image, observations, "
              "weather station, climate outlook, El Niño, seasonal forecast, sunrise, sunset, moon phase, UV, air quality"),
    ),
    "music": (
        words("Music, Bands, Musicians, Concerts, Live Music, Classical Music, Instruments"),
        words("music, band, singer, songwriter, album, EP, single, track, tracks, lyrics, video, new release, stream, vinyl, "
              "tour, tour dates, gig, concert, concert hall, festival, line-up, stage, tickets on sale, sold out, support act, "
              "guitar, bass, drums, keyboard, violin, cello, flute, saxophone, piano lessons, sheet music, choir, orchestra, "
              "conductor, symphony, opera, chamber music, jazz, folk, reggae, afrobeats, hip hop, metal, indie, electronic, "
              "DJ, producer, studio, recording, label, chart, award, fan club, rehearsal, audition"),
    ),
    "gardening": (
        words("Gardening, Gardens, Plants, Garden Centres, Nurseries, Horticulture, Home & Garden"),
        words("garden, gardens, gardening, gardener, plant, plants, seed, seeds, bulbs, seedlings, cuttings, perennial, "
              "annual, shrub, hedge, climber, roses, dahlias, lavender, orchids, ferns, succulents, houseplants, fruit trees, "
              "apple, vegetable patch, allotment, potatoes, beans, courgettes, chillies, herbs, lawn, mowing, turf, soil, "
              "compost, mulch, manure, fertiliser, watering, hose, pots, greenhouse, polytunnel, pruning, secateurs, weeding, "
              "slugs, aphids, blight, full sun, partial shade, frost hardy, sow indoors, plant out, flowering, bees, pond, "
              "patio, nursery"),
    ),
    "health": (
        words("Health, Health & Wellness, Clinics, Medicine, Doctors, Public Health, Dentists"),
        words("health, healthcare, doctor, GP, specialist, consultant, nurse, clinic, medical centre, patient, patients, "
              "appointment, referral, symptoms, causes, diagnosis, treatment, surgery, recovery, medicine, dose, side effects, "
              "prescription, pharmacy, vaccine, immunisation, malaria, tuberculosis, HIV, diabetes, hypertension, stroke, "
              "cancer, screening, blood test, ultrasound, MRI scan, maternity, antenatal, paediatrics, dental, eye care, "
              "physiotherapy, mental health, anxiety, depression, counselling, diet, nutrition, exercise, first aid, "
              "ambulance, emergency department, ward, visiting hours, health insurance, public health, outbreak, wellbeing"),
    ),
    "property": (
        words("Property, Real Estate, Houses for Sale, Estate Agents, Homes, Apartments for Rent"),
        words("property, properties, house, houses, flat, flats, apartment, bungalow, villa, duplex, townhouse, plot, land, "
              "commercial, office space, warehouse space, for sale, to let, for rent, rental, asking price, guide price, "
              "per month, bedrooms, bathrooms, sq m, sq ft, garage, parking space, garden, swimming pool, furnished, "
              "unfurnished, serviced, gated community, off-plan, new development, freehold, leasehold, title deed, mortgage, "
              "home loan, deposit, stamp duty, valuation, viewing, estate agent, letting agent, landlord, tenant, lease, "
              "auction, sold, under offer, floor plan, virtual tour, neighbourhood, suburb"),
    ),
    "sport": (
        words("Sport, Sports, Football, Cricket, Rugby, Clubs & Teams, Sports News"),
        words("sport, team, club, match, matches, fixtures, results, league table, season, goal, goals, half-time, penalty, "
              "striker, midfielder, goalkeeper, defender, captain, coach, manager, squad, transfer, signing, injury, red card, "
              "VAR, Premier League, Champions League, World Cup, qualifiers, final, cricket, wicket, innings, batsman, over, "
              "T20, rugby, try, scrum, tennis, grand slam, athletics, marathon, cycling, swimming, boxing, Formula 1, golf, "
              "hockey, netball, basketball, Olympics, medal, stadium, tickets, season ticket, membership, academy, youth, "
              "referee, highlights"),
    ),
}  # fmt: skip
