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
<150 payroll and annual accounts for charities|Trustees get the figures on one page, with the surprises first.|The books behind the good cause`,
  },
  Aerospace: {
    verb: 'make',
    niches: `<900 seat covers and curtains for aircraft|Every roll of fabric is weighed, because every kilo costs fuel.|Every gram counts
>250 seat rails, doors, and floors for airliners|From every batch, one rail is pulled until it breaks.|Lighter by design
<600 @1955 hydraulic valves for small aircraft|Each valve is opened and closed ten thousand times before it leaves.|Closed means closed`,
  },
  Agriculture: {
    verb: 'grow',
    niches: `<40 salad leaves and herbs for restaurants|Orders are cut at dawn and delivered before lunch.|Cut this morning
<900 cut flowers for florists|Tulips are picked while they are closed.|Fresh on Friday
<900 >15 mushrooms for supermarkets|They double in size in a day, so Sundays are for picking, too.|Picked overnight`,
  },
  Architecture: {
    verb: 'design',
    niches: `<300 primary schools and kindergartens|Every project begins with a day at the back of a classroom, taking notes.|Drawn for small people
<150 @1965 conversions of warehouses, schools, and stations|The first drawing always shows what can stay.|Keep the walls, change the rest
<200 health centres and small clinics|Waiting rooms are drawn first, and always with a window.|Rooms to get well in`,
  },
  Automotive: {
    verb: 'make',
    niches: `brake discs and pads for garages|Each batch is run hot on the test bench until it fades.|It stops
<400 exhaust systems for older cars|The catalogue reaches back to models from before fuel injection.|Because it still runs
<900 @1985 wiring looms for buses|Every loom is laid out full length on a board and tested there.|Every wire in its place`,
  },
  Banking: {
    verb: 'offer',
    niches: `<400 savings accounts and small loans for members|Decisions on a loan are made in the branch, usually within four days.|Your bank around the corner
>250 everyday accounts, mortgages, and pensions|{It} {has} {.04} branches and some {150} customers.|Plans need a bank
<900 loans for workshops and farms|Whoever decides on a loan has seen the machine.|Money that knows the work`,
  },
  Biotechnology: {
    verb: 'develop',
    niches: `test kits for hospital laboratories|The best-known one tells bacterial from viral infections in twenty minutes.|From sample to answer
@1990 DNA tests for plant breeders|A piece of leaf the size of a fingernail is enough.|Know it before you plant it
<400 @1995 enzymes for dairies and breweries|A spoonful works on a tank of milk.|Small helpers`,
  },
  Chemicals: {
    verb: 'produce',
    niches: `adhesives for packaging and labels|One of them holds a label on a bottle in ice water and lets go in warm.|What holds things together
pigments for paints and plastics|Blue sells best; the reds are the hardest to make.|The right mix
cleaning agents for kitchens and hospitals|All of them come as concentrates, so the lorries carry little water.|Clean in one pass`,
  },
  Construction: {
    verb: 'build',
    niches: `<900 family homes and small apartment blocks|Every site has one foreman, and buyers have the number.|Handed over on the day
<900 >15 extensions to schools and clinics|Noisy work waits until school is out.|On time, on site
>250 bridges and tunnels|{It} {has} {.02} projects under way, the longest of them a tunnel under a river.|We get you across`,
  },
  Consulting: {
    verb: 'offer',
    niches: `<400 process reviews for hospitals|The first week is spent on the wards.|From plan to practice
<400 interim managers for factories in trouble|They are usually gone again within a year.|Someone in charge by Monday
<40 advice on handing over a family business|Most cases begin at a kitchen table and take about two years.|The next generation, prepared
<60 energy audits for bakeries, laundries, and hotels|Where nothing is saved, there is no fee.|Find the waste`,
  },
  'Consumer Electronics': {
    verb: 'make',
    niches: `<300 kitchen scales and timers|The timer that sells best has a single button.|One button is enough
<300 radios and alarm clocks|They have real knobs, and spare knobs can be ordered.|Turn it on
<900 @1995 headphones for listening at home|They never get loud faster than the ear can follow.|Hear the quiet parts`,
  },
  Cybersecurity: {
    verb: 'provide',
    niches: `<300 backup and recovery for family firms|Once a quarter, a client's server is restored from scratch, for practice.|Nothing lost
<400 security audits for hospitals|The first finding is nearly always a password on a sticky note.|Find it before they do
@2000 tests of networks for hospitals and city councils|A report begins with what was done well.|We knock first`,
  },
  'E-commerce': {
    verb: 'sell',
    niches: `spare parts for household appliances online|A photo of the type plate is enough to order.|Repair it
@2009 refurbished phones and tablets|Each one gets a new battery and a guarantee.|Second life, full charge
<200 @2002 seeds and bulbs online|Parcels leave when it is time to plant, and not before.|Delivered in season`,
  },
  Education: {
    verb: 'offer',
    niches: `<300 evening classes for electricians and plumbers|The workshop has a wall with every common fault built into it.|Learn it with your hands
<60 >2 piano, violin, and guitar lessons for children|Twice a year everyone plays in front of an audience, teachers included.|First notes, first applause
<150 @1990 language courses for nurses and doctors|Lessons are timed around the shifts.|Words for the ward`,
  },
  'Event Management': {
    verb: 'organize',
    niches: `<120 street festivals for local councils|Planning starts with the buses.|The whole street is invited
<200 award dinners for trade associations|Speeches are limited to ninety seconds.|The envelope, please
<60 weddings and anniversaries|Someone from the team stays until the last guest has a taxi.|You dance, we do the rest`,
  },
  Fashion: {
    verb: 'design',
    niches: `leather shoes and boots|Soles are stitched, not glued, so any cobbler can replace them.|Made to be resoled
<400 knitwear for men and women|Any sweater can be sent back for mending, whatever its age.|Wear it for years
>250 running clothes|New models are worn for a whole season by club runners first.|Made to move in`,
  },
  'Food and Beverages': {
    verb: 'make',
    niches: `<400 bread and rolls for cafés|The ovens are lit at one in the morning, and the last van is back by eight.|Baked while you sleep
<40 jams and jellies|The fruit comes from growers within an hour of {city}.|Fruit, sugar, patience
blends of coffee for cafés and offices|Every batch is tasted, and about one in thirty stays behind.|Worth getting up for
>25 ready meals for hospitals and schools|The menu repeats itself only after six weeks.|What's for lunch`,
  },
  Furniture: {
    verb: 'make',
    niches: `armchairs and sofas|Spare covers can be had for fifteen years.|Sit well
<60 solid oak tables|Each one is made to order and signed under the top.|Take a seat
<900 beds and mattresses for hotels|A machine lies down on each new model a hundred thousand times.|Sleep on it`,
  },
  Healthcare: {
    verb: 'provide',
    niches: `hearing tests and hearing aids|Aids can be worn at home for three weeks before anyone decides.|Hear them laugh
@1955 home care for older people|Clients see the same three faces, week in, week out.|Care comes to you
<60 @1960 physiotherapy after sports injuries|There is a running track in the basement.|Back on your feet`,
  },
  Hospitality: {
    verb: 'run',
    niches: `<16 a guest house in a former school|No two rooms are alike, and the keys are real ones.|Rooms with a welcome
<80 a restaurant with regional cooking|The menu is written at four, when the deliveries are in.|Your table is ready
>60 canteens for companies and schools|The soup is never the same twice in a month.|Lunch is at noon
>250 @1955 budget hotels near stations and airports|Every room is the same, down to the hook behind the door.|All you need`,
  },
  'Human Resources': {
    verb: 'provide',
    niches: `nurses for hospitals at short notice|Half of the calls come on weekends.|On the ward tomorrow
<300 recruitment for engineering firms|Everyone on the team was an engineer first.|Engineers who hire engineers
>250 temporary and permanent staff for industry|Nobody is sent out without a day of safety training.|Work that fits`,
  },
  Insurance: {
    verb: 'offer',
    niches: `home and contents insurance|Small claims are paid within two days, on the strength of a photo.|When the pipe bursts
fire and hail insurance for farms|Most of the loss adjusters live on farms themselves.|Whatever the sky brings
<900 >20 cover for harvests and livestock|Somebody who has farmed comes to look within a week.|For the days after the hail`,
  },
  'Legal Services': {
    verb: 'provide',
    niches: `<200 trademark registration for food and drink brands|About one client in ten is told to find another name first.|Make it yours
<80 advice on employment law for small employers|Clients call before they send the letter, not after.|Ask before you sign
<80 advice on tenancy and building law|The first letter says what it will cost.|Read before you move`,
  },
  Logistics: {
    verb: 'provide',
    niches: `<900 refrigerated transport for food producers|Every load reports its temperature.|Cold all the way
<60 @2008 deliveries by cargo bike|Parcels go where vans may not, and reach the third floor, too.|Through town in no time
@1970 overnight courier services for spare parts|What is ordered by nine is there before the garage opens.|There before you open
>250 @1998 parcel delivery for online shops|{It} deliver{s} {60} parcels a day, nine in ten of them at the first attempt.|Delivered`,
  },
  Manufacturing: {
    verb: 'make',
    niches: `pumps for waterworks|Spare parts are kept for every model ever built.|Runs and runs
<120 stainless steel tanks for dairies|Welds are polished until a fingernail finds no edge.|Clean inside
>100 doors and windows for trains|A train door opens two million times in its life; the test rig goes on to three.|Opens every time`,
  },
  Marketing: {
    verb: 'create',
    niches: `<200 product films for machine builders|The cameras have been inside a kiln and a milking robot.|Show how it works
<200 brand designs for food producers|Labels are tried out on the shelf of a real shop.|Picked up first
<80 @1985 campaigns for museums and theatres|Posters are tried out on one street before they are printed.|Full houses`,
  },
  Media: {
    verb: 'produce',
    niches: `<200 documentaries for broadcasters|One film in four takes more than two years.|Stories worth your evening
<80 @2007 podcasts for museums and universities|Guests record at home, with a microphone that comes by post.|Listen closely
<150 @1975 documentaries for schools|Each film comes with questions that have no easy answer.|Watch, then ask`,
  },
  Mining: {
    verb: 'mine',
    niches: `<900 gypsum for plasterboard|Worked-out halls are filled in again, about one a year.|Behind every wall
<400 limestone for cement works|Blasting is at noon, and the village gets a text message an hour before.|It starts underground
>40 rock salt for roads and dairies|The galleries are so dry that the machines never rust.|From an old sea`,
  },
  Pharmaceuticals: {
    verb: 'make',
    niches: `tablets for high blood pressure|Each strength has a shape of its own, which can be told by touch.|Once a day
>250 vaccines for aid organizations|The vials keep for a week without a refrigerator.|Made to travel
eye drops and ointments|Bottles are filled behind glass, by machines that nobody touches.|Clear, drop by drop`,
  },
  Publishing: {
    verb: 'publish',
    niches: `<150 cookbooks|Every recipe is cooked three times, the last time by someone who can't cook.|Stained pages welcome
<80 picture books|Every story is read to a kindergarten class before it goes to print.|Once more, please
<80 maps and guides for walkers|Every path is walked again before a new edition.|Checked on foot`,
  },
  'Real Estate': {
    verb: 'manage',
    niches: `<120 apartments for private owners|Owners get a report every quarter, with photos of what was repaired.|Keys in good hands
<80 cottages for owners who live abroad|Someone looks at the roof after every storm.|While you're away
>60 rental apartments for pension funds|{It} look{s} after {150} apartments.|Home, found`,
  },
  'Renewable Energy': {
    verb: 'run',
    niches: `<300 wind farms with local shareholders|Some {12} people who can see the turbines own a part of them.|A share of the wind
@2013 charging stations for electric cars|{It} {has} {40} charging points, and a broken cable is replaced within a day.|Full before you're done
<300 @1995 biogas plants on farms|Manure goes in, and heat for the village comes out.|Warm from the field`,
  },
  Retail: {
    verb: 'sell',
    niches: `eyeglasses and contact lenses|Small repairs are free, wherever the frame was bought.|Look again
<30 cheese from small dairies|Anything with a hole or a rind may be tasted first.|Try a slice
<50 used books and records|Whole boxes are bought unseen, and the best finds go in the window.|Turn it over
garden tools and plants|Whoever brings a brown leaf gets free advice.|Everything but the weather
>250 groceries and household goods|{Its} {.03} stores open at seven, and the bread is baked on the spot.|For every day`,
  },
  Robotics: {
    verb: 'build',
    niches: `<900 welding cells for metal shops|The smallest one rolls through an ordinary door.|Never tired
@2008 picking robots for warehouses|One gripper handles both a bar of soap and a bag of dog food.|Pick, place, repeat
<500 @1990 robots that weld bicycle frames|A new frame is taught in a morning.|Straight seams`,
  },
  Shipping: {
    verb: 'arrange',
    niches: `<400 bulk freight for grain traders|The desk is staffed all night, as ships load in every time zone.|Steady as she goes
<900 refrigerated containers for fruit importers|Bananas travel at thirteen degrees, and somebody watches the gauge.|Cool all the way
<300 the transport of cars and tractors by sea|Each vehicle is photographed at every port.|Rolled on, rolled off`,
  },
  Software: {
    verb: 'develop',
    niches: `@1985 point-of-sale systems for restaurants|Orders still go through when the internet is down.|Table nine is ready
<80 scheduling software for dental practices|The reminder the day before is the feature that sells it.|Every chair on time
<100 invoicing software for tradespeople|An invoice takes three taps, usually in the van.|Back to your real work
>200 accounting and payroll software|Some {45} firms pay their people with it every month.|Work, organized`,
  },
  Telecommunications: {
    verb: 'provide',
    niches: `phone and internet for apartment buildings|The router is on the wall before the boxes are open.|Online on moving day
<900 @1980 satellite links for ships and islands|The help desk is used to long pauses.|Reach anyone
<400 @1998 radio links for islands and mountain huts|The masts are often carried up in pieces.|Within reach`,
  },
  Textiles: {
    verb: 'weave',
    niches: `<900 towels and bathrobes|The thickest takes two days to dry, and sells best.|Soft landing
fabrics for workwear|Some stop sparks, some stop rain, two stop both.|Holds up
<500 towels and bed linen for hotels|Samples are washed two hundred times before a pattern is sold.|Made for Mondays`,
  },
  Tourism: {
    verb: 'organize',
    niches: `<200 hiking trips|The luggage goes ahead by van; only lunch has to be carried.|Travel slowly
<60 diving and sailing trips|Each boat takes eight guests and a cook.|Salt on your skin
<120 @1965 walking holidays without a guide|Bags travel ahead, and a map shows every bench.|At your own pace`,
  },
  'Waste Management': {
    verb: 'run',
    niches: `<900 scrap yards|The price of copper is chalked up at the gate every morning.|Worth its weight
>150 a household waste service|All {.25} trucks are out by five.|Cleaner by breakfast
<500 @1990 composting plants for towns|It takes ten weeks from peel to soil.|Back to the garden`,
  },
};
