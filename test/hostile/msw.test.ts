import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expect, it, onTestFinished } from 'vitest';
import { createHandler, createTree } from '../../src/testing/handler.ts';
import { createHandlers } from '../../src/testing/msw.ts';
import { rounds } from '../effort.ts';
import { target } from './raw-requests.ts';

const seed = Number(process.env['SEED'] ?? 28);
const holder = await createTree({ only: ['authors'], items: 12 });

const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PURGE', 'get');

/** Returns a request that `fetch` can send to an address below a base; undefined if it can send none. */
function requestTo(base: string, path: string, name: string): Request | undefined {
  const address = `${base}/${path.replace(/^[^/]*\/+/, '')}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // With enough dots, an address leaves the base.
  return url && `${url.href}/`.startsWith(`${new URL(base).href.replace(/\/$/, '')}/`)
    ? new Request(url, { method: name })
    : undefined;
}

const told = async (response: Response): Promise<readonly unknown[]> => [
  response.status,
  response.headers.get('content-type'),
  await response.text(),
];

it.each(['https://api.example', 'https://api.example/v1', 'https://api.example/:id/a+b(c)/é'])(
  'what msw answers at %s is what the handler answers, whatever is asked for',
  async (base) => {
    const server = setupServer(
      ...createHandlers(base, holder),
      http.all('*', () => new HttpResponse('elsewhere')),
    );
    server.listen({ onUnhandledRequest: 'error' });
    onTestFinished(() => server.close());
    const handler = createHandler(holder, { base });
    let sent = 0;
    for (const [path, name] of fc.sample(fc.tuple(target, method), { seed, numRuns: rounds(150, 3_000) })) {
      const request = requestTo(base, path, name);
      if (!request) continue;
      sent++;
      expect([request.url, await told(await fetch(request.clone()))]).toEqual([
        request.url,
        await told(await handler(request)),
      ]);
    }
    expect(sent).toBeGreaterThan(100);
  },
);
