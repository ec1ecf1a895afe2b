import type { ResourceName } from '../../src/resources/index.ts';
import { expect } from 'vitest';
import { builtFiles, builtSite } from '../node/built-tree.ts';
import type { ContractResponse } from './host.ts';
import type { ContractHost } from './suite.ts';

/** The tree under test, with enough resources to refer to each other and enough records for several pages. */
export const TREE: { readonly items: number; readonly only: readonly ResourceName[] } = {
  items: 25,
  only: ['authors', 'tickets', 'users'],
};

/** The same with large collections, whose pages are read by range if the host supports ranges. */
export const LARGE_TREE: { readonly items: number; readonly only: readonly ResourceName[] } = {
  items: 1_100,
  only: ['users'],
};

/** Returns the text that a build with a seed writes for a file. */
export async function built(seed: number, file: string): Promise<string> {
  return builtFiles({ ...TREE, seed })[file] ?? '';
}

/** The large tree that was used last, since a test reads several of its files. */
let large: { readonly seed: number; readonly site: ReturnType<typeof builtSite> } | undefined;

/** Returns the text that a build of the large tree with a seed writes for a file. */
export async function builtLarge(seed: number, file: string): Promise<string> {
  if (large?.seed !== seed) large = { seed, site: builtSite({ ...LARGE_TREE, layout: 'both', seed }) };
  return String(large.site.get(file));
}

/**
 * Returns a function that sends requests through a function like `fetch`, below an address. The paths in `Link` must be
 * below that address too; it is removed from them.
 *
 * @param base without a slash at the end
 */
export function requestThrough(answer: (request: Request) => Promise<Response>, base: string): ContractHost['request'] {
  const root = new URL(base).pathname.replace(/\/$/, '');
  return async ({ method = 'GET', path, headers = {} }) => {
    const response = await answer(new Request(`${base}${path}`, { method, headers }));
    const link = response.headers.get('link');
    const found = Object.fromEntries(response.headers);
    if (link !== null) {
      expect(link).toMatch(new RegExp(`^(?:<${root}/[^>]*>; rel="\\w+"(?:, |$))+$`));
      found['link'] = link.replaceAll(`<${root}/`, '</');
    }
    return { status: response.status, headers: found, body: await response.text() };
  };
}

/** Returns a function that sends requests through a function like `fetch` to an origin, for paths with any base. */
export function askThrough(
  answer: (request: Request) => Promise<Response>,
  origin: string,
): (asked: { readonly method?: string; readonly path: string }) => Promise<ContractResponse> {
  return async ({ method = 'GET', path }) => {
    const response = await answer(new Request(origin + path, { method }));
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };
}
