import { unlike, type ConfigPlace, type Faults } from '../faults/index.ts';

// How large a part of a config or of a schema may be. What is larger takes minutes, and nobody means it.

/** Maximum number of values in a closed list. */
export const MOST_CHOICES = 10_000;

/** Maximum number of fields of a record, or of an object in it. */
export const MOST_FIELDS = 1_000;

/** Notes a fault if a list or an object has more parts than `most`. Returns whether it has. */
export function isTooMany(count: number, most: number, what: string, place: ConfigPlace, faults: Faults): boolean {
  if (count > most) faults.add(place, unlike(`at most ${most} ${what}`, count));
  return count > most;
}
