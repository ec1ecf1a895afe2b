import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../src/cli/open-browser.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Puts a program of a name at the beginning of the path. */
function program(name: string, body: string): string {
  const dir = temporary();
  writeFileSync(join(dir, name), `#!/bin/sh\n${body}\n`);
  chmodSync(join(dir, name), 0o755);
  vi.stubEnv('PATH', `${dir}:/bin:/usr/bin`);
  return dir;
}

const failureOf = (platform: string): Promise<string> =>
  new Promise((done) => {
    openBrowser('http://127.0.0.1:3000/', done, platform);
  });

describe.skipIf(process.platform === 'win32')('a browser', () => {
  it.each([
    ['linux', 'xdg-open'],
    ['darwin', 'open'],
  ])('is opened on %s by %s', async (platform, name) => {
    const dir = program(name, 'echo "$@" > "$(dirname "$0")/asked"; exit 3');
    expect(await failureOf(platform)).toBe(`--open: ${name} failed with 3; open http://127.0.0.1:3000/ yourself`);
    expect(readFileSync(join(dir, 'asked'), 'utf8')).toBe('http://127.0.0.1:3000/\n');
  });

  it('that cannot be started is one line', async () => {
    vi.stubEnv('PATH', temporary());
    expect(await failureOf('linux')).toMatch(/^--open: xdg-open cannot be started; open \S+ yourself$/);
  });
});
