import { isTooMany, itemCount, pathName } from '../drafts/index.ts';
import {
  bool,
  described,
  isPlain,
  kind,
  mapOf,
  oneOf,
  text,
  texts,
  unknownName,
  unlike,
  withKeys,
  within,
  word,
  type ConfigPlace,
  type Faults,
  type Plain,
  type ReadBy,
  type Reader,
} from '../faults/index.ts';
import { providers } from '../providers/index.ts';
import { API_SETTINGS, badNamesIn, ROLES, SETTINGS, type Setting } from '../settings.ts';
import {
  type ChaosOptions,
  DELAYS,
  type Dialect,
  DIALECTS,
  isDelay,
  isEnvelopeName,
  isShare,
  LONGEST_DELAY,
  nearestDelay,
  nearestShare,
  type Role,
  SHARES,
  tidyChaos,
  type Trouble,
} from '../tree/index.ts';
import { readFields } from './parse-field.ts';

/** The names of the query parameters by role, and the number of the first page. */
interface QueryConfig extends Readonly<Partial<Record<Role, string>>> {
  readonly firstPage?: 0 | 1;
}

const isSchema = (value: unknown): value is string | object =>
  (typeof value === 'string' && value !== '') || isPlain(value) || typeof value === 'function';

type Delay = NonNullable<Trouble['delay']>;

const readDelay: Reader<Delay> = (value, place, faults) =>
  isDelay(value) ? value : faults.add(place, unlike(DELAYS, value, nearestDelay(value)));

const TIME = { type: 'integer', minimum: 0, maximum: LONGEST_DELAY };

const delay: Reader<Delay> = described(readDelay, () => ({
  anyOf: [TIME, { type: 'array', items: TIME, minItems: 2, maxItems: 2 }],
}));

const readFail: Reader<number> = (value, place, faults) =>
  isShare(value) ? value : faults.add(place, unlike(SHARES, value, nearestShare(value)));

const fail: Reader<number> = described(readFail, () => ({ type: 'number', minimum: 0, maximum: 1 }));

/** All keys that a resource can have in a config, with the reader of each. */
const RESOURCE_KEYS = {
  /** One record of the resource, in words. Default: the singular of its name. */
  singular: word,
  /** Name of the category of the resource. Default: `resources`. */
  category: pathName,
  description: text,
  /** Path of the collection, without the base: `v1/Conversations`. Default: the name of the resource. */
  path: word,
  /** The unique field, an integer or a text, by which an item is addressed. Default: `id`. */
  key: word,
  /**
   * Whether the resource has only one record, which answers at the path itself; with `under`, one below each record of
   * another resource. Default: false.
   */
  single: bool,
  /**
   * Addresses below the records of other resources: `users/{user_id}/orders`. With `/{id}` behind it, the items answer
   * there, too. Default: a collection below each resource that this one refers to.
   */
  under: texts,
  /** The fields that a record has in lists. Default: all. */
  list: texts,
  /**
   * Shape of the pages of the resource: a built-in one, or a folder with a template `collection`. Default: that of the
   * tree.
   */
  envelope: word,
  /**
   * Shape of the items of the resource: a built-in one, or a folder with a template `item`. Default: that of the tree.
   */
  item: word,
  /** How many records the resource has. Default: the number that the build has for every resource. */
  items: itemCount,
  /** How long answers about the resource take, in milliseconds: a time, or the least and the most. Default: as for all. */
  delay,
  /** The share of requests for the resource that fail, from 0 to 1. Default: as for all. */
  fail,
  /**
   * Schema of the records: a path such as `openapi.yaml#/components/schemas/Review`; in code also a schema, or an
   * object with Standard JSON Schema.
   */
  schema: kind('the name of a file, or a schema', isSchema),
  fields: readFields,
  /**
   * Another resource, whose records this one shows in place of records of its own. Default: it has records of its own.
   */
  of: word,
  /** Hidden fields, which other fields read and no record shows. */
  causes: readFields,
  /**
   * The fields that are unique together: no two records have the same values in all of them, such as `['doctor_id',
   * 'starts_at']`.
   */
  unique: texts,
};

/** A resource in a config. */
export interface ResourceConfig extends ReadBy<typeof RESOURCE_KEYS> {}

const readResourceKeys: Reader<ResourceConfig> = withKeys(
  RESOURCE_KEYS,
  'a resource',
  `a key of a resource (${Object.keys(RESOURCE_KEYS).join(', ')})`,
);

/**
 * Keys that describe records. A resource with `of` cannot have them, because the other resource describes its records.
 */
const OF_RECORDS = ['schema', 'fields', 'causes', 'key', 'unique', 'under'] as const;

/** Checks that a resource says what its records are: with fields, a schema, or the resource whose records it shows. */
function checkRecords(resource: ResourceConfig, place: ConfigPlace, faults: Faults): void {
  const { of, fields, schema } = resource;
  const needless = OF_RECORDS.find((key) => resource[key] !== undefined);
  if (of !== undefined && needless !== undefined) {
    faults.add(within(place, needless), { expected: `no ${needless} beside of: the records are those of ${of}` });
  }
  if (of === undefined && !fields && schema === undefined) {
    faults.add(place, { expected: 'fields or a schema', got: 'neither' });
  }
}

/** Reads the resources by name. A resource with a fault stays in the result, since others can refer to it. */
const readAllResources: Reader<Readonly<Record<string, ResourceConfig>>> = (value, place, faults) => {
  if (!isPlain(value)) return faults.add(place, unlike('resources by name', value));
  const entries = Object.entries(value).flatMap(([name, one]) => {
    if (one === undefined) return [];
    const at = within(place, name);
    pathName(name, at, faults);
    const resource = readResourceKeys(one, at, faults) ?? {};
    if (faults.countIn(at) === 0) checkRecords(resource, at, faults);
    return [[name, resource] as const];
  });
  return Object.fromEntries(entries);
};

const readResources: Reader<Readonly<Record<string, ResourceConfig>>> = described(readAllResources, (of) => ({
  type: 'object',
  additionalProperties: of(readResourceKeys),
}));

/** Creates the reader of a setting of a build. */
function setting<T>({ expected, holds, schema }: Setting): Reader<T> {
  return kind(expected, (value): value is T => holds(value), schema);
}

const oneCount: Reader<number> = setting(SETTINGS.items);

/** A value for all resources, or values for some by their names, with `default` for the others. */
type ByResource<T> = T | Readonly<Record<string, T>>;

/**
 * Creates the reader of a value for all resources, or of values for some by name.
 *
 * @param values what several of them are called in messages
 * @param nearest returns the value that was probably meant by a wrong one. Default: no value is suggested
 */
function byResource<T>(
  one: Reader<T>,
  { expected, holds }: Pick<Setting, 'expected' | 'holds'>,
  values: string,
  nearest?: (value: unknown) => string | undefined,
): Reader<ByResource<T>> {
  const some = mapOf(`${values} by resource`, one);
  const read: Reader<ByResource<T>> = (value, place, faults) => {
    if (holds(value)) return one(value, place, faults);
    if (isPlain(value)) return some(value, place, faults);
    return faults.add(place, unlike(`${expected}, or such ${values} by resource`, value, nearest?.(value)));
  };
  return described(read, (of) => ({ anyOf: [of(one), of(some)] }));
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * The largest number of elements that a list may have, such as a list of file patterns: each may be looked for on its
 * own.
 */
const MOST_LISTED = 1_000;

/** Creates the reader of a list. Elements that cannot be read are left out. */
function listOf<T>(expected: string, read: Reader<T>): Reader<readonly T[]> {
  const readAll: Reader<readonly T[]> = (value, place, faults) => {
    if (!isList(value)) return faults.add(place, unlike(expected, value));
    if (isTooMany(value.length, MOST_LISTED, 'elements', place, faults)) return undefined;
    return value.flatMap((one, at) => read(one, within(place, at), faults) ?? []);
  };
  return described(readAll, (of) => ({ type: 'array', items: of(read) }));
}

/** Creates the reader of one value, or of a list of values. */
function oneOrList<A, B>(isOne: (value: unknown) => boolean, one: Reader<A>, list: Reader<B>): Reader<A | B> {
  return described<A | B>(
    (value, place, faults) => (isOne(value) ? one(value, place, faults) : list(value, place, faults)),
    (of) => ({ anyOf: [of(one), of(list)] }),
  );
}

/** Reads which built-in resources are kept: all, none, or some by name. */
const builtins: Reader<boolean | readonly string[]> = oneOrList(
  (value) => typeof value === 'boolean',
  bool,
  listOf('true, false or a list of names', text),
);

/** Reads a file pattern, or a list of them. */
const patterns: Reader<string | readonly string[]> = oneOrList(
  (value) => typeof value === 'string',
  word,
  listOf('a pattern of files, or a list of them', word),
);

const readQuery: Reader<QueryConfig> = (value, place, faults) => {
  if (!isPlain(value)) return faults.add(place, unlike('names of parameters by role', value));
  const { firstPage, ...names } = value;
  if (firstPage !== undefined) setting(API_SETTINGS.firstPage)(firstPage, within(place, 'firstPage'), faults);
  const keys = [...ROLES, 'firstPage'];
  for (const { name, value: found, expected } of badNamesIn(names)) {
    const [, role] = name.split('.');
    if (role === undefined) {
      const key = String(found);
      faults.add(within(place, key), unknownName(`one of ${keys.join(', ')}`, key, keys));
    } else faults.add(within(place, role), unlike(expected, found));
  }
  // Names and number were checked. Callers that continue in spite of faults check for them.
  return value as QueryConfig;
};

/** Reads the names of the query parameters. */
const query: Reader<QueryConfig> = described(readQuery, () => ({
  type: 'object',
  properties: {
    ...Object.fromEntries(ROLES.map((role) => [role, { type: 'string' }])),
    firstPage: API_SETTINGS.firstPage.schema,
  },
  additionalProperties: false,
}));

const readDialect: Reader<Dialect> = (value, place, faults) => {
  const { expected, holds } = API_SETTINGS.dialect;
  const names = Object.keys(DIALECTS);
  if (typeof value === 'string' && !holds(value)) return faults.add(place, unknownName(expected, value, names));
  return setting<Dialect>(API_SETTINGS.dialect)(value, place, faults);
};

/** Reads a dialect: the name of one, or an object with single abilities. */
const dialect: Reader<Dialect> = described(readDialect, () => API_SETTINGS.dialect.schema ?? {});

/** All keys that a config can have, with the reader of each. */
const CONFIG_KEYS = {
  /** Address of the JSON Schema of configs, which editors read. */
  $schema: text,
  seed: setting<number>(SETTINGS.seed),
  items: byResource(oneCount, SETTINGS.items, 'numbers'),
  /** How long answers take, in milliseconds: a time, or the least and the most; or such values by resource. Default: 0. */
  delay: byResource(delay, { expected: DELAYS, holds: isDelay }, 'delays', nearestDelay),
  /** The share of requests that fail, from 0 to 1; or such shares by resource. Default: 0. */
  fail: byResource(fail, { expected: SHARES, holds: isShare }, 'shares', nearestShare),
  out: word,
  layout: setting<string>(SETTINGS.layout),
  refDate: setting<string>(SETTINGS.refDate),
  packed: bool,
  nested: bool,
  dataOnly: bool,
  provider: oneOf([...providers.map(({ name }): string => name), 'none']),
  templates: word,
  builtins,
  base: setting<string>(API_SETTINGS.base),
  /** Shape of pages: a built-in envelope by name, or a folder of templates. */
  envelope: word,
  query,
  strict: bool,
  /**
   * How clients query the tree: the name of a server whose clients it has to answer, or single abilities with
   * parameters that you name.
   */
  dialect,
  /** Patterns of schema files. Each file describes one resource. */
  schemas: patterns,
  resources: readResources,
};

/** The keys of a config. */
export interface MockgenConfig extends ReadBy<typeof CONFIG_KEYS> {}

/** Reads the keys of a config. */
export const readConfigKeys: Reader<MockgenConfig> = withKeys(CONFIG_KEYS, 'an object', 'a key of a config');

/** Takes a value by resource apart: the value for all, and those for some. */
function parted<T>(value: ByResource<T> | undefined): { readonly all?: T; readonly some: Readonly<Record<string, T>> } {
  if (!isPlain(value)) return { ...(value !== undefined && { all: value }), some: {} };
  // What is an object, and so no value itself, has a value for each name.
  const { default: all, ...some } = value as Readonly<Record<string, T>>;
  return { ...(all !== undefined && { all }), some };
}

/** Returns the delays and failures of a config. What it says at a resource by name comes before what the resource says. */
function chaosOf({ delay: slow, fail: failing, resources = {} }: MockgenConfig): ChaosOptions {
  const [delays, shares] = [parted(slow), parted(failing)];
  const names = new Set([...Object.keys(resources), ...Object.keys(delays.some), ...Object.keys(shares.some)]);
  const some = [...names].flatMap((name) => {
    const { delay: time, fail: share } = resources[name] ?? {};
    const trouble = { delay: delays.some[name] ?? time, fail: shares.some[name] ?? share };
    return Object.values(trouble).some((one) => one !== undefined) ? [[name, trouble] as const] : [];
  });
  return { delay: delays.all, fail: shares.all, ...(some.length > 0 && { resources: Object.fromEntries(some) }) };
}

/** Returns the keys of a config about the shape of answers, as options of a build. */
export function apiOf(config: MockgenConfig): Plain {
  const { base, envelope, query: asked = {}, strict, dialect: spoken } = config;
  const { firstPage, ...names } = asked;
  const chaos = tidyChaos(chaosOf(config));
  return {
    ...(base !== undefined && { base }),
    // Any other value is a folder.
    ...(isEnvelopeName(envelope) && { envelope }),
    ...(Object.keys(names).length > 0 && { query: names }),
    ...(firstPage !== undefined && { firstPage }),
    ...(strict !== undefined && { strict }),
    ...(spoken !== undefined && { dialect: spoken }),
    ...(chaos && { chaos }),
  };
}

/**
 * Parses a config: checks its keys and their values, and notes all faults. References between resources are checked
 * later, when they are compiled.
 *
 * @param file name of the config in messages
 * @returns what could be read. Values with a fault are left out; fields and resources with one stay. See {@link Faults}
 */
export function parseConfig(value: Plain, file: string, faults: Faults): MockgenConfig {
  return readConfigKeys(value, { file, path: [] }, faults) ?? {};
}
