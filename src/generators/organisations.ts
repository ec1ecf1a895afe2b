import { townsOf } from './atlas.ts';
import type { Context } from './context.ts';
import { FIRMS_SINCE, frequent, industries, STAFF_LIMITS, SUPPLIES } from './lists/organisations.ts';
import { firstYears } from './lists/sports.ts';
import { levelOf } from './money.ts';
import { niches, nichesOf } from './niches.ts';

/** For {@link company_size}. */
interface CompanySizeArgs {
  /** How many people work there. */
  readonly employees: number;
}

/** For {@link employees}. */
interface EmployeesArgs {
  /** The least number, 1 unless given. */
  readonly min?: number;
  /** The greatest number, 250,000 unless given. */
  readonly max?: number;
  /** The name of the country of its seat: companies from small economies are no giants. Default: any. */
  readonly country?: string;
  /** A slogan as {@link catch_phrase} gives it: a guest house has no thousands of employees. Default: any. */
  readonly motto?: string;
}

/** For {@link founded_year}. */
interface FoundedYearArgs {
  /** The first year, 1900 unless given. */
  readonly min?: number;
  /** How many people work there: it takes years to hire thousands, and a startup has not been around for long. */
  readonly employees?: number;
  /** The sport that a club was founded for: none is older than the sport in its country. */
  readonly sport?: string;
  /** The name of the country, for the sport; a company there is not older than private business is. */
  readonly country?: string;
  /** A slogan as {@link catch_phrase} gives it: nobody charged electric cars in 1990. Default: any. */
  readonly motto?: string;
  /** The home town of the club: the smaller, the later its first clubs. Default: a large one. */
  readonly city?: string;
  /** How many divisions are above the club's: the lower, the younger. Default 0. */
  readonly level?: number;
  /** Whose club it is: clubs of women were founded evenly over the decades, until lately. Default: of men. */
  readonly gender?: string;
}

/** For {@link catch_phrase}. */
interface CatchPhraseArgs {
  /** A slogan of a few words, as one without `founded` and `city` is: what is said of the company is about the same. */
  readonly motto?: string;
  /** A line of business, as {@link industry} gives it. Default: any. */
  readonly industry?: string;
  /** The year it was founded in, which some slogans tell. Default: none tells it. */
  readonly founded?: number;
  /** The city of its seat, which some slogans tell. Default: none tells it. */
  readonly city?: string;
}

/** For {@link industry}. */
interface IndustryArgs {
  /** A slogan as {@link catch_phrase} gives it: it is that of a company of the line of business. Default: any. */
  readonly motto?: string;
}

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

/**
 * The class of a company by the people who work there: `startup` to 10, `small` to 50, `medium` to 250, `large` to
 * 1,000, `enterprise` above.
 *
 * @example
 * company_size(context, { employees: 12 }) // => "small"
 */
export function company_size(_: Context, { employees }: CompanySizeArgs): string {
  return SIZES.find(({ most }) => employees <= most)?.name ?? 'enterprise';
}

/**
 * How many people work for a company, from `min` to `max`. Each 20 records have companies of all classes of
 * {@link company_size}, most of them small.
 *
 * @example
 * employees(context) // => 12
 */
export function employees(context: Context, args: EmployeesArgs = {}): number {
  const { country = '', motto = '' } = args;
  const { least: fewest = 1, most: many = Infinity } = niches().get(motto) ?? {};
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
}

/**
 * The year in which something was founded: from `min` to the year before the reference date's, mostly in the last few
 * decades. A sports club is older, if its sport is: one of a first division was founded by 2009.
 *
 * @example
 * founded_year(context, { min: 1850 }) // => 1916
 */
export function founded_year({ random, now }: Context, args: FoundedYearArgs = {}): number {
  const { employees, sport = '', country = '', city = '', level = 0 } = args;
  const { elsewhere = 0, at = {} } = firstYears[sport] ?? {};
  const { since = 0 } = niches().get(args.motto ?? '') ?? {};
  const firms = sport === '' ? (FIRMS_SINCE[country] ?? 0) : 0;
  const isOfWomen = args.gender === 'female';
  const women = isOfWomen && levelOf(args.country) < LATE ? WOMEN_THERE : 0;
  const later = isOfWomen ? WOMEN_LATER : 0;
  const min = Math.max(args.min ?? 1900, (at[country] ?? elsewhere) + later, firms, since, women);
  if (sport !== '') {
    const larger = min < OLD ? Math.max(0, townsOf(country).indexOf(city)) : 0;
    const first = min + FOUNDERS_YEARS * level + TOWN_YEARS * larger;
    const last = level === 0 ? LATEST : LATEST + LATER;
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
}

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

/**
 * A line of business, such as "Logistics"; those with many firms come more often.
 * Source: own list.
 *
 * @example
 * industry(context) // => "Consulting"
 */
export function industry(context: Context, { motto }: IndustryArgs = {}): string {
  if (motto !== undefined) return niches().get(motto)?.industry ?? '';
  const share = (context.distinct(SOME) + context.random.next()) / SOME;
  return lines[Math.floor(share * lines.length)] ?? '';
}

/** How many records have the short slogans, of which there are few. */
const SHORT = 120;

/**
 * A slogan of a few words, which tells what a company does: no two neighbours have the same one. With year and city, those of
 * the first records are short, and the others tell the two behind it, or behind what the company offers. Source: own lists.
 *
 * @example
 * catch_phrase(context, { motto: 'Delivered', founded: 1998, city: 'Lyon' }) // => "Delivered"
 */
export function catch_phrase(context: Context, args: CatchPhraseArgs = {}): string {
  const { industry, founded, city } = args;
  const all = nichesOf(industry);
  if (all.length === 0) return context.random.pick(ANY_LINE);
  const found = niches().get(args.motto ?? '') ?? all[context.distinct(all.length)];
  const { offer = '', motto = '' } = found ?? {};
  if (founded === undefined || city === undefined || context.id <= SHORT) return motto;
  const shape = offer.includes('{') ? 0 : context.random.int(0, 2);
  const said = shape === 0 ? motto : offer.charAt(0).toUpperCase() + offer.slice(1);
  return shape === 2 ? `${said} since ${founded}` : `${said}. ${city}, since ${founded}`;
}

/**
 * A kind of goods or services that a vendor supplies, such as "Packaging". Source: own list.
 *
 * @example
 * category(context) // => "Packaging"
 */
export function category(context: Context): string {
  let left = ((context.distinct(RUN) + context.random.next()) / RUN) * supplyTotal;
  return supplies.find(([, weight]) => (left -= weight) < 0)?.[0] ?? '';
}

/** So many records in a row have the supplies about in proportion. */
const RUN = 25;
/** The same for lines of business, of which some come several times on a page, and others not. */
const SOME = 14;

const supplies: readonly (readonly [supply: string, weight: number])[] = Object.entries(SUPPLIES).map(
  ([supply, [weight]]) => [supply, weight],
);
const supplyTotal: number = supplies.reduce((sum, [, weight]) => sum + weight, 0);
