import { describe, expect, it, vi } from 'vitest';
import { connect } from '../../../src/browser/explorer/connection.ts';
import { builtFiles } from '../../node/built-tree.ts';
import { BASE, FILES, openExplorer, type Files } from './small-dom.ts';

const SERVER = { 'x-cache': 'HIT', 'access-control-expose-headers': 'X-Total-Count' };

const CUT = 'authors got no answer: its connection was cut.';
const GONE = 'authors cannot be reached.';

/** Returns what is said about the authors once a server has answered the first request, and then loses these paths. */
async function problemWithout(lost: readonly string[], tree: Files = FILES, controller?: object): Promise<string> {
  const files: Record<string, string | undefined> = { ...tree };
  openExplorer('', files, SERVER);
  if (controller) vi.stubGlobal('navigator', { serviceWorker: { controller } });
  const { connection } = await connect(BASE, [], () => {});
  for (const path of lost) files[path] = undefined;
  const problem = await connection.get('authors').catch((error: unknown) => error);
  return problem instanceof Error ? problem.message : '';
}

describe('a request without an answer', () => {
  it('was cut, if the server is there', async () => {
    expect(await problemWithout(['authors'])).toContain(CUT);
  });

  it('was cut, if a service worker has the tree, which says so', async () => {
    const failing = builtFiles({ only: ['authors'], refs: false, items: 30, api: { chaos: { fail: 1 } } });
    expect(await problemWithout(['authors'], failing, {})).toContain(CUT);
  });

  it('cannot reach a host, if a service worker has a tree without failures', async () => {
    expect(await problemWithout(['authors'], FILES, {})).toContain(GONE);
  });

  it('cannot reach a server that is not there', async () => {
    expect(await problemWithout(['authors', 'mockgen.json'])).toContain(GONE);
  });

  it('was cut, if the tree of a static host says so', async () => {
    openExplorer('', builtFiles({ only: ['authors'], refs: false, items: 30, api: { chaos: { fail: 1 } } }));
    const { connection } = await connect(BASE, [], () => {});
    const said = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (page) => String(await connection.get(`authors?page=${page}`).catch(String))),
    );
    expect(said).toContainEqual(expect.stringContaining(CUT.replace('authors', '/repo/authors')));
    expect(said.filter((text) => text.includes('cannot be reached'))).toEqual([]);
  });
});
