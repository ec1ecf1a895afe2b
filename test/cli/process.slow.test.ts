import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { builtFiles } from '../node/built-tree.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { writeSmall } from '../write/small-tree.ts';
import { capture, captureIn } from './capture.ts';
import { start, type Spawned } from './spawn.ts';

// Only what needs a process of its own, which runs the build in dist/: exit codes, signals and early ends.

const temporary = useTemporaryFolders();
const running: Spawned[] = [];
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map(({ ended }) => ended));
});

function launch(argv: readonly string[], cwd?: string): Spawned {
  const spawned = start(argv, cwd);
  running.push(spawned);
  return spawned;
}

/** A process of its own names the program by its path. */
const named = ({ stderr, ...ended }: Awaited<Spawned['ended']>) => ({
  ...ended,
  stderr: stderr.replaceAll(/node \S*bin\/mockgen\.js/g, 'mockgen'),
});

describe('wrong usage', () => {
  it.each([
    ['build --items 0', 2],
    ['build --seed 1.5', 2],
    ['build --seed -1', 2],
    ['build --only nope', 2],
    ['build --layout x', 2],
    ['build --ref-date x', 2],
    ['build --nope', 2],
    ['nope', 2],
    ['show nope', 2],
    ['serve --port x', 2],
  ])('%s prints one line without a stack', async (line, status) => {
    const dir = temporary();
    const ended = await captureIn(dir, line.split(' '));
    expect(ended).toMatchObject({ status, stdout: '' });
    expect(ended.stderr).toMatch(/^error: [^\n]+\n$/);
    expect(listTree(dir)).toEqual({});
  });

  it('prints the same line in a process of its own', async () => {
    const dir = temporary();
    const argv = ['show', 'nope'];
    expect(await launch(argv, dir).ended).toMatchObject({ ...(await captureIn(dir, argv)), signal: null });
  });
});

describe('an error', () => {
  it.each(['build --items 1 --out /proc/mockgen/tree', 'build --items 1', 'serve', 'check'])(
    '%s prints one line and a hint, without a stack',
    async (line) => {
      const dir = temporary();
      mkdirSync(join(dir, 'fixtures'));
      writeFileSync(join(dir, 'fixtures/notes.txt'), 'mine');
      const ended = await captureIn(dir, line.split(' '));
      expect(ended).toMatchObject({ status: 1, stdout: '' });
      expect(ended.stderr).toMatch(/^error: [^\n]+\n[A-Z][^\n]+\n$/);
      expect(ended.stderr).not.toMatch(/ {4}at |node:|\.js:\d/);
      expect(listTree(dir)).toEqual({ 'fixtures/notes.txt': 'mine' });
    },
  );

  it('is the same in a process of its own', async () => {
    const dir = temporary();
    expect(named(await launch(['check'], dir).ended)).toMatchObject({
      ...(await captureIn(dir, ['check'])),
      signal: null,
    });
  });
});

describe('the command line of a checkout', () => {
  it('says what to run before it is built', () => {
    const dir = temporary();
    mkdirSync(join(dir, 'bin'));
    writeFileSync(join(dir, 'package.json'), '{ "type": "module" }');
    copyFileSync('bin/mockgen.js', join(dir, 'bin/mockgen.js'));
    const { status, stderr } = spawnSync(process.execPath, ['bin/mockgen.js', 'build'], { cwd: dir, encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      'error: this checkout of mockgen is not built yet\nRun: npm ci && npm run build\n',
    ]);
  });
});

describe('the built command line', () => {
  it('builds the same tree as the sources, in plain text', async () => {
    const dir = temporary();
    const { status, stdout, stderr } = named(await launch(['build', '--items', '2', '--only', 'users'], dir).ended);
    expect([status, stdout]).toEqual([0, '']);
    expect(stderr).toMatch(/^fixtures: \d+ files written, 0 unchanged, 0 removed\nServe it: mockgen serve fixtures\n$/);
    expect(listTree(join(dir, 'fixtures'))).toEqual(builtFiles({ items: 2, only: ['users'] }));
    expect(await launch(['check'], dir).ended).toMatchObject({ status: 0, stdout: '' });
  });

  it('ends without an error when its reader closes the pipe', async () => {
    const { child, ended } = launch(['show', 'users', '20000']);
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await ended).toMatchObject({ status: 0, signal: null, stderr: '' });
  });
});

describe('a build that is killed', () => {
  it('leaves only complete files, and the next build cleans up', async () => {
    const dir = join(temporary(), 'tree');
    const { child, ended } = launch(['build', '--items', '3000', '--only', 'users,books', '--no-refs', '--out', dir]);
    // Killed once some of the files exist, at an arbitrary point.
    await untilThere(() => existsSync(join(dir, 'users/50.json')), ended);
    child.kill('SIGKILL');
    expect(await ended).toMatchObject({ status: null, signal: 'SIGKILL' });
    expect(existsSync(join(dir, 'mockgen.json'))).toBe(false);
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      // Temporary folders are removed later.
      if (name.endsWith('.json') && !name.startsWith('.mockgen-tmp')) JSON.parse(readFileSync(join(dir, name), 'utf8'));
    }
    expect(await capture(['build', '--items', '2', '--only', 'books', '--no-refs', '--out', dir])).toMatchObject({
      status: 0,
    });
    expect(listTree(dir)).toEqual(builtFiles({ items: 2, only: ['books'], refs: false }));
  });
});

describe('a server that is stopped', () => {
  const LARGE = 30_000_000;

  async function serve(): Promise<Spawned & { readonly port: number }> {
    const dir = temporary();
    await writeSmall(dir, { totals: { authors: 3 } });
    writeFileSync(join(dir, 'large.txt'), Buffer.alloc(LARGE, 'x'));
    const spawned = launch(['serve', dir, '--port', '0']);
    const text = await spawned.heard('Ctrl+C');
    return { ...spawned, port: Number(/127\.0\.0\.1:(\d+)/.exec(text)?.[1]) };
  }

  it.each(['SIGTERM', 'SIGINT'] as const)('by %s exits with 0, even with idle connections', async (signal) => {
    const { child, ended, port } = await serve();
    const idle = await connected(port);
    expect((await fetch(`http://127.0.0.1:${port}/authors`)).status).toBe(200);
    child.kill(signal);
    expect(await ended).toMatchObject({ status: 0, signal: null, stdout: '' });
    idle.destroy();
  });

  it('finishes a running response', async () => {
    const { child, ended, port } = await serve();
    const response = await fetch(`http://127.0.0.1:${port}/large.txt`);
    child.kill('SIGTERM');
    await untilClosed(port);
    expect((await response.arrayBuffer()).byteLength).toBe(LARGE);
    expect(await ended).toMatchObject({ status: 0, signal: null });
  });

  it('twice exits at once', async () => {
    const { child, ended, port } = await serve();
    const socket = await connected(port);
    socket.write('GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((done) => socket.once('readable', done));
    child.kill('SIGINT');
    await untilClosed(port);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ status: null, signal: 'SIGTERM' });
    socket.destroy();
  });
});

function connected(port: number): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => done(socket));
    // After it has connected, an error of the socket is expected.
    socket.on('error', fail);
  });
}

/** Connects repeatedly until nobody listens any more. */
async function untilClosed(port: number): Promise<void> {
  for (;;) {
    const socket = await connected(port).catch(() => undefined);
    if (!socket) return;
    socket.destroy();
  }
}

/** Checks repeatedly until the condition holds, or fails when the process has ended. */
async function untilThere(isThere: () => boolean, ended: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  void ended.then(() => over.abort());
  while (!isThere() && !over.signal.aborted) await new Promise((done) => setImmediate(done));
}
