import type { Field, FieldType } from '../schema/index.ts';
import { fieldBeside, pathOf } from './neighbours.ts';
import type { Scope } from './scope.ts';
import type { Guess } from './table/index.ts';
import { wordsOf } from './words.ts';

/** For each word for the upper end of a range, or for what happens more often, the word for the other. */
const LOWER: Readonly<Record<string, string>> = {
  maximum: 'minimum',
  high: 'low',
  highest: 'lowest',
  upper: 'lower',
  to: 'from',
  until: 'from',
  most: 'least',
  end: 'start',
  ending: 'starting',
  preview: 'download',
  impression: 'click',
};

/** Last words of names of coordinates: of the end of a trip, for one. */
const PLACES: ReadonlySet<string> = new Set(['latitude', 'longitude', 'altitude']);

/** Lowest and highest factor by which the upper end of a range exceeds the lower one. */
const FACTOR: readonly [number, number] = [1.2, 2.5];

/**
 * Returns the parts of a field for the upper end of a range of numbers, computed from the lower end beside it:
 * `salary_max` from `salary_min`.
 *
 * @param guess the guess that makes the value if there is no lower end
 * @returns undefined for any other field
 */
export function upperEnd(
  scope: Scope,
  type: FieldType & ('integer' | 'number'),
  guess: Guess | undefined,
): Partial<Field> | undefined {
  const words = wordsOf(scope.name);
  for (const [at, word] of words.entries()) {
    const lower = Object.hasOwn(LOWER, word) ? LOWER[word] : undefined;
    if (lower === undefined) continue;
    const wanted = words.with(at, lower).join(' ');
    const name = Object.keys(scope.neighbours).find((each) => wordsOf(each).join(' ') === wanted);
    const field = name === undefined ? undefined : fieldBeside(scope, name);
    if (name === undefined || !field || (field.type !== 'integer' && field.type !== 'number')) continue;
    // Nothing lies between two places.
    if (PLACES.has(words.at(-1) ?? '')) continue;
    const baseValue = { from: pathOf(scope, name) };
    if (guess?.generator !== 'amount') return { type, generator: 'random_int', args: { baseValue, factor: FACTOR } };
    const { usd: _, ...args } = guess.args ?? {};
    return { type, generator: 'amount', args: { ...args, plus: [baseValue], factor: FACTOR } };
  }
  return undefined;
}
