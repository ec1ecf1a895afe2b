/** Legal forms that pass anywhere, each with its weight; the empty one is a trading name. */
export const commonForms: Readonly<Record<string, number>> = { Ltd: 1, 'Inc.': 1, '': 1 };

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
