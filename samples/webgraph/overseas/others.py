"""What the sites of the eleventh vocabulary that are about other subjects say."""

from __future__ import annotations

from collections.abc import Sequence

from samples.webgraph.tongue import words

#: For each other subject: how directories call it, and what its pages are made of.
OTHERS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "hotels": (
        words("Hotels, Hotels, Accommodation, Guest Houses, Places to Stay, Hotels & Inns, Holiday Cottages"),
        words("hotel, hotels, inn, guest house, B&B, lodge, resort, apartment hotel, hostel, dormitory, room, rooms, twin "
              "room, double room, family room, single, suite, junior suite, sea view, balcony, ensuite, shower, bathrobe, "
              "minibar, tea and coffee making, breakfast, full English, half board, all inclusive, restaurant, cocktail bar, "
              "terrace, afternoon tea, spa, sauna, steam room, indoor pool, gym, golf, check-in from 3 pm, check-out, late "
              "checkout, reception, night porter, guests, stay, two-night break, weekend break, rates, per night, best rate "
              "guarantee, availability, reservation, deposit, cancellation, dogs welcome, free Wi-Fi, car park, EV charging, "
              "wedding venue, function room, conference room, self-catering, cottage, caravan park, glamping, TripAdvisor, "
              "four-star, AA rosette"),
    ),
    "cars": (
        words("Cars, Cars, Motoring, Used Cars, Car Dealers, Auto Sales, Garages"),
        words("car, cars, motor, motors, vehicle, vehicles, hatchback, estate, saloon, 4x4, van, vans, pickup truck, dealer, "
              "dealership, forecourt, used cars, new cars, approved used, nearly new, part exchange, finance, PCP, HP, "
              "deposit contribution, monthly payment, insurance group, road tax, MOT, service history, one previous owner, "
              "mileage, petrol, diesel, electric, hybrid, mpg, CO2, engine, gearbox, automatic, manual, clutch, brakes, "
              "exhaust, tyres, alloy wheels, bodywork, dent removal, windscreen, boot, roof rack, tow bar, sat nav, parking "
              "sensors, heated seats, air con, test drive, showroom, breakdown cover, recovery, servicing, garage, mechanic, "
              "spare parts, scrap, number plates, Vauxhall, Volkswagen, Toyota, Nissan, Skoda, Audi, Mazda, motorbike, "
              "scooter, rally, classic cars, car wash"),
    ),
    "recipes": (
        words("Recipes, Recipes, Recipes, Cookery, Food & Drink, Baking, Home Cooking"),
        words("recipe, recipes, ingredients, method, serves four, preparation, minutes, oven, gas mark, fan oven, hob, grill, "
              "pan, baking tray, tin, bowl, whisk, spatula, beat, fold in, rub, knead, prove, roll out, simmer, stir-fry, "
              "drizzle, sprinkle, season, taste, plain flour, self-raising flour, caster sugar, icing sugar, golden syrup, "
              "double cream, butter, eggs, yeast, cheese, bacon, mince, chicken thighs, lamb, sausages, cod, prawns, "
              "potatoes, carrots, leeks, courgettes, aubergine, peppers, spinach, garlic, ginger, coriander, cumin, turmeric, "
              "chilli, curry, dal, stew, pie, roast, gravy, soup, salad, sandwich, pudding, crumble, scones, sponge cake, "
              "brownies, biscuits, jam, chutney, marmalade, vegetarian, vegan, gluten free, batch cooking, leftovers, packed "
              "lunch, slow cooker, calories per serving, Christmas cake"),
    ),
    "weather": (
        words("Weather, Weather, Weather, Forecast, Met, Climate & Weather"),
        words("weather, forecast, outlook, today, tonight, tomorrow, week ahead, temperature, maximum, minimum, degrees, "
              "Celsius, feels like, rain, rainfall, showers, heavy rain, drizzle, dry, bright spells, sunny intervals, cloud, "
              "overcast, fog, mist, frost, ice, sleet, snow, hail, thunderstorm, lightning, gale, gusts, wind speed, breeze, "
              "northerly, storm, named storm, yellow warning, amber warning, flood warning, heatwave, cold snap, drought, "
              "monsoon, cyclone, bushfire danger, humidity, dew point, pressure, millibars, high, low, front, radar, "
              "satellite image, isobars, pollen count, UV, air quality, sunrise, sunset, tide times, sea state, swell, "
              "shipping forecast, visibility, rain gauge, weather station, observations, averages, record, meteorologist, "
              "climate, El Niño, long range"),
    ),
    "music": (
        words("Music, Music, Music, Live Music, Bands & Gigs, Music Schools"),
        words("music, song, songs, single, album, albums, EP, track, vinyl, record shop, streaming, playlist, chart, number "
              "one, lyrics, chords, tab, band, bands, duo, singer, vocalist, guitarist, bassist, drummer, DJ, MC, producer, "
              "mixing, recording studio, label, tour, UK tour, gig, gigs, concert, festival, line-up, main stage, support "
              "act, encore, setlist, venue, doors 7pm, tickets, sold out, open mic, folk, trad, ceilidh, jazz, blues, soul, "
              "reggae, grime, techno, house, rock, punk, metal, pop, classical, baroque, opera, chamber music, symphony, "
              "orchestra, conductor, choir, brass band, bagpipes, piano, violin, flute, trumpet, ukulele, amplifier, strings, "
              "tuning, music lessons, grade exams, scales, theory, rehearsal room, sheet music, mercury prize, review"),
    ),
    "gardening": (
        words("Gardening, Gardening, Gardens, Garden Centres, Plants, Nurseries"),
        words("garden, gardens, gardener, gardening, allotment, plot, border, borders, beds, lawn, mowing, mower, turf, "
              "hedge, hedges, trimming, pruning, secateurs, spade, fork, wheelbarrow, greenhouse, polytunnel, cold frame, "
              "shed, patio, pots, hanging baskets, compost, mulch, manure, fertiliser, soil, clay, drainage, seeds, sowing, "
              "seedlings, plug plants, bulbs, daffodils, snowdrops, tulips, roses, clematis, lavender, hydrangea, fuchsia, "
              "geraniums, sweet peas, dahlias, perennials, annuals, shrubs, climbers, ferns, grasses, heathers, rockery, "
              "pond, fruit trees, apples, raspberries, rhubarb, potatoes, runner beans, tomatoes, courgettes, herbs, slugs, "
              "aphids, blackfly, weeds, bindweed, watering, hosepipe, wildflowers, pollinators, bees, open gardens, flower "
              "show, nursery, houseplants, horticulture"),
    ),
    "health": (
        words("Health, Health, Health & Wellbeing, Medicine, Clinics, Fitness"),
        words("health, wellbeing, doctor, GP, surgery, practice, nurse, clinic, clinics, hospital, ward, outpatients, "
              "appointment, symptoms, diagnosis, treatment, therapy, medicine, prescription, repeat prescription, pharmacy, "
              "tablets, antibiotics, side effects, vaccine, flu jab, blood test, scan, X-ray, screening, smear, diabetes, "
              "asthma, cancer, heart, stroke, blood pressure, cholesterol, arthritis, back pain, physiotherapy, osteopath, "
              "chiropractor, podiatry, dentist, hygienist, optician, hearing aids, pregnancy, midwife, baby, breastfeeding, "
              "menopause, mental health, anxiety, depression, counselling, CBT, mindfulness, sleep, stress, diet, nutrition, "
              "weight loss, exercise, pilates, yoga, smoking, alcohol, allergies, hay fever, eczema, headache, infection, "
              "first aid, emergency, ambulance, carers, dementia, palliative care, helpline"),
    ),
    "property": (
        words("Property, Property, Estate Agents, Real Estate, Houses for Sale, Lettings"),
        words("property, properties, house, houses, flat, flats, apartment, maisonette, bungalow, terraced, semi-detached, "
              "detached, cottage, barn conversion, new build, plot, land, for sale, to let, let agreed, sold subject to "
              "contract, offers over, guide price, asking price, price reduced, auction, freehold, leasehold, ground rent, "
              "estate agent, letting agent, landlord, tenant, tenancy, deposit, rent, pcm, bills included, furnished, "
              "unfurnished, bedrooms, bathroom, en suite, kitchen, utility room, conservatory, loft, garage, driveway, "
              "garden, EPC, council tax band, square feet, mortgage, first-time buyer, stamp duty, shared ownership, "
              "solicitor, conveyancing, survey, valuation, viewing, chain free, buy to let, investment, yield, student "
              "houses, commercial, office, retail unit, warehouse, strata, realtor, condo, closing, listing"),
    ),
    "sport": (
        words("Sport, Sport, Sports Clubs, Football, Cricket, Sports & Leisure"),
        words("sport, club, clubs, team, teams, squad, first team, reserves, under 15s, fixtures, results, league table, "
              "division, promotion, relegation, cup, final, semi-final, season, match, match report, kick-off, half-time, "
              "goal, goals, penalty, red card, offside, striker, midfielder, goalkeeper, manager, transfer, loan spell, "
              "coach, captain, training, referee, football, rugby, scrum, try, cricket, wicket, innings, overs, batsman, "
              "bowler, netball, hockey, tennis, badminton, squash, golf, handicap, birdie, athletics, sprint, 10k, half "
              "marathon, parkrun, cycling, time trial, swimming, gala, rowing, regatta, sailing, boxing, judo, gymnastics, "
              "snooker, darts, hurling, Gaelic football, AFL, netball league, stadium, pitch, clubhouse, season ticket, "
              "supporters, membership fees, Commonwealth Games, Olympic, medal, trophy"),
    ),
}  # fmt: skip
