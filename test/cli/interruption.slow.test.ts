import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { capture } from './capture.ts';
import { start } from './spawn.ts';

const temporary = useTemporaryFolders();

it('a build that is interrupted says so, and the next one finishes it', async () => {
  const out = join(temporary(), 'tree');
  const { child, ended } = start(['build', '--items', '2000', '--only', 'users', '--data-only', '--out', out]);
  const isOver = ended.then(() => true);
  const turn = (): Promise<boolean> => new Promise((done) => setImmediate(() => done(false)));
  while (!existsSync(join(out, '.mockgen-build.json')) && !(await Promise.race([isOver, turn()])));
  child.kill('SIGINT');
  // A shell knows this end as the exit code 130.
  expect(await ended).toMatchObject({ status: null, signal: 'SIGINT' });
  expect((await ended).stderr).toMatch(/^Interrupted\. Run the command again to finish\.\n$/m);
  expect(existsSync(join(out, '.mockgen-lock'))).toBe(false);
  const argv = ['--items', '20', '--only', 'users', '--data-only', '--out', out];
  expect(await capture(['build', ...argv])).toMatchObject({ status: 0 });
  expect(await capture(['check', out])).toMatchObject({ status: 0 });
});
