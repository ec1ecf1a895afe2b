import { MockgenError } from '../errors.ts';

/** What the options stand at when they are not given. Stated here for `--help`; a test holds them to the renderer's. */
export const OPTION_DEFAULTS = {
  seed: 42,
  items: 100,
  refDate: '2026-01-01T00:00:00.000Z',
  layout: 'both',
  images: 'data',
  out: 'fixtures',
  port: 3000,
  host: '127.0.0.1',
} as const;

const LAYOUTS = ['both', 'flat', 'category'] as const;

/** Stated here for `--help`; a test holds them to the renderer's. */
export const HOSTINGS = ['github-pages', 'cloudflare', 'netlify'] as const;

const UTC_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z)?$/;

function bad(label: string, text: string, expected: string): MockgenError {
  const shown = text === '' ? `${label} ""` : `${label} ${text}`;
  return new MockgenError('bad_option', `${shown}: expected ${expected}`, `Give ${expected}.`);
}

/**
 * Reads an integer: decimal digits without leading zeros.
 *
 * @param label what the value is called, `--items`
 * @param from the least that is allowed
 * @param to the most that is allowed
 * @throws MockgenError `bad_option`
 * @example
 * parseInteger('--items', '7', 1, 100) // => 7
 */
export function parseInteger(label: string, text: string, from: number, to: number): number {
  const value = /^(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  throw bad(label, text, `an integer from ${from} to ${to}`);
}

/**
 * Reads `--seed`.
 *
 * @throws MockgenError `bad_option` unless it is an integer from 0 to 2^53 - 1
 * @example
 * parseSeed('0') // => 0
 */
export function parseSeed(text: string): number {
  return parseInteger('--seed', text, 0, Number.MAX_SAFE_INTEGER);
}

/**
 * Reads `--items`.
 *
 * @throws MockgenError `bad_option` unless it is an integer from 1 to 100000
 * @example
 * parseItems('100') // => 100
 */
export function parseItems(text: string): number {
  return parseInteger('--items', text, 1, 100_000);
}

/**
 * Reads `--port`.
 *
 * @throws MockgenError `bad_option` unless it is an integer from 0 to 65535
 * @example
 * parsePort('3000') // => 3000
 */
export function parsePort(text: string): number {
  return parseInteger('--port', text, 0, 65_535);
}

/**
 * Reads an option that must not be empty; an empty host, to the system, is every address of the machine.
 *
 * @param label what the value is called, `--host`
 * @throws MockgenError `bad_option`
 * @example
 * parseNonEmpty('--host', 'localhost') // => "localhost"
 */
export function parseNonEmpty(label: string, text: string): string {
  if (text !== '') return text;
  throw bad(label, text, 'a value');
}

/**
 * Reads `--layout`.
 *
 * @throws MockgenError `bad_option` unless it is the name of a layout
 * @example
 * parseLayout('flat') // => "flat"
 */
export function parseLayout(text: string): 'both' | 'flat' | 'category' {
  const layout = LAYOUTS.find((name) => name === text);
  if (layout) return layout;
  throw bad('--layout', text, 'both, flat or category');
}

/**
 * Reads `--host` of a build.
 *
 * @returns undefined for `none`
 * @throws MockgenError `bad_option` unless it is the name of a hosting service
 * @example
 * parseHosting('netlify') // => "netlify"
 */
export function parseHosting(text: string): (typeof HOSTINGS)[number] | undefined {
  const host = HOSTINGS.find((name) => name === text);
  if (host ?? text === 'none') return host;
  throw bad('--host', text, `${HOSTINGS.join(', ')} or none`);
}

/**
 * Reads `--images`.
 *
 * @throws MockgenError `bad_option` unless it is `data` or `url`
 * @example
 * parseImages('url') // => "url"
 */
export function parseImages(text: string): 'data' | 'url' {
  if (text === 'data' || text === 'url') return text;
  throw bad('--images', text, 'data or url');
}

/**
 * Reads `--base-url`: an absolute http or https address without query and fragment.
 *
 * @returns the address without a slash at the end
 * @throws MockgenError `bad_option`
 * @example
 * parseBaseUrl('https://you.github.io/repo/') // => "https://you.github.io/repo"
 */
export function parseBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
  if (isPlain) return url.href.replace(/\/+$/, '');
  throw bad('--base-url', text, 'an address such as https://you.github.io/repo');
}

/**
 * Reads `--only`: names between commas, each once, blanks around them dropped. Whether there are such resources is not
 * looked at.
 *
 * @throws MockgenError `bad_option` when a name is empty
 * @example
 * parseOnly('users, books') // => ["users","books"]
 */
export function parseOnly(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) throw bad('--only', text, 'names of resources between commas');
  return [...new Set(names)];
}

/**
 * Reads `--ref-date`: a day, or a date-time in UTC, in a year from 1970 to 2100.
 *
 * @returns an ISO 8601 date-time in UTC with milliseconds
 * @throws MockgenError `bad_option`
 * @example
 * parseRefDate('2026-01-01') // => "2026-01-01T00:00:00.000Z"
 */
export function parseRefDate(text: string): string {
  const time = UTC_TIME.test(text) ? new Date(text) : new Date(Number.NaN);
  const year = time.getUTCFullYear();
  // A day that does not exist, such as February 30, would come out as one of the next month.
  if (year >= 1970 && year <= 2100 && time.toISOString().startsWith(text.slice(0, 10))) return time.toISOString();
  throw bad('--ref-date', text, 'YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss.sssZ, from 1970 to 2100');
}
