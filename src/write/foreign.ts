import { join } from 'node:path';
import { MockgenError } from '../errors.ts';
import { Encoder } from '../node/index.ts';
import type { PlannedFile } from '../render/index.ts';
import { compareAll } from './comparison.ts';
import type { TreeFolder } from './tree-folder.ts';

/**
 * Checks that no file of the user's own, such as an `index.html`, is in the way of a build.
 *
 * @param foreign paths of the tree at which there is a file that no build wrote
 * @throws MockgenError `foreign_folder` when one of these files differs from what the build would write
 */
export function refuseForeign(
  dir: string,
  files: () => Iterable<PlannedFile>,
  folder: TreeFolder,
  foreign: ReadonlySet<string>,
): void {
  if (foreign.size === 0) return;
  const encoder = new Encoder();
  for (const { paths, text } of files()) {
    const met = paths.filter((path) => foreign.has(path));
    if (met.length === 0) continue;
    const same = compareAll(
      met.map((path) => folder.compare(path)),
      encoder.encode(text()),
    );
    const other = met.find((_, at) => !same[at]);
    if (other === undefined) continue;
    throw new MockgenError(
      'foreign_folder',
      `${join(dir, other)} is in the way: no build wrote it`,
      'Move it, or add --force to replace it. With --data-only, a build writes no page and no script.',
    );
  }
}
