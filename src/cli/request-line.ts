import type { AnsweredRequest } from '../serve/index.ts';
import type { Api } from '../tree/index.ts';
import { wordIgnored } from './ignored.ts';
import type { Paint } from './paint.ts';
import { printable } from './printable.ts';

/**
 * Returns the line about a request and its answer for the log of a server.
 *
 * @param api the shape of the answers of the tree, which has the names of its parameters
 */
export function requestLine(
  { method, target, status, ms, records, ignored }: AnsweredRequest,
  api: Api,
  { dim, red, yellow }: Pick<Paint, 'dim' | 'red' | 'yellow'>,
): string {
  const told =
    status === undefined
      ? red('cut')
      : status < 400
        ? `${status}`
        : status < 500
          ? yellow(`${status}`)
          : red(`${status}`);
  const facts = [`${ms} ms`, ...(records === undefined ? [] : [`${records} ${records === 1 ? 'record' : 'records'}`])];
  const names = ignored.map((name) => printable(wordIgnored(name, api))).join(', ');
  return `${printable(`${method} ${target}`)} ${told} ${dim(facts.join(', '))}${names && `, ${yellow('ignored:')} ${names}`}`;
}
