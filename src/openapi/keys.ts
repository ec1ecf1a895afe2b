import type { ApiDocument, Located } from './document.ts';
import { facetsOf, type Facets } from './facets.ts';

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Whether the values of a property can be keys: integers or texts with many possible values. It does not matter if the
 * schema calls it nullable, since some documents do so for every property.
 */
function canBeKey({ types, isListed, constant, format = '' }: Facets): boolean {
  const isShort = !/date|time|uri|url|byte|binary/.test(format);
  const isText = types.size === 1 && (types.has('string') || types.has('integer'));
  return isText && isShort && !isListed && constant === undefined;
}

/**
 * Finds the property of a record that is the key in its address. The name of the parameter in the path tells which one.
 *
 * @param parameter `eventId`, `Sid`, `pet_id`
 * @param last the last segment of the path of the collection, `special-events`
 * @returns the name of the property; undefined if it is `id`, or if there is none
 */
export function keyOf(document: ApiDocument, record: Located, parameter: string, last: string): string | undefined {
  const { properties } = facetsOf(document, record);
  const names = [...properties.keys()];
  const fits = (name: string): boolean => {
    const located = properties.get(name);
    return located !== undefined && canBeKey(facetsOf(document, located));
  };
  const wanted = plain(parameter);
  const same = names.find((name) => plain(name) === wanted && fits(name));
  if (same !== undefined) return same === 'id' ? undefined : same;
  if (names.includes('id')) return undefined;
  // `{PathSid}` of a list of Paths is `sid`; `{repo_slug}` is `slug`.
  const end = names.find((name) => plain(name).length > 1 && wanted.endsWith(plain(name)) && fits(name));
  if (end !== undefined) return end;
  const singular = plain(last).replace(/s$/, '');
  // `{external_customer_id}` of customers is `external_id`.
  const without = names.find((name) => plain(name) === wanted.replace(singular, '') && fits(name));
  if (without !== undefined && wanted.includes(singular)) return without;
  const always = names.filter((name) => !facetsOf(document, properties.get(name) ?? record).isNullable);
  return ['id', 'uuid', 'guid', 'code', 'slug', 'key', 'name']
    .flatMap((word) => always.filter((name) => [word, singular + word].includes(plain(name)) && fits(name)))
    .at(0);
}
