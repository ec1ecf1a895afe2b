import type { Catalogue } from './catalogue.ts';
import { walkFields } from './places.ts';
import { readsOf } from './reads.ts';
import { targetsOf } from './targets.ts';
import type { Resource } from './types.ts';

/**
 * Which resources count as neighbours (those that a resource depends on): `shown` for those that a tree has to show
 * together with it, `read` for these and those of which records are only read, `beyond` the records that a tree shows.
 */
type Reach = 'shown' | 'read';

/** The results of {@link neighboursOf} by resource, kept because a build asks for them several times. */
const neighbours: Readonly<Record<Reach, WeakMap<Resource, readonly string[]>>> = {
  shown: new WeakMap(),
  read: new WeakMap(),
};

/**
 * Returns the path nouns of the resources that a resource depends on: those that it refers to, reads other records of,
 * or shows.
 */
function neighboursOf(resource: Resource, reach: Reach): readonly string[] {
  const known = neighbours[reach].get(resource);
  if (known) return known;
  const names: string[] = resource.of === undefined ? [] : [resource.of];
  for (const [, field] of walkFields(resource)) {
    if (!field.beyond || reach === 'read') names.push(...targetsOf(field));
    for (const { path, of } of readsOf(field)) if (of !== 'own') names.push(path.slice(0, path.indexOf('.')));
  }
  neighbours[reach].set(resource, names);
  return names;
}

/**
 * Returns some resources with all resources that their records depend on, directly or through others.
 *
 * @param names path nouns. Default: all resources
 * @param reach `shown` leaves out those that are only read beyond what a tree shows. Default: all
 * @returns in the order of the catalogue
 * @example
 * withNeighbours({ resources: [], find: () => undefined }, ['users']) // => []
 */
export function withNeighbours(
  { resources, find }: Pick<Catalogue, 'resources' | 'find'>,
  names: readonly string[] = resources.map(({ name }) => name),
  reach: Reach = 'read',
): readonly Resource[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const resource = find(name);
    if (!resource || found.has(name)) return;
    found.add(name);
    neighboursOf(resource, reach).forEach(visit);
  };
  names.forEach(visit);
  return resources.filter(({ name }) => found.has(name));
}
