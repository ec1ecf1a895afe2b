import {
  args,
  choices,
  defined,
  isTooMany,
  json,
  MOST_CHOICES,
  reference,
  when,
  type Draft,
  type Limits,
  type Source,
} from '../drafts/index.ts';
import {
  bool,
  isPlain,
  kind,
  number,
  own,
  plainObject,
  share,
  text,
  texts,
  unlike,
  whole,
  within,
  word,
  type ConfigPlace,
  type Faults,
  type Keys,
  type Plain,
  type Reader,
} from '../faults/index.ts';
import type { Json } from '../schema/index.ts';

const size = whole(0, 100_000);

const boundOrFlag: Reader<number | boolean> = (value, place, faults) =>
  typeof value === 'boolean' ? value : number(value, place, faults);

/**
 * Reads `x-nullable`: the share of nulls, or true or false. Other tools say in this way whether there may be nulls,
 * which tells nothing about how many.
 */
const shareOrFlag: Reader<number | boolean> = (value, place, faults) =>
  typeof value === 'boolean' ? value : share(value, place, faults);

const positive = kind('a number above 0', (value): value is number => typeof value === 'number' && value > 0);

const list = kind('a list', (value): value is readonly unknown[] => Array.isArray(value));

const filled = kind(
  'a list of at least one',
  (value): value is readonly unknown[] => Array.isArray(value) && value.length > 0,
);

/** Reads `enum`: a list of at least one value, and of at most {@link MOST_CHOICES}. */
const closedList: Reader<readonly unknown[]> = (value, place, faults) => {
  const values = filled(value, place, faults);
  return isTooMany(values?.length ?? 0, MOST_CHOICES, 'values', place, faults) ? undefined : values;
};

/** The reader of the value of each keyword that counts. Any other keyword is ignored, as JSON Schema demands. */
const KEYWORDS: Keys = {
  enum: closedList,
  format: text,
  description: text,
  title: text,
  minimum: number,
  maximum: number,
  exclusiveMinimum: boundOrFlag,
  exclusiveMaximum: boundOrFlag,
  multipleOf: positive,
  minLength: size,
  maxLength: whole(0, Number.MAX_SAFE_INTEGER),
  pattern: text,
  minItems: size,
  maxItems: whole(0, Number.MAX_SAFE_INTEGER),
  uniqueItems: bool,
  prefixItems: filled,
  properties: plainObject,
  required: texts,
  minProperties: size,
  maxProperties: size,
  allOf: filled,
  anyOf: filled,
  oneOf: filled,
  examples: list,
  nullable: bool,
  $ref: text,
  'x-generator': word,
  'x-args': args,
  'x-references': reference,
  'x-earlier': bool,
  'x-each': whole(1, 1000),
  'x-run': whole(1, 100_000),
  'x-copy': word,
  'x-per': word,
  'x-as': word,
  'x-when': when,
  'x-nullable': shareOrFlag,
  'x-unique': bool,
  'x-counted': bool,
  'x-unique-by': word,
  'x-unique-together': texts,
};

/** Returns a schema without keywords whose value is invalid. These are noted as faults. */
export function soundKeywords(node: Plain, place: ConfigPlace, faults: Faults): Plain {
  const sound = Object.entries(node).filter(([name, value]) => {
    const read = Object.hasOwn(KEYWORDS, name) ? KEYWORDS[name] : undefined;
    const before = faults.count;
    if (read && value !== undefined) read(value, within(place, name), faults);
    return faults.count === before;
  });
  // In OpenAPI 3.0, exclusive bounds are flags beside the bounds.
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (node[flag] === true && node[bound] === undefined) faults.add(within(place, flag), unlike('a number', true));
  }
  return Object.fromEntries(sound);
}

/** Keywords that are not supported: no values can be generated for them. */
const BEYOND: readonly string[] = ['not', 'if', 'contains', 'dependentSchemas', 'unevaluatedItems', '$dynamicRef'];

/** Returns the first keyword of a schema that is not supported; undefined if there is none. */
export function keywordBeyond(node: Plain): string | undefined {
  return BEYOND.find((name) => node[name] !== undefined && !(name === 'unevaluatedItems' && node[name] === false));
}

/**
 * Matches a pattern whose backslashes were escaped once too often: taken literally, its texts would begin with a
 * backslash.
 */
const TWICE_ESCAPED = /\\\\[dDwWsS](?:[+*{?)$]|$)/;

/** Matches a pattern between slashes, as code has it: taken literally, it matches no text at all. */
const BETWEEN_SLASHES = /^\/(\^.*\$)\/[a-z]*$/s;

/**
 * Returns a pattern with single backslashes in place of double ones, if all are double: `^\\d+$` is meant for digits.
 */
const escapedOnce = (pattern: string): string =>
  TWICE_ESCAPED.test(pattern) && !/(?<!\\)(?:\\\\)*\\(?!\\)/.test(pattern) ? pattern.replaceAll('\\\\', '\\') : pattern;

/** Returns the limits of numbers and texts in a checked schema. */
export function limitsOf(node: Plain): Limits {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, minLength, maxLength, pattern } = node;
  const { examples, example, default: usual } = node;
  const given = Array.isArray(examples) ? (examples as unknown[]) : [];
  const all = [usual, example, ...given].filter((one) => one !== undefined);
  return defined({
    min: exclusiveMinimum === true ? undefined : minimum,
    max: exclusiveMaximum === true ? undefined : maximum,
    above: exclusiveMinimum === true ? minimum : exclusiveMinimum === false ? undefined : exclusiveMinimum,
    below: exclusiveMaximum === true ? maximum : exclusiveMaximum === false ? undefined : exclusiveMaximum,
    multipleOf,
    minLength,
    maxLength,
    pattern: typeof pattern === 'string' ? escapedOnce(pattern.replace(BETWEEN_SLASHES, '$1')) : undefined,
    examples: all.length === 0 ? undefined : all,
    // All of these have been checked.
  }) as Limits;
}

/** For each of mockgen's own keywords about where values come from: the part of {@link Source} that it states. */
const SOURCE: Readonly<Record<string, keyof Source>> = {
  'x-generator': 'generator',
  'x-args': 'args',
  'x-references': 'references',
  'x-earlier': 'earlier',
  'x-each': 'each',
  'x-run': 'run',
  'x-copy': 'copy',
  'x-per': 'per',
  'x-as': 'as',
};

/**
 * Returns where values come from, as mockgen's own keywords state it: `x-generator`, `x-args`, `x-references` and
 * others, as in meta documents. Undefined if there are none.
 */
export function sourceOf(node: Plain, place: ConfigPlace, faults: Faults): Source | undefined {
  const entries = Object.entries(SOURCE).flatMap(([keyword, name]) =>
    node[keyword] === undefined ? [] : [[name, node[keyword]] as const],
  );
  if (entries.length === 0) return undefined;
  // The keywords have been checked.
  const source = Object.fromEntries(entries) as Source;
  if (source.generator === undefined && source.references === undefined && source.copy === undefined) {
    const keyword = Object.keys(node).find((key) => key in SOURCE) ?? '';
    return faults.add(within(place, keyword), unlike('x-generator', undefined));
  }
  const given = isPlain(source.args) ? source.args : {};
  if (source.generator === 'choices') choices(given['choices'], within(place, 'x-args', 'choices'), faults);
  if (source.generator === 'const') json(given['value'], within(place, 'x-args', 'value'), faults);
  return source;
}

/** Returns what `x-nullable`, `x-when` and `x-unique` state about a field. */
export function ownLimits(node: Plain): Pick<Draft, 'nullable' | 'when' | 'unique'> {
  return defined({
    nullable: typeof node['x-nullable'] === 'number' ? node['x-nullable'] : undefined,
    when: node['x-when'],
    unique: node['x-unique'] === true ? true : undefined,
    // The keywords have been checked.
  }) as Pick<Draft, 'nullable' | 'when' | 'unique'>;
}

/** Keywords that a meta document (the description of a resource in a tree) keeps even for a field with a generator. */
const REPEATED = ['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength', 'pattern'] as const;

/** Keywords for bounds, each with the name of the generator's argument that states the same bound. */
const BOUNDS = { minimum: 'min', maximum: 'max' } as const;

/**
 * Returns which keywords a meta document (the description of a resource in a tree) shows for a field with a generator.
 * A bound is left out if a constant argument of the generator already states it.
 */
export function repeatedKeywords(node: Plain, given: unknown): Readonly<Record<string, Json>> {
  const bounds = Object.entries(BOUNDS).flatMap(([name, arg]) =>
    isPlain(given) && isPlain(own(given, arg)) ? [name] : [],
  );
  return Object.fromEntries(
    // They have been checked to be numbers and texts.
    [...REPEATED, ...bounds].flatMap((name) => (node[name] === undefined ? [] : [[name, node[name] as Json]])),
  );
}
