import type { IncomingMessage, ServerResponse } from 'node:http';
import { now } from '../node/index.ts';
import { ignoredNames } from '../runtime/index.ts';

/** A request, and what became of it. */
export interface AnsweredRequest {
  readonly method: string;
  /** Path and query, as they were sent. */
  readonly target: string;
  /** The HTTP status; undefined if the connection was closed before the whole answer was sent. */
  readonly status: number | undefined;
  /** How many milliseconds passed until the answer was sent. */
  readonly ms: number;
  /** How many records match. Default: the answer is not a page of a collection. */
  readonly records: number | undefined;
  /** The names of the parameters that had no effect. */
  readonly ignored: readonly string[];
}

const textOf = (value: ReturnType<ServerResponse['getHeader']>): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Calls `onAnswer` once the answer to a request has been sent, or its connection closed. Call it before the answer begins. */
export function logAnswer(
  { method = '', url: target = '' }: IncomingMessage,
  response: ServerResponse,
  onAnswer: (answered: AnsweredRequest) => void,
): void {
  const begun = now();
  // `writeHead` keeps headers, where `getHeader` finds them, only if there have been others before.
  response.setHeader('x-logged', '');
  response.removeHeader('x-logged');
  response.once('close', () => {
    const total = textOf(response.getHeader('x-total-count'));
    const ignored = textOf(response.getHeader('x-ignored-parameters'));
    onAnswer({
      method,
      target,
      status: response.writableFinished ? response.statusCode : undefined,
      ms: now() - begun,
      records: total === undefined ? undefined : Number(total),
      ignored: ignored === undefined ? [] : ignoredNames({ 'x-ignored-parameters': ignored }),
    });
  });
}
