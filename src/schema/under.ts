import { parseUnder } from '../tree/index.ts';
import { walkFields } from './places.ts';
import type { Resource } from './types.ts';

/** A field that refers to another resource, by the path that leads to it in a record. */
interface FoundReference {
  readonly field: string;
  readonly target: string;
}

/** Returns the references that records of a resource show, in order; arrays on the way are left out of the path. */
export function referencesOf({ fields }: Pick<Resource, 'fields'>): readonly FoundReference[] {
  const found = new Map<string, FoundReference>();
  for (const [place, { references }] of walkFields({ fields })) {
    const field = place.replace(/\[\d*\]/g, '');
    if (references !== undefined && !found.has(field)) found.set(field, { field, target: references });
  }
  return [...found.values()];
}

/** Returns the path of a resource: one or more segments, without a slash at either end. */
export function pathOf({ name, path = name }: Pick<Resource, 'name' | 'path'>): string {
  return path;
}

/**
 * Returns the addresses of a resource below the records of others: those that its spec names, and the collection of one
 * for each other resource that it refers to.
 *
 * A single record has only those that its spec names, and nothing is below it.
 *
 * @param find returns a resource of the tree by name; undefined for any other
 * @example
 * nestedOf(() => ({ name: 'users' }), { name: 'orders', fields: { user_id: { references: 'users' } } }) // => ["users/{user_id}/orders"]
 */
export function nestedOf(
  find: (name: string) => Pick<Resource, 'name' | 'path' | 'single'> | undefined,
  resource: Pick<Resource, 'name' | 'path' | 'single' | 'under' | 'fields'>,
): readonly string[] {
  const { under = [], single } = resource;
  const references = referencesOf(resource);
  const targetOf = new Map(references.map(({ field, target }) => [field, target]));
  const named = under.filter((text) => find(targetOf.get(parseUnder(text)?.[1] ?? '') ?? ''));
  if (single) return named;
  const known = new Set(under.map((text) => targetOf.get(parseUnder(text)?.[1] ?? '')));
  const others = references.flatMap(({ field, target }) => {
    const found = known.has(target) ? undefined : find(target);
    known.add(target);
    return found && !found.single ? [`${pathOf(found)}/{${field}}/${pathOf(resource)}`] : [];
  });
  return [...named, ...others];
}
