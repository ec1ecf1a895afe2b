import { execFile, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { bundleScript } from './bundle.ts';
import { writeFiles } from '../contract/built-folder.ts';
import { listen } from '../contract/listening.ts';
import { startWrangler } from '../contract/wrangler.ts';

/** What is asked of an engine. */
export interface Task {
  /** The seeds go from 1 to this. */
  readonly seeds: number;
  /** How many records of each resource. */
  readonly items: number;
}

/** What an engine says: the digests in the order of their seeds, and the engine's own name and version. */
export interface Told {
  readonly digests: readonly string[];
  readonly version: string;
}

const IMPORT = `import { digestOfSeed } from './test/engines/digests.ts';`;

const seedsOf = ({ seeds }: Task): readonly number[] => Array.from({ length: seeds }, (_, index) => index + 1);

/** Hands over a folder that is gone afterwards. */
async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'mockgen-engine-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Runs the generator in a program that runs scripts and prints. */
export function inProcess(program: string, given: readonly string[], task: Task): Promise<Told> {
  return withFolder(async (folder) => {
    const script = `${IMPORT} for (const seed of ${JSON.stringify(seedsOf(task))}) console.log(digestOfSeed(seed, ${task.items}));`;
    writeFiles(folder, { 'digests.mjs': await bundleScript(script) });
    const { stdout } = await promisify(execFile)(program, [...given, join(folder, 'digests.mjs')]);
    const version = await promisify(execFile)(program, ['--version']);
    return { digests: stdout.trim().split('\n'), version: version.stdout.split('\n', 1)[0] ?? '' };
  });
}

/** Serves a page that runs a script, and emits `told` when the script has posted so many digests. */
async function serveScript(
  script: string,
  count: number,
): Promise<{ port: number; told: Promise<Told>; close(): Promise<void> }> {
  const page = new EventEmitter();
  const told = once(page, 'told').then(([all]: readonly Told[]) => all ?? { digests: [], version: '' });
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', '<!doctype html><meta charset="utf-8"><script type="module" src="digests.js"></script>'],
    '/digests.js': ['text/javascript', script],
  };
  const digests: string[] = [];
  const receive = async ({ headers }: IncomingMessage, body: Promise<string>): Promise<void> => {
    if (digests.push(await body) === count) page.emit('told', { digests, version: headers['user-agent'] ?? '' });
  };
  const server = await listen((request, response) => {
    if (request.method === 'POST') {
      receive(request, text(request)).then(
        () => response.end(),
        (error: unknown) => page.emit('error', error),
      );
      return;
    }
    const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.setHeader('content-type', `${type}; charset=utf-8`).end(body);
  });
  return { ...server, told };
}

/** Runs the generator in a page, which posts one digest after the other. */
export function inPage(program: string, given: (profile: string) => readonly string[], task: Task): Promise<Told> {
  return withFolder(async (folder) => {
    const script = await bundleScript(`${IMPORT} for (const seed of ${JSON.stringify(seedsOf(task))})
      await fetch('digest', { method: 'POST', body: digestOfSeed(seed, ${task.items}) });`);
    const { port, told, close } = await serveScript(script, task.seeds);
    const profile = join(folder, 'profile');
    mkdirSync(profile);
    // A browser is several processes: they are ended as the group that they are.
    const browser = spawn(program, [...given(profile), `http://127.0.0.1:${port}/`], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, HOME: folder },
    });
    const ended = once(browser, 'exit');
    try {
      const early = ended.then(() => Promise.reject(new Error(`${program} ended before its page was done`)));
      return await Promise.race([told, early]);
    } finally {
      if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid);
      await ended;
      await close();
    }
  });
}

/** Runs the generator in the worker of a local edge network, one request for each seed. */
export function inWorker(wrangler: string, task: Task): Promise<Told> {
  return withFolder(async (folder) => {
    const contents = `${IMPORT} export default { fetch: ({ url }) =>
      new Response(digestOfSeed(Number(new URL(url).searchParams.get('seed')), ${task.items})) };`;
    const settings = { name: 'digests', main: 'worker.js', compatibility_date: '2025-09-01' };
    const dir = join(folder, 'worker');
    writeFiles(dir, {
      'worker.js': await bundleScript(contents),
      'wrangler.json': JSON.stringify(settings),
    });
    const { port, close } = await startWrangler(wrangler, dir, join(folder, 'state'));
    try {
      const digests: string[] = [];
      for (const seed of seedsOf(task)) {
        const response = await fetch(`http://127.0.0.1:${port}/?seed=${seed}`);
        digests.push(await response.text());
      }
      const version = await promisify(execFile)(wrangler, ['--version']);
      return { digests, version: `wrangler ${version.stdout.trim()}` };
    } finally {
      await close();
    }
  });
}
