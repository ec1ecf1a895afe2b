import { digestOf, type Trouble } from '../tree/index.ts';

/** How a request fails: with a status, or without an answer because the connection is closed (`cut`). */
type Failure = 500 | 429 | 'cut';

/** What happens to one attempt of a request. */
export interface Outcome {
  /** How many milliseconds pass before the request is answered or fails. */
  readonly delay: number;
  /** How the request fails; undefined if it is answered. */
  readonly failure: Failure | undefined;
}

const FAILURES: readonly Failure[] = [500, 429, 'cut'];

/** Returns a number from 0 up to but not including 1, which depends only on a text and is the same on every machine. */
function draw(key: string): number {
  // The last mix of MurmurHash3: texts that differ in their last character alone have digests that are too near.
  let h = Number.parseInt(digestOf(key).slice(0, 8), 16);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
}

/**
 * Returns what happens to one attempt of a request. The same arguments have the same outcome everywhere.
 *
 * @param seed the seed of the tree
 * @param request method, path and query
 * @param attempt from 1
 * @example
 * outcomeOf(42, 'GET /users', 1, { delay: [200, 800], fail: 1 }) // => {"delay":431,"failure":500}
 */
export function outcomeOf(seed: number, request: string, attempt: number, { delay = 0, fail = 0 }: Trouble): Outcome {
  const key = `${seed} ${attempt} ${request}`;
  const [least, most] = typeof delay === 'number' ? [delay, delay] : delay;
  return {
    delay: least + Math.floor(draw(`delay ${key}`) * (most - least + 1)),
    failure: draw(`fail ${key}`) < fail ? FAILURES[Math.floor(draw(`how ${key}`) * FAILURES.length)] : undefined,
  };
}
