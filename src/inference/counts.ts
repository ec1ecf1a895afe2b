import type { Field, FieldType } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { meaningOf } from './meaning.ts';
import { pathOf } from './neighbours.ts';
import type { Scope } from './scope.ts';
import { snakeCase, wordsOf } from './words.ts';

/** Words in names of counts, such as `count` in `item_count`. They do not say what is counted: the other words do. */
const OF_COUNTS: ReadonlySet<string> = new Set('count number of num total size'.split(' '));

/**
 * Words for lists of anything, such as `items` and `results`. An object's count that does not say what it counts is the
 * number of elements of such a list.
 */
const ALL: ReadonlySet<string> = new Set('item data result entry record row value'.split(' '));

/** Words for states of counted things: `passed_count` and `failed_count` add up to `total`. */
const PARTS: ReadonlySet<string> = new Set(
  'completed failed failure succeeded success successful error warning pending processed skipped queued rejected accepted cancelled active inactive open closed available reserved passed done delivered bounced imported invalid valid unread read resolved remaining'.split(
    ' ',
  ),
);

/** Whether a number has no limits that would change a count: no maximum, no closed list, and a minimum of at most 1. */
const isFree = ({ limits, source, unique }: Draft): boolean =>
  !source && !unique && limits.enum === undefined && limits.max === undefined && (limits.min ?? 0) <= 1;

const isNumber = ({ type }: Draft): boolean => type === 'integer' || type === 'number';

/**
 * Returns the words in the name of a count that say what it counts: `item` for `item_count`; undefined for the name of
 * anything else.
 */
function countedBy(name: string): readonly string[] | undefined {
  const words = wordsOf(name);
  const rest = words.filter((word) => !OF_COUNTS.has(word));
  return rest.length < words.length && rest.length < 3 ? rest : undefined;
}

/** Returns the name of the list beside a count whose elements it counts; undefined if there is none. */
function listBeside({ neighbours }: Scope, counted: readonly string[]): string | undefined {
  const lists = Object.entries(neighbours).filter(
    ([, { type, nullable, source }]) => type === 'array' && nullable === undefined && !source,
  );
  if (counted.length > 0) return lists.find(([name]) => wordsOf(name).join(' ') === counted.join(' '))?.[0];
  const [only, ...others] = lists.filter(([name]) => ALL.has(wordsOf(name).join(' ')));
  return others.length === 0 ? only?.[0] : undefined;
}

/** Returns the names of the counts beside a total that add up to it, such as `passed_count`. */
function partsBeside({ neighbours, name }: Scope): readonly string[] {
  return Object.entries(neighbours).flatMap(([each, draft]) => {
    const [state = '', ...others] = countedBy(each) ?? [];
    return each !== name && others.length === 0 && PARTS.has(state) && isNumber(draft) && !draft.source ? [each] : [];
  });
}

/**
 * Returns the name of the first field in the same object whose words are one of `names`; undefined if there is none.
 */
function named({ neighbours }: Scope, ...names: readonly string[]): string | undefined {
  return Object.entries(neighbours).find(
    ([name, draft]) => names.includes(wordsOf(name).join(' ')) && isNumber(draft) && draft.nullable === undefined,
  )?.[0];
}

/** Whether a name is that of a sum of money. */
const isSumNamed = (name: string, scope: Scope): boolean =>
  meaningOf({ ...scope, name }, 'number')?.guess.generator.startsWith('amount') === true;

/** Matches names of sums that stand beside a total only if that is a sum as well. */
const OF_SUMS = /^(?:sub_?total|tax(?:es)?(?:_total|_amount)?|(?:total|item|discount|shipping)_(?:tax|total))$/;

/** Whether sums that a total consists of stand beside it. */
const hasSums = (scope: Scope): boolean =>
  Object.entries(scope.neighbours).some(
    ([name, draft]) => OF_SUMS.test(snakeCase(name)) && !draft.fields && !draft.items && isSumNamed(name, scope),
  );

/**
 * Returns the parts of a field for a count that has to agree with others: with the length of a list, with the counts
 * that add up to it, or, for a page, with the number of pages.
 *
 * @returns undefined for any other field, and if nothing beside it has to agree
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
  // The total of taxes is a sum of money, and so is a total beside it.
  const isSum = own === 'total' ? hasSums(scope) : own.endsWith(' total') && isSumNamed(scope.name, scope);
  if (!counted || isSum) return undefined;
  const list = listBeside(scope, counted);
  if (list !== undefined) return { type, generator: 'count', args: { of: from(list) } };
  const isTotal = counted.length === 0 && meaningOf(scope, 'integer')?.role === 'count';
  const parts = isTotal ? partsBeside(scope) : [];
  return parts.length > 1 ? { type, generator: 'sum', args: { of: parts.map(from) } } : undefined;
}
