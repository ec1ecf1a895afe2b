// What two resources have in common that each of them should have alone.

/** What names one organisation or one person, by what gives its values. */
const IDENTITY = /^(?:company|email|hotel_name|team_name|url|username)$/;

/** A field in which more values than this come back tells of others, as the address of a customer does. */
const MOST_DUPLICATES = 0.05;

/** The fields of a resource whose values no other resource should have: `{ path, generator, values }`. */
export function identitiesOf(resource, fields) {
  return fields
    .filter(
      ({ kind, property, present, counts }) =>
        kind === 'text' &&
        IDENTITY.test(property['x-generator']) &&
        present.length - counts.length <= present.length * MOST_DUPLICATES,
    )
    .map(({ name, property, present }) => ({
      path: `${resource}.${name}`,
      generator: property['x-generator'],
      values: new Set(present),
    }));
}

/** A mark for each two fields of different resources that share values. */
export function describeShared(identities) {
  return identities.flatMap((one, at) =>
    identities.slice(at + 1).flatMap((other) => {
      if (one.generator !== other.generator || one.path.split('.')[0] === other.path.split('.')[0]) return [];
      const both = [...one.values].filter((value) => other.values.has(value));
      return both.length ? [`${one.path} and ${other.path} share ${both.length} values, such as ${both[0]}`] : [];
    }),
  );
}
