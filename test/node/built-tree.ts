import { builtins } from '../../src/builtins.ts';
import type { Choices } from '../../src/generate/index.ts';
import { readBundle } from './bundle-text.ts';
import { filesBesideData, partsOf } from '../../src/providers/index.ts';
import { compileOverrides } from '../../src/render/overrides.ts';
import { shapesOf, type RenderedTree, renderTree } from '../../src/render/index.ts';
import { withNeighbours } from '../../src/schema/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { tidyApi } from '../../src/tree/index.ts';
import { buildTree } from '../../src/write/index.ts';

/** What is special about a tree; the rest is as by default. */
export type BuiltTree = Partial<Choices>;

/** A real tree, made at once. */
export function builtTree(tree: BuiltTree): RenderedTree {
  const { dataOnly = false, refs = true, api: untidy = {}, ...given } = tree;
  const only = given.only && refs ? withNeighbours(builtins, given.only, 'shown').map(({ name }) => name) : given.only;
  const api = tidyApi(untidy);
  const options = { ...DEFAULTS, ...given, ...(only && { only }), ...(api && { api }) };
  const { layout, packed = false, items, provider, overrides = {} } = options;
  const chosen = builtins.resources.filter(({ name }) => !only || only.includes(name));
  const resources = Object.fromEntries(chosen.map(({ name, category }) => [name, { category, total: items }]));
  const context = { shape: { layout, packed, described: true, resources }, base: api?.base, bundle: readBundle };
  const files = filesBesideData(
    { dataOnly, ...(provider !== undefined && { provider }), parts: partsOf(api) },
    context,
  );
  return renderTree(options, {
    catalogue: builtins,
    templates: compileOverrides(overrides, shapesOf(api)),
    files,
  });
}

/** The files of a real tree, large collections included: text or bytes by path. */
export function builtSite(tree: BuiltTree): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  for (const { paths, text } of builtTree(tree).plan()) {
    const pieces = [...text()];
    const isText = pieces.every((piece) => typeof piece === 'string');
    const whole = isText ? pieces.join('') : Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
    for (const path of paths) files.set(path, whole);
  }
  return files;
}

/** The trees that were asked for last, the newest at the end: tests of one file, and of many, ask for the same ones. */
const known = new Map<string, Readonly<Record<string, string>>>();
const MOST_KNOWN = 30;

/** Trees of more records are used once. */
const MOST_ITEMS = 100;

/** The files of a real tree without large collections: text by path. Nobody changes what it gives, since others may be given the same. */
export function builtFiles(tree: BuiltTree): Readonly<Record<string, string>> {
  const key = JSON.stringify(tree);
  const found = known.get(key) ?? makeFiles(tree);
  known.delete(key);
  if ((tree.items ?? DEFAULTS.items) <= MOST_ITEMS) known.set(key, found);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break;
    known.delete(oldest);
  }
  return found;
}

function makeFiles(tree: BuiltTree): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [path, text] of builtSite(tree)) {
    if (typeof text !== 'string') throw new Error(`${path} is no text`);
    files[path] = text;
  }
  return Object.freeze(files);
}

/** Builds a real tree into a folder, as the command does. */
export async function writeBuilt(dir: string, tree: BuiltTree): Promise<void> {
  await buildTree(builtins, { ...DEFAULTS, ...tree, out: dir });
}
