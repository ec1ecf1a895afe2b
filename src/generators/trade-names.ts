import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { ENGLISH_HOUSES, FIRST, HEADS, HOUSES, LONG, SHORT } from './lists/houses.ts';
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

/** Pools by the code of a country; found when first asked for. */
const pools: Map<string, Houses> = new Map();

function housesIn(code: string): Houses {
  const found = pools.get(code) ?? HOUSES.find(({ countries }) => countries.includes(code)) ?? ENGLISH_HOUSES;
  pools.set(code, found);
  return found;
}

/** The name of a head and an ending, both by their places in a pool: other places have other names. */
function nameOf({ heads, bodies, partner }: Houses, at: number, ending: number): string {
  const head = heads[at] ?? '';
  // A short family name does not stand alone.
  if (ending === 0 && head.length < 4) return `${head}nova`;
  if (ending < bodies.length) return `${head} ${bodies[ending] ?? ''}`.trimEnd();
  if (ending < SHORT) return `${head} & ${partner(at, ending - bodies.length)}`;
  const partners = SHORT - bodies.length;
  const body = bodies[1 + Math.floor((ending - SHORT) / partners)] ?? '';
  return `${head} & ${partner(at, (ending - SHORT) % partners)} ${body}`;
}

/** A first word of names, and the names that the first records of a resource may have with it. */
export interface Head {
  readonly head: string;
  readonly names: () => readonly string[];
}

/**
 * The names that the first records of a resource may have in some countries, by their first words. Those that several
 * countries have come once.
 *
 * @param codes ISO 3166-1, two letters
 * @param share the part of all names that the resource draws from, as in {@link trade_name}
 * @example
 * firstNames(['FR', 'LU'], [1, 5]).length // => 120
 */
export function firstNames(codes: readonly string[], [part, parts]: readonly [number, number]): readonly Head[] {
  return [...new Set(codes.map(housesIn))].flatMap((pool) =>
    pool.heads.map((head, at) => ({
      head,
      names: () => {
        // The endings that the head has for this part, see `placesOf`.
        const from = (((at - part + 1) % parts) + parts) % parts;
        const length = Math.ceil((FIRST - from) / parts);
        return Array.from({ length }, (_, turn) => nameOf(pool, at, from + parts * turn));
      },
    })),
  );
}

/** How far the endings of neighbours, and their heads, are apart: without a factor in common with the number of either. */
const ENDING_STEP = 37;
const FIRST_STEP = 27;
const HEAD_STEP = 7;

/**
 * The places of a record's head and ending, by its own place among those with as many endings. Neighbours differ in both:
 * as many records in a row as there are endings have each of them once, and their heads begin in turn with each of the
 * halves that heads are made of. A head belongs to the resource's part of an ending, so no other resource has the two.
 */
function placesOf(
  context: Context,
  index: number,
  endings: number,
  [part, parts]: readonly [number, number],
): readonly [number, number] {
  const own = Math.floor(HEADS / parts);
  const [round, turn] = [Math.floor(index / endings), index % endings];
  const step = endings === FIRST ? FIRST_STEP : ENDING_STEP;
  const ending = (turn * step + context.distinct(endings, 0)) % endings;
  const head = (context.distinct(own, round) + turn * HEAD_STEP) % own;
  return [((part - 1 + ending) % parts) + parts * head, ending];
}

/**
 * The name that a company goes by, without its legal form: coined, as it may sound in its country. Its address is made of
 * it. No two records have the same one, nor one with the same address. For a record takes a head and an ending that no other
 * one has, and the name tells both, whatever the country; a resource has the pairs of its `share`, and neighbours have
 * neither in common.
 * Short names are used up first, those with a second name behind an "&" being one in three for some hundred records; when the long ones are used up too, after some 120,000 in all, they come back with a
 * number behind them. Source: own lists.
 *
 * @example
 * trade_name(context) // => "Pemberwick & Birch"
 * @example
 * trade_name(context, { city: 'Nagoya', share: [2, 3] }) // => "Iida & Onishi"
 */
export function trade_name(context: Context, { country, city, share = [1, 1] }: TradeNameArgs = {}): string {
  const own = Math.floor(HEADS / share[1]);
  const [first, short, long] = [FIRST * own, SHORT * own, LONG * own];
  // From 0: the record's place among all, and among those with long names.
  const index = context.id - 1;
  const later = index - short;
  const home = city === undefined ? country : cityNamed(city).country;
  const pool = housesIn(home === undefined ? '' : countryNamed(home).code);
  // Where the endings of the tier begin among all, how many there are, and the record's place in the tier.
  const [from, endings, place] =
    index < first ? [0, FIRST, index] : later < 0 ? [FIRST, SHORT - FIRST, index - first] : [SHORT, LONG, later % long];
  const [at, ending] = placesOf(context, place, endings, share);
  const name = nameOf(pool, at, from + ending);
  return later < long ? name : `${name} ${Math.floor(later / long) + 1}`;
}
