import type { ChaosOptions } from '../tree/index.ts';

/**
 * Returns a sentence about the delays and failures of a server; undefined if there are none.
 *
 * @example
 * wordTroubles({ delay: [200, 800], fail: 0.05 }) // => "answers take 200 to 800 ms, and 5 % of the requests fail"
 */
export function wordTroubles({ delay, fail, resources = {} }: ChaosOptions): string | undefined {
  const time = typeof delay === 'object' ? delay.join(' to ') : delay;
  const names = Object.keys(resources);
  const parts = [
    ...(time === undefined ? [] : [`answers take ${time} ms`]),
    // Rounded, since 0.07 times 100 is a little more than 7.
    ...(fail === undefined ? [] : [`${Math.round(fail * 1e6) / 1e4} % of the requests fail`]),
    ...(names.length > 0 ? [`${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} a delay or failures`] : []),
  ];
  return parts.length > 0 ? parts.join(', and ') : undefined;
}
