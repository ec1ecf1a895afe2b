import { arg } from './arguments.ts';
import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import {
  BODIES,
  COINED,
  ENGLISH_HOUSES,
  FIRST,
  HEADS,
  HOUSES,
  KIN,
  LISTED_WORDS,
  LONG,
  longName,
  SHORT,
  WORDS,
} from './lists/houses.ts';
import type { Houses } from './lists/houses.ts';
import { industries, LINE_WORDS, SUPPLIES } from './lists/organisations.ts';
import { ENGLISH_COUNTRIES } from './lists/trade-names.ts';

/**
 * Whether companies of a country have English names; false without a country.
 *
 * @example
 * isEnglish('Ghana') // => true
 */
export function isEnglish(country: string = ''): boolean {
  return ENGLISH_COUNTRIES.includes(country);
}

/**
 * Returns a word for the names of companies in a country: one for their industry or, for vendors, for what they supply.
 * Undefined if there is none.
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

/** Matches the first letters of those words for supplies that look alike in most languages. */
const ANYWHERE = /^(?:Audio|Ca|Ho|Leg|Log|Mar|Med|Sof|Tel|Trav)/;

/** The parts of company names (first words, endings and partners) by country code, filled on first use. */
const pools: Map<string, Houses> = new Map();

function housesIn(code: string): Houses {
  const found = pools.get(code) ?? HOUSES.find(({ countries }) => countries.includes(code)) ?? ENGLISH_HOUSES;
  pools.set(code, found);
  return found;
}

/** Words behind an invented name, where other names have words such as "& Sons". */
const OF_NONE: readonly string[] = ['Services', 'Trading'];

/**
 * Returns the company name made of a first word and an ending, both given by their indexes in the lists of `pool`. No
 * two pairs of indexes give the same name.
 *
 * @param listed whether shares of the company are traded
 */
function nameOf(pool: Houses, at: number, ending: number, listed: boolean = false): string {
  const { heads, bodies, partner } = pool;
  const head = heads[at] ?? '';
  if (ending >= SHORT) return longName(pool, at, ending - SHORT);
  if (listed && (ending > 0 || head.length < 4)) {
    return `${head} ${LISTED_WORDS[(ending + LISTED_WORDS.length - 1) % LISTED_WORDS.length] ?? ''}`;
  }
  // Invented names are no families, so they have no partners.
  if (at < COINED && ending >= BODIES) return `${head} ${WORDS[ending - BODIES] ?? ''}`;
  if (ending >= FIRST) {
    // Most families whose firms have merged leave out the sign between their names.
    return `${head}${(at + ending) % 5 < 2 ? ' & ' : '-'}${partner(at, ending - BODIES)}`;
  }
  // Every third family name, and each short one, gets another ending where others get none.
  const other = BODIES + (at % (FIRST - BODIES));
  const isAlone = at < COINED || (at % 3 > 0 && head.length > 3);
  const own = isAlone ? ending : ending === 0 ? other : ending === other ? 0 : ending;
  if (own === 0 && head.length < 4) return `${head}nova`;
  const body = bodies[own] ?? '';
  // Invented names are no families, so they have no "& Sons".
  if (at < COINED && KIN.test(body)) return `${head} ${OF_NONE[own % 2] ?? ''}`;
  return own < BODIES ? `${head} ${body}`.trimEnd() : `${head} & ${partner(at, own - BODIES)}`;
}

/**
 * A first word of company names, with a function that returns all names that begin with it and that the first records
 * of a resource can have.
 */
export interface Head {
  readonly head: string;
  readonly names: () => readonly string[];
}

/**
 * Returns the names that the first records of companies with traded shares can have in some countries, by first word.
 * Names that several countries share are returned once.
 *
 * @param codes country codes of two letters (ISO 3166-1)
 * @param share the part of all names that the resource uses, as `namePart` of {@link trade_name}
 * @example
 * firstNames(['FR', 'LU'], [1, 4])[1]?.head // => "Clairval"
 */
export function firstNames(codes: readonly string[], [part, parts]: readonly [number, number]): readonly Head[] {
  return [...new Set(codes.map(housesIn))].flatMap((pool) =>
    pool.heads.flatMap((head, at) =>
      at % parts === (part - 1) % parts
        ? [{ head, names: () => Array.from({ length: FIRST }, (_, ending) => nameOf(pool, at, ending, true)) }]
        : [],
    ),
  );
}

/**
 * Difference between the indexes of the endings of consecutive records, and between those of a first word and the same
 * first word when it comes back. Both have no factor in common with the numbers of endings.
 */
const ENDING_STEP = 37;
const NEXT_STEP = 5;

/**
 * Returns the indexes of the first word and the ending of a record's name. A first word comes back only when all others
 * have been used, and each time with another ending, until it has had all of them. A first word belongs to one part of
 * all names, so resources that use other parts do not have it.
 *
 * @param index index of the record among those of its tier (see {@link TIERS})
 * @param endings number of endings in the tier
 */
function placesOf(
  context: Context,
  index: number,
  endings: number,
  [part, parts]: readonly [number, number],
): readonly [number, number] {
  const own = Math.floor(HEADS / parts);
  const turn = index % own;
  const ending = turn * ENDING_STEP + Math.floor(index / own) * NEXT_STEP + context.distinct(endings, 0);
  return [part - 1 + parts * context.distinct(own, turn), ending % endings];
}

/**
 * Short names come first, in three tiers: first those without an ending, then two groups of endings. Each tier has the
 * index of its first ending, and how many endings it has. Long names follow.
 */
const TIERS = [
  [0, 1],
  [1, FIRST - 1],
  [FIRST, SHORT - FIRST],
] as const;

export const trade_name = defineGenerator({
  name: 'trade_name',
  makes: 'Trade name of a made-up company, without a legal form, in the style of the country.',
  args: {
    country: arg.text('Country of the head office. Default: an English-speaking one.'),
    city: arg.text('City of the head office, instead of the country.'),
    namePart: arg.twoNumbers(
      'Part of all names to draw from: `[2, 3]` is the second of three equal parts. Resources with different parts have no name in common. Default: all names.',
      { default: [1, 1], formerly: 'share' },
    ),
    listed: arg.flag('Whether shares of the company are traded. Such companies are rarely called after two families.'),
  },
  examples: [{ value: 'Mallory' }, { args: { city: 'Nagoya', namePart: [2, 3] }, value: 'Morita' }],
  make(context, args): string {
    const { country, city, namePart } = args;
    const [, parts] = namePart;
    const home = city === undefined ? country : cityNamed(city).country;
    const pool = housesIn(home === undefined ? '' : countryNamed(home).code);
    const own = Math.floor(HEADS / parts);
    const long = LONG * own;
    const index = context.id - 1;
    // The index among records with long names; negative for a short name.
    const later = index - SHORT * own;
    // The first ending of the record's tier, and the number of endings. The first tier has names without an ending.
    const [from, endings] = TIERS.find(([begin, count]) => index < (begin + count) * own) ?? [SHORT, LONG];
    const [at, ending] = placesOf(context, later < 0 ? index - from * own : later % long, endings, namePart);
    const name = nameOf(pool, at, from + ending, args.listed);
    return later < long ? name : `${name} ${Math.floor(later / long) + 1}`;
  },
});
