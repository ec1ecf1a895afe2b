import { MockgenError } from '../errors.ts';
import { Encoder } from '../node/index.ts';
import { STAMP } from '../render/index.ts';
import { createPathTest, findOtherVersion, treePaths, type Manifest } from '../tree/index.ts';
import { isOurs } from './claim.ts';
import { TreeFolder } from './tree-folder.ts';
import type { TreeJob } from './writer.ts';

/** A tree in a folder that a build is about to replace. */
export interface Replacing {
  readonly dir: string;
  /** The manifest of the existing tree. */
  readonly built: Manifest;
  /** Whether a tree of an older data version may be replaced, which changes every value. */
  readonly upgrade: boolean;
  /** Called and awaited often during the comparison, so that other work of the process can run. */
  readonly pause: () => Promise<void> | void;
}

/**
 * Refuses to replace a tree of another data version without consent, since every value would change. Writes nothing.
 *
 * @throws MockgenError `other_version`, which says how many files would change; a newer tree is refused in any case
 */
export async function refuseOtherData(replacing: Replacing, job: TreeJob): Promise<void> {
  const { dir, built, upgrade } = replacing;
  const other = findOtherVersion(built, STAMP);
  if (!other || (upgrade && !other.isNewer)) return;
  const count = await countChanges(replacing, job);
  const changes = `${count} ${count === 1 ? 'file' : 'files'} would change`;
  const older = `Add --upgrade to accept that, or stay with its version: ${other.pin}`;
  const newer = `Go on with its version: ${other.pin}`;
  throw new MockgenError('other_version', `${dir} ${other.versions}: ${changes}. ${other.isNewer ? newer : older}`, '');
}

/** Counts the files that a build would change: write, add or remove. */
async function countChanges({ dir, built, pause }: Replacing, job: TreeJob): Promise<number> {
  const folder = new TreeFolder(dir);
  const encoder = new Encoder();
  let count = 0;
  for (const { paths, text } of job.files()) {
    const files = paths.map((path) => folder.compare(path));
    const same = files.map((file) => file !== undefined);
    try {
      // Reads the whole text, even after a difference, as later files reuse what it generates.
      for (const chunk of encoder.encode(text())) {
        for (const [at, file] of files.entries()) same[at] &&= file?.matches(chunk) === true;
      }
    } finally {
      for (const file of files) file?.close();
    }
    count += same.filter((isSame) => !isSame).length;
    await pause();
  }
  const stays = createPathTest(job.shape);
  for (const path of treePaths(built)) {
    if (!stays(path) && isOurs(path) && folder.has(path)) count += 1;
    await pause();
  }
  return count;
}
