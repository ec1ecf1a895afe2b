import { existsSync, statfsSync } from 'node:fs';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * Where the tests put their folders: in memory where the system has room there, since they write a hundred thousand small
 * files. On a disk, half of the time of a build is the disk's.
 */
function temporaryFolder(): { readonly TMPDIR?: string } {
  const [memory, gigabytes] = ['/dev/shm', 4];
  if (process.env['TMPDIR'] !== undefined || !existsSync(memory)) return {};
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= gigabytes * 2 ** 30 ? { TMPDIR: memory } : {};
}

/** Files of tests that `npm test` has no time for, and the tag of such tests in other files: `.ci/run` runs them, too. */
const SLOW = 'test/**/*.slow.test.ts';
const TAG = { name: 'slow', description: 'takes longer than `npm test` may' };

const config: ViteUserConfig = defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'quick', include: ['test/**/*.test.ts'], exclude: [SLOW] } },
      { extends: true, test: { name: 'slow', include: [SLOW] } },
    ],
    tags: [TAG],
    env: temporaryFolder(),
    setupFiles: ['test/property-seed.ts'],
    sequence: { shuffle: true },
    // No test leaves anything behind in its process, so files may share one: a third of the time.
    isolate: false,
    // What was transformed once is read by later runs, which saves them some five seconds.
    experimental: { fsModuleCache: true },
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

export default config;
