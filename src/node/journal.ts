import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MockgenError } from '../errors.ts';
import { manifestPaths, parseManifest } from '../render/index.ts';
import { describing, ifThere } from './system-error.ts';
import { isTemporary } from './temporary.ts';
import { isTreePath } from './tree-path.ts';

/** The manifest's path in a tree. */
export const MANIFEST = 'mockgen.json';

/**
 * The file that a build keeps in its folder from its first change to its last: the paths of all files that are, or may
 * be, its own or an earlier build's. After a kill it tells the next build what it may remove.
 */
export const JOURNAL = '.mockgen-build.json';

// The dotfiles that hosting services ask for. No other one is ever ours.
const DOTFILES: ReadonlySet<string> = new Set(['.nojekyll', '.assetsignore']);

const isOurs = (path: string): boolean => isTreePath(path) || DOTFILES.has(path);

/** What earlier builds left in a folder. */
export interface Claim {
  /** Everything in the folder, by name; empty when there is no folder. */
  readonly names: readonly string[];
  /** Paths of the files that earlier builds wrote, or were about to. */
  readonly owned: ReadonlySet<string>;
  /** Whether a build was interrupted here. */
  readonly interrupted: boolean;
}

/**
 * Finds out what in a folder is ours. What the files say is checked: only tree paths count.
 *
 * @param dir the folder, which need not exist
 * @param force whether to take a folder that no build made; nothing in it is ours then
 * @throws MockgenError `foreign_folder` when `dir` is a file, or a non-empty folder that no build made
 * @throws MockgenError `write_failed` when the system does not let us look
 */
export function claimFolder(dir: string, force: boolean): Claim {
  const names = listFolder(dir);
  const manifest = names.includes(MANIFEST) ? readManifestPaths(dir) : undefined;
  const journal = names.includes(JOURNAL) ? parseJournal(readText(dir, JOURNAL)) : undefined;
  const isForeign = manifest === undefined && journal === undefined && !names.every(isTemporary);
  if (isForeign && !force) {
    throw new MockgenError(
      'foreign_folder',
      `${dir} is not empty and no build made it`,
      'Choose another --out, or add --force to write into it; a build removes only files that builds wrote.',
    );
  }
  const owned = new Set([...(manifest ?? []), ...(journal ?? [])].filter(isOurs));
  return { names, owned, interrupted: names.includes(JOURNAL) };
}

/**
 * The text of a journal.
 *
 * @example
 * renderJournal(['a.json']) // => "{\"format\":1,\"paths\":[\"a.json\"]}\n"
 */
export function renderJournal(paths: readonly string[]): string {
  return `${JSON.stringify({ format: 1, paths })}\n`;
}

/**
 * The paths in a journal; undefined when the text is none.
 *
 * @example
 * parseJournal('{"format":1,"paths":["a.json"]}') // => ["a.json"]
 */
export function parseJournal(text: string): readonly string[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('format' in value) || value.format !== 1 || !('paths' in value) || !Array.isArray(value.paths))
    return undefined;
  return value.paths.filter((path: unknown) => typeof path === 'string');
}

function listFolder(dir: string): readonly string[] {
  return describing('write_failed', `write into ${dir}`, () => {
    const stats = ifThere(() => statSync(dir));
    if (stats === undefined) return [];
    if (stats.isDirectory()) return readdirSync(dir);
    throw new MockgenError('foreign_folder', `${dir} is a file, not a folder`, 'Choose another --out.');
  });
}

function readText(dir: string, name: string): string {
  return describing('read_failed', `read ${join(dir, name)}`, () => readFileSync(join(dir, name), 'utf8'));
}

function readManifestPaths(dir: string): readonly string[] | undefined {
  const text = readText(dir, MANIFEST);
  try {
    return manifestPaths(parseManifest(text));
  } catch {
    // A file of that name that does not read as a manifest was not written by a build.
    return undefined;
  }
}
