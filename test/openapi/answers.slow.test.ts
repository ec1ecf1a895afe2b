import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPlaces } from '../../src/openapi/read-path.ts';
import { readDocument } from '../../src/json-schema/files/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { buildDocument, type DocumentTree, HOSTS, queriesOf, validators } from './trees.ts';

const FOLDER = 'test/openapi/documents';
const temporary = useTemporaryFolders();

interface Collection {
  readonly path: string;
  readonly item?: { readonly path: string };
}

const nounOf = ({ path }: Collection): string => path.split('/').findLast((part) => part !== '') ?? '';

/** The collections of a document that have become resources at paths without keys. */
async function kept(file: string, told: readonly string[]): Promise<readonly Collection[]> {
  const { places } = findPlaces(await readDocument(file, FOLDER));
  const top = places.flatMap(({ list, item, above }) =>
    list && !above ? [{ path: list.path, ...(item && { item }) }] : [],
  );
  return top.filter((one) => told.some((line) => line.startsWith(`${one.path}: becomes ${nounOf(one)}`)));
}

async function made(file: string, packed: boolean): Promise<DocumentTree> {
  const folder = temporary();
  cpSync(join(FOLDER, file), join(folder, file));
  return buildDocument(folder, file, packed);
}

const parsed = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

describe.each(readdirSync(FOLDER).toSorted())('%s', (file) => {
  it.each([
    ['full', false],
    ['packed', true],
  ])(
    'has answers in its own envelope, as a %s tree on every host',
    async (_, packed) => {
      const tree = await made(file, packed);
      const { root } = await readDocument(file, FOLDER);
      const validator = validators(root);
      const collections = await kept(file, tree.told);
      expect(collections).not.toEqual([]);
      for (const [name, open] of Object.entries(HOSTS)) {
        const { ask, close } = await open(tree);
        for (const collection of collections) {
          const { path, item: one } = collection;
          const itemPath = one?.path;
          const noun = nounOf(collection);
          const validate = validator(path);
          const home = `${tree.api.base ?? ''}/${noun}`;
          for (const query of queriesOf(tree.api)) {
            const response = await ask(home + query);
            expect(response.status).toBe(200);
            const answer: unknown = await response.json();
            expect(validate?.(answer), `${name}: ${home}${query}: ${JSON.stringify(validate?.errors)}`).toBe(true);
          }
          expect(validate?.(parsed(join(tree.out, noun, 'index.json')))).toBe(true);
          if (itemPath === undefined) continue;
          const [first] = parsed(join(tree.out, noun, 'all.json')) as readonly { readonly id: string | number }[];
          const item = validator(itemPath);
          const answer: unknown = await (await ask(`${home}/${first?.id}`)).json();
          expect(item?.(answer), `${name}: ${itemPath}: ${JSON.stringify(item?.errors)}`).toBe(true);
        }
        await close();
      }
    },
    60_000,
  );
});
