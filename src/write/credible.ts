import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { ifThere } from '../node/index.ts';
import { enoughFiles, LARGE, type Manifest } from '../tree/index.ts';

/** In the file with all records, each record takes at least this many bytes: `{},` and a newline. */
const LEAST_BYTES = 4;

/**
 * Returns the names of the resources that have more records in the manifest than fit into their files. A manifest is
 * small, whatever it claims: nobody should spend minutes on millions of files that are not there.
 *
 * @param dir the folder of the tree
 */
export function incredibleResources(dir: string, manifest: Manifest): readonly string[] {
  const { records } = enoughFiles(manifest);
  return Object.entries(manifest.resources).flatMap(([name, { total }]) => {
    if (total <= LARGE) return [];
    const size = ifThere(() => lstatSync(join(dir, records.get(name) ?? '')))?.size ?? 0;
    return size < total * LEAST_BYTES ? [name] : [];
  });
}
