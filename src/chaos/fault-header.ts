import type { RuntimeResponse } from '../runtime/index.ts';

/**
 * The response header that says which delay or failure was added to a request: `delay=312`, `500`, `429`, or two of
 * them.
 */
export const FAULT_HEADER = 'x-mockgen-fault';

/**
 * Whether a response is a failure that the options of delays and failures have asked for.
 *
 * @example
 * isAskedFor({ status: 500, headers: { 'x-mockgen-fault': 'delay=312, 500' } }) // => true
 */
export function isAskedFor({ status, headers }: Pick<RuntimeResponse, 'status' | 'headers'>): boolean {
  return headers[FAULT_HEADER]?.split(', ').includes(`${status}`) ?? false;
}
