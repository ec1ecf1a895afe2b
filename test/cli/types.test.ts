import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { capture } from './capture.ts';

const temporary = useTemporaryFolders();

it('types writes the interfaces of all resources to a file, and again over them', async () => {
  const out = join(temporary(), 'api.ts');
  for (const _ of ['first', 'again'])
    expect(await capture(['types', '--out', out])).toEqual({
      status: 0,
      stdout: '',
      stderr: expect.stringMatching(/api\.ts: types of \d+ resources\n$/) as string,
    });
  expect(readFileSync(out, 'utf8')).toBe((await capture(['types'])).stdout);
});

it('types replaces no file of anybody else', async () => {
  const out = join(temporary(), 'package.json');
  writeFileSync(out, '{}\n');
  const { status, stderr } = await capture(['types', '--out', out]);
  expect([status, stderr]).toEqual([
    2,
    `error: --out ${out}: expected no file, or one of mockgen types, got another one\n`,
  ]);
  expect(readFileSync(out, 'utf8')).toBe('{}\n');
});
