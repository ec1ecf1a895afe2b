import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { smallFiles, type SmallPlan } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { writeSmall } from './small-tree.ts';

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

it.each(CLAIMS)('a build does not remove %s that a manifest claims', async (victim, changes) => {
  const dir = temporary();
  await writeSmall(dir, PLAN);
  const file = join(dir, victim);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '{"id":1,"of":"a person"}');
  const manifest = JSON.parse(readFileSync(join(dir, 'mockgen.json'), 'utf8')) as Changes;
  const resources = { ...Object(manifest['resources']), ...Object(changes['resources']) } as Changes;
  writeFileSync(join(dir, 'mockgen.json'), JSON.stringify({ ...manifest, ...changes, resources }));
  const { removed } = await writeSmall(dir, PLAN);
  expect(readFileSync(file, 'utf8')).toBe('{"id":1,"of":"a person"}');
  expect(removed).toBe(0);
  for (const [path, text] of Object.entries(smallFiles(PLAN))) expect(readFileSync(join(dir, path), 'utf8')).toBe(text);
});
