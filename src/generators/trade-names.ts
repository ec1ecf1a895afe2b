import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { ENGLISH_HOUSES, HEADS, HOUSES, LONG, SHORT } from './lists/houses.ts';
import type { Houses } from './lists/houses.ts';

/** For {@link trade_name}. */
interface TradeNameArgs {
  /** The name of the country of its seat. Default: some English-speaking one. */
  readonly country?: string;
  /** The city of its seat; it counts, if both are given. */
  readonly city?: string;
  /**
   * `[2, 3]` is the second of three equal parts of all names. Resources that draw from different parts of as many have no
   * name in common. Default: all names.
   */
  readonly share?: readonly [part: number, parts: number];
}

/** Has no factor with any number of heads, nor halves of heads, in common. */
const STEP = 7;

/** Pools by the code of a country; found when first asked for. */
const pools: Map<string, Houses> = new Map();

function housesIn(code: string): Houses {
  const found = pools.get(code) ?? HOUSES.find(({ countries }) => countries.includes(code)) ?? ENGLISH_HOUSES;
  pools.set(code, found);
  return found;
}

/** The name of a number in a pool, below the heads times all endings: other numbers have other names. */
function nameOf({ heads, bodies, partner }: Houses, number: number): string {
  const ending = Math.floor(number / heads.length);
  // Each ending begins at another head: numbers with the same remainder would share a few halves of heads otherwise.
  const at = (number + ending * STEP) % heads.length;
  const head = heads[at] ?? '';
  if (ending < bodies.length) return `${head} ${bodies[ending] ?? ''}`.trimEnd();
  if (ending < SHORT) return `${head} & ${partner(at, ending - bodies.length)}`;
  const partners = SHORT - bodies.length;
  const body = bodies[1 + Math.floor((ending - SHORT) / partners)] ?? '';
  return `${head} & ${partner(at, (ending - SHORT) % partners)} ${body}`;
}

/**
 * The name that a company goes by, without its legal form: coined, as it may sound in its country. Its address is made of
 * it. No two records have the same one, nor one with the same address. For a record takes a number that no other one has,
 * and the name tells the number, whatever the country; a resource has the numbers that leave the remainder of its `share`.
 * Short names are used up first; when the long ones are used up too, after some 120,000 in all, they come back with a
 * number behind them. Source: own lists.
 *
 * @example
 * trade_name(context) // => "Ravensholt Union"
 * @example
 * trade_name(context, { city: 'Nagoya', share: [2, 3] }) // => "Tsukigata Pro"
 */
export function trade_name(context: Context, { country, city, share = [1, 1] }: TradeNameArgs = {}): string {
  const [part, parts] = share;
  const short = Math.floor((SHORT * HEADS) / parts);
  const long = Math.floor((LONG * HEADS) / parts);
  // From 0: the record's place among all, and among those with long names.
  const at = context.id - 1;
  const later = at - short;
  const index = later < 0 ? context.distinct(short, at) : short + context.distinct(long, later);
  const home = city === undefined ? country : cityNamed(city).country;
  const name = nameOf(housesIn(home === undefined ? '' : countryNamed(home).code), index * parts + part - 1);
  return later < long ? name : `${name} ${Math.floor(later / long) + 1}`;
}
