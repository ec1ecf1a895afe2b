import { saidBy } from '../errors.ts';
import { failure, MOST_DEPTH, within, type ConfigPlace, type Plain } from '../faults/index.ts';

function isCopied(value: object): boolean {
  const made: unknown = Object.getPrototypeOf(value);
  return made === Object.prototype || made === null || Array.isArray(value);
}

/** Copies the objects and lists that code wrote, and keeps all other values. What is nested too deep is kept, too. */
function copy(value: unknown, place: ConfigPlace, known: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null || place.path.length > MOST_DEPTH) return value;
  const found = known.get(value);
  if (found !== undefined) return found;
  let at = place;
  try {
    if (!isCopied(value)) return value;
    const copied: Record<string, unknown> = Object.create(Object.getPrototypeOf(value) as object | null);
    const made = Array.isArray(value) ? [] : copied;
    known.set(value, made);
    for (const key of Object.keys(value)) {
      at = within(place, Array.isArray(value) ? Number(key) : key);
      const one: unknown = Reflect.get(value, key);
      // Setting `__proto__` would do something else.
      Object.defineProperty(made, key, {
        value: copy(one, at, known),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return made;
  } catch (error) {
    if (error instanceof Error && error.name === 'MockgenError') throw error;
    throw failure(at, `cannot be read: ${saidBy(error)}`);
  }
}

/**
 * Returns the values of a config that code wrote, each read once: a getter that throws is a fault of the config, and what has
 * been checked cannot be another value later.
 *
 * @throws MockgenError `config_invalid` for a value that cannot be read
 */
export function ownValues(value: object, file: string): Plain {
  // The copy of an object is an object.
  return copy(value, { file, path: [] }, new Map()) as Plain;
}
