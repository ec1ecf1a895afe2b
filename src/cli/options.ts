import { MockgenError } from '../errors.ts';
import { nearestName, suggesting } from '../names.ts';
import type { Shard } from '../export/index.ts';
import { providers } from '../providers/index.ts';
import { findApiFault, integerFrom, SETTINGS, type Setting, toImagesBase, toRefDate } from '../settings.ts';
import {
  type DialectName,
  DIALECTS,
  isDelay,
  isDialectName,
  isShare,
  type Layout,
  nearestDelay,
  nearestShare,
  type Trouble,
} from '../tree/index.ts';

/** Defaults of the options that only the command line has. */
export const OPTION_DEFAULTS = {
  images: 'data',
  out: 'fixtures',
  port: 3000,
  host: '127.0.0.1',
  exported: 'export',
  database: 'sqlite',
} as const;

/** Names of the hosting providers, separated by commas. */
export const PROVIDERS: string = providers.map(({ name }) => name).join(', ');

function bad(label: string, text: string, expected: string, nearest?: string): MockgenError {
  const shown = text === '' ? `${label} ""` : `${label} ${text}`;
  return new MockgenError(
    'bad_option',
    `${shown}: ${suggesting(`expected ${expected}`, nearest)}`,
    `Give ${expected}.`,
  );
}

/**
 * Reads an integer: decimal digits without leading zeros.
 *
 * @param label what the value is called, `--items`
 * @param from the smallest allowed value
 * @param to the largest allowed value
 * @throws MockgenError `bad_option`
 * @example
 * parseInteger('--items', '7', 1, 100) // => 7
 */
export function parseInteger(label: string, text: string, from: number, to: number): number {
  return parseDigits(label, text, integerFrom(from, to));
}

function parseDigits(label: string, text: string, { holds, expected }: Setting): number {
  const value = /^(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : Number.NaN;
  if (holds(value)) return value;
  throw bad(label, text, expected);
}

/**
 * Reads `--seed`.
 *
 * @throws MockgenError `bad_option` unless it is an integer from 0 to 2^53 - 1
 * @example
 * parseSeed('0') // => 0
 */
export function parseSeed(text: string): number {
  return parseDigits('--seed', text, SETTINGS.seed);
}

/**
 * Reads `--items`.
 *
 * @throws MockgenError `bad_option` unless it is an integer from 1 to 100000
 * @example
 * parseItems('100') // => 100
 */
export function parseItems(text: string): number {
  return parseDigits('--items', text, SETTINGS.items);
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
 * Reads an option that must not be empty. To the system, an empty host means every address of the machine.
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
export function parseLayout(text: string): Layout {
  return parseChoice('--layout', text, ['both', 'flat', 'category']);
}

/**
 * Reads `--provider`.
 *
 * @returns undefined for `none`
 * @throws MockgenError `bad_option` unless it is the name of a hosting provider
 * @example
 * parseProvider('netlify') // => "netlify"
 */
export function parseProvider(text: string): string | undefined {
  if (text === 'none') return undefined;
  if (providers.some(({ name }) => name === text)) return text;
  const names = providers.map(({ name }) => name);
  throw bad('--provider', text, `${PROVIDERS} or none`, nearestName(text, names));
}

/** Names of the dialects, separated by commas. */
export const DIALECT_NAMES: string = Object.keys(DIALECTS).join(', ');

/**
 * Reads `--dialect`.
 *
 * @throws MockgenError `bad_option` unless it is the name of a dialect
 * @example
 * parseDialect('json-server') // => "json-server"
 */
export function parseDialect(text: string): DialectName {
  if (isDialectName(text)) return text;
  throw bad('--dialect', text, DIALECT_NAMES, nearestName(text, Object.keys(DIALECTS)));
}

/**
 * Reads `--delay`: milliseconds, or the least and the most.
 *
 * @throws MockgenError `bad_option` unless it is a number or a range such as 200..800
 * @example
 * parseDelay('200..800') // => [200,800]
 */
export function parseDelay(text: string): NonNullable<Trouble['delay']> {
  const [, least, most] = /^(\d+)(?:\.\.(\d+))?$/.exec(text) ?? [];
  const delay = most === undefined ? Number(least) : [Number(least), Number(most)];
  if (isDelay(delay)) return delay;
  const nearest = nearestDelay(text)?.match(/\d+/g)?.join('..');
  throw bad('--delay', text, 'milliseconds up to 600000, such as 300 or 200..800', nearest);
}

/**
 * Reads `--fail`, a share of requests.
 *
 * @throws MockgenError `bad_option` unless it is a number from 0 to 1
 * @example
 * parseShare('0.05') // => 0.05
 */
export function parseShare(text: string): number {
  const share = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (isShare(share)) return share;
  throw bad('--fail', text, 'a share from 0 to 1, such as 0.05', nearestShare(text));
}

/**
 * Reads `--images`.
 *
 * @throws MockgenError `bad_option` unless it is `data` or `url`
 * @example
 * parseImages('url') // => "url"
 */
export function parseImages(text: string): 'data' | 'url' {
  return parseChoice('--images', text, ['data', 'url']);
}

/** The forms in which references are listed. */
export type RelationForm = 'text' | 'mermaid';

/**
 * Reads `--relations`.
 *
 * @throws MockgenError `bad_option` unless it is `text` or `mermaid`
 * @example
 * parseRelationForm('mermaid') // => "mermaid"
 */
export function parseRelationForm(text: string): RelationForm {
  return parseChoice('--relations', text, ['text', 'mermaid']);
}

/** What `--format` may be. */
export type FormatName = 'sql' | 'csv' | 'ndjson' | 'parquet';

/**
 * Reads `--format`.
 *
 * @throws MockgenError `bad_option` unless it is sql, csv, ndjson or parquet
 * @example
 * parseFormat('csv') // => "csv"
 */
export const parseFormat = (text: string): FormatName =>
  parseChoice('--format', text, ['sql', 'csv', 'ndjson', 'parquet']);

/** @throws MockgenError `bad_option`: an export needs `--format` */
export function missingFormat(): never {
  const message = '--format is missing: expected sql, csv, ndjson or parquet';
  throw new MockgenError('bad_option', message, 'For example: mockgen export --format csv');
}

/**
 * Reads `--database`.
 *
 * @throws MockgenError `bad_option` unless it is sqlite or postgres
 * @example
 * parseDatabase('postgres') // => "postgres"
 */
export const parseDatabase = (text: string): 'sqlite' | 'postgres' =>
  parseChoice('--database', text, ['sqlite', 'postgres']);

/**
 * Reads `--items` of an export, which is not limited as a tree is.
 *
 * @throws MockgenError `bad_option` unless it is an integer from 1 to 10^12
 * @example
 * parseExportItems('2000000') // => 2000000
 */
export const parseExportItems = (text: string): number => parseInteger('--items', text, 1, 1e12);

/**
 * Reads `--depth` of an explanation.
 *
 * @throws MockgenError `bad_option` unless it is an integer from 1 to 100
 * @example
 * parseDepth('2') // => 2
 */
export const parseDepth = (text: string): number => parseInteger('--depth', text, 1, 100);

/**
 * Reads `--shard`.
 *
 * @throws MockgenError `bad_option` unless it is `k/n`, with k from 1 to n, and n up to 100000
 * @example
 * parseShard('3/64') // => {"number":3,"of":64}
 */
export function parseShard(text: string): Shard {
  const [, number, of] = (/^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text) ?? []).map(Number);
  if (number !== undefined && of !== undefined && number <= of && of <= 100_000) return { number, of };
  throw bad('--shard', text, 'k/n with k from 1 to n, such as 3/64');
}

function parseChoice<T extends string>(label: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  const expected = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
  throw bad(label, text, expected, nearestName(text, choices));
}

/**
 * Reads `--base`, the prefix of every path.
 *
 * @returns the path without a slash at the end; empty for `/`
 * @throws MockgenError `bad_option`
 * @example
 * parseBase('/api/v1/') // => "/api/v1"
 */
export function parseBase(text: string): string {
  const fault = findApiFault({ base: text });
  if (fault || text === '') throw bad('--base', text, fault?.expected ?? 'a path such as /api/v1');
  return text.replace(/\/$/, '');
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
  if (SETTINGS.imagesBase.holds(text)) return toImagesBase(text);
  throw bad('--base-url', text, SETTINGS.imagesBase.expected);
}

/**
 * Reads `--only`: names separated by commas, without blanks and repetitions. Whether such resources exist is not
 * checked here.
 *
 * @param before the names from an earlier `--only` of the same command line, which add up
 * @throws MockgenError `bad_option` when a name is empty
 * @example
 * parseOnly('users, books') // => ["users","books"]
 */
export function parseOnly(text: string, before: readonly string[] = []): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) throw bad('--only', text, 'names of resources between commas');
  return [...new Set([...before, ...names])];
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
  if (SETTINGS.refDate.holds(text)) return toRefDate(text);
  throw bad('--ref-date', text, SETTINGS.refDate.expected);
}
