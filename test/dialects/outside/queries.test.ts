import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { describeWith } from '../../contract/needs.ts';
import {
  type Compared,
  DIFFERENCES,
  ignored,
  IN_HEADERS,
  listedDifferences,
  withoutDifferences,
} from './differences.ts';
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

/** Whether two answers are alike, but for what the kinds of difference say of headers. */
function isAlike(theirs: Compared, ours: Compared): boolean {
  const of = ({ status, json, headers }: Compared): string =>
    JSON.stringify([
      status,
      status === 404 ? {} : json,
      theirs.headers['x-total-count'] && headers['x-total-count'],
      headers['link'],
    ]);
  return of(theirs) === of(ours);
}

/** How two answers compare. */
interface Outcome {
  /** In part: without what makes a difference that is listed. */
  readonly result: 'alike' | 'alike in part' | 'not compared' | 'unlike';
  readonly kinds: readonly string[];
  /** The query that was compared in the end. */
  readonly asked: string;
}

/**
 * Compares our answer with that of json-server. What differs in a way that is listed is compared again without what makes
 * the difference.
 */
async function compare(
  theirs: (asked: string) => Promise<Compared>,
  ours: OutsideHost,
  whole: string,
): Promise<Outcome> {
  const found = new Set<string>();
  let asked = whole;
  for (;;) {
    const [expected, answer] = [await theirs(asked), await ask(ours, asked)];
    const kinds = Object.keys(DIFFERENCES).filter((kind) => DIFFERENCES[kind]?.(asked, expected, answer));
    for (const kind of kinds) found.add(kind);
    const outcome = { kinds: [...found], asked };
    if (kinds.every((kind) => IN_HEADERS.has(kind))) {
      if (!isAlike(expected, answer)) return { ...outcome, result: 'unlike' };
      return { ...outcome, result: asked === whole ? 'alike' : 'alike in part' };
    }
    const rest = withoutDifferences(asked, answer);
    if (rest === undefined) return { ...outcome, result: 'not compared' };
    const isIgnored = answer.status === 200 && ignored(answer).some((name) => name !== '_sort');
    if (isIgnored && JSON.stringify((await ask(ours, rest)).json) !== JSON.stringify(answer.json)) {
      return { ...outcome, result: 'unlike' };
    }
    asked = rest;
  }
}

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
      const hosts = await openOurs('json-server');
      const results = new Map<string, number>();
      const byKind = new Map<string, Map<string, number>>();
      const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
      const unlike: string[] = [];
      for (const whole of queries) {
        const asked = new Map<string, Promise<Compared>>();
        const reference = (query: string): Promise<Compared> => {
          const answer = asked.get(query) ?? ask(theirs, query);
          asked.set(query, answer);
          return answer;
        };
        for (const ours of hosts) {
          const { result, kinds, asked: compared } = await compare(reference, ours, whole);
          count(results, result);
          for (const kind of kinds) {
            const counts = byKind.get(kind) ?? new Map<string, number>();
            byKind.set(kind, counts);
            count(counts, result);
          }
          if (result === 'unlike') unlike.push(`${ours.name}: ${whole}, compared as ${compared}`);
        }
      }
      for (const host of [theirs, ...hosts]) await host.close();
      const show = (counts: Map<string, number>): string => [...counts].map(([key, n]) => `${n} ${key}`).join(', ');
      process.stderr.write(
        [
          `${queries.length} queries of seed ${seed}, on ${hosts.length} hosts: ${show(results)}`,
          ...[...byKind].map(([kind, counts]) => `  ${kind}: ${show(counts)}`),
          '',
        ].join('\n'),
      );
      expect(unlike).toEqual([]);
      expect([...byKind.keys()].toSorted()).toEqual(Object.keys(DIFFERENCES).toSorted());
    },
  );
});
