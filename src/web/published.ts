import { remember } from '../caching/index.ts';
import { brokenTree, type Generator, openTree, type Tree, type TreeFile } from '../runtime/index.ts';
import { homeIn, type Manifest, MANIFEST_FILE, parsePublished } from '../tree/index.ts';
import { loadPart } from './load-part.ts';
import type { LoadScript } from './seeded.ts';

/**
 * Reads the manifest of a tree.
 *
 * @param file undefined where there is none
 * @throws TreeError when there is none, or no build has written it
 */
export function readManifest(file: TreeFile | undefined): Manifest {
  const manifest = file && parsePublished(String(file.body));
  if (!manifest) throw brokenTree(MANIFEST_FILE, file && 'is broken');
  return manifest;
}

/**
 * Opens a tree where its files are published. An item that is a file is asked for as one: it is far smaller than the
 * collection that has it, too.
 *
 * @param file reads a file of that one build by its path; undefined when there is none
 * @param generator makes the trees of other seeds. Default: that of the tree
 * @param load loads the scripts of the tree. Default: no script can be loaded here
 */
export function openPublished(manifest: Manifest, file: Tree['file'], generator?: Generator, load?: LoadScript): Tree {
  const tree = openTree(manifest, file, async (lines) => (await loadPart('search'))(lines));
  const item: Tree['item'] = (name, id) => file(`${homeIn(manifest, name)}/${id}.json`);
  const seededBy = remember(async () => (await loadPart('seeds'))(tree, generator, load));
  const seeded: Tree['seeded'] = async (seed) => (await seededBy(''))(seed);
  return { ...tree, seeded, ...(!manifest.packed && { item }) };
}
