import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MockgenError } from '../../src/errors.ts';
import { writeTree } from '../../src/write/writer.ts';
import { smallFiles, type SmallPlan } from '../node/small-plan.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { withFailingDisk } from './failing-disk.ts';
import { smallJob, writeSmall } from './small-tree.ts';

const temporary = useTemporaryFolders();

const OLD: SmallPlan = { layout: 'flat', totals: { authors: 2, books: 1 } };

/** Builds that follow, in which files are added, replaced, and removed with their folders. */
const NEXT: readonly (readonly [what: string, plan: SmallPlan])[] = [
  ['more', { ...OLD, totals: { authors: 3, books: 1, users: 1 } }],
  ['other values', { ...OLD, mark: 'b' }],
  ['fewer', { ...OLD, totals: { authors: 1 }, mark: 'c' }],
];

const CODES = ['ENOSPC', 'EIO', 'EACCES'];

describe.each(NEXT)('a build with %s on a disk that fails once', (_, plan) => {
  it.each([
    ['file by file', false],
    ['all at once', true],
  ])(
    'that puts files in their places %s leaves each of them whole, and the next build completes it',
    async (_, canFail) => {
      const [old, fresh] = [smallFiles(OLD), smallFiles(plan)];
      const makeJob = smallJob(plan);
      let isReached = true;
      for (let at = 0; isReached; at++) {
        const dir = temporary();
        await writeSmall(dir, OLD);
        const code = CODES[at % CODES.length] ?? '';
        const { result, failed } = await withFailingDisk({ at, code }, () =>
          writeTree(dir, () => ({ ...makeJob(), canFail })),
        );
        isReached = failed !== undefined;
        const why = `${code} at ${at}, ${failed}`;
        if (result.status === 'rejected') {
          expect(result.reason, why).toBeInstanceOf(MockgenError);
          expect(result.reason, why).toMatchObject({
            code: 'write_failed',
            message: expect.stringMatching(/^cannot .*: /) as unknown,
          });
        } else expect(listTree(dir), why).toMatchObject(fresh);
        const found = Object.entries(listTree(dir)).filter(
          ([path, text]) => !path.startsWith('.mockgen') && text !== '<folder>',
        );
        for (const [path, text] of found) expect([old[path], fresh[path]], `${path}, ${why}`).toContain(text);
        // The manifest is the last file to be replaced.
        if (found.some(([path, text]) => path === 'mockgen.json' && text !== old[path])) {
          expect(Object.fromEntries(found), why).toMatchObject(fresh);
        }
        await writeSmall(dir, plan);
        // A folder that could not be removed stays, and is empty.
        const left = Object.entries(listTree(dir)).filter(([, text]) => text !== '<folder>');
        expect(Object.fromEntries(left), why).toEqual(fresh);
        expect(
          readdirSync(dir).filter((name) => name.startsWith('.mockgen')),
          why,
        ).toEqual([]);
      }
    },
  );
});
