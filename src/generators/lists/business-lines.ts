/** What companies of one line of business do. */
export interface BusinessLine {
  /** The forms of the verb that goes with what they offer: make, makes, making. */
  readonly verb: string;
  /**
   * What one company does, a line each: the offer, a detail that only such a company would tell, and its slogan, between
   * strokes. `<60` before it: by at most 60 people, `>60` by more than that, `@1990` by companies founded in that year or
   * later. A number in braces is one for so many of each who works there; `{It}`, `{its}`, `{s}`, and the like depend on who
   * writes, the company or somebody else.
   */
  readonly niches: string;
}

/** By industry, as the generator of industries names them. Words are those that all English-speaking countries spell alike. */
// prettier-ignore
export const businessLines: Readonly<Record<string, BusinessLine>> = {
  Accounting: {
    verb: 'provide, provides, providing',
    niches: `bookkeeping and tax returns for restaurants and cafés|Receipts come in by phone camera, and owners get a one-page summary on the tenth of the month.|You cook, we count
accounts and payroll for building firms|Each site has books of its own, so owners can see which job made money.|Know what each job earned
tax advice for people who live in one country and work in another|Every question is answered in writing, usually within three days.|Two countries, one return
>200 audit, tax, and payroll services for family-owned companies|{Its} {.05} partners each keep a few small clients of their own.|Numbers you can defend`,
  },
  Aerospace: {
    verb: 'make, makes, making',
    niches: `cabin panels for regional aircraft|Every panel is weighed twice, because airlines count the grams.|Every gram counts
wiring looms for helicopters|Each loom is laid out by hand on a full-size board and tested before it ships.|Tested on the ground, trusted in the air
landing gear parts for business jets|Every forging carries a number that can be traced back to the melt.|Safe landings start here
>250 seat rails, doors, and floors for airliners|{It} suppl{ies} parts for {4} aircraft a year.|Lighter by design`,
  },
  Agriculture: {
    verb: 'grow, grows, growing',
    niches: `potatoes for snack makers|They are stored in the dark at eight degrees; any colder and they would fry too brown.|Straight from the field
<40 salad leaves and herbs for restaurants|Orders placed by six in the evening are cut at dawn and delivered before lunch.|Cut this morning
<60 pumpkins and squash outside {city}|At harvest time the farm shop sells twenty kinds.|Twenty shades of orange
>5 grain and oilseeds on {45} hectares|Two thirds of the wheat goes to one mill, under a contract renewed every year.|Good soil, good bread
>60 berries for supermarkets|At harvest time another {1.5} pickers join for eight weeks.|In season`,
  },
  Architecture: {
    verb: 'design, designs, designing',
    niches: `primary schools and kindergartens|Every project begins with a day at the back of a classroom, taking notes.|Drawn for small people
timber houses for private clients|The frames are cut in a workshop and go up in under a week.|Room to live and work
conversions of old mills, barns, and stations|The first drawing always shows what can stay.|Keep the walls, change the rest
>100 hospitals and university buildings|At the moment {.12} of them are under construction.|Buildings that work`,
  },
  Automotive: {
    verb: 'make, makes, making',
    niches: `brake discs and pads for garages|Each batch is run hot on the test bench until it fades.|It stops
wiring harnesses for buses and trucks|No two buses are ordered alike, so every harness is built to a list of its own.|Every wire in its place
exhaust systems for older cars|The catalogue reaches back to models from before fuel injection.|Because it still runs
>400 headlamps and mirrors for car makers|Parts arrive in the order in which the cars come down the line, every four hours.|See further`,
  },
  Banking: {
    verb: 'offer, offers, offering',
    niches: `mortgages and savings accounts for households|Decisions on a mortgage are made in the branch, usually within four days.|Your bank around the corner
loans for machines and vehicles|Most go to firms with fewer than twenty people, secured on the machine itself.|We finance what works
accounts and card terminals for shops and restaurants|The day's takings are in the account by seven the next morning.|Paid by morning
>250 everyday accounts, mortgages, and pensions|{It} {has} {.04} branches and some {150} customers.|Plans need a bank`,
  },
  Biotechnology: {
    verb: 'develop, develops, developing',
    niches: `test kits for hospital laboratories|The best-known one tells bacterial from viral infections in twenty minutes.|From sample to answer
DNA tests for plant breeders|A piece of leaf the size of a fingernail is enough.|Know it before you plant it
growth media for cell cultures|Each batch is tried on living cells for ten days before it ships.|Cells are fussy, and so are we
<60 @2005 packaging film made from algae|The first product, a wrapper for seedlings, can be planted with them.|Made from the sea`,
  },
  Chemicals: {
    verb: 'produce, produces, producing',
    niches: `adhesives for packaging and labels|One of them holds a label on a bottle in ice water and lets go in warm.|What holds things together
pigments for paints and plastics|Blue sells best; the reds are the hardest to make.|The right mix
cleaning agents for dairies and food plants|All of them rinse off without a trace, which is checked on every batch.|Clean enough to eat off
>250 resins and solvents for industry|{It} produce{s} {90} tonnes a year, most of it delivered by rail.|Better bonds`,
  },
  Construction: {
    verb: 'build, builds, building',
    niches: `family homes and small apartment blocks|Every site has one foreman, and buyers have the number.|Handed over on the day
barns, stables, and silos|Farmers who lend a hand pay less.|Built for heavy work
<60 extensions and loft conversions|Families usually stay in the house while the work goes on.|Room for one more
<40 garden walls, terraces, and steps|The dry stone walls come with a guarantee of twenty years.|Set in stone
<150 timber-frame houses|A frame goes up in two days; the planning takes four months.|Four walls by Friday
>15 warehouses and factory halls|The floors are so flat that driverless forklifts can use them.|From the ground up
>15 schools, clinics, and sports halls|Noisy work waits until school is out.|On time, on site
>25 roads and parking areas for local authorities|The asphalt crews work at night, so that traffic can roll by six.|Open again by six
>250 bridges and tunnels|{It} {has} {.02} projects under way, the longest of them a tunnel under a river.|We get you across
>250 hospitals, offices, and airport buildings|{It} own{s} {.03} tower cranes and lend{s} them to other builders.|We build your plans`,
  },
  Consulting: {
    verb: 'offer, offers, offering',
    niches: `process reviews for hospitals|Consultants spend the first week on the wards, including two night shifts.|From plan to practice
market studies for food companies|Every study ends in a supermarket aisle, with real shoppers.|Ask the shopper
supplier audits for retailers|Visits are announced the evening before.|Go and see
interim managers for factories in trouble|They are usually on site within ten days and gone within a year.|Someone in charge by Monday
<40 advice on handing over a family business|Most cases begin at a kitchen table and take about two years.|The next generation, prepared
<60 energy audits for bakeries, laundries, and hotels|The report names three measures that pay for themselves within two years, or there is no fee.|Find the waste
<60 help with grant applications for start-ups|About one application in three is successful.|Good ideas, properly funded
>200 strategy and cost advice for manufacturers|{It} complete{s} some {1.2} projects a year.|Decide with confidence
>200 reorganization projects for public authorities|Half of the consultants have worked in a town hall themselves.|Less paper, more progress`,
  },
  'Consumer Electronics': {
    verb: 'make, makes, making',
    niches: `kitchen scales and timers|The timer that sells best has a single button.|One button is enough
radios and alarm clocks|They have real knobs, and spare knobs can be ordered.|Turn it on
@1995 headphones for open-plan offices|The ear pads can be replaced without tools.|Hear what matters
@1990 lights and computers for bicycles|Every light spends ten minutes under water before it is packed.|Home before dark
>250 thermostats and smoke alarms|{It} make{s} {900} of them a year.|Comfort on the wall`,
  },
  Cybersecurity: {
    verb: 'provide, provides, providing',
    niches: `penetration tests for banks|Each report ranks its findings by what an attacker would try first.|Hired to break in
backup and recovery for family firms|Once a quarter, a client's server is restored from scratch, for practice.|Nothing lost
security audits for hospitals|The first finding is nearly always a password on a sticky note.|Find it before they do
>15 emergency response after attacks|The hotline is answered around the clock.|Call us first`,
  },
  'E-commerce': {
    verb: 'sell, sells, selling',
    niches: `pet food by subscription|Picky eaters may swap the first bag free of charge.|Never run out
spare parts for household appliances online|Customers send a photo of the type plate and get the part number back.|Repair it
coffee by subscription|Beans are roasted on Mondays and sent off on Tuesdays.|Monday's roast at your door
<40 yarn and knitting patterns online|Every order comes with a sample of next month's yarn.|One more row
@2009 refurbished phones and tablets|Each one gets a new battery and a two-year guarantee.|Second life, full charge
>250 furniture and lamps online|{It} ship{s} about {5} pieces a day, half of them flat-packed.|Ordered today, sent today`,
  },
  Education: {
    verb: 'offer, offers, offering',
    niches: `language courses for adults|Classes have at most eight students and meet before or after work.|Say it today
evening classes for electricians and plumbers|The workshop has a wall with every common fault built into it.|Learn it with your hands
training for nurses and care workers|Everything is tried on dummies first, then on one another.|Care can be learned
<60 piano, violin, and guitar lessons for children|Twice a year everyone plays in front of an audience, teachers included.|First notes, first applause
>250 vocational training|{It} train{s} {14} people a year at {.01} schools.|Your next step`,
  },
  'Event Management': {
    verb: 'organize, organizes, organizing',
    niches: `trade fairs for the building industry|Exhibitors have one contact, from the first call to the last pallet.|Where the trade meets
street festivals for local councils|Planning starts with the buses: which ones to move, and for how long.|The whole street is invited
award dinners for trade associations|Acceptance speeches are limited to ninety seconds.|The envelope, please
<60 weddings and anniversaries|Someone from the team stays until the last guest has a taxi.|You dance, we do the rest
>100 open-air concerts|{It} put{s} on {.2} of them a year, with stages and fences of {its} own.|See you out there`,
  },
  Fashion: {
    verb: 'design, designs, designing',
    niches: `coats and jackets for rainy cities|Seams are taped by hand, and the sleeves are long enough for cyclists.|Dress for the weather
leather shoes and boots|Soles are stitched, not glued, so any cobbler can replace them.|Made to be resoled
knitwear for men and women|Any sweater can be sent back for mending, whatever its age.|Wear it for years
>250 running clothes|New models are worn for a whole season by club runners first.|Made to move in`,
  },
  'Food and Beverages': {
    verb: 'make, makes, making',
    niches: `fresh pasta and sauces|The dough is made with eggs cracked the same day.|Ready in four minutes
spices and seasoning blends|Pepper alone comes in nine kinds.|A pinch is enough
bread and rolls for cafés|The ovens are lit at one in the morning, and the last van is back by eight.|Baked while you sleep
<40 jams and pickles|The fruit comes from growers within an hour of {city}.|Fruit, sugar, patience
roasted coffee for cafés and offices|Every batch is tasted before it leaves, and about one in thirty stays behind.|Worth getting up for
>25 ready meals for hospitals and schools|The menu repeats itself only after six weeks.|What's for lunch
@2012 plant-based burgers and spreads|They are made of peas, and the recipe is in its ninth version.|Peas, mostly
>250 crackers and breakfast cereals|When the wind is right, the whole street smells of toast.|A good start
>250 mineral water and lemonades|Bottles come back some thirty times before they are melted down.|Straight from the spring`,
  },
  Furniture: {
    verb: 'make, makes, making',
    niches: `armchairs and sofas|The covers come off with a zip, and spare ones can be had for fifteen years.|Sit well
desks and bunk beds for children|The desks grow with the child, in six steps.|Up one notch
<60 solid oak tables|Each one is made to order and signed under the top.|Take a seat
>200 office desks and chairs|A machine drops a sandbag on each new model two hundred thousand times.|A good day's sitting`,
  },
  Healthcare: {
    verb: 'provide, provides, providing',
    niches: `hearing tests and hearing aids|Aids can be worn at home for three weeks before anyone decides.|Hear them laugh
home care for older people|Clients see the same three faces, week in, week out.|Care comes to you
<60 dental care for families|Two slots are kept free every morning for toothache.|Nothing to fear
<60 physiotherapy after sports injuries|There is a running track in the basement, thirty steps long.|Back on your feet
<120 eye tests and cataract surgery|An operation takes about twenty minutes, the check the next morning five.|See clearly again
>25 rehabilitation after operations|Patients stay three weeks on average and leave with a plan for the next twelve.|Step by step
>60 dialysis in outpatient clinics|Patients can book a chair overnight and sleep through the treatment.|Time for the rest of life
>250 hospital care|{Its} hospitals treat {45} patients a year.|Here day and night
>250 laboratory tests for doctors and hospitals|Couriers collect samples from {1.5} practices twice a day, and most results are back by evening.|Results by evening`,
  },
  Hospitality: {
    verb: 'run, runs, running',
    niches: `<60 a guest house in the old town|No two rooms are alike, and the keys are real ones.|Rooms with a welcome
<60 a café with breakfast all day|The pancakes have been on the menu since the first week.|Breakfast until closing time
<80 a restaurant with regional cooking|The menu is written at four in the afternoon, when the market deliveries are in.|Your table is ready
<60 a hostel near the station|There is one big kitchen, and somebody is always cooking.|Come alone, leave with friends
<80 a small hotel near the station|Breakfast starts at five for those with early trains.|Next to your train
>60 family hotels with restaurants|Families get two rooms with a door between them.|Sleep well, wake hungry
>60 serviced apartments for business guests|People stay five weeks on average, and their mail comes to the desk.|Home for a while
>60 canteens for companies and schools|{It} cook{s} {22} lunches a day, a third of them without meat.|Lunch is at noon
>80 cafés and bakeries|All {.05} of them bake on the spot.|Same again tomorrow
>250 conference hotels|The largest hall seats nine hundred and can be divided in three.|Meet, eat, stay
>250 budget hotels near stations and airports|Every room is the same, down to the hook behind the door.|All you need`,
  },
  'Human Resources': {
    verb: 'provide, provides, providing',
    niches: `temporary staff for warehouses|Requests that come in by two are filled for the night shift.|There when it gets busy
nurses and doctors for hospitals at short notice|Half of the calls come on weekends.|On the ward tomorrow
recruitment for engineering firms|Everyone on the team was an engineer first.|Engineers who hire engineers
>250 temporary and permanent staff for industry|On an average day, {6} people are out on assignment.|Work that fits`,
  },
  Insurance: {
    verb: 'offer, offers, offering',
    niches: `home and contents insurance|Small claims are paid within two days, on the strength of a photo.|When the pipe bursts
fire and hail insurance for farms|Most of the loss adjusters live on farms themselves.|Whatever the sky brings
pensions and life insurance for the self-employed|Payments can be paused twice without giving a reason.|Later starts now
>200 car, home, and health insurance|{It} {has} {700} policyholders and settle{s} nine claims in ten within a week.|When it counts`,
  },
  'Legal Services': {
    verb: 'provide, provides, providing',
    niches: `trademark registration for food and drink brands|About one client in ten is told to find another name first.|Make it yours
patent applications for inventors|Drafts are written in the workshop, next to the prototype.|Your idea, on file
<80 advice on employment law for small employers|Clients are asked to ring before they send the letter, not after.|Ask before you sign
<60 advice on wills and inheritance|Meetings take place at the client's home if the stairs are too steep.|In good order
>60 advice on mergers and loans|{It} {has} {.2} partners, all of them in {city}.|Signed by morning`,
  },
  Logistics: {
    verb: 'provide, provides, providing',
    niches: `refrigerated transport for food producers|Every load reports its temperature every fifteen minutes.|Cold all the way
customs clearance for importers|{It} file{s} {3} declarations a day, most of them before noon.|Through by noon
transport of medicines for pharmacies|Most pharmacies are supplied twice a day, the last time at seven.|Every dose delivered
<60 @2008 deliveries by cargo bike|A bike carries what used to go in a small van, and it parks at the door.|Through town in no time
<100 moves for families and offices|Pianos cost extra; houseplants ride along for nothing.|We carry on
overnight courier services for spare parts|What is ordered by nine in the evening is there before the garage opens.|There before you open
@1999 storage and shipping for online shops|Orders that are in by four leave the same evening.|From dock to door
>250 container haulage from the ports|{It} run{s} {.5} trucks and send{s} as many boxes as possible by rail.|One call, and it moves
>250 @1998 parcel delivery for online shops|{It} handle{s} {60} parcels a day, nine in ten of them at the first attempt.|Delivered`,
  },
  Manufacturing: {
    verb: 'make, makes, making',
    niches: `precision parts for engine makers|Most orders are for fewer than fifty pieces.|Within tolerance
pumps for waterworks|Spare parts are kept for every model ever built.|Runs and runs
valves for paper mills|They have to sit in hot pulp for years without anyone touching them.|Built for the night shift
packaging machines for bakeries|The fastest wraps three rolls a second.|All wrapped up
hydraulic cylinders for farm machinery|Seals are tested in a box of mud and sand that no one likes to clean.|Strong where it counts
<120 stainless steel tanks for dairies|Welds are polished until a fingernail finds no edge.|Clean inside
<200 measuring instruments for laboratories|Each one comes with a certificate signed by the person who adjusted it.|Close is not enough
>100 doors and windows for trains|A train door opens two million times in its life; the test rig opens it three million times.|Opens every time
>250 ball bearings and gearboxes for machine builders|Every bearing is listened to before it is packed.|Quietly precise`,
  },
  Marketing: {
    verb: 'create, creates, creating',
    niches: `product films for machine builders|The cameras have been inside a paper mill, a kiln, and a milking robot.|Show how it works
brand designs for food producers|Labels are tried out on the shelf of a real shop before they are printed.|Picked up first
<80 posters for concert halls and festivals|Each one has to be readable from a moving bus.|Seen from the bus
>100 campaigns for retailers and banks|{It} run{s} {.8} of them a year.|Attention, earned`,
  },
  Media: {
    verb: 'produce, produces, producing',
    niches: `documentaries for broadcasters|One film in four takes more than two years.|Stories worth your evening
radio plays and audio books|All sounds are made in the studio, which has a tray of gravel and four old doors.|Close your eyes
@2007 podcasts for museums and universities|Guests record at home, with a microphone that comes in a padded box.|Listen closely
>150 series and quiz shows for television|{It} fill{s} {1.2} hours of airtime a year.|Stay tuned`,
  },
  Mining: {
    verb: 'mine, mines, mining',
    niches: `limestone for cement works|Blasting is on weekdays at eleven, and nearby villages are told the day before.|From rock to road
sand and gravel for building firms|Old pits become lakes, two of which are open to swimmers.|The ground we build on
granite and slate for stonemasons|Blocks are still split along the grain, with wedges.|Older than everything
>120 copper ore for smelters|The pit is worked around the clock, in four shifts.|It starts underground
@2010 lithium for battery makers|Brine dries in the sun for eighteen months before it is worth shipping.|Charged by the sun`,
  },
  Pharmaceuticals: {
    verb: 'make, makes, making',
    niches: `generic medicines for hospitals|{It} {has} {.08} of them on the market.|Medicine within reach
tablets for high blood pressure|Each strength has a shape of its own, which can be told by touch.|Once a day
<300 eye drops and contact lens solutions|Bottles are filled in air cleaner than that of an operating room.|Easy on the eyes
>120 asthma inhalers|A counter on each one shows how many doses are left.|Every breath
>250 vaccines for aid organizations|The vials keep for a week without a refrigerator.|Made to travel`,
  },
  Publishing: {
    verb: 'publish, publishes, publishing',
    niches: `textbooks for secondary schools|The answers are printed upside down, at the wish of the teachers.|Open at page one
cookbooks|Every recipe is cooked three times, the last time by someone who can't cook.|Stained pages welcome
<80 picture books|Every story is read to a kindergarten class before it goes to print.|Once more, please
<60 poetry and short stories|Print runs are small, and every author reads in {city} at least once.|Small books
>120 crime novels and thrillers|{It} bring{s} out {.4} titles a year.|One more chapter`,
  },
  'Real Estate': {
    verb: 'manage, manages, managing',
    niches: `office buildings for investors|Tenants have the caretaker's mobile number.|Good addresses
buildings for medical practices|Repairs are done after the last patient has left.|Room for good practice
apartments for retired people|There is a bench every fifty steps and a bus stop at the gate.|Settle in
<120 apartments for private owners|Owners get a report every quarter, with photos of what was repaired.|Keys in good hands
<150 student housing|Rooms come furnished, down to the desk lamp.|Drop your bags
<80 cottages for owners who live abroad|Someone looks at the roof after every storm.|While you're away
>100 shopping malls|Visitors are counted at every door, every quarter of an hour.|Open from ten
>60 rental apartments for pension funds|{It} look{s} after {40} apartments.|Home, found
>60 warehouses and business parks|At the busiest gate, a truck comes through every four minutes.|Space for what's next`,
  },
  'Renewable Energy': {
    verb: 'run, runs, running',
    niches: `wind farms with local shareholders|Some {12} people who can see the turbines own a part of them.|A share of the wind
biogas plants on farms|What is left over goes back onto the fields.|Nothing left over
small hydropower plants|Fish have a channel of their own, past the turbines.|The river does the work
<100 @1996 solar roofs on schools and barns|Owners can take the rent for their roof in electricity.|Your roof, our panels
@2013 charging stations for electric cars|{It} run{s} {8} charging points and replace{s} a broken cable within a day.|Full before you're done
>150 solar parks and wind farms|{It} look{s} after {.12} of them from one control room in {city}.|Powered by weather`,
  },
  Retail: {
    verb: 'sell, sells, selling',
    niches: `eyeglasses and contact lenses|Small repairs are free, wherever the frame was bought.|Look again
<30 cheese from small dairies|Anything with a hole or a rind may be tasted first.|Try a slice
<50 used books and records|Whole boxes are bought unseen, and the best finds go in the window.|Turn it over
<100 toys and board games|One game is always laid out on the table, ready to play.|Come in and play
garden tools and plants|Whoever brings a brown leaf in a bag gets free advice.|Everything but the weather
>40 sports equipment and bicycles|Every shop has a workshop at the back.|Get out there
>40 paints and tools|A machine by the door mixes any shade, from a scrap of wallpaper if need be.|Weekend starts here
>250 groceries and household goods|{Its} {.04} stores open at seven, and the bread is baked on the spot.|For every day
>250 clothes and shoes for the whole family|School shoes alone make up a tenth of sales.|For all sizes`,
  },
  Robotics: {
    verb: 'build, builds, building',
    niches: `welding cells for metal shops|The smallest one rolls through an ordinary door.|Never tired
palletizers for dairies and bottlers|They stack a crate a second, day and night.|Let the robot lift it
camera systems for quality control|One of them finds hairline cracks in glass that no eye would see.|Nothing slips past
@2008 picking robots for warehouses|One gripper handles both a bar of soap and a bag of dog food.|Pick, place, repeat`,
  },
  Shipping: {
    verb: 'offer, offers, offering',
    niches: `feeder services for large ports|Ships of this size get in where the big ones have to wait for the tide.|Every port, every week
bulk freight for grain traders|Holds are washed and dried before every cargo.|Steady as she goes
refrigerated cargo for fruit importers|Bananas travel at thirteen degrees, and the gauges are read every watch.|Fresh off the ship
>200 vehicle transport for car makers|A car is driven aboard every twenty seconds.|Roll on, roll off`,
  },
  Software: {
    verb: 'develop, develops, developing',
    niches: `route planning for delivery fleets|Drivers can overrule it, and the program learns why.|Shorter routes
booking systems for hotels|Room rates can follow the weather forecast, if the owner likes.|No empty rooms
archive systems for public authorities|Scanned typewriter pages can be searched along with the mail of last week.|Everything on file
point-of-sale systems for restaurants|Orders still go through when the internet is down.|Table nine is ready
<80 scheduling software for dental practices|The reminder the day before is the feature that sells it.|Every chair on time
<100 invoicing software for tradespeople|An invoice takes three taps, usually in the van.|Back to your real work
<80 ticketing software for clubs and small stages|The fee is printed on the ticket, for everyone to see.|Full house
>200 accounting and payroll software|Around {45} firms pay their people with it every month.|Work, organized
>200 library and timetable systems for universities|They are in use on {.12} campuses, and updates happen at four in the morning.|Ready for the new term`,
  },
  Telecommunications: {
    verb: 'provide, provides, providing',
    niches: `broadband for homes and offices|Technicians give a time, not a morning.|Stay connected
mobile networks for rural areas|Some of the antennas stand on grain silos.|A signal out here
satellite links for ships and islands|The help desk is used to bad weather and long pauses.|Reach anyone
server rooms and backup lines|Every line exists twice and takes a different street.|The line holds`,
  },
  Textiles: {
    verb: 'weave, weaves, weaving',
    niches: `bed linen for hotels|It has to come through two hundred hot washes.|Crisp every morning
towels and bathrobes|The thickest takes two days to dry, and sells best.|Soft landing
fabrics for workwear|Some stop sparks, some stop rain, two stop both.|Holds up
wool blankets|The wool is bought straight from the shearing shed.|Warm for life`,
  },
  Tourism: {
    verb: 'organize, organizes, organizing',
    niches: `bus tours for the over-sixties|There is a stop every ninety minutes, and the coffee there has been tried.|Window seats for all
cycling trips for families|No day is longer than four hours in the saddle.|The kids lead
hiking trips|The luggage goes ahead by van; only lunch has to be carried.|Travel slowly
<60 diving and sailing trips|Each boat takes eight guests and a cook.|Salt on your skin
>100 package tours|{It} send{s} {250} people on their way every year.|Good days away`,
  },
  'Waste Management': {
    verb: 'run, runs, running',
    niches: `composting plants for garden waste|It takes twelve weeks, and then gardeners queue for it.|Back into the ground
scrap yards|The price of copper is chalked up at the gate every morning.|Worth its weight
<150 a container service for building sites|What is ordered by noon is there the next morning.|We take it away
>150 a household waste service|All {.25} trucks are out by five.|Cleaner by breakfast`,
  },
};
