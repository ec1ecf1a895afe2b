import { appendFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MockgenError } from '../errors.ts';
import { describing, ifThere, readText } from '../node/index.ts';

/** The file in which the folder of an export lists the files that exports have written there, one a line. */
const CLAIM_FILE = '.mockgen-export';

/** Up to this many files are named in a message. */
const NAMED = 3;

/**
 * Claims the files that an export is about to write. Lines are only ever added, since several processes can write shards into
 * one folder at a time.
 *
 * @param out the folder, which need not be there
 * @param isForced whether to claim files that no export wrote, too
 * @returns a function that writes the claim, once there is the folder
 * @throws MockgenError `bad_option` for files that are there and that no export wrote
 */
export function claimFiles(out: string, files: readonly string[], isForced: boolean): () => void {
  const path = join(out, CLAIM_FILE);
  const text = describing('read_failed', `read ${path}`, () => ifThere(() => readText(path))) ?? '';
  const claimed = new Set(text.split('\n'));
  const others = files.filter((file) => !claimed.has(file));
  const isThere = (file: string): boolean => ifThere(() => statSync(join(out, file)))?.isFile() ?? false;
  const foreign = isForced ? [] : others.filter(isThere);
  if (foreign.length > 0) {
    const more = foreign.length > NAMED ? ` and ${foreign.length - NAMED} more` : '';
    const what = `expected no files but those of an export, got ${foreign.slice(0, NAMED).join(', ')}${more}`;
    throw new MockgenError('bad_option', `--out ${out}: ${what}; --force replaces them`, 'Choose another folder.');
  }
  return () => {
    if (others.length === 0) return;
    describing('write_failed', `write ${path}`, () => appendFileSync(path, others.map((file) => `${file}\n`).join('')));
  };
}
