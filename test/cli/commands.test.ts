import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cases } from '../effort.ts';
import { builtFiles, writeBuilt } from '../node/built-tree.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { capture, captureIn } from './capture.ts';

const temporary = useTemporaryFolders();
const SMALL = ['--only', 'users,books', '--no-refs', '--items', '3'];
const files = builtFiles({ only: ['users', 'books'], refs: false, items: 3 });
const total = Object.keys(files).length;

/** Options of `serve`, and the base that they give a tree whose own is `/api`. */
const BASES: readonly (readonly [options: readonly string[], base: string])[] = cases(
  [[['--base', '/mock/'], '/mock']],
  [
    [[], '/api'],
    [['--base', '/mock/'], '/mock'],
    [['--base', '/'], ''],
  ],
);

async function built(): Promise<string> {
  const dir = join(temporary(), 'tree');
  expect(await capture(['build', ...SMALL, '--out', dir, '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
  return dir;
}

describe('build', () => {
  it('writes a tree and reports it', async () => {
    const dir = join(temporary(), 'tree');
    const build = (...more: readonly string[]): ReturnType<typeof capture> =>
      capture(['build', ...SMALL, '--out', dir, ...more]);
    const hint = `Serve it: mockgen serve ${dir}\n`;
    expect(await build()).toEqual({
      status: 0,
      stdout: '',
      stderr: `${dir}: ${total} files written, 0 unchanged, 0 removed\n${hint}`,
    });
    expect(listTree(dir)).toEqual(files);
    expect((await build()).stderr).toBe(`${dir}: 0 files written, ${total} unchanged, 0 removed\n${hint}`);
    const { stderr } = await build('--items', '2');
    expect(stderr).toMatch(/, 4 removed\n/);
    expect(listTree(dir)).toEqual(builtFiles({ only: ['users', 'books'], refs: false, items: 2 }));
  });

  it.each([
    ['my tree', "'my tree'"],
    ['-x', './-x'],
  ])('quotes the folder %j for a shell in its output', async (out, written) => {
    const { stderr } = await captureIn(temporary(), ['build', ...SMALL, `--out=${out}`]);
    expect(stderr).toMatch(new RegExp(`\nServe it: mockgen serve ${written}\n$`));
  });

  it('includes resources that others refer to', async () => {
    const dir = join(temporary(), 'tree');
    await capture(['build', '--only', 'invoices', '--items', '2', '--out', dir]);
    const { resources } = JSON.parse(readFileSync(join(dir, 'mockgen.json'), 'utf8')) as { resources: object };
    expect(Object.keys(resources)).toEqual(['invoices', 'users']);
    await capture(['build', '--only', 'invoices', '--no-refs', '--items', '2', '--out', dir]);
    expect(listTree(dir)).toEqual(builtFiles({ only: ['invoices'], refs: false, items: 2 }));
    expect(await capture(['check', dir])).toMatchObject({ status: 0 });
  });

  it('accepts all options', async () => {
    const dir = temporary();
    const templates = temporary();
    const override = '{"wrapped":{{json record}} }\n';
    writeFileSync(join(templates, 'item.json.hbs'), override);
    const options = [
      '--seed',
      '0',
      '--items',
      '2',
      '--only',
      'books',
      '--layout',
      'category',
      '--ref-date',
      '2030-05-06',
    ];
    const argv = ['build', ...options, '--templates', templates, '--out', dir, '--quiet'];
    expect(await capture(argv)).toMatchObject({ status: 0, stderr: '' });
    expect(listTree(dir)).toEqual(
      builtFiles({
        seed: 0,
        items: 2,
        only: ['books'],
        layout: 'category',
        refDate: '2030-05-06T00:00:00.000Z',
        overrides: { 'item.json.hbs': override },
      }),
    );
    expect(await capture(['check', dir])).toMatchObject({ status: 0 });
  });

  it('shows its progress on a terminal, and clears it at the end', async () => {
    const build = (io: { isTerminal: boolean }, ...more: string[]): ReturnType<typeof capture> =>
      capture(['build', ...SMALL, '--out', join(temporary(), 'tree'), ...more], io);
    const { stderr } = await build({ isTerminal: true });
    expect(stderr).toMatch(/^\rBuilding: \d+ % of \d+ files\r/);
    expect(stderr).toContain('\rBuilding: 100 % of');
    expect(stderr).toMatch(/\r +\r[^\r]+ written, [^\r]+$/);
    expect((await build({ isTerminal: false })).stderr).not.toContain('\r');
    expect((await build({ isTerminal: true }, '--quiet')).stderr).toBe('');
  });

  it('clears its progress before it reports an error', async () => {
    const dir = temporary();
    mkdirSync(join(dir, 'users/2.json'), { recursive: true });
    const argv = ['build', ...SMALL, '--out', dir, '--force'];
    const { status, stderr } = await capture(argv, { isTerminal: true });
    expect(status).toBe(1);
    expect(stderr).toMatch(/\r +\rerror: cannot write [^\n]+: a folder is in its place\n[^\n]+\n$/);
  });

  it.each([
    ['/etc/hostname/tree', 'cannot make /etc/hostname/tree: a part of its path is a file, not a folder'],
    ['/proc/mockgen/tree', 'cannot make /proc/mockgen/tree: there is no such file or folder'],
    ['/etc/hostname', '/etc/hostname is a file, not a folder'],
  ])('fails with two lines for --out %s', async (out, message) => {
    const { status, stdout, stderr } = await capture(['build', ...SMALL, '--out', out]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^error: ${message}\\n[^\\n]+\\n$`));
  });

  it('refuses a folder that mockgen did not create, unless forced', async () => {
    const dir = temporary();
    writeFileSync(join(dir, 'notes.txt'), 'mine');
    const { status, stderr } = await capture(['build', ...SMALL, '--out', dir]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^error: [^\n]+ is not empty and no build made it\nChoose another --out, [^\n]+\n$/);
    expect(listTree(dir)).toEqual({ 'notes.txt': 'mine' });
    expect(await capture(['build', ...SMALL, '--out', dir, '--force'])).toMatchObject({ status: 0 });
    expect(listTree(dir)).toEqual({ ...files, 'notes.txt': 'mine' });
  });
});

describe('check', () => {
  it('prints one line for an unchanged tree', async () => {
    const dir = await built();
    expect(await capture(['check', dir])).toEqual({
      status: 0,
      stdout: '',
      stderr: `${dir}: all ${total} files are as built\n`,
    });
  });

  it('lists the differences, one per line', async () => {
    const dir = await built();
    writeFileSync(join(dir, 'users/1.json'), '{}');
    rmSync(join(dir, 'books/3.json'));
    writeFileSync(join(dir, 'notes.txt'), '');
    expect(await capture(['check', dir])).toEqual({
      status: 1,
      stdout: 'changed users/1.json\nmissing books/3.json\nextra notes.txt\n',
      stderr: `${dir}: 1 changed, 1 missing, 1 extra of ${total} files\n`,
    });
  });

  it('notes that another version built the tree', async () => {
    const dir = await built();
    const manifest = (files['mockgen.json'] ?? '').replace(/"faker": "[^"]*"/, '"faker": "1.0.0"');
    writeFileSync(join(dir, 'mockgen.json'), manifest);
    expect((await capture(['check', dir])).stderr).toMatch(/^Note: built by [^\n]*faker 1\.0\.0[^\n]*\n[^\n]+\n$/);
  });

  it('builds the resources of a config again', async () => {
    const folder = temporary();
    const config = (last: number): string =>
      `export default { out: 'tree', items: 2, resources: { books: { fields: { x: { type: 'integer', value: () => ${last} } } } } };\n`;
    writeFileSync(join(folder, 'mockgen.config.mjs'), config(1));
    expect(await captureIn(folder, ['build', '--quiet'])).toMatchObject({ status: 0, stderr: '' });
    expect(await captureIn(folder, ['check'])).toMatchObject({ status: 0, stdout: '' });
    writeFileSync(join(folder, 'tree/books/1.json'), '{}');
    expect(await captureIn(folder, ['check'])).toMatchObject({ status: 1, stdout: 'changed books/1.json\n' });
  });

  it.each(['check', 'serve'])('%s requires a tree', async (command) => {
    const dir = temporary();
    expect(await capture([command, dir])).toEqual({
      status: 1,
      stdout: '',
      stderr: `error: ${dir} holds no mockgen.json\nBuild one: mockgen build --out ${dir}\n`,
    });
  });
});

describe('serve', () => {
  it('prints its address, serves, and stops on a signal', async () => {
    const dir = await built();
    let stop = (): void => {};
    let stderr = '';
    let announce = (): void => {};
    const announced = new Promise<void>((resolve) => (announce = resolve));
    const ended = capture(['serve', dir, '--port', '0'], {
      onStop: (listener) => (stop = listener),
      stderr: (text) => {
        stderr += text;
        if (text.includes('Ctrl+C')) announce();
      },
    });
    await announced;
    expect(stderr).not.toContain('note:');
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(stderr) ?? [];
    const addresses = stderr.match(/^ {2}http\S+$/gm) ?? [];
    expect(addresses.length).toBeGreaterThanOrEqual(3);
    for (const address of addresses) expect([address, (await fetch(address.trim())).status]).toEqual([address, 200]);
    stop();
    expect(await ended).toMatchObject({ status: 0, stdout: '' });
    await expect(fetch(url)).rejects.toThrow();
  });

  it.each(BASES)(
    'with %j prints the addresses below %s with the names of the tree, and reports ignored parameters',
    { tags: 'slow' },
    async (given, base) => {
      const dir = temporary();
      const api = { base: '/api', query: { page: '_page', limit: '_limit', q: 'term' }, firstPage: 0 } as const;
      await writeBuilt(dir, { items: 20, only: ['users'], api });
      let stop = (): void => {};
      let stderr = '';
      let announce = (): void => {};
      const announced = new Promise<void>((resolve) => (announce = resolve));
      const ended = capture(['serve', dir, '--port', '0', ...given], {
        onStop: (listener) => (stop = listener),
        stderr: (text) => {
          stderr += text;
          if (text.includes('Ctrl+C')) announce();
        },
      });
      await announced;
      const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(stderr) ?? [];
      expect(stderr).toContain(`at ${url}${base && `${base}/`}\n`);
      const addresses = stderr.match(/^ {2}http\S+$/gm) ?? [];
      expect(addresses).toContain(`  ${url}${base}/users?_page=1&_limit=5`);
      for (const address of addresses) expect([address, (await fetch(address.trim())).status]).toEqual([address, 200]);
      for (const query of ['page=2', 'page=3', 'sort=name', 'colour=red']) await fetch(`${url}${base}/users?${query}`);
      stop();
      await ended;
      expect(stderr.match(/^ignored: .*$/gm)).toEqual([
        'ignored: page (did you mean _page?)',
        'ignored: sort (sorting takes a dialect)',
        'ignored: colour',
      ]);
    },
  );

  it('prints a line per request on a terminal, and where it is reached in the network', { tags: 'slow' }, async () => {
    const dir = await built();
    let stop = (): void => {};
    let stderr = '';
    const heard = new Map<string, () => void>();
    const until = (text: string): Promise<void> => new Promise((done) => heard.set(text, done));
    const announced = until('Ctrl+C');
    const ended = capture(['serve', dir, '--port', '0', '--host', '0.0.0.0'], {
      isTerminal: true,
      onStop: (listener) => (stop = listener),
      stderr: (text) => {
        stderr += text;
        for (const [wanted, done] of heard) if (text.includes(wanted)) done();
      },
    });
    await announced;
    const [, url = ''] = /at (http:\/\/127\.0\.0\.1:\d+)\n/.exec(stderr) ?? [];
    const logged = until('GET ');
    await (await fetch(`${url}/users?sort=a&x=%1b`)).text();
    await logged;
    expect(stderr).toMatch(
      /^GET \/users\?sort=a&x=%1b 200 \d+ ms, \d+ records, ignored: sort \(sorting takes a dialect\), x$/m,
    );
    expect(stderr).not.toContain('\nignored:');
    stop();
    await ended;
  });

  it('reports a taken port in one line with a hint', async () => {
    const dir = await built();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    // A TCP server that listens has an address of this kind.
    const { port } = other.address() as AddressInfo;
    expect(await capture(['serve', dir, '--port', `${port}`])).toEqual({
      status: 1,
      stdout: '',
      stderr:
        `error: cannot listen on 127.0.0.1:${port}: the port is taken\n` +
        'Choose another with --port or --host; --port 0 takes any free port.\n',
    });
    other.close();
  });
});

describe('expand', () => {
  it('writes the full tree beside the packed one, or into its folder, and reports it', async () => {
    const [dir, out] = [join(temporary(), 'packed'), join(temporary(), 'full')];
    await capture(['build', ...SMALL, '--packed', '--out', dir, '--quiet']);
    expect(await capture(['expand', dir, '--out', out])).toEqual({
      status: 0,
      stdout: '',
      stderr: `${out}: ${total} files written, 0 unchanged, 0 removed\n`,
    });
    expect(listTree(out)).toEqual(files);
    expect((await capture(['expand', dir])).stderr).toMatch(
      new RegExp(`^${dir}: \\d+ files written, \\d+ unchanged, 0 removed\n$`),
    );
    expect(listTree(dir)).toEqual(files);
  });
});
