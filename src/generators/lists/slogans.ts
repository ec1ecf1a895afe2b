import type { Grammar } from '../grammar.ts';
import { listOf } from './list-of.ts';

/** What a slogan speaks of, by industry: words without article, some of them plurals. */
export const OFFERS: Readonly<Record<string, readonly string[]>> = {
  Accounting: listOf('bookkeeping, accounting, tax advice, clear figures, payroll'),
  Aerospace: listOf('engineering, precision parts, flight technology, aircraft parts, aerospace design'),
  Agriculture: listOf('farming, fresh produce, vegetables, honest food, fruit and grain'),
  Architecture: listOf('design, architecture, public spaces, buildings, planning'),
  Automotive: listOf('car parts, safe driving, automotive design, vehicle technology, engineering'),
  Banking: listOf('banking, savings, business loans, mortgages, financial advice'),
  Biotechnology: listOf('research, biotechnology, laboratory science, diagnostics, clean science'),
  Chemicals: listOf('chemistry, coatings, adhesives, clean chemistry, materials'),
  Construction: listOf('building, construction, solid homes, public buildings, renovation'),
  Consulting: listOf('advice, strategy, consulting, decisions, planning'),
  'Consumer Electronics': listOf('technology, home electronics, sound and light, small appliances, electronics'),
  Cybersecurity: listOf('security, data protection, online safety, cybersecurity, backups'),
  'E-commerce': listOf('online shopping, delivery, home shopping, everyday goods, customer service'),
  Education: listOf('learning, teaching, training, courses, education'),
  'Event Management': listOf('events, celebrations, planning, conferences, festivals'),
  Fashion: listOf('fashion, clothing, style, knitwear, outdoor wear'),
  'Food and Beverages': listOf('food, baking, honest ingredients, fresh food, home cooking'),
  Furniture: listOf('furniture, tables and chairs, comfort, woodwork, shelving'),
  Healthcare: listOf('care, home care, health care, treatment, medical advice'),
  Hospitality: listOf('hospitality, hotels, service, short breaks, guest rooms'),
  'Human Resources': listOf('hiring, recruitment, staffing, career advice, teamwork'),
  Insurance: listOf('insurance, cover, protection, travel insurance, pensions'),
  'Legal Services': listOf('legal advice, contracts, legal services, mediation, employment law'),
  Logistics: listOf('delivery, logistics, parcels, warehousing, transport'),
  Manufacturing: listOf('production, machines, precision, engineering, industrial parts'),
  Marketing: listOf('marketing, campaigns, branding, design, advertising'),
  Media: listOf('storytelling, films, radio, documentaries, journalism'),
  Mining: listOf('raw materials, mining, minerals, building stone, metals'),
  Pharmaceuticals: listOf('medicine, health, medicines, pharmacy, research'),
  Publishing: listOf('reading, books, stories, publishing, magazines'),
  'Real Estate': listOf('homes, living space, property, office space, city living'),
  'Renewable Energy': listOf('clean energy, solar power, wind power, energy, green heat'),
  Retail: listOf('shopping, household goods, service, everyday things, homeware'),
  Robotics: listOf('automation, robotics, robots, machines, packing systems'),
  Shipping: listOf('shipping, freight, sea transport, cargo, port services'),
  Software: listOf('software, business software, apps, digital tools, scheduling'),
  Telecommunications: listOf('connections, fast internet, networks, phone service, communication'),
  Textiles: listOf('fabrics, textiles, linen, cloth, soft furnishings'),
  Tourism: listOf('travel, holidays, city breaks, walking tours, rail journeys'),
  'Waste Management': listOf('recycling, waste collection, reuse, clean streets, waste services'),
};

/** What is spoken of where the industry is not known. */
export const ANY_OFFER: readonly string[] = ['service', 'craftsmanship', 'quality', 'expertise', 'support'];

/**
 * Slogans: `{offer}` is what the industry offers. Each adjective goes with every offer, vegetables and decisions alike, each
 * manner with every offer, and each aside with every creed, so that each slogan reads as one line.
 */
// prettier-ignore
export const SLOGANS: Grammar = {
  slogan: [
    '{adjective} {offer}', '{adjective} {offer} {manner}', '{creed}', '{creed}, {aside}', '{value} {comfort}',
    '{value} and {second}',
  ],
  adjective: [
    'Better', 'Simply good', 'Simply better', 'Dependable', 'First-class', 'Trusted', 'Reliable', 'Excellent', 'Great',
    'Affordable', 'Outstanding', 'Superb', 'Modern',
  ],
  manner: [
    'from day one', 'when it counts', 'at every turn', 'on your terms', 'without the fuss', 'for the long run',
    'wherever you are', 'with a human touch', 'from start to finish', 'for generations', 'as promised', 'for everyone',
    'down to the last detail', 'every single day', 'without compromise', 'at a fair price', 'for people like you',
    'close to home', 'for a changing world', 'with nothing to hide', 'day in, day out', 'around the clock',
    'for today and tomorrow', 'all year round', 'with you in mind', 'near and far', 'without the small print',
    'made simple', 'on your doorstep', 'for years to come', 'for every budget', 'with a smile', 'worth talking about',
    'to rely on', 'from people you know',
  ],
  creed: [
    'The art of {offer}', 'A fresh look at {offer}', 'Your partner in {offer}', 'New ideas in {offer}',
    'A passion for {offer}', 'Experts in {offer}', '{offer} done right', '{offer} you can trust', 'More than just {offer}',
    'We believe in {offer}', 'Your first choice for {offer}', 'All about {offer}', 'Leaders in {offer}',
    'Rethinking {offer}', 'We live and breathe {offer}', 'It all starts with {offer}', 'The future of {offer}',
    'Making {offer} simple',
  ],
  aside: [
    'near and far', 'every single day', 'from day one', 'wherever you are', 'all year round', 'around the clock',
    'day in, day out', 'on your terms', 'with you in mind', 'without the fuss', 'close to home', 'as promised',
    'with a human touch', 'without compromise', 'now and tomorrow',
  ],
  value: [
    'Clear answers', 'Promises kept', 'Good people', 'Fair prices', 'Quick replies', 'Real craft', 'Lasting quality',
    'Peace of mind', 'Fresh thinking', 'Plain speaking', 'Work we stand by', 'Fewer surprises',
  ],
  comfort: [
    'from day one', 'at every turn', 'from start to finish', 'close to home', 'wherever you are', 'every single day',
    'all year round', 'when it counts', 'for everyone', 'as promised', 'without the small print',
  ],
  second: ['better {offer}', 'reliable {offer}', 'dependable {offer}', 'first-class {offer}'],
};
