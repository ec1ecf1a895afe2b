import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { checkTree, type BuildOptions } from '../../src/write/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { rounds } from '../effort.ts';

const temporary = useTemporaryFolders();
const BUILD = resolve('test/write/build-process.js');

interface Ended {
  readonly status: number | null;
  readonly signal: string | null;
  readonly stderr: string;
}

type Options = Partial<BuildOptions> & {
  readonly out: string;
  /** Whether it builds repeatedly until it is stopped. */
  readonly hold?: true;
  /** User id that it runs as after it was loaded. */
  readonly uid?: number;
};

/** Starts a build in a process of its own. */
function start(options: Options): {
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<Ended>;
  readonly begun: Promise<void>;
} {
  const child = spawn(process.execPath, [BUILD, JSON.stringify({ ...DEFAULTS, ...options })], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const begun = new Promise<void>((done) => child.stdout.once('data', () => done()));
  child.stdout.resume();
  const ended = new Promise<Ended>((done) => {
    child.on('close', (status, signal) => done({ status, signal, stderr }));
  });
  const kill = (signal: NodeJS.Signals): void => {
    child.kill(signal);
    // A signal at the very end of a build is lost, so it is sent again during the next one.
    child.stdout.on('data', () => child.kill(signal));
  };
  return { kill, ended, begun };
}

// Each takes a second or two.
const ROUNDS = rounds(1, 12);

const only = ['users', 'books'];
const hidden = (dir: string): readonly string[] => readdirSync(dir).filter((name) => name.startsWith('.'));

describe('two simultaneous builds', () => {
  it('produce one complete tree, in either order', { timeout: 120_000 }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const out = join(temporary(), 'tree');
      const small = { out, only, items: 5 + round, seed: round };
      const large = { out, only: only.slice(round % 2), items: 60, layout: round % 3 ? 'both' : 'flat' } as const;
      const ended = await Promise.all([start(small).ended, start(large).ended]);
      expect(ended).toEqual(ended.map(() => ({ status: 0, signal: null, stderr: '' })));
      expect(await checkTree(builtins, out)).toMatchObject({ changed: [], missing: [], extra: [] });
      expect(hidden(out)).toEqual([]);
    }
  });
});

describe('a build that is stopped', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('by %s releases the folder', async (signal) => {
    const out = join(temporary(), 'tree');
    const build = start({ out, only, items: 50, hold: true });
    await build.begun;
    build.kill(signal);
    expect(await build.ended).toMatchObject({ signal });
    expect(existsSync(join(out, '.mockgen-lock'))).toBe(false);
  });

  it('by force leaves a folder that the next one takes over', async () => {
    const out = join(temporary(), 'tree');
    const build = start({ out, only, items: 50, hold: true });
    await build.begun;
    build.kill('SIGKILL');
    await build.ended;
    expect(await start({ out, only, items: 3 }).ended).toMatchObject({ status: 0, stderr: '' });
    expect(await checkTree(builtins, out)).toMatchObject({ changed: [], missing: [], extra: [] });
    expect(hidden(out)).toEqual([]);
  });
});

describe('a tree without write permission', () => {
  // Permissions do not restrict root.
  const user = process.getuid?.() === 0 ? { uid: 65534 } : {};

  it('can be built if nothing has to change, even with a lock left behind', async () => {
    const root = temporary();
    chmodSync(root, 0o755);
    const out = join(root, 'tree');
    // Only data, since bundles would have to be read.
    const tree = { out, only, items: 3, dataOnly: true };
    expect(await start(tree).ended).toMatchObject({ status: 0 });
    for (const text of [undefined, '{"pid":1']) {
      if (text !== undefined) writeFileSync(join(out, '.mockgen-lock'), text);
      utimesSync(join(out, text === undefined ? 'mockgen.json' : '.mockgen-lock'), 0, 0);
      chmodSync(out, 0o555);
      expect(await start({ ...tree, ...user }).ended).toMatchObject({ status: 0, stderr: '' });
      const { status, stderr } = await start({ ...tree, ...user, items: 4 }).ended;
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(/^write_failed: cannot write .*: permission denied\n$/),
      ]);
      chmodSync(out, 0o755);
    }
  });
});
