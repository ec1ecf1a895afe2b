import { called } from './called.ts';
import { listed, worded, type Guess, type Row } from './row.ts';

/** Guesses names that begin with the city of the record. */
const ofCity = (kinds: string): Guess => ({
  generator: 'phrase',
  args: { texts: kinds.split(', ').map((kind) => `{kind} ${kind}`) },
  reads: { kind: ['city'] },
  needs: { kind: 'city' },
  otherwise: listed(kinds),
});

const STATION = ofCity('Central, North, Main Station, Airport, South, East, Old Town, Harbour, University, West');
const AIRPORT = ofCity('Airport, International, City Airport, North Airport');

/** Rows for names of what people learn, watch, eat, visit, and keep. */
export const LIFE_NAMES: readonly Row[] = [
  called(
    'farm animal, livestock, cow, sheep, goat, herd, cattle, pig',
    'Berta, Flora, Heidi, Rosalie, Lotte, Bruno, Emma, Frieda, Alma, Hazel, Resi, Clover',
  ),
  called(
    'artwork, painting, museum object, artifact, collection object, work of art, art object, sculpture',
    'Harbour at Dawn, Woman with a Letter, Still Life with Lemons, The Blue Door, Winter Landscape, Bronze Horse, Portrait of a Young Man, Bowl with Handles, Garden in May, Two Fishermen',
  ),
  called(
    'attraction, sight, point of interest, poi, landmark, monument, place of interest, sightseeing',
    'Old Town Hall, Castle Hill, Harbour Lighthouse, Market Square, Botanical Garden, Cathedral, Clock Tower, Stone Bridge, City Wall, Observation Deck',
  ),
  called(
    'trip, journey plan, itinerary, vacation, holiday trip, travel plan, travel package, holiday package',
    'Weekend in Lisbon, Norway by Train, Family Holiday in Crete, Alps Crossing, Conference in Vienna, City Break Prague, Island Hopping, Road Trip Scotland, Spring in Kyoto, Cycling along the Danube',
  ),
  called(
    'station, railway station, train station, rail station, departure station, arrival station, stop station, origin station, destination station',
    STATION,
  ),
  called(
    'train operator, rail operator, railway, railway company, rail company',
    'Northern Rail, Coastline Railways, Alpine Express, Transit Union, Intercity Nord, Lakeland Trains, Valley Line, Eurostrand',
  ),
  called(
    'ferry, boat, yacht, vessel, ship, cruise ship, cargo ship',
    'Aurora, Northern Star, Albatross, Meridian, Seagull, Polaris, Fortuna, Blue Marlin, Silver Wave, Esperanza, Windward, Odyssey',
  ),
  called('airport, departure airport, arrival airport, origin airport, destination airport', AIRPORT),
  called(
    'room, meeting room, conference room, hall, classroom, lab, studio room, event room, treatment room, lecture hall',
    'Room 101, Library, Blue Room, Auditorium, Room 204, Workshop, Garden Room, Studio 2, Board Room, Hall A, Room 305, Seminar Room',
  ),
  called(
    'cabin, rental unit',
    'Single Room, Double Room, Twin Room, Family Room, Junior Suite, Deluxe Double, Studio Apartment, Garden Suite, Sea View Room, Attic Room',
  ),
  called(
    'restaurant table, dining table, seating area, table area, seating, floor plan',
    'Window 1, Terrace 4, Bar, Garden 2, Table 7, Booth 3, Balcony, Table 12, Fireplace, Round Table',
  ),
  called(
    'floor, storey, building level',
    'Ground floor, First floor, Second floor, Third floor, Basement, Mezzanine, Fourth floor, Roof terrace, Fifth floor, Car park',
  ),
  called(
    'home, household, smart home, family home, residence, dwelling',
    'Family House, Town Flat, Lake Cottage, Garden House, Holiday Flat, Old Mill, Parents’ House, City Studio, Mountain Hut, Beach House',
  ),
  called(
    'campsite, camping site, pitch, campground, camp',
    'Lakeside Camping, Pine Grove, River Bend, Dune Camp, Hilltop Meadow, Old Mill Camp, Forest Edge, Sunny Bay, Alpine Camp, Willow Park',
  ),
  called(
    'garage, parking lot, car park, parking garage, parking, parking area',
    'Central Garage, Station Car Park, Market Street Garage, Airport P2, Riverside Parking, Harbour Garage, City Hall Parking, Stadium P1, Old Town Garage, Trade Fair West',
  ),
  called(
    'charging station, charger, charge point, charging location, charging site, evse',
    'Station Car Park, Market Square, Harbour Street 4, Motorway North, City Hall, Shopping Centre Level 1, Airport P2, Riverside, University, Trade Fair West',
  ),
  called(
    'neighborhood, district, suburb, quarter, borough, precinct, constituency',
    'Old Town, Riverside, Harbour Quarter, Westend, Hillside, Station Quarter, Northgate, Garden City, University Quarter, Southbank',
  ),
  called(
    'vehicle, fleet vehicle, van, company car, truck, bus, tram, ambulance',
    'Van 3, Delivery Van North, Pool Car 1, Truck 12, Service Car, Shuttle Bus, Electric Van, Trailer 5, Pickup, Minibus',
  ),
  called(
    'fleet, vehicle group, fleet group',
    'Delivery Vans, Field Service, Pool Cars, Trucks North, Sales Cars, Shuttle Buses, Cargo Bikes, Management, Rental Cars, Trailers',
  ),
  called(
    'class course, study program',
    'Introduction to Statistics, Spanish for Beginners, Digital Photography, First Aid, Web Design Basics, Bookkeeping, Public Speaking, Project Management, Creative Writing, Data Analysis, Nutrition, World History',
  ),
  called(
    'school class, class, class group, study group, learning group, classroom group, course group, form class',
    'Class 5A, Class 7B, Evening Group, Monday Beginners, Class 9C, Intensive Course, Saturday Group, Class 6A, Online Group, Class 8B',
  ),
  called(
    'semester, academic term, school term, academic year, school year, academic period, grading period',
    'Autumn 2024, Spring 2025, Autumn 2025, Summer School 2025, Spring 2024, Winter 2024, Autumn 2023, Spring 2026, Summer 2024, Winter 2025',
  ),
  called('season, sports season, league season', '2019/20, 2020/21, 2021/22, 2022/23, 2023/24, 2024/25, 2025/26'),
  called(
    'award, medal, badge, achievement, trophy, honor, user badge, course badge',
    'First Steps, Team Player, Top Contributor, Early Bird, Quick Learner, Ten in a Row, Night Owl, Helping Hand, Explorer, Perfect Week',
  ),
  called(
    'habit, routine, daily habit, daily goal, health habit',
    'Morning walk, Read ten pages, Drink water, Meditate, Practise Spanish, Stretch, No screen after nine, Write in the diary, Cook at home, Early to bed',
  ),
  called(
    'workout, exercise, training session, fitness class, gym class, training plan, exercise plan, fitness activity',
    'Morning Run, Yoga Flow, Upper Body, Interval Training, Pilates, Spinning, Core Strength, Swimming, Full Body, Stretching, Boxing Basics, Hill Run',
  ),
  called(
    'symptom, side effect',
    'Headache, Cough, Fever, Back pain, Fatigue, Nausea, Dizziness, Sore throat, Skin rash, Shortness of breath',
  ),
  called(
    'vaccine, vaccination, immunization',
    'Tetanus, Influenza, Measles, Hepatitis B, Polio, COVID-19, Pneumococcal, Rabies, Yellow fever, HPV',
  ),
  called(
    'study, clinical trial, research study, clinical study, scientific study',
    'Sleep and Shift Work, Heart Health over Fifty, Migraine Prevention, Nutrition in Schools, Knee Surgery Outcomes, Asthma in Children, Air Quality and Health, Early Diabetes Care, Physical Activity at Work, Recovery after Stroke',
  ),
  called(
    'ward, hospital ward, care unit, hospital unit, clinical unit, nursing station',
    'Ward 3 North, Intensive Care, Maternity, Cardiology, Children’s Ward, Surgery, Geriatrics, Neurology, Day Clinic, Emergency',
  ),
  called(
    'agency, authority, government agency, public body, public authority, ministry, municipal office, public office',
    'City Council, Department of Transport, Land Registry, Environment Agency, Public Health Office, Tax Office, Water Authority, Statistics Office, Building Department, Library Service',
  ),
  called(
    'election, vote, ballot, referendum, voting',
    'City Council 2025, Mayor, School Board, Works Council, Regional Parliament, Student Union, Bridge Referendum, Board of Trustees, Parish Council, Budget Vote',
  ),
  called(
    'permit, building permit, public service, citizen service, official service, license type, government service',
    'Building Permit, Parking Permit, Passport, Residence Registration, Market Stall Licence, Dog Licence, Fishing Licence, Vehicle Registration, Business Registration, Event Permit',
  ),
  called(
    'law, act, legislation, statute name, ordinance',
    'Clean Air Act, Tenancy Reform Act, School Meals Act, Road Safety Act, Water Protection Act, Data Access Act, Noise Ordinance, Waste Ordinance, Heritage Act, Cycling Act',
  ),
  called(
    'podcast, podcast show, radio show, audio show, radio program',
    'The Long Way Home, Kitchen Table Science, Small Hours, Two Coffees Please, Tracks and Trains, The Garden Hour, Money Plainly, Lost and Found, City Sounds, Early Risers',
  ),
  called(
    'podcast episode, show episode, audio episode, radio episode',
    'Why We Sleep Badly, A Village without Cars, How Bread Is Made, The Last Lighthouse Keeper, What Trees Tell Us, Learning at Fifty, A Night on the Train, The Price of Milk, Letters from the Sea, Starting Over',
  ),
  called(
    'tv show, series, tv series, television show, web series, drama series',
    'Harbour Street, The Night Shift, Cold Ridge, Family Matters of State, The Bakery, Northern Line, Second Spring, The Archive, Winter Court, Paper Houses',
  ),
  called(
    'audiobook, ebook, novel, book, comic, manga, story book',
    worded('The {first} {second}', {
      first: 'Silent, Last, Hidden, Winter, Paper, Glass, Distant, Forgotten, Quiet, Northern, Broken, Salt',
      second:
        'Harbour, Garden, Letters, Orchard, Lighthouse, Kingdom, River, Daughter, Clockmaker, Journey, House, Season',
    }),
  ),
  called(
    'album, music album, record album, ep',
    worded('{first} {second}', {
      first: 'Midnight, Golden, Paper, Summer, Electric, Blue, Slow, Neon, Velvet, Broken, Silver, Early',
      second: 'Rain, Lights, Hearts, Rooms, Morning, River, Echoes, Road, Dreams, Letters, Sky, Weather',
    }),
  ),
  called(
    'playlist, mix, music playlist, radio playlist',
    'Morning Coffee, Road Trip, Deep Focus, Rainy Sunday, Workout Mix, Dinner with Friends, Indie Discoveries, Evening Jazz, Summer 2025, Piano for Reading, Party Classics, Throwback',
  ),
  called(
    'chapter, book chapter, audiobook chapter',
    'The Letter, A Cold Morning, Across the River, The Stranger, Old Friends, Nightfall, The Secret Room, Departure, Storm Warning, Home Again',
  ),
  called(
    'video game, game, board game, card game, mobile game',
    'Star Harbour, Dungeon Bakers, Island Rally, Lost Kingdoms, Pixel Farm, Turbo Kart, Castle Keepers, Deep Space Miner, Word Garden, Shadow Valley',
  ),
  called(
    'game level, game map, world level, map, arena',
    'Misty Forest, Frozen Peak, Sunken Temple, Dragon Gate, Old Mine, Crystal Cave, Sky Bridge, Desert Ruins, Harbour Town, Final Tower',
  ),
  called(
    'faction, clan, tribe, kingdom, alliance',
    'Northwind, Ravenmoor, Goldcrest, Stonebrook, Ashfall, Silverpine, Emberlight, Stormwatch, Duskhollow, Ironvale',
  ),
  called(
    'wine, beer, cocktail, spirit',
    'Old Vine Riesling, Harbour Pale Ale, Ridge Merlot, Amber Lager, Coastal Gin, Cellar Reserve, Summer Rosé, Oatmeal Stout, Valley Pinot Noir, Orchard Cider',
  ),
  called(
    'sport, discipline, sport type, sports discipline',
    'Football, Basketball, Tennis, Volleyball, Rugby, Ice Hockey, Athletics, Swimming, Handball, Cycling',
  ),
  called(
    'satellite, spacecraft, space probe, mission, space mission, rocket',
    'Aurora 1, Pathfinder, Meridian, Horizon II, Icarus, Polaris, Tidewatch, Voyager North, Beacon 3, Sentinel',
  ),
  called(
    'occasion, gift occasion, celebration',
    'Birthday, Wedding, Anniversary, Graduation, Housewarming, Retirement, New Baby, Christmas, Farewell, Thank You',
  ),
  called(
    'interest, hobby, topic, subject matter, content topic, blog topic, article topic, area of interest',
    'Travel, Cooking, Photography, Gardening, Running, Design, History, Personal finance, Music, Technology, Health, Architecture',
  ),
];
