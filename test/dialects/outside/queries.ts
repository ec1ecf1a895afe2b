import fc from 'fast-check';

/** Names and values of parameters. */
type Parameters = fc.Arbitrary<readonly (readonly [string, string])[]>;

type Records = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Returns the paths of the values of a record: of its fields, and of those of objects in it. */
export function pathsOf(record: object, above: string = ''): readonly string[] {
  return Object.entries(record).flatMap(([name, value]: readonly [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsOf(value, `${above}${name}.`)
      : [`${above}${name}`],
  );
}

export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], record);

const numberText = fc.integer({ min: 0, max: 60 }).map(String);
const oddText = fc.constantFrom('', 'x', '-1', '1.5', 'true', 'null', '0', '99999');
const pattern = fc.constantFrom('^a', 'e.*r', 'a|o', '[0-9]{2}', '.', '(', '(a+)+', '\\d', 'a.*b.*c.*d', 'S');
const mostly = (usual: fc.Arbitrary<string>, odd: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 19, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** Makes one filter: a field, an operator, and a value that some record has or a similar one. */
function filterOf(rows: Records[string]): Parameters {
  const paths = [...new Set(rows.flatMap((row) => pathsOf(row)))].filter(
    (path) => !/avatar|photo|cover|logo/.test(path),
  );
  const path = mostly(fc.constantFrom(...paths), fc.constantFrom('nope', 'home.nope', 'nope.deep'));
  const ending = fc.constantFrom('', '', '', '_gte', '_lte', '_ne', '_like');
  const value = (at: string): fc.Arbitrary<string> =>
    mostly(
      fc.constantFrom(...rows).map((row) => String(valueAt(row, at))),
      oddText,
    );
  return fc
    .tuple(path, ending)
    .chain(([at, end]) =>
      fc
        .array(end === '_like' ? pattern : value(at), { minLength: 1, maxLength: 2 })
        .map((values) => values.map((one) => [at + end, one] as const)),
    );
}

/** Makes the part of a query that chooses a window. */
const windows: Parameters = fc
  .oneof(
    fc.record({ _page: mostly(numberText, oddText), _limit: mostly(numberText, oddText) }, { requiredKeys: ['_page'] }),
    fc.record({ _start: mostly(numberText, oddText), _end: mostly(numberText, oddText) }, { requiredKeys: [] }),
    fc.record({ _start: numberText, _limit: mostly(numberText, oddText) }, { requiredKeys: ['_limit'] }),
    fc.constant({}),
  )
  .map((window) => Object.entries(window));

/** The relations of each resource that json-server finds too. */
const RELATIONS: Readonly<Record<string, readonly string[]>> = {
  users: ['_embed=subscriptions'],
  buyers: ['_embed=orders'],
  teams: ['_embed=players'],
  subscriptions: ['_expand=user'],
  orders: ['_expand=buyer'],
  players: ['_expand=team'],
};

/** Makes queries for records that are shown to it: any mix of filters, orders, windows, searches and relations. */
export function queriesFor(records: Records): fc.Arbitrary<string> {
  const collections = ['users', 'subscriptions', 'tickets', 'players', 'teams', 'buyers', 'orders'];
  return fc.constantFrom(...collections).chain((name) => {
    const rows = records[name] ?? [];
    const paths = [...new Set(rows.flatMap((row) => pathsOf(row)))];
    const order = fc
      .array(
        fc.tuple(
          mostly(fc.constantFrom(...paths), fc.constant('nope')),
          mostly(fc.constantFrom('asc', 'desc', 'DESC', ''), fc.constant('up')),
        ),
        { maxLength: 3 },
      )
      .map((keys) =>
        keys.length === 0
          ? []
          : ([
              ['_sort', keys.map(([path]) => path).join()],
              ['_order', keys.map(([, one]) => one).join()],
            ] as const),
      );
    const search = fc.constantFrom('an', 'E', '42', 'zz', 'true', '2025').map((text) => [['q', text]] as const);
    const relations: Parameters = mostly(
      fc.constantFrom(...(RELATIONS[name] ?? ['_expand=nope'])),
      fc.constantFrom('_embed=mentors', '_embed=tickets', '_expand=team', '_expand=nope'),
    ).map((text) => {
      const [parameter = '', value = ''] = text.split('=');
      return [[parameter, value] as const];
    });
    const some = (arbitrary: Parameters, weight: number): Parameters =>
      fc.oneof({ weight, arbitrary }, { weight: 4, arbitrary: fc.constant([]) });
    const address = fc.oneof(
      { weight: 12, arbitrary: fc.constant(`/${name}`) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 45 }).map((id) => `/${name}/${id}`) },
      { weight: 1, arbitrary: fc.integer({ min: 40, max: 50 }).map((id) => `/users/${id}/subscriptions`) },
    );
    return fc
      .tuple(
        address,
        some(filterOf(rows), 6),
        some(filterOf(rows), 2),
        some(search, 1),
        order,
        windows,
        some(relations, 2),
      )
      .map(([path, ...parts]) => {
        const nested = path.endsWith('/subscriptions') && name !== 'subscriptions';
        const pairs = (nested ? parts.slice(3) : parts).flat();
        const query = pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
        return query.length === 0 ? path : `${path}?${query.join('&')}`;
      });
  });
}
