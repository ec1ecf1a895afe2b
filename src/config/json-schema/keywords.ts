import type { Json } from '../../schema/index.ts';
import {
  bool,
  isPlain,
  number,
  own,
  share,
  text,
  texts,
  whole,
  word,
  configError,
  within,
  type Check,
  type Plain,
  type ConfigPlace,
} from '../../faults/index.ts';
import { checkArgs, checkChoices, checkJson, checkWhen } from '../check-field.ts';
import { defined, type Draft, type Limits, type Source } from '../../drafts/index.ts';

const size: Check = whole(0, 100_000);

const boundOrFlag: Check = (value, place) => {
  if (typeof value !== 'boolean') number(value, place);
};

const positive: Check = (value, place) => {
  if (typeof value !== 'number' || !(value > 0)) throw configError(place, 'a number above 0', value);
};

const list: Check = (value, place) => {
  if (!Array.isArray(value)) throw configError(place, 'a list', value);
};

const filled: Check = (value, place) => {
  if (!Array.isArray(value) || value.length === 0) throw configError(place, 'a list of at least one', value);
};

const map: Check = (value, place) => {
  if (!isPlain(value)) throw configError(place, 'an object', value);
};

/** What the keywords that we read have to be. Others are left alone, as JSON Schema has it. */
const CHECKS: Readonly<Record<string, Check>> = {
  enum: filled,
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
  properties: map,
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
  'x-args': checkArgs,
  'x-references': word,
  'x-run': whole(1, 100_000),
  'x-copy': word,
  'x-per': word,
  'x-when': checkWhen,
  'x-nullable': share,
  'x-unique': bool,
  'x-counted': bool,
};

/** @throws MockgenError `config_invalid` for a keyword with a value that it cannot have */
export function checkKeywords(node: Plain, place: ConfigPlace): void {
  for (const [name, value] of Object.entries(node)) {
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined;
    if (check && value !== undefined) check(value, within(place, name));
  }
  // OpenAPI 3.0 has flags beside the bounds.
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (node[flag] === true && node[bound] === undefined) throw configError(within(place, flag), 'a number', true);
  }
}

/** Keywords that a generated value cannot be made to fit. `$ref` and the like have been followed. */
const BEYOND: readonly string[] = ['not', 'if', 'contains', 'dependentSchemas', 'unevaluatedItems', '$dynamicRef'];

/** The first keyword that no value can be made to fit. */
export function keywordBeyond(node: Plain): string | undefined {
  return BEYOND.find((name) => node[name] !== undefined && !(name === 'unevaluatedItems' && node[name] === false));
}

/** What a checked schema says of numbers and texts. */
export function limitsOf(node: Plain): Limits {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, minLength, maxLength, pattern } = node;
  const { examples, example } = node;
  const given = Array.isArray(examples) ? (examples as unknown[]) : [];
  const all = example === undefined ? given : [example, ...given];
  return defined({
    min: exclusiveMinimum === true ? undefined : minimum,
    max: exclusiveMaximum === true ? undefined : maximum,
    above: exclusiveMinimum === true ? minimum : exclusiveMinimum === false ? undefined : exclusiveMinimum,
    below: exclusiveMaximum === true ? maximum : exclusiveMaximum === false ? undefined : exclusiveMaximum,
    multipleOf,
    minLength,
    maxLength,
    pattern,
    examples: all.length === 0 ? undefined : all,
    // All of these have been checked.
  }) as Limits;
}

/** Which of our keywords says which part of what makes a value. */
const SOURCE: Readonly<Record<string, keyof Source>> = {
  'x-generator': 'generator',
  'x-args': 'args',
  'x-references': 'references',
  'x-run': 'run',
  'x-copy': 'copy',
  'x-per': 'per',
};

/**
 * What our own keywords say makes the values: `x-generator`, `x-args`, `x-references` and the rest, as meta shows them.
 *
 * @throws MockgenError `config_invalid` for a constant or choices without their values
 */
export function sourceOf(node: Plain, place: ConfigPlace): Source | undefined {
  const entries = Object.entries(SOURCE).flatMap(([keyword, name]) =>
    node[keyword] === undefined ? [] : [[name, node[keyword]] as const],
  );
  if (entries.length === 0) return undefined;
  // The keywords have been checked.
  const source = Object.fromEntries(entries) as Source;
  if (source.generator === undefined && source.references === undefined && source.copy === undefined) {
    throw configError(within(place, String(Object.keys(node).find((key) => key in SOURCE))), 'x-generator', undefined);
  }
  const args = isPlain(source.args) ? source.args : {};
  if (source.generator === 'choices') checkChoices(args['choices'], within(place, 'x-args', 'choices'));
  if (source.generator === 'const') checkJson(args['value'], within(place, 'x-args', 'value'));
  return source;
}

/** What else our own keywords say of a field. */
export function ownLimits(node: Plain): Pick<Draft, 'nullable' | 'when' | 'unique'> {
  return defined({
    nullable: node['x-nullable'],
    when: node['x-when'],
    unique: node['x-unique'] === true ? true : undefined,
    // The keywords have been checked.
  }) as Pick<Draft, 'nullable' | 'when' | 'unique'>;
}

/** Keywords that the meta document repeats although a generator is named, so that nothing is lost on the way. */
const REPEATED = ['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength', 'pattern'] as const;

/** The bounds, by the argument that tells them where it is a constant. */
const BOUNDS = { minimum: 'min', maximum: 'max' } as const;

/** The keywords of a field with a generator of its own, as they are. Bounds are told by constant arguments already. */
export function repeatedKeywords(node: Plain, args: unknown): Readonly<Record<string, Json>> {
  const bounds = Object.entries(BOUNDS).flatMap(([name, arg]) =>
    isPlain(args) && isPlain(own(args, arg)) ? [name] : [],
  );
  return Object.fromEntries(
    // They have been checked to be numbers and texts.
    [...REPEATED, ...bounds].flatMap((name) => (node[name] === undefined ? [] : [[name, node[name] as Json]])),
  );
}
