import { faultOfFieldName, MOST_ELEMENTS } from '../schema/index.ts';
import {
  anything,
  bool,
  checkKeys,
  code,
  isPlain,
  MOST_DEPTH,
  number,
  oneOf,
  own,
  plainAt,
  share,
  text,
  texts,
  whole,
  word,
  configError,
  failure,
  Faults,
  shown,
  within,
  type Check,
  type Plain,
  type ConfigPlace,
} from '../faults/index.ts';
import type { FieldConfig } from './types.ts';

/** Sources of a field's values. A field has at most one. */
const SOURCES: readonly string[] = ['generator', 'choices', 'const', 'references', 'copy', 'value'];

const TYPES: readonly string[] = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'];

const isChoice = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

const isWeight = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < Infinity;

function checkListed(value: unknown, place: ConfigPlace): void {
  if (!isPlain(value)) {
    if (!isChoice(value)) throw configError(place, 'a text, a number, true, false or null', value);
    return;
  }
  checkKeys(value, place, { value: anything, weight: anything }, 'value or weight');
  const listed = own(value, 'value');
  // The enum of a schema can contain objects and lists, and so can the choices in a meta document made from it.
  if (place.isSchema) checkJson(listed, within(place, 'value'));
  else if (!isChoice(listed))
    throw configError(within(place, 'value'), 'a text, a number, true, false or null', listed);
  const weight = own(value, 'weight') ?? 1;
  if (!isWeight(weight)) throw configError(within(place, 'weight'), 'a weight above 0', weight);
}

/** Checks a closed list: weights by value, or a list of values. */
export const checkChoices: Check = (value, place) => {
  if (Array.isArray(value)) {
    if (value.length === 0) throw configError(place, 'at least one value', value);
    value.forEach((each, at) => checkListed(each, within(place, at)));
    return;
  }
  const weights = plainAt(value, place, 'weights by value, or a list of values');
  if (Object.keys(weights).length === 0) throw failure(place, 'expected at least one value, got an empty object');
  for (const [key, weight] of Object.entries(weights)) {
    if (!isWeight(weight)) throw configError(within(place, key), 'a weight above 0', weight);
  }
};

/** Checks that a value is JSON, without functions or the like inside. */
export const checkJson: Check = (value, place) => checkJsonAt(value, place, 0);

function checkJsonAt(value: unknown, place: ConfigPlace, depth: number): void {
  if (depth > MOST_DEPTH) throw failure(place, `nested more than ${MOST_DEPTH} deep`);
  if (isChoice(value)) return;
  if (Array.isArray(value)) value.forEach((each, at) => checkJsonAt(each, within(place, at), depth + 1));
  else if (isPlain(value)) {
    for (const [key, each] of Object.entries(value)) checkJsonAt(each, within(place, key), depth + 1);
  } else throw configError(place, 'JSON', value);
}

/** Checks a condition: lists of values by path. */
export const checkWhen: Check = (value, place) => {
  for (const [path, values] of Object.entries(plainAt(value, place, 'lists of values by path'))) {
    const isList = Array.isArray(values) && values.length > 0 && values.every((one) => one !== null && isChoice(one));
    if (!isList) throw configError(within(place, path), 'a list of values', values);
  }
};

/** Checks the arguments of a generator. */
export const checkArgs: Check = (value, place) => {
  if (!Array.isArray(value)) plainAt(value, place, 'arguments by name, or a list of them');
  checkJsonAt(value, place, 0);
};

const count: Check = (value, place) => {
  const [least, most] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [value, value];
  for (const each of [least, most]) {
    const isCount = typeof each === 'number' && Number.isInteger(each) && each >= 0 && each <= MOST_ELEMENTS;
    if (!isCount) throw configError(place, `a count from 0 to ${MOST_ELEMENTS}, or two`, value);
  }
  if (Number(least) > Number(most))
    throw failure(place, `the least count ${shown(least)} is above the most, ${shown(most)}`);
};

const CHECKS: Readonly<Record<string, Check>> = {
  generator: word,
  args: checkArgs,
  choices: checkChoices,
  const: checkJson,
  references: word,
  copy: word,
  reads: texts,
  value: code,
  type: oneOf(TYPES),
  format: word,
  description: text,
  nullable: share,
  when: checkWhen,
  min: number,
  max: number,
  unique: bool,
  items: anything,
  fields: anything,
};

/** Checks keys of a field that depend on each other. */
function checkTogether(field: Plain, place: ConfigPlace): void {
  const has = (key: string): boolean => own(field, key) !== undefined;
  const sources = SOURCES.filter(has);
  if (sources.length > 1) {
    throw failure(within(place, sources[1] ?? ''), `expected one source of the value, got ${sources.join(' and ')}`);
  }
  const { generator = '', min, max } = field as FieldConfig;
  if (has('args') && !has('generator')) throw failure(within(place, 'args'), 'expected a generator that takes them');
  if (has('reads') && !has('value')) throw failure(within(place, 'reads'), 'expected a value that is called with them');
  if (has('args') && Array.isArray(field['args']) !== generator.startsWith('faker:')) {
    const expected = generator.startsWith('faker:') ? 'a list of arguments' : 'arguments by name';
    throw configError(within(place, 'args'), expected, field['args']);
  }
  if (min !== undefined && max !== undefined && min > max) {
    throw failure(within(place, 'min'), `expected no more than max, which is ${max}, got ${min}`);
  }
  for (const [key, type] of [
    ['items', 'array'],
    ['fields', 'object'],
  ] as const) {
    if (!has(key)) continue;
    if (sources[0] !== undefined) throw failure(within(place, key), `expected no ${key} beside ${sources[0]}`);
    if (has('type') && field['type'] !== type) throw failure(within(place, key), `expected type ${type} beside ${key}`);
  }
  if (has('items') && has('fields')) throw failure(within(place, 'items'), 'expected items or fields, not both');
}

/**
 * Checks the fields of a record, or of an object in it.
 *
 * @throws MockgenError `config_invalid`
 */
export function checkFields(value: unknown, place: ConfigPlace, depth: number = 0): void {
  const faults = new Faults();
  for (const [name, field] of Object.entries(plainAt(value, place, 'fields by name'))) {
    faults.attempt(() => {
      const fault = faultOfFieldName(name);
      if (fault !== undefined) throw failure(within(place, name), fault);
      if (field !== undefined) checkFieldConfig(field, within(place, name), depth + 1);
    });
  }
  faults.throwAny();
}

/**
 * Checks one field: its keys, their values, and combinations that contradict each other.
 *
 * @throws MockgenError `config_invalid`, with the place, what was expected there and what is there
 */
function checkFieldConfig(value: unknown, place: ConfigPlace, depth: number = 0): FieldConfig {
  if (depth > MOST_DEPTH) throw failure(place, `nested more than ${MOST_DEPTH} deep`);
  const field = plainAt(value, place, 'a field');
  checkKeys(field, place, CHECKS, `a key of a field (${Object.keys(CHECKS).slice(0, 5).join(', ')} …)`);
  checkTogether(field, place);
  if (own(field, 'fields') !== undefined) checkFields(field['fields'], within(place, 'fields'), depth);
  const items = own(field, 'items');
  if (items !== undefined) {
    const elements = plainAt(items, within(place, 'items'));
    checkKeys(elements, within(place, 'items'), { field: anything, count }, 'field or count');
    const element = own(elements, 'field');
    if (element !== undefined) checkFieldConfig(element, within(place, 'items', 'field'), depth + 1);
  }
  // All keys were checked.
  return field as FieldConfig;
}

/** Checks a number of records. */
export const itemCount: Check = whole(1, 100_000);
