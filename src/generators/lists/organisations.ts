/** Coined names of houses and places; first part of a company's name. */
// prettier-ignore
export const houses: readonly string[] = [
  'Abernethy', 'Alderwick', 'Aldridge', 'Amberline', 'Applegarth', 'Applewhite', 'Ashmere', 'Bannister', 'Barrowmead',
  'Beaumont', 'Beckfold', 'Bickerstaff', 'Birchholt', 'Blackthorn', 'Blakeney', 'Blueharbour', 'Bramfield',
  'Briarcombe', 'Brightwater', 'Brinkvale', 'Calderwyn', 'Carmody', 'Carrowmoor', 'Cavendish', 'Cedarholm',
  'Chadwick', 'Clearbrook', 'Copperfold', 'Cottingley', 'Cranmere', 'Crestholm', 'Dalewick', 'Dovecliff', 'Dunmore',
  'Dunwoody', 'Eastmarch', 'Ellingham', 'Elmsgate', 'Everhart', 'Fairhollow', 'Fairweather', 'Fennimore', 'Fernbank',
  'Foxhollow', 'Galloway', 'Glenharrow', 'Goldenfurrow', 'Goodspeed', 'Greymarsh', 'Grimshaw', 'Halcombe', 'Hargrove',
  'Hartsmere', 'Hawkridge', 'Hazelcroft', 'Heronsgate', 'Highmoor', 'Hollinwood', 'Holloway', 'Huxley', 'Ironvale',
  'Jessamere', 'Kestrelby', 'Kingsfold', 'Kirkbride', 'Larkfield', 'Lindenholt', 'Lockhart', 'Longacre', 'Lovelace',
  'Lowther', 'Macready', 'Maplecombe', 'Marlowmere', 'Meadowgate', 'Merriweather', 'Millhaven', 'Mossbank',
  'Netherby', 'Nightingale', 'Northmere', 'Oakhollow', 'Ormsby', 'Otterburn', 'Pemberwick', 'Pennington', 'Pettigrew',
  'Pinecrest', 'Plumfield', 'Quennell', 'Quillmoor', 'Ravensholt', 'Redmayne', 'Ridgewell', 'Rivermead', 'Rosehearth',
  'Rowanstead', 'Rutherglen', 'Saltmarsh', 'Sedgemoor', 'Silverbeck', 'Sinclair', 'Southwold', 'Sparrowfield',
  'Springholt', 'Standish', 'Stonebridge', 'Summerfold', 'Sutcliffe', 'Swanmoor', 'Tallgrass', 'Thackeray',
  'Thistledown', 'Thornby', 'Tidewell', 'Tilbury', 'Tremayne', 'Underhill', 'Upshaw', 'Valemont', 'Wainfleet',
  'Waverly', 'Westering', 'Wetherby', 'Whitcombe', 'Willowmere', 'Windlehurst', 'Winterbourne', 'Woodhouse',
  'Wrenfield', 'Yarrowdale',
];

/**
 * Second part of a company's name. None names a trade: the industry of a record is drawn elsewhere and must not be
 * contradicted.
 */
// prettier-ignore
export const bodies: readonly string[] = [
  '& Ash', '& Bell', '& Birch', '& Byrne', '& Clay', '& Cole', '& Crane', '& Daughters', '& Drake', '& Ellery',
  '& Fenn', '& Finch', '& Frost', '& Gale', '& Grey', '& Hale', '& Hart', '& Heath', '& Holt', '& Keane', '& Lark',
  '& Locke', '& Marsh', '& Moss', '& Nash', '& Orr', '& Penn', '& Pike', '& Quill', '& Reed', '& Rowe', '& Sage',
  '& Sons', '& Starling', '& Tate', '& Thorne', '& Vale', '& Webb', '& Wren', '& Yates', 'Alliance', 'Associates',
  'Brothers', 'Collective', 'Company', 'Concepts', 'Enterprises', 'Global', 'Group', 'Guild', 'Holdings', 'House',
  'Initiative', 'International', 'Network', 'Partners', 'Partnership', 'Projects', 'Resources', 'Services',
  'Solutions', 'Trust', 'Ventures', 'Works',
];

/** Legal forms that pass anywhere, each with its weight; the empty one is a trading name. */
export const commonForms: Readonly<Record<string, number>> = { Ltd: 1, 'Inc.': 1, '': 1 };

/** Lines of business, each with the word by which a slogan speaks of what it offers. */
export const industries: Readonly<Record<string, string>> = {
  Accounting: 'bookkeeping',
  Aerospace: 'engineering',
  Agriculture: 'farming',
  Architecture: 'design',
  Automotive: 'driving',
  Banking: 'banking',
  Biotechnology: 'research',
  Chemicals: 'chemistry',
  Construction: 'building',
  Consulting: 'advice',
  'Consumer Electronics': 'technology',
  Cybersecurity: 'security',
  'E-commerce': 'shopping',
  Education: 'learning',
  'Event Management': 'planning',
  Fashion: 'fashion',
  'Food and Beverages': 'food',
  Furniture: 'furniture',
  Healthcare: 'care',
  Hospitality: 'hospitality',
  'Human Resources': 'hiring',
  Insurance: 'cover',
  'Legal Services': 'counsel',
  Logistics: 'delivery',
  Manufacturing: 'production',
  Marketing: 'marketing',
  Media: 'storytelling',
  Mining: 'mining',
  Pharmaceuticals: 'medicine',
  Publishing: 'reading',
  'Real Estate': 'living',
  'Renewable Energy': 'energy',
  Retail: 'shopping',
  Robotics: 'automation',
  Shipping: 'freight',
  Software: 'software',
  Telecommunications: 'connections',
  Textiles: 'cloth',
  Tourism: 'travel',
  'Waste Management': 'recycling',
};

/** What a vendor supplies. */
// prettier-ignore
export const supplies: readonly string[] = [
  'Audio and Video Equipment', 'Building Materials', 'Catering', 'Chemicals', 'Cleaning Services', 'Cloud Hosting',
  'Electrical Components', 'Facility Management', 'Fleet and Vehicles', 'Furniture', 'Industrial Machinery',
  'Insurance Services', 'IT Hardware', 'Laboratory Supplies', 'Legal Services', 'Lighting', 'Logistics',
  'Marketing Services', 'Medical Supplies', 'Metals', 'Office Supplies', 'Packaging', 'Paper and Printing',
  'Plastics', 'Raw Materials', 'Safety Equipment', 'Security Services', 'Software Licences', 'Staffing',
  'Telecommunications', 'Textiles', 'Tools and Hardware', 'Training', 'Translation', 'Travel Services',
  'Waste Disposal',
];
