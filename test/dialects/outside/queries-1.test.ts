import fc from 'fast-check';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { describeWith } from '../../contract/needs.ts';
import { openOurs, type OutsideHost, readData } from './hosts.ts';
import { pathsOf, valueAt } from './queries.ts';

const QUERIES = 500;

type Rows = readonly Readonly<Record<string, unknown>>[];

/** What of json-server 1 is called. */
interface JsonServer1 {
  createApp(db: { readonly data: object }): { listen(port: number, done: () => void, host: string): Server };
}

/** Starts json-server 1 over the same records. */
async function openJsonServer1(folder: string): Promise<Pick<OutsideHost, 'url' | 'close'>> {
  const file = join(resolve(folder), 'node_modules/json-server/lib/app.js');
  const { createApp } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as JsonServer1;
  const app = createApp({ data: structuredClone(await readData()) });
  const server = await new Promise<Server>((done) => {
    const started = app.listen(0, () => done(started), '127.0.0.1');
  });
  return {
    // The address of a server that listens on a port is an object.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

const OPERATORS = ['', '', ':eq', ':ne', ':lt', ':lte', ':gt', ':gte', '_gte', '_lte', ':contains', ':startsWith'];

/** Makes queries of collections: filters, an order, and a page. */
function queriesFor(records: Readonly<Record<string, Rows>>): fc.Arbitrary<string> {
  return fc.constantFrom('users', 'subscriptions', 'players', 'teams', 'buyers', 'orders').chain((name) => {
    const rows = records[name] ?? [];
    const paths = [...new Set(rows.flatMap((row) => pathsOf(row)))].filter((path) => !/avatar|photo|logo/.test(path));
    const path = fc.oneof(
      { weight: 19, arbitrary: fc.constantFrom(...paths) },
      { weight: 1, arbitrary: fc.constant('nope') },
    );
    const filter = fc
      .tuple(path, fc.constantFrom(...OPERATORS), fc.constantFrom(...rows))
      .map(([at, operator, row]) => [at + operator, String(valueAt(row, at))] as const);
    const order = fc
      .array(fc.tuple(fc.constantFrom('', '-'), fc.constantFrom(...paths)), { minLength: 1, maxLength: 2 })
      .map((keys) => [['_sort', keys.map((key) => key.join('')).join()]] as const);
    const page = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
      .map(([number, size]) => [['_page', `${number}`] as const, ['_per_page', `${size}`] as const]);
    const none = fc.constant([]);
    return fc
      .tuple(
        fc.uniqueArray(filter, { maxLength: 2, selector: ([key]) => key }),
        fc.oneof(order, none),
        fc.oneof(page, none),
      )
      .map((parts) => `/${name}?${new URLSearchParams(parts.flat() as [string, string][]).toString()}`);
  });
}

/** Returns what of an answer does not depend on the order of its records. */
function withoutOrder(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((record) => JSON.stringify(record)).toSorted();
  const { data, ...page } = answer as { readonly data: Rows };
  return { ...page, data: data.length };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The kinds of difference: where texts are sorted otherwise, the same records are expected all the same. */
const [ORDERS, SORTS] = ['orders null, true and false', 'sorts texts by a locale, and true before false'];

const ORDERED = /[:_][lg]te?=(?:null|true|false)/;

/** Returns a query without some of its parameters, which are shown decoded. */
function without(asked: string, isLeftOut: (pair: string) => boolean): string {
  const [path = '', query = ''] = asked.split('?');
  const kept = query.split('&').filter((pair) => !isLeftOut(decodeURIComponent(pair)));
  return `${path}?${kept.join('&')}`;
}

const packages = {
  name: 'json-server 1 beside us',
  program: process.env['JSON_SERVER_1'],
  advice: 'name the folder that its beta is installed in in the environment variable JSON_SERVER_1',
};

describeWith(packages, (folder) => {
  it(`${QUERIES} queries are answered as json-server 1 answers them`, { timeout: 600_000 }, async () => {
    const seed = Number(process.env['SEED'] ?? 42);
    const queries = fc.sample(queriesFor(await readData()), { numRuns: QUERIES, seed });
    const theirs = await openJsonServer1(folder());
    const hosts = await openOurs('json-server-1');
    const unlike: string[] = [];
    const found = new Map<string, number>();
    let [alike, alikeInPart] = [0, 0];
    for (const whole of queries) {
      for (const ours of hosts) {
        const isOrdered = ORDERED.test(decodeURIComponent(whole));
        if (isOrdered) found.set(ORDERS, (found.get(ORDERS) ?? 0) + 1);
        const asked = isOrdered ? without(whole, (pair) => ORDERED.test(pair)) : whole;
        const response = await ours.fetch(`${ours.url}${asked}`);
        const got: unknown = await response.json();
        // json-server 1 finds nothing by a field that is not there; we say that there is none, and leave it out.
        const ignored = (response.headers.get('x-ignored-parameters') ?? '').split(', ').map(decodeURIComponent);
        const idle = new Set(ignored.filter((name) => name !== '_sort'));
        const rest = without(asked, (pair) => idle.has(pair.split('=')[0] ?? ''));
        const expected: unknown = await (await fetch(`${theirs.url}${rest}`)).json();
        const isSorted = rest.includes('_sort=') && isSame(withoutOrder(expected), withoutOrder(got));
        if (isSame(got, expected) && rest === whole) alike += 1;
        else if (isSame(got, expected)) alikeInPart += 1;
        else if (isSorted) found.set(SORTS, (found.get(SORTS) ?? 0) + 1);
        else unlike.push(`${ours.name}: ${whole}, compared as ${rest}`);
      }
    }
    for (const host of [theirs, ...hosts]) await host.close();
    const kinds = [...found].map(([kind, count]) => `, ${count} ${kind}`).join('');
    process.stderr.write(
      `${QUERIES} queries of seed ${seed} on ${hosts.length} hosts: ${alike} alike, ${alikeInPart} alike in part${kinds}\n`,
    );
    expect(unlike).toEqual([]);
    expect([...found.keys()].toSorted()).toEqual([ORDERS, SORTS]);
  });
});
