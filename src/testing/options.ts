import type { MockgenConfig, NamesOf } from '../config/index.ts';
import type { ResourceName } from '../resources/index.ts';
import type { TemplateName } from '../render/index.ts';
import type { Api, Layout } from '../tree/index.ts';
import { CHAOS_OPTIONS, checkChaos } from '../chaos/load/index.ts';
import { nearestName } from '../names.ts';
import { badOption, checkNames, isObject } from '../options.ts';
import { API_SETTINGS, findApiFault, ROLES, SETTINGS, type Setting } from '../settings.ts';

/** Settings of a tree for tests. The defaults are those of `mockgen build`. */
export interface TreeSettings {
  /** The seed of the data: an integer from 0 to 2^53 - 1. Default: 42. */
  readonly seed?: number;
  /** Records per resource: an integer from 1 to 100000. Default: 100. */
  readonly items?: number;
  /** The date that counts as "now" in the data: a day, or a date-time in UTC, from 1970 to 2100. Default: `2026-01-01`. */
  readonly refDate?: string;
  /** The paths of the resources: `/authors`, `/people/authors`, or both. Default: `both`. */
  readonly layout?: Layout;
  /** The names of the resources to include, such as `users`. Default: all. */
  readonly only?: readonly string[];
  /** Whether to include the resources that the ones in `only` refer to. Default: true. */
  readonly refs?: boolean;
  /**
   * The absolute address that the tree is published at. Pictures are then `.svg` files of the tree, and records contain
   * their addresses. Default: pictures are `data:` URIs.
   */
  readonly imagesBase?: string;
  /**
   * The shape of the answers: base, envelope, names of parameters, number of the first page, strictness. Default: that of
   * `mockgen build`.
   */
  readonly api?: Api;
  /**
   * A config with resources and settings: its path, relative to the working directory, or the result of `defineConfig`. The
   * other settings override it. Default: no config, not even the one in the working directory; the resources are those of
   * the service.
   */
  readonly config?: string | MockgenConfig;
  /** Texts of Handlebars templates that replace the built-in ones, by file name. Default: none. */
  readonly templates?: Readonly<Partial<Record<TemplateName, string>>>;
}

/** What a config may be: its path, or the result of `defineConfig`; undefined for none. */
export type GivenConfig = TreeSettings['config'];

/**
 * The type of the names of resources that a tree with a config can have; any text if the config is a file, which the
 * compiler does not read.
 */
type NamesIn<C> = C extends undefined
  ? ResourceName
  : MockgenConfig extends C
    ? string
    : C extends string
      ? string
      : NamesOf<C>;

/**
 * Lets the compiler check settings: each resource in `only` has to be one that the tree has.
 *
 * @typeParam C the type of the config
 */
export interface KnownNames<C extends GivenConfig> {
  readonly only?: readonly (NamesIn<C> & string)[];
  readonly config?: C;
}

// A record, so that the compiler reports a missing name.
const TEMPLATES: Readonly<Record<TemplateName, true>> = {
  'collection.json.hbs': true,
  'item.json.hbs': true,
  'meta.json.hbs': true,
  'index.json.hbs': true,
  'category.json.hbs': true,
};

const CHECKS: Readonly<Record<Exclude<keyof TreeSettings, 'only' | 'api' | 'config'>, Setting>> = {
  ...SETTINGS,
  refs: { expected: 'true or false', holds: (value) => typeof value === 'boolean' },
  templates: {
    expected: `texts by the names ${Object.keys(TEMPLATES).join(', ')}`,
    holds: (value) =>
      isObject(value) &&
      Object.entries(value).every(([name, text]) => Object.hasOwn(TEMPLATES, name) && typeof text === 'string'),
  },
};

/** The setting of an option that has to be a list of names, while these are not known yet. */
const SOME: Setting = {
  expected: "a list of names of resources, such as ['users']",
  holds: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
};

/** Returns the setting of an option that has to be a list of names from `names`. */
function someOf(names: readonly string[]): Setting {
  return {
    expected: `a list of one or more of ${names.join(', ')}`,
    holds: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => names.includes(name)),
  };
}

/**
 * Checks the names of settings.
 *
 * @param others names of options beside those of {@link TreeSettings}
 * @throws MockgenError `bad_option` for the first unknown one
 * @example
 * checkKeys({ seed: 7, dir: 'fixtures' }, ['dir']) // => undefined
 */
export function checkKeys(settings: unknown, others: readonly string[] = []): asserts settings is object {
  checkNames(settings, [...Object.keys(CHECKS), 'only', 'api', 'config', ...others]);
}

/**
 * Checks settings.
 *
 * @param names the names of all resources. Default: they are not known yet
 * @throws MockgenError `bad_option` for the first setting that is unknown or has an invalid value
 * @example
 * checkSettings({seed: 7, only: ['users']}, ['users', 'books']) // => undefined
 */
export function checkSettings(settings: TreeSettings, names?: readonly string[]): void {
  checkKeys(settings);
  const checks = new Map<string, Setting>([...Object.entries(CHECKS), ['only', names ? someOf(names) : SOME]]);
  checkConfigOption(settings.config);
  checkApi(settings.api);
  for (const [name, value] of Object.entries(settings)) {
    const check = checks.get(name);
    if (check && value !== undefined && !check.holds(value)) {
      const unknown =
        name === 'only' && Array.isArray(value) ? value.map(String).find((one) => !names?.includes(one)) : undefined;
      throw badOption(name, value, check.expected, unknown && nearestName(unknown, names ?? []));
    }
  }
}

/**
 * Checks the type of a config.
 *
 * @throws MockgenError `bad_option` when it is neither a path nor an object
 * @example
 * checkConfigOption('mockgen.config.json') // => undefined
 */
export function checkConfigOption(config: unknown): void {
  if (config !== undefined && typeof config !== 'string' && !isObject(config))
    throw badOption('config', config, 'a path, or the object of a config');
}

/**
 * Checks the setting `api`, the shape of the answers.
 *
 * @throws MockgenError `bad_option` for an invalid API
 */
function checkApi(api: TreeSettings['api']): void {
  if (api === undefined) return;
  checkNames(api, [...Object.keys(API_SETTINGS), 'query'], 'api.');
  if (api.query !== undefined) checkNames(api.query, ROLES, 'api.query.');
  if (api.chaos !== undefined) {
    checkNames(api.chaos, CHAOS_OPTIONS, 'api.chaos.');
    checkChaos(api.chaos);
  }
  const fault = findApiFault(api);
  if (fault) throw badOption(fault.name, fault.value, fault.expected);
}
