import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { describeWith } from '../../contract/needs.ts';
import { type Compared, DIFFERENCES, listedDifferences } from './differences.ts';
import { openJsonServer, openOurs, type OutsideHost, readData } from './hosts.ts';
import { queriesFor } from './queries.ts';

const QUERIES = 1000;

/** What is asked beside the generated queries: what no generated query has. */
const SPECIAL = ['POST /users', '/users/999/subscriptions', '/tickets?_expand=customer&_limit=3'];

async function ask({ url, fetch }: OutsideHost, asked: string): Promise<Compared> {
  const [method, path] = asked.startsWith('POST ') ? ['POST', asked.slice(5)] : ['GET', asked];
  const response = await fetch(`${url}${path}`, { method });
  const text = await response.text();
  // json-server links with its origin, and has an empty header where there are no links.
  const link = response.headers
    .get('link')
    ?.replaceAll(url, '')
    .replaceAll(`<${new URL(url).pathname}/`, '</');
  return {
    status: response.status,
    json: response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text,
    headers: { ...Object.fromEntries(response.headers), link: link ?? '' },
  };
}

/** What of an answer json-server and we have in common. */
const comparable = ({ status, json, headers }: Compared): object => ({
  status,
  json: status === 404 ? {} : json,
  count: headers['x-total-count'],
  link: headers['link'],
});

/**
 * Returns a query without the parameters that we have ignored: json-server has to answer it as we answer the whole one.
 * Undefined where there are none, and where json-server cannot be asked.
 */
function withoutIgnored(asked: string, { status, headers }: Compared): string | undefined {
  const ignored = (headers['x-ignored-parameters'] ?? '').split(', ').filter(Boolean).map(decodeURIComponent);
  const [path = '', query = ''] = asked.split('?');
  if (status !== 200 || ignored.length === 0) return undefined;
  // `_sort` also has fields that we know; leaving it out would lose them.
  if (ignored.includes('_sort')) return undefined;
  const kept = query.split('&').filter((pair) => !ignored.includes(decodeURIComponent(pair.split('=')[0] ?? '')));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** The differences that only concern headers: everything else has to be equal all the same. */
const inHeaders = new Set(['counts only where a page is asked for', 'links with the origin']);

it('docs/requests.md lists the kinds of difference that the comparison knows', () => {
  expect(listedDifferences().toSorted()).toEqual(Object.keys(DIFFERENCES).toSorted());
  expect(listedDifferences().length).toBeLessThanOrEqual(10);
});

const packages = {
  name: 'json-server beside us',
  program: process.env['CLIENTS'],
  advice: 'name the folder that json-server is installed in in the environment variable CLIENTS',
};

describeWith(packages, (folder) => {
  it(
    `${QUERIES} queries are answered as json-server answers them, but for these kinds of difference`,
    { timeout: 600_000 },
    async () => {
      const seed = Number(process.env['SEED'] ?? 42);
      const queries = [...fc.sample(queriesFor(await readData()), { numRuns: QUERIES, seed }), ...SPECIAL];
      // It prints the stack of each of its failures.
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const theirs = await openJsonServer(folder());
      const found = new Map<string, number>();
      const unlike: string[] = [];
      let alike = 0;
      let alikeInPart = 0;
      const hosts = await openOurs('json-server');
      for (const asked of queries) {
        const reference = await ask(theirs, asked);
        for (const ours of hosts) {
          const answer = await ask(ours, asked);
          const kinds = Object.entries(DIFFERENCES).flatMap(([kind, holds]) =>
            holds(asked, reference, answer) ? kind : [],
          );
          for (const kind of kinds) found.set(kind, (found.get(kind) ?? 0) + 1);
          if (kinds.some((kind) => !inHeaders.has(kind))) {
            const rest = withoutIgnored(asked, answer);
            if (rest === undefined) continue;
            const { json, status } = await ask(theirs, rest);
            if (JSON.stringify([status, json]) === JSON.stringify([answer.status, answer.json])) alikeInPart += 1;
            else unlike.push(`${ours.name}: ${asked}\n  not as json-server answers ${rest}`);
            continue;
          }
          const { 'x-total-count': count = answer.headers['x-total-count'] ?? '' } = reference.headers;
          const expected = comparable({ ...reference, headers: { ...reference.headers, 'x-total-count': count } });
          const got = comparable({ ...answer, headers: { 'x-total-count': '', ...answer.headers } });
          if (JSON.stringify(expected) === JSON.stringify(got)) alike += 1;
          else {
            unlike.push(
              `${ours.name}: ${asked}\n  ${JSON.stringify(expected).slice(0, 300)}\n  ${JSON.stringify(got).slice(0, 300)}`,
            );
          }
        }
      }
      for (const host of [theirs, ...hosts]) await host.close();
      const counts = [...found].map(([kind, count]) => `  ${count} ${kind}`).join('\n');
      process.stderr.write(
        `${queries.length} queries of seed ${seed}, on ${hosts.length} hosts, ${alike} answers alike, ${alikeInPart} but for what we ignore:\n${counts}\n`,
      );
      expect(unlike).toEqual([]);
      expect([...found.keys()].toSorted()).toEqual(Object.keys(DIFFERENCES).toSorted());
    },
  );
});
