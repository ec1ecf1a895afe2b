import {
  argsOf,
  canBeNull,
  closedListOf,
  fieldAt,
  hasTexts,
  type Catalogue,
  type Field,
  type Format,
  type Json,
  type Resource,
} from '../schema/index.ts';
import { takesArgument } from './arguments.ts';
import { isPlain, shown, type Wrong } from '../faults/index.ts';
import { draftAt, type Limits, type ResourceDraft } from '../drafts/index.ts';
import { givenBy } from '../inference/index.ts';

/** A value of a record that differs from its field. */
export interface Mismatch {
  /** Path of the value: `address.city`, `lines[2].price`. */
  readonly place: string;
  readonly field: Field;
  /** The fault: what was expected, what was found, and where the value came from. */
  readonly wrong: Wrong;
}

/** What the values of a record are compared with. */
interface Rule {
  readonly catalogue: Catalogue;
  readonly resource: Resource;
  readonly drafts: ResourceDraft['fields'];
}

const FITS: Readonly<Record<Field['type'], readonly [string, (value: unknown) => boolean]>> = {
  string: ['a text', (value) => typeof value === 'string'],
  integer: ['an integer', Number.isInteger],
  number: ['a number', Number.isFinite],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  array: ['a list', Array.isArray],
  object: ['an object', isPlain],
  null: ['null', (value) => value === null],
};

function isDay(text: string): boolean {
  const day = Date.parse(text.slice(0, 10));
  // `Date` moves a day that does not exist, such as February 30, into the next month.
  return (
    Number.isFinite(day) && new Date(day).toISOString().startsWith(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
  );
}

const FORMATS: Readonly<Record<Format, readonly [string, (text: string) => boolean]>> = {
  date: ['a day such as 2026-01-31', (text) => text.length === 10 && isDay(text)],
  'date-time': [
    'a date-time such as 2026-01-31T08:00:00.000Z',
    (text) => /^[^T]{10}T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) && isDay(text),
  ],
  uri: ['a URI such as https://example.com/a', (text) => /^[a-z][a-z\d+.-]*:\S+$/i.test(text) && URL.canParse(text)],
  email: ['an email address', (text) => /^[^\s@]+@[^\s@]+$/.test(text)],
};

const ANY_TEXT: (typeof FORMATS)[Format] = ['a text', () => true];

/** Maximum distance of a generated number beyond a bound, since generators may round. */
const ROUNDING = 1;

/** Returns the bounds of a number, and its maximum distance beyond them. */
function boundsOf(field: Field, limits: Limits): readonly [min: unknown, max: unknown, beyond: number] {
  const { copy, references, generator = '' } = field;
  if (copy !== undefined || references !== undefined) return [limits.min, limits.max, 0];
  const { min = limits.min, max = limits.max } = field.value ? {} : argsOf(field);
  return [min, max, takesArgument(generator, 'min') ? ROUNDING : 0];
}

function missedByList(list: readonly Json[], field: Field): string | undefined {
  if (!field.items)
    return hasTexts(field) && !list.every((one) => typeof one === 'string') ? 'a list of texts' : undefined;
  const { count } = field.items;
  const least = typeof count === 'number' ? count : count[0];
  // Only a list of different elements can be too short.
  return list.length < least ? `a list of at least ${least} different elements` : undefined;
}

/** Returns what was expected of a value that is not null; undefined if the value is valid. */
function missedBy(value: Json, field: Field, limits: Limits): string | undefined {
  const { type, format } = field;
  const [name, fits] = FITS[type];
  if (!fits(value)) return name;
  if (typeof value === 'string') {
    const isDate = field.copy === undefined && givenBy(field.generator ?? '')?.isDate;
    const [expected, holds] = format ? FORMATS[format] : isDate ? (['a date', isDay] as const) : ANY_TEXT;
    return holds(value) ? undefined : expected;
  }
  if (typeof value === 'number') {
    const [min, max, beyond] = boundsOf(field, limits);
    if (typeof min === 'number' && value < min - beyond) return `at least ${min}`;
    if (typeof max === 'number' && value > max + beyond) return `at most ${max}`;
  }
  return Array.isArray(value) ? missedByList(value, field) : undefined;
}

const given = (value: Json): string => (Array.isArray(value) ? `a list of ${value.length}` : shown(value));

function* mismatchesIn(value: Json, place: string, rule: Rule): Generator<Mismatch, void, undefined> {
  const { catalogue, resource, drafts } = rule;
  const field = fieldAt(resource, place);
  if (!field) return;
  if (value === null) {
    const mayBe = field.type === 'null' || closedListOf(field)?.includes(null);
    if (mayBe || canBeNull(catalogue.find, resource, place)) return;
  }
  const expected = missedBy(value, field, draftAt(drafts, place)?.limits ?? {});
  if (expected !== undefined) {
    const why = value === null ? ', as it is not nullable' : '';
    yield { place, field, wrong: { expected: expected + why, by: giverOf(field), got: given(value) } };
    return;
  }
  for (const [inner, one] of partsOf(value, field)) yield* mismatchesIn(one, place + inner, rule);
}

/** Returns the elements of an array and the properties of an object that have fields, each with the end of its path. */
function partsOf(value: Json, { items, fields }: Field): readonly (readonly [string, Json])[] {
  if (items && Array.isArray(value)) return value.map((one: Json, at) => [`[${at}]`, one]);
  // A value of a field with fields is a JSON object.
  return fields
    ? Object.entries(Object(value) as Readonly<Record<string, Json>>).map(([name, one]) => [`.${name}`, one])
    : [];
}

/** Describes the source of a field's value for a message. */
function giverOf({ copy, value, references, generator }: Field): string {
  if (copy !== undefined) return `the copy of ${copy}`;
  if (value) return 'its function';
  return references === undefined ? (generator ?? 'it') : `the reference to ${references}`;
}

/** Yields the values of a record that differ from their fields. */
export function* mismatchesOf(
  record: Readonly<Record<string, Json>>,
  rule: Rule,
): Generator<Mismatch, void, undefined> {
  for (const [name, value] of Object.entries(record)) yield* mismatchesIn(value, name, rule);
}
