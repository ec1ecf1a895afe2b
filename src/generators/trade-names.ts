import { arg } from './arguments.ts';
import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { BODIES, COINED, ENGLISH_HOUSES, FIRST, HEADS, HOUSES, KIN, LONG, SHORT } from './lists/houses.ts';
import type { Houses } from './lists/houses.ts';
import { industries, LINE_WORDS, SUPPLIES } from './lists/organisations.ts';
import { ENGLISH_COUNTRIES } from './lists/trade-names.ts';

/**
 * Whether companies of a country have English names.
 *
 * @example
 * isEnglish('Ghana') // => true
 */
export function isEnglish(country: string = ''): boolean {
  return ENGLISH_COUNTRIES.includes(country);
}

/**
 * The word for a line of business in the names of companies of a country, or for what a vendor supplies, if there is one.
 *
 * @example
 * lineWord({ industry: 'Retail' }, 'Ghana') // => "Stores"
 */
export function lineWord(
  { industry = '', supplies }: { readonly industry?: string; readonly supplies?: string },
  country?: string,
): string | undefined {
  if (supplies !== undefined) {
    const word = SUPPLIES[supplies]?.[1];
    return isEnglish(country) || ANYWHERE.test(word ?? '') ? word : undefined;
  }
  const [english, elsewhere = english] = LINE_WORDS[industries.indexOf(industry)]?.split('/') ?? [];
  return (isEnglish(country) ? english : elsewhere) || undefined;
}

/** What vendors supply by words that most languages have. */
const ANYWHERE = /^(?:Audio|Ca|Ho|Leg|Log|Mar|Med|Sof|Tel|Trav)/;

/** Pools by the code of a country; found when first asked for. */
const pools: Map<string, Houses> = new Map();

function housesIn(code: string): Houses {
  const found = pools.get(code) ?? HOUSES.find(({ countries }) => countries.includes(code)) ?? ENGLISH_HOUSES;
  pools.set(code, found);
  return found;
}

/** What stands behind an invented name where that of a family has a word of kin. */
const OF_NONE: readonly string[] = ['Nova', 'Plus'];

/** The name of a head and an ending, both by their places in a pool: other places have other names. */
function nameOf({ heads, bodies, partner }: Houses, at: number, ending: number): string {
  const head = heads[at] ?? '';
  const last = SHORT - BODIES - 1;
  if (ending >= SHORT) {
    const first = Math.floor((ending - SHORT) / last);
    const second = (first + 1 + ((ending - SHORT) % last)) % (last + 1);
    return `${head}, ${partner(at, first)} & ${partner(at, second)}`;
  }
  // Every third family, and one with a short name, has another one of the first endings where it would stand alone.
  const other = BODIES + (at % (FIRST - BODIES));
  const isAlone = at < COINED || (at % 3 > 0 && head.length > 3);
  const own = isAlone ? ending : ending === 0 ? other : ending === other ? 0 : ending;
  if (own === 0 && head.length < 4) return `${head}nova`;
  const body = bodies[own] ?? '';
  // No place has sons.
  if (at < COINED && KIN.test(body)) return `${head} ${OF_NONE[own % 2] ?? ''}`;
  return own < BODIES ? `${head} ${body}`.trimEnd() : `${head} & ${partner(at, own - BODIES)}`;
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
 * firstNames(['FR', 'LU'], [1, 4])[1]?.head // => "Clairval"
 */
export function firstNames(codes: readonly string[], [part, parts]: readonly [number, number]): readonly Head[] {
  return [...new Set(codes.map(housesIn))].flatMap((pool) =>
    pool.heads.flatMap((head, at) =>
      at % parts === (part - 1) % parts
        ? [{ head, names: () => Array.from({ length: FIRST }, (_, ending) => nameOf(pool, at, ending)) }]
        : [],
    ),
  );
}

/** How far the endings of neighbours, and their heads, are apart: without a factor in common with the number of either. */
const ENDING_STEP = 37;
const HEAD_STEP = 7;

/**
 * The places of a record's head and ending, by its own place among those with as many endings. Neighbours differ in both:
 * as many records in a row as there are endings have each of them once, and their heads begin in turn with each of the
 * halves that heads are made of. A head belongs to the resource, so no other resource has it.
 */
function placesOf(
  context: Context,
  index: number,
  endings: number,
  [part, parts]: readonly [number, number],
): readonly [number, number] {
  const own = Math.floor(HEADS / parts);
  const [round, turn] = [Math.floor(index / endings), index % endings];
  const ending = (turn * ENDING_STEP + context.distinct(endings, 0)) % endings;
  const head = (context.distinct(own, round) + turn * HEAD_STEP) % own;
  return [part - 1 + parts * head, ending];
}

/** Where the endings of some records in a row begin, and how many there are; of the long names there are so many more. */
const TIERS = [
  [0, 1],
  [1, FIRST - 1],
  [FIRST, SHORT - FIRST],
] as const;

export const trade_name = defineGenerator({
  name: 'trade_name',
  makes: 'Trade name of a made-up company, without a legal form, as is usual in the country.',
  args: {
    country: arg.text('Country of the seat. Default: an English-speaking one.'),
    city: arg.text('City of the seat, instead of the country.'),
    namePart: arg.twoNumbers(
      'Part of all names to draw from: `[2, 3]` is the second of three equal parts. Resources with different parts have no name in common. Default: all names.',
      { default: [1, 1], formerly: 'share' },
    ),
  },
  examples: [{ value: 'Atkinson & Price' }, { args: { city: 'Nagoya', namePart: [2, 3] }, value: 'Okada' }],
  make(context, args): string {
    const { country, city, namePart } = args;
    const [, parts] = namePart;
    const home = city === undefined ? country : cityNamed(city).country;
    const pool = housesIn(home === undefined ? '' : countryNamed(home).code);
    const own = Math.floor(HEADS / parts);
    const long = LONG * own;
    const index = context.id - 1;
    // The place among those with long names.
    const later = index - SHORT * own;
    // Where the endings of the record's tier begin, and how many there are: the first names are bare.
    const [from, endings] = TIERS.find(([begin, count]) => index < (begin + count) * own) ?? [SHORT, LONG];
    const [at, ending] = placesOf(context, later < 0 ? index - from * own : later % long, endings, namePart);
    const name = nameOf(pool, at, from + ending);
    return later < long ? name : `${name} ${Math.floor(later / long) + 1}`;
  },
});
