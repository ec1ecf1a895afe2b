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
