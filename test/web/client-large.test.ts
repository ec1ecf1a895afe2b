import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFetch } from '../../src/web/client.ts';
import { startStaticHost, type StaticHost } from '../contract/static-host.ts';
import { builtSite } from '../node/built-tree.ts';

const TREE = { only: ['users'], items: 1_300, packed: true, dataOnly: true } as const;
const OLD = builtSite(TREE);
const NEW = builtSite({ ...TREE, seed: 7 });
const recordsOf = (site: typeof OLD): readonly unknown[] => JSON.parse(String(site.get('users/all.json'))) as unknown[];
const [WAS, IS] = [recordsOf(OLD), recordsOf(NEW)];
const WHOLE = Buffer.byteLength(String(OLD.get('users/all.json')));

let host: StaticHost;
let fetch: typeof globalThis.fetch;

beforeEach(async () => {
  host = await startStaticHost(OLD, '/repo/');
  host.ranges = () => true;
  fetch = createFetch(host.url);
});

afterEach(() => host.close());

async function ask(path: string): Promise<unknown> {
  const response = await fetch(`${host.url}${path}`);
  if (!response.ok) return response.status;
  // What a collection answers with, or an item; the assertions hold it to that.
  const answer = (await response.json()) as { readonly data?: unknown };
  return answer.data ?? answer;
}

/** What was asked of the host since this was last called, without the base. */
function asked(): readonly string[] {
  return host.requests.splice(0).map(({ target, status }) => `${status} ${target.replace('/repo/', '')}`);
}

/** The site with another text of a file. */
const withFile = (path: string, content: string | Uint8Array): typeof OLD => new Map(OLD).set(path, content);

describe('a page of a large collection', () => {
  it('takes the index and one block, and no request if the block is known', async () => {
    expect(await ask('users?page=3')).toEqual(WAS.slice(20, 30));
    const bytes = host.requests.filter(({ status }) => status === 206).reduce((sum, one) => sum + one.bytes, 0);
    expect(bytes).toBeLessThan(WHOLE / 4);
    expect(asked()).toEqual(['200 mockgen.json', '206 users/all.idx', '206 users/all.json']);
    expect(await ask('users?page=4')).toEqual(WAS.slice(30, 40));
    expect(asked()).toEqual(['304 mockgen.json']);
    expect(await ask('users?page=130')).toEqual(WAS.slice(1_290));
    expect(asked()).toEqual(['304 mockgen.json', '206 users/all.json']);
  });

  it('may extend over two blocks, or lie beyond all of them', async () => {
    expect(await ask('users?page=3&limit=100')).toEqual(WAS.slice(200, 300));
    expect(asked().filter((line) => line.endsWith('all.json'))).toHaveLength(2);
    expect(await ask('users?page=999')).toEqual([]);
    expect(asked()).toEqual(['304 mockgen.json']);
  });

  it('contains the total number of records', async () => {
    const { headers } = await fetch(`${host.url}users?page=2`);
    expect(headers.get('x-total-count')).toBe('1300');
  });

  it('is read once for all simultaneous callers', async () => {
    await Promise.all(['users', 'users?page=2', 'users/7', 'people/users?limit=3'].map(ask));
    expect(asked()).toEqual(['200 mockgen.json', '206 users/all.idx', '206 users/all.json']);
  });
});

describe('a record of a large packed collection', () => {
  it('takes one block', async () => {
    expect(await ask('users/1299')).toEqual(WAS[1_298]);
    expect(asked()).toEqual(['200 mockgen.json', '206 users/all.idx', '206 users/all.json']);
    expect(await ask('users/1301')).toBe(404);
    expect(asked()).toEqual(['304 mockgen.json']);
  });
});

describe('a search in a large collection', () => {
  it('reads all of it, once', async () => {
    expect(await ask('users?q=@&limit=2')).toEqual(WAS.slice(0, 2));
    expect(asked()).toEqual(['200 mockgen.json', '206 users/all.idx', '200 users/all.json']);
    expect(await ask('users?q=@&page=130')).toEqual(WAS.slice(1_290));
    expect(await ask('users?q=12&search_fields=id')).toHaveLength(10);
    expect(await ask('users?page=9')).toEqual(WAS.slice(80, 90));
    expect(asked()).toEqual(['304 mockgen.json', '304 mockgen.json', '304 mockgen.json']);
  });

  it('reads it once for all simultaneous callers', async () => {
    const paths = ['users?q=@', 'users?q=@&page=2', 'users?q=nobody has this'];
    const answers = await Promise.all(paths.map(ask));
    expect(answers).toEqual([WAS.slice(0, 10), WAS.slice(10, 20), []]);
    expect(asked()).toEqual(['200 mockgen.json', '206 users/all.idx', '200 users/all.json']);
  });

  it('with a block of another build is answered from that build', async () => {
    const torn = `${String(OLD.get('users/all.json')).slice(0, 500_000)}${String(NEW.get('users/all.json')).slice(500_000)}`;
    host.hold = (path) => {
      if (path === 'users/all.json' && !host.requests.some(({ target }) => target.endsWith(path)))
        host.swap(new Map(NEW).set('users/all.json', torn));
      else host.swap(NEW);
      return undefined;
    };
    expect(await ask('users?q=@&page=130')).toEqual(IS.slice(1_290));
  });

  it('with a block that was edited by hand uses it as it is', async () => {
    const lines = String(OLD.get('users/all.json')).replace(/"id":1299,/, '"id":1299,"edited":true,');
    host.swap(withFile('users/all.json', lines));
    const answer = await ask('users?q=@&page=130');
    expect(answer).toHaveLength(10);
    expect(answer).toContainEqual({ ...(WAS[1_298] as object), edited: true });
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -200)],
    ['followed by more', (text: string) => text.replace(/\n\]\n$/, ',\n{"id":1301}\n]\n')],
  ])('that is %s is not trusted', async (_, change) => {
    host.swap(withFile('users/all.json', change(String(OLD.get('users/all.json')))));
    const before = host.requests.length;
    await ask('users?q=@');
    const loads = host.requests.slice(before).filter(({ target }) => target.endsWith('all.json'));
    expect(loads).toHaveLength(2);
  });
});

describe('a host that ignores ranges', () => {
  it('sends the whole file, once', async () => {
    host.ranges = undefined;
    expect(await ask('users?page=3')).toEqual(WAS.slice(20, 30));
    expect(asked()).toEqual(['200 mockgen.json', '200 users/all.idx', '200 users/all.json']);
    expect(await ask('users/1300')).toEqual(WAS[1_299]);
    expect(await ask('users?q=@&limit=1')).toEqual(WAS.slice(0, 1));
    expect(asked()).toEqual(['304 mockgen.json', '304 mockgen.json']);
  });

  it('sends the whole file once, even if only that file is sent without ranges, since it may be compressed', async () => {
    host.ranges = (path) => path !== 'users/all.json';
    expect(await ask('users?page=3')).toEqual(WAS.slice(20, 30));
    expect(asked()).toEqual(['200 mockgen.json', '206 users/all.idx', '200 users/all.json']);
    expect(await ask('users?page=9')).toEqual(WAS.slice(80, 90));
    expect(asked()).toEqual(['304 mockgen.json']);
  });

  it('or sends a range of a compressed file, is detected', async () => {
    host.ranges = (path) => (path === 'users/all.json' ? 'compressed' : true);
    expect(await ask('users?page=3')).toEqual(WAS.slice(20, 30));
    expect(asked().slice(-1)).toEqual(['200 users/all.json']);
    expect(await ask('users?page=100')).toEqual(WAS.slice(990, 1_000));
    expect(asked()).toEqual(['304 mockgen.json']);
  });
});

describe('an index', () => {
  const index = OLD.get('users/all.idx');
  const bytes = typeof index === 'string' || index === undefined ? new Uint8Array() : index;
  const changedAt = (at: number): Uint8Array => bytes.map((byte, place) => (place === at ? byte ^ 1 : byte));

  it.each([
    ['leads elsewhere', changedAt(32)],
    ['has another length of a block', changedAt(40)],
    ['has another digest of a block', changedAt(48)],
    ['is of other records', changedAt(56)],
    ['is cut off', bytes.subarray(0, 60)],
    ['is empty', new Uint8Array()],
    ['is something else', 'Please log in.'],
  ])('that %s is not trusted', async (_, content) => {
    host.swap(withFile('users/all.idx', content));
    expect(await ask('users?page=2')).toEqual(WAS.slice(10, 20));
    expect(asked().slice(-1)).toEqual(['200 users/all.json']);
  });

  it('is not required', async () => {
    const { 'users/all.idx': _, ...rest } = Object.fromEntries(OLD);
    host.swap(new Map(Object.entries(rest)));
    expect(await ask('users?page=2')).toEqual(WAS.slice(10, 20));
    expect(asked()).toEqual(['200 mockgen.json', '404 users/all.idx', '304 mockgen.json', '200 users/all.json']);
  });
});

describe('a large collection that was edited by hand', () => {
  it('is used as it is', async () => {
    host.swap(withFile('users/all.json', '[\n{"id":1},\n{"id":2}\n]\n'));
    expect(await ask('users')).toEqual([{ id: 1 }, { id: 2 }]);
  });
});

describe('a host between two builds', () => {
  it.each(['users/all.idx', 'users/all.json'])('answers from the new one, replaced at %s', async (file) => {
    host.hold = (path) => {
      if (path === file) host.swap(NEW);
      return undefined;
    };
    expect(await ask('users?page=2')).toEqual(IS.slice(10, 20));
    // The new one was read by range as well.
    expect(host.requests.filter(({ bytes }) => bytes >= WHOLE / 2)).toEqual([]);
  });

  it('never mixes files of both', async () => {
    host.swap(new Map(OLD).set('users/all.json', NEW.get('users/all.json') ?? ''));
    const answers = await ask('users?page=2');
    expect(answers).toEqual(IS.slice(10, 20));
    host.swap(NEW);
    expect(await ask('users?page=2')).toEqual(IS.slice(10, 20));
  });
});

describe('a host that fails', () => {
  /** Breaks the connection at each request that is meant. */
  const breakAt = (isMeant: (path: string) => boolean): void => {
    host.hold = (path) => (isMeant(path) ? Promise.reject(new Error('away')) : undefined);
  };

  it.each(['users/all.idx', 'users/all.json'])('temporarily is asked for the same range again, of %s', async (file) => {
    let count = 0;
    breakAt((path) => path === file && ++count === 1);
    expect(await ask('users')).toEqual(WAS.slice(0, 10));
    expect(asked().slice(-1)).toEqual(['206 users/all.json']);
    expect(await ask('users/1300')).toEqual(WAS[1_299]);
    expect(asked()).toEqual(['304 mockgen.json', '206 users/all.json']);
  });

  it('permanently leads to an error, and is asked for ranges when it works again', async () => {
    await ask('users/meta');
    breakAt(() => true);
    await expect(ask('users')).rejects.toThrow(TypeError);
    host.hold = undefined;
    expect(await ask('users')).toEqual(WAS.slice(0, 10));
    expect(asked().slice(-1)).toEqual(['206 users/all.json']);
  });

  it('for every range, and nothing else, is asked for the whole file', async () => {
    breakAt((path) => path === 'users/all.idx');
    expect(await ask('users?page=2')).toEqual(WAS.slice(10, 20));
    expect(asked().slice(-1)).toEqual(['200 users/all.json']);
  });
});
