import { MOST_ELEMENTS } from '../schema/index.ts';
import type { Value } from './arguments.ts';

/** How many tries there are for each element. */
const MOST_TRIES = 50;

/**
 * The first elements that differ, and fewer where there are no more.
 *
 * @param element gives one by its index
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
