import { hasOneRecord, type RoutedShape } from '../tree/index.ts';
import type { Resource } from './types.ts';
import { namedAddresses, nestedOf } from './under.ts';

/**
 * Returns what determines the addresses of some resources, which are all that a tree has, by name.
 *
 * @example
 * routedOf([{ name: 'users', category: 'people', path: 'v1/Users', fields: {} }]) // => {"users":{"category":"people","path":"v1/Users"}}
 */
export function routedOf(
  resources: readonly Pick<Resource, 'name' | 'category' | 'path' | 'single' | 'under' | 'fields'>[],
): RoutedShape['resources'] {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const named = namedAddresses(resources);
  return Object.fromEntries(
    resources.map((resource) => {
      const { name, category, path, single } = resource;
      const under = nestedOf((other) => byName.get(other), resource, named);
      return [
        name,
        {
          category,
          ...(path !== undefined && { path }),
          // One record below each of those of another resource is one of many where the tree lacks the other.
          ...(single && (hasOneRecord(resource) || under.length > 0) && { single }),
          ...(under.length > 0 && { under }),
        },
      ];
    }),
  );
}
