import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

/** The files of a tree: text by path, the manifest last. */
export type TreeFiles = Readonly<Record<string, string>>;

/** The same where collections are large: not all of it is text. */
export type LargeFiles = Readonly<Record<string, string | Uint8Array>>;

/** The files of a tree without its items: what is written in a moment, however many records it has. */
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

/** The steps in which a build writes a tree over another: journal, files, what is left of the other one, manifest. */
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

/** Writes a tree at once. */
export function writeTree(dir: string, files: LargeFiles): void {
  for (const _ of steps(dir, files));
}

/** Writes a tree while other things go on in this process. */
export async function writeSlowly(dir: string, files: TreeFiles): Promise<void> {
  for (const _ of steps(dir, files)) await setImmediate();
}

/** Writes the first so many files of a tree and leaves it at that, as a build does that is killed. */
export function writePart(dir: string, files: TreeFiles, count: number): void {
  const rest = steps(dir, files);
  for (let at = 0; at < count; at++) rest.next();
}
