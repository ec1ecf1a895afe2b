import { MOST_ELEMENTS } from '../schema/index.ts';
import type { Value } from './arguments.ts';

/** Each element is drawn up to this many times until it differs from the others. */
const MOST_TRIES = 50;

/**
 * Returns the indexes of the first `length` elements that differ from each other; fewer when there are no more.
 *
 * @param element returns the part of an element, by its index, that must not come twice
 * @param isTuple whether the list has another kind of element at each position
 */
export function distinctElements(length: number, element: (at: number) => Value, isTuple: boolean): readonly number[] {
  const found = new Set<string>();
  const indexes: number[] = [];
  for (let tries = 0; found.size < length && tries < length * MOST_TRIES; tries++) {
    const at = isTuple ? found.size + tries * MOST_ELEMENTS : tries;
    const key = JSON.stringify(element(at));
    if (found.has(key)) continue;
    found.add(key);
    indexes.push(at);
  }
  return indexes;
}
