import { addressesOf, type NestedRoute, type RoutedShape } from './routes.ts';

/**
 * Returns the address of a nested collection with the names of its parameters, such as `/users/{user_id}/posts`. The
 * key of an item is not added.
 */
function textOf(shape: RoutedShape, { target, above, field, path }: NestedRoute): string {
  return `${above ? textOf(shape, above) : `/${addressesOf(shape, target).home}`}/{${field}}/${path}`;
}

/**
 * Returns the addresses of the items of a resource, or of its single record, as people write them, such as
 * `/users/{id}`: first the path of the resource itself, then the addresses below the records of other resources.
 *
 * @param key the field that addresses the items. Default: `id`
 * @throws RangeError when the tree has no such resource
 * @example
 * addressTexts({ layout: 'both', resources: { users: { category: 'people' } } }, 'users') // => ["/users/{id}"]
 */
export function addressTexts(shape: RoutedShape, resource: string, key: string = 'id'): readonly string[] {
  const { home, nested, isSingle } = addressesOf(shape, resource);
  const below = nested.map((route) => textOf(shape, route) + (route.kind === 'items' ? `/{${key}}` : ''));
  return [isSingle ? `/${home}` : `/${home}/{${key}}`, ...below];
}
