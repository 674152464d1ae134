"""What the sites of the twelfth vocabulary that are about other subjects say."""

from __future__ import annotations

from collections.abc import Sequence

from samples.webgraph.tongue import words

#: For each other subject: how directories call it, and what its pages are made of.
OTHERS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "hotels": (
        words("Hotels, Hotels, Lodging, Accommodations, Places to Stay, Resorts & Spas, Mountain Lodges"),
        words("hotel, hotels, boutique hotel, mountain lodge, chalet, alpine hut, pension, aparthotel, serviced apartments, "
              "villa, ryokan, hot spring, capsule hotel, guest, guests, guest room, deluxe room, twin beds, queen bed, king "
              "bed, sofa bed, suite, lake view, city view, balcony, bathtub, rain shower, slippers, kettle, minibar, safe, "
              "room service, wake-up call, breakfast included, buffet breakfast, half board, full board, fine dining, lobby "
              "bar, rooftop, lounge, wellness, spa treatments, jacuzzi, infinity pool, fitness room, ski storage, shuttle "
              "bus, check-in time, check-out time, early check-in, front office, concierge desk, luggage room, non-smoking, "
              "family friendly, pet policy, extra bed, baby cot, city tax, best available rate, flexible rate, "
              "non-refundable, nights, stay, book direct benefits, gift voucher, meetings, banquets, wedding reception, guest "
              "reviews, stars"),
    ),
    "cars": (
        words("Cars, Cars, Autos, Used Cars, Auto Dealers, Motor Vehicles, Car Sales"),
        words("car, cars, auto, vehicle, vehicles, city car, hatchback, estate car, sedan, SUV, crossover, van, camper, "
              "pickup, convertible, sports car, electric car, hybrid, diesel, petrol, LPG, horsepower, torque, kilowatt, "
              "gearbox, automatic, manual, four-wheel drive, engine, turbo, battery pack, charging station, range, "
              "consumption, emissions, mileage, kilometres, first registration, owner, inspection, accident-free, warranty, "
              "showroom, dealer, dealership, stock, demo car, leasing, finance, instalments, trade-in, test drive, tyres, "
              "winter tyres, wheels, brakes, clutch, oil change, filter, spark plugs, body shop, paint, windscreen, garage, "
              "workshop, mechanic, tow truck, number plate, driving school, insurance, Renault, Peugeot, Fiat, Seat, "
              "Mercedes, Volvo, Honda, Suzuki, Lexus, motorcycle, vintage car, motor show"),
    ),
    "recipes": (
        words("Recipes, Recipes, Recipes, Cooking, Kitchen, Food & Wine, Cuisine"),
        words("recipe, recipes, ingredients, preparation, instructions, step, serves, portions, difficulty, easy, minutes, "
              "bake, fry, steam, poach, grill, braise, blanch, chop, slice, grate, peel, stir, whisk, strain, marinate, "
              "dough, batter, sauce, broth, stock cube, oven tray, frying pan, wok, pressure cooker, food processor, olive "
              "oil, sesame oil, soy sauce, miso, mirin, vinegar, mustard, honey, sugar, salt, pepper, saffron, basil, "
              "parsley, oregano, thyme, garlic, onion, shallot, tomato, aubergine, zucchini, mushrooms, pumpkin, cabbage, "
              "beetroot, potatoes, beans, rice, risotto, pasta, gnocchi, polenta, couscous, noodles, dumplings, tofu, eggs, "
              "cheese, ham, pork, beef, veal, duck, fish, tuna, squid, mussels, pizza, quiche, paella, borscht, sushi, tapas, "
              "crêpes, tart, tiramisu, mousse, ice cream, meringue, almond, chocolate, lemon zest, wine pairing"),
    ),
    "weather": (
        words("Weather, Weather, Weather, Weather Forecast, Meteorology, Mountain Weather"),
        words("weather, forecast, bulletin, hourly, daily, 14 days, temperature, minimum, maximum, apparent temperature, "
              "degrees, Celsius, Fahrenheit, sunny, clear sky, scattered clouds, cloudy, overcast, foggy, haze, drizzle, "
              "light rain, heavy rain, downpour, showers, thunderstorms, hail, sleet, snowfall, snow depth, avalanche risk, "
              "freezing level, frost, ice, wind, gusts, knots, Beaufort, breeze, mistral, foehn, typhoon, cyclone, storm, "
              "tornado, heatwave, drought, cold wave, alert level, orange warning, red warning, flood risk, humidity, "
              "pressure, hectopascal, dew point, visibility, UV index, ozone, pollen, air quality, radar, satellite, "
              "lightning map, front, ridge, trough, sunrise, sunset, moonrise, webcam, station, rain gauge, observations, "
              "climate normals, anomaly, seasonal outlook, sea temperature, wave height"),
    ),
    "music": (
        words("Music, Music, Music, Concerts, Artists & Bands, Music Academies"),
        words("music, song, songs, album, albums, single, remix, vinyl, CD, download, stream, playlist, chart, lyrics, video "
              "clip, band, group, duo, trio, quartet, singer, tenor, soprano, choir, rapper, DJ, producer, composer, "
              "arranger, pianist, cellist, percussion, conductor, orchestra, philharmonic, symphony, concerto, sonata, opera, "
              "aria, recital, chamber music, jazz, swing, bossa nova, flamenco, fado, chanson, pop, K-pop, rock, punk, metal, "
              "electronic, techno, ambient, folk, concert, concerts, tour, tour dates, festival, stage, setlist, encore, box "
              "office, venue, club, rehearsal, studio, recording, mastering, record label, guitar, bass, drums, keyboard, "
              "synthesizer, violin, flute, harp, accordion, conservatory, lessons, sheet music, score, metronome, "
              "competition, award"),
    ),
    "gardening": (
        words("Gardening, Gardening, Gardens, Horticulture, Plants & Flowers, Garden Supplies"),
        words("garden, gardens, gardener, gardening, plant, plants, flowers, flower bed, seeds, seedlings, cuttings, "
              "grafting, bulbs, tulips, iris, peony, roses, camellia, azalea, hydrangea, orchid, bonsai, cactus, succulents, "
              "palm, bamboo, olive tree, fig tree, citrus, cherry, apple tree, vine, berries, hedge, boxwood, ivy, moss, "
              "fern, lawn, meadow, mowing, pruning shears, rake, hoe, trowel, gloves, watering, drip irrigation, hose, soil, "
              "peat-free, potting mix, compost, humus, mulch, fertilizer, greenhouse, terrace, balcony garden, pots, trellis, "
              "pond, water lilies, vegetable garden, tomatoes, lettuce, radish, pumpkins, herbs, rosemary, mint, snails, "
              "mildew, aphids, weeds, beehive, botanical garden, garden show, landscape, nursery, sowing calendar"),
    ),
    "health": (
        words("Health, Health, Health Care, Medicine, Medical Centres, Wellness"),
        words("health, patient, patients, doctor, physician, specialist, clinic, polyclinic, hospital, emergency department, "
              "appointment, referral, symptoms, fever, cough, flu, diagnosis, therapy, treatment, surgery, anaesthesia, "
              "recovery, rehabilitation, medicine, medication, dose, tablet, prescription, pharmacy, vaccine, vaccination, "
              "antibiotics, blood test, ultrasound, MRI, X-ray, screening, prevention, cardiology, dermatology, oncology, "
              "paediatrics, gynaecology, orthopaedics, ophthalmology, dentistry, implants, orthodontics, heart, lungs, liver, "
              "kidney, skin, bones, joints, spine, diabetes, hypertension, cholesterol, obesity, asthma, allergy, migraine, "
              "pregnancy, childbirth, infant, nutrition, diet, vitamins, minerals, supplements, exercise, sleep, stress, "
              "burnout, psychology, psychiatry, meditation, massage, acupuncture, herbal, health insurance, elderly care, "
              "nursing home, first aid"),
    ),
    "property": (
        words("Property, Property, Real Estate, Homes, Apartments, Houses & Land"),
        words("property, properties, real estate, home, homes, house, houses, apartment, apartments, studio flat, penthouse, "
              "loft, villa, farmhouse, chalet, country house, building plot, land, hectares, square metres, floor, lift, "
              "rooms, bedrooms, bathroom, living room, kitchen, terrace, balcony, cellar, garage, parking space, garden, sea "
              "view, mountain view, renovated, to renovate, new development, off plan, energy class, heating, condominium "
              "fees, for sale, for rent, sold, rented, price, price on request, price reduction, agency, agent, broker, "
              "notary, deed, cadastre, valuation, viewing, offer, deposit, commission, mortgage, loan, interest rate, buyer, "
              "seller, owner, landlord, tenant, lease, rental contract, furnished, utilities, short-term rental, holiday "
              "home, investment, rental yield, commercial premises, office space, shop unit, warehouse, industrial, auction"),
    ),
    "sport": (
        words("Sport, Sport, Sports, Football, Winter Sports, Sports Federations"),
        words("sport, sports, club, federation, league, championship, cup, tournament, qualifiers, group stage, "
              "quarter-final, final, match, fixture, result, score, standings, season, round, draw, defeat, victory, team, "
              "squad, line-up, coach, captain, player, players, goalkeeper, defender, midfielder, forward, goal, assist, "
              "penalty, corner, yellow card, referee, VAR, transfer market, football, futsal, basketball, volleyball, "
              "handball, water polo, tennis, set, ace, table tennis, badminton, cycling, stage, peloton, climbing, skiing, "
              "slalom, downhill, biathlon, snowboard, ski jumping, ice hockey, figure skating, athletics, hurdles, long jump, "
              "javelin, marathon, trail running, swimming, freestyle, butterfly, diving, rowing, sailing, judo, karate, sumo, "
              "fencing, boxing, gymnastics, weightlifting, shooting, golf, motorsport, grand prix, lap, pit stop, Olympics, "
              "Paralympics, medal, record, stadium, arena, fans, tickets, training camp, youth academy"),
    ),
}  # fmt: skip
