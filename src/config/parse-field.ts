import { args, choices, json, reference, when } from '../drafts/index.ts';
import {
  bool,
  described,
  isPlain,
  kind,
  MOST_DEPTH,
  number,
  oneOf,
  share,
  text,
  texts,
  unlike,
  whole,
  withKeys,
  within,
  word,
  type ConfigPlace,
  type Faults,
  type ReadBy,
  type Reader,
} from '../faults/index.ts';
import { faultOfFieldName, MOST_ELEMENTS, type FieldType, type Json, type ValueFunction } from '../schema/index.ts';

const TYPES: readonly FieldType[] = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'];

const code: Reader<ValueFunction> = kind('a function', (value): value is ValueFunction => typeof value === 'function');

const examples: Reader<readonly Json[]> = kind(
  'a list of values',
  (value): value is readonly Json[] => Array.isArray(value) && value.length > 0,
  { type: 'array', minItems: 1 },
);

/** The elements of an array. */
export interface ItemsConfig {
  /** The field of each element. Default: inferred from the name of the array. */
  readonly field?: FieldConfig;
  /** The number of elements, or its minimum and maximum. Default: from 1 to 3. */
  readonly count?: number | readonly [number, number];
  /** Whether no two elements are the same; the name of a field of theirs where it is that which differs. */
  readonly unique?: boolean | string;
}

/** The keys that go with every source of values. */
export const COMMON_KEYS = {
  type: oneOf(TYPES),
  format: word,
  description: text,
  /** The share of records, from 0 to 1, in which it is null. */
  nullable: share,
  /** Null unless each field named here has one of these values. */
  when,
  /** The minimum and the maximum of a number. */
  min: number,
  max: number,
  /** Values that tell the form of others, such as `ORD-10023`; several words are all values that there are. */
  examples,
  /** Whether no two records share the value. */
  unique: bool,
  /** The path of a value that decides this one: records with the same value there have the same value here. */
  per: word,
  /** With `per`: fields of any resources with the same word here have the same value for the same value of `per`. */
  as: word,
};

/** The keys that say where values come from. */
export const SOURCE_KEYS = {
  /** The name of a generator, or `faker:<module>.<method>`. */
  generator: word,
  /** The arguments of the generator: by name, or a list for a method of faker. */
  args,
  /** Closed list of values. */
  choices,
  /** The same value in every record. */
  const: json,
  /** The path noun of the resource whose id this is, or `{ by, is }`: a resource for each value of another field. */
  references: reference,
  /** Whether the reference is to an earlier record of the same resource; the first one has null. */
  earlier: bool,
  /** How many records in a row refer to the same record. */
  each: whole(1, 1000),
  /** The path of a field whose value this is, such as `user_id.email`. */
  copy: word,
  /** Only in code: a function that returns the value, from random numbers and the values at the paths in `reads`. */
  value: code,
  reads: texts,
  items: readItems,
  /** The fields of an object, in order. */
  fields: readFields,
};

/** All keys of a field. The types of configs and the messages about unknown keys derive from them. */
const FIELD_KEYS = { ...SOURCE_KEYS, ...COMMON_KEYS };

/** A field in a config. It has at most one source of values; without one, it is inferred. */
export interface FieldConfig extends ReadBy<typeof FIELD_KEYS> {}

/** Reads the keys of a field, one by one. */
export const readFieldKeys: Reader<FieldConfig> = withKeys(
  FIELD_KEYS,
  'a field',
  `a key of a field (${Object.keys(FIELD_KEYS).slice(0, 5).join(', ')} …)`,
);

/** The sources of which a field has at most one. */
const SOURCES = ['generator', 'choices', 'const', 'references', 'copy', 'value'] as const;

/** Checks keys of a field that depend on each other. */
function checkTogether(field: FieldConfig, place: ConfigPlace, faults: Faults): void {
  const { generator = '', min, max } = field;
  const sources = SOURCES.filter((key) => field[key] !== undefined);
  const [source, second] = sources;
  // A reference can be a copy of another reference.
  const isCopied = sources.join() === 'references,copy';
  if (second !== undefined && !isCopied) {
    faults.add(within(place, second), { expected: 'one source of the value', got: sources.join(' and ') });
  }
  if (field.args && field.generator === undefined) {
    faults.add(within(place, 'args'), { expected: 'a generator that takes them' });
  } else if (field.args && Array.isArray(field.args) !== generator.startsWith('faker:')) {
    const expected = generator.startsWith('faker:') ? 'a list of arguments' : 'arguments by name';
    faults.add(within(place, 'args'), unlike(expected, field.args));
  }
  if (field.reads && !field.value) faults.add(within(place, 'reads'), { expected: 'a value that is called with them' });
  if (min !== undefined && max !== undefined && min > max) {
    faults.add(within(place, 'min'), unlike(`no more than max, which is ${max}`, min));
  }
  for (const [key, type] of [
    ['items', 'array'],
    ['fields', 'object'],
  ] as const) {
    if (!field[key]) continue;
    if (source !== undefined) faults.add(within(place, key), { expected: `no ${key} beside ${source}` });
    if (field.type !== undefined && field.type !== type) {
      faults.add(within(place, key), { expected: `type ${type} beside ${key}`, got: field.type });
    }
  }
  if (field.examples && source !== undefined) {
    faults.add(within(place, 'examples'), { expected: `no examples beside ${source}` });
  }
  for (const key of ['earlier', 'each'] as const) {
    if (field[key] && field.references === undefined) {
      faults.add(within(place, key), { expected: 'references beside it', got: 'none' });
    }
  }
  if (field.items && field.fields) faults.add(within(place, 'items'), { expected: 'items or fields, not both' });
}

/** Checks whether a field has a fault of its own, besides those of the fields inside it. */
export function isFaulty(place: ConfigPlace, faults: Faults): boolean {
  const inFields = within(place, 'fields');
  const inside = faults.countIn(inFields) + faults.countIn(within(place, 'items', 'field'));
  return faults.countIn(place) > inside || faults.areAt(inFields);
}

/** Reads one field: its keys, their values, and combinations that contradict each other. */
export function readField(value: unknown, place: ConfigPlace, faults: Faults): FieldConfig | undefined {
  // The path to a field has a resource before it, and two keys for each level.
  if (place.path.length > 2 * MOST_DEPTH) return faults.add(place, `nested more than ${MOST_DEPTH} deep`);
  const field = readFieldKeys(value, place, faults);
  // Keys with a fault have been dropped. Another fault because they are missing would be misleading.
  if (field && !isFaulty(place, faults)) checkTogether(field, place, faults);
  return field;
}

/** Reads the fields of a record, or of an object in it. A field with a fault stays, since others can refer to it. */
export function readFields(
  value: unknown,
  place: ConfigPlace,
  faults: Faults,
): Readonly<Record<string, FieldConfig>> | undefined {
  if (!isPlain(value)) return faults.add(place, unlike('fields by name', value));
  const entries = Object.entries(value).flatMap(([name, field]) => {
    const at = within(place, name);
    const fault = faultOfFieldName(name);
    if (fault !== undefined) faults.add(at, fault);
    return field === undefined ? [] : [[name, readField(field, at, faults) ?? {}] as const];
  });
  return Object.fromEntries(entries);
}

/** Reads the number of elements, or its minimum and maximum. */
const readCount: Reader<number | readonly [number, number]> = (value, place, faults) => {
  const bounds: readonly unknown[] = Array.isArray(value) && value.length === 2 ? value : [value, value];
  const [least, most] = bounds.map((one) => (Number.isInteger(one) ? Number(one) : -1));
  if (least === undefined || most === undefined || Math.min(least, most) < 0 || Math.max(least, most) > MOST_ELEMENTS) {
    return faults.add(place, unlike(`a count from 0 to ${MOST_ELEMENTS}, or two`, value));
  }
  if (least > most) return faults.add(place, `the minimum count ${least} is above the maximum, ${most}`);
  return least === most ? least : [least, most];
};

const counted = { type: 'integer', minimum: 0, maximum: MOST_ELEMENTS };
const count: Reader<number | readonly [number, number]> = described(readCount, () => ({
  anyOf: [counted, { type: 'array', items: counted, minItems: 2, maxItems: 2 }],
}));

const differing: Reader<boolean | string> = kind(
  'true, false or the name of a field',
  (value): value is boolean | string => typeof value === 'boolean' || (typeof value === 'string' && value !== ''),
  { anyOf: [{ type: 'boolean' }, { type: 'string', minLength: 1 }] },
);

/** Reads the keys of what is in an array. */
export const readItemKeys: Reader<ItemsConfig> = withKeys(
  { field: readField, count, unique: differing },
  'an object',
  'field, count or unique',
);

/** Reads the elements of an array. */
export function readItems(value: unknown, place: ConfigPlace, faults: Faults): ItemsConfig | undefined {
  return readItemKeys(value, place, faults);
}
