import { fieldAt, followPath, fromRecord, placesAround } from './places.ts';
import type { Resource } from './types.ts';

type Find = (name: string) => Resource | undefined;

/**
 * Checks whether the value at a place can be null: by its condition, by chance, or as a copy of a value that can be.
 *
 * @param find returns the resource that a reference points to
 * @example
 * canBeNull(() => undefined, { fields: { a: { nullable: 0.5 }, b: { copy: 'a' } } }, 'b') // => true
 */
export function canBeNull(find: Find, resource: Pick<Resource, 'fields' | 'causes'>, place: string): boolean {
  const { when, nullable = 0, copy } = fieldAt(resource, place) ?? {};
  if (when || nullable > 0) return true;
  if (copy === undefined) return false;
  const { own, behind } = followPath(resource, fromRecord(place, copy));
  if (isNullOnTheWay(find, resource, own)) return true;
  const target = behind === undefined ? undefined : find(fieldAt(resource, own)?.references ?? '');
  return target !== undefined && behind !== undefined && isNullOnTheWay(find, target, behind);
}

function isNullOnTheWay(find: Find, resource: Pick<Resource, 'fields' | 'causes'>, place: string): boolean {
  return [...placesAround(place), place].some((outer) => canBeNull(find, resource, outer));
}
