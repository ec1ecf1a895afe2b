import { brokenTree, openTree, type Tree, TreeError, type TreeFile } from '../runtime/index.ts';
import { addressesOf, type Manifest, MANIFEST_FILE, parsePublished } from '../tree/index.ts';
import { createPacedSearch } from './paced-search.ts';
import { pause } from './pause.ts';
import { createSeeded, type SeedSource } from '../seeds/script/index.ts';

/**
 * Reads the manifest of a tree.
 *
 * @param file the file with the manifest; undefined if the host has none
 * @throws TreeError when there is no manifest, or the file is not one that a build writes
 */
export function readManifest(file: TreeFile | undefined): Manifest {
  if (!file) throw new TreeError(`${MANIFEST_FILE} is missing: build the tree, or correct the address of its folder.`);
  const manifest = parsePublished(String(file.body));
  if (!manifest) throw brokenTree(MANIFEST_FILE, 'is broken');
  return manifest;
}

/**
 * Opens a published tree. An item with a file of its own is fetched alone, since its file is far smaller than the
 * collection.
 *
 * @param file reads a file of exactly this build by its path; undefined when there is none
 */
export function openPublished(manifest: Manifest, file: Tree['file'], source: SeedSource = {}): Tree {
  const tree = openTree(manifest, file, createPacedSearch);
  const item: Tree['item'] = (name, id) => file(`${addressesOf(manifest, name).home}/${id}.json`);
  return { ...tree, seeded: createSeeded(tree, { pause, ...source }), ...(!manifest.packed && { item }) };
}
