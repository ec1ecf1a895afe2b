import { hasOneRecord, type RoutedShape } from '../tree/index.ts';
import type { Resource } from './types.ts';
import { namedAddresses, nestedOf } from './under.ts';

/**
 * Returns, by name, the properties of resources that decide their addresses. `resources` are all that a tree has.
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
          // A resource with one record below each record of another resource has many records if the tree lacks the
          // other resource.
          ...(single && (hasOneRecord(resource) || under.length > 0) && { single }),
          ...(under.length > 0 && { under }),
        },
      ];
    }),
  );
}
