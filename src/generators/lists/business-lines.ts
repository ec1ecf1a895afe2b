/** What companies of one line of business do. All texts have parts between strokes. */
export interface BusinessLine {
  /** The forms of the verb that goes with the offers: make, makes, making. */
  readonly verb: string;
  /** What is offered, and mostly to whom: at least eight. */
  readonly offers: string;
  /** What a company of at most 25 people offers in place of that, and what only one of more than 250 offers besides. */
  readonly small?: string;
  readonly large?: string;
  /**
   * Further facts, after a number: how many of what they count there are for each who works there. `#` is the number,
   * `{s}` and the like the endings of verbs.
   */
  readonly facts: string;
  /** Whole slogans. */
  readonly mottos: string;
  /** Whether goods are made, which can be shipped abroad. */
  readonly isMaker?: boolean;
}

/** By industry, as the generator of industries names them. */
// prettier-ignore
export const businessLines: Readonly<Record<string, BusinessLine>> = {
  Accounting: {
    verb: 'provide, provides, providing',
    offers: 'annual accounts for small companies|payroll for restaurants and shops|tax returns for freelancers|bookkeeping for medical practices|audits for charities|tax advice for family businesses|accounts and tax returns for farmers|cost accounting for building firms',
    facts: '6 look{s} after # clients|.07 {has} # partners',
    mottos: 'Figures you can rely on|Taxes done on time|Your books in order|Numbers, explained|Know where you stand|We read the small print|Accountants who call back',
  },
  Aerospace: {
    verb: 'make, makes, making', isMaker: true,
    offers: 'cabin panels for airliners|landing gear parts for regional aircraft|cargo doors for freighters|seat rails for aircraft cabins|de-icing systems for business jets|test benches for engine makers|wiring for helicopters',
    facts: '.3 employ{s} # engineers',
    mottos: 'Every gram counts|Lighter by design|Safe landings start here|Tested on the ground, trusted in the air',
  },
  Agriculture: {
    verb: 'grow, grows, growing', isMaker: true,
    offers: 'vegetables for supermarkets|potatoes for crisp makers|apples and pears for juice makers|grain for mills and bakeries|herbs for food producers|berries for wholesale markets|onions and carrots for canteens|pumpkins and squash for soup makers|tomatoes and peppers for supermarkets',
    facts: '6 farm{s} # hectares|.2 take{s} on # seasonal workers',
    mottos: 'From our fields|Picked this morning|Good soil, good food|In season|Rooted here|Fresh from the farm|Straight from the field',
  },
  Architecture: {
    verb: 'design, designs, designing',
    offers: 'schools and nurseries for local authorities|timber houses for private clients|libraries and museums|student housing for universities|offices and laboratories|hospitals and clinics|stations for railway companies|apartment buildings for housing associations',
    facts: '.55 employ{s} # architects|.5 {has} # projects under way',
    mottos: 'Buildings for people|Room to live and work|Drawn with care, built to last|Light, space, use|Designed around you|Good spaces stay',
  },
  Automotive: {
    verb: 'make, makes, making', isMaker: true,
    offers: 'brake systems for commercial vehicles|seat frames for car makers|wiring harnesses for buses and lorries|headlamps for car makers|gearboxes for electric vans|steering columns for car makers|door locks and handles for car makers|brake pads and discs for garages|exhaust systems for the spare parts trade',
    facts: '.01 {has} # production lines|2200 ship{s} # parts a year',
    mottos: 'Parts that go the distance|On the road with you|Built for the next million kilometres|Drive on|Original quality',
  },
  Banking: {
    verb: 'offer, offers, offering',
    offers: 'current accounts and savings for private customers|mortgages for first-time buyers|loans for machines and equipment|construction loans for developers|business accounts for family firms|payment services for retailers|foreign exchange for importers|investment advice for private customers',
    facts: '.04 {has} # branches|160 {has} # customers|.09 run{s} # cash machines',
    mottos: 'Your bank next door|Money matters, made simple|Save well|Plans need a bank|Ask us first|Banking without queues',
  },
  Biotechnology: {
    verb: 'develop, develops, developing', isMaker: true,
    offers: 'enzymes for the food industry|test kits for hospital laboratories|cell cultures for drug makers|culture media for research laboratories|antibodies for diagnostics|DNA tests for plant breeders|reagents for university laboratories|biodegradable films from algae',
    facts: '.25 employ{s} # scientists|.12 hold{s} # patents',
    mottos: 'Life, understood|From sample to answer|Small molecules, big answers|Biology at work|Proven in the lab',
  },
  Chemicals: {
    verb: 'produce, produces, producing', isMaker: true,
    offers: 'adhesives for packaging makers|coatings for the building trade|pigments for paints and plastics|cleaning agents for industry|resins for furniture makers|solvents for printing inks|insulating foams for refrigerators|sealants for window makers|water treatment chemicals for towns and factories',
    facts: '90 produce{s} # tonnes a year|.008 {has} # production sites',
    mottos: 'What holds things together|Better bonds|The right mix|Chemistry that works|From batch to batch the same|Safe by formula',
  },
  Construction: {
    verb: 'build, builds, building',
    offers: 'family homes and small apartment blocks|nursery schools and sports halls|office buildings for developers|warehouses and factory halls|roads and car parks for local authorities|timber-frame houses|housing for cooperatives|farm buildings and silos|shops and supermarkets for retail chains|extensions and loft conversions|schools and clinics for public clients',
    large: 'bridges and tunnels for road authorities|hospitals and airports',
    small: 'garden walls and terraces|kitchens and bathrooms for landlords|extensions and loft conversions|timber garages and sheds|family homes',
    facts: '.08 {has} # sites under way|.06 train{s} # apprentices',
    mottos: 'Built to last|On time, on site|We build your plans|Solid work|From the ground up|Good walls, fair prices|Your site, our team|Brick by brick|Handed over on the day',
  },
  Consulting: {
    verb: 'offer, offers, offering',
    offers: 'process reviews for hospitals|market studies for food companies|interim management for family firms|strategy workshops for charities|feasibility studies for towns|cost analyses for manufacturers|supplier audits for retailers|succession planning for family firms|advice on grants for start-ups|reorganization projects for public authorities|energy audits for industrial firms',
    facts: '1.5 complete{s} # projects a year|.6 employ{s} # consultants',
    mottos: 'Ask better questions|From plan to practice|Clear answers|Advice you can act on|Think it through|An outside view|Change that sticks|Decide with confidence|Less paper, more progress',
  },
  'Consumer Electronics': {
    verb: 'make, makes, making', isMaker: true,
    offers: 'headphones for commuters|kitchen scales and timers|room thermostats|radios and alarm clocks|portable speakers|baby monitors|reading lamps|lights and computers for bicycles',
    facts: '.01 {has} # service centres|350 sell{s} # devices a year',
    mottos: 'Turn it on|Plug in and enjoy|Small devices, big days|Made to be touched',
  },
  Cybersecurity: {
    verb: 'provide, provides, providing',
    offers: 'security audits for hospitals|network monitoring for public authorities|encrypted storage for law firms|security training for office staff|backup systems for family firms|penetration tests for banks|emergency response after attacks|access control for utilities',
    facts: '1.3 protect{s} # companies|30 watch{es} over # servers',
    mottos: 'Sleep well, stay online|We watch, you work|Secure by habit|One step ahead of attackers|Trust, verified|Safe behind us',
  },
  'E-commerce': {
    verb: 'sell, sells, selling',
    offers: 'garden tools online|spare parts for household appliances online|coffee by subscription|school supplies online|party supplies by post|refurbished phones and tablets|pet food by subscription|craft supplies online|used books online|bicycle parts online',
    large: 'furniture and lamps online|shoes and clothes online',
    facts: '9 ship{s} # parcels a day|90 stock{s} # products',
    mottos: 'Ordered today, sent today|Click, unpack, enjoy|At your door tomorrow|Everything in one basket|Shop from the sofa|Free returns, always',
  },
  Education: {
    verb: 'offer, offers, offering',
    offers: 'language courses for adults|vocational training for electricians and plumbers|evening classes for working people|exam preparation for school leavers|training for nurses and carers|reading programmes for primary schools|online courses for office staff|tutoring in maths and science|music lessons for children',
    facts: '14 teach{es} # students a year|.4 employ{s} # teachers',
    mottos: 'Never stop learning|Learn today, use it tomorrow|Your next step|Every question counts|Room to grow|Pass with us',
  },
  'Event Management': {
    verb: 'organize, organizes, organizing',
    offers: 'trade fairs for the building industry|annual dinners for companies|congresses for medical societies|street festivals for local councils|award ceremonies for trade associations|open-air concerts|weddings and anniversaries|sports events for charities|product launches for car makers',
    facts: '.4 run{s} # events a year|.5 work{s} with # venues',
    mottos: 'Your guests, our job|Moments that stay|We set the stage|Leave the planning to us|See you there',
  },
  Fashion: {
    verb: 'design, designs, designing', isMaker: true,
    offers: "coats and jackets for rainy days|knitwear for men and women|children's clothes in organic cotton|leather shoes and boots|bags and belts|summer dresses|evening wear|sportswear for runners",
    facts: '.09 {has} # shops|900 sell{s} # pieces a year',
    mottos: 'Wear it for years|Cut for comfort|Dress for the weather|Made to move in|Softly spoken style|Well dressed, well made',
  },
  'Food and Beverages': {
    verb: 'make, makes, making', isMaker: true,
    offers: 'bread and rolls for supermarkets|apple and berry juices|yoghurt and soft cheese|jams and preserves|ready meals for canteens|roasted coffee for cafés and offices|plant-based burgers and spreads|spices and seasoning blends|mineral water and lemonades|biscuits and crackers|fresh pasta and sauces',
    facts: '35 produce{s} # tonnes a year|6 suppl{ies} # shops and restaurants',
    mottos: 'Taste it|Good food, nothing else|Baked, brewed, bottled|Simply delicious|For hungry people|Family recipes since day one|Made fresh daily|The taste of home|Less sugar, more fruit',
  },
  Furniture: {
    verb: 'make, makes, making', isMaker: true,
    offers: 'solid oak tables and chairs|armchairs and sofas|shelving for shops and libraries|beds and mattresses|office desks and chairs|garden benches|wardrobes made to measure|bunk beds and desks for children',
    facts: '.05 {has} # showrooms|120 finish{es} # pieces a year',
    mottos: 'Take a seat|Home starts here|Wood that lasts|Sit well|Furniture for life|Sleep on it',
  },
  Healthcare: {
    verb: 'provide, provides, providing',
    offers: 'home care for older people|rehabilitation after operations|physiotherapy for sports injuries|dental care for families|hearing tests and hearing aids|speech therapy for children|dialysis in outpatient clinics|care for people with dementia|eye tests and cataract surgery|mental health care for young people|occupational health checks for companies',
    large: 'hospital care and surgery|laboratory tests for doctors and hospitals',
    small: 'physiotherapy for sports injuries|dental care for families|speech therapy for children|home care for older people|hearing tests and hearing aids|eye tests',
    facts: '60 see{s} # patients a year|.03 {has} # locations',
    mottos: 'Here when you need us|Care close to home|Better every day|Time for patients|Your health in good hands|We listen first|Well again|Feel better soon',
  },
  Hospitality: {
    verb: 'run, runs, running',
    offers: 'family hotels with restaurants|guest houses in the old town|serviced apartments for business travellers|conference hotels|cafés and bakeries with breakfast all day|restaurants with regional cooking|holiday apartments for families|budget hotels near stations|canteens for companies and schools|hostels for young travellers',
    small: 'a guest house in the old town|a café with breakfast all day|a restaurant with regional cooking|holiday apartments for families|a hostel for young travellers|a small hotel near the station',
    facts: '4 welcome{s} # guests a day|.025 {has} # locations',
    mottos: 'Make yourself at home|Rooms with a welcome|Come as you are|Sleep well, wake hungry|Your table is ready|A warm bed, a good breakfast|Stay a little longer|Open all year',
  },
  'Human Resources': {
    verb: 'provide, provides, providing',
    offers: 'temporary staff for warehouses|recruitment for engineering firms|payroll for small employers|nurses and carers for hospitals|leadership training for young managers|aptitude tests for apprentices|career advice after redundancy|executive search for charities',
    facts: '1.1 work{s} for # employers|.03 {has} # offices',
    mottos: 'Good people, good jobs|The right person for the post|Work that fits|People first|Find your team',
  },
  Insurance: {
    verb: 'offer, offers, offering',
    offers: 'home and contents insurance|liability insurance for tradespeople|travel insurance for families|fire insurance for farms|pensions and life insurance|accident insurance for sports clubs|car and motorcycle insurance|health insurance for the self-employed',
    facts: '230 {has} # policyholders|60 settle{s} # claims a year|.02 {has} # local offices',
    mottos: 'Just in case|Covered|Claims settled in days|Rain or shine|For what matters to you|When it counts',
  },
  'Legal Services': {
    verb: 'provide, provides, providing',
    offers: 'advice on contracts for start-ups|trademark registration for food brands|advice on employment law for employers|wills and inheritance planning for families|mediation in family disputes|advice on building law for developers|patent applications for inventors|advice for tenants and landlords',
    facts: '.5 employ{s} # lawyers|9 {has} # clients',
    mottos: 'Your right, explained|On your side|Plain words, strong cases|Ask before you sign|Law without Latin|Settled',
  },
  Logistics: {
    verb: 'provide, provides, providing',
    offers: 'refrigerated transport for food producers|parcel delivery for online shops|warehousing for wholesalers|overnight courier services for spare parts|customs clearance for importers|groupage and part loads|furniture deliveries for retailers|container haulage from the ports|removals and storage|transport of medicines for pharmacies',
    small: 'cargo bike deliveries in the inner city|moving vans with drivers|customs clearance for importers|furniture deliveries for retailers|overnight courier services for spare parts',
    facts: '14 handle{s} # shipments a day|.02 {has} # depots',
    mottos: 'We carry on|On the road tonight|Delivered|One call, and it moves|From dock to door',
  },
  Manufacturing: {
    verb: 'make, makes, making', isMaker: true,
    offers: 'pumps for water works|valves for paper mills|precision parts for machine builders|conveyor belts for warehouses|measuring instruments for laboratories|gear wheels for wind turbines|hydraulic cylinders for farm machinery|ball bearings for machine builders|stainless steel tanks for dairies|packaging machines for food producers|doors and windows for railway carriages',
    facts: '.25 {has} # machines|.05 train{s} # apprentices',
    mottos: 'Precision, made here|Strong where it counts|Close is not enough|The part that matters|Made to measure|Built for the night shift|Runs and runs|Within tolerance|Metal in good hands',
  },
  Marketing: {
    verb: 'create, creates, creating',
    offers: 'poster campaigns for museums and theatres|brand designs for food producers|product films for machine manufacturers|stands for trade fairs|customer magazines for banks|radio spots for retailers|websites for tourist boards|newsletters for charities',
    facts: '1.2 run{s} # campaigns a year|.9 work{s} for # clients',
    mottos: 'Be seen, be heard|Ideas that travel|Say it well|Made to be talked about|Attention, earned|Brands with a voice|Good news, well told',
  },
  Media: {
    verb: 'produce, produces, producing',
    offers: "documentaries for broadcasters|history programmes for television|radio plays and audio books|podcasts for museums|animated films for children|science programmes for streaming services|news for local radio|films for companies",
    facts: '7 produce{s} # hours of programmes a year|.3 employ{s} # editors',
    mottos: 'Stories worth your evening|Stay tuned|Good stories, well told|Seen, heard, shared|Nobody looks away',
  },
  Mining: {
    verb: 'mine, mines, mining', isMaker: true,
    offers: 'copper ore for smelters|sand and gravel for building firms|potash for fertilizer makers|limestone for cement works|quartz for glassworks|lithium for battery makers|iron ore for steelworks|granite and slate for stonemasons',
    facts: '3500 extract{s} # tonnes a year|.004 operate{s} # mines and quarries',
    mottos: 'It starts underground|Raw materials, safely mined|Deep roots|From rock to resource',
  },
  Pharmaceuticals: {
    verb: 'make, makes, making', isMaker: true,
    offers: 'generic medicines for hospitals|vaccines for aid organizations|eye drops and contact lens fluids|asthma inhalers|wound dressings and ointments|infusion solutions for hospitals|tablets against high blood pressure|cough syrups and cold remedies',
    facts: '.06 {has} # medicines on the market|150 ship{s} # packs a day',
    mottos: 'Medicine within reach|Better days begin here|Tested with care|Health, in small doses|Science with patience',
  },
  Publishing: {
    verb: 'publish, publishes, publishing', isMaker: true,
    offers: "picture books for children|travel guides to cities and regions|textbooks for secondary schools|trade magazines for farmers|cookbooks|poetry and short stories|audio books|maps and atlases|crime novels and thrillers",
    facts: '.7 publish{es} # titles a year|9 {has} # titles in print',
    mottos: 'Read on|Books with backbone|One more chapter|Good reading|For curious readers',
  },
  'Real Estate': {
    verb: 'manage, manages, managing',
    offers: 'rental flats for pension funds|student residences|office buildings for investors|retirement homes|shopping centres|warehouses near motorways|holiday homes for owners abroad|medical centres|apartment blocks for housing cooperatives|car parks in city centres',
    facts: '900 let{s} # square metres|.7 look{s} after # buildings',
    mottos: 'Find your place|Keys in good hands|Good addresses|Home, found|Well looked after|Space for you|More than four walls',
  },
  'Renewable Energy': {
    verb: 'run, runs, running',
    offers: 'solar parks for energy cooperatives|wind farms for local authorities|district heating networks|battery storage for grid operators|charging stations for electric cars|biogas plants on farms|small hydropower plants|solar plants on factory roofs|heating plants for housing associations',
    facts: '.35 operate{s} # installations|.2 employ{s} # technicians',
    mottos: 'Powered by weather|Clean power, close by|Bright days ahead|Energy from here',
  },
  Retail: {
    verb: 'sell, sells, selling',
    offers: 'bed linen and curtains|cookware and tableware|stationery and school bags|toys and board games|picture frames and mirrors|garden tools and plants|shoes for the whole family|workwear and safety boots|sports equipment and bicycles|spectacles and contact lenses|paints and tools for home improvement',
    large: 'groceries and household goods|clothes for the whole family',
    small: 'cheese and delicatessen|second-hand furniture|stationery and school bags|toys and board games|used books and records|shoes for the whole family',
    facts: '.07 {has} # shops|180 stock{s} # products',
    mottos: 'Come in and look around|Good things, fair prices|Just around the corner|Everything but boring|Ask our staff|For every day|You will find it here|Open every Saturday|Worth the trip',
  },
  Robotics: {
    verb: 'build, builds, building', isMaker: true,
    offers: 'picking robots for warehouses|palletizers for breweries and dairies|sorting systems for parcel centres|welding cells for metal shops|grippers for packaging machines|mobile robots for hospitals|camera systems for quality control|harvesting robots for greenhouses',
    facts: '.9 {has} # machines in service|.35 employ{s} # engineers',
    mottos: 'Let the robot lift it|Hands for dull work|Pick, place, repeat|Never tired|Work smarter, lift less',
  },
  Shipping: {
    verb: 'offer, offers, offering',
    offers: 'container services between regional ports|feeder services for large ports|bulk freight for grain traders|freight brokerage for exporters|transport of timber and steel|refrigerated cargo for fruit importers|project cargo for plant builders|vehicle transport for car makers|ferry freight for hauliers',
    facts: '.03 {has} # offices|25 move{s} # tonnes a week',
    mottos: 'Every port, every week|Full speed, safe harbour|Your cargo, our course|By sea, on time|Steady as she goes|Anchors up',
  },
  Software: {
    verb: 'develop, develops, developing',
    offers: 'scheduling software for clinics|booking systems for hotels|warehouse software for wholesalers|document archives for public authorities|invoicing software for tradespeople|time recording for building firms|route planning for hauliers|ticketing systems for theatres|reporting tools for finance teams|library software for universities|point-of-sale systems for restaurants',
    facts: '4 {has} # customers|.5 employ{s} # developers',
    mottos: 'It just works|Less typing|Software people like|Made by people who use it|Ready when you are|Fewer clicks|Work, organized|Back to your real work|Simple by design',
  },
  Telecommunications: {
    verb: 'provide, provides, providing',
    offers: 'fibre internet for homes and offices|mobile networks for rural areas|telephone systems for companies|satellite links for ships and islands|text message services for banks|data centres and backup lines|internet access for schools',
    facts: '.3 employ{s} # field engineers',
    mottos: 'Stay connected|The line holds|Closer together|Speak up, from anywhere|At full speed',
  },
  Textiles: {
    verb: 'weave, weaves, weaving', isMaker: true,
    offers: 'upholstery fabrics for furniture makers|bed linen for hotels|curtain fabrics|towels and bathrobes|table linen for restaurants|wool blankets|fabrics for workwear|filter cloth for industry',
    facts: '.3 {has} # looms|7000 weave{s} # metres a year',
    mottos: 'Threads that hold|Soft to the touch|Woven to last|Feel the cloth|Good fabric, good rest|By the metre',
  },
  Tourism: {
    verb: 'organize, organizes, organizing',
    offers: 'walking tours and hiking holidays|city breaks by train|coach tours for older travellers|cycling holidays for families|study trips for teachers|farm holidays|wine tours|school trips|diving and sailing trips',
    facts: '190 {has} # guests a year|2 {has} # trips in the catalogue',
    mottos: 'Travel slowly|Good days away|Off the beaten track|See more, carry less|Come back rested|Pack light',
  },
  'Waste Management': {
    verb: 'run, runs, running',
    offers: 'recycling centres for local authorities|household waste collections|composting plants for garden waste|glass recycling plants|sorting plants for packaging|scrap metal yards|skip hire for building firms|clinical waste collections for hospitals|paper and cardboard collections for shops',
    facts: '450 handle{s} # tonnes a year|.25 run{s} # vehicles',
    mottos: 'Nothing goes to waste|Waste is a resource|We take it away|Cleaner by the day|Sorted|Back into use',
  },
};

/**
 * What a company of a line of business offers when so many people work there.
 *
 * @example
 * offersOf({ ...businessLines.Retail, small: 'cheese|toys' }, 8) // => ["cheese","toys"]
 */
export function offersOf({ offers, small, large }: BusinessLine, staff: number): readonly string[] {
  if (small !== undefined && staff <= 25) return small.split('|');
  return (large === undefined || staff <= 250 ? offers : `${offers}|${large}`).split('|');
}
