import { chosen, listed, matching, row, whole, worded, type Guess, type Row } from './row.ts';

const PRODUCT: Guess = worded('{quality} {thing}', {
  quality:
    'Oak, Walnut, Linen, Cotton, Steel, Ceramic, Leather, Wool, Bamboo, Glass, Compact, Foldable, Classic, Travel, Outdoor, Kids’',
  thing:
    'Desk, Chair, Lamp, Backpack, Bottle, Mug, Notebook, Jacket, Blanket, Tray, Basket, Cushion, Bowl, Clock, Shelf, Wallet, Apron, Umbrella, Stool, Vase',
});

const TASK: Guess = worded('{act} {object}', {
  act: 'Update, Review, Prepare, Check, Plan, Test, Document, Simplify, Translate, Fix, Clean up, Present',
  object:
    'the price list, the contract template, the sign-up form, the monthly report, the search page, the onboarding guide, the delivery notes, the invoice layout, the team calendar, the customer survey, the backup, the landing page, the budget, the import of contacts, the help pages',
});

const PROJECT: Guess = worded('{first} {second}', {
  first: 'Website, Office, Warehouse, Brand, App, Data, Payroll, Customer, Supplier, Intranet, Store, Energy',
  second: 'Relaunch, Move, Migration, Redesign, Rollout, Audit, Upgrade, Survey, Automation, Extension',
});

const TITLES: Guess = worded('{about} {topic}', {
  about:
    'A Guide to, First Steps in, Notes on, The Basics of, Five Facts about, A Year of, Questions about, The Future of, Inside, Rethinking, What We Learnt from, A Short History of',
  topic:
    'Remote Work, City Gardens, Slow Travel, Home Cooking, Solar Power, Small Businesses, Night Trains, Data Privacy, Coffee Roasting, Bicycle Repair, Team Meetings, Local Markets, Wooden Houses, Public Libraries, Winter Sports, Good Writing',
});

const EVENT: Guess = worded('{first} {kind}', {
  first:
    'Spring, Summer, Autumn, Winter, Annual, City, Harbour, Open-air, Jazz, Food, Design, Book, Film, Science, Startup, Charity, Family, Night',
  kind: 'Festival, Market, Conference, Workshop, Concert, Fair, Meetup, Gala, Exhibition, Run, Tour, Lecture',
});

const COURSE: Guess = worded('{level} {subject}', {
  level: 'Introduction to, Advanced, Applied, Principles of, Practical, Foundations of',
  subject:
    'Mathematics, Statistics, Economics, Photography, Spanish, Accounting, Programming, Marketing, Biology, World History, Drawing, Project Management, Chemistry, Nutrition, Public Speaking',
});

const BOOK: Guess = worded('The {first} {second}', {
  first:
    'Silent, Last, Hidden, Winter, Paper, Glass, Distant, Forgotten, Crimson, Quiet, Salt, Wandering, Northern, Broken',
  second:
    'Harbour, Garden, Letters, Orchard, Lighthouse, Kingdom, River, Daughter, Clockmaker, Journey, Mountain, House, Promise, Season',
});

const SONG: Guess = worded('{first} {second}', {
  first: 'Midnight, Golden, Paper, Summer, Electric, Blue, Slow, Falling, Neon, Distant, Velvet, Broken, Silver, Early',
  second: 'Rain, Lights, Hearts, Train, Morning, River, Echoes, Road, Dreams, Fire, Letters, Sky, Dance, Weather',
});

const TEAM: Guess = worded('{place} {animal}', {
  place:
    'Northside, Riverside, Harbour, Valley, Lakeside, Summit, Ironbridge, Westport, Eastfield, Kingsford, Ashford, Millbrook',
  animal: 'Falcons, Rovers, Wolves, United, Athletic, Tigers, Rangers, Comets, Sharks, Wanderers, Bears, Hawks',
});

const PLAIN: Guess = worded('{first} {noun}', {
  first:
    'Default, Standard, Primary, Secondary, Internal, External, Shared, Custom, Test, Backup, Pilot, Legacy, Team, Partner, Regional, Main',
  noun: '{noun}',
});

const category = (list: string): Row['guesses'] => ({ string: listed(list) });

/** Names of things, and kinds of things. */
export const THINGS: readonly Row[] = [
  row(
    'name',
    'name, title, label, caption, headline, heading, display name, @place display name, @product label, subject, short name, common name, object name, entity name, long name, full title, local name, internal name, public name, alternative name, alias, name en, title en, friendly name, short title, original title, page title, alternate name, official name, english name, other name, name short, text label, headline text, product label name',
    { string: PLAIN },
  ),
  row(
    'name',
    '@product name, @product title, product, product name, item, item name, item title, product title, variant title, variant name, article name, goods, product description short, line item name, merchandise, line item title, line description, item description short, part name, asset name, bundle name, furniture name, gift name',
    { string: PRODUCT },
  ),
  row(
    'name',
    'task name, task title, @work title, @work name, @work subject, @work summary, todo, action item, action title, step name, milestone name, checklist item, step title, activity name, checklist item name, job description short, to do, task, work item title, maintenance title, item todo',
    { string: TASK },
  ),
  row(
    'name',
    'project name, project title, project, initiative name, programme name, program name, project label, campaign project, program title, engagement name',
    { string: PROJECT },
  ),
  row(
    'name',
    '@post title, @post name, @post headline, @post subject, blog title, headline, content title, guide title, document title, presentation title, report title, topic title, page name, @post heading, thread title, thesis title, paper title, lecture title, talk title, publication title, magazine name, research title, webinar title, slide title, blog post title, help article title, forum topic title, discussion title, discussion name',
    { string: TITLES },
  ),
  row(
    'name',
    'report name, dashboard name, document title, report title, document name title, chart title, widget title, spreadsheet name, statement name, export name, view name, report, dashboard title',
    {
      string: listed(
        'Monthly Sales, Customer Overview, Stock Levels, Open Invoices, Website Traffic, Team Workload, Quarterly Forecast, Support Response Times, Energy Use, Delivery Performance, Marketing Costs, Annual Summary, Cash Flow, New Sign-ups',
      ),
    },
  ),
  row(
    'name',
    'event name, event title, special event name, exhibition name, exhibition title, festival name, concert name, conference name, show name, tour name, experience name, experience title, occasion, fair name, concert title, tour title, activity title, meetup name, excursion name',
    { string: EVENT },
  ),
  row(
    'name',
    '@happening title, @happening name, @happening subject, @happening summary, appointment title, meeting title, meeting name, meeting topic, calendar event title, agenda item, agenda, shift name, reservation name title, appointment type, appointment type name, visit type, session title, meeting subject, session name, calendar event summary, meeting type',
    {
      string: listed(
        'Project kick-off, Weekly review, Budget planning, Interview, Product demo, Team lunch, Training, Site visit, Customer call, Design review, Quarterly report, First consultation, Follow-up, Annual check, Contract talk, Handover',
      ),
    },
  ),
  row(
    'name',
    'course name, course title, subject name, class name, lesson title, lesson name, module title, module name, training name, curriculum name, workshop title, course, subject taught, lecture name, chapter title, unit title, class title, lecture subject, school subject, program name course, quiz title, exam name, exam title, assignment title, assignment name, quiz name, training title, field of study, major, course label, discipline, subject area, webinar name, learning path title, chapter name, degree program, workshop name',
    { string: COURSE },
  ),
  row(
    'name',
    'school subject, student subject, teacher subject, @person subject, lesson subject, exam subject, grade subject, tutor subject, class subject',
    category(
      'Mathematics, English, History, Biology, Chemistry, Physics, Geography, Art, Music, Physical Education, French, Computer Science',
    ),
  ),
  row(
    'name',
    'book title, book name, novel title, ebook title, audiobook title, book, publication name, comic title, publication title, library item title, manga title, literature title, loan title',
    { string: BOOK },
  ),
  row(
    'name',
    'movie title, movie name, film title, film name, show title, series title, series name, episode title, game title, game name, anime title, episode name, movie, tv show name, original title movie, play title, season title, serie name, video game title, board game name, movie original title, series, film',
    { string: BOOK },
  ),
  row(
    'name',
    'song title, song name, track title, track name, album title, album name, single title, song, track, album, playlist name, playlist title, recording title, music title, release title, playlist, podcast title, podcast name, record title, station song, album',
    { string: SONG },
  ),
  row(
    'name',
    'artist name, band name, musician name, group artist name, artist, orchestra name, dj name, stage name, band, performer name band, album artist, song artist, track artist, album artist name',
    {
      string: worded('{first} {second}', {
        first:
          'The Paper, The Velvet, The Northern, The Slow, The Golden, Electric, Silver, The Midnight, Blue, The Early',
        second: 'Foxes, Harbour, Lanterns, Parade, Rivers, Machines, Sparrows, Letters, Company, Orchestra',
      }),
    },
  ),
  row(
    'name',
    '@video title, @video name, video title, channel title, stream title, playlist title video, clip title, recording title video, video',
    { string: { generator: 'sentence', args: { about: 'video' } } },
  ),
  row(
    'name',
    '@picture title, @picture name, photo title, image title, photo caption, image caption, @picture caption, artwork title, painting title, album photo title, wallpaper name',
    { string: { generator: 'sentence', args: { about: 'image' } } },
  ),
  row(
    'name',
    'email subject, message subject, mail subject, subject line, message title, thread subject, campaign subject, newsletter subject, email title, campaign subject line, conversation title, email template subject, template subject',
    {
      string: listed(
        'Your order has been shipped, Invitation to our summer sale, Invoice for March, Meeting moved to Thursday, Welcome to the team, Question about my booking, New price list, Your monthly summary, Reminder: appointment tomorrow, Thank you for your visit, Documents for signature, Change of address',
      ),
    },
  ),
  row(
    'name',
    'notification title, alert name, alert title, notification subject, push title, alarm name, reminder title, notification name, alert, alarm title, warning title, announcement title short',
    {
      string: listed(
        'New comment, Payment received, Password changed, Order shipped, Storage almost full, New sign-in, Task due tomorrow, Export finished, Trial ends soon, Appointment confirmed, File shared with you, Weekly summary',
      ),
    },
  ),
  row(
    'name',
    'dish name, menu item name, meal name, recipe name, recipe title, food name, dish, menu item, meal, food, recipe, menu item title, food item name, dish title, meal title, snack name, dessert name',
    {
      string: listed(
        'Tomato Soup, Mushroom Risotto, Grilled Salmon, Caesar Salad, Spinach Lasagne, Chicken Curry, Vegetable Stew, Apple Pie, Lentil Burger, Potato Gratin, Fish Tacos, Pumpkin Ravioli, Lemon Tart, Beef Goulash, Greek Salad, Pad Thai, Onion Quiche, Chocolate Mousse, Falafel Wrap, Garlic Prawns',
      ),
    },
  ),
  row(
    'name',
    'ingredient name, ingredient, allergen name, grocery name, vegetable name, fruit name, food ingredient, topping, topping name, spice name, flavor',
    category(
      'Flour, Butter, Sugar, Olive oil, Tomatoes, Onions, Garlic, Eggs, Milk, Rice, Carrots, Basil, Cream, Potatoes, Cheese, Lemon',
    ),
  ),
  row(
    'name',
    'allergen, allergy, allergies, allergy name, dietary restriction, diet, dietary requirement, food allergy, diet type, dietary preference, food preference',
    { string: chosen('none:4, nuts, gluten, dairy, shellfish:0.5, vegetarian, vegan') },
  ),
  row(
    'category',
    'dish category, menu item category, recipe category, menu category, food category, meal category, menu section, course of meal, menu section name, dish type, menu category name, meal type category, food item category, menu item type',
    category('Starters, Soups, Salads, Main courses, Side dishes, Desserts, Drinks, Vegetarian, Breakfast, Grill'),
  ),
  row(
    'name',
    'drink name, beverage name, wine name, beer name, coffee name, cocktail name, tea name, drink, beverage',
    category(
      'House Red, Pale Ale, Sparkling Water, Espresso, Apple Juice, Green Tea, Lemonade, Dry Cider, Cappuccino, Pilsner, Ginger Beer, Hot Chocolate',
    ),
  ),
  row(
    'name',
    'menu name, course menu name, meal plan name, menu title, menu, diet name',
    category(
      'Lunch Menu, Dinner Menu, Breakfast, Drinks, Desserts, Weekly Specials, Children’s Menu, Brunch, Set Menu, Wine List',
    ),
  ),
  row(
    'name',
    'cuisine, cuisine type, cuisine name, food type, kitchen, restaurant type, restaurant category, food category',
    { string: chosen('Italian:4, Indian:3, French:2, Japanese:3, Mexican:2, Thai:2, Greek, Vegetarian') },
  ),
  row(
    'name',
    'team name, squad name, club team name, home team, away team, team, opponent, winner, home team name, away team name, sports club name, club name, opponent name, host team, club, clan name, guild name, rival, team home, team away, opposing team, champion, runner up, franchise name',
    { string: TEAM },
  ),
  row('name', 'team name, work team name', { string: TEAM }),
  row(
    'name',
    'sport, sport name, discipline name, sport type, sports',
    category('Football, Basketball, Tennis, Volleyball, Rugby, Ice Hockey, Athletics, Swimming, Handball, Cycling'),
  ),
  row(
    'name',
    'league name, tournament name, competition name, championship name, cup name, competition, league, tournament, tournament title, series competition, division, contest name, race name, division name, challenge name',
    {
      string: worded('{first} {second}', {
        first: 'Premier, National, Regional, Northern, Coastal, Junior, Masters, City, Winter, Summer',
        second: 'League, Cup, Championship, Open, Trophy, Series',
      }),
    },
  ),
  row(
    'name',
    'department name, department, business unit name, business unit, cost center name, division department, team department, work unit, org unit name, unit name, org unit, organization unit, organizational unit, faculty, job department, office department, functional area, team work, staff department, dept name, employee team',
    category(
      'Sales, Finance, Marketing, Human Resources, Research, Operations, Customer Service, Legal, Purchasing, Logistics, IT, Production, Quality, Administration',
    ),
  ),
  row(
    'name',
    'hospital department, medical specialty, specialty, speciality, specialization, medical department, doctor department, clinic department, practice area, specialisation, patient department, specialty name, doctor specialty, physician specialty, practitioner specialty, field of medicine',
    category(
      'General Medicine, Cardiology, Dermatology, Paediatrics, Orthopaedics, Neurology, Gynaecology, Radiology, Psychiatry, Oncology, Ophthalmology, Surgery',
    ),
  ),
  row(
    'name',
    '@product category, @product type, product type, product category, category name product, collection name, collection title, product collection, product group, item category, item type, catalog name, shop category, store category, taxon name, product family, product line, merchandise category, goods category, taxon, taxonomy name, product type name, type product, type value, product category name, collection, shelf category, item group, order type product, product class, department product',
    category(
      'Furniture, Lighting, Kitchen, Textiles, Stationery, Outdoor, Toys, Bags, Garden, Bathroom, Electronics, Decoration, Clothing, Footwear, Sports, Tools',
    ),
  ),
  row(
    'category',
    '@post category, category, category name, category title, section, section name, topic category, theme category, group name, article section, subcategory, main category, parent category, sub category, primary category, interest category, class name category, kind name, taxonomy term name, section title, category label, knowledge base category, faq category, categories name, forum name, board name, category path, content category, channel category, collection category',
    category(
      'General, News, Guides, Travel, Health, Business, Technology, Culture, Food, Science, Sports, Lifestyle, Education, Finance',
    ),
  ),
  row(
    'category',
    'expense category, transaction category, budget category, spending category, expense type, cost type, cost category, personal finance category, payment category, transaction category primary, transaction category detailed, bill category, merchant category, merchant category code name, ledger category, spend category',
    category(
      'Travel, Meals, Office supplies, Software, Rent, Utilities, Insurance, Training, Fuel, Entertainment, Groceries, Health',
    ),
  ),
  row(
    'category',
    'event category, event type name, activity category, event genre, special event category, event kind, type event name, show category, event category name',
    category('Concert, Workshop, Conference, Exhibition, Sports, Theatre, Market, Lecture, Festival, Family'),
  ),
  row(
    'category',
    'ticket category, issue category, support category, request type, ticket type support, ticket topic, support ticket category, inquiry type, complaint type, complaint category, incident category, incident type, case category, request category, support ticket type, subject category, ticket group',
    category(
      'Billing, Technical problem, Account, Delivery, Return, Feedback, Question, Access, Complaint, Cancellation',
    ),
  ),
  row(
    'category',
    'industry, industry name, sector, business sector, industry type, line of business, business category, company category, company type industry, business type industry, market segment, trade, vertical, industry category, industry sector, naics description, company industry, field of business, business industry, branch industry',
    { string: { generator: 'industry' } },
  ),
  row(
    'category',
    'business type, company type, legal form, legal structure, entity type, organization type, business structure, legal entity type, type of business, ownership type, company structure, organisation type, legal type, company kind, business entity type, incorporation type, corporate form',
    { string: chosen('sole_proprietor:2, partnership, limited_company:5, corporation:3, nonprofit') },
  ),
  row(
    'name',
    'plant name, flower name, tree name, crop, crop name, seed name, variety, plant, crop type, plant species, variety name, common name plant, plant common name, cultivar',
    category(
      'Tomato, Lavender, Basil, Sunflower, Apple tree, Wheat, Barley, Rose, Mint, Potato, Maize, Strawberry, Fern, Oak, Tulip, Carrot',
    ),
  ),
  row(
    'name',
    'medication name, medicine name, drug name, medication, drug, prescription drug, medicine, prescription name, generic name, active ingredient, prescription medication, pill name, treatment drug, substance, drug brand name, medication display',
    category(
      'Paracetamol, Ibuprofen, Amoxicillin, Metformin, Omeprazole, Amlodipine, Salbutamol, Ramipril, Cetirizine, Simvastatin, Prednisolone, Levothyroxine',
    ),
  ),
  row(
    'name',
    'dosage, dose, dose quantity text, strength dose, dosage text, prescription dosage, dosage amount, dose text, medication dosage, dosage form text, strength, drug strength, dose amount',
    { string: chosen('5 mg, 10 mg:2, 20 mg:2, 50 mg, 100 mg:2, 250 mg, 500 mg:3') },
  ),
  row(
    'name',
    'dosage frequency, dosage instruction, medication frequency, prescription frequency, intake, dose frequency, sig, prescription instruction, medication instruction, medication schedule, administration instruction, usage instruction',
    { string: chosen('once a day:4, twice a day:4, three times a day:2, every eight hours, at bedtime, when needed') },
  ),
  row(
    'name',
    'administration route, medication route, drug form, dosage form, route of administration, medication form, drug type, medication type, dose form, medicine type, form dosage, formulation',
    { string: chosen('tablet:5, capsule:3, syrup, injection, ointment, spray') },
  ),
  row(
    'name',
    'diagnosis, condition name, disease name, condition, disease, medical condition, illness, diagnosis name, problem, medical history, disorder, diagnosis description, condition display, ailment, problem name, finding name, health condition, chronic condition, pre existing condition, diagnosis text, primary diagnosis, injury, injury type',
    category(
      'Hypertension, Type 2 diabetes, Asthma, Migraine, Back pain, Influenza, Allergic rhinitis, Bronchitis, Sprained ankle, Iron deficiency, Anxiety, Arthritis',
    ),
  ),
  row(
    'code',
    'icd 10 code, icd code, diagnosis code, icd10, icd 10, condition code, procedure code icd, diagnosis icd',
    { string: matching('[A-N][0-9]{2}\\.[0-9]') },
  ),
  row('code', 'procedure code, cpt code, service code medical, cpt, loinc, loinc code, snomed code, snomed', {
    string: matching('[1-9][0-9]{4}'),
  }),
  row(
    'name',
    'treatment, procedure name, procedure, therapy, treatment name, medical service, treatment type, vaccine, vaccine name, surgery, service name medical, treatment plan, procedure type, operation name, examination, exam type medical, lab test name, vaccination, immunization name, test name, test type, lab test, procedure description, immunization, treatment description',
    category(
      'Blood test, X-ray, Physiotherapy, Vaccination, Ultrasound, Dental cleaning, ECG, Wound care, Eye test, Allergy test, MRI scan, Check-up',
    ),
  ),
  row(
    'name',
    'service name, service, service title, service type, service category, services, job service, salon service, booking service, service offered, repair type, work type, maintenance type, job type service, provided service, service label, maintenance task name, type of service, appointment service, service item name',
    category(
      'Cleaning, Repair, Installation, Consultation, Haircut, Massage, Delivery, Inspection, Translation, Maintenance, Photography, Tutoring, Painting, Gardening',
    ),
  ),
  row(
    'name',
    'vehicle make, car make, make, manufacturer car, vehicle manufacturer, vehicle brand, car brand, brand vehicle, car manufacturer, auto make, vehicle make name',
    category('Toyota, Volkswagen, Ford, Renault, Hyundai, Volvo, Kia, Škoda, Fiat, Mazda, Peugeot, Honda'),
  ),
  row(
    'name',
    'vehicle model, car model, vehicle name, car name, car, vehicle, motorcycle name, vehicle model name, truck name, vehicle title, rental car, model vehicle, vehicle label, vehicle description short, vehicle class name',
    category('Corolla, Golf, Focus, Clio, Tucson, V60, Ceed, Octavia, Panda, CX-5, 308, Civic'),
  ),
  row(
    'name',
    'vehicle type, car type, body type, vehicle category, vehicle class, car category, car class, body style, vehicle kind, transport type, fleet type, vehicle body type, vehicle body, truck type',
    { string: chosen('hatchback:3, sedan:3, SUV:4, estate:2, van, pickup:0.5') },
  ),
  row('name', 'fuel type, fuel, engine type, fuel kind, energy source, propulsion, engine fuel type', {
    string: chosen('petrol:4, diesel:3, electric:3, hybrid:3'),
  }),
  row('name', 'transmission, transmission type, gearbox, gear type', { string: chosen('manual, automatic:2') }),
  row('code', 'vin, vehicle identification number, chassis number, vin number, frame number, vin code', {
    string: matching('W[A-HJ-NPR-Z]{2}[A-HJ-NPR-Z0-9]{8}[0-9]{6}'),
  }),
  row(
    'code',
    'license plate, plate number, registration plate, licence plate, number plate, license plate number, plate, vehicle registration, registration number vehicle, vehicle registration number, car registration, vehicle plate, car plate, vehicle number, reg number, vehicle license plate, tail number, plate no, vehicle reg number, license tag',
    { string: matching('[A-HJ-NPR-Z]{2}[0-9]{2} [A-HJ-NPR-Z]{3}') },
  ),
  row(
    'name',
    'transport mode, travel mode, mode of transport, transport, transportation, mode, means of transport, transport method, travel type, vehicle mode, shipping mode, travel class transport, freight mode, mode of travel',
    { string: chosen('train:4, bus:3, car:3, plane:2, ship, bicycle') },
  ),
  row(
    'name',
    'train name, line name, route name, bus line, line, route, train number, bus number, transit line, train, ferry name, ship name, vessel name, boat name, route short name, route number, trip name, vessel, ship, bus route, tram line, route long name, trip headsign, headsign, line number name, yacht name',
    { string: matching('(IC|RE|ICE|TGV|EC|RB) [1-9][0-9]{1,2}') },
  ),
  row(
    'name',
    'ship name, vessel name, boat name, vessel, ship, ferry name, yacht name, starship name, spaceship name',
    {
      string: listed(
        'Aurora, Northern Star, Albatross, Meridian, Seagull, Polaris, Fortuna, Blue Marlin, Silver Wave, Esperanza, Windward, Odyssey',
      ),
    },
  ),
  row(
    'name',
    'cabin class, travel class, seat class, fare class, booking class, class of service, service class, class travel, ticket class, cabin, flight class',
    { string: chosen('economy:6, premium economy, business:2, first:0.5') },
  ),
  row('code', 'seat, seat number, seat label, seat assignment, seat name, place number, seat code', {
    string: matching('[1-9][0-9]?[A-F]'),
  }),
  row(
    'code',
    'gate, terminal, gate number, platform number, terminal number, boarding gate, track platform, departure gate, bay, departure terminal, arrival terminal, arrival gate, bin, aisle, rack, bin location, shelf, storage location, dock, platform, aisle number, bin code, shelf location, location code, stall, locker, slot code, bay number, desk, parking spot, spot, shelf number, warehouse location, pallet, berth, grid position, locker number, dock door, parking space',
    { string: matching('[A-F][1-9][0-9]?') },
  ),
  row(
    'name',
    'airplane type, aircraft, aircraft type, plane model, aircraft model, plane type, aircraft name, equipment aircraft',
    category('Airbus A320, Airbus A350, Boeing 737, Boeing 787, Embraer 190, ATR 72, Airbus A220, Dash 8'),
  ),
  row(
    'name',
    'color, color name, hair color, product color, background color name, main color, primary color name, vehicle color, exterior color, finish, interior color, favorite color, shade, skin color, fur color, variant color, colors, body color, coat color, colour name, frame color',
    { string: chosen('black:3, white:3, grey:2, blue:3, green:2, red:2, yellow, brown') },
  ),
  row('name', 'eye color', { string: chosen('brown:5, blue:3, green, grey') }),
  row(
    'code',
    'hex color, color hex, background color, text color, primary color, accent color, secondary color, theme color, color code, border color, brand color, hex, hex code, font color, label color, foreground color, color value, calendar color, tag color, button color, dominant color, average color, status color, icon color, brand primary color, highlight color, fill, stroke, route color, route text color, link color',
    { string: matching('#[0-9a-f]{6}') },
  ),
  row(
    'name',
    'size, @product size, clothing size, garment size, shirt size, size label, size name, variant size, t shirt size, size code, size option, box size, package size, jersey size',
    { string: chosen('S:2, M:4, L:4, XL:2') },
  ),
  row('name', 'shoe size', { string: matching('(3[6-9]|4[0-6])') }),
  row(
    'name',
    'material, fabric, material type, material name, composition, frame material, texture, fabric type, made of, materials, medium, substance name',
    { string: chosen('cotton:3, wood:3, steel:2, leather:2, glass, wool, plastic') },
  ),
  row('name', 'shape, pattern name, pattern, form', { string: chosen('round:3, square:2, oval, rectangular:3') }),
  row(
    'name',
    'style, theme, skin, design, theme name, look, layout, template name theme, decor, layout name, theme id, mode theme, color scheme, appearance, color theme, ui theme',
    { string: chosen('light:4, dark:3, classic, modern:2') },
  ),
  row('name', 'font, font family, typeface, font name', {
    string: chosen('Inter:3, Roboto:3, Georgia, Open Sans:2, Lato'),
  }),
  row(
    'name',
    'dimension, measurement text, size text, size dimension, dimensions, measurements, product dimension, package dimension, dimension text',
    { string: matching('[1-9][0-9] × [1-9][0-9] × [1-9][0-9]? cm') },
  ),
  row(
    'name',
    'resolution, screen resolution, aspect ratio text, screen size, video resolution, display resolution, native resolution',
    { string: chosen('1280×720:2, 1920×1080:5, 2560×1440, 3840×2160:2') },
  ),
  row('name', 'aspect ratio', { string: chosen('16:9, 4:3, 1:1, 3:2') }),
  row(
    'name',
    'quality, video quality, image quality, grade quality, audio quality, quality level, print quality, stream quality',
    { string: chosen('standard:4, high:3, low') },
  ),
  row(
    'name',
    'condition, item condition, product condition, vehicle condition, book condition, asset condition, state condition, condition description, copy condition, equipment condition, condition status',
    { string: chosen('new:4, like new:2, good:3, used:3, refurbished') },
  ),
  row(
    'name',
    'weather, weather condition, weather description, sky, weather main, forecast, weather summary, forecast description, condition text, weather code text, weather type, short forecast, forecast text',
    { string: chosen('sunny:4, partly cloudy:4, cloudy:3, light rain:3, thunderstorm, snow') },
  ),
  row(
    'name',
    'role, role name, user role, member role, team role, account role, access role, role title name, permission level, project role, @person role, authority role, membership role, roles, role type, access level, user group, role key, security role, access, collaborator role, group role',
    { string: chosen('member:5, editor:3, admin:1, viewer:2, owner:0.5') },
  ),
  row(
    'name',
    'role name, role title, group name role, user group name, roles name',
    category(
      'Administrator, Editor, Viewer, Owner, Manager, Accountant, Support Agent, Guest, Developer, Moderator, Analyst, Reviewer',
    ),
  ),
  row(
    'name',
    'channel, source, sales channel, lead source, acquisition channel, utm source, traffic source, marketing channel, source name, sales channel name, referrer, origin channel, source type, order source, channel name, communication channel, contact source, booking source, utm medium, referral source, customer source, source channel, utm campaign medium, order channel, notification channel, communication method, preferred contact method, contact method, application source, medium channel, sales channel title, source medium, lead channel, found us, origin source, created via, created from, entry point, source app name, via, acquisition source, platform source, preferred channel, donation source, channel type, preferred communication',
    { string: chosen('web:5, mobile app:3, e-mail:2, phone:2, partner') },
  ),
  row(
    'name',
    'chat channel name, slack channel name, channel name, forum name, chat room name, chat name, group chat name, conversation name, channel title chat, space name, chat title, room name chat, server channel name, conversation friendly name, thread name',
    category(
      'general, announcements, random, support, design, development, marketing, sales, projects, ideas, events, help',
    ),
  ),
  row(
    'name',
    'campaign name, campaign title, campaign, ad name, ad group name, promotion name, promotion title, promotion, offer name, coupon name, discount name, deal title, offer title, marketing campaign name, utm campaign, price list name, price rule title, ad title, sale name, flow name, journey name, discount title, automation name, newsletter name, price list title, deal offer, rebate name',
    {
      string: worded('{season} {kind}', {
        season: 'Spring, Summer, Autumn, Winter, Back-to-School, New Year, Anniversary, Weekend, Early-Bird, Welcome',
        kind: 'Sale, Offer, Campaign, Special, Newsletter, Bonus, Promotion',
      }),
    },
  ),
  row(
    'name',
    'deal name, opportunity name, deal title, lead title, contract name, contract title, agreement name, proposal title, quote title, lead name title, deal, opportunity, opportunity title, tender title, agreement title, contract',
    {
      string: worded('{kind} {period}', {
        kind: 'Annual Contract, Pilot Project, Framework Agreement, Maintenance, Licence Renewal, Office Equipment, Consulting, Training Package',
        period: '2024, 2025, 2026, Phase 1, Phase 2, North, South',
      }),
    },
  ),
  row(
    'name',
    'plan title, plan name, pricing plan name, product plan name, subscription plan name, tier title, membership plan name, insurance plan name, package title, plan, package, rate plan name, rate name, tariff name, tariff, ticket type name, ticket name, rate plan',
    { string: chosen('Basic:3, Standard:3, Professional:2, Premium:2, Enterprise') },
  ),
  row(
    'name',
    'ticket type, admission type, fare type, ticket category type, pass type, entry type ticket, ticket kind, admission, ticket class type, passenger type, guest type, ticket option',
    { string: chosen('adult:5, child:2, senior, student:2, family') },
  ),
  row(
    'name',
    'survey name, survey title, form name, form title, questionnaire title, poll title, survey, form, quiz title survey, poll question, questionnaire name, poll name, checklist name, checklist title',
    category(
      'Customer Satisfaction, Event Feedback, Contact Form, Newsletter Sign-up, Job Application, Order Form, Team Survey, Product Feedback, Registration, Support Request, Return Form, Quiz Night',
    ),
  ),
  row(
    'name',
    'template name, template title, email template name, template, document template name, layout name template, form template, message template name, template id name, contract template name, print template',
    category(
      'Order confirmation, Welcome message, Invoice, Payment reminder, Password reset, Shipping notice, Newsletter, Offer letter, Contract, Meeting minutes, Survey invitation, Monthly report',
    ),
  ),
  row(
    'name',
    'attribute name, option name, option title, property name, custom field name, field label, product option name, variant option name, specification name, attribute label, attribute, option type name, feature name, spec name, field name label, custom field label, product attribute name, option, modifier name, option label, property label, option type, facet name, filter name, attribute title, custom attribute name, characteristic, feature title, trait, modifier group name, option group name, custom field title',
    category('Colour, Size, Material, Weight, Length, Width, Height, Style, Power, Voltage, Finish, Capacity'),
  ),
  row(
    'name',
    'option value name, option value, attribute value name, variant option, variant value, option value label, product option value, variant option value, option value presentation, presentation, modifier option name',
    { string: chosen('Small:2, Medium:3, Large:3, Black:2, White:2, Blue, Green') },
  ),
  row(
    'name',
    'feature, amenity, amenity name, facility, feature list, highlight, perk, benefit, equipment, amenity list, benefit name, features, included, room amenity, inclusion, accessory, facility list, room feature, property amenity, hotel amenity, perk name',
    category(
      'free Wi-Fi, parking, air conditioning, breakfast, swimming pool, gym, pets allowed, balcony, kitchen, washing machine, step-free access, terrace',
    ),
  ),
  row(
    'name',
    'equipment name, tool name, machine name, asset title, device label, tool, machine, asset description short, instrument name, equipment title, device label name, rental item name, asset label, instrument, appliance name, printer name, machine title, asset, furniture',
    category(
      'Printer, Projector, Forklift, Drill, Laptop, Monitor, Label Printer, Scanner, Compressor, Generator, Coffee Machine, Pallet Jack, Welding Set, Camera',
    ),
  ),
  row(
    'name',
    'sensor name, device name, device, meter name, gateway name, thermostat name, iot device name, camera name, smart device name, controller name, device display name, sensor label, node label, terminal name pos, terminal label, station device',
    {
      string: worded('{place} {thing}', {
        place: 'Hallway, Kitchen, Office, Roof, Basement, Garden, Garage, Lobby, Warehouse, Server Room',
        thing: 'Sensor, Thermostat, Camera, Meter, Gateway, Switch',
      }),
    },
  ),
  row(
    'category',
    'sensor type, device class, sensor kind, measurement type, metric, metric name, reading type, sensor, sensor category, observation type, measurement name, metric type name, type sensor, telemetry type, observation, measurement metric, reading metric, observation name, vital sign, observation code, indicator, kpi, measure name',
    { string: chosen('temperature:4, humidity:3, motion:2, light, pressure, power:2') },
  ),
  row(
    'name',
    'webhook name, integration title, api key name, key name, token name, oauth app name, app title, client app name, connector name, integration, plugin name, extension name, add on name, addon, connection name, api token name, certificate name, ssh key name, credential name, plugin, integration type name, extension title, app display name, oauth client name',
    category(
      'Website, Mobile App, Billing Sync, Reporting, Backup Script, Test Client, Warehouse System, Newsletter Tool, Chat Bot, Calendar Sync, Data Export, Partner Portal',
    ),
  ),
  row(
    'name',
    'payment method name, payment provider name, gateway name, payment gateway name, tender name, payment method title, payment provider, payment processor, psp, payment method label, gateway payment, processor',
    category(
      'Credit card, Bank transfer, Direct debit, Invoice, Gift card, Cash on delivery, Instalments, Mobile payment',
    ),
  ),
  row(
    'name',
    'holiday name, holiday, public holiday, festival holiday',
    category(
      'New Year’s Day, Easter Monday, Labour Day, Whit Monday, Ascension Day, Christmas Day, Boxing Day, All Saints’ Day',
    ),
  ),
  row(
    'name',
    'character name, hero name, monster name, npc name, pokemon name, creature name, champion name, player character name, enemy name, weapon owner, spell caster, fictional character',
    category(
      'Arlen, Brisa, Corvin, Dagna, Elowen, Fenric, Galath, Hesta, Ivara, Joren, Kaelith, Lunet, Morwen, Nyx, Orrin, Thessaly',
    ),
  ),
  row(
    'name',
    'weapon name, spell name, ability name, move name, skill name game, power name, card name, game item name, armor name, item name game, weapon, spell, move, achievement name, achievement, badge name, trophy name, quest name, quest, quest title, achievement title, badge title, ability, card title game, reward name, berry name, special ability',
    {
      string: worded('{first} {second}', {
        first: 'Swift, Iron, Shadow, Storm, Ember, Frost, Silent, Golden, Ancient, Wild',
        second: 'Strike, Shield, Step, Ward, Arrow, Crown, Roar, Blessing, Gale, Trail',
      }),
    },
  ),
  row(
    'name',
    'element name, character class, player class, hero class, race character, faction, character race, character type, class hero, game mode, faction name, class game, hero role',
    { string: chosen('warrior:3, mage:3, ranger:2, healer:2, rogue') },
  ),
  row(
    'name',
    'instrument, musical instrument, instrument name music',
    category('Piano, Guitar, Violin, Drums, Flute, Cello, Trumpet, Saxophone, Clarinet, Harp'),
  ),
  row(
    'name',
    'art style, art movement, artwork style, artwork medium, technique, painting style, art technique, artwork type, art medium',
    category(
      'Oil on canvas, Watercolour, Etching, Bronze, Acrylic, Charcoal, Photograph, Ceramics, Ink on paper, Collage',
    ),
  ),
  row(
    'name',
    'room type, room category, accommodation type, room type name, suite type, room type title, unit type room, bed type, room class, lodging type, bedding type',
    { string: chosen('Single room:2, Double room:5, Twin room:3, Family room, Suite') },
  ),
  row(
    'name',
    'property type, real estate type, house type, listing type property, building type, home type, dwelling type, property category, residence type, housing type, property kind, premises type, type of property, listing property type',
    { string: chosen('apartment:5, house:4, studio:2, office, loft') },
  ),
  row(
    'name',
    'employment type, job type, contract type, work type employment, working time, employment status type, work schedule, position type, type of employment, employment contract type, work arrangement, employee type, time type, employment basis, schedule employment, type of contract, hiring type, working model',
    { string: chosen('full_time:5, part_time:3, contract, internship') },
  ),
  row(
    'name',
    'seniority, experience level, seniority level, career level, job level, required experience, job grade, experience required, employee level, career stage',
    { string: chosen('junior:2, mid:4, senior:3, lead') },
  ),
  row(
    'name',
    'difficulty, skill level, level, proficiency, course level, difficulty level, fluency, language level, competence level, level name, game difficulty, proficiency level, training level, grade level name, player level name, recipe difficulty, level of difficulty, trail difficulty, fitness level',
    { string: chosen('beginner:4, intermediate:4, advanced:2') },
  ),
  row(
    'name',
    'leave type, absence type, leave category, time off type, vacation type, absence reason, request type leave, time off category, leave request type',
    { string: chosen('vacation:6, sick leave:2, parental leave, unpaid leave:0.5') },
  ),
  row(
    'name',
    'address type, address label, address kind, type of address, phone type, phone label, email type, contact type, address category, number type, type phone, email label, type address, address name label, phone kind',
    { string: chosen('home:3, work:3, other') },
  ),
  row(
    'name',
    'document type, document category, doc category, type of document, record type, file category, attachment category, evidence type, document kind, id document type, id type, identity document type, type document, identification type, certificate type, paper type, legal document type',
    { string: chosen('passport:2, id_card:3, contract:2, invoice:2, certificate') },
  ),
  row(
    'name',
    'insurance type, policy type, coverage type, claim type, policy kind, type of insurance, product insurance type, line of insurance, policy category, insurance category',
    { string: chosen('household:3, liability:3, car:3, travel:2, health:2') },
  ),
  row('name', 'loan type, credit type, mortgage type, loan purpose, type of loan, loan product, loan category', {
    string: chosen('personal loan:3, mortgage:2, car loan:2, student loan'),
  }),
  row(
    'name',
    'security type, instrument type, asset class, asset type investment, investment type, fund type, type of security, financial instrument type, holding type, product financial type',
    { string: chosen('equity:4, bond:3, fund:3, ETF:2, cash') },
  ),
  row(
    'name',
    'security name, fund name, instrument name finance, stock name, share name, index name market, coin name, token name crypto, holding name, crypto name, etf name, asset name investment, cryptocurrency',
    {
      string: worded('{first} {second}', {
        first: 'Global, European, Emerging, Sustainable, Small-Cap, Technology, Dividend, Infrastructure',
        second: 'Growth Fund, Equity Fund, Bond Fund, Index Fund, Income Fund',
      }),
    },
  ),
  row('name', 'exchange, stock exchange, market, mic, trading venue, marketplace exchange, market name exchange', {
    string: chosen('NYSE:4, NASDAQ:4, LSE:2, XETRA:2, Euronext'),
  }),
  row(
    'name',
    'segment name, audience name, list name, customer group name, group title, segment title, cohort name, customer segment, segment, mailing list name, contact list name, audience, customer group, customer type name, list title, target group, user segment, customer group title, target audience, tag group, wishlist name, shopping list name, reading list name, price group',
    category(
      'New customers, Regular customers, Newsletter readers, Wholesale, VIP, Inactive for a year, Local customers, Families, Students, Early adopters, Partners, Press',
    ),
  ),
  row(
    'name',
    'list name, board name, column name board, status column name, bucket name board, kanban column, swimlane, task list name, task list title, board title, board column name, column title, section name board, lane, pipeline stage, stage name, deal stage, phase, phase name, pipeline stage name, stage title, sales stage, workflow state name, opportunity stage, stage, workflow step, status name, project phase',
    category('To do, In progress, Review, Done, Backlog, Ideas, Waiting, Planned, Blocked, Released'),
  ),
  row(
    'name',
    'pipeline name, workflow name, process name, automation title, sequence name, workflow, pipeline, process, workflow title, flow title, rule name, rule title, policy name, policy title, routine name, scenario name',
    category(
      'New enquiries, Order handling, Onboarding, Refunds, Invoice approval, Contract renewal, Stock count, Complaint handling, Hiring, Month-end close, Quality check, Password reset',
    ),
  ),
  row(
    'name',
    'wiki page title, page title, page name, screen name page, menu label, navigation label, menu item label, link title, link text, tab name, breadcrumb, link label, button text, button label, cta, cta text, call to action, action label, screen, nav item, menu title navigation, landing page title, cms page title',
    category('Home, About us, Contact, Products, Services, Team, Prices, News, Downloads, Careers, Help, Imprint'),
  ),
  row('name', 'phase of day, meal type, meal time, time of day, part of day, course type meal, eating occasion', {
    string: chosen('breakfast:3, lunch:4, dinner:4, snack:2'),
  }),
  row('name', 'shift type, shift name, shift, work shift, shift label', {
    string: chosen('early:3, late:3, night:2, day'),
  }),
  row('name', 'habitat, biome, ecosystem, climate, terrain, land use, soil type, vegetation, landscape', {
    string: chosen('forest:3, grassland:2, wetland, mountain:2, coast:2'),
  }),
  row(
    'family',
    'plant family, family, species family, taxon family, animal family, botanical family, order taxonomy',
    category('Rosaceae, Lamiaceae, Asteraceae, Fabaceae, Poaceae, Solanaceae, Felidae, Canidae'),
  ),
  row(
    'availability',
    'volunteer availability, @person availability, tutor availability, schedule availability, work availability, preferred time, available day, preferred shift, availability text',
    { string: chosen('weekdays:4, weekends:3, evenings:3, mornings:2, flexible:2') },
  ),
  row('name', 'meal preference, @person meal, meal choice, special meal, passenger meal, dietary choice', {
    string: chosen('standard:5, vegetarian:3, vegan, gluten-free, halal:0.5'),
  }),
  row(
    'house',
    'character house, hogwarts house, house character, clan, tribe, kingdom, realm, character family',
    category('Northwind, Ravenmoor, Goldcrest, Stonebrook, Ashfall, Silverpine'),
  ),
  row(
    'registrar',
    'registrar, domain registrar, registrar name, certificate authority, ca, hosting provider, dns provider',
    category('Northern Domains, Cedar Registry, OpenName, Blue Hosting, Domain Works, NetHarbour'),
  ),
  row('code', 'isrc, iswc, track isrc, isrc code', { string: matching('[A-Z]{2}[A-Z0-9]{3}[0-9]{7}') }),
  row('network', 'network, blockchain, chain, crypto network, wallet network, chain name, blockchain network', {
    string: chosen('mainnet:5, testnet:2, ethereum:3, polygon'),
  }),
  row(
    'address',
    'wallet address, crypto address, blockchain address, contract address, deposit address, eth address, ethereum address, from address wallet, token address, bitcoin address, public address',
    { string: matching('0x[0-9a-f]{40}') },
  ),
  row('key', 'project key, issue key, issue prefix, project code key, board key, space key', {
    string: matching('[A-Z]{3,4}'),
  }),
  row('name', 'sprint name, sprint title, iteration name, release name sprint, iteration, sprint, cycle name', {
    string: worded('Sprint {number}', { number: '11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24' }),
  }),
  row(
    'number',
    'room number, classroom number, office number, room no, apartment number, ward number, cabin number, hotel room, unit number, suite number, cell number room, table number room',
    { string: matching('[1-4](0[1-9]|1[0-9])'), integer: whole(101, 420), number: whole(101, 420) },
  ),
  row(
    'number',
    'parking spot number, spot number, parking number, bay number, locker number, parking space number, desk number, table number, seat number, stall number',
    { string: matching('[A-D][1-9][0-9]?'), integer: whole(1, 60), number: whole(1, 60) },
  ),
  row('level', 'parking level, parking spot level, floor level, garage level, level floor', {
    string: chosen('P1, P2, P3'),
    integer: whole(1, 4),
  }),
  row('unit', 'meter unit, energy unit, consumption unit, usage unit, meter reading unit', {
    string: chosen('kWh:5, m³:3'),
  }),
  row('status', 'character status, hero status', { string: chosen('alive:6, dead:2, unknown') }),
  row('nft', 'nft name, token name nft, collectible name, nft title, nft collection, nft collection name', {
    string: worded('{first} {second}', {
      first: 'Pixel, Neon, Lunar, Paper, Cosmic, Velvet, Marble',
      second: 'Foxes, Gardens, Towers, Masks, Waves, Birds',
    }),
  }),
  row(
    'options',
    'question option, answer option, question choice, poll option, choice, survey option, quiz option, survey question option, question answer, poll choice, choices, answer choice',
    category('Yes, No, Not sure, Often, Sometimes, Never, Very satisfied, Satisfied, Not satisfied, Other'),
  ),
  row(
    'name',
    'scientific name, latin name, binomial name, botanical name',
    category(
      'Lavandula angustifolia, Quercus robur, Turdus merula, Vulpes vulpes, Bellis perennis, Salmo trutta, Parus major, Mentha spicata, Apis mellifera, Acer campestre',
    ),
  ),
  row('name', 'house name, hogwarts house, family name house', category('Northwind, Ravenmoor, Goldcrest, Stonebrook')),
  row(
    'name',
    'unit name, unit label, measurement unit name',
    category('Piece, Kilogram, Litre, Metre, Box, Set, Pair, Hour, Day, Pallet'),
  ),
  row(
    'name',
    'tax rate name, fee name, surcharge name, fee description, charge name, tax name fee, fee type, charge type, fee label, adjustment label, adjustment name, line fee name, charge description fee',
    category('Service fee, Delivery fee, City tax, Cleaning fee, Booking fee, Handling fee, Deposit, Late fee'),
  ),
  row(
    'name',
    'location name, stock location name, pickup location, drop off location, meeting point, pickup point, location title, pick up location, dropoff location, collection point, meeting place, rental location, inventory location, pickup location name, return location, place name, place title, destination name label, spot name, location label',
    {
      string: worded('{first} {kind}', {
        first:
          'Main Street, Central Station, Airport, Harbour, Market Square, North Gate, City Centre, Riverside, University, Trade Fair',
        kind: 'Branch, Office, Point, Hub',
      }),
    },
  ),
];
