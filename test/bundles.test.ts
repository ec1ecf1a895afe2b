import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRIVATE } from '../esbuild.options.js';
import { parameterNames } from '../src/tree/index.ts';
import { builtFiles } from './node/built-tree.ts';

/** All keys in a value, however deep. */
function keysOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(keysOf);
  return Array.isArray(value) ? below : below.concat(Object.keys(value));
}

/** The names of all properties of what the platform hands us. */
function namesOf(...constructors: readonly { readonly prototype: object }[]): readonly string[] {
  return constructors
    .flatMap((constructor) => [constructor, constructor.prototype])
    .flatMap(Object.getOwnPropertyNames);
}

// What a service worker is handed besides, by the names that its standard has.
const IN_WORKERS =
  'waitUntil respondWith request mode skipWaiting clients claim registration unregister addEventListener match put open keys delete cacheName locks location';

it('no name that the bundles keep to themselves is one of JSON or of the platform', () => {
  const roles = Object.keys(parameterNames({ query: { offset: '' } }));
  const query = Object.fromEntries(roles.map((role, at) => [role, `a${at}`]));
  const api = {
    base: '/a',
    envelope: 'hal',
    query,
    firstPage: 0,
    strict: true,
  } as const;
  const tree = { items: 1, packed: true, imagesBase: 'https://a.example', provider: 'netlify', api };
  const manifest = JSON.parse(builtFiles(tree)['mockgen.json'] ?? '') as { readonly resources: object };
  const ours = [...keysOf({ ...manifest, resources: Object.values(manifest.resources) }), 'record', 'links', 'self'];
  const problem = ['type', 'title', 'status', 'detail', 'errors', 'parameter', 'message'];
  const platform = [
    ...namesOf(Request, Response, Headers, URL, URLSearchParams, AbortSignal, Promise, Map, Set, Array, String, Number),
    ...namesOf(Object, RegExp, JSON.constructor as never, Math.constructor as never, Error, Uint8Array, EventTarget),
    ...Object.getOwnPropertyNames(Math),
    ...Object.getOwnPropertyNames(JSON),
    ...IN_WORKERS.split(' '),
  ];
  // Nobody uses these of the platform: `String.raw` and `Object.groupBy` and the like.
  const used = new Set([...ours, ...problem, ...platform].filter((name) => name !== 'raw'));
  expect(PRIVATE.filter((name) => used.has(name))).toEqual([]);
  expect(PRIVATE).toEqual(PRIVATE.toSorted());
});

it('they are gone from the scripts', () => {
  const script = readFileSync('dist/tree/mockgen.js', 'utf8');
  for (const name of PRIVATE) expect(script).not.toMatch(new RegExp(`\\.${name}\\b`));
});
