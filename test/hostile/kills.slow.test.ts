import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { buildTree, checkTree } from '../../src/write/index.ts';
import { rounds } from '../effort.ts';
import { builtFiles } from '../node/built-tree.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const BUILD = resolve('test/write/build-process.js');
const TREE = { only: ['users', 'books'], items: 12, dataOnly: true } as const;

/** The seed of this run, which a failure tells. */
const seed = Number(process.env['SEED'] ?? 28);

/** Builds one seed after the other, from 0, until it is killed this many milliseconds after it has begun to write. */
async function killAfter(out: string, milliseconds: number): Promise<void> {
  const options = { ...DEFAULTS, ...TREE, out, seed: 0, hold: true };
  const child = spawn(process.execPath, [BUILD, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  child.stdout.resume();
  await pass(milliseconds);
  child.kill('SIGKILL');
  await ended;
}

/** The texts that a file has in the trees of the first seeds, by its path. */
const written = new Map<string, Set<string>>();
let known = 0;

/** Whether a file is as a build of some seed writes it. */
function isWhole(path: string, text: string): boolean {
  for (; written.get(path)?.has(text) !== true; known++) {
    if (known === 100) return false;
    for (const [name, one] of Object.entries(builtFiles({ ...TREE, seed: known })))
      written.set(name, (written.get(name) ?? new Set()).add(one));
  }
  return true;
}

it(
  'builds that are killed at any moment leave whole files, and the next one completes the tree',
  { timeout: 900_000 },
  async () => {
    const out = join(temporary(), 'tree');
    for (const moment of fc.sample(fc.nat(120), { seed, numRuns: rounds(3, 200) })) {
      await killAfter(out, moment);
      const torn = Object.entries(listTree(out)).filter(
        ([path, text]) => !path.startsWith('.') && !isWhole(path, text),
      );
      expect({ seed, moment, torn: torn.map(([path]) => path) }).toEqual({ seed, moment, torn: [] });
    }
    await buildTree(builtins, { ...DEFAULTS, ...TREE, out, seed: 7 });
    expect(await checkTree(builtins, out)).toMatchObject({ changed: [], missing: [], extra: [] });
    expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);
  },
);
