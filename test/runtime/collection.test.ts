import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerCollection, linkHeader } from '../../src/runtime/collection.ts';
import { parseParameters } from '../../src/runtime/parameters.ts';
import { parseQuery } from '../../src/runtime/query.ts';
import type { Body, TreeFile } from '../../src/runtime/index.ts';
import { openTree } from '../../src/runtime/open-tree.ts';
import { createSearch } from '../../src/runtime/search.ts';
import { smallTree, treeOf } from './small-tree.ts';

const { manifest } = treeOf(smallTree());

function pageOf(lines: readonly string[], text: string) {
  const query = parseQuery(text);
  const asked = { resource: 'authors', path: '/authors', base: '', query, ...parseParameters(query, {}, ['id']) };
  const body = `[\n${lines.join(',\n')}\n]\n`;
  const all = async (): Promise<TreeFile> => ({ type: 'application/json', body });
  return answerCollection(openTree(manifest, all, createSearch), asked);
}

const linesOf = (total: number): readonly string[] => Array.from({ length: total }, (_, at) => `{"id":${at + 1}}`);
const dataOf = (body: Body): readonly unknown[] =>
  (JSON.parse(body as string) as { readonly data: readonly unknown[] }).data;

describe('answerCollection', () => {
  it('returns pages that together contain all records', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.integer({ min: 1, max: 20 }), async (total, limit) => {
        const lines = linesOf(total);
        const pages = Math.max(1, Math.ceil(total / limit));
        const asked = Array.from({ length: pages }, (_, at) => pageOf(lines, `page=${at + 1}&limit=${limit}`));
        const bodies = (await Promise.all(asked)).map(({ body }) => body);
        expect(bodies.flatMap(dataOf)).toEqual(lines.map((line) => JSON.parse(line) as unknown));
        expect(dataOf((await pageOf(lines, `page=${pages + 1}&limit=${limit}`)).body)).toEqual([]);
      }),
    );
  });

  it('copies records into the page byte for byte', async () => {
    const line = '{"id": 1.0, "name": "\\u00e9"}';
    expect((await pageOf([line], '')).body).toContain(`[\n${line}\n]`);
  });

  it('counts the matches of a search', async () => {
    const { body, headers } = await pageOf(linesOf(25), 'q=2&search_fields=id&limit=2');
    expect(dataOf(body)).toEqual([{ id: 2 }, { id: 12 }]);
    expect(headers['x-total-count']).toBe('8');
  });
});

it('linkHeader lists the pages that exist, unless their addresses are too long for a header', () => {
  const turns = { self: '?page=1', first: '?page=1', prev: false, next: '?page=2', last: '?page=2' } as const;
  const link = '</a?page=1>; rel="first", </a?page=2>; rel="next", </a?page=2>; rel="last"';
  expect(linkHeader('/a', turns)).toEqual({ link });
  expect(linkHeader(`/${'a'.repeat(3_000)}`, turns)).toEqual({});
});
