import { businessLines } from './lists/business-lines.ts';

/** What one company does. */
export interface Niche {
  /** Its line of business, as the generator of industries names it. */
  readonly industry: string;
  /** What is offered, behind the verb of its line of business. */
  readonly offer: string;
  /** A sentence that only such a company would tell. */
  readonly detail: string;
  /** Its slogan, which no other niche has. */
  readonly motto: string;
  /** At least so many work there, and at most. */
  readonly least: number;
  readonly most: number;
  /** The first year that such a company could be founded in. */
  readonly since: number;
}

function read(industry: string, line: string): Niche {
  const [, less, more, since, told = ''] = /^(?:<(\d+) )?(?:>(\d+) )?(?:@(\d+) )?(.*)/.exec(line) ?? [];
  const [offer = '', detail = '', motto = ''] = told.split('|');
  const most = Number(less ?? Infinity);
  return { industry, offer, detail, motto, least: Number(more ?? -1) + 1, most, since: Number(since ?? 0) };
}

let known: ReadonlyMap<string, Niche> | undefined;

/**
 * All niches, by their slogans; read when first asked for.
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

/** Those of each line of business, and all. */
const lists: Map<string | undefined, readonly Niche[]> = new Map();

/**
 * The niches of a line of business, or all of them.
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
