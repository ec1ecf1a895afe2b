import { arg } from './arguments.ts';
import { townsOf } from './atlas.ts';
import { niches, nichesOf } from './business-niches.ts';
import { defineGenerator } from './define.ts';
import { FIRMS_SINCE, frequent, industries, STAFF_LIMITS, SUPPLIES } from './lists/organisations.ts';
import { firstYears } from './lists/sports.ts';
import { levelOf } from './money.ts';

/** A class of size: up to how many employees, and how many of 20 companies are of it. */
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

/** What is added before sizes are spread over orders of magnitude: with it, companies of one are no more than of ten. */
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
    min: arg.number('Least number. Default 1.'),
    max: arg.number('Greatest number. Default 250,000.'),
    country: arg.text('Country of the seat. Small economies have no giants.'),
    slogan: arg.text('Slogan from catch_phrase. The size suits the business it is about.', { formerly: 'motto' }),
  },
  examples: [{ value: 12 }],
  make(context, args): number {
    const { country = '', slogan = '' } = args;
    const { least: fewest = 1, most: many = Infinity } = niches().get(slogan) ?? {};
    const max = Math.min(args.max ?? 250_000, STAFF_LIMITS[country] ?? Infinity, many);
    const min = Math.min(Math.max(args.min ?? 1, fewest), max);
    let left = context.distinct(20);
    let least = 1;
    for (const { most, share } of SIZES) {
      if (left < share) {
        // No company is as large as the class, or none as small.
        const from = least > max ? min : Math.max(min, least);
        // Where no company is as small as the class, those of it have up to three times the least number.
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
    min: arg.number('Least year. Default 1900.'),
    employees: arg.number('Number of employees. Large companies are older.'),
    sport: arg.text('Sport of the club. No club is older than the sport in its country.'),
    country: arg.text('Country of the company or the club.'),
    slogan: arg.text('Slogan from catch_phrase. The year suits the business it is about.', { formerly: 'motto' }),
    city: arg.text('Home city of the club: clubs of small towns are younger. Default: a large city.'),
    divisionsAbove: arg.number('Number of divisions above that of the club: lower clubs are younger.', {
      default: 0,
      formerly: 'level',
      internal: true,
    }),
    gender: arg.text('Gender of the players: clubs of women are younger. Default: men.', { internal: true }),
  },
  examples: [{ args: { min: 1850 }, value: 1916 }],
  make({ random, now }, args): number {
    const { employees, sport = '', country = '', city = '', divisionsAbove } = args;
    const { elsewhere = 0, at = {} } = firstYears[sport] ?? {};
    const { since = 0 } = niches().get(args.slogan ?? '') ?? {};
    const firms = sport === '' ? (FIRMS_SINCE[country] ?? 0) : 0;
    const isOfWomen = args.gender === 'female';
    const women = isOfWomen && levelOf(args.country) < LATE ? WOMEN_THERE : 0;
    const later = isOfWomen ? WOMEN_LATER : 0;
    const min = Math.max(args.min ?? 1900, (at[country] ?? elsewhere) + later, firms, since, women);
    if (sport !== '') {
      const larger = min < OLD ? Math.max(0, townsOf(country).indexOf(city)) : 0;
      const first = min + FOUNDERS_YEARS * divisionsAbove + TOWN_YEARS * larger;
      const last = divisionsAbove === 0 ? LATEST : LATEST + LATER;
      if (isOfWomen) return Math.floor(random.between(first, Math.max(first + 1, last)));
      // Young sports have clubs of every decade. Of old ones, some club is always younger than the rest.
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

/** How many years later the first clubs of a division were founded than those of the one above it. */
const FOUNDERS_YEARS = 8;
/** The same for each town that is larger than theirs, where clubs are that old. */
const TOWN_YEARS = 1;
const OLD = 1915;
/** The clubs of years of war, or of parties that allowed few of them, were founded in one of these instead. */
const ARMISTICE: readonly [number, number] = [1919, 1934];
const PEACE: readonly [number, number] = [1946, 1966];
/** How many years later than men women founded clubs, at least: not all countries were that slow. */
const WOMEN_LATER = 27;
/** Below that level of prices, women mostly founded them from that year on. */
const LATE = 0.6;
const WOMEN_THERE = 1990;
/** The last year in which a club of a first division was founded, and how many years later one of the others may be. */
const LATEST = 2009;
const LATER = 8;

/** What is said where the line of business is not known. */
const ANY_LINE: readonly string[] = ['Here for you', 'Service for everyone', 'Quality and service'];

/** Lines of business, those with many firms three times. */
const lines: readonly string[] = industries.flatMap((one) => (frequent.includes(one) ? [one, one, one] : [one]));

export const industry = defineGenerator({
  name: 'industry',
  makes: 'An industry, such as "Logistics". Industries with many companies are more frequent.',
  args: {
    slogan: arg.text('Slogan from catch_phrase: gives the industry it is about.', { formerly: 'motto' }),
  },
  examples: [{ value: 'Consulting' }],
  make(context, { slogan }): string {
    if (slogan !== undefined) return niches().get(slogan)?.industry ?? '';
    const share = (context.distinct(SOME) + context.random.next()) / SOME;
    return lines[Math.floor(share * lines.length)] ?? '';
  },
});

/** How many records have the short slogans, of which there are few. */
const SHORT = 120;

export const catch_phrase = defineGenerator({
  name: 'catch_phrase',
  makes: 'Slogan that says what a company does. Consecutive records have different ones.',
  args: {
    slogan: arg.text('Slogan made without `founded` and `city`, which the result is about.', { formerly: 'motto' }),
    industry: arg.text('Industry of the company. Default: any.'),
    founded: arg.number('Year of foundation, which some slogans mention.'),
    city: arg.text('City of the seat, which some slogans mention.'),
  },
  examples: [{ args: { slogan: 'Delivered', founded: 1998, city: 'Lyon' }, value: 'Delivered' }],
  make(context, args): string {
    const { industry, founded, city } = args;
    const all = nichesOf(industry);
    if (all.length === 0) return context.random.pick(ANY_LINE);
    const found = niches().get(args.slogan ?? '') ?? all[context.distinct(all.length)];
    const { offer = '', motto = '' } = found ?? {};
    if (founded === undefined || city === undefined || context.id <= SHORT) return motto;
    const shape = offer.includes('{') ? 0 : context.random.int(0, 2);
    const said = shape === 0 ? motto : offer.charAt(0).toUpperCase() + offer.slice(1);
    return shape === 2 ? `${said} since ${founded}` : `${said}. ${city}, since ${founded}`;
  },
});

export const category = defineGenerator({
  name: 'category',
  makes: 'A kind of goods or services that a vendor supplies, such as "Packaging".',
  examples: [{ value: 'Packaging' }],
  make(context): string {
    let left = ((context.distinct(RUN) + context.random.next()) / RUN) * supplyTotal;
    return supplies.find(([, weight]) => (left -= weight) < 0)?.[0] ?? '';
  },
});

/** So many records in a row have the supplies about in proportion. */
const RUN = 25;
/** The same for lines of business, of which some come several times on a page, and others not. */
const SOME = 14;

const supplies: readonly (readonly [supply: string, weight: number])[] = Object.entries(SUPPLIES).map(
  ([supply, [weight]]) => [supply, weight],
);
const supplyTotal: number = supplies.reduce((sum, [, weight]) => sum + weight, 0);
