import type { ParameterError } from './parameters.ts';
import { type Answer, METHODS } from './respond.ts';

const TITLES = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  417: 'Expectation Failed',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
} as const;

/** The answer to a request that failed, as RFC 9457 describes it. */
export interface Problem {
  readonly type: string;
  /** The name of the status, such as `Not Found`. */
  readonly title: string;
  /** The HTTP status, from 400. */
  readonly status: number;
  /** What is wrong with the request, as a sentence. */
  readonly detail: string;
  /** For the status 400: each parameter with an invalid value. Default: none. */
  readonly errors?: readonly ParameterError[];
}

/** Further headers of problems, by status. */
const HEADERS: Readonly<Record<number, Answer['headers']>> = {
  405: { allow: METHODS },
  429: { 'retry-after': '1' },
  503: { 'retry-after': '1' },
};

/**
 * Returns the answer to a request that failed: a problem document of RFC 9457, with `type`, `title`, `status`, `detail`,
 * and for bad parameters `errors`.
 *
 * @param detail what is wrong, as a sentence for the reader of the response
 * @param errors the bad parameters of a 400
 * @example
 * problem(404, 'There is no author 101.').body // => "{\"type\":\"about:blank\",\"title\":\"Not Found\",\"status\":404,\"detail\":\"There is no author 101.\"}\n"
 */
export function problem(status: keyof typeof TITLES, detail: string, errors?: readonly ParameterError[]): Answer {
  const said: Problem = { type: 'about:blank', title: TITLES[status], status, detail, ...(errors && { errors }) };
  return {
    status,
    type: 'application/problem+json',
    body: `${JSON.stringify(said)}\n`,
    headers: HEADERS[status] ?? {},
  };
}
