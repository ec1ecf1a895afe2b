import type { RotationContext } from './rotation.ts';

/** Number of steps between 0 and 1. */
const STEPS = 1024;

/**
 * Steps from one record to the next. Eight times as many are close to the golden section of all steps, or the silver
 * one, and they themselves to no simple fraction. What is drawn with one stride is independent of what is drawn with the
 * others.
 */
const STRIDES = { moment: 591, choice: 309, text: 861 };

/**
 * Returns a number from 0 to 1 that any few records share out evenly among them: neighbours, and those that are eight
 * apart, as pages and samples have them. The seed decides who has which.
 *
 * @param kind what is drawn. A resource has one field of each kind at most: two would depend on each other
 * @param blur by how much a number may be above its even place, from 0 to 1
 */
export function evenShare(context: RotationContext, kind: keyof typeof STRIDES, blur: number = 1 / STEPS): number {
  const place = (context.id * STRIDES[kind] + context.distinct(STEPS, 0)) % STEPS;
  return (place / STEPS + blur * context.random.next()) % 1;
}

/**
 * Returns an index of a list, so that any few records share out the list evenly. As many records as it has elements have
 * different indexes.
 *
 * @param size length of the list
 */
export function evenPlace(context: RotationContext, kind: keyof typeof STRIDES, size: number): number {
  let stride = Math.round((STRIDES[kind] / STEPS) * size);
  while (!areCoprime(stride, size)) stride--;
  return (context.id * stride + context.distinct(size, 0)) % size;
}

/** Whether two numbers have no divisor in common. */
function areCoprime(one: number, other: number): boolean {
  return other === 0 ? one === 1 : areCoprime(other, one % other);
}

/**
 * Returns one of some choices, each for a part of the numbers from 0 to 1 that is as large as its weight says.
 *
 * @example
 * choiceAt(0.8, { rare: 1, usual: 3 }) // => "usual"
 */
export function choiceAt(share: number, choices: Readonly<Record<string, number>>): string {
  const entries = Object.entries(choices);
  let left = share * entries.reduce((sum, [, weight]) => sum + weight, 0);
  return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1))?.[0] ?? '';
}
