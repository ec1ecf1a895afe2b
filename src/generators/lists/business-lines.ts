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
    niches: `<300 bookkeeping and tax returns for restaurants and cafés|Owners get a one-page summary on the tenth of the month.|You cook, we count
tax advice for people who live in one country and work in another|Every question is answered in writing, usually within three days.|Two countries, one return
<150 payroll and annual accounts for charities|Trustees get the figures on one page, with the surprises first.|The books behind the good cause
<200 bookkeeping for farms and vineyards|Every client is visited once a year, usually in boots.|Figures with soil on them
<400 audits of cooperatives and associations|The report comes in two lengths, and the short one gets read.|A second pair of eyes`,
  },
  Aerospace: {
    verb: 'make',
    niches: `<900 seat covers and curtains for aircraft|Every roll of fabric is weighed, because every kilo costs fuel.|Every gram counts
>250 seat rails, doors, and floors for airliners|From every batch, one rail is pulled until it breaks.|Lighter by design
<600 @1955 hydraulic valves for small aircraft|Each valve is opened and closed ten thousand times before it leaves.|Closed means closed
>30 landing gear parts for helicopters|Each part has a file that is thicker than the part.|Down safely
<400 @1970 repairs of instruments for small aircraft|A bench in the workshop can imitate any altitude.|True to the foot`,
  },
  Agriculture: {
    verb: 'grow',
    niches: `<40 salad leaves and herbs for restaurants|Orders are cut at dawn and delivered before lunch.|Cut this morning
<900 cut flowers for florists|Tulips are picked while they are closed.|Fresh on Friday
<900 >15 mushrooms for supermarkets|They double in size in a day, so Sundays are for picking, too.|Picked overnight
apples and pears for wholesalers|Picking starts when the sugar says so, not the calendar.|Straight off the tree
<300 strawberries and asparagus for supermarkets|From field to shelf takes a day and a half.|A short season, every year
<400 seed potatoes for growers|Fields lie fallow for three years in between.|It starts with a good potato`,
  },
  Architecture: {
    verb: 'design',
    niches: `<300 primary schools and kindergartens|Every project begins with a day at the back of a classroom, taking notes.|Drawn for small people
<150 @1965 conversions of warehouses, schools, and stations|The first drawing always shows what can stay.|Keep the walls, change the rest
<200 health centres and small clinics|Waiting rooms are drawn first, and always with a window.|Rooms to get well in
<200 @1970 public swimming pools and sports halls|The first thing that is measured is the echo.|Room to splash
<120 kitchens and extensions for terraced houses|Nothing is drawn before somebody has cooked there.|The missing four metres`,
  },
  Automotive: {
    verb: 'make',
    niches: `brake discs and pads for garages|Each batch is run hot on the test bench until it fades.|It stops
<400 exhaust systems for older cars|The catalogue reaches back to models from before fuel injection.|Because it still runs
<900 @1985 wiring looms for buses|Every loom is laid out full length on a board and tested there.|Every wire in its place
<600 seats and seat covers for vans|A new seat is sat in for eight hours before anyone signs it off.|All day long
<300 @1995 conversion kits for camper vans|Everything comes out again with an ordinary screwdriver.|Away for the weekend`,
  },
  Banking: {
    verb: 'offer',
    niches: `<400 savings accounts and small loans for members|Decisions on a loan are made in the branch, usually within four days.|Your bank around the corner
>250 everyday accounts, mortgages, and pensions|{It} {has} {.04} branches and some {150} customers.|Plans need a bank
<900 loans for workshops and farms|Whoever decides on a loan has seen the machine.|Money that knows the work
<600 @1975 building loans for young families|Half of the applications are filled in at a kitchen table, with help.|The first door of your own
<400 current accounts for associations and clubs|Treasurers change every year, and the forms are made for that.|For whoever holds the cash box`,
  },
  Biotechnology: {
    verb: 'develop',
    niches: `test kits for hospital laboratories|The best-known one tells bacterial from viral infections in twenty minutes.|From sample to answer
@1990 DNA tests for plant breeders|A piece of leaf the size of a fingernail is enough.|Know it before you plant it
<400 @1995 enzymes for dairies and breweries|A spoonful works on a tank of milk.|Small helpers
<300 @1990 cell cultures for research laboratories|Couriers know that the box must not be turned over.|Alive on arrival
<200 @1995 biological pest control for greenhouses|The product arrives hungry, in small paper bags.|The good insects`,
  },
  Chemicals: {
    verb: 'produce',
    niches: `adhesives for packaging and labels|One of them holds a label on a bottle in ice water and lets go in warm.|What holds things together
pigments for paints and plastics|Blue sells best; the reds are the hardest to make.|The right mix
cleaning agents for kitchens and hospitals|All of them come as concentrates, so the lorries carry little water.|Clean in one pass
<600 paints for ships and bridges|Samples hang in the harbour for five years.|Rust can wait
<300 cleaning products for swimming pools|A strip of paper tells the lifeguard how much is needed.|Clear to the bottom`,
  },
  Construction: {
    verb: 'build',
    niches: `<900 family homes and small apartment blocks|Every site has one foreman, and buyers have the number.|Handed over on the day
<900 >15 extensions to schools and clinics|Noisy work waits until school is out.|On time, on site
>250 bridges and tunnels|{It} {has} {.02} projects under way, the longest of them a tunnel under a river.|We get you across
<900 wooden halls and roofs|Beams are cut in the hall and put together on site in a week.|A roof by Friday
>25 roads and footpaths for towns|Houses along the road get a letter, with a name and a number.|Smooth from door to door`,
  },
  Consulting: {
    verb: 'offer',
    niches: `<400 process reviews for hospitals|The first week is spent on the wards.|From plan to practice
<400 interim managers for factories in trouble|They are usually gone again within a year.|Someone in charge by Monday
<40 advice on handing over a family business|Most cases begin at a kitchen table and take about two years.|The next generation, prepared
<60 energy audits for bakeries, laundries, and hotels|Where nothing is saved, there is no fee.|Find the waste
<200 @1985 advice on noise and dust at work|Measurements are taken on an ordinary day, unannounced.|Quieter tomorrow
<150 @1970 planning of kitchens for hospitals and canteens|The plan is drawn around the way of one plate.|Hot until it is served`,
  },
  'Consumer Electronics': {
    verb: 'make',
    niches: `<300 kitchen scales and timers|The timer that sells best has a single button.|One button is enough
<300 radios and alarm clocks|They have real knobs, and spare knobs can be ordered.|Turn it on
<900 @1995 headphones for listening at home|They never get loud faster than the ear can follow.|Hear the quiet parts
<400 hand blenders and coffee grinders|Every part of them can be bought on its own.|Ground for good
<600 @2000 baby monitors and night lights|They are tested by parents, at three in the morning.|Sleep in the next room`,
  },
  Cybersecurity: {
    verb: 'provide',
    niches: `<300 backup and recovery for family firms|Once a quarter, a client's server is restored from scratch, for practice.|Nothing lost
<400 security audits for hospitals|The first finding is nearly always a password on a sticky note.|Find it before they do
@2000 tests of networks for hospitals and city councils|A report begins with what was done well.|We knock first
<200 @2003 training against fraudulent emails|Whoever clicks gets a friendly call, not a warning.|Think before you click
>25 @2005 monitoring of servers, day and night|At four in the morning, a person answers.|Awake while you sleep`,
  },
  'E-commerce': {
    verb: 'sell',
    niches: `spare parts for household appliances online|A photo of the type plate is enough to order.|Repair it
@2009 refurbished phones and tablets|Each one gets a new battery and a guarantee.|Second life, full charge
<200 @2002 seeds and bulbs online|Parcels leave when it is time to plant, and not before.|Delivered in season
@2006 tea and spices online|Every parcel contains a sample of something you did not order.|The other shelf
<300 @2010 school books and stationery online|August alone takes half of the year's work.|Ready for the first day`,
  },
  Education: {
    verb: 'offer',
    niches: `<300 evening classes for electricians and plumbers|The workshop has a wall with every common fault built into it.|Learn it with your hands
<60 >2 piano, violin, and guitar lessons for children|Twice a year everyone plays in front of an audience, teachers included.|First notes, first applause
<150 @1990 language courses for nurses and doctors|Lessons are timed around the shifts.|Words for the ward
<200 sewing and tailoring courses|The machines are the same as in the trade.|Made by you
<400 @1970 further training for care workers|Courses are held where the students work.|What the ward needs to know
<80 @1985 mathematics tuition in small groups|Nobody is allowed to say that it is easy.|Now it makes sense`,
  },
  'Event Management': {
    verb: 'organize',
    niches: `<120 street festivals for local councils|Planning starts with the buses.|The whole street is invited
<200 award dinners for trade associations|Speeches are limited to ninety seconds.|The envelope, please
<60 weddings and anniversaries|Someone from the team stays until the last guest has a taxi.|You dance, we do the rest
<150 trade fairs for farmers and foresters|The ground is tested with a tractor first.|Boots welcome
<100 @1990 running events for companies and charities|Somebody walks the course at five in the morning.|Everyone crosses the line`,
  },
  Fashion: {
    verb: 'design',
    niches: `leather shoes and boots|Soles are stitched, not glued, so any cobbler can replace them.|Made to be resoled
<400 knitwear for men and women|Any sweater can be sent back for mending, whatever its age.|Wear it for years
>250 running clothes|New models are worn for a whole season by club runners first.|Made to move in
<300 rainwear for children|It is given to a kindergarten for one winter, and what comes back decides.|Puddles are fine
<150 hats and caps|Heads are measured in the shop, free of charge.|Off to you`,
  },
  'Food and Beverages': {
    verb: 'make',
    niches: `<400 bread and rolls for cafés|The ovens are lit at one in the morning, and the last van is back by eight.|Baked while you sleep
<40 jams and jellies|The fruit comes from growers within an hour of {city}.|Fruit, sugar, patience
blends of coffee for cafés and offices|Every batch is tasted, and about one in thirty stays behind.|Worth getting up for
>25 ready meals for hospitals and schools|The menu repeats itself only after six weeks.|What's for lunch
<200 ice cream for restaurants|New flavours are voted on by the drivers.|Cold and honest
<300 pickled vegetables|The cucumbers are in the jar on the day they are picked.|Crisp all winter
>20 pasta for caterers and canteens|It is dried for a day, slowly, and keeps its bite.|Ready when you are`,
  },
  Furniture: {
    verb: 'make',
    niches: `armchairs and sofas|Spare covers can be had for fifteen years.|Sit well
<60 solid oak tables|Each one is made to order and signed under the top.|Take a seat
<900 beds and mattresses for hotels|A machine lies down on each new model a hundred thousand times.|Sleep on it
<200 shelves and desks for schools|They are built to be climbed on.|Built for break time
<400 @1960 kitchens for small flats|The smallest is as wide as a door and has everything.|A lot in little room`,
  },
  Healthcare: {
    verb: 'provide',
    niches: `hearing tests and hearing aids|Aids can be worn at home for three weeks before anyone decides.|Hear them laugh
@1955 home care for older people|Clients see the same three faces, week in, week out.|Care comes to you
<60 @1960 physiotherapy after sports injuries|There is a running track in the basement.|Back on your feet
<300 dialysis in small centres|Patients have their own chair, and most have the same one for years.|Three mornings a week
<150 @1970 speech therapy for children|The waiting room has a puppet that speaks badly, too.|Find the words`,
  },
  Hospitality: {
    verb: 'run',
    niches: `<16 a guest house in a former school|No two rooms are alike, and the keys are real ones.|Rooms with a welcome
<80 a restaurant with regional cooking|The menu is written at four, when the deliveries are in.|Your table is ready
>60 canteens for companies and schools|The soup is never the same twice in a month.|Lunch is at noon
>250 @1955 budget hotels near stations and airports|Every room is the same, down to the hook behind the door.|All you need
<60 a chain of coffee bars in railway stations|A cup is ready in fifty seconds, since trains do not wait.|Between two trains
<120 @1960 youth hostels by lakes|Wet shoes have a room of their own.|Bring your own towel`,
  },
  'Human Resources': {
    verb: 'provide',
    niches: `nurses for hospitals at short notice|Half of the calls come on weekends.|On the ward tomorrow
<300 recruitment for engineering firms|Everyone on the team was an engineer first.|Engineers who hire engineers
>250 temporary and permanent staff for industry|Nobody is sent out without a day of safety training.|Work that fits
<100 @1980 career advice for former soldiers and athletes|The first talk is a walk.|What comes next
<200 payroll and time sheets for theatres and film crews|Overtime has eleven names, and all of them are in the system.|Paid after the last curtain`,
  },
  Insurance: {
    verb: 'offer',
    niches: `home and contents insurance|Small claims are paid within two days, on the strength of a photo.|When the pipe bursts
fire and hail insurance for farms|Most of the loss adjusters live on farms themselves.|Whatever the sky brings
<900 >20 cover for harvests and livestock|Somebody who has farmed comes to look within a week.|For the days after the hail
<900 insurance for musical instruments and works of art|The appraiser has played in an orchestra for twenty years.|Handle with care
>10 travel and accident insurance for associations|One policy covers the choir, the bus, and the drums.|Out together, home together`,
  },
  'Legal Services': {
    verb: 'provide',
    niches: `<200 trademark registration for food and drink brands|About one client in ten is told to find another name first.|Make it yours
<80 advice on employment law for small employers|Clients call before they send the letter, not after.|Ask before you sign
<80 advice on tenancy and building law|The first letter says what it will cost.|Read before you move
<120 wills and family agreements|Most appointments are at the client's home.|Said clearly, in time
<150 @1985 copyright advice for authors and musicians|Contracts come back with notes in pencil.|Who owns the song`,
  },
  Logistics: {
    verb: 'provide',
    niches: `<900 refrigerated transport for food producers|Every load reports its temperature.|Cold all the way
<60 @2008 deliveries by cargo bike|Parcels go where vans may not, and reach the third floor, too.|Through town in no time
@1970 overnight courier services for spare parts|What is ordered by nine is there before the garage opens.|There before you open
>250 @1998 parcel delivery for online shops|{It} deliver{s} {60} parcels a day, nine in ten of them at the first attempt.|Delivered
<300 removals of pianos and works of art|Every staircase is measured before the truck is booked.|Up the stairs in one piece
<900 storage for seasonal goods|In June, one hall is full of sledges.|It waits for its season`,
  },
  Manufacturing: {
    verb: 'make',
    niches: `pumps for waterworks|Spare parts are kept for every model ever built.|Runs and runs
<120 stainless steel tanks for dairies|Welds are polished until a fingernail finds no edge.|Clean inside
>100 doors and windows for trains|A train door opens two million times in its life; the test rig goes on to three.|Opens every time
<300 ladders and scaffolding|Every rung is pulled at with the weight of six people.|One step at a time
<500 locks and fittings|Keys can still be cut for locks from the fifties.|Turn once
<600 weighing scales for markets and post offices|They are checked by the state, and checked before that.|To the gram`,
  },
  Marketing: {
    verb: 'create',
    niches: `<200 product films for machine builders|The cameras have been inside a kiln and a milking robot.|Show how it works
<200 brand designs for food producers|Labels are tried out on the shelf of a real shop.|Picked up first
<80 @1985 campaigns for museums and theatres|Posters are tried out on one street before they are printed.|Full houses
<100 @1990 advertising for farm shops and wineries|Every photo is taken on the farm, in whatever weather there is.|From the gate to the city
<150 trade fair stands for small exhibitors|All of it fits into one van.|Stop and look`,
  },
  Media: {
    verb: 'produce',
    niches: `<200 documentaries for broadcasters|One film in four takes more than two years.|Stories worth your evening
<80 @2007 podcasts for museums and universities|Guests record at home, with a microphone that comes by post.|Listen closely
<150 @1975 documentaries for schools|Each film comes with questions that have no easy answer.|Watch, then ask
<300 a local newspaper|The letters page is read first.|Round the corner, in print
<120 @1995 audiobooks|Readers get tea, a cushion, and no deadline before noon.|Listen to the end`,
  },
  Mining: {
    verb: 'mine',
    niches: `<900 gypsum for plasterboard|Worked-out halls are filled in again, about one a year.|Behind every wall
<400 limestone for cement works|Blasting is at noon, and the village gets a text message an hour before.|It starts underground
>40 rock salt for roads and dairies|The galleries are so dry that the machines never rust.|From an old sea
<600 sand and gravel for builders|An old pit becomes a lake, and the lake gets a swimming club.|What walls are made of
<300 slate for roofs|It is split by hand, as it was before there were machines.|Rain runs off`,
  },
  Pharmaceuticals: {
    verb: 'make',
    niches: `tablets for high blood pressure|Each strength has a shape of its own, which can be told by touch.|Once a day
>250 vaccines for aid organizations|The vials keep for a week without a refrigerator.|Made to travel
eye drops and ointments|Bottles are filled behind glass, by machines that nobody touches.|Clear, drop by drop
<900 cough syrups and lozenges|The bitter one works just as well as the sweet one, and sells half as much.|Through the winter
<600 @1960 infusions for hospitals|The line stops for one speck of dust.|Nothing but clear`,
  },
  Publishing: {
    verb: 'publish',
    niches: `<150 cookbooks|Every recipe is cooked three times, the last time by someone who can't cook.|Stained pages welcome
<80 picture books|Every story is read to a kindergarten class before it goes to print.|Once more, please
<80 maps and guides for walkers|Every path is walked again before a new edition.|Checked on foot
<100 sheet music for choirs|Page turns fall where the basses have a rest.|All together now
<60 @1975 poetry in two languages|Every translation is read aloud by both sides.|Left page, right page`,
  },
  'Real Estate': {
    verb: 'manage',
    niches: `<120 apartments for private owners|Owners get a report every quarter, with photos of what was repaired.|Keys in good hands
<80 cottages for owners who live abroad|Someone looks at the roof after every storm.|While you're away
>60 rental apartments for pension funds|{It} look{s} after {150} apartments.|Home, found
<60 @1970 office buildings for small firms|The caretaker knows every tenant by name.|Room for the next desk
<200 @1960 student halls|There is one washing machine for fourteen people, and a list.|A room by October`,
  },
  'Renewable Energy': {
    verb: 'run',
    niches: `<300 wind farms with local shareholders|Some {12} people who can see the turbines own a part of them.|A share of the wind
@2013 charging stations for electric cars|{It} {has} {40} charging points, and a broken cable is replaced within a day.|Full before you're done
<300 @1995 biogas plants on farms|Manure goes in, and heat for the village comes out.|Warm from the field
<200 small hydropower plants|The oldest turbine has outlived four sets of bearings.|As long as it rains
<400 @2006 solar roofs for schools and sports halls|A board in the entrance hall shows what the roof is doing.|Sun on the timetable`,
  },
  Retail: {
    verb: 'sell',
    niches: `eyeglasses and contact lenses|Small repairs are free, wherever the frame was bought.|Look again
<30 cheese from small dairies|Anything with a hole or a rind may be tasted first.|Try a slice
<50 used books and records|Whole boxes are bought unseen, and the best finds go in the window.|Turn it over
garden tools and plants|Whoever brings a brown leaf gets free advice.|Everything but the weather
>250 groceries and household goods|{Its} {.03} stores open at seven, and the bread is baked on the spot.|For every day
<60 bicycles and repairs|The repair is explained before it is paid for.|Round and round
<200 fabrics and wool|Leftovers are sold by weight, in paper bags.|Something for your hands
<40 toys made of wood|Children may try everything, and they do.|No batteries needed`,
  },
  Robotics: {
    verb: 'build',
    niches: `<900 welding cells for metal shops|The smallest one rolls through an ordinary door.|Never tired
@2008 picking robots for warehouses|One gripper handles both a bar of soap and a bag of dog food.|Pick, place, repeat
<500 @1990 robots that weld bicycle frames|A new frame is taught in a morning.|Straight seams
<400 @2003 milking robots|Cows come when they want to, even at three in the morning.|Good morning, all
<300 @1995 robots for packing bread and biscuits|The gripper was tested on eggs.|Gently does it`,
  },
  Shipping: {
    verb: 'arrange',
    niches: `<400 bulk freight for grain traders|The desk is staffed all night, as ships load in every time zone.|Steady as she goes
<900 refrigerated containers for fruit importers|Bananas travel at thirteen degrees, and somebody watches the gauge.|Cool all the way
<300 the transport of cars and tractors by sea|Each vehicle is photographed at every port.|Rolled on, rolled off
<200 ferry crossings for hauliers|Drivers get a hot meal and eight hours of sleep.|Across by morning
<600 transport of grain by river barge|One barge replaces forty trucks.|Slowly downstream`,
  },
  Software: {
    verb: 'develop',
    niches: `@1985 point-of-sale systems for restaurants|Orders still go through when the internet is down.|Table nine is ready
<80 scheduling software for dental practices|The reminder the day before is the feature that sells it.|Every chair on time
<100 invoicing software for tradespeople|An invoice takes three taps, usually in the van.|Back to your real work
>200 accounting and payroll software|Some {45} firms pay their people with it every month.|Work, organized
<150 @1995 booking systems for sports clubs|It knows when the hall floor is being polished.|The court is yours
<90 @2000 software for choirs, orchestras, and their sheet music|A lost part is found by humming it to the librarian.|Everyone on the same page
<300 @1990 route planning for waste collection and winter services|Drivers can overrule it, and the next route is better for it.|The shortest way round`,
  },
  Telecommunications: {
    verb: 'provide',
    niches: `phone and internet for apartment buildings|The router is on the wall before the boxes are open.|Online on moving day
<900 @1980 satellite links for ships and islands|The help desk is used to long pauses.|Reach anyone
<400 @1998 radio links for islands and mountain huts|The masts are often carried up in pieces.|Within reach
<300 @1990 emergency call buttons for older people|The voice at the other end is always the same four people.|Press once
>30 @2002 fibre connections for villages|The trench is dug together with the water board.|Faster than the city`,
  },
  Textiles: {
    verb: 'weave',
    niches: `<900 towels and bathrobes|The thickest takes two days to dry, and sells best.|Soft landing
fabrics for workwear|Some stop sparks, some stop rain, two stop both.|Holds up
<500 towels and bed linen for hotels|Samples are washed two hundred times before a pattern is sold.|Made for Mondays
<300 curtains and stage fabrics for theatres|Some of them weigh as much as a car.|Curtain up
<200 blankets and scarves of wool|Each has a number, and a sheep farm that goes with it.|Warm for a long time`,
  },
  Tourism: {
    verb: 'organize',
    niches: `<200 hiking trips|The luggage goes ahead by van; only lunch has to be carried.|Travel slowly
<60 diving and sailing trips|Each boat takes eight guests and a cook.|Salt on your skin
<120 @1965 walking holidays without a guide|Bags travel ahead, and a map shows every bench.|At your own pace
<80 city walks with residents|No guide tells what is written on the signs.|Ask whoever lives there
<150 @1970 cycling tours with a train home|Whoever has had enough gets on earlier.|There by bike`,
  },
  'Waste Management': {
    verb: 'run',
    niches: `<900 scrap yards|The price of copper is chalked up at the gate every morning.|Worth its weight
>150 a household waste service|All {.25} trucks are out by five.|Cleaner by breakfast
<500 @1990 composting plants for towns|It takes ten weeks from peel to soil.|Back to the garden
<300 @1985 a collection service for old paper and cardboard|The bales are as high as a door and sold before noon.|Paper again
<200 @1992 recycling of old computers and televisions|A trained ear can tell a good hard disk.|Taken apart properly`,
  },
};
