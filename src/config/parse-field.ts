import { args, choices, isTooMany, json, MOST_FIELDS, reference, when } from '../drafts/index.ts';
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

/** What a config says about the elements of an array. */
export interface ItemsConfig {
  /** What the config says about each element. Default: it is inferred from the name of the array. */
  readonly field?: FieldConfig;
  /** The number of elements: exact, or the lowest and the highest. Default: from 1 to 3. */
  readonly count?: number | readonly [number, number];
  /** Whether all elements differ; the name of a field if the elements differ in that field. */
  readonly unique?: boolean | string;
}

/** The keys that a field can have with every source of values. */
export const COMMON_KEYS = {
  type: oneOf(TYPES),
  format: word,
  description: text,
  /** Share of records, from 0 to 1, in which the value of the field is null. */
  nullable: share,
  /** Conditions without which the field is null: other fields, each with the values that it has to have. */
  when,
  /** The lowest and the highest value of a number. */
  min: number,
  max: number,
  /**
   * Examples of the values, such as `ORD-10023`, which show their form. If there are several and all are words, the
   * field has only these values.
   */
  examples,
  /** Whether no two records have the same value. */
  unique: bool,
  /** The path of a value in the record. All records with the same value there have the same value in this field. */
  per: word,
  /**
   * Only with `per`: a word. All fields with the same word, in any resource, have the same value wherever their `per`
   * leads to the same value.
   */
  as: word,
};

/** The keys that say where the values of a field come from. */
export const SOURCE_KEYS = {
  /** The name of a generator, or `faker:<module>.<method>`. */
  generator: word,
  /** The arguments of the generator: by name, or a list for a method of faker. */
  args,
  /** The possible values of the field, some with a weight. */
  choices,
  /** A constant: the field has this value in every record. */
  const: json,
  /**
   * The path noun (name) of the resource to which the field refers: its value is the id of a record. Or `{ by, is }`: a
   * resource for each value of the field `by`.
   */
  references: reference,
  /** Whether the reference points to an earlier record of the same resource; it is null in the first record. */
  earlier: bool,
  /** How many consecutive records refer to the same record, from 1 to 1,000. */
  each: whole(1, 1000),
  /** The path of the field whose value is copied, such as `user_id.email`. */
  copy: word,
  /**
   * Only in a config in code: a function that returns the value. It gets random numbers and the values at the paths in
   * `reads`.
   */
  value: code,
  reads: texts,
  items: readItems,
  /** The fields of an object, by name, in order. */
  fields: readFields,
};

/** All keys of a field. The types of configs and the messages about unknown keys derive from them. */
const FIELD_KEYS = { ...SOURCE_KEYS, ...COMMON_KEYS };

/** A field in a config. It has at most one source of values; without one, it is inferred. */
export interface FieldConfig extends ReadBy<typeof FIELD_KEYS> {}

/** Reads the keys of a field one by one, without checking whether they go together. */
export const readFieldKeys: Reader<FieldConfig> = withKeys(
  FIELD_KEYS,
  'a field',
  `a key of a field (${Object.keys(FIELD_KEYS).slice(0, 5).join(', ')} …)`,
);

/** Sources of values. A field has at most one of these keys. */
const SOURCES = ['generator', 'choices', 'const', 'references', 'copy', 'value'] as const;

/** Checks that the keys of a field go together. */
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

/** Whether a field has a fault of its own. Faults of fields inside it do not count. */
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
  if (isTooMany(Object.keys(value).length, MOST_FIELDS, 'fields', place, faults)) return undefined;
  const entries = Object.entries(value).flatMap(([name, field]) => {
    const at = within(place, name);
    const fault = faultOfFieldName(name);
    if (fault !== undefined) faults.add(at, fault);
    return field === undefined ? [] : [[name, readField(field, at, faults) ?? {}] as const];
  });
  return Object.fromEntries(entries);
}

/** Reads a number of elements: exact, or the lowest and the highest. */
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

/** Reads the keys of `items`, which describe the elements of an array, one by one. */
export const readItemKeys: Reader<ItemsConfig> = withKeys(
  { field: readField, count, unique: differing },
  'an object',
  'field, count or unique',
);

/** Reads the elements of an array. */
export function readItems(value: unknown, place: ConfigPlace, faults: Faults): ItemsConfig | undefined {
  return readItemKeys(value, place, faults);
}
