import {
  bool,
  described,
  isPlain,
  oneOf,
  text,
  unknownName,
  unlike,
  withKeys,
  within,
  word,
  type Faults,
  type Plain,
  type ReadBy,
  type Reader,
} from '../faults/index.ts';
import { providers } from '../providers/index.ts';
import { API_SETTINGS, badNamesIn, ROLES, SETTINGS } from '../settings.ts';
import { type Dialect, DIALECTS, isEnvelopeName, type Role } from '../tree/index.ts';
import { chaosOf, delays, shares } from './parse-chaos.ts';
import { readResources } from './parse-resource.ts';
import { byResource, listOf, oneOrList, setting } from './readers.ts';

/** The names of the query parameters by role, and the number of the first page. */
interface QueryConfig extends Readonly<Partial<Record<Role, string>>> {
  readonly firstPage?: 0 | 1;
}

const oneCount: Reader<number> = setting(SETTINGS.items);

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
  delay: delays,
  /** The share of requests that fail, from 0 to 1; or such shares by resource. Default: 0. */
  fail: shares,
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

/** Returns the keys of a config about the shape of answers, as options of a build. */
export function apiOf(config: MockgenConfig): Plain {
  const { base, envelope, query: asked = {}, strict, dialect: spoken } = config;
  const { firstPage, ...names } = asked;
  const chaos = chaosOf(config);
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
