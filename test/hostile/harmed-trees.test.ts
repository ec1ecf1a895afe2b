import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { ITEMS_MS, WATCH_MS } from '../../src/serve/limits.ts';
import { builtFiles } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { useHolderClock } from '../serve/holder-clock.ts';
import { useHolders } from '../serve/holders.ts';
import { writeTree } from '../serve/write-tree.ts';

const temporary = useTemporaryFolders();
const keep = useHolders();
useHolderClock();

/** What happens to a file. */
const HARMS: Readonly<Record<string, (file: string) => void>> = {
  removed: (file) => rmSync(file),
  emptied: (file) => writeFileSync(file, ''),
  'cut in half': (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  'no text any more': (file) => writeFileSync(file, Buffer.from([0xff, 0xfe, 0, 1])),
  'of something else': (file) => writeFileSync(file, '{"other":true}'),
  'a folder': (file) => (rmSync(file), void mkdirSync(file)),
  'a link': (file) => (rmSync(file), symlinkSync('/etc/hostname', file)),
  'a pipe': (file) => (rmSync(file), void execFileSync('mkfifo', [file])),
};

/** A tree of two records, and one of its files for each kind. */
const TREE = builtFiles({ only: ['users'], refs: false, items: 2 });
const KINDS = Object.keys(TREE).filter((path) => !path.endsWith('/2.json'));
/** What is read for each request, and whose content no digest states. */
const LIVE = /\.(?:js|html)$/;

/** Lets what a timer began finish. */
async function settled(isDone: () => boolean): Promise<void> {
  for (let turn = 0; turn < 20 && !isDone(); turn++) await setImmediate();
}

/** Harms a file of a tree before or while it is served. Returns what is told within two seconds. */
async function toldAfter(harm: (file: string) => void, path: string, isBefore: boolean): Promise<readonly string[]> {
  const dir = join(temporary(), 'tree');
  writeTree(dir, TREE);
  if (isBefore) harm(join(dir, path));
  const { holder, notices } = await keep(dir);
  if (!isBefore) {
    vi.advanceTimersByTime(ITEMS_MS);
    await settled(() => false);
    harm(join(dir, path));
  }
  for (let passed = 0; passed < 2_000 && notices.length === 0; passed += WATCH_MS / 2) {
    void holder.current();
    vi.advanceTimersByTime(WATCH_MS / 2);
    await settled(() => notices.length > 0);
  }
  return notices;
}

describe.skipIf(process.platform === 'win32')('each harm to a file of a tree is told within two seconds', () => {
  const cases = Object.entries(HARMS).flatMap(([what, harm]) =>
    [true, false].map((isBefore) => [isBefore ? 'before' : 'while', what, harm, isBefore] as const),
  );
  const quick = new Set(['removed', 'of something else']);
  describe.each(cases)('%s it is served', (_, what, harm, isBefore) => {
    it(`a file that is ${what}`, { tags: quick.has(what) ? [] : ['slow'] }, async () => {
      const isChanged = ['emptied', 'cut in half', 'no text any more', 'of something else'].includes(what);
      for (const path of KINDS) {
        // A script or a page may be anybody's; a manifest decides whether there is a tree at all.
        if ((isChanged && LIVE.test(path)) || (isBefore && path === 'mockgen.json')) continue;
        const notices = await toldAfter(harm, path, isBefore);
        expect([path, notices.length]).toEqual([path, 1]);
        expect(notices[0]).toContain(path);
        expect(notices[0]).toMatch(/build|mockgen|served as it is/i);
      }
    });
  });
});
