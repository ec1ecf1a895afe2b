import type { Grammar } from '../grammar.ts';
import { listOf } from './list-of.ts';

/** What a slogan speaks of where that is not what the industry makes. */
export const OFFERS: Readonly<Record<string, readonly string[]>> = {
  'E-commerce': listOf(
    'online shopping, home delivery, customer service, everyday goods, home shopping, gift ideas, toys, shoes',
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
    'waiting', 'worries', 'drama', 'catches', 'middlemen', 'delays', 'sales talk', 'second best',
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
  rely: ['rely on', 'count on', 'trust', 'depend on', 'believe in', 'be sure of'],
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
