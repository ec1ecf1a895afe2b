import type { Chosen } from './chosen.ts';
import type { ApiDocument, Located } from './document.ts';
import { facetsOf } from './facets.ts';
import { isSame } from './records.ts';

/** Returns the words of a name or a path in small letters and in the singular: `order`, `line` for `/OrderLines`. */
function wordsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return new Set(words.map((word) => word.replace(/ies$/, 'y').replace(/s$/, '')));
}

/** The words in the names of resources: documents can have thousands, and each is compared with all others. */
const known = new WeakMap<Chosen, ReadonlySet<string>>();

function wordsIn(one: Chosen): ReadonlySet<string> {
  const found = known.get(one) ?? wordsOf(one.name);
  known.set(one, found);
  return found;
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  some.size > 0 && [...some].every((word) => all.has(word));

/**
 * Whether two resources have names for the same thing: `customers-me-orders` and `orders`, or `me` and `users` if the
 * schema is `UserDetails`. Without such names, equal answers can be different things.
 */
function areCalledAlike(one: Chosen, source: Chosen): boolean {
  const [words, others] = [wordsIn(one), wordsIn(source)];
  const [root, , schema = ''] = one.whole?.path ?? [];
  const noun = wordsOf(source.place.last.split('/').at(-1) ?? '');
  return (
    isWithin(others, words) ||
    isWithin(words, others) ||
    (!source.above && root === 'components' && isWithin(noun, wordsOf(String(schema))))
  );
}

/**
 * Returns how well the records of a resource can be shown by others, where less is better: 0 for one with a list and
 * items, 1 with items, 2 with a list. Infinity for a resource with only one record, whose record no other resource
 * shows.
 */
function rankOf({ kind, place: { list, item } }: Chosen): number {
  return kind === 'single' ? Infinity : list && item ? 0 : item ? 1 : 2;
}

/**
 * Returns the names of the fields that a resource shows in its list, of the records of another resource; undefined if
 * it shows all.
 */
function listOf(document: ApiDocument, one: Chosen, source: Chosen): readonly string[] | undefined {
  if (one.kind === 'single' || one.resource.list) return one.resource.list;
  const { fields = {} } = source.resource;
  const { properties } = facetsOf(document, one.whole ?? { node: {}, path: [] });
  const names = [...properties.keys()];
  const all = [...facetsOf(document, source.whole ?? { node: {}, path: [] }).properties.keys(), ...Object.keys(fields)];
  return all.every((name) => properties.has(name)) ? undefined : names;
}

/** Whether two schemas describe the same kind of record: they are the same one, and say more than a name. */
function areOne(document: ApiDocument, one: Located | undefined, other: Located | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    isSame(document, one, other) &&
    facetsOf(document, one).properties.size > 1
  );
}

/** Whether a resource can show the records of another one. */
function canShow(document: ApiDocument, one: Chosen, source: Chosen): boolean {
  const { place, resource, whole } = one;
  const hasItsKey = !place.item || resource.key === source.resource.key;
  const isItsRecord = areOne(document, whole, source.whole) || areOne(document, whole, source.place.list?.record);
  return hasItsKey && isItsRecord && areCalledAlike(one, source);
}

/**
 * Whether a place has the items of a list at another path that has none: `recipient/{recipientId}` has the items of
 * `recipients`.
 */
function hasItemsOf(document: ApiDocument, one: Chosen, list: Chosen): boolean {
  const isPair = one.kind === 'items' && list.kind === 'list' && !list.place.item;
  if (!isPair || !one.whole || !list.whole) return false;
  const [words, others] = [wordsIn(one), wordsIn(list)];
  if (!isWithin(words, others) || !isWithin(others, words)) return false;
  const [item, listed] = [facetsOf(document, one.whole), facetsOf(document, list.whole)];
  const names = [...item.properties.keys()];
  return !item.isClosed && names.length > 1 && names.every((name) => listed.properties.has(name));
}

/** Returns a list with the key of its items, taken from the place that has these items. */
function withKeyOf({ resource: { key } }: Chosen, list: Chosen): Chosen {
  return key === undefined ? list : { ...list, resource: { ...list.resource, key } };
}

/** Returns a resource that shows the records of another one, and has no schema or fields itself. */
function asView(document: ApiDocument, one: Chosen, source: Chosen): Chosen {
  const { description, path, single } = one.resource;
  const list = listOf(document, one, source);
  const resource = {
    ...(description !== undefined && { description }),
    ...(path !== undefined && { path }),
    of: source.name,
    ...(single && { single }),
    ...(list && { list }),
  };
  return { ...one, source, resource };
}

/**
 * Finds resources of a document that show the records of another resource in another way, such as `pets/find-by-status`
 * those of `pets`, and lets them use its records.
 *
 * @returns all resources; those that show the records of others come last
 */
export function withShown(document: ApiDocument, given: readonly Chosen[]): readonly Chosen[] {
  const all = given.map((list) => {
    const items = given.find((one) => hasItemsOf(document, one, list));
    return items ? withKeyOf(items, list) : list;
  });
  const parents = new Set(all.map(({ above }) => above));
  const sources = all
    .filter((one) => !one.shared && one.kind !== 'parent' && rankOf(one) < Infinity)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.path.length - b.path.length);
  const shows = new Map<Chosen, Chosen>();
  const singles = all.filter(({ kind, shared }) => kind === 'single' && !shared);
  for (const one of [...sources, ...singles]) {
    if (one.above || parents.has(one)) continue;
    const better = sources.slice(0, sources.includes(one) ? sources.indexOf(one) : undefined);
    const found =
      better.find((source) => !shows.has(source) && canShow(document, one, source)) ??
      sources.find((source) => !shows.has(source) && hasItemsOf(document, one, source));
    if (found) shows.set(one, found);
  }
  const views = [...shows].map(([one, source]) => asView(document, one, source));
  return [...all.filter((one) => !shows.has(one)), ...views];
}
