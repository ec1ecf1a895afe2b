import { fieldAt, followPath, fromRecord, isInside, placesAround } from './places.ts';
import { targetOf } from './targets.ts';
import type { Resource } from './types.ts';

type Find = (name: string) => Resource | undefined;

/**
 * Checks whether the value at a place can be null: by its condition, by chance, as a reference of the first record to
 * an earlier one, or as a copy of a value that can be null.
 *
 * @param find returns the resource that a reference points to
 * @example
 * canBeNull(() => undefined, { fields: { a: { nullable: 0.5 }, b: { copy: 'a' } } }, 'b') // => true
 */
export function canBeNull(find: Find, resource: Pick<Resource, 'fields' | 'causes'>, place: string): boolean {
  const { when, nullable = 0, earlier, copy } = fieldAt(resource, place) ?? {};
  if (when || nullable > 0 || earlier) return true;
  if (copy === undefined) return false;
  const { own, behind } = followPath(resource, fromRecord(place, copy));
  if (isNullOnTheWay(find, resource, isInside(place, own) ? own : listIn(own))) return true;
  const target = behind === undefined ? undefined : find(targetOf(fieldAt(resource, own)) ?? '');
  if (!target || behind === undefined || (own.includes('[]') && !isInside(place, own))) return false;
  return isNullOnTheWay(find, target, listIn(followPath(target, behind).own));
}

/**
 * Returns the place of the list around a place, since the list is null or present as a whole. For a place in no list,
 * returns the place itself.
 */
function listIn(place: string): string {
  return place.split('[]', 1)[0] ?? place;
}

function isNullOnTheWay(find: Find, resource: Pick<Resource, 'fields' | 'causes'>, place: string): boolean {
  return [...placesAround(place), place].some((outer) => canBeNull(find, resource, outer));
}
