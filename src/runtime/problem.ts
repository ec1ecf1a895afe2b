import type { ParameterError } from './parameters.ts';
import { type Answer, METHODS } from './respond.ts';

const TITLES = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
} as const;

/** What a client is told in headers. */
const HEADERS: Readonly<Record<number, Answer['headers']>> = { 405: { allow: METHODS }, 503: { 'retry-after': '1' } };

/**
 * Words an error as RFC 9457 has it: `type`, `title`, `status`, `detail`, and `errors` where parameters are bad.
 *
 * @param detail what is wrong, in a sentence for the reader of the response
 * @param errors the bad parameters of a 400
 * @example
 * problem(404, 'There is no author 101.').body // => "{\"type\":\"about:blank\",\"title\":\"Not Found\",\"status\":404,\"detail\":\"There is no author 101.\"}\n"
 */
export function problem(status: keyof typeof TITLES, detail: string, errors?: readonly ParameterError[]): Answer {
  return {
    status,
    type: 'application/problem+json',
    body: `${JSON.stringify({ type: 'about:blank', title: TITLES[status], status, detail, errors })}\n`,
    headers: HEADERS[status] ?? {},
  };
}
