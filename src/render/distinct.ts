import { MOST_ELEMENTS } from '../schema/index.ts';
import type { Value } from './arguments.ts';

/** So often is each element looked for that none of the others is equal to. */
const MOST_TRIES = 50;

/**
 * The first different ones among elements, and fewer where there are no more.
 *
 * @param element gives one by its index
 * @param isTuple whether elements differ by their position, so that each has to stay at its own
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
