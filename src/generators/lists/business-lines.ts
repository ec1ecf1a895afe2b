/** What companies of one line of business do. */
export interface BusinessLine {
  /** The family of trades that shares aims and manners. */
  readonly trade: string;
  readonly verbs: readonly string[];
  readonly products: readonly string[];
  readonly customers: readonly string[];
}

/** By industry, as the generator of industries names them. */
// prettier-ignore
export const businessLines: Readonly<Record<string, BusinessLine>> = {
  Accounting: {
    trade: 'advice', verbs: ['offers', 'provides'],
    products: [
      'annual accounts', 'payroll services', 'tax advice', 'audits', 'cost accounting', 'budget planning',
      'monthly reports', 'digital bookkeeping',
    ],
    customers: ['family firms', 'small employers', 'charities', 'craft businesses', 'housing associations'],
  },
  Aerospace: {
    trade: 'industry', verbs: ['develops', 'designs and makes', 'supplies'],
    products: [
      'cabin parts', 'landing gear components', 'cargo doors', 'engine housings', 'seat rails',
      'navigation instruments', 'de-icing systems', 'test benches',
    ],
    customers: ['regional airlines', 'aircraft makers', 'air rescue services'],
  },
  Agriculture: {
    trade: 'farming', verbs: ['grows', 'produces', 'supplies'],
    products: [
      'vegetables', 'potatoes', 'apples', 'grain', 'herbs', 'berries', 'onions', 'mushrooms', 'pumpkins',
    ],
    customers: ['wholesale markets', 'food producers', 'canteens', 'weekly markets', 'supermarkets'],
  },
  Architecture: {
    trade: 'building', verbs: ['designs', 'plans'],
    products: [
      'schools', 'concert halls', 'student housing', 'timber houses', 'libraries', 'railway stations', 'museums',
      'office buildings',
    ],
    customers: ['local authorities', 'universities', 'foundations', 'public bodies'],
  },
  Automotive: {
    trade: 'industry', verbs: ['manufactures', 'develops', 'supplies'],
    products: [
      'brake systems', 'seat frames', 'seat belts', 'gearboxes', 'wiring harnesses', 'headlamps',
      'steering columns', 'door locks',
    ],
    customers: ['car makers', 'bus and lorry makers', 'independent garages', 'spare parts dealers', 'fleet operators'],
  },
  Banking: {
    trade: 'finance', verbs: ['offers', 'provides'],
    products: [
      'current accounts', 'savings plans', 'loans for equipment', 'mortgages', 'construction loans', 'payment services',
      'foreign exchange', 'investment advice',
    ],
    customers: ['private customers', 'family firms', 'farmers and growers', 'self-employed people'],
  },
  Biotechnology: {
    trade: 'health', verbs: ['develops', 'produces'],
    products: [
      'enzymes', 'test kits', 'cell cultures', 'culture media', 'diagnostic assays', 'antibodies',
      'DNA probes', 'laboratory reagents',
    ],
    customers: ['research laboratories', 'hospital laboratories', 'universities', 'drug makers'],
  },
  Chemicals: {
    trade: 'materials', verbs: ['produces', 'develops', 'supplies'],
    products: [
      'adhesives', 'coatings', 'pigments', 'cleaning agents', 'resins', 'solvents', 'insulating foams', 'sealants',
    ],
    customers: ['vehicle makers', 'packaging makers', 'the building trade', 'furniture makers', 'industrial customers'],
  },
  Construction: {
    trade: 'building', verbs: ['plans and builds', 'builds', 'renovates'],
    products: [
      'housing estates', 'nursery schools', 'office buildings', 'bridges', 'apartment blocks', 'sports halls',
      'public squares', 'warehouses',
    ],
    customers: ['local authorities', 'property developers', 'industrial clients', 'investors'],
  },
  Consulting: {
    trade: 'advice', verbs: ['offers', 'provides', 'specializes in'],
    products: [
      'process reviews', 'market studies', 'interim management', 'strategy workshops', 'feasibility studies',
      'cost analyses', 'change programmes', 'supplier audits',
    ],
    customers: ['family firms', 'public authorities', 'hospitals', 'charities', 'young companies'],
  },
  'Consumer Electronics': {
    trade: 'technology', verbs: ['designs', 'makes', 'develops'],
    products: [
      'headphones', 'kitchen scales', 'thermostats', 'radios', 'portable speakers', 'baby monitors', 'reading lamps',
      'bicycle lights',
    ],
    customers: ['electrical shops', 'online shops', 'department stores', 'mail-order firms'],
  },
  Cybersecurity: {
    trade: 'technology', verbs: ['offers', 'provides'],
    products: [
      'access control systems', 'monitoring services', 'encrypted storage', 'security audits', 'staff training',
      'backup systems', 'emergency response plans', 'intrusion tests',
    ],
    customers: ['hospitals and clinics', 'public authorities', 'banks', 'law firms', 'utilities'],
  },
  'E-commerce': {
    trade: 'trade', verbs: ['ships', 'sells', 'delivers'],
    products: [
      'garden tools', 'spare parts', 'coffee by post', 'school supplies', 'party equipment', 'handmade furniture',
      'refurbished phones', 'pet food',
    ],
    customers: ['online shoppers', 'people outside the big cities', 'small firms', 'customers abroad'],
  },
  Education: {
    trade: 'education', verbs: ['offers', 'provides'],
    products: [
      'language courses', 'vocational training', 'digital teaching material', 'evening classes', 'exam preparation',
      'staff training', 'reading programmes', 'distance learning',
    ],
    customers: ['adult learners', 'public bodies', 'colleges', 'job centres'],
  },
  'Event Management': {
    trade: 'media', verbs: ['plans and runs', 'organizes'],
    products: [
      'trade fairs', 'annual dinners', 'congresses', 'street festivals', 'award ceremonies', 'open-air concerts',
      'open days', 'sports events',
    ],
    customers: ['trade associations', 'companies', 'local authorities', 'universities', 'charities'],
  },
  Fashion: {
    trade: 'trade', verbs: ['designs', 'designs and sells', 'makes'],
    products: [
      'outdoor clothing', 'knitwear', "children's clothes", 'raincoats', 'shoes', 'bags', 'summer dresses',
      'evening wear',
    ],
    customers: ['specialist shops', 'department stores', 'online customers', 'small boutiques'],
  },
  'Food and Beverages': {
    trade: 'food', verbs: ['produces', 'makes', 'supplies'],
    products: [
      'bread', 'fruit juices', 'dairy products', 'preserves', 'ready meals', 'roasted coffee',
      'plant-based foods', 'spices', 'mineral water',
    ],
    customers: ['supermarkets', 'canteens', 'hotels and restaurants', 'specialist shops'],
  },
  Furniture: {
    trade: 'trade', verbs: ['makes', 'designs', 'designs and makes'],
    products: [
      'dining tables', 'armchairs', 'shelving systems', 'beds', 'bookcases', 'garden benches', 'sofas', 'wardrobes',
    ],
    customers: ['furniture shops', 'hotels', 'private customers', 'interior designers'],
  },
  Healthcare: {
    trade: 'health', verbs: ['offers', 'provides'],
    products: [
      'home care services', 'rehabilitation programmes', 'outpatient clinics', 'hearing tests', 'physiotherapy',
      'dental care', 'vaccination services', 'mobile care teams',
    ],
    customers: ['families', 'older people', 'rural communities', 'patients with long-term conditions'],
  },
  Hospitality: {
    trade: 'travel', verbs: ['runs', 'operates'],
    products: [
      'country hotels', 'guest houses', 'conference centres', 'restaurants', 'lakeside inns', 'holiday apartments',
      'cafés',
    ],
    customers: ['families', 'business travellers', 'clubs and associations', 'weekend guests'],
  },
  'Human Resources': {
    trade: 'advice', verbs: ['offers', 'provides', 'specializes in'],
    products: [
      'staff selection', 'payroll services', 'temporary staffing', 'leadership training', 'aptitude tests',
      'career counselling', 'workplace surveys', 'relocation support',
    ],
    customers: ['hospitals', 'engineering firms', 'public authorities', 'hotels and restaurants', 'young companies'],
  },
  Insurance: {
    trade: 'finance', verbs: ['offers', 'provides'],
    products: [
      'property insurance', 'liability insurance', 'travel cover', 'fire insurance', 'pension plans',
      'accident insurance', 'legal expenses insurance', 'health cover',
    ],
    customers: ['private customers', 'family firms', 'self-employed people', 'craft businesses'],
  },
  'Legal Services': {
    trade: 'advice', verbs: ['offers', 'provides', 'specializes in'],
    products: [
      'contract law advice', 'trademark registration', 'employment law advice', 'inheritance planning', 'mediation',
      'building law advice', 'patent searches', 'tenancy law advice',
    ],
    customers: ['family firms', 'private clients', 'founders', 'business owners'],
  },
  Logistics: {
    trade: 'transport', verbs: ['runs', 'operates'],
    products: [
      'parcel services', 'refrigerated transport services', 'warehouses', 'overnight courier services', 'customs services',
      'cargo bike services', 'pallet services', 'packing services',
    ],
    customers: ['online shops', 'food producers', 'manufacturers', 'wholesalers', 'importers and exporters'],
  },
  Manufacturing: {
    trade: 'industry', verbs: ['manufactures', 'designs and makes', 'supplies'],
    products: [
      'pumps', 'valves', 'precision parts', 'conveyor systems', 'measuring instruments',
      'gear wheels', 'hydraulic components', 'bearings',
    ],
    customers: ['paper mills', 'machine builders', 'shipyards', 'railway companies', 'plant operators'],
  },
  Marketing: {
    trade: 'media', verbs: ['creates', 'develops', 'produces'],
    products: [
      'poster campaigns', 'brand designs', 'product films', 'trade fair stands', 'customer magazines', 'radio spots',
      'websites', 'newsletters',
    ],
    customers: ['tourist boards', 'charities', 'food producers', 'museums', 'local authorities'],
  },
  Media: {
    trade: 'media', verbs: ['produces', 'creates', 'develops'],
    products: [
      'documentaries', 'history programmes', 'radio plays', 'podcasts', 'animated films', 'short films',
      'science programmes', "children's series",
    ],
    customers: ['broadcasters', 'museums', 'streaming services', 'charities', 'cultural foundations'],
  },
  Mining: {
    trade: 'materials', verbs: ['extracts and processes', 'supplies'],
    products: [
      'copper ore', 'gravel', 'potash', 'limestone', 'quartz', 'lithium', 'iron ore', 'building stone',
    ],
    customers: ['industrial customers', 'processors at home and abroad', 'raw material dealers'],
  },
  Pharmaceuticals: {
    trade: 'health', verbs: ['develops', 'produces', 'supplies'],
    products: [
      'generic medicines', 'vaccines', 'eye drops', 'asthma inhalers', 'wound ointments', 'infusion solutions',
      'blood pressure tablets', 'cough syrups',
    ],
    customers: ['hospitals', 'pharmacies', 'aid organizations', 'family practices', 'nursing homes'],
  },
  Publishing: {
    trade: 'media', verbs: ['publishes'],
    products: [
      "children's books", 'travel guides', 'textbooks', 'trade magazines', 'cookbooks', 'poetry', 'audio books',
      'atlases',
    ],
    customers: ['bookshops at home and abroad', 'libraries', 'readers of all ages', 'schools'],
  },
  'Real Estate': {
    trade: 'building', verbs: ['lets and manages', 'develops', 'manages'],
    products: [
      'rental flats', 'student residences', 'office space', 'retirement homes', 'shopping arcades', 'warehouses',
      'holiday homes', 'medical centres',
    ],
    customers: ['pension funds', 'private owners', 'foundations', 'family trusts'],
  },
  'Renewable Energy': {
    trade: 'energy', verbs: ['plans and runs', 'builds and runs', 'operates'],
    products: [
      'solar parks', 'wind farms', 'district heating networks', 'battery storage sites', 'charging stations', 'biogas plants',
      'small hydro plants', 'heating stations',
    ],
    customers: ['towns and villages', 'industrial firms', 'energy cooperatives', 'local authorities'],
  },
  Retail: {
    trade: 'trade', verbs: ['sells', 'stocks'],
    products: ['household textiles', 'kitchenware', 'stationery', 'toys', 'picture frames', 'garden tools', 'shoes', 'workwear'],
    customers: ['online customers', 'local shoppers', 'mail-order customers', 'business customers'],
  },
  Robotics: {
    trade: 'technology', verbs: ['develops', 'builds', 'designs'],
    products: [
      'picking robots', 'palletizers', 'sorting systems', 'control units', 'gripping systems', 'mobile robots',
      'vision systems', 'packing cells',
    ],
    customers: ['mid-sized manufacturers', 'food producers', 'warehouse operators', 'parcel carriers'],
  },
  Shipping: {
    trade: 'transport', verbs: ['offers', 'provides'],
    products: [
      'container services', 'feeder services', 'bulk freight', 'port handling', 'coastal shipping', 'customs services',
      'refrigerated cargo', 'barge transport',
    ],
    customers: ['importers and exporters', 'food producers', 'freight forwarders', 'commodity traders'],
  },
  Software: {
    trade: 'technology', verbs: ['develops', 'builds', 'designs'],
    products: [
      'scheduling software', 'booking systems', 'warehouse software', 'document archives', 'tools for accounting',
      'time recording systems', 'software for field work', 'ticketing systems', 'reporting tools',
    ],
    customers: ['mid-sized manufacturers', 'transport companies', 'wholesalers', 'hospitals and clinics', 'utilities'],
  },
  Telecommunications: {
    trade: 'networks', verbs: ['provides', 'offers'],
    products: [
      'fibre networks', 'mobile networks', 'telephone services', 'cloud storage', 'satellite links', 'internet access',
      'message services', 'backup lines',
    ],
    customers: ['private customers', 'small firms', 'local authorities', 'factories', 'rural communities'],
  },
  Textiles: {
    trade: 'materials', verbs: ['weaves and finishes', 'produces', 'supplies'],
    products: [
      'upholstery fabrics', 'bed linen', 'curtains', 'towels', 'table linen', 'blankets', 'wall coverings',
      'work clothing fabrics',
    ],
    customers: ['hotels and hospitals', 'department stores', 'interior designers', 'large institutions'],
  },
  Tourism: {
    trade: 'travel', verbs: ['organizes', 'offers', 'arranges'],
    products: [
      'walking tours', 'city breaks', 'rail journeys', 'group tours', 'cycling holidays', 'study trips',
      'farm holidays', 'river cruises',
    ],
    customers: ['families', 'clubs and associations', 'independent travellers', 'older travellers'],
  },
  'Waste Management': {
    trade: 'energy', verbs: ['runs', 'operates', 'plans and runs'],
    products: [
      'recycling centres', 'collection services', 'composting plants', 'glass recycling plants', 'sorting plants',
      'scrap metal yards', 'skip hire services', 'container depots',
    ],
    customers: ['towns and villages', 'building firms', 'industrial firms', 'local authorities'],
  },
};
