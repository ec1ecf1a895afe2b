import { defineGenerator } from './define.ts';
import type { RotationContext } from './rotation.ts';

/** Number of equal steps between 0 and 1. */
const STEPS = 1024;

/**
 * By how many of the {@link STEPS} the share of a record differs from that of the record before, for each kind of
 * value. They are chosen so that neighbours and records eight apart are spread evenly (eight strides are close to the
 * golden or the silver section), and so that values of different kinds are independent.
 */
const STRIDES = { moment: 591, choice: 309, text: 861 };

/**
 * Returns a number from 0 to 1 that is spread evenly: any few records have low, middle and high ones, be they
 * neighbours or eight apart, as on pages and in samples. The seed decides which record has which.
 *
 * @param kind what is drawn. A resource has one field of each kind at most: two would depend on each other
 * @param blur by how much a number may be above its even place, from 0 to 1
 */
export function evenShare(context: RotationContext, kind: keyof typeof STRIDES, blur: number = 1 / STEPS): number {
  const place = (context.id * STRIDES[kind] + context.distinct(STEPS, 0)) % STEPS;
  return (place / STEPS + blur * context.random.next()) % 1;
}

/**
 * Returns an index of a list that is spread evenly over the list: any few records have different ones. As many
 * consecutive records as the list has elements have all of them.
 *
 * @param size length of the list
 */
export function evenPlace(context: RotationContext, size: number): number {
  const stride = strides.get(size) ?? bestStride(size);
  strides.set(size, stride);
  return (context.id * stride + context.distinct(size, 0)) % size;
}

/** Strides by length of the list, filled on first use. */
const strides: Map<number, number> = new Map();

/** How many records of a page or a sample get places that are far apart. */
const FEW = 12;

/** Returns the stride that reaches all places, and leaves the most room between those of a few records. */
function bestStride(size: number): number {
  let [best, most] = [1, -1];
  for (let stride = 1; stride < size; stride++) {
    let room = areCoprime(stride, size) ? size : -1;
    for (let step = 1; step < FEW && room > most; step++) {
      for (const apart of [step, 8 * step]) {
        const way = (stride * apart) % size;
        room = Math.min(room, way, size - way);
      }
    }
    if (room > most) [best, most] = [stride, room];
  }
  return best;
}

/** Whether two numbers have no divisor in common. */
function areCoprime(one: number, other: number): boolean {
  return other === 0 ? one === 1 : areCoprime(other, one % other);
}

/**
 * Returns the choice for a share: the range from 0 to 1 is divided among the choices by their weights.
 *
 * @example
 * choiceAt(0.8, { rare: 1, usual: 3 }) // => "usual"
 */
export function choiceAt(share: number, choices: Readonly<Record<string, number>>): string {
  const entries = Object.entries(choices);
  let left = share * entries.reduce((sum, [, weight]) => sum + weight, 0);
  return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1))?.[0] ?? '';
}

export const even_share = defineGenerator({
  name: 'even_share',
  makes: 'Number from 0 to 1 that neighbours, and records that are eight apart, share out evenly among them.',
  internal: true,
  examples: [{ value: 0.588860593376236 }],
  make: (context): number => evenShare(context, 'text'),
});
