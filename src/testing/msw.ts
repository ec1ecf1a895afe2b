import { http, type HttpHandler } from 'msw';
import type { Holder } from '../runtime/index.ts';
import { createHandler, parseBase } from '../web/index.ts';

export { MockgenError } from '../errors.ts';
export type { ErrorCode, Fault } from '../errors.ts';

/**
 * Creates request handlers for [msw](https://mswjs.io) 2 that answer every method at an address and below it, as
 * `mockgen serve` would. Pass them to `setupServer` in Node, or to `setupWorker` in a browser.
 *
 *     const server = setupServer(...createHandlers('https://api.example', await createTree()));
 *
 * @param base where the tree answers: an address such as `https://api.example/v1`, with or without a trailing slash, or a
 *   path such as `/api` on any origin. On an address without a path, the tree answers at its own base, and 404 elsewhere.
 *   Characters with a meaning in the paths of msw (`:`, `*`) are taken literally
 * @param holder the result of `createTree` or `openTree`
 * @throws MockgenError `bad_option` when the base is neither an http or https address nor a path that starts with `/`
 * @example
 * createHandlers('https://api.example', { current: () => Promise.reject() }).length // => 1
 */
export function createHandlers(base: string | URL, holder: Holder): HttpHandler[] {
  const handler = createHandler(holder, { base });
  return [http.all(parseBase(base).pattern, ({ request }) => handler(request))];
}
