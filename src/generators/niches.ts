import type { Context } from './context.ts';
import { businessLines } from './lists/business-lines.ts';
import { entry } from './lists/entry.ts';

/** What one company does. */
export interface Niche {
  /** What is offered, behind the verb of its line of business. */
  readonly offer: string;
  /** A sentence that only such a company would tell. */
  readonly detail: string;
  readonly motto: string;
  /** At least so many work there, and at most. */
  readonly least: number;
  readonly most: number;
  /** The first year that such a company could be founded in. */
  readonly since: number;
}

/** Whether a company of any size and age may do it. */
const isCommon = ({ least, most, since }: Niche): boolean => least === 0 && most === Infinity && since === 0;

/** The niches of each line of business; read when first asked for. */
const known: Map<string, readonly Niche[]> = new Map();

function nichesOf(industry: string): readonly Niche[] {
  let found = known.get(industry);
  if (!found) {
    found = entry(businessLines, industry)
      .niches.split('\n')
      .map((line) => {
        const [, less, more, since, told = ''] = /^(?:<(\d+) )?(?:>(\d+) )?(?:@(\d+) )?(.*)/.exec(line) ?? [];
        const [offer = '', detail = '', motto = ''] = told.split('|');
        return {
          offer,
          detail,
          motto,
          least: Number(more ?? -1) + 1,
          most: Number(less ?? Infinity),
          since: Number(since ?? 0),
        };
      });
    known.set(industry, found);
  }
  return found;
}

/**
 * What companies of a line of business may do when so many people work there, since a year; what a company of any size may
 * do comes first.
 *
 * @throws MockgenError `spec_invalid` when there is no such line of business
 * @example
 * nichesFor('Retail', 8, 1999).map(({ motto }) => motto).slice(0, 2) // => ["Look again","Try a slice"]
 */
export function nichesFor(industry: string, staff: number, year: number): readonly Niche[] {
  return nichesOf(industry).filter(({ least, most, since }) => staff >= least && staff <= most && year >= since);
}

/**
 * One of them by turns: of the same line of business, there are seldom two so close by that they have the same one.
 *
 * @example
 * nicheOf({ id: 1, distinct: () => 0 }, 'Retail', 8, 1999)?.motto // => "Look again"
 */
export function nicheOf(
  context: Pick<Context, 'id' | 'distinct'>,
  industry: string,
  staff: number,
  year: number,
): Niche | undefined {
  const fit = nichesFor(industry, staff, year);
  const place = context.distinct(nichesOf(industry).length, (context.id - 1) >> 2);
  // A place among all, so that neighbours of another size do not share it. What is behind the last one is given to what
  // only some companies may do.
  const common = fit.filter(isCommon).length % fit.length;
  return fit[place < fit.length ? place : common + (place % (fit.length - common))];
}
