import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFetch } from '../../src/web/client.ts';
import { startStaticHost, type StaticHost } from '../contract/static-host.ts';
import { smallFiles } from '../node/small-plan.ts';

type Files = Readonly<Record<string, string>>;

const TOTALS = { authors: 12, users: 11 };
const OLD = smallFiles({ totals: TOTALS, mark: 'old' });
const NEW = smallFiles({ totals: TOTALS, mark: 'new' });

let host: StaticHost;
let fetch: typeof globalThis.fetch;

beforeEach(async () => {
  host = await startStaticHost(siteOf(OLD), '/repo/');
  fetch = createFetch(host.url);
});

afterEach(() => host.close());

function siteOf(files: Files): ReadonlyMap<string, string> {
  return new Map(Object.entries(files));
}

/** Puts another site in the place of the one there is as soon as a file is asked for, and before it is given. */
function swapAt(file: string, next: () => Files): void {
  host.hold = (path) => {
    if (path === file) host.swap(siteOf(next()));
    return undefined;
  };
}

async function ask(path: string): Promise<unknown> {
  const response = await fetch(`${host.url}${path}`);
  return response.ok ? response.json() : response.status;
}

/** What was asked of the host since this was last called, without the base. */
function asked(): readonly string[] {
  return host.requests.splice(0).map(({ target, status }) => `${status} ${target.replace('/repo/', '')}`);
}

describe('a host between two builds', () => {
  it.each([
    ['authors?count=1', 'authors/all.json', { data: [{ id: 1, name: 'new1' }] }],
    ['authors/meta', 'authors/meta.json', { mark: 'new' }],
    ['people', 'people/index.json', { mark: 'new' }],
    ['', 'index.json', { mark: 'new' }],
  ])('answers from the new one, at %s', async (path, file, expected) => {
    swapAt(file, () => NEW);
    expect(await ask(path)).toMatchObject(expected);
    // The file that came was the new one, as its tag says when the new build asks for it.
    expect(asked()).toEqual(['200 mockgen.json', `200 ${file}`, '200 mockgen.json', '304 mockgen.json', `304 ${file}`]);
    expect(await ask('mockgen.json')).toEqual(JSON.parse(NEW['mockgen.json'] ?? ''));
  });

  it('answers from the new one if that has moved the file', async () => {
    swapAt('authors/all.json', () => smallFiles({ totals: TOTALS, mark: 'new', layout: 'category' }));
    expect(await ask('people/authors?count=1')).toMatchObject({ data: [{ name: 'new1' }] });
    expect(await ask('authors')).toBe(404);
  });

  it('never mixes them, for any number of simultaneous callers', async () => {
    swapAt('users/all.json', () => NEW);
    const paths = ['authors?count=1', 'users?count=1', 'users/meta', 'authors/meta'];
    const seen = await Promise.all(paths.map(ask));
    expect(seen[1]).toMatchObject({ data: [{ name: 'new1' }] });
    host.hold = undefined;
    expect(await Promise.all(paths.map(ask))).toMatchObject([
      { data: [{ name: 'new1' }] },
      { data: [{ name: 'new1' }] },
      { mark: 'new' },
      { mark: 'new' },
    ]);
  });

  it('answers 503 if there is a new build each time', async () => {
    let builds = 0;
    swapAt('authors/all.json', () => smallFiles({ totals: TOTALS, mark: `build ${++builds} ` }));
    const response = await fetch(`${host.url}authors`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.json()).toMatchObject({ title: 'Service Unavailable' });
    expect(builds).toBeLessThan(10);
    host.hold = undefined;
    expect(await ask('authors?count=1')).toMatchObject({ data: [{ name: `build ${builds} 1` }] });
  });
});

describe('a tree that was edited by hand', () => {
  const edited = {
    ...OLD,
    'authors/all.json': '[\n{"id":1,"name":"mine"}\n]\n',
    'authors/meta.json': '{"mark":"mine"}\n',
  };

  it('is used as it is, after the manifest was checked once more', async () => {
    host.swap(siteOf(edited));
    expect(await ask('authors')).toMatchObject({ data: [{ name: 'mine' }], pagination: { total: 1 } });
    expect(asked()).toEqual(['200 mockgen.json', '200 authors/all.json', '304 mockgen.json']);
    expect(await ask('authors?q=mine')).toMatchObject({ pagination: { total: 1 } });
    expect(asked()).toEqual(['304 mockgen.json']);
    expect(await ask('authors/meta')).toEqual({ mark: 'mine' });
    expect(await ask('authors/all.json')).toEqual([{ id: 1, name: 'mine' }]);
    expect(await ask('users?count=1')).toMatchObject({ data: [{ name: 'old1' }] });
  });

  it('may be formatted differently', async () => {
    const pretty = JSON.stringify(JSON.parse(OLD['authors/all.json'] ?? ''), undefined, 2);
    host.swap(siteOf({ ...OLD, 'authors/all.json': pretty }));
    expect(await ask('authors?q=old12')).toMatchObject({ data: [{ id: 12, name: 'old12' }] });
  });

  it('is replaced by the next build', async () => {
    host.swap(siteOf(edited));
    expect(await ask('authors')).toMatchObject({ data: [{ name: 'mine' }] });
    host.swap(siteOf(NEW));
    expect(await ask('authors?count=1')).toMatchObject({ data: [{ name: 'new1' }] });
  });
});

describe('a tree without digests, of format 1', () => {
  /** What a build of mockgen 0.2 and earlier wrote. */
  function formatOne(files: Files): Files {
    const { documents: _, item: __, ...manifest } = JSON.parse(files['mockgen.json'] ?? '') as Record<string, unknown>;
    const resources = Object.entries(manifest['resources'] ?? {}).map(([name, entry]) => [
      name,
      { ...(entry as object), blocks: undefined },
    ]);
    const old = { ...manifest, format: 1, resources: Object.fromEntries(resources) as unknown };
    return { ...files, 'mockgen.json': `${JSON.stringify(old)}\n` };
  }

  it('is used as it is', async () => {
    host.swap(siteOf(formatOne(OLD)));
    expect(await ask('authors?q=old12')).toMatchObject({ data: [{ name: 'old12' }] });
    expect(await ask('authors/meta')).toMatchObject({ mark: 'old' });
    expect(asked()).toEqual(['200 mockgen.json', '200 authors/all.json', '304 mockgen.json', '200 authors/meta.json']);
  });
});

it('a folder with content that no build writes is not a tree', async () => {
  const bad = ['{}', 'Please log in.', '[]', OLD['mockgen.json']?.replace('"format":2', '"format":3') ?? ''];
  for (const text of bad) {
    host.swap(siteOf({ ...OLD, 'mockgen.json': text }));
    const response = await fetch(`${host.url}authors`);
    const detail = 'mockgen.json is broken: build it again.';
    expect([response.status, await response.json()]).toMatchObject([500, { detail }]);
  }
});
