import { MOST_ELEMENTS } from '../schema/index.ts';
import type { Value } from './arguments.ts';

/** Tries for each element. */
const MOST_TRIES = 50;

/**
 * Returns the first `length` elements that differ from each other, or fewer when there are no more.
 *
 * @param element returns an element by its index
 * @param isTuple whether each position has elements of its own
 */
export function distinctElements(length: number, element: (at: number) => Value, isTuple: boolean): Value[] {
  const found = new Map<string, Value>();
  for (let tries = 0; found.size < length && tries < length * MOST_TRIES; tries++) {
    const value = element(isTuple ? found.size + tries * MOST_ELEMENTS : tries);
    const key = JSON.stringify(value);
    if (!found.has(key)) found.set(key, value);
  }
  return [...found.values()];
}
