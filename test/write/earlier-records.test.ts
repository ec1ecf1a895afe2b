import { appendFileSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseManifest, type Manifest } from '../../src/tree/index.ts';
import { EarlierRecords } from '../../src/write/earlier-records.ts';
import { smallFiles, type SmallPlan } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { openFiles } from '../serve/handles.ts';

const temporary = useTemporaryFolders();
const PLAN: SmallPlan = { totals: { authors: 600, books: 5 } };
const PATH = 'authors/all.json';
const FILES = smallFiles(PLAN);

const written: Manifest = (() => {
  const manifest = parseManifest(FILES['mockgen.json'] ?? '');
  if (!manifest) throw new Error('no manifest');
  return manifest;
})();

let dir = '';
beforeEach(() => {
  dir = temporary();
  for (const [path, text] of Object.entries(FILES).filter(([file]) => file.endsWith('/all.json'))) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
});

/** The manifest with other statements on the authors. */
function manifestWith(more: object): Manifest {
  const entries = Object.entries(written.resources);
  const resources = entries.map(([name, entry]) => [name, name === 'authors' ? { ...entry, ...more } : entry]);
  return { ...written, resources: Object.fromEntries(resources) };
}

const CHANGES: Readonly<Record<string, (file: string) => void>> = {
  'is as it was': () => undefined,
  'has another record': (file) => writeFileSync(file, (FILES[PATH] ?? '').replace('a300', 'b300')),
  'has another byte at its end': (file) => appendFileSync(file, '\n'),
  'has a byte less': (file) => truncateSync(file, (FILES[PATH] ?? '').length - 1),
  'has a record less': (file) => writeFileSync(file, (FILES[PATH] ?? '').replace(/,\n\{"id":600,.*\}/, '')),
  'is no list': (file) => writeFileSync(file, '{"data":[]}\n'),
  'is empty': (file) => writeFileSync(file, ''),
  'is missing': (file) => rmSync(file),
};

describe.each(Object.entries(CHANGES))('a file of records that %s', (what, change) => {
  const isSame = what === 'is as it was';

  it.each([
    ['in the manifest', {}, isSame],
    ['in an index', { blocks: undefined, indexed: true }, isSame],
    ['nowhere', { blocks: undefined }, undefined],
  ])('is told by the digests of its blocks, which are %s', (_, more, expected) => {
    change(join(dir, PATH));
    const manifest = manifestWith(more);
    const records = new EarlierRecords(dir, manifest);
    const entry = manifest.resources['authors'];
    expect(entry && records.isWhole(PATH, entry)).toBe(expected);
    records.close();
    if (process.platform === 'linux') expect(openFiles(dir)).toEqual([]);
  });

  it('does not matter while another file has the records', () => {
    change(join(dir, PATH));
    const records = new EarlierRecords(dir, written);
    expect(records.line('authors', 300)).toBe('{"id":300,"name":"a300"}');
    expect([...records.all('authors')]).toHaveLength(600);
    records.close();
  });
});

describe('the records of an earlier build', () => {
  it('are found by their positions in any order, also after everything was closed', () => {
    const records = new EarlierRecords(dir, written);
    const wanted = [
      'authors 1',
      'authors 2',
      'authors 2',
      'authors 300',
      'books 5',
      'authors 299',
      'books 1',
      'books 2',
    ];
    for (const isClosed of [false, true]) {
      for (const one of [...wanted, 'authors 600']) {
        const [resource = '', position = ''] = one.split(' ');
        expect(records.line(resource, Number(position)), one).toBe(`{"id":${position},"name":"a${position}"}`);
        if (isClosed) records.close();
      }
      for (const [resource, position] of [
        ['authors', 601],
        ['books', 6],
        ['users', 1],
      ] as const) {
        expect(records.line(resource, position)).toBeUndefined();
      }
    }
    records.close();
    if (process.platform === 'linux') expect(openFiles(dir)).toEqual([]);
  });

  it('keep their positions where one before them was removed by hand, and have none without an id', () => {
    for (const path of [PATH, 'people/authors/all.json']) {
      writeFileSync(join(dir, path), (FILES[path] ?? '').replace('{"id":2,"name":"a2"},\n', ''));
    }
    const records = new EarlierRecords(dir, written);
    expect([1, 2, 3].map((position) => records.line('authors', position))).toEqual([
      '{"id":1,"name":"a1"}',
      undefined,
      '{"id":3,"name":"a3"}',
    ]);
    records.close();
    const keyed = new EarlierRecords(dir, manifestWith({ ids: ['a', 'b'], key: 'name' }));
    expect(keyed.line('authors', 2)).toBe('{"id":3,"name":"a3"}');
    keyed.close();
  });

  it('that no file has as they were written are refused', () => {
    for (const path of [PATH, 'people/authors/all.json']) appendFileSync(join(dir, path), ' ');
    const records = new EarlierRecords(dir, written);
    expect(() => records.all('authors')).toThrow('the records of authors are not those of the build');
    records.close();
  });
});
