import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlannedFile } from '../../src/render/index.ts';
import { writeTree } from '../../src/write/writer.ts';
import type { TreeShape } from '../../src/tree/index.ts';
import { leaveJournal } from './leave-journal.ts';
import { smallFiles, smallPlan, type SmallPlan } from '../node/small-plan.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { rounds } from '../effort.ts';
import { smallJob, writeSmall } from './small-tree.ts';

const temporary = useTemporaryFolders();
const OLD: SmallPlan = { totals: { authors: 4, books: 2 } };
const KILLED: SmallPlan = { totals: { authors: 3, users: 3 }, mark: 'b' };
const NEXT: SmallPlan = { totals: { authors: 2 }, mark: 'c' };

/** Returns a plan whose build stops, as if killed, at the file at a position. */
function dyingAt(position: number, plan: readonly PlannedFile[]): readonly PlannedFile[] {
  return plan.map((file, at) => (at === position ? { paths: file.paths, text: die } : file));
}

function die(): never {
  throw new Error('killed');
}

async function kill(dir: string, position: number, plan = KILLED, force = false): Promise<void> {
  const job = smallJob(plan, dyingAt(position, smallPlan(plan)));
  await expect(writeTree(dir, job, { force })).rejects.toThrow('killed');
}

const positions = smallPlan(KILLED).map((_, at) => at);

describe('a build that is killed', () => {
  it('leaves each file complete, old or new, at any point', async () => {
    for (const position of positions) {
      const dir = temporary();
      await writeSmall(dir, OLD);
      await kill(dir, position);
      const [old, fresh] = [smallFiles(OLD), smallFiles(KILLED)];
      const { '.mockgen-build.json': _journal, ...files } = listTree(dir);
      for (const [path, text] of Object.entries(files)) expect([old[path], fresh[path]]).toContain(text);
      expect(Object.keys(old).filter((path) => !(path in files))).toEqual([]);
      expect(files['mockgen.json']).toBe(old['mockgen.json']);
    }
  });

  it('is cleaned up by the next one, which leaves exactly its own tree', async () => {
    for (const [at, position] of positions.entries()) {
      for (const start of at % 3 === 0 || rounds(0, 1) ? [undefined, OLD] : [OLD]) {
        const dir = temporary();
        if (start) await writeSmall(dir, start);
        await kill(dir, position);
        await writeSmall(dir, NEXT);
        expect([position, listTree(dir)]).toEqual([position, smallFiles(NEXT)]);
      }
    }
  });

  it('is cleaned up after any number of kills', async () => {
    const dir = temporary();
    await writeSmall(dir, OLD);
    await kill(dir, 9);
    await kill(dir, 5, { totals: { authors: 9, books: 9 }, mark: 'd' });
    await kill(dir, 1, { totals: { users: 1 }, mark: 'e' });
    await writeSmall(dir, NEXT);
    expect(listTree(dir)).toEqual(smallFiles(NEXT));
  });

  it('does not overwrite a file that somebody else put in its place', async () => {
    const dir = temporary();
    await writeSmall(dir, NEXT);
    mkdirSync(join(dir, 'users'));
    writeFileSync(join(dir, 'users/1.json'), '"mine"');
    await kill(dir, 1, KILLED, true);
    await writeSmall(dir, NEXT);
    expect(listTree(dir)).toEqual({ ...smallFiles(NEXT), 'users/1.json': '"mine"' });
  });

  it('is completed by a build that has nothing to write', async () => {
    const dir = temporary();
    await writeSmall(dir, NEXT);
    const shape: TreeShape = { layout: 'flat', files: [], resources: { users: { category: 'people', total: 1 } } };
    leaveJournal(dir, { shapes: [shape], spared: [] });
    mkdirSync(join(dir, 'users'));
    writeFileSync(join(dir, 'users/1.json'), '{}');
    expect(await writeSmall(dir, NEXT)).toMatchObject({ written: 0, removed: 1 });
    expect(listTree(dir)).toEqual(smallFiles(NEXT));
  });
});

describe('temporary files', () => {
  it('of killed builds are removed, also from a folder that contains nothing else', async () => {
    const dir = temporary();
    const names = [`.mockgen-tmp-${process.pid}`, '.mockgen-tmp-99999999'];
    for (const name of names) writeFileSync(join(dir, name), 'half a fi');
    await writeSmall(dir, NEXT);
    expect(listTree(dir)).toEqual(smallFiles(NEXT));
  });

  it('of a running build stay', async () => {
    const dir = temporary();
    writeFileSync(join(dir, `.mockgen-tmp-${process.ppid}`), 'half a fi');
    await writeSmall(dir, NEXT);
    expect(existsSync(join(dir, `.mockgen-tmp-${process.ppid}`))).toBe(true);
  });
});

describe('the journal and manifest in a folder', () => {
  const victims = ['victim.json', 'tree/.git/config', 'tree/.env'];
  const claims = [
    '../victim.json',
    'authors/../../victim.json',
    '.git/config',
    './.env',
    '.env',
    'authors//1.json',
    '',
  ];

  function folderWithVictims(): { readonly dir: string; readonly expectUnharmed: () => void } {
    const root = temporary();
    const dir = join(root, 'tree');
    mkdirSync(join(dir, '.git'), { recursive: true });
    for (const victim of victims) writeFileSync(join(root, victim), 'precious');
    return {
      dir,
      expectUnharmed: () => {
        for (const victim of victims) expect(readFileSync(join(root, victim), 'utf8')).toBe('precious');
      },
    };
  }

  it('cause no removal outside the folder, whatever the journal says', async () => {
    const { dir, expectUnharmed } = folderWithVictims();
    const files = [...claims, join(dir, '..', 'victim.json')];
    const shape: TreeShape = { layout: 'flat', files, resources: {} };
    writeFileSync(join(dir, 'mockgen.json'), smallFiles(NEXT)['mockgen.json'] ?? '');
    leaveJournal(dir, { shapes: [shape], spared: [] });
    await writeSmall(dir, NEXT);
    expectUnharmed();
  });

  it('cause no removal outside the folder, whatever the manifest says', async () => {
    for (const name of ['..', '../..', '.git', '', 'a/../..', '/etc']) {
      const { dir, expectUnharmed } = folderWithVictims();
      const manifest = (smallFiles(NEXT)['mockgen.json'] ?? '').replace('"authors"', JSON.stringify(name));
      writeFileSync(join(dir, 'mockgen.json'), manifest.replace('"people"', JSON.stringify(name)));
      await writeSmall(dir, NEXT, { force: true });
      expectUnharmed();
    }
  });
});
