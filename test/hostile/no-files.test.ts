import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captureIn } from '../cli/capture.ts';
import { builtFiles } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { writeTree } from '../serve/write-tree.ts';

const temporary = useTemporaryFolders();

/** What takes the place of a file. */
const IN_PLACE: readonly (readonly [what: string, put: (file: string) => void])[] = [
  ['a pipe', (file) => void execFileSync('mkfifo', [file])],
  ['a device', (file) => symlinkSync('/dev/zero', file)],
];

/** The files that users name, and a command that reads each. */
const NAMED: readonly (readonly [file: string, ...argv: string[]])[] = [
  ['mockgen.config.json', 'build'],
  ['mockgen.config.mjs', 'check'],
  ['openapi.yaml', 'init', '--from', 'openapi.yaml'],
  ['templates/item.json.hbs', 'build', '--templates', 'templates'],
];

/** The files that builds leave, and a command that reads each. */
const BUILT: readonly (readonly [file: string, ...argv: string[]])[] = [
  ['mockgen.json', 'build', '--only', 'users', '--items', '2'],
  ['mockgen.json', 'check'],
  ['mockgen.json', 'expand'],
  ['mockgen.json', 'serve', '--port', '0'],
  ['.mockgen-build.json', 'build', '--only', 'users', '--items', '2'],
  ['users/all.json', 'expand'],
];

const casesOf = (files: typeof NAMED): [string, string, readonly string[], (file: string) => void][] =>
  IN_PLACE.flatMap(([what, put]) =>
    files.map(([file, ...argv]) => [what, file, argv, put] as [string, string, string[], typeof put]),
  );

describe.skipIf(process.platform === 'win32')('a command waits for nothing that is no file', () => {
  it.each(casesOf(NAMED))('%s instead of %s: %j', async (_, file, argv, put) => {
    const dir = temporary();
    mkdirSync(join(dir, 'templates'));
    put(join(dir, file));
    const { status, stderr } = await captureIn(dir, argv);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^error: cannot read [^\n]*: it is a pipe, a device or a socket, not a file\n/),
    ]);
  });

  it.each(casesOf(BUILT))('%s instead of %s in a tree: %j', async (_, file, argv, put) => {
    const dir = temporary();
    const small = { only: ['users'], refs: false, items: 2, dataOnly: true, packed: argv[0] === 'expand' };
    writeTree(join(dir, 'fixtures'), builtFiles(small));
    rmSync(join(dir, 'fixtures', file), { force: true });
    put(join(dir, 'fixtures', file));
    const { status, stderr } = await captureIn(dir, argv);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^error: cannot read [^\n]*: it is a (?:pipe|link)[^\n]*\n/),
    ]);
  });
});
