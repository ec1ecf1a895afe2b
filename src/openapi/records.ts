import type { Collection } from './collections.ts';
import { pointerOf, type ApiDocument, type Located } from './document.ts';
import { facetsOf } from './facets.ts';
import { named } from './answers.ts';

/** The schema of the records of a resource. */
export interface RecordSchema {
  readonly record: Located;
  /** Properties that a record has in lists, where it has fewer there. */
  readonly list?: readonly string[];
}

/** Returns the share of some names that others have, too. */
function shareOf(names: readonly string[], others: ReadonlySet<string>): number {
  return names.length === 0 ? 0 : names.filter((name) => others.has(name)).length / names.length;
}

/** Least share of the properties in a list by which an object is taken for the same record. */
const SAME_RECORD = 0.6;

/** Finds the record in the answer of an item: the answer, or the object in it that looks like the record of the list. */
function recordOfItem(document: ApiDocument, answer: Located, inList: Located): Located | undefined {
  const names = [...facetsOf(document, inList).properties.keys()];
  const isRecord = (located: Located): boolean =>
    pointerOf(named(document, located).path) === pointerOf(inList.path) ||
    shareOf(names, new Set(facetsOf(document, located).properties.keys())) >= SAME_RECORD;
  if (isRecord(answer)) return answer;
  return [...facetsOf(document, answer).properties.values()].find(isRecord);
}

/** Finds the only object in an answer that has nothing else of note, such as `{ "article": … }`. */
function inWrapper(document: ApiDocument, answer: Located): Located {
  const { properties } = facetsOf(document, answer);
  const [only] = properties.values();
  return properties.size === 1 && only && facetsOf(document, only).properties.size > 1 ? only : answer;
}

/** Returns the schema of the records of a resource: that of its items where it says more than the one of its list. */
export function recordOf(document: ApiDocument, { kind, record, item }: Collection): RecordSchema {
  if (kind === 'items') return { record: named(document, inWrapper(document, record)) };
  const whole = item && recordOfItem(document, item.answer, record);
  if (kind === 'single' || !whole) return { record };
  const inList = facetsOf(document, record).properties;
  const inItem = new Set(facetsOf(document, whole).properties.keys());
  const isLess = inList.size > 0 && inItem.size > inList.size && shareOf([...inList.keys()], inItem) === 1;
  return isLess ? { record: named(document, whole), list: [...inList.keys()] } : { record };
}
