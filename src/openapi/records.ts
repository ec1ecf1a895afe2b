import type { ImportedField } from './types.ts';
import { isPlain } from '../faults/index.ts';
import { below, pointerOf, resolved, type ApiDocument, type Located } from './document.ts';
import { facetsOf } from './facets.ts';
import { listIn, named } from './answers.ts';
import type { Kind, Place } from './places.ts';
import { isOpen } from './references.ts';

/** The schema of the records of a resource. */
export interface RecordSchema {
  readonly record: Located;
  /** Fields that the records have only in the list, and not as items. */
  readonly more?: Readonly<Record<string, ImportedField>>;
  /** Names of the fields that a record has in lists, if they are fewer than those of an item. */
  readonly list?: readonly string[];
  /** Name of the property that contains the record in the answer of an item. Default: the answer is the record. */
  readonly wrapper?: string;
  /** Whether that property contains a list with the record alone. */
  readonly isListed?: true;
}

/** Returns how many of some names are also among others, as a share from 0 to 1. */
function shareOf(names: readonly string[], others: ReadonlySet<string>): number {
  return names.length === 0 ? 0 : names.filter((name) => others.has(name)).length / names.length;
}

/** The record in the answer of an item, and the property that contains it, if any. */
type Whole = Pick<RecordSchema, 'record' | 'wrapper' | 'isListed'>;

/**
 * If an object has at least this share, from 0 to 1, of the properties that records have in a list, it is taken for
 * such a record.
 */
const SAME_RECORD = 0.6;

/** An object with more properties than this is not taken for a wrapper around a record. */
const MOST_AROUND = 4;

/**
 * Finds the record in the answer of an item: the answer itself, or the object inside it that looks like a record in the
 * list. It may also be the only element of a list there.
 *
 * @param last the last segment of the path of the list
 */
function recordOfItem(document: ApiDocument, answer: Located, inList: Located, last: string): Whole {
  const names = [...facetsOf(document, inList).properties.keys()];
  const isRecord = (located: Located): boolean =>
    pointerOf(named(document, located).path) === pointerOf(inList.path) ||
    shareOf(names, new Set(facetsOf(document, located).properties.keys())) >= SAME_RECORD;
  if (isRecord(answer)) return { record: answer };
  const { properties } = facetsOf(document, answer);
  // An object with many properties is itself a record, which contains other records of its kind.
  const found = properties.size > MOST_AROUND ? undefined : [...properties].find(([, one]) => isRecord(one));
  if (found) return { record: found[1], wrapper: found[0] };
  const listed = listIn(document, answer, last, true);
  const [wrapper, ...more] = typeof listed === 'string' ? [] : listed.list;
  return typeof listed !== 'string' && wrapper !== undefined && more.length === 0 && isRecord(listed.elements)
    ? { record: listed.elements, wrapper, isListed: true }
    : inWrapper(document, answer);
}

/**
 * Finds the record in an answer that contains just one object with properties of its own, such as `{ "article": … }` or
 * `{ "data": …, "meta": … }`. For any other answer, returns the answer itself.
 */
function inWrapper(document: ApiDocument, answer: Located): Whole {
  const { properties } = facetsOf(document, answer);
  const isObject = (one: Located): boolean => facetsOf(document, one).properties.size > 1;
  const data = properties.get('data');
  if (data && properties.size < 4 && isObject(data)) return { record: data, wrapper: 'data' };
  const [only] = properties;
  if (properties.size !== 1 || !only || !isObject(only[1])) return { record: answer };
  return { record: only[1], wrapper: only[0] };
}

/** Whether a value can fit two schemas at once, as far as their types and closed lists tell. */
function canFitBoth(document: ApiDocument, a: Located, b: Located, depth: number = 0): boolean {
  const [one, other] = [facetsOf(document, a), facetsOf(document, b)];
  const isCommon = (type: string): boolean =>
    other.types.has(type) ||
    (type === 'integer' && other.types.has('number')) ||
    (type === 'number' && other.types.has('integer'));
  if (one.types.size > 0 && other.types.size > 0 && ![...one.types].some(isCommon)) return false;
  if (one.format !== undefined && other.format !== undefined && one.format !== other.format) return false;
  if (one.patterns.join() !== other.patterns.join() && one.patterns.length * other.patterns.length > 0) return false;
  if (depth > 2) return true;
  const items = [a, b].map((located) => below(resolved(document, located), 'items'));
  const [first, second] = items;
  const isList = first && second && isPlain(first.node) && isPlain(second.node);
  if (isList && !canFitBoth(document, first, second, depth + 1)) return false;
  return [...one.properties].every(([name, located]) => {
    const also = other.properties.get(name);
    return also === undefined || canFitBoth(document, located, also, depth + 1);
  });
}

/** Returns those properties of records that are texts, numbers or flags, as fields of a config. */
function fieldsFor(
  document: ApiDocument,
  record: Located,
  names: readonly string[],
): Readonly<Record<string, ImportedField>> {
  const fields: Record<string, ImportedField> = {};
  for (const name of names) {
    const located = facetsOf(document, record).properties.get(name);
    const { types, format, isListed, patterns } = facetsOf(document, located ?? record);
    const [type] = types;
    const isScalar = type === 'string' || type === 'integer' || type === 'number' || type === 'boolean';
    if (!isScalar || isListed || patterns.length > 0) continue;
    fields[name] = { type, ...(format !== undefined && type === 'string' && { format }) };
  }
  return fields;
}

/** Whether two schemas are the same one, or have the same content. */
export const isSame = (document: ApiDocument, a: Located, b: Located): boolean =>
  pointerOf(named(document, a).path) === pointerOf(named(document, b).path) ||
  JSON.stringify(resolved(document, a).node) === JSON.stringify(resolved(document, b).node);

/**
 * Returns the schema of the records of a resource: that of its items and, where they differ, that of the elements of
 * its list.
 */
export function recordOf(document: ApiDocument, { list, item, single, last }: Place, kind: Kind): RecordSchema {
  const answered = list ?? (kind === 'single' ? single : item);
  const record = answered?.record ?? { node: {}, path: [] };
  if (kind === 'items') {
    const { record: inside, ...more } = inWrapper(document, record);
    return { record: named(document, inside), ...more };
  }
  if (!list || !item) return { record };
  const { record: inItem, ...more } = recordOfItem(document, item.answer, record, last);
  const full = named(document, inItem);
  if (isSame(document, full, record)) return { record, ...more };
  const names = [...facetsOf(document, record).properties.keys()];
  const inFull = new Set(facetsOf(document, full).properties.keys());
  const lacks = names.filter((name) => !inFull.has(name));
  if (inFull.size === 0 || names.length === 0) return { record, ...more };
  // A record cannot have what items may lack, even if the list shows it, or what is one thing in the list and another
  // in items.
  const added = lacks.length === 0 || isOpen(document, full) ? fieldsFor(document, record, lacks) : {};
  const shown = names.filter((name) => inFull.has(name) || Object.hasOwn(added, name));
  const { required } = facetsOf(document, record);
  const isOne = canFitBoth(document, full, record) && [...required].every((name) => shown.includes(name));
  if (!isOne) return { record, ...more };
  const isLess = [...inFull].some((name) => !shown.includes(name));
  return { record: full, ...(lacks.length > 0 && { more: added }), ...(isLess && { list: shown }), ...more };
}
