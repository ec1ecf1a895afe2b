import { parseUnder, withoutKey } from '../tree/index.ts';
import { fromRecord, walkFields } from './places.ts';
import type { Resource } from './types.ts';

/** A reference of a resource: the path of the field, and the resource that it points to. */
interface FoundReference {
  readonly field: string;
  readonly target: string;
  /**
   * For a reference to one of several resources: the field that chooses, and its values for this one. Default: the
   * field refers to no other resource.
   */
  readonly when?: { readonly field: string; readonly values: readonly string[] };
}

/** Returns the references that records of a resource show, in order; arrays on the way are left out of the path. */
export function referencesOf({ fields }: Pick<Resource, 'fields'>): readonly FoundReference[] {
  const found = new Map<string, FoundReference>();
  for (const [place, { references }] of walkFields({ fields })) {
    const field = place.replace(/\[\d*\]/g, '');
    if (typeof references === 'string') {
      if (!found.has(field)) found.set(field, { field, target: references });
      continue;
    }
    for (const [value, target] of Object.entries(references?.is ?? {})) {
      const key = `${field} ${target}`;
      const values = [...(found.get(key)?.when?.values ?? []), value];
      found.set(key, { field, target, when: { field: fromRecord(place, references?.by ?? ''), values } });
    }
  }
  return [...found.values()];
}

/** Returns the path of a resource: one or more segments, without a slash at either end. */
export function pathOf({ name, path = name }: Pick<Resource, 'name' | 'path'>): string {
  return path;
}

/** Returns the condition of a reference as the end of an address, `?about=patient`; empty where there is none. */
function conditionOf({ when }: FoundReference): string {
  return when ? `?${when.field}=${when.values.map(encodeURIComponent).join(',')}` : '';
}

/**
 * Returns the address of a nested collection without the names of its references, so that addresses can be compared:
 * `users/{}/orders`.
 */
export function addressOf(text: string): string {
  return withoutKey(text).replaceAll(/\{[^}]*\}/g, '{}');
}

/**
 * Returns all addresses of nested collections that the specs of some resources state, in the form of {@link addressOf}.
 */
export function namedAddresses(resources: readonly Pick<Resource, 'under'>[]): ReadonlySet<string> {
  return new Set(resources.flatMap(({ under = [] }) => under.map(addressOf)));
}

/**
 * Returns the addresses of a resource below the records of others: those that its spec names, and the collection of one
 * for each other resource that it refers to, unless a spec names that address. Where a reference is to one of several resources, `?about=patient` at the
 * end says which records count.
 *
 * A single record has only those that its spec names, and nothing is below it.
 *
 * @param find returns a resource of the tree by name; undefined for any other
 * @param named the addresses that specs of the tree name
 * @example
 * nestedOf(() => ({ name: 'users' }), { name: 'orders', fields: { user_id: { references: 'users' } } }, new Set()) // => ["users/{user_id}/orders"]
 */
export function nestedOf(
  find: (name: string) => Pick<Resource, 'name' | 'path' | 'single'> | undefined,
  resource: Pick<Resource, 'name' | 'path' | 'single' | 'under' | 'fields'>,
  named: ReadonlySet<string>,
): readonly string[] {
  const { under = [], single } = resource;
  const references = referencesOf(resource);
  const known = new Set<string>();
  const chosen = under.flatMap((text) => {
    const [parent, field] = parseUnder(text) ?? [];
    const all = references.filter((each) => each.field === field);
    const isParent = ({ target }: FoundReference): boolean => pathOf(find(target) ?? { name: target }) === parent;
    const reference = all.length > 1 ? all.find(isParent) : all[0];
    if (!reference) return [];
    known.add(reference.target);
    return find(reference.target) ? [text + conditionOf(reference)] : [];
  });
  if (single) return chosen;
  const others = references.flatMap((reference) => {
    const { field, target } = reference;
    const found = known.has(target) ? undefined : find(target);
    known.add(target);
    if (!found || found.single) return [];
    const address = `${pathOf(found)}/{${field}}/${pathOf(resource)}`;
    return named.has(addressOf(address)) ? [] : [address + conditionOf(reference)];
  });
  return [...chosen, ...others];
}
