import { Agent, get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { digestOf, fillEnvelope, parseManifest } from '../../src/tree/index.ts';
import { builtFiles, type BuiltTree } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { withoutAccents } from '../contract/without-accents.ts';
import { rounds } from '../effort.ts';
import { useServers } from './serving.ts';
import { until } from './until.ts';
import { type TreeFiles, writeSlowly } from './write-tree.ts';

const serve = useServers(useTemporaryFolders());
const ROUNDS = rounds(4, 100);
const CLIENTS = 16;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks).toString() });
      });
    }).on('error', reject);
  });
}

/** Returns the responses of a build for each path that is requested under load. */
function answersOf(files: TreeFiles): Readonly<Record<string, string>> {
  const manifest = parseManifest(files['mockgen.json'] ?? '');
  if (!manifest) throw new Error('that is not a build');
  const lines = (files['authors/all.json'] ?? '').slice(2, -3).split(',\n');
  const pageOf = (found: readonly string[], page: number, limit: number): string =>
    fillEnvelope(manifest.envelope, {
      resource: 'authors',
      data: found.slice((page - 1) * limit, page * limit),
      page,
      limit,
      total: found.length,
      total_pages: Math.ceil(found.length / limit) || 1,
    });
  const names = lines.filter((line) => withoutAccents((JSON.parse(line) as { name: string }).name).includes('a'));
  return {
    '/authors': pageOf(lines, 1, 10),
    '/people/authors?page=2&limit=7': pageOf(lines, 2, 7),
    '/authors?q=a&search_fields=name&limit=100': pageOf(names, 1, 100),
    '/authors/7': `${lines[6]}\n`,
    '/people/authors/3.json': `${lines[2]}\n`,
    '/authors/all.json': files['authors/all.json'] ?? '',
    '/authors/meta': files['authors/meta.json'] ?? '',
    '/mockgen.json': files['mockgen.json'] ?? '',
    '/': files['index.json'] ?? '',
    '/people': files['people/index.json'] ?? '',
  };
}

describe.each([
  ['held', 32_000_000],
  ['read block by block', 0],
])('rebuilds under load, the tree %s', (_, heldBytes) => {
  const choices: readonly BuiltTree[] = [
    { seed: 1, items: 12 },
    { seed: 2, items: 30 },
    { seed: 3, items: 12, packed: true },
    { seed: 4, items: 25, packed: true },
    { seed: 5, items: 12 },
  ];
  const builds = choices.map((choice) => builtFiles({ only: ['authors', 'users'], ...choice }));
  const answers = builds.map(answersOf);
  const paths = Object.keys(answers[0] ?? {});

  it('fail no request, and no response mixes two builds', async () => {
    const { url, dir, notices } = await serve(builds[0], { heldBytes });
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    const seen = new Set<number>();
    const over = new AbortController();
    const client = async (first: number): Promise<void> => {
      for (let at = first; !over.signal.aborted; at++) {
        const path = paths[at % paths.length] ?? '';
        const { status, headers, body } = await ask(`${url}${path}`, agent);
        expect([path, status]).toEqual([path, 200]);
        const build = answers.findIndex((expected) => expected[path] === body);
        expect([path, build >= 0 ? '' : body]).toEqual([path, '']);
        seen.add(build);
        if (path !== '/authors/all.json') expect(headers['etag']).toBe(`"${digestOf(body)}"`);
        const total = headers['x-total-count'];
        if (total !== undefined) expect(body).toContain(`"total":${total}`);
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, (_, at) => client(at)));
    for (let round = 1; round <= ROUNDS; round++) {
      const at = round % builds.length;
      await writeSlowly(dir, builds[at] ?? {});
      await until(
        async () =>
          (await ask(`${url}/authors/meta`, agent)).body === answers[at]?.['/authors/meta'] &&
          (await ask(`${url}/mockgen.json`, agent)).body === answers[at]?.['/mockgen.json'],
      );
    }
    over.abort();
    await clients;
    agent.destroy();
    expect(seen.size).toBe(builds.length);
    expect(notices).toEqual([]);
  }, 300_000);
});
