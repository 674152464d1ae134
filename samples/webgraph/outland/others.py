"""What the sites of the eighth vocabulary that are about other subjects say."""

from __future__ import annotations

from collections.abc import Sequence

from samples.webgraph.tongue import words

#: For each other subject: how directories call it, and what its pages are made of.
OTHERS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "hotels": (
        words("Hotels, Places to Stay, Accommodation, B&Bs & Inns, Hostels"),
        words("hotel, hotels, stay, night, nights, rooms, guest, guests, check-in from 3 pm, check-out, reception, "
              "concierge, lobby, twin room, double room, family room, king bed, suite, sofa bed, en suite, "
              "breakfast included, half board, all inclusive, restaurant, bar, rooftop, pool, spa, sauna, gym, "
              "free WiFi, air conditioning, sea view, beach, city centre, parking, pets welcome, cottage, B&B, hostel, "
              "glamping, holiday let, resort, villa, chalet, wedding venue, conference, best rate guaranteed, "
              "room service, housekeeping, four-star, availability, cancellation policy"),
    ),
    "cars": (
        words("Cars, Used Cars, Motors, Car Dealers, Vehicles"),
        words("car, cars, vehicle, vehicles, new cars, used cars, approved used, dealership, showroom, test drive, "
              "finance, part exchange, MOT, service history, mileage, one owner, petrol, diesel, hybrid, electric, "
              "plug-in, charging, range, automatic, manual, gearbox, clutch, engine, 1.6 litre, bhp, torque, brakes, "
              "tyres, alloys, bodywork, paint, hatchback, estate, saloon, SUV, pickup, van, 4x4, coupe, cabriolet, "
              "Volkswagen, Hyundai, Renault, Honda, insurance, road tax, breakdown cover, garage, mechanic, "
              "spare parts, windscreen"),
    ),
    "recipes": (
        words("Recipes, Cooking, Food & Drink, Baking, Easy Dinners"),
        words("recipe, recipes, ingredients, method, serves 4, prep, cook, minutes, tablespoon, teaspoon, grams, ml, "
              "oven, preheat, bake, roast, fry, boil, steam, whisk, knead, chop, slice, drain, season, salt, "
              "black pepper, olive oil, garlic, onion, carrots, potatoes, tomatoes, spinach, chickpeas, lentils, rice, "
              "pasta, noodles, chicken, lamb, salmon, tofu, cheese, cream, yoghurt, eggs, flour, caster sugar, "
              "chocolate, vanilla, cake, muffins, curry, stew, stir-fry, traybake, air fryer, vegetarian, dairy-free, "
              "leftovers"),
    ),
    "weather": (
        words("Weather, Forecast, Weather Forecasts, Met Services, Climate"),
        words("weather, forecast, 7-day forecast, hourly, today, tomorrow, outlook, temperature, feels like, maximum, "
              "minimum, °C, rain, rainfall, mm, drizzle, showers, heavy rain, dry, sunny spells, sunshine, cloud, "
              "overcast, fog, mist, haze, wind, gusts, knots, gale, breeze, storm, cyclone, monsoon, lightning, hail, "
              "sleet, snow, ice, frost, heatwave, drought, bushfire, flood warning, amber warning, severe weather, "
              "humidity, pressure, hPa, UV, pollen count, tide times, sea state, radar, satellite image, "
              "synoptic chart, El Niño, station, observations"),
    ),
    "music": (
        words("Music, Gigs, Bands & Artists, Music Lessons, Record Labels"),
        words("music, song, songs, single, EP, album, albums, LP, vinyl, CD, stream, Spotify, playlist, band, artist, "
              "singer-songwriter, vocals, guitar, bass, drums, keys, fiddle, cello, brass band, choir, orchestra, "
              "conductor, composer, symphony, opera, folk, jazz, indie, punk, metal, techno, hip hop, reggae, K-pop, "
              "gig, gigs, tour, tour dates, headline, support act, festival, line-up, venue, doors 7.30pm, encore, "
              "rehearsal, studio, mixing, producer, label, lyrics, sheet music, chords, lessons, grade exams, DJ, "
              "charts, merch"),
    ),
    "gardening": (
        words("Gardening, Plants, Garden Centres, Allotments, Nurseries & Seeds"),
        words("garden, gardens, gardener, plant, plants, planting, seed, seeds, sow, seedlings, bulbs, tubers, "
              "perennial, annual, biennial, shrub, climber, hedge, trees, fruit trees, apple, roses, lavender, "
              "dahlias, ferns, succulents, houseplants, lawn, turf, moss, weeds, slugs, greenfly, blight, compost, "
              "manure, mulch, topsoil, pots, hanging baskets, raised bed, allotment, polytunnel, greenhouse, "
              "propagator, pruning, deadheading, watering, hosepipe, secateurs, spade, wheelbarrow, harvest, "
              "courgettes, beans, herbs, pollinators, wildlife, pond, frost, hardy, shade, well-drained"),
    ),
    "health": (
        words("Health, Health & Wellbeing, Medical, Clinics, Doctors & Hospitals"),
        words("health, patient, patients, GP, doctor, surgery, clinic, hospital, A&E, ward, nurse-led, appointment, "
              "consultation, referral, prescription, repeat prescriptions, pharmacy, tablets, dose, side effects, "
              "symptoms, diagnosis, treatment, therapy, blood test, scan, MRI, ultrasound, screening, vaccination, "
              "jab, flu, asthma, diabetes, arthritis, migraine, eczema, high blood pressure, stroke, cancer, dementia, "
              "anxiety, depression, sleep, diet, exercise, weight loss, smoking, pregnancy, midwife, baby, dentist, "
              "optician, physio, podiatry, fertility, hearing aids, first aid, wellbeing, carers"),
    ),
    "property": (
        words("Property, Homes, Houses for Sale, Estate Agents, Rentals"),
        words("property, properties, house, houses, home, flat, flats, apartment, studio, bungalow, terraced, "
              "semi-detached, detached, new build, for sale, to let, to rent, sold, under offer, guide price, "
              "asking price, per month, pcm, bedrooms, bathroom, reception room, kitchen diner, garden, garage, "
              "driveway, balcony, parking space, sq ft, freehold, leasehold, ground rent, council tax, EPC, survey, "
              "valuation, viewing, open home, auction, stamp duty, mortgage, deposit, landlord, tenant, tenancy, "
              "letting agent, estate agent, conveyancing, developer, plot, land, commercial, office space, "
              "refurbished, sea views"),
    ),
    "sport": (
        words("Sport, Clubs & Leagues, Sports, Fitness, Football & Cricket"),
        words("sport, sports, club, team, squad, players, captain, coach, manager, fixture, fixtures, results, league, "
              "league table, division, cup, final, semi-final, match, match report, kick-off, half-time, goal, goals, "
              "penalty, red card, striker, keeper, transfer, cricket, wickets, innings, runs, batting, bowler, rugby, "
              "try, scrum, tennis, golf, handicap, netball, hockey, rowing, athletics, marathon, parkrun, triathlon, "
              "cycling, swimming, judo, gymnastics, badminton, Olympics, medal, world record, championship, season, "
              "training, juniors, referee, stadium, pitch, membership, tickets, injury"),
    ),
}  # fmt: skip
