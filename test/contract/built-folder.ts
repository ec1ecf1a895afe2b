import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LARGE } from '../../src/tree/index.ts';
import { builtFiles, builtSite, type BuiltTree } from '../node/built-tree.ts';

/** A tree in a folder. */
interface BuiltFolder {
  readonly dir: string;
  remove(): void;
}

/** Writes files into a folder. */
export function writeFiles(dir: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dir, dirname(path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

/** Writes a built tree to a folder `tree` in a new temporary folder. */
export function buildFolder(tree: BuiltTree): BuiltFolder {
  const above = mkdtempSync(join(tmpdir(), 'mockgen-test-'));
  const dir = join(above, 'tree');
  writeFiles(dir, Number(tree.items) > LARGE ? Object.fromEntries(builtSite(tree)) : builtFiles(tree));
  return { dir, remove: () => rmSync(above, { recursive: true }) };
}
