/** What companies in one line of business do: a verb, and what they offer. */
export interface BusinessLine {
  /** Verb before the offer of a company, such as `makes`. */
  readonly verb: string;
  /**
   * One line per company: the offer, a detail that only this kind of company would mention, and a slogan, separated by
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
    niches: `<300 bookkeeping and tax returns for restaurants and cafés|The fee is fixed for the year and covers the payroll.|You cook, we count
tax advice for people who live in one country and work in another|Clients include airline crews, musicians, and cross-border commuters.|Two countries, one return
<150 payroll and annual accounts for charities|Some {6} charities use the service, most of them small.|The books behind the good cause
<200 bookkeeping for farms and vineyards|Every client is visited at least once a year.|Figures with soil on them
<400 audits for cooperatives and associations|The auditors are members of the national institute.|A second pair of eyes`,
  },
  Aerospace: {
    verb: 'make',
    niches: `<900 seat covers and curtains for aircraft|All fabrics are certified for flammability in {its} own laboratory.|Every gram counts
>250 @1955 seat rails, doors, and floors for airliners|Parts are delivered to assembly lines on three continents.|Lighter by design
<600 @1955 hydraulic valves for small aircraft|Spare valves are kept in stock for models that are no longer built.|Closed means closed
>30 @1955 landing gear parts for helicopters|Customers include air ambulances, police forces, and offshore operators.|Down safely
<400 @1970 altimeters and airspeed indicators for small aircraft|A certified workshop also repairs instruments by other makers.|True to the foot`,
  },
  Agriculture: {
    verb: 'grow',
    niches: `<40 salad leaves and herbs for restaurants|Orders are cut in the morning and delivered the same day.|Cut this morning
<900 cut flowers for florists|The greenhouses are heated with waste heat from a nearby power plant.|Fresh on Friday
<900 >15 @1955 mushrooms for supermarkets|{It} harvest{s} seven days a week, all year round.|Picked overnight
apples and pears for wholesalers|Fruit is stored on site and sold from September to May.|Straight off the tree
<300 @1955 strawberries and asparagus for supermarkets|In season, some {2} pickers join the team.|A short season, every year
<400 seed potatoes for farmers|The range covers fourteen certified varieties.|It starts with a good potato`,
  },
  Architecture: {
    verb: 'design',
    niches: `<300 primary schools and kindergartens|Two of {its} schools have won regional awards.|Drawn for small people
<150 @1965 conversions of warehouses, schools, and stations|Past projects include a grain store, two railway stations, and a chapel.|Keep the walls, change the rest
<200 surgeries and small clinics|About half of {its} projects are extensions of existing buildings.|Rooms to get well in
<200 @1970 public swimming pools and sports halls|Most clients are towns and universities.|Room to splash
<120 kitchens and extensions for terraced houses|The service runs from the first sketch to the building permit.|The missing four metres`,
  },
  Automotive: {
    verb: 'make',
    niches: `brake discs and pads for garages|The range covers parts for more than two thousand models.|Stop safely
<400 @1965 exhaust systems for classic cars|Most parts are made from stainless steel, to the original drawings.|Because it still runs
<900 @1985 wiring looms for buses|Each loom is tested before it leaves the factory.|Every wire in its place
<600 @1950 seats and seat covers for vans|Customers range from parcel services to ambulance builders.|All day long
<300 @1995 conversion kits for camper vans|The kits fit eleven common models and can be removed again.|Away for the weekend`,
  },
  Banking: {
    verb: 'offer',
    niches: `<400 savings accounts and small loans for members|Loan decisions are made at the branch, usually within a week.|Your bank around the corner
>250 everyday accounts, mortgages, and pensions|{It} {has} {.04} branches and some {150} customers.|Plans need a bank
<900 loans for workshops and farms|The loan book is spread over some {20} businesses.|Money that knows the work
<600 @1975 building loans for young families|Customers can fix their rate for up to twenty years.|The first door of your own
<400 current accounts for associations and clubs|Accounts can be run by several officers, with two signatures.|For whoever holds the cash box`,
  },
  Biotechnology: {
    verb: 'develop',
    niches: `test kits for hospital laboratories|The best-known kit tells bacterial from viral infections in twenty minutes.|From sample to answer
@1990 DNA tests for plant breeders|The laboratory analyses about {800} leaf samples a year.|Know it before you plant it
<400 @1995 enzymes for dairies and breweries|The first product, a lactase, is still the best-selling one.|Small helpers
<300 @1990 cell cultures for research laboratories|Cultures are delivered within a day.|Alive on arrival
<200 @1995 biological pest control for greenhouses|Customers are mainly growers of tomatoes, cucumbers, and peppers.|The good insects`,
  },
  Chemicals: {
    verb: 'produce',
    niches: `adhesives for packaging and labels|Customers include breweries, dairies, and print shops.|What holds things together
pigments for paints and plastics|Shades are matched in {its} own laboratory, usually within two days.|The right mix
cleaning agents for kitchens and hospitals|The whole range is sold as concentrates, in bottles that can be refilled.|Clean in one pass
<600 protective paints for ships and bridges|{Its} paints last up to twenty-five years.|Rust can wait
<300 @1955 water treatment products for swimming pools|Customers are public pools, hotels, and campsites.|Clear to the bottom`,
  },
  Construction: {
    verb: 'build',
    niches: `<900 family homes and small apartment blocks|{It} complete{s} about {.3} homes a year.|Handed over on the day
<900 >15 @1946 extensions for schools and clinics|Work is planned around lessons and surgery hours.|On time, on site
>250 bridges and tunnels|{It} {has} {.02} projects under way at present.|We get you across
<900 >8 timber halls and roofs|Beams are prefabricated in the workshop and assembled on site.|A roof by Friday
>25 roads and footpaths for towns|Most contracts are with local councils.|Smooth from door to door`,
  },
  Consulting: {
    verb: 'offer',
    niches: `<400 process reviews for hospitals|Most projects take three to six months.|From plan to practice
<400 interim management for manufacturers|Assignments usually last between six months and a year.|Someone in charge by Monday
<40 advice on handing over a family business|{Its} clients are owners of firms with up to two hundred employees.|The next generation, prepared
<60 energy audits for bakeries, laundries, and hotels|The average client has cut its energy bill by a fifth.|Find the waste
<200 @1985 advice on noise and dust at work|Measurements are made by accredited engineers.|Quieter tomorrow
<150 @1970 kitchen planning for hospitals and canteens|Projects range from ward kitchens to canteens with a thousand seats.|Hot until it is served`,
  },
  'Consumer Electronics': {
    verb: 'make',
    niches: `<300 kitchen scales and timers|All products come with a guarantee of five years.|One button is enough
<300 radios and alarm clocks|Every model can be repaired, and spare parts are sold online.|Turn it on
<900 @1995 headphones for home listening|The range consists of six models, from entry level to studio.|Hear the quiet parts
<400 hand blenders and coffee grinders|The products are sold in kitchen shops and department stores.|Freshly ground
<600 @2000 baby monitors and night lights|{It} sell{s} through pharmacies and baby shops.|Sleep in the next room`,
  },
  Cybersecurity: {
    verb: 'provide',
    niches: `<300 backup and recovery services for small firms|Data is kept at two sites in different regions.|Nothing lost
<400 security audits for hospitals|The auditors come from hospital IT themselves.|Find it before they do
@2000 penetration testing for hospitals and city councils|Clients get a full report and a free retest.|We knock first
<200 @2003 phishing awareness training for office staff|Courses are available in nine languages.|Think before you click
>25 @2005 round-the-clock server monitoring|{Its} control room watches over some {30} servers.|Awake while you sleep`,
  },
  'E-commerce': {
    verb: 'sell',
    niches: `spare parts for household appliances online|More than a million parts are listed, for some two hundred brands.|Repair it
@2009 refurbished phones and tablets|Every device comes with a new battery and a guarantee of two years.|Second life, full charge
<200 @2002 seeds and bulbs online|The shop lists about two thousand varieties.|Delivered in season
@2006 tea and spices online|Most teas are bought directly from growers.|The other shelf
<300 @2010 school books and stationery online|Schools can order by class list.|Ready for the first day`,
  },
  Education: {
    verb: 'offer',
    niches: `<300 evening classes for electricians and plumbers|Courses lead to a recognized trade certificate.|Learn it with your hands
<60 >2 piano, violin, and guitar lessons for children|Around {9} children take lessons every week.|First notes, first applause
<150 @1990 language courses for nurses and doctors|Lessons can be booked around shift work.|Words for the ward
<200 sewing and tailoring courses|Courses range from one weekend to a full year.|Made by you
<400 @1970 further training for care workers|Courses are held at the students' own workplaces.|Training that works on the ward
<80 @1985 mathematics tuition in small groups|Groups have six students at most.|Now it makes sense`,
  },
  'Event Management': {
    verb: 'organize',
    niches: `<120 street festivals for local councils|The largest of them draws some thirty thousand visitors.|The whole street is invited
<200 award dinners for trade associations|{It} handle{s} everything from the invitations to the stage.|The envelope, please
<60 weddings and anniversaries|The team looks after about {3} celebrations a year.|You dance, we do the rest
<150 trade fairs for farmers and foresters|The spring fair brings together some three hundred exhibitors.|Boots welcome
<100 @1990 running events for companies and charities|The events range from short fun runs to half marathons.|Everyone crosses the line`,
  },
  Fashion: {
    verb: 'design',
    niches: `leather shoes and boots|All shoes can be sent back to be resoled.|Made to be resoled
<400 knitwear for men and women|Most of the wool comes from farms in the region.|Wear it for years
>250 @1970 running clothes|New models are tested by club runners for a season.|Made to move in
<300 rainwear for children|The collection is made from recycled polyester.|Puddles are fine
<150 hats and caps|The hats are sold through some eighty independent shops.|Off to you`,
  },
  'Food and Beverages': {
    verb: 'make',
    niches: `<400 bread and rolls for cafés|Deliveries go out six days a week, before seven in the morning.|Baked while you sleep
<40 jams and jellies|Most of the fruit comes from growers around {city}.|Fruit, sugar, patience
coffee blends for cafés and offices|The beans are roasted in small batches and delivered within a week.|Worth getting up for
>25 @1960 ready meals for hospitals and schools|The kitchens turn out around {70} meals a day.|What's for lunch
<200 ice cream for restaurants|The range has twenty-four kinds, eight of them without milk.|Cold and honest
<300 pickled vegetables|The cucumbers are grown under contract by local farms.|Crisp all winter
>20 fresh and dried pasta for caterers and canteens|All pasta is made from durum wheat.|Ready when you are`,
  },
  Furniture: {
    verb: 'make',
    niches: `armchairs and sofas|Frames come with a guarantee of fifteen years.|Sit well
<60 solid oak tables|Each table is made to order in four to six weeks.|Take a seat
<900 beds and mattresses for hotels|Customers include independent hotels and several large chains.|Sleep on it
<200 shelves and desks for schools|The furniture is delivered and assembled during the holidays.|Built for break time
<400 @1960 kitchens for small flats|The narrowest kitchen in the range is no wider than a door.|A lot in little room`,
  },
  Healthcare: {
    verb: 'provide',
    niches: `hearing tests and hearing aids|Customers can try hearing aids at home for three weeks.|Hear them laugh
@1955 home care for older people|{It} look{s} after around {3} people in and around {city}.|Care comes to you
<60 @1960 physiotherapy after sports injuries|Patients are treated with or without a referral.|Back on your feet
<300 @1970 outpatient dialysis|Holiday patients are welcome by arrangement.|Three mornings a week
<150 @1970 speech therapy for children|Therapists also work in kindergartens and schools.|Find the words`,
  },
  Hospitality: {
    verb: 'run',
    niches: `<16 a guest house in a former school|There are fourteen rooms and a garden.|Rooms with a welcome
<120 restaurants with regional cooking|All of them are open from Tuesday to Saturday.|Your table is ready
>60 canteens for companies and schools|The kitchens serve about {25} lunches a day.|Lunch is at noon
>250 @1955 budget hotels near stations and airports|The group has {.06} hotels.|All you need
<60 @1970 a chain of coffee bars in railway stations|The coffee is roasted locally.|Between two trains
<120 @1960 youth hostels by lakes|Most guests are school classes and families.|Bring your own towel`,
  },
  'Human Resources': {
    verb: 'provide',
    niches: `nurses for hospitals at short notice|Requests are answered around the clock.|On the ward tomorrow
<300 recruitment services for engineering firms|Most of the consultants are engineers themselves.|Engineers who hire engineers
>250 temporary and permanent staff for industry|{It} place{s} around {12} workers a year.|Work that fits
<100 @1980 career advice for former soldiers and athletes|The service lasts six months and includes a work placement.|What comes next
<200 payroll services for theatres and film crews|{It} pay{s} around {15} people a month.|Paid after the last curtain`,
  },
  Insurance: {
    verb: 'offer',
    niches: `home and contents insurance|Most claims are settled within five working days.|When the pipe bursts
fire and hail insurance for farms|Claims are assessed by people who know farming.|Whatever the sky brings
<900 >20 crop and livestock insurance|{It} insure{s} around {30} farms.|For the days after the hail
<900 insurance for musical instruments and works of art|Policies are valid worldwide, including on tour.|Play it anywhere
>10 travel and accident insurance for clubs and associations|A single policy covers all members on a trip.|Out together, home together`,
  },
  'Legal Services': {
    verb: 'provide',
    niches: `<200 trademark registration for food and drink brands|The fee is fixed and includes a search.|Make it yours
<80 advice on employment law for small employers|Clients can also subscribe to a telephone service.|Ask before you sign
<80 advice on tenancy and construction law|Clients include tenants, landlords, and builders.|Read before you build
<120 advice on wills and family law|Home visits are available on request.|Said clearly, in time
<150 @1985 copyright advice for authors and musicians|{Its} clients range from first-time authors to orchestras.|Who owns the song`,
  },
  Logistics: {
    verb: 'provide',
    niches: `<900 @1950 refrigerated transport for food producers|The temperature of every load can be tracked online.|Cold all the way
<60 @2008 deliveries by cargo bike|Customers are pharmacies, florists, and online shops.|Through town in no time
@1970 overnight courier services for spare parts|Orders placed by nine in the evening arrive before eight.|There before you open
>250 @1998 parcel delivery for online shops|{It} deliver{s} around {60} parcels a day.|Delivered
<300 removal services for pianos and works of art|Customers include museums, concert halls, and private collectors.|Up the stairs in one piece
<900 storage for seasonal goods|Space is rented by the week or by the season.|It waits for its season`,
  },
  Manufacturing: {
    verb: 'make',
    niches: `pumps for waterworks|Spare parts are available for every model since the first.|Runs and runs
<120 stainless steel tanks for dairies|Tanks are made to order and delivered ready to connect.|Clean inside
>100 @1930 doors and windows for trains|Customers are train builders and railway operators.|Opens every time
<300 ladders and scaffolding|{Its} products are certified for professional use.|One step at a time
<500 locks and fittings|The range includes more than four hundred types of lock.|Turn once
<600 weighing scales for markets and post offices|A service team calibrates scales on site.|To the gram`,
  },
  Marketing: {
    verb: 'create',
    niches: `<200 product films for machine builders|Films are shot on site and delivered in up to twelve languages.|Show how it works
<200 brand designs for food producers|{Its} work can be seen on bread, beer, and baby food.|Picked up first
<80 @1985 campaigns for museums and theatres|Several of {its} posters have won design awards.|Full houses
<100 @1990 advertising for farm shops and wineries|Most clients are family businesses.|From the gate to the city
<150 trade fair stands for small exhibitors|The stands can be rented or bought, and are built on site.|Stop and look`,
  },
  Media: {
    verb: 'produce',
    niches: `<200 documentaries for broadcasters|{Its} films have been shown in more than thirty countries.|Stories worth your evening
<80 @2007 podcasts for museums and universities|{It} {has} produced some {9} episodes so far.|Listen closely
<150 @1975 documentaries for schools|Each film comes with worksheets for two age groups.|Watch, then ask
<300 a local newspaper|It appears six days a week, in print and online.|Round the corner, in print
<120 @1995 audiobooks|{Its} list has more than six hundred titles, from crime to history.|Listen to the end`,
  },
  Mining: {
    verb: 'mine',
    niches: `<900 @1930 gypsum for plasterboard|The main customers are makers of building materials.|Behind every wall
<400 limestone for cement works|Former quarries are turned into nature reserves.|It starts underground
>40 rock salt for winter roads and dairies|Reserves are expected to last for another fifty years.|From an old sea
<600 sand and gravel for builders|Old pits are turned into lakes once they are exhausted.|What walls are made of
<300 slate for roofs|Most of it is used to restore listed buildings.|Rain runs off`,
  },
  Pharmaceuticals: {
    verb: 'make',
    niches: `@1960 tablets for high blood pressure|{Its} products are sold in more than thirty countries.|Once a day
>250 @1950 vaccines for aid organizations|Doses are shipped to more than fifty countries.|Made to travel
eye drops and ointments|The entire range is free of preservatives.|Clear, drop by drop
<900 cough syrups and lozenges|The products are sold in pharmacies, without prescription.|Through the winter
<600 @1960 infusions for hospitals|Production takes place in clean rooms, around the clock.|Nothing but clear`,
  },
  Publishing: {
    verb: 'publish',
    niches: `<150 cookbooks|{It} bring{s} out about thirty new titles a year.|Stained pages welcome
<80 picture books|Several titles have been translated into more than ten languages.|Once more, please
<80 maps and guides for walkers|The list covers some two hundred regions.|Checked on foot
<100 sheet music for choirs|The list holds about four thousand works.|All together now
<60 @1975 poetry in two languages|The list includes poets from more than twenty countries.|Left page, right page`,
  },
  'Real Estate': {
    verb: 'manage',
    niches: `<120 apartments for private owners|Owners get a report every quarter.|Keys in good hands
<80 @1960 holiday cottages for owners who live abroad|The service includes cleaning, repairs, and check-in.|While you're away
>60 @1950 rental apartments for pension funds|{Its} portfolio contains about {150} apartments.|Steady rent, steady returns
<60 @1970 office buildings for small firms|Leases start at six months.|Room for the next desk
<200 @1960 student halls|Rooms are let by the semester, with all bills included.|A room by October`,
  },
  'Renewable Energy': {
    verb: 'run',
    niches: `<300 wind farms with local shareholders|Some {12} people in the area own a share.|A share of the wind
@2013 charging stations for electric cars|{Its} network has about {40} charging points.|Full before you're done
<300 @1995 biogas plants on farms|The plants supply heat to schools, greenhouses, and homes nearby.|Warm from the field
<200 small hydropower plants|The oldest plant has been in operation for more than a century.|As long as it rains
<400 @2006 solar roofs for schools and sports halls|The schools pay nothing up front and get cheaper electricity.|Sun on the timetable`,
  },
  Retail: {
    verb: 'sell',
    niches: `eyeglasses and contact lenses|Eye tests and small repairs are free.|Look again
<30 cheese from small dairies|The counter has about one hundred and fifty kinds.|Try a slice
<50 used books and records|{It} also buy{s} whole collections.|Turn it over
garden tools and plants|Most of the plants are grown in {its} own nursery.|Everything but the weather
>250 groceries and household goods|{It} {has} {.03} stores and an online shop.|For every day
<60 bicycles and accessories|The workshop repairs all makes.|Round and round
<200 fabrics and wool|Sewing and knitting classes are held on most evenings.|Something for your hands
<40 wooden toys|The toys come from small workshops, most of them in the region.|No batteries needed`,
  },
  Robotics: {
    verb: 'build',
    niches: `<900 welding cells for metal shops|The smallest model fits through a standard door.|Never tired
@2008 picking robots for warehouses|Around {2} of {its} robots are in use today.|Pick, place, repeat
<500 @1990 welding robots for bicycle makers|A new frame can be set up in less than a day.|Straight seams
<400 @2003 milking robots|Service technicians are on call around the clock.|Good morning, all
<300 @1995 packing robots for bakeries|The robots handle up to ninety items a minute.|Gently does it`,
  },
  Shipping: {
    verb: 'arrange',
    niches: `<400 bulk freight for grain traders|The chartering desk is staffed around the clock.|Steady as she goes
<900 @1965 refrigerated container transport for fruit importers|Most cargo is bananas, citrus fruit, and grapes.|Cool all the way
<300 @1950 the transport of cars and tractors by sea|There are weekly sailings to eleven ports.|Rolled on, rolled off
<200 @1955 ferry crossings for hauliers|Hauliers can book up to two hours before departure.|Across by morning
<600 grain transport by river barge|The fleet has {.2} barges.|Slowly downstream`,
  },
  Software: {
    verb: 'develop',
    niches: `@1985 point-of-sale systems for restaurants|The tills keep working when the internet is down.|Table nine is ready
<80 scheduling software for dental practices|More than {8} practices use it every day.|Every chair on time
<100 invoicing software for tradespeople|The app works on phones and tablets, offline too.|Back to your real work
>200 accounting and payroll software|Some {45} firms pay their employees with it.|Work, organized
<150 @1995 booking systems for sports clubs|Members book courts, courses, and changing rooms online.|The court is yours
<90 @2000 library software for choirs and orchestras|Customers include amateur choirs and opera houses.|Everyone on the same page
<300 @1990 route planning for waste collection and winter services|{Its} software plans the routes of some {20} vehicles.|The shortest way round`,
  },
  Telecommunications: {
    verb: 'provide',
    niches: `phone and internet services for apartment buildings|Some {50} households are connected.|Online on moving day
<900 @1980 satellite links for ships and islands|Customers include shipping companies, research stations, and resorts.|Reach anyone
<400 @1998 radio links for islands and mountain huts|The network has about {3} masts.|Within reach
<300 @1990 emergency call buttons for older people|Calls are answered by trained nurses, day and night.|Press once
>30 @2002 broadband for villages|Some {40} homes are connected so far.|Faster than the city`,
  },
  Textiles: {
    verb: 'weave',
    niches: `<900 towels and bathrobes|All cotton is organic and certified.|Soft landing
fabrics for workwear|The range includes flame-resistant and waterproof fabrics.|Holds up
<500 towels and bed linen for hotels|Fabrics are tested for two hundred washes.|Made for Mondays
<300 curtains and stage fabrics for theatres|All fabrics are flame-resistant and made to measure.|Curtain up
<200 wool blankets and scarves|The wool is bought from farms in the region.|Warm for a long time`,
  },
  Tourism: {
    verb: 'organize',
    niches: `<200 hiking trips|Groups have twelve people at most.|Travel slowly
<60 diving and sailing trips|Each boat takes eight guests and a crew of two.|Salt on your skin
<120 @1965 self-guided walking holidays|The price includes maps, hotels, and luggage transfer.|At your own pace
<80 city walks with local guides|Walks are offered in six languages.|Ask whoever lives there
<150 @1970 cycling tours|The price includes rental bikes, hotels, and the train home.|There by bike`,
  },
  'Waste Management': {
    verb: 'run',
    niches: `<900 scrap yards|Metal is bought from both companies and households.|Worth its weight
>150 a household waste service|The fleet has {.25} trucks.|Cleaner by breakfast
<500 @1990 composting plants for towns|The compost is sold to farmers and gardeners.|Back to the garden
<300 @1985 a collection service for paper and cardboard|Collected paper is sorted and sold to mills.|Paper again
<200 @1992 recycling plants for computers and televisions|More than nine tenths of all materials are recovered.|Taken apart properly`,
  },
};
