import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { MockgenError } from '../errors.ts';
import { parseManifest, planTree, storedFoldersOf, type Manifest } from '../render/index.ts';
import { fillSegments, splitRecords } from '../runtime/index.ts';
import { MANIFEST } from './journal.ts';
import { rebuildOptions } from './rebuild.ts';
import { describing, ifThere } from './system-error.ts';
import { writeTree, type WriteOptions, type WriteResult } from './writer.ts';

/** Which packed tree to expand, and where to. */
export interface ExpandOptions extends WriteOptions {
  /** The folder of the packed tree. */
  readonly dir: string;
  /** The folder of the full tree. Default: `dir`. */
  readonly out?: string;
}

/**
 * Writes the full tree that a packed one stands for: its items, and the second layout. The records come from the packed
 * tree itself, so they stay as they are whatever version of mockgen built it.
 *
 * @throws MockgenError `not_a_tree` when `dir` holds no packed tree, or one whose resources this version does not know
 * @throws MockgenError `read_failed`, and as {@link writeTree} does
 */
export function expandTree({ dir, out = dir, ...options }: ExpandOptions): WriteResult {
  const file = join(dir, MANIFEST);
  const text = describing('read_failed', `read ${file}`, () => ifThere(() => readFileSync(file, 'utf8')));
  const manifest = text === undefined ? undefined : parseManifest(text);
  if (text === undefined || !manifest?.packed) {
    throw new MockgenError(
      'not_a_tree',
      `${dir} holds no packed tree`,
      `Build one: mockgen build --packed --out ${dir}`,
    );
  }
  const expanded = createExpansion(dir, manifest, text);
  const plan = planTree({ ...rebuildOptions(manifest), packed: false });
  const known = new Set(plan.map(({ path }) => dirname(path)));
  const unknown = Object.entries(manifest.resources).find(([name, { category }]) =>
    storedFoldersOf({ name, category }, manifest).some((folder) => !known.has(folder)),
  );
  if (unknown) {
    throw new MockgenError(
      'not_a_tree',
      `this version does not know ${unknown[0]}`,
      `Take mockgen ${manifest.mockgen}.`,
    );
  }
  return writeTree(
    out,
    // What a host is told of the paths is another text for a full tree; everything else comes from the packed one.
    plan.map(({ path, text: render }) => ({ path, text: path === '_redirects' ? render : () => expanded(path) })),
    options,
  );
}

/** Gives the text of each file of the full tree. */
function createExpansion(dir: string, manifest: Manifest, text: string): (path: string) => string {
  let kept: { readonly folder: string; readonly lines: readonly string[] } | undefined;
  return (path) => {
    if (path === MANIFEST) {
      const { packed: _, ...rest } = JSON.parse(text) as Manifest;
      return `${JSON.stringify(rest, null, 2)}\n`;
    }
    const name = basename(dirname(path));
    const entry = manifest.resources[name];
    const [folder = ''] = entry ? storedFoldersOf({ name, category: entry.category }, manifest) : [dirname(path)];
    const id = Number(/^(\d+)\.json$/.exec(basename(path))?.[1]);
    if (!entry || Number.isNaN(id)) return readText(dir, join(folder, basename(path)));
    if (kept?.folder !== folder) kept = { folder, lines: splitRecords(readText(dir, join(folder, 'all.json'))) };
    const record = kept.lines[id - 1];
    if (record === undefined) {
      throw new MockgenError('not_a_tree', `${join(dir, folder, 'all.json')} has no record ${id}`, 'Build it again.');
    }
    return fillSegments(manifest.item, { resource: JSON.stringify(name), record });
  };
}

function readText(dir: string, path: string): string {
  return describing('read_failed', `read ${join(dir, path)}`, () => readFileSync(join(dir, path), 'utf8'));
}
