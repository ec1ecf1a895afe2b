/** Legal forms that pass anywhere, each with its weight; the empty one is a trading name. */
export const commonForms: Readonly<Record<string, number>> = { Ltd: 1, 'Inc.': 1, '': 1 };

/** The most employees of a company from a smaller economy; those from the others may have any number. */
// prettier-ignore
export const STAFF_LIMITS: Readonly<Record<string, number>> = {
  'Costa Rica': 1800, 'Dominican Republic': 1800, Ecuador: 1800, Ghana: 1800, Jamaica: 1800, Kenya: 1800,
  Luxembourg: 1800, Nepal: 1800, Tanzania: 1800, Uganda: 1800, Uruguay: 1800,
  Chile: 8000, Colombia: 8000, Czechia: 8000, Egypt: 8000, Ireland: 8000, 'New Zealand': 8000, Nigeria: 8000,
  Peru: 8000, Portugal: 8000, Philippines: 8000,
};

/** The year from which private companies of today's kind were founded in countries where there were few before. */
// prettier-ignore
export const FIRMS_SINCE: Readonly<Record<string, number>> = {
  China: 1984, Czechia: 1990, Egypt: 1974, Ghana: 1950, Indonesia: 1950, Nepal: 1955, Nigeria: 1946, Poland: 1989,
  'Saudi Arabia': 1945, 'South Korea': 1953, Tanzania: 1986, Uganda: 1986, 'United Arab Emirates': 1968,
};

/** Lines of business with many firms. */
export const frequent: readonly string[] = [
  'Construction', 'Consulting', 'Food and Beverages', 'Healthcare', 'Hospitality', 'Logistics', 'Manufacturing',
  'Real Estate', 'Retail', 'Software',
]; // prettier-ignore

/** Lines of business. */
// prettier-ignore
export const industries: readonly string[] = [
  'Accounting', 'Aerospace', 'Agriculture', 'Architecture', 'Automotive', 'Banking', 'Biotechnology', 'Chemicals',
  'Construction', 'Consulting', 'Consumer Electronics', 'Cybersecurity', 'E-commerce', 'Education',
  'Event Management', 'Fashion', 'Food and Beverages', 'Furniture', 'Healthcare', 'Hospitality', 'Human Resources',
  'Insurance', 'Legal Services', 'Logistics', 'Manufacturing', 'Marketing', 'Media', 'Mining', 'Pharmaceuticals',
  'Publishing', 'Real Estate', 'Renewable Energy', 'Retail', 'Robotics', 'Shipping', 'Software',
  'Telecommunications', 'Textiles', 'Tourism', 'Waste Management',
];

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
