import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { checkTree } from '../../src/write/index.ts';
import { builtFiles } from '../node/built-tree.ts';
import { smallFiles, type SmallPlan } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { writeTree as writeFiles } from '../serve/write-tree.ts';
import { writeTree } from '../../src/write/writer.ts';
import { smallJob, writeSmall } from './small-tree.ts';

const temporary = useTemporaryFolders();
const PLAN: SmallPlan = { totals: { authors: 3 } };

type Changes = Readonly<Record<string, unknown>>;

/** Files that no build wrote, and a manifest that claims each of them. */
const CLAIMS: readonly (readonly [victim: string, changes: Changes])[] = [
  ['package.json', { files: ['package.json'] }],
  ['src/main.js', { files: ['src/main.js'] }],
  ['index.html', { files: ['index.html'] }],
  ['404.html', { files: ['404.html'] }],
  [
    'notes/1.json',
    { resources: { notes: { category: 'private', total: 9, digest: '0', fields: [], searchFields: [] } } },
  ],
  ['notes/all.json', { resources: { notes: { category: 'a', total: 1, digest: '0', fields: [], searchFields: [] } } }],
  [
    'notes/all.idx',
    { resources: { notes: { category: 'a', total: 1, digest: '0', fields: [], searchFields: [], indexed: true } } },
  ],
  [
    'notes/index.json',
    {
      documents: { 'notes/index.json': '0' },
      resources: { notes: { category: 'a', total: 1, digest: '0', fields: [], searchFields: [] } },
    },
  ],
  [
    'notes/tsconfig.json',
    { resources: { notes: { category: 'a', total: 1, digest: '0', fields: [], searchFields: [], ids: ['tsconfig'] } } },
  ],
  [
    'notes/1-logo.svg',
    {
      resources: { notes: { category: 'a', total: 1, digest: '0', fields: [], searchFields: [], pictures: ['logo'] } },
    },
  ],
];

it.each([
  ['', undefined],
  [' beside a journal from elsewhere', '{"format":2,"shapes":[],"spared":[],"place":"1 7"}'],
])('a build does not remove what a manifest claims%s', async (_, journal) => {
  for (const [victim, changes] of CLAIMS) await build(victim, changes, journal);
});

it('a build does not remove what a journal from elsewhere claims', async () => {
  const resources = { notes: { category: 'private', total: 9 } };
  const shapes = [{ layout: 'both', files: ['index.html'], resources }];
  for (const victim of ['notes/1.json', 'index.html'])
    await build(victim, {}, JSON.stringify({ format: 2, shapes, spared: [], place: '1 7' }));
});

it('a build after a kill does not remove what a manifest claims either', async () => {
  for (const [victim, changes] of CLAIMS) {
    const dir = folderWith(victim, changes);
    const job = smallJob(PLAN);
    const stopping = (): never => {
      throw new Error('killed');
    };
    await expect(
      writeTree(dir, () => ({ ...job(), run: async (_, { begin }) => (await begin(), stopping()) })),
    ).rejects.toThrow('killed');
    await expectKept(dir, victim);
  }
});

it('neither a build nor a check takes long for millions of files that a small manifest claims', async () => {
  const dir = temporary();
  const files = builtFiles({ only: ['users'], refs: false, items: 2, dataOnly: true });
  const names = builtins.resources.map(({ name, category }) => ({ name, category }));
  const entry = { total: 100_000, digest: '0', indexed: true, fields: [], searchFields: [] };
  const resources = Object.fromEntries(names.map(({ name, category }) => [name, { category, ...entry }]));
  const manifest = { ...(JSON.parse(files['mockgen.json'] ?? '') as Changes), items: 100_000, resources };
  writeFiles(dir, { ...files, 'mockgen.json': JSON.stringify(manifest) });
  const start = process.cpuUsage();
  const message = `${dir}/mockgen.json lists 100000 records of ${names[0]?.name}, and no file has so many`;
  await expect(checkTree(builtins, dir)).rejects.toMatchObject({ code: 'not_a_tree', message });
  await writeSmall(dir, PLAN, { force: true });
  // Of processor time, since other work can run on the machine.
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});

async function build(victim: string, changes: Changes, journal?: string): Promise<void> {
  const dir = folderWith(victim, changes);
  if (journal !== undefined) writeFileSync(join(dir, '.mockgen-build.json'), journal);
  await expectKept(dir, victim);
}

/** A small tree with the file of a person, which the manifest claims. */
function folderWith(victim: string, changes: Changes): string {
  const dir = temporary();
  writeFiles(dir, smallFiles(PLAN));
  const file = join(dir, victim);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '{"id":1,"of":"a person"}');
  const manifest = JSON.parse(readFileSync(join(dir, 'mockgen.json'), 'utf8')) as Changes;
  const resources = { ...Object(manifest['resources']), ...Object(changes['resources']) } as Changes;
  writeFileSync(join(dir, 'mockgen.json'), JSON.stringify({ ...manifest, ...changes, resources }));
  return dir;
}

/** Builds the tree again, and expects that the file of the person stays. */
async function expectKept(dir: string, victim: string): Promise<void> {
  const file = join(dir, victim);
  const { removed } = await writeSmall(dir, PLAN);
  expect(readFileSync(file, 'utf8')).toBe('{"id":1,"of":"a person"}');
  expect(removed).toBe(0);
  for (const [path, text] of Object.entries(smallFiles(PLAN))) expect(readFileSync(join(dir, path), 'utf8')).toBe(text);
}
