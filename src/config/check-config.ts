import { findApiFault, SETTINGS, type Setting } from '../settings.ts';
import { providers } from '../providers/index.ts';
import { isEnvelopeName } from '../tree/index.ts';
import {
  anything,
  bool,
  checkKeys,
  isPlain,
  oneOf,
  plainAt,
  text,
  texts,
  word,
  configError,
  Faults,
  within,
  type Check,
  type Plain,
  type ConfigPlace,
} from '../faults/index.ts';
import { checkResourceConfig } from './check-resource.ts';
import { nearestName } from '../names.ts';
import type { MockgenConfig } from './types.ts';

const setting =
  ({ expected, holds }: Setting): Check =>
  (value, place) => {
    if (!holds(value)) throw configError(place, expected, value);
  };

const items: Check = (value, place) => {
  if (!isPlain(value)) {
    if (!SETTINGS.items.holds(value)) {
      throw configError(place, `${SETTINGS.items.expected}, or such numbers by resource`, value);
    }
    return;
  }
  for (const [name, count] of Object.entries(value)) {
    if (count !== undefined) setting(SETTINGS.items)(count, within(place, name));
  }
};

const builtins: Check = (value, place) => {
  if (typeof value === 'boolean') return;
  if (!Array.isArray(value)) throw configError(place, 'true, false or a list of names', value);
  for (const [at, name] of value.entries()) text(name, within(place, at));
};

/** Checks patterns of files. */
const patterns: Check = (value, place) => {
  if (typeof value === 'string') return word(value, place);
  texts(value, place);
  if (Array.isArray(value)) for (const [at, one] of value.entries()) word(one, within(place, at));
};

const resources: Check = (value, place) => {
  const faults = new Faults();
  for (const [name, resource] of Object.entries(plainAt(value, place, 'resources by name'))) {
    if (resource !== undefined) faults.attempt(() => checkResourceConfig(name, resource, within(place, name)));
  }
  faults.throwAny();
};

const CHECKS: Readonly<Record<keyof MockgenConfig, Check>> = {
  seed: setting(SETTINGS.seed),
  items,
  out: word,
  layout: setting(SETTINGS.layout),
  refDate: setting(SETTINGS.refDate),
  packed: bool,
  nested: bool,
  dataOnly: bool,
  provider: oneOf([...providers.map(({ name }) => name), 'none']),
  templates: word,
  builtins,
  base: anything,
  envelope: word,
  query: anything,
  strict: anything,
  schemas: patterns,
  resources,
};

/** Returns the shape of answers that a config asks for, as settings of a tree. */
export function apiOf({ base, envelope, query = {}, strict }: MockgenConfig): Plain {
  const { firstPage, ...names } = query;
  return {
    ...(base !== undefined && { base }),
    // Any other value is a folder.
    ...(isEnvelopeName(envelope) && { envelope }),
    ...(Object.keys(names).length > 0 && { query: names }),
    ...(firstPage !== undefined && { firstPage }),
    ...(strict !== undefined && { strict }),
  };
}

/** Checks the shape of answers. */
function checkApi(config: MockgenConfig, place: ConfigPlace): void {
  if (config.query !== undefined) plainAt(config.query, within(place, 'query'), 'names of parameters by role');
  const fault = findApiFault(apiOf(config));
  if (!fault) return;
  const { name, value, expected } = fault;
  if (name === 'firstPage') throw configError(within(place, 'query', name), expected, value);
  const near = name === 'query' ? nearestName(String(value), [...expected.split(', '), 'firstPage']) : undefined;
  throw configError(within(place, ...name.split('.')), expected, value, near);
}

/**
 * Checks the keys and values of a config. What its resources refer to is checked when they are compiled.
 *
 * @throws MockgenError `config_invalid`, with the place, what was expected there and what is there
 */
export function checkConfig(value: Plain, file: string): MockgenConfig {
  const place: ConfigPlace = { file, path: [] };
  checkKeys(value, place, CHECKS, 'a key of a config');
  // Each key was checked, or is checked below.
  const config = value as MockgenConfig;
  checkApi(config, place);
  return config;
}
