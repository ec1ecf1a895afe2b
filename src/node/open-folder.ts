import type { RuntimePorts } from '../runtime/index.ts';
import { listCollections } from './collections.ts';
import { createFolderSource } from './folder.ts';
import { createPlainFiles } from './plain.ts';
import { createGenerator } from './seeds.ts';

/** All that the runtime can be lent of a tree. */
export type TreePorts = Required<Pick<RuntimePorts, 'read' | 'file' | 'generate'>>;

/**
 * Opens the tree in a folder. Each answer looks at the folder anew; the generator is loaded when it is first needed.
 *
 * @throws MockgenError `not_a_tree` when the folder has no manifest, `read_failed` when it cannot be read
 */
export async function openFolder(dir: string): Promise<TreePorts> {
  const read = createFolderSource(dir);
  listCollections(dir, await read('mockgen.json'));
  return { read, file: createPlainFiles(dir), generate: createGenerator(read) };
}
