import type { MockgenConfig } from '../config/index.ts';
import type { TemplateName, TreeOptions } from '../render/index.ts';
import { findApiFault, SETTINGS, type Setting } from '../settings.ts';
import { badOption } from '../web/index.ts';

/** What a tree for tests is made of; each default is that of `mockgen build`. */
export interface TreeSettings {
  /** Which data: an integer from 0 to 2^53 - 1. Default: 42. */
  readonly seed?: number;
  /** Records per resource: an integer from 1 to 100000. Default: 100. */
  readonly items?: number;
  /** What "now" is to the data: a day, or a date-time in UTC, from 1970 to 2100. Default: `2026-01-01`. */
  readonly refDate?: string;
  /** The paths of the resources: `/authors`, `/people/authors`, or both. Default: `both`. */
  readonly layout?: TreeOptions['layout'];
  /** Path nouns of the resources there are, such as `users`. Default: all of them. */
  readonly only?: readonly string[];
  /** Whether the resources that those of `only` refer to or read are there as well. Default: true. */
  readonly refs?: boolean;
  /**
   * The absolute address that the tree answers under: pictures are then `.svg` files of it, and records hold their
   * addresses. Default: pictures are `data:` URIs.
   */
  readonly imagesBase?: string;
  /**
   * The shape of the answers: base, envelope, names of parameters, number of the first page, strictness. Default: that of
   * `mockgen build`.
   */
  readonly api?: NonNullable<TreeOptions['api']>;
  /**
   * The resources, and whatever else a config says: the path of a config, from the working directory, or what
   * `defineConfig` gives. The other settings come before it. Default: none is looked for, and the resources are those of the
   * service.
   */
  readonly config?: string | MockgenConfig;
  /** Texts of Handlebars templates that replace the built-in ones, by file name. Default: none. */
  readonly templates?: Readonly<Partial<Record<TemplateName, string>>>;
}

// A record, so that the compiler misses a name that is left out.
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
      typeof value === 'object' &&
      value !== null &&
      Object.entries(value).every(([name, text]) => Object.hasOwn(TEMPLATES, name) && typeof text === 'string'),
  },
};

/** A list of some of the names there are. */
function someOf(names: readonly string[]): Setting {
  return {
    expected: `a list of one or more of ${names.join(', ')}`,
    holds: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => names.includes(name)),
  };
}

/**
 * Checks that settings are what a build would take.
 *
 * @param names the path nouns of all resources
 * @throws MockgenError `bad_option` for the first one that is not, or that is not a setting, with what was expected
 * @example
 * checkSettings({seed: 7, only: ['users']}, ['users', 'books']) // => undefined
 */
export function checkSettings(settings: TreeSettings, names: readonly string[]): void {
  const checks = new Map<string, Setting>([...Object.entries(CHECKS), ['only', someOf(names)]]);
  for (const [name, value] of Object.entries(settings)) {
    const check = checks.get(name);
    if (name === 'config') continue;
    if (name === 'api') checkApi(value);
    else if (!check) throw badOption('option', name, [...checks.keys(), 'api', 'config'].join(', '));
    else if (value !== undefined && !check.holds(value)) throw badOption(name, value, check.expected);
  }
}

/**
 * Checks the config of settings, as far as it can be told before it is opened.
 *
 * @throws MockgenError `bad_option` for what is neither a path nor an object
 * @example
 * checkConfigOption('mockgen.config.json') // => undefined
 */
export function checkConfigOption(config: unknown): void {
  const isGiven = typeof config === 'string' || (typeof config === 'object' && config !== null);
  if (config !== undefined && !isGiven) throw badOption('config', config, 'a path, or the object of a config');
}

/** @throws MockgenError `bad_option` for a shape of answers that no build takes */
function checkApi(api: unknown): void {
  const fault = api === undefined ? undefined : findApiFault(api);
  if (fault) throw badOption(fault.name, fault.value, fault.expected);
}
