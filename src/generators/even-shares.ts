import { defineGenerator } from './define.ts';
import type { RotationContext } from './rotation.ts';

/** Into how many equal steps the range from 0 to 1 is divided. */
const STEPS = 1024;

/**
 * How many {@link STEPS} lie between the shares of one record and the next, for each kind of value. These numbers are
 * chosen so that the shares of neighbours, and of records eight apart, are spread evenly (eight such steps are close
 * to the golden or the silver section), and so that values of different kinds are independent.
 */
const STRIDES = { moment: 591, choice: 309, text: 861 };

/**
 * Returns the share of a record: a number from 0 to 1. Shares are spread evenly: any few records, whether neighbours or
 * eight apart, as on pages and in samples, have low, middle and high shares. The seed decides which record has which.
 *
 * @param kind what is drawn. A resource has one field of each kind at most: two would depend on each other
 * @param blur by how much a share may be above its even position, from 0 to 1
 */
export function evenShare(context: RotationContext, kind: keyof typeof STRIDES, blur: number = 1 / STEPS): number {
  const place = (context.id * STRIDES[kind] + context.distinct(STEPS, 0)) % STEPS;
  return (place / STEPS + blur * context.random.next()) % 1;
}

/**
 * Returns the index of a list's element for a record. The indexes of any few records are spread over the list, and as
 * many consecutive records as the list has elements get all of them.
 *
 * @param size length of the list
 */
export function evenPlace(context: RotationContext, size: number): number {
  const stride = strides.get(size) ?? bestStride(size);
  strides.set(size, stride);
  return (context.id * stride + context.distinct(size, 0)) % size;
}

/** Strides (steps from one record's index to the next) by length of the list, filled on first use. */
const strides: Map<number, number> = new Map();

/** For how many records of a page or a sample the indexes are kept far apart. */
const FEW = 12;

/**
 * Returns the step from the list index of one record to that of the next. With it, all indexes of the list are reached,
 * and those of any few neighbouring records are as far apart as possible.
 */
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
 * Returns the choice that a share stands for: the range from 0 to 1 is divided among the choices by their weights.
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
