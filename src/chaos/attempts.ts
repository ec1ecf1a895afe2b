/** The request header that says which attempt a request is. */
const ATTEMPT_HEADER = 'x-mockgen-attempt';

/**
 * How many different requests are remembered. The one that came longest ago is forgotten first; its attempts are then
 * counted from 1 again.
 */
const REMEMBERED = 10_000;

/** Counts the attempts of each request. */
export class Attempts {
  readonly #counts: Map<string, number> = new Map();
  readonly #most: number;

  /** @param most how many different requests are remembered */
  constructor(most: number = REMEMBERED) {
    this.#most = most;
  }

  /** Counts one more attempt of a request, and returns its number, from 1. */
  next(request: string): number {
    const attempt = (this.#counts.get(request) ?? 0) + 1;
    // A map is in the order in which its keys were added.
    this.#counts.delete(request);
    this.#counts.set(request, attempt);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > this.#most && oldest !== undefined) this.#counts.delete(oldest);
    return attempt;
  }
}

/**
 * Returns the number of the attempt that a request states; undefined when it states none, or no integer from 1.
 *
 * @example
 * statedAttempt({ 'x-mockgen-attempt': '3' }) // => 3
 */
export function statedAttempt(headers: Readonly<Record<string, string | undefined>>): number | undefined {
  const text = headers[ATTEMPT_HEADER];
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
