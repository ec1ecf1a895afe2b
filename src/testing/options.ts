import type { Layout, TemplateName } from '../render/index.ts';
import { resources } from '../resources/index.ts';
import { badOption } from './bad-option.ts';

/** What a tree for tests is made of; each default is that of `mockgen build`. */
export interface TreeSettings {
  /** Which data: an integer from 0 to 2^53 - 1. Default: 42. */
  readonly seed?: number;
  /** Records per resource: an integer from 1 to 100000. Default: 100. */
  readonly items?: number;
  /** What "now" is to the data: a day, or a date-time in UTC, from 1970 to 2100. Default: `2026-01-01`. */
  readonly refDate?: string;
  /** The paths of the resources: `/authors`, `/people/authors`, or both. Default: `both`. */
  readonly layout?: Layout;
  /** Path nouns of the resources there are, such as `users`. Default: all of them. */
  readonly only?: readonly string[];
  /**
   * The absolute address that the tree answers under: pictures are then `.svg` files of it, and records hold their
   * addresses. Default: pictures are `data:` URIs.
   */
  readonly imagesBase?: string;
  /** Texts of Handlebars templates that replace the built-in ones, by file name. Default: none. */
  readonly templates?: Readonly<Partial<Record<TemplateName, string>>>;
}

/** What is wrong with a value, if anything. */
interface Check {
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
}

const NAMES: readonly string[] = resources.map(({ name }) => name);

// Records, so that the compiler misses a name that is left out.
const LAYOUTS: Readonly<Record<Layout, true>> = { both: true, flat: true, category: true };
const TEMPLATES: Readonly<Record<TemplateName, true>> = {
  'collection.json.hbs': true,
  'item.json.hbs': true,
  'meta.json.hbs': true,
  'index.json.hbs': true,
  'category.json.hbs': true,
};

const UTC_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z)?$/;

function isRefDate(value: unknown): boolean {
  const text = typeof value === 'string' && UTC_TIME.test(value) ? value : '';
  const time = new Date(text);
  const year = time.getUTCFullYear();
  // A day that does not exist, such as February 30, would come out as one of the next month.
  return year >= 1970 && year <= 2100 && time.toISOString().startsWith(text.slice(0, 10));
}

function isPlainAddress(value: unknown): boolean {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
}

const integer = (from: number, to: number): Check => ({
  expected: `an integer from ${from} to ${to}`,
  holds: (value) => Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to,
});

const CHECKS: Readonly<Record<keyof TreeSettings, Check>> = {
  seed: integer(0, Number.MAX_SAFE_INTEGER),
  items: integer(1, 100_000),
  refDate: { expected: 'YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss.sssZ, from 1970 to 2100', holds: isRefDate },
  layout: { expected: 'both, flat or category', holds: (value) => Object.hasOwn(LAYOUTS, String(value)) },
  only: {
    expected: `a list of one or more of ${NAMES.join(', ')}`,
    holds: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => NAMES.includes(name)),
  },
  imagesBase: { expected: 'an address such as https://api.example', holds: isPlainAddress },
  templates: {
    expected: `texts by the names ${Object.keys(TEMPLATES).join(', ')}`,
    holds: (value) =>
      typeof value === 'object' &&
      value !== null &&
      Object.entries(value).every(([name, text]) => Object.hasOwn(TEMPLATES, name) && typeof text === 'string'),
  },
};

/**
 * Sees that settings are what a build would take.
 *
 * @throws MockgenError `bad_option` for the first one that is not, or that nobody knows, with what was expected
 * @example
 * checkSettings({seed: 7, only: ['users']}) // => undefined
 */
export function checkSettings(settings: TreeSettings): void {
  for (const [name, value] of Object.entries(settings)) {
    if (!isSetting(name)) throw badOption('option', name, Object.keys(CHECKS).join(', '));
    const { expected, holds } = CHECKS[name];
    if (value !== undefined && !holds(value)) throw badOption(name, value, expected);
  }
}

function isSetting(name: string): name is keyof TreeSettings {
  return Object.hasOwn(CHECKS, name);
}
