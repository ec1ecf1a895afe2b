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

/** The names of the options of {@link Trouble}. */
export const TROUBLE_OPTIONS: readonly (keyof Trouble)[] = ['delay', 'fail'];

/** The names of the options of {@link ChaosOptions}. */
export const CHAOS_OPTIONS: readonly (keyof ChaosOptions)[] = ['delay', 'fail', 'resources'];

/** The longest delay, in milliseconds. */
export const LONGEST_DELAY = 600_000;

/** Delays in words. Messages have them behind "expected". */
export const DELAYS: string = `milliseconds from 0 to ${LONGEST_DELAY}, or the least and the most, such as [200, 800]`;
/** Shares in words. Messages have them behind "expected". */
export const SHARES: string = 'a share from 0 to 1, such as 0.05';

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LONGEST_DELAY;

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
 * nearestDelay('800-200') // => "[200, 800]"
 */
export function nearestDelay(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(Math.round(value)) : String(value);
  const times = (text.match(/\d+/g) ?? []).map(Number);
  const [one = 0, other = one] = times;
  if (times.length === 0 || times.length > 2 || !isTime(one) || !isTime(other)) return undefined;
  const [least, most] = one < other ? [one, other] : [other, one];
  return least === most ? `${least}` : `[${least}, ${most}]`;
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

/** Whether a value is a delay, a share of failures, or both. */
function isTrouble(value: unknown): value is Trouble {
  if (typeof value !== 'object' || value === null) return false;
  const { delay, fail, ...others }: Record<string, unknown> = { ...value };
  const areNumbers = (delay === undefined || isDelay(delay)) && (fail === undefined || isShare(fail));
  return areNumbers && Object.keys(others).length === 0;
}

/**
 * Whether a value is a description of delays and failures, for all resources and for some.
 *
 * @example
 * isChaos({ fail: 0.05, resources: { users: { delay: 300 } } }) // => true
 */
export function isChaos(value: unknown): value is ChaosOptions {
  if (typeof value !== 'object' || value === null) return false;
  const { resources = {}, ...whole }: { readonly resources?: unknown } = value;
  return isTrouble(whole) && typeof resources === 'object' && Object.values(Object(resources)).every(isTrouble);
}

/**
 * Returns the delays and failures that differ from none.
 *
 * @returns undefined when there are none
 * @example
 * tidyChaos({ delay: undefined, fail: 0.05, resources: {} }) // => {"fail":0.05}
 */
export function tidyChaos({ resources = {}, ...whole }: ChaosOptions): ChaosOptions | undefined {
  const tidy = ({ delay, fail }: Trouble): Trouble => ({
    ...(delay !== undefined && { delay }),
    ...(fail !== undefined && { fail }),
  });
  const some = Object.entries(resources).map(([name, trouble]) => [name, tidy(trouble)] as const);
  const chaos = { ...tidy(whole), ...(some.length > 0 && { resources: Object.fromEntries(some) }) };
  return Object.keys(chaos).length > 0 ? chaos : undefined;
}
