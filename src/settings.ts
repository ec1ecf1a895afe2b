import { isLayout, MOST_ITEMS, type Layout } from './tree/index.ts';

/** What may be chosen of a tree, and what is wrong with a value that may not. */
export interface Setting {
  /** What a value has to be, in words that follow "expected". */
  readonly expected: string;
  /** Whether a value is that. */
  readonly holds: (value: unknown) => boolean;
}

/** What a tree is when nothing is said about it. */
export const DEFAULTS: {
  readonly seed: number;
  readonly items: number;
  readonly refDate: string;
  readonly layout: Layout;
} = {
  seed: 42,
  items: 100,
  refDate: '2026-01-01T00:00:00.000Z',
  layout: 'both',
};

/**
 * A setting that takes whole numbers.
 *
 * @example
 * integerFrom(1, 3).holds(4) // => false
 */
export function integerFrom(least: number, most: number): Setting {
  return {
    expected: `an integer from ${least} to ${most}`,
    holds: (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
  };
}

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

/** Every choice that the command line and the test helpers share. */
export const SETTINGS: Readonly<Record<'seed' | 'items' | 'refDate' | 'layout' | 'imagesBase', Setting>> = {
  seed: integerFrom(0, Number.MAX_SAFE_INTEGER),
  items: integerFrom(1, MOST_ITEMS),
  refDate: { expected: 'YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss.sssZ, from 1970 to 2100', holds: isRefDate },
  layout: { expected: 'both, flat or category', holds: isLayout },
  imagesBase: { expected: 'an address such as https://you.github.io/repo', holds: isPlainAddress },
};

/**
 * A day, or a date-time in UTC, as every value is made with it: with milliseconds.
 *
 * @param text for which the setting `refDate` holds
 * @example
 * toRefDate('2026-01-01') // => "2026-01-01T00:00:00.000Z"
 */
export function toRefDate(text: string): string {
  return new Date(text).toISOString();
}

/**
 * An address that paths can follow: without a slash at the end.
 *
 * @param text for which the setting `imagesBase` holds
 * @example
 * toImagesBase('https://you.github.io/repo/') // => "https://you.github.io/repo"
 */
export function toImagesBase(text: string): string {
  return new URL(text).href.replace(/\/+$/, '');
}
