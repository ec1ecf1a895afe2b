import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

/** The files of a tree: text by path, with the manifest last. */
export type TreeFiles = Readonly<Record<string, string>>;

/** The same with large collections, where some files are bytes. */
export type LargeFiles = Readonly<Record<string, string | Uint8Array>>;

/** Returns the files of a tree without its items, which are quick to write for any number of records. */
export function withoutItems(files: TreeFiles): TreeFiles {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !/\/\d+\.json$/.test(path)));
}

const [JOURNAL, TEMPORARY] = ['.mockgen-build.json', '.mockgen-tmp-1'];

/** Puts a file in place in one step, as a build does. */
export function put(dir: string, path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, TEMPORARY), text);
  renameSync(join(dir, TEMPORARY), join(dir, path));
}

/** Yields the steps in which a build replaces a tree: journal, files, removal of old files, manifest. */
function* steps(dir: string, files: LargeFiles): Generator<void, void, undefined> {
  mkdirSync(dir, { recursive: true });
  put(dir, JOURNAL, '{}');
  const { 'mockgen.json': manifest = '', ...others } = files;
  for (const [path, text] of Object.entries(others)) {
    put(dir, path, text);
    yield;
  }
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(dir.length + 1);
    if (entry.isFile() && path !== JOURNAL && !(path in files)) rmSync(join(dir, path));
  }
  put(dir, 'mockgen.json', manifest);
  yield;
  rmSync(join(dir, JOURNAL));
}

/** Writes a whole tree at once. */
export function writeTree(dir: string, files: LargeFiles): void {
  for (const _ of steps(dir, files));
}

/** Writes a tree while other code of this process runs. */
export async function writeSlowly(dir: string, files: TreeFiles): Promise<void> {
  for (const _ of steps(dir, files)) await setImmediate();
}

/** Writes only the first files of a tree, like a build that is killed. */
export function writePart(dir: string, files: TreeFiles, count: number): void {
  const rest = steps(dir, files);
  for (let at = 0; at < count; at++) rest.next();
}
