import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MockgenError } from '../../src/errors.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { buildTree, checkTree, expandTree, type BuildOptions } from '../../src/write/index.ts';
import { compiled } from '../config/opened.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

// What builds, checks and expansions tell of folders that an earlier build has left, and that were changed by hand since.
// After a change, `npx vitest run golden -u` writes the expected texts again, and a reviewer reads the difference.

const temporary = useTemporaryFolders();

const catalogue = await compiled({
  resources: {
    boats: {
      category: 'harbour',
      fields: { name: { examples: ['Anna', 'Elise', 'Otter'] }, length: { min: 4, max: 30 } },
    },
    trips: {
      category: 'harbour',
      key: 'code',
      fields: { code: { generator: 'pattern', args: { pattern: 'T[0-9]{4}' } }, boat_id: {} },
    },
    quay: { category: 'port', single: true, fields: { depth: { min: 2, max: 9 } } },
  },
});

type Choices = Omit<BuildOptions, 'out'>;

const FIRST: Choices = { ...DEFAULTS, items: 3, dataOnly: true, layout: 'both' };

/** Builds that follow the first one. */
const NEXT: Readonly<Record<string, Partial<Choices>>> = {
  'the same': {},
  'another seed': { seed: 8 },
  'fewer records': { items: 2 },
  'more records': { items: 5 },
  'a flat layout': { layout: 'flat' },
  'a packed tree': { packed: true },
  'nested files': { nested: true },
  'one resource': { only: ['quay'] },
  'other names': { api: { base: '/api', query: { page: 'p' } } },
  'another day': { refDate: '2027-05-06T00:00:00.000Z' },
  'a provider': { provider: 'netlify' },
};

/** Changes by hand. */
const CHANGES: Readonly<Record<string, (file: string) => void>> = {
  'is changed': (file) => writeFileSync(file, readFileSync(file, 'utf8').replace(/[a-z](?=[^a-z]*$)/, 'q')),
  'is longer': (file) => appendFileSync(file, '\n'),
  'is missing': (file) => rmSync(file),
  'is a link': (file) => {
    rmSync(file);
    symlinkSync('/dev/null', file);
  },
  'is a folder': (file) => {
    rmSync(file);
    mkdirSync(join(file, 'inside'), { recursive: true });
  },
};

const PATHS = [
  'boats/2.json',
  'boats/3.json',
  'harbour/boats/3.json',
  'boats/all.json',
  'boats/index.json',
  'trips/all.json',
  'quay/index.json',
  'index.json',
  'mockgen.json',
] as const;

/** Returns what an action gives, on one line. */
async function told(dir: string, act: () => Promise<object>): Promise<string> {
  try {
    return Object.entries(await act())
      .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
      .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
      .join(', ');
  } catch (error) {
    if (!(error instanceof MockgenError)) throw error;
    return `${error.code}: ${`${error.message} ${error.hint}`.replaceAll(dir, 'DIR')}`;
  }
}

const build = (out: string, choices: Partial<Choices> = {}): Promise<object> =>
  buildTree(catalogue, { ...FIRST, ...choices, out });

const known = new Map<string, Readonly<Record<string, string>>>();

/** Returns the files of a tree that is built into a new folder. */
async function fresh(name: string): Promise<Readonly<Record<string, string>>> {
  const dir = temporary();
  const choices = NEXT[name] ?? {};
  const found = known.get(name);
  if (found) return found;
  await build(dir, choices);
  if (choices.packed) await expandTree({ dir });
  known.set(name, listTree(dir));
  return listTree(dir);
}

/** Returns a folder with the first tree. */
async function firstTree(): Promise<string> {
  const dir = join(temporary(), 'tree');
  await build(dir);
  return dir;
}

describe('over an earlier tree', () => {
  it('each build tells how many files it has written, kept and removed', async () => {
    const lines: string[] = [];
    const first = await fresh('the same');
    for (const [name, choices] of Object.entries(NEXT)) {
      const dir = await firstTree();
      lines.push(`${name}: ${await told(dir, () => build(dir, choices))}`);
      lines.push(`  then checked: ${await told(dir, () => checkTree(catalogue, dir))}`);
      lines.push(`  then expanded: ${await told(dir, () => expandTree({ dir }))}`);
      expect(listTree(dir), name).toEqual(await fresh(name));
      lines.push(`  then built again as at first: ${await told(dir, () => build(dir))}`);
      expect(listTree(dir), name).toMatchObject(first);
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./golden/rebuilds.txt');
  });

  it.each(Object.entries(CHANGES))('in which a file %s, a build tells what was edited', async (what, change) => {
    const lines: string[] = [];
    const first = await firstTree();
    for (const path of PATHS) {
      for (const name of ['the same', 'fewer records', 'one resource']) {
        const dir = join(temporary(), 'tree');
        cpSync(first, dir, { recursive: true });
        change(join(dir, path));
        const wanted = await fresh(name);
        const checked =
          name === 'the same' ? [`${path}, checked: ${await told(dir, () => checkTree(catalogue, dir))}`] : [];
        lines.push(...checked, `${path}, ${name}: ${await told(dir, () => build(dir, NEXT[name]))}`);
        const others = Object.entries(listTree(dir)).filter(([file, text]) => wanted[file] !== text);
        if (others.length > 0) lines.push(`  left: ${others.map(([file]) => file).join(', ')}`);
      }
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./golden/${what.replaceAll(' ', '-')}.txt`);
  });
});
