import { createHash } from 'node:crypto';
import { type Choices, createRecipe } from '../../src/generate/index.ts';
import { readBundle } from '../node/bundle-text.ts';
import { renderTree } from '../../src/render/index.ts';
import { createSearch, openTree, type Tree } from '../../src/runtime/index.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { parsePublished } from '../../src/tree/index.ts';

/** The files of a tree: text by path. */
export type Texts = Readonly<Record<string, string>>;

/** The files that a build writes. */
export async function filesOf(catalogue: Catalogue, choices: Partial<Choices>): Promise<Texts> {
  const { options, parts } = await createRecipe(catalogue, { ...DEFAULTS, items: 30, ...choices }, readBundle);
  const planned = [...renderTree(options, parts).plan()];
  return Object.fromEntries(
    planned.flatMap(({ paths, text }) => paths.map((path) => [path, [...text()].join('')] as const)),
  );
}

/** A tree as a host of plain files has it: nothing is known of it but its files. */
export function published(files: Texts): Tree {
  const manifest = parsePublished(files['mockgen.json'] ?? '');
  if (!manifest) throw new Error('no manifest');
  const file: Tree['file'] = (path) =>
    Promise.resolve(path in files ? { type: 'text/plain', body: files[path] ?? '' } : undefined);
  return openTree(manifest, file, createSearch);
}

/** What tells long texts apart in a report. */
export const shortOf = (text: string | undefined): string | undefined =>
  text === undefined || text.length < 300 ? text : createHash('sha256').update(text).digest('hex');
