import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { captureIn } from '../cli/capture.ts';
import { builtFiles } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { writeTree } from '../serve/write-tree.ts';

const temporary = useTemporaryFolders();

/** Clears the screen, and shows what follows from right to left. Messages about configs have blanks for controls anyway. */
const NAME = 'a\u001b[2J\u202eb';
const SHOWN = /\\u\{202e\}b/;

it('no command prints what a terminal would obey', async () => {
  const dir = temporary();
  writeTree(join(dir, 'fixtures'), builtFiles({ only: ['users'], refs: false, items: 2, dataOnly: true }));
  writeFileSync(join(dir, 'fixtures', `${NAME}.txt`), '');
  mkdirSync(join(dir, 'config'));
  writeFileSync(join(dir, 'config/mockgen.config.json'), JSON.stringify({ resources: { notes: { [NAME]: 1 } } }));
  for (const [folder, argv] of [
    ['.', ['check']],
    ['.', ['check', NAME]],
    ['config', ['build']],
  ] as const) {
    const { status, stdout, stderr } = await captureIn(join(dir, folder), argv);
    expect(status).not.toBe(0);
    expect(stdout + stderr).not.toMatch(/[\u001b\u202e]/);
    expect(stdout + stderr).toMatch(SHOWN);
  }
});
