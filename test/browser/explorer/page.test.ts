import { describe, expect, it } from 'vitest';
import { START } from '../../../src/browser/explorer/address.ts';
import { pathOfRequest } from '../../../src/browser/explorer/commands.ts';
import { objectOf, objectsOf, textsOf } from '../../../src/browser/explorer/json.ts';
import { loadPage } from '../../../src/browser/explorer/page.ts';
import { valueAt } from '../../../src/browser/explorer/shape.ts';
import { readTreeSummary, type TreeSummary } from '../../../src/browser/explorer/tree-summary.ts';
import type { Connection } from '../../../src/browser/explorer/connection.ts';
import { createHandler } from '../../../src/testing/handler.ts';
import { hold } from '../../../src/testing/memory.ts';
import { ADDRESSED, ADDRESSED_TREE } from '../../contract/addressed-tree.ts';
import type { OwnChoices } from '../../contract/own-tree.ts';

/** A tree as the page sees it. */
interface Opened {
  readonly connection: Connection;
  readonly summary: TreeSummary;
}

const known = new Map<string, Promise<Opened>>();

/** Opens the tree with addresses of its own once for each kind. */
function openOnce(choices: OwnChoices): Promise<Opened> {
  const key = JSON.stringify(choices);
  const opened = known.get(key) ?? open(choices);
  known.set(key, opened);
  return opened;
}

/** Opens the tree with addresses of its own, as the page does. */
async function open(choices: OwnChoices): Promise<Opened> {
  const base = 'http://localhost/';
  const holder = hold(await ADDRESSED_TREE.recipe(choices), { pause: () => Promise.resolve(), drawSeed: () => 1 });
  const answer = createHandler(holder);
  const get: Connection['get'] = async (path) => {
    const response = await answer(new Request(base + path));
    expect([path, response.status]).toEqual([path, 200]);
    const total = response.headers.get('x-total-count');
    return { document: await response.json(), total: total === null ? undefined : Number(total) };
  };
  const [index, manifest] = await Promise.all([get('index.json'), get('mockgen.json')]);
  return {
    connection: { responder: 'server', base, get, ask: () => expect.unreachable(), check: () => Promise.resolve() },
    summary: readTreeSummary(index.document, manifest.document),
  };
}

describe.each(['both', 'flat', 'category'] as const)('resources at addresses of their own, layout %s', (layout) => {
  for (const { name, single, under, list } of ADDRESSED.resources) {
    it(`shows ${name}`, async () => {
      const { connection, summary } = await openOnce({ layout });
      const resource = summary.resources.find((each) => each.name === name) ?? expect.fail(`there is no ${name}`);
      const { collection, isSingle, key, item } = resource;
      const records = objectsOf((await connection.get(`${collection}/all.json`)).document);
      const recordAt = async (record: string): Promise<unknown> => {
        const { document } = await connection.get(pathOfRequest({ collection, query: '', record }));
        return valueAt(document, item);
      };
      expect([isSingle, records.length]).toEqual(single && !under ? [true, 1] : [false, 12]);
      expect(objectOf((await connection.get(resource.meta)).document)['resource']).toBe(name);
      if (isSingle) {
        expect(await recordAt('')).toEqual(records[0]);
        return;
      }

      const explorer = { connection, summary, address: START, navigate: () => undefined };
      const page = await loadPage(explorer, resource, { ...START, resource: name, page: 2, count: 5 });
      const fields = list ?? Object.keys(records[0] ?? {});
      const shown = records.map((record) => Object.fromEntries(fields.map((field) => [field, record[field]])));
      expect(page).toMatchObject({ records: shown.slice(5, 10), total: 12, pages: 3 });
      for (const record of page.records.filter((each) => each[key] !== undefined)) {
        const whole = records.find((each) => each[key] === record[key]);
        expect(await recordAt(String(record[key]))).toEqual(whole);
      }
    });
  }
});

it('says which field addresses a resource, and which one references hold', async () => {
  const { resources } = (await openOnce({ packed: true })).summary;
  const keys = resources.map(({ name, key, id, list }) => [name, key, id, textsOf(list).join()]);
  expect(keys.slice(0, 5)).toEqual([
    ['conversations', 'sid', 'sid', ''],
    ['messages', 'sid', 'sid', ''],
    ['receipts', 'id', 'id', ''],
    ['settings', 'id', 'id', ''],
    ['articles', 'number', 'id', 'number,title'],
  ]);
});
