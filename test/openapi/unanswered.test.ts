import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { captureIn } from '../cli/capture.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

const order = { type: 'object', properties: { id: { type: 'integer' }, total: { type: 'number' } } };
const listOf = { type: 'array', items: order };
const parameter = (name: string, schema: object = {}): object => ({ name, in: 'query', schema });
const get = (parameters: readonly object[]): object => ({
  parameters,
  responses: { 200: { description: 'ok', content: { 'application/json': { schema: listOf } } } },
});

/** Returns what `init` says about a document with these paths, but for the lines on files. */
async function toldOf(paths: object): Promise<readonly string[]> {
  const folder = temporary();
  const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths };
  writeFileSync(join(folder, 'api.json'), JSON.stringify(document));
  const { stderr } = await captureIn(folder, ['init', '--from', 'api.json']);
  return stderr.split('\n').filter((line) => !/is written$|^Look at it|: becomes |^$/.test(line));
}

it('init says which parameters and operations of a document a tree does not have', async () => {
  const parameters = ['page', 'q', 'sort', 'status', 'a', 'b', 'c', 'd', 'e'].map((name) => parameter(name));
  const told = await toldOf({
    '/orders': { get: get([...parameters, parameter('per_page', { type: 'integer', maximum: 50 })]), post: {} },
    '/orders/{id}': { delete: {} },
  });
  expect(told).toEqual([
    'sort, status, a, b, c, d and 1 more: parameters without effect; `dialect` in the config sorts, filters and expands',
    'per_page: at most 50 in the document; a tree gives up to 100 records',
    'POST /orders, DELETE /orders/{id}: answered with 405, as a tree is read-only',
    '/orders/{id}: left out: it has no GET',
  ]);
});

it('init says nothing of what a tree has', async () => {
  const limit = parameter('per_page', { type: 'integer', maximum: 500 });
  expect(await toldOf({ '/orders': { get: get([parameter('page'), limit]) } })).toEqual([]);
});
