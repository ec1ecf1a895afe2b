import { MockgenError } from '../errors.ts';
import { suggesting } from '../names.ts';

/** How long answers take, and how many of them fail. */
export interface Trouble {
  /**
   * How long an answer takes at least, in milliseconds from 0 to 600000: a number, or the shortest and the longest
   * time. Default: 0.
   */
  readonly delay?: number | readonly [least: number, most: number] | undefined;
  /** The share of requests that fail, from 0 to 1: with 500, with 429, or without an answer. Default: 0. */
  readonly fail?: number | undefined;
}

/**
 * Delays and failures of requests. The seed of the tree decides which requests they hit. Without any of these keys
 * there are none.
 */
export interface ChaosOptions extends Trouble {
  /** Other delays and failures for some resources, by their names. Default: none. */
  readonly resources?: Readonly<Record<string, Trouble>> | undefined;
}

/** The longest delay, in milliseconds. */
const LONGEST = 600_000;

const DELAY = `milliseconds from 0 to ${LONGEST}, or the least and the most, such as [200, 800]`;
const SHARE = 'a share from 0 to 1, such as 0.05';

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LONGEST;

/**
 * Whether a value is a delay: a time in milliseconds, or two of them in order.
 *
 * @example
 * isDelay([800, 200]) // => false
 */
export function isDelay(value: unknown): value is NonNullable<Trouble['delay']> {
  if (!Array.isArray(value)) return isTime(value);
  const [least, most]: readonly unknown[] = value;
  return value.length === 2 && isTime(least) && isTime(most) && least <= most;
}

/**
 * Returns the delay that was probably meant by a value that is none: its times in the right form and order.
 *
 * @returns undefined if the value does not have one or two times
 * @example
 * nearestDelay('800-200') // => "200..800"
 */
export function nearestDelay(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(Math.round(value)) : String(value);
  const times = (text.match(/\d+/g) ?? []).map(Number);
  const [one = 0, other = one] = times;
  if (times.length === 0 || times.length > 2 || !isTime(one) || !isTime(other)) return undefined;
  const [least, most] = one < other ? [one, other] : [other, one];
  const range = typeof value === 'string' ? `${least}..${most}` : `[${least}, ${most}]`;
  return least === most ? `${least}` : range;
}

/**
 * Whether a value is a share.
 *
 * @example
 * isShare(1.5) // => false
 */
export function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

/**
 * Returns the share that was probably meant by a value that is none: that of a percentage.
 *
 * @returns undefined if the value is no percentage
 * @example
 * nearestShare('5%') // => "0.05"
 */
export function nearestShare(value: unknown): string | undefined {
  const percent = Number.parseFloat(String(value));
  return percent > 1 && percent <= 100 ? `${percent / 100}` : undefined;
}

function refusal(label: string, value: unknown, expected: string, nearest: string | undefined): MockgenError {
  const shown =
    typeof value === 'string' ? `'${value}'` : Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
  return new MockgenError(
    'bad_option',
    `${label} ${shown}: ${suggesting(`expected ${expected}`, nearest)}`,
    `Give ${expected}.`,
  );
}

function checkTrouble(prefix: string, { delay, fail }: Trouble): void {
  if (delay !== undefined && !isDelay(delay)) throw refusal(`${prefix}delay`, delay, DELAY, nearestDelay(delay));
  if (fail !== undefined && !isShare(fail)) throw refusal(`${prefix}fail`, fail, SHARE, nearestShare(fail));
}

/**
 * Checks options of delays and failures. The names of resources are checked later, when there is a tree.
 *
 * @returns whether any were asked for
 * @throws MockgenError `bad_option` for the first one with a wrong value
 * @example
 * checkChaos({ resources: { users: { delay: 300 } } }) // => true
 */
export function checkChaos(options: ChaosOptions): boolean {
  const { delay, fail, resources } = options;
  checkTrouble('', options);
  for (const [name, trouble] of Object.entries(resources ?? {})) checkTrouble(`resources.${name}.`, trouble);
  return (delay ?? fail ?? resources) !== undefined;
}
