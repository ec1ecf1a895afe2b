import type { ApiDocument, Located } from './document.ts';
import { facetsOf, type Facets } from './facets.ts';
import type { Chosen } from './chosen.ts';

/** Returns the singular of the last noun in a name, as names of references have it before `_id`. */
const singular = (name: string): string =>
  (name.split('-').at(-1) ?? '').replace(/(?<!mov|cook|ser|spec)ies$/, 'y').replace(/(?<!s)s$/, '');

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Returns what a schema says about the field that references to a resource contain: the `id` of its records or, if they
 * have none, their key. Undefined if the schema does not mention that field.
 */
function heldBy(document: ApiDocument, { whole, resource }: Chosen): Facets | undefined {
  const { properties } = facetsOf(document, whole ?? { node: {}, path: [] });
  const found = properties.get('id') ?? properties.get(resource.key ?? 'id');
  return found && facetsOf(document, found);
}

/** Whether a field can hold the values of another one, as far as their schemas tell. */
function canHold(field: Facets, held: Facets | undefined): boolean {
  if (field.isListed || field.constant !== undefined || field.properties.size > 0) return false;
  const types = held ? [...held.types] : ['integer'];
  const fitsType = field.types.size === 0 || types.every((type) => field.types.has(type));
  const fitsFormat = field.format === undefined || !field.types.has('string') || field.format === held?.format;
  return fitsType && types.length > 0 && fitsFormat && field.patterns.every((one) => held?.patterns.includes(one));
}

/** Whether a schema of an object allows properties that it does not name. */
export function isOpen(document: ApiDocument, record: Located): boolean {
  return !facetsOf(document, record).isClosed;
}

/**
 * Finds the property of records that contains the id of the record above them in the path. If there is none, makes up a
 * name for it.
 *
 * @param parameter the name of the path parameter that stands for the record above: `user_id`
 * @param key the property that addresses the records themselves
 */
export function referenceIn(
  document: ApiDocument,
  record: Located,
  { above, parameter, key }: { readonly above: Chosen; readonly parameter: string; readonly key?: string | undefined },
): { readonly field: string; readonly isNew: boolean; readonly isNullable: boolean } {
  const { properties } = facetsOf(document, record);
  const held = heldBy(document, above);
  const last = singular(above.name);
  const wanted = [parameter, `${last}_id`, `${last}_${above.resource.key ?? 'id'}`].map(plain);
  const own = new Set(['id', key]);
  const fitting = [...properties].filter(([name, one]) => !own.has(name) && canHold(facetsOf(document, one), held));
  for (const name of wanted) {
    const found = fitting.find(([each]) => plain(each) === name);
    if (found) return { field: found[0], isNew: false, isNullable: facetsOf(document, found[1]).isNullable };
  }
  const names = [`${last}_id`, parameter, `${last}_${parameter}`, `in_${last}`];
  const isName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && !own.has(name);
  return {
    field: names.find((name) => isName(name) && !properties.has(name)) ?? `${last}_ref`,
    isNew: true,
    isNullable: false,
  };
}
