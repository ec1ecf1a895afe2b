import { brokenTree, openTree, type Tree, type TreeFile } from '../runtime/index.ts';
import { homeIn, type Manifest, MANIFEST_FILE, parseToAnswer, positionOf } from '../tree/index.ts';

/**
 * Reads the manifest of a tree.
 *
 * @param file undefined where there is none
 * @throws TreeError when there is none, or no build has written it
 */
export function readManifest(file: TreeFile | undefined): Manifest {
  if (!file) throw brokenTree(MANIFEST_FILE);
  const manifest = parseToAnswer(String(file.body));
  if (!manifest) throw brokenTree(MANIFEST_FILE, 'is not what a build writes');
  return manifest;
}

/**
 * Opens a tree where its files are published. An item that is a file is asked for as one: it is far smaller than the
 * collection that has it, too.
 *
 * @param file reads a file of that one build by its path; undefined when there is none
 */
export function openPublished(manifest: Manifest, file: Tree['file']): Tree {
  const tree = openTree(manifest, file);
  const item: Tree['item'] = async (name, id) =>
    // Other files lie beside items that are named by texts.
    positionOf(manifest.resources[name], id) < Infinity ? file(`${homeIn(manifest, name)}/${id}.json`) : undefined;
  return manifest.packed ? tree : { ...tree, item };
}
