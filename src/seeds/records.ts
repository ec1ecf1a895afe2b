import { builtins } from '../builtins.ts';
import { nearestName } from '../names.ts';
import { badOption, checkNames } from '../options.ts';
import { Records } from '../render/index.ts';
import type { RecordOf, ResourceName } from '../resources/index.ts';
import { DEFAULTS, SETTINGS, toRefDate } from '../settings.ts';

/** Options of {@link records}. The defaults are those of `mockgen build`. */
export interface RecordsOptions {
  /** Seed of the records: an integer from 0 to 2^53 - 1. Default: 42. */
  readonly seed?: number;
  /** Number of records, from 1 to 100000. Default: 100. */
  readonly count?: number;
  /** The current date in the data: a day, or a date-time in UTC, from 1970 to 2100. Default: `2026-01-01`. */
  readonly refDate?: string;
}

function check(resource: string, options: Required<RecordsOptions>): void {
  const names = builtins.resources.map(({ name }) => name);
  if (!names.includes(resource))
    throw badOption('resource', resource, `one of ${names.join(', ')}`, nearestName(String(resource), names));
  const { seed, items, refDate } = SETTINGS;
  for (const [name, setting] of Object.entries({ seed, count: items, refDate })) {
    // The keys of the object above are names of options.
    const value = options[name as keyof RecordsOptions];
    if (!setting.holds(value)) throw badOption(name, value, setting.expected);
  }
}

/**
 * Returns the first records of a built-in resource. Any build with the same seed and date, and at least as many
 * records, has the same ones. Each record is generated when the iteration reaches it, so the result is not an array:
 * spread it into one to index, map or count the records.
 *
 *     const [first] = records('users', { seed: 7, count: 1 });
 *     const paid = [...records('invoices', { count: 1000 })].filter(({ status }) => status === 'paid');
 *
 * @param resource the name of a resource, such as `users`
 * @returns an iterable that can be iterated several times
 * @throws MockgenError `bad_option` for an unknown resource or option, or a value out of range
 * @example
 * [...records('users', { seed: 7, count: 2 })].map(({ id }) => id) // => [1,2]
 */
export function records<N extends ResourceName>(resource: N, options: RecordsOptions = {}): Iterable<RecordOf<N>> {
  checkNames(options, ['seed', 'count', 'refDate']);
  const chosen = { seed: DEFAULTS.seed, count: DEFAULTS.items, refDate: DEFAULTS.refDate, ...options };
  check(resource, chosen);
  const { seed, count, refDate } = chosen;
  return {
    *[Symbol.iterator]() {
      const generated = new Records(builtins, { seed, refDate: toRefDate(refDate) });
      for (let id = 1; id <= count; id++) {
        const record: unknown = generated.record(resource, id);
        // The type of a record is written from the spec that the record is generated from.
        yield record as RecordOf<N>;
      }
    },
  };
}
