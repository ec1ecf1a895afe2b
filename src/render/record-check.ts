import { definitions } from '../generators/index.ts';
import {
  argsOf,
  canBeNull,
  closedListOf,
  hasTexts,
  uniquenessOf,
  type Catalogue,
  type Field,
  type Format,
  type Resource,
} from '../schema/index.ts';
import type { Value } from './arguments.ts';

/** A value that its field does not allow. */
export interface Mismatch {
  /** Where the value is in its record: `address.city`, `lines[2].price`. */
  readonly place: string;
  readonly field: Field;
  readonly expected: string;
  readonly got: Value;
}

/** Returns everything that is wrong with a value. The places start at the value itself. */
type Check = (value: Value) => readonly Mismatch[];

const NONE: readonly Mismatch[] = [];

const FITS: Readonly<Record<Field['type'], readonly [expected: string, fits: (value: Value) => boolean]>> = {
  string: ['a text', (value) => typeof value === 'string'],
  integer: ['an integer', Number.isInteger],
  number: ['a number', (value) => typeof value === 'number'],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  array: ['a list', Array.isArray],
  object: ['an object', (value) => typeof value === 'object' && value !== null && !Array.isArray(value)],
  null: ['null', (value) => value === null],
};

/** Whether a day exists: February 30, for example, would be parsed as a day of the next month. */
function isDay(text: string): boolean {
  return new Date(text.slice(0, 10)).getUTCDate() === Number(text.slice(8, 10));
}

const MOMENT = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const FORMATS: Readonly<Record<Format, readonly [expected: string, fits: (text: string) => boolean]>> = {
  date: ['a day such as 2026-01-31', (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text)],
  'date-time': ['a date-time such as 2026-01-31T08:00:00.000Z', (text) => MOMENT.test(text) && isDay(text)],
  uri: ['a URI such as https://example.com/a', (text) => /^[a-z][a-z\d+.-]*:\S+$/i.test(text)],
  email: ['an email address', (text) => /^[^\s@]+@[^\s@]+$/.test(text)],
};

/** By how much the result of a generator that rounds may lie beyond a bound. */
const ROUNDING = 1;

/** Returns the bounds of a number field, and how far a value may lie beyond them. */
function boundsOf({ copy, references, value, keywords, generator = '', ...field }: Field): {
  readonly min: unknown;
  readonly max: unknown;
  readonly beyond: number;
} {
  const { minimum, maximum } = keywords ?? {};
  if (copy !== undefined || references !== undefined || value) return { min: minimum, max: maximum, beyond: 0 };
  const { min = minimum, max = maximum, baseValue } = argsOf(field);
  // A multiple of another value is limited by that value.
  return {
    min,
    max: baseValue === undefined ? max : maximum,
    beyond: definitions.get(generator)?.args['min'] ? ROUNDING : 0,
  };
}

/**
 * Returns a function that says what a number was expected to be; it returns undefined for a number within the bounds.
 */
function boundsCheck(field: Field): (value: number) => string | undefined {
  const { min, max, beyond } = boundsOf(field);
  const least = typeof min === 'number' ? min - beyond : -Infinity;
  const most = typeof max === 'number' ? max + beyond : Infinity;
  return (value) => (value < least ? `at least ${String(min)}` : value > most ? `at most ${String(max)}` : undefined);
}

/** Returns what was expected of a list, without checking its elements; undefined if the list is as expected. */
function missedByList(list: readonly Value[], field: Field): string | undefined {
  if (!field.items) {
    return hasTexts(field) && !list.every((each) => typeof each === 'string') ? 'a list of texts' : undefined;
  }
  const { count } = field.items;
  const least = typeof count === 'number' ? count : count[0];
  // Only a list whose elements have to differ can be too short.
  return list.length < least ? `a list of at least ${least} different elements` : undefined;
}

/**
 * Returns a function that checks a value, but not the values inside it. The function returns what was expected;
 * undefined for a valid value.
 */
function ownCheck(field: Field): (value: Value) => string | undefined {
  const { type, format } = field;
  const [name, fits] = FITS[type];
  const [expected, holds] = (type === 'string' && format && FORMATS[format]) || ['', () => true];
  const list = closedListOf(field);
  const listed = list && type !== 'array' && type !== 'object' && new Set<Value>(list);
  const missedByNumber = boundsCheck(field);
  return (value) => {
    if (!fits(value)) return name;
    if (listed && !listed.has(value)) return `one of ${list.map((each) => JSON.stringify(each)).join(', ')}`;
    if (typeof value === 'string') return holds(value) ? undefined : expected;
    if (typeof value === 'number') return missedByNumber(value);
    return Array.isArray(value) ? missedByList(value, field) : undefined;
  };
}

/** Adds mismatches inside a value to those found before, with the place of the value in front of theirs. */
function withInner(before: readonly Mismatch[], place: string, inner: readonly Mismatch[]): readonly Mismatch[] {
  return inner.length === 0 ? before : [...before, ...inner.map((each) => ({ ...each, place: place + each.place }))];
}

/** Returns the check of the values inside a list or an object; undefined for other fields. */
function innerCheck({ items, fields }: Field, checkOf: (end: string, field: Field) => Check): Check | undefined {
  if (items) {
    const { field: each, first = [] } = items;
    const firsts = first.map((one, at) => checkOf(`[${at}]`, one));
    const others = checkOf('[]', each);
    return (value) => {
      if (!Array.isArray(value)) return NONE;
      const list = value as readonly Value[];
      let found = NONE;
      for (let at = 0; at < list.length; at++) {
        found = withInner(found, `[${at}]`, (firsts[at] ?? others)(list[at] ?? null));
      }
      return found;
    };
  }
  if (!fields) return undefined;
  const checks = Object.entries(fields).map(([name, field]) => [name, checkOf(`.${name}`, field)] as const);
  return (value) => {
    const values = Object(value) as Readonly<Record<string, Value>>;
    let found = NONE;
    for (const [name, check] of checks) found = withInner(found, `.${name}`, check(values[name] ?? null));
    return found;
  };
}

/** Returns the check of a field and of all values inside it. */
function compileCheck({ find }: Pick<Catalogue, 'find'>, resource: Resource, place: string, field: Field): Check {
  const own = ownCheck(field);
  const inner = innerCheck(field, (end, each) => compileCheck({ find }, resource, place + end, each));
  const isNullable = field.type === 'null' || closedListOf(field)?.includes(null) || canBeNull(find, resource, place);
  return (value) => {
    if (value === null && isNullable) return NONE;
    const expected = own(value);
    if (expected !== undefined) return [{ place: '', field, expected, got: value }];
    return inner?.(value) ?? NONE;
  };
}

/**
 * Returns the names of unique fields whose values can be cut off at a maximum length, together with the number that
 * makes them unique.
 */
function cutFields({ fields }: Resource): readonly string[] {
  return Object.entries(fields)
    .filter(([, field]) => {
      const uniqueness = field.unique && uniquenessOf(field);
      const isNumbered = typeof uniqueness === 'object' && uniqueness.by === 'number';
      return isNumbered && field.keywords?.['maxLength'] !== undefined;
    })
    .map(([name]) => name);
}

/**
 * Compiles the check of a resource's records against their fields: type, format, closed list, bounds, number of elements,
 * and uniqueness where it is not by construction.
 *
 * @param catalogue contains the resources that this one refers to
 * @returns a function that finds the values of a record that their fields do not allow
 */
export function recordCheck(
  catalogue: Pick<Catalogue, 'find'>,
  resource: Resource,
): (id: number, record: Readonly<Record<string, Value>>) => readonly Mismatch[] {
  const checks = Object.entries(resource.fields).map(
    ([name, field]) => [name, compileCheck(catalogue, resource, name, field)] as const,
  );
  const known = cutFields(resource).map((name) => [name, new Map<Value, number>()] as const);
  return (id, record) => {
    let found = NONE;
    for (const [name, check] of checks) found = withInner(found, name, check(record[name] ?? null));
    for (const [name, ids] of known) {
      const [got = null, field] = [record[name], resource.fields[name]];
      const other = got === null ? id : (ids.get(got) ?? id);
      if (other !== id && field) {
        found = [...found, { place: name, field, expected: `another value than record ${other}`, got }];
      }
      ids.set(got, id);
    }
    return found;
  };
}
