import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { start } from './spawn.ts';

const temporary = useTemporaryFolders();

/** Runs a command in a folder with a config. */
async function runWith(
  config: string,
  command: string,
): Promise<{ status: number | null; stderr: string; dir: string }> {
  const dir = temporary();
  writeFileSync(join(dir, 'mockgen.config.mjs'), config);
  const { status, stderr } = await start([command], dir).ended;
  return { status, stderr, dir };
}

const USERS = "export default { builtins: ['users'], items: 2 };\n";

/** A config whose records end the process. */
const EXITS_LATE = `export default {
  resources: { notes: { fields: { id: {}, text: { type: 'string', reads: ['id'], value: () => process.exit(0) } } } },
};\n`;

describe('a command that did not do its work exits with 1 and a reason', () => {
  it.each([
    ['build', 'awaits forever', `await new Promise(() => {});\n${USERS}`, 'awaits a promise that never settles'],
    ['check', 'awaits forever', `await new Promise(() => {});\n${USERS}`, 'awaits a promise that never settles'],
    ['build', 'exits', `process.exit(0);\n${USERS}`, 'the process ended before the command had finished'],
    ['build', 'exits while records are made', EXITS_LATE, 'the process ended before the command had finished'],
  ])('%s with a config that %s', async (command, _, config, message) => {
    const { status, stderr, dir } = await runWith(config, command);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) as string });
    expect(existsSync(join(dir, 'fixtures/mockgen.json'))).toBe(false);
  });

  it.skipIf(!existsSync('/dev/full'))('list into a full file', () => {
    const command = `"${process.execPath}" "${resolve('bin/mockgen.js')}" list > /dev/full`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^error: cannot write to the standard output: [^\n]+\n$/);
  });
});

it('a command ends even if its config has left a timer running', async () => {
  const { status, dir } = await runWith(`setInterval(() => {}, 1000);\n${USERS}`, 'build');
  expect(status).toBe(0);
  expect(existsSync(join(dir, 'fixtures/users/2.json'))).toBe(true);
});
