import { arg } from './arguments.ts';
import { townsOf } from './atlas.ts';
import { niches, nichesOf } from './business-niches.ts';
import type { Niche } from './business-niches.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { CITIES_SINCE, FIRMS_SINCE, frequent, industries, STAFF_LIMITS, SUPPLIES } from './lists/organisations.ts';
import { firstYears } from './lists/sports.ts';
import { levelOf } from './money.ts';

/** A class of companies by size: the largest number of employees, and how many of 20 companies are in the class. */
interface SizeClass {
  readonly name: string;
  readonly most: number;
  readonly share: number;
}

const SIZES: readonly SizeClass[] = [
  { name: 'startup', most: 10, share: 4 },
  { name: 'small', most: 50, share: 6 },
  { name: 'medium', most: 250, share: 5 },
  { name: 'large', most: 1000, share: 3 },
  { name: 'enterprise', most: Infinity, share: 2 },
];

/**
 * Is added to a number of employees while that is drawn by orders of magnitude. Without it, far more companies would
 * have one employee than ten.
 */
const EVEN = 8;

export const company_size = defineGenerator({
  name: 'company_size',
  makes: 'Size class of a company by its number of employees: `startup`, `small`, `medium`, `large` or `enterprise`.',
  args: {
    employees: arg.number('Number of employees.', { required: true }),
  },
  examples: [{ args: { employees: 12 }, value: 'small' }],
  make(_, { employees }): string {
    return SIZES.find(({ most }) => employees <= most)?.name ?? 'enterprise';
  },
});

export const employees = defineGenerator({
  name: 'employees',
  makes: 'Number of employees of a company: many small companies, few large ones.',
  args: {
    min: arg.number('Minimum number. Default 1.'),
    max: arg.number('Maximum number. Default 250,000.'),
    country: arg.text('Country of the head office. Small economies have no very large companies.'),
    slogan: arg.text('Slogan from catch_phrase. The size suits the business in it.', { formerly: 'motto' }),
  },
  examples: [{ value: 27 }],
  make(context, args): number {
    const { country = '', slogan = '' } = args;
    const { least: fewest = 1, most: many = Infinity } = niches().get(slogan) ?? {};
    const max = Math.min(args.max ?? 250_000, STAFF_LIMITS[country] ?? Infinity, many);
    const min = Math.min(Math.max(args.min ?? 1, fewest), max);
    let left = context.distinct(20);
    let least = 1;
    for (const { most, share } of SIZES) {
      if (left < share) {
        // The bounds may exclude all sizes below or above the class.
        const from = least > max ? min : Math.max(min, least);
        // If the minimum lies above the class, sizes go up to three times the minimum.
        const to = Math.min(max, Math.max(from === min ? min * 3 : from, most));
        return Math.min(to, Math.floor(context.random.spread(from + EVEN, to + EVEN + 1)) - EVEN);
      }
      left -= share;
      least = most + 1;
    }
    return max;
  },
});

export const founded_year = defineGenerator({
  name: 'founded_year',
  makes: 'Year in which a company or a sports club was founded.',
  args: {
    min: arg.number('Minimum year. Default 1900.'),
    employees: arg.number('Number of employees. Large companies are older.'),
    sport: arg.text('Sport of the club. No club is older than the sport in its country.'),
    country: arg.text('Country of the company or the club.'),
    slogan: arg.text('Slogan from catch_phrase. The year suits the business in it.', { formerly: 'motto' }),
    city: arg.text('City of the company or the club. Clubs of small towns are younger. Default: a large city.'),
    divisionsAbove: arg.number('Number of divisions above that of the club. Clubs in lower divisions are younger.', {
      default: 0,
      formerly: 'level',
      internal: true,
    }),
    gender: arg.text('Gender of the players. Women’s clubs are younger. Default: men.', { internal: true }),
  },
  examples: [{ args: { min: 1850 }, value: 2007 }],
  make({ random, now }, args): number {
    const { employees, sport = '', country = '', city = '', divisionsAbove } = args;
    const { elsewhere = 0, at = {} } = firstYears[sport] ?? {};
    const { since = 0 } = niches().get(args.slogan ?? '') ?? {};
    const firms = sport === '' ? Math.max(FIRMS_SINCE[country] ?? 0, CITIES_SINCE[city] ?? 0) : 0;
    const isOfWomen = args.gender === 'female';
    const women = isOfWomen && levelOf(args.country) < LATE ? WOMEN_THERE : 0;
    const later = isOfWomen ? WOMEN_LATER : 0;
    const min = Math.max(args.min ?? 1900, (at[country] ?? elsewhere) + later, firms, since, women);
    if (sport !== '') {
      const larger = min < OLD ? Math.max(0, townsOf(country).indexOf(city)) : 0;
      const first = min + FOUNDERS_YEARS * divisionsAbove + TOWN_YEARS * larger;
      const last = divisionsAbove === 0 ? LATEST : LATEST + LATER;
      if (isOfWomen) return Math.floor(random.between(first, Math.max(first + 1, last)));
      // Clubs of young sports are founded at any time. Most clubs of old sports are old, and a few are much younger.
      const eldest = random.chance(0.85) ? first + 42 : last;
      const year = Math.floor(min < OLD ? random.low(first, eldest) + random.next() : random.between(first, last));
      return year > 1934 && year < 1946
        ? random.int(...PEACE)
        : year > 1913 && year < 1919
          ? random.int(...ARMISTICE)
          : year;
    }
    const youngest = 1 + Math.floor(Math.sqrt(Math.min(employees ?? 0, 2500)) / 3.2);
    const last = Math.max(min, new Date(now).getUTCFullYear() - youngest);
    const span = last - min;
    if (employees !== undefined && employees <= 10) return last - random.int(0, Math.min(span, 3));
    const age = random.chance(0.7) ? random.bell(0, Math.min(span, 44)) : random.skewed(0, span);
    return last - Math.round(age);
  },
});

/** By how many years the oldest clubs of a division are younger than those of the division above. */
const FOUNDERS_YEARS = 8;
/**
 * By how many years the oldest clubs of a town are younger than those of the next larger town, in sports that are older
 * than `OLD`.
 */
const TOWN_YEARS = 1;
/** A sport is old if its first clubs were founded before this year. */
const OLD = 1915;
/** From these years, the year of foundation is drawn for clubs that would have been founded in the First World War. */
const ARMISTICE: readonly [number, number] = [1919, 1934];
/** From these years, the year of foundation is drawn for clubs that would have been founded from 1935 to 1945. */
const PEACE: readonly [number, number] = [1946, 1966];
/** By how many years, at least, the first women's clubs of a country are younger than its first men's clubs. */
const WOMEN_LATER = 27;
/**
 * In countries with a price level below this (that of the United States is 1), women's clubs were founded only from the
 * year `WOMEN_THERE` on.
 */
const LATE = 0.6;
const WOMEN_THERE = 1990;
/** Last year in which clubs of a first division were founded. */
const LATEST = 2009;
/** In lower divisions, clubs may be founded this many years later than `LATEST`. */
const LATER = 8;

/** Slogans for companies whose line of business is unknown. */
const ANY_LINE: readonly string[] = ['Here for you', 'Service for everyone', 'Quality and service'];

/** Industries, to be drawn evenly: those with many companies are listed three times. */
const lines: readonly string[] = industries.flatMap((one) => (frequent.includes(one) ? [one, one, one] : [one]));

export const industry = defineGenerator({
  name: 'industry',
  makes: 'Industry, such as "Logistics". Industries with many companies are more frequent.',
  args: {
    slogan: arg.text('Slogan from catch_phrase. Gives the industry of the business in it.', { formerly: 'motto' }),
  },
  examples: [{ value: 'Automotive' }],
  make(context, { slogan }): string {
    if (slogan !== undefined) return niches().get(slogan)?.industry ?? '';
    const share = (context.distinct(SOME) + context.random.next()) / SOME;
    return lines[Math.floor(share * lines.length)] ?? '';
  },
});

/** Records up to this id have short slogans, of which there are only few. */
const SHORT = 120;

/**
 * Returns the niche of a record, undefined for an unknown industry. Without an industry, records take turns: each
 * industry comes once in a round, and with another niche in each round until it has had all of them.
 */
function nicheOf(context: Context, industry?: string): Niche | undefined {
  const all = nichesOf(industry ?? industries[context.distinct(industries.length)]);
  const turn = context.id - 1;
  const round = industry === undefined ? Math.floor(turn / industries.length) : turn;
  return all.length > 0 ? all[context.distinct(all.length, round)] : undefined;
}

export const catch_phrase = defineGenerator({
  name: 'catch_phrase',
  makes: 'Slogan that says what a company does. Consecutive records are in different industries.',
  args: {
    slogan: arg.text('Slogan made without `founded` and `city`. The result is about the same business.', {
      formerly: 'motto',
    }),
    industry: arg.text('Industry of the company. Default: any.'),
    founded: arg.number('Year of foundation, which some slogans mention.'),
    city: arg.text('City of the head office, which some slogans mention.'),
  },
  examples: [{ args: { slogan: 'Delivered', founded: 1998, city: 'Lyon' }, value: 'Delivered' }],
  make(context, args): string {
    const { industry, founded, city } = args;
    const found = niches().get(args.slogan ?? '') ?? nicheOf(context, industry);
    if (!found) return context.random.pick(ANY_LINE);
    const { offer, motto } = found;
    if (founded === undefined || city === undefined || context.id <= SHORT) return motto;
    const shape = offer.includes('{') ? 0 : context.random.int(0, 2);
    const said = shape === 0 ? motto : offer.charAt(0).toUpperCase() + offer.slice(1);
    return shape === 2 ? `${said} since ${founded}` : `${said}. ${city}, since ${founded}`;
  },
});

export const category = defineGenerator({
  name: 'category',
  makes: 'Kind of goods or services that a vendor supplies, such as "Packaging".',
  examples: [{ value: 'Cloud Hosting' }],
  make(context): string {
    let left = ((context.distinct(RUN) + context.random.next()) / RUN) * supplyTotal;
    return supplies.find(([, weight]) => (left -= weight) < 0)?.[0] ?? '';
  },
});

/** Among this many consecutive records, each kind of supplies comes about as often as its weight says. */
const RUN = 25;
/**
 * Among this many consecutive records, each industry comes about as often as its weight says. There are more industries
 * than that, so a page has some of them several times and others not at all.
 */
const SOME = 14;

const supplies: readonly (readonly [supply: string, weight: number])[] = Object.entries(SUPPLIES).map(
  ([supply, [weight]]) => [supply, weight],
);
const supplyTotal: number = supplies.reduce((sum, [, weight]) => sum + weight, 0);
