import type { Collection } from './collections.ts';
import { pointerOf, type ApiDocument, type Located } from './document.ts';
import { facetsOf } from './facets.ts';
import { named } from './answers.ts';

/** The schema of the records of a resource. */
export interface RecordSchema {
  readonly record: Located;
  /** Properties that a record has in lists, where it has fewer there. */
  readonly list?: readonly string[];
  /** Property of the answer of an item that holds the record. Default: the record is the answer. */
  readonly wrapper?: string;
}

/** Returns the share of some names that others have, too. */
function shareOf(names: readonly string[], others: ReadonlySet<string>): number {
  return names.length === 0 ? 0 : names.filter((name) => others.has(name)).length / names.length;
}

/** The record in the answer of an item. */
type Whole = Pick<RecordSchema, 'record' | 'wrapper'>;

/** Minimum share of the properties in a list that an object must have to count as the same record. */
const SAME_RECORD = 0.6;

/**
 * Finds the record in the answer of an item: the answer, or the object in it that looks like the record of the list.
 */
function recordOfItem(document: ApiDocument, answer: Located, inList: Located): Whole | undefined {
  const names = [...facetsOf(document, inList).properties.keys()];
  const isRecord = (located: Located): boolean =>
    pointerOf(named(document, located).path) === pointerOf(inList.path) ||
    shareOf(names, new Set(facetsOf(document, located).properties.keys())) >= SAME_RECORD;
  if (isRecord(answer)) return { record: answer };
  const found = [...facetsOf(document, answer).properties].find(([, one]) => isRecord(one));
  return found && { record: found[1], wrapper: found[0] };
}

/** Finds the only object in an answer that contains little else, such as `{ "article": … }`. */
function inWrapper(document: ApiDocument, answer: Located): Whole {
  const { properties } = facetsOf(document, answer);
  const [only] = properties;
  if (properties.size !== 1 || !only || facetsOf(document, only[1]).properties.size < 2) return { record: answer };
  return { record: only[1], wrapper: only[0] };
}

/**
 * Returns the schema of the records of a resource: that of its items if it has more properties than that of its list.
 */
export function recordOf(document: ApiDocument, { kind, record, item }: Collection): RecordSchema {
  if (kind === 'items') {
    const { record: inside, ...more } = inWrapper(document, record);
    return { record: named(document, inside), ...more };
  }
  const whole = item && recordOfItem(document, item.answer, record);
  if (kind === 'single' || !whole) return { record };
  const inList = facetsOf(document, record).properties;
  const { record: full, ...more } = whole;
  const inItem = new Set(facetsOf(document, full).properties.keys());
  const isLess = inList.size > 0 && inItem.size > inList.size && shareOf([...inList.keys()], inItem) === 1;
  return isLess ? { record: named(document, full), list: [...inList.keys()], ...more } : { record, ...more };
}
