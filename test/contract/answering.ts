import { expect } from 'vitest';
import { builtFiles, builtSite } from '../node/built-tree.ts';
import type { ContractResponse } from './host.ts';
import type { ContractHost } from './suite.ts';

/** The tree under test: enough resources to refer to each other, enough records for several pages. */
export const TREE: { readonly items: number; readonly only: readonly string[] } = {
  items: 25,
  only: ['authors', 'tickets', 'users'],
};

/** The same with collections that are large, so that their pages are read by range where a host gives ranges. */
export const LARGE_TREE: { readonly items: number; readonly only: readonly string[] } = {
  items: 1_100,
  only: ['users'],
};

/** The text that a build of a seed writes for a file. */
export async function built(seed: number, file: string): Promise<string> {
  return builtFiles({ ...TREE, seed })[file] ?? '';
}

/** The large tree that was asked for last: a test asks for several of its files. */
let large: { readonly seed: number; readonly site: ReturnType<typeof builtSite> } | undefined;

/** The text that a build of a large tree of a seed writes for a file. */
export async function builtLarge(seed: number, file: string): Promise<string> {
  if (large?.seed !== seed) large = { seed, site: builtSite({ ...LARGE_TREE, layout: 'both', seed }) };
  return String(large.site.get(file));
}

/**
 * Asks what is called like `fetch`, below an address. `Link` has to name paths below it too, which is cut off again.
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

/** Asks what is called like `fetch`, at an origin, for paths with whatever base. */
export function askThrough(
  answer: (request: Request) => Promise<Response>,
  origin: string,
): (asked: { readonly method?: string; readonly path: string }) => Promise<ContractResponse> {
  return async ({ method = 'GET', path }) => {
    const response = await answer(new Request(origin + path, { method }));
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };
}
