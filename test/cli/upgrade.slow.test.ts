import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DATA_VERSION, VERSION } from '../../src/version.ts';
import { oldManifest, type OldTree } from '../node/old-tree.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { capture, type Captured } from './capture.ts';

const temporary = useTemporaryFolders();
const OLDER = DATA_VERSION - 1;
let dir = '';

const build = (...more: readonly string[]): Promise<Captured> =>
  capture(['build', '--only', 'users,books', '--items', '12', '--out', dir, ...more]);

function age(old: OldTree): void {
  const file = join(dir, 'mockgen.json');
  writeFileSync(file, oldManifest(readFileSync(file, 'utf8'), old));
}

beforeEach(async () => {
  dir = join(temporary(), 'tree');
  await build('--quiet');
});

describe('a tree of another data version', () => {
  const versions = `holds data version ${OLDER}, and mockgen ${VERSION} makes data version ${DATA_VERSION}`;
  const pin = 'npm i -D mockgen-cli@0.2.0';

  it.each([[[]], [['--quiet']], [['--force']]])(
    'is left unchanged by build %j, which says in one line what to do',
    async (more) => {
      age({ dataVersion: OLDER });
      const before = listTree(dir);
      expect(await build(...more)).toEqual({
        status: 1,
        stdout: '',
        stderr: `error: ${dir} ${versions}: 1 file would change. Add --upgrade to accept that, or stay with its version: ${pin}\n`,
      });
      expect(listTree(dir)).toEqual(before);
    },
  );

  it('is replaced with --upgrade, which has no effect on other trees', async () => {
    age({ dataVersion: OLDER });
    expect((await build('--upgrade')).stderr).toMatch(/: 1 files written, \d+ unchanged, 0 removed\n/);
    expect((await build('--upgrade')).stderr).toMatch(/: 0 files written, \d+ unchanged, 0 removed\n/);
    dir = temporary();
    writeFileSync(join(dir, 'notes.txt'), 'mine');
    expect(await build('--upgrade')).toMatchObject({ status: 1 });
  });

  it('is not compared by check, which says in one line what to do', async () => {
    age({ dataVersion: OLDER });
    expect(await capture(['check', dir])).toEqual({
      status: 1,
      stdout: '',
      stderr: `error: ${dir} ${versions}. Accept that with mockgen build --upgrade, or stay with its version: ${pin}\n`,
    });
  });

  it.each(['build', 'check', 'serve', 'expand'])(
    'is refused by %s if it is too new for this version',
    async (command) => {
      age({ dataVersion: DATA_VERSION + 1, format: 3, mockgen: '9.0.0' });
      const argv = command === 'build' ? ['build', '--out', dir] : [command, dir];
      expect(await capture(argv)).toEqual({
        status: 1,
        stdout: '',
        stderr:
          `error: ${join(dir, 'mockgen.json')} is of format 3, and this mockgen knows formats up to 2\n` +
          'Go on with the version that built it: npm i -D mockgen-cli@9.0.0\n',
      });
    },
  );

  it('is served with a notice, and without other seeds', async () => {
    age({ dataVersion: OLDER });
    let stop = (): void => {};
    let heard = '';
    const { status, stderr } = await capture(['serve', dir, '--port', '0'], {
      onStop: (listener) => (stop = listener),
      stderr: (text) => {
        heard += text;
        if (text.includes('Ctrl+C')) stop();
      },
    });
    expect([status, stderr]).toEqual([0, '']);
    const [first = '', second = ''] = heard.split('\n');
    expect(first).toBe(
      `note: This tree has seed 42 only: it ${versions}. For other seeds, ` +
        `build it again with mockgen build --upgrade, or stay with its version: ${pin}`,
    );
    expect(second).toMatch(/^Serving /);
    expect(heard).toMatch(/\?q=an\n/);
    expect(heard).not.toContain('?seed=');
  });

  it('is explained in the help', async () => {
    const { stdout } = await capture(['build', '--help'], { columns: 200 });
    expect(stdout).toMatch(/--upgrade +replace a tree of an older data version, [^\n]*--force alone does not/);
  });
});

describe('files edited by hand', () => {
  const edit = (paths: readonly string[]): void => {
    for (const path of paths) writeFileSync(join(dir, path), '{}\n');
  };

  it('are named by the build that overwrites them', async () => {
    edit(['users/3.json', 'people/users/meta.json']);
    const { status, stdout, stderr } = await build();
    expect([status, stdout]).toEqual([0, '']);
    expect(stderr).toMatch(/^warning: 2 files edited by hand were overwritten:\n/);
    const lines = stderr.split('\n').slice(1, 4);
    expect(lines.slice(0, 2)).toEqual(
      [join(dir, 'people/users/meta.json'), join(dir, 'users/3.json')].map((path) => `  ${path}`),
    );
    expect(lines[2]).toMatch(/: 2 files written, /);
    expect((await build()).stderr).not.toContain('edited');
  });

  it('are named up to a limit of ten', async () => {
    edit(Array.from({ length: 12 }, (_, at) => `users/${at + 1}.json`));
    const { stderr } = await build('--seed', '7');
    expect(stderr).toMatch(
      /^warning: 12 files edited by hand were overwritten:\n(?: {2}\S+\.json\n){10} {2}and 2 more\n/,
    );
  });

  it('are kept and named by the build that would have removed them', async () => {
    edit(['users/9.json', 'users/10.json']);
    const { stderr } = await build('--items', '5');
    expect(stderr).toMatch(
      /^warning: 2 files were kept, since nothing proves that a build wrote them:\n {2}\S+10\.json\n {2}\S+9\.json\n/,
    );
    expect(readFileSync(join(dir, 'users/9.json'), 'utf8')).toBe('{}\n');
    expect(existsSync(join(dir, 'users/8.json'))).toBe(false);
  });

  it('are not mentioned if there are none, and a single one is in the singular', { tags: 'slow' }, async () => {
    edit(['users/3.json']);
    expect(await build('--quiet')).toEqual({ status: 0, stdout: '', stderr: '' });
    edit(['users/3.json']);
    expect((await build()).stderr).toMatch(/^warning: 1 file edited by hand was overwritten:\n/);
  });

  it('are also named by expand', async () => {
    const packed = join(temporary(), 'packed');
    await capture(['build', '--only', 'users,books', '--items', '12', '--packed', '--out', packed, '--quiet']);
    edit(['users/3.json']);
    const { status, stderr } = await capture(['expand', packed, '--out', dir]);
    expect(status).toBe(0);
    expect(await capture(['expand', packed, '--out', dir, '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(stderr).toMatch(/^warning: 1 file edited by hand was overwritten:\n {2}\S+users\/3\.json\n/);
  });
});
