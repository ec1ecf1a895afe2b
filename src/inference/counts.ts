import type { Field, FieldType } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { meaningOf } from './meaning.ts';
import { pathOf } from './neighbours.ts';
import type { Scope } from './scope.ts';
import { wordsOf } from './words.ts';

/** Words in names of counts, such as `count` in `item_count`. They do not say what is counted: the other words do. */
const OF_COUNTS: ReadonlySet<string> = new Set('count number of num total size'.split(' '));

/** Lists of whatever an object counts. */
const ALL: ReadonlySet<string> = new Set('item data result entry record row value'.split(' '));

/** States of what is counted, whose counts make up the total. */
const PARTS: ReadonlySet<string> = new Set(
  'completed failed failure succeeded success successful error warning pending processed skipped queued rejected accepted cancelled active inactive open closed available reserved passed done delivered bounced imported invalid valid unread read resolved remaining'.split(
    ' ',
  ),
);

/** Whether the limits of a number leave a count as it is. */
const isFree = ({ limits, source, unique }: Draft): boolean =>
  !source && !unique && limits.enum === undefined && limits.max === undefined && (limits.min ?? 0) <= 1;

const isNumber = ({ type }: Draft): boolean => type === 'integer' || type === 'number';

/** Returns what the words of a count count; undefined for any other name. */
function countedBy(name: string): readonly string[] | undefined {
  const words = wordsOf(name);
  const rest = words.filter((word) => !OF_COUNTS.has(word));
  return rest.length < words.length && rest.length < 3 ? rest : undefined;
}

/** Returns the list beside a count that has what it counts. */
function listBeside({ neighbours }: Scope, counted: readonly string[]): string | undefined {
  const lists = Object.entries(neighbours).filter(
    ([, { type, nullable, source }]) => type === 'array' && nullable === undefined && !source,
  );
  if (counted.length > 0) return lists.find(([name]) => wordsOf(name).join(' ') === counted.join(' '))?.[0];
  const [only, ...others] = lists.filter(([name]) => ALL.has(wordsOf(name).join(' ')));
  return others.length === 0 ? only?.[0] : undefined;
}

/** Returns the names of the counts beside a total that make it up. */
function partsBeside({ neighbours, name }: Scope): readonly string[] {
  return Object.entries(neighbours).flatMap(([each, draft]) => {
    const [state = '', ...others] = countedBy(each) ?? [];
    return each !== name && others.length === 0 && PARTS.has(state) && isNumber(draft) && !draft.source ? [each] : [];
  });
}

/** Returns the name of a neighbour with these words. */
function named({ neighbours }: Scope, ...names: readonly string[]): string | undefined {
  return Object.entries(neighbours).find(
    ([name, draft]) => names.includes(wordsOf(name).join(' ')) && isNumber(draft) && draft.nullable === undefined,
  )?.[0];
}

/**
 * Returns what makes a count, so that it agrees with the list beside it, a total with its parts, and a page with the number
 * of pages.
 *
 * @returns undefined for any other field, and where nothing beside it has to agree
 */
export function countField(draft: Draft, type: FieldType, scope: Scope): Partial<Field> | undefined {
  if (!isFree(draft)) return undefined;
  const from = (name: string): { readonly from: string } => ({ from: pathOf(scope, name) });
  const own = wordsOf(scope.name).join(' ');
  if (own === 'page' || own === 'current page' || own === 'page number') {
    const pages = named(scope, 'number page', 'total page', 'page count', 'number of page', 'last page');
    return pages === undefined ? undefined : { type, generator: 'random_int', args: { min: 1, max: from(pages) } };
  }
  const counted = countedBy(scope.name);
  if (!counted) return undefined;
  const list = listBeside(scope, counted);
  if (list !== undefined) return { type, generator: 'count', args: { of: from(list) } };
  const isTotal = counted.length === 0 && meaningOf(scope, 'integer')?.role === 'count';
  const parts = isTotal ? partsBeside(scope) : [];
  return parts.length > 1 ? { type, generator: 'sum', args: { of: parts.map(from) } } : undefined;
}
