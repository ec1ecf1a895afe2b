import { faultOfChoices } from './choices.ts';
import { invalid, invalidName } from './invalid.ts';
import { sizedPattern } from './pattern-lengths.ts';
import { parsePattern } from './pattern.ts';
import { MOST_ELEMENTS } from './places.ts';
import { argsOf } from './reads.ts';
import type { Field, Generators, Resource } from './types.ts';
import { checkUnique } from './unique.ts';

/** Names that would be ambiguous in a path, or special in a JavaScript object. */
const BAD_NAME = /[.[\]]|^$|^__proto__$/;

/**
 * Returns what is wrong with the name of a field; undefined if nothing is.
 *
 * @example
 * faultOfFieldName('a.b') // => "'a.b' cannot be the name of a field"
 */
export function faultOfFieldName(name: string): string | undefined {
  return BAD_NAME.test(name) ? `'${name}' cannot be the name of a field` : undefined;
}

/**
 * For a field with `fields` or `items`: the type that it has to have, and words for the message if it has another one.
 */
const SOURCES: readonly (readonly [source: 'fields' | 'items', type: Field['type'], what: string])[] = [
  ['fields', 'object', 'has fields'],
  ['items', 'array', 'has items'],
];

function checkGenerator(where: string, { generator }: Field, generators: Generators): void {
  if (generator === undefined || Object.hasOwn(generators, generator)) return;
  throw invalidName(where, `${generator} is not a generator`, generator, Object.keys(generators));
}

/** Checks that texts can be made from a pattern. */
function checkPattern(where: string, field: Field): void {
  const { pattern, length } = argsOf(field);
  if (typeof pattern !== 'string') throw invalid(where, 'pattern lacks its pattern, a text');
  const node = parsePattern(pattern);
  if (typeof node === 'string') throw invalid(where, `no text can be made from the pattern ${pattern}: ${node}`);
  if (length === undefined) return;
  const [least, most] = Array.isArray(length) ? length.map(Number) : [];
  if (least === undefined || most === undefined || !sizedPattern(node, least, most)) {
    throw invalid(where, `the pattern ${pattern} gives no text of that length`);
  }
}

function checkArgs(where: string, field: Field): void {
  const { args, generator = '' } = field;
  const isList = Array.isArray(args);
  if (generator.startsWith('faker:') ? args !== undefined && !isList : isList) {
    throw invalid(where, `${generator} takes ${isList ? 'its arguments by name' : 'a list of arguments'}`);
  }
  if (generator === 'const' && argsOf(field)['value'] === undefined) throw invalid(where, 'const lacks its value');
  if (generator === 'pattern') checkPattern(where, field);
  const fault = faultOfChoices(field);
  if (fault !== undefined) throw invalid(where, fault);
}

function checkSource(where: string, field: Field): void {
  for (const [source, type, what] of SOURCES) {
    if (field[source] !== undefined && field.type !== type) throw invalid(where, `${what} but is not of type ${type}`);
  }
  if (field.value !== undefined && typeof field.value !== 'function') throw invalid(where, 'value is not a function');
  if (field.reads && !field.value) throw invalid(where, 'has reads, but no value function to pass them to');
  const { copy, references, fields, items, value, generator } = field;
  if ([copy, references, fields, items, value, generator].every((source) => source === undefined)) {
    throw invalid(where, 'has no source of values, such as a generator');
  }
}

/** A field with lists inside of lists is refused if every record would have more elements than this. */
const MOST_NESTED_ELEMENTS = 10_000;

/** Returns how many elements the lists of a field have at least, counting those of lists inside of lists. */
function leastElements({ items, fields = {} }: Field): number {
  if (!items) return Object.values(fields).reduce((sum, field) => sum + leastElements(field), 0);
  const least = typeof items.count === 'number' ? items.count : items.count[0];
  return least * (1 + leastElements(items.field));
}

function checkItems(where: string, field: Field): void {
  const { items } = field;
  if (!items) return;
  const [least, most] = typeof items.count === 'number' ? [items.count, items.count] : items.count;
  const isCount = [least, most].every((count) => Number.isInteger(count) && count >= 0 && count <= MOST_ELEMENTS);
  if (!isCount || least > most) {
    throw invalid(where, `expected a count of items from 0 to ${MOST_ELEMENTS}, or the least and the most of them`);
  }
  if (leastElements(field) > MOST_NESTED_ELEMENTS) {
    throw invalid(where, `expected lists with at most ${MOST_NESTED_ELEMENTS} elements in all, one inside the other`);
  }
  const { unique } = items;
  if (typeof unique === 'string' && !Object.hasOwn(items.field.fields ?? {}, unique)) {
    throw invalid(where, `unique: expected true, or a field of its elements, got '${unique}'`);
  }
}

/**
 * Checks everything about a field that needs no other field.
 *
 * @param place the place of the field in the record: `address.city`, `lines[].price`
 * @throws MockgenError `spec_invalid`, naming the field
 */
export function checkField(resource: Resource, place: string, field: Field, generators: Generators): void {
  const where = `${resource.name}.${place}`;
  checkGenerator(where, field, generators);
  checkSource(where, field);
  checkArgs(where, field);
  checkItems(where, field);
  const bad = Object.keys(field.fields ?? {}).find((name) => BAD_NAME.test(name));
  if (bad !== undefined) throw invalid(where, `'${bad}' cannot be the name of a field`);
  const { nullable = 0 } = field;
  if (!(nullable >= 0 && nullable <= 1)) throw invalid(where, `nullable ${nullable}: expected a share from 0 to 1`);
  if (field.as !== undefined && field.per === undefined) throw invalid(where, 'has `as`, which needs `per`');
  if (field.unique) checkUnique(where, place, field);
}

/**
 * Checks the names of all fields and causes of a resource, and that it has the field by which its items are addressed.
 */
export function checkFieldNames({ name, key = 'id', single, fields, causes = {} }: Resource): void {
  const needsId = (key === 'id' && !single) || Object.hasOwn(fields, 'id');
  if (needsId && Object.keys(fields)[0] !== 'id') throw invalid(name, 'the first field has to be id');
  const twice = Object.keys(causes).find((cause) => Object.hasOwn(fields, cause));
  if (twice !== undefined) throw invalid(`${name}.${twice}`, 'a field and a cause have this name');
  const bad = [...Object.keys(fields), ...Object.keys(causes)].find((field) => BAD_NAME.test(field));
  if (bad !== undefined) throw invalid(name, `'${bad}' cannot be the name of a field`);
}
