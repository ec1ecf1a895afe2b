import { listOf } from './list-of.ts';

/**
 * Legal forms for companies without a country, each with its weight. The empty one stands for a name without a legal
 * form.
 */
export const commonForms: Readonly<Record<string, number>> = { Ltd: 1, 'Inc.': 1, '': 1 };

/** Maximum number of employees of companies in smaller economies, by country; elsewhere there is no maximum. */
// oxfmt-ignore
export const STAFF_LIMITS: Readonly<Record<string, number>> = {
  'Costa Rica': 1800, 'Dominican Republic': 1800, Ecuador: 1800, Ghana: 1800, Jamaica: 1800, Kenya: 1800,
  Luxembourg: 1800, Nepal: 1800, Tanzania: 1800, Uganda: 1800, Uruguay: 1800,
  Chile: 8000, Colombia: 8000, Czechia: 8000, Egypt: 8000, Ireland: 8000, 'New Zealand': 8000, Nigeria: 8000,
  Peru: 8000, Portugal: 8000, Philippines: 8000,
};

/** First year in which a private company is founded, for countries where there were few of them before that year. */
// oxfmt-ignore
export const FIRMS_SINCE: Readonly<Record<string, number>> = {
  China: 1984, Czechia: 1990, Egypt: 1974, Ghana: 1950, Indonesia: 1950, Nepal: 1955, Nigeria: 1946, Poland: 1989,
  'Saudi Arabia': 1945, 'South Korea': 1953, Tanzania: 1986, Uganda: 1986, 'United Arab Emirates': 1968,
};

/** The year in which each young city was founded. */
export const CITIES_SINCE: Readonly<Record<string, number>> = { Abuja: 1980, Brasília: 1960, Canberra: 1927 };

/** Common lines of business. */
export const frequent: readonly string[] = [
  'Construction', 'Consulting', 'Food and Beverages', 'Healthcare', 'Hospitality', 'Logistics', 'Manufacturing',
  'Real Estate', 'Retail', 'Software',
]; // oxfmt-ignore

/** All industries (lines of business) that a company can have. */
// oxfmt-ignore
export const industries: readonly string[] = [
  'Accounting', 'Aerospace', 'Agriculture', 'Architecture', 'Automotive', 'Banking', 'Biotechnology', 'Chemicals',
  'Construction', 'Consulting', 'Consumer Electronics', 'Cybersecurity', 'E-commerce', 'Education',
  'Event Management', 'Fashion', 'Food and Beverages', 'Furniture', 'Healthcare', 'Hospitality', 'Human Resources',
  'Insurance', 'Legal Services', 'Logistics', 'Manufacturing', 'Marketing', 'Media', 'Mining', 'Pharmaceuticals',
  'Publishing', 'Real Estate', 'Renewable Energy', 'Retail', 'Robotics', 'Shipping', 'Software',
  'Telecommunications', 'Textiles', 'Tourism', 'Waste Management',
];

/**
 * What vendors supply: for each kind of supplies, how frequent it is, as a weight, and the word for it in the name of a
 * supplier.
 */
// oxfmt-ignore
export const SUPPLIES: Readonly<Record<string, readonly [weight: number, word: string]>> = {
  'Audio and Video Equipment': [1, 'Audio'], 'Building Materials': [3, 'Building Supplies'], Catering: [3, 'Catering'],
  Chemicals: [2, 'Chemicals'], 'Cleaning Services': [4, 'Cleaning'], 'Cloud Hosting': [4, 'Hosting'],
  'Electrical Components': [3, 'Electric'], 'Facility Management': [3, 'Facilities'], 'Fleet and Vehicles': [2, 'Fleet'],
  Furniture: [2, 'Furniture'], 'Industrial Machinery': [2, 'Machinery'], 'Insurance Services': [2, 'Insurance'],
  'IT Hardware': [5, 'Computers'], 'Laboratory Supplies': [1, 'Labs'], 'Legal Services': [3, 'Legal'],
  Lighting: [1, 'Lighting'], Logistics: [6, 'Logistics'], 'Marketing Services': [5, 'Marketing'],
  'Medical Supplies': [2, 'Medical'], Metals: [2, 'Metals'], 'Office Supplies': [5, 'Office'],
  Packaging: [5, 'Packaging'], 'Paper and Printing': [3, 'Print'], Plastics: [2, 'Plastics'],
  'Raw Materials': [1, 'Materials'], 'Safety Equipment': [1, 'Safety'], 'Security Services': [3, 'Security'],
  'Software Licences': [6, 'Software'], Staffing: [5, 'Staffing'], Telecommunications: [3, 'Telecom'],
  Textiles: [1, 'Textiles'], 'Tools and Hardware': [2, 'Tools'], Training: [3, 'Training'],
  Translation: [1, 'Translations'], 'Travel Services': [2, 'Travel'], 'Waste Disposal': [2, 'Recycling'],
};

/**
 * Words for a line of business in company names, in the order of {@link industries}: in English-speaking countries, and
 * behind a bar elsewhere, if different.
 */
export const LINE_WORDS: readonly string[] = listOf(`
  Accounting/, Aerospace/Aero, Farms/Agro, Architects/, Automotive, Bank, Biotech, Chemicals/, Construction/,
  Consulting, Electronics/, Security, Online, Academy/, Events, Fashion, Foods/, Furniture/, Health/, Hospitality/,
  Staffing/, Insurance/, Law/Legal, Logistics, Manufacturing/, Communications/Marketing, Productions/Media, Minerals/,
  Pharma, Publishing/, Properties/, Renewables/Energy, Stores/, Robotics, Shipping, Software, Telecom,
  Textiles/, Travel, Recycling`);
