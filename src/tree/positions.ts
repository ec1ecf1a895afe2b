import { type ManifestResource, positionOf } from './manifest.ts';

/** The positions of ids that are texts, as long as the manifest that lists them is held. */
const known = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/**
 * Where in its collection the record of an id is, as {@link positionOf} says it; the ids are gone through only once.
 *
 * @example
 * lookUpPosition({ ids: ['oak', 'elm'] }, 'elm') // => 2
 */
export function lookUpPosition(resource: Pick<ManifestResource, 'ids'> | undefined, id: number | string): number {
  const ids = resource?.ids;
  if (!ids) return positionOf(resource, id);
  const positions = known.get(ids) ?? new Map(ids.map((one, at) => [one, at + 1]));
  known.set(ids, positions);
  return positions.get(`${id}`) ?? Infinity;
}
