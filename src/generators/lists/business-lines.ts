/** What companies in one line of business do: a verb, and what they offer. */
export interface BusinessLine {
  /** Verb before the offer of a company, such as `makes`. */
  readonly verb: string;
  /**
   * One line per company: the offer, two facts that only this kind of company would mention, and a slogan, separated by
   * bars. A prefix says for which companies the line is: `<60` for companies of at most 60 people, `>60` for larger
   * ones, `@1990` for those founded in or after that year. A number in braces stands for how many employees there are
   * for one such thing; `{It}`, `{its}`, `{s}` and the like depend on whether the company or somebody else is writing.
   */
  readonly niches: string;
}

/**
 * Lines of business by industry, with the names that the `industry` generator uses. The words are spelt alike in all
 * English-speaking countries.
 */
// oxfmt-ignore
export const businessLines: Readonly<Record<string, BusinessLine>> = {
  Accounting: {
    verb: 'provide',
    niches: `<300 bookkeeping and tax returns for restaurants and cafés|The fee is fixed for the year and covers the payroll.|Takings are imported from the till every night, so owners see their figures each morning.|You cook, we count
tax advice for people who live in one country and work in another|Clients include airline crews, musicians, and cross-border commuters.|Returns are filed in both countries, and the two tax offices get the same papers, each in its own language.|Two countries, one return
<150 payroll and annual accounts for charities|Some {6} charities use the service, most of them small.|Accounts show each grant separately, as donors and foundations ask for.|The books behind the good cause
<200 bookkeeping for vineyards and nurseries|Every client is visited at least once a year.|Stock is counted after the harvest, when the barrels are full.|From grape to ledger
<400 audits for cooperatives and associations|The auditors are members of the national institute.|Reports are presented to the members at the annual meeting.|A second pair of eyes`,
  },
  Aerospace: {
    verb: 'make',
    niches: `<900 seat covers and curtains for aircraft|All fabrics are certified for flammability in {its} own laboratory.|A full set for a cabin is cut, sewn, and delivered in one shipment.|Every gram counts
>250 @1955 seat rails, doors, and floors for airliners|Parts are delivered to assembly lines on three continents.|Floor panels have a honeycomb core, which saves a third of the weight.|Lighter by design
<600 @1955 hydraulic valves for small aircraft|Spare valves are kept in stock for models that are no longer built.|Each valve is pressure-tested and leaves with its own test report.|Closed means closed
>30 @1955 landing gear parts for helicopters|Customers include air ambulances, police forces, and offshore operators.|Struts are forged by a supplier, then machined, coated, and assembled in house.|Down safely
<400 @1970 altimeters and airspeed indicators for small aircraft|A certified workshop also repairs instruments by other makers.|Every instrument can be traced by its serial number to the person who calibrated it.|True to the foot`,
  },
  Agriculture: {
    verb: 'grow',
    niches: `<40 salad leaves and herbs for restaurants|Orders are cut in the morning and delivered the same day.|Chefs can ask for a variety and have it sown for their menu.|Cut this morning
<900 cut flowers for florists|The greenhouses are heated with waste heat from a nearby power plant.|Roses and lilies are cut all year, tulips from January to April.|Fresh every Friday
<900 >15 @1955 mushrooms for supermarkets|{It} harvest{s} seven days a week, all year round.|The spent compost goes to gardeners and tree nurseries.|Picked overnight
apples and pears for wholesalers|Fruit is stored on site and sold from September to May.|Nets protect the orchards from hail.|Straight off the tree
<300 @1955 strawberries and asparagus for supermarkets|In season, some {2} pickers join the team.|Tunnels bring the first strawberries forward by three weeks.|A short season, every year
<400 seed potatoes for growers|The range covers fourteen certified varieties.|All fields are inspected twice before the harvest.|It starts with a good potato`,
  },
  Architecture: {
    verb: 'design',
    niches: `<300 primary schools and kindergartens|Most of the buildings are made of timber, with a garden door in every classroom.|Teachers and children are asked for their wishes before the first drawing.|Drawn for small people
<150 @1965 conversions of warehouses, mills, and stations|Each project begins with a survey of what can stay.|Clients range from housing cooperatives to a brewery.|Keep the walls, change the rest
<200 surgeries and small clinics|About half of {its} projects are extensions of existing buildings.|Work is planned in stages, so that the practice can stay open.|Rooms to get well in
<200 @1970 public swimming pools and sports halls|Most clients are towns and universities.|Heat from the pool water warms the changing rooms.|Room to splash
<120 kitchens and extensions for terraced houses|The service runs from the first sketch to the building permit.|The price of a design is agreed after a first visit.|The missing four metres`,
  },
  Automotive: {
    verb: 'make',
    niches: `brake discs and pads for garages|The range covers parts for more than two thousand models.|Orders go to wholesalers, who deliver to garages twice a day.|Stop safely
<400 @1965 exhaust systems for classic cars|Most parts are made from stainless steel, to the original drawings.|Owners of rare models can bring in the old part to be copied.|Because it still runs
<900 @1985 wiring looms for buses|Each loom is tested before it leaves the factory.|Looms are laid out by hand on boards of up to twelve metres.|Every wire in its place
<600 @1950 seats and seat covers for vans|Customers range from parcel services to ambulance builders.|Folding seats for crew vans are the best-selling product.|All day long
<300 @1995 conversion kits for camper vans|The kits fit eleven common models and can be removed again.|Two people can fit a kit in an afternoon, without drilling.|Away for the weekend`,
  },
  Banking: {
    verb: 'offer',
    niches: `<400 savings accounts and small loans for members|Loan decisions are made at the branch, usually within a week.|Members elect the supervisory board, with one vote each.|Your bank around the corner
>250 everyday accounts, mortgages, and pensions|{It} {has} {.05} branches and some {400} customers.|Most mortgages are arranged by video call.|Plans need a bank
<900 loans for workshops and small factories|The loan book is spread over some {20} businesses.|Most loans pay for machines, which also serve as security.|Money that knows the work
<600 @1975 building loans for young families|Customers can fix their rate for up to twenty years.|Repayments can be lowered for a year after the birth of a child.|The first door of your own
<400 current accounts for associations and clubs|Accounts can be run by several officers, with two signatures.|Treasurers can export all bookings for their annual report.|For whoever holds the cash box`,
  },
  Biotechnology: {
    verb: 'develop',
    niches: `test kits for medical laboratories|The best-known kit tells bacterial from viral infections in twenty minutes.|Kits keep for two years without a refrigerator.|From sample to answer
@1990 DNA tests for plant breeders|The laboratory analyses about {800} leaf samples a year.|Breeders get their results online, usually within ten days.|Know it before you plant it
<400 @1995 enzymes for dairies and breweries|The main product is a lactase for milk without lactose.|Brewers use a second enzyme to clear beer without filters.|Small helpers
<300 @1990 cell cultures for research laboratories|Cultures are delivered within a day.|Each batch is checked for contamination and comes with a certificate.|Alive on arrival
<200 @1995 biological pest control for greenhouses|Customers are mainly growers of tomatoes, cucumbers, and peppers.|Predatory mites are bred on site and sent out in paper sachets.|The good insects`,
  },
  Chemicals: {
    verb: 'produce',
    niches: `adhesives for packaging and labels|Customers include breweries, dairies, and print shops.|Water-based products have replaced most of the solvents.|What holds things together
pigments for paints and plastics|Shades are matched in {its} own laboratory, usually within two days.|The smallest order is a bag of ten kilograms.|The right mix
cleaning agents for canteen kitchens|The whole range is sold as concentrates, in bottles that can be refilled.|Dosing pumps on the wall make sure that no one uses too much.|Clean in one pass
<600 protective paints for ships and bridges|{Its} paints last up to twenty-five years.|Samples are tested in a salt spray chamber before a new colour is sold.|Rust can wait
<300 @1955 water treatment products for swimming pools|Customers are public pools, hotels, and campsites.|A free app tells pool attendants how much to add.|Clear to the bottom`,
  },
  Construction: {
    verb: 'build',
    niches: `<900 family homes and small apartment blocks|{It} complete{s} about {.3} homes a year.|Buyers choose floors and tiles in a showroom before work begins.|Handed over on the day
<900 >15 @1946 extensions for schools and clinics|Noisy work is done in the holidays and at weekends.|Most extensions are assembled from prefabricated modules.|On time, on site
>250 bridges and tunnels|{It} {has} {.02} projects under way at present.|Clients are railways and road authorities.|We get you across
<900 >8 timber halls and roofs|Beams are prefabricated in the workshop and assembled on site.|Riding halls and warehouses make up most of the orders.|Built on wood
>25 roads and footpaths for towns|Most contracts are with local councils.|Old asphalt is milled off and used again in the new surface.|Smooth from door to door`,
  },
  Consulting: {
    verb: 'offer',
    niches: `<400 process reviews for hospitals|Most projects take three to six months.|Consultants spend the first two weeks on the wards, at night as well.|From plan to practice
<400 interim management for manufacturers|Assignments usually last between six months and a year.|Most of the managers have run a plant before.|Someone in charge by Monday
<40 advice on handing over a family business|{Its} clients are owners of firms with up to two hundred employees.|Talks with the family come first, the valuation second.|The next generation, prepared
<60 energy audits for bakeries, laundries, and hotels|The average client has cut its energy bill by a fifth.|An audit takes two days on site and ends with a list of measures by cost.|Find the waste
<200 @1985 advice on noise and dust at work|Measurements are made by accredited engineers.|Clients are mainly foundries, sawmills, and quarries.|Quieter tomorrow
<150 @1970 kitchen planning for care homes and canteens|Projects range from ward kitchens to canteens with a thousand seats.|Plans include the purchase of the equipment and the training of the cooks.|Hot until it is served`,
  },
  'Consumer Electronics': {
    verb: 'make',
    niches: `<300 kitchen scales and timers|All products come with a guarantee of five years.|Scales run on two ordinary batteries for about three years.|One button is enough
<300 radios and alarm clocks|Every model can be repaired, and spare parts are sold online.|The cases are made of beech or aluminium.|Turn it on
<900 @1995 headphones for home listening|The range consists of six models, from entry level to studio.|Ear pads and cables can be replaced without tools.|Hear the quiet parts
<400 hand blenders and coffee grinders|The products are sold in kitchen shops and department stores.|Motors are wound in house and run for at least a thousand hours.|Freshly ground
<600 @2000 baby monitors and night lights|Pharmacies and baby shops are the main customers.|The monitors work without an internet connection or an account.|Sleep in the next room`,
  },
  Cybersecurity: {
    verb: 'provide',
    niches: `<300 backup and recovery services for small firms|Data is kept at two sites in different regions.|Once a year, each client rehearses a full recovery.|Nothing lost
<400 security audits for water and power companies|Most of the auditors used to work in control rooms.|Plants are tested on a copy, so that supply is never at risk.|Find it before they do
@2000 penetration testing for banks and city councils|Clients get a full report and a free retest.|A test takes two to four weeks and ends with a talk with the developers.|We knock first
<200 @2003 phishing awareness training for office staff|Courses are available in nine languages.|Between courses, staff get harmless test emails.|Think before you click
<900 >25 @2005 round-the-clock server monitoring|{Its} control room watches over some {80} servers.|Most faults are put right before anyone at the client notices.|Awake while you sleep`,
  },
  'E-commerce': {
    verb: 'sell',
    niches: `>12 spare parts for household appliances online|More than a million parts are listed, for some two hundred brands.|Customers find a part by the number on the type plate, and many of the repairs are shown step by step in short films.|Repair it
@2009 refurbished phones and tablets|Every device comes with a new battery and a guarantee of two years.|Devices are bought from companies that replace theirs every few years.|Second life, full charge
<200 @2002 seeds and bulbs online|The shop lists about two thousand varieties.|Bulbs are sent out in autumn, when it is time to plant them.|Delivered in season
@2006 tea and spices online|Most teas are bought directly from growers.|Spices are ground to order and packed the same day.|The other shelf
<300 @2010 school books and stationery online|Schools can order by class list.|Each pupil gets a parcel with the right books, covered on request.|Ready for the first day`,
  },
  Education: {
    verb: 'offer',
    niches: `<300 evening classes for electricians and plumbers|Courses lead to a recognized trade certificate.|Each workshop has benches for sixteen, with the tools of the trade.|Learn it with your hands
<60 >2 piano, violin, and guitar lessons for children|Around {15} children take lessons every week.|Instruments can be rented for the first year.|First notes, first applause
<150 @1990 language courses for nurses and doctors|Lessons can be booked around shift work.|Students practise with actors who play patients.|Words for the ward
<200 sewing and tailoring courses|Courses range from one weekend to a full year.|Sewing machines are provided, and fabric is sold at the door.|Made by you
<400 @1970 further training for care workers|Courses are held at the students' own workplaces.|Most employers pay the fees and give time off for the exam.|Training that works on the ward
<80 @1985 mathematics tuition in small groups|Groups have six students at most.|Before exams, there are extra sessions on Saturdays.|Now it makes sense`,
  },
  'Event Management': {
    verb: 'organize',
    niches: `<120 street festivals for local councils|The largest of them draws some thirty thousand visitors.|Permits, stages, and first aid are all part of the service.|The whole street is invited
<200 award dinners for trade associations|{It} handle{s} everything from the invitations to the stage.|Most dinners are for two to five hundred guests.|The envelope, please
<60 weddings and anniversaries|The team looks after about {3} celebrations a year.|Couples can choose from gardens, boats, and old barns.|You dance, we do the rest
<150 >8 trade fairs for foresters and gardeners|The spring fair brings together some three hundred exhibitors.|Machines are shown at work, on two hectares of woodland.|Boots welcome
<100 @1990 running events for companies and charities|The events range from short fun runs to half marathons.|Timing chips are worn on the shoe, and results are online within minutes.|Everyone crosses the line`,
  },
  Fashion: {
    verb: 'design',
    niches: `leather shoes and boots|All shoes can be sent back to be resoled.|The leather is tanned with extracts of bark.|Made to be resoled
<400 knitwear for men and women|Most of the wool comes from farms in the region.|Patterns are knitted in one piece, so there are no side seams.|Wear it for years
>250 @1970 running clothes|New models are tested by club runners for a season.|Shirts and tights are sold in sports shops and online.|Made to move in
<300 rainwear for children|The collection is made from recycled polyester.|Sleeves can be let out by one size, so a jacket lasts two winters.|Puddles are fine
<150 hats and caps|The hats are sold through some eighty independent shops.|Felt hats are shaped over wooden blocks, by hand.|Heads up`,
  },
  'Food and Beverages': {
    verb: 'make',
    niches: `<400 bread and rolls for cafés|Deliveries go out six days a week, before seven in the morning.|The sourdough rests for a day before it is baked.|Baked while you sleep
<40 jams and jellies|Most of the fruit comes from growers around {city}.|The jars are sold at markets and in about sixty delicatessens.|Fruit, sugar, patience
coffee blends for cafés and offices|The beans are roasted in small batches and delivered within a week.|Cafés can borrow a machine for as long as they buy the coffee.|Worth getting up for
>25 @1960 ready meals for care homes and schools|The kitchens turn out around {70} meals a day.|Meals are chilled after cooking and heated where they are eaten.|What's for lunch
<200 ice cream for restaurants|The range has twenty-four kinds, eight of them without milk.|Chefs can order flavours of their own, from ten litres.|Cold and honest
<300 pickled vegetables|The cucumbers are grown under contract by local farms.|Most of the year's work is done between July and October.|Crisp all winter
>20 fresh and dried pasta for caterers and canteens|All pasta is made from durum wheat.|Fresh pasta is delivered in trays within two days, dried pasta in sacks.|Ready when you are`,
  },
  Furniture: {
    verb: 'make',
    niches: `armchairs and sofas|Frames come with a guarantee of fifteen years.|Covers can be taken off and washed, and new ones ordered years later.|Sit well
<60 solid oak tables|Each table is made to order in four to six weeks.|The boards are dried for three years before they are planed.|Take a seat
<900 beds and mattresses for hotels|Customers include independent hotels and several large chains.|Old mattresses are collected and taken apart for recycling.|Sleep on it
<200 shelves and desks for schools|The furniture is delivered and assembled during the holidays.|Desks can be adjusted in height, from first-year pupils to adults.|Built for break time
<400 @1960 kitchens for small flats|The narrowest kitchen in the range is no wider than a door.|Landlords can reorder single doors and drawers for twenty years.|A lot in little room`,
  },
  Healthcare: {
    verb: 'provide',
    niches: `hearing tests and hearing aids|Customers can try hearing aids at home for three weeks.|Batteries and cleaning are free for as long as the aid is worn.|Hear them laugh
@1955 home care for older people|{It} look{s} after around {3} people in and around {city}.|Each client is visited by the same two or three carers.|Care comes to you
<60 @1960 physiotherapy after sports injuries|Patients are treated with or without a referral.|Exercises are filmed, so that patients can repeat them at home.|Back on your feet
<300 @1970 outpatient dialysis|Holiday patients are welcome by arrangement.|Patients come three times a week and are fetched by taxi if they wish.|Three mornings a week
<150 @1970 speech therapy for children|Therapists also work in kindergartens and schools.|Parents sit in on every session and get games to play at home.|Find the words`,
  },
  Hospitality: {
    verb: 'run',
    niches: `<16 a guest house in a former school|There are fourteen rooms and a garden.|Breakfast is served in the old gym.|Rooms with a welcome
<120 restaurants with regional cooking|All of them are open from Tuesday to Saturday.|The menu changes every two weeks and fits on one page.|Your table is ready
>60 canteens for companies and schools|The kitchens serve about {25} lunches a day.|There are three dishes to choose from, and one is always vegetarian.|Lunch is at noon
>250 @1955 budget hotels near stations and airports|The group has {.06} hotels.|Guests check in at a machine, at any hour.|All you need
<60 @1970 a chain of coffee bars in railway stations|The coffee is roasted locally.|Doors open before the first train and close after the last.|Between two trains
<120 @1960 youth hostels by lakes|Most guests are school classes and families.|Canoes and bicycles can be hired at the door.|Bring your own towel`,
  },
  'Human Resources': {
    verb: 'provide',
    niches: `>10 nurses for clinics at short notice|Requests are answered around the clock.|Nurses choose their own shifts in an app.|On the ward tomorrow
<300 recruitment services for engineering firms|Most of the consultants are engineers themselves.|Clients pay only once the new colleague has started.|Engineers who hire engineers
>250 temporary and permanent staff for industry|{It} place{s} around {30} workers a year.|About a third of temporary workers are taken on for good.|Work that fits
<100 @1980 career advice for former soldiers and athletes|The service lasts six months and includes a work placement.|Clients learn to describe what they can do in words that employers use.|What comes next
<200 payroll services for theatres and film crews|{It} pay{s} around {150} people a month.|Many performers are hired for a few days, with contracts in several countries.|Paid after the last curtain`,
  },
  Insurance: {
    verb: 'offer',
    niches: `home and contents insurance|Most claims are settled within five working days.|Craftspeople who repair the damage are paid directly.|When the pipe bursts
fire and storm insurance for shops and workshops|Claims are assessed on the spot, by former builders.|Policies pay for lost sales until the doors open again.|After the storm
<900 >20 crop and livestock insurance|{It} insure{s} around {60} farms.|Hail damage is measured by drone, field by field.|For the days after the hail
<900 insurance for musical instruments and works of art|Policies are valid worldwide, including on tour.|Values are agreed in advance, so there is no dispute after a loss.|Play it anywhere
>10 travel and accident insurance for clubs and associations|A single policy covers all members on a trip.|The premium depends on the number of members and the sport.|Out together, home together`,
  },
  'Legal Services': {
    verb: 'provide',
    niches: `<200 trademark registration for food and drink brands|The fee is fixed and includes a search.|Registers are watched every week for names that come too close.|Make it yours
<80 advice on employment law for small employers|Clients can also subscribe to a telephone service.|Contracts and warnings are checked within two working days.|Ask before you sign
<80 advice on tenancy and construction law|Clients include tenants, landlords, and builders.|Most disputes are settled without going to court.|Read before you build
<120 advice on wills and family law|Home visits are available on request.|Wills are written in plain language and reviewed every five years.|Said clearly, in time
<150 @1985 copyright advice for authors and musicians|{Its} clients range from first-time authors to orchestras.|Contracts with publishers and labels make up most of the work.|Who owns the song`,
  },
  Logistics: {
    verb: 'provide',
    niches: `<900 @1950 refrigerated transport for food producers|The temperature of every load can be tracked online.|Lorries have two compartments, for frozen and for chilled goods.|Cold all the way
<60 @2008 deliveries by cargo bike|Customers are pharmacies, florists, and online shops.|Each bike carries up to a hundred kilograms.|Through town in no time
>20 @1970 overnight courier services for spare parts|Orders placed by nine in the evening arrive before eight.|Drivers have keys, so parts are in the workshop when mechanics arrive.|There before you open
>250 @1998 parcel delivery for online shops|{It} deliver{s} around {60} parcels a day.|Recipients can choose a two-hour window or one of the parcel lockers.|Delivered
<300 removal services for pianos and works of art|Customers include museums, concert halls, and private collectors.|Crates are built to measure, and vans are heated in winter.|Up the stairs in one piece
<900 storage for seasonal goods|Space is rented by the week or by the season.|Garden furniture comes in as skis go out.|It waits for its season`,
  },
  Manufacturing: {
    verb: 'make',
    niches: `pumps for waterworks|Spare parts are available for every model since the first.|Each pump runs for a day on the test bench before it is delivered.|Runs and runs
<120 stainless steel tanks for dairies|Tanks are made to order and delivered ready to connect.|All welds are polished, so that nothing can settle.|Clean inside
>100 @1930 doors and windows for trains|Customers are train builders and railway operators.|A door is opened and closed a million times before a new model goes into production.|Opens every time
<300 ladders and scaffolding|{Its} products are certified for professional use.|Rungs and treads can be replaced one by one.|One step at a time
<500 locks and fittings|The range includes more than four hundred types of lock.|Keys can be reordered by number for twenty-five years.|Turn once
<600 weighing scales for markets and post offices|A service team calibrates scales on site.|The display faces both ways, for the seller and the customer.|To the gram`,
  },
  Marketing: {
    verb: 'create',
    niches: `<200 product films for machine builders|Films are shot on site and delivered in up to twelve languages.|What cannot be filmed, such as the inside of a gearbox, is animated.|Show how it works
<200 brand designs for food producers|{Its} work can be seen on bread, beer, and baby food.|Packages are tested on a shelf among those of competitors.|Picked up first
<80 @1985 campaigns for museums and theatres|Most clients book a whole season, from the poster to the programme.|Tickets sold online show which idea has worked.|Full houses
<100 @1990 advertising for inns and wineries|Most clients are family businesses.|Photographs are taken in every season, so that there is always something new to show.|From the gate to the city
<150 trade fair stands for small exhibitors|The stands can be rented or bought, and are built on site.|Between fairs, rented stands are stored and repaired.|Stop and look`,
  },
  Media: {
    verb: 'produce',
    niches: `<200 documentaries for broadcasters|The films are about nature, crafts, and history.|Most films are made together with channels in other countries.|Stories worth your evening
<80 @2007 podcasts for museums and universities|Episodes are recorded on the spot, between the exhibits or in the laboratory.|Clients get a transcript with each episode.|Listen closely
<150 @1975 documentaries for schools|Each film comes with worksheets for two age groups.|Films last twenty minutes, so that half of the lesson is left.|Watch, then ask
<300 a local newspaper|It appears six days a week, in print and online.|Council meetings and local sport fill more pages than anything else.|Round the corner, in print
<120 @1995 audiobooks|The list ranges from crime to history.|Books are read by actors, in {its} own studio.|Listen to the end`,
  },
  Mining: {
    verb: 'mine',
    niches: `<900 @1930 gypsum for plasterboard|The main customers are makers of building materials.|The rock is crushed underground and brought up by conveyor.|Behind every wall
<400 limestone for cement works|Former quarries are turned into nature reserves.|Blasting takes place at noon, and neighbours are told by text message.|It starts underground
>40 rock salt for winter roads and dairies|Reserves are expected to last for another fifty years.|Stocks are built up in summer and sold by the first frost.|From an old sea
<600 sand and gravel for builders|Old pits are turned into lakes once they are exhausted.|The gravel is washed and sorted into eight sizes.|What walls are made of
<300 slate for roofs|Most of it is used to restore listed buildings.|The slates are still split by hand.|Rain runs off`,
  },
  Pharmaceuticals: {
    verb: 'make',
    niches: `@1960 tablets for high blood pressure|All of them are generics, sold to wholesalers and hospitals.|Packs are printed with the days of the week.|Once a day
>250 @1950 vaccines for aid organizations|Doses are shipped to more than fifty countries.|Cool boxes keep them cold for five days without electricity.|Made to travel
eye drops and ointments|The entire range is free of preservatives.|The bottles have a valve that keeps them sterile for six months.|Clear, drop by drop
<900 cough syrups and lozenges|The products are sold in pharmacies, without prescription.|Two thirds of the year's sales are made between October and March.|Through the winter
<600 @1960 infusions for hospitals|Production takes place in clean rooms, around the clock.|Bags have taken the place of glass bottles in most of the range.|Nothing but clear`,
  },
  Publishing: {
    verb: 'publish',
    niches: `<150 >8 cookbooks|{It} bring{s} out about thirty new titles a year.|Every recipe is cooked by someone other than its author before it is printed.|Stained pages welcome
<80 picture books|Many books are illustrated by artists who have just left art school.|Pages are thick enough for small hands, and corners are round.|Once more, please
<80 maps and guides for walkers|Every route is walked again before a new edition.|The maps are printed on waterproof paper.|Checked on foot
<100 sheet music for choirs|The list runs from Renaissance motets to new commissions.|Choirs order by the number of singers, or print under licence.|All together now
<60 @1975 poetry in two languages|Each book has the original on the left and the translation on the right.|Translators are named on the cover.|Left page, right page`,
  },
  'Real Estate': {
    verb: 'manage',
    niches: `<120 apartments for private owners|Owners get a report every quarter.|Repairs are reported by app and usually done within a week.|Keys in good hands
<80 @1960 holiday cottages for owners who live abroad|The service includes cleaning, repairs, and check-in.|In winter, each cottage is checked every fortnight.|While you're away
>60 @1950 rental apartments for pension funds|{Its} portfolio contains about {150} apartments.|Caretakers live on the larger estates.|Steady rent, steady returns
<60 @1970 office buildings for small firms|Leases start at six months.|Tenants share meeting rooms, a kitchen, and a reception desk.|Room for the next desk
<200 @1960 student halls|Rooms are let by the semester, with all bills included.|Each floor has a kitchen, and a tutor lives on every second one.|A room by October`,
  },
  'Renewable Energy': {
    verb: 'run',
    niches: `<300 wind farms with local shareholders|Some {12} people in the area own a share.|Neighbours without a share get cheaper electricity.|A share of the wind
@2013 charging stations for electric cars|{Its} network has about {40} charging points.|Most charging points stand at supermarkets, where a charge takes as long as the shopping.|Full before you're done
<300 @1995 biogas plants in villages|The plants supply heat to schools, greenhouses, and homes nearby.|Manure, straw, and grass from roadsides go into them.|Warm from the field
<200 small hydropower plants|Most plants stand at old mills.|Fish ladders lead around every weir.|As long as it rains
<400 @2006 solar roofs for schools and sports halls|The schools pay nothing up front and get cheaper electricity.|A screen in the hall shows pupils what the roof is producing.|Sun on the timetable`,
  },
  Retail: {
    verb: 'sell',
    niches: `eyeglasses and contact lenses|Eye tests and small repairs are free.|Most glasses are ready within four days.|Look again
<30 cheese from small dairies|The counter has about one hundred and fifty kinds.|Hard cheeses ripen in the cellar below the shop.|Try a slice
<50 used books and records|{It} also buy{s} whole collections.|New arrivals are put out on Thursdays.|Turn it over
garden tools and plants|Most of the plants are grown in {its} own nursery.|Trees are delivered and planted on request.|Everything but the weather
>250 groceries and household goods|{It} {has} {.03} stores and an online shop.|Online orders can be collected at every store from eight in the morning.|For every day
<60 bicycles and accessories|The workshop repairs all makes.|Children's bicycles can be traded in for the next size.|Ready to ride
<200 fabrics and wool|Sewing and knitting classes are held on most evenings.|Remnants are sold by weight.|Something for your hands
<40 wooden toys|The toys come from small workshops, most of them in the region.|Lost wheels and animals can be replaced.|No batteries needed`,
  },
  Robotics: {
    verb: 'build',
    niches: `<900 welding cells for metal shops|The smallest model fits through a standard door.|Welders teach the robot by guiding its arm, without writing code.|Seam after seam
@2008 picking robots for warehouses|Around {2} of {its} robots are in use today.|Cameras tell a tube from a bag or a box.|Pick, place, repeat
<500 @1990 welding robots for bicycle makers|A new frame can be set up in less than a day.|Tubes of steel, titanium, and aluminium can be welded on one machine.|Straight seams
<400 @2003 milking robots|Service technicians are on call around the clock.|Cows come to be milked when they like, two or three times a day.|Good morning, all
<300 @1995 packing robots for bakeries|The robots handle up to ninety items a minute.|Soft grippers pick up croissants without crushing them.|Gently does it`,
  },
  Shipping: {
    verb: 'arrange',
    niches: `<400 bulk freight for grain traders|The chartering desk is staffed around the clock.|Most cargoes go from the Black Sea and the Americas to North Africa and Asia.|Steady as she goes
<900 @1965 refrigerated container transport for fruit importers|Most cargo is bananas, citrus fruit, and grapes.|Sensors report the temperature in each container every hour.|Cool all the way
<300 @1950 the transport of cars and tractors by sea|There are weekly sailings to eleven ports.|Vehicles are washed and inspected before they are driven on board.|Rolled on, rolled off
<200 @1955 ferry crossings for hauliers|Hauliers can book up to two hours before departure.|Drivers get a cabin and a hot meal with every ticket.|Across by morning
<600 grain transport by river barge|The fleet has {.2} barges.|A single barge carries as much as forty lorries.|Slowly downstream`,
  },
  Software: {
    verb: 'develop',
    niches: `@1985 point-of-sale systems for restaurants|The tills keep working when the internet is down.|Orders appear in the kitchen as soon as a waiter has typed them in.|Table nine is ready
<80 scheduling software for dental practices|More than {25} practices use it every day.|Patients get a reminder the day before, which has halved missed appointments.|Every chair on time
<100 invoicing software for tradespeople|The app works on phones and tablets, offline too.|An estimate becomes an invoice with one tap, photographs included.|Back to your real work
>200 accounting and payroll software|Some {45} firms pay their employees with it.|Changes in tax law are built in before they take effect.|Work, organized
<150 @1995 booking systems for sports clubs|Members book courts, courses, and changing rooms online.|Floodlights and doors can be switched with the booking.|The court is yours
<90 @2000 library software for choirs and orchestras|Customers include amateur choirs and opera houses.|The software keeps track of who has which part, down to the pencil marks.|Everyone on the same page
<300 @1990 route planning for waste collection and winter services|{Its} software plans the routes of some {30} vehicles.|Drivers report closed roads on a tablet, and the next lorry avoids them.|The shortest way round`,
  },
  Telecommunications: {
    verb: 'provide',
    niches: `phone and internet services for apartment buildings|Some {150} households are connected.|The contract is with the landlord, so tenants have a connection on the day they move in.|Online on moving day
<900 @1980 satellite links for ships and islands|Customers include shipping companies, research stations, and resorts.|Crews get a monthly allowance for calls home.|Reach anyone
<400 @1998 radio links for islands and mountain huts|The network has about {.6} masts.|Masts without mains electricity run on solar power.|Within reach
<300 @1990 emergency call buttons for older people|Calls are answered by trained nurses, day and night.|The button is worn on the wrist and works in the shower.|Press once
>30 @2002 broadband for villages|Some {60} homes are connected so far.|Building begins once four in ten homes have signed up.|Faster than the city`,
  },
  Textiles: {
    verb: 'weave',
    niches: `<900 towels and bathrobes|All cotton is organic and certified.|The range comes in twelve colours, which are never taken out of stock.|Soft landing
fabrics for workwear|The range includes flame-resistant and waterproof fabrics.|The main customers are makers of uniforms for fire brigades and railways.|Holds up
<500 towels and bed linen for hotels|Fabrics are tested for two hundred washes.|Hotels can have their name woven into the border.|A clean sheet
<300 curtains and stage fabrics for theatres|All fabrics are flame-resistant and made to measure.|The widest loom weaves twelve metres without a seam.|Curtain up
<200 wool blankets and scarves|The wool is bought from farms in the region.|Yarn is spun, dyed, and woven under one roof.|Warm for a long time`,
  },
  Tourism: {
    verb: 'organize',
    niches: `<200 hiking trips|Groups have twelve people at most.|Luggage goes ahead by van, and evenings are spent in small inns.|Travel slowly
<60 diving and sailing trips|Each boat takes eight guests and a crew of two.|Beginners can take their first diving certificate on board.|Salt on your skin
<120 @1965 self-guided walking holidays|The price includes maps, hotels, and luggage transfer.|Walkers can call a local host if they get lost.|At your own pace
<80 city walks with local guides|Walks are offered in six languages.|Most last two hours and end in a café.|Ask whoever lives there
<150 @1970 cycling tours|The price includes rental bikes, hotels, and the train home.|Most routes follow rivers and old railway lines.|There by bike`,
  },
  'Waste Management': {
    verb: 'run',
    niches: `<900 scrap yards|Metal is bought from both companies and households.|Prices are posted at the gate every morning.|Worth its weight
>150 a household waste service|The fleet has {.25} trucks.|Bins for paper, glass, and food waste are emptied on different days.|Cleaner by breakfast
<500 @1990 composting plants for towns|The compost is sold to farmers and gardeners.|Garden waste turns into compost in about ten weeks.|Back to the garden
<300 @1985 a collection service for paper and cardboard|Collected paper is sorted and sold to mills.|Offices get locked bins for files that must be shredded.|Paper again
<200 @1992 recycling plants for computers and televisions|More than nine tenths of all materials are recovered.|Hard drives are shredded first, so no data survives.|Taken apart properly`,
  },
};
