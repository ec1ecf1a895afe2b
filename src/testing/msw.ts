import { http, type HttpHandler } from 'msw';
import type { Holder } from '../runtime/index.ts';
import { createHandler, parseBase } from '../web/index.ts';

/**
 * Makes request handlers for [msw](https://mswjs.io) 2 that answer every method at an address and below it, as
 * `mockgen serve` would. Give them to `setupServer` in Node, or to `setupWorker` in a browser.
 *
 *     const server = setupServer(...createHandlers('https://api.example', await createTree()));
 *
 * @param base where the tree answers: an address such as `https://api.example/v1`, with or without a slash at the end,
 *   or a path such as `/api` on whatever origin; an address without a path is an origin, on which the tree answers at its
 *   own base, and 404 elsewhere; signs that mean something in the paths of msw (`:`, `*`) stand for themselves
 * @param holder what `createTree` and `openTree` give
 * @throws MockgenError `bad_option` when the base is neither an http or https address nor a path from `/`
 * @example
 * createHandlers('https://api.example', { current: () => Promise.reject() }).length // => 1
 */
export function createHandlers(base: string | URL, holder: Holder): HttpHandler[] {
  const handler = createHandler(holder, { base });
  return [http.all(parseBase(base).pattern, ({ request }) => handler(request))];
}
