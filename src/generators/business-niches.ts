import { businessLines } from './lists/business-lines.ts';

/** A narrow line of business, such as a pizzeria, that gives a company its motto and description. */
export interface Niche {
  /** The industry of such companies, as the generator `industry` makes it. */
  readonly industry: string;
  /** What the company sells, makes or does: the object of the verb of its industry. */
  readonly offer: string;
  /** Sentences that fit only this business. */
  readonly facts: readonly string[];
  /** A slogan that no other niche has. */
  readonly motto: string;
  /** `least` and `most`: the smallest and the largest number of employees that such a company can have. */
  readonly least: number;
  readonly most: number;
  /** First year in which such a company could be founded. */
  readonly since: number;
}

function read(industry: string, line: string): Niche {
  const [, less, more, since, told = ''] = /^(?:<(\d+) )?(?:>(\d+) )?(?:@(\d+) )?(.*)/.exec(line) ?? [];
  const [offer = '', ...facts] = told.split('|');
  const motto = facts.pop() ?? '';
  const most = Number(less ?? Infinity);
  return { industry, offer, facts, motto, least: Number(more ?? -1) + 1, most, since: Number(since ?? 0) };
}

let known: ReadonlyMap<string, Niche> | undefined;

/**
 * Returns all niches by their slogans. Parsed on the first call.
 *
 * @example
 * niches().get('Try a slice')?.industry // => "Retail"
 */
export function niches(): ReadonlyMap<string, Niche> {
  known ??= new Map(
    Object.entries(businessLines).flatMap(([industry, line]) =>
      line.niches.split('\n').map((told) => {
        const one = read(industry, told);
        return [one.motto, one] as const;
      }),
    ),
  );
  return known;
}

/** Niches by industry, and all of them under the key `undefined`. */
const lists: Map<string | undefined, readonly Niche[]> = new Map();

/**
 * Returns the niches of an industry, or all of them.
 *
 * @example
 * nichesOf('Retail').length > 1 // => true
 */
export function nichesOf(industry?: string): readonly Niche[] {
  let found = lists.get(industry);
  if (!found) {
    found = [...niches().values()].filter((one) => industry === undefined || one.industry === industry);
    lists.set(industry, found);
  }
  return found;
}
