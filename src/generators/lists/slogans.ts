import type { Grammar } from '../grammar.ts';
import { listOf } from './list-of.ts';

/** What a slogan speaks of, by industry: words without article that go with the adjectives of the industry. */
export const OFFERS: Readonly<Record<string, readonly string[]>> = {
  Accounting: listOf('bookkeeping, accounting, tax advice, payroll, audits, financial advice'),
  Aerospace: listOf('engineering, precision parts, flight technology, aircraft parts, test systems, cabin design'),
  Agriculture: listOf('fruit, produce, vegetables, farm food, fruit and grain, berries'),
  Architecture: listOf('design, architecture, public spaces, buildings, planning, homes'),
  Automotive: listOf('car parts, brakes, vehicle technology, engineering, gearboxes, spare parts'),
  Banking: listOf('banking, savings, business loans, mortgages, financial advice, accounts'),
  Biotechnology: listOf('research, biotechnology, laboratory work, diagnostics, test kits, science'),
  Chemicals: listOf('chemistry, coatings, adhesives, pigments, sealants, cleaning agents'),
  Construction: listOf('building, construction, homes, public buildings, renovation, brickwork'),
  Consulting: listOf('advice, strategy, consulting, market studies, planning, interim management'),
  'Consumer Electronics': listOf('technology, home electronics, headphones, radios, small appliances, loudspeakers'),
  Cybersecurity: listOf('security, data protection, online safety, cybersecurity, backups, monitoring'),
  'E-commerce': listOf('online shopping, home delivery, customer service, everyday goods, home shopping, gift ideas'),
  Education: listOf('teaching, training, courses, evening classes, language lessons, teaching material'),
  'Event Management': listOf('events, celebrations, event planning, conferences, festivals, trade fairs'),
  Fashion: listOf('fashion, clothing, coats, knitwear, outdoor wear, shoes'),
  'Food and Beverages': listOf('food, bread, ingredients, coffee, juices, ready meals'),
  Furniture: listOf('furniture, tables and chairs, sofas, woodwork, shelving, beds'),
  Healthcare: listOf('care, home care, health care, treatment, medical advice, nursing'),
  Hospitality: listOf('hotels, short stays, service, breakfasts, guest rooms, restaurants'),
  'Human Resources': listOf('hiring, recruitment, staffing, career advice, staff training, payroll'),
  Insurance: listOf('insurance, cover, protection, travel insurance, pensions, claims service'),
  'Legal Services': listOf('legal advice, contracts, legal services, mediation, representation, patent advice'),
  Logistics: listOf('delivery, logistics, parcel services, warehousing, transport, removals'),
  Manufacturing: listOf('pumps, machines, precision parts, engineering, industrial parts, bearings'),
  Marketing: listOf('marketing, campaigns, branding, design, advertising, websites'),
  Media: listOf('storytelling, films, radio, documentaries, journalism, podcasts'),
  Mining: listOf('raw materials, minerals, gravel, building stone, metals, ore'),
  Pharmaceuticals: listOf('medicines, vaccines, tablets, research, ointments, pharmacy supplies'),
  Publishing: listOf('books, stories, magazines, cookbooks, textbooks, travel guides'),
  'Real Estate': listOf('homes, property services, flats, office space, letting, property management'),
  'Renewable Energy': listOf('energy, solar power, wind power, heating, charging stations, green power'),
  Retail: listOf('kitchenware, household goods, toys, everyday things, homeware, stationery'),
  Robotics: listOf('automation, robotics, robots, machines, packing systems, drones'),
  Shipping: listOf('shipping, freight, sea transport, cargo services, port services, container services'),
  Software: listOf('software, business software, apps, digital tools, booking systems, updates'),
  Telecommunications: listOf('connections, internet, networks, phone service, mobile service, fibre'),
  Textiles: listOf('fabrics, textiles, linen, curtains, blankets, towels'),
  Tourism: listOf('travel, holidays, city breaks, walking tours, rail journeys, group tours'),
  'Waste Management': listOf(
    'recycling, waste collection, street cleaning, waste services, sorting, container services',
  ),
};

/** What is spoken of where the industry is not known. */
export const ANY_OFFER: readonly string[] = ['service', 'quality', 'support', 'advice'];

const GOODS = listOf('well-made, honest, better, beautiful, affordable, quality, proper, long-lasting');
const FOOD = listOf('fresh, honest, better, seasonal, good, local, proper, home-grown');
const STORIES = listOf('better, thoughtful, independent, original, honest, unforgettable, fresh, fearless');
const PLACES = listOf('friendly, welcoming, better, affordable, relaxed, memorable, good, unhurried');

/** What it is said to be. */
export const ANY_ADJECTIVE: readonly string[] = listOf(
  'reliable, dependable, no-nonsense, efficient, first-class, better, affordable, first-rate',
);

/** By industry, where something else is said of it. */
export const ADJECTIVES: Readonly<Record<string, readonly string[]>> = {
  Agriculture: FOOD,
  'Food and Beverages': listOf('fresh, honest, better, good, great, proper, simple, lovingly made'),
  Fashion: GOODS,
  Furniture: GOODS,
  Retail: GOODS,
  Textiles: GOODS,
  'Consumer Electronics': GOODS,
  Chemicals: listOf('reliable, cleaner, better, safer, affordable, quality, proven, high-grade'),
  Mining: listOf('reliable, quality, high-grade, affordable, responsible, better, first-rate, home-produced'),
  Pharmaceuticals: listOf('reliable, affordable, proven, trusted, safe, effective, quality, better'),
  'Renewable Energy': listOf('reliable, clean, affordable, local, better, sustainable, dependable, home-produced'),
  Media: STORIES,
  Publishing: STORIES,
  Marketing: listOf('honest, original, better, sharper, smarter, effective, fresh, bolder'),
  Architecture: listOf('thoughtful, lasting, better, sustainable, beautiful, elegant, well-made, bold'),
  Construction: listOf('solid, honest, reliable, better, affordable, proper, first-class, dependable'),
  Hospitality: PLACES,
  Tourism: PLACES,
  'Event Management': listOf(
    'unforgettable, well-planned, memorable, better, stress-free, first-class, stylish, successful',
  ),
};

/**
 * Slogans: `{offer}` is what the industry offers, `@` the year it was founded in. Each adjective of an industry goes with
 * each of its offers, and each ending with each of them.
 */
// prettier-ignore
export const SLOGANS: Grammar = {
  slogan: ['{timeless}', '{dated}'],
  dated: ['{adjective} {offer} since @', 'Est. @. {adjective} {offer}.'],
  timeless: [
    'No {burden}. Just {adjective} {offer}.', 'No {burden}. No {worry}. Just {offer}.', '{pair} {adjective} {offer}.',
    '{adjective} {offer}, {manner}', '{offer} you can {rely}', '{offer} you can {rely}, {manner}', '{offer}, {done}',
    '{people} {offer}', '{lead} {adjective} {offer}',
  ],
  burden: [
    'fuss', 'gimmicks', 'shortcuts', 'nasty surprises', 'hidden costs', 'nonsense', 'excuses', 'empty promises',
    'half measures', 'big words', 'frills', 'tricks', 'red tape',
  ],
  worry: [
    'waiting', 'worries', 'drama', 'catches', 'middlemen', 'strings attached', 'sales talk', 'second best',
    'ifs or buts', 'headaches',
  ],
  pair: [
    'Fair prices.', 'Straight answers.', 'Good people.', 'Promises kept.', 'Down to earth.', 'Here for you.',
    'Old-fashioned service.', 'Fresh thinking.', 'Always there.', 'Close to home.', 'Open doors.', 'Years of practice.',
    'Your choice.', 'Simple as that.',
  ],
  manner: [
    'day in, day out', 'close to home', 'without the fuss', 'year after year', 'every time', 'as promised',
    'at a fair price', 'time after time', 'from people who care', 'down to the last detail', 'all year round',
    'now and tomorrow', 'for everyone', 'near and far', 'without compromise', 'with no ifs or buts',
  ],
  rely: ['rely on', 'count on', 'trust', 'depend on', 'believe in', 'build on'],
  done: [
    'done properly', 'done right', 'made easy', 'made simple', 'pure and simple', 'every day', 'as you like it',
    'with a smile', 'with care', 'our way',
  ],
  people: [
    'The people for', 'Your partner for', 'At home in', 'The name for', 'Ask us about', 'We care about', 'Serious about',
    'Passionate about', 'Your neighbours in', 'All about',
  ],
  lead: [
    'Because you deserve', 'Our promise:', 'The home of', 'Your source of', 'Our business:', 'Simply put:', 'Simply',
    'The case for', 'Time for', 'Here for',
  ],
};
