import type { Draft } from '../drafts/index.ts';
import { argsOf, type Field } from '../schema/index.ts';
import { meaningOf } from './meaning.ts';
import { nounOf, type Scope } from './scope.ts';
import { CONSEQUENCES, SELDOM } from './table/index.ts';
import { snakeCase, wordsOf } from './words.ts';

/** Last words of names such as `deleted_at` or `refund_reason`: they tell when, by whom or why something happened. */
const TELLING: ReadonlySet<string> = new Set(
  'at on date time timestamp by reason message comment note code description detail'.split(' '),
);

/** Whether a word, such as `deleted` or `shipped`, says that something has happened to a record. */
export const isHappening = (word: string): boolean => Object.hasOwn(CONSEQUENCES, word) || SELDOM.has(word);

/** Returns the word in a name that says what has happened: `deleted` in `deleted_at`; undefined if there is none. */
export function happenedIn(name: string): string | undefined {
  const words = wordsOf(name);
  return words.length === 1 || words.some((word) => TELLING.has(word)) ? words.find(isHappening) : undefined;
}

/**
 * Two words mean the same event if this many first letters are equal: `refund` and `refunded`, `cancelled` and
 * `cancellation`.
 */
const ROOT = 5;

/** Whether the event is what each record is about: each record of `refunds` has been refunded. */
export const isOwnSubject = (noun: string, happened: string): boolean =>
  wordsOf(noun).some((word) => word.slice(0, ROOT) === happened.slice(0, ROOT));

/** Matches moments as examples write them. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:/;

/** Whether a draft is a text that is a date or a date-time. */
const isMoment = ({ type = 'string', format, limits: { examples = [] } }: Draft): boolean =>
  type === 'string' &&
  (format === 'date' ||
    format === 'date-time' ||
    (format === undefined && examples.length > 0 && examples.every((one) => MOMENT.test(String(one)))));

/** Whether a field has a value in each record, without a stated source. */
export const isAlways = ({ nullable, when, source, isFaulty }: Draft): boolean =>
  nullable === undefined && when === undefined && !source && !isFaulty;

/** Words for the end of a record. An API still answers with the record, so none of this has happened to it. */
const AT_THE_END: ReadonlySet<string> = new Set(['deleted', 'deletion', 'removed', 'purged', 'trashed']);

/**
 * Whether a date or date-time that cannot be null tells of what no record has gone through yet, such as deletion. Its
 * value then stands for "never".
 *
 * @param noun name of the thing that the field belongs to
 */
function isYetToCome(name: string, draft: Draft, neighbours: Scope['neighbours'], noun: string): boolean {
  const happened = draft.place.isSchema && isMoment(draft) && isAlways(draft) ? happenedIn(name) : undefined;
  return (
    happened !== undefined &&
    AT_THE_END.has(happened) &&
    !isOwnSubject(noun, happened) &&
    !isDecided(neighbours, happened)
  );
}

/** Returns the states in which something has happened; none if it has happened in all of `values`. */
function statesWith<T>(values: readonly T[], happened: string): readonly T[] {
  const states = Object.hasOwn(CONSEQUENCES, happened) ? (CONSEQUENCES[happened] ?? []) : [];
  const fitting = values.filter((value) => states.includes(snakeCase(String(value))));
  return fitting.length < values.length ? fitting : [];
}

/** Whether a closed list of states beside a field tells in which states something has happened. */
const isDecided = (neighbours: Scope['neighbours'], happened: string): boolean =>
  Object.entries(neighbours).some(
    ([name, { limits }]) =>
      ['status', 'state'].includes(wordsOf(name).at(-1) ?? '') && statesWith(limits.enum ?? [], happened).length > 0,
  );

/**
 * Whether a field is better left out of records: it tells what only some records have gone through, cannot be null, and
 * may be missing.
 *
 * @param noun name of the thing that the field belongs to
 */
export function isBetterMissing(name: string, draft: Draft, neighbours: Scope['neighbours'], noun: string): boolean {
  const happened = draft.optional && isAlways(draft) ? happenedIn(name) : undefined;
  if (happened === undefined || draft.type === 'boolean' || draft.items || isOwnSubject(noun, happened)) return false;
  const isNumber = draft.type === 'integer' || draft.type === 'number';
  // A number can be 0.
  if (isNumber && draft.format === undefined) return false;
  if (wordsOf(name).length === 1 && !isMoment(draft) && !draft.fields) return false;
  return SELDOM.has(happened) || isDecided(neighbours, happened);
}

/**
 * Returns the field of a state without the states that contradict a date beside it which always has a value: with
 * `completed_at`, no record is pending. Other fields stay as they are.
 */
export function amongMoments(field: Partial<Field>, scope: Scope): Partial<Field> {
  const { choices } = argsOf({ type: 'string', description: '', ...field });
  if (field.generator !== 'choices' || typeof choices !== 'object' || choices === null) return field;
  if (meaningOf(scope, 'string')?.role !== 'status') return field;
  const weights: readonly (readonly [unknown, unknown])[] = Array.isArray(choices)
    ? choices.map((value: unknown) => [value, 1] as const)
    : Object.entries(choices);
  const noun = nounOf(scope);
  const happened = Object.entries(scope.neighbours)
    .filter(([name, draft]) => name !== scope.name && isMoment(draft) && isAlways(draft))
    .filter(([name, draft]) => !isYetToCome(name, draft, scope.neighbours, noun))
    .flatMap(([name]) => happenedIn(name) ?? [])
    .filter((word) => !isOwnSubject(noun, word))
    // A state about a rare event tells least about the record.
    .toSorted((a, b) => Number(SELDOM.has(a)) - Number(SELDOM.has(b)));
  let kept = weights;
  for (const word of happened) {
    const states = new Set(
      statesWith(
        kept.map(([value]) => value),
        word,
      ),
    );
    if (states.size > 0) kept = kept.filter(([value]) => states.has(value));
  }
  if (kept.length === weights.length) return field;
  const all = Array.isArray(choices) ? kept.map(([value]) => value) : Object.fromEntries(kept);
  return { ...field, args: { choices: all } };
}
